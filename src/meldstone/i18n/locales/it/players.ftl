### Bot strength: the help page about the bots.

players-lead = Cinque livelli, ognuno con i suoi volti. Nessuno sbaglia apposta e nessuno guarda i tavolieri altrui: cambia solo quanto lontano vedono.
players-novice = Ha imparato il gioco un’ora fa. Colloca serie dal proprio tavoliere, aggiunge singole pedine in fondo a quelle sul tavolo e tiene un jolly finché può fare altro. Non smonta mai il tavolo.
players-casual = Vede tutto ciò che si può fare con due serie del tavolo e le proprie pedine: prende il quarto sette per una fila, unisce due file con la pedina che manca, libera un jolly lì vicino. Quello che passa per tre serie o più gli sfugge.
players-skilled = Comunque sia il tavolo, colloca il maggior numero di pedine possibile in questo turno e tocca meno serie che può, così lo si può seguire. Ma pensa solo a questo turno: esce tutto subito, jolly compresi, e ciò che sta sul tavolo aiuta anche te.
players-expert = Vede altrettanto e sa quanto vale un jolly: sul tavolo serve a tutti, sul tavoliere chiude la partita. Apre e gioca senza i suoi jolly e li colloca con le ultime pedine.
players-master = Per ogni modo di usare il turno giudica che cosa gli resterebbe; quanto vale lo ha imparato in decine di migliaia di partite. Così a volte pesca anche se potrebbe collocare, trattiene una serie finché tutto esce insieme e spende un jolly quando un altro sta per chiudere.
players-text = Misurato in partite tra i livelli, con le stesse pedine e i posti scambiati. L’intervallo dopo una cifra contiene il valore vero con il 95% di certezza.
players-table = { $edition }, giocatori: { $players }. In parti uguali sarebbe il { $even }%.
players-who = Livello
players-against = avversario
players-games = Partite
players-won = Partite vinte
players-points = Punti a partita
