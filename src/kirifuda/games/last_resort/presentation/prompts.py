"""What is asked, in a sentence: one entry for each prompt of the rules, of card texts and of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.last_resort.presentation.naming import Speaker
from kirifuda.games.last_resort.presentation.terms import STEPS
from kirifuda.games.last_resort.questions import QUESTIONS
from kirifuda.games.last_resort.rules.common import life_of, step_of
from kirifuda.games.last_resort.rules.l09_costs import ready_mana
from kirifuda.games.last_resort.rules.l10_attackers import ATTACKS, pairs_in
from kirifuda.games.presentation import asking

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision


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
    return asking.asked(speaker, QUESTIONS.words(decision.prompt), fields, decision)
