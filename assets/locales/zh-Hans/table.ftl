### 所有游戏共用的文字。以 zh-Hant 为准；先改 zh-Hant，再改这里。
###
### 数值旁不必留空格：汉字与拉丁字母、数字相接时，程序会自己补上。
### { who } 与 { whom } 依 $seat 说“你”或名字。

## 人、座位、列举

# $seat：某个座位；$seat-is：you（正在看的人）或 other。用在句首。
who = { $seat-is ->
    [you] 你
   *[other] { $seat }
}
# 同上，用在句中。
whom = { who }
# $number：座位编号，从 1 起。还没有取名的座位这样称呼。
seat-name = 座位 { $number }
# 由电脑操作的座位。$number：座位编号。
seat-bot-name = 电脑 { $number }
seat-person = 玩家
seat-bot = 电脑
bot-easy = 轻松
bot-medium = 普通
bot-hard = 高手

# 列举：两项用 list-two；三项以上用 list-more 连接，最后一项之前用 list-last。
list-none = 无
list-two = { $left }和{ $right }
list-more = { $left }、{ $right }
list-last = { $left }和{ $right }
# 列举中的座位与数字。
list-seat = { whom }
list-number = { $number }

## 常用字

word-yes = 是
word-no = 否
word-ok = 好
word-cancel = 取消
word-back = 返回
word-close = 关闭
word-continue = 继续
word-undo = 撤回
word-save = 保存
word-load = 读取
word-delete = 删除
word-settings = 设置
word-language = 语言
word-rules = 规则
word-log = 记录
word-actions = 行动
word-players = 玩家
word-seat = 座位
word-score = 得分
word-results = 结果
word-new-match = 新开一局
word-quit = 退出

## 对局

# $seat：轮到谁。
turn-of = 轮到{ who }了。
# $seats：同时行动的几个座位。
turn-of-several = 等待{ $seats }。
turn-of-clock = 计时中。
match-over = 本局结束。
# $seat：唯一的赢家。
match-won = { who }获胜！
# $seats：并列第一的座位，两个以上。
match-tied = { $seats }并列第一，共享胜利。
match-shared-win = 大家一起赢了！
match-shared-loss = 大家这次一起输了。
# 名次表的一行。$rank：名次；$seats：同名次的座位；$points：得分。
match-rank = 第 { $rank } 名：{ $seats }（{ $points } 分）

## 撤回

undo-nothing = 没有可以撤回的行动。
undo-not-yours = 只能撤回自己的最后一步，而且要在别人行动之前。
undo-sealed = 这一步已经掷骰、抽牌或翻开秘密，不能撤回。

## 等人回答

# $limit：字数上限。
prompt-text = 请输入文字，最多 { $limit } 字。
prompt-draw = 请画一张图。
# $count：要选几个。
prompt-pick = 请选 { $count } 个。
prompt-order = 请按顺序排好。

## 存档读不进来
# 每句都说清楚：出了什么事、文件还在、可以怎么办。

save-error-not-a-save = 这个文件不是存档，无法读取。文件没有改动；请换一个文件。
save-error-damaged = 这个存档已经损坏，无法读取。文件仍然保留；如有备份，可以改用备份。
# $found：存档是哪个游戏的；$expected：现在开的是哪个游戏。
save-error-foreign-game = 这是“{ $found }”的存档，不是“{ $expected }”的。文件没有改动；请从“{ $found }”读取。
# $found：存档的格式版本；$known：本程序看得懂的最新版本。
save-error-newer = 这个存档来自较新的版本（格式 { $found }，这里只支持到 { $known }）。文件仍然保留；更新程序后就能继续。
# $found：存档的格式版本；$known：本程序使用的版本。
save-error-older = 这个存档来自较旧的版本（格式 { $found }，现在是 { $known }），已经无法读取。文件仍然保留；可以用当时的版本把它玩完。
save-error-set-up = 存档里的开局设置不符合目前的规则，无法读取。文件仍然保留；请新开一局。
# $index：第几步，从 1 起。
save-error-refused = 存档里的第 { $index } 步不符合目前的规则，无法读取。文件仍然保留；可以用存档当时的版本读取。
save-error-mismatch = 重演这个存档后，得到的局面与存档时不同，因此没有读取。文件仍然保留；可以用存档当时的版本读取。
# $bytes：文件大小；$limit：上限，单位都是字节。
save-error-too-large = 这个文件太大了（{ $bytes } 字节，上限 { $limit }），不像是存档，所以没有读取。文件没有改动；请换一个文件。

## 存储空间

storage-full = 空间不足，这一局还没有保存。请先删除不需要的存档或腾出空间，再保存一次。
storage-denied = 没有写入权限，这一局还没有保存。请允许访问，或换个位置保存。
# $path：文件路径。
storage-unreadable = 无法读取“{ $path }”。请确认文件还在，而且可以读取。
storage-missing = 找不到“{ $path }”。
storage-busy = 存档正被另一个窗口使用，因此没有改动。请先关闭那个窗口，再试一次。

## 文字版

# $game：游戏名称。
text-welcome = 欢迎来玩{ $game }！输入 ? 可以查看帮助。
# $count：有几个选项。
text-choose = 请选择（1–{ $count }）：
text-help =
    输入编号来行动，或输入：
    • u：撤回上一步
    • l：查看记录
    • r：查看规则
    • s：保存
    • n：新开一局
    • q：退出
    • ?：再看一次帮助
# $input：用户输入的文字。
text-unknown-input = 看不懂“{ $input }”。输入 ? 可以查看帮助。
# $number：输入的编号；$count：有几个选项。
text-no-such-choice = 没有编号 { $number }，请输入 1 到 { $count }。
text-undo-done = 已撤回上一步。
# $reason：原因，是完整的一句话。
text-undo-refused = 无法撤回：{ $reason }
text-saved = 已保存到“{ $path }”。
# $path：存档路径；$turns：已经走了几步。
text-resumed = 已从“{ $path }”继续，之前走了 { $turns } 步。
# $seed：随机种子。
text-new-match = 新开一局，种子 { $seed }。
# $seat：正在思考的电脑。
text-bot-thinking = { $seat }正在思考……
# $seat：接手的人。
text-hand-over = 请把设备交给{ $seat }，准备好后按回车键。
text-log-empty = 还没有任何记录。
text-quit = 再见，下次再玩！
text-quit-unsaved = 这一局还没有保存，确定退出吗？
