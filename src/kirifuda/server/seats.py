"""Opening tables and taking seats: decks, opponents, who goes first."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Final

from msgspec import to_builtins

from kirifuda.agents import AGENTS
from kirifuda.games import has_table, load
from kirifuda.games.deckcheck import deck_faults
from kirifuda.games.interface import CardGame, Deck, Mode
from kirifuda.ledger.records import MalformedLedger
from kirifuda.server.bodies import (
    BrokenClause,
    DeckChoice,
    Fill,
    Links,
    NewSeat,
    NewTable,
    Seated,
    SeatKey,
    SeatLink,
    Sit,
)
from kirifuda.server.ledgers import doubts_of
from kirifuda.server.lobby import new_record
from kirifuda.server.records import SeatRecord
from kirifuda.server.refusals import Refused

if TYPE_CHECKING:
    from kirifuda.kernel.errors import Broken
    from kirifuda.server.lobby import Lobby
    from kirifuda.server.records import TableRecord
    from kirifuda.server.table import Table

COMPUTER: Final = "コンピュータ"
SEEDS: Final = 64
"""So many seeds are tried until the right seat goes first."""


def game_named(name: str) -> CardGame:
    """A game by its name."""
    if not has_table(name):
        raise Refused("unknown_game")
    return load(name)


def broken(game: CardGame, zones: dict[str, list[str]], house: dict[str, str] | None = None) -> list[BrokenClause]:
    """Everything that is wrong with a deck under some house rules, with the cards at fault."""
    return [plain(each) for each in deck_faults(game, zones, house)]


def plain(fault: Broken) -> BrokenClause:
    """A fault of a deck as a client reads it."""
    return BrokenClause(fault.clause, fault.ja, fault.en, list(fault.cards))


def deck_zones(game: CardGame, choice: DeckChoice | None, house: dict[str, str]) -> dict[str, list[str]]:
    """The chosen deck; one of the shipped by chance if none is chosen. An illegal one is refused with every reason."""
    zones = chosen_zones(game, choice)
    refuse(broken(game, zones, house))
    return zones


def refuse(faults: list[BrokenClause]) -> None:
    """A deck with faults is not taken."""
    if faults:
        raise Refused("illegal_deck", broken=to_builtins(faults))


def chosen_zones(game: CardGame, choice: DeckChoice | None) -> dict[str, list[str]]:
    """The cards of a chosen deck, whether it is legal or not."""
    shipped = game.decks()
    if choice is None or (not choice.id and choice.zones is None):
        return secrets.choice(shipped).zones
    if choice.zones is not None:
        return choice.zones
    for deck in shipped:
        if deck.id == choice.id:
            return deck.zones
    refuse([BrokenClause("", "そのデッキはない", "there is no such deck", [])])
    return {}


def mode_for(game: CardGame, asked: NewTable) -> tuple[Mode, dict[str, str]]:
    """How the game is to be played, and what was chosen for it."""
    mode = next((mode for mode in game.modes if mode.name == asked.mode), game.modes[0])
    if asked.mode and mode.name != asked.mode:
        raise Refused("malformed", "mode")
    try:
        return mode, mode.settled(asked.choices)
    except ValueError as error:
        raise Refused("malformed", str(error)) from None


def seats_for(game: CardGame, mode: Mode, asked: NewTable, visitor: str) -> list[SeatRecord]:
    """The seats of a new table but for the game's own; the first "me" is the visitor's."""
    wanted = asked.seats
    if wanted is None:
        count = asked.players or mode.players[0]
        if count not in mode.players:
            raise Refused("illegal_seats")
        mine = NewSeat("me", asked.name, asked.deck)
        other = NewSeat(asked.opponent, asked.opponent_name, asked.opponent_deck, asked.agent)
        wanted = [mine, *[other] * (count - 1)]
    if len(wanted) not in mode.players or not any(seat.kind in ("me", "here") for seat in wanted):
        raise Refused("illegal_seats")
    house = house_of(game, asked.house)
    return [_seat(game, each, asked.name, visitor, house) for each in wanted]


def _seat(game: CardGame, asked: NewSeat, name: str, visitor: str, house: dict[str, str]) -> SeatRecord:
    if asked.kind == "friend":
        return SeatRecord("open")
    deck = deck_zones(game, asked.deck, house)
    if asked.kind == "computer":
        if asked.agent not in AGENTS:
            raise Refused("malformed", "agent")
        return SeatRecord("computer", asked.name or COMPUTER, deck, asked.agent)
    own = (asked.name or name).strip() or name
    return SeatRecord("person", own[:24], deck, visitor=visitor)


def house_of(game: CardGame, chosen: dict[str, str]) -> dict[str, str]:
    """House rules, checked."""
    try:
        return doubts_of(game.name).settled(chosen)
    except MalformedLedger as error:
        raise Refused("illegal_house_rule", str(error).rstrip(".")) from None


async def seed_for(game: CardGame, record: TableRecord, seats: list[SeatRecord]) -> int:
    """A seed with which the right seat goes first."""
    decks = [Deck("", "", "", "", "", seat.deck or {}) for seat in seats]
    seed = record.seed
    for _ in range(SEEDS):
        trial = game.start(game.pool(), decks, seed, record.house)
        trial.decision()
        if trial.turn_player() == record.first:
            break
        seed = secrets.randbits(61)
        await asyncio.sleep(0)  # whoever plays comes first
    return seed


async def open_table(lobby: Lobby, asked: NewTable, visitor: str, address: str) -> Seated:
    """A new table and the visitor's seats at it."""
    game = game_named(asked.game)
    mode, choices = mode_for(game, asked)
    seats = seats_for(game, mode, asked, visitor)
    seats.extend(SeatRecord("game", deck.name, deck.zones) for deck in game.own_decks(mode, choices))
    house = house_of(game, asked.house) | game.mode_options(mode, choices)
    record = new_record(game.name, seats, house, visitor)
    record.clock, record.mode, record.address = asked.clock, mode.name, lobby.address_key(address)
    mine = [number for number, seat in enumerate(seats) if seat.kind == "person"]
    with_friend = any(seat.kind == "open" for seat in seats)
    if asked.seed is not None and not with_friend:
        record.seed = asked.seed
    if asked.first != "random" and len(seats) == 2 and not mode.is_together:
        record.first = mine[0] if asked.first == "me" else 1 - mine[0]
        if not with_friend:
            record.seed = await seed_for(game, record, seats)
    await lobby.add(record)
    return seated(lobby, record, mine)


def seated(lobby: Lobby, record: TableRecord, seats: list[int]) -> Seated:
    """Tokens and links of somebody's seats."""
    keys = [SeatKey(seat, lobby.signer.seat_token(record.id, seat)) for seat in seats]
    invite = record.invite if any(seat.kind == "open" for seat in record.seats) else None
    join = None if invite is None else f"/join/{record.id}/{invite}"
    free = [number for number, seat in enumerate(record.seats) if seat.kind == "open"]
    joins = [SeatLink(number, f"{join}?seat={number}") for number in free]
    links = Links(f"/table/{record.id}", join, f"/watch/{record.id}/{record.watch}", joins)
    return Seated(record.id, keys, invite, record.watch, links)


async def take_seat(lobby: Lobby, id: str, asked: Sit, visitor: str) -> Seated:
    """Somebody follows an invitation."""
    record = await lobby.record(id)
    if not secrets.compare_digest(asked.invite.encode(), record.invite.encode()):
        raise Refused("forged_token")
    async with lobby.at(id) as table:
        record = table.record
        free = [number for number, seat in enumerate(record.seats) if seat.kind == "open"]
        if not free or (asked.seat is not None and asked.seat not in free):
            raise Refused("seat_taken")
        number = free[0] if asked.seat is None else asked.seat
        # A table that goes on from a replay has its decks already.
        deck = record.seats[number].deck or deck_zones(game_named(record.game), asked.deck, record.house)
        await _occupy(lobby, table, number, SeatRecord("person", asked.name.strip()[:24] or "?", deck, visitor=visitor))
        return seated(lobby, record, [number])


async def _occupy(lobby: Lobby, table: Table, number: int, seat: SeatRecord) -> None:
    """Somebody takes an open seat; the last one settles who goes first."""
    record = table.record
    seats = [seat if at == number else each for at, each in enumerate(record.seats)]
    settles = record.first >= 0 and all(each.kind != "open" for each in seats)
    seed = await seed_for(game_named(record.game), record, seats) if settles else record.seed
    await lobby.sit(table, number, seat, seed)


async def fill_seat(lobby: Lobby, table: Table, asked: Fill) -> None:
    """Nobody came: a computer takes an open seat. Whoever calls holds the table."""
    seats = table.record.seats
    if asked.seat not in range(len(seats)) or seats[asked.seat].kind != "open":
        raise Refused("seat_taken")
    if asked.agent not in AGENTS:
        raise Refused("malformed", "agent")
    deck = seats[asked.seat].deck or deck_zones(game_named(table.record.game), None, table.record.house)
    await _occupy(lobby, table, asked.seat, SeatRecord("computer", COMPUTER, deck, asked.agent))
