"""What removes each thing that may stand in the way of an action: edits of a position, by what is said of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kirifuda.effects.plans.shapes import player_target
from kirifuda.games.last_resort import zones
from kirifuda.games.last_resort.rules.common import area_of, creatures, is_creature, opponent, values_of
from kirifuda.games.last_resort.rules.l01_equipment import CAN_BEAR
from kirifuda.games.last_resort.rules.l05_turn import TURNS
from kirifuda.games.last_resort.rules.l08_mana_step import MANA_STEP
from kirifuda.games.last_resort.rules.l09_4_abilities import SKILL_USED
from kirifuda.games.last_resort.rules.l09_main_step import MAIN_STEP
from kirifuda.games.last_resort.rules.l09_triggers import CHAINS, IN_GAME
from kirifuda.games.last_resort.rules.l10_2_attackers import ATTACKS, BLOCKS, pairs_in
from kirifuda.games.last_resort.rules.l10_attack_step import ATTACK_STEP
from kirifuda.games.last_resort.rules.l12_end_step import END_STEP
from kirifuda.games.last_resort.rules.l16_n_cards import rivals
from kirifuda.games.last_resort.values import CREATURE, MANA_NAME
from kirifuda.games.scenario_words import frame_at
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.legality import passes
from kirifuda.kernel.procedure import Procedure
from kirifuda.kernel.state import CardObject
from kirifuda.kernel.zones import ZoneKind
from tests.games.obstacles import Cure

Holds = Callable[[Game, PlayerId, ObjectId, str], bool]
Edit = Callable[[Game, PlayerId, ObjectId], None]
PLENTY: Final = 15
SETTLED: Final = ("main", "mana", "attackers", "blockers", "draw_two", "last_resort", "mulligan")
"""Questions before which nothing has been begun."""


# --- editing --------------------------------------------------------------------------------------------


def refresh(game: Game) -> None:
    """Ask again; a question with one answer, too."""
    game.skips_forced = False
    game.asking = None
    game.touch(-1)


def record(game: Game, id: ObjectId) -> CardObject:
    """A record of a card that may be changed."""
    game.state.objects[id] = game.state.objects[id].copy()
    refresh(game)
    return game.state.objects[id]


def plain_creature(game: Game) -> int:
    """The number of a creature card, if possible of one without text; -1 if the game has none."""
    best = -1
    for number in range(len(game.pool.cards)):
        values = game.pool.cards[number].printed  # type: ignore[attr-defined]
        if values.kind == CREATURE and not values.is_unique and (best < 0 or not values.abilities):
            best = number
            if not values.abilities:
                return best
    return best


def add(game: Game, player: PlayerId, kind: ZoneKind, card: int, *, place: int = -1) -> ObjectId:
    """One more card in a zone, untapped and not new."""
    state = game.state
    made = CardObject(state.next_id, card, player, game.map.zone(kind, player))
    made.stamp = game.next_stamp()
    made.place = place
    state.next_id += 1
    state.objects[made.id] = made
    state.zones[made.zone] = (*state.zones[made.zone], made.id)
    refresh(game)
    return made.id


def remove(game: Game, id: ObjectId) -> None:
    """A card and what it wears are in no zone any more."""
    card = game.state.objects[id]
    for under in card.under:
        remove(game, under)
    if card.host in game.state.objects:
        host = record(game, card.host)
        host.under = tuple(under for under in host.under if under != id)
    game.state.zones[card.zone] = tuple(other for other in game.state.zones[card.zone] if other != id)
    del game.state.objects[id]
    refresh(game)


def stand(game: Game, turn_player: PlayerId, step: str, running: Procedure, at: str, phase: str) -> None:
    """Somebody's turn stands in a step; what waited or was under way is forgotten."""
    game.state.variables.update({"turn_player": turn_player, "phase": phase})
    frame = frame_at(running, at)
    frame.player = turn_player
    game.state.frames = [frame_at(TURNS, step), frame]
    game.state.waiting = ()
    game.state.loop = None
    refresh(game)


# --- time -----------------------------------------------------------------------------------------------


def in_main_step(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    stand(game, player, "L-9.0", MAIN_STEP, "L-9.0", "main")
    return True


def in_mana_step(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    stand(game, player, "L-8.1", MANA_STEP, "L-8.1", "mana")
    return True


def in_attack_step(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    game.state.variables.update({ATTACKS: (), BLOCKS: ()})
    stand(game, player, "L-10.1", ATTACK_STEP, "declare", "attack")
    game.state.frames[-1].slots["divided"] = ()
    return True


def under_attack(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """A plain creature attacks the player's life, and somebody could block it. Where a game has no creature card at all
    there is nobody to attack."""
    card = plain_creature(game)
    if card < 0:
        return False
    attacker = add(game, opponent(player), zones.FIELD, card, place=zones.ATTACK)
    add(game, player, zones.FIELD, card, place=zones.DEFENCE)
    stand(game, opponent(player), "L-10.1", ATTACK_STEP, "declare_blocks", "attack")
    game.state.variables.update({ATTACKS: (attacker, player_target(player)), BLOCKS: ()})
    game.state.frames[-1].slots["divided"] = ()
    return True


def dying(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    game.state.variables.update({f"life:{player}": 0, f"life:{opponent(player)}": 5})
    stand(game, player, "L-12.1", END_STEP, "look", "end")
    game.state.frames[-1].slots["_fallen"] = ()
    return True


# --- the card itself ------------------------------------------------------------------------------------


def untapped(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    record(game, id).position = zones.UNTAPPED
    return True


def waited(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    record(game, id).entered = -1
    return True


def moved_to(place: int) -> Cure:
    def cure(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
        record(game, id).place = place
        return True

    return cure


def intercepting(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    card = record(game, id)
    card.place, card.position = zones.ATTACK, zones.UNTAPPED
    return True


def skill_left(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    card = record(game, id)
    card.marks = tuple(pair for pair in card.marks if pair[0] != SKILL_USED)
    return True


def unused(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    card = record(game, id)
    card.marks = tuple(pair for pair in card.marks if not pair[0].startswith("history:"))
    for name in [each for each in game.state.variables if each.startswith((f"{IN_GAME}:", f"{CHAINS}:"))]:
        game.state.variables[name] = 0
    return True


def face_down(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    record(game, id).face_down = True
    return True


# --- what is around it ----------------------------------------------------------------------------------


def with_mana(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    for _ in range(PLENTY + values_of(game, id).cost):
        add(game, player, zones.MANA, game.pool.numbers[mana_key(game)])
    return True


def mana_key(game: Game) -> str:
    return next(key for key in game.pool.numbers if game.pool.cards[game.pool.numbers[key]].name == MANA_NAME)


def is_under_way(game: Game) -> bool:
    """Whether something is in the middle of being done, which may speak of a card that an edit would remove."""
    decision = game.decision()
    return decision is not None and decision.prompt not in SETTLED


def without_rivals(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Nothing is removed while something is under way."""
    if is_under_way(game):
        return False
    for other in rivals(game, player, id):
        remove(game, other)
    return True


def with_enemy(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Where a game has no creature card at all there can be no enemy."""
    card = plain_creature(game)
    return card >= 0 and bool(add(game, opponent(player), zones.FIELD, card, place=zones.DEFENCE))


def with_tapped_enemy(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """The same."""
    if not with_enemy(game, player, id, action):
        return False
    enemy = record(game, game.zone(zones.FIELD, opponent(player))[-1])
    enemy.place, enemy.position = zones.ATTACK, zones.TAPPED
    return True


def with_bearer(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """The same."""
    card = plain_creature(game)
    return card >= 0 and bool(add(game, player, zones.FIELD, card, place=area_of(game, id)))


def with_fit_bearer(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """A creature that the equipment lets bear it, if a card of the game is one."""
    for card in range(len(game.pool.cards)):
        trial = game.clone()
        bearer = add(trial, player, zones.FIELD, card, place=area_of(game, id))
        if passes(CAN_BEAR, trial, player, bearer, id):
            return bool(add(game, player, zones.FIELD, card, place=area_of(game, id)))
    return False


def without_ban(*buckets: str) -> Cure:
    def cure(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
        """What the card itself says can't be removed without removing the card; nor anything while something is
        under way."""
        index = game.index().buckets
        holders = [each for bucket in index if bucket.startswith(buckets) for each in index[bucket]]
        if is_under_way(game) or any(holder.source == id and not holder.effect for holder in holders):
            return False
        ended = {holder.effect for holder in holders if holder.effect}
        for source in {holder.source for holder in holders if not holder.effect}:
            remove(game, source)
        game.state.lasting = tuple(effect for effect in game.state.lasting if effect.id not in ended)
        refresh(game)
        return True

    return cure


def life_attacked(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """All attacks that are still there go at the player's life."""
    pairs = [
        (attacker, player_target(player)) for attacker, _ in pairs_in(game, ATTACKS) if is_creature(game, attacker)
    ]
    game.state.variables[ATTACKS] = tuple(number for pair in pairs for number in pair)
    refresh(game)
    return bool(pairs)


def plain_attackers(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Whoever attacks has no text and wears nothing. Where a game has no plain creature nobody can be made one."""
    card = plain_creature(game)
    if card < 0 or game.pool.cards[card].printed.abilities:  # type: ignore[attr-defined]
        return False
    for attacker, _ in pairs_in(game, ATTACKS):
        for worn in record(game, attacker).under:
            remove(game, worn)
        record(game, attacker).card = card
    return True


# --- conditions and costs of cards ----------------------------------------------------------------------


def no_creatures(place: int) -> Edit:
    def edit(game: Game, player: PlayerId, id: ObjectId) -> None:
        for other in creatures(game, player):
            if game.state.objects[other].place == place:
                remove(game, other)

    return edit


def some(kind: ZoneKind, place: int = -1, *, enemy: bool = False) -> Edit:
    def edit(game: Game, player: PlayerId, id: ObjectId) -> None:
        for _ in range(PLENTY):
            add(game, opponent(player) if enemy else player, kind, max(plain_creature(game), 0), place=place)

    return edit


def no_hand(game: Game, player: PlayerId, id: ObjectId) -> None:
    for other in game.zone(zones.HAND, player):
        if other != id:
            remove(game, other)


EDITS: Final[tuple[Edit, ...]] = (
    no_creatures(zones.ATTACK),
    no_creatures(zones.DEFENCE),
    some(zones.FIELD, zones.ATTACK),
    some(zones.FIELD, zones.DEFENCE),
    some(zones.FIELD, zones.DEFENCE, enemy=True),
    some(zones.MANA),
    some(zones.GRAVEYARD),
    some(zones.HAND),
    some(zones.DECK),
    no_hand,
)


def by_trying(said_of: Holds) -> Cure:
    def cure(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
        """What a card asks for is looked for among a few edits; what none of them brings about is left. Nothing is
        removed while something is under way."""
        if is_under_way(game):
            return False
        for edit in EDITS:
            trial = game.clone()
            edit(trial, player, id)
            if said_of(trial, player, id, action):
                edit(game, player, id)
                return True
        return False

    return cure
