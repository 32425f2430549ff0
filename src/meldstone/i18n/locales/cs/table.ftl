### What the table shows beside the words of the game.

## The panel beside the table

table-panel = Tahy a chat
table-turns = Tahy
table-panel-fold = Skrýt tahy a chat
table-panel-unfold = Zobrazit tahy a chat
table-to-draw = v zásobníku

## Tiles in the hand

table-swap = Vyměnit
table-fits = Hodí se
table-not-a-set = Ještě to není kombinace
table-enough-to-open =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }, stačí na první vyložení
table-points-of = { $points } z { $needed } bodů
table-pick-set = Vzít tuto kombinaci

## Jokers that are free

table-joker-yours = Žolík je v tomto tahu tvůj
table-joker-must = Žolíka musíš použít

## Plans

table-plan-holds = Tvůj plán platí. Vidíš ho jen ty.
table-plan-not-yet = Tvůj plán ještě neplatí. Vidíš ho jen ty.
