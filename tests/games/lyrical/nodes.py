"""What `test_meaning_nodes.py` must know of the game: who reads which node, and how a text becomes plans."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.cardfile import load_pool
from kirifuda.games.lyrical.lowering.card import TABLES, CardTexts
from kirifuda.games.lyrical.values import KIND_NAMES
from kirifuda.games.lyrical.wording.assembly import language
from kirifuda.text import ast as a
from tests.games.holding import (
    Nodes,
    astray,
    on_a_kind,
    procedures,
)

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
        n.ByAttack, a.ByDamage, n.ByDringen, n.WithBearer,
    ),
    "numbers that are so many times what they are: `scale_of`": (a.Current, n.Up, n.Down),
    "features: `drafts`, `has`": (
        a.Raise, a.Lower, a.SetStat, a.RaiseBoth, a.LowerBoth, a.EveryAbility, n.WrittenAbilities, a.Declared,
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
        n.WrittenEffectsOf, a.EntersAs, n.Despite,
        n.IgnoresNames, n.OtherCase,
    ),
    "deeds: `event_of`, `fallen`, `forbid`": (
        n.DeclaresAttack, n.DeclaresGuard, n.Battles, n.UsesEffects, n.SetsUp, n.TakesDamage, a.Enters, a.Undergoes,
        n.SetsCards, n.UsesCards, n.CarriesItems, n.BeatenBy, n.Beyond, n.DealsDamage, a.Defeats, n.Discards, n.Draws,
        n.GetsItem, n.GuardsAgainst, n.IsAffected, n.IsChosen, n.IsGuarded, n.Tires, a.Leaves, a.Turns,
        n.Responds, n.RespondsWith, n.DamagedBy, n.Heals, n.IsUnguarded, n.StrikesOpen, n.Pierces,
        n.AttacksOrGuards, n.TiresGuarding, n.TurnedBy, n.Much, n.Strikes, n.DealsInBattle,
        n.AsPart, n.DealsByAttack, n.PutsOut, n.SlainBy, n.TiresBattling,
        n.BattlesWith, n.AttacksWithOne, n.EntersFromHand, n.FallsShort, n.FallsShortDrawing, n.GoesToHand,
    ),
}  # fmt: skip
"""Nodes that have no function of their own, and who reads them."""


def lowered(text: str) -> CardTexts:
    """A text as plans, on the first kind of card that can carry it."""
    return on_a_kind(lambda kind: CardTexts("T-1#", kind), language().read(text), KIND_NAMES.values())


def becomes_plans(_key: str, text: str) -> None:
    found = lowered(text)
    made = procedures(found.out, found.abilities, found.plan)

    assert found.abilities or found.plan is not None
    assert astray(language().read(text).tree.abilities, made) == []


NODES = Nodes(language(), TABLES.all(), READ_BY_PARENT, (n,), lowered, becomes_plans, load_pool)
