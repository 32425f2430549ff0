"""The application: every way in, with the checks that all of them share."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from functools import cache
from importlib import resources
from pathlib import Path
from re import compile as pattern
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from meldstone.i18n import negotiate
from meldstone.server.accounts.devices import DEVICE_DAYS
from meldstone.server.accounts.origins import Hosts, own_origin
from meldstone.server.context import ServerContext
from meldstone.server.http import about, advice, conduct, games, invitations, recovery, rooms, sessions, today
from meldstone.server.http.built_files import BuiltFiles
from meldstone.server.http.openapi import Refusal, document
from meldstone.server.http.paths import Paths
from meldstone.server.http.route import Call, Endpoint, Plain
from meldstone.server.http.security import HEADERS, SAFE_METHODS
from meldstone.server.http.start_page import start_page
from meldstone.server.protocol.codec import decode_as, encode, malformed
from meldstone.server.protocol.codes import RefusedError, ServerCode, refuse
from meldstone.server.protocol.localised import learn, localised
from meldstone.store import StoreError

log = logging.getLogger(__name__)

Lifespan = Callable[[Starlette], contextlib.AbstractAsyncContextManager[None]]

_ID: Final = pattern(r"[A-Za-z0-9._-]{1,80}")
_STATUS: Final = {
    ServerCode.MALFORMED: 400,
    ServerCode.NOT_SIGNED_IN: 401,
    ServerCode.WRONG_PASSWORD: 403,
    ServerCode.WRONG_CODE: 403,
    ServerCode.BANNED: 403,
    ServerCode.ACCOUNT_NEEDED: 403,
    ServerCode.ACCOUNTS_ONLY: 403,
    ServerCode.FOREIGN_ORIGIN: 403,
    ServerCode.BY_INVITATION: 403,
    ServerCode.NO_SPECTATORS: 403,
    ServerCode.SENT_AWAY: 403,
    ServerCode.NOT_WELCOME: 403,
    ServerCode.NOT_FOUND: 404,
    ServerCode.NO_SUCH_CODE: 404,
    ServerCode.NO_SUCH_METHOD: 405,
    ServerCode.NAME_TAKEN: 409,
    ServerCode.NAME_ALIKE: 409,
    ServerCode.NAME_OF_ACCOUNT: 409,
    ServerCode.TOO_MANY_SEATS: 409,
    ServerCode.TOO_MANY_ROOMS: 409,
    ServerCode.TOO_LARGE: 413,
    ServerCode.UNKNOWN_HOST: 421,
    ServerCode.TOO_FAST: 429,
    ServerCode.UNREADABLE: 500,
    ServerCode.GAME_UNREADABLE: 500,
    ServerCode.UNAVAILABLE: 503,
}


@cache
def _document() -> msgspec.Raw:
    """Written once: that takes 13 ms."""
    return msgspec.Raw(encode(document(ENDPOINTS)))


async def openapi(call: Call) -> msgspec.Raw:
    """This document."""
    return _document()


ENDPOINTS: tuple[Endpoint, ...] = (
    *about.ENDPOINTS,
    *sessions.ENDPOINTS,
    *recovery.ENDPOINTS,
    *rooms.ENDPOINTS,
    *invitations.ENDPOINTS,
    *conduct.ENDPOINTS,
    *advice.ENDPOINTS,
    *games.ENDPOINTS,
    *today.ENDPOINTS,
    Endpoint("GET", "/api/openapi.json", openapi, "This document", dict[str, Any]),
)


def application(context: ServerContext, lifespan: Lifespan, socket: ASGIApp) -> ASGIApp:
    """The whole application; `socket` takes the WebSockets."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    paths = Paths({path: _HttpEndpoint(context, methods) for path, methods in by_path.items()})
    built = _built_files()

    async def http_error(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = ServerCode.NO_SUCH_METHOD if error.status_code == 405 else ServerCode.NOT_FOUND
        return await _refusal(refuse(code), request)

    routes: list[BaseRoute] = [Route("/", _start_page) if built is None else Mount("/", built)]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={HTTPException: http_error})

    def answering(scope: Scope) -> ASGIApp:
        """Who answers a request; the layers of Starlette are for what is wrong with it."""
        path = scope["path"]
        if built is not None and scope["method"] in ("GET", "HEAD") and path in built:
            return built
        return paths.find(scope) or app

    return _front_door(app, answering, socket, context.hosts)


def _front_door(app: ASGIApp, answering: Callable[[Scope], ASGIApp], socket: ASGIApp, hosts: Hosts) -> ASGIApp:
    """Turns away who asks for another server, adds the security headers to every answer, and leads sockets straight in.

    Thousands of sockets wait here for hours; every layer between would keep its frames in memory for each of them.
    """
    extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def page(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *extra]
            await send(message)

        if hosts.known(Headers(scope=scope)):
            await answering(scope)(scope, receive, send_with_headers)
        else:
            misled = await _refusal(refuse(ServerCode.UNKNOWN_HOST), Request(scope))
            await misled(scope, receive, send_with_headers)

    doors: dict[str, ASGIApp] = {"http": page, "websocket": socket}
    # a plain function: a coroutine here would be one more frame for every socket
    return lambda scope, receive, send: doors.get(scope["type"], app)(scope, receive, send)


class _HttpEndpoint:
    """All methods of one path, behind the checks that every request passes."""

    def __init__(self, context: ServerContext, methods: dict[str, Endpoint]) -> None:
        self._context = context
        self._methods = methods

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        try:
            response = await self._answer(request)
        except RefusedError as refusal:
            self._context.services.metrics.refused.labels("http", refusal.code, refusal.limit).inc()
            response = await _refusal(refusal, request)
            if refusal.code == ServerCode.NO_SUCH_METHOD:
                response.headers["allow"] = ", ".join(sorted(self._methods))
        except StoreError:
            log.warning("the store failed a request", extra={"path": scope["path"]})
            response = await _refusal(refuse(ServerCode.UNAVAILABLE), request)
        except ClientDisconnect:
            return
        except Exception:
            self._context.services.metrics.failures.inc()
            log.exception("a request failed", extra={"path": scope["path"]})
            response = await _refusal(refuse(ServerCode.UNAVAILABLE), request)
        await response(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        context = self._context
        client = request.client.host if request.client is not None else ""
        context.admit(request.scope)
        endpoint = self._methods.get("GET" if request.method == "HEAD" else request.method)
        if endpoint is None:
            raise refuse(ServerCode.NO_SUCH_METHOD)
        if request.method not in SAFE_METHODS and not own_origin(
            request.headers, context.scheme(request.scope), context.config.origins
        ):
            raise refuse(ServerCode.FOREIGN_ORIGIN)
        if not all(_ID.fullmatch(str(value)) for value in request.path_params.values()):
            raise refuse(ServerCode.NOT_FOUND)
        call = Call(request, context, None if endpoint.anonymous else await context.identify(request, client))
        if endpoint.signed_in and call.identity is None:
            raise refuse(ServerCode.NOT_SIGNED_IN)
        if endpoint.body is not None:
            call.body = decode_as(endpoint.body, await _body(request, context.config.body_bytes))
        if endpoint.query is not None:
            call.query = _query(endpoint.query, request)
        value = await endpoint.handler(call)
        response = _response(value)
        response.status_code = call.status
        if call.cookie is None:
            call.cookie = context.identities.renewed(call.identity)
        _set_cookies(response, call)
        return response


async def _body(request: Request, most: int) -> bytes:
    """The body; a form of a foreign page is no JSON, so it never gets this far."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise refuse(ServerCode.MALFORMED, reason="content-type must be application/json")
    parts: list[bytes] = []
    size = 0
    async for part in request.stream():
        size += len(part)
        if size > most:
            raise refuse(ServerCode.TOO_LARGE, most=most)
        parts.append(part)
    return b"".join(parts)


def _query(kind: type[Any], request: Request) -> Any:
    if "\0" in str(request.query_params):
        raise refuse(ServerCode.MALFORMED, reason="query")
    try:
        return msgspec.convert(dict(request.query_params), kind, strict=False)
    except msgspec.ValidationError as error:
        raise malformed(error) from error


def _response(value: Any) -> Response:
    if isinstance(value, Plain):
        headers = {"content-disposition": f'attachment; filename="{value.filename}"'} if value.filename else {}
        return Response(value.text, media_type=value.media_type, headers={"cache-control": "no-store", **headers})
    return Response(encode(value), media_type="application/json", headers={"cache-control": "no-store"})


async def _refusal(refusal: RefusedError, request: Request) -> Response:
    language = negotiate(request.headers.get("accept-language", "en").split(","))
    await learn(language)
    # what can be read and is still refused is a matter of rules, names or the state of a room
    status = _STATUS.get(refusal.code, 422)  # type: ignore[call-overload]
    body = encode(Refusal(localised(refusal.objections, language)))
    return Response(body, status_code=status, media_type="application/json", headers={"cache-control": "no-store"})


def _set_cookies(response: Response, call: Call) -> None:
    config, name = call.context.config, call.context.identities.cookie(call.request)
    secure = config.secure_cookies or call.request.url.scheme == "https"
    if call.cookie:
        age = config.session_days * 86_400
        response.set_cookie(name, call.cookie, max_age=age, httponly=True, samesite="lax", secure=secure)
    elif call.cookie is not None:
        response.delete_cookie(name, httponly=True, samesite="lax", secure=secure)
    if call.aside is not None:
        age, aside = config.session_days * 86_400, call.context.identities.aside_cookie
        if call.aside:
            response.set_cookie(aside, call.aside, max_age=age, httponly=True, samesite="lax", secure=secure)
        else:
            response.delete_cookie(aside, httponly=True, samesite="lax", secure=secure)
    if call.device is not None:
        age, name = DEVICE_DAYS * 86_400, call.context.devices.cookie
        response.set_cookie(name, call.device, max_age=age, httponly=True, samesite="lax", secure=secure)


def _built_files() -> BuiltFiles | None:
    """The built browser files, if there are any."""
    folder = Path(str(resources.files("meldstone").joinpath("web")))
    return BuiltFiles(folder) if (folder / "index.html").is_file() else None


async def _start_page(request: Request) -> Response:
    """Without them, a plain page that says what this is."""
    return start_page()
