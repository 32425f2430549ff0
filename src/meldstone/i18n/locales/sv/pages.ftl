### Profile, replay, the table menu.

## Profile and account

page-profile = Profil
page-guest = Du spelar som gäst. Med ett konto behåller du dina spel och rankningar på alla enheter.
page-signed-in = Inloggad som { $name }.
page-log-in = Logga in
page-sign-up = Skapa ett konto
page-log-out = Logga ut
page-log-out-everywhere = Logga ut på alla enheter
page-name = Namn
page-password = Lösenord
page-old-password = Nuvarande lösenord
page-new-password = Nytt lösenord
page-change-name = Byt namn
page-change-password = Byt lösenord
page-saved = Sparat.
page-export = Ladda ner mina data
page-delete = Radera kontot
page-delete-text = Kontot, dess rankningar och dess botar raderas genast. Avslutade spel finns kvar, utan ditt namn.
page-delete-confirm = Radera permanent
page-restart = Om { $time } startar servern om. Spelen sparas och fortsätter sedan.
page-restart-now = Servern startar om nu. Spelen sparas och fortsätter strax.
page-recovery = Återställningskoder
page-recovery-text = Om du glömmer lösenordet kommer du in igen med en av de här koderna. Varje kod gäller en gång.
page-recovery-make = Skapa nya koder
page-recovery-once = Skriv ut dem eller anteckna dem: koderna visas bara nu, och tidigare koder gäller inte längre.
page-recovery-left = Koder kvar: { $count }
page-print = Skriv ut
page-forgot-password = Glömt lösenordet?
page-recovery-code = Återställningskod
page-set-password = Välj ett nytt lösenord
page-delete-guest = Radera mina uppgifter
page-delete-guest-text = Ditt namn försvinner från bord och avslutade spel, och den här sessionen avslutas.
page-leaders-text = På topplistan står de som har spelat rankade spel med fem etablerade spelare.
page-rated-text = Mot nya konton och mot samma personer om och om igen räknas ett spel bara lite.
page-privacy = Integritet
account-title = Konto
account-keep = Behåll dina spel
account-sign-up-or-in = Skapa ett konto eller logga in
account-getting-in = Inloggning
account-data = Dina uppgifter
account-password-voids = Loggar ut dina andra enheter och ger dig nya återställningskoder.

## Finished games, ratings, bots

page-games-empty = Inget avslutat spel än. Spela ett!
page-rated = rankat
page-more = Visa fler
page-watch = Titta
page-ratings = Rankningar
page-leaders = Topplista
page-leaders-empty = Här har ingen spelat rankat än.
page-table-size = Spelare vid bordet
page-rank = Plats
page-rating = Rankning
page-games-played = Spel
page-bots = Dina botar
page-bots-text = Ett program spelar under eget namn med en nyckel.
page-bots-empty = Ingen bot än.
page-bot-name = Botens namn
page-make-token = Skapa en nyckel
page-token-once = Kopiera nyckeln nu. Den visas bara den här gången.
page-revoke = Återkalla
page-revoked = återkallad

## When something is missing

page-retry = Försök igen
page-offline = Sidan öppnas även utan anslutning, men spel behöver servern. Anslutningen återställs automatiskt.
page-offline-language = Det språket finns inte här ännu och kan inte komma utan anslutning.
page-offline-title = Du är offline
page-game-missing = Spelet finns inte, eller så är det inte slut än.
page-missing-text = Länken kanske är gammal eller inte helt kopierad.

## Replay

page-replay = Repris
page-watch-replay = Titta på reprisen
page-step = Steg { $step } av { $steps }
page-to-begin = Till början
page-step-back = Ett steg bakåt
page-step-on = Ett steg framåt
page-to-end = Till slutet
page-run = Spela upp
page-halt = Paus
page-speed = Tempo
page-position = Plats i spelet
page-share = Kopiera länken till det här steget
page-record-text = Protokoll som text
page-record-json = Protokoll som JSON
page-show-racks = Visa alla spelbrädor
page-rack-of = Spelbräda: { $player }
page-opened-game = Spelet börjar.
page-dealt = Stenarna är utdelade.
page-ready = { $player } begär ingen ny giv.
page-declares = { $player } är klar.
page-ruled-uphold = Turen gäller.
page-ruled-undo = Turen är ångrad.

## The table menu

menu-title = Bordsmeny
menu-unread = Nya meddelanden
menu-chat = Chatt
menu-chat-empty = Ingen har sagt något än.
menu-say = Säg något
menu-send = Skicka
menu-mute = Tysta { $player }
menu-unmute = Sluta tysta { $player }
menu-player = Om { $player }
menu-block = Blockera { $player }
menu-unblock = Sluta blockera { $player }
menu-block-text = En blockerad person hör du inte längre, och den kan inte sätta sig vid dina bord.
menu-send-away = Skicka iväg { $player }
menu-send-away-text = Den som skickas iväg kan inte komma tillbaka till det här bordet förrän du tillåter det.
menu-report = Anmäl { $player }
menu-report-note = Vad hände?
menu-report-text = Den som driver servern får dina ord, vad som sades här sist och vilket bord det var.
menu-reported = Tack. Anmälan är skickad.
menu-sent-away = { $player } skickades iväg.
menu-let-back-in = Låt { $player } komma tillbaka
menu-who-was-sent-away = Ivägskickade
menu-somebody = någon
page-blocked = Blockerade personer
page-blocked-empty = Du har inte blockerat någon.
menu-chat-on = Slå på chatten
menu-chat-off = Stäng av chatten
menu-reactions = Reaktioner
react-hello = Hej!
react-well-played = Bra spelat!
react-thanks = Tack!
react-wow = Oj!
react-oops = Hoppsan!
react-thinking = Jag funderar…
react-hurry = Skynda dig, tack!
react-goodbye = Hej då!
menu-story = Vad som hände
menu-story-empty = Inget har hänt än.
menu-dispute = Kalla på domaren
menu-dispute-note = Vad är fel?
menu-uphold = Låt turen gälla
menu-undo-turn = Ångra turen
menu-agree = Jag håller med
menu-wants-undo = { $player } vill ångra turen.
menu-wants-uphold = { $player } vill låta turen gälla.
menu-wants-fine = Straffstenar till { $player }: { $count }.
menu-wants-time = Tid på klockan: { $seconds } s.
menu-pause = Ta en paus
menu-resume = Avsluta pausen
menu-stack = Vilken stapel kommer härnäst?
menu-stack-of = Stapel { $number }
menu-leave = Lämna bordet
menu-leave-text = Platsen är fortfarande din: du kan komma tillbaka.
menu-spectating = Du tittar på.
menu-spectators = Åskådare: { $count }
menu-start = Börja matchen
menu-resumed = Pausen är slut.
menu-next-game = Nästa spel om { $count } s
menu-start-draw = Lottning om vem som börjar

## A new table

page-rated-table = Rankat spel, bara med konto
page-spectators-allowed = Andra får titta på
page-chat-allowed = Chatt tillåten
page-fill-abandoned = En bot spelar för den som går
page-start-by-hand = Jag börjar matchen själv
page-install = Installera som app
