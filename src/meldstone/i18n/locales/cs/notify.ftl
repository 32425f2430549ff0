### A notification of the browser when it is your turn.

notify-turn = Upozornit, až budu na tahu
notify-how = Prohlížeč zobrazí oznámení, dokud je tato stránka otevřená na pozadí.
notify-blocked = Prohlížeč této stránce oznámení nepovoluje. Změnit to můžeš v jeho nastavení.
notify-on = Až budeš na tahu, dostaneš oznámení.
