"""One option, in a few words: one entry for each verb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.presentation import asking
from kirifuda.games.presentation.asking import Fields
from kirifuda.games.presentation.phrasing import shortened
from kirifuda.games.spellcard_strike.presentation.cards import cost_words, fight_words
from kirifuda.games.spellcard_strike.presentation.naming import Speaker
from kirifuda.games.spellcard_strike.presentation.objects import ability_name
from kirifuda.games.spellcard_strike.presentation.terms import declared_words
from kirifuda.games.spellcard_strike.presentation.texts import ability_text, beside_text, phrase_text
from kirifuda.games.spellcard_strike.stage import area_name

if TYPE_CHECKING:
    from kirifuda.games.spellcard_strike.values import StrikerCard
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.ids import ObjectId

TEXT_COLUMNS: Final = 90


def situation(speaker: Speaker, decision: Decision, option: Option, fields: Fields) -> str:
    """The fields of an option, and what it is called in its situation."""
    verb, _, word = option.verb.partition(":")
    fields["word"] = declared_words(word, speaker.language)
    if option.object > 0:
        fields["striker"] = speaker.striker(option.object)
        fields["spell"] = speaker.spell(option.object)
    if verb in ("move", "area", "stay"):
        fields.update(_areas(speaker, option))
    elif verb == "ability":
        fields["text"] = _ability(speaker, option.object, asking.ability_at(speaker.game, option))
    elif verb == "spell":
        fields["icons"] = _icons(speaker, option.object)
    elif verb == "summon":
        fields.update(_summoned(speaker, option.object))
    elif verb == "trigger":
        fields["text"] = _ability(speaker, option.object, asking.waiting_ability(speaker.game, option))
    elif verb == "replace":
        fields["text"] = _replacing(speaker, option)
    elif verb == "mode":
        fields["text"] = _mode(speaker, decision, option)
    return verb


def _areas(speaker: Speaker, option: Option) -> dict[str, str]:
    """Where a striker is and where it would go."""
    card = speaker.record(option.object) if option.object > 0 else None
    here = area_name(card.place) if card is not None and card.place >= 0 else ""
    return {"area": speaker.place(option.number), "named": speaker.area(option.number), "from": here}


def _definition(speaker: Speaker, id: ObjectId) -> StrikerCard | None:
    """What is printed on a card that the player who decides may look at."""
    card = speaker.record(id) if id > 0 else None
    printed = -1 if card is None else speaker.printed(card)
    return None if printed < 0 else speaker.definition(printed)


def _icons(speaker: Speaker, id: ObjectId) -> str:
    """What stands beside a spell."""
    card = _definition(speaker, id)
    if card is None or card.spell_text is None:
        return "?"
    return " · ".join(beside_text(card.spell_text, speaker.language))


def _summoned(speaker: Speaker, id: ObjectId) -> dict[str, str]:
    """What a card costs and what it would be as a striker."""
    card = _definition(speaker, id)
    if card is None:
        return {"cost": "?", "fight": "?"}
    fight = f"{fight_words(card.printed, speaker.language)} · Rank {card.printed.rank}"
    return {"cost": cost_words(card.printed.cost, speaker.language), "fight": fight}


def _ability(speaker: Speaker, id: ObjectId, ability: Ability | None) -> str:
    """An ability in one line."""
    card = _definition(speaker, id)
    if ability is None or card is None:
        return ""
    text = ability_text(card, ability, speaker.language) or ability_name(speaker, ability)
    return shortened(text, TEXT_COLUMNS)


def _replacing(speaker: Speaker, option: Option) -> str:
    """A replacement by the text of the card it comes from."""
    card = _definition(speaker, option.object)
    if card is None:
        return ""
    texts = [ability_text(card, ability, speaker.language) for ability in card.printed.abilities if ability.replaces]
    return shortened(texts[0], TEXT_COLUMNS) if texts else ""


def _mode(speaker: Speaker, decision: Decision, option: Option) -> str:
    """8.1.9: one of several effects by its own words."""
    card = _definition(speaker, decision.subject)
    source = f"{decision.clause}.parts.{option.number}"
    text = "" if card is None or "/" not in decision.clause else phrase_text(card, source, speaker.language)
    return text or speaker.pick(asking.MODE).format_map({"number": str(option.number + 1)})
