"""Lowering of what an effect does: choosing, damage, cards."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import acts as shared
from kirifuda.effects.lowering import choose as shared_choose
from kirifuda.effects.lowering import frames as shared_frames
from kirifuda.effects.lowering.acts import asked_number, do_to, draw_with
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.effects.lowering.choose import Chosen, chosen, need
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.lowering.subjects import (
    FIGHTER,
    LyricalLowering,
    around,
    fit,
    fit_look,
    fit_move,
    named,
    require,
)
from kirifuda.games.lyrical.plans import makers
from kirifuda.games.lyrical.plans.steps import AskEnd
from kirifuda.games.lyrical.plans.things import Reached
from kirifuda.games.lyrical.rules.n00_moving import DRAW_CARDS, PutOnDeck, ReturnToHand
from kirifuda.games.lyrical.rules.n01_payment import PAYING_COST
from kirifuda.games.lyrical.values import USED
from kirifuda.games.lyrical.zones import DECK, UNACTED
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

ALL: Final = ":all"
"""Behind a slot: what every player has chosen so far."""
FIT: Final[tuple[e.TestPlan, ...]] = (e.ChoosableTest(),)


def choose(low: Lowering, node: a.Choose, path: Path) -> None:
    """A50, A63: at the head of a text, among cards that all see, when it is used; elsewhere when it is carried out."""
    below: Path = (*path, "what")
    if not isinstance(node.what, a.Thing):
        raise low.fail(node.what, below, "cannot be chosen")
    if isinstance(node.what, a.Both):
        choose_each(low, node.what, path)
        return
    found = chosen(low, node.what, below, FIT)
    if below not in low.heads:
        shared_choose.keep(low, path, low.slot(below), found.what)


def choose_each(low: Lowering, node: a.Both, path: Path) -> None:
    """The same of several that are named together."""
    below: Path = (*path, "what")
    for at, part in enumerate(node.parts):
        here: Path = (*below, "parts", at)
        found = chosen(low, part, here, FIT)
        if here not in low.heads:
            shared_choose.keep(low, path, low.slot(here), found.what)
    low.parts[low.slot(below)] = tuple(low.slot((*below, "parts", at)) for at in range(len(node.parts)))


def reached(low: Lowering, node: a.Party, path: Path, tests: tuple[e.TestPlan, ...] = ()) -> Chosen:
    """The same, without those that the text does not affect (A40)."""
    found = chosen(low, node, path, tests) if isinstance(node, a.Thing) else Chosen(low.thing(node, path), single=True)
    found.what = Reached(found.what)
    return found


def damage(low: Lowering, node: n.Damage, path: Path) -> None:
    """N-9.6-7."""
    fit(low, node, node.what, (*path, "what"))
    if isinstance(node.what, a.Opponent) and low.is_spoken_of(low.slot((*path, "what"))):
        victim = low.thing(node.what, (*path, "what"))
        low.builder.opening.append(e.Keep(*low.at(path, "victim"), low.slot((*path, "what")), victim))
    found = reached(low, node.what, (*path, "what"))
    do_to(low, path, found, makers.DamageMaker(low.amount(node.amount, (*path, "amount"))))


def damage_also(low: Lowering, node: n.DamageAlso, path: Path) -> None:
    """N-9.6-7: to a character and to a player."""
    damage(low, n.Damage(node.what, node.amount), path)
    who = e.PlayerThing(low.player(node.also, (*path, "also")))
    do_to(low, (*path, "also"), Chosen(Reached(who)), makers.DamageMaker(low.amount(node.amount, (*path, "amount"))))


def duel(low: Lowering, node: n.Duel, path: Path) -> None:
    """N-9.7: at the same time; it is no battle."""
    fit(low, node, node.what, (*path, "what"))
    found = reached(low, node.what, (*path, "what"))
    do_to(low, path, found, makers.DuelMaker(low.thing(node.what, (*path, "what"))))


def remove_damage(low: Lowering, node: a.RemoveDamage, path: Path) -> None:
    """N-10.2."""
    fit(low, node, node.what, (*path, "what"))
    do_to(low, path, reached(low, node.what, (*path, "what")), low.meaning.maker("heal"))


def remove_some(low: Lowering, node: n.RemoveSome, path: Path) -> None:
    """N-10.2."""
    fit(low, node, node.what, (*path, "what"))
    amount = low.amount(node.amount, (*path, "amount"))
    do_to(low, path, reached(low, node.what, (*path, "what")), makers.HealSomeMaker(amount))


def pay_cost(low: Lowering, node: n.PayCost, path: Path) -> None:
    """N-1.3: who cannot pay all of it cannot pay."""
    count = low.amount(node.count, (*path, "count"))
    deck = e.ZoneFilter((DECK,), low.actor, ())
    need(low, e.Requirement(deck, count), set())
    seeds = (e.SeedAmount("_cost", count),)
    low.add(e.CallWith(*low.at(path, "pay"), PAYING_COST, seeds, "", low.actor))
    low.acted = True


def set_onto(low: Lowering, node: n.SetOnto, path: Path) -> None:
    """N-3.1: without factor and cost."""
    fit(low, node, node.what, (*path, "what"))
    require(low, node.to, (*path, "to"), (FIGHTER,))
    for what in named(low, node.what, (*path, "what")):
        if what.of.noun != a.Kind("アイテム"):
            raise low.fail(node.what, (*path, "what"), "may be no item, and nothing else is set on a character")
    found = chosen(low, node.what, (*path, "what"))
    bearer = chosen(low, node.to, (*path, "to"))
    do_to(low, path, found, makers.ItemMaker(bearer.what, low.actor))


def search(low: Lowering, node: a.Search, path: Path) -> None:
    """A player looks through cards and takes what fits."""
    fit(low, node, node.what, (*path, "what"))
    shared_choose.EFFECTS[a.Search](low, node, path)


def mill(low: Lowering, node: n.Mill, path: Path) -> None:
    """N-11.1."""
    who = e.PlayerThing(low.player(node.whose, (*path, "whose")))
    do_to(low, path, Chosen(who), makers.MillMaker(low.amount(node.count, (*path, "count"))))


def discard(low: Lowering, node: a.Discard, path: Path) -> None:
    """Out of a hand, out of a deck or out of play; an empty hand is discarded, too."""
    if is_negated(low, node.what, (*path, "what")):
        return
    fit(low, node, node.what, (*path, "what"))
    if isinstance(node.what, a.All) and isinstance(node.what.of.where, a.TopOf):
        top = node.what.of.where
        below: Path = (*path, "what", "of", "where")
        whose = low.player(top.place.whose, (*below, "place", "whose"))
        count = low.amount(top.count, (*below, "count"))
        slot = low.slot((*path, "what"))
        if low.is_spoken_of(slot):
            low.add(e.Keep(*low.at(path, "keep"), slot, e.AllThing(e.EndFilter(DECK, whose, count, True, ()))))
        do_to(low, path, Chosen(e.PlayerThing(whose)), makers.MillMaker(count))
        return
    seen = do_to(low, path, reached(low, node.what, (*path, "what")), low.meaning.maker("discard"))
    if seen is not None and isinstance(node.what, a.All):
        seen.empty_is_done = True


def is_negated(low: Lowering, node: a.Node, path: Path) -> bool:
    """N-5.2, N-6.2, A66: whether it is a card that the text has just negated; such a card is discarded anyway."""
    assert isinstance(low, LyricalLowering)
    slots = low.reading.refs.get(path, "").split("+")
    if any(isinstance(what.of.noun, a.AnyAbility) for what in named(low, node, path)):
        return False
    said = [*low.reading.slots.items(), *low.reading.refs.items()]
    return any(name in slots and isinstance(node_at(low.tree, at[:-1]), a.Negate) for at, name in said)


def orient(low: Lowering, node: a.Orient, path: Path) -> None:
    """N-1.2, N-2.4."""
    fit(low, node, node.what, (*path, "what"))
    do_to(low, path, reached(low, node.what, (*path, "what")), low.meaning.orient(node.to.name))


def draw(low: Lowering, node: a.Draw, path: Path) -> None:
    """N-11.1; "up to" is chosen first."""
    draw_with(low, path, DRAW_CARDS, asked_number(low, node, path))


def move(low: Lowering, node: a.Move, path: Path) -> None:
    """To a zone of the owner; onto the field of whoever acts."""
    maker = mover(low, node, path)
    found = reached(low, node.what, (*path, "what"))
    if any(isinstance(each, a.AnyOrder) for each in node.arriving):
        found.what = ordered(low, path, found.what)
    do_to(low, path, found, maker)


def mover(low: Lowering, node: a.Move, path: Path) -> e.EventMaker:
    """The event that puts a card there."""
    to = node.to
    assert isinstance(to, a.Into | a.OnTop | a.OnBottom | n.EitherEnd)
    zone = to.place.zone.name
    assert isinstance(low, LyricalLowering)
    fit_move(low, node, zone, (*path, "what"))
    if any(isinstance(each, n.NotDiscarded) for each in node.arriving) and not low.kind & USED:
        raise low.fail(node, path, "is done with a card after its use")
    position = next((low.meaning.position(each.position.name) for each in arrivals_of(node)), UNACTED)
    if zone == "場":
        return makers.FieldMaker(low.actor, position)
    if zone == "ファクター置き場":
        return makers.FactorMaker(position)
    if zone == "捨て札":
        return low.meaning.maker("discard")
    if zone == "手札":
        if isinstance(to.place.whose, a.Actor) and are_foreign(low, node.what, (*path, "what")):
            raise low.fail(node.what, (*path, "what"), "is your opponent's, and goes to its owner only (持ち主の)")
        if isinstance(to.place.whose, a.Actor) and are_anybodys(low, node.what, (*path, "what")):
            raise low.fail(node.what, (*path, "what"), "may be your opponent's, and goes to its owner only (持ち主の)")
        return e.Making(ReturnToHand)
    if isinstance(to, n.EitherEnd):
        slot = low.prefix + "end:" + low.clause(path)
        low.add(AskEnd(*low.at(path, "end"), slot, low.actor))
        return makers.EitherEndMaker(slot)
    if zone == "デッキ":
        if isinstance(to.place.whose, a.Opponent) and not are_foreign(low, node.what, (*path, "what")):
            raise low.fail(node.what, (*path, "what"), "is not your opponent's, and goes to its owner only (持ち主の)")
        return e.Making(PutOnDeck, isinstance(to, a.OnBottom))
    raise low.fail(to, (*path, "to"), "is no zone that cards are put into")


def are_foreign(low: Lowering, node: a.Node, path: Path) -> bool:
    """Whether the words name cards of the opponent of whoever uses the text, and that player acts."""
    wheres = [what.of.where for what in named(low, node, path)]
    places = [where.place if isinstance(where, a.TopOf | a.BottomOf) else where for where in wheres]
    return isinstance(low.actor, e.YouPlan) and any(
        isinstance(place, a.Place) and isinstance(place.whose, a.Opponent) for place in places
    )


def are_anybodys(low: Lowering, node: a.Node, path: Path) -> bool:
    """Whether the words name characters on the field, of whichever player."""
    wheres = [what.of.where for what in named(low, node, path)]
    return any(
        isinstance(where, a.Place) and where.zone.name == "場" and isinstance(where.whose, a.AnyPlayer)
        for where in wheres
    )


def arrivals_of(node: a.Move) -> list[a.InPosition]:
    """How the cards lie then, if the text says so."""
    return [each for each in node.arriving if isinstance(each, a.InPosition)]


def ordered(low: Lowering, path: Path, what: e.ThingPlan) -> e.ThingPlan:
    """The cards in an order that whoever acts likes."""
    slot = low.prefix + "order:" + low.clause(path)
    low.add(e.PutInOrder(*low.at(path, "order"), slot, what, low.actor))
    return e.SlotThing((slot,))


def shuffle_in(low: Lowering, node: a.ShuffleIn, path: Path) -> None:
    """Into the owner's deck, which is then shuffled."""
    found = chosen(low, node.what, (*path, "what"))
    owner = e.KeeperPlan(found.what, is_owner=True)
    do_to(low, path, found, e.Making(PutOnDeck, False))
    low.add(e.ShuffleZones(*low.at(path, "shuffle"), (DECK,), owner, None))


def look(low: Lowering, node: a.Look, path: Path) -> None:
    """At cards that not everybody sees."""
    fit_look(low, node, (*path, "what"))
    shared_choose.look(low, node, path)


def reveal(low: Lowering, node: a.Reveal, path: Path) -> None:
    """The same, to the other player."""
    fit(low, node, node.what, (*path, "what"))
    shared_choose.reveal(low, node, path)


def guards_instead(low: Lowering, node: n.GuardsInstead, path: Path) -> None:
    """N-9.3: the battle that has arisen is another's."""
    fit(low, node, node.what, (*path, "what"))
    do_to(low, path, reached(low, node.what, (*path, "what")), makers.GuardMaker())


def negate(low: Lowering, node: a.Negate, path: Path) -> None:
    """N-7.5, A66: only what waits to be resolved."""
    fit(low, node, node.what, (*path, "what"))
    shared.EFFECTS[a.Negate](low, node, path)


def for_each(low: Lowering, node: a.ForEach, path: Path) -> None:
    """A71."""
    if node.unit == a.Num(0):
        raise low.fail(node.unit, (*path, "unit"), "goes into every number without end")
    shared_frames.EFFECTS[a.ForEach](low, node, path)


def by(low: Lowering, node: a.By, path: Path) -> None:
    """A player acts. What each player chooses in turn cannot be spoken of together afterwards."""
    refuse_unsure(low, node, path)
    assert isinstance(low, LyricalLowering)
    if isinstance(node.who, a.EachPlayer) and any(
        isinstance(here, a.By) and isinstance(here.who, a.EachPlayer) for here, _ in around(low, path)
    ):
        raise low.fail(node, path, "is said of each player twice")
    spoken = spoken_of_later(low, node, path) if isinstance(node.who, a.EachPlayer) else []
    if not spoken:
        shared_frames.EFFECTS[a.By](low, node, path)
        return
    for slot in spoken:
        low.add(e.Keep(*low.at(path, "none"), slot + ALL, e.SlotThing(())))
    queue, actor = low.prefix + "queue:" + low.clause(path), low.slot((*path, "who"))
    low.add(e.EachPlayerBegin(*low.at(path, "each"), queue, low.player(node.who, (*path, "who"))))
    loop = low.label(path, "next")
    low.builder.place(loop)
    with shared_frames.skipping(low, path) as end, shared_frames.acting(low, e.SlotPlayer(actor)):
        low.add(e.EachPlayerNext(*low.at(path, "next"), queue, actor, end))
        low.effect(node.do, (*path, "do"))
        for slot in spoken:
            low.add(e.Keep(*low.at(path, "gather"), slot + ALL, e.SlotThing((slot + ALL, slot))))
        low.add(e.Jump(*low.at(path, "loop"), loop))
    for slot in spoken:
        low.add(e.Keep(*low.at(path, "all"), slot, e.SlotThing((slot + ALL,))))


def refuse_unsure(low: Lowering, node: a.By, path: Path) -> None:
    """A74: in what the opponent does, 自分の of cards on the field may be either player's; 自身の is the opponent's."""
    if not isinstance(node.who, a.Opponent):
        return
    for place, (start, end) in low.reading.spans.items():
        if place[: len(path)] != path:
            continue
        where = node_at(low.reading.tree, place)
        is_own = isinstance(where, a.Place) and isinstance(where.whose, a.Actor) and where.zone.name == "場"
        if is_own and "自分の" in low.reading.text[start:end]:
            raise low.fail(where, place, "may be either player's: say whose (自身の, 対戦相手の)")


def spoken_of_later(low: Lowering, node: a.By, path: Path) -> list[str]:
    """The slots of what each player chooses, where the text goes on to speak of it: all of it together."""
    below = {
        name
        for at, name in low.reading.slots.items()
        if at[: len(path)] == path and at[-1:] != ("who",) and not name.startswith(("done", "if"))
    }
    found: list[str] = []
    for at, name in low.reading.refs.items():
        meant = below & set(name.split("+"))
        if at[: len(path)] == path or not meant:
            continue
        if isinstance(node_at(low.reading.tree, at), a.IfDone | a.IfNotDone | a.ThatMany):
            raise low.fail(node, path, "lets each player choose, and the text goes on to speak of it as one")
        found.extend(low.prefix + one for one in meant if low.prefix + one not in found)
    return found


EFFECTS: Final[Table] = {
    a.By: by,
    a.Look: look,
    a.Reveal: reveal,
    a.Negate: negate,
    n.GuardsInstead: guards_instead,
    a.ForEach: for_each,
    a.Choose: choose,
    n.AnswersTo: choose,
    n.SetOntoUnpaid: set_onto,
    n.Damage: damage,
    n.DamageAlso: damage_also,
    n.Duel: duel,
    a.RemoveDamage: remove_damage,
    n.RemoveSome: remove_some,
    n.PayCost: pay_cost,
    n.SetOnto: set_onto,
    a.Search: search,
    n.Mill: mill,
    a.Discard: discard,
    a.Orient: orient,
    a.Draw: draw,
    a.Move: move,
    a.ShuffleIn: shuffle_in,
}
