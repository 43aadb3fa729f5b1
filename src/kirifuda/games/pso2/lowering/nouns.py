"""Lowering of players, nouns, qualities, things and numbers that are words of this game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kirifuda.effects.lowering import nouns as shared_nouns
from kirifuda.effects.lowering.base import Bests, Lowering, Path, Table, Tests
from kirifuda.effects.meaning import TestPlan
from kirifuda.effects.plans.amounts import CountAmount, SlotAmount
from kirifuda.effects.plans.conditions import AllHold, Comparison, Not, ThingsThere
from kirifuda.effects.plans.filters import Narrowed, ThingFilter
from kirifuda.effects.plans.history import HistoryAmount
from kirifuda.effects.plans.players import KeeperPlan, PlayerPlan, SlotPlayer
from kirifuda.effects.plans.qualities import AT_LEAST
from kirifuda.effects.plans.shapes import AmountPlan, ConditionPlan, FilterPlan
from kirifuda.effects.plans.steps_act import CallWith
from kirifuda.effects.plans.things import AllThing, SlotThing, ThingPlan, ThisThing
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.lowering.kinds import walk
from kirifuda.games.pso2.lowering.setting import pso
from kirifuda.games.pso2.lowering.spoken import ref
from kirifuda.games.pso2.plans import facts, tests
from kirifuda.games.pso2.plans.events import DifferentPlan
from kirifuda.games.pso2.plans.happenings import DEALER, NUMBER
from kirifuda.games.pso2.plans.things import (
    BattleThing,
    BossPlan,
    EnemyPlan,
    HostThing,
    LaidFilter,
    PartyPlan,
    PlayerCardThing,
    TargetPlayerPlan,
)
from kirifuda.games.pso2.plans.words import KIND_WORDS, PHASES, STEPS, TURN
from kirifuda.games.pso2.rules.r301_keyword_actions import CHOOSE_OPPONENT
from kirifuda.games.pso2.values import (
    CHARACTER,
    FIELD_KIND,
    FIELD_NAME,
    PERSON,
)
from kirifuda.games.pso2.zones import DECK, FIELD, PLAYER
from kirifuda.kernel.changes import FACT_MARKS, FACT_VARIABLES
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

# --- players ------------------------------------------------------------------------------------------


def opponent(low: Lowering, node: a.Opponent, path: Path) -> PlayerPlan:
    """101.2.1, R.30."""
    return EnemyPlan()


def target_player(low: Lowering, node: p.TargetPlayer, path: Path) -> PlayerPlan:
    """R.12."""
    low.uses.facts |= FACT_VARIABLES
    return TargetPlayerPlan()


def said_player(low: Lowering, node: p.SaidPlayer, path: Path) -> PlayerPlan:
    """そのプレイヤー: whoever controls what was chosen last, or the player whom the text has spoken of."""
    said = pso(low).said
    if said is not None:
        return said
    if low.latest is None and is_target_told(low, path):
        return target_player(low, p.TargetPlayer(), path)
    if low.latest is None:
        raise low.fail(node, path, "has nobody it could mean")
    if isinstance(low.latest, SlotThing):
        low.uses.slots.update(low.latest.slots)
    return KeeperPlan(low.latest, is_owner=False)


def is_target_told(low: Lowering, path: Path) -> bool:
    """R.12: whether a condition of the line tells of what the target player has."""
    line = node_at(low.reading.tree, path[:2])
    return any(
        isinstance(one, a.Place) and isinstance(one.whose, p.TargetPlayer)
        for _, node in walk(line, path[:2])
        if isinstance(node, a.Condition)
        for _, one in walk(node, ())
    )


def party(low: Lowering, node: p.Party, path: Path) -> PlayerPlan:
    """R.01."""
    return PartyPlan()


def boss_player(low: Lowering, node: p.BossPlayer, path: Path) -> PlayerPlan:
    """R.01."""
    return BossPlan()


def one_opponent(low: Lowering, who: a.Player, path: Path) -> PlayerPlan:
    """A80: the one opponent whom a text means; for the boss the party chooses. Anybody else is plain."""
    if not isinstance(who, a.Opponent):
        return low.player(who, path)
    slot = low.prefix + "opponent:" + low.clause(path)
    low.add(CallWith(*low.at(path, "opponent"), CHOOSE_OPPONENT, (), slot, low.actor))
    low.fresh.add(slot)
    return SlotPlayer(slot)


def you(low: Lowering, node: a.You, path: Path) -> PlayerPlan:
    """A113: whoever acts, where each player does."""
    return low.actor if pso(low).each else shared_nouns.you(low, node, path)


PLAYERS: Final[Table] = {
    **shared_nouns.PLAYERS,
    a.You: you,
    a.Opponent: opponent,
    p.TargetPlayer: target_player,
    p.SaidPlayer: said_player,
    p.Party: party,
    p.BossPlayer: boss_player,
}

# --- nouns ------------------------------------------------------------------------------------------


def kind(low: Lowering, node: a.Kind, path: Path) -> TestPlan:
    """200.1."""
    low.uses.reads |= FIELD_KIND
    return tests.KindTest(KIND_WORDS[node.name])


def fighter(low: Lowering, node: p.Fighter, path: Path) -> TestPlan:
    """301.9-10: a player or a character."""
    low.uses.reads |= FIELD_KIND
    return tests.KindTest(PERSON | CHARACTER)


def card_name(low: Lowering, node: a.CardName, path: Path) -> TestPlan:
    """206.2."""
    low.uses.reads |= FIELD_NAME
    return tests.NameTest(node.name)


def any_ability(low: Lowering, node: a.AnyAbility, path: Path) -> TestPlan:
    """406.2: what waits and is no card."""
    return tests.AbilityTest(None)


def ability_of(low: Lowering, node: p.AbilityOf, path: Path) -> TestPlan:
    """406.2: an ability of such a card."""
    return tests.AbilityTest(low.test(node.noun, (*path, "noun")))


def ability_kind(low: Lowering, node: p.AbilityKind, path: Path) -> TestPlan:
    """103.3.2, 103.7.1.1.1."""
    return facts.AbilityKindTest(node.name)


NOUNS: Final[Table] = {
    p.AbilityKind: ability_kind,
    a.Kind: kind,
    p.Fighter: fighter,
    a.CardName: card_name,
    a.AnyAbility: any_ability,
    p.AbilityOf: ability_of,
}


def laid_on(low: Lowering, node: p.LaidOn, path: Path) -> Callable[[Tests, Bests], FilterPlan]:
    """204.2.2.1, 205.4.1."""
    what = low.thing(node.what, (*path, "what"))
    low.uses.facts |= FIELD.bit | PLAYER.bit
    return lambda tests, best: LaidFilter(what, tests)


WHERES: Final[Table] = {**shared_nouns.WHERES, p.LaidOn: laid_on}

# --- things -------------------------------------------------------------------------------------------


def this(low: Lowering, node: a.This, path: Path) -> ThingPlan:
    """G.21 自身, このカード: the card with the text."""
    return ThisThing()


def player_of(low: Lowering, node: p.PlayerOf, path: Path) -> ThingPlan:
    """201.1.1; where nobody is chosen, any of them."""
    return PlayerCardThing(low.player(node.who, (*path, "who")))


def the_boss(low: Lowering, node: p.TheBoss, path: Path) -> ThingPlan:
    """R.01."""
    low.uses.facts |= PLAYER.bit
    return PlayerCardThing(BossPlan())


def host(low: Lowering, node: p.Host | p.Bearer, path: Path) -> ThingPlan:
    """204.2.2.1, 205.4.1."""
    low.uses.facts |= FIELD.bit
    return HostThing()


def in_attack(low: Lowering, node: p.Attacker | p.AttackTarget, path: Path) -> ThingPlan:
    """506.3.1-2."""
    low.uses.facts |= FACT_VARIABLES
    return BattleThing(isinstance(node, p.Attacker))


def damage_dealer(low: Lowering, node: p.DamageDealer, path: Path) -> ThingPlan:
    """103.2.2: the source of the damage that sets the text off."""
    if not pso(low).hears_dealer:
        raise low.fail(node, path, "has no damage it could mean")
    low.uses.slots.add(DEALER)
    found = SlotThing((DEALER,))
    if isinstance(node.noun, a.AnyCard):
        return found
    return AllThing(Narrowed(ThingFilter(found), (low.test(node.noun, (*path, "noun")),)))


def this_such(low: Lowering, node: p.ThisSuch, path: Path) -> ThingPlan:
    """G.21: the card with the text, if it is so."""
    found = tuple(low.test(one, (*path, "qualities", at)) for at, one in enumerate(node.qualities))
    return AllThing(Narrowed(ThingFilter(ThisThing()), found))


def each_that(low: Lowering, node: p.EachThat, path: Path) -> ThingPlan:
    """Each of a set, as long as it is such."""
    return AllThing(low.filter(node.of, (*path, "of")))


THINGS: Final[Table] = {
    **shared_nouns.THINGS,
    a.This: this,
    p.ThisSuch: this_such,
    p.EachThat: each_that,
    p.DamageDealer: damage_dealer,
    a.It: ref,
    a.Them: ref,
    p.Counted: ref,
    a.Dropped: ref,
    p.SpokenOf: ref,
    a.That: ref,
    a.Those: ref,
    p.Attacker: in_attack,
    p.AttackTarget: in_attack,
    p.ThisPlayed: this,
    a.ThisIn: shared_nouns.this_in,
    p.TargetPlayer: shared_nouns.players_as_things,
    p.SaidPlayer: shared_nouns.players_as_things,
    p.Party: shared_nouns.players_as_things,
    p.PlayerOf: player_of,
    p.TheBoss: the_boss,
    p.Host: host,
    p.Bearer: host,
}

# --- numbers ------------------------------------------------------------------------------------------


def life_of(low: Lowering, node: p.LifeOf, path: Path) -> AmountPlan:
    """R.08."""
    low.uses.facts |= FACT_VARIABLES
    return tests.LifeAmount("life")


def first_life(low: Lowering, node: p.FirstLife, path: Path) -> AmountPlan:
    """R.08: as the raid began."""
    low.uses.facts |= FACT_VARIABLES
    return tests.LifeAmount("first_life")


def fraction(low: Lowering, node: p.Fraction, path: Path) -> AmountPlan:
    """103.5.2.1."""
    of = low.amount(node.of, (*path, "of"))
    return tests.FractionAmount(of, low.amount(node.above, (*path, "above")), low.amount(node.below, (*path, "below")))


def value_of(low: Lowering, node: a.ValueOf, path: Path) -> AmountPlan:
    """201.3: a player's HP are the cards of the deck."""
    if isinstance(node.what, p.PlayerOf | p.TheBoss) and node.stat.name == "HP":
        low.uses.facts |= DECK.bit | FACT_VARIABLES
        return tests.PlayerHPAmount(low.thing(node.what, (*path, "what")))
    return shared_nouns.value_of(low, node, path)


def damage_of(low: Lowering, node: p.DamageOn, path: Path) -> AmountPlan:
    """214.3."""
    low.uses.facts |= FACT_MARKS
    return tests.DamageAmount(low.thing(node.what, (*path, "what")))


def that_damage(low: Lowering, node: p.ThatDamage, path: Path) -> AmountPlan:
    """214.1: as much as was dealt."""
    if not pso(low).hears_damage:
        raise low.fail(node, path, "has no damage it could mean")
    low.uses.slots.add(NUMBER)
    return SlotAmount(NUMBER)


def lowered_much(low: Lowering, node: p.LoweredMuch, path: Path) -> AmountPlan:
    """205.5.2: as much as the armour has taken away."""
    if pso(low).hears_damage or not pso(low).hears_dealer:
        raise low.fail(node, path, "has no damage that was lowered")
    low.uses.slots.add(NUMBER)
    return SlotAmount(NUMBER)


AMOUNTS: Final[Table] = {
    a.ValueOf: value_of,
    p.LifeOf: life_of,
    p.FirstLife: first_life,
    p.Fraction: fraction,
    p.DamageOn: damage_of,
    p.ThatDamage: that_damage,
    p.LoweredMuch: lowered_much,
}


def turn_runs(low: Lowering, period: a.Period, path: Path) -> ConditionPlan:
    """501.1.3: in somebody's turn, or in a phase of it."""
    low.uses.facts |= FACT_VARIABLES
    whose = low.player(period.whose, (*path, "whose"))
    if isinstance(period.which, a.NextOne):
        raise low.fail(period, path, "lies in the future and cannot be running")
    name = period.phase.name
    if name in STEPS:
        return facts.StepRuns(whose, STEPS[name])
    return tests.OwnTurn(whose) if name == TURN else tests.PhaseRuns(whose, PHASES[name])


def now(low: Lowering, node: a.Now, path: Path) -> ConditionPlan:
    """501.1.3."""
    return turn_runs(low, node.period, (*path, "period"))


def many_did(low: Lowering, node: p.ManyDid, path: Path) -> ConditionPlan:
    """So many different cards did something this turn; each counts once."""
    low.uses.facts |= FACT_VARIABLES | FACT_MARKS
    key = low.clause(path)
    low.out.histories.append(DifferentPlan(key, low.event(node.event, (*path, "event")), of_cards=False))
    return Comparison(HistoryAmount(key, of_cards=False), AT_LEAST, low.amount(node.least, (*path, "least")))


def not_now(low: Lowering, node: p.NotNow, path: Path) -> ConditionPlan:
    """501.1.3."""
    return Not(turn_runs(low, node.period, (*path, "period")))


def plays_first(low: Lowering, node: p.PlaysFirst | p.PlaysSecond, path: Path) -> ConditionPlan:
    """G.24."""
    low.uses.facts |= FACT_VARIABLES
    return facts.GoesFirst(low.player(node.who, (*path, "who")), isinstance(node, p.PlaysFirst))


def some_are(low: Lowering, node: p.SomeAre, path: Path) -> ConditionPlan:
    """At least one of a set is so."""
    of = low.filter(node.of, (*path, "of"))
    return ThingsThere(AllThing(Narrowed(of, (low.test(node.quality, (*path, "quality")),))))


def not_so(low: Lowering, node: p.NotSo, path: Path) -> ConditionPlan:
    """504.1.3: something is not so."""
    return Not(low.condition(node.condition, (*path, "condition")))


def each_there(low: Lowering, node: p.EachThere | p.EachColour, path: Path) -> ConditionPlan:
    """So many of each sort or colour."""
    if isinstance(node, p.EachColour):
        sorts = [a.Filter(node.where, (a.Has(colour),), a.AnyCard()) for colour in node.colours]
    else:
        sorts = [a.Filter(node.where, one.qualities, one.noun) for one in node.sorts]
    least = low.amount(node.least, (*path, "least"))
    found = [low.filter(one, (*path, "sorts", at)) for at, one in enumerate(sorts)]
    return AllHold(tuple(Comparison(CountAmount(of), AT_LEAST, least) for of in found))


def difficulty_is(low: Lowering, node: p.DifficultyIs, path: Path) -> ConditionPlan:
    """R.03."""
    return facts.DifficultyTest(node.name)


CONDITIONS: Final[Table] = {
    p.NotSo: not_so,
    p.DifficultyIs: difficulty_is,
    p.EachThere: each_there,
    p.EachColour: each_there,
    p.SomeAre: some_are,
    p.PlaysFirst: plays_first,
    p.PlaysSecond: plays_first,
    a.Now: now,
    p.NotNow: not_now,
    p.ManyDid: many_did,
}
