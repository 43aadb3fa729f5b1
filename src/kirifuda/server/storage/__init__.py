"""Tables, journals and replays in a database: SQLite by default, PostgreSQL by its URL."""
