"""The end of a game: its replay is kept, its table closed."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import structlog
from msgspec import structs

from kirifuda.server.records import ReplayRecord
from kirifuda.server.tokens import new_id
from kirifuda.server.views import endings_of, over_of

if TYPE_CHECKING:
    from kirifuda.server.play import Play
    from kirifuda.server.table import Table

LOG = structlog.get_logger("table")


def replay_file(play: Play) -> dict[str, Any]:
    """The game as `kirifuda replay` reads it."""
    content = play.replay.data()
    if play.conceded is not None:
        content["conceded"] = play.conceded[0]
    return content


def replay_record(play: Play, id: str, names: list[str], table: str) -> ReplayRecord:
    """A finished game as the database keeps it."""
    over = over_of(play, -1)
    japanese, english = endings_of(play)
    return ReplayRecord(
        id,
        play.start.game,
        names,
        time.time(),
        over.winners,
        over.clause,
        len(play.replay.answers),
        play.game.turn(),
        japanese.text,
        english.text,
        replay_file(play),
        table,
    )


async def finish(table: Table, play: Play) -> None:
    """Keep the replay and close the table; once."""
    record = table.record
    if record.status == "over":
        return
    record.replay = record.replay or new_id()
    replay = replay_record(play, record.replay, [seat.name for seat in record.seats], record.id)
    over = structs.replace(record, status="over", touched=time.time())
    await table.lobby.store.finish(over, replay)
    record.status, record.touched = over.status, over.touched
    table.lobby.open_tables.finished(record.id)
    table.lobby.metrics.games.labels(record.game).inc()
    LOG.info("game over", table=record.id, game=record.game, winners=replay.winners, decisions=replay.decisions)
    table.tell_table()
