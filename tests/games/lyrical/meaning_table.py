"""Cards with texts, made on the spot or shipped, and small positions to try them in."""

from __future__ import annotations

from typing import Any

from kirifuda.games.interface import CardFacts
from kirifuda.games.lyrical.cardfile import add, shipped
from kirifuda.games.lyrical.pool import pool_of
from kirifuda.games.lyrical.rules.common import values_of
from kirifuda.games.lyrical.zones import DECK, DISCARD, HAND
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from tests.games.lyrical.rules.positions import Position
from tests.toys.driving import choose, choose_several, pass_all, prompt


def made(key: str, kind: str, text: str = "", **facts: Any) -> CardFacts:
    """A card of a kind with a text, for nothing."""
    plain: dict[str, Any] = {"id": key, "name": key, "kind": kind, "factor": "0", "cost": 0}
    if kind in ("キャラクター", "アイテム"):
        plain["title"] = key
    if kind == "キャラクター":
        plain |= {"attack": 1, "durability": 4}
    return CardFacts("test", {**plain, **({"text": text} if text else {}), **facts})


def person(key: str, text: str = "", **facts: Any) -> CardFacts:
    return made(key, "キャラクター", text, **facts)


def trick(key: str, text: str) -> CardFacts:
    return made(key, "トリック", text)


def free(number: str) -> CardFacts:
    """A shipped card that takes neither factor nor cost, under its number."""
    facts = next(card.facts for card in shipped() if card.facts["id"] == f"MP1-{number}")
    return CardFacts("test", {**facts, "id": number, "factor": "0", "cost": 0})


class Table(Position):
    """A position with the cards of this test and the plain ones of the rules' tests."""

    def __init__(self, *cards: CardFacts, house: dict[str, str] | None = None) -> None:
        super().__init__(house=house)
        pool = pool_of(self.game.pool)
        for one in cards:
            add(pool, one)

    def use(self, key: str, *targets: ObjectId) -> Game:
        """Use a card of the turn player's hand in the main phase, with targets, and let everybody pass."""
        (card,) = self.hand(0, key)
        game = self.game if self.game.state.frames else self.begin()
        game.asking = None
        choose(game, "use", card)
        aim(game, *targets)
        pass_all(game)
        return game


def effect(game: Game, id: ObjectId, *targets: ObjectId) -> None:
    """Use the first effect of a character, with targets, and let everybody pass."""
    choose(game, "effect", id)
    aim(game, *targets)
    pass_all(game)


def aim(game: Game, *targets: ObjectId) -> None:
    """Choose what is asked for when something is used."""
    if prompt(game) == "target":
        choose_several(game, *targets)
    if prompt(game) == "factors":
        game.answer((0,))


def numbers(game: Game, id: ObjectId) -> tuple[int, int]:
    """Attack value and durability."""
    values = values_of(game, id)
    return values.attack, values.durability


def sizes(game: Game, player: PlayerId) -> tuple[int, int, int]:
    """How many cards a player has in deck, hand and discard pile."""
    return len(game.zone(DECK, player)), len(game.zone(HAND, player)), len(game.zone(DISCARD, player))
