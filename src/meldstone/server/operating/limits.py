"""How much a client may ask for: buckets that fill with time, and counts of connections."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from dataclasses import dataclass
from typing import Final

from meldstone.server.operating.addresses import network_of, wide_network_of


@dataclass(slots=True)
class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second; every request takes one."""

    rate: float
    burst: float
    level: float
    filled_at: float

    @classmethod
    def full(cls, rate: float, burst: float) -> Bucket:
        """A bucket to start with."""
        return cls(rate, burst, burst, time.monotonic())

    def take(self, amount: float = 1.0) -> bool:
        """True if there was enough in it."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.filled_at) * self.rate)
        self.filled_at = now
        if self.level < amount:
            return False
        self.level -= amount
        return True

    def any_left(self, amount: float = 1.0) -> bool:
        """True if the next one could be taken."""
        self.take(0.0)
        return self.level >= amount

    def resize(self, rate: float, burst: float) -> None:
        """From now on it is larger or smaller; a larger one fills with time."""
        self.take(0.0)
        self.level = min(self.level, burst)
        self.rate, self.burst = rate, burst

    def give_back(self, amount: float = 1.0) -> None:
        """Returns what was taken and does not count after all."""
        self.level = min(self.burst, self.level + amount)

    def owe(self, amount: float) -> float:
        """Takes what was used already, even more than there is, and returns the seconds until the debt is paid."""
        self.take(0.0)
        self.level -= amount
        return max(-self.level / self.rate, 0.0)


_MOST_CLIENTS: Final = 20_000


class Buckets:
    """A bucket for each client; those unseen for longest are forgotten first, so memory is bounded."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._by_client: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """True if the client may go on."""
        return self.of(client).take()

    def of(self, client: str) -> Bucket:
        """The client's bucket, for as long as it is needed."""
        bucket = self._by_client.get(client)
        if bucket is None:
            bucket = self._by_client[client] = Bucket.full(self._rate, self._burst)
            if len(self._by_client) > _MOST_CLIENTS:
                self._by_client.popitem(last=False)
        self._by_client.move_to_end(client)
        return bucket


class AddressBuckets:
    """A bucket for each address. Addresses of one IPv6 network share one, and networks that may be one owner's share another."""

    def __init__(self, rate: float, burst: float) -> None:
        self._narrow = Buckets(rate, burst)
        self._wide = Buckets(NETWORKS_OF_ONE * rate, NETWORKS_OF_ONE * burst)

    def take(self, address: str) -> bool:
        """True if the address may go on."""
        network = network_of(address)
        wide = wide_network_of(network)
        return self._narrow.take(network) and (wide is None or self._wide.take(wide))

    def give_back(self, address: str) -> None:
        """Returns one that does not count after all."""
        for bucket in self.all_of(address):
            bucket.give_back()

    def all_of(self, address: str) -> tuple[Bucket, ...]:
        """The buckets that an address takes from, to give back what does not count after all."""
        network = network_of(address)
        wide = wide_network_of(network)
        return (self._narrow.of(network),) if wide is None else (self._narrow.of(network), self._wide.of(wide))


class AddressCounts:
    """Counts what is open by address: by network, and by those networks together that may be one owner's."""

    def __init__(self, each: int) -> None:
        self._each = each
        self._open: Counter[str] = Counter()

    def full(self, address: str) -> bool:
        """True if there is no room for one more."""
        network = network_of(address)
        wide = wide_network_of(network)
        return self._open[network] >= self._each or (wide is not None and self._open[wide] >= NETWORKS_OF_ONE * self._each)

    def add(self, address: str) -> None:
        """One more is open."""
        self._open.update(_networks_of(address))

    def remove(self, address: str) -> None:
        """One is closed."""
        for network in _networks_of(address):
            self._open[network] -= 1
            if not self._open[network]:
                del self._open[network]


def _networks_of(address: str) -> tuple[str, ...]:
    network = network_of(address)
    wide = wide_network_of(network)
    return (network,) if wide is None else (network, wide)


class Connections:
    """Counts open sockets: altogether, by person and by address."""

    def __init__(self, most: int, each: int, each_address: int) -> None:
        self._most, self._each = most, each
        self._by_person: Counter[str] = Counter()
        self._by_address = AddressCounts(each_address)
        self.count = 0

    def enter(self, person: str, address: str) -> bool:
        """True if there is room for one more."""
        if self.count >= self._most or self._by_person[person] >= self._each or self._by_address.full(address):
            return False
        self.count += 1
        self._by_person[person] += 1
        self._by_address.add(address)
        return True

    def leave(self, person: str, address: str) -> None:
        """A socket is closed."""
        self.count -= 1
        self._by_address.remove(address)
        self._by_person[person] -= 1
        if not self._by_person[person]:
            del self._by_person[person]


NETWORKS_OF_ONE: Final = 8
"""As many /64 networks of one /48 as may do everything that a single one may."""
