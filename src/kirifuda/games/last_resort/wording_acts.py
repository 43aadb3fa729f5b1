"""Wordings of last_resort for what is done, what holds for a while, and what somebody does or undergoes."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.wording_nouns import DECK, FIELD, GRAVEYARD, HAND, MANA, NO_QUALITIES
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

NOTHING: Final[tuple[a.Arrival, ...]] = ()
OWNER: Final = a.Owner()
DESTROYED: Final = a.Undergoes(a.Action("destroy"), a.AnyCause())

ACTS: Final = [
    Phrase("act", a.Choose, "{what:obj}選ぶ", "<choose> {what}"),
    Phrase("act", r.Damage, "{what:dat}{amount}点ダメージを与える", "<deal> {amount} damage to {what}", also=("{what:dat}{amount}点のダメージを与える",)),
    Phrase("act", r.DamageLife, "{who:lifeof}ライフに{amount}点ダメージを与える", "<deal> {amount} damage to {who}life", also=("{who:lifeof}ライフに{amount}点のダメージを与える",)),
    Phrase("lifeof", a.Opponent, "相手", "your opponent's ", also=("相手の",)),
    Phrase("lifeof", a.You, "自分の", "your "),
    Phrase("act", r.GainLife, "ライフを{amount}点得る", "<gain> {amount} life"),
    Phrase("act", r.LoseLife, "ライフを{amount}点失う", "<lose> {amount} life"),
    Phrase("act", r.PayLife, "ライフを{amount}点支払う", "<pay> {amount} life"),
    Phrase("act", a.Draw, "カードを{count:amount}枚ドローする", "<draw> {count} (card|cards)#count"),
    Phrase("act", a.Discard, "{what:handobj}捨てる", "<discard> {what}"),
    Phrase("act", a.Destroy, "{what:obj}破壊する", "<destroy> {what}"),
    Phrase("act", a.Orient, "{what:obj}タップする", "<tap> {what}", {"to": a.Position("タップ")}),
    Phrase("act", a.Orient, "{what:obj}アンタップする", "<untap> {what}", {"to": a.Position("アンタップ")}),
    Phrase("act", r.ChangeArea, "{what:obj}反対エリアへ移動させる", "<move> {what} to the other area"),
    Phrase("act", r.Duplicate, "{what:obj}複製する", "<duplicate> {what}"),
    Phrase("act", r.Binding, "封縛{count:amount}を行う", "<carry> out Bind {count}"),
    Phrase("act", r.Stock, "自分の山札の上からカードを1枚ハンドストックする", "<put> the top card of your deck into Hand Stock", {"count": a.Num(1)}),
    Phrase("act", r.Stock, "自分の山札の上からカードを{count:amount}枚ハンドストックする", "<put> the top {count} (card|cards)#count of your deck into Hand Stock", weak=True),
    # L-17.5
    Phrase("act", r.LookAndTake, "自分の山札の上からカードを{count:amount}枚確認し、その中から{take:taken}手札に加え、残りを{rest:rest~}", "<look> at the top {count} (card|cards)#count of your deck, add {take} of them to your hand and put the rest {rest}", also=("自分の山札の上からカードを{count:amount}枚確認し、{take:taken}手札に加え、残りを{rest:rest~}",)),
    Phrase("taken", None, "{amount}枚を", "{amount}"),
    Phrase("taken", a.UpTo, "{n:amount}枚まで", "up to {n}", number="n"),
    Phrase("rest", r.RestToGraveyard, "墓地へ送る", "into your graveyard"),
    Phrase("rest", r.RestUnderDeck, "山札の下に置く", "under your deck"),
    Phrase("act", a.Create, "{arriving:arrive!}「{token.name:name}」という名前の{token.features:size!}のトークンを{count:q_tai}生成する", "<create> {count} (token|tokens)#count named “{token.name}” with {token.features} {arriving}", inner={"token": a.Token}),
    Phrase("size", a.Stats, "{attack:amount}/{defense:amount}", "{attack}/{defense}"),
    Phrase("act", a.Shuffle, "山札をシャッフルする", "<shuffle> (your|their)#actor deck", {"place": a.Place(DECK, a.Actor())}),
    Phrase("act", a.Move, "{what:obj}{arriving:tapped**}自分のマナエリアに置く", "<put> {what} into your mana area{arriving}", {"to": a.Into(a.Place(MANA, a.You()))}),
    Phrase("tapped", a.InPosition, "{position:position}状態で", " {position}"),
    Phrase("act", a.Move, "{what:obj}手札に加える", "<add> {what} to (your|their)#actor hand", {"to": a.Into(a.Place(HAND, a.Actor())), "arriving": NOTHING}),
    Phrase("act", a.Move, "{what:obj}持ち主の手札に戻す", "<return> {what} to (its owner's hand|their owners' hands)#what", {"to": a.Into(a.Place(HAND, OWNER)), "arriving": NOTHING}, also=("{what:obj}手札に戻す",)),
    Phrase("act", a.Move, "{what:obj}墓地へ送る", "<put> {what} into the graveyard", {"to": a.Into(a.Place(GRAVEYARD, OWNER)), "arriving": NOTHING}),
    Phrase("act", a.Move, "{what:obj}山札の下に置く", "<put> {what} under the deck", {"to": a.OnBottom(a.Place(DECK, OWNER)), "arriving": NOTHING}),
    Phrase("act", a.Move, "{what:obj}戦場に出す", "<put> {what} onto the battlefield", {"to": a.Into(a.Place(FIELD, a.Actor())), "arriving": NOTHING}, also=("{what:obj}戦場に戻す",)),
    # L-17.9b
    Phrase("act", r.PutAsCreature, "{what:obj}元々のコスト分のパワーとタフネスを持つクリーチャーとして戦場に出す", "<put> {what} onto the battlefield as a creature with power and toughness of its printed cost"),
    Phrase("act", a.Gain, "{what:dat}{features:modify!}を与える", "<give> {what} {features}"),
]  # fmt: skip

STATEMENTS: Final = [
    Phrase("stmt", a.Gain, "{what:topic}{features:gained*と}を得る", "{what} <gain@what> {features% and }"),
    Phrase("gained", None, "{modify}", "{modify}"),
    Phrase("gained", None, "{keyword}", "{keyword}"),
    Phrase("gained", a.PerEach, "{of:f_tai}{unit:amount}体につき{feature:modify}", "{feature} for every {unit} {of#unit}"),
    Phrase("gained", a.PerEach, "{of:f_hand}{unit:amount}枚につき{feature:modify}", "{feature} for every {unit} {of#unit}"),
    Phrase("gained", a.PerEach, "{of:f_mai}{unit:amount}枚につき{feature:modify}", "{feature} for every {unit} {of#unit}"),
    Phrase("modify", r.Modify, "+{power:amount}/{toughness:amount}の修正", "+{power}/+{toughness}"),
    Phrase("stmt", r.Fight, "{what:topic}{other:what}とバトルする", "{what} <battle@what> {other}"),
    Phrase("stmt", a.Forbid, "{subject:topic}アタックできない", "{subject} cannot attack", {"deed": r.Attacks()}),
    Phrase("stmt", a.Forbid, "{subject:topic}ライフにアタックできない", "{subject} cannot attack life", {"deed": r.AttacksLife()}, also=("{subject:topic}ライフへアタックできない",)),
    Phrase("stmt", a.Forbid, "{subject:topic}クリーチャーにアタックできない", "{subject} cannot attack creatures", {"deed": r.AttacksCreatures()}, also=("{subject:topic}クリーチャーへアタックできない",)),
    Phrase("stmt", a.Forbid, "{subject:topic}能力を使用できない", "the abilities of {subject} cannot be used", {"deed": r.UsesAbilities()}),
    Phrase("stmt", a.Forbid, "{subject:player}は{deed:summoning}を召喚できない", "{subject} cannot summon {deed}"),
    Phrase("summoning", r.Summons, "{of:n_barred}", "{of#pl}", number="pl"),
    Phrase("n_barred", None, "{n_summoned}", "{n_summoned#}"),
    Phrase("n_barred", a.Kind, "アイテム", "(item|items)#", {"name": "アイテム"}),
    Phrase("stmt", a.Forbid, "{subject:topic}ブロックできない", "{subject} cannot block", {"deed": r.Blocks()}),
    Phrase("stmt", a.Forbid, "{subject:topic}ブロックされない", "{subject} cannot be blocked", {"deed": r.IsBlocked()}),
    Phrase("stmt", a.Forbid, "{subject:topic}破壊されない", "{subject} cannot be destroyed", {"deed": DESTROYED}),
    Phrase("stmt", a.Must, "{subject:topic}アタックできるならアタックしなければならない", "{subject} must attack if able", {"deed": r.Attacks()}),
    Phrase("stmt", a.CostLess, "{what:summons}を召喚するコストは{by:amount}減る", "{what} cost {by} less"),
    Phrase("stmt", a.CostMore, "{what:summons}を召喚するコストは{by:amount}増える", "{what} cost {by} more"),
    Phrase("summons", a.All, "{of:f_summons}", "{of#pl}", number="pl"),
    Phrase("f_summons", a.Filter, "{where:summoner}{noun:n_summoned}", "{noun#} that {where}", {"qualities": NO_QUALITIES}),
    Phrase("summoner", r.SummonedBy, "自分の", "you summon", {"who": a.You()}),
    Phrase("summoner", r.SummonedBy, "相手の", "your opponent summons", {"who": a.Opponent()}),
    Phrase("n_summoned", a.Kind, "クリーチャー", "(creature|creatures)#", {"name": "クリーチャー"}),
    Phrase("n_summoned", a.Kind, "スペル", "(spell|spells)#", {"name": "スペル"}),
]  # fmt: skip

DEEDS: Final = [
    Phrase("happening", a.Happens, "{subject:doer}{deed:deed~}", "{subject} {deed/@subject}", replaces=True),
    Phrase("happening", a.Happens, "戦場に出る", "this card <enter@subject> the battlefield", {"subject": a.This(), "deed": a.Enters()}),
    Phrase("happening", a.Happens, "{subject:player}がスペルを召喚する", "{subject} <summon@subject> a spell", {"deed": r.SummonsSpell()}),
    Phrase("happening", a.Happens, "{subject:spent}が墓地へ送られる", "{subject} is put into the graveyard", {"deed": r.Finished()}),
    Phrase("happening", a.Happens, "{subject:ref}が召喚される", "{subject} is summoned", {"deed": r.IsSummoned()}, also=("{subject:ref}を召喚する",)),
    Phrase("happening", a.Happens, "{subject:anyone}が召喚される", "{subject} is summoned", {"deed": r.IsSummoned()}),
    Phrase("spent", a.Any, "{of:f_spent}", "{of}"),
    Phrase("f_spent", a.Filter, "{where:caster}スペル", "a spell that {where}", {"qualities": NO_QUALITIES, "noun": a.Kind("スペル")}),
    Phrase("caster", r.SummonedBy, "自分が召喚した", "you summoned", {"who": a.You()}),
    Phrase("doer", None, "{ref}が", "{ref}"),
    Phrase("doer", None, "{anyone}が", "{anyone}"),
    Phrase("deed", r.Attacks, "アタックする", "<attack>"),
    Phrase("deed", r.Blocks, "ブロックする", "<block>"),
    Phrase("deed", r.IsBlocked, "ブロックされる", "<be> blocked"),
    Phrase("deed", r.Battles, "バトルする", "<battle>"),
    Phrase("deed", a.Undergoes, "破壊される", "<be> destroyed", {"action": a.Action("destroy"), "cause": a.AnyCause()}),
    Phrase("deed", a.Enters, "戦場に出る", "<enter> the battlefield"),
]  # fmt: skip
