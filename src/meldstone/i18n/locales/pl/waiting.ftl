### Waiting for others: the waiting room, somebody who is away, coming back, a guest who gets an account.

## The waiting room

wait-who-is-coming = Kto przyjdzie?
wait-table-of = Stół gracza { $player }
wait-take-a-seat = Usiądź. Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
wait-you-are-in = Masz miejsce. Gdy tylko przyjdą pozostali, gra się zacznie.
wait-complete = Wszyscy już są.
wait-begins-in = Wszyscy już są. Gra zacznie się za { $count } s.
wait-not-yet = Jeszcze nie
wait-bring-others = Zaproś jeszcze kogoś
wait-anyone-with-code = Kto ma link albo te pięć liter, może usiąść.
wait-anyone-with-link = Kto ma link, może usiąść.
wait-in-the-lobby = Ten stół jest też na liście otwartych stołów: znajdzie go każdy, kto szuka przeciwnika.
wait-code = Kod tego stołu: { $code }
wait-send-link = albo wyślij link
wait-copy-link = Kopiuj link
wait-share = Udostępnij
wait-link-copied = Link jest skopiowany: wklej go do wiadomości.
wait-link-not-copied = Przeglądarka nie pozwoliła skopiować linku. Zaznacz go i skopiuj.
wait-at-the-table = Przy stole
wait-you-and-yours = ty i twój stół
wait-you = ty
wait-owner = zakłada ten stół
wait-sits-here = siedzi tutaj
wait-is-looking = ogląda stół…
wait-somebody = Ktoś
wait-fill-with-bots = Uzupełnij botami
wait-change = Zmień
wait-what-is-played = W co gramy
wait-more-rules = Więcej zasad
wait-all-see = Wszyscy tutaj od razu to widzą.
wait-changed = { $player } zmienia, w co gramy: { $what }
wait-games =
    { $count ->
        [one] { $count } gra
        [few] { $count } gry
       *[many] { $count } gier
    }
wait-a-turn = { $time } na ruch
wait-no-clock = bez zegara
wait-private = prywatny
wait-public = otwarty dla wszystkich
wait-with-hints = z podpowiedziami
wait-hints-text = W przeciwnym razie podpowiedzi ma tylko ten, kto gra sam z botami.
wait-bell = Usłyszysz dzwonek, gdy ktoś usiądzie, nawet jeśli to okno jest za innymi. Gra zacznie się sama, gdy wszystkie miejsca będą zajęte.
wait-sat-down = { $player } już siedzi przy stole.
wait-begin-with =
    { $count ->
        [one] Zacznij z { $count } graczem
        [few] Zacznij z { $count } graczami
       *[many] Zacznij z { $count } graczami
    }
wait-begins = Gra się zaczyna

## Private tables

wait-table-private = Stół gracza { $player } jest prywatny.
wait-this-private = Ten stół jest prywatny.
wait-ask-or-knock = Poproś o link albo pięć liter, albo zapukaj.
wait-knock = Zapukaj
wait-knocked = Pukasz. Gdy ktoś przy stole cię wpuści, stół się tu otworzy.
wait-would-like-to-join = { $player } prosi o wpuszczenie.
wait-let-in = Wpuść
wait-not-now = Nie teraz
wait-no-such-code = Żaden stół nie ma tego kodu. Może gra już się skończyła albo któraś litera jest inna.

## Somebody is away

wait-away-bot-in = { $player }: nieobecność · bot za { $time }
wait-for = Poczekaj
wait-for-player = Poczekaj na gracza { $player } jeszcze dwie minuty
wait-waited = Stół czeka na gracza { $player } jeszcze dwie minuty.
wait-touch-to-play = Zastępuje cię bot. Dotknij jednej ze swoich kostek i grasz dalej.

## Back at the table

wait-welcome-back = Witaj z powrotem, { $player }
wait-sat-in = Czas, przez który zastępował cię bot { $bot }: { $time }.
wait-turns-taken =
    { $count ->
        [one] { $count } ruch za ciebie: wyłożono { $laid }, dobrano { $drawn }.
        [few] { $count } ruchy za ciebie: wyłożono { $laid }, dobrano { $drawn }.
       *[many] { $count } ruchów za ciebie: wyłożono { $laid }, dobrano { $drawn }.
    }
wait-no-turns = W tym czasie nie było twojego ruchu.
wait-turn = Ruch { $number }
wait-drew = dobrano
wait-laid = wyłożono
wait-passed = bez ruchu
wait-jokers-kept = Żaden z twoich jokerów nie został ruszony.
wait-play-on = Graj dalej
wait-show-me = Pokaż
wait-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
wait-hours =
    { $count ->
        [one] { $count } godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }

## Leaving for a while

wait-leave-title = Wyjść na chwilę?
wait-leave-alone = Gra poczeka na ciebie, choćby kilka dni. Znajdziesz ją na stronie głównej w części „Twoje stoły”.
wait-leave-others = Pozostali widzą, że cię nie ma. Po minucie zastąpi cię bot: na początku tylko dobiera i nigdy nie wykłada jokera. Miejsce pozostaje twoje.
wait-leave-clock = Zegar idzie dalej bez ciebie. Miejsce pozostaje twoje.
wait-leave-go = Na stronę główną
wait-stay = Zostań

## A guest gets an account

wait-finished-games =
    { $count ->
        [one] { $count } zakończona gra
        [few] { $count } zakończone gry
       *[many] { $count } zakończonych gier
    }
wait-running-tables =
    { $count ->
        [one] { $count } trwający stół
        [few] { $count } trwające stoły
       *[many] { $count } trwających stołów
    }
wait-welcome = Witaj, { $player }.
wait-now-yours = Od teraz jest twoje: { $what }.
wait-bring-title = Zabrać ze sobą to, co rozegrano na tym urządzeniu?
wait-bring-text = Jako gość masz tutaj: { $what }.
wait-bring-yes = Zabierz
wait-bring-no = Nie, zostaw
wait-bring-kept = Zostaje to na tym urządzeniu: wyloguj się, a znów będziesz gościem.

## Choosing rules

wait-search-rules = Szukaj w zasadach
wait-rules-changed = Zmieniono: { $count }
wait-rules-reset = Wróć do edycji
wait-often-changed = Często zmieniane
wait-no-rule-found = Żadna zasada nie zawiera tych słów.

## More time for somebody

wait-my-time = Czas na moje ruchy
wait-time-times = czas × { $times }
wait-time-same = tyle samo
