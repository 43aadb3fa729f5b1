"""1103 ブレイク: an orb that comes to the hand may be used at once."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.magical_duel.abilities import BreakAbility
from kirifuda.games.magical_duel.rules.common import opponent, values_of
from kirifuda.games.magical_duel.rules.r0300_zones import BY_BREAK, PUT_ON_FIELD
from kirifuda.games.magical_duel.rules.r0504_names import is_name_free
from kirifuda.games.magical_duel.rules.r0700_player_actions import is_play_allowed
from kirifuda.games.magical_duel.rules.r0704_abilities import is_chase_open
from kirifuda.games.magical_duel.rules.r0903_2_activation import ACTIVATION
from kirifuda.games.magical_duel.rules.r0903_2_legality import has_choices
from kirifuda.games.magical_duel.rules.r0903_2_slots import COSTS_FROM, FOR_ANOTHER, UNPAID, card_slots
from kirifuda.games.magical_duel.rules.r0903_2g_parts import card_tolls
from kirifuda.games.magical_duel.rules.r0903_2h_foresight import is_possible
from kirifuda.games.magical_duel.rules.r0903_3_resolution import RESOLUTION
from kirifuda.games.magical_duel.values import CASTER
from kirifuda.games.magical_duel.zones import CHASE, HAND, ORBS, RECOVERED

BREAKING: Final = k.Procedure("breaking")
BREAK_CASTER: Final = k.Procedure("break_caster")
ORBS_TAKEN: Final = k.Slot[tuple[int, ...]]("taken")
"""The cards in the hand that were orbs a moment ago."""
BROKEN: Final = k.Slot[k.Option]("broken", secret=True)
CASTER_CARD: Final = k.Slot[int]("caster")
AT: Final = k.Slot[int]("at")


OFFER_BREAK: Final = k.Procedure("offer_break")
ALL_TAKEN: Final = k.Slot[tuple[int, ...]]("orbs_taken")


def note_taken(game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
    """1103.2: orbs that have just come to a hand, however that came about."""
    taken: list[int] = []
    for happening in happenings:
        if happening.origin < 0 or game.map.kind_of[happening.origin] is not ORBS or happening.event.is_compound:
            continue
        card = game.object(happening.now)
        if card is not None and game.map.kind_of[card.zone] is HAND:
            taken.append(card.id)
    return [k.SetVariable(ALL_TAKEN.name, tuple(taken))] if taken else []


@OFFER_BREAK.step("1103.2")
def take_note(game: k.Game, frame: k.Frame) -> k.Flow:
    """Before anything else is done, and once only."""
    frame.slots[ALL_TAKEN.name] = game.variable(ALL_TAKEN.name)
    return k.Do([k.SetVariable(ALL_TAKEN.name, ())])


@OFFER_BREAK.step("1103.2")
def offer_first(game: k.Game, frame: k.Frame) -> k.Flow:
    """The turn player first, where orbs of both were taken."""
    return offered_to(game, frame, game.turn_player())


@OFFER_BREAK.step("1103.2")
def offer_second(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then the other player."""
    return offered_to(game, frame, opponent(game, game.turn_player()))


def offered_to(game: k.Game, frame: k.Frame, player: k.PlayerId) -> k.Flow:
    """The orbs that came to this player's hand."""
    hand = game.map.zone(HAND, player)
    mine = tuple(id for id in frame[ALL_TAKEN] if id in game.state.objects and game.state.objects[id].zone == hand)
    return k.Call(BREAKING, {ORBS_TAKEN.name: mine}, source=0, player=player) if mine else k.NEXT


@BREAKING.step("1103.4")
def choose(game: k.Game, frame: k.Frame) -> k.Flow:
    """1103.2-4: their owner may use any of them, in any order, or none. Asked even so: silence would tell the cards."""
    if not frame[ORBS_TAKEN]:
        return k.DONE
    options = [
        k.Option("break", id, number)
        for id in frame[ORBS_TAKEN]
        for number in break_numbers(game, id)
        if f"break/{id}/{number}" not in frame.barred and k.passes(CAN_BREAK, game, frame.player, id, number)
    ]
    options.append(k.Option("no_break"))
    return k.Ask(BROKEN, k.Decision(frame.player, "break", options, secret=True))


@BREAKING.step("1103.2")
def use(game: k.Game, frame: k.Frame) -> k.Flow:
    """1103.2a, 1103.3a: a caster comes onto the field. 1103.2b, 1103.3b: another card is activated at once."""
    option = frame[BROKEN]
    if option.verb == "no_break":
        return k.DONE
    key = f"break/{option.object}/{option.number}"
    frame[ORBS_TAKEN] = tuple(id for id in frame[ORBS_TAKEN] if id != option.object)
    slots = break_slots(game, frame.player, option.object, option.number)
    procedure = BREAK_CASTER if values_of(game, option.object).kinds & CASTER else ACTIVATION
    return k.Attempt(procedure, slots, key, "1103.4")


def break_slots(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> dict[str, k.Value]:
    """How the use of a Break begins: a caster's entry, or the activation of another card."""
    ability = game.values(id).abilities[number]
    assert isinstance(ability, BreakAbility)
    if values_of(game, id).kinds & CASTER:
        return {CASTER_CARD.name: id, "ability": ability.key, AT.name: 0}
    slots = card_slots(id, player, FOR_ANOTHER if ability.has_cost else UNPAID)
    slots[COSTS_FROM.name] = ability.key
    return slots


@BREAKING.step("1103.2b")
def resolve_at_once(game: k.Game, frame: k.Frame) -> k.Flow:
    """It waits on the chase for the priority process that follows; a house rule resolves it here and now."""
    if house(game, "break_timing") != "at_once" or not game.zone(CHASE, 0):
        return k.NEXT
    top = game.state.objects[game.zone(CHASE, 0)[-1]]
    if top.item is None or top.item.ability is not None or top.owner != frame.player:
        return k.NEXT
    return k.Call(RESOLUTION)


@BREAKING.step("1103.4")
def next_one(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then the next."""
    return k.GoTo("1103.4")


@BREAK_CASTER.step("1103.3a")
def pay(game: k.Game, frame: k.Frame) -> k.Flow:
    """The cost of the Break, if it has one, part by part."""
    key = frame.slots["ability"]
    assert isinstance(key, str)
    ability = game.pool.abilities[key]
    assert isinstance(ability, BreakAbility)
    if frame[AT] >= len(ability.costs):
        return k.GoTo("1103.2a")
    return k.Call(ability.costs[frame[AT]].procedure, {}, source=frame[CASTER_CARD], player=frame.player)


@BREAK_CASTER.step("1103.3a")
def next_part(game: k.Game, frame: k.Frame) -> k.Flow:
    """The next part."""
    frame[AT] = frame[AT] + 1
    return k.GoTo("1103.3a")


@BREAK_CASTER.step("1103.2a")
def note_break(game: k.Game, frame: k.Frame) -> k.Flow:
    """She is known for it on the field."""
    return k.Do([k.SetMark(frame[CASTER_CARD], BY_BREAK, 1)])


@BREAK_CASTER.step("1103.2a")
def enter(game: k.Game, frame: k.Frame) -> k.Flow:
    """She comes onto the field; if she was paid with, the Break was none."""
    if game.object(frame[CASTER_CARD]) is None:
        return k.Abandon("1103.3a")
    slots: dict[str, k.Value] = {"cards": (frame[CASTER_CARD],), "player": frame.player, "position": RECOVERED}
    return k.Call(PUT_ON_FIELD, slots, player=frame.player)


@BREAK_CASTER.step("1103.3a")
def report(game: k.Game, frame: k.Frame) -> k.Flow:
    """The Break was used."""
    return k.Return(1)


def break_numbers(game: k.Game, id: k.ObjectId) -> list[int]:
    """1103.5: the places of the Break abilities that the card has, with or without a cost."""
    if id not in game.state.objects:
        return []
    abilities = game.values(id).abilities
    return [number for number, ability in enumerate(abilities) if isinstance(ability, BreakAbility)]


def is_still_in_hand(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1103.2: it was an orb and is being added to the hand."""
    card = game.object(id)
    is_taken = any(frame.procedure is BREAKING and id in frame[ORBS_TAKEN] for frame in game.state.frames)
    return is_taken and card is not None and game.map.kind_of[card.zone] is HAND


def is_caster_free(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1103.2a: a caster only while nobody of her caster name is controlled."""
    return not values_of(game, id).kinds & CASTER or is_name_free(game, player, id, 0)


def can_pay_break(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1103.3: the cost of the Break can be paid, with the card itself on its way (903.2b, 903.2h)."""
    ability = game.values(id).abilities[number]
    assert isinstance(ability, BreakAbility)
    is_caster = bool(values_of(game, id).kinds & CASTER)
    # 903.2g-iii comes behind 903.2g-ii
    is_raised = not is_caster and ("cost" in game.index().buckets or bool(card_tolls(game, player, id)))
    if not ability.costs and not is_raised:
        return True
    if not is_caster_free(game, player, id, number) or not has_break_choices(game, player, id, 0):
        return True
    procedure = BREAK_CASTER if is_caster else ACTIVATION
    return is_possible(game, player, procedure.name, break_slots(game, player, id, number), id)


def has_break_choices(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """903.2e: what is activated needs its targets."""
    return bool(values_of(game, id).kinds & CASTER) or has_choices(game, player, id)


def may_be_activated(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """104.4: no effect forbids activating it; a caster is put onto the field and not activated."""
    return bool(values_of(game, id).kinds & CASTER) or is_play_allowed(game, player, id, 0)


def may_chase(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1005.2: nothing on the chase shuts it."""
    return bool(values_of(game, id).kinds & CASTER) or is_chase_open(game, player, id, 0)


CAN_BREAK: Final[k.Conditions] = (
    k.Condition("1103.2", "手札に加わっていない", "it is not coming to your hand", is_still_in_hand),
    k.Condition("1103.2a", "同じキャスター名の魔法少女がいる", "a caster of that name is there", is_caster_free),
    k.Condition("104.4", "発動が禁止されている", "an effect forbids activating it", may_be_activated),
    k.Condition("1005.2", "チェイスできない", "what is on the chase can't be chased", may_chase),
    k.Condition("1103.3", "コストを支払えない", "its Break cost cannot be paid", can_pay_break),
    k.Condition("903.2e", "適正な対象がない", "there are not enough legal targets", has_break_choices),
)
