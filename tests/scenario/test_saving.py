"""A saved position is a scenario that leads to the same position."""

import pytest

from kirifuda.games import load
from kirifuda.kernel.keeping.replay import record
from kirifuda.scenario import run_text, save, save_replay
from tests.scenario.playing import check_reached_again, house_of, played

GAME = load("magical_duel")
POOL = GAME.pool()
DECKS = [deck.zones for deck in GAME.decks()]
HOUSE = house_of("magical_duel")


@pytest.mark.parametrize("seed", range(8))
def test_a_saved_position_is_reached_again(seed: int) -> None:
    check_reached_again(*played("magical_duel", seed, 30 + 25 * seed))


def test_a_position_of_a_replay_is_saved() -> None:
    start, _, answers = played("magical_duel", 3, 60)
    replay = record(GAME.rulebook, POOL, [DECKS[3], DECKS[10 % len(DECKS)]], 3, HOUSE)
    for answer in answers:
        replay.answer(start, answer)

    text = save_replay(replay, POOL, 40, "a moment of a replay")

    assert text.startswith("scenario: a moment of a replay\ngame: magical_duel\n")
    assert run_text(text).passed


def test_what_a_position_cannot_say_stands_in_comments() -> None:
    text = """
scenario: a lasting effect
game: magical_duel
P1 servants: 片方の運動靴
P1 hand: よーいどん
P1 aether: 火星 1
do P1: play よーいどん, target 片方の運動靴
do: resolve
"""
    outcome = run_text(text)
    assert outcome.game is not None

    assert "# not written: lasting effects: 2" in save(outcome.game)


def test_inline_cards_are_written_out() -> None:
    text = """
scenario: an inline card
game: magical_duel
card 試しの怪異
  kind: 怪異
  attributes: 火星, 太陽
  cost: 2
  attack: 2000
  defense: 1000
  races: 灯り
  text: [傲慢]
    [参戦] ⇒ カードを1枚引く。
P1 servants: 試しの怪異 (rested, 鈴カウンター 2, new), 片方の運動靴 (owner P2)
P1 casters: 焚井まい（火の番） (stock: 焚井まい（夜学一年） + face-down 火の用心)
P1 hand: 火の用心 (seen by P2)
P2 exile: face-down 火の用心 (seen by P1)
P1 aether: 太陽/火星 1, 無 2
P2 counters: 飴 3
"""
    first = run_text(text)
    assert first.game is not None
    saved = save(first.game)

    second = run_text(saved)

    assert second.game is not None
    assert "card 試しの怪異" in saved
    assert save(second.game) == saved
