### Waiting for others: the waiting room, somebody who is away, coming back, a guest who gets an account.

## The waiting room

wait-who-is-coming = Кто придёт?
wait-table-of = Стол игрока { $player }
wait-take-a-seat = Садитесь. Игра начнётся сама, когда все места будут заняты.
wait-you-are-in = Место у вас есть. Как только придут остальные, игра начнётся.
wait-complete = Все на месте.
wait-begins-in = Все на месте. Игра начнётся через { $count } с.
wait-not-yet = Ещё нет
wait-bring-others = Пригласить ещё кого-нибудь
wait-anyone-with-code = Сесть может каждый, у кого есть ссылка или эти пять букв.
wait-anyone-with-link = Сесть может каждый, у кого есть ссылка.
wait-in-the-lobby = Этот стол виден и среди открытых столов: его найдёт каждый, кто ищет соперника.
wait-code = Код этого стола: { $code }
wait-send-link = или отправьте ссылку
wait-copy-link = Копировать ссылку
wait-share = Поделиться
wait-link-copied = Ссылка скопирована: вставьте её в сообщение.
wait-link-not-copied = Браузер не разрешил копировать. Выделите ссылку и скопируйте её сами.
wait-at-the-table = За столом
wait-you-and-yours = вы, и это ваш стол
wait-you = вы
wait-owner = открывает этот стол
wait-sits-here = сидит здесь
wait-is-looking = смотрит на стол…
wait-somebody = Кто-то
wait-fill-with-bots = Дополнить ботами
wait-change = Изменить
wait-what-is-played = Во что играем
wait-more-rules = Другие правила
wait-all-see = Все здесь сразу это видят.
wait-changed = { $player } меняет, во что играем: { $what }
wait-games =
    { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    }
wait-a-turn = { $time } на ход
wait-no-clock = без часов
wait-private = закрытый
wait-public = открыт для всех
wait-with-hints = с подсказками
wait-hints-text = Иначе подсказки есть только у того, кто играет один против ботов.
wait-bell = Вы услышите колокольчик, когда кто-нибудь сядет, даже если это окно за другими. Игра начнётся сама, когда все места будут заняты.
wait-sat-down = { $player } теперь за столом.
wait-begin-with =
    { $count ->
        [one] Начать с { $count } игроком
        [few] Начать с { $count } игроками
       *[many] Начать с { $count } игроками
    }
wait-begins = Игра начинается

## Private tables

wait-table-private = Стол игрока { $player } закрытый.
wait-this-private = Этот стол закрытый.
wait-ask-or-knock = Попросите ссылку или пять букв, или постучите.
wait-knock = Постучать
wait-knocked = Вы постучали. Как только кто-нибудь за столом вас впустит, стол откроется здесь.
wait-would-like-to-join = { $player } просит впустить.
wait-let-in = Впустить
wait-not-now = Не сейчас
wait-no-such-code = Стола с таким кодом нет. Может быть, игра окончена или какая-то буква другая.

## Somebody is away

wait-away-bot-in = { $player } не за столом · бот через { $time }
wait-for = Подождать
wait-for-player = Подождать игрока { $player } ещё две минуты
wait-waited = Стол ждёт игрока { $player } ещё две минуты.
wait-touch-to-play = Вас заменяет бот. Коснитесь одной из своих плиток, и вы играете дальше.

## Back at the table

wait-welcome-back = С возвращением, { $player }
wait-sat-in = За вас играл бот { $bot }: { $time }.
wait-turns-taken =
    { $count ->
        [one] { $count } ход за вас: выложено { $laid }, взято { $drawn }.
        [few] { $count } хода за вас: выложено { $laid }, взято { $drawn }.
       *[many] { $count } ходов за вас: выложено { $laid }, взято { $drawn }.
    }
wait-no-turns = За это время ваш ход не наступал.
wait-turn = Ход { $number }
wait-drew = взято
wait-laid = выложено
wait-passed = пропуск
wait-jokers-kept = Ваши джокеры не тронуты.
wait-play-on = Играть дальше
wait-show-me = Показать
wait-minutes =
    { $count ->
        [one] { $count } минута
        [few] { $count } минуты
       *[many] { $count } минут
    }
wait-hours =
    { $count ->
        [one] { $count } час
        [few] { $count } часа
       *[many] { $count } часов
    }

## Leaving for a while

wait-leave-title = Отойти ненадолго?
wait-leave-alone = Игра подождёт вас, хоть несколько дней. Вы найдёте её на главной в разделе «Ваши столы».
wait-leave-others = Другие видят, что вас нет. Через минуту вас заменит бот: сначала он только берёт плитки и никогда не выкладывает джокера. Место остаётся вашим.
wait-leave-clock = Часы идут и без вас. Место остаётся вашим.
wait-leave-go = На главную
wait-stay = Остаться

## A guest gets an account

wait-finished-games =
    { $count ->
        [one] { $count } оконченная игра
        [few] { $count } оконченные игры
       *[many] { $count } оконченных игр
    }
wait-running-tables =
    { $count ->
        [one] { $count } текущий стол
        [few] { $count } текущих стола
       *[many] { $count } текущих столов
    }
wait-welcome = Добро пожаловать, { $player }.
wait-now-yours = Теперь это ваше: { $what }.
wait-bring-title = Взять с собой сыгранное на этом устройстве?
wait-bring-text = У вас как у гостя здесь: { $what }.
wait-bring-yes = Взять с собой
wait-bring-no = Нет, оставить
wait-bring-kept = Это останется на устройстве: выйдите, и вы снова гость.

## Choosing rules

wait-search-rules = Поиск по правилам
wait-rules-changed = Изменено: { $count }
wait-rules-reset = Вернуться к изданию
wait-often-changed = Часто меняют
wait-no-rule-found = Ни в одном правиле нет этих слов.

## More time for somebody

wait-my-time = Время на мои ходы
wait-time-times = время × { $times }
wait-time-same = как у всех
