"""The machine that runs rules. It knows no game and no wording.

Here is what games need of it: a game imports the kernel by one line, `from kirifuda import kernel as k`.
The kernel's own modules, and what is built on it, import from the modules below.
"""

# isort: off
# fmt: off
from kirifuda.kernel.ability import Ability, Holder
from kirifuda.kernel.changes import (
    AddCounters, BeginLasting, EndGame, EndLasting, Occur, Roll, SetItem, SetMark, SetPlace, SetPosition,
    SetVariable, TakeWaiting,
)
from kirifuda.kernel.characteristics import Board, Characteristics, PrintedCard
from kirifuda.kernel.decision import TAKE_NUMBER, TAKE_OBJECT, Decision, Option, objects
from kirifuda.kernel.errors import Broken, EngineError, IllegalDeck
from kirifuda.kernel.event import NOTHING, REPLACED, Event, Happening, OnObject, OnPlayer, Perform
from kirifuda.kernel.flow import AGAIN, DONE, NEXT, Abandon, Ask, Attempt, Call, Do, Flow, GoTo, Leave, Return
from kirifuda.kernel.game import Game
from kirifuda.kernel.hiding.knowledge import hides_individuals, is_seen, seen_by
from kirifuda.kernel.ids import (
    FIRST_ID, FIRST_WAITING, INFINITY, NOBODY, NONE, UNKNOWN, Mask, ObjectId, PlayerId, ZoneId, plus,
)
from kirifuda.kernel.keeping.recording import Record
from kirifuda.kernel.lasting import Change, LastingEffect
from kirifuda.kernel.legality import Condition, Conditions, clauses_against, failures, passes
from kirifuda.kernel.loops import PlayRounds
from kirifuda.kernel.moving import (
    BOTTOM, FACT_CONTROL, FACT_COUNTERS, FACT_FACE, FACT_LASTING, FACT_MARKS, FACT_PLACE, FACT_POSITION,
    FACT_VARIABLES, TOP, ChangeControl, Create, Mingle, Move, Shuffle, TurnFace, Vanish, attach,
)
from kirifuda.kernel.procedure import Procedure, Slot, Step
from kirifuda.kernel.randomness import advance, below
from kirifuda.kernel.rulebook import MOST_CARDS, Deck, Pool, Rulebook, unknown_cards
from kirifuda.kernel.showing import Conceal, Show, of_right
from kirifuda.kernel.state import CardObject, Frame, Item, Value, Waiting, with_value
from kirifuda.kernel.triggers import joined, next_waiting
from kirifuda.kernel.zones import HIDDEN, OWNER, PUBLIC, ZoneKind

__all__ = [
    "AGAIN", "BOTTOM", "DONE", "FACT_CONTROL", "FACT_COUNTERS", "FACT_FACE", "FACT_LASTING", "FACT_MARKS",
    "FACT_PLACE", "FACT_POSITION", "FACT_VARIABLES", "FIRST_ID", "FIRST_WAITING", "HIDDEN", "INFINITY",
    "MOST_CARDS", "NEXT", "NOBODY", "NONE", "NOTHING", "OWNER", "PUBLIC", "REPLACED", "TAKE_NUMBER",
    "TAKE_OBJECT", "TOP", "UNKNOWN", "Abandon", "Ability", "AddCounters", "Ask", "Attempt", "BeginLasting",
    "Board", "Broken", "Call", "CardObject", "Change", "ChangeControl", "Characteristics", "Conceal",
    "Condition", "Conditions", "Create", "Decision", "Deck", "Do", "EndGame", "EndLasting", "EngineError",
    "Event", "Flow", "Frame", "Game", "GoTo", "Happening", "Holder", "IllegalDeck", "Item", "LastingEffect",
    "Leave", "Mask", "Mingle", "Move", "ObjectId", "Occur", "OnObject", "OnPlayer", "Option", "Perform",
    "PlayRounds", "PlayerId", "Pool", "PrintedCard", "Procedure", "Record", "Return", "Roll", "Rulebook",
    "SetItem", "SetMark", "SetPlace", "SetPosition", "SetVariable", "Show", "Shuffle", "Slot", "Step",
    "TakeWaiting", "TurnFace", "Value", "Vanish", "Waiting", "ZoneId", "ZoneKind", "advance", "attach",
    "below", "clauses_against", "failures", "hides_individuals", "is_seen", "joined", "next_waiting",
    "objects", "of_right", "passes", "plus", "seen_by", "unknown_cards", "with_value",
]
# fmt: on
# isort: on
