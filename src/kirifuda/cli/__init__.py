"""The `kirifuda` command: one subcommand per verb."""

import click

from kirifuda import __version__

__all__ = ["main"]


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, "-V", "--version", prog_name="kirifuda")
def main() -> None:
    """Play, read and simulate Japanese trading card games."""
