### The end of a game and of a match, and disputes about a turn.

## How it ended

ending-you-win = Wygrywasz!
ending-wins = { $player } wygrywa
ending-you-share = Dzielisz się zwycięstwem
ending-share = Wspólne zwycięstwo: { $player }
ending-my-last =
    { $count ->
        [one] Twoja ostatnia kostka:
        [few] Twoje ostatnie kostki:
       *[many] Twoje ostatnie kostki:
    } { $tiles }
ending-my-last-many =
    Twój ostatni ruch: { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    } naraz.
ending-their-last =
    { $count ->
        [one] Ostatnia kostka:
        [few] Ostatnie kostki:
       *[many] Ostatnie kostki:
    } { $tiles }; na twojej tabliczce zostało: { $left }.
ending-their-last-many = { $player } wykłada ostatnie kostki naraz: { $count }; na twojej tabliczce zostało: { $left }.
ending-last =
    { $count ->
        [one] Ostatnia kostka:
        [few] Ostatnie kostki:
       *[many] Ostatnie kostki:
    } { $tiles }
ending-last-many = { $player } wykłada ostatnie kostki naraz: { $count }.
ending-blocked-mine = Bank jest pusty i wszyscy spasowali. Masz najmniej na tabliczce ({ $points }), więc wygrywasz.
ending-blocked-theirs = Bank jest pusty i wszyscy spasowali. { $player } ma najmniej na tabliczce ({ $points }), więc wygrywa.
ending-final-round-mine = Bank jest pusty i każdy miał jeszcze jeden ruch. Masz najmniej na tabliczce ({ $points }), więc wygrywasz.
ending-final-round-theirs = Bank jest pusty i każdy miał jeszcze jeden ruch. { $player } ma najmniej na tabliczce ({ $points }), więc wygrywa.
ending-hand-game = Gra z ręki: wszystkie punkty liczą się × { $factor }.
ending-game-of = gra { $number } z { $games }

## Points, spelt out

ending-the-rule = Zasada
ending-could-have-opened =
    Brak pierwszego wyłożenia, choć te kostki dają { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }:
ending-and-others = i inne: { $count }
ending-flat = Stałe { $points } zamiast sumy.
ending-not-opened-most =
    Brak pierwszego wyłożenia i nie było jak. Najwięcej dawały: { $tiles } ({ $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }).
ending-not-opened-none = Brak pierwszego wyłożenia i nie było jak.
ending-announced = Pierwsze wyłożenie zapowiedziane na czas: liczy się tylko tabliczka.
ending-announced-flat = Pierwsze wyłożenie zapowiedziane na czas: liczy się mniejsza kara.
ending-joker = joker { $points }
ending-jokers-each =
    { $count ->
        [one] { $count } joker
        [few] { $count } jokery
       *[many] { $count } jokerów
    } × { $points }

## A thing to remember

ending-longest-mine =
    Twój najdłuższy ruch: { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    }
ending-longest =
    Najdłuższy ruch: { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    } ({ $player })
ending-turn = Ruch { $number }.
ending-taken-apart = Przebudowane układy: { $count }.
ending-watch = Zobacz
ending-see-how = Pokaż na stole
ending-missed-lost = Brakowało jednego kroku.
ending-missed-won =
    Można było skończyć { $count ->
        [one] ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    } wcześniej.
ending-missed-when =
    { $count ->
        [one] W ostatnim ruchu
        [few] { $count } ruchy przed końcem
       *[many] { $count } ruchów przed końcem
    } można było wyłożyć wszystkie twoje kostki:
ending-kind-close =
    Było blisko: na tabliczce { $count ->
        [one] została { $count } kostka
        [few] zostały { $count } kostki
       *[many] zostało { $count } kostek
    }.
ending-kind = Dobra gra. Następne rozdanie to nowa szansa.

## How to go on

ending-stronger = { $player }, o stopień wyżej
ending-keep = Zachowaj tę grę: załóż konto
ending-fair-deal = Uczciwe rozdanie
ending-you-win-match = Wygrywasz mecz!
ending-wins-match = { $player } wygrywa mecz
ending-match-points =
    Punkty po { $games ->
        [one] { $games } grze
        [few] { $games } grach
       *[many] { $games } grach
    }: { $points }.
ending-your-place = Twoje miejsce: { $place }.
ending-last-game = Ostatnia gra
ending-another-match = Jeszcze jeden mecz
ending-how-it-went = Jak to szło
ending-game-number = Gra { $number }

## The referee

referee-laid =
    { $player }: wyłożono { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }.
referee-drew =
    { $player }: dobrano { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }.
referee-legal = Według zasad ruch był poprawny.
referee-illegal = Według zasad ruch nie był poprawny.
referee-look = Zobacz
referee-bots = Boty trzymają się zasad: ruch zostaje.
referee-all-agree = Cofnie się tylko za zgodą wszystkich.
