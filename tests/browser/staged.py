"""A table as a test wants it: the page plays in a real room, but sees a position that was laid out for it.

What the page drafts stays here, and its checks are answered by the judge of sets; nothing of it reaches the room.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page, Route, WebSocketRoute

from meldstone.rules.arrange import arrange
from meldstone.rules.catalogue import ruleset
from meldstone.rules.sets import readings
from meldstone.tiles import Tile


def stage(
    page: Page,
    table: Sequence[str],
    rack: str,
    *,
    edition: str = "classic",
    opened: bool = True,
    others: Sequence[int] = (),
    turn: int | None = None,
    pool: int | None = None,
    opener: str | None = None,
) -> None:
    """Before the page comes to a table: sets such as ``"R7 R8 R9"``, your rack, how many tiles the others have."""
    rules = ruleset(edition)
    seen = {"version": 0}

    def shown(view: dict[str, Any]) -> dict[str, Any]:
        you = view["you"] or 0
        seen["version"] = view["version"]
        view |= {"table": [row.split() for row in table], "rack": rack.split(), "declared": [], "last_drawn": opener}
        view |= {
            "turn": you if turn is None else turn,
            "stage": "start",
            "phase": "playing",
            "pool": view["pool"] if pool is None else pool,
        }
        for i, seat in enumerate(view["seats"]):
            seat["opened"] = opened if i == you else True
            seat["tiles"] = len(rack.split()) if i == you else (others[i - 1] if 0 < i <= len(others) else seat["tiles"])
        return view

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_server(text: str | bytes) -> None:
            message = json.loads(text)
            if message.get("view"):
                message["view"] = shown(message["view"])
            socket.send(json.dumps(message))

        def from_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] in ("draft", "play", "draw"):
                socket.send(json.dumps({"type": "ok", "request": message["request"], "seq": 0}))
            else:
                server.send(text)

        server.on_message(from_server)
        socket.on_message(from_page)

    def check(route: Route) -> None:
        asked = json.loads(route.request.post_data or "{}")
        sets = []
        for row in asked["table"]:
            ordered = arrange(Tile.parse_many(" ".join(row)), rules)
            best = None if ordered is None else readings(ordered.faces, rules)[0]
            shown_row = row if ordered is None else [str(tile) for tile in ordered]
            fault = {"code": "set/not-a-set", "text": "Not a set yet.", "tiles": row, "places": []}
            found = {"tiles": shown_row, "kind": best and best.kind.value, "value": best.value if best else 0}
            sets.append(found | {"objections": [] if best else [fault]})
        faults = [fault for found in sets for fault in found["objections"]]
        held = set(rack.split())
        points = sum(found["value"] for found in sets if held.issuperset(found["tiles"]))
        least = rules.opening.meld_minimum
        if not opened and points < least:
            few = {"code": "opening/too-few-points", "text": "Too few points.", "tiles": [], "places": []}
            faults.append(few | {"args": {"points": points, "minimum": least}})
        answer = {"version": seen["version"], "sets": sets, "objections": faults, "points": points}
        route.fulfill(json=answer)

    page.route_web_socket("**/api/socket*", connect)
    page.route("**/api/rooms/*/check", check)
