"""The table as text: the opponent above, the chase between, oneself and the hand below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.turns import phase
from kirifuda.games.magical_duel import zones
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.rules.r0403_setup import OPENING
from kirifuda.games.magical_duel.rules.r1000_actions import aether, player_counters
from kirifuda.games.magical_duel.telling.cards import facts_of
from kirifuda.games.magical_duel.telling.naming import Speaker
from kirifuda.games.magical_duel.telling.objects import Teller
from kirifuda.games.magical_duel.telling.terms import ATTRIBUTE_COLOURS, COUNTERS, aether_words, counter_words
from kirifuda.games.magical_duel.telling.texts import ability_text
from kirifuda.games.magical_duel.words import WORDS
from kirifuda.games.telling import drawing as drawings
from kirifuda.games.telling.drawing import DIM, Drawing
from kirifuda.games.telling.phrasing import Words, width

if TYPE_CHECKING:
    from kirifuda import kernel as k

LABELS: Final[dict[str, Words]] = {
    **drawings.LABELS,
    "orbs": ("オーブ", "orbs"),
    "aether": ("オド", "aether"),
    "no_aether": ("なし", "none"),
    "battle": ("バトル：{attacker} → {target}", "Battle: {attacker} → {target}"),
}
PILES: Final = (zones.DECK, zones.HAND, zones.GRAVEYARD, zones.EXILE, zones.EXTRA)


def board(speaker: Speaker, colour: bool) -> str:
    """The table as the listener sees it; a spectator sees it from the first seat."""
    turn = speaker.pick(WORDS.phase_words[phase(speaker.game)])
    return Drawing(speaker, colour=colour).table(turn, _draw_both, _draw_hand)


def _draw_both(drawing: Drawing[Speaker], me: k.PlayerId) -> None:
    _draw_seat(drawing, 1 - me)
    _draw_casters(drawing, 1 - me)
    _draw_servants(drawing, 1 - me)
    _draw_middle(drawing)
    _draw_servants(drawing, me)
    _draw_casters(drawing, me)
    _draw_seat(drawing, me)


def _draw_seat(drawing: Drawing[Speaker], player: k.PlayerId) -> None:
    """A player in one line: orbs, piles, aether, counters."""
    speaker = drawing.speaker
    game = speaker.game
    orbs = len(game.zone(zones.ORBS, player))
    parts = [f"{speaker.pick(LABELS['orbs'])} {'●' * orbs}{'○' * max(0, OPENING - orbs)} {orbs}"]
    parts.extend(drawing.pile(kind, player) for kind in PILES)
    points = aether_words(aether(game, player), speaker.language) or speaker.pick(LABELS["no_aether"])
    parts.append(f"{speaker.pick(LABELS['aether'])} {points}")
    for counter in COUNTERS:
        count = player_counters(game, player, counter)
        if count:
            parts.append(f"{counter_words(counter, speaker.language)} {count}")
    drawing.seat(player, parts)


def _entity(drawing: Drawing[Speaker], id: k.ObjectId) -> str:
    """An entity in one line, in the colour of its attribute."""
    speaker = drawing.speaker
    card = speaker.game.state.objects[id]
    name = drawing.tinted(id, values_of(speaker.game, id).attributes, ATTRIBUTE_COLOURS)
    marks = " ".join(Teller(speaker).marks_of(card))
    return f"{name}  {marks if card.position == zones.RECOVERED else drawing.paint(marks, DIM)}".rstrip()


def _draw_servants(drawing: Drawing[Speaker], player: k.PlayerId) -> None:
    rows = [_entity(drawing, id) for id in drawing.speaker.game.zone(zones.SERVANTS, player)]
    drawing.rows(drawing.speaker.pick(WORDS.zone_words["servants"]), rows)


def _draw_casters(drawing: Drawing[Speaker], player: k.PlayerId) -> None:
    rows = [_entity(drawing, id) for id in drawing.speaker.game.zone(zones.CASTERS, player)]
    drawing.rows(drawing.speaker.pick(WORDS.zone_words["casters"]), rows)


def _draw_middle(drawing: Drawing[Speaker]) -> None:
    """The battle, and the chase with the latest on top."""
    speaker = drawing.speaker
    game = speaker.game
    attacker = game.number("attacker")
    if attacker:
        fields = {"attacker": speaker.object(attacker), "target": speaker.object(game.number("attack_target"))}
        drawing.rule(speaker.say(LABELS["battle"], fields))
    elif not game.zone(zones.CHASE, 0):
        drawing.lines.append("")
    for number, id in enumerate(reversed(game.zone(zones.CHASE, 0))):
        card = game.state.objects[id]
        text = ""
        if card.item is not None and card.item.ability is not None and speaker.printed(card) >= 0:
            text = ability_text(speaker.definition(card.card), card.item.ability, speaker.language)
        label = (
            speaker.pick(WORDS.zone_words["chase"])
            if not number
            else " " * width(speaker.pick(WORDS.zone_words["chase"]))
        )
        fields = {"card": speaker.object(id), "player": speaker.player(card.controller)}
        drawing.lines.append(f"  {label}  {speaker.say(LABELS['item'], fields)} {text}".rstrip())


def _draw_hand(drawing: Drawing[Speaker], player: k.PlayerId) -> None:
    speaker = drawing.speaker
    pool = pool_of(speaker.game.pool)
    drawing.hand(zones.HAND, player, lambda _, printed: facts_of(pool, speaker.definition(printed), speaker.language))
