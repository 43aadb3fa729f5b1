"""Lowering of declarations that are cancelled, of choices between effects, and of what is done so often."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import frames as shared_frames
from kirifuda.effects.lowering.acts import do_to
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.choose import Chosen, ask, chosen, keep, need
from kirifuda.effects.lowering.frames import only_if, sentences
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.lowering.called import has
from kirifuda.games.spellcard_strike.lowering.setting import TARGET, setting_of
from kirifuda.games.spellcard_strike.lowering.words import sort
from kirifuda.games.spellcard_strike.plans import attacks, chain, links, steps
from kirifuda.games.spellcard_strike.plans.chain import RoleThing
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

ONE: Final = e.FixedAmount(1)

# --- declarations -------------------------------------------------------------------------------------


def cancel(low: Lowering, node: s.Cancel, path: Path) -> None:
    """2.5.5: everything of the sort that somebody declared; of a player's, one of them."""
    what = node.what
    below: Path = (*path, "what")
    maker = low.meaning.maker("cancel")
    if isinstance(what, s.OneDeclared | s.OneDeclaredBy):
        of = some_declared(low, what, below)
        slot = low.prefix + "declared:" + low.clause(below)
        ask(low, below, slot, of, low.quantity(a.Num(1), below))
        need(low, e.Requirement(of, ONE), set())
        note_cancelled(low, path, e.SlotThing((slot,)))
        do_to(low, path, Chosen(e.SlotThing((slot,)), ONE, single=True), maker)
        return
    if isinstance(what, s.ThatDeclared) and (event := declaring(low, path)) is not None:
        if not isinstance(what.sort, s.AnyDeclaration | type(event.sort)) or has(low.reading.tree, (s.Cancelled,)):
            raise low.fail(what, below, "is another sort of declaration than the one that sets this off")
        low.add(attacks.CancelDeclared(*low.at(path, "cancel")))
        low.acted = True
        return
    if isinstance(what, s.ThatDeclared):
        if not has(low.reading.tree, (s.LastIs, s.LastIsOf)):
            raise low.fail(what, below, "speaks of a declaration, but nothing before it does")
        cancel_last(low, s.LastDeclared(what.sort, a.AnyPlayer()), path)
        return
    if isinstance(what, s.LastDeclared | s.LastDeclaredOf):
        cancel_last(low, what, path)
        return
    if isinstance(what, s.NewestDeclared):
        cancel_newest(low, what, path)
        return
    if isinstance(what, s.DeclaredAt):
        cancel_aimed(low, what, path)
        return
    assert isinstance(what, s.Declared)
    assert isinstance(what.by, a.Thing)
    by = chosen(low, what.by, (*below, "by")).what
    everything = e.AllThing(chain.ChainFilter(sort(low, what.sort, (*below, "sort")), by, None))
    need(low, e.ThingsThere(everything), set())
    note_cancelled(low, path, everything)
    do_to(low, path, Chosen(everything), maker)


def declaring(low: Lowering, path: Path) -> s.Declares | s.BecomesTarget | s.IsTargetOf | None:
    """The declaration that sets off the trigger around an effect, if it is one."""
    for end in (at for at in range(len(path) - 1, 0, -1) if isinstance(path[at], str)):
        node = node_at(low.reading.tree, path[:end])
        if isinstance(node, s.Whenever):
            deed = node.when.deed if isinstance(node.when, a.Happens) else None
            return deed if isinstance(deed, s.Declares | s.BecomesTarget | s.IsTargetOf) else None
        if isinstance(node, a.Body) and (before := trigger_before(node, path[end:])) is not None:
            return before
    return None


def trigger_before(node: a.Body, path: Path) -> s.Declares | s.BecomesTarget | s.IsTargetOf | None:
    """The same of a trigger whose sentence comes before (そうした場合、その宣言を打ち消す)."""
    at = path[1] if len(path) > 1 and isinstance(path[1], int) else 0
    for one in reversed(node.sentences[:at]):
        if isinstance(one, s.Whenever):
            deed = one.when.deed if isinstance(one.when, a.Happens) else None
            return deed if isinstance(deed, s.Declares | s.BecomesTarget | s.IsTargetOf) else None
    return None


def some_declared(low: Lowering, what: s.OneDeclared | s.OneDeclaredBy, path: Path) -> chain.ChainFilter:
    """Those of the chain that are meant: of a player's strikers, or of certain ones."""
    which = sort(low, what.sort, (*path, "sort"))
    if isinstance(what, s.OneDeclaredBy):
        assert isinstance(what.by, a.Thing)
        return chain.ChainFilter(which, chosen(low, what.by, (*path, "by")).what, None)
    who = None if isinstance(what.by, a.AnyPlayer) else low.player(what.by, (*path, "by"))
    return chain.ChainFilter(which, None, who)


def note_cancelled(low: Lowering, path: Path, what: e.ThingPlan) -> None:
    """2.5.5.1: the spell cards, where the text speaks of them afterwards."""
    slot = low.slot((*path, "what"))
    spoken = (slot, low.prefix + s.Cancelled.role)
    if low.is_spoken_of(slot) or has(low.reading.tree, (s.Cancelled, s.CancelledSpell)):
        low.add(links.NoteCancelled(*low.at(path, "note"), spoken, what))


def cancel_last(low: Lowering, what: s.LastDeclared | s.LastDeclaredOf, path: Path) -> None:
    """6.2.1.1: the declaration to which this one answers."""
    if not setting_of(low).kind:
        raise low.fail(what, (*path, "what"), "is the one before a declaration, but nobody declares this")
    below: Path = (*path, "what")
    anybody = isinstance(what, s.LastDeclaredOf) or isinstance(what.by, a.AnyPlayer)
    by = chosen(low, what.by, (*below, "by")).what if isinstance(what.by, a.Thing) else None
    who = None if anybody else low.player(what.by, (*below, "by"))
    last = e.AllThing(chain.LastFilter(sort(low, what.sort, (*below, "sort")), by, who))
    need(low, e.ThingsThere(last), set())
    note_cancelled(low, path, last)
    do_to(low, path, Chosen(last), low.meaning.maker("cancel"))


def cancel_newest(low: Lowering, what: s.NewestDeclared, path: Path) -> None:
    """6.1.3.1: of what somebody has declared in the chain, what was declared last."""
    below: Path = (*path, "what")
    if not setting_of(low).kind:
        raise low.fail(what, below, "is one of a chain, but nobody declares this")
    which = sort(low, what.sort, (*below, "sort"))
    if isinstance(what.by, a.Thing):
        newest = chain.NewestFilter(which, chosen(low, what.by, (*below, "by")).what, None)
    else:
        assert isinstance(what.by, a.Player)
        newest = chain.NewestFilter(which, None, low.player(what.by, (*below, "by")))
    last = e.AllThing(newest)
    need(low, e.ThingsThere(last), set())
    note_cancelled(low, path, last)
    do_to(low, path, Chosen(last), low.meaning.maker("cancel"))


def cancel_aimed(low: Lowering, what: s.DeclaredAt, path: Path) -> None:
    """2.5.4.1, 2.5.5: everything of the sort that has such a target."""
    below: Path = (*path, "what")
    if not setting_of(low).kind:
        raise low.fail(what, below, "is one of a chain, but nobody declares this")
    at = chosen(low, what.at, (*below, "at")).what
    who = None if isinstance(what.by, a.AnyPlayer) else low.player(what.by, (*below, "by"))
    everything = e.AllThing(chain.EarlierFilter(sort(low, what.sort, (*below, "sort")), None, who, at))
    need(low, e.ThingsThere(everything), set())
    note_cancelled(low, path, everything)
    do_to(low, path, Chosen(everything), low.meaning.maker("cancel"))


def modal(low: Lowering, node: a.Modal, path: Path) -> None:
    """One of several effects, chosen as with 「or」 (8.1.9)."""
    if node.count != a.Num(1):
        raise low.fail(node, path, "asks for more than one: a text offers one effect or another (8.1.9)")
    sentences(low, node.before, (*path, "before"))
    offer(low, path, "options", node.options)


def target(low: Lowering, node: a.Target, path: Path) -> None:
    """What stands under the map is the target (8.1.11); without a map it is chosen now."""
    below: Path = (*path, "what")
    if not isinstance(node.what, s.TheTarget):
        assert isinstance(node.what, a.Thing)
        keep(low, path, low.slot(below), chosen(low, node.what, below).what)
    low.effect(node.then, (*path, "then"))


def for_each(low: Lowering, node: a.ForEach, path: Path) -> None:
    """つき: numbers of damage and stats are so many times as large; anything else is done so often."""
    inner = node.do.do if isinstance(node.do, a.Timed) else node.do
    if not isinstance(inner, s.Damage):
        shared_frames.for_each(low, node, path)
        return
    shared_frames.times_as_much(low, node, path)


def one_of_these(low: Lowering, node: s.OneOfThese, path: Path) -> None:
    """8.1.9: one effect or the other."""
    for at, part in enumerate(node.parts):
        if isinstance(part, a.Seq):
            raise low.fail(part, (*path, "parts", at), "leaves open how far or reaches: put each choice into a line")
    offer(low, path, "parts", node.parts)


def offer(low: Lowering, path: Path, field: str, parts: tuple[a.Effect, ...]) -> None:
    """Several effects, of which the actor chooses one."""
    slot = low.prefix + "or:" + low.clause(path)
    step = steps.AskOneOf(*low.at(path, "or"), slot, low.actor)
    low.add(step)
    possible: list[tuple[e.ConditionPlan, ...]] = []
    for at, part in enumerate(parts):
        here: Path = (*path, field, at)
        outer = (low.possible, low.acted)
        low.possible, low.acted = [], False
        only_if(low, steps.ChoseNumber(slot, at), here, (part, here))
        possible.append((*low.possible, *aimed_at(low, here)))
        low.possible, low.acted = outer
    step.possible = tuple(possible)
    low.acted = True


def aimed_at(low: Lowering, path: Path) -> list[e.ConditionPlan]:
    """8.1.9, 8.1.11: an effect that is about one of two sorts of strikers is there for a target of that sort only."""
    found: list[e.ConditionPlan] = []
    for place, what in setting_of(low).offered.items():
        if place[: len(path)] == path and isinstance(what, a.Some):
            low.uses.slots.add(TARGET)
            found.append(e.ThingPasses(RoleThing(TARGET), e.InSet(low.filter(what.of, (*place, "of")))))
    return found


EFFECTS: Final[Table] = {
    s.Cancel: cancel,
    s.OneOfThese: one_of_these,
    a.Modal: modal,
    a.Target: target,
    a.ForEach: for_each,
}
