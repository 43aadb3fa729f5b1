"""What is asked, in a sentence: one entry for each prompt of the rules, of card texts and of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.presentation import asking
from kirifuda.games.presentation.phrasing import Words
from kirifuda.games.pso2.presentation.naming import Speaker
from kirifuda.games.pso2.presentation.terms import phase_words
from kirifuda.games.pso2.rules.common import ATTACKER, phase, step
from kirifuda.games.pso2.zones import PROCESSING

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision

PROMPTS: Final[dict[str, Words]] = {
    **asking.PROMPTS,
    "action": ("行動権があります（{phase}）。何をしますか？", "You have the right to act ({phase}). What do you do?"),
    "answer": (
        "{card}に対して行動権があります（{phase}）。何をしますか？",
        "You have the right to act with {card} waiting ({phase}). What do you do?",
    ),
    "battle": (
        "{attacker}が{card}を攻撃しています（{phase}）。何をしますか？",
        "{attacker} attacks {card} ({phase}). What do you do?",
    ),
    "target": ("{card}の対象を選んでください", "Choose the target for {card}"),
    "bearer": ("{card}の装備先を選んでください", "Choose who bears {card}"),
    "pay": ("OFFにするPPを選んでください", "Choose the PP to turn OFF"),
    "attack_target": ("{card}の攻撃の対象を選んでください", "Choose what {card} attacks"),
    "weapon": ("使う武器を選んでください", "Choose the weapons to use"),
    "pp": ("PPに置くカードを選んでください", "Choose the card to put into PP"),
    "pp_draw": ("1枚ドローしますか？", "Do you draw a card?"),
    "excess": ("上限を超えた手札を捨ててください", "Discard down to your hand limit"),
    "trigger": ("先に処理領域に置く誘発能力を選んでください", "Choose the triggered ability to place next"),
    "recovery": ("【回復】の形を選んでください", "Choose the form of Recovery"),
    "recover": ("デッキに加えるカードを選んでください", "Choose the cards that return to the deck"),
    "search": ("サーチするカードを選んでください", "Choose what you search for"),
    "give_up": (
        "{card}の装備枠を超えています。破壊する装備を選んでください",
        "{card} bears too much: choose what is destroyed",
    ),
    "opponent": ("{card}の効果を受ける相手を選んでください", "Choose the opponent that {card} means"),
    "war_cry": ("ボス側のウォークライを選んでください", "Choose the War Cry of the boss's side"),
}
FOR_THE_BOSS: Final[Words] = ("【ボスの選択】{text}", "[For the boss] {text}")
"""R.31: the party chooses for the boss."""
OF_ONES_OWN: Final = ("trigger", "weapon", "excess", "pay")
"""Questions whose answers are cards of whoever is to choose."""


def prompt(speaker: Speaker, decision: Decision) -> str:
    """The question, with how many are asked for."""
    key = decision.prompt
    fields = {"card": speaker.object(decision.subject) if decision.subject else speaker.pick(asking.EFFECT)}
    if key == "action":
        key = _situation(speaker, fields)
    text = asking.asked(speaker, PROMPTS.get(key, PROMPTS[""]), fields, decision)
    if is_for_boss(speaker, decision):
        return speaker.pick(FOR_THE_BOSS).format_map({"text": text})
    return text


def _situation(speaker: Speaker, fields: dict[str, str]) -> str:
    """What the right to act is an answer to: something that waits, an attack, or nothing."""
    game = speaker.game
    fields["phase"] = phase_words(phase(game), step(game), speaker.language)
    waiting = game.zone(PROCESSING, 0)
    if waiting:
        fields["card"] = speaker.object(waiting[-1])
        return "answer"
    attacker, targets = game.number(ATTACKER), game.state.variables["targets"]
    if not attacker or not isinstance(targets, tuple) or not targets:
        return "action"
    fields["attacker"] = speaker.object(attacker)
    fields["card"] = speaker.list([speaker.object(id) for id in targets if isinstance(id, int)])
    return "battle"


def is_for_boss(speaker: Speaker, decision: Decision) -> bool:
    """R.31: whether what is asked is a choice of the boss's side."""
    game = speaker.game
    boss = game.number("boss")
    if boss < 0 or decision.prompt == "action":
        return False
    if decision.prompt == "war_cry":
        return True
    about = decision.options[0].object if decision.prompt in OF_ONES_OWN and decision.options else decision.subject
    subject = game.state.objects.get(about)
    if subject is not None:
        return subject.controller == boss
    frames = game.state.frames
    return bool(frames) and frames[-1].player == boss
