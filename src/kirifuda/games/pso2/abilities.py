"""300 カードの能力の分類: abilities as the rules of this game ask them. Texts and keywords are lowered to these."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k

WAR_CRY: Final = "ウォークライ"
ON_ENTRY: Final = "登場時"
DROP: Final = "ドロップ"
FOLLOW_UP: Final = "連撃"
AMBUSH: Final = "奇襲"
SLOW: Final = "OFFで出る"
"""205.3: no keyword of the book: an item that says of itself that it comes OFF."""
RAPID_FIRE: Final = "連続射撃"
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

ATTACHED_LONG: Final = "attached"
"""204.2.2: the `until` of what an attached active does as long as it lies on its host."""

HOST: Final = "host"
"""Slot: 付与先 (204.2.2.1) or 装備先 (205.4.1) of a card that is being played, as a tuple of one id."""


PsoAbility = e.TextAbility
"""103.3.1-2, 300.1, 301.1: any ability; `keyword` is what texts call it by."""


@dataclass(eq=False)
class PsoPlan(e.ActivationPlan):
    """406.2.3, 406.2.5: what goes into the processing area: the choices at the head of the text, and what it then does;
    what is chosen further inside is chosen while it does it."""

    has_recovery: bool = field(default=False, init=False)
    """302.9: it carries out 回復; a house rule has its form chosen with the targets."""


@dataclass(eq=False)
class PlayPlan(PsoPlan):
    """300.5, 204.1 アクティブ能力, and what a card of another kind asks for when it is played."""

    is_main: bool = field(default=False, init=False)
    """G.39, 504.1.3.1 【Main】; without it a quick ability (103.7.1.1.1)."""
    is_attached: bool = field(default=False, init=False)
    """204.2.2 付与: it is laid on the one target in the slot HOST."""
    conditions: tuple[e.ConditionPlan, ...] = field(default=(), init=False)
    """504.1.3: what must be so, or the card cannot be played."""

    def facts(self) -> list[object]:
        """What a pool's fingerprint covers."""
        return [self.is_main, self.is_attached, self.has_recovery, [len(self.targets), len(self.modes)]]


class ActivatedAbility(PsoAbility):
    """300.3, G.02 起動能力: cost ⇒ effect."""

    __slots__ = ("conditions", "costs", "is_game_long", "is_main", "plan", "tally", "times")

    def __init__(self, key: str, plan: PsoPlan, costs: tuple[e.CostPart, ...]) -> None:
        super().__init__(key)
        self.plan = plan
        self.procedure = plan.procedure
        self.costs = costs
        self.conditions: tuple[e.ConditionPlan, ...] = ()
        """What must be so, or it cannot be invoked."""
        self.is_main = False
        self.times = 0
        """How often a turn it may be activated; 0 for any number."""
        self.is_game_long = False
        """So often in the whole game, not in a turn."""
        self.tally = key
        """The name under which its uses are counted; abilities of one text share it (G.04)."""


class TriggeredAbility(e.WatchingAbility):
    """300.2, G.01 誘発能力: condition : effect."""

    def __init__(self, key: str, plan: PsoPlan, event: e.EventPlan) -> None:
        super().__init__(key, event)
        self.plan = plan
        self.procedure = plan.procedure
        self.times = 0
        self.is_game_long = False
        self.tally = key


STANDING: Final = "常時能力"
TRIGGERED: Final = "誘発能力"
ACTIVATED: Final = "起動能力"
KEYWORDED: Final = "キーワード能力"
QUICK: Final = "クイックアビリティ"
"""103.3.2, 302.1, 103.7.1.1.1: kinds of abilities, in the book's words."""


def kinds_of(ability: k.Ability) -> tuple[str, ...]:
    """103.3.2: of which kinds an ability is; a rule of the card's kind is none."""
    if not isinstance(ability, e.TextAbility) or ability.is_rule:
        return ()
    found: list[str] = [KEYWORDED] if ability.keyword else []
    if isinstance(ability, ActivatedAbility):
        found.append(ACTIVATED)
        if not ability.is_main:
            found.append(QUICK)
    else:
        found.append(TRIGGERED if isinstance(ability, e.WatchingAbility) else STANDING)
    return tuple(found)


class CostChange:
    """A static or lasting change of what playing a card costs."""

    __slots__ = ("amount", "how", "least", "of")

    def __init__(self, how: str, of: e.FilterPlan, amount: e.AmountPlan) -> None:
        self.how = how
        """One of the operations of 103.5.2: "set", "add", "subtract", "multiply" or "divide"."""
        self.of = of
        self.amount = amount
        self.least: e.AmountPlan | None = None
        """No less than that comes of it."""

    def reckoned(self, scope: e.Scope) -> tuple[str, int, int]:
        """How, by how much, and down to what; below 0 to anything."""
        return self.how, self.amount.value(scope), -1 if self.least is None else self.least.value(scope)


class GearSlots:
    """205.4.4: how many slots somebody has for weapons or armour."""

    __slots__ = ("count", "kind", "who")

    def __init__(self, who: e.ThingPlan, kind: int, count: e.AmountPlan) -> None:
        self.who = who
        self.kind = kind
        self.count = count


@dataclass(eq=False)
class StaticAbility(e.StandingAbility):
    """300.4 常時能力, and whatever else holds for a while: what cannot, must or may be done, costs, limits (402.3)."""

    musts: tuple[e.DeedPlan, ...] = field(default=(), init=False)
    """Found under "must:" + deed."""
    cost_changes: tuple[CostChange, ...] = field(default=(), init=False)
    """Found under "cost"."""
    is_own_price: bool = field(default=False, init=False)
    """209.1.1: it says what the card itself costs, and works where the card is played from."""
    attack_targets: e.FilterPlan | None = field(default=None, init=False)
    """R.15: what this very card attacks, instead of what the rules say. Found under "attack_targets"."""
    bearers: e.FilterPlan | None = field(default=None, init=False)
    """205.4.3: who alone can bear this weapon or armour; asked of the card itself, wherever it is."""
    limit_of: e.PlayerPlan | None = field(default=None, init=False)
    """402.3: whose hand limit it changes; its controller's if nobody is named."""
    boss_plays: e.AmountPlan | None = field(default=None, init=False)
    """R.14: how many cards more the boss plays. Found under "boss_plays"."""
    gear_slots: GearSlots | None = field(default=None, init=False)
    """205.4.4: found under "slots"."""

    def file(self) -> None:
        super().file()
        self.buckets = (
            *self.buckets,
            *("must:" + plan.deed for plan in self.musts),
            *(("cost",) if self.cost_changes and not self.is_own_price else ()),
            *(("attack_targets",) if self.attack_targets is not None else ()),
            *(("slots",) if self.gear_slots is not None else ()),
            *(("boss_plays",) if self.boss_plays is not None else ()),
        )

    def deeds(self, bucket: str, scope: e.Scope) -> tuple[e.DeedPlan, ...]:
        """103.1.2: what it says cannot ("forbid:attack") or must ("must:attack") be done. The rules ask the first
        before the second, and both before what they would allow themselves."""
        return self.musts if bucket.startswith("must:") else super().deeds(bucket, scope)
