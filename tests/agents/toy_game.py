"""A toy as a whole game: what agents and the lab need, without the cards of a real one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.games import CardFacts, CardGame, Deck
from tests.toys import chase, chase_cards
from tests.toys.chase_zones import CHASE, FIELD, HAND, values_of

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId
    from kirifuda.kernel.rulebook import Pool


class ToyGame(CardGame):
    """The chase, with an opinion."""

    name = "chase"
    rulebook = chase.RULES

    def pool(self, extra: tuple[CardFacts, ...] = ()) -> Pool:
        return chase.POOL

    def decks(self) -> list[Deck]:
        starts = {"first": 0, "second": 5, "third": 11}
        return [Deck(name, name, name, "", "", chase_cards.deck(chase.POOL, start)) for name, start in starts.items()]

    def start(self, pool: Pool, decks: list[Deck], seed: int, house: dict[str, str]) -> Game:
        return chase.RULES.start(pool, [deck.zones for deck in decks], seed, house)

    def evaluate(self, game: Game, player: PlayerId) -> float:
        total = 0.0
        for each in range(game.players):
            field = sum(1.0 + max(0, values_of(game, id).attack) for id in game.zone(FIELD, each))
            worth = 3.0 * game.number(f"life{each}") + field + len(game.zone(HAND, each))
            total += worth if each == player else -worth
        return total

    def is_quiet(self, game: Game, decision: Decision) -> bool:
        return decision.prompt in ("priority", "attacker") and not game.zone(CHASE, 0)

    def way_on(self, game: Game, decision: Decision) -> tuple[int, ...] | None:
        for place, option in enumerate(decision.options):
            if option.verb in ("pass", "stay"):
                return (place,)
        return None


TOY = ToyGame()
