"""402 デッキの構築: which decks may be played."""

from __future__ import annotations

from typing import Final

import pytest

from kirifuda.games.magical_duel.rules.r0402_deck_construction import broken_clauses
from kirifuda.ledger.proofs import clauses
from tests.games.magical_duel.rules.positions import GAME, after, broken, deck_of, pool

SOULBOND: Final = "NS1-105"
OTHER_SOULBOND: Final = "NS1-106"
DEITY: Final = "NS1-110"
SERVANT: Final = "NS1-033"
ANY_NUMBER: Final = "NS1-005"
CASTER_LEVELS: Final[tuple[dict[str, object], ...]] = tuple(
    {"id": f"T-{level}", "name": "試しのリン", "kind": "魔法少女", "level": level} for level in (1, 2)
)


@pytest.mark.parametrize("deck", GAME.decks(), ids=lambda deck: deck.id)
@clauses("401.1")
def test_402_1_every_shipped_deck_is_legal(deck: object) -> None:
    assert GAME.broken_clauses(GAME.pool(), deck) == []  # type: ignore[arg-type]


def test_402_1_a_deck_is_made_of_cards_that_exist_and_of_no_tokens() -> None:
    assert broken(deck_of([], size=49)) == ["402.2"]
    assert broken_clauses(pool(), [*deck_of([], size=49).zones["deck"], "coin"], [])[0][0] == "402.1"
    assert broken_clauses(pool(), [*deck_of([], size=49).zones["deck"], "NS9-999"], [])[0][0] == "402.1"
    assert broken_clauses(pool(), deck_of([]).zones["deck"], ["NS9-999"])[0][0] == "402.1"


@pytest.mark.parametrize(("size", "expected"), [(0, ["402.2"]), (49, ["402.2"]), (50, []), (51, ["402.2"])])
def test_402_2_a_deck_has_exactly_fifty_cards(size: int, expected: list[str]) -> None:
    assert broken(deck_of([], size=size)) == expected


@pytest.mark.parametrize("key", [SOULBOND, DEITY])
@clauses("201.3a-i")
def test_402_2_neither_soulbond_servants_nor_deities_are_in_the_deck(key: str) -> None:
    assert broken(deck_of([key])) == ["402.2"]


@pytest.mark.parametrize(("copies", "expected"), [(4, []), (5, ["402.2a"])])
@clauses("202.2")
def test_402_2a_four_of_a_name(copies: int, expected: list[str]) -> None:
    assert broken(deck_of([SERVANT] * copies)) == expected


@pytest.mark.parametrize(
    ("first", "second", "expected"), [(4, 4, []), (5, 0, ["402.2b"]), (0, 5, ["402.2b"]), (5, 5, ["402.2b", "402.2b"])]
)
@clauses("204.2")
def test_402_2b_casters_four_of_a_name_and_level(first: int, second: int, expected: list[str]) -> None:
    deck = deck_of(["T-1"] * first + ["T-2"] * second)

    assert broken(deck, *CASTER_LEVELS) == expected


def test_402_2b_versions_are_other_names() -> None:
    other: dict[str, object] = {"id": "T-3", "name": "試しのリン（夏服）", "kind": "魔法少女", "level": 1}

    assert broken(deck_of(["T-1"] * 4 + ["T-3"] * 4), *CASTER_LEVELS, other) == []


@pytest.mark.parametrize(("number", "expected"), [(0, []), (4, []), (7, []), (8, ["402.3"])])
def test_402_3_the_extra_deck_has_up_to_seven_cards(number: int, expected: list[str]) -> None:
    extra = ([SOULBOND] * 4 + [OTHER_SOULBOND] * 3 + [DEITY])[:number]

    assert broken(deck_of([], extra)) == expected


@pytest.mark.parametrize("key", [SERVANT, "NS1-030", "NS1-040", "NS1-043"])
def test_402_3_nothing_but_soulbond_servants_and_deities_is_in_the_extra_deck(key: str) -> None:
    assert broken(deck_of([], [key, SOULBOND, DEITY])) == ["402.3"]


@pytest.mark.parametrize("key", [SOULBOND, DEITY])
@pytest.mark.parametrize(("copies", "expected"), [(4, []), (5, ["402.3a"])])
def test_402_3a_four_of_a_name_in_the_extra_deck(key: str, copies: int, expected: list[str]) -> None:
    assert broken(deck_of([], [key] * copies)) == expected


def test_402_4_a_card_that_says_so_may_be_there_more_often() -> None:
    assert broken(deck_of([ANY_NUMBER] * 20)) == []
    assert broken(deck_of([ANY_NUMBER] * 20 + [SERVANT] * 5)) == ["402.2a"]


def test_402_4_losing_that_ability_during_the_game_changes_nothing() -> None:
    script = """
P1 hand: 名札を外す
P1 aether: 月 3
P2 servants: 並び提灯 x6
P2 deck: 並び提灯 x14

do P1: play 名札を外す, target 並び提灯
do: resolve
do: pass until turn 8
expect no winner
expect P2 servants: 6
"""
    game = after(script)

    assert game.state.result is None


def test_402_1_every_broken_clause_is_named() -> None:
    deck = deck_of([SERVANT] * 5, [SERVANT] + [SOULBOND] * 8, size=49)

    assert broken(deck) == ["402.2", "402.2a", "402.3", "402.3", "402.3a"]
