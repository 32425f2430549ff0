## One set (RULES.md C)

set--too-short =
    { $tiles }: { $count ->
        [one] { $count } плитки
        [few] { $count } плиток
       *[many] { $count } плиток
    } мало; в серии их должно быть не меньше { $minimum }.
set--too-few-number-tiles =
    { $tiles }: В серии должно быть не меньше { $minimum ->
        [one] { $minimum } плитки с числом
        [few] { $minimum } плиток с числами
       *[many] { $minimum } плиток с числами
    }; одних джокеров недостаточно.
set--not-a-run-or-group = { $tiles }: Это не серия. Группа — одно число разных цветов, ряд — числа по порядку одного цвета.
set--group-colour-twice = { $tiles }: В группе каждый цвет может встречаться только один раз.
set--group-too-large =
    { $tiles }: В группе может быть не больше { $maximum ->
        [one] { $maximum } плитки
        [few] { $maximum } плиток
       *[many] { $maximum } плиток
    }, по одной каждого цвета; двойной джокер считается за две.
set--run-not-consecutive = { $tiles }: Числа в ряду должны идти по порядку без пропусков, так, как лежат плитки.
set--run-colours-mixed = { $tiles }: Все плитки ряда должны быть одного цвета.
set--run-falling = { $tiles }: Здесь ряды выкладывают по возрастанию. Разверните этот ряд.
set--run-out-of-bounds = { $tiles }: Ряд идёт самое большее от 1 до 13: до единицы и после тринадцати ничего нет.
set--run-wraps = { $tiles }: После тринадцати ничего нет: единица — самое маленькое число.
set--two-colour-joker-in-group = { $tiles }: Двухцветный джокер подходит только для рядов, а не для групп.
set--two-colour-joker-same-colour = { $tiles }: На двухцветном джокере ряд должен менять цвет.
set--two-colour-joker-at-end = { $tiles }: Двухцветный джокер не может лежать с краю ряда.
set--two-colour-joker-third-colour = { $tiles }: Даже с несколькими двухцветными джокерами в ряду могут чередоваться только два цвета.
set--two-mirrors = { $tiles }: В серии может быть только один зеркальный джокер.
set--mirror-sides-uneven = { $tiles }: Обе стороны от зеркального джокера должны быть равной длины. Что добавляете с одной стороны, добавьте и с другой.
set--mirror-sides-differ = { $tiles }: Стороны должны отражать друг друга: те же числа и цвета, считая от зеркального джокера.
set--mirror-side-too-short =
    { $tiles }: С каждой стороны зеркального джокера должно лежать не меньше { $minimum ->
        [one] { $minimum } плитки
        [few] { $minimum } плиток
       *[many] { $minimum } плиток
    }.
set--mirror-valley = { $tiles }: Числа должны возрастать к зеркальному джокеру.
set--mirror-apex-out-of-bounds = { $tiles }: На место зеркального джокера должно подходить число, а здесь оно было бы меньше 1 или больше 13.
set--declaration-does-not-fit = { $tiles }: Эти плитки не могут означать объявленные числа { $numbers }.

## The box (RULES.md A)

tile--not-in-box = { $tiles }: В этом издании такой плитки нет.
tile--too-many-copies =
    { $tiles }: В коробке всего { $held ->
        [one] { $held } такая плитка
        [few] { $held } такие плитки
       *[many] { $held } таких плиток
    }, а здесь использовано { $count }.

## A whole turn (RULES.md D, E)

turn--table-tile-missing = { $tiles }: Что лежало на столе, должно остаться на столе. Верните это в какую-нибудь серию.
turn--tile-from-nowhere = { $tiles }: Можно использовать только то, что лежит на столе или стоит на вашей подставке.
turn--tile-twice = { $tiles }: Плитка может лежать только в одном месте.
turn--no-own-tile = Выложите хотя бы одну плитку со своей подставки или возьмите плитку из запаса.
turn--own-tile-not-placed = { $tiles }: Всё, что вы выкладываете с подставки, должно входить в серию.
turn--too-involved = Этот ход слишком запутан, чтобы его рассудить. Разделите его на два хода.
opening--too-few-points =
    Ваша первая выкладка даёт { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }; нужно не меньше { $minimum }.
opening--table-touched = { $tiles }: В ход первой выкладки не трогайте серии на столе; выкладывайте только новые серии со своей подставки.

## Jokers of the table (RULES.md F)

joker--locked-set-split = { $tiles }: Серию с джокером нельзя разбивать. Добавлять к ней можно.
joker--locked-set-shrunk = { $tiles }: Из серии с джокером нельзя ничего забирать. Сначала замените джокера.
joker--freed-without-exchange = { $tiles }: Джокера можно забрать, только заменив его той плиткой, которую он обозначает.
joker--replaced-from-table = { $tiles }: Плитка, которой вы заменяете джокера, должна быть с вашей подставки.
joker--not-in-new-set = { $tiles }: Взятого джокера нужно в тот же ход использовать в новой серии.
joker--new-set-needs-rack-tiles = { $tiles }: Новую серию с джокером нужно составить из плиток со своей подставки.
joker--too-early = { $tiles }: Забирать джокеров можно только начиная со следующего хода после вашей первой выкладки.
joker--group-needs-both-tiles = { $tiles }: В группе из трёх плиток джокера можно заменить только обеими недостающими плитками сразу.
joker--special-joker-swap = { $tiles }: Особого джокера и другого джокера нельзя менять друг на друга.

## The discarded and the open tile (RULES.md I)

discard--not-in-new-set = { $tiles }: Взятую отложенную плитку нужно в тот же ход использовать в новой серии.
discard--nothing-to-take = Нет отложенной плитки, которую можно взять.
discard--already-drawn = Отложенную плитку берут только вместо плитки из запаса, а вы уже взяли плитку.
discard--not-in-this-edition = В этом издании плитки не откладывают.
discard--not-your-tile = { $tiles }: Отложить можно только плитку со своей подставки.
open-tile--nothing-to-take = Нет открытой плитки, которую можно взять.
open-tile--does-not-finish = { $tiles }: Открытую плитку можно взять, только если вы этим ходом заканчиваете игру.
open-tile--not-used = { $tiles }: Если вы берёте открытую плитку, её нужно выложить в тот же ход.

## Commands of the game

command--stale-version = Игра тем временем ушла вперёд. Посмотрите на стол и попробуйте ещё раз.
command--not-your-turn = Сейчас не ваш ход.
command--no-such-seat = За этим столом нет такого места.
command--not-now =
    { $phase ->
        [ready] Игра начнётся, когда все будут готовы.
        [playing] Во время игры это невозможно.
        [paused] Игра приостановлена до решения судьи.
        [finished] Игра окончена.
       *[other] Сейчас это невозможно.
    }
command--malformed =
    { $field ->
        [declared] Объявите числа для каждой серии на столе или ни для одной.
       *[other] Команда непонятна ({ $reason }).
    }
command--time-runs-backwards = Время команды раньше, чем у предыдущей. Проверьте часы.
draw--pool-empty = Запас пуст, брать больше нечего.
draw--already-drawn = В этот ход вы уже взяли плитку.
draw--draw-first = Сначала возьмите плитку.
draw--no-such-stack = Такой стопки нет.
draw--stack-not-empty =
    В средней стопке ещё { $left ->
        [one] { $left } плитка
        [few] { $left } плитки
       *[many] { $left } плиток
    }. Другую стопку можно выбрать, когда эта закончится.
pass--pool-not-empty =
    В запасе ещё { $left ->
        [one] { $left } плитка
        [few] { $left } плитки
       *[many] { $left } плиток
    }. Возьмите плитку, а не пропускайте ход.
pass--must-play = У вас есть ход, поэтому пропускать его нельзя.
pass--must-discard = Отложите плитку, чтобы закончить ход.
redeal--too-few-doublets =
    У вас { $doublets ->
        [one] { $doublets } дублет
        [few] { $doublets } дублета
       *[many] { $doublets } дублетов
    }; для новой раздачи нужно не меньше { $needed }.
redeal--not-in-this-edition = В этом издании нельзя требовать новой раздачи.
ready--already = Вы уже решили оставить свои плитки.
announce--not-in-this-edition = В этом издании первую выкладку не объявляют заранее.
announce--already-opened = Вы уже сделали первую выкладку.
announce--too-late = Объявить первую выкладку можно только сразу после того, как вы взяли плитку.
count--not-in-this-edition = В этом издании никто не обязан говорить, сколько у него плиток.
count--only-in-your-turn = Спрашивать о числе плиток можно только в свой ход.
dispute--not-in-this-edition = В этом издании играют без судьи.
dispute--no-turn-yet = Ещё не было хода, который можно оспорить.
dispute--decided = По этому ходу решение уже принято.
ruling--no-dispute = Нет спора, который должен решить судья.
ruling--nothing-to-undo = Нет хода, который можно отменить.
ruling--bad-penalty = Для штрафа нужно указать игрока и число плиток.
ruling--penalty-too-large = Самый большой штраф здесь (число плиток): { $most }.
clock--time-is-up = Ваше время вышло.
clock--time-is-not-up = Время ещё не вышло.
clock--no-time-limit = Сейчас лимита времени нет.
draft--tile-from-nowhere = { $tiles }: Можно использовать только то, что было на столе или на подставке, и каждую плитку только один раз.

## Rulesets and new games

ruleset--unknown-knob = { $subject }: Такой настройки правил нет ({ $reason }).
ruleset--bad-value = { $subject }: Это значение недопустимо ({ $reason }).
ruleset--contradiction =
    { $subject ->
        [joker_lock] Серия с джокером не может быть закрыта, пока джокеров можно освобождать перестройкой.
        [open_eighth_tile] Чтобы одна плитка лежала открыто, при раскладке в стопки должна остаться одна лишняя; здесь её нет.
        [hand_size] В коробке не хватает плиток на стольких игроков с таким числом плиток.
        [discard] Где плитки откладывают, каждый должен брать плитку каждый ход, иначе их становилось бы только меньше.
        [min_number_tiles] В серии не может требоваться больше плиток с числами, чем плиток вообще.
        [shrink_up_to_four] Нет ни третьего комплекта, ни третьего джокера, которые могли бы остаться в коробке.
       *[other] { $subject }: Эти правила противоречат друг другу ({ $reason }).
    }
ruleset--unknown-edition = { $subject }: Такого издания нет ({ $reason }).
ruleset--variants-clash = { $subject }: Эти варианты нельзя сочетать ({ $reason }).
ruleset--unknown-judge = { $subject }: Эта игра идёт по правилам, которых эта версия программы ещё не знает ({ $reason }). Обновите программу.
game--players = { $subject }: Это число игроков не подходит для издания ({ $reason }).
game--seed = { $subject }: Исходное число раздачи неверно ({ $reason }).
game--starter = { $subject }: Этот игрок не может начинать ({ $reason }).

## Notation and input

notation--not-a-tile = «{ $token }» — не плитка. Напишите, например, R7 (красная семёрка) или J (джокер).
notation--too-many-copies = Ни в одной коробке нет столько плиток { $token }.
notation--bad-position = «{ $token }» не относится к позиции. Пишите издание / стол / подставка, например classic / R4 R5 R6 / R7 J.
notation--bad-change = «{ $token }» не меняет стол. Пишите 2=R4 R5 R6 для второй серии, +R4 R5 R6 для новой или -2, чтобы убрать серию.
input--not-json = Входные данные — не правильный JSON ({ $reason }).
input--not-an-object = Входные данные должны быть объектом JSON в фигурных скобках.
input--missing-field = Не хватает поля «{ $field }».
input--unknown-field = Поля «{ $field }» здесь нет. Проверьте написание.
input--wrong-type = В поле «{ $field }» значение неправильного типа.
input--unknown-flag = Пометки «{ $flag }» нет; есть { $known }.
input--flag-does-not-fit = Пометка «{ $flag }» не подходит игроку «{ $name }».
input--name-twice = Двух игроков зовут «{ $name }».
input--not-one-winner = В выигранной игре пуста ровно одна подставка, в заблокированной — ни одной.
input--unknown-shape = Входные данные — не позиция, не запись игры и ничто другое из известного здесь.
record--broken = Запись игры повреждена ({ $reason }).
record--line = Строка { $line } записи игры неверна ({ $reason }).
record--too-large = Запись игры больше любой настоящей игры (строка { $line }: { $reason }).
file--not-found = Файла «{ $path }» нет.
file--not-readable = Не удаётся прочитать файл «{ $path }» ({ $reason }).
input--too-long = Строка может содержать не более { $most } байт.
file--not-writable = Не удаётся записать файл «{ $path }» ({ $reason }).
usage--bad-option = Параметр { $option } так использовать нельзя ({ $reason }).
arena--unknown-bot = Бота «{ $bot }» нет; есть { $known }.
arena--bad-result = В файле «{ $path }» нет результата, который можно продолжить ({ $reason }).
arena--no-ray = Не удаётся использовать Ray ({ $reason }). Он устанавливается с meldstone[ray].
serve--not-installed = Сервер не установлен ({ $reason }). Он устанавливается с meldstone[server].
serve--cannot-listen = Не удаётся слушать { $host }, порт { $port } ({ $reason }).
serve--already-served = Файл { $file } уже использует другой meldstone serve.
admin--no-such-account = Учётной записи «{ $name }» нет.
admin--no-such-room = Стола «{ $room }» нет.
admin--no-such-report = Жалобы «{ $report }» нет.

## Хранилище

store--conflict = Кто-то изменил это раньше. Обновите и попробуйте ещё раз.
store--stale-rating = Рейтинги тем временем изменились. Попробуйте ещё раз.
store--name-taken = Имя «{ $name }» занято.
store--unknown-account = Такой учётной записи нет.
store--unavailable = Базой данных сейчас нельзя пользоваться ({ $reason }).
store--newer-schema = База данных создана более новой версией программы (схема { $found }, здесь известна: { $known }). Обновите программу.
store--bad-location = Адрес базы данных не подходит ({ $reason }).
store--driver-missing = Для PostgreSQL нужен драйвер. Установите его командой: pip install 'meldstone[postgres]'.
store--no-backup = Файл «{ $path }» нельзя использовать как резервную копию ({ $reason }).
store--in-the-way = В «{ $path }» уже что-то есть. Чтобы заменить, используйте --force.

## The server

server--malformed = Сообщение не удаётся прочитать ({ $reason }).
server--too-large = Сообщение слишком длинное; размер в байтах — не больше { $most }.
server--too-fast = Слишком много запросов. Подождите немного.
server--not-found = Здесь ничего нет.
server--method-not-allowed = Здесь это невозможно.
server--not-signed-in = Сначала войдите.
server--foreign-origin = Этой странице нельзя обращаться к серверу.
server--unknown-host = Этот сервер не отвечает по открытому адресу. Владелец может разрешить его в настройках (hosts).
server--unavailable = Сервер сейчас не может этого сделать. Попробуйте ещё раз.
server--say-hello-first = Сначала скажите, за какой стол вы хотите сесть.
room--seat-taken = Это место занято.
room--no-free-seat = За этим столом нет свободного места.
room--already-seated = У вас здесь уже есть место.
room--not-seated = У вас нет места за этим столом.
room--not-owner = Это может только тот, кто открыл стол.
room--already-started = Матч уже начался.
room--not-started = Матч ещё не начался.
room--not-over = Игра ещё идёт.
room--match-over = Игра окончена.
room--too-few-players = Есть ещё свободные места.
room--just-changed = Остальные за столом, возможно, ещё не увидели изменения. Начните через несколько секунд.
room--paused = За столом перерыв.
room--not-paused = Сейчас нет перерыва.
room--closed = Этот стол закрыт.
room--unreadable = Этот стол нельзя открыть: его запись повреждена. Владелец этого сервера видит, какой это стол.
game--unreadable = Эту игру нельзя показать: её запись повреждена или больше любой игры.
room--by-invitation = За этот стол можно попасть только по приглашению.
room--no-such-code = Стола с таким кодом нет.
room--no-spectators = За этим столом нельзя быть зрителем.
room--chat-off = Чат за этим столом выключен.
room--accounts-only = Рейтинговые игры доступны только с учётной записью.
room--rated-same-time = В рейтинговых играх у всех одинаковое время.
room--rated-needs-clock = Для рейтинговых игр нужны часы.
room--rated-one-edition = Сочетания изданий не идут в рейтинг.
room--rated-no-days = Игры с днями на ход не идут в рейтинг.
room--rated-too-long = Наибольшее число игр в рейтинговом матче: { $most }.
room--not-in-rated-game = В рейтинговой игре это невозможно.
room--bad-setting = Настройка «{ $field }» недопустима.
room--no-hints = За этим столом подсказки выключены.
room--too-restless = Слишком много запросов после последнего хода. Сначала сделайте ход.
room--sent-away = Хозяин стола отослал вас от него.
room--not-welcome = За этот стол вы сесть не можете.
room--too-many-seats = Больше мест одновременно один человек занимать не может: { $most }. Сначала покиньте какой-нибудь стол.
room--too-many-rooms = Игроков уже ждёт столько столов, сколько может ждать одновременно: { $most }. Сядьте за один из них или сначала закройте какой-нибудь.
room--chat-too-fast = Это слишком много сразу. Подождите несколько секунд, прежде чем говорить дальше.
room--cannot-agree = Кто-то, кого это касается, отсутствует или это бот, поэтому стол не может договориться.
room--turn-was-legal = Ход был по правилам, и боты оставляют его в силе, поэтому отменить его нельзя.
name--not-usable = Это имя не подходит. Нужна буква или цифра; длина в символах — не больше { $most }.
name--invisible-characters = В этом имени есть невидимые символы.
name--piled-marks = В этом имени слишком много знаков над буквами или под ними.
name--mixed-scripts = В этом имени в одном слове смешаны разные алфавиты.
name--taken = Это имя занято.
name--looks-taken = Это имя выглядит как имя другой учётной записи.
name--belongs-to-account = Это имя принадлежит учётной записи или похоже на такое. Войдите или играйте под именем «{ $suggestion }».
account--wrong-password = Имя или пароль неверны.
account--password-too-short =
    { $minimum ->
        [one] Пароль слишком короткий; нужен хотя бы { $minimum } знак.
        [few] Пароль слишком короткий; нужно хотя бы { $minimum } знака.
       *[many] Пароль слишком короткий; нужно хотя бы { $minimum } знаков.
    }
account--banned = Эта учётная запись заблокирована владельцем сервера.
account--wrong-recovery-code = Имя или код восстановления неверны.
account--needed = Для этого нужна учётная запись.
account--too-many-bots = Наибольшее число ботов у одной учётной записи: { $most }.
account--too-many-blocked = Наибольшее число заблокированных: { $most }.
