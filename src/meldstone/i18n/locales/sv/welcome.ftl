### The first page, the header, and the pages around the table.

## Header and tabs

welcome-pages = Sidor
welcome-tabs = Huvudsidor
welcome-learn = Lär dig
welcome-today = Dagens bord
welcome-today-short = I dag
welcome-tables = Bord
welcome-more = Mer
welcome-sounds-on = Ljud är på
welcome-sounds-off = Ljud är av

## Today's table

welcome-lay-all = Kan du lägga ut alla fem?
welcome-lay-all-how = Du får bygga om alla serier. Till slut måste alla stenar ligga i serier.
welcome-try = Försök
welcome-drag = Dra stenarna, eller välj några och sedan vart de ska.
welcome-put-here = Lägg dem här: { $tiles }
welcome-left =
    { $count ->
        [one] { $count } sten kvar på spelbrädan
       *[other] { $count } stenar kvar på spelbrädan
    }
welcome-not-yet = Inte än: de streckade serierna är inte giltiga.
welcome-solved = Löst! Alla fem stenarna ligger på bordet.
welcome-rack-empty = Spelbrädan är tom.

## Play

welcome-play-title = Spela
welcome-play-bot = Spela mot { $player } nu
welcome-play-bots = Spela mot { $player } och fyra andra nu
welcome-go-on = Fortsätt mot { $players }
welcome-new-game = Nytt spel mot { $player }
welcome-no-account = { $edition } · inget konto, ingen klocka
welcome-friends = Med vänner
welcome-find = Hitta en motståndare
welcome-code = Ange en kod
welcome-new-here = Ny här?
welcome-new-here-text = Lär dig reglerna med exempel
welcome-box = Din låda

## Cards of tables

welcome-go = Gå till
welcome-just-now = just nu
welcome-your-turn = Din tur mot { $players }
welcome-next-game = Nästa spel mot { $players }
welcome-finished = Avslutat: { $players }
welcome-own-tiles =
    { $count ->
        [one] du har { $count } sten
       *[other] du har { $count } stenar
    }
welcome-tiles-left =
    { $count ->
        [one] { $count } sten mot dina { $own }
       *[other] { $count } stenar mot dina { $own }
    }
welcome-turn-number = tur { $number }
welcome-watching = Åskådare: { $count }
welcome-next-table = Nästa bord

## Settings, rules, more

welcome-settings-lead = Allt här stannar på den här enheten; de andra vid bordet ser bara ditt namn.
welcome-settings-you = Du
welcome-settings-look = Utseende och ljud
welcome-settings-tiles = Stenar
welcome-rules-lead = Alla lådor, med exempel i riktiga stenar.
welcome-rules-more = För varje låda, med exempel
welcome-leaders-more = Vem spelar bäst
welcome-bots-more = Fem nivåer, uppmätta
welcome-privacy-more = Vad som sparas, och hur länge

## Where others play

lobby-take-a-seat = Slå dig ner
lobby-nobody = Ingen väntar just nu. Öppna ett bord, så ser alla som kommer förbi det.
lobby-somebody =
    { $count ->
        [one] { $count } bord har en ledig plats.
       *[other] { $count } bord har en ledig plats.
    }
lobby-free-title = Bord med ledig plats
lobby-always = Alltid här
lobby-how-strong = Hur starka är de?
lobby-how-measured = Så mättes det
lobby-wins-of-100 = Vinner { $count } av 100 spel mot { $level }
lobby-first-level = Lärde sig för en timme sedan
lobby-running = Spelas nu
lobby-nothing-running = Inget offentligt spel just nu. Så snart ett börjar kan du titta på det här.
lobby-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spel
    }
lobby-custom = egna regler
lobby-best-turn =
    { $count ->
        [one] Dagens tur: { $count } sten
       *[other] Dagens tur: { $count } stenar
    }
lobby-best-turn-by =
    { $count ->
        [one] { $player } · { $count } serie ombyggd
       *[other] { $player } · { $count } serier ombyggda
    }

## Profile

profile-games = Dina spel
profile-games-more = Sedan står det här med resultat, och du kan se det igen tur för tur.
profile-filter-all = Alla
profile-filter-won = Vunna
profile-filter-friends = Med människor
profile-won = Du vann mot { $players }
profile-lost = { $winner } vann
profile-turns =
    { $count ->
        [one] { $count } tur
       *[other] { $count } turer
    }
profile-best-turn =
    { $count ->
        [one] { $count } sten i en tur
       *[other] { $count } stenar i en tur
    }
profile-figures = I siffror
profile-count-games = spel
profile-count-last = senaste spel
profile-count-won = vunna
profile-count-best = bästa tur
profile-chart = Poäng i dina senaste spel
profile-against = Mot
profile-account = Med konto
profile-guest = Gäst på den här enheten
profile-why-devices = Dina spel och bord på alla enheter.
profile-why-games = Inget av det du spelat som gäst går förlorat.
profile-why-rated = Rankade spel och en plats på topplistan.
profile-why-free = Ett namn och ett lösenord räcker; ingen e-postadress.
profile-password-hint = Minst 8 tecken.

## Leaderboard, replay

leaders-bots = Husets botar
leaders-be-first = Bli först: ett rankat spel kräver personer med konto.
replay-draws = drar
replay-passes = passar
replay-discards = avlägger
replay-time-up = tiden är ute
