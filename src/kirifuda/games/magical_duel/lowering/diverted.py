"""Lowering of acts after which something else is done to their cards than what always is: exiled, and not put into the
graveyard (1007.1, 1008.1, 1013.1, 1019.1). The replacement (910) is there while the act is done, and no longer; whether
it is asked for is asked before."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import acts as shared
from kirifuda.effects.lowering.acts import do_to
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.choose import chosen, demands
from kirifuda.effects.lowering.frames import skipping
from kirifuda.games.magical_duel.lowering.acts import banish, check_on_field, destroy
from kirifuda.games.magical_duel.lowering.carried import replace_until
from kirifuda.games.magical_duel.plans.steps import EndNamed
from kirifuda.games.magical_duel.zones import GRAVEYARD
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

ACTS: Final[dict[type[a.Effect], str]] = {
    a.Destroy: "destroy",
    a.Negate: "negate",
    a.Banish: "banish",
    a.Discard: "discard",
}
PLAINLY: Final[Table] = {a.Destroy: destroy, a.Negate: shared.negate, a.Banish: banish, a.Discard: shared.discard}
Buries = a.Destroy | a.Negate | a.Banish | a.Discard


class Begun:
    """A replacement that has begun with the act before it."""

    def __init__(self, path: Path) -> None:
        self.path = path


def buried(low: Lowering, node: Buries, path: Path) -> None:
    """An act that puts its card into the graveyard, unless the next sentence says where it goes instead."""
    found = following(low, path)
    if found is None or low.strict:
        PLAINLY[type(node)](low, node, path)
        return
    if isinstance(node, a.Destroy):
        check_on_field(low, node, path)
    sentence, here = found
    thing = chosen(low, node.what, (*path, "what"), demands(low, node, path))
    name = f"act:{low.clause(path)}"
    with skipping(low, (*here, "before")) as end:
        asked = low.following[0] if low.following is not None else None
        if isinstance(asked, a.If):
            condition = low.condition(asked.condition, (*here[:-1], "condition"))
            low.add(e.SkipUnless(*low.at(here, "asked"), condition, end))
        replace_until(low, sentence, here, e.UntilPlan(name))
    low.notes.append(Begun(here))
    do_to(low, path, thing, low.meaning.maker(ACTS[type(node)]))
    low.add(EndNamed(*low.at(path, "over"), name))


def following(low: Lowering, path: Path) -> tuple[a.Replace, Path] | None:
    """The next sentence, if it says of just these cards where they go instead of the graveyard."""
    if low.following is None:
        return None
    node, here = low.following
    if isinstance(node, a.Afterwards | a.If):
        node, here = node.then, (*here, "then")
    slots = low.reading.slots.get((*path, "what")), low.reading.refs.get((*path, "what"))
    if not isinstance(node, a.Replace) or not is_burial(low, node.event):
        return None
    return (node, here) if low.reading.refs.get((*here, "event", "subject"), "?") in slots else None


def is_burial(low: Lowering, event: a.Event) -> bool:
    """Whether something comes to a graveyard."""
    if not isinstance(event, a.Happens) or not isinstance(event.deed, a.IsPut) or not isinstance(event.subject, a.Ref):
        return False
    return isinstance(event.deed.to, a.Place) and low.meaning.zones(event.deed.to.zone.name) == (GRAVEYARD,)


def replaced(low: Lowering, node: a.Replace, path: Path) -> None:
    """A replacement that an effect leaves behind; of what was just buried it has begun before, or comes too late."""
    if any(isinstance(note, Begun) and note.path == path for note in low.notes):
        return
    if is_burial(low, node.event) and was_buried(low, path):
        raise low.fail(node, path, "comes when it lies in the graveyard already; say it in the sentence right behind")
    replace_until(low, node, path, None)


def was_buried(low: Lowering, path: Path) -> bool:
    """Whether an act before has put it there."""
    meant = low.reading.refs.get((*path, "event", "subject"), "")
    start = low.reading.spans.get(path, (0, 0))[0]
    for place, name in (*low.reading.refs.items(), *low.reading.slots.items()):
        if name == meant and place[:2] == path[:2] and place[-1] == "what":
            act = node_at(low.reading.tree, place[:-1])
            if isinstance(act, Buries) and low.reading.spans.get(place[:-1], (0, 0))[0] < start:
                return True
    return False


EFFECTS: Final[Table] = {**dict.fromkeys(ACTS, buried), a.Replace: replaced}
