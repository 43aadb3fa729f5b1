"""Damage that cards take: dealt, made more or less, and kept as a mark until it is healed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.customs.compounds import OfOne
from kirifuda.kernel.event import OnObject
from kirifuda.kernel.ids import ObjectId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


@dataclass(eq=False)
class Harm(OfOne):
    """Damage is dealt to somebody; what comes of it is the game's."""

    kind = "damage"
    number: int
    dealer: ObjectId = 0
    in_battle: bool = False

    def changed(self, number: int) -> Harm:
        """The same damage, so much of it."""
        new = type(self)(self.object, max(number, 0), self.dealer, self.in_battle)
        new.source = self.source
        new.by = self.by
        return new


@dataclass(eq=False)
class Suffered(OnObject):
    """A card has taken damage; nobody makes it more or less any longer."""

    kind = "wound"
    number: int
    dealer: ObjectId
    in_battle: bool


def marked(game: Game, id: ObjectId, *marks: str) -> int:
    """What marks of a card say together; nothing if it is gone."""
    card = game.object(id)
    return 0 if card is None else sum([card.mark(mark) for mark in marks])
