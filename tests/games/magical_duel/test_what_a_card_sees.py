"""906.5, 902.2, 507.1: what a text says of its own card, of ways from zone to zone and of moments is seen in a game.

What a spy can't see, because a card that has moved is another card (302.3), is played with the card itself.
"""

from __future__ import annotations

from itertools import product
from typing import Final

import pytest

from kirifuda.effects.errors import NoMeaning
from kirifuda.games.magical_duel.lowering.card import lower_text
from kirifuda.games.magical_duel.wording.assembly import language
from kirifuda.games.magical_duel.wording.words import PHASES
from kirifuda.scenario import run_text
from kirifuda.text.errors import TextError
from tests.games.magical_duel.doings import PLACES, done_by
from tests.games.magical_duel.spying import readings

OWN: Final = """scenario: x
game: magical_duel
turn: {turn}

card 主
  kind: {kind}
  name: 主（昼）
{level}  text: {text}
card 下
  kind: 魔法少女
  name: 主（朝）
card 兵
  attack: 3000
card 術
  kind: 詠唱
  text: {effect}
card 打消
  kind: 詠唱
  text: [瞬動]
    敵魔法1つを対象とし、それを無効にする。

P1 hand: 術{hand}
P2 hand: 打消
P2 servants: 兵
{position}

{script}
expect P1 counters: {seen}
"""
CANDY: Final = "〔飴〕を得る。"
BY_EFFECT: Final = " by an effect"
PLAYED: Final = {
    "enters": ("このカードが戦場に出たとき", "怪異", "カードを1枚引く。", "hand", "do P1: play 主\ndo: resolve"),
    "is activated": ("このカードが発動されたとき", "怪異", "カードを1枚引く。", "hand", "do P1: play 主\ndo: resolve"),
    "levels up": (
        "このカードがレベルアップしたとき",
        "魔法少女",
        "カードを1枚引く。",
        "hand",
        "do P1: level up 主 on 下\ndo: resolve",
    ),
    "undergoes negate": (
        "このカードが無効にされたとき",
        "怪異",
        "カードを1枚引く。",
        "hand",
        "do P1: play 主\ndo P1: pass\ndo P2: play 打消, target 主\ndo: resolve",
    ),
    "undergoes discard": (
        "このカードが捨てられたとき",
        "怪異",
        "手札をすべて捨てる。",
        "hand",
        "do P1: play 術\ndo: resolve",
    ),
    "undergoes corrupt": (
        "このカードが穢されたとき",
        "怪異",
        "味方オーブ1つを穢す。",
        "orbs",
        "do P1: play 術\ndo: resolve",
    ),
    "undergoes negate by an effect": (
        "このカードが敵の効果によって無効にされたとき",
        "怪異",
        "カードを1枚引く。",
        "hand",
        "do P1: play 主\ndo P1: pass\ndo P2: play 打消, target 主\ndo: resolve",
    ),
    "undergoes discard by an effect": (
        "このカードが味方の効果によって捨てられたとき",
        "怪異",
        "手札をすべて捨てる。",
        "hand",
        "do P1: play 術\ndo: resolve",
    ),
    "undergoes corrupt by an effect": (
        "このカードが味方の効果によって穢されたとき",
        "怪異",
        "味方オーブ1つを穢す。",
        "orbs",
        "do P1: play 術\ndo: resolve",
    ),
    "undergoes corrupt in battle": (
        "このカードがバトルで穢されたとき",
        "怪異",
        "カードを1枚引く。",
        "orbs",
        "do P2: attack 兵 -> P1\ndo: pass until battle over",
    ),
}
"""What this card says, its kind, what the conjure does, where the card lies, and how it comes about."""


def own_way(name: str, text: str) -> str:
    _, kind, effect, zone, script = PLAYED[name]
    is_caster = kind == "魔法少女"
    return OWN.format(
        turn="P1, turn 5, call" if is_caster else "P2, turn 6, battle" if "attack" in script else "P1, turn 5",
        kind=kind,
        level="  level: 2\n" if is_caster else "",
        text=text,
        effect=effect,
        hand=", 主" if zone == "hand" else "",
        position="P1 casters: 下" if is_caster else f"P1 {zone}: 主" if zone != "hand" else "P1 casters: none",
        script=script,
        seen="飴 1",
    )


@pytest.mark.parametrize("name", PLAYED)
def test_906_5_a_card_sees_its_own_way(name: str) -> None:
    outcome = run_text(own_way(name, f"{PLAYED[name][0]} ⇒ {CANDY}"))

    assert outcome.passed, outcome.report()
    assert not run_text(own_way(name, "[傲慢]")).passed


# What it says before that: the sentence, where it lies, what happens, and what is seen instead.
BARRED: Final = {
    "cannot be activated": ("このカードは発動されない。", "is activated", "refuse P1: play 主 because 104.4"),
    "cannot be negated": ("このカードは無効にされない。", "undergoes negate", "expect 主: in P1 servants"),
    "cannot be discarded": ("このカードは捨てられない。", "undergoes discard", "expect 主: in P1 hand"),
    "cannot be corrupted": ("このカードは穢されない。", "undergoes corrupt", "expect 主: in P1 orbs"),
    "is exiled instead of negated": (
        "このカードが無効にされる場合、代わりにこのカードをゲームから除外する。",
        "undergoes negate",
        "expect 主: in P1 exile",
    ),
    "is exiled instead of discarded": (
        "このカードが捨てられる場合、代わりにこのカードをゲームから除外する。",
        "undergoes discard",
        "expect 主: in P1 exile",
    ),
    "is exiled instead of corrupted": (
        "このカードが穢される場合、代わりにこのカードをゲームから除外する。",
        "undergoes corrupt",
        "expect 主: in P1 exile",
    ),
}


@pytest.mark.parametrize("name", BARRED)
def test_902_2_what_a_card_says_of_its_own_way_holds_where_it_lies(name: str) -> None:
    text, way, seen = BARRED[name]

    def tried(said: str) -> str:
        lines = own_way(way, said).splitlines()
        at = next(number for number, line in enumerate(lines) if line.startswith("do P1"))
        script = lines[at:-1] if seen.startswith("expect") else []
        return "\n".join([*lines[:at], *script, seen])

    outcome = run_text(tried(text))
    assert outcome.passed, outcome.report()
    assert not run_text(tried("[傲慢]")).passed


# --- tokens, and cards that are put onto the field ---------------------------------------------------------

TOKEN: Final = """scenario: x
game: magical_duel

card 貼る
  kind: 詠唱
  text: 「{text}」を持つ[0/1000]の“張り紙”トークンを1体作成する。
card 剥がす
  kind: 詠唱
  text: すべての“張り紙”トークンを消滅させる。

P1 hand: 貼る, 剥がす

do P1: play 貼る
do: resolve
do P1: play 剥がす
do: resolve
{seen}
"""
VANISHING: Final = {
    "このカードが消滅したとき ⇒ 〔飴〕を得る。": "expect P1 counters: 飴 1",
    "このカードが効果によって消滅したとき ⇒ 〔飴〕を得る。": "expect P1 counters: 飴 1",
    "このカードは消滅しない。": "expect P1 servants: 1",
    "このカードは効果によって消滅しない。": "expect P1 servants: 1",
    "このカードが消滅する場合、代わりに〔飴〕を得る。": "expect P1 counters: 飴 1",
    "このカードが効果によって消滅する場合、代わりに〔飴〕を得る。": "expect P1 counters: 飴 1",
}


@pytest.mark.parametrize("text", VANISHING)
def test_1302_3_a_token_sees_that_it_vanishes(text: str) -> None:
    outcome = run_text(TOKEN.format(text=text, seen=VANISHING[text]))

    assert outcome.passed, outcome.report()
    assert not run_text(TOKEN.format(text="このカードは攻撃できない。", seen=VANISHING[text])).passed


PUTTERS: Final = {
    "a player": "magic",
    "a card on the chase": "magic",
    "a servant": "field",
    "a caster": "field",
    "a barrier": "field",
    "a card in 手札": "hand",
    "a card in 墓地": "graveyard",
    "a card in デッキ": "deck",
    "a card in 除外ゾーン": "exile",
    "an orb": "orbs",
}
"""Who puts a card onto the field, and where the card lies whose effect does it."""
PUT_THIS: Final = " / triggers / does put onto field this"


@pytest.mark.parametrize("sort", PUTTERS)
def test_906_5b_a_card_sees_who_puts_it_onto_the_field(sort: str) -> None:
    reading = readings(("triggers",), sorts=(sort,), names=("does put onto field this",))[sort + PUT_THIS]
    effect = "敵墓地の怪異カード1枚を対象とし、それを持ち主の戦場に置く。"
    game = done_by(PLACES[PUTTERS[sort]], effect, "target @dead") + "expect P2 counters: 飴 1\n"

    def tried(text: str) -> str:
        return game.replace("    [レスト]：〔1〕を生み出す。", "    " + text)

    outcome = run_text(tried(reading.text.replace("カードを1枚引く", "〔飴〕を得る")))
    assert outcome.passed, outcome.report()
    assert not run_text(tried("[傲慢]")).passed


# --- from zone to zone ------------------------------------------------------------------------------------

ZONES: Final = {
    "手札": ("hand", "手札に加える"),
    "墓地": ("graveyard", "墓地に置く"),
    "デッキ": ("deck", "デッキの一番上に置く"),
    "オーブゾーン": ("orbs", "オーブゾーンに置く"),
    "除外ゾーン": ("exile", "ゲームから除外する"),
    "戦場": ("servants", "戦場に出す"),
}
WAY: Final = """scenario: x
game: magical_duel

card 駒
card 番
  text: {text}
card 術
  kind: 詠唱
  text: {found}を選び、それを{going}。

P1 servants: 番{there}
P1 hand: 術
{position}

do P1: play 術
do: resolve{chosen}
expect P1 counters: 飴 1
"""


@pytest.mark.parametrize(("origin", "to"), [*product(ZONES, ZONES)])
def test_906_5_a_way_from_zone_to_zone_is_seen_or_refused(origin: str, to: str) -> None:
    text = f"カードが{origin}から{to}に置かれたとき ⇒ {CANDY}"
    if origin == to:
        with pytest.raises(NoMeaning, match="no way"):
            lower_text(language().read(text), "TEXT", "怪異")
        return

    def tried(said: str) -> str:
        zone = ZONES[origin][0]
        is_field = origin == "戦場"
        return WAY.format(
            text=said,
            found="味方“駒”1体" if is_field else f"味方{origin}の“駒”1枚",
            going=ZONES[to][1],
            there=", 駒" if is_field else "",
            position="" if is_field else f"P1 {zone}: 駒" + (", 術" if zone == "hand" else ""),
            chosen="" if is_field or zone in ("graveyard", "exile") else "\ndo P1: choose 駒\ndo: resolve",
        ).replace("P1 hand: 術\nP1 hand", "P1 hand")

    outcome = run_text(tried(text))
    assert outcome.passed, outcome.report()
    assert not run_text(tried("[傲慢]")).passed


@pytest.mark.parametrize(
    "text",
    [
        f"相手が手札から墓地に置かれたとき ⇒ {CANDY}",
        f"敵デッキのカードが墓地から手札に置かれたとき ⇒ {CANDY}",
        f"魔法少女が発動されたとき ⇒ {CANDY}",
        f"敵墓地のカードが発動されたとき ⇒ {CANDY}",
        f"このターン、敵怪異がこのカードを攻撃したなら、{CANDY}",
        f"敵怪異がカードを引いたとき ⇒ {CANDY}",
        f"敵怪異がこのカードの能力を発動したとき ⇒ {CANDY}",
    ],
)
def test_906_1_nothing_waits_for_what_never_happens(text: str) -> None:
    with pytest.raises(NoMeaning):
        lower_text(language().read(text), "TEXT", "詠唱" if text.startswith("この") else "怪異")


# --- moments ----------------------------------------------------------------------------------------------

MOMENT: Final = """scenario: x
game: magical_duel
turn: P1, turn 5, recovery

card 番
  text: {text}
card 兵

P1 servants: 番, 兵
P1 orbs: 7
P2 servants: 兵
P1 deck: 9
P2 deck: 9

do: pass until attack
do P1: attack 番 -> P2
do: pass until P2 turn
do: pass until attack
do P2: attack P2 兵 -> P1
do: pass until P1 turn
expect 番: not 鈴カウンター 0
"""


@pytest.mark.parametrize("end", ["開始時", "終了時"])
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("whose", ["", "あなたの", "相手の"])
def test_507_1_a_moment_is_seen(whose: str, phase: str, end: str) -> None:
    text = f"{whose}{phase}{end} ⇒ このカードに鈴カウンター1個を置く。"
    try:
        lower_text(language().read(text), "TEXT", "怪異")
    except (TextError, NoMeaning):
        return

    game = MOMENT
    if phase == "ゲーム":  # 502.2: in the first turn, in which nobody attacks
        first = "P2" if whose == "相手の" else "P1"
        game = "\n".join(line for line in MOMENT.splitlines() if not line.startswith("do"))
        game = game.replace("P1, turn 5", f"{first}, turn 1").replace("expect", "do: pass until main\nexpect")
    outcome = run_text(game.format(text=text))
    assert outcome.passed, outcome.report()
