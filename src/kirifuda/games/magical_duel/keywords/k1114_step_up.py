"""1114 ステップアップ: servants of a race rest to make a card cheaper, and it enters rested."""

from __future__ import annotations

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.magical_duel.rules.common import servants, values_of
from kirifuda.games.magical_duel.zones import RECOVERED


def helpers(game: k.Game, player: k.PlayerId, card: k.ObjectId) -> list[k.ObjectId]:
    """1114.2: the player's recovered servants of the race that the card names."""
    races = {ability.argument for ability in e.keywords(values_of(game, card).abilities, "ステップアップ")}
    return [
        id
        for id in servants(game, player)
        if game.state.objects[id].position == RECOVERED and any(race in races for race in values_of(game, id).races)
    ]


def choose_helpers(game: k.Game, player: k.PlayerId, card: k.ObjectId, able: list[k.ObjectId]) -> k.Decision:
    """903.2a: whom to rest; nobody means that the card is not stepped up."""
    decision = k.Decision(player, "step_up", k.objects("step_up", able), 0, len(able), take=k.TAKE_OBJECT, many=True)
    decision.subject = card
    return decision


def reduction(game: k.Game, rested: tuple[k.ObjectId, ...]) -> int:
    """1114.2: the sum of their costs."""
    return sum(max(0, values_of(game, id).cost) for id in rested if id in game.state.objects)
