### Waiting for others: the waiting room, somebody who is away, coming back, a guest who gets an account.

## The waiting room

wait-who-is-coming = Wie komt er?
wait-table-of = De tafel van { $player }
wait-take-a-seat = Ga zitten. Het spel begint vanzelf als alle plaatsen bezet zijn.
wait-you-are-in = Je hebt een plaats. Zodra de anderen er zijn, begint het spel.
wait-complete = Iedereen is er.
wait-begins-in = Iedereen is er. Het spel begint over { $count } s.
wait-not-yet = Nog niet
wait-bring-others = Nog iemand uitnodigen
wait-anyone-with-code = Wie de link of deze vijf letters heeft, kan gaan zitten.
wait-anyone-with-link = Wie de link heeft, kan gaan zitten.
wait-in-the-lobby = Deze tafel staat ook bij de open tafels: wie een tegenstander zoekt, vindt hem.
wait-code = Code van deze tafel: { $code }
wait-send-link = of stuur de link
wait-copy-link = Link kopiëren
wait-share = Delen
wait-link-copied = De link is gekopieerd: plak hem in een bericht.
wait-link-not-copied = De browser liet kopiëren niet toe. Selecteer de link en kopieer hem zelf.
wait-at-the-table = Aan tafel
wait-you-and-yours = jij, en jouw tafel
wait-you = jij
wait-owner = heeft de tafel geopend
wait-sits-here = zit hier
wait-is-looking = bekijkt de tafel…
wait-somebody = Iemand
wait-fill-with-bots = Aanvullen met bots
wait-change = Wijzigen
wait-what-is-played = Wat er gespeeld wordt
wait-more-rules = Meer regels
wait-all-see = Iedereen hier ziet het meteen.
wait-changed = { $player } heeft veranderd wat er gespeeld wordt: { $what }
wait-games =
    { $count ->
        [one] één spel
       *[other] { $count } spellen
    }
wait-a-turn = { $time } per beurt
wait-no-clock = zonder klok
wait-private = privé
wait-public = open voor iedereen
wait-with-hints = met hints
wait-hints-text = Anders zijn er alleen hints voor wie alleen tegen bots speelt.
wait-bell = Je hoort een bel als iemand gaat zitten, ook als dit venster achter andere ligt. Het spel begint vanzelf als alle plaatsen bezet zijn.
wait-sat-down = { $player } is gaan zitten.
wait-begin-with = Met { $count } spelers beginnen
wait-begins = Het spel begint

## Private tables

wait-table-private = De tafel van { $player } is privé.
wait-this-private = Deze tafel is privé.
wait-ask-or-knock = Vraag om de link of de vijf letters, of klop aan.
wait-knock = Aankloppen
wait-knocked = Je hebt aangeklopt. Zodra iemand aan tafel je binnenlaat, opent de tafel hier.
wait-would-like-to-join = { $player } wil graag meedoen.
wait-let-in = Binnenlaten
wait-not-now = Nu niet
wait-no-such-code = Geen tafel heeft deze code. Misschien is het spel voorbij, of is een letter anders.

## Somebody is away

wait-away-bot-in = { $player } is weg · bot over { $time }
wait-for = Wachten
wait-for-player = Twee minuten langer op { $player } wachten
wait-waited = De tafel wacht twee minuten langer op { $player }.
wait-touch-to-play = Een bot valt voor je in. Raak een van je stenen aan en je speelt verder.

## Back at the table

wait-welcome-back = Welkom terug, { $player }
wait-sat-in = { $bot } viel { $time } voor je in.
wait-turns-taken =
    { $count ->
        [one] { $count } beurt voor jou: { $laid } gelegd, { $drawn } genomen.
       *[other] { $count } beurten voor jou: { $laid } gelegd, { $drawn } genomen.
    }
wait-no-turns = Je was intussen niet aan de beurt.
wait-turn = Beurt { $number }
wait-drew = genomen
wait-laid = gelegd
wait-passed = gepast
wait-jokers-kept = Geen van je jokers is aangeraakt.
wait-play-on = Verder spelen
wait-show-me = Laat zien
wait-minutes =
    { $count ->
        [one] { $count } minuut
       *[other] { $count } minuten
    }
wait-hours =
    { $count ->
        [one] { $count } uur
       *[other] { $count } uur
    }

## Leaving for a while

wait-leave-title = Even weggaan?
wait-leave-alone = Het spel wacht op je, zo nodig dagen. Je vindt het op de startpagina onder “Jouw tafels”.
wait-leave-others = De anderen zien dat je weg bent. Na een minuut valt een bot voor je in: die neemt eerst alleen stenen en legt nooit een joker. Je plaats blijft van jou.
wait-leave-clock = De klok loopt zonder jou door. Je plaats blijft van jou.
wait-leave-go = Naar de startpagina
wait-stay = Blijven

## A guest gets an account

wait-finished-games =
    { $count ->
        [one] { $count } afgelopen spel
       *[other] { $count } afgelopen spellen
    }
wait-running-tables =
    { $count ->
        [one] { $count } lopende tafel
       *[other] { $count } lopende tafels
    }
wait-welcome = Welkom, { $player }.
wait-now-yours = Vanaf nu van jou: { $what }.
wait-bring-title = Meenemen wat je op dit apparaat hebt gespeeld?
wait-bring-text = Als gast heb je hier: { $what }.
wait-bring-yes = Meenemen
wait-bring-no = Nee, laat maar
wait-bring-kept = Het blijft op dit apparaat: log uit en je bent weer de gast.

## Choosing rules

wait-search-rules = Zoek in de regels
wait-rules-changed = { $count } gewijzigd
wait-rules-reset = Terug naar de editie
wait-often-changed = Vaak gewijzigd
wait-no-rule-found = Geen regel bevat deze woorden.

## More time for somebody

wait-my-time = Tijd voor mijn beurten
wait-time-times = tijd × { $times }
wait-time-same = evenveel
