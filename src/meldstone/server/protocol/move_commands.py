"""Moves in both languages: which message asks for which command of the game. The only place that knows both."""

from __future__ import annotations

from typing import Any, Final

from meldstone.game import commands as cmd
from meldstone.server.protocol import client_messages as p
from meldstone.values import names_of

_OF_MESSAGES: Final = ("request", "version")
_OF_COMMANDS: Final = ("at", "key", "seat", "version")
"""What the server fills in; all other fields are called the same on both sides."""

COMMANDS: Final[dict[type[Any], type[Any]]] = {
    p.PlayMessage: cmd.Play,
    p.DrawMessage: cmd.Draw,
    p.PassMessage: cmd.Pass,
    p.DiscardMessage: cmd.Discard,
    p.ReadyMessage: cmd.Ready,
    p.DemandRedealMessage: cmd.DemandRedeal,
    p.AnnounceOpeningMessage: cmd.AnnounceOpening,
    p.AskCountMessage: cmd.AskCount,
    p.DisputeMessage: cmd.Dispute,
    p.RulingMessage: cmd.Ruling,
}
_MESSAGES: Final = {command: message for message, command in COMMANDS.items()}


def command_of(message: p.MoveMessage, at: int, seat: int | None) -> cmd.AnyCommand:
    """The command that a message asks for; the referee's ruling has no seat."""
    fields = {name: getattr(message, name) for name in message.__struct_fields__ if name not in _OF_MESSAGES}
    if seat is not None:
        fields["seat"] = seat
    command: cmd.AnyCommand = COMMANDS[type(message)](version=message.version, at=at, key=message.request, **fields)
    return command


def message_of(command: cmd.AnyCommand, request: str, version: int) -> p.MoveMessage:
    """The message that asks for a command."""
    fields = {name: getattr(command, name) for name in names_of(command) if name not in _OF_COMMANDS}
    message: p.MoveMessage = _MESSAGES[type(command)](request=request, version=version, **fields)
    return message
