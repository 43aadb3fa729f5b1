"""Words for people: complete in both languages, and silent about what is hidden."""

import re
from typing import Final

import pytest

from kirifuda.games import load, table_words
from kirifuda.games.lyrical.abilities import DRINGEN, INITIATIVE, SCHNELLER, SETUP
from kirifuda.games.lyrical.telling import terms
from kirifuda.games.lyrical.telling.dangers import cost_of
from kirifuda.games.lyrical.zones import DECK, STACK
from kirifuda.kernel.hiding.view import redact
from kirifuda.kernel.randomness import Dice
from kirifuda.ledger.proofs import clauses
from kirifuda.scenario.running import run_text
from tests.games.speech import (
    Sources,
    begun,
    compare_on_the_way,
    hidden_in_the_log,
    reasons_in_both_languages,
    records_of,
    said,
    step,
    surrendered,
)

GAME: Final = load("lyrical")
SOURCES: Final = Sources(GAME)


@clauses("N-12.0")
def test_n_12_0_every_skill_has_words() -> None:
    assert set(terms.SKILLS) == {SCHNELLER, INITIATIVE, DRINGEN, SETUP}


def test_every_reason_against_an_action_is_said_in_both_languages() -> None:
    assert reasons_in_both_languages(SOURCES, r"N-\d+\.\d+") > 40


@pytest.mark.parametrize("seed", [3, 7, 11])
def test_what_is_hidden_is_not_said(seed: int) -> None:
    compare_on_the_way(GAME, seed, 200, 12)


def test_the_log_names_no_card_that_its_reader_did_not_see() -> None:
    assert sum(hidden_in_the_log(GAME, seed, 150) for seed in (3, 7, 11)) > 40


@clauses("N-9.6")
def test_n_9_6_the_log_tells_damage_with_the_cards_it_took() -> None:
    game, dice = begun(GAME, 1), Dice(1)
    while game.decision() is not None:
        step(game, dice)

    lines = [said(GAME, game, record, 0) for record in records_of(game)]
    told = [line for line in lines if " damage (discarded: " in line]
    assert told
    for line in told:
        number = int(re.findall(r"(\d+) damage", line)[0])
        records = [record for record in records_of(game) if said(GAME, game, record, 0) == line]
        assert all(record.event.kind == "damage_player" and getattr(record.event, "number", 0) == number
                   for record in records)  # fmt: skip


SETTING_UP: Final = """\
scenario: set up twice
game: lyrical

card 夜番
  name: 当番
  title: 夜の
card 朝番
  name: 当番
  title: 朝の
  text: セットアップ
card 昼番
  name: 当番
  title: 昼の
  text: セットアップ
card 帽子
  kind: アイテム

P1 hand: 朝番, 昼番
P1 field: 夜番 (with: 帽子)

do P1: set up 朝番
do P1: set up 昼番
"""


@clauses("N-2.3")
def test_n_2_3_the_log_tells_which_card_was_covered_by_which() -> None:
    outcome = run_text(SETTING_UP)

    told = [line.strip() for line in outcome.log if "is set up as" in line]
    assert told == ["夜番 is set up as 朝番. [N-2.3]", "朝番 is set up as 昼番. [N-2.3]"]


ANSWERED: Final = """\
scenario: something is answered
game: lyrical

card 片づけ
  kind: ストラテジー
  text: 対戦相手のキャラクター1体を捨て札する。
card 選ぶ片づけ
  kind: ストラテジー
  text: 対戦相手のキャラクター1体を選び、捨て札する。
card 使い手
  text: (0/0):対戦相手のキャラクター1体を選び、1ダメージを与える。
card 立ち番
card 寝ずの番
card 待った
  kind: トリック
  text: カードを1枚引く。

P1 hand: 片づけ, 選ぶ片づけ
P1 field: 使い手
P2 field: 立ち番, 寝ずの番
P2 hand: 待った

do P1: {action}, target 寝ずの番
expect offered P2: use 待った
"""


@clauses("N-7.1", "N-7.5")
@pytest.mark.parametrize("action", ["use 片づけ", "use 選ぶ片づけ", "effect of 使い手"])
def test_n_7_1_whoever_may_answer_is_told_what_was_chosen(action: str) -> None:
    outcome = run_text(ANSWERED.format(action=action))

    assert outcome.passed, outcome.report()
    assert any("(寝ずの番)" in line for line in outcome.log)
    game = outcome.game
    assert game is not None
    (waiting,) = game.zone(STACK, 0)
    assert "Targets: 寝ずの番" in GAME.describe_object(game, waiting, 1, "en")
    assert "対象：試しの“寝ずの番”" in GAME.describe_object(game, waiting, 1, "ja")


CHOOSING: Final = """\
scenario: a choice of two
game: lyrical

card 両手
  kind: ストラテジー
  text: 以下から1つを選ぶ。
    ・カードを1枚引く。
    ・対戦相手のキャラクター1体を捨て札する。
card 立ち番
card 待った
  kind: トリック
  text: カードを1枚引く。

P1 hand: 両手
P2 field: 立ち番
P2 hand: 待った

do P1: use 両手, mode 2
expect offered P2: use 待った
"""


@clauses("N-7.1", "N-6.1")
def test_n_7_1_whoever_may_answer_is_told_which_of_a_list_was_chosen() -> None:
    outcome = run_text(CHOOSING)

    assert outcome.passed, outcome.report()
    game = outcome.game
    assert game is not None
    (waiting,) = game.zone(STACK, 0)
    assert any("両手 (Discard 1 character of your opponent's) (立ち番)." in line for line in outcome.log)
    assert "Chosen: Discard 1 character of your opponent's" in GAME.describe_object(game, waiting, 1, "en")
    assert "選択：対戦相手のキャラクター1体を捨て札する" in GAME.describe_object(game, waiting, 1, "ja")


@clauses("N-11.1")
def test_n_11_1_conceding_ends_the_game_at_once() -> None:
    assert surrendered(GAME) == {
        "en": "Player 2 wins: a player conceded. [N-11.1]",
        "ja": "プレイヤー2の勝ち：投了。 [N-11.1]",
    }


# The table


@clauses("N-11.1")
def test_n_11_1_a_danger_is_told_where_a_cost_empties_the_deck_or_an_attack_is_too_much() -> None:
    words = table_words("lyrical")
    told: set[str] = set()
    for seed in range(30):
        game, dice = begun(GAME, seed), Dice(seed, "dangers")
        while (asked := game.decision()) is not None:
            left = len(game.zone(DECK, asked.player))
            found = words.dangers(redact(game, asked.player), asked)
            for place, option in enumerate(asked.options):
                if option.verb == "no_guard":
                    attack = getattr(game.values(asked.subject), "attack", 0)
                    assert (place in found) == (attack > left)
                else:
                    assert (place in found) == (0 < left == cost_of(game, option))
                told.update([option.verb] if place in found else [])
            step(game, dice)

    assert "no_guard" in told
    assert told - {"no_guard"}
