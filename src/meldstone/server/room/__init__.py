"""What does a request do to a room? A pure state machine around the game, without I/O or clock. Imports `protocol`."""
