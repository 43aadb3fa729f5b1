"""`kirifuda cards`: the printed cards of a game."""

from __future__ import annotations

from typing import Any

import click

from kirifuda.cli.catalogue import show_catalogue
from kirifuda.cli.choosing import GAME, READABLE, cards_option, extended, json_option, language_option
from kirifuda.cli.files import as_json as json_text
from kirifuda.cli.matching import folded, holds
from kirifuda.cli.refusing import Refusal, refusing
from kirifuda.games.interface import CardGame


@click.command()
@click.argument("game", type=GAME)
@click.argument("card", required=False)
@click.option("--search", "-s", default="", help="Only cards whose name, race or text holds this.")
@click.option("--kind", "-k", default="", help="Only cards of this kind, in either language.")
@click.option("--tokens", is_flag=True, help="Also what no deck holds.")
@click.option("--catalogue", is_flag=True, help="Instead, cards that are known by a list only, to collect.")
@click.option("--have", type=READABLE, help="With --catalogue: a file with the numbers you have, one a line.")
@click.option("--missing", is_flag=True, help="With --have: only what you do not have.")
@cards_option
@json_option
@language_option
@refusing
def cards_command(game: CardGame, card: str | None, search: str, kind: str, tokens: bool, **chosen: Any) -> None:
    """List the cards of GAME, or show one by its number or name."""
    game = extended(game, chosen["typed"])
    if chosen["catalogue"] or chosen["have"] or chosen["missing"]:
        show_catalogue(game, card or search, chosen)
        return
    pool = game.pool()
    as_json, language = chosen["as_json"], chosen["language"]
    if card is not None:
        number = card_number(game, card)
        click.echo(json_text(game.card_facts(pool, number)) if as_json else game.describe_card(pool, number, language))
        return
    facts = [game.card_facts(pool, number) for number in range(len(pool.cards))]
    kinds = {word for entry in facts for word in (*entry["kind"], *entry.get("kind_english", ()))}
    if kind and kind not in kinds:
        raise Refusal(f"{game.name} has no kind {kind!r}; there are: {', '.join(sorted(kinds))}")
    listed = [(number, entry) for number, entry in enumerate(facts) if tokens or not entry.get("token")]
    found = [
        (number, entry)
        for number, entry in listed
        if holds(entry, search) and (not kind or kind in (*entry["kind"], *entry.get("kind_english", ())))
    ]
    if as_json:
        click.echo(json_text([entry for _, entry in found]))
        return
    for number, _ in found:
        lines = game.describe_card(pool, number, language).splitlines()
        click.echo(f"{lines[0]}\n    {lines[1]}")
    click.echo(f"{len(found)} of {len(listed)} cards", err=True)


def card_number(game: CardGame, name: str) -> int:
    """A card by its number or by its name in either language."""
    pool = game.pool()
    if name in pool.numbers:
        return pool.numbers[name]
    wanted = folded(name)
    for number in range(len(pool.cards)):
        known = (pool.cards[number].key, *(game.card_name(pool, number, language) for language in ("ja", "en")))
        if wanted in map(folded, known):
            return number
    raise Refusal(f"{game.name} has no card {name!r}; `kirifuda cards {game.name} --search TEXT` finds one")
