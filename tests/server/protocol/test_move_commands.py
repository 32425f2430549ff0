"""Messages that ask for a move, and the commands of the game they stand for."""

from dataclasses import fields

import pytest

from meldstone.game import commands as cmd
from meldstone.server import protocol as p
from meldstone.server.protocol.move_commands import COMMANDS, command_of, message_of
from meldstone.tiles import Tile

ASKED: tuple[p.MoveMessage, ...] = (
    p.DiscardMessage(request="r", version=7, tile=Tile("R7")),
    p.AskCountMessage(request="r", version=7, of=2),
    p.DisputeMessage(request="r", version=7, note="look"),
)


@pytest.mark.parametrize(("message", "command"), COMMANDS.items(), ids=lambda kind: kind.__name__)
def test_a_message_has_the_fields_of_its_command(message: type[p.Request], command: type[cmd.Command]) -> None:
    assert {*message.__struct_fields__} - {"request", "version"} == {field.name for field in fields(command)} - {
        "at",
        "key",
        "seat",
        "version",
    }


@pytest.mark.parametrize("message", ASKED, ids=lambda message: type(message).__name__)
def test_a_message_comes_back_from_its_command(message: p.MoveMessage) -> None:
    command = command_of(message, at=5, seat=1)
    assert (command.version, command.at, command.key) == (7, 5, "r")
    assert message_of(command, "r", 7) == message


def test_every_move_a_player_can_make_has_a_message() -> None:
    assert set(COMMANDS.values()) == {*cmd.AnyCommand.__args__} - {cmd.Timeout}
