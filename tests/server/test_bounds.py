"""What a request may hold: every field bounded by its type, every deck refused that starts where none may."""

from __future__ import annotations

from collections.abc import Iterator
from time import perf_counter
from typing import Any, Final

import pytest
from msgspec import inspect, json

from kirifuda.games import GAMES, load
from kirifuda.server.messages import FromClient
from kirifuda.server.routes_games import ROUTES as GAME_ROUTES
from kirifuda.server.routes_tables import ROUTES as TABLE_ROUTES
from tests.server.house import House, house, run

READ_ELSEWHERE: Final = {"/api/replays"}
"""A replay file: as large as a body may be, and read by `kernel.replay.read`, which knows its types."""
CHARACTERS: Final = 20_000
"""No text of a request is longer."""
MEMBERS: Final = 1_000
SLOWEST_S: Final = 1.0
"""For a whole request on a busy machine."""


def taken() -> dict[str, Any]:
    """The types of everything that a client may send, by where it goes."""
    endpoints = [*GAME_ROUTES.endpoints, *TABLE_ROUTES.endpoints]
    bodies = {each.path: each.takes for each in endpoints if each.takes is not None}
    return {"/ws": FromClient, **{path: body for path, body in bodies.items() if path not in READ_ELSEWHERE}}


def unbounded(kind: inspect.Type, place: str) -> Iterator[str]:
    """Places inside a type at which a client may send as much as it likes."""
    if isinstance(kind, inspect.StructType):
        for field in kind.fields:
            yield from unbounded(field.type, f"{place}.{field.name}")
    elif isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from unbounded(each, place)
    elif isinstance(kind, inspect.IntType):
        if (kind.ge is None and kind.gt is None) or (kind.le is None and kind.lt is None):
            yield f"{place}: a number"
    elif isinstance(kind, inspect.StrType):
        if kind.max_length is None or kind.max_length > CHARACTERS:
            yield f"{place}: a text"
    elif isinstance(kind, inspect.DictType):
        if kind.max_length is None or kind.max_length > MEMBERS:
            yield f"{place}: a table"
        yield from unbounded(kind.key_type, f"{place} (names)")
        yield from unbounded(kind.value_type, f"{place}[]")
    elif isinstance(kind, inspect.ListType):
        if kind.max_length is None or kind.max_length > MEMBERS:
            yield f"{place}: a list"
        yield from unbounded(kind.item_type, f"{place}[]")
    elif not isinstance(kind, inspect.BoolType | inspect.LiteralType | inspect.NoneType):
        yield f"{place}: {type(kind).__name__}"


@pytest.mark.parametrize("where", taken())
def test_every_field_of_a_request_is_bounded(where: str) -> None:
    assert list(unbounded(inspect.type_info(taken()[where]), where)) == []


def test_the_walk_finds_what_has_no_bounds() -> None:
    loose = dict[str, list[int | str | Any]]

    assert list(unbounded(inspect.type_info(loose), "x")) == [
        "x: a table", "x (names): a text", "x[]: a list", "x[][]: a number", "x[][]: a text", "x[][]: AnyType",
    ]  # fmt: skip


def legal(name: str) -> dict[str, list[str]]:
    """A deck that may be played."""
    return {zone: list(keys) for zone, keys in load(name).decks()[0].zones.items()}


def wrong_decks(name: str) -> list[dict[str, list[str]]]:
    """A legal deck with each zone of the rulebook in which none starts, and with one that it does not have."""
    game = load(name)
    known = [kind.name for kind in game.rulebook.deck_zones]
    others = [kind.name for kind in game.rulebook.zones if kind.name not in known] + ["nowhere"]
    return [{**legal(name), zone: keys} for zone in others for keys in ([], legal(name)["deck"][:20])]


async def refusal(place: House, path: str, body: object) -> tuple[int, str]:
    """How a request is refused."""
    answer = await place.http.post(path, json=body)
    return answer.status_code, answer.json().get("code", "")


@pytest.mark.parametrize("name", GAMES)
def test_a_deck_starts_in_its_own_zones_only(name: str) -> None:
    async def work() -> None:
        async with house() as place:
            new = {"game": name, "name": "a", "deck": {"zones": legal(name)}}
            waiting = await place.post("/api/tables", {**new, "opponent": "friend"})
            seat = f"/api/tables/{waiting['table']}/sit"
            table = place.lobby.tables[waiting["table"]]
            before = json.encode(table.record)
            count = len(place.lobby.tables)
            for zones in wrong_decks(name):
                deck = {"zones": zones}
                checked = await place.post(f"/api/games/{name}/decks/check", deck)
                assert not checked["legal"]
                assert len(checked["broken"]) == 1
                illegal = (422, "illegal_deck")
                assert await refusal(place, f"/api/games/{name}/decks/export", {"deck": deck}) == illegal
                assert await refusal(place, "/api/tables", {**new, "deck": deck}) == illegal
                assert await refusal(place, "/api/tables", {**new, "opponent_deck": deck}) == illegal
                seats = [{"kind": "me"}, {"kind": "computer", "deck": deck}]
                assert await refusal(place, "/api/tables", {"game": name, "name": "a", "seats": seats}) == illegal
                sit = {"invite": waiting["invite"], "name": "b", "deck": deck}
                assert await refusal(place, seat, sit) == illegal
            assert len(place.lobby.tables) == count
            assert place.lobby.tables[waiting["table"]] is table
            assert json.encode(table.record) == before
            await place.post(seat, {"invite": waiting["invite"], "name": "b", "deck": {"zones": legal(name)}})
            assert (await place.get(f"/api/tables/{waiting['table']}"))["status"] == "playing"

    run(work)


GAME: Final = "/api/games/magical_duel"
TABLE: Final = {"game": "magical_duel", "name": "x"}
LARGE: Final[dict[str, tuple[str, Any]]] = {
    "players": ("/api/tables", {**TABLE, "players": 300_000_000}),
    "more players": ("/api/tables", {**TABLE, "players": 10**30}),
    "nobody": ("/api/tables", {**TABLE, "players": 0}),
    "seats": ("/api/tables", {**TABLE, "seats": [{"kind": "me"}] * 9}),
    "house rules": ("/api/tables", {**TABLE, "house": {f"rule {n}": "x" for n in range(65)}}),
    "a house rule": ("/api/tables", {**TABLE, "house": {"x" * 10_000: "x"}}),
    "choices": ("/api/tables", {**TABLE, "choices": {f"choice {n}": "x" for n in range(65)}}),
    "zones": (f"{GAME}/decks/check", {"zones": {f"zone {n}": ["x"] * 300 for n in range(100)}}),
    "keys": (f"{GAME}/decks/check", {"zones": {"deck": [f"{n}" for n in range(1_000)]}}),
    "long keys": (f"{GAME}/decks/check", {"zones": {"deck": ["x" * 41]}}),
    "export": (f"{GAME}/decks/export", {"deck": {"zones": {f"z{n}": [f"{n}"] * 300 for n in range(160)}}}),
    "import": (f"{GAME}/decks/import", {"text": "1000 NS1-001\n" * 7_600}),
    "a dotted key": (f"{GAME}/decks/import", {"text": "[deck]\n" + "a." * 24_000 + "a = 1"}),
}


@pytest.mark.parametrize("what", LARGE)
def test_large_requests_are_refused_at_once(what: str) -> None:
    path, body = LARGE[what]

    async def work() -> None:
        async with house() as place:
            await place.get(GAME)
            begun = perf_counter()
            code = await refusal(place, path, body)
            assert perf_counter() - begun < SLOWEST_S
            assert code in ((400, "malformed"), (413, "too_large"))
            assert not place.lobby.tables

    run(work)


@pytest.mark.parametrize(
    "text",
    ["9" * 5_000 + " NS1-001", "[deck]\na = " + "[" * 5_000, "[deck]\na = " + "9" * 5_000, "300 NS1-001\n" * 500],
)
def test_a_text_that_is_no_deck_is_told_by_line(text: str) -> None:
    async def work() -> None:
        async with house() as place:
            found = await place.post(f"{GAME}/decks/import", {"text": text})
            assert found["deck"] is None
            assert 0 < len(found["problems"]) < 30

    run(work)
