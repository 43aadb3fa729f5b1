"""Card and deck files: what ships is sound, and what is not says where and why."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest

from kirifuda.games.cardfiles import MalformedCard, deck_of
from kirifuda.games.interface import CardFacts
from kirifuda.games.spellcard_strike.abilities import ACTION, CHAIN_LONG, EQUIPMENT, REACTION, RULE, TURN
from kirifuda.games.spellcard_strike.cardfile import StrikeDeck, load_decks, load_pool, shipped
from kirifuda.games.spellcard_strike.lowering.setting import LASTING
from kirifuda.games.spellcard_strike.values import ALL_ATTRIBUTES, ATTRIBUTE_BITS, CASTER_ICON

CARD = """
id = "T-1"
striker = "試しのトト"
spell_name = "試しの技"
attributes = ["魔"]
cost = "〔魔〕〔無〕"
rank = 2
pow = 3
def = 4
house = "火薬横丁"
races = ["人"]
range = '''
.....
.rrr.
..@..
.....
.....'''

[[ability]]
timing = "リアクション"
lasting = "チェーン"
cost = "〔術者・霊〕〔手札〕2〔スコア〕"
map = '''
.....
.rbr.
.r*r.
.....
.....'''
target = "敵1体"
text = "対象が次に与えるダメージ【-2】。"

[spell]
types = ["攻撃"]
timing = "アクション"
cost = ""
map = '''
.....
.rrr.
..@..
.....
.....'''
target = "敵1体"
text = "対象に【3】ダメージ。"
"""


def facts(**changes: Any) -> CardFacts:
    """The card above with some facts changed; `spell__text` reaches into the spell, `ability__text` the ability."""
    card = copy.deepcopy(tomllib.loads(CARD))
    for name, value in changes.items():
        part, _, field = name.rpartition("__")
        place = card if not part else card["spell"] if part == "spell" else card["ability"][0]
        if value is None:
            del place[field]
        else:
            place[field] = value
    return CardFacts("test.toml", card)


def test_every_shipped_card_is_read_and_has_a_meaning() -> None:
    pool = load_pool()

    assert len(pool.cards) == len(shipped()) == 106
    assert all(pool.card_at(at).spell is not None for at in range(106) if not pool.card_at(at).printed.is_option)


def test_every_shipped_deck_names_shipped_cards() -> None:
    decks = load_decks()

    assert [len(deck.zones["deck"]) for deck in decks] == [50] * 6
    assert all(deck.how and deck.how_ja and len(deck.zones["ace"]) == len(deck.zones["option"]) == 1 for deck in decks)


def test_the_facts_of_a_card() -> None:
    pool = load_pool((facts(),))
    card = pool.card_at(pool.numbers["T-1"])
    values = card.printed

    assert (values.rank, values.pow, values.defense) == (2, 3, 4)
    assert values.cost == (ATTRIBUTE_BITS["魔"], ALL_ATTRIBUTES)
    assert values.attributes == ATTRIBUTE_BITS["魔"]
    assert (values.houses, values.races, values.spell_types) == (("火薬横丁",), ("人",), ("攻撃",))
    assert values.goes_by("試しのトト")
    assert values.goes_by("試しの技")
    assert card.spell is not None
    assert (card.spell.timing, card.spell.lasting, len(card.spell.targets)) == (ACTION, "", 1)


def test_7_1_the_icons_of_a_cost() -> None:
    pool = load_pool((facts(),))
    plan = pool.card_at(pool.numbers["T-1"]).printed.abilities[0].plan  # type: ignore[attr-defined]

    assert (plan.timing, plan.lasting) == (REACTION, CHAIN_LONG)
    assert plan.costs.power == (ATTRIBUTE_BITS["霊"] | CASTER_ICON,)
    assert (plan.costs.hand, plan.costs.score) == (2, 1)


def test_3_6_a_map_keeps_its_lines() -> None:
    pool = load_pool((facts(),))
    plan = pool.card_at(pool.numbers["T-1"]).printed.abilities[0].plan  # type: ignore[attr-defined]

    assert plan.map.text() == ".....\n.rbr.\n.r*r.\n.....\n....."


def test_3_13_5_an_extra_line_changes_the_deck_limit() -> None:
    pool = load_pool((facts(extra="このカードはデッキに6枚まで入れることができる。"),))

    assert pool.card_at(pool.numbers["T-1"]).deck_limit == 6


def test_a_new_house_can_be_spoken_of() -> None:
    card = facts(house="試験場", spell__text="「所属：試験場」を持つ味方全員に【1】ダメージ。")

    assert load_pool((card,)).numbers["T-1"]


def test_2_4_6_the_icons_of_durations() -> None:
    assert set(LASTING.values()) == {"", TURN, CHAIN_LONG, EQUIPMENT, RULE}


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"attributes": ["火"]}, "attributes"),
        ({"cost": "魔"}, "cost"),
        ({"cost": "〔魔〕〔手札〕1"}, "cost"),
        ({"cost": "〔魔〕〔手札〕n"}, "cost"),
        ({"cost": "〔術者・魔〕"}, "cost"),
        ({"rank": -1}, "rank"),
        ({"rank": "2"}, "rank"),
        ({"striker": None}, "striker"),
        ({"colour": "red"}, "colour"),
        ({"rarity": "S"}, "rarity"),
        ({"range": ".....\n.rrr."}, "range"),
        ({"range": ".....\n.rrr.\n.....\n.....\n....."}, "range"),
        ({"range": ".....\n.rxr.\n..@..\n.....\n....."}, "range"),
        ({"id": "KW1-001"}, "id"),
        ({"extra": "カードを1枚引く。"}, "extra"),
        ({"spell__types": ["呪い"]}, "spell.types"),
        ({"spell__types": ["装備"]}, "spell.lasting"),
        ({"spell__lasting": "ルール"}, "spell.lasting"),
        ({"spell__lasting": "永久"}, "spell.lasting"),
        ({"spell__timing": "いつでも"}, "spell.timing"),
        ({"spell__timing": ""}, "spell.timing"),
        ({"spell__target": None}, "spell.map"),
        ({"spell__map": None}, "spell.map"),
        ({"spell__map": "@"}, "spell.map"),
        ({"spell__target": "敵一羽"}, "spell.target"),
        ({"spell__cost": "〔火〕"}, "spell.cost"),
        ({"spell__cost": "〔手札〕n", "spell__text": "対象に【n】ダメージ。nは捨て札の枚数。"}, "spell.cost"),
        ({"spell__text": "対象に【3】ダメジ。"}, "spell.text"),
        ({"spell__text": " "}, "spell.text"),
        ({"spell__text": "《接射》1"}, "spell.text"),
        ({"spell__text": "対象を「POW：+1」する。"}, "spell.text"),
        ({"ability__lasting": "装備"}, "ability 1.lasting"),
        ({"ability__timing": ""}, "ability 1.lasting"),
        ({"ability__text": "それを後退させる。"}, "ability 1.text"),
        ({"ability__note": "?"}, "ability"),
    ],
)
def test_a_mistake_is_named_with_its_place(changes: dict[str, Any], field: str) -> None:
    with pytest.raises(MalformedCard) as caught:
        load_pool((facts(**changes),))

    assert caught.value.where == "test.toml"
    assert caught.value.field.startswith(field) or field in str(caught.value)
    assert caught.value.why


def test_a_triggered_ability_needs_something_that_triggers_it() -> None:
    ability = [{"text": "カードを1枚引く。"}]

    with pytest.raises(MalformedCard, match="nothing says when"):
        load_pool((facts(ability=ability),))


def test_a_target_needs_a_map() -> None:
    with pytest.raises(MalformedCard, match="map"):
        load_pool((facts(spell__map=None, spell__target=None),))


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"id": "d", "name": "d", "ace": "KW1-001", "option": "KW1-097"}, "main"),
        ({"id": "d", "name": "d", "ace": "X", "option": "KW1-097", "main": {}}, "no card X"),
        ({"id": "d", "name": "d", "ace": "KW1-001", "option": "KW1-097", "main": {"KW1-001": 0}}, "0 times"),
        ({"id": "d", "name": "d", "ace": "KW1-001", "option": "KW1-097", "main": {}, "side": {}}, "side"),
    ],
)
def test_a_deck_with_a_mistake_is_refused(entry: dict[str, object], why: str) -> None:
    known = {str(card.facts["id"]) for card in shipped()}

    with pytest.raises(MalformedCard, match=why):
        deck_of(entry, StrikeDeck, known)


TEXTS = [f"{part}__{field}" for part in ("spell", "ability") for field in ("text", "target", "cost")]


@pytest.mark.parametrize("place", [*TEXTS, "extra"])
def test_a_text_of_remarks_only_is_empty(place: str) -> None:
    with pytest.raises(MalformedCard) as caught:
        load_pool((facts(**{place: "（メモ）"}),))

    assert caught.value.field.endswith(place.rpartition("__")[2])
