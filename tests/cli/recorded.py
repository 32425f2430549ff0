"""Records of whole bot games for the commands that read them."""

from meldstone.bots.runner import play_out
from meldstone.bots.simple import Novice
from meldstone.game.apply import new_game
from meldstone.game.codec import encode
from meldstone.game.events import AnyEvent
from meldstone.rules.catalogue import ruleset


def bot_game(edition: str, players: int = 3, seed: int = 11) -> tuple[AnyEvent, ...]:
    start = new_game(ruleset(edition, {"turn_seconds": 0}), players, f"{seed:064x}")
    return start.events + play_out(start.state, [Novice()] * players)[1]


def json_lines(events: tuple[AnyEvent, ...]) -> str:
    return "".join(encode(event).decode() + "\n" for event in events)
