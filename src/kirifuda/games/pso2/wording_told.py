"""Wordings of pso2 for what has happened and who took part: counts, dealers of damage, turns of whoever it is."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording_nouns import PEOPLE, PERSON
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_JUST: Final = ("この効果で", "これにより", "この方法で", "")

_NTH: Final = ("そのターンに", "そのターン", "そのターン中に", "このターンに", "このターン", "このターン中に")

TOLD: Final = [
    # so many of them did something as part of this effect
    Phrase("justmany", p.JustCount, "この効果で{event.deed:shortdeed.ta}{event.subject.of:f_tai}", "{event.subject.of#pl} that {event.deed/pastpl} by this effect", inner={"event": a.Happens, "event.subject": a.Any}, also=tuple(f"{just}{{event.deed:shortdeed.ta}}{{event.subject.of:{of}}}" for just in _JUST[:-1] for of in ("f_tai", "f_item"))[1:]),
    Phrase("measure1", None, "{justmany}の数", "the number of {justmany}", also=("{justmany}の枚数",)),
    Phrase("scoped", a.ForEach, "{amount:justmany}{unit:amount}体につき、{do:scope}", "for every {unit} of {amount}, {do~}"),
    Phrase("past", a.Compare, "この効果で{left.event.subject.of:f_tai}が{right:amount}体{relation:many}{left.event.deed:shortdeed.ta}", "{relation<}{right}{relation>} {left.event.subject.of#pl} {left.event.deed/pastpl} by this effect", inner={"left": p.JustCount, "left.event": a.Happens, "left.event.subject": a.Any}, also=tuple(f"{just}{{left.event.subject.of:{of}}}が{{right:amount}}体{{relation:many}}{{left.event.deed:shortdeed.ta}}" for just in _JUST[:-1] for of in ("f_tai", "f_item"))[1:]),
    # 103.2.2
    Phrase("ref", p.DamageDealer, "そのダメージを与えた{noun:thatnoun}", "the {noun} that dealt that damage", also=("その戦闘ダメージを与えた{noun:thatnoun}", "そのダメージを与えた相手の{noun:thatnoun}", "ダメージを与えた{noun:thatnoun}", "ダメージを与えてきた{noun:thatnoun}", "そのダメージの発生源の{noun:thatnoun}", "そのダメージの発生源である{noun:thatnoun}")),
    # 506.4.1
    Phrase("vstate", a.Is, "{what:ref}が{quality:attackson}いる", "{what} <be@what> {quality}"),
    Phrase("attackson", p.AttacksWhat, "{what:it}攻撃して", "attacking {what}"),
    Phrase("mod", p.AttacksWhat, "{what:ref}を攻撃している", "| attacking {what}", also=("{what:ref}を攻撃中の",)),
    # whose turn it is, where that is said by a card
    Phrase("turnof", a.ControllerOf, "{what:gen}コントローラーの", "{what}'s controller's "),
    Phrase("turnof1", a.ControllerOf, "{what:gen}コントローラーの", "{what}'s controller's "),
    # 201.1.1: a player card that is so
    Phrase("set", a.All, "{of:f_suchplayer}", "{of}"),
    Phrase("f_suchplayer", a.Filter, "{qualities:ofthis*}{where:personof}プレイヤー", "{where}player (if {qualities% and })", {"noun": PERSON}),
    Phrase("personof", a.Place, "自分の", "your ", {"zone": PEOPLE, "whose": a.You()}, also=("味方の",)),
    Phrase("personof", a.Place, "相手の", "enemy ", {"zone": PEOPLE, "whose": a.Opponent()}),
    Phrase("vstate", p.SomeAre, "{of:f_tai}が{quality:attackson}いる", "a {of} is {quality}"),
    # 205.4.1
    Phrase("vstate", a.Is, "{what:wearer}が{quality.noun:gear}を{quality.count:amount}枚{quality.relation:many}装備している", "{what} <be@what> equipped with {quality.noun} {quality.relation<}{quality.count}{quality.relation>} times", inner={"quality": p.BearsMany}),
    Phrase("mod", p.BearsMany, "{noun:gear}を{count:amount}枚{relation:many}装備している", "| equipped with {noun} {relation<}{count}{relation>} times", also=("{noun:gear}を{count:amount}枚{relation:many}装備した",)),
    Phrase("nstate", a.Only, "{of:f_mai}が{what:ref}だけである", "{what} <be@what> the only one of {of#pl}", also=("{of:f_mai}が{what:ref}1枚だけである", "{of:f_mai}が{what:ref}1枚のみである", "{of:f_mai}が{what:ref}のみである")),
    Phrase("vstate", a.Compare, "{left:s_inrow}{right:amount}体{relation:many}いる", "there (is|are)#right {relation<}{right}{relation>} {left#right}"),
    Phrase("vstate", a.Compare, "{left:s_inrow}いる", "there is a {left}", {"relation": a.AtLeast(), "right": a.Num(1)}),
    Phrase("vstate", a.Compare, "{left:s_inrow}いない", "there is no {left}", {"relation": a.AtMost(), "right": a.Num(0)}, also=("{left:s_inrow}1体もいない",)),
    Phrase("s_inrow", a.CountOf, "{of.where:side}{of.qualities:mod**}{of.noun:n_tai}が{of.qualities:rowin}に", "{of.qualities<}{of.where<}{of.noun#}{of.where>}{of.qualities>#}", inner={"of": a.Filter}),
    # 103.1.2: so often a turn
    Phrase("stmt", p.OnlySoOften, "{who:leader}1ターンに{deed.what.of:f_loose}を{times:amount}枚までしかプレイできない", "{who} cannot play more {deed.what.of#pl} than {times} a turn", inner={"deed": p.PlaysCard, "deed.what": a.Any}, also=tuple(way for span in ("1ターンに", "各ターンに", "1ターン中に") for upto in ("まで", "") for way in (f"{{who:leader}}{span}{{deed.what.of:f_loose}}を{{times:amount}}枚{upto}しかプレイできない", f"{{who:leader}}{{deed.what.of:f_loose}}を{span}{{times:amount}}枚{upto}しかプレイできない", f"{{who:leader}}{span}{{times:amount}}枚{upto}しか{{deed.what.of:f_loose}}をプレイできない", f"{{who:leader}}{span}{{times:amount}}枚の{{deed.what.of:f_loose}}しかプレイできない"))[1:]),
    Phrase("stmt", p.OnlySoOften, "{who:leader}1ターンに{times:amount}回までしか攻撃宣言できない", "{who} cannot declare more than {times} (attack|attacks)#times a turn", {"deed": p.DeclaresAttack()}, also=tuple(f"{{who:{who}}}{span}{{times:amount}}回{upto}しか{deed}できない" for who in ("leader", "itself") for span in ("1ターンに", "各ターンに", "1ターン中に") for upto in ("まで", "") for deed in ("攻撃宣言", "攻撃"))[1:]),
    # which of a kind in a turn
    Phrase("pdeed1", a.Nth, "{n:amount}枚目の{deed.what.of:f_loose}をプレイする", "<play> {deed.what.of} number {n} of the turn", inner={"deed": p.PlaysCard, "deed.what": a.Any}, also=("1ターンに{n:amount}枚目の{deed.what.of:f_loose}をプレイする",)),
    Phrase("pdeed1", a.Nth, "{n:amount}枚目のカードをドローする", "<draw> card number {n} of the turn", {"deed": p.DrawsCard()}, also=("1ターンに{n:amount}枚目のカードをドローする",)),
    Phrase("happening", a.Happens, "{subject:payer}{deed:pdeed4~}", "{subject} {deed/@subject}"),
    *(
        Phrase("pdeed4", a.Nth, f"{_NTH[0]}{what}", english, fixed, inner=inner, also=tuple(f"{when}{what}" for when in _NTH[1:]))
        for what, english, fixed, inner in (
            ("{n:amount}枚目の{deed.what.of:f_loose}をプレイする", "<play> {deed.what.of} number {n} of the turn", {}, {"deed": p.PlaysCard, "deed.what": a.Any}),
            ("{n:amount}枚目のカードをドローする", "<draw> card number {n} of the turn", {"deed": p.DrawsCard()}, {}),
        )
    ),
]  # fmt: skip
