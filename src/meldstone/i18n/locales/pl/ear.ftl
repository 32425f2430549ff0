### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } wykłada { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; jeden układ zmieniony
        [few] ; { $changed } układy zmienione
       *[many] ; { $changed } układów zmienionych
    }
ear-story-new = Nowy układ: { $set }.
ear-story-made = Nowy układ: { $set }; z tabliczki: { $tiles }.
ear-story-rebuilt = Nowy układ ze stołu: { $set }.
ear-story-added = Do układu { $set } dołożono: { $tiles }.
ear-story-taken = Z układu { $set } wzięto: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Stół: { $count ->
        [one] { $count } układ
        [few] { $count } układy
       *[many] { $count } układów
    }
ear-your-side = Twój ruch i tabliczka
ear-run-of-colour = { $place }: kolor { $colour }, { $from } do { $to }
ear-span = { $place }: { $kind } { $from } do { $to }
ear-kind = { $place }: { $kind } { $number }
ear-no-set = { $place }: to jeszcze nie układ
ear-with-joker =
    { $count ->
        [one] z jokerem
        [few] z { $count } jokerami
       *[many] z { $count } jokerami
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] Zmienił się { $count } układ.
        [few] Zmieniły się { $count } układy.
       *[many] Zmieniło się { $count } układów.
    }
ear-nothing-to-redo = Nie ma czego ponowić.
