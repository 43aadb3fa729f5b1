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
    Phrase("act", s.Damage, "{what:dat}【{amount}】ダメージ", "<deal> {amount} damage to {what}", forms={"te": "{what:dat}【{amount}】ダメージを与えて", "i": "{what:dat}【{amount}】ダメージを与え"}, also=("{what:dat}【{amount}】ダメージを与える",)),
    Phrase("act", s.Damage, "{what:dat}【{amount:measure}】ダメージ", "<deal> damage equal to {amount} to {what}", forms={"te": "{what:dat}【{amount:measure}】ダメージを与えて", "i": "{what:dat}【{amount:measure}】ダメージを与え"}, also=("{what:dat}【{amount:measure}】ダメージを与える",)),
    Phrase("act", s.ChangeDamage, "{what:bearer}{often}{part}{source}ダメージ{fix}", "{often}{source}damage that {what} {part/@what}{fix}", forms={"i": "{what:bearer}{often}{part}{source}ダメージ{fix}とし", "te": "{what:bearer}{often}{part}{source}ダメージ{fix}として"}, also=("{what:bearer}{often}{source:means}{part}ダメージ{fix}",)),
    Phrase("act", s.ChangeAttackDamage, "攻撃のダメージ{fix}", "the damage of the attack{fix}", forms={"i": "攻撃のダメージ{fix}とし", "te": "攻撃のダメージ{fix}として"}, also=("この攻撃のダメージ{fix}",)),
    Phrase("bearer", None, "{ref}が", "{ref}"),
    Phrase("bearer", None, "{all}が", "{all}"),
    Phrase("bearer", None, "{set}が", "{set}", weak=True),
    Phrase("often", s.Next, "次に", "the next "),
    Phrase("often", s.Always, "", "any "),
    Phrase("part", s.Taken, "受ける", "<take>"),
    Phrase("part", s.Dealt, "与える", "<deal>"),
    Phrase("source", s.AnySource, "", ""),
    Phrase("source", s.FromSort, "{sort:dsort}の", "{sort} "),
    Phrase("means", s.FromSort, "{sort:dsort}で", "{sort} ", also=("{sort:dsort}によって",)),
    Phrase("dsort", s.AnAttack, "攻撃", "attack"),
    Phrase("dsort", s.ASpell, "スペルカード", "spell"),
    Phrase("dsort", s.AnAbility, "アビリティ", "ability"),
    Phrase("fix", s.Up, "【+{by:sum}】", " is raised by {by}"),
    Phrase("fix", s.Down, "【-{by:sum}】", " is lowered by {by}"),
    Phrase("fix", s.To, "を【{to:sum}】に変更する", " becomes {to}"),
]  # fmt: skip

MOVEMENT: Final = [
    Phrase("act", s.Shift, "{what:objd}{way}させる", "<move> {what} {way}", {"count": ONE}),
    Phrase("act", s.Shift, "{what:objd}{count:amount}エリア{way}させる", "<move> {what} {count} (area|areas)#count {way}", also=("{what:objd}{count:amount}回{way}させる",)),
    Phrase("way", s.Forward, "前進", "forward"),
    Phrase("way", s.Backward, "後退", "back"),
    Phrase("way", s.EitherWay, "前進or後退", "forward or back"),
    Phrase("act", s.Relocate, "{what:objd}{to:reach}に移動させる", "<move> {what} to {to}", also=("{what:objd}{to:reach}へ移動させる",)),
    Phrase("act", s.RelocateTo, "{what:objd}{to:areadest}移動させる", "<move> {what} to {to}"),
    Phrase("areadest", None, "{sole}に", "{sole}"),
    Phrase("areadest", None, "{sole}のエリアに", "{sole}"),
    Phrase("reach", s.Around, "隣接するエリア", "an adjacent area", {"what": a.Dropped()}),
    Phrase("reach", None, "{region}", "{region}"),
    Phrase("reach", s.AnyArea, "ストライカーが存在しないエリア", "an empty area", also=("空いているエリア", "任意のエリア")),
    Phrase("act", s.SwapPlaces, "{what:ref}と{other:ref}の位置を入れ替える", "<exchange> the places of {what} and {other}", also=("{what:ref}と{other:ref}のエリアを入れ替える", "{what:ref}と{other:ref}を入れ替える")),
    Phrase("act", s.SwapPlaces, "{what:ref}と{other:some}の位置を入れ替える", "<exchange> the places of {what} and {other}"),
    Phrase("act", a.Orient, "{what:objd}{to:lying}にする", "<make> {what} {to}", also=("{what:objd}{to:lying}に変更する",)),
    Phrase("act", s.Summon, "{what:objd}召喚コストを支払わずに召喚する", "<summon> {what} without paying the cost", also=("{what:objd}召喚する", "{what:objd}召喚コストを支払わずにあなたのベースラインに召喚する")),
    Phrase("act", s.SummonActed, "{what:objd}行動済み状態で召喚する", "<summon> {what} acted, without paying the cost", also=("{what:objd}召喚コストを支払わずに行動済み状態で召喚する",)),
    Phrase("act", s.Retire, "{what:objd}退場させる", "<retire> {what}"),
    Phrase("act", a.Destroy, "{what:objd}撃破する", "<destroy> {what}"),
    Phrase("act", a.Control, "{what:gen}コントロールを得る", "<take> control of {what}", also=("{what:gen}コントローラーをあなたに変更する",)),
    Phrase("act", s.Equip, "{what:objd}{to:dat}装備させる", "<equip> {to} with {what}", also=("{to:dat}{what:obj}装備させる",)),
]  # fmt: skip

CARDS: Final = [
    Phrase("act", a.Draw, "カードを{count:q_mai}引く", "<draw> {count} (card|cards)#count", also=("カード{count:q_mai}を引く", "{count:q_mai}引く")),
    Phrase("act", a.Discard, "{what:handobj}捨てる", "<discard> {what}"),
    Phrase("handobj", a.Some, "{of:f_hand}を{count:q_mai}", "{count} {of#count}", also=("{of:f_hand}{count:q_mai}を",), number="count"),
    Phrase("handobj", a.All, "{of:f_hand}をすべて", "all {of#pl}", number="pl"),
    Phrase("handobj", a.RandomSome, "{of:f_hand}を無作為に{count:amount}枚", "{count} {of#count} at random", number="count"),
    Phrase("handobj", None, "{ref}を", "{ref}"),
    Phrase("f_hand", a.Filter, "{where:handplace}", "(card|cards)# from {where}", {"noun": a.AnyCard(), "qualities": ()}),
    Phrase("f_hand", a.Filter, "{where:handin}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("handin", None, "{handplace}の", "| in {handplace}"),
    Phrase("handin", None, "{handplace}から", "| from {handplace}"),
    Phrase("act", a.Exile, "{what:objd}除外する", "<remove> {what} from the game", {"arriving": NOTHING}, also=("{what:objd}ゲームから除外する",)),
    Phrase("act", a.Move, "{what:objd}{to:tohand}加える", "<put> {what} {to}", {"arriving": NOTHING}),
    Phrase("act", a.Move, "{what:objd}手札に戻す", "<return> {what} to its owner's hand", {"to": a.Into(a.Place(a.Zone("手札"), a.Owner())), "arriving": NOTHING}, also=("{what:objd}持ち主の手札に戻す",)),
    Phrase("act", a.Move, "{what:objd}{to:dest}{arriving:arrival**}置く", "<put> {what} {to}{arriving}", also=("{what:objd}{arriving:arrival**}{to:dest}置く", "{what:objd}{to:dest}{arriving:arrival**}戻す", "{what:objd}{to:dest}{arriving:arrival**}加える")),
    # 2.3.5: a card goes to its owner's zone, whoever moves it
    Phrase("tohand", a.Into, "{place:handplace}に", "into {place}"),
    Phrase("dest", a.Into, "{place:destplace}に", "into {place}"),
    Phrase("dest", a.OnTop, "{place:piledest}の一番上に", "on top of {place}", also=("{place:piledest}の上に",)),
    Phrase("dest", a.OnBottom, "{place:piledest}の一番下に", "at the bottom of {place}", also=("{place:piledest}の下に",)),
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
    Phrase("act", s.PaysScore, "スコアコストを{count:amount}点支払う", "<pay> {count} score (cost|costs)#count", also=("スコアコストを{count:amount}回支払う", "スコアコスト{count:amount}点を支払う")),
    Phrase("act", a.WinGame, "ゲームはあなたの勝利で終了する", "<win> the game"),
]  # fmt: skip

DECLARATIONS: Final = [
    Phrase("act", s.Cancel, "{what:declaration}打ち消す", "<cancel> {what}"),
    Phrase("declaration", s.Declared, "{by:subj}行った{sort}宣言を", "the {sort}declaration that {by} made", also=("{by:subj}行った{sort:ksorts}を", "{by:gen}{sort}宣言を", "{by:gen}行った{sort}宣言を")),
    Phrase("declaration", s.OneDeclared, "{by:player}が行った{sort}宣言1つを", "1 {sort}declaration of {by}", also=("{by:player}の{sort}宣言1つを", "{by:player}が行った{sort}宣言を1つ")),
    Phrase("sort", s.AnyDeclaration, "", ""),
    Phrase("sort", None, "{dsort}", "{dsort} "),
    Phrase("sort", s.EitherSort, "{parts:dsort+or}", "{parts% or } "),
    Phrase("ksorts", s.EitherSort, "{parts:ksort+or}", "{parts% or } "),
    Phrase("ksort", None, "{dsort}宣言", "{dsort}"),
]  # fmt: skip
