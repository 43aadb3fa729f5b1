"""Cards made on the spot, and positions, for tests of single clauses."""

from __future__ import annotations

from kirifuda.games.pso2.abilities import PsoAbility
from kirifuda.games.pso2.pool import PsoPool
from kirifuda.games.pso2.rulebook import RULEBOOK
from kirifuda.games.pso2.rules.r103_4_processing import RULE_PROCESSES
from kirifuda.games.pso2.rules.r205_items import ARMOUR_RULE
from kirifuda.games.pso2.rules.r403_field import IN_ROW, next_in_row
from kirifuda.games.pso2.rules.r500_turn import TURNS
from kirifuda.games.pso2.values import (
    ACTIVE,
    ARMOUR,
    BOSS,
    CHARACTER,
    COLOUR_BITS,
    ITEM,
    MAG_CARD,
    PLAYER_CARD,
    WEAPON,
    PsoCard,
    Values,
)
from kirifuda.games.pso2.zones import BACK, DECK, DISCARD, FIELD, FRONT, HAND, MAG, OFF, ON, PLAYER, PP
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.state import with_value
from kirifuda.kernel.zones import ZoneKind
from tests.toys.driving import choose, run_now
from tests.toys.placing import Placing


def card(key: str, kind: int, colours: str = "", cost: int = 0, classes: tuple[str, ...] = ()) -> PsoCard:
    """A card without a text."""
    values = Values()
    values.name = key
    values.kind = kind
    values.cost = cost
    values.classes = classes
    for letter in colours:
        values.colours |= COLOUR_BITS[letter]
    return PsoCard(key, key, key, values, "")


def character(
    key: str, attack: int = 1, hp: int = 4, cost: int = 0, colours: str = "", *abilities: PsoAbility
) -> PsoCard:
    """A character."""
    made = card(key, CHARACTER, colours, cost, ("ハンター",))
    made.printed.attack = attack
    made.printed.hp = hp
    made.printed.abilities = abilities
    return made


def player(key: str, deck: int = 30, colours: str = "赤", *abilities: PsoAbility) -> PsoCard:
    """A player card."""
    made = card(key, PLAYER_CARD, colours, 0, ("ハンター",))
    made.deck_size = deck
    made.printed.abilities = abilities
    return made


def mag(key: str, *abilities: PsoAbility) -> PsoCard:
    """A mag."""
    made = card(key, MAG_CARD)
    made.printed.abilities = abilities
    return made


def weapon(key: str, attack: int = 2, cost: int = 0, classes: tuple[str, ...] = ("ハンター",)) -> PsoCard:
    """A weapon."""
    made = card(key, WEAPON, "", cost, classes)
    made.printed.attack = attack
    return made


def armour(key: str, defense: int = 1, slots: int = 1, classes: tuple[str, ...] = ("ハンター",)) -> PsoCard:
    """Armour; its rule comes with its kind."""
    made = card(key, ARMOUR, "", 0, classes)
    made.printed.defense = defense
    made.printed.slots = slots
    made.printed.abilities = (ARMOUR_RULE,)
    return made


def boss(key: str, attack: int = 2, life: int = 20, *abilities: PsoAbility) -> PsoCard:
    """A boss."""
    made = card(key, BOSS)
    made.printed.attack = attack
    made.life = life
    made.printed.abilities = abilities
    return made


def with_abilities(made: PsoCard, *abilities: PsoAbility) -> PsoCard:
    """The same card with more abilities."""
    made.printed.abilities = (*made.printed.abilities, *abilities)
    return made


def vanilla() -> list[PsoCard]:
    """A few plain cards."""
    return [
        player("hunter"),
        mag("lamp"),
        boss("beast"),
        character("guard", 1, 4, 1),
        character("giant", 4, 6, 3, "赤"),
        character("pike", 2, 5, 2, "青"),
        character("scout", 2, 2, 1, "赤"),
        weapon("sword", 2, 1),
        armour("vest", 1),
        armour("mail", 3, 2),
        card("lantern", ITEM, "", 1),
        card("nothing", ACTIVE, "", 0),
    ]


def pool_with(*cards: PsoCard) -> PsoPool:
    """The plain cards and some more."""
    pool = PsoPool()
    for each in (*vanilla(), *cards):
        pool.add(each)
    return pool


def deck(*more: str) -> dict[str, list[str]]:
    """A deck of plain cards."""
    names = ["guard", "giant", "pike", "scout", "sword", "vest", "mail", "lantern", "nothing", *more]
    return {"player": ["hunter"], "mag": ["lamp"], "deck": [names[number % len(names)] for number in range(30)]}


def boss_deck() -> dict[str, list[str]]:
    """A boss with plain cards."""
    names = ["guard", "scout", "pike", "nothing"]
    return {"player": ["beast"], "deck": [names[number % 4] for number in range(12)]}


def started(seed: int, house: dict[str, str] | None = None, pool: PsoPool | None = None) -> Game:
    """A duel about to begin."""
    return RULEBOOK.start(pool or pool_with(), [deck(), deck()], seed, house or {})


def raid(seed: int, members: int, house: dict[str, str] | None = None, pool: PsoPool | None = None) -> Game:
    """A raid about to begin."""
    return RULEBOOK.start(pool or pool_with(), [*[deck()] * members, boss_deck()], seed, house or {})


class Position(Placing):
    """A position in the making: cards are put where they are wanted, then a turn begins at some phase."""

    hand_zone, discard_zone, deck_zone = HAND, DISCARD, DECK

    def __init__(
        self, *cards: PsoCard, house: dict[str, str] | None = None, turn: int = 5, party: int = 0, boss: str = "beast"
    ) -> None:
        empty: dict[str, list[str]] = {"player": ["hunter"]}
        decks = [empty, empty] if not party else [*[empty] * party, {"player": [boss]}]
        super().__init__(RULEBOOK.start(pool_with(*cards), decks, 1, house or {}), turn - 1)
        if party:
            variables = self.game.state.variables
            variables["life"] = variables["first_life"] = 20
            variables["target_player"] = 0
        for seat in range(self.game.players):
            for _ in range(20):
                self.put(seat, DECK, "guard")

    def put(self, owner: PlayerId, kind: ZoneKind, key: str, *, face_down: bool = False, off: bool = False) -> ObjectId:
        """Put a card into a zone."""
        return self.lay(owner, kind, key, OFF if off else ON, face_down=face_down).id

    def field(self, owner: PlayerId, key: str, *worn: str, back: bool = False, off: bool = False) -> ObjectId:
        """Put a card onto the field, with what it wears."""
        id = self.put(owner, FIELD, key, off=off)
        made = self.game.state.objects[id]
        row = BACK if back else FRONT
        made.place = row
        made.marks = with_value(made.marks, IN_ROW, next_in_row(self.game, owner, row))
        self.wear(id, *worn)
        return id

    def wear(self, id: ObjectId, *worn: str) -> list[ObjectId]:
        """Lay cards on a card in play."""
        return self.hang(id, FIELD, *worn)

    def points(self, owner: PlayerId, *keys: str, off: bool = False) -> list[ObjectId]:
        """Put cards into PP."""
        return [self.put(owner, PP, key, off=off) for key in keys]

    def mag(self, owner: PlayerId, key: str) -> ObjectId:
        """Give a player a mag."""
        return self.put(owner, MAG, key)

    def person(self, owner: PlayerId) -> ObjectId:
        """A player's player card, or the boss."""
        return self.game.zone(PLAYER, owner)[0]

    def replace_person(self, owner: PlayerId, key: str) -> ObjectId:
        """Give a player another player card."""
        return self.another(PLAYER, owner, key)

    def begin(self, owner: PlayerId = 0, step: str = "504.1") -> Game:
        """Begin a turn at a phase: "501.1" start, "502.1" draw, "503.1" PP, "504.1" main, "505.1" end, "R.11" boss."""
        game = self.game
        game.state.variables["turn_player"] = owner
        game.state.variables["turn"] = game.turn() + 1
        game.state.variables["in_turn"] = 1
        game.begin(TURNS)
        game.state.frames[0].index = TURNS.at(step)
        return game


def skip_to(game: Game, wanted: str) -> None:
    """Pass, or take the smallest answer, until the wanted question is asked."""
    for _ in range(200):
        decision = game.decision()
        assert decision is not None, "the game is over"
        if decision.prompt == wanted:
            return
        verbs = [option.verb for option in decision.options]
        if "pass" in verbs:
            choose(game, "pass")
        elif "end" in verbs:
            choose(game, "end")
        else:
            game.answer(tuple(range(decision.least)))
    raise AssertionError(f"{wanted} was never asked")


def settle(game: Game) -> None:
    """Let rule processes look at the position, as they would before anybody acts."""
    run_now(game, RULE_PROCESSES)


def result(game: Game) -> tuple[tuple[int, ...], str] | None:
    """Who has won, by which clause; None while the game goes on."""
    game.decision()
    ended = game.state.result
    return None if ended is None else (ended.winners, ended.clause)


def is_off(game: Game, id: ObjectId) -> bool:
    """Whether a card is OFF."""
    return game.state.objects[id].position == OFF
