"""What removes each thing that may stand in the way of an action: edits of a position, by what is said of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kirifuda.games import load
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.common import values_of
from kirifuda.games.magical_duel.rules.r0500_turn import TURNS
from kirifuda.games.magical_duel.rules.r0504_call_phase import CALL_PHASE
from kirifuda.games.magical_duel.rules.r0505_main_phase import MAIN_PHASE
from kirifuda.games.magical_duel.rules.r0800_battle_phase import BATTLE_PHASE
from kirifuda.games.magical_duel.rules.r0803_attack_declaration import ATTACK_DECLARATION
from kirifuda.games.magical_duel.values import ALL_ATTRIBUTES, CASTER, SERVANT
from kirifuda.games.magical_duel.wording.words import COUNTERS
from kirifuda.games.magical_duel.zones import (
    CASTERS,
    CHASE,
    FIELD_BITS,
    GRAVEYARD,
    HAND,
    RECOVERED,
    REVERSED,
    SERVANTS,
    STOCK,
)
from kirifuda.games.scenario_words import frame_at
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.procedure import Procedure
from kirifuda.kernel.state import CardObject, with_value
from kirifuda.kernel.zones import ZoneKind
from tests.games.obstacles import Cure, said

PLENTY: Final = 12
VERY_MUCH: Final = 120
Edit = Callable[[Game, PlayerId, ObjectId], None]


# --- editing --------------------------------------------------------------------------------------------


def refresh(game: Game) -> None:
    """Ask again; a question with one answer, too."""
    game.skips_forced = False
    game.asking = None
    game.state.table = game.state.index = None


def record(game: Game, id: ObjectId) -> CardObject:
    """A record of a card that may be changed."""
    game.state.objects[id] = game.state.objects[id].copy()
    refresh(game)
    return game.state.objects[id]


def add(game: Game, player: PlayerId, kind: ZoneKind, card: int) -> CardObject:
    """One more card in a zone, recovered and not new."""
    state = game.state
    made = CardObject(state.next_id, card, player, game.map.zone(kind, player))
    made.keeper = made.controller = player
    made.stamp = game.next_stamp()
    state.next_id += 1
    state.objects[made.id] = made
    state.zones[made.zone] = (*state.zones[made.zone], made.id)
    refresh(game)
    return made


def remove(game: Game, id: ObjectId) -> None:
    """A card and its stock are in no zone any more."""
    card = game.state.objects[id]
    for under in card.under:
        remove(game, under)
    game.state.zones[card.zone] = tuple(other for other in game.state.zones[card.zone] if other != id)
    del game.state.objects[id]
    refresh(game)


def stand(game: Game, player: PlayerId, phase: str, *running: tuple[Procedure, str]) -> None:
    """The player's turn stands in a phase; what waited or was under way is forgotten."""
    for id in game.zone(CHASE, 0):
        remove(game, id)
    game.state.variables.update({"turn_player": player, "next_player": 1 - player, "phase": phase})
    game.state.variables.update({"attacker": 0, "attack_target": 0, "attacked": 0, "orbs_taken": ()})
    game.state.frames = [frame_at(procedure, at) for procedure, at in running]
    for frame in game.state.frames:
        frame.player = player
    game.state.waiting = ()
    game.state.loop = None
    refresh(game)


def calmly(cure: Cure) -> Cure:
    """In the middle of something nothing can be edited without tearing it: then the turn stands in the main phase."""

    def cured(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
        asked = game.decision()
        if asked is None or asked.prompt not in ("action", "call", "attacker"):
            at_main_timing(game, player, id, action)
        return cure(game, player, id, action)

    return cured


# --- time -----------------------------------------------------------------------------------------------


def at_main_timing(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    if id in game.zone(CHASE, 0):
        return False  # it lies on the chase itself
    stand(game, player, "main", (TURNS, "505"), (MAIN_PHASE, "505.2"))
    return True


def at_the_call(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    stand(game, player, "call", (TURNS, "504"), (CALL_PHASE, "504.1"))
    return True


def at_the_declaration(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Nobody is asked for an attacker where none can attack: then something else is said too."""
    running = ((TURNS, "506.1"), (BATTLE_PHASE, "803"), (ATTACK_DECLARATION, "803.3a"))
    stand(game, player, "battle", *running)
    asked = game.decision()  # where nobody can attack it is over at once, so that the time never comes
    return asked is not None and any(option.verb == "attack" for option in asked.options)


def in_a_later_turn(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    game.state.variables["turn"] = game.turn() + 4
    refresh(game)
    return True


# --- the card -------------------------------------------------------------------------------------------


def changed(edit: Callable[[Game, CardObject], None]) -> Cure:
    """Something about the card itself is otherwise."""

    def cure(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
        edit(game, record(game, id))
        return True

    return cure


def _recover(game: Game, card: CardObject) -> None:
    card.position = RECOVERED


def _reverse(game: Game, card: CardObject) -> None:
    card.position = REVERSED


def _wait(game: Game, card: CardObject) -> None:
    card.entered = -1
    card.marks = with_value(card.marks, "taken", -1)


def _forget(game: Game, card: CardObject) -> None:
    card.marks = ()


recovered: Final = changed(_recover)
turned: Final = changed(_reverse)
waited: Final = changed(_wait)
unused: Final = changed(_forget)


def in_the_hand(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """902.2: where the ability works, if that is the hand; casters in hands have none that works there."""
    card = record(game, id)
    for kind in (HAND, GRAVEYARD):
        game.state.zones[card.zone] = tuple(other for other in game.state.zones[card.zone] if other != id)
        card.zone = game.map.zone(kind, player)
        game.state.zones[card.zone] = (*game.state.zones[card.zone], id)
        refresh(game)
        ability = game.values(id).abilities[int(action.partition(":")[2])]
        if game.rulebook.is_valid_here(game, ability, card):
            return True
    return False


# --- the table ------------------------------------------------------------------------------------------


def without_others(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """No other card on the field or the chase, no lasting effect: nobody forbids anything."""
    return with_only(game, (id,))


def with_own_casters(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """The same, but one's own casters stay: one of them is wanted."""
    return with_only(game, (id, *game.zone(CASTERS, player)))


def with_only(game: Game, kept: tuple[ObjectId, ...]) -> bool:
    """Nothing on the field or the chase but these, and no lasting effect."""
    game.state.lasting = ()
    for other in list(game.state.objects):
        card = game.state.objects.get(other)
        if card is not None and other not in kept and game.map.kind_of[card.zone].bit & (FIELD_BITS | CHASE.bit):
            remove(game, other)
    refresh(game)
    return True


def without_bans(name: str) -> Cure:
    """The same; where the card itself says it, another card without a text lies there."""

    def cure(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
        without_others(game, player, id, action)
        if name in map(said, dict(load("magical_duel").why_not(game, player, id)).get(action, [])):
            plain = [each for each in range(len(game.pool.cards)) if is_plain(game, each)]
            record(game, id).card = plain[0]
        return True

    return cure


def is_plain(game: Game, card: int) -> bool:
    """A servant without a text."""
    printed = pool_of(game.pool).card_at(card).printed
    return bool(printed.kinds & SERVANT) and not printed.abilities


def untried(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """What was tried is forgotten."""
    for frame in game.state.frames:
        frame.barred = ()
    refresh(game)
    return True


def without_casters(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    for other in game.zone(CASTERS, player):
        remove(game, other)
    return True


def with_host(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """504.1c: the same caster one level below; if no such card exists, a face-down card for one of level 2."""
    values = values_of(game, id)
    without_casters(game, player, id, action)
    for card in range(len(game.pool.cards)):
        printed = pool_of(game.pool).card_at(card).printed
        is_below = printed.kinds & CASTER and printed.level == values.level - 1
        if is_below and printed.caster_name in values.caster_names():
            add(game, player, CASTERS, card)
            return True
    return values.level == 2 and with_face_down_host(game, player, id, action)


def with_face_down_host(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    without_casters(game, player, id, action)
    made = add(game, player, CASTERS, game.state.objects[id].card)
    made.face_down = True
    made.shown = 1 << player
    return True


def with_aether(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """907.4: enough of every attribute."""
    game.state.variables[f"aether{player}"] = (ALL_ATTRIBUTES,) * VERY_MUCH
    refresh(game)
    return True


def by_trying(name: str) -> Cure:
    """One edit after the other until it is not said any more; what no edit brings about is left aside."""

    def cure(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
        for edit in EDITS:
            edit(game, player, id)
            against = dict(load("magical_duel").why_not(game, player, id)).get(action, [])
            if name not in map(said, against):
                return True
        return False

    return cure


def _ready(game: Game, player: PlayerId, id: ObjectId) -> None:
    recovered(game, player, id, "")
    with_aether(game, player, id, "")
    for name in COUNTERS:
        game.state.variables[f"counter:{name}:{player}"] = PLENTY
        card = record(game, id)
        card.counters = with_value(card.counters, name, PLENTY)


def _crowd(game: Game, player: PlayerId, id: ObjectId) -> None:
    """A card of each attribute and kind lies wherever cards lie openly, and in the hands."""
    for each in range(game.players):
        for card in range(0, len(game.pool.cards), 7):
            printed = pool_of(game.pool).card_at(card).printed
            add(game, each, CASTERS if printed.kinds & CASTER else SERVANTS, card)
            add(game, each, GRAVEYARD, card)
            add(game, each, HAND, card)


def _below(game: Game, player: PlayerId, id: ObjectId) -> None:
    under = add(game, player, STOCK, game.state.objects[id].card)
    under.host = id
    record(game, id).under = (under.id,)


def _free(game: Game, player: PlayerId, id: ObjectId) -> None:
    game.state.lasting = ()
    refresh(game)


def _in_time(game: Game, player: PlayerId, id: ObjectId) -> None:
    at_main_timing(game, player, id, "")


def _in_the_other_turn(game: Game, player: PlayerId, id: ObjectId) -> None:
    at_main_timing(game, 1 - player, id, "")


EDITS: Final[tuple[Edit, ...]] = (_ready, _below, _crowd, _free, _in_time, _in_the_other_turn)
