"""Every node has a meaning or a reason; every text of the corpus becomes plans; plans are plain objects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.cardfile import load_pool
from kirifuda.games.last_resort.meaning.lower_card import TABLES, CardTexts
from kirifuda.games.last_resort.values import KIND_NAMES
from kirifuda.games.last_resort.wording import language
from kirifuda.kernel.procedure import Procedure
from kirifuda.text import ast as a
from kirifuda.text.errors import TextError
from tests.games.holding import functions_and_trees
from tests.games.last_resort.wording_texts import corpus
from tests.text.sentences import Maker
from tests.text.wording_checks import nodes

READ_BY_PARENT: Final[dict[str, tuple[type[a.Node], ...]]] = {
    "words, looked up by whoever holds them": (a.Action, a.Phase, a.Position, a.Stat, a.Zone),
    "relations": (a.AtLeast, a.AtMost, a.Above, a.Below),
    "time: `until`, `begins`": (a.Period, a.EveryOne, a.ThisOne, a.NextOne, a.Until, a.Throughout),
    "causes of deeds": (a.AnyCause,),
    "features: `drafts`, `keyword_ability`": (r.Modify, a.PerEach, a.Keyword, r.Measured, r.Paid, r.Sacrifice),
    "tokens: `create`": (a.Token, a.Stats, r.IntoArea),
    "ways to arrive and where: `move`": (a.InPosition, a.Into, a.OnBottom),
    "where the rest goes: `look_and_take`": (r.RestToGraveyard, r.RestUnderDeck),
    "limits: `times_of`": (a.Times,),
    "costs: `cost_part`": (r.Mana, r.TapItself),
    "lines: `CardTexts.line`, `CardTexts.effects`": (
        a.Activated, a.Triggered, a.Static, a.Spell, a.KeywordLine, r.SpellChain, r.PaidKeyword, r.SummonIf, r.TurnUpIf,
    ),
}  # fmt: skip
"""Nodes that have no function of their own, and who reads them."""


def said() -> set[type[a.Node]]:
    """Every class of node that a text can hold."""
    rows = language().grammar.rows
    found = {row.node for row in rows if row.node is not None} | {one for row in rows for one in row.inner.values()}
    for row in rows:
        for value in row.fixed.values():
            for one in value if isinstance(value, tuple) else (value,):
                if isinstance(one, a.Node):
                    found |= {type(node) for _, node in nodes(one)}
    return found


def test_every_node_has_a_meaning_or_a_reader() -> None:
    known = {node for table in TABLES.all().values() for node in table}
    read = {node for group in READ_BY_PARENT.values() for node in group}

    assert sorted(node.__name__ for node in said() - known - read) == []
    assert sorted(node.__name__ for node in read & known) == []
    assert sorted(node.__name__ for node in read - said()) == []


def test_every_node_of_the_game_can_be_said() -> None:
    """No class that no wording makes."""
    own = {one for name in r.__all__ if isinstance(one := getattr(r, name), type) and not one.__subclasses__()}

    assert sorted(node.__name__ for node in own - said()) == []


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


@pytest.mark.parametrize("text", corpus())
def test_every_text_of_the_corpus_becomes_plans(text: str) -> None:
    found = lowered(text)
    tree = language().read(text).tree

    assert found.abilities or found.plan is not None or found.conditions
    for procedure in procedures(found):
        for step in procedure.steps:
            line, _, path = step.clause.removeprefix("T-1#").partition("/")
            if step.clause.startswith("T-1#") and path:
                assert leads_somewhere(tree.abilities[int(line)], path.split(".")), step.clause


def leads_somewhere(tree: object, path: list[str]) -> bool:
    """Whether a path leads to a node."""
    for part in path:
        if isinstance(tree, tuple) and part.isdigit():
            tree = tree[int(part)]
        elif hasattr(tree, part):
            tree = getattr(tree, part)
        else:
            return False
    return True


def procedures(found: CardTexts) -> Iterator[Procedure]:
    """Every procedure that a text made."""
    yield from found.out.procedures
    for ability in (*found.abilities, *found.out.inner):
        if ability.procedure is not None:
            yield ability.procedure
    if found.plan is not None:
        yield found.plan.procedure


def test_a_sentence_has_a_meaning_or_a_clear_error() -> None:
    failed: list[str] = []

    for sentence in Maker(language().grammar).pairs():
        try:
            lowered(sentence.text)
        except (TextError, NoMeaning):
            continue
        except Exception as error:
            failed.append(f"{sentence.text}: {error!r}")

    assert failed == []


def test_plans_hold_neither_functions_nor_trees() -> None:
    pool = load_pool()
    queue: list[tuple[str, Any]] = [*pool.abilities.items(), *[(card.key, card) for card in pool.cards]]

    found, seen = functions_and_trees(queue)

    assert found == []
    assert seen > 1000
