### After today's table is solved.

today-another = Kolejny stół
today-share = Udostępnij
today-share-text =
    Wszystkie pięć kostek ze stołu dnia na Meldstone leży, wystarczyło: { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }. Też tak potrafisz?
