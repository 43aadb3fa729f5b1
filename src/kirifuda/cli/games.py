"""`kirifuda games`: the games there are."""

from __future__ import annotations

from typing import Any

import click

from kirifuda.cli.choosing import json_option
from kirifuda.cli.files import as_json as json_text
from kirifuda.cli.refusing import refusing
from kirifuda.games import GAMES, load


@click.command()
@json_option
@refusing
def games_command(as_json: bool) -> None:
    """List the games."""
    found: list[dict[str, Any]] = []
    for name in GAMES:
        game = load(name)
        pool = game.pool()
        found.append(
            {
                "name": name,
                "title": game.title,
                "english": game.title_english,
                "players": list(game.players),
                "edition": game.rulebook.edition,
                "cards": sum(not game.card_facts(pool, number).get("token") for number in range(len(pool.cards))),
                "decks": [deck.id for deck in game.decks()],
            }
        )
    if as_json:
        click.echo(json_text(found))
        return
    for entry in found:
        click.echo(f"{entry['name']}  {entry['title']} / {entry['english']}, rules {entry['edition']}")
        click.echo(f"  {entry['cards']} cards, {len(entry['decks'])} decks: {', '.join(entry['decks'])}")
