"""The points of a game (RULES.md H)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from meldstone.rules.choices import AnnounceExcuse, StalemateScoring, StalemateTie
from meldstone.rules.opening.reach import could_open
from meldstone.rules.ruleset import Ruleset
from meldstone.tiles import Face
from meldstone.values import value


@dataclass(frozen=True, slots=True)
class Hand:
    """What counts of a player at the end of a game."""

    faces: tuple[Face, ...]
    opened: bool = True
    announced_with: Face | None = None
    """The tile drawn just before the player announced the opening in the last round, if there was such an announcement."""


class Charge(StrEnum):
    """Why a seat got its points."""

    WINNER = "winner"
    RACK_SUM = "rack-sum"
    UNOPENED = "unopened"
    COULD_HAVE_OPENED = "could-have-opened"
    """The rack held enough for an opening (H.4)."""
    ANNOUNCED = "announced"


@value
class Score:
    """The result of a game: points and reason for each seat, the winners, and the rack sums they come from."""

    points: tuple[int, ...]
    charges: tuple[Charge, ...]
    winners: tuple[int, ...]
    rack_sums: tuple[int, ...]
    multiplier: int = 1


def rack_sum(faces: Iterable[Face], rules: Ruleset) -> int:
    """What is left on a rack: numbers count their value, every joker the joker penalty."""
    penalty = rules.ending.joker_penalty
    return sum([face.number or penalty for face in faces])


def score_win(hands: Sequence[Hand], winner: int, rules: Ruleset, *, hand_game: bool = False) -> Score:
    """A player placed the last tile: the others lose what they hold, the winner gets the sum (H.1 to H.5, K-38)."""
    factor = rules.ending.hand_game_multiplier if hand_game else 1
    losses: list[int] = []
    charges: list[Charge] = []
    for seat, hand in enumerate(hands):
        loss, charge = (0, Charge.WINNER) if seat == winner else _loss(hand, rules)
        losses.append(loss * factor)
        charges.append(charge)
    points = [-loss for loss in losses]
    points[winner] = sum(losses)
    sums = tuple(rack_sum(hand.faces, rules) for hand in hands)
    return Score(tuple(points), tuple(charges), (winner,), sums, factor)


def score_blocked(hands: Sequence[Hand], rules: Ruleset) -> Score:
    """Nobody can go on: the lowest rack wins (H.6)."""
    sums = [rack_sum(hand.faces, rules) for hand in hands]
    winners = _lowest(hands, sums, rules)
    rest = sums[winners[0]]
    offset = rest if rules.ending.stalemate_scoring is StalemateScoring.DIFFERENCE else 0
    losses = [0 if seat in winners else total - offset for seat, total in enumerate(sums)]
    pot = sum(losses)
    if rules.ending.stalemate_scoring is StalemateScoring.NET_OF_OWN:
        pot -= rest
    share = max(pot // len(winners), 0)
    points = tuple(share if seat in winners else -losses[seat] for seat in range(len(hands)))
    charges = tuple(Charge.WINNER if seat in winners else Charge.RACK_SUM for seat in range(len(hands)))
    return Score(points, charges, winners, tuple(sums))


def _lowest(hands: Sequence[Hand], sums: list[int], rules: Ruleset) -> tuple[int, ...]:
    lowest = [seat for seat, total in enumerate(sums) if total == min(sums)]
    if rules.ending.stalemate_tie is StalemateTie.FEWEST_TILES_THEN_SHARE:
        fewest = min(len(hands[seat].faces) for seat in lowest)
        lowest = [seat for seat in lowest if len(hands[seat].faces) == fewest]
    return tuple(lowest)


def _loss(hand: Hand, rules: Ruleset) -> tuple[int, Charge]:
    """What a loser pays when somebody wins, and why (H.2, H.4)."""
    ending = rules.ending
    plain = rack_sum(hand.faces, rules), Charge.RACK_SUM
    if hand.opened or not (ending.unopened_penalty or ending.unopened_could_penalty):
        return plain
    unopened = (ending.unopened_penalty, Charge.UNOPENED) if ending.unopened_penalty else plain
    if not ending.unopened_could_penalty or not could_open(hand.faces, rules):
        return unopened
    if ending.announce_excuse is not AnnounceExcuse.OFF and excused(hand, rules):
        sum_only = ending.announce_excuse is AnnounceExcuse.RACK_SUM
        return (plain if sum_only else unopened)[0], Charge.ANNOUNCED
    return ending.unopened_could_penalty, Charge.COULD_HAVE_OPENED


def excused(hand: Hand, rules: Ruleset) -> bool:
    """True if the opening was announced and the tile drawn last was decisive: only with it the rack can open."""
    if hand.announced_with is None or hand.announced_with not in hand.faces:
        return False
    before = list(hand.faces)
    before.remove(hand.announced_with)
    return could_open(hand.faces, rules) and not could_open(before, rules)
