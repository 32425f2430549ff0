"""Nobody plays what they have not seen: settings that the owner changes in the last moment."""

from meldstone.server import protocol as p
from meldstone.server.protocol.settings import RoomPhase, Settings
from meldstone.server.room.decide import create
from meldstone.server.room.events import Player
from meldstone.server.room.room import Room
from meldstone.server.room.rules import checked
from tests.server.room.deciding import NOW, after, codes, context, say

RITA, ROLF, RUTH = (Player(name.lower(), name, account=True) for name in ("Rita", "Rolf", "Ruth"))
RATED = Settings(seats=3, rated=True, seconds=15)


def waiting(*people: Player) -> Room:
    """Three seats that are not rated, and some people on them."""
    room = after(None, create("r", checked(Settings(seats=3)), "secret", "", context(RITA)))
    for who in people:
        room = say(room, who, p.Sit(request=who.id))
    return room


def changed(room: Room, settings: Settings = RATED, now: int = NOW) -> Room:
    return say(room, RITA, p.ChangeSettings(request=f"change {room.seq}", settings=settings), now)


def test_nobody_sits_down_to_what_was_changed_meanwhile() -> None:
    room = waiting(RITA)
    seen = room.seq
    room = changed(room)
    assert codes(room, ROLF, p.Sit(request="x", version=seen)) == ["command/stale-version"]
    assert say(room, ROLF, p.Sit(request="x", version=room.seq)).seat_of("rolf") == 1
    assert say(room, ROLF, p.Sit(request="x")).seat_of("rolf") == 1, "a client that does not say what it saw sits down as before"
    later = say(room, ROLF, p.Sit(request="x", version=room.seq))
    assert say(later, RUTH, p.Sit(request="y", version=room.seq)).seat_of("ruth") == 2, "that somebody sat down is no change"


def test_a_table_that_was_just_made_rated_is_not_started_before_all_have_seen_it() -> None:
    """The owner made it rated and started in the same moment: whoever sat there could only lose."""
    room = changed(waiting(RITA, ROLF), Settings(seats=2, rated=True, seconds=15))
    assert codes(room, RITA, p.Start(request="s"), NOW + 4_000) == ["room/just-changed"]
    assert say(room, RITA, p.Start(request="s"), NOW + 5_000).phase is RoomPhase.PLAYING
    assert say(room, ROLF, p.Leave(request="l"), NOW + 1_000).seat_of("rolf") is None, "there is time to get up"


def test_nor_does_it_start_with_the_last_who_sits_down() -> None:
    room = say(changed(waiting(RITA, ROLF)), RUTH, p.Sit(request="x"), NOW + 1_000)
    assert room.phase is RoomPhase.OPEN, "it waits for the owner"
    assert say(changed(waiting(RITA, ROLF)), RUTH, p.Sit(request="x"), NOW + 5_000).phase is RoomPhase.PLAYING


def test_what_costs_no_points_starts_at_once() -> None:
    room = changed(waiting(RITA, ROLF), Settings(seats=2, seconds=30))
    assert say(room, RITA, p.Start(request="s")).phase is RoomPhase.PLAYING
