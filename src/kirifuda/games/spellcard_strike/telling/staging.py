"""4.1 ステージ: the stage drawn from the viewer's side, one's own base line below."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.rules.common import striker_at, values_of
from kirifuda.games.spellcard_strike.stage import COLUMN_NAMES, COLUMNS, ROWS, area_at, column_of, gate
from kirifuda.games.spellcard_strike.telling.naming import Speaker
from kirifuda.games.spellcard_strike.telling.objects import Teller
from kirifuda.games.spellcard_strike.telling.terms import ATTRIBUTE_COLOURS, FEATURES
from kirifuda.games.spellcard_strike.zones import ACTED
from kirifuda.games.telling.drawing import BOLD, DIM, Drawing
from kirifuda.games.telling.phrasing import padded, shortened, width, wrapped

CELL: Final = 16
"""Columns of an area."""
NAME_LINES: Final = 2
FRIEND: Final = "↑"
ENEMY: Final = "↓"
"""Which way a striker flies, as the viewer sees it."""
OWN_COLOUR: Final = "1;34"
ENEMY_COLOUR: Final = "1;31"
FRAMES: Final = {"top": ("┌", "┬", "┐"), "middle": ("├", "┼", "┤"), "bottom": ("└", "┴", "┘")}


def draw_stage(drawing: Drawing[Speaker], viewer: k.PlayerId) -> None:
    """Five rows of four areas; base lines, gates and the centre line are named in the lines between them."""
    letters = [COLUMN_NAMES[area_at(0, column, viewer) % COLUMNS] for column in range(COLUMNS)]
    drawing.lines.append(
        "   " + "".join(padded(f"{' ' * (CELL // 2)}{letter}", CELL + 1) for letter in letters).rstrip()
    )
    drawing.lines.append(border(drawing, "top", captions_of(drawing.speaker, ROWS, viewer)))
    for row in range(ROWS - 1, -1, -1):
        areas = [area_at(row, column, viewer) for column in range(COLUMNS)]
        cells = [cell_lines(drawing, area, viewer) for area in areas]
        label = str(areas[0] // COLUMNS + 1)
        bar = drawing.paint("│", DIM)
        for line in range(NAME_LINES + 1):
            left = label if line == 1 else " "
            drawing.lines.append(f"{left} {bar}" + bar.join(cell[line] for cell in cells) + bar)
        drawing.lines.append(border(drawing, "middle" if row else "bottom", captions_of(drawing.speaker, row, viewer)))


def captions_of(speaker: Speaker, row: int, viewer: k.PlayerId) -> list[str]:
    """What the line above a row says (below the last one); rows are counted from the viewer, the top line is 5."""
    captions = [""] * COLUMNS
    if row in (0, ROWS):
        side = viewer if row == 0 else 1 - viewer
        captions[0] = speaker.pick(FEATURES["base_line"])
        captions[column_of(gate(side), viewer)] = speaker.pick(FEATURES["gate"])
    elif row == ROWS // 2 + 1:
        captions[0] = speaker.pick(FEATURES["center_line"])
    return captions


def border(drawing: Drawing[Speaker], kind: str, captions: list[str]) -> str:
    """A line between rows."""
    left, middle, right = FRAMES[kind]
    parts = [f"─{caption}{'─' * (CELL - width(caption) - 1)}" for caption in captions]
    return "  " + drawing.paint(f"{left}{middle.join(parts)}{right}", DIM)


def cell_lines(drawing: Drawing[Speaker], area: int, viewer: k.PlayerId) -> list[str]:
    """An area: the striker's name, its numbers and marks; or nothing."""
    speaker = drawing.speaker
    id = striker_at(speaker.game, area)
    blank = " " * CELL
    if not id:
        return [blank] * (NAME_LINES + 1)
    card = speaker.game.state.objects[id]
    own = card.controller == viewer
    printed = speaker.printed(card)
    name = speaker.striker_name(printed) if printed >= 0 else speaker.object(id)
    lines = wrapped(name, CELL - 1)
    if len(lines) > NAME_LINES:
        lines = [*lines[: NAME_LINES - 1], shortened(" ".join(lines[NAME_LINES - 1 :]), CELL - 1)]
    lines += [""] * (NAME_LINES - len(lines))
    marks = "" if printed < 0 or card.face_down else compact(Teller(speaker).marks_of(card))
    attributes = 0 if printed < 0 else values_of(speaker.game, id).attributes
    colours = [code for place, code in enumerate(ATTRIBUTE_COLOURS) if attributes >> place & 1]
    colour = DIM if card.position == ACTED else colours[0] if len(colours) == 1 else BOLD
    side = drawing.paint(FRIEND if own else ENEMY, OWN_COLOUR if own else ENEMY_COLOUR)
    painted = [f" {drawing.paint(padded(line, CELL - 1), colour)}" for line in lines]
    return [*painted, f" {side}{drawing.paint(padded(marks, CELL - 2), DIM if card.position == ACTED else '')}"]


def compact(marks: list[str]) -> str:
    """The marks of a striker in the width of an area."""
    line = " ".join(marks)
    return line if width(line) <= CELL - 2 else shortened("".join(marks), CELL - 2)
