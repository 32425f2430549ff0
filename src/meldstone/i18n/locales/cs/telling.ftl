### What the table tells: what happened, whose turn it is, what is missing, what the clock will do.

## What happened: each sentence begins with the player, whose face may stand for the name

tell-drew = { $player } si bere kámen
tell-drew-tiles = { $player } si bere { $tiles }
    .tiles = object
tell-passed = { $player } se vzdává tahu
tell-discarded = { $player } odkládá { $tiles }
    .tiles = object
tell-played = { $player } vykládá kameny
tell-laid = { $player } vykládá { $tiles }
    .tiles = object
tell-opened = { $player } má první vyložení: { $tiles }
tell-opened-points =
    { $player } má první vyložení: { $tiles } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    })
tell-added = { $player } přikládá { $tiles }
    .tiles = object
tell-added-to = { $player } přikládá { $tiles } ke kombinaci { $set }
    .tiles = object
tell-laid-and-added = { $player } vykládá { $tiles } a přikládá { $more }
    .tiles = object
    .more = object
tell-made = { $player } skládá kombinaci { $tiles } a bere na ni ze stolu { $more }
    .more = object
tell-rebuilt = { $player } vykládá { $tiles } a přestavuje stůl
    .tiles = object
tell-joker-swapped = { $player } mění { $tiles } za { $joker }
    .tiles = object
    .joker = object
tell-joker-won = { $player } získává { $joker } a vykládá { $tiles }
    .joker = object
    .tiles = object
tell-left = { $player } odchází od stolu
tell-back = { $player } je zpátky
tell-bot-helps = { $player } je pryč: zaskakuje bot
tell-time-up = { $player } už nemá čas
tell-time-up-drew =
    { $player } už nemá čas a bere si { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
tell-time-up-tiles = { $player } už nemá čas a bere si { $tiles }
    .tiles = object
tell-time-up-counts = { $player } už nemá čas; stůl platí, jak leží
tell-time-up-back =
    { $player } už nemá čas a bere zpět { $back ->
        [one] { $back } kámen
        [few] { $back } kameny
       *[other] { $back } kamenů
    }
tell-time-up-back-tiles = { $player } už nemá čas a bere zpět { $back }
    .back = object
tell-time-up-penalty =
    { $player } už nemá čas, bere zpět { $back ->
        [one] { $back } kámen
        [few] { $back } kameny
       *[other] { $back } kamenů
    } a k tomu { $count ->
        [one] { $count } trestný kámen
        [few] { $count } trestné kameny
       *[other] { $count } trestných kamenů
    }
tell-time-up-penalty-tiles = { $player } už nemá čas, bere zpět { $back } a k tomu { $tiles }
    .back = object
    .tiles = object
tell-not-legal =
    { $player } nechává neplatný stůl a bere si { $count ->
        [one] { $count } trestný kámen
        [few] { $count } trestné kameny
       *[other] { $count } trestných kamenů
    }
tell-not-legal-tiles = { $player } nechává neplatný stůl a bere si { $tiles }
    .tiles = object
tell-ruled-undo =
    Tah se vrací; { $player } si bere { $count ->
        [one] { $count } trestný kámen
        [few] { $count } trestné kameny
       *[other] { $count } trestných kamenů
    }
tell-ruled-undo-tiles = Tah se vrací; { $player } si bere { $tiles }
    .tiles = object
tell-ruled-uphold =
    Tah platí; { $player } si bere { $count ->
        [one] { $count } trestný kámen
        [few] { $count } trestné kameny
       *[other] { $count } trestných kamenů
    }
tell-ruled-uphold-tiles = Tah platí; { $player } si bere { $tiles }
    .tiles = object

## Whose turn it is

tell-your-turn = Jsi na tahu
tell-thinks = { $player } přemýšlí
tell-turn-of = Hraje { $player }
tell-plan-ahead = Plánuj napřed: vidíš to jen ty
tell-how-to-open =
    Na první vyložení potřebuješ ze stojánku kombinace, které mají dohromady { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
tell-open-with-any = Na první vyložení stačí jakákoli kombinace ze stojánku: body nejsou potřeba.
tell-show-again = Ukázat znovu
tell-offline = Bez spojení: tvé kameny zůstanou, kde jsou. Nic neplatí, dokud se nevrátíš.

## Play: why it cannot be pressed yet, in a few words

tell-play-offline = Čeká se na spojení
tell-play-checking = Kontroluje se…
tell-play-lay = Vylož kámen
tell-play-open =
    Vylož aspoň { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
tell-play-points =
    Ještě { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
tell-play-alone =
    { $count ->
        [one] Jeden kámen leží sám
        [few] { $count } kameny leží samy
       *[other] { $count } kamenů leží samo
    }
tell-play-one-missing = Chybí jeden kámen
tell-play-unfinished =
    { $count ->
        [one] Jedna kombinace není hotová
        [few] { $count } kombinace nejsou hotové
       *[other] { $count } kombinací není hotových
    }
tell-play-not-yet = Ještě ne
tell-play-draw-first = Nejdřív si vytáhni kámen
tell-play-discard = Odlož kámen
tell-play-table-tile = Na stole chybí kámen
tell-play-own-first = Nejdřív první vyložení
tell-play-joker = Žolíka musíš použít
tell-play-joker-set = Kombinace se žolíkem zůstává
tell-play-discard-used = Použij odložený kámen
tell-play-open-tile = Použij odkrytý kámen
tell-play-open-tile-finish = Dohraj s odkrytým kamenem
tell-take-back-and-draw = Vzít zpět a vytáhnout
tell-draw-a-tile = Vytáhnout kámen
tell-left-to-draw =
    { $count ->
        [one] zbývá { $count }
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }
tell-sort-own = Moje
tell-valid =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }, všechny kombinace platí
tell-meter = { $points } z { $minimum } bodů na první vyložení
tell-meter-of = z { $points } bodů
tell-meter-short = z { $points }
tell-meter-open = na první vyložení

## The last seconds: what happens when the time is up

tell-last-counts = Po vypršení času platí tvůj stůl, jak leží.
tell-last-idle =
    Po vypršení času si bereš { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }.
tell-last-over = Po vypršení času tvůj tah končí.
tell-last-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } zatím nestačí.
tell-last-back = Po vypršení času se tvé kameny vrátí.
tell-last-back-penalty =
    Po vypršení času se tvé kameny vrátí a bereš si { $count ->
        [one] { $count } trestný kámen
        [few] { $count } trestné kameny
       *[other] { $count } trestných kamenů
    }.
tell-last-partly = Po vypršení času platné kombinace zůstanou a zbytek se vrátí.
tell-last-partly-penalty =
    Po vypršení času platné kombinace zůstanou, zbytek se vrátí a bereš si { $count ->
        [one] { $count } trestný kámen
        [few] { $count } trestné kameny
       *[other] { $count } trestných kamenů
    }.
tell-last-way-out =
    Vezmi vše zpět, jinak si bereš { $count ->
        [one] { $count } trestný kámen
        [few] { $count } trestné kameny
       *[other] { $count } trestných kamenů
    }.

## The card of a turn that was settled

tell-time-is-up = Čas vypršel
tell-not-valid = Stůl nebyl platný
tell-card-back = Tvůj stůl nebyl hotový tah. Zpět na tvém stojánku: { $tiles }.
tell-card-penalty =
    Bereš si { $count ->
        [one] { $count } trestný kámen
        [few] { $count } trestné kameny
       *[other] { $count } trestných kamenů
    }:
tell-card-draw =
    Bereš si { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }:
tell-all-right = Dobře

## Hints, handing over, chat, sounds

tell-nothing-fits = Nic se nehodí.
tell-nothing-fits-yet = Jak teď stůl leží, žádný tvůj kámen se nehodí.
tell-can-play = něco se dá vyložit
tell-you-draw = Bereš si { $tiles }.
    .tiles = object
tell-hide-and-pass-on = Skrýt můj stojánek a předat dál
tell-answer = Odpovědět: { $player }
tell-say-kind = Řekni něco milého
tell-sounds-on = Zapnout zvuky
tell-sounds-off = Vypnout zvuky

## The empty table

tell-empty-run = Postupka: jedna barva, čísla za sebou
tell-empty-group = Skupina: jedno číslo, různé barvy
tell-empty-how = Přetáhni sem tři nebo víc kamenů a vylož kombinaci.
