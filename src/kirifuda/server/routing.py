"""Typed HTTP routes: bodies are decoded and checked, answers encoded, and OpenAPI made from the same types."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from msgspec import DecodeError, ValidationError, json
from starlette.convertors import Convertor, register_url_convertor
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from kirifuda import __version__
from kirifuda.server.bodies import RefusalNow
from kirifuda.server.cache import Shelf, answer
from kirifuda.server.messages import FromClient, FromServer
from kirifuda.server.refusals import SENTENCES, Refused

if TYPE_CHECKING:
    from kirifuda.server.config import Config
    from kirifuda.server.lobby import Lobby

JSON: Final = "application/json"
Work = Callable[["Call", Any], Awaitable[Any]]
HOLDS_DECKS: Final = ("/api/tables", "/api/tables/{table}/sit")
HOLDS_A_REPLAY: Final = ("/api/replays",)
NUL: Final = b"\\u0000"
"""PostgreSQL keeps no text with it, and no word that somebody types holds it."""


class Number(Convertor[int]):
    """A number in a path, short enough for a number of anything."""

    regex = "[0-9]{1,9}"

    def convert(self, value: str) -> int:
        return int(value)

    def to_string(self, value: int) -> str:
        return str(value)


register_url_convertor("number", Number())


@dataclass
class Call:
    """One request: the lobby, who asks, and the path's parts."""

    lobby: Lobby
    request: Request
    visitor: str
    address: str

    def part(self, name: str) -> str:
        """A part of the path."""
        return str(self.request.path_params[name])

    def bearer(self) -> str:
        """The token that the request carries; empty if it carries none."""
        kind, _, token = self.request.headers.get("authorization", "").partition(" ")
        return token.strip() if kind.lower() == "bearer" else ""

    def query(self, name: str, default: str = "") -> str:
        """A part of the query."""
        return self.request.query_params.get(name, default)


@dataclass(frozen=True)
class Endpoint:
    """One route."""

    method: str
    path: str
    summary: str
    takes: Any
    gives: Any
    work: Work
    cached: bool = False

    def body_limit(self, config: Config) -> int:
        """How large a body may be."""
        if self.path in HOLDS_A_REPLAY:
            return config.body_bytes
        holds_decks = self.path in HOLDS_DECKS or "/decks/" in self.path
        return config.deck_body_bytes if holds_decks else config.small_body_bytes


class Routes:
    """Collects endpoints."""

    def __init__(self) -> None:
        self.endpoints: list[Endpoint] = []

    def get(self, path: str, gives: Any, *, cached: bool = False) -> Callable[[Work], Work]:
        """A GET route."""
        return self._adding("GET", path, None, gives, cached=cached)

    def post(self, path: str, takes: Any, gives: Any) -> Callable[[Work], Work]:
        """A POST route with a body."""
        return self._adding("POST", path, takes, gives)

    def _adding(
        self, method: str, path: str, takes: Any, gives: Any, *, cached: bool = False
    ) -> Callable[[Work], Work]:
        def add(work: Work) -> Work:
            summary = (work.__doc__ or "").strip().splitlines()[0]
            self.endpoints.append(Endpoint(method, path, summary, takes, gives, work, cached))
            return work

        return add


async def read_body(request: Request, limit: int) -> bytes:
    """The body, unless it is too large or never comes; its deadline is the transport's."""
    told = request.headers.get("content-length", "0")
    if len(told) > len(str(limit)) or (told.isdecimal() and int(told) > limit):
        raise Refused("too_large")
    parts: list[bytes] = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > limit:
                raise Refused("too_large")
            parts.append(part)
    except ClientDisconnect:  # whoever left, or was cut off by the transport
        raise Refused("too_slow") from None
    return b"".join(parts)


def decoded(body: bytes, kind: Any) -> Any:
    """A body of the right type."""
    if NUL in body:
        raise Refused("malformed", "NUL")
    try:
        return json.decode(body, type=kind)
    except ValidationError as error:
        raise Refused("malformed", str(error)[:300]) from None
    except (DecodeError, UnicodeError):
        raise Refused("malformed", "not JSON") from None
    except RecursionError:
        raise Refused("malformed", "nested too deeply") from None


def route_of(endpoint: Endpoint, call_of: Callable[[Request], Call], shelf: Shelf) -> Route:
    """An endpoint as Starlette serves it."""

    async def serve(request: Request) -> Response:
        path = request.scope["path"]
        kept = shelf.find(path) if endpoint.cached else None
        if kept is not None:
            return kept.answer(request, "no-cache")
        call = call_of(request)
        given = None
        if endpoint.takes is not None:
            given = decoded(await read_body(request, endpoint.body_limit(call.lobby.config)), endpoint.takes)
        found = await endpoint.work(call, given)
        if isinstance(found, Response):
            return found
        body = json.encode(found)
        if endpoint.cached:
            return (await shelf.keep(path, body, JSON)).answer(request, "no-cache")
        return answer(request, body, JSON, {"cache-control": "no-store"})

    return Route(endpoint.path.replace(":int}", ":number}"), serve, methods=[endpoint.method])


def openapi(endpoints: list[Endpoint]) -> dict[str, Any]:
    """OpenAPI 3.1 of all endpoints; the socket's messages are among the components."""
    kinds = [kind for each in endpoints for kind in (each.takes, each.gives) if kind is not None]
    template = "#/components/schemas/{name}"
    schemas, components = json.schema_components([*kinds, RefusalNow, FromClient, FromServer], ref_template=template)
    found = iter(schemas)
    paths: dict[str, Any] = {}
    refusal = {"description": "Refused", "content": {JSON: {"schema": {"$ref": template.format(name="RefusalNow")}}}}
    statuses = sorted({str(status) for status, _, _ in SENTENCES.values()})
    for each in endpoints:
        operation: dict[str, Any] = {"summary": each.summary, "operationId": each.work.__name__}
        names = [part.strip("{}").partition(":")[0] for part in each.path.split("/") if part.startswith("{")]
        operation["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names
        ]
        if each.takes is not None:
            operation["requestBody"] = {"required": True, "content": {JSON: {"schema": next(found)}}}
        done: dict[str, Any] = {"description": "Done"}
        if each.gives is not None:
            done["content"] = {JSON: {"schema": next(found)}}
        operation["responses"] = {"200": done, **dict.fromkeys(statuses, refusal)}
        path = each.path.replace(":int}", "}").replace(":path}", "}")
        paths.setdefault(path, {})[each.method.lower()] = operation
    rest = list(found)
    components["FromClient"], components["FromServer"] = rest[1], rest[2]
    about = {"title": "kirifuda", "version": __version__, "description": "Play trading card games at a table."}
    return {"openapi": "3.1.0", "info": about, "paths": paths, "components": {"schemas": components}}
