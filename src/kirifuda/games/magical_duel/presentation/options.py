"""One option, in a few words: one entry for each verb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.presentation.naming import Speaker
from kirifuda.games.magical_duel.presentation.objects import Teller
from kirifuda.games.magical_duel.presentation.terms import (
    ATTRIBUTE_WORDS,
    aether_words,
    declared_words,
    number_words,
)
from kirifuda.games.magical_duel.presentation.texts import ability_text, mode_text
from kirifuda.games.magical_duel.rules.r0903_costs import price
from kirifuda.games.magical_duel.rules.r0907_aether import CASTER_AETHER, caster_points
from kirifuda.games.magical_duel.values import MagicalCard, Values
from kirifuda.games.magical_duel.words import WORDS
from kirifuda.games.presentation import asking
from kirifuda.games.presentation.asking import Fields
from kirifuda.games.presentation.phrasing import Words, shortened

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.ids import ObjectId

MAKES: Final[Words] = ("レストして{aether}のオドを生み出す", "rest for {aether}")
TEXT_COLUMNS: Final = 72


def situation(speaker: Speaker, decision: Decision, option: Option, fields: Fields) -> str:
    """The fields of an option, and what it is called in its situation."""
    verb, _, word = option.verb.partition(":")
    fields["number"] = number_words(option.number)
    fields["word"] = declared_words(word, speaker.language)
    if verb in ("activate", "aether", "enter", "ability"):
        fields["text"] = _ability(speaker, option.object, asking.ability_at(speaker.game, option))
    elif verb == "play":
        fields["card"] = speaker.object(option.object)
        fields["cost"] = _cost(speaker, decision, option.object)
    elif verb == "trigger":
        fields["text"] = _ability(speaker, option.object, asking.waiting_ability(speaker.game, option))
    elif verb == "replace":
        fields["text"] = _replacing(speaker, option)
    elif verb == "mode":
        fields["text"] = _mode(speaker, option)
    elif verb == "level_up":
        fields["host"] = Teller(speaker).brief(option.number)
    elif verb == "point":
        fields["aether"] = aether_words((option.number,), speaker.language)
    elif verb == "attribute":
        fields["attribute"] = speaker.pick(ATTRIBUTE_WORDS[option.number])
    elif verb == "position":
        fields["position"] = speaker.pick(WORDS.position_words[option.number])
    return verb


def _ability(speaker: Speaker, id: ObjectId, ability: Ability | None) -> str:
    """An ability in one line; the casters' common one by what it makes now."""
    if ability is None:
        return ""
    if ability is CASTER_AETHER:
        points = aether_words(caster_points(speaker.game, id), speaker.language)
        return speaker.pick(MAKES).format_map({"aether": points})
    card = _definition(speaker, id)
    return "" if card is None else shortened(ability_text(card, ability, speaker.language), TEXT_COLUMNS)


def _definition(speaker: Speaker, id: ObjectId) -> MagicalCard | None:
    """What is printed on a card that the player who decides may look at."""
    printed = speaker.printed_on(id)
    return None if printed < 0 else speaker.definition(printed)


def _replacing(speaker: Speaker, option: Option) -> str:
    """A replacement by the text of the card it comes from."""
    card = _definition(speaker, option.object)
    if card is None:
        return ""
    texts = [ability_text(card, ability, speaker.language) for ability in card.values.abilities if ability.replaces]
    return shortened(texts[0], TEXT_COLUMNS) if texts else ""


def _mode(speaker: Speaker, option: Option) -> str:
    """A mode by its own sentence."""
    card = speaker.record(option.object)
    text = ""
    if card is not None and speaker.printed(card) >= 0:
        ability = card.item.ability if card.item is not None else None
        group = speaker.game.state.frames[-1].slots.get("_at", 0)
        place = (group if isinstance(group, int) else 0, option.number)
        text = mode_text(speaker.definition(card.card), ability, place, speaker.language)
    return text or speaker.pick(asking.MODE).format_map({"number": str(option.number + 1)})


def _cost(speaker: Speaker, decision: Decision, id: ObjectId) -> str:
    """What playing the card costs now; X as X."""
    card = _definition(speaker, id)
    if card is None or not isinstance(speaker.game.values(id), Values):
        return "?"
    return "X" if card.has_x_cost else number_words(price(speaker.game, decision.player, id, 0, 0))
