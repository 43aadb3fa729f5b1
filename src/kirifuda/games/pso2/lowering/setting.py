"""What lowering a text of this game must know besides the tree: which choices stand at its head, and what it leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.lowering.base import Lowering, Path, ReadingLike, Tables
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.abilities import HOST
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda import effects as e


class Setting:
    """What the texts of one card share."""

    def __init__(self) -> None:
        self.searches: dict[str, e.FilterPlan] = {}
        """301.2: what they look for in a deck, by the phrase."""
        self.has_recovery = False
        """302.9: one of them carries out 回復."""


class PsoLowering(Lowering):
    """One text on its way from tree to plans."""

    def __init__(
        self, meaning: e.Meaning, tables: Tables, reading: ReadingLike, key: str, base: Path, setting: Setting
    ) -> None:
        super().__init__(meaning, tables, reading, key, base)
        self.setting: Final = setting
        self.heads: frozenset[Path] = frozenset()
        """406.2.3: paths of the choices at the head of the text."""
        self.at_once: Path = ()
        """300.2: what stands there is no effect that waits, but what the ability does when it is set off."""
        self.recovers = False
        self.hears_damage = False
        self.hears_dealer = False
        """The event that sets it off, or that it stands in for, is damage; or at least it tells whose damage it was."""
        self.is_attached = False
        """204.2.2: it is a text of an active that is attached."""
        self.each = 0
        """Within so many sentences of what each player does: 自分 is whoever does it (A113)."""
        self.applied = 0
        """103.4.3: how often a turn what the text replaces may be replaced; 0 for any number."""
        self.said: e.PlayerPlan | None = None
        """Whom そのプレイヤー means, where the text has spoken of a player."""
        self.asked: e.PlayerPlan | None = None
        """Whom the text has told to do something: この効果で…しなかったプレイヤー are some of them."""
        self.holds = False
        """300.4: it is a text that holds all the time, and nothing in it has happened: what it speaks of again is a set
        that stays open."""
        self.host_slot = ""
        """What the text calls the card that it is attached to, where it speaks of it again."""

    def child(self, key: str, base: Path) -> PsoLowering:
        low = PsoLowering(self.meaning, self.tables, self.reading, key, base, self.setting)
        low.out = self.out
        low.prefix = self.prefix
        low.is_attached = self.is_attached
        low.hears_damage, low.hears_dealer = self.hears_damage, self.hears_dealer
        low.said = self.said
        low.root = self.root
        return low

    def filter(self, node: a.Filter, path: Path) -> e.FilterPlan:
        return super().filter(fallen(node), path)

    def ref(self, node: object, path: Path) -> str:
        found = super().ref(node, path)
        if found != self.host_slot:
            return found
        self.uses.slots.add(HOST)
        return HOST


def fallen(node: a.Filter) -> a.Filter:
    """301.4-5, A116: who was destroyed this turn lies in the discard pile, whosever side is spoken of."""
    where = node.where
    if not isinstance(where, a.Place) or where.zone.name != "場":
        return node
    for quality in node.qualities:
        deed = quality.deed if isinstance(quality, a.Did) else None
        if isinstance(deed, a.Undergoes) and deed.action.name == "destroy":
            return a.Filter(a.Place(a.Zone("捨札"), where.whose), node.qualities, node.noun)
    return node


def pso(low: Lowering) -> PsoLowering:
    """The lowering as this game's type."""
    assert isinstance(low, PsoLowering)
    return low


def heads_of(node: a.Effect, path: Path) -> frozenset[Path]:
    """406.2.3, 406.2.5: the choices with which a text begins; in a list of abilities each has its own head (406.3)."""
    if isinstance(node, a.Body):
        return heads_of(node.sentences[0], (*path, "sentences", 0))
    if isinstance(node, a.Seq):
        return heads_of(node.parts[0], (*path, "parts", 0))
    if isinstance(node, a.Modal) and not isinstance(node, p.OneWay):
        found = [heads_of(option, (*path, "options", at)) for at, option in enumerate(node.options)]
        return frozenset().union(*found)
    is_head = isinstance(node, a.Choose | a.Target) and not isinstance(
        node.what, a.RandomSome
    )  # chance chooses no target
    return frozenset({path}) if is_head else frozenset()
