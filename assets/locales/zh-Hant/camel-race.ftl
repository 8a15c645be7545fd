### 駱駝大賽。本檔是譯文的依據：先改這裡，再改 zh-Hans 與 en。
###
### 用語：賽段（leg）、賽段票、沙漠板塊（綠洲／海市蜃樓）、金字塔票、押注牌、冠軍牌堆、墊底牌堆。
### 格子的編號從 1 到 16；{ $coins } 是金幣數，可能是負數。

game-title = 駱駝大賽
game-tagline = 五隻駱駝，一座金字塔，誰押得準？
game-story = 沙漠裡最瘋狂的一天開始了：五隻駱駝繞著金字塔賽跑，一不小心就疊成一座駱駝塔，被馱著的反而跑在前頭。你不騎駱駝，你只押注——看準了就早點出手，再偷偷擺一座綠洲，或是一片海市蜃樓。

## 棋子

camel-blue = 藍駱駝
camel-red = 紅駱駝
camel-green = 綠駱駝
camel-lilac = 紫駱駝
camel-yellow = 黃駱駝

figure-fox = 狐狸
figure-cat = 貓
figure-owl = 貓頭鷹
figure-hare = 野兔
figure-crane = 鶴
figure-tortoise = 陸龜
figure-lion = 獅子
figure-elephant = 大象

pile-winner = 冠軍牌堆
pile-loser = 墊底牌堆

side-oasis = 綠洲
side-mirage = 海市蜃樓

# 金幣數，用在別的句子裡。
amount = { $coins } 枚金幣

## 階段

phase-turn = 進行中
phase-over = 比賽結束

## 行動

# $camel：駱駝。
command-leg-ticket = 拿{ $camel }最上面的賽段票
# $camel：駱駝；$value：票面。
offer-leg-ticket = 拿{ $camel }最上面的賽段票（{ $value }）
command-leg-ticket-group = 賽段票
# $space：格子；$side：哪一面朝上。
command-desert-tile = 在第 { $space } 格放沙漠板塊（{ $side }）
# $space：格子；$side：哪一面朝上。許多個排在「沙漠板塊」標題之下。
offer-desert-tile = 第 { $space } 格：{ $side }
command-desert-tile-group = 沙漠板塊
command-roll = 拿金字塔票並擲骰
command-roll-group = 擲骰
# $camel：駱駝；$pile：牌堆。
command-race-card = 把{ $camel }的押注牌放到{ $pile }
command-race-card-group = 押注牌
hand-winner = 押冠軍
hand-loser = 押墊底
# $space：格子。
spot-space = 第 { $space } 格
spot-tile-flip = 翻面
spot-tile-confirm = 放在這裡
spot-elsewhere = 不放了

## 事件

# $camel：駱駝；$space：格子。
event-camel-placed = { $camel }站上第 { $space } 格。
event-turn = 輪到{ who }。
event-leg-ticket-taken = { who }拿了{ $camel }的賽段票（{ $value }）。
event-desert-tile-placed = { who }在第 { $space } 格放了沙漠板塊（{ $side }）。
# $from：原來的格子。
event-desert-tile-moved = { who }把沙漠板塊從第 { $from } 格移到第 { $space } 格（{ $side }）。
event-pyramid-ticket-taken = { who }拿了一張金字塔票。
# $pips：點數，1 到 3。
event-die-rolled = { $camel }的骰子擲出 { $pips }。
# $camels：一起移動的駱駝，由下往上；$camels-count：幾隻。
event-camel-moved = { $camels-count ->
    [1] { $camels }從第 { $from } 格走到第 { $to } 格。
   *[other] { $camels }（由下往上）一起從第 { $from } 格走到第 { $to } 格。
}
# 越過終點線。
event-camel-finished = { $camels-count ->
    [1] { $camels }從第 { $from } 格衝過終點線！
   *[other] { $camels }（由下往上）一起從第 { $from } 格衝過終點線！
}
# $seat：板塊的主人。
event-tile-paid = { who }的沙漠板塊收到 1 枚金幣。
event-race-card-laid = { who }把{ $camel }的押注牌放到{ $pile }。
event-race-card-laid-hidden = { who }在{ $pile }蓋了一張押注牌。
event-race-ended = 比賽結束！冠軍是{ $winner }，墊底的是{ $loser }。

event-first-player = 由{ whom }先開始，並擲骰讓駱駝就位。
# $landing：板塊所在的格子；$to：最後停下的格子。
event-camel-moved-oasis = { $camels }{ $camels-count ->
    [1] {""}
   *[other] （由下往上）
}從第 { $from } 格走到第 { $landing } 格的綠洲，再前進到第 { $to } 格。
event-camel-moved-mirage = { $camels }{ $camels-count ->
    [1] {""}
   *[other] （由下往上）
}從第 { $from } 格走到第 { $landing } 格的海市蜃樓，退回第 { $to } 格，鑽到最下面。
event-leg-ended = 第 { $leg } 賽段結束：{ $first }第一，{ $second }第二。
# $value：票面；$place：駱駝的名次；$coins：這張票的收入。
event-leg-ticket-scored = { who }的{ $camel }賽段票（{ $value }）：{ $camel }第 { $place } 名，{ $coins ->
    [-1] 賠 1 枚金幣
   *[other] 得 { amount }
}。
event-pyramid-tickets-scored = { who }的金字塔票 { $tickets } 張，得 { $tickets } 枚金幣。
# $coins：本賽段合計；$purse：現在的金幣。
event-leg-paid = { who }本賽段合計 { amount }，現有 { $purse } 枚。
# $leg：第幾賽段。
event-leg-started = 第 { $leg } 賽段開始：賽段票與骰子歸位，跑道上沒有沙漠板塊。
event-race-card-right = { $pile }：{ who }押中{ $camel }，得 { amount }，現有 { $purse } 枚。
event-race-card-wrong = { $pile }：{ who }押錯{ $camel }，賠 1 枚金幣，現有 { $purse } 枚。
event-match-ended = 所有賭注都結清了。

## 不可以的行動

error-not-your-turn = 還沒輪到你。
error-match-over = 比賽已經結束。
error-no-ticket = { $camel }的賽段票已經拿光了。
error-space-one = 第 1 格不能放沙漠板塊。
error-space-occupied = 第 { $space } 格已經有駱駝或沙漠板塊。
# $neighbour：旁邊已有板塊的格子。
error-space-next-to-tile = 第 { $space } 格緊鄰第 { $neighbour } 格的沙漠板塊，不能放。
error-off-track = 跑道上沒有第 { $space } 格。
error-same-space = 你的板塊已經在第 { $space } 格，要移就得換一格。
error-idling = 大家上一回合都只移動沙漠板塊，這回合請做別的事。
error-no-die = 金字塔裡已經沒有骰子。
error-card-laid = { $camel }的押注牌你已經放出去了。
error-no-clock = 這個遊戲不計時。

## 桌面敘述

view-turn = 第 { $leg } 賽段，輪到{ whom }。
view-over = 比賽結束。
# $camels：由上往下。
view-stack = { $camels-count ->
    [1] 第 { $space } 格：{ $camels }
   *[other] 第 { $space } 格：{ $camels }（由上往下）
}
view-finished = { $camels-count ->
    [1] 終點線外：{ $camels }
   *[other] 終點線外：{ $camels }（由上往下）
}
view-tile = 第 { $space } 格：{ whom }的{ $side }
view-dice-all = 五顆骰子都在金字塔裡。
view-dice = 金字塔裡還有：{ $left }。已擲出：{ $out }。
view-dice-none = 骰子都擲出了：{ $out }。
view-die = { $camel } { $pips }
view-ticket = { $camel } { $value }
view-tickets = 各帳篷最上面的賽段票：{ $tickets }。
# $figure：角色；$pyramid：金字塔票張數。
view-player = { who }（{ $figure }）：{ amount }{ $pyramid ->
    [0] {""}
   *[other] ，金字塔票 { $pyramid } 張
}。
view-player-tickets = { who }（{ $figure }）：{ amount }{ $pyramid ->
    [0] {""}
   *[other] ，金字塔票 { $pyramid } 張
}，賽段票：{ $tickets }。
view-piles = 已放的押注牌：冠軍牌堆 { $winner } 張，墊底牌堆 { $loser } 張。
view-own-cards = 你手上的押注牌：{ $camels }。
view-own-cards-none = 你的押注牌都放出去了。

## 賽段小結

# $leg：第幾賽段。
summary-title = 第 { $leg } 賽段結束
summary-order-title = 目前名次，由前到後
# $camel：駱駝；$value：票面；$place：駱駝的名次。
summary-leg-ticket = { $camel }賽段票 { $value }・第 { $place } 名
summary-pyramid-tickets = 金字塔票 { $tickets } 張
# $purse：現在的金幣。
summary-purse = 現有 { $purse } 枚
# $camels：駱駝，由前到後。
summary-log = 第 { $leg } 賽段小結，由前到後：{ $camels }。

## 教練

coach-leg-first = 本賽段第一
coach-leg-second = 本賽段第二
coach-race-first = 全場冠軍
coach-race-last = 全場墊底

## 結算項目

# 名次表裡的總分。$points：金幣數。
score-total = { $points } 枚金幣
score-start = 起始金幣
score-leg-tickets = 賽段票
score-pyramid-tickets = 金字塔票
score-desert-tile = 沙漠板塊
score-winner-cards = 押冠軍
score-loser-cards = 押墊底
score-forgiven = 免付的欠款（錢包已空）

## 開局設定

setup-error-seats = 這個遊戲要 { $least } 到 { $most } 人玩，現在有 { $found } 人。
setup-error-first-player = 指定的起始玩家不在座位上，請重新選擇。
setup-error-figure-taken = 有兩個座位選了同一個角色，請換一個。
setup-error-figure-unknown = 沒有這個角色，請重新選擇。

option-figure = 角色
option-first = 起始玩家
option-first-random = 隨機決定
option-coach = 教練
option-coach-hint = 在桌上顯示精確的勝率

## 規則書
# 段落之間空一行；以「•」開頭的是條列。

rules-goal-title = 目標
rules-goal-body =
    五隻駱駝在沙漠裡繞圈賽跑，跑著跑著就疊在一起。沒有哪一隻是你的：你靠押注賺金幣，猜哪隻領先、哪隻奪冠、哪隻墊底。

    比賽結束時金幣最多的人獲勝；平手就共享勝利。

    2 到 8 人，8 歲以上，約 30 分鐘。

rules-pieces-title = 配件
rules-pieces-body =
    • 藍、紅、綠、紫、黃五隻駱駝，各有一顆同色骰子。骰子只有 1、2、3，機會均等。
    • 環形跑道共 16 格，終點線在第 16 格之後。
    • 每色一頂帳篷，放著該色的三張賽段票：5、3、2，大的在上，合計 15 張。
    • 每人選一個角色，拿五張押注牌（每色一張）和一片沙漠板塊：一面綠洲（+1），一面海市蜃樓（−1）。
    • 五張金字塔票。
    • 每人一開始有 3 枚金幣。

rules-set-up-title = 開局
rules-set-up-body =
    選出起始玩家，或隨機決定。由他把五顆骰子一顆一顆擲出，顏色的先後隨機；每隻駱駝站上自己骰子點數的格子（1 到 3），後到的疊在上面。

    接著疊好賽段票，骰子全部放進金字塔。

rules-turn-title = 你的回合
rules-turn-body =
    輪到你時，從四種行動裡選一種來做，不能跳過。擲骰永遠可以選。

    • 賽段票：拿任一顏色最上面的一張，張數不限。
    • 沙漠板塊：把你的板塊放到跑道上，哪一面朝上都行。
    • 擲骰：拿一張金字塔票，隨機放出一顆還沒擲的骰子，移動那隻駱駝。
    • 押注牌：把一張押注牌蓋在冠軍牌堆或墊底牌堆。

rules-desert-tile-title = 放沙漠板塊
rules-desert-tile-body =
    那一格不能有駱駝，不能有板塊，相鄰的格子也不能有板塊，而且不能是第 1 格。

    你的板塊已經在跑道上的話，先拿起來，再放到另一格；不能放回原處。

    如果每個人的上一回合都是移動板塊，這回合就不能再移，免得比賽停在原地。

rules-race-card-title = 押冠軍，押墊底
rules-race-card-body =
    押注牌放下後就不能拿回或換堆，所以同一隻駱駝不會既押冠軍又押墊底。

    越早押中，賺得越多：牌堆照放下的順序結算。

rules-movement-title = 駱駝怎麼走
rules-movement-body =
    駱駝移動時，馱著疊在牠上面的所有駱駝一起走；在牠下面的留在原地。途中經過的格子不算，只看落在哪一格。

    落在有駱駝的格子，就疊到最上面。

    跑得遠的名次在前；同一疊裡，在上面的名次在前。所以永遠不會同名次。

rules-tiles-title = 踩到沙漠板塊
rules-tiles-body =
    駱駝落在沙漠板塊上，主人得 1 枚金幣：每次落下 1 枚，不管疊了幾隻。

    • 綠洲：再前進一格，疊到那一格的最上面。第 16 格的綠洲會把駱駝送過終點線。
    • 海市蜃樓：退後一格，鑽到那一格所有駱駝的下面。只走一步就踩到海市蜃樓時，會退回原來的格子，鑽到剛才墊在自己下面的駱駝底下。

    移動後不會再觸發另一片板塊。

rules-leg-end-title = 賽段結束
rules-leg-end-body =
    第五顆骰子擲出並走完後，這一賽段就結束了。

    • 賽段票：押中第一名，得票面的金幣；押中第二名，得 1 枚；其他的每張賠 1 枚。
    • 金字塔票：每張得 1 枚。

    每個人先把這一賽段的收入和損失加總，再從錢包裡收付；錢包最少是 0。

    賽段票、金字塔票和骰子全部歸位，沙漠板塊回到主人手上。最後擲骰那人的左手邊玩家，開始下一賽段。

rules-race-end-title = 比賽結束
rules-race-end-body =
    只要有駱駝越過第 16 格，比賽立刻結束，就算賽段只走到一半也一樣。

    先照平常結算這一賽段，再結算冠軍牌堆，最後結算墊底牌堆，都從最早放下的牌開始。押中的牌依序得 8、5、3、2、1、1……枚金幣；押錯的牌每張賠 1 枚（錢包最少是 0），而且不佔名次。

    跑在最後的駱駝墊底；如果牠們疊在一起，就是最下面那隻。

    金幣最多的人獲勝；平手就共享勝利。

rules-secrets-title = 秘密與收回
rules-secrets-body =
    蓋著的押注牌是什麼顏色，以及每個人手上還剩哪些押注牌，都是秘密；誰放的、放了幾張、先後順序則是公開的。每個人有多少金幣也是公開的。

    沒有擲骰的回合可以收回，直到下一位玩家行動為止。

rules-coach-title = 教練
rules-coach-body =
    畫出來的桌面有一位教練。開局時大家約好可不可以請他；可以的話，按上方的教練按鈕，桌上就會顯示每隻駱駝在這一賽段的名次機率，以及奪冠和墊底的機率。這些數字是精確算出來的，不是估計；奪冠與墊底的機率，假定之後的賽段都沒有沙漠板塊。

# 規則書裡圖片下面的說明。
rules-figure-set-up = 藍和紅都擲出 2：後到的紅疊在藍的上面。
rules-figure-tile = 有駱駝的格子、板塊旁邊的格子都不能放。
rules-figure-piles = 左邊押冠軍，右邊押墊底；牌要蓋著放。
rules-figure-carry = 紅擲出 2：黃騎在紅上面，跟著走；藍留在原地。
rules-figure-top = 落在有駱駝的格子，整疊站到最上面。
rules-figure-rank = 從第 1 名到第 5 名：遠的在前，同一疊裡高的在前。
rules-figure-oasis = 綠洲：再前進一格，疊到最上面；板塊的主人得 1 枚金幣。
rules-figure-mirage = 海市蜃樓：退後一格，鑽到最下面；板塊的主人得 1 枚金幣。
rules-figure-leg = 黃第一，紅第二，藍第三。
rules-figure-bets = 黃奪冠：押中的依序得 8、5、3、2，押錯的賠 1 枚，不佔名次。
