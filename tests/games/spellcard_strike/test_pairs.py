"""What can be said with one thing can be said with another: fragments of texts, every two of them together."""

from __future__ import annotations

from itertools import product

import pytest

from kirifuda.games.spellcard_strike.wording.assembly import language
from kirifuda.text.errors import TextError
from tests.games.spellcard_strike.nodes import lowered
from tests.games.wordings import fragments
from tests.text.english_lint import faults

EVENTS, MOMENTS, EFFECTS, LASTING, SPANS, FILTERS, NOUNS, AMOUNTS, CONDITIONS = fragments(
    "spellcard_strike", "events", "moments", "effects", "lasting", "spans", "filters", "nouns", "amounts", "conditions"
)
NUMBERED = (
    "敵1体に【{}】ダメージ",
    "ターン終了時まで、術者を「POW：+{}」する",
    "ターン終了時まで、敵1体を「DEF：{}」に変更する",
)
COSTS = (
    "手札を1枚捨ててもよい。そうした場合、",
    "スコアコストを1点支払ってもよい。支払った場合、",
    "味方1体を退場させてもよい。退場させた場合、",
)


def sound(texts: list[str]) -> list[str]:
    """What is wrong with texts: each has one tree, prints back as it is written, says it in English, and does it."""
    wrong: list[str] = []
    for text in texts:
        try:
            reading = language().read(text)
        except TextError as error:
            wrong.append(f"{text}: {str(error).splitlines()[0]}")
            continue
        if language().japanese(reading) != text or faults(language().english(reading)):
            wrong.append(f"{text}: {language().japanese(reading)} / {language().english(reading)}")
            continue
        try:
            lowered(text)
        except ValueError as error:
            wrong.append(f"{text}: {error}")
    return wrong


@pytest.mark.parametrize("link", ["場合、", "とき、"])
def test_8_1_4_every_event_sets_off_every_effect(link: str) -> None:
    happens = [event + link for event in EVENTS if link == "場合、" or "以" not in event]

    assert (
        sound([f"{event}{effect}。" for event, effect in product(happens, EFFECTS[:: 1 if link == "場合、" else 5])])
        == []
    )


def test_5_2_every_moment_sets_off_every_effect() -> None:
    assert sound([f"{moment}、{effect}。" for moment, effect in product(MOMENTS, EFFECTS)]) == []


def test_2_4_6_every_lasting_effect_lasts_for_every_time() -> None:
    assert sound([f"{span}、{effect}。" for span, effect in product(SPANS, LASTING)]) == []


def test_2_2_5_every_filter_stands_before_every_noun() -> None:
    assert sound([f"{noun.format(filter)}。" for filter, noun in product(FILTERS, NOUNS)]) == []


def test_1_1_6_every_amount_fits_every_number() -> None:
    assert sound([f"{act.format(amount)}。" for act, amount in product(NUMBERED, AMOUNTS)]) == []


@pytest.mark.parametrize("link", ["場合、{0}。", "場合、{0}。そうでない場合、カードを1枚引く。"])
def test_8_1_4_every_condition_decides_on_every_effect(link: str) -> None:
    assert sound([case + link.format(effect) for case, effect in product(CONDITIONS, EFFECTS[::3])]) == []


def test_7_1_every_cost_is_paid_for_every_effect() -> None:
    assert sound([f"{cost}{effect}。" for cost, effect in product(COSTS, EFFECTS)]) == []
