### 雅加婆婆。本檔是譯文的依據：先改這裡，再改 zh-Hans 與 en。
###
### 用語：雅加婆婆（女巫）、森林板塊、林間圖（森林面上的圖）、材料、咒語、小徑、飛行、雞腳小屋。
### 森林的位置像棋盤：直行 A 到 E，橫列 1 到 5；C 行和第 3 列是小徑。

game-title = 雅加婆婆
game-tagline = 婆婆飛回來以前，你記得住森林裡藏了什麼嗎？
game-story = 幾個孩子走進了不該走的森林。樹後面藏著蟾蜍、玫瑰、貓頭鷹和水晶，湊齊了才能破解咒語逃出去；可是雅加婆婆正坐著石臼飛過來。誰的眼睛快，誰的記性好，誰就能回家。

## 森林

place = { $column ->
    [1] A
    [2] B
    [4] D
   *[5] E
}{ $row }
# $clue：森林面上的圖。
tile = { $place }（{ $clue }）
# $ingredient：翻開的材料。
spot-tile-up = { $place }：{ $ingredient }

ingredient-toad = 蟾蜍
ingredient-fish = 魚
ingredient-rose = 玫瑰
ingredient-snail = 蝸牛
ingredient-spider = 蜘蛛
ingredient-bat = 蝙蝠
ingredient-honey = 蜂蜜
ingredient-acorn = 橡實
ingredient-feather = 羽毛
ingredient-owl = 貓頭鷹
ingredient-mushroom = 蘑菇
ingredient-snake = 蛇
ingredient-bone = 骨頭
ingredient-candle = 蠟燭
ingredient-apple = 蘋果
ingredient-crystal = 水晶

clue-forest = 樹林
clue-pond = 池塘
clue-stream = 溪流
clue-rose-bush = 玫瑰叢
clue-cabbage-patch = 菜圃
clue-web = 蛛網
clue-cave = 山洞
clue-hollow-tree = 樹洞
clue-oak = 橡樹
clue-nest = 鳥巢
clue-moonlit-fir = 月下冷杉
clue-rotten-log = 朽木
clue-rocks = 亂石
clue-grave = 墳塚
clue-chapel = 禮拜堂
clue-orchard = 果園
clue-mine = 礦坑
clue-garden = 花園
clue-old-tree = 老樹
clue-undergrowth = 草叢
clue-churchyard = 墓園
clue-hill = 山丘

end-north = 北端
end-east = 東端
end-south = 南端
end-west = 西端

hand-left = 左鍵
hand-right = 右鍵

power-long-flight = 長途飛行
power-short-flight = 短途飛行
power-fingers = 指縫偷看
power-chin-on-fist = 托腮發呆
power-house = 雞腳小屋
power-swap = 偷天換日

## 孩子的夥伴

figure-fox = 狐狸
figure-cat = 貓
figure-owl = 貓頭鷹
figure-hare = 野兔
figure-crane = 鶴
figure-tortoise = 陸龜
figure-lion = 獅子
figure-elephant = 大象

## 階段

phase-preview = 先看一眼
phase-witch = 擺放婆婆
phase-spell = 翻開咒語
phase-flight = 飛行中
phase-house = 放小屋
phase-swap = 交換板塊
phase-expert = 移動小屋
phase-over = 結束

## 行動

command-place-witch = 讓婆婆從{ $end }起飛
command-place-witch-group = 擺放婆婆
command-turn-spell = 翻開咒語
command-turn-spell-group = 翻開咒語
command-turn = 翻 { $place }
command-turn-group = 翻森林板塊
command-turn-back = 把 { $place } 蓋回去
command-lift-house = 掀開 { $place } 上的小屋
command-step = 讓婆婆前進一格
command-step-hand = 按{ $hand }，讓婆婆前進一格
command-place-house = 把小屋放在 { $place }
command-place-house-group = 放小屋
command-leave-house = 小屋不動
command-swap = 交換 { $one } 和 { $other }
ask-swap = 要交換哪兩塊？

## 桌上

task-preview = 記住每樣東西的位置
task-house = 點一塊，放上小屋
task-swap = 點兩塊，讓它們交換
task-expert = 點一塊放小屋，或讓它留著
button-leave-house = 留著
button-swap = 交換
verdict-broken = 咒語破解了！
verdict-returned = 婆婆快了一步。

## 事件

event-first-player = 由{ whom }先開始。
event-forest-laid = 十六塊森林板塊洗好鋪成一片，森林面朝上。
# $count：張數。
event-spells-dealt = 每個人拿到 { $count } 張咒語，誰都還沒看過。
event-preview-began = 先看一眼：所有材料都亮出來了。
event-preview-ended = 森林闔上了。
event-turn = 輪到{ whom }找材料。
# $tiles：這趟小徑有幾塊。
event-witch-placed = { who }讓婆婆在{ $end }準備起飛，小徑有 { $tiles } 塊。
event-flight-began = { who }翻開咒語，婆婆起飛了！
event-house-lifted = { who }掀開 { $place } 上的小屋。
event-tile-turned = { who }翻 { $place }。
# $count：已經找到幾個。
event-match = { $place } 找對了，第 { $count } 個！
event-mismatch = { $place } 不是要找的。
event-mismatch-may-go = { $place } 可以蓋回去了。
event-tile-turned-back = { who }把 { $place } 蓋回去。
event-tile-covered = { $place } 蓋好了。
event-house-returned = 小屋回到 { $place } 上。
event-house-kept = { $place } 找對了，小屋離開森林。
event-step-opened = { who }可以讓婆婆前進了。
# $left：還剩幾步。
event-witch-moved = { who }讓婆婆前進一格，還剩 { $left } 步。
event-witch-moved-late = { who }還沒按，婆婆自己飛了一格，還剩 { $left } 步。
event-witch-flew = 婆婆飛了一格，還剩 { $left } 步。
# $found：找到幾個；$required：要幾個。
event-witch-is-back = 婆婆回來了！要 { $required } 個，找到 { $found } 個。
event-all-found = 材料齊了！要 { $required } 個，找到 { $found } 個。
# $count：這人總共破了幾道。
event-spell-broken = { who }破解了咒語，這是第 { $count } 道！
event-spell-returned = { who }沒能破解，咒語放回牌堆底下。
# $power：力量；$seat：受影響的人。
event-power-long-flight = { $power }：{ whom }下一趟的小徑多一塊。
event-power-short-flight = { $power }：{ whom }下一趟的小徑少一塊。
event-power-fingers = { $power }：{ whom }下一趟只能從指縫裡看。
event-power-chin-on-fist = { $power }：{ whom }下一趟翻得慢吞吞。
event-power = { $power }：由{ whom }決定。
event-power-lapsed = { $power }對{ whom }不管用。
event-house-placed = { who }把小屋放在 { $place }。
event-house-moved = { who }把小屋搬到 { $place }。
event-tiles-swapped = { who }偷偷交換了 { $one } 和 { $other }。
event-expert-asked = { who }可以移動小屋。
event-house-left = { who }讓小屋留在原處。
event-house-left-late = { who }想太久了，小屋留在原處。
event-match-won = { who }破解了三道咒語，逃出森林了！
event-match-ended = 天亮了，沒有人逃出去。破解最多咒語的人獲勝。

## 不可以的行動

error-clock-early = 時候還沒到。
error-match-over = 這一局已經結束。
error-wrong-moment = 現在不是做這件事的時候。
error-not-on-the-left = 婆婆要由左手邊的玩家來擺。
error-not-active = 現在不是你在找材料。
error-no-such-place = 森林裡沒有這個位置。
error-in-the-air = { $place } 還在翻，等一下。
error-still-showing = { $place } 再讓大家看一眼。
error-tile-up = { $place } 已經翻開了。
error-covered = { $place } 上有小屋，先掀開它。
error-no-house = { $place } 上沒有小屋。
error-no-mismatch = { $place } 沒有要蓋回去的板塊。
error-flies-alone = 婆婆自己會飛，不用推。
error-out-of-turn = 這一步輪到{ whom }。
error-too-soon = 太快了，婆婆還沒飛穩。
error-other-hand = 換邊：這次按{ $hand }。
error-no-hand = 三個人以上不分左右。
error-no-right-to-house = 你現在不能放小屋。
error-no-right-to-swap = 你現在不能交換板塊。
error-swap-with-itself = 要交換的是兩塊不同的板塊，不是兩次 { $place }。

## 桌面敘述

view-preview = 先看一眼：所有材料都亮著。
view-place-witch = { who }來擺婆婆，接著由{ $active-is ->
    [you] 你
   *[other] { $active }
}找材料。
view-turn-spell = 等{ whom }翻開咒語。
view-flight = { who }正在找材料。
view-place-house = 等{ whom }放小屋。
view-swap = 等{ whom }交換兩塊板塊。
view-expert = { who }可以移動小屋。
view-over = 這一局結束了。
# $ingredients：四種材料；$required：要幾個；$found：找到幾個。
view-spell = 咒語：{ $ingredients }，要 { $required } 個，已有 { $found } 個。力量：{ $power }。
view-spell-without-power = 咒語：{ $ingredients }，要 { $required } 個，已有 { $found } 個。
view-turning-up = { $place } 正在翻開：{ $ingredient }。
view-match = { $place } 找對了：{ $ingredient }。
view-mismatch = { $place } 不對：{ $ingredient }。
view-turning-back = { $place } 正在蓋回去：{ $ingredient }。
view-fingers = 只能從指縫裡看。
view-chin = 托著腮，翻得慢吞吞。
# $end：起點；$tiles：小徑幾塊；$left：還剩幾步。
view-witch = 婆婆從{ $end }起飛，小徑 { $tiles } 塊，還剩 { $left } 步。
view-witch-by-hand = 婆婆從{ $end }起飛，小徑 { $tiles } 塊，還剩 { $left } 步；下一步輪到{ whom }。
view-row = 森林：{ $cells }
view-cell = { $place } { $shown }
view-cell-open = { $place }【{ $shown }】
view-house-on = 小屋蓋著 { $place }。
view-house-lifted = { $place } 的小屋掀開了。
# $level：難度；$broken：破了幾道；$stack：牌堆剩幾張。
view-player = { who }（{ $level }）：破解 { $broken } 道，還有 { $stack } 張。

## 結算項目

# $points：破解了幾道。
score-total = { $points } 道咒語
score-spells = 破解的咒語
results-coins = 破解了幾道咒語

## 開局設定

setup-error-seats = 這個遊戲要 { $least } 到 { $most } 人玩，現在有 { $found } 人。
setup-error-first-player = 指定的起始玩家不在座位上，請重新選擇。
setup-error-levels = { $seats } 個座位卻有 { $found } 個難度，請重新設定。
setup-error-choice = 沒有第 { $choice } 個選項，請重新選擇。
setup-error-no-flights = 一趟都不飛就沒得玩了。

option-level = 咒語
option-level-help = 溫和：四種材料找三種，沒有力量；尋常：找三種，有力量；刁鑽：四種都要找，有力量。
level-as-all = 和大家一樣
level-normal = 尋常
level-easy = 溫和
level-hard = 刁鑽
option-clues = 林間圖
option-clues-help = 森林面上的圖透露多少：兩種材料共用一張、每種一張，或者全都一樣。
clues-vague = 兩種一圖
clues-clear = 一種一圖
clues-bare = 全都一樣
option-clock = 婆婆怎麼飛
option-clock-help = 照時鐘飛，五塊小徑一趟 20、30 或 45 秒；不計時，每看過一塊飛一步；或由其他玩家輪流按。
clock-brisk = 20 秒
clock-steady = 30 秒
clock-gentle = 45 秒
clock-untimed = 不計時
clock-hands = 大家輪流按
option-preview = 先看一眼
option-preview-help = 開局時所有材料先亮 20 秒。
preview-off = 不看
preview-on = 先看 20 秒
option-expert = 高手規則
option-expert-help = 每回合結束時，可以把小屋放到任何一塊上。
expert-off = 不用
expert-on = 使用

## 規則書
# 段落之間空一行；以「•」開頭的是條列。

rules-goal-title = 目標
rules-goal-body =
    你們走進了雅加婆婆的森林。每個人有三道咒語要破解，材料就藏在森林板塊後面。先破解三道的人立刻獲勝。

    2 到 5 人，4、5 人最好玩；6 歲以上，約 15 分鐘。

rules-set-up-title = 開局
rules-set-up-body =
    十六塊森林板塊洗好，森林面朝上，鋪在十字形小徑的四個角落。每人拿三張咒語，疊成一疊，誰都不看；其餘的也不看，收起來。

    森林面上的圖會透露一點消息：平常兩種材料共用一張圖，例如池塘後面不是蟾蜍就是魚。開局時可以改成一種一圖，或者全都一樣，也可以選擇先看 20 秒。

rules-turn-title = 一個回合
rules-turn-body =
    左手邊的玩家把婆婆放在小徑的一端。輪到的人翻開最上面的咒語，飛行就開始了。

    • 輪到的人翻森林板塊，一次翻一塊。咒語要的材料翻開後留著；不是的話，先讓大家看一眼，再蓋回去。點別的板塊，會先把它蓋回去，再翻那一塊。
    • 同時，婆婆沿著小徑飛到另一端再飛回來，五塊小徑是八步。

rules-end-title = 飛行結束
rules-end-body =
    婆婆回到起點，或者材料齊了，飛行就結束。婆婆到達以前開始翻的板塊算數，正在蓋回去的不算；同一瞬間，婆婆先到。

    剛好翻開需要的數目，而且都對，咒語就破解了。不然咒語蓋著放回牌堆底下。

    所有板塊先蓋好，再執行破解的咒語上的力量，然後把咒語面朝上丟開。丟開第三張的人立刻獲勝，不再執行力量。

    每人飛了 30 趟還沒有人獲勝的話，破解最多的人獲勝；平手共享勝利。

rules-levels-title = 溫和、尋常與刁鑽的咒語
rules-levels-body =
    每個人的咒語可以難易不同，大人小孩一起玩。

    • 溫和：四種材料找三種；咒語沒有力量，別人的力量也對你不管用。
    • 尋常：找三種，有力量。
    • 刁鑽：四種都要找，有力量。

    高手規則：回合結束時，輪到的人可以把小屋放到任何一塊上，或者不動。想超過 10 秒就不動。

rules-powers-title = 力量
rules-powers-body =
    每種力量只管一趟。小徑最短四塊，最長六塊；長途和短途會互相抵消。

    • 長途飛行：你的下一趟，小徑多一塊。
    • 短途飛行：下一位玩家的小徑少一塊。
    • 指縫偷看：下一位玩家只能從移動的指縫裡看。
    • 托腮發呆：下一位玩家翻得慢，翻錯的要看久一點。
    • 雞腳小屋：把小屋放在任何一塊上。
    • 偷天換日：交換兩塊板塊，誰也不看。

rules-house-title = 小屋
rules-house-body =
    被小屋蓋住的板塊，先點一下把小屋掀開，再點一下才翻。找對了，小屋就離開森林；找錯了，或者沒翻，小屋又蓋回去。

rules-clock-title = 婆婆怎麼飛
rules-clock-body =
    • 照時鐘：五塊小徑一趟 20、30 或 45 秒。
    • 不計時：每看過一塊，婆婆飛一步。
    • 大家輪流按：其他玩家從左手邊開始，每人一步。每步至少隔 0.6 秒；3 秒沒按，婆婆自己飛。兩個人玩時，對手左右兩鍵輪流按。

rules-secrets-title = 秘密
rules-secrets-body =
    蓋著的材料和咒語誰都不能看。翻開過的只能靠自己記住，紀錄裡不會寫出材料。做過的事不能收回。
