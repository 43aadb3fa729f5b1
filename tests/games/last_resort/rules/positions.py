"""Cards made on the spot, and positions, for tests of single clauses."""

from __future__ import annotations

from kirifuda.effects.abilities import TextAbility
from kirifuda.effects.plans.amounts import FixedAmount
from kirifuda.effects.plans.shapes import ConditionPlan, CostPart, DeedPlan, EventPlan
from kirifuda.games.last_resort import zones
from kirifuda.games.last_resort.abilities import ActivatedAbility, StaticAbility, TextPlan, TriggeredAbility
from kirifuda.games.last_resort.pool import ResortPool
from kirifuda.games.last_resort.rulebook import RULEBOOK
from kirifuda.games.last_resort.rules.common import life_of
from kirifuda.games.last_resort.rules.l05_turn import TURNS
from kirifuda.games.last_resort.rules.l09_1_costs import ManaPart
from kirifuda.games.last_resort.values import (
    COLOUR_BITS,
    CREATURE,
    EQUIPMENT,
    ITEM,
    LAST_RESORT_CARD,
    LEADER_CARD,
    MANA_CARD,
    SPELL,
    ResortCard,
    Values,
)
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.lasting import Change
from kirifuda.kernel.zones import ZoneKind
from tests.toys.driving import choose, now
from tests.toys.making import Work, does, procedure
from tests.toys.placing import Placing


def card(key: str, kind: int, colours: str = "", cost: int = 0, *abilities: TextAbility) -> ResortCard:
    """A card of any kind."""
    values = Values()
    values.name = key
    values.kind = kind
    values.cost = cost
    values.abilities = abilities
    for letter in colours:
        values.colours |= COLOUR_BITS[letter]
    return ResortCard(key, key, key, values, "")


def creature(key: str, power: int = 1, toughness: int = 1, cost: int = 1, *abilities: TextAbility) -> ResortCard:
    """A red creature."""
    made = card(key, CREATURE, "赤", cost, *abilities)
    made.printed.power = power
    made.printed.toughness = toughness
    made.printed.races = ("役者",)
    return made


def n_creature(key: str, cost: int = 1, *abilities: TextAbility) -> ResortCard:
    """An N-creature."""
    made = creature(key, 2, 2, cost, *abilities)
    made.printed.is_unique = True
    return made


def spell(
    key: str, cost: int, *works: Work, abilities: tuple[TextAbility, ...] = (), colours: str = "赤"
) -> ResortCard:
    """A spell."""
    made = card(key, SPELL, colours, cost, *abilities)
    made.plan = TextPlan(procedure(key, *works))
    return made


def spell_creature(key: str, power: int, toughness: int, cost: int, *abilities: TextAbility) -> ResortCard:
    """A spell creature."""
    made = creature(key, power, toughness, cost, *abilities)
    made.printed.kind = SPELL | CREATURE
    return made


def item(key: str, cost: int = 1, *abilities: TextAbility) -> ResortCard:
    """An item."""
    return card(key, ITEM, "", cost, *abilities)


def equipment(key: str, *abilities: TextAbility) -> ResortCard:
    """Equipment."""
    return card(key, ITEM | EQUIPMENT, "", 1, *abilities)


def leader(key: str, colours: str = "赤", life: int = 20, cap: int = 20, *abilities: TextAbility) -> ResortCard:
    """A leader; without abilities one with a skill for nothing, so that its player always has something to decide."""
    made = card(key, LEADER_CARD, colours, 0, *(abilities or (activated(f"{key} 0", does(lambda game, frame: [])),)))
    made.printed.life = life
    made.printed.cap = cap
    return made


def last_resort(key: str, *works: Work, conditions: tuple[ConditionPlan, ...] = ()) -> ResortCard:
    """A last resort."""
    made = card(key, LAST_RESORT_CARD)
    made.plan = TextPlan(procedure(key, *works)) if works else None
    made.conditions = conditions
    return made


def vanilla() -> list[ResortCard]:
    """A few plain cards."""
    return [
        card("マナ", MANA_CARD),
        leader("red"),
        last_resort("curtain"),
        creature("pup", 1, 1, 1),
        creature("wolf", 2, 2, 2),
        creature("bear", 4, 4, 4),
        creature("wall", 0, 5, 2),
        item("lamp"),
        spell("nothing", 1),
    ]


def pool_with(*cards: ResortCard) -> ResortPool:
    """The plain cards and some more."""
    pool = ResortPool()
    for each in (*vanilla(), *cards):
        pool.add(each)
    return pool


def activated(
    name: str, *works: Work, mana: int = 0, parts: tuple[CostPart, ...] = (), times: int = 0
) -> ActivatedAbility:
    """An ability that costs mana, and perhaps more."""
    costs = ((ManaPart("cost", FixedAmount(mana)),) if mana else ()) + parts
    made = ActivatedAbility(name, TextPlan(procedure(name, *works)), costs)
    made.times = times
    return made


def triggered(name: str, event: EventPlan, *works: Work) -> TriggeredAbility:
    """A triggered ability."""
    return TriggeredAbility(name, TextPlan(procedure(name, *works)), event)


def static(name: str, *changes: Change) -> StaticAbility:
    """A static ability with changes."""
    made = StaticAbility(name)
    made.changes = changes
    return made


def forbids(name: str, *deeds: DeedPlan) -> StaticAbility:
    """A static ability that says what cannot be done."""
    made = StaticAbility(name)
    made.forbidden = deeds
    made.file()
    return made


def obliges(name: str, *deeds: DeedPlan) -> StaticAbility:
    """A static ability that says what must be done."""
    made = StaticAbility(name)
    made.musts = deeds
    made.file()
    return made


class Position(Placing):
    """A position in the making: cards are put where they are wanted, then a turn begins at some step."""

    hand_zone, discard_zone, deck_zone = zones.HAND, zones.GRAVEYARD, zones.DECK

    def __init__(
        self, *cards: ResortCard, house: dict[str, str] | None = None, turn: int = 5, leaders: str = "red"
    ) -> None:
        empty: dict[str, list[str]] = {}
        super().__init__(RULEBOOK.start(pool_with(*cards), [empty, empty], 1, house or {}), turn - 1)
        for seat in range(2):
            self.life(seat, 20)
            self.put(seat, zones.LEADER, leaders)
            self.put(seat, zones.LAST_RESORT, "curtain", face_down=True)
            for _ in range(10):
                self.put(seat, zones.DECK, "pup")

    def put(
        self, owner: PlayerId, kind: ZoneKind, key: str, *, face_down: bool = False, tapped: bool = False
    ) -> ObjectId:
        """Put a card into a zone."""
        return self.lay(owner, kind, key, zones.TAPPED if tapped else zones.UNTAPPED, face_down=face_down).id

    def attack(self, owner: PlayerId, key: str, *, tapped: bool = False, fresh: bool = False) -> ObjectId:
        """Put a card into the attack area."""
        id = self.put(owner, zones.FIELD, key, tapped=tapped)
        self.game.state.objects[id].place = zones.ATTACK
        if fresh:
            self.game.state.objects[id].entered = self.game.turn() + 1
        return id

    def defence(self, owner: PlayerId, key: str, *, tapped: bool = False) -> ObjectId:
        """Put a card into the defence area."""
        id = self.attack(owner, key, tapped=tapped)
        self.game.state.objects[id].place = zones.DEFENCE
        return id

    def wear(self, host: ObjectId, key: str) -> ObjectId:
        """Lay equipment on a creature."""
        return self.hang(host, zones.FIELD, key)[0]

    def graveyard(self, owner: PlayerId, *keys: str) -> list[ObjectId]:
        """Put cards into a graveyard."""
        return self.discards(owner, *keys)

    def stock(self, owner: PlayerId, *keys: str) -> list[ObjectId]:
        """Put cards into Hand Stock."""
        return [self.put(owner, zones.STOCK, key, face_down=True) for key in keys]

    def mana(self, owner: PlayerId, number: int) -> list[ObjectId]:
        """Give a player untapped mana."""
        return [self.put(owner, zones.MANA, "マナ") for _ in range(number)]

    def life(self, owner: PlayerId, number: int) -> None:
        """Set a player's life."""
        self.game.state.variables[f"life:{owner}"] = number

    def replace(self, kind: ZoneKind, owner: PlayerId, key: str) -> ObjectId:
        """Give a player another leader or last resort."""
        return self.another(kind, owner, key)

    def begin(self, step: str = "L-9.0", owner: PlayerId = 0) -> Game:
        """Begin a turn at a step: "L-6.1" start, "L-7.1" draw, "L-8.1" mana, "L-9.0" main, "L-10.1" attack, "L-11.1"
        Draw 2, "L-12.1" end."""
        game = self.game
        if step == "L-10.1":
            self.mana(owner, 2)  # so that Draw 2 asks, and nothing runs on into the next turn
        game.state.variables["turn_player"] = owner
        game.state.variables["turn"] = game.turn() + 1
        game.state.variables[f"start:{owner}"] = game.turn()
        game.state.variables[f"start:{1 - owner}"] = game.turn() - 1
        game.begin(TURNS)
        game.state.frames[0].index = TURNS.at(step)
        return game


def where(game: Game, id: ObjectId) -> str:
    """The zone in which something lies now; empty if it is nowhere."""
    card = game.object(now(game, id))
    return "" if card is None else game.map.kind_of[card.zone].name


def summon(game: Game, id: ObjectId, area: int | None = None, verb: str = "summon") -> ObjectId:
    """Summon a card in the main step; the area is answered if it is asked."""
    choose(game, verb, id)
    decision = game.decision()
    if decision is not None and decision.prompt == "area":
        choose(game, "area", number=zones.ATTACK if area is None else area)
    return now(game, id)


def numbers_of(game: Game, id: ObjectId) -> tuple[int, int]:
    """A creature's power and toughness."""
    values = game.values_or_last(id)
    assert isinstance(values, Values)
    return values.power, values.toughness


def lives(game: Game) -> tuple[int, int]:
    """Both players' life."""
    game.decision()
    return life_of(game, 0), life_of(game, 1)


def is_tapped(game: Game, id: ObjectId) -> bool:
    """Whether a card is tapped."""
    return game.state.objects[id].position == zones.TAPPED


def ready(game: Game, owner: PlayerId) -> int:
    """How much mana is untapped."""
    return sum(1 for id in game.zone(zones.MANA, owner) if not is_tapped(game, id))
