### What tiles are called. A sentence says in an attribute which form of the name it needs where: `.tiles = object`.
### label: by itself or after a colon. object: what somebody draws or lays.

tile-name =
    { $form ->
        [object]
            { $face ->
                [joker] un jolly
                [double-joker] un jolly doppio
                [two-colour-joker] un jolly bicolore
                [mirror-joker] un jolly specchio
               *[number]
                    { $number ->
                        [1] l’1
                        [8] l’8
                        [11] l’11
                       *[other] il { $number }
                    } { $colour ->
                        [black] nero
                        [orange] arancione
                        [blue] blu
                        [brown] marrone
                        [white] bianco
                        [green] verde
                        [violet] viola
                       *[red] rosso
                    }
            }
       *[label]
            { $face ->
                [joker] jolly
                [double-joker] jolly doppio
                [two-colour-joker] jolly bicolore
                [mirror-joker] jolly specchio
               *[number]
                    { $number } { $colour ->
                        [black] nero
                        [orange] arancione
                        [blue] blu
                        [brown] marrone
                        [white] bianco
                        [green] verde
                        [violet] viola
                       *[red] rosso
                    }
            }
    }
