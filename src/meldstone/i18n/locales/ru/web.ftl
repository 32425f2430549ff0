### What the browser shows beside the words of the game.

## Start

web-lobby = Открытые столы
web-join-code = Войти по коду или ссылке
web-join = Войти
web-bad-code = Это не код стола.
web-your-name = Ваше имя
web-guest = Гость
web-to-start = На главную
web-loading = Минутку…
web-not-found = Страница не найдена
web-no-table = Этот стол нельзя открыть
web-reconnecting = Связь прервана. Подключаемся снова…
web-close = Закрыть

## Lobby, new table, waiting room

web-free-seats =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
web-look-on = Смотреть
web-new-table = Новый стол
web-open-table = Открыть стол
web-what-is-different = В чём отличия
web-bots = Боты
web-bot-level = Уровень ботов
web-bot-novice = Новичок
web-bot-novice-text = Узнал игру час назад. Дети его обыгрывают.
web-cast-novice = Пип, Лулу, Биби, Момо, Тико, Нино
web-bot-casual = Любитель
web-bot-casual-text = Играет по воскресеньям и перестраивает одну-две серии.
web-cast-casual = Мия, Феликс, Луна, Оскар, Нала, Лео
web-bot-skilled = Умелец
web-bot-skilled-text = Ничего не упускает и кладёт всё, что можно.
web-cast-skilled = Вера, Реми, Нора, Макс, Тара, Мило
web-bot-expert = Знаток
web-bot-expert-text = Бережёт джокеров до конца.
web-cast-expert = Ада, Гуго, Зельма, Отто, Ирма, Виктор
web-bot-master = Мастер
web-bot-master-text = Взвешивает каждый ход и ждёт нужного момента.
web-cast-master = Аурелия, Казимир, Минерва, Леонид, Сибилла, Анатоль
web-players = Сила ботов
web-think = Время на раздумье
web-tempo = Как боты выкладывают
web-tempo-calm = Спокойно, по шагам
web-tempo-brisk = Быстро, по шагам
web-tempo-at-once = Всё сразу
web-as-edition = Как в издании
web-games = Игр в матче
web-public = Этот стол могут найти все
web-allow-hints = Подсказки разрешены
web-waiting-room = Ждём игроков
web-free-seat = Свободное место
web-sit = Сесть
web-add-bot = Добавить бота
web-remove-bot = Убрать бота
web-link = Ссылка на этот стол
web-copy = Копировать
web-copied = Скопировано
web-qr = Ссылка в виде QR-кода
web-get-up = Освободить место

## What an edition does

web-fact-tiles =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    } (джокеры: { $jokers })
web-fact-opening =
    Первая выкладка: не меньше { $points ->
        [one] { $points } очка
        [few] { $points } очков
       *[many] { $points } очков
    }
web-fact-opening-any = Первая выкладка: без минимума очков
web-fact-clock =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    } на ход
web-fact-days =
    { $count ->
        [one] { $count } день
        [few] { $count } дня
       *[many] { $count } дней
    } на ход
web-fact-no-clock = Без часов
web-fact-no-clock-here = Без часов на общем устройстве
web-fact-special = Двойные, двухцветные и зеркальные джокеры
web-fact-joker-free = Серии с джокером можно перестраивать, как любые другие
web-fact-joker-strict = Серии с джокером нельзя делить; джокер нужно заменить
web-fact-draw-always = Вы берёте плитку каждый ход, затем выкладываете или откладываете
web-fact-open-tile = Одна плитка лежит открыто; возьмите её, если закончите ею игру
web-fact-redeal =
    { $count ->
        [one] С { $count } дублетом можно потребовать новую раздачу
        [few] С { $count } дублетами можно потребовать новую раздачу
       *[many] С { $count } дублетами можно потребовать новую раздачу
    }
web-fact-hand-game = Кто выложит все плитки сразу, получает вдвое больше очков
web-fact-joker-penalty =
    Джокер на подставке стоит { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }

## The table

web-leave = Вернуться на главную
web-last-turn = Показать последний ход
web-rules = Правила
web-tools = Инструменты
web-redo = Повторить
web-reset = Вернуть всё
web-hint = Подсказка
web-sort = Разложить плитки
web-sort-runs = Раскладывать рядами (789)
web-sort-groups = Раскладывать группами (777)
web-sort-own = Свой порядок
web-play = Выложить
web-draw = Взять из запаса
web-pass = Пропустить ход
web-discard = Отложить
web-take = Взять эту
web-keep = Оставить плитки
web-redeal = Новая раздача
web-come-back = Вернуться на место
web-new-set = Новая серия
web-new-tile = только что из запаса
web-opened = уже есть первая выкладка
web-ask-count = Спросить, сколько плиток у игрока { $player }
web-referee = Судья принимает решение.
web-table-decides = О последнем ходе решают игроки. Если они не договорятся, он остаётся в силе.
web-choose-discard = Выберите, что отложить.
web-discard-later = Сначала сыграйте выложенное или заберите его обратно.
web-show-rule = Показать правило
web-hint-some =
    { $count ->
        [one] Можно выложить { $count } плитку. Спросите ещё раз, какую.
        [few] Можно выложить { $count } плитки. Спросите ещё раз, какие.
       *[many] Можно выложить { $count } плиток. Спросите ещё раз, какие.
    }
web-hint-tiles = Можно выложить: { $tiles }. Спросите ещё раз, как.
web-hint-shown = Вот как это можно выложить.
web-say-to-rack = Снова на подставке: { $tiles }.
web-say-set = Теперь серия такая: { $tiles }.

## Plans, steps, places

web-plan-hide = Смотреть
web-plan-show = Мой план
web-plan-kept = Ваш план сохранён.
web-plan-lost =
    Стол изменился: на подставку { $count ->
        [one] вернулась { $count } плитка
        [few] вернулись { $count } плитки
       *[many] вернулось { $count } плиток
    } из вашего плана.
web-plan-holds = Ваш план ещё подходит.
web-plan-drop = Отменить план
web-play-plan = Выложить план
web-next-step = Следующий шаг
web-all-steps = Всё сразу
web-step-laid = С подставки: { $tiles }.
web-step-moved = На столе: { $tiles }.
web-turn-of = { $player }: шаг { $step } из { $steps }
web-run = Дальше
web-stop = Пауза
web-step-back = На шаг назад
web-step-on = На шаг вперёд
web-tidy = Прибрать стол
web-the-deal = Раздача
web-deal-promise = Это число было задано до того, как роздана первая плитка. Оно запечатывает порядок всех плиток; после игры можно проверить, что его никто не менял.

## Pass and play

web-pass-and-play = По очереди на одном устройстве
web-pass-lead = Несколько человек, одно устройство: оно переходит из рук в руки.
web-local-players = Люди у этого устройства
web-local-name = Имя игрока { $number }
web-pass-start = Начать игру
web-hand-over = Передайте устройство: { $player }.
web-hand-over-why = Все подставки скрыты, пока не нажата кнопка.
web-i-am = Это я, { $player }

## The end of a game

web-next-game = Следующая игра
web-rematch = Сыграть ещё
web-waiting-others = Ждём остальных…
web-score-sheet = Таблица очков
web-check-deal = Проверить раздачу
web-deal-right = Пересчитано на этом устройстве: раздача такая, как обещано до игры.
web-deal-wrong = Раздача не совпадает с обещанной до игры.
web-deal-racks-wrong = Исходное число то самое, но даёт другие плитки.
web-deal-cheated = Эта раздача была нечестной: сервер не сдержал обещания.
web-deal-seen-wrong = Вы получили не те плитки, о которых теперь идёт речь: это устройство видело другие.
web-deal-salt-wrong = Ваше устройство добавило к случаю своё число; сервер принял его и не учёл.
web-deal-salts-wrong = К случаю добавил что-то тот, кто не сидел за столом; раздачу можно было подобрать.
web-deal-partly = Пересчитано на этом устройстве: обещанное исходное число даёт эти плитки. В остальное приходится верить:
web-deal-salt-unseen = Это устройство ничего своего к случаю не добавило; сервер мог подобрать удобную ему раздачу.
web-deal-racks-unseen = Это устройство не видело, как раздавались эти плитки; оно знает их только от сервера.
web-deal-unknown = Сейчас раздачу нельзя проверить.

## Rules sheet

web-rules-sets = Серии
web-rules-group = Группа: не меньше трёх плиток с одним числом, все разных цветов.
web-rules-run = Ряд: не меньше трёх чисел подряд одного цвета.
web-rules-jokers = Джокеры
web-rules-joker = Джокер заменяет любую плитку.
web-rules-double = Двойной джокер заменяет две соседние плитки.
web-rules-two-colour = На двухцветном джокере ряд меняет цвет.
web-rules-mirror = Зеркальный джокер не заменяет плитку: обе его стороны отражают друг друга.
web-rules-opening = Первая выкладка
web-rules-opening-text =
    Первые серии состоят только из плиток с вашей подставки и вместе стоят не меньше { $points ->
        [one] { $points } очка
        [few] { $points } очков
       *[many] { $points } очков
    }. Джокеры считаются за то, что заменяют. После этого можно использовать и серии на столе.
web-rules-opening-any = Первые серии состоят только из плиток с вашей подставки; минимума очков нет. После этого можно использовать и серии на столе.
web-rules-turn = Ваш ход
web-rules-turn-text = Выложите хотя бы одну плитку с подставки и перестройте стол как угодно: в конце каждая плитка должна входить в серию. Если не можете или не хотите, возьмите плитку.
web-rules-end = Конец
web-rules-end-text = Выигрывает тот, кто выложил последнюю плитку. Остальные теряют очки на своих подставках, а победитель их получает.
web-keys = Клавиатура

## Settings

web-settings = Настройки
web-language = Язык
web-theme = Вид
web-theme-auto = Как на устройстве
web-theme-light = Светлый
web-theme-dark = Тёмный
web-palette = Цвета
web-palette-box = Как в коробке
web-palette-safe = Легко различимые
web-large-tiles = Большие плитки
web-motion = Анимация
web-motion-auto = Как на устройстве
web-motion-less = Меньше
web-sound = Звуки
web-vibration = Вибрация
web-letter-keys = Клавиши с одной буквой
web-letter-keys-alt = С клавишей Alt
web-on = Вкл.
web-off = Выкл.
