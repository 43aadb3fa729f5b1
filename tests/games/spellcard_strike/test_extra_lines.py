"""3.13.5: what extra lines say of decks, of the ace, and of the first hand."""

from __future__ import annotations

import pytest

from kirifuda.games.interface import CardFacts
from kirifuda.games.spellcard_strike.cardfile import add, language_for
from kirifuda.games.spellcard_strike.rulebook import RULEBOOK
from kirifuda.games.spellcard_strike.rules.r01_02_decks import broken_clauses
from kirifuda.games.spellcard_strike.rules.r04_02_zones import hand_limit
from kirifuda.games.spellcard_strike.rules.r05_01_setup import opening_hand
from kirifuda.games.spellcard_strike.zones import ACE, STAGE
from tests.games.spellcard_strike.meaning_table import striker
from tests.games.spellcard_strike.rules.positions import deck, pool_with


def with_extra(text: str) -> CardFacts:
    """A card with an extra line: a human of the house 流れ者."""
    return CardFacts("test", {**striker("余").facts, "extra": text})


def broken(text: str, *, as_ace: bool = False, count: int = 1) -> list[str]:
    """The clauses that a deck with such a card breaks."""
    pool = pool_with()
    card = with_extra(text)
    add(pool, card, language_for((card,)))
    zones = {zone: list(keys) for zone, keys in deck().items()}
    zones["deck"][:count] = ["余"] * count
    if as_ace:
        zones["ace"] = ["余"]
    return [one.clause for one in broken_clauses(pool, zones) if one.clause == "3.13.5" or "余" in one.cards]


@pytest.mark.parametrize(("as_ace", "is_broken"), [(True, True), (False, False)])
def test_3_13_5_a_card_that_is_no_ace(*, as_ace: bool, is_broken: bool) -> None:
    found = broken("このカードはエースとして配置することができない。", as_ace=as_ace)

    assert ("3.13.5" in found) == is_broken


@pytest.mark.parametrize(("house", "is_broken"), [("流れ者", False), ("社風組", True)])
def test_3_13_5_a_deck_without_some_cards(house: str, *, is_broken: bool) -> None:
    only = f"このカードを入れたデッキには「所属：{house}」を持たないスペルカードを入れることができない。"
    none = f"このカードを入れたデッキのスペルカードはすべて「所属：{house}」を持っていなければならない。"

    assert "3.13.5" in broken(none)  # the other cards are of no house
    assert "3.13.5" in broken(only.replace("を持たない", "を持つ")) or is_broken


def test_3_13_5_one_card_of_each_name() -> None:
    text = "このカードを入れたデッキには同じカード名を持つカードを1枚までしか入れることができない。"

    assert "3.13.5" in broken(text, count=2)


def test_3_13_5_more_cards_of_another_name() -> None:
    named = "デッキには「カード名：余の技」を持つカードを何枚でも入れることができる。"

    assert "1.2.2.2" in broken("このカードはデッキに6枚まで入れることができる。", count=7)
    assert "1.2.2.2" not in broken(named, count=9)


@pytest.mark.parametrize(("as_ace", "drawn"), [(True, 8), (False, 6)])
def test_5_1_4_the_ace_changes_the_first_hand(*, as_ace: bool, drawn: int) -> None:
    pool = pool_with()
    card = with_extra("このカードをエースとして配置した場合、ゲーム開始前にカードを6枚引くかわりに8枚引く。")
    add(pool, card, language_for((card,)))
    mine = {zone: list(keys) for zone, keys in deck().items()}
    if as_ace:
        mine["ace"] = ["余"]
    game = RULEBOOK.start(pool, [mine, deck()], 1, {})
    while game.zone(ACE, 0) or not game.zone(STAGE, 0):
        decision = game.decision()
        assert decision is not None
        game.answer(tuple(range(decision.least)))

    assert opening_hand(game, 0) == drawn
    assert opening_hand(game, 1) == 6


@pytest.mark.parametrize(("as_ace", "is_broken"), [(True, True), (False, False)])
def test_3_13_5_what_a_deck_must_be_if_the_card_is_its_ace(*, as_ace: bool, is_broken: bool) -> None:
    only = "あなたのデッキのスペルカードはすべて「所属：社風組」を持っていなければならない。"
    text = f"このカードをエースとして配置した場合、{only}"

    assert ("3.13.5" in broken(text, as_ace=as_ace)) == is_broken


@pytest.mark.parametrize(("such", "is_broken"), [("種族：人", False), ("種族：獣", True)])
def test_1_2_2_2_more_cards_of_a_name_of_a_sort(such: str, *, is_broken: bool) -> None:
    text = f"このカードを入れたデッキには「{such}」を持つ同じカード名のカードを5枚まで入れることができる。"

    assert ("1.2.2.2" in broken(text, count=5)) == is_broken


@pytest.mark.parametrize(("as_ace", "is_broken"), [(True, False), (False, True)])
def test_1_2_2_2_more_cards_of_each_name_with_an_ace(*, as_ace: bool, is_broken: bool) -> None:
    text = "エースの場合、デッキに同じカード名を持つカードを5枚まで入れることができる。"

    assert ("1.2.2.2" in broken(text, as_ace=as_ace, count=4)) == is_broken


@pytest.mark.parametrize(("as_ace", "limit"), [(True, 8), (False, 6)])
def test_4_3_5_the_ace_changes_the_hand_limit(*, as_ace: bool, limit: int) -> None:
    pool = pool_with()
    card = with_extra("このカードがエースとして配置されている場合、あなたの手札の上限枚数は8枚になる。")
    add(pool, card, language_for((card,)))
    mine = {zone: list(keys) for zone, keys in deck().items()}
    if as_ace:
        mine["ace"] = ["余"]
    game = RULEBOOK.start(pool, [mine, deck()], 1, {})
    while game.state.variables["phase"] == "setup":
        decision = game.decision()
        assert decision is not None
        game.answer(tuple(range(decision.least)))

    assert hand_limit(game, 0) == limit
    assert hand_limit(game, 1) == 6
