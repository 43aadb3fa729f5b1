"""No reason is false: whatever stands in the way of an action is taken away, and the action is offered."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from kirifuda.customs.actions import Action
from kirifuda.effects.plans.lasting import Extent, LossChange
from kirifuda.effects.scope import Scope
from kirifuda.games import load
from kirifuda.games.spellcard_strike import minimap
from kirifuda.games.spellcard_strike.abilities import ACTION, KIND, CostPlan, SpellPlan
from kirifuda.games.spellcard_strike.plans.steps import AreaTargets
from kirifuda.games.spellcard_strike.rulebook import ACTIONS
from kirifuda.games.spellcard_strike.rules import r02_05_4_conditions as conditions
from kirifuda.games.spellcard_strike.rules.common import opponent, striker_at, strikers, values_of
from kirifuda.games.spellcard_strike.rules.r02_02_states import MOST_STRIKERS
from kirifuda.games.spellcard_strike.rules.r02_04_resolution import GRAZE
from kirifuda.games.spellcard_strike.rules.r02_05_4_targets import ATTACKERS
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import IS_DECLARING, MOVER, REACTING
from kirifuda.games.spellcard_strike.rules.r02_06_damage import ATTACK
from kirifuda.games.spellcard_strike.rules.r05_02_turn import TURNS
from kirifuda.games.spellcard_strike.rules.r05_04_6_movement import MOVING_STRIKER
from kirifuda.games.spellcard_strike.rules.r05_04_7_attack import ATTACKING
from kirifuda.games.spellcard_strike.rules.r05_04_striker_phase import STRIKER_PHASE
from kirifuda.games.spellcard_strike.rules.r05_05_commander_phase import (
    COMMANDER_PHASE,
    RETIRING_STRIKER,
    SUMMONING_STRIKER,
)
from kirifuda.games.spellcard_strike.rules.r06_chain import CHAIN_PROCEDURE, DECLARER, PASSES
from kirifuda.games.spellcard_strike.stage import AREAS, gate, neighbours
from kirifuda.games.spellcard_strike.values import ALL_ATTRIBUTES, LAYER_FACTS, Values
from kirifuda.games.spellcard_strike.zones import CHAIN, DECK, DISCARD, HAND, STAGE, UNACTED
from kirifuda.kernel.changes import Create
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.legality import failures
from kirifuda.kernel.loops import STAY
from kirifuda.kernel.procedure import Procedure
from kirifuda.kernel.state import CardObject, Frame, Item, Value
from kirifuda.scenario import run, run_text
from tests.games.obstacles import Cure, Found, look_for_obstacles, look_into, said
from tests.games.spellcard_strike.spying import SCENARIOS

LATER: Final = 5
"""A turn that is nobody's first."""
VERBS: Final = {"summon": "summon", "spell": "spell", "move": "move", "attack": "attack", "retire": "retire"}
NEVER_HERE: Final[dict[str, str]] = {
    "3.13.4.1: it is not in your hand": "only cards in one's own hand are asked about",
    "5.5.1.2b: it is not in your hand": "only cards in one's own hand are asked about",
    "5.4.6.1: it is not a striker of yours": "only one's own strikers are asked about",
    "5.4.7.1: it is not a striker of yours": "only one's own strikers are asked about",
    "5.5.1.2: it is not a striker of yours": "only one's own strikers are asked about",
    "5.4.9.1: it is no declared ability": "only declared abilities are asked about",
}
"""Conditions of the rules that `why_not` never has to say, and why; scenarios have them."""
HAS_WAY: Final = "5.4.6: no area next to it is free"
NO_ABILITIES: Final = LossChange(Extent("OBSTACLE"), LAYER_FACTS)


def edited(game: Game) -> bool:
    """The position has changed: everything is looked at anew, and asked anew."""
    game.touch(-1)
    game.asking = None
    return True


def own(game: Game, id: ObjectId) -> CardObject:
    """A card of this position only, which may be edited: clones share them."""
    card = game.state.objects[id] = game.state.objects[id].copy()
    return card


def stand_at(game: Game, player: PlayerId, *frames: Frame) -> bool:
    """The game stands at a question of somebody's own turn, and nothing else is going on."""
    state = game.state
    for id in game.zone(CHAIN, 0):
        del state.objects[id]
    state.zones[game.map.zone(CHAIN, 0)] = ()
    state.waiting = ()
    state.frames[:] = [Frame(TURNS, {}, STAY, 0, -1), *frames]
    state.variables.update({"turn_player": player, MOVER: 0, REACTING: -1, "hits": (), "revealed": 0})
    state.variables["turn"] = max(game.turn(), LATER)
    game.skips_forced = False  # a question with one answer is one, too
    return edited(game)


def frame_at(procedure: Procedure, clause: str, slots: dict[str, Value] | None = None) -> Frame:
    frame = Frame(procedure, slots or {}, STAY, 0, -1)
    frame.index = procedure.at(clause)
    return frame


def to_action(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    game.state.variables["phase"] = "striker"
    return stand_at(game, player, frame_at(STRIKER_PHASE, "5.4.3"))


def to_commander(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    game.state.variables["phase"] = "commander"
    return stand_at(game, player, frame_at(COMMANDER_PHASE, "5.5.1.2" if action == "retire" else "5.5.1.2b"))


def to_reaction(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """An attack of the other player waits in the chain."""
    other = opponent(game, player)
    if not strikers(game, other) or not strikers(game, player):
        return False  # then the game is over
    to_action(game, other, id, action)
    attacker, target = strikers(game, other)[0], strikers(game, player)[0]
    game.state.frames.append(frame_at(CHAIN_PROCEDURE, "6.2.3", {DECLARER.name: other, PASSES.name: 0}))
    game.state.variables[REACTING] = player
    return attacked(game, attacker, target)


def attacked(game: Game, attacker: ObjectId, target: ObjectId) -> bool:
    card = game.state.objects[attacker]
    bound: dict[str, Value] = {KIND: ATTACK, ATTACKERS: (attacker,), "origins": (card.place,), "target": (target,)}
    item = Item(None, attacker, {**bound, GRAZE: 0})
    Create(card.card, card.controller, game.map.zone(CHAIN, 0), item=item).apply(game)
    return edited(game)


def plan_for(game: Game, id: ObjectId, action: str) -> SpellPlan:
    number = int(action.partition(":")[2] or 0)
    plan = conditions.plan_at(game, id, number, action == "spell")
    assert plan is not None
    return plan


def in_time(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """The moment for an action."""
    if action in ("summon", "retire"):
        return to_commander(game, player, id, action)
    if action in ("move", "attack") or plan_for(game, id, action).timing == ACTION:
        return to_action(game, player, id, action)
    return to_reaction(game, player, id, action)


def nobody_moved(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Every striker may declare: none has just moved, and (a house rule asks for that) none has acted."""
    game.state.variables[MOVER] = 0
    for each in strikers(game, player):
        own(game, each).position = UNACTED
    return edited(game)


def fresh(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    own(game, id).position = UNACTED
    return edited(game)


def freed(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Nobody's text forbids anything: effects end, and all strikers but this one lose their abilities. What this one
    forbids itself can't be taken away without taking what it would do."""
    kept = id if action.startswith("ability") else 0
    ids = tuple(each for each in game.zone(STAGE, 0) if each != kept)
    effect = LastingEffect(NO_ABILITIES, None, 0, player, ids, "never")
    effect.id, effect.stamp = game.state.next_id, game.next_stamp()
    game.state.next_id += 1
    game.state.lasting = (*(one for one in game.state.lasting if one.carries is None), effect)
    for rules in (zone for zone, kind in enumerate(game.map.kind_of) if kind.name == "rules"):
        game.state.zones[rules] = ()
    edited(game)
    return not any(ability.forbids or ability.buckets for ability in values_of(game, id).abilities)


def put(game: Game, player: PlayerId, card: int, zone: int) -> CardObject:
    state = game.state
    made = CardObject(state.next_id, card, player, zone)
    made.stamp = game.next_stamp()
    state.next_id += 1
    state.objects[made.id] = made
    state.zones[zone] = (*state.zones[zone], made.id)
    return made


def taken_off(game: Game, id: ObjectId) -> None:
    zone = game.state.objects[id].zone
    game.state.zones[zone] = tuple(one for one in game.state.zones[zone] if one != id)
    del game.state.objects[id]


@cache
def payer_card(game_pool: int, attribute: int) -> int:
    """A card of an attribute that has no text."""
    pool = load("spellcard_strike").pool()
    for number, card in enumerate(pool.cards):
        values = card.values
        assert isinstance(values, Values)
        if values.attributes & attribute and not values.is_option and not values.abilities:
            return number
    raise AssertionError("no such card")


def rich(game: Game, player: PlayerId, costs: CostPlan, kept: ObjectId) -> bool:
    """Strikers of the right attributes, cards in hand and discards."""
    pool = game.pool
    for _ in range(costs.hand + 1):
        put(game, player, game.state.objects[game.zone(DECK, player)[0]].card, game.map.zone(HAND, player))
    for _ in range(costs.score):
        put(game, player, game.state.objects[game.zone(DECK, player)[0]].card, game.map.zone(DISCARD, player))
    for icon in costs.power:
        plain = [id for id in strikers(game, player) if id != kept and not game.state.objects[id].under]
        if len(strikers(game, player)) >= MOST_STRIKERS:
            taken_off(game, plain[0])
        free = [area for area in range(AREAS) if not striker_at(game, area)]
        wanted = icon & ALL_ATTRIBUTES
        known = {card.key: number for number, card in enumerate(pool.cards)}
        sample = load("spellcard_strike").pool().cards[payer_card(0, wanted)].key
        if sample not in known:
            return False  # a scenario with cards of its own only
        made = put(game, player, known[sample], game.map.zone(STAGE, 0))
        made.place = free[0]
        edited(game)
    for id in strikers(game, player):
        own(game, id).position = UNACTED
    return edited(game)


def payable(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    if action == "summon":
        return rich(game, player, CostPlan(values_of(game, id).cost), 0) and stays(
            game, player, SUMMONING_STRIKER, "7.1.2", id
        )
    return rich(game, player, plan_for(game, id, action).costs, id) and paid_by_caster(game, player, id, action)


def paid_by_caster(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """A caster of an ability that lacks the attribute of its own icon, or is kept from acting, can't be helped."""
    why = conditions.DECLARING_SPELL if action == "spell" else conditions.DECLARING_ABILITY
    return stays(game, player, why, "2.5.4.3", id, int(action.partition(":")[2] or 0))


def stays(game: Game, player: PlayerId, row: Action, clause: str, id: ObjectId, number: int = 0) -> bool:
    """Whether a condition holds by now."""
    return clause not in [condition.clause for condition in failures(row.stated(), game, player, id, number)]


def usable(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Declared for the first time this turn, by somebody who stands somewhere else. Other conditions of use (how many
    cards, whose turn) are not made true here."""
    for name in [*game.state.variables]:
        if name.startswith("used:"):
            game.state.variables[name] = 0
    edited(game)
    why = conditions.DECLARING_SPELL if action == "spell" else conditions.DECLARING_ABILITY
    number = int(action.partition(":")[2] or 0)
    for caster in strikers(game, player) if action == "spell" else [id]:
        home = game.state.objects[caster].place
        for area in [home, *(area for area in range(AREAS) if not striker_at(game, area))]:
            own(game, caster).place = area
            edited(game)
            if stays(game, player, why, "2.5.4.4", id, number):
                return True
        own(game, caster).place = home
        edited(game)
    return False


def in_range(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Strikers that may be targets come to where some caster reaches them. What lies elsewhere, and empty areas, are
    not brought."""
    plan = plan_for(game, id, action)
    number = int(action.partition(":")[2] or 0)
    why = conditions.DECLARING_SPELL if action == "spell" else conditions.DECLARING_ABILITY
    for scope in conditions.scopes(game, player, id, number, action == "spell"):
        if plan.map is None or not plan.targets:
            return False
        gather(game, scope, plan)
        if stays(game, player, why, "3.6.5", id, number) and stays(game, player, why, "2.5.4.1", id, number):
            return True
    return False


def gather(game: Game, scope: Scope, plan: SpellPlan) -> None:
    """Everybody who fits comes into the range of a caster, as far as there is room."""
    caster = scope.slots["caster"]
    assert isinstance(caster, int)
    card = game.state.objects[caster]
    assert plan.map is not None
    fitting = [one for one in plan.targets[0].candidates(scope) if one > 0 and one != caster]
    if not fitting:
        enemy = opponent(game, scope.player)
        fitting = strikers(game, enemy)
    for area in minimap.areas(plan.map.cells, card.place, card.controller):
        if fitting and not striker_at(game, area):
            one = fitting.pop()
            own(game, one).place = area
            edited(game)


def targeted(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """No ward, no prohibition, everybody in range, and all of them in the chain, if there is one."""
    freed(game, player, id, action)
    involve(game, player, id, action)
    why = conditions.DECLARING_SPELL if action == "spell" else conditions.DECLARING_ABILITY
    number = int(action.partition(":")[2] or 0)
    return stays(game, player, why, "2.5.4.1", id, number) or in_range(game, player, id, action)


def involve(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Everybody on the stage takes part in the chain; no empty area ever does."""
    if any(isinstance(target, AreaTargets) for target in plan_for(game, id, action).targets):
        return False
    for item in game.zone(CHAIN, 0):
        card = own(game, item)
        assert card.item is not None
        sides = (tuple(strikers(game, card.controller)), tuple(strikers(game, opponent(game, card.controller))))
        bound = {**card.item.bound, ATTACKERS: sides[0], "target": sides[1]}
        card.item = Item(card.item.ability, card.item.source, bound)
    return edited(game)


def unwarded(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    freed(game, player, id, action)
    why = conditions.DECLARING_SPELL if action == "spell" else conditions.DECLARING_ABILITY
    return stays(game, player, why, "10.5.1", id, int(action.partition(":")[2] or 0))


def enemy_near(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """An enemy comes into the attack range, if the striker has one that is free."""
    card = game.state.objects[id]
    for area in minimap.areas(values_of(game, id).range, card.place, player):
        if not striker_at(game, area):
            own(game, strikers(game, opponent(game, player))[0]).place = area
            edited(game)
            return stays(game, player, ATTACKING, "5.4.7.2", id)
    return False


def room_beside(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Somebody beside it goes somewhere else."""
    beside = striker_at(game, neighbours(game.state.objects[id].place)[0])
    far = [area for area in range(AREAS) if not striker_at(game, area)]
    if not beside or not far:
        return False
    own(game, beside).place = far[-1]
    return edited(game)


def on_the_gate(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    there = striker_at(game, gate(player))
    if there:
        own(game, there).place = game.state.objects[id].place
    own(game, id).place = gate(player)
    return edited(game)


def room_at_home(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Whoever stands on the base line goes somewhere else."""
    free = [area for area in range(4, 16) if not striker_at(game, area)]
    own(game, striker_at(game, gate(player))).place = free[0]
    return edited(game)


def numbered(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    return rich(game, player, CostPlan((), 3, 3), id)


def one_for_all(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Whoever lacks only the targets gets them, one striker after the other."""
    plan = plan_for(game, id, action)
    for scope in conditions.scopes(game, player, id, 0, True):
        if plan.map is not None and plan.targets:
            gather(game, scope, plan)
        if stays(game, player, conditions.DECLARING_SPELL, "2.5.4", id):
            return True
    return False


def movable(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    return freed(game, player, id, action) and stays(game, player, MOVING_STRIKER, "1.1.3", id)


def here(cure: Cure) -> Cure:
    """The same, unless the game goes on to another question by itself, since what was asked about is settled."""

    def cured(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
        asked = game.decision()
        prompt = "" if asked is None else asked.prompt
        if not cure(game, player, id, action):
            return False
        now = game.decision()
        return now is not None and now.prompt == prompt

    return cured


CURES: Final[dict[str, Cure]] = {
    said(MOVING_STRIKER.asked): to_action,
    said(IS_DECLARING): in_time,
    said(RETIRING_STRIKER.asked): to_commander,
    said(SUMMONING_STRIKER.asked): to_commander,
    HAS_WAY: here(room_beside),
    "5.4.11: a first turn has no striker phase": in_time,
    "5.4.3: it is not the time for actions": to_action,
    "6.2.1.2: an attack is no reaction": to_action,
    "5.4.6.1: it has acted": here(fresh),
    "5.4.7.1: it has acted": here(fresh),
    "5.4.6.3: an additional action is being chosen": to_action,
    "5.4.6.3.1: another striker has moved": here(nobody_moved),
    "1.1.3: an effect forbids moving it": here(movable),
    "1.1.3: an effect forbids the attack": here(freed),
    "5.4.7.2: there is no enemy in its attack range": here(enemy_near),
    "2.5.4.2: it is not the time for it": in_time,
    "6.2.1.1: it is not your turn to react": in_time,
    "6.2.1.2: it is no reaction": in_time,
    "6.1.1: there is no declaration to answer": in_time,
    "5.4.8.3: there is no striker to cast it": here(nobody_moved),
    "5.4.9.1: the striker may not declare it": here(nobody_moved),
    "1.1.3: an effect forbids declaring it": here(freed),
    "2.5.4.3: its cost cannot be paid": here(payable),
    "7.1.5: too few cards in hand pay its hand cost": here(payable),
    "7.1.6: too few discards pay its score cost": here(payable),
    "7.1.4: un-acted strikers lack for its power": here(payable),
    "7.6.4.2.1: no caster can pay its own part": here(payable),
    "7.6.4.2.1: the striker cannot pay its own part": here(payable),
    "2.5.4.4: its condition of use is not met": here(usable),
    "2.5.4.1: there are not enough fit targets": here(targeted),
    "3.6.5: what it may target is out of range": here(in_range),
    "10.5.1: Ward keeps what it may target": here(unwarded),
    "1.1.3: an effect keeps what it may target": here(freed),
    "2.5.4.1.1: nobody of the chain is a fit target": here(involve),
    "1.1.6.1: there is no positive number to choose": here(numbered),
    "2.5.4: no single striker meets all conditions": here(one_for_all),
    "5.5.1: it is not your commander phase": to_commander,
    "5.5.1.2: it is no striker of yours on the gate": here(on_the_gate),
    "1.1.3: an effect keeps it on the stage": here(freed),
    "2.8.1.1: no area of your base line is free": here(room_at_home),
    "7.1.2: its summoning cost cannot be paid": here(payable),
    "1.1.3: an effect forbids summoning it": here(freed),
}


def offered(game: Game, player: PlayerId, id: ObjectId, action: str) -> bool:
    """Whether the open question offers it."""
    verb, _, number = action.partition(":")
    decision = game.decision()
    if decision is None or decision.player != player:
        return False
    return any(
        option.verb == verb and option.object == id and (not number or option.number == int(number))
        for option in decision.options
    )


CORNER: Final = """
scenario: a striker in the corner
game: spellcard_strike
stage:
  .       | .       | P2 白紙 | .
  .       | .       | .       | .
  .       | .       | .       | .
  P1 白紙 | P1 白紙 | .       | .
  P1 白紙 | P1 白紙 | .       | .
expect no winner
"""


def look_at(game: Game | None, into: Found) -> None:
    """All that the asked player can't do in a position."""
    assert game is not None
    asked = game.decision()
    for id in [*game.state.objects] if asked is not None else []:
        assert asked is not None
        look_into(load("spellcard_strike"), game, asked.player, id, CURES, offered, into)


def look_at_scenarios(into: Found) -> None:
    """The positions at the end of all scenarios in which something is refused."""
    for file in sorted(SCENARIOS.glob("*.scenario")):
        if " because " in file.read_text(encoding="utf-8"):
            look_at(run(file).game, into)


def test_every_condition_has_a_cure_or_a_reason() -> None:
    assert {said(one) for row in ACTIONS for one in (row.asked, *row.stated())} == {*CURES, *NEVER_HERE}


def test_no_reason_is_false() -> None:
    found = look_for_obstacles("spellcard_strike", CURES, offered, range(2), 31)

    assert not found.wrong


def test_5_4_6_a_striker_with_strikers_all_around_has_no_way() -> None:
    found = Found()

    look_at(run_text(CORNER).game, found)

    assert not found.wrong
    assert found.offered[HAS_WAY] == 1


@pytest.mark.slow
def test_no_reason_is_false_in_many_positions() -> None:
    found = look_for_obstacles("spellcard_strike", CURES, offered, range(12), 11)
    look_at_scenarios(found)
    look_at(run_text(CORNER).game, found)

    assert not found.wrong
    assert set(found.removed) == set(CURES)
