"""Every node has a meaning or a reason; every text of the corpus becomes plans; plans are plain objects."""

from __future__ import annotations

from itertools import islice
from typing import Final

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.cardfile import load_pool
from kirifuda.games.last_resort.lowering.card import TABLES, CardTexts
from kirifuda.games.last_resort.values import KIND_NAMES
from kirifuda.games.last_resort.wording.assembly import language
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
    "words, looked up by whoever holds them": (a.Action, a.Aspect, a.Counter, a.Phase, a.Position, a.Stat, a.Zone),
    "relations": (a.AtLeast, a.AtMost, a.Above, a.Below, a.Same, a.Highest, a.Lowest),
    "time: `span_of`, `begins`": (a.Period, a.EveryOne, a.ThisOne, a.NextOne, a.Until, a.Throughout, a.While),
    "causes of deeds: `cause`, `undergoes`": (a.AnyCause, a.ByBattle, a.ByEffect, r.BySpell, r.BySacrifice, r.ByThis),
    "features: `drafts`, `keyword_ability`": (
        r.Modify, r.Weaken, r.Trade, r.TradeBack, a.PerEach, a.PerCounter,
        a.Raise, a.Lower, a.SetStat, a.SetBoth, a.Stats, a.Keyword, r.Measured, r.Paid,
        r.Sacrifice, a.AbilityText, a.EveryAbility, r.Retuned,
    ),
    "what a card has: `has`": (a.Attribute, a.Declared),
    "picked at random: `pick_at_random`": (a.RandomSome,),
    "numbers of another card: `stat_is`": (a.ThatOf,),
    "the most of a set: `whole_filter`": (a.Most,),
    "tokens: `create`": (a.Token, r.IntoArea, r.SameArea, r.AnyArea, r.BesideIt),
    "ways to arrive and where: `move`": (a.InPosition, a.AnyOrder, a.Into, a.OnBottom, a.OnTop),
    "limits: `limits_of`": (a.Times, a.OnlyDuring, a.OnlyWhen, r.OnceDuring, r.OncePerGame),
    "sentences before: `sentences`": (a.Repeat,),
    "all of them: `remove_counters`": (a.Everything,),
    "costs: `cost_part`": (r.TapItself,),
    "what is forbidden: `forbid`": (
        r.UsesAbilities, r.Summons, r.SummonsSuch, r.Chooses, r.IsChosen, r.Concedes, r.LosesByDrawing,
    ),
    "what stands on a card and is no effect: `ability_of`": (
        r.CheaperItself, r.NotInto, r.NoPenaltyItself,
    ),
    "lines: `CardTexts.line`, `CardTexts.effects`": (
        a.Spell, r.PaidKeyword, r.SummonIf, r.TurnUpIf, r.TurnedUp, r.AsSummoned, r.ExtraCost, r.EquipOnly,
    ),
}  # fmt: skip
"""Nodes that have no function of their own, and who reads them."""


def test_every_node_has_a_meaning_or_a_reader() -> None:
    assert unread(language(), TABLES.all(), READ_BY_PARENT) == {}


def test_every_node_of_the_game_can_be_said() -> None:
    """No class that no wording makes."""
    assert never_said(language(), r) == []


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

    assert found.abilities or found.plan is not None or found.conditions
    assert astray(language().read(text).tree.abilities, made) == []


@pytest.mark.parametrize("texts", portions("last_resort"))
def test_every_text_of_the_corpus_becomes_plans(texts: tuple[Text, ...]) -> None:
    assert faults(texts, becomes_plans) == {}


@sampled
def test_a_sentence_has_a_meaning_or_a_clear_error(each: int) -> None:
    assert unclear(islice(Maker(language().grammar).pairs(), 0, None, each), lowered) == []


def test_plans_hold_neither_functions_nor_trees() -> None:
    found, seen = functions_and_trees(held_by_cards(load_pool()))

    assert found == []
    assert seen > 1000
