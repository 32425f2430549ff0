"""Guests can take along what is kept about them, and delete it."""

from pathlib import Path

from meldstone.server import protocol as p
from tests.server.inside import Inside, on_server, registered, room_of, signed_in_as


def test_a_guest_is_forgotten_in_rooms_and_signed_out(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        signed = await server.http("POST", "/api/session", {"name": "Ada Lovelace"})
        ada = {"cookie": (signed.header("set-cookie") or "").partition(";")[0]}
        room = await room_of(server, ada, seats=2, seconds=0)
        watcher = await server.enter(room, server.guest("g2", "Bela"))
        wire = await server.enter(room, ada)
        export = (await server.http("GET", "/api/session/export", headers=ada)).json
        assert export["guest"][0]["name"] == "Ada Lovelace"
        assert export["tables"] == [{"log": room, "seated": 1}]
        assert (await server.http("POST", "/api/session/delete", headers=ada)).status == 200
        assert await signed_in_as(server, ada) is None
        await wire.until(lambda: False)
        assert wire.closed == p.Close.GONE
        await watcher.until(lambda: watcher.room is not None and all(seat.name != "Ada Lovelace" for seat in watcher.room.seats))
        assert not any(b"Ada Lovelace" in record for record in await server.store.read(room))  # type: ignore[arg-type]

    on_server(work, tmp_path)


def test_an_account_is_not_deleted_without_its_password(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        anna = await registered(server, "Anna")
        assert (await server.http("POST", "/api/session/delete", headers=anna)).codes == ["account/wrong-password"]
        account = await signed_in_as(server, anna)
        imposter = server.guest(account["id"], "Mallory")
        assert (await server.http("POST", "/api/session/delete", headers=imposter)).codes == ["account/wrong-password"]
        assert await signed_in_as(server, anna) == account
        assert "account" in (await server.http("GET", "/api/session/export", headers=anna)).json

    on_server(work, tmp_path)
