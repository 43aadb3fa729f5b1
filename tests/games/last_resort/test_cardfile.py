"""Card and deck files: what ships is sound, and what is not says where and why."""

from __future__ import annotations

from typing import Any

import pytest

from kirifuda.games.cardfiles import MalformedCard, deck_of
from kirifuda.games.interface import CardFacts
from kirifuda.games.last_resort.cardfile import ResortDeck, add, load_decks, load_pool, shipped, steps
from kirifuda.games.last_resort.pool import ResortPool
from kirifuda.games.last_resort.rules.l02_decks import broken_clauses
from kirifuda.games.last_resort.values import CREATURE, ITEM, LAST_RESORT_CARD, LEADER_CARD, MANA_CARD, SPELL
from kirifuda.games.last_resort.wording.words import KEYWORDS, RACES

CREATURE_CARD: dict[str, Any] = {
    "id": "T-1",
    "name": "試し",
    "kind": "クリーチャー",
    "colors": ["赤"],
    "types": ["役者"],
    "cost": 2,
    "power": 2,
    "toughness": 2,
    "text": "速攻",
    "rarity": "C",
}
OTHERS: dict[str, dict[str, Any]] = {
    "スペル": {"id": "T-1", "name": "試し", "kind": "スペル", "cost": 1, "text": "自分はライフを1点得る。"},
    "装備アイテム": {"id": "T-1", "name": "試し", "kind": "装備アイテム", "cost": 1, "text": "装備①"},
    "リーダー": {
        "id": "T-1",
        "name": "試し",
        "kind": "リーダー",
        "life": 20,
        "cap": 20,
        "text": "①：自分はライフを1点得る。",
    },
    "ラストリゾート": {
        "id": "T-1",
        "name": "試し",
        "kind": "ラストリゾート",
        "condition": "自分の手札が2枚以下である。",
        "text": "自分はライフを1点得る。",
    },
}


def facts(of: str = "クリーチャー", **changes: Any) -> CardFacts:
    """A sound card of a kind, with some facts changed or left out."""
    card = {**OTHERS.get(of, CREATURE_CARD), **changes}
    return CardFacts("test.toml", {name: value for name, value in card.items() if value is not None})


def test_every_shipped_card_is_read_and_has_a_meaning() -> None:
    pool = load_pool()
    cards = [pool.card_at(number) for number in range(len(pool.cards))]
    own = [card for card in cards if not card.is_token]

    assert len(own) == len(shipped()) == 94
    kinds = (MANA_CARD, CREATURE, SPELL, ITEM, LEADER_CARD, LAST_RESORT_CARD)
    assert [sum(bool(card.printed.kind & kind) for card in own) for kind in kinds] == [1, 48, 22, 11, 7, 7]
    assert all(card.printed.abilities for card in own if card.printed.kind & (LEADER_CARD | ITEM))
    assert all(card.plan for card in own if card.printed.kind in (SPELL, LAST_RESORT_CARD))
    assert sum(bool(card.conditions) for card in own) == 10


def test_every_line_of_a_card_is_a_printed_text_and_the_condition_is_the_first() -> None:
    pool = load_pool()
    oak = pool.card_at(pool.numbers["FC1-052"])
    brawl = pool.card_at(pool.numbers["FC1-009"])

    assert [(text.key, text.text) for text in oak.texts] == [
        ("FC1-052#0", "召喚条件：自分のディフェンスエリアにクリーチャーがいない。"),
        ("FC1-052#1", "貫通2"),
    ]
    assert brawl.texts[0].text == "条件：自分のアタックエリアにクリーチャーが1体以上いる。"
    assert [getattr(ability, "line", -1) for ability in oak.printed.abilities] == [1]


def test_every_keyword_and_every_race_of_the_words_stands_on_a_card() -> None:
    text = "\n".join(str(card.facts.get("text", "")) for card in shipped())
    races = {race for card in shipped() for race in card.facts.get("types", [])}

    assert [word for word in KEYWORDS if word not in text] == []
    assert races == set(RACES)


def test_every_card_is_a_token_or_has_its_own_key_and_tokens_are_shared() -> None:
    tokens = [card.key for card in load_pool().cards if getattr(card, "is_token", False)]

    assert tokens == ["duplicate", "token:衛兵:1/3", "token:若木:2/2"]


@pytest.mark.parametrize("kind", ["クリーチャー", *OTHERS])
def test_a_sound_card_is_added_and_the_plain_pool_stays_as_it_is(kind: str) -> None:
    pool = load_pool((facts(kind),))

    assert "T-1" in pool.numbers
    assert "T-1" not in load_pool().numbers


@pytest.mark.parametrize(
    ("kind", "changes", "field", "why"),
    [
        ("クリーチャー", {"id": "FC1-001"}, "id", "another card"),
        ("クリーチャー", {"kind": "キャラ"}, "kind", "none of"),
        ("クリーチャー", {"colors": ["紫"]}, "colors", "none of"),
        ("クリーチャー", {"rarity": "X"}, "rarity", "none of"),
        ("クリーチャー", {"power": None}, "power", "has one"),
        ("クリーチャー", {"cost": -1}, "cost", "below 0"),
        ("クリーチャー", {"life": 3}, "life", "has none"),
        ("クリーチャー", {"cost": "two"}, "cost", "a whole number is expected"),
        ("クリーチャー", {"toughnes": 2}, "toughnes", "there is no such fact"),
        ("クリーチャー", {"text": "速功"}, "text", "速攻"),
        ("クリーチャー", {"text": "自分はカードを1枚ドローする。"}, "text", "nothing says when"),
        ("クリーチャー", {"text": "装備①"}, "text", "keyword of equipment"),
        ("クリーチャー", {"condition": "自分の手札が少ない。"}, "condition", ""),
        ("クリーチャー", {"text": "条件：自分の手札が2枚以下である。"}, "text", "召喚条件"),
        ("スペル", {"power": 2}, "power", "has none"),
        ("スペル", {"types": ["役者"]}, "types", "only creatures"),
        ("スペル", {"n": True}, "n", "only creatures and items"),
        ("スペル", {"text": "変換①"}, "text", "does something"),
        ("スペル", {"text": "速攻\n自分はライフを1点得る。"}, "text", "no keyword of such a card"),
        ("スペル", {"text": "①：自分はライフを1点得る。"}, "text", "in play"),
        ("装備アイテム", {"text": "装備したクリーチャーは速攻を得る。"}, "text", "装備"),
        ("リーダー", {"cap": 10}, "cap", "no more of it"),
        ("リーダー", {"text": "速攻"}, "text", "no leader skill"),
        ("リーダー", {"text": ""}, "text", "one skill"),
        ("ラストリゾート", {"condition": ""}, "condition", "has a condition"),
        ("ラストリゾート", {"text": ""}, "text", "has an ability"),
        ("ラストリゾート", {"text": "変換①"}, "text", "no keyword"),
    ],
)
def test_a_bad_field_is_one_error_with_its_place(kind: str, changes: dict[str, Any], field: str, why: str) -> None:
    with pytest.raises(MalformedCard) as found:
        load_pool((facts(kind, **changes),))

    error = found.value
    assert (error.where, error.field) == ("test.toml", field)
    assert why in error.why


def test_the_shipped_decks_are_legal_and_use_every_card() -> None:
    decks = load_decks()
    pool = load_pool()
    used = {key for deck in decks for keys in deck.zones.values() for key in keys}

    assert len(decks) == 7
    assert [broken_clauses(pool, deck.zones) for deck in decks] == [[]] * 7
    assert used == {str(card.facts["id"]) for card in shipped()}
    assert all(deck.plan and deck.plan_ja and deck.how and deck.how_ja for deck in decks)


@pytest.mark.parametrize(
    ("changes", "field"),
    [({"leader": "X"}, "leader"), ({"last_resort": "X"}, "last_resort"), ({"main": {"X": 1}}, "main"),
     ({"main": {"A": 0}}, "main"), ({"cards": {}}, "cards")],
)  # fmt: skip
def test_a_bad_deck_is_one_error_with_its_place(changes: dict[str, Any], field: str) -> None:
    deck = {"id": "d", "name": "d", "leader": "A", "last_resort": "A", "main": {"A": 1}, **changes}

    with pytest.raises(MalformedCard) as found:
        deck_of(deck, ResortDeck, {"A"})

    assert (found.value.where, found.value.field) == ("decks.toml", field)


def test_steps_of_a_text_name_their_phrase() -> None:
    found = steps("②：自分はカードを1枚ドローする。")

    assert ("TEXT#0/do.sentences.0.do", "TEXT#0/do.sentences.0.do draw") in found


def test_an_empty_pool_has_the_duplicate() -> None:
    assert [card.key for card in ResortPool().cards] == ["duplicate"]


def test_a_message_counts_the_lines_that_were_typed() -> None:
    condition = "自分の手札が2枚以下である。"
    for changes, place in (
        ({"text": "自分は空を飛ぶ。"}, "line 1, character 4"),
        ({"text": "自分はライフを1点得る。\n\n  自分は空を飛ぶ。"}, "line 3, character 6"),
        ({"condition": None, "text": f"条件：{condition}\n\n自分は空を飛ぶ。"}, "line 3, character 4"),
    ):
        with pytest.raises(MalformedCard) as caught:
            add(ResortPool(), facts("ラストリゾート", **changes))
        assert f"({place})" in caught.value.why
