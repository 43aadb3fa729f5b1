"""From words to a position: the scenario's own cards, every object in its zone, the turn standing where it should."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda.games import CardGame, ScenarioWords, Standing
from kirifuda.games.cardfiles import MalformedCard
from kirifuda.kernel.changes import Show
from kirifuda.kernel.errors import EngineError
from kirifuda.kernel.game import Game
from kirifuda.kernel.randomness import stream
from kirifuda.kernel.state import CardObject, with_value
from kirifuda.kernel.zones import ZoneKind
from kirifuda.scenario.defining import defined
from kirifuda.scenario.drawing import cells_of
from kirifuda.scenario.errors import MalformedScenario, Wrong
from kirifuda.scenario.lines import split
from kirifuda.scenario.names import FACE_DOWN, Names, Placed
from kirifuda.scenario.stock import stock_of, used

if TYPE_CHECKING:
    from kirifuda.kernel.rulebook import Pool
    from kirifuda.scenario.file import Drawing, Placement, Sheet

OWNED: Final = re.compile(r"(?:owner|owned by|持ち主)\s*p(\d)")
SEEN: Final = re.compile(r"(?:seen by|known to|shown to|公開)\s*p(\d)")
COUNTED: Final = re.compile(r"(\S+?)\s*(?:counters?|カウンター)\s*(\d+)個?")
COUNTED_FIRST: Final = re.compile(r"(\d+)\s+(\S+?)\s*(?:counters?|カウンター)")
CAME: Final = re.compile(r"(?:came|entered)\s+turn\s+(\d+)")
NEW: Final = ("new", "came this turn", "このターンに出た")
TURN: Final = re.compile(r"(?:turn\s*)?(\d+)(?:ターン目)?")
PLAYERS: Final = re.compile(r"(\d)\s*(?:players?|人)")
CHOSEN: Final = re.compile(r"(\w+)\s*=\s*(\S+)")
BEGUN: Final = ("begun", "開始後")
TURN_BEFORE: Final = 4
COPIES: Final = 50


class Setting:
    """A position set up from a sheet."""

    def __init__(self, sheet: Sheet, card_game: CardGame, words: ScenarioWords, before: Setting | None = None) -> None:
        self.sheet = sheet
        self.words = words
        self.card_game = card_game
        self.own: set[str] = set()
        """Keys of the cards that the scenario defines."""
        self.lines: dict[int, dict[str, int]] = {}
        """Where the facts of each card stand, by the card's line."""
        self.pool: Pool = self._pool() if before is None else before.pool
        self.names: Names = Names(card_game, self.pool, words, self.own) if before is None else before.names
        self.filler = self.pool.numbers[str(words.position.filler.facts["id"])]
        played = read_mode(sheet, card_game)
        self.game = Game(card_game.rulebook, self.pool, played.seats, {**sheet.house, **played.options})
        self.labels: dict[str, int] = {}
        self.shown: list[tuple[int, int]] = []
        self.given: dict[int, list[CardObject]] = {}
        self._set_up()

    def _pool(self) -> Pool:
        extra = [self.words.position.filler, *self.words.position.fillers]
        stock = stock_of(self.sheet.game)
        for block in used(self.sheet):
            facts, _ = defined(stock, block, self.words)
            extra.append(facts)
            self.own.add(str(facts.facts["id"]))
        for block in self.sheet.cards:
            facts, self.lines[block.line] = defined(self.sheet, block, self.words)
            extra.append(facts)
            self.own.add(str(facts.facts["id"]))
        try:
            return self.card_game.pool(tuple(extra))
        except EngineError as error:
            raise self._blame(error) from error

    def _blame(self, error: EngineError) -> MalformedScenario:
        """A card that can't be read, with its line if the complaint names it."""
        for block in self.sheet.cards:
            where = f"{self.sheet.file}:{block.line}: "
            if str(error).startswith(where):
                field = error.field if isinstance(error, MalformedCard) else ""
                lines = self.lines[block.line]
                line = lines.get(field) or lines.get(field.partition(".")[0]) or lines.get("status", block.line)
                return self.sheet.wrong(line, str(error).removeprefix(where))
        return self.sheet.wrong(self.sheet.cards[0].line if self.sheet.cards else 0, str(error))

    def _set_up(self) -> None:
        game = self.game
        seed = self.sheet.seed
        game.state.streams = {purpose: stream(seed, purpose) for purpose in game.rulebook.purposes(game)}
        for name, value in self.sheet.streams.items():
            if name not in game.state.streams:
                raise self.sheet.wrong(self.sheet.heads["random"], f"there is no randomness called {name!r}")
            game.state.streams[name] = value
        standing = read_standing(self.sheet, self.words, game.players)
        self.words.position.stand(game, standing)
        holdings: list[Placement] = []
        placed: dict[tuple[int, str], int] = {}
        for placement in self.sheet.placements:
            if placement.player >= game.players:
                raise self.sheet.wrong(placement.line, f"there is no player P{placement.player + 1}")
            if placement.where in self.words.holdings:
                holdings.append(placement)
                continue
            kind = self._kind(placement)
            place = (placement.player, kind.name)
            if place in placed:
                raise self.sheet.wrong(placement.line, f"this zone stands in line {placed[place]} already")
            placed[place] = placement.line
            self._zone(placement, kind)
        for number, drawing in enumerate(self.sheet.drawings):
            if number:
                raise self.sheet.wrong(drawing.line, f"line {self.sheet.drawings[0].line} draws already")
            self._draw(drawing)
        self._fill(placed, self.words.sizes.get(standing.phase, self.words.sizes[""]))
        self._show()
        self.words.position.finish(game)
        for placement in holdings:
            what = self.words.holdings[placement.where]
            complaint = self.words.position.give(game, placement.player, what, placement.what)
            if complaint:
                raise self.sheet.wrong(placement.line, complaint)

    def _kind(self, placement: Placement) -> ZoneKind:
        kind = self.words.zones.get(placement.where)
        if kind is None:
            known = ", ".join([*dict.fromkeys(kind.name for kind in self.words.zones.values()), *self.words.holdings])
            raise self.sheet.wrong(
                placement.line, f"there is no zone or number {placement.where!r}; there are: {known}"
            )
        if self.words.grid is not None and kind is self.words.grid.zone:
            raise self.sheet.wrong(placement.line, f"the {kind.name} is drawn: '{kind.name}:' and its rows below it")
        if kind.shared:
            raise self.sheet.wrong(placement.line, f"nothing is put into the {kind.name} zone by hand; play into it")
        return kind

    def _zone(self, placement: Placement, kind: ZoneKind) -> None:
        """Lay one zone's cards, the first written on top."""
        try:
            items = self.names.items(placement.what)
            for item in reversed(items) if kind.ordered else items:
                if item.count > COPIES:
                    raise Wrong(f"{item.count} copies are more than a deck holds")
                for _ in range(item.count):
                    self._lay(item, placement.player, kind)
        except Wrong as wrong:
            raise self.sheet.wrong(placement.line, str(wrong)) from None
        complaint = self.words.position.crowding(self.pool, self.given.get(placement.player, []))
        if complaint:
            raise self.sheet.wrong(placement.line, complaint)

    def _draw(self, drawing: Drawing) -> None:
        """Lay the cards of a zone that is drawn."""
        grid = self.words.grid
        if grid is None or self.words.zones.get(drawing.where) is not grid.zone:
            raise self.sheet.wrong(drawing.line, f"{drawing.where!r} is no zone that can be drawn")
        for cell in cells_of(self.sheet, drawing, grid, self.names):
            try:
                self._lay(cell.item, cell.player, grid.zone, place=cell.area)
            except Wrong as wrong:
                raise self.sheet.wrong(cell.line, str(wrong)) from None
        for player in range(self.game.players):
            complaint = self.words.position.crowding(self.pool, self.given.get(player, []))
            if complaint:
                raise self.sheet.wrong(drawing.line, complaint)

    def _fill(self, placed: dict[tuple[int, str], int], sizes: dict[str, int]) -> None:
        """Zones that the scenario does not speak of get cards that do nothing."""
        kinds = {kind.name: kind for kind in self.words.zones.values()}
        grid = self.words.grid
        if grid is not None and grid.zone.name in sizes and not self.sheet.drawings:
            for player, area in grid.usual:
                self._lay(Placed(-1), player, grid.zone, place=area)
        for player in range(self.game.players):
            for name, size in sizes.items():
                if (player, name) not in placed and not kinds[name].shared:
                    for _ in range(size):
                        self._lay(Placed(-1), player, kinds[name])

    def _lay(self, item: Placed, player: int, kind: ZoneKind, host: int = 0, place: int = -1) -> CardObject:
        """Put one card down, with everything under it."""
        state = self.game.state
        zone = self.game.map.zone(kind, player)
        owner = self.words.position.owner(kind, player)
        card = CardObject(state.next_id, self._stand_in(kind, player) if item.card < 0 else item.card, owner, zone)
        state.next_id += 1
        card.stamp = self.game.next_stamp()
        card.entered = max(0, self.game.turn() - TURN_BEFORE)
        card.host = host
        card.place = place
        card.keeper = card.controller = player
        for word in item.states:
            self._state(card, word)
        complaint = self.words.position.complaint(self.pool, card, kind)
        if complaint:
            raise Wrong(complaint)
        self.given.setdefault(card.owner, []).append(card)
        if card.face_down:
            card.shown |= self.words.position.seen(self.game, card)
        state.objects[card.id] = card
        state.zones[zone] = (*state.zones[zone], card.id)
        if item.label:
            if item.label in self.labels or item.count > 1:
                raise Wrong(f"the label @{item.label} stands for more than one card")
            self.labels[item.label] = card.id
        if item.under:
            if self.words.stock is None or not kind.tabled:
                raise Wrong("only cards on the field have others under them")
            under = reversed(item.under) if self.words.is_stock_piled else item.under
            below = [self._lay(each, player, self.words.stock, card.id).id for each in under for _ in range(each.count)]
            card.under = tuple(below)
        return card

    def _stand_in(self, kind: ZoneKind, player: int) -> int:
        """The card that nobody cares about, as it lies in a zone."""
        key = self.words.position.stand_in(self.game, kind, player)
        return self.pool.numbers[key] if key else self.filler

    def _state(self, card: CardObject, word: str) -> None:
        """Write one state onto a card."""
        players = self.game.players
        owned, seen = OWNED.fullmatch(word), SEEN.fullmatch(word)
        counted, counted_first = COUNTED.fullmatch(word), COUNTED_FIRST.fullmatch(word)
        came = CAME.fullmatch(word)
        if word in self.words.positions:
            card.position = self.words.positions[word]
        elif word in FACE_DOWN:
            card.face_down = True
        elif owned is not None and 1 <= int(owned.group(1)) <= players:
            card.owner = int(owned.group(1)) - 1
        elif seen is not None and 1 <= int(seen.group(1)) <= players:
            self.shown.append((card.id, int(seen.group(1)) - 1))
        elif counted is not None:
            card.counters = with_value(card.counters, counted.group(1), int(counted.group(2)))
        elif counted_first is not None:
            card.counters = with_value(card.counters, counted_first.group(2), int(counted_first.group(1)))
        elif word in NEW:
            card.entered = self.game.turn()
        elif came is not None:
            card.entered = int(came.group(1))
        elif not self.words.position.mark(self.game, card, word):
            raise Wrong(f"{word!r} is no state of a card")

    def _show(self) -> None:
        """Let players know the cards that the scenario says they know."""
        for id, viewer in self.shown:
            Show((id,), 1 << viewer).apply(self.game)


@dataclass(frozen=True)
class Played:
    """How many sit at the table, and what the mode adds to the house rules."""

    seats: int
    options: dict[str, str]


def read_mode(sheet: Sheet, card_game: CardGame) -> Played:
    """`mode: raid, 3 players, difficulty = hard`: by default the usual mode with as few players as it takes."""
    mode = card_game.modes[0]
    players = 0
    chosen: dict[str, str] = {}
    line = sheet.heads.get("mode", 0)
    for part in split(sheet.mode, ",") if sheet.mode else []:
        number, assigned = PLAYERS.fullmatch(part), CHOSEN.fullmatch(part)
        named = [each for each in card_game.modes if part in (each.name, each.ja, each.en.lower())]
        if named:
            mode = named[0]
        elif number is not None:
            players = int(number.group(1))
        elif assigned is not None:
            chosen[assigned.group(1)] = assigned.group(2)
        else:
            known = ", ".join(each.name for each in card_game.modes)
            raise sheet.wrong(line, f"{part!r} is no mode, number of players or choice; modes are: {known}")
    players = players or mode.players[0]
    if players not in mode.players:
        raise sheet.wrong(line, f"{mode.name} is not played by {players}")
    try:
        options = card_game.mode_options(mode, mode.settled(chosen))
    except ValueError as error:
        raise sheet.wrong(line, str(error)) from None
    return Played(players + mode.own_seats, options)


def read_standing(sheet: Sheet, words: ScenarioWords, players: int) -> Standing:
    """Whose turn it is, its number, and the phase: by default player 1's fifth turn, at the start of the main phase."""
    line, text = sheet.turn
    player, turn, begun, is_named = 0, 5, False, False
    phase = words.phases[""]
    for part in split(text, ",") if text else []:
        number = TURN.fullmatch(part)
        if re.fullmatch(r"p\d", part):
            player, is_named = int(part[1]) - 1, True
        elif number is not None:
            turn = int(number.group(1))
        elif part in BEGUN:
            begun = True
        elif part in words.phases:
            phase = words.phases[part]
        else:
            known = ", ".join(dict.fromkeys(words.phases.values()))
            raise sheet.wrong(line, f"{part!r} is no player, turn or phase; phases are: {known}")
    if player >= players:
        raise sheet.wrong(line, f"there is no player P{player + 1}")
    if turn < 1:
        raise sheet.wrong(line, "turns are counted from 1")
    return Standing(player, turn, phase, begun, is_named)
