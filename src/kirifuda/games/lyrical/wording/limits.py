"""Wordings of lyrical for what bounds the use of a card or an effect, and for what a card answers (N-7.3, N-8.3)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.wording.nouns import CHARACTER, FIELD
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_ITSELF: Final = (
    "この効果", "このエフェクト", "このカード", "このトリックカード", "このストラテジーカード", "この能力", "これ",
)  # fmt: skip
_MAY: Final = (
    "にだけ使用できる", "にのみ使用できる", "にしか使用できない", "のみ使用できる", "だけ使用できる", "しか使用できない",
    "にしか使用することができない", "にのみ使用することができる",
)  # fmt: skip
_OFTEN: Final = (
    "だけ使用できる", "しか使用できない", "まで使用できる", "までしか使用できない", "のみ使用できる",
    "しか使用することができない",
)  # fmt: skip
_UNANSWERED: Final = (
    "の使用に対してレスポンスすることはできない", "に対してレスポンスできない", "にレスポンスすることはできない",
    "に対してレスポンスすることはできない", "の使用に対してレスポンスできない", "の使用にはレスポンスできない",
    "はレスポンスされない",
)  # fmt: skip


def _ways(middle: str, ends: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """A limit with what it bounds before it, or without."""
    heads = (*(f"{word}は" for word in _ITSELF), "")
    first, *rest = [f"{head}{middle}{end}。" for head in heads for end in ends]
    return first, tuple(rest)


def _unanswered() -> tuple[str, ...]:
    """The ways to say that nobody can answer."""
    return tuple(
        f"{who}{word}{end}。"
        for who in ("", "対戦相手は", "お互いのプレイヤーは", "プレイヤーは")
        for word in _ITSELF
        for end in _UNANSWERED
        if not who or not end.startswith("は")
    )


def _not_when() -> list[str]:
    """対戦相手の場に…がいる場合は使用できない, with a gap for what must not be so."""
    ways = [
        f"{head}{{condition:holding{form}}}{link}{end}。"
        for head in (*(f"{word}は" for word in _ITSELF), "")
        for form, link in (
            ("", "場合"),
            ("", "場合は"),
            ("", "場合には"),
            (".nara", "なら"),
            ("", "時"),
            ("", "時は"),
            ("", "時には"),
        )
        for end in ("使用できない", "使用することができない")
    ]
    more = [
        f"{{condition:holding}}場合、{word}は{end}。"
        for word in _ITSELF
        for end in ("使用できない", "使用することができない")
    ]
    return [*ways, *more]


def limits() -> list[Phrase]:
    """この効果は1ターンに1回だけ使用できる, and whatever else bounds the use of a card or an effect."""
    once, more = _ways("1ターンに{times:amount}回", _OFTEN)
    more = (*more, *(f"1ターンに{{times:amount}}回{end}。" for end in ("", "まで", "のみ")))
    during, others = _ways("{period:stint}", _MAY)
    when, whiles = _ways("{condition:holding}場合", (*_MAY, "に使用できる", "使用できる"))
    whiles = (*whiles, *(way.replace("{condition:holding}場合", "{condition:states}時") for way in (when, *whiles)))
    unless, *nots = _not_when()
    unanswered = _unanswered()
    return [
        Phrase("limit", a.Times, once, " This can be used only {times} (time|times)#times a turn.", also=more),
        Phrase("limit", a.OnlyDuring, during, " This can be used only in {period}.", also=others),
        Phrase("limit", a.OnlyWhen, when, " This can be used only if {condition}.", also=whiles),
        Phrase("limit", n.AlsoPay, "このカードを使用するには、{cost:act!}。", " To use this, also {cost~}.", also=(*(f"このカードを使用する{link}、{more}{{cost:act!}}。" for link in ("には", "ためには", "とき", "時", "場合", "際") for more in ("", "追加で", "追加のコストとして", "コストに加えて", "必要コストに加えて", "追加コストとして")), "このカードは{cost:toll!}使用できない。", "{cost:toll!}使用できない。", "追加コストとして、{cost:act!}。")),
        Phrase("limit", n.InAnswer, "このエフェクトは{what:answered}。", " This can be used only in answer to {what}.", also=("この効果は{what:answered}。", "この能力は{what:answered}。"), weak=True),
        Phrase("limit", n.NotWhen, unless, " This cannot be used if {condition}.", also=tuple(nots)),
        Phrase("limit", n.EvenActed, "このエフェクトはこのキャラクターが行動済み状態でも使用できる。", " This can be used even while the character is acted.", also=("このエフェクトは行動済み状態でも使用できる。", "このエフェクトはセットされたキャラクターが行動済み状態でも使用できる。", "この効果は行動済み状態でも使用できる。", "この効果はこのキャラクターが行動済み状態でも使用できる。")),
        Phrase("limit", n.OnlyAnswering, "対戦相手の行動に対するレスポンスとしてのみ使用できる。", " This can be used only in answer to what your opponent does.", also=tuple(f"{head}対戦相手の行動{to}レスポンスとして{only}使用できる。" for head in ("", *(f"{word}は" for word in _ITSELF)) for to in ("に対する", "への", "に対して") for only in ("", "のみ", "だけ"))),
        Phrase("limit", n.Unanswerable, "このカードにはレスポンスできない。", " This cannot be answered.", also=unanswered),
        Phrase("stint", a.Period, "自分の{phase}", "your {phase}", {"which": a.EveryOne(), "whose": a.You()}, also=("自分の{phase}中", "自分の{phase}の間")),
        Phrase("stint", a.Period, "バトル中", "a battle", {"which": a.EveryOne(), "whose": a.AnyPlayer(), "phase": a.Phase("バトル")}, also=("バトルの間",)),
        Phrase("stint", a.Period, "対戦相手の{phase}", "your opponent's {phase}", {"which": a.EveryOne(), "whose": a.Opponent()}, also=("対戦相手の{phase}中", "対戦相手の{phase}の間")),
    ]  # fmt: skip


_USES: Final = (
    "{where.whose:player}が使用した{qualities:mod**}{noun:n_used}",
    "{where.whose:player}の{qualities:mod**}{noun:n_used}",
    "{where.whose:player}の{qualities:mod**}{noun:n_used}の使用",
    "{where.whose:player}の使用した{qualities:mod**}{noun:n_used}",
)


def _answering() -> list[str]:
    """…に対するレスポンスとしてのみ使用できる, with a gap for what is answered."""
    only = ("レスポンスとして使用できる", "レスポンスとしてのみ使用できる", "レスポンスとしてだけ使用できる")
    return [
        f"%s{to}{end}"
        for to, others in (
            ("に対する", ()),
            ("への", ()),
            ("に対して", ("使用できる", "のみ使用できる", "だけ使用できる")),
        )
        for end in (*only, *others)
    ]


def _unguarded(ends: tuple[str, ...]) -> list[str]:
    """The ways to say that nobody has guarded against an attack."""
    open_attacks = (
        "対戦相手のキャラクターがアタック宣言し、自分がガード宣言していない",
        "対戦相手のアタック宣言に対して自分がガード宣言しなかった",
        "対戦相手のキャラクターのアタック宣言に対して自分がガード宣言しなかった",
        "対戦相手のアタック宣言に対して自分がガード宣言していない",
        "対戦相手のアタック宣言に対してガード宣言しなかった",
    )
    return [
        f"{attack}{end}"
        for attack in open_attacks
        for end in (
            *ends,
            "ときにのみ、レスポンスとして使用できる",
            "ときにレスポンスとして使用できる",
            "ときにレスポンスとしてのみ使用できる",
            "場合に、レスポンスとしてのみ使用できる",
            "場合にレスポンスとして使用できる",
        )
    ]


def answers() -> list[Phrase]:
    """対戦相手が…を使用したときに使用できる: what a card answers is what it speaks of (N-7.3)."""
    ends = (
        "ときに使用できる", "ときにのみ使用できる", "ときにだけ使用できる", "場合に使用できる", "場合にのみ使用できる", "場合にだけ使用できる",
    )  # fmt: skip
    used = "{where.whose:player}が{qualities:mod**}{noun:n_used}を使用した"
    fights = "{where:side}{qualities:mod**}{noun:n_tai}が{qualities:stanced}"
    others = "{qualities:mod}{where:side1}{qualities:mod**}{noun:n_tai}が{qualities:stanced}"
    ways = {way: [f"{way}{end}" for end in ends] for way in (used, fights, others)}
    answers = _answering()
    uses = _USES
    ways[used] += [answer % use for answer in answers for use in uses]
    ways[fights] += [answer % "{where:side}{qualities:mod**}{noun:n_tai}の{qualities:stancing}" for answer in answers]
    unguarded = _unguarded(ends)
    attacks = [answer % "{where:camp1}{qualities:stancing!}" for answer in answers]
    return [
        Phrase("f_answered", a.Filter, ways[used][0], "{qualities<}{noun}{qualities>} that {where.whose} used", {"where.zone": a.Zone("使用したカード")}, inner={"where": a.Place}, also=tuple(ways[used][1:])),
        Phrase("f_answered", a.Filter, ways[fights][0], "{qualities<}{noun}{where>}{qualities>}", also=(*ways[fights][1:], *ways[others])),
        Phrase("f_answered", a.Filter, attacks[0], "character{where>}{qualities>}", {"noun": CHARACTER}, also=tuple(attacks[1:])),
        Phrase("f_answered", a.Filter, unguarded[0], "unguarded attacker of your opponent's", {"where": a.Place(a.Zone("場"), a.Opponent()), "noun": CHARACTER, "qualities": (a.Doing(n.DeclaresAttack()), n.Unguarded())}, also=tuple(unguarded[1:])),
        Phrase("stanced", a.Doing, "{deed:stance.ta}", "| that {deed/past}"),
        Phrase("stancing", a.Doing, "アタック宣言", "| that declared an attack", {"deed": n.DeclaresAttack()}),
        Phrase("stancing", a.Doing, "ガード宣言", "| that declared a guard", {"deed": n.DeclaresGuard()}),
        Phrase("camp1", a.Place, "対戦相手の", "| of your opponent's", {"zone": FIELD, "whose": a.Opponent()}),
        Phrase("camp1", a.Place, "自分の", "| of yours", {"zone": FIELD, "whose": a.You()}),
        Phrase("camp1", a.Place, "", "|", {"zone": FIELD, "whose": a.AnyPlayer()}),
    ]  # fmt: skip
