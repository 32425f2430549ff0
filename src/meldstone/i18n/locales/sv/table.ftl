### What the table shows beside the words of the game.

## The panel beside the table

table-panel = Turer och chatt
table-turns = Turer
table-panel-fold = Fäll ihop turer och chatt
table-panel-unfold = Visa turer och chatt
table-to-draw = att dra

## Tiles in the hand

table-swap = Byt
table-fits = Passar
table-not-a-set = Ännu ingen serie
table-enough-to-open =
    { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }, räcker till första utläggningen
table-points-of = { $points } av { $needed } poäng
table-pick-set = Ta den här serien

## Jokers that are free

table-joker-yours = Jokern är din den här turen
table-joker-must = Jokern måste användas

## Plans

table-plan-holds = Din plan håller. Bara du ser den.
table-plan-not-yet = Din plan håller inte än. Bara du ser den.
