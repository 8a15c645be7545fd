### 所有遊戲共用的文字。本檔是譯文的依據：先改這裡，再改 zh-Hans 與 en。
###
### 數值旁不必留空格：漢字與拉丁字母、數字相接時，程式會自己補上。
### { who } 與 { whom } 依 $seat 說「你」或名字。

## 人、座位、列舉

# $seat：某個座位；$seat-is：you（正在看的人）或 other。用在句首。
who = { $seat-is ->
    [you] 你
   *[other] { $seat }
}
# 同上，用在句中。
whom = { who }
# $number：座位編號，從 1 起。還沒有取名的座位這樣稱呼。
seat-name = 座位 { $number }
# 由電腦操作的座位。$number：座位編號。
seat-bot-name = 電腦 { $number }
seat-person = 玩家
seat-bot = 電腦
bot-easy = 輕鬆
bot-medium = 普通
bot-hard = 高手

# 列舉：兩項用 list-two；三項以上用 list-more 連接，最後一項之前用 list-last。
list-none = 無
list-two = { $left }和{ $right }
list-more = { $left }、{ $right }
list-last = { $left }和{ $right }
# 列舉中的座位與數字。
list-seat = { whom }
list-number = { $number }

## 常用字

word-yes = 是
word-no = 否
word-ok = 好
word-cancel = 取消
word-back = 返回
word-close = 關閉
word-continue = 繼續
word-undo = 收回
word-save = 儲存
word-load = 載入
word-delete = 刪除
word-settings = 設定
word-language = 語言
word-rules = 規則
word-log = 紀錄
word-actions = 行動
word-players = 玩家
word-seat = 座位
word-score = 得分
word-results = 結果
word-new-match = 開新局
word-quit = 離開

## 對局

# $seat：輪到誰。
turn-of = 輪到{ who }。
# $seats：同時行動的幾個座位。
turn-of-several = 等候{ $seats }。
turn-of-clock = 計時中。
match-over = 本局結束。
# $seat：唯一的贏家。
match-won = { who }獲勝！
# $seats：並列第一的座位，兩個以上。
match-tied = { $seats }並列第一，共享勝利。
match-shared-win = 大家一起贏了！
match-shared-loss = 大家這次一起輸了。
# 名次表的一行。$rank：名次；$seats：同名次的座位；$points：得分。
match-rank = 第 { $rank } 名：{ $seats }（{ $points } 分）

## 收回

undo-nothing = 沒有可以收回的行動。
undo-not-yours = 只能收回自己最後一步，而且別人還沒接著行動。
undo-sealed = 這一步已經擲骰、抽牌或翻開秘密，不能收回。

## 等人回答

# $limit：字數上限。
prompt-text = 請輸入文字，最多 { $limit } 字。
prompt-draw = 請畫一張圖。
# $count：要選幾個。
prompt-pick = 請選 { $count } 個。
prompt-order = 請依序排好。

## 存檔讀不進來
# 每句都說清楚：出了什麼事、檔案還在、可以怎麼辦。

save-error-not-a-save = 這個檔案不是存檔，無法載入。檔案仍然保留；請改選別的檔案。
save-error-damaged = 這個存檔已經損壞，無法載入。檔案仍然保留；有備份的話，可以改用備份。
# $found：存檔是哪個遊戲的；$expected：現在開的是哪個遊戲。
save-error-foreign-game = 這是「{ $found }」的存檔，不是「{ $expected }」的。檔案沒有更動；請從「{ $found }」載入。
# $found：存檔的格式版本；$known：本程式看得懂的最新版本。
save-error-newer = 這個存檔來自較新的版本（格式 { $found }，這裡只懂到 { $known }）。檔案仍然保留；更新程式後就能繼續。
# $found：存檔的格式版本；$known：本程式使用的版本。
save-error-older = 這個存檔來自較舊的版本（格式 { $found }，現在是 { $known }），已經無法載入。檔案仍然保留；可以用當時的版本把它玩完。
save-error-set-up = 存檔裡的開局設定不合目前的規則，無法載入。檔案仍然保留；請改開新局。
# $index：第幾步，從 1 起。
save-error-refused = 存檔裡的第 { $index } 步不合目前的規則，無法載入。檔案仍然保留；可以用存檔當時的版本載入。
save-error-mismatch = 重演這個存檔後，得到的局面與存檔時不同，因此沒有載入。檔案仍然保留；可以用存檔當時的版本載入。
# $bytes：檔案大小；$limit：上限，單位都是位元組。
save-error-too-large = 這個檔案太大了（{ $bytes } 位元組，上限 { $limit }），不像是存檔，所以沒有載入。檔案仍然保留；請改選別的檔案。

## 存放空間

storage-full = 空間不足，這一局還沒有存好。請先刪除不要的存檔或騰出空間，再存一次。
storage-denied = 沒有權限寫入，這一局還沒有存好。請允許存取，或改存到別的地方。
storage-browser-full = 瀏覽器給這個網站的空間用完了，這一局還沒有存好。請從選單匯出一份收好。
storage-browser-denied = 瀏覽器不讓這個網站存東西，這一局不會留下來。請從選單匯出一份收好。
# $path：檔案路徑。
storage-unwritable = 無法寫入「{ $path }」，這一局還沒有存好。請檢查磁碟，或改存到別的地方。
storage-not-a-folder = 「{ $path }」是檔案，不是資料夾，沒辦法存在那裡。請改用資料夾，或存到別的地方。
storage-unreadable = 讀不到「{ $path }」。請確認檔案還在，而且可以讀取。
storage-missing = 找不到「{ $path }」。
storage-exists = 「{ $path }」已經存在，沒有覆寫。請換一個檔名。
storage-busy = 存檔正被另一個視窗使用，因此沒有變更。請先關閉那個視窗，再試一次。

## 文字版：命令列

# 一行說明一個參數。參數本身不翻譯。
text-usage =
    在終端機裡玩整局遊戲。沒有寫的，開始時會一步一步問。

    --game camel-race    玩哪個遊戲
    --seats human,hard,medium
    {"                     "}誰來玩：human 是真人，easy、medium、hard 是電腦；可以加名字，例如 human:Nora
    --first 2            第幾個座位先開始
    --seed 7             亂數種子：同樣的種子擲出同樣的骰子
    --options 名稱=選擇  遊戲的變體
    --new                開新局
    --continue           接續上次的局
    --load 檔案          載入匯出的局
    --data 資料夾        存檔放在哪裡；也可以設環境變數 CARAVANSERAI_DATA
    --lang zh-Hant       語言：zh-Hant、zh-Hans、en
    --speed instant      電腦不停頓；平常是 normal
    --plain              純文字：不用顏色，不清畫面，適合螢幕報讀軟體
    --acknowledge        每一步存好後印出「#步數」，供程式使用
    --help               看這份說明
text-see-help = 用 --help 可以看所有參數。
# $input：輸入的文字。
text-bad-argument = 看不懂參數「{ $input }」。
# $option：參數；$input：它的值，可能是空的。
text-bad-value = { $option } 的值「{ $input }」不對。
text-hint-seats = 請寫誰來玩，中間用逗號：human、easy、medium 或 hard，想要的話加上名字；例如 --seats human,hard,medium 或 --seats human:Nora,human:Ming。
text-hint-seed = 請給 0 到 18446744073709551615 的整數，例如 --seed 7。
text-hint-first = 請給先開始的座位編號，從 1 起，例如 --first 2。
text-hint-speed = 請用 --speed normal 或 --speed instant。
# $input：輸入的語言；$known：有的語言。
text-bad-language = 沒有「{ $input }」這個語言，可以用的有：{ $known }。
# $language：語言自己的名稱。
text-language-now = 語言：{ $language }。

## 文字版：開局

# $game：遊戲名稱。
text-welcome = 歡迎來玩{ $game }！輸入 ? 可以看說明。
text-which-game = 要玩哪個遊戲？
text-on-shelf = 有還沒玩完的局，要接著玩嗎？
# $game：遊戲名稱；$people：座位；$turns：已經走了幾步。
text-shelf-match = { $game }：{ $people }，走了 { $turns } 步
text-help-choice = 輸入編號，或直接按 Enter。輸入 g en 換成英文，輸入 q 離開。
text-nothing-to-continue = 沒有可以接續的局，開一局新的吧。
# $least、$most：最少與最多；$usual：直接按 Enter 的意思。
text-how-many-seats = 總共幾位玩家，連電腦在內？（{ $least }–{ $most }；直接按 Enter：{ $usual }）
text-seats-allowed = 請輸入 { $least } 到 { $most }。
text-help-number = 輸入數字，或直接按 Enter。輸入 g en 換成英文，輸入 q 離開。
# $number：座位編號；$usual：直接按 Enter 的意思。
text-who-sits = 座位 { $number } 由誰來玩？輸入名字，或選電腦：1 { bot-easy }、2 { bot-medium }、3 { bot-hard }。直接按 Enter：{ $usual }
text-help-who = 輸入這位玩家的名字，或輸入 1、2、3 選電腦；直接按 Enter 就照問題最後寫的。輸入 g en 換成英文，輸入 q 離開。
text-person = 真人
# $name：取好的名字。
text-person-named = { $name }
# $level：電腦的程度。
text-bot = 電腦（{ $level }）
text-bot-level = 電腦，{ $level }
# $name：輸入的名字。
text-name-taken = 已經有人叫「{ $name }」了，請換一個名字。
text-name-is-command = 「{ $name }」在這裡另有用途。請換一個名字，或輸入 ? 看說明。
text-name-is-word = 「{ $name }」是這裡稱呼別人用的。請換一個名字。
# $seat：座位；$kind：真人，或電腦的程度。
text-seated = { $seat }（{ $kind }）
text-who-starts = 由誰先開始？
text-start-random = 隨機決定
text-which-seed = 亂數種子？輸入一個數字，同樣的數字會擲出同樣的骰子。（直接按 Enter：隨機）
text-help-seed = 通常直接按 Enter 就好。想要跟另一局擲出同樣的骰子，就輸入那一局開始時顯示的種子。輸入 q 離開。
# $seed：亂數種子。
text-new-match = 開新局，種子 { $seed }。
# $path：存檔路徑；$turns：已經走了幾步。
text-resumed = 已從「{ $path }」接續，先前走了 { $turns } 步。
# $path：現在的路徑。
text-set-aside = 它已經移到「{ $path }」保留，不會再列出來。
# $path：所在的路徑。
text-stays = 它留在原處：「{ $path }」。
# $turns：損壞之前有幾步。
text-salvaged = 損壞之前的 { $turns } 步還是好的，已經另存成一局，可以從那裡接著玩。
# $path：那一局的檔案。
text-cannot-write-on = 「{ $path }」不能寫入，所以這一局沒辦法在那裡接著玩。請允許寫入，或用 --load 載入這個檔案，並用 --data 指定自己的資料夾。

## 文字版：輪到自己

# $count：有幾個選項。
text-range = { $count ->
    [1] 1
   *[other] 1–{ $count }
}
text-choose = 請選擇（{ text-range }）
# $seat：輪到誰。
text-choose-for = { $seat }，請選擇（{ text-range }）
text-choose-or-first = 請選擇（{ text-range }；直接按 Enter：1）
text-choose-item = 請選擇（{ text-range }，0 返回）
text-choose-section = 看第幾節？（1–{ $count }；直接按 Enter 闔上）
text-help-book = 輸入編號看那一節，或直接按 Enter 闔上。
# 沒有名稱的一類選項。$first：其中第一個；$count：共有幾個。
text-group = { $first }……（共 { $count } 種）
text-secret-group = 秘密行動
text-help =
    輸入編號來行動；兩個編號連著輸入，可以直接選到細項。也可以輸入：
    • v：看桌面
    • l：看紀錄；l 50 看最近 50 步
    • u：收回上一步
    • r：看規則；r 3 直接看第 3 節
    • p：換人玩、交給電腦、改名字
    • g：換語言
    • s：確認已經存檔；s 檔名 另外匯出一份
    • n：開新局，這一局留著
    • q：離開，這一局留著
    • ?：再看一次說明
text-help-shared = • m：看自己的秘密，先請別人轉開視線
# $input：使用者輸入的文字。
text-unknown-input = 看不懂「{ $input }」。輸入 ? 可以看說明。
# $number：輸入的編號；$count：有幾個選項。
text-no-such-choice = 沒有編號 { $number }，{ $count ->
    [1] 只有 1 可以選。
   *[other] 請輸入 1 到 { $count }。
}
text-undo-moment = 按 Enter 繼續，或輸入 u 收回
text-undo-done = 已收回上一步。
# $seat：正在思考的電腦。
text-bot-thinking = { $seat }思考中……
# $seat：接手的人。
text-hand-over = 請把裝置交給{ $seat }，別人請轉開視線。準備好後按 Enter
text-secrets-stay = 這個畫面不能清除：給一個人看的秘密會留在上面，別人也看得到。看完請捲開，或不用 --plain 來玩。
text-seen = 看完後按 Enter
text-nothing-secret = 現在沒有只有你能看的東西。
text-whose-seat = 要換哪個座位？
# $number：座位編號；$player：名字、真人或電腦。
text-sits-now = 座位 { $number } 現在由{ $player }來玩。
text-watch = 現在全是電腦在玩。按 Enter 繼續看，p 換人，q 離開
text-log-empty = 還沒有任何紀錄。

## 文字版：回答

# $limit：字數上限。
text-answer-line = 請輸入，最多 { $limit } 字（直接按 Enter 返回）
text-answer-lines = 請輸入，最多 { $limit } 字，最後空一行（直接按 Enter 返回）
text-answer-drawing = 文字版不能畫畫。輸入 1 隨便畫一張，或直接按 Enter 返回
# $count：要選幾個。
text-answer-pick = 請選 { $count } 個，編號之間空格（直接按 Enter 返回）
text-answer-pick-range = 請選 { $least } 到 { $most } 個，編號之間空格（直接按 Enter 返回）
text-answer-order = 請依序輸入全部 { $count } 個編號，中間空格（直接按 Enter 返回）
text-answer-wrong-form = 這樣的回答不對，請再試一次。
# $found：給了多少；$least、$most：至少與至多。
text-answer-too-few = 太少了：有 { $found } 個，至少要 { $least } 個。
text-answer-too-many = 太多了：有 { $found } 個，最多 { $most } 個。
# $number：編號。
text-answer-no-such = 沒有編號 { $number }。
text-answer-twice = 編號 { $number } 用了兩次。
text-answer-bad-character = 裡面有不能用的字元。

## 文字版：存檔與結束

# $path：檔案路徑。
text-saved = 已存到「{ $path }」。
text-exported-packed = 已匯出到「{ $path }」。這一局還沒結束，檔案裡有大家的秘密，所以打包過了，別人一眼看不懂；用 --load 可以接著玩。
text-kept = 這一局已經存好，下次可以接著玩。
text-finished = 這一局已經存到「{ $path }」。
# 名次表的一行，只有一個座位。$rank：名次；$seat：座位；$score：得分與單位。
text-rank = 第 { $rank } 名：{ who }（{ $score }）
# 同上，有好幾個座位。$seats：座位。
text-rank-shared = 第 { $rank } 名：{ $seats }（{ $score }）
# 得分；遊戲有自己的說法時用它的。$points：多少。
text-points = { $points } 分
text-accounts = 每一分從哪裡來
# $what：項目；$points：得分，賺的有加號。
text-account-item = { $what } { $points }
# $seat：座位；$items：各項；$points：合計。
text-account = { who }：{ $items }，合計 { $points }。
text-rematch = 同樣的人再來一局
text-end-keys = 也可以輸入 v、l、r、g 或 s 檔名；輸入 ? 看各有什麼用
text-help-end =
    輸入編號，也可以輸入：
    • v：看桌面
    • l：看紀錄；l 50 看最近 50 步
    • r：看規則；r 3 直接看第 3 節
    • g：換語言
    • s：確認已經存檔；s 檔名 另外匯出一份
    • n：開新局
    • q：離開
text-unsaved = 這一局還沒有存好：輸入 s 再試一次，或輸入 s 檔名 另存一份到別處。
text-quit = 再見，下次再玩！
text-quit-unsaved = 這一局還沒有儲存，確定離開嗎？（不離開的話，可以輸入 s 檔名 另存一份。）
