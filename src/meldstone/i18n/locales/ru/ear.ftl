### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } выкладывает { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; изменена { $changed } серия
        [few] ; изменены { $changed } серии
       *[many] ; изменено { $changed } серий
    }
ear-story-new = Новая серия: { $set }.
ear-story-made = Новая серия: { $set }; с подставки: { $tiles }.
ear-story-rebuilt = Новая серия со стола: { $set }.
ear-story-added = К серии { $set } добавлено: { $tiles }.
ear-story-taken = Из серии { $set } взято: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Стол: { $count ->
        [one] { $count } серия
        [few] { $count } серии
       *[many] { $count } серий
    }
ear-your-side = Ваш ход и ваша подставка
ear-run-of-colour = { $place }: { $colour } ряд { $from }–{ $to }
ear-span = { $place }: { $kind } { $from }–{ $to }
ear-kind = { $place }: { $kind } { $number }
ear-no-set = { $place }: это ещё не серия
ear-with-joker =
    { $count ->
        [one] с джокером
        [few] с { $count } джокерами
       *[many] с { $count } джокерами
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] Изменилась { $count } серия.
        [few] Изменились { $count } серии.
       *[many] Изменилось { $count } серий.
    }
ear-nothing-to-redo = Повторять нечего.
