"""One option, in a few words: one entry for each verb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.presentation import asking
from kirifuda.games.presentation.asking import Fields
from kirifuda.games.presentation.phrasing import shortened
from kirifuda.games.pso2.presentation.naming import Speaker
from kirifuda.games.pso2.presentation.terms import colour_words, declared_words
from kirifuda.games.pso2.presentation.texts import ability_text, mode_text
from kirifuda.games.pso2.rules.r205_items import ARMOUR_RULE
from kirifuda.games.pso2.rules.r209_costs import price
from kirifuda.games.pso2.values import ARMOUR, Values

if TYPE_CHECKING:
    from kirifuda.games.pso2.values import PsoCard
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.ids import ObjectId

TEXT_COLUMNS: Final = 72
COLOURED: Final = ("play", "pp", "pay", "excess", "search", "recover")
"""Verbs about cards whose colour matters more than anything else of them."""


def situation(speaker: Speaker, decision: Decision, option: Option, fields: Fields) -> str:
    """The fields of an option, and what it is called in its situation."""
    verb, _, word = option.verb.partition(":")
    fields["word"] = declared_words(word, speaker.language)
    fields["cost"] = _cost(speaker, option.object) if verb == "play" else ""
    fields["text"] = _text(speaker, verb, option)
    if verb in COLOURED:
        fields["card"] += _colour(speaker, option.object)
    if verb == "replace" and _armour(speaker, option.object) is not None:
        verb = "armour"
        fields["number"] = str(_armour(speaker, option.object))
    elif verb in ("yes", "no") and decision.prompt == "pp_draw":
        verb = f"{verb}_draw"
    return verb


def _text(speaker: Speaker, verb: str, option: Option) -> str:
    """The words of the ability or mode that an option means."""
    if verb == "activate":
        return _ability(speaker, option.object, asking.ability_at(speaker.game, option))
    if verb == "trigger":
        return _ability(speaker, option.object, asking.waiting_ability(speaker.game, option))
    if verb == "replace":
        return _replacing(speaker, option)
    return _mode(speaker, option) if verb == "mode" else ""


def _ability(speaker: Speaker, id: ObjectId, ability: Ability | None) -> str:
    """An ability in one line."""
    card = _definition(speaker, id)
    return "" if card is None else shortened(ability_text(card, ability, speaker.language), TEXT_COLUMNS)


def _definition(speaker: Speaker, id: ObjectId) -> PsoCard | None:
    """What is printed on a card that the player who decides may look at."""
    printed = speaker.printed_on(id)
    return None if printed < 0 else speaker.definition(printed)


def _replacing(speaker: Speaker, option: Option) -> str:
    """A replacement by the text of the card it comes from."""
    card = _definition(speaker, option.object)
    if card is None:
        return ""
    abilities = [ability for ability in card.printed.abilities if ability.replaces and ability is not ARMOUR_RULE]
    texts = [ability_text(card, ability, speaker.language) for ability in abilities]
    return shortened(texts[0], TEXT_COLUMNS) if texts else ""


def _armour(speaker: Speaker, id: ObjectId) -> int | None:
    """506.6.1.1: how much armour takes off; None if the replacement is a text."""
    card = _definition(speaker, id)
    if card is None or not card.printed.kind & ARMOUR or id not in speaker.game.state.objects:
        return None
    values = speaker.game.values(id)
    assert isinstance(values, Values)
    replacing = [ability for ability in values.abilities if ability.replaces]
    return values.defense if replacing == [ARMOUR_RULE] else None


def _mode(speaker: Speaker, option: Option) -> str:
    """406.3: a mode by its own sentence."""
    card = speaker.record(option.object)
    text = ""
    if card is not None and speaker.printed(card) >= 0:
        ability = card.item.ability if card.item is not None else None
        frame = speaker.game.state.frames[-1]
        key = frame.slots.get("_ability", "")
        if ability is None and isinstance(key, str) and key:
            ability = speaker.game.pool.abilities.get(key)
        group = frame.slots.get("_at", 0)
        place = (group if isinstance(group, int) else 0, option.number)
        text = mode_text(speaker.definition(card.card), ability, place, speaker.language)
    return text or speaker.pick(asking.MODE).format_map({"number": str(option.number + 1)})


def _cost(speaker: Speaker, id: ObjectId) -> str:
    """What playing the card costs now; X as X."""
    card = _definition(speaker, id)
    if card is None or not isinstance(speaker.game.values(id), Values):
        return "?"
    return "X" if card.has_x_cost else str(price(speaker.game, id))


def _colour(speaker: Speaker, id: ObjectId) -> str:
    """A card's colour behind its name."""
    card = _definition(speaker, id)
    if card is None:
        return ""
    return f" [{colour_words(card.printed.colours, speaker.language)}]"
