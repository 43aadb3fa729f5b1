"""What `test_meaning_nodes.py` must know of the game: who reads which node, and how a text becomes plans."""

from __future__ import annotations

from typing import Final

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.effects.lowered import Lowered
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import ACTION, INSTANT
from kirifuda.games.spellcard_strike.cardfile import load_pool
from kirifuda.games.spellcard_strike.lowering.card import TABLES, lower_ability, lower_cost, lower_declared, lower_extra
from kirifuda.games.spellcard_strike.lowering.setting import SPELL, Setting
from kirifuda.games.spellcard_strike.minimap import parse
from kirifuda.games.spellcard_strike.telling.reading import settings
from kirifuda.games.spellcard_strike.wording.assembly import language
from kirifuda.text import ast as a
from tests.games.holding import (
    Nodes,
    astray,
    first_meaning,
    procedures,
)

MAP: Final = ".....\n.brb.\n..@..\n.....\n....."
READ_BY_PARENT: Final[dict[str, tuple[type[a.Node], ...]]] = {
    "words, looked up by whoever holds them": (
        a.Action, a.Attribute, a.Phase, a.Position, a.Stat, a.Zone, a.Keyword, a.Race, a.CardName, s.House, s.SpellType,
        s.StrikerName, s.SpellName, s.CardType, s.AbilityKind, a.Aspect,
    ),
    "relations and extremes": (a.Same, a.AtLeast, a.AtMost, a.Above, a.Below, a.Highest, a.Lowest),
    "time": (a.Period, a.EveryOne, a.ThisOne, a.NextOne, s.FirstOne, a.Until, a.Throughout, a.While),
    "causes of deeds": (
        a.AnyCause, a.ByEffect, a.ByDamage, s.BySort, s.BySortOf, s.ByOnes, s.ByReinforcement, s.ByStriker, s.BySource,
    ),
    "features: `drafts` and `keyword_abilities`": (
        a.Raise, a.Lower, a.SetStat, a.AbilityText, a.EveryAbility, s.PointBlank, s.Awakening, s.Formation, s.Ward,
        s.Swift, s.Collecting, s.Reinforcement, s.Protection, s.PrintedKind, s.EveryAttribute, s.PrintedAttribute,
        s.NearRange, s.RangeOf, s.PrintedStats,
    ),
    "ways to arrive and where: `move`": (a.InPosition, a.AnyOrder, a.Into, a.OnTop, a.OnBottom),
    "limits: `use`": (
        a.Times, a.OnlyWhen, a.OnlyDuring, s.NeverWhen, s.OnlyBy, s.NeverCancelled, s.AimsOnly, s.NeverAims,
        a.TimesAGame,
    ),
    "regions: `region`": (s.Marked, s.InRange, s.Around, s.Outside, s.AnyArea, s.EitherRegion, s.NextTo),
    "sorts and sources: `sort`, `source`": (
        s.AnyDeclaration, s.AnAttack, s.ASpell, s.AnAbility, s.Featured, s.FeaturedSpell, s.EitherSort,
        s.AnySource, s.FromSort, s.FromOnes, s.LastingSort, s.InstantSort, s.TimedSort, s.SortOf,
        s.SortOfOnes, s.DeclaredSort,
    ),
    "parts of a change of damage: `damage_ability`": (s.Dealt, s.Taken, s.Next, s.Always, s.Up, s.Down, s.To),
    "how often a condition is met: `triggered`, `replacement`": (s.AsOne, s.EachOne),
    "ways: `shift`": (s.Forward, s.Backward, s.EitherWay),
    "icons: `lower_cost`": (s.Power, s.CasterPower, s.HandCost, s.HandLetter, s.ScoreCost),
    "quoted abilities: `quoted`": (s.Headed, s.TimingIcon, s.LastingIcon, s.CostIcon),
    "prohibitions: `forbid`": (s.Loses, s.Wins, s.EitherDeed),
    "parts of a change of costs: `cost_shift`": (s.CostPart, s.Free),
    "targets: `target_plan`": (s.TargetWords, s.SomeAreas, s.EmptyAreas),
    "what only one parent can hold": (
        a.CardText, a.Most, a.RandomSome, s.CostWords, s.Declared, s.LastDeclared, s.OneDeclared, s.ThatDeclared,
        s.NewestDeclared, s.OneDeclaredBy, s.LastDeclaredOf, s.DeclaredAt, s.InsteadFor, s.FirmDamage,
        a.ManyInDeck, a.ManyInDeckUpTo, a.Repeat,
    ),
    "extra lines: `deck_rule`": (
        s.NeverAce, s.NamedInDeck, s.OnlySuchCards, s.NoSuchCards, s.MostOfEach, s.OpeningHand, s.AsAce, s.AllSuch,
        s.Copies, s.SoManySuch, s.ManySuchCards, s.DeckSize, s.MostOfSuch, s.WithAce,
        s.DeckHandLimit,
    ),
}  # fmt: skip
"""Nodes that have no function of their own, and who reads them."""

EXTRAS: Final = (
    a.ManyInDeck, a.ManyInDeckUpTo, s.NeverAce, s.NamedInDeck, s.OnlySuchCards, s.NoSuchCards, s.MostOfEach,
    s.OpeningHand, s.ManySuchCards, s.DeckSize, s.MostOfSuch, s.WithAce, s.DeckHandLimit,
)  # fmt: skip
WITHOUT_MEANING: Final = {
    "〔常〕このストライカーが術者と隣接していない場合、このストライカーを「DEF：+1」する。": "nobody casts 〔常〕",
    "〔常〕術者以外の味方全員を「DEF：+1」する。": "nobody casts 〔常〕",
    "〔常〕対象が敵の場合、対象を「POW：-1」する。": "〔常〕 has no target",
    **dict.fromkeys(
        (
            "敵1体に【2】ダメージ。敵1体が無属性の場合、かわりに【4】ダメージ。",
            "敵1体に【3】ダメージ。この効果で敵1体を撃破した場合、カードを1枚引く。",
            "敵1体と隣接する敵全員に【2】ダメージ。",
            "「種族：獣」を持つ味方1体と隣接する敵全員に【2】ダメージ。",
            "行動済み状態の味方1体と隣接する敵全員に【2】ダメージ。",
            "敵1体に【3】ダメージ。敵1体が撃破されなかった場合、敵1体を後退させる。",
            "味方1体を「POW：+1」する。味方1体が「種族：獣」を持つ場合、『《接射》2』を得る。",
        ),
        "nobody stands under its map",
    ),
    "エリア1つに隣接する敵全員に【3】ダメージ。": "no area stands under its map",
    "術者をエリア1つに移動させる。": "no area stands under its map",
}
"""Texts of the corpus that read and mean nothing: they are there for their words."""


def lowered(text: str, key: str = "ability") -> Lowered:
    """A text as plans, on the first sort of card that can carry it."""
    out = Lowered()
    reading = language().read(text, key)
    if key == "cost":
        lower_cost(reading)
        return out
    if key == "target":
        body = language().read("カードを1枚引く。")
        lower_declared(body, "T-1#0", Setting(SPELL, INSTANT, parse(MAP)), reading, out, ACTION)
        return out
    node = reading.tree.abilities[0]
    if isinstance(node, a.Static) and isinstance(node.says[0], EXTRAS):
        lower_extra(reading, "T-1#extra")
        return out
    target = language().read("ストライカー1体", "target")

    def on(setting: Setting) -> Lowered:
        out = Lowered()
        if not setting.kind:
            out.abilities.extend(lower_ability(reading, "T-1#0", setting, out))
        else:
            out.procedures.append(lower_declared(reading, "T-1#0", setting, target, out, ACTION).procedure)
        return out

    return first_meaning(settings(), on)


def becomes_plans(key: str, text: str) -> None:
    if text in WITHOUT_MEANING:
        with pytest.raises(NoMeaning):
            lowered(text, key)
        return
    found = lowered(text, key)

    assert astray(getattr(language().read(text, key).tree, "abilities", ()), procedures(found)) == []


NODES = Nodes(
    language(), TABLES.all(), READ_BY_PARENT, (s,), lowered, becomes_plans, load_pool,
    unread={"unsaid": ["CardText"]}, never_said=["DeclaredCard", "FirstTarget", "SecondTarget"],
)  # fmt: skip
"""The chain that holds a card, and the targets by their place, are made when a text is bound and lowered."""
