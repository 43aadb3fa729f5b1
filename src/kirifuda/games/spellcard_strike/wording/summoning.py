"""Spellcard Strike wordings for summoning: where to, in which state, for what cost (2.8, 3.4)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_UNPAID: Final = ("召喚コストを支払わずに", "召喚コストを支払うことなく")
_CARDS: Final = ("カード", "ストライカー", "スペルカード")

INTO: Final = [
    Phrase(
        "act", s.SummonAt, "{what:objd}{to:sregion}に{state:sstate}召喚する", "<summon> {what} {state}to {to} without paying the cost",
        also=(
            "{to:sregion}に{what:obj}{state:sstate}召喚する",
            "{what:objd}{state:sstate}{to:sregion}に召喚する",
            *(f"{{what:objd}}{free}{{to:sregion}}に{{state:sstate}}召喚する" for free in _UNPAID),
            *(f"{free}{{what:obj}}{{to:sregion}}に{{state:sstate}}召喚する" for free in _UNPAID),
            *(f"{{what:objd}}{{to:sregion}}に{free}{{state:sstate}}召喚する" for free in _UNPAID),
            *(f"{{what:objd}}{free}{{state:sstate}}{{to:sregion}}に召喚する" for free in _UNPAID),
        ),
    ),
    Phrase("sstate", a.Position, "", "", {"name": "未行動"}, also=("未行動状態で",)),
    Phrase("sstate", a.Position, "行動済み状態で", "acted ", {"name": "行動済み"}),
    Phrase("sregion", s.Marked, "{whose:regionof}テリトリー", "{whose}territory", {"name": "テリトリー"}),
    Phrase("sregion", s.Marked, "{whose:regionof}ゲートエリア", "{whose}gate area", {"name": "ゲートエリア"}),
    Phrase("sregion", s.Marked, "相手のベースライン", "your opponent's base line", {"name": "ベースライン", "whose": a.Opponent()}),
    Phrase("sregion", s.Marked, "センターライン", "the centre line", {"name": "センターライン", "whose": a.AnyPlayer()}),
    Phrase("sregion", s.Around, "{what:sole}と隣接するエリア", "an area adjacent to {what}", also=("{what:sole}に隣接するエリア", "{what:sole}の隣接するエリア")),
    Phrase("sregion", s.Around, "{what:somebody}と隣接するエリア", "an area adjacent to {what}", also=("{what:somebody}に隣接するエリア",)),
    Phrase("sregion", s.Around, "隣接するエリア", "an adjacent area", {"what": s.Oneself()}),
    Phrase("sregion", s.AnyArea, "ストライカーが存在しないエリア", "an empty area", also=("空いているエリア", "任意のエリア", "好きなエリア", "任意の空いているエリア")),
    Phrase("sregion", s.InRange, "範囲内のエリア", "an area in the range", {"colour": ""}, also=("範囲内", "範囲")),
]  # fmt: skip

NEXT_SUMMON: Final = s.Once(a.Happens(a.You(), a.Performs(a.Action("summon"), a.Anything(), a.AnyCause())))
_NO_QUALITIES: Final[tuple[a.Quality, ...]] = ()
_MANY: Final = ("", "も")

STANDING: Final = [
    # whose strikers they become
    Phrase("newside", a.Opponent, "敵", "your opponent summons", also=("相手のストライカー", "敵ストライカー")),
    Phrase("newside", a.You, "味方", "you summon", also=("あなたのストライカー", "味方ストライカー")),
    Phrase("newside", a.EachPlayer, "ストライカー", "anybody summons", also=("召喚されるストライカー",)),
    Phrase("summonerof", a.You, "あなたが召喚する", "you summon", also=("あなたの召喚する", "手札にある", "手札の", "あなたの手札にある", "あなたの手札の", "あなたが手札から召喚する")),
    Phrase("summonerof", a.Opponent, "相手が召喚する", "your opponent summons", also=("相手の召喚する", "相手の手札にある", "相手の手札の")),
    Phrase("summonerof", a.EachPlayer, "お互いのプレイヤーが召喚する", "anybody summons", also=("お互いが召喚する",)),
    Phrase("costowner", a.You, "あなたの", "your"),
    Phrase("costowner", a.Opponent, "相手の", "your opponent's"),
    Phrase("costowner", a.EachPlayer, "お互いの", "everybody's", also=("お互いのプレイヤーの", "すべての")),
    Phrase("stmt", s.ArrivesActed, "{qualities:mod**}{who:newside}は行動済み状態で召喚される", "{qualities<}strikers{qualities>} that {who} come acted"),
    Phrase("stmt", s.ArrivesActed, "{who:summonerof}{qualities:mod**}ストライカーは行動済み状態で召喚される", "{qualities<}strikers{qualities>} that {who} come acted", also=("{who:summonerof}{qualities:mod**}カードは行動済み状態で召喚される",)),
    Phrase("stmt", s.SelfArrivesActed, "このストライカーは行動済み状態で召喚される", "this striker is summoned acted", also=("このカードは行動済み状態で召喚される",)),
    Phrase("stmt", s.SummonsAlso, "{who:leader}{qualities:mod**}カードを{to:sregion}にも召喚できる", "{who} may also summon {qualities<}cards{qualities>} to {to}", also=tuple(f"{{who:leader}}{{qualities:mod**}}{card}を{{to:sregion}}に{too}召喚できる" for card in ("カード", "スペルカード", "手札のカード") for too in ("も", "") if (card, too) != ("カード", "も")) + tuple(f"{{who:leader}}{{to:sregion}}に{too}{{qualities:mod**}}{card}を召喚できる" for card in ("カード", "スペルカード") for too in _MANY)),
    Phrase("stmt", s.SummonsAlso, "{who:leader}{to:sregion}にも召喚できる", "{who} may also summon to {to}", {"qualities": _NO_QUALITIES}),
    Phrase("stmt", s.NoSummonsInto, "{who:leader}{to:region}に召喚できない", "{who} cannot summon into {to}", {"qualities": _NO_QUALITIES}, also=tuple(f"{{who:leader}}{{to:region}}{to}{what}召喚{cannot}" for to in ("に", "へ", "に対して") for what in ("", "ストライカーを", "カードを") for cannot in ("できない", "することができない", *(("を行うことができない", "を行えない") if not what else ())) if (to, what, cannot) != ("に", "", "できない"))),
    Phrase("stmt", s.SelfSummonsAlso, "このカードは{to:sregion}にも召喚できる", "this card may also be summoned to {to}", also=tuple(f"{this}は{{to:sregion}}に{too}召喚{can}" for this in ("このカード", "このストライカー") for too in _MANY for can in ("できる", "される") if (this, too, can) != ("このカード", "も", "できる") and (too or can == "できる"))),
    Phrase("stmt", s.SummonCost, "{qualities:mod**}{who:newside}の召喚コスト{fix:costfix~}", "the summoning cost of {qualities<}strikers{qualities>} that {who}{fix}"),
    Phrase("stmt", s.SummonCost, "{who:summonerof}{qualities:mod**}カードの召喚コスト{fix:costfix~}", "the summoning cost of {qualities<}cards{qualities>} that {who}{fix}", also=tuple(f"{{who:summonerof}}{{qualities:mod**}}{card}の召喚コスト{{fix:costfix~}}" for card in _CARDS[1:])),
    Phrase("stmt", s.SummonCost, "{who:costowner}召喚コスト{fix:costfix~}", "{who} summoning cost{fix}", {"qualities": _NO_QUALITIES}),
    Phrase("stmt", s.SummonCost, "{who:leader}{qualities:mod**}カードを召喚コストを支払わずに召喚できる", "{who} may summon {qualities<}cards{qualities>} without paying the cost", {"fix": s.Free()}, also=("{who:leader}{qualities:mod**}手札のカードを召喚コストを支払わずに召喚できる", "{who:leader}召喚コストを支払わずに{qualities:mod**}カードを召喚できる")),
    Phrase("stmt", s.SelfSummonCost, "このカードの召喚コスト{fix:costfix~}", "the summoning cost of this card{fix}", also=("手札にあるこのカードの召喚コスト{fix:costfix~}", "手札のこのカードの召喚コスト{fix:costfix~}", "このストライカーの召喚コスト{fix:costfix~}")),
    Phrase("stmt", s.SelfSummonCost, "このカードは召喚コストを支払わずに召喚できる", "this card may be summoned without paying the cost", {"fix": s.Free()}, also=("このストライカーは召喚コストを支払わずに召喚できる", "手札にあるこのカードは召喚コストを支払わずに召喚できる")),
    Phrase("stmt", s.ChangeCost, "あなたが次に召喚するカードの召喚コスト{fix:costfix~}", "the summoning cost of the next card that you summon{fix}", {"when": NEXT_SUMMON, "part": s.CostPart("召喚コスト")}, also=("あなたが次に召喚するストライカーの召喚コスト{fix:costfix~}", "次にあなたが召喚するカードの召喚コスト{fix:costfix~}", "次にあなたが召喚するストライカーの召喚コスト{fix:costfix~}", "次に召喚するカードの召喚コスト{fix:costfix~}", "次の召喚の召喚コスト{fix:costfix~}", "あなたの次の召喚の召喚コスト{fix:costfix~}")),
    Phrase("costpart", s.CostPart, "召喚コスト", "summoning cost", {"name": "召喚コスト"}),
]  # fmt: skip
