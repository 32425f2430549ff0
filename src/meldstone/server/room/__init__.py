"""One room as a pure state machine around the game: log records in, a value out; commands in, records out."""
