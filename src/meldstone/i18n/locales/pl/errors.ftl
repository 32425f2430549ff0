## One set (RULES.md C)

set--too-short =
    { $tiles }: { $count ->
        [one] Jedna kostka nie wystarczy
        [few] { $count } kostki nie wystarczą
       *[many] { $count } kostek nie wystarczy
    }; układ musi mieć ich co najmniej { $minimum }.
set--too-few-number-tiles =
    { $tiles }: W układzie { $minimum ->
        [one] musi być co najmniej jedna kostka z liczbą
        [few] muszą być co najmniej { $minimum } kostki z liczbami
       *[many] musi być co najmniej { $minimum } kostek z liczbami
    }; same jokery nie wystarczą.
set--not-a-run-or-group = { $tiles }: To nie jest układ. Grupa to ta sama liczba w różnych kolorach, seria to kolejne liczby w jednym kolorze.
set--group-colour-twice = { $tiles }: W grupie każdy kolor może wystąpić tylko raz.
set--group-too-large =
    { $tiles }: W grupie { $maximum ->
        [one] może być najwyżej { $maximum } kostka
        [few] mogą być najwyżej { $maximum } kostki
       *[many] może być najwyżej { $maximum } kostek
    }, po jednej w każdym kolorze; podwójny joker liczy się za dwie.
set--run-not-consecutive = { $tiles }: Liczby w serii muszą następować po sobie bez przerw, tak jak leżą kostki.
set--run-colours-mixed = { $tiles }: Wszystkie kostki w serii muszą mieć ten sam kolor.
set--run-falling = { $tiles }: Serie układa się tu rosnąco. Odwróć kolejność kostek.
set--run-out-of-bounds = { $tiles }: Seria może sięgać najwyżej od 1 do 13: przed 1 i po 13 nic już nie ma.
set--run-wraps = { $tiles }: Po 13 nic już nie ma: 1 to najniższa liczba.
set--two-colour-joker-in-group = { $tiles }: Joker zmiany koloru pasuje tylko do serii, nie do grupy.
set--two-colour-joker-same-colour = { $tiles }: Na jokerze zmiany koloru seria musi zmienić kolor.
set--two-colour-joker-at-end = { $tiles }: Joker zmiany koloru nie może leżeć na końcu serii.
set--two-colour-joker-third-colour = { $tiles }: Nawet przy kilku jokerach zmiany koloru w serii mogą się przeplatać tylko dwa kolory.
set--two-mirrors = { $tiles }: W układzie może być tylko jeden lustrzany joker.
set--mirror-sides-uneven = { $tiles }: Obie strony lustrzanego jokera muszą być równej długości. Co dokładasz z jednej strony, dołóż też z drugiej.
set--mirror-sides-differ = { $tiles }: Obie strony muszą być lustrzanym odbiciem: te same liczby i kolory, licząc od lustrzanego jokera na zewnątrz.
set--mirror-side-too-short =
    { $tiles }: Po każdej stronie lustrzanego jokera { $minimum ->
        [one] musi leżeć co najmniej jedna kostka
        [few] muszą leżeć co najmniej { $minimum } kostki
       *[many] musi leżeć co najmniej { $minimum } kostek
    }.
set--mirror-valley = { $tiles }: Liczby muszą rosnąć w stronę lustrzanego jokera.
set--mirror-apex-out-of-bounds = { $tiles }: W miejsce lustrzanego jokera musi pasować liczba, a tu byłaby mniejsza niż 1 lub większa niż 13.
set--declaration-does-not-fit = { $tiles }: Te kostki nie mogą oznaczać zgłoszonych liczb { $numbers }.

## The box (RULES.md A)

tile--not-in-box = { $tiles }: W tej edycji nie ma takiej kostki.
tile--too-many-copies =
    { $tiles }: W pudełku { $held ->
        [one] jest tylko { $held } taka kostka
        [few] są tylko { $held } takie kostki
       *[many] jest tylko { $held } takich kostek
    }, a tu użyto { $count }.

## A whole turn (RULES.md D, E)

turn--table-tile-missing = { $tiles }: Co leżało na stole, musi na nim pozostać. Włóż to z powrotem do któregoś układu.
turn--tile-from-nowhere = { $tiles }: Możesz użyć tylko tego, co leży na stole albo stoi na twojej tabliczce.
turn--tile-twice = { $tiles }: Kostka może leżeć tylko w jednym miejscu.
turn--no-own-tile = Wyłóż co najmniej jedną kostkę ze swojej tabliczki albo dobierz kostkę.
turn--own-tile-not-placed = { $tiles }: Co wykładasz z tabliczki, musi należeć do układu.
turn--too-involved = Ten ruch jest zbyt zawiły, żeby go ocenić. Rozłóż go na dwa ruchy.
opening--too-few-points =
    Twoje pierwsze wyłożenie jest warte { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }; potrzeba co najmniej { $minimum }.
opening--table-touched = { $tiles }: Przy pierwszym wyłożeniu nie ruszaj układów na stole; wyłóż tylko nowe układy ze swojej tabliczki.

## Jokers of the table (RULES.md F)

joker--locked-set-split = { $tiles }: Układu z jokerem nie wolno rozdzielać. Można do niego dokładać.
joker--locked-set-shrunk = { $tiles }: Z układu z jokerem nie wolno nic zabierać. Najpierw zastąp jokera.
joker--freed-without-exchange = { $tiles }: Jokera można zdobyć tylko, zastępując go kostką, którą oznacza.
joker--replaced-from-table = { $tiles }: Kostka, którą zastępujesz jokera, musi pochodzić z twojej tabliczki.
joker--not-in-new-set = { $tiles }: Zdobytego jokera trzeba w tym samym ruchu użyć w nowym układzie.
joker--new-set-needs-rack-tiles = { $tiles }: Nowy układ z jokerem musisz utworzyć z kostek ze swojej tabliczki.
joker--too-early = { $tiles }: Jokery możesz zabierać dopiero od ruchu po swoim pierwszym wyłożeniu.
joker--group-needs-both-tiles = { $tiles }: W grupie z trzech kostek jokera można zastąpić tylko obiema brakującymi kostkami naraz.
joker--special-joker-swap = { $tiles }: Jokera specjalnego i innego jokera nie wolno wymieniać jednego na drugiego.

## The discarded and the open tile (RULES.md I)

discard--not-in-new-set = { $tiles }: Odłożonej kostki, którą bierzesz, trzeba w tym samym ruchu użyć w nowym układzie.
discard--nothing-to-take = Nie ma odłożonej kostki, którą można by wziąć.
discard--already-drawn = Odłożoną kostkę można wziąć tylko zamiast dobierania, a ty masz już dobraną kostkę.
discard--not-in-this-edition = W tej edycji nie odkłada się kostek.
discard--not-your-tile = { $tiles }: Możesz odłożyć tylko kostkę ze swojej tabliczki.
open-tile--nothing-to-take = Nie ma odkrytej kostki, którą można by wziąć.
open-tile--does-not-finish = { $tiles }: Odkrytą kostkę możesz wziąć tylko wtedy, gdy w tym ruchu kończysz nią grę.
open-tile--not-used = { $tiles }: Jeśli bierzesz odkrytą kostkę, musisz ją wyłożyć w tym samym ruchu.

## Commands of the game

command--stale-version = Gra potoczyła się tymczasem dalej. Spójrz na stół i spróbuj ponownie.
command--not-your-turn = To nie twoja kolej.
command--no-such-seat = Nie ma takiego miejsca przy tym stole.
command--not-now =
    { $phase ->
        [ready] Gra zacznie się, gdy wszyscy będą gotowi.
        [playing] W trakcie gry nie jest to możliwe.
        [paused] Gra jest wstrzymana, dopóki sędzia nie rozstrzygnie sporu.
        [finished] Gra jest skończona.
       *[other] Teraz nie jest to możliwe.
    }
command--malformed =
    { $field ->
        [declared] Zgłoś liczby dla każdego układu na stole albo dla żadnego.
       *[other] Nie można zrozumieć polecenia ({ $reason }).
    }
command--time-runs-backwards = Polecenie ma wcześniejszy czas niż poprzednie. Sprawdź zegar.
draw--pool-empty = Bank jest pusty, nie ma już czego dobrać.
draw--already-drawn = W tym ruchu masz już dobraną kostkę.
draw--draw-first = Najpierw dobierz kostkę.
draw--no-such-stack = Nie ma takiego stosu.
draw--stack-not-empty =
    W środkowym stosie { $left ->
        [one] jest jeszcze { $left } kostka
        [few] są jeszcze { $left } kostki
       *[many] jest jeszcze { $left } kostek
    }. Inny stos wybierz, gdy ten się skończy.
pass--pool-not-empty =
    W banku { $left ->
        [one] jest jeszcze { $left } kostka
        [few] są jeszcze { $left } kostki
       *[many] jest jeszcze { $left } kostek
    }. Dobierz kostkę zamiast pasować.
pass--must-play = Możesz wyłożyć kostki, więc nie wolno ci pasować.
pass--must-discard = Odłóż kostkę, żeby zakończyć ruch.
redeal--too-few-doublets =
    Masz { $doublets ->
        [one] { $doublets } dublet
        [few] { $doublets } dublety
       *[many] { $doublets } dubletów
    }; do nowego rozdania potrzeba co najmniej { $needed }.
redeal--not-in-this-edition = W tej edycji nie można żądać nowego rozdania.
ready--already = Twoja decyzja już zapadła: zostajesz przy swoich kostkach.
announce--not-in-this-edition = W tej edycji nie zapowiada się pierwszego wyłożenia.
announce--already-opened = Pierwsze wyłożenie masz już za sobą.
announce--too-late = Pierwsze wyłożenie możesz zapowiedzieć tylko zaraz po dobraniu kostki.
count--not-in-this-edition = W tej edycji nikt nie musi mówić, ile ma kostek.
count--only-in-your-turn = O liczbę kostek możesz pytać tylko w czasie swojego ruchu.
dispute--not-in-this-edition = W tej edycji gra się bez sędziego.
dispute--no-turn-yet = Nie było jeszcze ruchu, o który można by się spierać.
dispute--decided = W sprawie tego ruchu już zapadła decyzja.
ruling--no-dispute = Nie ma sporu, który sędzia miałby rozstrzygnąć.
ruling--nothing-to-undo = Nie ma ruchu, który można by cofnąć.
ruling--bad-penalty = Kara musi wskazywać gracza i liczbę kostek.
ruling--penalty-too-large = Najwyższa możliwa tu kara (liczba kostek): { $most }.
clock--time-is-up = Twój czas minął.
clock--time-is-not-up = Czas jeszcze nie minął.
clock--no-time-limit = Teraz nie obowiązuje limit czasu.
draft--tile-from-nowhere = { $tiles }: Można użyć tylko tego, co leżało na stole lub na tabliczce, i każdej kostki tylko raz.

## Rulesets and new games

ruleset--unknown-knob = { $subject }: Nie ma takiego ustawienia zasad ({ $reason }).
ruleset--bad-value = { $subject }: Ta wartość jest niedozwolona ({ $reason }).
ruleset--contradiction =
    { $subject ->
        [joker_lock] Układ z jokerem nie może być zablokowany, dopóki jokery można uwalniać przebudową.
        [open_eighth_tile] Aby jedna kostka leżała odkryta, przy układaniu stosów musi jedna zostać; tu nie zostaje żadna.
        [hand_size] W pudełku nie ma dość kostek dla tylu graczy z tyloma kostkami.
        [discard] Gdzie kostki się odkłada, każdy musi w każdym ruchu dobierać, inaczej kostek tylko by ubywało.
        [min_number_tiles] Układ nie może wymagać więcej kostek z liczbami niż kostek w ogóle.
        [shrink_up_to_four] Nie ma trzeciego kompletu ani trzeciego jokera, które mogłyby zostać w pudełku.
       *[other] { $subject }: Te zasady są ze sobą sprzeczne ({ $reason }).
    }
ruleset--unknown-edition = { $subject }: Nie ma takiej edycji ({ $reason }).
ruleset--variants-clash = { $subject }: Tych wariantów nie można połączyć ({ $reason }).
ruleset--unknown-judge = { $subject }: Ta gra toczy się według zasad, których ta wersja programu jeszcze nie zna ({ $reason }). Zaktualizuj program.
game--players = { $subject }: Ta liczba graczy nie pasuje do edycji ({ $reason }).
game--seed = { $subject }: Ziarno losowania jest nieprawidłowe ({ $reason }).
game--starter = { $subject }: Ten gracz nie może zaczynać ({ $reason }).

## Notation and input

notation--not-a-tile = „{ $token }” to nie kostka. Napisz na przykład R7 (czerwona siódemka) albo J (joker).
notation--too-many-copies = W żadnym pudełku nie ma tylu kostek { $token }.
notation--bad-position = „{ $token }” nie należy do pozycji. Napisz edycja / stół / tabliczka, na przykład classic / R4 R5 R6 / R7 J.
notation--bad-change = „{ $token }” nie zmienia stołu. Napisz 2=R4 R5 R6 dla drugiego układu, +R4 R5 R6 dla nowego albo -2, aby jeden zabrać.
input--not-json = Dane wejściowe nie są poprawnym JSON-em ({ $reason }).
input--not-an-object = Dane wejściowe muszą być obiektem JSON w nawiasach klamrowych.
input--missing-field = Brakuje pola „{ $field }”.
input--unknown-field = Nie ma tu pola „{ $field }”. Sprawdź pisownię.
input--wrong-type = Pole „{ $field }” zawiera wartość niewłaściwego typu.
input--unknown-flag = Nie ma znacznika „{ $flag }”; są { $known }.
input--flag-does-not-fit = Znacznik „{ $flag }” nie pasuje do gracza „{ $name }”.
input--name-twice = Dwóch graczy nazywa się „{ $name }”.
input--not-one-winner = W wygranej grze pusta jest dokładnie jedna tabliczka, w zablokowanej żadna.
input--unknown-shape = Dane wejściowe nie są ani pozycją, ani zapisem gry, ani niczym innym, co jest tu znane.
record--broken = Zapis gry jest uszkodzony ({ $reason }).
record--line = Wiersz { $line } zapisu gry jest nieprawidłowy ({ $reason }).
record--too-large = Zapis gry jest większy niż jakakolwiek prawdziwa gra (wiersz { $line }: { $reason }).
file--not-found = Nie ma pliku „{ $path }”.
file--not-readable = Nie można odczytać pliku „{ $path }” ({ $reason }).
input--too-long = Wiersz może mieć najwyżej { $most } bajtów.
file--not-writable = Nie można zapisać pliku „{ $path }” ({ $reason }).
usage--bad-option = Opcji { $option } nie można użyć w ten sposób ({ $reason }).
arena--unknown-bot = Nie ma bota „{ $bot }”; są { $known }.
arena--bad-result = Plik „{ $path }” nie zawiera wyniku, który można kontynuować ({ $reason }).
arena--no-ray = Nie można użyć Ray ({ $reason }). Instaluje się z meldstone[ray].
serve--not-installed = Serwer nie jest zainstalowany ({ $reason }). Instaluje się z meldstone[server].
serve--cannot-listen = Nie można nasłuchiwać na { $host }, port { $port } ({ $reason }).
serve--already-served = Pliku { $file } używa już inny meldstone serve.
admin--no-such-account = Nie ma konta „{ $name }”.
admin--no-such-room = Nie ma stołu „{ $room }”.
admin--no-such-report = Nie ma zgłoszenia „{ $report }”.

## Magazyn danych

store--conflict = Ktoś zmienił to wcześniej. Odśwież i spróbuj ponownie.
store--stale-rating = Rankingi w międzyczasie się zmieniły. Spróbuj ponownie.
store--name-taken = Nazwa „{ $name }” jest zajęta.
store--unknown-account = Nie ma takiego konta.
store--unavailable = Bazy danych nie można teraz użyć ({ $reason }).
store--newer-schema = Bazę danych utworzyła nowsza wersja programu (schemat { $found }, tu znany: { $known }). Zaktualizuj program.
store--bad-location = Adresu bazy danych nie można użyć ({ $reason }).
store--driver-missing = PostgreSQL potrzebuje sterownika. Zainstaluj go poleceniem: pip install 'meldstone[postgres]'.
store--no-backup = Pliku „{ $path }” nie można użyć jako kopii zapasowej ({ $reason }).
store--in-the-way = W „{ $path }” już coś jest. Użyj --force, aby to zastąpić.

## The server

server--malformed = Nie można odczytać wiadomości ({ $reason }).
server--too-large = Wiadomość jest za długa; dozwolone są najwyżej { $most } bajtów.
server--too-fast = Zbyt wiele żądań. Poczekaj chwilę.
server--not-found = Nic tu nie ma.
server--method-not-allowed = Tego nie można tu zrobić.
server--not-signed-in = Najpierw się zaloguj.
server--foreign-origin = Tej stronie nie wolno łączyć się z serwerem.
server--unknown-host = Ten serwer nie obsługuje otwartego adresu. Operator może go dopuścić w ustawieniach (hosts).
server--unavailable = Serwer nie może teraz tego zrobić. Spróbuj ponownie.
server--say-hello-first = Najpierw powiedz, do którego stołu chcesz dołączyć.
room--seat-taken = To miejsce jest zajęte.
room--no-free-seat = Przy tym stole nie ma wolnego miejsca.
room--already-seated = Masz już tutaj miejsce.
room--not-seated = Nie masz miejsca przy tym stole.
room--not-owner = Może to zrobić tylko ten, kto otworzył stół.
room--already-started = Mecz już się zaczął.
room--not-started = Mecz jeszcze się nie zaczął.
room--not-over = Gra jeszcze trwa.
room--match-over = Gra jest skończona.
room--too-few-players = Są jeszcze wolne miejsca.
room--just-changed = Pozostali przy stole mogli jeszcze nie zobaczyć zmiany. Zacznij za kilka sekund.
room--paused = Przy stole jest przerwa.
room--not-paused = Teraz nie ma przerwy.
room--closed = Ten stół jest zamknięty.
room--unreadable = Tego stołu nie można otworzyć: jego zapis jest uszkodzony. Operator tego serwera widzi, który to stół.
game--unreadable = Tej gry nie można pokazać: jej zapis jest uszkodzony lub większy niż jakakolwiek gra.
room--by-invitation = Do tego stołu można dołączyć tylko z zaproszeniem.
room--no-such-code = Żaden stół nie ma tego kodu.
room--no-spectators = Przy tym stole nikt nie może się przyglądać.
room--chat-off = Czat przy tym stole jest wyłączony.
room--accounts-only = Gry rankingowe są tylko dla osób z kontem.
room--rated-same-time = W grach rankingowych wszyscy mają tyle samo czasu.
room--rated-needs-clock = Gry rankingowe wymagają zegara.
room--rated-one-edition = Łączone edycje nie są rankingowe.
room--rated-no-days = Gry z dniami na ruch nie są rankingowe.
room--rated-too-long = Mecz rankingowy ma najwyżej { $most } gier.
room--not-in-rated-game = W grze rankingowej to niemożliwe.
room--bad-setting = Ustawienie „{ $field }” jest niepoprawne.
room--no-hints = Przy tym stole podpowiedzi są wyłączone.
room--too-restless = Zbyt wiele próśb od ostatniego ruchu. Najpierw trzeba wykonać ruch.
room--sent-away = Osoba, która otworzyła stół, odesłała cię od niego.
room--not-welcome = Nie możesz usiąść przy tym stole.
room--too-many-seats = Masz już tyle miejsc, ile jedna osoba może mieć naraz: { $most }. Najpierw odejdź od któregoś stołu.
room--too-many-rooms = Na graczy czeka już tyle stołów, ile może czekać naraz: { $most }. Usiądź przy jednym z nich albo najpierw któryś zamknij.
room--chat-too-fast = To było dużo naraz. Odczekaj kilka sekund, zanim powiesz więcej.
room--cannot-agree = Ktoś, kogo to dotyczy, jest daleko od stołu albo jest botem, więc stół nie może się na to zgodzić.
room--turn-was-legal = Ruch był zgodny z zasadami, a boty go uznają, więc nie można go cofnąć.
name--not-usable = Tej nazwy nie można użyć. Musi mieć literę lub cyfrę; długość w znakach: najwyżej { $most }.
name--invisible-characters = Ta nazwa zawiera niewidoczne znaki.
name--piled-marks = Ta nazwa ma za dużo znaków nad literami lub pod nimi.
name--mixed-scripts = Ta nazwa miesza różne alfabety w jednym słowie.
name--taken = Ta nazwa jest zajęta.
name--looks-taken = Ta nazwa wygląda jak nazwa innego konta.
name--belongs-to-account = Ta nazwa należy do konta albo tak wygląda. Zaloguj się lub graj jako „{ $suggestion }”.
account--wrong-password = Nieprawidłowa nazwa lub hasło.
account--password-too-short =
    { $minimum ->
        [one] Hasło jest za krótkie; potrzebuje co najmniej { $minimum } znaku.
        [few] Hasło jest za krótkie; potrzebuje co najmniej { $minimum } znaków.
       *[many] Hasło jest za krótkie; potrzebuje co najmniej { $minimum } znaków.
    }
account--banned = To konto zostało zablokowane przez operatora serwera.
account--wrong-recovery-code = Nieprawidłowa nazwa lub kod odzyskiwania.
account--needed = Do tego potrzebne jest konto.
account--too-many-bots = Najwyższa liczba botów na jednym koncie: { $most }.
account--too-many-blocked = Największa liczba zablokowanych osób: { $most }.
