### Her Story. zh-Hant is the source: change it first.
###
### Words: research tile, icon, desk, research place, draft, book, chapter, complete, exact, library visit, display.
### Names and stories come in all languages as $hant, $hans and $en; each language shows its own.

game-title = Her Story
game-tagline = Eight women, one book: whose lives?
game-story = On your desk lies an empty book. Read, think, ask and search until a life comes together: an astronomer, a pilot, a queen, a poet. Eight chapters make a book, and at the end each of you reads one aloud.

## Language

# Which of the three texts of a chapter is shown. Not for translation: the code of this language.
-tongue = English
    .code = en
# A name in all languages.
chapter-name = { -tongue.code ->
    [hant] { $hant }
    [hans] { $hans }
   *[en] { $en }
}
# A story in all languages.
chapter-story = { -tongue.code ->
    [hant] { $hant }
    [hans] { $hans }
   *[en] { $en }
}
# $years: when she lived; $region; $field; $story: her story.
chapter-page = { $chapter } ({ $years }; { $region }; { $field }). { $story }
chapter-unknown = an unknown chapter

## Years

year = { $year }
year-about = c. { $year }
year-before = { $year } BCE
year-about-before = c. { $year } BCE
year-unknown = ?
years-lived = { $born } – { $died }
years-active = active { $year }

## Pieces

icon-reading = reading
icon-thinking = thinking
icon-interviewing = interviewing
icon-searching = searching
# $icon: the icon; $count: how many.
icon-count = { $count } × { $icon }
# $icons: a list of them.
icons = { $icons }
tile = [{ $icons }]
# $icons: what it lends.
permanent-card = { $chapter }: { $icons }

field-science = science
field-medicine = medicine
field-engineering = engineering
field-exploration = exploration
field-letters = letters
field-art = art
field-stage = stage and music
field-rule = rule
field-resistance = resistance
field-rights = rights and peace
field-education = education
field-sport = sport
field-thought = thought

region-africa = Africa
region-asia = Asia
region-europe = Europe
region-north-america = North America
region-latin-america = Latin America
region-oceania = Oceania

era-antiquity = antiquity
era-middle-ages = the Middle Ages
era-early-modern = the early modern age
era-modern = the modern age
era-recent = recent times

## Powers

power-plain = no power
power-permanent = permanent icons: { $icons }
power-second-tile = after taking a tile with one kind of icon only, take a second one
power-keep-tile = when a completion discards three tiles or more, keep one of them
power-swap-tile = before a research, swap a tile with the display
power-draft-tile = after a draft, take a tile as well
# $points: how many.
power-tile-points = +{ $points } for each tile you take that repeats an icon
power-draft-points = +{ $points } for each draft
power-drafted-points = +{ $points } for each of your drafts that you complete
power-exact-points = +{ $points } for each exact completion
power-extra-visit = one more library visit
power-catch-up = +{ $points } at once if you are last when you complete this
# $field: the field.
power-end-field = at the end, +{ $points } for each chapter on { $field }
# $era: the era.
power-end-era = at the end, +{ $points } for each chapter from { $era }
# $region: the region.
power-end-region = at the end, +{ $points } for each chapter from { $region }
# $icon: the icon.
power-end-icon = at the end, +{ $points } for each chapter that costs { $icon } twice or more
power-end-drafts = at the end, +{ $points } for each chapter still drafted
power-end-exact = at the end, +{ $points } for each chapter completed exactly
power-end-fields = at the end, +{ $points } for each different field
power-end-regions = at the end, +{ $points } for each different region
power-end-eras = at the end, +{ $points } for each different era

family-plain = plain
family-permanent = permanent icons
family-text = text powers
family-catch-up = catch-up
family-ending = scoring at the end

## Phases

phase-turn = Choosing an action
phase-research = Research
phase-another = Another tile
phase-keep = Keeping a tile
phase-favourites = Choosing favourites
phase-over = All books are written

## Commands

command-library = Spend a library visit: replace all six tiles
command-library-group = Library (spends a visit)
# $own: the own tile; $shown: that of the display.
command-swap = Swap your { $own } for { $shown }
command-swap-group = Swap a tile
# $tile: the tile.
command-research = Research: take { $tile }
command-research-group = Research: take a tile
# $own: the tile that goes.
command-research-discard = Research: take { $tile }, discard { $own }
command-research-discard-group = Research: take a tile, discard one
command-another = Also take { $tile }
command-another-group = Also take a tile
# $points: its points. Cost and power are on the card on the table.
command-draft = Draft { $chapter } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
command-draft-group = Draft a chapter
# $tiles: tiles to discard; $cards: permanent cards used.
command-complete = Complete { $chapter }. Tiles: { $tiles }. Cards: { $cards }
command-complete-group = Complete a chapter
command-keep = Keep { $tile }
command-keep-group = Keep a tile
command-finish = Leave it and end the turn
command-favourite = Read { $chapter } aloud
command-favourite-group = Choose your favourite chapter

# $cost: what is to be covered.
prompt-complete = Complete { $chapter }: which tiles and cards cover { $cost }?
prompt-complete-group = Complete a chapter of the display
prompt-complete-draft = Complete your draft { $chapter }: which tiles and cards cover { $cost }?
prompt-complete-draft-group = Finish draft

## Events

event-first-player = { $seat-is ->
    [you] You go first.
   *[other] { $seat } goes first.
}
event-tile-revealed = New tile: { $tile }.
event-chapter-revealed = New chapter: { $chapter } ({ $cost }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}).
event-round = Round { $round } begins.
event-turn = { $seat-is ->
    [you] It’s your turn.
   *[other] It’s { $seat }’s turn.
}
# $left: visits left.
event-library = { who } visited the library ({ $left ->
    [0] no visit left
    [one] { $left } visit left
   *[other] { $left } visits left
}).
event-bag-refilled = The bag was empty: { $tiles } discarded tiles went back into it.
# $gave: what went to the display; $took: what came from it.
event-tile-swapped = { who } swapped { $gave } for { $took }.
event-tile-discarded = { who } discarded { $tile }.
event-tile-taken = { who } took { $tile }.
event-chapter-drafted = { who } drafted { $chapter }.
event-paid-tiles = { who } discarded { $tiles }.
event-paid-cards = { who } used { $cards }.
event-paid-both = { who } discarded { $tiles } and used { $cards }.
event-chapter-completed = { who } completed the chapter on { $chapter }.
event-chapter-completed-exactly = { who } completed the chapter on { $chapter }, exactly.
# $total: the score after it.
event-scored-draft = Draft: +{ $points } for { whom } ({ $total }).
event-scored-exact = Exact: +{ $points } for { whom } ({ $total }).
event-scored-chapter = { $chapter }: +{ $points } for { whom } ({ $total }).
event-scored-power = Power of { $chapter }: +{ $points } for { whom } ({ $total }).
event-scored-catch-up = { $chapter } catches up: +{ $points } for { whom } ({ $total }).
event-scored-ending = { $chapter } counts: +{ $points } for { whom } ({ $total }).
event-tile-kept = { who } kept { $tile }.
event-last-round = { $seat-is ->
    [you] Your book is full. This round is the last.
   *[other] { $seat }’s book is full. This round is the last.
}
event-stalled = For { $rounds } rounds nobody has written anything; the match ends.
event-end-counted = The writing is done. Now the chapters that count at the end.
# $page: the chapter, as it is read.
event-favourite = { $seat-is ->
    [you] You read aloud:
   *[other] { $seat } reads aloud:
} { $page }
event-match-ended = All books are written and read.

## What cannot be done

error-no-clock = This game has no clock.
error-match-over = The match is over.
error-not-your-turn = It isn’t your turn.
error-not-now = That can’t be done at this moment.
error-research-begun = You have begun a research: take a tile first.
error-not-there = That tile or chapter isn’t there.
error-no-visit = You have used all your library visits.
error-no-power = No chapter of your book allows that.
error-swapped = You have already swapped a tile in this research.
error-desk-full = Your desk is full: choose a tile to discard.
error-desk-not-full = Your desk has room, so no tile is discarded.
error-drafts-full = Both of your draft places are taken.
error-book-full = Your book is full.
error-tile-twice = A tile can be used only once.
error-card-twice = A chapter’s icons can be used only once.
error-no-icon = That chapter has no permanent icons.
error-useless-tile = { $tile } has no icon that this chapter needs.
error-not-covered = That does not cover the cost.
error-favourite = You have already chosen your favourite.

## The table in sentences

view-turn = { $seat-is ->
    [you] Round { $round }, your turn.
   *[other] Round { $round }, { $seat }’s turn.
}
view-last-round = { $seat-is ->
    [you] Round { $round }, the last one; your turn.
   *[other] Round { $round }, the last one; { $seat }’s turn.
}
view-favourites = The books are written. Choose a favourite to read aloud.
view-over = All books are written and read.
# $years, $field, $region, $era, $cost, $points, $power: all of the card.
view-chapter = Chapter: { $chapter } ({ $years }; { $field }; { $region }; { $era }). Cost { $cost }; points { $points }; { $power }.
view-tiles = Tiles: { $tiles }.
# $chapters: how many are completed; $visits: library visits left.
view-writer = { who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $chapters } of 8 chapters, library visits left: { $visits }.
view-desk = { $seat-is ->
    [you] Your desk: { $tiles }.
   *[other] { $seat }’s desk: { $tiles }.
}
view-draft = { $seat-is ->
    [you] Your draft:
   *[other] { $seat }’s draft:
} { $chapter } ({ $years }; { $field }; { $region }; { $era }). Cost { $cost }; points { $points }; { $power }.
view-book = { $seat-is ->
    [you] Your book:
   *[other] { $seat }’s book:
} { $chapter } ({ $power }).
view-supplies = In the bag: { $bag } tiles. In the deck: { $deck } chapters.
view-finished-book = { $seat-is ->
    [you] Your book, { $chapters } chapters, { $points } points:
   *[other] { $seat }’s book, { $chapters } chapters, { $points } points:
}
view-favourite = { $seat-is ->
    [you] Your favourite: { $chapter }.
   *[other] { $seat }’s favourite: { $chapter }.
}

## On the table

figure-fox = Fox
figure-cat = Cat
figure-owl = Owl
figure-hare = Hare
figure-crane = Crane
figure-tortoise = Tortoise
figure-lion = Lion
figure-elephant = Elephant

# $seat: whose desk.
desk-of = { $seat-is ->
    [you] Your desk
   *[other] The desk of { $seat }
}
group-research = Research
group-draft = Draft
group-complete = Complete
spot-elsewhere = Put it down
spot-close = Close
act-complete = Complete it
act-draft = Draft it (+2)
act-favourite = Read it aloud
act-pay = Complete
act-finish = No, thanks
prompt-keep = Which one comes back?
# $region: where; $era: when.
page-kinds = { $region } · { $era }
page-cost = Cost
# $works: books and sites in which it can be checked, as they are called.
page-sources = Sources: { $works }
# $icons: what it lends.
page-permanent = for every later chapter it lends you { $icons }
task-turn = Research, draft or complete
task-research = Now take a tile
task-another = You may take one more tile
task-keep = One of these tiles may come back
task-favourites = Choose the chapter to read aloud
# $points: how many each time.
worth-more = +{ $points }
worth-each = at the end +{ $points } each

# Short enough for a card; in full they are power-….
# On the library card: what a visit is spent for.
short-visit = −1: six new tiles
short-permanent = helps each time
short-second-tile = one kind: take two
short-keep-tile = pay three, keep one
short-swap-tile = swap a tile first
short-draft-tile = draft: tile as well
short-tile-points = +{ $points } per double
short-draft-points = +{ $points } whenever you draft
short-drafted-points = +{ $points } when a draft is done
short-exact-points = +{ $points } whenever exact
short-extra-visit = one more library visit
short-catch-up = +{ $points } if you are last
# $what: a field, an era or a region.
short-each = end: +{ $points } each: { $what }
# $icon: an icon.
short-icon = end: +{ $points } for two { $icon }
short-drafts = end: +{ $points } per draft left
short-exact = end: +{ $points } per exact one
short-fields = end: +{ $points } per field
short-regions = end: +{ $points } per region
short-eras = end: +{ $points } per era

## Lines of the score

# The whole score, in the ranking. $points: how many points.
score-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-chapters = Printed on chapters
score-exact = Exact completions
score-drafts = Drafts
score-powers = Powers
score-catch-up = Catch-up
score-ending = Counted at the end
results-coins = Where the points came from

## Setting up a match

setup-error-seats = This game takes { $least } to { $most } players; there { $found ->
    [one] is { $found }
   *[other] are { $found }
}.
setup-error-first-player = The first player isn’t at the table. Choose another.

option-first = First player
option-first-random = Random

## The rules book
# An empty line between paragraphs; a line with • is an item of a list.

rules-goal-title = The goal
rules-goal-body =
    Each of you writes a book of eight chapters about women of history. Chapters, drafts and exact work bring points; whoever has the most when the books are written wins. Those who tie are told apart by the printed points of their chapters, and otherwise share the place.

    For 2 to 5 players from 10 years; 30 to 60 minutes.

rules-figure-icons = 1 reading · 2 thinking · 3 interviewing · 4 searching · 5 research tile · 6 chapter · 7 library card
rules-pieces-title = Pieces
rules-pieces-body =
    • 120 chapters, one woman each: her story, a cost in icons, points and a power.
    • 52 research tiles with two or three icons: reading, thinking, interviewing, searching.
    • Everyone has a desk with seven research places and two draft places, a book with eight places, and two library visits for the whole match.

rules-set-up-title = Setting up
rules-set-up-body =
    Five chapters and six research tiles lie face up. Whoever read a book last goes first; here you choose, or leave it to chance.

rules-turn-title = Your turn
rules-turn-body =
    Do exactly one of three things.

    • Research: take a tile from the display. If your desk is full, discard one first. Before you take a tile you may visit the library: all six tiles are replaced.
    • Draft: take a chapter to a free draft place and score 2 points.
    • Complete: finish a chapter of the display or one of your drafts.

    What was taken is replaced at once.

rules-complete-title = Completing a chapter
rules-complete-body =
    Discard tiles whose icons cover the chapter’s cost. More than enough is fine, but every tile must show at least one icon of the cost.

    Permanent icons of chapters in your book may help: all icons of a chapter count, and each chapter helps once.

    Score the printed points, and 3 more if tiles and permanent icons match the cost exactly and you discarded at least one tile. You never complete more than one chapter in a turn.

rules-powers-title = Powers
rules-powers-body =
    A power works from your book for what comes later, never for its own completion. You may always leave what it allows.

    • Permanent icons help with every later chapter.
    • Text powers let you take, keep or swap a tile, or bring points at certain moments.
    • Catch-up counts once, when you complete the chapter, before its points: nobody else may have fewer points than you.
    • Others count when the match ends, themselves included.

    When several chapters let you do the same thing, you may still do it only once each time; when they bring points, each of them does.

rules-end-title = The end
rules-end-body =
    When somebody completes an eighth chapter, the round is played to its end. Then the chapters that count at the end are counted.

    If nobody drafts or completes anything for ten whole rounds, the match ends as well.

    Finally everyone chooses a favourite chapter and reads it aloud.

rules-secrets-title = Secrets and taking back
rules-secrets-body =
    Everything is open but the order of the bag and the deck. What has turned up a new tile or chapter can’t be taken back; anything else can, until somebody has acted after it.
