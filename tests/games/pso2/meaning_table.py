"""Cards with texts, made on the spot or shipped, and small positions to try them in."""

from __future__ import annotations

from typing import Any

from kirifuda.games.interface import CardFacts
from kirifuda.games.pso2.cardfile import add, shipped
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.rules.common import values_of
from kirifuda.games.pso2.wording.assembly import language
from kirifuda.games.pso2.zones import BACK, HAND
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from tests.games.pso2.rules.positions import Position
from tests.toys.driving import choose, choose_several, pass_all, prompt


def made(key: str, kind: str, text: str = "", **facts: Any) -> CardFacts:
    """A card of a kind with a text."""
    plain: dict[str, Any] = {"id": key, "name": key, "kind": kind}
    if kind in ("キャラ", "アクティブ", "アイテム", "武器", "防具"):
        plain["cost"] = 0
    if kind == "キャラ":
        plain |= {"attack": 1, "hp": 4, "classes": ["ハンター"]}
    if kind == "プレイヤー":
        plain |= {"deck": 50, "classes": ["ハンター"]}
    return CardFacts("test", {**plain, "text": text, **facts})


def character(key: str, text: str = "", **facts: Any) -> CardFacts:
    return made(key, "キャラ", text, **facts)


def active(key: str, text: str, **facts: Any) -> CardFacts:
    return made(key, "アクティブ", text, **facts)


def free(number: str) -> CardFacts:
    """A shipped card that costs nothing and has no colour, under its number."""
    facts = next(card.facts for card in shipped() if card.facts["id"] == f"LT1-{number}")
    changed = {**facts, "id": number, "colors": []}
    if facts.get("cost") not in (None, "X"):
        changed["cost"] = 0
    return CardFacts("test", changed)


class Table(Position):
    """A position with the cards of this test and the plain ones of the rules' tests."""

    def __init__(
        self, *cards: CardFacts, party: int = 0, house: dict[str, str] | None = None, boss: str = "beast"
    ) -> None:
        super().__init__(house=house, party=party)
        pool = pool_of(self.game.pool)
        for one in cards:
            add(pool, one, language())
        if boss != "beast":
            self.replace_person(party, boss)

    def play(self, key: str, *targets: ObjectId, player: PlayerId = 0) -> Game:
        """Begin the main phase if it has not begun, play a card for nothing, and let everybody pass."""
        (card,) = self.hand(player, key)
        if not self.game.state.frames:
            self.begin(player)
        self.game.asking = None
        choose(self.game, "play", card)
        aim(self.game, *targets)
        pass_all(self.game)
        return self.game


def aim(game: Game, *targets: ObjectId) -> None:
    """Choose what a card or ability asks for."""
    if prompt(game) in ("target", "bearer") and targets:
        choose_several(game, *targets)


def numbers(game: Game, id: ObjectId) -> tuple[int, int]:
    """Attack value and HP."""
    values = values_of(game, id)
    return values.attack, values.hp


def hand_size(game: Game, player: PlayerId) -> int:
    """How many cards a player holds."""
    return len(game.zone(HAND, player))


def is_back(game: Game, id: ObjectId) -> bool:
    """Whether a character is in the back row."""
    return game.state.objects[id].place == BACK


def invoke(game: Game, id: ObjectId, *targets: ObjectId) -> None:
    """Activate the ability of a card, and let everybody pass."""
    choose(game, "activate", id)
    aim(game, *targets)
    pay_all(game)
    pass_all(game)


def pay_all(game: Game) -> None:
    """Pay with the first PP while something is to be paid."""
    while prompt(game) == "pay":
        decision = game.decision()
        assert decision is not None
        game.answer(tuple(range(decision.least)))


def attack(game: Game, attacker: ObjectId, target: ObjectId) -> None:
    """Declare an attack, up to the first question."""
    choose(game, "attack", attacker)
    if prompt(game) == "attack_target":
        choose_several(game, target)
