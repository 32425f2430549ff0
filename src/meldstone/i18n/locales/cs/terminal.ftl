### The game in the terminal: what it understands and what it says.

## What may be typed: commands, small words, colours; the first is shown, all are understood, as are the English ones

typed-draw = vytáhni, táhni, vytáhnout
typed-pass = vzdej, vzdávám
typed-done = hotovo
typed-undo = zpět
typed-reset = znovu
typed-sort = seřaď
typed-announce = ohlas
typed-redeal = rozdej
typed-ready = nech, nechám
typed-hint = porada, poraď
typed-show = ukaž
typed-help = pomoc, nápověda
typed-quit = odejdi, konec
typed-lay = vylož, vyložit
typed-add = přilož, přidej
typed-take = vezmi, vzít
typed-move = přesuň
typed-split = rozděl
typed-swap = vyměň, nahraď
typed-join = spoj
typed-table = stůl
typed-discard = odlož
typed-ask = kolik, zeptej
typed-discarded = odložený
typed-open = odkrytý
typed-to = k, ke, do, na
typed-from = z, ze, od
typed-after = za, po
typed-for = za, místo
typed-in = v, ve, z, ze
typed-with = s, se
typed-fillers = kombinace, kombinaci, kombinací, a, kámen, kameny, prosím
typed-black = č
typed-orange = o
typed-blue = m
typed-red = čv
typed-brown = h
typed-white = bí
typed-green = z
typed-violet = f
typed-joker = ž, žolík, žolíka

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
term-goodbye = Hra je opuštěna. Na shledanou!
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
term-you-start = Začínáš.
term-you-redeal = Žádáš nové rozdání: { $tiles }.
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
term-draft-open = Máš rozehrané kameny: „{ $done }“ s nimi tah ukončí, „{ $reset }“ je nejdřív vrátí.
term-draw-or-take = Každý tah začíná kamenem: „{ $draw }“, nebo „{ $take }“, když ho můžeš hned vyložit.
term-must-discard = Jeden kámen musí pryč: „{ $example }“.
term-no-such-player = Nikdo se tu nejmenuje „{ $name }“. U stolu: { $names }.
term-hint = Můžeš vyložit: { $play }.
term-hint-first = Nejdřív „{ $take }“.
term-hint-draw = Nevidím nic k vyložení. Napiš „{ $draw }“, nebo hledej kombinace, které jde přestavět.
term-hint-pass = Nevidím nic k vyložení. Napiš „{ $pass }“, nebo hledej kombinace, které jde přestavět.
term-hint-discard = Nevidím nic k vyložení. Nejméně tě bude stát „{ $discard }“.
term-same-set = To je tatáž kombinace.
term-last-tile = { $tile } je poslední kámen kombinace { $set }; za ním už nic není.
term-no-other = Další { $tile } na stole ani na stojánku není.
term-already-taken = Jeden kámen už máš vzatý; „{ $undo }“ nebo „{ $reset }“ ho vrátí.
term-no-set = Kombinace { $set } není: poslední má číslo { $last }.
term-no-set-at-all = Kombinace { $set } není: stůl je prázdný.
term-no-home = Žádná kombinace na stole nemá { $tiles }.
term-which-home = { $tiles }: v kombinacích { $sets }. Řekni, ve které, například: { $from } { $first }
term-only-one = Na stojánku ani v ruce nemáš víc než jeden kámen { $tile }.
term-have-no = Na stojánku ani v ruce nemáš { $tile }.
term-rack-has-no = Na stojánku nemáš { $tile }.
term-set-has-no = Kombinace { $set } nemá { $tile }.
term-nothing-to-undo = Není co vrátit zpět.
term-alone = „{ $word }“ piš samotné, bez ničeho dalšího.
term-unknown = Slovu „{ $word }“ nerozumím. Napiš „{ $help }“, chceš-li vidět vše, co můžeš.
term-did-you-mean = Slovu „{ $word }“ nerozumím. Má to být „{ $near }“?
term-not-a-tile = „{ $token }“ není hrací kámen. Kameny se píší jako R7, K13 nebo J; například: { $example }
term-number = Řekni číslo kombinace; například: { $example }
term-which-tiles = Které kameny? Například: { $example }
term-tiles-and-set = Řekni, které kameny a ke které kombinaci; například: { $example }
term-example = Například: { $example }
term-in-and-out = Řekni, který kámen jde dovnitř a který ven; například: { $example }
term-one-tile = Odlož jeden kámen; například: { $example }
term-ask-whom = Koho se ptáš? Například: { $example }

## The help of the game

help-lay = nová kombinace ze stojánku; více jich odděl středníkem
help-add = kameny ze stojánku ke kombinaci 3
help-take = do ruky, k vyložení nebo přiložení jinam; bez kamenů celá kombinace
help-move = z jedné kombinace rovnou do druhé
help-split = z jedné kombinace dvě
help-join = ze dvou kombinací jedna
help-swap = tvá R7 na místo žolíka; žolíka pak použij
help-table = celý stůl tak, jak ho chceš mít, najednou
help-undo = o krok zpět
help-reset = všechno zpět
help-done = ukončí tah se stolem, jak leží
help-draw-always = kámen, kterým začíná každý tah
help-draw = kámen místo vyložení; tím tah končí
help-pass-drawn = po vytažení, když nic nevykládáš
help-pass = když už není co vytáhnout
help-take-discard = poslední kámen hráče před tebou do nové kombinace
help-discard = odloží kámen; tím tah končí
help-take-open-finish = odkrytý kámen, když s ním hru ukončíš
help-take-open = odkrytý kámen, když ho v tomto tahu vyložíš
help-announce = hned po vytažení: příště přijde první vyložení
help-ask = kolik kamenů má Ada?
help-redeal = před prvním tahem, se třemi dvojicemi: nové rozdání
help-ready = před prvním tahem: kameny si necháš
help-sort = stojánek podle čísel; podruhé podle barev
help-hint = rada
help-show = znovu ukáže stůl
help-quit = odejít ze hry
help-tiles = Kameny: { $colours }.
help-double = dvojitý žolík, dva sousední kameny
help-two-colour = dvoubarevný žolík, barva se mění
help-mirror = zrcadlový žolík
help-any-order = Na pořadí a velikosti písmen nezáleží; samotné kameny znamenají „{ $lay }“.
help-by-name = Kameny lze i jmenovat: { $example }. Anglickým slovům se rozumí vždy.
help-no-clock = Neběží tu žádný čas, nespěchej.

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
