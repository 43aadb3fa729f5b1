"""Every node has a meaning or a reason; every text of the corpus becomes plans; plans are plain objects."""

from __future__ import annotations

from itertools import islice
from typing import Final

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.cardfile import load_pool
from kirifuda.games.pso2.lowering.card import KEYWORD_EVENTS, TABLES, CardTexts
from kirifuda.games.pso2.wording.assembly import language
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
        a.Action, a.Phase, a.Position, a.Stat, a.Zone, a.Keyword, p.NamedSort, a.Attribute, a.Aspect,
        a.Declared,
    ),
    "relations and extremes": (a.AtLeast, a.AtMost, a.Above, a.Below, a.Same, a.Highest, a.Lowest),
    "time: `until`, `while_true`": (a.Period, a.EveryOne, a.ThisOne, a.NextOne, a.Until, a.Throughout, a.While),
    "causes of deeds": (a.AnyCause, a.ByBattle, a.ByEffect, p.ByActive, p.BySuch, p.ByDamage),
    "sorts of damage: `damage_changed`": (
        p.AnyDamage, p.BattleDamage, p.AbilityDamage, p.DamageFrom, p.NextDamage, a.Everything,
        p.BattleDamageFrom, p.DamageBy, p.NextBattleDamage, p.NextDealt, p.NextStruck, p.NextDealtTo, p.NextStruckTo,
        p.StruckTo,
    ),
    "features: `drafts`, `keyword_ability`": (
        p.Modify, p.Up, p.Down, p.Exactly, p.Piercing, p.Slots, a.SetStat, a.Current, a.Raise, a.Lower, a.PerEach,
        a.EveryAbility, p.SetBase, p.AbilitiesOfKind, a.SetBoth, p.RaiseBoth, p.LowerBoth,
    ),
    "ways to arrive and where: `move`": (
        a.InPosition, a.AnyOrder, a.Into, a.OnTop, a.OnBottom, p.InTheRow, p.FaceUp, p.FaceDown,
        p.OutOf,
    ),
    "limits: `limited`": (
        a.Times, p.TimesAGame, p.AllLimits, a.OnlyMainTiming, a.OnlyDuring, a.OnlyWhen, a.OnlyInZone,
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


def test_every_node_has_a_meaning_or_a_reader() -> None:
    assert unread(language(), TABLES.all(), READ_BY_PARENT) == {}
    assert set(KEYWORD_EVENTS) == {p.OnEntry, p.OnDefeat, p.OnDrop}


def test_every_node_of_the_game_can_be_said() -> None:
    """No class that no wording makes."""
    assert never_said(language(), p) == []


def lowered(text: str) -> CardTexts:
    """A text as plans, on the first sort of card that can carry it."""
    error: NoMeaning | None = None
    for is_active in (False, True):
        for line in ("", "味方のキャラを1体選び、それに付与する。\n") if is_active else ("",):
            found = CardTexts("T-1#", is_active=is_active)
            try:
                found.lower(language().read(line + text))
            except NoMeaning as wrong:
                error = wrong
                continue
            return found
    assert error is not None
    raise error


def becomes_plans(_key: str, text: str) -> None:
    found = lowered(text)
    made = procedures(found.out, found.abilities, found.plan)

    assert found.abilities or found.plan is not None or found.life
    assert astray(language().read(text).tree.abilities, made) == []


@pytest.mark.parametrize("texts", portions("pso2"))
def test_every_text_of_the_corpus_becomes_plans(texts: tuple[Text, ...]) -> None:
    assert faults(texts, becomes_plans) == {}


@sampled
def test_a_sentence_has_a_meaning_or_a_clear_error(each: int) -> None:
    assert unclear(islice(Maker(language().grammar).pairs(), 0, None, each), lowered) == []


def test_plans_hold_neither_functions_nor_trees() -> None:
    pool = load_pool()

    found, seen = functions_and_trees([*held_by_cards(pool), *pool.searches.items()])

    assert found == []
    assert seen > 1000
