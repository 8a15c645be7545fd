### 驴桥。zh-Hant 是依据：先改那里。
###
### 用语：图块（picture tile）、挡块（stop tile）、说书人（storyteller）、得分堆（score pile）、格（slot）、罚数（penalty）。
### tile-… 是 180 个词；它们也在游戏规则的 words.ron 里，两边必须一样。

game-title = 驴桥
game-tagline = 现在编的故事，两轮之后谁还记得？
game-story = 德国人说，难记的东西要过“驴桥”：编个荒唐的故事，连驴子都过得去。抽几个图块，骆驼、堵车、三，一口气编进同一个故事里。好笑吗？很好，因为两轮之后，驴子会走回来问大家：那时候到底有哪些东西？

## 图块

tile-camel = 骆驼
tile-donkey = 驴子
tile-elephant = 大象
tile-giraffe = 长颈鹿
tile-lion = 狮子
tile-penguin = 企鹅
tile-owl = 猫头鹰
tile-butterfly = 蝴蝶
tile-snail = 蜗牛
tile-frog = 青蛙
tile-shark = 鲨鱼
tile-whale = 鲸鱼
tile-octopus = 章鱼
tile-crocodile = 鳄鱼
tile-turtle = 乌龟
tile-hedgehog = 刺猬
tile-squirrel = 松鼠
tile-kangaroo = 袋鼠
tile-dinosaur = 恐龙
tile-unicorn = 独角兽
tile-spider = 蜘蛛
tile-bee = 蜜蜂
tile-ladybird = 瓢虫
tile-rooster = 公鸡
tile-pig = 小猪
tile-sheep = 绵羊
tile-rabbit = 兔子
tile-fox = 狐狸
tile-panda = 熊猫
tile-peacock = 孔雀
tile-flamingo = 火烈鸟
tile-swan = 天鹅
tile-crab = 螃蟹
tile-mosquito = 蚊子
tile-umbrella = 雨伞
tile-key = 钥匙
tile-lantern = 灯笼
tile-bicycle = 自行车
tile-balloon = 气球
tile-teapot = 茶壶
tile-ladder = 梯子
tile-mirror = 镜子
tile-scissors = 剪刀
tile-toothbrush = 牙刷
tile-telescope = 望远镜
tile-guitar = 吉他
tile-trumpet = 小号
tile-drum = 大鼓
tile-robot = 机器人
tile-rocket = 火箭
tile-helicopter = 直升机
tile-parachute = 降落伞
tile-sailboat = 帆船
tile-tractor = 拖拉机
tile-ambulance = 救护车
tile-skateboard = 滑板
tile-backpack = 背包
tile-sunglasses = 太阳眼镜
tile-ring = 戒指
tile-treasure = 宝藏
tile-compass = 指南针
tile-lightbulb = 灯泡
tile-screwdriver = 螺丝刀
tile-broom = 扫帚
tile-bathtub = 浴缸
tile-bed = 床
tile-clock = 闹钟
tile-newspaper = 报纸
tile-postcard = 明信片
tile-magnet = 磁铁
tile-kite = 风筝
tile-football = 足球
tile-teddy = 玩具熊
tile-puzzle = 拼图
tile-pizza = 比萨
tile-banana = 香蕉
tile-pineapple = 菠萝
tile-strawberry = 草莓
tile-watermelon = 西瓜
tile-lemon = 柠檬
tile-carrot = 胡萝卜
tile-mushroom = 蘑菇
tile-popcorn = 爆米花
tile-icecream = 冰淇淋
tile-chocolate = 巧克力
tile-cheese = 奶酪
tile-dumpling = 饺子
tile-noodles = 面条
tile-sunflower = 向日葵
tile-cactus = 仙人掌
tile-rainbow = 彩虹
tile-lightning = 闪电
tile-snowman = 雪人
tile-volcano = 火山
tile-moon = 月亮
tile-comet = 流星
tile-telephone = 电话
tile-television = 电视
tile-photograph = 照片
tile-lift = 电梯
tile-train = 火车
tile-taxi = 出租车
tile-submarine = 潜水艇
tile-island = 小岛
tile-desert = 沙漠
tile-jungle = 丛林
tile-castle = 城堡
tile-lighthouse = 灯塔
tile-hospital = 医院
tile-library = 图书馆
tile-playground = 游乐场
tile-beach = 海滩
tile-farm = 农场
tile-stadium = 体育场
tile-zoo = 动物园
tile-museum = 博物馆
tile-bakery = 面包店
tile-supermarket = 超市
tile-airport = 机场
tile-station = 车站
tile-restaurant = 餐厅
tile-cinema = 电影院
tile-tent = 帐篷
tile-cave = 山洞
tile-circus = 马戏团
tile-pyramid = 金字塔
tile-northpole = 北极
tile-waterfall = 瀑布
tile-bridge = 大桥
tile-pirate = 海盗
tile-queen = 女王
tile-knight = 骑士
tile-witch = 女巫
tile-clown = 小丑
tile-astronaut = 宇航员
tile-dentist = 牙医
tile-firefighter = 消防员
tile-detective = 侦探
tile-grandmother = 奶奶
tile-baby = 婴儿
tile-teacher = 老师
tile-cook = 厨师
tile-farmer = 农夫
tile-burglar = 小偷
tile-ghost = 幽灵
tile-vampire = 吸血鬼
tile-mermaid = 美人鱼
tile-snowwhite = 白雪公主
tile-santa = 圣诞老人
tile-cinderella = 灰姑娘
tile-monkeyking = 孙悟空
tile-pinocchio = 匹诺曹
tile-redhood = 小红帽
tile-aladdin = 阿拉丁
tile-peterpan = 彼得潘
tile-trafficjam = 堵车
tile-birthday = 生日
tile-wedding = 婚礼
tile-earthquake = 地震
tile-fireworks = 烟花
tile-thunderstorm = 雷雨
tile-picnic = 野餐
tile-concert = 音乐会
tile-haircut = 剪头发
tile-powercut = 停电
tile-holiday = 暑假
tile-hideandseek = 捉迷藏
tile-luck = 幸运
tile-secret = 秘密
tile-friendship = 友谊
tile-courage = 勇气
tile-dream = 梦想
tile-homesick = 想家
tile-love = 爱心
tile-zero = 零
tile-three = 三
tile-seven = 七
tile-nine = 九
tile-hundred = 一百
tile-thousand = 一千

## 故事里的句子
# $word：图块上的词。每句话里只有这一个词是要记的。

# 把两句话连起来。
tale-and = { $before }{ $next }
tale-empty = （没有故事。）

tale-thing-open = 一切都从没人要的{ $word }说起。
tale-thing-middle-one = 忽然，天上掉下了{ $word }。
tale-thing-middle-two = 还好有人带着{ $word }。
tale-thing-middle-three = 只有一个办法：用力摇一摇{ $word }。
tale-thing-close = 猜猜奖品是什么？没错，就是{ $word }。
tale-animal-open = 从前从前，{ $word }一睡醒就想到了好主意。
tale-animal-middle-one = 转角走来了{ $word }，嘴里还哼着歌。
tale-animal-middle-two = { $word }摇摇头，还是跟来了。
tale-animal-middle-three = “我来帮忙！”{ $word }说。
tale-animal-close = 要是还没睡着，{ $word }一定还在到处讲这件事。
tale-place-open = 一大清早，公交车停在{ $word }前面。
tale-place-middle-one = 于是大家一起跑去{ $word }。
tale-place-middle-two = 这条路正好经过{ $word }。
tale-place-middle-three = 从来没有人在{ $word }笑得这么大声。
tale-place-close = 最后大家又在{ $word }碰面了。
tale-person-open = 从前有一天，{ $word }弄丢了左脚的鞋子。
tale-person-middle-one = { $word }说什么也要问个明白。
tale-person-middle-two = “是我做的！”{ $word }大叫。
tale-person-middle-three = 大家只好去请教{ $word }。
tale-person-close = { $word }笑到扣子都飞了。
tale-hero-open = “说了你也不信。”{ $word }是这样开头的。
tale-hero-middle-one = 门一开，竟然是{ $word }。
tale-hero-middle-two = 连{ $word }也没见过这种事。
tale-hero-middle-three = { $word }吹了一声口哨，所有人都停了下来。
tale-hero-close = { $word }一鞠躬，布幕就落下了。
tale-event-open = 那天正好碰上{ $word }。
tale-event-middle-one = 偏偏这时候遇到了{ $word }。
tale-event-middle-two = 大家等的就是{ $word }。
tale-event-middle-three = 因为{ $word }，只好绕远路。
tale-event-close = 就这样，故事在{ $word }里结束了。
tale-idea-open = 他们什么都有，只缺{ $word }。
tale-idea-middle-one = 一路上，他们聊的都是{ $word }。
tale-idea-middle-two = 要不是有{ $word }，早就完了。
tale-idea-middle-three = 有人在墙上写了大大的“{ $word }”。
tale-idea-close = 到头来剩下什么呢？只有{ $word }。
tale-number-open = 数到{ $word }，故事就开始。
tale-number-middle-one = 这件事发生了{ $word }次。
tale-number-middle-two = 门上写着大大的“{ $word }”。
tale-number-middle-three = 铃声一响，有人大喊：“{ $word }！”
tale-number-close = 最后再数一遍，不多不少，正好是{ $word }。

## 阶段

phase-telling = 说故事
phase-guessing = 猜故事
phase-judging = 说书人裁定
phase-over = 结束

## 行动

command-told = 故事说完了
# $story：故事。
command-tell-typed = 故事：{ $story }
command-tell-woven = 让驴子来编：{ $story }
command-tell-woven-group = 让驴子来编
# $word：词。
command-guess = { $word }
command-guess-group = 说出一个词
# $text：打出来的字。
command-say = 回答：{ $text }
command-dont-know = 我不知道
command-accept = 算对，就是{ $word }
command-accept-group = 算对
command-reject = 不是故事里的词

## 要打字的

# $words：图块上的词。
ask-story = 用这些词编一个故事：{ $words }。
ask-story-group = 打字说故事
ask-answer = 这个故事里有哪个词？
ask-answer-group = 打字回答

## 事件

event-starter = { $seat-is ->
    [you] 你最固执，第一个说故事。
   *[other] { $seat }最固执，第一个说故事。
}
event-first-tile = { who }的得分堆先放上一块没人看过的图块。
event-donkey = 驴子走到第 { $round } 轮。
event-turn = 轮到{ whom }当说书人。
event-drawn = { who }抽到：{ $words }。
event-drawn-faded = { who }抽了图板。
# $slot：第几格。
event-told = { who }说：{ $story }（图块盖在第 { $slot } 格。）
event-told-aloud = { who }说完了故事，图块盖在第 { $slot } 格。
# $tiles：几块；$penalty：失败要赔几块。
event-guessing = 来猜{ whom }第 { $slot } 格的故事：共 { $tiles } 块，猜错赔 { $penalty } 块。
event-dealt = { who }拿到自己的图块：{ $word }。
event-dealt-hidden = { who }拿到一块盖着的图块。
event-spares = 剩下 { $tiles } 块盖在{ whom }面前。
# $from：从谁那里。
event-taken-over = { who }从{ $from-is ->
    [you] 你
   *[other] { $from }
}那里接过一个图块：{ $word }。
event-taken-over-hidden = { who }从{ $from-is ->
    [you] 你
   *[other] { $from }
}那里接过一块盖着的图块。
event-asked = { $seat-is ->
    [you] 轮到你说出一个词。
   *[other] 轮到{ $seat }说出一个词。
}
# $answer：说了什么。
event-weighed = { who }答“{ $answer }”，说书人可以算对。
event-own-tile = { $seat-is ->
    [you] 那是你自己的图块，不算。请说别的词。
   *[other] 那是{ $seat }自己的图块，不算。
}
event-named = { who }记得{ $word }，从{ $from-is ->
    [you] 你
   *[other] { $from }
}面前拿走图块。
event-last-tile = { who }留下最后一个图块：{ $word }。
event-wrong = { who }答“{ $answer }”，故事里没有。
event-wrong-aloud = { who }答错了。
event-too-late = { who }的时间到了。
event-dont-know = { who }不知道。
# 先说怎么错的，再说赔了什么。$what：怎么错的；$lost：赔了什么。
verdict-failed = { $what }{ $lost }
# $tiles：赔了几块；$pile：得分堆还有几块。
event-lost = { $tiles ->
    [0] { who }没有东西可赔
   *[other] { who }因此赔掉 { $tiles } 块图块
}，得分堆剩 { $pile } 块。
event-lost-stopped = { $tiles ->
    [0] 得分堆最上面的挡块保住了{ whom }，一块也不用赔
   *[other] { who }因此赔了 { $tiles } 块，其余的被得分堆最上面的挡块挡住
}，得分堆剩 { $pile } 块。
event-closed = { who }的故事全猜完了。
event-closed-left = { who }的故事结束，没人想起的离开游戏：{ $words }。
event-scored = { who }的得分堆多了 { $tiles } 块，共 { $pile } 块。
event-stop-tile = 没有人猜错，{ whom }得到一块挡块，得分堆共 { $pile } 块。
event-match-ended = 驴子过桥了，游戏结束。

## 写故事的时候

# $used：用上了几个词；$all：共几个；$words：还缺的词。
story-lacks = { $all } 个词用上了 { $used } 个，还缺：{ $words }。

## 不行的事

error-too-soon = 时间还没到。
error-match-over = 游戏已经结束。
error-not-your-turn = 还没轮到你。
error-wrong-moment = 现在不能这样做。
error-lacks = 故事里还缺：{ $words }。
error-not-the-tiles = 故事里的词跟图块不一样。
error-own-tile = 这是你自己的图块，换一个词。
error-named = { $word }已经说过了，换一个词。
error-not-on-board = 板子上没有{ $word }。
error-not-of-story = { $word }不在这个故事里。

## 用句子说桌面

# $round：第几轮；$rounds：共几轮。
view-turn-telling = 第 { $round } 轮，共 { $rounds } 轮：{ whom }说故事。
view-turn-guessing = 第 { $round } 轮，共 { $rounds } 轮：大家猜{ whom }的故事。
view-over = 游戏结束。
view-telling = { who }要说的词：{ $words }（放到第 { $slot } 格）。
view-story = { who }第 { $slot } 格的故事：共 { $tiles } 块，猜错赔 { $penalty } 块。
view-weighed = { who }答“{ $answer }”，等说书人裁定。
view-asked = 轮到{ whom }说出一个词。
view-named = 已经想起：{ $words }。
view-board = 板子上还有：{ $words }。
view-board-wrong = 不是这个故事的：{ $words }。
view-guesser = { who }：拿到 { $tiles } 块。
view-guesser-tile = { who }：拿到 { $tiles } 块，另有一块盖着。
view-guesser-out = { who }：退出这个故事，面前 { $tiles } 块。
view-spares = { who }面前还盖着 { $tiles } 块。
view-own-tile = 你自己的图块：{ $word }。
view-own-story = 你的故事里还没被说出的词：{ $words }。
# $stops：其中几块挡块；$stories：还有几个故事盖着。
view-player = { who }：得分堆 { $tiles } 块（挡块 { $stops } 块），盖着 { $stories } 个故事。
view-bag = 袋子里 { $tiles } 块，已离开游戏 { $gone } 块。

## 桌面

# 泡泡上的那一行。$teller：说书人；$penalty：失败赔几块；$named：想起几个；$tiles：共几个。
board-turn = { $seat-is ->
    [you] 轮到你说故事了。
   *[other] 轮到{ $seat }说故事。
}
board-telling = { $seat-is ->
    [you] 用这些词编一个故事，一个都不能少。
   *[other] { $seat }要用这些词编一个故事。
}
board-told = { who }说了这个故事：
board-dealt = { $seat-is ->
    [you] 你的旧故事回来了，一人发一块。
   *[other] { $seat }的旧故事回来了，一人发一块。
}
board-guessing = { $teller-is ->
    [you] { who }在想：你的故事里{ $named ->
        [0] 有
       *[other] 还有
    }什么？
   *[other] { $seat-is ->
        [you] 该你了
       *[other] { $seat }在想
    }：{ $teller }的故事里{ $named ->
        [0] 有
       *[other] 还有
    }什么？
}（失败赔 { $penalty } 块图块）
board-closed = { $seat-is ->
    [you] 你的故事猜完了。
   *[other] { $seat }的故事猜完了。
}
board-found = 已经想起 { $named } 个，共 { $tiles } 个
spot-own = { $seat-is ->
    [you] 你自己的图板
   *[other] { $seat }自己的图板
}
spot-story = { $seat-is ->
    [you] 你的故事里的词
   *[other] { $seat }的故事里的词
}
figure-fox = 狐狸
figure-cat = 猫
figure-owl = 猫头鹰
figure-hare = 野兔
figure-crane = 鹤
figure-tortoise = 陆龟

## 得分

# 排名里的总分。$points：几分。
score-total = { $points } 分
# Over the ranking.
results-coins = 图板从哪里来
score-start = 开局的图块
score-words = 想起的词
score-stops = 挡块
score-lost = 赔掉的图块

## 开局设定

setup-error-seats = 这个游戏要 { $least } 到 { $most } 个座位，现在有 { $found } 个。
setup-error-first = 起始玩家不在桌边，请另选一位。
# $number：选项编号。
setup-error-choice = 没有这个选项（{ $number }）。

option-first = 起始玩家
option-first-random = 随机
option-answers = 怎么回答
option-answers-help = 从板子上挑、打字，或是用说的（由说书人点选听到的词）。有电脑玩家时，挑的最合适。
answers-picked = 从 16 个词里挑
answers-typed = 打字
answers-spoken = 用说的
option-timer = 每次回答的时间
option-timer-help = 时间到了还没回答，就退出这个故事。
timer-fifteen = 15 秒
timer-thirty = 30 秒
timer-off = 不限时
option-rounds = 轮数
option-rounds-help = 七轮的故事多一个，赔得也更重。
rounds-six = 六轮
rounds-seven = 七轮（进阶）

## 规则书
# 段落之间空一行；以 • 开头的是列表的一项。

rules-goal-title = 目标
rules-goal-body =
    轮流抽图块，用上面的词编一个故事。两轮之后，大家要把那个故事里的词一个个想起来。想起一个，拿一个图块，就是一分。

    三到六个座位，每个座位一个人或两人一队，可以混着玩，最多十二人。八岁以上，约三十到四十五分钟。同队的人共用一块板子、自己的图块和得分堆，可以互相商量，先说出口的那个答案算数。

rules-pieces-title = 配件
rules-pieces-body =
    • 180 个图块，每块一个词。
    • 30 块挡块。
    • 六块玩家板，一面四格，另一面五格。
    • 思考泡泡上的轮数轨、一只驴子、一个袋子。

rules-set-up-title = 开局
rules-set-up-body =
    每个座位先拿一块没人看过的图块，盖着当作得分堆的第一块。

    最固执的人先当说书人（由你们选，或是抽签），并把驴子放到第 1 轮。每个座位都当过一次说书人，驴子就往前走一轮。

rules-rounds-title = 各轮
rules-rounds-body =
    六轮：第一、二轮各抽 3 块，第三轮 4 块，第四轮 5 块，之后不再抽。第三轮起，先说新故事，再猜自己两轮前的故事：第三轮猜第 1 格，第四轮猜第 2 格，依此类推。第 1 到 4 格的罚数是 1、2、3、4。

    七轮（进阶）：抽 3、3、4、4、5 块，猜第 1 到 5 格，罚数是 1、2、3、5、7。

rules-telling-title = 说故事
rules-telling-body =
    抽图块，给大家看并念出来，然后编一个故事，每个词都要用到。说完就把图块叠好，盖在这一轮的格子上。

    故事可以用说的，也可以打字；打字时会显示还缺哪些词。想不出来，就让驴子来编。

rules-dealing-title = 发图块
rules-dealing-body =
    要猜的故事洗匀后，从说书人左边开始每人发一块，只有拿到的人能看。剩下的盖在说书人面前。人比图块多时，最后几位没有。

    说书人看得到故事里有哪些词，看不到谁拿着哪一块，也不能提示。

rules-guessing-title = 猜故事
rules-guessing-body =
    从说书人左边开始，一圈一圈轮流，直到所有的词都被想起，或是所有人都退出。轮到你，就说出一个不在你自己图块上的词。

    • 说对：不管那个图块在谁面前，翻开放到你面前。
    • 说错、时间到，或是说“我不知道”：退出这个故事，并照罚数赔图块。
    • 说了已经说过的词、自己的图块，或板子上没有的词：不算错，换一个，时间继续走。
    • 只剩你自己的那一块时，不必说，直接翻开拿走。
    • 没有图块的人第一次轮到时，如果还没有人说对过任何词，就把第一位发到的那块接过来。

rules-losing-title = 赔图块
rules-losing-body =
    先赔这个故事里翻开的图块，再从得分堆顶端往下赔。最上面是挡块时就停住：挡块留着，照样算一分。得分堆空了也停住。赔掉的图块离开游戏。

rules-scoring-title = 猜完之后
rules-scoring-body =
    没人想起的图块离开游戏。每个人把翻开的图块放到得分堆顶端；退出的人，赔完剩下的照样留着。

    没有任何人失败，说书人就得到一块挡块，放在得分堆顶端。

    最后一轮结束，得分堆每一块都是一分，挡块也算。最多的人获胜；同分看挡块；再同分就一起获胜。

rules-answering-title = 三种回答方式
rules-answering-body =
    • 挑：桌上有 16 个词，故事里的词混在里面。挑错的会留下记号。
    • 打字：大小写、全角半角、空格、繁简体都不计较，别名也可以；五个字母以上的词可以错一个字母。没被认出来的答案，说书人有 5 秒可以算对，指出是哪个词；不出声就算错。
    • 用说的：说书人点选听到的词，或是“不是故事里的词”。不方便说的人也可以打字。

    说书人指出的如果刚好是回答者自己的图块，这次不算，时间继续走。

rules-secrets-title = 秘密
rules-secrets-body =
    发到的图块只有自己看得到。盖着的故事、得分堆、剩下的图块和袋子，谁都不能看。

    抽过、发过、答过之后，就不能收回了。
