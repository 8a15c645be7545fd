### 說書人。本檔是譯文的依據：先改這裡，再改 zh-Hans 與 en。
###
### 用語：說書人（本輪出謎的人）、提示、詞牌（用詞拼成的提示）、陪襯牌（其他人配合提示出的牌）、開牌（揭曉）。
### { $card } 是圖卡的名稱；{ $number } 是牌的號碼，從 1 起。

game-title = 說書人
game-tagline = 一句提示，要有人懂，也要有人不懂。
game-story = 夜深了，客棧的燈還亮著。輪到你說書：手裡這些夢一般的圖，挑一張，說一個字、一句話，或者哼一段歌。說得太白，人人都猜到；說得太玄，誰也猜不著。最好的故事，只讓幾個人會心一笑。

# 圖卡名稱加引號，用在別的句子裡。
card-title = 「{ $card }」
picture-unknown = 沒有這張圖
tag-unknown = 沒有這個詞

## 提示
# $text：玩家寫的字；$words：一到三個詞。

hint-written = 「{ $text }」
hint-aloud = 一個當場表演的提示（聲音、歌或動作）
hint-plain = 「{ $words }」
hint-about = 「說的是{ $words }」
hint-dream = 「我夢見{ $words }……」
hint-once = 「很久很久以前，有{ $words }」
hint-softly = 「{ $words }……輕輕地」
hint-perhaps = 「也許是{ $words }？」

## 階段

phase-tell = 說書
phase-give = 出陪襯牌
phase-vote = 投票
phase-reveal = 開牌
phase-over = 遊戲結束

## 行動

# $card：圖卡；$hint：提示。
command-tell = 用{ $card }說書：{ $hint }
# $alt：圖上畫了什麼。
command-tell-aloud = 用{ $card }，當場表演提示：{ $alt }
command-tell-aloud-group = 當場表演提示（聲音、歌或動作）
command-give = 出{ $cards }
command-vote = 投給 { $number } 號
command-retract = 收回剛才的選擇
command-go-on = 結束這一輪，換下一位說書
command-why-written = 說明為什麼：「{ $text }」
command-why-tiles = 說明為什麼：{ $words }

# $card：要說的圖卡。
ask-written = 為「{ $card }」寫一句提示（1 到 400 字）
ask-written-group = 寫下提示
ask-tiles = 為「{ $card }」挑一到三張詞牌當提示
ask-tiles-group = 用詞牌拼提示
# $count：要出幾張。
ask-give = 選 { $count } 張最配合提示的牌蓋下
ask-vote = 猜猜哪一張是說書人的牌
ask-why = 說說為什麼選「{ $card }」，然後結束這一輪

item-card = 「{ $card }」：{ $alt }
item-own = 「{ $card }」（你自己的牌，不能投）：{ $alt }

## 事件

event-first-teller = 由{ whom }第一個說書。
event-dealt = { who }拿到{ $cards }。
event-dealt-hidden = { who }拿到 { $count } 張牌。
# $round：第幾輪；$rounds：最多幾輪。
event-round = 第 { $round } 輪（最多 { $rounds } 輪）：輪到{ who }說書。
event-told = { who }蓋下{ $card }，給的提示是{ $hint }。
event-told-hidden = { who }蓋下一張牌，給的提示是{ $hint }。
event-given = { who }蓋下{ $cards }。
event-given-hidden = { who }蓋下 { $count } 張牌。
event-retracted = { who }收回{ $cards }。
event-retracted-hidden = { who }收回 { $count } 張牌。
event-retracted-vote = { who }收回自己的票。
# $seats：還沒選好的人。
event-time-came = 時間到，{ $seats }還沒選好。
event-teller-skipped = { who }沒有給提示，跳過這一輪。
event-cards-shown = 牌洗好攤開，依號碼是{ $cards }。
event-voted = { who }投給 { $number } 號。
event-voted-hidden = { who }投了票。
# $votes：每個人投給幾號。
event-votes-shown = 票一起亮出來：{ $votes }。
ballot = { who }投 { $number } 號
# $words：牌讓人想到的詞。
event-vote-explained = { who }選{ $card }，是因為想到{ $words }。
# $voters：猜中的人。
event-tale-revealed = { $seat-is ->
    [you] 你
   *[other] 說書人{ $seat }
}的牌是 { $number } 號{ $card }，{ $voters-count ->
    [0] 沒有人投它
   *[other] 投它的有{ $voters }
}。
event-decoy-revealed = { $number } 號{ $card }是{ whom }的牌，{ $voters-count ->
    [0] 沒有人投它
   *[other] 投它的有{ $voters }
}。
event-decoy-explained = { $number } 號{ $card }是{ whom }的牌（讓{ whom }想到{ $words }），{ $voters-count ->
    [0] 沒有人投它
   *[other] 投它的有{ $voters }
}。
# $gains：每個人得幾分。
event-scored-all = 人人都猜中，提示太白了，說書人不得分。{ $gains }。
event-scored-none = 沒有人猜中，提示太玄了，說書人不得分。{ $gains }。
event-scored-some = 有人猜中，有人沒猜中，說得好！{ $gains }。
# $gained：這一輪得的分；$points：現在的分數。
gain = { who } +{ $gained }（共 { $points } 分）
event-why-written = { who }說{ $card }：「{ $text }」
event-why-tiles = { $card }讓{ whom }想到{ $words }。
# $count：幾張。
event-cards-left = 攤開的 { $count } 張牌離開遊戲。
event-drew = { who }補進{ $cards }。
event-drew-hidden = { who }補了 { $count } 張牌。
event-ended-points = 有人到了 30 分，遊戲結束。
event-ended-deck = 牌用完了，遊戲結束。
event-ended-rounds = 約好的輪數玩完了，遊戲結束。

## 不可以的行動

error-too-soon = 時間還沒到。
error-match-over = 遊戲已經結束。
error-not-the-teller = 這件事只有說書人能做。
error-teller-gives-none = 說書人不出陪襯牌。
error-teller-does-not-vote = 說書人不投票。
error-too-late = 太遲了，這一步已經過了。
error-not-now = 現在還不能這樣做。
error-already-chosen = 你已經選好了；要改，先收回。
error-nothing-to-retract = 沒有可以收回的選擇。
error-retracted-often = 這一步最多只能收回 { $most } 次。
# $found：選了幾張；$wanted：該選幾張。
error-wrong-count = 要選 { $wanted } 張不同的牌，你選了 { $found } 張。
error-not-in-hand = 「{ $card }」不在你手上。
error-empty-text = 提示不能是空的。
# $found：寫了幾個字；$most：最多幾個字。
error-long-text = 最多 { $most } 個字，你寫了 { $found } 個。
error-unreadable-text = 裡面有無法顯示的字元。
error-bad-tiles = 請選一到三個不同的詞。
error-no-such-place = 沒有 { $number } 號牌，只有 1 到 { $most } 號。
error-own-card = { $number } 號是你自己的牌，不能投。

## 桌面敘述

view-tell = 第 { $round } 輪（最多 { $rounds } 輪）：等{ whom }說書。
view-give = 第 { $round } 輪（最多 { $rounds } 輪），{ whom }說書：其他人各自選牌配合提示。
view-vote = 第 { $round } 輪（最多 { $rounds } 輪），{ whom }說書：其他人投票猜說書人的牌。
view-reveal = 第 { $round } 輪（最多 { $rounds } 輪）開牌：等{ whom }結束這一輪。
view-over = 遊戲結束。
view-hint = 提示：{ $hint }
view-shown = { $number } 號{ $card }：{ $alt }
view-shown-tale = { $number } 號{ $card }，是{ $seat-is ->
    [you] 你
   *[other] 說書人{ $seat }
}的牌（{ $voters-count ->
    [0] 沒有票
   *[other] 得票：{ $voters }
}）：{ $alt }
view-shown-decoy = { $number } 號{ $card }，是{ whom }的牌（{ $voters-count ->
    [0] 沒有票
   *[other] 得票：{ $voters }
}）：{ $alt }
view-chosen = 已經選好：{ $seats }。
view-own-tale = 你說的是{ $card }。
view-own-given = 你蓋下了{ $cards }。
# $numbers：自己的牌的號碼。
view-own-places = 你自己的牌：{ $numbers } 號。
view-own-vote = 你投了 { $number } 號。
view-hand = 你的手牌{ $card }：{ $alt }
# $points：每個人的分數。
view-points = 分數：{ $points }。
standing = { whom } { $points }
view-deck = 牌堆還有 { $count } 張。

## 計分項目

# 總分，用在名次裡。
score-total = { $points } 分
results-coins = 分數從哪裡來
score-told = 說書說得好
score-guessed = 猜中說書人的牌
score-shared = 說書人落空時
score-fooled = 自己的牌騙到的票

## 開局

setup-error-seats = 這個遊戲要 { $least } 到 { $most } 人，現在是 { $found } 人。
setup-error-first-teller = 第一位說書人不在桌上，請另選一位。
setup-error-no-rounds = 至少要玩一輪。
setup-error-choice = 沒有這個選項。

option-end = 怎樣結束
option-end-help = 打到 30 分或牌用完、只看牌，或約好輪數；牌用完時一定結束。
end-points = 30 分或牌用完
end-deck = 牌用完
end-rounds-3 = 3 輪
end-rounds-4 = 4 輪
end-rounds-5 = 5 輪
end-rounds-6 = 6 輪
end-rounds-8 = 8 輪
end-rounds-10 = 10 輪
end-rounds-12 = 12 輪
option-timer = 計時
option-timer-help = 時間到了還沒選：隨機出牌、算沒猜中，沒有提示的說書人跳過。
timer-off = 不計時
timer-60 = 60 秒
timer-120 = 120 秒

## 桌上

figure-fox = 狐狸
figure-cat = 貓
figure-owl = 貓頭鷹
figure-hare = 野兔
figure-crane = 鶴
figure-tortoise = 陸龜
figure-lion = 獅子
figure-elephant = 大象

# 卷軸上的小字：現在要做什麼。
task-tell = 輪到你說書：點一張牌，給它一句提示
task-wait-tell = 等{ whom }說書……
task-give = 選 { $count } 張最像這句提示的牌
task-wait-give = 等大家出牌……
task-vote = 哪一張是{ whom }的牌？
task-wait-vote = 等大家投票……
task-go-on = 看夠了，就結束這一輪
task-told = 說書人：{ $seat }

# 在螢幕下緣：自己選好了，還在等誰。
bar-wait-give = 等{ $seats }出牌……
bar-wait-vote = 等{ $seats }投票……
# 選牌時，圖旁邊寫的字。$number：牌的號碼；$card：圖卡的名稱。
thumb-shown = { $number } 號 { $card }
thumb-own = { $number } 號，你自己的牌

# 牌旁的小紙條：這張牌讓誰想到什麼。
note-reason = { $seat }：{ $words }

spot-shown = { $number } 號「{ $card }」：{ $alt }
spot-own = { $number } 號「{ $card }」（你自己的牌）：{ $alt }
spot-mat = { $seat }的桌墊：按住可以看自己的牌
spot-come = 請{ $seat }來選，別人先別看

# On the papers at the lower edge.
group-give = 出陪襯牌
group-vote = 投票

deed-look = 放大看
deed-write = 寫提示
deed-aloud = 當場演
deed-tiles = 拼詞牌
deed-give = 出這張
deed-give-both = 出這兩張
deed-vote = 投這張
deed-retract = 收回重選
deed-why = 說說為什麼
deed-go-on = 結束這一輪

large-number = { $number } 號牌
large-own = 這是你自己的牌。

## 一輪的小結

summary-title = 說書人的牌是 { $number } 號「{ $card }」
summary-order-title = 攤開的牌，依號碼
summary-log = 這一輪攤開的牌：{ $cards }。

## 規則書
# 段落之間空一行；以 • 開頭的是條列。

rules-goal-title = 目標
rules-goal-body =
    每輪一位說書人從手裡挑一張圖，給一個提示。其他人也各出一張配合提示的圖，混在一起，再猜哪一張是說書人的。

    好提示要有人懂，也要有人不懂：人人猜中或沒人猜中，說書人都拿不到分。

    分數最高的人獲勝，同分共享。3 到 6 人，8 歲以上，約 30 分鐘。

rules-pieces-title = 配件
rules-pieces-body =
    • 84 張圖卡，每張都畫著一件不可能的事。
    • 計分軌上每人一隻兔子。
    • 每人每輪一票。

rules-set-up-title = 開局
rules-set-up-body =
    每人發六張牌，三人局發七張，不給別人看。兔子都站在 0。指定或抽出第一位說書人。

rules-hint-title = 給提示
rules-hint-body =
    說書人選一張手牌蓋下，然後給提示：

    • 寫下來：1 到 400 個字，一個詞、一句話、一首詩都行。
    • 當場表演：一個聲音、一首歌、一個動作。
    • 用詞牌拼：一到三個詞，每個人會看到自己語言的詞。

rules-decoys-title = 陪襯牌
rules-decoys-body =
    其他人同時從手裡各選一張最配合提示的牌蓋下；三人局每人選兩張。

    到齊之後洗在一起攤開，編上號碼。

rules-vote-title = 投票與開牌
rules-vote-body =
    說書人以外的每個人暗中投票，猜哪張是說書人的牌；不能投自己的牌。全部投完才一起亮票。

    先揭曉說書人的牌，再揭曉其他牌是誰出的。說書人可以說說為什麼選這張。

rules-scoring-title = 計分
rules-scoring-body =
    • 人人猜中或沒人猜中：說書人 0 分，其他人各 2 分。
    • 其他情形：說書人 3 分，猜中的人各 3 分。
    • 說書人以外，自己的牌每得一票再加 1 分，沒有上限。

rules-refill-title = 下一輪
rules-refill-body =
    用過的牌離開遊戲，每人補滿手牌，由左邊的人接著說書。

rules-end-title = 結束
rules-end-body =
    有人到 30 分，或牌用完，打完這一輪就結束。也可以約好只看牌，或約好輪數。

    牌夠玩的輪數：三人 13 輪，四人 15 輪，五人 11 輪，六人 8 輪；約好的輪數也不會超過。

rules-timer-title = 計時
rules-timer-body =
    可以約好每一步 60 秒或 120 秒。時間到：沒給提示的說書人跳過（算一輪）、沒出牌的人隨機出牌、沒投的票算沒猜中，這一輪自己結束。

rules-secrets-title = 祕密與反悔
rules-secrets-body =
    手牌、選了哪張、投給誰，在大家都選好之前都是祕密；誰已經選好則是公開的。

    出的牌與投的票，在最後一個人選好之前可以收回重選，每一步最多三次。別人還沒動之前，說書人也可以收回提示。攤開之後就不能反悔了。

rules-bots-title = 電腦玩家
rules-bots-body =
    電腦透過每張圖的關鍵詞來看圖，用詞牌說書，開牌時會說自己想到什麼。你寫的提示，它們用中英文的詞庫來理解；當場表演的提示它們聽不見，只能亂猜。

## 詞：牌上看得到的、感覺得到的

tag-whale = 鯨魚
tag-lantern = 燈籠
tag-house = 房子
tag-door = 門
tag-wave = 波浪
tag-sun = 太陽
tag-snail = 蝸牛
tag-lighthouse = 燈塔
tag-boat = 船
tag-moon = 月亮
tag-child = 孩子
tag-star = 星星
tag-cup = 杯子
tag-tree = 樹
tag-key = 鑰匙
tag-chest = 箱子
tag-umbrella = 雨傘
tag-rain = 雨
tag-shadow = 影子
tag-bear = 熊
tag-needle = 針
tag-fox = 狐狸
tag-dragon = 龍
tag-footprints = 腳印
tag-book = 書
tag-stairs = 樓梯
tag-mouse = 老鼠
tag-candle = 蠟燭
tag-train = 火車
tag-bed = 床
tag-giant = 巨人
tag-elephant = 大象
tag-thread = 線
tag-tower = 高塔
tag-spider = 蜘蛛
tag-clock = 時鐘
tag-flower = 花
tag-old-man = 老爺爺
tag-cage = 籠子
tag-letter = 信
tag-cloud = 雲
tag-hand = 手
tag-tortoise = 烏龜
tag-palm = 棕櫚樹
tag-fish = 魚
tag-mirror = 鏡子
tag-old-woman = 老奶奶
tag-octopus = 章魚
tag-violin = 小提琴
tag-drum = 鼓
tag-butterfly = 蝴蝶
tag-window = 窗
tag-bottle = 瓶子
tag-button = 鈕扣
tag-bell = 鐘聲
tag-deer = 鹿
tag-shoe = 鞋子
tag-cat = 貓
tag-chair = 椅子
tag-camel = 駱駝
tag-piano = 鋼琴
tag-horse = 馬
tag-road = 路
tag-bird = 鳥
tag-owl = 貓頭鷹
tag-leaf = 葉子
tag-anchor = 錨
tag-puppet = 木偶
tag-scissors = 剪刀
tag-rabbit = 兔子
tag-curtain = 布幕
tag-rope = 繩子
tag-suitcase = 行李箱
tag-robot = 機器人
tag-heart = 心
tag-egg = 蛋
tag-volcano = 火山
tag-teapot = 茶壺
tag-fire = 火
tag-rainbow = 彩虹
tag-coin = 硬幣
tag-wolf = 狼
tag-smoke = 煙
tag-kite = 風箏
tag-bones = 骨頭
tag-shell = 貝殼
tag-web = 蜘蛛網
tag-harp = 豎琴
tag-mushroom = 蘑菇
tag-planet = 星球
tag-nest = 鳥巢
tag-feather = 羽毛
tag-bridge = 橋
tag-knight = 騎士
tag-hourglass = 沙漏
tag-sand = 沙
tag-acrobat = 走鋼索的人
tag-balloon = 氣球
tag-bathtub = 浴缸
tag-flag = 旗子
tag-duck = 鴨子
tag-root = 樹根
tag-ring = 戒指
tag-crown = 王冠
tag-bee = 蜜蜂
tag-bread = 麵包
tag-ladder = 梯子
tag-hammer = 鐵鎚
tag-mask = 面具
tag-jellyfish = 水母
tag-dog = 狗
tag-glass-ball = 玻璃球
tag-giraffe = 長頸鹿
tag-compass = 羅盤
tag-map = 地圖
tag-bicycle = 腳踏車
tag-eye = 眼睛
tag-ink = 墨水
tag-monk = 小和尚
tag-net = 網
tag-well = 井
tag-windmill = 風車
tag-apple = 蘋果
tag-worm = 蟲
tag-telescope = 望遠鏡
tag-stilts = 高蹺
tag-pumpkin = 南瓜
tag-ghost = 鬼
tag-shirt = 襯衫
tag-carousel = 旋轉木馬
tag-cactus = 仙人掌
tag-hat = 帽子
tag-doll = 娃娃
tag-seed = 種子
tag-sleigh = 雪橇
tag-castle = 城堡
tag-river = 河
tag-village = 村莊
tag-desert = 沙漠
tag-seashore = 海邊
tag-lake = 湖
tag-kitchen = 廚房
tag-garden = 花園
tag-city = 城市
tag-mountain = 山
tag-snow = 雪
tag-library = 圖書館
tag-room = 房間
tag-sky = 天空
tag-sea = 大海
tag-sea-floor = 海底
tag-rooftops = 屋頂上
tag-field = 田野
tag-forest = 森林
tag-harbour = 港口
tag-theatre = 劇場
tag-station = 車站
tag-island = 島
tag-market = 市集
tag-space = 太空
tag-circus = 馬戲團
tag-flying = 飛翔
tag-sleeping = 睡覺
tag-opening = 打開
tag-carrying = 背著
tag-lighting = 點亮
tag-fishing = 釣魚
tag-sailing = 航行
tag-searching = 尋找
tag-growing = 生長
tag-walking = 走路
tag-sewing = 縫紉
tag-climbing = 攀爬
tag-reading = 閱讀
tag-travelling = 旅行
tag-balancing = 平衡
tag-catching = 捕捉
tag-watching = 凝望
tag-writing = 寫作
tag-swimming = 游泳
tag-making-music = 奏樂
tag-floating = 漂浮
tag-falling = 墜落
tag-dancing = 跳舞
tag-waiting = 等待
tag-feeding = 餵食
tag-pouring = 倒出
tag-trading = 買賣
tag-melting = 融化
tag-building = 建造
tag-playing = 玩耍
tag-running = 奔跑
tag-breaking = 打破
tag-hiding = 躲藏
tag-riding = 騎乘
tag-working = 工作
tag-greeting = 打招呼
tag-wonder = 驚奇
tag-calm = 平靜
tag-dream = 夢
tag-curiosity = 好奇
tag-freedom = 自由
tag-danger = 危險
tag-patience = 耐心
tag-home = 家
tag-hope = 希望
tag-childhood = 童年
tag-mischief = 惡作劇
tag-pride = 驕傲
tag-secret = 祕密
tag-sorrow = 悲傷
tag-loneliness = 孤獨
tag-silence = 寂靜
tag-gentleness = 溫柔
tag-courage = 勇氣
tag-fear = 恐懼
tag-wisdom = 智慧
tag-journey = 旅程
tag-friendship = 友情
tag-time = 時間
tag-captivity = 囚禁
tag-greed = 貪心
tag-power = 力量
tag-memory = 回憶
tag-longing = 思念
tag-farewell = 離別
tag-joy = 歡樂
tag-change = 改變
tag-magic = 魔法
tag-love = 愛
tag-beginning = 開始
tag-lost = 迷失
tag-darkness = 黑暗

## 圖卡：名稱與給看不見圖的人的描述

picture-whale-over-village = 夜航的鯨
picture-whale-over-village-alt = 夜空中，一頭巨鯨提著一盞燈，慢慢游過熟睡的村莊；屋頂之間只有一扇窗還亮著。
picture-desert-door = 沙漠裡的門
picture-desert-door-alt = 沙丘上孤零零立著一扇門，沒有房子；門開了一道縫，裡面竟是翻滾的大海。
picture-snail-lighthouse = 背著燈塔的蝸牛
picture-snail-lighthouse-alt = 一隻蝸牛背上馱的不是殼，而是一座亮著光的燈塔，沿著海邊慢慢爬，為遠方的帆船照路。
picture-moon-fisher = 月亮上的釣客
picture-moon-fisher-alt = 一個孩子坐在彎彎的月亮上，放下長長的釣線，從湖裡釣起一顆星星；天上的星星全都落在水裡。
picture-storm-in-teacup = 茶杯裡的風暴
picture-storm-in-teacup-alt = 餐桌上一只茶杯，杯裡巨浪滔天，一艘帆船在熱氣凝成的閃電下拼命掙扎。
picture-tree-of-keys = 長鑰匙的樹
picture-tree-of-keys-alt = 花園裡一棵樹不長葉子，枝頭掛滿大大小小的鑰匙；樹下只有一個上鎖的箱子。
picture-rain-under-umbrella = 傘下的雨
picture-rain-under-umbrella-alt = 街上陽光燦爛，人人悠閒散步，只有一個穿灰衣的人，自己的黑傘底下不停下著雨。
picture-bear-sews-stars = 縫星星的熊
picture-bear-sews-stars-alt = 一頭山一般大的熊戴著眼鏡，坐在雪峰上，用針線把星星一顆一顆縫到還沒做完的夜空上。
picture-fox-dragon-shadow = 影子是龍的狐狸
picture-fox-dragon-shadow-alt = 雪地上走著一隻小狐狸，背後雪牆上的影子，卻是一條張開翅膀的巨龍。
picture-book-stairs = 書本樓梯
picture-book-stairs-alt = 圖書館裡，打開的書一本本疊成樓梯，盤旋而上直通夜空；一隻老鼠舉著蠟燭爬到一半。
picture-train-over-blanket = 被子上的列車
picture-train-over-blanket-alt = 巨人睡著了，被子上的方格成了田野，一列亮著燈的小火車正翻過他的膝蓋。
picture-elephant-on-thread = 走蛛絲的大象
picture-elephant-on-thread-alt = 兩座高塔之間只牽著一根蛛絲，一頭大象撐著小陽傘踮腳走過；蜘蛛屏住呼吸，緊緊抓著一端。
picture-clock-garden = 種時鐘的園丁
picture-clock-garden-alt = 老園丁提著水壺，為一排排像花一樣長出來的時鐘澆水；有一朵已經開過，數字隨風飄散。
picture-sun-in-cage = 籠中的太陽
picture-sun-in-cage-alt = 城堡窗臺上的鳥籠裡關著太陽，整片大地一片漆黑，底下的人們只能舉著蠟燭仰望。
picture-letter-fleet = 雲上的紙船隊
picture-letter-fleet-alt = 一封封信摺成紙船，在雲海上排成長長的船隊遠去；最後一艘剛從一隻手裡放開。
picture-tortoise-island = 游泳的島
picture-tortoise-island-alt = 海上一座小島，島上有棕櫚和小屋，水下才看得見：整座島是一隻正要游走的大海龜。
picture-ruin-mirrored-castle = 倒影裡的城堡
picture-ruin-mirrored-castle-alt = 岸上只剩斷牆殘塔，湖中的倒影卻燈火通明、旌旗飄揚；一位老婦人俯身望著水面。
picture-octopus-band = 章魚樂團
picture-octopus-band-alt = 海底的貝殼舞臺上，一隻章魚一邊拉琴、打鼓、彈豎琴，一邊還空出一隻手來指揮；魚群坐成一排排聽。
picture-moon-carried-off = 搬月亮的蝴蝶
picture-moon-carried-off-alt = 成群的蝴蝶飛過屋頂，每一隻都抱著一小片光，把月亮一點一點搬走。
picture-village-in-pocket = 口袋裡的村子
picture-village-in-pocket-alt = 巨人走過層層山丘，一隻手護著背心口袋，口袋裡探出一整座村子的屋頂和鐘樓。
picture-forest-in-bottle = 瓶中的森林
picture-forest-in-bottle-alt = 一只塞緊的玻璃瓶漂在海邊，瓶中長著一整片森林，一頭鹿隔著玻璃往外望。
picture-stairs-into-sea = 走進海裡的樓梯
picture-stairs-into-sea-alt = 大海像布幕一樣往兩旁分開，石階亮著燈一路往下；有人脫下鞋子，已經走到第三階。
picture-rain-of-fish = 下魚的天氣
picture-rain-of-fish-alt = 天上下起魚來，家家關窗，只有一隻貓蹲在屋脊上，把傘倒過來接個正著。
picture-knitted-river = 織出來的河
picture-knitted-river-alt = 老奶奶坐在搖椅上打毛線，織出來的是一條藍色的河，一針一針流過田野；籃子裡的線球是朵雨雲。
picture-camel-dune = 沙丘是駱駝
picture-camel-dune-alt = 連綿的沙丘原來是一頭沉睡的巨大駱駝；一支小小的駱駝商隊正提著燈走過牠的背。
picture-piano-road = 琴鍵大道
picture-piano-road-alt = 田野間的道路是一排黑白琴鍵，一匹馬飛奔而過，每一步都踏出音符，鳥兒停在五線般的雲上。
picture-owl-library = 翅膀是書架的貓頭鷹
picture-owl-library-alt = 森林裡一隻貓頭鷹張開翅膀，每根羽毛都是一本書的書背；松鼠借了兩本，就著燭光在讀。
picture-moored-cloud = 停泊的雲
picture-moored-cloud-alt = 港口裡，一朵雲和漁船一起停著，被鐵鏈和錨拴住，一直想往上飄；管理員正在開單。
picture-puppets-puppet = 木偶的木偶
picture-puppets-puppet-alt = 舞臺上，木偶高高在上，手裡拉著線，線下跳舞的竟是做它的師傅；地上放著一把剪刀。
picture-night-curtain = 拉夜幕的兔子
picture-night-curtain-alt = 一半是白天，一半是黑夜：一群兔子拉著繩子，把綴滿星星的夜幕從田野這頭拉到那頭。
picture-shoes-leave = 出走的鞋子
picture-shoes-leave-alt = 車站冒著蒸汽，一雙雙空鞋子排著隊，自己走去搭火車；窗邊有個光腳的人剛剛醒來。
picture-robot-nest = 胸口有鳥巢的機器人
picture-robot-nest-alt = 生鏽的機器人靠著樹坐著，胸口的小門開著，本該是心的地方住著一窩鳥。
picture-teapot-volcano = 火山茶壺
picture-teapot-volcano-alt = 島上的火山長著壺嘴和把手，滾燙的茶像岩漿一樣倒下來；島民端著杯子跑上前。
picture-weather-market = 賣天氣的市集
picture-weather-market-alt = 市集的攤子上賣的是天氣：罐裝的閃電、摺好的彩虹、拴著繩子的烏雲；一個孩子數著錢想買一片雪花。
picture-smoke-wolf = 煙囪上的狼
picture-smoke-wolf-alt = 雪夜的小屋升起炊煙，煙化成一頭大狼，盤在屋頂上守著；林子裡許多眼睛不敢靠近。
picture-candle-city = 燭淚之城
picture-candle-city-alt = 一支粗大的蠟燭上，蠟淚凝成高塔和陽臺，住著一整座城；火焰就是他們的太陽，城邊正一點點融化。
picture-kite-flies-child = 放孩子的風箏
picture-kite-flies-child-alt = 草地上站著一只風箏，手裡牽著線，線的那頭，一個孩子張開手臂飛在高高的天上。
picture-whale-bone-garden = 鯨骨花園
picture-whale-bone-garden-alt = 沙漠裡躺著一副鯨魚的骨架，高高的肋骨上爬滿盛開的花，像一條長廊，裡面還有張長椅。
picture-spider-harp = 彈網的蜘蛛
picture-spider-harp-alt = 聚光燈下，穿燕尾服的蜘蛛把蛛網當成豎琴彈；一群盛裝的蒼蠅聽得入迷，越坐越近。
picture-mushroom-stop = 蘑菇車站
picture-mushroom-stop-alt = 森林裡，三隻蝸牛提著行李，在蘑菇站牌下等車；遠處一顆彗星亮著車窗，正減速靠站。
picture-egg-planet = 孵星球的鳥
picture-egg-planet-alt = 太空裡，一隻圓胖的鳥蹲在彗尾編的巢上孵蛋，牠孵的是一顆藍色星球，殼上已裂開一道光。
picture-feather-bridge = 羽毛橋
picture-feather-bridge-alt = 峽谷上只架著一根長長的白羽毛，一位全身盔甲的騎士正要過橋，草地上放著他卸下的幾片鐵甲。
picture-hourglass-beach = 沙漏海灘
picture-hourglass-beach-alt = 沙漏上半是悠閒的海灘，下半是快被沙子埋掉的城市；一個孩子正用手指堵住中間的洞。
picture-horizon-walker = 走在地平線上的人
picture-horizon-walker-alt = 海天之間的地平線是一條鋼索，一個小小的人走在上面，手裡用線牽著太陽，像牽著氣球。
picture-letters-to-birds = 飛走的信
picture-letters-to-birds-alt = 月光下，書桌上的信紙一張張自己摺成鳥，從窗口飛出去；寫信的人趴在桌上睡著了。
picture-bathtub-voyage = 浴缸遠航
picture-bathtub-voyage-alt = 城市淹了水，兩個孩子把浴缸當船，掛上毛巾當帆，繞著路燈出發遠航，船頭立著一隻鴨子。
picture-roots-hold-hands = 牽手的樹根
picture-roots-hold-hands-alt = 兩座山丘上各站著一棵樹，遙遙相望；剖開地底，它們的根伸到谷底，像兩隻手緊緊相握。
picture-cat-unravels-moon = 拆月亮的貓
picture-cat-unravels-moon-alt = 一隻貓仰躺在煙囪上，把月亮當毛線球玩，發光的線拆得滿城屋頂都是。
picture-king-of-sandcastle = 沙堡的國王
picture-king-of-sandcastle-alt = 潮水漲上來了，沙堡的塔頂站著一個戴王冠的小國王，正舉手命令大海停下。
picture-stair-in-shell = 貝殼裡的樓梯
picture-stair-in-shell-alt = 海螺剖開來，裡面是盤旋而下的樓梯；一個提燈的孩子往下走，最深處有一片小小的海。
picture-hive-of-lamps = 點燈的蜜蜂
picture-hive-of-lamps-alt = 黃昏時，蜜蜂們忙著在蜂巢的六角窗裡一盞盞掛上蜜糖燈，整座蜂巢像城市一樣亮起來。
picture-dragon-oven = 烤麵包的龍
picture-dragon-oven-alt = 廚房裡擠著一條大龍，乖乖張開嘴；老奶奶把麵包送進牠的牙齒之間烤，孩子們在門口排隊。
picture-moon-menders = 修月亮的人
picture-moon-menders-alt = 月亮裂了一道縫，工匠們搭起長梯，提著桶子，一片一片把光補上去。
picture-mask-tree = 面具樹
picture-mask-tree-alt = 霧中的樹上長滿面具，有笑的、哭的、睡的；一個沒有臉的人伸手挑選，地上落了一層。
picture-jellyfish-street = 水母路燈
picture-jellyfish-street-alt = 夜晚的街道上方，一排發光的水母靜靜漂著當路燈；有人牽著狗從下面走過。
picture-snow-globe-summer = 玻璃球裡的夏天
picture-snow-globe-summer-alt = 冰天雪地裡，一頭白熊捧著玻璃球，球裡是陽光燦爛的夏天，暖光照在牠臉上。
picture-scissor-birds = 剪刀鳥
picture-scissor-birds-alt = 一群剪刀像雁一樣排成人字飛過，把黑夜剪開一道邊，露出金色的黎明，碎片紛紛飄落。
picture-giraffe-tower = 塔裡的長頸鹿
picture-giraffe-tower-alt = 細細的塔裡住著一隻長頸鹿，蹄子在樓下門口，頭從塔頂的窗伸出來，隔壁陽臺的女孩正遞給牠樹枝。
picture-nest-of-moons = 藏月亮的烏鴉
picture-nest-of-moons-alt = 光禿禿的枝頭上，烏鴉的巢裡堆滿圓的、彎的月亮，牠張開翅膀把光遮住；巢邊還有一枚硬幣。
picture-compass-rose = 羅盤玫瑰
picture-compass-rose-alt = 大海上漂著一朵巨大的玫瑰，花瓣就是羅盤的方位；四散的小船都跟著發光的那一瓣找方向。
picture-cloud-cyclist = 騎上雲端的老人
picture-cloud-cyclist-alt = 一條像緞帶的路盤旋進雲裡，老人騎著腳踏車往上飛馳，大衣飄起，拐杖早丟在山下。
picture-violin-boat = 提琴船
picture-violin-boat-alt = 秋天的河上漂著一把小提琴，女孩站在上面，用琴弓當槳划水，漣漪成了五線譜。
picture-eye-at-keyhole = 鑰匙孔裡的眼睛
picture-eye-at-keyhole-alt = 小小的房間裡，一家人吃飯吃到一半愣住了：門上的鑰匙孔外，一隻巨大的眼睛正往裡看。
picture-wave-horses = 浪裡的馬
picture-wave-horses-alt = 海浪一排排撲上岸，浪頭化成奔騰的馬群，最前面那一匹已經完全脫離了水。
picture-bellflower-monk = 敲花鐘的小人
picture-bellflower-monk-alt = 晨霧中的山上垂著一朵塔一樣大的風鈴花，一個小和尚吊在花蕊的繩子上敲響清晨。
picture-upside-town = 倒掛的小鎮
picture-upside-town-alt = 一座小鎮頭下腳上掛在雲底，居民從陽臺往下撒網捕鳥，燕子驚訝地仰著飛。
picture-lanternfish-wood = 森林裡的燈籠魚
picture-lanternfish-wood-alt = 漆黑的森林裡，一條頭頂發光的深海魚從樹幹間游出來，迎面遇上提燈的迷路人。
picture-star-in-well = 井裡的星空
picture-star-in-well-alt = 大白天的村子裡，井底卻是一片星空，有人拉起繩子，水桶裡裝著一顆發亮的星星。
picture-star-mill = 磨星星的風車
picture-star-mill-alt = 星空繞著風車轉，風車的翼片網住星星，磨成發亮的麵粉，磨坊主人扛著閃閃發光的袋子。
picture-empty-chair = 空著的大椅子
picture-empty-chair-alt = 荒山上立著一把高聳入雲的空椅子，人們在椅子底下生起一小堆火，圍著毯子等待。
picture-steps-to-the-sky = 走上天的腳印
picture-steps-to-the-sky-alt = 海灘上的一行腳印走到水邊沒有停，一步步發著光彎上天空；沙上還留著一雙舊涼鞋。
picture-apple-house = 蘋果裡的家
picture-apple-house-alt = 枝頭的大蘋果開著亮燈的小圓窗，冒著煙囪，一條蟲穿著拖鞋坐在裡面看書；樹下已經靠了一把梯子。
picture-walking-in-the-map = 走進地圖的人
picture-walking-in-the-map-alt = 攤開的地圖隆起成真正的山谷，藍線流出水來，一個背著行囊的旅人正跨過一道摺痕。
picture-moon-looks-back = 月亮也在看你
picture-moon-looks-back-alt = 屋頂上的老天文學家湊近望遠鏡，月亮也拿著望遠鏡湊過來，兩個鏡頭對個正著。
picture-stilt-lamplighter = 踩高蹺的點星人
picture-stilt-lamplighter-alt = 沉睡的城市上空，點燈人踩著一雙長得看不見底的高蹺，舉著火把一顆一顆點亮星星。
picture-pumpkin-submarine = 南瓜潛水艇
picture-pumpkin-submarine-alt = 海底駛來一艘南瓜潛水艇，老鼠們戴著水手帽擠在圓窗後；沙子裡躺著一隻玻璃鞋。
picture-ghost-laundry = 曬衣繩上的鬼
picture-ghost-laundry-alt = 月夜的後院曬衣繩上，襯衫和床單之間夾著三個鬼，一個還在揮手；小男孩嚇得把夾子撒了一地。
picture-carousel-escape = 逃走的旋轉木馬
picture-carousel-escape-alt = 馬戲團的旋轉木馬掙脫了圓盤，身上還插著金色的桿子，一匹匹往山丘奔去；一個孩子緊緊抓著大笑。
picture-cactus-and-balloon = 仙人掌與氣球
picture-cactus-and-balloon-alt = 沙漠夕陽下，一棵仙人掌小心張開雙臂，離它一掌遠的地方飄著一顆紅氣球；腳邊是它拔下的刺。
picture-mountain-lifts-hat = 脫帽的山
picture-mountain-lifts-hat-alt = 一座大山伸出石頭手，把雲帽子摘下來，向飛過的鶴致意，鶴也在空中低頭回禮。
picture-ink-river = 墨水河
picture-ink-river-alt = 書桌上打翻了墨水瓶，墨汁蜿蜒成一條河，字句成了河岸，幾艘小船順流而下。
picture-four-season-dolls = 四季娃娃
picture-four-season-dolls-alt = 架子上的套娃一個套一個打開：秋天裡是夏天，夏天裡是春天，最小的是雪地裡的一顆種子。
picture-hand-shadows = 手影森林
picture-hand-shadows-alt = 孩子在檯燈前比手影，牆上的鹿、兔子和樹都活了，有一頭鹿正低頭喝真的杯子裡的水。
picture-comet-sleigh = 彗星雪橇
picture-comet-sleigh-alt = 雪原上，七隻狐狸拉著一顆燃燒的彗星，像拉雪橇一樣飛奔，掉下一封信。
