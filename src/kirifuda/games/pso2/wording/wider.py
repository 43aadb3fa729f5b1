"""Wordings of pso2 for more of the same: what may be left out, put first, or said of one at once."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording.nouns import HAND, PERSON
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_BATTLE: Final = (
    "この戦闘フェイズ",
    "戦闘フェイズ",
    "現在の戦闘フェイズ",
    "この戦闘",
    "その戦闘",
    "その攻撃",
    "攻撃中のキャラの攻撃",
    "攻撃中の相手のキャラの攻撃",
    "相手の攻撃",
    "相手のキャラの攻撃",
    "攻撃",
)
_ENDS: Final = ("終了する", "終了させる", "中断する", "無効にする", "中止する", "打ち消す")

WIDER: Final = [
    # 301.6: whatever abilities it has
    Phrase("kinddeed", p.UsesAbility, "能力を発動する", "<invoke> abilities", also=("能力を使用する", "能力を起動する")),
    Phrase("ofit", a.Forbid, "{deed:kinddeed.cannot}", "cannot {deed}", {"subject": a.Dropped()}),
    # 205.4.4: what can be borne
    Phrase("stmt", p.SlotsAre, "{what:topic}{kind:gearkind}を{count:amount}枚まで装備できる", "{what} <have@what> {count} {kind} (slot|slots)#count", also=("{what:topic}{kind:gearkind}を{count:amount}つまで装備できる", "{what:topic}{kind:gearkind}を同時に{count:amount}枚まで装備できる")),
    Phrase("stmt", p.SlotsAre, "自分は{kind:gearkind}を{count:amount}枚まで装備できる", "your player has {count} {kind} (slot|slots)#count", {"what": p.PlayerOf(a.You())}, also=("自分は{kind:gearkind}を{count:amount}つまで装備できる", "自分は{kind:gearkind}を同時に{count:amount}枚まで装備できる")),
    Phrase("stmt", p.SlotsAre, "{what:topic}{kind:gearkind}を装備できない", "{what} <have@what> no {kind} slots", {"count": a.Num(0)}),
    # so much, before what is done
    Phrase("act", p.Damage, "{amount:measure}だけ{what:dat}ダメージを与える", "<deal> damage equal to {amount} to {what}", also=("{what:dat}{amount:measure}だけダメージを与える", "{amount:measure}だけ、{what:dat}ダメージを与える")),
    Phrase("act", a.Draw, "{count:measure}だけカードをドローする", "<draw> cards equal to {count}", also=("{count:measure}だけドローする", "{count:measure}だけ、カードをドローする", "カードを{count:measure}だけドローする")),
    # G.22: this card, out of the hand
    Phrase("handobj", a.ThisIn, "手札にあるこのカードを", "this card from (your|their)#actor hand", {"place": a.Place(HAND, a.Actor())}, also=("手札のこのカードを", "手札からこのカードを")),
    # 103.2.1.1: what somebody did not do this turn
    Phrase("mod", a.Except, "{quality.period:nowthis}に{quality.deed:shortdeed.te}いない", "| that did not {quality.deed} {quality.period}", inner={"quality": a.Did}, also=("{quality.period:nowthis}中に{quality.deed:shortdeed.te}いない", "{quality.period:nowthis}中{quality.deed:shortdeed.te}いない", "{quality.period:nowthis}、{quality.deed:shortdeed.te}いない")),
    Phrase("act", p.TurnItselfOff, "【ON⇒OFF】を支払う", "<turn> this card from ON to OFF", also=("【ON⇒OFF】を行う",)),
    Phrase("pred", a.IsNoun, "プレイヤー", "a player", {"noun": PERSON}),
    Phrase("ref", p.Attacker, "攻撃してきたキャラ", "the attacker", also=("攻撃してきたカード", "攻撃したキャラ")),
    # 205.4: it lies on one only
    Phrase("act", p.EquipTo, "{what:obj}{to.of:f_tai}に装備する", "<equip> 1 {to.of} with {what}", {"to.count": a.Num(1)}, inner={"to": a.Some}, also=("{to.of:f_tai}に{what:obj}装備する",), weak=True),
    Phrase("deed", p.TakesMuch, "ダメージを{least:amount}以上受ける", "<take> {least} or more damage at once", also=("ダメージを一度に{least:amount}以上受ける",)),
    Phrase("once", a.TimesAGame, "ゲーム中に{times:amount}度だけ、", " This ability can be invoked only {times} (time|times)#times in a game.", also=("ゲーム中に{times:amount}回だけ、", "ゲーム中{times:amount}度だけ、", "ゲーム中に{times:amount}度、", "ゲーム中に{times:amount}回、")),
    # 506.5.3
    Phrase("act", p.EndBattle, "この戦闘フェイズを終了する", "<end> this battle phase", also=tuple(f"{battle}を{end}" for battle in _BATTLE for end in _ENDS)[1:]),
    Phrase("act", a.RemoveDamage, "{what:some}が受けているダメージを取り除く", "<remove> the damage that {what} (has|have)#what taken", also=tuple(f"{{what:some}}{took}{rid}" for took in ("が受けている", "の受けている", "が受けた", "の") for rid in ("ダメージを取り除く", "ダメージを全て取り除く", "全てのダメージを取り除く"))[1:]),
    Phrase("stmt", a.Become, "{what:gens}{features:madestat!}にする", "{what}'s {features}", weak=True),
    Phrase("madestat", a.SetStat, "{stat}を{to:newvalue}", "{stat} becomes {to}"),
    Phrase("madestat", a.SetBoth, "攻撃力とHPを{to:newvalue}", "attack value and HP become {to}", also=("攻撃力とHPをそれぞれ{to:newvalue}",)),
    # 302.8: damage that is no battle damage
    Phrase("deed", p.TakesAbilityDamage, "能力によってダメージを受ける", "<take> damage by abilities", also=("能力によるダメージを受ける", "能力でダメージを受ける", "効果によってダメージを受ける", "効果によるダメージを受ける", "戦闘ダメージ以外のダメージを受ける", "戦闘以外でダメージを受ける", "戦闘以外によってダメージを受ける")),
    Phrase("harm", p.AbilityDamage, "受ける戦闘ダメージ以外のダメージ", "damage by abilities", also=("受ける能力によるダメージ", "戦闘以外で受けるダメージ", "受ける能力ダメージ", "受ける効果によるダメージ")),
]  # fmt: skip
