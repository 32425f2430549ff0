### Bot strength: the help page about the bots.

players-lead = Cinco niveles, cada uno con sus caras. Ninguno se equivoca a propósito ni mira los casilleros ajenos: solo se distinguen por lo lejos que ven.
players-novice = Aprendió el juego hace una hora. Coloca grupos de su casillero, añade fichas sueltas a los extremos de los que hay en la mesa y guarda un comodín mientras pueda hacer otra cosa. Nunca deshace la mesa.
players-casual = Ve todo lo que se puede hacer con dos grupos de la mesa y sus propias fichas: toma el cuarto siete para una escalera, une dos escaleras con la ficha que falta, libera un comodín cercano. Lo que pasa por tres grupos o más se le escapa.
players-skilled = Sea como sea la mesa, coloca el mayor número de fichas posible en este turno y toca los menos grupos que puede, para que se le pueda seguir. Pero solo piensa en este turno: sale todo a la vez, comodines incluidos, y lo que queda en la mesa también te ayuda a ti.
players-expert = Ve lo mismo y sabe lo que vale un comodín: en la mesa sirve a todos, en el casillero termina la partida. Abre y juega sin sus comodines y los coloca con las últimas fichas.
players-master = Para cada manera de usar su turno juzga con qué se quedaría; cuánto vale eso lo ha aprendido en decenas de miles de partidas. Por eso puede sacar ficha aunque podría colocar, retener un grupo hasta que salga todo junto y gastar un comodín cuando otro está a punto de terminar.
players-text = Medida en partidas entre los niveles, con las mismas fichas y sitios cambiados. El intervalo tras una cifra contiene el valor verdadero con un 95 % de certeza.
players-table = { $edition }, jugadores: { $players }. A partes iguales sería un { $even } %.
players-who = Nivel
players-against = rival
players-games = Partidas
players-won = Partidas ganadas
players-points = Puntos por partida
