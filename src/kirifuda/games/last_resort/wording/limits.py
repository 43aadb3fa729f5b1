"""Wordings of last_resort for when something may be done at all: summoned, turned up, used, attacked or blocked with."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort import ast as r
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_WHEN: Final = ("{%s}場合", "{%s}時", "{%s}間", "{%s.nara}の場合", "{%s.nara}の時", "{%s.nara}の間", "{%s}限り")
_ONLY: Final = ("にのみ", "に限り", "にだけ", "だけ", "のみ", "にのみ、", "に限り、", "にだけ、", "だけ、", "のみ、")
_BARELY: Final = ("にしか", "しか", "以外", "以外に", "以外は", "以外には", "でないなら", "でないなら、")
_PLAIN: Final = ("", "に", "、")


def whenever(category: str, condition: str, tails: tuple[str, ...]) -> Phrase:
    """A condition under which something may be done, in all its words: 場合にのみ, 時に限り, の場合にしか."""
    ways = [
        way % condition + tail
        for tail in tails
        for way in _WHEN
        if not way.endswith("限り") or tail in ("", "、", "でないなら", "でないなら、")
    ]
    return Phrase(category, None, ways[0], f"{{{condition}}}", also=tuple(ways[1:]))


_DRAWING: Final = tuple(
    a.Now(a.Period(a.EveryOne(), a.AnyPlayer(), a.Phase(step))) for step in ("ドローステップ1", "ドローステップ2")
)
"""L-7.1, L-11.1."""


LIMITING: Final = [
    whenever("only", "cond", _ONLY),
    whenever("barely", "cond", _BARELY),
    whenever("ifso", "cond", (*_PLAIN, *_ONLY)),
    Phrase("ifso", None, "{cond.nara}なら", "{cond}", also=("{cond.nara}なら、",)),
    whenever("onlys", "states", (*_ONLY, "")),
    whenever("barelys", "states", _BARELY),
    Phrase("hinders", None, "{cond}場合", "{cond}", also=("{cond}場合、", "{cond}時", "{cond}時、", "{cond.nara}なら", "{cond.nara}なら、", "{cond.nara}の場合", "{cond.nara}の場合、", "{cond}限り", "{cond}限り、", "{cond}間", "{cond}間、", "{cond}場合には", "{cond}時には")),
    Phrase("given", a.OnlyWhen, "{condition:states}場合、", " This ability can be used only if {condition}.", also=("{condition:states.nara}の場合、", "{condition:states}時、", "{condition:states.nara}なら、", "{condition:states}限り、", "{condition:states}間、", "{condition:states.i}、")),
    Phrase("given", a.OnlyWhen, "{condition.condition.period:steponly}以外の間、", " It happens only outside {condition.condition.period}.", inner={"condition": r.Not, "condition.condition": a.Now}),
    Phrase("given", a.OnlyWhen, "ドローステップ以外の間、", " It happens only outside the Draw steps.", {"condition": r.Not(a.AnyTrue(_DRAWING))}),
    Phrase("hinderss", None, "{states.nara}なら", "{states}", also=("{states.nara}なら、",)),
]  # fmt: skip

_SELF: Final = ("このカード", "このクリーチャー", "このスペル", "このアイテム", "この装備アイテム")
_RESORT: Final = ("このカード", "このラストリゾート", "ラストリゾート", "自分のラストリゾート")
_TURNED: Final = ("表に", "表向きに")


def said_of(names: tuple[str, ...], when: str, done: tuple[str, ...]) -> tuple[str, ...]:
    """Something that may be done with a card if something is so; the card before it, behind it, or not named."""
    return tuple(
        dict.fromkeys(
            f"{way}{verb}。"
            for verb in done
            for way in (
                *(f"{name}は{when}" for name in names),
                *(f"{name}を{when}" for name in names),
                *(f"{when}{name}{particle}" for name in names for particle in "はを"),
                when,
            )
        )
    )


_UP: Final = tuple(f"{turned}できる" for turned in _TURNED)
_NOT_UP: Final = tuple(f"{turned}できない" for turned in _TURNED)
_USE: Final = ("使用できる", "発動できる", "発動する", "使用してもよい")
_NO_USE: Final = ("使用できない", "発動できない", "発動しない")


def used(when: str, done: tuple[str, ...]) -> tuple[str, ...]:
    """An ability that may be used if something is so."""
    return tuple(f"{what}は{when}{verb}。" for what in ("この能力", "この効果", "このリーダースキル") for verb in done)


LIMITS: Final = [
    # L-9.1
    Phrase("ability", r.AsSummoned, "このカードを召喚する時、{do:body}", "As this card is summoned, {do}", also=tuple(f"{name}を召喚する{when}、{{do:body}}" for name in _SELF for when in ("時", "際"))[1:], weak=True),
    Phrase("ability", r.ExtraCost, "このカードを召喚する追加コストとして、{do:act}。", "To summon this card, {do} besides paying its cost.", also=tuple(f"{how}、{who}{{do:act}}。" for who in ("", "自分は") for how in ("この召喚の追加コストとして", "召喚の追加コストとして")) + tuple(f"{name}{how}、{who}{{do:act}}。" for who in ("", "自分は") for name in _SELF for how in ("を召喚する追加コストとして", "を召喚するための追加コストとして", "を召喚する時、追加コストとして", "を召喚するためには追加で", "を召喚するには、追加で", "の召喚の追加コストとして")) + tuple(f"{name}は{{do:act.not}}なら召喚できない。" for name in _SELF)),
    # L-1.9
    Phrase("ability", r.EquipOnly, "このカードは{of:f_fit}にのみ装備できる。", "This card is laid on {of#pl} only.", also=tuple(f"{name}は{{of:f_fit}}{only}。" for name in ("このカード", "このアイテム", "この装備アイテム") for only in ("にのみ装備できる", "だけに装備できる", "にだけ装備できる", "に限り装備できる", "にしか装備できない", "以外に装備できない", "以外には装備できない", "でないなら装備できない"))[1:]),
    Phrase("f_fit", None, "{f_soon}", "{f_soon#}"),
    Phrase("f_fit", a.Filter, "自分の{qualities:fit!}{noun:k_tai}", "{qualities<}{noun#}{qualities>#}", {"where": a.Place(a.Zone("戦場"), a.You())}),
    Phrase("fit", a.Has, "{feature:race}の", "{feature} |", also=("{feature:race}を持つ",)),
    Phrase("fit", r.OfLeaderColour, "リーダーと同じ色の", "| of your leader's colour"),
    Phrase("fit", a.StatIs, "{stat}{amount}{relation:rel}の", "| with {stat} {relation<}{amount}{relation>}", also=("{stat}が{amount}{relation:rel}の",)),
    # L-15.2
    Phrase("ability", r.SummonIf, "召喚条件：{condition:cond}。", "Summoning condition: {condition}.", also=(*said_of(_SELF, "{condition:only}", ("召喚できる",)), *said_of(_SELF, "{condition:barely}", ("召喚できない",)))),
    Phrase("ability", r.SummonIf, "{condition.condition:hinders}このカードは召喚できない。", "Summoning condition: it is not so that {condition.condition}.", inner={"condition": r.Not}, also=said_of(_SELF, "{condition.condition:hinders}", ("召喚できない",))),
    # L-1.19
    Phrase("ability", r.TurnUpIf, "条件：{condition:cond}。", "Condition: {condition}.", also=("条件：{condition:cond.nara}。", "発動条件：{condition:cond}。", "使用条件：{condition:cond}。", "条件：{condition:cond}場合。", "条件：{condition:cond.nara}の場合。", "条件：{condition:cond}時。", "条件：{condition:cond.nara}の時。", "条件：{condition:cond}場合に表にできる。", "条件：{condition:cond.nara}の場合に表にできる。", *said_of(_RESORT, "{condition:ifso}", _UP), *said_of(_RESORT, "{condition:barely}", _NOT_UP))),
    Phrase("ability", r.TurnUpIf, "{condition.condition:hinders}このカードを表にできない。", "Condition: it is not so that {condition.condition}.", inner={"condition": r.Not}, also=said_of(_RESORT, "{condition.condition:hinders}", _NOT_UP)),
    # L-9.4
    Phrase("limit", a.OnlyWhen, "この能力は{condition:only}使用できる。", " This ability can be used only if {condition}.", also=(*used("{condition:only}", _USE)[1:], *used("{condition:barely}", _NO_USE))),
    Phrase("limit", a.OnlyWhen, "この能力は{condition.condition:hinders}使用できない。", " This ability cannot be used if {condition.condition}.", inner={"condition": r.Not}, also=used("{condition.condition:hinders}", _NO_USE)[1:]),
]  # fmt: skip


def fighting(verb: str, english: str, deed: a.Deed) -> list[Phrase]:
    """L-10.2, L-10.5: whoever does something only if something is so."""
    can, cannot = f"{verb}できる", f"{verb}できない"
    return [
        Phrase("saying", a.If, f"{{then.subject:topic}}{{condition.condition:onlys}}{can}", f"unless {{condition.condition}}, {{then.subject}} cannot {english}", {"then.deed": deed}, inner={"then": a.Forbid, "condition": r.Not}, also=(f"{{condition.condition:onlys}}{{then.subject:topic}}{can}", f"{{then.subject:topic}}{{condition.condition:barelys}}{cannot}")),
        Phrase("saying", a.If, f"{{then.subject:topic}}{{condition:hinderss}}{cannot}", f"if {{condition}}, {{then.subject}} cannot {english}", {"then.deed": deed}, inner={"then": a.Forbid}),
    ]  # fmt: skip


FIGHTING: Final = [*fighting("アタック", "attack", r.Attacks()), *fighting("ブロック", "block", r.Blocks())]
