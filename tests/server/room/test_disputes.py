"""Who decides about a disputed turn."""

import pytest
from msgspec.structs import replace

from meldstone.game.commands import Decision, Draw
from meldstone.game.state import Phase
from meldstone.server import protocol as p
from meldstone.server.protocol.settings import Settings
from meldstone.server.room.decide import create
from meldstone.server.room.events import Player
from meldstone.server.room.moves import bot_move
from meldstone.server.room.public_view import room_info
from meldstone.server.room.room import Room
from meldstone.server.room.rules import checked
from meldstone.server.room.stand_ins import take_over
from meldstone.server.room.timeouts import fire
from meldstone.tiles import Table
from tests.server.room.deciding import ADA, BELA, NOW, after, at_turn, codes, context, say, started


def test_the_owner_beside_the_table_is_the_referee() -> None:
    settings = checked(Settings(seats=2, knobs={"dispute_pause": True}))
    owner, cleo = Player("owner", "Olga"), Player("cleo", "Cleo")
    room = after(None, create("r", settings, "s", "", context(owner)))
    room = say(say(room, ADA, p.Sit(request="a")), BELA, p.Sit(request="b"))
    assert room.game is not None
    room = say(room, at_turn(room), p.DrawMessage(request="d", version=room.game.version))
    assert room.game is not None
    room = say(room, BELA, p.DisputeMessage(request="e", version=room.game.version))
    assert room.game is not None
    ruling = p.RulingMessage(request="f", version=room.game.version, decision=Decision.UNDO)
    assert codes(room, BELA, ruling) == ["room/not-owner"]
    assert codes(room, cleo, ruling) == ["room/not-seated"]
    assert say(room, owner, ruling).game != room.game


def disputed() -> Room:
    """Somebody drew; Bela calls the referee, who would be Ada."""
    room = started(seconds=0, knobs={"dispute_pause": True})
    assert room.game is not None
    room = say(room, at_turn(room), p.DrawMessage(request="draw", version=room.game.version))
    assert room.game is not None
    return say(room, BELA, p.DisputeMessage(request="no", version=room.game.version, note="no way"))


def at_turn_before(room: Room) -> int:
    assert room.game is not None
    assert room.game.board.previous is not None
    return room.game.board.previous


def ruling(room: Room, decision: Decision, request: str = "r", **terms: int) -> p.RulingMessage:
    assert room.game is not None
    return p.RulingMessage(request=request, version=room.game.version, decision=decision, **terms)  # type: ignore[arg-type]


def test_bots_agree_with_the_judge_so_nobody_undoes_their_legal_turns() -> None:
    settings = checked(Settings(seats=2, seconds=0, knobs={"dispute_pause": True}, bots=(None, "novice")))
    room = say(after(None, create("r", settings, "secret", "", context(ADA))), ADA, p.Sit(request="sit", seat=0))
    assert room.game is not None
    version = room.game.version
    if room.game.board.turn == 0:
        room = say(room, ADA, p.DrawMessage(request="draw", version=version))
    else:
        room = after(room, bot_move(room, 1, Draw(seat=1, version=version), NOW))
    assert room.game is not None
    room = say(room, ADA, p.DisputeMessage(request="no", version=room.game.version))
    info = room_info(room, 0, insider=True).dispute
    assert info is not None
    assert info.bots_uphold
    assert codes(room, ADA, ruling(room, Decision.UNDO)) == ["room/turn-was-legal"]
    room = say(room, ADA, ruling(room, Decision.UPHOLD))
    assert room.game is not None
    assert (room.game.phase, room.game.board.turns) == (Phase.PLAYING, 1)


def test_where_the_owner_plays_a_turn_is_undone_by_agreement() -> None:
    room = disputed()
    found = p.TurnFinding(seat=at_turn_before(room), legal=True, before=Table(), after=Table(), drawn=1)
    expected = p.DisputeInfo(seat=1, note="no way", until=NOW + 120_000, finding=found)
    assert room_info(room, 0, insider=True).dispute == expected, "the judge speaks first, and everybody reads what was said"
    room = say(room, ADA, ruling(room, Decision.UNDO))
    info = room_info(room, 0, insider=True).dispute
    assert info is not None
    assert info.proposals == (p.ProposalInfo(seat=0, decision=Decision.UNDO),)
    assert say(room, ADA, ruling(room, Decision.UNDO, "again")) == room, "said already"
    assert say(room, BELA, ruling(room, Decision.UNDO, added_time=1)).game == room.game, "not quite the same"
    room = say(room, BELA, ruling(room, Decision.UNDO))
    assert room.game is not None
    assert (room.game.phase, room.game.board.turns) == (Phase.PLAYING, 0)
    assert room_info(room, 0, insider=True).dispute is None


def test_who_called_the_referee_may_let_the_turn_stand() -> None:
    room = disputed()
    assert say(room, ADA, ruling(room, Decision.UPHOLD)).game == room.game
    room = say(room, BELA, ruling(room, Decision.UPHOLD))
    assert room.game is not None
    assert (room.game.phase, room.game.board.turns) == (Phase.PLAYING, 1)


def test_a_bot_can_neither_be_fined_nor_stand_in_for_somebody_who_is_away() -> None:
    room = disputed()
    for absent in (after(room, take_over(room, 1, NOW)), say(room, BELA, p.Leave(request="l"))):
        assert codes(absent, ADA, ruling(room, Decision.UNDO)) == ["room/cannot-agree"]
        assert codes(absent, ADA, ruling(room, Decision.UPHOLD, penalty_seat=1, penalty_tiles=1)) == ["room/cannot-agree"]
        stands = say(absent, ADA, ruling(room, Decision.UPHOLD)).game
        assert stands is not None
        assert stands.phase is Phase.PLAYING


@pytest.mark.parametrize(("beside", "lasts"), [(False, 120_000), (True, 600_000)])
def test_a_dispute_that_nobody_settles_ends_with_the_turn_as_it_was(beside: bool, lasts: int) -> None:
    room = disputed()
    room = replace(room, owner="somebody") if beside else say(room, ADA, ruling(room, Decision.UNDO))
    assert room.deadline(0) == NOW + lasts
    assert fire(room, NOW + lasts - 1, 0, None, lambda: "07" * 32, visited=True) == []
    room = after(room, fire(room, NOW + lasts, 0, None, lambda: "07" * 32, visited=True))
    assert room.game is not None
    assert (room.game.phase, room.game.board.turns, room.disputed_by, room.proposals) == (Phase.PLAYING, 1, None, ())
