"""What a player may do with a card, declared once: the menu, the refusal and "why not?" are made from the same row."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kirifuda.kernel.decision import Option
from kirifuda.kernel.legality import Conditions, passes

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import Mask, ObjectId, PlayerId


@dataclass(eq=False)
class Action:
    """Something that is done with a card of one's own, and perhaps to something else.

    verb     of its option
    clause   which says when it may be chosen
    asked    the question at which it may be chosen
    zones    where the cards lie
    is_for   whether a card is one that it is done with at all
    able     what must be true of the card
    aims     the things that it may be done to, of which players are -1 - player; none if it is done to nothing
    fit      what must be true of such a thing; the number of these conditions is the card
    """

    verb: str
    clause: str
    asked: str
    zones: Mask
    is_for: Callable[[Game, ObjectId], bool]
    able: Conditions
    aims: Callable[[Game, PlayerId], list[ObjectId]] | None = None
    fit: Conditions = ()

    def is_with(self, game: Game, player: PlayerId, id: ObjectId) -> bool:
        """Whether it is done with this very card, if anything speaks against it or not."""
        card = game.state.objects.get(id)
        if card is None or card.card < 0 or game.map.player_of[card.zone] != player:
            return False
        return bool(game.map.kind_of[card.zone].bit & self.zones) and self.is_for(game, id)

    def targets(self, game: Game, player: PlayerId, card: ObjectId) -> list[ObjectId]:
        """What it may be done to with a card."""
        found = [] if self.aims is None else self.aims(game, player)
        return [id for id in found if passes(self.fit, game, player, id, card)]


def menu(actions: Iterable[Action], game: Game, player: PlayerId) -> list[Option]:
    """Everything that a player may do now."""
    found: list[Option] = []
    for action in actions:
        for kind in game.map.kinds:
            if kind.bit & action.zones:
                for id in game.zone(kind, player):
                    if action.is_for(game, id) and passes(action.able, game, player, id):
                        found.append(Option(action.verb, id))
    return found
