### 程序本身的文字：书架、大厅、菜单、面板。

## 书架

house-title = 商旅驿站
house-tagline = 六个故事、纸牌与骆驼的桌上游戏
# $least、$most：人数；$minutes：分钟；$age：岁。
box-facts = { $least }–{ $most } 人・{ $minutes } 分钟・{ $age } 岁以上
back-to-shelf = 回到书架
open-settings = 设置
open-credits = 制作名单
open-import = 导入
open-quit = 退出
open-rules = 规则书
open-pause = 菜单
open-log = 记录

## 大厅

lobby-seats = 位玩家
lobby-seat = 座位
lobby-name = 名字
lobby-player = 由谁来玩
lobby-side = 坐在桌子的哪一边
side-south = 下方
side-west = 左边
side-north = 上方
side-east = 右边
lobby-agreements = 约定
lobby-seating = 怎么共用屏幕
seating-pass = 轮流传设备
seating-around = 围着屏幕坐
lobby-first = 谁先开始
lobby-first-random = 随机
lobby-seed = 随机种子
lobby-seed-random = 留空就随机
lobby-seed-note = 种子定下这一局所有的运气：种子一样、安排一样，发出来的就是同一局。
lobby-fewer = 减少一位
lobby-more = 增加一位
start-match = 开始
lobby-kept = 有一局还没玩完
lobby-continue = 接着玩
lobby-discard = 不要了……
discard-ask = 真的不要这一局了吗？之后就不能再接着玩。
discard-confirm = 不要了
discard-not = 留着
coach-allowed = 可以请教练
coach-not-allowed = 这一局不请

## 桌上

turn-yours = 轮到你了，选一件事
turn-bot = 正在想……
turn-watching = 看看发生了什么
act-undo = 撤回上一步
act-step = 下一步
act-hurry = 快进
act-back = 收起来
act-results = 看结果
act-confirm = 就这样
act-clear = 重来
act-rematch = 再玩一局
act-replay = 重播
act-look = 看看桌面
turn-undo = 还可以收回
# $at：正在看第几步；$of：全部几步。
replay-at = 重播・第 { $at }／{ $of } 步
replay-rest = 暂停重播
replay-go-on = 继续播放
replay-step = 看下一步
replay-stop = 结束重播，看结果
summary-go-on = 继续
coach = 教练
speed-slow = 慢
speed-normal = 普通
speed-fast = 快
speed-instant = 瞬间
speed-step = 逐步
# $name：要叫来的人。
curtain-ask = 请{ $name }过来看
curtain-note = 接下来是秘密，其他人请先别看。
curtain-come = 我来了
curtain-not-now = 先不要
# $seed：随机种子。
results-seed = 随机种子 { $seed }
results-same = 开一模一样的局
results-order = 到达终点的顺序
results-coins = 金币从哪里来

## 暂停

pause-title = 休息一下
pause-resume = 继续玩
pause-seats = 谁坐哪里
pause-export = 导出对局
pause-leave = 存好，回到书架
export-note = 还没结束的对局里有秘密，所以会先打包，不能直接看懂。
export-note-over = 这一局已经结束，没有秘密了，所以不打包，文件可以直接打开来看。
export-path = 文件的路径
browser-note = 对局保存在这个浏览器里。有些浏览器在你很久没来之后，会清除网站的数据；想留住的对局，请导出一份收好。
export-write = 写入文件
# $path：文件的路径。
export-done = 已写入“{ $path }”。
import-title = 导入对局
import-note = 对局文件的路径
import-read = 读入
seat-person = 真人
bot-easy = 简单
bot-medium = 普通
bot-hard = 高手
# $game：游戏的名字；$why：原因，自成一句；$path：文件现在的路径。
save-set-aside = “{ $game }”有一局无法接着玩。{ $why }文件移到了“{ $path }”。

## 设置

settings-close = 关闭设置
settings-language = 语言
settings-volume = 音量
settings-muted = 静音
settings-speed = 节奏
settings-motion = 动画
settings-timers = 限时阶段计时
settings-coach = 教练：把精确的概率摊在桌上
settings-contrast = 增强对比
settings-text-size = 文字大小
text-small = 小
text-medium = 中
text-large = 大
text-huge = 特大
settings-diagonal = 屏幕对角线
diagonal-unknown = 不知道

## 规则书与制作名单

rules-close = 合上规则书
rules-before = 上一页
rules-after = 下一页
rules-story = 故事
credits-intro = 除了下面列出的，其余都是为商旅驿站而作。

## 大图与画廊

gallery-title = 所有的图
open-gallery = 看所有的图
large-close = 关上大图
large-before = 上一张
large-next = 下一张
large-turn = 翻面

## 画板

painting-pen-fine = 细笔
painting-pen-medium = 中笔
painting-pen-broad = 粗笔
painting-eraser = 橡皮擦
painting-stamp = 图章
painting-undo = 退一笔
painting-redo = 补回来
painting-clear = 全部擦掉
painting-clear-title = 整张都擦掉吗？
painting-clear-note = 擦掉之后，“退一笔”还能救回来。
painting-clear-no = 留着
painting-room = 画纸快满了
painting-full = 画纸满了，再也画不上去；画好的都在。
painting-close = 收起来
painting-sheet = 画纸
painting-keys = 方向键移动；确认键下笔、收笔或盖章；取消键放下。
painting-smaller = 小一点
painting-larger = 大一点
painting-turn = 转一下
painting-ink-black = 墨黑
painting-ink-grey = 淡墨
painting-ink-red = 朱红
painting-ink-yellow = 赭黄
painting-ink-green = 石绿
painting-ink-blue = 石青
painting-ink-pink = 胭脂
painting-ink-white = 蛤白
painting-time = 还剩
painting-replay = 再画一遍
painting-gallery = 看看画作
painting-before = 上一幅
painting-after = 下一幅
painting-save = 存成图片
painting-path = 图片存到哪里
painting-together = 并排作画
painting-give = 画好了
# $path：文件；$why：failed-… 之一，说明原因与办法。
picture-failed = 图片没能存成“{ $path }”。{ $why }
export-failed = 这一局没能写到“{ $path }”。{ $why }
failed-full = 磁盘满了：请腾出空间，再存一次。
failed-denied = 这个文件夹不许写入：请换一个文件夹。
failed-missing = 找不到这个文件夹：请检查路径。
failed-not-a-folder = 路径当中有一段是文件，不是文件夹：请检查路径。
failed-exists = 已经有这个文件，没有覆盖它：请换一个文件名。
failed-other = 请检查路径与磁盘，或换个地方再存一次。
