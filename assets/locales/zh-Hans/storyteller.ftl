### 说书人。译自 zh-Hant：先改那里。
###
### 用语：说书人（本轮出谜的人）、提示、词牌（用词拼成的提示）、陪衬牌（其他人配合提示出的牌）、开牌（揭晓）。
### { $card } 是图卡的名称；{ $number } 是牌的号码，从 1 起。

game-title = 说书人
game-tagline = 一句提示，要有人懂，也要有人不懂。
game-story = 夜深了，客栈的灯还亮着。轮到你说书：手里这些梦一般的图，挑一张，说一个字、一句话，或者哼一段歌。说得太白，人人都猜到；说得太玄，谁也猜不着。最好的故事，只让几个人会心一笑。

# 图卡名称加引号，用在别的句子里。
card-title = “{ $card }”
picture-unknown = 没有这张图
tag-unknown = 没有这个词

## 提示
# $text：玩家写的字；$words：一到三个词。

hint-written = “{ $text }”
hint-aloud = 一个当场表演的提示（声音、歌或动作）
hint-plain = “{ $words }”
hint-about = “说的是{ $words }”
hint-dream = “我梦见{ $words }……”
hint-once = “很久很久以前，有{ $words }”
hint-softly = “{ $words }……轻轻地”
hint-perhaps = “也许是{ $words }？”

## 阶段

phase-tell = 说书
phase-give = 出陪衬牌
phase-vote = 投票
phase-reveal = 开牌
phase-over = 游戏结束

## 行动

# $card：图卡；$hint：提示。
command-tell = 用{ $card }说书：{ $hint }
# $alt：图上画了什么。
command-tell-aloud = 用{ $card }，当场表演提示：{ $alt }
command-tell-aloud-group = 当场表演提示（声音、歌或动作）
command-give = 出{ $cards }
command-vote = 投给 { $number } 号
command-retract = 收回刚才的选择
command-go-on = 结束这一轮，换下一位说书
command-why-written = 说明为什么：“{ $text }”
command-why-tiles = 说明为什么：{ $words }

# $card：要说的图卡。
ask-written = 为“{ $card }”写一句提示（1 到 400 字）
ask-written-group = 写下提示
ask-tiles = 为“{ $card }”挑一到三张词牌当提示
ask-tiles-group = 用词牌拼提示
# $count：要出几张。
ask-give = 选 { $count } 张最配合提示的牌盖下
ask-vote = 猜猜哪一张是说书人的牌
ask-why = 说说为什么选“{ $card }”，然后结束这一轮

item-card = “{ $card }”：{ $alt }
item-own = “{ $card }”（你自己的牌，不能投）：{ $alt }

## 事件

event-first-teller = 由{ whom }第一个说书。
event-dealt = { who }拿到{ $cards }。
event-dealt-hidden = { who }拿到 { $count } 张牌。
# $round：第几轮；$rounds：最多几轮。
event-round = 第 { $round } 轮（最多 { $rounds } 轮）：轮到{ who }说书。
event-told = { who }盖下{ $card }，给的提示是{ $hint }。
event-told-hidden = { who }盖下一张牌，给的提示是{ $hint }。
event-given = { who }盖下{ $cards }。
event-given-hidden = { who }盖下 { $count } 张牌。
event-retracted = { who }收回{ $cards }。
event-retracted-hidden = { who }收回 { $count } 张牌。
event-retracted-vote = { who }收回自己的票。
# $seats：还没选好的人。
event-time-came = 时间到，{ $seats }还没选好。
event-teller-skipped = { who }没有给提示，跳过这一轮。
event-cards-shown = 牌洗好摊开，依号码是{ $cards }。
event-voted = { who }投给 { $number } 号。
event-voted-hidden = { who }投了票。
# $votes：每个人投给几号。
event-votes-shown = 票一起亮出来：{ $votes }。
ballot = { who }投 { $number } 号
# $words：牌让人想到的词。
event-vote-explained = { who }选{ $card }，是因为想到{ $words }。
# $voters：猜中的人。
event-tale-revealed = { $seat-is ->
    [you] 你
   *[other] 说书人{ $seat }
}的牌是 { $number } 号{ $card }，{ $voters-count ->
    [0] 没有人投它
   *[other] 投它的有{ $voters }
}。
event-decoy-revealed = { $number } 号{ $card }是{ whom }的牌，{ $voters-count ->
    [0] 没有人投它
   *[other] 投它的有{ $voters }
}。
event-decoy-explained = { $number } 号{ $card }是{ whom }的牌（让{ whom }想到{ $words }），{ $voters-count ->
    [0] 没有人投它
   *[other] 投它的有{ $voters }
}。
# $gains：每个人得几分。
event-scored-all = 人人都猜中，提示太白了，说书人不得分。{ $gains }。
event-scored-none = 没有人猜中，提示太玄了，说书人不得分。{ $gains }。
event-scored-some = 有人猜中，有人没猜中，说得好！{ $gains }。
# $gained：这一轮得的分；$points：现在的分数。
gain = { who } +{ $gained }（共 { $points } 分）
event-why-written = { who }说{ $card }：“{ $text }”
event-why-tiles = { $card }让{ whom }想到{ $words }。
# $count：几张。
event-cards-left = 摊开的 { $count } 张牌离开游戏。
event-drew = { who }补进{ $cards }。
event-drew-hidden = { who }补了 { $count } 张牌。
event-ended-points = 有人到了 30 分，游戏结束。
event-ended-deck = 牌用完了，游戏结束。
event-ended-rounds = 约好的轮数玩完了，游戏结束。

## 不可以的行动

error-too-soon = 时间还没到。
error-match-over = 游戏已经结束。
error-not-the-teller = 这件事只有说书人能做。
error-teller-gives-none = 说书人不出陪衬牌。
error-teller-does-not-vote = 说书人不投票。
error-too-late = 太迟了，这一步已经过了。
error-not-now = 现在还不能这样做。
error-already-chosen = 你已经选好了；要改，先收回。
error-nothing-to-retract = 没有可以收回的选择。
error-retracted-often = 这一步最多只能收回 { $most } 次。
# $found：选了几张；$wanted：该选几张。
error-wrong-count = 要选 { $wanted } 张不同的牌，你选了 { $found } 张。
error-not-in-hand = “{ $card }”不在你手上。
error-empty-text = 提示不能是空的。
# $found：写了几个字；$most：最多几个字。
error-long-text = 最多 { $most } 个字，你写了 { $found } 个。
error-unreadable-text = 里面有无法显示的字符。
error-bad-tiles = 请选一到三个不同的词。
error-no-such-place = 没有 { $number } 号牌，只有 1 到 { $most } 号。
error-own-card = { $number } 号是你自己的牌，不能投。

## 桌面叙述

view-tell = 第 { $round } 轮（最多 { $rounds } 轮）：等{ whom }说书。
view-give = 第 { $round } 轮（最多 { $rounds } 轮），{ whom }说书：其他人各自选牌配合提示。
view-vote = 第 { $round } 轮（最多 { $rounds } 轮），{ whom }说书：其他人投票猜说书人的牌。
view-reveal = 第 { $round } 轮（最多 { $rounds } 轮）开牌：等{ whom }结束这一轮。
view-over = 游戏结束。
view-hint = 提示：{ $hint }
view-shown = { $number } 号{ $card }：{ $alt }
view-shown-tale = { $number } 号{ $card }，是{ $seat-is ->
    [you] 你
   *[other] 说书人{ $seat }
}的牌（{ $voters-count ->
    [0] 没有票
   *[other] 得票：{ $voters }
}）：{ $alt }
view-shown-decoy = { $number } 号{ $card }，是{ whom }的牌（{ $voters-count ->
    [0] 没有票
   *[other] 得票：{ $voters }
}）：{ $alt }
view-chosen = 已经选好：{ $seats }。
view-own-tale = 你说的是{ $card }。
view-own-given = 你盖下了{ $cards }。
# $numbers：自己的牌的号码。
view-own-places = 你自己的牌：{ $numbers } 号。
view-own-vote = 你投了 { $number } 号。
view-hand = 你的手牌{ $card }：{ $alt }
# $points：每个人的分数。
view-points = 分数：{ $points }。
standing = { whom } { $points }
view-deck = 牌堆还有 { $count } 张。

## 计分项目

# 总分，用在名次里。
score-total = { $points } 分
results-coins = 分数从哪里来
score-told = 说书说得好
score-guessed = 猜中说书人的牌
score-shared = 说书人落空时
score-fooled = 自己的牌骗到的票

## 开局

setup-error-seats = 这个游戏要 { $least } 到 { $most } 人，现在是 { $found } 人。
setup-error-first-teller = 第一位说书人不在桌上，请另选一位。
setup-error-no-rounds = 至少要玩一轮。
setup-error-choice = 没有这个选项。

option-end = 怎样结束
option-end-help = 打到 30 分或牌用完、只看牌，或约好轮数；牌用完时一定结束。
end-points = 30 分或牌用完
end-deck = 牌用完
end-rounds-3 = 3 轮
end-rounds-4 = 4 轮
end-rounds-5 = 5 轮
end-rounds-6 = 6 轮
end-rounds-8 = 8 轮
end-rounds-10 = 10 轮
end-rounds-12 = 12 轮
option-timer = 计时
option-timer-help = 时间到了还没选：随机出牌、算没猜中，没有提示的说书人跳过。
timer-off = 不计时
timer-60 = 60 秒
timer-120 = 120 秒

## 桌上

figure-fox = 狐狸
figure-cat = 猫
figure-owl = 猫头鹰
figure-hare = 野兔
figure-crane = 鹤
figure-tortoise = 陆龟
figure-lion = 狮子
figure-elephant = 大象

# 卷轴上的小字：现在要做什么。
task-tell = 轮到你说书：点一张牌，给它一句提示
task-wait-tell = 等{ whom }说书……
task-give = 选 { $count } 张最像这句提示的牌
task-wait-give = 等大家出牌……
task-vote = 哪一张是{ whom }的牌？
task-wait-vote = 等大家投票……
task-go-on = 看够了，就结束这一轮
task-told = 说书人：{ $seat }

# 在屏幕下缘：自己选好了，还在等谁。
bar-wait-give = 等{ $seats }出牌……
bar-wait-vote = 等{ $seats }投票……
# 选牌时，图旁边写的字。$number：牌的号码；$card：图卡的名称。
thumb-shown = { $number } 号 { $card }
thumb-own = { $number } 号，你自己的牌

# 牌旁的小纸条：这张牌让谁想到什么。
note-reason = { $seat }：{ $words }

spot-shown = { $number } 号“{ $card }”：{ $alt }
spot-own = { $number } 号“{ $card }”（你自己的牌）：{ $alt }
spot-mat = { $seat }的桌垫：按住可以看自己的牌
spot-come = 请{ $seat }来选，别人先别看

# On the papers at the lower edge.
group-give = 出陪衬牌
group-vote = 投票

deed-look = 放大看
deed-write = 写提示
deed-aloud = 当场演
deed-tiles = 拼词牌
deed-give = 出这张
deed-give-both = 出这两张
deed-vote = 投这张
deed-retract = 收回重选
deed-why = 说说为什么
deed-go-on = 结束这一轮

large-number = { $number } 号牌
large-own = 这是你自己的牌。

## 一轮的小结

summary-title = 说书人的牌是 { $number } 号“{ $card }”
summary-order-title = 摊开的牌，依号码
summary-log = 这一轮摊开的牌：{ $cards }。

## 规则书
# 段落之间空一行；以 • 开头的是条列。

rules-goal-title = 目标
rules-goal-body =
    每轮一位说书人从手里挑一张图，给一个提示。其他人也各出一张配合提示的图，混在一起，再猜哪一张是说书人的。

    好提示要有人懂，也要有人不懂：人人猜中或没人猜中，说书人都拿不到分。

    分数最高的人获胜，同分共享。3 到 6 人，8 岁以上，约 30 分钟。

rules-pieces-title = 配件
rules-pieces-body =
    • 84 张图卡，每张都画着一件不可能的事。
    • 计分轨上每人一只兔子。
    • 每人每轮一票。

rules-set-up-title = 开局
rules-set-up-body =
    每人发六张牌，三人局发七张，不给别人看。兔子都站在 0。指定或抽出第一位说书人。

rules-hint-title = 给提示
rules-hint-body =
    说书人选一张手牌盖下，然后给提示：

    • 写下来：1 到 400 个字，一个词、一句话、一首诗都行。
    • 当场表演：一个声音、一首歌、一个动作。
    • 用词牌拼：一到三个词，每个人会看到自己语言的词。

rules-decoys-title = 陪衬牌
rules-decoys-body =
    其他人同时从手里各选一张最配合提示的牌盖下；三人局每人选两张。

    到齐之后洗在一起摊开，编上号码。

rules-vote-title = 投票与开牌
rules-vote-body =
    说书人以外的每个人暗中投票，猜哪张是说书人的牌；不能投自己的牌。全部投完才一起亮票。

    先揭晓说书人的牌，再揭晓其他牌是谁出的。说书人可以说说为什么选这张。

rules-scoring-title = 计分
rules-scoring-body =
    • 人人猜中或没人猜中：说书人 0 分，其他人各 2 分。
    • 其他情形：说书人 3 分，猜中的人各 3 分。
    • 说书人以外，自己的牌每得一票再加 1 分，没有上限。

rules-refill-title = 下一轮
rules-refill-body =
    用过的牌离开游戏，每人补满手牌，由左边的人接着说书。

rules-end-title = 结束
rules-end-body =
    有人到 30 分，或牌用完，打完这一轮就结束。也可以约好只看牌，或约好轮数。

    牌够玩的轮数：三人 13 轮，四人 15 轮，五人 11 轮，六人 8 轮；约好的轮数也不会超过。

rules-timer-title = 计时
rules-timer-body =
    可以约好每一步 60 秒或 120 秒。时间到：没给提示的说书人跳过（算一轮）、没出牌的人随机出牌、没投的票算没猜中，这一轮自己结束。

rules-secrets-title = 秘密与反悔
rules-secrets-body =
    手牌、选了哪张、投给谁，在大家都选好之前都是秘密；谁已经选好则是公开的。

    出的牌与投的票，在最后一个人选好之前可以收回重选，每一步最多三次。别人还没动之前，说书人也可以收回提示。摊开之后就不能反悔了。

rules-bots-title = 电脑玩家
rules-bots-body =
    电脑通过每张图的关键词来看图，用词牌说书，开牌时会说自己想到什么。你写的提示，它们用中英文的词库来理解；当场表演的提示它们听不见，只能乱猜。

## 词：牌上看得到的、感觉得到的

tag-whale = 鲸鱼
tag-lantern = 灯笼
tag-house = 房子
tag-door = 门
tag-wave = 波浪
tag-sun = 太阳
tag-snail = 蜗牛
tag-lighthouse = 灯塔
tag-boat = 船
tag-moon = 月亮
tag-child = 孩子
tag-star = 星星
tag-cup = 杯子
tag-tree = 树
tag-key = 钥匙
tag-chest = 箱子
tag-umbrella = 雨伞
tag-rain = 雨
tag-shadow = 影子
tag-bear = 熊
tag-needle = 针
tag-fox = 狐狸
tag-dragon = 龙
tag-footprints = 脚印
tag-book = 书
tag-stairs = 楼梯
tag-mouse = 老鼠
tag-candle = 蜡烛
tag-train = 火车
tag-bed = 床
tag-giant = 巨人
tag-elephant = 大象
tag-thread = 线
tag-tower = 高塔
tag-spider = 蜘蛛
tag-clock = 时钟
tag-flower = 花
tag-old-man = 老爷爷
tag-cage = 笼子
tag-letter = 信
tag-cloud = 云
tag-hand = 手
tag-tortoise = 乌龟
tag-palm = 棕榈树
tag-fish = 鱼
tag-mirror = 镜子
tag-old-woman = 老奶奶
tag-octopus = 章鱼
tag-violin = 小提琴
tag-drum = 鼓
tag-butterfly = 蝴蝶
tag-window = 窗
tag-bottle = 瓶子
tag-button = 钮扣
tag-bell = 钟声
tag-deer = 鹿
tag-shoe = 鞋子
tag-cat = 猫
tag-chair = 椅子
tag-camel = 骆驼
tag-piano = 钢琴
tag-horse = 马
tag-road = 路
tag-bird = 鸟
tag-owl = 猫头鹰
tag-leaf = 叶子
tag-anchor = 锚
tag-puppet = 木偶
tag-scissors = 剪刀
tag-rabbit = 兔子
tag-curtain = 布幕
tag-rope = 绳子
tag-suitcase = 行李箱
tag-robot = 机器人
tag-heart = 心
tag-egg = 蛋
tag-volcano = 火山
tag-teapot = 茶壶
tag-fire = 火
tag-rainbow = 彩虹
tag-coin = 硬币
tag-wolf = 狼
tag-smoke = 烟
tag-kite = 风筝
tag-bones = 骨头
tag-shell = 贝壳
tag-web = 蜘蛛网
tag-harp = 竖琴
tag-mushroom = 蘑菇
tag-planet = 星球
tag-nest = 鸟巢
tag-feather = 羽毛
tag-bridge = 桥
tag-knight = 骑士
tag-hourglass = 沙漏
tag-sand = 沙
tag-acrobat = 走钢索的人
tag-balloon = 气球
tag-bathtub = 浴缸
tag-flag = 旗子
tag-duck = 鸭子
tag-root = 树根
tag-ring = 戒指
tag-crown = 王冠
tag-bee = 蜜蜂
tag-bread = 面包
tag-ladder = 梯子
tag-hammer = 铁锤
tag-mask = 面具
tag-jellyfish = 水母
tag-dog = 狗
tag-glass-ball = 玻璃球
tag-giraffe = 长颈鹿
tag-compass = 罗盘
tag-map = 地图
tag-bicycle = 自行车
tag-eye = 眼睛
tag-ink = 墨水
tag-monk = 小和尚
tag-net = 网
tag-well = 井
tag-windmill = 风车
tag-apple = 苹果
tag-worm = 虫
tag-telescope = 望远镜
tag-stilts = 高跷
tag-pumpkin = 南瓜
tag-ghost = 鬼
tag-shirt = 衬衫
tag-carousel = 旋转木马
tag-cactus = 仙人掌
tag-hat = 帽子
tag-doll = 娃娃
tag-seed = 种子
tag-sleigh = 雪橇
tag-castle = 城堡
tag-river = 河
tag-village = 村庄
tag-desert = 沙漠
tag-seashore = 海边
tag-lake = 湖
tag-kitchen = 厨房
tag-garden = 花园
tag-city = 城市
tag-mountain = 山
tag-snow = 雪
tag-library = 图书馆
tag-room = 房间
tag-sky = 天空
tag-sea = 大海
tag-sea-floor = 海底
tag-rooftops = 屋顶上
tag-field = 田野
tag-forest = 森林
tag-harbour = 港口
tag-theatre = 剧场
tag-station = 车站
tag-island = 岛
tag-market = 市集
tag-space = 太空
tag-circus = 马戏团
tag-flying = 飞翔
tag-sleeping = 睡觉
tag-opening = 打开
tag-carrying = 背着
tag-lighting = 点亮
tag-fishing = 钓鱼
tag-sailing = 航行
tag-searching = 寻找
tag-growing = 生长
tag-walking = 走路
tag-sewing = 缝纫
tag-climbing = 攀爬
tag-reading = 阅读
tag-travelling = 旅行
tag-balancing = 平衡
tag-catching = 捕捉
tag-watching = 凝望
tag-writing = 写作
tag-swimming = 游泳
tag-making-music = 奏乐
tag-floating = 漂浮
tag-falling = 坠落
tag-dancing = 跳舞
tag-waiting = 等待
tag-feeding = 喂食
tag-pouring = 倒出
tag-trading = 买卖
tag-melting = 融化
tag-building = 建造
tag-playing = 玩耍
tag-running = 奔跑
tag-breaking = 打破
tag-hiding = 躲藏
tag-riding = 骑乘
tag-working = 工作
tag-greeting = 打招呼
tag-wonder = 惊奇
tag-calm = 平静
tag-dream = 梦
tag-curiosity = 好奇
tag-freedom = 自由
tag-danger = 危险
tag-patience = 耐心
tag-home = 家
tag-hope = 希望
tag-childhood = 童年
tag-mischief = 恶作剧
tag-pride = 骄傲
tag-secret = 秘密
tag-sorrow = 悲伤
tag-loneliness = 孤独
tag-silence = 寂静
tag-gentleness = 温柔
tag-courage = 勇气
tag-fear = 恐惧
tag-wisdom = 智能
tag-journey = 旅程
tag-friendship = 友情
tag-time = 时间
tag-captivity = 囚禁
tag-greed = 贪心
tag-power = 力量
tag-memory = 回忆
tag-longing = 思念
tag-farewell = 离别
tag-joy = 欢乐
tag-change = 改变
tag-magic = 魔法
tag-love = 爱
tag-beginning = 开始
tag-lost = 迷失
tag-darkness = 黑暗

## 图卡：名称与给看不见图的人的描述

picture-whale-over-village = 夜航的鲸
picture-whale-over-village-alt = 夜空中，一头巨鲸提着一盏灯，慢慢游过熟睡的村庄；屋顶之间只有一扇窗还亮着。
picture-desert-door = 沙漠里的门
picture-desert-door-alt = 沙丘上孤零零立着一扇门，没有房子；门开了一道缝，里面竟是翻滚的大海。
picture-snail-lighthouse = 背着灯塔的蜗牛
picture-snail-lighthouse-alt = 一只蜗牛背上驮的不是壳，而是一座亮着光的灯塔，沿着海边慢慢爬，为远方的帆船照路。
picture-moon-fisher = 月亮上的钓客
picture-moon-fisher-alt = 一个孩子坐在弯弯的月亮上，放下长长的钓线，从湖里钓起一颗星星；天上的星星全都落在水里。
picture-storm-in-teacup = 茶杯里的风暴
picture-storm-in-teacup-alt = 餐桌上一只茶杯，杯里巨浪滔天，一艘帆船在热气凝成的闪电下拼命挣扎。
picture-tree-of-keys = 长钥匙的树
picture-tree-of-keys-alt = 花园里一棵树不长叶子，枝头挂满大大小小的钥匙；树下只有一个上锁的箱子。
picture-rain-under-umbrella = 伞下的雨
picture-rain-under-umbrella-alt = 街上阳光灿烂，人人悠闲散步，只有一个穿灰衣的人，自己的黑伞底下不停下着雨。
picture-bear-sews-stars = 缝星星的熊
picture-bear-sews-stars-alt = 一头山一般大的熊戴着眼镜，坐在雪峰上，用针线把星星一颗一颗缝到还没做完的夜空上。
picture-fox-dragon-shadow = 影子是龙的狐狸
picture-fox-dragon-shadow-alt = 雪地上走着一只小狐狸，背后雪墙上的影子，却是一条张开翅膀的巨龙。
picture-book-stairs = 书本楼梯
picture-book-stairs-alt = 图书馆里，打开的书一本本叠成楼梯，盘旋而上直通夜空；一只老鼠举着蜡烛爬到一半。
picture-train-over-blanket = 被子上的列车
picture-train-over-blanket-alt = 巨人睡着了，被子上的方格成了田野，一列亮着灯的小火车正翻过他的膝盖。
picture-elephant-on-thread = 走蛛丝的大象
picture-elephant-on-thread-alt = 两座高塔之间只牵着一根蛛丝，一头大象撑着小阳伞踮脚走过；蜘蛛屏住呼吸，紧紧抓着一端。
picture-clock-garden = 种时钟的园丁
picture-clock-garden-alt = 老园丁提着水壶，为一排排像花一样长出来的时钟浇水；有一朵已经开过，数字随风飘散。
picture-sun-in-cage = 笼中的太阳
picture-sun-in-cage-alt = 城堡窗台上的鸟笼里关着太阳，整片大地一片漆黑，底下的人们只能举着蜡烛仰望。
picture-letter-fleet = 云上的纸船队
picture-letter-fleet-alt = 一封封信折成纸船，在云海上排成长长的船队远去；最后一艘刚从一只手里放开。
picture-tortoise-island = 游泳的岛
picture-tortoise-island-alt = 海上一座小岛，岛上有棕榈和小屋，水下才看得见：整座岛是一只正要游走的大海龟。
picture-ruin-mirrored-castle = 倒影里的城堡
picture-ruin-mirrored-castle-alt = 岸上只剩断墙残塔，湖中的倒影却灯火通明、旌旗飘扬；一位老妇人俯身望着水面。
picture-octopus-band = 章鱼乐团
picture-octopus-band-alt = 海底的贝壳舞台上，一只章鱼一边拉琴、打鼓、弹竖琴，一边还空出一只手来指挥；鱼群坐成一排排听。
picture-moon-carried-off = 搬月亮的蝴蝶
picture-moon-carried-off-alt = 成群的蝴蝶飞过屋顶，每一只都抱着一小片光，把月亮一点一点搬走。
picture-village-in-pocket = 口袋里的村子
picture-village-in-pocket-alt = 巨人走过层层山丘，一只手护着背心口袋，口袋里探出一整座村子的屋顶和钟楼。
picture-forest-in-bottle = 瓶中的森林
picture-forest-in-bottle-alt = 一只塞紧的玻璃瓶漂在海边，瓶中长着一整片森林，一头鹿隔着玻璃往外望。
picture-stairs-into-sea = 走进海里的楼梯
picture-stairs-into-sea-alt = 大海像布幕一样往两旁分开，石阶亮着灯一路往下；有人脱下鞋子，已经走到第三阶。
picture-rain-of-fish = 下鱼的天气
picture-rain-of-fish-alt = 天上下起鱼来，家家关窗，只有一只猫蹲在屋脊上，把伞倒过来接个正着。
picture-knitted-river = 织出来的河
picture-knitted-river-alt = 老奶奶坐在摇椅上打毛线，织出来的是一条蓝色的河，一针一针流过田野；篮子里的线球是朵雨云。
picture-camel-dune = 沙丘是骆驼
picture-camel-dune-alt = 连绵的沙丘原来是一头沉睡的巨大骆驼；一支小小的骆驼商队正提着灯走过它的背。
picture-piano-road = 琴键大道
picture-piano-road-alt = 田野间的道路是一排黑白琴键，一匹马飞奔而过，每一步都踏出音符，鸟儿停在五线般的云上。
picture-owl-library = 翅膀是书架的猫头鹰
picture-owl-library-alt = 森林里一只猫头鹰张开翅膀，每根羽毛都是一本书的书背；松鼠借了两本，就着烛光在读。
picture-moored-cloud = 停泊的云
picture-moored-cloud-alt = 港口里，一朵云和渔船一起停着，被铁链和锚拴住，一直想往上飘；管理员正在开单。
picture-puppets-puppet = 木偶的木偶
picture-puppets-puppet-alt = 舞台上，木偶高高在上，手里拉着线，线下跳舞的竟是做它的师傅；地上放着一把剪刀。
picture-night-curtain = 拉夜幕的兔子
picture-night-curtain-alt = 一半是白天，一半是黑夜：一群兔子拉着绳子，把缀满星星的夜幕从田野这头拉到那头。
picture-shoes-leave = 出走的鞋子
picture-shoes-leave-alt = 车站冒着蒸汽，一双双空鞋子排着队，自己走去搭火车；窗边有个光脚的人刚刚醒来。
picture-robot-nest = 胸口有鸟巢的机器人
picture-robot-nest-alt = 生锈的机器人靠着树坐着，胸口的小门开着，本该是心的地方住着一窝鸟。
picture-teapot-volcano = 火山茶壶
picture-teapot-volcano-alt = 岛上的火山长着壶嘴和把手，滚烫的茶像岩浆一样倒下来；岛民端着杯子跑上前。
picture-weather-market = 卖天气的市集
picture-weather-market-alt = 市集的摊子上卖的是天气：罐装的闪电、折好的彩虹、拴着绳子的乌云；一个孩子数着钱想买一片雪花。
picture-smoke-wolf = 烟囱上的狼
picture-smoke-wolf-alt = 雪夜的小屋升起炊烟，烟化成一头大狼，盘在屋顶上守着；林子里许多眼睛不敢靠近。
picture-candle-city = 烛泪之城
picture-candle-city-alt = 一支粗大的蜡烛上，蜡泪凝成高塔和阳台，住着一整座城；火焰就是他们的太阳，城边正一点点融化。
picture-kite-flies-child = 放孩子的风筝
picture-kite-flies-child-alt = 草地上站着一只风筝，手里牵着线，线的那头，一个孩子张开手臂飞在高高的天上。
picture-whale-bone-garden = 鲸骨花园
picture-whale-bone-garden-alt = 沙漠里躺着一副鲸鱼的骨架，高高的肋骨上爬满盛开的花，像一条长廊，里面还有张长椅。
picture-spider-harp = 弹网的蜘蛛
picture-spider-harp-alt = 聚光灯下，穿燕尾服的蜘蛛把蛛网当成竖琴弹；一群盛装的苍蝇听得入迷，越坐越近。
picture-mushroom-stop = 蘑菇车站
picture-mushroom-stop-alt = 森林里，三只蜗牛提着行李，在蘑菇站牌下等车；远处一颗彗星亮着车窗，正减速靠站。
picture-egg-planet = 孵星球的鸟
picture-egg-planet-alt = 太空里，一只圆胖的鸟蹲在彗尾编的巢上孵蛋，它孵的是一颗蓝色星球，壳上已裂开一道光。
picture-feather-bridge = 羽毛桥
picture-feather-bridge-alt = 峡谷上只架着一根长长的白羽毛，一位全身盔甲的骑士正要过桥，草地上放着他卸下的几片铁甲。
picture-hourglass-beach = 沙漏海滩
picture-hourglass-beach-alt = 沙漏上半是悠闲的海滩，下半是快被沙子埋掉的城市；一个孩子正用手指堵住中间的洞。
picture-horizon-walker = 走在地平在线的人
picture-horizon-walker-alt = 海天之间的地平线是一条钢索，一个小小的人走在上面，手里用线牵着太阳，像牵着气球。
picture-letters-to-birds = 飞走的信
picture-letters-to-birds-alt = 月光下，书桌上的信纸一张张自己折成鸟，从窗口飞出去；写信的人趴在桌上睡着了。
picture-bathtub-voyage = 浴缸远航
picture-bathtub-voyage-alt = 城市淹了水，两个孩子把浴缸当船，挂上毛巾当帆，绕着路灯出发远航，船头立着一只鸭子。
picture-roots-hold-hands = 牵手的树根
picture-roots-hold-hands-alt = 两座山丘上各站着一棵树，遥遥相望；剖开地底，它们的根伸到谷底，像两只手紧紧相握。
picture-cat-unravels-moon = 拆月亮的猫
picture-cat-unravels-moon-alt = 一只猫仰躺在烟囱上，把月亮当毛线球玩，发光的线拆得满城屋顶都是。
picture-king-of-sandcastle = 沙堡的国王
picture-king-of-sandcastle-alt = 潮水涨上来了，沙堡的塔顶站着一个戴王冠的小国王，正举手命令大海停下。
picture-stair-in-shell = 贝壳里的楼梯
picture-stair-in-shell-alt = 海螺剖开来，里面是盘旋而下的楼梯；一个提灯的孩子往下走，最深处有一片小小的海。
picture-hive-of-lamps = 点灯的蜜蜂
picture-hive-of-lamps-alt = 黄昏时，蜜蜂们忙着在蜂巢的六角窗里一盏盏挂上蜜糖灯，整座蜂巢像城市一样亮起来。
picture-dragon-oven = 烤面包的龙
picture-dragon-oven-alt = 厨房里挤着一条大龙，乖乖张开嘴；老奶奶把面包送进它的牙齿之间烤，孩子们在门口排队。
picture-moon-menders = 修月亮的人
picture-moon-menders-alt = 月亮裂了一道缝，工匠们搭起长梯，提着桶子，一片一片把光补上去。
picture-mask-tree = 面具树
picture-mask-tree-alt = 雾中的树上长满面具，有笑的、哭的、睡的；一个没有脸的人伸手挑选，地上落了一层。
picture-jellyfish-street = 水母路灯
picture-jellyfish-street-alt = 夜晚的街道上方，一排发光的水母静静漂着当路灯；有人牵着狗从下面走过。
picture-snow-globe-summer = 玻璃球里的夏天
picture-snow-globe-summer-alt = 冰天雪地里，一头白熊捧着玻璃球，球里是阳光灿烂的夏天，暖光照在它脸上。
picture-scissor-birds = 剪刀鸟
picture-scissor-birds-alt = 一群剪刀像雁一样排成人字飞过，把黑夜剪开一道边，露出金色的黎明，碎片纷纷飘落。
picture-giraffe-tower = 塔里的长颈鹿
picture-giraffe-tower-alt = 细细的塔里住着一只长颈鹿，蹄子在楼下门口，头从塔顶的窗伸出来，隔壁阳台的女孩正递给它树枝。
picture-nest-of-moons = 藏月亮的乌鸦
picture-nest-of-moons-alt = 光秃秃的枝头上，乌鸦的巢里堆满圆的、弯的月亮，它张开翅膀把光遮住；巢边还有一枚硬币。
picture-compass-rose = 罗盘玫瑰
picture-compass-rose-alt = 大海上漂着一朵巨大的玫瑰，花瓣就是罗盘的方位；四散的小船都跟着发光的那一瓣找方向。
picture-cloud-cyclist = 骑上云端的老人
picture-cloud-cyclist-alt = 一条像缎带的路盘旋进云里，老人骑着自行车往上飞驰，大衣飘起，拐杖早丢在山下。
picture-violin-boat = 提琴船
picture-violin-boat-alt = 秋天的河上漂着一把小提琴，女孩站在上面，用琴弓当桨划水，涟漪成了五线谱。
picture-eye-at-keyhole = 钥匙孔里的眼睛
picture-eye-at-keyhole-alt = 小小的房间里，一家人吃饭吃到一半愣住了：门上的钥匙孔外，一只巨大的眼睛正往里看。
picture-wave-horses = 浪里的马
picture-wave-horses-alt = 海浪一排排扑上岸，浪头化成奔腾的马群，最前面那一匹已经完全脱离了水。
picture-bellflower-monk = 敲花钟的小人
picture-bellflower-monk-alt = 晨雾中的山上垂着一朵塔一样大的风铃花，一个小和尚吊在花蕊的绳子上敲响清晨。
picture-upside-town = 倒挂的小镇
picture-upside-town-alt = 一座小镇头下脚上挂在云底，居民从阳台往下撒网捕鸟，燕子惊讶地仰着飞。
picture-lanternfish-wood = 森林里的灯笼鱼
picture-lanternfish-wood-alt = 漆黑的森林里，一条头顶发光的深海鱼从树干间游出来，迎面遇上提灯的迷路人。
picture-star-in-well = 井里的星空
picture-star-in-well-alt = 大白天的村子里，井底却是一片星空，有人拉起绳子，水桶里装着一颗发亮的星星。
picture-star-mill = 磨星星的风车
picture-star-mill-alt = 星空绕着风车转，风车的翼片网住星星，磨成发亮的面粉，磨坊主人扛着闪闪发光的袋子。
picture-empty-chair = 空着的大椅子
picture-empty-chair-alt = 荒山上立着一把高耸入云的空椅子，人们在椅子底下生起一小堆火，围着毯子等待。
picture-steps-to-the-sky = 走上天的脚印
picture-steps-to-the-sky-alt = 海滩上的一行脚印走到水边没有停，一步步发着光弯上天空；沙上还留着一双旧凉鞋。
picture-apple-house = 苹果里的家
picture-apple-house-alt = 枝头的大苹果开着亮灯的小圆窗，冒着烟囱，一条虫穿着拖鞋坐在里面看书；树下已经靠了一把梯子。
picture-walking-in-the-map = 走进地图的人
picture-walking-in-the-map-alt = 摊开的地图隆起成真正的山谷，蓝线流出水来，一个背着行囊的旅人正跨过一道折痕。
picture-moon-looks-back = 月亮也在看你
picture-moon-looks-back-alt = 屋顶上的老天文学家凑近望远镜，月亮也拿着望远镜凑过来，两个镜头对个正着。
picture-stilt-lamplighter = 踩高跷的点星人
picture-stilt-lamplighter-alt = 沉睡的城市上空，点灯人踩着一双长得看不见底的高跷，举着火把一颗一颗点亮星星。
picture-pumpkin-submarine = 南瓜潜水艇
picture-pumpkin-submarine-alt = 海底驶来一艘南瓜潜水艇，老鼠们戴着水手帽挤在圆窗后；沙子里躺着一只玻璃鞋。
picture-ghost-laundry = 晒衣绳上的鬼
picture-ghost-laundry-alt = 月夜的后院晒衣绳上，衬衫和床单之间夹着三个鬼，一个还在挥手；小男孩吓得把夹子撒了一地。
picture-carousel-escape = 逃走的旋转木马
picture-carousel-escape-alt = 马戏团的旋转木马挣脱了圆盘，身上还插着金色的杆子，一匹匹往山丘奔去；一个孩子紧紧抓着大笑。
picture-cactus-and-balloon = 仙人掌与气球
picture-cactus-and-balloon-alt = 沙漠夕阳下，一棵仙人掌小心张开双臂，离它一掌远的地方飘着一颗红气球；脚边是它拔下的刺。
picture-mountain-lifts-hat = 脱帽的山
picture-mountain-lifts-hat-alt = 一座大山伸出石头手，把云帽子摘下来，向飞过的鹤致意，鹤也在空中低头回礼。
picture-ink-river = 墨水河
picture-ink-river-alt = 书桌上打翻了墨水瓶，墨汁蜿蜒成一条河，字句成了河岸，几艘小船顺流而下。
picture-four-season-dolls = 四季娃娃
picture-four-season-dolls-alt = 架子上的套娃一个套一个打开：秋天里是夏天，夏天里是春天，最小的是雪地里的一颗种子。
picture-hand-shadows = 手影森林
picture-hand-shadows-alt = 孩子在台灯前比手影，墙上的鹿、兔子和树都活了，有一头鹿正低头喝真的杯子里的水。
picture-comet-sleigh = 彗星雪橇
picture-comet-sleigh-alt = 雪原上，七只狐狸拉着一颗燃烧的彗星，像拉雪橇一样飞奔，掉下一封信。
