"""What strangers' texts say, played in small positions: with the text, and without it."""

from __future__ import annotations

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.lowering.card import CardTexts
from kirifuda.games.lyrical.values import KIND_NAMES
from kirifuda.games.lyrical.wording.assembly import language
from kirifuda.text import ast as a
from kirifuda.text.errors import UnreadableText
from tests.games.lyrical.test_more_is_done import DRAWN, MINE, holds_only_with, plays
from tests.text.wording_checks import nodes

WEAK = MINE.replace("敵", "弱")
HIT = "do P1: attack 主役\ndo P2: no guard\ndo: pass until attack over"

# What happens sets texts off.

WATCHED = {
    "このキャラクターがアタック宣言かガード宣言した": (MINE, HIT),
    "このキャラクターがバトル以外で捨て札された": (
        MINE + "\nP1 hand: 掃除", "do P1: use 掃除, target 主役\ndo: resolve",
    ),
    "バトルでこのキャラクターが対戦相手のキャラクターを捨て札した": (
        WEAK, "do P1: attack 主役\ndo P2: guard 弱\ndo: pass until attack over",
    ),
}  # fmt: skip


@pytest.mark.parametrize("event", WATCHED)
def test_n_4_2_what_happens_sets_a_text_off(event: str) -> None:
    position, script = WATCHED[event]

    holds_only_with("own", f"{event}とき、カードを1枚引く。", position, script + DRAWN)


def test_n_9_7_whoever_falls_in_a_battle_did_not_fall_otherwise() -> None:
    script = "do P1: attack 主役\ndo P2: guard 強敵\ndo: pass until attack over\nexpect 主役: in P1 discard" + DRAWN

    assert plays(
        "own", "このキャラクターがバトル以外で捨て札されたとき、カードを1枚引く。", MINE.replace("敵", "強敵"), script
    )


def test_n_9_6_the_damage_of_an_event_counts() -> None:
    text = "このキャラクターが対戦相手にダメージを与えたとき、そのダメージと同じ枚数のカードを引く。"
    position = MINE.replace("主役 (with: 品)", "主役") + "\nP1 deck: 9"

    assert plays("own", text, position, HIT + "\nexpect P1 hand: 1") == ""


# What cannot be done.

FORBIDDEN = {
    ("own", "このキャラクターはアタック宣言もガード宣言もできない。"): (MINE, "refuse P1: attack 主役 because N-9.1"),
    ("own", "このキャラクターは対戦相手のトリックカードの効果によって行動済み状態にならない。"): (
        "P1 field: 主役, 弱\nP2 hand: 縛り",
        "do P1: attack 弱\ndo P1: pass\ndo P2: use 縛り, target 主役\ndo: resolve\nexpect 主役: un-acted",
    ),
    ("own", "このキャラクターのアタック宣言に対しては、攻撃力4以上のキャラクターでなければガード宣言できない。"): (
        MINE, "do P1: attack 主役\nrefuse P2: guard 敵 because N-9.3",
    ),
    ("own", "このキャラクターはガード宣言しても行動済み状態にならない。"): (
        "turn: P2, turn 5\nP1 field: 主役\nP2 field: 弱",
        "do P2: attack 弱\ndo P1: guard 主役\ndo: pass until attack over\nexpect 主役: un-acted",
    ),
    ("own", "このキャラクターは可能ならガード宣言しなければならない。"): (
        "turn: P2, turn 5\nP1 field: 主役\nP2 field: 弱", "do P2: attack 弱\nrefuse P1: no guard",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("holder", "text"), FORBIDDEN)
def test_n_9_1_what_a_text_forbids_is_not_done(holder: str, text: str) -> None:
    holds_only_with(holder, text, *FORBIDDEN[holder, text])


# What becomes of numbers.

CHANGED = {
    ("own", "このキャラクターの攻撃力を2倍にする。"): ("P1 field: 主役", "expect 主役: attack 2"),
    ("own", "アイテムカードがセットされているなら、このキャラクターの攻撃力を+1する。"): (
        MINE, "expect 主役: attack 2",
    ),
    ("own", "このキャラクターが与えるダメージを2倍にする。"): (
        "P1 field: 主役\nP2 deck: 9", HIT + "\nexpect P2 deck: 7",
    ),
    ("laid", "対戦相手が受けるダメージを半分にする。"): (
        "P1 fields: 地\nP1 hand: 槌\nP2 deck: 9", "do P1: use 槌\ndo: resolve\nexpect P2 deck: 7",
    ),
    ("laid", "対戦相手が受けるダメージを半分(端数切り捨て)にする。"): (
        "P1 fields: 地\nP1 hand: 槌\nP2 deck: 9", "do P1: use 槌\ndo: resolve\nexpect P2 deck: 8",
    ),
    ("laid", "バトルで自分のキャラクターが受けるダメージを1減らす。"): (
        "P1 field: 弱\nP1 fields: 地\nP2 field: 敵",
        "do P1: attack 弱\ndo P2: guard 敵\ndo: pass until attack over\nexpect 弱: in P1 field",
    ),
    ("laid", "対戦相手がストラテジーカードを使用するための必要コストを1増やす。"): (
        "turn: P2, turn 5\nP1 fields: 地\nP2 hand: 高い\nP2 deck: 5",
        "do P2: use 高い\ndo: resolve\nexpect P2 discard: 4",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("holder", "text"), CHANGED)
def test_n_3_1_what_a_text_says_of_numbers_counts(holder: str, text: str) -> None:
    holds_only_with(holder, text, *CHANGED[holder, text])


# What is done.

DONE = {
    "キャラクター1体に1ダメージを与える。このダメージでそのキャラクターが捨て札された場合、カードを2枚引く。": (
        "P1 hand: 策\nP2 field: 弱", ", target 弱", "expect P1 hand: 2",
    ),
    "キャラクターすべてに1ダメージを与える。このダメージで捨て札されたキャラクター1体につき、カードを1枚引く。": (
        "P1 hand: 策\nP2 field: 弱, 敵", "", "expect P1 hand: 1",
    ),
    "自分のデッキの一番上のカードを公開する。キャラクターカードなら手札に加え、それ以外なら捨て札する。": (
        "P1 hand: 策\nP1 deck: 敵 @a, 槌 @b", "", "expect P1 hand: 1",
    ),
    "自分の手札が対戦相手の手札より少ないなら、その差と同じ枚数のカードを引く。": (
        "P1 hand: 策\nP2 hand: 帯, 空地, 種", "", "expect P1 hand: 3",
    ),
    "対戦相手は自身のキャラクターを1体選ぶ。選ばれなかった対戦相手のキャラクターすべてを行動済み状態にする。": (
        "P1 hand: 策\nP2 field: 弱, 敵", "", "do P2: choose 弱\nexpect 弱: un-acted\nexpect 敵: acted",
    ),
    "キャラクター1体をデッキの一番上か一番下に置く。": (
        "P1 hand: 策\nP2 field: 弱\nP2 deck: 3", ", target 弱", "do P1: declare 一番下\nexpect P2 deck: 4",
    ),
    "自分のキャラクター2体を選ぶ。ターン終了時まで、一方の攻撃力を+2し、もう一方の攻撃力を-1する。": (
        "P1 hand: 策\nP1 field: 強敵, 主役", ", target 強敵 + 主役", "do P1: choose 強敵\nexpect 強敵: attack 11",
    ),
    "このターン、自分のストラテジーカードの必要コストを1減らす。": (
        "P1 hand: 策, 高い\nP1 deck: 5", "", "do P1: use 高い\ndo: resolve\nexpect P1 discard: 3",
    ),
}  # fmt: skip


@pytest.mark.parametrize("text", DONE)
def test_n_5_1_what_a_text_says_is_done(text: str) -> None:
    position, chosen, seen = DONE[text]
    resolved = "do P1: pass\n" if seen.startswith(("do P1: choose", "do P2: choose")) else "do: resolve\n"

    assert plays("once", text, position, f"do P1: use 策{chosen}\n{resolved}{seen}") == ""
    assert plays("", "", position, f"do P1: use 策\ndo: resolve\n{seen}") != ""


def test_n_3_1_an_item_is_set_on_a_character_of_the_opponents() -> None:
    position = "P1 hand: 品\nP2 field: 敵"

    assert (
        plays(
            "worn",
            "このカードは対戦相手のキャラクターにもセットできる。",
            position,
            "do P1: set 品, onto 敵\ndo: resolve\nexpect 敵: items 1",
        )
        == ""
    )
    assert plays("", "", position, "refuse P1: set 品 because N-3.1") == ""


def test_n_3_3_an_item_is_set_beside_another() -> None:
    text = "このカードは、すでにアイテムカードがセットされているキャラクターにもセットできる。"
    script = "do P1: set 品, onto 主役\ndo: resolve\nexpect 主役: items 2"

    holds_only_with("worn", text, "P1 field: 主役 (with: 帯)\nP1 hand: 品", script)


REFUSED = (
    ("ストラテジー", "このターン、このカードの必要コストを1減らす。"),
    ("キャラクター", "このキャラクターが場に出たとき、そのダメージに等しい枚数のカードを引く。"),
    ("ストラテジー", "その差と同じ枚数のカードを引く。"),
    ("キャラクター", "このキャラクターがこのダメージで捨て札されたとき、カードを1枚引く。"),
    ("アイテム", "このカードは自分のキャラクターにもセットできる。"),
)


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_n_5_1_what_could_not_be_done_is_refused(kind: str, text: str) -> None:
    with pytest.raises(NoMeaning):
        CardTexts("T#", KIND_NAMES[kind]).lower(language().read(text))


WORN_BY = "{}“{}”にこのカードがセットされているなら、このキャラクターの攻撃力を+2する。"
GUARDS = "{}のキャラクター1体を選ぶ。このターン、{}は必ずそのキャラクターでガード宣言しなければならない。"


def test_n_3_1_its_bearer_is_on_its_own_side() -> None:
    holds_only_with("worn", WORN_BY.format("自分の場の", "主役"), MINE, "expect 主役: attack 3")
    assert plays("worn", WORN_BY.format("自分の場の", "敵"), MINE, "expect 主役: attack 1") == ""


@pytest.mark.parametrize("side", ["相手の場の", "対戦相手の", "行動済み状態の"])
def test_n_3_1_who_else_its_bearer_is_goes_not_without_saying(side: str) -> None:
    with pytest.raises(UnreadableText):
        language().read(WORN_BY.format(side, "主役"))


@pytest.mark.parametrize(("whose", "who"), [("相手", "相手"), ("相手", "対戦相手"), ("自分", "自分")])
def test_n_9_3_with_whom_a_player_must_guard(whose: str, who: str) -> None:
    meant = GUARDS.format(whose, "@").replace("@は必ずそのキャラクターで", "そのキャラクターは可能なら")

    assert language().read(GUARDS.format(whose, who)).tree == language().read(meant).tree


@pytest.mark.parametrize(("whose", "who"), [("相手", "自分"), ("自分", "対戦相手")])
def test_n_9_3_nobody_guards_with_somebody_elses(whose: str, who: str) -> None:
    with pytest.raises(UnreadableText):
        language().read(GUARDS.format(whose, who))


@pytest.mark.parametrize("came", ["セットアップした", "アタック宣言した", "ガード宣言していない", "場に出ている"])
def test_n_9_1_when_it_was_belongs_to_the_nearest_verb(came: str) -> None:
    tree = language().read(f"このターンに{came}“敵”がバトルしているなら、カードを1枚引く。").tree
    found = {type(node) for _, node in nodes(tree)}

    assert a.Did in found
    assert a.Happened not in found


def test_n_9_3_against_whom_belongs_to_the_nearest_verb() -> None:
    text = "対戦相手はこのキャラクターに対して{}キャラクターでガード宣言できない。"
    guarding = {type(node) for _, node in nodes(language().read(text.format("ガード宣言した")).tree)}
    weak = {type(node) for _, node in nodes(language().read(text.format("攻撃力2以下の")).tree)}

    assert {n.GuardingAgainst, n.DeclaresGuard} < guarding
    assert n.GuardsAgainst in weak


def test_n_3_1_the_bearer_of_that_item_is_no_bearer_of_this_one() -> None:
    text = "そのアイテムカードがセットされているキャラクターとのバトルで捨て札されたとき、カードを1枚引く。"

    assert n.Bearer not in {type(node) for way in language().ways(text, "ability") for _, node in nodes(way.value)}


# What is paid besides.


def test_n_9_1_an_attack_takes_what_a_text_asks_for() -> None:
    text = "お互いのプレイヤーは、手札を1枚捨て札しなければアタック宣言することができない。"
    position = "P1 field: 主役\nP1 fields: 地\nP2 deck: 9"
    paid = "\nP1 hand: 帯\ndo P1: attack 主役\ndo: pass until attack over\nexpect P1 hand: 0\nexpect P2 deck: 8"

    assert plays("laid", text, position, "refuse P1: attack 主役 because N-9.1") == ""
    assert plays("laid", text, position, paid) == ""


def test_n_9_3_a_guard_takes_what_a_text_asks_for() -> None:
    text = "対戦相手は、コストを2払わなければ、このキャラクターのアタック宣言に対してガード宣言できない。"
    position = "P1 field: 主役\nP2 field: 敵\nP2 deck: {}"
    paid = "do P1: attack 主役\ndo P2: guard 敵\ndo: pass until attack over\nexpect P2 deck: 1"

    assert plays("own", text, position.format(1), "do P1: attack 主役\nrefuse P2: guard 敵 because N-9.3") == ""
    assert plays("own", text, position.format(3), paid) == ""


def test_n_8_2_an_effect_takes_more_than_its_price() -> None:
    text = "(0/0)、このキャラクターを行動済み状態にする:対戦相手に2ダメージを与える。"
    script = "do P1: effect of 主役\ndo: resolve\nexpect 主役: acted\nexpect P2 deck: 7"

    assert plays("own", text, "P1 field: 主役\nP2 deck: 9", script) == ""
    assert plays("own", text, "P1 field: 主役 (acted)", "refuse P1: effect of 主役 because N-8.4") == ""


def test_n_5_1_a_card_takes_more_than_its_price() -> None:
    text = "このカードを使用するためには、自分の手札を1枚捨て札しなければならない。\n対戦相手に2ダメージを与える。"
    script = "do P1: use 策\ndo: resolve\nexpect P1 hand: 0\nexpect P2 deck: 7"

    assert plays("once", text, "P1 hand: 策, 帯\nP2 deck: 9", script) == ""
    assert plays("once", text, "P1 hand: 策\nP2 deck: 9", "do P1: use 策\ndo: resolve\nexpect P2 deck: 7") != ""


def test_n_4_1_a_card_is_set_only_when_its_text_lets_it() -> None:
    text = "このカードは、自分の場に“弱”がいるときにのみセットすることができる。"

    assert plays("laid", text, "P1 field: 主役\nP1 hand: 地", "refuse P1: set 地 because N-4.1") == ""
    assert plays("laid", text, "P1 field: 弱\nP1 hand: 地", "do P1: set 地\ndo: resolve\nexpect 地: in P1 fields") == ""


def test_n_5_1_so_many_cards_a_turn_are_used() -> None:
    text = "各プレイヤーは、1ターンに1枚までしかストラテジーカードを使用できない。"
    script = "do P1: use 槌\ndo: resolve\nrefuse P1: use 引き because N-4.2"

    holds_only_with("laid", text, "P1 fields: 地\nP1 hand: 槌, 引き\nP2 deck: 9", script)


def test_n_9_8_an_acted_character_strikes_all_the_same() -> None:
    text = "このキャラクターは、行動済み状態でもバトルでダメージを与える。"
    script = "do P1: attack 主役\ndo P2: guard 敵\ndo P1: pass\ndo P2: use 縛り, target 主役\n"
    script += "do: pass until attack over\nexpect 敵: damage 1"

    holds_only_with("own", text, "P1 field: 主役\nP2 field: 敵\nP2 hand: 縛り", script)


def test_n_9_1_a_player_attacks_and_is_spoken_of() -> None:
    text = "プレイヤーがアタック宣言するたびに、そのプレイヤーは自分のデッキの上からカードを1枚捨て札する。"

    holds_only_with(
        "laid",
        text,
        "P1 field: 主役\nP1 fields: 地\nP1 deck: 9",
        HIT.replace("do P2: no guard\n", "") + "\nexpect P1 deck: 8",
    )


def test_a72_only_the_next_time_something_else_happens() -> None:
    text = "自分のキャラクター1体を選ぶ。"
    text += "このターン、そのキャラクターが次に捨て札される場合、代わりにそのキャラクターを行動済み状態にする。"
    position = "P1 field: 主役\nP1 hand: 策, 掃除, 掃除"
    saved = "do P1: use 策, target 主役\ndo: resolve\ndo P1: use 掃除, target 主役\ndo: resolve\n"
    saved += "expect 主役: in P1 field, acted"
    lost = "\ndo P1: use 掃除, target 主役\ndo: resolve\nexpect 主役: in P1 discard"

    assert plays("once", text, position, saved + lost) == ""


def test_n_4_2_the_last_of_a_sort_leaves() -> None:
    text = "自分の場に“弱”が1体もいなくなったとき、カードを1枚引く。"

    holds_only_with(
        "laid", text, "P1 field: 弱\nP1 fields: 地\nP1 hand: 送り", "do P1: use 送り, target 弱\ndo: resolve" + DRAWN
    )


def test_n_7_3_what_each_player_chose_is_spoken_of_together() -> None:
    text = "お互いのプレイヤーは、自分の場のキャラクターを1体ずつ選ぶ。選ばれなかったキャラクターをすべて捨て札する。"
    position = "P1 hand: 策\nP1 field: 弱 @mine, 主役\nP2 field: 弱 @theirs, 敵"
    chosen = "do P1: use 策\ndo P1: pass\ndo P1: choose @mine\ndo P2: choose @theirs\n"
    seen = (
        "expect @mine: in P1 field\nexpect @theirs: in P2 field\nexpect 主役: in P1 discard\nexpect 敵: in P2 discard"
    )

    assert plays("once", text, position, chosen + seen) == ""


def test_n_9_6_other_damage_to_the_same_player() -> None:
    text = "対戦相手に2ダメージを与える。自分の場に“弱”がいる場合、かわりに5ダメージを与える。"
    script = "do P1: use 策\ndo: resolve\nexpect P2 deck: {}"

    assert plays("once", text, "P1 hand: 策\nP1 field: 弱\nP2 deck: 9", script.format(4)) == ""
    assert plays("once", text, "P1 hand: 策\nP2 deck: 9", script.format(7)) == ""


def test_n_1_1_so_many_have_come() -> None:
    text = "自分のキャラクターが2体以上になったとき、カードを1枚引く。"

    holds_only_with("laid", text, "P1 field: 主役\nP1 fields: 地\nP1 hand: 弱", "do P1: set 弱\ndo: resolve" + DRAWN)


def test_n_11_1_what_was_discarded_from_a_deck_is_counted_and_looked_at() -> None:
    many = "自分のデッキの上からカードを3枚捨て札する。捨て札したカードの枚数に等しいダメージを対戦相手に与える。"
    found = (
        "自分のデッキの上からカードを2枚捨て札する。その中にキャラクターカードがある場合、対戦相手に2ダメージを与える。"
    )
    script = "do P1: use 策\ndo: resolve\nexpect P2 deck: {}"

    assert plays("once", many, "P1 hand: 策\nP1 deck: 5\nP2 deck: 9", script.format(6)) == ""
    assert plays("once", found, "P1 hand: 策\nP1 deck: 弱, 敵\nP2 deck: 9", script.format(7)) == ""
    assert plays("once", found, "P1 hand: 策\nP1 deck: 帯, 槌\nP2 deck: 9", script.format(9)) == ""
