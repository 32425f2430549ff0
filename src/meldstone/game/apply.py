"""The state machine: `apply(state, command)` answers with events and the state after them, or refuses with all violations.

>>> from meldstone.rules.catalogue import ruleset
>>> from meldstone.game.commands import Draw
>>> game = new_game(ruleset("classic"), players=2, seed="00" * 32)
>>> first = game.state.board.turn
>>> drew = apply(game.state, Draw(seat=first, version=game.state.version))
>>> isinstance(drew, Applied) and len(drew.state.board.seats[first].rack)
15
>>> again = apply(drew.state, Draw(seat=first, version=drew.state.version))
>>> isinstance(again, Refused) and [v.code.value for v in again.violations]
['command/not-your-turn']
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from meldstone.game import commands as cmd
from meldstone.game import events as ev
from meldstone.game.deal import deal, start_draw, tiles_in_play
from meldstone.game.ending import ended
from meldstone.game.evolve import CLOCK, REFEREE, evolve
from meldstone.game.fair import Chance, commitment, is_seed
from meldstone.game.state import Phase, State
from meldstone.game.turns import AbleToPlay, TurnRefusedError, discard, draw, pass_turn, play, settle_deadline
from meldstone.rules.catalogue import ruleset
from meldstone.rules.choices import AnnounceExcuse, OpenEighthTile, RackCountVisible, StartPlayer
from meldstone.rules.knobs import RulesetError, RulesetProblem
from meldstone.rules.ruleset import Ruleset
from meldstone.rules.violations import Code, Violation, violation
from meldstone.tiles import BY_CODE, Tile, face_counts
from meldstone.values import as_dict


@dataclass(frozen=True, slots=True)
class Applied:
    """The command was carried out: the new state and what happened. A command sent twice happens once, without new events."""

    state: State
    events: tuple[ev.AnyEvent, ...]


@dataclass(frozen=True, slots=True)
class Refused:
    """The command was not carried out, for these reasons; the state is as before."""

    violations: tuple[Violation, ...]


def new_game(
    rules: Ruleset,
    players: int,
    seed: str,
    *,
    salts: Sequence[str] = (),
    names: Sequence[str] = (),
    times: Sequence[int] = (),
    game: int = 1,
    starter: int | None = None,
    at: int = 0,
) -> Applied:
    """Opens a game, finds the first player and deals. `starter` is given where seats or the last game decide it."""
    _check_table(rules, players, seed, starter)
    beginning = ev.GameOpened(
        at=at,
        edition=rules.name,
        overrides=_overrides(rules),
        players=players,
        game=game,
        commitment=commitment(seed),
        seed=seed,
        salts=tuple(salts),
        names=tuple(names),
        times=tuple(times),
        judge=rules.judge,
    )
    events: list[ev.AnyEvent] = [beginning]
    chance = Chance(seed, tuple(salts))
    if starter is None and game == 1 and rules.setup.start_player is StartPlayer.ROTATE_SEATS:
        starter = 0
    if starter is None:
        rounds, starter = start_draw(rules, players, chance)
        events.append(ev.StartDrawn(at=at, rounds=rounds, starter=starter))
    events.append(_deal_event(rules, players, starter, chance, 1, at))
    return _happened(None, events)


def apply(state: State, command: cmd.AnyCommand, *, able_to_play: AbleToPlay | None = None) -> Applied | Refused:
    """Carries a command out, or says everything that speaks against it.

    `able_to_play` answers whether the player whose turn it is has any legal play; it is asked only where the rules forbid to pass
    then (`empty_pool_rule = must_play_if_able`).
    """
    seat = getattr(command, "seat", None)
    if seat is not None and not 0 <= seat < state.players:
        return _refuse(Code.COMMAND_NO_SUCH_SEAT, seat=seat)
    if command.key and state.keys[_actor(state, command)] == command.key:
        return Applied(state, ())
    # players get ready one beside the other; all that matters is that they saw this deal
    current = state.dealt_version <= command.version <= state.version if isinstance(command, cmd.Ready) else False
    if command.version != state.version and not current:
        return _refuse(Code.COMMAND_STALE, seen=command.version, current=state.version)
    if command.at < state.clock.started:
        return _refuse(Code.COMMAND_TIME_BACKWARDS)
    if isinstance(command, cmd.DemandRedeal) and not state.rules.setup.redeal_doublets:
        return _refuse(Code.REDEAL_NOT_PLAYED)
    if state.phase not in _PHASES[type(command)]:
        if isinstance(command, cmd.Ruling) and state.phase is not Phase.FINISHED:
            return _refuse(Code.RULING_NO_DISPUTE)
        return _refuse(Code.COMMAND_WRONG_PHASE, phase=state.phase.value)
    if isinstance(command, _TURN_COMMANDS):
        if command.seat != state.board.turn:
            return _refuse(Code.COMMAND_NOT_YOUR_TURN, turn=state.board.turn)
        if state.clock.expired(command.at):
            return _refuse(Code.CLOCK_EXPIRED)
    try:
        if isinstance(command, cmd.Pass):
            events = pass_turn(state, command, able_to_play)
        else:
            events = _HANDLERS[type(command)](state, command)
    except TurnRefusedError as refusal:
        return Refused(refusal.violations)
    return _happened(state, events)


def _happened(state: State | None, events: Iterable[ev.AnyEvent]) -> Applied:
    """The state after the events, and after the end of the game if they brought it about."""
    done = list(events)
    for event in done:
        state = evolve(state, event)
    assert state is not None
    for event in ended(state, done[-1]):
        done.append(event)
        state = evolve(state, event)
    return Applied(state, tuple(done))


def _refuse(code: Code, **args: int | str) -> Refused:
    return Refused((violation(code, (), **args),))


def _actor(state: State, command: cmd.AnyCommand) -> int:
    if isinstance(command, cmd.Ruling):
        return state.players + REFEREE
    if isinstance(command, cmd.Timeout):
        return state.players + CLOCK
    return command.seat


def _check_table(rules: Ruleset, players: int, seed: str, starter: int | None) -> None:
    problems = []
    box = rules.box
    if not box.players_min <= players <= box.players_max:
        reason = f"{rules.name} is for {box.players_min} to {box.players_max} players"
        problems.append(RulesetProblem("game/players", f"players = {players}", reason))
    if not is_seed(seed):
        problems.append(RulesetProblem("game/seed", "seed", "must be 64 hexadecimal digits in lower case"))
    if starter is not None and not 0 <= starter < players:
        problems.append(RulesetProblem("game/starter", f"starter = {starter}", "no such seat"))
    if rules.setup.open_eighth_tile is not OpenEighthTile.OFF and len(tiles_in_play(rules, players)) % rules.setup.stack_size != 1:
        problems.append(RulesetProblem("ruleset/contradiction", "open_eighth_tile", f"{players} players leave no stack of eight"))
    if problems:
        raise RulesetError(problems)


def _overrides(rules: Ruleset) -> dict[str, int | bool | str]:
    """What a custom game changes against its edition, in plain values."""
    changed = rules.differences(ruleset(rules.name, judge=rules.judge))
    return {name: value.value if hasattr(value, "value") else value for name, value in changed.items()}


def _deal_event(rules: Ruleset, players: int, starter: int, chance: Chance, number: int, at: int) -> ev.Dealt:
    return ev.Dealt(at=at, number=number, starter=starter, **as_dict(deal(rules, players, starter, chance, number)))


# --- words at the table ----------------------------------------------------------------------------------------------------------


def _ready(state: State, command: cmd.Ready) -> list[ev.AnyEvent]:
    if state.ready[command.seat]:
        raise TurnRefusedError(violation(Code.READY_TWICE))
    return [ev.SaidReady(at=command.at, key=command.key, seat=command.seat)]


def _demand_redeal(state: State, command: cmd.DemandRedeal) -> list[ev.AnyEvent]:
    if state.ready[command.seat]:
        raise TurnRefusedError(violation(Code.READY_TWICE))
    needed = state.rules.setup.redeal_doublets
    shown = doublets(state.board.seats[command.seat].rack)
    if len(shown) < 2 * needed:
        raise TurnRefusedError(violation(Code.REDEAL_NO_RIGHT, shown, doublets=len(shown) // 2, needed=needed))
    demanded = ev.RedealDemanded(at=command.at, key=command.key, seat=command.seat, shown=shown)
    return [
        demanded,
        _deal_event(state.rules, state.players, state.starter, state.chance, state.deal_number + 1, command.at),
    ]


def doublets(rack: Iterable[Tile]) -> tuple[Tile, ...]:
    """Two tiles of every number face that a rack holds more than once; jokers have no number and colour (B.5, K-29)."""
    tiles = tuple(rack)
    twice = {face for face, count in face_counts(tiles).items() if count > 1 and face.number}
    return tuple(tile for face in sorted(twice, key=BY_CODE) for tile in [t for t in tiles if t.face is face][:2])


ANNOUNCING_MS: Final = 10_000
"""So long after the draw an opening can be announced, and never after the next player has ended the turn (K-40)."""


def _announce(state: State, command: cmd.AnnounceOpening) -> list[ev.AnyEvent]:
    seat = state.board.seats[command.seat]
    if state.rules.ending.announce_excuse is AnnounceExcuse.OFF:
        raise TurnRefusedError(violation(Code.ANNOUNCE_NOT_PLAYED))
    if seat.opened:
        raise TurnRefusedError(violation(Code.ANNOUNCE_OPENED))
    just_drew = state.board.previous == command.seat and seat.last_drawn is not None and not seat.announced
    waited = command.at - state.clock.started
    if not just_drew or (state.rules.judge > 1 and waited > ANNOUNCING_MS):
        raise TurnRefusedError(violation(Code.ANNOUNCE_TOO_LATE))
    return [ev.OpeningAnnounced(at=command.at, key=command.key, seat=command.seat)]


def _ask_count(state: State, command: cmd.AskCount) -> list[ev.AnyEvent]:
    if not 0 <= command.of < state.players:
        raise TurnRefusedError(violation(Code.COMMAND_NO_SUCH_SEAT, seat=command.of))
    if state.rules.conduct.rack_count_visible is RackCountVisible.HIDDEN:
        raise TurnRefusedError(violation(Code.COUNT_NOT_ASKED_HERE))
    if command.seat != state.board.turn:
        raise TurnRefusedError(violation(Code.COUNT_NOT_YOUR_TIME))
    count = len(state.board.seats[command.of].rack)
    return [ev.CountAnswered(at=command.at, key=command.key, seat=command.seat, of=command.of, count=count)]


def _dispute(state: State, command: cmd.Dispute) -> list[ev.AnyEvent]:
    if not state.rules.conduct.dispute_pause:
        raise TurnRefusedError(violation(Code.DISPUTE_NOT_PLAYED))
    if not state.board.turns:
        raise TurnRefusedError(violation(Code.DISPUTE_NOTHING))
    if state.rules.judge > 2 and state.before_turn is None:
        # or one player could stop the game again and again
        raise TurnRefusedError(violation(Code.DISPUTE_DECIDED))
    return [ev.DisputeRaised(at=command.at, key=command.key, seat=command.seat, note=command.note)]


def _ruling(state: State, command: cmd.Ruling) -> list[ev.AnyEvent]:
    pool, mixed = state.board.pool, None
    if command.decision is cmd.Decision.UNDO:
        if state.before_turn is None:
            raise TurnRefusedError(violation(Code.RULING_NOTHING_TO_UNDO))
        pool = state.before_turn.pool
        if state.rules.judge > 2 and pool != state.board.pool:
            # somebody has seen a tile of it, and must not know when it comes again (K-41)
            mixed = state.chance.shuffled(f"pool {state.version}", sorted(pool.tiles))
            pool = pool.reordered(mixed)
    wants_tiles = command.penalty_tiles > 0
    known = command.penalty_seat is not None and 0 <= command.penalty_seat < state.players
    if command.penalty_tiles < 0 or wants_tiles != (command.penalty_seat is not None) or (wants_tiles and not known):
        raise TurnRefusedError(violation(Code.RULING_BAD_PENALTY))
    most = state.rules.clock.timeout_penalty_draw
    if state.rules.judge > 2 and command.penalty_tiles > most:
        raise TurnRefusedError(violation(Code.RULING_PENALTY_TOO_LARGE, most=most))
    return [
        ev.Ruled(
            at=command.at,
            key=command.key,
            decision=command.decision,
            added_time=command.added_time,
            penalty_seat=command.penalty_seat,
            penalty_tiles=pool.draw(command.penalty_tiles)[0],
            note=command.note,
            pool=mixed,
        )
    ]


def _timeout(state: State, command: cmd.Timeout) -> list[ev.AnyEvent]:
    if state.clock.deadline is None:
        raise TurnRefusedError(violation(Code.CLOCK_NONE))
    if not state.clock.expired(command.at):
        raise TurnRefusedError(violation(Code.CLOCK_RUNNING, left=state.clock.deadline - command.at))
    if state.phase is Phase.READY:
        waiting = [seat for seat in range(state.players) if not state.ready[seat]]
        return [ev.SaidReady(at=command.at, key=command.key, seat=seat, by_clock=True) for seat in waiting]
    return settle_deadline(state, command)


_TURN_COMMANDS = (cmd.Play, cmd.Draw, cmd.Pass, cmd.Discard)
_PLAYING = frozenset({Phase.PLAYING})
_PHASES: dict[type[cmd.AnyCommand], frozenset[Phase]] = {
    cmd.Play: _PLAYING,
    cmd.Draw: _PLAYING,
    cmd.Pass: _PLAYING,
    cmd.Discard: _PLAYING,
    cmd.Ready: frozenset({Phase.READY}),
    cmd.DemandRedeal: frozenset({Phase.READY}),
    cmd.AnnounceOpening: _PLAYING,
    cmd.AskCount: _PLAYING,
    cmd.Dispute: _PLAYING,
    cmd.Ruling: frozenset({Phase.PAUSED}),
    cmd.Timeout: frozenset({Phase.PLAYING, Phase.READY}),
}
_HANDLERS: dict[type[cmd.AnyCommand], Callable[[State, Any], list[ev.AnyEvent]]] = {
    cmd.Play: play,
    cmd.Draw: draw,
    cmd.Discard: discard,
    cmd.Ready: _ready,
    cmd.DemandRedeal: _demand_redeal,
    cmd.AnnounceOpening: _announce,
    cmd.AskCount: _ask_count,
    cmd.Dispute: _dispute,
    cmd.Ruling: _ruling,
    cmd.Timeout: _timeout,
}
