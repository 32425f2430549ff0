"""Which public rooms strangers find: those in which somebody is, and a fair share of them for every owner.

The list comes from memory: a room that is visited is live here, or its visitors are heard of by another process.
"""

from __future__ import annotations

import contextlib
from collections import Counter
from collections.abc import Iterable

import msgspec

from meldstone.server.hosting import timing
from meldstone.server.hosting.live_room import LiveRoom
from meldstone.server.hosting.rooms import Rooms
from meldstone.server.operating.addresses import network_of, wide_network_of
from meldstone.server.operating.limits import NETWORKS_OF_ONE
from meldstone.server.protocol.codes import RefusedError, ServerCode, refuse
from meldstone.server.protocol.settings import RoomPhase, Settings
from meldstone.server.room import events as ev
from meldstone.server.room.lobby import RoomListing, is_listed, read_listing, room_listing, with_table
from meldstone.server.room.room import Room


class Lobby:
    """The public rooms of all processes, as far as somebody is in them."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._made_from: dict[str, str] = {}
        """From where rooms were made that still wait."""
        self._elsewhere: dict[str, int] = {}
        """Rooms that are not live here: when somebody was last heard to be there."""

    def heard_of(self, room: str, people: Iterable[str]) -> None:
        """Another process says who is in a room that is not live here."""
        self._elsewhere.pop(room, None)
        if any(people):
            self._elsewhere[room] = self._rooms.services.clock.now()
            if len(self._elsewhere) > timing.ROOMS_ELSEWHERE:
                del self._elsewhere[next(iter(self._elsewhere))]

    async def listings(self) -> list[RoomListing]:
        """Rooms with free seats and somebody in them first, what changed last before the rest."""
        found = [(self._rank(live), -live.room.changed_at, live) for live in self._rooms.live if is_listed(live.room)]
        shown: list[RoomListing] = []
        more: list[LiveRoom] = []
        owners: Counter[str] = Counter()
        places: Counter[str] = Counter()
        for *_, live in sorted([entry for entry in found if entry[0] is not None], key=lambda entry: entry[:2]):
            owners[live.room.owner] += 1
            if owners[live.room.owner] > timing.LISTED_OF_ONE_OWNER:
                continue
            place = _owned_by(self._made_from.get(live.room.id, ""))
            places[place] += bool(place)
            if places[place] > timing.LISTED_OF_ONE_PLACE:
                more.append(live)
                continue
            shown.append(_listing(live))
            if len(shown) == timing.LISTED:
                return shown
        shown += await self._listed_elsewhere(owners)
        return [*shown, *map(_listing, more[: max(timing.LISTED - len(shown), 0)])][: timing.LISTED]

    async def waiting_for(self, settings: Settings) -> list[LiveRoom]:
        """Rooms in which somebody waits for others to play just this, the fullest first."""
        for listing in await self._listed_elsewhere(Counter()):
            # from now on it is live here
            with contextlib.suppress(RefusedError):
                await self._rooms.room(listing.room)
        found = [live for live in self._rooms.live if self._rank(live) is not None and _is_wanted(live.room, settings)]

        def order(live: LiveRoom) -> tuple[bool, int, int]:
            return not live.visited, sum(seat.free for seat in live.room.seats), live.room.changed_at

        return sorted(found, key=order)[: timing.QUICK_PLAY_TRIES]

    async def make_way(self, who: str, address: str) -> None:
        """Raises if somebody has enough rooms that wait for players, or an address.

        At an address that is full, somebody who has none gets one all the same, and others as long as somebody there has at least
        two more: a room that nobody visits gives way, the oldest of whoever has most. Nobody loses the only one.
        """
        config, network = self._rooms.services.config, network_of(address)
        waiting = {live.room.id: live for live in self._rooms.live if live.room.phase is RoomPhase.OPEN}
        self._made_from = {room: made_from for room, made_from in self._made_from.items() if room in waiting}
        own = sum(live.room.owner == who for live in waiting.values())
        here = [waiting[room] for room, made_from in self._made_from.items() if made_from == network]
        around = sum(_owned_by(made_from) == _owned_by(network) for made_from in self._made_from.values())
        for count, most in ((own, config.rooms_open), (around, NETWORKS_OF_ONE * config.rooms_per_address_open)):
            if count >= most:
                raise refuse(ServerCode.TOO_MANY_ROOMS, most=most)
        if len(here) < config.rooms_per_address_open:
            return
        yielding = _gives_way(here, own)
        if yielding is not None:
            now = self._rooms.services.clock.now()
            await yielding.submit(lambda room: [ev.Closed(at=now)] if room.phase is RoomPhase.OPEN else [])
        elif own:
            raise refuse(ServerCode.TOO_MANY_ROOMS, most=config.rooms_per_address_open)

    def made(self, room: str, address: str) -> None:
        """A room was made from an address."""
        self._made_from[room] = network_of(address)

    def _rank(self, live: LiveRoom) -> int | None:
        """Smaller comes first; None: nobody is there."""
        if live.visited:
            return 0 if any(seat.free for seat in live.room.seats) else 1
        clock = self._rooms.services.clock
        return 2 if clock.now() - live.room.changed_at < timing.ARRIVING * clock.speed else None

    async def _listed_elsewhere(self, owners: Counter[str]) -> list[RoomListing]:
        """Rooms in which somebody is connected to another process."""
        clock = self._rooms.services.clock
        fresh = clock.now() - timing.HEARD * clock.speed
        visited = {room for room, at in self._elsewhere.items() if at >= fresh}
        live_here = {live.room.id for live in self._rooms.live}
        found = []
        for entry in await self._rooms.services.store.listings(timing.ROOMS_ELSEWHERE) if visited - live_here else []:
            if entry.log in visited and entry.log not in live_here and entry.heading.listing is not None:
                # what cannot be read is left out: somebody else may want to play
                with contextlib.suppress(msgspec.DecodeError):
                    listing = read_listing(entry.heading.listing)
                    owners[listing.owner] += 1
                    if owners[listing.owner] <= timing.LISTED_OF_ONE_OWNER:
                        found.append(listing)
        return found


def _owned_by(network: str) -> str:
    """The network that one owner may have around it."""
    return wide_network_of(network) or network


def _gives_way(here: list[LiveRoom], own: int) -> LiveRoom | None:
    """The room of one address that makes room for somebody who has so many; they are in the order in which they were made."""
    owners = Counter(live.room.owner for live in here)
    for owner, count in owners.most_common():
        if count < own + 2:
            return None
        for live in here:
            if live.room.owner == owner and not live.visited and set(live.room.players) <= {owner}:
                return live
    return None


def _listing(live: LiveRoom) -> RoomListing:
    return with_table(room_listing(live.room), live.room, live.present()[1])


def _is_wanted(room: Room, settings: Settings) -> bool:
    """True if the room waits for strangers to play the edition as it is, once, at this number of seats."""
    own = room.settings
    kind = (own.edition, own.seats, own.games) == (settings.edition, settings.seats, 1)
    plain = own.public and not (own.knobs or own.rated or own.days)
    return kind and plain and room.phase is RoomPhase.OPEN and any(seat.free for seat in room.seats)
