"""Wordings of pso2 for what holds: modifications, keywords, prohibitions, changed damage, costs, limits; numbers."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording.things import THESE
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

ALL_OF_IT: Final = a.Everything()
WHEN: Final = ("とき", "時", "場合", "たび", "たびに")
OWN: Final = ("このカード", "このキャラ", "このアイテム", "この武器", "この防具", "このアクティブ", "自身")

MUST_WHEN: Final = (
    "攻撃の対象を選ぶ時、",
    "攻撃対象を選ぶ時、",
    "攻撃する時、",
    "攻撃する場合、",
    "攻撃対象を選ぶ場合、",
    "",
)
ABLE: Final = ("可能なら", "可能な限り", "できる限り", "攻撃できるなら", "必ず", "")

STATEMENTS: Final = [
    # 215.3, G.05
    Phrase("stmt", a.Gain, "{what:topic}{features:gained*と}を得る", "{what} <get@what> {features%, & and }", also=("{what:topic}{features:gained*と}を持つ", "{what:topic}{features:gained*と}を受ける", "{what:topic}{features:gained+、}を得る", "{what:topic}{features:modify!}される", "{what:topic}{features:gained*と}を持っている", "{what:dat}{features:gained*と}を与える", "{what:dat}{features:gained*と}が与えられる", "{what:topic}{features:modify!}する")),
    Phrase("stmt", a.Lose, "{what:topic}{features:lost*と}を失う", "{what} <lose@what> {features%, & and }", also=("{what:topic}{features:lost*と}を全て失う",)),
    Phrase("stmt", a.Become, "{what:gens}{features:newstat!}になる", "{what}'s {features}", weak=True),
    Phrase("stmt", a.Gain, "{what:gens}{features:shifted!}する", "{what}'s {features}", also=("{what:gens}{features:shifted!}される",), weak=True),
    Phrase("stmt", a.Gain, "{what:topic}{features:rising~!}", "{what} <get@what> {features}", also=("{what:gens}{features:rising~!}",), weak=True),
    Phrase("stmt", a.Gain, "その{features:shifted!}する", "its {features}", {"what": a.Dropped()}, also=("その{features:shifted!}される",)),
    Phrase("ofit", a.Gain, "{features:shifted!}する", "its {features}", {"what": a.Dropped()}, also=("{features:shifted!}される",)),
    Phrase("ofit", a.Gain, "{features:rising~!}", "<get@what> {features}", {"what": a.Dropped()}),
    Phrase("stmt", a.Forbid, "{subject:topic}{deed:deed.cannot}", "{subject} cannot {deed}", forms={"i": "{subject:topic}{deed:deed.cannoti}"}, also=("{subject:topic}{deed:deed.not}", "{subject:topic}{deed:deed}ことができない", "{subject:topic}{deed:deed}事ができない", "{subject:topic}{deed:deed}ことはできない")),
    Phrase("stmt", a.Forbid, "{subject:leader}{deed:pdeed.cannot}", "{subject} cannot {deed}", forms={"i": "{subject:leader}{deed:pdeed.cannoti}"}, also=("{subject:leader}{deed:pdeed}ことができない", "{subject:leader}{deed:pdeed}事ができない", "{subject:leader}{deed:pdeed}ことはできない")),
    Phrase("stmt", a.Forbid, "{subject:declarer}は{deed:pdeed3.cannot}", "{subject} cannot {deed}", forms={"i": "{subject:declarer}は{deed:pdeed3.cannoti}"}, also=("{subject:declarer}は{deed:pdeed3}ことができない", "{subject:declarer}は{deed:pdeed3}事ができない", "{subject:declarer}は{deed:pdeed3}ことはできない"), weak=True),
    Phrase("stmt", a.Forbid, "対戦相手は{subject:ref}を能力の対象に選べない", "{subject} cannot become the target of enemy abilities", {"deed": p.IsTargeted(a.Opponent())}, also=("対戦相手は{subject:ref}を能力の対象にできない", "対戦相手は{subject:ref}を効果の対象に選べない")),
    Phrase("stmt", a.Forbid, "対戦相手は{subject:ref}をアクティブの能力の対象に選べない", "{subject} cannot become the target of abilities of enemy actives", {"deed": p.IsTargetedBy(a.Any(a.Filter(a.Place(a.Zone("場"), a.Opponent()), (), a.Kind("アクティブ"))))}),
    Phrase("stmt", a.Forbid, "対戦相手は{subject:attackee}を攻撃対象に選べない", "your opponent cannot choose {subject} to be attacked", {"deed": p.IsAttacked()}, also=tuple(f"対戦相手は{{subject:attackee}}を{words}" for words in ("攻撃対象にできない", "攻撃の対象に選べない", "攻撃対象として選べない", "攻撃の対象として選べない", "攻撃できない"))),
    Phrase("attackee", None, "{ref}", "{ref}"),
    Phrase("attackee", None, "{set}", "{set}"),
    Phrase("attackee", None, "{all}", "{all}"),
    # 103.3.2, 103.7.1.1.1: abilities of a kind
    Phrase("stmt", a.Forbid, "{subject:leader}{deed:kinddeed.cannot}", "{subject} cannot {deed}", also=("{subject:itself}{deed:kinddeed.cannot}",)),
    Phrase("stmt", a.Forbid, "{subject:gens}{deed.kind:abilitykind}は発動しない", "{deed.kind#pl} of {subject} cannot be invoked", inner={"deed": p.UsesKind}, also=("{subject:gens}{deed.kind:abilitykind}は発動できない", "{subject:gens}{deed.kind:abilitykind}を発動できない")),
    Phrase("stmt", a.Forbid, "{subject:gens}{deed.keyword:anykw}は発動しない", "{deed.keyword} of {subject} cannot be invoked", inner={"deed": p.Invokes}, also=("{subject:gens}{deed.keyword:anykw}は発動できない", "{subject:gens}{deed.keyword:anykw}の能力は発動しない", "{subject:gens}{deed.keyword:anykw}を発動できない")),
    Phrase("stmt", a.Forbid, "{subject:topic}{deed:gearuse.cannot}", "{subject} cannot {deed}", forms={"i": "{subject:topic}{deed:gearuse.cannoti}"}, also=("{subject:topic}{deed:gearuse.not}",)),
    Phrase("ofit", a.Forbid, "{deed:gearuse.cannot}", "cannot {deed}", {"subject": a.Dropped()}, also=("{deed:gearuse.not}",)),
    Phrase("kinddeed", p.UsesKind, "{kind:abilitykind}を発動する", "<invoke> {kind#pl}", also=("{kind:abilitykind}を起動する", "{kind:abilitykind}を使用する")),
    # 101.3
    Phrase("stmt", a.Forbid, "自分のデッキが0枚になっても、自分はゲームに敗北しない", "you do not lose the game even if your deck is empty", {"subject": a.You(), "deed": p.RunsOut()}, also=("自分のデッキが0枚になっても、ゲームに敗北しない", "自分はデッキが0枚になってもゲームに敗北しない", "自分のデッキが0枚でも、自分はゲームに敗北しない", "自分のデッキが0枚でも、ゲームに敗北しない")),
    # 213.2
    Phrase("stmt", a.Forbid, "{subject:topic}戦闘不能ダメージを受けても戦闘不能にならない", "{subject} <be@subject> not defeated by damage", {"deed": p.FallsByDamage()}, also=("{subject:topic}ダメージによって戦闘不能にならない", "{subject:topic}戦闘不能ダメージを受けても破壊されない", "{subject:topic}ダメージによって破壊されない", "{subject:topic}ダメージでは戦闘不能にならない")),
    # 205.4.4
    Phrase("stmt", p.SlotsAre, "{what:gens}装備枠は{kind:gearkind}が{count:amount}枠になる", "{what} <have@what> {count} {kind} (slot|slots)#count", also=("{what:gens}装備枠は{kind:gearkind}{count:amount}枠になる", "{what:gens}{kind:gearkind}の装備枠は{count:amount}枠になる", "{what:gens}{kind:gearkind}の装備枠は{count:amount}になる")),
    Phrase("stmt", p.SlotsAre, "自分の装備枠は{kind:gearkind}が{count:amount}枠になる", "your player has {count} {kind} (slot|slots)#count", {"what": p.PlayerOf(a.You())}, also=("自分の装備枠は{kind:gearkind}{count:amount}枠になる", "自分の{kind:gearkind}の装備枠は{count:amount}枠になる")),
    Phrase("stmt", p.BearersAre, "このカードは{of:f_tai}にのみ装備できる", "only {of#pl} can be equipped with this card", also=tuple(f"{this}は{{of:{who}}}に{only}" for this in ("このカード", "この武器", "この防具") for who in ("f_tai", "f_people") for only in ("のみ装備できる", "しか装備できない"))[1:]),
    # G.16
    Phrase("stmt", a.Forbid, "{subject:hurt}与える{deed.damage:harmof}は軽減されない", "{deed.damage} that {subject} <deal@subject> cannot be lowered", inner={"deed": p.IsLowered}, also=("{subject:sourcing}{deed.damage:harmof}は軽減されない", "{subject:hurt}与える{deed.damage:harmof}は軽減できない")),
    Phrase("harmof", p.AnyDamage, "ダメージ", "damage"),
    Phrase("harmof", p.BattleDamage, "戦闘ダメージ", "battle damage"),
    Phrase("sourcing", None, "{ref}を発生源とする", "{ref}"),
    Phrase("sourcing", None, "{set}を発生源とする", "{set}"),
    Phrase("gearkind", a.Kind, "武器", "weapon", {"name": "武器"}, also=("「武器」",)),
    Phrase("gearkind", a.Kind, "防具", "armour", {"name": "防具"}, also=("「防具」",)),
    Phrase("stmt", a.Must, "{subject:topic}攻撃できるなら攻撃しなければならない", "{subject} must attack if able", {"deed": p.AttacksAtAll()}, also=("{subject:topic}可能なら攻撃しなければならない", "{subject:topic}可能な限り攻撃しなければならない", "{subject:topic}必ず攻撃しなければならない", "{subject:topic}攻撃しなければならない", "{subject:topic}可能であれば攻撃しなければならない")),
    Phrase("stmt", p.MustAttackThat, "{who:topic}可能なら{what:ref}を攻撃しなければならない", "{who} must attack {what} if able", also=tuple(f"{{who:topic}}{able}{{what:ref}}を攻撃しなければならない" for able in ABLE[1:])),
    Phrase("stmt", p.MustTarget, "{who:topic}攻撃の対象を選ぶ時、可能なら{what:ref}を選ばなければならない", "when {who} <choose@who> whom to attack, (it|they)#who must choose {what} if able", also=tuple(f"{{who:topic}}{when}{able}{{what:ref}}を{way}なければならない" for when in MUST_WHEN for able in ABLE for way in ("選ば", "攻撃対象に選ば", "攻撃の対象に選ば", "攻撃対象にし", "攻撃の対象にし", *(("攻撃し",) if when else ())))[1:]),
    Phrase("stmt", p.MustTarget, "{who:topic}{what:ref}しか攻撃できない", "{who} can attack only {what}", also=tuple(f"{{who:topic}}{{what:ref}}{only}" for only in ("しか攻撃対象にできない", "しか攻撃対象に選べない", "しか攻撃の対象に選べない", "以外を攻撃できない", "以外を攻撃対象に選べない", "以外を攻撃対象にできない"))),
    Phrase("stmt", p.EntersOn, "{what:topic}{position:onoff}状態で場に出る", "{what} <enter@what> the field {position}"),
    Phrase("stmt", p.AttacksThese, "{what:topic}{of:f_tai}を攻撃する", "{what} <attack@what> {of#pl}"),
    # 302.8, 506.4.1.1
    Phrase("saying", p.WhileAttacking, "攻撃中、{do:ofit}", "while attacking, this card {do}", {"what": a.This()}),
    Phrase("saying", p.WhileAttacking, "攻撃中、{do:ofitself}", "while attacking, {do}", {"what": a.This()}),
    Phrase("ofitself", a.Gain, "このカードの{features:shifted!}される", "this card's {features}", {"what": a.This()}, also=tuple(f"{this}の{{features:shifted!}}される" for this in THESE[1:])),
    Phrase("saying", p.WhileAttacking, "攻撃中、{what:itself}{do:ofit}", "while attacking, {what} {do}"),
    Phrase("saying", p.WhileAttacking, "{what:itself}攻撃中、{do:ofit}", "while attacking, {what} {do}", also=("{what:itself}攻撃中{do:ofit}",)),
    Phrase("saying", p.WhileAttacking, "{what:gen}攻撃中、{do:saying}", "while {what} <be@what> attacking, {do}"),
    Phrase("itself", None, "{ref}は", "{ref}"),
    # what is said of whoever was named; of what was chosen it can be said as well as done to it
    Phrase("bare", None, "{ofit~}", "{ofit}"),
    Phrase("ofit", a.Gain, "{features:gained*と}を得る", "<get@what> {features%, & and }", {"what": a.Dropped()}, also=("{features:gained*と}を持つ", "{features:gained*と}を受ける", "{features:gained+、}を得る", "{features:modify!}する", "{features:modify!}される")),
    Phrase("ofit", a.Lose, "{features:lost*と}を失う", "<lose@what> {features%, & and }", {"what": a.Dropped()}),
    Phrase("ofit", a.Forbid, "{deed:deed.cannot}", "cannot {deed}", {"subject": a.Dropped()}, also=("{deed:deed.not}",)),
    Phrase("ofit", a.Must, "攻撃できるなら攻撃しなければならない", "must attack if able", {"subject": a.Dropped(), "deed": p.AttacksAtAll()}, also=("可能なら攻撃しなければならない",)),
    Phrase("ofit", p.LowerDamage, "{damage:harm}を{by:amount}軽減する", "{damage} to it is lowered by {by}", {"what": a.Dropped()}, also=("{damage:harm}を{by:amount}減らす", "{damage:harm}は{by:amount}軽減される")),
]  # fmt: skip

# G.16, 103.4.3: what becomes of damage
DAMAGE: Final = [
    Phrase("stmt", p.LowerDamage, "{what:hurt}{damage:harm}を{by:howmuch}軽減する", "{damage} to {what} is lowered by {by}", also=("{what:hurt}{damage:harm}は{by:howmuch}軽減される", "{what:hurt}{damage:harm}を{by:howmuch}減らす", "{what:hurt}{damage:harm}は{by:howmuch}減る", "{what:hurt}{damage:harm}は{by:howmuch}少なくなる", *(f"{{what:hurt}}{{damage:harms}}{when}、そのダメージを{{by:howmuch}}軽減する" for when in WHEN))),
    Phrase("stmt", p.LowerDamage, "{what:hurt}{damage:harm}は全て0になる", "{damage} to {what} is prevented", {"by": ALL_OF_IT}, also=("{what:hurt}{damage:harm}は0になる", "{what:hurt}{damage:harm}を0にする", "{what:hurt}{damage:harm}を全て0にする", "{what:hurt}{damage:harm}を全て軽減する", "{what:hurt}全ての{damage:harm}は0になる", *(f"{{what:hurt}}{{damage:harms}}{when}、そのダメージを0にする" for when in WHEN), *(f"{{what:hurt}}{{damage:harms}}{when}、そのダメージは0になる" for when in WHEN))),
    Phrase("stmt", p.LowerDamage, "{what:hurt}{damage:harm}を半分にする", "{damage} to {what} is halved", {"by": a.Half(a.Current())}, also=("{what:hurt}{damage:harm}は半分になる", *(f"{{what:hurt}}{{damage:harms}}{when}、そのダメージを半分にする" for when in WHEN))),
    Phrase("stmt", p.RaiseDamage, "{what:hurt}{damage:harm}は{by:howmuch}増える", "{damage} to {what} is raised by {by}", also=("{what:hurt}{damage:harm}を{by:howmuch}増やす", "{what:hurt}{damage:harm}は{by:howmuch}増加する", "{what:hurt}{damage:harm}は{by:howmuch}多くなる", "{what:hurt}{damage:harm}に+{by:howmuch}する", *(f"{{what:hurt}}{{damage:harms}}{when}、そのダメージを{{by:howmuch}}増やす" for when in WHEN))),
    Phrase("stmt", p.RaiseDamage, "{what:hurt}{damage:harm}を2倍にする", "{damage} to {what} is doubled", {"by": a.Current()}, also=("{what:hurt}{damage:harm}は2倍になる",)),
    Phrase("stmt", p.LowerDealt, "{what:hurt}与えるダメージを{by:howmuch}軽減する", "damage that {what} <deal@what> is lowered by {by}", also=("{what:hurt}与えるダメージは{by:howmuch}減る", "{what:hurt}与えるダメージを{by:howmuch}減らす", "{what:hurt}与えるダメージは{by:howmuch}軽減される", "{what:hurt}与えるダメージは{by:howmuch}少なくなる")),
    Phrase("stmt", p.LowerDealt, "{what:hurt}与えるダメージは0になる", "{what} <deal@what> no damage", {"by": ALL_OF_IT}, also=("{what:hurt}与えるダメージを0にする", "{what:hurt}与えるダメージは全て0になる", "{what:hurt}与えるダメージを全て0にする")),
    Phrase("stmt", p.LowerDealt, "{what:hurt}与えるダメージを半分にする", "damage that {what} <deal@what> is halved", {"by": a.Half(a.Current())}, also=("{what:hurt}与えるダメージは半分になる",)),
    Phrase("stmt", p.RaiseDealt, "{what:hurt}与えるダメージは2倍になる", "damage that {what} <deal@what> is doubled", {"by": a.Current()}, also=("{what:hurt}与えるダメージを2倍にする",)),
    Phrase("stmt", p.LowerStruck, "{what:hurt}与える戦闘ダメージを{by:howmuch}軽減する", "battle damage that {what} <deal@what> is lowered by {by}", also=("{what:hurt}与える戦闘ダメージは{by:howmuch}減る", "{what:hurt}与える戦闘ダメージを{by:howmuch}減らす", "{what:hurt}与える戦闘ダメージは{by:howmuch}軽減される", "{what:hurt}与える戦闘ダメージは{by:howmuch}少なくなる")),
    Phrase("stmt", p.LowerStruck, "{what:hurt}与える戦闘ダメージは0になる", "{what} <deal@what> no battle damage", {"by": ALL_OF_IT}, also=("{what:hurt}与える戦闘ダメージを0にする", "{what:hurt}与える戦闘ダメージは全て0になる", "{what:topic}戦闘ダメージを与えない")),
    Phrase("stmt", p.RaiseStruck, "{what:hurt}与える戦闘ダメージは{by:howmuch}増える", "battle damage that {what} <deal@what> is raised by {by}", also=("{what:hurt}与える戦闘ダメージを{by:howmuch}増やす", "{what:hurt}与える戦闘ダメージに+{by:howmuch}する", "{what:hurt}与える戦闘ダメージは+{by:howmuch}される", "{what:hurt}与える戦闘ダメージは{by:howmuch}多くなる")),
    Phrase("stmt", p.RaiseStruck, "{what:hurt}与える戦闘ダメージは2倍になる", "battle damage that {what} <deal@what> is doubled", {"by": a.Current()}, also=("{what:hurt}与える戦闘ダメージを2倍にする",)),
    Phrase("stmt", p.RaiseDealt, "{what:hurt}与えるダメージは{by:howmuch}増える", "damage that {what} <deal@what> is raised by {by}", also=("{what:hurt}与えるダメージを{by:howmuch}増やす", "{what:hurt}与えるダメージに+{by:howmuch}する", "{what:hurt}与えるダメージは+{by:howmuch}される", "{what:hurt}与えるダメージは{by:howmuch}多くなる")),
    # 103.2.2: from somebody to somebody
    Phrase("stmt", p.RaiseDealtTo, "{what:hurt}{to:taker}与えるダメージは{by:howmuch}増える", "damage that {what} <deal@what> to {to} is raised by {by}", also=("{what:hurt}{to:taker}与えるダメージを{by:howmuch}増やす", "{what:hurt}{to:taker}与えるダメージは+{by:howmuch}される", *(f"{{what:hurt}}{{to:taker}}ダメージを与える{when}、そのダメージを{by}" for when in WHEN for by in ("+{by:howmuch}する", "{by:howmuch}増やす")), *(f"{{what:sourced}}{{to:taker}}与えられる{when}、そのダメージを{by}" for when in WHEN for by in ("+{by:howmuch}する", "{by:howmuch}増やす")))),
    Phrase("sourced", None, "{ref}を発生源とするダメージが", "{ref}"),
    Phrase("sourced", None, "{all}を発生源とするダメージが", "{all}"),
    Phrase("sourced", None, "{set}を発生源とするダメージが", "{set}"),
    # the damage as a noun, and as something that happens
    Phrase("harm", p.AnyDamage, "受けるダメージ", "damage"),
    Phrase("harm", p.BattleDamage, "受ける戦闘ダメージ", "battle damage", also=("戦闘で受けるダメージ", "戦闘によって受けるダメージ")),
    Phrase("harm", p.DamageFrom, "{what:dealer}受けるダメージ", "damage from {what}"),
    Phrase("harm", p.NextDamage, "次に受けるダメージ", "the next damage", also=("次に受けるダメージ1回分",)),
    Phrase("harm", p.AbilityDamage, "能力によって受けるダメージ", "damage by abilities", also=("効果によって受けるダメージ", "能力で受けるダメージ", "能力から受けるダメージ", "効果で受けるダメージ")),
    Phrase("harms", p.AnyDamage, "ダメージを受ける", "damage"),
    Phrase("harms", p.BattleDamage, "戦闘ダメージを受ける", "battle damage", also=("戦闘でダメージを受ける",)),
    Phrase("harms", p.DamageFrom, "{what:dealer}ダメージを受ける", "damage from {what}"),
    Phrase("harms", p.NextDamage, "次にダメージを受ける", "the next damage"),
    Phrase("hurt", None, "{ref}が", "{ref}"),
    Phrase("hurt", None, "{all}が", "{all}"),
    Phrase("hurt", None, "{set}が", "{set}"),
    Phrase("hurt", None, "{foe}が", "{foe}"),
    Phrase("picked", None, "{some}が", "{some}"),
    Phrase("picked", None, "{some}は", "{some}"),
]  # fmt: skip

COSTS: Final = [
    Phrase("stmt", a.CostLess, "{what:priced}コストは{by:cut}減る", "{what} <cost@what> {by<} less{by>}", also=("{what:priced}コストを{by:cut}減らす", "{what:priced}コストは{by:cut}少なくなる", "{what:priced}コストは{by:cut}軽減される", "{what:priced}コストを{by:cut}軽減する", "{what:priced}コストは-{by:cut}される", "{what:priced}コストを-{by:cut}する")),
    Phrase("stmt", a.CostMore, "{what:priced}コストは{by:cut}増える", "{what} <cost@what> {by<} more{by>}", also=("{what:priced}コストを{by:cut}増やす", "{what:priced}コストは{by:cut}多くなる", "{what:priced}コストは+{by:cut}される", "{what:priced}コストを+{by:cut}する", "{what:priced}コストは{by:cut}増加する")),
    Phrase("stmt", a.CostBecomes, "このカードのコストは{to:amount}になる", "this card costs {to}", {"what": p.ThisPlayed()}, also=tuple(f"{this}のコスト{way}" for this in OWN for way in ("は{to:amount}になる", "を{to:amount}にする"))[1:]),
    Phrase("stmt", a.CostBecomes, "{what:priced}コストは{to:amount}になる", "{what} <cost@what> {to}", also=("{what:priced}コストを{to:amount}にする",)),
    Phrase("priced", a.All, "{of:f_mai}の", "{of#pl}", also=("{of:f_mai}をプレイする", "{of:f_mai}のプレイ", "{of:f_mai}をプレイするための"), number="pl"),
    Phrase("priced", a.All, "{of:f_played}", "{of#pl}", also=("{of:f_played}をプレイする",), number="pl"),
    Phrase("priced", a.All, "{of:f_playing}", "{of#pl}", number="pl"),
    Phrase("f_playing", a.Filter, "{where:playsfrom}{qualities:mod**}{noun:n_card}をプレイする場合、その", "{qualities<}{noun#}{qualities>#}{where>}", also=("{where:playsfrom}{qualities:mod**}{noun:n_card}をプレイする時、その", "{where:playsfrom}{qualities:mod**}{noun:n_card}をプレイする際、その")),
    Phrase("playsfrom", a.Place, "自分が手札から", "| that you play from your hand", {"zone": a.Zone("手札"), "whose": a.You()}, also=("自分が",)),
    Phrase("playsfrom", a.Place, "相手が手札から", "| that your opponent plays from their hand", {"zone": a.Zone("手札"), "whose": a.Opponent()}, also=("相手が", "対戦相手が", "対戦相手が手札から")),
    Phrase("f_played", a.Filter, "{where:playedby}{qualities:mod**}{noun:n_card}の", "{qualities<}{noun#}{qualities>#}{where>}"),
    Phrase("playedby", a.Place, "自分が手札からプレイする", "| that you play from your hand", {"zone": a.Zone("手札"), "whose": a.You()}, also=("自分がプレイする", "自分のプレイする")),
    Phrase("playedby", a.Place, "相手が手札からプレイする", "| that your opponent plays from their hand", {"zone": a.Zone("手札"), "whose": a.Opponent()}, also=("相手がプレイする", "相手のプレイヤーが手札からプレイする", "相手のプレイヤーがプレイする", "対戦相手がプレイする", "対戦相手が手札からプレイする", "相手のプレイする")),
    Phrase("priced", p.ThisPlayed, "手札にあるこのカードの", "this card in your hand", also=("手札のこのカードの",)),
    Phrase("priced", p.ThisPlayed, "このカードをプレイする", "this card", also=("このカードを手札からプレイする", "このカードをプレイするための", "このカードのプレイ", "このカードのプレイする")),
    *(
        Phrase("stmt", node, f"このカードのコストは{{by:cut}}{verbs[0]}", f"this card costs {{by<}} {word}{{by>}}", {"what": p.ThisPlayed()}, also=tuple(f"{this}のコスト{verb}" for this in OWN for verb in (*(f"は{{by:cut}}{verb}" for verb in verbs), f"を{{by:cut}}{own}", f"は{sign}{{by:cut}}される", f"を{sign}{{by:cut}}する"))[1:])
        for node, word, sign, own, *verbs in ((a.CostLess, "less", "-", "減らす", "減る", "少なくなる", "軽減される"), (a.CostMore, "more", "+", "増やす", "増える", "多くなる", "増加する"))
    ),
    Phrase("cut", None, "{amount}", "{amount}"),
    Phrase("cut", None, "{per}", "{per}"),
    Phrase("cut", None, "{measure}だけ", "{measure}"),
    Phrase("stmt", p.HandLimit, "{whose:zoneof1}手札の上限枚数は{by:raised}増える", "{whose}hand limit is {by}", also=("{whose:zoneof1}手札の上限は{by:raised}増える", "{whose:zoneof1}手札の上限枚数を{by:raised}増やす")),
    Phrase("stmt", p.HandLimit, "{whose:zoneof1}手札の上限枚数は{by:lowered}減る", "{whose}hand limit is {by}", also=("{whose:zoneof1}手札の上限は{by:lowered}減る", "{whose:zoneof1}手札の上限枚数を{by:lowered}減らす")),
    Phrase("stmt", p.HandLimit, "{whose:zoneof1}手札の上限枚数は{by:instead}になる", "{whose}hand limit is {by}", also=("{whose:zoneof1}手札の上限は{by:instead}になる", "{whose:zoneof1}手札の上限枚数を{by:instead}にする")),
    Phrase("raised", p.Up, "{by:amount}枚", "raised by {by}"),
    Phrase("lowered", p.Down, "{by:amount}枚", "lowered by {by}"),
    Phrase("instead", p.Exactly, "{by:amount}枚", "{by}"),
]  # fmt: skip

# somebody is chosen for it: an effect, nothing that holds by itself
CHOSEN: Final = [
    replace(row, category="act", ja=row.ja.replace(":hurt}", ":picked}"), also=tuple(way.replace(":hurt}", ":picked}") for way in row.also))
    for row in DAMAGE
    if row.category == "stmt"
]  # fmt: skip
