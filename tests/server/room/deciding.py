"""Two people in a room, and what their requests do to it."""

import pytest

from meldstone.server import protocol as p
from meldstone.server.protocol.codes import RefusedError
from meldstone.server.protocol.settings import Settings
from meldstone.server.room import events as ev
from meldstone.server.room.decide import create, decide
from meldstone.server.room.decision_context import Context
from meldstone.server.room.events import Player, decode_record, encode_record
from meldstone.server.room.evolve import evolve
from meldstone.server.room.room import Room
from meldstone.server.room.rules import checked

ADA, BELA = Player("ada", "Ada"), Player("bela", "Bela")
RITA, ROLF = Player("rita", "Rita", account=True), Player("rolf", "Rolf", account=True)


NOW = 1_000_000


def after(room: Room | None, records: list[ev.AnyRecord]) -> Room:
    for record in records:
        # through JSON and back, as the store does it
        room = evolve(room, decode_record(encode_record(record)), "r")
    assert room is not None
    return room


def context(who: Player, now: int = NOW) -> Context:
    return Context(who, now, lambda: "07" * 32)


def say(room: Room, who: Player, message: p.MoveMessage | p.RoomRequest, now: int = NOW) -> Room:
    return after(room, decide(room, message, context(who, now)))


def started(**settings: object) -> Room:
    room = after(None, create("r", checked(Settings(seats=2, **settings)), "secret", "", context(ADA)))  # type: ignore[arg-type]
    room = say(room, ADA, p.Sit(request="a"))
    return say(room, BELA, p.Sit(request="b"))


def codes(room: Room, who: Player, message: p.MoveMessage | p.RoomRequest, now: int = NOW) -> list[str]:
    with pytest.raises(RefusedError) as refused:
        decide(room, message, context(who, now))
    return [objection.code for objection in refused.value.objections]


def at_turn(room: Room) -> Player:
    assert room.game is not None
    owner = room.seats[room.game.board.turn].owner
    assert owner is not None
    return owner


def rated(**settings: object) -> Room:
    room = after(None, create("r", checked(Settings(seats=2, rated=True, **settings)), "secret", "", context(RITA)))  # type: ignore[arg-type]
    return say(say(room, RITA, p.Sit(request="a")), ROLF, p.Sit(request="b"))
