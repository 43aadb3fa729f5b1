"""Wordings of lyrical for what is spoken of: players, places, characters, cards, and how many of them."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

FIELD: Final = a.Zone("場")
DECK: Final = a.Zone("デッキ")
HAND: Final = a.Zone("手札")
DISCARD: Final = a.Zone("捨て札")
FACTORS: Final = a.Zone("ファクター置き場")
FIELDS: Final = a.Zone("フィールドカード置き場")
USED: Final = a.Zone("使用したカード")
"""N-7.4: what was used and waits to be resolved."""
CARD: Final = a.AnyCard()
CHARACTER: Final = a.Kind("キャラクター")
ITEM: Final = a.Kind("アイテム")
NO_QUALITIES: Final[tuple[a.Quality, ...]] = ()


def there(word: str, *tails: str) -> tuple[str, ...]:
    """The ways to say that something lies in a place."""
    return tuple(f"{word}{tail}" for tail in tails)


LYING: Final = ("の", "で", "にいる", "にある", "にセットされている")

# 自分 is whoever acts: in 対戦相手は自分の…を it is the opponent
PLAYERS: Final = [
    Phrase("player", a.Actor, "自分", "(you|themself)#actor", number="you"),
    Phrase("player", None, "{player1}", "{player1}"),
    Phrase("player1", a.You, "あなた", "you", number="you"),
    Phrase("player1", a.Opponent, "対戦相手", "your opponent"),
    Phrase("player1", a.EachPlayer, "お互いのプレイヤー", "each player", also=("すべてのプレイヤー", "各プレイヤー", "お互い", "両プレイヤー", "それぞれのプレイヤー")),
    Phrase("player1", a.TurnPlayer, "ターンプレイヤー", "the turn player"),
    Phrase("player1", a.OtherPlayer, "非ターンプレイヤー", "the player whose turn it is not", also=("アタック宣言されたプレイヤー",)),
    Phrase("player1", a.ControllerOf, "{what:cardsaid}を場に出したプレイヤー", "the player of {what}", also=("{what:cardsaid}のプレイヤー", "{what:cardsaid}を場に出しているプレイヤー", "{what:cardsaid}のコントローラー")),
    Phrase("player1", a.OwnerOf, "{what:cardsaid}の持ち主", "the owner of {what}"),
    Phrase("cardsaid", a.That, "そのキャラクター", "that character", {"whose": a.AnyPlayer(), "noun": CHARACTER}, also=("選んだキャラクター",)),
    Phrase("cardsaid", a.That, "そのカード", "that card", {"whose": a.AnyPlayer(), "noun": CARD}, also=("選んだカード",)),
    Phrase("cardsaid", a.This, "このキャラクター", "this character"),
    Phrase("player1", a.ThatPlayer, "そのプレイヤー", "that player"),
    Phrase("zoneof", None, "{zoneof1}", "{zoneof1}"),
    Phrase("zoneof", a.Actor, "", "(your|their)#actor "),
    Phrase("zoneof1", a.Actor, "自分の", "(your|their)#actor "),
    Phrase("zoneof1", a.You, "あなたの", "your "),
    Phrase("zoneof1", a.Opponent, "対戦相手の", "your opponent's "),
    Phrase("zoneof1", a.EachPlayer, "お互いの", "each player's "),
    Phrase("zoneof1", a.TurnPlayer, "ターンプレイヤーの", "the turn player's "),
    Phrase("zoneof1", a.OtherPlayer, "非ターンプレイヤーの", "the other player's "),
    Phrase("zoneof1", a.ThatPlayer, "そのプレイヤーの", "that player's "),
]  # fmt: skip

# 自分の and 対戦相手の name a side; without either, both sides are meant
CHARACTERS: Final = [
    Phrase("side1", a.Place, "自分の", "| of (yours|theirs)#actor", {"zone": FIELD, "whose": a.Actor()}, also=("自身の", *there("自分の場", *LYING), *there("自身の場", *LYING))),
    Phrase("side1", a.Place, "あなたの", "| of yours", {"zone": FIELD, "whose": a.You()}, also=there("あなたの場", *LYING)),
    Phrase("side1", a.Place, "対戦相手の", "| of your opponent's", {"zone": FIELD, "whose": a.Opponent()}, also=there("対戦相手の場", *LYING)),
    Phrase("side1", a.Place, "ターンプレイヤーの", "| of the turn player's", {"zone": FIELD, "whose": a.TurnPlayer()}, also=there("ターンプレイヤーの場", *LYING)),
    Phrase("side1", a.Place, "非ターンプレイヤーの", "| of the player whose turn it is not", {"zone": FIELD, "whose": a.OtherPlayer()}, also=there("非ターンプレイヤーの場", *LYING)),
    Phrase("side1", a.Place, "そのプレイヤーの", "| of that player's", {"zone": FIELD, "whose": a.ThatPlayer()}, also=there("そのプレイヤーの場", *LYING)),
    Phrase("side", None, "{side1}", "{side1}"),
    Phrase("side", a.Place, "", "|", {"zone": FIELD, "whose": a.AnyPlayer()}, also=(*there("場", *LYING), "お互いの", *there("お互いの場", *LYING))),
    Phrase("f_tai", a.Filter, "{where:side}{qualities:mod**}{noun:n_tai}", "{qualities<}{noun#}{where>}{qualities>#}", also=("{qualities:mod}{where:side1}{qualities:mod**}{noun:n_tai}", "{qualities:mod}{qualities:mod}{where:side1}{noun:n_tai}")),
    Phrase("f_every", a.Filter, "{qualities:mod!}すべての{noun:n_tai}", "{qualities<}{noun#}{qualities>#}", {"where": a.Place(FIELD, a.AnyPlayer())}),
    Phrase("f_every", a.Filter, "{where:everywhere}すべての{qualities:mod**}{noun:n_tai}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("everywhere", a.Place, "お互いの", "|", {"zone": FIELD, "whose": a.AnyPlayer()}, also=(*there("場", *LYING), *there("お互いの場", *LYING))),
    Phrase("f_every", a.Filter, "{where:side1}すべての{qualities:mod**}{noun:n_tai}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("n_tai", a.Kind, "キャラクター", "(character|characters)#", {"name": "キャラクター"}, also=("キャラクターカード",)),
    Phrase("n_tai", n.QuotedName, "“{name:name}”", "“{name}”"),
    Phrase("n_tai", a.EitherNoun, "{parts:quoted+か}", "{parts% or }", also=("{parts:quoted+または}", "{parts:quoted+、または}")),
    Phrase("f_names", a.Filter, "{where:side}{qualities:mod**}{noun:n_names}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("n_names", a.EitherNoun, "{parts:quoted+と}", "{parts% and }", also=("{parts:quoted+、}", "{parts:quoted+}")),
]  # fmt: skip

CARDS: Final = [
    Phrase("f_mai", a.Filter, "{where:zoned}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}", also=("{qualities:mod!}{where:zoned}{noun:n_card}",)),
    Phrase("f_mai", a.Filter, "{where:side}{qualities:mod**}{noun:n_laid}", "{qualities<}{noun#}{where>}{qualities>#}", also=("{qualities:mod!}{where:side1}{noun:n_laid}",)),
    Phrase("f_mai", a.Filter, "{where:factorsof}{qualities:mod**}{noun:n_factor}", "{qualities<}{noun#}{where>}{qualities>#}", also=("{qualities:mod!}{where:factorsof}{noun:n_factor}",)),
    Phrase("f_mai", a.Filter, "{where:used}{qualities:mod**}{noun:n_used}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_mai", a.Filter, "{where:pile}", "(card|cards)# in {where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("f_mai", a.Filter, "その中から{qualities:mod**}{noun:n_card}", "{qualities<}{noun#} among them{qualities>#}", {"where": a.Among(a.Them())}, also=("その中の{qualities:mod**}{noun:n_card}", "その中にある{qualities:mod**}{noun:n_card}")),
    Phrase("f_mai", a.Filter, "{where:worn}", "(item|items)#{where>}", {"qualities": NO_QUALITIES, "noun": ITEM}),
    Phrase("f_mai", a.Filter, "{where:wornby}{qualities:mod**}{noun:n_item}", "{qualities<}{noun#}{where>}{qualities>#}"),
    *(
        Phrase("wornby", a.Place, f"{of}キャラクターにセットされている", english, {"zone": FIELD, "whose": whose}, also=(f"{of}キャラクターにセットされた", f"{of}場のキャラクターにセットされている"))
        for of, english, whose in (("自分の", "| set on (your|their)#actor characters", a.Actor()), ("あなたの", "| set on your characters", a.You()), ("対戦相手の", "| set on your opponent's characters", a.Opponent()), ("", "| set on characters", a.AnyPlayer()))
    ),
    Phrase("n_item", a.Kind, "アイテムカード", "(item card|item cards)#", {"name": "アイテム"}, also=("アイテム",)),
    Phrase("worn", n.SetOn, "{what:ref}にセットされているアイテムカード", "| set on {what}", also=("{what:ref}にセットされているアイテム", "{what:ref}にセットされたアイテムカード", "{what:ref}にセットされたアイテム", "{what:ref}のアイテムカード", "{what:ref}の持つアイテムカード")),
    Phrase("zoned", None, "{pile}の", "| in {pile}"),
    Phrase("zoned", None, "{pile}にある", "| in {pile}"),
    Phrase("zoned", None, "{source}から", "| from {source}"),
    Phrase("zoned", None, "{source}の中から", "| from {source}"),
    Phrase("source", None, "{pile}", "{pile}"),
    Phrase("source", None, "{source1}", "{source1}"),
    Phrase("source1", a.Place, "{whose:zoneof}デッキ", "{whose}deck", {"zone": DECK}),
    Phrase("pile", a.Place, "{whose:zoneof}手札", "{whose}hand", {"zone": HAND}),
    Phrase("pile", a.Place, "{whose:zoneof}捨て札", "{whose}discard pile", {"zone": DISCARD}),
    Phrase("pile", a.Place, "{whose:zoneof}ファクター置き場", "{whose}factor area", {"zone": FACTORS}),
    Phrase("pile", a.Place, "{whose:zoneof1}フィールドカード置き場", "{whose}field card area", {"zone": FIELDS}),
    Phrase("pile", a.Place, "フィールドカード置き場", "any field card area", {"zone": FIELDS, "whose": a.AnyPlayer()}),
    Phrase("factorsof", a.Place, "自分の", "| of (yours|theirs)#actor", {"zone": FACTORS, "whose": a.Actor()}),
    Phrase("factorsof", a.Place, "対戦相手の", "| of your opponent's", {"zone": FACTORS, "whose": a.Opponent()}),
    Phrase("used", a.Place, "{whose:player}が使用した", "| that {whose} used", {"zone": USED}, also=("{whose:player}の使用した",)),
    Phrase("n_used", None, "{n_kind}", "{n_kind#}"),
    Phrase("n_used", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("n_used", a.AnyAbility, "エフェクト", "(effect|effects)#"),
    Phrase("n_used", a.EitherNoun, "{parts:n_used1+か}", "{parts#% or }", also=("{parts:n_used1+または}", "{parts:n_used1+、または}")),
    Phrase("n_used1", None, "{n_kind}", "{n_kind#}"),
    Phrase("n_used1", a.AnyAbility, "エフェクト", "(effect|effects)#"),
    Phrase("n_card", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("n_card", None, "{n_kind}", "{n_kind#}"),
    Phrase("n_card", a.CardName, "「{name:name}」", "(card|cards)# with the full name “{name}”"),
    Phrase("n_card", n.QuotedName, "“{name:name}”", "“{name}”"),
    Phrase("n_card", a.EitherNoun, "{parts:n_piece+か}", "{parts#% or }", also=("{parts:n_piece+または}", "{parts:n_piece+、または}")),
    Phrase("n_piece", None, "{n_kind}", "{n_kind#}"),
    Phrase("n_piece", a.CardName, "「{name:name}」", "(card|cards)# with the full name “{name}”"),
    Phrase("n_piece", n.QuotedName, "“{name:name}”", "“{name}”"),
    Phrase("n_laid", None, "{n_laid1}", "{n_laid1#}"),
    Phrase("n_laid", a.EitherNoun, "{parts:n_laid1+か}", "{parts#% or }", also=("{parts:n_laid1+または}", "{parts:n_laid1+、または}")),
    Phrase("n_laid1", a.Kind, "アイテムカード", "(item card|item cards)#", {"name": "アイテム"}, also=("アイテム",)),
    Phrase("n_laid1", a.Kind, "フィールドカード", "(field card|field cards)#", {"name": "フィールド"}, also=("フィールド",)),
    Phrase("n_factor", a.Kind, "ファクターカード", "(factor card|factor cards)#", {"name": "ファクター"}),
]  # fmt: skip

# how many, and how they are counted
COUNTING: Final = [
    Phrase("q_body", None, "{q_tai}", "{q_tai}"),
    Phrase("q_body", None, "{amount}枚", "{amount}"),
    Phrase("q_body", None, "{amount}人", "{amount}"),
    Phrase("q_body", None, "{amount}体ずつ", "{amount}"),
    Phrase("q_body", a.AnyNumber, "好きなだけ", "any number of", number="pl"),
    *(
        Phrase(category, node, f"その数{tail}", english, {field: a.ThatMany()} if field else {}, also=tuple(f"{word}{tail}" for word in words), number="pl")
        for category, words in (("q_body", ("その枚数", "同じ数", "同じ枚数")), ("q_card", ("その枚数", "同じ枚数", "同じ数")))
        for node, tail, english, field in ((a.UpTo, "まで", "up to that many", "n"), (a.ThatMany, "だけ", "that many", ""), (a.ThatMany, "", "that many", ""))
    ),
    Phrase("q_card", None, "{q_mai}", "{q_mai}"),
    Phrase("q_card", None, "{amount}つ", "{amount}"),
    Phrase("q_card", None, "{amount}枚ずつ", "{amount}"),
    Phrase("q_card", a.AnyNumber, "好きなだけ", "any number of", also=("好きな枚数だけ", "任意の枚数だけ"), number="pl"),
]  # fmt: skip

REFS: Final = [
    Phrase("ref", a.This, "このキャラクター", "this character"),
    Phrase("ref", n.ThisCard, "このカード", "this card", also=("このアイテムカード", "このアイテム", "このフィールドカード", "このストラテジーカード", "このトリックカード", "このキャラクターカード")),
    Phrase("ref", n.Bearer, "このカードをセットしているキャラクター", "the bearer", also=("このカードがセットされたキャラクター", "このカードがセットされているキャラクター", "このアイテムカードがセットされたキャラクター", "このアイテムカードがセットされているキャラクター", "このアイテムがセットされたキャラクター", "このアイテムがセットされているキャラクター", "このカードをセットしたキャラクター", "このアイテムをセットしたキャラクター", "このアイテムをセットしているキャラクター", "このアイテムカードをセットしたキャラクター", "このアイテムカードをセットしているキャラクター")),
    Phrase("ref", n.Bearer, "このカードがセットされていたキャラクター", "the character that carried this card", also=("このアイテムがセットされていたキャラクター", "このアイテムカードがセットされていたキャラクター")),
    Phrase("ref", n.Bearer, "セットされたキャラクター", "the bearer", also=("セットされているキャラクター",), not_behind=("カードが", "アイテムが")),
    Phrase("ref", n.BattleFoe, "このキャラクターとバトルしているキャラクター", "the character battling this character", also=("このキャラクターとバトルしている対戦相手のキャラクター", "このキャラクターのバトル相手", "このキャラクターとバトルしたキャラクター")),
    Phrase("ref", n.BattleFoe, "バトル相手のキャラクター", "the other character of the battle", also=("バトル相手",)),
    Phrase("ref", n.FoeOf, "そのバトル相手", "the character battling it", {"what": a.It()}, also=("そのキャラクターのバトル相手", "そのキャラクターとバトルしているキャラクター", "そのキャラクターとバトルしている対戦相手のキャラクター")),
    Phrase("ref", a.That, "そのキャラクター", "that character", {"whose": a.AnyPlayer(), "noun": CHARACTER}, also=("そのキャラクターカード",)),
    Phrase("ref", a.That, "選んだキャラクター", "the chosen character", {"whose": a.AnyPlayer(), "noun": CHARACTER}, also=("選ばれたキャラクター",)),
    Phrase("ref", a.That, "その対戦相手のキャラクター", "that character of your opponent's", {"whose": a.Opponent(), "noun": CHARACTER}, also=("選んだ対戦相手のキャラクター", "選ばれた対戦相手のキャラクター")),
    Phrase("ref", a.That, "その自分のキャラクター", "that character of yours", {"whose": a.Actor(), "noun": CHARACTER}, also=("選んだ自分のキャラクター", "選ばれた自分のキャラクター")),
    Phrase("ref", a.That, "そのカード", "that card", {"whose": a.AnyPlayer(), "noun": CARD}),
    Phrase("ref", a.That, "選んだカード", "the chosen card", {"whose": a.AnyPlayer(), "noun": CARD}, also=("選ばれたカード",)),
    Phrase("ref", a.That, "その{noun:n_other}", "that {noun}", {"whose": a.AnyPlayer()}),
    Phrase("ref", a.That, "選んだ{noun:n_other}", "the chosen {noun}", {"whose": a.AnyPlayer()}),
    Phrase("ref", a.That, "そのエフェクト", "that effect", {"whose": a.AnyPlayer(), "noun": a.AnyAbility()}),
    Phrase("ref", n.UserOf, "そのエフェクトを使用したキャラクター", "the character that used that effect", {"what": a.That(a.AnyPlayer(), a.AnyAbility())}, also=("エフェクトを使用したキャラクター", "エフェクトを使用したそのキャラクター", "そのエフェクトを持つキャラクター")),
    Phrase("ref", n.BearerOf, "そのアイテムカードがセットされているキャラクター", "the character that carries that item", {"what": a.That(a.AnyPlayer(), ITEM)}, also=tuple(f"{item}がセットされて{was}キャラクター" for item in ("そのアイテムカード", "そのアイテム") for was in ("いる", "いた"))[1:]),
    Phrase("ref", a.It, "それ", "it"),
    Phrase("ref", a.PartOf, "一方", "one of them", {"count": a.Num(1)}, also=("片方", "そのうち1体", "そのうちの1体", "一方のキャラクター")),
    Phrase("ref", a.OtherPart, "もう一方", "the other", also=("もう片方", "もう1体", "もう一方のキャラクター", "他方")),
    Phrase("n_done", a.AnyCard, "カード", "card"),
    Phrase("n_done", a.Kind, "キャラクター", "character", {"name": "キャラクター"}, also=("キャラクターカード",)),
    Phrase("n_done", None, "{n_other}", "{n_other}"),
    Phrase("ref", a.Those, "それらのキャラクター", "those characters", {"noun": CHARACTER}, also=("選んだキャラクターすべて",), number="pl"),
    Phrase("ref", a.Those, "それらのカード", "those cards", {"noun": CARD}, also=("選んだカードすべて",), number="pl"),
    Phrase("ref", a.Them, "それら", "them", also=("それらすべて",), number="pl"),
    *(
        Phrase("n_other", a.Kind, f"{word}カード", f"{english} card", {"name": word}, also=() if word == "ファクター" else (word,))
        for word, english in (("アイテム", "item"), ("フィールド", "field"), ("ファクター", "factor"), ("ストラテジー", "strategy"), ("トリック", "trick"))
    ),
]  # fmt: skip

_UNDER: Final = tuple(
    f"{{where.what:ref}}{tail}カード"
    for tail in ("の下に重ねられている", "の下にある", "に重ねられている", "の下の", "の下に重ねられた")
)
"""N-2.1: what something was set up on."""
THINGS: Final = [
    Phrase("all", a.All, "{of:f_tai}すべて", "all {of#pl}", also=("すべての{of:f_tai}", "{of:f_tai}全員", "{of:f_every}"), number="pl"),
    Phrase("allcards", a.All, "{of:f_mai}すべて", "all {of#pl}", also=("すべての{of:f_mai}",), number="pl"),
    Phrase("some", a.Some, "{of:f_tai}{count:q_body}", "{count} {of#count}", also=("{count:q_body}の{of:f_tai}",), number="count"),
    Phrase("some", a.Some, "{of:f_among}{count:q_body}", "{count} {of#count}", number="count"),
    Phrase("f_among", a.Filter, "{where:side}{noun:n_tai}のうち{qualities:mod*}", "{qualities<}{noun#}{where>}{qualities>#}", also=("{where:side}{noun:n_tai}の中で{qualities:mod*}", "{where:side}{noun:n_tai}の中から{qualities:mod*}")),
    Phrase("some", a.Some, "{of:f_tai}のうち{count:q_body}", "{count} of the {of#pl}", also=("{of:f_tai}の中から{count:q_body}", "{of:f_tai}の中の{count:q_body}"), number="count"),
    Phrase("somecards", a.Some, "{of:f_mai}のうち{count:q_card}", "{count} of the {of#pl}", also=("{of:f_mai}の中から{count:q_card}", "{of:f_mai}の中の{count:q_card}"), number="count"),
    Phrase("obj", a.Some, "{of.qualities:mod**}{of.noun:n_card}を{count:q_card}{of.where:outof}", "{count} {of.qualities<}{of.noun#count}{of.where>}{of.qualities>#count}", inner={"of": a.Filter}, also=("{of.qualities:mod**}{of.noun:n_card}{count:q_card}を{of.where:outof}",), number="count"),
    Phrase("outof", None, "{source}から", "| from {source}"),
    Phrase("pileout", None, "{pile}から", "| from {pile}"),
    Phrase("obj", a.Some, "{of.where:pileout}{count:q_card}の{of.qualities:mod**}{of.noun:n_card}を", "{count} {of.qualities<}{of.noun#count}{of.where>}{of.qualities>#count}", inner={"of": a.Filter}, number="count"),
    Phrase("somecards", a.Some, "{of:f_mai}{count:q_card}", "{count} {of#count}", also=("{count:q_card}の{of:f_mai}",), number="count"),
    Phrase("anyone", a.Any, "{of:f_tai}", "a {of}"),
    Phrase("what", None, "{ref}", "{ref}"),
    Phrase("what", None, "{all}", "{all}"),
    Phrase("what", None, "{allcards}", "{allcards}"),
    Phrase("what", None, "{some}", "{some}"),
    Phrase("what", None, "{somecards}", "{somecards}"),
    Phrase("obj", None, "{what}を", "{what}"),
    Phrase("obj", a.All, "{of:f_worn}を", "the {of}", weak=True),
    Phrase("f_worn", a.Filter, "{where:worn}", "(item|items)#{where>}", {"qualities": NO_QUALITIES, "noun": ITEM}),
    Phrase("obj", n.TopCardOf, "{what:gen}一番上のカードを", "the uppermost card of {what}", also=("{what:gen}一番上にあるカードを",)),
    Phrase("obj", a.Both, "{parts:joint+と}を", "{parts% and }", also=("{parts:joint+と、}を",), number="pl"),
    Phrase("obj", a.Both, "{parts:unowned+と}を", "{parts% and }", also=("{parts:unowned+と、}を",), number="pl"),
    Phrase("obj", a.Both, "{parts:every+と}をすべて", "{parts% and }", also=("{parts:every+と、}をすべて", "{parts:every+と、}すべてを", "{parts:every+と}すべてを"), number="pl"),
    Phrase("obj", a.All, "{of:f_both}をすべて", "all {of#pl}", number="pl"),
    Phrase("obj", a.Some, "{of:f_most}を", "the {of}", {"count": a.Num(1)}),
    Phrase("dat", a.Some, "{of:f_most}に", "the {of}", {"count": a.Num(1)}),
    Phrase("f_most", a.Filter, "{where:side}{qualities:mod**}{qualities:most}{noun:n_tai}", "{qualities<}{noun}{where>}{qualities>}", also=("{qualities:mod**}{qualities:most}{where:side1}{noun:n_tai}", "{qualities:most}{where:side1}{qualities:mod**}{noun:n_tai}", "{where:side}{noun:n_tai}のうち{qualities:most!}キャラクター", "{where:side}{noun:n_tai}のうち{qualities:most!}もの", "{where:side}{noun:n_tai}の中で{qualities:most!}キャラクター")),
    Phrase("most", a.Most, "最も{stat}が{end}", "| with the {end} {stat}", also=("{stat}が最も{end}", "一番{stat}が{end}", "{stat}が一番{end}")),
    Phrase("obj", a.Some, "{of:f_called}を", "the {of}", {"count": a.Num(1)}, weak=True),
    Phrase("dat", a.Some, "{of:f_called}に", "the {of}", {"count": a.Num(1)}, weak=True),
    Phrase("f_called", a.Filter, "{where:side1}{qualities:mod**}{noun:quoted}", "{qualities<}{noun}{where>}{qualities>}"),
    Phrase("ref", a.That, "その{noun:quoted}", "that {noun}", {"whose": a.AnyPlayer()}),
    Phrase("joint", a.Some, "{of:f_owned}{count:q_joint}", "{count} {of#count}", also=("{count:q_joint}の{of:f_owned}",), number="count"),
    Phrase("joint", a.All, "{of:f_owned}すべて", "all {of#pl}", also=("すべての{of:f_owned}",), number="pl"),
    Phrase("joint", None, "{ref}", "{ref}"),
    Phrase("unowned", a.Some, "{of:f_unowned}{count:q_joint}", "{count} {of#count}", also=("{count:q_joint}の{of:f_unowned}",), number="count"),
    Phrase("unowned", a.All, "{of:f_unowned}すべて", "all {of#pl}", also=("すべての{of:f_unowned}",), number="pl"),
    Phrase("every", a.All, "{of:f_owned}", "all {of#pl}", number="pl"),
    Phrase("f_owned", a.Filter, "{where:side1}{qualities:mod**}{noun:n_inplay}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("joint", a.Some, "{of:f_firm}{count:q_joint}", "{count} {of#count}", number="count"),
    Phrase("f_firm", a.Filter, "{qualities:mod!}{where:side1}{noun:n_inplay}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_owned", a.Filter, "{where:zoned}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_owned", a.Filter, "{where:factorsof}{qualities:mod**}{noun:n_factor}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_owned", a.Filter, "{where:pile}", "(card|cards)# in {where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("f_owned", a.Filter, "{where:worn}", "(item|items)#{where>}", {"qualities": NO_QUALITIES, "noun": ITEM}),
    Phrase("f_owned", a.Filter, "{where:wornby}{qualities:mod**}{noun:n_item}", "{qualities<}{noun#}{where>}{qualities>#}"),
    *(Phrase(category, a.Filter, _UNDER[0], "(card|cards)# under {where.what}", {"qualities": NO_QUALITIES, "noun": CHARACTER}, inner={"where": n.SetOn}, also=_UNDER[1:]) for category in ("f_owned", "f_mai")),
    Phrase("f_unowned", a.Filter, "{qualities:mod**}{noun:n_inplay}", "{qualities<}{noun#}{qualities>#}", {"where": a.Place(FIELD, a.AnyPlayer())}),
    Phrase("q_joint", None, "{q_tai}", "{q_tai}"),
    Phrase("q_joint", a.UpTo, "{n:amount}枚まで", "up to {n}", number="n"),
    Phrase("q_joint", None, "{amount}枚", "{amount}"),
    Phrase("all", a.All, "{of:f_both}すべて", "all {of#pl}", also=("すべての{of:f_both}",), number="pl"),
    Phrase("f_both", a.Filter, "{where:side}{noun:n_both}", "{noun#}{where>}", {"qualities": NO_QUALITIES}),
    Phrase("n_both", a.EitherNoun, "{parts:n_inplay+と}", "{parts#% and }"),
    Phrase("n_inplay", None, "{n_laid1}", "{n_laid1#}"),
    Phrase("n_inplay", n.QuotedName, "“{name:name}”", "“{name}”"),
    Phrase("n_inplay", a.Kind, "キャラクター", "(character|characters)#", {"name": "キャラクター"}),
    Phrase("obj", a.All, "{of:f_part}を", "the {of}"),
    Phrase("dat", a.All, "{of:f_part}に", "the {of}"),
    Phrase("f_part", a.Filter, "{qualities:partmod!}{where:side}{noun:n_tai}", "{noun}{where>}{qualities>}", also=("{where:side1}{qualities:partmod!}{noun:n_tai}",)),
    Phrase("partmod", a.Doing, "{deed:part.ta}", "| that {deed/past}"),
    Phrase("partmod", a.Doing, "{deed:part.te}いる", "| that is {deed/ing}"),
    Phrase("f_part", a.Filter, "{qualities:fightmod!}{where:side1}{noun:n_tai}", "{noun}{where>}{qualities>}", also=("{where:side1}{qualities:fightmod!}{noun:n_tai}",)),
    Phrase("fightmod", a.Doing, "バトルしている", "| that is battling", {"deed": n.Battles()}, also=("バトル中の",)),
    Phrase("part", n.DeclaresAttack, "アタック宣言する", "<declare> an attack"),
    Phrase("part", n.DeclaresGuard, "ガード宣言する", "<declare> a guard"),
    Phrase("obj", a.Some, "{of:f_tai}を{count:q_body}", "{count} {of#count}", number="count"),
    Phrase("obj", a.Some, "{of:f_mai}を{count:q_card}", "{count} {of#count}", number="count"),
    *(
        Phrase("obj", a.Some, f"{{of:{things}}}を{{count.n:measure}}と同じ{word}まで", "up to as many {of#pl} as {count.n}", inner={"count": a.UpTo}, also=tuple(f"{{count.n:measure}}{same}まで{{of:{things}}}を" for same in (f"と同じ{word}", f"に等しい{word}")), number="pl")
        for things, word in (("f_tai", "数"), ("f_mai", "枚数"))
    ),
    *(
        Phrase("obj", a.Some, f"{{of:{things}}}を{{count:measure}}と同じ{word}", "as many {of#pl} as {count}", also=(f"{{count:measure}}と同じ{word}の{{of:{things}}}を", f"{{count:measure}}に等しい{word}の{{of:{things}}}を", f"{{of:{things}}}を{{count:measure}}と同じ{word}だけ"), number="pl")
        for things, word in (("f_tai", "数"), ("f_mai", "枚数"))
    ),
    Phrase("obj", a.Some, "{of:f_from}{count:q_card}を", "{count} {of#count}", also=("{of:f_from}{count:q_card}",), number="count"),
    Phrase("obj", a.Some, "{of:f_them}{count:q_card}を", "{count} of {of#count}", number="count", not_behind=("があるなら、", "がある場合、", "があれば、", "があるなら", "がある場合")),
    Phrase("f_them", a.Filter, "", "them", {"where": a.Among(a.Them()), "qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("f_from", a.Filter, "その中から", "(card|cards)# among them", {"where": a.Among(a.Them()), "qualities": NO_QUALITIES, "noun": CARD}, not_behind=("があるなら、", "がある場合、", "があれば、", "があるなら", "がある場合")),
    Phrase("f_from", a.Filter, "{where:source}から", "(card|cards)# from {where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("obj", a.OneOf, "{parts:either_card+か}を1枚", "{parts% or }", also=("{parts:either_card+か}1枚を", "{parts:either_card+か、}を1枚", "{parts:either_card+か、}1枚を", "{parts:either_card+または}を1枚", "{parts:either_card+または}1枚を")),
    Phrase("either_card", a.Some, "{of:f_sided}", "1 {of}", {"count": a.Num(1)}),
    Phrase("f_sided", a.Filter, "{where:side1}{qualities:mod**}{noun:n_laid1}", "{qualities<}{noun}{where>}{qualities>}"),
    Phrase("f_sided", a.Filter, "{where:zoned}{qualities:mod**}{noun:n_piece}", "{qualities<}{noun}{where>}{qualities>}"),
    Phrase("f_sided", a.Filter, "{where:wornby}{qualities:mod**}{noun:n_item}", "{qualities<}{noun}{where>}{qualities>}"),
    Phrase("f_sided", a.Filter, "{where:side1}{qualities:mod**}{noun:n_body}", "{qualities<}{noun}{where>}{qualities>}"),
    Phrase("n_body", a.Kind, "キャラクター", "character", {"name": "キャラクター"}),
    Phrase("obj", a.All, "{of:f_tai}をすべて", "all {of#pl}", number="pl"),
    Phrase("obj", a.All, "{of:f_mai}をすべて", "all {of#pl}", number="pl"),
    Phrase("obj", a.RandomSome, "{of:f_mai}を無作為に{count:amount}枚", "{count} {of#count} at random", also=("{of:f_mai}をランダムに{count:amount}枚", "無作為に{of:f_mai}{count:amount}枚を", "ランダムに{of:f_mai}{count:amount}枚を", "無作為に{of:f_mai}を{count:amount}枚", "ランダムに{of:f_mai}を{count:amount}枚", "{of:f_mai}{count:amount}枚を無作為に", "{of:f_mai}{count:amount}枚をランダムに"), number="count"),
    Phrase("obj", a.RandomSome, "{of:f_tai}を無作為に{count:amount}体", "{count} {of#count} at random", also=("無作為に{of:f_tai}{count:amount}体を", "ランダムに{of:f_tai}を{count:amount}体"), number="count"),
    Phrase("obj", a.Remainder, "残りを", "the rest", also=("残りのカードを", "残りをすべて", "残りのカードをすべて", "残りのキャラクターを", "残りは", "残りのカードは", "残りのカードはすべて", "残りはすべて")),
    Phrase("thing", None, "{obj}", "{obj}"),
    Phrase("thing", None, "{top}", "{top}"),
    Phrase("top", a.All, "{of:f_top}を", "{of}"),
    Phrase("f_top", a.Filter, "{where:topof}", "{where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("topof", a.TopOf, "{place:source1}の一番上のカード", "the top card of {place}", {"count": a.Num(1)}, also=("{place:source1}の一番上",)),
    Phrase("topof", a.BottomOf, "{place:source1}の一番下のカード", "the bottom card of {place}", {"count": a.Num(1)}),
    Phrase("top", a.All, "{of:f_upper}", "{of}"),
    Phrase("f_upper", a.Filter, "{where:upper}", "{where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("upper", a.TopOf, "{place:source1}の上からカードを{count:amount}枚", "the top {count} (card|cards)#count of {place}", also=("{place:source1}の上のカードを{count:amount}枚", "{place:source1}の上から{count:amount}枚を", "{place:source1}の上から{count:amount}枚のカードを", "{place:source1}の上からカード{count:amount}枚を", "{place:source1}の上から{count:amount}枚", "{place:source1}の一番上から{count:amount}枚を", "{place:source1}の上{count:amount}枚を", "{place:source1}の上のカード{count:amount}枚を", "{place:source1}の一番上からカードを{count:amount}枚", "{place:source1}から{count:amount}枚のカードを", "{place:source1}のカードを上から{count:amount}枚", "{place:source1}の一番上のカードを{count:amount}枚", "{place:source1}の一番上のカード{count:amount}枚を")),
    Phrase("upper", a.TopOf, "{place:source1}の上からカードを{count.least:amount}枚以上{count.most:amount}枚以下", "{count.least} to {count.most} cards from the top of {place}", inner={"count": n.AskedFrom}, also=tuple(f"{{place:source1}}の{top}から{comma}{{count.least:amount}}枚{least}{{count.most:amount}}枚{most}" for top in ("上", "一番上") for comma in ("", "、") for least in ("以上", "から") for most in ("以下の好きな枚数のカードを", "までの好きな枚数のカードを", "以下のカードを", "までのカードを", "以下を", "までを"))),
    Phrase("upper", a.TopOf, "{place:source1}の上からカードを{count.most:amount}枚まで", "up to {count.most} (card|cards)#count.most from the top of {place}", inner={"count": n.Asked}, also=("{place:source1}の上から{count.most:amount}枚まで", "{place:source1}の上から{count.most:amount}枚までのカードを", "{place:source1}の上のカードを{count.most:amount}枚まで")),
    Phrase("topic", None, "{what}は", "{what}"),
    Phrase("topic", a.All, "{of:f_names}は", "{of#pl}", number="pl"),
    Phrase("gen", a.All, "{of:f_names}の", "{of#pl}", number="pl"),
    Phrase("topic", a.All, "{of:f_tai}は", "all {of#pl}", number="pl", weak=True),
    Phrase("topic", a.All, "{of:f_tai}はすべて", "all {of#pl}", number="pl"),
    Phrase("topic", a.All, "{of:f_part}は", "the {of#pl}", number="pl"),
    Phrase("gen", None, "{what}の", "{what}"),
    Phrase("gen", a.It, "その", "it"),
    Phrase("gen", a.All, "{of:f_tai}の", "all {of#pl}", number="pl", weak=True),
    Phrase("gen", a.All, "{of:f_part}の", "the {of#pl}", number="pl"),
    Phrase("ni", None, "{what}に", "{what}"),
    Phrase("ga", None, "{what}が", "{what}"),
    Phrase("dat", a.Both, "{parts:joint+と}に", "{parts% and }", also=("{parts:joint+と}にそれぞれ",), number="pl"),
    Phrase("dat", a.Both, "{parts:role+と}に", "{parts% and }", number="pl"),
    Phrase("role", a.All, "{of:f_part}", "the {of}"),
    Phrase("dat", None, "{ni}", "{ni}"),
    Phrase("dat", None, "{player}に", "{player}"),
    Phrase("taker", None, "{ga}", "{ga}"),
    Phrase("taker", a.All, "{of:f_tai}が", "all {of#pl}", number="pl"),
    Phrase("taker", None, "{player}が", "{player}"),
]  # fmt: skip
