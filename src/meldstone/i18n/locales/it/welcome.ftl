### The first page, the header, and the pages around the table.

## Header and tabs

welcome-pages = Pagine
welcome-tabs = Pagine principali
welcome-learn = Impara
welcome-today = Il tavolo di oggi
welcome-today-short = Oggi
welcome-tables = Tavoli
welcome-more = Altro
welcome-sounds-on = I suoni sono attivi
welcome-sounds-off = I suoni sono spenti

## Today's table

welcome-lay-all = Riesci a collocarle tutte e cinque?
welcome-lay-all-how = Puoi ricomporre ogni serie. Alla fine tutte le pedine devono stare in serie.
welcome-try = Provaci
welcome-drag = Trascina le pedine, oppure scegline alcune e poi dove vanno.
welcome-put-here = Mettile qui: { $tiles }
welcome-left =
    { $count ->
        [one] Resta { $count } pedina sul tavoliere
       *[other] Restano { $count } pedine sul tavoliere
    }
welcome-not-yet = Non ancora: le serie tratteggiate non sono valide.
welcome-solved = Risolto! Tutte e cinque le pedine sono sul tavolo.
welcome-rack-empty = Il tavoliere è vuoto.

## Play

welcome-play-title = Gioca
welcome-play-bot = Gioca subito contro { $player }
welcome-play-bots = Gioca subito contro { $player } e altri quattro
welcome-go-on = Continua contro { $players }
welcome-new-game = Nuova partita contro { $player }
welcome-no-account = { $edition } · senza account, senza orologio
welcome-friends = Con amici
welcome-find = Trova un avversario
welcome-code = Inserisci un codice
welcome-new-here = Prima volta qui?
welcome-new-here-text = Impara le regole con esempi
welcome-box = La tua scatola

## Cards of tables

welcome-go = Vai
welcome-just-now = proprio ora
welcome-your-turn = Tocca a te contro { $players }
welcome-next-game = Prossima partita contro { $players }
welcome-finished = Finita: { $players }
welcome-own-tiles =
    { $count ->
        [one] hai { $count } pedina
       *[other] hai { $count } pedine
    }
welcome-tiles-left =
    { $count ->
        [one] { $count } pedina contro le tue { $own }
       *[other] { $count } pedine contro le tue { $own }
    }
welcome-turn-number = turno { $number }
welcome-watching = Spettatori: { $count }
welcome-next-table = Prossimo tavolo

## Settings, rules, more

welcome-settings-lead = Tutto resta su questo dispositivo; gli altri al tavolo vedono solo il tuo nome.
welcome-settings-you = Tu
welcome-settings-look = Aspetto e suono
welcome-settings-tiles = Pedine
welcome-rules-lead = Tutte le scatole, con esempi in pedine.
welcome-rules-more = Di ogni scatola, con esempi
welcome-leaders-more = Chi gioca meglio
welcome-bots-more = Cinque livelli, misurati
welcome-privacy-more = Che cosa viene salvato e per quanto

## Where others play

lobby-take-a-seat = Accomodati
lobby-nobody = Ora nessuno aspetta. Apri un tavolo e chi passa lo vedrà.
lobby-somebody =
    { $count ->
        [one] { $count } tavolo ha un posto libero.
       *[other] { $count } tavoli hanno un posto libero.
    }
lobby-free-title = Tavoli con un posto libero
lobby-always = Sempre qui
lobby-how-strong = Quanto sono forti?
lobby-how-measured = Come è stato misurato
lobby-wins-of-100 = Vince { $count } partite su 100 contro { $level }
lobby-first-level = Ha imparato un’ora fa
lobby-running = In corso
lobby-nothing-running = Ora nessuna partita pubblica. Appena ne comincia una, puoi guardarla qui.
lobby-games =
    { $count ->
        [one] { $count } partita
       *[other] { $count } partite
    }
lobby-custom = regole modificate
lobby-best-turn =
    { $count ->
        [one] Turno del giorno: { $count } pedina
       *[other] Turno del giorno: { $count } pedine
    }
lobby-best-turn-by =
    { $count ->
        [one] { $player } · { $count } serie ricomposta
       *[other] { $player } · { $count } serie ricomposte
    }

## Profile

profile-games = Le tue partite
profile-games-more = Poi la trovi qui con il risultato, e puoi rivederla turno per turno.
profile-filter-all = Tutte
profile-filter-won = Vinte
profile-filter-friends = Con persone
profile-won = Hai vinto contro { $players }
profile-lost = Ha vinto { $winner }
profile-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
profile-best-turn =
    { $count ->
        [one] { $count } pedina in un turno
       *[other] { $count } pedine in un turno
    }
profile-figures = In cifre
profile-count-games = partite
profile-count-last = ultime partite
profile-count-won = vinte
profile-count-best = miglior turno
profile-chart = Punti nelle tue ultime partite
profile-against = Contro
profile-account = Con un account
profile-guest = Ospite su questo dispositivo
profile-why-devices = Le tue partite e i tuoi tavoli su ogni dispositivo.
profile-why-games = Nulla di ciò che hai giocato come ospite va perso.
profile-why-rated = Partite classificate e un posto in classifica.
profile-why-free = Bastano un nome e una password; nessun indirizzo e-mail.
profile-password-hint = Almeno 8 caratteri.

## Leaderboard, replay

leaders-bots = I bot della casa
leaders-be-first = Comincia tu: una partita classificata richiede persone con un account.
replay-draws = pesca
replay-passes = passa
replay-discards = scarta
replay-time-up = tempo scaduto
