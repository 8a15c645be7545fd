### Storyteller. zh-Hant is the source: change it first.
###
### Words: storyteller, hint, word tiles, decoy. { $card } is the title of a picture; { $number } is a card’s number on
### show, from 1.

game-title = Storyteller
game-tagline = A hint for some, but not for all.
game-story = It is late, and the lamps of the inn are still lit. Now you tell: from the dreamlike pictures in your hand choose one and say a word, a sentence, or hum a tune. Too plain, and everybody knows; too dark, and nobody does. The best stories make just a few people smile.

# A picture’s title in quotation marks, used in other sentences.
card-title = “{ $card }”
picture-unknown = no such picture
tag-unknown = no such word

## Hints
# $text: what a player wrote; $words: one to three words.

hint-written = “{ $text }”
hint-aloud = one given aloud (a sound, a song, a gesture)
hint-plain = “{ $words }”
hint-about = “it is about { $words }”
hint-dream = “I dreamt of { $words } …”
hint-once = “once upon a time: { $words }”
hint-softly = “{ $words } … softly”
hint-perhaps = “perhaps { $words }?”

## Phases

phase-tell = Telling
phase-give = Giving cards
phase-vote = Voting
phase-reveal = The reveal
phase-over = Match over

## Commands

# $card: the picture; $hint: the hint.
command-tell = Tell of { $card }: { $hint }
# $alt: what the picture shows.
command-tell-aloud = Tell of { $card } aloud: { $alt }
command-tell-aloud-group = Give the hint aloud (a sound, a song, a gesture)
command-give = Give { $cards }
command-vote = Vote for number { $number }
command-retract = Take your choice back
command-go-on = End the round
command-why-written = Say why: “{ $text }”
command-why-tiles = Say why: { $words }

# $card: the picture to tell of.
ask-written = Write a hint for “{ $card }” (1 to 400 characters)
ask-written-group = Write a hint
ask-tiles = Choose one to three word tiles as a hint for “{ $card }”
ask-tiles-group = Make a hint out of word tiles
# $count: how many to give.
ask-give = Lay down { $count ->
    [one] the card that suits the hint best
   *[other] the { $count } cards that suit the hint best
}
ask-vote = Guess which card is the storyteller’s
ask-why = Say why it was “{ $card }”, and end the round

item-card = “{ $card }”: { $alt }
item-own = “{ $card }” (your own card, not to be voted for): { $alt }

## Events

event-first-teller = { $seat-is ->
    [you] You are the first storyteller.
   *[other] { $seat } is the first storyteller.
}
event-dealt = { $seat-is ->
    [you] Your hand: { $cards }.
   *[other] { $seat }’s hand: { $cards }.
}
event-dealt-hidden = { $seat-is ->
    [you] You get { $count } cards.
   *[other] { $seat } gets { $count } cards.
}
# $round: which round; $rounds: the most there can be.
event-round = { $seat-is ->
    [you] Round { $round } (of at most { $rounds }): you tell.
   *[other] Round { $round } (of at most { $rounds }): { $seat } tells.
}
event-told = { who } laid { $card } face down. The hint is { $hint }.
event-told-hidden = { who } laid a card face down. The hint is { $hint }.
event-given = { who } laid { $cards } face down.
event-given-hidden = { who } laid { $count ->
    [one] a card
   *[other] { $count } cards
} face down.
event-retracted = { who } took { $cards } back.
event-retracted-hidden = { who } took { $count ->
    [one] a card
   *[other] { $count } cards
} back.
event-retracted-vote = { who } took the vote back.
# $seats: who had not chosen.
event-time-came = Time is up; not ready: { $seats }.
event-teller-skipped = { who } gave no hint and { $seat-is ->
    [you] are
   *[other] is
} skipped.
event-cards-shown = The cards are shuffled and shown, in the order of their numbers: { $cards }.
event-voted = { who } voted for number { $number }.
event-voted-hidden = { who } voted.
# $votes: which number each voted for.
event-votes-shown = All votes are shown: { $votes }.
ballot = { whom } for { $number }
# $words: what the card made somebody think of.
event-vote-explained = { $card } made { whom } think of { $words }.
# $voters: who found it.
event-tale-revealed = { $seat-is ->
    [you] Your
   *[other] { $seat }’s
} card was number { $number }, { $card }, { $voters-count ->
    [0] which nobody voted for
   *[other] with votes by { $voters }
}.
event-decoy-revealed = Number { $number }, { $card }, was { $seat-is ->
    [you] yours
   *[other] { $seat }’s
}, { $voters-count ->
    [0] which nobody voted for
   *[other] with votes by { $voters }
}.
event-decoy-explained = Number { $number }, { $card }, was { $seat-is ->
    [you] yours: it made you think of { $words }
   *[other] { $seat }’s: it made { $seat } think of { $words }
} ({ $voters-count ->
    [0] no votes
   *[other] votes by { $voters }
}).
# $gains: what each gets.
event-scored-all = Everybody found it: the hint was too plain, and the storyteller gets nothing. { $gains }.
event-scored-none = Nobody found it: the hint was too dark, and the storyteller gets nothing. { $gains }.
event-scored-some = Some found it, but not all: well told! { $gains }.
# $gained: points of this round; $points: points now.
gain = { whom } +{ $gained } (now { $points })
event-why-written = { who } said of { $card }: “{ $text }”
event-why-tiles = { $card } made { whom } think of { $words }.
# $count: how many.
event-cards-left = The { $count } cards on show leave the game.
event-drew = { who } drew { $cards }.
event-drew-hidden = { who } drew { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-ended-points = Somebody has come to 30 points: the match is over.
event-ended-deck = The deck is used up: the match is over.
event-ended-rounds = The agreed rounds have been played: the match is over.

## What cannot be done

error-too-soon = Time isn’t up yet.
error-match-over = The match is over.
error-not-the-teller = Only the storyteller can do that.
error-teller-gives-none = The storyteller gives no decoys.
error-teller-does-not-vote = The storyteller doesn’t vote.
error-too-late = It’s too late for that.
error-not-now = That isn’t possible yet.
error-already-chosen = You have already chosen; take that back first.
error-nothing-to-retract = You have nothing to take back.
error-retracted-often = You can take this back { $most } times at most.
# $found: how many there are; $wanted: how many it takes.
error-wrong-count = { $wanted ->
    [one] This takes one card
   *[other] This takes { $wanted } different cards
}; you chose { $found }.
error-not-in-hand = “{ $card }” isn’t in your hand.
error-empty-text = Write something first.
# $found: characters written; $most: the most there may be.
error-long-text = There is room for { $most } characters; you wrote { $found }.
error-unreadable-text = It has a character that can’t be shown.
error-bad-tiles = Choose one to three different words.
error-no-such-place = There is no card number { $number }; they go from 1 to { $most }.
error-own-card = Number { $number } is your own card.

## The table in sentences

view-tell = { $seat-is ->
    [you] Round { $round } of at most { $rounds }: it is your turn to tell.
   *[other] Round { $round } of at most { $rounds }: waiting for { $seat } to tell.
}
view-give = { $seat-is ->
    [you] Round { $round } of at most { $rounds }, you tell: the others choose cards that suit the hint.
   *[other] Round { $round } of at most { $rounds }, { $seat } tells: the others choose cards that suit the hint.
}
view-vote = { $seat-is ->
    [you] Round { $round } of at most { $rounds }, you tell: the others vote for the card they take for yours.
   *[other] Round { $round } of at most { $rounds }, { $seat } tells: the others vote for the storyteller’s card.
}
view-reveal = { $seat-is ->
    [you] Round { $round } of at most { $rounds }, the reveal: you may say why, and end the round.
   *[other] Round { $round } of at most { $rounds }, the reveal: waiting for { $seat } to end the round.
}
view-over = The match is over.
view-hint = The hint: { $hint }
view-shown = Number { $number }, { $card }: { $alt }
view-shown-tale = Number { $number }, { $card }, the storyteller’s ({ whom }; { $voters-count ->
    [0] no votes
   *[other] votes by { $voters }
}): { $alt }
view-shown-decoy = Number { $number }, { $card }, a decoy ({ whom }; { $voters-count ->
    [0] no votes
   *[other] votes by { $voters }
}): { $alt }
view-chosen = Have chosen: { $seats }.
view-own-tale = You tell of { $card }.
view-own-given = You laid down { $cards }.
# $numbers: the numbers of the own cards.
view-own-places = Your own on show: { $numbers }.
view-own-vote = You voted for number { $number }.
view-hand = In your hand, { $card }: { $alt }
# $points: everybody’s points.
view-points = Points: { $points }.
standing = { whom } { $points }
view-deck = { $count ->
    [one] One card is
   *[other] { $count } cards are
} left in the deck.

## Lines of the score

# The whole score, in the ranking.
score-total = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
results-coins = Where the points came from
score-told = Well told
score-guessed = Right guesses
score-shared = Storytellers who went without
score-fooled = Votes on your cards

## Setting up a match

setup-error-seats = This game takes { $least } to { $most } players; there { $found ->
    [one] is { $found }
   *[other] are { $found }
}.
setup-error-first-teller = The first storyteller isn’t at the table. Choose another.
setup-error-no-rounds = At least one round has to be played.
setup-error-choice = There is no such choice.

option-end = The match ends
option-end-help = At 30 points or with the deck, with the deck alone, or after a number of rounds; it always ends with the deck.
end-points = At 30 points or with the deck
end-deck = With the deck
end-rounds-3 = After 3 rounds
end-rounds-4 = After 4 rounds
end-rounds-5 = After 5 rounds
end-rounds-6 = After 6 rounds
end-rounds-8 = After 8 rounds
end-rounds-10 = After 10 rounds
end-rounds-12 = After 12 rounds
option-timer = Timer
option-timer-help = When time is up, random cards are given, missing votes count as wrong, and a storyteller without a hint is skipped.
timer-off = No timer
timer-60 = 60 seconds
timer-120 = 120 seconds

## On the table

figure-fox = Fox
figure-cat = Cat
figure-owl = Owl
figure-hare = Hare
figure-crane = Crane
figure-tortoise = Tortoise
figure-lion = Lion
figure-elephant = Elephant

# Small, on the scroll: what is to be done now.
task-tell = Your tale: press a card and give it a hint
task-wait-tell = { $seat } is looking for a tale
task-give = { $count ->
    [one] Choose the card that suits this hint best
   *[other] Choose the { $count } cards that suit this hint best
}
task-wait-give = Waiting for all cards
task-vote = Which card did { $seat } tell of?
task-wait-vote = Waiting for all votes
task-go-on = End the round when you have seen enough
task-told = Told by { $seat }

# In the strip at the lower edge: the own choice is made, and these have still to choose.
bar-wait-give = Waiting for a card from { $seats }
bar-wait-vote = Waiting for a vote from { $seats }
# Beside a picture when cards are chosen in a list. $number: the number of the card; $card: its name.
thumb-shown = { $number }. { $card }
thumb-own = { $number }. Your own card

# On the small paper by a card: what it made whom think of.
note-reason = { $seat }: { $words }

spot-shown = Number { $number }, “{ $card }”: { $alt }
spot-own = Number { $number }, “{ $card }” (your own): { $alt }
spot-mat = { $seat }’s mat: hold it to see your cards
spot-come = { $seat } chooses – everyone else, look away

# On the papers at the lower edge.
group-give = Give a card
group-vote = Vote

deed-look = Look closer
deed-write = Write a hint
deed-aloud = Act it out
deed-tiles = Word tiles
deed-give = Give this card
deed-give-both = Give these two
deed-vote = Vote for it
deed-retract = Choose again
deed-why = Say why
deed-go-on = End round

large-number = Card number { $number }
large-own = This one is yours.

## What a round came to

summary-title = The storyteller’s card was number { $number }, “{ $card }”
summary-order-title = The cards on show, by number
summary-log = On show in this round: { $cards }.

## The rules book
# An empty line between paragraphs; a line with • is an item of a list.

rules-goal-title = The goal
rules-goal-body =
    In each round a storyteller chooses a picture from the hand and gives a hint. The others add pictures that suit it too, and then guess which one was the storyteller’s.

    A good hint is one that some understand, but not all: if everybody finds the card, or nobody does, the storyteller gets nothing.

    Most points win; those who tie share the win. For 3 to 6 players from 8 years; about 30 minutes.

rules-pieces-title = Pieces
rules-pieces-body =
    • 84 picture cards, each with one impossible thing.
    • A rabbit per player on the score track.
    • A vote per player and round.

rules-set-up-title = Setting up
rules-set-up-body =
    Everyone gets six cards (seven with three players), unseen by the others. All rabbits stand on 0. Choose the first storyteller or draw one at random.

rules-hint-title = The hint
rules-hint-body =
    The storyteller lays a card face down and gives a hint to it:

    • In writing, with 1 to 400 characters: a word, a sentence, a poem.
    • Aloud: a sound, a song, a gesture.
    • In word tiles, one to three of them; everyone reads them in their own language.

rules-decoys-title = Decoys
rules-decoys-body =
    At the same time everyone else lays down the card from their hand that suits the hint best; with three players two cards each.

    When all are in, the cards are shuffled, shown and numbered.

rules-vote-title = The vote and the reveal
rules-vote-body =
    Everyone but the storyteller votes in secret for the card they take for the storyteller’s, never for one of their own. The votes are shown together.

    Then the storyteller’s card is turned out, and after it who gave which decoy. The storyteller may say why it was this one.

rules-scoring-title = Scoring
rules-scoring-body =
    • If everybody found the card, or nobody did: 0 for the storyteller, 2 points for each of the others.
    • Otherwise: 3 points for the storyteller and for each who found the card.
    • Everyone but the storyteller gets 1 more point for each vote on their own cards, without a limit.

rules-refill-title = The next round
rules-refill-body =
    The cards on show leave the game, everyone draws back to a full hand, and the player on the left tells.

rules-end-title = The end
rules-end-body =
    The match ends with the round in which somebody comes to 30 points or the deck is used up. You can also agree on the deck alone, or on a number of rounds.

    The deck lasts for 13 rounds with three players, 15 with four, 11 with five and 8 with six; no match has more.

rules-timer-title = The timer
rules-timer-body =
    You can agree on 60 or 120 seconds for each step. When time is up, a storyteller without a hint is skipped (that counts as a round), random cards are given for whoever has given none, missing votes count as wrong, and a round ends by itself.

rules-secrets-title = Secrets and second thoughts
rules-secrets-body =
    Hands are secret, and so are chosen cards and votes until all are in. That somebody has chosen is open to all.

    Until the last choice is in you can take yours back and choose again, three times at most in each step. The storyteller can take the hint back until somebody else acts. What has been shown stays shown.

rules-bots-title = Bots
rules-bots-body =
    Bots see pictures through their tags, tell in word tiles, and say at the reveal what they thought of. They read your written hints with a lexicon in Chinese and English; a hint given aloud they can’t hear, so they guess.

## Words: what can be seen and felt in the pictures

tag-whale = a whale
tag-lantern = a lantern
tag-house = a house
tag-door = a door
tag-wave = a wave
tag-sun = the sun
tag-snail = a snail
tag-lighthouse = a lighthouse
tag-boat = a boat
tag-moon = the moon
tag-child = a child
tag-star = a star
tag-cup = a cup
tag-tree = a tree
tag-key = a key
tag-chest = a chest
tag-umbrella = an umbrella
tag-rain = rain
tag-shadow = a shadow
tag-bear = a bear
tag-needle = a needle
tag-fox = a fox
tag-dragon = a dragon
tag-footprints = footprints
tag-book = a book
tag-stairs = stairs
tag-mouse = a mouse
tag-candle = a candle
tag-train = a train
tag-bed = a bed
tag-giant = a giant
tag-elephant = an elephant
tag-thread = a thread
tag-tower = a tower
tag-spider = a spider
tag-clock = a clock
tag-flower = a flower
tag-old-man = an old man
tag-cage = a cage
tag-letter = a letter
tag-cloud = a cloud
tag-hand = a hand
tag-tortoise = a tortoise
tag-palm = a palm tree
tag-fish = a fish
tag-mirror = a mirror
tag-old-woman = an old woman
tag-octopus = an octopus
tag-violin = a violin
tag-drum = a drum
tag-butterfly = a butterfly
tag-window = a window
tag-bottle = a bottle
tag-button = a button
tag-bell = a bell
tag-deer = a deer
tag-shoe = a shoe
tag-cat = a cat
tag-chair = a chair
tag-camel = a camel
tag-piano = a piano
tag-horse = a horse
tag-road = a road
tag-bird = a bird
tag-owl = an owl
tag-leaf = a leaf
tag-anchor = an anchor
tag-puppet = a puppet
tag-scissors = scissors
tag-rabbit = a rabbit
tag-curtain = a curtain
tag-rope = a rope
tag-suitcase = a suitcase
tag-robot = a robot
tag-heart = a heart
tag-egg = an egg
tag-volcano = a volcano
tag-teapot = a teapot
tag-fire = a fire
tag-rainbow = a rainbow
tag-coin = a coin
tag-wolf = a wolf
tag-smoke = smoke
tag-kite = a kite
tag-bones = bones
tag-shell = a seashell
tag-web = a spider’s web
tag-harp = a harp
tag-mushroom = a mushroom
tag-planet = a planet
tag-nest = a nest
tag-feather = a feather
tag-bridge = a bridge
tag-knight = a knight
tag-hourglass = an hourglass
tag-sand = sand
tag-acrobat = an acrobat
tag-balloon = a balloon
tag-bathtub = a bathtub
tag-flag = a flag
tag-duck = a duck
tag-root = a root
tag-ring = a ring
tag-crown = a crown
tag-bee = a bee
tag-bread = bread
tag-ladder = a ladder
tag-hammer = a hammer
tag-mask = a mask
tag-jellyfish = a jellyfish
tag-dog = a dog
tag-glass-ball = a glass ball
tag-giraffe = a giraffe
tag-compass = a compass
tag-map = a map
tag-bicycle = a bicycle
tag-eye = an eye
tag-ink = ink
tag-monk = a monk
tag-net = a net
tag-well = a well
tag-windmill = a windmill
tag-apple = an apple
tag-worm = a worm
tag-telescope = a telescope
tag-stilts = stilts
tag-pumpkin = a pumpkin
tag-ghost = a ghost
tag-shirt = a shirt
tag-carousel = a carousel
tag-cactus = a cactus
tag-hat = a hat
tag-doll = a doll
tag-seed = a seed
tag-sleigh = a sleigh
tag-castle = a castle
tag-river = a river
tag-village = a village
tag-desert = the desert
tag-seashore = the seashore
tag-lake = a lake
tag-kitchen = a kitchen
tag-garden = a garden
tag-city = a city
tag-mountain = a mountain
tag-snow = snow
tag-library = a library
tag-room = a room
tag-sky = the sky
tag-sea = the sea
tag-sea-floor = the sea floor
tag-rooftops = the rooftops
tag-field = a field
tag-forest = a forest
tag-harbour = a harbour
tag-theatre = a theatre
tag-station = a station
tag-island = an island
tag-market = a market
tag-space = outer space
tag-circus = a circus
tag-flying = flying
tag-sleeping = sleeping
tag-opening = opening
tag-carrying = carrying
tag-lighting = lighting
tag-fishing = fishing
tag-sailing = sailing
tag-searching = searching
tag-growing = growing
tag-walking = walking
tag-sewing = sewing
tag-climbing = climbing
tag-reading = reading
tag-travelling = travelling
tag-balancing = balancing
tag-catching = catching
tag-watching = watching
tag-writing = writing
tag-swimming = swimming
tag-making-music = making music
tag-floating = floating
tag-falling = falling
tag-dancing = dancing
tag-waiting = waiting
tag-feeding = feeding
tag-pouring = pouring
tag-trading = trading
tag-melting = melting
tag-building = building
tag-playing = playing
tag-running = running
tag-breaking = breaking
tag-hiding = hiding
tag-riding = riding
tag-working = working
tag-greeting = a greeting
tag-wonder = wonder
tag-calm = calm
tag-dream = a dream
tag-curiosity = curiosity
tag-freedom = freedom
tag-danger = danger
tag-patience = patience
tag-home = home
tag-hope = hope
tag-childhood = childhood
tag-mischief = mischief
tag-pride = pride
tag-secret = a secret
tag-sorrow = sorrow
tag-loneliness = loneliness
tag-silence = silence
tag-gentleness = gentleness
tag-courage = courage
tag-fear = fear
tag-wisdom = wisdom
tag-journey = a journey
tag-friendship = friendship
tag-time = time
tag-captivity = captivity
tag-greed = greed
tag-power = power
tag-memory = memory
tag-longing = longing
tag-farewell = a farewell
tag-joy = joy
tag-change = change
tag-magic = magic
tag-love = love
tag-beginning = a beginning
tag-lost = being lost
tag-darkness = darkness

## Pictures: a title, and a description for whoever cannot see them

picture-whale-over-village = The whale at night
picture-whale-over-village-alt = A huge whale with a lantern at its jaw drifts across the night sky over a sleeping village; a single window is lit.
picture-desert-door = The door in the desert
picture-desert-door-alt = A door stands alone among the dunes with no house around it; it is ajar, and behind it a stormy sea is rolling.
picture-snail-lighthouse = The snail with a lighthouse
picture-snail-lighthouse-alt = Instead of a shell a snail carries a lit lighthouse along the shore, lighting the way for far-off sails.
picture-moon-fisher = Fishing from the moon
picture-moon-fisher-alt = A child sits on the crescent moon with a long line and fishes a star out of the lake; all the stars are in the water.
picture-storm-in-teacup = A storm in a teacup
picture-storm-in-teacup-alt = On a kitchen table a teacup holds a raging sea; a sailing ship struggles in it beneath lightning made of steam.
picture-tree-of-keys = The key tree
picture-tree-of-keys-alt = In a walled garden a tree bears keys instead of leaves; at its foot stands one locked chest.
picture-rain-under-umbrella = Rain beneath the umbrella
picture-rain-under-umbrella-alt = The street is sunny and people stroll, but under one grey man’s black umbrella it rains, and on him alone.
picture-bear-sews-stars = The bear that sews stars
picture-bear-sews-stars-alt = A bear as big as a mountain, wearing spectacles, sits on the peaks and sews stars one by one onto a half-made night.
picture-fox-dragon-shadow = The fox with a dragon’s shadow
picture-fox-dragon-shadow-alt = A small fox trots through the snow; on the bank behind it its shadow rears up as a winged dragon.
picture-book-stairs = A staircase of books
picture-book-stairs-alt = In a library open books form a stair that winds up through the roof; a mouse with a candle is halfway.
picture-train-over-blanket = The blanket railway
picture-train-over-blanket-alt = A giant sleeps; the patches of the quilt are fields, and a little lit train climbs over the hill of a knee.
picture-elephant-on-thread = The elephant on a thread
picture-elephant-on-thread-alt = An elephant with a parasol tiptoes along one spider’s thread between two towers while the spider holds its end.
picture-clock-garden = The clock gardener
picture-clock-garden-alt = An old gardener waters clocks that grow on stems like flowers; one has gone to seed and its numerals blow away.
picture-sun-in-cage = The caged sun
picture-sun-in-cage-alt = On a castle’s window sill a birdcage holds the sun; the land is dark, and people with candles look up.
picture-letter-fleet = The fleet of letters
picture-letter-fleet-alt = Letters folded into paper boats sail across the clouds in a long line; a hand has just let the last one go.
picture-tortoise-island = The swimming island
picture-tortoise-island-alt = A small island with palms and a hut turns out, below the waterline, to be a great tortoise swimming off.
picture-ruin-mirrored-castle = The castle in the water
picture-ruin-mirrored-castle-alt = On the bank stands a ruin, but in the lake its reflection is whole, lit and hung with flags; an old woman leans over.
picture-octopus-band = The octopus band
picture-octopus-band-alt = On a shell bandstand at the bottom of the sea an octopus plays violin, drum and harp at once and conducts; fish listen in rows.
picture-moon-carried-off = The butterflies and the moon
picture-moon-carried-off-alt = Above the roofs butterflies stream away, each with a flake of light: they are carrying off the moon bit by bit.
picture-village-in-pocket = A village in a pocket
picture-village-in-pocket-alt = A giant strides over the hills, one hand sheltering his waistcoat pocket from which a village’s roofs and steeple peep out.
picture-forest-in-bottle = The forest in a bottle
picture-forest-in-bottle-alt = A corked bottle drifts by the shore with a whole forest inside; a deer looks out through the glass.
picture-stairs-into-sea = The stairs into the sea
picture-stairs-into-sea-alt = The sea parts like a curtain around a lantern-lit stone stair going down; someone has left their shoes and is on the third step.
picture-rain-of-fish = Raining fish
picture-rain-of-fish-alt = It is raining fish on the roofs; one cat sits on a ridge holding its umbrella upside down to catch them.
picture-knitted-river = The knitted river
picture-knitted-river-alt = An old woman in a rocking chair knits, and from her needles a blue river falls and runs through the fields.
picture-camel-dune = The dune that sleeps
picture-camel-dune-alt = The dunes are one vast sleeping camel; a tiny caravan with lanterns files across its back.
picture-piano-road = The piano road
picture-piano-road-alt = The road through the fields is made of piano keys; a horse gallops over it and every stride is a note.
picture-owl-library = The owl of books
picture-owl-library-alt = An owl spreads its wings in the forest and every feather is the spine of a book; squirrels read two of them by candle.
picture-moored-cloud = The moored cloud
picture-moored-cloud-alt = In the harbour a cloud is moored among fishing boats with anchor and chain, straining to rise.
picture-puppets-puppet = The puppet’s puppet
picture-puppets-puppet-alt = On stage a wooden puppet holds the strings, and the man dancing on them is its maker; a pair of scissors lies on the boards.
picture-night-curtain = Rabbits drawing the night
picture-night-curtain-alt = Half day, half night: a team of rabbits hauls the star-sewn curtain of night across the fields by a rope.
picture-shoes-leave = The shoes that leave
picture-shoes-leave-alt = Empty shoes walk in single file to the station by themselves; at a window a barefoot man has just woken.
picture-robot-nest = The robot with a nest
picture-robot-nest-alt = A rusty robot sits against a tree with its chest open; where a heart would be, a bird has its nest.
picture-teapot-volcano = The teapot volcano
picture-teapot-volcano-alt = The island’s volcano has a spout and a handle and pours out glowing tea; islanders run up with cups.
picture-weather-market = The weather market
picture-weather-market-alt = A market stall sells weather: lightning in jars, folded rainbows, a thundercloud on a leash; a child counts coins for a snowflake.
picture-smoke-wolf = The wolf of smoke
picture-smoke-wolf-alt = Smoke from a lonely snowbound hut turns into a great wolf curled around the roof, keeping watch.
picture-candle-city = The city of wax
picture-candle-city-alt = The drips of a thick burning candle are towers and balconies: a city lives there beneath the flame, melting at the edge.
picture-kite-flies-child = The kite that flies a child
picture-kite-flies-child-alt = A kite stands in a meadow and holds the string; at the other end a child is flying high in the wind.
picture-whale-bone-garden = The whalebone garden
picture-whale-bone-garden-alt = In the desert the ribs of a whale stand like a nave, covered with flowers in bloom, with a bench inside.
picture-spider-harp = The spider’s harp
picture-spider-harp-alt = In a spotlight a spider in tails plays its web as a harp, and flies in evening dress edge closer to listen.
picture-mushroom-stop = The mushroom bus stop
picture-mushroom-stop-alt = Three snails with luggage wait beneath a mushroom in the forest; a comet with lit windows is slowing down to stop.
picture-egg-planet = The bird that hatches a world
picture-egg-planet-alt = In space a plump bird sits brooding on a blue planet as on an egg; light shines through the first crack.
picture-feather-bridge = The feather bridge
picture-feather-bridge-alt = One long white feather spans a gorge; a knight about to cross has begun to lay down his armour.
picture-hourglass-beach = The hourglass beach
picture-hourglass-beach-alt = The top of an hourglass is a beach with parasols, the bottom a city being buried; a child plugs the hole with a finger.
picture-horizon-walker = Walking the horizon
picture-horizon-walker-alt = The horizon is a tightrope between sea and sky; a tiny acrobat walks it, holding the sun on a string like a balloon.
picture-letters-to-birds = Letters that fly
picture-letters-to-birds-alt = By moonlight letters rise from a desk, fold themselves into birds and fly out of the window; their writer has fallen asleep.
picture-bathtub-voyage = The bathtub voyage
picture-bathtub-voyage-alt = Two children sail a bathtub with a towel for a sail and a duck for a figurehead through a flooded city.
picture-roots-hold-hands = Roots hand in hand
picture-roots-hold-hands-alt = Two trees stand on two hills; in the ground between, their roots meet as two clasped hands.
picture-cat-unravels-moon = The cat and the moon’s yarn
picture-cat-unravels-moon-alt = A cat on a chimney plays with the moon as with a ball of wool; its glowing thread lies looped all over the roofs.
picture-king-of-sandcastle = King of the sandcastle
picture-king-of-sandcastle-alt = The tide comes in, and on top of a sandcastle a small crowned king commands the sea to stop.
picture-stair-in-shell = The stair in the shell
picture-stair-in-shell-alt = Inside a cut-open seashell a stair winds down; a child with a lantern descends towards a tiny sea at its centre.
picture-hive-of-lamps = The hive of lamps
picture-hive-of-lamps-alt = At dusk bees hang a honey lamp in each six-sided window, and the hive lights up like a city.
picture-dragon-oven = The dragon oven
picture-dragon-oven-alt = A dragon fills the kitchen and holds its jaws open while a grandmother bakes loaves in its mouth; children queue at the door.
picture-moon-menders = The moon menders
picture-moon-menders-alt = The moon is cracked; tiny workers on ladders with buckets mend it, tile of light by tile of light.
picture-mask-tree = The tree of masks
picture-mask-tree-alt = In the mist a tree bears masks that laugh, weep and sleep; a figure without a face reaches up to choose one.
picture-jellyfish-street = Jellyfish street
picture-jellyfish-street-alt = Over a night street floats a row of glowing jellyfish instead of lamps; someone walks a dog beneath them.
picture-snow-globe-summer = Summer in a globe
picture-snow-globe-summer-alt = Amid the ice a white bear holds a glass globe in which it is sunny summer, its warm light on the bear’s face.
picture-scissor-birds = The scissor birds
picture-scissor-birds-alt = A flock of scissors flies in a V like geese and cuts the night open; golden dawn shows behind and scraps flutter down.
picture-giraffe-tower = The giraffe in the tower
picture-giraffe-tower-alt = A giraffe fills a thin tower, hooves at the door and head out of the top window, where a neighbour girl offers it a branch.
picture-nest-of-moons = The nest of moons
picture-nest-of-moons-alt = High in bare branches a crow spreads its wings over a nest full of moons, round ones and crescents; a coin lies at the rim.
picture-compass-rose = The compass rose
picture-compass-rose-alt = A huge rose floats on the sea, its petals the points of a compass; scattered ships steer by the one that glows.
picture-cloud-cyclist = The cloud cyclist
picture-cloud-cyclist-alt = A ribbon of road winds up into the clouds and an old man cycles up it, coat flying, his stick thrown away below.
picture-violin-boat = The violin boat
picture-violin-boat-alt = A girl rides down an autumn river in a violin, rowing with its bow; the ripples are lines of music.
picture-eye-at-keyhole = The eye at the keyhole
picture-eye-at-keyhole-alt = A tiny family freezes at supper: through the keyhole of their door a giant eye is looking in.
picture-wave-horses = The horses in the waves
picture-wave-horses-alt = Waves roll in and their crests become galloping horses; the foremost has broken wholly free of the water.
picture-bellflower-monk = The bellflower’s ringer
picture-bellflower-monk-alt = In mountain mist hangs a bellflower as big as a tower; a tiny monk swings on its rope and rings in the morning.
picture-upside-town = The town upside down
picture-upside-town-alt = A town hangs head down beneath a cloud; people lower nets from balconies to catch birds.
picture-lanternfish-wood = The lantern fish in the wood
picture-lanternfish-wood-alt = In a dark forest a deep-sea fish with a light on its head swims out between the trunks towards a lost hiker with a lamp.
picture-star-in-well = The sky in the well
picture-star-in-well-alt = It is day in the village, but the well holds a starry night; someone pulls up a bucket with a shining star in it.
picture-star-mill = The star mill
picture-star-mill-alt = The starry sky turns round a windmill that grinds starlight into flour; the miller carries out a sack that shines.
picture-empty-chair = The great empty chair
picture-empty-chair-alt = On bare hills stands an empty chair that reaches the clouds; beneath it people in blankets wait around a small fire.
picture-steps-to-the-sky = Footprints into the sky
picture-steps-to-the-sky-alt = Footprints cross the beach and go on, shining, up into the sky; an old pair of sandals is left in the sand.
picture-apple-house = The apple house
picture-apple-house-alt = A big apple has lit round windows and a chimney; a worm in slippers reads inside, and a ladder already leans at the tree.
picture-walking-in-the-map = Walking into the map
picture-walking-in-the-map-alt = An unfolded map rises into real valleys and its blue lines run with water; a traveller steps over a crease.
picture-moon-looks-back = The moon looks back
picture-moon-looks-back-alt = On the roofs an old astronomer bends to his telescope, and the moon, with a telescope of its own, looks straight back.
picture-stilt-lamplighter = The lamplighter on stilts
picture-stilt-lamplighter-alt = Above a sleeping city a tiny lamplighter on endless stilts lights the stars one by one.
picture-pumpkin-submarine = The pumpkin submarine
picture-pumpkin-submarine-alt = Mice in sailors’ caps explore the sea floor in a pumpkin submarine; a glass slipper lies in the sand.
picture-ghost-laundry = Ghosts on the line
picture-ghost-laundry-alt = On a moonlit washing line three ghosts are pegged up among shirts and sheets, one of them waving; a boy drops his pegs.
picture-carousel-escape = The runaway carousel
picture-carousel-escape-alt = The painted horses leap off their carousel, gilded poles and all, and run for the hills; one child holds on and laughs.
picture-cactus-and-balloon = The cactus and the balloon
picture-cactus-and-balloon-alt = In the desert sunset a cactus holds its arms carefully wide for a red balloon a hand’s breadth away; at its foot lie its pulled-out spines.
picture-mountain-lifts-hat = The mountain lifts its hat
picture-mountain-lifts-hat-alt = A mountain lifts its hat of cloud with a hand of stone to a crane, which bows in flight.
picture-ink-river = The ink river
picture-ink-river-alt = An inkwell tips over on a desk; the ink winds across the paper as a river, words for banks, with small ships on it.
picture-four-season-dolls = The dolls of four seasons
picture-four-season-dolls-alt = Nested dolls stand opened on a shelf, a season in each; the smallest is a seed in the snow.
picture-hand-shadows = The forest of hand shadows
picture-hand-shadows-alt = A child makes hand shadows by lamplight; on the wall the deer, hare and trees are alive, and a deer drinks from the real glass.
picture-comet-sleigh = The comet sleigh
picture-comet-sleigh-alt = Seven foxes pull a blazing comet on runners across the snow; a letter has fallen from the load.
