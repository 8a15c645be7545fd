### The program’s own words: shelf, lobby, menus, panels.

## The shelf

house-title = Caravanserai
house-tagline = Six games of tales, tiles and camels
# $least, $most: players; $minutes: how long; $age: in years.
box-facts = { $least }–{ $most } players · { $minutes } min · age { $age }+
back-to-shelf = To the shelf
open-settings = Settings
open-credits = Credits
open-import = Import
open-quit = Quit
open-rules = Rules book
open-pause = Menu
open-log = Log

## The lobby

lobby-seats = players
lobby-seat = Seat
lobby-name = Name
lobby-player = Played by
lobby-side = Side of the table
side-south = Bottom
side-west = Left
side-north = Top
side-east = Right
lobby-agreements = Agreed by all
lobby-seating = Sharing the screen
seating-pass = Pass the device
seating-around = Around the screen
lobby-first = Who begins
lobby-first-random = Random
lobby-seed = Seed
lobby-seed-random = Leave empty for chance
lobby-seed-note = The seed sets everything left to chance: the same seed and the same arrangement deal the same match again.
lobby-fewer = One player fewer
lobby-more = One player more
start-match = Start
lobby-kept = An unfinished match is waiting
lobby-continue = Go on with it
lobby-discard = Discard it…
discard-ask = Discard the unfinished match? You won’t be able to go on with it.
discard-confirm = Discard it
discard-not = Keep it
coach-allowed = Allowed
coach-not-allowed = Not in this match

## At the table

turn-yours = Your turn: do one thing
turn-bot = Thinking…
turn-watching = Watch what happens
act-undo = Take back
act-step = Next
act-hurry = Hurry
act-back = Put away
act-results = Results
act-confirm = Done
act-clear = Start over
act-rematch = Play again
act-replay = Watch again
act-look = See the table
turn-undo = You can still take that back
# $at: the move that is shown; $of: all moves.
replay-at = Replay · move { $at } of { $of }
replay-rest = Pause the replay
replay-go-on = Play on
replay-step = Next move
replay-stop = End the replay, see the results
summary-go-on = Carry on
coach = Coach
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-instant = Instant
speed-step = Step by step
# $name: who is asked to come.
curtain-ask = { $name }, please come here
curtain-note = What comes next is secret. Everyone else, please look away.
curtain-come = Here I am
curtain-not-now = Not now
# $seed: the seed of the random numbers.
results-seed = Seed { $seed }
results-same = Deal the same match again
results-order = How they came in
results-coins = Where the coins came from

## The pause

pause-title = A short rest
pause-resume = Carry on
pause-seats = Who sits where
pause-export = Export the match
pause-leave = Save and go to the shelf
export-note = A match that isn’t over holds secrets, so it is packed and can’t be read by eye.
export-note-over = This match is over and holds no secrets, so it isn’t packed: the file can be read by eye.
export-path = Path of the file
browser-note = Matches are kept in this browser. Some browsers clear a site’s data when you haven’t visited for a while, so export what you want to keep.
export-write = Write the file
# $path: the path of the file.
export-done = Written to “{ $path }”.
import-title = Import a match
import-note = Path of the match’s file
import-read = Read it
seat-person = Person
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard
# $game: the game’s name; $why: the reason, a sentence of its own; $path: where the file is now.
save-set-aside = A match of { $game } can’t be gone on with. { $why } It was moved to “{ $path }”.

## Settings

settings-close = Close the settings
settings-language = Language
settings-volume = Volume
settings-muted = Mute
settings-speed = Pace
settings-motion = Animation
settings-timers = Time the timed phases
settings-coach = Coach: exact odds lie on the table
settings-contrast = Stronger contrast
settings-text-size = Size of text
text-small = Small
text-medium = Medium
text-large = Large
text-huge = Huge
settings-diagonal = Screen diagonal
diagonal-unknown = Unknown

## Rules book and credits

rules-close = Close the rules book
rules-before = Page back
rules-after = Next page
rules-story = The story
credits-intro = Everything not listed below was made for Caravanserai.

## Large pictures and the gallery

gallery-title = All pictures
open-gallery = All pictures
large-close = Close the picture
large-before = The one before
large-next = The next one
large-turn = Turn it over

## The painting board

painting-pen-fine = Fine pen
painting-pen-medium = Medium pen
painting-pen-broad = Broad pen
painting-eraser = Eraser
painting-stamp = Stamps
painting-undo = Undo
painting-redo = Redo
painting-clear = Wipe it all
painting-clear-title = Wipe the whole sheet?
painting-clear-note = Undo can still bring it back.
painting-clear-no = Keep it
painting-room = The sheet is nearly full
painting-full = The sheet is full and takes no more; what is on it stays.
painting-close = Put away
painting-sheet = Sheet to paint on
painting-keys = Arrows move, confirm paints, lifts or stamps, cancel puts the brush down.
painting-smaller = Smaller
painting-larger = Larger
painting-turn = Turn
painting-ink-black = Black
painting-ink-grey = Grey
painting-ink-red = Red
painting-ink-yellow = Ochre
painting-ink-green = Green
painting-ink-blue = Blue
painting-ink-pink = Pink
painting-ink-white = White
painting-time = Left:
painting-replay = Draw it again
painting-gallery = Look at the paintings
painting-before = Painting before
painting-after = Next painting
painting-save = Save as a picture
painting-path = Where to save the picture
painting-together = Paint side by side
painting-give = Hand it in
# $path: the file; $why: one of failed-…, with the reason and what to do.
picture-failed = The picture isn’t saved as “{ $path }”. { $why }
export-failed = The match isn’t written to “{ $path }”. { $why }
failed-full = The disk is full: free some space and save again.
failed-denied = Nothing may be written in that folder: choose another one.
failed-missing = There is no such folder: check the path.
failed-not-a-folder = A part of the path is a file, not a folder: check the path.
failed-exists = There is a file of that name already, and it wasn’t overwritten: choose another name.
failed-other = Check the path and the disk, or save somewhere else.
