### The game in the terminal: what it understands and what it says.

## What the game says

term-players =
    { $players ->
        [one] { $players } speler
       *[other] { $players } spelers
    }
term-fair = Een eerlijke verdeling: de SHA-256 van de beginwaarde is
term-seed = Beginwaarde: { $seed }
term-type-help = Typ “{ $help }” voor alles wat je kunt doen, “{ $hint }” als je vastzit.
term-prompt = jouw beurt
term-enter = Enter
term-goodbye = Je hebt het spel verlaten. Tot ziens!
term-verify = Controleer het: { $command }
term-verify-seed = De verdeling volgt uit deze beginwaarde; --record BESTAND bewaart een spel dat “meldstone verify BESTAND” kan controleren.
term-tiles =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
term-not-opened = zonder eerste uitleg
term-announced = aangekondigd
term-discarded = afgelegd
term-discarded-dead = afgelegd (niet meer te nemen)
term-pool = voorraad: { $count }
term-hand = in je hand, van de tafel
term-opening =
    Voor de eerste uitleg heb je { $minimum ->
        [one] { $minimum } punt
       *[other] { $minimum } punten
    } nodig in één beurt, alleen met eigen stenen.
term-opening-so-far =
    Voor de eerste uitleg heb je { $minimum ->
        [one] { $minimum } punt
       *[other] { $minimum } punten
    } nodig met eigen stenen; je hebt er { $points } gelegd.
term-start-draw = Loting om de eerste beurt: { $drawn }.
term-drawn-by = { $player }: { $tile }
term-you-start = Jij begint.
term-you-redeal = Je vraagt om opnieuw te delen: { $tiles }.
term-you-play = Je legt: { $play }.
term-you-open = Je doet je eerste uitleg: { $play }.
term-you-take-discard = Je neemt de afgelegde steen: { $tile }.
term-you-take-open = Je neemt de open steen: { $tile }.
term-you-pass = Je past.
term-you-announce = Je kondigt de eerste uitleg aan voor de volgende ronde.
term-you-discard = Je legt { $tile } af.
    .tile = object
term-you-finish = Je bent klaar.
term-plays = { $player } legt: { $play }.
term-opens = { $player } doet de eerste uitleg: { $play }.
term-new-tiles = Nieuwe stenen voor iedereen.
term-not-legal = De tafel klopte niet.
term-to-pool = Terug in de voorraad: { $tiles }.
term-drawn = Genomen: { $tiles }.
term-final-round = De voorraad is op en iedereen heeft nog één beurt gehad. Wie de minste punten op het speelbord heeft, wint.
term-added = { $tiles } bij { $set }
term-within = { $tiles } in { $set }
term-rebuilt =
    { $count ->
        [one] { $count } reeks verbouwd
       *[other] { $count } reeksen verbouwd
    }
term-you-win = Het spel is afgelopen: je hebt gewonnen!
term-wins = Het spel is afgelopen: { $player } wint!
term-reason-winner = krijgt wat de anderen verliezen
term-reason-rack = nog { $points } op het speelbord
term-reason-unopened = geen eerste uitleg, en het kon ook niet
term-reason-could = geen eerste uitleg, hoewel het kon
term-reason-announced = geen eerste uitleg, maar wel aangekondigd
term-not-yet = Nog niet:
term-ready-first = Typ “{ $ready }” om je stenen te houden, of “{ $redeal }” voor een nieuwe verdeling.
term-has-doublets = Je hebt drie dubbels: “{ $redeal }” geeft iedereen nieuwe stenen, “{ $ready }” houdt deze.
term-may-announce = De volgende keer kun je de eerste uitleg doen. “{ $announce }” zegt dat nu en verlaagt de straf als iemand eerder klaar is; Enter gaat verder.
term-draw-or-take = Elke beurt begint met een steen: “{ $draw }”, of “{ $take }” als je hem meteen kunt leggen.
term-must-discard = Eén steen moet weg: “{ $example }”.
term-hint = Je kunt leggen: { $play }.
term-hint-first = Eerst “{ $take }”.
term-hint-draw = Ik zie niets om te leggen. Typ “{ $draw }”, of zoek reeksen die je kunt verbouwen.
term-hint-pass = Ik zie niets om te leggen. Typ “{ $pass }”, of zoek reeksen die je kunt verbouwen.
term-hint-discard = Ik zie niets om te leggen. “{ $discard }” kost je het minst.

## What the game says

term-replay-head = { $edition }, spel { $game }: { $names }
term-player = Speler { $letter }
term-record-stops = Het verslag stopt hier; het spel is nog niet afgelopen.
term-replay-step = Enter: volgende beurt, q: stoppen

## The command line

cli-description = Rummy met stenen: de regels van elke editie, precies.
cli-start = Begin met: { $command }
cli-usage = gebruik:
cli-commands = opdrachten
cli-arguments = argumenten
cli-options = opties
cli-help = deze hulp tonen
cli-version = de versie tonen en hoe de native kern is gebouwd
cli-lang = taal, bijvoorbeeld de of pl; mag overal staan (standaard: MELDSTONE_LANG, anders die van het systeem)
cli-play = in de terminal tegen bots spelen
cli-serve = tafels aanbieden waar via het net wordt gespeeld
cli-solve = de beste zet vinden voor een tafel en een speelbord
cli-check = reeksen, beurten, tijdslimieten en punten beoordelen, als JSON-regels op de standaardinvoer
cli-editions = de edities opsommen, of alle regels van één tonen
cli-replay = een opgenomen spel beurt voor beurt tonen
cli-verify = een spelverslag controleren: de verdeling uit de beginwaarde, elke zet, de punten
cli-arena = bots tegen elkaar laten spelen en melden wie beter is
cli-train = de meesterbot leren spelen
cli-admin = voor mensen en tafels zorgen terwijl servers draaien
cli-backup = alles wat een server bewaart naar één bestand schrijven, terwijl hij draait
cli-restore = alles wat een server bewaart vervangen door een back-up
cli-play-text = Jij tegen bots, in de terminal. Er loopt geen klok: turn_seconds is hier altijd 0. Typ in het spel “{ $help }”.
cli-edition = editie, of varianten verbonden met +, bijvoorbeeld { $example } (standaard: { $default })
cli-set = één regel veranderen; mag herhaald worden
cli-players = aantal spelers, jijzelf meegerekend (standaard: { $default })
cli-name = hoe je heet
cli-seed = delen vanuit deze beginwaarde (hooguit 64 hexadecimale cijfers)
cli-record = het spel naar dit bestand schrijven, voor replay en verify
cli-colour = kleuren aan of uit zetten (standaard: wat de terminal kan)
cli-replay-text = Toont een opgenomen spel beurt voor beurt. Met --step toont Enter de volgende beurt.
cli-file = een verslag, als tekst of als JSON-regels; - voor de standaardinvoer
cli-step = na elke beurt op Enter wachten
cli-seat = alleen tonen wat deze plaats ziet: 1 tot 6, of A tot F
cli-verify-text = Rekent de verdeling, elke zet en de punten van een verslag na. Afsluitcode 1 als iets niet klopt.
cli-valid = Dit verslag klopt.
cli-invalid = Dit verslag klopt NIET.
cli-editions-text = Somt de edities op; met een naam toont het elke regel en waarin die van de basis afwijkt.
cli-editions-name = een editie, of varianten verbonden met +
cli-json = antwoorden in JSON
cli-editions-more = Alle regels van één editie: { $command }
cli-edition-name = editie
cli-edition-what = wat het is
cli-error-required = dit ontbreekt: { $what }
cli-error-unknown = niet begrepen: { $what }
cli-error-choice = { $what }: “{ $value }” hoort niet bij de keuzes ({ $choices })
cli-error-value = { $what }: “{ $value }” past niet
cli-error-argument = { $what }: er ontbreekt een waarde
