"""Messages as JSON and back."""

from __future__ import annotations

from typing import Any

import msgspec

from meldstone.rules.turn import LARGEST_TABLE
from meldstone.server import protocol as p
from meldstone.server.protocol.codes import RefusedError, ServerCode, refuse
from meldstone.server.protocol.tile_hooks import from_plain, to_plain
from meldstone.tiles import Table


def _from_client(kind: type[Any], value: object) -> object:
    """Tiles and tables of strangers: before anything is asked about a table it is none that is larger than any box."""
    if kind is Table and isinstance(value, list):
        count = sum(len(tiles) for tiles in value if isinstance(tiles, list))
        if max(len(value), count) > LARGEST_TABLE:
            raise ValueError(f"a table has at most {LARGEST_TABLE} tiles and sets")
    return from_plain(kind, value)


_ENCODER = msgspec.json.Encoder(enc_hook=to_plain)
_CLIENT: msgspec.json.Decoder[p.ClientMessage] = msgspec.json.Decoder(p.ClientMessage, dec_hook=_from_client)
_SERVER: msgspec.json.Decoder[p.ServerMessage] = msgspec.json.Decoder(p.ServerMessage, dec_hook=from_plain)


class _OnlyRequest(msgspec.Struct):
    request: str | None = None


_REQUEST = msgspec.json.Decoder(_OnlyRequest)


def encode(value: object) -> bytes:
    """Any value of the protocol or of the HTTP API."""
    return _ENCODER.encode(value)


def decode_client(data: str | bytes) -> p.ClientMessage:
    """A message of a client, or a `RefusedError` that says what is wrong with it."""
    try:
        return _CLIENT.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise malformed(error) from error


def decode_server(data: str | bytes) -> p.ServerMessage:
    """A message of the server, for clients in Python."""
    return _SERVER.decode(data)


def decode_as(kind: type[Any], data: bytes) -> Any:
    """The body of an HTTP request, or a `RefusedError`."""
    try:
        return msgspec.json.decode(data or b"{}", type=kind, dec_hook=_from_client)
    except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
        raise malformed(error) from error


def request_of(data: str | bytes) -> str | None:
    """The request id of a message that is otherwise unreadable."""
    try:
        found = _REQUEST.decode(data).request
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return found[:64] if found else None


def malformed(error: Exception) -> RefusedError:
    """The refusal of what cannot be read, with what was wrong."""
    return refuse(ServerCode.MALFORMED, reason=str(error)[:200])
