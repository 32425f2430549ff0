### A notification of the browser when it is your turn.

notify-turn = Me prévenir quand c’est mon tour
notify-how = Le navigateur affiche une notification tant que cette page est ouverte en arrière-plan.
notify-blocked = Le navigateur n’autorise pas les notifications de cette page. Vous pouvez changer cela dans ses réglages.
notify-on = Vous recevrez une notification quand ce sera votre tour.
