### Profile, replay, the table menu.

## Profile and account

page-profile = Profiel
page-guest = Je speelt als gast. Met een account houd je je spellen en ratings op elk apparaat.
page-signed-in = Ingelogd als { $name }.
page-log-in = Inloggen
page-sign-up = Account maken
page-log-out = Uitloggen
page-log-out-everywhere = Op alle apparaten uitloggen
page-name = Naam
page-password = Wachtwoord
page-old-password = Huidig wachtwoord
page-new-password = Nieuw wachtwoord
page-change-name = Naam veranderen
page-change-password = Wachtwoord veranderen
page-saved = Opgeslagen.
page-export = Mijn gegevens downloaden
page-delete = Account verwijderen
page-delete-text = Het account, de ratings en de bots worden meteen verwijderd. Gespeelde spellen blijven, zonder je naam.
page-delete-confirm = Definitief verwijderen
page-restart = De server start over { $time } opnieuw. Spellen blijven bewaard en gaan daarna verder.
page-restart-now = De server start nu opnieuw. Spellen blijven bewaard en gaan zo verder.
page-recovery = Herstelcodes
page-recovery-text = Als je je wachtwoord vergeet, kom je met een van deze codes weer binnen. Elke code werkt één keer.
page-recovery-make = Nieuwe codes maken
page-recovery-once = Druk ze af of schrijf ze op: de codes zijn alleen nu te zien en eerdere werken niet meer.
page-recovery-left = Codes over: { $count }
page-print = Afdrukken
page-forgot-password = Wachtwoord vergeten?
page-recovery-code = Herstelcode
page-set-password = Nieuw wachtwoord instellen
page-delete-guest = Mijn gegevens verwijderen
page-delete-guest-text = Je naam verdwijnt van tafels en uit gespeelde spellen, en deze sessie eindigt.
page-leaders-text = Op de ranglijst staat wie voor de rating heeft gespeeld met vijf gevestigde spelers.
page-rated-text = Tegen nieuwe accounts en steeds tegen dezelfde mensen telt een spel maar weinig.
page-privacy = Privacy
account-title = Account
account-keep = Bewaar je spellen
account-sign-up-or-in = Account maken of inloggen
account-getting-in = Inloggen
account-data = Je gegevens
account-password-voids = Logt je andere apparaten uit en geeft je nieuwe herstelcodes.

## Finished games, ratings, bots

page-games-empty = Nog geen spel uitgespeeld. Speel er een!
page-rated = met rating
page-more = Meer tonen
page-watch = Bekijken
page-ratings = Ratings
page-leaders = Ranglijst
page-leaders-empty = Hier heeft nog niemand met rating gespeeld.
page-table-size = Spelers aan tafel
page-rank = Plaats
page-rating = Rating
page-games-played = Spellen
page-bots = Je bots
page-bots-text = Een programma speelt met een token onder een eigen naam.
page-bots-empty = Nog geen bot.
page-bot-name = Naam van de bot
page-make-token = Token maken
page-token-once = Kopieer het token nu. Het wordt alleen deze keer getoond.
page-revoke = Intrekken
page-revoked = ingetrokken

## When something is missing

page-retry = Opnieuw proberen
page-offline = De pagina opent ook zonder verbinding, maar spellen hebben de server nodig. De verbinding wordt automatisch hersteld.
page-offline-language = Die taal is er nog niet en kan zonder verbinding niet komen.
page-offline-title = Je bent offline
page-game-missing = Dit spel bestaat niet of is nog niet afgelopen.
page-missing-text = Misschien is de link oud of niet helemaal gekopieerd.

## Replay

page-replay = Terugkijken
page-watch-replay = Spel terugkijken
page-step = Stap { $step } van { $steps }
page-to-begin = Naar het begin
page-step-back = Een stap terug
page-step-on = Een stap verder
page-to-end = Naar het eind
page-run = Afspelen
page-halt = Pauze
page-speed = Tempo
page-position = Plek in het spel
page-share = Link naar deze stap kopiëren
page-record-text = Verslag als tekst
page-record-json = Verslag als JSON
page-show-racks = Alle speelborden tonen
page-rack-of = Speelbord: { $player }
page-opened-game = Het spel begint.
page-dealt = De stenen zijn gedeeld.
page-ready = { $player } vraagt niet om opnieuw te delen.
page-declares = { $player } is klaar.
page-ruled-uphold = De beurt blijft staan.
page-ruled-undo = De beurt wordt teruggedraaid.

## The table menu

menu-title = Tafelmenu
menu-unread = Nieuwe berichten
menu-chat = Chat
menu-chat-empty = Nog niemand heeft iets gezegd.
menu-say = Zeg iets
menu-send = Versturen
menu-mute = { $player } dempen
menu-unmute = { $player } niet meer dempen
menu-player = Over { $player }
menu-block = { $player } blokkeren
menu-unblock = { $player } niet meer blokkeren
menu-block-text = Wie je blokkeert, hoor je niet meer en kan niet aan jouw tafels gaan zitten.
menu-send-away = { $player } wegsturen
menu-send-away-text = Wie wordt weggestuurd, kan pas naar deze tafel terugkomen als jij dat goedvindt.
menu-report = { $player } melden
menu-report-note = Wat is er gebeurd?
menu-report-text = De beheerder van deze server krijgt je woorden, wat hier het laatst is gezegd en welke tafel het was.
menu-reported = Bedankt. De melding is verstuurd.
menu-sent-away = { $player } is weggestuurd.
menu-let-back-in = { $player } weer toelaten
menu-who-was-sent-away = Weggestuurd
menu-somebody = iemand
page-blocked = Geblokkeerde personen
page-blocked-empty = Je hebt niemand geblokkeerd.
menu-chat-on = Chat aanzetten
menu-chat-off = Chat uitzetten
menu-reactions = Reacties
react-hello = Hallo!
react-well-played = Goed gespeeld!
react-thanks = Dank je!
react-wow = Wauw!
react-oops = Oeps!
react-thinking = Even denken…
react-hurry = Schiet je op?
react-goodbye = Tot ziens!
menu-story = Wat er gebeurde
menu-story-empty = Er is nog niets gebeurd.
menu-dispute = Scheidsrechter roepen
menu-dispute-note = Wat klopt er niet?
menu-uphold = Beurt laten staan
menu-undo-turn = Beurt terugdraaien
menu-agree = Akkoord
menu-wants-undo = { $player } wil de beurt terugdraaien.
menu-wants-uphold = { $player } wil de beurt laten staan.
menu-wants-fine = Strafstenen voor { $player }: { $count }.
menu-wants-time = Tijd op de klok: { $seconds } s.
menu-pause = Pauze nemen
menu-resume = Pauze beëindigen
menu-stack = Welke stapel komt nu?
menu-stack-of = Stapel { $number }
menu-leave = Tafel verlaten
menu-leave-text = Je plaats blijft van jou: je kunt terugkomen.
menu-spectating = Je kijkt toe.
menu-spectators = Toeschouwers: { $count }
menu-start = Wedstrijd beginnen
menu-resumed = De pauze is voorbij.
menu-next-game = Volgend spel over { $count } s
menu-start-draw = Loting wie begint

## A new table

page-rated-table = Spel met rating, alleen met account
page-spectators-allowed = Anderen mogen toekijken
page-chat-allowed = Chat toegestaan
page-fill-abandoned = Een bot speelt voor wie weggaat
page-start-by-hand = De wedstrijd begin ik zelf
page-install = Als app installeren
