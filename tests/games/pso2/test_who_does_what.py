"""103.1.2, 300.4: what a text says that somebody cannot, must or does is observable in a game, or refused when read.

Every subject is put before every statement. What reads is tried in a position made for that statement: with the text
the script holds, and without it the script fails.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.pso2.lowering.card import CardTexts
from kirifuda.games.pso2.lowering.kinds import check_kind
from kirifuda.games.pso2.lowering.subjects import check_subjects
from kirifuda.games.pso2.values import ACTIVE, ITEM, KIND_NAMES
from kirifuda.games.pso2.wording.assembly import language
from kirifuda.games.pso2.wording.words import PLAIN
from kirifuda.scenario import run_text
from kirifuda.text.errors import TextError

CARDS: Final = """
card 的
  classes: ハンター
  attack: 2
  hp: 8
{keyword}card 頭
  kind: プレイヤー
  classes: ハンター
{keywords}card 剣
  kind: 武器
  classes: ハンター
  attack: 2
card 銛
  kind: 武器
  classes: ハンター
  attack: 2
card 箱
  kind: アイテム
  text: 【ON⇒OFF】⇒相手のプレイヤーに1ダメージを与える。
card 札
  kind: アクティブ
  text: キャラを1体選び、それに付与する。
card 石
card 射手
  attack: 1
  hp: 9
  text: 【ON⇒OFF】⇒{own}、それを{away}。
card 槍
  attack: 2
  hp: 9
card 盾
  attack: 0
  hp: 2
card 火花
  kind: アクティブ
  text: 相手全てに1ダメージを与える。
card 壊し
  kind: アクティブ
  text: 場のカードを1枚選び、それを破壊する。
card 指差し
  kind: アクティブ
  text: {aim}、それを{away}。
card 眠り
  kind: アクティブ
  text: {all}をOFFにする。
card 起床
  kind: アクティブ
  text: {all}をONにする。
card 突き
  kind: アクティブ
  text: キャラ全てを後列に移動させる。
card 合図
  kind: アクティブ
card 火蓋
  kind: アクティブ
  text: 場の防具全てをOFFにする。
card 浮き
  text: 【ドロップ】：1枚ドローする。
card 縛り
  kind: {kind}
  text: {text}

P1 field: 槍, 盾{lying}
P1 hand: 火花, 壊し, 指差し, 眠り, 起床, 突き{held}
P2 player: 頭 ({state}wears: 剣)
P2 field: 的 ({state}wears: 銛{off} + 札{off}) @mark, 射手, 箱{off}
P2 hand: 合図, 火蓋, 石, 的 @new
P2 pp: 石{off} @point
P2 discard: 石 @gone
P2 deck: {top}20

"""


@dataclass(frozen=True)
class Subject:
    """Somebody as a text and as a script names them, how they are chosen, and how all of them are spoken of."""

    words: str
    name: str
    aim: str = "相手を1体選び"
    own: str = "味方を1体選び"
    all: str = "キャラ全て"
    away: str = "OFFにする"


FIELD: Final = "場のカードを1枚選び"
PLAYERS: Final = "お互いのプレイヤー"
SUBJECTS: Final = {
    "a character": Subject("相手のキャラは", "@mark"),
    "an enemy that is a character": Subject("相手は", "@mark"),
    "an enemy that is a player": Subject("相手は", "P2", all=PLAYERS),
    "the player": Subject("相手のプレイヤーは", "P2", all=PLAYERS),
    "both players": Subject("お互いのプレイヤーは", "P2", all=PLAYERS),
    "a weapon": Subject("相手の場の武器全ては", "銛", FIELD, FIELD, "場の武器全て"),
    "an item": Subject("相手の場のアイテム全ては", "箱", FIELD, FIELD, "場のアイテム全て"),
    "an attached active": Subject("場のアクティブ全ては", "札", FIELD, FIELD, "場のアクティブ全て"),
    "a card on the field": Subject("場のカード全ては", "@mark", FIELD, FIELD, "場のカード全て"),
    "a card by its name": Subject("「的」は", "@mark"),
    "PP": Subject("相手のPP全ては", "@point", "相手のPPを1枚選び", "自分のPPを1枚選び", "相手のPP全て"),
    "a card in a discard pile": Subject(
        "相手の捨札のカード全ては",
        "@gone",
        "相手の捨札のカードを1枚選び",
        "自分の捨札のカードを1枚選び",
        away="デッキの下に置く",
    ),
}


@dataclass(frozen=True)
class Deed:
    """A statement, and a script that holds only where it is true of somebody; none where it is always refused."""

    said: str
    script: str = ""
    turn: str = "P1, turn 5"
    keyword: str = ""
    is_off: bool = False


THEIRS: Final = "P2, turn 6"
FIGHT: Final = "do P1: attack 槍 -> {name}\ndo: pass until battle over\nexpect {unhurt}"
STRIKE: Final = "do P2: attack {name} -> P1{armed}\ndo: pass until battle over\n"
CRY: Final = "do P1: attack 槍 -> 射手\ndo: pass until joining\ndo P1: pass\nrefuse P2: activate {name} because 103.1.2"
PIERCE: Final = (
    "do P2: attack {name} -> 盾{armed}\ndo: pass until battle over\nexpect 盾: in P1 discard\nexpect P1 hp: 20"
)
STATEMENTS: Final = {
    "Attacks": Deed("味方のキャラを攻撃できない", "refuse P2: attack {name} -> 盾 because 103.1.2", THEIRS),
    "AttacksAtAll": Deed("攻撃できない", "refuse P2: attack {name} -> P1 because 103.1.2", THEIRS),
    "IsAttacked": Deed("攻撃されない", "refuse P1: attack 槍 -> {name} because 103.1.2"),
    "BecomesTarget": Deed("攻撃の対象にならない", "refuse P1: attack 槍 -> {name} because 103.1.2"),
    "IsChosen": Deed("攻撃の対象に選ばれない", "refuse P1: attack 槍 -> {name} because 103.1.2"),
    "DeclaresAttack": Deed("攻撃宣言できない", "refuse P2: attack {name} -> P1 because 103.1.2", THEIRS),
    "IsAttackedBy": Deed("味方のキャラに攻撃されない", "refuse P1: attack 槍 -> {name} because 103.1.2"),
    "Undergoes": Deed("破壊されない", "do P1: play 壊し, target {name}\ndo: resolve\nexpect {name}: in P2 field"),
    "IsTargeted": Deed("能力の対象にならない", "refuse P1: play 指差し, target {name}"),
    "IsTargetedBy": Deed("相手のキャラの能力の対象にならない", "refuse P2: activate 射手, target {name}", THEIRS),
    "TakesDamage": Deed("ダメージを受けない", "do P1: play 火花\ndo: resolve\nexpect {unhurt}"),
    "TakesAbilityDamage": Deed("能力によってダメージを受けない", "do P1: play 火花\ndo: resolve\nexpect {unhurt}"),
    "TakesMuch": Deed("1以上のダメージを受けない", "do P1: play 火花\ndo: resolve\nexpect {unhurt}"),
    "TakesBattleDamage": Deed("戦闘ダメージを受けない", FIGHT),
    "TakesBattleDamageFrom": Deed("味方のキャラから戦闘ダメージを受けない", FIGHT),
    "TakesDamageBy": Deed(
        "自分のアクティブの能力によってダメージを受けない", "do P1: play 火花\ndo: resolve\nexpect {unhurt}"
    ),
    "IsTargetOf": Deed("味方のキャラの攻撃の対象にならない", "refuse P1: attack 槍 -> {name} because 103.1.2"),
    "TakesDamageFrom": Deed("味方のキャラからダメージを受けない", FIGHT),
    "DealsDamage": Deed("自分のプレイヤーにダメージを与えない", "{strike}expect P1 hp: 20", THEIRS),
    "Turns ON": Deed("ONにならない", "do P1: play 起床\ndo: resolve\nexpect {name}: off", is_off=True),
    "Turns OFF": Deed("OFFにならない", "do P1: play 眠り\ndo: resolve\nexpect {name}: on"),
    "Enters": Deed("場に出ない"),
    "ChangesRow": Deed("後列に移動できない", "do P1: play 突き\ndo: resolve\nexpect {name}: front"),
    "ChangesRowBy": Deed(
        "自分のアクティブの能力によって後列に移動しない", "do P1: play 突き\ndo: resolve\nexpect {name}: front"
    ),
    "DrawsCard": Deed("ドローできない", "do P2: play 合図\ndo: resolve\nexpect P2 hp: 20", THEIRS),
    "PlaysCard": Deed("《キャラカード》をプレイできない", "refuse P2: play 石 because 103.1.2", THEIRS),
    "Must": Deed("攻撃できるなら攻撃しなければならない", "refuse P2: end phase because 103.1.2", THEIRS),
    "Gain attack": Deed("+2/+0の修整を受ける", "expect {name}: attack {raised}"),
    "Gain HP": Deed("+0/+2の修整を受ける", "expect {name}: hp 10"),
    "Gain ウォークライ": Deed("【ウォークライ】を持つ", "expect {name}: has ウォークライ"),
    "Gain 貫通": Deed("【貫通1】を持つ", "expect {name}: has 貫通"),
    "Gain 奇襲": Deed("【奇襲】を持つ", "do P2: play @new\ndo: resolve\nexpect @new: on", THEIRS),
    "Gain 増殖": Deed("【増殖】を持つ"),
    "Lose 連撃": Deed("【連撃】を失う", "expect {name}: no abilities", keyword="【連撃】"),
    "Lose ドロップ": Deed("【ドロップ】を失う"),
    "Lose 奇襲": Deed("【奇襲】を失う", "do P2: play @new\ndo: resolve\nexpect @new: off", THEIRS, "【奇襲】"),
    "Invokes ウォークライ": Deed("【ウォークライ】を発動できない", CRY, keyword="【ウォークライ】"),
    "Invokes 連撃": Deed("【連撃】を発動できない", STRIKE + "expect {name}: off", THEIRS, "【連撃】"),
    "Invokes 貫通": Deed("【貫通】を発動できない", PIERCE, THEIRS, "【貫通1】"),
    "Invokes ドロップ": Deed(
        "【ドロップ】を発動できない", "do P1: attack 槍 -> P2\ndo: pass until battle over\nexpect P2 hand: 4"
    ),
    **{f"Invokes {name}": Deed(f"【{name}】を発動できない") for name in PLAIN if name not in ("ウォークライ", "連撃")},
}
TIMES: Final = {"always": "{}。", "this turn": "このターン中、{}。"}
BY_THE_OTHERS: Final = {
    ("an enemy that is a player", deed) for deed in ("Undergoes", "Gain HP", "ChangesRow", "ChangesRowBy")
}
"""What is said of players and characters together, and only characters can do."""
NOTHING: Final = "場の防具全てはONにならない"


def scenario(subject: Subject, deed: Deed, said: str, time: str) -> str:
    """The position for a statement about somebody, and its script."""
    is_standing = time == "always"
    is_person = subject.name == "P2"
    lines = f"  text: {deed.keyword}\n" if deed.keyword else ""
    both = lines.replace("text:", "first text:") + lines.replace("text:", "second text:")
    words = {
        "text": TIMES[time].format(said),
        "kind": "アイテム" if is_standing else "アクティブ",
        "lying": ", 縛り" if is_standing else "",
        "held": "" if is_standing else ", 縛り",
        "keyword": lines,
        "keywords": both if deed.keyword != "【奇襲】" else "",
        "aim": subject.aim, "own": subject.own, "away": subject.away, "all": subject.all,
        "state": "off, " if deed.is_off else "",
        "off": " (off)" if deed.is_off else "",
        "top": "浮き, " if "ドロップ" in deed.said else "",
        "name": subject.name,
        "armed": ", use weapon 剣" if is_person else "",
        "unhurt": "P2 hp: 20" if is_person else f"{subject.name}: damage 0",
        "raised": "2" if is_person or subject.name == "箱" else "4",
    }  # fmt: skip
    words["strike"] = "do P2: activate 箱\ndo: resolve\n" if subject.name == "箱" else STRIKE.format(**words)
    opening = "do P2: play 火蓋\n" if deed.turn == THEIRS else ""
    begin = "" if is_standing else f"{opening}do P1: play 縛り\ndo: resolve\n"
    return f"scenario: x\ngame: pso2\nturn: {deed.turn}\n" + (CARDS + begin + deed.script).format(**words)


def reads(text: str, time: str) -> bool | None:
    """Whether a text on an item or an active reads, and is not refused with the words at fault; None if it does not
    read at all."""
    kind = ITEM if time == "always" else ACTIVE
    try:
        lowered(text, kind)
    except TextError:
        return None
    except NoMeaning as error:
        return not error.told.startswith("「")
    return True


def lowered(text: str, kind: int) -> None:
    """Read a text on a card of a kind, and give it its meaning."""
    reading = language().read(text)
    check_kind("T", reading, kind)
    check_subjects("T", reading, kind)
    CardTexts("T", is_active=bool(kind & ACTIVE)).lower(reading)


def test_every_deed_that_can_be_worded_is_in_the_list() -> None:
    listed = {name.partition(" ")[0] for name in STATEMENTS}
    worded = {row.node.__name__ for row in language().grammar.rows if row.category in ("deed", "pdeed") and row.node}

    assert worded <= listed


@pytest.mark.parametrize("time", ["always", pytest.param("this turn", marks=pytest.mark.slow)])
@pytest.mark.parametrize("deed", STATEMENTS)
@pytest.mark.parametrize("subject", SUBJECTS)
def test_103_1_2_a_statement_does_something_or_is_refused(subject: str, deed: str, time: str) -> None:
    who, what = SUBJECTS[subject], STATEMENTS[deed]
    if (subject, deed) in BY_THE_OTHERS or not reads(TIMES[time].format(who.words + what.said), time):
        return

    assert what.script, "it reads, and no script shows what it does"
    outcome = run_text(scenario(who, what, who.words + what.said, time))
    assert outcome.passed, outcome.report()
    assert not run_text(scenario(who, what, NOTHING, time)).passed, "the script holds without it, too"


@pytest.mark.parametrize(
    "text",
    [
        "自分のプレイヤーが破壊された時：1枚ドローする。",
        "自分のプレイヤーが場に出た時：1枚ドローする。",
        "このカードが攻撃した時：1枚ドローする。",
        "このカードがダメージを受けた時：1枚ドローする。",
        "このカードが【ウォークライ】を発動した時：1枚ドローする。",
        "味方のキャラが場に出た時、かわりに1枚ドローする。",
        "味方のキャラが攻撃する時、かわりに1枚ドローする。",
        "自分が《キャラカード》をプレイする時、かわりに1枚ドローする。",
        "自分の場の武器全てがダメージを受けるとき、そのダメージを1軽減する。",
        "【登場時】：相手の場の武器全てに1ダメージを与える。",
        "【登場時】：自分のプレイヤーを破壊する。",
        "【登場時】：相手の場の武器全てをフリーズする。",
        "【登場時】：相手の捨札のカードを1枚選び、それを手札に加える。",
        "【登場時】：相手のキャラを1体選び、それを手札に加える。",
        "自分のプレイヤーのHPは5になる。",
        "自分のプレイヤーは+0/+3の修整を受ける。",
        "このカードは攻撃中、+0/+2の修整を与える。",
    ],
)
def test_300_2_what_nobody_of_that_sort_does_is_not_waited_for_replaced_or_done(text: str) -> None:
    assert reads(text, "always") is not True


@pytest.mark.parametrize("kind", ["アクティブ", "武器"])
def test_205_4_7_what_a_card_does_by_somebody_else_is_not_said_of_the_card(kind: str) -> None:
    with pytest.raises(NoMeaning, match="only"):
        lowered("このカードが相手のプレイヤーにダメージを与えた時：1枚ドローする。", KIND_NAMES[kind])


def test_302_6_only_a_character_has_ambush() -> None:
    with pytest.raises(NoMeaning, match="come OFF"):
        lowered("【奇襲】", KIND_NAMES["プレイヤー"])


def test_r_27_a_boss_has_no_hand_limit() -> None:
    with pytest.raises(NoMeaning, match="holds no cards"):
        lowered("自分の手札の上限枚数は2枚増える。", KIND_NAMES["ボス"])
