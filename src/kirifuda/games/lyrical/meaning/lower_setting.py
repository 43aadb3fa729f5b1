"""What lowering a text of this game must know besides the tree: which choices are made when it is used."""

from __future__ import annotations

from typing import Final

from kirifuda.effects.lower_base import Lowering, Path
from kirifuda.text import ast as a

HIDDEN: Final = ("手札", "デッキ")
"""What somebody chooses there is chosen when the text is carried out: nobody could answer it (A63)."""


class LyricalLowering(Lowering):
    """One text on its way from tree to plans."""

    heads: frozenset[Path] = frozenset()
    """A63: paths of the choices at the head of the text."""

    def child(self, key: str, base: Path) -> LyricalLowering:
        low = LyricalLowering(self.meaning, self.tables, self.reading, key, base)
        low.out = self.out
        low.prefix = self.prefix
        low.root = self.root
        return low


def heads_of(node: a.Effect, path: Path) -> frozenset[Path]:
    """A63: the choices with which a text begins; in a list of options each has its own head."""
    if isinstance(node, a.Body):
        return heads_of(node.sentences[0], (*path, "sentences", 0))
    if isinstance(node, a.Seq):
        return heads_of(node.parts[0], (*path, "parts", 0))
    if isinstance(node, a.Modal):
        found = [heads_of(option, (*path, "options", at)) for at, option in enumerate(node.options)]
        return frozenset().union(*found)
    return frozenset({path}) if isinstance(node, a.Choose) and is_open(node.what) else frozenset()


def is_open(node: a.Party) -> bool:
    """Whether a choice is made among cards that everybody sees."""
    if not isinstance(node, a.Some):
        return False
    where = node.of.where
    return isinstance(where, a.Place) and where.zone.name not in HIDDEN
