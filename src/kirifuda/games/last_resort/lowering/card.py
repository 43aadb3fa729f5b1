"""Lowering of a card's text, a line at a time: abilities, what a spell or a last resort does, and conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering import acts as shared_acts
from kirifuda.effects.lowering import choose as shared_choose
from kirifuda.effects.lowering import conditions as shared_conditions
from kirifuda.effects.lowering import frames as shared_frames
from kirifuda.effects.lowering import nouns as shared_nouns
from kirifuda.effects.lowering.base import Lowering, Path, Table, Tables, number
from kirifuda.effects.lowering.conditions import running
from kirifuda.effects.lowering.plans import joined, text_cost
from kirifuda.games.cardfiles import printed_texts
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.abilities import (
    ActivatedAbility,
    FitAbility,
    RiderAbility,
    StaticAbility,
    TextPlan,
    TriggeredAbility,
)
from kirifuda.games.last_resort.keywords.k17_04_assassinate import paid_assassinate
from kirifuda.games.last_resort.keywords.k19_07_spell_chain import spell_chain
from kirifuda.games.last_resort.lowering import (
    acts,
    asked,
    choice,
    events,
    events_more,
    frame,
    lasting,
    moves,
    nouns,
    things,
    tokens,
    turns,
)
from kirifuda.games.last_resort.lowering.carrying import carried, goes_on, is_skill_cost, plan_for, skill_plan
from kirifuda.games.last_resort.lowering.costs import costs_of
from kirifuda.games.last_resort.lowering.keywords import keyword_ability
from kirifuda.games.last_resort.lowering.setting import ResortLowering, resort
from kirifuda.games.last_resort.lowering.standing import abilities_of, ability_of, limit_price, named
from kirifuda.games.last_resort.lowering.subjects import BURIED, CARD, WHILE_SUMMONED, check_printed, is_worn
from kirifuda.games.last_resort.lowering.waiting import elsewhere, holds_in_step, is_own, numbered
from kirifuda.games.last_resort.plans.replacing import Instead
from kirifuda.games.last_resort.plans.tests_more import PayableCondition
from kirifuda.games.last_resort.plans.words import MEANING
from kirifuda.games.last_resort.values import CREATURE, EQUIPMENT, LAST_RESORT_CARD, LEADER_CARD, SPELL
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.customs.printed import PrintedText
    from kirifuda.games.last_resort.values import ResortCard
    from kirifuda.text.language import Reading

BIND: Final = "封縛"
Doing = tuple[ResortLowering, a.Effect, Path]


class CardTexts:
    """What the lines of one card came to."""

    def __init__(self, key: str, kind: int) -> None:
        self.key = key
        self.kind = kind
        self.is_done_at_once = bool(kind & (SPELL | LAST_RESORT_CARD)) and not kind & CREATURE
        """L-1.3, L-1.18: its lines are carried out; a spell creature enters (L-17.7)."""
        self.out = e.Lowered()
        self.tokens: dict[str, ResortCard] = {}
        self.abilities: list[e.TextAbility] = []
        self.conditions: list[e.ConditionPlan] = []
        self.plan: TextPlan | None = None
        self.texts: tuple[PrintedText, ...] = ()

    def lower(self, reading: Reading) -> None:
        """All lines in order."""
        self.texts = printed_texts(reading, self.key)
        doing: list[Doing] = []
        lines = reading.tree.abilities
        for line, node in enumerate(lines):
            path: Path = ("abilities", line)
            if goes_on(self.kind, lines, line):
                continue
            low = ResortLowering(MEANING, TABLES, reading, f"{self.key}{line}", path, self.tokens, self.kind)
            low.out = self.out
            before = len(self.abilities)
            if self.is_done_at_once:
                doing.extend(self.effects(low, node, path))
            else:
                self.line(low, node, path)
            for ability in self.abilities[before:]:
                ability.line = line
        if doing:
            self.plan = TextPlan(joined(f"{self.key}text", "L-1.3", [carried(*each) for each in doing], self.out))

    # --- spells and last resorts ---------------------------------------------------------------------

    def effects(self, low: ResortLowering, node: a.Ability, path: Path) -> list[Doing]:
        """L-1.3, L-1.18: a line is something to do, a keyword of summoning, or a condition."""
        if isinstance(node, a.Spell) or (isinstance(node, r.TurnedUp) and self.kind & LAST_RESORT_CARD):
            return [(low, node.do, (*path, "do"))]
        if self.kind & SPELL and isinstance(node, a.Static) and all(map(is_own_cost, node.says)):
            self.abilities.extend(standing(low, node, path))
            return []
        if isinstance(node, a.Static):
            return [(low, a.Body(node.says), path)]
        if isinstance(node, a.Triggered) and isinstance(node.when, a.Begins | a.Ends) and not node.limits:
            return [(low, a.Delayed(node.when, node.do), path)]
        if isinstance(node, r.SummonIf | r.TurnUpIf):
            self.condition(low, node, path)
            return []
        if isinstance(node, r.AsSummoned | r.ExtraCost) and self.kind & SPELL:
            self.rider(low, node, path)
            return []
        if not isinstance(node, a.KeywordLine):
            raise low.fail(node, path, "stands only on cards that are in play")
        found = [self.spoken(low, keyword, (*path, "keywords", at)) for at, keyword in enumerate(node.keywords)]
        return [doing for doings in found for doing in doings]

    def spoken(self, low: ResortLowering, keyword: a.Feature, path: Path) -> list[Doing]:
        """A keyword on a spell: Bind is carried out, others work while it is summoned."""
        if isinstance(keyword, r.Measured) and keyword.name == BIND:
            return [(low, r.Binding(keyword.count), path)]
        is_summoning = isinstance(keyword, r.Sacrifice) or getattr(keyword, "name", "") in WHILE_SUMMONED
        if not is_summoning or not self.kind & SPELL:
            raise low.fail(keyword, path, "is no keyword of such a card")
        self.abilities.append(keyword_ability(low, keyword, path, key_at(low, path)))
        return []

    # --- cards that are in play ----------------------------------------------------------------------

    def line(self, low: ResortLowering, node: a.Ability, path: Path) -> None:
        """One line of a card that is in play, or will be."""
        if isinstance(node, r.TurnedUp):
            raise low.fail(node, path, "is said by a last resort only")
        if isinstance(node, r.SummonIf | r.TurnUpIf):
            self.condition(low, node, path)
        elif isinstance(node, r.AsSummoned | r.ExtraCost):
            self.rider(low, node, path)
        elif isinstance(node, r.EquipOnly):
            if not self.kind & EQUIPMENT:
                raise low.fail(node, path, "is said by equipment only")
            self.abilities.append(FitAbility(low.key, low.filter(node.of, (*path, "of"))))
        elif isinstance(node, a.Activated):
            self.abilities.extend(activated(low, node, path))
        elif self.kind & LEADER_CARD and not (isinstance(node, a.Static) and all(map(is_skill_cost, node.says))):
            raise low.fail(node, path, "is no leader skill: a leader has a cost ： effect")
        elif isinstance(node, a.KeywordLine):
            self.keyword(low, node, path)
        elif isinstance(node, a.Static):
            self.abilities.extend(standing(low, node, path))
        elif isinstance(node, a.Triggered) and holds_in_step(low, node, path):
            self.abilities.extend(in_step(low, node, path))
        elif isinstance(node, a.Triggered):
            self.abilities.extend(triggered(low, node, path))
        elif isinstance(node, r.SpellChain):
            self.abilities.append(spell_chain(low.key, plan_for(low, node.do, (*path, "do"))))
        elif isinstance(node, r.PaidKeyword):
            check_printed(low, node.keyword, (*path, "keyword"))
            self.abilities.append(paid_assassinate(low.key, costs_of(low, node.cost, (*path, "cost"))))
        elif isinstance(node, a.Spell) and isinstance(node.do, a.Body) and all(map(is_held, node.do.sentences)):
            for at, says in enumerate(node.do.sentences):
                key = f"{low.key}:{at}" if at else low.key
                self.abilities.append(ability_of(low, says, (*path, "do", "sentences", at), key))
        else:
            raise low.fail(node, path, "is an effect, but nothing says when it happens")

    def keyword(self, low: ResortLowering, node: a.KeywordLine, path: Path) -> None:
        """L-19; L-1.9, A90: equipment gives its keywords to whoever bears it."""
        for at, keyword in enumerate(node.keywords):
            here: Path = (*path, "keywords", at)
            key = key_at(low, here)
            if self.kind & EQUIPMENT and is_worn(keyword):
                self.abilities.append(ability_of(low, a.Gain(r.Bearer(), (keyword,)), here, key))
            else:
                check_printed(low, keyword, here)
                self.abilities.append(keyword_ability(low, keyword, here, key))

    def condition(self, low: ResortLowering, node: r.SummonIf | r.TurnUpIf, path: Path) -> None:
        """L-15.2, L-1.19."""
        if isinstance(node, r.TurnUpIf) != bool(self.kind & LAST_RESORT_CARD):
            raise low.fail(node, path, "is 条件 on a last resort, 召喚条件 on what is summoned")
        if self.kind & LEADER_CARD:
            raise low.fail(node, path, "stands on nothing that lies there from the beginning")
        if isinstance(node, r.TurnUpIf) and not asked.can_hold_without_life(node.condition):
            raise low.fail(node.condition, (*path, "condition"), "is never so at 0 life or less, when it is asked")
        self.conditions.append(low.condition(node.condition, (*path, "condition")))

    def rider(self, low: ResortLowering, node: r.AsSummoned | r.ExtraCost, path: Path) -> None:
        """L-9.1: done or paid while the card is summoned, once."""
        if self.kind & LEADER_CARD or any(isinstance(ability, RiderAbility) for ability in self.abilities):
            raise low.fail(node, path, "is done once, while a card is summoned")
        if isinstance(node, r.AsSummoned):
            self.abilities.append(RiderAbility(low.key, plan_for(low, node.do, (*path, "do"))))
            return
        part = text_cost(low, node.do, (*path, "do"))
        self.abilities.append(RiderAbility(low.key, TextPlan(part.procedure)))
        self.conditions.append(PayableCondition(part))


def is_held(node: a.Effect) -> bool:
    """L-1.14: whether a sentence that could be done once holds all the time on a card that stays."""
    return isinstance(node, r.RaiseCap)


def is_own_cost(node: a.Effect) -> bool:
    """L-9.1, L-14.1: whether a sentence is about what summoning the card itself costs."""
    while isinstance(node, a.If | a.Timed | a.ForEach | r.NotBelow):
        node = node.then if isinstance(node, a.If) else node.does if isinstance(node, r.NotBelow) else node.do
    return isinstance(node, r.CheaperItself | r.NoPenaltyItself)


def key_at(low: Lowering, path: Path) -> str:
    """The key of one of several keywords on a line."""
    return f"{low.key}:{path[-1]}" if path[-1] else low.key


def activated(low: Lowering, node: a.Activated, path: Path) -> list[e.TextAbility]:
    """L-9.4, L-9.6: cost ： effect."""
    costs = costs_of(low, node.cost, (*path, "cost"))
    ability = ActivatedAbility(low.key, skill_plan(low, plan_for(low, node.do, (*path, "do")), path), costs)
    ability.times, ability.conditions = limits_of(low, node.limits, (*path, "limits"))
    for at, limit in enumerate(node.limits):
        if isinstance(limit, r.OncePerGame):
            ability.per_game = number(low, limit.times, (*path, "limits", at, "times"))
    ability.zones = low.zones
    return [ability]


def triggered(low: Lowering, node: a.Triggered, path: Path) -> list[e.TextAbility]:
    """L-1.6: what happens when something has happened."""
    if isinstance(node.when, a.Begins | a.Ends) and not isinstance(node.when.period.which, a.EveryOne):
        raise low.fail(node.when, (*path, "when"), "is one moment, and nothing says from when on it is waited for")
    if any(isinstance(limit, r.OncePerGame) for limit in node.limits):
        raise low.fail(node, path, "is not used but happens, so that nobody counts its uses")
    place = elsewhere(node)
    resort(low).lies = {"墓地": BURIED, "手札": CARD}.get(place, "")
    event = low.event(node.when, (*path, "when"))
    numbered(low, event)
    zones = low.zones
    ability = TriggeredAbility(low.key, plan_for(low, node.do, (*path, "do")), event)
    if is_own(node.when):
        low.zones = zones
    for zone in low.meaning.zones(place) if place else ():
        low.zones |= zone.bit
    ability.times, ability.conditions = limits_of(low, node.limits, (*path, "limits"))
    ability.zones = low.zones
    return [ability]


def in_step(low: Lowering, node: a.Triggered, path: Path) -> list[e.TextAbility]:
    """L-10.2: what somebody must or cannot do in a step holds while it runs."""
    assert isinstance(node.when, a.Begins)
    assert isinstance(node.do, a.Body)
    found: list[e.TextAbility] = []
    for at, says in enumerate(node.do.sentences):
        runs = running(low, node.when.period, (*path, "when", "period"))
        key = f"{low.key}:{at}" if at else low.key
        found.extend(abilities_of(low, says, (*path, "do", "sentences", at), key, (runs,)))
    return found


def standing(low: Lowering, node: a.Static, path: Path) -> list[e.TextAbility]:
    """What holds, a sentence at a time."""
    found: list[e.TextAbility] = []
    for at in range(len(node.says)):
        key = f"{low.key}:{at}" if at else low.key
        found.extend(abilities_of(low, named(low, node, at, path), (*path, "says", at), key))
    if node.limits:
        times, conditions = limits_of(low, node.limits, (*path, "limits"))
        for at, ability in enumerate(found):
            if isinstance(ability, Instead):
                ability.times = times
                ability.conditions = (*ability.conditions, *conditions)
            elif not isinstance(ability, StaticAbility) or not times or len(found) != 1:
                raise low.fail(node, path, "holds all the time, and is not used so often a turn")
            else:
                limit_price(low, node.says[at], (*path, "says", at), ability, times)
                ability.conditions = (*ability.conditions, *conditions)
    return found


def keywords(low: Lowering, node: a.KeywordLine, path: Path) -> list[e.TextAbility]:
    """L-19: keywords in quotes."""
    found: list[e.TextAbility] = []
    for at, keyword in enumerate(node.keywords):
        here: Path = (*path, "keywords", at)
        check_printed(low, keyword, here)
        found.append(keyword_ability(low, keyword, here, key_at(low, here)))
    return found


def chained(low: Lowering, node: r.SpellChain, path: Path) -> list[e.TextAbility]:
    """L-19.7 in quotes."""
    return [spell_chain(low.key, plan_for(low, node.do, (*path, "do")))]


def limits_of(low: Lowering, limits: tuple[a.Limit, ...], path: Path) -> tuple[int, tuple[e.ConditionPlan, ...]]:
    """How often a turn, 0 for any number; and when."""
    times = 0
    conditions: list[e.ConditionPlan] = []
    for at, limit in enumerate(limits):
        here: Path = (*path, at)
        if isinstance(limit, a.Times | r.OnceDuring):
            times = number(low, limit.times, (*here, "times"))
        if isinstance(limit, a.OnlyWhen):
            conditions.append(low.condition(limit.condition, (*here, "condition")))
        if isinstance(limit, a.OnlyDuring | r.OnceDuring):
            conditions.append(running(low, limit.period, (*here, "period")))
    return times, tuple(conditions)


ABILITIES: Final[Table] = {
    a.Activated: activated,
    a.Triggered: triggered,
    a.Static: standing,
    a.KeywordLine: keywords,
    r.SpellChain: chained,
}
"""What can stand in quotes."""
TABLES: Final = Tables(
    amounts={**shared_nouns.AMOUNTS, **nouns.AMOUNTS, **asked.AMOUNTS, **choice.AMOUNTS},
    players=shared_nouns.PLAYERS,
    wheres={**shared_nouns.WHERES, **nouns.WHERES},
    nouns={**shared_conditions.NOUNS, **nouns.NOUNS},
    qualities={**shared_conditions.QUALITIES, **nouns.QUALITIES, **choice.QUALITIES},
    things={**shared_nouns.THINGS, **things.THINGS},
    conditions={**shared_conditions.CONDITIONS, **asked.CONDITIONS},
    effects={
        **shared_frames.EFFECTS,
        **shared_choose.EFFECTS,
        **shared_acts.EFFECTS,
        **acts.EFFECTS,
        **moves.EFFECTS,
        **lasting.EFFECTS,
        **frame.EFFECTS,
        **tokens.EFFECTS,
        **turns.EFFECTS,
        **choice.EFFECTS,
    },
    events=events.EVENTS,
    deeds={**events.DEEDS, **events_more.DEEDS},
    abilities=ABILITIES,
)
"""Every node with a meaning."""
