"""Lowering of what moves cards: to hands, graveyards, decks, mana areas, Hand Stock, and onto the battlefield."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering import acts as shared_acts
from kirifuda.effects.lowering import frames as shared_frames
from kirifuda.effects.lowering.acts import act, call, do_to
from kirifuda.effects.lowering.base import Lowering, Path, Table, words_at
from kirifuda.effects.lowering.choose import Chosen, chosen
from kirifuda.games.last_resort import ast as r
from kirifuda.games.last_resort.lowering.setting import resort
from kirifuda.games.last_resort.lowering.subjects import ON_FIELD, check_move, lies_still, sorts
from kirifuda.games.last_resort.plans import makers
from kirifuda.games.last_resort.plans.steps import AskModes
from kirifuda.games.last_resort.plans.tests import PuttableTest
from kirifuda.games.last_resort.plans.tests_more import AreaAmount
from kirifuda.games.last_resort.plans.words import AREAS
from kirifuda.games.last_resort.rules.l03_zones import PutInGraveyard, PutInMana, PutOnDeck, ReturnToHand, Tap
from kirifuda.games.last_resort.rules.l15_putting import PUTTING
from kirifuda.games.last_resort.rules.l17_answers import LOOK
from kirifuda.games.last_resort.values import CREATURE, ITEM
from kirifuda.games.last_resort.zones import DECK, FIELD, NO_AREA
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

BESIDE: Final = "同じエリア"
FIELD_WORDS: Final = ("戦場", *AREAS, BESIDE)
MANY: Final = (a.All, a.Any, a.Some, a.RandomSome)


def move(low: Lowering, node: a.Move, path: Path) -> None:
    """To a zone of the owner, or onto a battlefield (L-15.1). What is looked for in a deck need not be found (A79)."""
    to = node.to
    assert isinstance(to, a.Into | a.OnTop | a.OnBottom)
    zone = to.place.zone.name
    check_move(low, node, zone, path)
    check_whose(low, node, to.place, path)
    if zone in AREAS and sorts(low, node.what, (*path, "what")) <= set(ON_FIELD):
        change_area(low, node, path, AREAS[zone])
    elif zone in FIELD_WORDS:
        put(low, node, path, to.place)
    elif zone == "山札":
        to_deck(low, node, path)
    else:
        act(low, node.what, path, mover(zone, node.arriving))


def check_whose(low: Lowering, node: a.Move, place: a.Place, path: Path) -> None:
    """A card goes to a pile of its owner's: a text that names somebody else's is refused (L-3)."""
    if place.zone.name in FIELD_WORDS and not isinstance(place.whose, a.EachPlayer):
        return
    whose = owner_in(low, node.what, (*path, "what"))
    named = place.whose
    if isinstance(named, a.Actor):
        named = a.You() if isinstance(low.actor, e.YouPlan) else a.Actor()
    if isinstance(named, a.Owner | a.Actor) or isinstance(whose, a.Owner | a.Actor) or type(named) is type(whose):
        return
    raise low.fail(node, path, "goes to its owner's, and the text names another player's")


def owner_in(low: Lowering, node: a.Node, path: Path) -> a.Player:
    """Whose the cards are, as far as the words tell; `Owner` if they do not."""
    if isinstance(node, a.This | a.ThisIn):
        return a.You()
    if isinstance(node, MANY):
        where = node.of.where
        if isinstance(where, a.TopOf | a.BottomOf):
            where = where.place
        if isinstance(where, a.Place | r.EitherPile) and not isinstance(where.whose, a.AnyPlayer | a.EachPlayer):
            is_own = isinstance(where.whose, a.Actor) and isinstance(low.actor, e.YouPlan)
            return a.You() if is_own else where.whose
    if isinstance(node, a.Ref):
        meant = low.reading.refs.get(path, "").split("+")
        found = [place for place, slot in low.reading.slots.items() if slot in meant]
        if len(found) == 1 and not isinstance(node_at(low.reading.tree, found[0]), a.Ref):
            return owner_in(low, node_at(low.reading.tree, found[0]), found[0])
    return a.Owner()


def mover(zone: str, arriving: tuple[a.Arrival, ...]) -> e.EventMaker:
    """The event that puts a card there."""
    if zone == "マナエリア":
        return e.Making(PutInMana, is_tapped(arriving))
    if zone == "墓地":
        return e.Making(PutInGraveyard, bool(arriving))
    return {"手札": e.Making(ReturnToHand), "ハンドストック": makers.StockMaker()}[zone]


def is_tapped(arriving: tuple[a.Arrival, ...]) -> bool:
    """Whether something arrives tapped."""
    return any(isinstance(one, a.InPosition) and one.position.name == "タップ" for one in arriving)


def change_area(low: Lowering, node: a.Move, path: Path, area: int) -> None:
    """L-19.5: it stays on the battlefield of whoever controls it."""
    found = chosen(low, node.what, (*path, "what"))
    do_to(low, path, found, makers.AreaMaker(area))
    if is_tapped(node.arriving):
        do_to(low, path, found, e.Making(Tap))


def to_deck(low: Lowering, node: a.Move, path: Path) -> None:
    """On top, at the bottom, in an order that somebody likes if the text says so; else it is shuffled in (A14)."""
    found = chosen(low, node.what, (*path, "what"))
    if any(isinstance(one, a.AnyOrder) for one in node.arriving):
        slot = low.prefix + "ordered:" + low.clause(path)
        low.add(e.PutInOrder(*low.at(path, "order"), slot, found.what, low.actor))
        found = Chosen(e.SlotThing((slot,)), found.wanted)
    do_to(low, path, found, e.Making(PutOnDeck, isinstance(node.to, a.OnBottom)))
    if isinstance(node.to, a.Into):
        whose = owner_in(low, node.what, (*path, "what"))
        who: e.PlayerPlan = e.AnyonePlan()
        if not isinstance(whose, a.Owner):
            who = low.actor if isinstance(whose, a.Actor) else low.player(whose, path)
        low.add(e.ShuffleZones(*low.at(path, "shuffle"), (DECK,), who, None))


def put(low: Lowering, node: a.Move, path: Path, place: a.Place) -> None:
    """L-15.1, L-15.2: what cannot stand there is not offered; into which area its player says (A39), or the text. What
    was sacrificed for it may be put (A82)."""
    who = low.actor
    if isinstance(place.whose, a.You | a.Opponent):
        who = low.player(place.whose, path)
    area: e.SeedPlan = e.SeedFixed("area", AREAS.get(place.zone.name, NO_AREA))
    if place.zone.name == BESIDE:
        if not resort(low).kind & (CREATURE | ITEM):
            raise low.fail(node, path, "goes beside a card that lies in no area")
        if sorts(low, node.what, (*path, "what")) & set(ON_FIELD) and lies_still(low, node.what, (*path, "what")):
            raise low.fail(node, path, "lies on the battlefield already")
        low.uses.facts |= k.FACT_PLACE | FIELD.bit
        area = e.SeedAmount("area", AreaAmount(), needed=False)
    tests = () if isinstance(place.whose, a.Owner) else (PuttableTest(who),)
    found = chosen(low, node.what, (*path, "what"), tests)
    if isinstance(place.whose, a.Owner):
        if not found.single:
            raise low.fail(node, path, "goes to several owners' battlefields at once")
        who = e.KeeperPlan(found.what, is_owner=True)
    seeds = (
        e.SeedThings("cards", found.what),
        area,
        e.SeedFixed("tapped", int(is_tapped(node.arriving))),
    )
    call(low, path, e.CallWith(*low.at(path, "put"), PUTTING, seeds, "entered", who), found.wanted)


# --- looking (L-17.5) -----------------------------------------------------------------------------------------


def sequence(low: Lowering, node: a.Seq, path: Path) -> None:
    """One after the other; the book's own way to look at cards and take some is one procedure."""
    for at in range(1, len(node.parts)):
        check_among(low, node.parts[at - 1], node.parts[at], (*path, "parts", at))
    if is_looking(node.parts) and not low.done and not low.strict:
        look_and_take(low, node, path)
    else:
        shared_frames.sequence(low, node, path)


def check_among(low: Lowering, before: a.Effect, node: a.Effect, path: Path) -> None:
    """L-17.5: what is chosen as soon as a pile was looked at, with no word where it lies, could lie there."""
    what = node.what if isinstance(node, a.Choose | a.Move) else None
    is_looked = isinstance(before, a.Look | a.Reveal) and isinstance(before.what, a.All)
    if not is_looked or not isinstance(what, a.Some) or what.of.where != a.Place(a.Zone("戦場"), a.AnyPlayer()):
        return
    if "戦場" not in words_at(low.reading, (*path, "what")):
        raise low.fail(what, (*path, "what"), "could be chosen among those just looked at or on the battlefield")


def is_looking(parts: tuple[a.Effect, ...]) -> bool:
    """L-17.5: look at the top cards of one's own deck, take some of them, put the rest elsewhere."""
    if len(parts) != 3:
        return False
    look, take, rest = parts
    return (
        isinstance(look, a.Look)
        and isinstance(look.what, a.All)
        and isinstance(look.what.of.where, a.TopOf)
        and isinstance(look.what.of.where.place.whose, a.Actor | a.You)
        and isinstance(take, a.Move)
        and isinstance(take.what, a.Some)
        and take.what.of == a.Filter(a.Among(a.Them()), (), a.AnyCard())
        and isinstance(take.to, a.Into)
        and take.to.place.zone.name == "手札"
        and isinstance(rest, a.Move)
        and isinstance(rest.what, a.Remainder)
        and not rest.arriving
        and (isinstance(rest.to, a.OnBottom) or is_to_graveyard(rest))
    )


def is_to_graveyard(node: a.Move) -> bool:
    """Whether something goes to the graveyard."""
    return isinstance(node.to, a.Into) and node.to.place.zone.name == "墓地"


def look_and_take(low: Lowering, node: a.Seq, path: Path) -> None:
    """L-17.5: up to so many, or so many if there are enough."""
    look, take, rest = node.parts
    assert isinstance(look, a.Look)
    assert isinstance(look.what, a.All)
    assert isinstance(look.what.of.where, a.TopOf)
    assert isinstance(take, a.Move)
    assert isinstance(take.what, a.Some)
    assert isinstance(rest, a.Move)
    quantity = low.quantity(take.what.count, (*path, "parts", 1, "what", "count"))
    top: Path = (*path, "parts", 0, "what", "of", "where", "count")
    seeds = (
        e.SeedAmount("number", low.amount(look.what.of.where.count, top)),
        e.SeedAmount("least", quantity.least, needed=False),
        e.SeedAmount("most", quantity.most or quantity.least),
        e.SeedFixed("rest", int(isinstance(rest.to, a.OnBottom))),
    )
    low.add(e.CallWith(*low.at(path, "look"), LOOK, seeds, "", low.actor))
    low.acted = True


def shuffle(low: Lowering, node: a.Shuffle, path: Path) -> None:
    """A deck; その山札, or no word for it, is the one that was spoken of last."""
    if isinstance(node.place.whose, a.Owner):
        whose = deck_before(low, path)
        who: e.PlayerPlan = low.actor if isinstance(whose, a.Actor) else e.AnyonePlan()
        if not isinstance(whose, a.Actor | a.Owner):
            who = low.player(whose, path)
        low.add(e.ShuffleZones(*low.at(path, "shuffle"), (DECK,), who, None))
        low.acted = True
        return
    shared_acts.shuffle(low, node, path)


def deck_before(low: Lowering, path: Path) -> a.Player:
    """Whose deck a text has spoken of last; the actor's, if of none."""
    start = low.reading.spans[path][0]
    found: list[tuple[int, a.Player]] = []
    for place, (begin, _) in low.reading.spans.items():
        if begin >= start or place[:2] != path[:2]:
            continue
        node = node_at(low.reading.tree, place)
        if isinstance(node, a.Move) and isinstance(node.to, a.Into | a.OnTop | a.OnBottom):
            if node.to.place.zone.name == "山札":
                to: Path = (*place, "to", "place")
                found.append((low.reading.spans.get(to, (begin, 0))[0] + 1, owner_in(low, node.what, (*place, "what"))))
        elif isinstance(node, a.Place) and node.zone.name == "山札" and not isinstance(node.whose, a.Owner):
            found.append((begin, node.whose))
    return max(found, key=lambda one: one[0])[1] if found else a.Actor()


def either_end(low: Lowering, node: r.EitherEnd, path: Path) -> None:
    """Each card for itself: on top, or at the bottom."""
    check_whose(low, a.Move(node.what, a.OnTop(node.place), ()), node.place, path)
    found = chosen(low, node.what, (*path, "what"))
    one, loop, end = shared_frames.each(low, path, found.what)
    slot = low.prefix + "end:" + low.clause(path)
    low.add(AskModes(*low.at(path, "end"), slot, low.actor, e.QuantityPlan(e.FixedAmount(1), e.FixedAmount(1)), 2))
    for is_bottom in (False, True):
        here: Path = (*path, "what" if is_bottom else "place")
        with shared_frames.skipping(low, here) as done:
            low.add(e.SkipMode(*low.at(here, "mode"), slot, int(is_bottom), done))
            do_to(low, here, Chosen(one), e.Making(PutOnDeck, is_bottom))
    shared_frames.close(low, path, loop, end)


EFFECTS: Final[Table] = {a.Move: move, a.Seq: sequence, r.EitherEnd: either_end, a.Shuffle: shuffle}
