"""Who makes the judge work pays for it; the neighbours behind the same address do not."""

from unittest import mock

import pytest

from meldstone.server.operating.judging import Judging

HALL = "203.0.113.7"
STILL = mock.patch("meldstone.server.operating.limits.time", mock.Mock(monotonic=lambda: 0.0))
"""Time stands still: nothing that is owed is paid back."""


@STILL
def test_who_owes_nothing_hardly_waits_for_what_the_neighbours_owe() -> None:
    judging = Judging(0.1, 25)
    waits = [judging.of(f"mallory {number}", HALL).owe(9.0) for number in range(3)]
    assert all(wait > 60 for wait in waits)
    ada = judging.of("ada", HALL)
    assert ada.owe(0.01) <= 0.5
    assert ada.take(0.01), "she may ask for a check, too"


@STILL
def test_who_owes_something_waits_for_the_address_as_well() -> None:
    judging = Judging(0.1, 25)
    judging.of("mallory", HALL).owe(30.0)
    helper = judging.of("helper", HALL)
    assert helper.owe(0.4) > 90
    assert not helper.take(0.01)


@STILL
def test_who_invents_people_gains_nothing_beyond_the_room_of_an_address() -> None:
    judging = Judging(0.1, 4)
    shares = [judging.of(f"guest {number}", HALL) for number in range(60)]
    waits = [share.owe(0.2) for share in shares]
    assert max(waits[:4]) <= 0.5
    assert waits[-1] > 5
    assert not judging.of("guest 60", HALL).take(0.01)
    assert judging.of("guest 60", "198.51.100.1").take(0.01)


@STILL
def test_an_address_has_more_with_the_people_behind_it() -> None:
    judging = Judging(0.02, 25)
    for number in range(10):
        judging.of(f"guest {number}", HALL).owe(0.0)
    crowd = judging.of("mallory", HALL).owe(60.0)
    alone = judging.of("mallory at home", "198.51.100.1")
    assert alone.owe(60.0) == pytest.approx((60 - 0.3) / 0.02), "alone one has to pay what one owes"
    assert crowd == pytest.approx((60 - 0.3) / 0.02)
    # the address of the crowd fills ten times as fast as one person pays, not three times
    late = judging.of("late 1", HALL), judging.of("late 2", "198.51.100.1")
    for share in late:
        share.own.owe(0.31)
    assert late[0].owe(0.0) < late[1].owe(0.0)


@STILL
def test_networks_of_one_owner_count_together() -> None:
    judging = Judging(0.1, 1)
    for number in range(16):
        judging.of(f"guest {number}", f"2001:db8:1:{number:x}::1").owe(0.3)
    assert not judging.of("guest 16", "2001:db8:1:ff::1").take(0.01)
    assert judging.of("guest 16", "2001:db8:2:ff::1").take(0.01)


@STILL
def test_strangers_of_an_address_share_what_they_have() -> None:
    judging = Judging(0.1, 25)
    asked = [judging.of_strangers(HALL).take(0.1) for _ in range(12)]
    assert asked == [True] * 9 + [False] * 3 or asked == [True] * 8 + [False] * 4
    assert judging.of("ada", HALL).take(0.1)
