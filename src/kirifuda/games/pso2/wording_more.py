"""Wordings of pso2 for what is not so, for so many as before, for damage of more sorts, and for what one may use."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording_nouns import AREA, HAND
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_DAMAGED: Final = ("能力によって", "効果によって", "能力で", "効果で", "戦闘以外で", "戦闘以外によって")


def fewer(left: str, unit: str) -> Phrase:
    """So many are not there: 2体以上いない."""
    many = f"{{left:{left}}}が{{right:amount}}{unit}{{relation:notmany}}"
    return Phrase(
        "vstate",
        a.Compare,
        f"{many}いない",
        "there (is|are)#right {relation<}{right}{relation>} {left#right}",
        also=(f"{many}ない",),
    )


MORE: Final = [
    # what is not so
    fewer("s_tai", "体"),
    fewer("s_mai", "枚"),
    Phrase("notmany", a.Below, "以上", "fewer than |"),
    Phrase("notmany", a.Above, "以下", "more than |"),
    *(
        Phrase("vstate", a.Is, f"{{what:ref}}が{not_so}", f"{{what}} <{verb}@what> {english}", inner={"quality": a.Except}, fixed={"quality.quality": quality})
        for not_so, verb, english, quality in (
            ("ダメージを受けていない", "have", "taken no damage", p.Hurt()),
            ("攻撃していない", "be", "not attacking", p.Attacking()),
            ("攻撃されていない", "be", "not being attacked", p.Attacked()),
            ("戦闘していない", "be", "not engaged", p.Engaged()),
            ("フリーズしていない", "be", "not frozen", p.Frozen()),
        )
    ),
    Phrase("vstate", a.Is, "{what:ref}がフリーズしている", "{what} <be@what> frozen", {"quality": p.Frozen()}),
    Phrase("vstate", a.Is, "{what:ref}が{quality.quality:rowin}にいない", "{what} <be@what> not{quality.quality>}", inner={"quality": a.Except}),
    Phrase("mod", a.Except, "ダメージを受けていない", "undamaged |", {"quality": p.Hurt()}),
    Phrase("mod", a.Except, "攻撃していない", "| that (is|are)# not attacking", {"quality": p.Attacking()}),
    Phrase("mod", a.Except, "攻撃されていない", "| that (is|are)# not being attacked", {"quality": p.Attacked()}),
    # as many as before
    Phrase("qm", None, "{thatmany}", "{thatmany}"),
    Phrase("qt", None, "{thatmany}", "{thatmany}"),
    # 302.8: damage by abilities, and the next battle damage
    Phrase("harms", p.AbilityDamage, f"{_DAMAGED[0]}ダメージを受ける", "damage by abilities", also=(*(f"{by}ダメージを受ける" for by in _DAMAGED[1:]), "能力によるダメージを受ける", "効果によるダメージを受ける", "戦闘ダメージ以外のダメージを受ける")),
    Phrase("harm", p.NextBattleDamage, "次に受ける戦闘ダメージ", "the next battle damage", also=("次に戦闘で受けるダメージ", "次の戦闘で受けるダメージ")),
    Phrase("harms", p.NextBattleDamage, "次に戦闘ダメージを受ける", "the next battle damage", also=("次に戦闘でダメージを受ける",)),
    Phrase("stmt", a.Forbid, "{subject:gens}{deed.damage:harmof}は軽減されない", "{deed.damage} that {subject} <deal@subject> cannot be lowered", inner={"deed": p.IsLowered}, also=("{subject:gens}{deed.damage:harmof}は軽減できない",)),
    Phrase("stmt", a.Forbid, "{subject:gens}{deed.kind:gearkind}は使用できない", "{subject} cannot use {deed.kind}", inner={"deed": p.UsesAny}, also=("{subject:gens}{deed.kind:gearkind}を使用できない",)),
    # 101.2.1, 201.1.1: the player who is hurt or attacked
    Phrase("foe", p.PlayerOf, "自分", "your player", {"who": a.You()}),
    # 406.2: what waits, and what it is
    Phrase("f_tsu", a.Filter, "{where:waiting}{qualities:mod*}{noun:n_waits}", "{qualities<}{where<}{noun#}{where>}{qualities>#}"),
    Phrase("f_tsu", a.Filter, "処理領域にある{qualities:mod*}{where:waitsof}{noun:n_waits}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("waitsof", a.Place, "相手の", "| of your opponent's in the processing area", {"zone": AREA, "whose": a.Opponent()}, also=("対戦相手の",)),
    Phrase("waitsof", a.Place, "自分の", "| of yours in the processing area", {"zone": AREA, "whose": a.You()}),
    Phrase("waiting", a.Place, "相手がプレイした", "| that your opponent has played", {"zone": AREA, "whose": a.Opponent()}, also=("対戦相手がプレイした", "処理領域にある相手がプレイした", "処理領域にある対戦相手がプレイした", "相手のプレイヤーがプレイした")),
    # 209.1.1: what somebody plays from the hand
    Phrase("priced", a.All, "{of:f_ownprice}の", "{of#pl}", number="pl"),
    Phrase("f_ownprice", a.Filter, "{where:pricedby}{qualities:mod**}{noun:n_priced}", "{qualities<}{noun#}{qualities>#}{where>}"),
    Phrase("n_priced", None, "{n_item}", "{n_item#}"),
    Phrase("n_priced", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("pricedby", a.Place, "自分の", "| that you play", {"zone": HAND, "whose": a.You()}),
    Phrase("pricedby", a.Place, "相手の", "| that your opponent plays", {"zone": HAND, "whose": a.Opponent()}, also=("対戦相手の",)),
    *(
        Phrase("say", p.NotBelow, f"{{do:cheaper}}。ただし、{cost[0]}0にはならない。", "{do}, but not less than 1.", {"least": a.Num(1)}, also=tuple(f"{{do:cheaper}}。ただし、{word}{zero}。" for word in cost for zero in ("0にはならない", "0以下にはならない", "0にならない", "0以下にならない"))[1:])
        for cost in (("コストは", "そのコストは", ""),)
    ),
]  # fmt: skip
