"""A40, A55, A65, A72: whatever a text can say of somebody does something in a game, or is refused when it is read.

Every combination of a holder (the character itself, its item, a field card, a strategy for a turn), somebody and a deed
is played on a small position: with the text, and without it.
"""

from __future__ import annotations

from itertools import product

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.lowering.card import CardTexts
from kirifuda.games.lyrical.lowering.subjects import ABLE
from kirifuda.games.lyrical.values import KIND_NAMES
from kirifuda.games.lyrical.wording.assembly import language
from kirifuda.scenario import run_text
from kirifuda.text import ast as a
from tests.games.lyrical.carriers import CARRIERS

HEAD = "scenario: x\ngame: lyrical\n"
CARDS = """
card 主役
  title: 朝の
  text: {own}
    (0/0):カードを1枚引く。
card 上級
  name: 主役
  title: 昼の
  text: セットアップ
    {upper}
card 敵
card 力持ち
  text: このキャラクターはアイテムを2枚までセットできる。
card 刃
  kind: ストラテジー
  text: キャラクター1体を選び、そのキャラクターに1ダメージを与える。
card 掃除
  kind: ストラテジー
  text: キャラクター1体を捨て札する。
card 大刃
  kind: ストラテジー
  text: キャラクター1体を選び、そのキャラクターに3ダメージを与える。
card 槌
  kind: ストラテジー
  text: 対戦相手に3ダメージを与える。
card 見本
  kind: キャラクター
card 秘密
card 謎
card 払い
  kind: ストラテジー
  text: フィールドカード1枚を捨て札する。
card 帯
  kind: アイテム
card 空地
  kind: フィールド
card 技
  kind: トリック
card 用
  kind: ストラテジー
"""
NO_TEXT = {
    "own": "イニシアティブ",
    "worn": "イニシアティブ",
    "upper": "イニシアティブ",
    "laid": "自分の手札の上限を+1する。",
    "once": "カードを1枚引く。",
}
HOLDERS = {"own": "このキャラクター", "worn": "このキャラクター", "laid": "自分のキャラクターすべて"}
"""Whose text it is, and whom it speaks of."""


def played(holder: str, text: str, position: str, script: str) -> bool:
    """Whether a script holds where a card of the position has a text."""
    cards = (CARDS + CARRIERS).format(**{**NO_TEXT, **({holder: text} if holder else {})})
    outcome = run_text(f"{HEAD}{cards}\n{position}\n{script}", "x")
    return outcome.passed


def reads(text: str, kind: str) -> bool:
    try:
        CardTexts("T#", KIND_NAMES[kind]).lower(language().read(text))
    except NoMeaning:
        return False
    return True


# What cannot be done: where it could be done, and by what it is seen.

MINE = "P1 field: 主役 (with: 品)\nP1 fields: 地\nP1 hand: 策, 刃, 掃除\nP2 field: 敵"
THEIRS = "turn: P2, turn 5\nP1 field: 主役 (with: 品)\nP1 fields: 地\nP2 field: 敵"
BARE = MINE.replace(" (with: 品)", "").replace("P1 hand: ", "P1 hand: 帯, ")
FORBIDDEN = {
    "アタック宣言できない": (MINE, "refuse P1: attack 主役 because N-9.1"),
    "ガード宣言できない": (THEIRS, "do P2: attack 敵\nrefuse P1: guard 主役 because N-9.3"),
    "バトルできない": (MINE, "refuse P1: attack 主役 because N-9.1"),
    "エフェクトを使用できない": (MINE, "refuse P1: effect of 主役 because N-8.1"),
    "ダメージを受けられない": (MINE, "do P1: use 刃, target 主役\ndo: resolve\nexpect 主役: damage 0"),
    "捨て札されない": (MINE, "do P1: use 掃除, target 主役\ndo: resolve\nexpect 主役: in P1 field"),
    "アイテムをセットできない": (BARE, "refuse P1: set 帯 because N-3.1"),
}
NEVER_FORBIDDEN = ("場に出られない",)


@pytest.mark.parametrize(("holder", "deed"), [*product(HOLDERS, FORBIDDEN)])
def test_n_9_1_whoever_can_not_do_something_does_not_do_it(holder: str, deed: str) -> None:
    position, script = FORBIDDEN[deed]
    if holder == "worn" and position is BARE:
        position = BARE.replace("主役", "力持ち (with: 品)")

    assert played(holder, f"{HOLDERS[holder]}は{deed}。", position, script)
    assert not played("", "", position, script)


@pytest.mark.parametrize("deed", [deed for deed in FORBIDDEN if deed != "ガード宣言できない"])
def test_n_10_1_a_prohibition_for_a_turn_is_heeded(deed: str) -> None:
    position, script = FORBIDDEN[deed]
    text = f"ターン終了時まで、自分のキャラクターすべては{deed}。"

    assert played("once", text, position, "do P1: use 策\ndo: resolve\n" + script)


def test_n_9_3_nobody_guards_for_a_turn() -> None:
    position = "P1 field: 敵\nP1 hand: 策\nP2 field: 主役"
    text = "ターン終了時まで、対戦相手のキャラクターすべてはガード宣言できない。"
    script = "do P1: use 策\ndo: resolve\ndo P1: attack 敵\nrefuse P2: guard 主役 because N-9.3"

    assert played("once", text, position, script)
    assert not played("", "", position, script)


@pytest.mark.parametrize(("kind", "deed"), [*product(KIND_NAMES, NEVER_FORBIDDEN)])
def test_n_9_1_what_no_rule_asks_about_can_not_be_forbidden(kind: str, deed: str) -> None:
    assert not reads(f"このキャラクターは{deed}。", kind)


DEALINGS = {
    "キャラクターカードをセットできない": "refuse P1: set 敵 because N-4.2",
    "アイテムカードをセットできない": "refuse P1: set 帯 because N-4.2",
    "フィールドカードをセットできない": "refuse P1: set 空地 because N-4.2",
    "トリックカードを使用できない": "refuse P1: use 技 because N-4.2",
    "ストラテジーカードを使用できない": "refuse P1: use 用 because N-4.2",
}


@pytest.mark.parametrize(("whose", "deed"), [*product(("自分", "対戦相手"), DEALINGS)])
def test_n_4_2_what_a_player_can_not_set_or_use(whose: str, deed: str) -> None:
    holder = "P1" if whose == "自分" else "P2"
    position = f"P1 field: 主役\nP1 hand: 敵, 帯, 空地, 技, 用\n{holder} fields: 地"

    assert played("laid", f"{whose}は{deed}。", position, DEALINGS[deed])
    assert not played("", "", position, DEALINGS[deed])


@pytest.mark.parametrize(
    ("kind", "deed"), [("トリック", "セット"), ("ファクター", "セット"), ("キャラクター", "使用"), ("アイテム", "使用")]
)
def test_n_4_2_what_is_not_set_or_used_can_not_be_forbidden(kind: str, deed: str) -> None:
    assert not reads(f"対戦相手は{kind}カードを{deed}できない。", "フィールド")


# What sets something off, and what is replaced.

DRAWN = "\nexpect P1 hand: contains 白紙"
HAPPENED = {
    "アタック宣言した": (MINE, "do P1: attack 主役"),
    "ガード宣言した": (THEIRS, "do P2: attack 敵\ndo P1: guard 主役"),
    "バトルした": (THEIRS, "do P2: attack 敵\ndo P1: guard 主役"),
    "エフェクトを使用した": (MINE, "do P1: effect of 主役"),
    "セットアップした": (MINE.replace("刃", "上級"), "do P1: set up 上級"),
    "ダメージを受けた": (MINE, "do P1: use 刃, target 主役\ndo: resolve"),
    "場に出た": ("P1 fields: 地\nP1 hand: 主役", "do P1: set 主役\ndo: resolve"),
    "捨て札された": (MINE, "do P1: use 掃除, target 主役\ndo: resolve"),
}
WATCHED = {"own": "このキャラクター", "worn": "このキャラクター", "laid": "自分のキャラクター"}


@pytest.mark.parametrize(("holder", "deed"), [*product(WATCHED, HAPPENED)])
def test_n_4_2_what_somebody_does_sets_a_text_off(holder: str, deed: str) -> None:
    position, script = HAPPENED[deed]
    text = f"{WATCHED[holder]}が{deed}とき、カードを1枚引く。"
    if holder == "worn" and deed == "場に出た":
        assert not reads(text, "アイテム")
        return
    if holder == "own" and deed == "セットアップした":
        holder = "upper"  # N-2.3: it is the upper card that tells of it

    assert played(holder, text, position, script + DRAWN)
    assert not played("", "", position, script + DRAWN)


MOMENTS = {
    "自分のターンの開始時": ("turn: P1, turn 5, start", "do: pass until P1 main"),
    "対戦相手のターンの開始時": ("turn: P2, turn 5, start", "do: pass until P2 main"),
    "ターン開始時": ("turn: P2, turn 5, start", "do: pass until P2 main"),
    "自分のエンドフェイズの開始時": ("turn: P1, turn 5, end", "do: pass until P2 main"),
    "対戦相手のエンドフェイズの開始時": ("turn: P2, turn 5, end", "do: pass until P1 factor"),
    "エンドフェイズの開始時": ("turn: P1, turn 5, end", "do: pass until P2 main"),
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_n_10_1_a_moment_sets_a_text_off(moment: str) -> None:
    head, script = MOMENTS[moment]
    position = f"{head}\nP1 fields: 地\nP1 deck: 空地, 敵, 5"
    text = f"{moment}、自分のデッキの上からカードを1枚捨て札する。"

    assert played("laid", text, position, script + "\nexpect P1 discard: contains 空地")
    assert not played("", "", position, script + "\nexpect P1 discard: contains 空地")


REPLACED = {
    "捨て札される": "do P1: use 掃除, target 主役\ndo: resolve\nexpect 主役: in P1 field" + DRAWN,
    "ダメージを受ける": "do P1: use 刃, target 主役\ndo: resolve\nexpect 主役: damage 0" + DRAWN,
}
NEVER_REPLACED = (
    "アタック宣言する",
    "ガード宣言する",
    "バトルする",
    "エフェクトを使用する",
    "セットアップする",
    "場に出る",
)


@pytest.mark.parametrize(("holder", "deed"), [*product(WATCHED, REPLACED)])
def test_n_9_7_something_stands_in_for_damage_and_discards(holder: str, deed: str) -> None:
    assert played(holder, f"{WATCHED[holder]}が{deed}とき、かわりにカードを1枚引く。", MINE, REPLACED[deed])
    assert not played("", "", MINE, REPLACED[deed])


@pytest.mark.parametrize(("kind", "deed"), [*product(KIND_NAMES, NEVER_REPLACED)])
def test_n_9_7_nothing_stands_in_for_anything_else(kind: str, deed: str) -> None:
    assert not reads(f"このキャラクターが{deed}とき、かわりにカードを1枚引く。", kind)


def test_every_deed_that_can_be_worded_is_played() -> None:
    worded = {row.node for row in language().grammar.rows if row.category in ("deed", "dealing") and row.node}
    played_here = {n.DeclaresAttack, n.DeclaresGuard, n.Battles, n.UsesEffects, n.SetsUp, n.TakesDamage, a.Enters}
    played_there = {
        a.Leaves, a.Turns, n.BeatenBy, n.DealsDamage, a.Defeats, n.Discards, n.Draws, n.GetsItem, n.GuardsAgainst,
        n.IsChosen, n.IsGuarded,
    }  # fmt: skip

    in_the_books_words = {n.Responds, n.RespondsWith, n.DamagedBy, n.StrikesOpen, n.Pierces}

    in_strangers_words = {n.AttacksOrGuards, n.DealsInBattle, n.Much, n.TurnedBy}
    in_more_sayings = {n.EntersFromHand, n.FallsShort, n.FallsShortDrawing}
    with_their_causes = {n.AsPart, n.BattlesWith, n.DealsByAttack, n.PutsOut, n.SlainBy}

    assert (
        worded
        == played_here
        | played_there
        | in_the_books_words
        | in_strangers_words
        | with_their_causes
        | in_more_sayings
        | {
            a.Undergoes,
            n.SetsCards,
            n.UsesCards,
        }
    )
    assert worded <= set(ABLE)


# Numbers, skills, and damage that becomes less.

GAINED = {
    "の攻撃力を+2する": "expect 主役: attack 3",
    "の攻撃力を-1する": "expect 主役: attack 0",
    "の耐久力を+2する": "expect 主役: durability 5",
    "の耐久力を-1する": "expect 主役: durability 2",
    "はシュネラーを得る": "expect 主役: has シュネラー",
    "はドリンゲンを得る": "expect 主役: has ドリンゲン",
    "はイニシアティブとシュネラーを得る": "expect 主役: has イニシアティブ, has シュネラー",
}


@pytest.mark.parametrize(("holder", "gained"), [*product((*HOLDERS, "once"), GAINED)])
def test_n_3_1_what_is_gained_is_had(holder: str, gained: str) -> None:
    begin = "do P1: use 策\ndo: resolve\n" if holder == "once" else ""
    text = (
        f"{HOLDERS[holder]}{gained}。" if holder in HOLDERS else f"ターン終了時まで、自分のキャラクターすべて{gained}。"
    )

    assert played(holder, text, MINE, begin + GAINED[gained])
    assert not played("", "", MINE, begin + GAINED[gained])


TAKERS = {
    "own": "このキャラクター",
    "worn": "このキャラクター",
    "laid": "自分のキャラクターすべて",
    "once": "自分のキャラクターすべて",
}


@pytest.mark.parametrize(("holder", "change", "which"), [*product(TAKERS, ("2減らす", "1にする"), ("", "次に"))])
def test_n_9_7_damage_to_characters_becomes_less(holder: str, change: str, which: str) -> None:
    text = f"{TAKERS[holder]}が{which}受けるダメージを{change}。"
    if which and holder != "once":
        assert not any(reads(text, kind) for kind in KIND_NAMES if kind not in ("ストラテジー", "トリック"))
        return
    begin = "do P1: use 策\ndo: resolve\n" if holder == "once" else ""
    hit = "do P1: use 大刃, target 主役\ndo: resolve\nexpect 主役: damage 1"
    position = MINE.replace("刃", "大刃")

    assert played(holder, "ターン終了時まで、" * bool(begin) + text, position, begin + hit)
    assert not played("", "", position, begin + hit)


@pytest.mark.parametrize(("holder", "limit"), [("own", 10), ("worn", 10), ("laid", 9)])
def test_n_10_1_a_higher_hand_limit_counts(holder: str, limit: int) -> None:
    assert played(holder, "自分の手札の上限を+2する。", MINE, f"expect P1 hand limit: {limit}")
    assert played("", "", MINE, "expect P1 hand limit: 8")


@pytest.mark.parametrize("holder", ["own", "worn"])
def test_n_3_3_more_items_can_be_carried(holder: str) -> None:
    position = MINE.replace("P1 hand: ", "P1 hand: 帯, ")
    script = "do P1: set 帯\ndo: resolve\nexpect 主役: items 2"

    assert played(holder, "このキャラクターはアイテムを2枚までセットできる。", position, script)
    assert not played("", "", position, script)


@pytest.mark.parametrize(("whose", "change"), [*product(("自分", "対戦相手"), ("2減らす", "1にする"))])
def test_n_9_6_damage_to_players_becomes_less(whose: str, change: str) -> None:
    holder = "P2" if whose == "自分" else "P1"
    position = f"P1 hand: 槌\n{holder} fields: 地"
    script = "do P1: use 槌\ndo: resolve\nexpect P2 deck: 19"

    assert played("laid", f"{whose}が受けるダメージを{change}。", position, script)
    assert not played("", "", position, script)


# What is done to what.

ALL = (
    "P1 field: 主役 (with: 品, damage 1), 敵 @acted (acted)\nP1 fields: 地\nP1 hand: 策, 帯\nP1 discard: 力持ち\n"
    "P1 deck: 空地, 見本, 5\nP2 hand: 秘密\nP2 deck: 謎, 5"
)
DONE = {
    "対戦相手に2ダメージを与える": ("", "expect P2 deck: 4"),
    "“主役”1体を選び、2ダメージを与える": ("target 主役", "expect 主役: in P1 discard"),
    "自分のキャラクターすべてのダメージをすべて取り除く": ("", "expect 主役: damage 0"),
    "“主役”1体を行動済み状態にする": ("target 主役", "expect 主役: acted"),
    "“敵”1体を未行動状態にする": ("target @acted", "expect @acted: un-acted"),
    "“主役”1体を捨て札する": ("target 主役", "expect 主役: in P1 discard"),
    "アイテムカード1枚を捨て札する": ("target 品", "expect 品: in P1 discard"),
    "フィールドカード1枚を捨て札する": ("target 地", "expect 地: in P1 discard"),
    "手札を1枚捨て札する": ("", "expect 帯: in P1 discard"),
    "自分のデッキからキャラクターカード1枚を選び、捨て札する": ("choose 見本", "expect 見本: in P1 discard"),
    "対戦相手の手札すべてを見る": ("", "expect P1 shown: 秘密"),
    "対戦相手のデッキの一番上のカードを見る": ("", "expect P1 shown: 謎"),
    "自分の手札からアイテムカード1枚を選び、対戦相手に見せる": ("choose 帯", "expect P2 shown: 帯"),
    "自分のデッキからキャラクターカード1枚を選び、対戦相手に見せる": ("choose 見本", "expect P2 shown: 見本"),
    "“主役”1体を持ち主の手札に戻す": ("target 主役", "expect 主役: in P1 hand"),
    "自分の場のアイテムカード1枚を手札に加える": ("target 品", "expect 品: in P1 hand"),
    "自分の捨て札1枚を手札に加える": ("target 力持ち", "expect 力持ち: in P1 hand"),
    "自分のデッキからキャラクターカード1枚を手札に加える": ("choose 見本", "expect 見本: in P1 hand"),
    "自分の捨て札からキャラクターカード1枚を場に出す": ("target 力持ち", "expect 力持ち: in P1 field"),
    "自分のデッキからキャラクターカード1枚を場に出す": ("choose 見本", "expect 見本: in P1 field"),
    "“主役”1体を選び、デッキの一番上に置く": ("target 主役", "expect P1 deck: top 主役"),
    "フィールドカード1枚を選び、デッキの一番下に置く": ("target 地", "expect 地: in P1 deck"),
    "自分の捨て札すべてをデッキに加えてシャッフルする": ("", "expect 力持ち: in P1 deck"),
    "自分の手札からアイテムカード1枚を選び、デッキの一番上に置く": ("choose 帯", "expect P1 deck: top 帯"),
    "対戦相手のデッキの上からカードを2枚捨て札する": ("", "expect P2 deck: 4"),
}


@pytest.mark.parametrize("text", DONE)
def test_n_5_1_what_a_text_does_is_done(text: str) -> None:
    answer, seen = DONE[text]
    at_once, later = (
        (f", {answer}", "") if answer.startswith("target") else ("", f"\ndo P1: {answer}" if answer else "")
    )

    assert played("once", f"{text}。", ALL, f"do P1: use 策{at_once}\ndo: resolve{later}\n{seen}")
    assert not played("", "", ALL, f"do P1: use 策\ndo: resolve\n{seen}")


NEVER_DONE = [
    "アイテムカード1枚を行動済み状態にする",
    "自分の手札のカード1枚を行動済み状態にする",
    "自分の捨て札のカード1枚を捨て札する",
    "対戦相手が使用したトリックカード1枚を捨て札する",
    "自分の手札のカード1枚を手札に加える",
    "“主役”1体を場に出す",
    "自分の捨て札からアイテムカード1枚を場に出す",
    "自分の捨て札1枚を場に出す",
    "自分の捨て札のカード1枚を選び、場に出す",
    "キャラクター1体を選び、その効果を無効にする",
    "自分の捨て札のカード1枚を選び、2ダメージを与える",
    "自分の捨て札のカード1枚を選び、対戦相手に見せる",
    "キャラクターすべてを見る",
    "自分の手札すべてを見る",
    "自分の捨て札のカード1枚を選ぶ。ターン終了時まで、そのカードの攻撃力を+1する",
    "アイテムカード1枚を選ぶ。ターン終了時まで、そのカードはアタック宣言できない",
    "このキャラクターに1ダメージを与える",
    "このキャラクターを未行動状態にする",
    "ターン終了時まで、このキャラクターの攻撃力を+1する",
    "ターン終了時まで、カードを1枚引く",
    "自分のキャラクター0体につき、カードを1枚引く",
]


@pytest.mark.parametrize("text", NEVER_DONE)
def test_n_5_1_what_could_never_be_done_is_refused(text: str) -> None:
    assert not reads(f"{text}。", "ストラテジー")


def test_n_5_1_a_card_that_was_put_onto_the_field_is_a_character_then() -> None:
    moved = "自分の捨て札からキャラクターカード1枚を選び、場に出す。そのキャラクターを行動済み状態にする。"

    assert played("once", moved, ALL, "do P1: use 策, target 力持ち\ndo: resolve\nexpect 力持ち: in P1 field, acted")


def test_n_8_3_no_effect_is_used_no_time_at_all() -> None:
    assert not reads("(0/0):カードを1枚引く。この効果は1ターンに0回だけ使用できる。", "キャラクター")


# A text that stands where nobody could do what it says.


@pytest.mark.parametrize("deed", [*HAPPENED])
def test_n_4_2_a_field_card_does_nothing_but_come_and_go(deed: str) -> None:
    assert reads(f"このカードが{deed}とき、カードを1枚引く。", "フィールド") == (deed in ("場に出た", "捨て札された"))


def test_n_4_2_a_field_card_that_comes_and_goes_sets_itself_off() -> None:
    position = "P1 hand: 地, 払い"
    set_it, sweep = "do P1: set 地\ndo: resolve", "\ndo P1: use 払い, target 地\ndo: resolve"

    assert played("laid", "このカードが場に出たとき、カードを1枚引く。", position, set_it + DRAWN)
    assert played("laid", "このカードが捨て札されたとき、カードを1枚引く。", position, set_it + sweep + DRAWN)
    assert not played("", "", position, set_it + sweep + DRAWN)


@pytest.mark.parametrize(
    "text",
    [
        "このカードの攻撃力を+1する。",
        "このカードはシュネラーを得る。",
        "このカードが受けるダメージを1減らす。",
        "このカードはアイテムを2枚までセットできる。",
        "このカードはアタック宣言できない。",
    ],
)
def test_n_4_1_a_field_card_is_no_character(text: str) -> None:
    assert reads(text, "キャラクター")
    assert not reads(text, "アイテム")  # N-3.1: an item is not its bearer
    assert reads(text.replace("このカード", "セットされたキャラクター"), "アイテム")
    assert not reads(text, "フィールド")
