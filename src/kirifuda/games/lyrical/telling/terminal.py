"""The table as text: the other side above, what waits between, oneself and the hand below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.turns import phase
from kirifuda.games.lyrical.pool import pool_of
from kirifuda.games.lyrical.rules.common import ATTACKER, GUARD, characters, items_of, setups_of, values_of
from kirifuda.games.lyrical.telling.cards import facts_of
from kirifuda.games.lyrical.telling.naming import Speaker
from kirifuda.games.lyrical.telling.objects import Teller
from kirifuda.games.lyrical.telling.terms import COLOUR_CODES, COLOUR_WORDS
from kirifuda.games.lyrical.telling.texts import ability_text
from kirifuda.games.lyrical.values import COLOURS
from kirifuda.games.lyrical.words import WORDS
from kirifuda.games.lyrical.zones import ACTED, DECK, DISCARD, FACTOR, FIELDS, HAND, STACK, UNACTED
from kirifuda.games.telling import drawing as drawings
from kirifuda.games.telling.drawing import DIM, Drawing
from kirifuda.games.telling.phrasing import Words, capital, width

if TYPE_CHECKING:
    from kirifuda import kernel as k

LABELS: Final[dict[str, Words]] = {
    **drawings.LABELS,
    "factor": ("ファクター {ready}/{count}（{cards}）", "factor {ready}/{count} ({cards})"),
    "no_factor": ("ファクター なし", "no factor"),
    "colour": ("{colour}{ready}/{count}", "{colour} {ready}/{count}"),
    "characters": ("キャラクター", "characters"),
    "attack": ("アタック：{attacker} → {target}", "Attack: {attacker} → {target}"),
}
PILES: Final = (DECK, HAND, DISCARD)


def board(speaker: Speaker, colour: bool) -> str:
    """The table as the listener sees it; a spectator sees it from the first seat."""
    turn = speaker.pick(WORDS.phase_words[phase(speaker.game)])
    return Drawing(speaker, colour=colour, labels=LABELS).table(turn, _draw_both, _draw_hand)


def _draw_both(drawing: Drawing[Speaker], me: k.PlayerId) -> None:
    _draw_seat(drawing, 1 - me)
    _draw_fields(drawing, 1 - me)
    _draw_characters(drawing, 1 - me)
    _draw_middle(drawing)
    _draw_characters(drawing, me)
    _draw_fields(drawing, me)
    _draw_seat(drawing, me)


def _draw_seat(drawing: Drawing[Speaker], player: k.PlayerId) -> None:
    """N-11.1: the deck, which is what a player lives on; hand, discard pile, factor."""
    parts = [drawing.pile(kind, player) for kind in PILES]
    drawing.seat(player, [*parts, factor_words(drawing.speaker, player)])


def factor_words(speaker: Speaker, player: k.PlayerId) -> str:
    """N-1.2: how many factor cards are un-acted, in all and by colour."""
    counts = factor_counts(speaker, player)
    if not sum(count for _, count in counts):
        return speaker.pick(LABELS["no_factor"])
    listed = [
        speaker.pick(LABELS["colour"]).format_map(
            {"colour": speaker.pick(COLOUR_WORDS[place]), "ready": str(ready), "count": str(count)}
        )
        for place, (ready, count) in enumerate(counts)
        if count
    ]
    fields = {
        "ready": str(sum(ready for ready, _ in counts)),
        "count": str(sum(count for _, count in counts)),
        "cards": " ".join(listed),
    }
    return speaker.pick(LABELS["factor"]).format_map(fields)


def factor_counts(speaker: Speaker, player: k.PlayerId) -> list[tuple[int, int]]:
    """By colour: un-acted factor cards, and all of them."""
    found = [(0, 0) for _ in COLOURS]
    for id in speaker.game.zone(FACTOR, player):
        place = values_of(speaker.game, id).colours.bit_length() - 1
        is_ready = speaker.game.state.objects[id].position == UNACTED
        found[place] = (found[place][0] + is_ready, found[place][1] + 1)
    return found


def _draw_characters(drawing: Drawing[Speaker], player: k.PlayerId) -> None:
    """The characters, each with its items."""
    ids = characters(drawing.speaker.game, player)
    drawing.rows(drawing.speaker.pick(LABELS["characters"]), [_character(drawing, id) for id in ids])


def _draw_fields(drawing: Drawing[Speaker], player: k.PlayerId) -> None:
    """N-4.1: the field cards, where there are any."""
    ids = drawing.speaker.game.zone(FIELDS, player)
    if ids:
        names = [capital(_painted(drawing, id)) for id in ids]
        drawing.rows(drawing.speaker.pick(WORDS.zone_words["fields"]), names)


def _painted(drawing: Drawing[Speaker], id: k.ObjectId) -> str:
    """A card's name in its colour."""
    colours = values_of(drawing.speaker.game, id).colours
    codes = [code for place, code in enumerate(COLOUR_CODES) if colours >> place & 1]
    return drawing.paint(capital(drawing.speaker.object(id)), codes[0] if len(codes) == 1 else "")


def _character(drawing: Drawing[Speaker], id: k.ObjectId) -> str:
    """A character in one line: name, numbers, how deep its stack is (N-2.1), its items (N-3.1)."""
    speaker = drawing.speaker
    card = speaker.game.state.objects[id]
    marks = " ".join(Teller(speaker).marks_of(card))
    text = f"{_painted(drawing, id)} {drawing.paint(marks, DIM) if card.position == ACTED else marks}"
    depth = len(setups_of(speaker.game, id))
    if depth:
        text += f" ≡{depth + 1}"
    return text + "".join(f" ＋{speaker.object(item)}" for item in items_of(speaker.game, id))


def _draw_middle(drawing: Drawing[Speaker]) -> None:
    """N-9: the attack; N-7.5: what waits to be resolved, the latest on top."""
    speaker = drawing.speaker
    game = speaker.game
    attacker, guard = game.number(ATTACKER), game.number(GUARD)
    if attacker:
        target = speaker.object(guard) if guard else speaker.player(1 - game.turn_player())
        drawing.rule(speaker.say(LABELS["attack"], {"attacker": speaker.object(attacker), "target": target}))
    elif not game.zone(STACK, 0):
        drawing.lines.append("")
    label = speaker.pick(WORDS.zone_words["stack"])
    for number, id in enumerate(reversed(game.zone(STACK, 0))):
        card = game.state.objects[id]
        text = ""
        if card.item is not None and card.item.ability is not None:
            text = ability_text(pool_of(game.pool), card.item.ability, speaker.language)
        lead = label if not number else " " * width(label)
        item = speaker.say(LABELS["item"], {"card": speaker.object(id), "player": speaker.player(card.controller)})
        line = " ".join([item, text, *Teller(speaker).choices(card)])
        drawing.lines.append(f"  {drawing.paint(lead, DIM)}  {line}".rstrip())


def _draw_hand(drawing: Drawing[Speaker], player: k.PlayerId) -> None:
    speaker = drawing.speaker
    drawing.hand(HAND, player, lambda _, printed: facts_of(speaker.definition(printed), speaker.language))
