"""Card and deck files: what ships is sound, and what is not says where and why. N-13.1: the catalogue."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kirifuda.games import load
from kirifuda.games.cardfiles import DeckFacts, MalformedCard, deck_of
from kirifuda.games.interface import CardFacts
from kirifuda.games.lyrical.abilities import EffectAbility
from kirifuda.games.lyrical.cardfile import load_decks, load_pool, shipped, steps
from kirifuda.games.lyrical.catalogue import catalogue, listings
from kirifuda.games.lyrical.values import CHARACTER, COLOUR_BITS, FACTOR_CARD, KIND_NAMES, USED
from kirifuda.scenario.defining import judged
from kirifuda.scenario.errors import Wrong

GAME = load("lyrical")

CARD: dict[str, Any] = {
    "id": "T-1",
    "kind": "キャラクター",
    "title": "試しの",
    "name": "トト",
    "english": "Toto on Trial",
    "factor": "赤赤3",
    "cost": 1,
    "attack": 2,
    "durability": 3,
    "text": "シュネラー\n(青1/0):カードを1枚引く。",
}
TRICK: dict[str, Any] = {
    "id": "T-2",
    "kind": "トリック",
    "name": "試し",
    "factor": "青1",
    "cost": 0,
    "text": "カードを1枚引く。",
}


def facts(card: dict[str, Any], **changes: Any) -> CardFacts:
    """A card with some facts changed, or taken away by None."""
    changed = {name: value for name, value in {**card, **changes}.items() if value is not None}
    return CardFacts("test.toml", changed)


def test_every_shipped_card_is_read_and_has_a_meaning() -> None:
    pool = load_pool()
    cards = [pool.card_at(at) for at in range(len(pool.cards))]

    assert len(cards) == len(shipped()) == 78
    assert all((card.plan is not None) == bool(card.printed.kind & USED) for card in cards)
    assert all(len(card.texts) == len(card.printed.abilities) for card in cards if not card.printed.kind & USED)
    assert all(card.english and card.english != card.name for card in cards)
    kinds = Counter(card.printed.kind for card in cards)
    assert set(kinds) == set(KIND_NAMES.values())
    assert kinds[FACTOR_CARD] == 3


def test_every_shipped_deck_is_legal_and_tells_how_it_is_played() -> None:
    pool = load_pool()
    decks = load_decks()

    assert [len(deck.zones["deck"]) for deck in decks] == [60] * 5
    assert [GAME.broken_clauses(pool, deck) for deck in decks] == [[]] * 5
    assert all(deck.plan and deck.plan_ja and deck.how and deck.how_ja for deck in decks)
    assert {key for deck in decks for key in deck.zones["deck"]} == set(pool.numbers)


def test_the_facts_of_a_card() -> None:
    pool = load_pool((facts(CARD), facts(TRICK)))
    card = pool.card_at(pool.numbers["T-1"])
    values = card.printed

    assert (values.marks, values.factor, values.cost) == ((2, 0, 0), 3, 1)
    assert (values.attack, values.durability, values.colours) == (2, 3, COLOUR_BITS["赤"])
    assert card.name == card.full_name() == "試しの“トト”"
    assert [text.key for text in card.texts] == ["T-1#0", "T-1#1"]
    assert [ability.key for ability in values.abilities] == ["T-1#0", "T-1#1"]
    effect = values.abilities[1]
    assert isinstance(effect, EffectAbility)
    assert effect.price.text() == "青1/0"
    assert pool.card_at(pool.numbers["T-2"]).name == "試し"
    assert len(load_pool().cards) == 78


def test_options_belong_to_their_line() -> None:
    text = "以下から1つを選ぶ。\n・カードを1枚引く。\n・対戦相手に1ダメージを与える。"
    pool = load_pool((facts(TRICK, text=text),))
    card = pool.card_at(pool.numbers["T-2"])

    assert [line.text for line in card.texts] == [text]
    assert card.plan is not None
    assert len(card.plan.modes) == 1


def test_several_lines_of_a_trick_are_one_plan() -> None:
    text = "キャラクター1体を選び、1ダメージを与える。\n自分のキャラクター1体を選び、未行動状態にする。"
    pool = load_pool((facts(TRICK, text=text),))
    plan = pool.card_at(pool.numbers["T-2"]).plan

    assert plan is not None
    assert len({target.slot for target in plan.targets}) == 2
    assert plan.procedure.name in pool.procedures
    assert len(plan.procedure.steps) == 2


def test_the_steps_of_a_text() -> None:
    assert [clause for clause, _ in steps("カードを1枚引く。", "トリック")] == ["TEXT#0", "TEXT#0/do.sentences.0"]


@pytest.mark.parametrize(
    ("card", "changes", "field"),
    [
        (CARD, {"kind": "クリーチャー"}, "kind"),
        (CARD, {"factor": "紫3"}, "factor"),
        (CARD, {"factor": "赤赤1"}, "factor"),
        (CARD, {"factor": 3}, "factor"),
        (CARD, {"factor": None}, "factor"),
        (CARD, {"cost": -1}, "cost"),
        (CARD, {"cost": None}, "cost"),
        (CARD, {"attack": None}, "attack"),
        (CARD, {"durability": "3"}, "durability"),
        (CARD, {"title": None}, "title"),
        (CARD, {"name": None}, "name"),
        (CARD, {"name": " "}, "name"),
        (CARD, {"color": "赤"}, "color"),
        (CARD, {"colour": "赤"}, "colour"),
        (CARD, {"rarity": "S"}, "rarity"),
        (CARD, {"id": "MP1-001"}, "id"),
        (CARD, {"text": "シュネーラー"}, "text"),
        (CARD, {"text": "カードを1枚引く。"}, "text"),
        (CARD, {"text": "(赤赤1/0):カードを1枚引く。"}, "text"),
        (CARD, {"text": "(赤1/0):このキャラクターの攻撃力を+1する。"}, "text"),
        (CARD, {"text": "自分が次に受けるダメージを2減らす。"}, "text"),
        (CARD, {"text": "このキャラクターは場に出られない。"}, "text"),
        (CARD, {"text": "このキャラクターの攻撃力を+1する。カードを1枚引く。"}, "text"),
        (CARD, {"text": "自分のキャラクター1体はシュネラーを得る。"}, "text"),
        (CARD, {"kind": "アイテム", "attack": None, "durability": None, "text": "セットアップ"}, "text"),
        (CARD, {"kind": "アイテム"}, "attack"),
        (TRICK, {"title": "題"}, "title"),
        (TRICK, {"attack": 1}, "attack"),
        (TRICK, {"text": None}, "text"),
        (TRICK, {"text": "シュネラー"}, "text"),
        (TRICK, {"text": "自分のキャラクターすべての耐久力を+1する。"}, "text"),
        (TRICK, {"kind": "フィールド", "text": "(赤1/0):カードを1枚引く。"}, "text"),
        (TRICK, {"kind": "フィールド", "text": "ドリンゲン"}, "text"),
        (TRICK, {"kind": "ファクター"}, "factor"),
        (TRICK, {"kind": "ファクター", "factor": None, "cost": None, "text": None}, "color"),
        (TRICK, {"kind": "ファクター", "factor": None, "cost": None, "text": None, "color": "紫"}, "color"),
    ],
)
def test_a_mistake_is_named_with_its_place(card: dict[str, Any], changes: dict[str, Any], field: str) -> None:
    with pytest.raises(MalformedCard) as caught:
        load_pool((facts(card, **changes),))

    assert caught.value.where == "test.toml"
    assert caught.value.field == field
    assert caught.value.why


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ({"id": "d", "name": "d"}, "main"),
        ({"id": "d", "name": "d", "main": {"X": 1}}, "no card X"),
        ({"id": "d", "name": "d", "main": {"MP1-001": 0}}, "0 times"),
        ({"id": "d", "name": "d", "main": {}, "side": {}}, "side"),
    ],
)
def test_a_deck_with_a_mistake_is_refused(entry: dict[str, object], why: str) -> None:
    known = {str(card.facts["id"]) for card in shipped()}

    with pytest.raises(MalformedCard, match=why):
        deck_of(entry, DeckFacts, known)


# --- the catalogue ----------------------------------------------------------------------------------


def test_n_13_1_sixty_cards_and_three_promos_are_listed() -> None:
    found = catalogue()

    assert [entry.number for entry in found[:60]] == [f"{number:03}" for number in range(1, 61)]
    assert [(entry.number, entry.reprint_of) for entry in found[60:]] == [
        ("PR001", "002"),
        ("PR002", "022"),
        ("PR003", "034"),
    ]
    by_number = {entry.number: entry for entry in found}
    assert all(entry.name == by_number[entry.reprint_of].name for entry in found[60:])
    assert all(entry.name and entry.illustrator for entry in found)


def test_n_13_1_nothing_in_the_list_can_be_played() -> None:
    pool = load_pool()

    assert not {entry.number for entry in catalogue()} & set(pool.numbers)
    assert not {entry.name for entry in catalogue()} & {card.name for card in pool.cards}
    assert all(not pool.card_at(at).printed.kind & CHARACTER or pool.card_at(at).printed.title for at in range(78))


@pytest.mark.parametrize(
    ("entry", "field"),
    [
        ({"number": "001", "name": "n", "illustrator": "i"}, "number"),
        ({"number": "099", "name": "n", "illustrator": "i", "promo_of": "098"}, "promo_of"),
        ({"number": "099", "name": "n"}, "illustrator"),
        ({"number": "099", "name": "n", "illustrator": "i", "attack": 3}, "attack"),
    ],
)
def test_n_13_1_an_entry_with_a_mistake_is_refused(entry: dict[str, object], field: str) -> None:
    first: dict[str, object] = {"number": "001", "name": "n", "illustrator": "i"}

    with pytest.raises(MalformedCard) as caught:
        listings([first, entry])

    assert caught.value.field == field


@pytest.mark.parametrize(
    ("word", "kind"), [("このフィールドカード", "アイテム"), ("このアイテムカード", "キャラクター")]
)
def test_a_card_calls_itself_by_its_own_kind_only(word: str, kind: str) -> None:
    text = f"(●1/0):{word}を捨て札する。そうした場合、カードを1枚引く。"

    with pytest.raises(Wrong, match=f"{word} is no name for this card"):
        judged(load("lyrical"), kind, {}, text)
