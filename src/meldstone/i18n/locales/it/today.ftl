### After today's table is solved.

today-another = Un altro tavolo
today-share = Condividi
today-share-text =
    Ho collocato tutte e cinque le pedine del tavolo di oggi su Meldstone in { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }. E tu?
