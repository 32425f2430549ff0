### Bot strength: the help page about the bots.

players-lead = Cinq niveaux, chacun avec ses visages. Aucun ne fait exprès de se tromper, aucun ne regarde les autres plateaux : ils ne diffèrent que par la portée de leur regard.
players-novice = A appris le jeu il y a une heure. Il pose des séries de son plateau, ajoute une tuile au bout de celles de la table et garde un joker tant qu’il peut faire autre chose. Il ne défait jamais la table.
players-casual = Voit tout ce qu’on peut faire avec deux séries de la table et ses propres tuiles : il prend le quatrième sept pour une suite, relie deux suites par la tuile qui manque, libère un joker tout proche. Ce qui traverse trois séries ou plus lui échappe.
players-skilled = Quelle que soit la table, il pose le plus de tuiles possible à ce tour, en touchant le moins de séries possible pour qu’on puisse suivre. Mais il ne pense qu’à ce tour : tout sort d’un coup, jokers compris, et ce qui est sur la table vous sert aussi.
players-expert = Voit autant, et sait ce que vaut un joker : sur la table il sert à tous, sur le plateau il finit la partie. Il ouvre et joue sans ses jokers et les pose avec ses dernières tuiles.
players-master = Pour chaque façon d’employer son tour, il juge ce qui lui resterait ; ce que cela vaut, il l’a appris dans des dizaines de milliers de parties. Il lui arrive donc de piocher alors qu’il pourrait poser, de retenir une série pour tout sortir ensemble, et de dépenser un joker quand un autre va finir.
players-text = Mesurée dans des parties entre niveaux, avec les mêmes tuiles et des places échangées. L’intervalle après un chiffre contient la vraie valeur avec 95 % de certitude.
players-table = { $edition }, joueurs : { $players }. À parts égales, ce serait { $even } %.
players-who = Niveau
players-against = adversaire
players-games = Parties
players-won = Parties gagnées
players-points = Points par partie
