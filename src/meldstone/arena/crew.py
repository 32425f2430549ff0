"""Work for several processes, with answers in the order of the questions.

Whatever is done first, answers come back in order, so nothing that is counted depends on the number of processes. A process that
dies or a question that fails ends the work with an error; nobody waits for what will not come.
"""

from __future__ import annotations

import multiprocessing
import signal
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

Item = TypeVar("Item")
WorkResult = TypeVar("WorkResult")

_AHEAD = 8
"""How many items each worker may be ahead of the one that is waited for."""


class WorkFailedError(RuntimeError):
    """A worker could not do its work; says what happened there."""


def work(task: Callable[[Item], WorkResult], items: Iterable[Item], workers: int) -> Generator[WorkResult, None, None]:
    """The answers to all items, in order. One worker works right here, more in processes of their own."""
    if workers == 1:
        yield from map(task, items)
        return
    crew = _Crew(task, items, workers)
    try:
        yield from crew.answers()
    finally:
        crew.dismiss()


class _Crew(Generic[Item, WorkResult]):
    """Processes that each have one item at a time."""

    def __init__(self, task: Callable[[Item], WorkResult], items: Iterable[Item], workers: int) -> None:
        # a fresh interpreter each: a copy of one that draws a progress bar could come with a lock that nobody opens
        context = multiprocessing.get_context("spawn")
        self._items = enumerate(items)
        self._idle: list[Connection[Any, Any]] = []
        self._asked: dict[Connection[Any, Any], int] = {}
        self._done: dict[int, WorkResult] = {}
        self._processes = []
        self._next = 0
        self._ahead = _AHEAD * workers
        for _ in range(workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=_serve, args=(task, theirs), daemon=True)
            process.start()
            theirs.close()
            self._idle.append(ours)
            self._processes.append(process)

    def answers(self) -> Iterator[WorkResult]:
        self._hand_out()
        while self._asked or self._done:
            if self._next in self._done:
                yield self._done.pop(self._next)
                self._next += 1
                self._hand_out()
                continue
            for worker in set(self._asked).intersection(wait(list(self._asked))):
                self._hear(worker)
            self._hand_out()

    def _hand_out(self) -> None:
        asked = self._next + len(self._done) + len(self._asked)
        while self._idle and asked - self._next < self._ahead:
            number, item = next(self._items, (None, None))
            if number is None:
                return
            worker = self._idle.pop()
            worker.send(item)
            self._asked[worker] = number
            asked += 1

    def _hear(self, worker: Connection[Any, Any]) -> None:
        try:
            fine, said = worker.recv()
        except (EOFError, ConnectionError) as error:
            raise WorkFailedError("a worker process ended without an answer") from error
        if not fine:
            raise WorkFailedError(str(said))
        self._done[self._asked.pop(worker)] = said
        self._idle.append(worker)

    def dismiss(self) -> None:
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()
        for worker in (*self._idle, *self._asked):
            worker.close()


def _serve(task: Callable[[Item], WorkResult], questions: Connection[Any, Any]) -> None:
    """One worker: answers until nobody asks any more. Ctrl-C is for the process that asks."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            item: Item = questions.recv()
        except (EOFError, ConnectionError):
            return
        try:
            answer = True, task(item)
        except Exception:  # whatever it was, the one who asked has to hear of it
            questions.send((False, traceback.format_exc()))
        else:
            questions.send(answer)
