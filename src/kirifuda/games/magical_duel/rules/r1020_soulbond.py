"""1020 結魂させる: materials from the hand and the caster zone become the stock of a bonded servant."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.rules.r0300_zones import BONDED_SO, PUT_ON_FIELD
from kirifuda.games.magical_duel.rules.r0306_stock import LayUnder
from kirifuda.games.magical_duel.values import Values
from kirifuda.games.magical_duel.zones import CASTERS, GRAVEYARD, HAND
from kirifuda.kernel.changes import SetMark, Show
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, objects
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import NEXT, Ask, Call, Do, Flow, GoTo, Return
from kirifuda.kernel.hiding.knowledge import seen_by
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.procedure import Procedure, Slot

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

SOULBOND: Final = Procedure("soulbond")
CARD: Final = Slot[int]("card")
MATERIALS: Final = Slot[tuple[int, ...]]("materials")
MATERIAL: Final = Slot[int]("material")
BONDED: Final = Slot[tuple[int, ...]]("bonded")


@SOULBOND.step("1020.1")
def choose_material(game: Game, frame: Frame) -> Flow:
    """One card for each material that the servant names; without all of them nothing happens."""
    names = materials_of(game, frame[CARD])
    chosen = frame.get(MATERIALS, ())
    if len(chosen) >= len(names):  # more only where somebody guesses at a card that is not shown yet
        return NEXT
    able = candidates(game, frame.player, names[len(chosen) :], chosen)
    if not able:
        return Return(())
    decision = Decision(frame.player, "material", objects("material", able), take=TAKE_OBJECT, secret=True)
    decision.subject = frame[CARD]
    return Ask(MATERIAL, decision)


@SOULBOND.step("1020.1")
def note_material(game: Game, frame: Frame) -> Flow:
    """Until all materials are chosen."""
    chosen = frame.get(MATERIALS, ())
    if len(chosen) < len(materials_of(game, frame[CARD])):
        frame[MATERIALS] = (*chosen, frame[MATERIAL])
        return GoTo("1020.1")
    return NEXT


@SOULBOND.step("1020.1a")
def show_materials(game: Game, frame: Frame) -> Flow:
    """Materials that the other player can't see are shown; what lies open is not (1004.2)."""
    everybody = (1 << game.players) - 1
    chosen = frame[MATERIALS]
    hidden = [id for id in chosen if seen_by(game.map, game.state.objects[id]) != everybody]
    shown: list[Event] = [Show(tuple(hidden), everybody)] if hidden else []
    return Do([*shown, SetMark(frame[CARD], BONDED_SO, 1)])


@SOULBOND.step("1020.1")
def bond(game: Game, frame: Frame) -> Flow:
    """The servant comes to the servant zone."""
    return Call(PUT_ON_FIELD, {"cards": (frame[CARD],), "player": frame.player}, into=BONDED)


@SOULBOND.step("1020.1")
def lay_materials(game: Game, frame: Frame) -> Flow:
    """With all materials under it as stock; what else lay under them leaves the field (314.1d)."""
    events: list[Event] = []
    for upper in frame[BONDED]:
        for id in frame[MATERIALS]:
            left = [below for below in game.object_or_last(id).under if below not in frame[MATERIALS]]
            events.extend(event for below in left for event in game.rulebook.way_home(game, below, GRAVEYARD))
        events.extend(LayUnder(id, upper) for id in frame[MATERIALS])
    return Do(events)


@SOULBOND.step("1020.1")
def report(game: Game, frame: Frame) -> Flow:
    """The bonded servant."""
    return Return(frame[BONDED])


def materials_of(game: Game, id: ObjectId) -> tuple[str, ...]:
    """212.2: the names of the materials printed on the card."""
    return values_of(game, id).materials


def candidates(game: Game, player: PlayerId, names: tuple[str, ...], chosen: tuple[ObjectId, ...]) -> list[ObjectId]:
    """1020.1: cards for the next material such that the others can still be found."""
    return [
        id
        for id in places(game, player)
        if id not in chosen and is_named(game, id, names[0]) and is_complete(game, player, names[1:], (*chosen, id))
    ]


def is_complete(game: Game, player: PlayerId, names: tuple[str, ...], chosen: tuple[ObjectId, ...]) -> bool:
    """Whether the materials that are left can be found among the rest."""
    return not names or bool(candidates(game, player, names, chosen))


def places(game: Game, player: PlayerId) -> list[ObjectId]:
    """1020.1: the hand, the casters, and the stock under them."""
    casters = game.zone(CASTERS, player)
    stock = [below for id in casters for below in game.state.objects[id].under]
    return [*game.zone(HAND, player), *casters, *stock]


def is_named(game: Game, id: ObjectId, name: str) -> bool:
    """Whether a card has the material's name; a face-down one by its front, unless the table refuses that."""
    card = game.state.objects[id]
    if card.face_down:
        if house(game, "face_down_materials") == "refused":
            return False
        return front(game, id).goes_by(name)
    return values_of(game, id).goes_by(name)


def front(game: Game, id: ObjectId) -> Values:
    """What is printed on the front of a face-down card."""
    return pool_of(game.pool).card_at(game.state.objects[id].card).printed
