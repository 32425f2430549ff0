### Bot strength: the help page about the bots.

players-lead = Fünf Stufen, jede mit eigenen Gesichtern. Keine macht absichtlich Fehler, keine schaut auf fremde Halter: Sie unterscheiden sich nur darin, wie weit sie sehen.
players-novice = Kennt das Spiel seit einer Stunde. Er legt Serien vom eigenen Halter, legt einzelne Steine an die Enden von Serien auf dem Tisch an und behält einen Joker, bis ihm nichts anderes bleibt. Den Tisch baut er nie um.
players-casual = Sieht alles, was sich mit zwei beliebigen Serien des Tisches und den eigenen Steinen machen lässt: nimmt die vierte Sieben für eine Reihe, verbindet zwei Reihen mit dem Stein dazwischen, befreit einen Joker, der nahe liegt. Was durch drei oder mehr Serien geht, entgeht ihm.
players-skilled = Wie der Tisch auch aussieht: Er legt so viele Steine, wie in diesem Zug überhaupt möglich sind, und rührt so wenige Serien an wie möglich, damit man folgen kann. Aber er denkt nur an diesen Zug: Alles geht sofort hinaus, auch die Joker, und was auf dem Tisch liegt, hilft auch dir.
players-expert = Sieht genauso viel und weiß, was ein Joker wert ist: Auf dem Tisch dient er allen, auf dem Halter beendet er das Spiel. Er eröffnet und spielt ohne seine Joker und legt sie mit den letzten Steinen.
players-master = Für jede Art, den Zug zu nutzen, beurteilt er, was ihm danach bliebe; was das wert ist, hat er in Zehntausenden Spielen gelernt. So zieht er vielleicht, obwohl er legen könnte, hält eine Serie zurück, bis alles zusammen hinausgeht, und gibt einen Joker her, wenn jemand anders gleich fertig ist.
players-text = Gemessen in Spielen der Stufen gegeneinander, mit gleichen Steinen und getauschten Plätzen. Der Bereich hinter einer Zahl enthält den wahren Wert mit 95 % Sicherheit.
players-table = { $edition }, Spieler: { $players }. Ausgeglichen wären { $even } %.
players-who = Stufe
players-against = Gegner
players-games = Spiele
players-won = Gewonnene Spiele
players-points = Punkte je Spiel
