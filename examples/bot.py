"""A bot over the network: ``MELDSTONE_TOKEN=… python examples/bot.py http://127.0.0.1:8080 ROOM [INVITATION]``.

Get a token with an account (POST /api/bot-tokens), open a room in the browser, and let the bot sit down. docs/protocol.md has the
rest. Needs: pip install 'meldstone[server]'
"""

import asyncio
import contextlib
import os
import random
import sys

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from meldstone.bots.simple import Novice
from meldstone.server.protocol import Close, Error, GoOn, Hello, Sit, Update, Welcome
from meldstone.server.protocol.client import as_message, next_game_waits_for_me, waits_for_me
from meldstone.server.protocol.codec import decode_server, encode
from meldstone.server.room.rules import rules_of


async def play(url: str, room: str, invitation: str = "") -> None:
    """Sits down and plays; who loses the connection comes back after a random while, for many others may do so, too."""
    headers = {"authorization": f"Bearer {os.environ['MELDSTONE_TOKEN']}"}
    async for socket in connect(url.replace("http", "ws", 1) + "/api/socket", additional_headers=headers):
        info = view = None
        spread = 500
        with contextlib.suppress(ConnectionClosed):
            await socket.send(encode(Hello(request="hello", room=room, invitation=invitation)).decode())
            await socket.send(encode(Sit(request="sit")).decode())
            async for data in socket:
                match decode_server(data):
                    case Welcome() | Update() as news:
                        info, view = news.room or info, news.view or view
                        spread = max(spread, getattr(news, "spread", 0))
                    case Error(violations=reasons):
                        print("refused:", *[reason.text for reason in reasons])
                if waits_for_me(info, view):
                    move = Novice().choose(view, rules_of(info.settings))
                    await socket.send(encode(as_message(move, view)).decode())
                elif next_game_waits_for_me(info, view):
                    await socket.send(encode(GoOn(request=f"after-{view.commitment[:16]}")).decode())
        if socket.close_code in (Close.NOT_SIGNED_IN, Close.GONE):
            return
        await asyncio.sleep(random.random() * spread / 1000)


asyncio.run(play(*sys.argv[1:]))
