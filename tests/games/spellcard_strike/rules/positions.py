"""Cards made on the spot, and positions on the stage, for tests of single clauses."""

from __future__ import annotations

from typing import Final

from kirifuda.games.spellcard_strike.abilities import StrikeAbility
from kirifuda.games.spellcard_strike.minimap import parse
from kirifuda.games.spellcard_strike.pool import StrikePool
from kirifuda.games.spellcard_strike.rulebook import RULEBOOK
from kirifuda.games.spellcard_strike.rules.r05_02_turn import TURNS
from kirifuda.games.spellcard_strike.values import ALL_ATTRIBUTES, ATTRIBUTE_BITS, StrikerCard, Values
from kirifuda.games.spellcard_strike.zones import DECK, DISCARD, HAND, SCORE, STAGE
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.zones import ZoneKind
from tests.toys.driving import choose, prompt
from tests.toys.placing import Placing

AROUND: Final = """
.....
.rrr.
.r@r.
.rrr.
....."""
AHEAD: Final = """
.....
.rrr.
..@..
.....
....."""


def icons(text: str) -> tuple[int, ...]:
    """A cost from its letters: 神 魔 霊 妖 and 無."""
    return tuple(ATTRIBUTE_BITS.get(letter, ALL_ATTRIBUTES) for letter in text)


def card(
    key: str, power: int = 1, defense: int = 3, rank: int = 1, cost: str = "", attributes: str = ""
) -> StrikerCard:
    """A striker without a text, which reaches all areas around it."""
    values = Values()
    values.name = values.striker_name = key
    values.pow = power
    values.defense = defense
    values.rank = rank
    values.cost = icons(cost)
    for letter in attributes:
        values.attributes |= ATTRIBUTE_BITS[letter]
    values.range = parse(AROUND).cells
    return StrikerCard(key, key, key, values, "")


def option(key: str, power: int = 0, defense: int = 0, rank: int = 0, attributes: str = "") -> StrikerCard:
    """An option without a text."""
    made = card(key, power, defense, rank, "", attributes)
    made.printed.is_option = True
    made.printed.range = ()
    return made


def with_abilities(made: StrikerCard, *abilities: StrikeAbility) -> StrikerCard:
    """The same card with abilities."""
    made.printed.abilities = abilities
    return made


def vanilla() -> list[StrikerCard]:
    """A few plain cards."""
    return [
        card("scout", 2, 3, 1, "無", "神"),
        card("guard", 1, 5, 2, "神無", "神"),
        card("lancer", 3, 3, 2, "魔", "魔"),
        card("giant", 5, 6, 4, "神魔無", "魔"),
        card("drifter", 1, 3, 1, "無", ""),
        card("ace", 3, 5, 3, "神神", "神"),
        option("bell", 1, 1, 1, "魔"),
    ]


def pool_with(*cards: StrikerCard) -> StrikePool:
    """The plain cards and some more."""
    pool = StrikePool()
    for each in (*vanilla(), *cards):
        pool.add(each)
    return pool


def deck() -> dict[str, list[str]]:
    """A legal deck of plain cards, but for the copies."""
    names = ["scout", "guard", "lancer", "giant", "drifter"]
    return {"deck": [names[number % 5] for number in range(50)], "ace": ["ace"], "option": ["bell"]}


def started(seed: int, house: dict[str, str] | None = None, pool: StrikePool | None = None) -> Game:
    """A game about to begin."""
    return RULEBOOK.start(pool or pool_with(), [deck(), deck()], seed, house or {})


class Position(Placing):
    """A position in the making: cards are put where they are wanted, then the turn begins."""

    hand_zone, discard_zone, deck_zone = HAND, DISCARD, DECK

    def __init__(self, *cards: StrikerCard, house: dict[str, str] | None = None, turn: int = 5) -> None:
        empty: dict[str, list[str]] = {}
        super().__init__(RULEBOOK.start(pool_with(*cards), [empty, empty], 1, house or {}), turn - 1)
        for player in (0, 1):
            for _ in range(20):
                self.put(player, DECK, "drifter")

    def put(self, owner: PlayerId, kind: ZoneKind, key: str, *, face_down: bool = False) -> ObjectId:
        """Put a card into a zone."""
        return self.lay(owner, kind, key, 0, face_down=face_down).id

    def striker(self, player: PlayerId, key: str, area: int, *worn: str, acted: bool = False) -> ObjectId:
        """Put a striker into an area, with what it wears."""
        id = self.put(player, STAGE, key)
        self.game.state.objects[id].place = area
        self.game.state.objects[id].position = 1 if acted else 0
        self.hang(id, STAGE, *worn)
        return id

    def score(self, player: PlayerId, *keys: str, face_down: bool = False) -> list[ObjectId]:
        """Put cards into a score."""
        return [self.put(player, SCORE, key, face_down=face_down) for key in keys]

    def begin(self, player: PlayerId = 0, step: str = "5.4.11") -> Game:
        """Begin a turn at a phase: "5.3.2" refresh, "5.4.11" striker, "5.2.3" commander."""
        game = self.game
        game.state.variables["turn_player"] = player
        game.begin(TURNS)
        if step != "5.3.2":
            game.state.variables["turn"] = game.turn() + 1
            game.state.frames[0].index = TURNS.at(step)
        return game


def pass_chain(game: Game) -> None:
    """Everybody passes until the chain is resolved."""
    while prompt(game) == "reaction":
        choose(game, "pass")


def result(game: Game) -> tuple[tuple[int, ...], str] | None:
    """Who has won, by which clause; None while the game goes on."""
    game.decision()
    ended = game.state.result
    return None if ended is None else (ended.winners, ended.clause)


def area(game: Game, id: ObjectId) -> int:
    """Where a striker is."""
    return game.state.objects[id].place


def is_acted(game: Game, id: ObjectId) -> bool:
    """Whether a striker has acted."""
    return game.state.objects[id].position == 1
