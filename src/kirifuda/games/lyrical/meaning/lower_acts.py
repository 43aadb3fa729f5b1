"""Lowering of what an effect does: choosing, damage, cards."""

from __future__ import annotations

from typing import Final

from kirifuda.effects import lower_acts as shared
from kirifuda.effects import lower_choose, lower_frames
from kirifuda.effects.amounts import SlotAmount
from kirifuda.effects.choices import ChoosableTest
from kirifuda.effects.events import PlayerThing
from kirifuda.effects.lower_acts import act, call, do_to
from kirifuda.effects.lower_base import Lowering, Path, Table
from kirifuda.effects.lower_choose import Chosen, chosen
from kirifuda.effects.meaning import EventMaker, TestPlan
from kirifuda.effects.plans import AmountPlan
from kirifuda.effects.players import KeeperPlan
from kirifuda.effects.steps_act import CallWith, SeedAmount, SeedPlayer
from kirifuda.effects.steps_flow import AskNumber
from kirifuda.effects.steps_more import ShuffleZones
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.meaning import makers
from kirifuda.games.lyrical.meaning.lower_subjects import fit, fit_look, fit_move
from kirifuda.games.lyrical.rules.n00_moving import DRAW_CARDS
from kirifuda.games.lyrical.zones import DECK
from kirifuda.text import ast as a

FIT: Final[tuple[TestPlan, ...]] = (ChoosableTest(),)


def choose(low: Lowering, node: a.Choose, path: Path) -> None:
    """A50, A63: at the head of a text, among cards that all see, when it is used; elsewhere when it is carried out."""
    below: Path = (*path, "what")
    if not isinstance(node.what, a.Thing):
        raise low.fail(node.what, below, "cannot be chosen")
    found = chosen(low, node.what, below, FIT)
    if below not in low.heads:
        lower_choose.keep(low, path, low.slot(below), found.what)


def those(low: Lowering, node: a.Party, path: Path) -> Chosen:
    """What a verb is about: players, or cards that may have to be chosen."""
    return chosen(low, node, path) if isinstance(node, a.Thing) else Chosen(low.thing(node, path), single=True)


def damage(low: Lowering, node: n.Damage, path: Path) -> None:
    """N-9.6-7."""
    fit(low, node, node.what, (*path, "what"))
    found = those(low, node.what, (*path, "what"))
    do_to(low, path, found, makers.DamageMaker(low.amount(node.amount, (*path, "amount"))))


def remove_damage(low: Lowering, node: n.RemoveDamage, path: Path) -> None:
    """N-10.2."""
    fit(low, node, node.what, (*path, "what"))
    act(low, node.what, path, low.meaning.maker("heal"))


def mill(low: Lowering, node: n.Mill, path: Path) -> None:
    """N-11.1."""
    who = PlayerThing(low.player(node.whose, (*path, "whose")))
    do_to(low, path, Chosen(who), makers.MillMaker(low.amount(node.count, (*path, "count"))))


def discard(low: Lowering, node: a.Discard, path: Path) -> None:
    """Out of a hand, out of a deck or out of play; an empty hand is discarded, too."""
    fit(low, node, node.what, (*path, "what"))
    seen = act(low, node.what, path, low.meaning.maker("discard"))
    if seen is not None and isinstance(node.what, a.All):
        seen.empty_is_done = True


def orient(low: Lowering, node: a.Orient, path: Path) -> None:
    """N-1.2, N-2.4."""
    fit(low, node, node.what, (*path, "what"))
    act(low, node.what, path, low.meaning.orient(node.to.name))


def draw(low: Lowering, node: a.Draw, path: Path) -> None:
    """N-11.1; "up to" is chosen first."""
    quantity = low.quantity(node.count, (*path, "count"))
    count: AmountPlan = quantity.least
    if quantity.most is not None and quantity.most is not quantity.least:
        slot = low.prefix + "number:" + low.clause(path)
        low.add(AskNumber(*low.at(path, "number"), slot, low.actor, (quantity.least, quantity.most)))
        count = SlotAmount(slot)
    seeds = (SeedPlayer("player", low.actor), SeedAmount("number", count))
    call(low, path, CallWith(*low.at(path, "draw"), DRAW_CARDS, seeds, "drawn", low.actor), count)


def move(low: Lowering, node: a.Move, path: Path) -> None:
    """To a zone of the owner; onto the field of whoever acts."""
    maker = mover(low, node, path)
    do_to(low, path, chosen(low, node.what, (*path, "what")), maker)


def mover(low: Lowering, node: a.Move, path: Path) -> EventMaker:
    """The event that puts a card there."""
    to = node.to
    assert isinstance(to, a.Into | a.OnTop | a.OnBottom)
    zone = to.place.zone.name
    fit_move(low, node, zone, (*path, "what"))
    if zone == "場":
        return makers.FieldMaker(low.actor)
    if zone == "手札":
        return makers.HandMaker()
    if zone == "デッキ":
        return makers.DeckMaker(isinstance(to, a.OnBottom))
    raise low.fail(to, (*path, "to"), "is no zone that cards are put into")


def shuffle_in(low: Lowering, node: n.ShuffleIn, path: Path) -> None:
    """Into the owner's deck, which is then shuffled."""
    found = chosen(low, node.what, (*path, "what"))
    owner = KeeperPlan(found.what, is_owner=True)
    do_to(low, path, found, makers.DeckMaker(at_bottom=False))
    low.add(ShuffleZones(*low.at(path, "shuffle"), (DECK,), owner, None))


def look(low: Lowering, node: a.Look, path: Path) -> None:
    """At cards that not everybody sees."""
    fit_look(low, node, (*path, "what"))
    lower_choose.look(low, node, path)


def reveal(low: Lowering, node: a.Reveal, path: Path) -> None:
    """The same, to the other player."""
    fit(low, node, node.what, (*path, "what"))
    lower_choose.reveal(low, node, path)


def negate(low: Lowering, node: a.Negate, path: Path) -> None:
    """N-7.5, A66: only what waits to be resolved."""
    fit(low, node, node.what, (*path, "what"))
    shared.EFFECTS[a.Negate](low, node, path)


def for_each(low: Lowering, node: a.ForEach, path: Path) -> None:
    """A71."""
    if node.unit == a.Num(0):
        raise low.fail(node.unit, (*path, "unit"), "goes into every number without end")
    lower_frames.EFFECTS[a.ForEach](low, node, path)


EFFECTS: Final[Table] = {
    a.Look: look,
    a.Reveal: reveal,
    a.Negate: negate,
    a.ForEach: for_each,
    a.Choose: choose,
    n.Damage: damage,
    n.RemoveDamage: remove_damage,
    n.Mill: mill,
    a.Discard: discard,
    a.Orient: orient,
    a.Draw: draw,
    a.Move: move,
    n.ShuffleIn: shuffle_in,
}
