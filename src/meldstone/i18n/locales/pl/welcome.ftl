### The first page, the header, and the pages around the table.

## Header and tabs

welcome-pages = Strony
welcome-tabs = Główne strony
welcome-learn = Nauka
welcome-today = Stół dnia
welcome-today-short = Dziś
welcome-tables = Stoły
welcome-more = Więcej
welcome-sounds-on = Dźwięki są włączone
welcome-sounds-off = Dźwięki są wyłączone

## Today's table

welcome-lay-all = Wyłożysz wszystkie pięć?
welcome-lay-all-how = Możesz przebudować każdy układ. Na końcu wszystkie kostki muszą leżeć w układach.
welcome-try = Spróbuj
welcome-drag = Przeciągnij kostki albo wybierz kilka, a potem miejsce dla nich.
welcome-put-here = Połóż tutaj: { $tiles }
welcome-left =
    { $count ->
        [one] Na tabliczce została { $count } kostka
        [few] Na tabliczce zostały { $count } kostki
       *[many] Na tabliczce zostało { $count } kostek
    }
welcome-not-yet = Jeszcze nie: układy z linią przerywaną nie są poprawne.
welcome-solved = Rozwiązane! Wszystkie pięć kostek leży na stole.
welcome-rack-empty = Tabliczka jest pusta.

## Play

welcome-play-title = Graj
welcome-play-bot = Zagraj teraz: { $player }
welcome-play-bots = Zagraj teraz: { $player } i jeszcze cztery boty
welcome-go-on = Graj dalej: { $players }
welcome-new-game = Nowa gra: { $player }
welcome-no-account = { $edition } · bez konta, bez zegara
welcome-friends = Z przyjaciółmi
welcome-find = Znajdź przeciwnika
welcome-code = Wpisz kod
welcome-new-here = Pierwszy raz tutaj?
welcome-new-here-text = Poznaj zasady na przykładach
welcome-box = Twoje pudełko

## Cards of tables

welcome-go = Przejdź
welcome-just-now = przed chwilą
welcome-your-turn = Twój ruch · { $players }
welcome-next-game = Następna gra · { $players }
welcome-finished = Zakończona: { $players }
welcome-own-tiles =
    { $count ->
        [one] masz { $count } kostkę
        [few] masz { $count } kostki
       *[many] masz { $count } kostek
    }
welcome-tiles-left =
    { $count ->
        [one] { $count } kostka przeciw twoim { $own }
        [few] { $count } kostki przeciw twoim { $own }
       *[many] { $count } kostek przeciw twoim { $own }
    }
welcome-turn-number = ruch { $number }
welcome-watching = Widzowie: { $count }
welcome-next-table = Następny stół

## Settings, rules, more

welcome-settings-lead = Wszystko zostaje na tym urządzeniu; inni przy stole widzą tylko twoją nazwę.
welcome-settings-you = Ty
welcome-settings-look = Wygląd i dźwięk
welcome-settings-tiles = Kostki
welcome-rules-lead = Wszystkie pudełka, z przykładami w kostkach.
welcome-rules-more = Każdego pudełka, z przykładami
welcome-leaders-more = Kto gra najlepiej
welcome-bots-more = Pięć poziomów, zmierzonych
welcome-privacy-more = Co jest zapisywane i jak długo

## Where others play

lobby-take-a-seat = Usiądź do stołu
lobby-nobody = Teraz nikt nie czeka. Otwórz stół, a zobaczy go każdy, kto tu zajrzy.
lobby-somebody =
    { $count ->
        [one] { $count } stół ma wolne miejsce.
        [few] { $count } stoły mają wolne miejsce.
       *[many] { $count } stołów ma wolne miejsce.
    }
lobby-free-title = Stoły z wolnym miejscem
lobby-always = Zawsze tutaj
lobby-how-strong = Jak są silne?
lobby-how-measured = Jak to zmierzono
lobby-wins-of-100 = Wygrywa { $count } ze 100 gier z poziomem { $level }
lobby-first-level = Zna grę od godziny
lobby-running = Teraz w grze
lobby-nothing-running = Teraz nie ma publicznej gry. Gdy jakaś się zacznie, możesz ją tu oglądać.
lobby-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
lobby-custom = własne zasady
lobby-best-turn =
    { $count ->
        [one] Ruch dnia: { $count } kostka
        [few] Ruch dnia: { $count } kostki
       *[many] Ruch dnia: { $count } kostek
    }
lobby-best-turn-by =
    { $count ->
        [one] { $player } · { $count } przebudowany układ
        [few] { $player } · { $count } przebudowane układy
       *[many] { $player } · { $count } przebudowanych układów
    }

## Profile

profile-games = Twoje gry
profile-games-more = Potem będzie tu z wynikiem i obejrzysz ją ruch po ruchu.
profile-filter-all = Wszystkie
profile-filter-won = Wygrane
profile-filter-friends = Z ludźmi
profile-won = Wygrana · { $players }
profile-lost = Zwycięstwo: { $winner }
profile-turns =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
profile-best-turn =
    { $count ->
        [one] { $count } kostka w jednym ruchu
        [few] { $count } kostki w jednym ruchu
       *[many] { $count } kostek w jednym ruchu
    }
profile-figures = W liczbach
profile-count-games = gier
profile-count-last = ostatnich gier
profile-count-won = wygranych
profile-count-best = najlepszy ruch
profile-chart = Punkty w twoich ostatnich grach
profile-against = Przeciw
profile-account = Z kontem
profile-guest = Gość na tym urządzeniu
profile-why-devices = Twoje gry i stoły na każdym urządzeniu.
profile-why-games = Nic, co grasz jako gość, nie przepadnie.
profile-why-rated = Gry rankingowe i miejsce wśród najlepszych.
profile-why-free = Wystarczy nazwa i hasło; bez adresu e-mail.
profile-password-hint = Co najmniej 8 znaków.

## Leaderboard, replay

leaders-bots = Nasze boty
leaders-be-first = Pierwsze miejsce czeka: gra rankingowa wymaga osób z kontem.
replay-draws = dobiera
replay-passes = pasuje
replay-discards = odkłada
replay-time-up = koniec czasu
