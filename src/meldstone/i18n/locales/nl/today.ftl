### After today's table is solved.

today-another = Nog een tafel
today-share = Delen
today-share-text =
    Ik heb alle vijf stenen van de tafel van vandaag op Meldstone uitgelegd in { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }. Lukt het jou ook?
