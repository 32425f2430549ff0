"""Which rooms are live here? Loads, changes and watches them: deadlines, bots, heartbeat, viewers. Imports `room`."""
