### The end of a game and of a match, and disputes about a turn.

## How it ended

ending-you-win = Hai vinto!
ending-wins = { $player } vince
ending-you-share = Condividi la vittoria
ending-share = Vittoria condivisa: { $player }
ending-my-last =
    { $count ->
        [one] La tua ultima pedina era
       *[other] Le tue ultime pedine erano
    } { $tiles }.
    .tiles = object
ending-my-last-many =
    Hai collocato le tue ultime { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    } in un solo turno.
ending-their-last =
    { $count ->
        [one] L’ultima pedina era
       *[other] Le ultime pedine erano
    } { $tiles }; sul tuo tavoliere: { $left }.
    .tiles = object
ending-their-last-many =
    { $player } ha collocato le ultime { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    } in un solo turno; sul tuo tavoliere: { $left }.
ending-last =
    { $count ->
        [one] L’ultima pedina era
       *[other] Le ultime pedine erano
    } { $tiles }.
    .tiles = object
ending-last-many =
    { $player } ha collocato le ultime { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    } in un solo turno.
ending-blocked-mine = Il piatto è vuoto e tutti hanno passato. Hai il totale più basso sul tavoliere ({ $points }), quindi vinci.
ending-blocked-theirs = Il piatto è vuoto e tutti hanno passato. { $player } ha il totale più basso sul tavoliere ({ $points }) e quindi vince.
ending-final-round-mine = Il piatto è vuoto e tutti hanno avuto un ultimo turno. Hai il totale più basso sul tavoliere ({ $points }), quindi vinci.
ending-final-round-theirs = Il piatto è vuoto e tutti hanno avuto un ultimo turno. { $player } ha il totale più basso sul tavoliere ({ $points }) e quindi vince.
ending-hand-game = Giocata di mano: tutti i punti valgono × { $factor }.
ending-game-of = partita { $number } di { $games }

## Points, spelt out

ending-the-rule = La regola
ending-could-have-opened =
    Nessuna apertura, anche se queste pedine fanno { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }:
ending-and-others = e altre { $count }
ending-flat = { $points } fissi invece della somma.
ending-not-opened-most =
    Nessuna apertura, e non si poteva: il massimo era { $tiles } ({ $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }).
    .tiles = object
ending-not-opened-none = Nessuna apertura, e non si poteva.
ending-announced = Apertura annunciata in tempo: conta solo il tavoliere.
ending-announced-flat = Apertura annunciata in tempo: vale la penalità minore.
ending-joker = jolly { $points }
ending-jokers-each = { $count } jolly × { $points }

## A thing to remember

ending-longest-mine =
    Il tuo turno più lungo: { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
ending-longest =
    Turno più lungo: { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    } ({ $player })
ending-turn = Turno { $number }.
ending-taken-apart =
    { $count ->
        [one] Una serie è stata rifatta
       *[other] { $count } serie sono state rifatte
    }.
ending-watch = Guarda
ending-see-how = Mostra sul tavolo
ending-missed-lost = Ti mancava un passo.
ending-missed-won =
    Potevi chiudere { $count ->
        [one] un turno
       *[other] { $count } turni
    } prima.
ending-missed-when =
    { $count ->
        [one] Nel tuo ultimo turno
       *[other] { $count } turni prima della fine
    } potevi collocare tutte le tue pedine:
ending-kind-close =
    C’eri quasi: sul tuo tavoliere solo { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }.
ending-kind = Ben giocato. La prossima distribuzione è una nuova occasione.

## How to go on

ending-stronger = Gioca contro { $player }, un gradino più su
ending-keep = Conserva questa partita: crea un account
ending-fair-deal = Distribuzione onesta
ending-you-win-match = Hai vinto l’incontro!
ending-wins-match = { $player } vince l’incontro
ending-match-points = { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } dopo { $games } partite.
ending-your-place = Il tuo posto: { $place }.
ending-last-game = L’ultima partita
ending-another-match = Un altro incontro
ending-how-it-went = Com’è andata
ending-game-number = Partita { $number }

## The referee

referee-laid =
    { $player } ha collocato { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }.
referee-drew =
    { $player } ha pescato { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }.
referee-legal = Secondo le regole il turno era regolare.
referee-illegal = Secondo le regole il turno non era regolare.
referee-look = Guarda
referee-bots = I bot seguono le regole: il turno resta valido.
referee-all-agree = Si annulla solo se tutti sono d’accordo.
