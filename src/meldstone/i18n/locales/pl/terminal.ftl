### The game in the terminal: what it understands and what it says.

## What the game says

term-players =
    { $players ->
        [one] { $players } gracz
        [few] { $players } graczy
       *[many] { $players } graczy
    }
term-fair = Uczciwe rozdanie: SHA-256 jego ziarna to
term-seed = Ziarno: { $seed }
term-type-help = Wpisz „{ $help }”, aby zobaczyć wszystko, co możesz, albo „{ $hint }”, gdy nie wiesz, co dalej.
term-prompt = twój ruch
term-enter = Enter
term-goodbye = Gra przerwana. Do zobaczenia!
term-verify = Sprawdź: { $command }
term-verify-seed = Rozdanie wynika z tego ziarna; --record PLIK zapisuje grę, którą sprawdzi „meldstone verify PLIK”.
term-tiles =
    { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    }
term-not-opened = bez pierwszego wyłożenia
term-announced = zapowiedziane
term-discarded = odłożona kostka
term-discarded-dead = odłożona kostka (nie można wziąć)
term-pool = bank: { $count }
term-hand = w ręku, ze stołu
term-opening =
    Na pierwsze wyłożenie trzeba mieć { $minimum ->
        [one] { $minimum } punkt
        [few] { $minimum } punkty
       *[many] { $minimum } punktów
    } w jednym ruchu, tylko z własnych kostek.
term-opening-so-far =
    Na pierwsze wyłożenie trzeba mieć { $minimum ->
        [one] { $minimum } punkt
        [few] { $minimum } punkty
       *[many] { $minimum } punktów
    } z własnych kostek; wyłożone dotąd: { $points }.
term-start-draw = Losowanie pierwszego ruchu: { $drawn }.
term-drawn-by = { $player }: { $tile }
term-you-start = Zaczynasz.
term-you-redeal = Żądasz nowego rozdania: { $tiles }.
term-you-play = Wykładasz: { $play }.
term-you-open = Robisz pierwsze wyłożenie: { $play }.
term-you-take-discard = Bierzesz odłożoną kostkę: { $tile }.
term-you-take-open = Bierzesz odkrytą kostkę: { $tile }.
term-you-pass = Pasujesz.
term-you-announce = Zapowiadasz pierwsze wyłożenie w następnej rundzie.
term-you-discard = Odkładasz { $tile }.
    .tile = object
term-you-finish = Kończysz grę.
term-plays = { $player } wykłada: { $play }.
term-opens = { $player } robi pierwsze wyłożenie: { $play }.
term-new-tiles = Wszyscy dostają nowe kostki.
term-not-legal = Stół nie był zgodny z zasadami.
term-to-pool = Z powrotem w banku: { $tiles }.
term-drawn = Dobrane: { $tiles }.
term-final-round = Bank jest pusty i każdy miał jeszcze jeden ruch. Wygrywa, kto ma na tabliczce najmniej punktów.
term-added = { $tiles } do { $set }
term-within = { $tiles } w { $set }
term-rebuilt =
    { $count ->
        [one] { $count } układ przebudowany
        [few] { $count } układy przebudowane
       *[many] { $count } układów przebudowanych
    }
term-you-win = Koniec gry: wygrywasz!
term-wins = Koniec gry: { $player } wygrywa!
term-reason-winner = dostaje to, co tracą inni
term-reason-rack = na tabliczce zostało { $points }
term-reason-unopened = bez pierwszego wyłożenia, nie było jak
term-reason-could = bez pierwszego wyłożenia, choć było jak
term-reason-announced = bez pierwszego wyłożenia, ale z zapowiedzią
term-not-yet = Jeszcze nie:
term-ready-first = Wpisz „{ $ready }”, aby zachować kostki, albo „{ $redeal }”, aby rozdać od nowa.
term-has-doublets = Masz trzy dublety: „{ $redeal }” daje wszystkim nowe kostki, „{ $ready }” zostawia te.
term-may-announce = Następnym razem możesz zrobić pierwsze wyłożenie. „{ $announce }” zapowiada to teraz i zmniejsza karę, gdyby ktoś skończył wcześniej; Enter idzie dalej.
term-draw-or-take = Każdy ruch zaczyna się od kostki: „{ $draw }” albo „{ $take }”, jeśli możesz ją od razu wyłożyć.
term-must-discard = Jedną kostkę trzeba odłożyć: „{ $example }”.
term-hint = Możesz wyłożyć: { $play }.
term-hint-first = Najpierw „{ $take }”.
term-hint-draw = Nie widzę nic do wyłożenia. Wpisz „{ $draw }” albo poszukaj układów do przebudowy.
term-hint-pass = Nie widzę nic do wyłożenia. Wpisz „{ $pass }” albo poszukaj układów do przebudowy.
term-hint-discard = Nie widzę nic do wyłożenia. Najmniej kosztuje „{ $discard }”.

## What the game says

term-replay-head = { $edition }, gra { $game }: { $names }
term-player = Gracz { $letter }
term-record-stops = Zapis tu się kończy; gra jeszcze trwa.
term-replay-step = Enter: następny ruch, q: koniec

## The command line

cli-description = Rummy z kostkami: zasady wszystkich edycji, dokładnie.
cli-start = Zacznij od: { $command }
cli-usage = użycie:
cli-commands = polecenia
cli-arguments = argumenty
cli-options = opcje
cli-help = pokazać tę pomoc
cli-version = pokazać wersję i sposób zbudowania rdzenia
cli-lang = język, na przykład de lub pl; może stać wszędzie (domyślnie: MELDSTONE_LANG, potem język systemu)
cli-play = zagrać w terminalu przeciwko botom
cli-serve = prowadzić stoły, przy których gra się przez sieć
cli-solve = znaleźć najlepszy ruch dla stołu i tabliczki
cli-check = ocenić układy, ruchy, limity czasu i punkty podane jako wiersze JSON na standardowym wejściu
cli-editions = wypisać edycje albo wszystkie zasady jednej z nich
cli-replay = pokazać zapisaną grę ruch po ruchu
cli-verify = sprawdzić zapis gry: rozdanie z ziarna, każdy ruch, punkty
cli-arena = dać botom grać ze sobą i sprawdzić, który jest lepszy
cli-train = uczyć mistrzowskiego bota
cli-admin = dbać o ludzi i stoły, gdy serwery działają
cli-backup = zapisać wszystko, co przechowuje serwer, do jednego pliku, w trakcie pracy
cli-restore = zastąpić wszystko, co przechowuje serwer, kopią zapasową
cli-play-text = Ty przeciwko botom, w terminalu. Nie ma zegara: turn_seconds zawsze wynosi tu 0. W grze wpisz „{ $help }”.
cli-edition = edycja albo warianty połączone znakiem +, na przykład { $example } (domyślnie: { $default })
cli-set = zmienić jedną zasadę; można powtarzać
cli-players = liczba graczy razem z tobą (domyślnie: { $default })
cli-name = twoja nazwa
cli-seed = rozdać z tego ziarna (do 64 cyfr szesnastkowych)
cli-record = zapisać grę do tego pliku, dla replay i verify
cli-colour = włączyć lub wyłączyć kolory (domyślnie: według terminala)
cli-replay-text = Pokazuje zapisaną grę ruch po ruchu. Z --step klawisz Enter pokazuje następny ruch.
cli-file = zapis jako tekst albo wiersze JSON; - to standardowe wejście
cli-step = po każdym ruchu czekać na Enter
cli-seat = pokazać tylko to, co widzi to miejsce: 1 do 6 albo A do F
cli-verify-text = Oblicza na nowo rozdanie, każdy ruch i punkty zapisu. Kod wyjścia 1, gdy coś się nie zgadza.
cli-valid = Ten zapis jest prawidłowy.
cli-invalid = Ten zapis NIE jest prawidłowy.
cli-editions-text = Wypisuje edycje; z nazwą pokazuje wszystkie zasady i czym różnią się od podstawy.
cli-editions-name = edycja albo warianty połączone znakiem +
cli-json = odpowiedzieć w JSON
cli-editions-more = Wszystkie zasady jednej: { $command }
cli-edition-name = edycja
cli-edition-what = co to jest
cli-error-required = brakuje: { $what }
cli-error-unknown = niezrozumiałe: { $what }
cli-error-choice = { $what }: „{ $value }” nie ma wśród możliwości ({ $choices })
cli-error-value = { $what }: „{ $value }” nie pasuje
cli-error-argument = { $what }: brakuje wartości
