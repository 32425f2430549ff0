"""The way into a WebSocket: who is asking, from where, and is there room for one more."""

from __future__ import annotations

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from meldstone.i18n import negotiate
from meldstone.server.accounts.origins import own_origin
from meldstone.server.context import Desk
from meldstone.server.protocol import Close
from meldstone.server.protocol.localised import learn
from meldstone.server.socket.connection import Connection


def socket_endpoint(desk: Desk) -> ASGIApp:
    """The application for WebSockets."""

    async def endpoint(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope["client"][0] if scope.get("client") else ""
        headers = Headers(scope=scope)
        await receive()
        if scope["path"] != "/api/socket" or not own_origin(headers, desk.config.origins):
            # refused before the handshake, so that a foreign page learns nothing
            await send({"type": "websocket.close"})
            return
        language = negotiate(headers.get("accept-language", "en").split(","))
        await learn(language)
        identity = await desk.identities.of(HTTPConnection(scope))
        await send({"type": "websocket.accept"})
        if identity is None:
            await send({"type": "websocket.close", "code": Close.NOT_SIGNED_IN})
            return
        if not desk.requests.take(client):
            await send({"type": "websocket.close", "code": Close.TOO_FAST})
            return
        if not desk.connections.enter(client):
            await send({"type": "websocket.close", "code": Close.TOO_MANY})
            return
        # of somebody, however many sockets that is, and of everybody at one address
        allowances = (desk.messages.of(identity.id), desk.crowds.of(client))
        efforts = (desk.efforts.of(identity.id), desk.address_efforts.of(client))
        connection = Connection(receive, send, identity.player, desk.house, language, allowances, efforts)
        # the request is read; nobody needs its parts for the hours that a socket stays open
        del headers, identity
        scope.clear()
        desk.sockets.add(connection)
        try:
            await connection.run()
        finally:
            desk.sockets.discard(connection)
            desk.connections.leave(client)

    return endpoint
