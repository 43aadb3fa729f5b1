"""Records as rows of the database, and back."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any, Final

from msgspec import json

from kirifuda.server.records import Brief, Entry, ReplayRecord, TableRecord
from kirifuda.server.storage.schema import TABLES

ID_LETTERS: Final = 32
WORD_LETTERS: Final = 64
BRIEF: Final = tuple(TABLES.c[name] for name in Brief.__struct_fields__)

Row = dict[str, Any]


def can_be(id: str) -> bool:
    """Whether anything may have this id. Ids come from links and sockets, and a database chokes on some letters."""
    return 0 < len(id) <= ID_LETTERS and id.isascii() and id.isprintable()


def plain(word: str) -> str:
    """A word for a column: what no database takes is left out."""
    return word.encode("utf-8", "replace").decode().replace("\0", "")[:WORD_LETTERS]


def entry_row(entry: Entry) -> Row:
    """An entry of a journal."""
    return {
        "table_id": entry.table,
        "number": entry.number,
        "kind": entry.kind,
        "content": json.encode(entry.content).decode(),
        "at": entry.at,
    }


def entry_of(row: Mapping[Any, Any]) -> Entry:
    """And back."""
    return Entry(row["table_id"], row["number"], row["kind"], json.decode(row["content"]), row["at"])


def sitter_row(table: str, seat: int, visitor: str) -> Row:
    """Who sits where, since now."""
    return {"table_id": table, "seat": seat, "visitor": plain(visitor), "at": time.time()}


def table_row(record: TableRecord) -> Row:
    """A table; whether a person has answered at it is told by its journal."""
    return {
        "id": record.id,
        "game": record.game,
        "status": record.status,
        "touched": record.touched,
        "owner": plain(record.owner),
        "address": plain(record.address),
        "created": record.created,
        "visited": record.visited,
        "content": json.encode(record).decode(),
    }


def table_of(content: str, touched: float, visited: bool) -> TableRecord:
    """And back. Columns are newer than the content: the journal moves them."""
    record = json.decode(content, type=TableRecord)
    record.touched, record.visited = touched, visited
    return record


def replay_row(record: ReplayRecord, table: str) -> Row:
    """A finished game."""
    content = json.encode(record).decode()
    return {"id": record.id, "table_id": table, "game": record.game, "ended": record.ended, "content": content}
