### The game in the terminal: what it understands and what it says.

## What the game says

term-players =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
term-fair = Честная раздача: SHA-256 её исходного числа
term-seed = Исходное число: { $seed }
term-type-help = Введите «{ $help }», чтобы увидеть все команды, или «{ $hint }», если не знаете, как быть.
term-prompt = ваш ход
term-enter = Enter
term-goodbye = Вы вышли из игры. До встречи!
term-verify = Проверьте: { $command }
term-verify-seed = Раздача следует из этого числа; --record ФАЙЛ сохраняет игру, которую проверит «meldstone verify ФАЙЛ».
term-tiles =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }
term-not-opened = без первой выкладки
term-announced = объявлено
term-discarded = отложена
term-discarded-dead = отложена (взять нельзя)
term-pool = запас: { $count }
term-hand = в руке, со стола
term-opening =
    Для первой выкладки нужно набрать за один ход { $minimum ->
        [one] { $minimum } очко
        [few] { $minimum } очка
       *[many] { $minimum } очков
    }, только своими плитками.
term-opening-so-far =
    Для первой выкладки нужно набрать своими плитками { $minimum ->
        [one] { $minimum } очко
        [few] { $minimum } очка
       *[many] { $minimum } очков
    }; пока выложено { $points }.
term-start-draw = Жеребьёвка первого хода: { $drawn }.
term-drawn-by = { $player }: { $tile }
term-you-start = Вы начинаете.
term-you-redeal = Вы требуете новую раздачу: { $tiles }.
term-you-play = Вы выкладываете: { $play }.
term-you-open = Вы делаете первую выкладку: { $play }.
term-you-take-discard = Вы берёте отложенную плитку: { $tile }.
term-you-take-open = Вы берёте открытую плитку: { $tile }.
term-you-pass = Вы пропускаете ход.
term-you-announce = Вы объявляете первую выкладку на следующий раунд.
term-you-discard = Вы откладываете { $tile }.
    .tile = object
term-you-finish = Вы закончили.
term-plays = { $player } выкладывает: { $play }.
term-opens = { $player } делает первую выкладку: { $play }.
term-new-tiles = Все получают новые плитки.
term-not-legal = Стол не соответствовал правилам.
term-to-pool = Снова в запасе: { $tiles }.
term-drawn = Взято: { $tiles }.
term-final-round = Запас пуст, и у каждого был последний ход. Выигрывает тот, у кого на подставке меньше всего очков.
term-added = { $tiles } к { $set }
term-within = { $tiles } в { $set }
term-rebuilt =
    { $count ->
        [one] { $count } серия перестроена
        [few] { $count } серии перестроены
       *[many] { $count } серий перестроено
    }
term-you-win = Игра окончена: вы выиграли!
term-wins = Игра окончена: побеждает { $player }!
term-reason-winner = получает то, что теряют остальные
term-reason-rack = на подставке осталось { $points }
term-reason-unopened = первой выкладки не было и быть не могло
term-reason-could = первой выкладки не было, хотя она была возможна
term-reason-announced = первой выкладки не было, но она объявлена
term-not-yet = Пока нет:
term-ready-first = Введите «{ $ready }», чтобы оставить свои плитки, или «{ $redeal }» для новой раздачи.
term-has-doublets = У вас три дублета: «{ $redeal }» даст всем новые плитки, «{ $ready }» оставит эти.
term-may-announce = В следующий раз вы сможете сделать первую выкладку. «{ $announce }» сообщит об этом сейчас и уменьшит штраф, если кто-то закончит раньше; Enter — дальше.
term-draw-or-take = Каждый ход начинается с плитки: «{ $draw }» или «{ $take }», если можете сразу её выложить.
term-must-discard = Одну плитку нужно отложить: «{ $example }».
term-hint = Можно выложить: { $play }.
term-hint-first = Сначала «{ $take }».
term-hint-draw = Не вижу, что выложить. Введите «{ $draw }» или поищите серии, которые можно перестроить.
term-hint-pass = Не вижу, что выложить. Введите «{ $pass }» или поищите серии, которые можно перестроить.
term-hint-discard = Не вижу, что выложить. Дешевле всего обойдётся «{ $discard }».

## What the game says

term-replay-head = { $edition }, игра { $game }: { $names }
term-player = Игрок { $letter }
term-record-stops = Запись здесь обрывается; игра не закончена.
term-replay-step = Enter: следующий ход, q: закончить

## The command line

cli-description = Рамми с плитками: правила всех изданий, точно.
cli-start = Начните так: { $command }
cli-usage = использование:
cli-commands = команды
cli-arguments = аргументы
cli-options = параметры
cli-help = показать эту справку
cli-version = показать версию и как собрано внутреннее ядро
cli-lang = язык, например de или pl; может стоять где угодно (по умолчанию: MELDSTONE_LANG, иначе язык системы)
cli-play = играть в терминале против ботов
cli-serve = предоставить столы для игры по сети
cli-solve = найти лучший ход для стола и подставки
cli-check = оценить серии, ходы, лимиты времени и очки из строк JSON на стандартном вводе
cli-editions = перечислить издания или показать все правила одного
cli-replay = показать записанную игру ход за ходом
cli-verify = проверить запись игры: раздачу по исходному числу, каждый ход, очки
cli-arena = устроить игру ботов между собой и сообщить, кто лучше
cli-train = обучать бота-мастера
cli-admin = присматривать за людьми и столами, пока работают серверы
cli-backup = записать всё, что хранит сервер, в один файл, не останавливая сервер
cli-restore = заменить всё, что хранит сервер, резервной копией
cli-play-text = Вы против ботов, в терминале. Время не ограничено: turn_seconds здесь всегда 0. В игре введите «{ $help }».
cli-edition = издание или варианты, соединённые знаком +, например { $example } (по умолчанию: { $default })
cli-set = изменить одно правило; можно повторять
cli-players = число игроков вместе с вами (по умолчанию: { $default })
cli-name = как вас зовут
cli-seed = раздать по этому исходному числу (до 64 шестнадцатеричных цифр)
cli-record = записать игру в этот файл, для replay и verify
cli-colour = включить или отключить цвета (по умолчанию: как умеет терминал)
cli-replay-text = Показывает записанную игру ход за ходом. С --step Enter показывает следующий ход.
cli-file = запись в виде текста или строк JSON; - означает стандартный ввод
cli-step = после каждого хода ждать Enter
cli-seat = показать только то, что видно с этого места: от 1 до 6 или от A до F
cli-verify-text = Пересчитывает раздачу, каждый ход и очки записи. Код выхода 1, если что-то не сходится.
cli-valid = Эта запись верна.
cli-invalid = Эта запись НЕ верна.
cli-editions-text = Перечисляет издания; с названием показывает все правила и чем они отличаются от основы.
cli-editions-name = издание или варианты, соединённые знаком +
cli-json = ответить в JSON
cli-editions-more = Все правила одного издания: { $command }
cli-edition-name = издание
cli-edition-what = что это
cli-error-required = не хватает: { $what }
cli-error-unknown = непонятно: { $what }
cli-error-choice = { $what }: «{ $value }» нет среди вариантов ({ $choices })
cli-error-value = { $what }: «{ $value }» не подходит
cli-error-argument = { $what }: не хватает значения
