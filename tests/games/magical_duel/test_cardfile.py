"""The card loader: shipped cards and decks, and one clear sentence for everything malformed."""

from __future__ import annotations

from typing import Any

import pytest

from kirifuda.games.cardfiles import MalformedCard
from kirifuda.games.interface import CardFacts
from kirifuda.games.magical_duel.abilities import ActivatedAbility, MagicalAbility, StaticAbility, TriggeredAbility
from kirifuda.games.magical_duel.cardfile import load_decks, load_pool, steps
from kirifuda.games.magical_duel.values import CASTER, Values
from kirifuda.kernel.rulebook import Pool

GOOD: dict[str, Any] = {"id": "T-1", "name": "甲", "kind": "怪異", "cost": 1, "attack": 1000, "defense": 0}


def made(**facts: Any) -> Pool:
    """A pool with one card more."""
    return load_pool((CardFacts("here.toml", {**GOOD, **facts}),))


def test_all_shipped_cards_have_a_meaning() -> None:
    pool = load_pool()

    assert len([card for card in pool.cards if card.key.startswith("NS1-") and "#" not in card.key]) == 112


def test_the_plain_pool_is_made_once() -> None:
    assert load_pool() is load_pool()


def test_abilities_stand_in_the_order_of_the_text_under_unique_keys() -> None:
    text = "[傲慢]\nこのカードは破壊されない。\n[参戦] ⇒ カードを1枚引く。\n[レスト]：カードを1枚引く。"
    pool = made(text=text)
    abilities = pool.cards[pool.numbers["T-1"]].values.abilities

    assert [ability.key for ability in abilities] == ["T-1#0", "T-1#1", "T-1#2", "T-1#3"]
    assert [type(ability) for ability in abilities] == [
        MagicalAbility,
        StaticAbility,
        TriggeredAbility,
        ActivatedAbility,
    ]
    assert [ability.line for ability in abilities] == [0, 1, 2, 3]  # type: ignore[attr-defined]


def test_a_caster_s_name_is_what_stands_before_her_version() -> None:
    pool = load_pool()
    values = pool.cards[pool.numbers["NS1-030"]].values
    assert isinstance(values, Values)

    assert values.kinds == CASTER
    assert values.caster_name == "焚井まい"
    assert values.names == ("焚井まい（夜学一年）",)


def test_402_4_a_text_can_lift_the_copy_limit() -> None:
    pool = load_pool()

    assert pool.cards[pool.numbers["NS1-005"]].deck_limit == 50  # type: ignore[attr-defined]


def test_403_6a_the_coin_is_a_token_without_kind() -> None:
    pool = load_pool()
    coin = pool.cards[pool.numbers["coin"]]
    assert isinstance(coin.values, Values)

    assert coin.values.kinds == 0
    assert [ability.is_aether for ability in coin.values.abilities] == [True]  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("facts", "field"),
    [
        ({"kind": "妖精"}, "kind"),
        ({"cost": "Y"}, "cost"),
        ({"attack": None}, "attack"),
        ({"level": 2}, "level"),
        ({"attributes": ["冥王星"]}, "attributes"),
        ({"types": ["合体"]}, "types"),
        ({"colour": "red"}, "colour"),
        ({"attack": "many"}, "attack"),
        ({"text": "これは読めない。"}, "text"),
        ({"text": "このカードは1ターンに2回攻撃できる。"}, "text"),
        ({"id": "NS1-001"}, "id"),
    ],
)
def test_what_is_malformed_is_named_with_file_card_and_field(facts: dict[str, Any], field: str) -> None:
    with pytest.raises(MalformedCard) as caught:
        made(**facts)

    assert caught.value.where == "here.toml"
    assert caught.value.card == facts.get("id", "T-1")
    assert caught.value.field == field
    assert "here.toml" in str(caught.value)


def test_a_card_may_bring_its_own_races_and_counters() -> None:
    pool = made(
        races=["妖怪"],
        text="妖怪の味方怪異1体につき、このカードはATK+500を得る。\n[参戦] ⇒ このカードに茸カウンター1個を置く。",
    )

    assert "T-1" in pool.numbers


def test_every_deck_names_cards_that_are_there() -> None:
    pool = load_pool()

    for deck in load_decks():
        assert set(deck.zones) == {"deck", "extra"}
        assert all(key in pool.numbers for keys in deck.zones.values() for key in keys)


def test_steps_of_a_text() -> None:
    found = steps("敵怪異1体を対象とし、それを破壊する。")

    assert [name.rpartition(" ")[2] for _, name in found] == ["begin", "do"]


@pytest.mark.parametrize(
    ("others", "why"),
    [
        ((), "no card has"),
        (("[夜警]このカードはATK+500を得る。", "[夜警]このカードはDEF+500を得る。"), "cards have in different words"),
    ],
)
def test_901_1d_an_ability_given_by_name_must_be_one_ability(others: tuple[str, ...], why: str) -> None:
    texts = ("味方怪異は[夜警]を得る。", *others)
    cards = [CardFacts("here.toml", {**GOOD, "id": f"T-{at}", "text": text}) for at, text in enumerate(texts)]

    with pytest.raises(MalformedCard, match=rf"card T-0, text: it gives the ability \[夜警\], which {why}$"):
        load_pool(cards)
