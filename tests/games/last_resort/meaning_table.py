"""Cards with texts, made on the spot or shipped, and small positions to try them in."""

from __future__ import annotations

from typing import Any

from kirifuda.games.interface import CardFacts
from kirifuda.games.last_resort.cardfile import add, shipped
from kirifuda.games.last_resort.pool import pool_of
from kirifuda.games.last_resort.values import KIND_NAMES
from kirifuda.games.last_resort.zones import FIELD, LAST_RESORT, LEADER
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from tests.games.last_resort.rules.positions import Position, summon
from tests.toys.driving import choose, choose_several, prompt

MANA = 9
PLAIN = "自分はライフを1点得る。"


def made(key: str, kind: str, text: str = "", **facts: Any) -> CardFacts:
    """A card of a kind with a text; what it costs is one mana."""
    plain: dict[str, Any] = {"id": key, "name": key, "kind": kind}
    if kind in ("クリーチャー", "スペルクリーチャー"):
        plain |= {"power": 2, "toughness": 3}
    if kind == "リーダー":
        plain |= {"life": 20, "cap": 20}
    elif kind not in ("マナ", "ラストリゾート"):
        plain["cost"] = 1
    assert kind in KIND_NAMES
    return CardFacts("test", {**plain, "text": text, **facts})


def creature(key: str, text: str = "", **facts: Any) -> CardFacts:
    return made(key, "クリーチャー", text, **facts)


def spell(key: str, text: str, **facts: Any) -> CardFacts:
    return made(key, "スペル", text, **facts)


def item(key: str, text: str, **facts: Any) -> CardFacts:
    return made(key, "アイテム", text, **facts)


def printed(number: str) -> CardFacts:
    """A shipped card under its number, without a colour, so that nobody pays for that."""
    facts = next(card.facts for card in shipped() if card.facts["id"] == f"FC1-{number}")
    return CardFacts("test", {**facts, "id": number, "colors": []})


class Table(Position):
    """A position with the cards of this test and the plain ones of the rules' tests; everybody has mana."""

    def __init__(self, *cards: CardFacts, house: dict[str, str] | None = None) -> None:
        super().__init__(house=house)
        pool = pool_of(self.game.pool)
        for one in cards:
            add(pool, one)
        self.game.elsewhere[:] = [
            zone for zone, kind in enumerate(self.game.map.kind_of) if kind.bit & pool.zones_elsewhere
        ]
        for player in range(2):
            self.mana(player, MANA)

    def cast(self, key: str, *targets: ObjectId, player: PlayerId = 0) -> Game:
        """Begin the Main step if it has not begun, summon a card from the hand, and choose what it asks for."""
        (card,) = self.hand(player, key)
        if not self.game.state.frames:
            self.begin(owner=player)
        self.game.asking = None
        summon(self.game, card)
        aim(self.game, *targets)
        return self.game

    def lead(self, number: str) -> ObjectId:
        """Give player 0 a shipped leader."""
        return self.replace(LEADER, 0, number)

    def resort(self, number: str) -> ObjectId:
        """Give player 0 a shipped last resort, and no life."""
        self.life(0, 0)
        return self.replace(LAST_RESORT, 0, number)


def aim(game: Game, *targets: ObjectId) -> None:
    """Choose what a card or ability asks for."""
    if targets and prompt(game) == "choose":
        choose_several(game, *targets)


def use(game: Game, id: ObjectId, *targets: ObjectId, number: int | None = None, verb: str = "use") -> None:
    """Use an ability of a card, and choose what it asks for."""
    choose(game, verb, id, number)
    aim(game, *targets)


def fielded(game: Game, player: PlayerId) -> list[str]:
    """The names of what a player has on the battlefield."""
    return [game.values(id).name for id in game.zone(FIELD, player)]


def go_on(game: Game, until: str) -> None:
    """Nothing is done until a question is asked; the first of the answers is never a deed."""
    while (found := game.decision()) is not None and found.prompt != until:
        verbs = [option.verb for option in found.options]
        found_at = next((verbs.index(verb) for verb in ("end", "no", "no_mana") if verb in verbs), -1)
        game.answer(() if found_at < 0 else (found_at,))


def run_on(game: Game) -> None:
    """The turn of player 0 goes on to its end, and nothing more is done in it."""
    while (found := game.decision()) is not None and game.turn_player() == 0:
        verbs = [option.verb for option in found.options]
        game.answer((verbs.index("end"),) if "end" in verbs else (verbs.index("no"),) if "no" in verbs else ())
