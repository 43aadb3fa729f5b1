"""1020 結魂させる: materials from the hand and the caster zone become the stock of a bonded servant."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.rules.r0300_zones import BONDED_SO, PUT_ON_FIELD
from kirifuda.games.magical_duel.rules.r0306_stock import LayUnder
from kirifuda.games.magical_duel.values import Values
from kirifuda.games.magical_duel.zones import CASTERS, GRAVEYARD, HAND

SOULBOND: Final = k.Procedure("soulbond")
CARD: Final = k.Slot[int]("card")
MATERIALS: Final = k.Slot[tuple[int, ...]]("materials")
MATERIAL: Final = k.Slot[int]("material")
BONDED: Final = k.Slot[tuple[int, ...]]("bonded")


@SOULBOND.step("1020.1")
def choose_material(game: k.Game, frame: k.Frame) -> k.Flow:
    """One card for each material that the servant names; without all of them nothing happens."""
    names = materials_of(game, frame[CARD])
    chosen = frame.get(MATERIALS, ())
    if len(chosen) >= len(names):  # more only where somebody guesses at a card that is not shown yet
        return k.NEXT
    able = candidates(game, frame.player, names[len(chosen) :], chosen)
    if not able:
        return k.Return(())
    decision = k.Decision(frame.player, "material", k.objects("material", able), take=k.TAKE_OBJECT, secret=True)
    decision.subject = frame[CARD]
    return k.Ask(MATERIAL, decision)


@SOULBOND.step("1020.1")
def note_material(game: k.Game, frame: k.Frame) -> k.Flow:
    """Until all materials are chosen."""
    chosen = frame.get(MATERIALS, ())
    if len(chosen) < len(materials_of(game, frame[CARD])):
        frame[MATERIALS] = (*chosen, frame[MATERIAL])
        return k.GoTo("1020.1")
    return k.NEXT


@SOULBOND.step("1020.1a")
def show_materials(game: k.Game, frame: k.Frame) -> k.Flow:
    """Materials that the other player can't see are shown; what lies open is not (1004.2)."""
    everybody = (1 << game.players) - 1
    chosen = frame[MATERIALS]
    hidden = [id for id in chosen if k.seen_by(game.map, game.state.objects[id]) != everybody]
    shown: list[k.Event] = [k.Show(tuple(hidden), everybody)] if hidden else []
    return k.Do([*shown, k.SetMark(frame[CARD], BONDED_SO, 1)])


@SOULBOND.step("1020.1")
def bond(game: k.Game, frame: k.Frame) -> k.Flow:
    """The servant comes to the servant zone."""
    return k.Call(PUT_ON_FIELD, {"cards": (frame[CARD],), "player": frame.player}, into=BONDED)


@SOULBOND.step("1020.1")
def lay_materials(game: k.Game, frame: k.Frame) -> k.Flow:
    """With all materials under it as stock; what else lay under them leaves the field (314.1d)."""
    events: list[k.Event] = []
    for upper in frame[BONDED]:
        for id in frame[MATERIALS]:
            left = [below for below in game.object_or_last(id).under if below not in frame[MATERIALS]]
            events.extend(event for below in left for event in game.rulebook.way_home(game, below, GRAVEYARD))
        events.extend(LayUnder(id, upper) for id in frame[MATERIALS])
    return k.Do(events)


@SOULBOND.step("1020.1")
def report(game: k.Game, frame: k.Frame) -> k.Flow:
    """The bonded servant."""
    return k.Return(frame[BONDED])


def materials_of(game: k.Game, id: k.ObjectId) -> tuple[str, ...]:
    """212.2: the names of the materials printed on the card."""
    return values_of(game, id).materials


def candidates(
    game: k.Game, player: k.PlayerId, names: tuple[str, ...], chosen: tuple[k.ObjectId, ...]
) -> list[k.ObjectId]:
    """1020.1: cards for the next material such that the others can still be found."""
    return [
        id
        for id in places(game, player)
        if id not in chosen and is_named(game, id, names[0]) and is_complete(game, player, names[1:], (*chosen, id))
    ]


def is_complete(game: k.Game, player: k.PlayerId, names: tuple[str, ...], chosen: tuple[k.ObjectId, ...]) -> bool:
    """Whether the materials that are left can be found among the rest."""
    return not names or bool(candidates(game, player, names, chosen))


def places(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """1020.1: the hand, the casters, and the stock under them."""
    casters = game.zone(CASTERS, player)
    stock = [below for id in casters for below in game.state.objects[id].under]
    return [*game.zone(HAND, player), *casters, *stock]


def is_named(game: k.Game, id: k.ObjectId, name: str) -> bool:
    """Whether a card has the material's name; a face-down one by its front, unless the table refuses that."""
    card = game.state.objects[id]
    if card.face_down:
        if house(game, "face_down_materials") == "refused":
            return False
        return front(game, id).goes_by(name)
    return values_of(game, id).goes_by(name)


def front(game: k.Game, id: k.ObjectId) -> Values:
    """What is printed on the front of a face-down card."""
    return pool_of(game.pool).card_at(game.state.objects[id].card).printed
