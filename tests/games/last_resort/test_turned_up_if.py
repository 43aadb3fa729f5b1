"""L-1.19: the condition of a last resort; one that cannot hold when it is asked is refused (A96)."""

from __future__ import annotations

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games import load
from kirifuda.games.last_resort.lowering.card import CardTexts
from kirifuda.games.last_resort.pool import pool_of
from kirifuda.games.last_resort.values import LAST_RESORT_CARD
from kirifuda.games.last_resort.wording.assembly import language
from kirifuda.scenario.defining import judged

DOES = "\n自分はカードを1枚ドローする。"


def conditions(text: str) -> int:
    """How many conditions a last resort with a text has."""
    found = CardTexts("T#", LAST_RESORT_CARD)
    found.lower(language().read(text + DOES))
    return len(found.conditions)


@pytest.mark.parametrize(
    "condition",
    [
        "自分のライフが10以上である",
        "自分のライフが1である",
        "自分のライフが1以上で、自分の手札が2枚以下である",
        "自分のライフが5以上であるか、自分のライフが1である",
        "自分のライフが自分の手札の枚数より多い",
    ],
)
def test_a96_a_condition_that_asks_for_life_is_refused(condition: str) -> None:
    with pytest.raises(NoMeaning, match="never so at 0 life"):
        conditions(f"条件：{condition}。")


@pytest.mark.parametrize("word", ["できる", "できない"])
def test_a96_whichever_way_it_is_said(word: str) -> None:
    asked = "以上" if word == "できる" else "以下"

    with pytest.raises(NoMeaning, match="never so at 0 life"):
        conditions(f"自分のライフが5{asked}なら、このカードを表に{word}。")


@pytest.mark.parametrize(
    "condition",
    [
        "自分のライフが0以下である",
        "自分のライフが0である",
        "自分のライフが0以上である",
        "自分のライフが5以下である",
        "自分のライフが5以上であるか、自分の手札が2枚以下である",
        "自分のライフが相手のライフ以上である",
        "相手のライフが10以上である",
    ],
)
def test_a96_what_can_hold_at_no_life_is_a_condition(condition: str) -> None:
    assert conditions(f"条件：{condition}。") == 1


@pytest.mark.parametrize(
    "lead", ["", "条件：自分の手札が2枚以下である。", "自分の手札が2枚以下なら、このカードを表にできる。"]
)
def test_l_1_19_a_condition_is_filled_in_where_the_text_has_none(lead: str) -> None:
    pool, number = judged(load("last_resort"), "ラストリゾート", {}, lead + DOES)
    card = pool_of(pool).card_at(number)

    assert len(card.conditions) == 1
    assert card.text == ((lead or "条件：自分の手札が0枚以上である。") + DOES)
