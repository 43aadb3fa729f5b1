"""Lowering of what is chosen while a text is carried out: one of several deeds; and of what was chosen, or was not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering import ways
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.lowering import acts
from kirifuda.games.pso2.lowering.kinds import walk
from kirifuda.games.pso2.plans.steps import Collect, NoteSources
from kirifuda.games.pso2.plans.things import DoersThing
from kirifuda.games.pso2.zones import FIELD
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Lowering, Path, Table


def one_way(low: Lowering, node: p.OneWay, path: Path) -> None:
    """103.4.2.3, A120: one of several deeds."""
    if low.done or low.strict:
        raise low.fail(node, path, "cannot be asked whether it was done")
    ways.one_way(low, node, path, low.actor, 1)


def choose(low: Lowering, node: a.Choose, path: Path) -> None:
    """406.2.5: as in `lower_acts`; noted, where the text speaks of what was not chosen, or of whose ability it is."""
    acts.choose(low, node, path)
    slot = low.slot((*path, "what"))
    if speaks_of(low, path, p.Unchosen):
        low.add(Collect(*low.at(path, "collect"), slot, picked(low)))
    if speaks_of(low, path, p.HolderOf, p.SourceOf):
        low.add(NoteSources(*low.at(path, "sources"), slot, sources_of(slot)))


def speaks_of(low: Lowering, path: Path, *nodes: type[a.Node]) -> bool:
    """Whether the line of a place has such a node."""
    line = path[:2]
    return any(isinstance(one, nodes) for _, one in walk(node_at(low.reading.tree, line), line))


def sources_of(slot: str) -> str:
    """The slot of the cards behind the abilities in a slot."""
    return slot + ":sources"


def picked(low: Lowering) -> str:
    """The slot of all that was chosen so far."""
    return low.prefix + "picked"


def unchosen(low: Lowering, node: p.Unchosen, path: Path) -> e.TestPlan:
    """406.2.5: it was not chosen by anybody."""
    if not speaks_of(low, path, a.Choose):
        raise low.fail(node, path, "has nothing it could mean: nothing is chosen")
    low.uses.slots.add(picked(low))
    return e.NotThing(e.SlotThing((picked(low),)))


def source_of(low: Lowering, node: p.HolderOf | p.SourceOf, path: Path) -> e.ThingPlan:
    """103.2.2, 103.3.1: the card behind an ability that was chosen, if it is one of that kind on the field."""
    meant = low.ref(node.what, (*path, "what"))
    told = [at for at in low.reading.slots if at[:2] == path[:2] and at[-1] == "what"]
    chosen = [low.slot(at) for at in told if isinstance(node_at(low.reading.tree, at[:-1]), a.Choose)]
    if meant not in chosen:
        raise low.fail(node, path, "is asked only of an ability that was chosen")
    low.uses.facts |= FIELD.bit
    low.uses.slots.add(sources_of(meant))
    cards: e.ThingPlan = e.SlotThing((sources_of(meant),))
    found = DoersThing(cards) if isinstance(node, p.SourceOf) else cards
    tests = () if isinstance(node.noun, a.AnyCard) else (low.test(node.noun, (*path, "noun")),)
    return e.AllThing(e.Narrowed(e.ThingFilter(found), tests))


def that_such(low: Lowering, node: p.ThatSuch, path: Path) -> e.ThingPlan:
    """What was spoken of, if it is so."""
    found = tuple(low.test(one, (*path, "qualities", at)) for at, one in enumerate(node.qualities))
    return e.AllThing(e.Narrowed(e.ThingFilter(low.thing(node.what, (*path, "what"))), found))


EFFECTS: Final[Table] = {p.OneWay: one_way, a.Choose: choose}
THINGS: Final[Table] = {p.ThatSuch: that_such, p.HolderOf: source_of, p.SourceOf: source_of}
QUALITIES: Final[Table] = {p.Unchosen: unchosen}
