### What the table shows beside the words of the game.

## The panel beside the table

table-panel = Turnos y chat
table-turns = Turnos
table-panel-fold = Ocultar turnos y chat
table-panel-unfold = Mostrar turnos y chat
table-to-draw = por sacar

## Tiles in the hand

table-swap = Cambiar
table-fits = Encaja
table-not-a-set = Todavía no es un grupo
table-enough-to-open =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }, bastan para la apertura
table-points-of = { $points } de { $needed } puntos
table-pick-set = Tomar este grupo

## Jokers that are free

table-joker-yours = El comodín es tuyo en este turno
table-joker-must = Hay que usar el comodín

## Plans

table-plan-holds = Tu plan vale. Solo tú lo ves.
table-plan-not-yet = Tu plan todavía no vale. Solo tú lo ves.
