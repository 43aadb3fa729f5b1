"""What the book lets one say together: every event with every effect, every noun with every quality, and so on.

Each pair reads to one tree, prints back, has English without holes, and becomes plans on a card that can carry it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.last_resort.lowering.card import CardTexts
from kirifuda.games.last_resort.values import KIND_NAMES
from kirifuda.games.last_resort.wording.assembly import language
from kirifuda.text.errors import TextError
from tests.games.wordings import fragments
from tests.text.english_lint import faults

(
    EVENTS,
    EFFECTS,
    COSTS,
    NOUNS,
    FILTERS,
    SIDES,
    PLACES,
    BURIED,
    GOING,
    AMOUNTS,
    MEASURED,
    SPANS,
    LASTING,
    STANDING,
    HOLDING,
) = fragments(
    "last_resort",
    "events",
    "effects",
    "costs",
    "nouns",
    "filters",
    "sides",
    "places",
    "buried",
    "going",
    "amounts",
    "measured",
    "spans",
    "lasting",
    "standing",
    "holding",
)


def pairs() -> Iterator[str]:
    """Every pair as a line of a card."""
    yield from (f"{event}、{effect}" for event, effect in product(EVENTS, EFFECTS))
    yield from (f"{cost}：{effect}" for cost, effect in product(COSTS, EFFECTS))
    nouns = [*product(SIDES, ("", "コスト3以下の"), NOUNS), *product(("相手の",), FILTERS, NOUNS)]
    yield from (
        f"{side}{mod}{noun}{'' if 'を' in noun else 'を'}手札に戻す。"
        for side, mod, noun in nouns
        if not (mod == "トークン以外の" and noun == "トークン1体")
    )
    moves = product(PLACES, BURIED, GOING)
    yield from (f"{place}{noun}{'' if 'を' in noun else 'を'}{going}。" for place, noun, going in moves)
    yield from (effect.format(amount) for amount, effect in product(AMOUNTS, MEASURED))
    yield from (f"{span}、{effect}。" for span, effect in product(SPANS, LASTING))
    yield from (f"{condition}、{says}。" for condition, says in product(STANDING, HOLDING))


def fault(text: str) -> str:
    """What is wrong with a text; nothing if it reads one way, prints back, says itself in English and has a meaning."""
    try:
        reading = language().read(text)
    except TextError as error:
        return str(error).splitlines()[0]
    if language().japanese(reading) != text:
        return "prints otherwise: " + language().japanese(reading)
    english = language().english(reading)
    if faults(english) or "{" in english or "  " in english:
        return "English: " + english
    why = ""
    for kind in ("クリーチャー", "スペル", "アイテム"):
        try:
            CardTexts("T-1#", KIND_NAMES[kind]).lower(reading)
        except NoMeaning as error:
            why = why or str(error)
        else:
            return ""
    return why


def test_every_pair_that_the_book_allows_reads_and_has_a_meaning() -> None:
    texts = list(dict.fromkeys(pairs()))

    assert {text: why for text in texts if (why := fault(text))} == {}
    assert len(texts) > 1_800
