### In the hand: what explains itself once, colours, the app on a phone.

hand-tap = Tik meer stenen aan, waar ze ook liggen. Tik daarna op een verlichte reeks of op “Nieuwe reeks”.
hand-home = Is maar één reeks verlicht, dan legt je volgende tik elders de stenen daar aan.
hand-drag = Laat de steen los op een reeks of op “Nieuwe reeks”. Er staat bij of hij past.
hand-colours-ask = Zijn de kleuren moeilijk te onderscheiden?
hand-colours-other = Andere kleuren nemen
hand-colours-usual = Terug naar de gewone kleuren
hand-install-ios = Zo komt Meldstone op je beginscherm: tik op “Deel” en dan op “Zet op beginscherm”.
hand-app-about = Het spel met cijferstenen, met vrienden of tegen bots
hand-app-bot = Tegen een bot spelen
hand-app-friends = Met vrienden spelen
