### After today's table is solved.

today-another = Ett bord till
today-share = Dela
today-share-text =
    Jag lade ut alla fem stenarna från dagens bord på Meldstone på { $count ->
        [one] { $count } steg
       *[other] { $count } steg
    }. Kan du?
