### What tiles are called. A sentence says in an attribute which form of the name it needs where: `.tiles = object`.
### label: by itself or after a colon. object: what somebody draws or lays.

tile-name =
    { $form ->
        [object]
            { $face ->
                [joker] a joker
                [double-joker] a double joker
                [two-colour-joker] a two-colour joker
                [mirror-joker] a mirror joker
               *[number]
                    the { $colour ->
                        [black] black
                        [orange] orange
                        [blue] blue
                        [brown] brown
                        [white] white
                        [green] green
                        [violet] violet
                       *[red] red
                    } { $number }
            }
       *[label]
            { $face ->
                [joker] joker
                [double-joker] double joker
                [two-colour-joker] two-colour joker
                [mirror-joker] mirror joker
               *[number]
                    { $colour ->
                        [black] black
                        [orange] orange
                        [blue] blue
                        [brown] brown
                        [white] white
                        [green] green
                        [violet] violet
                       *[red] red
                    } { $number }
            }
    }
