"""Lowering of a card's text, a line at a time (211.2): abilities, what an active does, and what the rules must know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering import acts as shared_acts
from kirifuda.effects.lowering import choose as shared_choose
from kirifuda.effects.lowering import conditions as shared_conditions
from kirifuda.effects.lowering import frames as shared_frames
from kirifuda.effects.lowering import nouns as shared_nouns
from kirifuda.effects.lowering.base import Lowering, Path, Tables, number
from kirifuda.effects.lowering.frames import defined_letters
from kirifuda.effects.lowering.plans import gather, joined, plan_of
from kirifuda.games.cardfiles import printed_texts
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.abilities import (
    DROP,
    PROLIFERATE,
    ActivatedAbility,
    PlayPlan,
    PsoAbility,
    PsoPlan,
    StaticAbility,
    TriggeredAbility,
)
from kirifuda.games.pso2.keywords.k302_02_on_entry import on_entry
from kirifuda.games.pso2.keywords.k302_03_on_defeat import on_defeat
from kirifuda.games.pso2.keywords.k302_04_drop import drop
from kirifuda.games.pso2.lowering import (
    acts,
    choices,
    counted,
    events,
    hits,
    lasting,
    nouns,
    places,
    qualities,
    uses,
)
from kirifuda.games.pso2.lowering import joined as joining
from kirifuda.games.pso2.lowering.actives import PlayedWhen, host_target, is_attaching, played_when, without_first
from kirifuda.games.pso2.lowering.counted import said_in
from kirifuda.games.pso2.lowering.keywords import keyword_ability
from kirifuda.games.pso2.lowering.limits import cost_part, costs_of, how_often, limited
from kirifuda.games.pso2.lowering.setting import PsoLowering, Setting, heads_of, pso
from kirifuda.games.pso2.lowering.standing import Standing, stand
from kirifuda.games.pso2.plans.events import is_of_damage
from kirifuda.games.pso2.plans.words import MEANING
from kirifuda.games.pso2.zones import DISCARD, HAND, IN_PLAY
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.customs.printed import PrintedText
    from kirifuda.text.language import Reading


def quoted(low: Lowering, node: a.AbilityText, path: Path) -> list[PsoAbility]:
    """103.3.1: an ability that something is given in quotes."""
    below: Path = (*path, "ability")
    texts = CardTexts(low.clause(path), is_active=False)
    setting = pso(low).setting
    texts.out, texts.setting = low.out, setting
    inner = PsoLowering(low.meaning, low.tables, low.reading, low.clause(path), below, setting)
    inner.out, inner.root, inner.is_given = low.out, low.root, True
    texts.line(inner, node.ability, below)
    return texts.abilities


TABLES: Final = Tables(
    amounts={**shared_nouns.AMOUNTS, **nouns.AMOUNTS, **counted.AMOUNTS},
    players={**nouns.PLAYERS, **counted.PLAYERS},
    wheres={**nouns.WHERES, **places.WHERES},
    nouns={**shared_conditions.NOUNS, **nouns.NOUNS},
    qualities={
        **shared_conditions.QUALITIES,
        **qualities.QUALITIES,
        **places.QUALITIES,
        **choices.QUALITIES,
    },
    things={**nouns.THINGS, **choices.THINGS, **joining.THINGS},
    conditions={
        **shared_conditions.CONDITIONS,
        **nouns.CONDITIONS,
        **counted.CONDITIONS,
        **places.CONDITIONS,
    },
    effects={
        **shared_frames.EFFECTS,
        **shared_choose.EFFECTS,
        **shared_acts.EFFECTS,
        **acts.EFFECTS,
        **joining.EFFECTS,
        **lasting.EFFECTS,
        **places.EFFECTS,
        **choices.EFFECTS,
    },
    events=events.EVENTS,
    deeds={**events.DEEDS, **hits.DEEDS, **uses.DEEDS, **counted.DEEDS},
    abilities={a.AbilityText: quoted},
)
"""Every node with a meaning."""
WORKS_IN: Final = IN_PLAY | HAND.bit | DISCARD.bit
"""300.4.1: where an activated ability may say that it works."""
KEYWORD_EVENTS: Final = {p.OnEntry: on_entry, p.OnDefeat: on_defeat, p.OnDrop: drop}
ANY_NUMBER: Final = 1000
"""More copies than any deck holds."""


class CardTexts:
    """What the lines of one text came to."""

    def __init__(self, key: str, *, is_active: bool) -> None:
        self.key = key
        self.is_active = is_active
        self.setting = Setting()
        self.texts: tuple[PrintedText, ...] = ()
        self.out = e.Lowered()
        self.abilities: list[PsoAbility] = []
        self.plan: PlayPlan | None = None
        """Of an active: what is chosen and done when it is played."""
        self.is_main = False
        self.playable: tuple[e.ConditionPlan, ...] = ()
        """504.1.3: when an active can be played."""
        self.slots = 1
        """205.4.4.1."""
        self.life = 0
        self.life_each = 0
        """R.08."""
        self.copies = 0
        """100.3.2: how many of the card a deck may hold; 0 if the text does not say."""
        self.drops = 0
        """100.6: how many cards with Drop a deck with this player card may hold."""
        self.is_magless = False
        """100.1: no mag goes with this player card."""
        self.has_x_cost = False
        """209.3."""

    def lower(self, reading: Reading) -> None:
        """211.2: all lines in order."""
        self.texts = printed_texts(reading, self.key)
        spells: list[tuple[PsoLowering, a.Spell, Path]] = []
        for line, node in enumerate(reading.tree.abilities):
            path: Path = ("abilities", line)
            low = PsoLowering(MEANING, TABLES, reading, f"{self.key}{line}", path, self.setting)
            low.out = self.out
            if isinstance(node, a.Spell) and (self.is_active or not is_timed(node)):
                spells.append((low, node, path))
                self.is_main = self.is_main or a.OnlyMainTiming() in node.limits
                continue
            before = len(self.abilities)
            self.line(low, node, path)
            for ability in self.abilities[before:]:
                ability.line = line
        if spells or self.is_active:
            self.active(spells)

    def line(self, low: PsoLowering, node: a.Ability, path: Path) -> None:
        """One line that is no effect of an active."""
        if isinstance(node, a.KeywordLine):
            self.keywords(low, node, path)
        elif isinstance(node, p.MainLine):
            if not self.is_active:
                raise low.fail(node, path, "stands alone only on an active")
            self.is_main = True
        elif isinstance(node, p.RuleLine):
            self.rule(low, node, path)
        elif isinstance(node, PlayedWhen):
            self.playable = (*self.playable, played_when(low, node, path))
        elif isinstance(node, a.Static):
            found = Standing()
            low.applied, low.holds = how_often(low, node, path), True
            for at, says in enumerate(node.says):
                before = len(found.abilities)
                stand(low, says, (*path, "says", at), (), low.uses, found)
                found.latest = before
            self.abilities.extend(found.abilities)
        elif isinstance(node, a.Activated):
            self.abilities.append(activated(low, node, path))
        elif isinstance(node, a.Triggered):
            self.abilities.append(triggered(low, node, path))
        elif isinstance(node, a.Spell):
            self.abilities.append(at_moment(low, node, path))
        elif isinstance(node, p.EitherWay):
            self.abilities.extend(either_way(low, node, path))
        else:
            raise low.fail(node, path)

    def keywords(self, low: PsoLowering, node: a.KeywordLine, path: Path) -> None:
        """302.1."""
        for at, keyword in enumerate(node.keywords):
            here: Path = (*path, "keywords", at)
            if isinstance(keyword, p.Slots):
                self.slots = number(low, keyword.count, (*here, "count"))
            else:
                self.abilities.append(keyword_ability(low, keyword, here, low.key))

    def rule(self, low: PsoLowering, node: p.RuleLine, path: Path) -> None:
        """G.40 ルール： no ability: what it says is so from the beginning, and nothing takes it away."""
        says = node.says
        below: Path = (*path, "says", "to")
        if isinstance(says, p.LifeBecomes) and isinstance(says.to, a.Multiple):
            self.life_each = number(low, says.to.right, (*below, "right"))
        elif isinstance(says, p.LifeBecomes):
            self.life = number(low, says.to, below)
        elif isinstance(says, p.MostCopies):
            self.copies = number(low, says.count.n, below) if isinstance(says.count, a.UpTo) else ANY_NUMBER
        elif isinstance(says, p.MostDrops):
            self.drops = number(low, says.count, (*path, "says", "count"))
        elif isinstance(says, p.CostIsX):
            self.has_x_cost = True
        else:
            assert isinstance(says, p.NoMag)
            self.is_magless = True

    def active(self, spells: list[tuple[PsoLowering, a.Spell, Path]]) -> None:
        """204.2.1, A49: all effects of an active are one plan, with targets at the head of each line."""
        if not self.is_active:
            low, node, path = spells[0]
            raise low.fail(node, path, "is an effect, but nothing says when it happens")
        host: e.SetTargets | None = None
        plans: list[e.ActivationPlan] = []
        for place, (low, node, path) in enumerate(spells):
            low.prefix = f"{place}:" if place else ""
            for at, limit in enumerate(node.limits):
                if not isinstance(limit, a.OnlyMainTiming):
                    raise low.fail(limit, (*path, "limits", at), "is said of abilities, not of an active")
            do: a.Effect = node.do
            defined_letters(low, do, (*path, "do"))
            attaching = is_attaching(do)
            if attaching and place == 0:
                host = host_target(low, do, (*path, "do"))
                do = without_first(do)
            low.is_attached = host is not None
            low.heads = frozenset() if attaching else heads_of(do, (*path, "do"))
            low.effect(do, (*path, "do"))
            plans.append(plan_of(low))
        made = PlayPlan(joined(f"{self.key}play", "211.2", plans, self.out))
        gather(made, plans)
        made.has_recovery = any(low.recovers for low, _, _ in spells)
        made.is_main = self.is_main
        made.conditions = self.playable
        if host is not None:
            made.is_attached = True
            made.targets = (host, *made.targets)
        for ability in self.abilities:
            is_priced = isinstance(ability, StaticAbility) and ability.is_own_price
            if host is None and ability.keyword not in (DROP, PROLIFERATE) and not is_priced:
                raise e.NoMeaning(ability.key, "", "is an ability that an active which is not attached never has")
        self.plan = made


# --- abilities ------------------------------------------------------------------------------------------


def is_timed(node: a.Spell) -> bool:
    """300.2: whether a line begins with the start or end of turns or phases."""
    first = node.do.sentences[0] if isinstance(node.do, a.Body) else node.do
    when = first.when if isinstance(first, a.Delayed) else None
    return isinstance(when, a.Begins | a.Ends) and isinstance(when.period.which, a.EveryOne)


def at_moment(low: PsoLowering, node: a.Spell, path: Path) -> TriggeredAbility:
    """300.2: a triggered ability whose event is told as a time: 自分のターン終了時、カードを1枚ドローする."""
    assert isinstance(node.do, a.Body)
    first, here = node.do.sentences[0], (*path, "do", "sentences", 0)
    assert isinstance(first, a.Delayed)
    defined_letters(low, node.do, (*path, "do"))
    event = watched(low, first.when, (*here, "when"))
    low.heads, low.at_once = heads_of(first.do, (*here, "do")), here
    ability = watching(low.key, plan_for(low, node.do, (*path, "do")), first.when, event)
    for at, limit in enumerate(node.limits):
        limited(low, limit, (*path, "limits", at), ability)
    return ability


def plan_for(low: PsoLowering, node: a.Effect, path: Path) -> PsoPlan:
    """What an ability asks for and does."""
    low.heads = low.heads or heads_of(node, path)
    low.effect(node, path)
    made = plan_of(low)
    plan = PsoPlan(made.procedure)
    plan.modes, plan.targets, plan.letters, plan.limits = made.modes, made.targets, made.letters, made.limits
    plan.defined = made.defined
    plan.has_recovery = low.recovers
    return plan


def activated(low: PsoLowering, node: a.Activated, path: Path) -> ActivatedAbility:
    """300.3, G.02: cost ⇒ effect."""
    defined_letters(low, node.do, (*path, "do"))
    costs = costs_of(low, node.cost, (*path, "cost"))
    ability = ActivatedAbility(low.key, plan_for(low, node.do, (*path, "do")), costs)
    for at, limit in enumerate(node.limits):
        if isinstance(limit, a.OnlyMainTiming):
            ability.is_main = True
        else:
            limited(low, limit, (*path, "limits", at), ability)
    if low.zones & ~WORKS_IN:
        raise low.fail(node, path, "works in a zone where no ability does")
    ability.zones = low.zones
    return ability


def triggered(low: PsoLowering, node: a.Triggered, path: Path) -> TriggeredAbility:
    """300.2, G.01: condition : effect."""
    defined_letters(low, node.do, (*path, "do"))
    event = watched(low, node.when, (*path, "when"))
    ability = watching(low.key, plan_for(low, node.do, (*path, "do")), node.when, event)
    if low.zones & ~WORKS_IN:
        raise low.fail(node, path, "works in a zone where no ability does")
    for at, limit in enumerate(node.limits):
        limited(low, limit, (*path, "limits", at), ability)
    return ability


def watched(low: PsoLowering, node: a.Event, path: Path) -> e.EventPlan | None:
    """What sets it off; None for a keyword, which knows by itself."""
    if type(node) in KEYWORD_EVENTS:
        return None
    event = low.event(node, path)
    low.hears_damage = is_of_damage(event)
    low.hears_dealer = is_of_damage(event, lowered=True)
    low.said = said_in(low, node, path)
    return event


def watching(key: str, plan: PsoPlan, node: a.Event, event: e.EventPlan | None) -> TriggeredAbility:
    """The ability that waits for it."""
    if event is None:
        return KEYWORD_EVENTS[type(node)](key, plan)
    ability = TriggeredAbility(key, plan, event)
    ability.comings = e.comings_of(event)
    ability.buckets = ("becomes",) if ability.comings else ()
    return ability


def either_way(low: PsoLowering, node: p.EitherWay, path: Path) -> list[ActivatedAbility | TriggeredAbility]:
    """G.04: an ability for each condition and each cost, any of which is enough; they do the same, and their uses are
    counted together."""
    costs: dict[int, e.CostPart] = {}
    events: dict[int, e.EventPlan | None] = {}
    for at, way in enumerate(node.ways):
        here: Path = (*path, "ways", at)
        if isinstance(way, a.Event):
            events[at] = watched(low, way, here)
        else:
            costs[at] = cost_part(low, way, here)
    plan = plan_for(low, node.do, (*path, "do"))
    found: list[ActivatedAbility | TriggeredAbility] = []
    for at, way in enumerate(node.ways):
        key = f"{low.key}:{at}" if at else low.key
        if isinstance(way, a.Event):
            found.append(watching(key, plan, way, events[at]))
        else:
            found.append(ActivatedAbility(key, plan, (costs[at],)))
        found[at].tally = low.key
        for place, limit in enumerate(node.limits):
            limited(low, limit, (*path, "limits", place), found[at])
    return found
