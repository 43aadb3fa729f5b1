"""100 ゲームの概要: who plays, how it may end, and which numbers there are."""

from __future__ import annotations

import pytest

from kirifuda.games.magical_duel.rules.common import opponent
from kirifuda.games.magical_duel.telling.naming import Speaker
from kirifuda.games.magical_duel.telling.objects import Teller
from kirifuda.games.magical_duel.wording.assembly import language
from kirifuda.games.magical_duel.zones import SERVANTS
from kirifuda.kernel.ids import INFINITY
from kirifuda.ledger.proofs import clauses
from kirifuda.text.errors import TextError
from tests.games.magical_duel.rules.positions import GAME, after, deck_of, started


def test_102_1_two_players_play_against_each_other() -> None:
    game = started(1)

    assert GAME.players == (2,)
    assert game.players == 2
    assert [opponent(game, player) for player in range(2)] == [1, 0]


@pytest.mark.parametrize("number", [1, 3])
def test_102_1_no_other_number_of_players_can_begin(number: int) -> None:
    decks = [deck_of([]) for _ in range(number)]

    with pytest.raises(ValueError, match=r"102\.1"):
        GAME.start(GAME.pool(), decks, 1, {})


@pytest.mark.parametrize("player", [0, 1])
def test_103_4_a_player_may_concede_before_the_first_turn_and_the_other_wins(player: int) -> None:
    game = started(3)
    assert game.decision() is not None

    GAME.surrender(game, player)

    assert game.state.result is not None
    assert game.state.result.winners == (1 - player,)
    assert game.state.result.clause == "103.4"
    assert game.decision() is None


@pytest.mark.parametrize("text", ["相手は投了する。", "敵プレイヤーは投了する。", "あなたは投了できない。"])
def test_103_4_no_text_speaks_of_conceding(text: str) -> None:
    with pytest.raises(TextError):
        language().read(text)


@clauses("104.5a")
def test_104_5_a_chosen_number_is_a_whole_number_from_zero_on_and_never_infinite() -> None:
    script = """
card 数え歌
  kind: 詠唱
  attributes: 金星
  cost: 1
  text: カードをX枚引く。

P1 hand: 数え歌
P1 aether: 金星 1

do P1: play 数え歌
expect asked P1 by 903.2d
"""
    decision = after(script).decision()

    assert decision is not None
    numbers = [option.number for option in decision.options]
    assert numbers == list(range(len(numbers)))
    assert len(numbers) > 1
    assert max(numbers) < INFINITY


def test_104_6_a_value_that_was_set_or_exchanged_counts_as_risen_or_fallen() -> None:
    script = """
card 模様替え
  kind: 詠唱
  attributes: 月
  cost: 1
  text: 怪異1体を対象とし、ターン終了時まで、それは[500/500]になる。

card あべこべ
  kind: 詠唱
  attributes: 月
  cost: 1
  text: 怪異1体を対象とし、ターン終了時まで、それのATKとDEFを入れ替える。

P1 hand: 模様替え, あべこべ
P1 aether: 月 2
P1 servants: 片方の運動靴, 店先の空き箱, 止まらない縄跳び

do P1: play 模様替え, target 片方の運動靴
do: resolve
do P1: play あべこべ, target 店先の空き箱
do: resolve
"""
    game = after(script)
    speaker = Speaker(game, 0, "en")

    marks = [Teller(speaker).marks_of(game.state.objects[id])[0] for id in game.zone(SERVANTS, 0)]

    assert marks == ["▼500/▲500", "▲1000/▼0", "2000/0"]
