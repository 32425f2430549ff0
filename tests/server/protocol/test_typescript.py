"""The browser's types are those of the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from meldstone.server.http.app import ENDPOINTS
from meldstone.server.http.openapi import Refusal
from meldstone.server.http.route import Call, Endpoint
from meldstone.server.protocol.typescript import NoTypeScriptError, typescript

GENERATED = Path(__file__).parents[3] / "web" / "src" / "wire" / "protocol.gen.ts"


async def handler(call: Call) -> None:
    """Never called."""


def endpoint(answer: Any, body: Any = None) -> str:
    """The file for an API with this endpoint alone."""
    return typescript([Endpoint("POST", "/api/things", handler, "", answer=answer, body=body)], Refusal)


def test_the_committed_types_are_those_of_the_server() -> None:
    assert GENERATED.read_text(encoding="utf-8") == typescript(ENDPOINTS, Refusal), (
        "the protocol changed: run python -m meldstone.server.protocol --typescript"
    )


def test_tagged_structs_become_a_discriminated_union() -> None:
    text = typescript(ENDPOINTS, Refusal)
    assert '  type: "draw";\n  request: string;\n  version?: number;\n  stack?: number | null;\n}' in text
    assert "export type MoveMessage = PlayMessage | DrawMessage | PassMessage |" in text
    assert 'export type Took = "nothing" | "discard" | "open-tile";' in text


class Always(msgspec.Struct):
    """Every field is sent."""

    size: int = 1


class Sparse(msgspec.Struct, omit_defaults=True):
    """Defaults are left out."""

    size: int = 1


class Wanted(msgspec.Struct):
    """A client may leave defaults out."""

    size: int = 1
    pairs: tuple[tuple[int, str], ...] = ()


def test_a_field_is_optional_only_where_it_may_be_missing() -> None:
    assert "export interface Always {\n  size: number;\n}" in endpoint(Always)
    assert "export interface Sparse {\n  size?: number;\n}" in endpoint(Sparse)
    text = endpoint(Always, Wanted)
    assert "export interface Wanted {\n  size?: number;\n  pairs?: [number, string][];\n}" in text
    assert '  "POST /api/things": { body: Wanted; answer: Always };' in text


def test_two_types_of_one_name_are_an_error() -> None:
    other = msgspec.defstruct("Wanted", [("other", int)])
    with pytest.raises(NoTypeScriptError, match="two types are called Wanted"):
        endpoint(other, Wanted)


def test_a_type_without_counterpart_is_an_error() -> None:
    with pytest.raises(NoTypeScriptError, match="no TypeScript for"):
        endpoint(msgspec.defstruct("Timed", [("data", bytes)]))
