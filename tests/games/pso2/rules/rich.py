"""A pool with every keyword and a text of every sort, for random games."""

from __future__ import annotations

from kirifuda.effects.scope import Scope
from kirifuda.games.pso2.abilities import PlayPlan, PsoAbility
from kirifuda.games.pso2.keywords.k302_01_war_cry import war_cry
from kirifuda.games.pso2.keywords.k302_02_on_entry import on_entry
from kirifuda.games.pso2.keywords.k302_03_on_defeat import on_defeat
from kirifuda.games.pso2.keywords.k302_04_drop import drop
from kirifuda.games.pso2.keywords.k302_05_follow_up import follow_up
from kirifuda.games.pso2.keywords.k302_06_standing import ambush, erosion, proliferate, rapid_fire
from kirifuda.games.pso2.keywords.k302_08_snipe import snipe
from kirifuda.games.pso2.keywords.k302_09_recovery import recovery
from kirifuda.games.pso2.keywords.k_g13_piercing import piercing
from kirifuda.games.pso2.pool import PsoPool
from kirifuda.games.pso2.rulebook import RULEBOOK
from kirifuda.games.pso2.rules.common import card_of, opponents, player_card
from kirifuda.games.pso2.rules.r213_damage import Damage
from kirifuda.games.pso2.rules.r215_states import FREEZE, TurnOff
from kirifuda.games.pso2.rules.r301_keyword_actions import SEARCH
from kirifuda.games.pso2.rules.r400_zones import Draw, PutInPP, ReturnToHand
from kirifuda.games.pso2.values import ACTIVE, CHARACTER, PsoCard
from kirifuda.games.pso2.zones import DECK
from kirifuda.kernel.changes import BeginLasting
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import Call, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.rulebook import Deck
from kirifuda.kernel.state import Frame
from tests.games.pso2.rules.positions import boss, card, character, mag, player, pool_with, with_abilities
from tests.toys.pso2_making import (
    Chosen,
    DamageBecomes,
    Shift,
    activated,
    active,
    attached,
    chosen,
    deals,
    does,
    lasting,
    plan,
    procedure,
    static,
    targets,
)


def one(name: str, attack: int, hp: int, cost: int, *abilities: PsoAbility) -> PsoCard:
    """A white character."""
    return with_abilities(character(name, attack, hp, cost), *abilities)


def draws(game: Game, frame: Frame) -> list[Event]:
    """One card for the controller."""
    return [Draw(frame.player)]


def enemy_draws(game: Game, frame: Frame) -> list[Event]:
    """One card for an opponent; the boss plays it."""
    return [Draw(opponents(game, frame.player)[0])]


def hits_player(game: Game, frame: Frame) -> list[Event]:
    """One damage to every opponent."""
    return [Damage(player_card(game, seat), 1, frame.source) for seat in opponents(game, frame.player)]


def freezes(game: Game, frame: Frame) -> list[Event]:
    """What was chosen cannot attack this turn."""
    ids = tuple(chosen(frame))
    return [BeginLasting(lasting(FREEZE, ids))] if ids else []


def bounces(game: Game, frame: Frame) -> list[Event]:
    """What was chosen returns to the hand."""
    return [ReturnToHand(id) for id in chosen(frame)]


def turns_off(game: Game, frame: Frame) -> list[Event]:
    """What was chosen turns OFF."""
    return [TurnOff(id) for id in chosen(frame)]


def lights(game: Game, frame: Frame) -> list[Event]:
    """The top card becomes a PP."""
    deck = game.zone(DECK, frame.player)
    return [PutInPP(deck[-1], off=True)] if deck else []


def searches(game: Game, frame: Frame) -> Flow:
    """A search for a character."""
    return Call(SEARCH, {"wanted": "character", "number": 1})


def in_deck(scope: Scope) -> list[int]:
    """The characters of one's own deck."""
    game = scope.game
    deck = game.zone(DECK, scope.player)
    return [id for id in deck if card_of(game, id).printed.kind == CHARACTER]


def recovers(name: str, number: int) -> PsoCard:
    """An active with Recovery."""
    made = card(name, ACTIVE, "", 1)
    made.plan = PlayPlan(recovery(name, number).procedure)
    made.plan.has_recovery = True
    made.has_recovery = True
    return made


def buoy() -> PsoCard:
    """A character with Drop that returns to the hand."""
    back = plan("buoy 0", does(lambda game, frame: [ReturnToHand(frame.source)]))
    return one("buoy", 1, 3, 1, drop("buoy 0", back))


def characters() -> list[PsoCard]:
    """Every keyword once."""
    singer = on_entry("singer 0", plan("singer 0", does(draws)))
    ghost = on_defeat("ghost 0", plan("ghost 0", deals(1), target=targets(least=0)))
    return [
        one("hana", 1, 5, 2, war_cry("hana 0")),
        one("zig", 2, 4, 2, follow_up("zig 0")),
        one("eel", 2, 2, 1, ambush("eel 0")),
        one("mil", 2, 4, 2, rapid_fire("mil 0")),
        one("sniper", 2, 3, 2, snipe("sniper 0")),
        one("ram", 3, 3, 2, piercing("ram 0", 2)),
        one("fry", 2, 2, 1, erosion("fry 0"), proliferate("fry 1")),
        one("singer", 1, 2, 1, singer),
        one("ghost", 1, 2, 1, ghost),
        one("crab", 1, 4, 2, DamageBecomes("crab 0", halved)),
        buoy(),
    ]


def halved(number: int) -> int:
    """Half of it, rounded up."""
    return -(-number // 2)


def actives() -> list[PsoCard]:
    """Effects of every sort."""
    return [
        active("burn", deals(2), target=targets(), cost=1),
        active("volley", deals(1), target=targets(least=0, most=2), main=True, cost=1),
        active("frost", does(freezes), target=targets(), cost=1),
        active("wave", does(bounces), target=targets(), cost=2),
        active("calm", does(turns_off), target=targets(), cost=1),
        active("spark", does(lights), main=True, cost=1),
        active("flood", does(hits_player), cost=1),
        active("gift", does(enemy_draws), does(draws), cost=0),
        active("quest", searches, main=True, cost=1),
        attached("rust", static("rust 0", Shift("rust 0 change", -1, -1))),
        recovers("bell", 2),
    ]


def rich_pool() -> PsoPool:
    """All of it."""
    pump = activated("leader 0", deals(1), points=1, target=targets(), times=1)
    lamp = activated("torch 0", does(draws), points=2, main=True, times=1)
    nothing = active("rest", searches)
    nothing.plan = PlayPlan(procedure("rest"))
    made = pool_with(
        player("leader", 30, "赤", pump),
        mag("torch", lamp),
        boss("whale", 3, 20, follow_up("whale 0")),
        boss("hydra", 2, 25, rapid_fire("hydra 0")),
        nothing,
        *characters(),
        *actives(),
    )
    made.searches["character"] = Chosen(in_deck)
    return made


NAMES = [each.key for each in (*characters(), *actives())]
BOSS_NAMES = [
    "hana",
    "zig",
    "mil",
    "fry",
    "ghost",
    "burn",
    "volley",
    "flood",
    "wave",
    "singer",
    "calm",
    "sword",
    "vest",
]


def rich_deck(start: int) -> Deck:
    """Thirty cards; together the decks hold everything."""
    names = [*NAMES, "sword", "vest", "mail", "lantern", "guard"]
    keys = [names[(start + 3 * number) % len(names)] for number in range(30)]
    return {"player": ["leader"], "mag": ["torch"], "deck": keys}


def rich_boss(start: int) -> Deck:
    """A boss's deck."""
    keys = [BOSS_NAMES[(start + number) % len(BOSS_NAMES)] for number in range(16)]
    return {"player": ["whale" if start % 2 else "hydra"], "deck": keys}


def rich_game(seed: int, members: int, pool: PsoPool, house: dict[str, str] | None = None) -> Game:
    """A duel (no members) or a raid about to begin."""
    return RULEBOOK.start(pool, rich_decks(seed, members), seed, house or {})


def rich_decks(seed: int, members: int) -> list[Deck]:
    """The decks of a game."""
    if not members:
        return [rich_deck(seed), rich_deck(seed + 5)]
    return [*[rich_deck(seed + 5 * seat) for seat in range(members)], rich_boss(seed)]
