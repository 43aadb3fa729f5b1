"""300.2, 103.4.3: what a text waits for or stands in for happens in a game, or the text is refused when it is read.

Every subject is put before every deed, as a condition and as what is replaced. What reads is tried in a position where
the deed is done: the card with the text turns OFF, and of what is replaced nothing is seen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from kirifuda.scenario import run_text
from tests.games.pso2.test_who_does_what import FIGHT, STRIKE, SUBJECTS, THEIRS, Deed, reads, scenario

DOERS: Final = (
    "a character",
    "an enemy that is a character",
    "an enemy that is a player",
    "the player",
    "a card by its name",
)
BREAK: Final = "do P1: play 壊し, target {name}\ndo: resolve\n"
BURN: Final = "do P1: play 火花\ndo: resolve\n"
POINT: Final = "do P1: play 指差し, target {name}\ndo: resolve\n"
COME: Final = "do P2: play @new\ndo: resolve\n"
DRAW: Final = "do P2: play 合図\ndo: resolve\n"
ATTACK: Final = FIGHT.removesuffix("expect {unhurt}")
CRYING: Final = "do P1: attack 槍 -> 射手\ndo: pass until joining\ndo P1: pass\ndo P2: activate {name}\ndo: resolve\n"
UNHURT: Final = "expect {unhurt}\n"
DEEDS: Final = {
    "Attacks": ("味方のキャラを攻撃", "し", "する", Deed("", STRIKE.replace("P1", "盾", 1), THEIRS)),
    "AttacksAtAll": ("攻撃", "し", "する", Deed("", STRIKE, THEIRS)),
    "IsAttacked": ("攻撃さ", "れ", "れる", Deed("", ATTACK)),
    "Undergoes": ("破壊さ", "れ", "れる", Deed("expect {name}: in P2 field\n", BREAK)),
    "TakesDamage": ("ダメージを受", "け", "ける", Deed(UNHURT, BURN)),
    "TakesBattleDamage": ("戦闘ダメージを受", "け", "ける", Deed(UNHURT, ATTACK)),
    "TakesDamageFrom": ("味方のキャラからダメージを受", "け", "ける", Deed(UNHURT, ATTACK)),
    "DealsDamage": ("自分のプレイヤーにダメージを与", "え", "える", Deed("expect P1 hp: 20\n", STRIKE, THEIRS)),
    "Turns ON": ("ONにな", "っ", "る", Deed("expect {name}: off\n", "do P1: play 起床\ndo: resolve\n", is_off=True)),
    "Turns OFF": ("OFFにな", "っ", "る", Deed("expect {name}: on\n", "do P1: play 眠り\ndo: resolve\n")),
    "Enters": ("場に出", "", "る", Deed("", COME, THEIRS)),
    "IsTargeted": ("能力の対象にな", "っ", "る", Deed("", POINT)),
    "Invokes": ("【ウォークライ】を発動", "し", "する", Deed("", CRYING, keyword="【ウォークライ】")),
    "DrawsCard": ("ドロー", "し", "する", Deed("expect P2 hp: 20\n", DRAW, THEIRS)),
    "PlaysCard": ("《キャラカード》をプレイ", "し", "する", Deed("", COME, THEIRS)),
}  # fmt: skip
"""The deed, how it ends before た and before 時; a script in which it is done, and what is seen if it is replaced."""
BY_THE_OTHERS: Final = {("an enemy that is a player", deed) for deed in ("Undergoes", "Enters")}
QUIET: Final = "場の防具全てはONにならない"


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("doer", DOERS)
def test_300_2_a_condition_comes_true_or_is_refused(doer: str, deed: str) -> None:
    who = SUBJECTS[doer]
    stem, past, _, what = DEEDS[deed]
    text = f"{who.words[:-1]}が{stem}{past}た時：このカードをOFFにする"
    if (doer, deed) in BY_THE_OTHERS or not reads(text + "。", "always"):
        return

    assert what.script, "it reads, and no script shows that it comes true"
    tried = replace(what, script=what.script + "expect 縛り: off")
    outcome = run_text(scenario(who, tried, text, "always"))
    assert outcome.passed, outcome.report()
    assert not run_text(scenario(who, tried, QUIET, "always")).passed


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("doer", DOERS)
def test_103_4_3_something_is_replaced_or_the_text_is_refused(doer: str, deed: str) -> None:
    who = SUBJECTS[doer]
    stem, _, ending, what = DEEDS[deed]
    text = f"{who.words[:-1]}が{stem}{ending}時、かわりにこのカードをOFFにする"
    if (doer, deed) in BY_THE_OTHERS or not reads(text + "。", "always"):
        return

    assert what.said, "it reads, and no script shows that something else happens"
    tried = replace(what, said="", script=what.script + "expect 縛り: off\n" + what.said)
    outcome = run_text(scenario(who, tried, text, "always"))
    assert outcome.passed, outcome.report()
    assert not run_text(scenario(who, tried, QUIET, "always")).passed
