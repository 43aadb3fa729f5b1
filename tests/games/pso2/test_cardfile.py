"""Card and deck files: what ships is sound, and what is not says where and why."""

from __future__ import annotations

from typing import Any

import pytest

from kirifuda.effects.plans.steps_flow import Begin
from kirifuda.games.cardfiles import MalformedCard, deck_of
from kirifuda.games.interface import CardFacts
from kirifuda.games.pso2.abilities import ActivatedAbility, PsoAbility, TriggeredAbility
from kirifuda.games.pso2.cardfile import PsoDeck, load_bosses, load_decks, load_pool, shipped, steps
from kirifuda.games.pso2.rules.r100_deck_construction import broken_clauses
from kirifuda.games.pso2.rules.r205_items import ARMOUR_RULE
from kirifuda.games.pso2.values import ACTIVE, ARMOUR, BOSS, COLOUR_BITS, PLAYER_CARD, PsoCard
from kirifuda.ledger.proofs import clauses

CARD: dict[str, Any] = {
    "id": "T-1",
    "kind": "キャラ",
    "title": "試しの",
    "name": "トト",
    "english": "Toto, Tester",
    "colors": ["赤", "青"],
    "classes": ["ハンター"],
    "kinds": ["潜り手"],
    "cost": 3,
    "attack": 2,
    "hp": 4,
    "text": "【連撃】\n【登場時】：1枚ドローする。",
    "rarity": "C",
}


def facts(**changes: Any) -> CardFacts:
    """The card above with some facts changed; None leaves one out."""
    card = {**CARD, **changes}
    return CardFacts("test.toml", {name: value for name, value in card.items() if value is not None})


def card(**changes: Any) -> PsoCard:
    """The card in a pool."""
    pool = load_pool((facts(**changes),))
    return pool.card_at(pool.numbers["T-1"])


def test_every_shipped_card_is_read_and_has_a_meaning() -> None:
    pool = load_pool()
    cards = [pool.card_at(at) for at in range(len(pool.cards))]

    assert len(cards) == len(shipped()) == 144
    assert all(each.plan is not None for each in cards if each.printed.kind & ACTIVE)
    assert all(each.printed.abilities[0] is ARMOUR_RULE for each in cards if each.printed.kind & ARMOUR)
    assert all(each.second is not None and each.deck_size for each in cards if each.printed.kind & PLAYER_CARD)
    assert sum(1 for each in cards if each.printed.kind & BOSS) == 3


@clauses("100.1", "100.2")
def test_every_shipped_deck_is_legal() -> None:
    pool = load_pool()

    names = ["vent-crew", "riptide", "test-dive", "lamp-ring", "shipwright", "hollow-swarm"]
    assert [deck.id for deck in load_decks()] == names
    assert [broken_clauses(pool, deck.zones) for deck in load_decks()] == [[]] * len(names)
    assert all(deck.how and deck.how_ja and deck.plan and deck.plan_ja for deck in load_decks())


@clauses("R.02", "R.28")
def test_r_02_every_boss_has_a_deck_for_each_difficulty_and_its_cards_cost_nothing() -> None:
    pool = load_pool()
    bosses = load_bosses()

    assert [len(deck.zones["deck"]) for levels in bosses.values() for deck in levels.values()] == [24] * 9
    assert [next(iter(levels.values())).id for levels in bosses.values()] == [
        "anchor-eater",
        "inverted-lighthouse",
        "mother-hollow",
    ]
    for levels in bosses.values():
        for deck in levels.values():
            for key in deck.zones["deck"]:
                values = pool.card_at(pool.numbers[key]).printed
                assert (values.cost, values.colours) == (0, 0)


def test_the_facts_of_a_card() -> None:
    made = card()
    values = made.printed

    assert (values.cost, values.attack, values.hp) == (3, 2, 4)
    assert values.colours == COLOUR_BITS["赤"] | COLOUR_BITS["青"]
    assert (values.classes, values.sorts, values.every_class) == (("ハンター",), ("潜り手",), False)
    assert [text.key for text in made.texts] == ["T-1#0", "T-1#1"]
    assert [getattr(ability, "line", -1) for ability in values.abilities] == [0, 1]


@clauses("206.1.1", "206.1.2")
@pytest.mark.parametrize(("title", "printed"), [("試しの", "試しのトト"), ("浮標守", "浮標守 トト"), ("", "トト")])
def test_206_1_1_a_title_and_a_name(title: str, printed: str) -> None:
    made = card(title=title)

    assert (made.name, made.printed.name, made.printed.title) == (printed, "トト", title)


@clauses("102.3.1")
def test_102_3_1_both_faces_have_texts_of_their_own() -> None:
    made = card(
        kind="プレイヤー", cost=None, attack=None, hp=None, text=None, deck=50,
        text_first="【Main】②⇒1枚ドローする。", text_second="【Main】①⇒1枚ドローする。",
    )  # fmt: skip
    assert made.second is not None
    first, second = made.printed.abilities[0], made.second.abilities[0]
    assert isinstance(first, ActivatedAbility)
    assert isinstance(second, ActivatedAbility)

    assert [text.key for text in made.texts] == ["T-1#0", "T-1#second0"]
    assert (first.key, second.key, first.line, second.line) == ("T-1#0", "T-1#second0", 0, 1)


@clauses("205.4.4.1")
def test_205_4_4_1_slots_are_read_from_the_text() -> None:
    made = card(kind="防具", attack=None, hp=None, defense=2, text="【装備枠2】")

    assert (made.printed.slots, made.printed.defense) == (2, 2)


@clauses("209.3")
def test_209_3_a_cost_of_x() -> None:
    made = card(kind="アクティブ", cost="X", attack=None, hp=None, text="相手を1体選び、それにXダメージを与える。")

    assert made.has_x_cost
    assert made.printed.cost == 0


@clauses("302.4", "302.11")
def test_302_11_drop_and_proliferate_of_an_active() -> None:
    made = card(
        kind="アクティブ", attack=None, hp=None,
        text="【増殖】\n1枚ドローする。\n【ドロップ】：【回復1】を行う。",
    )  # fmt: skip

    assert made.deck_limit == 9
    assert len(made.drops) == 1
    assert isinstance(made.drops[0], TriggeredAbility)
    assert made.has_recovery
    assert made.plan is not None
    assert not made.plan.has_recovery


PLAIN: dict[str, Any] = {"cost": None, "attack": None, "hp": None, "text": None}
LATE = "1枚ドローする。さらに、味方のキャラを1体選び、それに付与する。"
WRONG = (
    ({"kind": "怪獣"}, "kind", "none of"),
    ({"colors": ["緑"]}, "colors", "none of"),
    ({"classes": ["忍者"]}, "classes", "none of"),
    ({"cost": -1}, "cost", "below 0"),
    ({"cost": "Y"}, "cost", "neither"),
    ({"defense": 2}, "defense", "has none"),
    ({"deck": 50}, "deck", "has none"),
    ({"life": 5}, "life", "has none"),
    ({"text_second": "【連撃】"}, "text_second", "has none"),
    ({"rarity": "X"}, "rarity", "none of"),
    ({"id": "LT1-001"}, "id", "another card"),
    ({"power": 3}, "power", "there is no such fact"),
    ({"hp": "four"}, "hp", "a whole number is expected"),
    ({"text": "【連激】"}, "text", "cannot read on"),
    ({"text": "1枚ドローする。"}, "text", "nothing says when"),
    ({"text": "【Main】"}, "text", "only on an active"),
    ({**PLAIN, "kind": "アクティブ", "cost": 1, "text": ""}, "text", "does something"),
    ({**PLAIN, "kind": "アクティブ", "text": "付与先は+1/+0の修整を受ける。"}, "text", "not attached"),
    ({"kind": "ボス", "cost": None, "hp": None, "text": "【連撃】"}, "text", "has a life"),
    ({**PLAIN, "kind": "アクティブ", "text": LATE}, "text", "only at the head"),
    ({"text": "装備先は【狙撃】を持つ。"}, "text", "205.4.1"),
    ({"text": "付与先は+1/+0の修整を受ける。"}, "text", "204.2.2.1"),
    ({"text": "【装備枠2】"}, "text", "205.4.4.1"),
    ({"text": "ルール：このカードのライフは9になる。"}, "text", "R.08"),
    ({"text": "このカードのライフが9以下の間、このカードは攻撃できない。"}, "text", "R.08"),
    ({**PLAIN, "kind": "武器", "text": "【狙撃】"}, "text", "does not fight"),
    ({**PLAIN, "kind": "マグ", "text": "【登場時】：1枚ドローする。"}, "text", "from the beginning"),
    ({**PLAIN, "kind": "マグ", "text": "【ドロップ】：1枚ドローする。"}, "text", "never in a deck"),
    ({**PLAIN, "kind": "マグ", "text": "【増殖】"}, "text", "never in a deck"),
    ({**PLAIN, "kind": "プレイヤー", "text_first": "【連撃】", "deck": 9}, "text_second", "two faces"),
)  # fmt: skip


@pytest.mark.parametrize(("changes", "field", "why"), WRONG)
def test_a_wrong_fact_is_named_with_its_place(changes: dict[str, Any], field: str, why: str) -> None:
    with pytest.raises(MalformedCard) as caught:
        load_pool((facts(**changes),))

    assert (caught.value.where, caught.value.field) == ("test.toml", field)
    assert why in caught.value.why


def test_no_shipped_text_does_nothing() -> None:
    """Every ability has something to do, to change, to forbid or to watch; every active does or is attached."""
    pool = load_pool()
    idle: list[str] = []
    for at in range(len(pool.cards)):
        each = pool.card_at(at)
        for ability in (*each.printed.abilities, *(each.second.abilities if each.second else ())):
            assert isinstance(ability, PsoAbility)
            works = ability.changes or ability.has_hooks() or ability.keyword
            if ability.procedure is not None:
                works = any(not isinstance(step, Begin) for step in ability.procedure.steps)
            if not works:
                idle.append(ability.key)
        plan = each.plan
        if plan and not plan.is_attached and all(isinstance(step, Begin) for step in plan.procedure.steps):
            idle.append(each.key)
        if each.text and not each.printed.abilities and plan is None:
            idle.append(each.key)

    assert idle == []


def test_a_wrong_deck_is_named_with_its_place() -> None:
    deck: dict[str, object] = {"id": "d", "name": "試", "player": "LT1-001", "main": {"LT1-016": 3}}
    known = {"LT1-001", "LT1-016"}
    assert deck_of(deck, PsoDeck, known).zones == {"player": ["LT1-001"], "mag": [], "deck": ["LT1-016"] * 3}
    for wrong, field in (({"player": "LT1-999"}, "player"), ({"mag": "LT1-999"}, "mag"), ({"main": {"Q": 1}}, "main")):
        with pytest.raises(MalformedCard) as caught:
            deck_of({**deck, **wrong}, PsoDeck, known)
        assert caught.value.field == field
    with pytest.raises(MalformedCard):
        deck_of({**deck, "main": {"LT1-016": 0}}, PsoDeck, known)


def test_a_sort_of_its_own_can_be_named_by_a_card_defined_on_the_spot() -> None:
    made = card(kinds=["海月"], text="【登場時】：《海月》のカードを1枚サーチする。")

    assert made.printed.sorts == ("海月",)


def test_the_steps_of_a_text() -> None:
    found = steps("相手のキャラを1体選び、それに3ダメージを与える。さらに、1枚ドローする。", "アクティブ")

    assert [name.rpartition(" ")[2] for _, name in found] == ["begin", "do", "draw"]
