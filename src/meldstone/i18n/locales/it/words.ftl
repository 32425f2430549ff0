## Vocabulary

word-tile = pedina
word-number = numero
word-value = valore
word-colour = colore
word-rack = tavoliere
word-pool = piatto
word-stack = pila
word-table = tavola
word-set = serie
word-group = gruppo
word-run = fila
word-joker = jolly
word-normal-joker = jolly normale
word-special-joker = jolly speciale
word-double-joker = jolly doppio
word-two-colour-joker = jolly bicolore
word-mirror-joker = jolly specchio
word-initial-meld = apertura
word-lay-down = collocare
word-add-to-a-set = aggiungere
word-manipulation = manipolazione
word-split = dividere
word-replace-joker = sostituire
word-turn = turno
word-round = turno
word-game = partita
word-player = giocatore
word-starting-player = primo giocatore
word-draw = prendere
word-pass = passare
word-time-limit = limite di tempo
word-timer = timer
word-penalty = penalità
word-points = punti
word-scoring = conteggio dei punti
word-minus-points = punti di penalità
word-winner = vincitore
word-hand-game = giocata di mano
word-doublet = coppia
word-discard = scartare
word-undo = annullare
word-referee = arbitro

## Colours

colour-black = nero
colour-orange = arancione
colour-blue = blu
colour-red = rosso
colour-brown = marrone
colour-white = bianco
colour-green = verde
colour-violet = viola

## The four kinds of sets

kind-group = gruppo
kind-run = fila
kind-mirror-group = gruppo a specchio
kind-mirror-run = fila a specchio

## The editions: name and one line

edition-original = Originale
edition-original-description = Regole severe per i jolly e nessun orologio, come nel vecchio foglietto.
edition-classic = Classica
edition-classic-description = Come si gioca di solito oggi: jolly liberi, un minuto per turno.
edition-twist = Twist
edition-twist-description = Quattro tipi di jolly: normale, doppio, bicolore e specchio.
edition-mix = Mix
edition-mix-description = Prima di giocare si decide quali jolly speciali usare.
edition-six-player = Sei giocatori
edition-six-player-description = La scatola grande: 160 pedine, fino a sei giocatori.
edition-rummy = Rummy
edition-rummy-description = Pedine marroni, bianche, blu e rosse; le serie con un jolly non si possono dividere.
edition-rummy-discard = Rummy: pescare e scartare
edition-rummy-discard-description = A ogni turno si pesca una pedina; chi non colloca nulla ne scarta una.
edition-rummy-open-tile = Rummy: pedina scoperta
edition-rummy-open-tile-description = Una pedina è scoperta; può prenderla chi con essa chiude la partita.
edition-rummy-hand = Rummy: giocata di mano
edition-rummy-hand-description = Chi colloca tutte le pedine nel suo primo turno raddoppia i punti di penalità degli altri.
edition-tournament = Torneo
edition-tournament-description = 40 secondi per turno, un arbitro e penalità per chi non ha fatto l’apertura.
variant-rummy-discard = scarto
variant-rummy-open-tile = pedina scoperta
variant-rummy-hand = giocata di mano
label-variants = Varianti

## Headings

label-table = Tavolo
label-rack = Il tuo tavoliere
label-pool = Piatto
label-discard = Scartate
label-open-tile = Pedina scoperta
label-points = Punti
label-players = Giocatori
label-you = Tu
label-former-player = Ex giocatore
label-edition = Edizione
label-time-left = Tempo rimasto

## Numbers with their noun

count-tiles =
    { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
count-seconds =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    }

## What happens at the table

game-your-turn = È il tuo turno.
game-turn-of = È il turno di { $player }.
game-starts = Comincia { $player }.
game-plays =
    { $player } colloca { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }.
game-draws = { $player } pesca una pedina.
game-draws-tile = { $player } pesca { $tile }.
    .tile = object
game-you-draw = Peschi { $tile }.
    .tile = object
game-passes = { $player } passa.
game-discards = { $player } scarta { $tile }.
    .tile = object
game-takes-discard = { $player } prende la pedina scartata: { $tile }.
game-takes-open-tile = { $player } prende la pedina scoperta: { $tile }.
game-penalty =
    { $player } pesca { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    } di penalità.
game-time-up = Tempo scaduto per { $player }.
game-table-not-legal = { $player }: il tavolo non rispetta le regole.
game-redeal =
    { $player } mostra { $count ->
        [one] { $count } coppia
       *[other] { $count } coppie
    } e chiede una nuova distribuzione.
game-announces = { $player } annuncia la sua apertura per il prossimo giro.
game-holds =
    A { $player } { $count ->
        [one] resta { $count } pedina
       *[other] restano { $count } pedine
    }.
game-dispute = { $player } chiama l’arbitro.
game-table-empty = Il tavolo è vuoto.
game-over = La partita è finita.
game-wins = { $player } vince!
game-shared-win = Vittoria condivisa: { $players }.
game-blocked = Il piatto è vuoto e tutti hanno passato. Vince chi ha meno punti sul tavoliere.
