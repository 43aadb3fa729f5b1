"""The order of words: a time in the middle of a sentence, what is done said of what it is done to. Each text has the
tree of its house wording beside it (`wording_order.txt`), and prints as it was written."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from kirifuda.text import ast as a
from kirifuda.text.errors import TextError, UnboundText
from kirifuda.text.language import Language
from tests.ours import OURS
from tests.text.wording_checks import nodes

HERE = Path(__file__).parent


@cache
def language(game: str) -> Language:
    """The language of a game."""
    found: Language = import_module(f"kirifuda.games.{game}.wording").language()
    return found


@pytest.mark.parametrize("game", OURS)
def test_another_order_of_words_says_the_same(game: str) -> None:
    speech = language(game)
    lines = (HERE / game / "wording_order.txt").read_text("utf-8").splitlines()
    pairs = [(written, house) for written, house in (line.split("\t") for line in lines)]
    otherwise = [
        written
        for written, house in pairs
        if (read := speech.read(written)).tree != speech.read(house).tree or speech.japanese(read) != written
    ]

    assert otherwise == []
    assert len(pairs) >= 4


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("lyrical", "（1/1）：このキャラクターはターン終了時まで攻撃力を+1し、アタック宣言できない。"),
        ("lyrical", "（1/1）：キャラクター1体を選ぶ。それは、このターン中、攻撃力を+1し、シュネラーを得る。"),
        ("magical_duel", "[参戦] ⇒ 味方怪異1体は、ターン終了時まで、ATK+1000を得、攻撃できない。"),
        ("spellcard_strike", "味方1体は、このターン、《瞬速》を得、移動できない。"),
        ("pso2", "①⇒このキャラは、ターン終了時まで、+1/+1の修整を受け、攻撃できない。"),
        ("last_resort", "クリーチャー1体は、ターン終了時まで、+1/1の修正を受け、アタックできない。"),
    ],
)
def test_a_time_in_the_middle_covers_all_that_follows(game: str, text: str) -> None:
    """Not the first thing only: the second is no more for ever than the first."""
    tree = language(game).read(text).tree
    timed = [node for _, node in nodes(tree) if isinstance(node, a.Timed)]

    assert len(timed) == 1
    for kind in (a.Gain, a.Forbid):
        inside = [node for _, node in nodes(timed[0]) if isinstance(node, kind)]
        assert inside == [node for _, node in nodes(tree) if isinstance(node, kind)]


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("magical_duel", "敵怪異1体が破壊された場合、カードを1枚引く。"),
        ("pso2", "①⇒このキャラは戦闘によって破壊されない。"),
        ("lyrical", "このキャラクターが捨て札されたとき、カードを1枚引く。"),
    ],
)
def test_what_is_told_of_is_not_done(game: str, text: str) -> None:
    """A passive in a condition, an event or a prohibition stays one."""
    done = [node for _, node in nodes(language(game).read(text).tree) if isinstance(node, (a.Destroy, a.Discard))]

    assert done == []


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("lyrical", "対戦相手は、自分のターンの間、トリックカードを使用できない。"),
        ("pso2", "対戦相手は、自分のターン中、アクティブをプレイできない。"),
        ("last_resort", "お互いのプレイヤーは、自分のターン中、スペルを召喚できない。"),
        ("spellcard_strike", "相手は次の自分のターン終了時まで、グレイズできない。"),
    ],
)
def test_whose_turn_is_not_sure_is_refused(game: str, text: str) -> None:
    """Behind another player 自分 can be that player, before them it is whoever has the card."""
    assert not language(game).reads(text)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("lyrical", "対戦相手は自分の手札1枚を捨て札する。"),
        ("lyrical", "対戦相手は、自分のキャラクター1体を選び、捨て札する。"),
        ("magical_duel", "相手は自分の手札1枚を捨てる。"),
        ("magical_duel", "敵プレイヤーは自分の怪異1体を選んで破壊する。"),
        ("last_resort", "相手は自分の手札1枚を墓地へ送る。"),
        ("pso2", "相手は自分の手札を1枚捨てる。"),
        ("spellcard_strike", "相手は自分のストライカー1体を選び、退場させる。"),
        ("spellcard_strike", "相手は自分の手札を1枚捨てる。"),
    ],
)
def test_what_another_player_owns_is_never_taken_for_yours(game: str, text: str) -> None:
    """Behind the opponent 自分 is the opponent where you are called otherwise; else the text is refused."""
    try:
        tree = language(game).read(text).tree
    except TextError:
        return
    assert not [node for _, node in nodes(tree) if isinstance(node, a.You)]


@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("pso2", "【登場時】：お互いの場のアイテムを1枚ずつ選び、破壊する。"),
        ("lyrical", "お互いの場のキャラクターを1体ずつ選び、捨て札する。"),
    ],
)
def test_one_of_each_is_not_one_of_all(game: str, text: str) -> None:
    with pytest.raises(UnboundText, match="so many of each"):
        language(game).read(text)
