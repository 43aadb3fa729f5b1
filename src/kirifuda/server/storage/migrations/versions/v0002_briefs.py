"""What a server must know of a table without reading it: who opened it, when, and whether anybody ever came."""

import sqlalchemy as sa
from alembic import op
from msgspec import DecodeError, json

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

SLICE = 500
TABLES = sa.table("tables", *map(sa.column, ("id", "owner", "address", "created", "touched", "answered", "content")))
ENTRIES = sa.table("entries", sa.column("table_id"), sa.column("kind"))


def added() -> list[sa.Column[object]]:
    """The new columns, with what old rows get at first."""
    return [
        sa.Column("owner", sa.String(64), nullable=False, server_default=""),
        sa.Column("address", sa.String(64), nullable=False, server_default=""),
        sa.Column("created", sa.Double, nullable=False, server_default="0"),
        sa.Column("answered", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("visited", sa.Boolean, nullable=False, server_default=sa.true()),
    ]


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        # SQLite reads a row from its beginning: what is often asked for must not stand behind the content.
        with op.batch_alter_table("tables", recreate="always") as batch:
            for column in added():
                batch.add_column(column, insert_after="touched")
    else:
        for column in added():
            op.add_column("tables", column)
    fill()
    with op.batch_alter_table("tables") as batch:
        for column in added():
            batch.alter_column(column.name, server_default=None, existing_type=column.type, existing_nullable=False)


def fill() -> None:
    """Old tables keep their owner; that nobody came to them is not known, so it is not claimed."""
    connection = op.get_bind()
    connection.execute(sa.update(TABLES).values(created=TABLES.c.touched))
    answered = sa.select(ENTRIES.c.table_id).where(ENTRIES.c.kind == "answer")
    connection.execute(sa.update(TABLES).where(TABLES.c.id.in_(answered)).values(answered=sa.true()))
    last = ""
    while True:
        asked = sa.select(TABLES.c.id, TABLES.c.content).where(TABLES.c.id > last).order_by(TABLES.c.id).limit(SLICE)
        rows = connection.execute(asked).all()
        if not rows:
            return
        for id, content in rows:
            connection.execute(sa.update(TABLES).where(TABLES.c.id == id).values(**known(content)))
        last = rows[-1][0]


def known(content: str) -> dict[str, object]:
    """The owner and the beginning of a table; a table that can't be read is not brought back anyway."""
    try:
        record = json.decode(content)
        owner, created = str(record.get("owner", "")), float(record["created"])
    except (DecodeError, AttributeError, KeyError, TypeError, ValueError):
        return {"owner": ""}
    return {"owner": owner.replace("\0", "")[:64], "created": created}


def downgrade() -> None:
    with op.batch_alter_table("tables") as batch:
        for column in added():
            batch.drop_column(column.name)
