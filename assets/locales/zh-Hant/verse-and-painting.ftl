### 詩情畫意。本檔是譯文的依據：先改這裡，再改 zh-Hans 與 en。
###
### 用語：詩句（line）、空句（decoy，沒有人畫的詩句）、遮字（masked character）、圖章（stamp）、背詩（recital）、愛心（heart）。
### 詩句本身不在這裡，而在遊戲的內容檔；每種語言各取自己的寫法：$hant 繁體、$hans 簡體、$en 我們自己的英譯。

game-title = 詩情畫意
game-tagline = 一句詩，一幅畫，看誰讀得出畫中意。
game-story = 春江水暖、孤帆遠影、霜葉紅於二月花——每個人手裡都藏著一句詩，不准寫字，只准畫。畫好了掛出來，誰畫的是哪一句？太好懂，人人都猜中，就不值錢了；太難懂，又白畫一場。最妙的是只有一位知音。

## 詩句

line = 「{ $hant }」{ $hans ->
   *[other] {""}
}{ $en ->
   *[other] {""}
}
line-unknown = 沒有這一句
masked = 「{ $hant }」{ $hans ->
   *[other] {""}
}
poem-title = 〈{ $hant }〉{ $hans ->
   *[other] {""}
}{ $en ->
   *[other] {""}
}
poem-author = { $hant }{ $hans ->
   *[other] {""}
}{ $en ->
   *[other] {""}
}
# 作者、題目、全詩。
poem = { $dynasty }·{ $author }{ $title }：{ $hant }{ $hans ->
   *[other] {""}
}

dynasty-tang = 唐
dynasty-song = 宋

theme-farewell = 送別依依
theme-home = 鄉思綿綿
theme-landscape = 山水迢迢
theme-frontier = 邊塞茫茫
theme-spring = 春光融融
theme-autumn = 秋風瑟瑟
theme-moon = 明月皎皎
theme-weather = 雨雪霏霏
theme-farm = 田園陶陶
theme-birds = 花鳥翩翩
theme-unknown = 沒有這個主題

## 圖章

motif-moon = 月亮
motif-sun = 太陽
motif-star = 星星
motif-cloud = 雲
motif-rain = 雨
motif-snow = 雪
motif-wind = 風
motif-mist = 煙霧
motif-frost = 霜
motif-wave = 波浪
motif-mountain = 山
motif-waterfall = 瀑布
motif-river = 江河
motif-lake = 湖
motif-sea = 海
motif-stone = 石頭
motif-desert = 沙漠
motif-road = 路
motif-field = 田
motif-tree = 樹
motif-pine = 松樹
motif-willow = 柳樹
motif-bamboo = 竹子
motif-grass = 草
motif-leaf = 葉子
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
motif-bird = 鳥
motif-swallow = 燕子
motif-goose = 大雁
motif-duck = 鴨子
motif-crane = 鶴
motif-egret = 白鷺
motif-oriole = 黃鸝
motif-crow = 烏鴉
motif-butterfly = 蝴蝶
motif-dragonfly = 蜻蜓
motif-firefly = 螢火蟲
motif-horse = 馬
motif-ox = 牛
motif-rooster = 公雞
motif-boat = 船
motif-bridge = 橋
motif-house = 房屋
motif-temple = 寺廟
motif-tower = 樓閣
motif-wall = 城牆
motif-gate = 門
motif-lamp = 燈火
motif-fan = 扇子
motif-flute = 笛子
motif-zither = 古琴
motif-lute = 琵琶
motif-cup = 酒杯
motif-jug = 壺
motif-bow = 弓
motif-sword = 刀劍
motif-armour = 鎧甲
motif-hat = 斗笠
motif-thread = 針線
motif-letter = 書信
motif-scissors = 剪刀
motif-hook = 鉤子
motif-plate = 盤子
motif-snail = 螺
motif-fishing-rod = 釣竿
motif-person = 人
motif-child = 孩子
motif-friends = 兩個人
motif-hand = 手
motif-heart = 心
motif-eye = 眼睛
motif-ear = 耳朵
motif-drop = 水滴
motif-unknown = 不明的圖章

## 階段

phase-ready = 讀詩
phase-paint = 作畫
phase-match = 猜畫
phase-remove = 挑掉空句
phase-enter = 猜遮字
phase-hint = 提示
phase-recite = 背詩
phase-judge = 對詩
phase-over = 結束

## 提問

ask-painting = 畫出你的詩句
ask-stamps = 用圖章拼一幅畫
ask-draft = 先存下畫到一半的畫
ask-line = 把{ $seat }畫的詩句寫出來
ask-character = 填一個字
ask-hint = 給隊友一個提示
ask-poem = 默寫{ $line }的全詩

## 行動

command-ready = 讀好了，可以開始
command-keep = 先存下畫到一半的畫
command-hand-in = 交畫
# $seat：作畫的人；$line：詩句。
command-guess = { $seat }畫的是{ $line }
command-guess-group = 選一句詩
command-guess-written = { $seat }畫的是「{ $text }」
command-remove = 挑掉{ $line }
command-remove-group = 挑掉一句
command-enter = 填「{ $character }」
command-leave-blank = 空著不填
command-hint = 提示：{ $hint }
command-skip-hint = 不給提示
command-recite = 默寫{ $line }的全詩
command-recite-aloud = 背出{ $line }的全詩
command-recite-aloud-group = 開口背詩
command-judge-right = 背對了
command-judge-wrong = 背錯了
command-pass-recital = 不背

## 事件

# $mode：玩法。
event-began = 這一局玩「{ $mode }」，從{ who }開始。
event-themes = 四個主題：{ $themes }。
event-round = 第 { $round } 輪，從{ who }開始。
event-round-theme = 第 { $round } 輪：{ $theme }，從{ who }開始。
event-lines-opened = 桌上的詩句：{ $lines }。
event-lines-down = { $count } 句詩蓋著放好了。
event-die = 擲出 { $pips }。
event-dealt = { $seat-is ->
    [you] 你抽到{ $line }。
   *[other] { $seat }抽到{ $line }。
}
event-dealt-hidden = { who }抽了一句詩。
event-laid = { who }的詩句：{ $line }。
event-ready = { who }讀好了。
event-painting = 開始作畫。
event-painting-timed = 開始作畫，計時開始。
event-kept = { who }存下了畫到一半的畫。
event-painted = { who }畫好了。
event-time-came = { $seats-count ->
    [0] 時間到。
   *[other] 時間到，還沒完成的有{ $seats }。
}
event-paintings-shown = 所有的畫都掛出來了。
event-lines-shuffled = 詩句洗過之後：{ $lines }。
event-matching = 現在猜一猜誰畫了哪一句。
event-matching-timed = 現在猜一猜誰畫了哪一句，計時開始。
event-guessed = { $seat-is ->
    [you] 你猜{ $painter }畫的是{ $line }。
   *[other] { $seat }猜{ $painter }畫的是{ $line }。
}
event-guessed-hidden = { who }猜好了。
# 下面兩則是清單裡的一項。
guess = { who }猜{ $painter }畫{ $line }
guess-none = { who }沒有猜
event-guesses = 大家的答案：{ $guesses }。
truth = { who }畫的是{ $line }
event-truth = 謎底：{ $lines }。
# $seats：猜中的人；$each：每人得分；$own：作畫的人得分。
event-scored = { $seats }看懂了{ whom }的畫，{ $seats-count ->
    [1] {""}
   *[other] 各
}得 { $each } 分；作畫的人得 { $own } 分。
event-scored-none = 沒有人看懂{ who }的畫。
event-turn = 輪到{ who }。
event-removed = { who }挑掉{ $line }。
event-removals-right = 挑掉的全是空句，一顆愛心也沒少。
event-removals-wrong = 挑錯了{ $lines }，失去 { $lost } 顆愛心，剩 { $hearts } 顆。
event-painting-shown = 這是{ who }的畫。
event-entered = { who }填好了。
entry = { who }填「{ $character }」
entry-blank = { who }空著
event-entries-right = 大家填的字：{ $entries }。猜中的有{ $seats }！
event-entries-wrong = 大家填的字：{ $entries }。沒有人猜中。
event-hint = { who }的提示：{ $hint }
event-hint-none = { who }不給提示。
event-mask-lifted = { who }的詩句是{ $line }，遮住的是「{ $character }」。
event-heart-lost = 失去一顆愛心，剩 { $hearts } 顆。
event-recital = 要不要背一首詩？背對了能得一顆愛心。
event-recital-passed = { who }不背。
event-recited = { who }默寫：{ $text }。原詩是{ $poem }
event-poem-shown = { who }背了一首詩。原詩是{ $poem }
event-recital-right = 背對了！現在有 { $hearts } 顆愛心。
event-recital-wrong = 可惜背錯了。愛心還是 { $hearts } 顆。
event-ended = 四輪結束，分數算好了。
event-won = 四輪過去，愛心還在：大家一起贏了！
event-lost = 愛心用完了，這一局大家輸了。

## 不能做的事

error-match-over = 這一局已經結束了。
error-not-your-turn = 現在不用你動作。
error-wrong-phase = 現在不是做這件事的時候。
error-already-done = 你已經做過了。
error-empty-drawing = 紙上還是空白的，畫點什麼再交吧。
error-too-many-drafts = 這一輪存的次數已經用完了。
error-drawing-too-large = 這幅畫太大了，裝不下。
error-drawing-format = 這幅畫的格式看不懂。
error-drawing-damaged = 這幅畫的資料壞了。
error-own-painting = 不能猜自己的畫。
error-no-such-painter = 桌上沒有這個人。
error-line-not-open = 桌上沒有這一句。
error-own-line = 不能挑掉自己的詩句：你知道它是真的。
error-not-han = 「{ $character }」不是漢字。
error-hint-character = 提示裡不能有被遮住的字。
error-hint-quotes = 提示裡不能引用詩句。
error-hint-too-long = 提示最多 40 個字。
error-not-on-table = 這一局沒有出現過{ $line }。
error-recited-before = { $line }的那首詩已經背過了。
error-too-soon = 時間還沒到。

## 用句子描述桌面

view-round = 第 { $round } 輪，共 { $rounds } 輪：{ $phase }。
view-over = 這一局結束了。
view-theme = 主題：{ $theme }。
view-themes = 主題：{ $themes }。
view-turn = { $seat-is ->
    [you] 輪到你，或輪到你的畫。
   *[other] 輪到{ $seat }，或輪到{ $seat }的畫。
}
view-own-line = 你的詩句：{ $line }。
view-own-character = 你的詩句：{ $line }，要畫的字是「{ $character }」。
view-open = 桌上的詩句：{ $lines }。
view-removed = { who }挑掉了{ $line }。
view-laid = { who }的詩句：{ $line }。
view-found = { who }的詩句{ $line }，猜中了。
view-missed = { who }的詩句{ $line }，沒猜中。
view-painting-blank = { who }的畫：一片空白。
view-painting-strokes = { who }的畫：{ $strokes } 筆。
view-painting-motifs = { who }的畫：{ $motifs }。
view-painting-both = { who }的畫：{ $motifs }，還有 { $strokes } 筆。
view-wrong = 猜錯的字：{ $characters }。
view-hint = 提示：{ $hint }
view-points = { who }：{ $points } 分。
view-hearts = 愛心：{ $hearts } 顆。

## 計分

score-total = { $points } 分
score-guesses = 看懂別人的畫
score-paintings = 自己的畫被看懂

## 開局設定

setup-error-seats = 這個遊戲要 { $least } 到 { $most } 人；現在有 { $found } 人。
setup-error-first-player = 起始玩家不在桌上，請換一位。
setup-error-choice = 沒有這個選項，請另選一個。

option-mode = 玩法
mode-competition = 各憑本事
mode-together = 同心協力
mode-between = 字裡行間
option-deck = 詩句數目
deck-standard = 標準（人數的兩倍）
deck-hard = 困難（12 句）
option-time = 作畫時間
time-usual = 90 秒
time-short = 60 秒
time-long = 120 秒
time-none = 不限時
option-removals = 同心協力時挑掉
removals-as-players = 和人數一樣多
removals-every-decoy = 所有的空句
# 大廳裡的提醒。
lobby-bots = 電腦玩家只會蓋圖章，也只看得懂圖章；人畫的線條，它們只能瞎猜。
lobby-people = 「各憑本事」和「字裡行間」至少要有兩個真人。
lobby-time = 幾個人輪流用一個畫面作畫時，時間是大家一起算的；不想趕，就選「不限時」。

## 桌上

# 詩句用哪一種寫法：hant、hans，或 en（直行漢字旁邊附英譯）。
verse-script = hant
header-round = 第 { $round } 輪／{ $rounds }
header-round-theme = 第 { $round } 輪／{ $rounds } · { $theme }
header-round-themes = 第 { $round } 輪／{ $rounds } · { $themes }
spot-painting = { $seat-is ->
    [you] 你的畫
   *[other] { $seat }的畫
}
spot-laid = { $seat-is ->
    [you] 你的詩句
   *[other] { $seat }的詩句
}
spot-close = 收起來
spot-choose = 猜這一幅
spot-remove = 挑掉這一句
command-ready-group = 讀好了
ask-painting-group = 作畫
ask-stamps-group = 蓋圖章
ask-draft-group = 先存著
ask-line-group = 寫詩句
ask-poem-group = 默寫全詩

# 現在該做什麼。
task-line = 你的詩句：{ $line }
task-character = 只畫「{ $character }」的意思
task-ready = 輪流看自己的詩句
task-paint = 各自畫出自己的詩句
task-match = 點一句詩，再點畫出它的畫
task-remove = 點一句沒有人畫的詩
task-enter = 被遮住的是哪個字？
task-hint = 可以給隊友一個提示
task-recite = 要背一首詩，贏回愛心嗎？
task-judge = 背得對不對？

results-coins = 分數從哪裡來
summary-title = 第 { $round } 輪的謎底
summary-order-title = 誰畫了什麼，誰看懂了。
summary-hearts = 還有 { $hearts } 顆愛心。
summary-removed = 挑掉{ $line }
summary-found = 猜中了
summary-missed = 沒猜中
summary-painted = 畫{ $line }
summary-own = 自己的畫被看懂
summary-understood = 看懂{ $seat }的畫
summary-log = 第 { $round } 輪的謎底：{ $lines }。

figure-fox = 狐狸
figure-cat = 貓
figure-owl = 貓頭鷹
figure-hare = 野兔
figure-crane = 鶴
figure-tortoise = 陸龜
figure-lion = 獅子
figure-elephant = 大象

## 規則書
# 段落之間空一行；以 • 開頭的行是清單。

rules-goal-title = 目標
rules-goal-body =
    每個人偷偷拿到一句古詩，把它畫出來，再猜別人畫的是哪一句。畫裡不准寫字，也不准寫數字。

    玩法有三種：各憑本事，比誰的分數高；同心協力，一起挑掉沒有人畫的詩句；字裡行間，一起猜出詩句裡被遮住的字。

    3 到 6 人，約 30 到 45 分鐘，一共四輪。

rules-pieces-title = 配件
rules-pieces-body =
    • 十個主題，每個主題十二句詩，每句都附全詩、題目、作者和朝代。
    • 每人一塊畫板：三種粗細的筆、八種墨色、橡皮擦，還有可以蓋的圖章。
    • 四顆愛心和一顆骰子。

rules-painting-title = 作畫
rules-painting-body =
    每個人拿到的詩句都不一樣，只有自己看得到。大家同時作畫。

    有時間限制的話，先各自讀好詩句並按「讀好了」，最後一個人讀好才開始計時。時間到了，畫到哪裡就收到哪裡，空白的也收。

    交出去的畫不能再改，空白的畫不能交。不會畫的人可以蓋圖章。

rules-competition-title = 各憑本事
rules-competition-body =
    每輪換一個主題。標準玩法放人數兩倍的詩句，困難玩法放全部十二句，都攤開在桌上，你的那句也在裡面。

    畫完之後，詩句重新洗過，畫和作者一起亮出來。每個人偷偷選一位別人，猜他畫的是哪一句，再一起公布。

    • 一幅畫只有一個人看懂：那個人得 2 分。
    • 兩個人看懂：各得 1 分。
    • 三個人以上看懂：都不得分。
    • 只要有人看懂，作畫的人得 1 分。

    四輪後分數最高的人獲勝。同分時，獨自看懂的次數多的人獲勝；還是一樣，就共享勝利。

rules-together-title = 同心協力
rules-together-body =
    十二句詩蓋著，每個人抽一句來畫。畫完之後，大家的詩句和空句混在一起攤開，畫也全部掛出來。

    不可以討論。從起始玩家開始，每個人輪流挑掉一句自己認為沒有人畫的詩句；不能挑自己的。挑掉的句數和人數一樣多時，才公布謎底：每挑錯一句，失去一顆愛心。

    愛心用完就一起輸；四輪後還有愛心就一起贏。

    不到六個人時，困難玩法的十二句裡空句比較多，挑的句數卻沒有變，反而比標準玩法容易。想要真的困難，就選「所有的空句」。

rules-between-title = 字裡行間
rules-between-body =
    一局用四個主題，每輪每個人拿一句新的詩。擲一次骰子，決定遮住每句的第幾個字；點數比字數大就從頭數起，所以五個字的句子擲出 6，遮的是第一個字。遮好才攤開，只有作畫的人知道遮住的是什麼字。

    只畫那個字的意思。輪流猜每一幅畫：隊友各自偷偷填一個字，或空著。只要有一個人填對就算過關。繁體、簡體和異體字都算對。

    都沒填對，就公布填錯的字，作畫的人可以給一個提示：不能有那個字，也不能引用詩句（連著三個字就算引用）。然後再填一次；還是不對，就失去一顆愛心。

rules-recital-title = 背詩
rules-recital-body =
    字裡行間的每一輪最後，全隊可以試著背一首詩，選桌上出現過的任何一句，背出全詩；同一首只能試一次。可以默寫，標點和異體字不計；也可以開口背，背完亮出原詩，由大家判斷。

    背對了得一顆愛心，最多四顆；背錯沒有損失，也可以不背。

    背完之後沒有愛心，就一起輸；四輪後還有愛心，就一起贏。

rules-secrets-title = 秘密與收回
rules-secrets-body =
    你的詩句、還沒亮出的畫、還沒公布的答案，都只有你自己看得到。挑掉的詩句是公開的，但挑得對不對要最後才知道。

    別人還沒有動作、也還沒有亮出任何東西以前，剛做的決定可以收回。

rules-bots-title = 電腦玩家
rules-bots-body =
    電腦玩家用圖章作畫，也只比對圖章。人畫的線條它們看不懂，只能瞎猜，或用刪去法。它們不會查書找遮住的字，不給提示，也不背詩。

    「各憑本事」和「字裡行間」至少要有兩個真人才好玩。
