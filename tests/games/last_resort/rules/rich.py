"""A pool with every keyword and a text of every sort, for random games."""

from __future__ import annotations

from kirifuda.effects.scope import Scope
from kirifuda.games.last_resort.abilities import TextPlan
from kirifuda.games.last_resort.keywords.k17_04_assassinate import assassinate, paid_assassinate
from kirifuda.games.last_resort.keywords.k19_01_equip import equip
from kirifuda.games.last_resort.keywords.k19_02_rush import rush
from kirifuda.games.last_resort.keywords.k19_03_piercing import piercing
from kirifuda.games.last_resort.keywords.k19_04_drain import drain
from kirifuda.games.last_resort.keywords.k19_05_shift import shift
from kirifuda.games.last_resort.keywords.k19_06_duplicate import duplicate
from kirifuda.games.last_resort.keywords.k19_07_spell_chain import spell_chain
from kirifuda.games.last_resort.keywords.k19_08_bind import BINDING, bind
from kirifuda.games.last_resort.keywords.k19_09_recycle import recycle
from kirifuda.games.last_resort.keywords.k19_10_mutual_end import mutual_end
from kirifuda.games.last_resort.keywords.k19_11_sniper import sniper
from kirifuda.games.last_resort.keywords.k19_12_convert import convert
from kirifuda.games.last_resort.keywords.k19_13_antispell import antispell
from kirifuda.games.last_resort.keywords.k19_15_grow import grow
from kirifuda.games.last_resort.keywords.k19_16_terror import terror
from kirifuda.games.last_resort.keywords.k19_17_calamity import calamity
from kirifuda.games.last_resort.keywords.k19_18_breakdown import breakdown
from kirifuda.games.last_resort.keywords.k19_19_intercept import intercept
from kirifuda.games.last_resort.keywords.k19_20_sacrifice import sacrifice
from kirifuda.games.last_resort.keywords.k19_21_spell_charge import spell_charge
from kirifuda.games.last_resort.pool import ResortPool
from kirifuda.games.last_resort.rulebook import RULEBOOK
from kirifuda.games.last_resort.rules.common import creatures, hand_size, opponent, values_of
from kirifuda.games.last_resort.rules.l01_life import GainLife, PayLife
from kirifuda.games.last_resort.rules.l03_zones import DRAW_CARDS, Discard, PutInMana, ReturnToHand, StockCard, Untap
from kirifuda.games.last_resort.rules.l09_1_costs import TapPart
from kirifuda.games.last_resort.rules.l09_1_summoning import FinishSpell
from kirifuda.games.last_resort.rules.l10_9_damage import Damage
from kirifuda.games.last_resort.rules.l15_putting import PUTTING
from kirifuda.games.last_resort.rules.l17_answers import LOOK, PUT_AS_CREATURE
from kirifuda.games.last_resort.values import CREATURE, ResortCard
from kirifuda.games.last_resort.zones import DECK, GRAVEYARD, HAND, STOCK
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import DONE, Call, Flow
from kirifuda.kernel.game import Game
from kirifuda.kernel.rulebook import Deck
from kirifuda.kernel.state import Frame
from tests.games.last_resort.rules.positions import (
    activated,
    creature,
    equipment,
    item,
    last_resort,
    leader,
    n_creature,
    pool_with,
    spell,
    spell_creature,
    static,
    triggered,
)
from tests.toys.making import Chosen, Says, When, does, procedure
from tests.toys.resort_making import Boost


def own_creatures(scope: Scope) -> list[int]:
    """One's own creatures."""
    return creatures(scope.game, scope.player)


def draws(game: Game, frame: Frame) -> Flow:
    """A card for the controller."""
    return Call(DRAW_CARDS, {"player": frame.player, "number": 1})


def hits(game: Game, frame: Frame) -> list[Event]:
    """Two damage to the first enemy creature."""
    return [Damage(id, 2, frame.source) for id in creatures(game, opponent(frame.player))[:1]]


def sweeps(game: Game, frame: Frame) -> list[Event]:
    """Three damage to every enemy creature."""
    return [Damage(id, 3, frame.source) for id in creatures(game, opponent(frame.player))]


def duplicates(game: Game, frame: Frame) -> list[Event]:
    """The first of one's own creatures."""
    return [duplicate(game, id, frame.player) for id in creatures(game, frame.player)[:1]]


def binds(game: Game, frame: Frame) -> Flow:
    """Two of the enemy's."""
    return Call(BINDING, {"number": 2})


def looks(game: Game, frame: Frame) -> Flow:
    """Three cards, up to two to the hand."""
    return Call(LOOK, {"number": 3, "most": 2, "rest": 0})


def ramps(game: Game, frame: Frame) -> list[Event]:
    """The top card becomes tapped mana."""
    return [PutInMana(id, True) for id in game.zone(DECK, frame.player)[-1:]]


def stocks(game: Game, frame: Frame) -> list[Event]:
    """The top card becomes Hand Stock."""
    return [StockCard(id) for id in game.zone(DECK, frame.player)[-1:]]


def takes_stock(game: Game, frame: Frame) -> list[Event]:
    """A Hand Stock card goes to the hand."""
    return [ReturnToHand(id) for id in game.zone(STOCK, frame.player)[:1]]


def raises_dead(game: Game, frame: Frame) -> Flow:
    """The first creature of one's graveyard is put onto the battlefield."""
    dead = [id for id in game.zone(GRAVEYARD, frame.player) if values_of(game, id).kind & CREATURE]
    return Call(PUTTING, {"cards": tuple(dead[:1]), "area": -1}) if dead else DONE


def pays(game: Game, frame: Frame) -> list[Event]:
    """Two life is paid."""
    return [PayLife(frame.player, 2)]


def gains(game: Game, frame: Frame) -> list[Event]:
    """Five life."""
    return [GainLife(frame.player, 5)]


def discards(game: Game, frame: Frame) -> list[Event]:
    """The enemy discards the first card."""
    return [Discard(id) for id in game.zone(HAND, opponent(frame.player))[:1]]


def untaps(game: Game, frame: Frame) -> list[Event]:
    """One's own creatures."""
    return [Untap(id) for id in creatures(game, frame.player)]


def makes_creature(game: Game, frame: Frame) -> Flow:
    """The spell that was just processed comes back as a creature."""
    found = frame.slots["it"]
    assert isinstance(found, tuple)
    return Call(PUT_AS_CREATURE, {"card": found[0]})


def is_own_spell(scope: Scope, event: Event) -> bool:
    """A spell of one's own."""
    return isinstance(event, FinishSpell) and event.player == scope.player


def few_cards(scope: Scope) -> bool:
    """Three cards or fewer in hand."""
    return hand_size(scope.game, scope.player) <= 3


def has_enemy(scope: Scope) -> bool:
    """A summoning condition."""
    return bool(creatures(scope.game, opponent(scope.player)))


def creature_cards() -> list[ResortCard]:
    """Every keyword once."""
    proud = creature("proud", 5, 5, 4)
    proud.conditions = (Says(has_enemy),)
    chain = spell_chain("chain 0", TextPlan(procedure("chain 0", does(hits))))
    offering = sacrifice("offering 0", Chosen(own_creatures), 2)
    return [
        creature("runner", 2, 1, 2, rush("runner 0"), piercing("runner 1", 1)),
        creature("drainer", 2, 2, 2, drain("drainer 0", 2)),
        creature("shifter", 1, 3, 2, shift("shifter 0", 1)),
        spell_creature("chain", 0, 2, 2, chain, convert("chain 1", 1)),
        creature("binder", 1, 2, 2, bind("binder 0", 1)),
        creature("mutual", 1, 1, 2, mutual_end("mutual 0")),
        creature("archer", 1, 2, 2, sniper("archer 0", 1)),
        creature("anti", 2, 2, 2, antispell("anti 0")),
        creature("grower", 1, 2, 2, grow("grower 0")),
        creature("terror", 3, 2, 3, terror("terror 0", 2)),
        creature("calamity", 4, 4, 3, calamity("calamity 0", 2)),
        creature("breaker", 2, 1, 2, breakdown("breaker 0")),
        creature("guard", 1, 4, 2, intercept("guard 0")),
        creature("offering", 5, 5, 5, offering),
        creature("killer", 3, 1, 3, assassinate("killer 0")),
        creature("hired", 2, 2, 3, paid_assassinate("hired 0", (TapPart("tap"),))),
        creature("phoenix", 2, 2, 2, recycle("phoenix 0", 3)),
        n_creature("queen", 2, triggered("queen 0", When("finish_spell", is_own_spell), makes_creature)),
        proud,
    ]


def other_cards() -> list[ResortCard]:
    """Spells, items and equipment."""
    boxing = activated("box 0", does(stocks), parts=(TapPart("tap"),))
    return [
        spell("burn", 1, does(hits), colours="青"),
        spell("storm", 4, does(sweeps), abilities=(spell_charge("storm 0"),)),
        spell("mirror", 2, does(duplicates)),
        spell("rope", 2, binds, abilities=(convert("rope 0", 1),)),
        spell("study", 2, looks),
        spell("sow", 2, does(ramps), abilities=(recycle("sow 0", 3),)),
        spell("raise", 3, raises_dead),
        spell("blood", 1, does(pays), draws),
        spell("robbery", 2, does(discards)),
        item("box", 1, boxing, activated("box 1", does(takes_stock), mana=1)),
        item("horn", 2, activated("horn 0", does(untaps), mana=2, times=1)),
        equipment("sword", equip("sword 0", 1), static("sword 1", Boost("sword change", 2, 0))),
    ]


def rich_pool() -> ResortPool:
    """All of it."""
    return pool_with(
        leader("red chief", "赤", 20, 20, activated("red chief 0", does(sweeps), mana=4)),
        leader("blue chief", "青", 18, 22, activated("blue chief 0", draws, mana=3)),
        last_resort("applause", does(gains), draws, conditions=(Says(few_cards),)),
        last_resort("brawl", does(sweeps)),
        *creature_cards(),
        *other_cards(),
    )


NAMES = [each.key for each in (*creature_cards(), *other_cards())]


def rich_deck(start: int) -> Deck:
    """Fifty cards; together the decks hold everything."""
    keys = [NAMES[(start + number) % len(NAMES)] for number in range(32)] + ["マナ"] * 18
    leaders = ["red chief", "blue chief"]
    return {"leader": [leaders[start % 2]], "last_resort": [["applause", "brawl"][start // 2 % 2]], "deck": keys}


def rich_decks(seed: int) -> list[Deck]:
    """The decks of a game."""
    return [rich_deck(seed), rich_deck(seed + 7)]


def rich_game(seed: int, pool: ResortPool, house: dict[str, str] | None = None) -> Game:
    """A game about to begin."""
    return RULEBOOK.start(pool, rich_decks(seed), seed, house or {})
