"""What a game tells the table in a browser fits together: zones, positions, and where cards lie in decks."""

from __future__ import annotations

import pytest

from kirifuda.games import GAMES, has_table, load, table_words

TABLED = [name for name in GAMES if has_table(name)]


@pytest.mark.parametrize("name", TABLED)
def test_what_waits_lies_as_a_row_and_a_face_lies_in_a_zone(name: str) -> None:
    words = table_words(name)
    lies = {zone.name: zone.lies for zone in words.zones}

    assert lies.get("hand", "row") == "row"
    assert lies.get("deck", "pile") == "pile"
    assert not words.stack or lies[words.stack] == "row"
    assert not words.portrait or words.portrait in lies


@pytest.mark.parametrize("name", TABLED)
def test_each_card_of_a_shipped_deck_lies_in_a_part_where_it_may(name: str) -> None:
    game, words = load(name), table_words(name)
    pool = game.pool()

    for deck in game.decks():
        for zone, keys in deck.zones.items():
            wrong = [key for key in keys if zone not in words.deck_zones_of(pool, pool.numbers[key])]
            assert wrong == [], f"{deck.id}: {zone}"


@pytest.mark.parametrize("name", TABLED)
def test_a_card_lies_in_parts_that_a_deck_has(name: str) -> None:
    words = table_words(name)
    pool = load(name).pool()
    parts = {zone.name for zone in words.deck_zones}

    for number in range(len(pool.cards)):
        assert set(words.deck_zones_of(pool, number)) <= parts
