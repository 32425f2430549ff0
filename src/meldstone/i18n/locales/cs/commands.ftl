### What the commands of the terminal say beside the game: solve, verify, arena, editions, and those of an operator.

## Options that cannot be used like this

cli-error-together = { $what } a { $other } nejdou dohromady
cli-error-no-value = { $what } nemá hodnotu
cli-error-one-of = chybí jedno z těchto: { $what }
cli-error-ambiguous = { $what } může znamenat více voleb: { $choices }
usage-together = { $option } nejde dohromady s { $chosen }
usage-solve = solve potřebuje --rack, --position nebo --jsonl
usage-step = --step čte klávesnici, proto záznam nemůže přijít ze standardního vstupu
usage-seat = --seat { $value }: tato hra má místa { $letters }, nebo 1 až { $most }
usage-set = --set potřebuje PRAVIDLO=HODNOTA, ne „{ $value }“
usage-positive = { $option } potřebuje číslo od 1
usage-address = --address patří k --engine ray
usage-sprt = --sprt potřebuje dva podíly výher v procentech, například 50:55
usage-bots = --bots potřebuje boty, kteří hrají, například --bots skilled,novice
usage-league-few = --league potřebuje tolik různých botů, kolik je míst ({ $players }), každého jednou
usage-league-many = --bots jmenuje více botů ({ $bots }), než je míst ({ $players }); s --league se setkají všichni
usage-seconds = { $option } potřebuje sekundy, více než 0
usage-resumed = { $option } je dáno úlohou, ve které pokračuje --resume
usage-range = { $option } je příliš malé nebo příliš velké
usage-free-jokers = --edition potřebuje edici s volnými žolíky, například classic
usage-delay = --in { $value }: očekává se 90s, 5m nebo 1h
usage-week = --in { $value }: nejvýše týden

## meldstone solve, check

solve-text = Najde nejlepší tah a nakreslí stůl předtím a potom, nebo odpovídá na řádky JSON ze standardního vstupu.
solve-table = kombinace na stole, například { $example } (výchozí: žádné)
solve-rack = kameny na stojánku, například { $example }
solve-opening = první vyložení ještě nemáš
solve-position = to všechno na jednom řádku: { $example }
solve-objective = čeho vyložit co nejvíc, když stojánek nejde vyprázdnit (výchozí: tiles)
solve-fewest = dokázat, že žádný nejlepší tah nemění méně kombinací; může to trvat
solve-explain = vypsat kroky jeden po druhém
cli-jsonl = odpovídat na řádky JSON ze standardního vstupu
check-text = Čte řádky JSON ze standardního vstupu a na každý odpoví jedním řádkem JSON.

## A move, drawn and told

move-before = předtím
move-after = potom
move-legend = * z tvého stojánku   • změněná   + nová   - spotřebovaná
move-joker = { $joker } v kombinaci { $set }: { $meant }
move-mirror = { $joker } v kombinaci { $set }: zrcadlo
move-lay = Vylož kombinaci { $target } ze svého stojánku
move-add = Přilož { $tiles } ze svého stojánku ke kombinaci { $target }
move-join = Spoj kombinaci { $source } s kombinací { $target }
move-split = Rozděl kombinaci { $source }: přilož { $tiles } ke kombinaci { $target }
move-split-begin = Rozděl kombinaci { $source }: začni kombinaci { $target } s { $tiles }
move-swap = Nahraď žolíka: přilož { $tiles } z kombinace { $source } ke kombinaci { $target }
move-swap-begin = Nahraď žolíka: začni kombinaci { $target } s { $tiles } z kombinace { $source }
move-swap-for = Nahraď žolíka v kombinaci { $source } kamenem { $tile }: přilož { $tiles } ke kombinaci { $target }
move-swap-for-begin = Nahraď žolíka v kombinaci { $source } kamenem { $tile }: začni kombinaci { $target } s { $tiles }
move-end = Přilož { $tiles } z konce kombinace { $source } ke kombinaci { $target }
move-end-begin = Začni kombinaci { $target } s { $tiles } z konce kombinace { $source }
move-take = Přilož { $tiles } z kombinace { $source } ke kombinaci { $target }
move-take-begin = Začni kombinaci { $target } s { $tiles } z kombinace { $source }
move-step = { $step }.
move-step-done = { $step }: { $tiles }.
move-nothing = Není co vyložit.
move-places =
    Vyloží { $tiles }: { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
move-finishes = Stojánek je prázdný.
move-changes = Změněné kombinace na stole: { $changed } z { $count }.
move-changes-fewest = Změněné kombinace na stole: { $changed } z { $count }, dokázané minimum.
move-unproven-tiles =
    Není dokázáno, že je nejlepší: může existovat tah až s { $count ->
        [one] { $count } kamenem
        [few] { $count } kameny
       *[other] { $count } kameny
    }.
move-unproven-points =
    Není dokázáno, že je nejlepší: může existovat tah až za { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }.
move-proven-tiles = Dokázáno: žádný platný tah nevyloží více kamenů.
move-proven-points = Dokázáno: žádný platný tah nevyloží více bodů.
move-proven = Dokázáno.

## meldstone verify

verify-of-judge = pravidla
verify-of-commitment = slib
verify-of-deal = rozdání
verify-of-moves = tahy
verify-of-score = body
verify-ok = v pořádku
verify-failed = CHYBA
verify-judged-by = verze pravidel { $judge }
verify-judged-by-older = verze pravidel { $judge }; nové hry mají { $newest }
verify-promised = výchozí hodnota je ta, která byla slíbena před rozdáním
verify-deals =
    { $count ->
        [one] { $count } rozdání
        [few] { $count } rozdání
       *[other] { $count } rozdání
    }, jak dává výchozí hodnota
verify-events =
    { $count ->
        [one] { $count } událost
        [few] { $count } události
       *[other] { $count } událostí
    }
verify-events-by-clock =
    { $count ->
        [one] { $count } událost
        [few] { $count } události
       *[other] { $count } událostí
    }; rozhodnuté časem a převzaté ze záznamu: { $settled }
verify-not-over = hra neskončila, není co ověřit
verify-no-beginning = záznam nezačíná game-opened
verify-bad-seed = výchozí hodnota nemá 64 šestnáctkových číslic
verify-no-seed = chybí výchozí hodnota, ze které se rozdává
verify-not-promised = výchozí hodnota nesouhlasí s tím, co bylo slíbeno před rozdáním
verify-other-draw = losování není to, které dává výchozí hodnota
verify-other-deal = rozdání { $number } není to, které dává výchozí hodnota
verify-other-starter = rozdání jmenuje jiného začínajícího hráče než losování
verify-event = událost { $number }: { $problem }
verify-too-much = chyb je příliš mnoho na to, aby se pokračovalo
verify-from-nowhere = { $event } přichází odnikud
verify-not-due = { $event } neměla přijít
verify-not-by-rules = { $event } není to, co dávají pravidla
verify-another-due = měla přijít { $due }, ne { $event }
verify-stops = záznam končí před { $event }
verify-more = … a další: { $count }

## meldstone editions

topic-box = Jaké kameny jsou a pro kolik hráčů
topic-setup = Od zavřené krabice k prvnímu tahu
topic-sets = Co je platná kombinace
topic-opening = První kombinace, které hráč vyloží
topic-turn = Vytahování a odkládání
topic-jokers = Jak lze žolíky ze stolu uvolnit a použít
topic-clock = Časový limit a co se stane potom
topic-ending = Body
topic-conduct = Co hráči smějí vědět, musí říct a smějí se ptát
editions-extends = vychází z: { $chain }
editions-base = od čeho začínají všechny edice
editions-choose = hráči se dohodnou na { $rules } ({ $example })
editions-rule = pravidlo
editions-value = hodnota
editions-instead = základ: { $value }

## meldstone arena, train

arena-text = Nechá boty odehrát mnoho her, každé rozdání znovu s vyměněnými místy, a vypíše podíly výher a body s intervaly 95 %.
arena-bots = kdo hraje, například { $example }; s :points nebo :place pro cíl; poslední dostane zbylá místa
arena-players = místa u stolu (výchozí: { $default })
arena-games = hry, zaokrouhlené nahoru na celá rozdání (výchozí: { $default })
arena-seed = výchozí hodnota všech rozdání (výchozí: { $default })
arena-think = čas na přemýšlení na tah u botů, kteří plánují, v sekundách (výchozí: { $default })
arena-league = odehrát všechna složení botů, s hodnocením
arena-sprt = skončit dřív, jakmile je jasný jeden ze dvou podílů výher prvního bota (výchozí: rovný proti o desetinu vyššímu, jako 50:55)
arena-workers = procesy (výchozí: jeden na jádro)
arena-engine = procesy tohoto počítače, nebo cluster Ray (meldstone[ray])
arena-address = kde je cluster, nebo auto (výchozí: místní pro tuto úlohu)
arena-json = zapsat výsledek se všemi hrami do tohoto souboru; - je standardní výstup
arena-report = zapsat stránku s grafy do tohoto souboru
arena-resume = pokračovat v úloze souboru s výsledkem, až do --games
arena-check = ověřit záznam každé hry
arena-column-bot = bot
arena-column-games = hry
arena-column-wins = výhry
arena-column-win-rate = podíl výher
arena-column-points = body na hru
arena-column-rating = hodnocení
arena-share = { $share } %
arena-range = { $value } ({ $low } až { $high })
arena-ahead = Vepředu u téhož stolu, bot v řádku proti botovi nahoře:
arena-played = Hry: { $games }, rozdání: { $deals }, { $edition }, hráči: { $players }, výchozí hodnota { $seed }; tahů na hru: { $turns }; rovný podíl by byl { $even } %
arena-brackets = V závorkách: intervaly 95 %; hry z jednoho rozdání se počítají dohromady (docs/arena.md).
arena-stand = logaritmický poměr věrohodností { $ratio }, meze { $low } a { $high }
arena-undecided = { $bot }: zatím nerozhodnuto mezi { $low } % a { $high } % výher ({ $stand })
arena-accepted = { $bot }: přijato { $accepted } % výher proti { $other } % ({ $stand })
arena-stopped = Zastaveno, odehráno her: { $games }. Pokračuj příkazem: { $command }
arena-dealing = rozdávání
arena-left = zbývá
train-text = Učí bota mistra ve hrách proti sobě samému a proti hráčům, kteří vykládají nejvíc kamenů; stejné volby dávají stejné lekce.
train-edition = edice s volnými žolíky (výchozí: { $default })
train-objective = o co se hraje (výchozí: { $default })
train-games = hry, ze kterých se učí (výchozí: { $default })
train-rounds = kola učení (výchozí: { $default })
train-seed = výchozí hodnota veškeré náhody (výchozí: { $default })
train-out = kam přijde naučené (výchozí: { $default })
train-done = { $file }: naučené znaky: { $features }; hráči: { $players }, žolíci: { $jokers }, cíl: { $objective }
train-learning = učení
train-error = střední kvadratická chyba { $error }

## meldstone serve

serve-text = Nabízí stoly přes HTTP a WebSocket, dokud se nezastaví (Ctrl-C nebo SIGTERM). Nic se nemusí nastavovat.
serve-more = Každé nastavení může přijít i z prostředí (MELDSTONE_PORT=9000) nebo ze souboru TOML (port = 9000); volby mají přednost před prostředím, prostředí před souborem. Bez --database jsou data v souboru SQLite v $MELDSTONE_DATA nebo v datové složce uživatele. docs/operate.md ukazuje službu za proxy a několik procesů na PostgreSQL.
serve-settings = nastavení souboru a prostředí s výchozími hodnotami:
serve-host = adresa, na které se naslouchá (výchozí: 127.0.0.1, jen tento počítač)
serve-port = port, na kterém se naslouchá (výchozí: 8080; 0 vybere volný)
serve-database = sqlite:///cesta/k/souboru nebo postgresql://uživatel:heslo@počítač/název
serve-allowed-host = odpovídat i na toto jméno, play.example.org; lze opakovat
serve-origin = obsluhovat i stránky tohoto původu; lze opakovat
serve-config = číst nastavení z tohoto souboru TOML ($MELDSTONE_CONFIG)
serve-log-level = debug, info, warning nebo error (výchozí: info)

## meldstone backup, restore

backup-text = Zapíše stoly, hry, hodnocení a účty, jak jsou v jednom okamžiku, do jednoho souboru. Servery běží dál. Soubor obsahuje otisky hesel a tajné klíče: dobře ho uschovej.
backup-file = kam se zapíše; soubor se objeví, až bude celý
backup-force = přepsat FILE
backup-database = sqlite:///cesta/k/souboru nebo postgresql://uživatel@počítač/název (výchozí: $MELDSTONE_DATABASE, jinak soubor serveru)
backup-writing = zápis
backup-done = { $file }: bajtů: { $bytes }, vše z { $database }
restore-text = Nahradí obsah databáze zálohou, vše najednou nebo nic. Zálohu SQLite lze obnovit do PostgreSQL a naopak. Běžící servery načtou své stoly znovu.
restore-file = záloha
restore-force = nahradit, co databáze obsahuje
restore-deleted = identifikátory účtů smazaných od té doby, jeden na řádek, pro databázi, která je nezná: zůstanou smazané
restore-restoring = obnova
restore-done = { $database }: vše z { $file }

## meldstone admin

admin-text = Stará se o lidi a stoly, i když servery běží. Jména jsou jména účtů v jakémkoli zápisu; stačí i identifikátor.
admin-accounts = vypsat účty
admin-rooms = vypsat stoly
admin-reports = vypsat, co hráči nahlásili, poslední nejdřív
admin-report = ukázat jedno hlášení s tím, co se u stolu stalo
admin-rename = dát účtu jiné jméno
admin-ban = ukončit všechny relace účtu a nikoho už nepustit dovnitř
admin-unban = pustit zablokovaný účet znovu dovnitř
admin-reset-password = nastavit heslo, které se ukáže jednou, a zrušit všechny relace a záchranné kódy
admin-close-room = zavřít stůl; jeho dohrané hry zůstanou
admin-announce-restart = říct všem hráčům, kdy se servery restartují
admin-verify-backup = ověřit, zda je záloha celá a každý stůl v ní lze přečíst
admin-as-json = odpovídat v řádcích JSON, pro skripty
admin-of-database = databáze serverů (výchozí: jako u meldstone serve)
admin-with-name = jen ty, jejichž jméno obsahuje toto
admin-only-banned = jen zablokované
admin-with-status = jen ty v tomto stavu
admin-with-player = jen ty, u kterých sedí tento účet
admin-which-report = hlášení, jak ho vypíše „reports“
admin-at-most = nejvýše tolik (výchozí: { $default })
admin-which-account = účet
admin-new-name = jak se od teď jmenuje
admin-which-room = identifikátor stolu, jako v jeho odkazu
admin-in = za 90s, 5m nebo 1h
admin-cancel = restart nakonec nebude
admin-words = co dodáváš, ukázáno všem tak, jak to je
