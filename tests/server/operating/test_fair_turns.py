"""Turns go to whoever has had the least done."""

import asyncio

from meldstone.server.operating.fair_turns import FairTurns
from tests.server.conftest import run


async def served(turns: FairTurns, wanted: dict[str, tuple[int, float]]) -> list[str]:
    """In which order people are served who all ask at once: how many turns each wants, and how long one takes."""
    order: list[str] = []

    async def ask(person: str, seconds: float) -> None:
        await turns.enter(person)
        order.append(person)
        await asyncio.sleep(0)
        turns.leave(person, seconds)

    await asyncio.gather(*[ask(person, seconds) for person, (count, seconds) in wanted.items() for _ in range(count)])
    return order


def test_people_take_turns_however_much_each_asks_for() -> None:
    async def work() -> None:
        order = await served(FairTurns(1), {"m": (100, 1.0), "a": (2, 1.0), "b": (2, 1.0)})
        assert "".join(order[:7]) == "mabmabm"
        assert len(order) == 104

    run(work)


def test_work_counts_and_not_the_number_of_turns() -> None:
    async def work() -> None:
        order = await served(FairTurns(1), {"m": (10, 5.0), "a": (10, 1.0)})
        assert "".join(order[:7]) == "maaaaam", "five short ones for a long one"

    run(work)


def test_nobody_saves_up_and_nobody_is_punished_for_what_nobody_else_wanted() -> None:
    async def work() -> None:
        turns = FairTurns(1)
        await served(turns, {"m": (100, 1.0)})
        order = await served(turns, {"m": (4, 1.0), "a": (4, 1.0)})
        assert order[:2].count("a") == 1
        assert "".join(order) in ("mamamama", "maamamam", "amamamam", "maamamma")

    run(work)


def test_who_is_cancelled_takes_no_turn_and_keeps_none() -> None:
    async def work() -> None:
        turns = FairTurns(1)
        await turns.enter("a")
        waiting = [asyncio.create_task(turns.enter(person)) for person in ("b", "b", "c")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        turns.leave("a", 1.0)
        # its turn has come in the same moment
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert [task.cancelled() for task in waiting] == [True, True, False]
        turns.leave("c", 1.0)
        await asyncio.wait_for(turns.enter("d"), 1)

    run(work)


def test_several_work_at_once_and_accounts_do_not_pile_up() -> None:
    async def work() -> None:
        turns = FairTurns(3)
        for person in ("a", "b", "c"):
            await asyncio.wait_for(turns.enter(person), 1)
        late = asyncio.create_task(turns.enter("d"))
        await asyncio.sleep(0)
        assert not late.done()
        turns.leave("a", 1.0)
        await late
        turns.leave("b", 1.0)
        await served(turns, {f"p{number}": (1, 1.0) for number in range(3000)})
        assert len(turns._worked) <= 1001

    run(work)
