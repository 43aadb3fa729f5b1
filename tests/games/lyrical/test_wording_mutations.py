"""One word changed: the text is refused, or it means something else. Never the same tree by accident."""

from __future__ import annotations

from kirifuda.games.lyrical.wording import language
from tests.games.lyrical.wording_texts import every
from tests.text.wording_checks import unchanged

# words of one group can be mistaken for each other and never mean the same
GROUPS = (
    ("自分", "対戦相手"),
    ("行動済み", "未行動"),
    ("攻撃力", "耐久力"),
    ("手札", "捨て札", "デッキ"),
    ("キャラクター", "アイテム", "フィールド", "トリック", "ストラテジー"),
    ("1", "2", "3", "7"),
    ("赤", "青", "緑"),
    ("+", "-"),
    ("選び", "捨て", "見"),
    ("選ぶ", "引く", "見る"),
    ("開始時", "終了時"),
    ("アタック", "ガード"),
    ("この", "その"),
    ("体", "点"),
    ("枚", "点"),
    ("シュネラー", "イニシアティブ", "ドリンゲン", "セットアップ"),
    ("すべて", "1体"),
    ("そうしたなら", "その後"),
    ("上", "下"),
    ("受ける", "与える"),
    ("減らす", "増やす"),
    ("以上", "以下", "未満"),
    ("できない", "できる"),
    ("を", "に"),
    ("を", "の"),
    ("。", "、", "："),
    ("(", "["),
    ("/", ":"),
    ("する", "した", "して", "しない"),
    ("「", "“"),
    ("まで", "から"),
    ("次に", "前に"),
    ("ターン", "エンドフェイズ"),
    ("ダメージ", "カード"),
    ("引く", "引いた"),
)


def test_a_thousand_mutations_are_refused_or_change_the_tree() -> None:
    lines = [text for text in every() if "\n" not in text]
    same, refused = unchanged(language(), lines, GROUPS, 1009)

    assert same == []
    assert refused > 300
