"""What a text is printed on: a spell, an ability or neither, how long it lasts, its map and its target."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path, ReadingLike, Uses
from kirifuda.effects.lowering.choose import chosen, distinct_in
from kirifuda.games.spellcard_strike.abilities import (
    ACTION,
    CHAIN_LONG,
    CHECK,
    EQUIPMENT,
    INSTANT,
    REACTION,
    RULE,
    TIER_EQUIPMENT,
    TIER_RULE,
    TIER_SPELL,
    TIER_STRIKER,
    TURN,
)
from kirifuda.games.spellcard_strike.ast_chain import NewestDeclared
from kirifuda.games.spellcard_strike.ast_nouns import Declared, OneDeclaredBy, Printed
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kirifuda import kernel as k
    from kirifuda.effects.lowering.base import Tables
    from kirifuda.games.spellcard_strike.minimap import Minimap
    from kirifuda.games.spellcard_strike.plans.amounts import BonusPart
    from kirifuda.games.spellcard_strike.plans.makers import OtherDamage

SPELL: Final = "spell"
ABILITY: Final = "ability"
TARGET: Final = "target"
SECOND_TARGET: Final = "target2"
"""Slot: the second target, where two are told apart by their words."""
DEALERS: Final = "dealers"
"""Slot: the strikers that the damage of a trigger comes from."""
TIMINGS: Final = {"アクション": ACTION, "リアクション": REACTION}
"""2.5.4.2: the icons of declared abilities."""
LASTING: Final = {"": INSTANT, "ターン": TURN, "チェーン": CHAIN_LONG, "装備": EQUIPMENT, "ルール": RULE}
"""2.4.6: the icons of lasting abilities."""
APART: Final = (a.Effect, a.Condition, a.Event, a.Ability, a.AbilityText)
"""What chooses for itself, or where nobody chooses."""
OF_CHOSEN: Final = (a.StockOf, a.ValueOf, Printed, Declared, NewestDeclared, OneDeclaredBy)
"""What may be said of somebody who is chosen for that."""


class Setting:
    """Where a text stands."""

    def __init__(self, kind: str, lasting: str = INSTANT, map: Minimap | None = None) -> None:
        self.kind = kind
        """SPELL or ABILITY for what is declared; empty for everything else."""
        self.lasting = lasting
        self.map = map
        self.names_blue = False
        """The text speaks of the blue cells of its map (3.6.5.1)."""
        self.target: a.Thing | None = None
        """What stands under the map; the same words in the text mean it (8.1.11)."""
        self.is_worn = False
        """The text stands on an option: the striker that wears it has the ability (3.13.3.2)."""
        self.offered: dict[Path, a.Thing] = {}
        """8.1.9: which of the strikers under the map each of several effects is about, by its place in the text."""
        self.picked: dict[Path, str] = {}
        """Where a text counts strikers of whom something then holds, and the slot of those that were chosen."""
        self.bonus: dict[Path, list[BonusPart]] = {}
        """By the path of a sentence: what a later one adds to its damage."""
        self.others: dict[Path, tuple[OtherDamage, ...]] = {}
        """By the path of a sentence: for whom a later one says another number of damage."""
        self.firm: set[Path] = set()
        """The paths of sentences whose damage nothing lowers."""
        self.tells_dealers = False
        """A trigger about damage is at hand, so that one can speak of where it comes from (2.6.2)."""
        self.waits = False
        """A sentence is at hand that is carried out after the check step has looked at the damage (2.7.2.3)."""
        self.spoken: dict[str, Path] = {}
        """By their slots, sets that a standing sentence has named and goes on to speak of."""
        self.asked: dict[Path, tuple[a.Node, ...]] = {}
        """By the path of a sentence: what of it a later one asks about, that calls it by its verb."""
        self.granted = 0
        """The tier of an ability that something gives; 0 for one that is printed."""

    @property
    def is_standing(self) -> bool:
        """2.9.5, 2.10.4: the text holds all the time."""
        return self.lasting in (EQUIPMENT, RULE)

    @property
    def until(self) -> e.UntilPlan:
        """How long what it begins lasts."""
        return e.UntilPlan(self.lasting or CHECK)

    @property
    def tier(self) -> int:
        """9.1.2: whose effect it counts as."""
        if self.granted:
            return self.granted
        if self.lasting == RULE:
            return TIER_RULE
        if self.lasting == EQUIPMENT:
            return TIER_EQUIPMENT
        return TIER_SPELL if self.kind == SPELL else TIER_STRIKER


class StrikeLowering(Lowering):
    """A lowering that knows where its text stands."""

    def __init__(
        self, meaning: e.Meaning, tables: Tables, reading: ReadingLike, key: str, base: Path, setting: Setting
    ) -> None:
        super().__init__(meaning, tables, reading, key, base)
        self.setting = setting
        self.defining = Uses()
        """What the definitions of the text look at."""

    def effect(self, node: a.Node, path: Path) -> None:
        """One effect; whose cards or numbers it speaks of is chosen first."""
        for place, some in owners(node, path):
            if place not in self.setting.picked:
                self.setting.picked[place] = self.slot(place)
                chosen(self, some, place)
        told = self.is_told(node, path)
        outer = self.done
        self.done = outer if told else ""
        super().effect(node, path)
        self.done = outer

    def add(self, step: k.Step) -> None:
        """The next step; of several that are chosen, those that have in common what they may not are passed over."""
        super().add(step)
        same = distinct_in(step.of) if isinstance(step, e.Pick) else None
        if isinstance(step, e.Pick) and same is not None:
            super().add(e.DropSame(step.clause, step.name + " apart", step.slot, same.aspect))

    def is_told(self, node: a.Node, path: Path) -> bool:
        """Whether what comes of an effect answers the sentence that asks; of 加えなかった場合, only the adding does."""
        for place, acts in self.setting.asked.items():
            if path[: len(place)] == place and not any(holds(node, act) for act in acts):
                return False
        return True

    def child(self, key: str, base: Path) -> StrikeLowering:
        low = StrikeLowering(self.meaning, self.tables, self.reading, key, base, self.setting)
        low.out = self.out
        low.prefix = self.prefix
        low.root = self.root
        low.defined, low.parts, low.defining = self.defined, self.parts, self.defining
        return low


def holds(node: object, act: a.Node) -> bool:
    """Whether an effect is a certain act, or has it within."""
    if isinstance(node, tuple):
        return any(holds(one, act) for one in node)
    if not isinstance(node, a.Node):
        return False
    return node is act or any(holds(getattr(node, name), act) for name in node.__struct_fields__)


def owners(node: a.Node, path: Path) -> Iterator[tuple[Path, a.Some]]:
    """Strikers of whom an effect takes something, or a number, where nothing else has chosen them."""
    for name in node.__struct_fields__:
        value = getattr(node, name)
        for at, one in enumerate(value) if isinstance(value, tuple) else ((-1, value),):
            here: Path = (*path, name) if at < 0 else (*path, name, at)
            if isinstance(one, a.Some) and isinstance(node, OF_CHOSEN):
                yield here, one
            elif isinstance(one, a.Node) and not isinstance(one, APART):
                yield from owners(one, here)


def setting_of(low: Lowering) -> Setting:
    """Where the text stands."""
    assert isinstance(low, StrikeLowering)
    return low.setting
