"""403 場: coming onto the field, the rows, and whose field a card lies on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs import control
from kirifuda.games.pso2.abilities import AMBUSH, SLOW
from kirifuda.games.pso2.rules.common import characters, is_character, is_mag, is_on_field, is_person, values_of
from kirifuda.games.pso2.values import ACTIVE, CHARACTER
from kirifuda.games.pso2.zones import BACK, DISCARD, FIELD, FRONT, NO_ROW, OFF, ON

IN_ROW: Final = "in_row"
"""Mark: the place of a character among those that were moved into its row, after the others."""


@dataclass(eq=False)
class EnterField(k.Move):
    """202.2, 205.3: a card comes onto the field, in a row; or it is laid on a card there, a player card or a mag
    (204.2.2, 205.4.2, 403.2)."""

    kind = "enter"
    position: int = ON
    row: int = NO_ROW
    player: k.PlayerId = k.NOBODY
    """Who controls it, whosever field it lies on (G.18)."""

    def apply(self, game: k.Game) -> int:
        if self.host and not (is_on_field(game, self.host) or is_person(game, self.host) or is_mag(game, self.host)):
            return k.NOTHING
        id = super().apply(game)
        if id != k.NOTHING:
            new = game.state.objects[id]
            new.place = self.row
            new.controller = new.keeper = self.player
        return id


@dataclass(eq=False)
class MoveRow(k.SetPlace):
    """213.3.1, 302.9: a character goes to the other row; it does not leave the field (403.1.4)."""

    kind = "row"
    place: int = field(default=0, init=False)
    row: int

    def __post_init__(self) -> None:
        self.place = self.row

    def apply(self, game: k.Game) -> int:
        if not is_character(game, self.object):
            return k.NOTHING
        order = next_in_row(game, game.map.player_of[game.state.objects[self.object].zone], self.row)
        result = super().apply(game)
        if result != k.NOTHING:
            k.SetMark(self.object, IN_ROW, order).apply(game)
        return result


def next_in_row(game: k.Game, player: k.PlayerId, row: int) -> int:
    """The place behind everybody who is in a row already."""
    last = 0
    for id in game.zone(FIELD, player):
        card = game.state.objects[id]
        if card.place == row and card.host == 0:
            last = max(last, card.mark(IN_ROW))
    return last + 1


def in_order_of_row(game: k.Game, player: k.PlayerId, row: int) -> list[k.ObjectId]:
    """R.15, 403.1.4: the characters of the front row in the order in which they came onto the field, whatever row they
    were in since; those of the back row in the order in which they came there."""
    found = [id for id in characters(game, player) if game.state.objects[id].place == row]
    if row == FRONT:
        return found
    return [id for _, id in sorted([(game.state.objects[id].mark(IN_ROW), id) for id in found])]


def entering(game: k.Game, id: k.ObjectId, player: k.PlayerId, position: int = -1) -> list[k.Event]:
    """202.2, 302.6, 205.1, 205.3: a character comes OFF into the front row, with Ambush ON; anything else ON into the
    back row. An effect may say otherwise."""
    if game.object(id) is None:
        return []
    is_fighter = bool(values_of(game, id).kind & CHARACTER)
    zone = game.map.zone(FIELD, player)
    come = EnterField(id, zone, position=OFF if is_fighter else ON, row=FRONT if is_fighter else BACK, player=player)
    if position >= 0:
        come.position = position
    elif is_fighter and is_ambushing(game, come):
        come.position = ON
    elif e.has_keyword(values_of(game, id).abilities, SLOW):
        come.position = OFF
    return [come]


def is_ambushing(game: k.Game, come: EnterField) -> bool:
    """302.6: whether a character has Ambush where it is about to lie; an effect may give it or take it away there."""
    there = game.clone()
    id = come.apply(there)
    return id != k.NOTHING and e.has_keyword(values_of(there, id).abilities, AMBUSH)


@dataclass(eq=False)
class Destroy(k.OnObject):
    """301.4-5 破壊, 戦闘不能: a card on the field goes to its owner's discard pile.

    `cause` is "damage", "hp" (215.3.1), "effect" or "rule"; `dealers` dealt the damage; `in_battle` if it was battle
    damage.
    """

    kind = "destroy"
    is_compound = True
    part_kinds: ClassVar[tuple[str, ...]] = ("move",)
    cause: str = "effect"
    dealers: tuple[k.ObjectId, ...] = ()
    in_battle: bool = False

    def parts(self, game: k.Game) -> list[k.Event]:
        if not is_on_field(game, self.object):
            return []
        return [k.Move(self.object, game.map.zone(DISCARD, game.state.objects[self.object].owner))]


def moves_along(game: k.Game, move: k.Move) -> list[k.Event]:
    """204.2.2.2, 205.4.6: when a card leaves, what bears on it goes to the discard pile; weapons and armour are
    destroyed."""
    card = game.object(move.object)
    if card is None or not card.under:
        return []
    found: list[k.Event] = []
    for id in card.under:
        under = game.object(id)
        if under is not None:
            discard = game.map.zone(DISCARD, under.owner)
            is_active = bool(values_of(game, id).kind & ACTIVE)
            found.append(k.Move(id, discard) if is_active else Destroy(id, "rule"))
    return found


class TakeControl(k.ChangeControl):
    """G.18: a card on the field gets another controller; it lies in the same row of that player's field, ON or OFF as
    before, and takes along what is laid on it."""

    kind = "control"

    def apply(self, game: k.Game) -> int:
        if not is_on_field(game, self.object):
            return k.NOTHING
        card = game.state.objects[self.object]
        under = card.under
        before = card.controller
        result = super().apply(game)
        if result != k.NOTHING:
            for id in under:
                if game.state.objects[id].controller == before and not values_of(game, id).kind & ACTIVE:
                    k.ChangeControl(id, self.player).apply(game)
                else:
                    follow_host(game, id, self.player)
        return result


def follow_host(game: k.Game, id: k.ObjectId, player: k.PlayerId) -> None:
    """403.2: a card that keeps its controller lies on the field where its host lies."""
    state = game.state
    new = state.objects[id].copy()
    state.zones[new.zone] = tuple(other for other in state.zones[new.zone] if other != id)
    new.zone = game.map.zone(FIELD, player)
    state.objects[id] = new
    state.zones[new.zone] = (*state.zones[new.zone], id)


def control_changes(game: k.Game) -> list[k.Event]:
    """G.18: the newest effect says who controls a card, else whoever it came under."""
    return control.control_changes(game, bare_cards, lambda id, player, _: [TakeControl(id, player)])


def bare_cards(game: k.Game) -> list[k.ObjectId]:
    """The cards on the field that nobody wears."""
    ids = [id for seat in range(game.players) for id in game.zone(FIELD, seat)]
    return [id for id in ids if game.state.objects[id].host == 0]
