### The game in the terminal: what it understands and what it says.

## What the game says

term-players =
    { $players ->
        [one] { $players } hráč
        [few] { $players } hráči
       *[other] { $players } hráčů
    }
term-fair = Poctivé rozdání: SHA-256 výchozí hodnoty pro zamíchání je
term-seed = Výchozí hodnota pro zamíchání: { $seed }
term-type-help = Napiš „{ $help }“, chceš-li vidět vše, co můžeš, nebo „{ $hint }“, když nevíš jak dál.
term-prompt = jsi na tahu
term-enter = Enter
term-goodbye = Odcházíš ze hry. Na shledanou!
term-verify = Ověř si to: { $command }
term-verify-seed = Rozdání plyne z této hodnoty; s --record SOUBOR si hru uložíš a „meldstone verify SOUBOR“ ji ověří.
term-tiles =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
term-not-opened = bez prvního vyložení
term-announced = ohlášeno
term-discarded = odloženo
term-discarded-dead = odloženo (nelze vzít)
term-pool = zásobník: { $count }
term-hand = v ruce, ze stolu
term-opening =
    Na první vyložení potřebuješ { $minimum ->
        [one] { $minimum } bod
        [few] { $minimum } body
       *[other] { $minimum } bodů
    } v jednom tahu, jen z vlastních kamenů.
term-opening-so-far =
    Na první vyložení potřebuješ { $minimum ->
        [one] { $minimum } bod
        [few] { $minimum } body
       *[other] { $minimum } bodů
    } z vlastních kamenů; zatím máš vyloženo { $points }.
term-start-draw = Losování o první tah: { $drawn }.
term-drawn-by = { $player }: { $tile }
term-you-start = Začínáš.
term-you-redeal = Žádáš o nové rozdání: { $tiles }.
term-you-play = Vykládáš: { $play }.
term-you-open = Máš první vyložení: { $play }.
term-you-take-discard = Bereš si odložený kámen: { $tile }.
term-you-take-open = Bereš si odkrytý kámen: { $tile }.
term-you-pass = Vzdáváš se tahu.
term-you-announce = Ohlašuješ první vyložení na příští kolo.
term-you-discard = Odkládáš { $tile }.
    .tile = object
term-you-finish = Máš hotovo.
term-plays = { $player } vykládá: { $play }.
term-opens = { $player } má první vyložení: { $play }.
term-new-tiles = Všichni dostávají nové kameny.
term-not-legal = Stůl nebyl platný.
term-to-pool = Zpět v zásobníku: { $tiles }.
term-drawn = Vytaženo: { $tiles }.
term-final-round = Zásobník je prázdný a každý měl ještě jeden tah. Vyhrává, kdo má na stojánku nejméně bodů.
term-added = { $tiles } k { $set }
term-within = { $tiles } v { $set }
term-rebuilt =
    { $count ->
        [one] { $count } kombinace přestavěna
        [few] { $count } kombinace přestavěny
       *[other] { $count } kombinací přestavěno
    }
term-you-win = Konec hry: vyhráváš!
term-wins = Konec hry: { $player } vyhrává!
term-reason-winner = získává, co ostatní ztrácejí
term-reason-rack = na stojánku zbylo { $points }
term-reason-unopened = bez prvního vyložení, nešlo to
term-reason-could = bez prvního vyložení, ačkoli to šlo
term-reason-announced = bez prvního vyložení, ale bylo ohlášeno
term-not-yet = Ještě ne:
term-ready-first = Napiš „{ $ready }“, chceš-li si kameny nechat, nebo „{ $redeal }“ pro nové rozdání.
term-has-doublets = Máš tři dvojice: „{ $redeal }“ dá všem nové kameny, „{ $ready }“ ti nechá tyto.
term-may-announce = Příště můžeš mít první vyložení. „{ $announce }“ to teď ohlásí a zmírní trest, když někdo skončí dřív; Enter pokračuje.
term-draw-or-take = Každý tah začíná kamenem: „{ $draw }“, nebo „{ $take }“, když ho můžeš hned vyložit.
term-must-discard = Jeden kámen musí pryč: „{ $example }“.
term-hint = Můžeš vyložit: { $play }.
term-hint-first = Nejdřív „{ $take }“.
term-hint-draw = Nevidím nic k vyložení. Napiš „{ $draw }“, nebo hledej kombinace, které jde přestavět.
term-hint-pass = Nevidím nic k vyložení. Napiš „{ $pass }“, nebo hledej kombinace, které jde přestavět.
term-hint-discard = Nevidím nic k vyložení. Nejméně tě bude stát „{ $discard }“.

## What the game says

term-replay-head = { $edition }, hra { $game }: { $names }
term-player = Hráč { $letter }
term-record-stops = Záznam tu končí; hra ještě neskončila.
term-replay-step = Enter: další tah, q: konec

## The command line

cli-description = Kamenové rummy: pravidla všech edic, přesně.
cli-start = Začni takto: { $command }
cli-usage = použití:
cli-commands = příkazy
cli-arguments = argumenty
cli-options = volby
cli-help = ukázat tuto nápovědu
cli-version = ukázat verzi a jak bylo sestaveno nativní jádro
cli-lang = jazyk, například de nebo pl; smí stát kdekoli (výchozí: MELDSTONE_LANG, jinak jazyk systému)
cli-play = hrát v terminálu proti botům
cli-serve = provozovat stoly, u kterých lidé hrají po síti
cli-solve = najít nejlepší tah pro stůl a stojánek
cli-check = posoudit kombinace, tahy, časové limity a body zadané jako řádky JSON na standardním vstupu
cli-editions = vypsat edice, nebo všechna pravidla jedné z nich
cli-replay = přehrát zaznamenanou hru tah po tahu
cli-verify = ověřit záznam hry: rozdání z výchozí hodnoty, každý tah, body
cli-arena = nechat boty hrát proti sobě a zjistit, kdo je lepší
cli-train = učit nejlepšího bota
cli-admin = starat se o lidi a stoly, zatímco servery běží
cli-backup = zapsat vše, co server uchovává, do jednoho souboru, za běhu
cli-restore = nahradit vše, co server uchovává, zálohou
cli-play-text = Ty proti botům v terminálu. Čas tu neběží: turn_seconds je vždy 0. Ve hře napiš „{ $help }“.
cli-edition = edice, nebo varianty spojené znakem +, například { $example } (výchozí: { $default })
cli-set = změnit jedno pravidlo; lze opakovat
cli-players = počet hráčů včetně tebe (výchozí: { $default })
cli-name = jak se jmenuješ
cli-seed = rozdat podle této výchozí hodnoty (nejvýše 64 šestnáctkových číslic)
cli-record = zapsat hru do tohoto souboru pro replay a verify
cli-colour = zapnout nebo vypnout barvy (výchozí: podle terminálu)
cli-replay-text = Ukáže zaznamenanou hru tah po tahu. S --step ukáže Enter další tah.
cli-file = záznam jako text nebo řádky JSON; - je standardní vstup
cli-step = po každém tahu čekat na Enter
cli-seat = ukázat jen to, co vidí toto místo: 1 až 6, nebo A až F
cli-verify-text = Znovu spočítá rozdání, každý tah i body záznamu. Návratový kód 1, když něco nesouhlasí.
cli-valid = Tento záznam je platný.
cli-invalid = Tento záznam NENÍ platný.
cli-editions-text = Vypíše edice; se jménem ukáže všechna pravidla a čím se liší od základu.
cli-editions-name = edice, nebo varianty spojené znakem +
cli-json = odpovědět v JSON
cli-editions-more = Všechna pravidla jedné edice: { $command }
cli-edition-name = edice
cli-edition-what = co to je
cli-error-required = chybí: { $what }
cli-error-unknown = tomuto nerozumím: { $what }
cli-error-choice = { $what }: „{ $value }“ není mezi možnostmi ({ $choices })
cli-error-value = { $what }: hodnota „{ $value }“ se nehodí
cli-error-argument = { $what }: chybí hodnota
