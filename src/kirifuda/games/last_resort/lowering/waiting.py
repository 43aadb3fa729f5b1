"""Lowering of what an ability waits for: where its card lies then, and the number that the event is about."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import words_at
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.setting import resort
from kirifuda.games.last_resort.plans.events import PairEvent
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Lowering, Path

NUMBERED: Final = {"damage", "life_damage", "gain_life", "lose_life", "pay_life"}
"""Events of which there is more or less."""
IN_STEP: Final = ("ステップに", "ステップ1に", "ステップ2に", "ステップで", "ステップ1で", "ステップ2で")
OFF_FIELD: Final = ("墓地", "手札")


def numbered(low: Lowering, event: e.TextEvent) -> None:
    """L-10.8: an event about so much damage or life tells how much."""
    while isinstance(event, e.OnlyIf):
        event = event.event
    if isinstance(event, PairEvent) and set(event.kinds) & NUMBERED:
        event.number_slot = resort(low).number_slot = low.prefix + "number"


def is_own(event: a.Event) -> bool:
    """L-3.2: whether an event is the card's own, so that it waits where that happens, not where it is found then."""
    while isinstance(event, a.InPeriod):
        event = event.event
    return isinstance(event, a.Happens) and isinstance(event.subject, a.This)


def holds_in_step(low: Lowering, node: a.Triggered, path: Path) -> bool:
    """L-10.2: whether a step is named as the time in which something holds. What is gained then is refused: until
    when is not sure."""
    if not isinstance(node.when, a.Begins) or not words_at(low.reading, (*path, "when")).endswith(IN_STEP):
        return False
    said = node.do.sentences if isinstance(node.do, a.Body) else ()
    for at, one in enumerate(said):
        if isinstance(one, a.Gain | a.Lose | a.Become):
            raise low.fail(one, (*path, "do", "sentences", at), "does not say until when it holds")
    return bool(said) and not node.limits and all(isinstance(one, a.Must | a.Forbid | r.ForbidBoth) for one in said)


def elsewhere(node: a.Triggered) -> str:
    """Where off the battlefield the card lies while it waits, if its text says so; else empty (L-9.5)."""
    for limit in node.limits:
        if isinstance(limit, a.OnlyWhen) and (place := lies_at(limit.condition)):
            return place
    do: a.Node = node.do
    while isinstance(do, a.Body | a.If | a.May):
        if isinstance(do, a.If) and (place := lies_at(do.condition)):
            return place
        do = do.sentences[0] if isinstance(do, a.Body) else do.then if isinstance(do, a.If) else do.do
    return ""


def lies_at(said: a.Condition) -> str:
    """The pile in which a condition says that the card itself lies."""
    parts = said.parts if isinstance(said, a.AllTrue) else (said,)
    for part in parts:
        if isinstance(part, a.Is) and isinstance(part.what, a.This) and isinstance(part.quality, a.LiesIn):
            where = part.quality.place
            if isinstance(where, a.Place) and where.zone.name in OFF_FIELD:
                return where.zone.name
    return ""
