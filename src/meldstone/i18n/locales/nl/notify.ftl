### A notification of the browser when it is your turn.

notify-turn = Waarschuw me als ik aan de beurt ben
notify-how = De browser toont een melding zolang deze pagina op de achtergrond openstaat.
notify-blocked = De browser staat geen meldingen van deze pagina toe. Dat kun je wijzigen in zijn instellingen.
notify-on = Je krijgt een melding als je aan de beurt bent.
