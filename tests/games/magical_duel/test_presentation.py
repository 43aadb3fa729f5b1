"""Words for people: complete in both languages, and silent about what is hidden."""

from typing import Final

import pytest

from kirifuda.games import load
from kirifuda.games.telling.phrasing import capital, fill, shortened, width, wrapped
from tests.games.speech import (
    Sources,
    compare_on_the_way,
    hidden_in_the_log,
    illegal_decks,
    surrendered,
)

GAME: Final = load("magical_duel")
SOURCES: Final = Sources(GAME)


def test_verbs_agree_with_the_listener() -> None:
    words = ("{player}は引く", "{player} <draw|draws>")

    assert fill(words, "en", {"player": "you"}, you=True) == "you draw"
    assert fill(words, "en", {"player": "the opponent"}) == "the opponent draws"
    assert fill(words, "ja", {"player": "あなた"}) == "あなたは引く"


def test_widths_count_wide_characters_twice() -> None:
    assert width("提灯a") == 5
    assert shortened("並び提灯の列", 7) == "並び提…"
    assert capital("(you) draw") == "(You) draw"


def test_lines_are_broken_between_words_and_not_before_what_closes() -> None:
    assert wrapped("Hinoki the Shrine Carpenter", 16) == ["Hinoki the", "Shrine Carpenter"]
    assert wrapped("対象に【5】ダメージ。", 11) == ["対象に【5】", "ダメージ。"]


@pytest.mark.parametrize("seed", range(3))
def test_302_2_what_is_hidden_is_not_said(seed: int) -> None:
    compare_on_the_way(GAME, seed, 240, 24)


@pytest.mark.parametrize("seed", range(3))
def test_302_2_the_log_names_no_card_that_its_reader_did_not_see(seed: int) -> None:
    assert hidden_in_the_log(GAME, seed, 200) > 20


def test_402_every_shipped_deck_is_legal() -> None:
    assert illegal_decks(GAME) == {}


def test_103_4_conceding_ends_the_game_at_once() -> None:
    assert surrendered(GAME) == {
        "en": "Player 2 wins: a player conceded. [103.4]",
        "ja": "プレイヤー2の勝ち：投了。 [103.4]",
    }


def test_a_card_is_described_in_both_languages() -> None:
    pool = GAME.pool()
    card = pool.numbers["NS1-006"]

    assert GAME.describe_card(pool, card, "en").splitlines() == [
        "Forgotten Flashlight  (消し忘れの懐中電灯)  NS1-006",
        "servant · Solis · cost 2 · ATK 500 / DEF 0 · Lamp/Lost Thing",
        "[Last Words] ⇒ Draw 1 card.",
    ]
    assert GAME.describe_card(pool, card, "ja").splitlines() == [
        "消し忘れの懐中電灯  (Forgotten Flashlight)  NS1-006",
        "怪異 · 太陽 · コスト2 · ATK 500 / DEF 0 · 灯り/忘れ物",
        "[断末魔] ⇒ カードを1枚引く。",
    ]
