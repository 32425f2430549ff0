### What the table shows beside the words of the game.

## The panel beside the table

table-panel = Turns and chat
table-turns = Turns
table-panel-fold = Fold away turns and chat
table-panel-unfold = Show turns and chat
table-to-draw = to draw

## Tiles in the hand

table-swap = Swap
table-fits = Fits
table-not-a-set = Not a set yet
table-enough-to-open =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, enough to open
table-points-of = { $points } of { $needed } points
table-pick-set = Pick up this set

## Jokers that are free

table-joker-yours = The joker is yours for this turn
table-joker-must = The joker must be used

## Plans

table-plan-holds = Your plan works. Only you can see it.
table-plan-not-yet = Your plan does not work yet. Only you can see it.
