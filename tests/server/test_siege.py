"""Under siege: whatever is thrown at an endpoint or a socket, it is never our mistake, nobody else waits for it, the
log stays short, and what is refused leaves nothing behind."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from typing import Final

import pytest
from msgspec import inspect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kirifuda.games import GAMES
from kirifuda.kernel.randomness import Dice
from kirifuda.server.app import ENDPOINTS
from kirifuda.server.messages import FromClient
from kirifuda.server.routes_games import code_of
from kirifuda.server.routing import Endpoint
from tests.server import hostile
from tests.server.ground import LONG, Attacker, Ground, closed_with, opened, played, prepared, refused
from tests.server.siege import PATIENCE_S, largest, thrown, written

FEW, MANY = 14, 300
DONE, MALFORMED, FORBIDDEN, NOT_FOUND, TOO_LARGE, UNPROCESSABLE = 200, 400, 403, 404, 413, 422
MESSAGES: Final = {str(kind.tag): kind for kind in inspect.type_info(FromClient).types}  # type: ignore[attr-defined]
ROUTES: Final = {f"{each.method} {each.path}": each for each in ENDPOINTS}
LONGEST_ANSWER: Final = 200_000


@pytest.fixture(scope="module")
def ground() -> Iterator[Ground]:
    """A server, and what stands there."""
    with prepared() as found:
        yield found


# ---- endpoints


def storm(ground: Ground, endpoint: Endpoint, count: int) -> None:
    """So many requests of one endpoint."""
    dice = Dice(count, endpoint.path)
    kind = None if endpoint.takes is None else inspect.type_info(endpoint.takes)
    whole = [ground.replay] if endpoint.path == "/api/replays" else []
    for _ in range(count):
        path = ground.path(endpoint, ground.parts(), dice) + ground.query(endpoint, dice)
        body = None if kind is None else thrown(kind, ground.known(dice), dice, whole)
        token = ground.waiting["seats"][0]["token"]
        bearer = (token, token[:-3], "x" * 900)[dice.below(3)]
        ground.clear(ground.server.ask(endpoint.method, path, body, authorization=f"Bearer {bearer}"))


@pytest.mark.parametrize("name", ROUTES)
def test_requests_made_from_their_schema(ground: Ground, name: str) -> None:
    ground.server.watched(partial(storm, ground, ROUTES[name], FEW))


@pytest.mark.slow
@pytest.mark.parametrize("name", ROUTES)
def test_many_requests_made_from_their_schema(ground: Ground, name: str) -> None:
    ground.server.watched(partial(storm, ground, ROUTES[name], MANY))


@pytest.mark.parametrize("name", [name for name, each in ROUTES.items() if each.takes is not None])
def test_the_largest_body_that_is_allowed(ground: Ground, name: str) -> None:
    endpoint = ROUTES[name]
    kind, dice, limit = inspect.type_info(endpoint.takes), Dice(1, name), endpoint.body_limit(ground.server.config)
    known = [{}, *[ground.known(dice) for _ in GAMES]]
    bodies = [body for each in known for body in largest(kind, each, dice, limit)]

    def work() -> None:
        for body in bodies:
            answer = ground.server.ask(endpoint.method, ground.path(endpoint, ground.parts(), dice), body)
            assert (answer.status_code == TOO_LARGE) is (len(body) > limit) or answer.status_code == NOT_FOUND
            ground.clear(answer)

    ground.server.watched(work)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_read_when_it_is_first_asked_for(ground: Ground, game: str) -> None:
    """A server that has just started reads its sources beside the loop."""
    clauses = iter(code_of(game))  # an answer is kept: each clause is new but once

    def work() -> None:
        code_of.cache_clear()
        assert ground.server.ask("GET", f"/api/games/{game}/clauses/{next(clauses)}").json()["code"]

    ground.server.watched(work)


# ---- the socket


def bombard(ground: Ground, name: str, count: int) -> None:
    """So many messages of one kind at one table; whoever is shown the door comes again."""
    dice = Dice(count, name)
    attacker = Attacker(ground, ground.table(opponent="here"))
    for number in range(count):
        before = ground.server.standing()
        try:
            codes = refused(attacker.throw(thrown(MESSAGES[name], attacker.known(ground), dice, [])))
        except ConnectionClosed as closed:
            codes = [closed_with(closed)]
            attacker.stack.close()
            attacker = Attacker(ground, attacker.table)
        assert "server_error" not in codes
        if codes:
            assert ground.server.standing() == before, codes
        if attacker.view["over"]:
            attacker.leave(ground.server)
            attacker = Attacker(ground, ground.table(opponent="here"))
        elif number % 5 == 4:
            attacker.play(ground.server)
    attacker.play(ground.server)
    attacker.leave(ground.server)


@pytest.mark.parametrize("name", [name for name in MESSAGES if name != "hello"])
def test_messages_made_from_their_schema(ground: Ground, name: str) -> None:
    ground.server.watched(partial(bombard, ground, name, FEW))


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in MESSAGES if name != "hello"])
def test_many_messages_made_from_their_schema(ground: Ground, name: str) -> None:
    ground.server.watched(partial(bombard, ground, name, MANY))


def greet(ground: Ground, count: int) -> None:
    """So many first words, each on a socket of its own: a seat, or a refusal in words."""
    dice = Dice(count, "hello")
    known = {
        "table": [ground.playing["table"], ground.waiting["table"]],
        "watch": [ground.playing["watch"], ground.playing["table"]],
        "tokens": [[seat["token"] for seat in table["seats"]] for table in (ground.playing, ground.waiting)],
    }
    kinds = [MESSAGES["hello"]] * 4 + list(MESSAGES.values())
    for _ in range(count):
        before = ground.server.standing()
        with opened(ground.server) as socket:
            socket.send(thrown(kinds[dice.below(len(kinds))], known, dice, []).decode())
            try:
                told = json.loads(socket.recv(PATIENCE_S))
            except ConnectionClosed as closed:
                closed_with(closed)
            else:
                assert told["type"] in ("welcome", "refused")
                assert told.get("code") != "server_error"
        assert ground.server.standing() == before


def test_first_words_made_from_their_schema(ground: Ground) -> None:
    ground.server.watched(partial(greet, ground, 3 * FEW))


@pytest.mark.slow
def test_many_first_words_made_from_their_schema(ground: Ground) -> None:
    ground.server.watched(partial(greet, ground, 3 * MANY))


# ---- what once hurt


def filled(ground: Ground, text: str) -> str:
    """A path or body with what stands on the server."""
    names = {"{table}": ground.waiting["table"], "{invite}": ground.waiting["invite"], "{replay}": ground.film}
    for name, meant in names.items():
        text = text.replace(name, meant)
    return text


@pytest.mark.parametrize("name", hostile.BODIES)
def test_a_body_that_once_hurt(ground: Ground, name: str) -> None:
    path, body = hostile.BODIES[name]
    asked = ("POST", filled(ground, path), filled(ground, written(body).decode()).encode())
    answer = ground.server.watched(partial(ground.server.ask, *asked))

    assert answer.status_code >= 400 or "/decks/" in path
    assert len(answer.content) < LONGEST_ANSWER


@pytest.mark.parametrize("name", hostile.PATHS)
def test_a_path_that_once_hurt(ground: Ground, name: str) -> None:
    ground.server.watched(partial(ground.server.ask, "GET", filled(ground, hostile.PATHS[name])))


@pytest.mark.parametrize("origin", hostile.ORIGINS)
def test_an_origin_that_is_none(ground: Ground, origin: str) -> None:
    answer = ground.server.ask("POST", "/api/tables", written(hostile.TABLE), origin=origin)
    with pytest.raises(InvalidStatus) as raised, opened(ground.server, additional_headers={"origin": origin}):
        pass

    assert answer.json()["code"] == "foreign_origin"
    assert raised.value.response.status_code == FORBIDDEN


@pytest.mark.parametrize("name", hostile.REPLAYS)
def test_a_replay_that_once_hurt(ground: Ground, name: str) -> None:
    body = written({**ground.replay, **hostile.REPLAYS[name]})
    answer = ground.server.watched(partial(ground.server.ask, "POST", "/api/replays", body))

    assert answer.status_code in (MALFORMED, TOO_LARGE, UNPROCESSABLE)


def test_playing_on_from_late_in_a_long_replay(ground: Ground) -> None:
    """It is played again beside, a slice at a time: nobody else waits for it."""
    replay = played(2, LONG)

    def work() -> None:
        film = ground.server.ask("POST", "/api/replays", written(replay)).json()["replay"]
        late = {"decision": len(replay["answers"]) - 1, "name": "x"}
        answer = ground.server.ask("POST", f"/api/replays/{film}/play", written(late))
        assert answer.status_code == DONE
        ground.clear(answer)

    ground.server.watched(work)


@pytest.mark.parametrize("name", hostile.MESSAGES)
def test_a_message_that_once_hurt(ground: Ground, name: str) -> None:
    attacker = Attacker(ground, ground.playing)
    with attacker.stack:
        told = ground.server.watched(partial(attacker.throw, written(hostile.MESSAGES[name])))

    assert refused(told) == ["malformed"]
