"""What stands in round brackets: a price, or a remark."""

from __future__ import annotations

from kirifuda.games.lyrical.wording.assembly import language


def test_n_8_2_a_price_is_part_of_the_text_and_a_remark_is_not() -> None:
    plain = language().read("(赤1/0):カードを1枚引く。")
    remarked = language().read("(赤1/0):カードを1枚引く。（急ぎの便だ。）")

    assert remarked.tree == plain.tree
    assert language().japanese(remarked) == "(赤1/0):カードを1枚引く。（急ぎの便だ。）"
    assert language().read("（赤１／０）：カードを１枚引く。").tree == plain.tree
