"""One option, in a few words: one entry for each verb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.lyrical.rules.n01_payment import decode, price_of_card
from kirifuda.games.lyrical.telling.naming import Speaker
from kirifuda.games.lyrical.telling.terms import COLOUR_WORDS, price_words
from kirifuda.games.lyrical.wording.words import COLOURS, KINDS
from kirifuda.games.telling.asking import Fields

if TYPE_CHECKING:
    from kirifuda import kernel as k

ENDS: Final = {"一番上": "top", "一番下": "bottom"}
TEXT_COLUMNS: Final = 72
PRICED: Final = ("set", "set_up", "use")


def situation(speaker: Speaker, decision: k.Decision, option: k.Option, fields: Fields) -> str:
    """The fields of an option, and what it is called in its situation."""
    verb, _, word = option.verb.partition(":")
    fields["word"] = declared(word, speaker.language)
    fields["price"] = _price(speaker, option.object) if verb in PRICED else ""
    fields["payment"] = payment_words(option.number, speaker.language) if verb == "factors" else ""
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


def _price(speaker: Speaker, id: k.ObjectId) -> str:
    """N-1.1: what it takes now."""
    is_there = id in speaker.game.state.objects
    return price_words(price_of_card(speaker.game, id), speaker.language) if is_there else "?"
