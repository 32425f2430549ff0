### What tiles are called. A sentence says in an attribute which form of the name it needs where: `.tiles = object`.
### label: by itself or after a colon. object: what somebody draws or lays.

tile-name =
    { $form ->
        [object]
            { $face ->
                [joker] žolíka
                [double-joker] dvojitého žolíka
                [two-colour-joker] dvoubarevného žolíka
                [mirror-joker] zrcadlového žolíka
               *[number]
                    { $colour ->
                        [black] černou
                        [orange] oranžovou
                        [blue] modrou
                        [brown] hnědou
                        [white] bílou
                        [green] zelenou
                        [violet] fialovou
                       *[red] červenou
                    } { $number }
            }
       *[label]
            { $face ->
                [joker] žolík
                [double-joker] dvojitý žolík
                [two-colour-joker] dvoubarevný žolík
                [mirror-joker] zrcadlový žolík
               *[number]
                    { $colour ->
                        [black] černá
                        [orange] oranžová
                        [blue] modrá
                        [brown] hnědá
                        [white] bílá
                        [green] zelená
                        [violet] fialová
                       *[red] červená
                    } { $number }
            }
    }
