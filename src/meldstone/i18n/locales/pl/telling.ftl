### What the table tells: what happened, whose turn it is, what is missing, what the clock will do.

## What happened: each sentence begins with the player, whose face may stand for the name

tell-drew = { $player } dobiera kostkę
tell-drew-tiles = { $player } dobiera { $tiles }
    .tiles = object
tell-passed = { $player } pasuje
tell-discarded = { $player } odkłada { $tiles }
    .tiles = object
tell-played = { $player } wykłada kostki
tell-laid = { $player } wykłada { $tiles }
    .tiles = object
tell-opened = { $player } robi pierwsze wyłożenie: { $tiles }
tell-opened-points =
    { $player } robi pierwsze wyłożenie: { $tiles } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    })
tell-added = { $player } dokłada { $tiles }
    .tiles = object
tell-added-to = { $player } dokłada { $tiles } do układu { $set }
    .tiles = object
tell-laid-and-added = { $player } wykłada { $tiles } i dokłada { $more }
    .tiles = object
    .more = object
tell-made = { $player } tworzy układ { $tiles } i bierze do niego ze stołu { $more }
    .more = object
tell-rebuilt = { $player } wykłada { $tiles } i przebudowuje stół
    .tiles = object
tell-joker-swapped = { $player } wymienia { $tiles } na { $joker }
    .tiles = object
    .joker = object
tell-joker-won = { $player } zdobywa { $joker } i wykłada { $tiles }
    .joker = object
    .tiles = object
tell-left = { $player } odchodzi od stołu
tell-back = { $player } wraca
tell-bot-helps = { $player }: nieobecność, pomaga bot
tell-time-up = { $player } nie ma już czasu
tell-time-up-drew =
    { $player } nie ma już czasu i dobiera { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }
tell-time-up-tiles = { $player } nie ma już czasu i dobiera { $tiles }
    .tiles = object
tell-time-up-counts = { $player } nie ma już czasu; stół liczy się tak, jak leży
tell-time-up-back =
    { $player } nie ma już czasu i bierze z powrotem { $back ->
        [one] { $back } kostkę
        [few] { $back } kostki
       *[many] { $back } kostek
    }
tell-time-up-back-tiles = { $player } nie ma już czasu i bierze z powrotem { $back }
    .back = object
tell-time-up-penalty =
    { $player } nie ma już czasu, bierze z powrotem { $back ->
        [one] { $back } kostkę
        [few] { $back } kostki
       *[many] { $back } kostek
    } i dobiera { $count ->
        [one] { $count } karną kostkę
        [few] { $count } karne kostki
       *[many] { $count } karnych kostek
    }
tell-time-up-penalty-tiles = { $player } nie ma już czasu, bierze z powrotem { $back } i dobiera { $tiles }
    .back = object
    .tiles = object
tell-not-legal =
    { $player } zostawia nieprawidłowy stół i dobiera { $count ->
        [one] { $count } karną kostkę
        [few] { $count } karne kostki
       *[many] { $count } karnych kostek
    }
tell-not-legal-tiles = { $player } zostawia nieprawidłowy stół i dobiera { $tiles }
    .tiles = object
tell-ruled-undo =
    Ruch zostaje cofnięty; { $player } dobiera { $count ->
        [one] { $count } karną kostkę
        [few] { $count } karne kostki
       *[many] { $count } karnych kostek
    }
tell-ruled-undo-tiles = Ruch zostaje cofnięty; { $player } dobiera { $tiles }
    .tiles = object
tell-ruled-uphold =
    Ruch zostaje utrzymany; { $player } dobiera { $count ->
        [one] { $count } karną kostkę
        [few] { $count } karne kostki
       *[many] { $count } karnych kostek
    }
tell-ruled-uphold-tiles = Ruch zostaje utrzymany; { $player } dobiera { $tiles }
    .tiles = object

## Whose turn it is

tell-your-turn = Twoja kolej
tell-thinks = { $player } myśli
tell-turn-of = Gra { $player }
tell-plan-ahead = Zaplanuj swój ruch: widzisz go tylko ty
tell-how-to-open =
    Na pierwsze wyłożenie potrzebujesz układów z tabliczki wartych razem { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
tell-open-with-any = Na pierwsze wyłożenie wystarczy dowolny układ z tabliczki: punkty nie są potrzebne.
tell-show-again = Pokaż znowu
tell-offline = Brak połączenia: twoje kostki zostają na miejscu. Nic się nie liczy, dopóki nie wrócisz.

## Play: why it cannot be pressed yet, in a few words

tell-play-offline = Czekanie na połączenie
tell-play-checking = Sprawdzanie…
tell-play-lay = Wyłóż kostkę
tell-play-open =
    Najpierw { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
tell-play-points =
    Jeszcze { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
tell-play-alone =
    { $count ->
        [one] Jedna kostka leży sama
        [few] { $count } kostki leżą same
       *[many] { $count } kostek leży osobno
    }
tell-play-one-missing = Brakuje jednej kostki
tell-play-unfinished =
    { $count ->
        [one] Jeden układ nie jest gotowy
        [few] { $count } układy nie są gotowe
       *[many] { $count } układów nie jest gotowych
    }
tell-play-not-yet = Jeszcze nie
tell-play-draw-first = Najpierw dobierz
tell-play-discard = Odłóż kostkę
tell-play-table-tile = Brakuje kostki ze stołu
tell-play-own-first = Najpierw pierwsze wyłożenie
tell-play-joker = Jokera trzeba użyć
tell-play-joker-set = Układ z jokerem zostaje
tell-play-discard-used = Użyj odłożonej kostki
tell-play-open-tile = Użyj odkrytej kostki
tell-play-open-tile-finish = Skończ odkrytą kostką
tell-take-back-and-draw = Cofnij i dobierz
tell-draw-a-tile = Dobierz kostkę
tell-left-to-draw =
    { $count ->
        [one] została { $count }
        [few] zostały { $count }
       *[many] zostało { $count }
    }
tell-sort-own = Moje
tell-valid =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    }, wszystkie układy są poprawne
tell-meter = { $points } z { $minimum } punktów na pierwsze wyłożenie
tell-meter-of = z { $points } punktów
tell-meter-short = z { $points }
tell-meter-open = na pierwsze wyłożenie

## The last seconds: what happens when the time is up

tell-last-counts = Po upływie czasu twój stół liczy się tak, jak leży.
tell-last-idle =
    Po upływie czasu dobierasz { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }.
tell-last-over = Po upływie czasu twój ruch się kończy.
tell-last-points = 
    { $points ->
        [one] { $points } punkt jeszcze nie wystarcza.
        [few] { $points } punkty jeszcze nie wystarczają.
       *[many] { $points } punktów jeszcze nie wystarcza.
    }
tell-last-back = Po upływie czasu twoje kostki wracają.
tell-last-back-penalty =
    Po upływie czasu twoje kostki wracają i dobierasz { $count ->
        [one] { $count } karną kostkę
        [few] { $count } karne kostki
       *[many] { $count } karnych kostek
    }.
tell-last-partly = Po upływie czasu poprawne układy zostają, a reszta wraca.
tell-last-partly-penalty =
    Po upływie czasu poprawne układy zostają, reszta wraca i dobierasz { $count ->
        [one] { $count } karną kostkę
        [few] { $count } karne kostki
       *[many] { $count } karnych kostek
    }.
tell-last-way-out =
    Cofnij wszystko, inaczej dobierasz { $count ->
        [one] { $count } karną kostkę
        [few] { $count } karne kostki
       *[many] { $count } karnych kostek
    }.

## The card of a turn that was settled

tell-time-is-up = Czas minął
tell-not-valid = Stół był nieprawidłowy
tell-card-back = Twój stół nie był gotowym ruchem. Z powrotem na twojej tabliczce: { $tiles }.
tell-card-penalty =
    Dobierasz { $count ->
        [one] { $count } karną kostkę
        [few] { $count } karne kostki
       *[many] { $count } karnych kostek
    }:
tell-card-draw =
    Dobierasz { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }:
tell-all-right = W porządku

## Hints, handing over, chat, sounds

tell-nothing-fits = Nic nie pasuje.
tell-nothing-fits-yet = Przy obecnym stole żadna twoja kostka nie pasuje.
tell-can-play = coś można wyłożyć
tell-you-draw = Dobierasz { $tiles }.
    .tiles = object
tell-hide-and-pass-on = Ukryj moją tabliczkę i podaj dalej
tell-answer = Odpowiedz: { $player }
tell-say-kind = Powiedz coś miłego
tell-sounds-on = Włącz dźwięki
tell-sounds-off = Wyłącz dźwięki

## The empty table

tell-empty-run = Seria: jeden kolor, liczby po kolei
tell-empty-group = Grupa: jedna liczba, różne kolory
tell-empty-how = Przeciągnij tu trzy lub więcej kostek, aby wyłożyć układ.
