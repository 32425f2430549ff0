## One set (RULES.md C)

set--too-short =
    { $tiles }: { $count ->
        [one] Eén steen is
       *[other] { $count } stenen zijn
    } niet genoeg; een reeks heeft er minstens { $minimum } nodig.
set--too-few-number-tiles =
    { $tiles }: Een reeks heeft minstens { $minimum ->
        [one] één steen met een getal
       *[other] { $minimum } stenen met een getal
    } nodig; alleen jokers zijn niet genoeg.
set--not-a-run-or-group = { $tiles }: Dit is geen reeks. Een groep heeft hetzelfde getal in verschillende kleuren, een rij opeenvolgende getallen in één kleur.
set--group-colour-twice = { $tiles }: In een groep mag elke kleur maar één keer voorkomen.
set--group-too-large =
    { $tiles }: Een groep heeft hooguit { $maximum ->
        [one] { $maximum } steen
       *[other] { $maximum } stenen
    }, één van elke kleur; een dubbele joker telt voor twee.
set--run-not-consecutive = { $tiles }: De getallen van een rij moeten zonder gaten op elkaar volgen, zoals de stenen liggen.
set--run-colours-mixed = { $tiles }: Alle stenen van een rij moeten dezelfde kleur hebben.
set--run-falling = { $tiles }: Rijen worden hier oplopend gelegd. Draai deze rij om.
set--run-out-of-bounds = { $tiles }: Een rij loopt hooguit van 1 tot 13: vóór de 1 en na de 13 komt niets meer.
set--run-wraps = { $tiles }: Na de 13 komt niets meer: de 1 is het laagste getal.
set--two-colour-joker-in-group = { $tiles }: De kleurjoker past alleen in rijen, niet in groepen.
set--two-colour-joker-same-colour = { $tiles }: Bij de kleurjoker moet de rij van kleur wisselen.
set--two-colour-joker-at-end = { $tiles }: De kleurjoker mag niet aan een uiteinde van de rij liggen.
set--two-colour-joker-third-colour = { $tiles }: Ook met meer kleurjokers mag een rij maar tussen twee kleuren wisselen.
set--two-mirrors = { $tiles }: In een reeks mag maar één spiegeljoker liggen.
set--mirror-sides-uneven = { $tiles }: Beide kanten van de spiegeljoker moeten even lang zijn. Wat je aan de ene kant aanlegt, leg je ook aan de andere kant aan.
set--mirror-sides-differ = { $tiles }: Beide kanten moeten elkaars spiegelbeeld zijn: dezelfde getallen en kleuren, vanaf de spiegeljoker naar buiten.
set--mirror-side-too-short =
    { $tiles }: Aan elke kant van de spiegeljoker { $minimum ->
        [one] moet minstens één steen
       *[other] moeten minstens { $minimum } stenen
    } liggen.
set--mirror-valley = { $tiles }: De getallen moeten naar de spiegeljoker toe oplopen.
set--mirror-apex-out-of-bounds = { $tiles }: Op de plaats van de spiegeljoker moet een getal passen; hier zou het lager dan 1 of hoger dan 13 zijn.
set--declaration-does-not-fit = { $tiles }: Deze stenen kunnen niet voor de aangekondigde getallen { $numbers } staan.

## The box (RULES.md A)

tile--not-in-box = { $tiles }: Zo’n steen bestaat niet in deze editie.
tile--too-many-copies =
    { $tiles }: In de doos { $held ->
        [one] zit maar { $held } zo’n steen
       *[other] zitten maar { $held } van zulke stenen
    }, maar hier worden er { $count } gebruikt.

## A whole turn (RULES.md D, E)

turn--table-tile-missing = { $tiles }: Wat op tafel lag, moet op tafel blijven. Leg het terug in een reeks.
turn--tile-from-nowhere = { $tiles }: Je kunt alleen gebruiken wat op tafel ligt of op je eigen speelbord staat.
turn--tile-twice = { $tiles }: Een steen kan maar op één plaats liggen.
turn--no-own-tile = Leg minstens één steen van je speelbord uit of neem een steen.
turn--own-tile-not-placed = { $tiles }: Wat je van je speelbord uitlegt, moet bij een reeks horen.
turn--too-involved = Deze beurt is te ingewikkeld om te beoordelen. Verdeel hem over twee beurten.
opening--too-few-points =
    Je eerste uitleg is { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } waard; je hebt er minstens { $minimum } nodig.
opening--table-touched = { $tiles }: Laat bij je eerste uitleg de reeksen op tafel met rust en leg alleen nieuwe reeksen van je eigen speelbord uit.

## Jokers of the table (RULES.md F)

joker--locked-set-split = { $tiles }: Een reeks met een joker mag niet gesplitst worden. Aanleggen mag wel.
joker--locked-set-shrunk = { $tiles }: Uit een reeks met een joker mag niets worden weggenomen. Ruil eerst de joker om.
joker--freed-without-exchange = { $tiles }: Je krijgt een joker alleen door hem om te ruilen voor de steen waar hij voor staat.
joker--replaced-from-table = { $tiles }: De steen die je voor een joker omruilt, moet van je eigen speelbord komen.
joker--not-in-new-set = { $tiles }: Een joker die je neemt, moet in dezelfde beurt in een nieuwe reeks.
joker--new-set-needs-rack-tiles = { $tiles }: De nieuwe reeks met de joker moet je vormen met stenen van je eigen speelbord.
joker--too-early = { $tiles }: Jokers mag je pas nemen vanaf de beurt na je eerste uitleg.
joker--group-needs-both-tiles = { $tiles }: In een groep van drie kan de joker alleen tegen beide ontbrekende stenen samen worden omgeruild.
joker--special-joker-swap = { $tiles }: Een speciale joker en een andere joker mogen niet tegen elkaar worden omgeruild.

## The discarded and the open tile (RULES.md I)

discard--not-in-new-set = { $tiles }: De afgelegde steen die je neemt, moet in dezelfde beurt in een nieuwe reeks.
discard--nothing-to-take = Er is geen afgelegde steen om te nemen.
discard--already-drawn = De afgelegde steen neem je in plaats van een steen uit de voorraad, en je hebt er al een genomen.
discard--not-in-this-edition = In deze editie worden geen stenen afgelegd.
discard--not-your-tile = { $tiles }: Je kunt alleen een steen van je eigen speelbord afleggen.
open-tile--nothing-to-take = Er is geen open steen om te nemen.
open-tile--does-not-finish = { $tiles }: Je mag de open steen alleen nemen als je er in deze beurt het spel mee beëindigt.
open-tile--not-used = { $tiles }: Als je de open steen neemt, moet je hem in dezelfde beurt uitleggen.

## Commands of the game

command--stale-version = Het spel is intussen verdergegaan. Kijk naar de tafel en probeer het opnieuw.
command--not-your-turn = Je bent niet aan de beurt.
command--no-such-seat = Die plaats bestaat niet aan deze tafel.
command--not-now =
    { $phase ->
        [ready] Het spel begint zodra iedereen klaar is.
        [playing] Dat kan niet tijdens het spel.
        [paused] Het spel ligt stil tot de scheidsrechter heeft beslist.
        [finished] Het spel is afgelopen.
       *[other] Dat kan nu niet.
    }
command--malformed =
    { $field ->
        [declared] Kondig de getallen aan voor elke reeks op tafel of voor geen enkele.
       *[other] De opdracht is niet te begrijpen ({ $reason }).
    }
command--time-runs-backwards = De opdracht heeft een vroegere tijd dan de vorige. Controleer de klok.
draw--pool-empty = De voorraad is leeg; er is geen steen meer om te nemen.
draw--already-drawn = Je hebt in deze beurt al een steen genomen.
draw--draw-first = Neem eerst een steen.
draw--no-such-stack = Die stapel bestaat niet.
draw--stack-not-empty =
    In de middelste stapel { $left ->
        [one] ligt nog { $left } steen
       *[other] liggen nog { $left } stenen
    }. Maak die eerst op voordat je een andere kiest.
pass--pool-not-empty =
    In de voorraad { $left ->
        [one] ligt nog { $left } steen
       *[other] liggen nog { $left } stenen
    }. Neem er een in plaats van te passen.
pass--must-play = Je kunt uitleggen, dus je mag niet passen.
pass--must-discard = Leg een steen af om je beurt te beëindigen.
redeal--too-few-doublets =
    Je hebt { $doublets ->
        [one] { $doublets } dubbel
       *[other] { $doublets } dubbels
    }; om opnieuw te delen zijn er minstens { $needed } nodig.
redeal--not-in-this-edition = In deze editie kun je niet vragen om opnieuw te delen.
ready--already = Je hebt al besloten je stenen te houden.
announce--not-in-this-edition = In deze editie wordt de eerste uitleg niet aangekondigd.
announce--already-opened = Je hebt je eerste uitleg al gedaan.
announce--too-late = Je kunt je eerste uitleg alleen aankondigen direct nadat je een steen hebt genomen.
count--not-in-this-edition = In deze editie hoeft niemand te zeggen hoeveel stenen hij heeft.
count--only-in-your-turn = Je kunt alleen in je eigen beurt naar het aantal stenen vragen.
dispute--not-in-this-edition = Deze editie wordt zonder scheidsrechter gespeeld.
dispute--no-turn-yet = Er is nog geen beurt geweest om over te twisten.
dispute--decided = Over deze beurt is al beslist.
ruling--no-dispute = Er is geen geschil waarover de scheidsrechter moet beslissen.
ruling--nothing-to-undo = Er is geen beurt om ongedaan te maken.
ruling--bad-penalty = Bij een straf horen een speler en een aantal stenen.
ruling--penalty-too-large = Zoveel stenen telt een straf hier hoogstens: { $most }.
clock--time-is-up = Je tijd is om.
clock--time-is-not-up = De tijd is nog niet om.
clock--no-time-limit = Er geldt nu geen tijdslimiet.
draft--tile-from-nowhere = { $tiles }: Alleen wat op tafel lag of op het speelbord stond mag gebruikt worden, en elke steen maar één keer.

## Rulesets and new games

ruleset--unknown-knob = { $subject }: Die spelregelinstelling bestaat niet ({ $reason }).
ruleset--bad-value = { $subject }: Die waarde is niet toegestaan ({ $reason }).
ruleset--contradiction =
    { $subject ->
        [joker_lock] Een reeks met een joker kan niet vastzitten zolang jokers door verbouwen vrijkomen.
        [open_eighth_tile] Voor een open steen moet er één overblijven bij het stapelen; hier blijft er geen over.
        [hand_size] De doos heeft niet genoeg stenen voor zo veel spelers met zo veel stenen.
        [discard] Waar stenen worden afgelegd, moet iedereen elke beurt een steen nemen, anders worden het er alleen maar minder.
        [min_number_tiles] Een reeks kan niet meer stenen met een getal nodig hebben dan stenen in totaal.
        [shrink_up_to_four] Er is geen derde set stenen en geen derde joker die in de doos kan blijven.
       *[other] { $subject }: Deze regels spreken elkaar tegen ({ $reason }).
    }
ruleset--unknown-edition = { $subject }: Die editie bestaat niet ({ $reason }).
ruleset--variants-clash = { $subject }: Deze varianten kunnen niet samen ({ $reason }).
ruleset--unknown-judge = { $subject }: Dit spel volgt regels die deze versie van het programma nog niet kent ({ $reason }). Werk het programma bij.
game--players = { $subject }: Dit aantal spelers past niet bij de editie ({ $reason }).
game--seed = { $subject }: De beginwaarde voor het schudden is niet geldig ({ $reason }).
game--starter = { $subject }: Deze speler kan niet beginnen ({ $reason }).

## Notation and input

notation--not-a-tile = “{ $token }” is geen steen. Schrijf bijvoorbeeld R7 voor de rode zeven of J voor een joker.
notation--too-many-copies = In geen enkele doos zitten zoveel stenen { $token }.
notation--bad-position = “{ $token }” hoort niet in een stelling. Schrijf editie / tafel / speelbord, bijvoorbeeld classic / R4 R5 R6 / R7 J.
notation--bad-change = “{ $token }” verandert de tafel niet. Schrijf 2=R4 R5 R6 voor de tweede reeks, +R4 R5 R6 voor een nieuwe of -2 om er een weg te halen.
input--not-json = De invoer is geen geldige JSON ({ $reason }).
input--not-an-object = De invoer moet een JSON-object tussen accolades zijn.
input--missing-field = Het veld “{ $field }” ontbreekt.
input--unknown-field = Er is hier geen veld “{ $field }”. Controleer de spelling.
input--wrong-type = Het veld “{ $field }” bevat een verkeerd soort waarde.
input--unknown-flag = Er is geen kenmerk “{ $flag }”; er zijn { $known }.
input--flag-does-not-fit = Het kenmerk “{ $flag }” past niet bij de speler “{ $name }”.
input--name-twice = Twee spelers heten “{ $name }”.
input--not-one-winner = In een gewonnen spel is precies één speelbord leeg, in een geblokkeerd spel geen enkel.
input--unknown-shape = De invoer is geen stelling, geen spelverslag en ook niets anders dat hier bekend is.
record--broken = Het spelverslag is beschadigd ({ $reason }).
record--line = Regel { $line } van het spelverslag is niet geldig ({ $reason }).
record--too-large = Het spelverslag is groter dan welk echt spel ook (regel { $line }: { $reason }).
file--not-found = Het bestand “{ $path }” bestaat niet.
file--not-readable = Het bestand “{ $path }” kan niet worden gelezen ({ $reason }).
input--too-long = Een regel mag hoogstens { $most } bytes lang zijn.
file--not-writable = Het bestand “{ $path }” kan niet worden geschreven ({ $reason }).
usage--bad-option = De optie { $option } kan zo niet worden gebruikt ({ $reason }).
arena--unknown-bot = Er is geen bot “{ $bot }”; er zijn { $known }.
arena--bad-result = Het bestand “{ $path }” bevat geen resultaat om mee verder te gaan ({ $reason }).
arena--no-ray = Ray kan niet worden gebruikt ({ $reason }). Het komt mee met meldstone[ray].
serve--not-installed = De server is niet geïnstalleerd ({ $reason }). Hij komt mee met meldstone[server].
serve--cannot-listen = Kan niet luisteren op { $host }, poort { $port } ({ $reason }).
serve--already-served = Het bestand { $file } is al in gebruik door een andere meldstone serve.
admin--no-such-account = Er is geen account “{ $name }”.
admin--no-such-room = Er is geen tafel “{ $room }”.
admin--no-such-report = Er is geen melding “{ $report }”.

## De opslag

store--conflict = Iemand anders heeft dit eerder gewijzigd. Laad opnieuw en probeer het nog eens.
store--stale-rating = De ratings zijn intussen veranderd. Probeer het opnieuw.
store--name-taken = De naam “{ $name }” is al bezet.
store--unknown-account = Dit account bestaat niet.
store--unavailable = De database is nu niet te gebruiken ({ $reason }).
store--newer-schema = De database komt van een nieuwere versie van het programma (schema { $found }, hier bekend: { $known }). Werk het programma bij.
store--bad-location = Het adres van de database is niet bruikbaar ({ $reason }).
store--driver-missing = PostgreSQL heeft zijn driver nodig. Installeer die met: pip install 'meldstone[postgres]'.
store--no-backup = “{ $path }” is niet bruikbaar als back-up ({ $reason }).
store--in-the-way = In “{ $path }” staat al iets. Gebruik --force om het te vervangen.

## The server

server--malformed = Het bericht is niet leesbaar ({ $reason }).
server--too-large = Het bericht is te lang; hoogstens { $most } bytes zijn toegestaan.
server--too-fast = Te veel verzoeken. Wacht even.
server--not-found = Hier is niets.
server--method-not-allowed = Dat kan hier niet.
server--not-signed-in = Log eerst in.
server--foreign-origin = Deze pagina mag niet met de server praten.
server--unknown-host = Deze server luistert niet naar het adres dat je hebt geopend. De beheerder kan het toestaan in de instellingen (hosts).
server--unavailable = De server kan dit nu niet. Probeer het opnieuw.
server--say-hello-first = Zeg eerst naar welke tafel je wilt.
room--seat-taken = Deze plaats is bezet.
room--no-free-seat = Aan deze tafel is geen plaats vrij.
room--already-seated = Je hebt hier al een plaats.
room--not-seated = Je hebt geen plaats aan deze tafel.
room--not-owner = Dat kan alleen wie de tafel heeft geopend.
room--already-started = De wedstrijd is al begonnen.
room--not-started = De wedstrijd is nog niet begonnen.
room--not-over = Het spel is nog bezig.
room--match-over = Het spel is afgelopen.
room--too-few-players = Er zijn nog plaatsen vrij.
room--just-changed = De anderen aan tafel hebben de wijziging misschien nog niet gezien. Begin over een paar seconden.
room--paused = Het spel is gepauzeerd.
room--not-paused = Het spel is niet gepauzeerd.
room--closed = Deze tafel is gesloten.
room--unreadable = Deze tafel kan niet worden geopend: het verslag ervan is beschadigd. De beheerder van deze server kan zien om welke tafel het gaat.
game--unreadable = Dit spel kan niet worden getoond: het verslag ervan is beschadigd of groter dan welk spel ook.
room--by-invitation = Aan deze tafel kom je alleen met een uitnodiging.
room--no-such-code = Geen tafel heeft deze code.
room--no-spectators = Aan deze tafel mag niemand toekijken.
room--chat-off = De chat is aan deze tafel uitgeschakeld.
room--accounts-only = Voor spellen met rating is een account nodig.
room--rated-same-time = In spellen met rating heeft iedereen evenveel tijd.
room--rated-needs-clock = Spellen met rating hebben een klok nodig.
room--rated-one-edition = Gecombineerde edities tellen niet mee voor de rating.
room--rated-no-days = Spellen met dagen per beurt tellen niet mee voor de rating.
room--rated-too-long = Een wedstrijd met rating heeft hoogstens { $most } spellen.
room--not-in-rated-game = Dit kan niet in een spel met rating.
room--bad-setting = De instelling “{ $field }” is ongeldig.
room--no-hints = Aan deze tafel staan hints uit.
room--too-restless = Te veel verzoeken sinds de laatste beurt. Speel eerst een beurt.
room--sent-away = Wie de tafel heeft geopend, heeft je weggestuurd.
room--not-welcome = Je kunt niet aan deze tafel gaan zitten.
room--too-many-seats = Meer plaatsen tegelijk kan één persoon niet hebben: { $most }. Verlaat eerst een tafel.
room--too-many-rooms = Er wachten al zoveel tafels op spelers als er tegelijk mogen wachten: { $most }. Schuif bij een ervan aan of sluit er eerst een.
room--chat-too-fast = Dat was veel ineens. Wacht een paar seconden voor je meer zegt.
room--cannot-agree = Iemand die het aangaat is weg of is een bot, dus de tafel kan het er niet over eens worden.
room--turn-was-legal = De beurt was volgens de regels en bots laten hem staan, dus hij kan niet ongedaan worden gemaakt.
name--not-usable = Deze naam kan niet. Er is een letter of een cijfer nodig en hoogstens { $most } tekens.
name--invisible-characters = Deze naam bevat onzichtbare tekens.
name--piled-marks = Deze naam heeft te veel tekens boven of onder de letters.
name--mixed-scripts = Deze naam mengt verschillende alfabetten in één woord.
name--taken = Deze naam is bezet.
name--looks-taken = Deze naam lijkt op die van een ander account.
name--belongs-to-account = Deze naam hoort bij een account of lijkt erop. Log in of speel als “{ $suggestion }”.
account--wrong-password = De naam of het wachtwoord is onjuist.
account--password-too-short =
    { $minimum ->
        [one] Het wachtwoord is te kort; het heeft minstens { $minimum } teken nodig.
       *[other] Het wachtwoord is te kort; het heeft minstens { $minimum } tekens nodig.
    }
account--banned = Dit account is geblokkeerd door de beheerder van de server.
account--wrong-recovery-code = De naam of de herstelcode is onjuist.
account--needed = Daarvoor is een account nodig.
account--too-many-bots = Een account kan hoogstens { $most } bots hebben.
account--too-many-blocked = Zoveel mensen kun je hoogstens blokkeren: { $most }.
