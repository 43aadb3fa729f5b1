"""The verb table: how the last word of a row inflects.

Forms: `dict` (する), `i` (し), `te` (して), `ta` (した), `can` (できる), `cannot` (できない), `cannoti` (できず),
`not` (しない), `nakatta` (しなかった), `nara` (before なら). A form that a verb lacks is simply not read.
"""

from __future__ import annotations

from typing import Final

FORMS: Final = ("dict", "i", "te", "ta", "can", "cannot", "cannoti", "not", "nakatta", "nara")

_GODAN: Final[dict[str, tuple[str, str, str, str, str]]] = {
    # ending: i, te, ta, negative stem, potential stem
    "う": ("い", "って", "った", "わ", "え"),
    "つ": ("ち", "って", "った", "た", "て"),
    "る": ("り", "って", "った", "ら", "れ"),
    "く": ("き", "いて", "いた", "か", "け"),
    "す": ("し", "して", "した", "さ", "せ"),
    "ぶ": ("び", "んで", "んだ", "ば", "べ"),
    "む": ("み", "んで", "んだ", "ま", "め"),
}


def godan(word: str) -> dict[str, str]:
    """A five-row verb (引く)."""
    stem, (i, te, ta, neg, can) = word[:-1], _GODAN[word[-1]]
    return {
        "dict": word,
        "i": stem + i,
        "te": stem + te,
        "ta": stem + ta,
        "can": f"{stem}{can}る",
        "cannot": f"{stem}{can}ない",
        "cannoti": f"{stem}{can}ず",
        "not": f"{stem}{neg}ない",
        "nakatta": f"{stem}{neg}なかった",
        "nara": word,
    }


def ichidan(word: str) -> dict[str, str]:
    """A one-row verb (捨てる)."""
    stem = word[:-1]
    return {
        "dict": word,
        "i": stem,
        "te": f"{stem}て",
        "ta": f"{stem}た",
        "can": f"{stem}られる",
        "cannot": f"{stem}られない",
        "cannoti": f"{stem}られず",
        "not": f"{stem}ない",
        "nakatta": f"{stem}なかった",
        "nara": word,
    }


def passive(word: str) -> dict[str, str]:
    """A passive (される): what is not done cannot be done."""
    forms = ichidan(word)
    del forms["can"]
    return {**forms, "cannot": forms["not"], "cannoti": f"{word[:-1]}ず"}


def passive_of(word: str) -> str:
    """What is done, said of what it is done to: 破壊する, 破壊される."""
    verb = ending(word)
    stem = VERBS[verb]["not"].removesuffix("ない")
    return (
        word.removesuffix(verb)
        + ("され" if verb.endswith("する") else stem + ("れ" if verb in _FIVE_ROW.split() else "られ"))
        + "る"
    )


SURU: Final = {
    "dict": "する",
    "i": "し",
    "te": "して",
    "ta": "した",
    "can": "できる",
    "cannot": "できない",
    "cannoti": "できず",
    "not": "しない",
    "nakatta": "しなかった",
    "nara": "する",
}
# 対象になる and the like: the plain negative is the prohibition
NARU: Final = {**godan("なる"), "cannot": "ならない", "cannoti": "ならず"}

_FIVE_ROW: Final = (
    "引く 送る 置く 戻す 出す 取り除く 生み出す 支払う 穢す 探す 選ぶ 失う 減らす 増やす "
    "移す 持つ 行う 戻る 加わる 減る 打ち消す 飛ばす 扱う 奪う 入る 払う 上がる 下がる 外す 与え合う"
)
_ONE_ROW: Final = (
    "加える 捨てる 見る 見せる 得る 重ねる 離れる 外れる 入れ替える 出る 変える 与える 増える させる 受ける "
    "上げる 下げる 引かせる"
)
_PASSIVE: Final = (
    "される",
    "させられる",
    *(f"{godan(word)['not'].removesuffix('ない')}れる" for word in _FIVE_ROW.split()),
    *(f"{word.removesuffix('る')}られる" for word in _ONE_ROW.split()),
)

VERBS: Final[dict[str, dict[str, str]]] = {
    "する": SURU,
    "なる": NARU,
    "ある": {"dict": "ある", "i": "あり", "te": "あって", "ta": "あった", "nara": "ある"},
    "いる": {"dict": "いる", "i": "おり", "te": "いて", "ta": "いた", "nara": "いる"},
    "いない": {"dict": "いない", "i": "おらず", "te": "いなくて", "ta": "いなかった", "nara": "いない"},
    "いた": {"dict": "いた", "nara": "いた"},
    "なかった": {"dict": "なかった", "nara": "なかった"},
    "ない": {"dict": "ない", "i": "なく", "te": "なくて", "ta": "なかった", "nara": "ない"},
    "である": {"dict": "である", "i": "であり", "te": "であって", "ta": "であった", "nara": ""},
    "でない": {"dict": "でない", "i": "でなく", "te": "でなくて", "ta": "でなかった", "nara": "でない"},
    "よい": {"dict": "よい", "nara": "よい"},
    "等しい": {"dict": "等しい", "nara": "等しい"},
    "できる": {"dict": "できる", "nara": "できる"},
    **{word: godan(word) for word in _FIVE_ROW.split()},
    **{word: ichidan(word) for word in _ONE_ROW.split()},
    **{word: passive(word) for word in _PASSIVE},
}


_LONGEST: Final = max(map(len, VERBS))


def ending(text: str) -> str:
    """The verb that a Japanese row ends in, or ""."""
    for at in range(max(0, len(text) - _LONGEST), len(text)):
        if text[at:] in VERBS:
            return text[at:]
    return ""
