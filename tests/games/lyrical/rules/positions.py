"""Cards made on the spot, and positions, for tests of single clauses."""

from __future__ import annotations

from collections.abc import Callable

from kirifuda.effects.abilities import TextAbility
from kirifuda.effects.plans.amounts import FixedAmount, QuantityPlan
from kirifuda.effects.plans.shapes import DeedPlan, EventPlan
from kirifuda.effects.plans.targets import SetTargets
from kirifuda.effects.scope import Scope
from kirifuda.games.lyrical.abilities import EffectAbility, StaticAbility, TriggeredAbility, UsePlan
from kirifuda.games.lyrical.keywords.n12_1_schneller import schneller
from kirifuda.games.lyrical.keywords.n12_2_initiative import initiative
from kirifuda.games.lyrical.keywords.n12_3_dringen import dringen
from kirifuda.games.lyrical.keywords.n12_4_setup import setup
from kirifuda.games.lyrical.pool import LyricalPool
from kirifuda.games.lyrical.rulebook import RULEBOOK
from kirifuda.games.lyrical.rules.common import characters, opponent
from kirifuda.games.lyrical.rules.n00_turn import TURNS
from kirifuda.games.lyrical.rules.n09_damage import Damage, DamagePlayer
from kirifuda.games.lyrical.values import (
    CHARACTER,
    COLOURS,
    FACTOR_CARD,
    FIELD_CARD,
    ITEM,
    STRATEGY,
    TRICK,
    LyricalCard,
    Price,
    Values,
)
from kirifuda.games.lyrical.zones import ACTED, DECK, DISCARD, FACTOR, FIELD, FIELDS, HAND, UNACTED
from kirifuda.kernel.event import Event
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.lasting import Change
from kirifuda.kernel.state import Frame
from kirifuda.kernel.zones import ZoneKind
from tests.toys.making import Chosen, Work, chosen, does, procedure
from tests.toys.placing import Placing


def price(text: str) -> Price:
    """赤赤2/1."""
    factor, _, cost = text.partition("/")
    marks = tuple(factor.count(colour) for colour in COLOURS)
    total = factor.lstrip("".join(COLOURS))
    return Price(marks, int(total or 0), int(cost or 0))


def card(key: str, kind: int, costs: str = "0/0", name: str = "") -> LyricalCard:
    """A card without a text; its key is its title, and its name if nothing else is said."""
    values = Values()
    values.name = name or key
    values.title = key
    values.kind = kind
    paid = price(costs)
    values.marks, values.factor, values.cost = paid.marks, paid.total, paid.cost
    values.colours = paid.colours()
    return LyricalCard(key, key, key, values, "")


def factor(colour: str) -> LyricalCard:
    """A factor card."""
    made = card(colour, FACTOR_CARD)
    made.printed.colours = 1 << COLOURS.index(colour)
    return made


def character(
    key: str, attack: int, durability: int, *abilities: TextAbility, costs: str = "0/0", name: str = ""
) -> LyricalCard:
    """A character."""
    made = card(key, CHARACTER, costs, name)
    made.printed.attack = attack
    made.printed.durability = durability
    made.printed.abilities = abilities
    return made


def upper(
    key: str, name: str, attack: int, durability: int, *abilities: TextAbility, costs: str = "0/0"
) -> LyricalCard:
    """A character with Setup."""
    return character(key, attack, durability, setup(f"{key} setup"), *abilities, costs=costs, name=name)


def item(key: str, *abilities: TextAbility, costs: str = "0/0", name: str = "") -> LyricalCard:
    """An item."""
    made = card(key, ITEM, costs, name)
    made.printed.abilities = abilities
    return made


def field(key: str, *abilities: TextAbility, costs: str = "0/0") -> LyricalCard:
    """A field card."""
    made = card(key, FIELD_CARD, costs)
    made.printed.abilities = abilities
    return made


def used(key: str, kind: int, *works: Work, target: SetTargets | None = None, costs: str = "0/0") -> LyricalCard:
    """A strategy or trick."""
    made = card(key, kind, costs)
    made.plan = plan(key, *works, target=target)
    return made


def trick(key: str, *works: Work, target: SetTargets | None = None, costs: str = "0/0") -> LyricalCard:
    """A trick."""
    return used(key, TRICK, *works, target=target, costs=costs)


def strategy(key: str, *works: Work, target: SetTargets | None = None, costs: str = "0/0") -> LyricalCard:
    """A strategy."""
    return used(key, STRATEGY, *works, target=target, costs=costs)


# Texts


def plan(key: str, *works: Work, target: SetTargets | None = None) -> UsePlan:
    """What using something asks for and does."""
    made = UsePlan(procedure(key, *works))
    if target is not None:
        made.targets = (target,)
    return made


def effect(key: str, costs: str, *works: Work, target: SetTargets | None = None, times: int = 0) -> EffectAbility:
    """An effect."""
    made = EffectAbility(key, price(costs), plan(key, *works, target=target))
    made.times = times
    return made


def triggered(key: str, event: EventPlan, *works: Work, target: SetTargets | None = None) -> TriggeredAbility:
    """Something that a text does by itself."""
    return TriggeredAbility(key, plan(key, *works, target=target), event)


def static(key: str, *changes: Change) -> StaticAbility:
    """A static ability."""
    made = StaticAbility(key)
    made.changes = changes
    return made


def forbids(key: str, *deeds: DeedPlan) -> StaticAbility:
    """A static ability that says what cannot be done."""
    made = StaticAbility(key)
    made.forbidden = deeds
    made.file()
    return made


def anybody(scope: Scope) -> list[ObjectId]:
    """All characters, those of the text's player first."""
    game = scope.game
    return [*characters(game, scope.player), *characters(game, opponent(game, scope.player))]


def theirs(scope: Scope) -> list[ObjectId]:
    """The other player's characters."""
    return characters(scope.game, opponent(scope.game, scope.player))


def targets(ids: Callable[[Scope], list[ObjectId]] = anybody, least: int = 1, most: int = 1) -> SetTargets:
    """So many of what a function names."""
    return SetTargets("target", "", Chosen(ids), QuantityPlan(FixedAmount(least), FixedAmount(most)))


def to_each(make: Callable[[ObjectId], Event]) -> Work:
    """An event for each of what was chosen."""
    return does(lambda game, frame: [make(id) for id in chosen(frame)])


def deals(number: int) -> Work:
    """So much damage to what was chosen."""

    def make(game: Game, frame: Frame) -> list[Event]:
        return [Damage(id, number, frame.source) for id in chosen(frame)]

    return does(make)


def burns(number: int) -> Work:
    """So much damage to the opponent."""

    def make(game: Game, frame: Frame) -> list[Event]:
        return [DamagePlayer(opponent(game, frame.player), number, frame.source)]

    return does(make)


# Pools and positions


def plain() -> list[LyricalCard]:
    """A few plain cards."""
    return [
        factor("赤"),
        factor("青"),
        factor("緑"),
        character("runner", 2, 3),
        character("wall", 0, 6),
        character("giant", 4, 5, costs="赤2/1"),
        character("swift", 2, 2, schneller("swift 0"), costs="赤1/0"),
        character("first", 2, 2, initiative("first 0"), costs="青2/0"),
        character("lance", 4, 2, dringen("lance 0"), costs="赤3/0"),
        character("pupil", 1, 1, costs="青1/0", name="セロ"),
        upper("master", "セロ", 4, 4, costs="青青3/1"),
        item("bag", costs="1/0"),
        field("runway", costs="緑1/1"),
        card("idle", STRATEGY),
    ]


def pool_with(*cards: LyricalCard) -> LyricalPool:
    """The plain cards and some more."""
    pool = LyricalPool()
    for each in (*plain(), *cards):
        pool.add(each)
    return pool


class Position(Placing):
    """A position in the making: cards are put where they are wanted, then a turn begins at some phase."""

    hand_zone, discard_zone, deck_zone = HAND, DISCARD, DECK

    def __init__(self, *cards: LyricalCard, house: dict[str, str] | None = None, turn: int = 5) -> None:
        super().__init__(RULEBOOK.start(pool_with(*cards), [{}, {}], 1, house or {}), turn)
        for seat in (0, 1):
            self.deck_of(seat, *["wall"] * 20)

    def put(self, owner: PlayerId, kind: ZoneKind, key: str, *, acted: bool = False, new: bool = False) -> ObjectId:
        """Put a card into a zone."""
        made = self.lay(owner, kind, key, ACTED if acted else UNACTED)
        made.entered = self.game.turn() if new else 0
        return made.id

    def field(self, owner: PlayerId, key: str, *on: str, acted: bool = False, new: bool = False) -> ObjectId:
        """Put a character onto the field, with items and what was set up on it."""
        id = self.put(owner, FIELD, key, acted=acted, new=new)
        self.hang(id, FIELD, *on)
        return id

    def place(self, owner: PlayerId, key: str) -> ObjectId:
        """Put a field card into its area."""
        return self.put(owner, FIELDS, key)

    def factors(self, owner: PlayerId, colours: str, *, acted: bool = False, new: bool = False) -> list[ObjectId]:
        """Put factor cards into the factor area."""
        return [self.put(owner, FACTOR, colour, acted=acted, new=new) for colour in colours]

    def begin(self, phase: str = "main", owner: PlayerId = 0) -> Game:
        """Begin at a phase: "start", "ready", "draw", "factor", "main" or "end"; or at "begin_turn" with a new turn.

        Both get a strategy that does nothing, so that no main phase ends by itself.
        """
        game = self.game
        for seat in (0, 1):
            self.hand(seat, "idle")
        game.state.variables["turn_player"] = owner
        game.begin(TURNS)
        game.state.frames[0].index = TURNS.names[phase]
        return game
