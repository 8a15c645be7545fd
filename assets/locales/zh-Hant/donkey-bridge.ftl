### 驢橋。本檔是譯文的依據：先改這裡，再改 zh-Hans 與 en。
###
### 用語：圖板（picture tile）、擋板（stop tile）、說書人（storyteller）、得分堆（score pile）、格（slot）、罰數（penalty）。
### tile-… 是 180 個詞；它們也在遊戲規則的 words.ron 裡，兩邊必須一樣。

game-title = 驢橋
game-tagline = 現在編的故事，兩輪之後誰還記得？
game-story = 德國人說，難記的東西要過「驢橋」：編個荒唐的故事，連驢子都過得去。抽幾塊圖板，駱駝、塞車、三，一口氣編進同一個故事裡。好笑嗎？很好，因為兩輪之後，驢子會走回來問大家：那時候到底有哪些東西？

## 圖板

tile-camel = 駱駝
tile-donkey = 驢子
tile-elephant = 大象
tile-giraffe = 長頸鹿
tile-lion = 獅子
tile-penguin = 企鵝
tile-owl = 貓頭鷹
tile-butterfly = 蝴蝶
tile-snail = 蝸牛
tile-frog = 青蛙
tile-shark = 鯊魚
tile-whale = 鯨魚
tile-octopus = 章魚
tile-crocodile = 鱷魚
tile-turtle = 烏龜
tile-hedgehog = 刺蝟
tile-squirrel = 松鼠
tile-kangaroo = 袋鼠
tile-dinosaur = 恐龍
tile-unicorn = 獨角獸
tile-spider = 蜘蛛
tile-bee = 蜜蜂
tile-ladybird = 瓢蟲
tile-rooster = 公雞
tile-pig = 小豬
tile-sheep = 綿羊
tile-rabbit = 兔子
tile-fox = 狐狸
tile-panda = 熊貓
tile-peacock = 孔雀
tile-flamingo = 紅鶴
tile-swan = 天鵝
tile-crab = 螃蟹
tile-mosquito = 蚊子
tile-umbrella = 雨傘
tile-key = 鑰匙
tile-lantern = 燈籠
tile-bicycle = 腳踏車
tile-balloon = 氣球
tile-teapot = 茶壺
tile-ladder = 梯子
tile-mirror = 鏡子
tile-scissors = 剪刀
tile-toothbrush = 牙刷
tile-telescope = 望遠鏡
tile-guitar = 吉他
tile-trumpet = 小號
tile-drum = 大鼓
tile-robot = 機器人
tile-rocket = 火箭
tile-helicopter = 直升機
tile-parachute = 降落傘
tile-sailboat = 帆船
tile-tractor = 拖拉機
tile-ambulance = 救護車
tile-skateboard = 滑板
tile-backpack = 背包
tile-sunglasses = 太陽眼鏡
tile-ring = 戒指
tile-treasure = 寶藏
tile-compass = 指南針
tile-lightbulb = 燈泡
tile-screwdriver = 螺絲起子
tile-broom = 掃把
tile-bathtub = 浴缸
tile-bed = 床
tile-clock = 鬧鐘
tile-newspaper = 報紙
tile-postcard = 明信片
tile-magnet = 磁鐵
tile-kite = 風箏
tile-football = 足球
tile-teddy = 玩具熊
tile-puzzle = 拼圖
tile-pizza = 披薩
tile-banana = 香蕉
tile-pineapple = 鳳梨
tile-strawberry = 草莓
tile-watermelon = 西瓜
tile-lemon = 檸檬
tile-carrot = 紅蘿蔔
tile-mushroom = 蘑菇
tile-popcorn = 爆米花
tile-icecream = 冰淇淋
tile-chocolate = 巧克力
tile-cheese = 起司
tile-dumpling = 餃子
tile-noodles = 麵條
tile-sunflower = 向日葵
tile-cactus = 仙人掌
tile-rainbow = 彩虹
tile-lightning = 閃電
tile-snowman = 雪人
tile-volcano = 火山
tile-moon = 月亮
tile-comet = 流星
tile-telephone = 電話
tile-television = 電視
tile-photograph = 照片
tile-lift = 電梯
tile-train = 火車
tile-taxi = 計程車
tile-submarine = 潛水艇
tile-island = 小島
tile-desert = 沙漠
tile-jungle = 叢林
tile-castle = 城堡
tile-lighthouse = 燈塔
tile-hospital = 醫院
tile-library = 圖書館
tile-playground = 遊樂場
tile-beach = 海灘
tile-farm = 農場
tile-stadium = 體育場
tile-zoo = 動物園
tile-museum = 博物館
tile-bakery = 麵包店
tile-supermarket = 超級市場
tile-airport = 機場
tile-station = 車站
tile-restaurant = 餐廳
tile-cinema = 電影院
tile-tent = 帳篷
tile-cave = 山洞
tile-circus = 馬戲團
tile-pyramid = 金字塔
tile-northpole = 北極
tile-waterfall = 瀑布
tile-bridge = 大橋
tile-pirate = 海盜
tile-queen = 女王
tile-knight = 騎士
tile-witch = 女巫
tile-clown = 小丑
tile-astronaut = 太空人
tile-dentist = 牙醫
tile-firefighter = 消防員
tile-detective = 偵探
tile-grandmother = 奶奶
tile-baby = 嬰兒
tile-teacher = 老師
tile-cook = 廚師
tile-farmer = 農夫
tile-burglar = 小偷
tile-ghost = 幽靈
tile-vampire = 吸血鬼
tile-mermaid = 美人魚
tile-snowwhite = 白雪公主
tile-santa = 聖誕老人
tile-cinderella = 灰姑娘
tile-monkeyking = 孫悟空
tile-pinocchio = 小木偶
tile-redhood = 小紅帽
tile-aladdin = 阿拉丁
tile-peterpan = 彼得潘
tile-trafficjam = 塞車
tile-birthday = 生日
tile-wedding = 婚禮
tile-earthquake = 地震
tile-fireworks = 煙火
tile-thunderstorm = 雷雨
tile-picnic = 野餐
tile-concert = 音樂會
tile-haircut = 剪頭髮
tile-powercut = 停電
tile-holiday = 暑假
tile-hideandseek = 捉迷藏
tile-luck = 幸運
tile-secret = 祕密
tile-friendship = 友誼
tile-courage = 勇氣
tile-dream = 夢想
tile-homesick = 想家
tile-love = 愛心
tile-zero = 零
tile-three = 三
tile-seven = 七
tile-nine = 九
tile-hundred = 一百
tile-thousand = 一千

## 故事裡的句子
# $word：圖板上的詞。每句話裡只有這一個詞是要記的。

# 把兩句話連起來。
tale-and = { $before }{ $next }
tale-empty = （沒有故事。）

tale-thing-open = 一切都從沒人要的{ $word }說起。
tale-thing-middle-one = 忽然，天上掉下了{ $word }。
tale-thing-middle-two = 還好有人帶著{ $word }。
tale-thing-middle-three = 只有一個辦法：用力搖一搖{ $word }。
tale-thing-close = 猜猜獎品是什麼？沒錯，就是{ $word }。
tale-animal-open = 從前從前，{ $word }一睡醒就想到了好主意。
tale-animal-middle-one = 轉角走來了{ $word }，嘴裡還哼著歌。
tale-animal-middle-two = { $word }搖搖頭，還是跟來了。
tale-animal-middle-three = 「我來幫忙！」{ $word }說。
tale-animal-close = 要是還沒睡著，{ $word }一定還在到處講這件事。
tale-place-open = 一大清早，巴士停在{ $word }前面。
tale-place-middle-one = 於是大家一起跑去{ $word }。
tale-place-middle-two = 這條路正好經過{ $word }。
tale-place-middle-three = 從來沒有人在{ $word }笑得這麼大聲。
tale-place-close = 最後大家又在{ $word }碰面了。
tale-person-open = 從前有一天，{ $word }弄丟了左腳的鞋子。
tale-person-middle-one = { $word }說什麼也要問個明白。
tale-person-middle-two = 「是我做的！」{ $word }大叫。
tale-person-middle-three = 大家只好去請教{ $word }。
tale-person-close = { $word }笑到扣子都飛了。
tale-hero-open = 「說了你也不信。」{ $word }是這樣開頭的。
tale-hero-middle-one = 門一開，竟然是{ $word }。
tale-hero-middle-two = 連{ $word }也沒見過這種事。
tale-hero-middle-three = { $word }吹了一聲口哨，所有人都停了下來。
tale-hero-close = { $word }一鞠躬，布幕就落下了。
tale-event-open = 那天正好碰上{ $word }。
tale-event-middle-one = 偏偏這時候遇到了{ $word }。
tale-event-middle-two = 大家等的就是{ $word }。
tale-event-middle-three = 因為{ $word }，只好繞遠路。
tale-event-close = 就這樣，故事在{ $word }裡結束了。
tale-idea-open = 他們什麼都有，只缺{ $word }。
tale-idea-middle-one = 一路上，他們聊的都是{ $word }。
tale-idea-middle-two = 要不是有{ $word }，早就完了。
tale-idea-middle-three = 有人在牆上寫了大大的「{ $word }」。
tale-idea-close = 到頭來剩下什麼呢？只有{ $word }。
tale-number-open = 數到{ $word }，故事就開始。
tale-number-middle-one = 這件事發生了{ $word }次。
tale-number-middle-two = 門上寫著大大的「{ $word }」。
tale-number-middle-three = 鈴聲一響，有人大喊：「{ $word }！」
tale-number-close = 最後再數一遍，不多不少，正好是{ $word }。

## 階段

phase-telling = 說故事
phase-guessing = 猜故事
phase-judging = 說書人裁定
phase-over = 結束

## 行動

command-told = 故事說完了
# $story：故事。
command-tell-typed = 故事：{ $story }
command-tell-woven = 讓驢子來編：{ $story }
command-tell-woven-group = 讓驢子來編
# $word：詞。
command-guess = { $word }
command-guess-group = 說出一個詞
# $text：打出來的字。
command-say = 回答：{ $text }
command-dont-know = 我不知道
command-accept = 算對，就是{ $word }
command-accept-group = 算對
command-reject = 不是故事裡的詞

## 要打字的

# $words：圖板上的詞。
ask-story = 用這些詞編一個故事：{ $words }。
ask-story-group = 打字說故事
ask-answer = 這個故事裡有哪個詞？
ask-answer-group = 打字回答

## 事件

event-starter = { $seat-is ->
    [you] 你最固執，第一個說故事。
   *[other] { $seat }最固執，第一個說故事。
}
event-first-tile = { who }的得分堆先放上一塊沒人看過的圖板。
event-donkey = 驢子走到第 { $round } 輪。
event-turn = 輪到{ whom }當說書人。
event-drawn = { who }抽到：{ $words }。
event-drawn-faded = { who }抽了圖板。
# $slot：第幾格。
event-told = { who }說：{ $story }（圖板蓋在第 { $slot } 格。）
event-told-aloud = { who }說完了故事，圖板蓋在第 { $slot } 格。
# $tiles：幾塊；$penalty：失敗要賠幾塊。
event-guessing = 來猜{ whom }第 { $slot } 格的故事：共 { $tiles } 塊，猜錯賠 { $penalty } 塊。
event-dealt = { who }拿到自己的圖板：{ $word }。
event-dealt-hidden = { who }拿到一塊蓋著的圖板。
event-spares = 剩下 { $tiles } 塊蓋在{ whom }面前。
# $from：從誰那裡。
event-taken-over = { who }從{ $from-is ->
    [you] 你
   *[other] { $from }
}那裡接過一塊圖板：{ $word }。
event-taken-over-hidden = { who }從{ $from-is ->
    [you] 你
   *[other] { $from }
}那裡接過一塊蓋著的圖板。
event-asked = { $seat-is ->
    [you] 輪到你說出一個詞。
   *[other] 輪到{ $seat }說出一個詞。
}
# $answer：說了什麼。
event-weighed = { who }答「{ $answer }」，說書人可以算對。
event-own-tile = { $seat-is ->
    [you] 那是你自己的圖板，不算。請說別的詞。
   *[other] 那是{ $seat }自己的圖板，不算。
}
event-named = { who }記得{ $word }，從{ $from-is ->
    [you] 你
   *[other] { $from }
}面前拿走圖板。
event-last-tile = { who }留下最後一塊圖板：{ $word }。
event-wrong = { who }答「{ $answer }」，故事裡沒有。
event-wrong-aloud = { who }答錯了。
event-too-late = { who }的時間到了。
event-dont-know = { who }不知道。
# 先說怎麼錯的，再說賠了什麼。$what：怎麼錯的；$lost：賠了什麼。
verdict-failed = { $what }{ $lost }
# $tiles：賠了幾塊；$pile：得分堆還有幾塊。
event-lost = { $tiles ->
    [0] { who }沒有東西可賠
   *[other] { who }因此賠掉 { $tiles } 塊圖板
}，得分堆剩 { $pile } 塊。
event-lost-stopped = { $tiles ->
    [0] 得分堆最上面的擋板保住了{ whom }，一塊也不用賠
   *[other] { who }因此賠了 { $tiles } 塊，其餘的被得分堆最上面的擋板擋住
}，得分堆剩 { $pile } 塊。
event-closed = { who }的故事全猜完了。
event-closed-left = { who }的故事結束，沒人想起的離開遊戲：{ $words }。
event-scored = { who }的得分堆多了 { $tiles } 塊，共 { $pile } 塊。
event-stop-tile = 沒有人猜錯，{ whom }得到一塊擋板，得分堆共 { $pile } 塊。
event-match-ended = 驢子過橋了，遊戲結束。

## 寫故事的時候

# $used：用上了幾個詞；$all：共幾個；$words：還缺的詞。
story-lacks = { $all } 個詞用上了 { $used } 個，還缺：{ $words }。

## 不行的事

error-too-soon = 時間還沒到。
error-match-over = 遊戲已經結束。
error-not-your-turn = 還沒輪到你。
error-wrong-moment = 現在不能這樣做。
error-lacks = 故事裡還缺：{ $words }。
error-not-the-tiles = 故事裡的詞跟圖板不一樣。
error-own-tile = 這是你自己的圖板，換一個詞。
error-named = { $word }已經說過了，換一個詞。
error-not-on-board = 板子上沒有{ $word }。
error-not-of-story = { $word }不在這個故事裡。

## 用句子說桌面

# $round：第幾輪；$rounds：共幾輪。
view-turn-telling = 第 { $round } 輪，共 { $rounds } 輪：{ whom }說故事。
view-turn-guessing = 第 { $round } 輪，共 { $rounds } 輪：大家猜{ whom }的故事。
view-over = 遊戲結束。
view-telling = { who }要說的詞：{ $words }（放到第 { $slot } 格）。
view-story = { who }第 { $slot } 格的故事：共 { $tiles } 塊，猜錯賠 { $penalty } 塊。
view-weighed = { who }答「{ $answer }」，等說書人裁定。
view-asked = 輪到{ whom }說出一個詞。
view-named = 已經想起：{ $words }。
view-board = 板子上還有：{ $words }。
view-board-wrong = 不是這個故事的：{ $words }。
view-guesser = { who }：拿到 { $tiles } 塊。
view-guesser-tile = { who }：拿到 { $tiles } 塊，另有一塊蓋著。
view-guesser-out = { who }：退出這個故事，面前 { $tiles } 塊。
view-spares = { who }面前還蓋著 { $tiles } 塊。
view-own-tile = 你自己的圖板：{ $word }。
view-own-story = 你的故事裡還沒被說出的詞：{ $words }。
# $stops：其中幾塊擋板；$stories：還有幾個故事蓋著。
view-player = { who }：得分堆 { $tiles } 塊（擋板 { $stops } 塊），蓋著 { $stories } 個故事。
view-bag = 袋子裡 { $tiles } 塊，已離開遊戲 { $gone } 塊。

## 桌面

# 泡泡上的那一行。$teller：說書人；$penalty：失敗賠幾塊；$named：想起幾個；$tiles：共幾個。
board-turn = { $seat-is ->
    [you] 輪到你說故事了。
   *[other] 輪到{ $seat }說故事。
}
board-telling = { $seat-is ->
    [you] 用這些詞編一個故事，一個都不能少。
   *[other] { $seat }要用這些詞編一個故事。
}
board-told = { who }說了這個故事：
board-dealt = { $seat-is ->
    [you] 你的舊故事回來了，一人發一塊。
   *[other] { $seat }的舊故事回來了，一人發一塊。
}
board-guessing = { $teller-is ->
    [you] { who }在想：你的故事裡{ $named ->
        [0] 有
       *[other] 還有
    }什麼？
   *[other] { $seat-is ->
        [you] 換你了
       *[other] { $seat }在想
    }：{ $teller }的故事裡{ $named ->
        [0] 有
       *[other] 還有
    }什麼？
}（失敗賠 { $penalty } 塊圖板）
board-closed = { $seat-is ->
    [you] 你的故事猜完了。
   *[other] { $seat }的故事猜完了。
}
board-found = 已經想起 { $named } 個，共 { $tiles } 個
spot-own = { $seat-is ->
    [you] 你自己的圖板
   *[other] { $seat }自己的圖板
}
spot-story = { $seat-is ->
    [you] 你的故事裡的詞
   *[other] { $seat }的故事裡的詞
}
figure-fox = 狐狸
figure-cat = 貓
figure-owl = 貓頭鷹
figure-hare = 野兔
figure-crane = 鶴
figure-tortoise = 陸龜

## 得分

# 排名裡的總分。$points：幾分。
score-total = { $points } 分
# Over the ranking.
results-coins = 圖板從哪裡來
score-start = 開局的圖板
score-words = 想起的詞
score-stops = 擋板
score-lost = 賠掉的圖板

## 開局設定

setup-error-seats = 這個遊戲要 { $least } 到 { $most } 個座位，現在有 { $found } 個。
setup-error-first = 起始玩家不在桌邊，請另選一位。
# $number：選項編號。
setup-error-choice = 沒有這個選項（{ $number }）。

option-first = 起始玩家
option-first-random = 隨機
option-answers = 怎麼回答
option-answers-help = 從板子上挑、打字，或是用說的（由說書人點選聽到的詞）。有電腦玩家時，挑的最合適。
answers-picked = 從 16 個詞裡挑
answers-typed = 打字
answers-spoken = 用說的
option-timer = 每次回答的時間
option-timer-help = 時間到了還沒回答，就退出這個故事。
timer-fifteen = 15 秒
timer-thirty = 30 秒
timer-off = 不限時
option-rounds = 輪數
option-rounds-help = 七輪的故事多一個，賠得也更重。
rounds-six = 六輪
rounds-seven = 七輪（進階）

## 規則書
# 段落之間空一行；以 • 開頭的是列表的一項。

rules-goal-title = 目標
rules-goal-body =
    輪流抽圖板，用上面的詞編一個故事。兩輪之後，大家要把那個故事裡的詞一個個想起來。想起一個，拿一塊圖板，就是一分。

    三到六個座位，每個座位一個人或兩人一隊，可以混著玩，最多十二人。八歲以上，約三十到四十五分鐘。同隊的人共用一塊板子、自己的圖板和得分堆，可以互相商量，先說出口的那個答案算數。

rules-pieces-title = 配件
rules-pieces-body =
    • 180 塊圖板，每塊一個詞。
    • 30 塊擋板。
    • 六塊玩家板，一面四格，另一面五格。
    • 思考泡泡上的輪數軌、一隻驢子、一個袋子。

rules-set-up-title = 開局
rules-set-up-body =
    每個座位先拿一塊沒人看過的圖板，蓋著當作得分堆的第一塊。

    最固執的人先當說書人（由你們選，或是抽籤），並把驢子放到第 1 輪。每個座位都當過一次說書人，驢子就往前走一輪。

rules-rounds-title = 各輪
rules-rounds-body =
    六輪：第一、二輪各抽 3 塊，第三輪 4 塊，第四輪 5 塊，之後不再抽。第三輪起，先說新故事，再猜自己兩輪前的故事：第三輪猜第 1 格，第四輪猜第 2 格，依此類推。第 1 到 4 格的罰數是 1、2、3、4。

    七輪（進階）：抽 3、3、4、4、5 塊，猜第 1 到 5 格，罰數是 1、2、3、5、7。

rules-telling-title = 說故事
rules-telling-body =
    抽圖板，給大家看並唸出來，然後編一個故事，每個詞都要用到。說完就把圖板疊好，蓋在這一輪的格子上。

    故事可以用說的，也可以打字；打字時會顯示還缺哪些詞。想不出來，就讓驢子來編。

rules-dealing-title = 發圖板
rules-dealing-body =
    要猜的故事洗勻後，從說書人左邊開始每人發一塊，只有拿到的人能看。剩下的蓋在說書人面前。人比圖板多時，最後幾位沒有。

    說書人看得到故事裡有哪些詞，看不到誰拿著哪一塊，也不能提示。

rules-guessing-title = 猜故事
rules-guessing-body =
    從說書人左邊開始，一圈一圈輪流，直到所有的詞都被想起，或是所有人都退出。輪到你，就說出一個不在你自己圖板上的詞。

    • 說對：不管那塊圖板在誰面前，翻開放到你面前。
    • 說錯、時間到，或是說「我不知道」：退出這個故事，並照罰數賠圖板。
    • 說了已經說過的詞、自己的圖板，或板子上沒有的詞：不算錯，換一個，時間繼續走。
    • 只剩你自己的那一塊時，不必說，直接翻開拿走。
    • 沒有圖板的人第一次輪到時，如果還沒有人說對過任何詞，就把第一位發到的那塊接過來。

rules-losing-title = 賠圖板
rules-losing-body =
    先賠這個故事裡翻開的圖板，再從得分堆頂端往下賠。最上面是擋板時就停住：擋板留著，照樣算一分。得分堆空了也停住。賠掉的圖板離開遊戲。

rules-scoring-title = 猜完之後
rules-scoring-body =
    沒人想起的圖板離開遊戲。每個人把翻開的圖板放到得分堆頂端；退出的人，賠完剩下的照樣留著。

    沒有任何人失敗，說書人就得到一塊擋板，放在得分堆頂端。

    最後一輪結束，得分堆每一塊都是一分，擋板也算。最多的人獲勝；同分看擋板；再同分就一起獲勝。

rules-answering-title = 三種回答方式
rules-answering-body =
    • 挑：桌上有 16 個詞，故事裡的詞混在裡面。挑錯的會留下記號。
    • 打字：大小寫、全形半形、空格、繁簡體都不計較，別名也可以；五個字母以上的詞可以錯一個字母。沒被認出來的答案，說書人有 5 秒可以算對，指出是哪個詞；不出聲就算錯。
    • 用說的：說書人點選聽到的詞，或是「不是故事裡的詞」。不方便說的人也可以打字。

    說書人指出的如果剛好是回答者自己的圖板，這次不算，時間繼續走。

rules-secrets-title = 祕密
rules-secrets-body =
    發到的圖板只有自己看得到。蓋著的故事、得分堆、剩下的圖板和袋子，誰都不能看。

    抽過、發過、答過之後，就不能收回了。
