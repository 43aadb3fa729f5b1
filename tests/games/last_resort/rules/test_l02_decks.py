"""L-2 ゲームに必要なもの."""

from __future__ import annotations

from kirifuda.games.last_resort.rules.l02_decks import broken_clauses
from tests.games.last_resort.rules.positions import creature, pool_with

CARDS = [creature(f"c{number}") for number in range(10)]


def deck(mana: int = 20, copies: int = 3) -> dict[str, list[str]]:
    """A deck of plain cards."""
    keys = ["マナ"] * mana + [card.key for card in CARDS for _ in range(copies)]
    return {"leader": ["red"], "last_resort": ["curtain"], "deck": keys}


def broken(zones: dict[str, list[str]]) -> list[str]:
    """The clauses that a deck breaks."""
    return [each.clause for each in broken_clauses(pool_with(*CARDS), zones)]


def test_l_2_1_fifty_cards_or_more() -> None:
    assert broken(deck()) == []
    assert broken(deck(mana=19)) == ["L-2.1"]
    assert broken(deck(mana=40)) == []


def test_l_2_2_four_of_a_card_but_any_number_of_mana() -> None:
    assert broken(deck(mana=10, copies=4)) == []
    assert broken(deck(mana=0, copies=5)) == ["L-2.2"] * 10
    assert broken(deck(mana=50, copies=0)) == []


def test_l_2_3_how_much_mana_is_only_advice() -> None:
    assert broken(deck(mana=10, copies=4)) == broken(deck(mana=60, copies=1)) == []


def test_l_2_4_one_leader_and_one_last_resort_besides() -> None:
    without = deck()
    without["leader"] = []
    assert broken(without) == ["L-2.4"]
    two = deck()
    two["last_resort"] = ["curtain", "curtain"]
    assert broken(two) == ["L-2.4"]
    swapped = deck()
    swapped["leader"] = ["curtain"]
    assert broken(swapped) == ["L-2.4"]
    inside = deck()
    inside["deck"] = [*inside["deck"], "red", "duplicate"]
    assert broken(inside) == ["L-2.4", "L-2.4"]


def test_l_2_1_unknown_cards_are_named() -> None:
    strange = deck()
    strange["deck"] = [*strange["deck"], "dragon"]
    assert ("L-2.1", "「dragon」というカードはない", "there is no card 'dragon'", ("dragon",)) in broken_clauses(
        pool_with(*CARDS), strange
    )
