### Camel Race. zh-Hant is the source: change it first.
###
### Words: leg, leg ticket, desert tile (oasis/mirage), pyramid ticket, race card, winner pile, loser pile.
### Spaces are numbered from 1 to 16; { $coins } is a number of coins and may be negative.

game-title = Camel Race
game-tagline = Five camels, one pyramid: who bets best?
game-story = It is the maddest day of the desert year: five camels race around the pyramid, and before long they are riding on each other, the carried ones ahead of their carriers. You don’t ride, you bet: early, if you dare, with an oasis or a mirage slipped onto the track to help your luck along.

## Pieces

camel-blue = Blue
camel-red = Red
camel-green = Green
camel-lilac = Lilac
camel-yellow = Yellow

figure-fox = Fox
figure-cat = Cat
figure-owl = Owl
figure-hare = Hare
figure-crane = Crane
figure-tortoise = Tortoise
figure-lion = Lion
figure-elephant = Elephant

pile-winner = winner pile
pile-loser = loser pile

side-oasis = oasis
side-mirage = mirage

# A number of coins, used in other sentences.
amount = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

## Phases

phase-turn = Racing
phase-over = Race over

## Commands

# $camel: the camel.
command-leg-ticket = Take { $camel }’s top leg ticket
# $camel: the camel; $value: what is printed on it.
offer-leg-ticket = Take { $camel }’s top leg ticket ({ $value })
command-leg-ticket-group = Leg ticket
# $space: the space; $side: the side that lies up.
command-desert-tile = Put your desert tile on space { $space } ({ $side })
# $space: the space; $side: which side is up. Many of these lie in a grid under the heading “Desert tile”.
offer-desert-tile = Space { $space }: { $side }
command-desert-tile-group = Desert tile
command-roll = Take a pyramid ticket and roll
command-roll-group = Roll
# $camel: the camel; $pile: the pile.
command-race-card = Lay { $camel }’s race card on the { $pile }
command-race-card-group = Race card
hand-winner = For the winner
hand-loser = For the loser
# $space: the space.
spot-space = Space { $space }
spot-tile-flip = Turn it over
spot-tile-confirm = Lay it here
spot-elsewhere = Never mind

## Events

# $camel: the camel; $space: the space.
event-camel-placed = { $camel } starts on space { $space }.
event-turn = { $seat-is ->
    [you] It’s your turn.
   *[other] It’s { $seat }’s turn.
}
event-leg-ticket-taken = { who } took { $camel }’s leg ticket ({ $value }).
event-desert-tile-placed = { who } put a desert tile on space { $space } ({ $side }).
# $from: the space it was on.
event-desert-tile-moved = { $seat-is ->
    [you] You moved your desert tile from space { $from } to space { $space } ({ $side }).
   *[other] { $seat } moved a desert tile from space { $from } to space { $space } ({ $side }).
}
event-pyramid-ticket-taken = { who } took a pyramid ticket.
# $pips: 1 to 3.
event-die-rolled = { $camel }’s die came out: { $pips }.
# $camels: those that moved together, bottom to top; $camels-count: how many.
event-camel-moved = { $camels-count ->
    [1] { $camels } moved from space { $from } to space { $to }.
   *[other] { $camels } (bottom to top) moved together from space { $from } to space { $to }.
}
# Over the finish line.
event-camel-finished = { $camels-count ->
    [1] { $camels } crossed the finish line from space { $from }!
   *[other] { $camels } (bottom to top) crossed the finish line together from space { $from }!
}
# $seat: the owner of the tile.
event-tile-paid = { $seat-is ->
    [you] Your desert tile earned you 1 coin.
   *[other] { $seat }’s desert tile earned 1 coin.
}
event-race-card-laid = { who } laid { $camel }’s race card on the { $pile }.
event-race-card-laid-hidden = { who } laid a race card face down on the { $pile }.
event-race-ended = The race is over! { $winner } wins, { $loser } comes last.

event-first-player = { $seat-is ->
    [you] You go first and roll the camels onto the track.
   *[other] { $seat } goes first and rolls the camels onto the track.
}
# $landing: the space of the tile; $to: where the camels came to rest.
event-camel-moved-oasis = { $camels }{ $camels-count ->
    [1] {""}
   *[other] {" "}(bottom to top)
} moved from space { $from } to an oasis on space { $landing }, and on to space { $to }.
event-camel-moved-mirage = { $camels }{ $camels-count ->
    [1] {""}
   *[other] {" "}(bottom to top)
} moved from space { $from } to a mirage on space { $landing }, and slid back to space { $to }, underneath.
event-leg-ended = Leg { $leg } is over: { $first } is first, { $second } second.
# $value: printed on the ticket; $place: its camel’s place; $coins: what it brings.
event-leg-ticket-scored = { $seat-is ->
    [you] Your ticket { $value } on { $camel } (place { $place }): { $coins ->
        [-1] 1 coin lost
       *[other] { amount }
    }.
   *[other] { $seat }’s ticket { $value } on { $camel } (place { $place }): { $coins ->
        [-1] 1 coin lost
       *[other] { amount }
    }.
}
event-pyramid-tickets-scored = { $seat-is ->
    [you] Your { $tickets ->
        [one] pyramid ticket brings 1 coin
       *[other] { $tickets } pyramid tickets bring { $tickets } coins
    }.
   *[other] { $seat }’s { $tickets ->
        [one] pyramid ticket brings 1 coin
       *[other] { $tickets } pyramid tickets bring { $tickets } coins
    }.
}
# $coins: what the leg comes to; $purse: the coins in the purse now.
event-leg-paid = { $seat-is ->
    [you] Your leg comes to { amount }; you now have { $purse }.
   *[other] { $seat }’s leg comes to { amount }; the purse now holds { $purse }.
}
# $leg: which leg.
event-leg-started = Leg { $leg } begins. All tickets and dice are back, and no desert tile is on the track.
event-race-card-right = { who } bet rightly on { $camel } ({ $pile }): { amount }, now { $purse }.
event-race-card-wrong = { who } bet wrongly on { $camel } ({ $pile }): 1 coin to pay, now { $purse }.
event-match-ended = All bets are paid.

## What cannot be done

error-not-your-turn = It isn’t your turn.
error-match-over = The race is over.
error-no-ticket = { $camel } has no leg tickets left.
error-space-one = Space 1 can’t hold a desert tile.
error-space-occupied = Space { $space } already has a camel or a desert tile.
# $neighbour: the space beside it that has a tile.
error-space-next-to-tile = Space { $space } is next to the desert tile on space { $neighbour }.
error-off-track = There is no space { $space } on the track.
error-same-space = Your tile is already on space { $space }; move it to a different one.
error-idling = Everyone’s last turn only moved a desert tile, so do something else this time.
error-no-die = There is no die left in the pyramid.
error-card-laid = You have already laid { $camel }’s race card.
error-no-clock = This game has no clock.

## The table in sentences

view-turn = { $seat-is ->
    [you] Leg { $leg }, your turn.
   *[other] Leg { $leg }, { $seat }’s turn.
}
view-over = The race is over.
# $camels: top to bottom.
view-stack = { $camels-count ->
    [1] Space { $space }: { $camels }
   *[other] Space { $space }: { $camels } (top to bottom)
}
view-finished = { $camels-count ->
    [1] Past the finish line: { $camels }
   *[other] Past the finish line: { $camels } (top to bottom)
}
view-tile = { $seat-is ->
    [you] Space { $space }: your { $side }
   *[other] Space { $space }: { $seat }’s { $side }
}
view-dice-all = All five dice are in the pyramid.
view-dice = Dice in the pyramid: { $left }. Out: { $out }.
view-dice-none = All dice are out: { $out }.
view-die = { $camel } { $pips }
view-ticket = { $camel } { $value }
view-tickets = Top leg tickets: { $tickets }.
# $figure: the figure; $pyramid: pyramid tickets.
view-player = { who } ({ $figure }): { amount }{ $pyramid ->
    [0] {""}
    [one] , 1 pyramid ticket
   *[other] , { $pyramid } pyramid tickets
}.
view-player-tickets = { who } ({ $figure }): { amount }{ $pyramid ->
    [0] {""}
    [one] , 1 pyramid ticket
   *[other] , { $pyramid } pyramid tickets
}, { $tickets-count ->
    [1] leg ticket
   *[other] leg tickets
} { $tickets }.
view-piles = Race cards laid: { $winner } on the winner pile, { $loser } on the loser pile.
view-own-cards = Your race cards: { $camels }.
view-own-cards-none = You have laid all your race cards.

## At the end of a leg

# $leg: which leg.
summary-title = Leg { $leg } is over
summary-order-title = The camels, first to last
# $camel: the camel; $value: printed on the ticket; $place: the camel’s place.
summary-leg-ticket = { $camel } ticket { $value }, place { $place }
summary-pyramid-tickets = { $tickets ->
    [one] 1 pyramid ticket
   *[other] { $tickets } pyramid tickets
}
# $purse: the coins in the purse now.
summary-purse = { $purse } in the purse
# $camels: the camels, first to last.
summary-log = Leg { $leg } in sum, first to last: { $camels }.

## The coach

coach-leg-first = Leg: first
coach-leg-second = Leg: second
coach-race-first = Race: first
coach-race-last = Race: last

## Lines of the score

# The whole score, in the ranking. $points: how many coins.
score-total = { $points ->
    [one] { $points } coin
   *[other] { $points } coins
}
score-start = Starting coins
score-leg-tickets = Leg tickets
score-pyramid-tickets = Pyramid tickets
score-desert-tile = Desert tile
score-winner-cards = Bets on the winner
score-loser-cards = Bets on the loser
score-forgiven = Debts forgiven (purse empty)

## Setting up a match

setup-error-seats = This game takes { $least } to { $most } players; there { $found ->
    [one] is { $found }
   *[other] are { $found }
}.
setup-error-first-player = The first player isn’t at the table. Choose another.
setup-error-figure-taken = Two seats have the same figure. Choose another.
setup-error-figure-unknown = There is no such figure. Choose another.

option-figure = Figure
option-first = First player
option-first-random = Random
option-coach = Coach
option-coach-hint = Shows the exact odds on the table

## The rules book
# An empty line between paragraphs; a line with • is an item of a list.

rules-goal-title = The goal
rules-goal-body =
    Five camels race around the desert and keep landing on top of each other. None of them is yours: you earn coins by betting on who leads, who wins and who comes last.

    Whoever has the most coins at the end of the race wins. Those who tie share the win.

    For 2 to 8 players from 8 years; about 30 minutes.

rules-pieces-title = Pieces
rules-pieces-body =
    • Five camels, blue, red, green, lilac and yellow, each with a die of its colour. A die shows 1, 2 or 3, each equally likely.
    • A loop of 16 spaces. The finish line lies after space 16.
    • A tent for each colour with its three leg tickets, 5, 3 and 2 from the top: 15 tickets in all.
    • Everyone chooses a figure and takes its five race cards, one per colour, and its desert tile: an oasis (+1) on one side, a mirage (−1) on the other.
    • Five pyramid tickets.
    • Everyone starts with 3 coins.

rules-set-up-title = Setting up
rules-set-up-body =
    Choose a first player or draw one at random. That player rolls the dice one by one, the colours in random order. Each camel stands on the space of its die, 1 to 3; one that comes later climbs on top.

    Then the leg tickets are stacked and all dice go into the pyramid.

rules-turn-title = Your turn
rules-turn-body =
    Do exactly one of four things. You can’t pass, but you can always roll.

    • Leg ticket: take the top ticket of any colour. You may hold as many as you like.
    • Desert tile: put your tile on the track with either side up.
    • Roll: take a pyramid ticket, let one of the remaining dice out at random and move its camel.
    • Race card: lay one of your race cards face down on the winner pile or the loser pile.

rules-desert-tile-title = Placing a desert tile
rules-desert-tile-body =
    The space must have no camel and no tile, neither of its neighbours may have a tile, and it can’t be space 1.

    If your tile is already out, lift it first; it must then go to a different space.

    If everyone’s last turn was such a move of a tile, yours can’t be one too: the race has to go on.

rules-race-card-title = Betting on the race
rules-race-card-body =
    A race card stays where you laid it, so you can never bet on one camel both to win and to come last.

    The earlier a correct bet, the more it pays: each pile is paid in the order in which the cards were laid.

rules-movement-title = How camels move
rules-movement-body =
    A moving camel carries every camel above it; those below stay where they are. Only the space it lands on matters, not those it passes.

    Where camels already stand, it lands on top of them.

    The further a camel is, the better its rank; in a stack, the higher one is ahead. So there are never ties.

rules-tiles-title = Landing on a desert tile
rules-tiles-body =
    The owner of the tile gets 1 coin: one per landing, however many camels land.

    • Oasis: one space forward, on top of whatever stands there. An oasis on space 16 carries camels over the finish line.
    • Mirage: one space back, underneath the camels that stand there. Camels that step just one space onto a mirage go back to where they came from and slide under the camels they had been sitting on.

    A tile never leads on to another tile.

rules-leg-end-title = The end of a leg
rules-leg-end-body =
    A leg ends when the fifth die is out and its camel has moved.

    • Each leg ticket pays its value if its camel is first and 1 coin if it is second; otherwise it costs 1 coin.
    • Each pyramid ticket pays 1 coin.

    Everyone adds up gains and losses of the leg first and only then pays or is paid. No purse falls below 0.

    Tickets and dice go back, and the desert tiles return to their owners. The player to the left of whoever rolled last starts the next leg.

rules-race-end-title = The end of the race
rules-race-end-body =
    The race ends at once when a camel passes space 16, even in the middle of a leg.

    First the leg is paid as usual, then the winner pile and then the loser pile, the oldest card first. Correct cards earn 8, 5, 3, 2, 1, 1, … coins. Each wrong card costs 1 coin (no purse falls below 0) and doesn’t use up a place.

    The loser is the camel furthest behind, the lowest one in its stack.

    Most coins wins. Those who tie share the win.

rules-secrets-title = Secrets and taking back
rules-secrets-body =
    The colours of the race cards that lie face down are secret, and so are the cards that each player still holds. Who laid them, how many and in what order is open to all, and so are the purses.

    A turn without a roll can be taken back until the next player acts.

rules-coach-title = The coach
rules-coach-body =
    The drawn table has a coach. When you set up a match you agree on whether it may be asked; if so, its button at the upper edge lays the odds on the table: how likely each camel is to take each place in this leg, to win the race and to come last. The numbers are exact, not estimates; those for the race suppose that later legs have no desert tiles.

# What is told below the pictures in the rules book.
rules-figure-set-up = Blue and red both rolled 2: red came later and climbed on top.
rules-figure-tile = No tile next to a tile, and none where a camel stands.
rules-figure-piles = Left to win, right to come last; the card lies face down.
rules-figure-carry = Red rolls 2: yellow rides along, blue stays where it is.
rules-figure-top = Where a camel already stands, they land on top of it.
rules-figure-rank = First to fifth: further is ahead, and in a stack higher is ahead.
rules-figure-oasis = An oasis: one space on, to the top. The owner of the tile gets 1 coin.
rules-figure-mirage = A mirage: one space back, underneath. The owner of the tile gets 1 coin.
rules-figure-leg = Yellow is first, red second, blue third.
rules-figure-bets = Yellow won: correct bets earn 8, 5, 3, 2. The wrong one costs 1 and uses up no place.
