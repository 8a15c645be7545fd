### 雅加婆婆。以 zh-Hant 为准；先改 zh-Hant，再改这里。
###
### 用语：雅加婆婆（女巫）、森林板块、林间图（森林面上的图）、材料、咒语、小径、飞行、鸡脚小屋。
### 森林的位置像棋盘：直行 A 到 E，横列 1 到 5；C 行和第 3 列是小径。

game-title = 雅加婆婆
game-tagline = 婆婆飞回来以前，你记得住森林里藏了什么吗？
game-story = 几个孩子走进了不该走的森林。树后面藏着蟾蜍、玫瑰、猫头鹰和水晶，凑齐了才能破解咒语逃出去；可是雅加婆婆正坐着石臼飞过来。谁的眼睛快，谁的记性好，谁就能回家。

## 森林

place = { $column ->
    [1] A
    [2] B
    [4] D
   *[5] E
}{ $row }
# $clue：森林面上的图。
tile = { $place }（{ $clue }）
# $ingredient：翻开的材料。
spot-tile-up = { $place }：{ $ingredient }

ingredient-toad = 蟾蜍
ingredient-fish = 鱼
ingredient-rose = 玫瑰
ingredient-snail = 蜗牛
ingredient-spider = 蜘蛛
ingredient-bat = 蝙蝠
ingredient-honey = 蜂蜜
ingredient-acorn = 橡实
ingredient-feather = 羽毛
ingredient-owl = 猫头鹰
ingredient-mushroom = 蘑菇
ingredient-snake = 蛇
ingredient-bone = 骨头
ingredient-candle = 蜡烛
ingredient-apple = 苹果
ingredient-crystal = 水晶

clue-forest = 树林
clue-pond = 池塘
clue-stream = 溪流
clue-rose-bush = 玫瑰丛
clue-cabbage-patch = 菜圃
clue-web = 蛛网
clue-cave = 山洞
clue-hollow-tree = 树洞
clue-oak = 橡树
clue-nest = 鸟巢
clue-moonlit-fir = 月下冷杉
clue-rotten-log = 朽木
clue-rocks = 乱石
clue-grave = 坟冢
clue-chapel = 礼拜堂
clue-orchard = 果园
clue-mine = 矿坑
clue-garden = 花园
clue-old-tree = 老树
clue-undergrowth = 草丛
clue-churchyard = 墓园
clue-hill = 山丘

end-north = 北端
end-east = 东端
end-south = 南端
end-west = 西端

hand-left = 左键
hand-right = 右键

power-long-flight = 长途飞行
power-short-flight = 短途飞行
power-fingers = 指缝偷看
power-chin-on-fist = 托腮发呆
power-house = 鸡脚小屋
power-swap = 偷天换日

## 孩子的伙伴

figure-fox = 狐狸
figure-cat = 猫
figure-owl = 猫头鹰
figure-hare = 野兔
figure-crane = 鹤
figure-tortoise = 陆龟
figure-lion = 狮子
figure-elephant = 大象

## 阶段

phase-preview = 先看一眼
phase-witch = 摆放婆婆
phase-spell = 翻开咒语
phase-flight = 飞行中
phase-house = 放小屋
phase-swap = 交换板块
phase-expert = 移动小屋
phase-over = 结束

## 行动

command-place-witch = 让婆婆从{ $end }起飞
command-place-witch-group = 摆放婆婆
command-turn-spell = 翻开咒语
command-turn-spell-group = 翻开咒语
command-turn = 翻 { $place }
command-turn-group = 翻森林板块
command-turn-back = 把 { $place } 盖回去
command-lift-house = 掀开 { $place } 上的小屋
command-step = 让婆婆前进一格
command-step-hand = 按{ $hand }，让婆婆前进一格
command-place-house = 把小屋放在 { $place }
command-place-house-group = 放小屋
command-leave-house = 小屋不动
command-swap = 交换 { $one } 和 { $other }
ask-swap = 要交换哪两块？

## 桌上

task-preview = 记住每样东西的位置
task-house = 点一块，放上小屋
task-swap = 点两块，让它们交换
task-expert = 点一块放小屋，或让它留着
button-leave-house = 留着
button-swap = 交换
verdict-broken = 咒语破解了！
verdict-returned = 婆婆快了一步。

## 事件

event-first-player = 由{ whom }先开始。
event-forest-laid = 十六块森林板块洗好铺成一片，森林面朝上。
# $count：张数。
event-spells-dealt = 每个人拿到 { $count } 张咒语，谁都还没看过。
event-preview-began = 先看一眼：所有材料都亮出来了。
event-preview-ended = 森林合上了。
event-turn = 轮到{ whom }找材料。
# $tiles：这趟小径有几块。
event-witch-placed = { who }让婆婆在{ $end }准备起飞，小径有 { $tiles } 块。
event-flight-began = { who }翻开咒语，婆婆起飞了！
event-house-lifted = { who }掀开 { $place } 上的小屋。
event-tile-turned = { who }翻 { $place }。
# $count：已经找到几个。
event-match = { $place } 找对了，第 { $count } 个！
event-mismatch = { $place } 不是要找的。
event-mismatch-may-go = { $place } 可以盖回去了。
event-tile-turned-back = { who }把 { $place } 盖回去。
event-tile-covered = { $place } 盖好了。
event-house-returned = 小屋回到 { $place } 上。
event-house-kept = { $place } 找对了，小屋离开森林。
event-step-opened = { who }可以让婆婆前进了。
# $left：还剩几步。
event-witch-moved = { who }让婆婆前进一格，还剩 { $left } 步。
event-witch-moved-late = { who }还没按，婆婆自己飞了一格，还剩 { $left } 步。
event-witch-flew = 婆婆飞了一格，还剩 { $left } 步。
# $found：找到几个；$required：要几个。
event-witch-is-back = 婆婆回来了！要 { $required } 个，找到 { $found } 个。
event-all-found = 材料齐了！要 { $required } 个，找到 { $found } 个。
# $count：这人总共破了几道。
event-spell-broken = { who }破解了咒语，这是第 { $count } 道！
event-spell-returned = { who }没能破解，咒语放回牌堆底下。
# $power：力量；$seat：受影响的人。
event-power-long-flight = { $power }：{ whom }下一趟的小径多一块。
event-power-short-flight = { $power }：{ whom }下一趟的小径少一块。
event-power-fingers = { $power }：{ whom }下一趟只能从指缝里看。
event-power-chin-on-fist = { $power }：{ whom }下一趟翻得慢吞吞。
event-power = { $power }：由{ whom }决定。
event-power-lapsed = { $power }对{ whom }不管用。
event-house-placed = { who }把小屋放在 { $place }。
event-house-moved = { who }把小屋搬到 { $place }。
event-tiles-swapped = { who }偷偷交换了 { $one } 和 { $other }。
event-expert-asked = { who }可以移动小屋。
event-house-left = { who }让小屋留在原处。
event-house-left-late = { who }想太久了，小屋留在原处。
event-match-won = { who }破解了三道咒语，逃出森林了！
event-match-ended = 天亮了，没有人逃出去。破解最多咒语的人获胜。

## 不可以的行动

error-clock-early = 时候还没到。
error-match-over = 这一局已经结束。
error-wrong-moment = 现在不是做这件事的时候。
error-not-on-the-left = 婆婆要由左手边的玩家来摆。
error-not-active = 现在不是你在找材料。
error-no-such-place = 森林里没有这个位置。
error-in-the-air = { $place } 还在翻，等一下。
error-still-showing = { $place } 再让大家看一眼。
error-tile-up = { $place } 已经翻开了。
error-covered = { $place } 上有小屋，先掀开它。
error-no-house = { $place } 上没有小屋。
error-no-mismatch = { $place } 没有要盖回去的板块。
error-flies-alone = 婆婆自己会飞，不用推。
error-out-of-turn = 这一步轮到{ whom }。
error-too-soon = 太快了，婆婆还没飞稳。
error-other-hand = 换边：这次按{ $hand }。
error-no-hand = 三个人以上不分左右。
error-no-right-to-house = 你现在不能放小屋。
error-no-right-to-swap = 你现在不能交换板块。
error-swap-with-itself = 要交换的是两块不同的板块，不是两次 { $place }。

## 桌面叙述

view-preview = 先看一眼：所有材料都亮着。
view-place-witch = { who }来摆婆婆，接着由{ $active-is ->
    [you] 你
   *[other] { $active }
}找材料。
view-turn-spell = 等{ whom }翻开咒语。
view-flight = { who }正在找材料。
view-place-house = 等{ whom }放小屋。
view-swap = 等{ whom }交换两块板块。
view-expert = { who }可以移动小屋。
view-over = 这一局结束了。
# $ingredients：四种材料；$required：要几个；$found：找到几个。
view-spell = 咒语：{ $ingredients }，要 { $required } 个，已有 { $found } 个。力量：{ $power }。
view-spell-without-power = 咒语：{ $ingredients }，要 { $required } 个，已有 { $found } 个。
view-turning-up = { $place } 正在翻开：{ $ingredient }。
view-match = { $place } 找对了：{ $ingredient }。
view-mismatch = { $place } 不对：{ $ingredient }。
view-turning-back = { $place } 正在盖回去：{ $ingredient }。
view-fingers = 只能从指缝里看。
view-chin = 托着腮，翻得慢吞吞。
# $end：起点；$tiles：小径几块；$left：还剩几步。
view-witch = 婆婆从{ $end }起飞，小径 { $tiles } 块，还剩 { $left } 步。
view-witch-by-hand = 婆婆从{ $end }起飞，小径 { $tiles } 块，还剩 { $left } 步；下一步轮到{ whom }。
view-row = 森林：{ $cells }
view-cell = { $place } { $shown }
view-cell-open = { $place }【{ $shown }】
view-house-on = 小屋盖着 { $place }。
view-house-lifted = { $place } 的小屋掀开了。
# $level：难度；$broken：破了几道；$stack：牌堆剩几张。
view-player = { who }（{ $level }）：破解 { $broken } 道，还有 { $stack } 张。

## 结算项目

# $points：破解了几道。
score-total = { $points } 道咒语
score-spells = 破解的咒语
results-coins = 破解了几道咒语

## 开局设定

setup-error-seats = 这个游戏要 { $least } 到 { $most } 人玩，现在有 { $found } 人。
setup-error-first-player = 指定的起始玩家不在座位上，请重新选择。
setup-error-levels = { $seats } 个座位却有 { $found } 个难度，请重新设定。
setup-error-choice = 没有第 { $choice } 个选项，请重新选择。
setup-error-no-flights = 一趟都不飞就没得玩了。

option-level = 咒语
option-level-help = 温和：四种材料找三种，没有力量；寻常：找三种，有力量；刁钻：四种都要找，有力量。
level-as-all = 和大家一样
level-normal = 寻常
level-easy = 温和
level-hard = 刁钻
option-clues = 林间图
option-clues-help = 森林面上的图透露多少：两种材料共用一张、每种一张，或者全都一样。
clues-vague = 两种一图
clues-clear = 一种一图
clues-bare = 全都一样
option-clock = 婆婆怎么飞
option-clock-help = 照时钟飞，五块小径一趟 20、30 或 45 秒；不计时，每看过一块飞一步；或由其他玩家轮流按。
clock-brisk = 20 秒
clock-steady = 30 秒
clock-gentle = 45 秒
clock-untimed = 不计时
clock-hands = 大家轮流按
option-preview = 先看一眼
option-preview-help = 开局时所有材料先亮 20 秒。
preview-off = 不看
preview-on = 先看 20 秒
option-expert = 高手规则
option-expert-help = 每回合结束时，可以把小屋放到任何一块上。
expert-off = 不用
expert-on = 使用

## 规则書
# 段落之间空一行；以“•”开头的是条列。

rules-goal-title = 目标
rules-goal-body =
    你们走进了雅加婆婆的森林。每个人有三道咒语要破解，材料就藏在森林板块后面。先破解三道的人立刻获胜。

    2 到 5 人，4、5 人最好玩；6 岁以上，约 15 分钟。

rules-set-up-title = 开局
rules-set-up-body =
    十六块森林板块洗好，森林面朝上，铺在十字形小径的四个角落。每人拿三张咒语，叠成一叠，谁都不看；其余的也不看，收起来。

    森林面上的图会透露一点消息：平常两种材料共用一张图，例如池塘后面不是蟾蜍就是鱼。开局时可以改成一种一图，或者全都一样，也可以选择先看 20 秒。

rules-turn-title = 一个回合
rules-turn-body =
    左手边的玩家把婆婆放在小径的一端。轮到的人翻开最上面的咒语，飞行就开始了。

    • 轮到的人翻森林板块，一次翻一块。咒语要的材料翻开后留着；不是的话，先让大家看一眼，再盖回去。点别的板块，会先把它盖回去，再翻那一块。
    • 同时，婆婆沿着小径飞到另一端再飞回来，五块小径是八步。

rules-end-title = 飞行结束
rules-end-body =
    婆婆回到起点，或者材料齐了，飞行就结束。婆婆到达以前开始翻的板块算数，正在盖回去的不算；同一瞬间，婆婆先到。

    刚好翻开需要的数目，而且都对，咒语就破解了。不然咒语盖着放回牌堆底下。

    所有板块先盖好，再执行破解的咒语上的力量，然后把咒语面朝上丟开。丟开第三张的人立刻获胜，不再执行力量。

    每人飞了 30 趟还没有人获胜的话，破解最多的人获胜；平手共享胜利。

rules-levels-title = 温和、寻常与刁钻的咒语
rules-levels-body =
    每个人的咒语可以难易不同，大人小孩一起玩。

    • 温和：四种材料找三种；咒语没有力量，别人的力量也对你不管用。
    • 寻常：找三种，有力量。
    • 刁钻：四种都要找，有力量。

    高手规则：回合结束时，轮到的人可以把小屋放到任何一块上，或者不动。想超过 10 秒就不动。

rules-powers-title = 力量
rules-powers-body =
    每种力量只管一趟。小径最短四块，最长六块；长途和短途会互相抵消。

    • 长途飞行：你的下一趟，小径多一块。
    • 短途飞行：下一位玩家的小径少一块。
    • 指缝偷看：下一位玩家只能从移动的指缝里看。
    • 托腮发呆：下一位玩家翻得慢，翻错的要看久一点。
    • 鸡脚小屋：把小屋放在任何一块上。
    • 偷天换日：交换两块板块，谁也不看。

rules-house-title = 小屋
rules-house-body =
    被小屋盖住的板块，先点一下把小屋掀开，再点一下才翻。找对了，小屋就离开森林；找错了，或者没翻，小屋又盖回去。

rules-clock-title = 婆婆怎么飞
rules-clock-body =
    • 照时钟：五块小径一趟 20、30 或 45 秒。
    • 不计时：每看过一块，婆婆飞一步。
    • 大家轮流按：其他玩家从左手边开始，每人一步。每步至少隔 0.6 秒；3 秒没按，婆婆自己飞。两个人玩时，对手左右两键轮流按。

rules-secrets-title = 秘密
rules-secrets-body =
    盖着的材料和咒语谁都不能看。翻开过的只能靠自己记住，纪录里不会写出材料。做过的事不能收回。
