"""HTTP: tables, seats, replays, health."""

from __future__ import annotations

import asyncio
import time
from datetime import UTC, datetime
from typing import Any

from starlette.responses import Response

from kirifuda import __version__
from kirifuda.games.sheet import Text
from kirifuda.server.bodies import Fill, Health, Moment, MyTable, NewTable, PlayOn, ReplayHead, Seated, Sit
from kirifuda.server.films import Film, Films
from kirifuda.server.lobby import new_record
from kirifuda.server.messages import TableNow
from kirifuda.server.records import ReplayRecord, SeatRecord
from kirifuda.server.refusing import Refused
from kirifuda.server.routing import JSON, Call, Routes
from kirifuda.server.seating import COMPUTER, fill_seat, open_table, seated, take_seat
from kirifuda.server.tokens import new_id

ROUTES = Routes()
LISTED = 50


@ROUTES.post("/api/tables", NewTable, Seated)
async def new_table(call: Call, given: NewTable) -> Seated:
    """Open a table."""
    return await open_table(call.lobby, given, call.visitor, call.visitor)


@ROUTES.get("/api/tables/mine", list[MyTable])
async def my_tables(call: Call, given: None) -> list[MyTable]:
    """Open tables of this visitor, the newest first."""
    await call.lobby.all_back.wait()
    found: list[MyTable] = []
    for id, seat in await call.lobby.store.seats_of(call.visitor):
        table = call.lobby.tables.get(id)
        if table is not None and table.record.status != "over":
            record = table.record
            token = call.lobby.signer.seat_token(id, seat)
            names = [each.name for each in record.seats]
            found.append(MyTable(id, record.game, seat, record.status, names, token))
    return found


@ROUTES.get("/api/tables/{table}", TableNow)
async def show_table(call: Call, given: None) -> TableNow:
    """A table's public facts."""
    return (await call.lobby.table(call.part("table"))).now()


@ROUTES.post("/api/tables/{table}/sit", Sit, Seated)
async def sit(call: Call, given: Sit) -> Seated:
    """Take an open seat by invitation."""
    return await take_seat(call.lobby, call.part("table"), given, call.visitor)


@ROUTES.post("/api/tables/{table}/fill", Fill, TableNow)
async def fill(call: Call, given: Fill) -> TableNow:
    """Give an open seat to a computer; whoever sits at the table may."""
    table = await call.lobby.table(call.part("table"))
    call.lobby.signer.seat_of(call.bearer(), table.record.id)
    await fill_seat(call.lobby, table, given)
    return table.now()


def head(record: ReplayRecord) -> ReplayHead:
    """A replay in a list."""
    ended = datetime.fromtimestamp(record.ended, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    house = record.content.get("house", {})
    numbers = (record.decisions, record.turns, ended, record.winners, record.clause)
    return ReplayHead(record.id, record.game, record.names, *numbers, Text(record.ja, record.en), house)


async def film_of(call: Call) -> tuple[ReplayRecord, Film]:
    """The replay that the path names, ready to be looked at."""
    id = call.part("replay")
    record = await call.lobby.store.replay(id)
    if record is None:
        raise Refused("unknown_replay")
    films = films_of(call)
    film = films.known(id)
    if film is None:
        film = await asyncio.to_thread(Film, id, record.content)
        films.keep(id, film)
    return record, film


def films_of(call: Call) -> Films:
    """The films at hand."""
    films = call.request.app.state.films
    assert isinstance(films, Films)
    return films


@ROUTES.get("/api/replays", list[ReplayHead])
async def list_replays(call: Call, given: None) -> list[ReplayHead]:
    """Finished games of this visitor, and others by their ids."""
    store = call.lobby.store
    ids = [id for id in call.query("ids").split(",") if id][:LISTED]
    tables = [] if ids else [id for id, _ in await store.seats_of(call.visitor)]
    return [head(record) for record in await store.replays(ids, tables)]


@ROUTES.post("/api/replays", dict[str, Any], ReplayHead)
async def add_replay(call: Call, given: dict[str, Any]) -> ReplayHead:
    """Upload a replay file."""
    id = new_id()
    film = await asyncio.to_thread(Film, id, given)
    play = film.play
    if not play.over():
        raise Refused("corrupt_replay", "it does not reach the end")
    from kirifuda.server.finishing import replay_record

    names = [f"P{number + 1}" for number in range(play.game.players)]
    record = replay_record(play, id, names, "")
    films_of(call).keep(id, film)
    await call.lobby.store.add_replay(record)
    return head(record)


@ROUTES.get("/api/replays/{replay}", ReplayHead)
async def show_replay(call: Call, given: None) -> ReplayHead:
    """A replay with its marks."""
    record, film = await film_of(call)
    found = head(record)
    found.marks = film.marks()
    return found


@ROUTES.get("/api/replays/{replay}/at/{decision:int}", Moment)
async def replay_moment(call: Call, given: None) -> Moment:
    """A replay at one decision, from one side, both, or as the public saw it."""
    _, film = await film_of(call)
    decision = int(call.part("decision"))
    return film.moment(decision, call.query("side", "public"), whole_log=call.query("log") == "all")


@ROUTES.get("/api/replays/{replay}/download", dict[str, Any])
async def download_replay(call: Call, given: None) -> Response:
    """The replay file, as `kirifuda replay` reads it."""
    from msgspec import json

    record = await call.lobby.store.replay(call.part("replay"))
    if record is None:
        raise Refused("unknown_replay")
    name = f"kirifuda-{record.game}-{record.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(json.encode(record.content), media_type=JSON, headers=headers)


@ROUTES.post("/api/replays/{replay}/play", PlayOn, Seated)
async def play_on(call: Call, given: PlayOn) -> Seated:
    """A new table that goes on from a moment of a replay."""
    record, film = await film_of(call)
    start = film.play.start
    if given.decision >= len(film.frames) or film.frames[given.decision].game.over():
        raise Refused("not_playing")
    if given.seat not in range(len(start.decks)):
        raise Refused("illegal_seats")
    mode = film.play.card_game.mode_of(film.play.game)
    people = len(start.decks) - mode.own_seats
    if given.seat >= people:
        raise Refused("illegal_seats")
    seats: list[SeatRecord] = []
    for number, deck in enumerate(start.decks):
        if number >= people:
            seats.append(SeatRecord("game", record.names[number], deck))
        elif number == given.seat or given.opponent == "here":
            name = given.name if number == given.seat else record.names[number]
            seats.append(SeatRecord("person", name, deck, visitor=call.visitor))
        elif given.opponent == "friend":
            seats.append(SeatRecord("open", "", deck))
        else:
            seats.append(SeatRecord("computer", COMPUTER, deck, given.agent))
    fresh = new_record(start.game, seats, start.house, call.visitor)
    fresh.seed, fresh.mode = start.seed, mode.name
    fresh.opening = [list(chosen) for chosen in film.answers[: given.decision]]
    table = await call.lobby.add(fresh)
    return seated(call.lobby, table, [at for at, seat in enumerate(seats) if seat.kind == "person"])


@ROUTES.get("/api/health", Health)
async def health(call: Call, given: None) -> Health:
    """Whether the server works."""
    database = await call.lobby.store.healthy()
    uptime = int(time.monotonic() - call.lobby.began)
    return Health(database, __version__, len(call.lobby.tables), uptime, database)


@ROUTES.get("/api/metrics", None)
async def metrics(call: Call, given: None) -> Response:
    """Numbers for Prometheus."""
    counts: dict[str, int] = {"waiting": 0, "playing": 0, "over": 0}
    for table in call.lobby.tables.values():
        counts[table.record.status] += 1
    for status, count in counts.items():
        call.lobby.metrics.tables.labels(status).set(count)
    return Response(call.lobby.metrics.text(), media_type="text/plain; version=0.0.4")
