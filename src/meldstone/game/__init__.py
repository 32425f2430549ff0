"""One game as a pure state machine: commands in, events out, views for players and spectators."""
