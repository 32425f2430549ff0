### What the table shows beside the words of the game.

## The panel beside the table

table-panel = Ходы и чат
table-turns = Ходы
table-panel-fold = Свернуть ходы и чат
table-panel-unfold = Показать ходы и чат
table-to-draw = в запасе

## Tiles in the hand

table-swap = Обменять
table-fits = Подходит
table-not-a-set = Это ещё не серия
table-enough-to-open =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, хватает для первой выкладки
table-points-of = { $points } из { $needed } очков
table-pick-set = Взять эту серию

## Jokers that are free

table-joker-yours = Джокер ваш на этот ход
table-joker-must = Джокер нужно использовать

## Plans

table-plan-holds = Ваш план верен. Его видите только вы.
table-plan-not-yet = Ваш план ещё не верен. Его видите только вы.
