"""The way into a WebSocket: who is asking, from where, and is there room for one more."""

from __future__ import annotations

from functools import partial

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from meldstone.i18n import negotiate
from meldstone.server.accounts.origins import own_origin
from meldstone.server.context import ServerContext
from meldstone.server.protocol import Close
from meldstone.server.protocol.codes import RefusedError
from meldstone.server.protocol.localised import learn
from meldstone.server.socket.connection import Connection
from meldstone.server.socket.small_socket import WHEN_LOST


def socket_endpoint(context: ServerContext) -> ASGIApp:
    """The application for WebSockets."""

    async def endpoint(scope: Scope, receive: Receive, send: Send) -> None:
        client = scope["client"][0] if scope.get("client") else ""
        headers = Headers(scope=scope)
        await receive()
        own = context.hosts.known(headers) and own_origin(headers, context.scheme(scope), context.config.origins)
        if scope["path"] != "/api/socket" or not own:
            # refused before the handshake, so that a foreign page learns nothing
            await send({"type": "websocket.close"})
            return
        try:
            context.admit(scope)
            identity = await context.identify(HTTPConnection(scope), client)
        except RefusedError:
            # before the handshake, which is most of the work
            await send({"type": "websocket.close"})
            return
        language = negotiate(headers.get("accept-language", "en").split(","))
        await learn(language)
        await send({"type": "websocket.accept"})
        if identity is None:
            await send({"type": "websocket.close", "code": Close.NOT_SIGNED_IN})
            return
        if not context.connections.enter(identity.id, client):
            await send({"type": "websocket.close", "code": Close.TOO_MANY})
            return
        leave = partial(context.connections.leave, identity.id, client)
        when_lost = scope.get("extensions", {}).get(WHEN_LOST)
        if when_lost is not None:
            # a client that does not read keeps its place until its file is closed, or it could have any number of them
            when_lost(leave)
        # of somebody, however many sockets that is, and of everybody at one address
        allowances = (context.messages_per_client.of(identity.id), *context.messages_per_address.all_of(client))
        connection = Connection(
            receive,
            send,
            identity.player,
            context.registry,
            language,
            allowances,
            context.judging.of(identity.id, client),
            identity.session,
            identity.companions,
        )
        # the request is read; nobody needs its parts for the hours that a socket stays open
        del headers, identity
        scope.clear()
        context.sockets.add(connection)
        try:
            await connection.run()
        finally:
            context.sockets.discard(connection)
            if when_lost is None:
                leave()

    return endpoint
