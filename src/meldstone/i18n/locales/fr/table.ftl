### What the table shows beside the words of the game.

## The panel beside the table

table-panel = Tours et discussion
table-turns = Tours
table-panel-fold = Replier les tours et la discussion
table-panel-unfold = Afficher les tours et la discussion
table-to-draw = à piocher

## Tiles in the hand

table-swap = Échanger
table-fits = Va ici
table-not-a-set = Pas encore une série
table-enough-to-open =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, assez pour la première pose
table-points-of = { $points } points sur { $needed }
table-pick-set = Prendre cette série

## Jokers that are free

table-joker-yours = Le joker est à vous pour ce tour
table-joker-must = Le joker doit être posé

## Plans

table-plan-holds = Votre plan est valable. Visible de vous uniquement.
table-plan-not-yet = Votre plan n’est pas encore valable. Visible de vous uniquement.
