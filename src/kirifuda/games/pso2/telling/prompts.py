"""What is asked, in a sentence: one entry for each prompt of the rules, of card texts and of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.turns import phase
from kirifuda.games.pso2.rules.common import ATTACKER, step
from kirifuda.games.pso2.telling.naming import Speaker
from kirifuda.games.pso2.telling.terms import phase_words
from kirifuda.games.pso2.zones import PROCESSING
from kirifuda.games.telling.asking import Fields
from kirifuda.games.telling.phrasing import Words

if TYPE_CHECKING:
    from kirifuda import kernel as k

FOR_THE_BOSS: Final[Words] = ("【ボスの選択】{text}", "[For the boss] {text}")
"""R.31: the party chooses for the boss."""
OF_ONES_OWN: Final = ("trigger", "weapon", "excess", "pay")
"""Questions whose answers are cards of whoever is to choose."""


def situation(speaker: Speaker, decision: k.Decision, fields: Fields) -> str:
    """What the right to act is an answer to: something that waits, an attack, or nothing."""
    if decision.prompt != "action":
        return decision.prompt
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


def framed(speaker: Speaker, decision: k.Decision, text: str) -> str:
    """R.31: a choice for the boss says so."""
    return speaker.pick(FOR_THE_BOSS).format_map({"text": text}) if is_for_boss(speaker, decision) else text


def is_for_boss(speaker: Speaker, decision: k.Decision) -> bool:
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
