## One set (RULES.md C)

set--too-short =
    { $tiles }: { $count ->
        [one] En sten
       *[other] { $count } stenar
    } räcker inte; en serie kräver minst { $minimum }.
set--too-few-number-tiles =
    { $tiles }: En serie kräver minst { $minimum ->
        [one] en sten med siffra
       *[other] { $minimum } stenar med siffra
    }; bara jokrar räcker inte.
set--not-a-run-or-group = { $tiles }: Det här är ingen serie. En grupp har samma siffra i olika färger, en rad har siffror i följd i en färg.
set--group-colour-twice = { $tiles }: I en grupp får varje färg bara finnas en gång.
set--group-too-large =
    { $tiles }: I en grupp ryms högst { $maximum ->
        [one] { $maximum } sten
       *[other] { $maximum } stenar
    }, en av varje färg; en dubbeljoker räknas som två.
set--run-not-consecutive = { $tiles }: Siffrorna i en rad måste följa på varandra utan luckor, så som stenarna ligger.
set--run-colours-mixed = { $tiles }: Alla stenar i en rad måste ha samma färg.
set--run-falling = { $tiles }: Här läggs rader i stigande ordning. Vänd på stenarnas ordning.
set--run-out-of-bounds = { $tiles }: En rad går högst från 1 till 13: det finns inget före 1 och inget efter 13.
set--run-wraps = { $tiles }: Efter 13 kommer inget mer: 1 är den lägsta siffran.
set--two-colour-joker-in-group = { $tiles }: Den tvåfärgade jokern passar bara i rader, inte i grupper.
set--two-colour-joker-same-colour = { $tiles }: Raden måste byta färg vid den tvåfärgade jokern.
set--two-colour-joker-at-end = { $tiles }: Den tvåfärgade jokern får inte ligga i änden av raden.
set--two-colour-joker-third-colour = { $tiles }: Även med flera tvåfärgade jokrar får en rad bara växla mellan två färger.
set--two-mirrors = { $tiles }: I en serie får det bara finnas en spegeljoker.
set--mirror-sides-uneven = { $tiles }: Båda sidor om spegeljokern måste vara lika långa. Det du lägger till på ena sidan ska du också lägga till på den andra.
set--mirror-sides-differ = { $tiles }: De båda sidorna måste spegla varandra: samma siffror och färger räknat utåt från spegeljokern.
set--mirror-side-too-short =
    { $tiles }: Det måste ligga minst { $minimum ->
        [one] en sten
       *[other] { $minimum } stenar
    } på varje sida om spegeljokern.
set--mirror-valley = { $tiles }: Siffrorna måste stiga in mot spegeljokern.
set--mirror-apex-out-of-bounds = { $tiles }: En siffra måste passa på spegeljokerns plats, och här skulle den bli lägre än 1 eller högre än 13.
set--declaration-does-not-fit = { $tiles }: Stenarna kan inte stå för de angivna siffrorna { $numbers }.

## The box (RULES.md A)

tile--not-in-box = { $tiles }: En sådan sten finns inte i den här utgåvan.
tile--too-many-copies =
    { $tiles }: Det finns bara { $held ->
        [one] { $held } sådan sten
       *[other] { $held } sådana stenar
    } i lådan, men här används { $count }.

## A whole turn (RULES.md D, E)

turn--table-tile-missing = { $tiles }: Det som låg på bordet måste stanna på bordet. Lägg tillbaka det i en serie.
turn--tile-from-nowhere = { $tiles }: Du kan bara använda det som ligger på bordet eller står på din egen spelbräda.
turn--tile-twice = { $tiles }: En sten kan bara ligga på ett ställe.
turn--no-own-tile = Lägg ut minst en sten från din spelbräda, eller dra en sten.
turn--own-tile-not-placed = { $tiles }: Det du lägger ut från din spelbräda måste ingå i en serie.
turn--too-involved = Den här turen är för invecklad för att bedömas. Dela upp den på två turer.
opening--too-few-points =
    Din första utläggning är värd { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }; det krävs minst { $minimum }.
opening--table-touched = { $tiles }: Låt serierna på bordet vara när du gör din första utläggning, och lägg bara ut nya serier från din egen spelbräda.

## Jokers of the table (RULES.md F)

joker--locked-set-split = { $tiles }: En serie med joker får inte delas upp. Det går bra att lägga till stenar.
joker--locked-set-shrunk = { $tiles }: Inget får tas bort från en serie med joker. Byt ut jokern först.
joker--freed-without-exchange = { $tiles }: Du kan bara få en joker genom att byta ut den mot stenen som den står för.
joker--replaced-from-table = { $tiles }: Stenen som du byter ut en joker mot måste komma från din egen spelbräda.
joker--not-in-new-set = { $tiles }: En joker som du tar måste in i en ny serie under samma tur.
joker--new-set-needs-rack-tiles = { $tiles }: Den nya serien med jokern måste göras med stenar från din egen spelbräda.
joker--too-early = { $tiles }: Du får ta jokrar först från turen efter din första utläggning.
joker--group-needs-both-tiles = { $tiles }: I en grupp om tre kan jokern bara bytas ut mot båda stenarna som saknas på en gång.
joker--special-joker-swap = { $tiles }: En specialjoker och en annan joker får inte bytas mot varandra.

## The discarded and the open tile (RULES.md I)

discard--not-in-new-set = { $tiles }: Den avlagda stenen som du tar måste in i en ny serie under samma tur.
discard--nothing-to-take = Det finns ingen avlagd sten att ta.
discard--already-drawn = Den avlagda stenen kan bara tas i stället för en sten ur förrådet, och du har redan dragit en.
discard--not-in-this-edition = I den här utgåvan avlägger man inga stenar.
discard--not-your-tile = { $tiles }: Du kan bara avlägga en sten från din egen spelbräda.
open-tile--nothing-to-take = Det finns ingen öppen sten att ta.
open-tile--does-not-finish = { $tiles }: Du får bara ta den öppna stenen om du avslutar spelet med den under den här turen.
open-tile--not-used = { $tiles }: Om du tar den öppna stenen måste du lägga ut den under samma tur.

## Commands of the game

command--stale-version = Spelet har gått vidare under tiden. Titta på bordet och försök igen.
command--not-your-turn = Det är inte din tur.
command--no-such-seat = Den platsen finns inte vid det här bordet.
command--not-now =
    { $phase ->
        [ready] Spelet börjar när alla är klara.
        [playing] Det går inte medan spelet pågår.
        [paused] Spelet är pausat tills domaren har bestämt sig.
        [finished] Spelet är slut.
       *[other] Det går inte nu.
    }
command--malformed =
    { $field ->
        [declared] Ange siffror för alla serier på bordet eller för ingen.
       *[other] Kommandot går inte att förstå ({ $reason }).
    }
command--time-runs-backwards = Kommandot har en tidigare tid än det förra. Kontrollera klockan.
draw--pool-empty = Förrådet är tomt; det finns inga fler stenar att dra.
draw--already-drawn = Du har redan dragit en sten under den här turen.
draw--draw-first = Dra en sten först.
draw--no-such-stack = Den stapeln finns inte.
draw--stack-not-empty =
    Det finns fortfarande { $left ->
        [one] { $left } sten
       *[other] { $left } stenar
    } i den mittersta stapeln. Gör slut på den innan du väljer en annan.
pass--pool-not-empty =
    Det finns fortfarande { $left ->
        [one] { $left } sten
       *[other] { $left } stenar
    } i förrådet. Dra en i stället för att passa.
pass--must-play = Du kan lägga ut, så du får inte passa.
pass--must-discard = Avlägg en sten för att avsluta din tur.
redeal--too-few-doublets =
    Du har { $doublets ->
        [one] { $doublets } par
       *[other] { $doublets } par
    }; för en ny giv krävs minst { $needed }.
redeal--not-in-this-edition = I den här utgåvan kan man inte begära en ny giv.
ready--already = Du har redan valt att behålla dina stenar.
announce--not-in-this-edition = I den här utgåvan förvarnar man inte om den första utläggningen.
announce--already-opened = Du har redan gjort din första utläggning.
announce--too-late = Du kan bara förvarna om din första utläggning direkt efter att du dragit en sten.
count--not-in-this-edition = I den här utgåvan behöver ingen säga hur många stenar de har.
count--only-in-your-turn = Du kan bara fråga om antalet stenar under din egen tur.
dispute--not-in-this-edition = Den här utgåvan spelas utan domare.
dispute--no-turn-yet = Det finns ingen tur att tvista om ännu.
dispute--decided = Den här turen är redan avgjord.
ruling--no-dispute = Det finns ingen tvist för domaren att avgöra.
ruling--nothing-to-undo = Det finns ingen tur att ångra.
ruling--bad-penalty = Ett straff måste ange både en spelare och ett antal stenar.
ruling--penalty-too-large = Så många stenar kan ett straff högst ha här: { $most }.
clock--time-is-up = Din tid är ute.
clock--time-is-not-up = Tiden är inte ute än.
clock--no-time-limit = Det finns ingen tidsgräns just nu.
draft--tile-from-nowhere = { $tiles }: Man kan bara använda det som låg på bordet eller stod på spelbrädan, och varje sten bara en gång.

## Rulesets and new games

ruleset--unknown-knob = { $subject }: Den regelinställningen finns inte ({ $reason }).
ruleset--bad-value = { $subject }: Det värdet är inte tillåtet ({ $reason }).
ruleset--contradiction =
    { $subject ->
        [joker_lock] En serie med en joker kan inte vara låst så länge jokrar kan frigöras genom ombyggnad.
        [open_eighth_tile] För en öppen sten måste en bli över när staplarna byggs; här blir ingen över.
        [hand_size] Lådan har inte tillräckligt med stenar för så många spelare med så många stenar.
        [discard] Där stenar avläggs måste alla dra en sten i varje tur, annars skulle de bara bli färre.
        [min_number_tiles] En serie kan inte kräva fler stenar med siffror än stenar totalt.
        [shrink_up_to_four] Det finns ingen tredje uppsättning och ingen tredje joker som kan stanna i lådan.
       *[other] { $subject }: Reglerna motsäger varandra ({ $reason }).
    }
ruleset--unknown-edition = { $subject }: Den utgåvan finns inte ({ $reason }).
ruleset--variants-clash = { $subject }: De varianterna går inte att kombinera ({ $reason }).
ruleset--unknown-judge = { $subject }: Spelet följer regler som den här versionen av programmet ännu inte känner till ({ $reason }). Uppdatera programmet.
game--players = { $subject }: Det antalet spelare passar inte utgåvan ({ $reason }).
game--seed = { $subject }: Startvärdet för blandningen är inte giltigt ({ $reason }).
game--starter = { $subject }: Den spelaren kan inte börja ({ $reason }).

## Notation and input

notation--not-a-tile = ”{ $token }” är ingen spelsten. Skriv till exempel R7 för den röda sjuan eller J för en joker.
notation--too-many-copies = Ingen låda har så många stenar { $token }.
notation--bad-position = ”{ $token }” hör inte hemma i en ställning. Skriv utgåva / bord / spelbräda, till exempel classic / R4 R5 R6 / R7 J.
notation--bad-change = ”{ $token }” ändrar inte bordet. Skriv 2=R4 R5 R6 för den andra serien, +R4 R5 R6 för en ny eller -2 för att ta bort en.
input--not-json = Indata är inte giltig JSON ({ $reason }).
input--not-an-object = Indata måste vara ett JSON-objekt inom klamrar.
input--missing-field = Fältet ”{ $field }” saknas.
input--unknown-field = Det finns inget fält ”{ $field }” här. Kontrollera stavningen.
input--wrong-type = Fältet ”{ $field }” har fel sorts värde.
input--unknown-flag = Det finns ingen markering ”{ $flag }”; det finns { $known }.
input--flag-does-not-fit = Markeringen ”{ $flag }” passar inte spelaren ”{ $name }”.
input--name-twice = Två spelare heter ”{ $name }”.
input--not-one-winner = I ett vunnet spel är precis en spelbräda tom, i ett blockerat spel ingen.
input--unknown-shape = Indata är varken en ställning, ett spelprotokoll eller något annat som är känt här.
record--broken = Spelprotokollet är skadat ({ $reason }).
record--line = Rad { $line } i spelprotokollet är inte giltig ({ $reason }).
record--too-large = Spelprotokollet är större än något verkligt spel (rad { $line }: { $reason }).
file--not-found = Filen ”{ $path }” finns inte.
file--not-readable = Filen ”{ $path }” går inte att läsa ({ $reason }).
input--too-long = En rad får ha högst { $most } byte.
file--not-writable = Filen ”{ $path }” kan inte skrivas ({ $reason }).
usage--bad-option = Flaggan { $option } kan inte användas så ({ $reason }).
arena--unknown-bot = Det finns ingen bot ”{ $bot }”; det finns { $known }.
arena--bad-result = Filen ”{ $path }” innehåller inget resultat att fortsätta med ({ $reason }).
arena--no-ray = Ray kan inte användas ({ $reason }). Det följer med meldstone[ray].
serve--not-installed = Servern är inte installerad ({ $reason }). Den följer med meldstone[server].
serve--cannot-listen = Kan inte lyssna på { $host }, port { $port } ({ $reason }).
serve--already-served = Filen { $file } används redan av en annan meldstone serve.
admin--no-such-account = Det finns inget konto ”{ $name }”.
admin--no-such-room = Det finns inget bord ”{ $room }”.
admin--no-such-report = Det finns ingen anmälan ”{ $report }”.

## Lagret

store--conflict = Någon annan ändrade detta först. Läs in på nytt och försök igen.
store--stale-rating = Rankningen har ändrats under tiden. Försök igen.
store--name-taken = Namnet ”{ $name }” är upptaget.
store--unknown-account = Det kontot finns inte.
store--unavailable = Databasen kan inte användas just nu ({ $reason }).
store--newer-schema = Databasen kommer från en nyare version av programmet (schema { $found }, känt här: { $known }). Uppdatera programmet.
store--bad-location = Databasens adress går inte att använda ({ $reason }).
store--driver-missing = PostgreSQL behöver sin drivrutin. Installera den med: pip install 'meldstone[postgres]'.
store--no-backup = ”{ $path }” går inte att använda som säkerhetskopia ({ $reason }).
store--in-the-way = Det finns redan något i ”{ $path }”. Använd --force för att ersätta det.

## The server

server--malformed = Meddelandet går inte att läsa ({ $reason }).
server--too-large = Meddelandet är för långt; högst { $most } byte är tillåtet.
server--too-fast = För många förfrågningar. Vänta ett ögonblick.
server--not-found = Här finns ingenting.
server--method-not-allowed = Det går inte här.
server--not-signed-in = Logga in först.
server--foreign-origin = Den här sidan får inte tala med servern.
server--unknown-host = Den här servern svarar inte på adressen du öppnade. Den som driver servern kan tillåta den i inställningarna (hosts).
server--unavailable = Servern kan inte göra det just nu. Försök igen.
server--say-hello-first = Säg först vilket bord du vill till.
room--seat-taken = Platsen är upptagen.
room--no-free-seat = Det finns ingen ledig plats vid det här bordet.
room--already-seated = Du har redan en plats här.
room--not-seated = Du har ingen plats vid det här bordet.
room--not-owner = Det kan bara den som öppnade bordet.
room--already-started = Matchen har redan börjat.
room--not-started = Matchen har inte börjat än.
room--not-over = Spelet pågår fortfarande.
room--match-over = Spelet är slut.
room--too-few-players = Det finns fortfarande lediga platser.
room--just-changed = De andra vid bordet har kanske inte sett ändringen ännu. Starta om några sekunder.
room--paused = Spelet är pausat.
room--not-paused = Spelet är inte pausat.
room--closed = Det här bordet är stängt.
room--unreadable = Det här bordet kan inte öppnas: dess protokoll är skadat. Den som driver servern kan se vilket bord det är.
game--unreadable = Det här spelet kan inte visas: dess protokoll är skadat eller större än något spel.
room--by-invitation = Man kommer bara till det här bordet med en inbjudan.
room--no-such-code = Inget bord har den här koden.
room--no-spectators = Ingen får titta på vid det här bordet.
room--chat-off = Chatten är avstängd vid det här bordet.
room--accounts-only = Rankade spel kräver ett konto.
room--rated-same-time = I rankade spel har alla lika mycket tid.
room--rated-needs-clock = Rankade spel behöver en klocka.
room--rated-one-edition = Kombinerade utgåvor är inte rankade.
room--rated-no-days = Matcher med dagar per tur är inte rankade.
room--rated-too-long = En rankad match har högst { $most } spel.
room--not-in-rated-game = Det går inte i ett rankat spel.
room--bad-setting = Inställningen ”{ $field }” är ogiltig.
room--no-hints = Tips är avstängda vid det här bordet.
room--too-restless = För många förfrågningar sedan förra turen. Spela en tur först.
room--sent-away = Den som öppnade bordet har skickat iväg dig.
room--not-welcome = Du kan inte sätta dig vid det här bordet.
room--too-many-seats = Så många platser kan en person ha samtidigt, och dem har du redan: { $most }. Lämna ett bord först.
room--too-many-rooms = Så många bord som får vänta på spelare samtidigt väntar redan: { $most }. Sätt dig vid ett av dem eller stäng först ett.
room--chat-too-fast = Det var mycket på en gång. Vänta några sekunder innan du säger mer.
room--cannot-agree = Någon som det gäller är borta eller är en bot, så bordet kan inte komma överens om det.
room--turn-was-legal = Turen följde reglerna och botar låter den gälla, så den kan inte ångras.
name--not-usable = Namnet kan inte användas. Det behöver en bokstav eller en siffra och högst { $most } tecken.
name--invisible-characters = Namnet innehåller osynliga tecken.
name--piled-marks = Namnet har för många tecken över eller under bokstäverna.
name--mixed-scripts = Namnet blandar olika alfabet i ett ord.
name--taken = Namnet är upptaget.
name--looks-taken = Namnet liknar namnet på ett annat konto.
name--belongs-to-account = Namnet hör till ett konto eller ser ut att göra det. Logga in eller spela som ”{ $suggestion }”.
account--wrong-password = Namnet eller lösenordet är fel.
account--password-too-short =
    { $minimum ->
        [one] Lösenordet är för kort; det behöver minst { $minimum } tecken.
       *[other] Lösenordet är för kort; det behöver minst { $minimum } tecken.
    }
account--banned = Det här kontot har spärrats av den som driver servern.
account--wrong-recovery-code = Namnet eller återställningskoden är fel.
account--needed = Det kräver ett konto.
account--too-many-bots = Ett konto kan ha högst { $most } botar.
account--too-many-blocked = Så många personer kan du högst blockera: { $most }.
