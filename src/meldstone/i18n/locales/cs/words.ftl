## Vocabulary

word-tile = hrací kámen
word-number = číslo
word-value = hodnota
word-colour = barva
word-rack = stojánek
word-pool = zásobník
word-stack = komínek
word-table = stůl
word-set = kombinace
word-group = skupina
word-run = postupka
word-joker = žolík
word-normal-joker = normální žolík
word-special-joker = speciální žolík
word-double-joker = dvojitý žolík
word-two-colour-joker = dvoubarevný žolík
word-mirror-joker = zrcadlový žolík
word-initial-meld = první vyložení
word-lay-down = vyložit
word-add-to-a-set = přiložit
word-manipulation = manipulace
word-split = rozdělit
word-replace-joker = nahradit
word-turn = tah
word-round = kolo
word-game = hra
word-player = hráč
word-starting-player = začínající hráč
word-draw = vytáhnout
word-pass = vzdát se tahu
word-time-limit = časový limit
word-timer = časomíra
word-penalty = trest
word-points = body
word-scoring = bodování
word-minus-points = trestné body
word-winner = vítěz
word-hand-game = hra z ruky
word-doublet = dvojice
word-discard = odložit
word-undo = vrátit zpět
word-referee = rozhodčí

## Colours

colour-black = černá
colour-orange = oranžová
colour-blue = modrá
colour-red = červená
colour-brown = hnědá
colour-white = bílá
colour-green = zelená
colour-violet = fialová

## The four kinds of sets

kind-group = skupina
kind-run = postupka
kind-mirror-group = zrcadlová skupina
kind-mirror-run = zrcadlová postupka

## The editions: name and one line

edition-original = Originál
edition-original-description = Přísná pravidla pro žolíky a žádné hodiny, jako ve starém návodu.
edition-classic = Klasika
edition-classic-description = Jak se dnes hraje nejčastěji: volní žolíci, minuta na tah.
edition-twist = Twist
edition-twist-description = Čtyři druhy žolíků: normální, dvojitý, dvoubarevný a zrcadlový.
edition-mix = Mix
edition-mix-description = Předem se dohodnete, kteří speciální žolíci budou ve hře.
edition-six-player = Pro šest hráčů
edition-six-player-description = Velká krabice: 160 kamenů, až šest hráčů.
edition-rummy = Rummy
edition-rummy-description = Hnědé, bílé, modré a červené kameny; kombinace se žolíkem se nesmí rozdělit.
edition-rummy-discard = Rummy: vytáhnout a odložit
edition-rummy-discard-description = V každém tahu si vytáhneš kámen; kdo nic nevyloží, jeden odloží.
edition-rummy-open-tile = Rummy: odkrytý kámen
edition-rummy-open-tile-description = Jeden kámen leží odkrytý; vzít si ho smí, kdo s ním hru ukončí.
edition-rummy-hand = Rummy: hra z ruky
edition-rummy-hand-description = Kdo hned prvním tahem vyloží všechny kameny, zdvojnásobí ostatním trestné body.
edition-tournament = Turnaj
edition-tournament-description = 40 sekund na tah, rozhodčí a tresty pro toho, kdo nemá první vyložení.
variant-rummy-discard = odkládání
variant-rummy-open-tile = odkrytý kámen
variant-rummy-hand = hra z ruky
label-variants = Varianty

## Headings

label-table = Stůl
label-rack = Tvůj stojánek
label-pool = Zásobník
label-discard = Odloženo
label-open-tile = Odkrytý kámen
label-points = Body
label-players = Hráči
label-you = Ty
label-former-player = Bývalý hráč
label-edition = Edice
label-time-left = Zbývá čas

## Numbers with their noun

count-tiles =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
count-seconds =
    { $count ->
        [one] { $count } sekunda
        [few] { $count } sekundy
       *[other] { $count } sekund
    }

## What happens at the table

game-your-turn = Jsi na tahu.
game-turn-of = Na tahu je { $player }.
game-starts = Začíná { $player }.
game-plays =
    { $player } vykládá { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }.
game-draws = { $player } si bere kámen ze zásobníku.
game-draws-tile = { $player } si bere { $tile }.
    .tile = object
game-you-draw = Bereš si { $tile }.
    .tile = object
game-passes = { $player } se vzdává tahu.
game-discards = { $player } odkládá { $tile }.
    .tile = object
game-takes-discard = { $player } si bere odložený kámen: { $tile }.
game-takes-open-tile = { $player } si bere odkrytý kámen: { $tile }.
game-penalty =
    { $player } si za trest bere { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }.
game-time-up = { $player }: čas vypršel.
game-table-not-legal = { $player }: stůl neodpovídá pravidlům.
game-redeal =
    { $player } ukazuje { $count ->
        [one] { $count } dvojici
        [few] { $count } dvojice
       *[other] { $count } dvojic
    } a žádá o nové rozdání.
game-announces = { $player } ohlašuje první vyložení na příští kolo.
game-holds =
    { $player } má ještě { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }.
game-dispute = { $player } volá rozhodčího.
game-table-empty = Stůl je prázdný.
game-over = Konec hry.
game-wins = { $player } vyhrává!
game-shared-win = O vítězství se dělí: { $players }.
game-blocked = Zásobník je prázdný a všichni se vzdali tahu. Vyhrává, kdo má na stojánku nejméně bodů.
