### A notification of the browser when it is your turn.

notify-turn = Säg till när det är min tur
notify-how = Webbläsaren visar en avisering så länge sidan är öppen i bakgrunden.
notify-blocked = Webbläsaren tillåter inga aviseringar från den här sidan. Det går att ändra i dess inställningar.
notify-on = Du får en avisering när det är din tur.
