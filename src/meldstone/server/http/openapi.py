"""The OpenAPI document, made from the endpoints and the types they take and give."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from meldstone import __version__
from meldstone.server.http.route import Endpoint
from meldstone.server.protocol import LocalisedObjection
from meldstone.server.protocol.schema import schema_hook

REF = "#/components/schemas/{name}"


class Refusal(msgspec.Struct, frozen=True):
    """Why a request was refused: all reasons, each with a code and a sentence in the language of `Accept-Language`."""

    violations: tuple[LocalisedObjection, ...]


def document(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The whole document."""
    kinds: list[Any] = [Refusal]
    for endpoint in endpoints:
        kinds += [kind for kind in (endpoint.answer, endpoint.body, endpoint.query) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, schema_hook=schema_hook, ref_template=REF)
    by_kind = {str(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_kind, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Meldstone",
            "version": __version__,
            "description": "Rooms, records and ratings of tile rummy. Playing itself goes over the WebSocket /api/socket.",
        },
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": "meldstone_session"},
                "bot": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(endpoint: Endpoint, by_kind: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    refusal = {"content": {"application/json": {"schema": by_kind[str(Refusal)]}}}
    answer: dict[str, Any] = {"schema": by_kind[str(endpoint.answer)]} if endpoint.media_type == "application/json" else {}
    media = {endpoint.media_type: answer} if endpoint.media_type == "application/json" else {"*/*": {"schema": {"type": "string"}}}
    operation: dict[str, Any] = {
        "operationId": f"{endpoint.method.lower()}{re.sub('[^a-z]+', '_', endpoint.path)}",
        "summary": endpoint.summary,
        "responses": {
            "200": {"description": "Done.", "content": media},
            "4XX": {"description": "Refused, with all reasons.", **refusal},
            "503": {"description": "The store does not answer.", **refusal},
        },
    }
    if endpoint.signed_in:
        operation["security"] = [{"session": []}, {"bot": []}]
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string", "pattern": "^[A-Za-z0-9._-]{1,80}$"}}
        for name in re.findall(r"\{(\w+)\}", endpoint.path)
    ]
    if endpoint.query is not None:
        schema = components[by_kind[str(endpoint.query)]["$ref"].rsplit("/", 1)[-1]]
        parameters += [
            {"name": name, "in": "query", "required": name in schema.get("required", ()), "schema": _not_null(part)}
            for name, part in schema["properties"].items()
        ]
    if parameters:
        operation["parameters"] = parameters
    if endpoint.body is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": by_kind[str(endpoint.body)]}}}
    return operation


def _not_null(schema: dict[str, Any]) -> dict[str, Any]:
    """A query has no null: what is optional is left out."""
    if "anyOf" not in schema:
        return schema
    kinds = [kind for kind in schema["anyOf"] if kind != {"type": "null"}]
    return kinds[0] if len(kinds) == 1 else {"anyOf": kinds}
