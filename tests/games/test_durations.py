"""A duration over what is done at once would be read and then ignored: it is refused, in every game."""

from __future__ import annotations

import pytest

from kirifuda.scenario import run_text
from kirifuda.scenario.errors import MalformedScenario

TEXTS = (
    (
        "magical_duel",
        "kind: 詠唱\n  text: ",
        "ターン終了時まで、カードを1枚引く。",
        "ターン終了時まで、敵怪異はATK+500を得る。",
    ),
    ("magical_duel", "kind: 詠唱\n  text: ", "このターン、カードを1枚引く。", "このターン、敵怪異は攻撃できない。"),
    ("spellcard_strike", "spell:\n    text: ", "ターン終了時まで、カードを1枚引く。", ""),
    ("pso2", "kind: アクティブ\n  text: 【Main】\n    ", "このターン中、1枚ドローする。", ""),
    ("lyrical", "kind: ストラテジー\n  text: ", "ターン終了時まで、カードを1枚引く。", ""),
)


@pytest.mark.parametrize(("game", "facts", "text", "lasting"), TEXTS)
def test_a_duration_over_what_is_done_at_once_is_refused(game: str, facts: str, text: str, lasting: str) -> None:
    head = f"scenario: x\ngame: {game}\n\ncard 試し\n  {facts}"
    with pytest.raises(MalformedScenario, match="is done at once, and no part of it lasts"):
        run_text(f"{head}{text}\n\nexpect no winner\n")
    if lasting:
        assert run_text(f"{head}{lasting}\n\nexpect no winner\n").passed
