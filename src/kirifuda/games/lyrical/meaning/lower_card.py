"""Lowering of a card's text, a line at a time: abilities, and what using a strategy or trick does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects import lower_acts as shared_acts
from kirifuda.effects import lower_choose, lower_conditions, lower_frames
from kirifuda.effects import lower_nouns as shared_nouns
from kirifuda.effects.abilities import TextAbility
from kirifuda.effects.amounts import FixedAmount
from kirifuda.effects.lower_base import Lowering, Path, Tables
from kirifuda.effects.lower_plans import gather, joined, plan_of
from kirifuda.effects.lowered import Lowered
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.abilities import SETUP, EffectAbility, StaticAbility, TriggeredAbility, UsePlan
from kirifuda.games.lyrical.meaning import lower_acts, lower_events, lower_lasting, lower_nouns
from kirifuda.games.lyrical.meaning.lower_features import SKILLS
from kirifuda.games.lyrical.meaning.lower_setting import choices_in, heads_of
from kirifuda.games.lyrical.meaning.lower_standing import stand
from kirifuda.games.lyrical.meaning.lower_subjects import LyricalLowering
from kirifuda.games.lyrical.meaning.words import LyricalMeaning
from kirifuda.games.lyrical.values import CHARACTER, COLOURS, NAMED, USED, Price
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.plans import ActivationPlan
    from kirifuda.text.language import Reading

MEANING: Final = LyricalMeaning()
TABLES: Final = Tables(
    amounts=shared_nouns.AMOUNTS,
    players=shared_nouns.PLAYERS,
    wheres=shared_nouns.WHERES,
    nouns={**lower_conditions.NOUNS, **lower_nouns.NOUNS},
    qualities={**lower_conditions.QUALITIES, **lower_nouns.QUALITIES},
    things=shared_nouns.THINGS,
    conditions=lower_conditions.CONDITIONS,
    effects={
        **lower_frames.EFFECTS,
        **lower_choose.EFFECTS,
        **shared_acts.EFFECTS,
        **lower_acts.EFFECTS,
        **lower_lasting.EFFECTS,
    },
    events=lower_events.EVENTS,
)
"""Every node with a meaning."""
USING: Final = "N-5.1"
"""The clause of the step that carries out one of several lines of a strategy or trick (N-6.1)."""


class CardTexts:
    """What the lines of one text came to."""

    def __init__(self, key: str, kind: int) -> None:
        self.key = key
        self.kind = kind
        self.out = Lowered()
        self.abilities: list[TextAbility] = []
        self.plan: UsePlan | None = None
        """Of a strategy or trick: what is chosen and done when it is used."""

    def lower(self, reading: Reading) -> None:
        """All lines in order."""
        plans: list[ActivationPlan] = []
        for line, node in enumerate(reading.tree.abilities):
            path: Path = ("abilities", line)
            low = LyricalLowering(MEANING, TABLES, reading, f"{self.key}{line}", path, self.kind)
            low.out = self.out
            if self.kind & USED:
                plans.append(self.use(low, node, path, len(plans)))
                continue
            ability = self.line(low, node, path)
            ability.line = line
            self.abilities.append(ability)
        if plans:
            self.plan = UsePlan(joined(f"{self.key}use", USING, plans, self.out))
            gather(self.plan, plans)

    def use(self, low: Lowering, node: a.Ability, path: Path, place: int) -> ActivationPlan:
        """N-5.1, N-6.1: a line of a strategy or trick."""
        if not isinstance(node, a.Spell):
            raise low.fail(node, path, "stands on no strategy or trick: those only do something once")
        low.prefix = f"{place}:" if place else ""
        low.heads = heads_of(node.do, (*path, "do"))
        low.effect(node.do, (*path, "do"))
        return plan_of(low)

    def line(self, low: Lowering, node: a.Ability, path: Path) -> TextAbility:
        """A line of a card that stays in play."""
        if isinstance(node, a.KeywordLine):
            return self.skill(low, node, path)
        if isinstance(node, a.Activated):
            if not self.kind & NAMED:
                raise low.fail(node, path, "stands only on characters and items (N-8.1)")
            return effect(low, node, path)
        if isinstance(node, a.Triggered):
            event = low.event(node.when, (*path, "when"))
            low.heads = choices_in(node.do, (*path, "do"))
            return TriggeredAbility(low.key, plan_for(low, node.do, (*path, "do")), event)
        if isinstance(node, a.Static):
            return static(low, node, path)
        raise low.fail(node, path, "is an effect, but nothing says when it happens")

    def skill(self, low: Lowering, node: a.KeywordLine, path: Path) -> TextAbility:
        """N-12.0."""
        (keyword,) = node.keywords
        assert isinstance(keyword, a.Keyword)
        if not self.kind & (CHARACTER if keyword.name == SETUP else NAMED):
            raise low.fail(keyword, (*path, "keywords", 0), "is no skill of such a card")
        return SKILLS[keyword.name](low.key)


def static(low: Lowering, node: a.Static, path: Path) -> StaticAbility:
    """One statement a line."""
    if len(node.says) > 1:
        raise low.fail(node, path, "says two things; write a line for each")
    (says,) = node.says
    if isinstance(says, n.DamageLess | n.DamageIs) and isinstance(says.which, a.NextOne):
        raise low.fail(says, (*path, "says", 0), "speaks of the next time, so an effect must begin it")
    return stand(low, says, (*path, "says", 0), (), low.uses)


def plan_for(low: Lowering, node: a.Effect, path: Path) -> UsePlan:
    """What an ability asks for and does."""
    low.effect(node, path)
    made = plan_of(low)
    plan = UsePlan(made.procedure)
    plan.modes, plan.targets = made.modes, made.targets
    return plan


def effect(low: Lowering, node: a.Activated, path: Path) -> EffectAbility:
    """N-8.1-2."""
    (cost,) = node.cost
    assert isinstance(cost, n.Pay)
    low.heads = heads_of(node.do, (*path, "do"))
    ability = EffectAbility(low.key, price(low, cost, (*path, "cost", 0)), plan_for(low, node.do, (*path, "do")))
    for at, limit in enumerate(node.limits):
        if not isinstance(limit, a.Times):
            raise low.fail(limit, (*path, "limits", at))
        ability.times = number(low, limit.times, (*path, "limits", at, "times"))
        if not ability.times:
            raise low.fail(limit, (*path, "limits", at), "leaves no use at all")
    return ability


def price(low: Lowering, node: n.Pay, path: Path) -> Price:
    """N-1.4, A33: marks are a part of the total."""
    names = [mark.name for mark in node.marks]
    marks = tuple(names.count(colour) for colour in COLOURS)
    total = number(low, node.total, (*path, "total"))
    if sum(marks) > total:
        raise low.fail(node, path, f"has {sum(marks)} marks, but {total} in all")
    return Price(marks, total, number(low, node.cost, (*path, "cost")))


def number(low: Lowering, node: a.Amount, path: Path) -> int:
    """A printed number."""
    plan = low.amount(node, path)
    if not isinstance(plan, FixedAmount):
        raise low.fail(node, path, "must be a printed number")
    return plan.number
