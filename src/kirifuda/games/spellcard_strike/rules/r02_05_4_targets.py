"""2.5.4.1 適切な対象: what a declaration may choose, and what is still fit when it takes effect."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.spellcard_strike import minimap
from kirifuda.games.spellcard_strike.abilities import (
    CASTER,
    KIND,
    ORIGIN,
    DeclaredAbility,
    SpellPlan,
    StaticAbility,
    targets_in,
)
from kirifuda.games.spellcard_strike.keywords.k10_05_ward import WARD
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.rules.common import area_of, counts_blue, values_of
from kirifuda.games.spellcard_strike.rules.r02_06_damage import SPELL
from kirifuda.games.spellcard_strike.stage import NO_AREA, target_area
from kirifuda.games.spellcard_strike.zones import CHAIN


def area_of_target(game: k.Game, target: k.ObjectId) -> int:
    """Where a target is: an area itself, a striker's area, or that of the striker that wears it."""
    area = target_area(target)
    return area if area != NO_AREA else area_of(game, target)


def is_in_map(game: k.Game, plan: SpellPlan, caster: k.ObjectId, origin: int, target: k.ObjectId) -> bool:
    """3.6.5: whether a target is in the range of a declaration made from an area."""
    if plan.map is None:
        return True
    card = game.object(caster)
    if card is None:
        return False
    blue = plan.names_blue or counts_blue(game)
    return minimap.covers(plan.map.cells, origin, card.controller, area_of_target(game, target), blue=blue)


def can_be_targeted(game: k.Game, scope: e.Scope, target: k.ObjectId) -> bool:
    """2.4.10.2.2, 10.5.1: whether nothing says that it is not to be targeted by such a declaration."""
    deed = "forbid:target_by_spell" if scope.slots.get(KIND) == SPELL else "forbid:target_by_ability"
    return not e.concerns(game, deed, scope.source, target) and not is_kept_from_caster(game, scope, target)


def is_kept_from_caster(game: k.Game, scope: e.Scope, target: k.ObjectId) -> bool:
    """1.1.3: whether something says that it is not to be targeted by what this caster declares."""
    deed = "forbid:target_of_spell" if scope.slots.get(KIND) == SPELL else "forbid:target_of_ability"
    caster = scope.slots.get(CASTER)
    return isinstance(caster, int) and e.concerns(game, deed, caster, target)


ATTACKERS: Final = "attackers"
"""What an attack notes: the strikers that take part in it."""
RANGE: Final = "3.6.5"
WARDED: Final = "10.5.1"
FORBIDDEN: Final = "1.1.3"
UNINVOLVED: Final = "2.5.4.1.1"
UNFIT: Final = "2.5.4.1"


def forbidding(game: k.Game, scope: e.Scope, target: k.ObjectId) -> str:
    """The clause by which something is not to be targeted by such a declaration: of a ward, or of any other effect."""
    deed = "forbid:target_by_spell" if scope.slots.get(KIND) == SPELL else "forbid:target_by_ability"
    for holder in game.index().buckets.get(deed, ()):
        if e.holder_concerns(game, holder, deed, scope.source, target):
            ability = holder.ability
            return WARDED if isinstance(ability, StaticAbility) and ability.keyword == WARD else FORBIDDEN
    return FORBIDDEN if is_kept_from_caster(game, scope, target) else ""


def faults_of(scope: e.Scope, plan: SpellPlan, id: k.ObjectId) -> list[str]:
    """2.5.4.1: the clauses against choosing one thing as a target of a declaration."""
    game = scope.game
    caster = scope.slots.get(CASTER)
    assert isinstance(caster, int)
    found: list[str] = []
    if not plan.targets or not plan.targets[0].is_legal(scope, id):
        found.append(UNFIT)
    if not is_in_map(game, plan, caster, area_of(game, caster), id):
        found.append(RANGE)
    if not can_be_targeted(game, scope, id):
        found.append(forbidding(game, scope, id))
    if game.zone(CHAIN, 0) and not is_involved(game, id, involved_strikers(game)):
        found.append(UNINVOLVED)
    return found


def fault(scope: e.Scope, plan: SpellPlan) -> str:
    """2.5.4.1: what keeps enough targets away, nothing if there are enough: the first of their being there, range,
    prohibitions and, in a chain, being involved in it."""
    if has_targets(scope, plan):
        return ""
    target = plan.targets[0]
    there = target.candidates(scope)
    least = max(bounds(scope, target, len(there))[0], 1)
    faults = [faults_of(scope, plan, id) for id in there]
    for clause in (RANGE, WARDED, FORBIDDEN, UNINVOLVED):
        left = [one for one in faults if clause not in one]
        if len(faults) >= least > len(left):
            return clause
        faults = left
    return UNFIT


def candidates(scope: e.Scope, plan: SpellPlan, target: e.TargetPlan) -> list[k.ObjectId]:
    """2.5.4.1: everything in range that fits and may be targeted."""
    game = scope.game
    caster = scope.slots.get(CASTER)
    assert isinstance(caster, int)
    origin = area_of(game, caster)
    return [
        id
        for id in target.candidates(scope)
        if is_in_map(game, plan, caster, origin, id) and can_be_targeted(game, scope, id)
    ]


def bounds(scope: e.Scope, target: e.TargetPlan, there: int) -> tuple[int, int]:
    """2.5.4.1.1: how few and how many are to be chosen; 全員 means all of them, and at least one."""
    if isinstance(target, e.SetTargets) and target.quantity is None:
        return max(there, 1), there
    return target.least(scope), min(target.most(scope), there)


def has_targets(scope: e.Scope, plan: SpellPlan) -> bool:
    """2.5.4.1.1: whether all targets can be chosen; in a chain, so that they include somebody involved in it."""
    is_reaction = bool(scope.game.zone(CHAIN, 0))
    for number, target in enumerate(plan.targets):
        if target.depends_on_choices:
            continue
        found = candidates(scope, plan, target)
        if is_reaction and (number == 0 or len(plan.targets) > 1):
            found = choices(scope, plan, target)
        least, most = bounds(scope, target, len(found))
        if len(found) < least or most < least:
            return False
    return True


def choices(scope: e.Scope, plan: SpellPlan, target: e.TargetPlan) -> list[k.ObjectId]:
    """2.5.4.1.1: what may be chosen: in range and fit, and in a chain only if somebody involved is among them all."""
    found = candidates(scope, plan, target)
    game = scope.game
    if not game.zone(CHAIN, 0):
        return found
    involved = involved_strikers(game)
    if house(game, "reaction_targets") != "all":
        for other in plan.targets:
            if other is not target and involves(scope, plan, other, involved):
                return found
    return reaction_candidates(scope, target, found, involved)


def involves(scope: e.Scope, plan: SpellPlan, target: e.TargetPlan, involved: list[k.ObjectId]) -> bool:
    """Whether one of several targets is somebody involved in the chain, or may still be."""
    chosen = scope.slots.get(target.slot)
    there = chosen if isinstance(chosen, tuple) else candidates(scope, plan, target)
    return any(isinstance(id, int) and is_involved(scope.game, id, involved) for id in there)


def reaction_candidates(
    scope: e.Scope, target: e.TargetPlan, found: list[k.ObjectId], involved: list[k.ObjectId]
) -> list[k.ObjectId]:
    """2.5.4.1.1: what may be chosen in a chain; nothing if nobody involved is among it. By a house rule every target
    must be involved."""
    game = scope.game
    fitting = [id for id in found if is_involved(game, id, involved)]
    if house(game, "reaction_targets") != "all":
        is_single = bounds(scope, target, len(found))[1] < 2
        return fitting if is_single or not fitting else found
    if isinstance(target, e.SetTargets) and target.quantity is None:
        return found if len(fitting) == len(found) else []
    return fitting


def is_involved(game: k.Game, target: k.ObjectId, involved: list[k.ObjectId]) -> bool:
    """2.5.4.1.1: such a striker itself, the area where it is, or a spell card that it wears."""
    area = target_area(target)
    if area != NO_AREA:
        return any(area_of(game, id) == area for id in involved)
    if target in involved:
        return True
    card = game.object(target)
    return card is not None and card.host != 0 and card.host in involved


def involved_strikers(game: k.Game) -> list[k.ObjectId]:
    """2.5.4.1.1: whoever has declared something in this chain or is a target of something declared in it."""
    found: list[k.ObjectId] = []
    for id in game.zone(CHAIN, 0):
        item = game.state.objects[id].item
        if item is not None:
            for name in (CASTER, "attackers", "target", "targets"):
                value = item.bound.get(name)
                if isinstance(value, int):
                    found.append(value)
                elif isinstance(value, tuple):
                    found.extend(one for one in value if isinstance(one, int))
    return found


def has_in_range(game: k.Game, item: k.CardObject, attacker: k.ObjectId, target: k.ObjectId) -> bool:
    """2.4.10.2.1, 5.4.7.2: whether an attacker has its target in range, from where it stands now or, by a house rule,
    from where it stood."""
    card = game.object(attacker)
    if card is None:
        return False
    origin = card.place
    if house(game, "range_origin") == "declared_area" and item.item is not None:
        attackers = item.item.bound.get("attackers")
        origins = item.item.bound.get("origins")
        if isinstance(attackers, tuple) and isinstance(origins, tuple) and attacker in attackers:
            noted = origins[attackers.index(attacker)]
            origin = noted if isinstance(noted, int) else origin
    return reaches(game, attacker, origin, target)


def reaches(game: k.Game, attacker: k.ObjectId, origin: int, target: k.ObjectId) -> bool:
    """5.4.7.2: whether an attack from an area has a striker in range."""
    controller = game.state.objects[attacker].controller
    cells = values_of(game, attacker).range
    return minimap.covers(cells, origin, controller, area_of(game, target), blue=counts_blue(game))


def is_attack(card: k.CardObject) -> bool:
    """2.5.2: an attack, no spell and no ability."""
    return card.item is not None and ATTACKERS in card.item.bound


def plan_of_item(game: k.Game, card: k.CardObject) -> SpellPlan | None:
    """What a declared spell or ability does; None for an attack."""
    assert card.item is not None
    ability = card.item.ability
    if isinstance(ability, DeclaredAbility):
        return ability.plan
    return None if is_attack(card) else pool_of(game.pool).card_at(card.card).spell


def declaration_scope(game: k.Game, card: k.CardObject) -> e.Scope:
    """Where the plans of a declaration in the chain are evaluated."""
    assert card.item is not None
    return e.Scope(game, dict(card.item.bound), card.item.source, card.controller)


def legal_bound(game: k.Game, card: k.CardObject, plan: SpellPlan) -> dict[str, k.Value]:
    """2.4.10.2.1-3: the choices without the targets that are no longer fit."""
    scope = declaration_scope(game, card)
    bound = scope.slots
    caster = bound.get(CASTER)
    assert isinstance(caster, int)
    origin = area_of(game, caster)
    noted = bound.get(ORIGIN)
    if house(game, "range_origin") == "declared_area" and isinstance(noted, int):
        origin = noted
    fresh = bound.copy()
    gone: list[k.ObjectId] = []
    for target in plan.targets:
        chosen = fixed_or_gathered(scope, plan, target)
        legal = [
            id
            for id in chosen
            if target.is_legal(scope, id)
            and is_in_map(game, plan, caster, origin, id)
            and can_be_targeted(game, scope, id)
        ]
        gone.extend(id for id in chosen if id not in legal)
        fresh[target.slot] = tuple(legal)
    for split in plan.splits:
        part = fresh.get(split.slot)
        if isinstance(part, tuple):
            fresh[split.slot] = tuple(id for id in part if isinstance(id, int) and id not in gone)
    return fresh


def fixed_or_gathered(scope: e.Scope, plan: SpellPlan, target: e.TargetPlan) -> list[k.ObjectId]:
    """2.5.4.1.1: what was chosen; by a house rule 全員 means those who are there by now."""
    everyone = isinstance(target, e.SetTargets) and target.quantity is None
    if everyone and house(scope.game, "everyone_as_target") == "gathered_again":
        return candidates(scope, plan, target)
    chosen = scope.slots.get(target.slot)
    return [id for id in chosen if isinstance(id, int)] if isinstance(chosen, tuple) else []


def targets_of(plan: SpellPlan, bound: dict[str, k.Value]) -> list[k.ObjectId]:
    """Everything that is a target."""
    return targets_in(plan.targets, bound)


def side_of(game: k.Game, id: k.ObjectId) -> k.PlayerId:
    """Who controls a striker, now or when it left."""
    return game.object_or_last(id).controller
