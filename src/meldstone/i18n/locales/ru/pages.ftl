### Profile, replay, the table menu.

## Profile and account

page-profile = Профиль
page-guest = Вы играете как гость. С учётной записью ваши игры и рейтинги сохраняются на всех устройствах.
page-signed-in = Вы вошли как { $name }.
page-log-in = Войти
page-sign-up = Создать учётную запись
page-log-out = Выйти
page-log-out-everywhere = Выйти на всех устройствах
page-name = Имя
page-password = Пароль
page-old-password = Текущий пароль
page-new-password = Новый пароль
page-change-name = Изменить имя
page-change-password = Изменить пароль
page-saved = Сохранено.
page-export = Скачать мои данные
page-delete = Удалить учётную запись
page-delete-text = Учётная запись, её рейтинги и боты удаляются сразу. Законченные игры остаются, но без вашего имени.
page-delete-confirm = Удалить навсегда
page-restart = Сервер перезапустится через { $time }. Игры сохранятся и потом продолжатся.
page-restart-now = Сервер сейчас перезапускается. Игры сохранятся и сразу продолжатся.
page-recovery = Коды восстановления
page-recovery-text = Если вы забудете пароль, один из этих кодов вернёт доступ. Каждый действует один раз.
page-recovery-make = Создать новые коды
page-recovery-once = Распечатайте или запишите их: коды видны только сейчас, а прежние больше не действуют.
page-recovery-left = Осталось кодов: { $count }
page-print = Печать
page-forgot-password = Забыли пароль?
page-recovery-code = Код восстановления
page-set-password = Задать новый пароль
page-delete-guest = Удалить мои данные
page-delete-guest-text = Ваше имя исчезнет со столов и из законченных игр, а этот сеанс завершится.
page-leaders-text = В таблице лидеров те, кто сыграл рейтинговые игры с пятью проверенными игроками.
page-rated-text = Против новых учётных записей и против одних и тех же людей игра почти не учитывается.
page-privacy = Приватность
account-title = Учётная запись
account-keep = Сохраните свои игры
account-sign-up-or-in = Создать учётную запись или войти
account-getting-in = Вход
account-data = Ваши данные
account-password-voids = Завершит сеансы на других устройствах и выдаст новые коды восстановления.

## Finished games, ratings, bots

page-games-empty = Законченных игр ещё нет. Сыграйте!
page-rated = рейтинговая
page-more = Показать ещё
page-watch = Смотреть
page-ratings = Рейтинги
page-leaders = Таблица лидеров
page-leaders-empty = Здесь ещё никто не играл в рейтинговые игры.
page-table-size = Игроков за столом
page-rank = Место
page-rating = Рейтинг
page-games-played = Игры
page-bots = Ваши боты
page-bots-text = Программа играет под своим именем с помощью токена.
page-bots-empty = Ботов ещё нет.
page-bot-name = Имя бота
page-make-token = Создать токен
page-token-once = Скопируйте токен сейчас. Он показывается только один раз.
page-revoke = Отозвать
page-revoked = отозван

## When something is missing

page-retry = Попробовать снова
page-offline = Страница открывается и без связи, но для игр нужен сервер. Связь восстановится автоматически.
page-offline-language = Этого языка здесь ещё нет, и без связи он не появится.
page-offline-title = Нет связи
page-game-missing = Такой игры нет, или она ещё не закончена.
page-missing-text = Возможно, ссылка устарела или скопирована не полностью.

## Replay

page-replay = Повтор
page-watch-replay = Смотреть повтор
page-step = Шаг { $step } из { $steps }
page-to-begin = К началу
page-step-back = На шаг назад
page-step-on = На шаг вперёд
page-to-end = К концу
page-run = Воспроизвести
page-halt = Пауза
page-speed = Скорость
page-position = Место в игре
page-share = Скопировать ссылку на этот шаг
page-record-text = Запись как текст
page-record-json = Запись как JSON
page-show-racks = Показать все подставки
page-rack-of = Подставка: { $player }
page-opened-game = Игра начинается.
page-dealt = Плитки розданы.
page-ready = { $player } не требует новой раздачи.
page-declares = { $player } заканчивает игру.
page-ruled-uphold = Ход остаётся в силе.
page-ruled-undo = Ход отменён.

## The table menu

menu-title = Меню стола
menu-unread = Новые сообщения
menu-chat = Чат
menu-chat-empty = Пока никто ничего не сказал.
menu-say = Скажите что-нибудь
menu-send = Отправить
menu-mute = Заглушить: { $player }
menu-unmute = Не заглушать: { $player }
menu-player = Игрок { $player }
menu-block = Заблокировать: { $player }
menu-unblock = Разблокировать: { $player }
menu-block-text = Заблокированного вы больше не слышите, и за ваши столы он не сядет.
menu-send-away = Отослать: { $player }
menu-send-away-text = Отосланный сможет вернуться за этот стол, только если вы разрешите.
menu-report = Пожаловаться: { $player }
menu-report-note = Что случилось?
menu-report-text = Владелец сервера получит ваши слова, последние сообщения за этим столом и его номер.
menu-reported = Спасибо. Жалоба отправлена.
menu-sent-away = Хозяин отослал игрока: { $player }.
menu-let-back-in = Разрешить вернуться: { $player }
menu-who-was-sent-away = Отосланы
menu-somebody = кто-то
page-blocked = Заблокированные
page-blocked-empty = Вы никого не заблокировали.
menu-chat-on = Включить чат
menu-chat-off = Выключить чат
menu-reactions = Реакции
react-hello = Привет!
react-well-played = Отличная игра!
react-thanks = Спасибо!
react-wow = Ух ты!
react-oops = Ой!
react-thinking = Дайте подумать…
react-hurry = Побыстрее, пожалуйста!
react-goodbye = До свидания!
menu-story = Что произошло
menu-story-empty = Пока ничего не произошло.
menu-dispute = Позвать судью
menu-dispute-note = Что не так?
menu-uphold = Оставить ход в силе
menu-undo-turn = Отменить ход
menu-agree = Согласиться
menu-wants-undo = { $player } предлагает отменить ход.
menu-wants-uphold = { $player } предлагает оставить ход в силе.
menu-wants-fine = Штрафные плитки, { $player }: { $count }.
menu-wants-time = Время на часах: { $seconds } с.
menu-pause = Сделать перерыв
menu-resume = Закончить перерыв
menu-stack = Какая стопка следующая?
menu-stack-of = Стопка { $number }
menu-leave = Уйти из-за стола
menu-leave-text = Место остаётся за вами: вы можете вернуться.
menu-spectating = Вы смотрите игру.
menu-spectators = Зрителей: { $count }
menu-start = Начать матч
menu-resumed = Перерыв окончен.
menu-next-game = Следующая игра через { $count } с
menu-start-draw = Жеребьёвка

## A new table

page-rated-table = Рейтинговая игра, только с учётной записью
page-spectators-allowed = Другие могут смотреть
page-chat-allowed = Чат разрешён
page-fill-abandoned = За ушедшего играет бот
page-start-by-hand = Матч начну я
page-install = Установить как приложение
