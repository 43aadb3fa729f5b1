"""2.5: what is said of declared abilities says nothing of those that go off by themselves."""

from __future__ import annotations

import pytest

from tests.games.spellcard_strike.meaning_table import EVERYWHERE, MIDDLE, Table, declare, on_stage, spell, striker
from tests.games.spellcard_strike.rules.positions import area, pass_chain


@pytest.mark.parametrize(
    ("text", "declared", "by_itself"),
    [
        ("このストライカーは、敵が宣言したアビリティの効果を受けない。", MIDDLE, MIDDLE - 4),
        ("このストライカーは宣言されたアビリティの効果を受けない。", MIDDLE, MIDDLE - 4),
        ("このストライカーは相手のアビリティの効果を受けない。", MIDDLE, MIDDLE),
        ("このストライカーは相手が宣言したスペルカードの効果を受けない。", MIDDLE - 4, MIDDLE - 4),
    ],
)
def test_2_5_2_what_is_declared_is_not_what_goes_off(text: str, declared: int, by_itself: int) -> None:
    pushes = {"timing": "アクション", "text": "敵1体を後退させる。", "map": EVERYWHERE, "target": "敵1体"}
    for how, where in (("declared", declared), ("by itself", by_itself)):
        ability = pushes if how == "declared" else "〔常〕あなたがカードを引いた場合、敵全員を後退させる。"
        table = Table(striker("岩", f"〔常〕{text}"), striker("風", ability), spell("引", "カードを1枚引く。"))
        mine, theirs = table.striker(0, "岩", MIDDLE), table.striker(1, "風", MIDDLE + 4)
        game = table.game
        if how == "declared":
            table.begin(1)
            declare(game, "ability", theirs, mine)
            pass_chain(game)
        else:
            table.cast("引", player=1, caster=theirs)

        assert (on_stage(game, 0), area(game, mine)) == (["岩"], where), how
