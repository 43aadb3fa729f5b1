"""Words for people: complete in both languages, and silent about what is hidden."""

from typing import Final

import pytest

from kirifuda.games import load
from kirifuda.games.spellcard_strike.rulebook import ACTIONS
from kirifuda.games.spellcard_strike.telling import terms
from kirifuda.games.spellcard_strike.values import SPELL_TYPES
from tests.games.speech import (
    Sources,
    begun,
    compare_on_the_way,
    compare_with_twins,
    hidden_in_the_log,
    illegal_decks,
    reasons_in_both_languages,
    records_of,
    said,
    surrendered,
)

GAME: Final = load("spellcard_strike")
SOURCES: Final = Sources(GAME)


def test_3_12_every_spell_type_has_words() -> None:
    assert set(SPELL_TYPES) == set(terms.TYPES)


def test_2_5_4_every_reason_against_a_declaration_is_said_in_both_languages() -> None:
    assert reasons_in_both_languages(SOURCES, r"\d+(\.\d+)*[a-z]?") > 20


@pytest.mark.parametrize("seed", [3, 7, 11])
def test_4_2_2_what_is_hidden_is_not_said(seed: int) -> None:
    compare_on_the_way(GAME, seed, 200, 12)


def test_4_1_2_3_the_ace_is_named_to_nobody_else_before_it_is_turned() -> None:
    game = GAME.start(GAME.pool(), GAME.decks()[:2], 3, {"ace_choice": "at_the_table"})
    asked = game.decision()
    assert asked is not None

    assert asked.prompt == "ace"
    assert GAME.prompt(game, asked, "en") == "Choose the card that becomes your ace"
    compare_with_twins(GAME, game)


def test_4_2_2_the_log_names_no_card_that_its_reader_did_not_see() -> None:
    assert sum(hidden_in_the_log(GAME, seed, 150) for seed in (3, 7, 11)) > 40


def test_5_1_4_the_opening_is_told_without_the_other_hand() -> None:
    game = begun(GAME, 3)
    game.decision()

    lines = [said(GAME, game, record, 0) for record in records_of(game)]

    assert lines.count("The opponent draws a card. [4.2.4]") == 6
    assert sum(line.startswith("You draw ") and " / " in line for line in lines) == 6
    assert "You lay the ace face down at b1 (gate). [5.1.1]" in lines
    assert "The opponent lays the ace face down at c5 (gate). [5.1.1]" in lines


def test_1_2_2_every_shipped_deck_is_legal() -> None:
    assert illegal_decks(GAME) == {}


def test_1_2_4_6_conceding_ends_the_game_at_once() -> None:
    assert surrendered(GAME) == {
        "en": "Player 2 wins: a player conceded. [1.2.4.6]",
        "ja": "プレイヤー2の勝ち：投了。 [1.2.4.6]",
    }


def test_every_reason_is_a_condition_with_words() -> None:
    told = [each for row in ACTIONS for each in (row.asked, *row.stated())]

    assert [each.clause for each in told if not each.japanese or not each.english] == []
