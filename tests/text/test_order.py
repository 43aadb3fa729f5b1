"""Words in another order, or said from the other side, mean the same."""

from __future__ import annotations

import pytest

from kirifuda.games.last_resort.wording.assembly import language
from kirifuda.text.layout import Laid
from kirifuda.text.order import in_order

SAME = (
    (
        "自分のクリーチャーは、このターンの間、+1/0の修正を得る。",
        "このターンの間、自分のクリーチャーは+1/0の修正を得る。",
    ),
    (
        "相手クリーチャー1体は、次の自分のスタートステップまで、アタックできない。",
        "次の自分のスタートステップまで、相手クリーチャー1体はアタックできない。",
    ),
    (
        "自分のクリーチャー1体に、ターン終了時まで、+1/1の修正を与える。",
        "ターン終了時まで、自分のクリーチャー1体に+1/1の修正を与える。",
    ),
    (
        "このクリーチャーは、自分のライフが5以下である間、貫通1を得る。",
        "自分のライフが5以下である間、このクリーチャーは貫通1を得る。",
    ),
    ("相手クリーチャー1体が破壊される。", "相手クリーチャー1体を破壊する。"),
    ("自分の墓地のスペル1枚が手札に加えられる。", "自分の墓地のスペル1枚を手札に加える。"),
    ("相手クリーチャー1体が選択され、破壊される。", "相手クリーチャー1体を選択し、破壊する。"),
    ("カードのドローを2枚行う。", "カードを2枚ドローする。"),
    ("相手クリーチャー1体の破壊を行う。", "相手クリーチャー1体を破壊する。"),
)
KEPT = (
    "相手の戦場にクリーチャーがいない限り、このクリーチャーはブロックされない。",
    "相手クリーチャーが破壊され、自分のライフが5以下なら、カードを1枚引く。",
    "このクリーチャーが破壊される場合、代わりに手札に戻す。",
    "自分のクリーチャーが破壊されるたびに、カードを1枚引く。",
)


@pytest.mark.parametrize(("said", "house"), SAME)
def test_another_order_is_read_as_the_same(said: str, house: str) -> None:
    assert language().read(said).tree == language().read(house).tree


@pytest.mark.parametrize("text", KEPT)
def test_what_stands_where_it_belongs_stays(text: str) -> None:
    assert in_order(Laid(text, list(range(len(text) + 1)))).text == text


@pytest.mark.parametrize(("said", "house"), SAME)
def test_every_character_came_from_somewhere(said: str, house: str) -> None:
    turned = in_order(Laid(said, list(range(len(said) + 1))))

    assert len(turned.origin) == len(turned.text) + 1
    assert all(0 <= at <= len(said) for at in turned.origin)
