"""L-9.4, L-19: abilities as the rules of this game ask them. Texts and keywords are lowered to these."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games.last_resort.zones import NO_AREA

if TYPE_CHECKING:
    from kirifuda import kernel as k

EQUIP: Final = "装備"
RUSH: Final = "速攻"
PIERCING: Final = "貫通"
SPELL_CHAIN: Final = "スペルチェーン"
BIND: Final = "封縛"
RECYCLE: Final = "リサイクル"
SNIPER: Final = "スナイパー"
CONVERT: Final = "変換"
GROW: Final = "グロウ"
TERROR: Final = "テラー"
INTERCEPT: Final = "インターセプト"
SACRIFICE: Final = "サクリファイス"
SPELL_CHARGE: Final = "スペルチャージ"
ASSASSINATE: Final = "暗殺"
"""L-19, L-17.4: the keywords, in the book's words; abilities name theirs in `keyword`."""

CAP: Final = "cap"
DRAWN: Final = "drawn in Draw step 1"
DRAW_PRICE: Final = "price in Draw step 2"
SKILL_PRICE: Final = "price of the leader skill"
PLACED: Final = "placed in the Mana step"
PENALTY: Final = "penalty"
BOUND: Final = "bound"
FLOOR: Final = "life floor"
"""Numbers of the rules that texts change (L-1.14, L-7.1, L-11.1, L-9.6, L-8.1, L-14.1, L-19.8)."""
TAP_ABILITY: Final = "use tap"
SKILL: Final = "skill"
CONCEDE: Final = "concede"
LOSE_WITHOUT_DECK: Final = "lose without a deck"
ATTACK_UPRIGHT: Final = "attack upright"
TAP_AT_ONCE: Final = "tap at once"
ENTER_TAPPED: Final = "enter tapped"
MANA_TAPPED: Final = "mana tapped"
ATTACK_FROM_BEHIND: Final = "attack from behind"
ATTACK_UNTAPPED: Final = "attack untapped"
BLOCK_MORE: Final = "block more"
BLOCK_TAPPED: Final = "block tapped"
BLOCKED_TOGETHER: Final = "blocked together"
STEP: Final = "step:"
"""Deeds that texts forbid or permit (L-9.3, L-9.6, L-12.1, L-13.3, L-10.2 to L-10.6, L-9.7, L-8.1); behind
`STEP`: that a step takes place (L-5.1)."""

TURN_LONG: Final = "turn"
"""L-12.3: the `until` of effects of this turn (A57)."""
UNTIL_START: Final = "start:*"
"""L-6.1: the `until` of what lasts up to a player's next Start step; `*` is the player."""


class TextPlan(e.ActivationPlan):
    """What a text does. Whatever it asks to be chosen is chosen while it is carried out (A63)."""

    def facts(self) -> list[object]:
        """What a pool's fingerprint covers."""
        return [self.procedure.size]


@dataclass(eq=False)
class KeywordAbility(e.TextAbility):
    """L-19: a keyword that the rules ask for by its word, with its number (A11)."""

    keyword: str
    number: int = 0


class SacrificeAbility(KeywordAbility):
    """L-19.20: up to `number` of the cards that `of` means may be destroyed to pay less."""

    def __init__(self, key: str, of: e.FilterPlan, number: int) -> None:
        super().__init__(key, SACRIFICE, number)
        self.of = of


@dataclass(eq=False)
class FitAbility(e.TextAbility):
    """L-1.9: which creatures equipment with this text is laid on."""

    of: e.FilterPlan


class RiderAbility(e.TextAbility):
    """L-9.1: what is done or paid while its card is summoned, after the mana."""

    def __init__(self, key: str, plan: e.ActivationPlan) -> None:
        super().__init__(key)
        self.plan = plan
        self.procedure = plan.procedure


class ActivatedAbility(e.TextAbility):
    """L-9.4, L-9.6: cost ： effect, used in one's own Main step; on a leader, the leader skill."""

    def __init__(self, key: str, plan: TextPlan, costs: tuple[e.CostPart, ...]) -> None:
        super().__init__(key)
        self.plan = plan
        self.procedure = plan.procedure
        self.costs = costs
        self.conditions: tuple[e.ConditionPlan, ...] = ()
        """When it may be used, if its text says so."""
        self.times = 0
        """How often a turn it may be used; L-9.4: 0 for any number."""
        self.per_game = 0
        """How often a game, by its player; 0 for any number."""


class TriggeredAbility(e.WatchingAbility):
    """L-1.6: what a text does when something happens."""

    def __init__(self, key: str, plan: TextPlan, event: e.EventPlan) -> None:
        super().__init__(key, event)
        self.plan = plan
        self.procedure = plan.procedure
        self.times = 0
        """How often a turn it may be used; 0 for any number."""
        self.is_optional = False
        """Its player is asked whether to use it."""


@dataclass(eq=False)
class CountedDeed(e.TextDeed):
    """A deed that may be done so often at once."""

    other: e.ThingPlan | None = field(default=None, init=False)
    number: e.AmountPlan


class CostChange:
    """A static or lasting change of what summoning a card costs."""

    __slots__ = ("amount", "least", "of", "way")

    def __init__(self, of: e.FilterPlan, amount: e.AmountPlan, way: int = -1) -> None:
        self.of = of
        self.way = way
        """The way of summoning that it is about (L-19.9, L-19.12); -1 for all."""
        self.amount = amount
        """What is added; below 0 it costs less, though never less than 0."""
        self.least: e.AmountPlan | None = None
        """It makes the cost no less than that."""


class NumberRule:
    """A number of the rules that a text changes for some players: a cap, a penalty, how many cards a step gives."""

    __slots__ = ("amount", "is_set", "name", "who")

    def __init__(self, name: str, who: e.PlayerPlan, amount: e.AmountPlan, *, is_set: bool) -> None:
        self.name = name
        self.who = who
        self.amount = amount
        self.is_set = is_set
        """It becomes the amount; else that is added."""


class StaticAbility(e.StandingAbility):
    """What holds as long as its card is in play, or for a while: changes, what cannot or must be done, costs."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.musts: tuple[e.DeedPlan, ...] = ()
        """Found in the index under "must:" + deed."""
        self.cost_changes: tuple[CostChange, ...] = ()
        """Found under "cost"."""
        self.own_cost: e.AmountPlan | None = None
        """What is added to the cost of the card itself, wherever it is summoned from."""
        self.own_least: e.AmountPlan | None = None
        """It makes that cost no less than this."""
        self.numbers: tuple[NumberRule, ...] = ()
        """Found under "number:" + name."""
        self.permits: tuple[e.DeedPlan, ...] = ()
        """What may be done against the rules; found under "may:" + deed."""
        self.barred_area = NO_AREA
        """L-9.1: the area into which the card itself is not summoned."""
        self.own_penalty = True
        """L-14.1: the card itself has the off-colour penalty."""

    def file(self) -> None:
        super().file()
        self.buckets = (
            *self.buckets,
            *("must:" + plan.deed for plan in self.musts),
            *(("cost",) if self.cost_changes else ()),
            *("number:" + rule.name for rule in self.numbers),
            *("may:" + plan.deed for plan in self.permits),
        )

    def deeds(self, bucket: str, scope: e.Scope) -> tuple[e.DeedPlan, ...]:
        if bucket.startswith("may:"):
            return self.permits
        return self.musts if bucket.startswith("must:") else self.forbidden


def number_of(abilities: tuple[k.Ability, ...], keyword: str) -> int:
    """The number behind a keyword, of several the sum; 0 without it."""
    total = 0
    for ability in abilities:
        if isinstance(ability, e.TextAbility) and ability.keyword == keyword:
            total += ability.number
    return total


def highest(abilities: tuple[k.Ability, ...], keyword: str) -> int:
    """The highest number behind a keyword; -1 without it."""
    best = -1
    for ability in abilities:
        if isinstance(ability, e.TextAbility) and ability.keyword == keyword:
            best = max(best, ability.number)
    return best


def lowest(abilities: tuple[k.Ability, ...], keyword: str) -> int:
    """The lowest number behind a keyword; -1 without it."""
    best = -1
    for ability in abilities:
        if isinstance(ability, e.TextAbility) and ability.keyword == keyword and (best < 0 or ability.number < best):
            best = ability.number
    return best
