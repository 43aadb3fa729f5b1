"""Lowering of players, nouns, qualities, things and numbers that are words of this game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering import nouns as shared_nouns
from kirifuda.effects.lowering.base import Bests, Lowering, Path, Table, Tests
from kirifuda.effects.lowering.rows import row
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
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

# --- players ------------------------------------------------------------------------------------------


def target_player(low: Lowering, node: p.TargetPlayer, path: Path) -> e.PlayerPlan:
    """R.12."""
    low.uses.facts |= k.FACT_VARIABLES
    return TargetPlayerPlan()


def said_player(low: Lowering, node: p.SaidPlayer, path: Path) -> e.PlayerPlan:
    """そのプレイヤー: whoever controls what was chosen last, or the player whom the text has spoken of."""
    said = pso(low).said
    if said is not None:
        return said
    if low.latest is None and is_target_told(low, path):
        return target_player(low, p.TargetPlayer(), path)
    if low.latest is None:
        raise low.fail(node, path, "has nobody it could mean")
    if isinstance(low.latest, e.SlotThing):
        low.uses.slots.update(low.latest.slots)
    return e.KeeperPlan(low.latest, is_owner=False)


def is_target_told(low: Lowering, path: Path) -> bool:
    """R.12: whether a condition of the line tells of what the target player has."""
    line = node_at(low.reading.tree, path[:2])
    return any(
        isinstance(one, a.Place) and isinstance(one.whose, p.TargetPlayer)
        for _, node in walk(line, path[:2])
        if isinstance(node, a.Condition)
        for _, one in walk(node, ())
    )


def one_opponent(low: Lowering, who: a.Player, path: Path) -> e.PlayerPlan:
    """A80: the one opponent whom a text means; for the boss the party chooses. Anybody else is plain."""
    if not isinstance(who, a.Opponent):
        return low.player(who, path)
    slot = low.prefix + "opponent:" + low.clause(path)
    low.add(e.CallWith(*low.at(path, "opponent"), CHOOSE_OPPONENT, (), slot, low.actor))
    low.fresh.add(slot)
    return e.SlotPlayer(slot)


def you(low: Lowering, node: a.You, path: Path) -> e.PlayerPlan:
    """A113: whoever acts, where each player does."""
    return low.actor if pso(low).each else shared_nouns.you(low, node, path)


PLAYERS: Final[Table] = {
    **shared_nouns.PLAYERS,
    a.You: you,
    a.Opponent: row(EnemyPlan),  # 101.2.1, R.30
    p.TargetPlayer: target_player,
    p.SaidPlayer: said_player,
    p.Party: row(PartyPlan),  # R.01
    p.BossPlayer: row(BossPlan),  # R.01
}

# --- nouns ------------------------------------------------------------------------------------------


def kind(low: Lowering, node: a.Kind, path: Path) -> e.TestPlan:
    """200.1."""
    low.uses.reads |= FIELD_KIND
    return tests.KindTest(KIND_WORDS[node.name])


def ability_of(low: Lowering, node: p.AbilityOf, path: Path) -> e.TestPlan:
    """406.2: an ability of such a card."""
    return tests.AbilityTest(low.test(node.noun, (*path, "noun")))


NOUNS: Final[Table] = {
    p.AbilityKind: row(facts.AbilityKindTest, "name"),  # 103.3.2, 103.7.1.1.1
    a.Kind: kind,
    p.Fighter: row(partial(tests.KindTest, PERSON | CHARACTER), reads=FIELD_KIND),
    a.CardName: row(tests.NameTest, "name", reads=FIELD_NAME),  # 206.2
    a.AnyAbility: row(partial(tests.AbilityTest, None)),  # 406.2: what waits and is no card
    p.AbilityOf: ability_of,
}


def laid_on(low: Lowering, node: p.LaidOn, path: Path) -> Callable[[Tests, Bests], e.FilterPlan]:
    """204.2.2.1, 205.4.1."""
    what = low.thing(node.what, (*path, "what"))
    low.uses.facts |= FIELD.bit | PLAYER.bit
    return lambda tests, best: LaidFilter(what, tests)


WHERES: Final[Table] = {**shared_nouns.WHERES, p.LaidOn: laid_on}

# --- things -------------------------------------------------------------------------------------------


def the_boss(low: Lowering, node: p.TheBoss, path: Path) -> e.ThingPlan:
    """R.01."""
    low.uses.facts |= PLAYER.bit
    return PlayerCardThing(BossPlan())


def in_attack(low: Lowering, node: p.Attacker | p.AttackTarget, path: Path) -> e.ThingPlan:
    """506.3.1-2."""
    low.uses.facts |= k.FACT_VARIABLES
    return BattleThing(isinstance(node, p.Attacker))


def damage_dealer(low: Lowering, node: p.DamageDealer, path: Path) -> e.ThingPlan:
    """103.2.2: the source of the damage that sets the text off."""
    if not pso(low).hears_dealer:
        raise low.fail(node, path, "has no damage it could mean")
    low.uses.slots.add(DEALER)
    found = e.SlotThing((DEALER,))
    if isinstance(node.noun, a.AnyCard):
        return found
    return e.AllThing(e.Narrowed(e.ThingFilter(found), (low.test(node.noun, (*path, "noun")),)))


def this_such(low: Lowering, node: p.ThisSuch, path: Path) -> e.ThingPlan:
    """G.21: the card with the text, if it is so."""
    found = tuple(low.test(one, (*path, "qualities", at)) for at, one in enumerate(node.qualities))
    return e.AllThing(e.Narrowed(e.ThingFilter(e.ThisThing()), found))


def each_that(low: Lowering, node: p.EachThat, path: Path) -> e.ThingPlan:
    """Each of a set, as long as it is such."""
    return e.AllThing(low.filter(node.of, (*path, "of")))


THINGS: Final[Table] = {
    **shared_nouns.THINGS,
    a.This: row(e.ThisThing),  # G.21 自身, このカード: the card with the text
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
    p.ThisPlayed: row(e.ThisThing),  # G.21 自身, このカード: the card with the text
    a.ThisIn: shared_nouns.this_in,
    p.TargetPlayer: shared_nouns.players_as_things,
    p.SaidPlayer: shared_nouns.players_as_things,
    p.Party: shared_nouns.players_as_things,
    p.PlayerOf: row(PlayerCardThing, "who"),  # 201.1.1; where nobody is chosen, any of them
    p.TheBoss: the_boss,
    p.Host: row(e.HostOfThis, facts=FIELD.bit),  # 204.2.2.1, 205.4.1
    p.Bearer: row(e.HostOfThis, facts=FIELD.bit),  # 204.2.2.1, 205.4.1
}

# --- numbers ------------------------------------------------------------------------------------------


def fraction(low: Lowering, node: p.Fraction, path: Path) -> e.AmountPlan:
    """103.5.2.1."""
    of = low.amount(node.of, (*path, "of"))
    return tests.FractionAmount(of, low.amount(node.above, (*path, "above")), low.amount(node.below, (*path, "below")))


def value_of(low: Lowering, node: a.ValueOf, path: Path) -> e.AmountPlan:
    """201.3: a player's HP are the cards of the deck."""
    if isinstance(node.what, p.PlayerOf | p.TheBoss) and node.stat.name == "HP":
        low.uses.facts |= DECK.bit | k.FACT_VARIABLES
        return tests.PlayerHPAmount(low.thing(node.what, (*path, "what")))
    return shared_nouns.value_of(low, node, path)


def that_damage(low: Lowering, node: p.ThatDamage, path: Path) -> e.AmountPlan:
    """214.1: as much as was dealt."""
    if not pso(low).hears_damage:
        raise low.fail(node, path, "has no damage it could mean")
    low.uses.slots.add(NUMBER)
    return e.SlotAmount(NUMBER)


def lowered_much(low: Lowering, node: p.LoweredMuch, path: Path) -> e.AmountPlan:
    """205.5.2: as much as the armour has taken away."""
    if pso(low).hears_damage or not pso(low).hears_dealer:
        raise low.fail(node, path, "has no damage that was lowered")
    low.uses.slots.add(NUMBER)
    return e.SlotAmount(NUMBER)


AMOUNTS: Final[Table] = {
    a.ValueOf: value_of,
    p.LifeOf: row(partial(tests.LifeAmount, "life"), facts=k.FACT_VARIABLES),  # R.08
    p.FirstLife: row(partial(tests.LifeAmount, "first_life"), facts=k.FACT_VARIABLES),  # R.08: as the raid began
    p.Fraction: fraction,
    a.DamageOn: row(tests.DamageAmount, "what", facts=k.FACT_MARKS),  # 214.3
    p.ThatDamage: that_damage,
    p.LoweredMuch: lowered_much,
}


def turn_runs(low: Lowering, period: a.Period, path: Path) -> e.ConditionPlan:
    """501.1.3: in somebody's turn, or in a phase of it."""
    low.uses.facts |= k.FACT_VARIABLES
    whose = low.player(period.whose, (*path, "whose"))
    if isinstance(period.which, a.NextOne):
        raise low.fail(period, path, "lies in the future and cannot be running")
    name = period.phase.name
    if name in STEPS:
        return facts.StepRuns(whose, STEPS[name])
    return tests.OwnTurn(whose) if name == TURN else tests.PhaseRuns(whose, PHASES[name])


def now(low: Lowering, node: a.Now, path: Path) -> e.ConditionPlan:
    """501.1.3."""
    return turn_runs(low, node.period, (*path, "period"))


def many_did(low: Lowering, node: p.ManyDid, path: Path) -> e.ConditionPlan:
    """So many different cards did something this turn; each counts once."""
    low.uses.facts |= k.FACT_VARIABLES | k.FACT_MARKS
    key = low.clause(path)
    low.out.histories.append(DifferentPlan(key, low.event(node.event, (*path, "event")), of_cards=False))
    return e.Comparison(e.HistoryAmount(key, of_cards=False), e.AT_LEAST, low.amount(node.least, (*path, "least")))


def not_now(low: Lowering, node: p.NotNow, path: Path) -> e.ConditionPlan:
    """501.1.3."""
    return e.Not(turn_runs(low, node.period, (*path, "period")))


def plays_first(low: Lowering, node: p.PlaysFirst | p.PlaysSecond, path: Path) -> e.ConditionPlan:
    """G.24."""
    low.uses.facts |= k.FACT_VARIABLES
    return facts.GoesFirst(low.player(node.who, (*path, "who")), isinstance(node, p.PlaysFirst))


def some_are(low: Lowering, node: p.SomeAre, path: Path) -> e.ConditionPlan:
    """At least one of a set is so."""
    of = low.filter(node.of, (*path, "of"))
    return e.ThingsThere(e.AllThing(e.Narrowed(of, (low.test(node.quality, (*path, "quality")),))))


def each_there(low: Lowering, node: p.EachThere | p.EachColour, path: Path) -> e.ConditionPlan:
    """So many of each sort or colour."""
    if isinstance(node, p.EachColour):
        sorts = [a.Filter(node.where, (a.Has(colour),), a.AnyCard()) for colour in node.colours]
    else:
        sorts = [a.Filter(node.where, one.qualities, one.noun) for one in node.sorts]
    least = low.amount(node.least, (*path, "least"))
    found = [low.filter(one, (*path, "sorts", at)) for at, one in enumerate(sorts)]
    return e.AllHold(tuple(e.Comparison(e.CountAmount(of), e.AT_LEAST, least) for of in found))


CONDITIONS: Final[Table] = {
    p.DifficultyIs: row(facts.DifficultyTest, "name"),  # R.03
    p.EachThere: each_there,
    p.EachColour: each_there,
    p.SomeAre: some_are,
    p.PlaysFirst: plays_first,
    p.PlaysSecond: plays_first,
    a.Now: now,
    p.NotNow: not_now,
    p.ManyDid: many_did,
}
