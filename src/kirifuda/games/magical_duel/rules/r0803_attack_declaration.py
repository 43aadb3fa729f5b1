"""803 攻撃宣言ステップ: the turn player declares one attack, or none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Aim, Source, asking, menu
from kirifuda.customs.doubts import house
from kirifuda.games.magical_duel.abilities import StaticAbility
from kirifuda.games.magical_duel.rules.common import opponent, servants, values_of, was_taken_back
from kirifuda.games.magical_duel.rules.r0600_priority import PRIORITY
from kirifuda.games.magical_duel.rules.r1000_actions import Rest
from kirifuda.games.magical_duel.values import NO_NUMBER, SERVANT
from kirifuda.games.magical_duel.zones import CASTERS, RECOVERED, REVERSED, SERVANTS

ATTACK_DECLARATION: Final = k.Procedure("attack_declaration")
DECLARING: Final = k.Procedure("declaring")
TOLLS: Final = k.Procedure("attack_tolls")
ATTACKER: Final = k.Slot[int]("attacker")
TARGET: Final = k.Slot[int]("target")
RESTED_NOW: Final = k.Slot[tuple[int, ...]]("rested_now")
PAID: Final = k.Slot[int]("paid")
NO_SERVANT: Final = -1
"""What "attacked" holds while the attack is aimed at a card that is no servant: nobody is being attacked."""


@dataclass(eq=False)
class Attack(k.Event):
    """803.4, 803.5: from here on the attacker is attacking, and the servant aimed at is attacked; both battle."""

    kind = "attack"
    attacker: k.ObjectId
    target: k.ObjectId
    """A servant, or the player as `player_target`."""

    def object_id(self) -> k.ObjectId:
        return self.attacker

    def apply(self, game: k.Game) -> int:
        k.SetVariable("attacker", self.attacker).apply(game)
        k.SetVariable("attacking_player", game.turn_player()).apply(game)
        k.SetVariable("attack_target", self.target).apply(game)
        k.SetVariable("attacked", attacked_by(game, self.target)).apply(game)
        return 1


@ATTACK_DECLARATION.step("803.1")
def announce(game: k.Game, frame: k.Frame) -> k.Flow:
    """The start of the step."""
    return k.Do([k.Occur("attack_declaration_begin", game.turn_player())])


@ATTACK_DECLARATION.step("803.2")
def priority_before(game: k.Game, frame: k.Frame) -> k.Flow:
    """Priority goes to the turn player."""
    return k.Call(PRIORITY)


@ATTACK_DECLARATION.step("803.3a")
def choose_attacker(game: k.Game, frame: k.Frame) -> k.Flow:
    """803.3: an able servant, or nobody (a house rule takes that choice away)."""
    player = game.turn_player()
    able = able_to_attack(game, player)
    if not able:
        return k.Leave("806.1")
    forced = house(game, "forced_attacks") == "forced"
    must = [id for id in able if forced or e.concerns(game, "must:attack", id, 0) or demanded(game, id)]
    options = [k.Option("attack", id) for id in (must or able)]
    if not must:
        options.append(k.Option("no_attack"))
    return k.Ask(ATTACKER, k.Decision(player, "attacker", options, take=k.TAKE_OBJECT))


@ATTACK_DECLARATION.step("803.3b")
def choose_target(game: k.Game, frame: k.Frame) -> k.Flow:
    """803.3b: the other player, one of their servants, or a card that an effect makes attackable."""
    attacker = frame[ATTACKER]
    if not attacker:
        return k.Leave("806.1")
    targets = demanded(game, attacker) or demanded(game, attacker, "aim") or attackable(game, attacker)
    options = [k.Option("attack_target", id) for id in targets]
    return k.Ask(TARGET, k.Decision(game.turn_player(), "attack_target", options, take=k.TAKE_OBJECT, subject=attacker))


@ATTACK_DECLARATION.step("803.4")
def try_attack(game: k.Game, frame: k.Frame) -> k.Flow:
    """What can't be carried out is taken back to the choice of the attacker."""
    slots: dict[str, k.Value] = {ATTACKER.name: frame[ATTACKER], TARGET.name: frame[TARGET]}
    return k.Attempt(DECLARING, slots, f"attack/{frame[ATTACKER]}", "803.3a", player=game.turn_player())


@ATTACK_DECLARATION.step("803.6")
def priority_after(game: k.Game, frame: k.Frame) -> k.Flow:
    """Priority goes to the turn player."""
    return k.Call(PRIORITY)


@DECLARING.step("803.4")
def rest_attacker(game: k.Game, frame: k.Frame) -> k.Flow:
    """The attacker rests."""
    return k.Do([Rest(frame[ATTACKER])], into=RESTED_NOW)


@DECLARING.step("803.4")
def ask_tolls(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whatever else the attack asks for is carried out next."""
    if frame[RESTED_NOW] == (k.NOTHING,):
        return k.Abandon("803.4")
    slots: dict[str, k.Value] = {ATTACKER.name: frame[ATTACKER], TARGET.name: frame[TARGET], PAID.name: 0}
    return k.Call(TOLLS, slots)


@TOLLS.step("803.4")
def pay_toll(game: k.Game, frame: k.Frame) -> k.Flow:
    """One part after the other; what can't be carried out makes the attack impossible."""
    tolls = attack_costs(game, frame[ATTACKER], frame[TARGET])
    if frame[PAID] >= len(tolls):
        return k.DONE
    part, source = tolls[frame[PAID]]
    frame[PAID] = frame[PAID] + 1
    if not part.payable(e.Scope(game, {}, source, game.turn_player())):
        return k.Abandon("803.4")
    return k.Call(part.procedure, {}, source=source, player=game.turn_player())


@TOLLS.step("803.4")
def next_toll(game: k.Game, frame: k.Frame) -> k.Flow:
    """Until all is paid."""
    return k.GoTo("803.4")


@DECLARING.step("803.5")
def begin_battle(game: k.Game, frame: k.Frame) -> k.Flow:
    """803.4-5: the attacker attacks; the chosen servant is attacked."""
    return k.Do([Attack(frame[ATTACKER], frame[TARGET])])


# Who can attack whom


def is_recovered(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """803.3a: recovered."""
    card = game.object(id)
    return card is not None and card.position == RECOVERED


def is_over_slow_start(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """1104.2: a servant with Slow Start can't attack in the turn in which it came."""
    card = game.object(id)
    if card is None or card.entered != game.turn():
        return card is not None
    return not e.has_keyword(values_of(game, id).abilities, "召喚酔い")


def is_attack_allowed(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """803.3a: not forbidden to attack, whatever the target."""
    return not e.concerns(game, "forbid:attack", id, 0)


def is_attack_untried(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """803.4: its attack has not just proved impossible."""
    return not was_taken_back(game, f"attack/{id}")


def is_battle_turn(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """506.1: there is no battle phase in the first turn of the game."""
    return game.turn() > 1


def has_target(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """803.3b: there is something to attack."""
    return game.object(id) is not None and bool(attackable(game, id))


def is_attackable(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """803.3b: this may be chosen."""
    return game.object(id) is not None and number in attackable(game, id)


ABLE_TO_ATTACK: Final[k.Conditions] = (
    k.Condition("803.3a", "リカバー状態ではない", "it is not recovered", is_recovered),
    k.Condition("1104.2", "召喚酔いしている", "it has Slow Start and came this turn", is_over_slow_start),
    k.Condition("803.3a", "攻撃が禁止されている", "an effect forbids it to attack", is_attack_allowed),
    k.Condition("803.4", "実行できず取り消された", "it was tried and taken back", is_attack_untried),
)
"""What must be true of the attacker, whatever it could attack."""
ATTACKING: Final[Action] = Action(
    "attack",
    asking("803.3", "攻撃宣言の時ではない", "no attack is being declared", "attacker"),
    Source("803.3a", "支配している怪異ではない", "it is not a servant you control", servants),
    now=(
        k.Condition(
            "506.1", "最初のターンにバトルフェイズはない", "the first turn has no battle phase", is_battle_turn
        ),
    ),
    able=(*ABLE_TO_ATTACK, k.Condition("803.3b", "攻撃目標がない", "there is nothing it may attack", has_target)),
    aims=(
        Aim(
            "attack_target",
            (k.Condition("803.3b", "攻撃目標にできない", "it is nothing that it may attack", is_attackable),),
            by_card=True,
        ),
    ),
)


def is_attack_left(game: k.Game, player: k.PlayerId) -> bool:
    """805.5: whether there is a recovered servant that is not forbidden to attack, whatever it could attack."""
    conditions = (*ATTACKING.now, *ABLE_TO_ATTACK)
    return any(k.passes(conditions, game, player, id) for id in servants(game, player))


def able_to_attack(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """803.3: servants that could be chosen to attack somebody."""
    return [option.object for option in menu((ATTACKING,), game, player)]


def attackable(game: k.Game, attacker: k.ObjectId) -> list[k.ObjectId]:
    """803.3b: the targets that this attacker may choose; reversed servants shield their player."""
    player = game.state.objects[attacker].controller
    enemy = opponent(game, player)
    found: list[k.ObjectId] = []
    shielded = False
    for id in game.zone(SERVANTS, enemy):
        if values_of(game, id).kinds & SERVANT:
            if not e.concerns(game, "forbid:attack", attacker, id):
                found.append(id)
                shielded = shielded or game.state.objects[id].position == REVERSED
        elif e.concerns(game, "allow:attacked_as_target", attacker, id):
            found.append(id)
    for id in game.zone(CASTERS, enemy):
        if e.concerns(game, "allow:attacked_as_target", attacker, id):
            found.append(id)
    target = e.player_target(enemy)
    if shielded and not may_attack_past_reversed(game, attacker):
        return found
    if not e.concerns(game, "forbid:attack", attacker, target):
        found.append(target)
    return found


def demanded(game: k.Game, attacker: k.ObjectId, deed: str = "attack") -> list[k.ObjectId]:
    """104.1: the targets that an effect tells this attacker to choose if it can; "aim": only if it attacks at all."""
    found: list[k.ObjectId] = []
    for ability, scope in e.in_force(game, "must:" + deed, StaticAbility):
        for plan in ability.musts:
            if plan.deed == deed and not plan.concerns(scope, attacker, 0):  # it names its target
                found.extend(id for id in attackable(game, attacker) if plan.concerns(scope, attacker, id))
    return found


def may_attack_past_reversed(game: k.Game, attacker: k.ObjectId) -> bool:
    """1110.2: Hubris, or an effect that allows the same."""
    if e.has_keyword(values_of(game, attacker).abilities, "傲慢"):
        return True
    return e.concerns(game, "allow:attack_past_reversed", attacker, 0)


def attack_costs(game: k.Game, attacker: k.ObjectId, target: k.ObjectId) -> list[tuple[e.CostPart, k.ObjectId]]:
    """803.4: the parts of every toll on this attack, with the card that asks for it."""
    found: list[tuple[e.CostPart, k.ObjectId]] = []
    for ability, scope in e.in_force(game, "toll:attack", StaticAbility):
        for toll in ability.tolls:
            if toll.deed.deed == "attack" and toll.deed.concerns(scope, attacker, target):
                found.extend((part, scope.source) for part in toll.costs)
    return found


def is_on_field_as_servant(game: k.Game, id: k.ObjectId) -> bool:
    """803.4a: a servant on the field that has ATK and DEF."""
    card = game.object(id)
    if card is None or game.map.kind_of[card.zone] is not SERVANTS:
        return False
    values = values_of(game, id)
    return bool(values.kinds & SERVANT) and values.attack != NO_NUMBER and values.defense != NO_NUMBER


def stop_battling(game: k.Game) -> list[k.Event]:
    """803.4a, 803.5a: who is no longer a servant, or changed sides or zones, is out of the battle at once."""
    events: list[k.Event] = []
    attacker = game.number("attacker")
    if not attacker:
        return events
    player = game.number("attacking_player")
    card = game.object(attacker)
    if card is None or card.controller != player or not is_on_field_as_servant(game, attacker):
        events.append(k.SetVariable("attacker", 0))
    attacked = game.number("attacked")
    if attacked > 0:
        other = game.object(attacked)
        if other is None or other.controller == player or not is_on_field_as_servant(game, attacked):
            events.append(k.SetVariable("attacked", 0))
    return events


def attacked_by(game: k.Game, target: k.ObjectId) -> k.ObjectId:
    """803.5: the servant that is attacked from here on; a player or another card is aimed at and no more."""
    if target < 0:
        return 0
    return target if is_on_field_as_servant(game, target) else NO_SERVANT
