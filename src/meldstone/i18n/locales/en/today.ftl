### After today's table is solved.

today-another = Another table
today-share = Share
today-share-text =
    I laid all five tiles of today’s table on Meldstone in { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }. Can you?
