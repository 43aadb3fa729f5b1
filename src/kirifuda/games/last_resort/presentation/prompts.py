"""What is asked, in a sentence: one entry for each prompt of the rules, of card texts and of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.last_resort.presentation.naming import Speaker
from kirifuda.games.last_resort.presentation.terms import STEPS
from kirifuda.games.last_resort.rules.common import life_of, step_of
from kirifuda.games.last_resort.rules.l09_costs import ready_mana
from kirifuda.games.last_resort.rules.l10_attackers import ATTACKS, pairs_in
from kirifuda.games.presentation import asking
from kirifuda.games.presentation.phrasing import Words

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision

PROMPTS: Final[dict[str, Words]] = {
    **asking.PROMPTS,
    "mulligan": (
        "山札の下に戻して引き直すカードを選んでください",
        "Choose the cards to put under your deck and draw anew",
    ),
    "mana": ("マナエリアに置くマナを選んでください", "Choose the mana to put into your mana area"),
    "main": (
        "{step}：何をしますか？（使えるマナ{mana}）",
        "{step}: what do you do? ({mana} mana ready)",
    ),
    "area": ("{card}を出すエリアを選んでください", "Choose the area for {card}"),
    "sacrifice": (
        "{card}：サクリファイスで破壊するカードを選んでください",
        "{card}: choose what to destroy for Sacrifice",
    ),
    "charge": (
        "{card}：スペルチャージで山札に戻すスペルを選んでください",
        "{card}: choose the spells to return for Spell Charge",
    ),
    "pay": ("タップするマナを選んでください", "Choose the mana to tap"),
    "attackers": ("アタックするクリーチャーをすべて選んでください", "Choose all creatures that attack"),
    "attack_target": ("{card}のアタックの対象を選んでください", "Choose what {card} attacks"),
    "blockers": (
        "アタック（{attacks}）をブロックするクリーチャーを選んでください",
        "Choose the creatures that block ({attacks})",
    ),
    "block": ("{card}がブロックするクリーチャーを選んでください", "Choose what {card} blocks"),
    "divide": ("{card}に与えるダメージを選んでください", "Choose how much damage {card} takes"),
    "draw_two": (
        "マナを2支払って1枚ドローしますか？（使えるマナ{mana}）",
        "Do you pay 2 mana to draw a card? ({mana} ready)",
    ),
    "last_resort": (
        "ライフが{life}です。降参しますか、ラストリゾートを表にしますか？",
        "Your life is {life}. Do you concede, or turn up your last resort?",
    ),
    "use_last_resort": ("{card}の能力を使用しますか？", "Do you use the ability of {card}?"),
    "trigger": ("先に処理する能力を選んでください", "Choose the triggered ability to carry out next"),
    "use_trigger": ("{card}の能力を使用しますか？", "Do you use the ability of {card}?"),
    "bearer": ("{card}を装備するクリーチャーを選んでください", "Choose who is equipped with {card}"),
    "target": ("{card}の対象を選んでください", "Choose the target for {card}"),
    "bind": ("封縛するクリーチャーを選んでください", "Choose the creatures to bind"),
    "snipe": ("{card}がダメージを与えるクリーチャーを選んでください", "Choose the creature that {card} shoots"),
    "assassinate": ("{card}がバトルするクリーチャーを選んでください", "Choose the creature that {card} battles"),
    "look": ("手札に加えるカードを選んでください", "Choose the cards to take to your hand"),
}


def prompt(speaker: Speaker, decision: Decision) -> str:
    """The question, with how many are asked for."""
    game = speaker.game
    attacks = [f"{speaker.object(attacker)} → {speaker.aim(target)}" for attacker, target in pairs_in(game, ATTACKS)]
    fields = {
        "card": speaker.object(decision.subject) if decision.subject else speaker.pick(asking.EFFECT),
        "step": speaker.pick(STEPS[step_of(game)]),
        "mana": str(len(ready_mana(game, decision.player))),
        "life": str(life_of(game, decision.player)),
        "attacks": speaker.list(attacks),
    }
    return asking.asked(speaker, PROMPTS.get(decision.prompt, PROMPTS[""]), fields, decision)
