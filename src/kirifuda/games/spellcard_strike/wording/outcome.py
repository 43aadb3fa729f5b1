"""Spellcard Strike wordings for what came of an effect: who survived its damage, how many cards it moved."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

STRIKER: Final = a.Kind("ストライカー")
_BY_THIS: Final = (
    "",
    "この効果で",
    "このダメージで",
    "これにより",
    "この方法で",
    "このダメージによって",
    "この効果によって",
)
_NOT: Final = ("撃破されなかった", "撃破されていない", "撃破されない")
_NOT_DONE: Final = ("撃破しなかった", "撃破していない", "撃破できなかった")
_NONE: Final = (*(f"が1体も{ended}" for ended in _NOT), *(f"を1体も{ended}" for ended in _NOT_DONE))
_SURVIVED: Final = [
    f"{by}{{what:survivor}}が{ended}{case}、{{then:scope}}"
    for by in _BY_THIS
    for ended in _NOT
    for case in ("場合", "なら")
] + [
    f"{by}{{what:survivor}}を{ended}{case}、{{then:scope}}"
    for by in _BY_THIS
    for ended in _NOT_DONE
    for case in ("場合", "なら")
]
_UNNAMED: Final = [
    f"{by}{ended}{case}、{{then:scope}}"
    for by in _BY_THIS
    for ended in (*_NOT[:2], *_NOT_DONE)
    for case in ("場合", "なら")
]

OUTCOMES: Final = [
    Phrase("clause", s.IfSurvived, _SURVIVED[0], "if {what} (is|are)#what not destroyed, {then}", also=tuple(_SURVIVED[1:])),
    Phrase("clause", s.IfSurvived, _UNNAMED[0], "if (it is|they are)#what not destroyed, {then}", {"what": a.Dropped()}, also=tuple(_UNNAMED[1:])),
    Phrase("clause", s.Meanwhile, "その間、{do:scope}", "meanwhile, {do~}", also=("その間は、{do:scope}", "その期間中、{do:scope}", "この間、{do:scope}")),
    Phrase("clause", s.InsteadFor, "{of:f_tai}には、かわりに【{amount:sum}】ダメージ", "{of#pl} are dealt {amount} damage instead", also=(*tuple(f"{{of:f_tai}}{there}かわりに【{{amount:sum}}】ダメージ{dealt}" for there in ("には、", "には", "に、", "に") for dealt in ("", "を与える") if (there, dealt) != ("には、", "")), "{of:f_tai}は、かわりに【{amount:sum}】ダメージを受ける", "{of:f_tai}はかわりに【{amount:sum}】ダメージを受ける")),
    Phrase("clause", s.FirmDamage, "このダメージは減少しない", "this damage is not lowered", also=tuple(f"{this}ダメージ{wa}{no}" for this in ("この", "その", "これらの", "この効果の") for wa in ("は", "を") for no in (("減少しない", "減少されない", "減少させられない", "減らない", "減らされない", "軽減されない", "減らせない", "減少できない", "軽減できない", "減らすことができない", "減少させることができない") if wa == "は" else ("減少させることができない", "減少することができない", "減らすことができない", "軽減することができない", "減らせない", "減少できない")) if (this, no) != ("この", "減少しない"))),
    Phrase("survivor", None, "{ref}", "{ref}"),
    Phrase("survivor", None, "{somebody}", "{somebody}", weak=True),
    Phrase("survivor", a.That, "{whose:thatside}", "that {whose} striker", {"noun": STRIKER}),
    Phrase("survivor", a.That, "ストライカー", "that striker", {"whose": a.AnyPlayer(), "noun": STRIKER}),
]  # fmt: skip

_CAPS: Final = (
    "{letter:letter}は{most:amount}を超えない",
    "{letter:letter}の最大値は{most:amount}",
    "{letter:letter}の最大値は{most:amount}である",
    "{letter:letter}の最大値は{most:amount}とする",
    "{letter:letter}の上限は{most:amount}",
    "{letter:letter}の上限は{most:amount}とする",
    "{letter:letter}は最大{most:amount}",
    "{letter:letter}は最大で{most:amount}",
    "{letter:letter}は最大{most:amount}まで",
    "{letter:letter}は{most:amount}までである",
    "{letter:letter}は{most:amount}を上限とする",
    "{letter:letter}は{most:amount}以下でなければならない",
    "{letter:letter}が{most:amount}を超える場合、{letter:letter}は{most:amount}とする",
)
CAPS: Final = [
    Phrase("clause", s.NoMore, _CAPS[0], "{letter} is no more than {most}", also=_CAPS[1:-1]),
    Phrase("measure1", s.Fallen, "この効果で撃破された{whose:fallenof}の数", "the number of {whose#pl} destroyed by this", {"what": a.Them()}, also=tuple(f"{by}{did}{{whose:fallenof}}の{number}" for by in ("", *_BY_THIS[1:]) for did in ("撃破された", "撃破した") for number in ("数", "体数") if (by, did, number) != ("この効果で", "撃破された", "数"))),
    Phrase("per_tai", s.Fallen, "この効果で撃破された{whose:fallenof}", "{whose#} destroyed by this", {"what": a.Them()}, also=tuple(f"{by}{did}{{whose:fallenof}}" for by in _BY_THIS[1:] for did in ("撃破された", "撃破した") if (by, did) != ("この効果で", "撃破された"))),
    Phrase("fallenof", a.Opponent, "敵", "(enemy|enemies)#"),
    Phrase("fallenof", a.You, "味方", "(ally|allies)#"),
    Phrase("fallenof", a.AnyPlayer, "ストライカー", "(striker|strikers)#"),
]  # fmt: skip


def _so(said: str, case: str) -> str:
    """A condition on a number, before what follows from it."""
    return (
        said.replace("{right:", "{condition.right:").replace("{relation:", "{condition.relation:")
        + case
        + "、{then:scope}"
    )


_DONE: Final = (
    "捨てた",
    "除外した",
    "捨て札に置いた",
    "捨て札に置かれた",
    "捨てられた",
    "除外された",
    "戻した",
    "山札に戻した",
    "手札に加えた",
    "手札に戻した",
    "公開した",
    "置いた",
    "置かれた",
    "選んだ",
)
_TURNED: Final = ("表向きにした", "表向きになった", "裏向きにした", "裏向きになった")
_CARDS: Final = ("カード", "手札", "スペルカード", "装備スペル")
_MOVED_ACTIVE: Final = (
    "捨てた",
    "除外した",
    "捨て札に置いた",
    "山札に戻した",
    "手札に加えた",
    "手札に戻した",
    "公開した",
    "置いた",
    "選んだ",
)
_MOVED_PASSIVE: Final = (
    "捨てられた",
    "除外された",
    "捨て札に置かれた",
    "山札に戻された",
    "手札に加えられた",
    "手札に戻された",
    "公開された",
    "置かれた",
)
_SO_MANY: Final = [
    *(f"{by}{{right:amount}}枚{{relation:many}}の{card}が{did}" for by in ("", "この効果で") for card in _CARDS for did in _MOVED_PASSIVE),
    *(f"{by}{card}が{{right:amount}}枚{{relation:many}}{did}" for by in ("", "この効果で") for card in _CARDS for did in _MOVED_PASSIVE),
    *(f"{by}{{right:amount}}枚{{relation:many}}の{card}を{did}" for by in ("", "この効果で") for card in _CARDS for did in _MOVED_ACTIVE),
    *(f"{by}{card}を{{right:amount}}枚{{relation:many}}{did}" for by in ("", "この効果で") for card in _CARDS for did in _MOVED_ACTIVE),
    *(f"{by}{did}{card}が{{right:amount}}枚{{relation:many}}{be}" for by in ("", "この効果で") for card in _CARDS for did in (*_MOVED_ACTIVE, *_MOVED_PASSIVE) for be in ("の", "である")),
    *(f"{by}{{right:amount}}枚{{relation:many}}{did}" for by in ("", "この効果で") for did in (*_MOVED_ACTIVE, *_MOVED_PASSIVE)),
]  # fmt: skip
_FELL: Final = (
    "{condition.left.whose:fallenof}が{condition.right:amount}体{condition.relation:many}撃破された",
    "{condition.left.whose:fallenof}を{condition.right:amount}体{condition.relation:many}撃破した",
    "{condition.right:amount}体{condition.relation:many}の{condition.left.whose:fallenof}が撃破された",
    "{condition.right:amount}体{condition.relation:many}の{condition.left.whose:fallenof}を撃破した",
)
_MOVED: Final = (
    ("捨て", "discarded", ("捨てた", "捨てられた")),
    ("除外", "removed", ("除外した", "除外された")),
    ("手札に加え", "put into a hand", ("手札に加えた", "手札に加えられた")),
    ("捨て札に置", "put into a discard pile", ("捨て札に置いた", "捨て札に置かれた")),
    ("公開", "revealed", ("公開した", "公開された")),
)
COUNTS: Final = [
    Phrase("clause", a.If, _so(_SO_MANY[0], "場合"), "if {condition.relation<}{condition.right}{condition.relation>} cards were moved by this, {then}", {"condition.left": a.ThatMany()}, inner={"condition": a.Compare}, also=(*(_so(one, "場合") for one in _SO_MANY[1:]), *(_so(one, "なら") for one in _SO_MANY))),
    Phrase("clause", a.If, "この効果で{condition.left.whose:fallenof}が{condition.right:amount}体{condition.relation:many}撃破された場合、{then:scope}", "if {condition.relation<}{condition.right}{condition.relation>} {condition.left.whose#pl} were destroyed by this, {then}", {"condition.left.what": a.Them()}, inner={"condition": a.Compare, "condition.left": s.Fallen}, also=tuple(f"{by}{who}{case}、{{then:scope}}" for by in _BY_THIS for who in _FELL for case in ("場合", "なら") if (by, who, case) != ("この効果で", _FELL[0], "場合"))),
    Phrase("clause", a.If, "この効果で{condition.left.whose:fallenof}が1体も撃破されなかった場合、{then:scope}", "if no {condition.left.whose} was destroyed by this, {then}", {"condition.left.what": a.Them(), "condition.relation": a.Same(), "condition.right": a.Num(0)}, inner={"condition": a.Compare, "condition.left": s.Fallen}, also=tuple(f"{by}{{condition.left.whose:fallenof}}{did}{case}、{{then:scope}}" for by in _BY_THIS for did in _NONE for case in ("場合", "なら") if (by, did, case) != ("この効果で", _NONE[0], "場合"))),
    # 2.3.7: of the cards that were moved
    *(
        Phrase("clause", a.If, f"この効果で{{condition.left.of.qualities:mod*}}カードを{did[0]}場合、{{then:scope}}", f"if a {{condition.left.of.qualities<}}card{{condition.left.of.qualities>}} was {english} by this, {{then}}", {"condition.left.of.where": s.MovedBy(how), "condition.left.of.noun": a.AnyCard(), "condition.relation": a.AtLeast(), "condition.right": a.Num(1)}, inner={"condition": a.Compare, "condition.left": a.CountOf, "condition.left.of": a.Filter}, also=tuple(f"{by}{{condition.left.of.qualities:mod*}}{card}{one}{case}、{{then:scope}}" for by in ("この効果で", "") for card in _CARDS[:3] for one in (*(f"を{active}" for active in did[:1]), *(f"が{passive}" for passive in did[1:])) for case in ("場合", "なら") if (by, card, one, case) != ("この効果で", "カード", f"を{did[0]}", "場合")))
        for how, english, did in _MOVED
    ),
    Phrase("measure1", a.ThatMany, "この効果で捨てたカードの枚数", "the number of cards moved by this", also=tuple(f"{by}{did}{card}の{number}" for by in ("", "この効果で") for did in _DONE for card in _CARDS for number in ("枚数", "数") if (by, did, card, number) != ("この効果で", "捨てた", "カード", "枚数"))),
    Phrase("measure1", a.ThatMany, "この効果で表向きになったカードの枚数", "the number of cards turned over by this", also=tuple(f"{by}{did}{card}の{number}" for by in ("", "この効果で") for did in _TURNED for card in ("カード", "ストライカー") for number in ("枚数", "数") if (by, did, card, number) != ("この効果で", "表向きになった", "カード", "枚数"))),
    Phrase("per_mai", a.ThatMany, "この効果で捨てたカード", "card moved by this", also=tuple(f"{by}{did}{card}" for by in ("", "この効果で") for did in _DONE for card in _CARDS if (by, did, card) != ("この効果で", "捨てた", "カード"))),
]  # fmt: skip
