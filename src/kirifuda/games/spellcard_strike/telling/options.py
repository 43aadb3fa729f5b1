"""One option, in a few words: one entry for each verb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.spellcard_strike.stage import area_name
from kirifuda.games.spellcard_strike.telling.cards import cost_words, fight_words
from kirifuda.games.spellcard_strike.telling.naming import Speaker
from kirifuda.games.spellcard_strike.telling.terms import declared_words
from kirifuda.games.spellcard_strike.telling.texts import beside_text, phrase_text
from kirifuda.games.telling import asking
from kirifuda.games.telling.asking import Fields

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.spellcard_strike.values import StrikerCard


def situation(speaker: Speaker, decision: k.Decision, option: k.Option, fields: Fields) -> str:
    """The fields of an option, and what it is called in its situation."""
    verb, _, word = option.verb.partition(":")
    fields["word"] = declared_words(word, speaker.language)
    if option.object > 0:
        fields["striker"] = speaker.striker(option.object)
        fields["spell"] = speaker.spell(option.object)
    if verb in ("move", "area", "stay"):
        fields.update(_areas(speaker, option))
    elif verb == "spell":
        fields["icons"] = _icons(speaker, option.object)
    elif verb == "summon":
        fields.update(_summoned(speaker, option.object))
    elif verb == "mode":
        fields["text"] = _mode(speaker, decision, option)
    return verb


def _areas(speaker: Speaker, option: k.Option) -> dict[str, str]:
    """Where a striker is and where it would go."""
    card = speaker.record(option.object) if option.object > 0 else None
    here = area_name(card.place) if card is not None and card.place >= 0 else ""
    return {"area": speaker.place(option.number), "named": speaker.area(option.number), "from": here}


def _definition(speaker: Speaker, id: k.ObjectId) -> StrikerCard | None:
    """What is printed on a card that the player who decides may look at."""
    card = speaker.record(id) if id > 0 else None
    printed = -1 if card is None else speaker.printed(card)
    return None if printed < 0 else speaker.definition(printed)


def _icons(speaker: Speaker, id: k.ObjectId) -> str:
    """What stands beside a spell."""
    card = _definition(speaker, id)
    if card is None or card.spell_text is None:
        return "?"
    return " · ".join(beside_text(card.spell_text, speaker.language))


def _summoned(speaker: Speaker, id: k.ObjectId) -> dict[str, str]:
    """What a card costs and what it would be as a striker."""
    card = _definition(speaker, id)
    if card is None:
        return {"cost": "?", "fight": "?"}
    fight = f"{fight_words(card.printed, speaker.language)} · Rank {card.printed.rank}"
    return {"cost": cost_words(card.printed.cost, speaker.language), "fight": fight}


def _mode(speaker: Speaker, decision: k.Decision, option: k.Option) -> str:
    """8.1.9: one of several effects by its own words."""
    card = _definition(speaker, decision.subject)
    source = f"{decision.clause}.parts.{option.number}"
    text = "" if card is None or "/" not in decision.clause else phrase_text(card, source, speaker.language)
    return text or speaker.pick(asking.MODE).format_map({"number": str(option.number + 1)})
