"""Lowering of what is laid on cards, engaged, invoked and used."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.events import named
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.lowering.named import subject
from kirifuda.games.pso2.plans import happenings
from kirifuda.text import ast as a


def laid(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """204.2.2, 205.4: told of the one who bears it, or of what is borne."""
    deed = node.deed
    if isinstance(deed, p.PutsOn):
        what = low.thing(deed.what, (*path, "deed", "what"))
        return named(low, happenings.LaidEvent(subject(low, node, path), what), path, ("deed", "what"))
    return named(low, happenings.LaidEvent(None, subject(low, node, path)), path)


def engages(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """506.5.1."""
    deed = node.deed
    other = low.thing(deed.what, (*path, "deed", "what")) if isinstance(deed, p.EngagesWith) else None
    event = happenings.EngageEvent(subject(low, node, path), other)
    return named(low, event, path, ("deed", "what") if other is not None else ())


def uses_ability(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """301.6, G.33."""
    return named(low, happenings.InvokeEvent(subject(low, node, path)), path, ("deed",))


def uses_kind(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """103.3.2, 103.7.1.1.1, G.33: somebody invokes an ability of a kind."""
    deed = node.deed
    assert isinstance(deed, p.UsesKind)
    return named(low, happenings.InvokeKindEvent(subject(low, node, path), deed.kind.name), path, ("deed",))


def invokes(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """301.6, 302.1: a keyword ability."""
    deed = node.deed
    assert isinstance(deed, p.Invokes)
    assert isinstance(deed.keyword, a.Keyword)
    return named(low, happenings.KeywordEvent(subject(low, node, path), deed.keyword.name), path, ("deed",))


def uses_gear(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """205.5.1-2: somebody uses what it bears."""
    deed = node.deed
    assert isinstance(deed, p.UsesGear)
    what = low.thing(deed.what, (*path, "deed", "what"))
    return named(low, happenings.UseEvent(subject(low, node, path), what), path, ("deed", "what"))


def is_chosen(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """406.2.2-3, A123: somebody becomes the target of an ability, perhaps of certain cards."""
    deed = node.deed
    event = happenings.ChosenEvent(subject(low, node, path))
    below: Path = (*path, "deed")
    if isinstance(deed, p.IsTargeted):
        event.whose = low.player(deed.whose, (*below, "whose"))
        return named(low, event, path, ("deed",))
    assert isinstance(deed, p.IsTargetedBy)
    of, at = getattr(deed.what, "of", None), (*below, "what", "of")
    if not isinstance(of, a.Filter) or not isinstance(of.where, a.Place):
        raise low.fail(deed, below, "does not say of whose cards")
    event.whose = low.player(of.where.whose, (*at, "where", "whose"))
    found = [] if isinstance(of.noun, a.AnyCard) else [low.test(of.noun, (*at, "noun"))]
    event.tests = (*found, *[low.test(one, (*at, "qualities", n)) for n, one in enumerate(of.qualities)])
    return named(low, event, path, ("deed",))


DEEDS: Final[Table] = {
    p.IsTargeted: is_chosen,
    p.IsTargetedBy: is_chosen,
    p.PutsOn: laid,
    p.IsLaid: laid,
    p.Engages: engages,
    p.EngagesWith: engages,
    p.UsesAbility: uses_ability,
    p.UsesKind: uses_kind,
    p.UsesGear: uses_gear,
    p.Invokes: invokes,
}
