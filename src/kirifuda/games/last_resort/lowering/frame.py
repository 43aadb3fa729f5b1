"""Lowering of who acts: a player's own words may mean somebody else there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import frames as shared_frames
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.choose import chosen
from kirifuda.effects.lowering.history import mentions
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.setting import resort
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

CHOSEN: Final = (a.Some, a.RandomSome, a.OneOf)
"""What is settled by a choice."""


def by(low: Lowering, node: a.By, path: Path) -> None:
    """A player acts. Where every player does, 自分 is whoever acts."""
    if not isinstance(node.who, a.EachPlayer):
        shared_frames.by(low, node, path)
        return
    whole, rest = node.do, chosen_by_all(node.do)
    if rest and isinstance(whole, a.Seq):
        each_does(low, a.By(node.who, a.Seq(whole.parts[:rest])), path)
        for at in range(rest, len(whole.parts)):
            low.effect(whole.parts[at], (*path, "do", "parts", at))
        return
    each_does(low, node, path)


def chosen_by_all(node: a.Effect) -> int:
    """L-13.2: from which part on a sentence is about what nobody has chosen, and so waits for every player; or 0."""
    parts = node.parts if isinstance(node, a.Seq) else ()
    first = next((at for at, part in enumerate(parts) if mentions(part, r.NotAmong)), 0)
    return 0 if any(mentions(part, a.Actor) or mentions(part, a.You) for part in parts[first:]) else first


def each_does(low: Lowering, node: a.By, path: Path) -> None:
    """Each player in turn."""
    node = a.By(node.who, own(node.do))
    slots = [low.slot(place) for place in choices_in(node.do, (*path, "do"))]
    for at, slot in enumerate(slots):
        low.add(e.Keep(*low.at(path, f"none {at}"), f"{slot}:all", e.SlotThing(())))
    queue = low.prefix + "queue:" + low.clause(path)
    actor = low.slot((*path, "who"))
    low.add(e.EachPlayerBegin(*low.at(path, "each"), queue, low.player(node.who, (*path, "who"))))
    loop = low.label(path, "next")
    low.builder.place(loop)
    resort(low).gathering = True
    with shared_frames.skipping(low, path) as end, shared_frames.acting(low, e.SlotPlayer(actor)):
        low.add(e.EachPlayerNext(*low.at(path, "next"), queue, actor, end))
        low.effect(node.do, (*path, "do"))
        for at, slot in enumerate(slots):
            both = e.BothThing((e.SlotThing((f"{slot}:all",)), e.SlotThing((slot,))))
            low.add(e.Keep(*low.at(path, f"gather {at}"), f"{slot}:all", both))
            resort(low).gathered[slot] = f"{slot}:all"
        low.add(e.Jump(*low.at(path, "loop"), loop))
    resort(low).gathering = False


def choices_in(node: a.Node, path: Path) -> list[Path]:
    """Where cards are chosen and nothing else is done to them yet."""
    if isinstance(node, a.Choose):
        return [(*path, "what")]
    found: list[Path] = []
    for name in node.__struct_fields__:
        value = getattr(node, name)
        parts = value if isinstance(value, tuple) else (value,)
        for at, part in enumerate(parts):
            if isinstance(part, a.Effect):
                found += choices_in(part, (*path, name, at) if isinstance(value, tuple) else (*path, name))
    return found


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
    low.add(e.SetNumber(*low.at(path, "no"), slot, e.FixedAmount(0)))
    with shared_frames.skipping(low, (*path, "condition")) as end:
        low.add(e.SkipUnless(*low.at(path, "which"), condition, end, ""))
        low.add(e.SetNumber(*low.at(path, "yes"), slot, e.FixedAmount(1)))
    for field, inner, is_so in (("then", node.then, True), ("other", node.other, False)):
        shared_frames.only_if(low, e.SlotSays(slot, is_so), (*path, field), (inner, (*path, field)))


def body(low: Lowering, node: a.Body, path: Path) -> None:
    """Sentences in order; what is said of a battle begins before it."""
    for at, part in enumerate(node.sentences[1:], start=1):
        before = node.sentences[at - 1]
        if isinstance(part, a.Timed) and is_of_battle(part.duration) and any(map(is_battle, inner(before))):
            here: Path = (*path, "sentences", at)
            resort(low).rider = (part.do, (*here, "do"))
            resort(low).told_before.add(here)
    shared_frames.body(low, node, path)


def is_of_battle(duration: a.Duration) -> bool:
    """このバトルの間."""
    return isinstance(duration, a.Throughout) and duration.period.phase.name == "バトル"


def is_battle(node: a.Node) -> bool:
    """Whether an effect is a battle."""
    return isinstance(node, r.Fight | r.FightEach)


def inner(node: a.Node) -> Iterator[a.Node]:
    """An effect, and those inside."""
    yield node
    for name in node.__struct_fields__:
        value = getattr(node, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, a.Effect):
                yield from inner(part)


def instead_if(low: Lowering, node: a.InsteadIf, path: Path) -> None:
    """In place of the sentence before; what that one would have chosen is chosen here then."""
    slot = low.prefix + "instead:" + low.clause(path)
    if slot not in low.instead:
        raise low.fail(node, path, "has no sentence before it whose place it could take")
    before: Path = (*path[:-1], int(path[-1]) - 1)
    with shared_frames.skipping(low, path) as end:
        low.add(e.SkipUnless(*low.at(path, "if"), e.SlotSays(slot, True), end, ""))
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


EFFECTS: Final[Table] = {a.By: by, r.IfElse: if_else, a.InsteadIf: instead_if, a.Body: body}
