### The game in the terminal: what it understands and what it says.

## What may be typed: commands, small words, colours; the first is shown, all are understood, as are the English ones

typed-draw = træk, trække
typed-pass = pas
typed-done = færdig
typed-undo = fortryd
typed-reset = forfra
typed-sort = sorter
typed-announce = meld
typed-redeal = uddel
typed-ready = behold
typed-hint = tip
typed-show = vis
typed-help = hjælp
typed-quit = slut
typed-lay = læg
typed-add = føj, tilføj
typed-take = tag
typed-move = flyt
typed-split = split
typed-swap = byt
typed-join = saml
typed-table = bord
typed-discard = fralæg
typed-ask = spørg
typed-discarded = fralagte
typed-open = åbne
typed-to = til
typed-from = fra
typed-after = efter
typed-for = med, for
typed-in = i, fra
typed-with = med
typed-fillers = den, det, de, serie, serien, brik, brikker, og
typed-black = s
typed-orange = o
typed-blue = b
typed-red = r
typed-brown = br
typed-white = h
typed-green = g
typed-violet = v
typed-joker = j

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
term-you-win = Spillet er slut: du vinder!
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
term-draft-open = Du har brikker i spil: »{ $done }« slutter turen med dem, »{ $reset }« tager dem tilbage først.
term-draw-or-take = Hver tur begynder med en brik: »{ $draw }«, eller »{ $take }«, hvis du kan lægge den ud med det samme.
term-must-discard = Én brik skal væk: »{ $example }«.
term-no-such-player = Ingen her hedder »{ $name }«. Ved bordet: { $names }.
term-hint = Du kan lægge: { $play }.
term-hint-first = Først »{ $take }«.
term-hint-draw = Jeg kan ikke se noget at lægge. Skriv »{ $draw }«, eller led efter serier, der kan bygges om.
term-hint-pass = Jeg kan ikke se noget at lægge. Skriv »{ $pass }«, eller led efter serier, der kan bygges om.
term-hint-discard = Jeg kan ikke se noget at lægge. »{ $discard }« koster dig mindst.
term-same-set = Det er den samme serie.
term-last-tile = { $tile } er den sidste brik i serie { $set }; der kommer intet efter.
term-no-other = Der er ikke flere { $tile } på bordet eller på dit bræt.
term-already-taken = Du har allerede taget en brik; »{ $undo }« eller »{ $reset }« giver den tilbage.
term-no-set = Der er ingen serie { $set }: den sidste er { $last }.
term-no-set-at-all = Der er ingen serie { $set }: bordet er tomt.
term-no-home = Ingen serie på bordet har { $tiles }.
term-which-home = { $tiles }: i serierne { $sets }. Sig hvilken, for eksempel: { $from } { $first }
term-only-one = Du har kun én { $tile } på dit bræt eller i hånden.
term-have-no = Du har ingen { $tile } på dit bræt eller i hånden.
term-rack-has-no = Du har ingen { $tile } på dit bræt.
term-set-has-no = Serie { $set } har ingen { $tile }.
term-nothing-to-undo = Der er intet at fortryde.
term-alone = Skriv »{ $word }« alene, uden noget efter.
term-unknown = Jeg kender ikke »{ $word }«. Skriv »{ $help }« for at se alt, hvad du kan gøre.
term-did-you-mean = Jeg kender ikke »{ $word }«. Mener du »{ $near }«?
term-not-a-tile = »{ $token }« er ikke en brik. Brikker skrives som R7, K13 eller J; for eksempel: { $example }
term-number = Sig seriens nummer; for eksempel: { $example }
term-which-tiles = Hvilke brikker? For eksempel: { $example }
term-tiles-and-set = Sig hvilke brikker og hvilken serie; for eksempel: { $example }
term-example = For eksempel: { $example }
term-in-and-out = Sig hvilken brik der skal ind, og hvilken der skal ud; for eksempel: { $example }
term-one-tile = Læg én brik fra dig; for eksempel: { $example }
term-ask-whom = Hvem vil du spørge? For eksempel: { $example }

## The help of the game

help-lay = en ny serie fra dit bræt; flere: sæt ; imellem
help-add = brikker fra dit bræt til serie 3
help-take = i hånden, så den kan lægges eller føjes til et andet sted; uden brikker: hele serien
help-move = fra én serie direkte til en anden
help-split = to serier ud af én
help-join = én serie ud af to
help-swap = din R7 på jokerens plads; brug så jokeren
help-table = hele bordet, som du vil have det, på én gang
help-undo = ét trin tilbage
help-reset = alt tilbage
help-done = slutter din tur med bordet, som det ligger
help-draw-always = den brik, som hver tur begynder med
help-draw = en brik i stedet for at lægge ud; det slutter din tur
help-pass-drawn = efter at have trukket, hvis du ikke lægger noget ud
help-pass = når der ikke er mere at trække
help-take-discard = den sidste brik fra spilleren før dig, til en ny serie
help-discard = lægger en brik fra dig; det slutter din tur
help-take-open-finish = den åbne brik, hvis du slutter spillet med den
help-take-open = den åbne brik, hvis du lægger den ud i denne tur
help-announce = lige efter at have trukket: første udlægning næste gang
help-ask = hvor mange brikker har Ada?
help-redeal = før den første tur, med tre par: ny uddeling
help-ready = før den første tur: du beholder dine brikker
help-sort = dit bræt efter tal; igen: efter farver
help-hint = et tip
help-show = viser bordet igen
help-quit = forlad spillet
help-tiles = Brikker: { $colours }.
help-double = dobbeltjoker, to naboer
help-two-colour = tofarvet joker, farven skifter
help-mirror = spejljoker
help-any-order = Rækkefølge og store bogstaver er ligegyldige; brikker alene betyder »{ $lay }«.
help-by-name = Brikker kan også kaldes ved navn: { $example }. De engelske ord forstås altid.
help-no-clock = Her er intet ur: tag dig god tid.

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
