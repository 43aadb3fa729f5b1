"""Wordings of pso2 for what is spoken of: players, zones, characters, cards, and their qualities."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

FIELD: Final = a.Zone("場")
SIDE: Final = a.Zone("味方")
"""The player zone and the field together: where allies and enemies are (101.2.2)."""
DECK: Final = a.Zone("デッキ")
HAND: Final = a.Zone("手札")
DISCARD: Final = a.Zone("捨札")
PP: Final = a.Zone("PP")
PEOPLE: Final = a.Zone("プレイヤー")
CHARACTER: Final = a.Kind("キャラ")
CARD: Final = a.AnyCard()
NO_QUALITIES: Final[tuple[a.Quality, ...]] = ()

# 101.2.2, 301.9-10, A36: by themselves 味方 and 相手 are players and characters, before の the side
SIDES: Final = [
    Phrase("side", a.Place, "味方の", "allied |", {"zone": FIELD, "whose": a.You()}, also=("自分の場の", "自分の")),
    Phrase("side", a.Place, "相手の", "enemy |", {"zone": FIELD, "whose": a.Opponent()}, also=("相手の場の", "対戦相手の場の")),
    Phrase("side", a.Place, "ターゲットプレイヤーの", "| of the target player", {"zone": FIELD, "whose": p.TargetPlayer()}),
    Phrase("side", a.Place, "", "|", {"zone": FIELD, "whose": a.AnyPlayer()}),
    Phrase("f_tai", a.Filter, "{where:side}{qualities:mod**}{noun:n_tai}", "{qualities<}{where<}{noun#}{where>}{qualities>#}"),
    Phrase("f_tai", a.Filter, "{qualities:before}{where:side}{qualities:mod**}{noun:n_tai}", "{qualities<}{where<}{noun#}{where>}{qualities>#}"),
    Phrase("f_tai", a.Filter, "{where:someones}{qualities:before}{qualities:mod**}{noun:n_tai}", "{qualities<}{where<}{noun#}{where>}{qualities>#}"),
    Phrase("someones", a.Place, "味方の", "allied |", {"zone": FIELD, "whose": a.You()}, also=("自分の場の", "自分の")),
    Phrase("someones", a.Place, "相手の", "enemy |", {"zone": FIELD, "whose": a.Opponent()}, also=("相手の場の", "対戦相手の場の")),
    Phrase("f_tai", a.Filter, "味方", "(ally|allies)#", {"where": a.Place(SIDE, a.You()), "qualities": NO_QUALITIES, "noun": p.Fighter()}),
    Phrase("f_tai", a.Filter, "相手", "(enemy|enemies)#", {"where": a.Place(SIDE, a.Opponent()), "qualities": NO_QUALITIES, "noun": p.Fighter()}),
    Phrase("n_tai", a.Kind, "キャラ", "(character|characters)#", {"name": "キャラ"}),
    Phrase("f_there", a.Filter, "{where:ground}に{qualities:mod**}{noun:n_there}", "{qualities<}{noun}{qualities>} on {where}"),
    Phrase("f_there", a.Filter, "{where:ground}に{qualities:before}{qualities:mod**}{noun:n_there}", "{qualities<}{noun}{qualities>} on {where}"),
    Phrase("ground", a.Place, "自分の場", "your field", {"zone": FIELD, "whose": a.You()}),
    Phrase("ground", a.Place, "相手の場", "your opponent's field", {"zone": FIELD, "whose": a.Opponent()}),
    Phrase("n_there", None, "{n_tai}", "{n_tai}"),
    Phrase("n_tai", None, "{n_name}", "{n_name}"),
    Phrase("n_name", a.CardName, "「{name:name}」", "“{name}”"),
]  # fmt: skip

CARDS: Final = [
    Phrase("f_mai", a.Filter, "{where:zoned}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_mai", a.Filter, "{where:fielded}{qualities:mod**}{noun:n_item}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_mai", a.Filter, "{where:fielded}{qualities:mod**}カード", "{qualities<}(card|cards)#{where>}{qualities>#}", {"noun": CARD}),
    Phrase("f_mai", a.Filter, "{where:ppof}{qualities:lying**}PP", "{qualities<}PP of {where}", {"noun": CARD}),
    Phrase("f_hand", a.Filter, "{where:hand}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_hand", a.Filter, "{where:barehand}", "(card|cards)# in {where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("f_search", a.Filter, "{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{qualities>#}", {"where": a.Place(DECK, a.Actor())}),
    Phrase("f_amongst", a.Filter, "その中から{qualities:mod**}{noun:n_card}", "{qualities<}{noun#} among them{qualities>#}", {"where": a.Among(a.Them())}),
    Phrase("f_among", a.Filter, "その中から", "(card|cards)# among them", {"where": a.Among(a.Them()), "qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("zoned", None, "{dplace}から", "| from {dplace}"),
    Phrase("zoned", None, "{dplace}の", "| in {dplace}"),
    Phrase("dplace", a.Place, "{whose:zoneof}捨札", "{whose}discard pile", {"zone": DISCARD}),
    Phrase("fielded", a.Place, "{whose:zoneof}場の", "| on {whose}field", {"zone": FIELD}),
    Phrase("fielded", a.Place, "場の", "| on the field", {"zone": FIELD, "whose": a.AnyPlayer()}),
    Phrase("ppof", a.Place, "{whose:keeper}", "{whose}", {"zone": PP}),
    Phrase("keeper", a.You, "自分の", "yours"),
    Phrase("keeper", a.Opponent, "相手の", "your opponent"),
    Phrase("keeper", p.TargetPlayer, "ターゲットプレイヤーの", "the target player"),
    Phrase("hand", None, "{barehand}の", "| in {barehand}"),
    Phrase("hand", None, "{barehand}から", "| from {barehand}"),
    Phrase("barehand", a.Place, "手札", "(your|their)#actor hand", {"zone": HAND, "whose": a.Actor()}),
    Phrase("barehand", a.Place, "{whose:zoneof}手札", "{whose}hand", {"zone": HAND}),
    Phrase("zoneof", a.You, "自分の", "your "),
    Phrase("zoneof", a.Opponent, "相手の", "your opponent's ", also=("対戦相手の",)),
    Phrase("zoneof", p.TargetPlayer, "ターゲットプレイヤーの", "the target player's "),
    Phrase("n_card", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("n_card", None, "{n_tai}", "{n_tai#}"),
    Phrase("n_card", None, "{n_item}", "{n_item#}"),
    Phrase("n_item", None, "{n_item1}", "{n_item1#}"),
    Phrase("n_item", a.EitherNoun, "{parts:n_item1+または}", "{parts#% or }"),
    Phrase("n_item1", a.Kind, "武器", "(weapon|weapons)#", {"name": "武器"}),
    Phrase("n_item1", a.Kind, "防具", "(piece|pieces)# of armour", {"name": "防具"}),
    Phrase("n_item1", a.Kind, "アイテム", "(item|items)#", {"name": "アイテム"}),
    Phrase("n_item1", a.Kind, "アクティブ", "(active|actives)#", {"name": "アクティブ"}),
    Phrase("gear", a.Kind, "武器", "a weapon", {"name": "武器"}),
    Phrase("gear", a.Kind, "防具", "armour", {"name": "防具"}),
    Phrase("n_played", a.Kind, "《アクティブカード》", "an active", {"name": "アクティブ"}, also=("アクティブ",)),
    Phrase("n_played", a.Kind, "《キャラカード》", "a character", {"name": "キャラ"}, also=("キャラ",)),
    Phrase("n_played", a.Kind, "《アイテムカード》", "an item", {"name": "アイテム"}, also=("アイテム",)),
]  # fmt: skip

# what stands before a noun; G.36 他の and 装備している before the side
MODIFIERS: Final = [
    Phrase("before", a.Other, "他の", "other |"),
    Phrase("before", p.Attacking, "攻撃中の", "attacking |"),
    Phrase("before", p.Bears, "{noun:gear}を装備している", "| equipped with {noun}"),
    Phrase("mod", None, "{row}", "{row}"),
    Phrase("mod", None, "{lying}", "{lying}"),
    Phrase("lying", a.Lies, "{position:state}の", "{position} |"),
    Phrase("mod", a.StatIs, "{stat}{amount}{relation:rel}の", "| with {stat} {relation<}{amount}{relation>}"),
    Phrase("mod", a.Most, "最も{stat}の{end}", "| with the {end} {stat}"),
    Phrase("end", a.Highest, "高い", "highest"),
    Phrase("end", a.Lowest, "低い", "lowest"),
    Phrase("mod", a.Has, "《{feature:sort}》の", "《{feature}》 |"),
    Phrase("mod", a.Has, "{feature:anykw}を持つ", "| with {feature}"),
    Phrase("mod", a.Except, "{quality.feature:anykw}を持たない", "| without {quality.feature}", inner={"quality": a.Has}),
]  # fmt: skip

THINGS: Final = [
    Phrase("ref", a.This, "このカード", "this card", also=("自身", "このキャラ")),
    Phrase("ref", p.Host, "付与先", "the host"),
    Phrase("ref", p.Bearer, "装備先", "the bearer"),
    Phrase("ref", p.TheBoss, "《ボス》", "the boss"),
    Phrase("ref", p.PlayerOf, "{who:playerof}プレイヤー", "{who}player"),
    Phrase("ref", p.PlayerOf, "ターゲットプレイヤー", "the target player", {"who": p.TargetPlayer()}),
    Phrase("playerof", a.You, "自分の", "your "),
    Phrase("playerof", a.Opponent, "相手の", "the enemy "),
    Phrase("ref", None, "{pron}", "{pron}"),
    Phrase("pron", a.It, "それ", "it"),
    Phrase("pron", a.Them, "それら", "them", number="pl"),
    Phrase("pron", a.Remainder, "残り", "the rest", number="pl"),
    Phrase("all", a.All, "{of:f_tai}全て", "all {of#pl}", number="pl"),
    Phrase("all", a.All, "{of:f_mai}全て", "all {of#pl}", number="pl"),
    Phrase("all", a.All, "{of:f_people}全て", "all {of#pl}", number="pl"),
    Phrase("all", a.All, "{of:f_both}", "{of#pl}", number="pl"),
    # 101.7
    Phrase("f_both", a.Filter, "お互いのプレイヤー", "all (player|players)#", {"where": a.Place(PEOPLE, a.AnyPlayer()), "qualities": NO_QUALITIES, "noun": a.Kind("プレイヤー")}, also=("全てのプレイヤー", "プレイヤー全て")),
    Phrase("f_people", a.Filter, "相手のプレイヤー", "enemy (player|players)#", {"where": a.Place(PEOPLE, a.Opponent()), "qualities": NO_QUALITIES, "noun": a.Kind("プレイヤー")}),
    Phrase("set", a.All, "{of:f_tai}", "{of#pl}", number="pl"),
    Phrase("anyone", a.Any, "{of:f_tai}", "a {of}"),
    Phrase("top", a.All, "{of:f_top}", "{of}", number="of"),
    Phrase("f_top", a.Filter, "{where:topof}", "{where}", {"qualities": NO_QUALITIES, "noun": CARD}, number="where"),
    Phrase("topof", a.TopOf, "{place:deckof}の上から1枚", "the top card of {place}", {"count": a.Num(1)}),
    Phrase("topof", a.TopOf, "{place:deckof}の上から{count:amount}枚", "the top {count} (card|cards)#count of {place}", number="count", weak=True),
    Phrase("deckof", a.Place, "{whose:zoneof}デッキ", "{whose}deck", {"zone": DECK}),
    Phrase("what", None, "{ref}", "{ref}"),
    Phrase("what", None, "{all}", "{all}"),
    Phrase("what", None, "{top}", "{top}"),
    Phrase("what", a.Some, "{of:f_among}{count:q_mai}", "{count} {of#count}", number="count"),
    Phrase("obj", None, "{what}を", "{what}"),
    Phrase("obj", a.Some, "{of:f_tai}を{count:q_tai}", "{count} {of#count}", number="count"),
    Phrase("obj", a.All, "{of:f_tai}を全て", "all {of#pl}", number="pl"),
    Phrase("obj", a.All, "{of:f_mai}を全て", "all {of#pl}", number="pl"),
    Phrase("obj", a.Some, "{of:f_mai}を{count:q_mai}", "{count} {of#count}", number="count"),
    Phrase("obj", a.Some, "{of:f_amongst}を{count:q_mai}", "{count} {of#count}", number="count"),
    Phrase("handobj", a.Some, "{of:f_hand}を{count:q_mai}", "{count} {of#count}", number="count"),
    Phrase("handobj", a.Some, "{of:f_hand}を{count:q_tai}", "{count} {of#count}", number="count"),
    Phrase("handobj", a.All, "{of:f_hand}を全て", "all {of#pl}", number="pl"),
    Phrase("topic", None, "{ref}は", "{ref}"),
    Phrase("topic", None, "{all}は", "{all}"),
    Phrase("topic", None, "{set}は", "{set}"),
    Phrase("dat", None, "{what}に", "{what}"),
    Phrase("gen", None, "{ref}の", "{ref}"),
]  # fmt: skip
