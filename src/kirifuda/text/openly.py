"""Words that a game leaves to its cards: races, sorts, houses, counters. A card may bring one that nobody has heard of.

The third look at a text, where neither its own words nor the house spelling read: a word that stands in the very place
of such a word is taken for a new one, and noted. A word that the game has for something else, that another card game
has, or that looks like a slip of the pen, is never taken.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from kirifuda.text.chart import Built
from kirifuda.text.grammar import DIGITS, NAME, Grammar, Terminal
from kirifuda.text.layout import ANY_CLOSE, ANY_OPEN

MOST: Final = 2
"""So many different new words a text may have."""
LONGEST: Final = 12
_COMMON: Final = """
カード デッキ 山札 手札 墓地 捨て札 捨札 トラッシュ 控え室 戦場 場 フィールド ステージ ベンチ 盤面 ゾーン エリア
ライフ シールド マナ コスト オド エネルギー リソース ターン フェイズ フェーズ ステップ ラウンド ゲーム
プレイヤー 自分 相手 敵 味方 対戦相手 両者 クリーチャー モンスター ユニット ミニオン キャラ キャラクター
フォロワー サーヴァント スピリット アルティメット エース リーダー ストライカー 怪異 魔法少女 神 スペル 呪文 魔法
マジック トラップ 罠 詠唱 結界 アミュレット イベント ストラテジー トリック アイテム 武器 防具 装備 マグ ボス
トークン カウンター 攻撃 アタック 防御 ブロック ガード 効果 能力 アビリティ スキル キーワード 対象 ターゲット
破壊 撃破 除外 追放 召喚 登場 発動 使用 宣言 選択 公開 無効 打ち消 ドロー シャッフル サーチ ダメージ 回復 タップ
アンタップ レスト リカバー スタンド アクティブ 攻撃力 防御力 体力 耐久力 パワー タフネス レベル ランク 文明 色
属性 種族 特徴 種類 種別 タイプ クラス 名前 カード名 所属 表向 裏向 表側表示 裏側表示 無色 無属性 単色 多色 同名
全員 全部 全体 全 各 両方 任意 複数 別 次 前 今 後 元 残 最初 最後 最大 最小 最高 最低 最強 一部 半分 通常 特殊
固有 以上 以下 未満 合計 枚数 数 数字 偶数 奇数 隣 左右 上下 左 右 上 下 中 正面 周囲 直前 直後 開始時 終了時
初期 現在 通算 一番 先頭 ランダム 無作為 可能 不可 必要 必要な 前列 後列 前衛 後衛 中衛 本体 個別 対応 同時 追加
代替 交互 赤 青 緑 黄 黒 白 紫 橙 ATK DEF POW HP MP BP AP PP ON OFF Rank Lv
"""
COMMON: Final = frozenset(_COMMON.split())
"""What card games call things, and what stands before a noun in any text: none of it is anybody's race."""

_KANJI: Final = re.compile(r"[一-鿿々]+")
_KANA: Final = re.compile(r"[ァ-ヺー]+")
OTHER_THAN: Final = "以外"
"""What may stand right behind a new word: 人形以外の怪異."""
_RUN: Final = re.compile(r"[一-鿿々]+|[ァ-ヺー]+|[A-Za-z]+")
_BARE: Final = re.compile(rf"[一-鿿々ァ-ヺーA-Za-z]{{1,{LONGEST}}}")
_FRAMED: Final = re.compile(
    rf"(?<=[{re.escape(ANY_OPEN)}（：])([^\s、。⇒：・/（）0-9{re.escape(ANY_OPEN + ANY_CLOSE)}]{{1,{LONGEST}}})"
    rf"(?=[{re.escape(ANY_CLOSE)}）])"
)
_SIDES: Final = "敵全各他両"
_PARTICLES: Final = "のにをがはとで"
_SPELT: Final = rf"[^\s、。：⇒・/0-9{re.escape(ANY_OPEN + ANY_CLOSE)}{_PARTICLES}]"
GAP: Final = "\0"
"""No letter of any word."""
_NO_END: Final = "たるいなうくすつぬむぐぶだてら"
"""Hiragana in which verbs and adjectives end: 作成したトークン is no token called 作成した."""


@dataclass(frozen=True)
class OpenSort:
    """A sort of words that cards add to.

    ja, en  what such a word is called
    known   the words of the cards in use, with their English
    before  what always stands behind such a word, so that it may have hiragana
    beside  what may stand behind such a word, so that a noun there may have hiragana
    """

    ja: str
    en: str
    known: Mapping[str, str]
    before: str = ""
    beside: str = ""

    @cached_property
    def terminal(self) -> Terminal:
        """The words that are known."""
        some = "|".join(map(re.escape, sorted(self.known, key=len, reverse=True))) or r"(?!)"
        first = frozenset(word[0] for word in self.known)
        sample = next(iter(self.known), "")
        return Terminal(re.compile(some), str, self.ja, sample, first, self.known, is_open=True)


@dataclass(frozen=True)
class NewWord:
    """A word that no card in use has, and what it was taken for."""

    ja: str
    en: str
    word: str

    def __str__(self) -> str:
        return f"new {self.en} / 新しい{self.ja}: {self.word}"


class Near:
    """Words, and what one letter more, less or another makes of them, if that is two letters or more: what is shorter
    could be anything."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words: Final = frozenset(words)
        self._gaps: Final = frozenset(gap for word in self._words for gap in gaps(word, GAP))
        self._shorter: Final = frozenset(gap for word in self._words for gap in gaps(word, ""))

    def __contains__(self, word: str) -> bool:
        return len(word) > 1 and (
            word in self._words
            or word in self._shorter
            or any(gap in self._gaps for gap in gaps(word, GAP))
            or any(gap in self._words for gap in gaps(word, ""))
        )


def gaps(word: str, gap: str) -> Iterator[str]:
    """A word with a gap in the place of each of its letters."""
    return (word[:at] + gap + word[at + 1 :] for at in range(len(word)))


class NewWords:
    """Which words can be new in a game."""

    def __init__(self, grammar: Grammar, sorts: Mapping[str, OpenSort], foreign: Mapping[str, str]) -> None:
        self.sorts: Final = dict(sorts)
        literals = {part for rule in grammar.rules for part in rule.parts if isinstance(part, str)}
        known = {word for sort in sorts.values() for word in sort.known}
        own = {run for literal in literals for run in _RUN.findall(literal)}
        abroad = {run for word in foreign for run in _RUN.findall(word)} | set(foreign)
        self._words: Final = frozenset(own | known | abroad | COMMON | literals)
        self._held: Final = tuple(word for word in self._words if len(word) > 1 and _KANJI.fullmatch(word))
        self._near: Final = Near(word for word in self._words if len(word) > 2)
        self._ends: Final = tuple(word for word in own | COMMON if len(word) > 3 and _KANA.fullmatch(word))
        self._judged: Final[dict[tuple[str, bool], bool]] = {}

    def can_be(self, word: str, *, is_framed: bool) -> bool:
        """Whether a word can be a new one."""
        place = (word, is_framed)
        if place not in self._judged:
            self._judged[place] = (
                word not in self._words and word not in self._near and (is_framed or self._is_whole(word))
            )
        return self._judged[place]

    def _is_whole(self, word: str) -> bool:
        """Whether a word without brackets round it has no word of the game in it or at its end, and no side before."""
        pieces = _RUN.findall(word)
        return (
            word[0] not in _SIDES
            and not (len(pieces) > 1 and any(piece in self._words for piece in pieces))
            and not any(held in piece for piece in pieces for held in self._held)
            and not word.endswith(self._ends)
        )

    def places(self, text: str) -> dict[int, dict[int, bool]]:
        """Where a new word can begin, and where it then ends; and whether brackets or a colon stand round it."""
        found: dict[int, dict[int, bool]] = {}
        if not self.sorts:
            return found
        for run in _BARE.finditer(text):
            for start, end in self._within(run[0]):
                if self.can_be(run[0][start:end], is_framed=False):
                    found.setdefault(run.start() + start, {})[run.start() + end] = False
        marks = "|".join(re.escape(sort.before) for sort in self.sorts.values() if sort.before)
        marked = re.compile(rf"(?<![^\s、。：⇒{_PARTICLES}])([^\s、。：⇒0-9{_PARTICLES}]{{1,{LONGEST}}}?)(?={marks})")
        others = "|".join(re.escape(sort.beside) for sort in self.sorts.values() if sort.beside)
        nouns = re.compile(
            rf"(?<![^\s、。：⇒方敵{_PARTICLES}])(?!味方|敵|相手|他|この|その)(?={_SPELT}*[ぁ-ん])({_SPELT}{{1,{LONGEST}}}?)(?<![{_NO_END}])(?=・?(?:{others}))"
        )
        told = [*(marked.finditer(text) if marks else ()), *(nouns.finditer(text) if others else ())]
        for each in (*_FRAMED.finditer(text), *told):
            if self.can_be(each[1], is_framed=True):
                found.setdefault(each.start(1), {})[each.end(1)] = True
        return found

    def _within(self, run: str) -> Iterator[tuple[int, int]]:
        """The words that a run of letters can hold: they begin behind words of the game, and end where it ends or where
        another sort of letters begins."""
        cuts = [piece.end() for piece in _RUN.finditer(run)]
        cuts += [cut - len(OTHER_THAN) for cut in cuts if run[:cut].endswith(OTHER_THAN)]
        starts = [0, *(at for at in range(1, len(run)) if run[:at] in self._words)]
        for start in starts:
            for end in cuts:
                if end > start:
                    yield start, end

    def of(self, ways: Iterable[Built]) -> list[NewWord]:
        """The new words of some readings, each once."""
        return list(dict.fromkeys(word for way in ways for word in self._in(way)))

    def letters(self, way: Built) -> int:
        """How many letters of a reading are new words."""
        return sum(len(new.word) for new in self._in(way))

    def _in(self, way: Built) -> Iterator[NewWord]:
        todo = [way]
        while todo:
            one = todo.pop()
            todo += [kid for _, kid in reversed(one.kids)]
            sort = self.sorts.get(one.key)
            if sort is not None and str(one.value) not in sort.known:
                yield NewWord(sort.ja, sort.en, str(one.value))


def is_near(word: str, other: str) -> bool:
    """Whether one letter more, less or another makes two words one."""
    if abs(len(word) - len(other)) > 1 or min(len(word), len(other)) < 2:
        return False
    short, long = sorted((word, other), key=len)
    at = next((at for at in range(len(short)) if short[at] != long[at]), len(short))
    return short[at:] == long[at + 1 :] or (len(short) == len(long) and short[at + 1 :] == long[at + 1 :])


def named_but(words: tuple[str, ...], names: Mapping[str, str]) -> Terminal:
    """Names that are none of these words."""
    no = "|".join(map(re.escape, words))
    return replace(NAME, english=names, pattern=re.compile(rf"(?!(?:{no})」){NAME.pattern.pattern}"))


def terminals(
    reserved: tuple[str, ...],
    open_sorts: Mapping[str, OpenSort],
    names: Mapping[str, str],
    letters: str,
    nameless: tuple[str, ...],
) -> dict[str, Terminal]:
    """The open classes of words; of names, those that are known have an English form. Words that stand in quotes and
    name no card are `nameless`."""
    no = "|".join(map(re.escape, reserved)) or r"\Z"
    return {
        "digits": DIGITS,
        "name": replace(NAME, english=names) if not nameless else named_but(nameless, names),
        "letter": Terminal(re.compile(f"[{letters}]"), str, letters[0], letters[0], frozenset(letters)),
        "label": Terminal(re.compile(rf"(?!(?:{no})\])(?![0-9]){NAME.pattern.pattern}"), str, "能力名", "名"),
        **{name: sort.terminal for name, sort in open_sorts.items()},
    }
