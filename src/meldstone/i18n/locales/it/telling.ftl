### What the table tells: what happened, whose turn it is, what is missing, what the clock will do.

## What happened: each sentence begins with the player, whose face may stand for the name

tell-drew = { $player } pesca una pedina
tell-drew-tiles = { $player } pesca { $tiles }
    .tiles = object
tell-passed = { $player } passa
tell-discarded = { $player } scarta { $tiles }
    .tiles = object
tell-played = { $player } colloca pedine
tell-laid = { $player } colloca { $tiles }
    .tiles = object
tell-opened = { $player } fa la sua apertura: { $tiles }
tell-opened-points =
    { $player } fa la sua apertura: { $tiles } ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    })
tell-added = { $player } aggiunge { $tiles }
    .tiles = object
tell-added-to = { $player } aggiunge { $tiles } alla serie { $set }
    .tiles = object
tell-laid-and-added = { $player } colloca { $tiles } e aggiunge { $more }
    .tiles = object
    .more = object
tell-made = { $player } forma la serie { $tiles } con { $more } dal tavolo
    .more = object
tell-rebuilt = { $player } colloca { $tiles } e ricompone il tavolo
    .tiles = object
tell-joker-swapped = { $player } scambia { $tiles } con { $joker }
    .tiles = object
    .joker = object
tell-joker-won = { $player } vince { $joker } e colloca { $tiles }
    .joker = object
    .tiles = object
tell-left = { $player } lascia il tavolo
tell-back = { $player } è di nuovo qui
tell-bot-helps = { $player } non c’è: aiuta un bot
tell-time-up = { $player } ha finito il tempo
tell-time-up-drew =
    { $player } ha finito il tempo e pesca { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
tell-time-up-tiles = { $player } ha finito il tempo e pesca { $tiles }
    .tiles = object
tell-time-up-counts = { $player } ha finito il tempo; il tavolo vale così com’è
tell-time-up-back =
    { $player } ha finito il tempo e riprende { $back ->
        [one] { $back } pedina
       *[other] { $back } pedine
    }
tell-time-up-back-tiles = { $player } ha finito il tempo e riprende { $back }
    .back = object
tell-time-up-penalty =
    { $player } ha finito il tempo, riprende { $back ->
        [one] { $back } pedina
       *[other] { $back } pedine
    } e pesca { $count ->
        [one] { $count } pedina di penalità
       *[other] { $count } pedine di penalità
    }
tell-time-up-penalty-tiles = { $player } ha finito il tempo, riprende { $back } e pesca { $tiles }
    .back = object
    .tiles = object
tell-not-legal =
    { $player } lascia un tavolo non valido e pesca { $count ->
        [one] { $count } pedina di penalità
       *[other] { $count } pedine di penalità
    }
tell-not-legal-tiles = { $player } lascia un tavolo non valido e pesca { $tiles }
    .tiles = object
tell-ruled-undo =
    Il turno è annullato; { $player } pesca { $count ->
        [one] { $count } pedina di penalità
       *[other] { $count } pedine di penalità
    }
tell-ruled-undo-tiles = Il turno è annullato; { $player } pesca { $tiles }
    .tiles = object
tell-ruled-uphold =
    Il turno è convalidato; { $player } pesca { $count ->
        [one] { $count } pedina di penalità
       *[other] { $count } pedine di penalità
    }
tell-ruled-uphold-tiles = Il turno è convalidato; { $player } pesca { $tiles }
    .tiles = object

## Whose turn it is

tell-your-turn = Tocca a te
tell-thinks = { $player } sta pensando
tell-turn-of = Tocca a { $player }
tell-plan-ahead = Prepara il tuo turno: lo vedi solo tu
tell-how-to-open =
    Per l’apertura, colloca serie dal tuo tavoliere che valgano insieme { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }.
tell-open-with-any = Per l’apertura, colloca una serie qualsiasi dal tuo tavoliere: non servono punti.
tell-show-again = Rivedi
tell-offline = Nessuna connessione: le tue pedine restano dove sono. Niente vale finché non torni.

## Play: why it cannot be pressed yet, in a few words

tell-play-offline = In attesa della connessione
tell-play-checking = Controllo…
tell-play-lay = Colloca una pedina
tell-play-open =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } per aprire
tell-play-points =
    { $count ->
        [one] Manca { $count } punto
       *[other] Mancano { $count } punti
    }
tell-play-alone =
    { $count ->
        [one] Una pedina è sola
       *[other] { $count } pedine sono sole
    }
tell-play-one-missing = Manca una pedina
tell-play-unfinished =
    { $count ->
        [one] Una serie non è finita
       *[other] { $count } serie non sono finite
    }
tell-play-not-yet = Non ancora
tell-play-draw-first = Prima pesca
tell-play-discard = Scarta una pedina
tell-play-table-tile = Manca una pedina del tavolo
tell-play-own-first = Apri con le tue pedine
tell-play-joker = Il jolly va usato
tell-play-joker-set = La serie col jolly resta
tell-play-discard-used = Usa la pedina scartata
tell-play-open-tile = Usa la pedina scoperta
tell-play-open-tile-finish = Chiudi con la pedina scoperta
tell-take-back-and-draw = Riprendi e pesca
tell-draw-a-tile = Pesca una pedina
tell-left-to-draw =
    { $count ->
        [one] resta { $count }
       *[other] restano { $count }
    }
tell-sort-own = Mio
tell-valid =
    { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }, tutte le serie sono valide
tell-meter = { $points } di { $minimum } punti per l’apertura
tell-meter-of = di { $points } punti
tell-meter-short = di { $points }
tell-meter-open = per l’apertura

## The last seconds: what happens when the time is up

tell-last-counts = Allo scadere del tempo il tuo tavolo vale così com’è.
tell-last-idle =
    Allo scadere del tempo peschi { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }.
tell-last-over = Allo scadere del tempo il tuo turno finisce.
tell-last-points =
    { $points ->
        [one] { $points } punto non basta ancora.
       *[other] { $points } punti non bastano ancora.
    }
tell-last-back = Allo scadere del tempo le tue pedine tornano.
tell-last-back-penalty =
    Allo scadere del tempo le tue pedine tornano e peschi { $count ->
        [one] { $count } pedina di penalità
       *[other] { $count } pedine di penalità
    }.
tell-last-partly = Allo scadere del tempo le serie valide restano e il resto torna.
tell-last-partly-penalty =
    Allo scadere del tempo le serie valide restano, il resto torna e peschi { $count ->
        [one] { $count } pedina di penalità
       *[other] { $count } pedine di penalità
    }.
tell-last-way-out =
    Riprendi tutto, altrimenti peschi { $count ->
        [one] { $count } pedina di penalità
       *[other] { $count } pedine di penalità
    }.

## The card of a turn that was settled

tell-time-is-up = Tempo scaduto
tell-not-valid = Il tavolo non era valido
tell-card-back = Il tuo tavolo non era un turno completo. Di nuovo sul tuo tavoliere: { $tiles }.
tell-card-penalty =
    Peschi { $count ->
        [one] { $count } pedina di penalità
       *[other] { $count } pedine di penalità
    }:
tell-card-draw =
    Peschi { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }:
tell-all-right = Va bene

## Hints, handing over, chat, sounds

tell-nothing-fits = Niente da collocare.
tell-nothing-fits-yet = Con il tavolo com’è ora, nessuna tua pedina trova posto.
tell-can-play = si può collocare qualcosa
tell-you-draw = Peschi { $tiles }.
    .tiles = object
tell-hide-and-pass-on = Nascondi il mio tavoliere e passa
tell-answer = Rispondi a { $player }
tell-say-kind = Di’ qualcosa di gentile
tell-sounds-on = Attiva i suoni
tell-sounds-off = Disattiva i suoni

## The empty table

tell-empty-run = Una fila: un colore, numeri consecutivi
tell-empty-group = Un gruppo: un numero, colori diversi
tell-empty-how = Trascina qui tre o più pedine per collocare una serie.
