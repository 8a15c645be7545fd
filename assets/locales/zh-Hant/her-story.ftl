### 她的故事。本檔是譯文的依據：先改這裡，再改 zh-Hans 與 en。
###
### 用語：研究板塊、圖示、書桌、研究格、草稿格、書、章節、完成、精準、上圖書館、展示區。
### 人名與故事以 $hant、$hans、$en 三種文字一起送來，各語言只顯示自己的那一份。

game-title = 她的故事
game-tagline = 八位女性，一本書：你要寫下誰的一生？
game-story = 書桌上有一本空白的書。閱讀、思考、訪談、搜尋，一段人生便漸漸成形：天文學家、飛行員、女王、詩人。寫滿八章就是一本書，最後每個人選一章，朗讀給大家聽。

## 語言

# 章節的三份文字要顯示哪一份。不是譯文：這是本語言的代號。
-tongue = 繁體中文
    .code = hant
# 三種文字的人名。
chapter-name = { -tongue.code ->
    [hant] { $hant }
    [hans] { $hans }
   *[en] { $en }
}
# 三種文字的故事。
chapter-story = { -tongue.code ->
    [hant] { $hant }
    [hans] { $hans }
   *[en] { $en }
}
# $years：生卒年；$region：地區；$field：領域；$story：她的故事。
chapter-page = { $chapter }（{ $years }；{ $region }；{ $field }）。{ $story }
chapter-unknown = 不明的章節

## 年代

year = { $year }
year-about = 約 { $year }
year-before = 前 { $year }
year-about-before = 約前 { $year }
year-unknown = ？
years-lived = { $born }–{ $died }
years-active = 活躍於{ $year }

## 配件

icon-reading = 閱讀
icon-thinking = 思考
icon-interviewing = 訪談
icon-searching = 搜尋
# $icon：圖示；$count：幾個。
icon-count = { $icon }×{ $count }
# $icons：圖示的清單。
icons = { $icons }
tile = 【{ $icons }】
# $icons：它能幫的圖示。
permanent-card = { $chapter }：{ $icons }

field-science = 科學
field-medicine = 醫學
field-engineering = 工程
field-exploration = 探險
field-letters = 文學
field-art = 美術
field-stage = 舞台與音樂
field-rule = 治國
field-resistance = 抵抗
field-rights = 人權與和平
field-education = 教育
field-sport = 運動
field-thought = 思想

region-africa = 非洲
region-asia = 亞洲
region-europe = 歐洲
region-north-america = 北美洲
region-latin-america = 拉丁美洲
region-oceania = 大洋洲

era-antiquity = 古代
era-middle-ages = 中世紀
era-early-modern = 近世
era-modern = 近代
era-recent = 現代

## 能力

power-plain = 沒有能力
power-permanent = 常駐圖示：{ $icons }
power-second-tile = 研究時拿到只有一種圖示的板塊，可以再拿一片
power-keep-tile = 完成章節時棄掉三片以上，可以收回其中一片
power-swap-tile = 研究前，可以用自己的一片板塊和展示區交換
power-draft-tile = 列草稿後，可以再拿一片板塊
# $points：幾分。
power-tile-points = 每拿一片有重複圖示的板塊，得 { $points } 分
power-draft-points = 每列一份草稿，多得 { $points } 分
power-drafted-points = 每完成一份自己的草稿，得 { $points } 分
power-exact-points = 每精準完成一章，多得 { $points } 分
power-extra-visit = 多一次上圖書館的機會
power-catch-up = 完成這章時若你墊底，馬上得 { $points } 分
# $field：領域。
power-end-field = 終局：{ $field }領域每章 { $points } 分
# $era：時代。
power-end-era = 終局：{ $era }的人物每章 { $points } 分
# $region：地區。
power-end-region = 終局：{ $region }的人物每章 { $points } 分
# $icon：圖示。
power-end-icon = 終局：費用中有兩個以上{ $icon }的章節，每章 { $points } 分
power-end-drafts = 終局：每份留下的草稿 { $points } 分
power-end-exact = 終局：每個精準完成的章節 { $points } 分
power-end-fields = 終局：每種不同的領域 { $points } 分
power-end-regions = 終局：每個不同的地區 { $points } 分
power-end-eras = 終局：每個不同的時代 { $points } 分

family-plain = 無能力
family-permanent = 常駐圖示
family-text = 文字能力
family-catch-up = 急起直追
family-ending = 終局計分

## 階段

phase-turn = 選擇行動
phase-research = 研究中
phase-another = 再拿一片
phase-keep = 收回板塊
phase-favourites = 選最愛的一章
phase-over = 書都寫完了

## 行動

command-library = 用掉一次圖書館：六片板塊全部換新
command-library-group = 上圖書館（用一次）
# $own：自己的板塊；$shown：展示區的板塊。
command-swap = 用你的{ $own }換{ $shown }
command-swap-group = 交換板塊
# $tile：板塊。
command-research = 研究：拿{ $tile }
command-research-group = 研究：拿一片板塊
# $own：要棄掉的板塊。
command-research-discard = 研究：拿{ $tile }，棄掉{ $own }
command-research-discard-group = 研究：拿一片板塊，棄一片
command-another = 再拿{ $tile }
command-another-group = 再拿一片板塊
# $points：分數。費用與能力都在桌上的卡上。
command-draft = 列草稿：{ $chapter }（{ $points } 分）
command-draft-group = 列草稿
# $tiles：棄掉的板塊；$cards：用上的常駐圖示章節。
command-complete = 完成{ $chapter }。板塊：{ $tiles }。章節：{ $cards }
command-complete-group = 完成章節
command-keep = 收回{ $tile }
command-keep-group = 收回板塊
command-finish = 不用了，結束回合
command-favourite = 朗讀{ $chapter }
command-favourite-group = 選最愛的一章

# $cost：要付的圖示。
prompt-complete = 完成{ $chapter }：用哪些板塊與章節湊出{ $cost }？
prompt-complete-group = 完成展示區的章節
prompt-complete-draft = 完成草稿{ $chapter }：用哪些板塊與章節湊出{ $cost }？
prompt-complete-draft-group = 完成草稿

## 事件

event-first-player = 由{ whom }先開始。
event-tile-revealed = 新的板塊：{ $tile }。
event-chapter-revealed = 新的章節：{ $chapter }（{ $cost }；{ $points } 分）。
event-round = 第 { $round } 輪開始。
event-turn = 輪到{ who }。
# $left：剩下的次數。
event-library = { who }上了圖書館（{ $left ->
    [0] 機會用完了
   *[other] 還剩 { $left } 次
}）。
event-bag-refilled = 袋子空了：棄掉的 { $tiles } 片板塊放回袋中。
# $gave：換出去的；$took：換進來的。
event-tile-swapped = { who }用{ $gave }換了{ $took }。
event-tile-discarded = { who }棄掉{ $tile }。
event-tile-taken = { who }拿了{ $tile }。
event-chapter-drafted = { who }把{ $chapter }列為草稿。
event-paid-tiles = { who }棄掉{ $tiles }。
event-paid-cards = { who }用上了{ $cards }。
event-paid-both = { who }棄掉{ $tiles }，並用上了{ $cards }。
event-chapter-completed = { who }完成了{ $chapter }這一章。
event-chapter-completed-exactly = { who }精準完成了{ $chapter }這一章。
# $total：現在的總分。
event-scored-draft = 草稿：{ whom }得 { $points } 分（共 { $total }）。
event-scored-exact = 精準：{ whom }得 { $points } 分（共 { $total }）。
event-scored-chapter = { $chapter }：{ whom }得 { $points } 分（共 { $total }）。
event-scored-power = { $chapter }的能力：{ whom }得 { $points } 分（共 { $total }）。
event-scored-catch-up = { $chapter }急起直追：{ whom }得 { $points } 分（共 { $total }）。
event-scored-ending = { $chapter }終局計分：{ whom }得 { $points } 分（共 { $total }）。
event-tile-kept = { who }收回{ $tile }。
event-last-round = { who }的書寫滿了，這是最後一輪。
event-stalled = 連續 { $rounds } 輪沒有人動筆，遊戲結束。
event-end-counted = 停筆了。現在計算終局分數。
# $page：要朗讀的章節。
event-favourite = { who }朗讀：{ $page }
event-match-ended = 書都寫完，也讀過了。

## 不可以的行動

error-no-clock = 這個遊戲不計時。
error-match-over = 遊戲已經結束。
error-not-your-turn = 還沒輪到你。
error-not-now = 現在不能這麼做。
error-research-begun = 研究已經開始，請先拿一片板塊。
error-not-there = 那片板塊或那個章節不在那裡。
error-no-visit = 上圖書館的機會已經用完了。
error-no-power = 你的書裡沒有這樣的能力。
error-swapped = 這次研究已經換過板塊了。
error-desk-full = 書桌滿了，請選一片板塊棄掉。
error-desk-not-full = 書桌還有空位，不必棄板塊。
error-drafts-full = 兩個草稿格都滿了。
error-book-full = 你的書已經寫滿了。
error-tile-twice = 一片板塊只能用一次。
error-card-twice = 一個章節的圖示只能用一次。
error-no-icon = 那個章節沒有常駐圖示。
error-useless-tile = { $tile }上沒有這一章需要的圖示。
error-not-covered = 這樣還湊不出費用。
error-favourite = 你已經選好最愛的一章了。

## 桌面敘述

view-turn = 第 { $round } 輪，輪到{ whom }。
view-last-round = 第 { $round } 輪，也是最後一輪，輪到{ whom }。
view-favourites = 書都寫完了。選出最愛的一章來朗讀吧。
view-over = 書都寫完，也讀過了。
# $years、$field、$region、$era、$cost、$points、$power：卡片上的一切。
view-chapter = 章節：{ $chapter }（{ $years }；{ $field }；{ $region }；{ $era }）。費用：{ $cost }；{ $points } 分；{ $power }。
view-tiles = 板塊：{ $tiles }。
# $chapters：完成幾章；$visits：還能上幾次圖書館。
view-writer = { who }：{ $points } 分，寫了 { $chapters } 章（共 8 章），還能上 { $visits } 次圖書館。
view-desk = { who }的書桌：{ $tiles }。
view-draft = { who }的草稿：{ $chapter }（{ $years }；{ $field }；{ $region }；{ $era }）。費用：{ $cost }；{ $points } 分；{ $power }。
view-book = { who }的書：{ $chapter }（{ $power }）。
view-supplies = 袋中還有 { $bag } 片板塊，牌庫還有 { $deck } 個章節。
view-finished-book = { who }的書，{ $chapters } 章，{ $points } 分：
view-favourite = { who }最愛的一章：{ $chapter }。

## 桌上

figure-fox = 狐狸
figure-cat = 貓
figure-owl = 貓頭鷹
figure-hare = 野兔
figure-crane = 鶴
figure-tortoise = 陸龜
figure-lion = 獅子
figure-elephant = 大象

# $seat：誰的書桌。
desk-of = { $seat }的書桌
group-research = 研究
group-draft = 列草稿
group-complete = 完成章節
spot-elsewhere = 放下
spot-close = 闔上
act-complete = 完成這一章
act-draft = 列為草稿（+2 分）
act-favourite = 朗讀這一章
act-pay = 完成
act-finish = 不用了
prompt-keep = 收回哪一片？
# $region：地區；$era：時代。
page-kinds = { $region } · { $era }
page-cost = 費用
# $works：可以查證的書與網站，原文照列。
page-sources = 參考：{ $works }
# $icons：借用的圖示。
page-permanent = 之後每完成一章，都多算這些圖示：{ $icons }
task-turn = 研究、列草稿或完成
task-research = 現在拿一片板塊
task-another = 可以再拿一片板塊
task-keep = 可以收回其中一片
task-favourites = 選一章來朗讀
# $points：每次幾分。
worth-more = +{ $points }
worth-each = 終局每個 +{ $points }

# 卡片上放得下的短句；全文在 power-… 裡。
# 寫在圖書館卡上：用掉一次，換來什麼。
short-visit = 用一次，六片全換
short-permanent = 每次都能用
short-second-tile = 單一圖示再拿一片
short-keep-tile = 付三片收回一片
short-swap-tile = 研究前可換一片
short-draft-tile = 列草稿再拿一片
short-tile-points = 重複圖示板塊 +{ $points }
short-draft-points = 每次列草稿 +{ $points }
short-drafted-points = 每次完成草稿 +{ $points }
short-exact-points = 每次精準 +{ $points }
short-extra-visit = 圖書館多一次
short-catch-up = 墊底時 +{ $points }
# $what：領域、時代或地區。
short-each = 終局{ $what }每章 +{ $points }
# $icon：圖示。
short-icon = 終局兩個{ $icon }每章 +{ $points }
short-drafts = 終局每份草稿 +{ $points }
short-exact = 終局精準每章 +{ $points }
short-fields = 終局每種領域 +{ $points }
short-regions = 終局每個地區 +{ $points }
short-eras = 終局每個時代 +{ $points }

## 計分項目

# 排名時的總分。$points：幾分。
score-total = { $points } 分
score-chapters = 章節分數
score-exact = 精準完成
score-drafts = 草稿
score-powers = 能力
score-catch-up = 急起直追
score-ending = 終局計分
results-coins = 分數從哪裡來

## 設定

setup-error-seats = 這個遊戲需要 { $least } 到 { $most } 人，現在有 { $found } 人。
setup-error-first-player = 起始玩家不在桌上，請另選一位。

option-first = 起始玩家
option-first-random = 隨機

## 規則書
# 段落之間空一行；以 • 開頭的行是清單。

rules-goal-title = 目標
rules-goal-body =
    每個人都要寫一本書，用八個章節寫下歷史上的女性。章節、草稿與精準完成都會得分；書寫完時，分數最高的人獲勝。同分時比章節上印的分數，再相同就並列。

    2 到 5 人，10 歲以上，30 到 60 分鐘。

rules-figure-icons = 1 閱讀 · 2 思考 · 3 訪談 · 4 搜尋 · 5 研究板塊 · 6 章節 · 7 圖書館卡
rules-pieces-title = 配件
rules-pieces-body =
    • 120 張章節卡，一張一位女性：她的故事、以圖示表示的費用、分數與能力。
    • 52 片研究板塊，各有兩到三個圖示：閱讀、思考、訪談、搜尋。
    • 每人一張書桌，有七個研究格與兩個草稿格；一本書，有八個章節的位置；整局可以上兩次圖書館。

rules-set-up-title = 準備
rules-set-up-body =
    翻開五張章節卡與六片研究板塊。最近讀過書的人先開始；在這裡可以自己選，或隨機決定。

rules-turn-title = 你的回合
rules-turn-body =
    三件事中恰好做一件。

    • 研究：從展示區拿一片板塊；書桌滿了就要先棄一片。拿之前可以先上圖書館，把六片板塊全部換新。
    • 列草稿：把一張章節卡放到空的草稿格，得 2 分。
    • 完成：完成展示區的一個章節，或自己的一份草稿。

    拿走的板塊與章節馬上補滿。

rules-complete-title = 完成章節
rules-complete-body =
    棄掉板塊，讓上面的圖示足以支付章節的費用。可以超過，但每片棄掉的板塊都至少要有一個費用中的圖示。

    書中章節的常駐圖示可以幫忙：用到的章節，圖示全部算進去，每個章節一次只能幫一回。

    得到印在卡上的分數。若板塊與常駐圖示恰好等於費用，而且至少棄了一片板塊，再得 3 分。一個回合最多只能完成一章。

rules-powers-title = 能力
rules-powers-body =
    能力在書裡生效，只作用於之後的事，不作用於自己的完成。能力允許的事都可以不做。

    • 常駐圖示：之後每次完成章節都能幫忙。
    • 文字能力：讓你拿、收回或交換板塊，或在某些時候得分。
    • 急起直追：只在完成這章時、計分之前檢查一次，沒有人的分數比你低才算。
    • 終局計分：遊戲結束時才算，自己也包括在內。

    好幾章都讓你做同一件事，一次機會也只能做一回；給分的能力則每章都算。

rules-end-title = 終局
rules-end-body =
    有人完成第八章時，把這一輪進行完畢，然後計算終局分數。

    若連續十輪沒有人列草稿或完成章節，遊戲也會結束。

    最後，每個人選出最愛的一章，朗讀給大家聽。

rules-secrets-title = 公開與反悔
rules-secrets-body =
    除了袋中板塊與牌庫的順序，一切都是公開的。翻出新板塊或新章節之後就不能反悔；其他行動，只要還沒有人接著行動，都可以收回。
