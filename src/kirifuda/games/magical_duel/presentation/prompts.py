"""What is asked, in a sentence: one entry for each prompt of the rules, of card texts and of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.presentation.naming import Speaker
from kirifuda.games.magical_duel.presentation.terms import PHASES, aether_words, attribute_words
from kirifuda.games.magical_duel.questions import QUESTIONS
from kirifuda.games.magical_duel.rules.common import phase
from kirifuda.games.magical_duel.rules.r1000_actions import aether
from kirifuda.games.magical_duel.values import ALL_ATTRIBUTES
from kirifuda.games.magical_duel.zones import CHASE
from kirifuda.games.presentation import asking
from kirifuda.games.presentation.phrasing import Words

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision

DETAILS: Final[dict[str, Words]] = {
    "needs": ("、うち{needs}を含む", ", among it {needs}"),
    "no_aether": ("なし", "none"),
}


def prompt(speaker: Speaker, decision: Decision) -> str:
    """The question, with how many are asked for."""
    key = decision.prompt
    fields = {"card": speaker.object(decision.subject) if decision.subject else speaker.pick(asking.EFFECT)}
    if key == "action":
        fields["phase"] = speaker.pick(PHASES[phase(speaker.game)])
        chase = speaker.game.zone(CHASE, 0)
        if chase:
            key = "answer"
            fields["card"] = speaker.object(chase[-1])
    elif key == "aether":
        fields.update(_payment(speaker, decision))
    return asking.asked(speaker, QUESTIONS.words(key), fields, decision)


def _payment(speaker: Speaker, decision: Decision) -> dict[str, str]:
    """1002: what is being paid, and what is at hand."""
    frames = speaker.game.state.frames
    slots = frames[-1].slots if frames else {}
    total = slots.get("total", 0)
    needs = slots.get("needs", ())
    named = [
        attribute_words(need & ALL_ATTRIBUTES, speaker.language)
        for need in (needs if isinstance(needs, tuple) else ())
        if isinstance(need, int)
    ]
    pool = aether_words(aether(speaker.game, decision.player), speaker.language)
    needed = speaker.pick(DETAILS["needs"]).format_map({"needs": speaker.list(named)}) if named else ""
    return {"total": str(total), "needs": needed, "pool": pool or speaker.pick(DETAILS["no_aether"])}
