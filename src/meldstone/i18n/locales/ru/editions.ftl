### What some editions add to a turn: draw and discard, stacks, a new deal, announcements, counts.

## Draw and discard

step-draw = Взять
step-take = или взять { $tiles }
    .tiles = object
step-lay = Выложить
step-discard = Отложить
steps-label = Шаги хода
discard-here = Перетащите сюда плитку, чтобы отложить её.
discard-help = Отложенную плитку можно взять вместо новой, если в тот же ход использовать её в новой серии.
open-tile-help = Открытую плитку можно взять, если ею закончить игру.
open-tile-help-any = Открытую плитку можно взять, если сразу её использовать.
taken-must = В этот ход обязательно положите { $tiles } в новую серию.
    .tiles = object

## Tournament

redeal-may =
    { $count ->
        [one] У вас { $count } дублет
        [few] У вас { $count } дублета
       *[many] У вас { $count } дублетов
    }: { $tiles }. Можно потребовать новую раздачу.
redeal-waiting = Ждём: { $players }…
announce-why-sum = С тем, что есть сейчас, следующим ходом можно сделать первую выкладку. Объявите её: если кто-то закончит раньше, вы потеряете { $sum } вместо { $most } очков.
announce = Объявить
stack-empty = Стопка пуста. Выберите следующую:
ask-count = Сколько?
ask-count-help = В свой ход можно спросить, сколько плиток у игрока { $player }. Ответ слышат все.
