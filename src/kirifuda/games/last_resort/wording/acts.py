"""Wordings of last_resort for what is done: damage, life, cards that move, are turned, looked at or made, battles."""

from __future__ import annotations

from typing import Final

from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.wording.nouns import AMONG, BESIDE, DECK, FIELD, GRAVEYARD, HAND, MANA, STOCK
from kirifuda.text import ast as a
from kirifuda.text.combine import drawing
from kirifuda.text.phrases import Phrase

NOTHING: Final[tuple[a.Arrival, ...]] = ()
TAPPED: Final = a.Position("タップ")
UNTAPPED: Final = a.Position("アンタップ")

_MADE: Final = ("生成する", "作成する", "出す", "置く")
TOKENS_MADE: Final = tuple(
    f"{way}{verb}"
    for verb in _MADE
    for way in (
        "{arriving:arrive!}{token:made}を{count:q_tai}",
        "{arriving:arrive!}{token:made}{count:q_tai}を",
        "{arriving:arrive!}{count:q_tai}の{token:made}を",
        "{token:made}を{arriving:arrive!}{count:q_tai}",
        "{token:made}を{count:q_tai}{arriving:arrive!}",
        "{token:made}{count:q_tai}を{arriving:arrive!}",
        "{count:q_tai}の{token:made}を{arriving:arrive!}",
    )
)
TOKENS_ANYWHERE: Final = tuple(
    f"{way}{verb}"
    for verb in _MADE[:-1]
    for way in ("{token:made}を{count:q_tai}", "{token:made}{count:q_tai}を", "{count:q_tai}の{token:made}を")
)
"""L-16.2: the ways to make tokens."""
_OF: Final = ("{what:gen_set}", "{what:itsown}")
_COPY: Final = ("複製", "複製トークン")
_COPIED: Final = ("生成する", "作成する")
COPIES: Final = tuple(
    f"{way}{verb}"
    for verb in _COPIED
    for copy in _COPY
    for of in _OF
    for way in (
        f"{of}{copy}を{{arriving:copyinto}}{{count:amount}}体",
        f"{of}{copy}を{{count:amount}}体{{arriving:copyinto}}",
        f"{of}{copy}{{count:amount}}体を{{arriving:copyinto}}",
    )
)
COPY_INTO: Final = tuple(f"{of}{copy}を{{arriving:copyinto}}{verb}" for verb in _COPIED for copy in _COPY for of in _OF)
INTO_COPIES: Final = tuple(
    f"{{arriving:copyinto}}{of}{copy}{many}{verb}"
    for verb in _COPIED
    for copy in _COPY
    for of in _OF
    for many in ("を{count:amount}体", "{count:amount}体を")
)
INTO_COPY: Final = tuple(f"{{arriving:copyinto}}{of}{copy}を{verb}" for verb in _COPIED for copy in _COPY for of in _OF)
SEVERAL_COPIES: Final = tuple(
    f"{of}{copy}{many}{verb}"
    for verb in _COPIED
    for copy in _COPY
    for of in _OF
    for many in ("を{count:several}体", "{count:several}体を")
)
"""L-19.6: the ways to make duplicates."""
_SORTS: Final = ("トークン", "クリーチャートークン", "トークンクリーチャー")
_SIZED: Final = (
    "{features:size!}の",
    "{features:size!}を持つ",
    "{features:size}の{features:printed*}",
    "{features:size}で{features:printed*}",
    "{features:printed*}{features:size}の",
    "{features:printed*}{features:size}を持つ",
)
TOKENS: Final = (
    *(f"「{{name:name}}」という名前の{sized}{sort}" for sized in _SIZED for sort in _SORTS),
    *(f"{sized}「{{name:name}}」{sort}" for sized in _SIZED for sort in _SORTS),
    *(f"{sized}{sort}「{{name:name}}」" for sized in _SIZED for sort in _SORTS),
    *(
        f"{sized}{name}{sort}"
        for sized in _SIZED
        for name in ("「{name:name}」という名前の", "名前が「{name:name}」の", "「{name:name}」という")
        for sort in _SORTS
    ),
    *(f"「{{name:name}}」{sort}（{{features:size!}}）" for sort in _SORTS[:2]),
    *(f"{sort}「{{name:name}}」（{{features:size!}}）" for sort in _SORTS[:2]),
)
"""What a token is, and how it is called."""

_BEARERS: Final = (
    "自分のクリーチャー1体に",
    *(f"{beside}自分のクリーチャー1体に" for beside in ("同じエリアの", "同じエリアにいる", "このカードと同じエリアの", "このカードと同じエリアにいる", "このアイテムと同じエリアの", "このアイテムと同じエリアにいる")),
)  # fmt: skip
_FREE: Final = ("", "コストを支払わずに", "装備コストを支払わずに")
EQUIPPING: Final = tuple(
    dict.fromkeys(
        f"{way}装備{verb}"
        for verb in ("する", "させる")
        for who in _BEARERS
        for free in _FREE
        for this in ("このカードを", "このアイテムを", "この装備アイテムを", "")
        for way in (f"{this}{who}{free}", f"{free}{this}{who}", f"{this}{free}{who}", f"{who}{free}{this}", f"{who}{this}{free}", f"{free}{who}{this}")
        if this or free
    )
)  # fmt: skip
"""L-1.9, L-1.11: only a creature of the same area bears it."""
SPREAD: Final = tuple(
    way
    for how in ("好きなように", "好きな点数ずつ", "好きな数ずつ", "自由に", "")
    for give in ("割り振って与える", "振り分けて与える", "分けて与える")
    for way in (
        f"{{what:dat}}合計{{total:amount}}点のダメージを{how}{give}",
        f"合計{{total:amount}}点のダメージを{{what:dat}}{how}{give}",
        f"{{what:dat}}合計{{total:amount}}点になるように{how}ダメージを{give}",
        f"{{what:dat}}{{total:amount}}点のダメージを{how}{give}",
        f"{{total:amount}}点のダメージを{{what:dat}}{how}{give}",
        f"{{what:dat}}合計{{total:amount}}点ダメージを{how}{give}",
    )
    if how or give == "割り振って与える"
)
"""L-10.9: whoever acts says how much comes to each."""
HEALS: Final = tuple(
    dict.fromkeys(
        way + verb
        for verb in ("回復する", "回復させる")
        for way in (
            "{what:gen_set}ダメージを",
            *(
                f"{whose}{when}{taken}{every}を{how}"
                for whose in ("{what:gen_set}", "{what:what}が", "{what:set}が")
                for when in ("", "このターンに", "このターン")
                for taken in ("受けた", "受けている")
                for every, how in (("ダメージ", "すべて"), ("ダメージ", ""), ("すべてのダメージ", ""))
            ),
            "{what:gen_set}ダメージをすべて",
            "{what:gen_set}すべてのダメージを",
        )
    )
)
"""L-12.3."""

# L-10.8, L-10.9, L-14.1, L-17.6, L-19.4
LIFE: Final = [
    Phrase("act", r.Damage, "{what:dat}{amount:points}ダメージを与える", "<deal> {amount<}damage to {what}{amount>}", also=("{what:dat}{amount:points}のダメージを与える", "{amount:share}{what:dat}ダメージを与える", "{what:dat}ダメージを{amount:points}与える", *(f"{this}{way}" for this in ("このクリーチャーは", "このカードは") for way in ("{what:dat}{amount:points}ダメージを与える", "{what:dat}{amount:points}のダメージを与える", "{amount:points}のダメージを{what:dat}与える", "{amount:points}ダメージを{what:dat}与える")), "{amount:points}のダメージを{what:dat}与える", "{amount:points}ダメージを{what:dat}与える")),
    Phrase("act", r.DamageLife, "{who:lifeof}ライフに{amount:points}ダメージを与える", "<deal> {amount<}damage to {who}life{amount>}", also=("{who:lifeof}ライフに{amount:points}のダメージを与える", "{amount:share}{who:lifeof}ライフにダメージを与える", "{who:lifeof}ライフにダメージを{amount:points}与える", "{amount:points}ダメージを{who:lifeof}ライフに与える", "{amount:points}のダメージを{who:lifeof}ライフに与える", "{who:victim}{amount:points}ダメージを与える", "{who:victim}{amount:points}のダメージを与える")),
    Phrase("victim", a.Opponent, "相手に", "your opponent's ", also=("相手プレイヤーに",)),
    Phrase("victim", a.You, "自分に", "your "),
    Phrase("victim", a.EachPlayer, "お互いに", "each player's ", also=("お互いのプレイヤーに", "各プレイヤーに")),
    Phrase("lifeof", None, "{someone}", "{someone}"),
    Phrase("act", r.GainLife, "ライフを{amount:points}得る", "<gain> {amount<}life{amount>}", also=("ライフを{amount:points}回復する", "{amount:points}のライフを得る", "{amount:share}ライフを得る", "{amount:share}ライフを回復する", "{amount:share}自分のライフを得る", "{amount:share}自分のライフを回復する", "自分のライフを{amount:points}回復する")),
    Phrase("act", r.LoseLife, "ライフを{amount:points}失う", "<lose> {amount<}life{amount>}", also=("{amount:points}ライフを失う", "{amount:points}のライフを失う", "ライフを{amount:points}減らす", "自分のライフを{amount:points}失う")),
    Phrase("act", r.PayLife, "ライフを{amount:points}支払う", "<pay> {amount<}life{amount>}", also=("{amount:points}ライフを支払う", "自分のライフを{amount:points}支払う", "{amount:points}のライフを支払う", "自分の{amount:points}ライフを支払う")),
    Phrase("act", r.SetLife, "{who:lifeof}ライフを{amount}にする", "<make> {who}life {amount}", also=("{who:lifeof}ライフを{amount}点にする", "{who:lifeof}ライフは{amount}になる", "{who:lifeof}ライフを{amount:measure}と同じにする", "{who:lifeof}ライフは{amount:measure}と同じになる", "{who:lifeof}ライフを{amount:measure}にする", "{who:lifeof}ライフは{amount:measure}と同じ数値になる", "{who:lifeof}ライフは{amount:measure}と同じ点数になる")),
    Phrase("act", r.RaiseCap, "{who:lifeof}ライフの上限を{amount}点増やす", "<raise> the cap of {who}life by {amount}", also=("{who:lifeof}ライフの上限を{amount}増やす", "{who:lifeof}ライフの上限を{amount}点上げる", "{who:lifeof}ライフの上限を{amount}上げる", "{who:lifeof}ライフの上限は{amount}点増える")),
    Phrase("act", r.Heal, HEALS[0], "<heal> {what}", also=HEALS[1:]),
    Phrase("bare", r.Heal, "このターンに受けたダメージをすべて回復する", "<heal> it", {"what": a.Dropped()}, also=tuple(f"このターンに受け{taken}{every}{verb}" for taken in ("た", "ている") for every in ("ダメージをすべて", "ダメージを", "すべてのダメージを") for verb in ("回復する", "回復させる"))[1:]),
    Phrase("points", None, "{amount}点", "{amount} |"),
    Phrase("points", None, "{amount}", "{amount} |", weak=True),
    Phrase("points", None, "{share}", "{share}"),
    Phrase("share", None, "{measure}分", "| equal to {measure}"),
    Phrase("share", r.SameNumber, "同じ点数", "| of the same amount", also=("同じ数", "同じだけの", "それと同じ点数", "同点数")),
    Phrase("share", None, "{measure}だけ", "| equal to {measure}"),
    Phrase("share", a.Twice, "{of:measure1}の2倍", "| equal to twice {of}"),
    Phrase("share", a.Half, "{of:measure1}の半分", "| equal to half of {of}"),
    Phrase("share", None, "{measure}に等しい", "| equal to {measure}", also=("{measure}と等しい", "{measure}と同じ", "{measure}と同じだけの", "{measure}と同じ数の")),
    Phrase("share", None, "{measure}と同じ点数", "| equal to {measure}", also=tuple(f"{{measure}}{equal}" for equal in ("に等しい点数", "と等しい点数", "に等しいだけ", "と同じだけ", "に等しい数", "と同じ数", "と同じ数値", "と同じ値"))),
    Phrase("share", a.Per, "{of:c_tai}{unit:amount}体につき{each:amount}点", "{each} | for every {unit} {of#unit}"),
    Phrase("share", a.Per, "{of:c_mai}{unit:amount}枚につき{each:amount}点", "{each} | for every {unit} {of#unit}", also=("{of:c_tai}{unit:amount}枚につき{each:amount}点", "{of:c_mai}{unit:amount}体につき{each:amount}点")),
]  # fmt: skip

MOVES: Final = [
    drawing(),
    Phrase("act", a.Draw, "{count:measure}だけカードをドローする", "<draw> as many cards as {count}", also=("カードを{count:measure}だけドローする", "{count:measure}と同じ枚数カードをドローする", "{count:measure}と同じ枚数のカードをドローする", "カードを{count:measure}と同じ枚数ドローする", "カードを{count:measure}分ドローする", "{count:measure}分カードをドローする", "{count:measure}と同じ数のカードをドローする", "{count:measure}と同じ数だけカードをドローする", "{count:measure}だけドローする", "カードを{count:measure}と同じ数ドローする", "カードを{count:measure}と同じ数だけドローする", "{count:measure}と同じ枚数だけカードをドローする", "カードを{count:measure}と同じ枚数だけドローする")),
    Phrase("act", a.Draw, "手札が{count.left:amount}枚になるまでカードを引く", "<draw> cards until (your|their)#actor hand has {count.left}", {"count.right": a.CountOf(a.Filter(a.Place(HAND, a.Actor()), (), a.AnyCard()))}, inner={"count": a.Minus}, also=tuple(f"{whose}手札が{{count.left:amount}}枚になる{until}{card}{draw}" for whose in ("", "自分の") for until in ("まで", "まで、", "ように", "ように、") for card in ("カードを", "") for draw in ("引く", "ドローする"))[1:]),
    Phrase("act", a.Draw, "カードを{count:percount}ドローする", "<draw> {count}"),
    Phrase("act", a.Draw, "{count.left:measure1}より{count.right:amount}枚多くカードをドローする", "<draw> {count.right} (card|cards)#count.right more than {count.left}", inner={"count": a.Plus}, also=("{count.left:measure1}より{count.right:amount}枚多くドローする",)),
    Phrase("act", a.Discard, "{what:handobj}捨てる", "<discard> {what}"),
    Phrase("scoped", a.By, "{who:towhom}{do.what:handobj}捨てさせる", "{who} <discard@who> {do.what}", inner={"do": a.Discard}),
    Phrase("towhom", a.Opponent, "相手に", "your opponent", also=("相手プレイヤーに",)),
    Phrase("towhom", a.EachPlayer, "お互いに", "each player", also=("お互いのプレイヤーに",)),
    Phrase("act", a.Destroy, "{what:obj}破壊する", "<destroy> {what}"),
    Phrase("act", a.Move, "{what:obj}{to:tohand}加える", "<add> {what} {to}", {"arriving": NOTHING}),
    Phrase("act", a.Move, "{what:obj}{to:back}戻す", "<return> {what} {to}", {"arriving": NOTHING}),
    Phrase("act", a.Move, "{what:obj}{arriving:hidden**}{to:tograve}送る", "<put> {what} {to}{arriving}", also=("{what:obj}{arriving:hidden**}{to:tograve}置く",)),
    Phrase("act", a.Move, "{what:obj}{arriving:order**}{to:pilepos}置く", "<put> {what} {to}{arriving}", also=("{what:obj}{arriving:order**}{to:pilepos}戻す", "{what:obj}{to:pilepos}{arriving:order*}置く", "{what:obj}{to:pilepos}{arriving:order*}戻す")),
    Phrase("act", a.Move, "{what:obj}{arriving:tapped**}{to:tomana}置く", "<put> {what} {to}{arriving}", also=("{what:obj}{to:tomana}{arriving:tapped*}置く", "{what:obj}{to:tomana}{arriving:tapped*}加える", "{what:obj}{to:tomana}{arriving:tapped*}出す", "{what:obj}{arriving:tapped**}{to:tomana}加える", "{what:obj}{arriving:tapped**}{to:tomana}出す")),
    Phrase("act", a.Move, "{what:obj}{arriving:tapped**}{to:tofield}出す", "<put> {what} {to}{arriving}", also=("{what:obj}{to:tofield}{arriving:tapped*}出す", "{what:obj}{to:tofield}{arriving:tapped*}戻す", "{what:obj}{to:tofield}{arriving:tapped*}置く", "{what:obj}{arriving:tapped**}{to:tofield}戻す", "{what:obj}{arriving:tapped**}{to:tofield}置く")),
    Phrase("act", a.Move, "{what:obj}{arriving:tapped**}{to:toarea}移動させる", "<move> {what} {to}{arriving}", also=("{what:obj}{arriving:tapped**}{to:toarea}移動する", "{what:obj}{to:toarea}{arriving:tapped*}移動させる", "{what:obj}{arriving:tapped**}{to:toarea}移す")),
    Phrase("act", a.Move, "{what:obj}ハンドストックする", "<put> {what} into Hand Stock", {"to": a.Into(a.Place(STOCK, a.Owner())), "arriving": NOTHING}, also=("{what:obj}ハンドストックにする", "{what:obj}裏側で手元に置く", "{what:obj}裏側のまま手元に置く", "{what:obj}ハンドストックとして置く", "{what:obj}裏側のままハンドストックとして置く", "{what:obj}裏側でハンドストックとして置く")),
    # L-17.5: of the cards that were looked at
    Phrase("bare", a.Move, "{what:fewof}{to:tohand}加える", "<add> {what} {to}", {"arriving": NOTHING}),
    Phrase("fewof", a.Some, "{count:q_mai}を", "{count} of them", {"of": AMONG}, also=("{count:q_mai}",), number="count"),
    Phrase("tohand", a.Into, "{place:handplace}に", "to {place}"),
    Phrase("back", a.Into, "{place:handback}に", "to {place}"),
    Phrase("back", a.Into, "{place:deckback}に", "into {place} (shuffled)"),
    Phrase("tograve", a.Into, "{place:graveback}へ", "into {place}", also=("{place:graveback}に",)),
    Phrase("act", r.EitherEnd, "{what:obj}{place:deckback}の上か下に置く", "<put> {what} on top of {place} or under it", also=tuple(f"{{what:obj}}{{place:deckback}}の{way}{put}" for way in ("上か下に", "一番上か一番下に", "一番上か下に", "上または下に", "一番上または一番下に", "上か下のどちらかに", "上か下のいずれかに", "一番上か一番下のどちらかに", "上か下の好きな方に") for put in ("置く", "戻す"))[1:]),
    Phrase("pilepos", a.OnTop, "{place:deckback}の上に", "on top of {place}", also=("{place:deckback}の一番上に",)),
    Phrase("pilepos", a.OnBottom, "{place:deckback}の下に", "under {place}", also=("{place:deckback}の一番下に",)),
    Phrase("tomana", a.Into, "{place:manaplace}に", "into {place}"),
    Phrase("tofield", a.Into, "{place:fieldback}に", "onto {place}"),
    Phrase("tofield", None, "{toarea}", "{toarea}"),
    Phrase("toarea", a.Into, "このカードと同じエリアに", "into the area of this card", {"place": a.Place(BESIDE, a.Actor())}, also=("このクリーチャーと同じエリアに", "このアイテムと同じエリアに", "このカードのあるエリアに", "このカードがいるエリアに")),
    Phrase("toarea", a.Into, "{place:areaback}に", "into {place}", also=("{place:areaback}へ",)),
    Phrase("handback", a.Place, "{whose:backof}手札", "{whose}hand", {"zone": HAND}),
    Phrase("deckback", a.Place, "{whose:backof}山札", "{whose}deck", {"zone": DECK}),
    Phrase("graveback", a.Place, "{whose:backof}墓地", "{whose}graveyard", {"zone": GRAVEYARD}),
    Phrase("manaplace", a.Place, "{whose:zoneof}マナエリア", "{whose}mana area", {"zone": MANA}),
    Phrase("fieldback", a.Place, "{whose:putof}戦場", "{whose}battlefield", {"zone": FIELD}, also=("{whose:putof}アタックエリアかディフェンスエリア", "{whose:putof}アタックエリアまたはディフェンスエリア", "{whose:putof}好きなエリア")),
    Phrase("areaback", a.Place, "{whose:putof}{zone:areazone}", "{whose}{zone}"),
    Phrase("backof", a.Owner, "", "the owner's ", also=("持ち主の",)),
    Phrase("backof", a.You, "自分の", "(your|their)#actor "),
    Phrase("backof", a.Opponent, "相手の", "your opponent's "),
    Phrase("backof", a.Actor, "自身の", "(your|their)#actor "),
    Phrase("putof", a.Actor, "", "the ", also=("自身の",)),
    Phrase("putof", a.You, "自分の", "(your|their)#actor "),
    Phrase("putof", a.Opponent, "相手の", "your opponent's "),
    Phrase("putof", a.Owner, "持ち主の", "its owner's "),
    Phrase("tapped", a.InPosition, "{position:position}状態で", " {position}"),
    Phrase("hidden", a.InPosition, "裏側のまま", " face down", {"position": a.Position("裏側")}, also=("裏側で",)),
    Phrase("order", a.AnyOrder, "好きな順番で", " in any order", also=("任意の順番で", "好きな順で")),
    Phrase("act", a.Shuffle, "{place:deckplace}をシャッフルする", "<shuffle> {place}"),
    Phrase("act", a.Shuffle, "シャッフルする", "<shuffle> that deck", {"place": a.Place(DECK, a.Owner())}, also=("その山札をシャッフルする", "持ち主の山札をシャッフルする", "それぞれの山札をシャッフルする", "よくシャッフルする")),
]  # fmt: skip

LOOKS: Final = [
    Phrase("act", a.Choose, "{what:obj}選ぶ", "<choose> {what}"),
    Phrase("act", a.Declare, "{aspect}を1つ宣言する", "<declare> a {aspect}", also=tuple(f"{way}{verb}" for way in ("{aspect}を1つ", "{aspect}1つを", "好きな{aspect}を1つ", "好きな{aspect}1つを", "{aspect}を") for verb in ("宣言する", "指定する", "選ぶ"))[1:]),
    Phrase("act", a.Search, "{what:obj}探す", "<search> for {what}"),
    Phrase("seen", a.Look, "{what:obj}確認する", "<look> at {what}", also=("{what:obj}見る",)),
    Phrase("seen", a.Reveal, "{what:topseen}公開する", "<reveal> {what}", also=("{what:topseen}相手に見せる", "{what:topseen}表向きにする", "{what:topseen}表にする")),
    Phrase("topseen", None, "{top}を", "{top}"),
    Phrase("topseen", a.All, "{of:f_topo}", "{of#}", number="of"),
    Phrase("act", a.Look, "{what:obj}確認する", "<look> at {what}", also=("{what:obj}見る",)),
    Phrase("act", a.Look, "{what:wholepile}確認する", "<look> at {what}", also=("{what:wholepile}見る",)),
    Phrase("act", a.Reveal, "{what:obj}公開する", "<reveal> {what}", also=("{what:obj}相手に見せる", "{what:obj}表向きにする", "{what:obj}相手に公開する", "{what:topseen}表にする")),
    Phrase("act", a.Reveal, "{what:wholepile}公開する", "<reveal> {what}", also=("{what:wholepile}相手に見せる",)),
    Phrase("wholepile", None, "{wholepile1}を", "{wholepile1}"),
    Phrase("wholepile1", a.All, "{of:f_pile}", "all cards in {of}", number="pl"),
    Phrase("f_pile", a.Filter, "{where:pileplace}", "{where}", {"noun": a.AnyCard(), "qualities": ()}),
]  # fmt: skip

TURNS: Final = [
    Phrase("act", a.Orient, "{what:obj}タップする", "<tap> {what}", {"to": TAPPED}, also=("{what:obj}タップ状態にする",)),
    Phrase("act", a.Orient, "{what:obj}アンタップする", "<untap> {what}", {"to": UNTAPPED}, also=("{what:obj}アンタップ状態にする", "{what:obj}リフレッシュする")),
    Phrase("act", r.ChangeArea, "{what:obj}反対エリアへ移動させる", "<move> {what} to the other area", also=("{what:obj}反対のエリアへ移動させる", "{what:obj}反対エリアへ移動する", "{what:obj}もう一方のエリアへ移動させる")),
    Phrase("act", r.Duplicate, "{what:obj}複製する", "<duplicate> {what}", also=("{what:itsown}複製を1体生成する", "{what:itsown}複製を生成する", "{what:itsown}複製トークンを1体生成する", "{what:itsown}複製を作成する", "{what:gen_set}複製を1体生成する", "{what:gen_set}複製を生成する", "{what:gen_set}複製トークンを1体生成する", "{what:gen_set}複製を1体作成する", "{what:gen_set}複製を1体出す", "{what:gen_set}複製1体を生成する")),
    Phrase("bare", r.Duplicate, "複製を1体生成する", "duplicate it", {"what": a.Dropped()}, also=("複製を生成する", "複製を1体作成する", "複製1体を生成する", "複製トークンを1体生成する")),
    Phrase("act", r.Duplicates, COPIES[0], "<create> {count} (duplicate|duplicates)#count of {what} {arriving}", also=COPIES[1:]),
    Phrase("act", r.Duplicates, COPY_INTO[0], "<create> a duplicate of {what} {arriving}", {"count": a.Num(1)}, also=COPY_INTO[1:]),
    # アタックエリアに出したクリーチャーの複製: what came there, not where the duplicates come
    Phrase("act", r.Duplicates, INTO_COPIES[0], "<create> {count} (duplicate|duplicates)#count of {what} {arriving}", also=INTO_COPIES[1:], weak=True),
    Phrase("act", r.Duplicates, INTO_COPY[0], "<create> a duplicate of {what} {arriving}", {"count": a.Num(1)}, also=INTO_COPY[1:], weak=True),
    Phrase("act", r.Duplicates, SEVERAL_COPIES[0], "<create> {count} duplicates of {what}", {"arriving": r.BesideIt()}, also=SEVERAL_COPIES[1:]),
    *(Phrase("several", a.Num, str(number), str(number), {"n": number}) for number in range(2, 10)),
    Phrase("copyinto", r.AnyArea, "自分の戦場に", "on your battlefield", also=("戦場に", "自分の好きなエリアに", "好きなエリアに")),
    Phrase("itsown", a.It, "その", "it"),
    Phrase("act", r.Binding, "封縛{count:amount}を行う", "<carry> out Bind {count}", also=("封縛{count:amount}をする",)),
    Phrase("act", a.Create, TOKENS_MADE[0], "<create> {count} {token#count} {arriving% }", also=TOKENS_MADE[1:]),
    Phrase("act", a.Create, TOKENS_ANYWHERE[0], "<create> {count} {token#count} on your battlefield", {"arriving": (r.AnyArea(),)}, also=TOKENS_ANYWHERE[1:]),
    Phrase("made", a.Token, TOKENS[0], "(token|tokens)# named “{name}” with {features% and }", also=TOKENS[1:]),
    Phrase("printed", None, "{plainkw}を持つ", "{plainkw}", also=("「{plainkw}」を持つ",)),
    Phrase("printed", None, "{numberkw}を持つ", "{numberkw}", also=("「{numberkw}」を持つ",)),
    Phrase("printed", None, "{race}の", "race {race}"),
    Phrase("printed", None, "{colour}の", "colour {colour}", also=("{colour}色の", "{colour}い")),
    Phrase("size", a.Stats, "{attack:amount}/{defense:amount}", "{attack}/{defense}", also=("パワー{attack:amount}タフネス{defense:amount}", "パワー{attack:amount}、タフネス{defense:amount}", "パワー{attack:amount}・タフネス{defense:amount}", "パワー{attack:amount}/タフネス{defense:amount}", "パワーが{attack:amount}でタフネスが{defense:amount}")),
    Phrase("arrive", r.SameArea, "同じエリアに", "in the same area", also=("このクリーチャーと同じエリアに", "このカードと同じエリアに")),
    Phrase("arrive", r.AnyArea, "自分の戦場に", "on your battlefield", also=("戦場に", "自分のアタックエリアかディフェンスエリアに", "アタックエリアかディフェンスエリアに", "自分の好きなエリアに", "好きなエリアに")),
    Phrase("act", r.TakeOff, "{what:ref}を外す", "<take> {what} off", also=("{what:ref}の装備を外す",)),
    Phrase("act", r.Disarm, "{what:what}から装備アイテムを外す", "<take> off the equipment of {what}", also=("{what:what}から装備アイテムを外し、同じエリアに戻す", "{what:what}の装備アイテムを外す", "{what:what}から装備を外す")),
    Phrase("act", r.EquipItself, EQUIPPING[0], "<equip> 1 creature of yours in the same area with this card without paying its cost", also=EQUIPPING[1:]),
    # L-17.9b
    Phrase("act", r.PutAsCreature, "{what:obj}元々のコスト分のパワーとタフネスを持つクリーチャーとして戦場に出す", "<put> {what} onto the battlefield as a creature with power and toughness of its printed cost"),
    Phrase("act", r.SpreadDamage, "{what:dat}合計{total:amount}点のダメージを好きなように割り振って与える", "<deal> {total} damage in all to {what}, divided as you like", also=SPREAD[1:]),
    Phrase("act", r.FightEach, "{what:obj}バトルさせる", "<hold> a battle between {what}", also=("{what:obj}互いにバトルさせる", "{what:obj}お互いにバトルさせる")),
    Phrase("stmt", r.Fight, "{what:topic}{other:what}とバトルする", "{what} <battle@what> {other}"),
    Phrase("bare", r.Fight, "{other:what}とバトルする", "it battles {other}", {"what": a.Dropped()}),
    Phrase("act", r.Fight, "{what:obj}{other:what}とバトルさせる", "<make> {what} battle {other}"),
]  # fmt: skip
