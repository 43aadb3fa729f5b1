"""The `kirifuda` command: one subcommand per verb, imported only when it is called."""

from importlib import import_module
from typing import Final

import click

from kirifuda import __version__
from kirifuda.packages import engine

__all__ = ["main"]

VERBS: Final = {
    "card": "read a card text, check all cards",
    "cards": "list and show cards",
    "deck": "check and list decks",
    "doubts": "what a rulebook leaves open, and how it is read",
    "games": "list the games",
    "new": "begin a game of your own: a folder that plays",
    "play": "play against the computer in the terminal",
    "replay": "show and check recorded games",
    "rules": "the clauses of a rulebook and what carries them out",
    "scenario": "run and save positions as text",
    "serve": "serve the table in the browser",
    "sim": "let agents play many games",
}
"""Each verb is a module of this package with a command of the same name."""


class Verbs(click.Group):
    """Finds a subcommand in the module of its name; the list of verbs needs no imports."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in VERBS:
            return None
        command = getattr(import_module(f"kirifuda.cli.{cmd_name}"), f"{cmd_name}_command")
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Verbs"):
            formatter.write_dl(list(VERBS.items()))


@click.command(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "-V", "--version", message=f"kirifuda {__version__}, {engine()} engine")
def main() -> None:
    """Play, read and simulate Japanese trading card games."""
