"""N-8, N-12: abilities as the rules of this game ask them. Texts and skills are lowered to these."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda import effects as e
from kirifuda.games.lyrical.values import Price

SCHNELLER: Final = "シュネラー"
INITIATIVE: Final = "イニシアティブ"
DRINGEN: Final = "ドリンゲン"
SETUP: Final = "セットアップ"
"""N-12.0: the skills, in the manual's words; abilities name theirs in `keyword`."""

PAYER: Final = "payer"
"""Slot: who pays what a text asks for besides, as a tuple of one player."""
TURN_LONG: Final = "turn"
"""N-10.1: the `until` of effects of this turn."""
BATTLE_LONG: Final = "battle"
"""N-9.9: the `until` of effects of an attack, until its last step is done."""

PRICED: Final = "priced"
"""The bucket of what makes cards cost more or less."""

BEARER: Final = "host"
"""Slot: the character on which an item is set (N-3.1) or a Setup card is laid (N-2.1), as a tuple of one id."""


@dataclass(eq=False)
class UsePlan(e.ActivationPlan):
    """N-5.1, N-6.1, N-8.2: what using a card or an effect asks for, and what it then does. Targets are chosen when it
    is used (A50)."""

    conditions: tuple[e.ConditionPlan, ...] = field(default=(), init=False)
    """What its text says must be so for it to be used."""
    costs: tuple[e.TextCost, ...] = field(default=(), init=False)
    """What using it takes besides factor and cost."""
    is_final: bool = field(default=False, init=False)
    """N-7.3: its text says that nobody can answer it."""
    even_acted: bool = field(default=False, init=False)
    """N-8.4: its text says that it can be used although its character is acted."""

    def facts(self) -> list[object]:
        """What a pool's fingerprint covers."""
        return [len(self.targets), len(self.modes)]


@dataclass(eq=False)
class SkillAbility(e.TextAbility):
    """N-12.0: a skill; the rules ask for it by its word."""

    keyword: str


class EffectAbility(e.TextAbility):
    """N-8.1-2 エフェクト: factor, cost and what it does."""

    def __init__(self, key: str, price: Price, plan: UsePlan) -> None:
        super().__init__(key)
        self.price = price
        self.own = 0
        """N-8.2: marks in the colour of whatever card has it, where it is given to one."""
        self.plan = plan
        self.procedure = plan.procedure
        self.times = 0
        """How often a turn its text allows it; N-8.3: 0 for any number."""


class TriggeredAbility(e.WatchingAbility):
    """What a text does by itself when something happens; nobody uses it, so nobody answers it (A55)."""

    def __init__(self, key: str, plan: UsePlan, event: e.EventPlan) -> None:
        super().__init__(key, event)
        self.plan = plan
        self.procedure = plan.procedure
        self.times = 0
        """How often a turn its text allows it; 0 for any number."""


class PriceChange:
    """N-1.2-3: what a text changes of a price: the cost, or the factor."""

    __slots__ = ("amount", "effects", "is_factor", "is_whole", "is_written", "of", "sign")

    def __init__(self, *, is_factor: bool, sign: int, amount: e.AmountPlan | None) -> None:
        self.is_factor = is_factor
        self.is_whole = False
        """Both the factor and the cost."""
        self.sign = sign
        """-1 or 1: so much less, or more; 0: nothing is paid."""
        self.amount = amount
        self.of: e.FilterPlan | None = None
        """The cards that are set or used."""
        self.effects: e.ThingPlan | None = None
        """The characters whose effects are used (N-8.2). Without either it is the price of the card itself."""
        self.is_written = False
        """N-2.3: only effects that are written on the character itself."""


class Toll:
    """What a deed takes besides: who does it, and what they pay."""

    __slots__ = ("cost", "deed")

    def __init__(self, deed: e.DeedPlan, cost: e.TextCost) -> None:
        self.deed = deed
        self.cost = cost


@dataclass(eq=False)
class StaticAbility(e.StandingAbility):
    """What holds as long as its card is in play, or for a while: numbers, and what cannot be done (A40)."""

    abroad: e.FilterPlan | None = field(default=None, init=False)
    """N-3.1: characters of the opponent's on which this very item can be set."""
    tolls: tuple[Toll, ...] = field(default=(), init=False)
    """What deeds take besides. Found under "toll:" + deed."""
    set_when: e.ConditionPlan | None = field(default=None, init=False)
    """N-1.1: what must be so for this very card to be set."""
    ignores_names: bool = field(default=False, init=False)
    """N-1.6: this very card can be set although one of its quoted name is in the field."""
    crowded: e.FilterPlan | None = field(default=None, init=False)
    """N-3.3: characters on which this very item can be set although they carry as many as they may."""
    only_onto: e.FilterPlan | None = field(default=None, init=False)
    """N-3.1: the characters on which this very item can be set; None for all."""
    price: PriceChange | None = field(default=None, init=False)
    """Found under `PRICED`; the price of the card itself, on the card that is set or used."""
    allowed: tuple[e.DeedPlan, ...] = field(default=(), init=False)
    """What can be done although the rules forbid it. Found under "allow:" + deed."""
    compelled: tuple[e.DeedPlan, ...] = field(default=(), init=False)
    """What must be done if it can be. Found under "must:" + deed."""
    arriving: tuple[e.DeedPlan, ...] = field(default=(), init=False)
    """How cards come into play. Found under "enter:" + state."""
    more_items: int = field(default=0, init=False)
    """N-3.3: how many items more than one this very character may carry; "in principle" leaves it to texts (A8)."""

    def file(self) -> None:
        super().file()
        self.buckets = (
            *self.buckets,
            *("allow:" + plan.deed for plan in self.allowed),
            *("must:" + plan.deed for plan in self.compelled),
            *("enter:" + plan.deed for plan in self.arriving),
            *("toll:" + toll.deed.deed for toll in self.tolls),
        )

    def deeds(self, bucket: str, scope: e.Scope) -> tuple[e.DeedPlan, ...]:
        if bucket.startswith("allow:"):
            return self.allowed
        if bucket.startswith("enter:"):
            return self.arriving
        return self.compelled if bucket.startswith("must:") else super().deeds(bucket, scope)
