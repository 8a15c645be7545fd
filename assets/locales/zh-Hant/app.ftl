### 程式本身的文字：書架、大廳、選單、面板。本檔是譯文的依據：先改這裡，再改 zh-Hans 與 en。

## 書架

house-title = 商旅驛站
house-tagline = 六個故事、紙牌與駱駝的桌上遊戲
# $least、$most：人數；$minutes：分鐘；$age：歲。
box-facts = { $least }–{ $most } 人・{ $minutes } 分・{ $age } 歲起
back-to-shelf = 回到書架
open-settings = 設定
open-credits = 製作名單
open-import = 匯入
open-quit = 離開
open-rules = 規則書
open-pause = 選單
open-log = 紀錄

## 大廳

lobby-seats = 位玩家
lobby-seat = 座位
lobby-name = 名字
lobby-player = 由誰來玩
lobby-side = 坐在桌子的哪一邊
side-south = 下方
side-west = 左邊
side-north = 上方
side-east = 右邊
lobby-agreements = 約定
lobby-seating = 怎麼共用螢幕
seating-pass = 輪流傳裝置
seating-around = 圍著螢幕坐
lobby-first = 誰先開始
lobby-first-random = 隨機
lobby-seed = 亂數種子
lobby-seed-random = 留空就隨機
lobby-seed-note = 種子定下這一局所有的運氣：種子一樣、安排一樣，發出來的就是同一局。
lobby-fewer = 減少一位
lobby-more = 增加一位
start-match = 開始
lobby-kept = 有一局還沒玩完
lobby-continue = 接著玩
lobby-discard = 不要了……
discard-ask = 真的不要這一局了嗎？之後就不能再接著玩。
discard-confirm = 不要了
discard-not = 留著
coach-allowed = 可以請教練
coach-not-allowed = 這一局不請

## 桌上

turn-yours = 輪到你了，選一件事
turn-bot = 正在想……
turn-watching = 看看發生了什麼
act-undo = 收回上一步
act-step = 下一步
act-hurry = 快轉
act-back = 收起來
act-results = 看結果
act-confirm = 就這樣
act-clear = 重來
act-rematch = 再玩一局
act-replay = 重播
act-look = 看看桌面
turn-undo = 還可以收回
# $at：正在看第幾步；$of：全部幾步。
replay-at = 重播・第 { $at }／{ $of } 步
replay-rest = 暫停重播
replay-go-on = 繼續播放
replay-step = 看下一步
replay-stop = 結束重播，看結果
summary-go-on = 繼續
coach = 教練
speed-slow = 慢
speed-normal = 普通
speed-fast = 快
speed-instant = 瞬間
speed-step = 逐步
# $name：要叫來的人。
curtain-ask = 請{ $name }過來看
curtain-note = 接下來是祕密，其他人請先別看。
curtain-come = 我來了
curtain-not-now = 先不要
# $seed：亂數種子。
results-seed = 亂數種子 { $seed }
results-same = 發一模一樣的局
results-order = 抵達終點的順序
results-coins = 金幣從哪裡來

## 暫停

pause-title = 休息一下
pause-resume = 繼續玩
pause-seats = 誰坐哪裡
pause-export = 匯出對局
pause-leave = 存好，回到書架
export-note = 還沒結束的對局裡有祕密，所以會先打包，不能直接看懂。
export-note-over = 這一局已經結束，沒有祕密了，所以不打包，檔案可以直接打開來看。
export-path = 檔案的路徑
browser-note = 對局存在這個瀏覽器裡。有些瀏覽器在你好一陣子沒來之後，會清掉網站的資料；想留住的對局，請匯出一份收好。
export-write = 寫入檔案
# $path：檔案的路徑。
export-done = 已寫入「{ $path }」。
import-title = 匯入對局
import-note = 對局檔案的路徑
import-read = 讀入
seat-person = 真人
bot-easy = 簡單
bot-medium = 普通
bot-hard = 高手
# $game：遊戲的名字；$why：原因，自成一句；$path：檔案現在的路徑。
save-set-aside = 「{ $game }」有一局無法接著玩。{ $why }檔案移到了「{ $path }」。

## 設定

settings-close = 關閉設定
settings-language = 語言
settings-volume = 音量
settings-muted = 靜音
settings-speed = 節奏
settings-motion = 動畫
settings-timers = 限時階段計時
settings-coach = 教練：把精確的機率攤在桌上
settings-contrast = 加強對比
settings-text-size = 文字大小
text-small = 小
text-medium = 中
text-large = 大
text-huge = 特大
settings-diagonal = 螢幕對角線
diagonal-unknown = 不知道

## 規則書與製作名單

rules-close = 合上規則書
rules-before = 上一頁
rules-after = 下一頁
rules-story = 故事
credits-intro = 除了下面列出的，其餘都是為商旅驛站而作。

## 大圖與畫廊

gallery-title = 所有的圖
open-gallery = 看所有的圖
large-close = 關上大圖
large-before = 上一張
large-next = 下一張
large-turn = 翻面

## 畫板

painting-pen-fine = 細筆
painting-pen-medium = 中筆
painting-pen-broad = 粗筆
painting-eraser = 橡皮擦
painting-stamp = 圖章
painting-undo = 退一筆
painting-redo = 補回來
painting-clear = 全部擦掉
painting-clear-title = 整張都擦掉嗎？
painting-clear-note = 擦掉之後，「退一筆」還能救回來。
painting-clear-no = 留著
painting-room = 畫紙快滿了
painting-full = 畫紙滿了，再也畫不上去；畫好的都在。
painting-close = 收起來
painting-sheet = 畫紙
painting-keys = 方向鍵移動；確認鍵下筆、收筆或蓋章；取消鍵放下。
painting-smaller = 小一點
painting-larger = 大一點
painting-turn = 轉一下
painting-ink-black = 墨黑
painting-ink-grey = 淡墨
painting-ink-red = 朱紅
painting-ink-yellow = 赭黃
painting-ink-green = 石綠
painting-ink-blue = 石青
painting-ink-pink = 胭脂
painting-ink-white = 蛤白
painting-time = 還剩
painting-replay = 再畫一遍
painting-gallery = 看看畫作
painting-before = 上一幅
painting-after = 下一幅
painting-save = 存成圖片
painting-path = 圖片存到哪裡
painting-together = 並排作畫
painting-give = 畫好了
# $path：檔案；$why：failed-… 之一，說明原因與辦法。
picture-failed = 圖片沒能存成「{ $path }」。{ $why }
export-failed = 這一局沒能寫到「{ $path }」。{ $why }
failed-full = 磁碟滿了：請騰出空間，再存一次。
failed-denied = 這個資料夾不准寫入：請換一個資料夾。
failed-missing = 找不到這個資料夾：請檢查路徑。
failed-not-a-folder = 路徑當中有一段是檔案，不是資料夾：請檢查路徑。
failed-exists = 已經有這個檔案，沒有蓋掉它：請換一個檔名。
failed-other = 請檢查路徑與磁碟，或換個地方再存一次。
