"""How a master learns: it plays with itself and with most-tiles players, and fits what afterstates are worth to what came of them.

The first round is played as an expert plays, every further one by what the rounds before have taught; now and then a way is tried
out that does not look best. Games are played in the native core on piles of faces (native/play/pile_game.cpp), the same game
where jokers are free; a test replays them in the state machine. The same seed gives the same lessons.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meldstone import _native
from meldstone.bots.afterstate import Afterstate, FeatureCount
from meldstone.bots.bot import BotObjective
from meldstone.bots.weights import Learned, jokers_in_play
from meldstone.game.deal import tiles_in_play
from meldstone.rules.choices import DrawPolicy, ManipulateInMeldTurn
from meldstone.rules.ruleset import Ruleset
from meldstone.solver import counts
from meldstone.solver.core.native import native_knobs

ROUNDS: Final = 8
_AT_ONCE: Final = 100
"""Games between two reports."""

TrainingReport = Callable[[int, float | None], None]
"""Told how many games were played in all and, after each round, the mean squared error of what was learned."""


def can_train(rules: Ruleset) -> bool:
    """True if the light game of the native core is the game of these rules, or so near to it that its lessons are of use.

    It does not know that some editions forbid one joker in the place of another.
    """
    return (
        rules.free_jokers
        and rules.opening.manipulate_in_meld_turn is ManipulateInMeldTurn.NEVER
        and rules.turn.draw_policy is DrawPolicy.DRAW_INSTEAD_OF_PLAY
        and not (rules.ending.unopened_penalty or rules.ending.unopened_could_penalty)
    )


def start(rules: Ruleset, players: int, objective: BotObjective, seed: int) -> _native.Training:
    """A master before its first game."""
    if not can_train(rules):
        raise ValueError(f"{rules.name} is not played on piles of faces alone")
    box = _native.TrainingBox(
        knobs=native_knobs(rules),
        tiles=counts(tile.face for tile in tiles_in_play(rules, players)),
        hand_size=rules.setup.hand_size,
        meld_minimum=rules.opening.meld_minimum,
        joker_penalty=rules.ending.joker_penalty,
    )
    return _native.Training(box, players, objective.value, seed)


def train(
    rules: Ruleset,
    players: int,
    objective: BotObjective,
    seed: int,
    games: int,
    *,
    rounds: int = ROUNDS,
    report: TrainingReport | None = None,
) -> Learned:
    """What is learned from so many games in so many rounds."""
    training = start(rules, players, objective, seed)
    played = 0
    for round_number in range(1, rounds + 1):
        while played < games * round_number // rounds:
            now = min(_AT_ONCE, games * round_number // rounds - played)
            training.play(now)
            played += now
            if report is not None:
                report(played, None)
        error = training.learn()
        if report is not None:
            report(played, error)
    made_by = command(rules, players, objective, seed, games, rounds)
    return Learned(players, jokers_in_play(rules, players), objective, made_by, tuple(training.worth))


def command(rules: Ruleset, players: int, objective: BotObjective, seed: int, games: int, rounds: int) -> str:
    """The command line that learns the same."""
    options = f"--edition {rules.name} --players {players} --objective {objective} --games {games} --rounds {rounds} --seed {seed}"
    return f"meldstone train {options}"


def native_features(after: Afterstate) -> list[FeatureCount]:
    """The features as the native core reads them."""
    packed = _native.PackedAfterstate(
        rack=after.rack,
        table=after.table,
        colours=after.colours,
        copies=after.copies,
        tiles=after.tiles,
        table_tiles=sum(after.table),
        pool=after.pool,
        playable=after.playable,
        stuck=after.stuck,
        opened=after.opened,
        drew=after.drew,
        others=[(other.tiles, other.opened) for other in after.others],
    )
    return _native.afterstate_features(packed)
