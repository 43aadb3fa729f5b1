"""Plans for what the book names besides cards and areas: kinds of abilities, first turns, who went first, where cards
go."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import combinations
from typing import Final, cast

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.control import CONTROL
from kirifuda.games.spellcard_strike.abilities import (
    ACTION,
    ALWAYS_ON,
    CARD,
    DECLARED,
    KIND,
    REACTION,
    TRIGGERED,
    DeclaredAbility,
    StrikeAbility,
)
from kirifuda.games.spellcard_strike.minimap import cell, widened
from kirifuda.games.spellcard_strike.plans.chain import SortPlan
from kirifuda.games.spellcard_strike.plans.stats import STRIKER_STATS
from kirifuda.games.spellcard_strike.plans.tests import printed_in, values_in
from kirifuda.games.spellcard_strike.rules.r02_05_4_targets import plan_of_item
from kirifuda.games.spellcard_strike.rules.r04_02_zones import hand_limit
from kirifuda.games.spellcard_strike.values import (
    ATTRIBUTE_BITS,
    FIELD_ATTRIBUTE,
    FIELD_HOUSE,
    FIELD_NAME,
    FIELD_RACE,
    FIELD_TYPE,
    LAYER_FACTS,
    Values,
)
from kirifuda.games.spellcard_strike.zones import CHAIN, RULES

NEAR: Final = tuple(cell(ahead, right) for ahead in (1, 0, -1) for right in (-1, 0, 1) if ahead or right)
"""4.1.5.1: the eight cells around a striker."""
KEYWORDS: Final = "keyword"
ANY_KIND: Final = "any"
KINDS: Final = {
    "常時発動能力": ALWAYS_ON,
    "誘発能力": TRIGGERED,
    "アビリティ": ANY_KIND,
    "宣言能力": DECLARED,
    "キーワード能力": KEYWORDS,
    "アクションタイミング能力": ACTION,
    "リアクションタイミング能力": REACTION,
}
"""2.4.2, 2.5.4.2, 10.1: the words for kinds of abilities."""


def is_kind(ability: k.Ability, kind: str) -> bool:
    """Whether an ability is of a kind."""
    if not isinstance(ability, StrikeAbility):
        return False
    if kind == ANY_KIND:
        return True
    if kind == KEYWORDS:
        return bool(ability.keyword)
    if kind in (ACTION, REACTION):
        return isinstance(ability, DeclaredAbility) and ability.plan.timing == kind
    return ability.nature == kind


@dataclass(eq=False)
class KindTest(e.TestPlan):
    """2.4.2: has an ability of a kind."""

    kind: str

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        for ability in values_in(scope, id).abilities:
            if is_kind(ability, self.kind):
                return True
        return False


@dataclass(eq=False)
class OptionTest(e.TestPlan):
    """3.1.2: an option, or a spell card."""

    is_option: bool

    def passes(self, scope: e.Scope, id: k.ObjectId) -> bool:
        values = printed_in(scope, id)
        return values is not None and values.is_option == self.is_option


class LoseKind(e.LossChange):
    """2.4.2: abilities of a kind are lost; perhaps only those that are printed (8.1.12)."""

    def __init__(self, on: e.Extent, kind: str, is_printed: bool) -> None:
        super().__init__(on, LAYER_FACTS)
        self.kind = kind
        self.is_printed = is_printed

    def takes(self, board: k.Board, card: k.CardObject, ability: k.Ability) -> bool:
        if not is_kind(ability, self.kind):
            return False
        return not self.is_printed or (card.card >= 0 and ability in board.game.pool.cards[card.card].values.abilities)


class LoseAttributes(e.TextChange):
    """3.3: all attributes are lost, or those that are printed (8.1.12)."""

    def __init__(self, on: e.Extent, is_printed: bool) -> None:
        super().__init__(on, LAYER_FACTS)
        self.is_printed = is_printed

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        if self.is_idle(board, effect):
            return
        found = cast("Values", values)
        lost = found.attributes
        if self.is_printed and card.card >= 0:
            lost = cast("Values", board.game.pool.cards[card.card].values).attributes
        found.attributes &= ~lost


class RangeChange(e.TextChange):
    """3.6.2, 3.6.5.2: an attack range is changed to another, or grows by it; in red."""

    def __init__(self, on: e.Extent, what: e.ThingPlan | None, is_added: bool) -> None:
        super().__init__(on, LAYER_FACTS)
        self.what = what
        """Whose range it becomes; None for the areas around."""
        self.is_added = is_added
        self.cells = NEAR

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        if self.is_idle(board, effect):
            return
        found = cast("Values", values)
        cells = self.cells
        if self.what is not None:
            scope = e.change_scope(board, effect)
            others = self.what.present(scope)
            if not others:
                return
            cells = values_in(scope, others[0]).range
        found.range = widened(found.range if self.is_added else (), cells)


class LongSort(SortPlan):
    """2.4.6-7: lasting abilities, or instant ones. A text that nobody declares is instant unless it is equipment's or a
    rule card's."""

    __slots__ = ("is_lasting",)

    def __init__(self, is_lasting: bool) -> None:
        super().__init__(("spell", "ability"))
        self.is_lasting = is_lasting

    def fits(self, scope: e.Scope, kind: str, card: k.ObjectId) -> bool:
        return kind in self.kinds and lasts(scope, card) == self.is_lasting


class DeclaredSort(SortPlan):
    """2.5: only of what is declared: the latest of the chain, which is being resolved (6.3)."""

    __slots__ = ("sort",)

    def __init__(self, sort: SortPlan) -> None:
        super().__init__(())
        self.sort = sort

    def fits(self, scope: e.Scope, kind: str, card: k.ObjectId) -> bool:
        game = scope.game
        chain = game.zone(CHAIN, 0)
        item = game.state.objects[chain[-1]].item if chain else None
        if item is None or item.bound.get(KIND) != kind or card not in (item.source, item.bound.get(CARD)):
            return False
        return self.sort.fits(scope, kind, card)


def lasts(scope: e.Scope, id: k.ObjectId) -> bool:
    """Whether what comes from a card now is the effect of a lasting ability."""
    game = scope.game
    for item in reversed(game.zone(CHAIN, 0)):
        card = game.state.objects[item]
        if card.item is None or card.item.bound.get(KIND) == "attack":
            continue
        if id in (card.item.source, card.item.bound.get(CARD)):
            plan = plan_of_item(game, card)
            return plan is not None and bool(plan.lasting)
    found = scope.card(id)
    return found is not None and (found.host != 0 or game.map.kind_of[found.zone] is RULES)


@dataclass(eq=False)
class WentFirst(e.ConditionPlan):
    """5.1.3: a player has the first turn, or the second."""

    who: e.PlayerPlan
    is_first: bool

    def holds(self, scope: e.Scope) -> bool:
        return (self.who.one(scope) == scope.game.number("first")) == self.is_first


class FirstTurn(e.ConditionPlan):
    """5.3.2, 5.4.11: the running turn is its player's first."""

    def holds(self, scope: e.Scope) -> bool:
        return scope.game.turn() <= scope.game.players


class ArrivalEvent(e.TextEvent):
    """4: a card comes to a zone of a player, perhaps face down."""

    def __init__(self, kinds: tuple[k.ZoneKind, ...], who: e.PlayerPlan, is_hidden: bool) -> None:
        super().__init__(("move",))
        self.kinds_of = kinds
        self.who = who
        self.is_hidden = is_hidden

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, k.Move) or (self.is_hidden and not event.face_down):
            return None
        map = scope.game.map
        if map.kind_of[event.zone] not in self.kinds_of or not self.who.matches(scope, map.player_of[event.zone]):
            return None
        return self.bound(event.object, 0)

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        return None if self.expected(scope, happening.event) is None else self.bound(happening.now, 0)


class GoesToEvent(e.TextEvent):
    """4: a striker or card comes to a zone of a kind."""

    def __init__(self, kinds: tuple[k.ZoneKind, ...], subject: e.ThingPlan) -> None:
        super().__init__(("move",))
        self.kinds_of = kinds
        self.subject = subject

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, k.Move) or scope.game.map.kind_of[event.zone] not in self.kinds_of:
            return None
        return self.bound(event.object, 0) if self.subject.matches(scope, event.object) else None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        if not isinstance(event, k.Move) or scope.game.map.kind_of[event.zone] not in self.kinds_of:
            return None
        return self.bound(happening.was, 0, happening.now) if self.subject.matches(scope, happening.was) else None


@dataclass(eq=False)
class SidesEvent(e.TextEvent):
    """2.2.4.1: an effect by which somebody else controls a striker begins."""

    kinds: tuple[str, ...] = field(default=("begin",), init=False)
    subject: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, k.BeginLasting) or event.effect.change is not CONTROL:
            return None
        id = event.effect.anchor
        return self.bound(id, 0) if self.subject.matches(scope, id) else None


@dataclass(eq=False)
class HandLimitAmount(e.AmountPlan):
    """4.3.5: a player's hand limit."""

    who: e.PlayerPlan

    def value(self, scope: e.Scope) -> int:
        return hand_limit(scope.game, self.who.one(scope))


class NameAspect(e.AspectPlan):
    """3.2.1: names; `half` is "striker" or "spell" where one half is meant."""

    def __init__(self, name: str, half: str) -> None:
        super().__init__(name, FIELD_NAME)
        self.half = half

    def of(self, values: k.Characteristics) -> tuple[str, ...]:
        found = cast("Values", values)
        name = {"striker": found.striker_name, "spell": found.spell_name}.get(self.half, found.name)
        return (name,) if name else ()


class WordAspect(e.AspectPlan):
    """3.3, 3.10-3.12: houses, races, attributes, spell types."""

    def of(self, values: k.Characteristics) -> tuple[str, ...]:
        found = cast("Values", values)
        if self.field == FIELD_HOUSE:
            return found.houses
        if self.field == FIELD_RACE:
            return found.races
        if self.field == FIELD_TYPE:
            return found.spell_types
        return tuple(name for name, bit in ATTRIBUTE_BITS.items() if found.attributes & bit)


class EitherAspect(e.AspectPlan):
    """8.1.9: one sort of word or another, each told from words of the other."""

    def __init__(self, parts: tuple[e.AspectPlan, ...]) -> None:
        super().__init__("or".join([part.name for part in parts]), 0)
        self.parts = parts
        for part in parts:
            self.field |= part.field

    def of(self, values: k.Characteristics) -> tuple[str, ...]:
        return tuple([f"{part.name}：{word}" for part in self.parts for word in part.of(values)])


WORDS: Final[dict[str, e.AspectPlan]] = {
    "所属": WordAspect("所属", FIELD_HOUSE),
    "種族": WordAspect("種族", FIELD_RACE),
    "属性": WordAspect("属性", FIELD_ATTRIBUTE),
    "スペルタイプ": WordAspect("スペルタイプ", FIELD_TYPE),
}
"""What several cards can have, each some."""
ASPECTS: Final[dict[str, e.AspectPlan]] = {
    "カード名": NameAspect("カード名", ""),
    "ストライカー名": NameAspect("ストライカー名", "striker"),
    "スペルカード名": NameAspect("スペルカード名", "spell"),
    **WORDS,
    **{f"{one}or{other}": EitherAspect((WORDS[one], WORDS[other])) for one, other in combinations(WORDS, 2)},
    **{name: e.NumberAspect(stat) for name, stat in STRIKER_STATS.items()},
}
"""What cards can share."""
