"""205 アイテムカード: weapons and armour: who can bear them, their slots, and their use in battle."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.pso2.abilities import ENGAGED_LONG, PsoAbility, StaticAbility
from kirifuda.games.pso2.plans.stats import STATS
from kirifuda.games.pso2.rules.common import allies, borne, in_play, is_on, values_of
from kirifuda.games.pso2.rules.r103_5_numbers import put_in
from kirifuda.games.pso2.rules.r213_damage import Damage, can_be_lowered
from kirifuda.games.pso2.rules.r215_states import TurnOff, can_turn_off
from kirifuda.games.pso2.rules.r400_zones import OfOne
from kirifuda.games.pso2.rules.r403_field import Destroy
from kirifuda.games.pso2.values import (
    ARMOUR,
    FIELD_ATTACK,
    LAYER_NUMBER,
    WEAPON,
    Values,
    shares_class,
)

SLOTS: Final = {WEAPON: 1, ARMOUR: 3}
"""205.4.4: how many slots everybody has for each."""


def bearers(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> list[k.ObjectId]:
    """205.4, 205.4.3, 504.2: the allies that a weapon or armour can be laid on: those with a class of its own."""
    return [bearer for bearer in allies(game, player) if k.passes(CAN_BEAR, game, player, bearer, id)]


# Who can bear a weapon or armour: `object` is whoever is to bear it, `number` the card.


def is_ally(game: k.Game, player: k.PlayerId, bearer: k.ObjectId, id: k.ObjectId) -> bool:
    """205.4: one's own player or character."""
    return bearer in allies(game, player)


def is_of_its_class(game: k.Game, player: k.PlayerId, bearer: k.ObjectId, id: k.ObjectId) -> bool:
    """205.4.3: of a class that the card has, too."""
    if game.object(bearer) is None or game.object(id) is None:
        return False
    return shares_class(values_of(game, bearer), values_of(game, id))


def has_slots(game: k.Game, player: k.PlayerId, bearer: k.ObjectId, id: k.ObjectId) -> bool:
    """205.4.4, 103.1.1: no text says that it has no slots for that."""
    kind = values_of(game, id).kind if game.object(id) is not None else 0
    return all(not kind & sort or slots_of(game, bearer, sort) > 0 for sort in SLOTS)


def is_named_bearer(game: k.Game, player: k.PlayerId, bearer: k.ObjectId, id: k.ObjectId) -> bool:
    """103.1.1: among those of whom the card's own text says that they alone can bear it."""
    if game.object(id) is None:
        return False
    scope = e.Scope(game, {}, id, player)
    for ability in values_of(game, id).abilities:
        of = ability.bearers if isinstance(ability, StaticAbility) else None
        if of is not None and not of.accepts(scope, bearer):
            return False
    return True


CAN_BEAR: Final[k.Conditions] = (
    k.Condition("205.4", "自分のプレイヤーかキャラではない", "it is no ally of yours", is_ally),
    k.Condition("205.4.3", "クラスが合わない", "its class does not fit", is_of_its_class),
    k.Condition("103.1.1", "装備できる相手が決まっている", "its text names who can bear it", is_named_bearer),
    k.Condition("205.4.4", "装備枠がない", "it has no slots for that", has_slots),
)


def slots_used(game: k.Game, bearer: k.ObjectId, kind: int) -> int:
    """205.4.4, 205.4.4.1: how many slots its weapons or armour take."""
    return sum(values_of(game, id).slots for id in borne(game, bearer, kind))


def slots_of(game: k.Game, bearer: k.ObjectId, kind: int) -> int:
    """205.4.4, 103.1.1: how many slots somebody has for weapons or for armour; of several texts the last counts."""
    most = SLOTS[kind]
    for holder in game.index().buckets.get("slots", ()):
        ability = holder.ability
        if isinstance(ability, StaticAbility) and ability.gear_slots is not None and ability.gear_slots.kind == kind:
            scope = e.holder_scope(game, holder)
            if ability.is_in_force(scope) and ability.gear_slots.who.matches(scope, bearer):
                most = ability.gear_slots.count.value(scope)
    return most


def overloaded(game: k.Game) -> list[tuple[k.ObjectId, int]]:
    """205.4.5: who bears more than the slots allow, and of what."""
    found: list[tuple[k.ObjectId, int]] = []
    for player in range(game.players):
        for bearer in in_play(game, player):
            for kind in SLOTS:
                if game.state.objects[bearer].under and slots_used(game, bearer, kind) > slots_of(game, bearer, kind):
                    found.append((bearer, kind))
    return found


FIT_SLOTS: Final = k.Procedure("fit_slots")
BEARER: Final = k.Slot[int]("bearer")
SORT: Final = k.Slot[int]("sort")
GIVEN_UP: Final = k.Slot[int]("given_up")


@FIT_SLOTS.step("205.4.5")
def choose_excess(game: k.Game, frame: k.Frame) -> k.Flow:
    """Whoever controls the bearer chooses which one of that sort is destroyed, an old or the new one (205.4.4.1)."""
    bearer = game.object(frame[BEARER])
    if bearer is None:
        return k.DONE
    ids = borne(game, bearer.id, frame[SORT])
    return k.Ask(
        GIVEN_UP.name,
        k.Decision(bearer.controller, "give_up", k.objects("give_up", ids), take=k.TAKE_OBJECT, subject=bearer.id),
    )


@FIT_SLOTS.step("205.4.5")
def destroy_excess(game: k.Game, frame: k.Frame) -> k.Flow:
    """It is destroyed."""
    return k.Do([Destroy(frame[GIVEN_UP], "rule")])


# Weapons (205.5.1)


@dataclass(eq=False)
class WeaponChange(k.Change):
    """205.5.1: the attack of a used weapon is added to its bearer's, as the `number` of the lasting effect."""

    layer: int = field(default=LAYER_NUMBER, init=False)
    writes: k.Mask = field(default=FIELD_ATTACK, init=False)

    def change(self, board: k.Board, effect: k.LastingEffect, card: k.CardObject, values: k.Characteristics) -> None:
        assert isinstance(values, Values)
        put_in(values, STATS["攻撃力"], effect, (e.RAISE, effect.number))


WEAPON_CHANGE: Final = WeaponChange("weapon")


class UseWeapon(OfOne):
    """205.5.1, 215.1.3 武器の使用: it turns OFF, and until the engagement ends its attack is added to its bearer's.
    205.5.1.1: a rule process without a source."""

    kind = "use_weapon"
    part_kinds: ClassVar[tuple[str, ...]] = ("turn_off", "begin")

    def parts(self, game: k.Game) -> list[k.Event]:
        card = game.object(self.object)
        if card is None or not card.host or not is_on(game, self.object):
            return []
        number = values_of(game, self.object).attack
        effect = k.LastingEffect(WEAPON_CHANGE, None, 0, k.NOBODY, (card.host,), ENGAGED_LONG, number)
        return [TurnOff(self.object), k.BeginLasting(effect)]


def ready_weapons(game: k.Game, player: k.PlayerId, engaged: list[k.ObjectId]) -> list[k.ObjectId]:
    """506.5.2: the weapons ON that a player could use: on cards that are engaged."""
    found: list[k.ObjectId] = []
    for bearer in engaged:
        card = game.object(bearer)
        if card is not None and card.controller == player and not e.concerns(game, "forbid:use_weapon", bearer, 0):
            found.extend(id for id in borne(game, bearer, WEAPON) if can_turn_off(game, id))
    return found


# Armour (205.5.2)

USE_ARMOUR: Final = k.Procedure("use_armour")
ARMOUR_SLOT: Final = k.Slot[int]("armour")
LOWERED: Final = k.Slot[tuple[int, ...]]("_lowered")
"""How much less damage it is, whose damage, whether it is battle damage, and how much of it is left."""


@dataclass(eq=False)
class UseArmour(OfOne):
    """205.5.2, 215.1.3 防具の使用: it turns OFF; with what it lowers, and whose damage that is."""

    kind = "use_armour"
    part_kinds: ClassVar[tuple[str, ...]] = ("turn_off",)
    less: int = 0
    dealer: k.ObjectId = 0
    in_battle: bool = False
    left: int = 0

    def parts(self, game: k.Game) -> list[k.Event]:
        return [TurnOff(self.object)] if is_on(game, self.object) else []


@USE_ARMOUR.step("205.5.2")
def turn_armour_off(game: k.Game, frame: k.Frame) -> k.Flow:
    """The armour is used before the damage comes, so that it serves only once."""
    less, dealer, in_battle, left = frame[LOWERED]
    used = UseArmour(frame[ARMOUR_SLOT], less, dealer, bool(in_battle), left)
    return k.Do([used]) if game.object(used.object) is not None else k.NEXT


class ArmourRule(PsoAbility):
    """506.6.1.1-2, 205.5.2.1: damage to the bearer is lowered by the defence, if its controller wants: a replacement
    among others (103.4.3.2), though no ability and nobody's doing."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__("armour")
        self.is_rule = True
        self.replaces = ("damage",)
        self.optional = True

    def is_replacing(self, game: k.Game, holder: k.Holder, event: k.Event) -> bool:
        card = game.object(holder.source)
        if card is None or not isinstance(event, Damage) or event.number <= 0 or card.host != event.object:
            return False
        if e.concerns(game, "forbid:use_armour", event.object, 0):
            return False
        return can_turn_off(game, card.id) and can_be_lowered(game, event)

    def replace(self, game: k.Game, holder: k.Holder, event: k.Event) -> list[k.Event]:
        assert isinstance(event, Damage)
        less = event.changed(event.number - values_of(game, holder.source).defense)
        lowered = (event.number - less.number, event.dealer, 1 if event.in_battle else 0, less.number)
        return [
            k.Perform(USE_ARMOUR, {ARMOUR_SLOT.name: holder.source, LOWERED.name: lowered}, 0, k.NOBODY, True),
            less,
        ]


ARMOUR_RULE: Final = ArmourRule()
