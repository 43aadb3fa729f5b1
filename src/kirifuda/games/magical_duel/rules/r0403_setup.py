"""403 ゲームの準備: from shuffled decks to the first turn."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.magical_duel.rules.common import opponent
from kirifuda.games.magical_duel.rules.r0500_turn import TURNS
from kirifuda.games.magical_duel.zones import CASTERS, DECK, HAND, ORBS

SETUP: Final = k.Procedure("setup")
MULLIGAN: Final = k.Procedure("mulligan")
ROLLED: Final = k.Slot[tuple[int, ...]]("rolled")
FIRST_SAYS: Final = k.Slot[int]("first_says")
SECOND_SAYS: Final = k.Slot[int]("second_says")
RETURNED: Final = k.Slot[tuple[int, ...]]("returned", secret=True)
OPENING: Final = 7


@SETUP.step("403.1")
def shuffle_decks(game: k.Game, frame: k.Frame) -> k.Flow:
    """Each player shuffles their deck."""
    return k.Do([k.Shuffle(game.map.zone(DECK, player)) for player in range(game.players)])


@SETUP.step("403.2")
def roll_first_player(game: k.Game, frame: k.Frame) -> k.Flow:
    """Chance decides who goes first."""
    return k.Do([k.Roll("first", game.players)], into=ROLLED)


@SETUP.step("403.2")
def set_first_player(game: k.Game, frame: k.Frame) -> k.Flow:
    """The first player is the first turn player."""
    first = frame[ROLLED][0]
    return k.Do(
        [
            k.SetVariable("first", first),
            k.SetVariable("turn_player", first),
            k.SetVariable("next_player", opponent(game, first)),
        ]
    )


@SETUP.step("403.3")
def take_hands(game: k.Game, frame: k.Frame) -> k.Flow:
    """Seven cards from the top of each deck to the hand."""
    return k.Do([event for player in range(game.players) for event in top_cards(game, player, OPENING, HAND.number)])


@SETUP.step("403.4")
def lay_orbs(game: k.Game, frame: k.Frame) -> k.Flow:
    """Seven more, unseen, to the orb zone."""
    return k.Do([event for player in range(game.players) for event in top_cards(game, player, OPENING, ORBS.number)])


@SETUP.step("403.5")
def ask_first(game: k.Game, frame: k.Frame) -> k.Flow:
    """The first player says whether to exchange."""
    return k.Ask(FIRST_SAYS, exchange_question(game.turn_player()))


@SETUP.step("403.5")
def ask_second(game: k.Game, frame: k.Frame) -> k.Flow:
    """Then the second player does."""
    return k.Ask(SECOND_SAYS, exchange_question(opponent(game, game.turn_player())))


@SETUP.step("403.5")
def first_exchanges(game: k.Game, frame: k.Frame) -> k.Flow:
    """The first player carries it out first."""
    return k.Call(MULLIGAN, {}, player=game.turn_player()) if frame[FIRST_SAYS] else k.NEXT


@SETUP.step("403.5")
def second_exchanges(game: k.Game, frame: k.Frame) -> k.Flow:
    """The second player carries it out."""
    return k.Call(MULLIGAN, {}, player=opponent(game, game.turn_player())) if frame[SECOND_SAYS] else k.NEXT


@SETUP.step("403.6")
def give_coin(game: k.Game, frame: k.Frame) -> k.Flow:
    """403.6, 403.6a: a coin token in the second player's caster zone."""
    second = opponent(game, game.turn_player())
    coin = game.pool.numbers["coin"]
    return k.Do([k.Create(coin, second, game.map.zone(CASTERS, second))])


@SETUP.step("403.7")
def start(game: k.Game, frame: k.Frame) -> k.Flow:
    """The first turn begins."""
    return k.Call(TURNS)


@MULLIGAN.step("403.5")
def choose_cards(game: k.Game, frame: k.Frame) -> k.Flow:
    """Any number of cards, in the order in which they go under the deck (302.4)."""
    hand = list(game.zone(HAND, frame.player))
    decision = k.Decision(
        frame.player,
        "mulligan",
        k.objects("return", hand),
        0,
        len(hand),
        ordered=True,
        take=k.TAKE_OBJECT,
        secret=True,
    )
    return k.Ask(RETURNED, decision)


@MULLIGAN.step("403.5")
def put_under(game: k.Game, frame: k.Frame) -> k.Flow:
    """The chosen cards go to the bottom of the deck."""
    zone = game.map.zone(DECK, frame.player)
    return k.Do([k.Move(id, zone, k.BOTTOM, in_order=True) for id in frame[RETURNED]])


@MULLIGAN.step("403.5")
def take_as_many(game: k.Game, frame: k.Frame) -> k.Flow:
    """As many from the top come to the hand."""
    return k.Do(top_cards(game, frame.player, len(frame[RETURNED]), HAND.number))


def exchange_question(player: k.PlayerId) -> k.Decision:
    """Whether to exchange a part of the hand."""
    return k.Decision(player, "exchange", [k.Option("keep", 0, 0), k.Option("exchange", 0, 1)], take=k.TAKE_NUMBER)


def top_cards(game: k.Game, player: k.PlayerId, number: int, kind: int) -> list[k.Event]:
    """304.3: moves of the top cards of a deck, from the top."""
    deck = game.zone(DECK, player)
    zone = kind * game.players + player
    return [k.Move(id, zone, in_order=True) for id in reversed(deck[max(0, len(deck) - number) :])]
