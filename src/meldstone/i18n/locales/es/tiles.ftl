### What tiles are called. A sentence says in an attribute which form of the name it needs where: `.tiles = object`.
### label: by itself or after a colon. object: what somebody draws or lays.

tile-name =
    { $form ->
        [object]
            { $face ->
                [joker] un comodín
                [double-joker] un comodín doble
                [two-colour-joker] un comodín bicolor
                [mirror-joker] un comodín espejo
               *[number]
                    el { $number } { $colour ->
                        [black] negro
                        [orange] naranja
                        [blue] azul
                        [brown] marrón
                        [white] blanco
                        [green] verde
                        [violet] violeta
                       *[red] rojo
                    }
            }
       *[label]
            { $face ->
                [joker] comodín
                [double-joker] comodín doble
                [two-colour-joker] comodín bicolor
                [mirror-joker] comodín espejo
               *[number]
                    { $number } { $colour ->
                        [black] negro
                        [orange] naranja
                        [blue] azul
                        [brown] marrón
                        [white] blanco
                        [green] verde
                        [violet] violeta
                       *[red] rojo
                    }
            }
    }
