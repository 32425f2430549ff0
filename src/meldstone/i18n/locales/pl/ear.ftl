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

## The whole story, the typed line and the keys

ear-story = Co zrobili inni
ear-story-nothing = Od twojego ostatniego ruchu nic się nie stało.
ear-no-ends = Do żadnego układu nie można nic dołożyć.
ear-nothing-fits = Żadna pojedyncza kostka nie pasuje do układu.
ear-not-now = Nie możesz teraz przesuwać kostek.
ear-no-hints = Przy tym stole nie ma podpowiedzi.
ear-nothing-to-take = Nie ma czego wziąć.
ear-again-play = Naciśnij P jeszcze raz, żeby wyłożyć.
ear-again-draw = Naciśnij D jeszcze raz, żeby dobrać kostkę.
ear-again-pass = Naciśnij D jeszcze raz, żeby spasować.
ear-type = Wpisz ruch
ear-type-close = Zamknij wiersz
ear-type-how = Na przykład: { $example }; potem Enter. Ctrl i Enter od razu wykłada, Escape zamyka. „{ $help }” pokazuje wszystkie polecenia.
ear-keys-move = W ustawieniach pojedyncze litery można przenieść na Alt i literę albo wyłączyć.
ear-help-take = własne kostki z powrotem na tabliczkę, inne osobno; bez kostek: cały układ
ear-key-arrows = od kostki do kostki
ear-key-pages = od układu do układu; na tabliczce na jej końce
ear-key-home = tam, gdzie ostatnio na tabliczce, na stole
ear-key-tile = litera i liczba: do tej kostki; jeszcze raz: do następnej takiej
ear-key-enter = wybrać kostkę albo położyć tam to, co wybrane
ear-key-new = nowy układ z tego, co wybrane
ear-key-back = to, co wybrane, wraca na tabliczkę
ear-key-undo = cofnij, ponów
ear-key-play = wyłożyć: pierwsze naciśnięcie pyta, drugie to robi
ear-key-draw = dobrać albo spasować, tak samo
ear-key-hint = podpowiedź
ear-key-type = wpisz ruch
ear-key-rack = twoja tabliczka
ear-key-sets = układy na stole
ear-key-ends = co można dołożyć do układów
ear-key-fits = które twoje kostki pasują i jakie masz układy
ear-key-wrong = co jest nie tak na stole
ear-key-last = cała historia ruchów innych
ear-key-counts = kostki wszystkich i bank
ear-key-time = czyj ruch i ile zostało czasu
ear-key-help = te klawisze
