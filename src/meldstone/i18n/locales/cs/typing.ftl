### The language of typed turns, in the terminal and in the line of the browser.

## What may be typed: commands, small words, colours; the first is shown, all are understood, as are the English ones

typed-draw = vytáhni, táhni, vytáhnout
typed-pass = vzdej, vzdávám
typed-done = hotovo
typed-undo = zpět
typed-reset = znovu
typed-sort = seřaď
typed-announce = ohlas
typed-redeal = rozdej
typed-ready = nech, nechám
typed-hint = poraď, rada
typed-show = ukaž
typed-help = pomoc, nápověda
typed-quit = odejdi, konec
typed-lay = vylož, vyložit
typed-add = přilož, přidej
typed-take = vezmi, vzít
typed-move = přesuň
typed-split = rozděl
typed-swap = vyměň, nahraď
typed-join = spoj
typed-table = stůl
typed-discard = odlož
typed-ask = kolik, zeptej
typed-discarded = odložený
typed-open = odkrytý
typed-to = k, ke, do, na
typed-from = z, ze, od
typed-after = za, po
typed-for = za, místo
typed-in = v, ve, z, ze
typed-with = s, se
typed-fillers = kombinace, kombinaci, kombinací, a, kámen, kameny, prosím
typed-black = č
typed-orange = o
typed-blue = m
typed-red = čv
typed-brown = h
typed-white = bí
typed-green = z
typed-violet = f
typed-joker = ž, žolík, žolíka

## What is wrong with a line

term-same-set = To je tatáž kombinace.
term-last-tile = { $tile } je poslední kámen kombinace { $set }; za ním už nic není.
term-no-other = Další kámen { $tile } na stole ani na stojánku není.
term-already-taken = Jeden kámen už máš vzatý; „{ $undo }“ nebo „{ $reset }“ ho vrátí.
term-no-set = Kombinace { $set } není: poslední má číslo { $last }.
term-no-set-at-all = Kombinace { $set } není: stůl je prázdný.
term-no-home = Žádná kombinace na stole neobsahuje { $tiles }.
term-which-home = { $tiles }: v kombinacích { $sets }. Řekni, ve které, například: { $from } { $first }
term-only-one = Na stojánku ani v ruce nemáš víc než jeden kámen { $tile }.
term-have-no = Na stojánku ani v ruce nemáš kámen { $tile }.
term-set-has-no = Kombinace { $set } neobsahuje kámen { $tile }.
term-nothing-to-undo = Není co vrátit zpět.
term-alone = „{ $word }“ piš samotné, bez ničeho dalšího.
term-unknown = Slovu „{ $word }“ nerozumím. Napiš „{ $help }“, chceš-li vidět vše, co můžeš.
term-did-you-mean = Slovu „{ $word }“ nerozumím. Má to být „{ $near }“?
term-not-a-tile = „{ $token }“ není hrací kámen. Kameny se píší jako R7, K13 nebo J; například: { $example }
term-number = Řekni číslo kombinace; například: { $example }
term-which-tiles = Které kameny? Například: { $example }
term-tiles-and-set = Řekni, které kameny a ke které kombinaci; například: { $example }
term-example = Například: { $example }
term-in-and-out = Řekni, který kámen jde dovnitř a který ven; například: { $example }
term-one-tile = Odlož jeden kámen; například: { $example }
term-ask-whom = Koho se ptáš? Například: { $example }

## What each command does

help-lay = nová kombinace ze stojánku; více jich odděl středníkem
help-add = kameny ze stojánku ke kombinaci 3
help-take = do ruky, k vyložení nebo přiložení jinam; bez kamenů celá kombinace
help-move = z jedné kombinace rovnou do druhé
help-split = z jedné kombinace dvě
help-join = ze dvou kombinací jedna
help-swap = tvá R7 na místo žolíka; žolíka pak použij
help-table = celý stůl tak, jak ho chceš mít, najednou
help-undo = o krok zpět
help-reset = všechno zpět
help-done = ukončí tah se stolem, jak leží
help-draw-always = kámen, kterým začíná každý tah
help-draw = kámen místo vyložení; tím tah končí
help-pass-drawn = po vytažení, když nic nevykládáš
help-pass = když už není co vytáhnout
help-take-discard = poslední kámen hráče před tebou do nové kombinace
help-discard = odloží kámen; tím tah končí
help-take-open-finish = odkrytý kámen, když s ním hru ukončíš
help-take-open = odkrytý kámen, když ho v tomto tahu vyložíš
help-announce = hned po vytažení: příště přijde první vyložení
help-ask = kolik kamenů má Ada?
help-redeal = před prvním tahem, se třemi dvojicemi: nové rozdání
help-ready = před prvním tahem: kameny si necháš
help-sort = stojánek podle čísel; podruhé podle barev
help-hint = rada
help-show = znovu ukáže stůl
help-quit = odejít ze hry
help-tiles = Kameny: { $colours }.
help-double = dvojitý žolík, dva sousední kameny
help-two-colour = dvoubarevný žolík, barva se mění
help-mirror = zrcadlový žolík
help-any-order = Na pořadí a velikosti písmen nezáleží; samotné kameny znamenají „{ $lay }“.
help-by-name = Kameny lze i jmenovat: { $example }. Anglickým slovům se rozumí vždy.
help-no-clock = Neběží tu žádný čas, nespěchej.
