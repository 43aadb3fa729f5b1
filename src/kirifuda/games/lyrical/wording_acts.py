"""Wordings of lyrical for what is done, what holds for a while, and what somebody does or undergoes."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.wording_nouns import DECK, FIELD, HAND
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

NOTHING: Final[tuple[a.Arrival, ...]] = ()
INTO_HAND: Final = a.Into(a.Place(HAND, a.Owner()))
INTO_PLAY: Final = a.Into(a.Place(FIELD, a.Actor()))
OWN_DECK: Final = a.Place(DECK, a.Actor())

ACTS: Final = [
    Phrase("act", a.Choose, "{what:obj}選ぶ", "<choose> {what}"),
    Phrase("act", n.Damage, "{what:dat}{amount}ダメージを与える", "<deal> {amount} damage to {what}"),
    Phrase("act", n.RemoveDamage, "{what}のダメージをすべて取り除く", "<remove> all damage from {what}"),
    Phrase("act", a.Draw, "カードを{count:q_mai}引く", "<draw> {count} (card|cards)#count"),
    Phrase("act", a.Discard, "{what:handobj}捨て札する", "<discard> {what}"),
    Phrase("act", a.Discard, "{what:obj}捨て札する", "<discard> {what}"),
    Phrase("act", n.Mill, "{whose:zoneof}デッキの上からカードを{count:amount}枚捨て札する", "<discard> the top {count} (card|cards)#count of {whose}deck"),
    Phrase("act", a.Orient, "{what:obj}{to:state}にする", "<make> {what} {to}"),
    Phrase("act", a.Look, "{what:top}見る", "<look> at {what}"),
    Phrase("act", a.Look, "{what:obj}見る", "<look> at {what}"),
    Phrase("act", a.Move, "{what:obj}{to:dest}置く", "<put> {what} {to}", {"arriving": NOTHING}),
    Phrase("act", a.Move, "{what:obj}手札に加える", "<add> {what} to (your|their)#actor hand", {"to": INTO_HAND, "arriving": NOTHING}),
    Phrase("act", a.Move, "{what:obj}持ち主の手札に戻す", "<return> {what} to the owner's hand", {"to": INTO_HAND, "arriving": NOTHING}),
    Phrase("act", a.Move, "{what:obj}場に出す", "<put> {what} onto the field", {"to": INTO_PLAY, "arriving": NOTHING}),
    Phrase("act", n.ShuffleIn, "{what:obj}デッキに加えてシャッフルする", "<shuffle> {what} into the deck"),
    Phrase("act", a.Shuffle, "デッキをシャッフルする", "<shuffle> (your|their)#actor deck", {"place": OWN_DECK}),
    Phrase("act", a.Negate, "その効果を無効にする", "<negate> its effect", {"what": a.It()}),
    Phrase("dest", a.OnBottom, "デッキの一番下に", "at the bottom of the deck", {"place": a.Place(DECK, a.Owner())}),
    Phrase("dest", a.OnTop, "デッキの一番上に", "on top of the deck", {"place": a.Place(DECK, a.Owner())}),
]  # fmt: skip

# what was just chosen is not named again
BARE: Final = [
    Phrase("dropped", a.Dropped, "", "(it|them)#"),
    Phrase("bare", n.Damage, "{what:dropped}{amount}ダメージを与える", "<deal> {amount} damage to {what}"),
    Phrase("bare", a.Discard, "{what:dropped}捨て札する", "<discard> {what}"),
    Phrase("bare", a.Orient, "{what:dropped}{to:state}にする", "<make> {what} {to}"),
    Phrase("bare", a.Reveal, "{what:dropped}対戦相手に見せる", "<show> {what} to your opponent"),
    Phrase("bare", a.Move, "{what:dropped}手札に加える", "<add> {what} to (your|their)#actor hand", {"to": INTO_HAND, "arriving": NOTHING}),
    Phrase("bare", a.Move, "{what:dropped}持ち主の手札に戻す", "<return> {what} to the owner's hand", {"to": INTO_HAND, "arriving": NOTHING}),
    Phrase("bare", a.Move, "{what:dropped}場に出す", "<put> {what} onto the field", {"to": INTO_PLAY, "arriving": NOTHING}),
    Phrase("bare", a.Move, "{what:dropped}{to:dest}置く", "<put> {what} {to}", {"arriving": NOTHING}),
    Phrase("bare", n.ShuffleIn, "{what:dropped}デッキに加えてシャッフルする", "<shuffle> {what} into (your|their)#actor deck"),
]  # fmt: skip

STATEMENTS: Final = [
    Phrase("stmt", a.Gain, "{what:gen}{features:shift*し、}する", "{what} <get@what> {features% and }"),
    Phrase("stmt", a.Gain, "{what:topic}{features:given*と}を得る", "{what} <gain@what> {features% and }"),
    Phrase("stmt", a.Forbid, "{subject:topic}{deed:deed.cannot}", "{subject} cannot {deed}", forms={"i": "{subject:topic}{deed:deed.cannoti}"}),
    Phrase("stmt", a.Forbid, "{subject:player}は{deed:dealing.cannot}", "{subject} cannot {deed}", forms={"i": "{subject:player}は{deed:dealing.cannoti}"}),
    Phrase("stmt", a.Forbid, "{subject:topic}アイテムをセットできない", "{subject} cannot carry items", {"deed": n.CarriesItems()}, forms={"i": "{subject:topic}アイテムをセットできず"}),
    Phrase("stmt", n.DamageLess, "{what:taker}{which:next}受けるダメージを{by:amount}減らす", "{what} <take@what> {by} less of {which}damage"),
    Phrase("stmt", n.DamageIs, "{what:taker}{which:next}受けるダメージを{to:amount}にする", "{what} <take@what> {to} instead of {which}damage"),
    Phrase("next", a.NextOne, "次に", "the next "),
    Phrase("next", a.EveryOne, "", "all "),
    Phrase("shift", a.Raise, "{stat}を+{by:amount}", "+{by} {stat}"),
    Phrase("shift", a.Lower, "{stat}を-{by:amount}", "-{by} {stat}"),
    Phrase("rule", n.CarriesUpTo, "{what:topic}アイテムを{count:amount}枚までセットできる", "{what} can carry up to {count} (item|items)#count"),
    Phrase("rule", n.HandLimitMore, "自分の手札の上限を+{by:amount}する", "your hand limit is raised by {by}"),
]  # fmt: skip

DEEDS: Final = [
    Phrase("doer", None, "{ref}が", "{ref}"),
    Phrase("doer", None, "{anyone}が", "{anyone}"),
    Phrase("deed", n.DeclaresAttack, "アタック宣言する", "<declare> an attack"),
    Phrase("deed", n.DeclaresGuard, "ガード宣言する", "<guard>"),
    Phrase("deed", n.Battles, "バトルする", "<battle>"),
    Phrase("deed", n.UsesEffects, "エフェクトを使用する", "<use> effects"),
    Phrase("deed", n.SetsUp, "セットアップする", "<be> set up"),
    Phrase("deed", n.TakesDamage, "ダメージを受ける", "<take> damage"),
    Phrase("deed", a.Enters, "場に出る", "<enter> the field"),
    Phrase("dealing", n.SetsCards, "{noun:n_kind}をセットする", "<set> {noun#pl}"),
    Phrase("dealing", n.UsesCards, "{noun:n_kind}を使用する", "<use> {noun#pl}"),
    Phrase("deed", a.Undergoes, "捨て札される", "<be> discarded", {"action": a.Action("discard"), "cause": a.AnyCause()}),
]  # fmt: skip
