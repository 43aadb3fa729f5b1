"""`kirifuda deck`: check deck files against the rules of deck construction, list the shipped decks."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from kirifuda.cli.choosing import GAME, READABLE, cards_option, extended, house_rules, json_option, language_option
from kirifuda.cli.decks import read_deck
from kirifuda.cli.files import as_json as json_text
from kirifuda.cli.refusing import refusing
from kirifuda.games.deckcheck import deck_faults
from kirifuda.games.deckfiles import counted
from kirifuda.games.interface import CardGame, Deck


@click.group("deck")
def deck_command() -> None:
    """Check and list decks."""


@deck_command.command("check")
@click.argument("game", type=GAME)
@click.argument("files", type=READABLE, nargs=-1, required=True)
@click.option(
    "--house", metavar="NAME=VALUE", multiple=True, help="A house rule of the table; may be given several times."
)
@cards_option
@json_option
@language_option
@click.pass_context
@refusing
def check(
    ctx: click.Context, /, game: CardGame, files: tuple[Path, ...], typed: tuple[Path, ...], **chosen: Any
) -> None:
    """Name every clause that each deck file breaks. Exit code 2 when one is illegal."""
    as_json, language = chosen["as_json"], chosen["language"]
    game = extended(game, typed)
    house = house_rules(game, chosen["house"])
    found = []
    for path in files:
        deck = read_deck(game, path)
        broken = deck_faults(game, deck.zones, house)
        sentences = [{"clause": each.clause, "ja": each.ja, "en": each.en} for each in broken]
        found.append({"file": str(path), "deck": deck.name, "legal": not broken, "broken": sentences})
    if as_json:
        click.echo(json_text(found))
    else:
        for entry in found:
            click.echo(f"{entry['file']}: {verdict(bool(entry['legal']), language)}")
            sentences = entry["broken"]
            assert isinstance(sentences, list)
            for sentence in sentences:
                click.echo(f"  {sentence['clause'] or '-'}: {sentence[language]}")
    if not all(entry["legal"] for entry in found):
        ctx.exit(2)


def verdict(legal: bool, language: str) -> str:
    """A deck in a word."""
    if language == "ja":
        return "適正" if legal else "不適正"
    return "legal" if legal else "illegal"


@deck_command.command("list")
@click.argument("game", type=GAME)
@json_option
@language_option
@refusing
def list_decks(game: CardGame, as_json: bool, language: str) -> None:
    """List the decks that come with GAME."""
    decks = game.decks()
    if as_json:
        click.echo(json_text([plain(deck) for deck in decks]))
        return
    for deck in decks:
        sizes = " + ".join(str(len(keys)) for keys in deck.zones.values())
        told = (deck.name, deck.plan_ja, deck.how_ja) if language == "ja" else (deck.english, deck.plan, deck.how)
        click.echo(f"{deck.id}  {told[0]} ({sizes})")
        for line in told[1:]:
            if line:
                click.echo(f"    {line}")


def plain(deck: Deck) -> dict[str, object]:
    """A deck as plain data, with counts."""
    texts = {"id": deck.id, "name": deck.name, "english": deck.english, "plan": deck.plan, "plan_ja": deck.plan_ja}
    return {**texts, "how": deck.how, "how_ja": deck.how_ja, "zones": counted(deck.zones)}
