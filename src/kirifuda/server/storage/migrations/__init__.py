"""Migrations, applied when a server starts."""
