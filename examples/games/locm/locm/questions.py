"""What is asked and what may be answered."""

from __future__ import annotations

from typing import Final

from kirifuda.games.questions import EVERYBODY, Choice, Question, Questions
from kirifuda.games.scenario_words import CARDS, NOTHING, ONE_CARD, Verb

ASKED: Final = {
    "action": Question("あなたのターンです。何をしますか？", "Your turn. What do you do?", quiet=True, idle=True),
    "target": Question("{card}の相手を選んでください", "Choose the target of {card}", form="target", following=True),
}
ANSWERED: Final = {
    "pass": Choice("ターンを終える", "end the turn", EVERYBODY),
    "summon_left": Choice(
        "{card}を左に召喚する", "summon {card} in the left lane", wish=("左に召喚する", "summon it on the left")
    ),
    "summon_right": Choice(
        "{card}を右に召喚する", "summon {card} in the right lane", wish=("右に召喚する", "summon it on the right")
    ),
    "use": Choice("{card}を使う", "use {card}", wish=("使う", "use it")),
    "attack": Choice("{card}で攻撃する", "attack with {card}", wish=("攻撃する", "attack with it")),
}
ACTION: Final = ("action",)
SCRIPTED: Final = (
    Verb("pass", ("pass", "ターン終了"), NOTHING, ACTION, ("pass",)),
    Verb("summon left", ("summon left", "左に召喚"), ONE_CARD, ACTION, ("summon_left",)),
    Verb("summon right", ("summon right", "右に召喚"), ONE_CARD, ACTION, ("summon_right",)),
    Verb("use", ("use", "使用"), ONE_CARD, ACTION, ("use",)),
    Verb("attack", ("attack", "攻撃"), ONE_CARD, ACTION, ("attack",)),
    Verb("aim", ("at", "対象"), CARDS, ("target",), ("target",), is_joined=True),
)

QUESTIONS: Final = Questions(ASKED, ANSWERED, SCRIPTED)
