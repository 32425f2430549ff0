### Bot strength: the help page about the bots.

players-lead = Vijf niveaus, elk met eigen gezichten. Niemand maakt expres fouten en niemand kijkt op andere speelborden: ze verschillen alleen in hoe ver ze zien.
players-novice = Kent het spel een uur. Hij legt reeksen van het eigen speelbord, legt losse stenen aan de uiteinden van reeksen op tafel en bewaart een joker tot er niets anders meer kan. De tafel verbouwt hij nooit.
players-casual = Ziet alles wat met twee reeksen van de tafel en de eigen stenen kan: neemt de vierde zeven voor een rij, verbindt twee rijen met de steen ertussen, bevrijdt een joker die dichtbij ligt. Wat door drie of meer reeksen loopt, ontgaat hem.
players-skilled = Hoe de tafel er ook uitziet: hij legt zo veel stenen als in deze beurt maar kan en raakt zo weinig mogelijk reeksen aan, zodat je het kunt volgen. Maar hij denkt alleen aan deze beurt: alles gaat er meteen uit, ook de jokers, en wat op tafel ligt helpt ook jou.
players-expert = Ziet evenveel en weet wat een joker waard is: op tafel dient hij iedereen, op het speelbord beslist hij het spel. De eerste uitleg en de beurten daarna doet deze bot zonder jokers; die legt hij met de laatste stenen.
players-master = Voor elke manier om de beurt te gebruiken beoordeelt hij wat er overblijft; wat dat waard is, heeft hij in tienduizenden spellen geleerd. Zo neemt hij soms een steen hoewel hij kan leggen, houdt een reeks achter tot alles tegelijk weg kan, en geeft een joker uit als iemand anders bijna klaar is.
players-text = Gemeten in spellen van de niveaus tegen elkaar, met gelijke stenen en gewisselde plaatsen. Het bereik achter een getal bevat de echte waarde met 95% zekerheid.
players-table = { $edition }, spelers: { $players }. Een gelijk aandeel zou { $even }% zijn.
players-who = Niveau
players-against = tegenstander
players-games = Spellen
players-won = Gewonnen spellen
players-points = Punten per spel
