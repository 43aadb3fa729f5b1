"""What `test_meaning_nodes.py` must know of the game: who reads which node, and how a text becomes plans."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.cardfile import load_pool
from kirifuda.games.last_resort.lowering.card import TABLES, CardTexts
from kirifuda.games.last_resort.values import KIND_NAMES
from kirifuda.games.last_resort.wording.assembly import language
from kirifuda.text import ast as a
from tests.games.holding import (
    Nodes,
    astray,
    on_a_kind,
    procedures,
)

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


def lowered(text: str) -> CardTexts:
    """A text as plans, on the first kind of card that can carry it."""
    return on_a_kind(lambda kind: CardTexts("T-1#", kind), language().read(text), KIND_NAMES.values())


def becomes_plans(_key: str, text: str) -> None:
    found = lowered(text)
    made = procedures(found.out, found.abilities, found.plan)

    assert found.abilities or found.plan is not None or found.conditions
    assert astray(language().read(text).tree.abilities, made) == []


NODES = Nodes(language(), TABLES.all(), READ_BY_PARENT, (r,), lowered, becomes_plans, load_pool)
