## Vocabulary

word-tile = kostka
word-number = liczba
word-value = wartość
word-colour = kolor
word-rack = tabliczka
word-pool = bank
word-stack = stos
word-table = stół
word-set = układ
word-group = grupa
word-run = seria
word-joker = joker
word-normal-joker = zwykły joker
word-special-joker = joker specjalny
word-double-joker = podwójny joker
word-two-colour-joker = joker zmiany koloru
word-mirror-joker = lustrzany joker
word-initial-meld = pierwsze wyłożenie
word-lay-down = wyłożyć
word-add-to-a-set = dołożyć
word-manipulation = manipulacja
word-split = rozdzielać
word-replace-joker = zastąpić
word-turn = ruch
word-round = runda
word-game = gra
word-player = gracz
word-starting-player = gracz rozpoczynający
word-draw = dobierać
word-pass = pas
word-time-limit = czas na ruch
word-timer = stoper
word-penalty = kara
word-points = punkty
word-scoring = podliczanie punktów
word-minus-points = punkty minusowe
word-winner = zwycięzca
word-hand-game = gra z ręki
word-doublet = dublet
word-discard = odłożyć
word-undo = cofnąć
word-referee = sędzia

## Colours

colour-black = czarny
colour-orange = pomarańczowy
colour-blue = niebieski
colour-red = czerwony
colour-brown = brązowy
colour-white = biały
colour-green = zielony
colour-violet = fioletowy

## The four kinds of sets

kind-group = grupa
kind-run = seria
kind-mirror-group = lustrzana grupa
kind-mirror-run = lustrzana seria

## The editions: name and one line

edition-original = Oryginalna
edition-original-description = Surowe zasady jokerów i brak limitu czasu, jak w dawnej instrukcji.
edition-classic = Klasyczna
edition-classic-description = Tak gra się dziś najczęściej: swobodne jokery, minuta na ruch.
edition-twist = Twist
edition-twist-description = Cztery rodzaje jokerów: zwykły, podwójny, zmiany koloru i lustrzany.
edition-mix = Mix
edition-mix-description = Przed grą ustalacie, które jokery specjalne biorą udział.
edition-six-player = Dla sześciu graczy
edition-six-player-description = Duże pudełko: 160 kostek, do sześciu graczy.
edition-rummy = Rummy
edition-rummy-description = Kostki brązowe, białe, niebieskie i czerwone; układów z jokerem nie wolno rozdzielać.
edition-rummy-discard = Rummy: dobieranie i odkładanie
edition-rummy-discard-description = W każdym ruchu dobiera się kostkę; kto nic nie wyłoży, odkłada jedną.
edition-rummy-open-tile = Rummy: odkryta kostka
edition-rummy-open-tile-description = Jedna kostka leży odkryta; może ją wziąć ten, kto zakończy nią grę.
edition-rummy-hand = Rummy: gra z ręki
edition-rummy-hand-description = Kto pierwszym ruchem wyłoży wszystkie kostki, podwaja punkty minusowe pozostałych.
edition-tournament = Turniejowa
edition-tournament-description = 40 sekund na ruch, sędzia i kary za brak pierwszego wyłożenia.
variant-rummy-discard = odkładanie
variant-rummy-open-tile = odkryta kostka
variant-rummy-hand = gra z ręki
label-variants = Warianty

## Headings

label-table = Stół
label-rack = Twoja tabliczka
label-pool = Bank
label-discard = Odłożone
label-open-tile = Odkryta kostka
label-points = Punkty
label-players = Gracze
label-you = Ty
label-former-player = Były gracz
label-edition = Edycja
label-time-left = Pozostały czas

## Numbers with their noun

count-tiles =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    }
count-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }

## What happens at the table

game-your-turn = Twoja kolej.
game-turn-of = Teraz gra { $player }.
game-starts = Zaczyna { $player }.
game-plays =
    { $player } wykłada { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }.
game-draws = { $player } dobiera kostkę.
game-draws-tile = { $player } dobiera { $tile }.
    .tile = object
game-you-draw = Dobierasz { $tile }.
    .tile = object
game-passes = { $player } pasuje.
game-discards = { $player } odkłada { $tile }.
    .tile = object
game-takes-discard = { $player } bierze odłożoną kostkę: { $tile }.
game-takes-open-tile = { $player } bierze odkrytą kostkę: { $tile }.
game-penalty =
    { $player } za karę dobiera { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }.
game-time-up = { $player }: czas minął.
game-table-not-legal = { $player }: stół jest niezgodny z zasadami.
game-redeal =
    { $player } pokazuje { $count ->
        [one] { $count } dublet
        [few] { $count } dublety
       *[many] { $count } dubletów
    } i żąda nowego rozdania.
game-announces = { $player } zapowiada pierwsze wyłożenie w następnej rundzie.
game-holds =
    { $player } ma jeszcze { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }.
game-dispute = { $player } wzywa sędziego.
game-table-empty = Stół jest pusty.
game-over = Koniec gry.
game-wins = { $player } wygrywa!
game-shared-win = Wspólne zwycięstwo: { $players }.
game-blocked = Bank jest pusty i wszyscy spasowali. Wygrywa, kto ma na tabliczce najmniej punktów.
