### What is said to those who hear the table: turns, sets by their numbers, answers to keys.

## What others did: a turn in one sentence, and its whole story

ear-plays =
    { $player } lägger ut { $count }: { $tiles }{ $changed ->
        [0] { "" }
        [one] ; en serie ändrad
       *[other] ; { $changed } serier ändrade
    }
ear-story-new = Ny serie: { $set }.
ear-story-made = Ny serie: { $set }; från spelbrädan: { $tiles }.
ear-story-rebuilt = Ny serie från bordet: { $set }.
ear-story-added = Lagt till serien { $set }: { $tiles }.
ear-story-taken = Taget från serien { $set }: { $tiles }.

## The table: each set has a number, by which it is typed, and says what it is

ear-table =
    Bord: { $count ->
        [one] { $count } serie
       *[other] { $count } serier
    }
ear-your-side = Din tur och din spelbräda
ear-run-of-colour = { $place }: { $colour } { $from } till { $to }
ear-span = { $place }: { $kind } { $from } till { $to }
ear-kind = { $place }: { $kind } { $number }
ear-no-set = { $place }: ännu ingen serie
ear-with-joker =
    { $count ->
        [one] med joker
       *[other] med { $count } jokrar
    }

## What you did

ear-sets-changed =
    { $count ->
        [one] { $count } serie är ändrad.
       *[other] { $count } serier är ändrade.
    }
ear-nothing-to-redo = Det finns inget att göra om.

## The whole story, the typed line and the keys

ear-story = Vad de andra gjorde
ear-story-nothing = Inget har hänt sedan din senaste tur.
ear-no-ends = Inget kan läggas till någon serie.
ear-nothing-fits = Ingen enskild sten av dina passar till en serie.
ear-not-now = Du kan inte flytta stenar nu.
ear-no-hints = Det finns inga tips vid det här bordet.
ear-nothing-to-take = Det finns inget att ta.
ear-again-play = Tryck på P igen för att lägga ut.
ear-again-draw = Tryck på D igen för att dra en sten.
ear-again-pass = Tryck på D igen för att passa.
ear-type = Skriv din tur
ear-type-close = Stäng raden
ear-type-how = Till exempel: { $example }; sedan Enter. Ctrl och Enter lägger ut direkt, Escape stänger. ”{ $help }” visar alla kommandon.
ear-keys-move = I inställningarna kan enstaka bokstäver flyttas till Alt och bokstaven eller stängas av.
ear-help-take = egna stenar tillbaka till spelbrädan, andra för sig; utan stenar: hela serien
ear-key-arrows = från sten till sten
ear-key-pages = från serie till serie; på spelbrädan till dess ändar
ear-key-home = dit du var på spelbrädan, på bordet
ear-key-tile = en bokstav och ett tal: till den stenen; igen: till nästa likadana
ear-key-enter = välj stenen, eller lägg det valda där
ear-key-new = en ny serie av det valda
ear-key-back = det valda går tillbaka till spelbrädan
ear-key-undo = ångra, gör om
ear-key-play = lägg ut: första trycket frågar, det andra gör det
ear-key-draw = dra eller passa, på samma sätt
ear-key-hint = tips
ear-key-type = skriv din tur
ear-key-rack = din spelbräda
ear-key-sets = serierna på bordet
ear-key-ends = vad som kan läggas till serierna
ear-key-fits = vilka av dina stenar som passar, och vilka serier du har
ear-key-wrong = vad som är fel på bordet
ear-key-last = hela historien om de andras turer
ear-key-counts = allas stenar, och förrådet
ear-key-time = vems tur det är, och tiden som är kvar
ear-key-help = dessa tangenter
