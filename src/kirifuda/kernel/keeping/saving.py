"""A whole game as plain data that JSON can hold, and back.

Everything that the rules or the pool share (procedures, abilities, changes, printed cards) is named; everything else is
written out, a record as a dictionary whose "$" names its class. What a record has by default is left out.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from kirifuda.kernel.batch import BATCH
from kirifuda.kernel.errors import CorruptSave
from kirifuda.kernel.game import Game
from kirifuda.kernel.ids import UNKNOWN
from kirifuda.kernel.keeping.references import PLAIN, SHAPES, Plain, event_classes
from kirifuda.kernel.lasting import LastingEffect
from kirifuda.kernel.rulebook import MOST_PLAYERS
from kirifuda.kernel.state import CardObject, Frame, GameState, Loop, Result, Snapshot, Waiting

if TYPE_CHECKING:
    from kirifuda.kernel.procedure import Procedure
    from kirifuda.kernel.rulebook import Pool, Rulebook

FORMAT: Final = 1
MEMBERS: Final[dict[str, Any]] = {
    "frames": Frame,
    "lasting": LastingEffect,
    "waiting": Waiting,
    "loop": Loop,
    "result": Result,
}
"""Parts of a state that hold records of one class."""


def save(game: Game) -> dict[str, Any]:
    """The game as plain data, with the edition and the pool that it belongs to."""
    data: dict[str, Any] = {
        "format": FORMAT,
        "game": game.rulebook.name,
        "edition": game.rulebook.pinned(),
        "pool": game.pool.fingerprint(),
        "players": game.players,
        "house": dict(game.options),
        "state": Plain(game).value(game.state),
    }
    data["digest"] = _digest_of(data)
    return data


def load(rulebook: Rulebook, pool: Pool, data: Any) -> Game:
    """The game that was saved; `CorruptSave` says where the data can't be right."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise CorruptSave(f"the save is not of format {FORMAT}")
    pinned = {"game": rulebook.name, "edition": rulebook.pinned(), "pool": pool.fingerprint()}
    for name, ours in pinned.items():
        theirs = data.get(name)
        if theirs != ours:
            told = repr(theirs[:80]) if isinstance(theirs, str) else "something else"
            raise CorruptSave(f"{name}: the save belongs to {told}, here is {ours!r}")
    players, house = data.get("players"), data.get("house")
    if not isinstance(players, int) or isinstance(players, bool) or not 1 <= players <= MOST_PLAYERS:
        raise CorruptSave(f"players or house: one to {MOST_PLAYERS} players sit at a table")
    if not isinstance(house, dict) or not all(isinstance(value, str) for value in house.values()):
        raise CorruptSave("players or house: missing or of the wrong type")
    game = Game(rulebook, pool, players, house)
    try:
        state = Reader(game).value(data.get("state"), "state")
        is_whole = data.get("digest") == _digest_of(data)
    except RecursionError:
        raise CorruptSave("state: nested too deeply") from None
    if not isinstance(state, GameState):
        raise CorruptSave("state: missing or not a state")
    if not is_whole:
        raise CorruptSave("digest: the content was changed after it was saved")
    game.state = state
    return game


def dumps(game: Game) -> str:
    """The save as text."""
    return json.dumps(save(game), ensure_ascii=False, sort_keys=True)


def loads(rulebook: Rulebook, pool: Pool, text: str) -> Game:
    """The game from its text."""
    try:
        data: Any = json.loads(text)
    except ValueError as error:
        raise CorruptSave(f"the save is not whole: {error}") from None
    return load(rulebook, pool, data)


def digest(game: Game) -> str:
    """A short name for everything true in the game; equal in every process and build."""
    return str(save(game)["digest"])


def _digest_of(data: dict[str, Any]) -> str:
    content = {name: part for name, part in data.items() if name != "digest"}
    text = json.dumps(content, sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=16).hexdigest()


class Reader:
    """Reads plain data back; `where` is the way to the place that is being read."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def value(self, data: Any, where: str) -> Any:
        """A value, a record or a whole state."""
        if isinstance(data, list):
            return tuple([self.value(part, f"{where}[{number}]") for number, part in enumerate(data)])
        if isinstance(data, float):
            raise CorruptSave(f"{where}: {data!r} is nothing a state can hold")
        if not isinstance(data, dict):
            return data
        kind = data.get("$")
        if kind is None:
            return {name: self.value(part, f"{where}.{name}") for name, part in data.items()}
        try:
            if kind == "state":
                return self.state(data, where)
            if kind in ("ability", "change", "procedure"):
                return self.named(kind, data["key"])
            return self.record(kind, data, where)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
            if isinstance(error, CorruptSave):
                raise
            why = f"{type(error).__name__}: {error}"[:200]
            raise CorruptSave(f"{where}: not a sound {str(kind)[:40]} ({why})") from None

    def named(self, kind: str, key: str) -> Any:
        """What the rulebook or the pool knows by this name."""
        pool = self.game.pool
        if kind != "procedure":
            return pool.abilities[key] if kind == "ability" else pool.changes[key]
        found = BATCH if key == BATCH.name else self.game.rulebook.procedures.get(key)
        return pool.procedures[key] if found is None else found

    def record(self, kind: str, data: dict[str, Any], where: str) -> Any:
        """A record or an event from its fields."""
        parts = {name: self.value(part, f"{where}.{name}") for name, part in data.items() if not name.startswith("$")}
        shape = SHAPES.get(kind)
        if kind == "Snapshot":
            return self.snapshot(parts["object"], parts["values"])
        if shape is None:
            event = event_classes(self.game.rulebook)[kind](**parts)
            event.source, event.by = data["$from"]
            return event
        if kind == "CardObject":
            parts["card"] = self.card(parts["card"])
        elif kind == "Group":
            parts["cards"] = tuple([self.card(card) for card in parts["cards"]])
        elif kind == "Frame":
            parts["index"] = self.place(parts["procedure"], parts["index"])
        for name, part in parts.items():
            parts[name] = fitting(getattr(shape.sample, name), part, f"{where}.{name}")
        make: Any = type(shape.sample)
        new = make(*[parts.pop(name) for name in shape.args])
        for name, part in parts.items():
            setattr(new, name, part)
        return new

    def place(self, procedure: Procedure, text: str) -> int:
        """A step from its clause and name, or from its name alone where the clause has another number now."""
        if text == "end":
            return procedure.size
        for at, step in enumerate(procedure.steps):
            if text == f"{step.clause} {step.name}":
                return at
        found = [name for name in procedure.names if text.endswith(f" {name}")]
        if not found:
            raise ValueError(f"{procedure.name} has no step {text!r}")
        return procedure.names[max(found, key=len)]

    def card(self, key: Any) -> int:
        """A printed card from its key."""
        return UNKNOWN if key is None else self.game.pool.numbers[key]

    def snapshot(self, card: CardObject, values: dict[str, Any]) -> Snapshot:
        """Last-known values, written over a copy of the printed ones."""
        known = card.card >= 0
        new = (self.game.pool.cards[card.card].values if known else self.game.rulebook.unknown_values()).copy()
        new.abilities = tuple([self.game.pool.abilities[key] for key in values.pop("abilities")])
        for name, part in values.items():
            setattr(new, name, part)
        return Snapshot(card, new)

    def state(self, data: dict[str, Any], where: str) -> GameState:
        """A whole state; every object must lie in exactly one zone."""
        state = GameState(len(self.game.map.kind_of), self.game.players)
        for name in PLAIN:
            default = getattr(state, name)
            part = fitting(default, self.value(data[name], f"{where}.{name}"), f"{where}.{name}")
            member = MEMBERS.get(name)
            members = part if default is not None else [] if part is None else [part]
            if member is not None and not all(isinstance(each, member) for each in members):
                raise CorruptSave(f"{where}.{name}: something else than a {member.__name__}")
            setattr(state, name, part)
        for card in self.value(data["objects"], f"{where}.objects"):
            state.objects[card.id] = card
        for zone, ids in data["zones"].items():
            state.zones[int(zone)] = tuple(ids)
        state.last_known = dict(self.value(data["last_known"], f"{where}.last_known"))
        state.became = dict(self.value(data["became"], f"{where}.became"))
        lying = [(id, zone) for zone, ids in enumerate(state.zones) for id in ids]
        if sorted(lying) != sorted((card.id, card.zone) for card in state.objects.values()):
            raise CorruptSave(f"{where}.zones: not every object lies where it says")
        return state


def fitting(default: Any, part: Any, where: str) -> Any:
    """The part, if it is of the type that belongs there."""
    if isinstance(default, list) and isinstance(part, tuple):
        return list(part)
    if default is not None and not isinstance(part, type(default)):
        raise CorruptSave(f"{where}: {type(default).__name__} expected, {repr(part)[:80]} found")
    return part
