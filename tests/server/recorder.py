"""Records every byte that each seat and spectator is sent, at two tables that differ only in hidden cards.

Both are real tables with their drivers, journals and automatic passes; only the clock is held, so that the recorder
decides when an automatic answer is given. Where one player's menu depends on a hidden card, the same choice is made at
both tables, by hand at one and by itself at the other if need be: a viewer must not be able to tell.
"""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING

from kirifuda.games import load
from kirifuda.kernel.hiding.knowledge import is_seen
from kirifuda.kernel.keeping.references import Naming
from kirifuda.kernel.zones import HIDDEN
from kirifuda.server.connection import Connection
from kirifuda.server.lobby import Lobby, new_record
from kirifuda.server.messages import ENCODER
from kirifuda.server.play import SPECTATOR, Play, Start
from kirifuda.server.records import Entry, SeatRecord, TableRecord
from kirifuda.server.refusals import Refused
from kirifuda.server.table import Table
from kirifuda.server.views import reasons, suggestion
from tests.server.house import quick

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.randomness import Dice
    from kirifuda.server.driver import Driver

SECRET = b"s" * 32
NEVER_S = 1e6
Pair = tuple[int, int]


def record_for(name: str, seed: int) -> TableRecord:
    """A table of two persons with shipped decks."""
    decks = load(name).decks()
    places = (seed % len(decks), (seed * 3 + 1) % len(decks))
    record = new_record(
        name, [SeatRecord("person", f"P{at}", decks[place].zones) for at, place in enumerate(places)], {}, ""
    )
    record.seed, record.status = seed, "playing"
    record.replay = "recorder"  # its id is drawn by lot at the end, and no secret
    return record


class Side:
    """One of the two tables."""

    def __init__(self, lobby: Lobby, record: TableRecord) -> None:
        self.table = Table(lobby, record)
        self.eyes: dict[int, Connection] = {}
        self.sent: dict[int, int] = {}
        """Answers by hand, by seat: a client numbers its own."""
        self.asked_about = self.suggested = 0

    @property
    def told(self) -> int:
        """How many records the game has."""
        return len(self.play.recorder.records)

    @property
    def driver(self) -> Driver:
        found = self.table.driver
        assert found is not None
        return found

    @property
    def play(self) -> Play:
        return self.driver.play

    async def begin(self, entries: list[Entry]) -> None:
        """Bring the game to where a journal ends."""
        await self.table.prepare(entries)
        await self.table.begin()

    def join(self) -> None:
        """Both seats and a spectator sit down."""
        for viewer in self.play.viewers:
            self.eyes[viewer] = Connection(self.table, [] if viewer == SPECTATOR else [viewer])
            self.table.join(self.eyes[viewer], 0)

    def heard(self, viewer: int) -> bytes:
        """Everything that a viewer was sent since the last time."""
        found: list[bytes] = []
        queue = self.eyes[viewer].queue
        while not queue.empty():
            found.append(queue.get_nowait() or b"")
        return b"\n".join(found)

    def explained(self, viewer: int) -> bytes:
        """What a viewer is told when asking why not, about everything they have ever been shown, and what to answer."""
        asked = self.play.asked
        if viewer == SPECTATOR or asked is None:
            return b""
        found: list[bytes] = []
        for handle in sorted(self.play.names[viewer].ids):
            try:
                found.append(ENCODER.encode(reasons(self.play, viewer, handle, 0)))
            except Refused as refused:
                found.append(f"{handle}: {refused}".encode())
        self.asked_about += len(found)
        if asked.player == viewer:
            found.append(ENCODER.encode(suggestion(self.play, viewer, 0)))
            self.suggested += 1
        return b"\n".join(found)

    async def answer(self, chosen: tuple[int, ...]) -> bool:
        """Give an answer as the table would: by itself where the player is passed over. False if that can't be."""
        driver, asked = self.driver, self.play.asked
        assert asked is not None
        if driver.auto is not None:
            if driver.auto != chosen:
                return False
            async with self.table.lock:
                await driver._answer_if_open(self.play.marks, chosen)
            return True
        seat = asked.player
        self.sent[seat] = self.sent.get(seat, 0) + 1
        async with self.table.lock:
            await driver.answer(seat, self.play.versions[seat], list(chosen), (self.eyes[seat], self.sent[seat]))
        return True


def begun(name: str, seed: int) -> Play:
    """A game of two shipped decks, without a table."""
    record = record_for(name, seed)
    return Play(Start(name, seed, [seat.deck or {} for seat in record.seats], {}), SECRET)


def answer(play: Play, dice: Dice) -> tuple[int, ...]:
    """A legal answer to the open question by chance."""
    assert play.asked is not None
    return legal(play.asked, dice)


def legal(asked: Decision, dice: Dice) -> tuple[int, ...]:
    """A legal answer by chance."""
    size = asked.least + dice.below(asked.most - asked.least + 1)
    return dice.shuffled(tuple(range(len(asked.options))))[:size]


def by_chance(asked: Decision, dice: Dice) -> tuple[int, ...]:
    """A legal answer; passing is likely, so that games go on."""
    verbs = [option.verb for option in asked.options]
    if "no_retirement" in verbs:  # SCS 1.2.4.3: without a striker the game is lost
        return (verbs.index("no_retirement"),)
    if asked.most == 1 and "pass" in verbs and dice.below(3) == 0:
        return (verbs.index("pass"),)
    return legal(asked, dice)


def mapped(chosen: tuple[int, ...], here: Decision, there: Decision) -> tuple[int, ...] | None:
    """The same choice in another menu."""
    found = [
        there.options.index(here.options[place]) if here.options[place] in there.options else -1 for place in chosen
    ]
    return None if -1 in found or there.complaint(tuple(found)) else tuple(found)


def swappable(play: Play, viewer: int, dice: Dice) -> Pair | None:
    """Two different cards of one owner that the viewer can't see and that may lie in each other's place."""
    game = play.game
    state = game.state
    if state.loop is not None or any(frame.checkpoint is not None for frame in state.frames):
        return None
    naming = Naming()
    naming.state(state)
    hidden = [
        card
        for card in state.objects.values()
        if not card.made and card.id not in naming.named and not is_seen(game.map, card, viewer)
    ]
    if any(state.knowledge) or len(hidden) < 2:
        return None
    kinds = game.map.kind_of
    held = [card for card in hidden if kinds[card.zone].visibility != HIDDEN]  # in a hand it changes a menu
    for _ in range(12):
        pick = held if held and dice.below(3) else hidden
        first, second = pick[dice.below(len(pick))], hidden[dice.below(len(hidden))]
        deck = play.start.decks[first.owner]
        if first.owner != second.owner or first.card == second.card:
            continue
        rulebook = game.rulebook
        fits = rulebook.may_lie(game, first.card, kinds[second.zone], deck)
        if fits and rulebook.may_lie(game, second.card, kinds[first.zone], deck):
            return first.id, second.id
    return None


def swap(game: Game, pair: Pair) -> None:
    """Exchange two cards, and forget what was computed."""
    objects = game.state.objects
    first, second = objects[pair[0]].copy(), objects[pair[1]].copy()
    first.card, second.card = second.card, first.card
    objects[first.id], objects[second.id] = first, second
    game.state.table = game.state.index = None
    game.asking = None


def exchange(side: Side, pair: Pair) -> None:
    """Let two hidden cards change places, now and in what can be gone back to."""
    play = side.play
    for game in [play.game, *[kept.game for kept in play.checkpoints]]:
        if all(id in game.state.objects for id in pair):
            swap(game, pair)
            game.decision()
    play.sheets.clear()
    play.asked = play.game.decision()
    side.driver.look()


def is_shown(play: Play, pair: Pair, viewer: int, since: int) -> bool:
    """Whether the viewer has come to see one of the swapped cards, wherever it went; also if it was shown between two
    moments and is hidden again."""
    game = play.game
    known: set[int] = set()
    for id in pair:
        known.add(id)
        while id not in game.state.objects and id in game.state.became:
            id = game.state.became[id]
            known.add(id)
        card = game.state.objects.get(id)
        if card is None or is_seen(game.map, card, viewer):
            return True
    shown = (mention for record in play.recorder.records[since:] for mention in record.shown)
    return any(one.object in known and (viewer == SPECTATOR or one.seen >> viewer & 1) for one in shown)


class Recorder:
    """Two lobbies without sockets, and the tables compared at them."""

    def __init__(self) -> None:
        config = quick(auto_delay_s=NEVER_S, solo_delay_s=NEVER_S)
        self.lobbies = (Lobby(config), Lobby(config))
        self.moments = 0
        """At which a game was still open."""
        self.compared = 0
        self.bytes = 0
        self.asked_about = 0
        self.suggested = 0

    async def open(self) -> None:
        """Open both databases; computers are not needed."""
        for lobby in self.lobbies:
            lobby.boot = "recorder"
            await lobby.store.open()

    async def close(self) -> None:
        """Let go of everything."""
        for lobby in self.lobbies:
            await lobby.store.close()

    async def probe(self, name: str, seed: int, viewer: int, dice: Dice, ahead: int) -> None:
        """Play to some moment, let two cards change places at one table, and compare what follows."""
        sides = [Side(self.lobbies[0], record_for(name, seed))]
        await sides[0].begin([])
        try:
            sides[0].join()
            for _ in range(5 + dice.below(80)):
                if sides[0].play.asked is None:
                    return
                await sides[0].answer(sides[0].driver.auto or by_chance(sides[0].play.asked, dice))
                for each in sides[0].play.viewers:
                    sides[0].heard(each)
            self.moments += sides[0].play.asked is not None
            pair = None if sides[0].play.asked is None else swappable(sides[0].play, viewer, dice)
            if pair is None:
                return
            sides.append(await self._twin(sides[0], pair))
            sides[0].eyes[viewer].forget()
            sides[0].table.show(only=sides[0].eyes[viewer])
            await self._compare(sides[0], sides[1], pair, viewer, dice, ahead)
        finally:
            for side in sides:
                await side.table.close()

    async def _twin(self, side: Side, pair: Pair) -> Side:
        """The same table, but two hidden cards have changed places."""
        other = Side(self.lobbies[1], deepcopy(side.table.record))
        await self.lobbies[1].store.add_table(other.table.record, {})
        await other.begin(list(side.driver.journal.entries))
        exchange(other, pair)
        other.join()
        other.sent = dict(side.sent)
        for each, name in side.play.names.items():
            for id in list(name.names):  # what was shown before is still known
                other.play.names[each](id)
        for each in other.play.viewers:
            other.heard(each)
            other.eyes[each].forget()
            other.table.show(only=other.eyes[each])
        return other

    async def _compare(self, here: Side, there: Side, pair: Pair, viewer: int, dice: Dice, ahead: int) -> None:
        for _ in range(ahead):
            told = [side.heard(viewer) + side.explained(viewer) for side in (here, there)]
            assert told[0] == told[1], f"{viewer} can tell {pair} apart in {here.play.start.game}"
            self.compared += 1
            self.bytes += len(told[0])
            self.asked_about, self.suggested = self.asked_about + here.asked_about, self.suggested + here.suggested
            here.asked_about = here.suggested = 0
            asked, theirs = here.play.asked, there.play.asked
            if asked is None or theirs is None or asked.player != theirs.player:
                return
            chosen = here.driver.auto or by_chance(asked, dice)
            same = mapped(chosen, asked, theirs)
            if same is None or (there.driver.auto is not None and there.driver.auto != same):
                return
            told_before = [side.told for side in (here, there)]
            for side, options in ((here, chosen), (there, same)):
                assert await side.answer(options)
            if any(
                is_shown(side.play, pair, viewer, since) for side, since in zip((here, there), told_before, strict=True)
            ):
                return
            if here.play.game.state.next_waiting != there.play.game.state.next_waiting:
                return
