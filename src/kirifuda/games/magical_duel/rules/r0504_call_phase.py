"""504 コールフェイズ: a caster, a face-down card, a level-up, or nothing."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Aim, Source, asking, cards_in, offered
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.rules.r0300_zones import PUT_ON_FIELD
from kirifuda.games.magical_duel.rules.r0504_names import is_name_free
from kirifuda.games.magical_duel.rules.r0600_priority import PRIORITY
from kirifuda.games.magical_duel.rules.r0909_endings import begin_phase
from kirifuda.games.magical_duel.values import CASTER
from kirifuda.games.magical_duel.zones import CASTERS, HAND, RECOVERED

CALL_PHASE: Final = k.Procedure("call_phase")
CALL: Final = k.Slot[k.Option]("call")


@CALL_PHASE.step("504.1")
def begin(game: k.Game, frame: k.Frame) -> k.Flow:
    """The phase begins with the choice; its start is announced afterwards (504.2)."""
    return k.Do(begin_phase(game, "call"))


@CALL_PHASE.step("504.1")
def choose(game: k.Game, frame: k.Frame) -> k.Flow:
    """One of the four: 504.1a, 504.1b, 504.1c, or 504.1d nothing."""
    player = game.turn_player()
    options = [k.Option("no_call")]
    for option in offered((CALLING, LAYING, LEVELLING_UP), game, player, game.zone(HAND, player)):
        if option.verb == "level_up":
            hosts = LEVELLING_UP.aims[0].targets(game, player, option.object)
            options.extend(k.Option("level_up", option.object, below) for below in hosts)
        else:
            options.append(option)
    return k.Ask(CALL, k.Decision(player, "call", options, secret=True))


@CALL_PHASE.step("504.1")
def carry_out(game: k.Game, frame: k.Frame) -> k.Flow:
    """The chosen card comes to the caster zone."""
    option = frame[CALL]
    player = game.turn_player()
    slots: dict[str, k.Value] = {"cards": (option.object,), "player": player, "position": RECOVERED}
    if option.verb == "no_call":
        return k.NEXT
    if option.verb == "call_face_down":
        slots["face_down"] = 1
    if option.verb == "level_up":
        slots["onto"] = option.number
    return k.Call(PUT_ON_FIELD, slots, into="called", player=player)


@CALL_PHASE.step("504.1c")
def announce_level_up(game: k.Game, frame: k.Frame) -> k.Flow:
    """Laying a caster on one of the level below is a level-up."""
    called = frame.slots.get("called")
    if frame[CALL].verb != "level_up" or not isinstance(called, tuple) or not called:
        return k.NEXT
    return k.Do([k.SetVariable("levelled", called), k.Occur("level_up", game.turn_player())])


@CALL_PHASE.step("504.2")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """The start of the phase."""
    return k.Do([k.Occur("call_phase_begin", game.turn_player())])


@CALL_PHASE.step("504.3")
def priority(game: k.Game, frame: k.Frame) -> k.Flow:
    """Priority goes to the turn player."""
    return k.Call(PRIORITY)


def is_caster(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1a, 504.1c: a caster card."""
    return bool(values_of(game, id).kinds & CASTER)


def is_level_one(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1a: of level 1."""
    return values_of(game, id).level == 1


def is_higher_level(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1c: of level 2 or more."""
    return values_of(game, id).level >= 2


def has_host(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1c: there is somebody to lay her on, were it not for her name (504.1c-i) and what is forbidden."""
    return bool(hosts_by_level(game, player, id))


def has_free_host(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1c-i: a face-down card will not do while somebody of her name is there."""
    hosts = hosts_by_level(game, player, id)
    return not hosts or any(is_face_down_free(game, player, id, host) for host in hosts)


def is_level_up_allowed(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """104.4: nothing forbids it, to the caster in play or to the one who is laid on her."""
    hosts = [number] if number else hosts_by_level(game, player, id)
    return not hosts or any(not is_barred(game, host, id) for host in hosts)


def is_barred(game: k.Game, host: k.ObjectId, id: k.ObjectId) -> bool:
    """Whether an effect forbids this caster to level up to that one."""
    return e.concerns(game, "forbid:level_up", host, 0) or e.concerns(game, "forbid:level_up", id, 0)


def is_own_caster(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1c: a caster in one's own caster zone."""
    return number in game.zone(CASTERS, player) and bool(values_of(game, number).kinds & CASTER)


def is_one_level_below(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1c: exactly one level below; a face-down card is of level 1 (504.1b)."""
    return number in game.state.objects and values_of(game, number).level == values_of(game, id).level - 1


def is_same_caster(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1c: of the same caster name; a face-down card has none and is judged by 504.1c-i."""
    host = game.object(number)
    if host is None or host.face_down:
        return host is not None
    names = values_of(game, number).caster_names()
    return any(name in names for name in values_of(game, id).caster_names())


def is_face_down_free(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """504.1c-i: onto a face-down card only while nobody of her name is controlled, unless she may be several."""
    host = game.object(number)
    return host is not None and (not host.face_down or is_name_free(game, player, id, 0))


CAN_LIE_UNDER: Final[k.Conditions] = (
    k.Condition("504.1c", "自分の魔法少女ではない", "it is not a caster of yours", is_own_caster),
    k.Condition("504.1c", "レベルが1つ小さくない", "it is not one level below", is_one_level_below),
    k.Condition("504.1c", "キャスター名が違う", "it is another caster", is_same_caster),
)
IS_LEVEL_UP_ALLOWED: Final = k.Condition(
    "104.4", "レベルアップが禁止されている", "an effect forbids leveling up", is_level_up_allowed
)
IS_CALL_TIME: Final = asking("504.1", "コールフェイズの選択中ではない", "it is not your call phase", "call")
NOT_IN_HAND: Final = ("手札にない", "it is not in your hand")
NO_CASTER: Final = ("魔法少女ではない", "it is not a caster")
NAMESAKE: Final = ("同じキャスター名の魔法少女がいる", "a caster of that name is there already")
CALLING: Final[Action] = Action(
    "call",
    IS_CALL_TIME,
    Source("504.1a", *NOT_IN_HAND, cards_in(HAND)),
    of=(
        k.Condition("504.1a", *NO_CASTER, is_caster),
        k.Condition("504.1a", "レベル1ではない", "it is not level 1", is_level_one),
    ),
    able=(k.Condition("504.1a", *NAMESAKE, is_name_free),),
)
LAYING: Final[Action] = Action("call_face_down", IS_CALL_TIME, Source("504.1b", *NOT_IN_HAND, cards_in(HAND)))
LEVELLING_UP: Final[Action] = Action(
    "level_up",
    IS_CALL_TIME,
    Source("504.1c", *NOT_IN_HAND, cards_in(HAND)),
    of=(
        k.Condition("504.1c", *NO_CASTER, is_caster),
        k.Condition("504.1c", "レベル2以上ではない", "it is not level 2 or more", is_higher_level),
    ),
    able=(
        k.Condition("504.1c", "重ねられる魔法少女がいない", "there is no caster to lay it on", has_host),
        IS_LEVEL_UP_ALLOWED,
        k.Condition("504.1c-i", *NAMESAKE, has_free_host),
    ),
    aims=(
        Aim(
            "level_up",
            (
                *CAN_LIE_UNDER,
                IS_LEVEL_UP_ALLOWED,
                k.Condition(
                    "504.1c-i", "同じキャスター名の魔法少女がいる", "a caster of that name is there", is_face_down_free
                ),
            ),
            cards_in(CASTERS),
            by_card=True,
        ),
    ),
)


def hosts_by_level(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> list[k.ObjectId]:
    """504.1c: the casters she could be laid on by their level and name."""
    return [other for other in game.zone(CASTERS, player) if k.passes(CAN_LIE_UNDER, game, player, id, other)]
