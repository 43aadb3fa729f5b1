"""The cards of the chase toy: what each ability and spell means."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.kernel.changes import (
    BOTTOM,
    FACT_CONTROL,
    FACT_COUNTERS,
    FACT_FACE,
    FACT_POSITION,
    AddCounters,
    BeginLasting,
    Create,
    Move,
    SetPosition,
    Show,
    Shuffle,
)
from kirifuda.kernel.characteristics import Board
from kirifuda.kernel.decision import TAKE_NUMBER, TAKE_OBJECT, Decision, Option, objects
from kirifuda.kernel.event import Event, Perform
from kirifuda.kernel.flow import DONE, NEXT, Ask, Do, Flow
from kirifuda.kernel.lasting import Change, LastingEffect
from kirifuda.kernel.procedure import Procedure, Slot
from kirifuda.kernel.rulebook import Pool
from tests.toys.chase_zones import DECK, FIELD, HAND, TARGET, TRASH, UNDER, values_of
from tests.toys.parts import (
    RACES,
    Add,
    Destroy,
    Draw,
    Free,
    GiveAbility,
    GiveRace,
    SetAttack,
    ToyCard,
    Values,
    Wipe,
)

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Holder
    from kirifuda.kernel.event import Happening
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import CardObject, Frame, Value

PAWN: Final = 0
"""The printed card under abilities on the chase."""
PUP: Final = 1
LOOKED: Final = Slot[int]("looked", secret=True)
WANTS: Final = Slot[int]("wants")


def allied(board: Board, effect: LastingEffect, card: CardObject) -> bool:
    return card.controller == effect.controller and board.game.map.kind_of[card.zone] is FIELD


def allied_beasts(board: Board, effect: LastingEffect, card: CardObject) -> bool:
    values = board.values[card.id]
    assert isinstance(values, Values)
    return allied(board, effect, card) and "beast" in values.races


def others(board: Board, effect: LastingEffect, card: CardObject) -> bool:
    return card.id != effect.source and board.game.map.kind_of[card.zone] is FIELD


def grown(board: Board, effect: LastingEffect, card: CardObject) -> bool:
    return card.count("growth") > 0


def nobody(board: Board, effect: LastingEffect, card: CardObject) -> bool:
    return False


def growth(board: Board, effect: LastingEffect, card: CardObject) -> int:
    return card.count("growth")


def one(board: Board, effect: LastingEffect, card: CardObject) -> int:
    return 1


def frozen(board: Board, effect: LastingEffect, card: CardObject) -> int:
    return effect.number


def upright(board: Board, effect: LastingEffect, card: CardObject) -> int:
    """As many as there are upright units on one's side."""
    found = 0
    for id in board.values:
        other = board.game.state.objects[id]
        if allied(board, effect, other) and other.position == 0:
            found += 1
    return found


def itself(board: Board, effect: LastingEffect, card: CardObject) -> bool:
    return card.id == effect.source


CONTROL: Final = Change("control", 99)
COUNTERS: Final = Add("counters", 2, grown, growth, facts=FACT_COUNTERS)
PUMP: Final = Add("pump", 2, nobody, frozen)
SHRINK: Final = SetAttack("shrink", 2, nobody, frozen)
CHANGES: Final = (CONTROL, COUNTERS, PUMP, SHRINK)


SPELLS: Final[dict[str, Procedure]] = {}


def spell(kind: str) -> Procedure:
    """A spell's procedure, known by its kind."""
    SPELLS[kind] = Procedure(f"spell {kind}")
    return SPELLS[kind]


BOLT: Final = spell("bolt")
THIEF: Final = spell("thief")
SCRY: Final = spell("scry")
SPY: Final = spell("spy")
GROW: Final = spell("grow")
RAGE: Final = spell("rage")
FOG: Final = spell("fog")
WIPE: Final = spell("wipe")
MOUNT: Final = spell("mount")
RESHUFFLE: Final = spell("reshuffle")
FLASH: Final = spell("flash")


@BOLT.step("9.1")
def bolt(game: Game, frame: Frame) -> Flow:
    return Do([Destroy(frame[TARGET], TRASH.number)])


@THIEF.step("9.2")
def steal(game: Game, frame: Frame) -> Flow:
    if game.object(frame[TARGET]) is None:
        return NEXT
    return Do([BeginLasting(LastingEffect(CONTROL, None, frame.source, frame.player, (frame[TARGET],), "turn"))])


@SCRY.step("9.3")
def look(game: Game, frame: Frame) -> Flow:
    return Do([Show(game.zone(DECK, frame.player)[-2:], 1 << frame.player)])


@SCRY.step("9.3")
def choose_bottom(game: Game, frame: Frame) -> Flow:
    options = objects("bottom", list(game.zone(DECK, frame.player)[-2:]))
    return Ask(LOOKED, Decision(frame.player, "bottom", options, take=TAKE_OBJECT)) if options else DONE


@SCRY.step("9.3")
def bury(game: Game, frame: Frame) -> Flow:
    return Do([Move(frame[LOOKED], game.map.zone(DECK, frame.player), BOTTOM)])


@SPY.step("9.4")
def spy(game: Game, frame: Frame) -> Flow:
    hand = game.zone(HAND, (frame.player + 1) % game.players)
    return Do([Show(hand[:2], 1 << frame.player)])


@GROW.step("9.5")
def grow(game: Game, frame: Frame) -> Flow:
    return Do([AddCounters(frame[TARGET], "growth", 1)])


@RAGE.step("9.6")
def rage(game: Game, frame: Frame) -> Flow:
    return Do([BeginLasting(LastingEffect(PUMP, None, frame.source, frame.player, (frame[TARGET],), "turn", 2))])


@FOG.step("9.7")
def fog(game: Game, frame: Frame) -> Flow:
    return Do([BeginLasting(LastingEffect(SHRINK, None, frame.source, frame.player, (frame[TARGET],), "turn", 0))])


@WIPE.step("9.8")
def wipe(game: Game, frame: Frame) -> Flow:
    ids = [id for player in range(game.players) for id in game.zone(FIELD, player)]
    return Do([Wipe(tuple(ids), TRASH.number)])


@MOUNT.step("9.9")
def mount(game: Game, frame: Frame) -> Flow:
    if game.object(frame[TARGET]) is None:
        return NEXT
    return Do([Move(frame.source, game.map.zone(UNDER, 0), host=frame[TARGET])])


@RESHUFFLE.step("9.10")
def gather(game: Game, frame: Frame) -> Flow:
    return Do([Move(id, game.map.zone(DECK, frame.player)) for id in game.zone(TRASH, frame.player)[-2:]])


@RESHUFFLE.step("9.10")
def mix(game: Game, frame: Frame) -> Flow:
    return Do([Shuffle(game.map.zone(DECK, frame.player))])


@FLASH.step("9.11")
def flash(game: Game, frame: Frame) -> Flow:
    card = game.object(frame[TARGET])
    return NEXT if card is None else Do([Move(card.id, game.map.zone(HAND, card.owner))])


MARTYR: Final = Procedure("martyr")
NEST: Final = Procedure("nest")
REFLEX: Final = Procedure("reflex")
GUARD: Final = Procedure("guard")
ECHO: Final = Procedure("echo")


@MARTYR.step("10.1")
@ECHO.step("10.5")
def draw_one(game: Game, frame: Frame) -> Flow:
    return Do([Draw(frame.player)])


@NEST.step("10.2")
def hatch(game: Game, frame: Frame) -> Flow:
    return Do([Create(PUP, frame.player, game.map.zone(FIELD, frame.player))])


@REFLEX.step("10.3")
def offer(game: Game, frame: Frame) -> Flow:
    options = [Option("no", 0, 0), Option("yes", frame.source, 1)]
    return Ask(WANTS, Decision(frame.player, "reflex", options, take=TAKE_NUMBER))


@REFLEX.step("10.3")
def spring(game: Game, frame: Frame) -> Flow:
    if not frame[WANTS]:
        return DONE
    return Do([Move(frame.source, game.map.zone(FIELD, frame.player))])


@GUARD.step("10.4")
def rest_guard(game: Game, frame: Frame) -> Flow:
    return Do([SetPosition(frame.source, 1)])


def left_field(game: Game, holder: Holder, happening: Happening) -> dict[str, Value] | None:
    return {"lost": happening.was} if happening.looks_back and happening.was == holder.source else None


def enemy_entered(game: Game, holder: Holder, happening: Happening) -> dict[str, Value] | None:
    card = game.object(happening.now)
    if card is None or game.map.kind_of[card.zone] is not FIELD or card.controller == holder.controller:
        return None
    return {}


def empty_hand(game: Game, holder: Holder) -> bool:
    return not game.zone(HAND, holder.controller) and len(game.zone(DECK, holder.controller)) > 1


def can_guard(game: Game, holder: Holder, event: Event) -> bool:
    victim = game.object(event.object_id())
    guard = game.object(holder.source)
    return (
        victim is not None
        and guard is not None
        and guard.position == 0
        and guard.id != victim.id
        and guard.controller == victim.controller
    )


def guard_instead(game: Game, holder: Holder, event: Event) -> list[Event]:
    return [Perform(GUARD, {}, holder.source, holder.controller, early=True)]


def would_die(game: Game, holder: Holder, event: Event) -> bool:
    return isinstance(event, Move) and event.object == holder.source and game.map.kind_of[event.zone] is TRASH


def rise_instead(game: Game, holder: Holder, event: Event) -> list[Event]:
    return [Move(holder.source, game.map.zone(HAND, game.state.objects[holder.source].owner))]


def is_itself(game: Game, holder: Holder, event: Event) -> bool:
    return event.object_id() == holder.source


def rests_enemy(game: Game, holder: Holder, event: Event) -> bool:
    card = game.object(event.object_id())
    return (
        isinstance(event, SetPosition)
        and event.position == 1
        and card is not None
        and (card.controller != holder.controller and values_of(game, card.id).attack < 2)
    )


def static(key: str, change: Change) -> Free:
    """A static ability."""
    found = Free(key)
    found.changes = (change,)
    return found


def abilities() -> dict[str, Free]:
    """Every ability of the toy, by the card that has it."""
    found: dict[str, Free] = {
        "banner": static("banner", Add("banner", 2, allied_beasts, one, reads=RACES, facts=FACT_CONTROL)),
        "captain": static("captain", Add("captain", 2, itself, upright, facts=FACT_CONTROL | FACT_POSITION)),
        "shaman": static("shaman", GiveRace("shaman", 0, allied, "beast", facts=FACT_CONTROL)),
        "hush": static("hush", GiveAbility("hush", 1, others, None, facts=FACT_FACE)),
    }
    martyr = Free("martyr")
    martyr.watches = ("move", "vanish")
    martyr.on_event = left_field
    martyr.procedure = MARTYR
    nest = Free("nest")
    nest.buckets = ("activate",)
    nest.procedure = NEST
    charm = Free("charm")
    charm.buckets = ("flip",)
    reflex = Free("reflex")
    reflex.zones = HAND.bit
    reflex.watches = ("move",)
    reflex.on_event = enemy_entered
    reflex.procedure = REFLEX
    guard = Free("guard")
    guard.replaces = ("destroy",)
    guard.optional = True
    guard.on_fit = can_guard
    guard.on_replace = guard_instead
    phoenix = Free("phoenix")
    phoenix.replaces = ("move",)
    phoenix.on_fit = would_die
    phoenix.on_replace = rise_instead
    saint = Free("saint")
    saint.forbids = ("destroy",)
    saint.on_forbid = is_itself
    calm = Free("calm")
    calm.forbids = ("position",)
    calm.on_forbid = rests_enemy
    echo = Free("echo")
    echo.is_state_trigger = True
    echo.on_state = empty_hand
    echo.procedure = ECHO
    for ability in (martyr, nest, charm, reflex, guard, phoenix, saint, calm, echo):
        found[ability.key] = ability
    return found


def card_pool() -> Pool:
    """The toy's cards."""
    pool = Pool()
    pool.add(ToyCard("pawn", "pawn", Values()))
    pool.add(ToyCard("pup", "unit", Values(attack=1, races=("beast",))))
    pool.add(ToyCard("wolf", "unit", Values(attack=2, races=("beast",), cost=1)))
    pool.add(ToyCard("bear", "unit", Values(attack=3, races=("beast",), cost=2), price="discard"))
    for key, ability in abilities().items():
        pool.add(ToyCard(key, "unit", Values(attack=1, races=("human",), cost=1), (ability,)))
    for kind in SPELLS:
        price = {"bolt": "bury", "wipe": "die", "rage": "discard"}.get(kind, "")
        pool.add(ToyCard(kind, kind, Values(cost=1), price=price))
    for change in CHANGES:
        pool.add_change(change)
    pool.procedures[GUARD.name] = GUARD
    return pool


def deck(pool: Pool, start: int, size: int = 20) -> dict[str, list[str]]:
    """A deck that takes turns with the printed cards, from one of them on."""
    keys = [card.key for card in pool.cards[2:]]
    return {"deck": [keys[(start + 5 * number) % len(keys)] for number in range(size)]}
