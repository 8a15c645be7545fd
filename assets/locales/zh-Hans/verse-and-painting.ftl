### 诗情画意。译自 zh-Hant，先改那边。
###
### 用语：诗句（line）、空句（decoy，没有人画的诗句）、遮字（masked character）、图章（stamp）、背诗（recital）、爱心（heart）。
### 诗句本身不在这里，而在游戏的内容文件；每种语言各取自己的写法：$hant 繁体、$hans 简体、$en 我们自己的英译。

game-title = 诗情画意
game-tagline = 一句诗，一幅画，看谁读得出画中意。
game-story = 春江水暖、孤帆远影、霜叶红于二月花——每个人手里都藏着一句诗，不准写字，只准画。画好了挂出来，谁画的是哪一句？太好懂，人人都猜中，就不值钱了；太难懂，又白画一场。最妙的是只有一位知音。

## 诗句

line = “{ $hans }”{ $hant ->
   *[other] {""}
}{ $en ->
   *[other] {""}
}
line-unknown = 没有这一句
masked = “{ $hans }”{ $hant ->
   *[other] {""}
}
poem-title = 《{ $hans }》{ $hant ->
   *[other] {""}
}{ $en ->
   *[other] {""}
}
poem-author = { $hans }{ $hant ->
   *[other] {""}
}{ $en ->
   *[other] {""}
}
# 作者、题目、全诗。
poem = { $dynasty }·{ $author }{ $title }：{ $hans }{ $hant ->
   *[other] {""}
}

dynasty-tang = 唐
dynasty-song = 宋

theme-farewell = 送别依依
theme-home = 乡思绵绵
theme-landscape = 山水迢迢
theme-frontier = 边塞茫茫
theme-spring = 春光融融
theme-autumn = 秋风瑟瑟
theme-moon = 明月皎皎
theme-weather = 雨雪霏霏
theme-farm = 田园陶陶
theme-birds = 花鸟翩翩
theme-unknown = 没有这个主题

## 图章

motif-moon = 月亮
motif-sun = 太阳
motif-star = 星星
motif-cloud = 云
motif-rain = 雨
motif-snow = 雪
motif-wind = 风
motif-mist = 烟雾
motif-frost = 霜
motif-wave = 波浪
motif-mountain = 山
motif-waterfall = 瀑布
motif-river = 江河
motif-lake = 湖
motif-sea = 海
motif-stone = 石头
motif-desert = 沙漠
motif-road = 路
motif-field = 田
motif-tree = 树
motif-pine = 松树
motif-willow = 柳树
motif-bamboo = 竹子
motif-grass = 草
motif-leaf = 叶子
motif-blossom = 花
motif-peach = 桃花
motif-plum = 梅花
motif-apricot = 杏花
motif-lotus = 荷花
motif-chrysanthemum = 菊花
motif-peony = 牡丹
motif-rice = 稻穗
motif-orange = 橘子
motif-melon = 瓜
motif-grape = 葡萄
motif-bird = 鸟
motif-swallow = 燕子
motif-goose = 大雁
motif-duck = 鸭子
motif-crane = 鹤
motif-egret = 白鹭
motif-oriole = 黄鹂
motif-crow = 乌鸦
motif-butterfly = 蝴蝶
motif-dragonfly = 蜻蜓
motif-firefly = 萤火虫
motif-horse = 马
motif-ox = 牛
motif-rooster = 公鸡
motif-boat = 船
motif-bridge = 桥
motif-house = 房屋
motif-temple = 寺庙
motif-tower = 楼阁
motif-wall = 城墙
motif-gate = 门
motif-lamp = 灯火
motif-fan = 扇子
motif-flute = 笛子
motif-zither = 古琴
motif-lute = 琵琶
motif-cup = 酒杯
motif-jug = 壶
motif-bow = 弓
motif-sword = 刀剑
motif-armour = 铠甲
motif-hat = 斗笠
motif-thread = 针线
motif-letter = 书信
motif-scissors = 剪刀
motif-hook = 钩子
motif-plate = 盘子
motif-snail = 螺
motif-fishing-rod = 钓竿
motif-person = 人
motif-child = 孩子
motif-friends = 两个人
motif-hand = 手
motif-heart = 心
motif-eye = 眼睛
motif-ear = 耳朵
motif-drop = 水滴
motif-unknown = 不明的图章

## 阶段

phase-ready = 读诗
phase-paint = 作画
phase-match = 猜画
phase-remove = 挑掉空句
phase-enter = 猜遮字
phase-hint = 提示
phase-recite = 背诗
phase-judge = 对诗
phase-over = 结束

## 提问

ask-painting = 画出你的诗句
ask-stamps = 用图章拼一幅画
ask-draft = 先存下画到一半的画
ask-line = 把{ $seat }画的诗句写出来
ask-character = 填一个字
ask-hint = 给队友一个提示
ask-poem = 默写{ $line }的全诗

## 行动

command-ready = 读好了，可以开始
command-keep = 先存下画到一半的画
command-hand-in = 交画
# $seat：作画的人；$line：诗句。
command-guess = { $seat }画的是{ $line }
command-guess-group = 选一句诗
command-guess-written = { $seat }画的是“{ $text }”
command-remove = 挑掉{ $line }
command-remove-group = 挑掉一句
command-enter = 填“{ $character }”
command-leave-blank = 空着不填
command-hint = 提示：{ $hint }
command-skip-hint = 不给提示
command-recite = 默写{ $line }的全诗
command-recite-aloud = 背出{ $line }的全诗
command-recite-aloud-group = 开口背诗
command-judge-right = 背对了
command-judge-wrong = 背错了
command-pass-recital = 不背

## 事件

# $mode：玩法。
event-began = 这一局玩“{ $mode }”，从{ who }开始。
event-themes = 四个主题：{ $themes }。
event-round = 第 { $round } 轮，从{ who }开始。
event-round-theme = 第 { $round } 轮：{ $theme }，从{ who }开始。
event-lines-opened = 桌上的诗句：{ $lines }。
event-lines-down = { $count } 句诗盖着放好了。
event-die = 掷出 { $pips }。
event-dealt = { $seat-is ->
    [you] 你抽到{ $line }。
   *[other] { $seat }抽到{ $line }。
}
event-dealt-hidden = { who }抽了一句诗。
event-laid = { who }的诗句：{ $line }。
event-ready = { who }读好了。
event-painting = 开始作画。
event-painting-timed = 开始作画，计时开始。
event-kept = { who }存下了画到一半的画。
event-painted = { who }画好了。
event-time-came = { $seats-count ->
    [0] 时间到。
   *[other] 时间到，还没完成的有{ $seats }。
}
event-paintings-shown = 所有的画都挂出来了。
event-lines-shuffled = 诗句洗过之后：{ $lines }。
event-matching = 现在猜一猜谁画了哪一句。
event-matching-timed = 现在猜一猜谁画了哪一句，计时开始。
event-guessed = { $seat-is ->
    [you] 你猜{ $painter }画的是{ $line }。
   *[other] { $seat }猜{ $painter }画的是{ $line }。
}
event-guessed-hidden = { who }猜好了。
# 下面两则是清单里的一项。
guess = { who }猜{ $painter }画{ $line }
guess-none = { who }没有猜
event-guesses = 大家的答案：{ $guesses }。
truth = { who }画的是{ $line }
event-truth = 谜底：{ $lines }。
# $seats：猜中的人；$each：每人得分；$own：作画的人得分。
event-scored = { $seats }看懂了{ whom }的画，{ $seats-count ->
    [1] {""}
   *[other] 各
}得 { $each } 分；作画的人得 { $own } 分。
event-scored-none = 没有人看懂{ who }的画。
event-turn = 轮到{ who }。
event-removed = { who }挑掉{ $line }。
event-removals-right = 挑掉的全是空句，一颗爱心也没少。
event-removals-wrong = 挑错了{ $lines }，失去 { $lost } 颗爱心，剩 { $hearts } 颗。
event-painting-shown = 这是{ who }的画。
event-entered = { who }填好了。
entry = { who }填“{ $character }”
entry-blank = { who }空着
event-entries-right = 大家填的字：{ $entries }。猜中的有{ $seats }！
event-entries-wrong = 大家填的字：{ $entries }。没有人猜中。
event-hint = { who }的提示：{ $hint }
event-hint-none = { who }不给提示。
event-mask-lifted = { who }的诗句是{ $line }，遮住的是“{ $character }”。
event-heart-lost = 失去一颗爱心，剩 { $hearts } 颗。
event-recital = 要不要背一首诗？背对了能得一颗爱心。
event-recital-passed = { who }不背。
event-recited = { who }默写：{ $text }。原诗是{ $poem }
event-poem-shown = { who }背了一首诗。原诗是{ $poem }
event-recital-right = 背对了！现在有 { $hearts } 颗爱心。
event-recital-wrong = 可惜背错了。爱心还是 { $hearts } 颗。
event-ended = 四轮结束，分数算好了。
event-won = 四轮过去，爱心还在：大家一起赢了！
event-lost = 爱心用完了，这一局大家输了。

## 不能做的事

error-match-over = 这一局已经结束了。
error-not-your-turn = 现在不用你动作。
error-wrong-phase = 现在不是做这件事的时候。
error-already-done = 你已经做过了。
error-empty-drawing = 纸上还是空白的，画点什么再交吧。
error-too-many-drafts = 这一轮存的次数已经用完了。
error-drawing-too-large = 这幅画太大了，装不下。
error-drawing-format = 这幅画的格式看不懂。
error-drawing-damaged = 这幅画的数据坏了。
error-own-painting = 不能猜自己的画。
error-no-such-painter = 桌上没有这个人。
error-line-not-open = 桌上没有这一句。
error-own-line = 不能挑掉自己的诗句：你知道它是真的。
error-not-han = “{ $character }”不是汉字。
error-hint-character = 提示里不能有被遮住的字。
error-hint-quotes = 提示里不能引用诗句。
error-hint-too-long = 提示最多 40 个字。
error-not-on-table = 这一局没有出现过{ $line }。
error-recited-before = { $line }的那首诗已经背过了。
error-too-soon = 时间还没到。

## 用句子描述桌面

view-round = 第 { $round } 轮，共 { $rounds } 轮：{ $phase }。
view-over = 这一局结束了。
view-theme = 主题：{ $theme }。
view-themes = 主题：{ $themes }。
view-turn = { $seat-is ->
    [you] 轮到你，或轮到你的画。
   *[other] 轮到{ $seat }，或轮到{ $seat }的画。
}
view-own-line = 你的诗句：{ $line }。
view-own-character = 你的诗句：{ $line }，要画的字是“{ $character }”。
view-open = 桌上的诗句：{ $lines }。
view-removed = { who }挑掉了{ $line }。
view-laid = { who }的诗句：{ $line }。
view-found = { who }的诗句{ $line }，猜中了。
view-missed = { who }的诗句{ $line }，没猜中。
view-painting-blank = { who }的画：一片空白。
view-painting-strokes = { who }的画：{ $strokes } 笔。
view-painting-motifs = { who }的画：{ $motifs }。
view-painting-both = { who }的画：{ $motifs }，还有 { $strokes } 笔。
view-wrong = 猜错的字：{ $characters }。
view-hint = 提示：{ $hint }
view-points = { who }：{ $points } 分。
view-hearts = 爱心：{ $hearts } 颗。

## 计分

score-total = { $points } 分
score-guesses = 看懂别人的画
score-paintings = 自己的画被看懂

## 开局设置

setup-error-seats = 这个游戏要 { $least } 到 { $most } 人；现在有 { $found } 人。
setup-error-first-player = 起始玩家不在桌上，请换一位。
setup-error-choice = 没有这个选项，请另选一个。

option-mode = 玩法
mode-competition = 各凭本事
mode-together = 同心协力
mode-between = 字里行间
option-deck = 诗句数目
deck-standard = 标准（人数的两倍）
deck-hard = 困难（12 句）
option-time = 作画时间
time-usual = 90 秒
time-short = 60 秒
time-long = 120 秒
time-none = 不限时
option-removals = 同心协力时挑掉
removals-as-players = 和人数一样多
removals-every-decoy = 所有的空句
# 大厅里的提醒。
lobby-bots = 电脑玩家只会盖图章，也只看得懂图章；人画的线条，它们只能瞎猜。
lobby-people = “各凭本事”和“字里行间”至少要有两个真人。
lobby-time = 几个人轮流用一个画面作画时，时间是大家一起算的；不想赶，就选“不限时”。

## 桌上

# 诗句用哪一种写法：hant、hans，或 en（直行汉字旁边附英译）。
verse-script = hans
header-round = 第 { $round } 轮／{ $rounds }
header-round-theme = 第 { $round } 轮／{ $rounds } · { $theme }
header-round-themes = 第 { $round } 轮／{ $rounds } · { $themes }
spot-painting = { $seat-is ->
    [you] 你的画
   *[other] { $seat }的画
}
spot-laid = { $seat-is ->
    [you] 你的诗句
   *[other] { $seat }的诗句
}
spot-close = 收起来
spot-choose = 猜这一幅
spot-remove = 挑掉这一句
command-ready-group = 读好了
ask-painting-group = 作画
ask-stamps-group = 盖图章
ask-draft-group = 先存着
ask-line-group = 写诗句
ask-poem-group = 默写全诗

# 现在该做什么。
task-line = 你的诗句：{ $line }
task-character = 只画“{ $character }”的意思
task-ready = 轮流看自己的诗句
task-paint = 各自画出自己的诗句
task-match = 点一句诗，再点画出它的画
task-remove = 点一句没有人画的诗
task-enter = 被遮住的是哪个字？
task-hint = 可以给队友一个提示
task-recite = 要背一首诗，赢回爱心吗？
task-judge = 背得对不对？

results-coins = 分数从哪里来
summary-title = 第 { $round } 轮的谜底
summary-order-title = 谁画了什么，谁看懂了。
summary-hearts = 还有 { $hearts } 颗爱心。
summary-removed = 挑掉{ $line }
summary-found = 猜中了
summary-missed = 没猜中
summary-painted = 画{ $line }
summary-own = 自己的画被看懂
summary-understood = 看懂{ $seat }的画
summary-log = 第 { $round } 轮的谜底：{ $lines }。

figure-fox = 狐狸
figure-cat = 猫
figure-owl = 猫头鹰
figure-hare = 野兔
figure-crane = 鹤
figure-tortoise = 陆龟
figure-lion = 狮子
figure-elephant = 大象

## 规则书
# 段落之间空一行；以 • 开头的行是清单。

rules-goal-title = 目标
rules-goal-body =
    每个人偷偷拿到一句古诗，把它画出来，再猜别人画的是哪一句。画里不准写字，也不准写数字。

    玩法有三种：各凭本事，比谁的分数高；同心协力，一起挑掉没有人画的诗句；字里行间，一起猜出诗句里被遮住的字。

    3 到 6 人，约 30 到 45 分钟，一共四轮。

rules-pieces-title = 配件
rules-pieces-body =
    • 十个主题，每个主题十二句诗，每句都附全诗、题目、作者和朝代。
    • 每人一块画板：三种粗细的笔、八种墨色、橡皮擦，还有可以盖的图章。
    • 四颗爱心和一颗骰子。

rules-painting-title = 作画
rules-painting-body =
    每个人拿到的诗句都不一样，只有自己看得到。大家同时作画。

    有时间限制的话，先各自读好诗句并按“读好了”，最后一个人读好才开始计时。时间到了，画到哪里就收到哪里，空白的也收。

    交出去的画不能再改，空白的画不能交。不会画的人可以盖图章。

rules-competition-title = 各凭本事
rules-competition-body =
    每轮换一个主题。标准玩法放人数两倍的诗句，困难玩法放全部十二句，都摊开在桌上，你的那句也在里面。

    画完之后，诗句重新洗过，画和作者一起亮出来。每个人偷偷选一位别人，猜他画的是哪一句，再一起公布。

    • 一幅画只有一个人看懂：那个人得 2 分。
    • 两个人看懂：各得 1 分。
    • 三个人以上看懂：都不得分。
    • 只要有人看懂，作画的人得 1 分。

    四轮后分数最高的人获胜。同分时，独自看懂的次数多的人获胜；还是一样，就共享胜利。

rules-together-title = 同心协力
rules-together-body =
    十二句诗盖着，每个人抽一句来画。画完之后，大家的诗句和空句混在一起摊开，画也全部挂出来。

    不可以讨论。从起始玩家开始，每个人轮流挑掉一句自己认为没有人画的诗句；不能挑自己的。挑掉的句数和人数一样多时，才公布谜底：每挑错一句，失去一颗爱心。

    爱心用完就一起输；四轮后还有爱心就一起赢。

    不到六个人时，困难玩法的十二句里空句比较多，挑的句数却没有变，反而比标准玩法容易。想要真的困难，就选“所有的空句”。

rules-between-title = 字里行间
rules-between-body =
    一局用四个主题，每轮每个人拿一句新的诗。掷一次骰子，决定遮住每句的第几个字；点数比字数大就从头数起，所以五个字的句子掷出 6，遮的是第一个字。遮好才摊开，只有作画的人知道遮住的是什么字。

    只画那个字的意思。轮流猜每一幅画：队友各自偷偷填一个字，或空着。只要有一个人填对就算过关。繁体、简体和异体字都算对。

    都没填对，就公布填错的字，作画的人可以给一个提示：不能有那个字，也不能引用诗句（连着三个字就算引用）。然后再填一次；还是不对，就失去一颗爱心。

rules-recital-title = 背诗
rules-recital-body =
    字里行间的每一轮最后，全队可以试着背一首诗，选桌上出现过的任何一句，背出全诗；同一首只能试一次。可以默写，标点和异体字不计；也可以开口背，背完亮出原诗，由大家判断。

    背对了得一颗爱心，最多四颗；背错没有损失，也可以不背。

    背完之后没有爱心，就一起输；四轮后还有爱心，就一起赢。

rules-secrets-title = 秘密与收回
rules-secrets-body =
    你的诗句、还没亮出的画、还没公布的答案，都只有你自己看得到。挑掉的诗句是公开的，但挑得对不对要最后才知道。

    别人还没有动作、也还没有亮出任何东西以前，刚做的决定可以收回。

rules-bots-title = 电脑玩家
rules-bots-body =
    电脑玩家用图章作画，也只比对图章。人画的线条它们看不懂，只能瞎猜，或用排除法。它们不会查书找遮住的字，不给提示，也不背诗。

    “各凭本事”和“字里行间”至少要有两个真人才好玩。
