### Bot strength: the help page about the bots.

players-lead = Five levels, each with its own faces. None of them makes mistakes on purpose, and none looks at other racks: they differ only in how far they see.
players-novice = Learned the game an hour ago. It lays sets from its own rack, adds single tiles to the ends of sets on the table, and keeps a joker until it can do nothing else. It never takes the table apart.
players-casual = Sees everything that can be done with any two sets on the table and its own tiles: it takes the fourth seven for a run, joins two runs with the tile between them, frees a joker that lies close by. It misses whatever involves three sets or more.
players-skilled = Whatever the table looks like, it plays as many tiles as this turn allows, and touches as few sets as it can so that you can follow. But it thinks only of this turn: it plays everything at once, jokers too, and what lies on the table helps you as well.
players-expert = Sees just as much, and knows what a joker is worth: on the table it helps everybody, on the rack it finishes the game. It opens and plays without its jokers and lays them with its last tiles.
players-master = For every possible turn it judges the tiles it would be left with; what those are worth, it learned from tens of thousands of games. So it may draw even though it could play, hold a set back until everything can go out together, or spend a joker when somebody else is about to finish.
players-text = Measured in games between the levels, with the same deals played again in swapped seats. The range after a figure contains the true value with 95% certainty.
players-table = { $edition }, players: { $players }. An even share would be { $even }%.
players-who = Level
players-against = opponent
players-games = Games
players-won = Games won
players-points = Points per game
