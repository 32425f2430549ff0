### The end of a game and of a match, and disputes about a turn.

## How it ended

ending-you-win = Вы выиграли!
ending-wins = { $player } побеждает
ending-you-share = Вы делите победу
ending-share = Победу делят: { $player }
ending-my-last =
    { $count ->
        [one] Ваша последняя плитка:
        [few] Ваши последние плитки:
       *[many] Ваши последние плитки:
    } { $tiles }
ending-my-last-many =
    Ваш последний ход: { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    } сразу.
ending-their-last =
    { $count ->
        [one] Последняя плитка:
        [few] Последние плитки:
       *[many] Последние плитки:
    } { $tiles }; у вас осталось: { $left }.
ending-their-last-many = { $player } выкладывает последние плитки сразу: { $count }; у вас осталось: { $left }.
ending-last =
    { $count ->
        [one] Последняя плитка:
        [few] Последние плитки:
       *[many] Последние плитки:
    } { $tiles }
ending-last-many = { $player } выкладывает последние плитки сразу: { $count }.
ending-blocked-mine = Запас пуст, и все пропустили ход. У вас на подставке меньше всех ({ $points }), поэтому победа ваша.
ending-blocked-theirs = Запас пуст, и все пропустили ход. { $player }: на подставке меньше всех ({ $points }), отсюда и победа.
ending-final-round-mine = Запас пуст, и у каждого был последний ход. У вас на подставке меньше всех ({ $points }), поэтому победа ваша.
ending-final-round-theirs = Запас пуст, и у каждого был последний ход. { $player }: на подставке меньше всех ({ $points }), отсюда и победа.
ending-hand-game = Игра в одно касание: все очки × { $factor }.
ending-game-of = игра { $number } из { $games }

## Points, spelt out

ending-the-rule = Правило
ending-could-have-opened =
    Первой выкладки не было, хотя эти плитки дают { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }:
ending-and-others = и ещё { $count }
ending-flat = Ровно { $points } вместо суммы.
ending-not-opened-most =
    Первой выкладки не было и быть не могло. Больше всего давали: { $tiles } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }).
ending-not-opened-none = Первой выкладки не было и быть не могло.
ending-announced = Первая выкладка объявлена вовремя: считается только подставка.
ending-announced-flat = Первая выкладка объявлена вовремя: действует меньший штраф.
ending-joker = джокер { $points }
ending-jokers-each =
    { $count ->
        [one] { $count } джокер
        [few] { $count } джокера
       *[many] { $count } джокеров
    } × { $points }

## A thing to remember

ending-longest-mine =
    Ваш самый длинный ход: { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }
ending-longest =
    Самый длинный ход: { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    } ({ $player })
ending-turn = Ход { $number }.
ending-taken-apart = Перестроено серий: { $count }.
ending-watch = Смотреть
ending-see-how = Показать на столе
ending-missed-lost = Не хватило одного шага.
ending-missed-won =
    Закончить можно было на { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    } раньше.
ending-missed-when =
    { $count ->
        [one] В последний ход
        [few] За { $count } хода до конца
       *[many] За { $count } ходов до конца
    } можно было выложить все ваши плитки:
ending-kind-close =
    Совсем чуть-чуть: на подставке { $count ->
        [one] осталась { $count } плитка
        [few] остались { $count } плитки
       *[many] осталось { $count } плиток
    }.
ending-kind = Хорошая игра. Следующая раздача — новый шанс.

## How to go on

ending-stronger = { $player }, на ступень сильнее
ending-keep = Сохранить эту игру: создать учётную запись
ending-fair-deal = Честная раздача
ending-you-win-match = Вы выиграли матч!
ending-wins-match = { $player } выигрывает матч
ending-match-points =
    Очки после { $games ->
        [one] { $games } игры
        [few] { $games } игр
       *[many] { $games } игр
    }: { $points }.
ending-your-place = Ваше место: { $place }.
ending-last-game = Последняя игра
ending-another-match = Ещё один матч
ending-how-it-went = Как это было
ending-game-number = Игра { $number }

## The referee

referee-laid =
    { $player }: { $count ->
        [one] выложена { $count } плитка
        [few] выложены { $count } плитки
       *[many] выложено { $count } плиток
    }.
referee-drew =
    { $player }: { $count ->
        [one] взята { $count } плитка
        [few] взяты { $count } плитки
       *[many] взято { $count } плиток
    }.
referee-legal = По правилам ход был верным.
referee-illegal = По правилам ход был неверным.
referee-look = Посмотреть
referee-bots = Боты следуют правилам: ход остаётся в силе.
referee-all-agree = Он отменяется, только если согласны все.
