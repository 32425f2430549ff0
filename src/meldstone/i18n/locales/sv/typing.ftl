### The language of typed turns, in the terminal and in the line of the browser.

## What may be typed: commands, small words, colours; the first is shown, all are understood, as are the English ones

typed-draw = dra
typed-pass = passa
typed-done = klar
typed-undo = ångra
typed-reset = omstart
typed-sort = sortera
typed-announce = förvarna
typed-redeal = nygiv
typed-ready = behåll
typed-hint = tips
typed-show = visa
typed-help = hjälp
typed-quit = sluta
typed-lay = lägg
typed-add = foga
typed-take = ta
typed-move = flytta
typed-split = dela
typed-swap = byt
typed-join = förena
typed-table = bord
typed-discard = avlägg
typed-ask = fråga
typed-discarded = avlagda
typed-open = öppna
typed-to = till
typed-from = från, ur
typed-after = efter
typed-for = mot
typed-in = i, från
typed-with = med
typed-fillers = den, det, de, serie, serien, sten, stenar, och
typed-black = s
typed-orange = o
typed-blue = b
typed-red = r
typed-brown = br
typed-white = vi
typed-green = g
typed-violet = v
typed-joker = j

## What is wrong with a line

term-same-set = Det är samma serie.
term-last-tile = { $tile } är den sista stenen i serie { $set }; det kommer inget efter.
term-no-other = Det finns ingen annan sten { $tile } på bordet eller på din spelbräda.
term-already-taken = Du har redan tagit en sten; ”{ $undo }” eller ”{ $reset }” ger den tillbaka.
term-no-set = Det finns ingen serie { $set }: den sista är { $last }.
term-no-set-at-all = Det finns ingen serie { $set }: bordet är tomt.
term-no-home = Ingen serie på bordet har { $tiles }.
term-which-home = { $tiles }: i serierna { $sets }. Säg vilken, till exempel: { $from } { $first }
term-only-one = Du har bara en sten { $tile } på spelbrädan eller i handen.
term-have-no = Du har ingen sten { $tile } på spelbrädan eller i handen.
term-set-has-no = Serie { $set } har ingen sten { $tile }.
term-nothing-to-undo = Det finns inget att ångra.
term-alone = Skriv ”{ $word }” ensamt, utan något efter.
term-unknown = Jag känner inte till ”{ $word }”. Skriv ”{ $help }” för att se allt du kan göra.
term-did-you-mean = Jag känner inte till ”{ $word }”. Menar du ”{ $near }”?
term-not-a-tile = ”{ $token }” är ingen sten. Stenar skrivs som R7, K13 eller J; till exempel: { $example }
term-number = Säg seriens nummer; till exempel: { $example }
term-which-tiles = Vilka stenar? Till exempel: { $example }
term-tiles-and-set = Säg vilka stenar och vilken serie; till exempel: { $example }
term-example = Till exempel: { $example }
term-in-and-out = Säg vilken sten som ska in och vilken som ska ut; till exempel: { $example }
term-one-tile = Avlägg en sten; till exempel: { $example }
term-ask-whom = Vem vill du fråga? Till exempel: { $example }

## What each command does

help-lay = en ny serie från spelbrädan; flera: sätt ; emellan
help-add = stenar från spelbrädan till serie 3
help-take = till handen, för att läggas ut eller läggas till någon annanstans; utan stenar: hela serien
help-move = från en serie direkt till en annan
help-split = två serier av en
help-join = en serie av två
help-swap = din R7 på jokerns plats; använd sedan jokern
help-table = hela bordet som du vill ha det, på en gång
help-undo = ett steg tillbaka
help-reset = allt tillbaka
help-done = avslutar din tur med bordet som det ligger
help-draw-always = stenen som varje tur börjar med
help-draw = en sten i stället för att lägga ut; det avslutar din tur
help-pass-drawn = efter att du har dragit, om du inte lägger ut något
help-pass = när det inte finns något kvar att dra
help-take-discard = den sista stenen från spelaren före dig, till en ny serie
help-discard = avlägger en sten; det avslutar din tur
help-take-open-finish = den öppna stenen, om du avslutar spelet med den
help-take-open = den öppna stenen, om du lägger ut den den här turen
help-announce = genast efter att du har dragit: första utläggning nästa gång
help-ask = hur många stenar har Ada?
help-redeal = före den första turen, med tre par: ny giv
help-ready = före den första turen: du behåller dina stenar
help-sort = spelbrädan efter siffror; igen: efter färger
help-hint = ett tips
help-show = visar bordet igen
help-quit = lämna spelet
help-tiles = Stenar: { $colours }.
help-double = dubbeljoker, två grannar
help-two-colour = tvåfärgad joker, färgen byts
help-mirror = spegeljoker
help-any-order = Ordning och stora bokstäver spelar ingen roll; stenar ensamma betyder ”{ $lay }”.
help-by-name = Stenar kan också kallas vid namn: { $example }. De engelska orden förstås alltid.
help-no-clock = Här finns ingen klocka: ta god tid på dig.
