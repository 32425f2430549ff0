### What tiles are called. A sentence says in an attribute which form of the name it needs where: `.tiles = object`.
### label: by itself or after a colon. object: what somebody draws or lays.

tile-name =
    { $form ->
        [object]
            { $face ->
                [joker] een joker
                [double-joker] een dubbele joker
                [two-colour-joker] een kleurjoker
                [mirror-joker] een spiegeljoker
               *[number]
                    de { $colour ->
                        [black] zwarte
                        [orange] oranje
                        [blue] blauwe
                        [brown] bruine
                        [white] witte
                        [green] groene
                        [violet] paarse
                       *[red] rode
                    } { $number }
            }
       *[label]
            { $face ->
                [joker] joker
                [double-joker] dubbele joker
                [two-colour-joker] kleurjoker
                [mirror-joker] spiegeljoker
               *[number]
                    { $colour ->
                        [black] zwarte
                        [orange] oranje
                        [blue] blauwe
                        [brown] bruine
                        [white] witte
                        [green] groene
                        [violet] paarse
                       *[red] rode
                    } { $number }
            }
    }
