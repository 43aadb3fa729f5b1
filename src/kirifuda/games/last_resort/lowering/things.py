"""Lowering of things that are words of this game: bearers, duplicates, whom an event has on the other side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering import nouns as shared_nouns
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.setting import is_bearer, resort, said_before
from kirifuda.games.last_resort.plans.words import KIND_WORDS
from kirifuda.games.last_resort.values import CREATURE
from kirifuda.games.last_resort.zones import FIELD
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Lowering, Path, Table

COPY: Final = ":copy"
"""Behind a slot: where the duplicates of what it holds are noted."""


def bearer(low: Lowering, node: r.Bearer, path: Path) -> e.ThingPlan:
    """L-1.9."""
    low.uses.facts |= k.FACT_PLACE | FIELD.bit
    return e.HostOfThis()


def this(low: Lowering, node: a.This, path: Path) -> e.ThingPlan:
    """The card with the text. L-1.9: on equipment この"クリーチャー" is the creature that it is laid on."""
    if is_bearer(low, path):
        low.uses.facts |= k.FACT_PLACE | FIELD.bit
        return e.HostOfThis()
    found: e.ThingPlan = shared_nouns.THINGS[a.This](low, node, path)
    return found


def taken_up(low: Lowering, node: a.It | a.Dropped, path: Path) -> e.ThingPlan:
    """What was spoken of; nobody has chosen it where a statement holds all the time, and the bearer (L-1.9) nowhere."""
    before = said_before(low, path) if resort(low).holds and isinstance(node, a.Dropped) else None
    if before is not None:
        return low.thing(*before)
    if low.reading.refs.get(path) == r.Bearer.role:
        return bearer(low, r.Bearer(), path)
    return shared_nouns.ref(low, node, path)


def copy(low: Lowering, node: r.Copy, path: Path) -> e.ThingPlan:
    """L-19.6: the tokens that duplicate what was spoken of."""
    made = low.ref(node, path)
    slot = made + COPY
    if made.removeprefix(low.prefix).startswith("token"):
        slot = made
    elif slot not in resort(low).copied:
        raise low.fail(node, path, "was not made before")
    low.uses.slots.add(slot)
    return e.SlotThing((slot,))


def that(low: Lowering, node: a.That, path: Path) -> e.ThingPlan:
    """What was spoken of; of two such cards that an event tells of, neither for sure."""
    meant = low.reading.refs.get(path)
    if meant in (a.This.role, r.Bearer.role):
        kind = CREATURE if meant == r.Bearer.role else resort(low).kind
        if isinstance(node.noun, a.Kind) and KIND_WORDS[node.noun.name] & kind != KIND_WORDS[node.noun.name]:
            raise low.fail(node, path, "is not what that card is")
    if meant == r.Bearer.role:
        return e.HostOfThis()
    when = getattr(node_at(low.reading.tree, path[:2]), "when", None)
    deed = getattr(when, "deed", None)
    told = [one for one in (getattr(when, "subject", None), getattr(deed, "what", None)) if isinstance(one, a.Any)]
    is_told = low.reading.refs.get(path, "").startswith("event") and isinstance(node.whose, a.AnyPlayer)
    if is_told and sum(is_called(one.of.noun, node.noun) for one in told) > 1:
        raise low.fail(node, path, "could be either card of what happened")
    return shared_nouns.ref(low, node, path)


def is_called(noun: a.Noun, asked: a.Noun) -> bool:
    """Whether a card of a sort can be called so."""
    return noun.name.endswith(asked.name) if isinstance(noun, a.Kind) and isinstance(asked, a.Kind) else True


def foe(low: Lowering, node: r.Blocker | r.Blocked, path: Path) -> e.ThingPlan:
    """L-10.5: only where the event is that of a block."""
    when = getattr(node_at(low.reading.tree, path[:2]), "when", None)
    deed = getattr(when, "deed", None)
    if not isinstance(deed, r.IsBlocked if isinstance(node, r.Blocker) else r.Blocks):
        raise low.fail(node, path, "is nobody whom the text has told of")
    low.uses.slots.add(node.role)
    return e.SlotThing((node.role,))


THINGS: Final[Table] = {
    r.Blocker: foe,
    r.Blocked: foe,
    r.Bearer: bearer,
    r.Copy: copy,
    a.This: this,
    a.That: that,
    a.It: taken_up,
    a.Dropped: taken_up,
}
