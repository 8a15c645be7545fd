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
turn-of = 轮到{ who }。
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

save-error-not-a-save = 这个文件不是存档，无法读取。文件仍然保留；请换一个文件。
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
save-error-too-large = 这个文件太大了（{ $bytes } 字节，上限 { $limit }），不像是存档，所以没有读取。文件仍然保留；请换一个文件。

## 存储空间

storage-full = 空间不足，这一局还没有保存。请先删除不需要的存档或腾出空间，再保存一次。
storage-denied = 没有写入权限，这一局还没有保存。请允许访问，或换个位置保存。
storage-browser-full = 浏览器给这个网站的空间用完了，这一局还没有保存。请从菜单导出一份收好。
storage-browser-denied = 浏览器不让这个网站保存东西，这一局不会留下来。请从菜单导出一份收好。
# $path：文件路径。
storage-unwritable = 无法写入“{ $path }”，这一局还没有保存。请检查磁盘，或换个位置保存。
storage-not-a-folder = “{ $path }”是文件，不是文件夹，没办法存在那里。请改用文件夹，或换个位置保存。
storage-unreadable = 无法读取“{ $path }”。请确认文件还在，而且可以读取。
storage-missing = 找不到“{ $path }”。
storage-exists = “{ $path }”已经存在，没有覆盖。请换一个文件名。
storage-busy = 存档正被另一个窗口使用，因此没有改动。请先关闭那个窗口，再试一次。

## 文字版：命令行

# 一行说明一个参数。参数本身不翻译。
text-usage =
    在终端里玩整局游戏。没有写的，开始时会一步一步问。

    --game camel-race    玩哪个游戏
    --seats human,hard,medium
    {"                     "}谁来玩：human 是真人，easy、medium、hard 是电脑；可以加名字，例如 human:Nora
    --first 2            第几个座位先开始
    --seed 7             随机种子：同样的种子掷出同样的骰子
    --options 名称=选择  游戏的变体
    --new                新开一局
    --continue           继续上次的局
    --load 文件          读取导出的局
    --data 文件夹        存档放在哪里；也可以设环境变量 CARAVANSERAI_DATA
    --lang zh-Hans       语言：zh-Hant、zh-Hans、en
    --speed instant      电脑不停顿；平常是 normal
    --plain              纯文本：不用颜色，不清屏，适合屏幕阅读器
    --acknowledge        每一步保存后打印“#步数”，供程序使用
    --help               看这份帮助
text-see-help = 用 --help 可以查看所有参数。
# $input：输入的文字。
text-bad-argument = 看不懂参数“{ $input }”。
# $option：参数；$input：它的值，可能是空的。
text-bad-value = { $option } 的值“{ $input }”不对。
text-hint-seats = 请写谁来玩，中间用逗号：human、easy、medium 或 hard，想要的话加上名字；例如 --seats human,hard,medium 或 --seats human:Nora,human:Ming。
text-hint-seed = 请给 0 到 18446744073709551615 的整数，例如 --seed 7。
text-hint-first = 请给先开始的座位编号，从 1 起，例如 --first 2。
text-hint-speed = 请用 --speed normal 或 --speed instant。
# $input：输入的语言；$known：有的语言。
text-bad-language = 没有“{ $input }”这个语言，可以用的有：{ $known }。
# $language：语言自己的名称。
text-language-now = 语言：{ $language }。

## 文字版：开局

# $game：游戏名称。
text-welcome = 欢迎来玩{ $game }！输入 ? 可以查看帮助。
text-which-game = 要玩哪个游戏？
text-on-shelf = 有还没玩完的局，要接着玩吗？
# $game：游戏名称；$people：座位；$turns：已经走了几步。
text-shelf-match = { $game }：{ $people }，走了 { $turns } 步
text-help-choice = 输入编号，或直接按回车。输入 g en 换成英文，输入 q 退出。
text-nothing-to-continue = 没有可以继续的局，新开一局吧。
# $least、$most：最少与最多；$usual：直接按回车的意思。
text-how-many-seats = 总共几位玩家，连电脑在内？（{ $least }–{ $most }；直接按回车：{ $usual }）
text-seats-allowed = 请输入 { $least } 到 { $most }。
text-help-number = 输入数字，或直接按回车。输入 g en 换成英文，输入 q 退出。
# $number：座位编号；$usual：直接按回车的意思。
text-who-sits = 座位 { $number } 由谁来玩？输入名字，或选电脑：1 { bot-easy }、2 { bot-medium }、3 { bot-hard }。直接按回车：{ $usual }
text-help-who = 输入这位玩家的名字，或输入 1、2、3 选电脑；直接按回车就照问题最后写的。输入 g en 换成英文，输入 q 退出。
text-person = 真人
# $name：取好的名字。
text-person-named = { $name }
# $level：电脑的程度。
text-bot = 电脑（{ $level }）
text-bot-level = 电脑，{ $level }
# $name：输入的名字。
text-name-taken = 已经有人叫“{ $name }”了，请换一个名字。
text-name-is-command = “{ $name }”在这里另有用途。请换一个名字，或输入 ? 查看帮助。
text-name-is-word = “{ $name }”是这里称呼别人用的。请换一个名字。
# $seat：座位；$kind：真人，或电脑的程度。
text-seated = { $seat }（{ $kind }）
text-who-starts = 由谁先开始？
text-start-random = 随机决定
text-which-seed = 随机种子？输入一个数字，同样的数字会掷出同样的骰子。（直接按回车：随机）
text-help-seed = 通常直接按回车就好。想要跟另一局掷出同样的骰子，就输入那一局开始时显示的种子。输入 q 退出。
# $seed：随机种子。
text-new-match = 新开一局，种子 { $seed }。
# $path：存档路径；$turns：已经走了几步。
text-resumed = 已从“{ $path }”继续，之前走了 { $turns } 步。
# $path：现在的路径。
text-set-aside = 它已经移到“{ $path }”保留，不会再列出来。
# $path：所在的路径。
text-stays = 它留在原处：“{ $path }”。
# $turns：损坏之前有几步。
text-salvaged = 损坏之前的 { $turns } 步还是好的，已经另存成一局，可以从那里接着玩。
# $path：那一局的文件。
text-cannot-write-on = “{ $path }”不能写入，所以这一局没办法在那里接着玩。请允许写入，或用 --load 读取这个文件，并用 --data 指定自己的文件夹。

## 文字版：轮到自己

# $count：有几个选项。
text-range = { $count ->
    [1] 1
   *[other] 1–{ $count }
}
text-choose = 请选择（{ text-range }）
# $seat：轮到谁。
text-choose-for = { $seat }，请选择（{ text-range }）
text-choose-or-first = 请选择（{ text-range }；直接按回车：1）
text-choose-item = 请选择（{ text-range }，0 返回）
text-choose-section = 看第几节？（1–{ $count }；直接按回车合上）
text-help-book = 输入编号看那一节，或直接按回车合上。
# 没有名称的一类选项。$first：其中第一个；$count：共有几个。
text-group = { $first }……（共 { $count } 种）
text-secret-group = 秘密行动
text-help =
    输入编号来行动；两个编号连着输入，可以直接选到细项。也可以输入：
    • v：看桌面
    • l：查看记录；l 50 查看最近 50 步
    • u：撤回上一步
    • r：查看规则；r 3 直接看第 3 节
    • p：换人玩、交给电脑、改名字
    • g：换语言
    • s：确认已经保存；s 文件名 另外导出一份
    • n：新开一局，这一局留着
    • q：退出，这一局留着
    • ?：再看一次帮助
text-help-shared = • m：看自己的秘密，先请别人移开视线
# $input：用户输入的文字。
text-unknown-input = 看不懂“{ $input }”。输入 ? 可以查看帮助。
# $number：输入的编号；$count：有几个选项。
text-no-such-choice = 没有编号 { $number }，{ $count ->
    [1] 只有 1 可以选。
   *[other] 请输入 1 到 { $count }。
}
text-undo-moment = 按回车继续，或输入 u 撤回
text-undo-done = 已撤回上一步。
# $seat：正在思考的电脑。
text-bot-thinking = { $seat }正在思考……
# $seat：接手的人。
text-hand-over = 请把设备交给{ $seat }，别人请移开视线。准备好后按回车
text-secrets-stay = 这个画面不能清除：给一个人看的秘密会留在上面，别人也看得到。看完请滚开，或不用 --plain 来玩。
text-seen = 看完后按回车
text-nothing-secret = 现在没有只有你能看的东西。
text-whose-seat = 要换哪个座位？
# $number：座位编号；$player：名字、真人或电脑。
text-sits-now = 座位 { $number } 现在由{ $player }来玩。
text-watch = 现在全是电脑在玩。按回车继续看，p 换人，q 退出
text-log-empty = 还没有任何记录。

## 文字版：回答

# $limit：字数上限。
text-answer-line = 请输入，最多 { $limit } 字（直接按回车返回）
text-answer-lines = 请输入，最多 { $limit } 字，最后空一行（直接按回车返回）
text-answer-drawing = 文字版不能画画。输入 1 随便画一张，或直接按回车返回
# $count：要选几个。
text-answer-pick = 请选 { $count } 个，编号之间空格（直接按回车返回）
text-answer-pick-range = 请选 { $least } 到 { $most } 个，编号之间空格（直接按回车返回）
text-answer-order = 请按顺序输入全部 { $count } 个编号，中间空格（直接按回车返回）
text-answer-wrong-form = 这样的回答不对，请再试一次。
# $found：给了多少；$least、$most：至少与至多。
text-answer-too-few = 太少了：有 { $found } 个，至少要 { $least } 个。
text-answer-too-many = 太多了：有 { $found } 个，最多 { $most } 个。
# $number：编号。
text-answer-no-such = 没有编号 { $number }。
text-answer-twice = 编号 { $number } 用了两次。
text-answer-bad-character = 里面有不能用的字符。

## 文字版：存档与结束

# $path：文件路径。
text-saved = 已保存到“{ $path }”。
text-exported-packed = 已导出到“{ $path }”。这一局还没结束，文件里有大家的秘密，所以打包过了，别人一眼看不懂；用 --load 可以接着玩。
text-kept = 这一局已经保存，下次可以接着玩。
text-finished = 这一局已经保存到“{ $path }”。
# 名次表的一行，只有一个座位。$rank：名次；$seat：座位；$score：得分与单位。
text-rank = 第 { $rank } 名：{ who }（{ $score }）
# 同上，有好几个座位。$seats：座位。
text-rank-shared = 第 { $rank } 名：{ $seats }（{ $score }）
# 得分；游戏有自己的说法时用它的。$points：多少。
text-points = { $points } 分
text-accounts = 每一分从哪里来
# $what：项目；$points：得分，赚的有加号。
text-account-item = { $what } { $points }
# $seat：座位；$items：各项；$points：合计。
text-account = { who }：{ $items }，合计 { $points }。
text-rematch = 同样的人再来一局
text-end-keys = 也可以输入 v、l、r、g 或 s 文件名；输入 ? 看各有什么用
text-help-end =
    输入编号，也可以输入：
    • v：看桌面
    • l：查看记录；l 50 查看最近 50 步
    • r：查看规则；r 3 直接看第 3 节
    • g：换语言
    • s：确认已经保存；s 文件名 另外导出一份
    • n：新开一局
    • q：退出
text-unsaved = 这一局还没有保存：输入 s 再试一次，或输入 s 文件名 另存一份到别处。
text-quit = 再见，下次再玩！
text-quit-unsaved = 这一局还没有保存，确定退出吗？（不退出的话，可以输入 s 文件名 另存一份。）
