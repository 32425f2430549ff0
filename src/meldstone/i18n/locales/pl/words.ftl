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
edition-rummy-open-tile-description = Jedna kostka leży odkryta; może ją wziąć, kto kończy nią grę.
edition-rummy-hand = Rummy: gra z ręki
edition-rummy-hand-description = Kto pierwszym ruchem wyłoży wszystkie kostki, podwaja punkty minusowe pozostałych.
edition-tournament = Turniejowa
edition-tournament-description = 40 sekund na ruch, sędzia i kary za brak pierwszego wyłożenia.

## Headings

label-table = Stół
label-rack = Twoja tabliczka
label-pool = Bank
label-discard = Odłożone
label-open-tile = Odkryta kostka
label-points = Punkty
label-total = Razem
label-winner = Zwycięzca
label-players = Gracze
label-you = Ty
label-computer = Komputer
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
count-points =
    { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
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
game-opens =
    { $player } ma pierwsze wyłożenie: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
game-draws = { $player } dobiera kostkę.
game-you-draw = Dobierasz { $tile }.
game-passes = { $player } pasuje.
game-discards = { $player } odkłada { $tile }.
game-takes-discard = { $player } bierze odłożoną kostkę { $tile }.
game-takes-open-tile = { $player } bierze odkrytą kostkę { $tile }.
game-takes-back =
    { $player } zabiera z powrotem na tabliczkę { $count ->
        [one] { $count } kostkę
        [few] { $count } kostki
       *[many] { $count } kostek
    }.
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
game-not-opened =
    Pierwsze wyłożenie jeszcze przed tobą: co najmniej { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
game-table-empty = Stół jest pusty.
game-pool-empty = Bank jest pusty.
game-over = Koniec gry.
game-wins = { $player } wygrywa!
game-shared-win = Wspólne zwycięstwo: { $players }.
game-blocked = Nikt nie może już grać. Wygrywa, kto ma na tabliczce najmniej punktów.
game-hand-game = Gra z ręki: punkty minusowe liczą się podwójnie.
game-prompt = Twój ruch („help” pokazuje polecenia):
game-unknown-command = Nie ma polecenia „{ $command }”. Wszystkie pokazuje „help”.
game-goodbye = Gra przerwana. Do zobaczenia!

## Commands of the terminal game

help-title = Polecenia
help-notation = Kostka to litera koloru i liczba: R7 to czerwona siódemka. J to joker, D podwójny joker, C joker zmiany koloru, M lustrzany joker.
help-play = wyłożyć kostki i zakończyć ruch; układy rozdziel średnikami
help-draw = dobrać kostkę z banku
help-pass = spasować, gdy bank jest pusty
help-discard = odłożyć kostkę z tabliczki
help-ready = zostawić sobie kostki i zacząć
help-redeal = zażądać nowego rozdania, mając dość dubletów
help-announce = zapowiedzieć pierwsze wyłożenie w następnej rundzie
help-count = zapytać, ile kostek ma gracz
help-sort = uporządkować tabliczkę według kolorów lub liczb
help-show = pokazać jeszcze raz stół i tabliczkę
help-undo = cofnąć to, co wyłożono w tym ruchu
help-help = pokazać tę pomoc
help-quit = wyjść z gry
