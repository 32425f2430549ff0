## One set (RULES.md C)

set--too-short =
    { $tiles }: { $count ->
        [one] Una pedina non basta
       *[other] { $count } pedine non bastano
    }; una serie ne richiede almeno { $minimum }.
set--too-few-number-tiles =
    { $tiles }: Una serie richiede almeno { $minimum ->
        [one] una pedina con numero
       *[other] { $minimum } pedine con numero
    }; i soli jolly non bastano.
set--not-a-run-or-group = { $tiles }: Questa non è una serie. Un gruppo ha lo stesso numero in colori diversi, una fila ha numeri consecutivi di un solo colore.
set--group-colour-twice = { $tiles }: In un gruppo ogni colore può comparire una sola volta.
set--group-too-large =
    { $tiles }: Un gruppo ha al massimo { $maximum ->
        [one] { $maximum } pedina
       *[other] { $maximum } pedine
    }, una per colore; un jolly doppio vale per due.
set--run-not-consecutive = { $tiles }: I numeri di una fila devono susseguirsi senza salti, così come sono disposte le pedine.
set--run-colours-mixed = { $tiles }: Tutte le pedine di una fila devono avere lo stesso colore.
set--run-falling = { $tiles }: Qui le file si dispongono in ordine crescente. Inverti questa fila.
set--run-out-of-bounds = { $tiles }: Una fila va al massimo da 1 a 13: prima dell’1 e dopo il 13 non c’è nulla.
set--run-wraps = { $tiles }: Dopo il 13 non viene nulla: l’1 è il numero più basso.
set--two-colour-joker-in-group = { $tiles }: Il jolly bicolore va solo nelle file, non nei gruppi.
set--two-colour-joker-same-colour = { $tiles }: Al jolly bicolore la fila deve cambiare colore.
set--two-colour-joker-at-end = { $tiles }: Il jolly bicolore non può stare a un’estremità della fila.
set--two-colour-joker-third-colour = { $tiles }: Anche con più jolly bicolori una fila può alternare solo due colori.
set--two-mirrors = { $tiles }: In una serie può esserci un solo jolly specchio.
set--mirror-sides-uneven = { $tiles }: I due lati del jolly specchio devono avere la stessa lunghezza. Quello che aggiungi da una parte, aggiungilo anche dall’altra.
set--mirror-sides-differ = { $tiles }: I due lati devono rispecchiarsi: stessi numeri e stessi colori a partire dal jolly specchio.
set--mirror-side-too-short =
    { $tiles }: Su ogni lato del jolly specchio { $minimum ->
        [one] deve esserci almeno una pedina
       *[other] devono esserci almeno { $minimum } pedine
    }.
set--mirror-valley = { $tiles }: I numeri devono crescere verso il jolly specchio.
set--mirror-apex-out-of-bounds = { $tiles }: Al posto del jolly specchio deve poter stare un numero, e qui sarebbe minore di 1 o maggiore di 13.
set--declaration-does-not-fit = { $tiles }: Queste pedine non possono rappresentare i numeri dichiarati { $numbers }.

## The box (RULES.md A)

tile--not-in-box = { $tiles }: In questa edizione non esiste una pedina così.
tile--too-many-copies =
    { $tiles }: Nella scatola { $held ->
        [one] c’è solo { $held } pedina così
       *[other] ci sono solo { $held } pedine così
    }, ma qui se ne usano { $count }.

## A whole turn (RULES.md D, E)

turn--table-tile-missing = { $tiles }: Ciò che era sul tavolo deve restarci. Rimettilo in una serie.
turn--tile-from-nowhere = { $tiles }: Puoi usare solo ciò che si trova sul tavolo o sul tuo tavoliere.
turn--tile-twice = { $tiles }: Una pedina può stare in un solo posto.
turn--no-own-tile = Colloca almeno una pedina del tuo tavoliere oppure pescane una dal piatto.
turn--own-tile-not-placed = { $tiles }: Ciò che collochi dal tuo tavoliere deve far parte di una serie.
turn--too-involved = Questo turno è troppo complicato per essere giudicato. Dividilo in due turni.
opening--too-few-points =
    La tua apertura vale { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }; ne servono almeno { $minimum }.
opening--table-touched = { $tiles }: Nel turno dell’apertura non toccare le serie sul tavolo; colloca solo nuove serie dal tuo tavoliere.

## Jokers of the table (RULES.md F)

joker--locked-set-split = { $tiles }: Una serie con un jolly non si può dividere. Aggiungere pedine è permesso.
joker--locked-set-shrunk = { $tiles }: Da una serie con un jolly non si può togliere nulla. Prima sostituisci il jolly.
joker--freed-without-exchange = { $tiles }: Puoi prendere un jolly solo sostituendolo con la pedina che rappresenta.
joker--replaced-from-table = { $tiles }: La pedina che sostituisce un jolly deve venire dal tuo tavoliere.
joker--not-in-new-set = { $tiles }: Il jolly che prendi deve entrare in una nuova serie nello stesso turno.
joker--new-set-needs-rack-tiles = { $tiles }: La nuova serie con il jolly va formata con pedine del tuo tavoliere.
joker--too-early = { $tiles }: Puoi prendere jolly solo dal turno successivo alla tua apertura.
joker--group-needs-both-tiles = { $tiles }: In un gruppo di tre il jolly si sostituisce solo con entrambe le pedine mancanti.
joker--special-joker-swap = { $tiles }: Un jolly speciale e un altro jolly non si possono scambiare tra loro.

## The discarded and the open tile (RULES.md I)

discard--not-in-new-set = { $tiles }: La pedina scartata che prendi deve entrare in una nuova serie nello stesso turno.
discard--nothing-to-take = Non c’è nessuna pedina scartata da prendere.
discard--already-drawn = La pedina scartata si prende solo al posto di quella del piatto, e tu hai già pescato.
discard--not-in-this-edition = In questa edizione non si scartano pedine.
discard--not-your-tile = { $tiles }: Puoi scartare solo una pedina del tuo tavoliere.
open-tile--nothing-to-take = Non c’è nessuna pedina scoperta da prendere.
open-tile--does-not-finish = { $tiles }: Puoi prendere la pedina scoperta solo se con essa chiudi la partita in questo turno.
open-tile--not-used = { $tiles }: Se prendi la pedina scoperta, devi collocarla nello stesso turno.

## Commands of the game

command--stale-version = Nel frattempo la partita è andata avanti. Guarda il tavolo e riprova.
command--not-your-turn = Non è il tuo turno.
command--no-such-seat = A questo tavolo non c’è un posto simile.
command--not-now =
    { $phase ->
        [ready] La partita comincia quando tutti sono pronti.
        [playing] Non è possibile durante la partita.
        [paused] La partita è sospesa finché l’arbitro non decide.
        [finished] La partita è finita.
       *[other] Ora non è possibile.
    }
command--malformed =
    { $field ->
        [declared] Dichiara i numeri di tutte le serie sul tavolo oppure di nessuna.
       *[other] Il comando non è comprensibile ({ $reason }).
    }
command--time-runs-backwards = Il comando porta un’ora precedente a quella del comando prima. Controlla l’orologio.
draw--pool-empty = Il piatto è vuoto; non ci sono più pedine da pescare.
draw--already-drawn = In questo turno hai già pescato una pedina.
draw--draw-first = Prima pesca una pedina.
draw--no-such-stack = Questa pila non esiste.
draw--stack-not-empty =
    Nella pila al centro { $left ->
        [one] c’è ancora { $left } pedina
       *[other] ci sono ancora { $left } pedine
    }. Esauriscila prima di sceglierne un’altra.
pass--pool-not-empty =
    Nel piatto { $left ->
        [one] c’è ancora { $left } pedina
       *[other] ci sono ancora { $left } pedine
    }. Pescane una invece di passare.
pass--must-play = Puoi giocare, quindi non puoi passare.
pass--must-discard = Scarta una pedina per finire il tuo turno.
redeal--too-few-doublets =
    Hai { $doublets ->
        [one] { $doublets } coppia
       *[other] { $doublets } coppie
    }; per ridistribuire ne servono almeno { $needed }.
redeal--not-in-this-edition = In questa edizione non si può chiedere una nuova distribuzione.
ready--already = Hai già deciso di tenere le tue pedine.
announce--not-in-this-edition = In questa edizione l’apertura non si annuncia.
announce--already-opened = Hai già fatto la tua apertura.
announce--too-late = Puoi annunciare l’apertura solo subito dopo aver pescato una pedina.
count--not-in-this-edition = In questa edizione nessuno deve dire quante pedine ha.
count--only-in-your-turn = Puoi chiedere il numero di pedine solo durante il tuo turno.
dispute--not-in-this-edition = Questa edizione si gioca senza arbitro.
dispute--no-turn-yet = Non c’è ancora stato nessun turno da contestare.
dispute--decided = Su questo turno è già stato deciso.
ruling--no-dispute = Non c’è nessuna contestazione che l’arbitro debba decidere.
ruling--nothing-to-undo = Non c’è nessun turno da annullare.
ruling--bad-penalty = Una penalità richiede un giocatore e un numero di pedine.
ruling--penalty-too-large = Numero massimo di pedine di una penalità qui: { $most }.
clock--time-is-up = Il tuo tempo è scaduto.
clock--time-is-not-up = Il tempo non è ancora scaduto.
clock--no-time-limit = Al momento non c’è limite di tempo.
draft--tile-from-nowhere = { $tiles }: Si può usare solo ciò che era sul tavolo o sul tavoliere, e ogni pedina una volta sola.

## Rulesets and new games

ruleset--unknown-knob = { $subject }: Questa impostazione delle regole non esiste ({ $reason }).
ruleset--bad-value = { $subject }: Questo valore non è ammesso ({ $reason }).
ruleset--contradiction =
    { $subject ->
        [joker_lock] Una serie con un jolly non può essere bloccata finché i jolly si liberano ricomponendo.
        [open_eighth_tile] Per una pedina scoperta deve avanzarne una quando si formano le pile; qui non ne avanza nessuna.
        [hand_size] La scatola non ha abbastanza pedine per così tanti giocatori con così tante pedine.
        [discard] Dove si scarta, ognuno deve pescare una pedina in ogni turno, altrimenti diminuirebbero soltanto.
        [min_number_tiles] Una serie non può richiedere più pedine con numero che pedine in tutto.
        [shrink_up_to_four] Non ci sono un terzo set di pedine e un terzo jolly che possano restare nella scatola.
       *[other] { $subject }: Queste regole si contraddicono ({ $reason }).
    }
ruleset--unknown-edition = { $subject }: Questa edizione non esiste ({ $reason }).
ruleset--variants-clash = { $subject }: Queste varianti non si possono combinare ({ $reason }).
ruleset--unknown-judge = { $subject }: Questa partita segue regole che questa versione del programma non conosce ancora ({ $reason }). Aggiorna il programma.
game--players = { $subject }: Questo numero di giocatori non va bene per l’edizione ({ $reason }).
game--seed = { $subject }: Il seme della distribuzione non è valido ({ $reason }).
game--starter = { $subject }: Questo giocatore non può cominciare ({ $reason }).

## Notation and input

notation--not-a-tile = «{ $token }» non è una pedina. Scrivi per esempio R7 per il sette rosso o J per un jolly.
notation--too-many-copies = Nessuna scatola contiene così tante pedine { $token }.
notation--bad-position = «{ $token }» non fa parte di una posizione. Scrivi edizione / tavolo / tavoliere, per esempio classic / R4 R5 R6 / R7 J.
notation--bad-change = «{ $token }» non cambia il tavolo. Scrivi 2=R4 R5 R6 per la seconda serie, +R4 R5 R6 per una nuova o -2 per toglierne una.
input--not-json = I dati inseriti non sono JSON valido ({ $reason }).
input--not-an-object = I dati inseriti devono essere un oggetto JSON tra parentesi graffe.
input--missing-field = Manca il campo «{ $field }».
input--unknown-field = Qui non esiste il campo «{ $field }». Controlla come è scritto.
input--wrong-type = Il campo «{ $field }» contiene un valore di tipo sbagliato.
input--unknown-flag = Non c’è nessun contrassegno «{ $flag }»; ci sono { $known }.
input--flag-does-not-fit = Il contrassegno «{ $flag }» non è adatto al giocatore «{ $name }».
input--name-twice = Due giocatori si chiamano «{ $name }».
input--not-one-winner = In una partita vinta è vuoto esattamente un tavoliere, in una partita bloccata nessuno.
input--unknown-shape = I dati inseriti non sono né una posizione, né la registrazione di una partita, né altro che sia noto qui.
record--broken = La registrazione della partita è danneggiata ({ $reason }).
record--line = La riga { $line } della registrazione della partita non è valida ({ $reason }).
record--too-large = La registrazione della partita è più grande di qualsiasi partita vera (riga { $line }: { $reason }).
file--not-found = Il file «{ $path }» non esiste.
file--not-readable = Impossibile leggere il file «{ $path }» ({ $reason }).
input--too-long = Una riga può avere al massimo { $most } byte.
file--not-writable = Impossibile scrivere il file «{ $path }» ({ $reason }).
usage--bad-option = L’opzione { $option } non si può usare così ({ $reason }).
arena--unknown-bot = Non c’è nessun bot «{ $bot }»; ci sono { $known }.
arena--bad-result = Il file «{ $path }» non contiene un risultato che si possa continuare ({ $reason }).
arena--no-ray = Impossibile usare Ray ({ $reason }). Si installa con meldstone[ray].
serve--not-installed = Il server non è installato ({ $reason }). Si installa con meldstone[server].
serve--cannot-listen = Impossibile ascoltare su { $host }, porta { $port } ({ $reason }).
serve--already-served = Il file { $file } è già usato da un altro meldstone serve.
admin--no-such-account = Non esiste un account «{ $name }».
admin--no-such-room = Non esiste un tavolo «{ $room }».
admin--no-such-report = Non esiste una segnalazione «{ $report }».

## L’archivio

store--conflict = Qualcuno ha già fatto una modifica. Ricarica e riprova.
store--stale-rating = Le valutazioni sono cambiate nel frattempo. Riprova.
store--name-taken = Il nome «{ $name }» è già preso.
store--unknown-account = Questo account non esiste.
store--unavailable = La banca dati non è utilizzabile adesso ({ $reason }).
store--newer-schema = La banca dati viene da una versione più recente del programma (schema { $found }, noto qui: { $known }). Aggiorna il programma.
store--bad-location = L’indirizzo della banca dati non è utilizzabile ({ $reason }).
store--driver-missing = PostgreSQL ha bisogno del suo driver. Installalo con: pip install 'meldstone[postgres]'.
store--no-backup = «{ $path }» non può servire da copia di sicurezza ({ $reason }).
store--in-the-way = «{ $path }» contiene già qualcosa. Usa --force per sostituirlo.

## The server

server--malformed = Il messaggio non è leggibile ({ $reason }).
server--too-large = Il messaggio è troppo lungo; sono ammessi al massimo { $most } byte.
server--too-fast = Troppe richieste. Aspetta un momento.
server--not-found = Qui non c’è niente.
server--method-not-allowed = Questo non si può fare qui.
server--not-signed-in = Prima devi accedere.
server--foreign-origin = Questa pagina non può parlare con il server.
server--unknown-host = Questo server non risponde all’indirizzo aperto. Chi lo gestisce può consentirlo nelle impostazioni (hosts).
server--unavailable = Al momento il server non può farlo. Riprova.
server--say-hello-first = Di’ prima a quale tavolo vuoi andare.
room--seat-taken = Questo posto è occupato.
room--no-free-seat = A questo tavolo non c’è un posto libero.
room--already-seated = Hai già un posto qui.
room--not-seated = Non hai un posto a questo tavolo.
room--not-owner = Può farlo solo chi ha aperto il tavolo.
room--already-started = L’incontro è già cominciato.
room--not-started = L’incontro non è ancora cominciato.
room--not-over = La partita non è ancora finita.
room--match-over = La partita è finita.
room--too-few-players = Ci sono ancora posti liberi.
room--just-changed = Gli altri al tavolo potrebbero non aver ancora visto la modifica. Inizia tra qualche secondo.
room--paused = La partita è in pausa.
room--not-paused = La partita non è in pausa.
room--closed = Questo tavolo è chiuso.
room--unreadable = Questo tavolo non si può aprire: la sua registrazione è danneggiata. Chi gestisce questo server vede di quale tavolo si tratta.
game--unreadable = Questa partita non si può mostrare: la sua registrazione è danneggiata o più grande di qualsiasi partita.
room--by-invitation = A questo tavolo si accede solo su invito.
room--no-such-code = Nessun tavolo ha questo codice.
room--no-spectators = A questo tavolo nessuno può guardare.
room--chat-off = A questo tavolo la chat è disattivata.
room--accounts-only = Le partite classificate richiedono un account.
room--rated-same-time = Nelle partite classificate tutti hanno lo stesso tempo.
room--rated-needs-clock = Le partite classificate richiedono un orologio.
room--rated-one-edition = Le edizioni combinate non sono classificate.
room--rated-no-days = Le partite con giorni per turno non sono classificate.
room--rated-too-long = Un incontro classificato ha al massimo { $most } partite.
room--not-in-rated-game = In una partita classificata non è possibile.
room--bad-setting = L’impostazione «{ $field }» non è valida.
room--no-hints = A questo tavolo i suggerimenti sono disattivati.
room--too-restless = Troppe richieste dall’ultimo turno. Prima bisogna giocare.
room--sent-away = Chi ha aperto il tavolo ti ha mandato via.
room--not-welcome = Non puoi sederti a questo tavolo.
room--too-many-seats = Una persona non può avere più posti di così: { $most }. Prima lascia un tavolo.
room--too-many-rooms = Non possono aspettare giocatori più tavoli di così: { $most }. Siediti a uno di questi o prima chiudine uno.
room--chat-too-fast = Era tanto in una volta. Aspetta qualche secondo prima di dire altro.
room--cannot-agree = Uno degli interessati è assente o è un bot, quindi il tavolo non può accordarsi.
room--turn-was-legal = Il turno era regolare e i bot lo lasciano valere, quindi non si può annullare.
name--not-usable = Questo nome non va bene. Serve una lettera o una cifra, e al massimo { $most } caratteri.
name--invisible-characters = Questo nome contiene caratteri invisibili.
name--piled-marks = Questo nome ha troppi segni sopra o sotto le lettere.
name--mixed-scripts = Questo nome mescola alfabeti diversi in una parola.
name--taken = Questo nome è già preso.
name--looks-taken = Questo nome assomiglia a quello di un altro account.
name--belongs-to-account = Questo nome appartiene a un account o gli assomiglia. Accedi oppure gioca come «{ $suggestion }».
account--wrong-password = Nome o password errati.
account--password-too-short =
    { $minimum ->
        [one] La password è troppo corta; serve almeno { $minimum } carattere.
       *[other] La password è troppo corta; servono almeno { $minimum } caratteri.
    }
account--banned = Questo account è stato bloccato da chi gestisce il server.
account--wrong-recovery-code = Il nome o il codice di recupero è sbagliato.
account--needed = Per questo serve un account.
account--too-many-bots = Un account può avere al massimo { $most } bot.
account--too-many-blocked = Numero massimo di persone bloccate: { $most }.
