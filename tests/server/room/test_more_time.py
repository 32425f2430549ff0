"""Somebody who needs longer, to hear the table or to reach it, has more time; everybody sees it, and rated games have none."""

from meldstone.game.apply import Applied, apply, new_game
from meldstone.game.commands import Timeout
from meldstone.notation.record_reader import read_text
from meldstone.notation.record_writer import write_text
from meldstone.rules.catalogue import ruleset
from meldstone.server import protocol as p
from meldstone.server.protocol.settings import Settings
from meldstone.server.room.decide import create
from meldstone.server.room.public_view import room_info
from meldstone.server.room.room import Room
from meldstone.server.room.rules import checked
from tests.server.room.deciding import ADA, BELA, NOW, RITA, ROLF, after, codes, context, say, started

KNOBS: dict[str, int | bool | str] = {"start_player": "rotate_seats", "timeout_idle_draw": 1}


def waiting() -> Room:
    settings = Settings(seats=2, seconds=30, knobs=KNOBS)
    return say(after(None, create("r", checked(settings), "secret", "", context(ADA))), ADA, p.Sit(request="a"))


def limit(room: Room) -> int:
    assert room.game is not None
    assert room.game.clock.deadline is not None
    return room.game.clock.deadline - room.game.clock.started


def test_whoever_asks_has_a_longer_clock_and_the_others_do_not() -> None:
    room = say(waiting(), ADA, p.MoreTime(request="t", times=3))
    assert [seat.times for seat in room.seats] == [3, 1]
    room = say(room, BELA, p.Sit(request="b"))
    assert limit(room) == 90_000
    assert room.game is not None
    late = apply(room.game, Timeout(version=room.game.version, at=room.game.clock.deadline or 0))
    assert isinstance(late, Applied)
    assert late.state.board.turn == 1
    clock = late.state.clock
    assert (clock.deadline or 0) - clock.started == 30_000


def test_alone_against_bots_it_is_asked_for_with_the_seat() -> None:
    alone = Settings(seats=2, seconds=30, bots=(None, "novice"), knobs=KNOBS)
    room = after(None, create("r", checked(alone), "secret", "", context(ADA)))
    room = say(room, ADA, p.Sit(request="a", times=2))
    assert [seat.times for seat in room.seats] == [2, 1]
    assert limit(room) == 60_000
    rated = after(None, create("r", checked(Settings(seats=2, rated=True, seconds=30)), "secret", "", context(RITA)))
    assert codes(rated, RITA, p.Sit(request="a", times=2)) == ["room/rated-same-time"]


def test_everybody_sees_it_before_the_match() -> None:
    room = say(waiting(), ADA, p.MoreTime(request="t", times=2))
    assert [seat.times for seat in room_info(room, 0, insider=False).seats] == [2, 1]


def test_it_goes_with_the_seat() -> None:
    room = say(say(waiting(), ADA, p.MoreTime(request="t", times=2)), ADA, p.Leave(request="l"))
    assert say(room, BELA, p.Sit(request="b")).seats[0].times == 1


def test_not_during_a_match_and_not_where_games_are_rated() -> None:
    assert codes(started(seconds=30), ADA, p.MoreTime(request="t", times=2)) == ["room/already-started"]
    rated = after(None, create("r", checked(Settings(seats=2, rated=True, seconds=30)), "secret", "", context(RITA)))
    assert codes(say(rated, RITA, p.Sit(request="a")), RITA, p.MoreTime(request="t", times=2)) == ["room/rated-same-time"]


def test_a_table_that_becomes_rated_gives_everybody_the_same_time() -> None:
    room = after(None, create("r", checked(Settings(seats=2, seconds=30)), "secret", "", context(RITA)))
    room = say(say(room, RITA, p.Sit(request="a")), RITA, p.MoreTime(request="t", times=3))
    room = say(room, RITA, p.ChangeSettings(request="c", settings=Settings(seats=2, rated=True, seconds=30)))
    room = say(room, ROLF, p.Sit(request="b"), NOW + 6_000)
    assert limit(room) == 30_000


def test_a_record_keeps_it() -> None:
    events = new_game(ruleset("classic"), 2, "07" * 32, times=(1, 2)).events
    assert "Times: 1 2\n" in write_text(events)
    assert tuple(read_text(write_text(events))) == events
