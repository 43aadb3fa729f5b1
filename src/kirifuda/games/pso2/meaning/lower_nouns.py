"""Lowering of players, nouns, qualities, things and numbers that are words of this game."""

from __future__ import annotations

from typing import Final

from kirifuda.effects import lower_nouns
from kirifuda.effects.lower_base import Lowering, Path, Table
from kirifuda.effects.meaning import TestPlan
from kirifuda.effects.plans import AmountPlan, ConditionPlan
from kirifuda.effects.players import KeeperPlan, PlayerPlan, SlotPlayer
from kirifuda.effects.qualities import NotThing
from kirifuda.effects.steps_act import CallWith
from kirifuda.effects.things import ThingPlan, ThisThing
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.meaning import tests
from kirifuda.games.pso2.meaning.things import BossPlan, EnemyPlan, HostThing, PlayerCardThing, TargetPlayerPlan
from kirifuda.games.pso2.meaning.words import KIND_WORDS, ROWS
from kirifuda.games.pso2.rules.r301_keyword_actions import CHOOSE_OPPONENT
from kirifuda.games.pso2.values import (
    CHARACTER,
    FIELD_ABILITIES,
    FIELD_CLASS,
    FIELD_KIND,
    FIELD_NAME,
    FIELD_SORT,
    PERSON,
)
from kirifuda.games.pso2.zones import FIELD, PLAYER
from kirifuda.kernel.changes import FACT_PLACE, FACT_VARIABLES
from kirifuda.text import ast as a

# --- players ------------------------------------------------------------------------------------------


def opponent(low: Lowering, node: a.Opponent, path: Path) -> PlayerPlan:
    """101.2.1, R.30."""
    return EnemyPlan()


def target_player(low: Lowering, node: p.TargetPlayer, path: Path) -> PlayerPlan:
    """R.12."""
    low.uses.facts |= FACT_VARIABLES
    return TargetPlayerPlan()


def said_player(low: Lowering, node: p.SaidPlayer, path: Path) -> PlayerPlan:
    """そのプレイヤー: whoever controls what was chosen last."""
    if low.latest is None:
        raise low.fail(node, path, "has nobody it could mean")
    return KeeperPlan(low.latest, is_owner=False)


def one_opponent(low: Lowering, who: a.Player, path: Path) -> PlayerPlan:
    """A80: the one opponent whom a text means; for the boss the party chooses. Anybody else is plain."""
    if not isinstance(who, a.Opponent):
        return low.player(who, path)
    slot = low.prefix + "opponent:" + low.clause(path)
    low.add(CallWith(*low.at(path, "opponent"), CHOOSE_OPPONENT, (), slot, low.actor))
    low.fresh.add(slot)
    return SlotPlayer(slot)


PLAYERS: Final[Table] = {
    **lower_nouns.PLAYERS,
    a.Opponent: opponent,
    p.TargetPlayer: target_player,
    p.SaidPlayer: said_player,
}

# --- nouns and qualities ------------------------------------------------------------------------------


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


NOUNS: Final[Table] = {a.Kind: kind, p.Fighter: fighter, a.CardName: card_name}


def other(low: Lowering, node: a.Other, path: Path) -> TestPlan:
    """G.36 他の: not this card."""
    return NotThing(ThisThing())


def has(low: Lowering, node: a.Has, path: Path) -> TestPlan:
    """A class, a sort or a keyword."""
    feature = node.feature
    if isinstance(feature, p.NamedSort):
        low.uses.reads |= FIELD_SORT | FIELD_CLASS
        return tests.SortTest(feature.name)
    if isinstance(feature, a.Keyword):
        low.uses.reads |= FIELD_ABILITIES
        return tests.KeywordTest(feature.name)
    raise low.fail(feature, (*path, "feature"), "cannot be asked for")


def in_row(low: Lowering, node: p.InRow, path: Path) -> TestPlan:
    """G.26."""
    low.uses.facts |= FACT_PLACE | FIELD.bit
    return tests.RowTest(ROWS[node.name])


def attacking(low: Lowering, node: p.Attacking, path: Path) -> TestPlan:
    """506.4.1."""
    low.uses.facts |= FACT_VARIABLES
    return tests.AttackingTest()


def bears(low: Lowering, node: p.Bears, path: Path) -> TestPlan:
    """205.4.1."""
    assert isinstance(node.noun, a.Kind)
    low.uses.facts |= FIELD.bit | PLAYER.bit
    low.uses.reads |= FIELD_KIND
    return tests.BearsTest(KIND_WORDS[node.noun.name])


QUALITIES: Final[Table] = {a.Other: other, a.Has: has, p.InRow: in_row, p.Attacking: attacking, p.Bears: bears}

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


def ref(low: Lowering, node: a.Ref, path: Path) -> ThingPlan:
    """What was spoken of before; a host or bearer is found by what lies on it."""
    if low.reading.refs.get(path) in (p.Host.role, p.Bearer.role):
        return HostThing()
    return lower_nouns.ref(low, node, path)


THINGS: Final[Table] = {
    **lower_nouns.THINGS,
    a.This: this,
    a.It: ref,
    a.Them: ref,
    a.Dropped: ref,
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


AMOUNTS: Final[Table] = {p.LifeOf: life_of, p.FirstLife: first_life, p.Fraction: fraction}


def turn_runs(low: Lowering, period: a.Period, path: Path) -> ConditionPlan:
    """501.1.3: in somebody's turn."""
    low.uses.facts |= FACT_VARIABLES
    return tests.OwnTurn(low.player(period.whose, (*path, "whose")))
