"""What is asked, in a sentence: one entry for each prompt of the rules and of this game's card texts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.spellcard_strike.rules.common import is_striker, values_of
from kirifuda.games.spellcard_strike.telling.naming import Speaker
from kirifuda.games.spellcard_strike.telling.terms import ANY, ATTRIBUTE_WORDS
from kirifuda.games.spellcard_strike.values import ALL_ATTRIBUTES, CASTER_ICON
from kirifuda.games.spellcard_strike.zones import CHAIN
from kirifuda.games.telling import asking
from kirifuda.games.telling.asking import Fields
from kirifuda.games.telling.phrasing import Words

if TYPE_CHECKING:
    from kirifuda import kernel as k

ICONS: Final[dict[str, Words]] = {
    "caster": ("〔術者・{attribute}〕", "〔Caster {attribute}〕"),
    "anybody": ("〔{attribute}〕", "〔{attribute}〕"),
}


def situation(speaker: Speaker, decision: k.Decision, fields: Fields) -> str:
    """The fields of the question."""
    subject = decision.subject
    effect = speaker.pick(asking.EFFECT)
    fields["striker"] = speaker.striker(subject) if subject else effect
    fields["spell"] = speaker.spell(subject) if subject else effect
    if decision.prompt == "reaction":
        chain = speaker.game.zone(CHAIN, 0)
        fields["answered"] = speaker.object(chain[-1]) if chain else effect
    elif decision.prompt == "target":
        is_ability = subject > 0 and is_striker(speaker.game, subject)
        fields["declared"] = speaker.word("ability", {"card": fields["striker"]}) if is_ability else fields["card"]
    elif decision.prompt == "graze":
        fields.update(_attack(speaker, subject))
    elif decision.prompt == "power":
        fields["icon"] = _next_icon(speaker)
    return decision.prompt


def _slots(speaker: Speaker) -> dict[str, k.Value]:
    """What the rule that asks has noted."""
    frames = speaker.game.state.frames
    return frames[-1].slots if frames else {}


def _attack(speaker: Speaker, target: int) -> dict[str, str]:
    """5.4.7.8: what is coming, and what it meets."""
    slots, game = _slots(speaker), speaker.game
    joining = slots.get("joining", ())
    attackers = [slots.get("attacker"), *(joining if isinstance(joining, tuple) else ())]
    there = [id for id in attackers if isinstance(id, int) and is_striker(game, id)]
    power = sum(values_of(game, id).pow for id in there)
    return {"power": str(power), "defense": str(values_of(game, target).defense)}


def _next_icon(speaker: Speaker) -> str:
    """7.1.4: the icon that is being paid."""
    slots = _slots(speaker)
    icons, payers = slots.get("power", ()), slots.get("payers", ())
    if not isinstance(icons, tuple) or not isinstance(payers, tuple) or len(payers) >= len(icons):
        return ""
    icon = icons[len(payers)]
    assert isinstance(icon, int)
    wanted = icon & ALL_ATTRIBUTES
    words = ANY if wanted == ALL_ATTRIBUTES else ATTRIBUTE_WORDS[wanted.bit_length() - 1]
    key = "caster" if icon & CASTER_ICON else "anybody"
    return speaker.pick(ICONS[key]).format_map({"attribute": speaker.pick(words)})
