"""What people say reaches the right ones, as plain text."""

from pathlib import Path

from meldstone.server import protocol as p
from meldstone.server.protocol.codec import decode_server
from tests.server.inside import Inside, on_server, room_of, table_with_strangers


def test_what_is_said_and_noted_has_no_control_characters(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        ada, bela = server.guest("g0", "Ada"), server.guest("g1", "Bela")
        room = await room_of(server, ada, seats=2, seconds=0, knobs={"dispute_pause": True})
        players = [await server.enter(room, person) for person in (ada, bela)]
        await players[1].ask(p.Sit(request="sit"))
        live = server.context.registry.rooms[room]
        assert live.room.game is not None
        nasty = "a\u202eb\x00c\x1b[31m\u2028d\ufeff"
        await players[0].ask(p.Chat(request="c", text=nasty))
        mover = players[live.room.game.board.turn]
        await mover.ask(p.DrawMessage(request="draw", version=live.room.game.version))
        assert isinstance(await players[1].ask(p.DisputeMessage(request="d", version=live.room.game.version, note=nasty)), p.Ok)
        ruling = p.RulingMessage(request="r", version=live.room.game.version, decision="continue", note=nasty)  # type: ignore[arg-type]
        await players[0].ask(ruling)
        await players[1].ping()
        heard = [decode_server(text) for text in players[1].received]
        texts = [message.text for message in heard if isinstance(message, p.ChatSaid)]
        texts += [event.note for message in heard if isinstance(message, p.Update) for event in message.happenings if event.note]
        assert len(texts) >= 2
        assert all(text.isprintable() for text in texts), texts

    on_server(work, tmp_path)


def test_markup_travels_as_text(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        answer = await server.http("POST", "/api/session", {"name": "<img src=x>"})
        assert answer.header("content-type") == "application/json"
        cookie = answer.header("set-cookie") or ""
        assert "\n" not in cookie
        assert "<" not in cookie
        injected = await server.http("POST", "/api/session", {"name": "a\r\nSet-Cookie: x=y"})
        assert "x=y" not in str([name for name, _ in injected.headers])
        assert injected.json["me"]["name"] == "a Set-Cookie: x=y"

    on_server(work, tmp_path)


def test_a_client_in_another_room_hears_nothing_of_this_one(tmp_path: Path) -> None:
    async def work(server: Inside) -> None:
        async with table_with_strangers(server, strangers=1) as (players, (eve,)):
            elsewhere = await room_of(server, server.guest("g5", "Cleo"), seats=2)
            await eve.ask(p.Hello(request="move", room=elsewhere))
            await eve.ping()
            eve.received.clear()
            await players[0].ask(p.Chat(request="c", text="only here"))
            await eve.ping()
            assert not [text for text in eve.received if "only here" in text]
            answer = await eve.ask(p.Hello(request="none", room="nowhere"))
            assert isinstance(answer, p.Error)

    on_server(work, tmp_path)
