### The first page, the header, and the pages around the table.

## Header and tabs

welcome-pages = Pagina’s
welcome-tabs = Hoofdpagina’s
welcome-learn = Leren
welcome-today = De tafel van vandaag
welcome-today-short = Vandaag
welcome-tables = Tafels
welcome-more = Meer
welcome-sounds-on = Geluiden staan aan
welcome-sounds-off = Geluiden staan uit

## Today's table

welcome-lay-all = Kun je alle vijf uitleggen?
welcome-lay-all-how = Je mag elke reeks verbouwen. Aan het eind moeten alle stenen in reeksen liggen.
welcome-try = Probeer het
welcome-drag = Sleep de stenen, of kies er een paar en dan waar ze heen gaan.
welcome-put-here = Hier neerleggen: { $tiles }
welcome-left =
    { $count ->
        [one] Nog { $count } steen op het speelbord
       *[other] Nog { $count } stenen op het speelbord
    }
welcome-not-yet = Nog niet: de reeksen met een stippellijn kloppen niet.
welcome-solved = Opgelost! Alle vijf stenen liggen op tafel.
welcome-rack-empty = Het speelbord is leeg.

## Play

welcome-play-title = Spelen
welcome-play-bot = Speel nu tegen { $player }
welcome-play-bots = Speel nu tegen { $player } en vier anderen
welcome-go-on = Verder tegen { $players }
welcome-new-game = Nieuw spel tegen { $player }
welcome-no-account = { $edition } · geen account, geen klok
welcome-friends = Met vrienden
welcome-find = Zoek een tegenstander
welcome-code = Code invoeren
welcome-new-here = Nieuw hier?
welcome-new-here-text = Leer de regels met voorbeelden
welcome-box = Je doos

## Cards of tables

welcome-go = Ga
welcome-just-now = zojuist
welcome-your-turn = Jouw beurt tegen { $players }
welcome-next-game = Volgend spel tegen { $players }
welcome-finished = Afgelopen: { $players }
welcome-own-tiles =
    { $count ->
        [one] je hebt { $count } steen
       *[other] je hebt { $count } stenen
    }
welcome-tiles-left =
    { $count ->
        [one] { $count } steen tegen jouw { $own }
       *[other] { $count } stenen tegen jouw { $own }
    }
welcome-turn-number = beurt { $number }
welcome-watching = Toeschouwers: { $count }
welcome-next-table = Volgende tafel

## Settings, rules, more

welcome-settings-lead = Alles hier blijft op dit apparaat; de anderen aan tafel zien alleen je naam.
welcome-settings-you = Jij
welcome-settings-look = Uiterlijk en geluid
welcome-settings-tiles = Stenen
welcome-rules-lead = Alle dozen, met voorbeelden in echte stenen.
welcome-rules-more = Van elke doos, met voorbeelden
welcome-leaders-more = Wie het beste speelt
welcome-bots-more = Vijf niveaus, gemeten
welcome-privacy-more = Wat bewaard wordt, en hoe lang

## Where others play

lobby-take-a-seat = Ga zitten
lobby-nobody = Er wacht nu niemand. Open een tafel, dan ziet iedereen die langskomt hem.
lobby-somebody =
    { $count ->
        [one] { $count } tafel heeft een vrije plaats.
       *[other] { $count } tafels hebben een vrije plaats.
    }
lobby-free-title = Tafels met een vrije plaats
lobby-always = Altijd hier
lobby-how-strong = Hoe sterk zijn ze?
lobby-how-measured = Hoe dit is gemeten
lobby-wins-of-100 = Wint { $count } van de 100 spellen tegen { $level }
lobby-first-level = Kent het spel een uur
lobby-running = Nu aan de gang
lobby-nothing-running = Nu is er geen openbaar spel. Zodra er een begint, kun je het hier bekijken.
lobby-games =
    { $count ->
        [one] { $count } spel
       *[other] { $count } spellen
    }
lobby-custom = eigen regels
lobby-best-turn =
    { $count ->
        [one] Beurt van de dag: { $count } steen
       *[other] Beurt van de dag: { $count } stenen
    }
lobby-best-turn-by =
    { $count ->
        [one] { $player } · { $count } reeks verbouwd
       *[other] { $player } · { $count } reeksen verbouwd
    }

## Profile

profile-games = Je spellen
profile-games-more = Daarna staat het hier met de uitslag, en kun je het beurt voor beurt terugkijken.
profile-filter-all = Alle
profile-filter-won = Gewonnen
profile-filter-friends = Met mensen
profile-won = Je won van { $players }
profile-lost = { $winner } won
profile-turns =
    { $count ->
        [one] { $count } beurt
       *[other] { $count } beurten
    }
profile-best-turn =
    { $count ->
        [one] { $count } steen in één beurt
       *[other] { $count } stenen in één beurt
    }
profile-figures = In cijfers
profile-count-games = spellen
profile-count-last = laatste spellen
profile-count-won = gewonnen
profile-count-best = beste beurt
profile-chart = Punten in je laatste spellen
profile-against = Tegen
profile-account = Met een account
profile-guest = Gast op dit apparaat
profile-why-devices = Je spellen en tafels op elk apparaat.
profile-why-games = Niets van wat je als gast speelde gaat verloren.
profile-why-rated = Spellen met rating en een plek op de ranglijst.
profile-why-free = Een naam en een wachtwoord zijn genoeg; geen e-mailadres.
profile-password-hint = Minstens 8 tekens.

## Leaderboard, replay

leaders-bots = De bots van het huis
leaders-be-first = Begin zelf: een spel met rating vraagt mensen met een account.
replay-draws = neemt
replay-passes = past
replay-discards = legt af
replay-time-up = tijd is om
