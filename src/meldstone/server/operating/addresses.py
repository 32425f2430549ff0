"""Where a client is: an address of IPv4, or a whole network of IPv6, of which every household has 2^64 addresses."""

from __future__ import annotations

import ipaddress
from functools import lru_cache
from typing import Final

_LONGEST: Final = 60
"""Letters of the longest address there is, with a zone; what a proxy hands on may be longer."""


def network_of(address: str) -> str:
    """What limits are counted by.

    >>> network_of("203.0.113.7"), network_of("::ffff:203.0.113.7"), network_of("2001:db8:1:2:3::4")
    ('203.0.113.7', '203.0.113.7', '2001:db8:1:2::/64')
    """
    return _network_of(address[:_LONGEST])


@lru_cache(4096)
def _network_of(address: str) -> str:
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


@lru_cache(4096)
def wide_network_of(network: str) -> str | None:
    """The network that one subscriber may own, which holds a network of `network_of`.

    >>> wide_network_of("2001:db8:1:2::/64"), wide_network_of("203.0.113.7")
    ('2001:db8:1::/48', None)
    """
    return str(ipaddress.IPv6Network(network).supernet(new_prefix=48)) if network.endswith("::/64") else None


class Proxies:
    """Proxies that are trusted: many people come from their addresses, and each says in a header where it is."""

    def __init__(self, listed: str) -> None:
        """Takes what uvicorn takes: addresses and networks with commas between them, or `*`."""
        self._everybody = listed.strip() == "*"
        self._networks: list[ipaddress.IPv4Network | ipaddress.IPv6Network] = []
        for part in listed.split(","):
            try:
                self._networks.append(ipaddress.ip_network(part.strip()))
            except ValueError:
                # a name of something that is no address: nothing that connects over TCP has it
                continue

    def __contains__(self, address: str) -> bool:
        if self._everybody:
            return True
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return not address
        return any(found in network for network in self._networks)
