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

## The whole story, the typed line and the keys

ear-story = Что сделали другие
ear-story-nothing = С вашего последнего хода ничего не произошло.
ear-no-ends = Ни к одной серии нельзя ничего добавить.
ear-nothing-fits = Ни одна ваша плитка сама по себе не подходит к серии.
ear-not-now = Сейчас плитки двигать нельзя.
ear-no-hints = За этим столом нет подсказок.
ear-nothing-to-take = Брать нечего.
ear-again-play = Нажмите P ещё раз, чтобы выложить.
ear-again-draw = Нажмите D ещё раз, чтобы взять плитку.
ear-again-pass = Нажмите D ещё раз, чтобы пропустить ход.
ear-type = Ввести ход
ear-type-close = Закрыть строку
ear-type-how = Например: { $example }; затем Enter. Ctrl и Enter выкладывает сразу, Escape закрывает. «{ $help }» показывает все команды.
ear-keys-move = В настройках одиночные буквы можно перенести на Alt и букву или выключить.
ear-help-take = свои плитки обратно на подставку, остальные отдельно; без плиток: вся серия
ear-key-arrows = от плитки к плитке
ear-key-pages = от серии к серии; на подставке к её краям
ear-key-home = туда, где вы были на подставке, на столе
ear-key-tile = буква и число: к этой плитке; ещё раз: к следующей такой же
ear-key-enter = выбрать плитку или положить туда выбранное
ear-key-new = новая серия из выбранного
ear-key-back = выбранное возвращается на подставку
ear-key-undo = отменить, повторить
ear-key-play = выложить: первое нажатие спрашивает, второе делает
ear-key-draw = взять плитку или пропустить ход, так же
ear-key-hint = подсказка
ear-key-type = ввести ход
ear-key-rack = ваша подставка
ear-key-sets = серии на столе
ear-key-ends = что можно добавить к сериям
ear-key-fits = какие ваши плитки подходят и какие серии у вас есть
ear-key-wrong = что не так на столе
ear-key-last = подробно о ходах других
ear-key-counts = плитки всех и запас
ear-key-time = чей ход и сколько осталось времени
ear-key-help = эти клавиши
