"""901 能力と効果: abilities as the rules of this game ask them. Texts and keywords are lowered to these."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k

MagicalAbility = e.TextAbility
"""901: any ability. Texts call it by its `keyword`, the book's word (1102-1114), with a race or trait in `argument`, or
by its `name`, 能力名 (901.1d)."""


class YieldPlan:
    """An estimate of the aether that an ability makes: one number a point, all its possible attributes as bits."""

    __slots__ = ()

    def points(self, scope: e.Scope) -> tuple[int, ...]:
        """The points it could make now."""
        raise NotImplementedError


@dataclass(eq=False)
class BreakAbility(MagicalAbility):
    """[ブレイク] (1103), with a cost of its own or free."""

    costs: tuple[e.CostPart, ...]
    has_cost: bool
    """1103.3: a cost stands in the text, even if it amounts to nothing."""
    keyword: str = field(default="ブレイク", init=False)


class ActivatedAbility(MagicalAbility):
    """条件能力 (905)."""

    def __init__(self, key: str, plan: e.ActivationPlan, costs: tuple[e.CostPart, ...]) -> None:
        super().__init__(key)
        self.buckets = ("activated",)
        self.yields: YieldPlan | None = None
        """What an aether ability could make, for telling what can be paid. Rather too much than too little."""
        self.plan = plan
        self.procedure = plan.procedure
        self.costs = costs
        self.is_aether = False
        """オド能力 (907.1): no targets, makes aether."""
        self.is_main_timing = False
        self.rests_itself = False
        """Its cost rests its own card (1010.2)."""
        self.times = 0
        """How often a turn it may be activated; 0 for any number."""
        self.times_a_game = 0
        """How often in the whole game, as long as its card stays what it is (302.3); 0 for any number."""
        self.conditions: tuple[e.ConditionPlan, ...] = ()
        """What else must be true to activate it."""


class TriggeredAbility(MagicalAbility):
    """誘発能力 (906)."""

    def __init__(
        self, key: str, plan: e.ActivationPlan, event: e.EventPlan | None, state: e.ConditionPlan | None
    ) -> None:
        super().__init__(key)
        self.plan = plan
        self.procedure = plan.procedure
        self.event = event
        self.state = state
        self.is_aether = False
        self.yields: YieldPlan | None = None
        """What it could make where it is an aether ability (907.1)."""
        self.times = 0
        self.times_a_game = 0
        self.conditions: tuple[e.ConditionPlan, ...] = ()
        if event is not None:
            self.watches = event.kinds
        self.is_state_trigger = state is not None

    def triggers(self, game: k.Game, holder: k.Holder, happening: k.Happening) -> dict[str, k.Value] | None:
        event = self.event
        if event is None or self.is_silent(game, holder):
            return None
        return event.did(e.holder_scope(game, holder), happening)

    def state_holds(self, game: k.Game, holder: k.Holder) -> bool:
        state = self.state
        return state is not None and not self.is_silent(game, holder) and state.holds(e.holder_scope(game, holder))

    def is_silent(self, game: k.Game, holder: k.Holder) -> bool:
        """906.2, 104.4: whether something keeps abilities of this card, or those of a keyword, from triggering."""
        if e.concerns(game, "forbid:trigger", holder.source, 0):
            return True
        return bool(self.keyword) and e.concerns(game, f"forbid:trigger:{self.keyword}", holder.source, 0)


class CostChange:
    """A static or lasting change of what activating costs (903.2g)."""

    __slots__ = ("amount", "how", "of")

    def __init__(self, how: str, of: e.FilterPlan, amount: e.AmountPlan) -> None:
        self.how = how
        """"set" (903.2g-i), "more" (g-iii) or "less" (g-iv)."""
        self.of = of
        self.amount = amount


class Toll:
    """What must be paid as well for a deed (803.4)."""

    __slots__ = ("costs", "deed")

    def __init__(self, deed: e.DeedPlan, costs: tuple[e.CostPart, ...]) -> None:
        self.deed = deed
        self.costs = costs


@dataclass(eq=False)
class StaticAbility(e.StandingAbility):
    """常時能力 (904), and whatever else holds for a while: prohibitions, permissions, replacements, costs."""

    allowed: tuple[e.DeedPlan, ...] = field(default=(), init=False)
    """Found under "allow:" + deed."""
    musts: tuple[e.DeedPlan, ...] = field(default=(), init=False)
    """Found under "must:" + deed."""
    tolls: tuple[Toll, ...] = field(default=(), init=False)
    """Found under "toll:" + deed."""
    cost_changes: tuple[CostChange, ...] = field(default=(), init=False)
    """Found under "cost"."""
    in_deck: tuple[tuple[str, int], ...] = field(default=(), init=False)
    """402.4: how many cards of a name a deck with this card may hold."""
    most_of_name: int = field(default=0, init=False)
    """504.1a-i: so many casters of the card's own name may be controlled."""
    own_name: str = field(default="", init=False)
    """The name of which that is said; empty if it is said of whatever the card is called."""
    times: int = field(default=0, init=False)
    """How often a turn it can take the place of something, or let a card be activated; 0 for any number."""
    is_gained_base: bool = field(default=False, init=False)
    """904.2: it defines the card by what it gains, which a house rule does not take for a definition."""

    def file(self) -> None:
        super().file()
        self.buckets = (
            *self.buckets,
            *("allow:" + plan.deed for plan in self.allowed),
            *("must:" + plan.deed for plan in self.musts),
            *("toll:" + toll.deed.deed for toll in self.tolls),
            *(("cost",) if self.cost_changes else ()),
        )

    def deeds(self, bucket: str, scope: e.Scope) -> tuple[e.DeedPlan, ...]:
        """What it forbids, demands, or allows as long as it has not done so as often as it may."""
        if bucket.startswith("allow:"):
            is_spent = self.times and e.times_of(scope, "used:" + self.key, scope.source) >= self.times
            return () if is_spent else self.allowed
        return self.musts if bucket.startswith("must:") else super().deeds(bucket, scope)


def is_activation_forbidden(game: k.Game, player: int, source: int, ability: k.Ability | None) -> bool:
    """104.4, 901.1d: whether something forbids the abilities of this card to a player, or those of this name."""
    if e.concerns(game, "forbid:activate", player, source):
        return True
    name = ability.name if isinstance(ability, MagicalAbility) else ""
    return bool(name) and e.concerns(game, f"forbid:activate:{name}", player, source)
