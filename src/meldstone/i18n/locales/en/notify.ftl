### A notification of the browser when it is your turn.

notify-turn = Tell me when it is my turn
notify-how = The browser shows a notification while this page is open in the background.
notify-blocked = The browser does not allow notifications from this page. You can change that in its settings.
notify-on = You will be told when it is your turn.
