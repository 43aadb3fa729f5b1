"""L-1.6: what is said of one subject in one breath means what two sentences mean; each pair of clauses is tried."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.last_resort.lowering.card import CardTexts
from kirifuda.games.last_resort.values import KIND_NAMES
from kirifuda.games.last_resort.wording.assembly import language
from kirifuda.text.errors import TextError
from tests.games.holding import parts
from tests.games.last_resort.meaning_table import Table, creature, item
from tests.games.last_resort.rules.positions import numbers_of
from tests.toys.driving import offered

FIRST: Final = {
    "アタックできず": "アタックできない",
    "ブロックできず": "ブロックできない",
    "ブロックされず": "ブロックされない",
    "コスト2以下のクリーチャーにブロックされず": "コスト2以下のクリーチャーにブロックされない",
    "アタックされず": "アタックされない",
    "破壊されず": "破壊されない",
    "アタックもブロックもできず": "アタックもブロックもできない",
    "相手の効果で選ばれず": "相手の効果で選ばれない",
    "+1/1の修正を得て": "+1/1の修正を得る",
    "速攻を持ち": "速攻を持つ",
    "「貫通1」を得": "「貫通1」を得る",
    "能力をすべて失い": "能力をすべて失う",
}
"""How a clause goes on, and how it ends."""
SECOND: Final = (
    "アタックできない",
    "ブロックできない",
    "ブロックされない",
    "コスト2以下のクリーチャーにブロックされない",
    "破壊されない",
    "アタックもブロックもできない",
    "相手の効果で選ばれない",
    "アンタップしない",
    "ダメージを受けない",
    "+1/1の修正を得る",
    "速攻を得る",
    "「スナイパー3」を得る",
    "貫通1を持つ",
    "アタックしてもタップしない",
    "ディフェンスエリアからアタックできる",
    "タップ状態でもブロックできる",
    "同時に2体までブロックできる",
    "アンタップ状態のクリーチャーにもアタックできる",
)
HOLDING: Final = {
    "このクリーチャーは": "クリーチャー",
    "装備しているクリーチャーは": "装備アイテム",
    "自分のクリーチャーは": "アイテム",
    "自分の手札が2枚以下なら、このクリーチャーは": "クリーチャー",
    "自分のターン中、自分の他のクリーチャーは": "クリーチャー",
}
CARRIED_OUT: Final = {
    "このターン、自分のクリーチャー1体は": "スペル",
    "相手クリーチャー1体を選ぶ。次の自分のスタートステップまで、それは": "スペル",
    "装備しているクリーチャーがアタックした時、このターン、装備しているクリーチャーは": "装備アイテム",
}
"""Who is spoken of, and a card that can say so."""
UNHEEDED: Final = ("key", "line", "source", "facts", "reads", "subject_slot")
"""Where it stands, what is looked at again too often, and what nobody takes up."""


def plain(thing: Any, above: tuple[int, ...] = ()) -> object:
    """A plan as a value that can be compared."""
    if thing is None or isinstance(thing, str | int | float):
        return thing
    if id(thing) in above:
        return "itself"
    inner = (*above, id(thing))
    if isinstance(thing, list | tuple):
        return tuple(plain(one, inner) for one in thing)
    held = {name: plain(value, inner) for name, value in parts(thing) if name not in UNHEEDED}
    return type(thing).__name__, sorted((name, repr(value)) for name, value in held.items())


def lowered(text: str, kind: str) -> CardTexts:
    found = CardTexts("T#", KIND_NAMES[kind])
    found.lower(language().read(text))
    return found


def differing(lead: str, kind: str) -> Iterator[str]:
    """The pairs that mean something else in one breath than in two sentences."""
    for first, second in product(FIRST, SECOND):
        once = lowered(f"{lead}{first}、{second}。", kind).abilities
        twice = lowered(f"{lead}{FIRST[first]}。\n{lead}{second}。", kind).abilities
        if plain(once) != plain(twice):
            yield f"{first}、{second}"


@pytest.mark.parametrize("lead", HOLDING)
def test_l_1_6_two_clauses_of_one_subject_are_two_sentences(lead: str) -> None:
    assert list(differing(lead, HOLDING[lead])) == []


@pytest.mark.parametrize("lead", CARRIED_OUT)
def test_l_1_6_two_clauses_of_whoever_was_chosen_have_a_meaning(lead: str) -> None:
    for first, second in product(FIRST, SECOND):
        found = lowered(f"{lead}{first}、{second}。", CARRIED_OUT[lead])
        assert found.abilities or found.plan is not None


def test_l_1_6_both_clauses_are_about_every_such_creature() -> None:
    table = Table(item("drum", "自分のクリーチャーはアタックできず、+1/2の修正を得る。"))
    wolf = table.attack(0, "wolf")
    theirs = table.attack(1, "wolf")
    table.attack(0, "drum")
    game = table.begin()

    assert [numbers_of(game, id) for id in (wolf, theirs)] == [(3, 4), (2, 2)]
    assert wolf not in offered(game, "attack")


def test_l_1_6_a_clause_is_about_whom_the_one_before_it_names() -> None:
    table = Table(
        item("drum", "自分のクリーチャーはアタックできず、相手クリーチャーはブロックできず、+1/0の修正を得る。"),
        creature("monk"),
    )
    mine, theirs = table.attack(0, "monk"), table.attack(1, "monk")
    table.attack(0, "drum")
    game = table.begin()

    assert [numbers_of(game, id) for id in (mine, theirs)] == [(2, 3), (3, 3)]


@pytest.mark.parametrize("first", ["このカードを召喚するコストは1減り", "自分のスペルを召喚するコストは1減り"])
def test_l_1_6_a_clause_behind_one_about_no_creature_is_about_nobody(first: str) -> None:
    with pytest.raises((NoMeaning, TextError)):
        lowered(f"{first}、速攻を得る。", "クリーチャー")
