"""One option, in a few words: one entry for each verb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.magical_duel.rules.r0903_2g_costs import price
from kirifuda.games.magical_duel.telling.naming import Speaker
from kirifuda.games.magical_duel.telling.objects import Teller
from kirifuda.games.magical_duel.telling.terms import ATTRIBUTE_WORDS, aether_words, declared_words, number_words
from kirifuda.games.magical_duel.values import MagicalCard, Values
from kirifuda.games.magical_duel.words import WORDS
from kirifuda.games.telling.asking import Fields

if TYPE_CHECKING:
    from kirifuda import kernel as k


def situation(speaker: Speaker, decision: k.Decision, option: k.Option, fields: Fields) -> str:
    """The fields of an option, and what it is called in its situation."""
    verb, _, word = option.verb.partition(":")
    fields["number"] = number_words(option.number)
    fields["word"] = declared_words(word, speaker.language)
    if verb == "play":
        fields["card"] = speaker.object(option.object)
        fields["cost"] = _cost(speaker, decision, option.object)
    elif verb == "level_up":
        fields["host"] = Teller(speaker).brief(option.number)
    elif verb == "point":
        fields["aether"] = aether_words((option.number,), speaker.language)
    elif verb == "attribute":
        fields["attribute"] = speaker.pick(ATTRIBUTE_WORDS[option.number])
    elif verb == "position":
        fields["position"] = speaker.pick(WORDS.position_words[option.number])
    return verb


def _definition(speaker: Speaker, id: k.ObjectId) -> MagicalCard | None:
    """What is printed on a card that the player who decides may look at."""
    printed = speaker.printed_on(id)
    return None if printed < 0 else speaker.definition(printed)


def _cost(speaker: Speaker, decision: k.Decision, id: k.ObjectId) -> str:
    """What playing the card costs now; X as X."""
    card = _definition(speaker, id)
    if card is None or not isinstance(speaker.game.values(id), Values):
        return "?"
    return "X" if card.has_x_cost else number_words(price(speaker.game, decision.player, id, 0, 0))
