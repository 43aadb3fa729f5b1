"""5.1 ゲーム開始前に: aces and options face down on the gates, decks, hands, and who goes first."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.doubts import house
from kirifuda.games.spellcard_strike.deckrules import AceRule
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.rules.r04_01_stage import EnterStage, stage
from kirifuda.games.spellcard_strike.rules.r04_02_zones import DRAW_CARDS, HAND_LIMIT, own_limit
from kirifuda.games.spellcard_strike.rules.r05_02_turn import TURNS
from kirifuda.games.spellcard_strike.stage import gate
from kirifuda.games.spellcard_strike.zones import ACE, DECK, HAND, OPTION, STAGE
from kirifuda.kernel.changes import Move, Roll, SetVariable, Shuffle, TurnFace
from kirifuda.kernel.decision import TAKE_OBJECT, Decision, Option
from kirifuda.kernel.event import Event
from kirifuda.kernel.flow import NEXT, Ask, Call, Do, Flow
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.procedure import Procedure, Slot
from kirifuda.kernel.state import Value

if TYPE_CHECKING:
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Frame

SETUP: Final = Procedure("setup")
ACE_CHOICE: Final = Procedure("ace_choice")
CHOSEN: Final = Slot[int]("chosen_ace", secret=True)
ROLLED: Final = Slot[tuple[int, ...]]("rolled")
VARIABLES: Final[dict[str, Value]] = {
    "phase": "setup",
    "hits": (),
    "won": (),
    "controls": 0,
    "mover": 0,
    "new_target": 0,
    "canceller": 0,
    "reacting": -1,
    "standing": (),
    "unchanged": 0,
    "changed": 0,
    "revealed": 0,
}
"""The facts with which every game begins."""


@SETUP.step("5.1.1")
def first_ace(game: Game, frame: Frame) -> Flow:
    """Each player chooses a spell card for the ace (4.1.9.3)."""
    return Call(ACE_CHOICE, {}, player=0)


@SETUP.step("5.1.1")
def second_ace(game: Game, frame: Frame) -> Flow:
    """The other does so without knowing the first."""
    return Call(ACE_CHOICE, {}, player=1)


@SETUP.step("5.1.1")
def lay_aces(game: Game, frame: Frame) -> Flow:
    """The aces lie face down on the gates; only their players may look (4.1.2.3)."""
    events: list[Event] = []
    for player in range(game.players):
        for id in game.zone(ACE, player):
            ace = EnterStage(id, stage(game), face_down=True, area=gate(player))
            events.append(ace)
    return Do(events)


@SETUP.step("5.1.1")
def lay_options(game: Game, frame: Frame) -> Flow:
    """So do the options, each under its ace."""
    events: list[Event] = []
    aces = {game.state.objects[id].owner: id for id in game.zone(STAGE, 0)}
    for player in range(game.players):
        events.extend(
            EnterStage(id, stage(game), face_down=True, host=aces[player]) for id in game.zone(OPTION, player)
        )
    return Do(events)


@SETUP.step("5.1.2")
def shuffle_decks(game: Game, frame: Frame) -> Flow:
    """The decks are shuffled."""
    return Do([Shuffle(game.map.zone(DECK, player)) for player in range(game.players)])


@SETUP.step("5.1.3")
def roll_first_player(game: Game, frame: Frame) -> Flow:
    """Chance decides who goes first."""
    return Do([Roll("first", game.players)], into=ROLLED)


@SETUP.step("5.1.3")
def set_first_player(game: Game, frame: Frame) -> Flow:
    """The first player is the first turn player (5.1.5)."""
    return Do([SetVariable("first", frame[ROLLED][0]), SetVariable("turn_player", frame[ROLLED][0])])


@SETUP.step("5.1.4")
def first_hand(game: Game, frame: Frame) -> Flow:
    """Six cards for each player."""
    return Call(DRAW_CARDS, {"player": 0, "number": opening_hand(game, 0)}, player=0)


@SETUP.step("5.1.4")
def second_hand(game: Game, frame: Frame) -> Flow:
    """And for the other."""
    return Call(DRAW_CARDS, {"player": 1, "number": opening_hand(game, 1)}, player=1)


def opening_hand(game: Game, player: PlayerId) -> int:
    """3.13.5: how many cards are drawn; an extra line of the ace or of a card in the deck may say another number."""
    objects = game.state.objects
    aces = [objects[id] for id in game.zone(STAGE, 0) if objects[id].owner == player and not objects[id].host]
    pool = pool_of(game.pool)
    ace = pool.card_at(aces[0].card) if aces else None
    spells = [pool.card_at(objects[id].card) for id in game.zone(DECK, player)]
    spells = spells if ace is None else [ace, *spells]
    each = {one.key: one for one in spells}.values()
    found = [rule.opening(card, spells, ace) for card in each for rule in card.deck_rules]
    return max(found, default=0) or HAND_LIMIT


@SETUP.step("5.1.4")
def set_hand_limits(game: Game, frame: Frame) -> Flow:
    """3.13.5, 4.3.5: an extra line may say how many cards its player keeps in hand, all the game."""
    limits = {player: deck_limit(game, player) for player in range(game.players)}
    said: list[Event] = [SetVariable(own_limit(player), limit) for player, limit in limits.items() if limit]
    return Do(said) if said else NEXT


def deck_limit(game: Game, player: PlayerId) -> int:
    """The hand limit by the extra lines of a deck; 0 if none says anything."""
    card_at = pool_of(game.pool).card_at
    objects = game.state.objects
    aces = [objects[id] for id in game.zone(STAGE, 0) if objects[id].owner == player and not objects[id].host]
    ace = card_at(aces[0].card) if aces else None
    held = [*game.zone(DECK, player), *game.zone(HAND, player)]
    spells = [*([] if ace is None else [ace]), *(card_at(objects[id].card) for id in held)]
    each = {one.key: one for one in spells}.values()
    return max((rule.hand_limit(card, spells, ace) for card in each for rule in card.deck_rules), default=0)


@SETUP.step("5.1.4")
def reveal(game: Game, frame: Frame) -> Flow:
    """The cards on the gates are turned face up, all at once."""
    return Do([TurnFace(id, False) for id in game.zone(STAGE, 0)])


@SETUP.step("5.1.5")
def start(game: Game, frame: Frame) -> Flow:
    """The first turn begins."""
    return Call(TURNS)


@ACE_CHOICE.step("5.1.1")
def spread_deck(game: Game, frame: Frame) -> Flow:
    """Where the ace is chosen from the deck, its place there must not tell the card."""
    if house(game, "ace_choice") != "at_the_table":
        return NEXT
    return Do([Shuffle(game.map.zone(DECK, frame.player))])


@ACE_CHOICE.step("5.1.1")
def choose_ace(game: Game, frame: Frame) -> Flow:
    """The ace that the deck list names; by a house rule any card of the deck, chosen in secret."""
    ids = ace_choices(game, frame.player)
    options = [Option("ace", id) for id in ids]
    return Ask(CHOSEN, Decision(frame.player, "ace", options, take=TAKE_OBJECT, secret=True))


@ACE_CHOICE.step("5.1.1")
def set_aside(game: Game, frame: Frame) -> Flow:
    """The chosen card takes the place of the one that was named."""
    named = game.zone(ACE, frame.player)
    if frame[CHOSEN] in named:
        return Do([])
    deck = game.map.zone(DECK, frame.player)
    return Do([*[Move(id, deck) for id in named], Move(frame[CHOSEN], game.map.zone(ACE, frame.player))])


def ace_choices(game: Game, player: PlayerId) -> list[ObjectId]:
    """5.1.1: what may become the ace, each card once."""
    named = list(game.zone(ACE, player))
    if house(game, "ace_choice") != "at_the_table":
        return named
    found: list[ObjectId] = []
    seen: list[int] = []
    for id in (*named, *game.zone(DECK, player)):
        card = game.state.objects[id].card
        if any(isinstance(rule, AceRule) for rule in pool_of(game.pool).card_at(card).deck_rules):
            continue
        if card not in seen:
            seen.append(card)
            found.append(id)
    return found
