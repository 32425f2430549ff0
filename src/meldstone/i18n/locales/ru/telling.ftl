### What the table tells: what happened, whose turn it is, what is missing, what the clock will do.

## What happened: each sentence begins with the player, whose face may stand for the name

tell-drew = { $player } берёт плитку
tell-drew-tiles = { $player } берёт { $tiles }
    .tiles = object
tell-passed = { $player } пропускает ход
tell-discarded = { $player } откладывает { $tiles }
    .tiles = object
tell-played = { $player } выкладывает плитки
tell-laid = { $player } выкладывает { $tiles }
    .tiles = object
tell-opened = { $player } делает первую выкладку: { $tiles }
tell-opened-points =
    { $player } делает первую выкладку: { $tiles } ({ $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    })
tell-added = { $player } добавляет { $tiles }
    .tiles = object
tell-added-to = { $player } добавляет { $tiles } к серии { $set }
    .tiles = object
tell-laid-and-added = { $player } выкладывает { $tiles } и добавляет { $more }
    .tiles = object
    .more = object
tell-made = { $player } собирает серию { $tiles } и берёт для неё со стола { $more }
    .more = object
tell-rebuilt = { $player } выкладывает { $tiles } и перестраивает стол
    .tiles = object
tell-joker-swapped = { $player } меняет { $tiles } на { $joker }
    .tiles = object
    .joker = object
tell-joker-won = { $player } получает { $joker } и выкладывает { $tiles }
    .joker = object
    .tiles = object
tell-left = { $player } уходит из-за стола
tell-back = { $player } снова здесь
tell-bot-helps = { $player } отсутствует: помогает бот
tell-time-up = { $player } не успевает
tell-time-up-drew =
    { $player } не успевает и берёт { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }
tell-time-up-tiles = { $player } не успевает и берёт { $tiles }
    .tiles = object
tell-time-up-counts = { $player } не успевает; стол засчитан как есть
tell-time-up-back =
    { $player } не успевает и забирает { $back ->
        [one] { $back } плитку
        [few] { $back } плитки
       *[many] { $back } плиток
    }
tell-time-up-back-tiles = { $player } не успевает и забирает { $back }
    .back = object
tell-time-up-penalty =
    { $player } не успевает, забирает { $back ->
        [one] { $back } плитку
        [few] { $back } плитки
       *[many] { $back } плиток
    } и берёт { $count ->
        [one] { $count } штрафную плитку
        [few] { $count } штрафные плитки
       *[many] { $count } штрафных плиток
    }
tell-time-up-penalty-tiles = { $player } не успевает, забирает { $back } и берёт { $tiles }
    .back = object
    .tiles = object
tell-not-legal =
    { $player } оставляет неверный стол и берёт { $count ->
        [one] { $count } штрафную плитку
        [few] { $count } штрафные плитки
       *[many] { $count } штрафных плиток
    }
tell-not-legal-tiles = { $player } оставляет неверный стол и берёт { $tiles }
    .tiles = object
tell-ruled-undo =
    Ход отменён; { $player } берёт { $count ->
        [one] { $count } штрафную плитку
        [few] { $count } штрафные плитки
       *[many] { $count } штрафных плиток
    }
tell-ruled-undo-tiles = Ход отменён; { $player } берёт { $tiles }
    .tiles = object
tell-ruled-uphold =
    Ход остаётся в силе; { $player } берёт { $count ->
        [one] { $count } штрафную плитку
        [few] { $count } штрафные плитки
       *[many] { $count } штрафных плиток
    }
tell-ruled-uphold-tiles = Ход остаётся в силе; { $player } берёт { $tiles }
    .tiles = object

## Whose turn it is

tell-your-turn = Ваш ход
tell-thinks = { $player } думает
tell-turn-of = Ходит { $player }
tell-plan-ahead = Планируйте заранее: это видите только вы
tell-how-to-open =
    Для первой выкладки нужны серии с подставки; вместе { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
tell-open-with-any = Для первой выкладки подойдёт любая серия с подставки: очки не нужны.
tell-show-again = Показать ещё раз
tell-offline = Нет связи: ваши плитки остаются на месте. Ничего не засчитывается, пока вы не вернётесь.

## Play: why it cannot be pressed yet, in a few words

tell-play-offline = Ждём связи
tell-play-checking = Проверяем…
tell-play-lay = Выложите плитку
tell-play-open =
    Сначала { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
tell-play-points =
    Ещё { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }
tell-play-alone =
    { $count ->
        [one] { $count } плитка лежит отдельно
        [few] { $count } плитки лежат отдельно
       *[many] { $count } плиток лежат отдельно
    }
tell-play-one-missing = Не хватает плитки
tell-play-unfinished =
    { $count ->
        [one] { $count } серия не готова
        [few] { $count } серии не готовы
       *[many] { $count } серий не готовы
    }
tell-play-not-yet = Ещё нет
tell-play-draw-first = Сначала возьмите плитку
tell-play-discard = Отложите плитку
tell-play-table-tile = Не хватает плитки стола
tell-play-own-first = Сначала первая выкладка
tell-play-joker = Джокер надо выложить
tell-play-joker-set = Серия с джокером остаётся
tell-play-discard-used = Используйте отложенную плитку
tell-play-open-tile = Используйте открытую плитку
tell-play-open-tile-finish = Закончите открытой плиткой
tell-take-back-and-draw = Вернуть и взять
tell-draw-a-tile = Взять плитку
tell-left-to-draw =
    { $count ->
        [one] осталась { $count }
        [few] осталось { $count }
       *[many] осталось { $count }
    }
tell-sort-own = Моё
tell-valid =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }, все серии верны
tell-meter = { $points } из { $minimum } очков для первой выкладки
tell-meter-of = из { $points } очков
tell-meter-short = из { $points }
tell-meter-open = для первой выкладки

## The last seconds: what happens when the time is up

tell-last-counts = Когда время выйдет, ваш стол засчитают как есть.
tell-last-idle =
    Когда время выйдет, вы возьмёте { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }.
tell-last-over = Когда время выйдет, ваш ход закончится.
tell-last-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } пока мало.
tell-last-back = Когда время выйдет, ваши плитки вернутся.
tell-last-back-penalty =
    Когда время выйдет, ваши плитки вернутся, и вы возьмёте { $count ->
        [one] { $count } штрафную плитку
        [few] { $count } штрафные плитки
       *[many] { $count } штрафных плиток
    }.
tell-last-partly = Когда время выйдет, верные серии останутся, остальное вернётся.
tell-last-partly-penalty =
    Когда время выйдет, верные серии останутся, остальное вернётся, и вы возьмёте { $count ->
        [one] { $count } штрафную плитку
        [few] { $count } штрафные плитки
       *[many] { $count } штрафных плиток
    }.
tell-last-way-out =
    Верните всё, иначе возьмёте { $count ->
        [one] { $count } штрафную плитку
        [few] { $count } штрафные плитки
       *[many] { $count } штрафных плиток
    }.

## The card of a turn that was settled

tell-time-is-up = Время вышло
tell-not-valid = Стол был неверным
tell-card-back = Ваш стол не был готовым ходом. Снова на вашей подставке: { $tiles }.
tell-card-penalty =
    Вы берёте { $count ->
        [one] { $count } штрафную плитку
        [few] { $count } штрафные плитки
       *[many] { $count } штрафных плиток
    }:
tell-card-draw =
    Вы берёте { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }:
tell-all-right = Хорошо

## Hints, handing over, chat, sounds

tell-nothing-fits = Ничего не подходит.
tell-nothing-fits-yet = Сейчас ни одна ваша плитка к столу не подходит.
tell-can-play = что-то можно выложить
tell-you-draw = Вы берёте { $tiles }.
    .tiles = object
tell-hide-and-pass-on = Скрыть мою подставку и передать
tell-answer = Ответить: { $player }
tell-say-kind = Скажите что-нибудь доброе
tell-sounds-on = Включить звуки
tell-sounds-off = Выключить звуки

## The empty table

tell-empty-run = Ряд: один цвет, числа подряд
tell-empty-group = Группа: одно число, разные цвета
tell-empty-how = Перетащите сюда три или больше плиток, чтобы выложить серию.
