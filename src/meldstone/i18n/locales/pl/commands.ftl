### What the commands of the terminal say beside the game: solve, verify, arena, editions, and those of an operator.

## Options that cannot be used like this

cli-error-together = { $what } i { $other } nie idą w parze
cli-error-no-value = { $what } nie przyjmuje wartości
cli-error-one-of = brakuje jednego z nich: { $what }
cli-error-ambiguous = { $what } może oznaczać kilka opcji: { $choices }
usage-together = { $option } nie idzie w parze z { $chosen }
usage-solve = solve wymaga --rack, --position lub --jsonl
usage-step = --step czyta klawiaturę, więc zapis nie może pochodzić ze standardowego wejścia
usage-seat = --seat { $value }: ta gra ma miejsca { $letters } lub 1 do { $most }
usage-set = --set wymaga ZASADA=WARTOŚĆ, a nie „{ $value }”
usage-positive = { $option } wymaga liczby od 1
usage-address = --address należy do --engine ray
usage-sprt = --sprt wymaga dwóch odsetków wygranych w procentach, na przykład 50:55
usage-bots = --bots wymaga botów, które grają, na przykład --bots skilled,novice
usage-league-few = --league wymaga tylu różnych botów, ile jest miejsc ({ $players }), każdego raz
usage-league-many = --bots wymienia więcej botów ({ $bots }), niż jest miejsc ({ $players }); z --league spotkają się wszystkie
usage-seconds = { $option } wymaga sekund, więcej niż 0
usage-resumed = { $option } wynika z zadania, które kontynuuje --resume
usage-range = { $option } jest za małe lub za duże
usage-free-jokers = --edition wymaga edycji ze swobodnymi jokerami, na przykład classic
usage-delay = --in { $value }: oczekiwano 90s, 5m lub 1h
usage-week = --in { $value }: najwyżej tydzień

## meldstone solve, check

solve-text = Znajduje najlepszy ruch i rysuje stół przed nim i po nim albo odpowiada na wiersze JSON ze standardowego wejścia.
solve-table = układy na stole, na przykład { $example } (domyślnie: brak)
solve-rack = kostki na tabliczce, na przykład { $example }
solve-opening = pierwszego wyłożenia jeszcze nie ma
solve-position = to wszystko w jednym wierszu: { $example }
solve-objective = czego wyłożyć najwięcej, gdy tabliczki nie da się opróżnić (domyślnie: tiles)
solve-fewest = udowodnić, że żaden najlepszy ruch nie zmienia mniej układów; może to potrwać
solve-explain = wypisać kroki po kolei
cli-jsonl = odpowiadać na wiersze JSON ze standardowego wejścia
check-text = Czyta wiersze JSON ze standardowego wejścia i na każdy odpowiada jednym wierszem JSON.

## A move, drawn and told

move-before = przed
move-after = po
move-legend = * z twojej tabliczki   • zmieniony   + nowy   - zużyty
move-joker = { $joker } w układzie { $set }: { $meant }
move-mirror = { $joker } w układzie { $set }: lustro
move-lay = Wyłóż układ { $target } ze swojej tabliczki
move-add = Dołóż { $tiles } ze swojej tabliczki do układu { $target }
move-join = Połącz układ { $source } z układem { $target }
move-split = Rozdziel układ { $source }: dołóż { $tiles } do układu { $target }
move-split-begin = Rozdziel układ { $source }: zacznij układ { $target } od { $tiles }
move-swap = Zastąp jokera: dołóż { $tiles } z układu { $source } do układu { $target }
move-swap-begin = Zastąp jokera: zacznij układ { $target } od { $tiles } z układu { $source }
move-swap-for = Zastąp jokera w układzie { $source } kostką { $tile }: dołóż { $tiles } do układu { $target }
move-swap-for-begin = Zastąp jokera w układzie { $source } kostką { $tile }: zacznij układ { $target } od { $tiles }
move-end = Dołóż { $tiles } z końca układu { $source } do układu { $target }
move-end-begin = Zacznij układ { $target } od { $tiles } z końca układu { $source }
move-take = Dołóż { $tiles } z układu { $source } do układu { $target }
move-take-begin = Zacznij układ { $target } od { $tiles } z układu { $source }
move-step = { $step }.
move-step-done = { $step }: { $tiles }.
move-nothing = Nie ma czego wyłożyć.
move-places =
    Wykłada { $tiles }: { $count ->
        [one] { $count } kostka
        [few] { $count } kostki
       *[many] { $count } kostek
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
move-finishes = Tabliczka jest pusta.
move-changes = Zmienione układy na stole: { $changed } z { $count }.
move-changes-fewest = Zmienione układy na stole: { $changed } z { $count }, udowodnione minimum.
move-unproven-tiles = Nie udowodniono, że najlepszy: może być ruch o liczbie kostek do { $count }.
move-unproven-points = Nie udowodniono, że najlepszy: może być ruch o liczbie punktów do { $count }.
move-proven-tiles = Udowodnione: żaden poprawny ruch nie wykłada więcej kostek.
move-proven-points = Udowodnione: żaden poprawny ruch nie wykłada więcej punktów.
move-proven = Udowodnione.

## meldstone verify

verify-of-judge = zasady
verify-of-commitment = obietnica
verify-of-deal = rozdanie
verify-of-moves = ruchy
verify-of-score = punkty
verify-ok = dobrze
verify-failed = BŁĄD
verify-judged-by = wersja zasad { $judge }
verify-judged-by-older = wersja zasad { $judge }; nowe gry mają { $newest }
verify-promised = ziarno jest tym, które obiecano przed rozdaniem
verify-deals =
    { $count ->
        [one] { $count } rozdanie
        [few] { $count } rozdania
       *[many] { $count } rozdań
    }, jak wynika z ziarna
verify-events =
    { $count ->
        [one] { $count } zdarzenie
        [few] { $count } zdarzenia
       *[many] { $count } zdarzeń
    }
verify-events-by-clock =
    { $count ->
        [one] { $count } zdarzenie
        [few] { $count } zdarzenia
       *[many] { $count } zdarzeń
    }; rozstrzygnięte przez zegar i przyjęte z zapisu: { $settled }
verify-not-over = gra się nie skończyła, nie ma czego sprawdzać
verify-no-beginning = zapis nie zaczyna się od game-opened
verify-bad-seed = ziarno nie ma 64 cyfr szesnastkowych
verify-no-seed = brak ziarna, z którego można rozdać
verify-not-promised = ziarno nie zgadza się z tym, co obiecano przed rozdaniem
verify-other-draw = losowanie nie jest tym, które daje ziarno
verify-other-deal = rozdanie { $number } nie jest tym, które daje ziarno
verify-other-starter = rozdanie wskazuje innego gracza rozpoczynającego niż losowanie
verify-event = zdarzenie { $number }: { $problem }
verify-too-much = za dużo błędów, by iść dalej
verify-from-nowhere = { $event } bierze się znikąd
verify-not-due = { $event } nie powinno nastąpić
verify-not-by-rules = { $event } nie wynika z zasad
verify-another-due = miało nastąpić { $due }, nie { $event }
verify-stops = zapis kończy się przed { $event }
verify-more = … i inne: { $count }

## meldstone editions

topic-box = Jakie są kostki i dla ilu graczy
topic-setup = Od zamkniętego pudełka do pierwszego ruchu
topic-sets = Co jest poprawnym układem
topic-opening = Pierwsze układy, które gracz wykłada
topic-turn = Dobieranie i odkładanie
topic-jokers = Jak jokery ze stołu można uwalniać i używać
topic-clock = Limit czasu i co dzieje się potem
topic-ending = Punkty
topic-conduct = Co gracze mogą wiedzieć, muszą mówić i o co mogą pytać
editions-extends = opiera się na: { $chain }
editions-base = od czego zaczynają się wszystkie edycje
editions-choose = gracze umawiają się co do { $rules } ({ $example })
editions-rule = zasada
editions-value = wartość
editions-instead = podstawa: { $value }

## meldstone arena, train

arena-text = Prowadzi wiele gier między botami, każde rozdanie znowu z zamianą miejsc, i podaje odsetki wygranych i punkty z przedziałami 95%.
arena-bots = kto gra, na przykład { $example }; dodaj :points lub :place jako cel; ostatni zajmuje pozostałe miejsca
arena-players = miejsca przy stole (domyślnie: { $default })
arena-games = gry, zaokrąglone w górę do całych rozdań (domyślnie: { $default })
arena-seed = ziarno wszystkich rozdań (domyślnie: { $default })
arena-think = czas do namysłu na ruch botów, które planują, w sekundach (domyślnie: { $default })
arena-league = zagrać każdym zestawem botów, z rankingiem
arena-sprt = skończyć wcześniej, gdy jeden z dwóch odsetków wygranych pierwszego bota jest jasny (domyślnie: równo przeciw o jedną dziesiątą więcej, jak 50:55)
arena-workers = procesy (domyślnie: jeden na rdzeń)
arena-engine = procesy tego komputera albo klaster Ray (meldstone[ray])
arena-address = gdzie jest klaster, albo auto (domyślnie: lokalny dla tego zadania)
arena-json = zapisać wynik ze wszystkimi grami do tego pliku; - to standardowe wyjście
arena-report = zapisać stronę z wykresami do tego pliku
arena-resume = kontynuować zadanie z pliku wyniku, aż do --games
arena-check = sprawdzić zapis każdej gry
arena-column-bot = bot
arena-column-games = gry
arena-column-wins = wygrane
arena-column-win-rate = odsetek wygranych
arena-column-points = punkty na grę
arena-column-rating = ranking
arena-share = { $share }%
arena-range = { $value } ({ $low } do { $high })
arena-ahead = Z przodu przy tym samym stole, wiersz przeciw kolumnie:
arena-played = Gry: { $games }, rozdania: { $deals }, { $edition }, gracze: { $players }, ziarno { $seed }; ruchów na grę: { $turns }; po równo byłoby { $even }%
arena-brackets = W nawiasach: przedziały 95%; gry z jednego rozdania liczą się razem (docs/arena.md).
arena-stand = logarytm ilorazu wiarygodności { $ratio }, granice { $low } i { $high }
arena-undecided = { $bot }: jeszcze bez rozstrzygnięcia między { $low }% a { $high }% wygranych ({ $stand })
arena-accepted = { $bot }: przyjęto { $accepted }% wygranych przeciw { $other }% ({ $stand })
arena-stopped = Zatrzymano, liczba gier: { $games }. Aby kontynuować: { $command }
arena-dealing = rozdawanie
arena-left = zostało
train-text = Uczy mistrzowskiego bota w grach z samym sobą i z graczami, którzy wykładają najwięcej kostek; te same opcje dają te same lekcje.
train-edition = edycja ze swobodnymi jokerami (domyślnie: { $default })
train-objective = o co się gra (domyślnie: { $default })
train-games = gry, z których się uczy (domyślnie: { $default })
train-rounds = rundy nauki (domyślnie: { $default })
train-seed = ziarno całej losowości (domyślnie: { $default })
train-out = gdzie trafiają lekcje (domyślnie: { $default })
train-done = { $file }: wyuczone cechy: { $features }; gracze: { $players }, jokery: { $jokers }, cel: { $objective }
train-learning = nauka
train-error = średni błąd kwadratowy { $error }

## meldstone serve

serve-text = Prowadzi stoły przez HTTP i WebSocket, aż zostanie zatrzymany (Ctrl-C lub SIGTERM). Niczego nie trzeba ustawiać.
serve-more = Każde ustawienie może też pochodzić ze środowiska (MELDSTONE_PORT=9000) lub z pliku TOML (port = 9000); opcje mają pierwszeństwo przed środowiskiem, a środowisko przed plikiem. Bez --database dane są w pliku SQLite w $MELDSTONE_DATA lub w katalogu danych użytkownika. docs/operate.md pokazuje usługę za pośrednikiem i kilka procesów na PostgreSQL.
serve-settings = ustawienia pliku i środowiska z wartościami domyślnymi:
serve-host = adres, na którym nasłuchuje (domyślnie: 127.0.0.1, tylko ten komputer)
serve-port = port, na którym nasłuchuje (domyślnie: 8080; 0 wybiera wolny)
serve-database = sqlite:///ścieżka/do/pliku lub postgresql://użytkownik:hasło@komputer/nazwa
serve-allowed-host = odpowiadać też na tę nazwę, play.example.org; można powtarzać
serve-origin = obsługiwać też strony z tego źródła; można powtarzać
serve-config = czytać ustawienia z tego pliku TOML ($MELDSTONE_CONFIG)
serve-log-level = debug, info, warning lub error (domyślnie: info)

## meldstone backup, restore

backup-text = Zapisuje stoły, gry, rankingi i konta, jakie są w jednej chwili, do jednego pliku. Serwery działają dalej. Plik zawiera skróty haseł i klucze: przechowuj go bezpiecznie.
backup-file = dokąd zapisać; plik pojawia się, gdy jest kompletny
backup-force = nadpisać FILE
backup-database = sqlite:///ścieżka/do/pliku lub postgresql://użytkownik@komputer/nazwa (domyślnie: $MELDSTONE_DATABASE, inaczej plik serwera)
backup-writing = zapisywanie
backup-done = { $file }: bajty: { $bytes }, wszystko z { $database }
restore-text = Zastępuje zawartość bazy danych kopią zapasową, wszystko naraz albo nic. Kopię SQLite można wczytać do PostgreSQL i odwrotnie. Działające serwery wczytują swoje stoły ponownie.
restore-file = kopia zapasowa
restore-force = zastąpić to, co zawiera baza danych
restore-deleted = identyfikatory kont usuniętych od tego czasu, po jednym w wierszu, dla bazy danych, która ich nie zna: pozostają usunięte
restore-restoring = wczytywanie
restore-done = { $database }: wszystko z { $file }

## meldstone admin

admin-text = Dba o ludzi i stoły, także gdy serwery działają. Nazwy to nazwy kont w dowolnej pisowni; może być też identyfikator.
admin-accounts = wypisać konta
admin-rooms = wypisać stoły
admin-reports = wypisać zgłoszenia graczy, ostatnie najpierw
admin-report = pokazać jedno zgłoszenie z tym, co działo się przy stole
admin-rename = dać kontu inną nazwę
admin-ban = zakończyć wszystkie sesje konta i nikogo już nie wpuszczać
admin-unban = znowu wpuścić zablokowane konto
admin-reset-password = ustawić hasło pokazane tylko raz i unieważnić wszystkie sesje i kody odzyskiwania
admin-close-room = zamknąć stół; jego zakończone gry zostają
admin-announce-restart = powiedzieć wszystkim graczom, kiedy serwery uruchomią się ponownie
admin-verify-backup = sprawdzić, czy kopia jest cała i czy każdy stół da się odczytać
admin-as-json = odpowiadać w wierszach JSON, dla skryptów
admin-of-database = baza danych serwerów (domyślnie: jak w meldstone serve)
admin-with-name = tylko te, których nazwa to zawiera
admin-only-banned = tylko zablokowane
admin-with-status = tylko te w tym stanie
admin-with-player = tylko te, przy których siedzi to konto
admin-which-report = zgłoszenie, jak wypisuje je „reports”
admin-at-most = najwyżej tyle (domyślnie: { $default })
admin-which-account = konto
admin-new-name = jak się odtąd nazywa
admin-which-room = identyfikator stołu, jak w jego linku
admin-in = za 90s, 5m lub 1h
admin-cancel = restartu jednak nie będzie
admin-words = co dodajesz, pokazane wszystkim tak, jak jest
