"""Lowering of a card's text, a line at a time: abilities, and what using a strategy or trick does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering import acts as shared_acts
from kirifuda.effects.lowering import choose as shared_choose
from kirifuda.effects.lowering import conditions as shared_conditions
from kirifuda.effects.lowering import frames as shared_frames
from kirifuda.effects.lowering import nouns as shared_nouns
from kirifuda.effects.lowering.base import Lowering, Path, Tables, Uses, number
from kirifuda.effects.lowering.conditions import running
from kirifuda.effects.lowering.plans import gather, joined, plan_of
from kirifuda.games.cardfiles import printed_texts
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.abilities import SETUP, EffectAbility, TriggeredAbility, UsePlan
from kirifuda.games.lyrical.lowering import acts, counted, events, lasting, nouns
from kirifuda.games.lyrical.lowering.cases import cases
from kirifuda.games.lyrical.lowering.costs import cost_of
from kirifuda.games.lyrical.lowering.features import SKILLS
from kirifuda.games.lyrical.lowering.rules import is_own_price
from kirifuda.games.lyrical.lowering.setting import choices_in, heads_of
from kirifuda.games.lyrical.lowering.standing import stand
from kirifuda.games.lyrical.lowering.subjects import LyricalLowering
from kirifuda.games.lyrical.plans.tests import AnswersOpponent, InAnswer
from kirifuda.games.lyrical.plans.words import MEANING
from kirifuda.games.lyrical.values import CHARACTER, COLOURS, NAMED, USED, Price
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

if TYPE_CHECKING:
    from kirifuda.customs.printed import PrintedText
    from kirifuda.text.language import Reading


def quoted(low: Lowering, node: a.AbilityText, path: Path) -> list[e.TextAbility]:
    """An ability in quotes, as if it were printed on the character that gains it (N-8.1)."""
    assert isinstance(low, LyricalLowering)
    below: Path = (*path, "ability")
    texts = CardTexts(low.clause(path), CHARACTER)
    texts.out = low.out
    inner = LyricalLowering(low.meaning, low.tables, low.text, low.clause(path), below, CHARACTER)
    inner.out, inner.root = low.out, low.root
    return texts.line(inner, node.ability, below)


TABLES: Final = Tables(
    amounts={**shared_nouns.AMOUNTS, **nouns.AMOUNTS, **counted.AMOUNTS},
    players=shared_nouns.PLAYERS,
    wheres={**shared_nouns.WHERES, **nouns.WHERES},
    nouns={**shared_conditions.NOUNS, **nouns.NOUNS},
    qualities={**shared_conditions.QUALITIES, **nouns.QUALITIES},
    things={**shared_nouns.THINGS, **nouns.THINGS},
    conditions={**shared_conditions.CONDITIONS, **counted.CONDITIONS},
    effects={
        **shared_frames.EFFECTS,
        **shared_choose.EFFECTS,
        **shared_acts.EFFECTS,
        **acts.EFFECTS,
        **lasting.EFFECTS,
    },
    events=events.EVENTS,
    abilities={a.AbilityText: quoted},
)
"""Every node with a meaning."""
USING: Final = "N-5.1"
"""The clause of the step that carries out one of several lines of a strategy or trick (N-6.1)."""


class CardTexts:
    """What the lines of one text came to."""

    def __init__(self, key: str, kind: int, colours: int = 0) -> None:
        self.key = key
        self.kind = kind
        self.colours = colours
        """A34: the colours of the card, as bits; ● in a price is one of them."""
        self.limits: list[tuple[Lowering, a.Limit, Path]] = []
        """What bounds the use of a strategy or trick."""
        self.texts: tuple[PrintedText, ...] = ()
        self.out = e.Lowered()
        self.abilities: list[e.TextAbility] = []
        self.plan: UsePlan | None = None
        """Of a strategy or trick: what is chosen and done when it is used."""

    def lower(self, reading: Reading) -> None:
        """All lines in order."""
        self.texts = printed_texts(reading, self.key)
        plans: list[e.ActivationPlan] = []
        for line, node in enumerate(reading.tree.abilities):
            path: Path = ("abilities", line)
            low = LyricalLowering(MEANING, TABLES, reading, f"{self.key}{line}", path, self.kind)
            low.out = self.out
            if self.kind & USED:
                plans.extend(self.use(low, node, path, len(plans)))
                continue
            if isinstance(node, n.Limits) and self.bind(low, node, path, reading.tree.abilities[:line]):
                continue
            for ability in self.line(low, node, path):
                ability.line = line
                self.abilities.append(ability)
        if plans:
            self.plan = UsePlan(joined(f"{self.key}use", USING, plans, self.out))
            gather(self.plan, plans)
            for low, limit, path in self.limits:
                bound(low, limit, path, self.plan)
        elif self.limits:
            low, limit, path = self.limits[0]
            raise low.fail(limit, path, "bounds the use of a card that does nothing")

    def bind(self, low: Lowering, node: n.Limits, path: Path, before: tuple[a.Ability, ...]) -> bool:
        """A line of its own that bounds the effect before it: このエフェクトは1ターンに1回だけ使用できる."""
        ability = self.abilities[-1] if self.abilities else None
        if isinstance(ability, EffectAbility) and isinstance(before[-1], a.Activated):
            bind_effect(low, node, path, ability)
        elif isinstance(ability, TriggeredAbility) and isinstance(before[-1], a.Triggered):
            bounded(low, node, path, ability)
        else:
            return False
        return True

    def use(self, low: LyricalLowering, node: a.Ability, path: Path, place: int) -> list[e.ActivationPlan]:
        """N-5.1, N-6.1: a line of a strategy or trick."""
        if isinstance(node, a.Static) and all(is_own_price(one) or isinstance(one, n.NeverBelow) for one in node.says):
            self.abilities.extend(static(low, node, path))
            return []
        if isinstance(node, a.Static):
            return [self.statements(low, node, path, place)]
        if isinstance(node, a.Triggered) and is_once(node.when) and not node.limits:
            low.prefix = f"{place}:" if place else ""
            return [plan_for(low, a.Delayed(node.when, node.do), path)]
        if not isinstance(node, a.Spell | n.Limits):
            raise low.fail(node, path, "stands on no strategy or trick: those only do something once")
        self.limits.extend((low, limit, (*path, "limits", at)) for at, limit in enumerate(node.limits))
        if isinstance(node, n.Limits):
            return []
        low.prefix = f"{place}:" if place else ""
        low.heads = heads_of(node.do, (*path, "do"))
        self.price_first(low, node.do, (*path, "do"))
        return [plan_for(low, node.do, (*path, "do"))]

    def price_first(self, low: LyricalLowering, node: a.Effect, path: Path) -> None:
        """N-1.2-3: what the card costs, said before what it does, counts where it is used from."""
        for at, part in enumerate(node.sentences if isinstance(node, a.Body) else ()):
            here: Path = (*path, "sentences", at)
            if not is_own_price(part) and not (at and isinstance(part, n.NeverBelow)):
                return
            low.passed |= {here}
            if not isinstance(part, n.NeverBelow):
                self.abilities.extend(stand(low.child(f"{low.key}/own.{at}", path[:-1]), part, here, (), Uses()))

    def statements(self, low: Lowering, node: a.Static, path: Path, place: int) -> e.ActivationPlan:
        """Sentences that say how long what they say holds: a strategy or trick begins it."""
        low.prefix = f"{place}:" if place else ""
        low.heads = heads_of(node.says[0], (*path, "says", 0))
        shared_frames.sentences(low, node.says, (*path, "says"))
        pick_parts(low, path)
        return plan_of(low)

    def line(self, low: Lowering, node: a.Ability, path: Path) -> list[e.TextAbility]:
        """A line of a card that stays in play."""
        if isinstance(node, a.KeywordLine):
            return [self.skill(low, keyword, (*path, "keywords", at)) for at, keyword in enumerate(node.keywords)]
        if isinstance(node, a.Activated):
            if not self.kind & NAMED:
                raise low.fail(node, path, "stands only on characters and items (N-8.1)")
            return [effect(low, node, path, self.colours)]
        if isinstance(node, a.Triggered):
            check_moment(low, node.when, (*path, "when"))
            event = low.event(node.when, (*path, "when"))
            low.heads = choices_in(node.do, (*path, "do"))
            return [bounded(low, node, path, TriggeredAbility(low.key, plan_for(low, node.do, (*path, "do")), event))]
        if isinstance(node, a.Static):
            return static(low, node, path)
        raise low.fail(node, path, "is an effect, but nothing says when it happens")

    def skill(self, low: Lowering, node: a.Feature, path: Path) -> e.TextAbility:
        """N-12.0."""
        assert isinstance(node, a.Keyword)
        if not self.kind & (CHARACTER if node.name == SETUP else NAMED):
            raise low.fail(node, path, "is no skill of such a card")
        place = path[-1]
        return SKILLS[node.name](f"{low.key}/keywords.{place}" if place else low.key)


def is_once(node: a.Event) -> bool:
    """Whether it is a moment that comes only once: 次の自分のターンの開始時."""
    return isinstance(node, a.Begins | a.Ends) and not isinstance(node.period.which, a.EveryOne)


def check_moment(low: Lowering, node: a.Event, path: Path) -> None:
    """A printed text waits for a moment every time."""
    if isinstance(node, a.Begins | a.Ends) and not isinstance(node.period.which, a.EveryOne):
        raise low.fail(node.period, (*path, "period"), "is only once, and a card waits for it every time")


def bounded(low: Lowering, node: a.Triggered | n.Limits, path: Path, ability: TriggeredAbility) -> TriggeredAbility:
    """What bounds something that happens by itself: how often a turn, in whose turn, and what must be so."""
    for at, limit in enumerate(node.limits):
        here: Path = (*path, "limits", at)
        if isinstance(limit, a.Times):
            ability.times = times_of(low, limit, here)
        elif isinstance(limit, a.OnlyDuring):
            ability.conditions += (running(low, limit.period, (*here, "period")),)
        elif isinstance(limit, n.NotWhen):
            ability.conditions += (e.Not(low.condition(limit.condition, (*here, "condition"))),)
        elif isinstance(limit, a.OnlyWhen):
            ability.conditions += (low.condition(limit.condition, (*here, "condition")),)
        else:
            raise low.fail(limit, here, "is said of what is used, and this happens by itself")
    return ability


def times_of(low: Lowering, node: a.Times, path: Path) -> int:
    """How often a turn: once at least."""
    found = number(low, node.times, (*path, "times"))
    if not found:
        raise low.fail(node, path, "leaves no use at all")
    return found


def static(low: Lowering, node: a.Static, path: Path) -> list[e.TextAbility]:
    """Statements, each an ability of its own."""
    made: list[e.TextAbility] = []
    for at, says in enumerate(node.says):
        here: Path = (*path, "says", at)
        if isinstance(says, n.NeverBelow):
            check_floor(low, says, here, node.says[:at])
            continue
        if isinstance(getattr(says, "which", None), a.NextOne) or isinstance(says, n.ReplaceNext):
            raise low.fail(says, here, "speaks of the next time, so an effect must begin it")
        inner = low.child(f"{low.key}/says.{at}", path) if at else low
        with inner.measuring() as uses:
            conditions = cases(inner, node, path, at)
        uses.add(inner.uses)
        said, below = says, here
        if isinstance(says, n.OtherCase | a.InsteadIf):
            said, below = says.then, (*here, "then")
        made.extend(stand(inner, said, below, conditions, uses))
    return made


def check_floor(low: Lowering, node: a.Effect, path: Path, before: tuple[a.Effect, ...]) -> None:
    """N-1.3: nothing goes below 0 anyway; something must have been lowered for that to be said."""
    lowering = (n.PriceLess, n.FactorLess, a.Lower, a.LowerBoth, n.DamageLess, n.DealtLess)
    if not any(holds(one, lowering) for one in before):
        raise low.fail(node, path, "is said of nothing that goes down")


def holds(node: object, kinds: tuple[type[a.Node], ...]) -> bool:
    """Whether there is a node of some kinds in a tree."""
    if isinstance(node, tuple):
        return any(holds(part, kinds) for part in node)
    if not isinstance(node, a.Node):
        return False
    return isinstance(node, kinds) or any(holds(getattr(node, name), kinds) for name in node.__struct_fields__)


def bound(low: Lowering, node: a.Limit, path: Path, plan: UsePlan) -> None:
    """What bounds the use of a card or an effect."""
    if isinstance(node, n.Unanswerable):
        plan.is_final = True
    elif isinstance(node, n.EvenActed) and low.prefix == "" and bounds_an_effect(low, path):
        plan.even_acted = True
    elif isinstance(node, a.OnlyDuring):
        plan.conditions += (running(low, node.period, (*path, "period")),)
    elif isinstance(node, n.AlsoPay):
        plan.costs += tuple(cost_of(low, one, (*path, "cost", at)) for at, one in enumerate(node.cost))
    elif isinstance(node, n.InAnswer):
        plan.conditions += answering(low, node, path)
    elif isinstance(node, n.OnlyAnswering):
        plan.conditions += (AnswersOpponent(),)
    elif isinstance(node, n.NotWhen):
        plan.conditions += (e.Not(low.condition(node.condition, (*path, "condition"))),)
    elif isinstance(node, a.OnlyWhen):
        plan.conditions += (low.condition(node.condition, (*path, "condition")),)
    else:
        raise low.fail(node, path, "bounds an effect, and a card is used only once")


def answering(low: Lowering, node: n.InAnswer, path: Path) -> tuple[e.ConditionPlan, ...]:
    """N-7.1: something is there to be answered, and this is the time for it."""
    if not bounds_an_effect(low, path):
        raise low.fail(node, path, "is said of an effect")
    assert isinstance(node.what, a.Some)
    there = e.CountAmount(low.filter(node.what.of, (*path, "what", "of")))
    return (InAnswer(), e.Comparison(there, e.AT_LEAST, e.FixedAmount(1)))


def pick_parts(low: Lowering, path: Path) -> None:
    """Which of several cards is the one and which the other is chosen when the text is carried out (A50)."""
    for split in low.splits:
        of = e.AmongFilter(e.SlotThing((split.targets,)), ())
        so_many = e.QuantityPlan(split.count, split.count)
        low.builder.opening.append(e.Pick(*low.at(path, "part"), split.slot, e.YouPlan(), of, so_many))
    low.splits.clear()


def plan_for(low: Lowering, node: a.Effect, path: Path) -> UsePlan:
    """What an ability asks for and does."""
    shared_frames.defined_letters(low, node, path)
    low.effect(node, path)
    pick_parts(low, path)
    made = plan_of(low)
    if made.letters:
        raise low.fail(node, path, f"speaks of {made.letters[0]}, and nothing says how much that is")
    plan = UsePlan(made.procedure)
    plan.modes, plan.targets, plan.defined = made.modes, made.targets, made.defined
    return plan


def effect(low: Lowering, node: a.Activated, path: Path, colours: int) -> EffectAbility:
    """N-8.1-2."""
    cost, *more = node.cost
    assert isinstance(cost, n.Pay)
    low.heads = heads_of(node.do, (*path, "do"))
    paid = price(low, cost, (*path, "cost", 0), colours)
    also = tuple(cost_of(low, one, (*path, "cost", at)) for at, one in enumerate(more, 1))
    ability = EffectAbility(low.key, paid, plan_for(low, node.do, (*path, "do")))
    ability.own = 0 if colours else sum(1 for mark in cost.marks if isinstance(mark, n.OwnColour))
    ability.plan.costs = also
    bind_effect(low, node, path, ability)
    return ability


def bind_effect(low: Lowering, node: a.Activated | n.Limits, path: Path, ability: EffectAbility) -> None:
    """N-8.3: what bounds the use of an effect."""
    for at, limit in enumerate(node.limits):
        if not isinstance(limit, a.Times):
            bound(low, limit, (*path, "limits", at), ability.plan)
            continue
        ability.times = times_of(low, limit, (*path, "limits", at))


def bounds_an_effect(low: Lowering, path: Path) -> bool:
    """Whether a limit stands behind an effect, or in a line of its own that does."""
    assert isinstance(low, LyricalLowering)
    holder = node_at(low.reading.tree, path[:-2])
    return isinstance(holder, a.Activated) or (isinstance(holder, n.Limits) and not low.kind & USED)


def price(low: Lowering, node: n.Pay, path: Path, colours: int) -> Price:
    """N-1.4, A33: marks are a part of the total. N-8.2: ● is a mark in the colour of the card, if it has just one."""
    names = [mark.name for mark in node.marks if isinstance(mark, n.Colour)]
    own = len(node.marks) - len(names)
    if own and colours.bit_count() > 1:
        raise low.fail(node, path, "does not say which of the card's colours it takes")
    marks = tuple(names.count(colour) + (own if colours & 1 << at else 0) for at, colour in enumerate(COLOURS))
    total = number(low, node.total, (*path, "total"))
    if sum(marks) > total:
        raise low.fail(node, path, f"has {sum(marks)} marks, but {total} in all")
    return Price(marks, total, number(low, node.cost, (*path, "cost")))
