### Profile, replay, the table menu.

## Profile and account

page-profile = Profil
page-guest = Grasz jako gość. Z kontem zachowasz swoje gry i rankingi na każdym urządzeniu.
page-signed-in = Zalogowano jako { $name }.
page-log-in = Zaloguj się
page-sign-up = Załóż konto
page-log-out = Wyloguj się
page-log-out-everywhere = Wyloguj na wszystkich urządzeniach
page-name = Nazwa gracza
page-password = Hasło
page-old-password = Obecne hasło
page-new-password = Nowe hasło
page-change-name = Zmień nazwę
page-change-password = Zmień hasło
page-saved = Zapisano.
page-export = Pobierz moje dane
page-delete = Usuń konto
page-delete-text = Konto, jego rankingi i boty zostaną od razu usunięte. Zakończone gry zostaną, bez twojej nazwy.
page-delete-confirm = Usuń na zawsze
page-restart = Serwer uruchomi się ponownie za { $time }. Gry zostaną zachowane i potem potoczą się dalej.
page-restart-now = Serwer właśnie uruchamia się ponownie. Gry zostaną zachowane i zaraz potoczą się dalej.
page-recovery = Kody odzyskiwania
page-recovery-text = Jeśli zapomnisz hasła, wrócisz z jednym z tych kodów. Każdy działa raz.
page-recovery-make = Utwórz nowe kody
page-recovery-once = Wydrukuj je lub zapisz: kody widać tylko teraz, a wcześniejsze już nie działają.
page-recovery-left = Pozostałe kody: { $count }
page-print = Drukuj
page-forgot-password = Nie pamiętasz hasła?
page-recovery-code = Kod odzyskiwania
page-set-password = Ustaw nowe hasło
page-delete-guest = Usuń moje dane
page-delete-guest-text = Twoja nazwa zniknie ze stołów i z zakończonych gier, a ta sesja się skończy.
page-leaders-text = W rankingu są ci, którzy grali gry rankingowe z pięcioma doświadczonymi graczami.
page-rated-text = Z nowymi kontami i wciąż z tymi samymi osobami gra liczy się niewiele.
page-privacy = Prywatność
account-title = Konto
account-keep = Zachowaj swoje gry
account-sign-up-or-in = Załóż konto lub zaloguj się
account-getting-in = Logowanie
account-data = Twoje dane
account-password-voids = Wylogowuje inne urządzenia i daje nowe kody odzyskiwania.

## Finished games, ratings, bots

page-games-empty = Nie ma jeszcze zakończonej gry. Zagraj!
page-rated = rankingowa
page-more = Pokaż więcej
page-watch = Obejrzyj
page-ratings = Rankingi
page-leaders = Najlepsi
page-leaders-empty = Nikt tu jeszcze nie grał rankingowo.
page-table-size = Gracze przy stole
page-rank = Miejsce
page-rating = Ranking
page-games-played = Gry
page-bots = Twoje boty
page-bots-text = Program gra pod własną nazwą dzięki tokenowi.
page-bots-empty = Nie ma jeszcze bota.
page-bot-name = Nazwa bota
page-make-token = Utwórz token
page-token-once = Skopiuj token teraz. Pokazuje się tylko ten jeden raz.
page-revoke = Unieważnij
page-revoked = unieważniony

## When something is missing

page-retry = Spróbuj ponownie
page-offline = Strona otwiera się też bez połączenia, ale gry potrzebują serwera. Połączenie zostanie wznowione automatycznie.
page-offline-language = Tego języka jeszcze tu nie ma i bez połączenia się nie pojawi.
page-offline-title = Jesteś offline
page-game-missing = Nie ma takiej gry albo jeszcze się nie skończyła.
page-missing-text = Może link jest stary albo niecały.

## Replay

page-replay = Powtórka
page-watch-replay = Obejrzyj powtórkę
page-step = Krok { $step } z { $steps }
page-to-begin = Na początek
page-step-back = Krok wstecz
page-step-on = Krok dalej
page-to-end = Na koniec
page-run = Odtwórz
page-halt = Wstrzymaj
page-speed = Tempo
page-position = Miejsce w grze
page-share = Skopiuj link do tego kroku
page-record-text = Zapis jako tekst
page-record-json = Zapis jako JSON
page-show-racks = Pokaż wszystkie tabliczki
page-rack-of = Tabliczka: { $player }
page-opened-game = Gra się zaczyna.
page-dealt = Kostki są rozdane.
page-ready = { $player } nie żąda nowego rozdania.
page-declares = { $player } kończy grę.
page-ruled-uphold = Ruch zostaje utrzymany.
page-ruled-undo = Ruch zostaje cofnięty.

## The table menu

menu-title = Menu stołu
menu-unread = Nowe wiadomości
menu-chat = Czat
menu-chat-empty = Nikt jeszcze nic nie powiedział.
menu-say = Powiedz coś
menu-send = Wyślij
menu-mute = Wycisz: { $player }
menu-unmute = Wyłącz wyciszenie: { $player }
menu-player = O graczu { $player }
menu-block = Zablokuj: { $player }
menu-unblock = Odblokuj: { $player }
menu-block-text = Zablokowanej osoby już nie słyszysz i nie może ona usiąść przy twoich stołach.
menu-send-away = Odeślij: { $player }
menu-send-away-text = Odesłana osoba może wrócić do tego stołu dopiero za twoją zgodą.
menu-report = Zgłoś: { $player }
menu-report-note = Co się stało?
menu-report-text = Operator serwera dostanie twoje słowa, to, co tu ostatnio powiedziano, i numer stołu.
menu-reported = Dziękujemy. Zgłoszenie zostało wysłane.
menu-sent-away = Odesłano od stołu: { $player }.
menu-let-back-in = Pozwól wrócić: { $player }
menu-who-was-sent-away = Odesłani
menu-somebody = ktoś
page-blocked = Zablokowane osoby
page-blocked-empty = Nikogo nie blokujesz.
menu-chat-on = Włącz czat
menu-chat-off = Wyłącz czat
menu-reactions = Reakcje
react-hello = Cześć!
react-well-played = Dobrze zagrane!
react-thanks = Dziękuję!
react-wow = Wow!
react-oops = Ups!
react-thinking = Zastanawiam się…
react-hurry = Pospiesz się, proszę!
react-goodbye = Do widzenia!
menu-story = Co się stało
menu-story-empty = Jeszcze nic się nie stało.
menu-dispute = Wezwij sędziego
menu-dispute-note = Co jest nie tak?
menu-uphold = Utrzymaj ruch
menu-undo-turn = Cofnij ruch
menu-agree = Zgoda
menu-wants-undo = { $player } chce cofnąć ruch.
menu-wants-uphold = { $player } chce utrzymać ruch.
menu-wants-fine = Karne kostki, { $player }: { $count }.
menu-wants-time = Czas na zegarze: { $seconds } s.
menu-pause = Zrób przerwę
menu-resume = Zakończ przerwę
menu-stack = Który stos będzie następny?
menu-stack-of = Stos { $number }
menu-leave = Odejdź od stołu
menu-leave-text = Miejsce pozostaje twoje: możesz wrócić.
menu-spectating = Oglądasz grę.
menu-spectators = Widzowie: { $count }
menu-start = Zacznij mecz
menu-resumed = Przerwa skończona.
menu-next-game = Następna gra za { $count } s
menu-start-draw = Losowanie początku

## A new table

page-rated-table = Gra rankingowa, tylko z kontem
page-spectators-allowed = Inni mogą oglądać
page-chat-allowed = Czat dozwolony
page-fill-abandoned = Za tego, kto odejdzie, gra bot
page-start-by-hand = Mecz zaczynam ja
page-install = Zainstaluj jako aplikację
