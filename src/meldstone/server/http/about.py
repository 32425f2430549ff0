"""About the server itself: editions and knobs, what it keeps of players, health, metrics."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from meldstone import __version__
from meldstone.rules.catalogue import editions, ruleset
from meldstone.rules.ruleset import all_knobs
from meldstone.server.accounts.devices import DEVICE_DAYS
from meldstone.server.accounts.origins import from_this_machine
from meldstone.server.http.route import Call, Endpoint, Plain
from meldstone.server.operating.config import operator_text
from meldstone.server.operating.metrics import MEDIA_TYPE
from meldstone.server.protocol import Reaction
from meldstone.server.protocol.codes import ServerCode, refuse
from meldstone.server.room.rules import BOT_LEVELS, plain_knobs, plain_value

PlainKnobValue = int | bool | str

_MOST_NAMED: Final = 100
"""Rooms that are named; if more cannot be read, it is not the rooms."""


class KnobInfo(msgspec.Struct, frozen=True):
    """One knob of the rules."""

    name: str
    topic: str
    meaning: str
    source: str
    default: PlainKnobValue
    values: tuple[PlainKnobValue, ...]


class EditionInfo(msgspec.Struct, frozen=True):
    """An edition and the value of every knob in it."""

    name: str
    title: str
    source: str
    players_min: int
    players_max: int
    choose: tuple[str, ...]
    knobs: dict[str, PlainKnobValue]


class Editions(msgspec.Struct, frozen=True):
    """Everything needed to offer a choice of rules."""

    editions: tuple[EditionInfo, ...]
    knobs: tuple[KnobInfo, ...]
    bots: tuple[str, ...]
    reactions: tuple[str, ...]


class Health(msgspec.Struct, frozen=True):
    """How the server is: `ok`, or `failing` with status 503."""

    status: str
    version: str
    time: int
    store: str = "ok"
    """`unavailable` while moves cannot be written: a full disk, a database that is away."""
    tasks: tuple[str, ...] = ()
    """Tasks of the server that fail again and again."""
    unreadable_rooms: int = 0
    """Rooms whose log cannot be read; all others go on."""
    rooms: tuple[str, ...] = ()
    """Which rooms these are, for the machine itself only."""


class PrivacyInfo(msgspec.Struct, frozen=True):
    """What the operator decides about the data of players, and says about it. The rest is the same everywhere."""

    session_days: int
    device_days: int
    rooms_kept_days: int
    contact: str
    text: str


@cache
def _editions() -> Editions:
    found = []
    for name, edition in editions().items():
        rules = ruleset(name)
        box = rules.box
        found.append(
            EditionInfo(name, edition.title, edition.source, box.players_min, box.players_max, edition.choose, plain_knobs(rules))
        )
    every = tuple(
        KnobInfo(spec.name, topic, spec.meaning, spec.source, plain_value(spec.default), tuple(map(plain_value, spec.values)))
        for topic, spec in all_knobs()
    )
    return Editions(tuple(found), every, BOT_LEVELS, tuple(reaction.value for reaction in Reaction))


async def show_editions(call: Call) -> Editions:
    """Editions, knobs, bots, reactions."""
    return _editions()


async def privacy(call: Call) -> PrivacyInfo:
    """How long things are kept here, and the operator's own words."""
    config = call.context.config
    text = operator_text(config.operator_text_file)
    return PrivacyInfo(config.session_days, DEVICE_DAYS, config.rooms_kept_days, config.operator_contact, text)


async def health(call: Call) -> Health:
    """Can moves be written, and does all run that has to?"""
    context = call.context
    failing, writes = context.registry.supervisor.failing, await context.registry.store_probe.works()
    well = writes and not failing
    if not well:
        call.status = 503
    unreadable = context.registry.unreadable
    return Health(
        "ok" if well else "failing",
        __version__,
        context.services.clock.now(),
        "ok" if writes else "unavailable",
        failing,
        len(unreadable),
        tuple(unreadable[:_MOST_NAMED]) if from_this_machine(call.request.headers, call.address) else (),
    )


async def metrics(call: Call) -> Plain:
    """Figures for Prometheus, for programs on the machine itself."""
    if not from_this_machine(call.request.headers, call.address):
        raise refuse(ServerCode.NOT_FOUND)
    context = call.context
    text = context.services.metrics.text(
        rooms=len(context.registry.rooms),
        connections=context.connections.count,
        pending=context.services.store.pending,
        unreadable=context.registry.unreadable[:_MOST_NAMED],
    )
    return Plain(text, MEDIA_TYPE)


ENDPOINTS = (
    Endpoint("GET", "/api/editions", show_editions, "Editions, knobs, bots and reactions", Editions),
    Endpoint("GET", "/api/privacy", privacy, "How long data are kept, and what the operator says", PrivacyInfo),
    Endpoint("GET", "/api/health", health, "Is the server well (503 if not)", Health, anonymous=True),
    Endpoint("GET", "/api/metrics", metrics, "Figures for Prometheus (from the machine itself)", media_type="text/plain"),
)
