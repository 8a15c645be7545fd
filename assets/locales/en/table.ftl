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

save-error-not-a-save = This file isn’t a saved match, so it wasn’t loaded. The file is kept; choose another one.
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
save-error-too-large = This file is too large to be a save ({ $bytes } bytes; the limit is { $limit }), so it wasn’t loaded. The file is kept; choose another one.

## Storage

storage-full = There isn’t enough space, so this match isn’t saved yet. Delete saves you don’t need or free some space, then save again.
storage-denied = Writing isn’t permitted, so this match isn’t saved yet. Allow access or save somewhere else.
storage-browser-full = The browser has no room left for this site, so this match isn’t saved yet. Export a copy from the menu to keep it.
storage-browser-denied = The browser keeps nothing for this site, so this match won’t be saved. Export a copy from the menu to keep it.
# $path: the path of the file.
storage-unwritable = “{ $path }” can’t be written, so this match isn’t saved yet. Check the disk or save somewhere else.
storage-not-a-folder = “{ $path }” is a file, not a folder, so nothing can be saved there. Choose a folder, or save somewhere else.
storage-unreadable = “{ $path }” can’t be read. Make sure the file is there and may be read.
storage-missing = “{ $path }” can’t be found.
storage-exists = “{ $path }” is there already and wasn’t overwritten. Choose another name.
storage-busy = Another window is using the save, so nothing was changed. Close that window and try again.

## The text client: command line

# A line per option. The options themselves are not translated.
text-usage =
    Plays whole matches in a terminal. What you leave out is asked step by step.

    --game camel-race    which game
    --seats human,hard,medium
    {"                     "}who plays: human, or easy, medium and hard bots; add a name with human:Nora
    --first 2            which seat starts
    --seed 7             the seed of chance: the same seed rolls the same dice
    --options name=choice
    {"                     "}variants of a game
    --new                start a new match
    --continue           carry on with the last match
    --load FILE          carry on with an exported match
    --data FOLDER        where matches are kept; or set CARAVANSERAI_DATA
    --lang en            language: zh-Hant, zh-Hans, en
    --speed instant      bots don’t pause; usually normal
    --plain              text alone, for screen readers: no colours, nothing cleared
    --acknowledge        print “#moves” whenever a move has been saved, for programs
    --help               show this text
text-see-help = Try --help for all options.
# $input: what was typed.
text-bad-argument = “{ $input }” isn’t an option I know.
# $option: the option; $input: its value, perhaps empty.
text-bad-value = “{ $input }” doesn’t work as a value of { $option }.
text-hint-seats = Say who plays, with commas between: human, easy, medium or hard, with a name if you like; such as --seats human,hard,medium or --seats human:Nora,human:Ben.
text-hint-seed = Give a whole number from 0 to 18446744073709551615, such as --seed 7.
text-hint-first = Give the number of the seat that starts, counted from 1, such as --first 2.
text-hint-speed = Give --speed normal or --speed instant.
# $input: the language asked for; $known: those there are.
text-bad-language = “{ $input }” isn’t a language I speak. There are { $known }.
# $language: its own name.
text-language-now = Language: { $language }.

## The text client: setting up

# $game: the name of the game.
text-welcome = Welcome to { $game }! Type ? for help.
text-which-game = Which game shall it be?
text-on-shelf = There are unfinished matches. Carry on with one?
# $game: the game; $people: the seats; $turns: how many moves were made.
text-shelf-match = { $game }: { $people }, { $turns ->
    [one] { $turns } move
   *[other] { $turns } moves
} made
text-help-choice = Type a number, or just press Enter. Type g zh-Hant for Chinese and q to quit.
text-nothing-to-continue = There is no match to carry on with, so here is a new one.
# $least, $most: fewest and most; $usual: what Enter means.
text-how-many-seats = How many players, bots included? ({ $least }–{ $most }, Enter for { $usual })
text-seats-allowed = Type a number from { $least } to { $most }.
text-help-number = Type a number, or just press Enter. Type g zh-Hant for Chinese and q to quit.
# $number: the seat; $usual: what Enter means.
text-who-sits = Who plays seat { $number }? Type a name, or a number for a bot: 1 { bot-easy }, 2 { bot-medium }, 3 { bot-hard }. Enter: { $usual }
text-help-who = Type the person’s name, or 1, 2 or 3 for a bot; Enter takes what stands at the end of the question. Type g zh-Hant for Chinese and q to quit.
text-person = a person
# $name: the name chosen.
text-person-named = { $name }
# $level: the bot's level.
text-bot = a bot ({ $level })
text-bot-level = bot, { $level }
# $name: what was typed.
text-name-taken = Somebody is called “{ $name }” already. Choose another name.
text-name-is-command = “{ $name }” means something else here. Choose another name, or type ? for help.
text-name-is-word = “{ $name }” is what the table calls somebody anyway. Choose another name.
# $seat: the seat; $kind: a person or a bot’s level.
text-seated = { $seat } ({ $kind })
text-who-starts = Who starts?
text-start-random = Leave it to chance
text-which-seed = The seed of chance? A number; the same number rolls the same dice again. (Enter for any)
text-help-seed = Just press Enter, unless you want a match with the same dice as another: then type the seed shown at its start. Type q to quit.
# $seed: the seed of the random numbers.
text-new-match = New match, seed { $seed }.
# $path: the path of the save; $turns: how many moves were made.
text-resumed = Resumed from “{ $path }” after { $turns ->
    [one] { $turns } move
   *[other] { $turns } moves
}.
# $path: where it is now.
text-set-aside = It was set aside as “{ $path }” and won’t be listed any more.
# $path: where it is.
text-stays = It stays where it is: “{ $path }”.
# $turns: how many moves stand before the damage.
text-salvaged = { $turns ->
    [one] The { $turns } move before the damage is good; it is a match of its own now, and you can carry on from there.
   *[other] The { $turns } moves before the damage are good; they are a match of their own now, and you can carry on from there.
}
# $path: the match.
text-cannot-write-on = “{ $path }” may not be written to, so this match can’t be carried on with there. Allow writing, or load the file with --load and a folder of your own with --data.

## The text client: your turn

# $count: how many choices there are.
text-range = { $count ->
    [1] 1
   *[other] 1–{ $count }
}
text-choose = Your choice ({ text-range })
# $seat: whose turn it is.
text-choose-for = { $seat }, your choice ({ text-range })
text-choose-or-first = Your choice ({ text-range }, Enter for 1)
text-choose-item = Your choice ({ text-range }, 0 to go back)
text-choose-section = Which section? (1–{ $count }, Enter to close the book)
text-help-book = Type a section’s number to read it, or just press Enter to close the book.
# A kind of choices that has no name. $first: the first of them; $count: how many.
text-group = { $first } … ({ $count } of these)
text-secret-group = Something secret
text-help =
    Type a number to act; two numbers in a row lead straight to one thing of a list. Or type:
    • v: view the table
    • l: read the log; l 50 for the last 50 moves
    • u: take back the last move
    • r: read the rules; r 3 for section 3
    • p: change who plays a seat, hand it to a bot, rename it
    • g: change the language
    • s: make sure it is saved; s NAME to export a copy
    • n: start a new match and keep this one
    • q: quit and keep this match
    • ?: show this help again
text-help-shared = • m: see your own secrets, once the others look away
# $input: what was typed.
text-unknown-input = “{ $input }” isn’t something I know. Type ? for help.
# $number: the number typed; $count: how many choices there are.
text-no-such-choice = There is no choice { $number }. { $count ->
    [1] The only one is 1.
   *[other] Type a number from 1 to { $count }.
}
text-undo-moment = Press Enter to go on, or type u to take it back
text-undo-done = The last move was taken back.
# $seat: the bot that is thinking.
text-bot-thinking = { $seat } is thinking…
# $seat: the person who is next.
text-hand-over = Hand the device to { $seat }; the others look away. Then press Enter
text-secrets-stay = This screen can’t be cleared: what is shown to one person stays there for the others to read. Scroll it away, or play without --plain.
text-seen = Press Enter when you have seen enough
text-nothing-secret = There is nothing now that only you may see.
text-whose-seat = Which seat?
# $number: the seat; $player: a name, a person or a bot.
text-sits-now = Seat { $number } is now played by { $player }.
text-watch = Only bots are playing now. Press Enter to watch on, or type p to change that, q to quit
text-log-empty = Nothing has happened yet.

## The text client: answers

# $limit: the most characters.
text-answer-line = Write at most { $limit ->
    [one] { $limit } character
   *[other] { $limit } characters
} (Enter to go back)
text-answer-lines = Write at most { $limit ->
    [one] { $limit } character
   *[other] { $limit } characters
}, and end with an empty line (Enter to go back)
text-answer-drawing = Text can’t draw. Type 1 for a random drawing, or press Enter to go back
# $count: how many to choose.
text-answer-pick = Choose { $count }, with spaces between the numbers (Enter to go back)
text-answer-pick-range = Choose { $least } to { $most }, with spaces between the numbers (Enter to go back)
text-answer-order = Type all { $count } numbers in order, with spaces between them (Enter to go back)
text-answer-wrong-form = That answer doesn’t fit. Try again.
# $found: how many were given; $least, $most: fewest and most.
text-answer-too-few = That’s too few: { $found }, where at least { $least } are needed.
text-answer-too-many = That’s too many: { $found }, where at most { $most } are allowed.
# $number: the number typed.
text-answer-no-such = There is no number { $number }.
text-answer-twice = Number { $number } is there twice.
text-answer-bad-character = There is a character in it that can’t be used.

## The text client: saving and leaving

# $path: the path of the file.
text-saved = Saved to “{ $path }”.
text-exported-packed = Exported to “{ $path }”. The match isn’t over and the file holds everybody’s secrets, so it is packed and can’t be read at a glance; --load carries on with it.
text-kept = The match is saved; you can carry on with it next time.
text-finished = The match was saved to “{ $path }”.
# A line of the ranking with one seat. $rank: the place; $seat: the seat; $score: its score with what is counted.
text-rank = { $rank }. { who } ({ $score })
# The same with several. $seats: the seats.
text-rank-shared = { $rank }. { $seats } ({ $score })
# A score, unless the game has its own word for it. $points: how many.
text-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
text-accounts = Where the points came from
# $what: what for; $points: how many, gains with a plus.
text-account-item = { $what } { $points }
# $seat: the seat; $items: what for; $points: the sum.
text-account = { who }: { $items }; { $points } in all.
text-rematch = Another match with the same players
text-end-keys = Or type v, l, r, g or s NAME; ? tells what they do
text-help-end =
    Type a number. Or type:
    • v: view the table
    • l: read the log; l 50 for the last 50 moves
    • r: read the rules; r 3 for section 3
    • g: change the language
    • s: make sure it is saved; s NAME to export a copy
    • n: start a new match
    • q: quit
text-unsaved = This match isn’t saved yet: type s to try again, or s NAME to save a copy elsewhere.
text-quit = Goodbye, see you next time!
text-quit-unsaved = This match isn’t saved. Quit anyway? (If not, s NAME saves a copy elsewhere.)
