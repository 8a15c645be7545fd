### Words that all games share. zh-Hant is the source: change it first.
###
### { who } and { whom } say *you* or a name for the argument $seat.

## People, seats, lists

# $seat: a seat; $seat-is: `you` (the reader sits there) or `other`. Begins a sentence.
who = { $seat-is ->
    [you] You
   *[other] { $seat }
}
# The same within a sentence.
whom = { $seat-is ->
    [you] you
   *[other] { $seat }
}
# $number: the seat, counted from 1. What a seat is called that nobody has named.
seat-name = Seat { $number }
# A seat that a bot plays. $number: the seat.
seat-bot-name = Bot { $number }
seat-person = Player
seat-bot = Bot
bot-easy = Easy
bot-medium = Medium
bot-hard = Hard

# Lists: two things with list-two; three or more with list-more, and list-last before the last.
list-none = none
list-two = { $left } and { $right }
list-more = { $left }, { $right }
list-last = { $left } and { $right }
# A seat and a number in a list.
list-seat = { whom }
list-number = { $number }

## Common words

word-yes = Yes
word-no = No
word-ok = OK
word-cancel = Cancel
word-back = Back
word-close = Close
word-continue = Continue
word-undo = Undo
word-save = Save
word-load = Load
word-delete = Delete
word-settings = Settings
word-language = Language
word-rules = Rules
word-log = Log
word-actions = Actions
word-players = Players
word-seat = Seat
word-score = Score
word-results = Results
word-new-match = New match
word-quit = Quit

## The match

# $seat: whose turn it is.
turn-of = { $seat-is ->
    [you] It’s your turn.
   *[other] It’s { $seat }’s turn.
}
# $seats: the seats that act at the same time.
turn-of-several = Waiting for { $seats }.
turn-of-clock = The clock is running.
match-over = The match is over.
# $seat: the only winner.
match-won = { who } won!
# $seats: the seats that share first place, two or more.
match-tied = A tie: { $seats } share the win.
match-shared-win = You all won together!
match-shared-loss = This time you all lost together.
# A line of the ranking. $rank: the place; $seats: the seats on it; $points: their score.
match-rank = { $rank }. { $seats } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})

## Taking back

undo-nothing = There is nothing to take back.
undo-not-yours = You can only take back your own last move, before anyone else has acted.
undo-sealed = A die, a draw or a secret has been revealed, so this move can’t be taken back.

## Waiting for an answer

# $limit: the most characters.
prompt-text = Write something, { $limit ->
    [one] { $limit } character
   *[other] { $limit } characters
} at most.
prompt-draw = Draw a picture.
# $count: how many to choose.
prompt-pick = Choose { $count }.
prompt-order = Put these in order.

## Saves that cannot be loaded
# Each says what happened, that the file is kept, and what one can do.

save-error-not-a-save = This file isn’t a saved match, so it wasn’t loaded. The file is unchanged; choose another one.
save-error-damaged = This save is damaged and can’t be loaded. The file is kept; if you have a backup, use that.
# $found: the game of the save; $expected: the game that is open.
save-error-foreign-game = This save belongs to { $found }, not to { $expected }. The file is unchanged; load it from { $found }.
# $found: the save's format; $known: the newest that this program understands.
save-error-newer = This save comes from a newer version (format { $found }; this version knows up to { $known }). The file is kept; update to carry on with it.
# $found: the save's format; $known: the one that this program uses.
save-error-older = This save comes from an older version (format { $found }; now it is { $known }) and can’t be loaded any more. The file is kept; you can finish the match with the version that saved it.
save-error-set-up = The set-up in this save isn’t allowed by today’s rules, so it can’t be loaded. The file is kept; start a new match instead.
# $index: which move, counted from 1.
save-error-refused = Move { $index } in this save isn’t allowed by today’s rules, so it can’t be loaded. The file is kept; the version that saved it can load it.
save-error-mismatch = Played again from the start, this save leads to a different position than the one saved, so it wasn’t loaded. The file is kept; the version that saved it can load it.
# $bytes: the file's size; $limit: the most we read; both in bytes.
save-error-too-large = This file is too large to be a save ({ $bytes } bytes; the limit is { $limit }), so it wasn’t loaded. The file is unchanged; choose another one.

## Storage

storage-full = There isn’t enough space, so this match isn’t saved yet. Delete saves you don’t need or free some space, then save again.
storage-denied = Writing isn’t permitted, so this match isn’t saved yet. Allow access or save somewhere else.
# $path: the path of the file.
storage-unreadable = “{ $path }” can’t be read. Make sure the file is there and may be read.
storage-missing = “{ $path }” can’t be found.
storage-busy = Another window is using the save, so nothing was changed. Close that window and try again.

## The text client

# $game: the name of the game.
text-welcome = Welcome to { $game }! Type ? for help.
# $count: how many choices there are.
text-choose = Your choice (1–{ $count }):
text-help =
    Type a number to act, or:
    • u: take back the last move
    • l: read the log
    • r: read the rules
    • s: save
    • n: start a new match
    • q: quit
    • ?: show this help again
# $input: what was typed.
text-unknown-input = “{ $input }” isn’t something I know. Type ? for help.
# $number: the number typed; $count: how many choices there are.
text-no-such-choice = There is no choice { $number }. Type a number from 1 to { $count }.
text-undo-done = The last move was taken back.
# $reason: why not, a whole sentence.
text-undo-refused = Can’t take that back: { $reason }
text-saved = Saved to “{ $path }”.
# $path: the path of the save; $turns: how many moves were made.
text-resumed = Resumed from “{ $path }” after { $turns ->
    [one] { $turns } move
   *[other] { $turns } moves
}.
# $seed: the seed of the random numbers.
text-new-match = New match, seed { $seed }.
# $seat: the bot that is thinking.
text-bot-thinking = { $seat } is thinking…
# $seat: the person who is next.
text-hand-over = Hand the device to { $seat }, then press Enter.
text-log-empty = Nothing has happened yet.
text-quit = Goodbye, see you next time!
text-quit-unsaved = This match isn’t saved. Quit anyway?
