"""Worker processes in which the server's own bots think, so that they do not block the event loop.

A bot that raises, overruns its time or sends what the rules refuse plays nothing in that turn, and its `Fault` says why.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Final, NamedTuple

import msgspec

from meldstone.bots.bot import Bot
from meldstone.bots.levels import make_bot
from meldstone.bots.runner import Fault, Guard, safe_step
from meldstone.bots.seat import idle
from meldstone.game.clock import Clock
from meldstone.game.commands import AnyCommand
from meldstone.game.state import State
from meldstone.game.view import View, view
from meldstone.rules.ruleset import Ruleset
from meldstone.server.hosting.worker import Worker
from meldstone.server.operating.fair_turns import FairTurns
from meldstone.values import replace

_SLACK: Final = 4
"""A bot may take this many times its time, and this many seconds more: machines are slow or busy."""
_QUEUE: Final = 60.0
"""Seconds for which a long turn may wait until the worker for these is free."""
_QUICK: Final = 0.5
"""Seconds after which a bot makes way for those who wait; ordinary turns take a tenth of it."""
_SLOW_FOR: Final = 60.0
"""Seconds for which the bots of an owner are taken for slow after one was."""
_MOST_SLOW: Final = 1000
"""Owners of whom that is remembered."""
_LOOK: Final = 0.1
"""Seconds between two looks at who waits."""


class Thought(msgspec.Struct, frozen=True):
    """What a bot answered, or how it failed, and how long it took; judged like any bot."""

    name: str
    command: AnyCommand | None
    error: str
    seconds: float

    def choose(self, view: View, rules: Ruleset) -> AnyCommand:
        """The answer again."""
        if self.command is None:
            raise RuntimeError(self.error)
        return self.command


def limit(think: float) -> float:
    """Seconds after which a bot has overrun."""
    return _SLACK * think + _SLACK


def judged(state: State, seat: int, thought: Thought, think: float, report: Callable[[Fault], None]) -> AnyCommand:
    """The command that is carried out: the bot's, or that of somebody who plays nothing if the bot failed."""
    faults: list[Fault] = []
    clock = iter((0.0, thought.seconds)).__next__
    # the room judges the clock, not the bot
    safe_step(replace(state, clock=Clock()), seat, thought, Guard(faults.append, clock, limit(think)))
    for fault in faults:
        report(fault)
    return idle(view(state, seat), state.rules) if faults or thought.command is None else thought.command


@cache
def _bot(level: str, think: float) -> Bot:
    return make_bot(level, think=think)


def _think(level: str, think: float, view: View, rules: Ruleset) -> Thought:
    began = time.monotonic()
    try:
        command, error = _bot(level, think).choose(view, rules), ""
    except Exception as failure:
        # its message may quote a tile
        command, error = None, type(failure).__name__
    return Thought(level, command, error, time.monotonic() - began)


class _BotQuestion(NamedTuple):
    """What a bot is asked."""

    level: str
    think: float
    view: View
    rules: Ruleset

    def overrun(self, seconds: float) -> Thought:
        """The answer if none came in time."""
        return Thought(self.level, idle(self.view, self.rules), "", seconds)


class BotPool:
    """Workers for ordinary turns, and a spare one for turns that take long; they start when the first bot has to think.

    Owners of rooms take fair turns. A bot that takes long while others wait makes way: the spare worker takes the place of its own,
    which goes on and is the spare one afterwards. What bots of the same owner are asked next goes to the spare worker.
    """

    def __init__(self, workers: int) -> None:
        self._in_process = workers > 0
        self._turns, self._long_turns = FairTurns(max(workers, 1)), FairTurns(1)
        self._workers: set[Worker] = set()
        self._idle: list[Worker] = []
        self._spare: Worker | None = None
        self._slow_until: OrderedDict[str, float] = OrderedDict()
        """Owners whose bots take long."""
        self._thinking: set[asyncio.Task[Thought]] = set()

    async def think(self, level: str, think: float, view: View, rules: Ruleset, owner: str) -> Thought:
        """What the bot does on this view, in a room of this owner; if no answer comes in time, it plays nothing."""
        task = asyncio.create_task(self._think(_BotQuestion(level, think, view, rules), owner))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)
        # what was begun is looked after to its end, even if the room has gone on: its worker has to be free again
        return await asyncio.shield(task)

    def close(self) -> None:
        """Ends the workers."""
        for task in self._thinking:
            task.cancel()
        for worker in tuple(self._workers):
            self._end(worker)
        self._idle.clear()
        self._spare = None

    async def _think(self, question: _BotQuestion, owner: str) -> Thought:
        for _ in range(2):
            try:
                if not self._is_slow(owner):
                    await self._turns.enter(owner)
                    if not self._is_slow(owner):
                        return await self._think_quickly(question, owner)
                    # another bot of this owner took long while this one waited
                    self._turns.leave(owner, 0.0)
                return await self._think_long(question, owner)
            except BrokenProcessPool:
                # it was killed from outside
                continue
        return Thought(question.level, None, BrokenProcessPool.__name__, 0.0)

    async def _think_quickly(self, question: _BotQuestion, owner: str) -> Thought:
        """In a turn that was taken already."""
        began = time.monotonic()
        worker = self._idle.pop() if self._idle else self._new()
        try:
            if self._in_process and self._spare is None and not self._slow_until:
                self._spare = self._new()
            await worker.ready()
            asked = time.monotonic()
            running = worker.run(_think, *question)
            while not running.done() and not self._makes_way(question, owner, time.monotonic() - asked):
                await asyncio.wait({running}, timeout=_LOOK)
        except BaseException:
            self._end(worker)
            raise
        finally:
            self._turns.leave(owner, time.monotonic() - began)
        if running.done():
            return self._answer(running, worker, self._idle.append)
        seconds = time.monotonic() - asked
        if not self._in_process or seconds > limit(question.think):
            self._replace(worker, self._idle.append)
            return question.overrun(seconds)
        self._note_slow(owner)
        if self._long_turns.enter_at_once(owner):
            if self._spare is not None:
                self._idle.append(self._spare)
                self._spare = None
            return await self._finish(running, worker, question, owner, asked)
        self._replace(worker, self._idle.append)
        return await self._think_long(question, owner)

    def _makes_way(self, question: _BotQuestion, owner: str, seconds: float) -> bool:
        """True if a bot has had its time, or has had more than most need while others wait."""
        if not self._in_process:
            return seconds > limit(question.think) + _QUEUE
        return seconds > limit(question.think) or (seconds > _QUICK and self._turns.others_wait(owner))

    async def _think_long(self, question: _BotQuestion, owner: str) -> Thought:
        try:
            async with asyncio.timeout(_QUEUE):
                await self._long_turns.enter(owner)
        except TimeoutError:
            return question.overrun(_QUEUE)
        worker, self._spare = self._spare or self._new(), None
        try:
            await worker.ready()
        except BaseException:
            self._end(worker)
            self._long_turns.leave(owner, 0.0)
            raise
        return await self._finish(worker.run(_think, *question), worker, question, owner, time.monotonic())

    async def _finish(
        self, running: asyncio.Future[Thought], worker: Worker, question: _BotQuestion, owner: str, asked: float
    ) -> Thought:
        """The end of a long turn."""
        try:
            await asyncio.wait({running}, timeout=max(limit(question.think) - (time.monotonic() - asked), 0.0))
        finally:
            self._long_turns.leave(owner, time.monotonic() - asked)
        if running.done():
            return self._answer(running, worker, self._keep_spare)
        self._replace(worker, self._keep_spare)
        return question.overrun(time.monotonic() - asked)

    def _answer(self, running: asyncio.Future[Thought], worker: Worker, keep: Callable[[Worker], None]) -> Thought:
        if running.exception() is not None:
            self._end(worker)
        else:
            keep(worker)
        return running.result()

    def _is_slow(self, owner: str) -> bool:
        return self._slow_until.get(owner, 0.0) > time.monotonic()

    def _note_slow(self, owner: str) -> None:
        self._slow_until[owner] = time.monotonic() + _SLOW_FOR
        self._slow_until.move_to_end(owner)
        if len(self._slow_until) > _MOST_SLOW:
            self._slow_until.popitem(last=False)

    def _keep_spare(self, worker: Worker) -> None:
        if self._spare is None:
            self._spare = worker
        else:
            self._end(worker)

    def _replace(self, worker: Worker, keep: Callable[[Worker], None]) -> None:
        """Ends a worker with what it does, and starts another one before somebody waits for it."""
        self._end(worker)
        keep(self._new())

    def _new(self) -> Worker:
        worker = Worker("bot", in_process=self._in_process)
        self._workers.add(worker)
        return worker

    def _end(self, worker: Worker) -> None:
        self._workers.discard(worker)
        worker.end()
