### The language of typed turns, in the terminal and in the line of the browser.

## What may be typed: commands, small words, colours; the first is shown, all are understood, as are the English ones

typed-draw = взять, беру
typed-pass = пропустить, пас
typed-done = готово
typed-undo = назад
typed-reset = сначала
typed-sort = сортировать
typed-announce = объявить
typed-redeal = пересдать
typed-ready = оставить
typed-hint = подсказка
typed-show = показать
typed-help = помощь
typed-quit = выйти
typed-lay = выложить
typed-add = добавить
typed-take = взять, снять
typed-move = перенести
typed-split = разбить
typed-swap = поменять, заменить
typed-join = соединить
typed-table = стол
typed-discard = отложить
typed-ask = спросить
typed-discarded = отложенную, отложенная
typed-open = открытую, открытая
typed-to = к, ко, в
typed-from = с, со, из
typed-after = после, за
typed-for = на, вместо
typed-in = в, из, с
typed-with = с, со
typed-fillers = серия, серии, серию, и, плитка, плитку, плитки
typed-black = ч, к
typed-orange = о
typed-blue = с, в
typed-red = р
typed-brown = кор
typed-white = б
typed-green = з
typed-violet = ф
typed-joker = д, ж, джокера

## What is wrong with a line

term-same-set = Это та же серия.
term-last-tile = { $tile } — последняя плитка серии { $set }; после неё ничего нет.
term-no-other = Второй плитки { $tile } нет ни на столе, ни на подставке.
term-already-taken = Вы уже взяли плитку; «{ $undo }» или «{ $reset }» вернёт её.
term-no-set = Серии { $set } нет: последняя — { $last }.
term-no-set-at-all = Серии { $set } нет: стол пуст.
term-no-home = Ни в одной серии на столе нет { $tiles }.
term-which-home = { $tiles }: в сериях { $sets }. Уточните, например: { $from } { $first }
term-only-one = На подставке и в руке у вас только одна плитка { $tile }.
term-have-no = На подставке и в руке у вас нет плитки { $tile }.
term-set-has-no = В серии { $set } нет плитки { $tile }.
term-nothing-to-undo = Отменять нечего.
term-alone = Введите «{ $word }» отдельно, без продолжения.
term-unknown = Слово «{ $word }» непонятно. Введите «{ $help }», чтобы увидеть все команды.
term-did-you-mean = Слово «{ $word }» непонятно. Может быть, «{ $near }»?
term-not-a-tile = «{ $token }» — не плитка. Плитки пишутся так: R7, K13 или J; например: { $example }
term-number = Назовите номер серии; например: { $example }
term-which-tiles = Какие плитки? Например: { $example }
term-tiles-and-set = Назовите плитки и серию; например: { $example }
term-example = Например: { $example }
term-in-and-out = Назовите, какая плитка входит и какая выходит; например: { $example }
term-one-tile = Отложите одну плитку; например: { $example }
term-ask-whom = Кого спросить? Например: { $example }

## What each command does

help-lay = новая серия с подставки; несколько серий разделяйте знаком ;
help-add = плитки с подставки к серии 3
help-take = в руку, чтобы выложить или добавить в другом месте; без плиток — вся серия
help-move = из одной серии прямо в другую
help-split = две серии из одной
help-join = одна серия из двух
help-swap = ваша R7 на место джокера; потом используйте джокера
help-table = весь стол, каким вы хотите его видеть, сразу
help-undo = на шаг назад
help-reset = всё назад
help-done = завершает ход с тем столом, какой есть
help-draw-always = плитка, с которой начинается каждый ход
help-draw = плитка вместо выкладки; это завершает ход
help-pass-drawn = взяв плитку, если ничего не выкладываете
help-pass = когда брать уже нечего
help-take-discard = последняя плитка предыдущего игрока, в новую серию
help-discard = откладывает плитку; это завершает ход
help-take-open-finish = открытая плитка, если вы заканчиваете ею игру
help-take-open = открытая плитка, если вы выложите её в этот ход
help-announce = сразу после взятия плитки: в следующий раз будет первая выкладка
help-ask = сколько плиток у игрока Ada?
help-redeal = до первого хода, с тремя дублетами: новая раздача
help-ready = до первого хода: оставить свои плитки
help-sort = подставка по числам; ещё раз: по цветам
help-hint = подсказка
help-show = показать стол ещё раз
help-quit = выйти из игры
help-tiles = Плитки: { $colours }.
help-double = двойной джокер, две соседние плитки
help-two-colour = двухцветный джокер, цвет меняется
help-mirror = зеркальный джокер
help-any-order = Порядок и размер букв не важны; одни плитки значат «{ $lay }».
help-by-name = Плитки можно и называть: { $example }. Английские слова понимаются всегда.
help-no-clock = Время здесь не ограничено: не спешите.
