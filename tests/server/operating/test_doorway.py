"""Who asks for nothing gives way to who comes; an address has its share, a proxy has everybody's."""

from dataclasses import dataclass

from meldstone.server.operating.addresses import Proxies
from meldstone.server.operating.doorway import Doorway
from meldstone.server.operating.limits import Connections


@dataclass(eq=False)
class Somebody:
    at_work: bool = False
    aborted: bool = False

    def check_time(self, now: float) -> None:
        pass

    def abort(self) -> None:
        self.aborted = True


def test_who_has_asked_for_nothing_for_longest_gives_way() -> None:
    doorway = Doorway(3, 100, Proxies(""))
    busy, first, second = Somebody(at_work=True), Somebody(), Somebody()
    assert all(doorway.enter(somebody, "192.0.2.1") for somebody in (busy, first, second))
    doorway.used(first)
    assert doorway.enter(Somebody(), "192.0.2.2")
    assert [busy.aborted, first.aborted, second.aborted] == [False, False, True]


def test_nobody_gives_way_whose_request_is_being_answered() -> None:
    doorway = Doorway(2, 100, Proxies(""))
    busy, socket = Somebody(at_work=True), Somebody()
    assert all(doorway.enter(somebody, "192.0.2.1") for somebody in (busy, socket))
    doorway.upgraded(socket)
    new = Somebody()
    assert not doorway.enter(new, "192.0.2.2")
    doorway.leave(new, "192.0.2.2")
    doorway.leave(None, "192.0.2.1")
    assert doorway.enter(Somebody(), "192.0.2.2")
    assert not busy.aborted


def test_an_address_has_its_share_and_gets_it_back() -> None:
    doorway = Doorway(100, 2, Proxies("198.51.100.0/24"))
    people = [Somebody() for _ in range(3)]
    assert [doorway.enter(somebody, f"2001:db8::{n}") for n, somebody in enumerate(people)] == [True, True, False], "one network"
    assert doorway.enter(Somebody(), "2001:db8:0:1::1")
    doorway.leave(people[2], "2001:db8::2")
    doorway.leave(people[1], "2001:db8::1")
    assert doorway.enter(Somebody(), "2001:db8::9")
    assert all(doorway.enter(Somebody(), "198.51.100.7") for _ in range(10)), "many people come from a proxy"


def test_networks_of_one_owner_have_what_eight_have() -> None:
    doorway, connections = Doorway(1000, 2, Proxies("")), Connections(1000, 100, 2)
    places = [f"2001:db8:1:{number:x}::1" for number in range(10)]
    people = [(Somebody(), place) for place in places for _ in range(2)]
    assert [doorway.enter(somebody, place) for somebody, place in people] == [True] * 16 + [False] * 4
    assert [connections.enter(place, place) for _, place in people] == [True] * 16 + [False] * 4
    assert doorway.enter(Somebody(), "2001:db8:2::1")
    assert connections.enter("neighbour", "2001:db8:2::1")
    for somebody, place in people[16:]:
        doorway.leave(somebody, place)
    doorway.leave(*people[0])
    connections.leave(people[0][1], people[0][1])
    assert doorway.enter(Somebody(), places[9])
    assert connections.enter(places[9], places[9])


def test_proxies_are_listed_as_addresses_and_networks() -> None:
    proxies = Proxies("127.0.0.1, 10.0.0.0/8,2001:db8::/32, door")
    assert [address in proxies for address in ("127.0.0.1", "10.6.6.6", "2001:db8::1", "192.0.2.1", "nonsense", "::1")] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]
    assert "192.0.2.1" in Proxies("*")
