"""How Alembic reaches the database: through the connection that the store hands over."""

from alembic import context

from kirifuda.server.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
