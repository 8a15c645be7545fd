### Baba Yaga. The source is zh-Hant: change it there first.
###
### Terms: Baba Yaga (the witch), forest tile, clue (the picture on its forest side), ingredient, spell, path, flight, house.
### Places are called as on a chessboard: columns A to E, rows 1 to 5; column C and row 3 are the path.

game-title = Baba Yaga
game-tagline = Find it all before the witch is home.
game-story = Some children have walked into a forest where they had no business to be. Toads and roses, owls and crystals hide behind the trees: find the right ones, and the spell is broken. But Baba Yaga is already in the air. Quick eyes and a good memory will bring you home.

## The forest

place = { $column ->
    [1] A
    [2] B
    [4] D
   *[5] E
}{ $row }
# $clue: the picture on the forest side.
tile = { $place } ({ $clue })
# $ingredient: what lies there, face up.
spot-tile-up = { $place }: { $ingredient }

ingredient-toad = toad
ingredient-fish = fish
ingredient-rose = rose
ingredient-snail = snail
ingredient-spider = spider
ingredient-bat = bat
ingredient-honey = honey
ingredient-acorn = acorn
ingredient-feather = feather
ingredient-owl = owl
ingredient-mushroom = mushroom
ingredient-snake = snake
ingredient-bone = bone
ingredient-candle = candle
ingredient-apple = apple
ingredient-crystal = crystal

clue-forest = forest
clue-pond = pond
clue-stream = stream
clue-rose-bush = rose bush
clue-cabbage-patch = cabbage patch
clue-web = web
clue-cave = cave
clue-hollow-tree = hollow tree
clue-oak = oak
clue-nest = nest
clue-moonlit-fir = moonlit fir
clue-rotten-log = rotten log
clue-rocks = rocks
clue-grave = grave
clue-chapel = chapel
clue-orchard = orchard
clue-mine = mine
clue-garden = garden
clue-old-tree = old tree
clue-undergrowth = undergrowth
clue-churchyard = churchyard
clue-hill = hill

end-north = the north end
end-east = the east end
end-south = the south end
end-west = the west end

hand-left = the left button
hand-right = the right button

power-long-flight = Long flight
power-short-flight = Short flight
power-fingers = Fingers
power-chin-on-fist = Chin on fist
power-house = House
power-swap = Swap

## The children’s companions

figure-fox = Fox
figure-cat = Cat
figure-owl = Owl
figure-hare = Hare
figure-crane = Crane
figure-tortoise = Tortoise
figure-lion = Lion
figure-elephant = Elephant

## Phases

phase-preview = A first look
phase-witch = Placing the witch
phase-spell = Turning up the spell
phase-flight = In flight
phase-house = Placing the house
phase-swap = Swapping tiles
phase-expert = Moving the house
phase-over = Over

## What you may do

command-place-witch = Let her start at { $end }
command-place-witch-group = Place witch
command-turn-spell = Turn up the spell
command-turn-spell-group = Turn spell
command-turn = Turn { $place }
command-turn-group = Turn a forest tile
command-turn-back = Turn { $place } back
command-lift-house = Lift the house off { $place }
command-step = Move the witch one tile
command-step-hand = Move the witch one tile with { $hand }
command-place-house = Put the house on { $place }
command-place-house-group = Place the house
command-leave-house = Leave the house where it is
command-swap = Swap { $one } and { $other }
ask-swap = Which two tiles do you swap?

## On the table

task-preview = Remember what lies where
task-house = Tap a tile for the house
task-swap = Tap two tiles to swap
task-expert = Tap a tile for the house, or leave it
button-leave-house = Leave it
button-swap = Swap
verdict-broken = The spell is broken!
verdict-returned = The witch was quicker.

## What happens

event-first-player = { $seat-is ->
    [you] You start.
   *[other] { $seat } starts.
}
event-forest-laid = The sixteen forest tiles are shuffled and laid out, forest side up.
# $count: how many cards.
event-spells-dealt = Everyone gets { $count } spells, unseen.
event-preview-began = A first look: all ingredients show.
event-preview-ended = The forest closes.
event-turn = { $seat-is ->
    [you] It’s your turn to search.
   *[other] It’s { $seat }’s turn to search.
}
# $tiles: how many tiles the path has.
event-witch-placed = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
} the witch at { $end }; her path has { $tiles } tiles.
event-flight-began = { $seat-is ->
    [you] You turn
   *[other] { $seat } turns
} up the spell, and the witch is off!
event-house-lifted = { $seat-is ->
    [you] You lift
   *[other] { $seat } lifts
} the house off { $place }.
event-tile-turned = { $seat-is ->
    [you] You turn
   *[other] { $seat } turns
} { $place }.
# $count: how many have been found.
event-match = { $place } is right: number { $count }!
event-mismatch = { $place } is none of them.
event-mismatch-may-go = { $place } may be turned back.
event-tile-turned-back = { $seat-is ->
    [you] You turn
   *[other] { $seat } turns
} { $place } back.
event-tile-covered = { $place } lies face down again.
event-house-returned = The house is back on { $place }.
event-house-kept = { $place } was right, so the house leaves the forest.
event-step-opened = { $seat-is ->
    [you] You may
   *[other] { $seat } may
} move the witch.
# $left: how many steps are left.
event-witch-moved = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
} the witch; { $left } to go.
event-witch-moved-late = { $seat-is ->
    [you] You haven’t
   *[other] { $seat } hasn’t
} tapped, so the witch flies on by herself; { $left } to go.
event-witch-flew = The witch flies on; { $left } to go.
# $found: how many were found; $required: how many were asked for.
event-witch-is-back = The witch is back! { $found } of { $required } found.
event-all-found = All found! { $found } of { $required }.
# $count: how many this player has broken.
event-spell-broken = { $seat-is ->
    [you] You break your spell, number { $count }!
   *[other] { $seat } breaks the spell, number { $count }!
}
event-spell-returned = { $seat-is ->
    [you] Your spell isn’t broken and goes under your stack.
   *[other] { $seat }’s spell isn’t broken and goes under the stack.
}
# $power: the power; $seat: whose flight it changes.
event-power-long-flight = { $power }: { $seat-is ->
    [you] your
   *[other] { $seat }’s
} next path has a tile more.
event-power-short-flight = { $power }: { $seat-is ->
    [you] your
   *[other] { $seat }’s
} next path has a tile less.
event-power-fingers = { $power }: { $seat-is ->
    [you] you look
   *[other] { $seat } looks
} through the witch’s fingers next time.
event-power-chin-on-fist = { $power }: { $seat-is ->
    [you] your
   *[other] { $seat }’s
} tiles turn slowly next time.
event-power = { $power }: { $seat-is ->
    [you] you choose.
   *[other] { $seat } chooses.
}
event-power-lapsed = { $power } does nothing to { whom }.
event-house-placed = { $seat-is ->
    [you] You put
   *[other] { $seat } puts
} the house on { $place }.
event-house-moved = { $seat-is ->
    [you] You move
   *[other] { $seat } moves
} the house to { $place }.
event-tiles-swapped = { $seat-is ->
    [you] You swap
   *[other] { $seat } swaps
} { $one } and { $other } unseen.
event-expert-asked = { $seat-is ->
    [you] You may
   *[other] { $seat } may
} move the house.
event-house-left = { $seat-is ->
    [you] You leave
   *[other] { $seat } leaves
} the house where it is.
event-house-left-late = { $seat-is ->
    [you] You thought
   *[other] { $seat } thought
} about it for too long, so the house stays where it is.
event-match-won = { $seat-is ->
    [you] You have broken three spells: you’re out of the forest!
   *[other] { $seat } has broken three spells and is out of the forest!
}
event-match-ended = Day breaks, and nobody is out of the forest. Most broken spells win.

## What you may not do

error-clock-early = It’s not time yet.
error-match-over = The match is over.
error-wrong-moment = This isn’t the moment for that.
error-not-on-the-left = The player on the left places the witch.
error-not-active = It’s not your turn to search.
error-no-such-place = The forest has no such place.
error-in-the-air = { $place } is still turning.
error-still-showing = Let everyone see { $place } first.
error-tile-up = { $place } is up already.
error-covered = The house is on { $place }: lift it first.
error-no-house = There is no house on { $place }.
error-no-mismatch = There is nothing to turn back on { $place }.
error-flies-alone = The witch flies by herself.
error-out-of-turn = { $seat-is ->
    [you] It’s your step.
   *[other] It’s { $seat }’s step.
}
error-too-soon = Too soon: not even a witch flies that fast.
error-other-hand = The other side: now it’s { $hand }.
error-no-hand = With more than two players there is only one button.
error-no-right-to-house = You can’t place the house now.
error-no-right-to-swap = You can’t swap tiles now.
error-swap-with-itself = Choose two different tiles, not { $place } twice.

## The table in words

view-preview = A first look: all ingredients show.
view-place-witch = { $seat-is ->
    [you] You place
   *[other] { $seat } places
} the witch, then { $active-is ->
    [you] you search.
   *[other] { $active } searches.
}
view-turn-spell = { $seat-is ->
    [you] You turn
   *[other] { $seat } turns
} up the spell next.
view-flight = { $seat-is ->
    [you] You are
   *[other] { $seat } is
} searching.
view-place-house = { $seat-is ->
    [you] You place
   *[other] { $seat } places
} the house next.
view-swap = { $seat-is ->
    [you] You swap
   *[other] { $seat } swaps
} two tiles next.
view-expert = { $seat-is ->
    [you] You may
   *[other] { $seat } may
} move the house.
view-over = The match is over.
# $ingredients: all four; $required: how many are asked for; $found: how many are up.
view-spell = The spell: { $ingredients }. { $found } of { $required } found. Power: { $power }.
view-spell-without-power = The spell: { $ingredients }. { $found } of { $required } found.
view-turning-up = { $place } turns up: { $ingredient }.
view-match = { $place } is right: { $ingredient }.
view-mismatch = { $place } is wrong: { $ingredient }.
view-turning-back = { $place } turns back: { $ingredient }.
view-fingers = All is seen through the witch’s fingers.
view-chin = Chin on fist: tiles turn slowly.
# $end: where she starts; $tiles: how many tiles the path has; $left: how many steps are left.
view-witch = The witch starts at { $end }; { $tiles } tiles, { $left } steps to go.
view-witch-by-hand = The witch started at { $end }; { $tiles } tiles, { $left } steps to go. Next: { whom }.
view-row = Forest: { $cells }
view-cell = { $place } { $shown }
view-cell-open = { $place } [{ $shown }]
view-house-on = The house covers { $place }.
view-house-lifted = The house of { $place } is lifted.
# $level: how hard it is; $broken: spells broken; $stack: spells in the stack.
view-player = { who } ({ $level }): { $broken } broken, { $stack } in the stack.

## Lines of the score

# $points: how many spells.
score-total = { $points ->
    [one] { $points } spell
   *[other] { $points } spells
}
score-spells = Spells broken
results-coins = Spells that were broken

## Setting up a match

setup-error-seats = This game takes { $least } to { $most } players; there { $found ->
    [one] is { $found }
   *[other] are { $found }
}.
setup-error-first-player = The first player isn’t at the table. Choose another.
setup-error-levels = There are { $found } levels for { $seats } seats. Choose again.
setup-error-choice = There is no choice number { $choice }. Choose another.
setup-error-no-flights = Somebody has to fly, or there is no game.

option-level = Spells
option-level-help = Gentle: three of four ingredients, no powers. Usual: three, with powers. Tricky: all four, with powers.
level-as-all = As for everyone
level-normal = usual
level-easy = gentle
level-hard = tricky
option-clues = Clues
option-clues-help = How much the forest sides tell: a picture for two ingredients, one for each, or all alike.
clues-vague = One for two
clues-clear = One for each
clues-bare = All alike
option-clock = The witch’s flight
option-clock-help = By the clock, 20, 30 or 45 seconds on five tiles; untimed, a step after each tile; or the other players tap in turn.
clock-brisk = 20 seconds
clock-steady = 30 seconds
clock-gentle = 45 seconds
clock-untimed = Untimed
clock-hands = The others tap
option-preview = A first look
option-preview-help = All ingredients show for 20 seconds first.
preview-off = No
preview-on = For 20 seconds
option-expert = For experts
option-expert-help = At the end of each turn the house may be put on any tile.
expert-off = No
expert-on = Yes

## The rules book
# An empty line between paragraphs; a line with • is an item of a list.

rules-goal-title = The goal
rules-goal-body =
    You have walked into Baba Yaga’s forest. Each of you has three spells to break, and their ingredients hide behind the forest tiles. Whoever breaks three wins at once.

    For 2 to 5 players, best with 4 or 5, from 6 years; about 15 minutes.

rules-set-up-title = Setting up
rules-set-up-body =
    Shuffle the sixteen forest tiles and lay them, forest side up, into the four corners around the cross of the path. Everyone gets a stack of three spells, unseen. The others leave the game, unseen as well.

    The pictures on the forest sides tell a little: usually two ingredients share one, so that behind a pond there is the toad or the fish. You can have one picture for each instead, or all alike, and you can choose to look at everything for 20 seconds first.

rules-turn-title = A turn
rules-turn-body =
    The player on the left puts the witch on an end of the path. The active player turns up the top spell, and the flight begins.

    • The active player turns forest tiles, one at a time. What the spell asks for stays up. Anything else shows for a moment and must be turned back; a tap on another tile turns it back first and then that one up.
    • At the same time the witch flies along her path to the far end and back: eight steps on five tiles.

rules-end-title = The end of a flight
rules-end-body =
    The flight ends when the witch is back, or as soon as all you need is up. A tile that began to turn before she arrived counts; one that is turning back doesn’t. In the same instant, the witch comes first.

    If exactly as many tiles are up as the spell asks for, and all are right, the spell is broken. Otherwise it goes face down under your stack.

    All tiles turn back first, then a broken spell’s power is carried out, and the spell is discarded face up. Whoever discards a third spell wins at once, without its power.

    If nobody has won after 30 flights each, most broken spells win. Those who tie share the win.

rules-levels-title = Gentle, usual and tricky spells
rules-levels-body =
    Each of you can have spells of your own kind, so that young and old can play together.

    • Gentle: three of the four ingredients. Your spells have no powers, and those of others do nothing to you.
    • Usual: three of four, with powers.
    • Tricky: all four, with powers.

    For experts: at the end of a turn the active player may put the house on any tile, or leave it. After 10 seconds it stays.

rules-powers-title = Powers
rules-powers-body =
    A power lasts for one flight. Paths have four to six tiles; a long and a short flight cancel each other.

    • Long flight: your next path has a tile more.
    • Short flight: the next player’s path has a tile less.
    • Fingers: the next player looks through moving slits.
    • Chin on fist: the next player’s tiles turn slowly, and wrong ones show for longer.
    • House: put the house on any tile.
    • Swap: exchange two tiles without looking at them.

rules-house-title = The house
rules-house-body =
    Where the house covers a tile, the first tap lifts the house and the next turns the tile. If the tile is right, the house leaves the forest. If it is wrong, or wasn’t turned, the house goes back.

rules-clock-title = How the witch flies
rules-clock-body =
    • By the clock: 20, 30 or 45 seconds on five tiles.
    • Untimed: a step after each tile that was looked at.
    • The others tap: a step each, from the player on the left on. There are at least 0.6 seconds between two steps, and after 3 seconds the witch flies on by herself. With two players the opponent taps two buttons in turn, left and right.

rules-secrets-title = Secrets
rules-secrets-body =
    Nobody may look at ingredients and spells that lie face down. What was up you must remember by yourself: the log names no ingredient. Nothing can be taken back.
