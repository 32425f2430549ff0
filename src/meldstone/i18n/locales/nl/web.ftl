### What the browser shows beside the words of the game.

## Start

web-lobby = Open tafels
web-join-code = Meedoen met code of link
web-join = Meedoen
web-bad-code = Dit is geen tafelcode.
web-your-name = Je naam
web-guest = Gast
web-to-start = Startpagina
web-loading = Een ogenblik…
web-not-found = Pagina niet gevonden
web-no-table = Deze tafel kan niet worden geopend
web-reconnecting = Verbinding verbroken. Opnieuw verbinden…
web-close = Sluiten

## Lobby, new table, waiting room

web-free-seats =
    { $count ->
        [one] { $count } vrije plaats
       *[other] { $count } vrije plaatsen
    }
web-look-on = Toekijken
web-new-table = Nieuwe tafel
web-open-table = Tafel openen
web-what-is-different = Wat er anders is
web-bots = Bots
web-bot-level = Niveau van de bots
web-bot-novice = Beginner
web-bot-novice-text = Kent het spel een uur. Kinderen winnen ervan.
web-cast-novice = Pip, Lulu, Bibi, Momo, Tiko, Nino
web-bot-casual = Zondagsspeler
web-bot-casual-text = Speelt op zondag en verbouwt een of twee reeksen.
web-cast-casual = Mia, Felix, Luna, Oskar, Nala, Leo
web-bot-skilled = Gevorderde
web-bot-skilled-text = Ziet niets over het hoofd en legt wat er kan.
web-cast-skilled = Vera, Remi, Nora, Max, Tara, Milo
web-bot-expert = Expert
web-bot-expert-text = Bewaart de jokers voor het einde.
web-cast-expert = Ada, Hugo, Selma, Otto, Irma, Viktor
web-bot-master = Meester
web-bot-master-text = Weegt elke beurt af en wacht op het juiste moment.
web-cast-master = Aurelia, Kasimir, Minerva, Leonid, Sibylla, Anatol
web-players = Sterkte van de bots
web-think = Bedenktijd
web-tempo = Zo leggen de bots
web-tempo-calm = Rustig, reeks voor reeks
web-tempo-brisk = Vlot, reeks voor reeks
web-tempo-at-once = Alles in één keer
web-as-edition = Zoals in de editie
web-games = Spellen in de wedstrijd
web-public = Iedereen kan deze tafel vinden
web-allow-hints = Hints toegestaan
web-waiting-room = Wachten op spelers
web-free-seat = Vrije plaats
web-sit = Gaan zitten
web-add-bot = Bot toevoegen
web-remove-bot = Bot wegsturen
web-link = Link naar deze tafel
web-copy = Kopiëren
web-copied = Gekopieerd
web-qr = De link als QR-code
web-get-up = Plaats verlaten

## What an edition does

web-fact-tiles =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    } (jokers: { $jokers })
web-fact-opening =
    Eerste uitleg: minstens { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
web-fact-opening-any = Eerste uitleg: geen punten nodig
web-fact-clock =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } seconden
    } per beurt
web-fact-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dagen
    } per beurt
web-fact-no-clock = Zonder klok
web-fact-no-clock-here = Zonder klok op een gedeeld apparaat
web-fact-special = Dubbele jokers, kleurjokers en spiegeljokers
web-fact-joker-free = Reeksen met een joker mag je verbouwen zoals alle andere
web-fact-joker-strict = Reeksen met een joker mag je niet splitsen; een joker moet vervangen worden
web-fact-draw-always = Je neemt elke beurt een steen, daarna leg je uit of leg je er een af
web-fact-open-tile = Eén steen ligt open; neem hem als je er het spel mee beëindigt
web-fact-redeal = Met { $count } dubbels mag je vragen om opnieuw te delen
web-fact-hand-game = Wie alles in één keer uitlegt, krijgt dubbele punten
web-fact-joker-penalty =
    Een joker op je speelbord kost { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## The table

web-leave = Terug naar de startpagina
web-last-turn = Laatste beurt tonen
web-rules = Regels
web-tools = Gereedschap
web-redo = Herhalen
web-reset = Alles terugnemen
web-hint = Hint
web-sort = Stenen sorteren
web-sort-runs = Op rijen sorteren (789)
web-sort-groups = Op groepen sorteren (777)
web-sort-own = Eigen volgorde
web-play = Leggen
web-draw = Nemen
web-pass = Passen
web-discard = Afleggen
web-take = Nemen
web-keep = Stenen houden
web-redeal = Opnieuw delen
web-come-back = Plaats weer innemen
web-new-set = Nieuwe reeks
web-new-tile = nieuw
web-opened = heeft de eerste uitleg gedaan
web-ask-count = Vraag { $player } hoeveel stenen er over zijn
web-referee = De scheidsrechter beslist.
web-table-decides = De spelers beslissen over de laatste beurt. Worden ze het niet eens, dan blijft die staan.
web-choose-discard = Kies een steen om af te leggen.
web-discard-later = Speel eerst wat je hebt uitgelegd, of neem het terug.
web-show-rule = Regel bekijken
web-hint-some =
    { $count ->
        [one] Je kunt { $count } steen leggen. Vraag nog eens om te zien welke.
       *[other] Je kunt { $count } stenen leggen. Vraag nog eens om te zien welke.
    }
web-hint-tiles = Je kunt leggen: { $tiles }. Vraag nog eens om te zien hoe.
web-hint-shown = Zo kun je het leggen.
web-say-to-rack = Terug op het speelbord: { $tiles }.
web-say-set = De reeks is nu: { $tiles }.

## Plans, steps, places

web-plan-hide = Toekijken
web-plan-show = Mijn plan
web-plan-kept = Je plan blijft bewaard.
web-plan-lost =
    De tafel is veranderd: { $count ->
        [one] { $count } steen van je plan ligt
       *[other] { $count } stenen van je plan liggen
    } weer op het speelbord.
web-plan-holds = Je plan past nog.
web-plan-drop = Plan weggooien
web-play-plan = Plan leggen
web-next-step = Volgende stap
web-all-steps = Alles tegelijk
web-step-laid = Van het speelbord: { $tiles }.
web-step-moved = Op de tafel: { $tiles }.
web-turn-of = { $player }: stap { $step } van { $steps }
web-run = Verder
web-stop = Pauze
web-step-back = Een stap terug
web-step-on = Een stap verder
web-tidy = Tafel opruimen
web-the-deal = De verdeling
web-deal-promise = Dit getal stond vast voordat de eerste steen werd gedeeld. Het verzegelt de volgorde van alle stenen; na het spel kun je controleren dat niemand die heeft veranderd.

## Pass and play

web-pass-and-play = Om de beurt op één apparaat
web-pass-lead = Meer mensen, één apparaat: het gaat van hand tot hand.
web-local-players = Mensen op dit apparaat
web-local-name = Naam van speler { $number }
web-pass-start = Spel beginnen
web-hand-over = Geef het apparaat aan { $player }.
web-hand-over-why = Alle speelborden zijn verborgen tot iemand op de knop drukt.
web-i-am = Ik ben { $player }

## The end of a game

web-next-game = Volgende spel
web-rematch = Nog een keer
web-waiting-others = Wachten op de anderen…
web-score-sheet = Scoreblad
web-check-deal = De verdeling controleren
web-deal-right = Op dit apparaat nagerekend: de verdeling is wat vóór het spel is beloofd.
web-deal-wrong = De verdeling klopt niet met wat vóór het spel is beloofd.
web-deal-racks-wrong = De beginwaarde is de beloofde, maar geeft andere stenen.
web-deal-cheated = Deze verdeling was niet eerlijk: de server heeft zijn belofte niet gehouden.
web-deal-seen-wrong = Je hebt niet de stenen gekregen waarvan nu sprake is: dit apparaat heeft andere gezien.
web-deal-salt-wrong = Je apparaat heeft een eigen getal aan het toeval toegevoegd; de server heeft het aangenomen en weggelaten.
web-deal-salts-wrong = Iemand die niet aan tafel zat, heeft iets aan het toeval toegevoegd; zo kon de verdeling worden gekozen.
web-deal-partly = Op dit apparaat nagerekend: de beloofde beginwaarde geeft deze stenen. De rest moet je geloven:
web-deal-salt-unseen = Dit apparaat heeft niets eigens aan het toeval toegevoegd; de server had een verdeling kunnen uitzoeken.
web-deal-racks-unseen = Dit apparaat heeft deze stenen niet zien delen; het kent ze alleen van de server.
web-deal-unknown = De verdeling kan nu niet worden gecontroleerd.

## Rules sheet

web-rules-sets = Reeksen
web-rules-group = Een groep is minstens drie stenen met hetzelfde getal, elk in een andere kleur.
web-rules-run = Een rij is minstens drie opeenvolgende getallen in één kleur.
web-rules-jokers = Jokers
web-rules-joker = Een joker staat voor elke steen.
web-rules-double = De dubbele joker staat voor twee stenen naast elkaar.
web-rules-two-colour = Bij de kleurjoker verandert een rij van kleur.
web-rules-mirror = De spiegeljoker staat voor geen steen: zijn twee kanten spiegelen elkaar.
web-rules-opening = Eerste uitleg
web-rules-opening-text =
    Je eerste reeksen komen alleen van je eigen speelbord en zijn samen minstens { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } waard. Jokers tellen voor wat ze vervangen. Daarna mag je ook de reeksen op tafel gebruiken.
web-rules-opening-any = Je eerste reeksen komen alleen van je eigen speelbord; er is geen minimum aan punten. Daarna mag je ook de reeksen op tafel gebruiken.
web-rules-turn = Je beurt
web-rules-turn-text = Leg minstens één steen van je speelbord uit en verbouw de tafel zoals je wilt: aan het eind moet elke steen bij een reeks horen. Kun of wil je niet, neem dan een steen.
web-rules-end = Het einde
web-rules-end-text = Wie de laatste steen uitlegt, wint. De anderen verliezen de punten op hun speelbord en de winnaar krijgt ze.
web-keys = Toetsenbord

## Settings

web-settings = Instellingen
web-language = Taal
web-theme = Uiterlijk
web-theme-auto = Zoals het apparaat
web-theme-light = Licht
web-theme-dark = Donker
web-palette = Kleuren
web-palette-box = Zoals in de doos
web-palette-safe = Makkelijk te onderscheiden
web-large-tiles = Grote stenen
web-motion = Animaties
web-motion-auto = Zoals het apparaat
web-motion-less = Minder
web-sound = Geluiden
web-vibration = Trillen
web-letter-keys = Toetsen van één letter
web-letter-keys-alt = Met Alt
web-on = Aan
web-off = Uit
