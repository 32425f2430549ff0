### The game in the terminal: what it understands and what it says.

## What the game says

term-players =
    { $players ->
        [one] { $players } giocatore
       *[other] { $players } giocatori
    }
term-fair = Una distribuzione onesta: lo SHA-256 del suo seme è
term-seed = Seme: { $seed }
term-type-help = Scrivi «{ $help }» per vedere tutto ciò che puoi fare, «{ $hint }» se non sai come andare avanti.
term-prompt = tocca a te
term-enter = Invio
term-goodbye = Hai lasciato la partita. A presto!
term-verify = Verifica: { $command }
term-verify-seed = La distribuzione deriva da questo seme; --record FILE conserva una partita che «meldstone verify FILE» può verificare.
term-tiles =
    { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    }
term-not-opened = senza apertura
term-announced = annunciata
term-discarded = scartata
term-discarded-dead = scartata (non si può prendere)
term-pool = piatto: { $count }
term-hand = in mano, dal tavolo
term-opening =
    Per l’apertura { $minimum ->
        [one] serve { $minimum } punto
       *[other] servono { $minimum } punti
    } in un turno, solo con pedine tue.
term-opening-so-far =
    Per l’apertura { $minimum ->
        [one] serve { $minimum } punto
       *[other] servono { $minimum } punti
    } con pedine tue; ne hai collocati { $points }.
term-start-draw = Sorteggio del primo turno: { $drawn }.
term-drawn-by = { $player }: { $tile }
term-you-start = Cominci tu.
term-you-redeal = Chiedi una nuova distribuzione: { $tiles }.
term-you-play = Collochi: { $play }.
term-you-open = Fai la tua apertura: { $play }.
term-you-take-discard = Prendi la pedina scartata: { $tile }.
term-you-take-open = Prendi la pedina scoperta: { $tile }.
term-you-pass = Passi.
term-you-announce = Annunci l’apertura per il prossimo giro.
term-you-discard = Scarti { $tile }.
    .tile = object
term-you-finish = Hai finito.
term-plays = { $player } colloca: { $play }.
term-opens = { $player } fa la sua apertura: { $play }.
term-new-tiles = Nuove pedine per tutti.
term-not-legal = Il tavolo non era valido.
term-to-pool = Di nuovo nel piatto: { $tiles }.
term-drawn = Pedine pescate: { $tiles }.
term-final-round = Il piatto è vuoto e ognuno ha avuto un ultimo turno. Vince chi ha meno punti sul tavoliere.
term-added = { $tiles } a { $set }
term-within = { $tiles } in { $set }
term-rebuilt =
    { $count ->
        [one] { $count } serie ricomposta
       *[other] { $count } serie ricomposte
    }
term-you-win = La partita è finita: hai vinto!
term-wins = La partita è finita: vince { $player }!
term-reason-winner = vince ciò che gli altri perdono
term-reason-rack = { $points } sul tavoliere
term-reason-unopened = senza apertura, e non si poteva
term-reason-could = senza apertura, anche se si poteva
term-reason-announced = senza apertura, ma annunciata
term-not-yet = Non ancora:
term-ready-first = Scrivi «{ $ready }» per tenere le tue pedine o «{ $redeal }» per una nuova distribuzione.
term-has-doublets = Hai tre coppie: «{ $redeal }» dà nuove pedine a tutti, «{ $ready }» tiene queste.
term-may-announce = La prossima volta puoi fare l’apertura. «{ $announce }» lo dice ora e riduce la penalità se qualcuno finisce prima; Invio per continuare.
term-draw-or-take = Ogni turno comincia con una pedina: «{ $draw }», o «{ $take }» se puoi collocarla subito.
term-must-discard = Una pedina deve andare: «{ $example }».
term-hint = Puoi collocare: { $play }.
term-hint-first = Prima «{ $take }».
term-hint-draw = Non vedo niente da collocare. Scrivi «{ $draw }» o cerca serie da ricomporre.
term-hint-pass = Non vedo niente da collocare. Scrivi «{ $pass }» o cerca serie da ricomporre.
term-hint-discard = Non vedo niente da collocare. Ti costa meno «{ $discard }».

## What the game says

term-replay-head = { $edition }, partita { $game }: { $names }
term-player = Giocatore { $letter }
term-record-stops = La registrazione si ferma qui; la partita non è finita.
term-replay-step = Invio: turno seguente, q: basta

## The command line

cli-description = Rummy con le pedine: le regole di ogni edizione, esattamente.
cli-start = Comincia con: { $command }
cli-usage = uso:
cli-commands = comandi
cli-arguments = argomenti
cli-options = opzioni
cli-help = mostra questo aiuto
cli-version = mostra la versione e come è stato costruito il nucleo nativo
cli-lang = lingua, per esempio de o pl; può stare ovunque (predefinita: MELDSTONE_LANG, altrimenti quella del sistema)
cli-play = gioca nel terminale contro i bot
cli-serve = offre tavoli dove si gioca in rete
cli-solve = trova la mossa migliore per un tavolo e un tavoliere
cli-check = giudica serie, turni, limiti di tempo e punti dati come righe JSON sullo standard input
cli-editions = elenca le edizioni o mostra tutte le regole di una
cli-replay = mostra una partita registrata turno per turno
cli-verify = verifica la registrazione di una partita: la distribuzione dal seme, ogni mossa, i punti
cli-arena = fa giocare i bot tra loro e dice chi è migliore
cli-train = istruisce il bot maestro
cli-admin = si occupa di persone e tavoli mentre i server sono in funzione
cli-backup = scrive tutto ciò che un server conserva in un file, mentre è in funzione
cli-restore = sostituisce tutto ciò che un server conserva con una copia di sicurezza
cli-play-text = Tu contro i bot, nel terminale. Non c’è orologio: qui turn_seconds è sempre 0. Nella partita scrivi «{ $help }».
cli-edition = edizione, o varianti unite da +, per esempio { $example } (predefinita: { $default })
cli-set = cambia una regola; si può ripetere
cli-players = numero di giocatori in tutto (predefinito: { $default })
cli-name = come ti chiami
cli-seed = distribuisci da questo seme (fino a 64 cifre esadecimali)
cli-record = scrivi la partita in questo file, per replay e verify
cli-colour = forza o disattiva i colori (predefinito: secondo il terminale)
cli-replay-text = Mostra una partita registrata turno per turno. Con --step, Invio mostra il turno seguente.
cli-file = una registrazione, come testo o righe JSON; - per lo standard input
cli-step = aspetta Invio dopo ogni turno
cli-seat = mostra solo ciò che vede questo posto: da 1 a 6, o da A a F
cli-verify-text = Ricalcola la distribuzione, ogni mossa e i punti di una registrazione. Codice di uscita 1 se qualcosa non corrisponde.
cli-valid = Questa registrazione è valida.
cli-invalid = Questa registrazione NON è valida.
cli-editions-text = Elenca le edizioni; con un nome, mostra ogni regola e dove differisce dalla base.
cli-editions-name = un’edizione, o varianti unite da +
cli-json = rispondi in JSON
cli-editions-more = Tutte le regole di una: { $command }
cli-edition-name = edizione
cli-edition-what = che cos’è
cli-error-required = manca: { $what }
cli-error-unknown = non capito: { $what }
cli-error-choice = { $what }: «{ $value }» non è tra le scelte ({ $choices })
cli-error-value = { $what }: «{ $value }» non va bene
cli-error-argument = { $what }: manca un valore
