"""Heads and brackets that carry no meaning: what stands in them is read as if it stood there bare."""

from __future__ import annotations

import pytest

from kirifuda.games.last_resort.wording.assembly import language
from kirifuda.text.errors import TextError

SAME = (
    ("【速攻】", "速攻"),
    ("[装備④]\n装備したクリーチャーに0/3の修正を与える。", "装備④\n装備したクリーチャーに0/+3の修正を与える。"),
    ("【速攻】【ドレイン2】\n【相打ち】", "速攻\nドレイン2\n相打ち"),
    ("【ドレイン2】アタックした時、自分はライフを1点得る。", "ドレイン2\nアタックした時、自分はライフを1点得る。"),
    ("【サクリファイス（トークン）3】", "サクリファイス（トークン）3"),
    ("《スペルチェーン》自分はライフを1点得る。", "スペルチェーン：自分はライフを1点得る。"),
    ("自分のクリーチャーは【貫通1】を得る。", "自分のクリーチャーは貫通1を得る。"),
    ("【条件】自分のライフが5以下である。", "条件：自分のライフが5以下である。"),
    ("[条件：自分のライフが5以下である]", "条件：自分のライフが5以下である。"),
    (
        "【条件】自分のライフが5以下である。\n【能力】自分はライフを1点得る。",
        "条件：自分のライフが5以下である。\n自分はライフを1点得る。",
    ),
    ("【リーダースキル】③：自分はライフを1点得る。", "③：自分はライフを1点得る。"),
    ("効果：自分はライフを1点得る。", "自分はライフを1点得る。"),
    ("速攻\n◆アタックした時、自分はライフを1点得る。", "速攻\nアタックした時、自分はライフを1点得る。"),
    ("②、（タップ）：自分はライフを1点得る。", "②、〔タップ〕：自分はライフを1点得る。"),
    ("自分の墓地の【亡霊】のカード1枚を手札に加える。", "自分の墓地の種族「亡霊」のカード1枚を手札に加える。"),
    ("【亡霊】クリーチャー1体を破壊する。", "種族「亡霊」のクリーチャー1体を破壊する。"),
    ("自分の『番犬』1枚を破壊する。", "自分の「番犬」1枚を破壊する。"),
)
REFUSED = ("②、（このカードを破壊する）：自分はライフを1点得る。", "②、（③）：自分はライフを1点得る。")


@pytest.mark.parametrize(("written", "bare"), SAME)
def test_l_18_1_brackets_and_heads_say_nothing_of_their_own(written: str, bare: str) -> None:
    assert language().read(written).tree == language().read(bare).tree
    assert language().japanese(language().read(written)) == written


@pytest.mark.parametrize("text", REFUSED)
def test_l_9_4_a_cost_in_round_brackets_is_no_remark(text: str) -> None:
    with pytest.raises(TextError):
        language().read(text)


def test_a_remark_is_no_part_of_the_text_but_what_may_be_sacrificed_is() -> None:
    plain = language().read("速攻")
    remarked = language().read("速攻（出たターンにアタックできる。）")

    assert remarked.tree == plain.tree
    assert language().japanese(remarked) == "速攻（出たターンにアタックできる。）"
    assert (
        language().read("サクリファイス（クリーチャー）1").tree != language().read("サクリファイス（アイテム）1").tree
    )
