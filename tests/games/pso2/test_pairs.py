"""Small fragments of texts in all pairs: each reads to one tree, prints back, has sound English, and a meaning."""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest

from kirifuda.games.pso2.lowering.card import CardTexts
from kirifuda.games.pso2.lowering.kinds import check_kind
from kirifuda.games.pso2.lowering.subjects import check_subjects
from kirifuda.games.pso2.values import ACTIVE, CHARACTER
from kirifuda.games.pso2.wording.assembly import language
from tests.games.wordings import fragments
from tests.text.english_lint import faults

EVENTS, EFFECTS, COSTS, FILTERS, NOUNS, PILES, AMOUNTS, DURATIONS, LASTING = fragments(
    "pso2", "events", "effects", "costs", "filters", "nouns", "piles", "amounts", "durations", "lasting"
)
HITS: Final = ("相手のプレイヤーに{}ダメージを与える。", "相手のキャラ全てに{}ダメージを与える。")


def refusal(text: str, kind: int = CHARACTER) -> str:
    """What is wrong with a text on a card of a kind; nothing, as a rule."""
    try:
        reading = language().read(text)
        check_kind("T", reading, kind)
        check_subjects("T", reading, kind)
        CardTexts("T", is_active=bool(kind & ACTIVE)).lower(reading)
    except ValueError as error:
        return f"{text}: {error}"
    if language().japanese(reading) != text:
        return f"{text}: prints otherwise"
    found = faults(language().english(reading))
    return f"{text}: {found}" if found else ""


def wrong(texts: list[str], kind: int = CHARACTER) -> list[str]:
    """The refusals of many texts."""
    return [found for found in (refusal(text, kind) for text in texts) if found]


def test_every_event_with_every_effect() -> None:
    assert wrong([f"{event}：{effect}" for event, effect in product(EVENTS, EFFECTS)]) == []


def test_every_cost_with_every_effect() -> None:
    assert wrong([f"{cost}⇒{effect}" for cost, effect in product(COSTS, EFFECTS)]) == []


@pytest.mark.parametrize("noun", NOUNS)
def test_every_noun_with_every_filter(noun: str) -> None:
    sets = [noun.format(one) for one in FILTERS]

    assert wrong([f"{one}を1体選び、破壊する。" for one in sets], ACTIVE) == []
    assert wrong([f"{one}がいるなら、このカードは+1/+0を得る。" for one in sets]) == []


def test_every_pile_with_filters_of_printed_facts() -> None:
    printed = ("", "赤の", "《ハンター》の", "コスト3以下の", "【狙撃】を持つ", "カード名に「灯」を含む")

    texts = [f"{pile.format(one)}を1枚選び、手札に加える。" for pile, one in product(PILES, printed)]

    assert wrong(texts, ACTIVE) == []


def test_every_effect_with_every_amount() -> None:
    texts = [f"ⓧ⇒{hit.format(amount)}" for hit, amount in product(HITS, AMOUNTS)]

    assert wrong(texts) == []


def test_every_duration_with_everything_that_lasts() -> None:
    assert wrong([f"【登場時】：{time}、{what}" for time, what in product(DURATIONS, LASTING)]) == []
