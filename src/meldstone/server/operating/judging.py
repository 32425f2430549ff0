"""Who may make the judge work, and who waits for it: people are asked first, and an address has more the more people are behind it.

Whoever owes nothing is not made to pay for the neighbours. The address counts all the same, for people are quickly invented: it
stops those who owe something themselves, and newcomers when more of them are behind one address than it has room for.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from meldstone.server.operating.addresses import network_of, wide_network_of
from meldstone.server.operating.limits import NETWORKS_OF_ONE, Bucket, Buckets

_EFFORT: Final = 0.3
"""Seconds of judging that one person may cause at once."""
_FEWEST_SHARES: Final = 3
"""An address may cause as much judging as this many people, whoever is behind it."""
_MOST_OF_A_PROCESS: Final = 0.6
"""The part of a process's time that an address may take at most, however many people are behind it; others play, too."""
_LONGEST_NEIGHBOUR_WAIT: Final = 0.5
"""Seconds that somebody who owes nothing waits for what the neighbours owe, at most."""
_REMEMBERED_SECONDS: Final = 600
"""For so long somebody for whom nothing was judged still counts as one of the people behind an address."""
_MOST_ADDRESSES: Final = 20_000


class _Address:
    """What is owed from one address, and for whom it has room."""

    def __init__(self, share: float, most_people: int) -> None:
        self._share, self._most_people = share, most_people
        self._people: OrderedDict[str, float] = OrderedDict()
        self.bucket = Bucket.full(_FEWEST_SHARES * share, _FEWEST_SHARES * _EFFORT)

    def met(self, person: str, *, owes: bool) -> bool:
        """True if it has room for this person, who is one of the people behind it for as long as they owe nothing."""
        now = time.monotonic()
        while self._people and now - next(iter(self._people.values())) > _REMEMBERED_SECONDS:
            self._people.popitem(last=False)
        if owes:
            self._people.pop(person, None)
        elif person in self._people or len(self._people) < self._most_people:
            self._people[person] = now
            self._people.move_to_end(person)
        shares = max(len(self._people), _FEWEST_SHARES)
        self.bucket.resize(max(min(shares * self._share, _MOST_OF_A_PROCESS), _FEWEST_SHARES * self._share), shares * _EFFORT)
        return person in self._people


@dataclass(frozen=True, slots=True)
class JudgingShare:
    """What the judging for one person at one address is taken from."""

    person: str
    own: Bucket
    addresses: tuple[_Address, ...]

    def take(self, seconds: float) -> bool:
        """True if the judge may begin with something of which nobody knows yet how long it takes."""
        if not self.own.take(seconds):
            return False
        places = [(address, address.met(self.person, owes=False)) for address in self.addresses]
        if not all(welcome or address.bucket.any_left(seconds) for address, welcome in places):
            self.own.give_back(seconds)
            return False
        for address, _ in places:
            address.bucket.owe(seconds)
        return True

    def owe(self, seconds: float) -> float:
        """What the judge worked is owed; returns the seconds for which this person has to wait."""
        wait = own = self.own.owe(seconds)
        for address in self.addresses:
            owed = address.bucket.owe(seconds)
            welcome = address.met(self.person, owes=own > 0)
            wait = max(wait, min(owed, _LONGEST_NEIGHBOUR_WAIT) if welcome else owed)
        return wait


class Judging:
    """The shares of everybody; addresses unseen for longest are forgotten first."""

    def __init__(self, share: float, people_per_address: int) -> None:
        """`share` is the part of a process's time that one person may take."""
        self._share, self._people = share, people_per_address
        self._by_person = Buckets(share, _EFFORT)
        self._strangers = Buckets(_FEWEST_SHARES * share, _FEWEST_SHARES * _EFFORT)
        self._by_network: OrderedDict[str, _Address] = OrderedDict()

    def of(self, person: str, address: str) -> JudgingShare:
        """The share of somebody who is known."""
        return JudgingShare(person, self._by_person.of(person), self._addresses(address))

    def of_strangers(self, address: str) -> JudgingShare:
        """The share of all who come from an address and have not said who they are."""
        network = network_of(address)
        return JudgingShare(f"strangers at {network}", self._strangers.of(network), self._addresses(address))

    def _addresses(self, address: str) -> tuple[_Address, ...]:
        network = network_of(address)
        wide = wide_network_of(network)
        narrow = self._address(network, self._people)
        return (narrow,) if wide is None else (narrow, self._address(wide, NETWORKS_OF_ONE * self._people))

    def _address(self, network: str, most_people: int) -> _Address:
        found = self._by_network.get(network)
        if found is None:
            found = self._by_network[network] = _Address(self._share, most_people)
            if len(self._by_network) > _MOST_ADDRESSES:
                self._by_network.popitem(last=False)
        self._by_network.move_to_end(network)
        return found
