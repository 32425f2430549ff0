"""Today's table: every stored position can be solved, and a try is judged without a room or an account."""

from pathlib import Path
from typing import Any

import pytest

from meldstone.rules.catalogue import ruleset
from meldstone.rules.tile_turn import TileTurn, is_legal
from meldstone.server.http.today import stored_positions
from meldstone.solver import solve
from tests.server.inside import Inside, on_server


@pytest.mark.parametrize("number", range(len(stored_positions())))
def test_all_five_tiles_of_every_position_can_be_laid(number: int) -> None:
    position = stored_positions()[number].position
    assert len(position.rack) == 5
    tiles = [*position.table.tiles, *position.rack]
    assert len(set(tiles)) == len(tiles)
    solution = solve(position)
    assert solution.finishes
    assert is_legal(TileTurn(before=position.table, after=solution.table, rack=frozenset(position.rack)), ruleset("classic"))


def test_there_is_another_position_every_day_for_weeks() -> None:
    positions = stored_positions()
    assert len(positions) >= 40
    assert len({(position.table, position.rack) for position in positions}) == len(positions)


async def tried(server: Inside, number: object, table: Any) -> Any:
    return await server.http("POST", f"/api/today/{number}/check", {"table": table, "language": "en"})


def rows(table: Any) -> list[list[str]]:
    return [[str(tile) for tile in row] for row in table]


def test_a_try_is_judged_for_anybody(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        position = stored_positions()[0].position
        begun = (await tried(server, 0, rows(position.table))).json
        assert (begun["solved"], begun["left"]) == (False, 5)
        assert all(row["kind"] for row in begun["sets"])
        alone = (await tried(server, 0, [*rows(position.table), [str(position.rack[0])]])).json
        assert (alone["solved"], alone["left"]) == (False, 4)
        assert alone["sets"][-1]["kind"] is None
        done = (await tried(server, 0, rows(solve(position).table))).json
        assert (done["solved"], done["left"], done["objections"]) == (True, 0, [])

    on_server(work, tmp_path)


def test_a_try_with_tiles_from_elsewhere_or_without_those_of_the_table_is_no_solution(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        position = stored_positions()[0].position
        assert (await tried(server, 0, [["J", "Jb", "D"]])).status == 400
        assert (await tried(server, 0, [[str(position.rack[0])] * 3])).status == 400
        assert not (await tried(server, 0, [])).json["solved"]
        for number in (len(stored_positions()), "none", "-1", "1e1", "9" * 70, "²"):
            assert (await tried(server, number, [])).status in (400, 404), number

    on_server(work, tmp_path)
