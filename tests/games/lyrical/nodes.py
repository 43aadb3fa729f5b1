"""Every node has a meaning or a reason; every text of the corpus becomes plans; plans are plain objects."""

from __future__ import annotations

from itertools import islice
from typing import Final

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.cardfile import load_pool
from kirifuda.games.lyrical.lowering.card import TABLES, CardTexts
from kirifuda.games.lyrical.values import KIND_NAMES
from kirifuda.games.lyrical.wording.assembly import language
from kirifuda.text import ast as a
from tests.games.holding import (
    astray,
    functions_and_trees,
    held_by_cards,
    never_said,
    procedures,
    unclear,
    unread,
)
from tests.games.wordings import Text, faults, portions, sampled
from tests.text.sentences import Maker

READ_BY_PARENT: Final[dict[str, tuple[type[a.Node], ...]]] = {
    "words, looked up by whoever holds them": (
        a.Action, a.Aspect, a.Phase, a.Position, a.Stat, a.Zone, a.Keyword, n.Colour, n.OwnColour,
    ),
    "relations, and ends of a scale": (a.AtLeast, a.AtMost, a.Above, a.Below, a.Same, a.Highest, a.Lowest),
    "time: `span_of`, `while_true`, `damage_change`": (
        a.Period, a.EveryOne, a.ThisOne, a.NextOne, a.Until, a.Throughout, a.While,
    ),
    "causes of deeds: `fallen`, `damager`": (
        a.AnyCause, a.ByBattle, a.ByEffect, a.ByThing, n.ByThisDamage, n.NotByBattle,
        n.ByAttack, n.ByDamage, n.ByDringen, n.WithBearer,
    ),
    "numbers that are so many times what they are: `scale_of`": (a.Current, n.Up, n.Down),
    "features: `drafts`, `has`": (
        a.Raise, a.Lower, a.SetStat, n.RaiseBoth, n.LowerBoth, a.EveryAbility, n.WrittenAbilities, a.Declared,
        n.Exchanged,
    ),
    "sets: `whole_filter`, `stat_is`": (a.Most, a.ThatOf),
    "where cards are put, and how: `mover`, `move`": (
        a.Into, a.OnTop, a.OnBottom, a.AnyOrder, a.InPosition, n.EitherEnd, n.Unpaid, n.NotDiscarded,
    ),
    "limits: `effect`, `bound`": (
        a.Times, a.OnlyDuring, a.OnlyWhen, n.NotWhen, n.AlsoPay, n.Unanswerable, n.EvenActed,
        n.InAnswer, n.OnlyAnswering,
    ),
    "what is chosen: `chosen`": (a.RandomSome,),
    "prices: `price`": (n.Pay,),
    "loops: `sentences`": (a.Repeat,),
    "lines: `CardTexts.line`, `CardTexts.use`": (
        a.Activated, a.Triggered, a.Static, a.Spell, a.KeywordLine, n.Limits,
    ),
    "rules of printed cards: `ability_of`": (
        n.CarriesUpTo, n.HandLimitMore, n.OnlyOnto, n.AlsoOnto, n.EffectsOf, n.SetWhen,
        n.WrittenEffectsOf, a.EntersAs, n.Despite, n.FoughtIs, n.FoughtLess, n.FoughtMore,
        n.IgnoresNames, n.OtherCase,
    ),
    "deeds: `event_of`, `fallen`, `forbid`": (
        n.DeclaresAttack, n.DeclaresGuard, n.Battles, n.UsesEffects, n.SetsUp, n.TakesDamage, a.Enters, a.Undergoes,
        n.SetsCards, n.UsesCards, n.CarriesItems, n.BeatenBy, n.Beyond, n.DealsDamage, n.Defeats, n.Discards, n.Draws,
        n.GetsItem, n.GuardsAgainst, n.IsAffected, n.IsChosen, n.IsGuarded, n.Tires, a.Leaves, a.Turns,
        n.Responds, n.RespondsWith, n.DamagedBy, n.Heals, n.IsUnguarded, n.StrikesOpen, n.Pierces,
        n.AttacksOrGuards, n.TiresGuarding, n.TurnedBy, n.Much, n.Strikes, n.DealsInBattle,
        n.AsPart, n.DealsByAttack, n.PutsOut, n.SlainBy, n.TiresBattling,
        n.BattlesWith, n.AttacksWithOne, n.EntersFromHand, n.FallsShort, n.FallsShortDrawing, n.GoesToHand,
    ),
}  # fmt: skip
"""Nodes that have no function of their own, and who reads them."""


def test_every_node_has_a_meaning_or_a_reader() -> None:
    assert unread(language(), TABLES.all(), READ_BY_PARENT) == {}


def test_every_node_of_the_game_can_be_said() -> None:
    """No class that no wording makes."""
    assert never_said(language(), n) == []


def lowered(text: str) -> CardTexts:
    """A text as plans, on the first kind of card that can carry it."""
    error: NoMeaning | None = None
    for kind in KIND_NAMES.values():
        found = CardTexts("T-1#", kind)
        try:
            found.lower(language().read(text))
        except NoMeaning as wrong:
            error = wrong
            continue
        return found
    assert error is not None
    raise error


def becomes_plans(_key: str, text: str) -> None:
    found = lowered(text)
    made = procedures(found.out, found.abilities, found.plan)

    assert found.abilities or found.plan is not None
    assert astray(language().read(text).tree.abilities, made) == []


@pytest.mark.parametrize("texts", portions("lyrical"))
def test_every_text_of_the_corpus_becomes_plans(texts: tuple[Text, ...]) -> None:
    assert faults(texts, becomes_plans) == {}


@sampled
def test_a_sentence_has_a_meaning_or_a_clear_error(each: int) -> None:
    assert unclear(islice(Maker(language().grammar).pairs(), 0, None, each), lowered) == []


def test_plans_hold_neither_functions_nor_trees() -> None:
    found, seen = functions_and_trees(held_by_cards(load_pool()))

    assert found == []
    assert seen > 1000
