### What the browser shows beside the words of the game.

## Start

web-lobby = Otwarte stoły
web-join-code = Dołącz kodem lub linkiem
web-join = Dołącz
web-bad-code = To nie jest kod stołu.
web-your-name = Twoja nazwa gracza
web-guest = Gość
web-to-start = Strona główna
web-loading = Chwileczkę…
web-not-found = Nie znaleziono strony
web-no-table = Tego stołu nie można otworzyć
web-reconnecting = Utracono połączenie. Łączę ponownie…
web-close = Zamknij

## Lobby, new table, waiting room

web-free-seats =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
web-look-on = Oglądaj
web-new-table = Nowy stół
web-open-table = Otwórz stół
web-what-is-different = Czym się różni
web-bots = Boty
web-bot-level = Poziom botów
web-bot-novice = Początkujący
web-bot-novice-text = Zna grę od godziny. Dzieci z nim wygrywają.
web-cast-novice = Pip, Lulu, Bibi, Momo, Tiko, Nino
web-bot-casual = Niedzielny gracz
web-bot-casual-text = Gra w niedziele i przebudowuje jeden lub dwa układy.
web-cast-casual = Mia, Felix, Luna, Oskar, Nala, Leo
web-bot-skilled = Sprawny
web-bot-skilled-text = Niczego nie przeoczy i wykłada, co się da.
web-cast-skilled = Vera, Remi, Nora, Max, Tara, Milo
web-bot-expert = Ekspert
web-bot-expert-text = Jokery trzyma na koniec.
web-cast-expert = Ada, Hugo, Selma, Otto, Irma, Viktor
web-bot-master = Mistrz
web-bot-master-text = Rozważa każdy ruch i czeka na właściwą chwilę.
web-cast-master = Aurelia, Kasimir, Minerva, Leonid, Sibylla, Anatol
web-players = Siła botów
web-think = Czas do namysłu
web-tempo = Jak boty wykładają
web-tempo-calm = Spokojnie, krok po kroku
web-tempo-brisk = Żwawo, krok po kroku
web-tempo-at-once = Wszystko naraz
web-as-edition = Jak w edycji
web-games = Gry w meczu
web-public = Każdy może znaleźć ten stół
web-allow-hints = Podpowiedzi dozwolone
web-waiting-room = Czekanie na graczy
web-free-seat = Wolne miejsce
web-sit = Usiądź
web-add-bot = Dodaj bota
web-remove-bot = Usuń bota
web-link = Link do tego stołu
web-copy = Kopiuj
web-copied = Skopiowano
web-qr = Link jako kod QR
web-get-up = Opuść miejsce

## What an edition does

web-fact-tiles =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    } (jokery: { $jokers })
web-fact-opening =
    Pierwsze wyłożenie: co najmniej { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
web-fact-opening-any = Pierwsze wyłożenie: bez minimum punktów
web-fact-clock =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    } na ruch
web-fact-days =
    { $count ->
        [one] { $count } dzień
        [few] { $count } dni
       *[many] { $count } dni
    } na ruch
web-fact-no-clock = Bez zegara
web-fact-no-clock-here = Bez zegara na wspólnym urządzeniu
web-fact-special = Jokery podwójne, zmiany koloru i lustrzane
web-fact-joker-free = Układy z jokerem można przebudowywać jak inne
web-fact-joker-strict = Układów z jokerem nie wolno dzielić; jokera trzeba zastąpić
web-fact-draw-always = Dobierasz w każdym ruchu, potem wykładasz lub odkładasz
web-fact-open-tile = Jedna kostka leży odkryta; weź ją, jeśli nią kończysz grę
web-fact-redeal = Mając dublety ({ $count }), możesz zażądać nowego rozdania
web-fact-hand-game = Wyłożenie wszystkiego naraz liczy się podwójnie
web-fact-joker-penalty =
    Joker na tabliczce kosztuje { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }

## The table

web-leave = Wróć na stronę główną
web-last-turn = Pokaż ostatni ruch
web-rules = Zasady
web-tools = Narzędzia
web-redo = Ponów
web-reset = Cofnij wszystko
web-hint = Podpowiedź
web-sort = Ułóż kostki
web-sort-runs = Układaj seriami (789)
web-sort-groups = Układaj grupami (777)
web-sort-own = Własny porządek
web-play = Wyłóż
web-draw = Dobierz
web-pass = Pas
web-discard = Odłóż
web-take = Weź
web-keep = Zatrzymaj kostki
web-redeal = Nowe rozdanie
web-come-back = Wracam do gry
web-new-set = Nowy układ
web-new-tile = prosto z banku
web-opened = ma pierwsze wyłożenie
web-ask-count = Zapytaj, ile kostek ma { $player }
web-referee = Sędzia podejmuje decyzję.
web-table-decides = O ostatnim ruchu decydują gracze. Jeśli się nie zgodzą, ruch zostaje.
web-choose-discard = Wybierz kostkę do odłożenia.
web-discard-later = Najpierw zagraj wyłożone kostki albo weź je z powrotem.
web-show-rule = Pokaż zasadę
web-hint-some =
    { $count ->
        [one] Możesz wyłożyć { $count } kostkę. Zapytaj jeszcze raz, którą.
        [few] Możesz wyłożyć { $count } kostki. Zapytaj jeszcze raz, które.
       *[many] Możesz wyłożyć { $count } kostek. Zapytaj jeszcze raz, które.
    }
web-hint-tiles = Możesz wyłożyć: { $tiles }. Zapytaj jeszcze raz, jak.
web-hint-shown = Tak można to wyłożyć.
web-say-to-rack = Z powrotem na tabliczce: { $tiles }.
web-say-set = Układ to teraz: { $tiles }.

## Plans, steps, places

web-plan-hide = Oglądaj
web-plan-show = Mój plan
web-plan-kept = Twój plan zostaje.
web-plan-lost =
    Stół się zmienił: na tabliczkę { $count ->
        [one] wróciła { $count } kostka
        [few] wróciły { $count } kostki
       *[many] wróciło { $count } kostek
    } z twojego planu.
web-plan-holds = Twój plan nadal pasuje.
web-plan-drop = Porzuć plan
web-play-plan = Wyłóż plan
web-next-step = Następny krok
web-all-steps = Wszystko naraz
web-step-laid = Z tabliczki: { $tiles }.
web-step-moved = Na stole: { $tiles }.
web-turn-of = { $player }: krok { $step } z { $steps }
web-run = Dalej
web-stop = Pauza
web-step-back = Krok wstecz
web-step-on = Krok dalej
web-tidy = Uporządkuj stół
web-the-deal = Rozdanie
web-deal-promise = Ta liczba była ustalona, zanim rozdano pierwszą kostkę. Pieczętuje kolejność wszystkich kostek; po grze możesz sprawdzić, że nikt jej nie zmienił.

## Pass and play

web-pass-and-play = Na zmianę na jednym urządzeniu
web-pass-lead = Kilka osób, jedno urządzenie: przechodzi z rąk do rąk.
web-local-players = Osoby przy tym urządzeniu
web-local-name = Nazwa gracza { $number }
web-pass-start = Zacznij grę
web-hand-over = Przekaż urządzenie: { $player }.
web-hand-over-why = Wszystkie tabliczki są zakryte, dopóki ktoś nie naciśnie przycisku.
web-i-am = To ja, { $player }

## The end of a game

web-next-game = Następna gra
web-rematch = Zagraj ponownie
web-waiting-others = Czekanie na innych…
web-score-sheet = Tabela punktów
web-check-deal = Sprawdź rozdanie
web-deal-right = Przeliczono na tym urządzeniu: rozdanie jest takie, jak obiecano przed grą.
web-deal-wrong = Rozdanie nie zgadza się z tym, co obiecano przed grą.
web-deal-racks-wrong = Ziarno zgadza się z obietnicą, ale daje inne kostki.
web-deal-cheated = To rozdanie nie było uczciwe: serwer nie dotrzymał obietnicy.
web-deal-seen-wrong = To nie są kostki, które ci rozdano: to urządzenie widziało inne.
web-deal-salt-wrong = Twoje urządzenie dodało do losowania własną liczbę; serwer ją przyjął i pominął.
web-deal-salts-wrong = Do losowania dodał coś ktoś, kto nie siedział przy stole; rozdanie można było więc wybrać.
web-deal-partly = Przeliczono na tym urządzeniu: obiecane ziarno daje te kostki. W resztę trzeba uwierzyć:
web-deal-salt-unseen = To urządzenie nie dodało do losowania niczego własnego; serwer mógł wyszukać rozdanie, które mu odpowiada.
web-deal-racks-unseen = To urządzenie nie widziało, jak rozdawano te kostki; zna je tylko od serwera.
web-deal-unknown = Rozdania nie można teraz sprawdzić.

## Rules sheet

web-rules-sets = Układy
web-rules-group = Grupa to co najmniej trzy kostki o tej samej liczbie, każda w innym kolorze.
web-rules-run = Seria to co najmniej trzy kolejne liczby w jednym kolorze.
web-rules-jokers = Jokery
web-rules-joker = Joker zastępuje dowolną kostkę.
web-rules-double = Podwójny joker zastępuje dwie sąsiednie kostki.
web-rules-two-colour = Przy jokerze zmiany koloru seria zmienia kolor.
web-rules-mirror = Lustrzany joker nie zastępuje kostki: obie jego strony są lustrzane.
web-rules-opening = Pierwsze wyłożenie
web-rules-opening-text =
    Twoje pierwsze układy pochodzą tylko z twojej tabliczki i są razem warte co najmniej { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Jokery liczą się jak to, co zastępują. Potem możesz używać też układów na stole.
web-rules-opening-any = Twoje pierwsze układy pochodzą tylko z twojej tabliczki; minimum punktów nie ma. Potem możesz używać też układów na stole.
web-rules-turn = Twoja kolej
web-rules-turn-text = Wyłóż co najmniej jedną kostkę ze swojej tabliczki i przebuduj stół, jak chcesz: na końcu każda kostka musi należeć do układu. Jeśli nie możesz lub nie chcesz, dobierz kostkę.
web-rules-end = Koniec
web-rules-end-text = Kto wyłoży ostatnią kostkę, wygrywa. Pozostali tracą punkty ze swoich tabliczek, a zwycięzca je dostaje.
web-keys = Klawiatura

## Settings

web-settings = Ustawienia
web-language = Język
web-theme = Wygląd
web-theme-auto = Jak w urządzeniu
web-theme-light = Jasny
web-theme-dark = Ciemny
web-palette = Kolory
web-palette-box = Jak w pudełku
web-palette-safe = Łatwe do odróżnienia
web-large-tiles = Duże kostki
web-motion = Animacje
web-motion-auto = Jak w urządzeniu
web-motion-less = Mniej
web-sound = Dźwięki
web-vibration = Wibracje
web-letter-keys = Klawisze z jedną literą
web-letter-keys-alt = Z klawiszem Alt
web-on = Wł.
web-off = Wył.
