"""Tile rummy: every edition of the rulebooks as a pure rules engine, one game as a replayable state machine, the best move, bots.

>>> import meldstone as ms
>>> rules = ms.ruleset("twist", {"meld_minimum": 50})
>>> ms.readings(ms.Face.parse_many("R2 D R5"), rules)[0].value
14
>>> game = ms.new_game(rules, players=3, seed="5e" * 32)
>>> seat = game.state.board.turn
>>> answer = ms.apply(game.state, ms.commands.Draw(seat=seat, version=game.state.version))
>>> len(ms.view(answer.state, seat).rack), ms.replay([*game.events, *answer.events]) == answer.state
(15, True)
>>> ms.solve(ms.read_position("classic / R4 R5 R6; K9 B9 O9 / R7 J / opened")).finishes
True

- `values`: frozen dataclasses with slots (`@value`), and how one is changed
- `json_form`: values as JSON and back
- `tiles`: `Face` (colour, number or joker), `Tile` (a physical copy: R7, R7b, J), sets, tables; how they are written and read
- `rules`: the law, as pure functions
- `game`: one game as a state machine
- `notation`: positions and records as text
- `solver`: the best move
- `bots`: players
- `arena`: matches and leagues of bots
- `store`: logs and accounts in a database
- `server`: rooms where people play
- `i18n`: sentences in eleven languages
- `cli`: the command ``meldstone``
"""

from meldstone.bots.bot import Bot
from meldstone.bots.levels import levels, make_bot
from meldstone.bots.runner import play_out
from meldstone.game import commands, events
from meldstone.game.apply import Applied, Refused, apply, new_game
from meldstone.game.codec import decode_command, decode_event, encode
from meldstone.game.match import Match
from meldstone.game.objections import play_objections
from meldstone.game.position import Position, position_of
from meldstone.game.replay import replay
from meldstone.game.state import State
from meldstone.game.view import View, view
from meldstone.json_form import JsonError
from meldstone.notation.position import read_position, write_position
from meldstone.notation.record import RecordError, read_record, write_json_lines, write_text
from meldstone.rules.arrange import arrange
from meldstone.rules.catalogue import editions, ruleset
from meldstone.rules.knobs import RulesetError
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.sets import Reading, is_set, opening_value, readings
from meldstone.rules.turn import Turn, objections
from meldstone.rules.violations import Code, Violation
from meldstone.solver import (
    Changes,
    Move,
    Objective,
    Step,
    StepKind,
    can_finish,
    can_open,
    can_play,
    candidates,
    is_solvable,
    solve,
)
from meldstone.tiles import Face, NotationError, Table, Tile, TileSet

__version__: str
__all__ = [
    "Applied",
    "Bot",
    "Changes",
    "Code",
    "Face",
    "JsonError",
    "Match",
    "Move",
    "NotationError",
    "Objective",
    "Position",
    "Reading",
    "RecordError",
    "Refused",
    "Ruleset",
    "RulesetError",
    "State",
    "Step",
    "StepKind",
    "Table",
    "Tile",
    "TileSet",
    "Turn",
    "View",
    "Violation",
    "apply",
    "arrange",
    "can_finish",
    "can_open",
    "can_play",
    "candidates",
    "commands",
    "decode_command",
    "decode_event",
    "editions",
    "encode",
    "events",
    "is_set",
    "is_solvable",
    "levels",
    "make_bot",
    "new_game",
    "objections",
    "opening_value",
    "play_objections",
    "play_out",
    "position_of",
    "read_position",
    "read_record",
    "readings",
    "replay",
    "ruleset",
    "solve",
    "view",
    "write_json_lines",
    "write_position",
    "write_text",
]


def __getattr__(name: str) -> str:
    """`__version__`, which is read from the installed package when somebody asks: that takes a tenth of the whole import."""
    if name != "__version__":
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib.metadata import version

    return version(__name__)
