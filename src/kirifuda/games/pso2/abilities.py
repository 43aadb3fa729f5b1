"""300 カードの能力の分類: abilities as the rules of this game ask them. Texts and keywords are lowered to these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans import ActivationPlan, AmountPlan, ConditionPlan, CostPart, DeedPlan, EventPlan, FilterPlan
from kirifuda.effects.scope import Scope
from kirifuda.kernel.ability import Ability, Holder

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.procedure import Procedure
    from kirifuda.kernel.state import Value

WAR_CRY: Final = "ウォークライ"
ON_ENTRY: Final = "登場時"
ON_DEFEAT: Final = "戦闘不能時"
DROP: Final = "ドロップ"
FOLLOW_UP: Final = "連撃"
AMBUSH: Final = "奇襲"
RAPID_FIRE: Final = "連続射撃"
SNIPE: Final = "狙撃"
RECOVERY: Final = "回復"
EROSION: Final = "侵食"
PROLIFERATE: Final = "増殖"
PIERCING: Final = "貫通"
"""302.1: the keywords, in the book's words; abilities name theirs in `keyword`."""

TURN_LONG: Final = "turn"
"""505.2: the `until` of effects of this turn."""
BATTLE_LONG: Final = "battle"
"""506.4.1.1: the `until` of what lasts for a battle phase."""
ENGAGED_LONG: Final = "engaged"
"""506.6.3: the `until` of what lasts while cards are engaged: a weapon that was used (205.5.1)."""

HOST: Final = "host"
"""Slot: 付与先 (204.2.2.1) or 装備先 (205.4.1) of a card that is being played, as a tuple of one id."""


class PsoAbility(Ability):
    """103.3.1-2, 300.1, 301.1: any ability; `keyword` is what texts call it by."""

    __slots__ = ("is_rule", "keyword", "line", "number")

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.keyword = ""
        self.number = 0
        """The X of a keyword."""
        self.line = 0
        """The line of the card text it stands on."""
        self.is_rule = False
        """It is no ability but a rule that comes with the card's kind (armour): nothing takes it away."""


class PsoPlan(ActivationPlan):
    """406.2.3, 406.2.5: what goes into the processing area: the choices at the head of the text, and what it then does;
    what is chosen further inside is chosen while it does it."""

    __slots__ = ("has_recovery",)

    def __init__(self, procedure: Procedure) -> None:
        super().__init__(procedure)
        self.has_recovery = False
        """302.9: it carries out 回復; a house rule has its form chosen with the targets."""


class PlayPlan(PsoPlan):
    """300.5, 204.1 アクティブ能力, and what a card of another kind asks for when it is played."""

    __slots__ = ("conditions", "costs", "is_attached", "is_main")

    def __init__(self, procedure: Procedure) -> None:
        super().__init__(procedure)
        self.is_main = False
        """G.39, 504.1.3.1 【Main】; without it a quick ability (103.7.1.1.1)."""
        self.is_attached = False
        """204.2.2 付与: it is laid on the one target in the slot HOST."""
        self.costs: tuple[CostPart, ...] = ()
        """209.1.3.1: what must be done besides turning PP OFF."""
        self.conditions: tuple[ConditionPlan, ...] = ()
        """What else must be true to play it."""

    def facts(self) -> list[object]:
        """What a pool's fingerprint covers."""
        parts = [len(self.targets), len(self.modes), len(self.costs), len(self.conditions)]
        return [self.is_main, self.is_attached, self.has_recovery, parts]


class ActivatedAbility(PsoAbility):
    """300.3, G.02 起動能力: cost ⇒ effect."""

    __slots__ = ("conditions", "costs", "is_main", "plan", "times")

    def __init__(self, key: str, plan: PsoPlan, costs: tuple[CostPart, ...]) -> None:
        super().__init__(key)
        self.plan = plan
        self.procedure = plan.procedure
        self.costs = costs
        self.is_main = False
        self.times = 0
        """How often a turn it may be activated; 0 for any number."""
        self.conditions: tuple[ConditionPlan, ...] = ()


class TriggeredAbility(PsoAbility):
    """300.2, G.01 誘発能力: condition : effect."""

    __slots__ = ("conditions", "costs", "event", "plan", "times")

    def __init__(self, key: str, plan: PsoPlan, event: EventPlan) -> None:
        super().__init__(key)
        self.plan = plan
        self.procedure = plan.procedure
        self.event = event
        self.watches = event.kinds
        self.conditions: tuple[ConditionPlan, ...] = ()
        """What else must be true when it happens."""
        self.costs: tuple[CostPart, ...] = ()
        """G.04: what must be paid as well; who does not pay does not invoke it."""
        self.times = 0

    def triggers(self, game: Game, holder: Holder, happening: Happening) -> dict[str, Value] | None:
        scope = holder_scope(game, holder)
        found = self.event.did(scope, happening)
        if found is None:
            return None
        bindings = {**scope.slots, **found}
        if not self.is_met(Scope(game, bindings, holder.source, holder.controller)):
            return None
        return bindings

    def is_met(self, scope: Scope) -> bool:
        """Whether all its conditions hold."""
        for condition in self.conditions:
            if not condition.holds(scope):
                return False
        return True


class CostChange:
    """A static or lasting change of what playing a card costs."""

    __slots__ = ("amount", "how", "of")

    def __init__(self, how: str, of: FilterPlan, amount: AmountPlan) -> None:
        self.how = how
        """One of the operations of 103.5.2: "set", "add", "subtract", "multiply" or "divide"."""
        self.of = of
        self.amount = amount


class StaticAbility(PsoAbility):
    """300.4 常時能力, and whatever else holds for a while: what cannot, must or may be done, costs, limits."""

    __slots__ = ("attack_targets", "conditions", "cost_changes", "forbidden", "forbidden_events", "hand_limit", "musts")

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.conditions: tuple[ConditionPlan, ...] = ()
        """It holds only while these are true."""
        self.forbidden: tuple[DeedPlan, ...] = ()
        """Found in the index under "forbid:" + deed."""
        self.forbidden_events: tuple[EventPlan, ...] = ()
        self.musts: tuple[DeedPlan, ...] = ()
        """Found under "must:" + deed."""
        self.cost_changes: tuple[CostChange, ...] = ()
        """Found under "cost"."""
        self.hand_limit: AmountPlan | None = None
        """402.3: what is added to its controller's hand limit. Found under "hand_limit"."""
        self.attack_targets: FilterPlan | None = None
        """R.15: what this very card attacks, instead of what the rules say. Found under "attack_targets"."""

    def file(self) -> None:
        """Fill in what the index looks for, once all plans are in place."""
        self.forbids = tuple(kind for plan in self.forbidden_events for kind in plan.kinds)
        self.buckets = (
            *self.buckets,
            *("forbid:" + plan.deed for plan in self.forbidden),
            *("must:" + plan.deed for plan in self.musts),
            *(("cost",) if self.cost_changes else ()),
            *(("hand_limit",) if self.hand_limit is not None else ()),
            *(("attack_targets",) if self.attack_targets is not None else ()),
        )

    def is_in_force(self, scope: Scope) -> bool:
        """300.4: whether all its conditions hold."""
        for condition in self.conditions:
            if not condition.holds(scope):
                return False
        return True

    def is_forbidding(self, game: Game, holder: Holder, event: Event) -> bool:
        scope = holder_scope(game, holder)
        for plan in self.forbidden_events:
            if event.kind in plan.kinds and plan.would(scope, event):
                return self.is_in_force(scope)
        return False


def holder_scope(game: Game, holder: Holder) -> Scope:
    """The scope of an ability at work: its source, its controller, and what its lasting effect has bound."""
    slots: dict[str, Value] = {}
    if holder.effect:
        for effect in game.state.lasting:
            if effect.id == holder.effect:
                slots = effect.bound
    return Scope(game, slots, holder.source, holder.controller)


def concerns(game: Game, bucket: str, subject: ObjectId, other: ObjectId) -> bool:
    """103.1.2: whether somebody's "cannot" or "must" ("forbid:attack", "must:attack") is about this subject and other.

    The rules ask the first before the second, and both before what they would allow themselves.
    """
    holders = game.index().buckets.get(bucket)
    if holders is None:
        return False
    for holder in holders:
        ability = holder.ability
        assert isinstance(ability, StaticAbility)
        scope = holder_scope(game, holder)
        for plan in ability.forbidden if bucket.startswith("forbid:") else ability.musts:
            if bucket.endswith(":" + plan.deed) and ability.is_in_force(scope) and plan.concerns(scope, subject, other):
                return True
    return False


def keywords(abilities: tuple[Ability, ...], keyword: str) -> list[PsoAbility]:
    """The abilities that are this keyword."""
    return [ability for ability in abilities if isinstance(ability, PsoAbility) and ability.keyword == keyword]


def has_keyword(abilities: tuple[Ability, ...], keyword: str) -> bool:
    """Whether one of the abilities is this keyword."""
    for ability in abilities:
        if isinstance(ability, PsoAbility) and ability.keyword == keyword:
            return True
    return False
