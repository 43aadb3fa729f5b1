"""One word changed: the text is refused, or it means something else. Never the same tree by accident."""

from __future__ import annotations

from kirifuda.games.spellcard_strike.wording import language
from tests.games.spellcard_strike.wording_texts import every
from tests.text.wording_checks import mutations, tree_of

# words of one group can be mistaken for each other and never mean the same
GROUPS = (
    ("味方", "敵"),
    ("対象", "術者", "このストライカー"),
    ("前進", "後退"),
    ("撃破", "除外", "公開", "退場"),
    ("以上", "以下", "未満"),
    ("POW", "DEF", "Rank"),
    ("手札", "捨て札", "山札"),
    ("行動済み", "未行動"),
    ("攻撃", "スペルカード", "アビリティ"),
    ("神", "魔", "霊", "妖"),
    ("1", "2", "3", "7"),
    ("得る", "失う"),
    ("引く", "捨てる", "選ぶ"),
    ("開始時", "終了時"),
    ("それ", "このカード", "それら"),
    ("+", "-"),
    ("受ける", "与える"),
    ("される", "された"),
    ("一番上", "一番下"),
    ("獣", "鳥人", "からくり"),
    ("社風組", "残響館", "毛皮渡り"),
    ("を", "が", "は", "に", "の"),
    ("：", "。", "、", "・"),
    ("する", "した", "して", "しない"),
    ("接射", "加護", "瞬速", "蒐集"),
    ("青", "赤"),
    ("あなた", "相手"),
    ("テリトリー", "ベースライン", "センターライン"),
    ("「", "『", "【", "《"),
    ("全員", "1体"),
    ("かわりに", "次に"),
)

LIES = (
    ("捨て札に「", "捨て札の「"),
    ("ラインに味方", "ラインの味方"),
    ("を「", "は「"),
    ("その味方を", "その味方は"),
    ("ことが", "ことは"),
)
"""Both say the same: where a card or a striker is, whose number goes up, and what was spoken of as the topic."""


def test_a_thousand_mutations_are_refused_or_change_the_tree() -> None:
    same = []
    refused = 0
    texts = [(key, text) for key, text in every() if "（" not in text]  # remarks are no part of the text
    for key, text, changed in mutations(texts, GROUPS, 1000, 1009):
        tree = tree_of(language(), changed, key)
        if tree is None:
            refused += 1
        elif tree == language().read(text, key).tree and all(text.replace(*lies) != changed for lies in LIES):
            same.append(f"{text} → {changed}")

    assert same == []
    assert refused > 300
