"""`kirifuda cards GAME --catalogue`: cards that are known by a list only, as a check list for collectors."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from kirifuda.cli.files import as_json as json_text
from kirifuda.cli.files import read_text
from kirifuda.cli.matching import holds
from kirifuda.cli.refusing import Refusal

if TYPE_CHECKING:
    from pathlib import Path

    from kirifuda.games.interface import CardGame, Listing


def show_catalogue(game: CardGame, search: str, chosen: dict[str, Any]) -> None:
    """Every entry that holds a text: its number, name and illustrator, whether it is there, and whether it was typed in
    and can be played."""
    listed = game.catalogue()
    if not listed:
        raise Refusal(f"{game.name} has no catalogue: all its known cards can be played")
    have = owned(chosen["have"], listed) if chosen["have"] else set()
    typed = {str(card.facts.get("id")) for card in game.more}
    entries = [plain(entry, entry.number in have, entry.number in typed) for entry in listed]
    found = [entry for entry in entries if holds(entry, search) and not (chosen["missing"] and entry["have"])]
    if chosen["as_json"]:
        click.echo(json_text(found))
        return
    for entry in found:
        click.echo(line_of(entry, chosen["language"]))
    click.echo(total(len(found), len(listed), len(have), chosen["language"]), err=True)


def owned(path: Path, listed: list[Listing]) -> set[str]:
    """The numbers of a file, one a line; what stands behind a number or a # is for people."""
    known = {entry.number for entry in listed}
    found: set[str] = set()
    for line, raw in enumerate(read_text(path).splitlines(), 1):
        words = raw.split("#")[0].split()
        if words and words[0] not in known:
            raise Refusal(f"{path}:{line}: there is no number {words[0]!r} in the catalogue")
        found.update(words[:1])
    return found


def plain(entry: Listing, have: bool, typed: bool) -> dict[str, Any]:
    """An entry as plain data."""
    facts = {"number": entry.number, "name": entry.name, "illustrator": entry.illustrator}
    return {**facts, "reprint_of": entry.reprint_of, "have": have, "typed_in": typed}


def line_of(entry: dict[str, Any], language: str) -> str:
    """A line of the check list."""
    words = ("絵", "再録", "入力済み") if language == "ja" else ("art", "reprint of", "typed in")
    parts = [entry["name"], f"{words[0]} {entry['illustrator']}"]
    if entry["reprint_of"]:
        parts.append(f"{words[1]} {entry['reprint_of']}")
    if entry["typed_in"]:
        parts.append(words[2])
    return f"[{'x' if entry['have'] else ' '}] {entry['number']:<5} " + " / ".join(parts)


def total(shown: int, listed: int, have: int, language: str) -> str:
    """The line below the list."""
    if language == "ja":
        return f"{listed}枚中{shown}枚を表示、{have}枚を所持"
    return f"{shown} of {listed} entries, {have} in the collection"
