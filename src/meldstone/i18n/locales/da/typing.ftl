### The language of typed turns, in the terminal and in the line of the browser.

## What may be typed: commands, small words, colours; the first is shown, all are understood, as are the English ones

typed-draw = træk, trække
typed-pass = pas
typed-done = færdig
typed-undo = fortryd
typed-reset = forfra
typed-sort = sorter
typed-announce = meld
typed-redeal = uddel
typed-ready = behold
typed-hint = hint, tip
typed-show = vis
typed-help = hjælp
typed-quit = slut
typed-lay = læg
typed-add = føj, tilføj
typed-take = tag
typed-move = flyt
typed-split = split
typed-swap = byt
typed-join = saml
typed-table = bord
typed-discard = fralæg
typed-ask = spørg
typed-discarded = fralagte
typed-open = åbne
typed-to = til
typed-from = fra
typed-after = efter
typed-for = med, for
typed-in = i, fra
typed-with = med
typed-fillers = den, det, de, serie, serien, brik, brikker, og
typed-black = s
typed-orange = o
typed-blue = b
typed-red = r
typed-brown = br
typed-white = h
typed-green = g
typed-violet = v
typed-joker = j

## What is wrong with a line

term-same-set = Det er den samme serie.
term-last-tile = { $tile } er den sidste brik i serie { $set }; der kommer intet efter.
term-no-other = Der er ikke flere brikker { $tile } på bordet eller på dit bræt.
term-already-taken = Du har allerede taget en brik; »{ $undo }« eller »{ $reset }« giver den tilbage.
term-no-set = Der er ingen serie { $set }: den sidste er { $last }.
term-no-set-at-all = Der er ingen serie { $set }: bordet er tomt.
term-no-home = Ingen serie på bordet har { $tiles }.
term-which-home = { $tiles }: i serierne { $sets }. Sig hvilken, for eksempel: { $from } { $first }
term-only-one = Du har kun én brik { $tile } på dit bræt eller i hånden.
term-have-no = Du har ingen brik { $tile } på dit bræt eller i hånden.
term-set-has-no = Serie { $set } har ingen brik { $tile }.
term-nothing-to-undo = Der er intet at fortryde.
term-alone = Skriv »{ $word }« alene, uden noget efter.
term-unknown = Jeg kender ikke »{ $word }«. Skriv »{ $help }« for at se alt, hvad du kan gøre.
term-did-you-mean = Jeg kender ikke »{ $word }«. Mener du »{ $near }«?
term-not-a-tile = »{ $token }« er ikke en brik. Brikker skrives som R7, K13 eller J; for eksempel: { $example }
term-number = Sig seriens nummer; for eksempel: { $example }
term-which-tiles = Hvilke brikker? For eksempel: { $example }
term-tiles-and-set = Sig hvilke brikker og hvilken serie; for eksempel: { $example }
term-example = For eksempel: { $example }
term-in-and-out = Sig hvilken brik der skal ind, og hvilken der skal ud; for eksempel: { $example }
term-one-tile = Læg én brik fra dig; for eksempel: { $example }
term-ask-whom = Hvem vil du spørge? For eksempel: { $example }

## What each command does

help-lay = en ny serie fra dit bræt; flere: sæt ; imellem
help-add = brikker fra dit bræt til serie 3
help-take = i hånden, så den kan lægges eller føjes til et andet sted; uden brikker: hele serien
help-move = fra én serie direkte til en anden
help-split = to serier ud af én
help-join = én serie ud af to
help-swap = din R7 på jokerens plads; brug så jokeren
help-table = hele bordet, som du vil have det, på én gang
help-undo = ét trin tilbage
help-reset = alt tilbage
help-done = slutter din tur med bordet, som det ligger
help-draw-always = den brik, som hver tur begynder med
help-draw = en brik i stedet for at lægge ud; det slutter din tur
help-pass-drawn = efter at have trukket, hvis du ikke lægger noget ud
help-pass = når der ikke er mere at trække
help-take-discard = den sidste brik fra spilleren før dig, til en ny serie
help-discard = lægger en brik fra dig; det slutter din tur
help-take-open-finish = den åbne brik, hvis du slutter spillet med den
help-take-open = den åbne brik, hvis du lægger den ud i denne tur
help-announce = lige efter at have trukket: første udlægning næste gang
help-ask = hvor mange brikker har Ada?
help-redeal = før den første tur, med tre par: ny uddeling
help-ready = før den første tur: du beholder dine brikker
help-sort = dit bræt efter tal; igen: efter farver
help-hint = et hint
help-show = viser bordet igen
help-quit = forlad spillet
help-tiles = Brikker: { $colours }.
help-double = dobbeltjoker, to naboer
help-two-colour = tofarvet joker, farven skifter
help-mirror = spejljoker
help-any-order = Rækkefølge og store bogstaver er ligegyldige; brikker alene betyder »{ $lay }«.
help-by-name = Brikker kan også kaldes ved navn: { $example }. De engelske ord forstås altid.
help-no-clock = Her er intet ur: tag dig god tid.
