"""5.1 ゲーム開始前に: aces and options face down on the gates, decks, hands, and who goes first."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.doubts import house
from kirifuda.games.spellcard_strike.deckrules import AceRule
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.rules.r04_01_stage import EnterStage, stage
from kirifuda.games.spellcard_strike.rules.r04_02_zones import DRAW_CARDS, HAND_LIMIT, own_limit
from kirifuda.games.spellcard_strike.rules.r05_02_turn import TURNS
from kirifuda.games.spellcard_strike.stage import gate
from kirifuda.games.spellcard_strike.zones import ACE, DECK, HAND, OPTION, STAGE

SETUP: Final = k.Procedure("setup")
ACE_CHOICE: Final = k.Procedure("ace_choice")
CHOSEN: Final = k.Slot[int]("chosen_ace", secret=True)
ROLLED: Final = k.Slot[tuple[int, ...]]("rolled")
VARIABLES: Final[dict[str, k.Value]] = {
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
def first_ace(game: k.Game, frame: k.Frame) -> k.Flow:
    """Each player chooses a spell card for the ace (4.1.9.3)."""
    return k.Call(ACE_CHOICE, {}, player=0)


@SETUP.step("5.1.1")
def second_ace(game: k.Game, frame: k.Frame) -> k.Flow:
    """The other does so without knowing the first."""
    return k.Call(ACE_CHOICE, {}, player=1)


@SETUP.step("5.1.1")
def lay_aces(game: k.Game, frame: k.Frame) -> k.Flow:
    """The aces lie face down on the gates; only their players may look (4.1.2.3)."""
    events: list[k.Event] = []
    for player in range(game.players):
        for id in game.zone(ACE, player):
            ace = EnterStage(id, stage(game), face_down=True, area=gate(player))
            events.append(ace)
    return k.Do(events)


@SETUP.step("5.1.1")
def lay_options(game: k.Game, frame: k.Frame) -> k.Flow:
    """So do the options, each under its ace."""
    events: list[k.Event] = []
    aces = {game.state.objects[id].owner: id for id in game.zone(STAGE, 0)}
    for player in range(game.players):
        events.extend(
            EnterStage(id, stage(game), face_down=True, host=aces[player]) for id in game.zone(OPTION, player)
        )
    return k.Do(events)


@SETUP.step("5.1.2")
def shuffle_decks(game: k.Game, frame: k.Frame) -> k.Flow:
    """The decks are shuffled."""
    return k.Do([k.Shuffle(game.map.zone(DECK, player)) for player in range(game.players)])


@SETUP.step("5.1.3")
def roll_first_player(game: k.Game, frame: k.Frame) -> k.Flow:
    """Chance decides who goes first."""
    return k.Do([k.Roll("first", game.players)], into=ROLLED)


@SETUP.step("5.1.3")
def set_first_player(game: k.Game, frame: k.Frame) -> k.Flow:
    """The first player is the first turn player (5.1.5)."""
    return k.Do([k.SetVariable("first", frame[ROLLED][0]), k.SetVariable("turn_player", frame[ROLLED][0])])


@SETUP.step("5.1.4")
def first_hand(game: k.Game, frame: k.Frame) -> k.Flow:
    """Six cards for each player."""
    return k.Call(DRAW_CARDS, {"player": 0, "number": opening_hand(game, 0)}, player=0)


@SETUP.step("5.1.4")
def second_hand(game: k.Game, frame: k.Frame) -> k.Flow:
    """And for the other."""
    return k.Call(DRAW_CARDS, {"player": 1, "number": opening_hand(game, 1)}, player=1)


def opening_hand(game: k.Game, player: k.PlayerId) -> int:
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
def set_hand_limits(game: k.Game, frame: k.Frame) -> k.Flow:
    """3.13.5, 4.3.5: an extra line may say how many cards its player keeps in hand, all the game."""
    limits = {player: deck_limit(game, player) for player in range(game.players)}
    said: list[k.Event] = [k.SetVariable(own_limit(player), limit) for player, limit in limits.items() if limit]
    return k.Do(said) if said else k.NEXT


def deck_limit(game: k.Game, player: k.PlayerId) -> int:
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
def reveal(game: k.Game, frame: k.Frame) -> k.Flow:
    """The cards on the gates are turned face up, all at once."""
    return k.Do([k.TurnFace(id, False) for id in game.zone(STAGE, 0)])


@SETUP.step("5.1.5")
def start(game: k.Game, frame: k.Frame) -> k.Flow:
    """The first turn begins."""
    return k.Call(TURNS)


@ACE_CHOICE.step("5.1.1")
def spread_deck(game: k.Game, frame: k.Frame) -> k.Flow:
    """Where the ace is chosen from the deck, its place there must not tell the card."""
    if house(game, "ace_choice") != "at_the_table":
        return k.NEXT
    return k.Do([k.Shuffle(game.map.zone(DECK, frame.player))])


@ACE_CHOICE.step("5.1.1")
def choose_ace(game: k.Game, frame: k.Frame) -> k.Flow:
    """The ace that the deck list names; by a house rule any card of the deck, chosen in secret."""
    ids = ace_choices(game, frame.player)
    options = [k.Option("ace", id) for id in ids]
    return k.Ask(CHOSEN, k.Decision(frame.player, "ace", options, take=k.TAKE_OBJECT, secret=True))


@ACE_CHOICE.step("5.1.1")
def set_aside(game: k.Game, frame: k.Frame) -> k.Flow:
    """The chosen card takes the place of the one that was named."""
    named = game.zone(ACE, frame.player)
    if frame[CHOSEN] in named:
        return k.Do([])
    deck = game.map.zone(DECK, frame.player)
    return k.Do([*[k.Move(id, deck) for id in named], k.Move(frame[CHOSEN], game.map.zone(ACE, frame.player))])


def ace_choices(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """5.1.1: what may become the ace, each card once."""
    named = list(game.zone(ACE, player))
    if house(game, "ace_choice") != "at_the_table":
        return named
    found: list[k.ObjectId] = []
    seen: list[int] = []
    for id in (*named, *game.zone(DECK, player)):
        card = game.state.objects[id].card
        if any(isinstance(rule, AceRule) for rule in pool_of(game.pool).card_at(card).deck_rules):
            continue
        if card not in seen:
            seen.append(card)
            found.append(id)
    return found
