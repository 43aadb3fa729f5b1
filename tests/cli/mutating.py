"""Files that somebody damaged or made up: sound ones, changed by chance in ways that readers trip over."""

from __future__ import annotations

import json
from typing import Any, Final

from kirifuda.kernel.randomness import Dice

ODD: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 5, 1 << 40, 10**30, 1.5, "", "x", "x" * 3000, [], [[]], {}, {"x": 5}, [5, "x", None],
)  # fmt: skip
"""Values that belong nowhere."""
PIECES: Final = (
    "[", "]", "{", "}", '"', '"""', "'''", "=", ".", "\n", "#", "-1", "1e999", "9" * 5000, "0x" + "f" * 5000, "nan",
    "[" * 3000, "a." * 3000 + "a = 1\n", "\x00", "\ud7ff", "＝", "kind = 5\n", "[[card]]\n", "[deck]\n", "999 ", "KF1.",
)  # fmt: skip
"""Pieces of text that belong nowhere either."""
DEEP: Final = 400


def odd_value(dice: Dice) -> Any:
    """A value that belongs nowhere, now and then one nested deeply or one that is very long."""
    place = dice.below(len(ODD) + 2)
    if place == len(ODD):
        value: Any = 0
        for _ in range(DEEP):
            value = [value]
        return value
    return ["x"] * 20_000 if place > len(ODD) else ODD[place]


def places(content: Any) -> list[tuple[Any, Any]]:
    """Every place inside plain data: what holds it, and under which name."""
    found: list[tuple[Any, Any]] = []
    waiting = [content]
    while waiting:
        holder = waiting.pop()
        names = list(holder) if isinstance(holder, dict) else range(len(holder))
        for name in names:
            found.append((holder, name))
            if isinstance(holder[name], dict | list):
                waiting.append(holder[name])
    return found


def mutated_json(text: str, dice: Dice) -> str:
    """Plain data with one to three places changed, taken away, doubled or renamed; places at the top are likelier."""
    content = json.loads(text)
    for _ in range(1 + dice.below(3)):
        found = places(content)
        top = [place for place in found if place[0] is content]
        holder, name = top[dice.below(len(top))] if dice.below(3) == 0 else found[dice.below(len(found))]
        deed = dice.below(4)
        if deed == 0:
            del holder[name]
        elif deed == 1 and isinstance(holder, list):
            holder.insert(name, holder[name])
        elif deed == 2 and isinstance(holder, dict):
            holder[f"{name}x"] = holder.pop(name)
        else:
            holder[name] = odd_value(dice)
        if not content:
            break
    return json.dumps(content)


def mutated_text(text: str, dice: Dice) -> str:
    """A text with one to three pieces put in, cut out, or lines exchanged."""
    for _ in range(1 + dice.below(3)):
        at = dice.below(len(text) + 1)
        deed = dice.below(4)
        if deed == 0:
            text = text[:at] + text[at + 1 + dice.below(40) :]
        elif deed == 1:
            text = text[:at] + PIECES[dice.below(len(PIECES))] + text[at:]
        elif deed == 2:
            lines = text.split("\n")
            line = dice.below(len(lines))
            name, sign, _ = lines[line].partition("=")
            value = odd_value(dice)
            lines[line] = f"{name}= {json.dumps(value)}" if sign else PIECES[dice.below(len(PIECES))]
            text = "\n".join(lines)
        else:
            text = text[:at] + text[at : at + 30] * (1 + dice.below(50)) + text[at:]
    return text
