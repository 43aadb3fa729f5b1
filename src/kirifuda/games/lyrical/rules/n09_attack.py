"""N-9 アタック宣言: attack, guard, responses, battle; at the end both become acted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.lyrical.abilities import BATTLE_LONG
from kirifuda.games.lyrical.rules.common import ATTACKER, GUARD, is_character, is_unacted, opponent, values_of
from kirifuda.games.lyrical.rules.n00_moving import Act
from kirifuda.games.lyrical.rules.n01_extra_costs import TOLLS, tolls, tolls_of
from kirifuda.games.lyrical.rules.n07_automatic import settle_down
from kirifuda.games.lyrical.rules.n07_responses import answers
from kirifuda.games.lyrical.rules.n09_attacks import guard_options
from kirifuda.games.lyrical.rules.n09_battle import BATTLE
from kirifuda.games.lyrical.rules.n09_damage import DamagePlayer

ATTACK: Final = k.Procedure("attack")
"""Slot "attacker"."""
WHO: Final = k.Slot[int](ATTACKER)
UNGUARDED: Final = "unguarded"
"""The moment at which nobody has guarded."""
AGAINST: Final = k.Slot[int](GUARD)


@dataclass(eq=False)
class DeclareAttack(k.OnObject):
    """N-9.1 アタック宣言."""

    kind = "attack"

    def apply(self, game: k.Game) -> int:
        k.SetVariable(ATTACKER, self.object).apply(game)
        return 1


@dataclass(eq=False)
class DeclareGuard(k.OnObject):
    """N-9.3 ガード宣言: against `attacker`; a battle arises."""

    kind = "guard"
    attacker: k.ObjectId

    def apply(self, game: k.Game) -> int:
        k.SetVariable(GUARD, self.object).apply(game)
        return 1


@ATTACK.step("N-9.1")
def declare_attack(game: k.Game, frame: k.Frame) -> k.Flow:
    """A character attacks the opponent; it does not become acted yet (A3)."""
    frame[AGAINST] = 0
    return k.Do([DeclareAttack(frame[WHO])])


@ATTACK.step("N-9.1")
def settle_attack(game: k.Game, frame: k.Frame) -> k.Flow:
    """What that has triggered."""
    return settle_down(game)


@ATTACK.step("N-9.3")
def choose_guard(game: k.Game, frame: k.Frame) -> k.Flow:
    """The attacked player may guard, with one un-acted character."""
    if not is_character(game, frame[WHO]):
        return k.NEXT
    player = opponent(game, frame.player)
    options = guard_options(game, player, frame[WHO], frame.barred)
    return k.Ask(AGAINST, k.Decision(player, "guard", options, take=k.TAKE_OBJECT, subject=frame[WHO]))


@ATTACK.step("N-9.3")
def pay_for_guard(game: k.Game, frame: k.Frame) -> k.Flow:
    """What texts ask for besides; whoever cannot pay chooses again."""
    guard = frame[AGAINST]
    if not guard or not tolls(game, "guard", guard, frame[WHO]):
        return k.NEXT
    slots = tolls_of(guard, frame[WHO], is_guard=True)
    return k.Attempt(TOLLS, slots, f"guard/{guard}", "N-9.3", player=opponent(game, frame.player))


@ATTACK.step("N-9.3")
def declare_guard(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then a battle arises; otherwise the attack goes through to the player (N-9.6)."""
    if frame[AGAINST]:
        return k.Do([DeclareGuard(frame[AGAINST], frame[WHO])])
    return k.Do([k.Occur(UNGUARDED, frame.player)]) if is_character(game, frame[WHO]) else k.NEXT


@ATTACK.step("N-9.4")
def respond(game: k.Game, frame: k.Frame) -> k.Flow:
    """Now, once, both may answer, the turn player first (A4); that is resolved as always (N-9.5)."""
    return answers(game.turn_player())


@ATTACK.step("N-9.5")
def take_over(game: k.Game, frame: k.Frame) -> k.Flow:
    """An answer may have let another character guard instead."""
    frame[AGAINST] = game.number(GUARD)
    return k.NEXT


@ATTACK.step("N-9.6")
def strike_player(game: k.Game, frame: k.Frame) -> k.Flow:
    """Without a guard the attacked player takes the damage."""
    attacker = frame[WHO]
    if not is_character(game, attacker):
        return k.GoTo("N-9.9")
    if not is_open(game, frame):
        return k.NEXT
    number = values_of(game, attacker).attack
    if house(game, "unguarded_acted_attacker") == "no_damage" and not is_unacted(game, attacker):
        number = 0
    return k.Do([DamagePlayer(opponent(game, frame.player), number, attacker, True)])


@ATTACK.step("N-9.7")
def battle(game: k.Game, frame: k.Frame) -> k.Flow:
    """With a guard there is a battle, if both are still there (A16)."""
    attacker, guard = frame[WHO], frame[AGAINST]
    if not is_character(game, attacker) or not guard or not is_character(game, guard):
        return k.NEXT
    return k.Call(BATTLE, {ATTACKER: attacker, GUARD: guard})


@ATTACK.step("N-9.9")
def become_acted(game: k.Game, frame: k.Frame) -> k.Flow:
    """At the end whoever of the two is left becomes acted (A16), unless a text says that its attack does not do so."""
    ids = [id for id in (frame[WHO], frame[AGAINST]) if id and is_character(game, id)]
    return k.Do(
        [
            Act(id)
            for id in ids
            if not e.concerns(game, "forbid:tire" if id == frame[WHO] else "forbid:tire_guarding", id, 0)
        ]
    )


@ATTACK.step("N-9.9")
def finish(game: k.Game, frame: k.Frame) -> k.Flow:
    """The attack is over."""
    events: list[k.Event] = [k.SetVariable(ATTACKER, 0), k.SetVariable(GUARD, 0), k.Occur("battle_end", frame.player)]
    return k.Do([*e.end(game, BATTLE_LONG), *events])


def is_open(game: k.Game, frame: k.Frame) -> bool:
    """N-9.6, A16: whether the damage goes to the player: nobody guarded, or by a house rule the guard is gone."""
    guard = frame[AGAINST]
    if not guard:
        return True
    return house(game, "guard_gone") == "player_takes_it" and not is_character(game, guard)
