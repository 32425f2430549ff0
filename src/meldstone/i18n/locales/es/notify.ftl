### A notification of the browser when it is your turn.

notify-turn = Avísame cuando me toque
notify-how = El navegador muestra un aviso mientras esta página siga abierta en segundo plano.
notify-blocked = El navegador no permite avisos de esta página. Puedes cambiarlo en sus ajustes.
notify-on = Recibirás un aviso cuando te toque.
