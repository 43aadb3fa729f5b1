"""Spellcard Strike wordings for the reaction chain and for what was cancelled in it (6, 2.5.5)."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_LAST: Final = tuple(
    f"{where}{when}宣言"
    for where in (
        "",
        "チェーンの",
        "チェーンで",
        "このチェーンの",
        "このチェーンで",
        "リアクションチェーンの",
        "リアクションチェーンで",
    )
    for when in ("直前に行われた", "直前の", "最後に行われた", "最後の")
)
_MADE: Final = ("行われた", "行われている", "組み込まれた", "組み込まれている", "宣言された")
_PLACE: Final = ("このチェーンで", "このチェーンに", "チェーンに", "このチェーン中に", "そのチェーンで")

CHAIN: Final = [
    Phrase("sole", s.Cancelled, "打ち消したスペルカード", "the cancelled spell", also=tuple(f"{by}打ち消{done}{card}" for by in ("", "この効果で", "この方法で", "この効果によって", "これにより") for done in ("した", "された") for card in ("スペルカード", "カード") if (by, done, card) != ("", "した", "スペルカード"))),
    Phrase("nstate", s.CancelledSpell, "打ち消した宣言がスペルカード宣言", "what was cancelled is a spell", also=("その宣言がスペルカード宣言", "打ち消された宣言がスペルカード宣言", "それがスペルカード宣言", "打ち消した宣言がスペルカード")),
    Phrase("nstate", s.LastIs, "直前に行われた宣言が{by:madeby}{sort:dsort}宣言", "the last declaration is {by}{sort} declaration", also=tuple(f"{last}が{{by:madeby}}{{sort:dsort}}宣言" for last in _LAST if last != "直前に行われた宣言")),
    Phrase("nstate", s.LastIsOf, "直前に行われた宣言が{by:gen}{sort:dsort}宣言", "the last declaration is a {sort} declaration of {by}", also=("直前に行われた宣言が{by:ref}による{sort:dsort}宣言", "直前に行われた宣言が{by:ref}が行った{sort:dsort}宣言", "直前に行われた宣言が{by:ref}の行った{sort:dsort}宣言")),
    Phrase("vstate", s.ChainHas, "このチェーンで{by:dby}が{sort}宣言を行っている", "{by} has a {sort}declaration in the chain", also=tuple(f"{chain}{{by:dby}}が{{sort}}宣言を行っ{end}" for chain in ("このチェーンで", "チェーンで", "このチェーン中に", "チェーン中に") for end in ("ている", "た") if (chain, end) != ("このチェーンで", "ている"))),
    Phrase("vstate", s.ChainHas, "このチェーンに{by:madeby}{sort:dsort}宣言が存在する", "there is {by}{sort} declaration in the chain", also=tuple(f"{chain}{{by:madeby}}{{sort:dsort}}宣言が{there}" for chain in ("このチェーンに", "チェーンに") for there in ("存在する", "ある", "含まれている", "含まれる", "組み込まれている") if (chain, there) != ("このチェーンに", "存在する"))),
    Phrase("madeby", a.AnyPlayer, "", "a "),
    Phrase("madeby", a.Opponent, "敵の", "your opponent's ", also=("相手の", "敵が行った", "相手が行った", "敵による", "相手による")),
    Phrase("madeby", a.You, "味方の", "your ", also=("あなたの", "味方が行った", "あなたが行った")),
    Phrase("declaration", s.LastDeclaredOf, "{by:maker}直前に行った{sort}宣言を", "the last {sort}declaration if {by} made it", also=("{by:maker}直前に宣言した{sort:told}を", "{by:whose}直前の{sort}宣言を", "直前に行われた{by:whose}{sort}宣言を", "直前に{by:maker}行った{sort}宣言を")),
    Phrase("declaration", s.ThatDeclared, "その{sort}宣言を", "that {sort}declaration", also=("その{sort:told}を",)),
    Phrase("declaration", s.DeclaredAt, "{at:aimedat}対象とする{by:madeby}{sort}宣言を", "{by}{sort}declaration that targets {at}", also=tuple(f"{{at:aimedat}}対象{which}{{by:madeby}}{what}を" for which in ("とする", "とした", "にした", "にする", "としている", "に選んだ") for what in ("{sort}宣言", "{sort:told}", "{sort:ksorts}") if (which, what) != ("とする", "{sort}宣言")) + tuple(f"{{at:bearer}}対象{which}{{by:madeby}}{what}を" for which in ("となっている", "になっている", "となった", "になった", "である") for what in ("{sort}宣言", "{sort:told}", "{sort:ksorts}")) + tuple(f"{{by:whoaims}}{{at:aimedat}}対象{which}{what}を" for which in ("とする", "とした", "にした", "として行った") for what in ("{sort}宣言", "{sort:told}"))),
    Phrase("whoaims", a.Opponent, "敵が", "your opponent's ", also=("相手が",)),
    Phrase("aimedat", None, "{it}", "{it}"),
    Phrase("aimedat", None, "{some}を", "{some}"),
    Phrase("declaration", s.NewestDeclared, "{by:maker}最後に行った{sort}宣言を", "the last {sort}declaration that {by} made", also=(*(f"{{by:{by}}}{made}を" for by in ("maker", "whose") for made in ("最後に行った{sort:ksorts}", "最後に宣言した{sort:told}", "最後に使用した{sort:told}")), "{by:whose}最後に行った{sort}宣言を", "{by:whose}最後の{sort}宣言を")),
    Phrase("declaration", s.NewestDeclared, "{by:dby}が最後に行った{sort}宣言を", "the last {sort}declaration of {by}", also=("{by:dby}が最後に宣言した{sort:told}を", "{by:dby}が最後に使用した{sort:told}を")),
    Phrase("measure1", s.ChainLength, "このチェーンで行われた宣言の数", "the number of declarations in the chain", also=tuple(f"{place}{made}宣言の{number}" for place in _PLACE for made in _MADE for number in ("数", "回数") if (place, made, number) != ("このチェーンで", "行われた", "数"))),
    Phrase("measure1", s.ChainBefore, "このチェーンでこの宣言より前に行われた宣言の数", "the number of declarations before this one in the chain", also=tuple(f"{place}この宣言{before}{made}宣言の{number}" for place in ("このチェーンで", "このチェーンに", "チェーンで", "") for before in ("より前に", "の前に", "以前に", "より先に") for made in _MADE for number in ("数", "回数") if (place, before, made, number) != ("このチェーンで", "より前に", "行われた", "数"))),
]  # fmt: skip
