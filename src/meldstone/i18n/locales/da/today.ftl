### After today's table is solved.

today-another = Et bord til
today-share = Del
today-share-text =
    Jeg lagde alle fem brikker fra dagens bord på Meldstone i { $count ->
        [one] { $count } træk
       *[other] { $count } træk
    }. Kan du?
