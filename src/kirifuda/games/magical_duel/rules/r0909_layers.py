"""909 持続効果: what a card is before and after all lasting effects, and who controls it."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs import control
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.r0907_aether import CASTER_AETHER
from kirifuda.games.magical_duel.values import CASTER, DEITY, NO_NUMBER, Values
from kirifuda.games.magical_duel.zones import CASTERS, CHASE, FIELD_BITS, SERVANTS


def face_down_values() -> Values:
    """306.6, 504.1b: no front; a nameless, attributeless caster of level 1, with the casters' common ability.

    203.3: without a cost its cost is 0.
    """
    values = Values()
    values.kinds = CASTER
    values.cost = 0
    values.level = 1
    values.abilities = (CASTER_AETHER,)
    return values


FACE_DOWN: Final[Values] = face_down_values()
UNSEEN: Final[Values] = Values()
"""A card that the viewer may not see, in a view."""


def base_values(game: k.Game, card: k.CardObject) -> k.Characteristics:
    """909.1a: what is printed; for a face-down card on the field what it counts as."""
    if card.face_down and game.map.kind_of[card.zone].bit & FIELD_BITS:
        return FACE_DOWN
    if card.item is not None:
        left = game.state.last_known.get(card.item.source)
        if card.item.ability is None:
            return chosen_values(game, card)
        if left is not None and card.item.source not in game.state.objects:
            return left.values
    return game.pool.cards[card.card].values


def lend_values(board: k.Board) -> None:
    """901.1e: an ability on the chase goes by the information of the card that has it."""
    game = board.game
    for id in game.zone(CHASE, 0):
        item = game.state.objects[id].item
        if item is not None and item.ability is not None and item.source in board.values:
            board.values[id] = board.values[item.source]


def chosen_values(game: k.Game, card: k.CardObject) -> Values:
    """203.4: on the chase a cost of X is what was chosen; elsewhere it is 0."""
    printed = pool_of(game.pool).card_at(card.card)
    assert card.item is not None
    x = card.item.bound.get("X", 0)
    if not printed.has_x_cost or not isinstance(x, int):
        return printed.printed
    values = printed.printed.copy()
    values.cost = x
    return values


def round_up(board: k.Board) -> None:
    """909.1g, 1203.1: ATK and DEF of changed cards are taken up to the next multiple of 100."""
    floor = board.game.options.get("negative_values") == "floor_at_zero"
    for id in board.owned:
        values = board.values[id]
        assert isinstance(values, Values)
        values.attack = rounded(values.attack, floor)
        values.defense = rounded(values.defense, floor)


def deities(board: k.Board) -> tuple[int, ...]:
    """1204.1: the deities on the table, which a rule process watches."""
    found: list[int] = []
    for id, values in board.values.items():
        assert isinstance(values, Values)
        if values.kinds & DEITY:
            found.append(id)
    return tuple(found)


def rounded(number: int, floor: bool) -> int:
    """Up to a multiple of 100, towards plus infinity; infinity and "none" stay."""
    if number in (NO_NUMBER, k.INFINITY):
        return number
    if floor and number < 0:
        return 0
    return -(-number // 100) * 100


def control_changes(game: k.Game) -> list[k.Event]:
    """1016: who controls an entity: the newest effect that says so, else whoever it came under (307.5, 308.5)."""
    return control.control_changes(
        game,
        on_field,
        lambda id, player, _: [k.ChangeControl(id, player), k.SetMark(id, "taken", game.turn())],
    )


def on_field(game: k.Game) -> list[k.ObjectId]:
    """Everybody's servants, then everybody's casters."""
    return [id for kind in (SERVANTS, CASTERS) for player in range(game.players) for id in game.zone(kind, player)]
