"""Words for people: complete in both languages, and silent about what is hidden."""

from typing import Final

import pytest

from kirifuda.games import load, table_words
from kirifuda.games.last_resort.pool import pool_of
from kirifuda.games.last_resort.telling import terms
from kirifuda.games.last_resort.telling.texts import texts_of
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.randomness import Dice
from kirifuda.ledger.proofs import clauses
from kirifuda.scenario.running import run_text
from tests.games.last_resort.meaning_table import Table, spell
from tests.games.speech import (
    Sources,
    begun,
    compare_on_the_way,
    hidden_in_the_log,
    illegal_decks,
    reasons_in_both_languages,
    records_of,
    said,
    step,
    surrendered,
)

GAME: Final = load("last_resort")
SOURCES: Final = Sources(GAME)


def test_l_3_both_areas_have_words() -> None:
    assert set(terms.AREAS) == {0, 1}


def test_l_9_every_reason_against_an_action_is_said_in_both_languages() -> None:
    assert reasons_in_both_languages(SOURCES, r"L-\d+\.\d+[a-z]?") > 20


@pytest.mark.parametrize("seed", [3, 7, 11])
def test_l_3_6_what_is_hidden_is_not_said(seed: int) -> None:
    compare_on_the_way(GAME, seed, 200, 12)


def test_l_4_2_the_log_names_no_card_that_its_reader_did_not_see() -> None:
    assert sum(hidden_in_the_log(GAME, seed, 150) for seed in (3, 7, 11)) > 40


@clauses("L-4.3")
def test_l_4_3_the_dice_and_nobodys_hand_are_told() -> None:
    game = begun(GAME, 3)
    game.decision()

    lines = [said(GAME, game, record, 0) for record in records_of(game)]

    assert any(line.endswith("first. [L-4.3]") for line in lines)
    assert not any("Director" in line or "hand" in line for line in lines)


@clauses("L-2.1", "L-2.4")
def test_l_2_1_every_shipped_deck_is_legal() -> None:
    assert illegal_decks(GAME) == {}


@clauses("L-13.1")
def test_l_13_1_conceding_ends_the_game_at_once() -> None:
    assert surrendered(GAME) == {
        "en": "Player 2 wins: a player conceded. [L-13.1]",
        "ja": "プレイヤー2の勝ち：降参。 [L-13.1]",
    }


# The table


@clauses("L-13.1")
def test_l_13_1_a_danger_is_told_where_giving_up_is_not_the_only_way() -> None:
    words = table_words("last_resort")
    told = 0
    for seed in range(12):
        game, dice = begun(GAME, seed), Dice(seed, "dangers")
        for _ in range(600):
            asked = game.decision()
            if asked is None:
                break
            found = words.dangers(redact(game, asked.player), asked)
            if asked.prompt == "last_resort":
                assert bool(found) == (len(asked.options) == 2)
            for place in found:
                after = game.clone()
                after.answer((place,))
                after.decision()
                told += 1
                assert after.over()
                assert asked.player not in (after.state.result.winners if after.state.result else ())
            step(game, dice)

    assert told


CONVERTING: Final = """\
scenario: a card is converted
game: last_resort

card 影法師
  cost: 5
  text: 変換①

P1 hand: 影法師
P1 mana: 1

do P1: convert 影法師
"""


@clauses("L-17.1")
def test_l_17_1_the_log_tells_a_conversion_in_one_line() -> None:
    told = [line.strip() for line in run_text(CONVERTING).log[1:]]

    assert told == ["－ Main step [L-5.1]", "You convert 影法師. [L-9.1]", "You draw Blank. [L-18.1]"]


def test_a_list_of_options_is_one_text_in_both_languages() -> None:
    text = "以下から1つを選ぶ。\n・カードを1枚ドローする。\n・自分はライフを1点得る。\nリサイクル③"
    table = Table(spell("map", text))
    pool = pool_of(table.game.pool)

    found = texts_of(pool.card_at(pool.numbers["map"]), "en")

    assert found == ["Choose 1 of the following.\n• Draw 1 card.\n• You gain 1 life.", "Recycle ③"]
