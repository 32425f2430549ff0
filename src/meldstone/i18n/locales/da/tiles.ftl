### What tiles are called. A sentence says in an attribute which form of the name it needs where: `.tiles = object`.
### label: by itself or after a colon. object: what somebody draws or lays.

tile-name =
    { $form ->
        [object]
            { $face ->
                [joker] en joker
                [double-joker] en dobbeltjoker
                [two-colour-joker] en tofarvet joker
                [mirror-joker] en spejljoker
               *[number]
                    den { $colour ->
                        [black] sorte
                        [orange] orange
                        [blue] blå
                        [brown] brune
                        [white] hvide
                        [green] grønne
                        [violet] violette
                       *[red] røde
                    } { $number }’er
            }
       *[label]
            { $face ->
                [joker] joker
                [double-joker] dobbeltjoker
                [two-colour-joker] tofarvet joker
                [mirror-joker] spejljoker
               *[number]
                    { $colour ->
                        [black] sort
                        [orange] orange
                        [blue] blå
                        [brown] brun
                        [white] hvid
                        [green] grøn
                        [violet] violet
                       *[red] rød
                    } { $number }
            }
    }
