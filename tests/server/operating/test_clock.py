"""The clock of the service never jumps, whatever happens to that of the machine."""

from dataclasses import dataclass

import pytest

from meldstone.server.operating.clock import ServerClock

HOUR = 3600.0
NOW = 1_800_000_000.0


@dataclass
class Machine:
    """A machine whose clock is set by the test."""

    wall_time: float = NOW
    up: float = 100.0

    def wall(self) -> float:
        return self.wall_time

    def steady(self) -> float:
        return self.up

    def runs(self, seconds: float) -> None:
        self.wall_time += seconds
        self.up += seconds

    def clock(self, speed: int = 1) -> ServerClock:
        return ServerClock(speed, self.wall, self.steady)


@pytest.mark.parametrize("jump", [-HOUR, HOUR])
def test_setting_the_machine_s_clock_neither_stops_nor_hurries_it(jump: float) -> None:
    machine = Machine()
    clock = machine.clock()
    before = clock.now()
    machine.wall_time += jump
    clock.follow_the_wall()
    assert clock.now() == before
    for _ in range(120):
        machine.runs(0.5)
        clock.follow_the_wall()
    assert abs(clock.now() - before - 60_000) <= 601, "a minute is a minute, but for a hundredth"


def test_a_difference_is_made_up_for_slowly() -> None:
    machine = Machine()
    clock = machine.clock(speed=20)
    machine.wall_time += 2.0
    for _ in range(1_000):
        machine.runs(0.5)
        clock.follow_the_wall()
    assert clock.now() == pytest.approx(machine.wall_time * 1000 * 20, abs=20)


def test_a_process_that_starts_after_the_clock_was_set_back_goes_on_from_the_last_sign_of_life() -> None:
    machine = Machine()
    last = machine.clock().now()
    machine.wall_time -= HOUR
    clock = machine.clock()
    clock.not_before(last)
    assert abs(clock.now() - last) <= 1
    clock.not_before(last - 5_000)
    assert abs(clock.now() - last) <= 1


def test_a_sign_of_life_from_a_clock_that_was_far_ahead_is_not_believed() -> None:
    machine = Machine()
    clock = machine.clock()
    clock.not_before(int((NOW + 400 * 86_400) * 1000))
    assert clock.now() == int(NOW * 1000)


def test_two_processes_agree() -> None:
    machine = Machine()
    first = machine.clock(speed=20)
    machine.wall_time += HOUR
    second = machine.clock(speed=20)
    second.agree_with(first.now())
    assert abs(second.now() - first.now()) <= 20
