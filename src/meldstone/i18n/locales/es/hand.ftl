### In the hand: what explains itself once, colours, the app on a phone.

hand-tap = Toca más fichas, estén donde estén. Después, un grupo iluminado o «Grupo nuevo».
hand-home = Si solo hay un grupo iluminado, el siguiente toque en otro sitio lleva allí las fichas.
hand-drag = Suelta la ficha sobre un grupo o sobre «Grupo nuevo». Se indica si encaja.
hand-colours-ask = ¿Te cuesta distinguir los colores?
hand-colours-other = Usar otros colores
hand-colours-usual = Volver a los colores habituales
hand-install-ios = Para tener Meldstone en la pantalla de inicio: pulsa «Compartir» y después «Añadir a pantalla de inicio».
hand-app-about = El juego de fichas numeradas, con amigos o contra bots
hand-app-bot = Jugar contra un bot
hand-app-friends = Jugar con amigos
