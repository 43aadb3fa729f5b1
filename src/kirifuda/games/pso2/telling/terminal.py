"""The table as text: the other side above, what waits between, oneself, one's party and the hand below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.turns import phase
from kirifuda.games.pso2.rules.common import (
    ATTACKER,
    boss_seat,
    is_out,
    is_raid,
    numbers_in,
    player_card,
    row_of,
    step,
    values_of,
)
from kirifuda.games.pso2.rules.r213_damage import hp_of
from kirifuda.games.pso2.telling.cards import facts_of
from kirifuda.games.pso2.telling.naming import Speaker
from kirifuda.games.pso2.telling.objects import Teller
from kirifuda.games.pso2.telling.terms import COLOUR_CODES, COLOUR_WORDS, DIFFICULTIES, ROWS, WHITE, phase_words
from kirifuda.games.pso2.telling.texts import ability_text
from kirifuda.games.pso2.words import WORDS
from kirifuda.games.pso2.zones import BACK, DECK, DISCARD, FIELD, FRONT, HAND, MAG, OFF, ON, PP, PROCESSING, REMOVED
from kirifuda.games.telling import drawing as drawings
from kirifuda.games.telling.drawing import BOLD, DIM, Drawing
from kirifuda.games.telling.phrasing import Words, width

if TYPE_CHECKING:
    from kirifuda import kernel as k

LABELS: Final[dict[str, Words]] = {
    **drawings.LABELS,
    "member": ("{player}", "{player}"),
    "target": ("{player} ◎ターゲット", "{player} ◎ target"),
    "out": ("{player}：脱落", "{player}: out of the game"),
    "hp": ("HP {number}", "HP {number}"),
    "life": ("ライフ {number}/{most}", "life {number}/{most}"),
    "pp": ("PP {ready}/{count}（{cards}）", "PP {ready}/{count} ({cards})"),
    "no_pp": ("PP なし", "no PP"),
    "hidden_point": ("裏", "face down"),
    "battle": ("戦闘：{attacker} → {targets}", "Battle: {attacker} → {targets}"),
    "difficulty": ("レイド（{difficulty}）", "Raid ({difficulty})"),
}
LIFE_BAR: Final = 30
PILES: Final = (HAND, DISCARD)


def board(speaker: Speaker, colour: bool) -> str:
    """The table as the listener sees it; a spectator sees it from the first seat."""
    turn = phase_words(phase(speaker.game), step(speaker.game), speaker.language)
    return Drawing(speaker, colour=colour, labels=LABELS).table(turn, _draw_both, _draw_hand)


def _draw_both(drawing: Drawing[Speaker], me: k.PlayerId) -> None:
    game = drawing.speaker.game
    if is_raid(game):
        _draw_raid(drawing, me)
    else:
        _draw_player(drawing, 1 - me, is_above=True)
        _draw_middle(drawing)
        _draw_player(drawing, me, is_above=False)


def _draw_raid(drawing: Drawing[Speaker], me: k.PlayerId) -> None:
    """R.01: the boss above, the other members, oneself below."""
    game = drawing.speaker.game
    boss = boss_seat(game)
    _draw_boss(drawing, boss)
    _draw_rows(drawing, boss, (FRONT, BACK))
    _draw_middle(drawing)
    for member in range(game.players):
        if member not in (boss, me):
            _draw_player(drawing, member, is_above=False)
    _draw_player(drawing, me, is_above=False)


def _draw_boss(drawing: Drawing[Speaker], boss: k.PlayerId) -> None:
    """R.08: the boss with its life, its deck and its discard pile."""
    speaker = drawing.speaker
    game = speaker.game
    life, most = game.number("life"), max(1, game.number("first_life"))
    filled = -(-LIFE_BAR * max(0, life) // most)
    bar = "█" * min(filled, LIFE_BAR) + "░" * max(0, LIFE_BAR - filled)
    card = game.state.objects[player_card(game, boss)]
    name = drawing.paint(speaker.object(card.id), BOLD)
    difficulty = speaker.pick(DIFFICULTIES[game.options.get("difficulty", "normal")])
    head = speaker.pick(LABELS["difficulty"]).format_map({"difficulty": difficulty})
    drawing.lines.append(f"{name}  {' '.join(Teller(speaker).marks_of(card))}  {head}")
    numbers = {"number": str(life), "most": str(game.number("first_life"))}
    text = speaker.pick(LABELS["life"]).format_map(numbers)
    piles = " · ".join(drawing.pile(kind, boss) for kind in (DECK, DISCARD))
    drawing.lines.append(f"  {bar} {text} · {piles}")


def _draw_player(drawing: Drawing[Speaker], player: k.PlayerId, *, is_above: bool) -> None:
    """A player's half: the line with what counts, mag and both rows, the front towards the middle."""
    if is_out(drawing.speaker.game, player):
        speaker = drawing.speaker
        removed = len(speaker.game.zone(REMOVED, player))
        text = speaker.say(LABELS["out"], {"player": speaker.player(player)})
        drawing.lines.append(drawing.paint(f"{text}（{removed}）" if speaker.language == "ja" else text, DIM))
        return
    if is_above:
        _draw_seat(drawing, player)
        _draw_rows(drawing, player, (BACK, FRONT))
    else:
        _draw_rows(drawing, player, (FRONT, BACK))
        _draw_seat(drawing, player)


def _draw_seat(drawing: Drawing[Speaker], player: k.PlayerId) -> None:
    """HP, piles, PP, player card and mag."""
    speaker = drawing.speaker
    game = speaker.game
    person = player_card(game, player)
    parts = [speaker.pick(LABELS["hp"]).format_map({"number": str(hp_of(game, person))})]
    parts.extend(drawing.pile(kind, player) for kind in PILES)
    parts.append(points_words(drawing, player))
    if is_raid(game):
        key = "target" if game.number("target_player") == player else "member"
        name = speaker.say(LABELS[key], {"player": speaker.player(player)})
        drawing.lines.append(f"{drawing.paint(name, BOLD)}  {' · '.join(parts)}")
    else:
        drawing.seat(player, parts)
    cards = [_entity(drawing, id) for id in (person, *game.zone(MAG, player))]
    drawing.lines.append(f"  {speaker.list(cards)}")


def points_words(drawing: Drawing[Speaker], player: k.PlayerId) -> str:
    """404: how many PP are ON, and the colours of all; OFF ones in brackets."""
    speaker = drawing.speaker
    points = [speaker.game.state.objects[id] for id in speaker.game.zone(PP, player)]
    if not points:
        return speaker.pick(LABELS["no_pp"])
    ready = sum(1 for card in points if card.position == ON)
    counts: dict[str, int] = {}
    for card in points:
        name = _point(speaker, card)
        counts[name] = counts.get(name, 0) + 1
    listed = " ".join(f"{name}{count if count > 1 else ''}" for name, count in counts.items())
    fields = {"ready": str(ready), "count": str(len(points)), "cards": listed}
    return speaker.pick(LABELS["pp"]).format_map(fields)


def _point(speaker: Speaker, card: k.CardObject) -> str:
    """One PP by its colours."""
    if card.face_down:
        name = speaker.pick(LABELS["hidden_point"])
    else:
        colours = speaker.definition(card.card).printed.colours
        words = [speaker.pick(each) for place, each in enumerate(COLOUR_WORDS) if colours >> place & 1]
        name = "・".join(words) or speaker.pick(WHITE)
    return f"({name})" if card.position == OFF else name


def _entity(drawing: Drawing[Speaker], id: k.ObjectId) -> str:
    """A card in play in one line, in its colour, with what lies on it."""
    speaker = drawing.speaker
    card = speaker.game.state.objects[id]
    name = drawing.tinted(id, values_of(speaker.game, id).colours, COLOUR_CODES)
    marks = " ".join(Teller(speaker).marks_of(card))
    text = f"{name} {drawing.paint(marks, DIM) if card.position == OFF else marks}".rstrip()
    worn = [f"{speaker.object(under)} {' '.join(_worn(speaker, under))}".rstrip() for under in card.under]
    return f"{text} ＋{'＋'.join(worn)}" if worn else text


def _worn(speaker: Speaker, id: k.ObjectId) -> list[str]:
    """What tells of a weapon, armour or attached active."""
    return Teller(speaker).marks_of(speaker.game.state.objects[id])


def _draw_rows(drawing: Drawing[Speaker], player: k.PlayerId, rows: tuple[int, ...]) -> None:
    """403.1: the rows of a field; what lies on a card is told with it."""
    speaker = drawing.speaker
    game = speaker.game
    for row in rows:
        ids = [id for id in game.zone(FIELD, player) if not game.state.objects[id].host and row_of(game, id) == row]
        if not ids and is_raid(game) and player not in (speaker.viewer, boss_seat(game)):
            continue
        drawing.rows(speaker.pick(ROWS[row]), [_entity(drawing, id) for id in ids])


def _draw_middle(drawing: Drawing[Speaker]) -> None:
    """The battle, and what waits in the processing area, the latest on top."""
    speaker = drawing.speaker
    game = speaker.game
    attacker = game.number(ATTACKER)
    if attacker:
        targets = speaker.list([speaker.object(id) for id in numbers_in(game, "targets")])
        drawing.rule(speaker.say(LABELS["battle"], {"attacker": speaker.object(attacker), "targets": targets}))
    elif not game.zone(PROCESSING, 0):
        drawing.lines.append("")
    label = speaker.pick(WORDS.zone_words["processing"])
    for number, id in enumerate(reversed(game.zone(PROCESSING, 0))):
        card = game.state.objects[id]
        text = ""
        if card.item is not None and card.item.ability is not None and speaker.printed(card) >= 0:
            text = ability_text(speaker.definition(card.card), card.item.ability, speaker.language)
        lead = label if not number else " " * width(label)
        item = speaker.say(LABELS["item"], {"card": speaker.object(id), "player": speaker.player(card.controller)})
        drawing.lines.append(
            f"  {drawing.paint(lead, DIM)}  {' '.join([item, text, *Teller(speaker).choices(card)])}".rstrip()
        )


def _draw_hand(drawing: Drawing[Speaker], player: k.PlayerId) -> None:
    """R.10: whoever is out has none."""
    speaker = drawing.speaker
    if not is_out(speaker.game, player):
        drawing.hand(HAND, player, lambda _, printed: facts_of(speaker.definition(printed), speaker.language))
