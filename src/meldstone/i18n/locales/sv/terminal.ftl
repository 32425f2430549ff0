### The game in the terminal: what it understands and what it says.

## What the game says

term-players =
    { $players ->
        [one] { $players } spelare
       *[other] { $players } spelare
    }
term-fair = En rättvis giv: SHA-256 för dess startvärde är
term-seed = Startvärde: { $seed }
term-type-help = Skriv ”{ $help }” för att se allt du kan göra, ”{ $hint }” om du har kört fast.
term-prompt = din tur
term-enter = Enter
term-goodbye = Du har lämnat spelet. Välkommen åter!
term-verify = Kontrollera det: { $command }
term-verify-seed = Given följer av det här startvärdet; --record FIL sparar ett spel som ”meldstone verify FIL” kan kontrollera.
term-tiles =
    { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    }
term-not-opened = utan första utläggning
term-announced = förvarnad
term-discarded = avlagd
term-discarded-dead = avlagd (går inte att ta)
term-pool = förråd: { $count }
term-hand = i handen, från bordet
term-opening =
    För den första utläggningen behöver du { $minimum ->
        [one] { $minimum } poäng
       *[other] { $minimum } poäng
    } i en tur, bara med egna stenar.
term-opening-so-far =
    För den första utläggningen behöver du { $minimum ->
        [one] { $minimum } poäng
       *[other] { $minimum } poäng
    } med egna stenar; du har lagt { $points }.
term-start-draw = Lottning om första turen: { $drawn }.
term-drawn-by = { $player }: { $tile }
term-you-start = Du börjar.
term-you-redeal = Du begär en ny giv: { $tiles }.
term-you-play = Du lägger ut: { $play }.
term-you-open = Du gör din första utläggning: { $play }.
term-you-take-discard = Du tar den avlagda stenen: { $tile }.
term-you-take-open = Du tar den öppna stenen: { $tile }.
term-you-pass = Du passar.
term-you-announce = Du förvarnar om den första utläggningen i nästa runda.
term-you-discard = Du avlägger { $tile }.
    .tile = object
term-you-finish = Du är klar.
term-plays = { $player } lägger ut: { $play }.
term-opens = { $player } gör sin första utläggning: { $play }.
term-new-tiles = Nya stenar till alla.
term-not-legal = Bordet följde inte reglerna.
term-to-pool = Tillbaka i förrådet: { $tiles }.
term-drawn = Dragna: { $tiles }.
term-final-round = Förrådet är tomt och alla har haft en sista tur. Den som har minst poäng på spelbrädan vinner.
term-added = { $tiles } till { $set }
term-within = { $tiles } i { $set }
term-rebuilt =
    { $count ->
        [one] { $count } serie ombyggd
       *[other] { $count } serier ombyggda
    }
term-you-win = Spelet är slut: du vann!
term-wins = Spelet är slut: { $player } vinner!
term-reason-winner = vinner det som de andra förlorar
term-reason-rack = { $points } kvar på spelbrädan
term-reason-unopened = ingen första utläggning, och det gick inte
term-reason-could = ingen första utläggning, fast det gick
term-reason-announced = ingen första utläggning, men den var förvarnad
term-not-yet = Inte än:
term-ready-first = Skriv ”{ $ready }” för att behålla dina stenar eller ”{ $redeal }” för en ny giv.
term-has-doublets = Du har tre par: ”{ $redeal }” ger alla nya stenar, ”{ $ready }” behåller de här.
term-may-announce = Nästa gång kan du göra din första utläggning. ”{ $announce }” säger det nu och minskar straffet om någon slutar först; Enter fortsätter.
term-draw-or-take = Varje tur börjar med en sten: ”{ $draw }”, eller ”{ $take }” om du kan lägga ut den genast.
term-must-discard = En sten måste bort: ”{ $example }”.
term-hint = Du kan lägga: { $play }.
term-hint-first = Först ”{ $take }”.
term-hint-draw = Jag ser inget att lägga. Skriv ”{ $draw }”, eller leta efter serier som går att bygga om.
term-hint-pass = Jag ser inget att lägga. Skriv ”{ $pass }”, eller leta efter serier som går att bygga om.
term-hint-discard = Jag ser inget att lägga. ”{ $discard }” kostar dig minst.

## What the game says

term-replay-head = { $edition }, spel { $game }: { $names }
term-player = Spelare { $letter }
term-record-stops = Protokollet slutar här; spelet är inte slut.
term-replay-step = Enter: nästa tur, q: sluta

## The command line

cli-description = Rummy med stenar: reglerna i varje utgåva, exakt.
cli-start = Börja med: { $command }
cli-usage = användning:
cli-commands = kommandon
cli-arguments = argument
cli-options = tillval
cli-help = visa den här hjälpen
cli-version = visa versionen och hur den inbyggda kärnan är byggd
cli-lang = språk, till exempel de eller pl; får stå var som helst (standard: MELDSTONE_LANG, annars systemets)
cli-play = spela i terminalen mot botar
cli-serve = erbjuda bord där man spelar över nätet
cli-solve = hitta den bästa turen för ett bord och en spelbräda
cli-check = bedöma serier, turer, tidsgränser och poäng som ges som JSON-rader på standardindata
cli-editions = lista utgåvorna eller visa alla regler i en av dem
cli-replay = visa ett sparat spel tur för tur
cli-verify = kontrollera ett spelprotokoll: given från startvärdet, varje tur, poängen
cli-arena = låta botar spela mot varandra och berätta vem som är bäst
cli-train = lära mästarboten
cli-admin = ta hand om människor och bord medan servrar är igång
cli-backup = skriva allt som en server sparar till en fil, medan den är igång
cli-restore = ersätta allt som en server sparar med en säkerhetskopia
cli-play-text = Du mot botar, i terminalen. Det finns ingen klocka: turn_seconds är alltid 0 här. Skriv ”{ $help }” i spelet.
cli-edition = utgåva, eller varianter förenade med +, till exempel { $example } (standard: { $default })
cli-set = ändra en regel; får upprepas
cli-players = antal spelare, du själv inräknad (standard: { $default })
cli-name = vad du heter
cli-seed = dela ut från det här startvärdet (högst 64 hexadecimala siffror)
cli-record = skriva spelet till den här filen, för replay och verify
cli-colour = slå på eller av färger (standard: det som terminalen klarar)
cli-replay-text = Visar ett sparat spel tur för tur. Med --step visar Enter nästa tur.
cli-file = ett spelprotokoll, som text eller JSON-rader; - är standardindata
cli-step = vänta på Enter efter varje tur
cli-seat = visa bara vad den här platsen ser: 1 till 6 eller A till F
cli-verify-text = Räknar om given, varje tur och poängen i ett spelprotokoll. Avslutningskod 1 om något inte stämmer.
cli-valid = Det här protokollet är giltigt.
cli-invalid = Det här protokollet är INTE giltigt.
cli-editions-text = Listar utgåvorna; med ett namn visas varje regel och var den skiljer sig från grunden.
cli-editions-name = en utgåva, eller varianter förenade med +
cli-json = svara i JSON
cli-editions-more = Alla regler i en utgåva: { $command }
cli-edition-name = utgåva
cli-edition-what = vad den är
cli-error-required = det här saknas: { $what }
cli-error-unknown = inte förstått: { $what }
cli-error-choice = { $what }: ”{ $value }” finns inte bland valen ({ $choices })
cli-error-value = { $what }: ”{ $value }” passar inte
cli-error-argument = { $what }: ett värde saknas
