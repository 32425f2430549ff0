### After today's table is solved.

today-another = Další stůl
today-share = Sdílet
today-share-text =
    Všech pět kamenů dnešního stolu na Meldstone leží, stačilo: { $count ->
        [one] { $count } krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }. Zvládneš to taky?
