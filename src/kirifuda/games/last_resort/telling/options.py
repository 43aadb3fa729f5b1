"""One option, in a few words: one entry for each verb."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.last_resort.rules.common import area_of
from kirifuda.games.last_resort.rules.l01_last_resort import last_resort_of
from kirifuda.games.last_resort.rules.l09_1_costs import lowest_price, price
from kirifuda.games.last_resort.rules.l09_actions import WAYS
from kirifuda.games.last_resort.rules.l14_off_colour import penalty
from kirifuda.games.last_resort.telling.naming import Speaker
from kirifuda.games.last_resort.telling.terms import AREAS, declared_words
from kirifuda.games.last_resort.telling.texts import texts_of
from kirifuda.games.telling import asking
from kirifuda.games.telling.asking import Fields
from kirifuda.games.telling.phrasing import Words, shortened

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.last_resort.values import ResortCard

COSTS: Final[dict[str, Words]] = {
    "cost": ("コスト{cost}", "cost {cost}"),
    "down_to": ("コスト{cost}、{least}まで下げられる", "cost {cost}, down to {least}"),
    "penalty": ("他色ペナルティ：ライフ−{number}", "off colour: life −{number}"),
}
IN_AREA: Final[Words] = ("{card}（{area}）", "{card} ({area})")
WITH_AREA: Final = ("snipe", "assassinate", "choose", "sacrifice")
"""Verbs about creatures of either area."""
TEXT_COLUMNS: Final = 72


def situation(speaker: Speaker, decision: k.Decision, option: k.Option, fields: Fields) -> str:
    """The fields of an option, and what it is called in its situation."""
    verb, _, word = option.verb.partition(":")
    fields["word"] = declared_words(word, speaker.language)
    fields["cost"] = _cost(speaker, decision, option) if verb in WAYS else ""
    fields["area"] = speaker.pick(AREAS[option.number]) if verb == "area" else ""
    fields["life"] = speaker.life(-1 - option.object) if verb == "life" else ""
    if verb == "turn_up":
        fields.update(_turn_up(speaker, decision))
    elif verb == "mode":
        fields["text"] = speaker.pick(asking.MODE).format_map({"number": str(option.number + 1)})
    if verb in WITH_AREA and area_of(speaker.game, option.object) in AREAS:
        area = speaker.pick(AREAS[area_of(speaker.game, option.object)])
        fields["card"] = speaker.pick(IN_AREA).format_map({"card": fields["card"], "area": area})
    if verb in ("yes", "no") and decision.prompt == "draw_two":
        verb = f"{verb}_draw"
    elif verb in ("yes", "no") and decision.prompt in ("use_trigger", "use_last_resort"):
        verb = f"{verb}_use"
    return verb


def _turn_up(speaker: Speaker, decision: k.Decision) -> Fields:
    """L-1.17: the last resort with what it does."""
    id = last_resort_of(speaker.game, decision.player)
    card = speaker.definition(speaker.game.state.objects[id].card)
    text = " ".join(_lines(card, speaker.language))
    return {"card": speaker.card(card.index), "text": shortened(text, TEXT_COLUMNS)}


def _lines(card: ResortCard, language: str) -> list[str]:
    """What a last resort does; its condition stands first."""
    return texts_of(card, language)[len(card.conditions) :]


def _definition(speaker: Speaker, id: k.ObjectId) -> ResortCard | None:
    """What is printed on a card that the player who decides may look at."""
    printed = speaker.printed_on(id)
    return None if printed < 0 else speaker.definition(printed)


def _cost(speaker: Speaker, decision: k.Decision, option: k.Option) -> str:
    """L-9.1, L-14.1: what summoning the card costs now, and the life it loses."""
    game, way = speaker.game, WAYS[option.verb]
    full, least = price(game, option.object, way), lowest_price(game, decision.player, option.object, way)
    key = "cost" if full == least else "down_to"
    parts = [speaker.pick(COSTS[key]).format_map({"cost": str(full), "least": str(least)})]
    lost = penalty(game, decision.player, option.object)
    if lost:
        parts.append(speaker.pick(COSTS["penalty"]).format_map({"number": str(lost)}))
    return speaker.list(parts)
