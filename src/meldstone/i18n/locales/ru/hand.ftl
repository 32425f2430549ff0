### In the hand: what explains itself once, colours, the app on a phone.

hand-tap = Коснитесь других плиток, где бы они ни лежали. Затем подсвеченной серии или кнопки «Новая серия».
hand-drag = Отпустите плитку над серией или над полем «Новая серия». Видно, подходит ли она.
hand-colours-ask = Цвета трудно различить?
hand-colours-other = Выбрать другие цвета
hand-colours-usual = Вернуть обычные цвета
hand-install-ios = Чтобы Meldstone был на домашнем экране: нажмите «Поделиться», затем «На экран Домой».
