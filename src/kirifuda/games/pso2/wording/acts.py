"""Wordings of pso2 for what is done: damage, cards, states, searching, attaching."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording.nouns import DECK, DISCARD, FIELD, HAND, PEOPLE, PERSON, PP
from kirifuda.games.pso2.wording.things import THESE
from kirifuda.text import ast as a
from kirifuda.text.combine import DROPPED, drawing, left_out
from kirifuda.text.phrases import Phrase

OWNER: Final = a.Owner()


def moved(verbs: tuple[str, ...], where: str, english: str) -> Phrase:
    """Cards to a zone, with how they come before or behind the words for the zone."""
    first, *others = verbs
    before, behind = "{arriving:arrival**}", "{arriving:arrival*}"
    also = (
        *(f"{{what:obj}}{where}{behind}{verb}" for verb in verbs),
        *(f"{{what:obj}}{{arriving:arrival}}{where}{behind}{verb}" for verb in verbs),
        *(f"{{what:obj}}{before}{where}{verb}" for verb in others),
    )
    return Phrase("act", a.Move, f"{{what:obj}}{before}{where}{first}", english, also=also)


def into(zone: a.Zone, whose: a.Player = OWNER) -> dict[str, object]:
    return {"place": a.Place(zone, whose)}


MOVES: Final = [
    moved(("置く", "戻す", "加える", "送る"), "{to:dest}", "<put> {what} {to}{arriving}"),
    moved(("加える",), "{to:tohand}", "<add> {what} {to}{arriving}"),
    moved(("戻す",), "{to:backtohand}", "<return> {what} {to}{arriving}"),
    moved(("出す", "置く"), "{to:tofield}", "<put> {what} {to}{arriving}"),
    Phrase("dest", a.Into, "捨札に", "into the discard pile", into(DISCARD), also=("持ち主の捨札に", "自分の捨札に", "自身の捨札に")),
    Phrase("dest", a.Into, "PPに", "into PP", into(PP), also=("自分のPPに", "自身のPPに", "持ち主のPPに", "PPとして")),
    Phrase("dest", a.OnBottom, "デッキの下に", "at the bottom of the deck", into(DECK), also=tuple(f"{whose}デッキの{place}に" for whose in ("", "持ち主の", "自分の", "自身の", "相手の") for place in ("下", "一番下"))[1:]),
    Phrase("dest", a.OnTop, "デッキの上に", "on top of the deck", into(DECK), also=tuple(f"{whose}デッキの{place}に" for whose in ("", "持ち主の", "自分の", "自身の", "相手の") for place in ("上", "一番上"))[1:]),
    Phrase("tohand", a.Into, "手札に", "to (your|their)#actor hand", into(HAND, a.Actor()), also=("自分の手札に", "自身の手札に")),
    Phrase("backtohand", a.Into, "持ち主の手札に", "to its owner's hand", into(HAND), also=("手札に", "自分の手札に", "相手の手札に")),
    Phrase("tofield", a.Into, "場に", "into play", into(FIELD, a.Actor()), also=("自分の場に", "自身の場に")),
    # 302.9, 209.1.3.1.1, A114: into a deck, at no place that is told
    Phrase("act", a.ShuffleIn, "{what:obj}デッキに加えてシャッフルする", "<shuffle> {what} into the deck", also=tuple(f"{{what:obj}}{whose}デッキに{verb}" for whose in ("", "自分の", "自身の") for verb in ("加え、シャッフルする", "戻し、シャッフルする", "戻してシャッフルする", "戻す", "加える"))),
    Phrase("arrival", a.InPosition, "{position:onoff}状態で", " {position}", also=("{position:onoff}で", "{position:onoff}の状態で")),
    Phrase("arrival", a.AnyOrder, "好きな順で", " in any order", also=("好きな順番で", "好きな順に", "任意の順番で", "任意の順で")),
    Phrase("arrival", p.InTheRow, "前列に", " in the front row", {"name": "前列"}),
    Phrase("arrival", p.InTheRow, "後列に", " in the back row", {"name": "後列"}),
    Phrase("arrival", p.FaceUp, "表向きで", " face up", also=("表向きに", "表で", "表向きの")),
    Phrase("arrival", p.FaceDown, "裏向きで", " face down", also=("裏向きに", "裏で", "裏向きの")),
]  # fmt: skip

DOING: Final = [
    Phrase("act", a.Choose, "{what:obj}選ぶ", "<choose> {what}", also=("{what:obj}選択する", "{what:obj}対象に選ぶ"), weak=True),
    # 201.1.1: a player is one to choose, too
    Phrase("act", a.Choose, "{what.of:f_player}を選ぶ", "<choose> {what.of}", {"what.count": a.Num(1)}, inner={"what": a.Some}, also=("{what.of:f_player}を対象に選ぶ",)),
    Phrase("f_player", a.Filter, "自分のプレイヤー", "your player", {"where": a.Place(PEOPLE, a.You()), "qualities": (), "noun": PERSON}, also=("味方のプレイヤー",)),
    Phrase("f_player", a.Filter, "相手のプレイヤー", "the enemy player", {"where": a.Place(PEOPLE, a.Opponent()), "qualities": (), "noun": PERSON}),
    Phrase("act", p.Damage, "{what:dat}{amount:hits}を与える", "<deal> {amount} damage to {what}", also=("{what:dat}{amount}ダメージ与える", "{amount:hits}を{what:dat}与える")),
    Phrase("act", p.Damage, "{what:dat}{amount:per}ダメージを与える", "<deal> {amount<} damage to {what}{amount>}", also=("{amount:per}ダメージを{what:dat}与える",)),
    Phrase("act", p.Damage, "{what:dat}{amount:worth}ダメージを与える", "<deal> damage equal to {amount} to {what}", also=("{amount:worth}ダメージを{what:dat}与える",)),
    Phrase("step", p.Damage, f"{THESE[0]}は{{what:dat}}{{amount:worth}}ダメージを与える", "this card deals damage equal to {amount} to {what}", also=tuple(f"{this}は{{what:dat}}{{amount:worth}}ダメージを与える" for this in THESE[1:])),
    Phrase("step", p.Damage, f"{THESE[0]}は{{what:dat}}{{amount:hits}}を与える", "this card deals {amount} damage to {what}", also=tuple(f"{this}は{{what:dat}}{{amount:hits}}を与える" for this in THESE[1:])),
    Phrase("step", p.Damage, "{what:dat}{amount:hits}が与えられる", "<deal> {amount} damage to {what}", also=("{amount:hits}が{what:dat}与えられる",)),
    Phrase("hits", None, "{amount}ダメージ", "{amount}"),
    Phrase("hits", None, "{amount}点のダメージ", "{amount}"),
    Phrase("hits", None, "{amount}のダメージ", "{amount}"),
    Phrase("act", p.DamageTimes, "{what:dat}{amount}ダメージを{times:amount}回与える", "<deal> {amount} damage to {what} {times} (time|times)#times", also=("{what:dat}{amount}ダメージを{times:amount}度与える",)),
    Phrase("act", a.RemoveDamage, "{what:ref}が受けているダメージを取り除く", "<remove> the damage that {what} has taken", also=("{what:ref}が受けたダメージを取り除く", "{what:ref}が受けているダメージを全て取り除く", "{what:ref}が受けている全てのダメージを取り除く", "{what:ref}が受けたダメージを全て取り除く", "{what:ref}が受けた全てのダメージを取り除く", "{what:ref}の受けているダメージを取り除く", "{what:ref}の受けているダメージを全て取り除く", "{what:dat}与えられたダメージを全て取り除く", "{what:dat}与えられているダメージを全て取り除く", "{what:gens}ダメージを取り除く", "{what:gens}ダメージを全て取り除く")),
    Phrase("act", a.RemoveDamage, "{what:set}が受けているダメージを取り除く", "<remove> the damage that {what} have taken", also=("{what:set}が受けているダメージを全て取り除く", "{what:all}が受けているダメージを取り除く", "{what:all}が受けているダメージを全て取り除く")),
    drawing("act", "q_mai", ("ドローする", "引く")),
    Phrase("act", a.Draw, "{count:worth}枚数ドローする", "<draw> cards equal to {count}", also=(*tuple(f"{card}{{count:{of}}}{tail}{verb}" for of, tails in (("worth", ("枚数", "枚数を", "枚数だけ", "枚数分", "数", "数を", "数だけ", "だけ", "")), ("thatmany", ("", "を", "分", "分を"))) for tail in tails for card in ("", "カードを") for verb in ("ドローする", "引く"))[1:], *tuple(f"{{count:{of}}}{tail}カードをドローする" for of, tails in (("worth", ("枚数の", "枚数", "枚数だけ", "枚数分", "数の", "数だけ", "")), ("thatmany", ("分", "分の", "")), ("thatmai", ("の",))) for tail in tails), "カードを{count:percards}ドローする", "{count:percards}ドローする", "カードを{count:percards}引く")),
    Phrase("percards", None, "{percount}", "{percount}"),
    Phrase("act", p.DrawUntil, "手札が{to:amount}枚になるようにカードをドローする", "<draw> until (you|they)#actor <have> {to} (card|cards)#to in hand", also=("手札が{to:amount}枚になるまでカードをドローする", "手札が{to:amount}枚になるまでドローする", "自分の手札が{to:amount}枚になるまでカードをドローする", "自分の手札が{to:amount}枚になるようにカードをドローする")),
    Phrase("act", a.Discard, "{what:handobj}捨てる", "<discard> {what}", also=("{what:handobj}捨札に捨てる",)),
    Phrase("bare", a.Discard, "{what.count:qm}捨てる", "<discard> {what.count} (card|cards)#what.count", {"what.of": a.Filter(a.Place(HAND, a.Actor()), (), a.AnyCard())}, inner={"what": a.Some}, also=("{what.count:qm}選んで捨てる", "{what.count:qm}を選んで捨てる")),
    Phrase("act", a.Destroy, "{what:obj}破壊する", "<destroy> {what}", also=("{what:obj}戦闘不能にする",)),
    Phrase("act", a.Orient, "{what:obj}{to:onoff}にする", "<turn> {what} {to}", also=("{what:obj}{to:onoff}状態にする",)),
    Phrase("step", a.Orient, "{what:topic}{to:onoff}になる", "{what} <turn@what> {to}", also=("{what:topic}{to:onoff}状態になる",)),
    Phrase("act", p.Freeze, "{what:obj}フリーズする", "<freeze> {what}", also=("{what:obj}フリーズさせる", "{what:obj}フリーズ状態にする", "{what:obj}フリーズにする")),
    Phrase("stmt", p.Freeze, "{what:topic}フリーズする", "{what} <be@what> frozen", also=("{what:topic}フリーズ状態になる",)),
    Phrase("act", p.Recover, "【回復{count:amount}】を行う", "<carry> out 【Recovery {count}】", also=("【回復{count:amount}】する", "【回復{count:amount}】を発動する")),
    Phrase("act", p.SearchFor, "{what:sought}サーチする", "<search> for {what}", also=("自分のデッキから{what:sought}サーチする", "デッキから{what:sought}サーチする", "{what:sought}選んでサーチする", "自分のデッキから{what:sought}選んでサーチする")),
    Phrase("sought", a.Some, "{of:f_search}を{count:qm}", "{count} {of#count}", also=("{of:f_search}{count:qm}を", "{count:qm}の{of:f_search}を"), number="count"),
    # このカードを before what describes the host may be its object: このカードを攻撃している味方に付与する is refused
    Phrase("act", p.AttachTo, "{what:host}このカードを付与する", "<attach> this card to {what}", also=("{what:host}付与する", "このカードを{what:host}付与する", "このカードは{what:host}付与する")),
    Phrase("host", None, "{one}に", "{one}"),
    Phrase("host", None, "{foe}に", "{foe}"),
    Phrase("act", p.AttachTo, "{what:anyone}にこのカードを付与する", "<attach> this card to {what}", also=("{what:anyone}に付与する", "このカードは{what:anyone}に付与する", "このカードは{what:anyone}にのみ付与できる", "{what:anyone}にのみ付与できる", "このカードを{what:anyone}に付与する")),
    Phrase("act", p.EquipTo, "{what:obj}{to:dat}装備する", "<equip> {to} with {what}", also=("{to:dat}{what:obj}装備する", "{what:obj}{to:dat}装備させる")),
    Phrase("act", a.Control, "{what:gens}コントロールを得る", "<take> control of {what}", also=("{what:obj}コントロールする",)),
    Phrase("act", a.Control, "そのコントロールを得る", "<take> control of it", {"what": a.Dropped()}),
    Phrase("act", a.Shuffle, "{place:deckof}をシャッフルする", "<shuffle> {place}"),
    Phrase("act", a.Reveal, "{what:obj}公開する", "<reveal> {what}", also=("{what:obj}相手に見せる", "{what:obj}表にする")),
    Phrase("act", a.Reveal, "{what:whole}公開する", "<reveal> {what}"),
    Phrase("act", a.Look, "{what:obj}見る", "<look> at {what}", also=("{what:obj}確認する",)),
    Phrase("act", a.Look, "{what:whole}見る", "<look> at {what}", also=("{what:whole}確認する",)),
    Phrase("whole", a.All, "{of:f_whole}を", "{of#pl}", number="pl"),
    Phrase("f_whole", a.Filter, "{where:handof}", "the cards in {where}", {"qualities": (), "noun": a.AnyCard()}),
    Phrase("handof", a.Place, "{whose:zoneof}手札", "{whose}hand", {"zone": HAND}),
    Phrase("handof", a.Place, "{whose:zoneof}デッキ", "{whose}deck", {"zone": DECK}),
    Phrase("act", a.Negate, "{what:obj}処理領域から除外する", "<remove> {what} from the processing area", also=("{what:obj}除外する", "{what:obj}打ち消す", "{what:obj}無効にする")),
    Phrase("act", p.Points, "{count:points}を支払う", "<pay> {count}", also=("{count:points}支払う",)),
    Phrase("act", p.TurnItselfOff, "【ON⇒OFF】する", "<turn> this card from ON to OFF"),
    Phrase("stmt", p.TakeInstead, "{what:hurt}そのダメージを受ける", "{what} <take@what> that damage", also=("{what:topic}そのダメージを受ける",)),
    Phrase("act", p.TakeInstead, "そのダメージを{what:dat}与える", "<deal> that damage to {what}", also=("そのダメージを{what:dat}移す",)),
    Phrase("act", p.BossPlays, "《ボス》のデッキの上から{count:amount}枚をプレイする", "<let> the boss play the top {count} (card|cards)#count of its deck", also=("《ボス》のデッキの上からカードを{count:amount}枚プレイする",)),
    Phrase("act", p.GainLife, "{what:gen}ライフを{count:amount}増やす", "<raise> the life of {what} by {count}", also=("{what:gen}ライフを{count:amount}回復する", "{what:gen}ライフを+{count:amount}する")),
    Phrase("act", a.WinGame, "ゲームに勝利する", "<win> the game"),
    Phrase("act", a.LoseGame, "ゲームに敗北する", "<lose> the game"),
]  # fmt: skip

ROWS: Final = {"前列": "the front row", "後列": "the back row"}
ROW_MOVES: Final = [
    row
    for word, english in ROWS.items()
    for row in (
        Phrase("act", p.MoveToRow, f"{{what:obj}}{word}に移動させる", f"<move> {{what}} to {english}", {"name": word}, also=tuple(f"{{what:obj}}{word}{verb}" for verb in ("に移動する", "に移す", "に置く", "に戻す"))),
        Phrase("act", p.ToRowTurned, f"{{what:obj}}{{to:onoff}}状態で{word}に移動させる", f"<move> {{what}} {{to}} to {english}", {"name": word}, also=tuple(way for state in ("{to:onoff}状態で", "{to:onoff}で") for verb in ("移動させる", "移動する", "移す", "置く", "戻す") for way in (f"{{what:obj}}{state}{word}に{verb}", f"{{what:obj}}{word}に{state}{verb}"))[1:]),
        Phrase("stmt", p.MoveToRow, f"{{what:topic}}{word}に移動する", f"{{what}} <move@what> to {english}", {"name": word}),
    )
]  # fmt: skip

ACTS: Final = [*MOVES, *DOING, *ROW_MOVES]
BARE: Final = [DROPPED, *left_out(ACTS, ("obj", "dat", "host", "handobj"))]
