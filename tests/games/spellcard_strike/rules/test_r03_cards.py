"""3 カードの情報: what is printed on a card is what the game knows of it."""

from __future__ import annotations

from typing import Final

import pytest

from kirifuda.games.spellcard_strike.cardfile import load_pool
from kirifuda.games.spellcard_strike.minimap import parse
from kirifuda.games.spellcard_strike.values import StrikerCard
from kirifuda.ledger.proofs import clauses
from tests.games.spellcard_strike.meaning_table import EVERYWHERE, RING, spell, striker

TERMS: Final = {
    "次に": "術者が次に受けるダメージ【-3】。",
    "場合": "術者がセンターラインに存在する場合、カードを1枚引く。",
    "かわりに": "カードを1枚引く。術者がセンターラインに存在する場合、かわりにカードを2枚引く。",
    "してもよい": "術者を前進させてもよい。",
    "変更する": "術者を「POW：1」に変更する。",
    "される": "術者が撃破される場合、カードを1枚引く。",
    "or": "「所属：流れ者」or「種族：人」を持つ味方全員を「POW：+1」する。",
    "前進": "術者を前進させる。",
    "対象": "対象を行動済み状態にする。",
    "本来": "対象に【術者の本来のPOW】ダメージ。",
    "術者": "術者を「POW：+2」する。",
    "公開": "山札の一番上のカードを公開する。",
}
"""A text for each of the twelve terms."""


def shipped() -> list[StrikerCard]:
    """Every card of the set."""
    return [card for card in load_pool().cards if isinstance(card, StrikerCard)]


def card_of(**facts: object) -> StrikerCard:
    """A card made on the spot."""
    pool = load_pool((striker("奴凧", **facts),))
    card = pool.cards[pool.numbers["奴凧"]]
    assert isinstance(card, StrikerCard)
    return card


@clauses("3.1.3.1", "3.1.3.2", "3.2.1.2")
def test_3_1_2_a_card_is_a_spell_card_or_an_option() -> None:
    cards = shipped()
    options = [card for card in cards if card.printed.is_option]

    assert len(cards) - len(options) >= 90
    assert len(options) >= 10
    assert all(card.spell is None and not card.printed.spell_name for card in options)
    assert all(card.printed.striker_name and card.printed.spell_name for card in cards if card not in options)


def test_3_2_1_1_the_card_name_is_both_halves_together() -> None:
    values = card_of(spell_name="空の道").printed

    assert values.striker_name == "奴凧"
    assert values.spell_name == "空の道"
    assert "奴凧" in values.name
    assert "空の道" in values.name
    assert values.name not in ("奴凧", "空の道")


@pytest.mark.parametrize("attribute", ["神", "魔", "霊", "妖"])
@clauses("3.3.1", "3.3.3", "3.3.4", "3.3.5", "3.3.6")
def test_3_3_2_each_attribute_is_its_own(attribute: str) -> None:
    made = {one: card_of(attributes=[one]).printed.attributes for one in ("神", "魔", "霊", "妖")}
    both = card_of(attributes=["神", attribute] if attribute != "神" else ["神"]).printed.attributes

    assert len(set(made.values())) == 4
    assert both & made[attribute]
    assert not card_of(attributes=[]).printed.attributes & made[attribute]


@clauses("3.7.1", "3.8.1")
def test_3_5_1_rank_pow_and_def_are_what_is_printed() -> None:
    values = card_of(rank=3, pow=5, **{"def": 7}).printed

    assert (values.rank, values.pow, values.defense) == (3, 5, 7)


def test_3_6_1_a_map_is_printed_as_it_was_read() -> None:
    for text in (RING, EVERYWHERE):
        assert parse(text).text() == text


@clauses("3.13.4")
def test_3_13_2_a_card_has_abilities_and_a_spell_and_perhaps_an_extra_line() -> None:
    pool = load_pool((striker("奴凧", "《瞬速》", extra="このカードはデッキに6枚まで入れることができる。"),))
    card = pool.cards[pool.numbers["奴凧"]]

    assert isinstance(card, StrikerCard)
    assert [text.text for text in card.texts] == ["《瞬速》"]
    assert card.spell is not None
    assert card.deck_limit == 6


@pytest.mark.parametrize("term", TERMS)
@clauses("8.1.1", "8.1.2")
def test_8_1_2_each_of_the_twelve_terms_is_read(term: str) -> None:
    assert term.removesuffix("してもよい") in TERMS[term]
    target = "敵1体" if "対象" in TERMS[term] else ""

    pool = load_pool((spell("糸", TERMS[term], target, lasting="ターン"),))

    assert isinstance(pool.cards[pool.numbers["糸"]], StrikerCard)


def test_8_1_1_1_several_terms_may_stand_in_one_text() -> None:
    text = "術者がセンターラインに存在する場合、術者を前進させてもよい。術者が次に受けるダメージ【-1】。"

    pool = load_pool((spell("糸", text, lasting="ターン"),))

    assert isinstance(pool.cards[pool.numbers["糸"]], StrikerCard)


@clauses("8.2.1")
def test_8_2_2_the_four_brackets_are_read_and_kept_apart() -> None:
    text = "術者を「POW：+1」する。術者は『《接射》2』を得る。対象に【3】ダメージ。"

    pool = load_pool((spell("糸", text, "敵1体", lasting="ターン"),))

    card = pool.cards[pool.numbers["糸"]]
    assert isinstance(card, StrikerCard)
    for wrong in ("術者を【POW：+1】する。", "対象に「3」ダメージ。", "術者は「《接射》2」を得る。"):
        with pytest.raises(ValueError, match=r"line 1"):
            load_pool((spell("糸", wrong, "敵1体", lasting="ターン"),))
