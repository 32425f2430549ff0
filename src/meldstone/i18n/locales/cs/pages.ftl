### Profile, replay, the table menu.

## Profile and account

page-profile = Profil
page-guest = Hraješ jako host. S účtem si ponecháš své hry a hodnocení na každém zařízení.
page-signed-in = Přihlášený účet: { $name }.
page-log-in = Přihlásit se
page-sign-up = Založit účet
page-log-out = Odhlásit se
page-log-out-everywhere = Odhlásit na všech zařízeních
page-name = Jméno
page-password = Heslo
page-old-password = Nynější heslo
page-new-password = Nové heslo
page-change-name = Změnit jméno
page-change-password = Změnit heslo
page-saved = Uloženo.
page-export = Stáhnout moje data
page-delete = Smazat účet
page-delete-text = Účet, jeho hodnocení a boti se smažou hned. Dohrané hry zůstanou, bez tvého jména.
page-delete-confirm = Smazat navždy
page-restart = Server se restartuje za { $time }. Hry zůstanou a potom pokračují.
page-restart-now = Server se právě restartuje. Hry zůstanou a hned pokračují.
page-recovery = Záchranné kódy
page-recovery-text = Když zapomeneš heslo, dostaneš se s jedním z těchto kódů zpět. Každý platí jednou.
page-recovery-make = Vytvořit nové kódy
page-recovery-once = Vytiskni si je nebo opiš: kódy se ukážou jen teď a dřívější už neplatí.
page-recovery-left = Zbývající kódy: { $count }
page-print = Vytisknout
page-forgot-password = Zapomenuté heslo?
page-recovery-code = Záchranný kód
page-set-password = Nastavit nové heslo
page-delete-guest = Smazat má data
page-delete-guest-text = Tvé jméno zmizí ze stolů a dohraných her a toto sezení skončí.
page-leaders-text = V žebříčku je, kdo hrál hodnocené hry s pěti zavedenými hráči.
page-rated-text = Proti novým účtům a stále stejným soupeřům se hra počítá jen málo.
page-privacy = Soukromí
account-title = Účet
account-keep = Nech si své hry
account-sign-up-or-in = Založit účet nebo se přihlásit
account-getting-in = Přihlášení
account-data = Tvé údaje
account-password-voids = Odhlásí tvá ostatní zařízení a dá ti nové záchranné kódy.

## Finished games, ratings, bots

page-games-empty = Zatím žádná dohraná hra. Zahraj si!
page-rated = hodnocená
page-more = Ukázat další
page-watch = Přehrát
page-ratings = Hodnocení
page-leaders = Žebříček
page-leaders-empty = Tady ještě nikdo nehrál hodnocenou hru.
page-table-size = Hráčů u stolu
page-rank = Pořadí
page-rating = Hodnocení
page-games-played = Hry
page-bots = Tvoji boti
page-bots-text = Program hraje pod vlastním jménem s tokenem.
page-bots-empty = Zatím žádný bot.
page-bot-name = Jméno bota
page-make-token = Vytvořit token
page-token-once = Zkopíruj token teď. Ukáže se jen tentokrát.
page-revoke = Zneplatnit
page-revoked = zneplatněno

## When something is missing

page-retry = Zkusit znovu
page-offline = Stránka se otevře i bez spojení, ale hry potřebují server. Spojení se obnoví automaticky.
page-offline-language = Tento jazyk tu ještě není a bez spojení nepřijde.
page-offline-title = Jsi offline
page-game-missing = Taková hra není, nebo ještě neskončila.
page-missing-text = Možná je odkaz starý nebo není zkopírovaný celý.

## Replay

page-replay = Záznam
page-watch-replay = Přehrát záznam
page-step = Krok { $step } z { $steps }
page-to-begin = Na začátek
page-step-back = O krok zpět
page-step-on = O krok dál
page-to-end = Na konec
page-run = Přehrát
page-halt = Zastavit
page-speed = Rychlost
page-position = Místo ve hře
page-share = Kopírovat odkaz na tento krok
page-record-text = Záznam jako text
page-record-json = Záznam jako JSON
page-show-racks = Ukázat všechny stojánky
page-rack-of = Stojánek: { $player }
page-opened-game = Hra začíná.
page-dealt = Kameny jsou rozdány.
page-ready = { $player } nežádá o nové rozdání.
page-declares = { $player } končí hru.
page-ruled-uphold = Tah platí.
page-ruled-undo = Tah se vrací.

## The table menu

menu-title = Nabídka stolu
menu-unread = Nové zprávy
menu-chat = Chat
menu-chat-empty = Zatím nikdo nic neřekl.
menu-say = Řekni něco
menu-send = Odeslat
menu-mute = Ztlumit: { $player }
menu-unmute = Zrušit ztlumení: { $player }
menu-player = O hráči { $player }
menu-block = Zablokovat: { $player }
menu-unblock = Odblokovat: { $player }
menu-block-text = Koho zablokuješ, toho už neslyšíš a k tvým stolům si nesedne.
menu-send-away = Poslat pryč: { $player }
menu-send-away-text = Kdo je poslán pryč, vrátí se k tomuto stolu, až mu to dovolíš.
menu-report = Nahlásit: { $player }
menu-report-note = Co se stalo?
menu-report-text = Provozovatel serveru dostane tvá slova, co se tu naposledy řeklo a o který stůl šlo.
menu-reported = Děkujeme. Hlášení je odesláno.
menu-sent-away = Pryč od stolu musí: { $player }.
menu-let-back-in = Pustit zpátky: { $player }
menu-who-was-sent-away = Posláni pryč
menu-somebody = někdo
page-blocked = Zablokovaní lidé
page-blocked-empty = Seznam zablokovaných je prázdný.
menu-chat-on = Zapnout chat
menu-chat-off = Vypnout chat
menu-reactions = Reakce
react-hello = Ahoj!
react-well-played = Hezky zahráno!
react-thanks = Děkuji!
react-wow = Páni!
react-oops = Jejda!
react-thinking = Přemýšlím…
react-hurry = Pospěš si, prosím!
react-goodbye = Na shledanou!
menu-story = Co se stalo
menu-story-empty = Zatím se nic nestalo.
menu-dispute = Zavolat rozhodčího
menu-dispute-note = Co není v pořádku?
menu-uphold = Nechat tah platit
menu-undo-turn = Vrátit tah
menu-agree = Souhlasím
menu-wants-undo = { $player } chce tah vrátit.
menu-wants-uphold = { $player } chce nechat tah platit.
menu-wants-fine = Trestné kameny pro hráče { $player }: { $count }.
menu-wants-time = Čas na hodinách: { $seconds } s.
menu-pause = Udělat přestávku
menu-resume = Ukončit přestávku
menu-stack = Který komínek bude další?
menu-stack-of = Komínek { $number }
menu-leave = Opustit stůl
menu-leave-text = Místo zůstává tvoje: můžeš se vrátit.
menu-spectating = Díváš se.
menu-spectators = Diváci: { $count }
menu-start = Začít zápas
menu-resumed = Přestávka skončila.
menu-next-game = Další hra za { $count } s
menu-start-draw = Losování o začátek

## A new table

page-rated-table = Hodnocená hra, jen s účtem
page-spectators-allowed = Ostatní se smějí dívat
page-chat-allowed = Chat povolen
page-fill-abandoned = Za toho, kdo odejde, hraje bot
page-start-by-hand = Zápas spustím já
page-install = Nainstalovat jako aplikaci
