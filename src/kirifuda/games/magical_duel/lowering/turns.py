"""Lowering of events that befall an entity where it lies: turning, switching, leveling up."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_book as b
from kirifuda.games.magical_duel.lowering.events import named, subject
from kirifuda.games.magical_duel.plans import causes, events
from kirifuda.games.magical_duel.zones import RECOVERED, RESTED, REVERSED
from kirifuda.text import ast as a

TURNING: Final = {"レスト": "rest", "リカバー": "recover", "リバース": "reverse"}
POSITIONS: Final = {"レスト": RESTED, "リカバー": RECOVERED, "リバース": REVERSED}


def turns(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    deed = node.deed
    assert isinstance(deed, a.Turns)
    what = subject(low, node, path)
    name = deed.position.name
    if name in TURNING:
        return named(low, events.ObjectEvent((TURNING[name],), what, None, causes.CausePlan()), path)
    return named(low, events.FaceEvent(what, name == "裏向き"), path)


def turns_from(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    deed = node.deed
    assert isinstance(deed, b.TurnsFrom)
    kind, before = TURNING.get(deed.position.name), POSITIONS.get(deed.before.name)
    if kind is None or before is None or deed.position == deed.before:
        raise low.fail(deed, (*path, "deed"), "is no way to turn")
    return named(low, events.FromPositionEvent(kind, before, subject(low, node, path)), path)


def switches(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    return named(low, events.SwitchEvent(subject(low, node, path)), path)


def levels_up(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    return named(low, events.LevelUpEvent(subject(low, node, path)), path)


DEEDS: Final[Table] = {
    a.Turns: turns,
    b.TurnsFrom: turns_from,
    m.Switches: switches,
    m.LevelsUp: levels_up,
}
