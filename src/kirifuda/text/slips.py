"""Slips of the hand, the eye and the input method: what was typed, and the word that it was taken for.

Outside names none of these words has a place in the text of a card, so what is meant is sure; they are offered where a
text cannot be read, never read.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Final

PARTICLES: Final = "をはがにへでの"
TIMES: Final = ("時", "間", "中")
"""What stands behind these says until, or at."""
KANJI: Final = re.compile(r"[一-鿿々]+")
_WORDS: Final = {
    # converted to another word of the same sound
    "召還": "召喚",
    "召換": "召喚",
    "後悔": "公開",
    "航海": "公開",
    "異常": "以上",
    "意外": "以外",
    "身行動": "未行動",
    "硬貨": "効果",
    "高価": "効果",
    "降下": "効果",
    "破戒": "破壊",
    "対照": "対象",
    "対称": "対象",
    "大正": "対象",
    "修了時": "終了時",
    "支配家": "支配下",
    "手ふだ": "手札",
    "行動澄み": "行動済み",
    "収集": "蒐集",
    "経験": "軽減",
    "洗浄": "戦場",
    "扇情": "戦場",
    "弾く": "引く",
    "弾い": "引い",
    "弾き": "引き",
    "咥え": "加え",
    "回視": "開始",
    "向こうに": "無効に",
    "異動": "移動",
    "参選": "参戦",
    "塊印": "魂印",
    "封爆": "封縛",
    "公海": "公開",
    # taken for another letter by the eye
    "除害": "除外",
    "除該": "除外",
    "墓池": "墓地",
    "基地": "墓地",
    "山礼": "山札",
    "手礼": "手札",
    "捨礼": "捨札",
    "捨て礼": "捨て札",
    "拾札": "捨札",
    "拾て": "捨て",
    "攻激": "攻撃",
    "功撃": "攻撃",
    "攻繋": "攻撃",
    "終丁": "終了",
    "回始": "開始",
    "効杲": "効果",
    "対像": "対象",
    "破懐": "破壊",
    "破壞": "破壊",
    "持ち王": "持ち主",
    "味万": "味方",
    "撃ち消": "打ち消",
    "前身さ": "前進さ",
    "前身す": "前進す",
    "交代さ": "後退さ",
    "接写": "接射",
    "変喚": "変換",
    "交喚": "交換",
    "召煥": "召喚",
    "呪丈": "呪文",
    "間始": "開始",
    # left in kana by the input method
    "てふだ": "手札",
    "すてふだ": "捨札",
    "やまふだ": "山札",
    "ぼち": "墓地",
    "せんじょう": "戦場",
    "はかい": "破壊",
    "じょがい": "除外",
    "しょうかん": "召喚",
    "たいしょう": "対象",
    "こうげきりょく": "攻撃力",
    "こうげき": "攻撃",
    "ぼうぎょりょく": "防御力",
    "こうかい": "公開",
    "こうか": "効果",
    "のうりょく": "能力",
    "かいし": "開始",
    "しゅうりょう": "終了",
    "みかた": "味方",
    "あいて": "相手",
    "じぶん": "自分",
    # fingers on the keys
    "てきる": "できる",
    "てきない": "できない",
    "できるない": "できない",
    "済状態": "済み状態",
}
_LETTERS: Final = (
    (re.compile("(?<=[0-9])[対台](?=[のをがはにま、])"), "体"),
    (re.compile("(?<=[0-9])[昧牧](?=[のをがはにま引捨、])"), "枚"),
    (re.compile("(?<=[攻防能魔撃御])カ(?![ァ-ヺー])"), "力"),
    (re.compile("(?<=[ァ-ヺ])[-‐‑–—―−一](?=[ァ-ヺするを])"), "ー"),
    (re.compile("[;；]"), "："),
    (re.compile("ニ(?=[枚体つ人回])"), "二"),
    (re.compile("(?<=[数枚体])ドロ(?=する|し|。)"), "ドロー"),
    (re.compile("(?<=[ぁ-ん])r(?=[。、]|$)"), "る"),
    (re.compile("匹(?=[をのがはにま])"), "体"),
    (re.compile("(?<=を[一-鿿]{2})される(?=[。、])"), "する"),
    (re.compile("(?<=[」】])なる(?=[。、])"), "する"),
    (re.compile("(?<=[」】]に)なる(?=[。、])"), "する"),
    (re.compile("(?<=[」】]を持)ち(?=。|$)"), "つ"),
)
"""Letters that are wrong between certain others only."""
_PATTERN: Final = re.compile("|".join(map(re.escape, sorted(_WORDS, key=len, reverse=True))))
_SMALL: Final = str.maketrans("ァィゥェォッャュョヮ", "アイウエオツヤユヨワ")
_SAME_SOUND: Final = {"ティ": "チ", "ディ": "ジ", "デュ": "ジュ", "ヂ": "ジ", "ヅ": "ズ", "ヴ": "ブ", "・": ""}


def righted(line: str, names: str) -> Iterator[tuple[str, int]]:
    """A line with its slips put right, each and all of them; and where the first of those stands. What stands in the
    quotes of names (`names`, opening and closing ones in turn) is left as it is."""
    kept = {at for pair in zip(names[::2], names[1::2], strict=True) for at in _inside(line, *pair)}
    found = [(one.start(), one.end(), _WORDS[one[0]]) for one in _PATTERN.finditer(line)]
    found += [(one.start(), one.end(), letter) for pattern, letter in _LETTERS for one in pattern.finditer(line)]
    found = [slip for slip in found if slip[0] not in kept]
    for some in (*([one] for one in found), sorted(found) if len(found) > 1 else []):
        made, here = "", 0
        for start, end, right in some:
            if start >= here:
                made += line[here:start] + right
                here = end
        if some:
            yield made + line[here:], some[0][0]


def _inside(line: str, opening: str, closing: str) -> Iterator[int]:
    """The places between two quotes."""
    for one in re.finditer(f"{re.escape(opening)}[^{re.escape(closing)}]*", line):
        yield from range(one.start(), one.end())


def is_swapped(word: str, other: str) -> bool:
    """Whether two letters side by side that change places make two words one."""
    apart = [at for at, pair in enumerate(zip(word, other, strict=False)) if pair[0] != pair[1]]
    is_pair = len(word) == len(other) and len(apart) == 2 and apart[1] == apart[0] + 1
    return is_pair and word[apart[0]] + word[apart[1]] == other[apart[1]] + other[apart[0]]


def sounds_like(word: str, other: str) -> bool:
    """Whether two words in katakana are one, but for long and small letters and other ways to write a sound."""
    return word != other and _sound(word) == _sound(other)


def _sound(word: str) -> str:
    for spelling, sound in _SAME_SOUND.items():
        word = word.replace(spelling, sound)
    return word.translate(_SMALL).replace("ー", "")


@cache
def with_kana(literal: str) -> re.Pattern[str]:
    """A pattern in which kanji may be kana, if kanji before them, or the ending of one, show that it is the word."""
    found = ""
    pieces = [*re.findall(r"[一-鿿々]+|[^一-鿿々]+", literal), ""]
    for at, piece in enumerate(pieces):
        if not KANJI.match(piece):
            found += re.escape(piece)
            continue
        ending = re.match("[ぁ-ん]*", pieces[at + 1])
        has_ending = len(piece) == 1 and ending is not None and ending[0] not in ("", *PARTICLES)
        least = [] if has_ending else [0]
        ways = [
            f"{piece[:kept]}[ぁ-ん]{{{len(piece) - kept},5}}"
            for kept in range(len(piece))
            if kept not in least and not set(piece[kept:]) & set(TIMES)  # まで is not 時
        ]
        found += f"(?:{'|'.join([piece, *reversed(ways)])})"
    return re.compile(found)
