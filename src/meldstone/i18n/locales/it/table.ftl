### What the table shows beside the words of the game.

## The panel beside the table

table-panel = Turni e chat
table-turns = Turni
table-panel-fold = Nascondi turni e chat
table-panel-unfold = Mostra turni e chat
table-to-draw = da pescare

## Tiles in the hand

table-swap = Scambia
table-fits = Va bene
table-not-a-set = Non è ancora una serie
table-enough-to-open =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }, abbastanza per l’apertura
table-points-of = { $points } punti su { $needed }
table-pick-set = Prendi questa serie

## Jokers that are free

table-joker-yours = Il jolly è tuo per questo turno
table-joker-must = Il jolly va usato

## Plans

table-plan-holds = Il tuo piano è valido. Lo vedi solo tu.
table-plan-not-yet = Il tuo piano non è ancora valido. Lo vedi solo tu.
