"""A way back into an account without e-mail: codes that work once, and are as hard to guess as they look."""

from pathlib import Path

from meldstone.server import protocol as p
from meldstone.server.accounts.recovery import CODES
from meldstone.store import PlayerId
from tests.server.inside import Answer, Inside, on_server, registered, room_of, signed_in_as


async def codes_of(server: Inside, headers: dict[str, str]) -> list[str]:
    made = await server.http("POST", "/api/account/recovery-codes", {"password": "correct horse"}, headers)
    assert made.status == 200, made.body
    return list(made.json["codes"])


async def recover(server: Inside, name: str, code: str, password: str = "battery staple", client: str = "127.0.0.1") -> Answer:
    body = {"name": name, "code": code, "new_password": password}
    return await server.http("POST", "/api/account/recover", body, client=client)


def test_a_code_leads_back_once_and_ends_all_sessions(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        anna = await registered(server, "Anna")
        codes = await codes_of(server, anna)
        assert len(set(codes)) == CODES
        wire = await server.enter(await room_of(server, anna), anna)
        back = await recover(server, "anna", codes[0].upper().replace("-", " "))
        assert back.status == 200
        assert back.json["me"]["name"] == "Anna"
        await wire.until(lambda: False)
        assert wire.closed == p.Close.GONE
        assert await signed_in_as(server, anna) is None
        new = {"cookie": (back.header("set-cookie") or "").partition(";")[0]}
        assert (await signed_in_as(server, new))["account"]
        assert (await server.http("GET", "/api/account/recovery-codes", headers=new)).json == {"left": CODES - 1}
        assert (await recover(server, "Anna", codes[0])).codes == ["account/wrong-recovery-code"], "each works once"
        for password, status in (("correct horse", 403), ("battery staple", 200)):
            assert (await server.http("POST", "/api/login", {"name": "Anna", "password": password})).status == status

    on_server(work, tmp_path)


def test_a_code_that_is_refused_changes_nothing(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        anna, berta = await registered(server, "Anna"), await registered(server, "Berta")
        codes = await codes_of(server, anna)
        for name, code in (("Berta", codes[0]), ("Anna", codes[0][:-1]), ("Anna", ""), ("Nobody", codes[0]), ("\0", codes[0])):
            assert (await recover(server, name, code)).codes == ["account/wrong-recovery-code"]
        assert (await recover(server, "Anna", codes[0], "short")).codes == ["account/password-too-short"]
        assert await signed_in_as(server, anna)
        assert await signed_in_as(server, berta)
        wrong = await server.http("POST", "/api/account/recovery-codes", {"password": "wrong horse"}, anna)
        assert wrong.codes == ["account/wrong-password"]
        newer = await codes_of(server, anna)
        assert (await recover(server, "Anna", codes[0])).codes == ["account/wrong-recovery-code"], "earlier codes are void"
        assert (await recover(server, "Anna", newer[0])).status == 200

    on_server(work, tmp_path)


def test_codes_are_not_kept_and_cannot_be_tried_for_long(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        anna = await registered(server, "Anna")
        codes = await codes_of(server, anna)
        export = (await server.http("GET", "/api/account/export", headers=anna)).body
        assert not any(code.encode() in export for code in codes)
        tries = [(await recover(server, "Anna", f"guess {number}", client=f"10.0.0.{number}")).status for number in range(20)]
        assert tries.count(403) <= 10
        assert tries[-1] == 429
        guest = server.guest("g1", "Eve")
        assert (await server.http("GET", "/api/account/recovery-codes", headers=guest)).codes == ["account/needed"]

    on_server(work, tmp_path, guesses_per_hour=10)


def test_who_is_banned_does_not_come_back_with_a_code(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        mallory = await registered(server, "Mallory")
        codes = await codes_of(server, mallory)
        id = PlayerId((await signed_in_as(server, mallory))["id"])
        await server.store.ban_account(id, 1)
        refused = await recover(server, "Mallory", codes[0])
        assert (refused.status, refused.codes) == (403, ["account/banned"])
        assert refused.header("set-cookie") is None, "nobody is signed in"
        assert (await recover(server, "Mallory", codes[0])).codes == ["account/wrong-recovery-code"], "and the code is used up"
        login = await server.http("POST", "/api/login", {"name": "Mallory", "password": "battery staple"})
        assert login.codes == ["account/banned"]
        await server.store.ban_account(id, None)
        assert (await recover(server, "Mallory", codes[1])).status == 200

    on_server(work, tmp_path)
