### 所有遊戲共用的文字。本檔是譯文的依據：先改這裡，再改 zh-Hans 與 en。
###
### 數值旁不必留空格：漢字與拉丁字母、數字相接時，程式會自己補上。
### { who } 與 { whom } 依 $seat 說「你」或名字。

## 人、座位、列舉

# $seat：某個座位；$seat-is：you（正在看的人）或 other。用在句首。
who = { $seat-is ->
    [you] 你
   *[other] { $seat }
}
# 同上，用在句中。
whom = { who }
# $number：座位編號，從 1 起。還沒有取名的座位這樣稱呼。
seat-name = 座位 { $number }
# 由電腦操作的座位。$number：座位編號。
seat-bot-name = 電腦 { $number }
seat-person = 玩家
seat-bot = 電腦
bot-easy = 輕鬆
bot-medium = 普通
bot-hard = 高手

# 列舉：兩項用 list-two；三項以上用 list-more 連接，最後一項之前用 list-last。
list-none = 無
list-two = { $left }和{ $right }
list-more = { $left }、{ $right }
list-last = { $left }和{ $right }
# 列舉中的座位與數字。
list-seat = { whom }
list-number = { $number }

## 常用字

word-yes = 是
word-no = 否
word-ok = 好
word-cancel = 取消
word-back = 返回
word-close = 關閉
word-continue = 繼續
word-undo = 收回
word-save = 儲存
word-load = 載入
word-delete = 刪除
word-settings = 設定
word-language = 語言
word-rules = 規則
word-log = 紀錄
word-actions = 行動
word-players = 玩家
word-seat = 座位
word-score = 得分
word-results = 結果
word-new-match = 開新局
word-quit = 離開

## 對局

# $seat：輪到誰。
turn-of = 輪到{ who }。
# $seats：同時行動的幾個座位。
turn-of-several = 等候{ $seats }。
turn-of-clock = 計時中。
match-over = 本局結束。
# $seat：唯一的贏家。
match-won = { who }獲勝！
# $seats：並列第一的座位，兩個以上。
match-tied = { $seats }並列第一，共享勝利。
match-shared-win = 大家一起贏了！
match-shared-loss = 大家這次一起輸了。
# 名次表的一行。$rank：名次；$seats：同名次的座位；$points：得分。
match-rank = 第 { $rank } 名：{ $seats }（{ $points } 分）

## 收回

undo-nothing = 沒有可以收回的行動。
undo-not-yours = 只能收回自己最後一步，而且別人還沒接著行動。
undo-sealed = 這一步已經擲骰、抽牌或翻開秘密，不能收回。

## 等人回答

# $limit：字數上限。
prompt-text = 請輸入文字，最多 { $limit } 字。
prompt-draw = 請畫一張圖。
# $count：要選幾個。
prompt-pick = 請選 { $count } 個。
prompt-order = 請依序排好。

## 存檔讀不進來
# 每句都說清楚：出了什麼事、檔案還在、可以怎麼辦。

save-error-not-a-save = 這個檔案不是存檔，無法載入。檔案沒有更動；請改選別的檔案。
save-error-damaged = 這個存檔已經損壞，無法載入。檔案仍然保留；有備份的話，可以改用備份。
# $found：存檔是哪個遊戲的；$expected：現在開的是哪個遊戲。
save-error-foreign-game = 這是「{ $found }」的存檔，不是「{ $expected }」的。檔案沒有更動；請從「{ $found }」載入。
# $found：存檔的格式版本；$known：本程式看得懂的最新版本。
save-error-newer = 這個存檔來自較新的版本（格式 { $found }，這裡只懂到 { $known }）。檔案仍然保留；更新程式後就能繼續。
# $found：存檔的格式版本；$known：本程式使用的版本。
save-error-older = 這個存檔來自較舊的版本（格式 { $found }，現在是 { $known }），已經無法載入。檔案仍然保留；可以用當時的版本把它玩完。
save-error-set-up = 存檔裡的開局設定不合目前的規則，無法載入。檔案仍然保留；請改開新局。
# $index：第幾步，從 1 起。
save-error-refused = 存檔裡的第 { $index } 步不合目前的規則，無法載入。檔案仍然保留；可以用存檔當時的版本載入。
save-error-mismatch = 重演這個存檔後，得到的局面與存檔時不同，因此沒有載入。檔案仍然保留；可以用存檔當時的版本載入。
# $bytes：檔案大小；$limit：上限，單位都是位元組。
save-error-too-large = 這個檔案太大了（{ $bytes } 位元組，上限 { $limit }），不像是存檔，所以沒有載入。檔案沒有更動；請改選別的檔案。

## 存放空間

storage-full = 空間不足，這一局還沒有存好。請先刪除不要的存檔或騰出空間，再存一次。
storage-denied = 沒有權限寫入，這一局還沒有存好。請允許存取，或改存到別的地方。
# $path：檔案路徑。
storage-unreadable = 讀不到「{ $path }」。請確認檔案還在，而且可以讀取。
storage-missing = 找不到「{ $path }」。
storage-busy = 存檔正被另一個視窗使用，因此沒有變更。請先關閉那個視窗，再試一次。

## 文字版

# $game：遊戲名稱。
text-welcome = 歡迎來玩{ $game }！輸入 ? 可以看說明。
# $count：有幾個選項。
text-choose = 請選擇（1–{ $count }）：
text-help =
    輸入編號來行動，或輸入：
    • u：收回上一步
    • l：看紀錄
    • r：看規則
    • s：儲存
    • n：開新局
    • q：離開
    • ?：再看一次說明
# $input：使用者輸入的文字。
text-unknown-input = 看不懂「{ $input }」。輸入 ? 可以看說明。
# $number：輸入的編號；$count：有幾個選項。
text-no-such-choice = 沒有編號 { $number }，請輸入 1 到 { $count }。
text-undo-done = 已收回上一步。
# $reason：原因，是完整的一句話。
text-undo-refused = 無法收回：{ $reason }
text-saved = 已存到「{ $path }」。
# $path：存檔路徑；$turns：已經走了幾步。
text-resumed = 已從「{ $path }」接續，先前走了 { $turns } 步。
# $seed：亂數種子。
text-new-match = 開新局，種子 { $seed }。
# $seat：正在思考的電腦。
text-bot-thinking = { $seat }思考中……
# $seat：接手的人。
text-hand-over = 請把裝置交給{ $seat }，準備好後按 Enter。
text-log-empty = 還沒有任何紀錄。
text-quit = 再見，下次再玩！
text-quit-unsaved = 這一局還沒有儲存，確定離開嗎？
