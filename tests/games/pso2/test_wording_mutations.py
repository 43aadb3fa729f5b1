"""One word changed: the text is refused, or it means something else. Never the same tree by accident."""

from __future__ import annotations

import re

from kirifuda.games.pso2.wording import language
from tests.games.pso2.wording_texts import every
from tests.text.wording_checks import unchanged

# words of one group can be mistaken for each other and never mean the same
GROUPS = (
    ("味方", "相手", "ターゲットプレイヤー"),
    ("自分", "相手"),
    ("前列", "後列"),
    ("ON", "OFF"),
    ("破壊", "フリーズ", "サーチ", "ドロー"),
    ("以上", "以下"),
    ("攻撃力", "HP", "コスト"),
    ("手札", "捨札", "デッキ", "PP"),
    ("武器", "防具", "アイテム", "キャラ"),
    ("1", "2", "3", "7"),
    ("①", "②", "③"),
    ("持つ", "失う"),
    ("選び", "捨て", "見"),
    ("開始時", "終了時"),
    ("それ", "このカード", "それら"),
    ("付与先", "装備先"),
    ("+", "-"),
    ("受ける", "与える"),
    ("攻撃した", "攻撃された"),
    ("上", "下"),
    ("ハンター", "フォース", "空洞", "潮"),
    ("を", "が", "は", "に", "の"),
    ("。", "、", "⇒"),
    ("：", "。", "⇒", "/"),
    ("する", "した", "して", "しない"),
    ("連撃", "狙撃", "奇襲", "侵食"),
    ("登場時", "戦闘不能時", "ドロップ"),
    ("「", "《", "【"),
    ("全て", "1体"),
    ("そうした場合", "さらに"),
    ("このターン中", "次の相手のターンの終了時まで"),
    ("半分", "2倍"),
    ("以下のいずれか", "以上のいずれか"),
    ("3分の2", "3分の1", "半分"),
    ("ゲーム中", "1ターン"),
)


# what the rows print both ways: the card by its kind, the particle of what something is done to, a time of an event
ALIKE = (
    (r"この(?:キャラ|アイテム|武器|防具|カード)", "このカード"),
    (r"(?<=それ)[はがを]|(?<=《ボス》)[はが]", "は"),
    (r"する時", "した時"),
    (r"(?<=[前後]列)[のに](?=味方|相手|自分)", "の"),
)


def one_form(text: str) -> str:
    """A text with what the rows print both ways in one form."""
    for pattern, form in ALIKE:
        text = re.sub(pattern, form, text)
    return text


def test_a_thousand_mutations_are_refused_or_change_the_tree() -> None:
    lines = [text for text in every() if "（" not in text and "\n" not in text]
    same, refused = unchanged(language(), lines, GROUPS, 1009)

    assert [pair for pair in same if one_form(pair.split(" → ")[0]) != one_form(pair.split(" → ")[1])] == []
    assert refused > 300
