### 骆驼大赛。以 zh-Hant 为准；先改 zh-Hant，再改这里。
###
### 用语：赛段（leg）、赛段票、沙漠板块（绿洲／海市蜃楼）、金字塔票、押注牌、冠军牌堆、垫底牌堆。
### 格子的编号从 1 到 16；{ $coins } 是金币数，可能是负数。

game-title = 骆驼大赛
game-tagline = 五只骆驼，一座金字塔，谁押得准？
game-story = 沙漠里最疯狂的一天开始了：五只骆驼绕着金字塔赛跑，一不小心就叠成一座骆驼塔，被驮着的反而跑在前头。你不骑骆驼，你只押注——看准了就早点出手，再悄悄摆一座绿洲，或是一片海市蜃楼。

## 棋子

camel-blue = 蓝骆驼
camel-red = 红骆驼
camel-green = 绿骆驼
camel-lilac = 紫骆驼
camel-yellow = 黄骆驼

figure-fox = 狐狸
figure-cat = 猫
figure-owl = 猫头鹰
figure-hare = 野兔
figure-crane = 鹤
figure-tortoise = 陆龟
figure-lion = 狮子
figure-elephant = 大象

pile-winner = 冠军牌堆
pile-loser = 垫底牌堆

side-oasis = 绿洲
side-mirage = 海市蜃楼

# 金币数，用在别的句子里。
amount = { $coins } 枚金币

## 阶段

phase-turn = 进行中
phase-over = 比赛结束

## 行动

# $camel：骆驼。
command-leg-ticket = 拿{ $camel }最上面的赛段票
# $camel：骆驼；$value：票面。
offer-leg-ticket = 拿{ $camel }最上面的赛段票（{ $value }）
command-leg-ticket-group = 赛段票
# $space：格子；$side：哪一面朝上。
command-desert-tile = 在第 { $space } 格放沙漠板块（{ $side }）
# $space：格子；$side：哪一面朝上。许多个排在“沙漠板块”标题之下。
offer-desert-tile = 第 { $space } 格：{ $side }
command-desert-tile-group = 沙漠板块
command-roll = 拿金字塔票并掷骰
command-roll-group = 掷骰
# $camel：骆驼；$pile：牌堆。
command-race-card = 把{ $camel }的押注牌放到{ $pile }
command-race-card-group = 押注牌
hand-winner = 押冠军
hand-loser = 押垫底
# $space：格子。
spot-space = 第 { $space } 格
spot-tile-flip = 翻面
spot-tile-confirm = 放在这里
spot-elsewhere = 不放了

## 事件

# $camel：骆驼；$space：格子。
event-camel-placed = { $camel }站上第 { $space } 格。
event-turn = 轮到{ who }。
event-leg-ticket-taken = { who }拿了{ $camel }的赛段票（{ $value }）。
event-desert-tile-placed = { who }在第 { $space } 格放了沙漠板块（{ $side }）。
# $from：原来的格子。
event-desert-tile-moved = { who }把沙漠板块从第 { $from } 格移到第 { $space } 格（{ $side }）。
event-pyramid-ticket-taken = { who }拿了一张金字塔票。
# $pips：点数，1 到 3。
event-die-rolled = { $camel }的骰子掷出 { $pips }。
# $camels：一起移动的骆驼，由下往上；$camels-count：几只。
event-camel-moved = { $camels-count ->
    [1] { $camels }从第 { $from } 格走到第 { $to } 格。
   *[other] { $camels }（由下往上）一起从第 { $from } 格走到第 { $to } 格。
}
# 越过终点线。
event-camel-finished = { $camels-count ->
    [1] { $camels }从第 { $from } 格冲过终点线！
   *[other] { $camels }（由下往上）一起从第 { $from } 格冲过终点线！
}
# $seat：板块的主人。
event-tile-paid = { who }的沙漠板块收到 1 枚金币。
event-race-card-laid = { who }把{ $camel }的押注牌放到{ $pile }。
event-race-card-laid-hidden = { who }在{ $pile }扣了一张押注牌。
event-race-ended = 比赛结束！冠军是{ $winner }，垫底的是{ $loser }。

event-first-player = 由{ whom }先开始，并掷骰让骆驼就位。
# $landing：板块所在的格子；$to：最后停下的格子。
event-camel-moved-oasis = { $camels }{ $camels-count ->
    [1] {""}
   *[other] （由下往上）
}从第 { $from } 格走到第 { $landing } 格的绿洲，再前进到第 { $to } 格。
event-camel-moved-mirage = { $camels }{ $camels-count ->
    [1] {""}
   *[other] （由下往上）
}从第 { $from } 格走到第 { $landing } 格的海市蜃楼，退回第 { $to } 格，钻到最下面。
event-leg-ended = 第 { $leg } 赛段结束：{ $first }第一，{ $second }第二。
# $value：票面；$place：骆驼的名次；$coins：这张票的收入。
event-leg-ticket-scored = { who }的{ $camel }赛段票（{ $value }）：{ $camel }第 { $place } 名，{ $coins ->
    [-1] 赔 1 枚金币
   *[other] 得 { amount }
}。
event-pyramid-tickets-scored = { who }的金字塔票 { $tickets } 张，得 { $tickets } 枚金币。
# $coins：本赛段合计；$purse：现在的金币。
event-leg-paid = { who }本赛段合计 { amount }，现有 { $purse } 枚。
# $leg：第几赛段。
event-leg-started = 第 { $leg } 赛段开始：赛段票与骰子归位，跑道上没有沙漠板块。
event-race-card-right = { $pile }：{ who }押中{ $camel }，得 { amount }，现有 { $purse } 枚。
event-race-card-wrong = { $pile }：{ who }押错{ $camel }，赔 1 枚金币，现有 { $purse } 枚。
event-match-ended = 所有赌注都结清了。

## 不可以的行动

error-not-your-turn = 还没轮到你。
error-match-over = 比赛已经结束。
error-no-ticket = { $camel }的赛段票已经拿光了。
error-space-one = 第 1 格不能放沙漠板块。
error-space-occupied = 第 { $space } 格已经有骆驼或沙漠板块。
# $neighbour：旁边已有板块的格子。
error-space-next-to-tile = 第 { $space } 格紧挨着第 { $neighbour } 格的沙漠板块，不能放。
error-off-track = 跑道上没有第 { $space } 格。
error-same-space = 你的板块已经在第 { $space } 格，要移就得换一格。
error-idling = 大家上一回合都只移动沙漠板块，这回合请做别的事。
error-no-die = 金字塔里已经没有骰子了。
error-card-laid = { $camel }的押注牌你已经放出去了。
error-no-clock = 这个游戏不计时。

## 桌面叙述

view-turn = 第 { $leg } 赛段，轮到{ whom }。
view-over = 比赛结束。
# $camels：由上往下。
view-stack = { $camels-count ->
    [1] 第 { $space } 格：{ $camels }
   *[other] 第 { $space } 格：{ $camels }（由上往下）
}
view-finished = { $camels-count ->
    [1] 终点线外：{ $camels }
   *[other] 终点线外：{ $camels }（由上往下）
}
view-tile = 第 { $space } 格：{ whom }的{ $side }
view-dice-all = 五颗骰子都在金字塔里。
view-dice = 金字塔里还有：{ $left }。已掷出：{ $out }。
view-dice-none = 骰子都掷出了：{ $out }。
view-die = { $camel } { $pips }
view-ticket = { $camel } { $value }
view-tickets = 各帐篷最上面的赛段票：{ $tickets }。
# $figure：角色；$pyramid：金字塔票张数。
view-player = { who }（{ $figure }）：{ amount }{ $pyramid ->
    [0] {""}
   *[other] ，金字塔票 { $pyramid } 张
}。
view-player-tickets = { who }（{ $figure }）：{ amount }{ $pyramid ->
    [0] {""}
   *[other] ，金字塔票 { $pyramid } 张
}，赛段票：{ $tickets }。
view-piles = 已放的押注牌：冠军牌堆 { $winner } 张，垫底牌堆 { $loser } 张。
view-own-cards = 你手上的押注牌：{ $camels }。
view-own-cards-none = 你的押注牌都放出去了。

## 赛段小结

# $leg：第几赛段。
summary-title = 第 { $leg } 赛段结束
summary-order-title = 目前名次，由前到后
# $camel：骆驼；$value：票面；$place：骆驼的名次。
summary-leg-ticket = { $camel }赛段票 { $value }・第 { $place } 名
summary-pyramid-tickets = 金字塔票 { $tickets } 张
# $purse：现在的金币。
summary-purse = 现有 { $purse } 枚
# $camels：骆驼，由前到后。
summary-log = 第 { $leg } 赛段小结，由前到后：{ $camels }。

## 教练

coach-leg-first = 本赛段第一
coach-leg-second = 本赛段第二
coach-race-first = 全场冠军
coach-race-last = 全场垫底

## 结算项目

# 名次表里的总分。$points：金币数。
score-total = { $points } 枚金币
score-start = 起始金币
score-leg-tickets = 赛段票
score-pyramid-tickets = 金字塔票
score-desert-tile = 沙漠板块
score-winner-cards = 押冠军
score-loser-cards = 押垫底
score-forgiven = 免付的欠款（钱包已空）

## 开局设置

setup-error-seats = 这个游戏要 { $least } 到 { $most } 人玩，现在有 { $found } 人。
setup-error-first-player = 指定的起始玩家不在座位上，请重新选择。
setup-error-figure-taken = 有两个座位选了同一个角色，请换一个。
setup-error-figure-unknown = 没有这个角色，请重新选择。

option-figure = 角色
option-first = 起始玩家
option-first-random = 随机决定
option-coach = 教练
option-coach-hint = 在桌上显示精确的胜率

## 规则书
# 段落之间空一行；以“•”开头的是条目。

rules-goal-title = 目标
rules-goal-body =
    五只骆驼在沙漠里绕圈赛跑，跑着跑着就叠在一起。没有哪一只是你的：你靠押注赚金币，猜哪只领先、哪只夺冠、哪只垫底。

    比赛结束时金币最多的人获胜；打平就共享胜利。

    2 到 8 人，8 岁以上，约 30 分钟。

rules-pieces-title = 配件
rules-pieces-body =
    • 蓝、红、绿、紫、黄五只骆驼，各有一颗同色骰子。骰子只有 1、2、3，机会均等。
    • 环形跑道共 16 格，终点线在第 16 格之后。
    • 每色一顶帐篷，放着该色的三张赛段票：5、3、2，大的在上，合计 15 张。
    • 每人选一个角色，拿五张押注牌（每色一张）和一片沙漠板块：一面绿洲（+1），一面海市蜃楼（−1）。
    • 五张金字塔票。
    • 每人一开始有 3 枚金币。

rules-set-up-title = 开局
rules-set-up-body =
    选出起始玩家，或随机决定。由他把五颗骰子一颗一颗掷出，颜色的先后随机；每只骆驼站上自己骰子点数的格子（1 到 3），后到的叠在上面。

    接着叠好赛段票，骰子全部放进金字塔。

rules-turn-title = 你的回合
rules-turn-body =
    轮到你时，从四种行动里选一种来做，不能跳过。掷骰永远可以选。

    • 赛段票：拿任一颜色最上面的一张，张数不限。
    • 沙漠板块：把你的板块放到跑道上，哪一面朝上都行。
    • 掷骰：拿一张金字塔票，随机放出一颗还没掷的骰子，移动那只骆驼。
    • 押注牌：把一张押注牌扣在冠军牌堆或垫底牌堆。

rules-desert-tile-title = 放沙漠板块
rules-desert-tile-body =
    那一格不能有骆驼，不能有板块，相邻的格子也不能有板块，而且不能是第 1 格。

    你的板块已经在跑道上的话，先拿起来，再放到另一格；不能放回原处。

    如果每个人的上一回合都是移动板块，这回合就不能再移，免得比赛停在原地。

rules-race-card-title = 押冠军，押垫底
rules-race-card-body =
    押注牌放下后就不能拿回或换堆，所以同一只骆驼不会既押冠军又押垫底。

    越早押中，赚得越多：牌堆照放下的顺序结算。

rules-movement-title = 骆驼怎么走
rules-movement-body =
    骆驼移动时，驮着叠在它上面的所有骆驼一起走；在它下面的留在原地。途中经过的格子不算，只看落在哪一格。

    落在有骆驼的格子，就叠到最上面。

    跑得远的名次在前；同一叠里，在上面的名次在前。所以永远不会同名次。

rules-tiles-title = 踩到沙漠板块
rules-tiles-body =
    骆驼落在沙漠板块上，主人得 1 枚金币：每次落下 1 枚，不管叠了几只。

    • 绿洲：再前进一格，叠到那一格的最上面。第 16 格的绿洲会把骆驼送过终点线。
    • 海市蜃楼：退后一格，钻到那一格所有骆驼的下面。只走一步就踩到海市蜃楼时，会退回原来的格子，钻到刚才垫在自己下面的骆驼底下。

    移动后不会再触发另一片板块。

rules-leg-end-title = 赛段结束
rules-leg-end-body =
    第五颗骰子掷出并走完后，这一赛段就结束了。

    • 赛段票：押中第一名，得票面的金币；押中第二名，得 1 枚；其他的每张赔 1 枚。
    • 金字塔票：每张得 1 枚。

    每个人先把这一赛段的收入和损失加总，再从钱包里收付；钱包最少是 0。

    赛段票、金字塔票和骰子全部归位，沙漠板块回到主人手上。最后掷骰那人的左手边玩家，开始下一赛段。

rules-race-end-title = 比赛结束
rules-race-end-body =
    只要有骆驼越过第 16 格，比赛立刻结束，就算赛段只走到一半也一样。

    先照平常结算这一赛段，再结算冠军牌堆，最后结算垫底牌堆，都从最早放下的牌开始。押中的牌依次得 8、5、3、2、1、1……枚金币；押错的牌每张赔 1 枚（钱包最少是 0），而且不占名次。

    跑在最后的骆驼垫底；如果它们叠在一起，就是最下面那只。

    金币最多的人获胜；打平就共享胜利。

rules-secrets-title = 秘密与撤回
rules-secrets-body =
    扣着的押注牌是什么颜色，以及每个人手上还剩哪些押注牌，都是秘密；谁放的、放了几张、先后顺序则是公开的。每个人有多少金币也是公开的。

    没有掷骰的回合可以撤回，直到下一位玩家行动为止。

rules-coach-title = 教练
rules-coach-body =
    画出来的桌面有一位教练。开局时大家约好可不可以请他；可以的话，按上方的教练按钮，桌上就会显示每只骆驼在这一赛段的名次概率，以及夺冠和垫底的概率。这些数字是精确算出来的，不是估计；夺冠与垫底的概率，假定之后的赛段都没有沙漠板块。

# 规则书里图片下面的说明。
rules-figure-set-up = 蓝和红都掷出 2：后到的红叠在蓝的上面。
rules-figure-tile = 有骆驼的格子、板块旁边的格子都不能放。
rules-figure-piles = 左边押冠军，右边押垫底；牌要扣着放。
rules-figure-carry = 红掷出 2：黄骑在红上面，跟着走；蓝留在原地。
rules-figure-top = 落在有骆驼的格子，整叠站到最上面。
rules-figure-rank = 从第 1 名到第 5 名：远的在前，同一叠里高的在前。
rules-figure-oasis = 绿洲：再前进一格，叠到最上面；板块的主人得 1 枚金币。
rules-figure-mirage = 海市蜃楼：退后一格，钻到最下面；板块的主人得 1 枚金币。
rules-figure-leg = 黄第一，红第二，蓝第三。
rules-figure-bets = 黄夺冠：押中的依次得 8、5、3、2，押错的赔 1 枚，不占名次。
