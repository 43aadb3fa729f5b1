"""Wordings of pso2 for what is done, what holds for a while, and what somebody does or undergoes."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording_nouns import DECK, DISCARD, FIELD, HAND, NO_QUALITIES, PP
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

NOTHING: Final[tuple[a.Arrival, ...]] = ()
OWNER: Final = a.Owner()

ACTS: Final = [
    Phrase("act", a.Choose, "{what:obj}選ぶ", "<choose> {what}"),
    Phrase("act", p.Damage, "{what:dat}{amount}ダメージを与える", "<deal> {amount} damage to {what}"),
    Phrase("act", p.DamageTimes, "{what:dat}{amount}ダメージを{times:amount}回与える", "<deal> {amount} damage to {what} {times} (time|times)#times"),
    Phrase("act", p.RemoveDamage, "{what:ref}が受けているダメージを取り除く", "<remove> the damage that {what} has taken"),
    Phrase("act", a.Draw, "{count:q_mai}ドローする", "<draw> {count} (card|cards)#count"),
    Phrase("act", a.Discard, "{what:handobj}捨てる", "<discard> {what}"),
    Phrase("act", a.Destroy, "{what:obj}破壊する", "<destroy> {what}"),
    Phrase("act", a.Orient, "{what:obj}{to:state}にする", "<turn> {what} {to}"),
    Phrase("act", p.Freeze, "{what:obj}フリーズする", "<freeze> {what}"),
    Phrase("act", p.Recover, "【回復{count:amount}】を行う", "<carry> out 【Recovery {count}】"),
    Phrase("act", p.SearchFor, "{of:f_search}を{count:q_mai}サーチする", "<search> for {count} {of#count}", also=("自分のデッキから{of:f_search}を{count:q_mai}サーチする",)),
    Phrase("act", p.AttachTo, "{what:dat}付与する", "<attach> this card to {what}"),
    Phrase("act", a.Control, "{what:gen}コントロールを得る", "<take> control of {what}"),
    Phrase("act", a.Shuffle, "{place:deckof}をシャッフルする", "<shuffle> {place}"),
    Phrase("act", a.Reveal, "{what:handobj}公開する", "<reveal> {what}"),
    Phrase("act", a.Look, "{what:obj}見る", "<look> at {what}"),
    Phrase("act", a.Move, "{what:obj}{to:dest}{arriving:arrival**}置く", "<put> {what} {to}{arriving}", also=("{what:obj}{arriving:arrival**}{to:dest}置く",)),
    Phrase("act", a.Move, "{what:handobj}{to:dest}置く", "<put> {what} {to}", {"arriving": NOTHING}),
    Phrase("act", a.Move, "{what:obj}手札に加える", "<add> {what} to (your|their)#actor hand", {"to": a.Into(a.Place(HAND, a.Actor())), "arriving": NOTHING}),
    Phrase("act", a.Move, "{what:obj}持ち主の手札に戻す", "<return> {what} to its owner's hand", {"to": a.Into(a.Place(HAND, OWNER)), "arriving": NOTHING}, also=("{what:obj}手札に戻す",)),
    Phrase("act", a.Move, "{what:obj}場に出す", "<put> {what} into play", {"to": a.Into(a.Place(FIELD, a.Actor())), "arriving": NOTHING}),
    Phrase("act", a.Move, "{what:handobj}場に出す", "<put> {what} into play", {"to": a.Into(a.Place(FIELD, a.Actor())), "arriving": NOTHING}),
    Phrase("dest", a.Into, "捨札に", "into the discard pile", {"place": a.Place(DISCARD, OWNER)}),
    Phrase("dest", a.Into, "PPに", "into PP", {"place": a.Place(PP, OWNER)}),
    Phrase("dest", a.OnBottom, "デッキの下に", "at the bottom of the deck", {"place": a.Place(DECK, OWNER)}),
    Phrase("dest", a.OnTop, "デッキの上に", "on top of the deck", {"place": a.Place(DECK, OWNER)}),
    Phrase("arrival", a.InPosition, "{position:state}状態で", " {position}"),
    Phrase("arrival", a.AnyOrder, "好きな順で", " in any order"),
]  # fmt: skip

STATEMENTS: Final = [
    # 215.3, G.05
    Phrase("stmt", a.Gain, "{what:topic}{features:modify!}を受ける", "{what} <get@what> {features}"),
    Phrase("stmt", a.Gain, "{what:topic}{features:keyword*と}を持つ", "{what} <gain@what> {features%, & and }"),
    Phrase("stmt", a.Lose, "{what:topic}{features:anykw*と}を失う", "{what} <lose@what> {features%, & and }"),
    Phrase("stmt", a.Become, "{what:gen}{features:newstat!}になる", "{what}'s {features}"),
    Phrase("stmt", a.Forbid, "{subject:topic}{deed:deed.cannot}", "{subject} cannot {deed}", forms={"i": "{subject:topic}{deed:deed.cannoti}"}, also=("{subject:topic}{deed:deed.not}",)),
    Phrase("stmt", a.Forbid, "{subject:player}は{deed:pdeed.cannot}", "{subject} cannot {deed}", forms={"i": "{subject:player}は{deed:pdeed.cannoti}"}),
    Phrase("stmt", a.Must, "{subject:topic}攻撃できるなら攻撃しなければならない", "{subject} must attack if able", {"deed": p.AttacksAtAll()}, also=("{subject:topic}可能なら攻撃しなければならない",)),
    Phrase("stmt", p.LowerDamage, "{what:hurt}ダメージを受けるとき、そのダメージを{by:amount}軽減する", "damage to {what} is lowered by {by}", also=("{what:hurt}ダメージを受ける時、そのダメージを{by:amount}軽減する",)),
    # 302.8, 506.4.1.1
    Phrase("saying", p.WhileAttacking, "{what:itself}攻撃中、{do:bare}", "while attacking, {what} {do}", also=("{what:itself}攻撃中{do:bare}",)),
    Phrase("itself", None, "{ref}は", "{ref}"),
    Phrase("stmt", p.AttacksThese, "{what:topic}{of:f_tai}を攻撃する", "{what} <attack@what> {of#pl}"),
    Phrase("stmt", a.CostLess, "{what:handset}のコストは{by:amount}減る", "{what} <cost@what> {by} less"),
    Phrase("stmt", a.CostMore, "{what:handset}のコストは{by:amount}増える", "{what} <cost@what> {by} more"),
    Phrase("handset", a.All, "{of:f_hand}", "{of#pl}", number="pl"),
    Phrase("stmt", p.HandLimit, "自分の手札の上限枚数は{by:raised}増える", "your hand limit is {by}"),
    Phrase("stmt", p.HandLimit, "自分の手札の上限枚数は{by:lowered}減る", "your hand limit is {by}"),
    Phrase("raised", p.Up, "{by:amount}枚", "raised by {by}"),
    Phrase("lowered", p.Down, "{by:amount}枚", "lowered by {by}"),
    Phrase("bare", a.Gain, "{features:modify!}を受ける", "<get@what> {features}", {"what": a.Dropped()}),
    Phrase("bare", a.Gain, "{features:keyword*と}を持つ", "<gain@what> {features%, & and }", {"what": a.Dropped()}),
    Phrase("bare", a.Forbid, "{deed:deed.cannot}", "cannot {deed}", {"subject": a.Dropped()}, also=("{deed:deed.not}",)),
    Phrase("bare", a.Must, "攻撃できるなら攻撃しなければならない", "must attack if able", {"subject": a.Dropped(), "deed": p.AttacksAtAll()}),
    Phrase("modify", p.Modify, "{attack:shift}/{hp:shift}の修整", "{attack}/{hp}"),
    Phrase("shift", p.Up, "+{by:amount}", "+{by}"),
    Phrase("shift", p.Down, "-{by:amount}", "-{by}"),
    Phrase("newstat", a.SetStat, "{stat}は半分", "{stat} is halved", {"to": a.Half(a.Current())}),
    Phrase("newstat", a.SetStat, "{stat}は2倍", "{stat} is doubled", {"to": a.Twice(a.Current())}),
    Phrase("newstat", a.SetStat, "{stat}は{to:amount}", "{stat} becomes {to}"),
    Phrase("keyword", None, "{plainkw}", "{plainkw}"),
    Phrase("keyword", p.Piercing, "【貫通{count:amount}】", "【Piercing {count}】"),
    Phrase("anykw", None, "{plainkw}", "{plainkw}"),
    Phrase("anykw", a.Keyword, "【貫通】", "【Piercing】", {"name": "貫通"}),
    Phrase("anykw", a.Keyword, "【ドロップ】", "【Drop】", {"name": "ドロップ"}),
    Phrase("hurt", None, "{ref}が", "{ref}"),
    Phrase("hurt", None, "{all}が", "{all}"),
    Phrase("hurt", None, "{set}が", "{set}"),
]  # fmt: skip

DEEDS: Final = [
    Phrase("happening", a.Happens, "{subject:doer}{deed:deed~}", "{subject} {deed/@subject}", replaces=True),
    Phrase("happening", a.Happens, "{subject:player}が{deed:pdeed~}", "{subject} {deed/@subject}"),
    Phrase("happening", a.Happens, "{deed:pdeed~}", "you {deed}", {"subject": a.You()}),
    Phrase("doer", None, "{ref}が", "{ref}"),
    Phrase("doer", None, "{anyone}が", "{anyone}"),
    Phrase("it", None, "{ref}を", "{ref}"),
    Phrase("it", None, "{anyone}を", "{anyone}"),
    Phrase("deed", p.Attacks, "{what:it}攻撃する", "<attack> {what}"),
    Phrase("deed", p.AttacksAtAll, "攻撃する", "<attack>"),
    Phrase("deed", p.IsAttacked, "攻撃される", "<be> attacked"),
    Phrase("deed", a.Undergoes, "破壊される", "<be> destroyed", {"action": a.Action("destroy"), "cause": a.AnyCause()}),
    Phrase("deed", p.IsTargeted, "{whose:abilityof}能力の対象になる", "<become> the target of {whose}abilities"),
    Phrase("deed", p.IsTargetedBy, "{what:origin}能力の対象になる", "<become> the target of abilities of {what}"),
    Phrase("origin", a.Any, "{of:f_origin}の", "a {of}"),
    Phrase("f_origin", a.Filter, "{where:someones}{noun:n_tai}", "{where<}{noun#}{where>}", {"qualities": NO_QUALITIES}),
    Phrase("abilityof", a.AnyPlayer, "", ""),
    Phrase("abilityof", a.Opponent, "相手の", "enemy "),
    Phrase("deed", p.TakesDamage, "ダメージを受ける", "<take> damage"),
    Phrase("deed", p.TakesBattleDamage, "戦闘ダメージを受ける", "<take> battle damage"),
    Phrase("deed", p.TakesDamageFrom, "{what:dealer}ダメージを受ける", "<take> damage from {what}"),
    Phrase("deed", p.DealsDamage, "{what:taker}ダメージを与える", "<deal> damage to {what}"),
    Phrase("dealer", None, "{ref}から", "{ref}"),
    Phrase("dealer", None, "{anyone}から", "{anyone}"),
    Phrase("taker", None, "{ref}に", "{ref}"),
    Phrase("taker", None, "{anyone}に", "{anyone}"),
    Phrase("deed", a.Turns, "{position:state}になる", "<turn> {position}"),
    Phrase("deed", a.Enters, "場に出る", "<enter> the field"),
    Phrase("deed", p.Invokes, "{keyword:anykw}を発動する", "<invoke> {keyword}"),
    Phrase("pdeed", p.DrawsCard, "ドローする", "<draw> a card", also=("カードをドローする",)),
    Phrase("pdeed", p.PlaysCard, "{noun:n_played}をプレイする", "<play> {noun}"),
]  # fmt: skip
