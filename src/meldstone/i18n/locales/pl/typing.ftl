### The language of typed turns, in the terminal and in the line of the browser.

## What may be typed: commands, small words, colours; the first is shown, all are understood, as are the English ones

typed-draw = dobierz, dobieram
typed-pass = pas, pasuję
typed-done = gotowe
typed-undo = cofnij
typed-reset = przywróć
typed-sort = sortuj
typed-announce = zapowiedz, ogłoś
typed-redeal = rozdaj
typed-ready = zostaw, zostawiam
typed-hint = podpowiedz, podpowiedź
typed-show = pokaż
typed-help = pomoc
typed-quit = wyjdź, koniec
typed-lay = wyłóż
typed-add = dołóż
typed-take = weź
typed-move = przenieś
typed-split = rozdziel
typed-swap = wymień, zamień, zastąp
typed-join = połącz
typed-table = stół
typed-discard = odłóż
typed-ask = zapytaj, ile
typed-discarded = odłożoną, odłożona
typed-open = odkrytą, odkryta
typed-to = do
typed-from = z, ze
typed-after = po, za
typed-for = na, za
typed-in = w, we, z, ze
typed-with = z, ze
typed-fillers = układ, układu, układy, i, kostka, kostkę, kostki, proszę
typed-black = c
typed-orange = p
typed-blue = ni
typed-red = cz
typed-brown = br
typed-white = bi
typed-green = z
typed-violet = f
typed-joker = j, jokera

## What is wrong with a line

term-same-set = To ten sam układ.
term-last-tile = { $tile } to ostatnia kostka układu { $set }; za nią nic już nie ma.
term-no-other = Drugiej kostki { $tile } nie ma ani na stole, ani na tabliczce.
term-already-taken = Jedna kostka jest już wzięta; „{ $undo }” albo „{ $reset }” ją odda.
term-no-set = Nie ma układu { $set }: ostatni to { $last }.
term-no-set-at-all = Nie ma układu { $set }: stół jest pusty.
term-no-home = W żadnym układzie na stole nie ma { $tiles }.
term-which-home = { $tiles }: w układach { $sets }. Powiedz, w którym, na przykład: { $from } { $first }
term-only-one = Na tabliczce i w ręku masz tylko jedną kostkę { $tile }.
term-have-no = Na tabliczce ani w ręku nie masz kostki { $tile }.
term-set-has-no = W układzie { $set } nie ma kostki { $tile }.
term-nothing-to-undo = Nie ma czego cofnąć.
term-alone = „{ $word }” wpisz samo, bez niczego więcej.
term-unknown = Nie rozumiem „{ $word }”. Wpisz „{ $help }”, aby zobaczyć wszystko, co możesz.
term-did-you-mean = Nie rozumiem „{ $word }”. Czy chodzi o „{ $near }”?
term-not-a-tile = „{ $token }” to nie kostka. Kostki zapisuje się jak R7, K13 lub J; na przykład: { $example }
term-number = Podaj numer układu; na przykład: { $example }
term-which-tiles = Które kostki? Na przykład: { $example }
term-tiles-and-set = Podaj kostki i układ; na przykład: { $example }
term-example = Na przykład: { $example }
term-in-and-out = Podaj, która kostka wchodzi, a która wychodzi; na przykład: { $example }
term-one-tile = Odłóż jedną kostkę; na przykład: { $example }
term-ask-whom = Kogo zapytać? Na przykład: { $example }

## What each command does

help-lay = nowy układ z tabliczki; kilka oddziel średnikami
help-add = kostki z tabliczki do układu 3
help-take = do ręki, do wyłożenia lub dołożenia gdzie indziej; bez kostek cały układ
help-move = z jednego układu prosto do drugiego
help-split = dwa układy z jednego
help-join = jeden układ z dwóch
help-swap = twoja R7 na miejsce jokera; potem użyj jokera
help-table = cały stół tak, jak chcesz, za jednym razem
help-undo = krok wstecz
help-reset = wszystko z powrotem
help-done = kończy ruch ze stołem, jaki jest
help-draw-always = kostka, od której zaczyna się każdy ruch
help-draw = kostka zamiast wykładania; to kończy ruch
help-pass-drawn = po dobraniu, jeśli nic nie wykładasz
help-pass = gdy nie ma już czego dobrać
help-take-discard = ostatnia kostka poprzedniego gracza, do nowego układu
help-discard = odkłada kostkę; to kończy ruch
help-take-open-finish = odkryta kostka, jeśli kończysz nią grę
help-take-open = odkryta kostka, jeśli wyłożysz ją w tym ruchu
help-announce = zaraz po dobraniu: następnym razem będzie pierwsze wyłożenie
help-ask = ile kostek ma Ada?
help-redeal = przed pierwszym ruchem, z trzema dubletami: nowe rozdanie
help-ready = przed pierwszym ruchem: zachowujesz kostki
help-sort = tabliczka według liczb; jeszcze raz: według kolorów
help-hint = podpowiedź
help-show = pokazuje stół jeszcze raz
help-quit = kończy udział w grze
help-tiles = Kostki: { $colours }.
help-double = podwójny joker, dwie sąsiednie kostki
help-two-colour = joker zmiany koloru, kolor się zmienia
help-mirror = lustrzany joker
help-any-order = Kolejność i wielkość liter są dowolne; same kostki znaczą „{ $lay }”.
help-by-name = Kostki można też nazywać: { $example }. Angielskie słowa są zawsze rozumiane.
help-no-clock = Nie ma tu zegara: nie trzeba się spieszyć.
