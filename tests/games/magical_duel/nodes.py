"""What `test_meaning_nodes.py` must know of the game: who reads which node, and how a text becomes plans."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.effects.lowered import Lowered
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.games.magical_duel import ast_kept as t
from kirifuda.games.magical_duel.cardfile import load_pool
from kirifuda.games.magical_duel.lowering.card import TABLES, lower_text
from kirifuda.games.magical_duel.wording.assembly import language
from kirifuda.text import ast as a
from kirifuda.text.language import Reading
from tests.games.holding import (
    Nodes,
    leads_somewhere,
    procedures,
)

READ_BY_PARENT: Final[dict[str, tuple[type[a.Node], ...]]] = {
    "words, looked up by whoever holds them": (
        a.Action, a.Aspect, a.Attribute, a.Counter, a.Phase, a.Position, a.Stat, a.Zone, a.Keyword,
    ),
    "relations and extremes": (a.Same, a.AtLeast, a.AtMost, a.Above, a.Below, a.Highest, a.Lowest),
    "time": (a.Period, a.EveryOne, a.ThisOne, a.NextOne, a.Until, a.Throughout, a.While),
    "causes of deeds": (a.AnyCause, a.ByBattle, a.ByEffect, a.ByThing, m.NotBy, m.ByResolving),
    "features: `drafts` and `abilities_of`": (
        a.Raise, a.Lower, a.SetStat, a.SetBoth, a.Stats, a.PerEach, a.PerCounter, a.AbilityText, a.AbilityNamed,
        a.EveryAbility, a.EveryValueOf, a.Declared, m.BreakCost, m.Dct, m.Vanity, m.UnitedFront, m.StepUp, m.CasterName,
        b.AbilitySort, b.EverySort, t.Chosen, t.Likeness,
    ),
    "ways to arrive: `Arriving` and `enters_as`": (
        a.InPosition, a.AsKind, a.WithCounters, a.AnyOrder, a.RandomOrder, a.UnderControl,
    ),
    "destinations: `move`": (a.Into, a.OnTop, a.OnBottom, a.Over, a.Under),
    "aether icons: `bill_of` and `make_aether`": (m.Tinted, m.Tints, m.Free, m.Either, m.AetherLike, b.OneOfTints),
    "limits: `limit`": (a.Times, a.OnlyWhen, a.OnlyDuring, a.OnlyMainTiming, a.OnlyInZone, a.TimesAGame, t.TimesOfCard),
    "what only static abilities say: `rule`": (
        a.EntersAs, a.ManyInDeck, a.ManyInDeckUpTo, m.ManyControlled, m.ManyControlledUpTo, m.EntersInstead,
        m.PlayableIf, b.ManyOfName,
    ),
    "deeds that only rules ask about: `deed_of`": (b.Triggers, b.AetherFades, b.LosesByDrawing, m.AimsAt),
    "what only one parent can hold": (
        a.CardText, a.Spell, a.Holds, a.Token, a.Repeat, a.Most, a.Current, a.Everything, a.ThatOf, a.NextPlayed,
        a.RandomSome, a.SomePlayer, a.Repeatedly, m.Beyond, m.Outside,
    ),
}  # fmt: skip
"""Nodes that have no function of their own, and who reads them."""

WITHOUT_MEANING: Final = {
    "このカードは1ターンに2回攻撃できる。": "the book knows no second attack: attacking rests",
}
"""Texts of the corpus that read and can't be carried out yet."""


@cache
def lowered(text: str) -> tuple[Reading, Lowered]:
    """A text as plans, on the kind of card that can carry it."""
    reading = language().read(text)
    spell = any(isinstance(one, a.Spell) for one in reading.tree.abilities)
    return reading, lower_text(reading, "T-1", "詠唱" if spell else "怪異")


def becomes_plans(_key: str, text: str) -> None:
    if text in WITHOUT_MEANING:
        with pytest.raises(NoMeaning):
            lowered(text)
        return
    reading, found = lowered(text)

    for procedure in procedures(found):
        for step in procedure.steps:
            path = step.clause.partition("/")[2]
            if step.clause.startswith("T-1#") and path:
                assert any(leads_somewhere(tree, path.split(".")) for tree in reading.tree.abilities), step.clause


NODES = Nodes(
    language(), TABLES.all(), READ_BY_PARENT, (m, b, t), lowered, becomes_plans, load_pool,
    unread={"unsaid": ["CardText"]},
)  # fmt: skip
