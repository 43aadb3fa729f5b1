"""Wordings of last_resort for what is spoken of: players, places, cards of every sort, what is chosen or named before."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort import ast as r
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

FIELD: Final = a.Zone("戦場")
BESIDE: Final = a.Zone("同じエリア")
"""L-3.3: the area in which the card that says so lies."""
DECK: Final = a.Zone("山札")
HAND: Final = a.Zone("手札")
GRAVEYARD: Final = a.Zone("墓地")
MANA: Final = a.Zone("マナエリア")
STOCK: Final = a.Zone("ハンドストック")
CARD: Final = a.AnyCard()
NO_QUALITIES: Final[tuple[a.Quality, ...]] = ()
AMONG: Final = a.Filter(a.Among(a.Them()), NO_QUALITIES, CARD)

_DONE: Final = (
    "選んだ", "選択した", "破壊した", "公開した", "戻した", "出した", "移動させた", "タップした", "アンタップした", "複製した",
    "戦場に出した", "戦場に戻した", "戦場に出た", "戦場に戻った", "手札に加えた", "手札に戻した", "アタックエリアに出した",
    "ディフェンスエリアに出した", "生成した", "墓地に送った", "アタックエリアに出た", "ディフェンスエリアに出た", "破壊された",
)  # fmt: skip
KNOWN: Final = (
    "選ばれた", "その選んだ", "選択された", "捨てた", "公開された", "探した", "見つけた", "表にした", "表になった",
    "選んだ", "選択した", "破壊した", "公開した", "戻した", "出した", "移動させた", "タップした", "戦場に出した", "戦場に戻した",
    *(f"この効果で{did}" for did in _DONE if did not in ("墓地に送った", "破壊された", "複製した", "生成した")),
)  # fmt: skip
"""What was done to a card a moment ago, said of it instead of その."""
PLAYERS: Final = [
    Phrase("player", a.You, "自分", "you", number="you", also=("自分プレイヤー",)),
    Phrase("player", a.Opponent, "相手", "your opponent", also=("相手プレイヤー",)),
    Phrase("player", a.EachPlayer, "お互いのプレイヤー", "each player", also=("お互い", "各プレイヤー", "両方のプレイヤー", "両プレイヤー", "すべてのプレイヤー")),
    Phrase("player", a.ThatPlayer, "そのプレイヤー", "that player"),
    Phrase("player", a.TurnPlayer, "ターンプレイヤー", "the turn player"),
    Phrase("player", a.OtherPlayer, "防御プレイヤー", "the defending player", also=("非ターンプレイヤー",)),
    Phrase("player", a.OwnerOf, "その持ち主", "its owner", {"what": a.Dropped()}, also=("持ち主",)),
    Phrase("leader", None, "{player}は", "{player}", also=("{player}も",)),
    Phrase("payer", None, "{player}が", "{player}"),
    Phrase("payer", a.AnyPlayer, "プレイヤーが", "a player", also=("いずれかのプレイヤーが",)),
]  # fmt: skip

# L-3: the piles and the two areas of the battlefield
PLACES: Final = [
    Phrase("place", None, "{pileplace}", "{pileplace}"),
    Phrase("place", None, "{areaplace}", "{areaplace}"),
    Phrase("pileplace", a.Place, "{whose:zoneof}{zone:pilezone}", "{whose}{zone}"),
    Phrase("areaplace", a.Place, "{whose:areaof}{zone:areazone}", "{whose}{zone}"),
    Phrase("fieldplace", a.Place, "{whose:areaof}戦場", "{whose}battlefield", {"zone": FIELD}),
    Phrase("deckplace", a.Place, "{whose:zoneof}山札", "{whose}deck", {"zone": DECK}),
    Phrase("handplace", a.Place, "{whose:zoneof}手札", "{whose}hand", {"zone": HAND}),
    Phrase("zoneof", a.Actor, "", "(your|their)#actor ", also=("自身の", "自分自身の")),
    Phrase("zoneof", None, "{someone}", "{someone}"),
    Phrase("areaof", a.AnyPlayer, "", "any "),
    Phrase("areaof", a.Actor, "自身の", "(your|their)#actor "),
    Phrase("areaof", None, "{someone}", "{someone}"),
    Phrase("someone", a.You, "自分の", "(your|their)#actor "),
    Phrase("someone", a.Opponent, "相手の", "your opponent's ", also=("相手",)),
    Phrase("someone", a.EachPlayer, "お互いの", "each player's ", also=("各プレイヤーの", "両方のプレイヤーの", "お互いのプレイヤーの")),
    Phrase("someone", a.ThatPlayer, "そのプレイヤーの", "that player's "),
    Phrase("someone", a.TurnPlayer, "ターンプレイヤーの", "the turn player's "),
    Phrase("someone", a.OtherPlayer, "防御プレイヤーの", "the defending player's ", also=("非ターンプレイヤーの",)),
    Phrase("zoned", None, "{place}の", "| in {place}"),
    Phrase("zoned", None, "{place}にある", "| in {place}"),
    Phrase("zoned", None, "{place}にいる", "| in {place}"),
    Phrase("zoned", None, "{place}に置かれている", "| in {place}"),
    Phrase("zoned", None, "{place}から", "| from {place}"),
    Phrase("zoned", a.Among, "その中から", "| among them", {"what": a.Them()}, also=("その中の", "それらの中から", "その中にある")),
    Phrase("zoned", None, "{topof}の中から", "| among {topof}"),
    Phrase("topof", a.TopOf, "{place:deckplace}の上から{count:amount}枚", "the top {count} (card|cards)#count of {place}", also=("{place:deckplace}の一番上から{count:amount}枚", "{place:deckplace}の上から{count:amount}枚のカード", "{place:deckplace}の上{count:amount}枚", "{place:deckplace}の上のカード{count:amount}枚"), number="count"),
    Phrase("topof", a.BottomOf, "{place:deckplace}の下から{count:amount}枚", "the bottom {count} (card|cards)#count of {place}", also=("{place:deckplace}の一番下から{count:amount}枚",), number="count"),
    Phrase("topone", a.TopOf, "{place:deckplace}の一番上のカード", "the top card of {place}", {"count": a.Num(1)}, also=("{place:deckplace}の上のカード", "{place:deckplace}の一番上のカード1枚")),
    Phrase("topone", a.BottomOf, "{place:deckplace}の一番下のカード", "the bottom card of {place}", {"count": a.Num(1)}),
    Phrase("owned", a.Place, "{whose:sideof}", "{whose<}|{whose>}", {"zone": FIELD}, also=("{whose:fieldof}戦場の", "{whose:fieldof}戦場にいる", "{whose:fieldof}戦場にある", "{whose:fieldof}戦場から")),
    Phrase("sideof", a.You, "自分の", "| of (yours|theirs)#actor"),
    Phrase("sideof", a.Opponent, "相手", "enemy |", also=("相手の",)),
    Phrase("sideof", a.EachPlayer, "お互いの", "| of either player", also=("各プレイヤーの",)),
    Phrase("sideof", a.Actor, "自身の", "| of (your|their)#actor own"),
    Phrase("sideof", a.ThatPlayer, "そのプレイヤーの", "| of that player"),
    Phrase("sideof", a.TurnPlayer, "ターンプレイヤーの", "| of the turn player"),
    Phrase("sideof", a.OtherPlayer, "防御プレイヤーの", "| of the defending player", also=("非ターンプレイヤーの",)),
    Phrase("fieldof", a.AnyPlayer, "", "|"),
    Phrase("fieldof", None, "{sideof}", "{sideof}"),
    Phrase("whereon", None, "{owned}", "{owned}"),
    Phrase("whereon", None, "{zoned}", "{zoned}"),
    Phrase("whereat", None, "{whereon}", "{whereon}"),
    Phrase("whereat", a.Place, "", "|", {"zone": FIELD, "whose": a.AnyPlayer()}),
]  # fmt: skip

# L-1, L-16: creatures and tokens are counted by 体, other cards by 枚; a creature that is no more than a card by either
NOUNS: Final = [
    Phrase("k_tai", a.Kind, "クリーチャー", "(creature|creatures)#", {"name": "クリーチャー"}, also=("クリーチャーカード",)),
    Phrase("k_tai", a.Kind, "スペルクリーチャー", "(spell creature|spell creatures)#", {"name": "スペルクリーチャー"}),
    Phrase("k_tai", a.Kind, "N・クリーチャー", "(N-creature|N-creatures)#", {"name": "N・クリーチャー"}, also=("Nクリーチャー", "N・クリーチャーカード", "Nクリーチャーカード")),
    Phrase("k_mai", a.Kind, "スペル", "(spell|spells)#", {"name": "スペル"}, also=("スペルカード",)),
    Phrase("k_mai", a.Kind, "アイテム", "(item|items)#", {"name": "アイテム"}, also=("アイテムカード",)),
    Phrase("k_mai", a.Kind, "装備アイテム", "(equipment item|equipment items)#", {"name": "装備アイテム"}, also=("装備カード", "装備アイテムカード")),
    Phrase("k_mai", a.Kind, "N・アイテム", "(N-item|N-items)#", {"name": "N・アイテム"}, also=("Nアイテム", "N・アイテムカード", "Nアイテムカード")),
    Phrase("k_mai", a.Kind, "マナカード", "(mana card|mana cards)#", {"name": "マナ"}, also=("マナ",)),
    Phrase("n_tai", None, "{k_tai}", "{k_tai#}"),
    Phrase("n_tai", None, "{token}", "{token#}"),
    Phrase("n_tai", None, "{racename}", "{racename}"),
    Phrase("n_tai", a.TokenNamed, "複製", "(duplicate|duplicates)#", {"name": "複製"}, also=("複製トークン",)),
    Phrase("n_mai", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("n_mai", None, "{k_mai}", "{k_mai#}"),
    Phrase("n_mai", None, "{cardname}", "{cardname}"),
    Phrase("n_mai", a.EitherNoun, "{parts:n_one+か}", "{parts#% or }", also=("{parts:n_one+または}", "{parts:n_one+や}", "{parts:n_one+、}")),
    Phrase("n_one", None, "{k_tai}", "{k_tai#}"),
    Phrase("n_one", None, "{k_mai}", "{k_mai#}"),
    Phrase("n_any", None, "{n_tai}", "{n_tai#}"),
    Phrase("n_any", None, "{n_mai}", "{n_mai#}"),
    Phrase("cardname", a.CardName, "「{name:name}」", "“{name}”", also=("「{name:name}」という名前のカード", "カード名「{name:name}」のカード", "「{name:name}」のカード")),
    Phrase("token", a.AnyToken, "トークン", "(token|tokens)#", also=("クリーチャートークン",)),
    Phrase("token", a.TokenNamed, "「{name:name}」トークン", "“{name}” (token|tokens)#", also=("「{name:name}」という名前のトークン", "「{name:name}」のトークン")),
    Phrase("n_offered", a.Kind, "クリーチャー", "creature", {"name": "クリーチャー"}),
    Phrase("n_offered", a.Kind, "アイテム", "item", {"name": "アイテム"}),
    Phrase("n_offered", None, "{token}", "{token}"),
    Phrase("n_offered", None, "{racename}", "{racename}"),
]  # fmt: skip

FILTERS: Final = [
    Phrase("f_tai", a.Filter, "{where:whereat}{qualities:mod**}{noun:n_tai}", "{qualities<}{where<}{noun#}{where>}{qualities>#}", also=("{qualities:mod}{where:whereon}{qualities:mod**}{noun:n_tai}", "{qualities:mod}{qualities:mod}{where:whereon}{qualities:mod**}{noun:n_tai}")),
    Phrase("f_mai", a.Filter, "{where:whereat}{qualities:mod**}{noun:n_mai}", "{qualities<}{where<}{noun#}{where>}{qualities>#}", also=("{qualities:mod}{where:whereon}{qualities:mod**}{noun:n_mai}", "{qualities:mod}{qualities:mod}{where:whereon}{qualities:mod**}{noun:n_mai}")),
    Phrase("f_mai", a.Filter, "{where:pileplace}", "(card|cards)# in {where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("f_set", None, "{f_tai}", "{f_tai#}"),
    Phrase("f_set", None, "{f_mai}", "{f_mai#}"),
    # of a condition: 自分のアタックエリアにクリーチャーが…
    Phrase("f_in", a.Filter, "{where:place}に{qualities:mod**}{noun:n_any}", "{qualities<}{noun#} in {where}{qualities>#}"),
    Phrase("f_in", a.Filter, "{where:fieldplace}に{qualities:mod**}{noun:n_any}", "{qualities<}{noun#} on {where}{qualities>#}"),
    Phrase("f_in", a.Filter, "その中に{qualities:mod**}{noun:n_any}", "{qualities<}{noun#} among them{qualities>#}", {"where": a.Among(a.Them())}),
    Phrase("f_back", a.Filter, "{qualities:mod**}{noun:n_any}が{where:place}に", "{qualities<}{noun#} in {where}{qualities>#}"),
    Phrase("f_back", a.Filter, "{qualities:mod**}{noun:n_any}が{where:fieldplace}に", "{qualities<}{noun#} on {where}{qualities>#}"),
    # whatever and wherever it is, by what it is alone
    Phrase("f_loose", a.Filter, "{qualities:mod**}{noun:n_any}", "{qualities<}{noun#}{qualities>#}", {"where": a.Anywhere()}),
    Phrase("f_hand", a.Filter, "{where:handplace}", "(card|cards)# in {where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("f_hand", a.Filter, "{where:handin}{qualities:mod**}{noun:n_any}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_hand", a.Filter, "{qualities:mod**}{noun:n_any}", "{qualities<}{noun#} from (your|their)#actor hand{qualities>#}", {"where": a.Place(HAND, a.Actor())}),
    Phrase("handin", None, "{handplace}の", "| in {handplace}"),
    Phrase("handin", None, "{handplace}にある", "| in {handplace}"),
    Phrase("handin", None, "{handplace}から", "| from {handplace}"),
    Phrase("handin", a.Place, "自分が手札から召喚する", "| in your hand", {"zone": HAND, "whose": a.You()}),
]  # fmt: skip

THINGS: Final = [
    Phrase("ref", a.This, "このクリーチャー", "this creature"),
    Phrase("ref", a.This, "このカード", "this card", also=("このスペル", "このリーダー", "戦場のこのカード", "戦場にあるこのカード", "戦場にいるこのカード")),
    Phrase("ref", a.This, "このアイテム", "this item", also=("この装備アイテム", "この装備")),
    Phrase("ref", r.Bearer, "装備したクリーチャー", "the equipped creature", also=("装備しているクリーチャー", "装備されているクリーチャー"), not_behind=("このカードが", "このカードを", "このアイテムを")),
    Phrase("ref", r.Bearer, "装備クリーチャー", "the equipped creature", also=("このカードを装備したクリーチャー", "このカードを装備しているクリーチャー", "このカードが装備されているクリーチャー", "装備されたクリーチャー", "このアイテムを装備しているクリーチャー", "このアイテムを装備したクリーチャー")),
    Phrase("ref", None, "{pron}", "{pron}"),
    Phrase("pron", a.It, "それ", "it"),
    Phrase("pron", a.Them, "それら", "them", number="pl"),
    Phrase("pron", a.That, "その{noun:thatnoun}", "that {noun}", {"whose": a.AnyPlayer()}, also=tuple(f"{known}{{noun:thatnoun}}" for known in KNOWN)),
    Phrase("pron", a.That, "その{whose:thatside}{noun:thatnoun}", "that {noun} {whose}", also=("選んだ{whose:thatside}{noun:thatnoun}",)),
    Phrase("thatside", a.You, "自分の", "of yours"),
    Phrase("thatside", a.Opponent, "相手の", "of your opponent", also=("相手",)),
    Phrase("pron", a.Those, "それらの{noun:thatnoun}", "those {noun#pl}", also=("選んだすべての{noun:thatnoun}",), number="pl"),
    Phrase("pron", a.Those, "その{noun:thosecount}", "those {noun}", also=("選んだ{noun:thosecount}",), number="pl"),
    Phrase("thosecount", a.AnyCard, "2体", "two", also=("2枚", "2体のクリーチャー")),
    Phrase("pron", r.Copy, "その複製", "the duplicate", also=("その複製トークン", "複製したトークン", "生成した複製", "生成された複製", "その生成した複製")),
    Phrase("pron", r.Copy, "生成したトークン", "what was created", also=("この効果で生成したトークン", "生成されたトークン", "この効果で生成されたトークン")),
    Phrase("pron", a.Remainder, "残り", "the rest", also=("残りのカード", "残りすべて"), number="pl"),
    Phrase("thatnoun", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("thatnoun", None, "{k_tai}", "{k_tai#}"),
    Phrase("thatnoun", None, "{k_that}", "{k_that#}"),
    Phrase("k_that", a.Kind, "スペル", "(spell|spells)#", {"name": "スペル"}, also=("スペルカード",)),
    Phrase("k_that", a.Kind, "アイテム", "(item|items)#", {"name": "アイテム"}, also=("アイテムカード",)),
    Phrase("k_that", a.Kind, "N・アイテム", "(N-item|N-items)#", {"name": "N・アイテム"}, also=("Nアイテム",)),
    Phrase("k_that", a.Kind, "マナカード", "(mana card|mana cards)#", {"name": "マナ"}, also=("マナ",)),
    Phrase("pron", a.That, "その装備アイテム", "that equipment item", {"whose": a.AnyPlayer(), "noun": a.Kind("装備アイテム")}, also=("その装備カード", "選んだ装備アイテム"), not_behind=tuple(f"装備アイテムを装備して{end}" for end in ("いる場合、", "いるなら、", "いた場合、", "いるならば、", "いる場合"))),
    Phrase("thatnoun", None, "{token}", "{token#}"),
    Phrase("thatnoun", None, "{racename}", "{racename}"),
    Phrase("some", a.Some, "{of:f_tai}{count:q_tai}", "{count} {of#count}", also=("{of:f_tai}{count:q_mai}", "{count:q_tai}の{of:f_tai}"), number="count"),
    Phrase("some", a.Some, "{of:f_mai}{count:q_mai}", "{count} {of#count}", also=("{of:f_mai}{count:q_tsu}", "{count:q_mai}の{of:f_mai}"), number="count"),
    Phrase("some", a.Some, "{of.where:whereon}{count:q_mai}の{of.qualities:mod**}{of.noun:n_any}", "{count} {of.qualities<}{of.where<}{of.noun#count}{of.where>}{of.qualities>#count}", inner={"of": a.Filter}, also=("{of.where:whereon}{count:q_tai}の{of.qualities:mod**}{of.noun:n_any}",), number="count"),
    Phrase("all", a.All, "{of:f_set}すべて", "all {of#pl}", number="pl", also=("すべての{of:f_set}",)),
    Phrase("all", a.All, "{of.where:whereon}すべての{of.qualities:mod**}{of.noun:n_any}", "all {of.qualities<}{of.where<}{of.noun#pl}{of.where>}{of.qualities>#pl}", inner={"of": a.Filter}, number="pl"),
    Phrase("all", a.All, "{of.where:whereon}すべての{of.noun:n_both}", "all {of.where<}{of.noun#pl}{of.where>}", {"of.qualities": NO_QUALITIES}, inner={"of": a.Filter}, number="pl"),
    Phrase("all", a.All, "すべての{of.noun:n_both}", "all {of.noun#pl}", {"of.qualities": NO_QUALITIES, "of.where": a.Place(FIELD, a.AnyPlayer())}, inner={"of": a.Filter}, number="pl"),
    Phrase("all", a.All, "{of.qualities:borneby!}装備アイテム", "the equipment {of.qualities}", {"of.where": a.Place(FIELD, a.AnyPlayer()), "of.noun": a.Kind("装備アイテム")}, inner={"of": a.Filter}, also=("{of.qualities:borneby!}装備",)),
    Phrase("borneby", r.WornBy, "{what:bearing}の", "of {what}", also=("{what:bearing}が装備している", "{what:bearing}が装備した", "{what:bearing}に装備されている")),
    Phrase("bearing", None, "{pron}", "{pron}"),
    Phrase("bearing", a.This, "このクリーチャー", "this creature"),
    Phrase("foeref", r.Blocker, "ブロックしたクリーチャー", "the creature that blocks", also=("ブロックした相手クリーチャー", "ブロックした相手のクリーチャー", "ブロックしてきたクリーチャー", "そのブロックしたクリーチャー")),
    Phrase("foeref", r.Blocked, "ブロックされたクリーチャー", "the creature that is blocked", also=("ブロックされた相手クリーチャー", "ブロックされた相手のクリーチャー", "アタックしたクリーチャー", "アタックした相手クリーチャー", "アタックしてきたクリーチャー", "そのアタックしたクリーチャー")),
    Phrase("set", a.All, "{of:f_set}", "{of#pl}", number="pl"),
    Phrase("set", a.All, "{of:f_both}", "{of#pl}", number="pl"),
    Phrase("all", a.All, "{of:f_both}すべて", "all {of#pl}", number="pl"),
    Phrase("f_both", a.Filter, "{where:whereat}{noun:n_both}", "{where<}{noun#}{where>}", {"qualities": NO_QUALITIES}),
    Phrase("n_both", a.EitherNoun, "{parts:n_one+と}", "{parts#% and }"),
    Phrase("anyone", a.Any, "{of:f_set}", "a {of}"),
    Phrase("top", a.All, "{of:f_top}", "{of#}", number="of"),
    Phrase("f_top", a.Filter, "{where:topof}", "{where}", {"noun": CARD, "qualities": NO_QUALITIES}, number="where"),
    Phrase("f_top", a.Filter, "{where:topone}", "{where}", {"noun": CARD, "qualities": NO_QUALITIES}),
    Phrase("what", None, "{ref}", "{ref}"),
    Phrase("what", None, "{foeref}", "{foeref}"),
    Phrase("what", None, "{all}", "{all}"),
    Phrase("what", None, "{some}", "{some}"),
    Phrase("what", None, "{top}", "{top}"),
    Phrase("what", a.ThisIn, "{place:pileplace}のこのカード", "this card in {place}", also=("{place:pileplace}にあるこのカード",)),
    Phrase("what", a.Both, "{parts:one+と}", "{parts%, & and }", number="pl"),
    Phrase("what", a.OneOf, "{parts:some+か}", "{parts%, & or }", also=("{parts:some+または}",)),
    Phrase("one", None, "{some}", "{some}"),
    Phrase("one", None, "{ref}", "{ref}"),
    Phrase("one", None, "{all}", "{all}"),
]  # fmt: skip

PARTICLES: Final = [
    Phrase("obj", None, "{what}を", "{what}", also=("{what}も",)),
    Phrase("obj", a.Some, "{count.n:measure}と同じ数まで{of:f_tai}を", "{of#pl}, at most {count.n},", inner={"count": a.UpTo}, also=tuple(f"{{count.n:measure}}{most}{{of:{of}}}を" for of in ("f_tai", "f_mai") for most in ("と同じ数まで", "と同じ枚数まで", "まで", "に等しい数まで", "と同じ体数まで"))[1:], number="pl"),
    Phrase("obj", a.Some, "{count:measure}だけ{of:f_tai}を", "as many {of#pl} as {count}", also=tuple(f"{{count:measure}}{same}{{of:{of}}}を" for of in ("f_tai", "f_mai") for same in ("だけ", "と同じ数の", "と同じ数だけ", "と同じ枚数の", "と同じ枚数だけ", "に等しい数の", "分の", "分", "と同じ体数の"))[1:], number="pl"),
    Phrase("obj", a.Some, "{of:f_tai}を{count:q_tai}", "{count} {of#count}", also=("{of:f_tai}を{count:q_mai}",), number="count"),
    Phrase("obj", a.Some, "{of:f_mai}を{count:q_mai}", "{count} {of#count}", also=("{of:f_mai}を{count:q_tsu}",), number="count"),
    Phrase("obj", a.Some, "その中から{count:q_mai}を", "{count} of them", {"of": AMONG}, also=("その中から{count:q_mai}", "その中の{count:q_mai}を"), number="count"),
    Phrase("obj", a.Some, "{of.where:pileplace}から{count:q_mai}を", "{count} (card|cards)#count from {of.where}", {"of.noun": CARD, "of.qualities": NO_QUALITIES}, inner={"of": a.Filter}, also=("{of.where:pileplace}から{count:q_mai}", "{of.where:pileplace}の中から{count:q_mai}を"), number="count"),
    Phrase("obj", None, "{pron}をすべて", "{pron}"),
    Phrase("obj", a.All, "{of:f_set}をすべて", "all {of#pl}", number="pl"),
    Phrase("obj", a.All, "{of:f_both}をすべて", "all {of#pl}", number="pl"),
    Phrase("obj", a.RandomSome, "{of:f_set}を無作為に{count:amount}枚", "{count} {of#count} at random", also=("{of:f_set}を{count:amount}枚無作為に", "{of:f_set}を{count:amount}体無作為に", "{of:f_set}を無作為に{count:amount}体", "{of:f_set}{count:amount}枚を無作為に", "{of:f_set}{count:amount}体を無作為に", "無作為に{of:f_set}を{count:amount}枚", "無作為に{of:f_set}{count:amount}枚を"), number="count"),
    Phrase("obj", a.All, "{of:f_topo}", "{of#}", number="of"),
    Phrase("f_topo", a.Filter, "{where:topo}", "{where}", {"noun": CARD, "qualities": NO_QUALITIES}),
    Phrase("topo", a.TopOf, "{place:deckplace}の上からカードを{count:amount}枚", "the top {count} (card|cards)#count of {place}", also=("{place:deckplace}の一番上からカードを{count:amount}枚", "{place:deckplace}の上からカード{count:amount}枚を", "{place:deckplace}の上のカードを{count:amount}枚", "{place:deckplace}を上から{count:amount}枚", "{place:deckplace}の上を{count:amount}枚", "{place:deckplace}の一番上を{count:amount}枚"), number="count"),
    Phrase("handobj", None, "{ref}を", "{ref}"),
    Phrase("handobj", a.Some, "{of:f_hand}を{count:q_mai}", "{count} {of#count}", also=("{of:f_hand}{count:q_mai}を",), number="count"),
    Phrase("handobj", a.All, "{of:f_hand}をすべて", "all {of#pl}", also=("{of:f_hand}すべてを", "すべての{of:f_hand}を"), number="pl"),
    Phrase("handobj", a.RandomSome, "{of:f_hand}を無作為に{count:amount}枚", "{count} {of#count} at random", also=("無作為に{of:f_hand}を{count:amount}枚", "{of:f_hand}{count:amount}枚を無作為に", "{of:f_hand}を{count:amount}枚無作為に"), number="count"),
    Phrase("dat", None, "{what}に", "{what}"),
    Phrase("setdat", None, "{what}に", "{what}"),
    Phrase("setdat", None, "{set}に", "{set}"),
    Phrase("topic", None, "{what}は", "{what}"),
    Phrase("topic", None, "{what}は、", "{what}"),
    Phrase("topic", None, "{set}は", "{set}"),
    Phrase("topic", a.All, "{of:f_set}はすべて", "all {of#pl}", also=("{of:f_set}は、すべて",), number="pl"),
    Phrase("gen", None, "{ref}の", "{ref}"),
    Phrase("gen", None, "{foeref}の", "{foeref}"),
    Phrase("gen", a.It, "その", "it"),
    Phrase("gen_set", None, "{what}の", "{what}"),
    Phrase("gen_set", None, "{set}の", "{set}"),
]  # fmt: skip
