"""What is asked, in a sentence: one entry for each prompt of the rules, of card texts and of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.last_resort.rules.common import life_of, step_of
from kirifuda.games.last_resort.rules.l09_1_costs import ready_mana
from kirifuda.games.last_resort.rules.l10_2_attackers import ATTACKS, pairs_in
from kirifuda.games.last_resort.telling.naming import Speaker
from kirifuda.games.last_resort.words import WORDS
from kirifuda.games.telling.asking import Fields

if TYPE_CHECKING:
    from kirifuda import kernel as k


def situation(speaker: Speaker, decision: k.Decision, fields: Fields) -> str:
    """The fields of the question."""
    game = speaker.game
    attacks = [f"{speaker.object(attacker)} → {speaker.aim(target)}" for attacker, target in pairs_in(game, ATTACKS)]
    fields["step"] = speaker.pick(WORDS.phase_words[step_of(game)])
    fields["mana"] = str(len(ready_mana(game, decision.player)))
    fields["life"] = str(life_of(game, decision.player))
    fields["attacks"] = speaker.list(attacks)
    return decision.prompt
