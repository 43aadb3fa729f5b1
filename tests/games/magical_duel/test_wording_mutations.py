"""One word changed: the text is refused, or it means something else. Never the same tree by accident."""

from __future__ import annotations

import random
import re

from kirifuda.games.magical_duel.wording import language
from tests.games.magical_duel.wording_texts import every
from tests.text.wording_checks import tree_of

# words of one group can be mistaken for each other and never mean the same
GROUPS = (
    ("味方", "敵"),
    ("破壊", "破棄", "除外", "公開"),
    ("以上", "以下", "未満"),
    ("ATK", "DEF"),
    ("手札", "墓地", "デッキ"),
    ("レスト", "リカバー", "リバース"),
    ("怪異", "魔法少女", "結界", "詠唱", "神"),
    ("火星", "水星", "木星", "土星", "金星", "太陽", "月"),
    ("1", "2", "3", "7"),
    ("1000", "500", "2000"),
    ("得る", "失う"),
    ("引く", "捨てる", "選ぶ"),
    ("開始時", "終了時"),
    ("それ", "このカード", "それら"),
    ("+", "-"),
    ("まで", "なら"),
    ("とき", "かぎり"),
    ("一番上", "一番下"),
    ("灯り", "忘れ物", "努力"),
    ("を", "が", "は", "に", "の"),
    ("：", "。", "、", "⇒"),
    ("する", "した", "して", "しない"),
    ("傲慢", "二重穢し", "瞬動"),
    ("次の", "この"),
)


def one_form(text: str) -> str:
    """する and した before とき are one: 906.2 tells of what has happened."""
    return re.sub("(?:する|した)(?=とき|時)", "する", text)


def mutations(number: int) -> list[tuple[str, str]]:
    """Pairs of a text and the same text with one word changed."""
    rng = random.Random(1009)
    found: list[tuple[str, str]] = []
    texts = [text for text in every() if "（" not in text]  # remarks are no part of the text
    while len(found) < number:
        text = rng.choice(texts)
        group = rng.choice(GROUPS)
        word = rng.choice(group)
        places = [at for at in range(len(text)) if text.startswith(word, at)]
        if places:
            at = rng.choice(places)
            other = rng.choice([one for one in group if one != word])
            found.append((text, text[:at] + other + text[at + len(word) :]))
    return found


def is_declared(text: str, changed: str) -> bool:
    """Whether the two differ only in the particle of a subject whose state is told, or to which something is done: the
    rows print both が and は."""
    rules = language().grammar.rules
    before, after = language().read(text).spellings, language().read(changed).spellings
    differing = {
        rules[rule].key for path in before for rule in set(before[path]) ^ set(after.get(path, ())) if rule >= 0
    }
    if len(differing) == 1 and differing <= {"is_subj", "sufferer", "handsufferer", "wholesufferer"}:
        return True
    said = [
        {path: [rules[rule].row_number for rule in route] for path, route in one.items()} for one in (before, after)
    ]
    return said[0] == said[1]  # another spelling that a row says it has


def test_a_thousand_mutations_are_refused_or_change_the_tree() -> None:
    same = []
    refused = 0
    for text, changed in mutations(1000):
        tree = tree_of(language(), changed, "ability")
        if tree is None:
            refused += 1
        elif tree == language().read(text).tree and not is_declared(text, changed):
            if changed.replace("とき 、 ", "とき ⇒ ").replace("時 、 ", "時 ⇒ ") == text:
                continue  # a trigger without an arrow
            if one_form(changed) == one_form(text):
                continue  # when it attacks, told either way
            if language().loosely.is_same(text, changed):
                continue  # another order of words: それはレストする
            same.append(f"{text} → {changed}")
    assert same == []
    assert refused > 300
