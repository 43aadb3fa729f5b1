"""Wordings of pso2 for what is spoken of: players, zones, and sets of cards on the field and elsewhere."""

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
MAG: Final = a.Zone("マグ")
AREA: Final = a.Zone("処理領域")
CARD: Final = a.AnyCard()
NO_QUALITIES: Final[tuple[a.Quality, ...]] = ()
ANYBODY: Final = a.AnyPlayer()
PERSON: Final = a.Kind("プレイヤー")
SOME: Final = "{qualities<}{where<}{noun#}{where>}{qualities>#}"
PLAIN: Final = "{qualities<}{noun#}{qualities>#}"


def sides(word: str, *more: str) -> tuple[str, ...]:
    """How a side of the field is said before a noun."""
    ends = ("の場の", "の場にいる", "の場にある", "の場に出ている", "の場から", "の")
    return tuple(owner + end for owner in (word, *more) for end in ends)


THIS: Final = ("このカード", "自身", "このキャラ", "このプレイヤー")

PLAYERS: Final = [
    Phrase("player", a.You, "自分", "you", also=("自分のプレイヤー", "あなた"), number="you"),
    Phrase("player", a.Opponent, "相手", "your opponent", also=("対戦相手", "相手のプレイヤー", "相手プレイヤー")),
    Phrase("player", a.EachPlayer, "お互いのプレイヤー", "each player", also=("各プレイヤー", "全てのプレイヤー", "お互い", "両方のプレイヤー", "それぞれのプレイヤー", "プレイヤー全員")),
    Phrase("player", p.SaidPlayer, "そのプレイヤー", "that player"),
    Phrase("player", a.TurnPlayer, "ターンプレイヤー", "the turn player"),
    Phrase("player", a.OtherPlayer, "非ターンプレイヤー", "the other player"),
    Phrase("player", p.TargetPlayer, "ターゲットプレイヤー", "the target player"),
    Phrase("player", a.ControllerOf, "{what:gen}コントローラー", "the controller of {what}"),
    Phrase("player", a.OwnerOf, "{what:gen}持ち主", "the owner of {what}"),
    Phrase("player", a.ControllerOf, "付与先のプレイヤー", "the host's player", {"what": p.Host()}),
    Phrase("player", a.ControllerOf, "そのコントローラー", "its controller", {"what": a.Dropped()}),
    Phrase("player", a.OwnerOf, "その持ち主", "its owner", {"what": a.Dropped()}),
    Phrase("player", p.Party, "パーティーのプレイヤー全員", "each player of the party", also=("パーティー全員", "パーティーの各プレイヤー", "パーティーのプレイヤー")),
    Phrase("bossleads", p.BossPlayer, "《ボス》は", "the boss"),
    Phrase("leader", None, "{player}は", "{player}"),
    Phrase("leader", None, "{player}は、", "{player}"),
    Phrase("payer", None, "{player}が", "{player}"),
    # whose zone; nobody named: whoever acts (209.1.3.1.1, G.22)
    Phrase("zoneof", a.Actor, "", "(your|their)#actor ", also=("自身の", "それぞれの")),
    Phrase("zoneof", None, "{zoneof1}", "{zoneof1}"),
    Phrase("zoneof1", a.You, "自分の", "your ", also=("自分のプレイヤーの", "あなたの")),
    Phrase("zoneof1", a.Opponent, "相手の", "your opponent's ", also=("対戦相手の", "相手のプレイヤーの", "相手プレイヤーの")),
    Phrase("zoneof1", a.EachPlayer, "お互いの", "each player's ", also=("お互いのプレイヤーの", "各プレイヤーの", "全てのプレイヤーの", "両方のプレイヤーの")),
    Phrase("zoneof1", p.TargetPlayer, "ターゲットプレイヤーの", "the target player's "),
    Phrase("zoneof1", p.SaidPlayer, "そのプレイヤーの", "that player's "),
    Phrase("zoneof1", a.TurnPlayer, "ターンプレイヤーの", "the turn player's "),
    Phrase("zoneof1", a.OtherPlayer, "非ターンプレイヤーの", "the other player's "),
    Phrase("zoneof1", a.Owner, "持ち主の", "its owner's ", also=("それぞれの持ち主の", "その持ち主の")),
    Phrase("zoneof1", a.ControllerOf, "付与先の", "the host's ", {"what": p.Host()}),
    Phrase("zoneof1", a.ControllerOf, "{what:gen}コントローラーの", "{what}'s controller's "),
]  # fmt: skip

# 101.2.2, 301.9-10, A36: by themselves 味方 and 相手 are players and characters, before の the side
SIDES: Final = [
    Phrase("side", a.Place, "味方の", "allied |", {"zone": FIELD, "whose": a.You()}, also=("味方の場の", *sides("自分"))),
    Phrase("side", a.Place, "相手の", "enemy |", {"zone": FIELD, "whose": a.Opponent()}, also=(*sides("相手")[:-1], *sides("対戦相手"))),
    Phrase("side", a.Place, "場の", "| on the field", {"zone": FIELD, "whose": ANYBODY}, also=("場にいる", "場にある", "場に出ている", "お互いの場の", "両方の場の", "お互いの場にいる", "お互いの場にある", "両方の場にいる", "両方の場にある", "お互いの")),
    Phrase("side", a.Place, "ターゲットプレイヤーの", "| of the target player", {"zone": FIELD, "whose": p.TargetPlayer()}, also=sides("ターゲットプレイヤー")[:-1]),
    Phrase("side", a.Place, "そのプレイヤーの", "| of that player", {"zone": FIELD, "whose": p.SaidPlayer()}, also=sides("そのプレイヤー")[:-1]),
    Phrase("side", a.Place, "自身の", "| of (yours|theirs)#actor", {"zone": FIELD, "whose": a.Actor()}, also=("自身の場の", "自身の場にいる", "自身の場にある", "自身の場から")),
    Phrase("f_tai", a.Filter, "{qualities:mod**}{noun:n_tai}", PLAIN, {"where": a.Place(FIELD, ANYBODY)}),
    Phrase("f_tai", a.Filter, "{where:side}{qualities:mod**}{noun:n_tai}", SOME),
    Phrase("f_tai", a.Filter, "{qualities:mod}{where:side}{qualities:mod**}{noun:n_tai}", SOME),
    Phrase("f_tai", a.Filter, "{qualities:mod+}{where:side}{noun:n_tai}", SOME),
    # two lists of one field could not be told apart again when they are printed
    Phrase("f_tai", a.Filter, "{where:side}{noun:n_tai}のうち、{qualities:mod*}もの", SOME, also=("{where:side}{noun:n_tai}の中で{qualities:mod*}もの",)),
    Phrase("f_tai", a.Filter, "{where:side}{qualities:mod*}{noun:n_tai}のうち、{qualities:mod}もの", SOME, also=("{where:side}{qualities:mod*}{noun:n_tai}の中で{qualities:mod}もの",)),
    Phrase("f_tai", a.Filter, "{qualities:mod**}味方", "{qualities<}(ally|allies)#{qualities>#}", {"where": a.Place(SIDE, a.You()), "noun": p.Fighter()}, also=("{qualities:mod**}味方のキャラまたはプレイヤー", "{qualities:mod**}味方のプレイヤーまたはキャラ", "{qualities:mod**}自分のキャラまたはプレイヤー", "{qualities:mod**}自分のプレイヤーまたはキャラ")),
    Phrase("f_tai", a.Filter, "{qualities:mod**}相手", "{qualities<}(enemy|enemies)#{qualities>#}", {"where": a.Place(SIDE, a.Opponent()), "noun": p.Fighter()}, also=("{qualities:mod**}相手のキャラまたはプレイヤー", "{qualities:mod**}相手のプレイヤーまたはキャラ")),
    Phrase("f_tai", a.Filter, "{qualities:mod**}キャラまたはプレイヤー", "{qualities<}(character or player|characters or players)#{qualities>#}", {"where": a.Place(SIDE, ANYBODY), "noun": p.Fighter()}, also=("{qualities:mod**}プレイヤーまたはキャラ", "{qualities:mod**}場のキャラまたはプレイヤー", "{qualities:mod**}いずれかの味方または相手")),
    Phrase("n_tai", a.Kind, "キャラ", "(character|characters)#", {"name": "キャラ"}, also=("《キャラカード》",)),
    Phrase("n_tai", None, "{n_name}", "{n_name}"),
    Phrase("n_name", a.CardName, "「{name:name}」", "“{name}”", also=("「{name:name}」という名前のカード", "カード名が「{name:name}」のカード")),
    Phrase("f_people", a.Filter, "{qualities:mod*}プレイヤー", "{qualities<}(player|players)#{qualities>#}", {"where": a.Place(PEOPLE, ANYBODY), "noun": PERSON}),
    Phrase("f_people", a.Filter, "プレイヤー", "(player|players)#", {"where": a.Place(PEOPLE, ANYBODY), "qualities": NO_QUALITIES, "noun": PERSON}, also=("いずれかのプレイヤー",)),
]  # fmt: skip

# cards that are no characters, or may be something else, on the field
ITEMS: Final = [
    Phrase("f_item", a.Filter, "{qualities:mod**}{noun:n_item}", PLAIN, {"where": a.Place(FIELD, ANYBODY)}),
    Phrase("f_item", a.Filter, "{where:side}{qualities:mod**}{noun:n_item}", SOME),
    Phrase("f_item", a.Filter, "{qualities:mod}{where:side}{qualities:mod**}{noun:n_item}", SOME),
    Phrase("f_item", a.Filter, "{qualities:mod+}{where:side}{noun:n_item}", SOME),
    Phrase("f_item", a.Filter, "{where:ground}{qualities:mod**}カード", "{qualities<}(card|cards)# on {where}{qualities>#}", {"noun": CARD}),
    Phrase("ground", a.Place, "場の", "the field", {"zone": FIELD, "whose": ANYBODY}, also=("場にある", "お互いの場の")),
    Phrase("ground", a.Place, "自分の場の", "your field", {"zone": FIELD, "whose": a.You()}, also=("自分の場にある", "味方の場の")),
    Phrase("ground", a.Place, "相手の場の", "your opponent's field", {"zone": FIELD, "whose": a.Opponent()}, also=("相手の場にある", "対戦相手の場の")),
    # 204.2.2.1, 205.4.1: what is laid on a card
    Phrase("f_item", a.Filter, "{where:worn}{qualities:mod**}{noun:n_item}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("worn", p.LaidOn, "{what:wearers}が装備している", "| that {what} bears", also=("{what:wearers}に装備されている", "{what:wearers}に付与されている")),
    Phrase("wearers", a.Any, "{of:f_tai}", "a {of}"),
    Phrase("worn", p.LaidOn, "{what:wornby}が装備している", "| that {what} <bear@what>", also=("{what:wornby}に装備されている", "{what:wornby}に付与されている")),
    Phrase("wornby", a.This, THIS[0], "this card", also=THIS[1:]),
    Phrase("wornby", p.Host, "付与先", "the host", also=("付与先のキャラ",)),
    Phrase("wornby", p.Bearer, "装備先", "the bearer", also=("装備先のキャラ",)),
    Phrase("wornby", p.AttackTarget, "攻撃対象", "the attack target", also=("攻撃の対象",)),
    Phrase("wornby", p.Attacker, "攻撃側", "the attacker"),
    Phrase("wornby", p.PlayerOf, "{who:playerof}プレイヤー", "{who}player"),
    Phrase("wornby", None, "{plainpron}", "{plainpron}"),
    Phrase("f_mag", a.Filter, "{where:magof}マグ", "{where}mag", {"qualities": NO_QUALITIES, "noun": a.Kind("マグ")}),
    Phrase("magof", a.Place, "{whose:zoneof}", "{whose}", {"zone": MAG}),
    Phrase("n_item", None, "{n_item1}", "{n_item1#}"),
    Phrase("n_item", a.EitherNoun, "{parts:n_kind+または}", "{parts#% or }", also=("{parts:n_kind+か}", "{parts:n_kind+・}", "{parts:n_kind+や}")),
    Phrase("n_kind", None, "{n_item1}", "{n_item1#}"),
    Phrase("n_kind", a.Kind, "キャラ", "(character|characters)#", {"name": "キャラ"}),
    Phrase("n_item1", a.Kind, "武器", "(weapon|weapons)#", {"name": "武器"}, also=("「武器」", "「武器」の《アイテムカード》", "「武器」のカード")),
    Phrase("n_item1", a.Kind, "防具", "(piece|pieces)# of armour", {"name": "防具"}, also=("「防具」", "「防具」の《アイテムカード》", "「防具」のカード")),
    Phrase("n_item1", a.Kind, "アイテム", "(item|items)#", {"name": "アイテム"}, also=("《アイテムカード》",)),
    Phrase("n_item1", a.Kind, "アクティブ", "(active|actives)#", {"name": "アクティブ"}, also=("《アクティブカード》",)),
]  # fmt: skip

# cards in a hand, a deck, a discard pile, PP
CARDS: Final = [
    Phrase("place", a.Place, "{whose:zoneof}{zone}", "{whose}{zone}"),
    Phrase("zoned", None, "{place}の", "| in {place}"),
    Phrase("zoned", None, "{place}から", "| from {place}"),
    Phrase("zoned", None, "{place}にある", "| in {place}"),
    Phrase("zoned", None, "{place}にいる", "| in {place}"),
    Phrase("zoned", a.Among, "その中から", "| among them", {"what": a.Them()}, also=("その中の", "その中にある", "見たカードの中から")),
    Phrase("zoned", a.Among, "それらの中から", "| among those", {"what": p.Counted()}, also=("それらの中の", "それらの中にある")),
    Phrase("zoned", None, "{topof}の中から", "| among {topof}"),
    Phrase("f_mai", a.Filter, "{where:zoned}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_mai", a.Filter, "{qualities:mod}{where:zoned}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_mai", a.Filter, "{qualities:mod+}{where:zoned}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_mai", a.Filter, "{where:barezone}", "(card|cards)# in {where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("f_mai", a.Filter, "{where:ppof}{qualities:lying**}PP", "{qualities<}PP of {where}", {"noun": CARD}),
    Phrase("f_mai", a.Filter, "{qualities:lying*}{where:ppof1}PP", "{qualities<}PP of {where}", {"noun": CARD}),
    Phrase("f_among", a.Filter, "その中から", "(card|cards)# among them", {"where": a.Among(a.Them()), "qualities": NO_QUALITIES, "noun": CARD}, also=("そのうち",)),
    Phrase("f_among", a.Filter, "それらの中から", "(card|cards)# among those", {"where": a.Among(p.Counted()), "qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("obj", a.Some, "{of:f_among}{count:qm}", "{count} {of#count}", number="count"),
    Phrase("barezone", a.Place, "{whose:zoneof}手札", "{whose}hand", {"zone": HAND}),
    Phrase("barezone", a.Place, "{whose:zoneof}捨札", "{whose}discard pile", {"zone": DISCARD}),
    Phrase("ppof", a.Place, "", "(yours|theirs)#actor", {"zone": PP, "whose": a.Actor()}, also=("自身の",)),
    Phrase("ppof", None, "{ppof1}", "{ppof1}"),
    Phrase("ppof1", a.Place, "自分の", "yours", {"zone": PP, "whose": a.You()}),
    Phrase("ppof1", a.Place, "相手の", "your opponent", {"zone": PP, "whose": a.Opponent()}, also=("対戦相手の", "相手のプレイヤーの")),
    Phrase("ppof1", a.Place, "お互いの", "each player", {"zone": PP, "whose": a.EachPlayer()}),
    Phrase("ppof1", a.Place, "ターゲットプレイヤーの", "the target player", {"zone": PP, "whose": p.TargetPlayer()}),
    Phrase("ppof1", a.Place, "そのプレイヤーの", "that player", {"zone": PP, "whose": p.SaidPlayer()}),
    Phrase("n_card", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("n_card", None, "{n_tai}", "{n_tai#}"),
    Phrase("n_card", None, "{n_item}", "{n_item#}"),
    # cards in no zone in particular: what is looked for, played, discarded
    Phrase("f_search", a.Filter, "{qualities:mod**}{noun:n_card}", PLAIN, {"where": a.Place(DECK, a.Actor())}),
    Phrase("f_held", a.Filter, "{qualities:mod**}{noun:n_card}", PLAIN, {"where": a.Place(HAND, a.Actor())}),
    # 210.1: a sort by itself is a card of that sort, where no players are
    Phrase("f_mai", a.Filter, "{where:zoned}{qualities:mod**}{qualities:sorted}", "{qualities<}(card|cards)#{where>}{qualities>#}", {"noun": CARD}),
    Phrase("f_search", a.Filter, "{qualities:mod**}{qualities:sorted}", "{qualities<}(card|cards)#{qualities>#}", {"where": a.Place(DECK, a.Actor()), "noun": CARD}),
    Phrase("sorted", a.Has, "《{feature:sort}》", "《{feature}》 |"),
    Phrase("f_loose", a.Filter, "{qualities:mod**}{noun:n_card}", PLAIN, {"where": a.Anywhere()}),
    Phrase("f_top", a.Filter, "{where:topof}", "{where}", {"qualities": NO_QUALITIES, "noun": CARD}, number="where"),
    Phrase("f_top", a.Filter, "{where:topone}", "{where}", {"qualities": NO_QUALITIES, "noun": CARD}),
    Phrase("topone", a.TopOf, "{place:deckof}の一番上のカード", "the top card of {place}", {"count": a.Num(1)}, also=("{place:deckof}の上のカード", "{place:deckof}の一番上のカード1枚", "{place:deckof}の一番上", "{place:deckof}の上から1枚", "{place:deckof}の一番上から1枚", "{place:deckof}の上から1枚のカード")),
    Phrase("topone", a.BottomOf, "{place:deckof}の一番下のカード", "the bottom card of {place}", {"count": a.Num(1)}, also=("{place:deckof}の下から1枚", "{place:deckof}の一番下のカード1枚")),
    Phrase("topof", a.TopOf, "{place:deckof}の上から{count:amount}枚", "the top {count} (card|cards)#count of {place}", also=("{place:deckof}の一番上から{count:amount}枚", "{place:deckof}の上からカード{count:amount}枚", "{place:deckof}の上から{count:amount}枚のカード", "{place:deckof}の上{count:amount}枚", "{place:deckof}の上のカード{count:amount}枚"), number="count", weak=True),
    Phrase("topof", a.BottomOf, "{place:deckof}の下から{count:amount}枚", "the bottom {count} (card|cards)#count of {place}", also=("{place:deckof}の一番下から{count:amount}枚",), number="count", weak=True),
    Phrase("f_topo", a.Filter, "{where:topo}", "{where}", {"qualities": NO_QUALITIES, "noun": CARD}, number="where"),
    Phrase("topo", a.TopOf, "{place:deckof}の上からカードを{count:amount}枚", "the top {count} (card|cards)#count of {place}", also=("{place:deckof}の一番上からカードを{count:amount}枚", "{place:deckof}の上のカードを{count:amount}枚"), number="count"),
    Phrase("topo", a.BottomOf, "{place:deckof}の下からカードを{count:amount}枚", "the bottom {count} (card|cards)#count of {place}", also=("{place:deckof}の一番下からカードを{count:amount}枚",), number="count"),
    Phrase("deckof", a.Place, "{whose:zoneof}デッキ", "{whose}deck", {"zone": DECK}),
    # 406: what waits to be carried out
    Phrase("f_tsu", a.Filter, "{where:waiting}{noun:n_waits}", "{where<}{noun#}{where>}", {"qualities": NO_QUALITIES}),
    Phrase("waiting", a.Place, "処理領域にある{whose:sideof}", "|{whose} in the processing area", {"zone": AREA}, also=("処理領域の{whose:sideof}", "{whose:sideof}処理領域の", "{whose:sideof}処理領域にある")),
    Phrase("sideof", a.AnyPlayer, "", ""),
    Phrase("sideof", a.You, "自分の", " of yours", also=("味方の", "自分のプレイヤーの")),
    Phrase("sideof", a.Opponent, "相手の", " of your opponent's", also=("対戦相手の", "相手のプレイヤーの")),
    Phrase("f_loose", a.Filter, "{qualities:mod**}{qualities:sorted}", "{qualities<}(card|cards)#{qualities>#}", {"where": a.Anywhere(), "noun": CARD}),
    Phrase("n_waits", None, "{abilitykind}", "{abilitykind#}"),
    Phrase("n_waits", a.EitherNoun, "{parts:abilitykind+または}", "{parts#% or }", also=("{parts:abilitykind+か}",)),
    *(
        Phrase("abilitykind", p.AbilityKind, word, f"({english}ability|{english}abilities)#", {"name": word})
        for word, english in (("起動能力", "activated "), ("誘発能力", "triggered "), ("クイックアビリティ", "quick "))
    ),
    Phrase("n_waits", a.AnyAbility, "能力", "(ability|abilities)#"),
    Phrase("n_waits", a.AnyCard, "カードまたは能力", "(card or ability|cards or abilities)#", also=("カードか能力", "能力またはカード")),
    Phrase("n_waits", p.AbilityOf, "{noun:n_card}の能力", "(ability|abilities)# of {noun#pl}"),
    Phrase("n_waits", None, "{n_tai}", "{n_tai#}"),
    Phrase("n_waits", None, "{n_item1}", "{n_item1#}"),
]  # fmt: skip
