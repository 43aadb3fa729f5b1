"""How a position stands for a player, as agents are told: a sum of weighted features, one side less the other.

No clause is carried out here. Of the other player only public things count (cards in hand by number), so that a guess
about hidden cards adds no noise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.customs.weighing import weighed
from kirifuda.games.last_resort.abilities import INTERCEPT, PIERCING, number_of
from kirifuda.games.last_resort.keywords.k19_08_bind import is_bound
from kirifuda.games.last_resort.questions import QUESTIONS
from kirifuda.games.last_resort.rules.common import hand_size, life_of, opponent, values_of
from kirifuda.games.last_resort.rules.l01_last_resort import last_resort_of
from kirifuda.games.last_resort.rules.l09_1_costs import ready_mana
from kirifuda.games.last_resort.rules.l09_4_abilities import SKILL_USED
from kirifuda.games.last_resort.rules.l10_2_attackers import ATTACKS
from kirifuda.games.last_resort.values import CREATURE, MANA_CARD
from kirifuda.games.last_resort.zones import ATTACK, DECK, FIELD, HAND, LEADER, MANA, PROCESSING, TAPPED

if TYPE_CHECKING:
    from kirifuda import kernel as k

FEATURES: Final[tuple[str, ...]] = (
    "life", "last_life", "bodies", "attack", "guard", "toughness", "exposed", "items", "hand", "mana_in_hand",
    "playable", "mana", "ready", "skill", "resort", "deck",
)  # fmt: skip
WEIGHTS: Final[tuple[float, ...]] = (
    0.9, 1.2, 0.8, 1.2, 0.7, 0.4, -0.25, 0.8, 0.9, 0.15,
    0.25, 1.6, 0.05, 1.0, 3.0, 0.6,
)  # fmt: skip
"""One weight a feature, in the same order."""

LITTLE: Final = 8
"""Life below which each point counts more."""
INCOME: Final[tuple[float, ...]] = (0.0, 1.4, 2.6, 3.6, 4.4, 5.0, 5.5, 5.9, 6.1, 6.2)
MOST_HAND: Final = 7
FEW: Final = 6
"""Deck cards below which each counts."""
QUIET: Final = QUESTIONS.quiet


def evaluate(game: k.Game, player: k.PlayerId) -> float:
    """How well things stand for a player."""
    return weighed(WEIGHTS, features(game, player))


def is_quiet(game: k.Game, decision: k.Decision) -> bool:
    """Nothing is being summoned, nobody attacks, nothing has triggered, and somebody may begin something."""
    if decision.prompt not in QUIET or game.state.waiting or game.state.variables[ATTACKS]:
        return False
    return not game.zone(PROCESSING, 0) and not game.zone(PROCESSING, 1)


class Side:
    """One player's half of the table, added up."""

    __slots__ = ("attack", "bodies", "exposed", "guard", "items", "toughness")

    def __init__(self, game: k.Game, player: k.PlayerId) -> None:
        self.bodies = 0.0
        self.attack = 0.0
        self.guard = 0.0
        self.toughness = 0.0
        self.exposed = 0.0
        self.items = 0.0
        objects = game.state.objects
        for id in game.zone(FIELD, player):
            values = values_of(game, id)
            if not values.kind & CREATURE:
                self.items += 1.0
                continue
            self.bodies += 1.0
            power, toughness = max(0, values.power), max(0, values.toughness)
            self.toughness += toughness
            if objects[id].place == ATTACK:
                self.attack += power * (0.5 if is_bound(game, id) else 1.0) + number_of(values.abilities, PIERCING)
                if objects[id].position == TAPPED:
                    self.exposed += 1.0 + 0.3 * power
                elif e.has_keyword(values.abilities, INTERCEPT):
                    self.guard += 0.5 * toughness
            else:
                self.guard += 0.6 * power + 0.6 * toughness


def features(game: k.Game, player: k.PlayerId) -> list[float]:
    """The position in numbers, seen by one player; their order is that of the names."""
    other = opponent(player)
    mine, theirs = Side(game, player), Side(game, other)
    life, other_life = life_of(game, player), life_of(game, other)
    hand = game.zone(HAND, player)
    return [
        float(life - other_life),
        float(min(LITTLE, life) - min(LITTLE, other_life)),
        mine.bodies - theirs.bodies,
        mine.attack - theirs.attack,
        mine.guard - theirs.guard,
        mine.toughness - theirs.toughness,
        mine.exposed - theirs.exposed,
        mine.items - theirs.items,
        float(min(MOST_HAND, hand_size(game, player)) - min(MOST_HAND, hand_size(game, other))),
        float(sum(1 for id in hand if values_of(game, id).kind & MANA_CARD)),
        sum([usefulness(game, player, id) for id in hand]),
        income(game, player) - income(game, other),
        float(len(ready_mana(game, player))),
        skill(game, player) - skill(game, other),
        resort(game, player) - resort(game, other),
        float(min(FEW, len(game.zone(DECK, player))) - min(FEW, len(game.zone(DECK, other)))),
    ]


def income(game: k.Game, player: k.PlayerId) -> float:
    """What so much mana is worth: every further one buys less."""
    count = len(game.zone(MANA, player))
    return INCOME[min(count, len(INCOME) - 1)]


def usefulness(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> float:
    """How soon a card of the own hand can do something."""
    values = values_of(game, id)
    if values.kind & MANA_CARD:
        return 0.0
    mana = len(game.zone(MANA, player)) + 1
    reach = 1.0 if values.cost <= mana else 0.5 if values.cost <= mana + 2 else 0.1
    return reach * (1.0 + 0.25 * min(6, values.cost))


def skill(game: k.Game, player: k.PlayerId) -> float:
    """L-1.15: whether the leader skill is left."""
    return 0.0 if any(game.state.objects[id].mark(SKILL_USED) for id in game.zone(LEADER, player)) else 1.0


def resort(game: k.Game, player: k.PlayerId) -> float:
    """L-1.17: whether the last resort is left."""
    card = game.state.objects.get(last_resort_of(game, player))
    return 1.0 if card is not None and card.face_down else 0.0
