"""Lark's Earley parser reads the same trees from the same rows."""

from __future__ import annotations

import random

import pytest

from kirifuda.games.magical_duel.wording.assembly import language
from tests.text.lark_oracle import Oracle
from tests.text.sentences import Maker
from tests.text.toy import toy

TEXTS = (
    "[ブレイク]",
    "カードを1枚引く。",
    "[参戦] ⇒ カードを1枚引いてよい。",
    "味方怪異1体を対象とし、それを破壊する。",
    "他の味方怪異はATK+500を得る。",
    "〔1〕、[レスト]：敵怪異1体をレストする。",
    "味方結界があるかぎり、このカードは破壊されない。",
    "このターン、味方怪異が破壊されたなら、カードを1枚引く。",
)


def test_the_toy_language_agrees_with_lark() -> None:
    grammar = toy().grammar
    oracle = Oracle(grammar, "ability")
    maker = Maker(grammar)
    rng = random.Random(3)
    texts = {maker.random(rng, depth=7) for _ in range(60)}
    for text in texts:
        if text:
            assert oracle.values(text) == {one.value for one in toy().ways(text)}, text


@pytest.mark.slow
def test_magical_duel_agrees_with_lark() -> None:
    oracle = Oracle(language().grammar, "ability")
    for text in TEXTS:
        assert oracle.values(text) == {one.value for one in language().ways(text)}, text
