"""Wordings of pso2 for battles: where an attack goes, what holds while somebody attacks, coming onto the field."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.wording.words import ROWS
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_TARGET: Final = tuple(f"{whose}{word}" for whose in ("", "その") for word in ("攻撃の対象", "攻撃対象"))
_MOVE: Final = ("移す", "変更する")
_SUCH: Final = (
    "のみプレイできる。",
    "にのみプレイできる。",
    "だけプレイできる。",
    "にだけプレイできる。",
    "しかプレイできない。",
    "にしかプレイできない。",
)


def such(*ends: str) -> tuple[str, ...]:
    """Some of a set are so, as a condition."""
    return tuple(f"{{of:{of}}}が{end}" for end in ends for of in ("f_tai",))


BATTLES: Final = [
    # 302.1b, 506.4.2
    Phrase("act", p.Retarget, "攻撃の対象を{to:dat}移す", "<move> the attack to {to}", also=tuple(way for word in _TARGET for verb in _MOVE for way in (f"{word}を{{to:dat}}{verb}", f"{{to:dat}}{word}を{verb}", f"{word}を{{to:dat}}する"))[1:]),
    Phrase("step", p.Retarget, "{to:topic}攻撃の対象になる", "{to} <become@to> the target of the attack", also=("{to:topic}攻撃対象になる", "{to:topic}かわりに攻撃の対象になる", "{to:topic}かわりに攻撃対象になる")),
    Phrase("act", a.If, "{condition.what:ref}への攻撃の対象を{then.to:dat}移す", "if {condition.what} is being attacked, <move> the attack to {then.to}", {"condition.quality": p.Attacked()}, inner={"condition": a.Is, "then": p.Retarget}, also=tuple(f"{{condition.what:ref}}への{word}を{{then.to:dat}}{verb}" for word in ("攻撃の対象", "攻撃対象", "攻撃") for verb in _MOVE)[1:]),
    # 506.3.1
    Phrase("saying", p.WhenItAttacks, "{what:attacker}攻撃する場合、{do:saying}", "when {what} <attack@what>, {do}", also=("{what:attacker}攻撃する時、{do:saying}",)),
    Phrase("attacker", None, "{ref}が", "{ref}"),
    Phrase("vstate", p.SomeAre, "{of:f_tai}が{quality:beset}", "a {of} is {quality}"),
    Phrase("beset", p.Attacked, "攻撃されている", "being attacked"),
    Phrase("beset", p.Attacking, "攻撃している", "attacking"),
    Phrase("nstate", p.SomeAre, "{of:f_tai}が{quality:besetn}である", "a {of} is {quality}"),
    Phrase("besetn", p.Attacking, "攻撃中", "attacking"),
    Phrase("besetn", p.Engaged, "交戦状態", "engaged", also=("交戦中",)),
    # 504.1.3
    Phrase("ability", p.PlayIf, "このカードは{condition:cond}場合のみプレイできる。", "This card can be played only if {condition}.", also=tuple(f"{this}{{condition:{cond}}}{when}{only}" for this in ("このカードは", "") for cond, when in (("cond", "場合"), ("state", "時"), ("state", "間")) for only in _SUCH)[1:], weak=True),
    Phrase("happening", a.Happens, "{subject:it}{deed.position:onoff}にする", "{subject} <be@subject> turned {deed.position}", inner={"deed": a.Turns}),
    # 209.1.1: the next card that is played
    Phrase("act", a.CostLess, "{what:nextplayed}コストは{by:cut}減る", "{what} <cost@what> {by<} less{by>}", also=("{what:nextplayed}コストを{by:cut}減らす", "{what:nextplayed}コストは{by:cut}少なくなる", "{what:nextplayed}コストは{by:cut}軽減される", "{what:nextplayed}コストを{by:cut}軽減する", "{what:nextplayed}コストは-{by:cut}される", "{what:nextplayed}コストを-{by:cut}する")),
    Phrase("act", a.CostMore, "{what:nextplayed}コストは{by:cut}増える", "{what} <cost@what> {by<} more{by>}", also=("{what:nextplayed}コストを{by:cut}増やす", "{what:nextplayed}コストは{by:cut}多くなる", "{what:nextplayed}コストは+{by:cut}される", "{what:nextplayed}コストを+{by:cut}する")),
    Phrase("act", a.CostBecomes, "{what:nextplayed}コストは{to:amount}になる", "{what} <cost@what> {to}", also=("{what:nextplayed}コストを{to:amount}にする",)),
    *(
        Phrase("nextplayed", p.NextPlayed, f"次に{ways[0]}プレイする{{of:f_loose}}の", f"the next {{of}} that {english}", {"who": who}, also=tuple(way for word in ways for way in (f"次に{word}プレイする{{of:f_loose}}の", f"{word}次にプレイする{{of:f_loose}}の", f"{word}プレイする次の{{of:f_loose}}の", f"次に{word}手札からプレイする{{of:f_loose}}の", f"{word}次にプレイする{{of:f_loose}}をプレイする"))[1:])
        for who, english, ways in ((a.You(), "you play", ("自分が", "")), (a.Opponent(), "your opponent plays", ("対戦相手が", "相手が")))
    ),
    Phrase("ability", p.PlayIf, "{condition.condition:cond.nara}なら、このカードはプレイできない。", "This card cannot be played if {condition.condition}.", inner={"condition": a.NotSo}, also=("{condition.condition:cond}場合、このカードはプレイできない。", "{condition.condition:cond}間、このカードはプレイできない。", "このカードは{condition.condition:cond}場合、プレイできない。", "このカードは{condition.condition:cond}間、プレイできない。", "{condition.condition:nstate.nara}の場合、このカードはプレイできない。", "{condition.condition:nstate.nara}の間、このカードはプレイできない。")),
    # 202.2: where it comes to is said, or comes first
    *(
        Phrase("happening", a.Happens, f"{order}{verbs[0]}", "a {subject.of.qualities<}{subject.of.noun}{subject.of.qualities>} enters {subject.of.where}", {"deed": a.Enters()}, inner={"subject": a.Any, "subject.of": a.Filter}, also=tuple(f"{order}{verb}" for verb in verbs[1:]))
        for verbs in (("出る", "登場する"),)
        for order in ("{subject.of.where:fieldof}に{subject.of.qualities:mod**}{subject.of.noun:n_card}が", "{subject.of.qualities:mod**}{subject.of.noun:n_card}が{subject.of.where:fieldof}に")
    ),
    *(Phrase("fieldof", a.Place, f"{word}場", f"{english} field", {"zone": a.Zone("場"), "whose": whose}, also=more) for word, english, whose, more in (("自分の", "your", a.You(), ("味方の場",)), ("相手の", "your opponent's", a.Opponent(), ("対戦相手の場",)), ("ターゲットプレイヤーの", "the target player's", p.TargetPlayer(), ()), ("そのプレイヤーの", "that player's", p.SaidPlayer(), ()))),
    # G.21
    Phrase("what", None, "{thissuch}", "{thissuch}"),
    Phrase("topic", None, "{thissuch}は", "{thissuch}"),
    Phrase("doer", None, "{thissuch}が", "{thissuch}"),
    Phrase("gens", None, "{thissuch}の", "{thissuch}"),
    Phrase("hurt", None, "{thissuch}が", "{thissuch}"),
    Phrase("thissuch", p.ThisSuch, "{qualities:ofthis*}このカード", "this card (if {qualities% and })", also=tuple(f"{{qualities:ofthis*}}{this}" for this in ("このキャラ", "このアイテム", "この武器", "この防具", "このマグ"))),
    Phrase("ofthis", a.Lies, "{position:onoff}の", "{position}", also=("{position:onoff}状態の", "{position:onoff}状態である", "{position:onoff}になっている")),
    *(Phrase("ofthis", p.InRow, f"{word}にいる", f"in {english}", {"name": word}, also=(f"{word}の", f"{word}にある")) for word, english in ROWS.items()),
    Phrase("ofthis", p.Attacking, "攻撃中の", "attacking", also=("攻撃している",)),
    Phrase("ofthis", p.Engaged, "交戦状態の", "engaged", also=("交戦中の",)),
    Phrase("ofthis", p.Hurt, "ダメージを受けている", "damaged"),
]  # fmt: skip
