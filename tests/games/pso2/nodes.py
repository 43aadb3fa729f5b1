"""What `test_meaning_nodes.py` must know of the game: who reads which node, and how a text becomes plans."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.cardfile import load_pool
from kirifuda.games.pso2.lowering.card import TABLES, CardTexts
from kirifuda.games.pso2.wording.assembly import language
from kirifuda.text import ast as a
from tests.games.holding import (
    Nodes,
    astray,
    first_meaning,
    procedures,
)

READ_BY_PARENT: Final[dict[str, tuple[type[a.Node], ...]]] = {
    "words, looked up by whoever holds them": (
        a.Action, a.Phase, a.Position, a.Stat, a.Zone, a.Keyword, p.NamedSort, a.Attribute, a.Aspect,
        a.Declared,
    ),
    "relations and extremes": (a.AtLeast, a.AtMost, a.Above, a.Below, a.Same, a.Highest, a.Lowest),
    "time: `until`, `while_true`": (a.Period, a.EveryOne, a.ThisOne, a.NextOne, a.Until, a.Throughout, a.While),
    "causes of deeds": (a.AnyCause, a.ByBattle, a.ByEffect, p.ByActive, p.BySuch, a.ByDamage),
    "sorts of damage: `damage_changed`": (
        p.AnyDamage, p.BattleDamage, p.AbilityDamage, p.DamageFrom, p.NextDamage, a.Everything,
        p.BattleDamageFrom, p.DamageBy, p.NextBattleDamage, p.NextDealt, p.NextStruck, p.NextDealtTo, p.NextStruckTo,
        p.StruckTo,
    ),
    "features: `drafts`, `keyword_ability`": (
        p.Modify, p.Up, p.Down, p.Exactly, p.Piercing, p.Slots, a.SetStat, a.Current, a.Raise, a.Lower, a.PerEach,
        a.EveryAbility, p.SetBase, p.AbilitiesOfKind, a.SetBoth, a.RaiseBoth, a.LowerBoth,
    ),
    "ways to arrive and where: `move`": (
        a.InPosition, a.AnyOrder, a.Into, a.OnTop, a.OnBottom, p.InTheRow, p.FaceUp, p.FaceDown,
        p.OutOf,
    ),
    "limits: `limited`": (
        a.Times, a.TimesAGame, p.AllLimits, a.OnlyMainTiming, a.OnlyDuring, a.OnlyWhen, a.OnlyInZone,
    ),
    "lines: `CardTexts.line`": (
        a.Activated, a.Triggered, a.Static, a.Spell, a.KeywordLine, p.EitherWay, p.MainLine, p.RuleLine,
        p.PlayOnly, p.PlayOutside, p.PlayInResponse, p.PlayIf,
    ),
    "what a rule line says": (p.LifeBecomes, p.JoinedPlayers, p.NoMag, p.MostDrops, p.MostCopies, p.CostIsX),
    "a keyword that waits for something: `KEYWORD_EVENTS`": (p.OnDrop,),
    "deeds that are only forbidden: `forbid`": (
        p.IsLowered, p.RunsOut, p.FallsByDamage, p.UsesAny,
    ),
    "statements of cards in play: `stand`, `ability_of`, `bend`": (
        p.AttacksThese, p.WhileAttacking, p.WhenItAttacks, p.EntersOn, p.BearersAre, p.BearersAmong,
        p.BossPlaysMore, p.NotBelow,
    ),
    "what only one parent can hold": (
        a.Most, a.RandomSome, a.Repeat, a.ThatOf, p.InsteadIf, p.NextTime, p.TakeInstead, p.NextPlayed,
        p.ChangeIt,
    ),
}  # fmt: skip
"""Nodes that have no function of their own, and who reads them."""


def lowered(text: str) -> CardTexts:
    """A text as plans, on the first sort of card that can carry it."""

    def on(way: tuple[bool, str]) -> CardTexts:
        is_active, line = way
        found = CardTexts("T-1#", is_active=is_active)
        found.lower(language().read(line + text))
        return found

    return first_meaning(((False, ""), (True, ""), (True, "味方のキャラを1体選び、それに付与する。\n")), on)


def becomes_plans(_key: str, text: str) -> None:
    found = lowered(text)
    made = procedures(found.out, found.abilities, found.plan)

    assert found.abilities or found.plan is not None or found.life
    assert astray(language().read(text).tree.abilities, made) == []


NODES = Nodes(language(), TABLES.all(), READ_BY_PARENT, (p,), lowered, becomes_plans, load_pool)
