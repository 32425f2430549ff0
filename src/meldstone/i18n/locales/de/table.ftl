### What the table shows beside the words of the game.

## The panel beside the table

table-panel = Züge und Chat
table-turns = Züge
table-panel-fold = Züge und Chat einklappen
table-panel-unfold = Züge und Chat zeigen
table-to-draw = zum Ziehen

## Tiles in the hand

table-swap = Tauschen
table-fits = Passt
table-not-a-set = Noch keine Serie
table-enough-to-open =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, genug für die Startserie
table-points-of = { $points } von { $needed } Punkten
table-pick-set = Diese Serie nehmen

## Jokers that are free

table-joker-yours = Der Joker gehört dir in diesem Zug
table-joker-must = Der Joker muss gelegt werden

## Plans

table-plan-holds = Dein Plan geht auf. Nur du siehst ihn.
table-plan-not-yet = Dein Plan geht noch nicht auf. Nur du siehst ihn.
