"""Wordings of pso2 for what has happened and who took part: counts, dealers of damage, turns of whoever it is."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording.nouns import FIELD, PEOPLE, PERSON, PLAIN, SIDE, SOME
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_JUST: Final = ("この効果で", "これにより", "この方法で", "")

_NTH: Final = ("そのターンに", "そのターン", "そのターン中に", "このターンに", "このターン", "このターン中に")

TOLD: Final = [
    # so many of them did something as part of this effect
    Phrase("justmany", p.JustCount, "この効果で{event.deed:shortdeed.ta}{event.subject.of:f_tai}", "{event.subject.of#pl} that {event.deed/pastpl} by this effect", inner={"event": a.Happens, "event.subject": a.Any}, also=tuple(f"{just}{{event.deed:shortdeed.ta}}{{event.subject.of:{of}}}" for just in _JUST[:-1] for of in ("f_tai", "f_item"))[1:]),
    Phrase("measure1", None, "{justmany}の数", "the number of {justmany}", also=("{justmany}の枚数",)),
    Phrase("scoped", a.ForEach, "{amount:justmany}{unit:amount}体につき、{do:scope}", "for every {unit} of {amount}, {do~}"),
    Phrase("past", a.Compare, "この効果で{left.event.subject.of:f_tai}が{right:amount}体{relation:many}{left.event.deed:shortdeed.ta}", "{relation<}{right}{relation>} {left.event.subject.of#pl} {left.event.deed/pastpl} by this effect", inner={"left": p.JustCount, "left.event": a.Happens, "left.event.subject": a.Any}, also=tuple(way for just in _JUST[:-1] for of in ("f_tai", "f_item") for way in (f"{just}{{left.event.subject.of:{of}}}が{{right:amount}}体{{relation:many}}{{left.event.deed:shortdeed.ta}}", f"{{left.event.subject.of:{of}}}が{just}{{right:amount}}体{{relation:many}}{{left.event.deed:shortdeed.ta}}"))[1:]),
    Phrase("scoped", a.ForEach, "{amount:actedeach}{unit:amount}枚につき、{do:scope}", "for every {unit} of {amount}, {do~}", also=("{amount:actedeach}{unit:amount}体につき、{do:scope}",)),
    Phrase("actedeach", p.ActedCount, "{what:actedmany}", "the {what}"),
    # 103.2.2
    Phrase("ref", p.DamageDealer, "そのダメージを与えた{noun:thatnoun}", "the {noun} that dealt that damage", also=("その戦闘ダメージを与えた{noun:thatnoun}", "そのダメージを与えた相手の{noun:thatnoun}", "ダメージを与えた{noun:thatnoun}", "ダメージを与えてきた{noun:thatnoun}", "そのダメージの発生源の{noun:thatnoun}", "そのダメージの発生源である{noun:thatnoun}")),
    # 506.4.1
    Phrase("vstate", a.Is, "{what:ref}が{quality:attackson}いる", "{what} <be@what> {quality}"),
    Phrase("attackson", p.AttacksWhat, "{what:it}攻撃して", "attacking {what}"),
    Phrase("mod", p.AttacksWhat, "{what:ref}を攻撃している", "| attacking {what}", also=("{what:ref}を攻撃中の",)),
    # whose turn it is, where that is said by a card
    Phrase("turnof", a.ControllerOf, "{what:gen}コントローラーの", "{what}'s controller's "),
    Phrase("turnof1", a.ControllerOf, "{what:gen}コントローラーの", "{what}'s controller's "),
    # 506.5.1: there is no choice who is in a battle
    Phrase("what", a.All, "{of:f_battling}", "{of#pl}", number="pl"),
    Phrase("f_battling", a.Filter, "{qualities:battling}{where:side}{qualities:mod**}{noun:n_tai}", SOME),
    Phrase("f_battling", a.Filter, "{where:side}{qualities:battling}{qualities:mod**}{noun:n_tai}", SOME),
    Phrase("f_battling", a.Filter, "{qualities:battling}{qualities:mod**}{noun:n_tai}", PLAIN, {"where": a.Place(FIELD, a.AnyPlayer())}),
    Phrase("f_battling", a.Filter, "{qualities:battling!}相手", "{qualities<}(enemy|enemies)#{qualities>#}", {"where": a.Place(SIDE, a.Opponent()), "noun": p.Fighter()}),
    Phrase("f_battling", a.Filter, "{qualities:battling!}味方", "{qualities<}(ally|allies)#{qualities>#}", {"where": a.Place(SIDE, a.You()), "noun": p.Fighter()}),
    Phrase("battling", p.Engaged, "交戦状態の", "engaged |", also=("交戦中の",)),
    Phrase("battling", p.EngagedWith, "{what:ref}と交戦状態の", "| engaged with {what}", also=("{what:ref}と交戦中の", "{what:ref}と戦闘中の", "{what:ref}と戦闘している", "{what:ref}と戦闘を行っている", "{what:ref}と交戦している")),
    Phrase("battling", p.Attacking, "攻撃中の", "attacking |", also=("攻撃している",)),
    Phrase("battling", p.AttacksWhat, "{what:ref}を攻撃している", "| attacking {what}", also=("{what:ref}を攻撃中の",)),
    Phrase("battling", p.Attacked, "攻撃されている", "| being attacked", also=("攻撃対象の", "攻撃の対象の", "攻撃対象になっている", "攻撃の対象になっている")),
    # 201.1.1: a player card that is so
    Phrase("set", a.All, "{of:f_suchplayer}", "{of}"),
    Phrase("f_suchplayer", a.Filter, "{qualities:ofthis*}{where:personof}プレイヤー", "{where}player (if {qualities% and })", {"noun": PERSON}),
    Phrase("personof", a.Place, "自分の", "your ", {"zone": PEOPLE, "whose": a.You()}, also=("味方の",)),
    Phrase("personof", a.Place, "相手の", "enemy ", {"zone": PEOPLE, "whose": a.Opponent()}),
    Phrase("vstate", p.SomeAre, "{of:f_tai}が{quality:attackson}いる", "a {of} is {quality}"),
    # 205.4.1
    Phrase("gearcount", a.Kind, "武器", "(weapon|weapons)#", {"name": "武器"}, also=("「武器」",)),
    Phrase("gearcount", a.Kind, "防具", "(piece|pieces)# of armour", {"name": "防具"}, also=("「防具」",)),
    Phrase("gearcount", a.Kind, "アイテム", "(item|items)#", {"name": "アイテム"}),
    Phrase("vstate", a.Is, "{what:wearer}が{quality.noun:gearcount}を{quality.count:amount}枚{quality.relation:many}装備している", "{what} <be@what> equipped with {quality.relation<}{quality.count}{quality.relation>} {quality.noun#quality.count}", inner={"quality": p.BearsMany}),
    Phrase("mod", p.BearsMany, "{noun:gearcount}を{count:amount}枚{relation:many}装備している", "| equipped with {relation<}{count}{relation>} {noun#count}", also=("{noun:gearcount}を{count:amount}枚{relation:many}装備した",)),
    Phrase("nstate", a.Only, "{of:f_mai}が{what:ref}だけである", "{what} <be@what> the only one of {of#pl}", also=("{of:f_mai}が{what:ref}1枚だけである", "{of:f_mai}が{what:ref}1枚のみである", "{of:f_mai}が{what:ref}のみである")),
    Phrase("vstate", a.Compare, "{left:s_inrow}{right:amount}体{relation:many}いる", "there (is|are)#right {relation<}{right}{relation>} {left#right}"),
    Phrase("vstate", a.Compare, "{left:s_inrow}いる", "there is a {left}", {"relation": a.AtLeast(), "right": a.Num(1)}),
    Phrase("vstate", a.Compare, "{left:s_inrow}いない", "there is no {left}", {"relation": a.AtMost(), "right": a.Num(0)}, also=("{left:s_inrow}1体もいない",)),
    Phrase("s_inrow", a.CountOf, "{of.where:side}{of.qualities:mod**}{of.noun:n_tai}が{of.qualities:rowin}に", "{of.qualities<}{of.where<}{of.noun#}{of.where>}{of.qualities>#}", inner={"of": a.Filter}),
    # 103.1.2: so often a turn
    Phrase("stmt", p.OnlySoOften, "{who:leader}1ターンに{deed.what.of:f_loose}を{times:amount}枚までしかプレイできない", "{who} cannot play more {deed.what.of#pl} than {times} a turn", inner={"deed": p.PlaysCard, "deed.what": a.Any}, also=tuple(way for span in ("1ターンに", "各ターンに", "1ターン中に") for upto in ("まで", "") for way in (f"{{who:leader}}{span}{{deed.what.of:f_loose}}を{{times:amount}}枚{upto}しかプレイできない", f"{{who:leader}}{{deed.what.of:f_loose}}を{span}{{times:amount}}枚{upto}しかプレイできない", f"{{who:leader}}{span}{{times:amount}}枚{upto}しか{{deed.what.of:f_loose}}をプレイできない", f"{{who:leader}}{span}{{times:amount}}枚の{{deed.what.of:f_loose}}しかプレイできない"))[1:]),
    Phrase("stmt", p.OnlySoOften, "{who:leader}1ターンに{times:amount}回までしか攻撃宣言できない", "{who} cannot declare more than {times} (attack|attacks)#times a turn", {"deed": p.DeclaresAttack()}, also=tuple(f"{{who:{who}}}{span}{{times:amount}}回{upto}しか{deed}できない" for who in ("leader", "itself") for span in ("1ターンに", "各ターンに", "1ターン中に") for upto in ("まで", "") for deed in ("攻撃宣言", "攻撃"))[1:]),
    Phrase("stmt", p.OnlySoOften, "{who:leader}1ターンにカードを{times:amount}枚までしかドローできない", "{who} cannot draw more than {times} (card|cards)#times a turn", {"deed": p.DrawsCard()}, also=tuple(f"{{who:leader}}{span}{what}{verb}" for span in ("1ターンに", "各ターンに", "1ターン中に") for upto in ("まで", "") for what in (f"カードを{{times:amount}}枚{upto}しか", f"{{times:amount}}枚{upto}しかカードを", f"{{times:amount}}枚{upto}しか") for verb in ("ドローできない", "引けない"))[1:]),
    # which of a kind in a turn
    Phrase("pdeed1", a.Nth, "{n:amount}枚目の{deed.what.of:f_loose}をプレイする", "<play> (your|their)#actor {deed.what.of} number {n} of the turn", inner={"deed": p.PlaysCard, "deed.what": a.Any}, also=("1ターンに{n:amount}枚目の{deed.what.of:f_loose}をプレイする",)),
    Phrase("pdeed1", a.Nth, "{n:amount}枚目のカードをドローする", "<draw> (your|their)#actor card number {n} of the turn", {"deed": p.DrawsCard()}, also=("1ターンに{n:amount}枚目のカードをドローする",)),
    Phrase("happening", a.Happens, "{subject:payer}{deed:pdeed4~}", "{subject} {deed/@subject}"),
    Phrase("pdeed4", a.Nth, f"{_NTH[0]}{{n:amount}}枚目の{{deed.what.of:f_loose}}をプレイする", "<play> (your|their)#actor {deed.what.of} number {n} of the turn", inner={"deed": p.PlaysCard, "deed.what": a.Any}, also=tuple(f"{when}{{n:amount}}枚目の{{deed.what.of:f_loose}}をプレイする" for when in _NTH[1:])),
    Phrase("pdeed4", a.Nth, f"{_NTH[0]}{{n:amount}}枚目のカードをドローする", "<draw> (your|their)#actor card number {n} of the turn", {"deed": p.DrawsCard()}, also=tuple(f"{when}{{n:amount}}枚目のカードをドローする" for when in _NTH[1:])),
]  # fmt: skip
