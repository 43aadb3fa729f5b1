"""What lowering a text of this game must know besides the tree: which choices are made when it is used."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lowering.base import Path
from kirifuda.games.lyrical import ast as n
from kirifuda.text import ast as a

HIDDEN: Final = ("手札", "デッキ")
"""What somebody chooses there is chosen when the text is carried out: nobody could answer it (A63)."""


def heads_of(node: a.Effect, path: Path) -> frozenset[Path]:
    """A63: the cards to be chosen with which a text begins, whatever is done to them."""
    return frozenset(
        at
        for verb, below in openings(node, path)
        for name in ("what", "subject")
        for one, at in each_of(getattr(verb, name, None), (*below, name))
        if is_open(one)
    )


def each_of(node: a.Node | None, path: Path) -> list[tuple[a.Node | None, Path]]:
    """What is named, or each of several that are named together."""
    if isinstance(node, n.TopCardOf):
        return [(node.what, (*path, "what"))]
    if isinstance(node, a.Both):
        return [(part, (*path, "parts", at)) for at, part in enumerate(node.parts)]
    return [(node, path)]


def choices_in(node: a.Effect, path: Path) -> frozenset[Path]:
    """Of what happens by itself only what the text calls a choice: nobody can answer it, and of anything else as much
    is done as can be (A50)."""
    return frozenset(
        at
        for verb, below in openings(node, path)
        if isinstance(verb, a.Choose)
        for one, at in each_of(verb.what, (*below, "what"))
        if is_open(one)
    )


def openings(node: a.Effect, path: Path) -> list[tuple[a.Effect, Path]]:
    """The verbs with which a text begins, with their paths; in a list of options each has its own. What only may be
    done, or is done by the other player, is chosen when it is done."""
    if isinstance(node, a.Body):
        return openings(node.sentences[0], (*path, "sentences", 0))
    if isinstance(node, a.Seq):
        return openings(node.parts[0], (*path, "parts", 0))
    if isinstance(node, a.Timed) or (isinstance(node, a.By) and isinstance(node.who, a.You)):
        return openings(node.do, (*path, "do"))
    if isinstance(node, a.Modal):
        return [found for at, option in enumerate(node.options) for found in openings(option, (*path, "options", at))]
    return [(node, path)]


def is_open(node: a.Node | None) -> bool:
    """Whether a choice is made among cards that everybody sees."""
    if not isinstance(node, a.Some):
        return False
    where = node.of.where
    return isinstance(where, a.Place) and where.zone.name not in HIDDEN
