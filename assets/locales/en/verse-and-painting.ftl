### Verse and Painting. zh-Hant is the source: change it first.
###
### Words: line, decoy (a line that nobody painted), masked character, stamp, recital, heart.
### The verses are not here but in the game's content; each language shows its own: $hant, $hans, $en (our own translation).

game-title = Verse and Painting
game-tagline = One line of verse, one painting: who can read it?
game-story = Ducks on a warming river, a lone sail fading into the blue, frosted leaves redder than spring: each of you hides a line of verse and may not write it, only paint it. Too plain, and everyone sees it, and it is worth nothing; too dark, and you painted for nobody. Best of all is to be understood by one.

## Verses

line = “{ $hant }”{ $hans ->
   *[other] {""}
} ({ $en })
line-unknown = no such line
masked = “{ $hant }”{ $hans ->
   *[other] {""}
}
poem-title = “{ $en }” ({ $hant }){ $hans ->
   *[other] {""}
}
poem-author = { $en }{ $hant ->
   *[other] {""}
}{ $hans ->
   *[other] {""}
}
# Author, title, the whole poem.
poem = { $author } ({ $dynasty }), { $title }: { $hant }{ $hans ->
   *[other] {""}
}

dynasty-tang = Tang dynasty
dynasty-song = Song dynasty

theme-farewell = Farewells
theme-home = Thoughts of home
theme-landscape = Mountains and waters
theme-frontier = The frontier
theme-spring = Spring
theme-autumn = Autumn
theme-moon = The moon
theme-weather = Rain and snow
theme-farm = Farm life
theme-birds = Flowers and birds
theme-unknown = no such theme

## Stamps

motif-moon = moon
motif-sun = sun
motif-star = stars
motif-cloud = cloud
motif-rain = rain
motif-snow = snow
motif-wind = wind
motif-mist = mist
motif-frost = frost
motif-wave = waves
motif-mountain = mountain
motif-waterfall = waterfall
motif-river = river
motif-lake = lake
motif-sea = sea
motif-stone = stone
motif-desert = desert
motif-road = road
motif-field = paddy field
motif-tree = tree
motif-pine = pine
motif-willow = willow
motif-bamboo = bamboo
motif-grass = grass
motif-leaf = leaf
motif-blossom = blossom
motif-peach = peach blossom
motif-plum = plum blossom
motif-apricot = apricot blossom
motif-lotus = lotus
motif-chrysanthemum = chrysanthemum
motif-peony = peony
motif-rice = ear of rice
motif-orange = orange
motif-melon = melon
motif-grape = grapes
motif-bird = bird
motif-swallow = swallow
motif-goose = wild goose
motif-duck = duck
motif-crane = crane
motif-egret = egret
motif-oriole = oriole
motif-crow = crow
motif-butterfly = butterfly
motif-dragonfly = dragonfly
motif-firefly = firefly
motif-horse = horse
motif-ox = ox
motif-rooster = rooster
motif-boat = boat
motif-bridge = bridge
motif-house = house
motif-temple = temple
motif-tower = tower
motif-wall = town wall
motif-gate = gate
motif-lamp = lamp
motif-fan = fan
motif-flute = flute
motif-zither = zither
motif-lute = lute
motif-cup = cup
motif-jug = jug
motif-bow = bow
motif-sword = sword
motif-armour = armour
motif-hat = straw hat
motif-thread = needle and thread
motif-letter = letter
motif-scissors = scissors
motif-hook = hook
motif-plate = plate
motif-snail = snail
motif-fishing-rod = fishing rod
motif-person = person
motif-child = child
motif-friends = two people
motif-hand = hand
motif-heart = heart
motif-eye = eye
motif-ear = ear
motif-drop = drop of water
motif-unknown = unknown motif

## Phases

phase-ready = Reading the lines
phase-paint = Painting
phase-match = Matching
phase-remove = Removing decoys
phase-enter = Finding the character
phase-hint = A hint
phase-recite = Recital
phase-judge = Judging the recital
phase-over = Over

## Questions

ask-painting = Paint your line
ask-stamps = Make a picture of stamps
ask-draft = Keep what you have painted so far
ask-line = Write the line that { $seat } painted
ask-character = Enter one character
ask-hint = Give the others a hint
ask-poem = Write the whole poem of { $line }

## Commands

command-ready = I’ve read it: ready
command-keep = Keep what you have painted so far
command-hand-in = Hand in your painting
# $seat: the painter; $line: the line.
command-guess = { $seat } painted { $line }
command-guess-group = Pick a line
command-guess-written = { $seat } painted “{ $text }”
command-remove = Remove { $line }
command-remove-group = Remove a line
command-enter = Enter “{ $character }”
command-leave-blank = Leave it blank
command-hint = Hint: { $hint }
command-skip-hint = Give no hint
command-recite = Write the whole poem of { $line }
command-recite-aloud = Say the whole poem of { $line } aloud
command-recite-aloud-group = Recite aloud
command-judge-right = It was right
command-judge-wrong = It was wrong
command-pass-recital = Recite nothing

## Events

# $mode: what is played.
event-began = You are playing “{ $mode }”. { $seat-is ->
    [you] You start.
   *[other] { $seat } starts.
}
event-themes = The four themes: { $themes }.
event-round = Round { $round } begins. { $seat-is ->
    [you] You start.
   *[other] { $seat } starts.
}
event-round-theme = Round { $round }: { $theme }. { $seat-is ->
    [you] You start.
   *[other] { $seat } starts.
}
event-lines-opened = The lines on the table: { $lines }.
event-lines-down = { $count } lines lie face down.
event-die = The die shows { $pips }.
event-dealt = { $seat-is ->
    [you] Your line is { $line }.
   *[other] { $seat }’s line is { $line }.
}
event-dealt-hidden = { who } drew a line.
event-laid = { $seat-is ->
    [you] Your line: { $line }.
   *[other] { $seat }’s line: { $line }.
}
event-ready = { $seat-is ->
    [you] You are ready.
   *[other] { $seat } is ready.
}
event-painting = Everybody paints now.
event-painting-timed = Everybody paints now, and the clock is running.
event-kept = { who } kept what was painted so far.
event-painted = { who } finished a painting.
event-time-came = { $seats-count ->
    [0] Time is up.
   *[other] Time is up. Not finished: { $seats }.
}
event-paintings-shown = All the paintings are shown.
event-lines-shuffled = The lines, shuffled: { $lines }.
event-matching = Now say who painted which line.
event-matching-timed = Now say who painted which line; the clock is running.
event-guessed = { $seat-is ->
    [you] You think { $painter } painted { $line }.
   *[other] { $seat } thinks { $painter } painted { $line }.
}
event-guessed-hidden = { who } made a guess.
# Two entries of a list.
guess = { $seat } said { $painter } painted { $line }
guess-none = { $seat } said nothing
event-guesses = The guesses: { $guesses }.
truth = { $seat } painted { $line }
event-truth = The truth: { $lines }.
# $seats: who was right; $each: points for each; $own: points for the painter.
event-scored = { $seat-is ->
    [you] Your painting
   *[other] { $seat }’s painting
} was understood by { $seats }: { $each ->
    [one] 1 point
   *[other] { $each } points
}{ $seats-count ->
    [1] {""}
   *[other] {" "}each
}, and { $own ->
    [one] 1 point
   *[other] { $own } points
} for the painter.
event-scored-none = { $seat-is ->
    [you] Nobody understood your painting.
   *[other] Nobody understood { $seat }’s painting.
}
event-turn = { $seat-is ->
    [you] It’s your turn.
   *[other] It’s { $seat }’s turn.
}
event-removed = { who } removed { $line }.
event-removals-right = Only decoys were removed: no heart lost.
event-removals-wrong = Somebody had painted { $lines }: { $lost ->
    [one] 1 heart
   *[other] { $lost } hearts
} lost, { $hearts } left.
event-painting-shown = { $seat-is ->
    [you] This is your painting.
   *[other] This is { $seat }’s painting.
}
event-entered = { who } made an entry.
entry = { $seat } entered “{ $character }”
entry-blank = { $seat } left it blank
event-entries-right = The entries: { $entries }. Right: { $seats }!
event-entries-wrong = The entries: { $entries }. Nobody was right.
event-hint = { $seat-is ->
    [you] Your hint: { $hint }
   *[other] { $seat }’s hint: { $hint }
}
event-hint-none = { who } gave no hint.
event-mask-lifted = { $seat-is ->
    [you] Your line is { $line }
   *[other] { $seat }’s line is { $line }
}; the character was “{ $character }”.
event-heart-lost = A heart is lost, { $hearts } left.
event-recital = Would you recite a poem? If it’s right, you win a heart.
event-recital-passed = { who } passed the recital.
event-recited = { who } wrote: { $text }. The poem is { $poem }
event-poem-shown = { who } said a poem aloud. It is { $poem }
event-recital-right = It was right! You now have { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}.
event-recital-wrong = It wasn’t right. You still have { $hearts ->
    [one] 1 heart
   *[other] { $hearts } hearts
}.
event-ended = Four rounds are over, and the points are counted.
event-won = Four rounds are over and you still have hearts: you all won!
event-lost = No heart is left: you all lost.

## What cannot be done

error-match-over = The match is over.
error-not-your-turn = There’s nothing for you to do now.
error-wrong-phase = This isn’t the moment for that.
error-already-done = You’ve already done that.
error-empty-drawing = The paper is still empty. Paint something first.
error-too-many-drafts = You can’t keep the painting any more times this round.
error-drawing-too-large = The painting is too large to keep.
error-drawing-format = The painting is in an unknown format.
error-drawing-damaged = The painting is damaged.
error-own-painting = You can’t guess your own painting.
error-no-such-painter = Nobody sits there.
error-line-not-open = That line isn’t on the table.
error-own-line = You can’t remove your own line: you know it’s real.
error-not-han = “{ $character }” isn’t a Chinese character.
error-hint-character = The hint mustn’t contain the masked character.
error-hint-quotes = The hint mustn’t quote the line.
error-hint-too-long = A hint has 40 characters at most.
error-not-on-table = The line { $line } hasn’t been on the table in this match.
error-recited-before = The poem of { $line } has been tried before.
error-too-soon = Time isn’t up yet.

## The table in sentences

view-round = Round { $round } of { $rounds }: { $phase }.
view-over = The match is over.
view-theme = Theme: { $theme }.
view-themes = Themes: { $themes }.
view-turn = { $seat-is ->
    [you] It’s your turn, or the turn of your painting.
   *[other] It’s { $seat }’s turn, or that of { $seat }’s painting.
}
view-own-line = Your line: { $line }.
view-own-character = Your line: { $line }; paint the character “{ $character }”.
view-open = On the table: { $lines }.
view-removed = { who } removed { $line }.
view-laid = { $seat-is ->
    [you] Your line: { $line }.
   *[other] { $seat }’s line: { $line }.
}
view-found = { $seat-is ->
    [you] Your line { $line } was found.
   *[other] { $seat }’s line { $line } was found.
}
view-missed = { $seat-is ->
    [you] Your line { $line } wasn’t found.
   *[other] { $seat }’s line { $line } wasn’t found.
}
view-painting-blank = { $seat-is ->
    [you] Your painting
   *[other] { $seat }’s painting
}: blank.
view-painting-strokes = { $seat-is ->
    [you] Your painting
   *[other] { $seat }’s painting
}: { $strokes ->
    [one] 1 stroke
   *[other] { $strokes } strokes
}.
view-painting-motifs = { $seat-is ->
    [you] Your painting
   *[other] { $seat }’s painting
}: { $motifs }.
view-painting-both = { $seat-is ->
    [you] Your painting
   *[other] { $seat }’s painting
}: { $motifs }, and { $strokes ->
    [one] 1 stroke
   *[other] { $strokes } strokes
}.
view-wrong = Wrong so far: { $characters }.
view-hint = Hint: { $hint }
view-points = { who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
view-hearts = Hearts: { $hearts }.

## Lines of the score

score-total = { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-guesses = Paintings understood
score-paintings = Own paintings understood

## Setting up a match

setup-error-seats = This game takes { $least } to { $most } players; there { $found ->
    [one] is { $found }
   *[other] are { $found }
}.
setup-error-first-player = The first player isn’t at the table. Choose another.
setup-error-choice = There is no such choice. Choose another.

option-mode = Mode
mode-competition = Competition
mode-together = Together
mode-between = Between the Lines
option-deck = Lines on the table
deck-standard = Standard (two per player)
deck-hard = Hard (all twelve)
option-time = Time to paint
time-usual = 90 seconds
time-short = 60 seconds
time-long = 120 seconds
time-none = No limit
option-removals = Removed when playing together
removals-as-players = As many as players
removals-every-decoy = Every decoy
# Reminders in the lobby.
lobby-bots = Bots paint with stamps and understand nothing but stamps; what people draw they can only guess at.
lobby-people = “Competition” and “Between the Lines” need at least two people.
lobby-time = Where several of you paint in turn on one screen, the time runs for all of you together: choose “No limit” if you would rather not hurry.

## On the table

# How verses are set: hant, hans, or en (the column of characters with a translation beside it).
verse-script = en
header-round = Round { $round } of { $rounds }
header-round-theme = Round { $round } of { $rounds } · { $theme }
header-round-themes = Round { $round } of { $rounds } · { $themes }
spot-painting = { $seat-is ->
    [you] Your painting
   *[other] { $seat }’s painting
}
spot-laid = { $seat-is ->
    [you] Your line
   *[other] { $seat }’s line
}
spot-close = Put it away
spot-choose = Guess this one
spot-remove = Remove this line
command-ready-group = Ready
ask-painting-group = Paint
ask-stamps-group = Stamp
ask-draft-group = Keep
ask-line-group = Write it
ask-poem-group = Write the whole poem

# What is to be done now.
task-line = Your line: { $line }
task-character = Paint only what “{ $character }” means
task-ready = Each of you reads your own line
task-paint = Each of you paints your own line
task-match = Touch a line, then its painting
task-remove = Touch a line that nobody painted
task-enter = Which character is masked?
task-hint = You may give the others a hint
task-recite = A poem by heart, for a heart?
task-judge = Was it right?

results-coins = Where the points came from
summary-title = Round { $round }: the truth
summary-order-title = Who painted what, and who understood it.
summary-hearts = { $hearts ->
    [0] No heart is left.
    [one] 1 heart is left.
   *[other] { $hearts } hearts are left.
}
summary-removed = Removed { $line }
summary-found = Found
summary-missed = Not found
summary-painted = painted { $line }
summary-own = Own painting understood
summary-understood = Understood { $seat }
summary-log = Round { $round }, the truth: { $lines }.

figure-fox = Fox
figure-cat = Cat
figure-owl = Owl
figure-hare = Hare
figure-crane = Crane
figure-tortoise = Tortoise
figure-lion = Lion
figure-elephant = Elephant

## The rules book
# An empty line between paragraphs; a line with • is an item of a list.

rules-goal-title = The goal
rules-goal-body =
    Each of you is secretly given a line of classical Chinese verse, paints it, and then tries to tell what the others painted. No writing and no numbers in the paintings.

    There are three modes. Competition: the most points win. Together: remove the lines that nobody painted. Between the Lines: find the character that is masked in each line.

    For 3 to 6 players, about 30 to 45 minutes, four rounds.

rules-pieces-title = Pieces
rules-pieces-body =
    • Ten themes of twelve lines, each with its whole poem, title, author and dynasty.
    • A painting board each: pens of three widths, eight inks, an eraser, and motifs to stamp.
    • Four hearts and a die.

rules-painting-title = Painting
rules-painting-body =
    Everyone has a different line and sees only their own. All paint at the same time.

    With a time limit, read your line first and say that you are ready; the clock starts when the last of you is. When time is up, the boards are taken as they are, even empty ones.

    A painting that has been handed in can’t be changed, and an empty one can’t be handed in. If you would rather not draw, stamp motifs.

rules-competition-title = Competition
rules-competition-body =
    Each round has a new theme. Two lines per player (at hard all twelve) lie open on the table, yours among them.

    When all have painted, the lines are shuffled and the paintings are shown with their painters. Everyone secretly names one other player and the line that player painted; then all guesses are shown.

    • One player alone understands a painting: 2 points.
    • Two understand it: 1 point each.
    • Three or more: no points.
    • If anybody understands it, its painter gets 1 point.

    Most points after four rounds win. A tie goes to whoever was the only one to be right more often; after that the win is shared.

rules-together-title = Together
rules-together-body =
    The twelve lines lie face down, and everyone draws one to paint. Then your lines are mixed with decoys and laid open, and all the paintings are shown.

    Don’t talk about lines or paintings. Beginning with the starting player, each of you in turn removes one line that you think nobody painted, never your own. When as many are removed as there are players, the truth is shown: each line that somebody had painted costs a heart.

    Without hearts you all lose; with a heart left after four rounds you all win.

    With fewer than six players, hard is easier than standard: there are more decoys, but no more lines to remove. If you want it to be hard, choose to remove every decoy.

rules-between-title = Between the Lines
rules-between-body =
    Four themes for the whole match, a new line for everyone each round. A die says which character is masked; if it shows more than the line has characters, count on from the first, so that a 6 masks the first of five. The lines are masked before they are laid open: only its painter knows what is under a mask.

    Paint only the meaning of that character. The paintings are guessed one by one: each of the others secretly enters a character or leaves it blank, and one who is right is enough. Traditional, simplified and variant forms all count.

    If nobody is right, the wrong characters are shown and the painter may give a hint, without the character and without quoting the line (three characters in a row are a quotation). Then you try again; if that fails too, you lose a heart.

rules-recital-title = The recital
rules-recital-body =
    At the end of each round Between the Lines you may try one whole poem of any line that has been on the table, no poem twice. Write it (punctuation and forms of characters don’t matter), or say it aloud; then the poem is shown and you judge for yourselves.

    If it’s right, you win a heart, up to four. Failing costs nothing, and you may leave it out.

    Without hearts after the recital you all lose; with a heart left after four rounds you all win.

rules-secrets-title = Secrets and taking back
rules-secrets-body =
    Your line, your painting until it is shown, and your guess until all are shown are yours alone. Removed lines are public, but whether that was right is only told at the end.

    What you just decided can be taken back as long as nobody else has acted and nothing has been shown.

rules-bots-title = Bots
rules-bots-body =
    Bots paint with stamps and compare stamps, nothing else. What people draw they can’t read: there they guess by chance, or by what is left over. They never look up a masked character, give no hints and recite nothing.

    Competition and Between the Lines need at least two people to be fun.
