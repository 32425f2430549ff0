### What the commands of the terminal say beside the game: solve, verify, arena, editions, and those of an operator.

## Options that cannot be used like this

cli-error-together = { $what } и { $other } не сочетаются
cli-error-no-value = у { $what } нет значения
cli-error-one-of = не хватает одного из них: { $what }
cli-error-ambiguous = { $what } может значить несколько параметров: { $choices }
usage-together = { $option } не сочетается с { $chosen }
usage-solve = для solve нужен --rack, --position или --jsonl
usage-step = --step читает клавиатуру, поэтому запись не может прийти со стандартного ввода
usage-seat = --seat { $value }: в этой игре места { $letters }, или от 1 до { $most }
usage-set = для --set нужно ПРАВИЛО=ЗНАЧЕНИЕ, а не «{ $value }»
usage-positive = для { $option } нужно число от 1
usage-address = --address относится к --engine ray
usage-sprt = для --sprt нужны две доли побед в процентах, например 50:55
usage-bots = для --bots нужны боты, которые играют, например --bots skilled,novice
usage-league-few = для --league нужно столько разных ботов, сколько мест ({ $players }), каждый один раз
usage-league-many = в --bots больше ботов ({ $bots }), чем мест ({ $players }); с --league встретятся все
usage-seconds = для { $option } нужны секунды, больше 0
usage-resumed = { $option } задано в работе, которую продолжает --resume
usage-range = значение { $option } слишком мало или слишком велико
usage-free-jokers = для --edition нужно издание со свободными джокерами, например classic
usage-delay = --in { $value }: ожидается 90s, 5m или 1h
usage-week = --in { $value }: не больше недели

## meldstone solve, check

solve-text = Находит лучший ход и рисует стол до и после него или отвечает на строки JSON со стандартного ввода.
solve-table = серии на столе, например { $example } (по умолчанию: нет)
solve-rack = плитки на подставке, например { $example }
solve-opening = первой выкладки у вас ещё не было
solve-position = всё это одной строкой: { $example }
solve-objective = чего выложить больше всего, если подставку нельзя опустошить (по умолчанию: tiles)
solve-fewest = доказать, что ни один лучший ход не меняет меньше серий; это может занять время
solve-explain = перечислить шаги один за другим
cli-jsonl = отвечать на строки JSON со стандартного ввода
check-text = Читает строки JSON со стандартного ввода и на каждую отвечает одной строкой JSON.

## A move, drawn and told

move-before = до
move-after = после
move-legend = * с вашей подставки   • изменена   + новая   - использована
move-joker = { $joker } в серии { $set }: { $meant }
move-mirror = { $joker } в серии { $set }: зеркало
move-lay = Выложите серию { $target } со своей подставки
move-add = Добавьте { $tiles } со своей подставки к серии { $target }
move-join = Соедините серию { $source } с серией { $target }
move-split = Разбейте серию { $source }: добавьте { $tiles } к серии { $target }
move-split-begin = Разбейте серию { $source }: начните серию { $target } с { $tiles }
move-swap = Замените джокера: добавьте { $tiles } из серии { $source } к серии { $target }
move-swap-begin = Замените джокера: начните серию { $target } с { $tiles } из серии { $source }
move-swap-for = Замените джокера в серии { $source } плиткой { $tile }: добавьте { $tiles } к серии { $target }
move-swap-for-begin = Замените джокера в серии { $source } плиткой { $tile }: начните серию { $target } с { $tiles }
move-end = Добавьте { $tiles } с конца серии { $source } к серии { $target }
move-end-begin = Начните серию { $target } с { $tiles } с конца серии { $source }
move-take = Добавьте { $tiles } из серии { $source } к серии { $target }
move-take-begin = Начните серию { $target } с { $tiles } из серии { $source }
move-step = { $step }.
move-step-done = { $step }: { $tiles }.
move-nothing = Выложить нечего.
move-places =
    Выкладывается { $tiles }: { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }.
move-finishes = Подставка пуста.
move-changes = Изменено серий на столе: { $changed } из { $count }.
move-changes-fewest = Изменено серий на столе: { $changed } из { $count }, доказано, что меньше нельзя.
move-unproven-tiles = Не доказано, что ход лучший: может быть ход с числом плиток до { $count }.
move-unproven-points = Не доказано, что ход лучший: может быть ход с числом очков до { $count }.
move-proven-tiles = Доказано: ни один верный ход не выкладывает больше плиток.
move-proven-points = Доказано: ни один верный ход не выкладывает больше очков.
move-proven = Доказано.

## meldstone verify

verify-of-judge = правила
verify-of-commitment = обещание
verify-of-deal = раздача
verify-of-moves = ходы
verify-of-score = очки
verify-ok = верно
verify-failed = ОШИБКА
verify-judged-by = версия правил { $judge }
verify-judged-by-older = версия правил { $judge }; у новых игр { $newest }
verify-promised = исходное число то, что было обещано до раздачи
verify-deals =
    { $count ->
        [one] { $count } раздача
        [few] { $count } раздачи
       *[many] { $count } раздач
    }, как даёт исходное число
verify-events =
    { $count ->
        [one] { $count } событие
        [few] { $count } события
       *[many] { $count } событий
    }
verify-events-by-clock =
    { $count ->
        [one] { $count } событие
        [few] { $count } события
       *[many] { $count } событий
    }; решено часами и принято как записано: { $settled }
verify-not-over = игра не окончена, проверять нечего
verify-no-beginning = запись не начинается с game-opened
verify-bad-seed = в исходном числе не 64 шестнадцатеричные цифры
verify-no-seed = нет исходного числа для раздачи
verify-not-promised = исходное число не совпадает с тем, что было обещано до раздачи
verify-other-draw = жеребьёвка не та, что даёт исходное число
verify-other-deal = раздача { $number } не та, что даёт исходное число
verify-other-starter = в раздаче назван другой первый игрок, чем в жеребьёвке
verify-event = событие { $number }: { $problem }
verify-too-much = слишком много ошибок, чтобы продолжать
verify-from-nowhere = { $event } появляется ниоткуда
verify-not-due = { $event } здесь быть не должно
verify-not-by-rules = { $event } не то, что дают правила
verify-another-due = должно быть { $due }, а не { $event }
verify-stops = запись обрывается перед { $event }
verify-more = … и ещё { $count }

## meldstone editions

topic-box = Какие есть плитки и для скольких игроков
topic-setup = От закрытой коробки до первого хода
topic-sets = Что такое верная серия
topic-opening = Первые серии, которые выкладывает игрок
topic-turn = Как берут и откладывают плитки
topic-jokers = Как освобождать и использовать джокеров стола
topic-clock = Лимит времени и что бывает потом
topic-ending = Очки
topic-conduct = Что игроки могут знать, должны говорить и могут спрашивать
editions-extends = основа: { $chain }
editions-base = с чего начинаются все издания
editions-choose = игроки договариваются о { $rules } ({ $example })
editions-rule = правило
editions-value = значение
editions-instead = основа: { $value }

## meldstone arena, train

arena-text = Проводит много игр между ботами, каждую раздачу ещё раз со сменой мест, и сообщает доли побед и очки с интервалами 95 %.
arena-bots = кто играет, например { $example }; добавьте :points или :place как цель; последний занимает остальные места
arena-players = мест за столом (по умолчанию: { $default })
arena-games = игр, с округлением вверх до целых раздач (по умолчанию: { $default })
arena-seed = исходное число всех раздач (по умолчанию: { $default })
arena-think = время на раздумье за ход у ботов, которые планируют, в секундах (по умолчанию: { $default })
arena-league = сыграть всеми составами ботов, с рейтингом
arena-sprt = закончить раньше, как только одна из двух долей побед первого бота ясна (по умолчанию: поровну против на десятую больше, как 50:55)
arena-workers = процессов (по умолчанию: по одному на ядро)
arena-engine = процессы этого компьютера или кластер Ray (meldstone[ray])
arena-address = где находится кластер, или auto (по умолчанию: местный для этой работы)
arena-json = записать результат со всеми играми в этот файл; - означает стандартный вывод
arena-report = записать страницу с графиками в этот файл
arena-resume = продолжить работу из файла результата, до --games
arena-check = проверить запись каждой игры
arena-column-bot = бот
arena-column-games = игры
arena-column-wins = победы
arena-column-win-rate = доля побед
arena-column-points = очки за игру
arena-column-rating = рейтинг
arena-share = { $share } %
arena-range = { $value } (от { $low } до { $high })
arena-ahead = Впереди за одним столом, строка против столбца:
arena-played = Игр: { $games }, раздач: { $deals }, { $edition }, игроков: { $players }, исходное число { $seed }; ходов за игру: { $turns }; поровну было бы { $even } %
arena-brackets = В скобках: интервалы 95 %; игры одной раздачи считаются вместе (docs/arena.md).
arena-stand = логарифм отношения правдоподобия { $ratio }, границы { $low } и { $high }
arena-undecided = { $bot }: пока не решено между { $low } % и { $high } % побед ({ $stand })
arena-accepted = { $bot }: принято { $accepted } % побед против { $other } % ({ $stand })
arena-stopped = Остановлено, сыграно игр: { $games }. Чтобы продолжить: { $command }
arena-dealing = раздача
arena-left = осталось
train-text = Обучает бота-мастера в играх с самим собой и с игроками, которые выкладывают больше всего плиток; одни и те же параметры дают одни и те же уроки.
train-edition = издание со свободными джокерами (по умолчанию: { $default })
train-objective = ради чего играть (по умолчанию: { $default })
train-games = игр для обучения (по умолчанию: { $default })
train-rounds = кругов обучения (по умолчанию: { $default })
train-seed = исходное число всей случайности (по умолчанию: { $default })
train-out = куда записать выученное (по умолчанию: { $default })
train-done = { $file }: выучено признаков: { $features }; игроков: { $players }, джокеров: { $jokers }, цель: { $objective }
train-learning = обучение
train-error = средний квадрат ошибки { $error }

## meldstone serve

serve-text = Предоставляет столы по HTTP и WebSocket, пока его не остановят (Ctrl-C или SIGTERM). Настраивать ничего не нужно.
serve-more = Каждую настройку можно задать и в окружении (MELDSTONE_PORT=9000) или в файле TOML (port = 9000); параметры важнее окружения, окружение важнее файла. Без --database данные лежат в файле SQLite в $MELDSTONE_DATA или в папке данных пользователя. docs/operate.md показывает службу за прокси и несколько процессов на PostgreSQL.
serve-settings = настройки файла и окружения с их значениями по умолчанию:
serve-host = адрес, на котором слушать (по умолчанию: 127.0.0.1, только этот компьютер)
serve-port = порт, на котором слушать (по умолчанию: 8080; 0 выбирает свободный)
serve-database = sqlite:///путь/к/файлу или postgresql://имя:пароль@компьютер/база
serve-allowed-host = отвечать и на это имя, play.example.org; можно повторять
serve-origin = обслуживать и страницы отсюда; можно повторять
serve-config = читать настройки из этого файла TOML ($MELDSTONE_CONFIG)
serve-log-level = debug, info, warning или error (по умолчанию: info)

## meldstone backup, restore

backup-text = Записывает столы, игры, рейтинги и учётные записи, какими они были в один миг, в один файл. Серверы продолжают работать. В файле хеши паролей и секреты: храните его в надёжном месте.
backup-file = куда записать; файл появится, когда будет полным
backup-force = перезаписать FILE
backup-database = sqlite:///путь/к/файлу или postgresql://имя@компьютер/база (по умолчанию: $MELDSTONE_DATABASE, иначе файл сервера)
backup-writing = запись
backup-done = { $file }: байт: { $bytes }, всё из { $database }
restore-text = Заменяет содержимое базы данных резервной копией, всё сразу или ничего. Копию SQLite можно восстановить в PostgreSQL и наоборот. Работающие серверы загрузят свои столы заново.
restore-file = резервная копия
restore-force = заменить то, что есть в базе данных
restore-deleted = номера учётных записей, удалённых с тех пор, по одному в строке, для базы данных, которая их не знает: они останутся удалёнными
restore-restoring = восстановление
restore-done = { $database }: всё из { $file }

## meldstone admin

admin-text = Присматривает за людьми и столами, в том числе пока работают серверы. Имена — это имена учётных записей в любом написании; подходит и номер.
admin-accounts = перечислить учётные записи
admin-rooms = перечислить столы
admin-reports = перечислить жалобы игроков, последние сначала
admin-report = показать одну жалобу с тем, что было за столом
admin-rename = дать учётной записи другое имя
admin-ban = завершить все сеансы учётной записи и больше никого не впускать
admin-unban = снова впустить заблокированную учётную запись
admin-reset-password = задать пароль, который покажут один раз, и отменить все сеансы и коды восстановления
admin-close-room = закрыть стол; его законченные игры останутся
admin-announce-restart = сообщить всем игрокам, когда перезапустятся серверы
admin-verify-backup = проверить, цела ли резервная копия и читается ли в ней каждый стол
admin-as-json = отвечать строками JSON, для скриптов
admin-of-database = база данных серверов (по умолчанию: как у meldstone serve)
admin-with-name = только те, в чьём имени есть это
admin-only-banned = только заблокированные
admin-with-status = только те, что в этом состоянии
admin-with-player = только те, за которыми сидит эта учётная запись
admin-which-report = жалоба, как её перечисляет «reports»
admin-at-most = не больше чем столько (по умолчанию: { $default })
admin-which-account = учётная запись
admin-new-name = как она теперь называется
admin-which-room = номер стола, как в его ссылке
admin-in = через 90s, 5m или 1h
admin-cancel = перезапуска всё-таки не будет
admin-words = что вы добавляете, показывается всем как есть
