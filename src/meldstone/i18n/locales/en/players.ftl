### Bot strength: the help page about the bots.

players-lead = Five levels, each with its own faces. None of them makes mistakes on purpose, and none looks at other racks: they only differ in how far they see.
players-novice = Learned the game an hour ago. It lays sets from its own rack, adds single tiles to the ends of sets on the table, and keeps a joker until it can do nothing else. It never takes the table apart.
players-casual = Sees everything that can be done with any two sets of the table and its own tiles: it takes the fourth seven for a run, joins two runs with the tile between them, frees a joker that lies close by. What runs through three sets or more stays hidden from it.
players-skilled = Whatever the table looks like, it lays the most tiles that can be laid in this turn, and touches as few sets as it can so that you can follow. But it thinks of this turn only: everything goes out at once, jokers too, and what lies on the table helps you as well.
players-expert = Sees as much, and knows what a joker is worth: on the table it serves everybody, on the rack it finishes the game. It opens and plays without its jokers and lays them with its last tiles.
players-master = For every way to use its turn it judges what it would be left with, and what that is worth it has learned from tens of thousands of games. So it may draw although it could play, hold a set back until everything goes out together, and spend a joker when somebody else is about to finish.
players-strength = How strong they are
players-text = Measured in games between the levels, with paired deals and changed seats. The range behind a figure is where the true value lies with 95 % certainty.
players-table = { $edition }, players: { $players }. Even would be { $even } %.
players-who = Level
players-against = opponent
players-games = Games
players-won = Games won
players-points = Points a game
