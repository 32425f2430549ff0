### The language of typed turns, in the terminal and in the line of the browser.

## What may be typed: commands, small words, colours; the first is shown, all are understood, as are the English ones

typed-draw = neem, nemen
typed-pass = pas, passen
typed-done = klaar
typed-undo = terug
typed-reset = opnieuw
typed-sort = sorteer
typed-announce = meld
typed-redeal = herverdeel
typed-ready = houd
typed-hint = hint, tip
typed-show = toon
typed-help = help
typed-quit = stop
typed-lay = leg, uitleggen
typed-add = voeg, aanleggen
typed-take = neem, haal
typed-move = verplaats
typed-split = splits
typed-swap = ruil, omruilen
typed-join = verbind
typed-table = tafel
typed-discard = afleggen
typed-ask = vraag
typed-discarded = afgelegde
typed-open = open
typed-to = bij, naar, aan
typed-from = uit, van
typed-after = na, achter
typed-for = voor, tegen
typed-in = in, uit
typed-with = met
typed-fillers = de, het, reeks, reeksen, steen, stenen, en
typed-black = z
typed-orange = o
typed-blue = b
typed-red = r
typed-brown = br
typed-white = w
typed-green = g
typed-violet = p
typed-joker = j

## What is wrong with a line

term-same-set = Dat is dezelfde reeks.
term-last-tile = { $tile } is de laatste steen van reeks { $set }; er komt niets meer na.
term-no-other = Er is geen andere { $tile } op de tafel of op je speelbord.
term-already-taken = Je hebt al een steen genomen; “{ $undo }” of “{ $reset }” geeft hem terug.
term-no-set = Er is geen reeks { $set }: de laatste is { $last }.
term-no-set-at-all = Er is geen reeks { $set }: de tafel is leeg.
term-no-home = Geen reeks op de tafel heeft { $tiles }.
term-which-home = { $tiles }: in de reeksen { $sets }. Zeg welke, bijvoorbeeld: { $from } { $first }
term-only-one = Je hebt maar één { $tile } op je speelbord of in je hand.
term-have-no = Je hebt geen { $tile } op je speelbord of in je hand.
term-set-has-no = Reeks { $set } heeft geen { $tile }.
term-nothing-to-undo = Er valt niets ongedaan te maken.
term-alone = Typ “{ $word }” alleen, met niets erachter.
term-unknown = “{ $word }” ken ik niet. Typ “{ $help }” voor alles wat je kunt doen.
term-did-you-mean = “{ $word }” ken ik niet. Bedoel je “{ $near }”?
term-not-a-tile = “{ $token }” is geen steen. Stenen schrijf je als R7, K13 of J; bijvoorbeeld: { $example }
term-number = Zeg het nummer van de reeks; bijvoorbeeld: { $example }
term-which-tiles = Welke stenen? Bijvoorbeeld: { $example }
term-tiles-and-set = Zeg welke stenen en welke reeks; bijvoorbeeld: { $example }
term-example = Bijvoorbeeld: { $example }
term-in-and-out = Zeg welke steen erin gaat en welke eruit komt; bijvoorbeeld: { $example }
term-one-tile = Leg één steen af; bijvoorbeeld: { $example }
term-ask-whom = Aan wie vraag je het? Bijvoorbeeld: { $example }

## What each command does

help-lay = een nieuwe reeks van je speelbord; meer reeksen: zet er ; tussen
help-add = stenen van je speelbord bij reeks 3
help-take = in je hand, om elders te leggen of aan te leggen; zonder stenen: de hele reeks
help-move = van de ene reeks meteen naar de andere
help-split = twee reeksen uit één
help-join = één reeks uit twee
help-swap = jouw R7 op de plaats van de joker; gebruik daarna de joker
help-table = de hele tafel zoals je hem wilt, in één keer
help-undo = een stap terug
help-reset = alles terug
help-done = beëindigt je beurt met de tafel zoals hij ligt
help-draw-always = de steen waarmee elke beurt begint
help-draw = een steen in plaats van leggen; dit beëindigt je beurt
help-pass-drawn = na het nemen, als je niets legt
help-pass = als er niets meer te nemen is
help-take-discard = de laatste steen van de speler voor jou, in een nieuwe reeks
help-discard = legt een steen af; dit beëindigt je beurt
help-take-open-finish = de open steen, als je er het spel mee beëindigt
help-take-open = de open steen, als je hem deze beurt legt
help-announce = meteen na het nemen: de volgende keer doe je de eerste uitleg
help-ask = hoeveel stenen heeft Ada?
help-redeal = vóór de eerste beurt, met drie dubbels: een nieuwe verdeling
help-ready = vóór de eerste beurt: je houdt je stenen
help-sort = je speelbord op getal; nog eens: op kleur
help-hint = een hint
help-show = toont de tafel nog eens
help-quit = het spel verlaten
help-tiles = Stenen: { $colours }.
help-double = dubbele joker, twee buren
help-two-colour = kleurjoker, de kleur verandert
help-mirror = spiegeljoker
help-any-order = Volgorde en hoofdletters maken niet uit; stenen alleen betekenen “{ $lay }”.
help-by-name = Stenen mag je ook bij hun naam noemen: { $example }. De Engelse woorden worden altijd begrepen.
help-no-clock = Hier loopt geen klok: neem de tijd.
