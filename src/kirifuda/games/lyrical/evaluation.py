"""How a position stands for a player, as agents are told: a sum of weighted features, one side less the other.

No clause is carried out here. Of the opponent only public things count (cards in hand by number), so that a guess about
hidden cards adds no noise.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.customs.weighing import weighed
from kirifuda.games.lyrical.abilities import DRINGEN, INITIATIVE, EffectAbility
from kirifuda.games.lyrical.questions import QUESTIONS
from kirifuda.games.lyrical.rules.common import (
    ATTACKER,
    characters,
    is_stack_empty,
    is_unacted,
    items_of,
    opponent,
    values_of,
)
from kirifuda.games.lyrical.rules.n07_actions import is_setup
from kirifuda.games.lyrical.rules.n09_damage import left_of
from kirifuda.games.lyrical.values import CHARACTER, FACTOR_CARD, TRICK
from kirifuda.games.lyrical.zones import DECK, FACTOR, FIELDS, HAND, UNACTED

if TYPE_CHECKING:
    from kirifuda import kernel as k

FEATURES: Final[tuple[str, ...]] = (
    "air", "last_air", "bodies", "attack", "toughness", "skills", "gear", "fields", "hand", "playable", "income",
    "colours", "watch", "ready",
)  # fmt: skip
WEIGHTS: Final[tuple[float, ...]] = (
    0.75, 0.7, 0.7, 1.3, 0.45, 0.5, 1.0, 1.6, 0.9, 0.35, 1.6, 0.6, 0.15, 0.05,
)  # fmt: skip
"""One weight a feature, in the same order."""

FEW: Final = 14
"""Deck cards below which each counts more."""
INCOME: Final[tuple[float, ...]] = (0.0, 1.5, 2.8, 3.9, 4.8, 5.5, 5.9, 6.1, 6.2)
MOST_HAND: Final = 7
QUIET: Final = QUESTIONS.quiet


def evaluate(game: k.Game, player: k.PlayerId) -> float:
    """How well things stand for a player."""
    return weighed(WEIGHTS, features(game, player))


def is_quiet(game: k.Game, decision: k.Decision) -> bool:
    """Nothing waits, nobody attacks, nothing has triggered, and somebody may begin something."""
    return decision.prompt in QUIET and is_stack_empty(game) and not game.number(ATTACKER) and not game.state.waiting


class Side:
    """One player's half of the table, added up."""

    __slots__ = ("attack", "bodies", "gear", "skills", "toughness", "watch")

    def __init__(self, game: k.Game, player: k.PlayerId) -> None:
        self.bodies = 0.0
        self.attack = 0.0
        self.toughness = 0.0
        self.skills = 0.0
        self.gear = 0.0
        self.watch = 0.0
        for id in characters(game, player):
            values = values_of(game, id)
            self.bodies += 1.0
            self.attack += values.attack
            self.toughness += left_of(game, id)
            self.watch += 1.0 if is_unacted(game, id) else 0.0
            self.gear += len(items_of(game, id))
            self.skills += sum(1.0 for skill in (INITIATIVE, DRINGEN) if e.has_keyword(values.abilities, skill))
            self.skills += sum(0.5 for ability in values.abilities if isinstance(ability, EffectAbility))


def features(game: k.Game, player: k.PlayerId) -> list[float]:
    """The position in numbers, seen by one player; their order is that of the names."""
    other = opponent(game, player)
    mine, theirs = Side(game, player), Side(game, other)
    hand = game.zone(HAND, player)
    return [
        float(air(game, player) - air(game, other)),
        float(min(FEW, air(game, player)) - min(FEW, air(game, other))),
        mine.bodies - theirs.bodies,
        mine.attack - theirs.attack,
        mine.toughness - theirs.toughness,
        mine.skills - theirs.skills,
        mine.gear - theirs.gear,
        float(len(game.zone(FIELDS, player)) - len(game.zone(FIELDS, other))),
        float(min(MOST_HAND, len(hand)) - min(MOST_HAND, len(game.zone(HAND, other)))),
        sum([usefulness(game, player, id) for id in hand]),
        income(game, player) - income(game, other),
        -float(missing_colours(game, player)),
        mine.watch - theirs.watch,
        float(sum(1 for id in game.zone(FACTOR, player) if game.state.objects[id].position == UNACTED)),
    ]


def air(game: k.Game, player: k.PlayerId) -> int:
    """N-11.1: cards in the deck, on which a player lives."""
    return len(game.zone(DECK, player))


def income(game: k.Game, player: k.PlayerId) -> float:
    """N-1.2: what so many factor cards are worth: every further one buys less."""
    return INCOME[min(len(game.zone(FACTOR, player)), len(INCOME) - 1)]


def usefulness(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> float:
    """How soon a card of the own hand can do something."""
    values = values_of(game, id)
    factors = len(game.zone(FACTOR, player)) + 1
    if values.kind & FACTOR_CARD:
        return 0.6 if factors < len(INCOME) else 0.0
    needed = values.price().needed()
    reach = 1.0 if needed <= factors else 0.5 if needed <= factors + 2 else 0.1
    if values.kind & CHARACTER:
        is_waiting = is_setup(game, id) and not has_namesake(game, player, values.name)
        return reach * (0.5 if is_waiting else 1.0 + 0.3 * min(6, needed))
    return reach * (1.3 if values.kind & TRICK else 1.0)


def has_namesake(game: k.Game, player: k.PlayerId, name: str) -> bool:
    """N-2.1: whether a character of the name is in a player's field."""
    return any(values_of(game, id).name == name for id in characters(game, player))


def missing_colours(game: k.Game, player: k.PlayerId) -> int:
    """N-1.4: colours of the own hand that no factor card has."""
    wanted = 0
    for id in game.zone(HAND, player):
        values = values_of(game, id)
        wanted |= 0 if values.kind & FACTOR_CARD else values.colours
    has = 0
    for id in game.zone(FACTOR, player):
        has |= values_of(game, id).colours
    return (wanted & ~has).bit_count()
