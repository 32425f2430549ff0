### After today's table is solved.

today-another = Kolejny stół
today-share = Udostępnij
today-share-text =
    Stół dnia na Meldstone rozwiązany, wszystkie pięć kostek leży: { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }. Też tak potrafisz?
