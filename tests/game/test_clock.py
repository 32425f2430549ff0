from meldstone.game.clock import Clock, ready_clock, turn_clock
from meldstone.rules.catalogue import ruleset


def test_time_is_up_at_the_deadline() -> None:
    clock = Clock(0, 1000)
    assert [clock.expired(at) for at in (999, 1000, 1001)] == [False, True, True]
    assert not Clock(0).expired(10**12)


def test_a_stopped_clock_keeps_what_is_left() -> None:
    stopped = Clock(0, 1000).stopped(400)
    assert (stopped.deadline, stopped.left) == (None, 600)
    assert stopped.resumed(5000) == Clock(5000, 5600)
    assert stopped.resumed(5000, 200) == Clock(5000, 5800)
    assert stopped.resumed(5000, -900) == Clock(5000, 5000)


def test_a_clock_that_ran_out_before_it_was_stopped_stays_out() -> None:
    assert Clock(0, 1000).stopped(5000).resumed(9000).expired(9000)


def test_a_clock_without_a_limit_has_none_after_a_pause() -> None:
    assert Clock(0).stopped(10).resumed(20, 5000).deadline is None


def test_editions_have_their_own_limits() -> None:
    limits = {
        name: turn_clock(ruleset(name), opened=True, at=0).deadline
        for name in ("original", "classic", "twist", "rummy", "tournament")
    }
    assert limits == {"original": None, "classic": 60_000, "twist": 60_000, "rummy": 120_000, "tournament": 40_000}


def test_before_the_own_opening_some_editions_have_no_limit() -> None:
    limits = {name: turn_clock(ruleset(name), opened=False, at=0).deadline for name in ("classic", "twist", "rummy", "tournament")}
    assert limits == {"classic": 60_000, "twist": None, "rummy": None, "tournament": 40_000}
    assert turn_clock(ruleset("twist", {"timer_from": "always"}), opened=False, at=0).deadline == 60_000


def test_keeping_the_rack_may_take_as_long_as_a_turn() -> None:
    assert ready_clock(ruleset("tournament"), 500).deadline == 40_500
    assert ready_clock(ruleset("tournament", {"turn_seconds": 0}), 500).deadline is None
