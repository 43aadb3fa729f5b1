"""Wordings of last_resort for what is spoken of: players, zones, creatures, cards, and their qualities."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort import ast as r
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

FIELD: Final = a.Zone("戦場")
DECK: Final = a.Zone("山札")
HAND: Final = a.Zone("手札")
GRAVEYARD: Final = a.Zone("墓地")
MANA: Final = a.Zone("マナエリア")
STOCK: Final = a.Zone("ハンドストック")
CREATURE: Final = a.Kind("クリーチャー")
CARD: Final = a.AnyCard()
NO_QUALITIES: Final[tuple[a.Quality, ...]] = ()

# L-3: creatures on the battlefield or in a graveyard, counted by 体
CREATURES: Final = [
    Phrase("side", None, "{owned}", "{owned}"),
    Phrase("side", a.Place, "", "|", {"zone": FIELD, "whose": a.AnyPlayer()}),
    Phrase("owned", a.Place, "自分の", "| of yours", {"zone": FIELD, "whose": a.You()}, also=("自分の戦場の",)),
    Phrase("owned", a.Place, "相手", "enemy |", {"zone": FIELD, "whose": a.Opponent()}, also=("相手の", "相手の戦場の")),
    Phrase("f_tai", a.Filter, "{where:side}{qualities:mod**}{noun:n_tai}", "{qualities<}{where<}{noun#}{where>}{qualities>#}"),
    Phrase("f_tai", a.Filter, "{qualities:lying}{where:owned}{qualities:mod**}{noun:n_tai}", "{qualities<}{where<}{noun#}{where>}{qualities>#}"),
    Phrase("f_tai", a.Filter, "{where:areaof}{qualities:inarea}{qualities:mod**}{noun:n_tai}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_tai", a.Filter, "{where:grave}{qualities:costmod**}{noun:n_tai}", "{qualities<}{noun#}{qualities>#}{where>}"),
    Phrase("areaof", a.Place, "自分の", "| in your", {"zone": FIELD, "whose": a.You()}),
    Phrase("areaof", a.Place, "相手の", "| in your opponent's", {"zone": FIELD, "whose": a.Opponent()}, also=("相手",)),
    Phrase("inarea", None, "{area}の", "| {area}"),
    Phrase("n_tai", a.Kind, "クリーチャー", "(creature|creatures)#", {"name": "クリーチャー"}),
    Phrase("n_offered", a.Kind, "クリーチャー", "creature", {"name": "クリーチャー"}),
    Phrase("n_offered", a.Kind, "アイテム", "item", {"name": "アイテム"}),
    Phrase("grave", a.Place, "{whose:zoneof}墓地の", "| in {whose}graveyard", {"zone": GRAVEYARD}),
    # of a condition: 自分のアタックエリアにクリーチャーが…
    Phrase("f_there", a.Filter, "{where:ground}{qualities:area!}に{noun:n_tai}", "{noun#} in {where}{qualities}"),
    Phrase("f_there", a.Filter, "{where:grounds}に{noun:n_tai}", "{noun#} on {where}", {"qualities": NO_QUALITIES}),
    Phrase("ground", a.Place, "{whose:zoneof}", "{whose}", {"zone": FIELD}),
    Phrase("grounds", a.Place, "{whose:zoneof}戦場", "{whose}battlefield", {"zone": FIELD}),
]  # fmt: skip

# cards that are counted by 枚
CARDS: Final = [
    Phrase("f_mai", a.Filter, "{where:grave}{qualities:costmod**}{noun:n_card}", "{qualities<}{noun#}{qualities>#}{where>}"),
    Phrase("f_mai", a.Filter, "{where:owned}{qualities:lying**}{noun:n_item}", "{qualities<}{where<}{noun#}{where>}{qualities>#}"),
    Phrase("f_mai", a.Filter, "{where:indeck}{noun:n_name}", "{noun}{where>}", {"qualities": NO_QUALITIES}),
    Phrase("f_mai", a.Filter, "{where:stocked}", "{where}", {"qualities": NO_QUALITIES, "noun": CARD}, number="sg"),
    Phrase("f_hand", a.Filter, "{where:hand}", "(card|cards)# in {where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("f_pile", a.Filter, "{where:pile}に{noun:n_pile}", "{noun#} in {where}", {"qualities": NO_QUALITIES}),
    Phrase("pile", a.Place, "{whose:zoneof}マナエリア", "{whose}mana area", {"zone": MANA}),
    Phrase("pile", a.Place, "{whose:zoneof}墓地", "{whose}graveyard", {"zone": GRAVEYARD}),
    Phrase("n_pile", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("n_pile", a.Kind, "スペル", "(spell|spells)#", {"name": "スペル"}),
    Phrase("indeck", a.Place, "{whose:zoneof}山札の", "| in {whose}deck", {"zone": DECK}),
    Phrase("stocked", a.Place, "{whose:zoneof}ハンドストック", "card in {whose}Hand Stock", {"zone": STOCK}),
    Phrase("f_own", a.Filter, "{where:ownhand}", "(card|cards)# in {where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("ownhand", a.Place, "手札", "(your|their)#actor hand", {"zone": HAND, "whose": a.Actor()}),
    Phrase("hand", a.Place, "{whose:zoneof}手札", "{whose}hand", {"zone": HAND}),
    Phrase("zoneof", a.You, "自分の", "your "),
    Phrase("zoneof", a.Opponent, "相手の", "your opponent's "),
    Phrase("n_card", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("n_card", a.Kind, "スペル", "(spell|spells)#", {"name": "スペル"}),
    Phrase("n_card", None, "{n_item}", "{n_item#}"),
    Phrase("n_card", None, "{n_name}", "{n_name}"),
    Phrase("n_item", a.Kind, "アイテム", "(item|items)#", {"name": "アイテム"}),
    Phrase("n_item", a.Kind, "装備アイテム", "equipment (item|items)#", {"name": "装備アイテム"}),
    Phrase("n_name", a.CardName, "「{name:name}」", "“{name}”"),
]  # fmt: skip

MODIFIERS: Final = [
    Phrase("mod", None, "{lying}", "{lying}"),
    Phrase("mod", None, "{costmod}", "{costmod}"),
    Phrase("mod", a.Other, "他の", "other |"),
    Phrase("lying", a.Lies, "{position:position}状態の", "{position} |"),
    Phrase("costmod", a.StatIs, "{stat}{amount}{relation:rel}の", "| with {stat} {relation<}{amount}{relation>}"),
]  # fmt: skip

THINGS: Final = [
    Phrase("ref", a.This, "このクリーチャー", "this creature"),
    Phrase("ref", a.This, "このカード", "this card"),
    Phrase("ref", r.Bearer, "装備したクリーチャー", "the equipped creature"),
    Phrase("ref", None, "{pron}", "{pron}"),
    Phrase("pron", a.It, "それ", "it"),
    Phrase("pron", a.Them, "それら", "them", number="pl"),
    Phrase("all", a.All, "{of:f_tai}すべて", "all {of#pl}", number="pl", also=("すべての{of:f_tai}",)),
    Phrase("all", a.All, "{of:f_mai}すべて", "all {of#pl}", number="pl"),
    Phrase("set", a.All, "{of:f_tai}", "{of#pl}", number="pl"),
    Phrase("some", a.Some, "{of:f_tai}{count:q_tai}", "{count} {of#count}", number="count"),
    Phrase("some", a.Some, "{of:f_mai}{count:q_mai}", "{count} {of#count}", number="count"),
    Phrase("anyone", a.Any, "{of:f_tai}", "a {of}"),
    Phrase("what", None, "{ref}", "{ref}"),
    Phrase("what", None, "{all}", "{all}"),
    Phrase("what", None, "{some}", "{some}"),
    Phrase("obj", None, "{what}を", "{what}"),
    Phrase("obj", a.Some, "{of:f_tai}を{count:q_tai}", "{count} {of#count}", number="count"),
    Phrase("obj", a.Some, "{of:f_mai}を{count:q_mai}", "{count} {of#count}", number="count"),
    Phrase("handobj", a.Some, "{of:f_own}を{count:q_mai}", "{count} {of#count}", number="count"),
    Phrase("handobj", a.All, "{of:f_own}をすべて", "all {of#pl}", number="pl"),
    Phrase("dat", None, "{what}に", "{what}"),
    Phrase("topic", None, "{ref}は", "{ref}"),
    Phrase("topic", None, "{ref}は、", "{ref}"),
    Phrase("topic", None, "{all}は", "{all}"),
    Phrase("topic", None, "{set}は", "{set}"),
    Phrase("topic", None, "{some}は", "{some}"),
]  # fmt: skip
