"""Why something that a script tries is refused: the clauses that really stand in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.abilities import TextAbility
from kirifuda.games.last_resort.abilities import ASSASSINATE, SNIPER, ActivatedAbility
from kirifuda.games.last_resort.rules.common import creatures, opponent, values_of
from kirifuda.games.last_resort.rules.l01_equipment import CAN_BEAR
from kirifuda.games.last_resort.rules.l01_last_resort import CAN_TURN_UP, last_resort_of
from kirifuda.games.last_resort.rules.l08_mana_step import CAN_PLACE_MANA
from kirifuda.games.last_resort.rules.l09_1_costs import SUMMON, charges, sacrifices
from kirifuda.games.last_resort.rules.l09_actions import CAN_CONVERT, CAN_RECYCLE, CAN_SUMMON, WAYS, against_use
from kirifuda.games.last_resort.rules.l10_2_attackers import CAN_AIM, CAN_ATTACK
from kirifuda.games.last_resort.rules.l10_5_blocks import CAN_BLOCK, attacking, blockable
from kirifuda.games.last_resort.rules.l11_draw_two import CAN_DRAW
from kirifuda.games.last_resort.values import MANA_CARD
from kirifuda.games.last_resort.zones import FIELD, GRAVEYARD, HAND, LEADER
from kirifuda.games.scenario_words import Part
from kirifuda.kernel.legality import clauses_against

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId

TAKEN_FROM: Final = {
    "summon": HAND, "convert": HAND, "recycle": GRAVEYARD, "use": FIELD, "attack": FIELD, "block": FIELD,
}  # fmt: skip
"""Where the card of an action lies."""
MAIN_ACTIONS: Final = ("summon", "recycle", "convert", "use", "skill", "end")
"""L-9.0: what is done in the Main step."""
ASKED_ONCE: Final = {"mulligan": "L-4.4"}
"""Questions of the rules that come once, and the clauses that say so."""
VICTIMS: Final = {SNIPER: "L-19.11", ASSASSINATE: "L-17.4"}
"""Keywords that pick an enemy creature, and the clauses that say so."""
CHOSEN_BY: Final = {
    "bind": {"bind": "L-19.8"},
    "choose": {"snipe": "L-19.11", "assassinate": "L-17.4"},
    "take": {"look": "L-17.5"},
}
"""What is chosen in the middle of something: for each question the clause that says among what."""


def reasons(game: Game, player: PlayerId, parts: list[Part]) -> list[str]:
    """The clauses against an action, and against what goes with it."""
    verb = parts[0].verb
    objects = likeliest(game, player, verb, parts[0].objects)
    aimed = verb == "block" and any(part.verb == "aim" for part in parts)
    found = [clause for id in objects if not aimed for clause in reasons_about(game, player, parts[0], id)]
    if verb == "mana":
        held = [id for id in game.zone(HAND, player) if values_of(game, id).kind & MANA_CARD]
        found.extend(clauses_against(CAN_PLACE_MANA, game, player, held[0] if held else 0))
    if verb == "turn up":
        found.extend(clauses_against(CAN_TURN_UP, game, player, last_resort_of(game, player)))
    if verb == "draw":
        found.extend(clauses_against(CAN_DRAW, game, player, 0))
    for at, part in enumerate(parts[1:]):
        is_paired = part.verb == "aim" and len(parts) == len(objects) + 1
        for id in objects[at : at + 1] if is_paired else objects:
            found.extend(reasons_with(game, player, Part(verb, [id], []), part))
    return [*found, *reasons_now(game, player, verb)]


def reasons_now(game: Game, player: PlayerId, verb: str) -> list[str]:
    """What the question that is open has to do with it."""
    decision = game.decision()
    prompt = decision.prompt if decision is not None and decision.player == player else ""
    if verb in MAIN_ACTIONS:
        return [] if prompt == "main" else ["L-9.0"]
    if verb in ASKED_ONCE:
        return [] if prompt == verb else [ASKED_ONCE[verb]]
    return [CHOSEN_BY[verb][prompt]] if prompt in CHOSEN_BY.get(verb, {}) else []


def likeliest(game: Game, player: PlayerId, verb: str, ids: list[ObjectId]) -> list[ObjectId]:
    """Those of the objects that lie where the action takes its card from, if any do; the leader, for its skill."""
    if verb == "skill":
        return list(game.zone(LEADER, player))
    there = [id for id in ids if id in game.state.objects]
    place = TAKEN_FROM.get(verb)
    return there if place is None else [id for id in there if id in game.zone(place, player)] or there


def reasons_about(game: Game, player: PlayerId, part: Part, id: ObjectId) -> list[str]:
    """The clauses of every condition against an action with one card."""
    verb = part.verb
    if verb in ("use", "skill"):
        return [
            clause
            for number, ability in enumerate(game.values(id).abilities)
            if isinstance(ability, ActivatedAbility) and part.is_line(ability.line + 1)
            for clause in clauses_against(against_use(game, id, number), game, player, id, number)
        ]
    if verb in WAYS:
        conditions = {"summon": CAN_SUMMON, "recycle": CAN_RECYCLE, "convert": CAN_CONVERT}[verb]
        return clauses_against(conditions, game, player, id, WAYS[verb])
    if verb == "attack":
        return clauses_against(CAN_ATTACK, game, player, id)
    if verb == "block" and not blockable(game, id):
        return [
            clause for each in attacking(game) or [0] for clause in clauses_against(CAN_BLOCK, game, player, id, each)
        ]
    return []


def reasons_with(game: Game, player: PlayerId, first: Part, part: Part) -> list[str]:
    """The clauses against what goes with an action: whom it attacks or blocks, who bears it, what is given for it."""
    (id,) = first.objects
    if part.verb == "aim":
        conditions = CAN_BLOCK if first.verb == "block" else CAN_AIM
        return [clause for aim in part.objects for clause in clauses_against(conditions, game, player, id, aim)]
    if part.verb == "bearer":
        return [clause for bearer in part.objects for clause in clauses_against(CAN_BEAR, game, player, bearer, id)]
    if part.verb == "choose":
        enemies = creatures(game, opponent(player))
        has = [each.keyword for each in game.values(id).abilities if isinstance(each, TextAbility)]
        return [VICTIMS[each] for each in has if each in VICTIMS] if set(part.objects) - set(enemies) else []
    way = WAYS.get(first.verb, SUMMON)
    if part.verb == "sacrifice":
        offered, most = sacrifices(game, player, id, way)
        return ["L-19.20"] if len(part.objects) > most or set(part.objects) - set(offered) else []
    if part.verb == "charge":
        return ["L-19.21"] if set(part.objects) - set(charges(game, player, id, way)) else []
    return ["L-9.1"] if part.verb == "pay" else []
