### What the table shows beside the words of the game.

## The panel beside the table

table-panel = Beurten en chat
table-turns = Beurten
table-panel-fold = Beurten en chat inklappen
table-panel-unfold = Beurten en chat tonen
table-to-draw = te nemen

## Tiles in the hand

table-swap = Ruilen
table-fits = Past
table-not-a-set = Nog geen reeks
table-enough-to-open =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }, genoeg voor de eerste uitleg
table-points-of = { $points } van { $needed } punten
table-pick-set = Deze reeks nemen

## Jokers that are free

table-joker-yours = De joker is deze beurt van jou
table-joker-must = De joker moet gebruikt worden

## Plans

table-plan-holds = Je plan klopt. Alleen jij ziet het.
table-plan-not-yet = Je plan klopt nog niet. Alleen jij ziet het.
