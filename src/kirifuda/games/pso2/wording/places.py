"""Wordings of pso2 for where cards lie and what fits where, for what leaves the game, and for what has a bound."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording.nouns import ANYBODY, FIELD, PLAIN, SOME
from kirifuda.text import ast as a
from kirifuda.text.combine import left_out
from kirifuda.text.phrases import Phrase

_NULL: Final = "ゲームから取り除く"
_OR: Final = ("または", "か", "・", "や")
_BEAR: Final = ("このカード", "この武器", "この防具")
_ONLY: Final = ("のみ装備できる", "しか装備できない", "だけ装備できる")
_SUM: Final = ("合わせて", "合計", "あわせて", "合計で")
_AT_ONCE: Final = ("1度に", "一度に", "1回に", "1回で", "")
_BOUND: Final = ("以下になる", "までになる", "より多くならない", "を超えない")
_MANY: Final = ("と同じ枚数の", "と同じ数の", "に等しい枚数の", "に等しい数の", "の数だけ", "の枚数だけ", "だけ")

GONE: Final = [
    # R.10: out of the game
    Phrase("act", p.RemoveFromGame, f"{{what:obj}}{_NULL}", "<remove> {what} from the game"),
]  # fmt: skip

PLACES: Final = [
    *GONE,
    *left_out(GONE, ("obj",)),
    # 400.2: in any of several zones
    Phrase("zoned", p.EitherZone, "{whose:zoneof}{zones:zone+または}から", "| from {whose}{zones% or }", also=tuple(f"{{whose:zoneof}}{{zones:zone+{word}}}{end}" for word in _OR for end in ("から", "にある", "の"))[1:]),
    # 403.1.4
    Phrase("mod", p.SameRow, "{what:ref}と同じ列にいる", "| in the same row as {what}", also=("{what:ref}と同じ列の",)),
    Phrase("mod", p.RestOfRow, "{what:ref}と同じ列にいる別の", "| in the same row as {what}, other than it", also=("{what:ref}と同じ列の別の",)),
    # 205.4.3
    Phrase("mod", p.CanBear, "{what:ref}を装備できる", "| that can be equipped with {what}"),
    Phrase("mod", p.FitsOn, "{what:ref}に装備できる", "| that {what} can be equipped with", also=("{what:ref}が装備できる",)),
    Phrase("stmt", p.BearersAmong, "このカードは{of:bearing+または}にのみ装備できる", "only {of%, & or } can be equipped with this card", also=tuple(f"{this}は{comma}{{of:bearing+{word}}}に{only}" for this in _BEAR for comma in ("", "、") for word in ("または", "か") for only in _ONLY)[1:], weak=True),
    Phrase("bearing", a.Filter, "{where:side}{qualities:mod**}{noun:n_one}", SOME),
    Phrase("bearing", a.Filter, "{qualities:mod**}{noun:n_one}", PLAIN, {"where": a.Place(FIELD, ANYBODY)}),
    Phrase("n_one", a.Kind, "キャラ", "(character|characters)#", {"name": "キャラ"}),
    Phrase("n_one", None, "{n_name}", "{n_name}"),
    Phrase("bearing", None, "{f_mine}", "{f_mine}"),
    # so many of several sorts together
    Phrase("vstate", p.TogetherThere, "{where:eachin}に{sorts:f_loose+と}が合わせて{count:amount}枚{relation:many}ある", "there are {relation<}{count}{relation>} of {sorts#pl% and } {where} in all", also=tuple(f"{{where:eachin}}に{{sorts:f_loose+と}}が{total}{{count:amount}}{unit}{{relation:many}}{there}" for total in _SUM for unit, there in (("枚", "ある"), ("体", "いる")))[1:]),
    # G.22
    Phrase("act", p.DiscardTo, "手札が{to:amount}枚になるように手札を捨てる", "<discard> down to {to} (card|cards)#to in hand", also=tuple(f"{mine}手札が{{to:amount}}枚になる{until}、?{hand}捨てる".replace("、?", comma) for mine in ("", "自分の", "自身の") for until in ("ように", "まで") for comma in ("", "、") for hand in ("手札を", "カードを", "手札からカードを", ""))[1:]),
    # 103.4.3: no more than that
    Phrase("stmt", p.DamageAtMost, "{what:hurt}1度に受けるダメージは{most:amount}以下になる", "damage to {what} at once is never more than {most}", also=tuple(f"{{what:hurt}}{once}受けるダメージは{{most:amount}}{bound}" for once in _AT_ONCE for bound in _BOUND)[1:]),
    # as many as something else is, from a deck
    Phrase("topof", a.TopOf, "{place:deckof}の上から{count:measure}と同じ枚数のカード", "as many cards from the top of {place} as {count}", also=tuple(f"{{place:deckof}}の上から{{count:measure}}{many}{card}" for many in _MANY for card in ("カード", "") if card or many.endswith("だけ"))[1:], number="pl", weak=True),
    Phrase("topof", a.TopOf, "{place:deckof}の上から{count:same}枚数のカード", "as many cards from the top of {place} as {count}", also=("{place:deckof}の上から{count:same}数のカード", "{place:deckof}の上から{count:same}枚数", "{place:deckof}の上から{count:same}枚数だけカード"), number="pl", weak=True),
    Phrase("same", p.ThatDamage, "その数値と同じ", "that damage", also=("そのダメージと同じ", "その値と同じ", "そのダメージに等しい", "その数値に等しい")),
]  # fmt: skip
