### The end of a game and of a match, and disputes about a turn.

## How it ended

ending-you-win = Vyhráváš!
ending-wins = { $player } vyhrává
ending-you-share = Dělíš se o vítězství
ending-share = O vítězství se dělí: { $player }
ending-my-last =
    { $count ->
        [one] Tvůj poslední kámen:
        [few] Tvé poslední kameny:
       *[other] Tvé poslední kameny:
    } { $tiles }
ending-my-last-many =
    Tvůj poslední tah: { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    } najednou.
ending-their-last =
    { $count ->
        [one] Poslední kámen:
        [few] Poslední kameny:
       *[other] Poslední kameny:
    } { $tiles }; na tvém stojánku zbylo: { $left }.
ending-their-last-many =
    { $player } vykládá { $count ->
        [one] poslední kámen
        [few] poslední { $count } kameny
       *[other] posledních { $count } kamenů
    } najednou; na tvém stojánku zbylo: { $left }.
ending-last =
    { $count ->
        [one] Poslední kámen:
        [few] Poslední kameny:
       *[other] Poslední kameny:
    } { $tiles }
ending-last-many =
    { $player } vykládá { $count ->
        [one] poslední kámen
        [few] poslední { $count } kameny
       *[other] posledních { $count } kamenů
    } najednou.
ending-blocked-mine = Zásobník je prázdný a všichni se vzdali tahu. Na stojánku máš nejméně ({ $points }), a proto vyhráváš.
ending-blocked-theirs = Zásobník je prázdný a všichni se vzdali tahu. { $player } má na stojánku nejméně ({ $points }), a proto vyhrává.
ending-final-round-mine = Zásobník je prázdný a každý měl ještě jeden tah. Na stojánku máš nejméně ({ $points }), a proto vyhráváš.
ending-final-round-theirs = Zásobník je prázdný a každý měl ještě jeden tah. { $player } má na stojánku nejméně ({ $points }), a proto vyhrává.
ending-hand-game = Hra z ruky: body se počítají × { $factor }.
ending-game-of = hra { $number } z { $games }

## Points, spelt out

ending-the-rule = Pravidlo
ending-could-have-opened =
    Bez prvního vyložení, i když tyto kameny dávají { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }:
ending-and-others = a další: { $count }
ending-flat = Pevných { $points } místo součtu.
ending-not-opened-most =
    Bez prvního vyložení, a nešlo to: nejvíc daly tyto kameny: { $tiles } ({ $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }).
ending-not-opened-none = Bez prvního vyložení, a nešlo to.
ending-announced = První vyložení bylo včas ohlášeno: počítá se jen stojánek.
ending-announced-flat = První vyložení bylo včas ohlášeno: platí menší trest.
ending-joker = žolík { $points }
ending-jokers-each =
    { $count ->
        [one] { $count } žolík
        [few] { $count } žolíci
       *[other] { $count } žolíků
    } × { $points }

## A thing to remember

ending-longest-mine =
    Tvůj nejdelší tah: { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
ending-longest =
    Nejdelší tah: { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    } ({ $player })
ending-turn = Tah { $number }.
ending-taken-apart = Přestavěné kombinace: { $count }.
ending-watch = Podívat se
ending-see-how = Ukázat na stole
ending-missed-lost = Chyběl ti jeden krok.
ending-missed-won =
    Hru šlo ukončit už { $count ->
        [one] o tah
        [few] o { $count } tahy
       *[other] o { $count } tahů
    } dřív.
ending-missed-when =
    { $count ->
        [one] V posledním tahu
        [few] { $count } tahy před koncem
       *[other] { $count } tahů před koncem
    } šlo vyložit všechny tvé kameny:
ending-kind-close =
    To bylo těsné: na stojánku { $count ->
        [one] zbyl { $count } kámen
        [few] zbyly { $count } kameny
       *[other] zbylo { $count } kamenů
    }.
ending-kind = Dobře zahráno. Příští rozdání je nová šance.

## How to go on

ending-stronger = Soupeř o stupeň výš: { $player }
ending-keep = Uložit si tuto hru: založit účet
ending-fair-deal = Poctivé rozdání
ending-you-win-match = Vyhráváš zápas!
ending-wins-match = { $player } vyhrává zápas
ending-match-points =
    { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } po { $games ->
        [one] { $games } hře
        [few] { $games } hrách
       *[other] { $games } hrách
    }.
ending-your-place = Tvé místo: { $place }.
ending-last-game = Poslední hra
ending-another-match = Další zápas
ending-how-it-went = Jak to šlo
ending-game-number = Hra { $number }

## The referee

referee-laid =
    { $player }: vyloženo { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }.
referee-drew =
    { $player }: vytaženo { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }.
referee-legal = Podle pravidel byl tah v pořádku.
referee-illegal = Podle pravidel tah v pořádku nebyl.
referee-look = Podívat se
referee-bots = Boti se řídí pravidly: tah platí.
referee-all-agree = Vrátí se jen tehdy, když souhlasí všichni.
