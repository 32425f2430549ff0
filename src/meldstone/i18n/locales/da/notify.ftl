### A notification of the browser when it is your turn.

notify-turn = Giv mig besked, når det er min tur
notify-how = Browseren viser en meddelelse, så længe siden er åben i baggrunden.
notify-blocked = Browseren tillader ikke meddelelser fra denne side. Det kan ændres i dens indstillinger.
notify-on = Du får besked, når det er din tur.
