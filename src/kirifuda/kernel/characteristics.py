"""Computed values of cards: printed values, changed layer by layer, never stored.

One table is computed for all tabled zones together, shared by clones, and thrown away when an event changes a fact that
somebody in it looks at. Inside a layer the order is dependency first, then time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from kirifuda.kernel.ids import Mask, ObjectId
from kirifuda.kernel.lasting import LastingEffect

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import CardObject


class Characteristics:
    """A card's current values. Each game adds its own fields in a subclass; shared until somebody changes them."""

    __slots__ = ("abilities", "is_changing", "name", "sorted_from", "waiting")
    fields: ClassVar[tuple[str, ...]] = ()
    """Names of all values but the abilities, for saves and fingerprints: numbers, texts, truths and tuples of them."""

    def __init__(self) -> None:
        self.name = ""
        self.abilities: tuple[Ability, ...] = ()
        self.sorted_from: tuple[Ability, ...] = ()
        """The abilities that the next two were last sorted from."""
        self.waiting: tuple[Ability, ...] = ()
        """Those that the index must know."""
        self.is_changing = False
        """Whether any of them changes values."""

    def sort_abilities(self) -> None:
        """Sort the abilities by what asks for them. Printed values are shared, so this is done once a card."""
        self.sorted_from = self.abilities
        self.waiting = tuple([ability for ability in self.abilities if ability.has_hooks()])
        self.is_changing = any(bool(ability.changes) for ability in self.abilities)

    def data(self) -> dict[str, object]:
        """The values as plain data, abilities by key."""
        if not self.fields:
            raise NotImplementedError(f"{type(self).__name__} does not name its fields")
        found: dict[str, object] = {name: getattr(self, name) for name in self.fields}
        found["abilities"] = tuple([ability.key for ability in self.abilities])
        return found

    def copy(self) -> Characteristics:
        """Values that may be changed."""
        raise NotImplementedError


def is_plain(value: object) -> bool:
    """Whether a save can write a value as it is, so that replays can pin it."""
    if isinstance(value, tuple):
        return all(is_plain(part) for part in value)
    return value is None or isinstance(value, (bool, int, float, str))


class PrintedCard:
    """What is printed on a card: facts that never change in a game."""

    __slots__ = ("index", "key", "name", "values")

    def __init__(self, key: str, name: str, values: Characteristics) -> None:
        self.key = key
        """The collector's number, unique in the pool."""
        self.name = name
        self.values = values
        self.index = -1

    def facts(self) -> list[object]:
        """Everything a pool's fingerprint covers; a game whose cards have texts adds them."""
        return [self.key, self.name, sorted(self.values.data().items())]


class Table:
    """Values of all cards in tabled zones, and the facts they rest on."""

    __slots__ = ("bound", "elsewhere", "facts", "grants", "reaching", "special", "values")

    def __init__(self, values: dict[ObjectId, Characteristics], facts: Mask) -> None:
        self.values = values
        self.facts = facts
        self.bound: list[LastingEffect] = []
        """Effects that are bound to single cards, at least one of them outside the table."""
        self.elsewhere: dict[ObjectId, tuple[CardObject, Characteristics]] = {}
        """Values of cards outside the table that an effect may reach, as far as somebody has asked. Clones share the
        table, and a number may come to be another card in each: so the record stands beside its values."""
        self.reaching: list[LastingEffect] = []
        """Effects whose scope may hold cards outside the table."""
        self.special: tuple[ObjectId, ...] = ()
        """Cards that the game's rules must look after all the time (MD 1204.1); the game says which."""
        self.grants = False
        """Some effect gives or takes abilities, so the index rests on these facts too."""


class Board:
    """The table while it is being computed."""

    __slots__ = ("game", "layer", "owned", "since", "values")

    def __init__(self, game: Game, values: dict[ObjectId, Characteristics]) -> None:
        self.game = game
        self.values = values
        self.owned: set[ObjectId] = set()
        """Cards whose values are this board's own and may be written."""
        self.since: dict[ObjectId, tuple[int, ...]] = {}
        """Of cards whose abilities were changed: the moment from which they have each of them."""
        self.layer = 0

    def copy(self) -> Board:
        """A board to try an effect on."""
        new = Board(self.game, self.values.copy())
        new.layer = self.layer
        new.since = self.since.copy()
        return new

    def writable(self, id: ObjectId) -> Characteristics:
        """The card's values, made this board's own."""
        values = self.values[id]
        if id not in self.owned:
            values = values.copy()
            self.values[id] = values
            self.owned.add(id)
        return values

    def scope(self, effect: LastingEffect) -> list[CardObject]:
        """The cards that an effect changes, as the board stands."""
        objects = self.game.state.objects
        change = effect.change
        assert change is not None
        if not effect.id and effect.carries is not None:
            source = self.values.get(effect.source)
            if source is None or effect.carries not in source.abilities:
                return []  # a static effect stops as soon as its card has lost the ability
        if effect.ids:
            return [objects[id] for id in effect.ids if id in self.values]
        among = change.candidates(self, effect)
        if among is None:
            return [objects[id] for id in self.values if change.covers(self, effect, objects[id])]
        return [objects[id] for id in among if id in self.values and change.covers(self, effect, objects[id])]

    def apply(self, effect: LastingEffect) -> None:
        """Write one effect into the board."""
        change = effect.change
        assert change is not None
        for card in self.scope(effect):
            values = self.writable(card.id)
            before = values.abilities
            change.change(self, effect, card, values)
            if values.abilities is not before:
                self.note_moments(card, before, values.abilities, effect.stamp)

    def moments(self, card: CardObject, abilities: tuple[Ability, ...]) -> tuple[int, ...]:
        """When the card got each of its abilities: with itself, if no effect gave it (MD 909.3b-i)."""
        found = self.since.get(card.id)
        return (card.stamp,) * len(abilities) if found is None else found

    def note_moments(
        self, card: CardObject, before: tuple[Ability, ...], after: tuple[Ability, ...], stamp: int
    ) -> None:
        """What the card had before it has since then; the rest since the effect reached it."""
        left = list(zip(before, self.moments(card, before), strict=True))
        found: list[int] = []
        for ability in after:
            moment = max(stamp, card.stamp)
            for place, (old, when) in enumerate(left):
                if old is ability:
                    moment = when
                    del left[place]
                    break
            found.append(moment)
        self.since[card.id] = tuple(found)

    def footprint(self, effect: LastingEffect) -> list[object]:
        """Scope and content, for comparison: what the effect would do as the board stands."""
        change = effect.change
        assert change is not None
        return [(card.id, change.content(self, effect, card)) for card in self.scope(effect)]


def build_table(game: Game) -> Table:
    """Compute the values of every card in the tabled zones."""
    rulebook = game.rulebook
    state = game.state
    values: dict[ObjectId, Characteristics] = {}
    facts = rulebook.table_facts
    for zone in game.map.tabled:
        for id in state.zones[zone]:
            values[id] = rulebook.base_values(game, state.objects[id])
    bound = [effect for effect in state.lasting if effect.change is not None]
    board = Board(game, values)
    statics = _statics(board)
    if not bound and not statics:
        table = Table(values, facts)
        table.special = rulebook.special_cards(board)
        return table
    table = Table(values, facts)
    table.bound = [effect for effect in bound if not all(id in values for id in effect.ids)]
    effects = bound + statics
    for layer in range(rulebook.layers):
        board.layer = layer
        here = [effect for effect in effects if effect.change is not None and effect.change.layer == layer]
        if not here:
            continue
        for effect in here:
            assert effect.change is not None
            table.facts |= effect.change.facts
        _apply_layer(board, here)
        if layer == rulebook.ability_layer:
            table.grants = True
            effects = bound + _statics(board)
    table.reaching = [effect for effect in effects if _reaches_elsewhere(effect)]
    rulebook.finish_table(board)
    table.special = rulebook.special_cards(board)
    return table


def values_elsewhere(game: Game, table: Table, card: CardObject) -> Characteristics:
    """Values of a card outside the table: printed ones, unless an effect reaches it there."""
    values = game.rulebook.base_values(game, card)
    has_own = card.card in game.pool.active_elsewhere
    if not has_own and not table.bound and not table.reaching:
        return values
    known = table.elsewhere.get(card.id)
    if known is not None and known[0] is card:
        return known[1]
    bit = game.map.kind_of[card.zone].bit
    reaching = [effect for effect in table.bound if card.id in effect.ids]
    reaching.extend([effect for effect in table.reaching if effect.change is not None and effect.change.zones & bit])
    if has_own:
        reaching.extend(_own_statics(game, card, values))
    if reaching:
        board = Board(game, {**table.values, card.id: values.copy()})
        board.owned.add(card.id)
        for effect in sorted(reaching, key=_by_layer):
            assert effect.change is not None
            if effect.ids or effect.change.covers(board, effect, card):
                effect.change.change(board, effect, card, board.values[card.id])
            table.facts |= effect.change.facts
        game.rulebook.finish_table(board)
        values = board.values[card.id]
    table.elsewhere[card.id] = (card, values)
    return values


def _reaches_elsewhere(effect: LastingEffect) -> bool:
    change = effect.change
    return change is not None and bool(change.zones) and not effect.ids


def _own_statics(game: Game, card: CardObject, values: Characteristics) -> list[LastingEffect]:
    """Effects of abilities that the card itself has outside the table."""
    found: list[LastingEffect] = []
    for ability in values.abilities:
        if ability.changes and ability.zones and game.rulebook.is_valid_here(game, ability, card):
            for change in ability.changes:
                effect = LastingEffect(change, ability, card.id, card.controller, (), "")
                effect.stamp = card.stamp
                found.append(effect)
    return found


def _by_layer(effect: LastingEffect) -> tuple[int, int, int]:
    assert effect.change is not None
    return (effect.change.layer, effect.stamp, effect.id)


def _statics(board: Board) -> list[LastingEffect]:
    """Effects of the abilities that cards have as the board stands."""
    found: list[LastingEffect] = []
    objects = board.game.state.objects
    for id, values in board.values.items():
        if values.sorted_from is not values.abilities:
            values.sort_abilities()
        if not values.is_changing:
            continue
        for place, ability in enumerate(values.abilities):
            if ability.changes and board.game.rulebook.is_valid_here(board.game, ability, objects[id]):
                card = objects[id]
                for change in ability.changes:
                    effect = LastingEffect(change, ability, id, card.controller, (), "")
                    effect.stamp = board.moments(card, values.abilities)[place]
                    found.append(effect)
    return found


def _apply_layer(board: Board, effects: list[LastingEffect]) -> None:
    """Apply the effects of one layer: who depends on another comes after it, else in order of birth."""
    rest = sorted(effects, key=_birth)
    reads = 0
    writes = 0
    for effect in rest:
        assert effect.change is not None
        reads |= effect.change.reads
        writes |= effect.change.writes
    if len(rest) < 2 or not reads & writes:
        for effect in rest:
            board.apply(effect)
        return
    while rest:
        chosen = _first_independent(board, rest)
        board.apply(chosen)
        rest.remove(chosen)


def _birth(effect: LastingEffect) -> tuple[int, int]:
    return (effect.stamp, effect.id)


def _first_independent(board: Board, rest: list[LastingEffect]) -> LastingEffect:
    """The oldest effect that depends on no other; in a ring simply the oldest."""
    before = [board.footprint(effect) for effect in rest]
    depends: list[set[int]] = [set() for _ in rest]
    for number, first in enumerate(rest):
        trial = board.copy()
        trial.apply(first)
        for other, effect in enumerate(rest):
            if other != number and _meets(first, effect) and trial.footprint(effect) != before[other]:
                depends[other].add(number)
    for number, effect in enumerate(rest):
        if all(number in depends[on] for on in depends[number]):
            return effect
    return rest[0]


def _meets(first: LastingEffect, second: LastingEffect) -> bool:
    assert first.change is not None
    assert second.change is not None
    return bool(first.change.writes & second.change.reads)
