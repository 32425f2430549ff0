### What the table tells: what happened, whose turn it is, what is missing, what the clock will do.

## What happened: each sentence begins with the player, whose face may stand for the name

tell-drew = { $player } drar en sten
tell-drew-tiles = { $player } drar { $tiles }
    .tiles = object
tell-passed = { $player } passar
tell-discarded = { $player } avlägger { $tiles }
    .tiles = object
tell-played = { $player } lägger ut stenar
tell-laid = { $player } lägger ut { $tiles }
    .tiles = object
tell-opened = { $player } gör sin första utläggning: { $tiles }
tell-opened-points =
    { $player } gör sin första utläggning: { $tiles } ({ $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    })
tell-added = { $player } lägger till { $tiles }
    .tiles = object
tell-added-to = { $player } lägger { $tiles } till serien { $set }
    .tiles = object
tell-laid-and-added = { $player } lägger ut { $tiles } och lägger till { $more }
    .tiles = object
    .more = object
tell-made = { $player } bildar serien { $tiles } med { $more } från bordet
    .more = object
tell-rebuilt = { $player } lägger ut { $tiles } och bygger om bordet
    .tiles = object
tell-joker-swapped = { $player } byter { $tiles } mot { $joker }
    .tiles = object
    .joker = object
tell-joker-won = { $player } vinner { $joker } och lägger ut { $tiles }
    .joker = object
    .tiles = object
tell-left = { $player } lämnar bordet
tell-back = { $player } är tillbaka
tell-bot-helps = { $player } är borta: en bot hjälper till
tell-time-up = { $player } har ingen tid kvar
tell-time-up-drew =
    { $player } har ingen tid kvar och drar { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    }
tell-time-up-tiles = { $player } har ingen tid kvar och drar { $tiles }
    .tiles = object
tell-time-up-counts = { $player } har ingen tid kvar; bordet gäller som det ligger
tell-time-up-back =
    { $player } har ingen tid kvar och tar tillbaka { $back ->
        [one] { $back } sten
       *[other] { $back } stenar
    }
tell-time-up-back-tiles = { $player } har ingen tid kvar och tar tillbaka { $back }
    .back = object
tell-time-up-penalty =
    { $player } har ingen tid kvar, tar tillbaka { $back ->
        [one] { $back } sten
       *[other] { $back } stenar
    } och drar { $count ->
        [one] { $count } straffsten
       *[other] { $count } straffstenar
    }
tell-time-up-penalty-tiles = { $player } har ingen tid kvar, tar tillbaka { $back } och drar { $tiles }
    .back = object
    .tiles = object
tell-not-legal =
    { $player } lämnar ett ogiltigt bord och drar { $count ->
        [one] { $count } straffsten
       *[other] { $count } straffstenar
    }
tell-not-legal-tiles = { $player } lämnar ett ogiltigt bord och drar { $tiles }
    .tiles = object
tell-ruled-undo =
    Turen är ångrad; { $player } drar { $count ->
        [one] { $count } straffsten
       *[other] { $count } straffstenar
    }
tell-ruled-undo-tiles = Turen är ångrad; { $player } drar { $tiles }
    .tiles = object
tell-ruled-uphold =
    Turen gäller; { $player } drar { $count ->
        [one] { $count } straffsten
       *[other] { $count } straffstenar
    }
tell-ruled-uphold-tiles = Turen gäller; { $player } drar { $tiles }
    .tiles = object

## Whose turn it is

tell-your-turn = Din tur
tell-thinks = { $player } tänker
tell-turn-of = { $player } har turen
tell-plan-ahead = Planera i förväg: bara du ser det
tell-how-to-open =
    Till första utläggningen lägger du ut serier från din spelbräda som tillsammans är värda { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }.
tell-open-with-any = Till första utläggningen duger vilken serie som helst från din spelbräda: inga poäng krävs.
tell-show-again = Visa igen
tell-offline = Ingen anslutning: dina stenar ligger kvar. Inget räknas förrän du är tillbaka.

## Play: why it cannot be pressed yet, in a few words

tell-play-offline = Väntar på anslutningen
tell-play-checking = Kontrollerar…
tell-play-lay = Lägg ut en sten
tell-play-open =
    Först { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }
tell-play-points =
    { $count ->
        [one] { $count } poäng
       *[other] { $count } poäng
    } till
tell-play-alone =
    { $count ->
        [one] En sten ligger ensam
       *[other] { $count } stenar ligger ensamma
    }
tell-play-one-missing = En sten saknas
tell-play-unfinished =
    { $count ->
        [one] En serie är inte klar
       *[other] { $count } serier är inte klara
    }
tell-play-not-yet = Inte än
tell-play-draw-first = Dra först
tell-play-discard = Avlägg en sten
tell-play-table-tile = En sten på bordet saknas
tell-play-own-first = Först första utläggningen
tell-play-joker = Jokern måste användas
tell-play-joker-set = Jokerns serie ska vara kvar
tell-play-discard-used = Använd den avlagda stenen
tell-play-open-tile = Använd den öppna stenen
tell-play-open-tile-finish = Avsluta med den öppna stenen
tell-take-back-and-draw = Ta tillbaka och dra
tell-draw-a-tile = Dra en sten
tell-left-to-draw = { $count } kvar
tell-sort-own = Min
tell-valid =
    { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    }, alla serier är giltiga
tell-meter = { $points } av { $minimum } poäng till första utläggningen
tell-meter-of = av { $points } poäng
tell-meter-short = av { $points }
tell-meter-open = till första utläggningen

## The last seconds: what happens when the time is up

tell-last-counts = När tiden är ute gäller ditt bord som det ligger.
tell-last-idle =
    När tiden är ute drar du { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    }.
tell-last-over = När tiden är ute är din tur slut.
tell-last-points =
    { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    } räcker inte än.
tell-last-back = När tiden är ute kommer dina stenar tillbaka.
tell-last-back-penalty =
    När tiden är ute kommer dina stenar tillbaka och du drar { $count ->
        [one] { $count } straffsten
       *[other] { $count } straffstenar
    }.
tell-last-partly = När tiden är ute ligger giltiga serier kvar, resten kommer tillbaka.
tell-last-partly-penalty =
    När tiden är ute ligger giltiga serier kvar, resten kommer tillbaka och du drar { $count ->
        [one] { $count } straffsten
       *[other] { $count } straffstenar
    }.
tell-last-way-out =
    Ta tillbaka allt, annars drar du { $count ->
        [one] { $count } straffsten
       *[other] { $count } straffstenar
    }.

## The card of a turn that was settled

tell-time-is-up = Tiden är ute
tell-not-valid = Bordet var inte giltigt
tell-card-back = Ditt bord var ingen färdig tur. Tillbaka på din spelbräda: { $tiles }.
tell-card-penalty =
    Du drar { $count ->
        [one] { $count } straffsten
       *[other] { $count } straffstenar
    }:
tell-card-draw =
    Du drar { $count ->
        [one] { $count } sten
       *[other] { $count } stenar
    }:
tell-all-right = Okej

## Hints, handing over, chat, sounds

tell-nothing-fits = Inget passar.
tell-nothing-fits-yet = Som bordet ligger nu passar ingen av dina stenar.
tell-can-play = något kan läggas ut
tell-you-draw = Du drar { $tiles }.
    .tiles = object
tell-hide-and-pass-on = Dölj min spelbräda och lämna vidare
tell-answer = Svara { $player }
tell-say-kind = Säg något vänligt
tell-sounds-on = Slå på ljud
tell-sounds-off = Stäng av ljud

## The empty table

tell-empty-run = En rad: en färg, siffror i följd
tell-empty-group = En grupp: en siffra, olika färger
tell-empty-how = Dra hit tre eller fler stenar för att lägga ut en serie.
