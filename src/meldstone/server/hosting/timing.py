"""How often the hosting of rooms looks, how long it waits, how much it does at once: its tuned numbers, in one place."""

from typing import Final

# --- deadlines -----------------------------------------------------------------------------------------------------------

DEADLINE_POLL: Final = 1.0
"""Seconds between two questions to the store what is due."""
SHORTEST_SLEEP: Final = 0.01
"""Seconds to the next deadline, however near it is."""
DEADLINES_AT_ONCE: Final = 16
DEADLINE_GRACE: Final = 0.1
"""Seconds. A move that arrived in time may still be on its way to the disk, perhaps in another process; it goes first."""
DEADLINES_READ: Final = 100
"""Due rooms that the store is asked for in one go."""

# --- heartbeats ----------------------------------------------------------------------------------------------------------

BEAT: Final = 0.5
"""Seconds between two heartbeats of a process."""
DEAD_AFTER: Final = 1.5
"""Seconds without a heartbeat after which a process that starts takes another one for dead."""
SILENCE: Final = 3.0
"""Seconds without any heartbeat that running processes count as an outage: the store did not answer, or the machine slept."""
CLOCK_DISAGREEMENT: Final = 2.0
"""Seconds by which the clocks of two processes differ only if that of a machine was set while one of them ran."""
HEARTBEAT_POLL: Final = 0.1
"""Seconds between two looks at the heartbeats of others while a process starts."""

# --- live rooms ----------------------------------------------------------------------------------------------------------

UNLOAD_AFTER: Final = 60_000
"""Milliseconds after which a room that nobody watches leaves the memory."""
ROOMS_READ: Final = 500
"""Rooms that the store is asked for in one go."""
RECORDS_REPLAYED: Final = 200
"""Records that are replayed before the event loop serves others."""
ROOMS_SWEPT: Final = 20
"""Rooms that are looked at in one go; a sweep goes through all of them in about the time between two."""

# --- the lobby -----------------------------------------------------------------------------------------------------------

LISTED: Final = 100
"""Rooms in the list of the lobby."""
LISTED_OF_ONE_OWNER: Final = 3
LISTED_OF_ONE_PLACE: Final = 25
"""Rooms that were made from one address, or from networks that may be one owner's, before those of everybody else."""
ARRIVING: Final = 15_000
"""Milliseconds after a change in which whoever made it may still be on the way into the room."""
HEARD: Final = 25_000
"""Milliseconds for which another process is believed that somebody is in a room; it says so every ten seconds."""
ROOMS_ELSEWHERE: Final = 1_000
"""Rooms of other processes in which somebody was heard to be."""
QUICK_PLAY_TRIES: Final = 20
"""Rooms that quick play tries to sit down in."""
