### What the table tells: what happened, whose turn it is, what is missing, what the clock will do.

## What happened: each sentence begins with the player, whose face may stand for the name

tell-drew = { $player } zieht einen Stein
tell-drew-tiles = { $player } zieht { $tiles }
    .tiles = object
tell-passed = { $player } passt
tell-discarded = { $player } legt { $tiles } ab
    .tiles = object
tell-played = { $player } legt Steine aus
tell-laid = { $player } legt { $tiles } aus
    .tiles = object
tell-opened = { $player } legt die Startserie aus: { $tiles }
tell-opened-points =
    { $player } legt die Startserie aus: { $tiles } ({ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    })
tell-added = { $player } legt { $tiles } an
    .tiles = object
tell-added-to = { $player } legt { $tiles } an die Serie { $set } an
    .tiles = object
tell-laid-and-added = { $player } legt { $tiles } aus und { $more } an
    .tiles = object
    .more = object
tell-made = { $player } bildet die Serie { $tiles } und nimmt dafür { $more } vom Tisch
    .more = object
tell-rebuilt = { $player } legt { $tiles } aus und baut den Tisch um
    .tiles = object
tell-joker-swapped = { $player } tauscht { $tiles } gegen { $joker }
    .tiles = object
    .joker = object
tell-joker-won = { $player } gewinnt { $joker } und legt { $tiles } aus
    .joker = object
    .tiles = object
tell-left = { $player } verlässt den Tisch
tell-back = { $player } ist wieder da
tell-bot-helps = { $player } ist nicht da: Ein Bot hilft aus
tell-time-up = { $player } hat keine Zeit mehr
tell-time-up-drew =
    { $player } hat keine Zeit mehr und zieht { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }
tell-time-up-tiles = { $player } hat keine Zeit mehr und zieht { $tiles }
    .tiles = object
tell-time-up-counts = { $player } hat keine Zeit mehr; der Tisch gilt, wie er liegt
tell-time-up-back =
    { $player } hat keine Zeit mehr und nimmt { $back ->
        [one] { $back } Stein
       *[other] { $back } Steine
    } zurück
tell-time-up-back-tiles = { $player } hat keine Zeit mehr und nimmt { $back } zurück
    .back = object
tell-time-up-penalty =
    { $player } hat keine Zeit mehr, nimmt { $back ->
        [one] { $back } Stein
       *[other] { $back } Steine
    } zurück und zieht { $count ->
        [one] { $count } Strafstein
       *[other] { $count } Strafsteine
    }
tell-time-up-penalty-tiles = { $player } hat keine Zeit mehr, nimmt { $back } zurück und zieht { $tiles }
    .back = object
    .tiles = object
tell-not-legal =
    { $player } hinterlässt einen ungültigen Tisch und zieht { $count ->
        [one] { $count } Strafstein
       *[other] { $count } Strafsteine
    }
tell-not-legal-tiles = { $player } hinterlässt einen ungültigen Tisch und zieht { $tiles }
    .tiles = object
tell-ruled-undo =
    Der Zug wird zurückgenommen; { $player } zieht { $count ->
        [one] { $count } Strafstein
       *[other] { $count } Strafsteine
    }
tell-ruled-undo-tiles = Der Zug wird zurückgenommen; { $player } zieht { $tiles }
    .tiles = object
tell-ruled-uphold =
    Der Zug gilt; { $player } zieht { $count ->
        [one] { $count } Strafstein
       *[other] { $count } Strafsteine
    }
tell-ruled-uphold-tiles = Der Zug gilt; { $player } zieht { $tiles }
    .tiles = object

## Whose turn it is

tell-your-turn = Du bist am Zug
tell-thinks = { $player } überlegt
tell-turn-of = { $player } ist am Zug
tell-plan-ahead = Plane voraus: Nur du siehst es
tell-how-to-open =
    Für die Startserie leg Serien von deinem Halter aus, die zusammen { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } zählen.
tell-open-with-any = Für die Startserie leg irgendeine Serie von deinem Halter aus: Punkte brauchst du nicht.
tell-show-again = Noch einmal zeigen
tell-offline = Keine Verbindung: Deine Steine bleiben, wo sie sind. Nichts zählt, bis du zurück bist.

## Play: why it cannot be pressed yet, in a few words

tell-play-offline = Warten auf die Verbindung
tell-play-checking = Wird geprüft …
tell-play-lay = Leg einen Stein aus
tell-play-open =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } zum Start
tell-play-points =
    Noch { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
tell-play-alone =
    { $count ->
        [one] Ein Stein liegt allein
       *[other] { $count } Steine liegen allein
    }
tell-play-one-missing = Ein Stein fehlt
tell-play-unfinished =
    { $count ->
        [one] Eine Serie ist nicht fertig
       *[other] { $count } Serien sind nicht fertig
    }
tell-play-not-yet = Noch nicht
tell-play-draw-first = Erst ziehen
tell-play-discard = Leg einen Stein ab
tell-play-table-tile = Ein Stein vom Tisch fehlt
tell-play-own-first = Erst die eigene Startserie
tell-play-joker = Leg den Joker aus
tell-play-joker-set = Die Serie mit Joker bleibt
tell-play-discard-used = Verwende den abgelegten Stein
tell-play-open-tile = Verwende den offenen Stein
tell-play-open-tile-finish = Beende mit dem offenen Stein
tell-take-back-and-draw = Zurücknehmen und ziehen
tell-draw-a-tile = Einen Stein ziehen
tell-left-to-draw = noch { $count }
tell-sort-own = Meine
tell-valid =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }, alle Serien sind gültig
tell-meter = { $points } von { $minimum } Punkten für die Startserie
tell-meter-of = von { $points } Punkten
tell-meter-short = von { $points }
tell-meter-open = für die Startserie

## The last seconds: what happens when the time is up

tell-last-counts = Bei null gilt dein Tisch, wie er liegt.
tell-last-idle =
    Bei null ziehst du { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }.
tell-last-over = Bei null ist dein Zug vorbei.
tell-last-points =
    { $points ->
        [one] { $points } Punkt reicht
       *[other] { $points } Punkte reichen
    } noch nicht.
tell-last-back = Bei null kommen deine Steine zurück.
tell-last-back-penalty =
    Bei null kommen deine Steine zurück, und du ziehst { $count ->
        [one] { $count } Strafstein
       *[other] { $count } Strafsteine
    }.
tell-last-partly = Bei null bleiben gültige Serien liegen, der Rest kommt zurück.
tell-last-partly-penalty =
    Bei null bleiben gültige Serien liegen, der Rest kommt zurück, und du ziehst { $count ->
        [one] { $count } Strafstein
       *[other] { $count } Strafsteine
    }.
tell-last-way-out =
    Nimm alles zurück, sonst ziehst du { $count ->
        [one] { $count } Strafstein
       *[other] { $count } Strafsteine
    }.

## The card of a turn that was settled

tell-time-is-up = Die Zeit ist um
tell-not-valid = Der Tisch war nicht gültig
tell-card-back = Dein Tisch war kein fertiger Zug. Wieder auf deinem Halter: { $tiles }.
tell-card-penalty =
    Du ziehst { $count ->
        [one] { $count } Strafstein
       *[other] { $count } Strafsteine
    }:
tell-card-draw =
    Du ziehst { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    }:
tell-all-right = In Ordnung

## Hints, handing over, chat, sounds

tell-nothing-fits = Nichts passt.
tell-nothing-fits-yet = So wie der Tisch jetzt liegt, passt keiner deiner Steine.
tell-can-play = etwas lässt sich auslegen
tell-you-draw = Du ziehst { $tiles }.
    .tiles = object
tell-hide-and-pass-on = Meinen Halter verdecken und weitergeben
tell-answer = { $player } antworten
tell-say-kind = Sag etwas Nettes
tell-sounds-on = Töne einschalten
tell-sounds-off = Töne ausschalten

## The empty table

tell-empty-run = Eine Reihe: eine Farbe, Zahlen der Reihe nach
tell-empty-group = Eine Gruppe: eine Zahl, verschiedene Farben
tell-empty-how = Zieh drei oder mehr Steine hierher, um eine Serie auszulegen.
