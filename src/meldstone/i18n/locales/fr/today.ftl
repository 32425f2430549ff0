### After today's table is solved.

today-another = Une autre table
today-share = Partager
today-share-text =
    J’ai posé les cinq tuiles de la table du jour sur Meldstone en { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }. Et vous ?
