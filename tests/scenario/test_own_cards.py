"""Cards that a scenario defines: names that two share, facts that may be left out, and mistakes told in plain words."""

from typing import Final

import pytest

from kirifuda.games import GAMES, load, scenario_words
from kirifuda.scenario import MalformedScenario, run_text
from kirifuda.scenario.defining import defined
from kirifuda.scenario.stock import stock_of

DUEL: Final = "scenario: x\ngame: magical_duel\n"
STRIKE: Final = "scenario: x\ngame: spellcard_strike\n"


def passed(text: str) -> None:
    """A scenario that holds."""
    outcome = run_text(text, "x")
    assert outcome.passed, outcome.report()


def complaint(text: str) -> str:
    """The sentence about a scenario that can't be set up."""
    with pytest.raises(MalformedScenario) as caught:
        run_text(text, "x")
    return str(caught.value)


def test_two_cards_of_one_name() -> None:
    levels = """
card 一年
  name: 灯里（朝）
  kind: 魔法少女
card 二年
  name: 灯里（朝）
  kind: 魔法少女
  level: 2
P1 casters: 一年
P1 hand: 二年
expect 一年: level 1, named 灯里（朝）, named 灯里
expect 二年: level 2, named 灯里（朝）
"""
    passed(DUEL + levels)
    assert "'灯里(朝)' is the name of 2 cards" in complaint(
        DUEL + levels.replace("P1 hand: 二年", "P1 hand: 灯里（朝）")
    )


def test_the_word_behind_card_means_that_card() -> None:
    passed(DUEL + "card 甲\n  name: 乙\ncard 乙\n  attack: 500\nP1 servants: 甲, 乙\nexpect P1 servants: only 甲 + 乙")
    assert "the card 甲 is defined twice; two cards of one name" in complaint(DUEL + "card 甲\ncard 甲")


def test_an_own_card_comes_before_a_shipped_one() -> None:
    passed(
        DUEL + "card 片方の運動靴\n  attack: 100\nP1 servants: 片方の運動靴 @own, NS1-033 @shipped\n"
        "expect @own: attack 100\nexpect @shipped: attack 1000, named 片方の運動靴"
    )


@pytest.mark.parametrize(
    ("game", "card", "said"),
    [
        ("magical_duel", "name: 灯里（朝）", "named 灯里（朝）"),
        ("spellcard_strike", "name: 灯里（朝）", "named 灯里（朝）"),
        ("pso2", "name: 灯里（朝）", "named 灯里（朝）"),
        ("last_resort", "name: 灯里（朝）", "named 灯里（朝）"),
        ("lyrical", "name: 灯里（朝）", "named 灯里（朝）"),
        ("lyrical", "title: 朝（二番）", "titled 朝（二番）"),
        ("spellcard_strike", "house: 北町（上）", "house 北町（上）"),
    ],
)
def test_names_with_brackets_are_names(game: str, card: str, said: str) -> None:
    passed(f"scenario: x\ngame: {game}\ncard 甲\n  {card}\nP1 hand: 甲\nexpect 甲: {said}, not named 灯里(夜)")


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_may_be_left_out(game: str) -> None:
    passed(f"scenario: x\ngame: {game}\ncard 甲\nP1 hand: 甲\nexpect P1 hand: only 甲")


@pytest.mark.parametrize(("game", "kind"), [(game, kind) for game in GAMES for kind in load(game).words.kinds])
def test_facts_of_a_kind_may_be_left_out(game: str, kind: str) -> None:
    passed(f"scenario: x\ngame: {game}\ncard 甲\n  kind: {kind}\nexpect no winner")


@pytest.mark.parametrize(
    "spell",
    [
        "text: カードを2枚引く。",
        "timing: リアクション",
        "cost: 無",
        "lasting: ルール\n    text: 味方全員を「POW：+1」する。",
    ],
)
def test_facts_of_a_spell_may_be_left_out(spell: str) -> None:
    passed(STRIKE + f"card 甲\n  spell:\n    {spell}\nP1 hand: 甲\nexpect P1 hand: only 甲")


@pytest.mark.parametrize(
    ("game", "facts", "message"),
    [
        ("last_resort", "power: X", "x:4: card 甲, power: a whole number is expected, not 'X'"),
        ("lyrical", "attack: 1\n  cost: X", "x:5: card 甲, cost: a whole number is expected, not 'X'"),
        ("spellcard_strike", "status: 1/a/b", "x:4: card 甲, pow: a whole number is expected, not 'a'"),
        ("spellcard_strike", "ability:\n    timing: アクション", "x:4: card 甲, ability 1.text: it must be given"),
        (
            "magical_duel",
            "text: カードを1枚引く。",
            "x:4: card 甲, text: it reads, but 「カードを1枚引く。」 is something",
        ),
        (
            "pso2",
            "kind: マグ\n  text: 【登場時】：1枚ドローする。",
            "x:5: card 甲, text: it reads, but 「【登場時】」 cannot",
        ),
    ],
)
def test_mistakes_are_told_in_plain_words(game: str, facts: str, message: str) -> None:
    found = complaint(f"scenario: x\ngame: {game}\ncard 甲\n  {facts}\nP1 hand: none")

    assert found.startswith(message)
    assert not any(word in found for word in ("Expected `", "null", "abilities.0", "says.0"))


def test_a_question_of_a_text_is_named_by_its_card_and_phrase() -> None:
    position = (
        DUEL
        + """
card 片付け
  kind: 詠唱
  text: 味方手札のカード1枚を選び、それを墓地に置く。
P1 hand: 片付け, 片方の運動靴, 店先の空き箱
do P1: play 片付け
do: resolve
"""
    )
    outcome = run_text(position + "expect P1 hand: 1", "x")

    assert "P1 is asked by 片付け" in outcome.failures[0].reason
    assert "sentences.0" not in outcome.report()
    passed(position + "expect asked P1 by 片付け\ndo P1: choose 片方の運動靴")


def test_a_token_is_described_without_the_place_of_its_text() -> None:
    outcome = run_text(
        DUEL + "card 灯り市\n  kind: 詠唱\n  text: [500/500]の灯りトークン1体を作成する。\nP1 hand: 灯り市\n"
        "do P1: play 灯り市\ndo: resolve\nexpect P1 servants 1: rested"
    )

    assert "灯り・トークン" in outcome.failures[0].reason
    assert "#" not in outcome.report()


def test_a_card_of_the_stock_is_there_by_its_name_and_one_of_ones_own_comes_before_it() -> None:
    head = "scenario: x\ngame: last_resort\n"
    passed(head + "P1 field: 狼\nexpect 狼: power 2, toughness 2")
    passed(head + "card 狼\n  power: 5\nP1 field: 狼\nexpect 狼: power 5")


@pytest.mark.parametrize("game", GAMES)
def test_no_card_of_a_stock_has_the_name_of_a_shipped_one_and_all_can_be_read(game: str) -> None:
    stock, words = stock_of(game), scenario_words(game)
    facts = [defined(stock, block, words)[0] for block in stock.cards]
    shipped = {card.name for card in load(game).pool().cards}

    assert not {str(each.facts["name"]) for each in facts} & shipped
    assert len(load(game).pool(tuple(facts)).cards) >= len(shipped) + len(facts)
