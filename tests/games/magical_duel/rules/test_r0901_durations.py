"""901.2b: how long lasting effects last, and what cannot be said of it yet."""

from __future__ import annotations

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.magical_duel.lowering.card import lower_text
from kirifuda.games.magical_duel.wording.assembly import language
from tests.games.magical_duel.meaning_table import Table, conjure, servant

ONE = servant("甲")


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("味方怪異1体を対象とし、次のバトル終了時まで、それはATK+500を得る。", "詠唱"),
        ("攻撃宣言ステップ終了時まで、味方怪異はATK+500を得る。", "詠唱"),
        ("メインフェイズ終了時 ⇒ カードを1枚引く。", "怪異"),
        ("このターンを行わない。", "詠唱"),
        ("次のバトルを行わない。", "詠唱"),
        ("このメインフェイズの後に追加ターンを得る。", "詠唱"),
        ("味方怪異にチェイスできない。", "怪異"),
    ],
)
def test_501_1_a_time_that_the_book_does_not_know_is_refused(text: str, kind: str) -> None:
    with pytest.raises(NoMeaning):
        lower_text(language().read(text), "T-1", kind)


def test_501_1_each_player_skips_a_phase_of_their_own() -> None:
    table = Table({"hand": ["詠"]}, {}, (conjure("詠", "各プレイヤーは次のドローフェイズを行わない。"),))
    table.play("詠")

    hands = []
    for _ in range(4):
        table.end_turn()
        hands.append((len(table.zone("hand", 0)), len(table.zone("hand", 1))))

    assert hands == [(0, 0), (0, 0), (0, 0), (0, 1)]


def test_507_5a_until_the_next_turn_begins() -> None:
    text = "味方怪異1体を対象とし、次のターン開始時まで、それはATK+1000を得る。"
    table = Table({"hand": ["詠"], "servants": ["甲"]}, {}, (conjure("詠", text), ONE))
    table.play("詠")

    assert table.values("甲").attack == 2000
    table.end_turn()
    assert table.values("甲").attack == 1000


def test_507_5a_until_the_end_of_the_end_phase_is_until_the_end_of_the_turn() -> None:
    text = "味方怪異1体を対象とし、エンドフェイズ終了時まで、それはATK+1000を得る。"
    table = Table({"hand": ["詠"], "servants": ["甲"]}, {}, (conjure("詠", text), ONE))
    table.play("詠")

    assert table.values("甲").attack == 2000
    table.end_turn()
    assert table.values("甲").attack == 1000
