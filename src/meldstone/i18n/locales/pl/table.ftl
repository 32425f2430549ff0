### What the table shows beside the words of the game.

## The panel beside the table

table-panel = Ruchy i czat
table-turns = Ruchy
table-panel-fold = Zwiń ruchy i czat
table-panel-unfold = Pokaż ruchy i czat
table-to-draw = do dobrania

## Tiles in the hand

table-swap = Zamień
table-fits = Pasuje
table-not-a-set = To jeszcze nie układ
table-enough-to-open =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, wystarczy na pierwsze wyłożenie
table-points-of = { $points } z { $needed } punktów
table-pick-set = Weź ten układ

## Jokers that are free

table-joker-yours = Joker jest twój w tym ruchu
table-joker-must = Jokera trzeba użyć

## Plans

table-plan-holds = Twój plan się zgadza. Widzisz go tylko ty.
table-plan-not-yet = Twój plan jeszcze się nie zgadza. Widzisz go tylko ty.
