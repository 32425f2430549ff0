### A notification of the browser when it is your turn.

notify-turn = Avvisami quando tocca a me
notify-how = Il browser mostra una notifica finché questa pagina è aperta in background.
notify-blocked = Il browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni.
notify-on = Riceverai una notifica quando tocca a te.
