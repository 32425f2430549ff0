## One set (RULES.md C)

set--too-short =
    { $tiles }: { $count ->
        [one] Jeden kámen nestačí
        [few] { $count } kameny nestačí
       *[other] { $count } kamenů nestačí
    }; kombinace jich potřebuje nejméně { $minimum }.
set--too-few-number-tiles =
    { $tiles }: V kombinaci { $minimum ->
        [one] musí být nejméně jeden kámen s číslem
        [few] musí být nejméně { $minimum } kameny s čísly
       *[other] musí být nejméně { $minimum } kamenů s čísly
    }; samotní žolíci nestačí.
set--not-a-run-or-group = { $tiles }: Tohle není kombinace. Skupina má stejné číslo v různých barvách, postupka po sobě jdoucí čísla v jedné barvě.
set--group-colour-twice = { $tiles }: Ve skupině smí být každá barva jen jednou.
set--group-too-large =
    { $tiles }: Do skupiny se { $maximum ->
        [one] vejde nejvýše { $maximum } kámen
        [few] vejdou nejvýše { $maximum } kameny
       *[other] vejde nejvýše { $maximum } kamenů
    }, od každé barvy jeden; dvojitý žolík se počítá za dva.
set--run-not-consecutive = { $tiles }: Čísla v postupce musí jít po sobě bez mezery, tak jak kameny leží.
set--run-colours-mixed = { $tiles }: Všechny kameny v postupce musí mít stejnou barvu.
set--run-falling = { $tiles }: Postupky se tu vykládají vzestupně. Obrať pořadí kamenů.
set--run-out-of-bounds = { $tiles }: Postupka vede nejvýše od 1 do 13: před jedničkou ani za třináctkou už nic není.
set--run-wraps = { $tiles }: Za třináctkou už nic není: jednička je nejnižší číslo.
set--two-colour-joker-in-group = { $tiles }: Dvoubarevný žolík patří jen do postupky, ne do skupiny.
set--two-colour-joker-same-colour = { $tiles }: U dvoubarevného žolíka se musí barva postupky změnit.
set--two-colour-joker-at-end = { $tiles }: Dvoubarevný žolík nesmí ležet na kraji postupky.
set--two-colour-joker-third-colour = { $tiles }: I s více dvoubarevnými žolíky se v postupce smí střídat jen dvě barvy.
set--two-mirrors = { $tiles }: V kombinaci smí být jen jeden zrcadlový žolík.
set--mirror-sides-uneven = { $tiles }: Obě strany zrcadlového žolíka musí být stejně dlouhé. Co přiložíš na jedné straně, přilož i na druhé.
set--mirror-sides-differ = { $tiles }: Obě strany se musí zrcadlit: stejná čísla a barvy směrem od zrcadlového žolíka.
set--mirror-side-too-short =
    { $tiles }: Na každé straně zrcadlového žolíka { $minimum ->
        [one] musí ležet nejméně jeden kámen
        [few] musí ležet nejméně { $minimum } kameny
       *[other] musí ležet nejméně { $minimum } kamenů
    }.
set--mirror-valley = { $tiles }: Čísla musí směrem k zrcadlovému žolíkovi stoupat.
set--mirror-apex-out-of-bounds = { $tiles }: Na místo zrcadlového žolíka se musí hodit číslo, a tady by bylo menší než 1 nebo větší než 13.
set--declaration-does-not-fit = { $tiles }: Tyto kameny nemohou znamenat ohlášená čísla { $numbers }.

## The box (RULES.md A)

tile--not-in-box = { $tiles }: Takový kámen v této edici není.
tile--too-many-copies =
    { $tiles }: V krabici { $held ->
        [one] je jen { $held } takový kámen
        [few] jsou jen { $held } takové kameny
       *[other] je jen { $held } takových kamenů
    }, tady je použito { $count }.

## A whole turn (RULES.md D, E)

turn--table-tile-missing = { $tiles }: Co leželo na stole, musí na stole zůstat. Vrať to do některé kombinace.
turn--tile-from-nowhere = { $tiles }: Použít můžeš jen to, co leží na stole nebo stojí na tvém stojánku.
turn--tile-twice = { $tiles }: Jeden kámen může ležet jen na jednom místě.
turn--no-own-tile = Vylož aspoň jeden kámen ze svého stojánku, nebo si jeden vytáhni.
turn--own-tile-not-placed = { $tiles }: Co vyložíš ze stojánku, musí být součástí kombinace.
turn--too-involved = Tento tah je příliš složitý na to, aby se dal posoudit. Rozděl ho do dvou tahů.
opening--too-few-points =
    Tvé první vyložení je za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }; potřebuješ nejméně { $minimum }.
opening--table-touched = { $tiles }: Při prvním vyložení nech kombinace na stole být a vylož jen nové kombinace ze svého stojánku.

## Jokers of the table (RULES.md F)

joker--locked-set-split = { $tiles }: Kombinace se žolíkem se nesmí rozdělit. Přikládat se k ní smí.
joker--locked-set-shrunk = { $tiles }: Z kombinace se žolíkem se nesmí nic odebrat. Nejdřív žolíka nahraď.
joker--freed-without-exchange = { $tiles }: Žolíka získáš jen tak, že ho nahradíš kamenem, který zastupuje.
joker--replaced-from-table = { $tiles }: Kámen, kterým nahradíš žolíka, musí být z tvého stojánku.
joker--not-in-new-set = { $tiles }: Získaného žolíka musíš v témže tahu použít v nové kombinaci.
joker--new-set-needs-rack-tiles = { $tiles }: Novou kombinaci se žolíkem musíš sestavit z kamenů ze svého stojánku.
joker--too-early = { $tiles }: Žolíky smíš brát až od tahu po svém prvním vyložení.
joker--group-needs-both-tiles = { $tiles }: Ve skupině tří kamenů lze žolíka nahradit jen oběma chybějícími kameny najednou.
joker--special-joker-swap = { $tiles }: Speciální žolík a jiný žolík se nesmí navzájem vyměnit.

## The discarded and the open tile (RULES.md I)

discard--not-in-new-set = { $tiles }: Odložený kámen, který si vezmeš, musíš v témže tahu použít v nové kombinaci.
discard--nothing-to-take = Není tu žádný odložený kámen, který by šel vzít.
discard--already-drawn = Odložený kámen si můžeš vzít jen místo kamene ze zásobníku a ten už máš vytažený.
discard--not-in-this-edition = V této edici se kameny neodkládají.
discard--not-your-tile = { $tiles }: Odložit můžeš jen kámen ze svého stojánku.
open-tile--nothing-to-take = Není tu žádný odkrytý kámen, který by šel vzít.
open-tile--does-not-finish = { $tiles }: Odkrytý kámen si smíš vzít, jen když s ním v tomto tahu hru ukončíš.
open-tile--not-used = { $tiles }: Když si vezmeš odkrytý kámen, musíš ho v témže tahu vyložit.

## Commands of the game

command--stale-version = Hra se mezitím posunula. Podívej se na stůl a zkus to znovu.
command--not-your-turn = Nejsi na tahu.
command--no-such-seat = Takové místo u stolu není.
command--not-now =
    { $phase ->
        [ready] Hra začne, až budou všichni připraveni.
        [playing] Během hry to nejde.
        [paused] Hra stojí, dokud nerozhodne rozhodčí.
        [finished] Hra už skončila.
       *[other] Teď to nejde.
    }
command--malformed =
    { $field ->
        [declared] Ohlas čísla pro každou kombinaci na stole, nebo pro žádnou.
       *[other] Příkazu nelze rozumět ({ $reason }).
    }
command--time-runs-backwards = Příkaz má dřívější čas než ten předchozí. Zkontroluj hodiny.
draw--pool-empty = Zásobník je prázdný, není co vytáhnout.
draw--already-drawn = V tomto tahu už máš vytaženo.
draw--draw-first = Nejdřív si vytáhni kámen.
draw--no-such-stack = Takový komínek tu není.
draw--stack-not-empty =
    V prostředním komínku { $left ->
        [one] je ještě { $left } kámen
        [few] jsou ještě { $left } kameny
       *[other] je ještě { $left } kamenů
    }. Jiný si vyber, až se spotřebuje.
pass--pool-not-empty =
    V zásobníku { $left ->
        [one] je ještě { $left } kámen
        [few] jsou ještě { $left } kameny
       *[other] je ještě { $left } kamenů
    }. Nevzdávej se tahu, jeden si vytáhni.
pass--must-play = Můžeš vykládat, takže se tahu vzdát nesmíš.
pass--must-discard = Odlož kámen, tím tah ukončíš.
redeal--too-few-doublets =
    Máš { $doublets ->
        [one] { $doublets } dvojici
        [few] { $doublets } dvojice
       *[other] { $doublets } dvojic
    }; na nové rozdání jich je potřeba nejméně { $needed }.
redeal--not-in-this-edition = V této edici nelze žádat o nové rozdání.
ready--already = Už je rozhodnuto: své kameny si necháváš.
announce--not-in-this-edition = V této edici se první vyložení neohlašuje.
announce--already-opened = První vyložení už máš za sebou.
announce--too-late = První vyložení můžeš ohlásit jen hned po vytažení kamene.
count--not-in-this-edition = V této edici nikdo nemusí říkat, kolik má kamenů.
count--only-in-your-turn = Na počet kamenů se můžeš ptát jen ve svém tahu.
dispute--not-in-this-edition = Tato edice se hraje bez rozhodčího.
dispute--no-turn-yet = Ještě nebyl žádný tah, o který by mohl být spor.
dispute--decided = O tomto tahu už bylo rozhodnuto.
ruling--no-dispute = Rozhodčí nemá žádný spor, který by rozhodl.
ruling--nothing-to-undo = Není žádný tah, který by šel vrátit zpět.
ruling--bad-penalty = Trest musí určit hráče i počet kamenů.
ruling--penalty-too-large = Nejvyšší možný trest (počet kamenů): { $most }.
clock--time-is-up = Tvůj čas vypršel.
clock--time-is-not-up = Čas ještě nevypršel.
clock--no-time-limit = Teď žádný časový limit neběží.
draft--tile-from-nowhere = { $tiles }: Použít lze jen to, co leželo na stole nebo na stojánku, a každý kámen jen jednou.

## Rulesets and new games

ruleset--unknown-knob = { $subject }: Takové nastavení pravidel neexistuje ({ $reason }).
ruleset--bad-value = { $subject }: Tato hodnota není povolena ({ $reason }).
ruleset--contradiction =
    { $subject ->
        [joker_lock] Kombinace se žolíkem nemůže být uzamčená, dokud lze žolíky uvolnit přestavbou.
        [open_eighth_tile] Aby jeden kámen ležel odkrytě, musí při stavění komínků jeden zbýt; tady žádný nezbude.
        [hand_size] Pro tolik hráčů s tolika kameny jich v krabici není dost.
        [discard] Kde se kameny odkládají, si musí každý v každém tahu vytáhnout kámen, jinak by jich jen ubývalo.
        [min_number_tiles] Kombinace nemůže potřebovat víc kamenů s čísly, než kolik potřebuje kamenů.
        [shrink_up_to_four] Není tu třetí sada kamenů ani třetí žolík, a tak nemá co zůstat v krabici.
       *[other] { $subject }: Tato pravidla si odporují ({ $reason }).
    }
ruleset--unknown-edition = { $subject }: Taková edice neexistuje ({ $reason }).
ruleset--variants-clash = { $subject }: Tyto varianty nelze spojit ({ $reason }).
ruleset--unknown-judge = { $subject }: Tato hra se řídí pravidly, která tato verze programu ještě nezná ({ $reason }). Aktualizuj program.
game--players = { $subject }: Tento počet hráčů se k edici nehodí ({ $reason }).
game--seed = { $subject }: Výchozí hodnota pro zamíchání není platná ({ $reason }).
game--starter = { $subject }: Tento hráč nemůže začínat ({ $reason }).

## Notation and input

notation--not-a-tile = „{ $token }“ není hrací kámen. Piš například R7 pro červenou sedmičku nebo J pro žolíka.
notation--too-many-copies = Tolik kamenů { $token } není v žádné krabici.
notation--bad-position = „{ $token }“ do pozice nepatří. Piš edice / stůl / stojánek, například classic / R4 R5 R6 / R7 J.
notation--bad-change = „{ $token }“ není změna stolu. Piš 2=R4 R5 R6 pro druhou kombinaci, +R4 R5 R6 pro novou nebo -2 pro odebrání.
input--not-json = Vstup není platný JSON ({ $reason }).
input--not-an-object = Vstup musí být objekt JSON ve složených závorkách.
input--missing-field = Chybí pole „{ $field }“.
input--unknown-field = Pole „{ $field }“ tu není známé. Zkontroluj, jak je napsané.
input--wrong-type = Pole „{ $field }“ obsahuje hodnotu nesprávného typu.
input--unknown-flag = Příznak „{ $flag }“ neexistuje; k dispozici jsou { $known }.
input--flag-does-not-fit = Příznak „{ $flag }“ se k hráči „{ $name }“ nehodí.
input--name-twice = Dva hráči se jmenují „{ $name }“.
input--not-one-winner = Ve vyhrané hře je prázdný právě jeden stojánek, v zablokované hře žádný.
input--unknown-shape = Vstup není ani pozice, ani záznam hry, ani nic jiného, co je tu známé.
record--broken = Záznam hry je poškozený ({ $reason }).
record--line = Řádek { $line } záznamu hry není platný ({ $reason }).
record--too-large = Záznam hry je větší než jakákoli skutečná hra (řádek { $line }: { $reason }).
file--not-found = Soubor „{ $path }“ neexistuje.
file--not-readable = Soubor „{ $path }“ nelze přečíst ({ $reason }).
input--too-long = Řádek smí mít nejvýše { $most } bajtů.
file--not-writable = Soubor „{ $path }“ nelze zapsat ({ $reason }).
usage--bad-option = Volbu { $option } takto použít nelze ({ $reason }).
arena--unknown-bot = Bot „{ $bot }“ neexistuje; k dispozici jsou { $known }.
arena--bad-result = Soubor „{ $path }“ neobsahuje výsledek, ve kterém by se dalo pokračovat ({ $reason }).
arena--no-ray = Ray nelze použít ({ $reason }). Instaluje se s meldstone[ray].
serve--not-installed = Server není nainstalován ({ $reason }). Instaluje se s meldstone[server].
serve--cannot-listen = Nelze naslouchat na { $host }, port { $port } ({ $reason }).
serve--already-served = Soubor { $file } už používá jiný meldstone serve.
admin--no-such-account = Účet „{ $name }“ neexistuje.
admin--no-such-room = Stůl „{ $room }“ neexistuje.
admin--no-such-report = Hlášení „{ $report }“ neexistuje.

## Úložiště

store--conflict = Někdo to změnil dřív. Načti to znovu a zkus to ještě jednou.
store--stale-rating = Hodnocení se mezitím změnilo. Zkus to znovu.
store--name-taken = Jméno „{ $name }“ je obsazené.
store--unknown-account = Takový účet neexistuje.
store--unavailable = Databázi teď nelze použít ({ $reason }).
store--newer-schema = Databázi vytvořila novější verze programu (schéma { $found }, zde známé: { $known }). Aktualizuj program.
store--bad-location = Adresu databáze nelze použít ({ $reason }).
store--driver-missing = PostgreSQL potřebuje svůj ovladač. Nainstaluj ho příkazem: pip install 'meldstone[postgres]'.
store--no-backup = Soubor „{ $path }“ nelze použít jako zálohu ({ $reason }).
store--in-the-way = V „{ $path }“ už něco je. Pro nahrazení použij --force.

## The server

server--malformed = Zprávu nelze přečíst ({ $reason }).
server--too-large = Zpráva je příliš dlouhá; povoleno je nejvýše { $most } bajtů.
server--too-fast = Příliš mnoho požadavků. Chvíli počkej.
server--not-found = Tady nic není.
server--method-not-allowed = To tady nejde.
server--not-signed-in = Nejdřív se přihlas.
server--foreign-origin = Tato stránka nesmí se serverem mluvit.
server--unknown-host = Pod otevřenou adresou tento server neodpovídá. Provozovatel ji může povolit v nastavení (hosts).
server--unavailable = Server to teď nedokáže. Zkus to znovu.
server--say-hello-first = Nejdřív řekni, ke kterému stolu chceš.
room--seat-taken = Toto místo je obsazené.
room--no-free-seat = U tohoto stolu není volné místo.
room--already-seated = Tady už místo máš.
room--not-seated = U tohoto stolu nemáš místo.
room--not-owner = To může jen ten, kdo stůl otevřel.
room--already-started = Zápas už začal.
room--not-started = Zápas ještě nezačal.
room--not-over = Hra ještě běží.
room--match-over = Hra skončila.
room--too-few-players = Ještě jsou volná místa.
room--just-changed = Ostatní u stolu ještě nemuseli vidět, co se změnilo. Začni za pár vteřin.
room--paused = U stolu je přestávka.
room--not-paused = Teď není přestávka.
room--closed = Tento stůl je zavřený.
room--unreadable = Tento stůl nelze otevřít: jeho záznam je poškozený. Provozovatel tohoto serveru vidí, o který stůl jde.
game--unreadable = Tuto hru nelze zobrazit: její záznam je poškozený nebo větší než jakákoli hra.
room--by-invitation = K tomuto stolu se dostaneš jen s pozvánkou.
room--no-such-code = Žádný stůl nemá tento kód.
room--no-spectators = U tohoto stolu se nikdo nesmí dívat.
room--chat-off = Chat je u tohoto stolu vypnutý.
room--accounts-only = Hodnocené hry vyžadují účet.
room--rated-same-time = V hodnocených hrách mají všichni stejný čas.
room--rated-needs-clock = Hodnocené hry potřebují hodiny.
room--rated-one-edition = Kombinované edice se nehodnotí.
room--rated-no-days = Zápasy s dny na tah se nehodnotí.
room--rated-too-long = Hodnocený zápas má nejvýše { $most } her.
room--not-in-rated-game = V hodnocené hře to nejde.
room--bad-setting = Nastavení „{ $field }“ není platné.
room--no-hints = U tohoto stolu jsou nápovědy vypnuté.
room--too-restless = Příliš mnoho požadavků od posledního tahu. Nejdřív je potřeba odehrát tah.
room--sent-away = Ten, kdo stůl otevřel, tě od něj poslal pryč.
room--not-welcome = K tomuto stolu si sednout nemůžeš.
room--too-many-seats = Víc míst najednou jeden člověk mít nemůže: { $most }. Nejdřív opusť některý stůl.
room--too-many-rooms = Na hráče už čeká tolik stolů, kolik jich najednou čekat smí: { $most }. Přisedni k některému z nich, nebo nejdřív některý zavři.
room--chat-too-fast = To bylo moc najednou. Počkej pár vteřin, než řekneš víc.
room--cannot-agree = Někdo, koho se to týká, tu není nebo je to bot, a tak se na tom stůl nemůže dohodnout.
room--turn-was-legal = Tah byl podle pravidel a boti ho nechávají platit, takže ho nelze vzít zpět.
name--not-usable = Toto jméno nelze použít. Musí mít písmeno nebo číslici a nejvýše { $most } znaků.
name--invisible-characters = Toto jméno obsahuje neviditelné znaky.
name--piled-marks = V tomto jménu je příliš mnoho značek nad písmeny nebo pod nimi.
name--mixed-scripts = Toto jméno míchá různá písma v jednom slově.
name--taken = Toto jméno už někdo má.
name--looks-taken = Toto jméno vypadá stejně jako jméno jiného účtu.
name--belongs-to-account = Toto jméno patří k účtu, nebo tak vypadá. Přihlas se, nebo hraj jako „{ $suggestion }“.
account--wrong-password = Jméno nebo heslo nesouhlasí.
account--password-too-short =
    { $minimum ->
        [one] Heslo je příliš krátké; potřebuje alespoň { $minimum } znak.
        [few] Heslo je příliš krátké; potřebuje alespoň { $minimum } znaky.
       *[other] Heslo je příliš krátké; potřebuje alespoň { $minimum } znaků.
    }
account--banned = Tento účet zablokoval provozovatel serveru.
account--wrong-recovery-code = Jméno nebo záchranný kód nesouhlasí.
account--needed = K tomu je potřeba účet.
account--too-many-bots = Nejvyšší počet botů na jednom účtu: { $most }.
account--too-many-blocked = Víc lidí zablokovat nemůžeš: { $most }.
