### Profile, replay, the table menu.

## Profile and account

page-profile = Profil
page-guest = Du spiller som gæst. Med en konto beholder du dine spil og ratings på alle enheder.
page-signed-in = Logget ind som { $name }.
page-log-in = Log ind
page-sign-up = Opret en konto
page-log-out = Log ud
page-log-out-everywhere = Log ud på alle enheder
page-name = Navn
page-password = Adgangskode
page-old-password = Nuværende adgangskode
page-new-password = Ny adgangskode
page-change-name = Skift navn
page-change-password = Skift adgangskode
page-saved = Gemt.
page-export = Hent mine data
page-delete = Slet kontoen
page-delete-text = Kontoen, dens ratings og dens botter slettes straks. Færdige spil bliver, uden dit navn.
page-delete-confirm = Slet permanent
page-restart = Serveren genstarter om { $time }. Spil bliver gemt og går videre bagefter.
page-restart-now = Serveren genstarter nu. Spil bliver gemt og går straks videre.
page-recovery = Gendannelseskoder
page-recovery-text = Hvis du glemmer adgangskoden, kommer du ind igen med en af disse koder. Hver gælder én gang.
page-recovery-make = Lav nye koder
page-recovery-once = Udskriv dem, eller skriv dem ned: koderne vises kun nu, og tidligere koder gælder ikke mere.
page-recovery-left = Koder tilbage: { $count }
page-print = Udskriv
page-forgot-password = Glemt adgangskoden?
page-recovery-code = Gendannelseskode
page-set-password = Sæt ny adgangskode
page-delete-guest = Slet mine data
page-delete-guest-text = Dit navn forsvinder fra borde og færdige spil, og denne session slutter.
page-leaders-text = På ranglisten står de, der har spillet spil med rating med fem etablerede spillere.
page-rated-text = Mod nye konti og mod de samme igen og igen tæller et spil kun lidt.
page-privacy = Privatliv
account-title = Konto
account-keep = Behold dine spil
account-sign-up-or-in = Opret en konto eller log ind
account-getting-in = Adgang
account-data = Dine data
account-password-voids = Logger dine andre enheder ud og giver dig nye gendannelseskoder.

## Finished games, ratings, bots

page-games-empty = Intet færdigt spil endnu. Spil et!
page-rated = med rating
page-more = Vis flere
page-watch = Se
page-ratings = Ratings
page-leaders = Rangliste
page-leaders-empty = Her har ingen spillet med rating endnu.
page-table-size = Spillere ved bordet
page-rank = Plads
page-rating = Rating
page-games-played = Spil
page-bots = Dine botter
page-bots-text = Et program spiller under eget navn med et token.
page-bots-empty = Ingen bot endnu.
page-bot-name = Bottens navn
page-make-token = Lav et token
page-token-once = Kopiér tokenet nu. Det vises kun denne ene gang.
page-revoke = Tilbagekald
page-revoked = tilbagekaldt

## When something is missing

page-retry = Prøv igen
page-offline = Siden åbner også uden forbindelse, men spil kræver serveren. Forbindelsen genoprettes automatisk.
page-offline-language = Det sprog er her ikke endnu, og uden forbindelse kommer det ikke.
page-offline-title = Du er offline
page-game-missing = Spillet findes ikke, eller det er ikke slut endnu.
page-missing-text = Måske er linket gammelt eller ikke kopieret helt.

## Replay

page-replay = Genafspilning
page-watch-replay = Se spillet igen
page-step = Trin { $step } af { $steps }
page-to-begin = Til begyndelsen
page-step-back = Et trin tilbage
page-step-on = Et trin frem
page-to-end = Til slutningen
page-run = Afspil
page-halt = Pause
page-speed = Tempo
page-position = Sted i spillet
page-share = Kopiér linket til dette trin
page-record-text = Optegnelse som tekst
page-record-json = Optegnelse som JSON
page-show-racks = Vis alle brætter
page-rack-of = Bræt: { $player }
page-opened-game = Spillet begynder.
page-dealt = Brikkerne er delt ud.
page-ready = { $player } kræver ikke en ny uddeling.
page-declares = { $player } er færdig.
page-ruled-uphold = Turen gælder.
page-ruled-undo = Turen gøres om.

## The table menu

menu-title = Bordmenu
menu-unread = Nye beskeder
menu-chat = Chat
menu-chat-empty = Ingen har sagt noget endnu.
menu-say = Sig noget
menu-send = Send
menu-mute = Gør { $player } tavs
menu-unmute = Hør { $player } igen
menu-player = Om { $player }
menu-block = Blokér { $player }
menu-unblock = Fjern blokering af { $player }
menu-block-text = En blokeret person hører du ikke mere, og vedkommende kan ikke sætte sig ved dine borde.
menu-send-away = Send { $player } væk
menu-send-away-text = Den, der sendes væk, kan først komme tilbage til dette bord, når du tillader det.
menu-report = Anmeld { $player }
menu-report-note = Hvad skete der?
menu-report-text = Den, der driver serveren, får dine ord, hvad der sidst blev sagt her, og hvilket bord det var.
menu-reported = Tak. Anmeldelsen er sendt.
menu-sent-away = { $player } blev sendt væk.
menu-let-back-in = Lad { $player } komme tilbage
menu-who-was-sent-away = Sendt væk
menu-somebody = nogen
page-blocked = Blokerede personer
page-blocked-empty = Du har ikke blokeret nogen.
menu-chat-on = Slå chatten til
menu-chat-off = Slå chatten fra
menu-reactions = Reaktioner
react-hello = Hej!
react-well-played = Godt spillet!
react-thanks = Tak!
react-wow = Wow!
react-oops = Ups!
react-thinking = Jeg tænker…
react-hurry = Skynd dig, tak!
react-goodbye = Farvel!
menu-story = Hvad der skete
menu-story-empty = Der er ikke sket noget endnu.
menu-dispute = Kald på dommeren
menu-dispute-note = Hvad er galt?
menu-uphold = Lad turen gælde
menu-undo-turn = Omgør turen
menu-agree = Enig
menu-wants-undo = { $player } vil omgøre turen.
menu-wants-uphold = { $player } vil lade turen gælde.
menu-wants-fine = Strafbrikker til { $player }: { $count }.
menu-wants-time = Tid på uret: { $seconds } s.
menu-pause = Hold pause
menu-resume = Slut pausen
menu-stack = Hvilken stabel er den næste?
menu-stack-of = Stabel { $number }
menu-leave = Forlad bordet
menu-leave-text = Pladsen er stadig din: du kan komme tilbage.
menu-spectating = Du ser på.
menu-spectators = Tilskuere: { $count }
menu-start = Begynd kampen
menu-resumed = Pausen er slut.
menu-next-game = Næste spil om { $count } s
menu-start-draw = Lodtrækning om starten

## A new table

page-rated-table = Spil med rating, kun med konto
page-spectators-allowed = Andre må se på
page-chat-allowed = Chat tilladt
page-fill-abandoned = En bot spiller for den, der går
page-start-by-hand = Jeg begynder selv kampen
page-install = Installér som app
