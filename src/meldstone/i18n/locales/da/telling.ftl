### What the table tells: what happened, whose turn it is, what is missing, what the clock will do.

## What happened: each sentence begins with the player, whose face may stand for the name

tell-drew = { $player } trækker en brik
tell-drew-tiles = { $player } trækker { $tiles }
    .tiles = object
tell-passed = { $player } melder pas
tell-discarded = { $player } lægger { $tiles } fra sig
    .tiles = object
tell-played = { $player } lægger brikker ud
tell-laid = { $player } lægger { $tiles } ud
    .tiles = object
tell-opened = { $player } laver sin første udlægning: { $tiles }
tell-opened-points =
    { $player } laver sin første udlægning: { $tiles } ({ $points ->
        [one] { $points } point
       *[other] { $points } point
    })
tell-added = { $player } føjer { $tiles } til
    .tiles = object
tell-added-to = { $player } føjer { $tiles } til serien { $set }
    .tiles = object
tell-laid-and-added = { $player } lægger { $tiles } ud og føjer { $more } til
    .tiles = object
    .more = object
tell-made = { $player } danner serien { $tiles } med { $more } fra bordet
    .more = object
tell-rebuilt = { $player } lægger { $tiles } ud og bygger bordet om
    .tiles = object
tell-joker-swapped = { $player } bytter { $tiles } med { $joker }
    .tiles = object
    .joker = object
tell-joker-won = { $player } vinder { $joker } og lægger { $tiles } ud
    .joker = object
    .tiles = object
tell-left = { $player } forlader bordet
tell-back = { $player } er tilbage
tell-bot-helps = { $player } er væk: en bot hjælper til
tell-time-up = { $player } har ikke mere tid
tell-time-up-drew =
    { $player } har ikke mere tid og trækker { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    }
tell-time-up-tiles = { $player } har ikke mere tid og trækker { $tiles }
    .tiles = object
tell-time-up-counts = { $player } har ikke mere tid; bordet gælder, som det ligger
tell-time-up-back =
    { $player } har ikke mere tid og tager { $back ->
        [one] { $back } brik
       *[other] { $back } brikker
    } tilbage
tell-time-up-back-tiles = { $player } har ikke mere tid og tager { $back } tilbage
    .back = object
tell-time-up-penalty =
    { $player } har ikke mere tid, tager { $back ->
        [one] { $back } brik
       *[other] { $back } brikker
    } tilbage og trækker { $count ->
        [one] { $count } strafbrik
       *[other] { $count } strafbrikker
    }
tell-time-up-penalty-tiles = { $player } har ikke mere tid, tager { $back } tilbage og trækker { $tiles }
    .back = object
    .tiles = object
tell-not-legal =
    { $player } efterlader et ugyldigt bord og trækker { $count ->
        [one] { $count } strafbrik
       *[other] { $count } strafbrikker
    }
tell-not-legal-tiles = { $player } efterlader et ugyldigt bord og trækker { $tiles }
    .tiles = object
tell-ruled-undo =
    Turen gøres om; { $player } trækker { $count ->
        [one] { $count } strafbrik
       *[other] { $count } strafbrikker
    }
tell-ruled-undo-tiles = Turen gøres om; { $player } trækker { $tiles }
    .tiles = object
tell-ruled-uphold =
    Turen gælder; { $player } trækker { $count ->
        [one] { $count } strafbrik
       *[other] { $count } strafbrikker
    }
tell-ruled-uphold-tiles = Turen gælder; { $player } trækker { $tiles }
    .tiles = object

## Whose turn it is

tell-your-turn = Din tur
tell-thinks = { $player } tænker
tell-turn-of = { $player } har turen
tell-plan-ahead = Planlæg på forhånd: kun du ser det
tell-how-to-open =
    Til første udlægning lægger du serier fra dit bræt, der tilsammen er { $points ->
        [one] { $points } point
       *[other] { $points } point
    } værd.
tell-open-with-any = Til første udlægning duer enhver serie fra dit bræt: der kræves ingen point.
tell-show-again = Vis igen
tell-offline = Ingen forbindelse: dine brikker bliver, hvor de er. Intet tæller, før du er tilbage.

## Play: why it cannot be pressed yet, in a few words

tell-play-offline = Venter på forbindelsen
tell-play-checking = Tjekker…
tell-play-lay = Læg en brik ud
tell-play-open =
    Først { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
tell-play-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } point
    } mere
tell-play-alone =
    { $count ->
        [one] Én brik ligger alene
       *[other] { $count } brikker ligger alene
    }
tell-play-one-missing = Der mangler en brik
tell-play-unfinished =
    { $count ->
        [one] Én serie er ikke færdig
       *[other] { $count } serier er ikke færdige
    }
tell-play-not-yet = Ikke endnu
tell-play-draw-first = Træk først
tell-play-discard = Læg en brik fra dig
tell-play-table-tile = Der mangler en brik på bordet
tell-play-own-first = Først din første udlægning
tell-play-joker = Jokeren skal bruges
tell-play-joker-set = Jokerens serie skal blive
tell-play-discard-used = Brug den fralagte brik
tell-play-open-tile = Brug den åbne brik
tell-play-open-tile-finish = Gør færdig med den åbne brik
tell-take-back-and-draw = Tag tilbage og træk
tell-draw-a-tile = Træk en brik
tell-left-to-draw = { $count } tilbage
tell-sort-own = Min
tell-valid =
    { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    }, alle serier er gyldige
tell-meter = { $points } af { $minimum } point til første udlægning
tell-meter-of = af { $points } point
tell-meter-short = af { $points }
tell-meter-open = til første udlægning

## The last seconds: what happens when the time is up

tell-last-counts = Når tiden er gået, gælder dit bord, som det ligger.
tell-last-idle =
    Når tiden er gået, trækker du { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    }.
tell-last-over = Når tiden er gået, er din tur slut.
tell-last-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } point
    } er ikke nok endnu.
tell-last-back = Når tiden er gået, kommer dine brikker tilbage.
tell-last-back-penalty =
    Når tiden er gået, kommer dine brikker tilbage, og du trækker { $count ->
        [one] { $count } strafbrik
       *[other] { $count } strafbrikker
    }.
tell-last-partly = Når tiden er gået, bliver gyldige serier liggende, resten kommer tilbage.
tell-last-partly-penalty =
    Når tiden er gået, bliver gyldige serier liggende, resten kommer tilbage, og du trækker { $count ->
        [one] { $count } strafbrik
       *[other] { $count } strafbrikker
    }.
tell-last-way-out =
    Tag alt tilbage, ellers trækker du { $count ->
        [one] { $count } strafbrik
       *[other] { $count } strafbrikker
    }.

## The card of a turn that was settled

tell-time-is-up = Tiden er gået
tell-not-valid = Bordet var ikke gyldigt
tell-card-back = Dit bord var ikke en færdig tur. Tilbage på dit bræt: { $tiles }.
tell-card-penalty =
    Du trækker { $count ->
        [one] { $count } strafbrik
       *[other] { $count } strafbrikker
    }:
tell-card-draw =
    Du trækker { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    }:
tell-all-right = I orden

## Hints, handing over, chat, sounds

tell-nothing-fits = Intet passer.
tell-nothing-fits-yet = Som bordet ligger nu, passer ingen af dine brikker.
tell-can-play = noget kan lægges ud
tell-you-draw = Du trækker { $tiles }.
    .tiles = object
tell-hide-and-pass-on = Skjul mit bræt, og giv videre
tell-answer = Svar { $player }
tell-say-kind = Sig noget venligt
tell-sounds-on = Slå lyde til
tell-sounds-off = Slå lyde fra

## The empty table

tell-empty-run = En række: én farve, tal efter hinanden
tell-empty-group = En gruppe: ét tal, forskellige farver
tell-empty-how = Træk tre eller flere brikker herop for at lægge en serie ud.
