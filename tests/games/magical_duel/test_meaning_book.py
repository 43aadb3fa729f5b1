"""Card texts in the book's own words: steps, sorts of abilities, first and second player, materials, printed values."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.magical_duel.lowering.card import lower_text
from kirifuda.games.magical_duel.plans.words import STEPS
from kirifuda.games.magical_duel.wording.assembly import language
from tests.games.magical_duel.meaning_table import Table, card, conjure, servant

PLAIN = servant("甲")
STRONG = servant("乙", attack=3000)
DESTROYS = conjure("破", "怪異1体を対象とし、それを破壊する。")
CANDY = "⇒ あなたは〔飴〕を得る。"


def candy(table: Table, player: int = 0) -> object:
    return table.game.state.variables.get(f"counter:キャンディ:{player}", 0)


def step_of(table: Table) -> str:
    """The step of the battle phase that is running."""
    for frame in table.game.state.frames:
        if frame.procedure.name == "battle_phase":
            for name, (first, after) in STEPS.items():
                end = frame.procedure.at(after) if after else frame.procedure.size
                if frame.procedure.at(first) <= frame.index < end:
                    return name
    return ""


def through_battle(table: Table, attacker: str, target: str | int) -> dict[str, list[str]]:
    """Attack once, passing all the way: what could be activated in each step, and what was asked."""
    found: dict[str, list[str]] = {}
    attacked = False
    while table.game.variable("phase") in ("main", "battle"):
        decision = table.asked()
        verbs = [option.verb for option in decision.options]
        if decision.clause == "602.1c":
            usable = [table.key(option.object) for option in decision.options if option.verb == "activate"]
            found.setdefault(step_of(table), []).extend(usable)
            table.answer("pass")
        elif "no_attack" in verbs:
            table.answer("no_attack" if attacked else attacker)
        elif decision.prompt == "attack_target":
            attacked = True
            table.answer(target)
        else:
            table.game.answer(tuple(range(decision.least)))
    return found


# --- 800: steps --------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", STEPS)
def test_801_1_an_ability_for_one_step_is_offered_in_that_step_only(step: str) -> None:
    watch = servant("番", f"〔飴〕：カードを1枚引く。この能力は{step}にのみ発動できる。")
    table = Table({"servants": ["番", "甲"]}, {"servants": ["乙"]}, (watch, PLAIN, STRONG))
    table.game.state.variables["counter:キャンディ:0"] = 1
    found = through_battle(table, "甲", "乙")

    assert {name for name, usable in found.items() if "番" in usable} == {step}
    assert set(found) >= {"", *STEPS}


def during_battle(table: Table, look: Callable[[], None]) -> None:
    """Attack 乙 with 甲 and nobody else, passing all the way, and look at every question."""
    attacked = False
    while table.game.variable("phase") in ("main", "battle"):
        look()
        decision = table.asked()
        look()
        if decision.clause == "602.1c":
            table.answer("pass")
        elif decision.prompt == "attack_target":
            attacked = True
            table.answer("乙")
        else:
            table.answer("no_attack" if attacked else "甲")


@pytest.mark.parametrize("step", STEPS)
def test_801_1_a_change_for_one_step_holds_in_that_step_only(step: str) -> None:
    watch = servant("番", f"{step}の間、このカードはATK+500を得る。")
    table = Table({"servants": ["番", "甲"]}, {"servants": ["乙"]}, (watch, PLAIN, STRONG))
    seen: dict[str, set[int]] = {}

    during_battle(table, lambda: seen.setdefault(step_of(table), set()).add(table.values("番").attack))

    assert seen == {name: {1500 if name == step else 1000} for name in ("", *STEPS)}


@pytest.mark.parametrize(
    ("step", "dies"), [("バトル判定ステップ", True), ("攻撃宣言ステップ", False), ("バトル終了ステップ", False)]
)
def test_804_3_what_holds_in_the_judgement_step_counts_in_it(step: str, dies: bool) -> None:
    table = Table(
        {"servants": ["番"]}, {"servants": ["甲"]}, (servant("番", f"{step}の間、このカードのATKは2倍になる。"), PLAIN)
    )
    through_battle(table, "番", "甲")

    assert (table.zone("servants", 1) == []) == dies


def test_903_2b_a_card_for_one_step_and_what_it_costs_there() -> None:
    quick = conjure(
        "矢",
        "[瞬動]\nこのカードはバトル終了ステップにのみ発動できる。\nバトル終了ステップにこのカードを発動する場合、このカードを発動するためのコストは2減る。\nカードを1枚引く。",
        cost=2,
    )
    table = Table({"servants": ["甲"], "hand": ["矢"]}, {"servants": ["乙"]}, (quick, PLAIN, STRONG))
    offered: set[str] = set()

    def look() -> None:
        if any(option.verb == "play" for option in table.asked().options):
            offered.add(step_of(table))

    during_battle(table, look)

    assert offered == {"バトル終了ステップ"}


# --- 403: first and second ------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "drawn"), [(0, (2, 1)), (1, (1, 2))])
def test_403_2_the_first_player_is_the_one_who_began(first: int, drawn: tuple[int, int]) -> None:
    both = conjure("札", "先攻プレイヤーはカードを2枚引き、後攻プレイヤーはカードを1枚引く。")
    table = Table({"hand": ["札"]}, {}, (both,))
    table.game.state.variables["first"] = first
    table.play("札")

    assert (len(table.zone("hand", 0)), len(table.zone("hand", 1))) == drawn


@pytest.mark.parametrize(
    ("words", "drawn"),
    [
        ("あなたが先攻なら", 1),
        ("あなたが後攻なら", 0),
        ("あなたが先攻でない場合", 0),
        ("ターンプレイヤーが味方プレイヤーなら", 1),
        ("ターンプレイヤーが敵プレイヤーなら", 0),
    ],
)
def test_403_2_whether_one_went_first(words: str, drawn: int) -> None:
    table = Table({"hand": ["札"]}, {}, (conjure("札", f"{words}、カードを1枚引く。"),))
    table.game.state.variables["first"] = 0
    table.play("札")

    assert len(table.zone("hand", 0)) == drawn


@pytest.mark.parametrize(
    "words", ["コイン・トークンを1つ作成する。", "味方魔法少女ゾーンにコイン・トークンを1つ作成する。"]
)
def test_403_6a_a_coin_is_the_token_of_the_rules(words: str) -> None:
    table = Table({"hand": ["札"]}, {}, (conjure("札", words),))
    table.play("札")

    assert table.zone("casters", 0) == ["coin"]
    assert table.values("coin").kinds == 0


# --- 901.1: sorts of abilities ---------------------------------------------------------------------------

ALL_SORTS = servant(
    "万",
    "このカードはATK+1000を得る。\n[傲慢]\n[怠惰]\n〔飴〕：カードを1枚引く。\n"
    f"[断末魔] {CANDY}\n[早起き]味方怪異はDEF+500を得る。",
)


@pytest.mark.parametrize(
    ("words", "attack", "left"),
    [
        ("すべての常時能力を失う", 1000, {"activated", "断末魔"}),
        ("常時能力をすべて失う", 1000, {"activated", "断末魔"}),
        ("条件能力をすべて失う", 2000, {"static", "傲慢", "怠惰", "断末魔"}),
        ("すべての誘発能力を失う", 2000, {"static", "activated", "傲慢", "怠惰"}),
        ("すべてのキーワードスキルを失う", 2000, {"static", "activated"}),
        ("[怠惰]以外のキーワードスキルを失う", 2000, {"static", "activated", "怠惰"}),
    ],
)
def test_901_1_abilities_of_one_sort_are_lost(words: str, attack: int, left: set[str]) -> None:
    loses = conjure("失", f"怪異1体を対象とし、ターン終了時まで、それは{words}。")
    table = Table({"servants": ["万"], "hand": ["失"]}, {}, (ALL_SORTS, loses))
    table.play("失")
    found = {
        getattr(one, "keyword", "") or ("activated" if "activated" in one.buckets else "static")
        for one in table.values("万").abilities
    }

    assert table.values("万").attack == attack
    assert found == left


@pytest.mark.parametrize(
    ("words", "reached"),
    [
        ("キーワードスキルを持たない", {"無", "条"}),
        ("キーワードスキルを持つ", {"万"}),
        ("条件能力を持つ", {"万", "条"}),
        ("誘発能力を持たない", {"無", "条"}),
        ("常時能力を持つ", {"万"}),
        ("能力名を持つ能力を持つ", {"万"}),
    ],
)
def test_901_1_servants_are_told_apart_by_sorts_of_abilities(words: str, reached: set[str]) -> None:
    few = servant("条", "〔飴〕：カードを1枚引く。")
    table = Table(
        {"servants": ["無", "条", "万"], "hand": ["札"]},
        {},
        (servant("無"), few, ALL_SORTS, conjure("札", f"{words}怪異をすべてゲームから除外する。")),
    )
    table.play("札")

    assert set(table.zone("exile", 0)) == reached


@pytest.mark.parametrize(("words", "can"), [("誘発能力", True), ("条件能力", False), ("条件能力か誘発能力", True)])
def test_312_1_an_ability_on_the_chase_is_of_a_sort(words: str, can: bool) -> None:
    stops = conjure("止", f"[瞬動]\n{words}1つを対象とし、それを無効にする。")
    comes = servant("来", f"[参戦] {CANDY}", cost=0)
    table = Table({"hand": ["来", "止"]}, {}, (comes, stops))
    table.act("play", "来")
    table.answer("pass")
    table.answer("pass")
    while table.asked().clause != "602.1c":
        table.game.answer((0,))
    offered = {table.key(option.object) for option in table.asked().options if option.verb == "play"}

    assert len(table.zone("chase", 0)) == 1
    assert ("止" in offered) == can


@pytest.mark.parametrize(
    ("words", "gained"),
    [
        ("敵怪異の誘発能力は誘発しない", 0),
        ("敵怪異の[断末魔]は誘発しない", 0),
        ("敵怪異の[参戦]は誘発しない", 1),
        ("味方怪異の誘発能力は誘発しない", 1),
    ],
)
def test_906_2_abilities_that_do_not_trigger(words: str, gained: int) -> None:
    silence = card("黙", "結界", f"{words}。", cost=1)
    dies = servant("死", f"[断末魔] {CANDY}")
    table = Table({"servants": ["黙"], "hand": ["破"]}, {"servants": ["死"]}, (silence, dies, DESTROYS))
    table.play("破")

    assert candy(table, 1) == gained


# --- 212, 201.3, 909.6, 105 -----------------------------------------------------------------------------


def bonded(key: str, *materials: str) -> object:
    return card(key, "怪異", "", cost=0, attack=1000, defense=1000, types=["結魂"], materials=list(materials))


@pytest.mark.parametrize(
    ("words", "gone"),
    [("汎用タイプを持つ", {"紅"}), ("汎用タイプを持たない", {"甲"}), ("汎用タイプ‘結魂’を持つ", {"紅"})],
)
def test_201_3_generic_types(words: str, gone: set[str]) -> None:
    cards = (bonded("紅", "楓"), PLAIN, conjure("札", f"{words}怪異をすべてゲームから除外する。"))
    table = Table({"servants": ["紅", "甲"], "hand": ["札"]}, {}, cards)  # type: ignore[arg-type]
    table.play("札")

    assert set(table.zone("exile", 0)) == gone


# --- 907.4, 507.5b, 1202.1 ------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "drawn"), [(0, 0), (2, 0), (3, 1)])
def test_907_4_how_much_aether_one_holds(held: int, drawn: int) -> None:
    table = Table({"hand": ["札"]}, {}, (conjure("札", "あなたの保有オドが3つ以上なら、カードを1枚引く。"),))
    table.aether(0, *[0] * held)
    table.play("札")

    assert len(table.zone("hand", 0)) == drawn


@pytest.mark.parametrize(
    ("words", "kept"), [("各プレイヤーの", (2, 1)), ("あなたの", (2, 0)), ("敵プレイヤーの", (0, 1))]
)
def test_507_5b_aether_that_does_not_vanish(words: str, kept: tuple[int, int]) -> None:
    well = card("井", "結界", f"{words}保有オドは消滅しない。", cost=1)
    table = Table({"servants": ["井"]}, {}, (well,))
    table.aether(0, 0, 0)
    table.aether(1, 0)
    table.end_turn()

    assert tuple(len(table.game.state.variables[f"aether{player}"]) for player in (0, 1)) == kept  # type: ignore[arg-type]


@pytest.mark.parametrize(("words", "over"), [("あなたは", True), ("敵プレイヤーは", False)])
def test_1202_1_who_does_not_lose_for_want_of_a_card(words: str, over: bool) -> None:
    saved = card("命", "結界", f"デッキからカードを引けないことによって、{words}ゲームに敗北しない。", cost=1)
    table = Table({"servants": ["命"]}, {"deck": []}, (saved,))
    turn = table.game.turn()
    while table.game.turn() == turn and table.game.decision() is not None:
        table.answer("no_attack" if table.asked().options[0].verb == "attack" else "pass")
    while table.game.decision() is not None and table.game.variable("phase") in ("end", "recovery", "draw"):
        table.answer("pass")

    assert (table.game.decision() is None) == over


# --- statements of one breath, and the rest ---------------------------------------------------------------


@pytest.mark.parametrize(("paid", "drawn"), [(2, 0), (3, 1)])
def test_903_2d_a_chosen_number_is_asked_for(paid: int, drawn: int) -> None:
    table = Table({"hand": ["札"]}, {}, (conjure("札", "Xが3以上なら、カードを1枚引く。", cost="X"),))
    table.aether(0, *[0] * paid)
    table.play("札", paid)

    assert len(table.zone("hand", 0)) == drawn


@pytest.mark.parametrize(
    "text",
    [
        "あなたは次のバトル判定ステップを行わない。",
        "ターン終了時まで、味方怪異のATKはそれのDEFと同じ値になる。",
        "次のバトル終了ステップの間、怪異は破壊されない。",
    ],
)
def test_801_1_what_the_rules_cannot_carry_out_is_refused(text: str) -> None:
    with pytest.raises(NoMeaning):
        lower_text(language().read(text), "X", "詠唱")
