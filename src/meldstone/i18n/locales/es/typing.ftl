### The language of typed turns, in the terminal and in the line of the browser.

## What may be typed: commands, small words, colours; the first is shown, all are understood, as are the English ones

typed-draw = sacar, saca, saco
typed-pass = pasar, paso
typed-done = listo, hecho
typed-undo = deshacer
typed-reset = reiniciar
typed-sort = ordenar
typed-announce = anunciar
typed-redeal = repartir
typed-ready = conservar
typed-hint = pista
typed-show = mostrar
typed-help = ayuda
typed-quit = salir
typed-lay = colocar, coloca
typed-add = añadir, añade
typed-take = tomar, toma
typed-move = mover, mueve
typed-split = dividir, divide
typed-swap = cambiar, intercambiar
typed-join = unir, une
typed-table = mesa
typed-discard = dejar, deja
typed-ask = preguntar
typed-discarded = dejada
typed-open = descubierta
typed-to = a, al
typed-from = de, del
typed-after = tras, después
typed-for = por
typed-in = en, de
typed-with = con
typed-fillers = la, el, los, las, grupo, grupos, ficha, fichas, y
typed-black = n
typed-orange = na
typed-blue = a
typed-red = r
typed-brown = m
typed-white = bl
typed-green = ve
typed-violet = v
typed-joker = comodín

## What is wrong with a line

term-same-set = Es el mismo grupo.
term-last-tile = { $tile } es la última ficha del grupo { $set }; detrás no hay nada.
term-no-other = No hay otra ficha { $tile } en la mesa ni en tu casillero.
term-already-taken = Ya has tomado una ficha; «{ $undo }» o «{ $reset }» la devuelve.
term-no-set = No hay grupo { $set }: el último es el { $last }.
term-no-set-at-all = No hay grupo { $set }: la mesa está vacía.
term-no-home = Ningún grupo de la mesa tiene { $tiles }.
term-which-home = { $tiles }: en los grupos { $sets }. Di en cuál, por ejemplo: { $from } { $first }
term-only-one = Solo tienes una ficha { $tile } en el casillero o en la mano.
term-have-no = No tienes la ficha { $tile } en el casillero ni en la mano.
term-set-has-no = El grupo { $set } no tiene la ficha { $tile }.
term-nothing-to-undo = No hay nada que deshacer.
term-alone = Escribe «{ $word }» solo, sin nada detrás.
term-unknown = No conozco «{ $word }». Escribe «{ $help }» para ver todo lo que puedes hacer.
term-did-you-mean = No conozco «{ $word }». ¿Quieres decir «{ $near }»?
term-not-a-tile = «{ $token }» no es una ficha. Las fichas se escriben R7, K13 o J; por ejemplo: { $example }
term-number = Di el número del grupo; por ejemplo: { $example }
term-which-tiles = ¿Qué fichas? Por ejemplo: { $example }
term-tiles-and-set = Di qué fichas y qué grupo; por ejemplo: { $example }
term-example = Por ejemplo: { $example }
term-in-and-out = Di qué ficha entra y cuál sale; por ejemplo: { $example }
term-one-tile = Deja una sola ficha; por ejemplo: { $example }
term-ask-whom = ¿A quién preguntas? Por ejemplo: { $example }

## What each command does

help-lay = un grupo nuevo de tu casillero; varios: pon ; entre ellos
help-add = fichas de tu casillero al grupo 3
help-take = a la mano, para colocarla o añadirla en otro sitio; sin fichas: todo el grupo
help-move = de un grupo directamente a otro
help-split = dos grupos de uno
help-join = un grupo de dos
help-swap = tu R7 en el lugar del comodín; luego usa el comodín
help-table = toda la mesa como la quieres, de una vez
help-undo = un paso atrás
help-reset = todo atrás
help-done = termina tu turno con la mesa como está
help-draw-always = la ficha con la que empieza cada turno
help-draw = una ficha en vez de colocar; esto termina tu turno
help-pass-drawn = después de sacar, si no colocas nada
help-pass = cuando ya no queda nada que sacar
help-take-discard = la última ficha del jugador anterior, a un grupo nuevo
help-discard = deja una ficha; esto termina tu turno
help-take-open-finish = la ficha descubierta, si terminas la partida con ella
help-take-open = la ficha descubierta, si la colocas en este turno
help-announce = justo después de sacar: la próxima vez harás la apertura
help-ask = ¿cuántas fichas tiene Ada?
help-redeal = antes del primer turno, con tres parejas: nuevo reparto
help-ready = antes del primer turno: conservas tus fichas
help-sort = tu casillero por números; otra vez: por colores
help-hint = una pista
help-show = muestra la mesa otra vez
help-quit = dejar la partida
help-tiles = Fichas: { $colours }.
help-double = comodín doble, dos vecinas
help-two-colour = comodín bicolor, cambia el color
help-mirror = comodín espejo
help-any-order = El orden y las mayúsculas no importan; las fichas solas significan «{ $lay }».
help-by-name = Las fichas también se pueden nombrar: { $example }. Las palabras inglesas se entienden siempre.
help-no-clock = Aquí no hay reloj: tómate tu tiempo.
