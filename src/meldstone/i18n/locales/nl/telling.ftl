### What the table tells: what happened, whose turn it is, what is missing, what the clock will do.

## What happened: each sentence begins with the player, whose face may stand for the name

tell-drew = { $player } neemt een steen
tell-drew-tiles = { $player } neemt { $tiles }
    .tiles = object
tell-passed = { $player } past
tell-discarded = { $player } legt { $tiles } af
    .tiles = object
tell-played = { $player } legt stenen uit
tell-laid = { $player } legt { $tiles } uit
    .tiles = object
tell-opened = { $player } doet de eerste uitleg: { $tiles }
tell-opened-points =
    { $player } doet de eerste uitleg: { $tiles } ({ $points ->
        [one] { $points } punt
       *[other] { $points } punten
    })
tell-added = { $player } legt { $tiles } aan
    .tiles = object
tell-added-to = { $player } legt { $tiles } aan bij de reeks { $set }
    .tiles = object
tell-laid-and-added = { $player } legt { $tiles } uit en { $more } aan
    .tiles = object
    .more = object
tell-made = { $player } maakt de reeks { $tiles } met { $more } van de tafel
    .more = object
tell-rebuilt = { $player } legt { $tiles } uit en verbouwt de tafel
    .tiles = object
tell-joker-swapped = { $player } ruilt { $tiles } voor { $joker }
    .tiles = object
    .joker = object
tell-joker-won = { $player } wint { $joker } en legt { $tiles } uit
    .joker = object
    .tiles = object
tell-left = { $player } verlaat de tafel
tell-back = { $player } is terug
tell-bot-helps = { $player } is weg: een bot helpt mee
tell-time-up = { $player } heeft geen tijd meer
tell-time-up-drew =
    { $player } heeft geen tijd meer en neemt { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }
tell-time-up-tiles = { $player } heeft geen tijd meer en neemt { $tiles }
    .tiles = object
tell-time-up-counts = { $player } heeft geen tijd meer; de tafel telt zoals hij ligt
tell-time-up-back =
    { $player } heeft geen tijd meer en neemt { $back ->
        [one] { $back } steen
       *[other] { $back } stenen
    } terug
tell-time-up-back-tiles = { $player } heeft geen tijd meer en neemt { $back } terug
    .back = object
tell-time-up-penalty =
    { $player } heeft geen tijd meer, neemt { $back ->
        [one] { $back } steen
       *[other] { $back } stenen
    } terug en neemt { $count ->
        [one] { $count } strafsteen
       *[other] { $count } strafstenen
    }
tell-time-up-penalty-tiles = { $player } heeft geen tijd meer, neemt { $back } terug en neemt { $tiles }
    .back = object
    .tiles = object
tell-not-legal =
    { $player } laat een ongeldige tafel achter en neemt { $count ->
        [one] { $count } strafsteen
       *[other] { $count } strafstenen
    }
tell-not-legal-tiles = { $player } laat een ongeldige tafel achter en neemt { $tiles }
    .tiles = object
tell-ruled-undo =
    De beurt wordt teruggedraaid; { $player } neemt { $count ->
        [one] { $count } strafsteen
       *[other] { $count } strafstenen
    }
tell-ruled-undo-tiles = De beurt wordt teruggedraaid; { $player } neemt { $tiles }
    .tiles = object
tell-ruled-uphold =
    De beurt blijft staan; { $player } neemt { $count ->
        [one] { $count } strafsteen
       *[other] { $count } strafstenen
    }
tell-ruled-uphold-tiles = De beurt blijft staan; { $player } neemt { $tiles }
    .tiles = object

## Whose turn it is

tell-your-turn = Jouw beurt
tell-thinks = { $player } denkt na
tell-turn-of = { $player } is aan de beurt
tell-plan-ahead = Plan vooruit: alleen jij ziet het
tell-how-to-open =
    Voor de eerste uitleg leg je reeksen van je speelbord die samen { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } waard zijn.
tell-open-with-any = Voor de eerste uitleg is elke reeks van je speelbord goed: punten zijn niet nodig.
tell-show-again = Nog eens tonen
tell-offline = Geen verbinding: je stenen blijven waar ze zijn. Niets telt tot je terug bent.

## Play: why it cannot be pressed yet, in a few words

tell-play-offline = Wachten op verbinding
tell-play-checking = Controleren…
tell-play-lay = Leg een steen uit
tell-play-open =
    Eerst { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
tell-play-points =
    Nog { $count ->
        [one] { $count } punt
       *[other] { $count } punten
    }
tell-play-alone =
    { $count ->
        [one] Eén steen ligt alleen
       *[other] { $count } stenen liggen alleen
    }
tell-play-one-missing = Er ontbreekt een steen
tell-play-unfinished =
    { $count ->
        [one] Eén reeks is niet af
       *[other] { $count } reeksen zijn niet af
    }
tell-play-not-yet = Nog niet
tell-play-draw-first = Neem eerst
tell-play-discard = Leg een steen af
tell-play-table-tile = Er ontbreekt een tafelsteen
tell-play-own-first = Eerst je eerste uitleg
tell-play-joker = De joker moet gebruikt worden
tell-play-joker-set = De reeks met joker blijft
tell-play-discard-used = Gebruik de afgelegde steen
tell-play-open-tile = Gebruik de open steen
tell-play-open-tile-finish = Maak het af met de open steen
tell-take-back-and-draw = Terugnemen en een steen nemen
tell-draw-a-tile = Neem een steen
tell-left-to-draw = nog { $count }
tell-sort-own = Eigen
tell-valid =
    { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }, alle reeksen kloppen
tell-meter = { $points } van { $minimum } punten voor de eerste uitleg
tell-meter-of = van { $points } punten
tell-meter-short = van { $points }
tell-meter-open = voor de eerste uitleg

## The last seconds: what happens when the time is up

tell-last-counts = Bij nul telt je tafel zoals hij ligt.
tell-last-idle =
    Bij nul neem je { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }.
tell-last-over = Bij nul is je beurt voorbij.
tell-last-points =
    { $points ->
        [one] { $points } punt is
       *[other] { $points } punten zijn
    } nog niet genoeg.
tell-last-back = Bij nul komen je stenen terug.
tell-last-back-penalty =
    Bij nul komen je stenen terug en neem je { $count ->
        [one] { $count } strafsteen
       *[other] { $count } strafstenen
    }.
tell-last-partly = Bij nul blijven geldige reeksen liggen, de rest komt terug.
tell-last-partly-penalty =
    Bij nul blijven geldige reeksen liggen, de rest komt terug en neem je { $count ->
        [one] { $count } strafsteen
       *[other] { $count } strafstenen
    }.
tell-last-way-out =
    Neem alles terug, anders neem je { $count ->
        [one] { $count } strafsteen
       *[other] { $count } strafstenen
    }.

## The card of a turn that was settled

tell-time-is-up = De tijd is om
tell-not-valid = De tafel was niet geldig
tell-card-back = Je tafel was geen volledige beurt. Terug op je speelbord: { $tiles }.
tell-card-penalty =
    Je neemt { $count ->
        [one] { $count } strafsteen
       *[other] { $count } strafstenen
    }:
tell-card-draw =
    Je neemt { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    }:
tell-all-right = Goed

## Hints, handing over, chat, sounds

tell-nothing-fits = Er past niets.
tell-nothing-fits-yet = Zoals de tafel nu ligt, past geen van je stenen.
tell-can-play = er kan iets uitgelegd worden
tell-you-draw = Je neemt { $tiles }.
    .tiles = object
tell-hide-and-pass-on = Verberg mijn speelbord en geef door
tell-answer = Antwoord { $player }
tell-say-kind = Zeg iets aardigs
tell-sounds-on = Geluiden aanzetten
tell-sounds-off = Geluiden uitzetten

## The empty table

tell-empty-run = Een rij: één kleur, getallen op volgorde
tell-empty-group = Een groep: één getal, verschillende kleuren
tell-empty-how = Sleep drie of meer stenen hierheen om een reeks uit te leggen.
