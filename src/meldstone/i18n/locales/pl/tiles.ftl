### What tiles are called. A sentence says in an attribute which form of the name it needs where: `.tiles = object`.
### label: by itself or after a colon. object: what somebody draws or lays.

tile-name =
    { $form ->
        [object]
            { $face ->
                [joker] jokera
                [double-joker] podwójnego jokera
                [two-colour-joker] jokera zmiany koloru
                [mirror-joker] lustrzanego jokera
               *[number]
                    { $colour ->
                        [black] czarną
                        [orange] pomarańczową
                        [blue] niebieską
                        [brown] brązową
                        [white] białą
                        [green] zieloną
                        [violet] fioletową
                       *[red] czerwoną
                    } { $number }
            }
       *[label]
            { $face ->
                [joker] joker
                [double-joker] podwójny joker
                [two-colour-joker] joker zmiany koloru
                [mirror-joker] lustrzany joker
               *[number]
                    { $colour ->
                        [black] czarna
                        [orange] pomarańczowa
                        [blue] niebieska
                        [brown] brązowa
                        [white] biała
                        [green] zielona
                        [violet] fioletowa
                       *[red] czerwona
                    } { $number }
            }
    }
