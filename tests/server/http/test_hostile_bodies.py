"""JSON that is deep, wide, huge, or none: every way in refuses it, and nothing of it is an unexpected failure."""

from itertools import product
from pathlib import Path

from meldstone.server.http.app import ENDPOINTS
from tests.server.inside import Inside, all_logs, on_server, room_of

BODIES = {
    "deep": b"[" * 8_000 + b"]" * 8_000,
    "deep and open": b'{"name":' * 2_000,
    "deep where anything may stand": b'{"settings":{"knobs":{"a":' + b"[" * 7_000 + b"]" * 7_000 + b"}}}",
    "a deep table": b'{"table":' + b"[" * 7_000 + b"]" * 7_000 + b"}",
    "larger than a body": b"[" * 100_000,
    "wide": b"{" + b",".join(b'"key%d":1' % number for number in range(1_000)) + b"}",
    "a key that is not known, a thousand times": b"{" + b",".join([b'"key":1'] * 1_000) + b"}",
    "digits": b'{"name":' + b"9" * 15_000 + b"}",
    "digits alone": b"9" * 15_000,
    "beyond any number": b'{"settings":{"seats":1e400000}}',
    "NaN": b'{"name":NaN,"settings":{"seats":NaN}}',
    "half a letter": b'{"name":"\\ud800","password":"\\ud800","label":"\\udfff","room":"\\ud800","table":[["\\ud800"]]}',
    "half a letter in bytes": b'{"name":"\xed\xa0\x80"}',
    "nothing but blanks": b" " * 16_000,
    "another encoding": '{"name":"Ada"}'.encode("utf-16"),
    "one thing after another": b"{}{}",
    "null": b"null",
}


def test_every_entry_refuses_it(tmp_path: Path) -> None:
    """What takes no body does not read one, whatever it is; of a key that is there twice, the last counts."""

    async def work(server: Inside) -> None:
        ada = server.guest("g0", "Ada")
        with all_logs() as logged:
            for endpoint, (name, body) in product(ENDPOINTS, BODIES.items()):
                if endpoint.body is not None:
                    path = endpoint.path.replace("{room}", "room").replace("{number}", "7")
                    answer = await server.http(endpoint.method, path, body, ada)
                    assert answer.status in (400, 413), (name, path, answer.status, answer.body)
        assert logged.errors == []

    on_server(work, tmp_path)


def test_numbers_that_no_database_has_are_refused(tmp_path: Path) -> None:
    """A number of twenty digits was an unexpected failure, logged with every request."""

    async def work(server: Inside) -> None:
        ada = server.guest("g0", "Ada")
        room = await room_of(server, ada, seats=2)
        for path in (f"/api/rooms/{room}/happenings?after=", "/api/leaderboard?offset=", "/api/games?limit="):
            answer = await server.http("GET", f"{path}{10**20}", None, ada)
            assert (answer.status, answer.codes) == (400, ["server/malformed"])

    on_server(work, tmp_path)
