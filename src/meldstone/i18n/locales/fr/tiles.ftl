### What tiles are called. A sentence says in an attribute which form of the name it needs where: `.tiles = object`.
### label: by itself or after a colon. object: what somebody draws or lays.

tile-name =
    { $form ->
        [object]
            { $face ->
                [joker] un joker
                [double-joker] un joker double
                [two-colour-joker] un joker bicolore
                [mirror-joker] un joker miroir
               *[number]
                    le { $number } { $colour ->
                        [black] noir
                        [orange] orange
                        [blue] bleu
                        [brown] marron
                        [white] blanc
                        [green] vert
                        [violet] violet
                       *[red] rouge
                    }
            }
       *[label]
            { $face ->
                [joker] joker
                [double-joker] joker double
                [two-colour-joker] joker bicolore
                [mirror-joker] joker miroir
               *[number]
                    { $number } { $colour ->
                        [black] noir
                        [orange] orange
                        [blue] bleu
                        [brown] marron
                        [white] blanc
                        [green] vert
                        [violet] violet
                       *[red] rouge
                    }
            }
    }
