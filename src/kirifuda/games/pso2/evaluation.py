"""How a position stands for a player, as agents are told: a sum of weighted features, one side less the other.

No clause is carried out here. Of other players only public things count (cards in hand by number), so that a guess
about hidden cards adds no noise. In a raid the party stands or falls together: a member counts the others' air and
board too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.customs.weighing import weighed
from kirifuda.games.pso2.abilities import WAR_CRY, TriggeredAbility
from kirifuda.games.pso2.questions import QUESTIONS
from kirifuda.games.pso2.rules.common import (
    ATTACKER,
    boss_seat,
    characters,
    is_area_empty,
    is_raid,
    party,
    player_card,
    values_of,
)
from kirifuda.games.pso2.rules.r213_damage import damage_on
from kirifuda.games.pso2.rules.r406_processing_area import uses
from kirifuda.games.pso2.values import ACTIVE, ARMOUR, CHARACTER, ITEM, WEAPON
from kirifuda.games.pso2.zones import BACK, DECK, FIELD, HAND, ON, PLAYER, PP

if TYPE_CHECKING:
    from kirifuda import kernel as k

FEATURES: Final[tuple[str, ...]] = (
    "air", "last_air", "bodies", "attack", "toughness", "their_bodies", "their_attack", "their_toughness", "gear",
    "items", "hand", "playable", "points", "colours", "ready", "life", "companions",
)  # fmt: skip
WEIGHTS: Final[tuple[float, ...]] = (
    0.55, 0.8, 0.9, 1.1, 0.35, -0.9, -1.1, -0.35, 0.7,
    0.8, 1.0, 0.25, 1.6, 0.6, 0.05, 0.0, 0.0,
)  # fmt: skip
"""One weight a feature in a duel, in the same order."""
RAID_WEIGHTS: Final[tuple[float, ...]] = (
    0.55, 0.8, 0.4, 1.3, 0.12, -0.3, -1.3, -0.1, 0.6,
    0.6, 0.75, 0.15, 1.4, 0.5, 0.02, 1.2, 0.55,
)  # fmt: skip
"""The same in a raid. Characters keep the boss's side small; those beyond that need attack the boss, even if it strikes
back."""

FEW: Final = 14
"""Deck cards below which each counts more."""
BEHIND: Final = 0.75
"""What a character in the back row is worth: half of its HP defeats it there (213.3.2)."""
INCOME: Final[tuple[float, ...]] = (0.0, 1.3, 2.5, 3.5, 4.4, 5.1, 5.6, 5.9, 6.0)
MOST_HAND: Final = 7
ENOUGH: Final = 7.0
THREAT: Final = 12.0
"""Attack on the party's and on the boss's field at which a further point counts a quarter."""
STORE: Final = 6.0
"""What a stage of the boss that is still to come weighs, in life."""
FALLEN: Final = 12.0
"""R.10: what a member who is out is worth, in air."""
QUIET: Final = QUESTIONS.quiet


def evaluate(game: k.Game, player: k.PlayerId) -> float:
    """How well things stand for a player."""
    return weighed(RAID_WEIGHTS if is_raid(game) else WEIGHTS, features(game, player))


def is_quiet(game: k.Game, decision: k.Decision) -> bool:
    """Nothing waits, no battle is on, nothing has triggered, and somebody may begin something."""
    return decision.prompt in QUIET and is_area_empty(game) and not game.number(ATTACKER) and not game.state.waiting


class Side:
    """One player's half of the table, added up."""

    __slots__ = ("attack", "bodies", "gear", "items", "toughness")

    def __init__(self, game: k.Game, player: k.PlayerId) -> None:
        self.bodies = 0.0
        self.attack = 0.0
        self.toughness = 0.0
        self.gear = 0.0
        self.items = 0.0
        objects = game.state.objects
        for id in characters(game, player):
            values = values_of(game, id)
            share = BEHIND if objects[id].place == BACK else 1.0
            self.bodies += share + (
                0.4 if e.has_keyword(values.abilities, WAR_CRY) and objects[id].position == ON else 0
            )
            self.attack += share * (0.0 if values.frozen else 1.0) * values.attack
            self.toughness += share * max(0, values.hp - damage_on(game, id))
        for id in game.zone(FIELD, player):
            values = values_of(game, id)
            if values.kind & WEAPON:
                self.gear += values.attack
            elif values.kind & ARMOUR:
                self.gear += values.defense * (1.0 if objects[id].position == ON else 0.5)
            elif values.kind & ITEM:
                self.items += 1.0


def features(game: k.Game, player: k.PlayerId) -> list[float]:
    """The position in numbers, seen by one player; their order is that of the names."""
    boss = boss_seat(game)
    mine = Side(game, player)
    enemies = [Side(game, other) for other in ([boss] if is_raid(game) else [1 - player])]
    theirs = enemies[0]
    hand = game.zone(HAND, player)
    other_hand = 0 if is_raid(game) else min(MOST_HAND, len(game.zone(HAND, 1 - player)))
    other_air = 0 if is_raid(game) else air(game, 1 - player)
    other_points = 0.0 if is_raid(game) else income(game, 1 - player)
    return [
        float(air(game, player) - other_air),
        float(min(FEW, air(game, player)) - min(FEW, other_air)),
        mine.bodies,
        crowded(mine.attack, ENOUGH) if is_raid(game) else mine.attack,
        mine.toughness,
        theirs.bodies,
        crowded(theirs.attack, THREAT) if is_raid(game) else theirs.attack,
        theirs.toughness,
        mine.gear - theirs.gear,
        mine.items - theirs.items,
        float(min(MOST_HAND, len(hand)) - other_hand),
        sum([usefulness(game, player, id) for id in hand]),
        income(game, player) - other_points,
        -float(missing_colours(game, player)),
        float(sum(1 for id in game.zone(PP, player) if game.state.objects[id].position == ON)),
        -float(game.number("life")) - STORE * in_store(game) if is_raid(game) else 0.0,
        companions(game, player) if is_raid(game) else 0.0,
    ]


def crowded(attack: float, half: float) -> float:
    """A sum of which every further part counts less."""
    return attack * half / (attack + half)


def in_store(game: k.Game) -> int:
    """R.08: what the boss will do once at some life, and has not done yet: a debt, or nobody would dare to wake it."""
    boss = player_card(game, boss_seat(game))
    return sum(
        1
        for ability in (values_of(game, boss).abilities if boss else ())
        if isinstance(ability, TriggeredAbility) and ability.is_game_long and not uses(game, boss, ability)
    )


def air(game: k.Game, player: k.PlayerId) -> int:
    """201.3: cards in the deck."""
    return len(game.zone(DECK, player))


def income(game: k.Game, player: k.PlayerId) -> float:
    """What so many PP are worth: every further one buys less."""
    count = len(game.zone(PP, player))
    return INCOME[min(count, len(INCOME) - 1)]


def usefulness(game: k.Game, player: k.PlayerId, id: k.ObjectId) -> float:
    """How soon a card of the own hand can do something."""
    values = values_of(game, id)
    points = len(game.zone(PP, player)) + 1
    reach = 1.0 if values.cost <= points else 0.5 if values.cost <= points + 2 else 0.1
    if values.kind & CHARACTER:
        return reach * (1.0 + 0.3 * min(6, values.cost))
    return reach * (1.0 + 0.2 * min(5, values.cost)) if values.kind & ACTIVE else reach


def missing_colours(game: k.Game, player: k.PlayerId) -> int:
    """209.1.2: colours of the own hand that no PP has."""
    wanted = 0
    for id in game.zone(HAND, player):
        wanted |= values_of(game, id).colours
    has = 0
    for id in game.zone(PP, player):
        card = game.state.objects[id]
        has |= 0 if card.face_down or card.card < 0 else values_of(game, id).colours
    for id in game.zone(PP, player):
        if game.state.objects[id].face_down:
            for person in game.zone(PLAYER, player):
                has |= values_of(game, person).colours
    return (wanted & ~has).bit_count()


def companions(game: k.Game, player: k.PlayerId) -> float:
    """R.09: how the other members stand; one who is out weighs heavily."""
    total = 0.0
    others = [other for other in party(game) if other != player]
    total -= FALLEN * (game.players - 2 - len(others) + (0 if player in party(game) else 1))
    for other in others:
        side = Side(game, other)
        total += air(game, other) + min(FEW, air(game, other)) + 0.3 * side.bodies + side.attack
    return total
