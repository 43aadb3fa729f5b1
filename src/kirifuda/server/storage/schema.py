"""The database's tables. What the server searches by is a column; everything else is JSON text."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Double, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", String(200), nullable=False),
)
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(10), nullable=False, index=True),
    Column("touched", Double, nullable=False),
    Column("owner", String(64), nullable=False),
    Column("address", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("answered", Boolean, nullable=False),
    Column("visited", Boolean, nullable=False),
    Column("content", Text, nullable=False),
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("content", Text, nullable=False),
    Column("at", Double, nullable=False),
)
SITTERS = Table(
    "sitters",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("visitor", String(64), nullable=False),
    Column("at", Double, nullable=False),
    Index("sitters_by_visitor", "visitor", "at"),
)
REPLAYS = Table(
    "replays",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("ended", Double, nullable=False),
    Column("content", Text, nullable=False),
)
