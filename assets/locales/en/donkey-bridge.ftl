### Donkey Bridge. zh-Hant is the source: change it first.
###
### Words: picture tile, stop tile, storyteller, score pile, slot, penalty.
### tile-… are the 180 words; they stand in the rules crate’s words.ron, too, and must be the same there.

game-title = Donkey Bridge
game-tagline = A story now: who still knows it two rounds later?
game-story = “Donkey bridge” is German for a trick that helps you remember: a path so easy that even a donkey crosses it. Draw a few tiles, a camel, a traffic jam, three, and tell one story with all of them in it. Is it silly? Good. Two rounds later the donkey comes back and asks: what was in it?

## Tiles

tile-camel = camel
tile-donkey = donkey
tile-elephant = elephant
tile-giraffe = giraffe
tile-lion = lion
tile-penguin = penguin
tile-owl = owl
tile-butterfly = butterfly
tile-snail = snail
tile-frog = frog
tile-shark = shark
tile-whale = whale
tile-octopus = octopus
tile-crocodile = crocodile
tile-turtle = turtle
tile-hedgehog = hedgehog
tile-squirrel = squirrel
tile-kangaroo = kangaroo
tile-dinosaur = dinosaur
tile-unicorn = unicorn
tile-spider = spider
tile-bee = bee
tile-ladybird = ladybird
tile-rooster = rooster
tile-pig = pig
tile-sheep = sheep
tile-rabbit = rabbit
tile-fox = fox
tile-panda = panda
tile-peacock = peacock
tile-flamingo = flamingo
tile-swan = swan
tile-crab = crab
tile-mosquito = mosquito
tile-umbrella = umbrella
tile-key = key
tile-lantern = lantern
tile-bicycle = bicycle
tile-balloon = balloon
tile-teapot = teapot
tile-ladder = ladder
tile-mirror = mirror
tile-scissors = scissors
tile-toothbrush = toothbrush
tile-telescope = telescope
tile-guitar = guitar
tile-trumpet = trumpet
tile-drum = drum
tile-robot = robot
tile-rocket = rocket
tile-helicopter = helicopter
tile-parachute = parachute
tile-sailboat = sailing boat
tile-tractor = tractor
tile-ambulance = ambulance
tile-skateboard = skateboard
tile-backpack = backpack
tile-sunglasses = sunglasses
tile-ring = ring
tile-treasure = treasure
tile-compass = compass
tile-lightbulb = light bulb
tile-screwdriver = screwdriver
tile-broom = broom
tile-bathtub = bathtub
tile-bed = bed
tile-clock = alarm clock
tile-newspaper = newspaper
tile-postcard = postcard
tile-magnet = magnet
tile-kite = kite
tile-football = football
tile-teddy = teddy bear
tile-puzzle = jigsaw
tile-pizza = pizza
tile-banana = banana
tile-pineapple = pineapple
tile-strawberry = strawberry
tile-watermelon = watermelon
tile-lemon = lemon
tile-carrot = carrot
tile-mushroom = mushroom
tile-popcorn = popcorn
tile-icecream = ice cream
tile-chocolate = chocolate
tile-cheese = cheese
tile-dumpling = dumpling
tile-noodles = noodles
tile-sunflower = sunflower
tile-cactus = cactus
tile-rainbow = rainbow
tile-lightning = lightning
tile-snowman = snowman
tile-volcano = volcano
tile-moon = moon
tile-comet = shooting star
tile-telephone = telephone
tile-television = television
tile-photograph = photograph
tile-lift = lift
tile-train = train
tile-taxi = taxi
tile-submarine = submarine
tile-island = island
tile-desert = desert
tile-jungle = jungle
tile-castle = castle
tile-lighthouse = lighthouse
tile-hospital = hospital
tile-library = library
tile-playground = playground
tile-beach = beach
tile-farm = farm
tile-stadium = stadium
tile-zoo = zoo
tile-museum = museum
tile-bakery = bakery
tile-supermarket = supermarket
tile-airport = airport
tile-station = railway station
tile-restaurant = restaurant
tile-cinema = cinema
tile-tent = tent
tile-cave = cave
tile-circus = circus
tile-pyramid = pyramid
tile-northpole = North Pole
tile-waterfall = waterfall
tile-bridge = bridge
tile-pirate = pirate
tile-queen = queen
tile-knight = knight
tile-witch = witch
tile-clown = clown
tile-astronaut = astronaut
tile-dentist = dentist
tile-firefighter = firefighter
tile-detective = detective
tile-grandmother = grandmother
tile-baby = baby
tile-teacher = teacher
tile-cook = chef
tile-farmer = farmer
tile-burglar = burglar
tile-ghost = ghost
tile-vampire = vampire
tile-mermaid = mermaid
tile-snowwhite = Snow White
tile-santa = Santa Claus
tile-cinderella = Cinderella
tile-monkeyking = Monkey King
tile-pinocchio = Pinocchio
tile-redhood = Little Red Riding Hood
tile-aladdin = Aladdin
tile-peterpan = Peter Pan
tile-trafficjam = traffic jam
tile-birthday = birthday party
tile-wedding = wedding
tile-earthquake = earthquake
tile-fireworks = fireworks
tile-thunderstorm = thunderstorm
tile-picnic = picnic
tile-concert = concert
tile-haircut = haircut
tile-powercut = power cut
tile-holiday = summer holiday
tile-hideandseek = game of hide and seek
tile-luck = luck
tile-secret = a secret
tile-friendship = friendship
tile-courage = courage
tile-dream = a dream
tile-homesick = homesickness
tile-love = love
tile-zero = zero
tile-three = three
tile-seven = seven
tile-nine = nine
tile-hundred = one hundred
tile-thousand = one thousand

## Sentences of stories
# $word: the word of a tile, the only one in its sentence that is to be kept in mind.

# Two sentences, one after the other.
tale-and = { $before } { $next }
tale-empty = (There is no story.)

tale-thing-open = It all began with the { $word } that nobody wanted.
tale-thing-middle-one = All of a sudden, the { $word } fell from the sky.
tale-thing-middle-two = Luckily somebody had packed the { $word }.
tale-thing-middle-three = There was just one way out: shake the { $word } as hard as you can.
tale-thing-close = And guess what they got as a prize? Exactly: the { $word }.
tale-animal-open = Once upon a time the { $word } woke up with a splendid plan.
tale-animal-middle-one = Round the corner came the { $word }, humming a tune.
tale-animal-middle-two = The { $word } shook its head but came along.
tale-animal-middle-three = “Let me help!” said the { $word }.
tale-animal-close = And unless it has fallen asleep, the { $word } is still telling everybody.
tale-place-open = Early one morning a bus stopped at the { $word }.
tale-place-middle-one = So they all ran off to the { $word }.
tale-place-middle-two = The road led straight past the { $word }.
tale-place-middle-three = Nobody had ever laughed so loudly at the { $word }.
tale-place-close = In the end they all met again at the { $word }.
tale-person-open = Once upon a time the { $word } lost a left shoe.
tale-person-middle-one = The { $word } wanted to know exactly what was going on.
tale-person-middle-two = “That was me!” cried the { $word }.
tale-person-middle-three = There was nobody left to ask but the { $word }.
tale-person-close = And the { $word } laughed until the buttons flew off.
tale-hero-open = “You’ll never believe this,” said { $word }.
tale-hero-middle-one = The door opened, and out came { $word }, of all people.
tale-hero-middle-two = Even { $word } had never seen anything like it.
tale-hero-middle-three = Then { $word } whistled, and everything stood still.
tale-hero-close = Finally { $word } took a bow, and the curtain fell.
tale-event-open = It was the day of the { $word }.
tale-event-middle-one = Then, of all things, came the { $word }.
tale-event-middle-two = Everybody had been waiting for the { $word }.
tale-event-middle-three = Because of the { $word } they had to go the long way round.
tale-event-close = And so the story ended with the { $word }.
tale-idea-open = They had everything, except { $word }.
tale-idea-middle-one = All the way they talked about { $word }.
tale-idea-middle-two = Without { $word } it would have gone badly wrong.
tale-idea-middle-three = Somebody had written on the wall in big letters: { $word }.
tale-idea-close = And what is left of it all? Only { $word }.
tale-number-open = Count to { $word }, and the story begins.
tale-number-middle-one = How often did it happen? The answer is { $word }.
tale-number-middle-two = On the door stood in big letters: { $word }.
tale-number-middle-three = The bell rang, and somebody shouted: “{ $word }!”
tale-number-close = And when they counted again, it came to exactly { $word }.

## Phases

phase-telling = Telling
phase-guessing = Guessing
phase-judging = The storyteller decides
phase-over = Over

## Commands

command-told = The story is told
# $story: the story.
command-tell-typed = Story: { $story }
command-tell-woven = Let the donkey tell: { $story }
command-tell-woven-group = Let the donkey tell
# $word: the word.
command-guess = { $word }
command-guess-group = Name a word
# $text: what was typed.
command-say = Answer: { $text }
command-dont-know = I don’t know
command-accept = Accept as { $word }
command-accept-group = Accept
command-reject = Not a word of the story

## To be typed

# $words: the words of the tiles.
ask-story = Tell a story with these words: { $words }.
ask-story-group = Write a story
ask-answer = Which word was in this story?
ask-answer-group = Write an answer

## Events

event-starter = { $seat-is ->
    [you] You are the most stubborn and go first.
   *[other] { $seat } is the most stubborn and goes first.
}
event-first-tile = { who } put a tile that nobody has seen on the score pile.
event-donkey = The donkey walks on to round { $round }.
event-turn = { $seat-is ->
    [you] It’s your turn as storyteller.
   *[other] It’s { $seat }’s turn as storyteller.
}
event-drawn = { who } drew { $words }.
event-drawn-faded = { who } drew tiles.
# $slot: the slot.
event-told = { who } told: { $story } (The tiles lie face down on slot { $slot }.)
event-told-aloud = { who } told the story; the tiles lie face down on slot { $slot }.
# $tiles: how many; $penalty: what a failure costs.
event-guessing = { $seat-is ->
    [you] Your story on slot { $slot } comes back
   *[other] { $seat }’s story on slot { $slot } comes back
}: { $tiles } tiles, and a failure costs { $penalty ->
    [one] 1 tile
   *[other] { $penalty } tiles
}.
event-dealt = { who } got a tile of { $seat-is ->
    [you] your own
   *[other] their own
}: { $word }.
event-dealt-hidden = { who } got a tile, face down.
event-spares = { $tiles ->
    [one] 1 tile stays
   *[other] { $tiles } tiles stay
} face down with { whom }.
# $from: from whom.
event-taken-over = { who } took over a tile from { $from-is ->
    [you] you
   *[other] { $from }
}: { $word }.
event-taken-over-hidden = { who } took over a hidden tile from { $from-is ->
    [you] you
   *[other] { $from }
}.
event-asked = { $seat-is ->
    [you] It’s your turn to name a word.
   *[other] It’s { $seat }’s turn to name a word.
}
# $answer: what was said.
event-weighed = { who } answered “{ $answer }”. The storyteller may accept it.
event-own-tile = { $seat-is ->
    [you] That is your own tile, so it doesn’t count. Name another word.
   *[other] That is { $seat }’s own tile, so it doesn’t count.
}
event-named = { who } remembered { $word } and took the tile from { $from-is ->
    [you] you
   *[other] { $from }
}.
event-last-tile = { who } kept the last tile: { $word }.
event-wrong = { who } answered “{ $answer }”, which wasn’t in the story.
event-wrong-aloud = { who } gave a wrong answer.
event-too-late = { $seat-is ->
    [you] Your time is up.
   *[other] { $seat }’s time is up.
}
event-dont-know = { who } didn’t know.
# A mistake and what it cost, one sentence after the other. $what: the mistake; $lost: what was lost.
verdict-failed = { $what } { $lost }
# $tiles: how many were lost; $pile: how many are on the score pile now.
event-lost = { $tiles ->
    [0] { who } had nothing to lose
    [one] { who } lost 1 tile
   *[other] { who } lost { $tiles } tiles
} for it; the score pile has { $pile }.
event-lost-stopped = { $tiles ->
    [0] A stop tile on top of the pile kept { whom } from any loss
    [one] { who } lost 1 tile for it, and a stop tile on top of the pile saved the rest
   *[other] { who } lost { $tiles } tiles for it, and a stop tile on top of the pile saved the rest
}; the score pile has { $pile }.
event-closed = { $seat-is ->
    [you] All of your story was remembered.
   *[other] All of { $seat }’s story was remembered.
}
event-closed-left = { $seat-is ->
    [you] Your story is done. Nobody remembered { $words }.
   *[other] { $seat }’s story is done. Nobody remembered { $words }.
}
event-scored = { who } put { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} on the score pile, which has { $pile } now.
event-stop-tile = Nobody failed on the story, so { whom } got a stop tile. The score pile has { $pile } now.
event-match-ended = The donkey is across the bridge. The game is over.

## While a story is being written

# $used: how many of the words the story has; $all: of how many; $words: those that it lacks.
story-lacks = { $used } of { $all } words used. Still to come: { $words }.

## What cannot be done

error-too-soon = The time isn’t up yet.
error-match-over = The game is over.
error-not-your-turn = It isn’t your turn.
error-wrong-moment = You can’t do that now.
error-lacks = The story still lacks { $words }.
error-not-the-tiles = The story doesn’t have just the words of the tiles.
error-own-tile = That is your own tile. Name another word.
error-named = { $word } has been said already. Name another word.
error-not-on-board = { $word } isn’t on the board.
error-not-of-story = { $word } isn’t in this story.

## The table in sentences

# $round: which round; $rounds: of how many.
view-turn-telling = Round { $round } of { $rounds }: { $seat-is ->
    [you] you tell a story.
   *[other] { $seat } tells a story.
}
view-turn-guessing = Round { $round } of { $rounds }: { $seat-is ->
    [you] your story is being guessed.
   *[other] { $seat }’s story is being guessed.
}
view-over = The game is over.
view-telling = { $seat-is ->
    [you] Your words: { $words } (for slot { $slot }).
   *[other] { $seat }’s words: { $words } (for slot { $slot }).
}
view-story = { $seat-is ->
    [you] Your story on slot { $slot }
   *[other] { $seat }’s story on slot { $slot }
}: { $tiles } tiles; a failure costs { $penalty ->
    [one] 1 tile
   *[other] { $penalty } tiles
}.
view-weighed = { who } answered “{ $answer }”; the storyteller decides.
view-asked = { $seat-is ->
    [you] It’s your turn to name a word.
   *[other] It’s { $seat }’s turn to name a word.
}
view-named = Remembered so far: { $words }.
view-board = On the board: { $words }.
view-board-wrong = Not of this story: { $words }.
view-guesser = { who }: { $tiles } face up.
view-guesser-tile = { who }: { $tiles } face up and a hidden tile.
view-guesser-out = { who }: out of this story, { $tiles } face up.
view-spares = Hidden with { whom }: { $tiles }.
view-own-tile = Your own tile: { $word }.
view-own-story = Words of your story not named yet: { $words }.
# $stops: how many of them are stop tiles; $stories: how many stories lie face down.
view-player = { who }: { $tiles ->
    [one] 1 tile
   *[other] { $tiles } tiles
} on the score pile ({ $stops ->
    [0] no stop tile
    [one] 1 stop tile
   *[other] { $stops } stop tiles
}), { $stories ->
    [one] 1 story
   *[other] { $stories } stories
} face down.
view-bag = In the bag: { $tiles }. Out of the game: { $gone }.

## On the table

# The line in the bubble. $teller: the storyteller; $penalty: what a failure costs; $named: how many were named; $tiles: of how many.
board-turn = { $seat-is ->
    [you] It’s your turn to tell a story.
   *[other] { $seat } tells the next story.
}
board-telling = { $seat-is ->
    [you] Tell a story with all these words.
   *[other] { $seat } tells a story with these words.
}
board-told = { who } told this story:
board-dealt = { $seat-is ->
    [you] Your old story is back. Everybody gets a tile of it.
   *[other] { $seat }’s old story is back. Everybody gets a tile of it.
}
board-guessing = { $teller-is ->
    [you] { $seat }: what { $named ->
        [0] was
       *[other] else was
    } in your story?
   *[other] { $seat-is ->
        [you] Your turn
       *[other] { $seat }
    }: what { $named ->
        [0] was
       *[other] else was
    } in { $teller }’s story?
} (A failure costs { $penalty ->
    [one] 1 tile
   *[other] { $penalty } tiles
}.)
board-closed = { $seat-is ->
    [you] Your story is over.
   *[other] { $seat }’s story is over.
}
board-found = { $named } of { $tiles } found
spot-own = { $seat-is ->
    [you] your own tile
   *[other] { $seat }’s own tile
}
spot-story = { $seat-is ->
    [you] the words of your story
   *[other] the words of { $seat }’s story
}
figure-fox = Fox
figure-cat = Cat
figure-owl = Owl
figure-hare = Hare
figure-crane = Crane
figure-tortoise = Tortoise

## Lines of the score

# The whole score, in the ranking. $points: how many points.
score-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# Over the ranking.
results-coins = Where the tiles came from
score-start = First tile
score-words = Words remembered
score-stops = Stop tiles
score-lost = Tiles lost

## Setting up a match

setup-error-seats = This game takes { $least } to { $most } seats; there { $found ->
    [one] is { $found }
   *[other] are { $found }
}.
setup-error-first = The first player isn’t at the table. Choose another.
# $number: the number of the choice.
setup-error-choice = There is no such choice ({ $number }).

option-first = First player
option-first-random = Random
option-answers = Answers
option-answers-help = Picked from a board, typed, or spoken while the storyteller taps the word. With bots at the table, picking works best.
answers-picked = Picked from 16 words
answers-typed = Typed
answers-spoken = Spoken
option-timer = Time for an answer
option-timer-help = Who hasn’t answered when the time is up is out of the story.
timer-fifteen = 15 seconds
timer-thirty = 30 seconds
timer-off = No limit
option-rounds = Rounds
option-rounds-help = Seven rounds have one more story, and failures cost more.
rounds-six = Six rounds
rounds-seven = Seven rounds (advanced)

## The rules book
# An empty line between paragraphs; a line with • is an item of a list.

rules-goal-title = The goal
rules-goal-body =
    Take turns to draw tiles and tell a story around their words. Two rounds later everybody tries to find those words again. Each word found is a tile, and each tile is a point.

    For three to six seats, each a person or a team of two, mixed as you like, up to twelve people. From eight years; about 30 to 45 minutes. Partners share board, tile and score pile and may talk it over; the first answer of either counts.

rules-pieces-title = Pieces
rules-pieces-body =
    • 180 picture tiles with a word each.
    • 30 stop tiles.
    • Six player boards with four slots, and five on the other side.
    • The thought bubble with the round track, the donkey and the bag.

rules-set-up-title = Setting up
rules-set-up-body =
    Each seat gets a tile that nobody has seen, face down, as the start of its score pile.

    The most stubborn player is the first storyteller (choose one, or leave it to chance) and puts the donkey on round 1. When every seat has been storyteller, the donkey moves on.

rules-rounds-title = The rounds
rules-rounds-body =
    Six rounds: draw 3 tiles in the first and second round, 4 in the third, 5 in the fourth, then none. From the third round on you first tell your new story; then the others guess the one you told two rounds before: slot 1 in round 3, slot 2 in round 4, and so on. Slots 1 to 4 have the penalties 1, 2, 3 and 4.

    Seven rounds (advanced): draw 3, 3, 4, 4 and 5 tiles, guess slots 1 to 5, with the penalties 1, 2, 3, 5 and 7.

rules-telling-title = Telling
rules-telling-body =
    Draw the tiles, show and name them, then tell a story with all of the words in it. Stack the tiles face down on the slot of this round.

    Tell it aloud or type it; a typed story shows which words it still lacks. If nothing comes to mind, let the donkey tell one.

rules-dealing-title = Dealing
rules-dealing-body =
    The tiles of the old story are shuffled and dealt, one each, from the storyteller’s left. Only you see your own. What is left stays face down with the storyteller. If there are more players than tiles, the last ones get none.

    The storyteller sees the words of the story, but not who holds which, and gives no help.

rules-guessing-title = Guessing
rules-guessing-body =
    From the storyteller’s left, again and again, until all words are named or everybody is out: name a word of the story that isn’t on your own tile.

    • Right: take its tile, whoever holds it, and put it face up before you.
    • Wrong, too late, or “I don’t know”: you are out of this story and pay its penalty.
    • A word named before, your own tile, or a word that isn’t on the board doesn’t count against you. Say another; the clock goes on.
    • If your own tile is the only one left, you take it without naming it.
    • When you have no tile, come to turn for the first time, and nobody has named a word yet, you take over the tile that the first player was dealt.

rules-losing-title = Losing tiles
rules-losing-body =
    You lose tiles that lie face up from this story first, then tiles from the top of your score pile. A stop tile on top ends the loss; it stays there and keeps its point. An empty pile ends it, too. Lost tiles leave the game.

rules-scoring-title = After a story
rules-scoring-body =
    Tiles that nobody named leave the game. Everybody puts their face-up tiles on top of their score pile; those who are out keep what is left after paying.

    If nobody failed, the storyteller gets a stop tile on top of the score pile.

    After the last round every tile of the pile is a point, stop tiles too. Most points win; on a tie, more stop tiles; then the win is shared.

rules-answering-title = Three ways to answer
rules-answering-body =
    • Picked: sixteen words lie on the board, those of the story among them. Words that were picked wrongly stay marked.
    • Typed: capitals, spaces and Chinese script don’t matter, other names count, and words of five letters or more forgive one slip. When an answer isn’t recognised, the storyteller has 5 seconds to accept it and say which word it was; silence means wrong.
    • Spoken: the storyteller taps the word that was said, or that it was none. Who can’t speak may type.

    If the storyteller points at the guesser’s own tile, the answer doesn’t count, and the clock goes on.

rules-secrets-title = Secrets
rules-secrets-body =
    Only you see the tile that you were dealt. Nobody looks at stories face down, score piles, tiles left over, or into the bag.

    After a draw, a deal or an answer nothing can be taken back.
