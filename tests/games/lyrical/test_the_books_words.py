"""What the manual names, in every place where a text can name it: played with the text, and without it."""

from __future__ import annotations

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.lyrical.lowering.card import CardTexts
from kirifuda.games.lyrical.rules.n01_payment import payments
from kirifuda.games.lyrical.values import KIND_NAMES, Price
from kirifuda.games.lyrical.wording.assembly import language
from tests.games.lyrical.test_more_is_done import DRAWN, MINE, holds_only_with, plays

ATTACKED = "do P1: attack 主役\ndo P2: guard 敵\ndo: pass until attack over"

# N-1.2-3, N-8.2: what cards and effects take.


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("このカードの必要コストは自分の場のキャラクター1体につき1増える。", 18),
        ("自分の場のキャラクター1体につき、このカードの必要コストを1増やす。", 18),
        ("自分の場にキャラクターがいるなら、このカードの必要コストを3増やす。", 17),
        ("自分の場にキャラクターがいないなら、このカードの必要コストを3増やす。", 20),
    ],
)
def test_n_1_3_a_card_says_what_it_costs_itself(text: str, left: int) -> None:
    position = "P1 field: 主役, 弱\nP1 hand: 策\nP1 deck: 20"
    script = f"do P1: use 策\ndo: resolve\nexpect P1 deck: {left}"

    assert plays("once", f"{text}\n対戦相手に1ダメージを与える。", position, script) == ""


def test_n_1_2_a_text_lowers_the_factor_of_cards() -> None:
    position = "P1 fields: 地\nP1 hand: 重い\nP1 factor: 種"
    card = "\ncard 重い\n  kind: ストラテジー\n  factor: 赤2\n  text: カードを1枚引く。"
    script = "do P1: use 重い\ndo: resolve" + DRAWN
    text = "自分が使用するストラテジーカードの必要ファクターを1減らす。"

    assert plays("laid", text, card + "\n" + position, script) == ""
    assert plays("", "", card + "\n" + position, script) != ""


def test_n_1_4_what_is_left_of_a_lowered_factor_is_paid_in_any_of_its_colours() -> None:
    price = Price((1, 1, 0), 2, 0).changed(-1, 0)

    assert sorted(payments([2, 2, 2], price)) == [(0, 1, 0), (1, 0, 0)]
    assert payments([2, 2, 2], Price((2, 0, 0), 2, 0).changed(-1, 0)) == [(1, 0, 0)]
    assert payments([0, 2, 2], Price((2, 0, 0), 2, 0).changed(-1, 0)) == []
    assert Price((2, 0, 0), 2, 1).changed(-5, -5).text() == "0/0"


def test_n_1_3_no_cost_need_be_paid() -> None:
    text = "自分の場にキャラクターがいるなら、このカードを使用するのにコストを支払う必要はない。"
    done = "対戦相手に1ダメージを与える。"
    card = f"\ncard 只\n  kind: ストラテジー\n  cost: 3\n  text: {text}\n    {done}"
    script = "do P1: use 只\ndo: resolve\nexpect P1 deck: {left}"

    assert plays("", "", card + "\nP1 field: 主役\nP1 hand: 只\nP1 deck: 9", script.format(left=9)) == ""
    assert plays("", "", card + "\nP1 hand: 只\nP1 deck: 9", script.format(left=6)) == ""


EFFECT = "(0/2):対戦相手に1ダメージを与える。"


@pytest.mark.parametrize(
    ("own", "worn", "left"),
    [
        (EFFECT, "セットされたキャラクターのエフェクトの必要コストを1減らす。", 8),
        (EFFECT, "セットされたキャラクターに書かれたエフェクトの必要コストを1減らす。", 8),
        ("イニシアティブ", f"{EFFECT}\n    セットされたキャラクターのエフェクトの必要コストを1減らす。", 8),
        ("イニシアティブ", f"{EFFECT}\n    セットされたキャラクターに書かれたエフェクトの必要コストを1減らす。", 7),
    ],
)
def test_n_8_2_effects_cost_less(own: str, worn: str, left: int) -> None:
    cards = f"\ncard 術者\n  text: {own}\ncard 杖\n  kind: アイテム\n  text: {worn}\n"
    script = f"do P1: effect of 術者\ndo: resolve\nexpect P1 deck: {left}"

    assert plays("", "", f"{cards}P1 field: 術者 (with: 杖)\nP1 deck: 9", script) == ""


# What can be done although a rule says otherwise.


def test_n_9_3_an_acted_character_guards() -> None:
    position = "P1 field: 敵\nP2 field: 主役 (acted)"
    script = "do P1: attack 敵\ndo P2: guard 主役"

    holds_only_with("own", "このキャラクターは行動済み状態でもガード宣言できる。", position, script)


@pytest.mark.parametrize(
    ("text", "done"),
    [
        ("このキャラクターは場に出たターンでもエフェクトを使用できる。", "do P1: effect of 新人"),
        ("このキャラクターは場に出たターンでもアタック宣言できる。", "do P1: attack 新人"),
    ],
)
def test_n_1_5_a_new_character_acts(text: str, done: str) -> None:
    card = "\ncard 新人\n  text: (0/0):対戦相手に1ダメージを与える。{text}\nP1 hand: 新人\n"
    script = f"do P1: set 新人\ndo: resolve\n{done}"

    assert plays("", "", card.format(text="\n    " + text), script) == ""
    assert plays("", "", card.format(text=""), script) != ""


def test_n_2_5_a_character_that_was_just_set_up_attacks() -> None:
    card = (
        "\ncard 変身\n  name: 主役\n  title: 夜の\n  text: セットアップ\nP1 field: 主役\nP1 fields: 地\nP1 hand: 変身\n"
    )
    text = "自分のキャラクターはセットアップしたターンでもアタック宣言できる。"

    holds_only_with("laid", text, card, "do P1: set up 変身\ndo P1: attack 主役")


def test_n_8_4_an_effect_is_used_while_its_character_is_acted() -> None:
    text = "(0/0):このキャラクターを未行動状態にする。"
    more = "このエフェクトはこのキャラクターが行動済み状態でも使用できる。"
    script = "do P1: effect of 主役\ndo: resolve\nexpect 主役: un-acted"

    assert plays("own", text + more, "P1 field: 主役 (acted)", script) == ""
    assert plays("own", text, "P1 field: 主役 (acted)", script) != ""


@pytest.mark.parametrize(
    "text",
    [
        "このキャラクターがアタック宣言したとき、対戦相手は可能ならガード宣言しなければならない。",
        "対戦相手は可能ならこのキャラクターのアタック宣言に対してガード宣言しなければならない。",
    ],
)
def test_n_9_3_a_player_must_guard(text: str) -> None:
    script = "do P1: attack 主役\nexpect not offered P2: no guard\ndo P2: guard 敵"

    holds_only_with("own", text, MINE, script)
    assert plays("own", text, "P1 field: 主役\nP2 field: 敵 (acted)", "do P1: attack 主役\ndo P2: no guard") == ""


@pytest.mark.parametrize(
    ("text", "is_acted"),
    [
        ("場に出るキャラクターは行動済み状態で場に出る。", True),
        ("手札から場に出るキャラクターは行動済み状態で場に出る。", True),
        ("自分の場に出るキャラクターは行動済み状態で場に出る。", True),
        ("対戦相手の場に出るキャラクターは行動済み状態で場に出る。", False),
    ],
)
def test_n_1_1_characters_come_acted(text: str, is_acted: bool) -> None:
    script = f"do P1: set 弱\ndo: resolve\nexpect 弱: {'acted' if is_acted else 'un-acted'}"

    assert plays("laid", text, "P1 fields: 地\nP1 hand: 弱", script) == ""


def test_n_1_1_only_out_of_a_hand() -> None:
    text = "手札から場に出るキャラクターは行動済み状態で場に出る。"
    card = "\ncard 呼び\n  kind: ストラテジー\n  text: 自分の捨て札からキャラクターカード1枚を選び、場に出す。\n"
    position = card + "P1 fields: 地\nP1 hand: 呼び\nP1 discard: 弱"

    assert plays("laid", text, position, "do P1: use 呼び, target 弱\ndo: resolve\nexpect 弱: un-acted") == ""


def test_n_1_1_a_character_says_of_itself_that_it_comes_acted() -> None:
    position = "P1 hand: 主役"

    holds_only_with(
        "own",
        "このキャラクターは行動済み状態で場に出る。",
        position,
        "do P1: set 主役\ndo: resolve\nexpect 主役: acted",
    )


# Answers.


@pytest.mark.parametrize("text", ["レスポンス", "トリックカードでレスポンス", "トリックカードで割り込みを"])
def test_n_7_1_a_player_cannot_answer(text: str) -> None:
    said = f"このキャラクターがアタック宣言している間、対戦相手は{text}することができない。"
    script = "do P1: attack 主役\ndo P2: no guard\ndo P1: pass\nrefuse P2: use 刃"

    holds_only_with("own", said, MINE + "\nP2 hand: 刃", script)


def test_n_7_1_an_answer_sets_a_text_off() -> None:
    position = "P1 field: 敵\nP2 field: 主役\nP2 hand: 刃"
    script = "do P1: attack 敵\ndo P2: no guard\ndo P1: pass\ndo P2: use 刃, target 敵\ndo: pass until attack over"

    holds_only_with(
        "own", "自分がレスポンスしたとき、カードを1枚引く。", position, script + "\nexpect P2 hand: contains 白紙"
    )


# Battles, damage, abilities.


def test_n_9_3_a_battle_arises() -> None:
    holds_only_with("laid", "バトルが発生したとき、カードを1枚引く。", MINE, ATTACKED + DRAWN)
    unguarded = "do P1: attack 主役\ndo P2: no guard\ndo: pass until attack over"
    assert plays("laid", "バトルが発生したとき、カードを1枚引く。", MINE, unguarded + DRAWN) != ""


DAMAGE = {
    "バトルによるダメージを受けない": (ATTACKED, 0, 2),
    "トリックカードによるダメージを受けない": (ATTACKED, 1, 0),
    "自分のカードによるダメージを受けない": (ATTACKED, 1, 0),
    "対戦相手のカードによるダメージを受けない": (ATTACKED, 1, 2),
    "ダメージを受けない": (ATTACKED, 0, 0),
}


@pytest.mark.parametrize("said", DAMAGE)
def test_n_9_7_damage_is_not_taken_from_everything(said: str) -> None:
    script, in_battle, by_trick = DAMAGE[said]
    text = f"このキャラクターは{said}。"

    assert plays("own", text, MINE, f"{script}\nexpect 主役: damage {in_battle}") == ""
    struck = f"do P1: use 刃, target 主役\ndo: resolve\nexpect 主役: damage {by_trick}"
    assert plays("own", text, MINE + "\nP1 hand: 刃", struck) == ""


def test_n_9_7_damage_sets_a_text_off_by_what_deals_it() -> None:
    struck = "do P1: use 刃, target 主役\ndo: resolve"
    position = MINE + "\nP1 hand: 刃"
    text = "このキャラクターが{by}によるダメージを受けたとき、カードを1枚引く。"

    holds_only_with("own", text.format(by="トリックカード"), position, struck + DRAWN)
    assert plays("own", text.format(by="バトル"), position, struck + DRAWN) != ""
    holds_only_with("own", text.format(by="バトル"), MINE, ATTACKED + DRAWN)


def test_n_8_1_damage_of_effects_is_not_that_of_what_happens_by_itself() -> None:
    cards = (
        "\ncard 術者\n  attack: 0\n  text: (0/0):キャラクター1体に1ダメージを与える。"
        "\n    自分のエンドフェイズ開始時、対戦相手のキャラクターすべてに1ダメージを与える。\n"
    )
    position = cards + "P1 field: 術者\nP2 field: 主役"
    used = "do P1: effect of 術者, target 主役\ndo: resolve\nexpect 主役: damage {number}"
    text = "このキャラクターは対戦相手のエフェクトによるダメージを受けない。"

    assert plays("own", text, position, used.format(number=0)) == ""
    assert plays("", "", position, used.format(number=1)) == ""


def test_n_10_2_damage_stays() -> None:
    position = "P1 field: 主役, 敵\nP1 fields: 地\nP1 hand: 刃"
    script = "do P1: use 刃, target 主役\ndo: resolve\ndo: pass until P2 main\nexpect 主役: damage 2"

    holds_only_with("laid", "エンドフェイズに、キャラクターの累積ダメージは取り除かれない。", position, script)


def test_n_10_2_so_much_for_every_damage() -> None:
    script = "do P1: use 刃, target 主役\ndo: resolve\nexpect 主役: attack 3"
    text = "このキャラクターが受けている累積ダメージ1につき、このキャラクターの攻撃力を+1する。"

    holds_only_with("own", text, "P1 field: 主役\nP1 hand: 刃", script)


def test_n_2_3_what_is_written_is_lost_and_what_was_given_is_not() -> None:
    position = "P1 field: 主役 (with: 品)\nP1 hand: 策"
    used = "do P1: use 策, target 主役\ndo: resolve\nexpect 主役: {seen}"
    worn = position.replace("品", "靴") + "\n"
    card = "\ncard 靴\n  kind: アイテム\n  text: シュネラー\n"

    every = "ターン終了時まで、キャラクター1体は能力をすべて失う。"
    written = "ターン終了時まで、キャラクター1体は書かれている能力をすべて失う。"
    assert plays("once", every, card + worn, used.format(seen="has シュネラー")) != ""
    assert plays("once", written, card + worn, used.format(seen="has シュネラー")) == ""
    assert plays("once", written, card + worn, used.format(seen="has イニシアティブ")) != ""


def test_n_4_2_field_cards_are_ignored() -> None:
    cards = "\ncard 丘\n  kind: フィールド\n  text: キャラクターの攻撃力を+3する。\n"
    position = cards + "P1 field: 主役\nP2 fields: 丘\nP1 hand: 策"
    script = "expect 主役: attack 4\ndo P1: use 策\ndo: resolve\nexpect 主役: attack 1"

    assert plays("once", "ターン終了時まで、すべてのフィールドカードの効果を無視する。", position, script) == ""


# Cards that are named together, colours, items that are set.


def test_a34_a_colour_is_declared() -> None:
    cards = "\ncard 青種\n  kind: ファクター\n  color: 青\n"
    position = cards + "P1 hand: 策\nP2 factor: 種, 青種"
    text = "色を1つ宣言する。対戦相手のファクター置き場にあるその色のファクターカードをすべて行動済み状態にする。"
    script = "do P1: use 策\ndo P1: pass\ndo P1: declare 青\nexpect 青種: acted\nexpect 種: un-acted"

    assert plays("once", text, position, script) == ""


def test_n_1_6_characters_that_are_named_together() -> None:
    position = "P1 field: 主役, 弱, 敵\nP1 fields: 地"
    script = "expect 弱: attack 1\nexpect 敵: attack 2\nexpect 主役: attack 1"

    holds_only_with("laid", "自分の“敵”と“弱”の攻撃力を+1する。", position, script)


def test_a63_two_are_chosen_when_the_card_is_used() -> None:
    position = MINE + "\nP1 hand: 策"
    text = (
        "自分のキャラクター1体と対戦相手のキャラクター1体を選ぶ。"
        "その自分のキャラクターを行動済み状態にする。その対戦相手のキャラクターに1ダメージを与える。"
    )
    script = "do P1: use 策, target 主役, target 敵\ndo: resolve\nexpect 主役: acted\nexpect 敵: damage 1"

    assert plays("once", text, position, script) == ""


def test_n_3_1_an_item_tells_that_it_was_set() -> None:
    script = "do P1: set 品, onto 主役\ndo: resolve"

    holds_only_with(
        "worn", "このカードをセットしたとき、カードを1枚引く。", "P1 field: 主役\nP1 hand: 品", script + DRAWN
    )
    other = "do P1: set 帯, onto 主役\ndo: resolve"
    position = "P1 field: 主役, 弱 (with: 品)\nP1 hand: 帯"
    assert plays("worn", "このカードをセットしたとき、カードを1枚引く。", position, other + DRAWN) != ""


def test_a66_what_is_negated_is_discarded_once() -> None:
    position = "P1 hand: 槌\nP2 hand: 技\nP2 deck: 9"
    text = "対戦相手が使用したストラテジーカード1枚の効果を無効にし、直ちに捨て札する。"
    script = "do P1: use 槌\ndo P2: use 技, target 槌\ndo: resolve\nexpect P2 deck: 9\nexpect 槌: in P1 discard"

    assert plays("trick", text, position, script) == ""


def test_a25_factor_cards_stay_acted() -> None:
    text = (
        "対戦相手のファクター置き場にあるファクターカード1枚を選び、行動済み状態にする。"
        "そのカードは次の対戦相手のターンの終了時まで未行動状態にならない。"
    )
    script = "do P1: use 策, target 種\ndo: resolve\ndo: pass until P2 main\nexpect 種: acted"

    assert plays("once", text, "P1 hand: 策\nP2 factor: 種", script) == ""
    short = text.partition("。")[0] + "。"
    assert plays("once", short, "P1 hand: 策\nP2 factor: 種", script) != ""


REFUSED = (
    ("アイテム", "このカードがセットされたキャラクターとのバトルで捨て札された時、カードを1枚引く。"),
    ("キャラクター", "このキャラクターとのバトルで捨て札された時、カードを1枚引く。"),
    ("キャラクター", "このキャラクターは行動済み状態でもアタック宣言できる。"),
    ("フィールド", "このカードは行動済み状態で場に出る。"),
    ("トリック", "対戦相手が使用したエフェクト1つの効果を無効にし、捨て札する。"),
)


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_n_9_2_what_could_not_be_so_is_refused(kind: str, text: str) -> None:
    with pytest.raises(NoMeaning):
        CardTexts("T#", KIND_NAMES[kind]).lower(language().read(text))


# N-9.6, N-12.3: attacks that go through; how long things last.


def test_n_9_6_nobody_guards() -> None:
    through = "do P1: attack 主役\ndo P2: no guard\ndo: pass until attack over"

    for text in (
        "このキャラクターがガード宣言されなかったとき",
        "このキャラクターがガード宣言されずに対戦相手にダメージを与えたとき",
    ):
        holds_only_with("own", f"{text}、カードを1枚引く。", MINE, through + DRAWN)
        assert plays("own", f"{text}、カードを1枚引く。", MINE, ATTACKED + DRAWN) != ""


def test_n_12_3_damage_by_dringen() -> None:
    text = "このキャラクターがドリンゲンによって超えた分のダメージを対戦相手に与えたとき、カードを1枚引く。"
    card = f"\ncard 槍\n  attack: 5\n  text: ドリンゲン\n    {text}\nP1 field: 槍\nP2 field: 敵\n"

    assert plays("", "", card, "do P1: attack 槍\ndo P2: guard 敵\ndo: pass until attack over" + DRAWN) == ""
    assert plays("", "", card, "do P1: attack 槍\ndo P2: no guard\ndo: pass until attack over" + DRAWN) != ""


def test_n_9_1_a_character_attacks_twice() -> None:
    once = "do P1: attack 主役\ndo P2: no guard\ndo: pass until attack over\n"
    position = "P1 field: 主役\nP2 field: 敵\nP2 deck: 20"
    text = "このキャラクターは1ターンに2回までアタック宣言できる。"

    holds_only_with("own", text, position, once + once + "expect 主役: acted")
    assert plays("own", text, position, once + "expect 主役: un-acted") == ""


def test_n_9_3_who_cannot_guard_against_this_attack_guards_against_the_next() -> None:
    text = "このキャラクターがアタック宣言したとき、相手は攻撃力が3以下のキャラクターでガード宣言することができない。"
    position = "P1 field: 主役, 弱\nP2 field: 敵, 強敵"
    script = "do P1: attack 主役\nrefuse P2: guard 敵\nexpect offered P2: guard 強敵\ndo P2: no guard\n"

    holds_only_with("own", text, position, script)
    assert plays("own", text, position, f"{script}do: pass until attack over\ndo P1: attack 弱\ndo P2: guard 敵") == ""


def test_n_10_1_until_the_next_turn_begins() -> None:
    position = "P1 field: 主役\nP1 hand: 策"
    used = "do P1: use 策, target 主役\ndo: resolve\ndo: pass until P{turn} main\nexpect 主役: attack {attack}"
    text = "次の自分のターンの開始時まで、キャラクター1体の攻撃力を+2する。"

    assert plays("once", text, position, used.format(turn=2, attack=3)) == ""
    ended = used.format(turn=2, attack=3) + "\ndo: pass until P1 main\nexpect 主役: attack 1"
    assert plays("once", text, position, ended) == ""


def test_n_1_5_in_the_turn_of_its_coming() -> None:
    position = "P1 hand: 主役, 刃"
    script = "do P1: set 主役\ndo: resolve\ndo P1: use 刃, target 主役\ndo: resolve\nexpect 主役: damage 0"
    text = "場に出たターンの間、このキャラクターはダメージを受けない。"

    holds_only_with("own", text, position, script)
    later = "do P1: use 刃, target 主役\ndo: resolve\nexpect 主役: damage 2"
    assert plays("own", text, "P1 field: 主役\nP1 hand: 刃", later) == ""


def test_n_9_6_damage_to_a_character_and_to_a_player() -> None:
    script = "do P1: use 策, target 敵\ndo: resolve\nexpect 敵: damage 1\nexpect P2 deck: 8"

    assert (
        plays(
            "once",
            "対戦相手のキャラクター1体と対戦相手に、それぞれ1ダメージを与える。",
            MINE + "\nP1 hand: 策\nP2 deck: 9",
            script,
        )
        == ""
    )


@pytest.mark.parametrize(("by", "is_kept"), [("ストラテジーカード", True), ("トリックカード", False), ("カード", True)])
def test_n_4_2_by_what_something_is_not_discarded(by: str, is_kept: bool) -> None:
    where = "field" if is_kept else "discard"
    script = f"do P1: use 掃除, target 主役\ndo: resolve\nexpect 主役: in P1 {where}"

    assert (
        plays("own", f"このキャラクターは自分の{by}の効果では捨て札されない。", MINE + "\nP1 hand: 掃除", script) == ""
    )


def test_n_1_6_two_that_are_named_are_both_there() -> None:
    text = "自分の場に“弱”と“敵”が両方いる場合、このキャラクターの攻撃力を+1する。"

    assert plays("own", text, "P1 field: 主役, 弱, 敵", "expect 主役: attack 2") == ""
    assert plays("own", text, "P1 field: 主役, 弱", "expect 主役: attack 1") == ""


def test_n_2_3_the_uppermost_card_of_one_comes_off() -> None:
    cards = (
        "\ncard 変身\n  name: 主役\n  title: 夜の\n  attack: 5\n  text: セットアップ"
        "\ncard 変化\n  name: 敵\n  title: 夜の\n  attack: 5\n  text: セットアップ\n"
    )
    position = cards + "P1 field: 主役 (with: 変身), 敵 (with: 変化)\nP1 hand: 策"
    text = "セットアップしているキャラクター1体の一番上のカードを持ち主の手札に戻す。"
    script = "do P1: use 策, target 主役\ndo: resolve\nexpect 主役: attack 1\nexpect 敵: attack 5\nexpect P1 hand: 1"

    assert plays("once", text, position, script) == ""


def test_n_3_1_who_carried_the_item() -> None:
    text = "(0/0):このカードを捨て札する。そうした場合、このカードがセットされていたキャラクターを行動済み状態にする。"
    script = "do P1: effect of 主役\ndo: resolve\nexpect 品: in P1 discard\nexpect 主役: acted"

    holds_only_with("worn", text, MINE, script)
