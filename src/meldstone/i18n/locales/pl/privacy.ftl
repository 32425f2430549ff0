### What is kept about players, what for, and for how long: a block for each entry of web/src/account/stored.json.

privacy-lead = Co ten serwer przechowuje o tobie, po co i jak długo. Nie ma reklam ani śledzenia, a Meldstone niczego nie przekazuje innym.
privacy-why = Po co
privacy-how-long = Jak długo
privacy-exactly = Dokładne nazwy
privacy-operator = Od operatora tego serwera
privacy-contact = Kontakt:
privacy-your-data = Twoje dane
privacy-your-data-text = W swoim profilu możesz pobrać to, co jest o tobie przechowywane, albo to usunąć.

privacy-account = Konto
privacy-account-what = Twoja nazwa, hasło i kody odzyskiwania w postaci, której nikt nie odczyta, data założenia konta, twoje rankingi, nazwy twoich botów i to, czy konto jest zablokowane. Jeśli wcześniej grano jako gość, przechowywany jest też losowy numer tego gościa.
privacy-account-why = Aby można było logować się na każdym urządzeniu i nikt inny nie grał pod twoją nazwą.
privacy-account-kept = Dopóki nie usuniesz konta. Potem zostaje tylko jego losowy numer, aby nie mogło wrócić.

privacy-tables = Stoły
privacy-tables-what = Kto siedzi przy stole i pod jaką nazwą, każdy ruch z jego czasem i ostatni szkic ruchu. Do stołu prowadzi pięć liter, dopóki on istnieje.
privacy-tables-why = Aby żaden ruch nie przepadł, gdy zawiedzie serwer albo twoje połączenie.
privacy-tables-kept =
    Stoły, których nikt nie odwiedza, są zamykane i usuwane { $days ->
        [one] po { $days } dniu
        [few] po { $days } dniach
       *[many] po { $days } dniach
    }.

privacy-games = Zakończone gry
privacy-games-what = Wszystkie ruchy, wynik i nazwy graczy.
privacy-games-why = Do odtwarzania i po to, aby każdy mógł sprawdzić rozdanie i wynik.
privacy-games-kept = Na stałe. Jeśli usuniesz konto, twoja nazwa zostanie z nich usunięta.

privacy-chat = Czat
privacy-chat-what = Czat i reakcje są przekazywane osobom przy stole i nie są zapisywane, chyba że ktoś je zgłosi.
privacy-chat-why = Abyście mogli ze sobą rozmawiać.
privacy-chat-kept = Wcale; ostatnie wypowiedzi przy stole zostają w pamięci serwera, dopóki ktoś tam jest.

privacy-blocks = Zablokowane osoby
privacy-blocks-what = Kogo zablokowano i kiedy.
privacy-blocks-why = Aby nie było ich słychać i nie siadały przy twoich stołach.
privacy-blocks-kept = Do odblokowania albo do usunięcia konta przez jedno z was.

privacy-reports = Zgłoszenia
privacy-reports-what = Kto kogo zgłosił, kiedy i przy którym stole, treść zgłoszenia i to, co tam ostatnio powiedziano i zagrano.
privacy-reports-why = Aby operator serwera mógł reagować na złe zachowanie.
privacy-reports-kept = Ostatnie 10 000 zgłoszeń, do usunięcia konta przez osobę zgłaszającą. Jeśli konto usunie osoba zgłoszona, zgłoszenie zostaje z ówczesną nazwą, bez powiązania z kontem.

privacy-cookie = Cookie
privacy-cookie-what = Jeden plik cookie dla każdej osoby, która gra na tym urządzeniu, z losowym numerem, nazwą i podpisem. Zakończona sesja jest odnotowana tak długo, jak jej plik cookie byłby ważny. Gdy zaloguje się gość, który ma gry, kolejny plik cookie przechowuje gościa, aż konto przejmie gry albo się wyloguje.
privacy-cookie-why = Aby serwer wiedział, kim jesteś, i nikt nie mógł użyć kopii po wylogowaniu.
privacy-cookie-kept =
    Do wylogowania albo { $days ->
        [one] { $days } dzień
        [few] { $days } dni
       *[many] { $days } dni
    } po twojej ostatniej wizycie.

privacy-login = Cookie po zalogowaniu
privacy-login-what = Drugi plik cookie z losowym numerem i kontami, których używano na tym urządzeniu. Niczego nie otwiera: hasło nadal jest potrzebne.
privacy-login-why = Aby można było się zalogować także wtedy, gdy obcy zgadują twoje hasło.
privacy-login-kept =
    { $days ->
        [one] { $days } dzień po ostatnim zalogowaniu albo do usunięcia go w przeglądarce.
        [few] { $days } dni po ostatnim zalogowaniu albo do usunięcia go w przeglądarce.
       *[many] { $days } dni po ostatnim zalogowaniu albo do usunięcia go w przeglądarce.
    }

privacy-device = Na tym urządzeniu
privacy-device-what = Ustawienia takie jak język i kolory, twoja nazwa gościa, notatki o otwartych stołach, kostki rozdane ci w ostatnich grach i pliki tej strony.
privacy-device-why = Aby strona wyglądała tak, jak chcesz, otwierała się bez połączenia i mogła sprawdzić, czy rozdanie było uczciwe.
privacy-device-kept = Dopóki nie wyczyścisz danych tej witryny w przeglądarce. Większość notatek o stołach znika, gdy zamkniesz okno.

privacy-address = Adres internetowy
privacy-address-what = Adres twojego urządzenia, tylko w pamięci serwera.
privacy-address-why = Aby spowolnić atakujących.
privacy-address-kept = Najdłużej do następnego restartu; nigdy nie jest zapisywany. Serwer WWW przed tym serwerem może prowadzić własne dzienniki.

privacy-operation = Działanie
privacy-operation-what = Błędy z numerem stołu, kiedy serwer działał, jego klucze i liczby, na przykład liczba ruchów. Bez nazw, adresów i czatu.
privacy-operation-why = Aby serwer działał.
privacy-operation-kept = Tak długo, jak zdecyduje operator.

privacy-backups = Kopie zapasowe
privacy-backups-what = Kopie wszystkiego, co jest przechowywane na serwerze.
privacy-backups-why = Aby nic nie przepadło, gdy zawiedzie dysk.
privacy-backups-kept = Tak długo, jak zdecyduje operator. To, co usuniesz, jest jeszcze w starszych kopiach.
