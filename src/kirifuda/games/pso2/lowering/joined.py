"""Lowering of what joins effects: sentences, conditions, who acts, what is done only then."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.choose import keep
from kirifuda.effects.lowering.frames import acting, afterwards, if_done, needing, only_if, sentences, skipping
from kirifuda.effects.lowering.frames import by as each_acts
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.lowering.acts import acted_on
from kirifuda.games.pso2.lowering.kinds import walk
from kirifuda.games.pso2.lowering.nouns import one_opponent
from kirifuda.games.pso2.lowering.setting import pso
from kirifuda.text import ast as a

ZERO: Final = e.FixedAmount(0)
ONE: Final = e.FixedAmount(1)


def further(low: Lowering, node: a.Afterwards, path: Path) -> None:
    """G.20 さらに: done as well, whether what stands before it was done or not."""
    afterwards(low, node, path)


def in_that_case(low: Lowering, node: a.IfDone, path: Path) -> None:
    """G.27 そうした場合: only if what stands before it was carried out."""
    if_done(low, node, path)


def by(low: Lowering, node: a.By, path: Path) -> None:
    """G.22: somebody else does it; of several enemy players, one (A80); each player, one after the other."""
    if isinstance(node.who, a.EachPlayer):
        if not isinstance(node.who, p.WhoDid | p.WhoDidNot):
            pso(low).asked = low.player(node.who, (*path, "who"))
        pso(low).each += 1
        before, pso(low).said = pso(low).said, e.SlotPlayer(low.slot((*path, "who")))
        each_acts(low, node, path)
        pso(low).said = before
        pso(low).each -= 1
        return
    if isinstance(node.who, a.ControllerOf | a.OwnerOf) and isinstance(node.who.what, SEVERAL):
        each_keeper(low, node, path)
        return
    actor = one_opponent(low, node.who, (*path, "who"))
    pso(low).asked = actor
    if not isinstance(node.who, a.You | p.SaidPlayer):
        pso(low).said = actor
    with acting(low, actor):
        low.effect(node.do, (*path, "do"))


SEVERAL: Final = (a.ActedOn, a.Them, a.Those)


def each_keeper(low: Lowering, node: a.By, path: Path) -> None:
    """G.18: whoever controls or owns some of several cards, each once."""
    if any(isinstance(one, a.ThatMany) for _, one in walk(node.do, ())):
        raise low.fail(node, path, "could mean the cards of each or of all of them")
    queue = low.prefix + "queue:" + low.clause(path)
    actor = low.prefix + "keeper:" + low.clause(path)
    low.add(e.EachPlayerBegin(*low.at(path, "each"), queue, low.player(node.who, (*path, "who"))))
    loop = low.label(path, "next")
    low.builder.place(loop)
    with skipping(low, path) as end, acting(low, e.SlotPlayer(actor)):
        low.add(e.EachPlayerNext(*low.at(path, "next"), queue, actor, end))
        low.effect(node.do, (*path, "do"))
        low.add(e.Jump(*low.at(path, "loop"), loop))


def by_doing(low: Lowering, node: p.ByDoing, path: Path) -> None:
    """G.23: the actor may do the first, wholly; what follows is done only then."""
    agreed = low.prefix + "may:" + low.clause(path)
    paid = low.prefix + "paid:" + low.clause(path)
    low.add(e.SetNumber(*low.at(path, "unpaid"), paid, ZERO))
    step = e.AskMay(*low.at(path, "may"), agreed, low.actor, ())
    low.add(step)
    refused = low.label(path, "refused")
    low.add(e.SkipUnless(*low.at(path, "agreed"), e.SlotSays(agreed, True), refused))
    low.add(e.SetNumber(*low.at(path, "pay"), paid, ONE))
    outer, low.done = low.done, paid
    with needing(low) as needs:
        low.effect(node.pay, (*path, "pay"))
    step.possible = tuple(needs)
    low.done = outer
    low.builder.place(refused)
    only_if(low, e.SlotSays(paid, True), path, (node.then, (*path, "then")))


class Branch(a.Effect, frozen=True):
    """A sentence, and the one that stands in its place if something is so."""

    first: a.Effect
    instead: p.InsteadIf


class Noted(a.Thing, frozen=True):
    """What a sentence is about, where that was found before."""

    slot: str


def body(low: Lowering, node: a.Body, path: Path) -> None:
    """103.4.2.3: sentences in order; one that stands in the place of the one before is taken together with it."""
    parts = list(node.sentences)
    for at, part in enumerate(parts):
        if isinstance(part, p.InsteadIf):
            if not at:
                raise low.fail(part, (*path, "sentences", at), "has no sentence before it to stand in for")
            parts[at - 1 : at + 1] = [Branch(parts[at - 1], part), a.Seq(())]
    sentences(low, tuple(parts), (*path, "sentences"))


def branch(low: Lowering, node: Branch, path: Path) -> None:
    """What is chosen at the head is chosen in any case; then one or the other is done, by whoever acts."""
    first, here = node.first, path
    below: Path = (*path[:-1], int(path[-1]) + 1)
    actor = low.actor
    if isinstance(first, a.By):
        actor, first, here = one_opponent(low, first.who, (*here, "who")), first.do, (*here, "do")
        pso(low).said = actor
    rest: list[tuple[a.Effect, Path]] = [(first, here)]
    if isinstance(first, a.Seq):
        rest = [(part, (*here, "parts", at)) for at, part in enumerate(first.parts)]
    noted = low.prefix + "if:" + low.clause(below)
    with acting(low, actor):
        while len(rest) > 1 and isinstance(rest[0][0], a.Choose):
            low.effect(*rest.pop(0))
        rest = [(noted_first(low, part, where, (*below, "then")), where) for part, where in rest]
        condition = low.condition(node.instead.condition, (*below, "condition"))
        only_if(low, condition, below, (node.instead.then, (*below, "then")), noted)
        with skipping(low, path) as end:
            low.add(e.SkipUnless(*low.at(path, "else"), e.SlotSays(noted, False), end))
            for part, where in rest:
                low.effect(part, where)


def noted_first(low: Lowering, node: a.Effect, path: Path, instead: Path) -> a.Effect:
    """What the sentence is about, found before it is known whether it is carried out: the other may be about it."""
    what, where = getattr(node, "what", None), (*path, "what")
    slot = low.reading.slots.get(where, "")
    spoken_of = {one for at, one in low.reading.refs.items() if at[: len(instead)] == instead}
    if not isinstance(what, a.Thing) or slot not in spoken_of:
        return node
    keep(low, where, low.slot(where), acted_on(low, what, where).what)
    fields = {name: getattr(node, name) for name in node.__struct_fields__}
    return type(node)(**{**fields, "what": Noted(low.slot(where))})


def noted(low: Lowering, node: Noted, path: Path) -> e.ThingPlan:
    """What was found before."""
    return e.SlotThing((node.slot,))


def paid_for(low: Lowering, node: p.PaidFor, path: Path) -> None:
    """G.27: the first; then the second, if the first was done wholly. It was tried before; what nobody could know may
    still be in its way."""
    paid = low.prefix + "paid:" + low.clause(path)
    low.add(e.SetNumber(*low.at(path, "pay"), paid, ONE))
    outer, low.done = low.done, paid
    low.effect(node.pay, (*path, "pay"))
    low.done = outer
    if isinstance(node.then, p.ChangeIt):  # the damage itself comes with another number
        return
    only_if(low, e.SlotSays(paid, True), path, (node.then, (*path, "then")))


def with_change(low: Lowering, node: p.WithChange, path: Path) -> None:
    """103.1.3, 103.4.3: what is done besides; the damage itself comes with another number."""
    low.effect(node.do, (*path, "do"))


def if_else(low: Lowering, node: p.IfElse, path: Path) -> None:
    """One thing if something is so, another if not."""
    noted = low.prefix + "if:" + low.clause(path)
    condition = low.condition(node.condition, (*path, "condition"))
    only_if(low, condition, (*path, "then"), (node.then, (*path, "then")), noted)
    only_if(low, e.SlotSays(noted, False), (*path, "otherwise"), (node.otherwise, (*path, "otherwise")))


EFFECTS: Final[Table] = {
    a.Body: body,
    Branch: branch,
    p.IfElse: if_else,
    a.Afterwards: further,
    a.IfDone: in_that_case,
    a.By: by,
    p.ByDoing: by_doing,
    p.PaidFor: paid_for,
    p.WithChange: with_change,
}
THINGS: Final[Table] = {Noted: noted}
