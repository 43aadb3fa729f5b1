"""Spellcard Strike wordings for what is counted of two things together.

Words before the first of them could be said of the second as well: 相手の手札と捨て札, 獣を持つ味方と敵; and words of the second of
the first: 手札と捨て札の「種族：獣」を持つカード. Only what can be said in one way is read; zones that are looked into together
(TWO_ZONES) are one place.
"""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike.wording.nouns import CARD, NO_QUALITIES, STRIKER
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_CARDS: Final = {"noun": CARD, "qualities": NO_QUALITIES}
_STRIKERS: Final = {"noun": STRIKER, "qualities": NO_QUALITIES}
_BOTH: Final = {"left": a.CountOf, "right": a.CountOf}
_ENGLISH: Final = "the number of {left.of#pl} and {right.of#pl}"
_OWNERS: Final = ("bare", "your", "their")

SUMS: Final = [
    # the first does not say whose it is, or it is yours, as the second would be (4.2.3, 4.3.3, 4.4.3); or each says whose it is
    *(
        Phrase("measure", a.Plus, f"{{left.of:{left}}}と{{right.of:{right}}}の枚数の合計", _ENGLISH, inner=_BOTH, also=tuple(f"{{left.of:{left}}}と{{right.of:{right}}}の{number}" for number in ("枚数", "合計枚数")))
        for left, right in (("pile_yours", "pile_any"), ("pile_theirs", "pile_owned"), ("part_yours", "part_any"), ("part_theirs", "part_owned"))
    ),
    *(Phrase(f"pile_{owner}", a.Filter, f"{{where:{owner}place}}", "(card|cards)# in {where}", _CARDS) for owner in _OWNERS),
    *(Phrase(f"part_{owner}", a.Filter, f"{{where:{owner}place}}の{{qualities:mod**}}{{noun:n_card}}", "{qualities<}{noun#} in {where}{qualities>#}", also=tuple(f"{{where:{owner}place}}{lies}{{qualities:mod**}}{{noun:n_card}}" for lies in ("にある", "に存在する"))) for owner in _OWNERS),
    *(
        Phrase(f"{sort}_{several}", None, f"{{{sort}_{one}}}", f"{{{sort}_{one}#}}")
        for sort in ("pile", "part")
        for several, ones in (("yours", ("bare", "your")), ("owned", ("your", "their")), ("any", ("bare", "owned")), ("theirs", ("their",)))
        for one in ones
    ),
    # these are always somebody's
    *(Phrase(f"pile_{several}", None, "{pile_sole}", "{pile_sole#}") for several in ("theirs", "owned")),
    Phrase("pile_sole", a.Filter, "{where:onlyof}ルールカード", "rule (card|cards)# of {where}", _CARDS),
    Phrase("pile_sole", a.Filter, "{where:wornby}{qualities:mod**}{noun:n_worn}", "{qualities<}equipped (spell|spells)#{where>}{qualities>#}"),
    Phrase("bareplace", a.Place, "{whose:nobodys}{zone}", "{whose}{zone}"),
    Phrase("nobodys", a.Actor, "", "(your|their)#actor ", also=("自身の",)),
    Phrase("yourplace", a.Place, "あなたの{zone}", "your {zone}", {"whose": a.You()}),
    Phrase("theirplace", a.Place, "{whose:theirs}{zone}", "{whose}{zone}"),
    Phrase("theirs", a.Opponent, "相手の", "your opponent's "),
    Phrase("theirs", a.EachPlayer, "お互いの", "each player's ", also=("お互いのプレイヤーの",)),
    *(
        Phrase("measure", a.Plus, f"{{left.of:{left}}}と{{right.of:{right}}}の数の合計", _ENGLISH, inner=_BOTH, also=(f"{{left.of:{left}}}と{{right.of:{right}}}の合計数",))
        for left, right in (("side_plain", "side_any"), ("side_told", "side_told"), ("side_ace", "side_ace"))
    ),
    Phrase("side_any", None, "{side_plain}", "{side_plain#}"),
    Phrase("side_any", None, "{side_told}", "{side_told#}"),
    Phrase("side_plain", a.Filter, "{where:side}", "{where}(striker|strikers)#", _STRIKERS),
    Phrase("side_told", a.Filter, "{qualities:mod*}{where:side}", "{qualities<}{where}(striker|strikers)#{qualities>#}", {"noun": STRIKER}),
    Phrase("side_ace", a.Filter, "{where:sideof}{qualities:acenoun!}", "{qualities<}{where}(striker|strikers)#", {"noun": STRIKER}),
]  # fmt: skip
