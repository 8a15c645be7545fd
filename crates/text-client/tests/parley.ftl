# Words for the small game that the contract is tested with. It is played in tests alone, so one language will do.

game-title = Parley
game-tagline = Hints, sketches and votes.
option-mode = How is it won?
mode-free = Each for themselves
mode-teams = In teams
mode-together = Together

phase-lay = Laying a card.
phase-roll = Rolling.
phase-tell = Giving a hint.
phase-sketch = Sketching.
phase-vote = Voting.
phase-sort = Sorting.
phase-over = Over.

card = Card { $number }
sketch-of = The sketch of { $seat }
command-lay = Lay card { $number }
command-roll = Roll the die
command-tell = Give the hint “{ $hint }”
command-mime = Mime
command-sketch = Hand the sketch in
command-vote = Vote for { $seats }
command-sort = Sort the hand
command-retract = Take the choice back
ask-hint = What is the hint?
ask-sketch = Draw what the hint says.
ask-vote = Whose sketches are best?
ask-sort = Sort your hand, best first.

event-began = { who } will tell first.
event-dealt = { who } got cards.
event-whispered = { who } saw the bottom card: SECRET { $number }.
event-laid = { who } laid card { $number }.
event-rolled = { who } rolled { $stake }.
event-told = { who } gave a hint.
event-chose = { who } chose.
event-retracted = { who } took a choice back.
event-time-came = Time was up for { $seats }.
event-shown = All sketches are shown.
event-counted = All votes are shown.
event-turned = { who } had the highest card and takes { $stake }.
event-heart-lost = A heart is lost, { $left } left.
event-drew = { who } drew a card.
event-round-began = A round began; { whom } tells.
event-ended = The end.

error-not-in-hand = Card { $number } is not in the hand.
error-not-your-turn = It is not your turn.
error-wrong-phase = Not now.
error-already-chosen = The choice has been made.
error-nothing-to-retract = There is no choice to take back.
error-retracted-before = It was taken back before.
error-empty-sketch = An empty sketch is none.
error-bad-vote = That is no vote.
error-not-the-hand = Those are not the cards of the hand.
error-too-soon = Too soon.
setup-seats = { $found } cannot play.
setup-no-such-mode = There is no mode { $index }.
setup-uneven-teams = The teams would not be even.
setup-no-such-seat = { who } does not sit here.

view-teller = { who } tells.
view-hint = The hint: { $hint }
view-hand = SECRET hand: { $cards }
score-votes = Votes
score-stakes = Stakes
