"""Why something that a script tries is refused: the clauses against what is chosen in the middle of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games.last_resort.abilities import ASSASSINATE, SNIPER
from kirifuda.games.last_resort.rules.common import creatures, opponent
from kirifuda.games.last_resort.rules.l09_1_costs import SUMMON, charges, sacrifices
from kirifuda.games.last_resort.rules.l09_actions import WAYS
from kirifuda.games.scenario_words import Part

if TYPE_CHECKING:
    from kirifuda import kernel as k

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


def against_choices(game: k.Game, player: k.PlayerId, parts: list[Part]) -> list[str]:
    """The clauses against what is given or chosen for an action, and against what the rules ask once."""
    first = parts[0]
    objects = [id for id in first.objects if id in game.state.objects]
    found = [clause for part in parts[1:] for id in objects for clause in against_choice(game, player, first, id, part)]
    return [*found, *reasons_now(game, player, first.verb)]


def reasons_now(game: k.Game, player: k.PlayerId, verb: str) -> list[str]:
    """What the question that is open has to do with it."""
    decision = game.decision()
    prompt = decision.prompt if decision is not None and decision.player == player else ""
    if verb in ASKED_ONCE:
        return [] if prompt == verb else [ASKED_ONCE[verb]]
    return [CHOSEN_BY[verb][prompt]] if prompt in CHOSEN_BY.get(verb, {}) else []


def against_choice(game: k.Game, player: k.PlayerId, first: Part, id: k.ObjectId, part: Part) -> list[str]:
    """The clauses against what is chosen or given for an action with a card."""
    if part.verb == "choose":
        enemies = creatures(game, opponent(player))
        has = [each.keyword for each in game.values(id).abilities if isinstance(each, e.TextAbility)]
        return [VICTIMS[each] for each in has if each in VICTIMS] if set(part.objects) - set(enemies) else []
    way = WAYS.get(first.verb, SUMMON)
    if part.verb == "sacrifice":
        offered, most = sacrifices(game, player, id, way)
        return ["L-19.20"] if len(part.objects) > most or set(part.objects) - set(offered) else []
    if part.verb == "charge":
        return ["L-19.21"] if set(part.objects) - set(charges(game, player, id, way)) else []
    return ["L-9.1"] if part.verb == "pay" else []
