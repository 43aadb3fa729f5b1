"""Why an action of a scenario is refused: the clauses against what is chosen for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games.scenario_words import Part
from kirifuda.games.spellcard_strike.abilities import DeclaredAbility, SpellPlan, StrikeAbility
from kirifuda.games.spellcard_strike.rules import r02_05_declarations as declaring
from kirifuda.games.spellcard_strike.rules.common import is_striker, values_of
from kirifuda.games.spellcard_strike.rules.r02_05_4_targets import UNFIT, faults_of
from kirifuda.games.spellcard_strike.rules.r04_01_stage import free_base_line
from kirifuda.games.spellcard_strike.rules.r05_04_7_attack import joiners
from kirifuda.games.spellcard_strike.rules.r07_costs import payers_of
from kirifuda.games.spellcard_strike.stage import area_target
from kirifuda.games.spellcard_strike.values import CASTER_ICON
from kirifuda.games.spellcard_strike.zones import CHAIN

if TYPE_CHECKING:
    from kirifuda import effects as e
    from kirifuda import kernel as k


def against_choices(game: k.Game, player: k.PlayerId, parts: list[Part]) -> list[str]:
    """The clauses against what goes with an action, and against whoever is not asked at all."""
    found: list[str] = []
    for id in parts[0].objects:
        if id in game.state.objects:
            found.extend(against_choice(game, player, parts, id))
    decision = game.decision()
    if decision is None or decision.player != player:
        found.append("5.2.2" if not game.zone(CHAIN, 0) else "6.2.1.1")
    return found


def against_choice(game: k.Game, player: k.PlayerId, parts: list[Part], id: k.ObjectId) -> list[str]:
    """The clauses against what goes with an action with one card."""
    verb = parts[0].verb
    if verb == "attack":
        return against_joiners(game, parts, id)
    if verb == "cast":
        return against_spell(game, player, parts, id)
    if verb == "use":
        return against_ability(game, player, parts, id)
    return against_area(game, player, parts) if verb == "summon" else []


def said(parts: list[Part], *verbs: str) -> list[k.ObjectId]:
    """The cards that the answers of a kind name."""
    return [id for part in parts[1:] if part.verb in verbs for id in part.objects]


def against_joiners(game: k.Game, parts: list[Part], id: k.ObjectId) -> list[str]:
    """5.4.7.3: those who would join an attack on each target."""
    found: list[str] = []
    for target in said(parts, "target", "aim"):
        able = joiners(game, id, target) if is_striker(game, id) else []
        found.extend("5.4.7.3" for other in said(parts, "join") if other not in able)
    return found


def against_spell(game: k.Game, player: k.PlayerId, parts: list[Part], id: k.ObjectId) -> list[str]:
    """2.5.4: its targets, who pays."""
    casters = said(parts, "by")
    found: list[str] = []
    plan = declaring.spell_of(game, id)
    for caster in declaring.casters_of(game, player, id, casters[0] if casters else 0) if plan is not None else []:
        assert plan is not None
        found.extend(against_answers(declaring.spell_scope(game, player, id, caster), plan, parts, "5.4.8.4"))
    return found


def against_ability(game: k.Game, player: k.PlayerId, parts: list[Part], id: k.ObjectId) -> list[str]:
    """2.5.4: the targets of its ability, who pays."""
    abilities = game.values(id).abilities
    numbers = [
        number
        for number, ability in enumerate(abilities)
        if isinstance(ability, DeclaredAbility) and parts[0].is_line(place_of(game, ability, id))
    ]
    found: list[str] = []
    for number in numbers:
        ability = declaring.ability_of(game, id, number)
        if ability is not None:
            found.extend(against_answers(declaring.ability_scope(game, player, id), ability.plan, parts, "5.4.9.3"))
    return found


def against_answers(scope: e.Scope, plan: SpellPlan, parts: list[Part], choosing: str) -> list[str]:
    """2.5.4.1, 7.1.4, 1.1.6.1: targets that are unfit, strikers that cannot pay, numbers below 1."""
    found: list[str] = []
    areas = [area_target(area) for part in parts[1:] if part.verb in ("target", "aim") for area in part.areas]
    aimed = [*said(parts, "target", "aim"), *areas]
    for target in aimed:
        faults = faults_of(scope, plan, target)
        found.extend([*faults, UNFIT, choosing] if faults else [])
    if aimed and plan.targets and len(aimed) < plan.targets[0].least(scope):
        found.extend([UNFIT, "2.5.4.1.1", choosing])
    found.extend(against_payers(scope, plan, said(parts, "pay")))
    if not found and plan.letters and any(part.verb == "number" for part in parts):
        found.append("1.1.6.1")
    return found


def against_payers(scope: e.Scope, plan: SpellPlan, payers: list[k.ObjectId]) -> list[str]:
    """7.1.4.1, 7.6.4.2.1: strikers that are named to pay and can pay none of its icons."""
    found: list[str] = []
    caster = scope.slots["caster"]
    assert isinstance(caster, int)
    for payer in payers:
        if not any(payer in payers_of(scope.game, scope.player, icon, caster) for icon in plan.costs.power):
            is_framed = any(icon & CASTER_ICON for icon in plan.costs.power) and payer != caster
            found.extend(["7.1.4", "7.1.4.1", *(["7.6.4.2.1"] if is_framed else [])])
            found.extend(attribute_clauses(scope.game, plan, payer))
    return found


def attribute_clauses(game: k.Game, plan: SpellPlan, payer: k.ObjectId) -> list[str]:
    """7.1.4.1.1-4: the costs of an attribute that a striker does not have."""
    own = values_of(game, payer).attributes
    wanted = [bit for bit in range(4) if any(icon & 15 == 1 << bit for icon in plan.costs.power)]
    return [f"7.1.4.1.{bit + 1}" for bit in wanted if not own & 1 << bit]


def against_area(game: k.Game, player: k.PlayerId, parts: list[Part]) -> list[str]:
    """2.8.1.1, 4.1.8.2: an area that is not free on the own base line."""
    areas = [area for part in parts for area in part.areas]
    return ["2.8.1.1", "4.1.8.2"] if any(area not in free_base_line(game, player) for area in areas) else []


def place_of(game: k.Game, ability: k.Ability, id: k.ObjectId) -> int:
    """Which of a striker's lines an ability is, from 1; 0 if the striker does not have it."""
    if id not in game.state.objects and id not in game.state.last_known:
        return 0
    lines = list(dict.fromkeys(printed_line(each) for each in game.values_or_last(id).abilities))
    wanted = printed_line(ability)
    return lines.index(wanted) + 1 if wanted in lines else 0


def printed_line(ability: k.Ability) -> tuple[str, int]:
    """The card that an ability is printed on, and the line there."""
    return (ability.key.partition("#")[0], ability.line if isinstance(ability, StrikeAbility) else 0)
