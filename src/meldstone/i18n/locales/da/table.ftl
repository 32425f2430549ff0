### What the table shows beside the words of the game.

## The panel beside the table

table-panel = Ture og chat
table-turns = Ture
table-panel-fold = Skjul ture og chat
table-panel-unfold = Vis ture og chat
table-to-draw = at trække

## Tiles in the hand

table-swap = Byt
table-fits = Passer
table-not-a-set = Endnu ikke en serie
table-enough-to-open =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    }, nok til første udlægning
table-points-of = { $points } af { $needed } point
table-pick-set = Tag denne serie

## Jokers that are free

table-joker-yours = Jokeren er din i denne tur
table-joker-must = Jokeren skal bruges

## Plans

table-plan-holds = Din plan holder. Kun du kan se den.
table-plan-not-yet = Din plan holder ikke endnu. Kun du kan se den.
