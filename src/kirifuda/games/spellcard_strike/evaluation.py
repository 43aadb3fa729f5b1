"""How a position stands for a player, as agents are told: a sum of weighted features, mine less theirs.

No clause is carried out here. Of the other player only public things count (cards in hand by number), so that a guess
about hidden cards adds no noise.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from kirifuda.customs.turns import phase
from kirifuda.customs.weighing import weighed
from kirifuda.games.spellcard_strike import minimap
from kirifuda.games.spellcard_strike.questions import QUESTIONS
from kirifuda.games.spellcard_strike.rules.common import opponent, values_of
from kirifuda.games.spellcard_strike.rules.r01_02_game_end import WINNING_SCORE
from kirifuda.games.spellcard_strike.rules.r04_02_zones import score_of
from kirifuda.games.spellcard_strike.stage import COLUMNS, neighbours
from kirifuda.games.spellcard_strike.zones import CHAIN, DECK, HAND, RULES, STAGE, UNACTED

if TYPE_CHECKING:
    from kirifuda import kernel as k

FEATURES: Final[tuple[str, ...]] = (
    "score", "last_points", "strikers", "few", "power", "defense", "worn", "threats_now", "threats_next", "dangers",
    "win_now", "loss_next", "distance", "hand", "ready", "rules", "deck",
)  # fmt: skip
WEIGHTS: Final[tuple[float, ...]] = (
    1.0, 1.0, 0.6, 2.5, 0.35, 0.25, 0.3, 0.35, 0.2, -0.45,
    4.0, -4.0, -0.06, 0.12, 0.05, 0.4, -0.5,
)  # fmt: skip
"""One weight a feature, in the same order."""

FEW: Final = 2
"""Without strikers the game is lost (1.2.4.3)."""
LAST_POINTS: Final = 5
THIN_DECK: Final = 14
"""Two refills of the hand: an empty deck loses (1.2.4.2)."""
BEFORE_ACTIONS: Final[tuple[str, ...]] = ("refresh", "striker")
QUIET: Final = QUESTIONS.quiet


def evaluate(game: k.Game, player: k.PlayerId) -> float:
    """How well things stand for a player."""
    return weighed(WEIGHTS, features(game, player))


def is_quiet(game: k.Game, decision: k.Decision) -> bool:
    """Nothing in the chain, nothing triggered, and a choice that begins something."""
    return decision.prompt in QUIET and not game.zone(CHAIN, 0) and not game.state.waiting


class Flyer:
    """One striker as far as a fight goes."""

    __slots__ = ("area", "defense", "id", "next_reach", "now_reach", "power", "rank", "ready")

    def __init__(self, game: k.Game, id: k.ObjectId, taken: int) -> None:
        card = game.state.objects[id]
        values = values_of(game, id)
        self.id = id
        self.area = card.place
        self.power = values.pow
        self.defense = values.defense
        self.rank = values.rank
        self.ready = card.position == UNACTED
        self.now_reach = reach(values.range, card.place, card.controller)
        """The areas it can attack from where it stands, one bit each."""
        self.next_reach = self.now_reach
        """And after a move to a free area."""
        for area in neighbours(card.place):
            if not taken >> area & 1:
                self.next_reach |= reach(values.range, area, card.controller)


class Side:
    """One player's part of the stage."""

    __slots__ = ("flyers", "score", "worn")

    def __init__(self, game: k.Game, player: k.PlayerId, taken: int) -> None:
        self.score = score_of(game, player)
        self.flyers: list[Flyer] = []
        self.worn = 0
        for id in game.zone(STAGE, 0):
            card = game.state.objects[id]
            if card.controller == player and not card.host:
                self.flyers.append(Flyer(game, id, taken))
                self.worn += len(card.under)


@cache
def reach(cells: minimap.Cells, area: int, player: k.PlayerId) -> int:
    """3.6.5: the areas that a range covers, one bit each."""
    found = 0
    for covered in minimap.areas(cells, area, player):
        found |= 1 << covered
    return found


def features(game: k.Game, player: k.PlayerId) -> list[float]:
    """The position in numbers, seen by one player; their order is that of the names."""
    other = opponent(game, player)
    taken = 0
    for id in game.zone(STAGE, 0):
        card = game.state.objects[id]
        if not card.host:
            taken |= 1 << card.place
    mine, theirs = Side(game, player, taken), Side(game, other, taken)
    is_my_turn = game.turn_player() == player
    acting = phase(game) in BEFORE_ACTIONS
    now = kills([one for one in mine.flyers if one.ready], theirs) if is_my_turn and acting else []
    following = kills(mine.flyers, theirs)
    enemies = theirs.flyers if is_my_turn or not acting else [one for one in theirs.flyers if one.ready]
    dangers = kills(enemies, mine)
    return [
        float(mine.score - theirs.score),
        float(nearness(mine.score) - nearness(theirs.score)),
        float(len(mine.flyers) - len(theirs.flyers)),
        float(min(len(mine.flyers), FEW) - min(len(theirs.flyers), FEW)),
        float(sum(one.power for one in mine.flyers) - sum(one.power for one in theirs.flyers)),
        float(sum(one.defense for one in mine.flyers) - sum(one.defense for one in theirs.flyers)),
        float(mine.worn - theirs.worn),
        worth(now),
        worth(following),
        worth(dangers),
        1.0 if mine.score + sum(now[:1]) >= WINNING_SCORE else 0.0,
        1.0 if theirs.score + sum(dangers[:1]) >= WINNING_SCORE else 0.0,
        distance(mine, theirs),
        float(len(game.zone(HAND, player)) - len(game.zone(HAND, other))),
        float(sum(one.ready for one in mine.flyers)),
        float(len(game.zone(RULES, player)) - len(game.zone(RULES, other))),
        float(thinness(game, player) - thinness(game, other)),
    ]


def nearness(score: int) -> int:
    """How much of the last points before 15 somebody has."""
    return max(0, min(score, WINNING_SCORE) - (WINNING_SCORE - LAST_POINTS))


def kills(attackers: list[Flyer], side: Side) -> list[int]:
    """The Ranks of the strikers that could be destroyed by one attack, the highest first: everybody in range attacks,
    and one more after a move (5.4.7.3, 2.6.5)."""
    found: list[int] = []
    for target in side.flyers:
        bit = 1 << target.area
        power = sum(one.power for one in attackers if one.now_reach & bit)
        movers = [one.power for one in attackers if one.next_reach & bit and not one.now_reach & bit]
        if power + max(movers, default=0) >= target.defense:
            found.append(max(1, target.rank))
    return sorted(found, reverse=True)


def worth(ranks: list[int]) -> float:
    """What several possible destructions are worth: hardly all of them will happen."""
    return sum(rank / (place + 1) for place, rank in enumerate(ranks))


def distance(mine: Side, theirs: Side) -> float:
    """How far my strikers are from the nearest enemy, added up."""
    total = 0
    for one in mine.flyers:
        total += min((steps(one.area, enemy.area) for enemy in theirs.flyers), default=0)
    return float(total)


def steps(first: int, second: int) -> int:
    """How many moves lie between two areas."""
    return max(abs(first // COLUMNS - second // COLUMNS), abs(first % COLUMNS - second % COLUMNS))


def thinness(game: k.Game, player: k.PlayerId) -> int:
    """How near the deck is to its end (1.2.4.2)."""
    return max(0, THIN_DECK - len(game.zone(DECK, player)))
