"""The fourth question of ``meldstone check``: the points at the end of a game (RULES.md H).

``{"players": [{"name": "A", "rack": []}, {"name": "B", "rack": ["J", "R2"], "flags": ["unopened"]}]}`` gives what everybody holds.
The answer is ``{"result": {name: points}, "reasons": {name: charge}}``. ``ending`` says whether the game was ``won`` (by the one
whose rack is empty) or ``blocked`` (nobody's is); it may be left out.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from meldstone.cli.failure import InputError, shortened
from meldstone.cli.json_lines import LineAnswer, LineQuestion, all_fields, faces_of, fits_in_box, no_other_fields
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.scoring import Hand, Score, score_blocked, score_win
from meldstone.tiles import Face

SCORE_FIELDS: Final = frozenset({"players"})
ENDINGS: Final = ("won", "blocked")

_PLAYER_FIELDS: Final = frozenset({"name", "rack", "flags"})
_FEWEST, _MOST = 2, 6
"""Players at a table: no edition is for fewer or more."""

UNOPENED: Final = "unopened"
"""The player has not opened."""
ANNOUNCED: Final = "announced"
"""The player announced the opening after drawing the tile listed last."""
HAND: Final = "hand"
"""The winner laid the whole rack in one turn."""
FLAGS: Final = (UNOPENED, ANNOUNCED, HAND)


@dataclass(frozen=True, slots=True)
class _ScoredPlayer:
    name: str
    rack: tuple[Face, ...]
    flags: frozenset[str]


def judge_score(question: LineQuestion, rules: Ruleset) -> LineAnswer:
    """The points of everybody, and why they got them."""
    players = _players_of(question["players"])
    fits_in_box([face for player in players for face in player.rack], rules)
    score = _score(players, _winner(players, _ending_of(question)), rules)
    names = [player.name for player in players]
    return {
        "result": dict(zip(names, score.points, strict=True)),
        "reasons": {name: charge.value for name, charge in zip(names, score.charges, strict=True)},
    }


def _score(players: list[_ScoredPlayer], winner: int | None, rules: Ruleset) -> Score:
    for seat, player in enumerate(players):
        _check_flags(player, wins=seat == winner)
    hands = [
        Hand(player.rack, UNOPENED not in player.flags, player.rack[-1] if ANNOUNCED in player.flags else None)
        for player in players
    ]
    if winner is None:
        return score_blocked(hands, rules)
    return score_win(hands, winner, rules, hand_game=HAND in players[winner].flags)


def _winner(players: list[_ScoredPlayer], ending: str | None) -> int | None:
    """The seat that won; None in a blocked game."""
    finished = [seat for seat, player in enumerate(players) if not player.rack]
    empty_racks = {None: (0, 1), "won": (1,), "blocked": (0,)}[ending]
    if len(finished) not in empty_racks:
        raise InputError(
            "input/not-one-winner",
            f"{len(finished)} racks are empty: a game that was won has one empty rack, a blocked game none",
            count=len(finished),
        )
    return finished[0] if finished else None


def _check_flags(player: _ScoredPlayer, *, wins: bool) -> None:
    """Refuses flags that cannot be: a winner has opened, only the winner can have a hand game, only the unopened announce."""
    misfit = {
        UNOPENED: wins,
        ANNOUNCED: UNOPENED not in player.flags or not player.rack,
        HAND: not wins,
    }
    for flag in FLAGS:
        if flag in player.flags and misfit[flag]:
            name = shortened(player.name)
            raise InputError("input/flag-does-not-fit", f"{name!r} cannot be {flag!r} here", flag=flag, name=name)


# --- the fields ------------------------------------------------------------------------------------------------------------------


def _ending_of(question: LineQuestion) -> str | None:
    if "ending" not in question:
        return None
    ending = question["ending"]
    if not isinstance(ending, str) or ending not in ENDINGS:
        raise InputError("input/wrong-type", f"ending must be one of {', '.join(ENDINGS)}", field="ending")
    return ending


def _players_of(value: object) -> list[_ScoredPlayer]:
    if not isinstance(value, list):
        raise InputError("input/wrong-type", "players must be a list of players", field="players")
    if not _FEWEST <= len(value) <= _MOST:
        reason = f"{_FEWEST} to {_MOST} can play"
        raise InputError("game/players", f"{len(value)} players: {reason}", subject=str(len(value)), reason=reason)
    players = [_player_of(item, f"players[{i}]") for i, item in enumerate(value)]
    names = [player.name for player in players]
    for name in names:
        if names.count(name) > 1:
            raise InputError("input/name-twice", f"two players are called {shortened(name)!r}", name=shortened(name))
    return players


def _player_of(value: object, where: str) -> _ScoredPlayer:
    if not isinstance(value, dict):
        raise InputError("input/wrong-type", f"{where} must be an object", field=where)
    no_other_fields(value, _PLAYER_FIELDS)
    all_fields(value, frozenset({"name", "rack"}))
    name = value["name"]
    if not isinstance(name, str):
        raise InputError("input/wrong-type", f"{where}.name must be text", field=f"{where}.name")
    return _ScoredPlayer(name, tuple(faces_of(value["rack"], f"{where}.rack")), _flags_of(value.get("flags", []), f"{where}.flags"))


def _flags_of(value: object, where: str) -> frozenset[str]:
    if not isinstance(value, list) or not all(isinstance(flag, str) for flag in value):
        raise InputError("input/wrong-type", f"{where} must be a list of {', '.join(FLAGS)}", field=where)
    for flag in value:
        if flag not in FLAGS:
            known = ", ".join(FLAGS)
            raise InputError("input/unknown-flag", f"{shortened(flag)!r} is none of {known}", flag=shortened(flag), known=known)
    return frozenset(value)
