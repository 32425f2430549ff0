### What the browser shows beside the words of the game.

## Start

web-lobby = Åbne borde
web-join-code = Deltag med kode eller link
web-join = Deltag
web-bad-code = Det er ikke koden til et bord.
web-your-name = Dit navn
web-guest = Gæst
web-to-start = Forside
web-loading = Et øjeblik…
web-not-found = Siden findes ikke
web-no-table = Dette bord kan ikke åbnes
web-reconnecting = Forbindelsen er tabt. Forbinder igen…
web-close = Luk

## Lobby, new table, waiting room

web-free-seats =
    { $count ->
        [one] { $count } ledig plads
       *[other] { $count } ledige pladser
    }
web-look-on = Se på
web-new-table = Nyt bord
web-open-table = Åbn bordet
web-what-is-different = Hvad der er anderledes
web-bots = Botter
web-bot-level = Botternes niveau
web-bot-novice = Begynder
web-bot-novice-text = Lærte spillet for en time siden. Børn vinder over den.
web-cast-novice = Pip, Lulu, Bibi, Momo, Tiko, Nino
web-bot-casual = Søndagsspiller
web-bot-casual-text = Spiller om søndagen og bygger en serie eller to om.
web-cast-casual = Mia, Felix, Luna, Oskar, Nala, Leo
web-bot-skilled = Dygtig
web-bot-skilled-text = Overser intet og lægger alt, hvad der går.
web-cast-skilled = Vera, Remi, Nora, Max, Tara, Milo
web-bot-expert = Ekspert
web-bot-expert-text = Gemmer jokerne til slutningen.
web-cast-expert = Ada, Hugo, Selma, Otto, Irma, Viktor
web-bot-master = Mester
web-bot-master-text = Vejer hver tur og venter på det rette øjeblik.
web-cast-master = Aurelia, Kasimir, Minerva, Leonid, Sibylla, Anatol
web-players = Botternes styrke
web-think = Tænketid
web-tempo = Sådan lægger botterne
web-tempo-calm = Roligt, serie for serie
web-tempo-brisk = Rask, serie for serie
web-tempo-at-once = Alt på én gang
web-as-edition = Som i udgaven
web-games = Spil i kampen
web-public = Alle kan finde dette bord
web-allow-hints = Hints tilladt
web-waiting-room = Venter på spillere
web-free-seat = Ledig plads
web-sit = Sæt dig
web-add-bot = Tilføj en bot
web-remove-bot = Fjern botten
web-link = Link til dette bord
web-copy = Kopiér
web-copied = Kopieret
web-qr = Linket som QR-kode
web-get-up = Forlad pladsen

## What an edition does

web-fact-tiles =
    { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    } (jokere: { $jokers })
web-fact-opening =
    Første udlægning: mindst { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
web-fact-opening-any = Første udlægning: ingen point kræves
web-fact-clock =
    { $count ->
        [one] { $count } sekund
       *[other] { $count } sekunder
    } pr. tur
web-fact-days =
    { $count ->
        [one] { $count } dag
       *[other] { $count } dage
    } pr. tur
web-fact-no-clock = Uden ur
web-fact-no-clock-here = Uden ur på en fælles enhed
web-fact-special = Dobbeltjokere, tofarvede jokere og spejljokere
web-fact-joker-free = Serier med en joker må bygges om som alle andre
web-fact-joker-strict = Serier med en joker må ikke deles; en joker skal erstattes
web-fact-draw-always = Du trækker i hver tur, og så lægger du ud eller lægger en brik fra dig
web-fact-open-tile = Én brik ligger åben; tag den, hvis du slutter med den
web-fact-redeal = Med { $count } par må du kræve en ny uddeling
web-fact-hand-game = At lægge hele brættet ud på én gang tæller dobbelt
web-fact-joker-penalty =
    En joker på brættet koster { $points ->
        [one] { $points } point
       *[other] { $points } point
    }

## The table

web-leave = Tilbage til forsiden
web-last-turn = Vis den sidste tur
web-rules = Regler
web-tools = Værktøj
web-redo = Gentag
web-reset = Tag alt tilbage
web-hint = Hint
web-sort = Sortér brikkerne
web-sort-runs = Sortér efter rækker (789)
web-sort-groups = Sortér efter grupper (777)
web-sort-own = Min egen orden
web-play = Læg ud
web-draw = Træk
web-pass = Pas
web-discard = Læg fra
web-take = Tag
web-keep = Behold brikkerne
web-redeal = Ny uddeling
web-come-back = Tag min plads igen
web-new-set = Ny serie
web-new-tile = ny
web-opened = har lavet første udlægning
web-ask-count = Spørg { $player }, hvor mange brikker der er tilbage
web-referee = Dommeren afgør det.
web-table-decides = Spillerne afgør den sidste tur. Bliver de ikke enige, gælder den.
web-choose-discard = Vælg en brik, du vil lægge fra dig.
web-discard-later = Spil først det, du har lagt ud, eller tag det tilbage.
web-show-rule = Se reglen
web-hint-some =
    { $count ->
        [one] Du kan lægge { $count } brik ud. Spørg igen for at se hvilken.
       *[other] Du kan lægge { $count } brikker ud. Spørg igen for at se hvilke.
    }
web-hint-tiles = Du kan lægge: { $tiles }. Spørg igen for at se hvordan.
web-hint-shown = Sådan kan det lægges.
web-say-to-rack = Tilbage på brættet: { $tiles }.
web-say-set = Serien er nu: { $tiles }.

## Plans, steps, places

web-plan-hide = Se på
web-plan-show = Min plan
web-plan-kept = Din plan er gemt.
web-plan-lost =
    Bordet er ændret: { $count ->
        [one] { $count } brik fra din plan er
       *[other] { $count } brikker fra din plan er
    } tilbage på brættet.
web-plan-holds = Din plan passer stadig.
web-plan-drop = Drop planen
web-play-plan = Læg planen ud
web-next-step = Næste trin
web-all-steps = Alt på én gang
web-step-laid = Fra brættet: { $tiles }.
web-step-moved = På bordet: { $tiles }.
web-turn-of = { $player }: trin { $step } af { $steps }
web-run = Fortsæt
web-stop = Pause
web-step-back = Et trin tilbage
web-step-on = Et trin frem
web-tidy = Ryd op på bordet
web-the-deal = Uddelingen
web-deal-promise = Dette tal lå fast, før den første brik blev delt ud. Det forsegler rækkefølgen af alle brikker; efter spillet kan du kontrollere, at ingen har ændret den.

## Pass and play

web-pass-and-play = På skift på én enhed
web-pass-lead = Flere personer, én enhed: den går fra hånd til hånd.
web-local-players = Personer på denne enhed
web-local-name = Navn på spiller { $number }
web-pass-start = Begynd spillet
web-hand-over = Giv enheden til { $player }.
web-hand-over-why = Alle brætter er skjult, til nogen trykker på knappen.
web-i-am = Jeg er { $player }

## The end of a game

web-next-game = Næste spil
web-rematch = Spil igen
web-waiting-others = Venter på de andre…
web-score-sheet = Pointtavle
web-check-deal = Kontrollér uddelingen
web-deal-right = Beregnet på denne enhed: uddelingen er den, der blev lovet før spillet.
web-deal-wrong = Uddelingen passer ikke med det, der blev lovet før spillet.
web-deal-racks-wrong = Startværdien er den lovede, men den giver andre brikker.
web-deal-cheated = Denne uddeling var ikke fair: serveren holdt ikke sit løfte.
web-deal-seen-wrong = Du fik ikke de brikker, der nu er tale om: denne enhed så andre.
web-deal-salt-wrong = Din enhed føjede sit eget tal til tilfældet; serveren tog imod det og udelod det.
web-deal-salts-wrong = Nogen, der ikke sad ved bordet, føjede noget til tilfældet; så kunne uddelingen vælges.
web-deal-partly = Beregnet på denne enhed: den lovede startværdi giver disse brikker. Resten må man tro på:
web-deal-salt-unseen = Denne enhed føjede ikke noget eget til tilfældet; serveren kunne have valgt en uddeling.
web-deal-racks-unseen = Denne enhed så ikke disse brikker blive delt ud; den kender dem kun fra serveren.
web-deal-unknown = Uddelingen kan ikke kontrolleres nu.

## Rules sheet

web-rules-sets = Serier
web-rules-group = En gruppe er mindst tre brikker med samme tal, hver i sin farve.
web-rules-run = En række er mindst tre tal efter hinanden i én farve.
web-rules-jokers = Jokere
web-rules-joker = En joker står for enhver brik.
web-rules-double = Dobbeltjokeren står for to brikker ved siden af hinanden.
web-rules-two-colour = Ved den tofarvede joker skifter en række farve.
web-rules-mirror = Spejljokeren står ikke for nogen brik: dens to sider spejler hinanden.
web-rules-opening = Første udlægning
web-rules-opening-text =
    Dine første serier kommer kun fra dit eget bræt og er tilsammen mindst { $points ->
        [one] { $points } point
       *[other] { $points } point
    } værd. Jokere tæller som det, de står for. Derefter må du også bruge serierne på bordet.
web-rules-opening-any = Dine første serier kommer kun fra dit eget bræt; der kræves ingen point. Derefter må du også bruge serierne på bordet.
web-rules-turn = Din tur
web-rules-turn-text = Læg mindst én brik ud fra dit bræt, og byg bordet om, som du vil: til sidst skal hver brik være med i en serie. Kan eller vil du ikke, så træk en brik.
web-rules-end = Slutningen
web-rules-end-text = Den, der lægger sin sidste brik, vinder. De andre mister pointene på deres brætter, og vinderen får dem.
web-keys = Tastatur

## Settings

web-settings = Indstillinger
web-language = Sprog
web-theme = Udseende
web-theme-auto = Som enheden
web-theme-light = Lyst
web-theme-dark = Mørkt
web-palette = Farver
web-palette-box = Som i æsken
web-palette-safe = Nemme at skelne
web-large-tiles = Store brikker
web-motion = Animationer
web-motion-auto = Som enheden
web-motion-less = Mindre
web-sound = Lyde
web-vibration = Vibration
web-letter-keys = Taster med ét bogstav
web-letter-keys-alt = Med Alt
web-on = Til
web-off = Fra
