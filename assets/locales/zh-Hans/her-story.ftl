### 她的故事。本档由 zh-Hant 译成：先改 zh-Hant，再改这里与 en。
###
### 用语：研究板块、图标、书桌、研究格、草稿格、书、章节、完成、精准、上图书馆、展示区。
### 人名与故事以 $hant、$hans、$en 三种文字一起送来，各语言只显示自己的那一份。

game-title = 她的故事
game-tagline = 八位女性，一本书：你要写下谁的一生？
game-story = 书桌上有一本空白的书。阅读、思考、采访、搜索，一段人生便渐渐成形：天文学家、飞行员、女王、诗人。写满八章就是一本书，最后每个人选一章，朗读给大家听。

## 语言

# 章节的三份文字要显示哪一份。不是译文：这是本语言的代号。
-tongue = 简体中文
    .code = hans
# 三种文字的人名。
chapter-name = { -tongue.code ->
    [hant] { $hant }
    [hans] { $hans }
   *[en] { $en }
}
# 三种文字的故事。
chapter-story = { -tongue.code ->
    [hant] { $hant }
    [hans] { $hans }
   *[en] { $en }
}
# $years：生卒年；$region：地区；$field：领域；$story：她的故事。
chapter-page = { $chapter }（{ $years }；{ $region }；{ $field }）。{ $story }
chapter-unknown = 不明的章节

## 年代

year = { $year }
year-about = 约 { $year }
year-before = 前 { $year }
year-about-before = 约前 { $year }
year-unknown = ？
years-lived = { $born }–{ $died }
years-active = 活跃于{ $year }

## 配件

icon-reading = 阅读
icon-thinking = 思考
icon-interviewing = 采访
icon-searching = 搜索
# $icon：图标；$count：几个。
icon-count = { $icon }×{ $count }
# $icons：图标的清单。
icons = { $icons }
tile = 【{ $icons }】
# $icons：它能帮的图标。
permanent-card = { $chapter }：{ $icons }

field-science = 科学
field-medicine = 医学
field-engineering = 工程
field-exploration = 探险
field-letters = 文学
field-art = 美术
field-stage = 舞台与音乐
field-rule = 治国
field-resistance = 抵抗
field-rights = 人权与和平
field-education = 教育
field-sport = 运动
field-thought = 思想

region-africa = 非洲
region-asia = 亚洲
region-europe = 欧洲
region-north-america = 北美洲
region-latin-america = 拉丁美洲
region-oceania = 大洋洲

era-antiquity = 古代
era-middle-ages = 中世纪
era-early-modern = 近古
era-modern = 近代
era-recent = 现代

## 能力

power-plain = 没有能力
power-permanent = 常驻图标：{ $icons }
power-second-tile = 研究时拿到只有一种图标的板块，可以再拿一块
power-keep-tile = 完成章节时弃掉三块以上，可以收回其中一块
power-swap-tile = 研究前，可以用自己的一块板块和展示区交换
power-draft-tile = 列草稿后，可以再拿一块板块
# $points：几分。
power-tile-points = 每拿一块有重复图标的板块，得 { $points } 分
power-draft-points = 每列一份草稿，多得 { $points } 分
power-drafted-points = 每完成一份自己的草稿，得 { $points } 分
power-exact-points = 每精准完成一章，多得 { $points } 分
power-extra-visit = 多一次上图书馆的机会
power-catch-up = 完成这章时若你垫底，马上得 { $points } 分
# $field：领域。
power-end-field = 终局：{ $field }领域每章 { $points } 分
# $era：时代。
power-end-era = 终局：{ $era }的人物每章 { $points } 分
# $region：地区。
power-end-region = 终局：{ $region }的人物每章 { $points } 分
# $icon：图标。
power-end-icon = 终局：费用中有两个以上{ $icon }的章节，每章 { $points } 分
power-end-drafts = 终局：每份留下的草稿 { $points } 分
power-end-exact = 终局：每个精准完成的章节 { $points } 分
power-end-fields = 终局：每种不同的领域 { $points } 分
power-end-regions = 终局：每个不同的地区 { $points } 分
power-end-eras = 终局：每个不同的时代 { $points } 分

family-plain = 无能力
family-permanent = 常驻图标
family-text = 文字能力
family-catch-up = 急起直追
family-ending = 终局计分

## 阶段

phase-turn = 选择行动
phase-research = 研究中
phase-another = 再拿一块
phase-keep = 收回板块
phase-favourites = 选最爱的一章
phase-over = 书都写完了

## 行动

command-library = 用掉一次图书馆：六块板块全部换新
command-library-group = 上图书馆（用一次）
# $own：自己的板块；$shown：展示区的板块。
command-swap = 用你的{ $own }换{ $shown }
command-swap-group = 交换板块
# $tile：板块。
command-research = 研究：拿{ $tile }
command-research-group = 研究：拿一块板块
# $own：要弃掉的板块。
command-research-discard = 研究：拿{ $tile }，弃掉{ $own }
command-research-discard-group = 研究：拿一块板块，弃一块
command-another = 再拿{ $tile }
command-another-group = 再拿一块板块
# $points：分数。费用与能力都在桌上的卡上。
command-draft = 列草稿：{ $chapter }（{ $points } 分）
command-draft-group = 列草稿
# $tiles：弃掉的板块；$cards：用上的常驻图标章节。
command-complete = 完成{ $chapter }。板块：{ $tiles }。章节：{ $cards }
command-complete-group = 完成章节
command-keep = 收回{ $tile }
command-keep-group = 收回板块
command-finish = 不用了，结束回合
command-favourite = 朗读{ $chapter }
command-favourite-group = 选最爱的一章

# $cost：要付的图标。
prompt-complete = 完成{ $chapter }：用哪些板块与章节凑出{ $cost }？
prompt-complete-group = 完成展示区的章节
prompt-complete-draft = 完成草稿{ $chapter }：用哪些板块与章节凑出{ $cost }？
prompt-complete-draft-group = 完成草稿

## 事件

event-first-player = 由{ whom }先开始。
event-tile-revealed = 新的板块：{ $tile }。
event-chapter-revealed = 新的章节：{ $chapter }（{ $cost }；{ $points } 分）。
event-round = 第 { $round } 轮开始。
event-turn = 轮到{ who }。
# $left：剩下的次数。
event-library = { who }上了图书馆（{ $left ->
    [0] 机会用完了
   *[other] 还剩 { $left } 次
}）。
event-bag-refilled = 袋子空了：弃掉的 { $tiles } 块板块放回袋中。
# $gave：换出去的；$took：换进来的。
event-tile-swapped = { who }用{ $gave }换了{ $took }。
event-tile-discarded = { who }弃掉{ $tile }。
event-tile-taken = { who }拿了{ $tile }。
event-chapter-drafted = { who }把{ $chapter }列为草稿。
event-paid-tiles = { who }弃掉{ $tiles }。
event-paid-cards = { who }用上了{ $cards }。
event-paid-both = { who }弃掉{ $tiles }，并用上了{ $cards }。
event-chapter-completed = { who }完成了{ $chapter }这一章。
event-chapter-completed-exactly = { who }精准完成了{ $chapter }这一章。
# $total：现在的总分。
event-scored-draft = 草稿：{ whom }得 { $points } 分（共 { $total }）。
event-scored-exact = 精准：{ whom }得 { $points } 分（共 { $total }）。
event-scored-chapter = { $chapter }：{ whom }得 { $points } 分（共 { $total }）。
event-scored-power = { $chapter }的能力：{ whom }得 { $points } 分（共 { $total }）。
event-scored-catch-up = { $chapter }急起直追：{ whom }得 { $points } 分（共 { $total }）。
event-scored-ending = { $chapter }终局计分：{ whom }得 { $points } 分（共 { $total }）。
event-tile-kept = { who }收回{ $tile }。
event-last-round = { who }的书写满了，这是最后一轮。
event-stalled = 连续 { $rounds } 轮没有人动笔，游戏结束。
event-end-counted = 停笔了。现在计算终局分数。
# $page：要朗读的章节。
event-favourite = { who }朗读：{ $page }
event-match-ended = 书都写完，也读过了。

## 不可以的行动

error-no-clock = 这个游戏不计时。
error-match-over = 游戏已经结束。
error-not-your-turn = 还没轮到你。
error-not-now = 现在不能这么做。
error-research-begun = 研究已经开始，请先拿一块板块。
error-not-there = 那块板块或那个章节不在那里。
error-no-visit = 上图书馆的机会已经用完了。
error-no-power = 你的书里没有这样的能力。
error-swapped = 这次研究已经换过板块了。
error-desk-full = 书桌满了，请选一块板块弃掉。
error-desk-not-full = 书桌还有空位，不必弃板块。
error-drafts-full = 两个草稿格都满了。
error-book-full = 你的书已经写满了。
error-tile-twice = 一块板块只能用一次。
error-card-twice = 一个章节的图标只能用一次。
error-no-icon = 那个章节没有常驻图标。
error-useless-tile = { $tile }上没有这一章需要的图标。
error-not-covered = 这样还凑不出费用。
error-favourite = 你已经选好最爱的一章了。

## 桌面叙述

view-turn = 第 { $round } 轮，轮到{ whom }。
view-last-round = 第 { $round } 轮，也是最后一轮，轮到{ whom }。
view-favourites = 书都写完了。选出最爱的一章来朗读吧。
view-over = 书都写完，也读过了。
# $years、$field、$region、$era、$cost、$points、$power：卡片上的一切。
view-chapter = 章节：{ $chapter }（{ $years }；{ $field }；{ $region }；{ $era }）。费用：{ $cost }；{ $points } 分；{ $power }。
view-tiles = 板块：{ $tiles }。
# $chapters：完成几章；$visits：还能上几次图书馆。
view-writer = { who }：{ $points } 分，写了 { $chapters } 章（共 8 章），还能上 { $visits } 次图书馆。
view-desk = { who }的书桌：{ $tiles }。
view-draft = { who }的草稿：{ $chapter }（{ $years }；{ $field }；{ $region }；{ $era }）。费用：{ $cost }；{ $points } 分；{ $power }。
view-book = { who }的书：{ $chapter }（{ $power }）。
view-supplies = 袋中还有 { $bag } 块板块，牌堆还有 { $deck } 个章节。
view-finished-book = { who }的书，{ $chapters } 章，{ $points } 分：
view-favourite = { who }最爱的一章：{ $chapter }。

## 桌上

figure-fox = 狐狸
figure-cat = 猫
figure-owl = 猫头鹰
figure-hare = 野兔
figure-crane = 鹤
figure-tortoise = 陆龟
figure-lion = 狮子
figure-elephant = 大象

# $seat：谁的书桌。
desk-of = { $seat }的书桌
group-research = 研究
group-draft = 列草稿
group-complete = 完成章节
spot-elsewhere = 放下
spot-close = 合上
act-complete = 完成这一章
act-draft = 列为草稿（+2 分）
act-favourite = 朗读这一章
act-pay = 完成
act-finish = 不用了
prompt-keep = 收回哪一块？
# $region：地区；$era：时代。
page-kinds = { $region } · { $era }
page-cost = 费用
# $works：可以查证的书与网站，原文照列。
page-sources = 参考：{ $works }
# $icons：借用的图标。
page-permanent = 之后每完成一章，都多算这些图标：{ $icons }
task-turn = 研究、列草稿或完成
task-research = 现在拿一块板块
task-another = 可以再拿一块板块
task-keep = 可以收回其中一块
task-favourites = 选一章来朗读
# $points：每次几分。
worth-more = +{ $points }
worth-each = 终局每个 +{ $points }

# 卡片上放得下的短句；全文在 power-… 里。
# 写在图书馆卡上：用掉一次，换来什么。
short-visit = 用一次，六块全换
short-permanent = 每次都能用
short-second-tile = 单一图标再拿一块
short-keep-tile = 付三块收回一块
short-swap-tile = 研究前可换一块
short-draft-tile = 列草稿再拿一块
short-tile-points = 重复图标板块 +{ $points }
short-draft-points = 每次列草稿 +{ $points }
short-drafted-points = 每次完成草稿 +{ $points }
short-exact-points = 每次精准 +{ $points }
short-extra-visit = 图书馆多一次
short-catch-up = 垫底时 +{ $points }
# $what：领域、时代或地区。
short-each = 终局{ $what }每章 +{ $points }
# $icon：图标。
short-icon = 终局两个{ $icon }每章 +{ $points }
short-drafts = 终局每份草稿 +{ $points }
short-exact = 终局精准每章 +{ $points }
short-fields = 终局每种领域 +{ $points }
short-regions = 终局每个地区 +{ $points }
short-eras = 终局每个时代 +{ $points }

## 计分项目

# 排名时的总分。$points：几分。
score-total = { $points } 分
score-chapters = 章节分数
score-exact = 精准完成
score-drafts = 草稿
score-powers = 能力
score-catch-up = 急起直追
score-ending = 终局计分
results-coins = 分数从哪里来

## 设置

setup-error-seats = 这个游戏需要 { $least } 到 { $most } 人，现在有 { $found } 人。
setup-error-first-player = 起始玩家不在桌上，请另选一位。

option-first = 起始玩家
option-first-random = 随机

## 规则书
# 段落之间空一行；以 • 开头的行是清单。

rules-goal-title = 目标
rules-goal-body =
    每个人都要写一本书，用八个章节写下历史上的女性。章节、草稿与精准完成都会得分；书写完时，分数最高的人获胜。同分时比章节上印的分数，再相同就并列。

    2 到 5 人，10 岁以上，30 到 60 分钟。

rules-figure-icons = 1 阅读 · 2 思考 · 3 采访 · 4 搜索 · 5 研究板块 · 6 章节 · 7 图书馆卡
rules-pieces-title = 配件
rules-pieces-body =
    • 120 张章节卡，一张一位女性：她的故事、以图标表示的费用、分数与能力。
    • 52 块研究板块，各有两到三个图标：阅读、思考、采访、搜索。
    • 每人一张书桌，有七个研究格与两个草稿格；一本书，有八个章节的位置；整局可以上两次图书馆。

rules-set-up-title = 准备
rules-set-up-body =
    翻开五张章节卡与六片研究板块。最近读过书的人先开始；在这里可以自己选，或随机决定。

rules-turn-title = 你的回合
rules-turn-body =
    三件事中恰好做一件。

    • 研究：从展示区拿一块板块；书桌满了就要先弃一块。拿之前可以先上图书馆，把六块板块全部换新。
    • 列草稿：把一张章节卡放到空的草稿格，得 2 分。
    • 完成：完成展示区的一个章节，或自己的一份草稿。

    拿走的板块与章节马上补满。

rules-complete-title = 完成章节
rules-complete-body =
    弃掉板块，让上面的图标足以支付章节的费用。可以超过，但每块弃掉的板块都至少要有一个费用中的图标。

    书中章节的常驻图标可以帮忙：用到的章节，图标全部算进去，每个章节一次只能帮一回。

    得到印在卡上的分数。若板块与常驻图标恰好等于费用，而且至少弃了一块板块，再得 3 分。一个回合最多只能完成一章。

rules-powers-title = 能力
rules-powers-body =
    能力在书里生效，只作用于之后的事，不作用于自己的完成。能力允许的事都可以不做。

    • 常驻图标：之后每次完成章节都能帮忙。
    • 文字能力：让你拿、收回或交换板块，或在某些时候得分。
    • 急起直追：只在完成这章时、计分之前检查一次，没有人的分数比你低才算。
    • 终局计分：游戏结束时才算，自己也包括在内。

    好几章都让你做同一件事，一次机会也只能做一回；给分的能力则每章都算。

rules-end-title = 终局
rules-end-body =
    有人完成第八章时，把这一轮进行完毕，然后计算终局分数。

    若连续十轮没有人列草稿或完成章节，游戏也会结束。

    最后，每个人选出最爱的一章，朗读给大家听。

rules-secrets-title = 公开与反悔
rules-secrets-body =
    除了袋中板块与牌堆的顺序，一切都是公开的。翻出新板块或新章节之后就不能反悔；其他行动，只要还没有人接着行动，都可以收回。
