"""5.4.7 攻撃宣言: one or more strikers attack an enemy; the opponent may graze."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Aim, Source
from kirifuda.customs.compounds import OfOne
from kirifuda.customs.doubts import house
from kirifuda.customs.turns import phase
from kirifuda.games.spellcard_strike.abilities import KIND, StaticAbility, use_name, uses
from kirifuda.games.spellcard_strike.rules.common import area_of, is_striker, opponent, strikers
from kirifuda.games.spellcard_strike.rules.r01_01_forbidding import is_barred
from kirifuda.games.spellcard_strike.rules.r02_02_states import SetActed, is_unacted
from kirifuda.games.spellcard_strike.rules.r02_04_resolution import GRAZE
from kirifuda.games.spellcard_strike.rules.r02_05_4_targets import ATTACKERS, reaches
from kirifuda.games.spellcard_strike.rules.r02_05_5_cancelling import cancel_at_once
from kirifuda.games.spellcard_strike.rules.r02_05_declarations import IS_DECLARING, MOVER, Declare, is_adding
from kirifuda.games.spellcard_strike.rules.r02_06_damage import ATTACK
from kirifuda.games.spellcard_strike.rules.r02_07_check_step import check
from kirifuda.games.spellcard_strike.rules.r04_02_zones import to_score
from kirifuda.games.spellcard_strike.zones import CHAIN, HAND

ATTACK_DECLARATION: Final = k.Procedure("attack_declaration")
ATTACKER: Final = k.Slot[int]("attacker")
TARGET: Final = k.Slot[int]("target")
JOINING: Final = k.Slot[tuple[int, ...]]("joining")
GRAZING: Final = k.Slot[tuple[int, ...]]("grazing")
GRAZED: Final = k.Slot[tuple[int, ...]]("grazed")


ATTACKS: Final = "attacks"
ACTED_ATTACKS: Final = "acted attacks"
NEW_TARGET: Final = "new_target"
"""Variable: who is to be the target of the attack that is being declared; 0 if that stays as it is."""
FIRST_TURNS: Final = 2
"""5.4.11: the first turn of each player."""


class Graze(OfOne):
    """5.4.7.6 グレイズ: a card of the hand goes face down to the attacking player's score."""

    kind = "graze"

    def parts(self, game: k.Game) -> list[k.Event]:
        return to_score(game, self.object, face_down=True)


def enemies_in_range(game: k.Game, id: k.ObjectId) -> list[k.ObjectId]:
    """5.4.7.2: the enemies in a striker's attack range."""
    card = game.object(id)
    if card is None:
        return []
    return [enemy for enemy in strikers(game, opponent(game, card.controller)) if reaches(game, id, card.place, enemy)]


def attack_targets(game: k.Game, id: k.ObjectId) -> list[k.ObjectId]:
    """5.4.7.2, 1.1.3: those that nothing forbids it to attack."""
    found = enemies_in_range(game, id)
    if not found or is_attack_barred(game, id):
        return []
    return [enemy for enemy in found if not is_no_target(game, id, enemy)]


def is_attack_barred(game: k.Game, id: k.ObjectId) -> bool:
    """1.1.3: whether an effect forbids a striker to attack, at all or as an additional action (5.4.6.3)."""
    player = game.state.objects[id].controller
    if is_barred(game, "attack", player, id):
        return True
    return game.number(MOVER) == id and is_barred(game, "attack_adding", player, id)


def is_no_target(game: k.Game, id: k.ObjectId, enemy: k.ObjectId) -> bool:
    """1.1.3: whether an effect says that an enemy is not to be attacked, by anybody or by this striker."""
    if e.concerns(game, "forbid:target_by_attack", id, enemy):
        return True
    return e.concerns(game, "forbid:target_of_attack", id, enemy)


def may_attack_now(game: k.Game, id: k.ObjectId) -> bool:
    """5.4.7.1: un-acted, or allowed to attack while acted."""
    if is_unacted(game, id):
        return True
    attacks, acted = uses(game, id, ATTACKS), uses(game, id, ACTED_ATTACKS)
    for holder in game.index().buckets.get("attack_acted", ()):
        ability = holder.ability
        scope = e.holder_scope(game, holder)
        if not isinstance(ability, StaticAbility) or ability.attacks is None or not ability.is_in_force(scope):
            continue
        if ability.attacks.allows(scope, id, attacks, acted):
            return True
    return False


def graze_limits(game: k.Game, player: k.PlayerId, attackers: tuple[k.ObjectId, ...]) -> list[int]:
    """1.1.3: how many cards at most a player may graze an attack with, where texts say so."""
    found: list[int] = []
    for holder in game.index().buckets.get("graze_limit", ()):
        ability = holder.ability
        scope = e.holder_scope(game, holder)
        if not isinstance(ability, StaticAbility) or ability.graze_limit is None or not ability.is_in_force(scope):
            continue
        found.extend(ability.graze_limit.most(scope, player, attackers))
    return found


def counted_attacks(game: k.Game, attackers: tuple[k.ObjectId, ...]) -> list[k.Event]:
    """How often strikers attack this turn, where a text asks."""
    if not game.index().buckets.get("attack_acted"):
        return []
    found: list[k.Event] = []
    for id in attackers:
        names = (ATTACKS,) if is_unacted(game, id) else (ATTACKS, ACTED_ATTACKS)
        found.extend(k.SetVariable(use_name(id, name), uses(game, id, name) + 1) for name in names)
    return found


def joiners(game: k.Game, attacker: k.ObjectId, target: k.ObjectId) -> list[k.ObjectId]:
    """5.4.7.3: other un-acted strikers with the target in range; by a house rule none where the attack is an additional
    action."""
    player = game.state.objects[attacker].controller
    if game.number(MOVER) and house(game, "joining_additional_attack") == "refused":
        return []
    return [
        id
        for id in strikers(game, player)
        if id != attacker and may_attack_now(game, id) and target in attack_targets(game, id)
    ]


@ATTACK_DECLARATION.step("5.4.7.2")
def choose_target(game: k.Game, frame: k.Frame) -> k.Flow:
    """One enemy in range: the target of the attack."""
    enemies = attack_targets(game, frame[ATTACKER])
    decision = k.Decision(frame.player, "attack_target", k.objects("target", enemies), take=k.TAKE_OBJECT)
    decision.subject = frame[ATTACKER]
    return k.Ask(TARGET, decision)


@ATTACK_DECLARATION.step("5.4.7.3")
def choose_joiners(game: k.Game, frame: k.Frame) -> k.Flow:
    """Others that have the target in range may attack with it."""
    others = joiners(game, frame[ATTACKER], frame[TARGET])
    decision = k.Decision(
        frame.player, "join", k.objects("join", others), 0, len(others), take=k.TAKE_OBJECT, many=True
    )
    decision.subject = frame[TARGET]
    return k.Ask(JOINING, decision)


@ATTACK_DECLARATION.step("5.4.7.4")
def act(game: k.Game, frame: k.Frame) -> k.Flow:
    """All that take part are turned to acted, and the attack is declared."""
    attackers = (frame[ATTACKER], *frame[JOINING])
    events: list[k.Event] = [SetActed(id) for id in attackers]
    declare = Declare(ATTACK, frame.player, attackers, (frame[TARGET],))
    declare.by = frame.player
    declare.is_additional = is_adding(game, attackers)
    return k.Do([*counted_attacks(game, attackers), *events, declare, k.SetVariable(MOVER, 0)])


@ATTACK_DECLARATION.step("5.4.7.5")
def check_declared(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step."""
    return check(game)


@ATTACK_DECLARATION.step("5.4.7.5")
def turn_to_another(game: k.Game, frame: k.Frame) -> k.Flow:
    """8.1.7: what the declaration has set off may have changed the target."""
    return change_target(game, frame)


def change_target(game: k.Game, frame: k.Frame) -> k.Flow:
    """8.1.7: the target that an effect has put in the place of the one that was chosen."""
    new = game.number(NEW_TARGET)
    if not new:
        return k.NEXT
    frame[TARGET] = new
    return k.Do([k.SetVariable(NEW_TARGET, 0)])


@ATTACK_DECLARATION.step("5.4.7.6")
def choose_graze(game: k.Game, frame: k.Frame) -> k.Flow:
    """The opponent may give cards of the hand, face down, to weaken the attack."""
    other = opponent(game, frame.player)
    attackers = (frame[ATTACKER], *frame[JOINING])
    is_kept = is_barred(game, "graze", other)
    is_kept = is_kept or any(is_barred(game, "graze_against", other, 0, id) for id in attackers)
    hand = [] if is_kept else list(game.zone(HAND, other))
    most = min([len(hand), *graze_limits(game, other, attackers)])
    decision = k.Decision(other, "graze", k.objects("graze", hand), 0, most, take=k.TAKE_OBJECT, many=True)
    decision.subject = frame[TARGET]
    return k.Ask(GRAZING, decision)


@ATTACK_DECLARATION.step("5.4.7.6")
def graze(game: k.Game, frame: k.Frame) -> k.Flow:
    """The cards go to the attacking player's score."""
    events: list[k.Event] = [Graze(id) for id in frame[GRAZING]]
    for event in events:
        event.by = opponent(game, frame.player)
    return k.Do(events, into=GRAZED)


@ATTACK_DECLARATION.step("5.4.7.7")
def check_grazed(game: k.Game, frame: k.Frame) -> k.Flow:
    """A check step."""
    return check(game)


@ATTACK_DECLARATION.step("5.4.7.7")
def turn_once_more(game: k.Game, frame: k.Frame) -> k.Flow:
    """8.1.7: what the graze has set off may have changed the target."""
    return change_target(game, frame)


@ATTACK_DECLARATION.step("5.4.7.8")
def join_chain(game: k.Game, frame: k.Frame) -> k.Flow:
    """The attack joins the reaction chain: the attackers' POW together, less the cards of the graze, as damage."""
    attackers = (frame[ATTACKER], *frame[JOINING])
    bound: dict[str, k.Value] = {
        KIND: ATTACK,
        ATTACKERS: attackers,
        "origins": tuple(area_of(game, id) for id in attackers),
        "target": (frame[TARGET],),
        GRAZE: sum(1 for result in frame[GRAZED] if result > 0),
    }
    card = game.object_or_last(frame[ATTACKER]).card
    return k.Do([k.Create(card, frame.player, game.map.zone(CHAIN, 0), item=k.Item(None, frame[ATTACKER], bound))])


@ATTACK_DECLARATION.step("5.4.7.8")
def cancel_attack(game: k.Game, frame: k.Frame) -> k.Flow:
    """2.5.5: what was cancelled before it could join the chain does nothing."""
    return cancel_at_once(game)


def is_action_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """5.4.3: among the free actions of one's own striker phase."""
    return phase(game) == "striker" and game.turn_player() == player and not game.zone(CHAIN, 0)


def is_no_chain(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """6.2.1.2: in a chain only reactions are declared."""
    return not game.zone(CHAIN, 0)


def is_not_acted(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """5.4.6.1: not acted yet, unless something lets it move all the same."""
    return is_unacted(game, id) or e.concerns(game, "forbid:rest_before_moving", id, 0)


def can_attack_now(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """5.4.7.1: not acted yet, unless something lets it attack all the same."""
    return may_attack_now(game, id)


def is_mover_or_free(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """5.4.6.3.1: as an additional action only the striker that moved declares."""
    return game.number(MOVER) in (0, id)


def has_enemy(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """5.4.7.2: somebody to attack."""
    return is_striker(game, id) and bool(enemies_in_range(game, id))


def is_attack_allowed(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1.1.3: nothing forbids it, to the player, to the striker, or of every enemy in range."""
    if not is_striker(game, id):
        return True
    if is_attack_barred(game, id):
        return False
    return bool(attack_targets(game, id)) or not enemies_in_range(game, id)


def is_enemy_in_range(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """5.4.7.2: an enemy in the attack range."""
    return number in enemies_in_range(game, id)


def is_target_allowed(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1.1.3: nothing forbids this target."""
    return not is_no_target(game, id, number)


def has_striker_phase(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """5.4.11: no striker phase in one's first turn."""
    return game.turn() > FIRST_TURNS or game.turn_player() != player


NOT_YET: Final = k.Condition(
    "5.4.11", "第一ターンにはストライカーフェイズがない", "a first turn has no striker phase", has_striker_phase
)
ACTION_TIME: Final = k.Condition("5.4.3", "任意行動を選べない", "it is not the time for actions", is_action_time)
ATTACKING: Final[Action] = Action(
    "attack",
    IS_DECLARING,
    Source("5.4.7.1", "味方ストライカーではない", "it is not a striker of yours", strikers),
    now=(
        NOT_YET,
        ACTION_TIME,
        k.Condition("6.2.1.2", "リアクションではない", "an attack is no reaction", is_no_chain),
    ),
    able=(
        k.Condition("5.4.7.1", "行動済みである", "it has acted", can_attack_now, also=("2.2.4.2",)),
        k.Condition("5.4.6.3.1", "移動したストライカーではない", "another striker has moved", is_mover_or_free),
        k.Condition(
            "5.4.7.2", "攻撃範囲に敵がいない", "there is no enemy in its attack range", has_enemy, also=("3.6.5",)
        ),
        k.Condition("1.1.3", "攻撃が禁止されている", "an effect forbids the attack", is_attack_allowed),
    ),
    aims=(
        Aim(
            "target",
            (
                k.Condition(
                    "5.4.7.2",
                    "攻撃範囲の敵ではない",
                    "it is no enemy in the attack range",
                    is_enemy_in_range,
                    also=("2.5.4.1", "3.6.5"),
                ),
                k.Condition(
                    "1.1.3",
                    "攻撃の対象にならない",
                    "an effect forbids attacking it",
                    is_target_allowed,
                    also=("2.4.10.2.2",),
                ),
            ),
            by_card=True,
        ),
    ),
)
