"""1114 ステップアップ: servants of a race rest to make a card cheaper, and it enters rested."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.magical_duel.abilities import keywords
from kirifuda.games.magical_duel.rules.common import servants, values_of
from kirifuda.games.magical_duel.zones import RECOVERED
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, objects
from kirifuda.kernel.ids import ObjectId, PlayerId

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game


def helpers(game: Game, player: PlayerId, card: ObjectId) -> list[ObjectId]:
    """1114.2: the player's recovered servants of the race that the card names."""
    races = {ability.argument for ability in keywords(values_of(game, card).abilities, "ステップアップ")}
    return [
        id
        for id in servants(game, player)
        if game.state.objects[id].position == RECOVERED and any(race in races for race in values_of(game, id).races)
    ]


def choose_helpers(game: Game, player: PlayerId, card: ObjectId, able: list[ObjectId]) -> Decision:
    """903.2a: whom to rest; nobody means that the card is not stepped up."""
    decision = Decision(player, "step_up", objects("step_up", able), 0, len(able), take=TAKE_OBJECT, many=True)
    decision.subject = card
    return decision


def reduction(game: Game, rested: tuple[ObjectId, ...]) -> int:
    """1114.2: the sum of their costs."""
    return sum(max(0, values_of(game, id).cost) for id in rested if id in game.state.objects)
