### The first page, the header, and the pages around the table.

## Header and tabs

welcome-pages = Страницы
welcome-tabs = Главные страницы
welcome-learn = Обучение
welcome-today = Стол дня
welcome-today-short = Сегодня
welcome-tables = Столы
welcome-more = Ещё
welcome-sounds-on = Звуки включены
welcome-sounds-off = Звуки выключены

## Today's table

welcome-lay-all = Сможете выложить все пять?
welcome-lay-all-how = Любую серию можно перестроить. В конце все плитки должны лежать в сериях.
welcome-try = Попробовать
welcome-drag = Перетащите плитки или выберите несколько, а затем место для них.
welcome-put-here = Положить сюда: { $tiles }
welcome-left =
    { $count ->
        [one] На подставке осталась { $count } плитка
        [few] На подставке остались { $count } плитки
       *[many] На подставке осталось { $count } плиток
    }
welcome-not-yet = Ещё нет: серии с пунктиром неверны.
welcome-solved = Решено! Все пять плиток на столе.
welcome-rack-empty = Подставка пуста.

## Play

welcome-play-title = Играть
welcome-play-bot = Играть сейчас: { $player }
welcome-play-bots = Играть сейчас: { $player } и ещё четверо
welcome-go-on = Продолжить: { $players }
welcome-new-game = Новая игра: { $player }
welcome-no-account = { $edition } · без учётной записи, без часов
welcome-friends = С друзьями
welcome-find = Найти соперника
welcome-code = Ввести код
welcome-new-here = Впервые здесь?
welcome-new-here-text = Узнайте правила на примерах
welcome-box = Ваша коробка

## Cards of tables

welcome-go = Перейти
welcome-just-now = только что
welcome-your-turn = Ваш ход · { $players }
welcome-next-game = Следующая игра · { $players }
welcome-finished = Закончена: { $players }
welcome-own-tiles =
    { $count ->
        [one] у вас { $count } плитка
        [few] у вас { $count } плитки
       *[many] у вас { $count } плиток
    }
welcome-tiles-left =
    { $count ->
        [one] { $count } плитка против ваших { $own }
        [few] { $count } плитки против ваших { $own }
       *[many] { $count } плиток против ваших { $own }
    }
welcome-turn-number = ход { $number }
welcome-watching = Зрителей: { $count }
welcome-next-table = Следующий стол

## Settings, rules, more

welcome-settings-lead = Всё это остаётся на этом устройстве; другие за столом видят только ваше имя.
welcome-settings-you = Вы
welcome-settings-look = Вид и звук
welcome-settings-tiles = Плитки
welcome-rules-lead = Все коробки, с примерами на плитках.
welcome-rules-more = Для каждой коробки, с примерами
welcome-leaders-more = Кто играет лучше всех
welcome-bots-more = Пять уровней, измерено
welcome-privacy-more = Что хранится и как долго

## Where others play

lobby-take-a-seat = Садитесь за стол
lobby-nobody = Сейчас никто не ждёт. Откройте стол, и его увидят все, кто зайдёт.
lobby-somebody =
    { $count ->
        [one] { $count } стол со свободным местом.
        [few] { $count } стола со свободным местом.
       *[many] { $count } столов со свободным местом.
    }
lobby-free-title = Столы со свободным местом
lobby-always = Всегда здесь
lobby-how-strong = Насколько они сильны?
lobby-how-measured = Как это измерялось
lobby-wins-of-100 = Выигрывает { $count } из 100 игр у уровня «{ $level }»
lobby-first-level = Узнал игру час назад
lobby-running = Сейчас играют
lobby-nothing-running = Сейчас нет открытых игр. Как только начнётся новая, её можно будет смотреть здесь.
lobby-games =
    { $count ->
        [one] { $count } игра
        [few] { $count } игры
       *[many] { $count } игр
    }
lobby-custom = свои правила
lobby-best-turn =
    { $count ->
        [one] Ход дня: { $count } плитка
        [few] Ход дня: { $count } плитки
       *[many] Ход дня: { $count } плиток
    }
lobby-best-turn-by =
    { $count ->
        [one] { $player } · перестроена { $count } серия
        [few] { $player } · перестроены { $count } серии
       *[many] { $player } · перестроено { $count } серий
    }

## Profile

profile-games = Ваши игры
profile-games-more = Потом она появится здесь с результатом, и её можно будет пересмотреть ход за ходом.
profile-filter-all = Все
profile-filter-won = Выигранные
profile-filter-friends = С людьми
profile-won = Победа · { $players }
profile-lost = Победитель: { $winner }
profile-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }
profile-best-turn =
    { $count ->
        [one] { $count } плитка за один ход
        [few] { $count } плитки за один ход
       *[many] { $count } плиток за один ход
    }
profile-figures = В цифрах
profile-count-games = игр
profile-count-last = последних игр
profile-count-won = выиграно
profile-count-best = лучший ход
profile-chart = Очки в ваших последних играх
profile-against = Против
profile-account = С учётной записью
profile-guest = Гость на этом устройстве
profile-why-devices = Ваши игры и столы на всех устройствах.
profile-why-games = Ничего из сыгранного гостем не пропадёт.
profile-why-rated = Рейтинговые игры и место в таблице лидеров.
profile-why-free = Достаточно имени и пароля; почта не нужна.
profile-password-hint = Не меньше 8 символов.

## Leaderboard, replay

leaders-bots = Местные боты
leaders-be-first = Начните первыми: для рейтинговой игры нужны люди с учётной записью.
replay-draws = берёт
replay-passes = пропускает ход
replay-discards = откладывает
replay-time-up = время вышло
