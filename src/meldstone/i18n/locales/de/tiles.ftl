### What tiles are called. A sentence says in an attribute which form of the name it needs where: `.tiles = object`.
### label: by itself or after a colon. object: what somebody draws or lays. subject: what does or is something.

tile-name =
    { $form ->
        [subject]
            { $face ->
                [joker] ein Joker
                [double-joker] ein Doppeljoker
                [two-colour-joker] ein Zweifarbenjoker
                [mirror-joker] ein Spiegeljoker
               *[number]
                    die { $colour ->
                        [black] schwarze
                        [orange] orange
                        [blue] blaue
                        [brown] braune
                        [white] weiße
                        [green] grüne
                        [violet] violette
                       *[red] rote
                    } { $number }
            }
        [object]
            { $face ->
                [joker] einen Joker
                [double-joker] einen Doppeljoker
                [two-colour-joker] einen Zweifarbenjoker
                [mirror-joker] einen Spiegeljoker
               *[number]
                    die { $colour ->
                        [black] schwarze
                        [orange] orange
                        [blue] blaue
                        [brown] braune
                        [white] weiße
                        [green] grüne
                        [violet] violette
                       *[red] rote
                    } { $number }
            }
       *[label]
            { $face ->
                [joker] Joker
                [double-joker] Doppeljoker
                [two-colour-joker] Zweifarbenjoker
                [mirror-joker] Spiegeljoker
               *[number]
                    { $colour ->
                        [black] schwarze
                        [orange] orange
                        [blue] blaue
                        [brown] braune
                        [white] weiße
                        [green] grüne
                        [violet] violette
                       *[red] rote
                    } { $number }
            }
    }
