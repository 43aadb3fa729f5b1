"""What is asked, in a sentence: one entry for each prompt of the rules, of card texts and of the kernel."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.turns import phase
from kirifuda.games.magical_duel.rules.r1000_actions import aether
from kirifuda.games.magical_duel.telling.naming import Speaker
from kirifuda.games.magical_duel.telling.terms import aether_words, attribute_words
from kirifuda.games.magical_duel.values import ALL_ATTRIBUTES
from kirifuda.games.magical_duel.words import WORDS
from kirifuda.games.magical_duel.zones import CHASE
from kirifuda.games.telling.asking import Fields
from kirifuda.games.telling.phrasing import Words

if TYPE_CHECKING:
    from kirifuda import kernel as k

DETAILS: Final[dict[str, Words]] = {
    "needs": ("、うち{needs}を含む", ", among it {needs}"),
    "no_aether": ("なし", "none"),
}


def situation(speaker: Speaker, decision: k.Decision, fields: Fields) -> str:
    """The fields of the question, and what it is called in its situation."""
    key = decision.prompt
    if key == "action":
        fields["phase"] = speaker.pick(WORDS.phase_words[phase(speaker.game)])
        chase = speaker.game.zone(CHASE, 0)
        if chase:
            key = "answer"
            fields["card"] = speaker.object(chase[-1])
    elif key == "aether":
        fields.update(_payment(speaker, decision))
    return key


def _payment(speaker: Speaker, decision: k.Decision) -> dict[str, str]:
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
