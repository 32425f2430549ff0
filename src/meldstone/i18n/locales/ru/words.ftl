## Vocabulary

word-tile = плитка
word-number = число
word-value = значение
word-colour = цвет
word-rack = подставка
word-pool = запас
word-stack = стопка
word-table = стол
word-set = серия
word-group = группа
word-run = ряд
word-joker = джокер
word-normal-joker = обычный джокер
word-special-joker = особый джокер
word-double-joker = двойной джокер
word-two-colour-joker = двухцветный джокер
word-mirror-joker = зеркальный джокер
word-initial-meld = первая выкладка
word-lay-down = выложить
word-add-to-a-set = добавить
word-manipulation = комбинирование
word-split = разбить
word-replace-joker = поменять местами
word-turn = ход
word-round = раунд
word-game = игра
word-player = игрок
word-starting-player = первый игрок
word-draw = взять
word-pass = пропустить ход
word-time-limit = лимит времени
word-timer = таймер
word-penalty = штраф
word-points = очки
word-scoring = подсчёт очков
word-minus-points = минусовые очки
word-winner = победитель
word-hand-game = игра в одно касание
word-doublet = дублет
word-discard = отложить
word-undo = отменить
word-referee = судья

## Colours

colour-black = чёрный
colour-orange = оранжевый
colour-blue = синий
colour-red = красный
colour-brown = коричневый
colour-white = белый
colour-green = зелёный
colour-violet = фиолетовый

## The four kinds of sets

kind-group = группа
kind-run = ряд
kind-mirror-group = зеркальная группа
kind-mirror-run = зеркальный ряд

## The editions: name and one line

edition-original = Оригинал
edition-original-description = Строгие правила для джокеров и без часов, как в старой инструкции.
edition-classic = Классика
edition-classic-description = Так сегодня играют чаще всего: свободные джокеры, минута на ход.
edition-twist = Твист
edition-twist-description = Четыре вида джокеров: обычный, двойной, двухцветный и зеркальный.
edition-mix = Микс
edition-mix-description = Вы заранее договариваетесь, какие особые джокеры участвуют в игре.
edition-six-player = На шестерых
edition-six-player-description = Большая коробка: 160 плиток, до шести игроков.
edition-rummy = Рамми
edition-rummy-description = Коричневые, белые, синие и красные плитки; серии с джокером нельзя разбивать.
edition-rummy-discard = Рамми: взять и отложить
edition-rummy-discard-description = Каждый ход берут плитку; кто ничего не выложил, откладывает одну.
edition-rummy-open-tile = Рамми: открытая плитка
edition-rummy-open-tile-description = Одна плитка лежит открытой; её может взять тот, кто закончит ею игру.
edition-rummy-hand = Рамми: в одно касание
edition-rummy-hand-description = Кто первым же ходом выложит все плитки, удваивает минусовые очки остальных.
edition-tournament = Турнир
edition-tournament-description = 40 секунд на ход, судья и штрафы тем, кто не сделал первую выкладку.
variant-rummy-discard = откладывание
variant-rummy-open-tile = открытая плитка
variant-rummy-hand = в одно касание
label-variants = Варианты

## Headings

label-table = Стол
label-rack = Ваша подставка
label-pool = Запас
label-discard = Отложено
label-open-tile = Открытая плитка
label-points = Очки
label-players = Игроки
label-you = Вы
label-former-player = Бывший игрок
label-edition = Издание
label-time-left = Осталось времени

## Numbers with their noun

count-tiles =
    { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }
count-seconds =
    { $count ->
        [one] { $count } секунда
        [few] { $count } секунды
       *[many] { $count } секунд
    }

## What happens at the table

game-your-turn = Ваш ход.
game-turn-of = Ходит { $player }.
game-starts = Начинает { $player }.
game-plays =
    { $player } выкладывает { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }.
game-draws = { $player } берёт плитку.
game-draws-tile = { $player } берёт { $tile }.
    .tile = object
game-you-draw = Вы берёте { $tile }.
    .tile = object
game-passes = { $player } пропускает ход.
game-discards = { $player } откладывает { $tile }.
    .tile = object
game-takes-discard = { $player } берёт отложенную плитку: { $tile }.
game-takes-open-tile = { $player } берёт открытую плитку: { $tile }.
game-penalty =
    { $player } в штраф берёт { $count ->
        [one] { $count } плитку
        [few] { $count } плитки
       *[many] { $count } плиток
    }.
game-time-up = { $player }: время вышло.
game-table-not-legal = { $player }: стол не соответствует правилам.
game-redeal =
    { $player } показывает { $count ->
        [one] { $count } дублет
        [few] { $count } дублета
       *[many] { $count } дублетов
    } и требует новую раздачу.
game-announces = { $player } объявляет первую выкладку на следующий раунд.
game-holds =
    { $player }: осталось { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
       *[many] { $count } плиток
    }.
game-dispute = { $player } зовёт судью.
game-table-empty = Стол пуст.
game-over = Игра окончена.
game-wins = { $player } побеждает!
game-shared-win = Победу делят: { $players }.
game-blocked = Запас пуст, и все пропустили ход. Побеждает тот, у кого на подставке меньше всего очков.
