"""The machine: it runs frames until somebody must decide or the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from kirifuda.kernel import attempts, loops, rounds
from kirifuda.kernel.batch import BATCH, Batch, Node, answer_batch
from kirifuda.kernel.changes import EndLasting, Move
from kirifuda.kernel.characteristics import Characteristics, Table, build_table, values_elsewhere
from kirifuda.kernel.decision import TAKE_NUMBER, TAKE_OBJECT, Decision
from kirifuda.kernel.errors import IllegalAnswer
from kirifuda.kernel.flow import (
    TAG_ABANDON,
    TAG_AGAIN,
    TAG_ASK,
    TAG_ATTEMPT,
    TAG_CALL,
    TAG_DO,
    TAG_DONE,
    TAG_GOTO,
    TAG_LEAVE,
    TAG_NEXT,
    TAG_RETURN,
    Abandon,
    Ask,
    Attempt,
    Call,
    Do,
    Flow,
    GoTo,
    Leave,
    Return,
)  # fmt: skip
from kirifuda.kernel.happen import happen_at_once
from kirifuda.kernel.ids import NOBODY, Mask, ObjectId, PlayerId, ZoneId
from kirifuda.kernel.procedure import ASKED, SECRET_SLOTS
from kirifuda.kernel.state import CardObject, Frame, GameState, Value
from kirifuda.kernel.triggers import Index, build_index
from kirifuda.kernel.zones import ZoneKind, ZoneMap

if TYPE_CHECKING:
    from kirifuda.kernel.event import Event
    from kirifuda.kernel.keeping.recording import Recorder
    from kirifuda.kernel.procedure import Procedure, Step
    from kirifuda.kernel.rulebook import Pool, Rulebook


class Game:
    """A state with the rules that run it."""

    __slots__ = (
        "asking", "elsewhere", "map", "options", "players", "pool", "recorder", "rulebook", "skips_forced", "state",
        "taken_back", "trace",
    )  # fmt: skip

    def __init__(
        self, rulebook: Rulebook, pool: Pool, players: int, house: dict[str, str], like: Game | None = None
    ) -> None:
        self.rulebook = rulebook
        self.pool = pool
        self.players = players
        self.options = house
        """House rules in force: option name to value. Never edited after the start."""
        if like is None:
            self.map = ZoneMap(rulebook.zones, players)
            self.elsewhere: list[ZoneId] = [
                zone
                for zone, kind in enumerate(self.map.kind_of)
                if not kind.tabled and kind.bit & pool.zones_elsewhere
            ]
            self.state = GameState(len(self.map.kind_of), players)
        else:
            self.map = like.map
            self.elsewhere = like.elsewhere
            self.state = like.state.clone()
        self.asking: Decision | None = None
        self.recorder: Recorder | None = None
        self.trace: list[str] | None = None
        self.taken_back: list[str] = []
        """The clauses by which attempts were taken back, where a trace is kept."""
        self.skips_forced = True
        """The driver answers decisions that have one answer; rules never do."""

    def clone(self) -> Game:
        """An independent game at the same place. Recorder and trace stay behind."""
        new = Game(self.rulebook, self.pool, self.players, self.options, self)
        new.asking = self.asking
        new.skips_forced = self.skips_forced
        return new

    # Questions about the state

    def object(self, id: ObjectId) -> CardObject | None:
        """The object, if it still is where it was."""
        return self.state.objects.get(id)

    def object_or_last(self, id: ObjectId) -> CardObject:
        """The object, or what it was when it left."""
        card = self.state.objects.get(id)
        return card if card is not None else self.state.last_known[id].object

    def values(self, id: ObjectId) -> Characteristics:
        """The object's current values."""
        table = self.table()
        found = table.values.get(id)
        return found if found is not None else values_elsewhere(self, table, self.state.objects[id])

    def values_or_last(self, id: ObjectId) -> Characteristics:
        """The object's current values, or its last-known ones."""
        card = self.state.objects.get(id)
        if card is None:
            return self.state.last_known[id].values
        table = self.table()
        found = table.values.get(id)
        return found if found is not None else values_elsewhere(self, table, card)

    def zone(self, kind: ZoneKind, player: PlayerId) -> tuple[ObjectId, ...]:
        """The ids in a player's zone; of an ordered zone the last is the top."""
        return self.state.zones[self.map.zone(kind, player)]

    def variable(self, name: str) -> Value:
        """A named fact of the game."""
        return self.state.variables[name]

    def number(self, name: str) -> int:
        """A named fact that is a number."""
        return cast("int", self.state.variables[name])

    def turn_player(self) -> PlayerId:
        """Whose turn it is."""
        return cast("int", self.state.variables["turn_player"])

    def turn(self) -> int:
        """The number of the turn, from 1; 0 before the first."""
        return cast("int", self.state.variables["turn"])

    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.result is not None

    # What is computed and kept while nothing it rests on changes

    def table(self) -> Table:
        """Values of all tabled cards."""
        table = self.state.table
        if table is None:
            table = build_table(self)
            self.state.table = table
        return table

    def index(self) -> Index:
        """Abilities at work."""
        index = self.state.index
        if index is None:
            index = build_index(self)
            self.state.index = index
        return index

    def touch(self, facts: Mask) -> None:
        """Facts have changed: throw away what rests on them."""
        state = self.state
        table = state.table
        if table is not None and table.facts & facts:
            state.table = None
        index = state.index
        if index is not None and index.facts & facts:
            state.index = None

    def next_stamp(self) -> int:
        """A moment later than every other so far."""
        stamp = self.state.next_stamp
        self.state.next_stamp = stamp + 1
        return stamp

    def now(self, event: Event) -> ObjectId:
        """The id that the event's object has after it; 0 if it is gone."""
        id = event.object_id()
        if isinstance(event, Move):
            return self.state.became.get(id, id)
        return id if id in self.state.objects else 0

    def learned(self, viewers: Mask) -> None:
        """Players saw something new: what they are attempting can no longer be taken back."""
        attempts.forget(self.state, viewers)

    def end_lasting(self, ids: list[int]) -> None:
        """End lasting effects that have served."""
        EndLasting(tuple(ids)).apply(self)

    # Running

    def begin(self, procedure: Procedure, slots: dict[str, Value] | None = None, player: PlayerId = -1) -> None:
        """Put a procedure on top."""
        self.state.frames.append(Frame(procedure, slots or {}, "", 0, player))

    def decision(self) -> Decision | None:
        """The open question; runs the game up to it. None when the game is over."""
        if self.asking is None and self.state.result is None:
            self._run()
        return self.asking

    def answer(self, chosen: tuple[int, ...]) -> None:
        """Answer the open question by the places of the chosen options, and run on to the next."""
        decision = self.decision()
        if decision is None:
            raise IllegalAnswer("the game is over")
        complaint = decision.complaint(chosen)
        if complaint:
            raise IllegalAnswer(f"clause {decision.clause}: {complaint}")
        self.asking = None
        if decision.forced():
            self._count(self.state.frames[-1])
            self._bind(self.state.frames[-1], decision, chosen)
        elif not loops.note_choice(self, decision, chosen):
            self._bind(self.state.frames[-1], decision, chosen)
        self._run()

    def _bind(self, frame: Frame, decision: Decision, chosen: tuple[int, ...]) -> None:
        """Put the answer into the asking frame's slot and move it on."""
        options = decision.options
        if frame.batch is not None:
            answer_batch(self, frame, decision, chosen)
            return
        value: Value
        if decision.take == TAKE_OBJECT:
            ids = tuple(options[index].object for index in chosen)
            value = ids if decision.many else (ids[0] if ids else 0)
        elif decision.take == TAKE_NUMBER:
            numbers = tuple(options[index].number for index in chosen)
            value = numbers if decision.many else (numbers[0] if numbers else 0)
        elif decision.many:
            value = tuple(options[index] for index in chosen)
        else:
            value = options[chosen[0]] if chosen else None
        self._keep(frame, decision, value)

    def _keep(self, frame: Frame, decision: Decision, value: Value) -> None:
        """Fill the slot. Of a secret one the asking step is kept too: whoever fills a view's holes asks there again."""
        frame.slots[decision.slot] = value
        if decision.slot in SECRET_SLOTS:
            frame.slots[decision.slot + ASKED] = frame.index
        if decision.each:
            frame.slots[decision.each] = cast("int", frame.slots[decision.each]) + 1
        else:
            frame.index += 1

    def _count(self, frame: Frame) -> None:
        """One more step since the last real choice. An open question is not counted, so it can be asked again."""
        self.state.steps += 1
        if self.state.steps > loops.WATCH_FROM:
            loops.watch_steps(self, frame)

    def _run(self) -> None:
        """Run steps until somebody must decide or the game is over."""
        state = self.state
        while state.result is None:
            if not state.frames:
                raise AssertionError("the rules ended without a result")
            frame = state.frames[-1]
            if frame.index >= frame.procedure.size:
                self._count(frame)
                self._finish(frame, None)
                continue
            step = frame.procedure.steps[frame.index]
            if self.trace is not None and step.clause:
                self.trace.append(step.clause)
            flow = step.run(self, frame)
            tag = flow.tag
            if tag == TAG_ASK and not self._prepare(cast("Ask", flow), step):
                return
            state.steps += 1
            if state.steps > loops.WATCH_FROM:
                loops.watch_steps(self, frame)
                if self.over():
                    break
            if tag == TAG_NEXT:
                frame.index += 1
            elif tag == TAG_DO:
                self._do(frame, cast("Do", flow))
            elif tag == TAG_CALL:
                self._call(frame, cast("Call", flow))
            elif tag == TAG_ASK:
                self._force(frame, cast("Ask", flow).decision)
            else:
                self._turn(frame, flow, tag)
                state = self.state

    def _prepare(self, ask: Ask, step: Step) -> bool:
        """Complete a question. True if it answers itself; otherwise it is open now."""
        decision = ask.decision
        decision.slot = ask.slot
        decision.each = ask.each
        if not decision.clause:
            decision.clause = step.clause
        self.rulebook.address(self, decision)
        loop = self.state.loop
        if loop is not None:
            if loop.left and loops.answers_itself(self, decision, loop):
                return True
            if loop.barred:
                loops.bar(self, decision, loop)
        if self.skips_forced and decision.forced():
            return True
        self.asking = decision
        return False

    def _force(self, frame: Frame, decision: Decision) -> None:
        """Give the only possible answer, or the one that a round of a loop gives."""
        loop = self.state.loop
        if loop is not None and loop.left and not decision.forced():
            chosen = rounds.scripted(self, decision, loop)
            assert chosen is not None
            rounds.go_on(self, loop)
            self._bind(frame, decision, chosen)
            return
        if frame.batch is not None or decision.many:
            self._bind(frame, decision, decision.forced_answer())
            return
        value: Value = None
        if decision.take == TAKE_OBJECT:
            value = decision.options[0].object if decision.options else 0
        elif decision.take == TAKE_NUMBER:
            value = decision.options[0].number if decision.options else 0
        elif decision.options:
            value = decision.options[0]
        self._keep(frame, decision, value)

    def _turn(self, frame: Frame, flow: Flow, tag: int) -> None:
        """The rarer ways to go on."""
        if tag == TAG_DONE:
            self._finish(frame, None)
        elif tag == TAG_RETURN:
            self._finish(frame, cast("Return", flow).value)
        elif tag == TAG_GOTO:
            frame.index = frame.procedure.at(cast("GoTo", flow).clause)
        elif tag == TAG_LEAVE:
            self._finish(frame, None)
            caller = self.state.frames[-1]
            caller.index = caller.procedure.at(cast("Leave", flow).clause)
        elif tag == TAG_ATTEMPT:
            attempts.begin(self, frame, cast("Attempt", flow))
        elif tag == TAG_ABANDON:
            attempts.abandon(self, cast("Abandon", flow).reason)
        else:
            assert tag == TAG_AGAIN

    def _do(self, frame: Frame, do: Do) -> None:
        """Let events happen, at once if nobody can interfere."""
        events = do.events
        for event in events:
            if event.by < 0:
                event.source = frame.source
                event.by = frame.player
        if not events:
            results: tuple[int, ...] | None = ()
        else:
            results = happen_at_once(self, events)
        if results is None:
            batch = Frame(BATCH, {}, do.into, frame.source, frame.player)
            batch.batch = Batch([Node(event, -1, frame.used) for event in events])
            self.state.frames.append(batch)
            return
        if do.into:
            frame.slots[do.into] = results
        frame.index += 1
        self._follow()

    def _follow(self) -> None:
        """What the rules carry out at once after a batch; whoever did it goes on afterwards."""
        following = self.rulebook.consequences(self)
        if following is not None:
            self.state.frames.append(Frame(following, {}, loops.STAY, 0, NOBODY))

    def _call(self, frame: Frame, call: Call) -> None:
        """Put a procedure on top of the frame that calls it."""
        source = frame.source if call.source < 0 else call.source
        player = frame.player if call.player < -1 else call.player
        slots = {} if call.bindings is None else call.bindings.copy()  # the bindings may belong to a shared record
        called = Frame(call.procedure, slots, call.into, source, player)
        called.used = call.used or frame.used
        self.state.frames.append(called)

    def _finish(self, frame: Frame, value: Value) -> None:
        """Take a finished frame off, and let its caller go on with what it returned."""
        frames = self.state.frames
        frames.pop()
        if not frames:
            return
        caller = frames[-1]
        if frame.into == loops.STAY:
            return
        if frame.into:
            caller.slots[frame.into] = value
        if caller.batch is None:
            caller.index += 1
            if frame.key:
                caller.barred = ()
        if frame.batch is not None:
            self._follow()
