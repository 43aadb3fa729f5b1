"""Wordings of pso2 for what somebody does or undergoes: as something that happens, and as something that cannot."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

WHATEVER: Final = a.AnyCause()
ON_FIELD: Final = a.Place(a.Zone("場"), a.AnyPlayer())

SUBJECTS: Final = [
    Phrase("happening", a.Happens, "{subject:doer}{deed:deed~}", "{subject} {deed/@subject}", replaces=True),
    Phrase("happening", a.Happens, "{subject:doer}{deed:edeed~}", "{subject} {deed/@subject}"),
    Phrase("happening", a.Happens, "{subject:payer}{deed:pdeed~}", "{subject} {deed/@subject}"),
    Phrase("happening", a.Happens, "{deed:pdeed~}", "you {deed}", {"subject": a.You()}),
    Phrase("happening", a.Happens, "{subject:receiver}{deed:getting~}", "{subject} {deed/@subject}"),
    Phrase("happening", p.NextTime, "{event.subject:doer}次に{event.deed:deed~}", "{event.subject} next {event.deed/@event.subject}", inner={"event": a.Happens}),
    Phrase("doer", None, "{ref}が", "{ref}"),
    Phrase("doer", None, "{anyone}が", "{anyone}"),
    Phrase("doer", a.Any, "{of:f_mai}が", "a {of}"),
    Phrase("doer", a.Any, "{of:f_mag}が", "{of}"),
    Phrase("receiver", None, "{ref}に", "{ref}"),
    Phrase("receiver", None, "{anyone}に", "{anyone}"),
    Phrase("it", None, "{foe}を", "{foe}"),
    Phrase("taker", None, "{foe}に", "{foe}"),
    Phrase("happening", a.Happens, "{subject:foe}が{deed:harmed~}", "{subject} {deed/@subject}"),
    Phrase("harmed", p.TakesDamage, "ダメージを受ける", "<take> damage"),
    Phrase("harmed", p.TakesBattleDamage, "戦闘ダメージを受ける", "<take> battle damage", also=("戦闘でダメージを受ける",)),
    Phrase("harmed", p.TakesDamageFrom, "{what:dealer}ダメージを受ける", "<take> damage from {what}"),
    Phrase("it", None, "{ref}を", "{ref}"),
    Phrase("it", None, "{anyone}を", "{anyone}"),
    Phrase("byit", None, "{ref}に", "{ref}"),
    Phrase("byit", None, "{anyone}に", "{anyone}"),
    Phrase("dealer", None, "{ref}から", "{ref}"),
    Phrase("dealer", None, "{anyone}から", "{anyone}"),
    Phrase("taker", None, "{ref}に", "{ref}"),
    Phrase("taker", None, "{anyone}に", "{anyone}"),
]  # fmt: skip

# what can be waited for, replaced and forbidden
DEEDS: Final = [
    Phrase("deed", p.Attacks, "{what:it}攻撃する", "<attack> {what}", also=("{what:it}攻撃対象にする", "{what:it}攻撃対象に選ぶ", "{what:it}攻撃の対象にする", "{what:it}攻撃の対象に選ぶ", "{what:it}攻撃対象として選ぶ", "{what:it}攻撃の対象として選ぶ")),
    Phrase("deed", p.AttacksAtAll, "攻撃する", "<attack>", also=("攻撃宣言する", "攻撃を行う", "攻撃宣言を行う")),
    Phrase("deed", p.IsAttacked, "攻撃される", "<be> attacked", also=("攻撃対象になる", "攻撃の対象になる", "攻撃対象に選ばれる", "攻撃の対象に選ばれる", "攻撃対象にされる", "攻撃の対象にされる")),
    Phrase("deed", p.IsAttackedBy, "{what:byit}攻撃される", "<be> attacked by {what}"),
    Phrase("deed", a.Undergoes, "{cause}破壊される", "<be> destroyed{cause}", {"action": a.Action("destroy")}, also=("{cause}戦闘不能になる", "{cause}戦闘不能にされる")),
    Phrase("cause", a.AnyCause, "", ""),
    Phrase("cause", a.ByBattle, "戦闘によって", " in battle", also=("戦闘で", "攻撃によって", "戦闘ダメージによって", "戦闘ダメージで")),
    Phrase("cause", a.ByEffect, "{whose:abilityof}能力によって", " by {whose}abilities", also=("{whose:abilityof}能力で", "{whose:abilityof}効果によって", "{whose:abilityof}効果で", "{whose:abilityof}カードの効果によって")),
    Phrase("deed", p.IsTargeted, "{whose:abilityof}能力の対象になる", "<become> the target of {whose}abilities", also=("{whose:abilityof}能力や効果の対象になる", "{whose:abilityof}効果の対象になる", "{whose:abilityof}カードの能力の対象になる", "{whose:abilityof}能力の対象に選ばれる")),
    Phrase("deed", p.IsTargetedBy, "{what:origin}能力の対象になる", "<become> the target of abilities of {what}", also=("{what:origin}対象になる", "{what:origin}効果の対象になる")),
    Phrase("origin", a.Any, "{of:f_origin}の", "a {of}"),
    Phrase("f_origin", a.Filter, "{where:someones}{qualities:mod**}{noun:n_kind}", "{where<}{qualities<}{noun#}{where>}{qualities>}"),
    Phrase("someones", a.Place, "味方の", "allied |", {"zone": a.Zone("場"), "whose": a.You()}, also=("自分の場の", "自分の")),
    Phrase("someones", a.Place, "相手の", "enemy |", {"zone": a.Zone("場"), "whose": a.Opponent()}, also=("相手の場の", "対戦相手の", "相手のプレイヤーの")),
    Phrase("abilityof", a.AnyPlayer, "", ""),
    Phrase("abilityof", a.Opponent, "相手の", "enemy ", also=("対戦相手の", "相手のプレイヤーの")),
    Phrase("abilityof", a.You, "自分の", "your "),
    Phrase("deed", p.TakesDamage, "ダメージを受ける", "<take> damage"),
    Phrase("deed", p.TakesBattleDamage, "戦闘ダメージを受ける", "<take> battle damage", also=("戦闘でダメージを受ける", "戦闘によってダメージを受ける")),
    Phrase("deed", p.TakesDamageFrom, "{what:dealer}ダメージを受ける", "<take> damage from {what}"),
    Phrase("deed", p.DealsDamage, "{what:taker}ダメージを与える", "<deal> damage to {what}"),
    Phrase("deed", a.Turns, "{position:onoff}になる", "<turn> {position}", also=("{position:onoff}状態になる", "{position:onoff}にされる")),
    Phrase("deed", a.Enters, "場に出る", "<enter> the field", also=("登場する",)),
    Phrase("deed", p.Invokes, "{keyword:anykw}を発動する", "<invoke> {keyword}"),
    Phrase("pdeed", p.DrawsCard, "ドローする", "<draw> a card", also=("カードをドローする", "カードを引く", "カードを1枚ドローする", "1枚ドローする")),
    Phrase("pdeed", p.PlaysCard, "{what:played}プレイする", "<play> {what}"),
    Phrase("played", a.Any, "{of:f_loose}を", "a {of}", also=("{of:f_loose}を手札から", "手札から{of:f_loose}を", "{of:f_loose}を1枚")),
]  # fmt: skip

# what can only be waited for, or stood in for
EVENTS: Final = [
    Phrase("edeed", p.Defeats, "{what:it}戦闘不能にする", "<defeat> {what}", also=("{what:it}破壊する",)),
    Phrase("edeed", p.DefeatsByAttack, "攻撃によって{what:it}戦闘不能にする", "<defeat> {what} by attacking", also=("攻撃によって{what:it}破壊する", "攻撃で{what:it}破壊する", "攻撃で{what:it}戦闘不能にする", "{what:it}攻撃によって破壊する")),
    Phrase("edeed", p.DefeatsInBattle, "戦闘によって{what:it}戦闘不能にする", "<defeat> {what} in battle", also=("戦闘で{what:it}破壊する", "戦闘で{what:it}戦闘不能にする", "戦闘によって{what:it}破壊する", "戦闘ダメージで{what:it}破壊する")),
    Phrase("edeed", p.DealsAny, "ダメージを与える", "<deal> damage"),
    Phrase("edeed", p.DealsBattleDamage, "{what:taker}戦闘ダメージを与える", "<deal> battle damage to {what}", also=("戦闘で{what:taker}ダメージを与える", "攻撃によって{what:taker}ダメージを与える")),
    Phrase("edeed", a.Leaves, "場を離れる", "<leave> the field", {"place": ON_FIELD}, also=("場から離れる",)),
    Phrase("edeed", a.IsPut, "{origin:evfrom}{to:evto}置かれる", "<be> put{origin} {to}", also=("{origin:evfrom}{to:evto}戻る", "{origin:evfrom}{to:evto}戻される", "{origin:evfrom}{to:evto}加えられる", "{origin:evfrom}{to:evto}加わる", "{origin:evfrom}{to:evto}送られる", "{origin:evfrom}{to:evto}移動する")),
    Phrase("happening", a.Happens, "{deed.to:evto}{subject:cardga}置かれる", "{subject} <be@subject> put {deed.to}", {"deed.origin": a.Anywhere()}, inner={"deed": a.IsPut}, also=("{deed.to:evto}{subject:cardga}加えられる", "{deed.to:evto}{subject:cardga}加わる")),
    Phrase("cardga", a.Any, "{of:f_loose}が", "a {of}"),
    Phrase("happening", a.Happens, "装備先が{subject:ref}を使用する", "the bearer uses {subject}", {"deed": a.Undergoes(a.Action("use"), WHATEVER)}),
    Phrase("edeed", a.IsPut, "{origin:evfrom1}場に出る", "<enter> the field{origin}", {"to": ON_FIELD}),
    Phrase("edeed", p.ChangesRow, "前列に移動する", "<move> to the front row", {"name": "前列"}, also=("前列へ移動する", "後列から前列に移動する")),
    Phrase("edeed", p.ChangesRow, "後列に移動する", "<move> to the back row", {"name": "後列"}, also=("後列へ移動する", "前列から後列に移動する")),
    Phrase("edeed", p.PutsOn, "{what:it}装備する", "<be> equipped with {what}"),
    Phrase("getting", p.PutsOn, "{what:wearing}装備される", "<be> equipped with {what}"),
    Phrase("wearing", None, "{anyone}が", "{anyone}"),
    Phrase("wearing", None, "{ref}が", "{ref}"),
    Phrase("edeed", p.IsLaid, "装備される", "<be> equipped", also=("付与される",)),
    Phrase("edeed", a.Undergoes, "{cause}捨てられる", "<be> discarded{cause}", {"action": a.Action("discard")}, also=("{cause}手札から捨てられる", "{cause}手札から捨札に捨てられる")),
    Phrase("edeed", a.Undergoes, "使用される", "<be> used", {"action": a.Action("use"), "cause": WHATEVER}),
    Phrase("edeed", p.Engages, "交戦状態になる", "<be> engaged", also=("戦闘する", "戦闘を行う", "交戦する")),
    Phrase("edeed", p.EngagesWith, "{what:withit}交戦状態になる", "<be> engaged with {what}", also=("{what:withit}戦闘する", "{what:withit}交戦する", "{what:withit}戦闘を行う")),
    Phrase("withit", None, "{ref}と", "{ref}"),
    Phrase("withit", None, "{anyone}と", "{anyone}"),
    Phrase("edeed", p.UsesAbility, "能力を発動する", "<invoke> an ability", also=("起動能力を発動する", "能力を起動する", "起動能力を起動する")),
    Phrase("pdeed1", p.Discards, "{what:discarded}捨てる", "<discard> {what}"),
    Phrase("discarded", a.Any, "{of:f_loose}を", "a {of}", also=("{of:f_loose}を1枚", "手札から{of:f_loose}を", "手札の{of:f_loose}を")),
    Phrase("discarded", a.Any, "手札を", "a card", {"of": a.Filter(a.Anywhere(), (), a.AnyCard())}, also=("手札を1枚", "自分の手札を")),
    Phrase("pdeed1", p.Performs, "サーチする", "<search>", {"name": "search"}, also=("サーチを行う", "カードをサーチする")),
    Phrase("pdeed2", p.Performs, "【回復】を行う", "<carry> out 【Recovery】", {"name": "recover"}, also=("【回復】する",)),
    Phrase("pdeed1", p.Performs, "PPにカードを置く", "<put> a card into PP", {"name": "put_in_pp"}, also=("カードをPPに置く", "PPを置く")),
    Phrase("happening", a.Happens, "{subject:payer}{deed:pdeed1~}", "{subject} {deed/@subject}"),
    Phrase("happening", a.Happens, "{subject:payer}{deed:pdeed2~}", "{subject} {deed/@subject}"),
    Phrase("happening", a.Happens, "{deed:pdeed1~}", "you {deed}", {"subject": a.You()}),
    Phrase("evfrom", a.Anywhere, "", ""),
    Phrase("evfrom", None, "{evfrom1}", "{evfrom1}"),
    Phrase("evfrom1", a.Place, "{whose:evof}{zone:evzone}から", " from {whose}{zone}"),
    Phrase("evto", a.Place, "{whose:evof}{zone:evzone}に", "into {whose}{zone}"),
    Phrase("evof", a.AnyPlayer, "", "the "),
    Phrase("evof", a.You, "自分の", "your "),
    Phrase("evof", a.Opponent, "相手の", "your opponent's ", also=("対戦相手の",)),
    Phrase("evof", a.Owner, "持ち主の", "its owner's "),
    # deeds that may stand before a noun
    Phrase("shortdeed", a.Enters, "場に出る", "<enter> the field", also=("登場する",)),
    Phrase("shortdeed", p.AttacksAtAll, "攻撃する", "<attack>"),
    Phrase("shortdeed", p.IsAttacked, "攻撃される", "<be> attacked"),
    Phrase("shortdeed", p.TakesDamage, "ダメージを受ける", "<take> damage"),
    Phrase("shortdeed", a.Undergoes, "破壊される", "<be> destroyed", {"action": a.Action("destroy"), "cause": WHATEVER}, also=("戦闘不能になる",)),
]  # fmt: skip
