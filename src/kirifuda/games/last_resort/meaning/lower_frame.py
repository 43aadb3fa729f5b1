"""Lowering of who acts: a player's own words may mean somebody else there."""

from __future__ import annotations

from typing import Final

from kirifuda.effects import lower_frames
from kirifuda.effects.amounts import FixedAmount
from kirifuda.effects.conditions import SlotSays
from kirifuda.effects.lower_base import Lowering, Path, Table
from kirifuda.effects.lower_choose import chosen
from kirifuda.effects.steps_flow import SetNumber, SkipUnless
from kirifuda.games.last_resort import ast as r
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

CHOSEN: Final = (a.Some, a.RandomSome, a.OneOf)
"""What is settled by a choice."""


def by(low: Lowering, node: a.By, path: Path) -> None:
    """A player acts. Where every player does, 自分 is whoever acts."""
    if isinstance(node.who, a.EachPlayer):
        node = a.By(node.who, own(node.do))
    lower_frames.by(low, node, path)


def own(node: a.Effect) -> a.Effect:
    """The same, where 自分 is whoever acts."""
    made = owned(node)
    assert isinstance(made, a.Effect)
    return made


def owned(value: object) -> object:
    """A node, or whatever stands in one, with 自分 as whoever acts."""
    if isinstance(value, a.You):
        return a.Actor()
    if isinstance(value, tuple):
        return tuple(owned(one) for one in value)
    if not isinstance(value, a.Node):
        return value
    return type(value)(**{name: owned(getattr(value, name)) for name in value.__struct_fields__})


def if_else(low: Lowering, node: r.IfElse, path: Path) -> None:
    """One or the other; which one is settled first."""
    slot = low.prefix + "if:" + low.clause(path)
    condition = low.condition(node.condition, (*path, "condition"))
    low.add(SetNumber(*low.at(path, "no"), slot, FixedAmount(0)))
    with lower_frames.skipping(low, (*path, "condition")) as end:
        low.add(SkipUnless(*low.at(path, "which"), condition, end, ""))
        low.add(SetNumber(*low.at(path, "yes"), slot, FixedAmount(1)))
    for field, inner, is_so in (("then", node.then, True), ("other", node.other, False)):
        lower_frames.only_if(low, SlotSays(slot, is_so), (*path, field), (inner, (*path, field)))


def instead_if(low: Lowering, node: a.InsteadIf, path: Path) -> None:
    """In place of the sentence before; what that one would have chosen is chosen here then."""
    slot = low.prefix + "instead:" + low.clause(path)
    if slot not in low.instead:
        raise low.fail(node, path, "has no sentence before it whose place it could take")
    before: Path = (*path[:-1], int(path[-1]) - 1)
    with lower_frames.skipping(low, path) as end:
        low.add(SkipUnless(*low.at(path, "if"), SlotSays(slot, True), end, ""))
        for place in taken_up(low, before, (*path, "then")):
            chosen(low, chosen_at(low, place), place)
        low.effect(node.then, (*path, "then"))


def taken_up(low: Lowering, before: Path, here: Path) -> list[Path]:
    """Where a sentence chooses what a later one speaks of."""
    meant = {slot for path, slots in low.reading.refs.items() if path[: len(here)] == here for slot in slots.split("+")}
    return [
        place
        for place, slot in low.reading.slots.items()
        if slot in meant and place[: len(before)] == before and isinstance(node_at(low.reading.tree, place), CHOSEN)
    ]


def chosen_at(low: Lowering, place: Path) -> a.Thing:
    """What is chosen there."""
    node = node_at(low.reading.tree, place)
    assert isinstance(node, a.Thing)
    return node


EFFECTS: Final[Table] = {a.By: by, r.IfElse: if_else, a.InsteadIf: instead_if}
