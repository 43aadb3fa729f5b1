"""L-10.9, L-12.3: damage to creatures, its healing, and who is destroyed by it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, cast

from kirifuda import kernel as k
from kirifuda.customs.harm import Harm, marked
from kirifuda.games.last_resort.rules.common import is_creature, values_of
from kirifuda.games.last_resort.rules.l03_battlefield import Destroy, can_be_destroyed
from kirifuda.games.last_resort.values import CREATURE, Values
from kirifuda.games.last_resort.zones import FIELD

DAMAGE: Final = "damage"
"""Mark: the damage that a creature has taken this turn."""
STRUCK: Final = "struck"
"""Mark: some of it, or the doom, came from a battle."""
DOOMED: Final = "doomed"
"""Mark: L-19.10 destroys it."""
SPARED: Final = "spared"
"""Mark: with this much damage and toughness it was looked at; if it is still there, something else happened instead."""


class Damage(Harm):
    """L-10.9 ダメージを与える: to a creature. `dealer` is who deals it; L-19.13: `in_battle` if no effect does."""

    part_kinds: ClassVar[tuple[str, ...]] = ("wound",)

    def parts(self, game: k.Game) -> list[k.Event]:
        if self.number <= 0 or not is_creature(game, self.object):
            return []
        return [Wound(self.object, self.number, self.in_battle)]


@dataclass(eq=False)
class Wound(k.OnObject):
    """L-10.9: a creature has taken damage; its toughness stays what it is."""

    kind = "wound"
    number: int
    in_battle: bool

    def apply(self, game: k.Game) -> int:
        card = game.object(self.object)
        if card is None:
            return k.NOTHING
        k.SetMark(self.object, DAMAGE, card.mark(DAMAGE) + self.number).apply(game)
        k.SetMark(self.object, STRUCK, 1 if self.in_battle else 0).apply(game)
        return self.number


@dataclass(eq=False)
class Heal(k.OnObject):
    """L-12.3 ダメージの回復: all damage that a creature has taken goes away."""

    kind = "heal"

    def apply(self, game: k.Game) -> int:
        number = damage_on(game, self.object)
        for mark in (DAMAGE, STRUCK, DOOMED, SPARED):
            k.SetMark(self.object, mark, 0).apply(game)
        return number or k.NOTHING


def damage_on(game: k.Game, id: k.ObjectId) -> int:
    """The damage that a creature has taken this turn."""
    return marked(game, id, DAMAGE)


def fate(game: k.Game, id: k.ObjectId) -> int:
    """What stands on a creature, so that what was spared is not tested again until it changes."""
    return 1 + damage_on(game, id) * 1000 + max(values_of(game, id).toughness, 0)


def due_to_die(game: k.Game) -> list[k.ObjectId]:
    """L-10.9, L-19.10, A24: creatures with damage of their toughness, or without toughness, or doomed; asked after
    every batch, so that it must be quick."""
    found: list[k.ObjectId] = []
    table = game.table().values
    for player in range(game.players):
        for id in game.zone(FIELD, player):
            values = cast("Values", table[id])
            card = game.state.objects[id]
            if not values.kind & CREATURE or (not card.marks and values.toughness > 0):
                continue
            is_due = bool(card.mark(DOOMED)) or card.mark(DAMAGE) >= values.toughness
            if is_due and card.mark(SPARED) != fate(game, id) and can_be_destroyed(game, id):
                found.append(id)
    return found


DEATHS: Final = k.Procedure("deaths")
DYING: Final = k.Slot[tuple[int, ...]]("_dying")
BY_DOOM: Final = k.Slot[tuple[int, ...]]("_by_doom")


@DEATHS.step("L-10.9")
def find_dying(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever is to be destroyed; it is noted first, since something else may happen instead."""
    ids = due_to_die(game)
    frame[DYING] = tuple(ids)
    frame[BY_DOOM] = tuple(id for id in ids if game.state.objects[id].mark(DOOMED))
    events: list[k.Event] = []
    for id in ids:
        events.extend([k.SetMark(id, DOOMED, 0), k.SetMark(id, SPARED, fate(game, id))])
    return k.Do(events)


@DEATHS.step("L-10.9")
def destroy(game: k.Game, frame: k.Frame) -> k.Flow:
    """All of them at once, as soon as the damage was dealt (L-10.7); what is not destroyed stays (L-19.18)."""
    events: list[k.Event] = []
    for id in frame[DYING]:
        struck = bool(game.state.objects[id].mark(STRUCK))
        events.append(Destroy(id, "battle" if id in frame[BY_DOOM] else "damage", struck))
    return k.Do(events)
