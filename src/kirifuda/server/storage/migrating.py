"""Whether a database is ours, and bringing it up to date."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, column, inspect, select, table

from kirifuda.server.storage.faults import Unusable
from kirifuda.server.storage.schema import METADATA

VERSION: Final = "alembic_version"
OURS: Final = {"tables", "entries"}
"""Tables that every version of the schema has."""


def settings() -> AlembicConfig:
    """Where the migrations are."""
    found = AlembicConfig()
    found.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return found


def look(connection: Connection, where: str) -> None:
    """Refuse what somebody else, or a newer kirifuda, has made; nothing is changed."""
    names = set(inspect(connection).get_table_names())
    revision = None
    if VERSION in names:
        revision = connection.scalar(select(column("version_num")).select_from(table(VERSION)))
    if revision is None:
        # A PostgreSQL database may be shared with others as long as their tables have other names; a file is not.
        strangers = names - {VERSION} if connection.dialect.name == "sqlite" else names & METADATA.tables.keys()
        if strangers:
            raise Unusable("foreign", where, f"it holds {', '.join(sorted(strangers)[:3])}")
        return
    known = [script.revision for script in ScriptDirectory.from_config(settings()).walk_revisions()]
    is_newer = revision.isdigit() and revision > max(known)
    if OURS - names or not (is_newer or revision in known):
        raise Unusable("foreign", where, f"schema {revision}")
    if is_newer:
        raise Unusable("newer", where, revision)


def migrate(connection: Connection) -> None:
    """Bring the schema up to date, within the transaction of the connection."""
    config = settings()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
