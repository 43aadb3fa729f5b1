"""HTTP: tables, seats, replays, health."""

from __future__ import annotations

import secrets
import time
from datetime import UTC, datetime
from typing import Any

from msgspec import Raw, json
from starlette.responses import Response

from kirifuda import __version__
from kirifuda.agents import AGENTS
from kirifuda.games.sheet import Text
from kirifuda.server.bodies import Fill, Health, Moment, MyTable, NewTable, PlayOn, ReplayHead, Seated, Sit
from kirifuda.server.lobby import new_record
from kirifuda.server.messages import TableNow
from kirifuda.server.projector import Beginning, Look, Marks, Onward
from kirifuda.server.records import ReplayRecord, SeatRecord
from kirifuda.server.refusals import Refused
from kirifuda.server.routing import JSON, Call, Routes
from kirifuda.server.seats import COMPUTER, fill_seat, open_table, seated, take_seat
from kirifuda.server.tokens import new_id

ROUTES = Routes()
LISTED = 50
DIGITS = 9
"""No decision has a longer number."""


@ROUTES.post("/api/tables", NewTable, Seated)
async def new_table(call: Call, given: NewTable) -> Seated:
    """Open a table."""
    return await open_table(call.lobby, given, call.visitor, call.address)


@ROUTES.get("/api/tables/mine", list[MyTable])
async def my_tables(call: Call, given: None) -> list[MyTable]:
    """Open tables of this visitor, the newest first."""
    lobby = call.lobby
    seats = await lobby.store.seats_of(call.visitor)
    records = {record.id: record for record in await lobby.store.tables([id for id, _ in seats])}
    found: list[MyTable] = []
    for id, seat in seats:
        record = records.get(id)
        if record is not None and record.status != "over":
            names = [each.name for each in record.seats]
            token = lobby.signer.seat_token(id, seat)
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
    call.lobby.signer.seat_of(call.bearer(), call.part("table"))
    async with call.lobby.at(call.part("table")) as table:
        await fill_seat(call.lobby, table, given)
        return table.now()


def head(record: ReplayRecord) -> ReplayHead:
    """A replay in a list."""
    ended = datetime.fromtimestamp(record.ended, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    house = record.content.get("house", {})
    numbers = (record.decisions, record.turns, ended, record.winners, record.clause)
    return ReplayHead(record.id, record.game, record.names, *numbers, Text(record.ja, record.en), house)


async def replay_of(call: Call) -> ReplayRecord:
    """The replay that the path names."""
    record = await call.lobby.store.replay(call.part("replay"))
    if record is None:
        raise Refused("unknown_replay")
    return record


@ROUTES.get("/api/replays", list[ReplayHead])
async def list_replays(call: Call, given: None) -> list[ReplayHead]:
    """Finished games of this visitor, and others by their ids."""
    store = call.lobby.store
    ids = [id for id in call.query("ids").split(",") if id][:LISTED]
    tables = [] if ids else [id for id, _ in await store.seats_of(call.visitor)]
    return [head(record) for record in await store.replays(ids, tables)]


@ROUTES.post("/api/replays", dict[str, Raw], ReplayHead)
async def add_replay(call: Call, given: dict[str, Raw]) -> ReplayHead:
    """Upload a replay file."""
    lobby = call.lobby
    if not lobby.uploads.allows(call.address):
        raise Refused("too_fast")
    content = json.encode(given).replace(b"\n", b" ").replace(b"\r", b" ")  # no string of JSON holds either
    record = await lobby.screening.upload(new_id(), content, call.address)
    await lobby.store.add_replay(record, lobby.config.uploads)
    return head(record)


@ROUTES.get("/api/replays/{replay}", ReplayHead)
async def show_replay(call: Call, given: None) -> ReplayHead:
    """A replay with its marks."""
    record = await replay_of(call)
    found = head(record)
    found.marks = (await call.lobby.screening.show(Marks(record.id), record, call.address)).marks
    return found


@ROUTES.get("/api/replays/{replay}/at/{decision}", Moment)
async def replay_moment(call: Call, given: None) -> Moment:
    """A replay at one decision, from one side, both, or as the public saw it."""
    number = call.part("decision")
    if not number.isascii() or not number.isdecimal() or len(number) > DIGITS:
        raise Refused("unknown_page")
    record = await replay_of(call)
    look = Look(record.id, int(number), call.query("side", "public"), call.query("log") == "all")
    moment = (await call.lobby.screening.show(look, record, call.address)).moment
    assert moment is not None
    return moment


@ROUTES.get("/api/replays/{replay}/download", dict[str, Any])
async def download_replay(call: Call, given: None) -> Response:
    """The replay file, as `kirifuda replay` reads it."""
    record = await replay_of(call)
    name = f"kirifuda-{record.game}-{record.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(json.encode(record.content), media_type=JSON, headers=headers)


@ROUTES.post("/api/replays/{replay}/play", PlayOn, Seated)
async def play_on(call: Call, given: PlayOn) -> Seated:
    """A new table that goes on from a moment of a replay. What nobody knew then is drawn anew."""
    record = await replay_of(call)
    if given.agent not in AGENTS:
        raise Refused("malformed", "agent")
    shown = await call.lobby.screening.show(Onward(record.id, given.decision), record, call.address)
    assert shown.beginning is not None
    return await open_onward(call, given, record, shown.beginning)


async def open_onward(call: Call, given: PlayOn, record: ReplayRecord, begun: Beginning) -> Seated:
    """The table of a game that goes on."""
    people = len(begun.decks) - begun.own_seats
    if given.seat not in range(people):
        raise Refused("illegal_seats")
    seats: list[SeatRecord] = []
    for number, deck in enumerate(begun.decks):
        if number >= people:
            seats.append(SeatRecord("game", record.names[number], deck))
        elif number == given.seat or given.opponent == "here":
            name = given.name if number == given.seat else record.names[number]
            seats.append(SeatRecord("person", name, deck, visitor=call.visitor))
        elif given.opponent == "friend":
            seats.append(SeatRecord("open", "", deck))
        else:
            seats.append(SeatRecord("computer", COMPUTER, deck, given.agent))
    fresh = new_record(begun.game, seats, begun.house, call.visitor)
    fresh.seed, fresh.mode, fresh.address = begun.seed, begun.mode, call.lobby.address_key(call.address)
    fresh.opening = begun.opening
    # Whoever has the replay knows its seed; from here on, chance is nobody's to know.
    fresh.reseeds = {**begun.reseeds, len(begun.opening): secrets.randbits(61)}
    await call.lobby.add(fresh)
    return seated(call.lobby, fresh, [at for at, seat in enumerate(seats) if seat.kind == "person"])


@ROUTES.get("/api/health", Health)
async def health(call: Call, given: None) -> Health:
    """Whether the server works: whether it can write, and how many tables wait for that."""
    lobby = call.lobby
    database = await lobby.store.healthy()
    stuck = sum(table.driver is not None and table.driver.failures > 0 for table in lobby.tables.values())
    uptime = int(time.monotonic() - lobby.began)
    return Health(database, __version__, len(lobby.open_tables.briefs), uptime, database, stuck)


@ROUTES.get("/api/metrics", None)
async def metrics(call: Call, given: None) -> Response:
    """Numbers for Prometheus."""
    counts: dict[str, int] = {"waiting": 0, "playing": 0, "over": 0}
    for table in call.lobby.tables.values():
        counts[table.record.status] += 1
    for status, count in counts.items():
        call.lobby.metrics.tables.labels(status).set(count)
    return Response(call.lobby.metrics.text(), media_type="text/plain; version=0.0.4")
