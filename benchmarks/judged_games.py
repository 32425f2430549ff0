"""What `verdicts.py` runs in each of the two versions: bots play games, and the judge of that version is asked about turns.

Reads questions as lines of JSON and answers each with one line. It imports nothing of the version that runs `verdicts.py`, and
knows the names that the judge has had: `turn_violations` first, `tile_objections` since there is one judge.
"""

import importlib
import json
import sys
from pathlib import Path
from typing import Any

LEVELS = ("novice", "skilled", "casual")
THINK = 0.0
"""Seconds for a bot that thinks further than its turn: what it lays would be as legal."""


def played(edition: str, players: int, number: int) -> list[dict[str, Any]]:
    """Every play of one game between bots, whose levels change from game to game."""
    game, bots = importlib.import_module("meldstone.game.apply"), importlib.import_module("meldstone.bots.runner")
    entrants, solver = importlib.import_module("meldstone.arena.entrants"), importlib.import_module("meldstone.solver")
    view, rules = importlib.import_module("meldstone.game.view").view, _ruleset(edition)
    seated = [entrants.entrant(LEVELS[(number + seat) % len(LEVELS)], THINK) for seat in range(players)]
    state = game.new_game(rules, players, f"{number:064x}").state
    turns = []
    while (seat := bots.actor(state)) is not None:
        seen = view(state, seat)
        command = seated[seat].choose(seen, rules)
        if hasattr(command, "table"):
            turns.append(_turn(edition, seen, command, opened=seen.seats[seat].opened))
        done = game.apply(state, command, able_to_play=solver.able_to_play)
        if not hasattr(done, "state"):
            raise SystemExit(f"a bot was refused: {command} {done}")
        state = done.state
    return turns


def _turn(edition: str, seen: Any, play: Any, *, opened: bool) -> dict[str, Any]:
    own = set(seen.rack)
    # what lies there and was neither on the table nor on the rack was taken from beside the table
    taken = [tile for tile in play.table.tiles if tile not in own and tile not in set(seen.table.tiles)]
    return {
        "edition": edition,
        "before": [[str(tile) for tile in tiles] for tiles in seen.table],
        "after": [[str(tile) for tile in tiles] for tiles in play.table],
        "rack": [str(tile) for tile in (*seen.rack, *taken)],
        "opened": opened,
        "discard": str(taken[0]) if play.took == "discard" else None,
    }


def judged(turns: list[dict[str, Any]]) -> list[list[str]]:
    """For each turn the codes of the rules it breaks."""
    return [sorted({found.code.value for found in _objections(turn)}) for turn in turns]


def _objections(turn: dict[str, Any]) -> Any:
    tiles, law = importlib.import_module("meldstone.tiles"), importlib.import_module("meldstone.rules.turn")
    rules, judge = _ruleset(turn["edition"]), law
    if not hasattr(law, "turn_violations"):
        judge = importlib.import_module("meldstone.rules.tile_turn")
    asked = (judge.Turn, judge.turn_violations) if judge is law else (judge.TileTurn, judge.tile_objections)
    before, after = (tiles.Table.parse("; ".join(" ".join(row) for row in turn[when])) for when in ("before", "after"))
    taken = tiles.Tile(turn["discard"]) if turn["discard"] else None
    return asked[1](asked[0](before, after, frozenset(map(tiles.Tile, turn["rack"])), turn["opened"], taken), rules)


def _ruleset(edition: str) -> Any:
    return importlib.import_module("meldstone.rules.catalogue").ruleset(edition)


def main(folder: Path) -> None:
    # The editable install of the other version would answer for this one.
    sys.meta_path[:] = [finder for finder in sys.meta_path if "Redirecting" not in type(finder).__name__]
    package = importlib.import_module("meldstone")
    if not Path(str(package.__file__)).is_relative_to(folder):
        raise SystemExit(f"plays with {package.__file__}, not {folder}")
    for line in sys.stdin:
        match json.loads(line):
            case ["play", edition, players, number]:
                answer: object = played(edition, players, number)
            case ["judge", turns]:
                answer = judged(turns)
            case question:
                raise SystemExit(f"no question {question}")
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
