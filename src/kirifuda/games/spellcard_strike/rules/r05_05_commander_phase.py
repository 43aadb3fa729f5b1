"""5.5 コマンダーフェイズ: one striker may retire, one may be summoned."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Source, asking, cards_in, is_asked, menu, offered
from kirifuda.customs.doubts import house
from kirifuda.customs.turns import phase
from kirifuda.games.spellcard_strike.keywords.k10_09_protection import is_protected
from kirifuda.games.spellcard_strike.rules.common import is_striker, striker_at, strikers
from kirifuda.games.spellcard_strike.rules.r01_01_forbidding import is_barred, is_forbidden
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import check
from kirifuda.games.spellcard_strike.rules.r02_08_summoning import SUMMONING, Retire, summon_areas
from kirifuda.games.spellcard_strike.rules.r07_costs import can_pay, payment, summon_costs, summon_shifts
from kirifuda.games.spellcard_strike.stage import gate
from kirifuda.games.spellcard_strike.zones import EFFECTS, HAND

COMMANDER_PHASE: Final = k.Procedure("commander_phase")
SUMMON_FROM_HAND: Final = k.Procedure("summon_from_hand")
RETIRING: Final = k.Slot[int]("retiring")
SUMMONING_CARD: Final = k.Slot[int]("card")
FROM_HAND: Final = k.Slot[int]("card_in_hand")
PLACED: Final = k.Slot[tuple[int, ...]]("placed")


@COMMANDER_PHASE.step("5.5.1.1")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The start of the phase."""
    return k.Do([k.SetVariable("phase", "commander"), k.Occur("commander_begin", game.turn_player())])


@COMMANDER_PHASE.step("5.5.1.1")
def check_beginning(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step."""
    return check(game)


@COMMANDER_PHASE.step("5.5.1.2")
def choose_retiring(game: k.Game, frame: k.Frame) -> k.Flow:
    """A striker on the gate may retire (4.1.9.2)."""
    player = game.turn_player()
    options = [k.Option("no_retirement"), *offered((RETIRING_STRIKER,), game, player, at_gates(game))]
    return k.Ask(RETIRING, k.Decision(player, "retire", options, take=k.TAKE_OBJECT))


@COMMANDER_PHASE.step("5.5.1.2")
def retire(game: k.Game, frame: k.Frame) -> k.Flow:
    """It goes to the discard pile."""
    return k.Do([Retire(frame[RETIRING])]) if frame[RETIRING] else k.NEXT


@COMMANDER_PHASE.step("5.5.1.2")
def check_retired(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step."""
    return check(game)


@COMMANDER_PHASE.step("5.5.1.2b")
def choose_card(game: k.Game, frame: k.Frame) -> k.Flow:
    """A card of the hand that can be summoned, or none."""
    player = game.turn_player()
    able = menu((SUMMONING_STRIKER,), game, player)
    options = [k.Option("no_summon"), *[option for option in able if f"summon/{option.object}" not in frame.barred]]
    return k.Ask(SUMMONING_CARD, k.Decision(player, "summon", options, take=k.TAKE_OBJECT, secret=True))


@COMMANDER_PHASE.step("5.5.1.2b")
def try_summon(game: k.Game, frame: k.Frame) -> k.Flow:
    """7.1.2: what can't be paid fails."""
    card = frame[SUMMONING_CARD]
    if not card:
        return k.GoTo("5.5.1.5")
    slots = {FROM_HAND.name: card}
    return k.Attempt(SUMMON_FROM_HAND, {**slots}, f"summon/{card}", "5.5.1.2b", player=game.turn_player())


@COMMANDER_PHASE.step("5.5.1.4")
def check_summoned(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step."""
    return check(game)


@COMMANDER_PHASE.step("5.5.1.4")
def summon_more(game: k.Game, frame: k.Frame) -> k.Flow:
    """One summoning a turn; by a house rule any number."""
    return k.GoTo("5.5.1.2b") if house(game, "summons_per_turn") == "any_number" else k.NEXT


@COMMANDER_PHASE.step("5.5.1.5")
def announce_end(game: k.Game, frame: k.Frame) -> k.Flow:
    """The end of the phase."""
    return k.Do([k.Occur("commander_end", game.turn_player())])


@COMMANDER_PHASE.step("5.5.1.5")
def check_end(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step; the end phase comes next (5.5.1.6)."""
    return check(game)


@SUMMON_FROM_HAND.step("5.5.1.2b")
def place(game: k.Game, frame: k.Frame) -> k.Flow:
    """The card is laid into the effect zone."""
    return k.Do([k.Move(frame[FROM_HAND], game.map.zone(EFFECTS, frame.player))], into=PLACED)


@SUMMON_FROM_HAND.step("5.5.1.3")
def pay(game: k.Game, frame: k.Frame) -> k.Flow:
    """Its summoning cost is paid."""
    if frame[PLACED][0] == k.NOTHING:
        return k.Abandon("5.5.1.2b")
    return payment(summon_costs(game, frame.player, frame[PLACED][0]), frame.player, 0, "paid")


@SUMMON_FROM_HAND.step("8.1.3")
def end_next(game: k.Game, frame: k.Frame) -> k.Flow:
    """What changed only the next cost is over."""
    found = summon_shifts(game, frame.player, frame[PLACED][0])
    ids = tuple(holder.effect for holder, shift in found if shift.once and holder.effect)
    return k.Do([k.EndLasting(ids)]) if ids else k.NEXT


@SUMMON_FROM_HAND.step("5.5.1.4")
def summon(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is summoned (2.8.1, 4.8.3)."""
    return k.Call(SUMMONING, {"object": frame[PLACED][0]})


def at_gates(game: k.Game) -> list[k.ObjectId]:
    """4.1.9: whoever stands on a gate."""
    return [id for id in (striker_at(game, gate(player)) for player in range(game.players)) if id]


def is_command_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """5.5.1: in one's own commander phase."""
    return phase(game) == "commander" and game.turn_player() == player


def is_own_at_gate(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """5.5.1.2, 4.1.9.2: an own striker on the own gate; by a house rule on either."""
    card = game.object(id)
    if card is None or not is_striker(game, id) or card.controller != player:
        return False
    return card.place == gate(player) or (house(game, "retirement_gate") == "either" and id in at_gates(game))


def can_leave(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1.1.3: nothing forbids it. 10.9.1: retiring by rule is no effect, but a house rule lets protection stop it."""
    if house(game, "protection_and_retirement") == "stays" and is_protected(game, id):
        return False
    return not is_forbidden(game, Retire(id), player)


def has_room(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """2.8.1.1: a free area of the own base line; a house rule lets the card be lost without one."""
    return house(game, "full_base_line") == "discarded" or bool(summon_areas(game, player, id))


def can_pay_summon(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """7.1.2: its cost can be paid."""
    if game.object(id) is None:
        return False
    return can_pay(game, player, summon_costs(game, player, id), 0, 0)


def is_summon_allowed(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1.1.3: nothing forbids it."""
    return not is_barred(game, "summon", player, other=id)


def is_no_reinforcement(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> bool:
    """10.8.1: summoning by the card's own ability has conditions of its own."""
    return not is_asked(game, player, "reinforce")


RETIRING_STRIKER: Final[Action] = Action(
    "retire",
    asking("5.5.1.2", "退場の選択中ではない", "no retirement is being chosen", "retire"),
    Source("5.5.1.2", "味方ストライカーではない", "it is not a striker of yours", strikers),
    now=(
        k.Condition(
            "5.5.1", "コマンダーフェイズではない", "it is not your commander phase", is_command_time, also=("4.1.9.2",)
        ),
    ),
    able=(
        k.Condition(
            "5.5.1.2",
            "ゲートエリアの味方ではない",
            "it is no striker of yours on the gate",
            is_own_at_gate,
            also=("4.1.9.2",),
        ),
        k.Condition("1.1.3", "退場できない", "an effect keeps it on the stage", can_leave),
    ),
)
SUMMONING_STRIKER: Final[Action] = Action(
    "summon",
    asking("5.5.1.2b", "召喚の選択中ではない", "no summoning is being chosen", "summon"),
    Source("5.5.1.2b", "手札にない", "it is not in your hand", cards_in(HAND)),
    now=(
        k.Condition(
            "5.5.1", "コマンダーフェイズではない", "it is not your commander phase", is_command_time, also=("4.1.8.2",)
        ),
    ),
    able=(
        k.Condition(
            "2.8.1.1", "空いているベースラインがない", "no area of your base line is free", has_room, also=("4.1.6",)
        ),
        k.Condition(
            "7.1.2",
            "召喚コストを支払えない",
            "its summoning cost cannot be paid",
            can_pay_summon,
            also=("7.1.4", "5.5.1.3"),
        ),
        k.Condition("1.1.3", "召喚が禁止されている", "an effect forbids summoning it", is_summon_allowed),
    ),
    is_told=is_no_reinforcement,
)
