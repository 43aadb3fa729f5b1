"""Amounts, comparisons and sets on a small board."""

from __future__ import annotations

import pytest

from kirifuda.effects.meaning import ABSENT
from kirifuda.effects.plans import amounts, qualities
from kirifuda.effects.plans.filters import EndFilter, ZoneFilter
from kirifuda.effects.plans.players import AnyonePlan, OpponentPlan, SlotPlayer, TurnPlayerPlan, YouPlan
from kirifuda.effects.plans.shapes import AmountPlan
from kirifuda.effects.plans.things import AllThing, SlotThing
from kirifuda.effects.scope import Scope
from kirifuda.games.magical_duel.plans.tests import KindTest
from kirifuda.games.magical_duel.plans.words import ASPECTS, STATS
from kirifuda.games.magical_duel.values import SERVANT
from kirifuda.games.magical_duel.zones import DECK, SERVANTS
from kirifuda.kernel.ids import INFINITY
from tests.games.magical_duel.meaning_table import Table, card, servant

CARDS = (
    servant("甲", attack=1000, attributes=["火星"]),
    servant("乙", attack=3000, attributes=["火星", "月"]),
    card("壁", "結界", "", cost=2),
)


def scope(**slots: int) -> Scope:
    """Two servants and a barrier of mine, one servant of theirs."""
    table = Table({"servants": ["甲", "乙", "壁"], "deck": ["甲", "乙", "壁"]}, {"servants": ["乙"]}, CARDS)
    return Scope(table.game, dict(slots), table.id("甲", "servants"), 0)


MINE = ZoneFilter((SERVANTS,), YouPlan(), (KindTest(SERVANT),))
FIXED = amounts.FixedAmount


@pytest.mark.parametrize(
    ("plan", "value"),
    [
        (amounts.CountAmount(MINE), 2),
        (amounts.StatAmount(STATS["ATK"], AllThing(MINE), is_total=True), 4000),
        (amounts.StatAmount(STATS["ATK"], AllThing(MINE), is_total=False), 1000),
        (amounts.StatAmount(STATS["ATK"], SlotThing(("gone",)), is_total=False), ABSENT),
        (amounts.ExtremeAmount(STATS["ATK"], MINE, is_highest=True), 3000),
        (amounts.ExtremeAmount(STATS["ATK"], MINE, is_highest=False), 1000),
        (amounts.KindsAmount(ASPECTS["属性"], MINE), 2),
        (amounts.HalfAmount(FIXED(5)), 3),
        (amounts.HalfAmount(FIXED(INFINITY)), INFINITY),
        (amounts.TimesAmount(FIXED(500), FIXED(3)), 1500),
        (amounts.TimesAmount(FIXED(INFINITY), FIXED(2)), INFINITY),
        (amounts.PartsAmount(FIXED(7), FIXED(2)), 3),
        (amounts.PartsAmount(FIXED(-7), FIXED(2)), 0),
        (amounts.SumAmount(FIXED(2), FIXED(3)), 5),
        (amounts.SumAmount(FIXED(2), FIXED(3), sign=-1), 0),
        (amounts.SlotAmount("n"), 4),
        (amounts.LetterAmount("X", FIXED(9)), 9),
        (amounts.LetterAmount("n", FIXED(9)), 4),
    ],
)
def test_amounts(plan: AmountPlan, value: int) -> None:
    assert plan.value(scope(n=4)) == value


def test_104_2_no_number_is_below_zero_where_cards_are_chosen() -> None:
    quantity = amounts.QuantityPlan(FIXED(-1), FIXED(-1))

    assert quantity.lowest(scope()) == 0
    assert quantity.highest(scope(), 5) == 0
    assert amounts.QuantityPlan(FIXED(1), None).highest(scope(), 5) == 5


def test_what_is_absent_compares_with_nothing() -> None:
    for relation in range(5):
        assert not qualities.compares(ABSENT, relation, 0)
        assert not qualities.compares(0, relation, ABSENT)


def test_104_7b_infinity_equals_infinity() -> None:
    assert qualities.compares(INFINITY, qualities.SAME, INFINITY)
    assert qualities.compares(INFINITY, qualities.ABOVE, 10**9)


def test_a_set_may_keep_only_the_best() -> None:
    best = ZoneFilter((SERVANTS,), AnyonePlan(), (KindTest(SERVANT),), (qualities.MostMark(STATS["ATK"], True),))

    assert len(best.ids(scope())) == 2


def test_a_deck_is_listed_by_printed_card_and_its_top_from_the_top() -> None:
    here = scope()
    deck = here.game.zone(DECK, 0)
    top = EndFilter(DECK, YouPlan(), FIXED(2), True, ())

    assert sorted(deck) == sorted(ZoneFilter((DECK,), YouPlan(), ()).ids(here))
    assert top.ids(here) == [deck[-1], deck[-2]]


def test_players() -> None:
    here = scope(who=-2)

    assert YouPlan().players(here) == [0]
    assert OpponentPlan().players(here) == [1]
    assert AnyonePlan().players(here) == [0, 1]
    assert TurnPlayerPlan(is_turn=False).players(here) == [1]
    assert SlotPlayer("who").players(here) == [1]
    assert SlotPlayer("nobody").one(here) == 0
