"""`kirifuda doubts`: what a rulebook leaves open, how we read it, and the house rules that follow."""

from __future__ import annotations

from typing import Any

import click

from kirifuda.cli.choosing import GAME, json_option, language_option
from kirifuda.cli.files import as_json as json_text
from kirifuda.cli.refusing import refusing
from kirifuda.games.interface import CardGame
from kirifuda.ledger.clauses import load_clauses
from kirifuda.ledger.doubts import Doubt, load_doubts


@click.command()
@click.argument("game", type=GAME)
@click.argument("doubt", required=False)
@json_option
@language_option
@refusing
def doubts_command(game: CardGame, doubt: str | None, as_json: bool, language: str) -> None:
    """List the doubts of GAME, or show one."""
    show_doubts(game, doubt, as_json=as_json, language=language)


def show_doubts(game: CardGame, id: str | None, *, as_json: bool, language: str) -> None:
    """Print one doubt in full or all in short."""
    register = load_doubts(game.name, load_clauses(game.name))
    chosen = [register[id]] if id else list(register)
    if as_json:
        entries = [plain(doubt) for doubt in chosen]
        click.echo(json_text(entries[0] if id else entries))
        return
    for doubt in chosen:
        question, reading = (
            (doubt.question_ja, doubt.reading_ja) if language == "ja" else (doubt.question, doubt.reading)
        )
        click.echo(f"{doubt.id}  {', '.join(doubt.clauses)}  {question}")
        click.echo(f"    → {reading}")
        if doubt.house_rule is not None:
            click.echo(f"    --house {doubt.house_rule}={'|'.join(doubt.values)}")
        if id:
            for other in doubt.alternatives_ja if language == "ja" else doubt.alternatives:
                click.echo(f"    ? {other}")
            click.echo(f"    {doubt.why} ({doubt.sure}, {doubt.evidence})")


def plain(doubt: Doubt) -> dict[str, Any]:
    """A doubt as plain data."""
    return {name: getattr(doubt, name) for name in doubt.__struct_fields__}
