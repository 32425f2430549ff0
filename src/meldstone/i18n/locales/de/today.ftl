### After today's table is solved.

today-another = Noch ein Tisch
today-share = Teilen
today-share-text =
    Ich habe alle fünf Steine vom Tisch des Tages auf Meldstone in { $count ->
        [one] { $count } Zug
       *[other] { $count } Zügen
    } ausgelegt. Schaffst du es auch?
