"""The protocol as JSON Schema: ``python -m meldstone.server.protocol --json-schema`` writes docs/protocol.schema.json."""

from __future__ import annotations

from typing import Any

import msgspec

from meldstone.server.protocol import ClientMessage, ServerMessage
from meldstone.tiles import Table, Tile

TILE_PATTERN = "^([KOBRGVNW](1[0-3]|[1-9])|[JDCM])[a-d]?$"


def schema_hook(kind: type[Any]) -> dict[str, Any]:
    """How tiles look on the wire."""
    if kind is Tile:
        return {"type": "string", "pattern": TILE_PATTERN, "description": "A tile: R7, R7b, J."}
    if kind is Table:
        tile = {"type": "string", "pattern": TILE_PATTERN}
        return {"type": "array", "items": {"type": "array", "items": tile}, "description": "Sets of tiles, as they lie."}
    raise NotImplementedError(kind)  # so msgspec wants it: a type that has no schema is an error of ours


def schema() -> dict[str, Any]:
    """Both directions in one document."""
    (client, server), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], schema_hook=schema_hook, ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The WebSocket protocol of Meldstone",
        "description": "Generated from src/meldstone/server/protocol; docs/protocol.md explains it.",
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": {"ClientMessage": client, "ServerMessage": server, **parts},
    }


def text() -> str:
    """The document as it lies in docs/."""
    return msgspec.json.format(msgspec.json.encode(schema(), order="deterministic"), indent=1).decode() + "\n"
