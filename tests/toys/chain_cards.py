"""The cards of the chain toy."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from kirifuda.kernel.changes import FACT_MARKS, BeginLasting, Move, SetMark, SetVariable
from kirifuda.kernel.event import NOTHING, Event, OnObject, OnPlayer
from kirifuda.kernel.flow import NEXT, Do, Flow
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.procedure import Procedure, Slot
from kirifuda.kernel.rulebook import Pool
from kirifuda.kernel.zones import HIDDEN, OWNER, PUBLIC, ZoneKind
from tests.toys.parts import Add, Free, ToyCard, Values

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Holder
    from kirifuda.kernel.characteristics import Board
    from kirifuda.kernel.event import Happening
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.state import CardObject, Frame, Value

DECK: Final = ZoneKind(0, "deck", HIDDEN, ordered=True)
HAND: Final = ZoneKind(1, "hand", OWNER)
STAGE: Final = ZoneKind(2, "stage", PUBLIC, tabled=True)
DISCARD: Final = ZoneKind(3, "discard", PUBLIC, ordered=True)
CHAIN: Final = ZoneKind(4, "chain", PUBLIC, ordered=True, shared=True, tabled=True)
ZONES: Final = (DECK, HAND, STAGE, DISCARD, CHAIN)
TARGET: Final = Slot[int]("target")


@dataclass(eq=False)
class Damage(OnObject):
    """Wounds on a striker; its power is the less for them."""

    kind = "damage"
    number: int

    def apply(self, game: Game) -> int:
        card = game.object(self.object)
        if card is None or self.number <= 0:
            return NOTHING
        return SetMark(self.object, "wounds", card.mark("wounds") + self.number).apply(game)


@dataclass(eq=False)
class Score(OnPlayer):
    """A player scores."""

    kind = "score"
    number: int

    def apply(self, game: Game) -> int:
        return SetVariable(f"score{self.player}", game.number(f"score{self.player}") + self.number).apply(game)


def strikers(game: Game) -> list[ObjectId]:
    """All strikers around the table."""
    return [id for player in range(game.players) for id in game.zone(STAGE, player)]


def power(game: Game, id: ObjectId) -> int:
    """A striker's power."""
    return cast("Values", game.values(id)).attack


def wounded(board: Board, effect: LastingEffect, card: CardObject) -> bool:
    return card.mark("wounds") > 0


def wounds(board: Board, effect: LastingEffect, card: CardObject) -> int:
    return -card.mark("wounds")


def bound_only(board: Board, effect: LastingEffect, card: CardObject) -> bool:
    return False


def frozen(board: Board, effect: LastingEffect, card: CardObject) -> int:
    return effect.number


WOUNDS: Final = Add("wounds", 0, wounded, wounds, facts=FACT_MARKS)
MORE: Final = Add("more", 0, bound_only, frozen)
REACTIONS: Final[dict[str, Procedure]] = {}


def reaction(kind: str) -> Procedure:
    """A reaction's procedure, known by its kind."""
    REACTIONS[kind] = Procedure(f"reaction {kind}")
    return REACTIONS[kind]


COUNTER: Final = reaction("counter")
ZAP: Final = reaction("zap")
BOOST: Final = reaction("boost")
FIX: Final = reaction("fix")
WARD: Final = reaction("ward")
CHEER: Final = Procedure("cheer")
AVENGE: Final = Procedure("avenge")


@COUNTER.step("7.1")
def counter(game: Game, frame: Frame) -> Flow:
    chain = game.zone(CHAIN, 0)
    if len(chain) < 2:
        return NEXT
    below = game.state.objects[chain[-2]]
    return Do([Move(below.id, game.map.zone(DISCARD, below.owner))])


@ZAP.step("7.2")
def zap(game: Game, frame: Frame) -> Flow:
    return Do([Damage(frame[TARGET], 2)])


def lasting(frame: Frame, number: int) -> Flow:
    """More or less power for the target until the end of the turn."""
    return Do([BeginLasting(LastingEffect(MORE, None, frame.source, frame.player, (frame[TARGET],), "turn", number))])


@BOOST.step("7.3")
def boost(game: Game, frame: Frame) -> Flow:
    return lasting(frame, 2) if frame[TARGET] else NEXT


@FIX.step("7.4")
def fix(game: Game, frame: Frame) -> Flow:
    """Becoming 2 is kept as the difference at this moment."""
    return lasting(frame, 2 - power(game, frame[TARGET])) if game.object(frame[TARGET]) else NEXT


@WARD.step("7.5")
def ward(game: Game, frame: Frame) -> Flow:
    ability = game.pool.abilities["ward"]
    effect = LastingEffect(None, ability, frame.source, frame.player, (), "turn", bound={"whom": frame[TARGET]})
    return Do([BeginLasting(effect)])


@CHEER.step("7.6")
def cheer(game: Game, frame: Frame) -> Flow:
    return Do([Score(frame.player, 1)])


@AVENGE.step("7.7")
def avenge(game: Game, frame: Frame) -> Flow:
    if game.object(frame.source) is None:
        return NEXT
    return Do([BeginLasting(LastingEffect(MORE, None, frame.source, frame.player, (frame.source,), "", 1))])


def entered(game: Game, holder: Holder, happening: Happening) -> dict[str, Value] | None:
    card = game.object(happening.now)
    return {} if card is not None and card.id == holder.source and game.map.kind_of[card.zone] is STAGE else None


def comrade_left(game: Game, holder: Holder, happening: Happening) -> dict[str, Value] | None:
    if not happening.looks_back or happening.was == holder.source:
        return None
    return {} if game.object_or_last(happening.was).controller == holder.controller else None


def is_damage(game: Game, holder: Holder, event: Event) -> bool:
    card = game.object(event.object_id())
    return isinstance(event, Damage) and card is not None and card.controller == holder.controller


def is_damage_to_other(game: Game, holder: Holder, event: Event) -> bool:
    return is_damage(game, holder, event) and event.object_id() != holder.source


def one_less(game: Game, holder: Holder, event: Event) -> list[Event]:
    assert isinstance(event, Damage)
    return [Damage(event.object, event.number - 1)]


def redirected(game: Game, holder: Holder, event: Event) -> list[Event]:
    assert isinstance(event, Damage)
    return [Damage(holder.source, event.number)]


def is_warded(game: Game, holder: Holder, event: Event) -> bool:
    for effect in game.state.lasting:
        if effect.id == holder.effect:
            return isinstance(event, Damage) and effect.bound["whom"] == event.object
    return False


def card_pool() -> Pool:
    """The toy's cards."""
    scout = Free("scout")
    scout.watches = ("move",)
    scout.on_event = entered
    scout.procedure = CHEER
    scout.tier = 1
    avenger = Free("avenger")
    avenger.watches = ("move",)
    avenger.on_event = comrade_left
    avenger.procedure = AVENGE
    avenger.tier = 2
    medic = Free("medic")
    medic.replaces = ("damage",)
    medic.on_fit = is_damage
    medic.on_replace = one_less
    medic.tier = 1
    mirror = Free("mirror")
    mirror.replaces = ("damage",)
    mirror.on_fit = is_damage_to_other
    mirror.on_replace = redirected
    mirror.tier = 2
    mirror.optional = True
    warding = Free("ward")
    warding.replaces = ("damage",)
    warding.on_fit = is_warded
    warding.on_replace = one_less
    warding.once = True
    pool = Pool()
    pool.add(ToyCard("ace", "striker", Values(attack=3)))
    for attack, ability in ((1, scout), (2, avenger), (1, medic), (1, mirror)):
        pool.add(ToyCard(ability.key, "striker", Values(attack=attack), (ability,)))
    for kind in REACTIONS:
        pool.add(ToyCard(kind, kind, Values()))
    pool.add_ability(warding)
    pool.add_change(MORE)
    pool.add_change(WOUNDS)
    return pool


def deck(pool: Pool, start: int, size: int = 16) -> dict[str, list[str]]:
    """A deck that takes turns with the printed cards, from one of them on."""
    keys = [card.key for card in pool.cards]
    return {"deck": [keys[(start + 3 * number) % len(keys)] for number in range(size)]}
