"""Wordings of lyrical for what is spoken of: players, characters, cards, and their qualities."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

FIELD: Final = a.Zone("場")
DECK: Final = a.Zone("デッキ")
HAND: Final = a.Zone("手札")
DISCARD: Final = a.Zone("捨て札")
USED: Final = a.Zone("使用したカード")
"""N-7.4: what was used and waits to be resolved."""
CARD: Final = a.AnyCard()
CHARACTER: Final = a.Kind("キャラクター")
NO_QUALITIES: Final[tuple[a.Quality, ...]] = ()

# 自分の and 対戦相手の name a side; without either, both sides are meant
CHARACTERS: Final = [
    Phrase("side", a.Place, "自分の", "| of yours", {"zone": FIELD, "whose": a.You()}),
    Phrase("side", a.Place, "対戦相手の", "| of your opponent's", {"zone": FIELD, "whose": a.Opponent()}),
    Phrase("side", a.Place, "", "|", {"zone": FIELD, "whose": a.AnyPlayer()}),
    Phrase("f_tai", a.Filter, "{where:side}{qualities:mod**}{noun:n_tai}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("n_tai", a.Kind, "キャラクター", "(character|characters)#", {"name": "キャラクター"}),
    Phrase("n_tai", n.QuotedName, "“{name:name}”", "“{name}”"),
]  # fmt: skip

CARDS: Final = [
    Phrase("f_mai", a.Filter, "{where:zoned}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_mai", a.Filter, "{where:side}{qualities:mod**}{noun:n_laid}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_mai", a.Filter, "{where:used}{qualities:mod**}{noun:n_kind}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_mai", a.Filter, "{where:pile}", "(card|cards)# from {where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("f_mai", a.Filter, "その中から{qualities:mod**}{noun:n_card}", "{qualities<}{noun#} among them{qualities>#}", {"where": a.Among(a.Them())}),
    Phrase("f_own", a.Filter, "{where:pile}", "(card|cards)# in {where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("f_bare", a.Filter, "手札", "(card|cards)# in (your|their)#actor hand", {"where": a.Place(HAND, a.Actor()), "qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("zoned", None, "{pile}の", "| in {pile}"),
    Phrase("zoned", None, "{source}から", "| from {source}"),
    Phrase("source", None, "{pile}", "{pile}"),
    Phrase("source", a.Place, "{whose:zoneof}デッキ", "{whose}deck", {"zone": DECK}),
    Phrase("pile", a.Place, "{whose:zoneof}手札", "{whose}hand", {"zone": HAND}),
    Phrase("pile", a.Place, "{whose:zoneof}捨て札", "{whose}discard pile", {"zone": DISCARD}),
    Phrase("zoneof", a.You, "自分の", "your "),
    Phrase("zoneof", a.Opponent, "対戦相手の", "your opponent's "),
    Phrase("used", a.Place, "{whose:player}が使用した", "| that {whose} used", {"zone": USED}),
    Phrase("n_card", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("n_card", None, "{n_kind}", "{n_kind#}"),
    Phrase("n_card", a.CardName, "「{name:name}」", "“{name}”"),
    Phrase("n_laid", a.Kind, "アイテムカード", "(item card|item cards)#", {"name": "アイテム"}),
    Phrase("n_laid", a.Kind, "フィールドカード", "(field card|field cards)#", {"name": "フィールド"}),
    Phrase("n_laid", a.EitherNoun, "アイテムカードかフィールドカード", "(item or field card|item or field cards)#", {"parts": (a.Kind("アイテム"), a.Kind("フィールド"))}),
]  # fmt: skip

# what stands before a noun
MODIFIERS: Final = [
    Phrase("mod", a.Lies, "{position:state}の", "{position} |"),
    Phrase("mod", a.StatIs, "{stat}{amount}{relation:rel}の", "| with {stat} {relation<}{amount}{relation>}"),
    Phrase("mod", a.Has, "{feature:colour}の", "{feature} |"),
    Phrase("mod", a.Has, "{feature:skill}を持つ", "| with {feature}"),
    Phrase("mod", a.Other, "ほかの", "other |", also=("他の",)),
    Phrase("mod", a.Except, "{quality.noun:named}以外の", "| other than {quality.noun}", inner={"quality": a.IsNoun}),
    Phrase("named", a.CardName, "「{name:name}」", "“{name}”"),
    Phrase("named", n.QuotedName, "“{name:name}”", "“{name}”"),
    Phrase("mod", a.SameAs, "{what:ref}と同じネームの", "| with the same quoted name as {what}", {"aspect": a.Aspect("ネーム")}),
]  # fmt: skip

THINGS: Final = [
    Phrase("ref", a.This, "このキャラクター", "this character", also=("このカード",)),
    Phrase("ref", a.That, "そのキャラクター", "that character", {"whose": a.AnyPlayer(), "noun": CHARACTER}),
    Phrase("ref", a.That, "そのカード", "that card", {"whose": a.AnyPlayer(), "noun": CARD}),
    Phrase("ref", a.Those, "それらのキャラクター", "those characters", {"noun": CHARACTER}, number="pl"),
    Phrase("ref", a.Those, "それらのカード", "those cards", {"noun": CARD}, number="pl"),
    Phrase("all", a.All, "{of:f_tai}すべて", "all {of#pl}", number="pl"),
    Phrase("allcards", a.All, "{of:f_mai}すべて", "all {of#pl}", number="pl"),
    Phrase("anyone", a.Any, "{of:f_tai}", "a {of}"),
    Phrase("what", None, "{ref}", "{ref}"),
    Phrase("what", None, "{all}", "{all}"),
    Phrase("obj", None, "{what}を", "{what}"),
    Phrase("obj", None, "{allcards}を", "{allcards}"),
    Phrase("obj", a.Some, "{of:f_tai}{count:q_tai}を", "{count} {of#count}", also=("{of:f_tai}を{count:q_tai}",), number="count"),
    Phrase("obj", a.Some, "{of:f_mai}{count:q_mai}を", "{count} {of#count}", also=("{of:f_mai}を{count:q_mai}",), number="count"),
    Phrase("handobj", a.Some, "{of:f_bare}を{count:q_mai}", "{count} {of#count}", also=("{of:f_bare}{count:q_mai}を",), number="count"),
    Phrase("handobj", a.All, "{of:f_bare}をすべて", "all {of#pl}", also=("{of:f_bare}すべてを",), number="pl"),
    Phrase("top", a.All, "{of:f_top}を", "{of}"),
    Phrase("f_top", a.Filter, "{where:topof}", "{where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("topof", a.TopOf, "{place:deckof}の一番上のカード", "the top card of {place}", {"count": a.Num(1)}),
    Phrase("top", a.All, "{of:f_upper}", "{of}"),
    Phrase("f_upper", a.Filter, "{where:upper}", "{where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("upper", a.TopOf, "{place:deckof}の上からカードを{count:amount}枚", "the top {count} (card|cards)#count of {place}", also=("{place:deckof}の上のカードを{count:amount}枚",)),
    Phrase("obj", a.Remainder, "残りを", "the rest"),
    Phrase("deckof", a.Place, "{whose:zoneof}デッキ", "{whose}deck", {"zone": DECK}),
    Phrase("topic", None, "{what}は", "{what}"),
    Phrase("gen", None, "{what}の", "{what}"),
    Phrase("dat", None, "{what}に", "{what}"),
    Phrase("dat", None, "{player}に", "{player}"),
    Phrase("taker", None, "{what}が", "{what}"),
    Phrase("taker", None, "{player}が", "{player}"),
]  # fmt: skip
