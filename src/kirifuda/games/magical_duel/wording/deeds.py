"""Magical Duel wordings for deeds, events and conditions; keywords, limits."""

from __future__ import annotations

import re
from typing import Final

from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

ANYTHING: Final = a.Anything()
WHATEVER: Final = a.AnyCause()
FIELD: Final = a.Place(a.Zone("戦場"), a.AnyPlayer())

SUBJECTS: Final = [
    Phrase("doer", None, "{ref}が", "{ref}"),
    Phrase("doer", None, "{player}が", "{player}"),
    Phrase("doer", a.AnyPlayer, "プレイヤーが", "a player", also=("いずれかのプレイヤーが",)),
    Phrase("doer", None, "{anyone}が", "{anyone}"),
    Phrase("doer", None, "{several}が", "{several}"),
    Phrase("doer", a.Some, "{of:f_tai}が{count:q_tai}", "{count} {of#count}", number="count"),
    Phrase("several", a.Some, "{of:f_tai}{count:q_tai}", "{count} {of#count}", number="count"),
    Phrase("several", a.OneOf, "{parts:ref}か{parts:anyone}", "{parts% or }", also=("{parts:ref}または{parts:anyone}", "{parts:ref}や{parts:anyone}")),
    Phrase("anyone", a.Any, "{of:f_set}", "a {of}"),
    # cards in no zone in particular: what is played, discarded, revealed
    Phrase("loose", None, "{ref}を", "{ref}"),
    Phrase("loose", None, "{loose1}を", "{loose1}"),
    Phrase("loose1", a.Any, "{of:f_loose}", "a {of}"),
    Phrase("loose1", a.Any, "{of:handset}", "a card in {of}"),
    Phrase("loose1", a.Some, "{of:f_loose}{count:q_mai}", "{count} {of#count}", number="count"),
    Phrase("loose1", a.Some, "{of:handset}{count:q_mai}", "{count} (card|cards)#count in {of}", number="count"),
    Phrase("loose", a.Some, "{of:f_loose}を{count:q_mai}", "{count} {of#count}", number="count"),
    Phrase("loose", a.Some, "{of:handset}を{count:q_mai}", "{count} (card|cards)#count in {of}", number="count"),
    Phrase("f_loose", a.Filter, "{qualities:mod**}{noun:n_any}", "{qualities<}{noun#}{qualities>#}", {"where": a.Anywhere()}),
    Phrase("it", None, "{ref}を", "{ref}"),
    Phrase("it", None, "{anyone}を", "{anyone}"),
    Phrase("it", None, "{some}を", "{some}"),
    Phrase("it", a.Some, "{of:f_tai}を{count:q_tai}", "{count} {of#count}", number="count"),
    Phrase("it", a.Some, "{of:f_mai}を{count:q_mai}", "{count} {of#count}", number="count"),
    Phrase("it", a.Some, "{of:f_tsu}を{count:q_tsu}", "{count} {of#count}", number="count"),
]  # fmt: skip

# deeds that may stand inside a filter: their objects are pronouns only
SHORT_DEEDS: Final = [
    Phrase("rdeed", a.Enters, "戦場に出る", "<enter> the field"),
    Phrase("rdeed", m.EntersSo, "[ブレイク]によって戦場に出る", "<enter> the field by [Break]", {"how": m.ByBreak()}, also=("[ブレイク]により戦場に出る", "[ブレイク]で戦場に出る", "ブレイクして戦場に出る")),
    Phrase("rdeed", m.EntersSo, "ステップアップして戦場に出る", "<enter> the field stepped up", {"how": m.SteppedUp()}),
    Phrase("rdeed", m.EntersSo, "結魂によって戦場に出る", "<enter> the field by being soulbonded", {"how": b.Soulbonded()}, also=("結魂により戦場に出る", "結魂で戦場に出る", "結魂して戦場に出る", "結魂させられて戦場に出る")),
    Phrase("rdeed", m.EntersSo, "{how.place:openly}から発動されて戦場に出る", "<enter> the field, activated from {how.place}", inner={"how": m.CameFrom}),
    Phrase("rdeed", a.Leaves, "戦場を離れる", "<leave> the field", {"place": FIELD}),
    Phrase("rdeed", m.Attacks, "攻撃する", "<attack>", {"what": ANYTHING}),
    Phrase("rdeed", m.Attacks, "{what:ref}を攻撃する", "<attack> {what}"),
    Phrase("rdeed", m.Attacks, "{what.what:ref}以外を攻撃する", "<attack> anything but {what.what}", inner={"what": m.AllBut}),
    Phrase("rdeed", m.AttacksPlayer, "{who:player}を攻撃する", "<attack> {who}"),
    Phrase("rdeed", m.AttacksPlayer, "プレイヤーを攻撃する", "<attack> a player", {"who": a.AnyPlayer()}),
    Phrase("rdeed", m.IsAttacked, "攻撃される", "<be> attacked", {"by": ANYTHING}, also=("攻撃目標になる", "攻撃目標に選ばれる", "攻撃目標として選ばれる", "攻撃目標にされる")),
    Phrase("rdeed", m.IsAttacked, "{by:ref}に攻撃される", "<be> attacked by {by}"),
    Phrase("rdeed", m.Battles, "バトルする", "<battle>", {"what": ANYTHING}),
    Phrase("rdeed", m.Battles, "{what:ref}とバトルする", "<battle> {what}"),
    Phrase("rdeed", m.Switches, "スイッチする", "<switch>"),
    Phrase("rdeed", m.LevelsUp, "レベルアップする", "<level> up"),
    Phrase("rdeed", m.LevelsUp, "レベルアップによって戦場に出る", "<enter> the field by leveling up", also=("レベルアップして戦場に出る", "レベルアップで戦場に出る")),
    Phrase("rdeed", a.Turns, "{position:lying}になる", "<become> {position}"),
    Phrase("rdeed", a.Turns, "レストする", "<be> rested", {"position": a.Position("レスト")}, also=("レストされる",)),
    Phrase("rdeed", a.Turns, "リカバーする", "<be> recovered", {"position": a.Position("リカバー")}, also=("リカバーされる",)),
    Phrase("rdeed", a.Turns, "リバースする", "<be> reversed", {"position": a.Position("リバース")}, also=("リバースされる",)),
    Phrase("rdeed", a.IsPut, "{origin:evfrom}{to:evto}置かれる", "<be> put{origin} {to}"),
    Phrase("rdeed", a.IsPut, "{origin:evfrom}{to:evto}戻る", "<return>{origin} {to}", also=("{origin:evfrom}{to:evto}戻される",)),
    Phrase("rdeed", a.IsPut, "{origin:evfrom}{to:evto}加えられる", "<be> added{origin} {to}", also=("{origin:evfrom}{to:evto}加わる",)),
    Phrase("rdeed", a.Undergoes, "{cause}破壊される", "<be> destroyed{cause}", {"action": a.Action("destroy")}),
    Phrase("rdeed", a.Undergoes, "{cause}破棄される", "<be> banished{cause}", {"action": a.Action("banish")}),
    Phrase("rdeed", a.Undergoes, "{cause}捨てられる", "<be> discarded{cause}", {"action": a.Action("discard")}, also=("{cause}手札から捨てられる",)),
    Phrase("rdeed", a.Undergoes, "{cause}除外される", "<be> exiled{cause}", {"action": a.Action("exile")}, also=("{cause}ゲームから除外される",)),
    Phrase("rdeed", a.Undergoes, "{cause}公開される", "<be> revealed{cause}", {"action": a.Action("reveal")}),
    Phrase("rdeed", a.Undergoes, "{cause}穢される", "<be> corrupted{cause}", {"action": a.Action("corrupt")}),
    Phrase("rdeed", a.Undergoes, "{cause}無効にされる", "<be> negated{cause}", {"action": a.Action("negate")}, also=("{cause}無効になる",)),
    Phrase("rdeed", a.Undergoes, "{cause}発動される", "<be> activated{cause}", {"action": a.Action("play")}),
    Phrase("rdeed", a.Undergoes, "{cause}消滅する", "<vanish>{cause}", {"action": a.Action("vanish")}),
    Phrase("rdeed", m.BecomesTarget, "対象になる", "<be> targeted", {"of": ANYTHING}, also=("対象とされる",)),
    Phrase("cause", a.AnyCause, "", ""),
    Phrase("cause", a.ByBattle, "バトルで", " in battle", also=("バトルによって", "バトルにより")),
    Phrase("cause", a.ByBattle, "攻撃によって", " by attacking", also=("攻撃で", "攻撃により")),
    Phrase("cause", a.ByEffect, "{whose:effectof}効果によって", " by {whose}effect", also=("{whose:effectof}効果で", "{whose:effectof}効果により")),
    Phrase("cause", a.ByThing, "{what:gen}効果によって", " by an effect of {what}", also=("{what:gen}効果で", "{what:gen}効果により")),
    Phrase("deed", a.Undergoes, "{cause:attrcause}破壊される", "<be> destroyed{cause}", {"action": a.Action("destroy")}),
    Phrase("attrcause", a.ByThing, "{what:attrcards}効果によって", " by an effect of {what}", also=("{what:attrcards}効果で", "{what:attrcards}効果により")),
    Phrase("attrcards", a.Any, "{of:f_attr}", "a {of}"),
    Phrase("f_attr", a.Filter, "{qualities:srcmod*}", "{qualities<}card", {"where": a.Anywhere(), "noun": a.AnyCard()}),
    Phrase("effectof", a.AnyPlayer, "", "an "),
    Phrase("effectof", a.You, "味方の", "your ", also=("あなたの", "味方")),
    Phrase("effectof", a.Opponent, "敵の", "your opponent's ", also=("相手の", "敵")),
    Phrase("evfrom", a.Anywhere, "", ""),
    Phrase("evfrom", a.Place, "{whose:evof}{zone:evzone}から", " from {whose}{zone}"),
    Phrase("evto", a.Place, "{whose:evof}{zone:evzone}に", "into {whose}{zone}"),
    Phrase("evof", a.AnyPlayer, "", "the "),
    Phrase("evof", a.You, "味方", "your ", also=("あなたの",)),
    Phrase("evof", a.Opponent, "敵", "your opponent's ", also=("相手の",)),
    Phrase("evof", a.Owner, "持ち主の", "its owner's "),
]  # fmt: skip

DEEDS: Final = [
    Phrase("deed", None, "{rdeed~}", "{rdeed}"),
    Phrase("deed", m.Attacks, "{what:taiobj}攻撃する", "<attack> {what}"),
    Phrase("anytai", a.Any, "{of:f_tai}", "a {of}"),
    Phrase("taiobj", None, "{anytai}を", "{anytai}"),
    Phrase("deed", m.IsAttacked, "{by:taiby}攻撃される", "<be> attacked by {by}"),
    Phrase("taiby", None, "{anytai}に", "{anytai}"),
    Phrase("deed", m.Battles, "{what:taiwith}バトルする", "<battle> {what}"),
    Phrase("taiwith", None, "{anytai}と", "{anytai}"),
    # whoever would choose the target first: 敵プレイヤーは魔法の対象としてこのカードを選択できない
    *[
        Phrase("stmt", a.Forbid, f"{who}{{deed.of.of.noun:n_aiming}}の対象として{{subject:aimable}}選べない", f"{english} cannot choose {{subject}} as a target of {{deed.of.of.noun#pl}}", {"deed.of.of.where": a.Place(a.Zone("チェイスゾーン"), whose), "deed.of.of.qualities": ()}, inner={"deed": m.BecomesTarget, "deed.of": a.Any, "deed.of.of": a.Filter}, also=tuple(f"{one}{{deed.of.of.noun:n_aiming}}の対象{way}{{subject:aimable}}{cannot}" for one in (who, f"{who}、") for way, cannot in (("として", "選べない"), ("として", "選択できない"), ("として", "選ばない"), ("に", "選べない"), ("に", "選択できない"), ("に", "できない")))[1:] + tuple(f"{one}{{subject:aimable}}{{deed.of.of.noun:n_aiming}}の対象{way}" for one in (who, f"{who}、") for way in ("として選べない", "として選択できない", "に選べない", "に選択できない", "にできない")))
        for who, whose, english in (("敵プレイヤーは", a.Opponent(), "your opponent"), ("プレイヤーは", a.AnyPlayer(), "a player"))
    ],
    *[
        Phrase(category, node, f"敵プレイヤーは攻撃目標として{{subject:aimable}}選{can}", f"your opponent {english} attack {{subject}}", {"deed": m.IsAttacked(a.Anything())}, also=tuple(f"敵プレイヤーは{comma}{by}攻撃目標{way}{{subject:aimable}}{verb}" for comma in ("", "、") for by in ("", "怪異の", "攻撃を行う怪異の") for way in ("として", "に") for verb in (f"選{can}", f"選択{do}", *(("できない",) if way == "に" and do == "できない" else ())))[1:])
        for category, node, can, do, english in (("stmt", a.Forbid, "べない", "できない", "cannot"), ("saying", a.Allow, "べる", "できる", "can"))
    ],
    Phrase("aimable", None, "{ref}を", "{ref}"),
    Phrase("aimable", None, "{setobj}", "{setobj}"),
    Phrase("n_aiming", a.AnyCard, "魔法", "(spell|spells)#"),
    Phrase("n_aiming", a.AnyAbility, "能力", "(ability|abilities)#"),
    Phrase("n_aiming", a.EitherNoun, "魔法や能力", "(spell or ability|spells or abilities)#", {"parts": (a.AnyCard(), a.AnyAbility())}, also=("魔法か能力", "魔法または能力", "カードや能力", "カードか能力")),
    Phrase("n_aiming", a.Kind, "詠唱", "(conjure|conjures)#", {"name": "詠唱"}, also=("詠唱カード",)),
    Phrase("deed", m.BecomesTarget, "{of:sourceof}対象になる", "<be> targeted by {of}", also=("{of:sourceof}対象とされる",)),
    Phrase("sourceof", None, "{source}の", "{source}"),
    Phrase("source", a.Any, "{of:f_source}", "a {of}"),
    Phrase("f_source", a.Filter, "{where:chaseside0}{qualities:srcmod**}{noun:n_source}", "{where<}{qualities<}{noun}{where>}", also=("{where:chasecontrol}{qualities:srcmod**}{noun:n_source}",)),
    Phrase("chasecontrol", a.Place, "{whose:player}が支配している", "| that {whose} <control@whose>", {"zone": a.Zone("チェイスゾーン")}, also=("{whose:player}が支配する", "{whose:player}が発動した")),
    Phrase("srcmod", a.Has, "{feature:attribute}の", "{feature} |"),
    Phrase("n_source", a.EitherNoun, "魔法や能力", "spell or ability", {"parts": (a.AnyCard(), a.AnyAbility())}, also=("魔法か能力", "カードや能力", "カードの効果")),
    Phrase("n_source", a.AnyCard, "魔法", "spell"),
    Phrase("n_source", a.AnyAbility, "能力", "ability", also=("効果",)),
    Phrase("n_source", a.Kind, "詠唱", "conjure", {"name": "詠唱"}),
    Phrase("deed", a.Performs, "{cause}{what:it}破壊する", "<destroy> {what}{cause}", {"action": a.Action("destroy")}),
    Phrase("deed", a.Performs, "{what:it}破棄する", "<banish> {what}", {"action": a.Action("banish"), "cause": WHATEVER}),
    Phrase("deed", a.Performs, "{what:loose}捨てる", "<discard> {what}", {"action": a.Action("discard"), "cause": WHATEVER}),
    Phrase("deed", a.Performs, "カードを引く", "<draw> a card", {"action": a.Action("draw"), "what": ANYTHING, "cause": WHATEVER}, also=("カードを1枚引く", "カードをドローする")),
    Phrase("deed", a.Performs, "{what:loose}発動する", "<activate> {what}", {"action": a.Action("play"), "cause": WHATEVER}),
    Phrase("deed", a.Performs, "能力を発動する", "<activate> an ability", {"action": a.Action("activate"), "what": ANYTHING, "cause": WHATEVER}),
    Phrase("deed", a.Performs, "条件能力を発動する", "<activate> an activated ability", {"action": a.Action("use"), "what": ANYTHING, "cause": WHATEVER}),
    Phrase("deed", a.Performs, "{what:gen}能力を発動する", "<activate> an ability of {what}", {"action": a.Action("activate"), "cause": WHATEVER}),
    Phrase("deed", a.Performs, "{what:gen}条件能力を発動する", "<activate> an activated ability of {what}", {"action": a.Action("use"), "cause": WHATEVER}),
    Phrase("deed", a.Performs, "{what:gen_any}能力を発動する", "<activate> an ability of {what}", {"action": a.Action("activate"), "cause": WHATEVER}),
    Phrase("deed", a.Performs, "{what:gen_any}条件能力を発動する", "<activate> an activated ability of {what}", {"action": a.Action("use"), "cause": WHATEVER}),
    Phrase("deed", a.Performs, "{cause}{what:orbs}穢す", "<corrupt> {what}{cause}", {"action": a.Action("corrupt")}),
    Phrase("orbs", None, "{orbs1}を", "{orbs1}"),
    Phrase("orbs1", a.Any, "{of:f_orbs}", "an {of}"),
    Phrase("orbs1", a.Some, "{of:f_orbs}{count:q_tsu}", "{count} {of#count}", number="count"),
    Phrase("orbs", a.Some, "{of:f_orbs}を{count:q_tsu}", "{count} {of#count}", number="count"),
    Phrase("f_orbs", a.Filter, "{where:evorbs}オーブ", "(orb|orbs)#{where}", {"qualities": (), "noun": a.AnyCard()}),
    Phrase("evorbs", a.Place, "{whose:orbof}", "{whose}", {"zone": a.Zone("オーブゾーン")}),
    Phrase("orbof", a.AnyPlayer, "", ""),
    Phrase("orbof", a.You, "味方", " of yours", also=("あなたの", "味方の")),
    Phrase("orbof", a.Opponent, "敵", " of your opponent", also=("相手の", "敵の")),
    Phrase("deed", a.Performs, "カードを探す", "<search> for a card", {"action": a.Action("search"), "what": ANYTHING, "cause": WHATEVER}, also=("デッキからカードを探す", "デッキのカードを探す")),
    Phrase("deed", a.Performs, "{what:it}レストする", "<rest> {what}", {"action": a.Action("rest"), "cause": WHATEVER}),
    Phrase("deed", a.Performs, "{what:it}リカバーする", "<recover> {what}", {"action": a.Action("recover"), "cause": WHATEVER}),
    Phrase("deed", a.Performs, "{what:it}除外する", "<exile> {what}", {"action": a.Action("exile"), "cause": WHATEVER}),
    Phrase("deed", a.Performs, "〔飴〕を得る", "<gain> candy", {"action": a.Action("gain candy"), "what": ANYTHING, "cause": WHATEVER}),
    Phrase("deed", a.Performs, "〔飴〕を支払う", "<pay> candy", {"action": a.Action("pay candy"), "what": ANYTHING, "cause": WHATEVER}),
    Phrase("deed", a.Performs, "オドを生み出す", "<produce> aether", {"action": a.Action("make aether"), "what": ANYTHING, "cause": WHATEVER}),
    Phrase("deed", a.Performs, "デッキをシャッフルする", "<shuffle> a deck", {"action": a.Action("shuffle"), "what": ANYTHING, "cause": WHATEVER}),
    Phrase("deed", a.Performs, "{what:it}戦場に出す", "<put> {what} onto the field", {"action": a.Action("put onto field"), "cause": WHATEVER}),
    Phrase("deed", a.Performs, "{what:it}対象とする", "<target> {what}", {"action": a.Action("target"), "cause": WHATEVER}, also=("{what:it}対象にする",)),
    Phrase("happening", a.Happens, "{subject:receiver}{deed:getting~}", "{subject} {deed/@subject}"),
    Phrase("getting", a.GetsCounters, "{counter:ctr}が置かれる", "<get> a {counter}", also=("{counter:ctr}を置かれる",)),
    Phrase("receiver", None, "{ref}に", "{ref}"),
    Phrase("receiver", None, "{anyone}に", "{anyone}"),
    Phrase("happening", a.Happens, "{subject:loser}{deed:losing~}", "{subject} {deed/@subject}"),
    Phrase("loser", None, "{ref}から", "{ref}"),
    Phrase("loser", None, "{anyone}から", "{anyone}"),
    Phrase("losing", a.LosesCounters, "{counter:ctr}が取り除かれる", "<lose> a {counter}"),
    Phrase("deed", a.Repeatedly, "1ターンに{times:amount}回{deed:rdeed~}", "{deed~} {times} (time|times)#times a turn", also=("1ターンに{times:amount}度{deed:rdeed~}", "1ターンに{times:amount}回まで{deed:rdeed~}")),
    Phrase("deed", a.Nth, "そのターン{n:amount}回目に{deed:rdeed~}", "{deed~} for time number {n} in that turn", also=("そのターンの{n:amount}回目に{deed:rdeed~}", "1ターンに{n:amount}回目に{deed:rdeed~}")),
    Phrase("deed", a.Nth, "そのターン{n:amount}枚目のカードを引く", "<draw> card number {n} of that turn", {"deed": a.Performs(a.Action("draw"), ANYTHING, WHATEVER)}, also=("そのターンの{n:amount}枚目のカードを引く",)),
    Phrase("deed", a.Performs, "ゲームに勝利する", "<win> the game", {"action": a.Action("win game"), "what": ANYTHING, "cause": WHATEVER}),
    Phrase("deed", a.Performs, "ゲームに敗北する", "<lose> the game", {"action": a.Action("lose game"), "what": ANYTHING, "cause": WHATEVER}),
    Phrase("happening", a.Happens, "{subject:payer}チェイスする", "{subject} <chase@subject>", {"deed": a.Performs(a.Action("chase"), ANYTHING, WHATEVER)}),
    Phrase("event", a.Happens, "[参戦]", "[Enter] ⇒", {"subject": a.This(), "deed": m.EnterWord()}),
    Phrase("event", a.Happens, "[断末魔]", "[Last Words] ⇒", {"subject": a.This(), "deed": m.LastWords()}),
    Phrase("event", a.EitherEvent, "[参戦][断末魔]", "[Enter] [Last Words] ⇒", {"events": (a.Happens(a.This(), m.EnterWord()), a.Happens(a.This(), m.LastWords()))}, also=("[参戦]/[断末魔]", "[参戦]、[断末魔]")),
]  # fmt: skip

CONDITIONS: Final = [
    Phrase("state", a.Compare, "{left:s_tai}{right:amount}体{relation:rel}いる", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=("{left:s_tai}{right:amount}体{relation:rel}である",)),
    Phrase("state", a.Compare, "{left:s_nin}{right:amount}人{relation:rel}いる", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=("{left:s_nin}{right:amount}人{relation:rel}である",)),
    Phrase("state", a.Compare, "{left:s_mai}{right:amount}枚{relation:rel}ある", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=("{left:s_mai}{right:amount}枚{relation:rel}である",)),
    Phrase("state", a.Compare, "{left:s_tsu}{right:amount}つ{relation:rel}ある", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=("{left:s_tsu}{right:amount}つ{relation:rel}である",)),
    Phrase("state", a.Compare, "{left:s_any}いる", "there is a {left}", {"relation": a.AtLeast(), "right": a.Num(1)}, also=("{left:s_any}ある",)),
    Phrase("state", a.Compare, "{left:s_any}いない", "there is no {left}", {"relation": a.Same(), "right": a.Num(0)}, also=("{left:s_any}ない", "{left:s_any}存在しない", "{left:s_any}1体もいない", "{left:s_any}1枚もない", "{left:s_any}1つもない")),
    Phrase("state", a.Compare, "{left:measure}が{right:amount}{relation:rel}である", "{left} is {relation<}{right}{relation>}", also=("{left:measure}が{right:amount}体{relation:rel}である", "{left:measure}が{right:amount}枚{relation:rel}である", "{left:measure}が{right:amount}つ{relation:rel}である", "{left:measure}が{right:amount}個{relation:rel}である")),
    Phrase("state", a.Compare, "{left:measure}が{right:measure}より{relation:moreend}", "{left} is {relation} {right}"),
    Phrase("state", a.Compare, "{left:s_hand}{right:than}{relation:moreend}", "the number of {left} is {relation} that of {right}"),
    Phrase("state", a.Compare, "{left:s_candy}{right:amount}個{relation:rel}ある", "{left} is {relation<}{right}{relation>}", also=("{left:s_candy}{right:amount}個{relation:rel}である", "{left:s_candy}{right:amount}つ{relation:rel}ある", "{left:s_candy}{right:amount}つ{relation:rel}である")),
    Phrase("state", a.Compare, "{left:s_ctr}{right:amount}個{relation:rel}置かれている", "there (is|are)#right {relation<}{right}{relation>} {left#right}", also=("{left:s_ctr}{right:amount}個{relation:rel}ある", "{left:s_ctr}{right:amount}個{relation:rel}である")),
    Phrase("state", a.Compare, "{left:s_ctr}置かれている", "there is a {left}", {"relation": a.AtLeast(), "right": a.Num(1)}, also=("{left:s_ctr}ある",)),
    Phrase("state", a.Compare, "{left:s_ctr}置かれていない", "there is no {left}", {"relation": a.Same(), "right": a.Num(0)}, also=("{left:s_ctr}ない", "{left:s_ctr}1個も置かれていない", "{left:s_ctr}1個もない")),
    # what there is first, and where: 同じカード名のカードが味方墓地に2枚以上ある
    Phrase("state", a.Compare, "{left.of.qualities:mod**}{left.of.noun:n_any}が{left.of.where:place}に{right:amount}枚{relation:rel}ある", "there (is|are)#right {relation<}{right}{relation>} {left.of.qualities<}{left.of.noun#right} in {left.of.where}{left.of.qualities>#right}", inner={"left": a.CountOf, "left.of": a.Filter}),
    Phrase("moreend", a.Above, "多い", "more than", also=("大きい", "高い")),
    Phrase("moreend", a.Below, "少ない", "less than", also=("小さい", "低い")),
    Phrase("s_tai", a.CountOf, "{of:f_tai}が", "{of#}"),
    Phrase("s_nin", a.CountOf, "{of:f_nin}が", "{of#}"),
    Phrase("s_mai", a.CountOf, "{of:f_mai}が", "{of#}"),
    Phrase("s_mai", a.CountOf, "{of:f_in}が", "{of#}"),
    Phrase("s_tsu", a.CountOf, "{of:f_tsu}が", "{of#}"),
    Phrase("s_any", None, "{s_tai}", "{s_tai}"),
    Phrase("s_any", None, "{s_mai}", "{s_mai}"),
    Phrase("s_any", None, "{s_tsu}", "{s_tsu}"),
    Phrase("s_hand", a.CountOf, "{of:f_set}が", "{of#pl}"),
    Phrase("than", a.CountOf, "{of:f_set}より", "{of#pl}", also=("{of:f_set}の数より",)),
    Phrase("s_candy", a.CountersOf, "{who:zoneof}〔飴〕が", "the number of {who}candy", {"counter": a.Counter("キャンディ")}),
    Phrase("s_ctr", a.CountersOn, "{what:dat}{counter:ctr}が", "{counter}(|s)# on {what}", also=("{what:gen}{counter:ctr}が", "{what:gen}上に{counter:ctr}が", "{what:dat}置かれている{counter:ctr}が", "{what:dat}置かれた{counter:ctr}が")),
    Phrase("state", a.Is, "{what:is_subj}{quality:pred}である", "{what} <be@what> {quality}"),
    Phrase("state", a.Is, "{what:is_subj}{quality:except}", "{what} <be@what> {quality}"),
    Phrase("state", a.Is, "{what:is_subj}{quality:having}", "{what} <have@what> {quality}"),
    Phrase("state", a.Is, "{what:is_subj}{quality:stepped}", "{what} was {quality}", also=("{what:it_obj}{quality:stepped}",)),
    Phrase("stepped", m.SteppedUp, "ステップアップさせた", "stepped up", also=("ステップアップした", "ステップアップしている", "ステップアップされた", "ステップアップさせていた", "ステップアップしていた", "ステップアップさせて発動した", "ステップアップさせて発動していた", "ステップアップして発動した", "ステップアップさせている")),
    Phrase("stepped", m.ByBreak, "[ブレイク]によって発動した", "used by [Break]", also=tuple(f"[ブレイク]{by}{do}" for by in ("によって", "により", "で") for do in ("発動した", "発動していた", "発動された", "発動されていた", "戦場に出ていた"))[1:]),
    Phrase("stepped", m.CameFrom, "{place:openly}から発動した", "activated from {place}", also=("{place:openly}から発動していた", "{place:openly}から発動された", "{place:openly}から発動されていた")),
    Phrase("mod", m.CameFrom, "{place:openly}から発動された", "| activated from {place}", also=("{place:openly}から発動した",)),
    Phrase("mod", m.ByBreak, "[ブレイク]によって発動された", "| used by [Break]", also=("[ブレイク]によって発動した", "[ブレイク]で発動した", "[ブレイク]で発動された", "[ブレイク]によって戦場に出た", "[ブレイク]で戦場に出た")),
    Phrase("state", a.Is, "{what:is_subj}{quality.place:lieplace}にある", "{what} <be@what> in {quality.place}", inner={"quality": a.LiesIn}, also=("{what:is_subj}{quality.place:fieldplace}にある", "{what:is_subj}{quality.place:fieldplace}にいる")),
    # a zone that is nobody's in so many words is whoever's the card lies in (302.5)
    Phrase("lieplace", a.Place, "{zone}", "the {zone}", {"whose": a.AnyPlayer()}),
    Phrase("lieplace", None, "{place}", "{place}", weak=True),
    Phrase("fieldplace", a.Place, "戦場", "the field", {"zone": a.Zone("戦場"), "whose": a.AnyPlayer()}),
    Phrase("state", a.Is, "{quality.who:payer}{what:it_obj}支配している", "{quality.who} <control@quality.who> {what}", inner={"quality": a.ControlledBy}),
    Phrase("is_subj", None, "{ref}が", "{ref}"),
    Phrase("is_subj", None, "{ref}は", "{ref}"),
    Phrase("is_subj", None, "{top}が", "{top}"),
    Phrase("is_subj", None, "{top}は", "{top}"),
    Phrase("it_obj", None, "{ref}を", "{ref}"),
    Phrase("having", a.Has, "{feature:owned}を持つ", "{feature}", also=("{feature:owned}を持っている",)),
    Phrase("state", a.Compare, "{left.of.where.what:is_subj}ストックを{right:amount}つ{relation:rel}持つ", "{left.of.where.what} <have@left.of.where.what> {relation<}{right}{relation>} cards of stock", {"left.of.noun": a.AnyCard(), "left.of.qualities": ()}, inner={"left": a.CountOf, "left.of": a.Filter, "left.of.where": a.StockOf}, also=("{left.of.where.what:is_subj}ストックを{right:amount}つ{relation:rel}持っている", "{left.of.where.what:is_subj}ストックを{right:amount}枚{relation:rel}持つ", "{left.of.where.what:is_subj}ストックを{right:amount}枚{relation:rel}持っている")),
    Phrase("having", a.HasStock, "ストックを持つ", "stock", also=("ストックを持っている",)),
    Phrase("having", a.Except, "{quality:lacking}を持たない", "no {quality}", also=("{quality:lacking}を持っていない",)),
    Phrase("having", a.NameHas, "カード名に“{part:name}”を含む", "a name containing “{part}”", also=("カード名に“{part:name}”が含まれる", "カード名に“{part:name}”が含まれている")),
    Phrase("having", a.HasCounters, "{counter:ctr}を持つ", "a {counter}", {"least": a.Num(1)}),
    Phrase("state", a.Is, "{what:is_subj}{quality:doing}", "{what} <be@what> {quality}"),
    Phrase("doing", a.Doing, "{deed:rdeed.te}いる", "{deed/ing}"),
    Phrase("doing", a.Doing, "{deed:taideed.te}いる", "{deed/ing}"),
    Phrase("taideed", m.Attacks, "{what:taiobj}攻撃する", "<attack> {what}"),
    Phrase("taideed", m.IsAttacked, "{by:taiby}攻撃される", "<be> attacked by {by}"),
    Phrase("taideed", m.Battles, "{what:taiwith}バトルする", "<battle> {what}"),
    Phrase("state", a.Only, "{of:f_tai}が{what:ref}のみである", "{what} is the only {of}", also=("{of:f_tai}が{what:ref}だけである", "{of:f_tai}が{what:ref}1体のみである")),
]  # fmt: skip


def _dashed(*spellings: str) -> tuple[str, ...]:
    """A keyword and its text, with whatever dash stands between them; all but the first."""
    return tuple(
        re.sub("[―－]", dash, text)
        for text in spellings
        for dash in ("―", "－", "-", "ー", "：")
        if text != spellings[0] or dash not in text
    )


KEYWORDS: Final = [
    Phrase("keyword", None, "{plainkw}", "{plainkw}"),
    Phrase("keyword", None, "{argkw}", "{argkw}"),
    Phrase("argkw", m.BreakCost, "[ブレイク]{cost:pay*、}", "[Break] ({cost%, })", also=("[ブレイク]（{cost:pay*、}）",)),
    Phrase("argkw", m.UnitedFront, "[共同戦線]（{race}）", "[United Front] ({race})"),
    Phrase("argkw", m.StepUp, "[ステップアップ]（{race}）", "[Step Up] ({race})"),
    Phrase("ability", a.KeywordLine, "{keywords:tailkw!}", "{keywords}"),
    Phrase("tailkw", m.Dct, "[DCT]{count:amount}―{ability}", "[DCT] {count} — {ability}", also=_dashed("[DCT]{count:amount}―{ability}", "[DCT]（{count:amount}）―{ability}")),
    # the card itself is what gains, said or unsaid (MD 1111.2b)
    Phrase("tailkw", m.Dct, "[DCT]{count:amount}―{ability:gained}", "[DCT] {count} — {ability}", also=_dashed("[DCT]{count:amount}―{ability:gained}", "[DCT]（{count:amount}）―{ability:gained}")),
    Phrase("gained", a.Static, "{says:gaining!}。", "{says}.", {"limits": ()}),
    Phrase("gaining", a.Gain, "{features:feature*と}を得る", "this card gains {features%, & and }", {"what": a.This()}),
    Phrase("tailkw", m.Vanity, "[唯我独尊]－{ability}", "[Vanity] — {ability}", also=_dashed("[唯我独尊]－{ability}")),
]  # fmt: skip


def _so_often(*only: str) -> tuple[str, ...]:
    """How often in a turn, in every way in which it is said."""
    return tuple(
        f"この能力は{turn}{{times:amount}}{time}{word}。"
        for turn in ("1ターンに", "各ターン", "各ターンに", "1ターン", "1ターン中に", "毎ターン")
        for time in ("度", "回")
        for word in only
    )


ONCE: Final = _so_often("のみ発動できる", "まで発動できる", "しか発動できない", "だけ発動できる", "まで発動してよい")
TRIGGERS_ONCE: Final = _so_often("のみ誘発する", "しか誘発しない", "まで誘発する", "だけ誘発する")

LIMITS: Final = [
    Phrase("limit", a.Times, ONCE[0], " This ability can be activated only {times} (time|times)#times a turn.", also=ONCE[1:]),
    Phrase("limit", a.Times, TRIGGERS_ONCE[0], " This ability triggers only {times} (time|times)#times a turn.", also=TRIGGERS_ONCE[1:]),
    Phrase("once", a.Times, "1ターンに{times:amount}度、", " This ability can be used only {times} (time|times)#times a turn.", also=("1ターンに{times:amount}回、", "[1ターンに{times:amount}度]", "[1ターンに{times:amount}回]", "1ターンに{times:amount}度だけ、", "1ターンに{times:amount}回だけ、", "各ターン{times:amount}度、", "各ターン{times:amount}回、", "1ターンに{times:amount}度まで、", "1ターンに{times:amount}回まで、")),
    Phrase("limit", a.TimesAGame, "この能力はゲーム中{times:amount}度のみ発動できる。", " This ability can be activated only {times} (time|times)#times a game.", also=tuple(f"この能力はゲーム中{ni}{{times:amount}}{time}{only}" for ni in ("", "に") for time in ("度", "回") for only in ("のみ発動できる。", "だけ発動できる。", "しか発動できない。", "まで発動できる。"))[1:]),
    # とき、 where the book has an arrow (906.1), if nothing else reads it
    Phrase("ability", a.Triggered, "{when:whenever}、{do:body}{limits:limit**}", "{when}, {do}{limits}", weak=True),
    Phrase("whenever", None, "{happening.ta}とき", "when {happening}"),
    Phrase("whenever", None, "{happening.ta}時", "when {happening}"),
    Phrase("whenever", None, "{unsaid.ta}とき", "when {unsaid}"),
    Phrase("whenever", None, "{happening}たび", "when {happening}", also=("{happening}たびに",)),
    Phrase("ability", a.Static, "{limits:once!}{says:say*}", "{says% }{limits}"),
    Phrase("limit", a.OnlyMainTiming, "この能力はメインタイミングにのみ発動できる。", " This ability can be activated only at main timing."),
    Phrase("limit", a.OnlyDuring, "この能力は{period:inphase}にのみ発動できる。", " This ability can be activated only during {period}.", also=("この能力は{period:inphase}の間のみ発動できる。", "この能力は{period:inphase}中にのみ発動できる。", "この能力は{period:inphase}中のみ発動できる。")),
    Phrase("limit", a.OnlyWhen, "この能力は{condition:cond}場合にのみ発動できる。", " This ability can be activated only if {condition}.", also=("この能力は{condition:cond}ときにのみ発動できる。", "この能力は、{condition:cond}場合にのみ発動できる。", "この能力は{condition:cond}かぎり発動できる。", "この能力は{condition:states}間にのみ発動できる。", "この能力は{condition:states}間のみ発動できる。", "この能力は{condition:states}かぎりにおいて発動できる。")),
    Phrase("limit", a.OnlyInZone, "この能力は{zone:limitzone}でのみ有効です。", " This ability is valid only in {zone}.", also=("この能力は{zone:limitzone}でのみ有効である。", "この能力は{zone:limitzone}にあるときのみ発動できる。", "この能力は{zone:limitzone}でのみ発動できる。", "この能力は{zone:limitzone}からのみ発動できる。", "この能力は{zone:limitzone}にある場合にのみ発動できる。")),
    Phrase("limitzone", None, "{zone}", "the {zone}"),
]  # fmt: skip
