"""`kirifuda card`: read a card text as the engine does, or check all cards of a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from wcwidth import wcswidth

from kirifuda.cli.choosing import GAME, cards_option, extended, json_option, language_option
from kirifuda.cli.files import as_json as json_text
from kirifuda.cli.refusing import Refusal, refusing
from kirifuda.games import GAMES, load
from kirifuda.games.interface import LANGUAGES, CardGame, TextReading
from kirifuda.text.errors import TextError

if TYPE_CHECKING:
    from kirifuda.kernel.rulebook import Pool


@click.group("card")
def card_command() -> None:
    """Read card texts."""


@card_command.command("read")
@click.argument("game", type=GAME)
@click.argument("text")
@click.option("--kind", default="", metavar="KIND", help="The kind of card that the text stands on.")
@click.option("--fact", "facts", metavar="NAME=VALUE", multiple=True, help="Another printed fact; several times.")
@json_option
@language_option
@refusing
def read(game: CardGame, text: str, kind: str, facts: tuple[str, ...], as_json: bool, language: str) -> None:
    """Read TEXT with the wordings of GAME: its tree, both languages, the steps it becomes. With --kind or --fact the
    whole card is judged as the game would judge it; the names of facts are those of docs/scenarios.md."""
    written = text.replace("\\n", "\n")
    card = judge(game, kind, facts, written) if kind or facts else None
    try:
        reading = game.read_text(written)
    except TextError as error:
        if card is None:
            raise Refusal(pointed(error, language)) from error
        japanese, english = (game.describe_card(*card, each) for each in LANGUAGES)
        reading = TextReading("", japanese, english)
    if as_json:
        steps = [{"clause": clause, "step": step} for clause, step in reading.steps]
        found: dict[str, Any] = {"tree": reading.tree, "ja": reading.japanese, "en": reading.english, "steps": steps}
        found["house"] = reading.house
        found["new_words"] = [{"sort": new.en, "sort_ja": new.ja, "word": new.word} for new in reading.new_words]
        found["warnings"] = [{"ja": warning.ja, "en": warning.en} for warning in reading.warnings]
        if card is not None:
            found["card"] = game.card_facts(*card)
        click.echo(json_text(found))
        return
    click.echo(reading.japanese)
    click.echo(reading.english)
    for line in notes(reading, language):
        click.echo(line)
    if reading.tree:
        click.echo(f"\n{reading.tree}")
    if reading.steps:
        click.echo()
        for clause, step in reading.steps:
            click.echo(f"{clause:<10} {step}")


def notes(reading: TextReading, language: str) -> list[str]:
    """What whoever wrote a text should know: how it was understood, which words are new, what may not be meant."""
    found: list[str] = []
    if reading.house and reading.house != reading.japanese:
        found.append(f"understood as / 読み: {reading.house}")
    found += map(str, reading.new_words)
    return found + [f"! {warning.ja if language == 'ja' else warning.en}" for warning in reading.warnings]


def judge(game: CardGame, kind: str, facts: tuple[str, ...], text: str) -> tuple[Pool, int]:
    """The card that the text and the facts make, in a pool."""
    from kirifuda.scenario.defining import judged
    from kirifuda.scenario.errors import Wrong

    named: dict[str, str] = {}
    for fact in facts:
        name, equals, value = fact.partition("=")
        if not equals or not name.strip():
            raise Refusal(f"--fact takes NAME=VALUE, not {fact!r}")
        named[name.strip().lower()] = value.strip()
    try:
        return judged(game, kind, named, text)
    except Wrong as wrong:
        raise Refusal(str(wrong)) from None


def pointed(error: TextError, language: str) -> str:
    """What is wrong with a text, with a caret under the place."""
    message = error.message.ja if language == "ja" else error.message.en
    head = f"{message} (line {error.line}, character {error.column})"
    if "^" in error.detail:
        return f"{head}\n{error.detail}"
    line = error.text.splitlines()[error.line - 1] if error.text.strip() else ""
    caret = " " * max(0, wcswidth(line[: error.column - 1])) + "^"
    return "\n".join(part for part in (head, f"  {line}", f"  {caret}", error.detail) if part)


@card_command.command("check")
@click.argument("game", type=GAME, required=False)
@cards_option
@json_option
@click.pass_context
@refusing
def check(ctx: click.Context, game: CardGame | None, typed: tuple[Path, ...], as_json: bool) -> None:
    """Read every card of GAME (or of all games): each text must read, print back as written, and have a meaning."""
    if typed and game is None:
        raise Refusal("--cards needs the name of the game before it")
    found = [checked(extended(each, typed)) for each in ([game] if game else [load(name) for name in GAMES])]
    if as_json:
        click.echo(json_text(found))
    else:
        for entry in found:
            click.echo(f"{entry['game']}: {entry['sound']} of {entry['cards']} cards are sound")
            for problem in entry["problems"]:
                click.echo(f"  {problem['card']}: {problem['problem']}")
    if any(entry["problems"] for entry in found):
        ctx.exit(2)


def checked(game: CardGame) -> dict[str, Any]:
    """How many cards are sound, and what is wrong with the others."""
    pool = game.pool()
    problems: list[dict[str, str]] = []
    for number, card in enumerate(pool.cards):
        found = [problem_of(game, text) for text in game.card_facts(pool, number)["text"]]
        problems.extend({"card": card.key, "problem": problem} for problem in found if problem)
    count = len(pool.cards)
    sound = count - len({problem["card"] for problem in problems})
    return {"game": game.name, "cards": count, "sound": sound, "problems": problems}


def problem_of(game: CardGame, text: str) -> str:
    """What is wrong with one text of a card; empty if nothing is."""
    try:
        reading = game.read_text(text, with_steps=False)
    except TextError as error:
        return str(error)
    return "" if reading.japanese == text else f"printed back as {reading.japanese!r}"
