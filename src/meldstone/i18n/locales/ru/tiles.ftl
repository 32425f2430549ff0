### What tiles are called. A sentence says in an attribute which form of the name it needs where: `.tiles = object`.
### label: by itself or after a colon. object: what somebody draws or lays.

tile-name =
    { $form ->
        [object]
            { $face ->
                [joker] джокера
                [double-joker] двойного джокера
                [two-colour-joker] двухцветного джокера
                [mirror-joker] зеркального джокера
               *[number]
                    { $colour ->
                        [black] чёрную
                        [orange] оранжевую
                        [blue] синюю
                        [brown] коричневую
                        [white] белую
                        [green] зелёную
                        [violet] фиолетовую
                       *[red] красную
                    } { $number }
            }
       *[label]
            { $face ->
                [joker] джокер
                [double-joker] двойной джокер
                [two-colour-joker] двухцветный джокер
                [mirror-joker] зеркальный джокер
               *[number]
                    { $colour ->
                        [black] чёрная
                        [orange] оранжевая
                        [blue] синяя
                        [brown] коричневая
                        [white] белая
                        [green] зелёная
                        [violet] фиолетовая
                       *[red] красная
                    } { $number }
            }
    }
