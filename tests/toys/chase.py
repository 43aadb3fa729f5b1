"""A toy with priority, a chase and three layers: most of the kernel in one small game. Its clauses are its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, cast

from kirifuda.kernel.changes import (
    BOTTOM,
    FACT_CONTROL,
    FACT_FACE,
    FACT_LASTING,
    ChangeControl,
    Create,
    EndGame,
    EndLasting,
    Move,
    Roll,
    SetItem,
    SetPosition,
    SetVariable,
    Shuffle,
    TakeWaiting,
    TurnFace,
    Vanish,
)
from kirifuda.kernel.decision import TAKE_NUMBER, TAKE_OBJECT, Decision, Option, objects
from kirifuda.kernel.event import NOTHING, Event, OnPlayer
from kirifuda.kernel.flow import DONE, NEXT, Abandon, Ask, Attempt, Call, Do, Flow, GoTo
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.keeping.references import purge
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.legality import Condition, passes
from kirifuda.kernel.procedure import Procedure, Slot
from kirifuda.kernel.rulebook import Pool, Rulebook
from kirifuda.kernel.state import Item
from tests.toys.chase_cards import CONTROL, COUNTERS, PAWN, SPELLS, card_pool
from tests.toys.chase_zones import CHASE, DECK, FACE_DOWN, FIELD, HAND, TARGET, TRASH, ZONES, values_of
from tests.toys.parts import Destroy, Draw, ToyCard, Values

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability, Holder
    from kirifuda.kernel.characteristics import Characteristics
    from kirifuda.kernel.event import Happening
    from kirifuda.kernel.state import CardObject, Frame

SETUP: Final = Procedure("setup")
TURN: Final = Procedure("turn")
PRIORITY: Final = Procedure("priority")
PLAY: Final = Procedure("play")
RESOLVE: Final = Procedure("resolve")
ATTACK: Final = Procedure("attack")
DECLARE: Final = Procedure("declare")
ROUNDS: Final = Procedure("rounds")

HOLDER: Final = Slot[int]("holder")
PASSES: Final = Slot[int]("passes")
CHOICE: Final = Slot[Option]("choice")
TAKEN: Final = Slot[int]("taken")
OBJECT: Final = Slot[int]("object")
VERB: Final = Slot[str]("verb")
MOVED: Final = Slot[tuple[int, ...]]("moved")
PAID: Final = Slot[tuple[int, ...]]("paid")
ROLLED: Final = Slot[tuple[int, ...]]("rolled")
PRICE: Final = Slot[int]("price", secret=True)
EXCESS: Final = Slot[tuple[int, ...]]("excess", secret=True)
ATTACKER: Final = Slot[int]("attacker")
DEFENDER: Final = Slot[Option]("defender")
NAMED: Final = Slot[int]("rounds")


@dataclass(eq=False)
class Pay(Event):
    """Energy leaves the turn's store; all or nothing."""

    kind = "pay"
    number: int

    def apply(self, game: Game) -> int:
        rest = game.number("energy") - self.number
        if rest < 0:
            return NOTHING
        SetVariable("energy", rest).apply(game)
        return self.number


@dataclass(eq=False)
class Hurt(OnPlayer):
    """A player loses life."""

    kind = "hurt"
    number: int

    def apply(self, game: Game) -> int:
        if self.number <= 0:
            return NOTHING
        return SetVariable(f"life{self.player}", game.number(f"life{self.player}") - self.number).apply(game)


def after(game: Game, player: PlayerId) -> PlayerId:
    """The next player around the table."""
    return (player + 1) % game.players


def energy_for(game: Game, player: PlayerId, object: ObjectId, number: int) -> bool:
    """Whether the turn's store holds what the card costs."""
    card = game.object(object)
    return card is not None and game.number("energy") >= values_of(game, object).cost


def is_there(game: Game, player: PlayerId, object: ObjectId, number: int) -> bool:
    """Whether the player controls the unit."""
    card = game.object(object)
    return card is not None and card.controller == player


def is_ready(game: Game, player: PlayerId, object: ObjectId, number: int) -> bool:
    """Whether the unit is upright."""
    card = game.object(object)
    return card is not None and card.position == 0


def is_rested_up(game: Game, player: PlayerId, object: ObjectId, number: int) -> bool:
    """Whether the unit was here before this turn."""
    card = game.object(object)
    return card is not None and card.entered < game.turn()


CAN_PLAY: Final = (Condition("3.4a", "エナジー不足", "not enough energy", energy_for),)
CAN_ATTACK: Final = (
    Condition("6.1a", "味方でない", "not controlled", is_there),
    Condition("6.1b", "レスト状態", "rested", is_ready),
    Condition("6.1c", "このターンに出た", "entered this turn", is_rested_up),
)


@SETUP.step("1.1")
def shuffle(game: Game, frame: Frame) -> Flow:
    return Do([Shuffle(game.map.zone(DECK, player)) for player in range(game.players)])


@SETUP.step("1.2")
def deal(game: Game, frame: Frame) -> Flow:
    return Do([Draw(player, 4) for player in range(game.players)])


@SETUP.step("1.3")
def take_turn(game: Game, frame: Frame) -> Flow:
    return Call(TURN, player=game.turn_player())


@SETUP.step("1.3")
def go_on(game: Game, frame: Frame) -> Flow:
    return GoTo("1.3")


@TURN.step("2.1")
def begin_turn(game: Game, frame: Frame) -> Flow:
    purge(game)
    return Do([SetVariable("turn", game.turn() + 1), SetVariable("energy", min(game.turn() + 2, 6))])


@TURN.step("2.2")
def recover(game: Game, frame: Frame) -> Flow:
    return Do([SetPosition(id, 0) for id in game.zone(FIELD, frame.player)])


@TURN.step("2.3")
def draw(game: Game, frame: Frame) -> Flow:
    if not game.zone(DECK, frame.player):
        winners = tuple([player for player in range(game.players) if player != frame.player])
        return Do([EndGame(winners, "2.3", "empty deck")])
    return Do([Draw(frame.player)])


@TURN.step("2.4")
def main(game: Game, frame: Frame) -> Flow:
    return Call(PRIORITY, player=-1)


@TURN.step("2.5")
def battle(game: Game, frame: Frame) -> Flow:
    return Call(ATTACK)


@TURN.step("2.6")
def expire(game: Game, frame: Frame) -> Flow:
    return Do([EndLasting(tuple([effect.id for effect in game.state.lasting if effect.until == "turn"]))])


@TURN.step("2.7")
def choose_excess(game: Game, frame: Frame) -> Flow:
    hand = list(game.zone(HAND, frame.player))
    count = max(0, len(hand) - 5)
    options = objects("discard", hand)
    return Ask(
        EXCESS.name, Decision(frame.player, "excess", options, count, count, take=TAKE_OBJECT, many=True, secret=True)
    )


@TURN.step("2.7")
def discard_excess(game: Game, frame: Frame) -> Flow:
    return Do([Move(id, game.map.zone(TRASH, frame.player)) for id in frame[EXCESS]])


@TURN.step("2.8")
def pass_turn(game: Game, frame: Frame) -> Flow:
    return Do([SetVariable("turn_player", after(game, frame.player))])


@PRIORITY.step("3.1")
def give_priority(game: Game, frame: Frame) -> Flow:
    frame[HOLDER] = game.turn_player()
    frame[PASSES] = 0
    return NEXT


@PRIORITY.step("3.2")
def choose_trigger(game: Game, frame: Frame) -> Flow:
    player = game.turn_player()
    for _ in range(game.players):
        mine = [waiting for waiting in game.state.waiting if waiting.controller == player]
        if mine:
            options = [Option("trigger", waiting.source, waiting.stamp) for waiting in mine]
            return Ask(TAKEN, Decision(player, "trigger", options, take=TAKE_NUMBER))
        player = after(game, player)
    return GoTo("3.4")


@PRIORITY.step("3.2")
def place_trigger(game: Game, frame: Frame) -> Flow:
    for waiting in game.state.waiting:
        if waiting.stamp == frame[TAKEN]:
            item = Item(waiting.ability, waiting.source, waiting.bindings)
            return Do(
                [TakeWaiting(waiting.stamp), Create(PAWN, waiting.controller, game.map.zone(CHASE, 0), item=item)]
            )
    return NEXT


@PRIORITY.step("3.3")
def next_trigger(game: Game, frame: Frame) -> Flow:
    return GoTo("3.2")


@PRIORITY.step("3.4")
def choose_action(game: Game, frame: Frame) -> Flow:
    player = frame[HOLDER]
    options = [Option("pass")]
    for id in game.zone(HAND, player):
        if passes(CAN_PLAY, game, player, id):
            options.append(Option("play", id))
        options.append(Option("set", id))
    for id in game.zone(FIELD, player):
        card = game.state.objects[id]
        if card.face_down:
            options.append(Option("turn", id))
        for ability in game.values(id).abilities:
            if "activate" in ability.buckets and passes(CAN_PLAY, game, player, id):
                options.append(Option("activate", id))
            if "flip" in ability.buckets:
                options.append(Option("flip", id))
    options = [option for option in options if game.rulebook.option_key(game, option) not in frame.barred]
    return Ask(CHOICE, Decision(player, "priority", options, secret=True))


@PRIORITY.step("3.5")
def act(game: Game, frame: Frame) -> Flow:
    option = frame[CHOICE]
    if option.verb == "pass":
        frame[PASSES] = frame[PASSES] + 1
        frame[HOLDER] = after(game, frame[HOLDER])
        return GoTo("3.7" if frame[PASSES] >= game.players else "3.2")
    if option.verb == "flip":
        return Do([SetPosition(option.object, 1 - game.state.objects[option.object].position)])
    if option.verb == "turn":
        return Do([TurnFace(option.object, False)])
    key = game.rulebook.option_key(game, option)
    return Attempt(PLAY, {OBJECT.name: option.object, VERB.name: option.verb}, key, "3.4", player=frame[HOLDER])


@PRIORITY.step("3.6")
def keep_priority(game: Game, frame: Frame) -> Flow:
    frame[PASSES] = 0
    return GoTo("3.2")


@PRIORITY.step("3.7")
def resolve_top(game: Game, frame: Frame) -> Flow:
    chase = game.zone(CHASE, 0)
    return Call(RESOLVE, {OBJECT.name: chase[-1]}) if chase else DONE


@PRIORITY.step("3.8")
def again(game: Game, frame: Frame) -> Flow:
    return GoTo("3.1")


def printed(game: Game, card: CardObject) -> ToyCard:
    """The printed card, as this toy's type."""
    return cast("ToyCard", game.pool.cards[card.card])


def units(game: Game) -> list[ObjectId]:
    """All units, around the table."""
    return [id for player in range(game.players) for id in game.zone(FIELD, player)]


@PLAY.step("4.1")
def choose_target(game: Game, frame: Frame) -> Flow:
    kind = printed(game, game.state.objects[frame[OBJECT]]).kind
    if frame[VERB] != "play" or kind not in SPELLS or kind in ("scry", "spy", "wipe", "reshuffle"):
        return GoTo("4.2")
    options = objects("target", units(game))
    return Ask(TARGET, Decision(frame.player, "target", options, take=TAKE_OBJECT)) if options else Abandon("4.1")


@PLAY.step("4.2")
def announce(game: Game, frame: Frame) -> Flow:
    id = frame[OBJECT]
    if frame[VERB] == "set":
        return Do([Move(id, game.map.zone(FIELD, frame.player), face_down=True)], into=MOVED)
    if frame[VERB] == "activate":
        ability = next(ability for ability in game.values(id).abilities if "activate" in ability.buckets)
        return Do([Create(PAWN, frame.player, game.map.zone(CHASE, 0), item=Item(ability, id, {}))], into=MOVED)
    return Do([Move(id, game.map.zone(CHASE, 0))], into=MOVED)


@PLAY.step("4.3")
def note_choices(game: Game, frame: Frame) -> Flow:
    if frame[VERB] != "play":
        return NEXT
    return Do([SetItem(frame[MOVED][0], Item(None, frame[MOVED][0], {TARGET.name: frame.get(TARGET, 0)}))])


@PLAY.step("4.4")
def pay(game: Game, frame: Frame) -> Flow:
    cost = 0 if frame[VERB] == "set" else 1 if frame[VERB] == "activate" else values_of(game, frame[MOVED][0]).cost
    return Do([Pay(cost)], into=PAID)


@PLAY.step("4.5")
def check_payment(game: Game, frame: Frame) -> Flow:
    return Abandon("4.5") if frame[PAID][0] == NOTHING else NEXT


@PLAY.step("4.6")
def choose_price(game: Game, frame: Frame) -> Flow:
    price = printed(game, game.state.objects[frame[MOVED][0]]).price if frame[VERB] == "play" else ""
    if price in ("discard", "bury"):
        options = objects("price", list(game.zone(HAND, frame.player)))
        if not options:
            return Abandon("4.6")
        return Ask(PRICE, Decision(frame.player, "price", options, take=TAKE_OBJECT, secret=True))
    return GoTo("4.8") if price else DONE


@PLAY.step("4.7")
def pay_price(game: Game, frame: Frame) -> Flow:
    price = printed(game, game.state.objects[frame[MOVED][0]]).price
    zone = game.map.zone(TRASH if price == "discard" else DECK, frame.player)
    return Do([Move(frame[PRICE], zone, BOTTOM if price == "bury" else -1)])


@PLAY.step("4.7")
def paid(game: Game, frame: Frame) -> Flow:
    return DONE


@PLAY.step("4.8")
def roll(game: Game, frame: Frame) -> Flow:
    return Do([Roll("die", 6)], into=ROLLED)


@PLAY.step("4.8")
def read_die(game: Game, frame: Frame) -> Flow:
    return Abandon("4.8") if frame[ROLLED][0] < 2 else DONE


@RESOLVE.step("5.1")
def carry_out(game: Game, frame: Frame) -> Flow:
    card = game.state.objects[frame[OBJECT]]
    item = card.item
    assert item is not None
    if item.ability is not None:
        procedure = item.ability.procedure
        assert procedure is not None
        return Call(procedure, item.bound, source=item.source, player=card.controller)
    kind = printed(game, card).kind
    if kind == "unit":
        return Do([Move(card.id, game.map.zone(FIELD, card.controller))])
    return Call(SPELLS[kind], item.bound, source=card.id, player=card.controller)


@RESOLVE.step("5.2")
def clear_away(game: Game, frame: Frame) -> Flow:
    card = game.object(frame[OBJECT])
    if card is None:
        return NEXT
    if card.made:
        return Do([Vanish(card.id)])
    return Do([Move(card.id, game.map.zone(TRASH, card.owner))])


@ATTACK.step("6.1")
def choose_attacker(game: Game, frame: Frame) -> Flow:
    able = [id for id in game.zone(FIELD, frame.player) if passes(CAN_ATTACK, game, frame.player, id)]
    options = [Option("stay"), *[Option("attack", id) for id in able if str(id) not in frame.barred]]
    return Ask(ATTACKER, Decision(frame.player, "attacker", options, take=TAKE_OBJECT))


@ATTACK.step("6.2")
def try_attack(game: Game, frame: Frame) -> Flow:
    if not frame[ATTACKER]:
        return DONE
    return Attempt(DECLARE, {ATTACKER.name: frame[ATTACKER]}, str(frame[ATTACKER]), "6.1")


@ATTACK.step("6.3")
def look_after(game: Game, frame: Frame) -> Flow:
    return Call(PRIORITY, player=-1)


@ATTACK.step("6.4")
def attack_again(game: Game, frame: Frame) -> Flow:
    return GoTo("6.1")


@DECLARE.step("6.5")
def rest_attacker(game: Game, frame: Frame) -> Flow:
    return Do([SetPosition(frame[ATTACKER], 1)], into=PAID)


@DECLARE.step("6.5")
def check_rested(game: Game, frame: Frame) -> Flow:
    return Abandon("6.5") if frame[PAID][0] == NOTHING else NEXT


@DECLARE.step("6.6")
def choose_defender(game: Game, frame: Frame) -> Flow:
    others = [player for player in range(game.players) if player != frame.player]
    options = [Option("player", 0, player) for player in others]
    options.extend([Option("unit", id) for player in others for id in game.zone(FIELD, player)])
    return Ask(DEFENDER, Decision(frame.player, "defender", options))


@DECLARE.step("6.7")
def fight(game: Game, frame: Frame) -> Flow:
    option = frame[DEFENDER]
    attacker = game.object(frame[ATTACKER])
    if attacker is None or attacker.controller != frame.player:
        return DONE
    mine = values_of(game, attacker.id).attack
    if option.verb == "player":
        return Do([Hurt(option.number, mine)])
    if game.object(option.object) is None:
        return DONE
    theirs = values_of(game, option.object).attack
    losers = [id for id, own, other in ((attacker.id, mine, theirs), (option.object, theirs, mine)) if own <= other]
    return Do([Destroy(id, TRASH.number) for id in losers])


@DECLARE.step("6.8")
def check_life(game: Game, frame: Frame) -> Flow:
    dead = [player for player in range(game.players) if game.number(f"life{player}") <= 0]
    if not dead:
        return NEXT
    return Do([EndGame(tuple([player for player in range(game.players) if player not in dead]), "6.8", "no life")])


@ROUNDS.step("7.1")
def name_rounds(game: Game, frame: Frame) -> Flow:
    return Ask(NAMED, Decision(frame.player, "rounds", [Option("rounds", 0, n) for n in (0, 1, 2, 10)], take=2))


class ChaseRules(Rulebook):
    """The toy's answers to the kernel's questions."""

    def __init__(self, edition: str = "1") -> None:
        super().__init__("chase", edition, ZONES)
        self.deck_zones = (DECK, HAND)
        self.layers = 3
        self.ability_layer = 1
        self.table_facts = FIELD.bit | CHASE.bit | FACT_CONTROL | FACT_FACE | FACT_LASTING
        self.index_facts = self.table_facts | HAND.bit
        self.replacement_clause = "8.1"
        self.streams = ("die",)
        self.inspect: Callable[[Game], None] | None = None
        """Something a test wants to look at after every batch."""
        for procedure in (SETUP, TURN, PRIORITY, PLAY, RESOLVE, ATTACK, DECLARE, ROUNDS, *SPELLS.values()):
            self.enter(procedure)

    def begin(self, game: Game) -> None:
        game.state.variables["energy"] = 0
        for player in range(game.players):
            game.state.variables[f"life{player}"] = 9
        counters = LastingEffect(COUNTERS, None, 0, -1, (), "")
        counters.id = game.state.next_id
        game.state.next_id += 1
        game.state.lasting = (counters,)
        game.begin(SETUP)

    def base_values(self, game: Game, card: CardObject) -> Characteristics:
        return FACE_DOWN if card.face_down else game.pool.cards[card.card].values

    def unknown_values(self) -> Characteristics:
        return Values()

    def is_valid_here(self, game: Game, ability: Ability, card: CardObject) -> bool:
        return bool((ability.zones or FIELD.bit) & game.map.kind_of[card.zone].bit) and not card.face_down

    def settle(self, game: Game, happenings: list[Happening]) -> list[Event]:
        inspect = self.inspect
        if inspect is not None:
            inspect(game)
        found: list[Event] = []
        controllers: dict[ObjectId, PlayerId] = {}
        for effect in game.state.lasting:
            if effect.change is CONTROL:
                controllers[effect.ids[0]] = effect.controller
        for player in range(game.players):
            for id in game.zone(FIELD, player):
                wanted = controllers.get(id, game.state.objects[id].keeper)
                if wanted != player:
                    found.append(ChangeControl(id, wanted))
        for happening in happenings:
            card = game.object(happening.now)
            if card is not None and card.made and game.map.kind_of[card.zone] not in (FIELD, CHASE):
                found.append(Vanish(card.id))
        return found

    def still_triggered(self, game: Game, holder: Holder) -> bool:
        for id in game.zone(CHASE, 0):
            item = game.state.objects[id].item
            if item is not None and item.ability is holder.ability and item.source == holder.source:
                return True
        return super().still_triggered(game, holder)

    def moves_along(self, game: Game, move: Move) -> list[Event]:
        card = game.object(move.object)
        if card is None or game.map.kind_of[move.zone] is FIELD:
            return []
        return [Move(id, game.map.zone(TRASH, game.state.objects[id].owner)) for id in card.under]

    def order_together(self, game: Game, events: list[Event]) -> tuple[PlayerId, str, list[int]] | None:
        """8.2: the turn player puts cards that go to the same trash together in order, one trash after another."""
        for player in range(game.players):
            trash = game.map.zone(TRASH, player)
            places = [at for at, event in enumerate(events) if isinstance(event, Move) and event.zone == trash]
            if len(places) > 1:
                return game.turn_player(), "8.2", places
        return None

    def on_loop(self, game: Game, *, by_budget: bool) -> Event | None:
        return EndGame((), "7.2", "loop by budget" if by_budget else "loop")

    def on_choosable_loop(self, game: Game, players: tuple[PlayerId, ...]) -> Procedure | None:
        return ROUNDS


POOL: Final[Pool] = card_pool()
RULES: Final = ChaseRules()
