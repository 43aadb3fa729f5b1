"""Pairs of what can be said: each reads in one way, prints back, has English without holes, and means something."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from kirifuda.games.lyrical.lowering.card import CardTexts
from kirifuda.games.lyrical.values import KIND_NAMES
from kirifuda.games.lyrical.wording.assembly import language
from tests.games.wordings import fragments

Said = tuple[str, str]
"""The kind of a card, and its text."""

EVENTS, EFFECTS, SIDES, MODS, AMOUNTS, COUNTED, DURATIONS, LASTING, PRICES, CONDITIONS, STANDING = fragments(
    "lyrical",
    "events",
    "effects",
    "sides",
    "mods",
    "amounts",
    "counted",
    "durations",
    "lasting",
    "prices",
    "conditions",
    "standing",
)


def pairs() -> Iterator[Said]:
    """Every pair, on a card that can have it."""
    for event, effect in product(EVENTS, EFFECTS):
        yield "キャラクター", f"{event}、{effect}。"
    for side, mod in product(SIDES, MODS):
        yield "キャラクター", f"(0/0):{side}{mod}キャラクター1体を行動済み状態にする。"
    for amount, effect in product(AMOUNTS, COUNTED):
        yield "キャラクター", f"(赤1/1):{effect.format(amount)}。"
    for duration, effect in product(DURATIONS, LASTING):
        yield "キャラクター", f"(赤1/1):{duration}、{effect}。"
    for price, effect in product(PRICES, EFFECTS):
        yield "キャラクター", f"({price}):{effect}。このエフェクトは1ターンに1回しか使用できない。"
    for condition, effect in product(CONDITIONS, STANDING):
        yield "キャラクター", f"{condition}場合、{effect}。"
        yield "キャラクター", f"{condition}かぎり、{effect}。"


def fault(kind: str, text: str) -> str:
    """What is wrong with a text; nothing if it is read, printed and understood."""
    reading = language().read(text)
    if language().japanese(reading) != text:
        return f"{text}: prints otherwise"
    english = language().english(reading)
    if re.search(r"[{}|<>#@]|  |[ぁ-ん]", english):
        return f"{text}: {english}"
    CardTexts("T#", KIND_NAMES[kind]).lower(reading)
    return ""


@pytest.mark.parametrize("part", range(6))
def test_every_pair_is_read_printed_and_understood(part: int) -> None:
    found = [*pairs()]

    assert len(found) > 500
    assert [wrong for kind, text in found[part::6] if (wrong := fault(kind, text))] == []
