"""One option, in a few words: one entry for each verb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.pso2.rules.r205_items import ARMOUR_RULE
from kirifuda.games.pso2.rules.r209_costs import price
from kirifuda.games.pso2.telling.naming import Speaker
from kirifuda.games.pso2.telling.terms import colour_words, declared_words
from kirifuda.games.pso2.values import ARMOUR, Values
from kirifuda.games.telling.asking import Fields

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.pso2.values import PsoCard

TEXT_COLUMNS: Final = 72
COLOURED: Final = ("play", "pp", "pay", "excess", "search", "recover")
"""Verbs about cards whose colour matters more than anything else of them."""


def situation(speaker: Speaker, decision: k.Decision, option: k.Option, fields: Fields) -> str:
    """The fields of an option, and what it is called in its situation."""
    verb, _, word = option.verb.partition(":")
    fields["word"] = declared_words(word, speaker.language)
    fields["cost"] = _cost(speaker, option.object) if verb == "play" else ""
    if verb in COLOURED:
        fields["card"] += _colour(speaker, option.object)
    if verb == "replace" and _armour(speaker, option.object) is not None:
        verb = "armour"
        fields["number"] = str(_armour(speaker, option.object))
    elif verb in ("yes", "no") and decision.prompt == "pp_draw":
        verb = f"{verb}_draw"
    return verb


def _definition(speaker: Speaker, id: k.ObjectId) -> PsoCard | None:
    """What is printed on a card that the player who decides may look at."""
    printed = speaker.printed_on(id)
    return None if printed < 0 else speaker.definition(printed)


def _armour(speaker: Speaker, id: k.ObjectId) -> int | None:
    """506.6.1.1: how much armour takes off; None if the replacement is a text."""
    card = _definition(speaker, id)
    if card is None or not card.printed.kind & ARMOUR or id not in speaker.game.state.objects:
        return None
    values = speaker.game.values(id)
    assert isinstance(values, Values)
    replacing = [ability for ability in values.abilities if ability.replaces]
    return values.defense if replacing == [ARMOUR_RULE] else None


def _cost(speaker: Speaker, id: k.ObjectId) -> str:
    """What playing the card costs now; X as X."""
    card = _definition(speaker, id)
    if card is None or not isinstance(speaker.game.values(id), Values):
        return "?"
    return "X" if card.has_x_cost else str(price(speaker.game, id))


def _colour(speaker: Speaker, id: k.ObjectId) -> str:
    """A card's colour behind its name."""
    card = _definition(speaker, id)
    if card is None:
        return ""
    return f" [{colour_words(card.printed.colours, speaker.language)}]"
