"""One option, in a few words: one entry for each verb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.lyrical.pool import pool_of
from kirifuda.games.lyrical.presentation.naming import Speaker
from kirifuda.games.lyrical.presentation.terms import COLOUR_WORDS, price_words
from kirifuda.games.lyrical.presentation.texts import ability_text, mode_text
from kirifuda.games.lyrical.rules.n01_payment import decode, price_of_card
from kirifuda.games.lyrical.wording_words import COLOURS, KINDS
from kirifuda.games.presentation import asking
from kirifuda.games.presentation.asking import Fields
from kirifuda.games.presentation.phrasing import shortened

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.ids import ObjectId

ENDS: Final = {"一番上": "top", "一番下": "bottom"}
TEXT_COLUMNS: Final = 72
PRICED: Final = ("set", "set_up", "use")


def situation(speaker: Speaker, decision: Decision, option: Option, fields: Fields) -> str:
    """The fields of an option, and what it is called in its situation."""
    verb, _, word = option.verb.partition(":")
    fields["word"] = declared(word, speaker.language)
    fields["price"] = _price(speaker, option.object) if verb in PRICED else ""
    fields["payment"] = payment_words(option.number, speaker.language) if verb == "factors" else ""
    fields["text"] = _text(speaker, verb, option)
    if verb == "pass" and decision.prompt == "response":
        verb = "no_answer"
    return verb


def declared(word: str, language: str) -> str:
    """A word that somebody declares: a colour, a kind."""
    return word if language == "ja" else COLOURS.get(word, KINDS.get(word, ENDS.get(word, word)))


def payment_words(code: int, language: str) -> str:
    """N-1.4: how many factor cards of each colour."""
    counts = [(COLOUR_WORDS[place], count) for place, count in enumerate(decode(code)) if count]
    if language == "ja":
        return "、".join(f"{words[0]}{count}" for words, count in counts)
    return ", ".join(f"{count} {words[1]}" for words, count in counts)


def _price(speaker: Speaker, id: ObjectId) -> str:
    """N-1.1: what it takes now."""
    is_there = id in speaker.game.state.objects
    return price_words(price_of_card(speaker.game, id), speaker.language) if is_there else "?"


def _text(speaker: Speaker, verb: str, option: Option) -> str:
    """The words of the effect or mode that an option means."""
    if verb == "effect":
        return _ability(speaker, asking.ability_at(speaker.game, option))
    if verb == "trigger":
        return _ability(speaker, asking.waiting_ability(speaker.game, option))
    if verb == "replace":
        return _replacing(speaker, option)
    return _mode(speaker, option) if verb == "mode" else ""


def _ability(speaker: Speaker, ability: Ability | None) -> str:
    """An ability in one line."""
    return shortened(ability_text(pool_of(speaker.game.pool), ability, speaker.language), TEXT_COLUMNS)


def _replacing(speaker: Speaker, option: Option) -> str:
    """A replacement by the text it comes from."""
    if option.object not in speaker.game.state.objects:
        return ""
    found = [each for each in speaker.game.values(option.object).abilities if each.replaces]
    return _ability(speaker, found[0]) if found else ""


def _mode(speaker: Speaker, option: Option) -> str:
    """A mode by its own sentence."""
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
