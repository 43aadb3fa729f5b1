"""Small pieces of text put together in pairs: each pair reads one way, is printed back, and has a meaning."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from kirifuda.games.magical_duel.lowering.card import lower_text
from kirifuda.games.magical_duel.wording.assembly import language
from kirifuda.text import ast as a
from tests.games.wordings import fragments
from tests.text.english_lint import faults

EVENTS, EFFECTS, LASTING, DURATIONS, HOLDING, COSTS, NOUNS, FILTERS, AMOUNTS = fragments(
    "magical_duel", "events", "effects", "lasting", "durations", "holding", "costs", "nouns", "filters", "amounts"
)


def texts() -> Iterator[str]:
    """Every pair."""
    for event, effect in product(EVENTS, EFFECTS):
        yield f"{event} ⇒ {effect}"
    for cost, effect in product(COSTS, EFFECTS):
        yield f"{cost}：{effect}"
    for duration, effect in product(DURATIONS, LASTING):
        yield f"[参戦] ⇒ {duration}{effect}"
    for holding, effect in product(HOLDING, LASTING):
        yield f"{holding}{effect}"
    for noun, one in product(NOUNS, FILTERS):
        yield f"[参戦] ⇒ {one}{noun}1体を対象とし、それをレストする。"
        yield f"{one}{noun}はATK+500を得る。"
        yield f"[参戦] ⇒ {one}{noun}の数と同じ枚数のカードを引く。"
        yield f"{one}{noun}が戦場を離れたとき ⇒ カードを1枚引く。"
        yield f"{one}{noun}がいるなら、このカードはATK+500を得る。"
    yield from (f"[参戦] ⇒ {amount}" for amount in AMOUNTS)


def complaint(text: str) -> str:
    """What is wrong with a text."""
    reading = language().read(text)
    if language().japanese(reading) != text:
        return f"prints otherwise: {text}"
    found = faults(language().english(reading))
    if found:
        return f"{text}: {found}"
    if not any(isinstance(one, a.Static | a.Triggered | a.Activated) for one in reading.tree.abilities):
        return f"is no ability: {text}"
    lowered = lower_text(reading, "PAIR", "怪異")
    return "" if lowered.abilities else f"does nothing: {text}"


@pytest.mark.parametrize("part", range(4))
def test_every_pair_reads_one_way_and_has_a_meaning(part: int) -> None:
    wrong = []
    for text in list(dict.fromkeys(texts()))[part::4]:
        try:
            wrong.append(complaint(text))
        except Exception as error:
            wrong.append(f"{text}: {str(error).splitlines()[0]}")

    assert [one for one in wrong if one] == []
