"""2.4.9 発揮と適用: a declaration of the reaction chain takes effect, or fails."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.spellcard_strike.abilities import CARD, CASTER, EQUIPMENT, RULE
from kirifuda.games.spellcard_strike.rules.common import is_striker, values_of
from kirifuda.games.spellcard_strike.rules.r02_05_4_targets import (
    ATTACKERS,
    declaration_scope,
    has_in_range,
    is_attack,
    legal_bound,
    plan_of_item,
    targets_of,
)
from kirifuda.games.spellcard_strike.rules.r02_06_damage import ATTACK, Damage
from kirifuda.games.spellcard_strike.rules.r02_09_equipment import Equip
from kirifuda.games.spellcard_strike.rules.r02_10_rule_cards import PLACE_RULE_CARD

RESOLUTION: Final = k.Procedure("resolution")
ITEM: Final = k.Slot[int]("item")
SOURCE: Final = k.Slot[int]("source")
"""The card whose text runs: the spell where it lies by then, or the striker."""
WORN: Final = k.Slot[tuple[int, ...]]("worn")
KEPT: Final = k.Slot[int]("kept")
FAILED: Final = k.Slot[int]("failed")
GRAZE: Final = "graze"


@RESOLUTION.step("2.4.10.1")
def check_declarer(game: k.Game, frame: k.Frame) -> k.Flow:
    """Without the striker that declared it, or without its ability, it fails."""
    card = game.object(frame[ITEM])
    if card is None or card.item is None:
        return k.DONE
    frame[SOURCE] = bound_id(card, CARD) or bound_id(card, CASTER)
    return k.NEXT if is_declarer_there(game, card) else fail(frame, card)


@RESOLUTION.step("2.4.10.2")
def check_targets(game: k.Game, frame: k.Frame) -> k.Flow:
    """If all targets are unfit (out of range, not to be targeted, or no longer what is asked for) it fails."""
    if frame.get(FAILED, 0):
        return k.DONE
    card = game.state.objects[frame[ITEM]]
    if is_attack(card):
        return k.NEXT if participants(game, card) else fail(frame, card)
    plan = plan_of_item(game, card)
    if plan is None:
        return k.DONE
    bound = legal_bound(game, card, plan)
    return fail(frame, card) if plan.targets and not targets_of(plan, bound) else k.NEXT


@RESOLUTION.step("2.4.12")
def deal_attack(game: k.Game, frame: k.Frame) -> k.Flow:
    """5.4.7.8: an attack deals its attackers' POW less the cards it was grazed with."""
    if frame.get(FAILED, 0):
        return k.DONE
    card = game.state.objects[frame[ITEM]]
    if not is_attack(card):
        return k.GoTo("2.9.2")
    attackers = participants(game, card)
    number = sum(values_of(game, id).pow for id in attackers) - bound_id(card, GRAZE)
    damage = Damage(bound_id(card, "target"), number, ATTACK, tuple(attackers))
    damage.by = card.controller
    return k.Do([damage])


@RESOLUTION.step("2.4.12")
def end_attack(game: k.Game, frame: k.Frame) -> k.Flow:
    """That is all an attack does."""
    return k.DONE


@RESOLUTION.step("2.9.2")
def equip(game: k.Game, frame: k.Frame) -> k.Flow:
    """A spell of the lasting kind 装備 is laid under its target first."""
    card = game.state.objects[frame[ITEM]]
    plan = plan_of_item(game, card)
    if plan is None or plan.lasting != EQUIPMENT:
        return k.GoTo("2.10.2")
    targets = targets_of(plan, legal_bound(game, card, plan))
    return k.Do([Equip(frame[SOURCE], targets[0])], into=WORN)


@RESOLUTION.step("2.9.3.1.1")
def check_equipped(game: k.Game, frame: k.Frame) -> k.Flow:
    """If it was not put on, its effect is not applied."""
    if frame[WORN][0] == k.NOTHING:
        return k.DONE
    frame[SOURCE] = game.state.became.get(frame[SOURCE], 0)
    return k.GoTo("2.4.10")


@RESOLUTION.step("2.10.2")
def place_rule(game: k.Game, frame: k.Frame) -> k.Flow:
    """A spell of the lasting kind ルール becomes its player's rule card first."""
    card = game.state.objects[frame[ITEM]]
    plan = plan_of_item(game, card)
    if plan is None or plan.lasting != RULE:
        return k.GoTo("2.4.10")
    return k.Call(PLACE_RULE_CARD, {"object": frame[SOURCE]}, into=KEPT, player=card.controller)


@RESOLUTION.step("2.10.2")
def check_rule_card(game: k.Game, frame: k.Frame) -> k.Flow:
    """If another card was kept, it does nothing."""
    frame[SOURCE] = frame[KEPT]
    return k.NEXT if frame[KEPT] else k.DONE


@RESOLUTION.step("2.4.10")
def carry_out(game: k.Game, frame: k.Frame) -> k.Flow:
    """What the text says, on the targets that are still fit."""
    card = game.state.objects[frame[ITEM]]
    plan = plan_of_item(game, card)
    assert plan is not None
    bound = legal_bound(game, card, plan)
    if bound.get(CARD):
        bound[CARD] = frame[SOURCE]
    return k.Call(plan.procedure, bound, source=frame[SOURCE], player=card.controller)


def fail(frame: k.Frame, card: k.CardObject) -> k.Flow:
    """Everybody is told that it fails; the step that follows ends it."""
    frame[FAILED] = 1
    return k.Do([k.Occur("failed", card.controller)])


def bound_id(card: k.CardObject, name: str) -> int:
    """A number or the first of several that a declaration has noted; 0 if there is none."""
    assert card.item is not None
    value = card.item.bound.get(name, 0)
    if isinstance(value, tuple):
        value = value[0] if value else 0
    return value if isinstance(value, int) else 0


def attackers_of(card: k.CardObject) -> list[k.ObjectId]:
    """5.4.7.4: the strikers that took part in an attack."""
    assert card.item is not None
    found = card.item.bound.get(ATTACKERS)
    return [id for id in found if isinstance(id, int)] if isinstance(found, tuple) else []


def is_declarer_there(game: k.Game, card: k.CardObject) -> bool:
    """2.4.10.1: at least one attacker; the caster; for an ability the striker that still has it."""
    if is_attack(card):
        return any(is_striker(game, id) for id in attackers_of(card))
    caster = bound_id(card, CASTER)
    if not is_striker(game, caster):
        return False
    assert card.item is not None
    ability = card.item.ability
    return ability is None or ability in values_of(game, caster).abilities


def participants(game: k.Game, card: k.CardObject) -> list[k.ObjectId]:
    """2.4.10.2, 5.4.7.8: the attackers that count, none if the attack fails: its target is gone, or is no enemy, or (by
    the reading in force) out of range of all, of some, or of one of them."""
    target = bound_id(card, "target")
    there = [id for id in attackers_of(card) if is_striker(game, id)]
    victim = game.object(target)
    if victim is None or not is_striker(game, target) or victim.controller == card.controller:
        return []
    in_range = [id for id in there if has_in_range(game, card, id, target)]
    reading = house(game, "group_attack_range")
    if reading == "those_in_range":
        return in_range
    if reading == "every_participant":
        return there if len(in_range) == len(there) else []
    return there if in_range else []


def declaration_values(game: k.Game, card: k.CardObject) -> dict[str, k.Value]:
    """What a declaration has bound, for whoever looks at the chain."""
    return declaration_scope(game, card).slots
