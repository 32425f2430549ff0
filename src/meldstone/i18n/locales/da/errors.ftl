## One set (RULES.md C)

set--too-short =
    { $tiles }: { $count ->
        [one] Én brik
       *[other] { $count } brikker
    } er ikke nok; en serie kræver mindst { $minimum }.
set--too-few-number-tiles =
    { $tiles }: En serie kræver mindst { $minimum ->
        [one] én brik med tal
       *[other] { $minimum } brikker med tal
    }; jokere alene er ikke nok.
set--not-a-run-or-group = { $tiles }: Det er ikke en serie. En gruppe har det samme tal i forskellige farver, en række har fortløbende tal i én farve.
set--group-colour-twice = { $tiles }: I en gruppe må hver farve kun være med én gang.
set--group-too-large =
    { $tiles }: Der er højst plads til { $maximum ->
        [one] { $maximum } brik
       *[other] { $maximum } brikker
    } i en gruppe, én af hver farve; en dobbeltjoker tæller for to.
set--run-not-consecutive = { $tiles }: Tallene i en række skal følge efter hinanden uden huller, sådan som brikkerne ligger.
set--run-colours-mixed = { $tiles }: Alle brikker i en række skal have samme farve.
set--run-falling = { $tiles }: Her lægges rækker i stigende orden. Vend rækkefølgen om.
set--run-out-of-bounds = { $tiles }: En række går højst fra 1 til 13: der er intet før 1 og intet efter 13.
set--run-wraps = { $tiles }: Efter 13 kommer der ikke mere: 1 er det laveste tal.
set--two-colour-joker-in-group = { $tiles }: Den tofarvede joker passer kun i rækker, ikke i grupper.
set--two-colour-joker-same-colour = { $tiles }: Rækken skal skifte farve ved den tofarvede joker.
set--two-colour-joker-at-end = { $tiles }: Den tofarvede joker må ikke ligge i enden af rækken.
set--two-colour-joker-third-colour = { $tiles }: Selv med flere tofarvede jokere må en række kun skifte mellem to farver.
set--two-mirrors = { $tiles }: Der må kun være én spejljoker i en serie.
set--mirror-sides-uneven = { $tiles }: Begge sider af spejljokeren skal være lige lange. Det, du lægger til på den ene side, skal du også lægge til på den anden.
set--mirror-sides-differ = { $tiles }: De to sider skal spejle hinanden: de samme tal og farver regnet udad fra spejljokeren.
set--mirror-side-too-short =
    { $tiles }: Der skal ligge mindst { $minimum ->
        [one] én brik
       *[other] { $minimum } brikker
    } på hver side af spejljokeren.
set--mirror-valley = { $tiles }: Tallene skal stige ind mod spejljokeren.
set--mirror-apex-out-of-bounds = { $tiles }: Der skal passe et tal på spejljokerens plads, og her ville det være under 1 eller over 13.
set--declaration-does-not-fit = { $tiles }: Brikkerne kan ikke stå for de anmeldte tal { $numbers }.

## The box (RULES.md A)

tile--not-in-box = { $tiles }: Sådan en brik findes ikke i denne udgave.
tile--too-many-copies =
    { $tiles }: Der er kun { $held ->
        [one] { $held } sådan brik
       *[other] { $held } sådanne brikker
    } i æsken, men her er der brugt { $count }.

## A whole turn (RULES.md D, E)

turn--table-tile-missing = { $tiles }: Det, der lå på bordet, skal blive på bordet. Læg det tilbage i en serie.
turn--tile-from-nowhere = { $tiles }: Du kan kun bruge det, der ligger på bordet eller står på dit eget bræt.
turn--tile-twice = { $tiles }: En brik kan kun ligge ét sted.
turn--no-own-tile = Læg mindst én brik ud fra dit bræt, eller træk en brik.
turn--own-tile-not-placed = { $tiles }: Det, du lægger ud fra dit bræt, skal høre til en serie.
turn--too-involved = Denne tur er for indviklet til at blive bedømt. Del den op i to ture.
opening--too-few-points =
    Din første udlægning er { $points ->
        [one] { $points } point
       *[other] { $points } point
    } værd; den skal være på mindst { $minimum }.
opening--table-touched = { $tiles }: Lad serierne på bordet være i fred ved din første udlægning, og læg kun nye serier ud fra dit eget bræt.

## Jokers of the table (RULES.md F)

joker--locked-set-split = { $tiles }: En serie med en joker må ikke splittes. Du må gerne lægge til.
joker--locked-set-shrunk = { $tiles }: Der må ikke tages noget fra en serie med en joker. Byt jokeren om først.
joker--freed-without-exchange = { $tiles }: Du kan kun få en joker ved at bytte den om med den brik, den står for.
joker--replaced-from-table = { $tiles }: Brikken, du bytter en joker om med, skal komme fra dit eget bræt.
joker--not-in-new-set = { $tiles }: En joker, du tager, skal ind i en ny serie i samme tur.
joker--new-set-needs-rack-tiles = { $tiles }: Den nye serie med jokeren skal laves med brikker fra dit eget bræt.
joker--too-early = { $tiles }: Du må først tage jokere fra turen efter din første udlægning.
joker--group-needs-both-tiles = { $tiles }: I en gruppe på tre kan jokeren kun byttes om med begge de manglende brikker på én gang.
joker--special-joker-swap = { $tiles }: En specialjoker og en anden joker må ikke byttes om med hinanden.

## The discarded and the open tile (RULES.md I)

discard--not-in-new-set = { $tiles }: Den fralagte brik, du tager, skal ind i en ny serie i samme tur.
discard--nothing-to-take = Der er ingen fralagt brik at tage.
discard--already-drawn = Den fralagte brik kan kun tages i stedet for en fra lageret, og du har allerede trukket en.
discard--not-in-this-edition = I denne udgave lægger man ikke brikker fra sig.
discard--not-your-tile = { $tiles }: Du kan kun lægge en brik fra dit eget bræt fra dig.
open-tile--nothing-to-take = Der er ingen åben brik at tage.
open-tile--does-not-finish = { $tiles }: Du må kun tage den åbne brik, hvis du slutter spillet med den i denne tur.
open-tile--not-used = { $tiles }: Hvis du tager den åbne brik, skal du lægge den ud i samme tur.

## Commands of the game

command--stale-version = Spillet er gået videre i mellemtiden. Se på bordet, og prøv igen.
command--not-your-turn = Det er ikke din tur.
command--no-such-seat = Den plads findes ikke ved dette bord.
command--not-now =
    { $phase ->
        [ready] Spillet begynder, når alle er klar.
        [playing] Det kan man ikke, mens der spilles.
        [paused] Spillet er sat på pause, til dommeren har afgjort sagen.
        [finished] Spillet er slut.
       *[other] Det kan man ikke nu.
    }
command--malformed =
    { $field ->
        [declared] Anmeld tal for alle serier på bordet eller for ingen.
       *[other] Kommandoen kan ikke forstås ({ $reason }).
    }
command--time-runs-backwards = Kommandoen har et tidligere tidspunkt end den forrige. Tjek uret.
draw--pool-empty = Lageret er tomt; der er ikke flere brikker at trække.
draw--already-drawn = Du har allerede trukket en brik i denne tur.
draw--draw-first = Træk en brik først.
draw--no-such-stack = Den stabel findes ikke.
draw--stack-not-empty =
    Der er stadig { $left ->
        [one] { $left } brik
       *[other] { $left } brikker
    } i den midterste stabel. Brug den op, før du vælger en anden.
pass--pool-not-empty =
    Der er stadig { $left ->
        [one] { $left } brik
       *[other] { $left } brikker
    } i lageret. Træk en i stedet for at melde pas.
pass--must-play = Du kan lægge ud, så du må ikke melde pas.
pass--must-discard = Læg en brik fra dig for at afslutte din tur.
redeal--too-few-doublets =
    Du har { $doublets ->
        [one] { $doublets } par
       *[other] { $doublets } par
    }; der skal mindst { $needed } til for en ny uddeling.
redeal--not-in-this-edition = I denne udgave kan man ikke kræve en ny uddeling.
ready--already = Du har allerede valgt at beholde dine brikker.
announce--not-in-this-edition = I denne udgave melder man ikke sin første udlægning i forvejen.
announce--already-opened = Du har allerede lavet din første udlægning.
announce--too-late = Du kan kun melde din første udlægning, lige efter at du har trukket en brik.
count--not-in-this-edition = I denne udgave behøver ingen at sige, hvor mange brikker de har.
count--only-in-your-turn = Du kan kun spørge om antallet af brikker i din egen tur.
dispute--not-in-this-edition = Denne udgave spilles uden dommer.
dispute--no-turn-yet = Der har endnu ikke været en tur at være uenige om.
dispute--decided = Denne tur er allerede afgjort.
ruling--no-dispute = Der er ingen tvist, som dommeren skal afgøre.
ruling--nothing-to-undo = Der er ingen tur at fortryde.
ruling--bad-penalty = En straf skal have både en spiller og et antal brikker.
ruling--penalty-too-large = Så mange brikker kan en straf højst være her: { $most }.
clock--time-is-up = Din tid er gået.
clock--time-is-not-up = Tiden er ikke gået endnu.
clock--no-time-limit = Der er ingen tidsgrænse lige nu.
draft--tile-from-nowhere = { $tiles }: Man kan kun bruge det, der lå på bordet eller stod på brættet, og hver brik kun én gang.

## Rulesets and new games

ruleset--unknown-knob = { $subject }: Den regelindstilling findes ikke ({ $reason }).
ruleset--bad-value = { $subject }: Den værdi er ikke tilladt ({ $reason }).
ruleset--contradiction =
    { $subject ->
        [joker_lock] En serie med en joker kan ikke være låst, så længe jokere kan frigøres ved ombygning.
        [open_eighth_tile] En åben brik kræver, at der er én til overs, når stablerne bygges; her er der ingen.
        [hand_size] Der er ikke brikker nok i æsken til så mange spillere med så mange brikker.
        [discard] Hvor der lægges brikker fra, skal alle trække i hver tur, ellers ville brikkerne kun blive færre.
        [min_number_tiles] En serie kan ikke kræve flere brikker med tal, end den kræver brikker.
        [shrink_up_to_four] Der er intet tredje sæt brikker og ingen tredje joker, som kunne blive i æsken.
       *[other] { $subject }: Reglerne modsiger hinanden ({ $reason }).
    }
ruleset--unknown-edition = { $subject }: Den udgave findes ikke ({ $reason }).
ruleset--variants-clash = { $subject }: De varianter kan ikke kombineres ({ $reason }).
ruleset--unknown-judge = { $subject }: Spillet følger regler, som denne version af programmet ikke kender endnu ({ $reason }). Opdatér programmet.
game--players = { $subject }: Det antal spillere passer ikke til udgaven ({ $reason }).
game--seed = { $subject }: Startværdien for blandingen er ikke gyldig ({ $reason }).
game--starter = { $subject }: Den spiller kan ikke begynde ({ $reason }).

## Notation and input

notation--not-a-tile = »{ $token }« er ikke en brik. Skriv for eksempel R7 for den røde syver eller J for en joker.
notation--too-many-copies = Ingen æske har så mange brikker { $token }.
notation--bad-position = »{ $token }« hører ikke til i en stilling. Skriv udgave / bord / bræt, for eksempel classic / R4 R5 R6 / R7 J.
notation--bad-change = »{ $token }« ændrer ikke bordet. Skriv 2=R4 R5 R6 for den anden serie, +R4 R5 R6 for en ny eller -2 for at fjerne en.
input--not-json = Inputtet er ikke gyldig JSON ({ $reason }).
input--not-an-object = Inputtet skal være et JSON-objekt i krøllede parenteser.
input--missing-field = Feltet »{ $field }« mangler.
input--unknown-field = Der er ikke noget felt »{ $field }« her. Tjek stavemåden.
input--wrong-type = Feltet »{ $field }« har en forkert slags værdi.
input--unknown-flag = Der findes intet flag »{ $flag }«; der findes { $known }.
input--flag-does-not-fit = Flaget »{ $flag }« passer ikke til spilleren »{ $name }«.
input--name-twice = To spillere hedder »{ $name }«.
input--not-one-winner = I et vundet spil er netop ét bræt tomt, i et blokeret spil intet.
input--unknown-shape = Inputtet er hverken en stilling, en spiloptegnelse eller noget andet, der kendes her.
record--broken = Spiloptegnelsen er beskadiget ({ $reason }).
record--line = Linje { $line } i spiloptegnelsen er ikke gyldig ({ $reason }).
record--too-large = Spiloptegnelsen er større end noget rigtigt spil (linje { $line }: { $reason }).
file--not-found = Filen »{ $path }« findes ikke.
file--not-readable = Filen »{ $path }« kan ikke læses ({ $reason }).
input--too-long = En linje må højst være på { $most } byte.
file--not-writable = Filen »{ $path }« kan ikke skrives ({ $reason }).
usage--bad-option = Indstillingen { $option } kan ikke bruges sådan ({ $reason }).
arena--unknown-bot = Der findes ingen bot »{ $bot }«; der findes { $known }.
arena--bad-result = Filen »{ $path }« indeholder intet resultat, der kan fortsættes ({ $reason }).
arena--no-ray = Ray kan ikke bruges ({ $reason }). Det følger med meldstone[ray].
serve--not-installed = Serveren er ikke installeret ({ $reason }). Den følger med meldstone[server].
serve--cannot-listen = Kan ikke lytte på { $host }, port { $port } ({ $reason }).
serve--already-served = Filen { $file } bruges allerede af en anden meldstone serve.
admin--no-such-account = Der findes ingen konto »{ $name }«.
admin--no-such-room = Der findes intet bord »{ $room }«.
admin--no-such-report = Der findes ingen anmeldelse »{ $report }«.

## Lageret

store--conflict = En anden ændrede dette først. Genindlæs, og prøv igen.
store--stale-rating = Ratingerne har ændret sig imens. Prøv igen.
store--name-taken = Navnet »{ $name }« er optaget.
store--unknown-account = Den konto findes ikke.
store--unavailable = Databasen kan ikke bruges lige nu ({ $reason }).
store--newer-schema = Databasen stammer fra en nyere version af programmet (skema { $found }, kendt her: { $known }). Opdatér programmet.
store--bad-location = Databasens adresse kan ikke bruges ({ $reason }).
store--driver-missing = PostgreSQL mangler sin driver. Installér den med: pip install 'meldstone[postgres]'.
store--no-backup = »{ $path }« kan ikke bruges som sikkerhedskopi ({ $reason }).
store--in-the-way = Der er allerede noget i »{ $path }«. Brug --force for at erstatte det.

## The server

server--malformed = Beskeden kan ikke læses ({ $reason }).
server--too-large = Beskeden er for lang; højst { $most } byte er tilladt.
server--too-fast = For mange forespørgsler. Vent et øjeblik.
server--not-found = Her er ikke noget.
server--method-not-allowed = Det kan man ikke her.
server--not-signed-in = Log ind først.
server--foreign-origin = Denne side må ikke tale med serveren.
server--unknown-host = Denne server svarer ikke på den adresse, du har åbnet. Den, der driver serveren, kan tillade den i indstillingerne (hosts).
server--unavailable = Serveren kan ikke gøre det lige nu. Prøv igen.
server--say-hello-first = Sig først, hvilket bord du vil til.
room--seat-taken = Pladsen er optaget.
room--no-free-seat = Der er ingen ledig plads ved dette bord.
room--already-seated = Du har allerede en plads her.
room--not-seated = Du har ingen plads ved dette bord.
room--not-owner = Det kan kun den, der åbnede bordet.
room--already-started = Kampen er allerede begyndt.
room--not-started = Kampen er ikke begyndt endnu.
room--not-over = Spillet er stadig i gang.
room--match-over = Spillet er slut.
room--too-few-players = Der er stadig ledige pladser.
room--just-changed = De andre ved bordet har måske ikke set ændringen endnu. Start om et par sekunder.
room--paused = Spillet er sat på pause.
room--not-paused = Spillet er ikke sat på pause.
room--closed = Dette bord er lukket.
room--unreadable = Dette bord kan ikke åbnes: dets optegnelse er beskadiget. Den, der driver serveren, kan se, hvilket bord det er.
game--unreadable = Dette spil kan ikke vises: dets optegnelse er beskadiget eller større end noget spil.
room--by-invitation = Man kommer kun til dette bord med en invitation.
room--no-such-code = Intet bord har denne kode.
room--no-spectators = Ingen må se på ved dette bord.
room--chat-off = Chatten er slået fra ved dette bord.
room--accounts-only = Spil med rating kræver en konto.
room--rated-same-time = I spil med rating har alle lige meget tid.
room--rated-needs-clock = Spil med rating skal have et ur.
room--rated-one-edition = Kombinerede udgaver giver ikke rating.
room--rated-no-days = Spil med dage pr. tur giver ikke rating.
room--rated-too-long = En kamp med rating har højst { $most } spil.
room--not-in-rated-game = Det går ikke i et spil med rating.
room--bad-setting = Indstillingen »{ $field }« er ugyldig.
room--no-hints = Hints er slået fra ved dette bord.
room--too-restless = For mange anmodninger siden sidste tur. Spil en tur først.
room--sent-away = Den, der åbnede bordet, har sendt dig væk.
room--not-welcome = Du kan ikke sætte dig ved dette bord.
room--too-many-seats = Så mange pladser kan én person have ad gangen, og dem har du allerede: { $most }. Forlad et bord først.
room--too-many-rooms = Der venter allerede så mange borde på spillere, som må vente på én gang: { $most }. Sæt dig ved et af dem, eller luk først et.
room--chat-too-fast = Det var meget på én gang. Vent et par sekunder, før du siger mere.
room--cannot-agree = En af dem, det angår, er væk eller er en bot, så bordet kan ikke blive enige om det.
room--turn-was-legal = Turen var efter reglerne, og botter lader den stå, så den kan ikke tages tilbage.
name--not-usable = Navnet kan ikke bruges. Det skal have et bogstav eller et ciffer og højst { $most } tegn.
name--invisible-characters = Navnet indeholder usynlige tegn.
name--piled-marks = Navnet har for mange tegn over eller under bogstaverne.
name--mixed-scripts = Navnet blander forskellige alfabeter i ét ord.
name--taken = Navnet er taget.
name--looks-taken = Navnet ligner navnet på en anden konto.
name--belongs-to-account = Navnet hører til en konto eller ligner et, der gør. Log ind, eller spil som »{ $suggestion }«.
account--wrong-password = Navnet eller adgangskoden er forkert.
account--password-too-short =
    { $minimum ->
        [one] Adgangskoden er for kort; den skal have mindst { $minimum } tegn.
       *[other] Adgangskoden er for kort; den skal have mindst { $minimum } tegn.
    }
account--banned = Denne konto er spærret af den, der driver serveren.
account--wrong-recovery-code = Navnet eller gendannelseskoden er forkert.
account--needed = Det kræver en konto.
account--too-many-bots = En konto kan højst have { $most } botter.
account--too-many-blocked = Så mange personer kan du højst blokere: { $most }.
