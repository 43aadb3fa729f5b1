"""Wordings of lyrical for what is done."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.wording.nouns import DECK, DISCARD, FACTORS, FIELD, HAND, USED
from kirifuda.text import ast as a
from kirifuda.text.combine import DROPPED, drawing, left_out
from kirifuda.text.phrases import Phrase

NOTHING: Final[tuple[a.Arrival, ...]] = ()
INTO_HAND: Final = a.Into(a.Place(HAND, a.Owner()))
INTO_OWN_HAND: Final = a.Into(a.Place(HAND, a.Actor()))
INTO_PLAY: Final = a.Into(a.Place(FIELD, a.Actor()))
INTO_DECK: Final = a.Place(DECK, a.Owner())
THEIR_DECK: Final = a.Place(DECK, a.Opponent())

OWN_HAND: Final = a.Filter(a.Place(HAND, a.Actor()), (), a.AnyCard())
IN_HAND: Final = a.CountOf(OWN_HAND)


def _shuffled() -> tuple[str, ...]:
    """The ways to say that cards go into a deck, which is then shuffled."""
    decks = [f"{whose}デッキに" for whose in ("", "持ち主の", "自分の", "あなたの")]
    links = ("加えて", "戻して", "加え、", "戻し、", "戻して、", "加えて、")
    ends = ("シャッフルする", "デッキをシャッフルする", "自分のデッキをシャッフルする", "そのデッキをシャッフルする")
    return tuple(f"{{what:obj}}{deck}{link}{end}" for deck in decks for link in links for end in ends)[1:]


CHOOSING: Final = [
    Phrase("act", a.Choose, "{what:obj}選ぶ", "<choose> {what}"),
    Phrase("act", a.Search, "{what:obj}探す", "<search> for {what}"),
    Phrase("act", a.Look, "{what:thing}見る", "<look> at {what}", also=("{what:thing}確認する",)),
    Phrase("act", a.Look, "{what:whole}見る", "<look> at {what}"),
    Phrase("whole", a.All, "{of:f_hand}を", "all {of#pl}", number="pl"),
    Phrase("f_hand", a.Filter, "{where:handof}", "(card|cards)# in {where}", {"qualities": (), "noun": a.AnyCard()}),
    Phrase("handof", a.Place, "{whose:zoneof}手札", "{whose}hand", {"zone": HAND}),
    Phrase("act", a.Declare, "{aspect:declarable}を1つ宣言する", "<declare> a {aspect}", also=("{aspect:declarable}1つを宣言する", "{aspect:declarable}を1つ選ぶ", "{aspect:declarable}1つを選ぶ", "好きな{aspect:declarable}を1つ選ぶ", "{aspect:declarable}を宣言する", "好きな{aspect:declarable}を1つ宣言する")),
    Phrase("declarable", a.Aspect, "色", "colour", {"name": "色"}),
    Phrase("act", a.Reveal, "{what:thing}対戦相手に見せる", "<show> {what} to (your|their)#actor opponent", also=("{what:thing}見せる",)),
    Phrase("act", a.Reveal, "{what:thing}公開する", "<reveal> {what}", also=("{what:thing}表向きにする",)),
    Phrase("act", a.Shuffle, "{place:source1}をシャッフルする", "<shuffle> {place}"),
]  # fmt: skip

DAMAGE: Final = [
    Phrase("act", n.Damage, "{what:dat}{amount}ダメージを与える", "<deal> {amount} damage to {what}", also=("{what:dat}{amount}点のダメージを与える", "{what:dat}{amount}のダメージを与える", "{what:dat}ダメージを{amount}与える", "{what:dat}ダメージを{amount}点与える", "{amount}ダメージを{what:dat}与える", "{amount}点のダメージを{what:dat}与える", "{what:dat}{amount}ダメージが与えられる", "{what:dat}{amount}点のダメージが与えられる", "{what:dat}{amount}のダメージが与えられる", "{what:struck}{amount}ダメージを受ける", "{what:struck}{amount}点のダメージを受ける")),
    *(
        Phrase("act", n.Damage, f"{{what:dat}}{{amount.of:{tally}}}{{amount.unit:amount}}{mark}につき{{amount.each:amount}}ダメージを与える", "<deal> {amount.each} damage for every {amount.unit} {amount.of#amount.unit} to {what}", inner={"amount": a.Per}, also=tuple(f"{{what:dat}}{{amount.of:{tally}}}{{amount.unit:amount}}{mark}につき{{amount.each:amount}}{of}" for of in ("点のダメージを与える", "のダメージを与える", "点ダメージを与える")))
        for tally, mark in (("s_tai", "体"), ("s_mai", "枚"))
    ),
    Phrase("act", n.DamageAlso, "{what:some}と{also:player1}に、それぞれ{amount}ダメージを与える", "<deal> {amount} damage each to {what} and {also}", also=("{what:some}と{also:player1}に{amount}ダメージを与える", "{also:player1}と{what:some}に、それぞれ{amount}ダメージを与える", "{also:player1}と{what:some}に{amount}ダメージを与える", "{what:some}と{also:player1}にそれぞれ{amount}点のダメージを与える")),
    Phrase("struck", None, "{topic}", "{topic}"),
    Phrase("struck", None, "{player1}は", "{player1}"),
    Phrase("struck", a.Actor, "自分は", "(you|themself)#actor", number="you"),
    Phrase("act", n.Damage, "{what:dat}{amount:measure}に等しいダメージを与える", "<deal> damage equal to {amount} to {what}", also=("{what:dat}{amount:measure}分のダメージを与える", "{what:dat}{amount:measure}と同じダメージを与える", "{what:dat}{amount:measure}と同じだけのダメージを与える", "{what:dat}{amount:measure}と同じ数値のダメージを与える", "{what:dat}{amount:measure}に等しい数値のダメージを与える", "{what:dat}{amount:measure}だけダメージを与える", "{what:dat}{amount:measure}と同じ数のダメージを与える", "{what:dat}{amount:measure}に等しい点数のダメージを与える", "{amount:measure}に等しいダメージを{what:dat}与える", "{amount:measure}と同じダメージを{what:dat}与える", "{what:dat}{amount:measure}に等しいダメージが与えられる", "{what:dat}{amount:measure}と同じダメージが与えられる", "{what:struck}{amount:measure}に等しいダメージを受ける")),
    Phrase("act", n.Duel, "{what:topic}攻撃力に等しいダメージを与え合う", "{what} <deal@what> each other damage equal to their attack values"),
    Phrase("act", a.RemoveDamage, "{what:gen}ダメージをすべて取り除く", "<remove> all damage from {what}", also=("{what:gen}ダメージを取り除く", "{what:gen}すべてのダメージを取り除く", "{what:ga}受けているダメージをすべて取り除く", "{what:ga}受けたダメージをすべて取り除く", "{what:gen}ダメージを0にする", "{what:obj}完全に回復する")),
    Phrase("act", n.RemoveSome, "{what:gen}ダメージを{amount}取り除く", "<remove> {amount} damage from {what}", also=("{what:gen}ダメージを{amount}点取り除く", "{what:ga}受けているダメージを{amount}取り除く", "{what:gen}ダメージを{amount}減らす")),
    Phrase("act", n.RemoveSome, "{what:gen}ダメージを{amount.most:amount}まで取り除く", "<remove> up to {amount.most} damage from {what}", inner={"amount": n.Asked}, also=("{what:gen}ダメージを{amount.most:amount}点まで取り除く", "{what:ga}受けているダメージを{amount.most:amount}まで取り除く")),
    Phrase("act", n.PayCost, "コストを{count:amount}払う", "<pay> {count} cost", also=("コストを{count:amount}支払う", "{count:amount}コストを払う", "{count:amount}コストを支払う")),
]  # fmt: skip

CARDS: Final = [
    drawing(quantity="q_mai"),
    Phrase("act", a.Draw, "{count:measure}に等しい枚数のカードを引く", "<draw> as many cards as {count}", also=("{count:measure}と同じ枚数のカードを引く", "{count:measure}だけカードを引く", "{count:measure}と同じ枚数だけカードを引く", "{count:measure}に等しい枚数だけカードを引く", "{count:measure}に等しい枚数カードを引く", "カードを{count:measure}に等しい枚数引く", "カードを{count:measure}だけ引く")),
    Phrase("act", a.Draw, "同じ枚数のカードを引く", "<draw> as many cards", {"count": a.ThatMany()}, also=("同じ数のカードを引く", "同じ枚数だけカードを引く", "カードを同じ枚数引く", "同じ枚数引く")),
    Phrase("act", a.Discard, "{what:thing}捨て札する", "<discard> {what}", also=("{what:thing}捨てる",)),
    Phrase("act", n.Mill, "{whose:zoneof}デッキの上から{count:measure}に等しい枚数のカードを捨て札する", "<discard> as many cards from the top of {whose}deck as {count}", also=("{whose:zoneof}デッキの上から{count:measure}だけカードを捨て札する", "{whose:zoneof}デッキの上から{count:measure}と同じ枚数のカードを捨て札する", "{whose:zoneof}デッキの上から{count:measure}に等しい枚数を捨て札する", "{whose:zoneof}デッキの上から{count:measure}と同じ枚数を捨て札する", "{whose:zoneof}デッキの上からカードを{count:measure}に等しい枚数捨て札する", "{whose:zoneof}デッキの上からカードを{count:measure}と同じ枚数捨て札する")),
    Phrase("act", a.Orient, "{what:obj}{to:lie}にする", "<make> {what} {to}", also=("{what:topic}{to:lie}になる", "{what:obj}それぞれ{to:lie}にする")),
    Phrase("act", a.ShuffleIn, "{what:obj}デッキに加えてシャッフルする", "<shuffle> {what} into the deck", also=_shuffled()),
    Phrase("act", a.Draw, "手札が{count.left:amount}枚になるまでカードを引く", "<draw> until (you have|they have)#actor {count.left} (card|cards)#count.left in hand", {"count.right": IN_HAND}, inner={"count": a.Minus}, also=("自分の手札が{count.left:amount}枚になるまでカードを引く", "手札が{count.left:amount}枚になるように引く", "手札が{count.left:amount}枚になるまで引く")),
    Phrase("act", a.Draw, "手札が{count.left:measure}と同じになるまでカードを引く", "<draw> until (you have|they have)#actor as many cards in hand as {count.left}", {"count.right": IN_HAND}, inner={"count": a.Minus}, also=tuple(f"{own}{{count.left:measure}}{same}になるまで{draw}" for own in ("手札が", "自分の手札が", "手札の枚数が", "自分の手札の枚数が", "") for same in ("と同じ枚数", "と同じ", "に等しい枚数", "と同じ数") for draw in ("カードを引く", "引く"))),
    Phrase("act", a.Discard, "手札が{what.count.right:amount}枚になるまで捨て札する", "<discard> until (you have|they have)#actor {what.count.right} (card|cards)#what.count.right in hand", {"what.of": OWN_HAND, "what.count.left": IN_HAND}, inner={"what": a.Some, "what.count": a.Minus}, also=("自分の手札が{what.count.right:amount}枚になるまで捨て札する", "手札が{what.count.right:amount}枚になるまで手札を捨て札する", "手札が{what.count.right:amount}枚になるように捨て札する", "手札が{what.count.right:amount}枚になるまで手札からカードを捨て札する")),
    Phrase("act", a.Negate, "{what:effectof}効果を無効にする", "<negate> {what}", also=("{what:obj}無効にする", "{what:obj}打ち消す", "{what:effectof}使用を無効にする", "{what:effectof}効果を打ち消す", "{what:effectof}効果は無効になる", "{what:effectof}効果を無視する", "{what:effectof}効果は無視される", "{what:obj}無効化する", "{what:effectof}効果を無効化する", "{what:effectof}効果は発揮されない")),
    Phrase("act", a.Negate, "{what:usedobj}無効にする", "<negate> {what}", also=("{what:usedobj}打ち消す",), weak=True),
    Phrase("effectof", None, "{ref}の", "{ref}"),
    Phrase("effectof", None, "{somecards}の", "{somecards}"),
    Phrase("effectof", a.Some, "{of:f_usedone}の", "1 {of}", {"count": a.Num(1)}),
    Phrase("usedobj", a.Some, "{of:f_usedone}を", "1 {of}", {"count": a.Num(1)}),
    Phrase("usedobj", a.Some, "{of:f_waiting}{count:q_card}を", "{count} {of#count}", also=("{of:f_waiting}を{count:q_card}",), number="count"),
    Phrase("f_waiting", a.Filter, "{qualities:mod**}{noun:n_used}", "{qualities<}{noun#}{qualities>#} in use", {"where": a.Place(USED, a.AnyPlayer())}),
    Phrase("f_usedone", a.Filter, "{where:used}{qualities:mod**}{noun:n_used}", "{qualities<}{noun}{where>}{qualities>}"),
    Phrase("effectof", a.Some, "{of:f_spell}の", "1 {of}", {"count": a.Num(1)}, weak=True),
    Phrase("usedobj", a.Some, "{of:f_spell}を", "1 {of}", {"count": a.Num(1)}, weak=True),
    Phrase("f_spell", a.Filter, "{noun:n_spell}", "{noun} in use", {"where": a.Place(USED, a.AnyPlayer()), "qualities": ()}),
    Phrase("n_spell", None, "{n_spell1}", "{n_spell1}"),
    Phrase("n_spell", a.EitherNoun, "{parts:n_spell1+か}", "{parts% or }", also=("{parts:n_spell1+または}", "{parts:n_spell1+、または}")),
    Phrase("n_spell1", a.Kind, "トリックカード", "trick card", {"name": "トリック"}, also=("トリック",)),
    Phrase("n_spell1", a.Kind, "ストラテジーカード", "strategy card", {"name": "ストラテジー"}, also=("ストラテジー",)),
    Phrase("n_spell1", a.AnyAbility, "エフェクト", "effect"),
    Phrase("effectof", a.It, "その", "it"),
    Phrase("act", n.SetOntoUnpaid, "{what:obj}コストを払わずに{to:onto}セットする", "<set> {what} on {to} without paying for it", also=("{what:obj}{to:onto}コストを払わずにセットする",)),
    Phrase("act", n.SetOnto, "{what:obj}{to:onto}セットする", "<set> {what} on {to}"),
    Phrase("onto", None, "{ref}に", "{ref}"),
    Phrase("onto", None, "{some}に", "{some}"),
    Phrase("onto", a.Some, "{of:f_tai}に", "1 {of}", {"count": a.Num(1)}),
]  # fmt: skip

MOVES: Final = [
    Phrase("act", a.Move, "{what:thing}{to:dest}置く", "<put> {what} {to}", {"arriving": NOTHING}, also=("{what:thing}{to:dest}戻す",)),
    Phrase("act", a.Move, "{what:thing}好きな順番で{to:dest}置く", "<put> {what} {to} in any order", {"arriving": (a.AnyOrder(),)}, also=("{what:thing}好きな順番で{to:dest}戻す", "{what:thing}好きな順序で{to:dest}置く", "{what:thing}好きな順番に{to:dest}置く", "{what:thing}任意の順番で{to:dest}置く", "{what:thing}好きな順に{to:dest}置く", "{what:thing}{to:dest}好きな順番で置く", "{what:thing}{to:dest}好きな順番で戻す")),
    Phrase("act", a.Move, "{what:thing}{arriving:lying!}{to:factors}置く", "<put> {what} {to} {arriving}"),
    Phrase("act", a.Move, "{what:thing}{to:factors}置く", "<put> {what} {to}", {"arriving": NOTHING}, also=("{what:thing}{to:factors}加える", "{what:thing}{to:factors}出す")),
    Phrase("act", a.Move, "{what:thing}手札に加える", "<add> {what} to (your|their)#actor hand", {"to": INTO_OWN_HAND, "arriving": NOTHING}, also=("{what:thing}自分の手札に加える", "{what:thing}あなたの手札に加える")),
    Phrase("act", a.Move, "{what:thing}持ち主の手札に戻す", "<return> {what} to the owner's hand", {"to": INTO_HAND, "arriving": NOTHING}, also=("{what:thing}手札に戻す", "{what:thing}対戦相手の手札に戻す")),
    Phrase("act", a.Move, "{what:thing}自分の手札に戻す", "<return> {what} to (your|their)#actor hand", {"to": INTO_OWN_HAND, "arriving": NOTHING}, also=("{what:thing}あなたの手札に戻す",)),
    Phrase("act", a.Move, "{what:thing}場に出す", "<put> {what} onto the field", {"to": INTO_PLAY, "arriving": NOTHING}, also=("{what:thing}自分の場に出す", "{what:thing}あなたの場に出す", "{what:thing}場にセットする", "{what:thing}場に戻す")),
    Phrase("act", a.Move, "{what:thing}{arriving:unpaid!}場に出す", "<put> {what} onto the field {arriving}", {"to": INTO_PLAY}, also=("{what:thing}{arriving:unpaid!}自分の場に出す", "{what:thing}{arriving:unpaid!}場にセットする")),
    Phrase("act", a.Move, "{what:thing}{arriving:unpaid}{arriving:lying}場に出す", "<put> {what} onto the field {arriving%, }", {"to": INTO_PLAY}, also=("{what:thing}{arriving:unpaid}{arriving:lying}自分の場に出す",)),
    Phrase("unpaid", n.Unpaid, "必要ファクターと必要コストを払わずに", "without paying its factor and cost", also=("コストを払わずに", "必要コストを払わずに", "必要ファクターとコストを払わずに", "必要ファクターやコストを払わずに")),
    Phrase("act", a.Move, "{what:topic}持ち主の手札に戻る", "<return> {what} to the owner's hand", {"to": INTO_HAND, "arriving": NOTHING}, also=("{what:topic}手札に戻る", "{what:topic}対戦相手の手札に戻る")),
    Phrase("act", a.Move, "{what:topic}自分の手札に戻る", "<return> {what} to (your|their)#actor hand", {"to": INTO_OWN_HAND, "arriving": NOTHING}),
    Phrase("act", a.Move, "{what:thing}{to:either_end}置く", "<put> {what} {to}", {"arriving": NOTHING}, also=("{what:thing}{to:either_end}戻す",)),
    Phrase("either_end", n.EitherEnd, "デッキの一番上か一番下に", "on top of the deck or at the bottom of it", {"place": INTO_DECK}, also=tuple(f"{whose}デッキの{ends}{tail}に" for whose in ("", "自分の", "持ち主の", "対戦相手の") for ends in ("一番上か一番下", "上か下", "一番上または一番下", "上または下") for tail in ("", "の好きな方", "のどちらか", "のいずれか", "の好きなほう"))[1:]),
    Phrase("act", a.Move, "{what:thing}{arriving:lying!}場に出す", "<put> {what} onto the field {arriving}", {"to": INTO_PLAY}, also=("{what:thing}{arriving:lying!}自分の場に出す",)),
    Phrase("act", a.Move, "このカードを捨て札する代わりに{to:dest}置く", "<put> this card {to} instead of discarding it", {"what": n.ThisCard(), "arriving": (n.NotDiscarded(),)}, also=("このカードを捨て札する代わりに{to:factors}置く", "このカードを捨て札する代わりに{to:either_end}置く", "このカードを捨て札する代わりに{to:either_end}戻す", "このカードを捨て札する代わりに{to:dest}戻す")),
    Phrase("act", a.Move, "このカードを捨て札する代わりに持ち主の手札に戻す", "<return> this card to the owner's hand instead of discarding it", {"what": n.ThisCard(), "to": INTO_HAND, "arriving": (n.NotDiscarded(),)}, also=tuple(f"このカードを捨て札する代わりに{hand}手札に{verb}" for hand in ("", "自分の", "持ち主の") for verb in ("戻す", "加える", "戻る"))[1:]),
    Phrase("lying", a.InPosition, "{position:lie}で", "{position}"),
    Phrase("dest", a.OnBottom, "デッキの一番下に", "at the bottom of the deck", {"place": INTO_DECK}, also=("デッキの下に", "持ち主のデッキの一番下に", "持ち主のデッキの下に", "自分のデッキの一番下に", "自分のデッキの下に", "あなたのデッキの一番下に", "あなたのデッキの下に")),
    Phrase("dest", a.OnBottom, "対戦相手のデッキの一番下に", "at the bottom of your opponent's deck", {"place": THEIR_DECK}, also=("対戦相手のデッキの下に",)),
    Phrase("dest", a.OnTop, "デッキの一番上に", "on top of the deck", {"place": INTO_DECK}, also=("デッキの上に", "持ち主のデッキの一番上に", "持ち主のデッキの上に", "自分のデッキの一番上に", "自分のデッキの上に", "あなたのデッキの一番上に", "あなたのデッキの上に")),
    Phrase("dest", a.OnTop, "対戦相手のデッキの一番上に", "on top of your opponent's deck", {"place": THEIR_DECK}, also=("対戦相手のデッキの上に",)),
    Phrase("dest", a.Into, "捨て札に", "into the discard pile", {"place": a.Place(DISCARD, a.Owner())}, also=("持ち主の捨て札に", "自分の捨て札に", "あなたの捨て札に")),
    Phrase("factors", a.Into, "ファクター置き場に", "into the factor area", {"place": a.Place(FACTORS, a.Owner())}, also=("自分のファクター置き場に", "あなたのファクター置き場に", "持ち主のファクター置き場に")),
]  # fmt: skip

GUARDS: Final = [
    Phrase("act", n.GuardsInstead, "ガード宣言しているキャラクターの代わりに{what:ga}ガード宣言したことにする", "<have> {what} guard instead of the character that guards"),
]  # fmt: skip

# somebody is made to do something
MADE: Final = [
    Phrase("act", a.By, "{who:player}に{do:deedobj}させる", "<make> {who} {do}"),
    Phrase("act", a.By, "{who:player}にカードを{do.count:q_mai}引かせる", "<have> {who} draw {do.count} (card|cards)#do.count", inner={"do": a.Draw}),
    Phrase("deedobj", a.Discard, "{what:obj}捨て札", "discard {what}"),
]  # fmt: skip

_NAMING: Final = (a.Choose, a.Search, a.Look)
"""What these are about must be said."""
WRITTEN: Final = [*CHOOSING, *DAMAGE, *CARDS, *MOVES]
ACTS: Final = [
    *WRITTEN,
    *GUARDS,
    *MADE,
    DROPPED,
    Phrase(
        "bare", a.Discard, "{what:dropped}捨て札させる", "<have> {what} discarded", also=("{what:dropped}捨てさせる",)
    ),
    *left_out([row for row in WRITTEN if row.node not in _NAMING], ("obj", "thing", "dat", "gen")),
]
