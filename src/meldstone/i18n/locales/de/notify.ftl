### A notification of the browser when it is your turn.

notify-turn = Melde mir, wenn ich dran bin
notify-how = Der Browser zeigt eine Mitteilung, solange diese Seite im Hintergrund offen ist.
notify-blocked = Der Browser erlaubt dieser Seite keine Mitteilungen. Das lässt sich in seinen Einstellungen ändern.
notify-on = Du bekommst eine Mitteilung, wenn du dran bist.
