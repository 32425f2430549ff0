"""The runner trusts nobody but believes a pass."""

import pytest

from meldstone.bots.bot import Bot
from meldstone.bots.runner import BotRefusedError, Fault, FaultKind, Guard, actor, bot_step, play_out, safe_step
from meldstone.bots.simple import Novice
from meldstone.game import events as ev
from meldstone.game.apply import new_game
from meldstone.game.commands import AnyCommand, Pass
from meldstone.game.replay import replay
from meldstone.game.view import View
from meldstone.rules.catalogue import ruleset
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.violations import Code


class Cheat:
    """Passes although there is something to draw."""

    name = "cheat"

    def choose(self, view: View, rules: Ruleset) -> AnyCommand:
        return Pass(seat=view.you or 0, version=view.version)


def test_an_illegal_command_is_named() -> None:
    state = new_game(ruleset("classic"), 2, "0" * 64, starter=0).state
    with pytest.raises(BotRefusedError, match="cheat") as refused:
        play_out(state, [Cheat(), Cheat()])
    assert [found.code for found in refused.value.violations] == [Code.PASS_POOL_NOT_EMPTY]


def test_who_can_play_must_play_where_the_rules_say_so() -> None:
    rules = ruleset("classic", {"empty_pool_rule": "must_play_if_able", "turn_seconds": 0})
    state = new_game(rules, 2, "3" * 64).state
    over, events = play_out(state, [Novice()] * 2)
    assert over.score is not None
    begun = replay([*new_game(rules, 2, "3" * 64).events, *events])
    assert begun == over
    passes = [event for event in events if isinstance(event, ev.Passed)]
    assert len(passes) >= 2 or not over.board.pool.count


def test_everybody_is_asked_for_ready_in_turn() -> None:
    state = new_game(ruleset("tournament"), 3, "0" * 64).state
    asked = []
    for _ in range(3):
        seat = actor(state)
        assert seat is not None
        asked.append(seat)
        state = bot_step(state, seat, Novice()).state
    assert asked == [0, 1, 2]
    assert actor(state) == state.board.turn
    over, _ = play_out(state, [Novice()] * 3)
    assert actor(over) is None


class Broken:
    """Raises at every turn."""

    name = "broken"

    def choose(self, view: View, rules: Ruleset) -> AnyCommand:
        raise KeyError(view.version)


@pytest.mark.parametrize("edition", ["classic", "rummy-discard", "tournament"])
@pytest.mark.parametrize(("bot", "kind"), [(Cheat(), FaultKind.REFUSED), (Broken(), FaultKind.RAISED)], ids=["refused", "raised"])
def test_a_bot_that_fails_plays_nothing_and_is_reported(edition: str, bot: Bot, kind: FaultKind) -> None:
    faults: list[Fault] = []
    state = new_game(ruleset(edition, {"turn_seconds": 0}), 2, "0" * 64).state
    over, events = play_out(state, [bot, Novice()], guard=Guard(faults.append))
    assert over.score is not None
    assert faults
    assert {fault.kind for fault in faults} == {kind}
    assert {(fault.bot, fault.seat) for fault in faults} == {(bot.name, 0)}
    assert not any(isinstance(event, ev.Played) and event.seat == 0 for event in events)
    assert bot.name in str(faults[0])


def test_a_bot_that_overruns_its_time_draws_instead() -> None:
    faults: list[Fault] = []
    ticks = iter(range(1000))
    state = new_game(ruleset("classic"), 2, "0" * 64, starter=0).state
    in_time = Guard(faults.append, lambda: float(next(ticks)), limit=1.0)
    assert safe_step(state, 0, Novice(), in_time) == bot_step(state, 0, Novice())
    assert not faults
    late = Guard(faults.append, lambda: float(next(ticks)), limit=0.5)
    done = safe_step(state, 0, Novice(), late)
    assert [fault.kind for fault in faults] == [FaultKind.OVERRAN]
    assert [type(event) for event in done.events] == [ev.Drew]


def test_without_faults_the_guard_changes_nothing() -> None:
    faults: list[Fault] = []
    state = new_game(ruleset("classic"), 2, "5" * 64).state
    assert play_out(state, [Novice()] * 2, guard=Guard(faults.append)) == play_out(state, [Novice()] * 2)
    assert not faults
