### What some editions add to a turn: draw and discard, stacks, a new deal, announcements, counts.

## Draw and discard

step-draw = Draw
step-take = or take { $tiles }
    .tiles = object
step-lay = Lay down
step-discard = Discard
steps-label = Steps of the turn
discard-here = Drag a tile here to discard it.
discard-help = You may take the discarded tile instead of drawing if you use it in a new set in the same turn.
open-tile-help = You may take the open tile if you finish the game with it.
open-tile-help-any = You may take the open tile if you use it at once.
taken-must = This turn { $tiles } must go into a new set.
    .tiles = object

## Tournament

redeal-may = You have { $count } doublets: { $tiles }. You may demand a new deal.
redeal-waiting = Waiting for { $players }…
announce-why-sum = With what you just drew you can open. Announce it: if somebody finishes first, you lose { $sum } instead of { $most } points.
announce = Announce
stack-empty = The stack is empty. Choose the next one:
ask-count = How many?
ask-count-help = In your turn you may ask how many tiles { $player } has. Everybody hears the answer.
