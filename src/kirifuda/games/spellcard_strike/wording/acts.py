"""Spellcard Strike wordings for what an effect does: damage, movement, cards, declarations."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

NOTHING: Final[tuple[a.Arrival, ...]] = ()
ONE: Final = a.Num(1)

DAMAGE: Final = [
    # 8.2.5: numbers of damage stand in 【】
    Phrase("act", s.Damage, "{what:dat}【{amount}】ダメージ", "<deal> {amount} damage to {what}", forms={"te": "{what:dat}【{amount}】ダメージを与えて", "i": "{what:dat}【{amount}】ダメージを与え"}, also=("{what:dat}【{amount}】ダメージを与える", "{what:dat}{amount}ダメージ")),
    Phrase("act", s.Damage, "{what:dat}{amount}ダメージを与える", "<deal> {amount} damage to {what}", also=("{what:dat}{amount}点のダメージを与える", "{what:dat}【{amount}】のダメージを与える", "【{amount}】ダメージを{what:dat}与える", "【{amount}】のダメージを{what:dat}与える", "{what:undergoer}【{amount}】ダメージを受ける", "{what:dat}【{amount}】ダメージが与えられる")),
    Phrase("act", s.Damage, "【{amount:sum}】ダメージ", "<deal> {amount} damage to it", {"what": a.Dropped()}, forms={"te": "【{amount:sum}】ダメージを与えて", "i": "【{amount:sum}】ダメージを与え"}, also=("【{amount:sum}】ダメージを与える",)),
    Phrase("scope", a.Seq, "{parts:blow+、}", "{parts~%, & and }"),
    Phrase("blow", s.Damage, "{what:dat}【{amount}】ダメージ", "<deal> {amount} damage to {what}"),
    Phrase("act", s.Damage, "{what:dat}【{amount:measure}】ダメージ", "<deal> damage equal to {amount} to {what}", forms={"te": "{what:dat}【{amount:measure}】ダメージを与えて", "i": "{what:dat}【{amount:measure}】ダメージを与え"}, also=("{what:dat}【{amount:measure}】ダメージを与える",)),
    Phrase("act", s.Damage, "{what:dat}{amount:measure}に等しいダメージを与える", "<deal> damage equal to {amount} to {what}", also=("{what:dat}{amount:measure}と同じダメージを与える", "{amount:measure}に等しいダメージを{what:dat}与える", "{amount:measure}と同じダメージを{what:dat}与える", "{what:dat}{amount:measure}と同じ値のダメージを与える", "{what:dat}{amount:measure}と同じ数値のダメージを与える", "{what:dat}{amount:measure}分のダメージを与える", "{what:undergoer}【{amount:measure}】ダメージを受ける", "{what:dat}【{amount:measure}】ダメージが与えられる")),
    Phrase("act", s.ChangeDamage, "{what:bearer}{often}{part}{source}ダメージ{fix}", "{often}{source}damage that {what} {part/@what}{fix}", forms={"i": "{what:bearer}{often}{part}{source}ダメージ{fix}とし", "te": "{what:bearer}{often}{part}{source}ダメージ{fix}として"}, also=("{what:bearer}{often}{source:means}{part}ダメージ{fix}", "{often:nextly}{what:bearer}{part}{source}ダメージ{fix}")),
    Phrase("scoped", s.ChangeDamage, "{what:bearer}{often}{source}ダメージを受ける場合、そのダメージ{fix}", "if {what} would take {often}{source}damage, that damage{fix}", {"part": s.Taken()}, also=tuple(f"{{what:bearer}}{{often}}{{source}}ダメージを受ける{case}{damage}{{fix}}" for case in ("場合、", "とき、", "時、") for damage in ("そのダメージ", "ダメージ", "受けるダメージ") if (case, damage) != ("場合、", "そのダメージ")) + tuple(f"{{often:nextly}}{{what:bearer}}{{source}}ダメージを受ける{case}そのダメージ{{fix}}" for case in ("場合、", "とき、", "時、"))),
    Phrase("scoped", s.ChangeDamage, "{what:bearer}{often}{source}ダメージを与える場合、そのダメージ{fix}", "if {what} would deal {often}{source}damage, that damage{fix}", {"part": s.Dealt()}, also=tuple(f"{{what:bearer}}{{often}}{{source}}ダメージを与える{case}{damage}{{fix}}" for case in ("場合、", "とき、", "時、") for damage in ("そのダメージ", "ダメージ", "与えるダメージ") if (case, damage) != ("場合、", "そのダメージ")) + tuple(f"{{often:nextly}}{{what:bearer}}{{source}}ダメージを与える{case}そのダメージ{{fix}}" for case in ("場合、", "とき、", "時、"))),
    Phrase("scoped", s.ChangeBigDamage, "{what:bearer}{source}{least:bigness}ダメージを受ける場合、そのダメージ{fix}", "if {what} would take {least} {source}damage, that damage{fix}", also=(*(f"{{what:bearer}}{{source}}{{least:bigness}}ダメージを受ける{case}{damage}{{fix}}" for case in ("場合、", "とき、", "時、") for damage in ("そのダメージ", "ダメージ", "受けるダメージ") if (case, damage) != ("場合、", "そのダメージ")), "{what:bearer}{source}{least:bigness}ダメージを受ける場合、かわりに{fix:insteadof}", "{what:bearer}{source}{least:bigness}ダメージを受けるとき、かわりに{fix:insteadof}")),
    Phrase("bigness", None, "{amount}以上の", "{amount} or more"),
    Phrase("bigness", None, "【{amount}】以上の", "{amount} or more", ),
    Phrase("bigness", None, "1つの効果で{amount}以上の", "{amount} or more"),
    Phrase("bigness", None, "1度に{amount}以上の", "{amount} or more"),
    Phrase("bigness", None, "{amount}点以上の", "{amount} or more"),
    Phrase("insteadof", s.To, "【{to:sum}】ダメージを受ける", " becomes {to}", also=("{to:amount}ダメージを受ける",)),
    Phrase("nextly", s.Next, "次に", "the next "),
    Phrase("act", s.ChangeDamage, "{often}{part}{source}ダメージ{fix}", "{often}{source}damage that (it|they)#what {part/@what}{fix}", {"what": a.Dropped()}, weak=True),
    Phrase("act", s.ChangeDamage, "{what:total}{source:psource}ダメージ{fix}", "any {source}damage that {what} <deal@what>{fix}", {"often": s.Always(), "part": s.Dealt()}),
    Phrase("psource", s.FromSort, "{sort:dsort}の", "{sort} "),
    Phrase("act", s.ThisDamage, "このダメージ{fix}", "that damage{fix}", also=("そのダメージ{fix}", "それぞれのダメージ{fix}", "これらのダメージ{fix}", "それらのダメージ{fix}", "与えるダメージ{fix}")),
    Phrase("act", s.ChangeAttackDamage, "攻撃のダメージ{fix}", "the damage of the attack{fix}", forms={"i": "攻撃のダメージ{fix}とし", "te": "攻撃のダメージ{fix}として"}, also=("この攻撃のダメージ{fix}",)),
    Phrase("bearer", None, "{ref}が", "{ref}"),
    Phrase("bearer", None, "{all}が", "{all}"),
    Phrase("bearer", None, "{some}が", "{some}"),
    Phrase("bearer", None, "{set}が", "{set}", weak=True),
    Phrase("often", s.Next, "次に", "the next "),
    Phrase("often", s.Always, "", "any "),
    Phrase("part", s.Taken, "受ける", "<take>"),
    Phrase("part", s.Dealt, "与える", "<deal>"),
    Phrase("source", s.AnySource, "", ""),
    Phrase("source", s.FromSort, "{sort:dsort}の", "{sort} "),
    Phrase("act", s.ChangeDamage, "{what:bearer}{often}{source.what:dealer}から{part}{source.sort:bysort}ダメージ{fix}", "{often}{source.sort}damage from {source.what} that {what} {part/@what}{fix}", inner={"source": s.FromOnes}),
    Phrase("scoped", s.ChangeDamage, "{what:bearer}{often}{source.what:dealer}から{source.sort:bysort}ダメージを受ける場合、そのダメージ{fix}", "if {what} would take {often}{source.sort}damage from {source.what}, that damage{fix}", {"part": s.Taken()}, inner={"source": s.FromOnes}, also=tuple(f"{{what:bearer}}{{often}}{{source.what:dealer}}{of}{{source.sort:bysort}}ダメージを受ける{case}{damage}{{fix}}" for of in ("から", "からの", "が与える") for case in ("場合、", "とき、", "時、") for damage in ("そのダメージ", "ダメージ", "受けるダメージ") if (of, case, damage) != ("から", "場合、", "そのダメージ"))),
    Phrase("bysort", s.AnyDeclaration, "", ""),
    Phrase("bysort", None, "{dsort}の", "{dsort} "),
    Phrase("source", s.FromSort, "{sort.qualities:info!}を持つスペルカードの", "spell ({sort.qualities}) ", inner={"sort": s.FeaturedSpell}),
    Phrase("means", s.FromSort, "{sort:dsort}で", "{sort} ", also=("{sort:dsort}によって",)),
    Phrase("dsort", s.AnAttack, "攻撃", "attack"),
    Phrase("dsort", s.ASpell, "スペルカード", "spell"),
    Phrase("dsort", s.AnAbility, "アビリティ", "ability"),
    Phrase("fix", s.Up, "【+{by:sum}】", " is raised by {by}", also=("を【+{by:sum}】する", "を{by:amount}増やす", "を【{by:amount}】増やす", "を{by:amount}増加する", "は【+{by:sum}】", "は【+{by:sum}】される")),
    Phrase("fix", s.Down, "【-{by:sum}】", " is lowered by {by}", also=("を【-{by:sum}】する", "を{by:amount}減らす", "を【{by:amount}】減らす", "を{by:amount}減少する", "を{by:amount}軽減する", "は【-{by:sum}】", "は【-{by:sum}】される")),
    Phrase("fix", s.To, "を【{to:sum}】に変更する", " becomes {to}", also=("を【{to:sum}】にする", "を{to:amount}にする", "を{to:amount}に変更する", "は【{to:sum}】になる", "は{to:amount}になる")),
]  # fmt: skip

MOVEMENT: Final = [
    Phrase("act", s.Shift, "{what:objd}{way}させる", "<move> {what} {way}", {"count": ONE}, also=("{what:undergoer}{way}する",)),
    Phrase("act", s.Shift, "{what:objd}{count:amount}エリア{way}させる", "<move> {what} {count} (area|areas)#count {way}"),
    Phrase("act", s.Shift, "{what:objd}{count:amount}回{way}させる", "<move> {what} {way}, {count} (time|times)#count"),
    Phrase("way", s.Forward, "前進", "forward"),
    Phrase("way", s.Backward, "後退", "back"),
    Phrase("way", s.EitherWay, "前進or後退", "forward or back"),
    Phrase("act", s.Relocate, "{what:objd}{to:reach}に移動させる", "<move> {what} to {to}", also=("{what:objd}{to:reach}へ移動させる", "{to:reach}に{what:obj}移動させる", "{to:reach}へ{what:obj}移動させる")),
    Phrase("act", s.RelocateTo, "{what:objd}{to:areadest}移動させる", "<move> {what} to {to}"),
    Phrase("areadest", None, "{sole}に", "{sole}"),
    Phrase("areadest", None, "{areas}に", "{areas}", also=("{areas}へ",)),
    Phrase("areadest", None, "{sole}のエリアに", "{sole}"),
    Phrase("reach", s.Around, "隣接するエリア", "an adjacent area", {"what": a.Dropped()}),
    Phrase("reach", None, "{region}", "{region}"),
    Phrase("reach", s.AnyArea, "ストライカーが存在しないエリア", "an empty area", also=("空いているエリア", "任意のエリア", "好きなエリア", "他のエリア")),
    Phrase("act", s.SwapPlaces, "{what:swapped}と{other:swapped}の位置を入れ替える", "<exchange> the places of {what} and {other}", also=("{what:swapped}と{other:swapped}のエリアを入れ替える", "{what:swapped}と{other:swapped}を入れ替える", "{what:swapped}と{other:swapped}の場所を入れ替える", "{what:swapped}と{other:swapped}が存在するエリアを入れ替える", "{what:swapped}と{other:swapped}の存在するエリアを入れ替える", "{what:swapped}と{other:swapped}のいるエリアを入れ替える", "{what:swapped}と{other:swapped}がいるエリアを入れ替える", "{what:swapped}が存在するエリアと{other:swapped}が存在するエリアを入れ替える", "{what:swapped}の存在するエリアと{other:swapped}の存在するエリアを入れ替える", "{what:swapped}を{other:swapped}と入れ替える", "{what:swapped}の位置を{other:swapped}と入れ替える", "{what:swapped}の位置と{other:swapped}の位置を入れ替える", *(f"{{what:swapped}}は{{other:swapped}}と{place}を入れ替える" for place in ("位置", "エリア", "場所")))),
    Phrase("swapped", None, "{ref}", "{ref}"),
    Phrase("swapped", None, "{some}", "{some}"),
    Phrase("act", s.SwapTwo, "{what:two}の位置を入れ替える", "<exchange> the places of {what}", also=("{what:two}のエリアを入れ替える", "{what:two}の場所を入れ替える", "{what:two}が存在するエリアを入れ替える", "{what:two}を入れ替える", "{what:two}の存在するエリアを入れ替える", "{what:two}のいるエリアを入れ替える")),
    Phrase("two", None, "{some}", "{some}"),
    Phrase("two", a.Them, "それら", "them", number="pl", also=("その2体", "それらのストライカー")),
    Phrase("two", s.TheTarget, "対象", "the target"),
    Phrase("act", a.Orient, "{what:objd}{to:lying}にする", "<make> {what} {to}", also=("{what:undergoer}{to:lying}になる", "{what:objd}{to:lying}に変更する", "{what:objd}{to:lying}へ変更する")),
    Phrase("act", s.Summon, "{what:objd}召喚コストを支払わずに召喚する", "<summon> {what} without paying the cost", also=("{what:objd}召喚する", "{what:objd}召喚コストを支払わずにあなたのベースラインに召喚する", "召喚コストを支払わずに{what:obj}召喚する", "{what:objd}召喚コストを支払うことなく召喚する", "{what:objd}ベースラインに召喚する", "{what:objd}あなたのベースラインに召喚する", "{what:objd}未行動状態で召喚する", *(f"{{what:objd}}{free}{line}召喚する" for free in ("召喚コストを支払わずに", "召喚コストを支払うことなく") for line in ("あなたのベースラインに", "ベースラインに") if (free, line) != ("召喚コストを支払わずに", "あなたのベースラインに")), *(f"{{what:objd}}{line}召喚コストを支払わずに召喚する" for line in ("あなたのベースラインに", "ベースラインに")), *(f"{line}{{what:obj}}召喚する" for line in ("あなたのベースラインに", "ベースラインに")))),
    Phrase("act", s.SummonActed, "{what:objd}行動済み状態で召喚する", "<summon> {what} acted, without paying the cost", also=("{what:objd}召喚コストを支払わずに行動済み状態で召喚する", "召喚コストを支払わずに{what:obj}行動済み状態で召喚する", "行動済み状態で{what:obj}召喚する", *(f"{{what:objd}}{free}{line}行動済み状態で召喚する" for free in ("召喚コストを支払わずに", "召喚コストを支払うことなく", "") for line in ("あなたのベースラインに", "ベースラインに")), *(f"{{what:objd}}{free}行動済み状態で{line}召喚する" for free in ("召喚コストを支払わずに", "") for line in ("あなたのベースラインに", "ベースラインに")), "{what:objd}召喚コストを支払うことなく行動済み状態で召喚する", "{what:objd}行動済み状態で召喚コストを支払わずに召喚する")),
    Phrase("act", s.Retire, "{what:objd}退場させる", "<retire> {what}", also=("{what:undergoer}退場する",)),
    Phrase("act", a.Destroy, "{what:objd}撃破する", "<destroy> {what}"),
    Phrase("act", a.Control, "{what:whose}コントロールを得る", "<take> control of {what}", also=("{what:whose}コントローラーをあなたに変更する", "{what:whose}コントロールを奪う", "{what:whose}コントロールを奪取する", "{what:whose}コントロールを取得する", "{what:whose}コントロールを獲得する", "{what:whose}コントロールをあなたに移す", "{what:whose}コントローラーになる", "{what:whose}コントローラーとなる", "{what:objd}コントロールする")),
    Phrase("act", s.Equip, "{what:objd}{to:dat}装備させる", "<equip> {to} with {what}", also=("{to:dat}{what:obj}装備させる", "{what:objd}{to:dat}装備する")),
]  # fmt: skip

CARDS: Final = [
    Phrase("act", a.Draw, "カードを{count:q_mai}引く", "<draw> {count} (card|cards)#count", also=("カード{count:q_mai}を引く", "{count:q_mai}引く", "{count:q_mai}のカードを引く", "山札からカードを{count:q_mai}引く", "山札からカード{count:q_mai}を引く", "山札から{count:q_mai}引く", "山札の上からカードを{count:q_mai}引く")),
    # 4.2.4, 4.3.4: one, if no number is said
    Phrase("act", a.Draw, "カードを引く", "<draw> a card", {"count": ONE}),
    Phrase("act", a.Draw, "同じ枚数のカードを引く", "<draw> that many cards", {"count": a.ThatMany()}, also=("カードを同じ枚数引く", "その枚数のカードを引く", "その枚数だけカードを引く", "同じ枚数だけカードを引く", "捨てた枚数と同じ枚数のカードを引く", "捨てた枚数だけカードを引く", "捨てた枚数分カードを引く", "その枚数と同じ枚数のカードを引く", "捨てたカードと同じ枚数のカードを引く", "捨てた枚数分のカードを引く")),
    Phrase("act", a.Draw, "{count:muchq}のカードを引く", "<draw> as many cards as {count}", also=("カードを{count:muchq}引く", "{count:muchq}カードを引く", "カードを{count:muchq}だけ引く", "カードを{count:measure1}だけ引く", "{count:measure1}だけカードを引く")),
    Phrase("muchq", None, "{measure}に等しい枚数", "{measure}", also=("{measure}と同じ枚数", "{measure}と等しい枚数", "{measure}と同じ数", "{measure}に等しい数", "{measure}枚", "{measure1}分")),
    Phrase("obj", a.Some, "{of:f_mai}を{count:muchq}", "as many {of#pl} as {count}", also=("{of:f_mai}{count:muchq}を",), number="pl"),
    Phrase("handobj", a.Some, "{of:f_hand}を{count:muchq}", "as many {of#pl} as {count}", also=("{of:f_hand}{count:muchq}を",), number="pl"),
    Phrase("act", s.DrawTo, "手札が{count:amount}枚になるまでカードを引く", "<draw> cards until there (is|are)#count {count} in (your|their)#actor hand", also=("手札が{count:amount}枚になるように引く", "手札が{count:amount}枚になるまで引く")),
    Phrase("act", s.DrawTo, "手札が{count:asmany}になるまでカードを引く", "<draw> cards until there are as many in (your|their)#actor hand as {count}", also=("手札が{count:asmany}になるように引く", "手札が{count:asmany}になるまで引く")),
    Phrase("asmany", a.CountOf, "{of:f_mai}と同じ枚数", "{of#pl}", also=("{of:f_mai}と同じ数",)),
    Phrase("act", s.DiscardTo, "手札が{count:amount}枚になるまで手札を捨てる", "<discard> cards until there (is|are)#count {count} in (your|their)#actor hand", also=("手札が{count:amount}枚になるまで捨てる", "手札が{count:amount}枚になるように捨てる", "手札が{count:amount}枚になるまでカードを捨てる")),
    Phrase("act", a.Discard, "{what:handobj}捨てる", "<discard> {what}"),
    Phrase("bare", a.Discard, "捨てさせる", "<discard> it", {"what": a.Dropped()}),
    Phrase("scoped", a.By, "{who:player}に{do.what:handobj}捨てさせる", "{who} <discard@who> {do.what}", inner={"do": a.Discard}),
    Phrase("handobj", a.Some, "{of:f_hand}を{count:q_mai}", "{count} {of#count}", also=("{of:f_hand}{count:q_mai}を", "{count:q_mai}の{of:f_hand}を"), number="count"),
    Phrase("handobj", a.Some, "{of:f_hand}を", "a {of}", {"count": ONE}),
    Phrase("handobj", a.Some, "{count:q_mai}", "{count} (card|cards)#count from (your|their)#actor hand", {"of": a.Filter(a.Place(a.Zone("手札"), a.Actor()), (), a.AnyCard())}, number="count", weak=True),
    Phrase("handobj", a.Dropped, "", "(it|them)#"),
    Phrase("handobj", a.Some, "{of:f_among}{count:q_mai}を", "{count} {of#count}", also=("{of:f_among}を{count:q_mai}",), number="count"),
    Phrase("f_among", a.Filter, "その中の{qualities:mod**}{noun:n_card}", "{qualities<}{noun#} among them{qualities>#}", {"where": a.Among(a.Them())}, also=("その中から{qualities:mod**}{noun:n_card}",)),
    Phrase("f_among", a.Filter, "その中の", "(card|cards)# among them", {"where": a.Among(a.Them()), "noun": a.AnyCard(), "qualities": ()}, also=("その中から",)),
    Phrase("handobj", a.All, "{of:f_hand}をすべて", "all {of#pl}", number="pl"),
    Phrase("handobj", a.RandomSome, "{of:f_hand}を無作為に{count:amount}枚", "{count} {of#count} at random", also=("{of:f_hand}を{count:amount}枚無作為に", "無作為に{of:f_hand}を{count:amount}枚", "{of:f_hand}をランダムに{count:amount}枚", "ランダムに{of:f_hand}を{count:amount}枚", "{of:f_hand}{count:amount}枚を無作為に", "{of:f_hand}{count:amount}枚をランダムに"), number="count"),
    Phrase("handobj", None, "{ref}を", "{ref}"),
    Phrase("f_hand", a.Filter, "{where:handplace}", "(card|cards)# from {where}", {"noun": a.AnyCard(), "qualities": ()}),
    Phrase("f_hand", a.Filter, "{where:handin}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("handin", None, "{handplace}の", "| in {handplace}"),
    Phrase("handin", None, "{handplace}から", "| from {handplace}"),
    Phrase("act", a.Exile, "{what:objd}除外する", "<remove> {what} from the game", {"arriving": NOTHING}, also=("{what:objd}ゲームから除外する", "ゲームから{what:obj}除外する")),
    Phrase("act", a.Move, "{what:objd}{to:tohand}加える", "<put> {what} {to}", {"arriving": NOTHING}),
    Phrase("act", a.Move, "{what:objd}手札に戻す", "<return> {what} to its owner's hand", {"to": a.Into(a.Place(a.Zone("手札"), a.Owner())), "arriving": NOTHING}, also=("{what:objd}持ち主の手札に戻す",)),
    Phrase("act", a.Move, "{what:objd}{to:dest}{arriving:arrival**}置く", "<put> {what} {to}{arriving}", also=("{what:objd}{arriving:arrival**}{to:dest}置く", "{what:objd}{arriving:arrival**}{to:dest}戻す", "{what:objd}{to:dest}{arriving:arrival**}戻す", "{what:objd}{to:dest}{arriving:arrival**}加える")),
    # 2.3.5: a card goes to its owner's zone, whoever moves it
    Phrase("tohand", a.Into, "{place:handplace}に", "into {place}"),
    Phrase("dest", a.Into, "{place:destplace}に", "into {place}", also=("{place:destplace}へ",)),
    Phrase("dest", a.OnTop, "{place:piledest}の一番上に", "on top of {place}", also=("{place:piledest}の上に", "{place:piledest}の一番上へ")),
    Phrase("dest", a.OnBottom, "{place:piledest}の一番下に", "at the bottom of {place}", also=("{place:piledest}の下に", "{place:piledest}の一番下へ")),
    Phrase("destplace", a.Place, "{whose:destof}{zone:restzone}", "{whose}{zone}"),
    Phrase("piledest", a.Place, "{whose:destof}{zone:pile}", "{whose}{zone}"),
    Phrase("destof", a.Owner, "", "the ", also=("持ち主の",)),
    Phrase("destof", a.You, "あなたの", "your "),
    Phrase("destof", a.Opponent, "相手の", "your opponent's "),
    Phrase("arrival", a.InPosition, "{position:facing}で", " {position}", also=("{position:facing}に",)),
    Phrase("arrival", a.AnyOrder, "好きな順番で", " in any order", also=("任意の順番で",)),
    Phrase("facing", a.Position, "表向き", "face up", {"name": "表向き"}),
    Phrase("facing", a.Position, "裏向き", "face down", {"name": "裏向き"}),
    Phrase("act", a.Choose, "{what:obj}選ぶ", "<choose> {what}"),
    Phrase("act", a.Search, "{what:obj}探す", "<search> for {what}"),
    Phrase("act", a.Look, "{what:obj}見る", "<look> at {what}", also=("{what:obj}確認する",)),
    Phrase("act", a.Look, "{what:wholezone}見る", "<look> at {what}", also=("{what:wholezone}確認する",)),
    Phrase("act", a.Reveal, "{what:objd}公開する", "<reveal> {what}"),
    Phrase("act", a.Reveal, "{what:wholezone}公開する", "<reveal> {what}"),
    Phrase("wholezone", None, "{wholezone1}を", "{wholezone1}"),
    Phrase("wholezone1", a.All, "{of:zoneset}", "all cards in {of}", number="pl"),
    Phrase("zoneset", a.Filter, "{where:place}", "{where}", {"noun": a.AnyCard(), "qualities": ()}),
    Phrase("act", a.Shuffle, "{place:pileplace}をシャッフルする", "<shuffle> {place}"),
    Phrase("bare", a.Shuffle, "シャッフルする", "<shuffle> the deck", {"place": a.Place(a.Zone("山札"), a.Owner())}),
    Phrase("act", s.PaysScore, "スコアコストを{count:amount}点支払う", "<pay> {count} score (cost|costs)#count", also=("スコアコストを{count:amount}回支払う", "スコアコスト{count:amount}点を支払う")),
    Phrase("act", a.WinGame, "ゲームはあなたの勝利で終了する", "<win> the game", also=("ゲームに勝利する", "勝利する", "あなたの勝利でゲームは終了する", "あなたの勝利でゲームを終了する")),
]  # fmt: skip

_MADE_BY: Final = tuple(
    f"{{{{by:{by}}}}}{verb}{{{{{what}}}}}{noun}{{o}}"
    for by, verb in (("maker", "行った"), ("maker", "行っている"), ("whose", ""), ("whose", "行った"))
    for what, noun in (("sort", "宣言"), ("sort:ksorts", ""))
) + tuple(
    f"{{{{by:{by}}}}}{verb}{{{{sort:told}}}}{{o}}"
    for by, verb in (("maker", "宣言した"), ("maker", "行った"), ("maker", "使用した"), ("whose", ""))
)
"""Declarations, by who made them; at the end, how many."""


def _last(whose: str) -> tuple[str, ...]:
    """The declaration to which this one answers, by its place in the chain (6.2.1.1)."""
    return tuple(
        f"{chain}{before}{made}{whose}{{sort}}宣言を"
        for chain in ("", "チェーンで", "このチェーンで", "チェーンに", "チェーンの", "リアクションチェーンで")
        for before in ("この宣言の直前に", "この宣言の1つ前に", "直前に", "最後に", "この宣言の前に最後に")
        for made in ("組み込まれた", "行われた", "宣言された")
        if (chain, before, made) != ("", "直前に", "行われた")
    )


DECLARATIONS: Final = [
    Phrase("act", s.Cancel, "{what:declaration}打ち消す", "<cancel> {what}"),
    Phrase("declaration", s.Declared, "{by:maker}行った{sort}宣言を", "the {sort}declaration that {by} made", also=tuple(one.format(o="を") for one in _MADE_BY if one.format(o="を") != "{by:maker}行った{sort}宣言を")),
    Phrase("declaration", s.OneDeclaredBy, "{by:maker}行った{sort}宣言1つを", "1 {sort}declaration that {by} made", also=tuple(one.format(o=o) for o in ("1つを", "を1つ") for one in _MADE_BY if one.format(o=o) != "{by:maker}行った{sort}宣言1つを")),
    Phrase("maker", None, "{subj}", "{subj}"),
    Phrase("maker", None, "{some}が", "{some}"),
    Phrase("declaration", s.OneDeclared, "{by:dby}が行った{sort}宣言1つを", "1 {sort}declaration of {by}", also=tuple(f"{{by:dby}}{made}{what}{o}" for o in ("1つを", "を1つ", "を") for made, what in (("が行った", "{sort}宣言"), ("の", "{sort}宣言"), ("が行った", "{sort:ksorts}"), ("の", "{sort:ksorts}"), ("が宣言した", "{sort:told}"), ("が使用した", "{sort:told}"), ("の", "{sort:told}")) if (o, made, what) != ("1つを", "が行った", "{sort}宣言"))),
    Phrase("declaration", s.OneDeclared, "{sort}宣言1つを", "1 {sort}declaration", {"by": a.AnyPlayer()}, also=("{sort}宣言を1つ", "{sort:told}1つを", "{sort:told}を1つ", "{sort:ksorts}1つを", "{sort:ksorts}を1つ")),
    Phrase("declaration", s.LastDeclared, "直前に行われた{by:lastby}の{sort}宣言を", "the last {sort}declaration if it is {by}", also=("直前の{by:lastby}の{sort}宣言を", "直前に{by:lastby}が行った{sort}宣言を", "直前に宣言された{by:lastby}の{sort:told}を", "{by:lastby}が直前に行った{sort}宣言を", "{by:lastby}の直前の{sort}宣言を", "直前に{by:lastby}が宣言した{sort:told}を", *_last("{by:lastby}の"))),
    Phrase("dby", None, "{player}", "{player}"),
    Phrase("dby", a.You, "味方", "your striker"),
    Phrase("dby", a.Opponent, "敵", "your opponent's striker", also=("敵プレイヤー", "敵ストライカー")),
    Phrase("lastby", a.You, "あなた", "yours", also=("味方",)),
    Phrase("lastby", a.Opponent, "相手", "your opponent's", also=("敵", "相手プレイヤー", "敵プレイヤー")),
    Phrase("declaration", s.LastDeclared, "直前に行われた{sort}宣言を", "the last {sort}declaration", {"by": a.AnyPlayer()}, also=("直前の{sort}宣言を", *_last(""))),
    Phrase("sort", s.AnyDeclaration, "", ""),
    Phrase("sort", None, "{dsort}", "{dsort} "),
    Phrase("sort", s.EitherSort, "{parts:dsort+or}", "{parts% or } "),
    Phrase("ksorts", s.EitherSort, "{parts:ksort+or}", "{parts% or } "),
    Phrase("ksort", None, "{dsort}宣言", "{dsort}"),
]  # fmt: skip
