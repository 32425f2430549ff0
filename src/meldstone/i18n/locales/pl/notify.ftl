### A notification of the browser when it is your turn.

notify-turn = Powiadom mnie, gdy przyjdzie moja kolej
notify-how = Przeglądarka pokaże powiadomienie, dopóki ta strona jest otwarta w tle.
notify-blocked = Przeglądarka nie pozwala tej stronie na powiadomienia. Można to zmienić w jej ustawieniach.
notify-on = Dostaniesz powiadomienie, gdy przyjdzie twoja kolej.
