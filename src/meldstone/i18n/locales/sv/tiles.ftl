### What tiles are called. A sentence says in an attribute which form of the name it needs where: `.tiles = object`.
### label: by itself or after a colon. object: what somebody draws or lays.

tile-name =
    { $form ->
        [object]
            { $face ->
                [joker] en joker
                [double-joker] en dubbeljoker
                [two-colour-joker] en tvåfärgad joker
                [mirror-joker] en spegeljoker
               *[number]
                    den { $colour ->
                        [black] svarta
                        [orange] orange
                        [blue] blå
                        [brown] bruna
                        [white] vita
                        [green] gröna
                        [violet] violetta
                       *[red] röda
                    } { $number }:an
            }
       *[label]
            { $face ->
                [joker] joker
                [double-joker] dubbeljoker
                [two-colour-joker] tvåfärgad joker
                [mirror-joker] spegeljoker
               *[number]
                    { $colour ->
                        [black] svart
                        [orange] orange
                        [blue] blå
                        [brown] brun
                        [white] vit
                        [green] grön
                        [violet] violett
                       *[red] röd
                    } { $number }
            }
    }
