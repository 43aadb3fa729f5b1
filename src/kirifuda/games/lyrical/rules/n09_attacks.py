"""N-9.1-3: who can attack, and who can guard."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Source, asking, offered
from kirifuda.customs.doubts import house
from kirifuda.games.lyrical.rules.common import (
    ATTACKER,
    characters,
    has_settled,
    has_waited,
    holder_of_right,
    is_allowed,
    is_main_timing,
    is_unacted,
    opponent,
)
from kirifuda.games.lyrical.rules.n01_extra_costs import can_pay_tolls

FIRST_TURN: Final = 1


def has_right(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-7.4: whether it is this player's turn to act or to answer."""
    return holder_of_right(game) == player


def is_time_to_attack(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-9.1: the turn player, in the main phase, with nothing that waits."""
    return is_main_timing(game, player)


def is_not_first_turn(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-9.2, A27: nobody attacks in the first turn, unless the house rule allows it."""
    return game.turn() != FIRST_TURN or house(game, "first_turn_attack") == "allowed"


def is_upright(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-9.2: un-acted."""
    return is_unacted(game, id)


def is_upright_to_guard(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-9.3: un-acted, or a text lets it guard though it is not."""
    return is_unacted(game, id) or is_allowed(game, "guard:acted", id)


def is_not_new(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-1.5, N-9.2, N-12.1: it did not come this turn, or has シュネラー, or a text lets it."""
    return has_waited(game, id) or is_allowed(game, "attack:new", id)


def is_not_just_set_up(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-2.5, N-9.2, N-12.1: it was not set up this turn, or has シュネラー, or a text lets it."""
    return has_settled(game, id) or is_allowed(game, "attack:set_up", id)


def may_attack(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-9.1, A40: no text forbids it to attack or to battle."""
    return not e.concerns(game, "forbid:attack", id, 0) and not e.concerns(game, "forbid:battle", id, 0)


def can_pay_for_attack(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-9.1: what texts ask for besides can be paid."""
    return can_pay_tolls(game, player, "attack", id, 0)


IS_ACTING: Final = asking("N-7.4", "行動を選ぶ時ではない", "it is not the time to act", "action", "response", "factor")
HAS_RIGHT: Final = k.Condition("N-7.4", "行動できる時ではない", "it is not your turn to act", has_right)


def is_on_the_move(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> bool:
    """N-9.1: unless one's characters are asked to guard."""
    return not is_defending(game, player, id)


def is_defending(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> bool:
    """N-9.3: there is an attack by the other player."""
    return bool(game.number(ATTACKER)) and game.turn_player() != player


ATTACKING: Final[Action] = Action(
    "attack",
    IS_ACTING,
    Source("N-9.1", "自分のキャラクターではない", "it is no character of yours", characters),
    now=(
        HAS_RIGHT,
        k.Condition("N-9.1", "自分のメインフェイズではない", "it is not your main phase", is_time_to_attack),
        k.Condition("N-9.2", "最初のターンは攻撃できない", "nobody attacks in the first turn", is_not_first_turn),
    ),
    able=(
        k.Condition("N-9.2", "行動済み", "it is acted", is_upright),
        k.Condition("N-1.5", "このターンに場に出た", "it came this turn", is_not_new, also=("N-9.2",)),
        k.Condition(
            "N-2.5", "このターンにセットアップした", "it was set up this turn", is_not_just_set_up, also=("N-9.2",)
        ),
        k.Condition("N-9.1", "アタック宣言できない効果を受けている", "a text says that it cannot attack", may_attack),
        k.Condition("N-9.1", "アタック宣言のために払えない", "what a text asks for cannot be paid", can_pay_for_attack),
    ),
    is_told=is_on_the_move,
)


def is_attacked(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-9.1: the player whom the turn player attacks."""
    return player == opponent(game, game.turn_player())


def may_guard(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-9.3, A40: no text forbids it to guard against this attacker, given as `number`, or to battle."""
    return not e.concerns(game, "forbid:guard", id, number) and not e.concerns(game, "forbid:battle", id, 0)


def can_pay_for_guard(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """N-9.3: what texts ask for besides can be paid."""
    return can_pay_tolls(game, player, "guard", id, number)


def attacker_of(game: k.Game) -> k.ObjectId:
    """N-9.1: whoever attacks."""
    return game.number(ATTACKER)


GUARDING: Final[Action] = Action(
    "guard",
    asking("N-9.3", "ガードを選ぶ時ではない", "it is not the time to guard", "guard"),
    Source("N-9.3", "自分のキャラクターではない", "it is no character of yours", characters),
    now=(k.Condition("N-9.1", "アタックされていない", "you are not attacked", is_attacked),),
    able=(
        k.Condition("N-9.3", "行動済み", "it is acted", is_upright_to_guard),
        k.Condition("N-9.3", "ガード宣言できない効果を受けている", "a text says that it cannot guard", may_guard),
        k.Condition("N-9.3", "ガード宣言のために払えない", "what a text asks for cannot be paid", can_pay_for_guard),
    ),
    given=attacker_of,
    is_told=is_defending,
)


def guard_options(
    game: k.Game, player: k.PlayerId, attacker: k.ObjectId, barred: tuple[str, ...] = ()
) -> list[k.Option]:
    """N-9.3: one un-acted character, or none, unless a text says that one must; new ones may guard (A38)."""
    options = offered((GUARDING,), game, player, characters(game, player))
    options = [option for option in options if f"guard/{option.object}" not in barred]
    if options and e.concerns(game, "must:guard", e.player_target(player), attacker):
        return options
    compelled = [option for option in options if e.concerns(game, "must:guard", option.object, attacker)]
    return compelled or [k.Option("no_guard"), *options]
