"""What is asked, in a sentence: one entry for each prompt of the rules, of card texts and of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.customs.turns import phase
from kirifuda.games.lyrical.rules.common import ATTACKER, GUARD
from kirifuda.games.lyrical.telling.naming import Speaker
from kirifuda.games.lyrical.words import WORDS
from kirifuda.games.lyrical.zones import STACK
from kirifuda.games.telling.asking import Fields

if TYPE_CHECKING:
    from kirifuda import kernel as k


def situation(speaker: Speaker, decision: k.Decision, fields: Fields) -> str:
    """N-7.3: the fields of the question, and what it is called in its situation."""
    key = decision.prompt
    if key == "response":
        key = _situation(speaker, fields)
    elif key == "guard":
        fields["number"] = str(attack_of(speaker, decision.subject))
    return key


def attack_of(speaker: Speaker, id: int) -> int:
    """N-9.6: the attack of an attacker."""
    return int(getattr(speaker.game.values_or_last(id), "attack", 0))


def _situation(speaker: Speaker, fields: dict[str, str]) -> str:
    """N-7.3, N-9.4, A6: what the answer is to: something that waits, an attack, or the end of a phase."""
    game = speaker.game
    fields["phase"] = speaker.pick(WORDS.phase_words[phase(game)])
    waiting = game.zone(STACK, 0)
    if waiting:
        fields["card"] = speaker.object(waiting[-1])
        return "answer"
    attacker, guard = game.number(ATTACKER), game.number(GUARD)
    if not attacker:
        return "response"
    fields["attacker"] = speaker.object(attacker)
    fields["player"] = speaker.player(1 - game.turn_player())
    fields["guard"] = speaker.object(guard) if guard else ""
    return "battle_answer" if guard else "attack_answer"
