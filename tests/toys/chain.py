"""A toy with a check step, tiers and a reaction chain, for two or more players. Its clauses are its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, cast

from kirifuda.kernel.changes import (
    FACT_CONTROL,
    FACT_LASTING,
    EndGame,
    EndLasting,
    Move,
    SetItem,
    SetMark,
    SetVariable,
    Shuffle,
    TakeWaiting,
)
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, Option, objects
from kirifuda.kernel.flow import DONE, NEXT, Ask, Call, Do, Flow, GoTo, Leave
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import PlayerId
from kirifuda.kernel.keeping.references import purge
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.procedure import Procedure, Slot
from kirifuda.kernel.rulebook import Pool, Rulebook
from kirifuda.kernel.state import Item
from tests.toys.chain_cards import (
    CHAIN,
    DECK,
    DISCARD,
    HAND,
    REACTIONS,
    STAGE,
    TARGET,
    WOUNDS,
    ZONES,
    Score,
    card_pool,
    power,
    strikers,
)
from tests.toys.parts import Draw, Free, ToyCard, Values

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability, Holder
    from kirifuda.kernel.characteristics import Board, Characteristics
    from kirifuda.kernel.event import Event, Happening
    from kirifuda.kernel.state import CardObject, Frame, Waiting

SETUP: Final = Procedure("setup")
TURN: Final = Procedure("turn")
MAIN: Final = Procedure("main")
REACT: Final = Procedure("react")
RESOLVE: Final = Procedure("resolve")
CHECK: Final = Procedure("check")

ACT: Final = Slot[Option]("act")
ASKED: Final = Slot[int]("asked")
PASSES: Final = Slot[int]("passes")
REACTION: Final = Slot[int]("reaction")
MOVED: Final = Slot[tuple[int, ...]]("moved")


def living(game: Game) -> list[PlayerId]:
    """Players who are still in, from the turn player on."""
    turn = game.turn_player()
    order = [(turn + step) % game.players for step in range(game.players)]
    return [player for player in order if not game.number(f"out{player}")]


def after(game: Game, player: PlayerId) -> PlayerId:
    """The next player who is still in."""
    order = living(game)
    return order[(order.index(player) + 1) % len(order)]


@SETUP.step("1.1")
def shuffle(game: Game, frame: Frame) -> Flow:
    return Do([Shuffle(game.map.zone(DECK, player)) for player in range(game.players)])


@SETUP.step("1.2")
def deal(game: Game, frame: Frame) -> Flow:
    return Do([Draw(player, 3) for player in range(game.players)])


@SETUP.step("1.3")
def take_turn(game: Game, frame: Frame) -> Flow:
    return Call(TURN, player=game.turn_player())


@SETUP.step("1.3")
def go_on(game: Game, frame: Frame) -> Flow:
    return GoTo("1.3")


@TURN.step("2.1")
def begin_turn(game: Game, frame: Frame) -> Flow:
    purge(game)
    return Do([SetVariable("turn", game.turn() + 1)])


@TURN.step("2.2")
def draw(game: Game, frame: Frame) -> Flow:
    if not game.zone(DECK, frame.player):
        return Do([SetVariable(f"out{frame.player}", 1)])
    return Do([Draw(frame.player, 2)])


@TURN.step("2.3")
def main(game: Game, frame: Frame) -> Flow:
    return Call(MAIN)


@TURN.step("2.4")
def close(game: Game, frame: Frame) -> Flow:
    ids = tuple([effect.id for effect in game.state.lasting if effect.until == "turn"])
    wounded = [id for id in strikers(game) if game.state.objects[id].mark("wounds")]
    return Do([EndLasting(ids), *[SetMark(id, "wounds", 0) for id in wounded]])


@TURN.step("2.5")
def pass_turn(game: Game, frame: Frame) -> Flow:
    order = living(game)
    if len(order) < 2:
        return Do([EndGame(tuple(order), "2.5", "last one in")])
    return Do([SetVariable("turn_player", order[1] if order[0] == frame.player else order[0])])


@MAIN.step("3.1")
def choose_act(game: Game, frame: Frame) -> Flow:
    if game.number(f"out{frame.player}"):
        return Leave("2.4")
    options = [Option("end")]
    for id in game.zone(HAND, frame.player):
        options.append(Option("play", id))
    options.extend([Option("score", id) for id in game.zone(STAGE, frame.player) if power(game, id) >= 3])
    return Ask(ACT, Decision(frame.player, "act", options, secret=True))


@MAIN.step("3.2")
def act(game: Game, frame: Frame) -> Flow:
    option = frame[ACT]
    if option.verb == "end":
        return DONE
    if option.verb == "score":
        return Do([SetMark(option.object, "wounds", 3), Score(frame.player, 1)])
    return Do([Move(option.object, game.map.zone(CHAIN, 0))], into=MOVED)


@MAIN.step("3.3")
def open_chain(game: Game, frame: Frame) -> Flow:
    if frame[ACT].verb != "play":
        return NEXT
    return Call(REACT, {ASKED.name: frame.player, PASSES.name: 0, MOVED.name: frame[MOVED]})


@MAIN.step("3.4")
def check(game: Game, frame: Frame) -> Flow:
    return Call(CHECK)


@MAIN.step("3.5")
def again(game: Game, frame: Frame) -> Flow:
    return GoTo("3.1")


@REACT.step("4.1")
def choose_target(game: Game, frame: Frame) -> Flow:
    card = game.state.objects[frame[MOVED][0]]
    ids = strikers(game)
    if kind_of(game, card) == "striker" or not ids:
        frame[TARGET] = 0
        return NEXT
    return Ask(TARGET, Decision(card.controller, "target", objects("target", ids), take=TAKE_OBJECT))


@REACT.step("4.2")
def note_target(game: Game, frame: Frame) -> Flow:
    id = frame[MOVED][0]
    return Do([SetItem(id, Item(None, id, {TARGET.name: frame.get(TARGET, 0)}))])


@REACT.step("4.3")
def next_player(game: Game, frame: Frame) -> Flow:
    frame[ASKED] = after(game, frame[ASKED])
    return NEXT


@REACT.step("4.4")
def choose_reaction(game: Game, frame: Frame) -> Flow:
    player = frame[ASKED]
    cards = [id for id in game.zone(HAND, player) if kind_of(game, game.state.objects[id]) in REACTIONS]
    options = [Option("pass"), *objects("react", cards)]
    return Ask(REACTION, Decision(player, "reaction", options, take=TAKE_OBJECT, secret=True))


@REACT.step("4.5")
def react(game: Game, frame: Frame) -> Flow:
    if frame[REACTION]:
        frame[PASSES] = 0
        return Do([Move(frame[REACTION], game.map.zone(CHAIN, 0))], into=MOVED)
    frame[PASSES] = frame[PASSES] + 1
    return GoTo("4.7" if frame[PASSES] >= len(living(game)) else "4.3")


@REACT.step("4.6")
def bind_reaction(game: Game, frame: Frame) -> Flow:
    return GoTo("4.1")


@REACT.step("4.7")
def resolve_all(game: Game, frame: Frame) -> Flow:
    chain = game.zone(CHAIN, 0)
    return Call(RESOLVE, {MOVED.name: chain[-1:]}) if chain else DONE


@REACT.step("4.8")
def next_item(game: Game, frame: Frame) -> Flow:
    return GoTo("4.7")


def kind_of(game: Game, card: CardObject) -> str:
    """What playing the printed card means."""
    return cast("ToyCard", game.pool.cards[card.card]).kind


@RESOLVE.step("5.1")
def carry_out(game: Game, frame: Frame) -> Flow:
    card = game.state.objects[frame[MOVED][0]]
    if kind_of(game, card) == "striker":
        return Do([Move(card.id, game.map.zone(STAGE, card.controller))])
    assert card.item is not None
    return Call(REACTIONS[kind_of(game, card)], card.item.bound, source=card.id, player=card.controller)


@RESOLVE.step("5.2")
def clear_away(game: Game, frame: Frame) -> Flow:
    card = game.object(frame[MOVED][0])
    return NEXT if card is None else Do([Move(card.id, game.map.zone(DISCARD, card.owner))])


@CHECK.step("6.1")
def check_scores(game: Game, frame: Frame) -> Flow:
    winners = [player for player in living(game) if game.number(f"score{player}") >= 5]
    return Do([EndGame(tuple(winners), "6.1", "score")]) if winners else NEXT


@CHECK.step("6.2")
def remove_beaten(game: Game, frame: Frame) -> Flow:
    beaten = [id for id in strikers(game) if power(game, id) <= 0]
    if not beaten:
        return GoTo("6.3")
    return Do([Move(id, game.map.zone(DISCARD, game.state.objects[id].owner)) for id in beaten])


@CHECK.step("6.2")
def check_again(game: Game, frame: Frame) -> Flow:
    return GoTo("6.1")


def tier_of(waiting: Waiting) -> int:
    """The tier of a waiting ability."""
    return cast("Free", waiting.ability).tier


@CHECK.step("6.3")
def take_triggers(game: Game, frame: Frame) -> Flow:
    if not game.state.waiting:
        return DONE
    lowest = min([tier_of(waiting) for waiting in game.state.waiting])
    for player in range(game.players):
        whose = (game.turn_player() + player) % game.players
        mine = [w for w in game.state.waiting if tier_of(w) == lowest and w.controller == whose]
        if mine:
            options = [Option("trigger", waiting.source, waiting.stamp) for waiting in mine]
            return Ask(ACT, Decision(whose, "trigger", options))
    return DONE


@CHECK.step("6.4")
def take_out(game: Game, frame: Frame) -> Flow:
    frame.slots["waiting"] = None
    for waiting in game.state.waiting:
        if waiting.stamp == frame[ACT].number:
            frame.slots["ability"] = waiting.ability.key
            frame.slots["source"] = waiting.source
            frame.slots["player"] = waiting.controller
    return Do([TakeWaiting(frame[ACT].number)])


@CHECK.step("6.4")
def run_trigger(game: Game, frame: Frame) -> Flow:
    procedure = game.pool.abilities[cast("str", frame.slots["ability"])].procedure
    assert procedure is not None
    source = cast("int", frame.slots["source"])
    return Call(procedure, {}, source=source, player=cast("int", frame.slots["player"]))


@CHECK.step("6.5")
def from_the_top(game: Game, frame: Frame) -> Flow:
    return GoTo("6.1")


class ChainRules(Rulebook):
    """The toy's answers to the kernel's questions."""

    def __init__(self) -> None:
        super().__init__("chain", "1", ZONES)
        self.deck_zones = (DECK,)
        self.table_facts = STAGE.bit | CHAIN.bit | FACT_CONTROL | FACT_LASTING
        self.index_facts = self.table_facts
        self.ability_layer = -1
        self.replacement_clause = "8.1"
        self.inspect: Callable[[Game], None] | None = None
        """Something a test wants to look at after every batch."""
        for procedure in (SETUP, TURN, MAIN, REACT, RESOLVE, CHECK, *REACTIONS.values()):
            self.enter(procedure)

    def begin(self, game: Game) -> None:
        for player in range(game.players):
            game.state.variables[f"score{player}"] = 0
            game.state.variables[f"out{player}"] = 0
        wounds = LastingEffect(WOUNDS, None, 0, -1, (), "")
        wounds.id = game.state.next_id
        game.state.next_id += 1
        game.state.lasting = (wounds,)
        game.begin(SETUP)

    def unknown_values(self) -> Characteristics:
        return Values()

    def is_valid_here(self, game: Game, ability: Ability, card: CardObject) -> bool:
        return game.map.kind_of[card.zone] is STAGE

    def settle(self, game: Game, happenings: list[Happening]) -> list[Event]:
        inspect = self.inspect
        if inspect is not None:
            inspect(game)
        return []

    def finish_table(self, board: Board) -> None:
        for id, values in list(board.values.items()):
            if isinstance(values, Values) and values.attack < 0:
                cast("Values", board.writable(id)).attack = 0

    def order_replacements(self, game: Game, event: Event, holders: list[Holder]) -> list[Holder]:
        if not holders:
            return holders
        lowest = min([cast("Free", holder.ability).tier for holder in holders])
        found = [holder for holder in holders if cast("Free", holder.ability).tier == lowest]
        mine = [holder for holder in found if holder.controller == game.turn_player()]
        return mine or found


POOL: Final[Pool] = card_pool()
RULES: Final = ChainRules()
