"""200 カードの情報: what is printed on a card, and what a text is made of."""

from __future__ import annotations

from typing import Final

import pytest

from kirifuda.games.cardfiles import MalformedCard
from kirifuda.games.magical_duel.rules.r0907_aether import CASTER_AETHER
from kirifuda.games.magical_duel.values import ATTRIBUTES, CASTER, KINDS, Values
from kirifuda.ledger.proofs import clauses
from tests.games.magical_duel.rules.positions import broken, deck_of, pool

SERVANT_CARD: Final[dict[str, object]] = {
    "id": "T-1", "name": "試しの影", "kind": "怪異", "cost": 1, "attack": 500, "defense": 500,
}  # fmt: skip
CASTER_CARD: Final[dict[str, object]] = {"id": "T-2", "name": "試しのリン", "kind": "魔法少女", "level": 1}


def printed(**facts: object) -> Values:
    """The values of a servant with these facts."""
    return pool({**SERVANT_CARD, **facts}).cards[-1].values  # type: ignore[return-value]


@clauses("201.1")
def test_201_2_every_card_is_of_exactly_one_kind() -> None:
    cards = [card for card in pool().cards if card.index not in pool().tokens]

    assert set(KINDS) == {"魔法少女", "怪異", "詠唱", "結界", "神"}
    assert {pool().card_at(card.index).printed.kinds for card in cards} == set(KINDS.values())


def test_201_2_there_are_no_other_kinds() -> None:
    with pytest.raises(MalformedCard, match="kind"):
        printed(kind="装備")


def test_201_3_general_types_are_known_words() -> None:
    assert printed(types=["結魂"]).is_soulbond
    assert not printed().is_soulbond
    with pytest.raises(MalformedCard, match="types"):
        printed(types=["結界"])


def test_201_3a_i_a_soulbond_servant_goes_into_the_extra_deck_only() -> None:
    assert broken(deck_of(["NS1-105"])) == ["402.2"]
    assert broken(deck_of([], ["NS1-105"])) == []


def test_202_2_deck_limits_go_by_card_name_not_by_collectors_number() -> None:
    other: dict[str, object] = {**SERVANT_CARD, "id": "T-9"}

    four = deck_of(["T-1", "T-1", "T-9", "T-9"])
    five = deck_of(["T-1", "T-1", "T-1", "T-9", "T-9"])

    assert broken(four, SERVANT_CARD, other) == []
    assert set(broken(five, SERVANT_CARD, other)) == {"402.2a"}


def test_202_3_a_version_stands_in_brackets_behind_the_caster_name() -> None:
    values = pool({**CASTER_CARD, "name": "試しのリン（夏服）"}).card_at(-1).printed

    assert values.names == ("試しのリン（夏服）",)
    assert values.caster_names() == ("試しのリン",)
    assert values.goes_by("試しのリン")
    assert values.goes_by("試しのリン（夏服）")
    assert not values.goes_by("試しのリン（冬服）")


def test_202_3a_without_a_version_the_card_name_is_the_caster_name() -> None:
    values = pool(CASTER_CARD).card_at(-1).printed

    assert values.names == values.caster_names() == ("試しのリン",)


def test_202_3_only_casters_have_caster_names() -> None:
    assert printed(name="影（夏）").caster_names() == ()


def test_205_2_every_paragraph_is_an_ability_of_its_own() -> None:
    one = printed(text="[傲慢]")
    three = printed(text="[傲慢]\n[断末魔] ⇒ カードを1枚引く。\n他の味方怪異はATK+500を得る。")

    assert len(one.abilities) == 1
    assert len(three.abilities) == 3


def test_205_1_a_card_without_text_has_no_ability_but_the_casters_own() -> None:
    assert printed().abilities == ()
    assert pool(CASTER_CARD).card_at(-1).printed.abilities == (CASTER_AETHER,)


def test_205_3_reminder_text_is_no_part_of_the_text() -> None:
    plain = printed(text="[断末魔] ⇒ カードを1枚引く。")
    reminded = printed(text="[断末魔] ⇒ カードを1枚引く。（戦場から墓地に置かれたときにカードを1枚引く。）")

    assert [ability.key for ability in reminded.abilities] == [ability.key for ability in plain.abilities]
    assert [type(ability) for ability in reminded.abilities] == [type(ability) for ability in plain.abilities]


@pytest.mark.parametrize("attribute", ATTRIBUTES)
def test_209_2_an_icon_gives_its_attribute(attribute: str) -> None:
    values = printed(attributes=[attribute])

    assert ATTRIBUTES == ("太陽", "火星", "木星", "土星", "月", "水星", "金星")
    assert values.attributes == 1 << ATTRIBUTES.index(attribute)


def test_209_2_there_are_no_other_attributes() -> None:
    with pytest.raises(MalformedCard, match="attributes"):
        printed(attributes=["無"])


def test_209_3_no_icon_no_attribute() -> None:
    assert printed(attributes=[]).attributes == 0


@clauses("204.1", "207.1", "208.1")
def test_203_1_servants_have_atk_and_def_and_casters_a_level() -> None:
    for card in pool().cards:
        values = pool().card_at(card.index).printed
        if card.index in pool().tokens:
            continue
        assert (values.attack >= 0) == (values.defense >= 0) == bool(values.kinds & KINDS["怪異"])
        assert (values.level >= 1) == bool(values.kinds & CASTER)
        assert values.cost >= 0


@clauses("212.1")
def test_212_2_materials_are_names() -> None:
    values = printed(types=["結魂"], cost=0, materials=["焚井まい", "渡瀬みぎわ"])

    assert values.materials == ("焚井まい", "渡瀬みぎわ")
