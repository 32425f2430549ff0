### The game in the terminal: what it understands and what it says.

## What the game says

term-players =
    { $players ->
        [one] { $players } spiller
       *[other] { $players } spillere
    }
term-fair = En fair uddeling: SHA-256 af dens startværdi er
term-seed = Startværdi: { $seed }
term-type-help = Skriv »{ $help }« for at se alt, hvad du kan gøre, »{ $hint }«, hvis du sidder fast.
term-prompt = din tur
term-enter = Enter
term-goodbye = Du har forladt spillet. På gensyn!
term-verify = Kontrollér det: { $command }
term-verify-seed = Uddelingen følger af denne startværdi; --record FIL gemmer et spil, som »meldstone verify FIL« kan kontrollere.
term-tiles =
    { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    }
term-not-opened = uden første udlægning
term-announced = meldt
term-discarded = fralagt
term-discarded-dead = fralagt (kan ikke tages)
term-pool = lager: { $count }
term-hand = i hånden, fra bordet
term-opening =
    Til den første udlægning skal du bruge { $minimum ->
        [one] { $minimum } point
       *[other] { $minimum } point
    } i én tur, kun med dine egne brikker.
term-opening-so-far =
    Til den første udlægning skal du bruge { $minimum ->
        [one] { $minimum } point
       *[other] { $minimum } point
    } med dine egne brikker; du har lagt { $points }.
term-start-draw = Lodtrækning om første tur: { $drawn }.
term-drawn-by = { $player }: { $tile }
term-you-start = Du begynder.
term-you-redeal = Du kræver en ny uddeling: { $tiles }.
term-you-play = Du lægger ud: { $play }.
term-you-open = Du laver din første udlægning: { $play }.
term-you-take-discard = Du tager den fralagte brik: { $tile }.
term-you-take-open = Du tager den åbne brik: { $tile }.
term-you-pass = Du melder pas.
term-you-announce = Du melder den første udlægning til næste runde.
term-you-discard = Du lægger { $tile } fra dig.
    .tile = object
term-you-finish = Du er færdig.
term-plays = { $player } lægger ud: { $play }.
term-opens = { $player } laver sin første udlægning: { $play }.
term-new-tiles = Nye brikker til alle.
term-not-legal = Bordet var ikke efter reglerne.
term-to-pool = Tilbage i lageret: { $tiles }.
term-drawn = Trukket: { $tiles }.
term-final-round = Lageret er tomt, og alle har haft en sidste tur. Den, der har færrest point på brættet, vinder.
term-added = { $tiles } til { $set }
term-within = { $tiles } i { $set }
term-rebuilt =
    { $count ->
        [one] { $count } serie bygget om
       *[other] { $count } serier bygget om
    }
term-you-win = Spillet er slut: du har vundet!
term-wins = Spillet er slut: { $player } vinder!
term-reason-winner = vinder det, de andre taber
term-reason-rack = { $points } tilbage på brættet
term-reason-unopened = ingen første udlægning, og det kunne ikke lade sig gøre
term-reason-could = ingen første udlægning, selv om det kunne lade sig gøre
term-reason-announced = ingen første udlægning, men den var meldt
term-not-yet = Ikke endnu:
term-ready-first = Skriv »{ $ready }« for at beholde dine brikker eller »{ $redeal }« for en ny uddeling.
term-has-doublets = Du har tre par: »{ $redeal }« giver alle nye brikker, »{ $ready }« beholder disse.
term-may-announce = Næste gang kan du lave din første udlægning. »{ $announce }« siger det nu og mindsker straffen, hvis nogen slutter først; Enter fortsætter.
term-draw-or-take = Hver tur begynder med en brik: »{ $draw }«, eller »{ $take }«, hvis du kan lægge den ud med det samme.
term-must-discard = Én brik skal væk: »{ $example }«.
term-hint = Du kan lægge: { $play }.
term-hint-first = Først »{ $take }«.
term-hint-draw = Jeg kan ikke se noget at lægge. Skriv »{ $draw }«, eller led efter serier, der kan bygges om.
term-hint-pass = Jeg kan ikke se noget at lægge. Skriv »{ $pass }«, eller led efter serier, der kan bygges om.
term-hint-discard = Jeg kan ikke se noget at lægge. »{ $discard }« koster dig mindst.

## What the game says

term-replay-head = { $edition }, spil { $game }: { $names }
term-player = Spiller { $letter }
term-record-stops = Optegnelsen stopper her; spillet er ikke slut.
term-replay-step = Enter: næste tur, q: stop

## The command line

cli-description = Rummy med brikker: reglerne i hver udgave, nøjagtigt.
cli-start = Begynd med: { $command }
cli-usage = brug:
cli-commands = kommandoer
cli-arguments = argumenter
cli-options = tilvalg
cli-help = vis denne hjælp
cli-version = vis versionen, og hvordan den indbyggede kerne er bygget
cli-lang = sprog, for eksempel de eller pl; må stå hvor som helst (standard: MELDSTONE_LANG, ellers systemets)
cli-play = spil i terminalen mod botter
cli-serve = stil borde til rådighed, hvor der spilles over nettet
cli-solve = find den bedste tur for et bord og et bræt
cli-check = bedøm serier, ture, tidsgrænser og point givet som JSON-linjer på standardinput
cli-editions = vis en liste over udgaverne eller alle regler i én af dem
cli-replay = vis et optaget spil tur for tur
cli-verify = kontrollér en optegnelse: uddelingen ud fra startværdien, hver tur, pointene
cli-arena = lad botter spille mod hinanden, og fortæl, hvem der er bedst
cli-train = undervis mesterbotten
cli-admin = tag dig af folk og borde, mens servere kører
cli-backup = skriv alt, hvad en server gemmer, til én fil, mens den kører
cli-restore = erstat alt, hvad en server gemmer, med en sikkerhedskopi
cli-play-text = Du mod botter, i terminalen. Der er intet ur: turn_seconds er altid 0 her. Skriv »{ $help }« i spillet.
cli-edition = udgave, eller varianter forbundet med +, for eksempel { $example } (standard: { $default })
cli-set = lav én regel om; må gentages
cli-players = antal spillere, dig selv medregnet (standard: { $default })
cli-name = hvad du hedder
cli-seed = del ud fra denne startværdi (højst 64 hexadecimale cifre)
cli-record = skriv spillet til denne fil, til replay og verify
cli-colour = slå farver til eller fra (standard: hvad terminalen kan)
cli-replay-text = Viser et optaget spil tur for tur. Med --step viser Enter den næste tur.
cli-file = en optegnelse som tekst eller JSON-linjer; - er standardinput
cli-step = vent på Enter efter hver tur
cli-seat = vis kun, hvad denne plads ser: 1 til 6 eller A til F
cli-verify-text = Regner uddelingen, hver tur og pointene i en optegnelse efter. Afslutningskode 1, hvis noget ikke stemmer.
cli-valid = Denne optegnelse er gyldig.
cli-invalid = Denne optegnelse er IKKE gyldig.
cli-editions-text = Viser en liste over udgaverne; med et navn vises hver regel, og hvor den afviger fra grundlaget.
cli-editions-name = en udgave, eller varianter forbundet med +
cli-json = svar i JSON
cli-editions-more = Alle regler i én udgave: { $command }
cli-edition-name = udgave
cli-edition-what = hvad den er
cli-error-required = der mangler: { $what }
cli-error-unknown = ikke forstået: { $what }
cli-error-choice = { $what }: »{ $value }« er ikke blandt mulighederne ({ $choices })
cli-error-value = { $what }: »{ $value }« passer ikke
cli-error-argument = { $what }: der mangler en værdi
