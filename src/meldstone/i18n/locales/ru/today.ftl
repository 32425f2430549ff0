### After today's table is solved.

today-another = Ещё один стол
today-share = Поделиться
today-share-text =
    Все пять плиток стола дня на Meldstone выложены, понадобилось: { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[many] { $count } ходов
    }. А у вас получится?
