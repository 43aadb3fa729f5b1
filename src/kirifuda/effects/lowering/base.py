"""Lowering: a tree becomes plans. This is the context that every lowering function gets, and how they are found.

Lowering runs once per card text and reads the tree; what it builds never looks at the tree again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, Protocol

from kirifuda.effects.errors import NoMeaning
from kirifuda.effects.lowered import Lowered
from kirifuda.effects.plans.amounts import DefinedAmount, FixedAmount, LoweredAmount, QuantityPlan
from kirifuda.effects.plans.players import PlayerPlan, YouPlan
from kirifuda.kernel.procedure import Procedure, Step
from kirifuda.text import ast as a

if TYPE_CHECKING:
    from kirifuda.effects.meaning import Meaning, TestPlan
    from kirifuda.effects.plans.events import TextEvent
    from kirifuda.effects.plans.lasting import UntilPlan
    from kirifuda.effects.plans.qualities import MostMark
    from kirifuda.effects.plans.shapes import (
        AmountPlan,
        ConditionPlan,
        FilterPlan,
        ModePlan,
        SplitPlan,
        TargetPlan,
    )
    from kirifuda.effects.plans.things import ThingPlan

Path = tuple[str | int, ...]
Tests = tuple["TestPlan", ...]
Bests = tuple["MostMark", ...]
Table = dict[type[a.Node], Callable[["Lowering", Any, Path], Any]]


class ReadingLike(Protocol):
    """What lowering needs of a reading: the slots of binders and refs by path, and the words of the text."""

    @property
    def text(self) -> str:
        """As it was written."""

    @property
    def spans(self) -> Mapping[Path, tuple[int, int]]:
        """Where each node stands in the text."""

    @property
    def slots(self) -> Mapping[Path, str]:
        """Path of a binder to its slot."""

    @property
    def tree(self) -> a.CardText:
        """The whole text."""

    @property
    def refs(self) -> Mapping[Path, str]:
        """Path of a ref to the slot it means."""


class Tables:
    """Lowering functions by class of node; a game adds its own to the shared ones."""

    def __init__(self, **tables: Table) -> None:
        self.amounts: Final = tables.get("amounts", {})
        self.players: Final = tables.get("players", {})
        self.wheres: Final = tables.get("wheres", {})
        self.nouns: Final = tables.get("nouns", {})
        self.qualities: Final = tables.get("qualities", {})
        self.things: Final = tables.get("things", {})
        self.conditions: Final = tables.get("conditions", {})
        self.effects: Final = tables.get("effects", {})
        self.statements: Final = tables.get("statements", {})
        self.events: Final = tables.get("events", {})
        self.deeds: Final = tables.get("deeds", {})
        self.features: Final = tables.get("features", {})
        self.abilities: Final = tables.get("abilities", {})
        self.demands: Final = tables.get("demands", {})
        """What acts ask of whatever they are done to."""

    def all(self) -> dict[str, Table]:
        """Every table by its name."""
        return dict(vars(self))


class Uses:
    """What a plan under construction looks at: facts of the state, fields of values, slots."""

    def __init__(self) -> None:
        self.facts = 0
        self.reads = 0
        self.slots: set[str] = set()

    def add(self, other: Uses) -> None:
        """Include what a part looks at."""
        self.facts |= other.facts
        self.reads |= other.reads
        self.slots |= other.slots


class Span:
    """How long lasting effects hold at this place of the text."""

    def __init__(self, until: UntilPlan, conditions: tuple[ConditionPlan, ...], uses: Uses) -> None:
        self._until = until
        self.conditions = conditions
        self.uses = uses
        self.is_asked = False
        """Something has asked how long it holds."""

    @property
    def until(self) -> UntilPlan:
        """When it ends."""
        self.is_asked = True
        return self._until


class Builder:
    """A procedure under construction: steps with unique names, and labels to jump to."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.opening: list[Step] = []
        """Steps before all others."""
        self.steps: list[Step] = []
        self.labels: dict[str, int] = {}
        self.names: set[str] = set()

    def unique(self, name: str) -> str:
        """The name, or the first variant of it that is not taken."""
        found, number = name, 2
        while found in self.names:
            found, number = f"{name}~{number}", number + 1
        self.names.add(found)
        return found

    def place(self, label: str) -> None:
        """The next step is where this label leads."""
        self.labels[label] = len(self.steps)

    def build(self) -> Procedure:
        """The finished procedure."""
        procedure = Procedure(self.name)
        for step in (*self.opening, *self.steps):
            procedure.add(step)
        for label, place in self.labels.items():
            procedure.labels[label] = place + len(self.opening)
        return procedure


class Lowering:
    """One ability on its way from tree to plans. Nested abilities get a child that shares `out`."""

    def __init__(self, meaning: Meaning, tables: Tables, reading: ReadingLike, key: str, base: Path) -> None:
        self.meaning: Final = meaning
        self.tables: Final = tables
        self.reading: Final = reading
        self.key: Final = key
        self.base: Final = base
        """Path of the ability in the whole text."""
        self.root = (key, base)
        """Key and path of the printed ability around it: clauses name what lies below that."""
        self.out = Lowered()
        self.builder = Builder(key)
        self.is_given = False
        """The ability is not printed by itself: something gives it to a card."""
        self.prefix = ""
        """Before every slot, where several abilities share one procedure."""
        self.targets: list[TargetPlan] = []
        self.splits: list[SplitPlan] = []
        self.modes: list[ModePlan] = []
        self.letters: list[str] = []
        self.defined: dict[str, DefinedAmount] = {}
        self.limits: list[tuple[str, AmountPlan]] = []
        self.parts: dict[str, tuple[str, ...]] = {}
        """Slots of the parts of a binder that has several."""
        self.part_of: dict[Path, str] = {}
        """Slots of the parts that are picked out of what has no fixed parts, by the place where they are picked."""
        self.heads: frozenset[Path] = frozenset()
        """Paths of cards to be chosen that are chosen when the text is used, and not when it is carried out."""
        self._begin()

    def _begin(self) -> None:
        """What holds at the start of the text; functions change it for what lies below them, and change it back."""
        self.actor: PlayerPlan = YouPlan()
        self.latest: ThingPlan | None = None
        """What was acted on last: a bare "the owner" is its owner."""
        self.mode = (-1, -1)
        self.span: Span | None = None
        self.following: tuple[a.Effect, Path] | None = None
        """What comes right after."""
        self.strict = False
        """A cost is being lowered: all or nothing."""
        self.done = ""
        """The slot that says whether the present sentence was carried out."""
        self.possible: list[ConditionPlan] = []
        """What must be there for the present act to be possible at all."""
        self.acted = False
        """The first act is behind us: what later ones need may come from it."""
        self.fresh: set[str] = set()
        """Slots that are filled while the present act runs."""
        self.before = ""
        """The slot that says whether the sentence before was carried out."""
        self.instead: set[str] = set()
        """Slots of conditions under which the next sentence takes the place of the one before."""
        self.noted = ""
        """The slot that keeps what the condition of the sentence was, for "otherwise"."""
        self.times: AmountPlan | None = None
        """How often what is gained here is gained."""
        self.zones = 0
        """Kinds of zones where the ability works, if its words say so (MD 902.2)."""
        self.notes: list[object] = []
        """What a game's functions want to tell the ability they belong to."""
        self.foresees = False
        """The event is looked at before it happens: replaced or forbidden, not watched."""
        self.uses = Uses()

    # --- places in the text --------------------------------------------------------------------------

    def clause(self, path: Path) -> str:
        """The tag of a step: printed ability and phrase."""
        key, base = self.root
        below = path[len(base) :] if path[: len(base)] == base else path
        return f"{key}/" + ".".join(str(part) for part in below)

    def at(self, path: Path, verb: str) -> tuple[str, str]:
        """Clause and unique name of a step."""
        clause = self.clause(path)
        return clause, self.builder.unique(f"{clause} {verb}")

    def label(self, path: Path, tag: str) -> str:
        """A label to jump to."""
        return f"{self.clause(path)}!{tag}"

    def fail(self, node: object, path: Path, why: str = "") -> NoMeaning:
        """The error for a node without meaning here."""
        reason = why or "has no meaning here yet"
        where, words = ".".join(str(part) for part in path), words_at(self.reading, path)
        is_split = f"\n{words}" in self.reading.text
        return NoMeaning(self.key, where, reason, type(node).__name__, words, is_split=is_split)

    # --- slots ---------------------------------------------------------------------------------------

    def slot(self, path: Path) -> str:
        """The slot of a binder, by the path of what it binds; one that nothing speaks of is named after its place."""
        found = self.reading.slots.get(path)
        return self.prefix + (found if found is not None else self.clause(path).partition("/")[2])

    def is_spoken_of(self, slot: str) -> bool:
        """Whether something refers to a slot."""
        depth = len(self.base)
        return any(
            slot in (self.prefix + part for part in ref.split("+"))
            for path, ref in self.reading.refs.items()
            if path[:depth] == self.base
        )

    def ref(self, node: object, path: Path) -> str:
        """The slot that a ref means."""
        found = self.reading.refs.get(path)
        if found is None:
            raise self.fail(node, path, "refers to nothing")
        self.uses.slots.add(self.prefix + found)
        return self.prefix + found

    def add(self, step: Step) -> None:
        """The next step."""
        self.builder.steps.append(step)

    @contextmanager
    def measuring(self) -> Iterator[Uses]:
        """Collect what the plans built inside look at."""
        outer, self.uses = self.uses, Uses()
        try:
            yield self.uses
        finally:
            outer.add(self.uses)
            self.uses = outer

    def child(self, key: str, base: Path) -> Lowering:
        """A lowering for an ability inside this one."""
        low = Lowering(self.meaning, self.tables, self.reading, key, base)
        low.out = self.out
        low.prefix = self.prefix
        low.root = self.root
        return low

    # --- dispatch ------------------------------------------------------------------------------------

    def _do(self, table: Table, node: a.Node, path: Path) -> Any:
        function = table.get(type(node))
        if function is None:
            raise self.fail(node, path)
        try:
            return function(self, node, path)
        except KeyError as error:
            raise self.fail(node, path, f"speaks of {error.args[0]!r}, which has no meaning") from error

    def amount(self, node: a.Node, path: Path) -> AmountPlan:
        """A number."""
        plan: AmountPlan = self._do(self.tables.amounts, node, path)
        return plan

    def quantity(self, node: a.Node, path: Path) -> QuantityPlan:
        """How many are chosen."""
        plan: QuantityPlan | AmountPlan = self._do(self.tables.amounts, node, path)
        if isinstance(plan, QuantityPlan):
            return plan
        if self.strict:
            plan = LoweredAmount(plan)
            self.notes.append(plan)
        return QuantityPlan(plan, plan)

    def player(self, node: a.Node, path: Path) -> PlayerPlan:
        """Who."""
        plan: PlayerPlan = self._do(self.tables.players, node, path)
        return plan

    def filter(self, node: a.Filter, path: Path) -> FilterPlan:
        """A set of cards."""
        plan: FilterPlan = self._do(self.tables.wheres, node, path)
        return plan

    def where(self, node: a.Node, path: Path) -> Callable[[Tests, Bests], FilterPlan]:
        """Where the cards of a set lie: gives the set, once its tests are known."""
        make: Callable[[Tests, Bests], FilterPlan] = self._do(self.tables.wheres, node, path)
        return make

    def test(self, node: a.Node, path: Path) -> TestPlan:
        """A test of one card, from a quality or a noun."""
        table = self.tables.nouns if type(node) in self.tables.nouns else self.tables.qualities
        plan: TestPlan = self._do(table, node, path)
        return plan

    def thing(self, node: a.Node, path: Path) -> ThingPlan:
        """Cards or players spoken of; nothing is chosen here."""
        plan: ThingPlan = self._do(self.tables.things, node, path)
        return plan

    def condition(self, node: a.Node, path: Path) -> ConditionPlan:
        """Something true or false."""
        plan: ConditionPlan = self._do(self.tables.conditions, node, path)
        return plan

    def event(self, node: a.Node, path: Path) -> TextEvent:
        """Something that happens."""
        plan: TextEvent = self._do(self.tables.events, node, path)
        return plan

    def effect(self, node: a.Node, path: Path) -> None:
        """Something to carry out: its steps are added."""
        self._do(self.tables.effects, node, path)


def foreseen(low: Lowering, node: a.Node, path: Path) -> TextEvent:
    """Something that is replaced or forbidden before it happens."""
    outer, low.foresees = low.foresees, True
    plan = low.event(node, path)
    low.foresees = outer
    return plan


def words_at(reading: ReadingLike, path: Path) -> str:
    """The words of a text that say what stands at a place of its tree."""
    while path and path not in reading.spans:
        path = path[:-1]
    start, end = reading.spans.get(path, (0, 0))
    return reading.text[start:end].strip()


def number(low: Lowering, node: a.Amount, path: Path) -> int:
    """A number that is printed."""
    plan = low.amount(node, path)
    if not isinstance(plan, FixedAmount):
        raise low.fail(node, path, "must be a printed number")
    return plan.number
