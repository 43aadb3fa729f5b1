"""Spellings that carry no meaning of their own: one table, brought to one form in texts and rows alike.

Rows keep the house spelling. Where a text does not read as it is written, it is read once more with both sides
in one form, and without commas; so whoever spells a thing otherwise says the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final

from kirifuda.text.phrases import Phrase
from kirifuda.text.verbs import VERBS, ending

_GAP: Final = re.compile(r"(\{[^}]*\})")
_NUMERALS: Final = "一二三四五六七八九"
PASSES: Final = 4


@dataclass(frozen=True)
class Alike:
    """Spellings (regular expressions) that are read as one. `remark` tells a reader of the reference why, or where.

    `words`: what each of the words that are found becomes, where that is not always the same.
    """

    one: str
    also: tuple[str, ...]
    remark: str = ""
    words: Mapping[str, str] = field(default_factory=dict)


def verb_for_verb(one: str, *others: str) -> Alike:
    """Verbs that say the same, in all their forms."""
    words: dict[str, str] = {}
    for other in others:
        verb = ending(other)
        forms = {form: other.removesuffix(verb) + word for form, word in VERBS[verb].items()}
        words |= {word: VERBS[one][form] for form, word in forms.items() if form in VERBS[one]}
    return Alike(one, (_any(words),), "in all its forms", words)


def _any(words: Iterable[str]) -> str:
    return "|".join(map(re.escape, sorted(words, key=lambda word: (-len(word), word))))


def _polite() -> Alike:
    """ます, ました, ません, まして behind a verb of the table."""
    tails = {"ます": "dict", "ました": "ta", "ません": "not", "まして": "te"}
    words = {
        forms["i"] + tail: forms[form]
        for forms in VERBS.values()
        for tail, form in tails.items()
        if "i" in forms and form in forms
    }
    words |= {"あります": "ある", "います": "いる", "ありません": "ない", "いません": "いない", "できます": "できる"}
    words |= {"できません": "できない", "です。": "である。"}
    words |= {
        forms["can"][:-1] + tail: forms[form]
        for forms in VERBS.values()
        for tail, form in (("ます", "can"), ("ません", "cannot"))
        if form in forms and forms.get("can", "").endswith("る")
    }
    stems = {word.removesuffix(tail) for word in words for tail in tails if word.endswith(tail)}
    asked = {forms["te"] + "ください": forms["dict"] for forms in VERBS.values() if "te" in forms}
    ways = (rf"(?:{_any(stems)})(?:{_any(tails)})", "です。", _any(asked))
    return Alike("", ways, "polite forms: 引きます and 引いてください are 引く", words | asked)


def _roundabout() -> Alike:
    """することができる and することはできない: what one can do and cannot."""
    tails = {"る": "can", "ます": "can", "ない": "cannot", "ません": "cannot", "ず": "cannoti"}
    words = {
        f"{forms['dict']}{thing}{particle}{can}{tail}": forms[form]
        for forms in VERBS.values()
        for tail, form in tails.items()
        if form in forms and "dict" in forms
        for thing in ("こと", "事")
        for particle in "がは"
        for can in ("でき", "出来")
    }
    some = _any({forms["dict"] for forms in VERBS.values() if "cannot" in forms})
    pattern = rf"(?:{some})(?:こと|事)[がは](?:でき|出来)(?:{_any(tails)})"
    return Alike("", (pattern,), "引くことができない is 引けない", words)


def _nominal() -> Alike:
    """Nを行う and Nをする for Nする, Nが行われる for Nされる."""
    suru = VERBS["する"]
    words = {f"を{forms[form]}": suru[form] for forms in (VERBS["行う"], suru) for form in suru if form in forms}
    words |= {"が行われ": "され"}
    pattern = rf"(?<=[一-鿿々ァ-ヺー])(?:{_any(words)})(?<!をし(?=か))"
    return Alike("する", (pattern,), "攻撃を行う is 攻撃する, in all forms", words)


def _each_time() -> Alike:
    """するたびに before an arrow: whenever it happens."""
    words = {
        f"{forms['dict']}たび{to}": f"{forms['ta']}時" for forms in VERBS.values() if "ta" in forms for to in ("", "に")
    }
    some = _any({forms["dict"] for forms in VERBS.values() if "ta" in forms})
    return Alike("", (rf"(?:{some})たびに?(?= ?⇒)",), "引くたびに is 引いた時", words)


def _one_less() -> Alike:
    """So many or more that cannot be: one less is the most."""
    words = {
        f"ターンに{n}{unit}以上{to}": f"ターンに{n - 1}{unit}しか"
        for n in range(2, 10)
        for unit in "枚回体度"
        for to in ("", "の")
    }
    return Alike(
        "", (rf"(?:{_any(words)})(?=[^。⇒：]*できない)",), "1ターンに2枚以上…できない is 1枚しか…できない", words
    )


EVERYWHERE: Final[tuple[Alike, ...]] = (
    Alike("すべて", ("全て", "総て")),
    Alike("。", ("[!！]+",), "an exclamation"),
    Alike("時", ("(?:とき|時|際)に(?!の|は|も|しか|だけ|限)", "とき", "(?<=[るた])際")),
    Alike("限り", ("かぎり",)),
    Alike("代わりに", ("かわりに", "替わりに")),
    Alike("な", ("(?<=[がはも])無(?=い|く|け|かった)",), "無い is ない"),
    Alike("または", ("又は", "もしくは", "あるいは")),
    Alike("および", ("及び", "ならびに")),
    Alike("できる", ("出来る",)),
    Alike("できない", ("出来ない",)),
    Alike("ただし", ("但し",)),
    Alike("さらに", ("更に",)),
    Alike("いずれか", ("何れか", "どれか")),
    Alike("ごとに", ("毎に",)),
    Alike("たび", ("(?<=[るうくすつむぶ])度に?(?=、)",), "as often as it happens"),
    Alike("他の", ("ほかの", "別の")),
    Alike("同じ", ("おなじ",)),
    Alike("最も", ("もっとも",)),
    Alike("まで", ("迄",)),
    Alike("既に", ("すでに",)),
    Alike("持つ", ("もつ",)),
    Alike("選ぶ", ("えらぶ",)),
    Alike("選び", ("えらび",)),
    Alike("引く", ("ひく",)),
    Alike("なら", ("ならば", "であれば")),
    Alike("るなら", ("(?<!け)れば",), "あれば is あるなら"),
    Alike("たなら", ("たら(?![さしす])",), "引いたら is 引いたなら"),
    Alike("その後", ("その後で", "そのあとで?", "それから(?=、)", "次いで", "続いて(?=、)")),
    Alike(
        "終了時",
        (
            "が(?:終了する|終わる)(?:時|とき)?(?=まで)",
            "の(?:終わり|終了時)",
            "終了(?=まで)",
            "(?<=ターン)のターン終了時",
        ),
    ),
    Alike("開始時", ("の(?:開始時|はじめ|初め|最初)", "が(?:始まった|開始した|始まる|開始する)(?:時|とき)")),
    Alike("この効果で", ("この効果によって", "これによって", "これにより", "この方法で", "この効果により")),
    Alike("無作為に", ("ランダムに", "無作為で")),
    Alike("順番で", ("順序で", "順で")),
    Alike("好きな", ("任意の", "望む")),
    Alike(
        "お互いのプレイヤー",
        ("(?:それぞれ|全員|すべて|全て|両方)のプレイヤー", "[両全]プレイヤー", "各プレイヤー", "お互い(?=[はが])"),
    ),
    Alike(
        "",
        ("(?<=[枚点体つ])ずつ(?=引|捨|失|得|公開|ドロー|カード)",),
        "so many each",
    ),
    verb_for_verb("引く", "ドローする"),
    verb_for_verb("見る", "確認する"),
    verb_for_verb("選ぶ", "選択する"),
    verb_for_verb("選ばれる", "選択される"),
    Alike("て", ("てから(?!の)",), "behind a verb"),
    Alike("回", ("(?<=[0-9])度",)),
    Alike(
        "以下から",
        (r"(?:以下|次)の(?:(?:[0-9]つ|効果|能力)(?:の中|のうち)?|中|うち)?から", "(?:以下|次)のうち(?=[0-9])"),
    ),
    _polite(),
    _roundabout(),
    _nominal(),
    _each_time(),
    _one_less(),
    Alike("場合、", ("場合は、", "場合には、")),
    Alike("いなら", ("ければ(?!な[らり]|いけ)",), "いなければ is いないなら"),
    Alike("まで", ("までの間",)),
    Alike("そうした", ("(?<=。)(?:(?:自分|相手|あなた)[がは])?(?:支払った|そのようにした)(?=場合|なら|ら、)",)),
    Alike("そうしなかった", ("(?<=。)(?:(?:自分|相手|あなた)[がは])?支払わなかった(?=場合|なら|ら、)",)),
    Alike("そうしない", ("(?<=。)(?:(?:自分|相手|あなた)[がは])?支払わない(?=場合|なら)",)),
    Alike("", ("(?<=。)(?:さらに|また|加えて|そして)、",), "what only joins sentences"),
    Alike("代わりに", ("その代わりに?、?", "代わりに、")),
    Alike("そうしたなら、", ("そうしたら、?",)),
    Alike("そうでない", ("(?<=、)それ以外の?(?=なら|場合)",)),
    Alike("好きな数", ("好きな数だけ",)),
    Alike("から", ("(?<=[札地])の中から", "(?<=デッキ)の中から"), "out of a pile"),
    Alike("よい。", ("よいです。", "かまわない。", "構わない。")),
    *[
        Alike(f"{noun}する。", (rf"(?<=[を枚体点つて、]){noun}。",), "a sentence may end in a noun")
        for noun in ("ドロー", "破壊", "タップ", "アンタップ", "生成", "公開", "複製", "召喚", "シャッフル", "回復")
    ],
    Alike("ダメージを与える。", ("(?<=[点の])ダメージ。",)),
    Alike("てもよい", ("ても(?:構|かま)(?:わない|いません)", "ても良い", "て良い")),
    Alike("に", ("に対して?、?(?=[0-9]|[^0-9]*?ダメージ|【|、|こ|次)",), "to whom something is done"),
    Alike("そうした", ("(?:自分|あなた)がそうした",)),
    Alike("ていない", ("ていなかった",)),
    Alike("していない", ("しなかった",)),
    Alike("レベル", (r"(?:LV|Lv|lv)\.?(?=[0-9X])",), "before a number"),
    Alike("", (" +",), "spaces"),
    Alike("）", ("。）",), "a full stop before a round bracket"),
    Alike("。", ("(?<=[るいうたよ])[!！]",), "the end of a sentence"),
    Alike("", ("(?<=[がをはも])1[体枚人つ回度個]も(?=[^。、⇒]*な[いかく])",), "not even one"),
    *[
        Alike(str(at), (rf"{numeral}(?=[枚体つ人回点個種])",), "before a counter")
        for at, numeral in enumerate(_NUMERALS, 1)
    ],
)
"""For every game."""


compiled: Final = cache(re.compile)
"""`re` forgets all but a few hundred expressions; most of these are those of every game."""


class Spelling:
    """A table of likes, compiled. What stands in quotes of a name is left as it is; a whole ability is no name."""

    def __init__(self, likes: Iterable[Alike], quotes: str = "“”") -> None:
        self.likes: Final = tuple(likes)
        kept = "|".join(
            f"{re.escape(a)}[^{re.escape(a + b)}。：⇒]*{re.escape(b)}"
            for a, b in zip(quotes[::2], quotes[1::2], strict=True)
        )
        self._ways: Final[list[tuple[re.Pattern[str], Alike | None]]] = [
            (compiled(kept), None),
            *((compiled(pattern), like) for like in self.likes for pattern in like.also),
        ]
        """What is looked for, what comes earlier in the list first where two begin at one place; with no likeness, it
        is kept. One by one they are found much faster than as one expression: each knows what it begins with."""
        self._pieces: Final[dict[str, str]] = {}

    def one(self, text: str) -> tuple[str, list[int]]:
        """The text in one form, and where each of its characters (and its end) came from. What one likeness makes may
        be another's: 攻撃を行うことができない, 攻撃することができない, 攻撃できない."""
        made, origin = text, list(range(len(text) + 1))
        for _ in range(PASSES + 1):
            again, places = self._once(made)
            if again == made:
                break
            made, origin = again, [origin[place] for place in places]
        return made, origin

    def _once(self, text: str) -> tuple[str, list[int]]:
        made: list[str] = []
        origin: list[int] = []
        here = 0
        coming = {at: found for at, (pattern, _) in enumerate(self._ways) if (found := pattern.search(text))}
        while coming:
            first = min(coming, key=lambda at: (coming[at].start(), at))
            found = coming[first]
            start, end = found.span()
            made.append(text[here:start])
            origin.extend(range(here, start))
            like = self._ways[first][1]
            form = found[0] if like is None else like.words.get(found[0], like.one)
            made.append(form)
            origin.extend(min(start + at, max(start, end - 1)) for at in range(len(form)))
            here = end
            for at in [at for at, other in coming.items() if other.start() < end or at == first]:
                onwards = max(end, start + 1)
                # behind the end `search` would find what has no width there again and again
                again = self._ways[at][0].search(text, onwards) if onwards <= len(text) else None
                if again is None:
                    del coming[at]
                else:
                    coming[at] = again
        made.append(text[here:])
        origin.extend(range(here, len(text) + 1))
        return "".join(made), origin

    def plain(self, text: str) -> str:
        """The text in one form."""
        return self.one(text)[0]

    def _plain_piece(self, piece: str) -> str:
        """The same for what stands between the slots of rows; a few pieces are most of them."""
        known = self._pieces.get(piece)
        if known is None:
            known = self._pieces[piece] = self.plain(piece)
        return known

    def loose(self, rows: Iterable[Phrase]) -> tuple[Phrase, ...]:
        """Rows in one form."""
        return tuple(
            replace(row, ja=self._row(row.ja), also=tuple(map(self._row, row.also)), forms=self._forms_of(row.forms))
            for row in rows
        )

    def _forms_of(self, forms: Mapping[str, str]) -> dict[str, str]:
        return {form: self._row(text) for form, text in forms.items()}

    def _row(self, template: str) -> str:
        pieces = _GAP.split(template)
        return "".join(
            piece if piece.startswith("{") else self._behind(before, piece).replace(" ", "")
            for before, piece in zip(["", *pieces], pieces, strict=False)
        )

    def _behind(self, slot: str, piece: str) -> str:
        """What stands behind a number in a row is spelled as it is behind a number in a text."""
        return (
            self._plain_piece(f"1{piece}").removeprefix("1")
            if slot.endswith((":amount}", "{amount}"))
            else self._plain_piece(piece)
        )
