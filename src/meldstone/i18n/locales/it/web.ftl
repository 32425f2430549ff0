### What the browser shows beside the words of the game.

## Start

web-lobby = Tavoli aperti
web-join-code = Entra con un codice o un link
web-join = Entra
web-bad-code = Questo non è il codice di un tavolo.
web-your-name = Il tuo nome
web-guest = Ospite
web-to-start = Home
web-loading = Un momento…
web-not-found = Pagina non trovata
web-no-table = Questo tavolo non si può aprire
web-reconnecting = Connessione persa. Nuovo tentativo…
web-close = Chiudi

## Lobby, new table, waiting room

web-free-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-look-on = Guarda
web-new-table = Nuovo tavolo
web-open-table = Apri il tavolo
web-what-is-different = Che cosa cambia
web-bots = Bot
web-bot-level = Livello dei bot
web-bot-novice = Principiante
web-bot-novice-text = Ha imparato il gioco un’ora fa. I bambini lo battono.
web-cast-novice = Pip, Lulu, Bibi, Momo, Tiko, Nino
web-bot-casual = Dilettante
web-bot-casual-text = Gioca la domenica e rifà una o due serie.
web-cast-casual = Mia, Felix, Luna, Oskar, Nala, Leo
web-bot-skilled = Abile
web-bot-skilled-text = Non gli sfugge nulla e colloca tutto ciò che può.
web-cast-skilled = Vera, Remi, Nora, Max, Tara, Milo
web-bot-expert = Esperto
web-bot-expert-text = Tiene i jolly per il finale.
web-cast-expert = Ada, Hugo, Selma, Otto, Irma, Viktor
web-bot-master = Maestro
web-bot-master-text = Soppesa ogni turno e aspetta il momento giusto.
web-cast-master = Aurelia, Kasimir, Minerva, Leonid, Sibylla, Anatol
web-players = Forza dei bot
web-think = Tempo per pensare
web-tempo = Come giocano i bot
web-tempo-calm = Con calma, passo per passo
web-tempo-brisk = Svelti, passo per passo
web-tempo-at-once = Tutto in una volta
web-as-edition = Come nell’edizione
web-games = Partite dell’incontro
web-public = Tutti possono trovare questo tavolo
web-allow-hints = Suggerimenti permessi
web-waiting-room = In attesa di giocatori
web-free-seat = Posto libero
web-sit = Siediti
web-add-bot = Aggiungi un bot
web-remove-bot = Togli il bot
web-link = Link a questo tavolo
web-copy = Copia
web-copied = Copiato
web-qr = Il link come codice QR
web-get-up = Lascia il posto

## What an edition does

web-fact-tiles =
    { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    } (jolly: { $jokers })
web-fact-opening =
    Apertura: almeno { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-fact-opening-any = Apertura: nessun minimo di punti
web-fact-clock =
    { $count ->
        [one] { $count } secondo
       *[other] { $count } secondi
    } per turno
web-fact-days =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    } per turno
web-fact-no-clock = Senza orologio
web-fact-no-clock-here = Senza orologio su un dispositivo condiviso
web-fact-special = Jolly doppi, bicolori e specchio
web-fact-joker-free = Le serie con un jolly si ricompongono come le altre
web-fact-joker-strict = Le serie con un jolly non si dividono; il jolly va sostituito
web-fact-draw-always = Peschi a ogni turno, poi collochi o scarti
web-fact-open-tile = Una pedina è scoperta; prendila se con essa chiudi
web-fact-redeal = Con { $count } coppie puoi chiedere una nuova distribuzione
web-fact-hand-game = Collocare tutto il tavoliere in una volta vale doppio
web-fact-joker-penalty =
    Un jolly rimasto sul tavoliere costa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }

## The table

web-leave = Torna alla home
web-last-turn = Mostra l’ultimo turno
web-rules = Regole
web-tools = Strumenti
web-redo = Ripristina
web-reset = Riprendi tutto
web-hint = Suggerimento
web-sort = Ordina le pedine
web-sort-runs = Ordina per file (789)
web-sort-groups = Ordina per gruppi (777)
web-sort-own = Il mio ordine
web-play = Colloca
web-draw = Pesca
web-pass = Passa
web-discard = Scarta
web-take = Prendi
web-keep = Tieni le pedine
web-redeal = Nuova distribuzione
web-come-back = Riprendi il posto
web-new-set = Nuova serie
web-new-tile = nuovo
web-opened = ha fatto l’apertura
web-ask-count = Chiedi a { $player } quante pedine restano
web-referee = L’arbitro sta decidendo.
web-table-decides = I giocatori decidono sull’ultimo turno. Se non si accordano, resta valido.
web-choose-discard = Scegli una pedina da scartare.
web-discard-later = Prima gioca ciò che hai collocato, o riprendilo.
web-show-rule = Vedi la regola
web-hint-some =
    { $count ->
        [one] Puoi collocare { $count } pedina. Chiedi ancora per vedere quale.
       *[other] Puoi collocare { $count } pedine. Chiedi ancora per vedere quali.
    }
web-hint-tiles = Puoi collocare: { $tiles }. Chiedi ancora per vedere come.
web-hint-shown = Ecco un modo di giocare.
web-say-to-rack = Di nuovo sul tavoliere: { $tiles }.
web-say-set = La serie ora è: { $tiles }.

## Plans, steps, places

web-plan-hide = Guarda
web-plan-show = Il mio piano
web-plan-kept = Il tuo piano resta.
web-plan-lost =
    Il tavolo è cambiato: { $count ->
        [one] { $count } pedina del tuo piano è tornata
       *[other] { $count } pedine del tuo piano sono tornate
    } sul tavoliere.
web-plan-holds = Il tuo piano va ancora bene.
web-plan-drop = Abbandona il piano
web-play-plan = Colloca il mio piano
web-next-step = Passo successivo
web-all-steps = Tutto insieme
web-step-laid = Dal tavoliere: { $tiles }.
web-step-moved = Sul tavolo: { $tiles }.
web-turn-of = { $player }: passo { $step } di { $steps }
web-run = Continua
web-stop = Pausa
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-tidy = Riordina il tavolo
web-the-deal = La distribuzione
web-deal-promise = Questo numero era fissato prima della prima pedina. Sigilla l’ordine di tutte le pedine; dopo la partita puoi verificare che nessuno lo abbia cambiato.

## Pass and play

web-pass-and-play = A turno su un dispositivo
web-pass-lead = Più persone, un dispositivo: passa di mano in mano.
web-local-players = Persone su questo dispositivo
web-local-name = Nome del giocatore { $number }
web-pass-start = Inizia la partita
web-hand-over = Passa il dispositivo a { $player }.
web-hand-over-why = Tutti i tavolieri sono nascosti finché non si preme il pulsante.
web-i-am = Sono { $player }

## The end of a game

web-next-game = Prossima partita
web-rematch = Gioca ancora
web-waiting-others = In attesa degli altri…
web-score-sheet = Tabella dei punti
web-check-deal = Verifica la distribuzione
web-deal-right = Ricalcolata su questo dispositivo: la distribuzione è quella promessa prima della partita.
web-deal-wrong = La distribuzione non corrisponde a quella promessa prima della partita.
web-deal-racks-wrong = Il seme è quello promesso, ma dà altre pedine.
web-deal-cheated = Questa distribuzione non è stata onesta: il server non ha mantenuto la promessa.
web-deal-seen-wrong = Non hai ricevuto le pedine di cui si parla ora: questo dispositivo ne ha viste altre.
web-deal-salt-wrong = Il tuo dispositivo ha aggiunto al caso un numero suo; il server lo ha accettato e poi lo ha tralasciato.
web-deal-salts-wrong = Qualcuno che non era al tavolo ha aggiunto qualcosa al caso; così la distribuzione si poteva scegliere.
web-deal-partly = Ricalcolata su questo dispositivo: il seme promesso dà queste pedine. Al resto bisogna credere:
web-deal-salt-unseen = Questo dispositivo non ha aggiunto nulla di suo al caso; il server avrebbe potuto cercare una distribuzione a suo piacere.
web-deal-racks-unseen = Questo dispositivo non ha visto distribuire queste pedine; le conosce solo dal server.
web-deal-unknown = Ora la distribuzione non si può verificare.

## Rules sheet

web-rules-sets = Serie
web-rules-group = Un gruppo è fatto di almeno tre pedine dello stesso numero, ognuna di un colore diverso.
web-rules-run = Una fila è fatta di almeno tre numeri consecutivi dello stesso colore.
web-rules-jokers = Jolly
web-rules-joker = Un jolly sta per qualsiasi pedina.
web-rules-double = Il jolly doppio sta per due pedine vicine.
web-rules-two-colour = Al jolly bicolore la fila cambia colore.
web-rules-mirror = Il jolly specchio non sta per nessuna pedina: i suoi due lati si specchiano.
web-rules-opening = Apertura
web-rules-opening-text =
    Le tue prime serie vengono solo dal tuo tavoliere e valgono insieme almeno { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }. I jolly contano per ciò che sostituiscono. Poi puoi usare anche le serie sul tavolo.
web-rules-opening-any = Le tue prime serie vengono solo dal tuo tavoliere; non serve un minimo di punti. Poi puoi usare anche le serie sul tavolo.
web-rules-turn = Il tuo turno
web-rules-turn-text = Colloca almeno una pedina del tuo tavoliere e ricomponi il tavolo come vuoi: alla fine ogni pedina deve far parte di una serie. Se non puoi o non vuoi, pesca una pedina.
web-rules-end = La fine
web-rules-end-text = Vince chi colloca l’ultima pedina. Gli altri perdono i punti rimasti sul tavoliere e il vincitore li riceve.
web-keys = Tastiera

## Settings

web-settings = Impostazioni
web-language = Lingua
web-theme = Aspetto
web-theme-auto = Come il dispositivo
web-theme-light = Chiaro
web-theme-dark = Scuro
web-palette = Colori
web-palette-box = Come nella scatola
web-palette-safe = Facili da distinguere
web-large-tiles = Pedine grandi
web-motion = Animazioni
web-motion-auto = Come il dispositivo
web-motion-less = Meno
web-sound = Suoni
web-vibration = Vibrazione
web-letter-keys = Tasti di una sola lettera
web-letter-keys-alt = Con Alt
web-on = Sì
web-off = No
