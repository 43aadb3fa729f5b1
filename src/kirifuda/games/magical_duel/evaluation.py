"""How a position stands for a player, as agents are told: a sum of weighted features, mine less theirs.

No clause is carried out here. Of the other player only public things count (cards in hand by number), so that a guess
about hidden cards adds no noise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.customs.turns import phase
from kirifuda.customs.weighing import weighed
from kirifuda.games import textwords
from kirifuda.games.magical_duel.questions import QUESTIONS
from kirifuda.games.magical_duel.rules.common import opponent, values_of
from kirifuda.games.magical_duel.rules.r1000_actions import aether
from kirifuda.games.magical_duel.values import CASTER, CONJURE, SERVANT, Values
from kirifuda.games.magical_duel.words import WORDS
from kirifuda.games.magical_duel.zones import CASTERS, CHASE, DECK, HAND, ORBS, RECOVERED, REVERSED, SERVANTS

if TYPE_CHECKING:
    from kirifuda import kernel as k

FEATURES: Final[tuple[str, ...]] = (
    "orbs", "last_orbs", "servants", "attack", "defense", "hits_now", "hits_next", "kill_now", "kill_next", "hand",
    "castable", "levels", "attributes", "ready", "floating", "others", "deck",
)  # fmt: skip
WEIGHTS: Final[tuple[float, ...]] = (
    3.0, 1.5, 0.8, 0.8, 0.4, 0.8, -0.9, 6.0, -6.0, 0.8,
    0.3, 2.0, 0.15, 0.1, 0.05, 0.8, -1.0,
)  # fmt: skip
"""One weight a feature, in the same order."""

THOUSAND: Final = 1000.0
MOST: Final = 6000
"""ATK or DEF above this makes no difference."""
FEW_ORBS: Final = 3
INCOME: Final[tuple[float, ...]] = (0.0, 1.2, 2.3, 3.3, 4.1, 4.7, 5.1, 5.3)
THIN_DECK: Final = 6
BEFORE_BATTLE: Final = textwords.phases_until(WORDS, "battle")
QUIET: Final = QUESTIONS.quiet


def evaluate(game: k.Game, player: k.PlayerId) -> float:
    """How well things stand for a player."""
    return weighed(WEIGHTS, features(game, player))


def is_quiet(game: k.Game, decision: k.Decision) -> bool:
    """Nothing on the chase, no battle, nothing triggered, and a choice that begins something."""
    return (
        decision.prompt in QUIET and not game.zone(CHASE, 0) and not game.number("attacker") and not game.state.waiting
    )


class Side:
    """One player's half of the table, added up."""

    __slots__ = ("attack", "attributes", "defense", "levels", "orbs", "others", "ready", "servants")

    def __init__(self, game: k.Game, player: k.PlayerId) -> None:
        self.orbs = len(game.zone(ORBS, player))
        self.attack = 0
        self.defense = 0
        self.servants: list[tuple[Values, int]] = []
        """Each servant's values and position."""
        self.levels = 0
        self.ready = 0
        self.attributes = 0
        """Attributes that its casters can make aether of."""
        self.others = 0.0
        objects = game.state.objects
        for id in game.zone(SERVANTS, player):
            values = values_of(game, id)
            if values.kinds & SERVANT:
                self.attack += max(0, min(MOST, values.attack))
                self.defense += max(0, min(MOST, values.defense))
                self.servants.append((values, objects[id].position))
            else:
                self.others += 1.0 + 0.5 * sum(count for _, count in objects[id].counters)
        for id in game.zone(CASTERS, player):
            values = values_of(game, id)
            if values.kinds & CASTER:
                self.levels += max(0, values.level)
                self.attributes |= values.attributes
                self.ready += max(0, values.level) if objects[id].position == RECOVERED else 0
            else:
                self.others += 0.5


def features(game: k.Game, player: k.PlayerId) -> list[float]:
    """The position in numbers, seen by one player; their order is that of the names."""
    other = opponent(game, player)
    mine = Side(game, player)
    theirs = Side(game, other)
    now, following = coming_hits(game, player, mine, theirs)
    hand = game.zone(HAND, player)
    points = aether(game, player)
    return [
        float(mine.orbs - theirs.orbs),
        float(min(mine.orbs, FEW_ORBS) - min(theirs.orbs, FEW_ORBS)),
        float(len(mine.servants) - len(theirs.servants)),
        (mine.attack - theirs.attack) / THOUSAND,
        (mine.defense - theirs.defense) / THOUSAND,
        float(min(now, theirs.orbs)),
        float(min(following, mine.orbs)),
        1.0 if now > theirs.orbs else 0.0,
        1.0 if following > mine.orbs else 0.0,
        float(len(hand) - len(game.zone(HAND, other))),
        sum(usefulness(game, id, mine) for id in hand),
        income(mine.levels) - income(theirs.levels),
        float(mine.attributes.bit_count() - theirs.attributes.bit_count()),
        float(mine.ready - theirs.ready),
        float(len(points)),
        mine.others - theirs.others,
        float(thinness(game, player) - thinness(game, other)),
    ]


def coming_hits(game: k.Game, player: k.PlayerId, mine: Side, theirs: Side) -> tuple[int, int]:
    """How often I can still hit the other player this turn, and they me in the turn that comes."""
    enemy_turn = game.turn_player() != player
    fighting = phase(game) in BEFORE_BATTLE
    if enemy_turn:
        now = hits([each for each in theirs.servants if each[1] == RECOVERED], mine) if fighting else 0
        return hits(mine.servants, theirs), now
    now = hits([each for each in mine.servants if each[1] == RECOVERED], theirs) if fighting and game.turn() > 1 else 0
    return now, hits(theirs.servants, mine)


def hits(attackers: list[tuple[Values, int]], defender: Side) -> int:
    """How many attacks reach the player once the reversed servants in the way are gone (803.3b, 804.4, 1110.2)."""
    shields = sorted([values.defense for values, position in defender.servants if position == REVERSED], reverse=True)
    if not shields:
        return len(attackers)
    free = sum(1 for values, _ in attackers if e.has_keyword(values.abilities, "傲慢"))
    left = sorted([values.attack for values, _ in attackers if not e.has_keyword(values.abilities, "傲慢")])
    for shield in shields:
        breaker = next((attack for attack in left if attack > shield), None)
        if breaker is None:
            return free
        left.remove(breaker)
    return free + len(left)


def usefulness(game: k.Game, id: k.ObjectId, mine: Side) -> float:
    """How soon a card of my hand can do something: whether its cost and its attribute are within reach."""
    values = values_of(game, id)
    if values.kinds & CASTER:
        return 1.0 if values.level == 1 else 1.5 if values.level <= 2 else 1.0
    reach = 1.0 if values.cost <= mine.levels + 1 else 0.5 if values.cost <= mine.levels + 3 else 0.0
    if values.attributes and not values.attributes & mine.attributes:
        reach *= 0.5
    if values.kinds & CONJURE:
        return reach
    return reach * (1.0 + 0.2 * min(5, max(0, values.cost)))


def income(levels: int) -> float:
    """What casters of so many levels are worth: every further level buys less."""
    return INCOME[min(levels, len(INCOME) - 1)] + 0.1 * levels


def thinness(game: k.Game, player: k.PlayerId) -> int:
    """How near the deck is to its end (1202.1)."""
    return max(0, THIN_DECK - len(game.zone(DECK, player)))
