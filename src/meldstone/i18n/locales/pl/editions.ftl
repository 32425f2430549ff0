### What some editions add to a turn: draw and discard, stacks, a new deal, announcements, counts.

## Draw and discard

step-draw = Dobierz
step-take = lub weź { $tiles }
    .tiles = object
step-lay = Wyłóż
step-discard = Odłóż
steps-label = Kroki ruchu
discard-here = Przeciągnij tu kostkę, aby ją odłożyć.
discard-help = Możesz wziąć odłożoną kostkę zamiast dobierać, jeśli w tym samym ruchu użyjesz jej w nowym układzie.
open-tile-help = Możesz wziąć odkrytą kostkę, jeśli nią zakończysz grę.
open-tile-help-any = Możesz wziąć odkrytą kostkę, jeśli od razu jej użyjesz.
taken-must = W tym ruchu { $tiles } musi trafić do nowego układu.

## Tournament

redeal-may =
    { $count ->
        [one] Masz { $count } dublet
        [few] Masz { $count } dublety
       *[many] Masz { $count } dubletów
    }: { $tiles }. Możesz zażądać nowego rozdania.
redeal-waiting = Czekanie: { $players }…
announce-why-sum = Z tym, co masz teraz, możesz następnym razem zrobić pierwsze wyłożenie. Zapowiedz je: jeśli ktoś skończy wcześniej, stracisz { $sum } zamiast { $most } punktów.
announce = Zapowiedz
stack-empty = Stos jest pusty. Wybierz następny:
ask-count = Ile?
ask-count-help = W swoim ruchu możesz zapytać, ile kostek ma { $player }. Odpowiedź słyszą wszyscy.
