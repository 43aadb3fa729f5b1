"""Who watches, replaces or forbids what: an index from kinds of events to the abilities at work.

The index is never edited: it is built when somebody asks, shared by clones, and thrown away when a fact changes on
which it rests. A batch keeps the one from before by holding a reference.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.kernel.ability import Holder
from kirifuda.kernel.ids import Mask

if TYPE_CHECKING:
    from kirifuda.kernel.event import Happening
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.state import Value

from kirifuda.kernel.state import Waiting


class Index:
    """Abilities at work, by what they wait for."""

    __slots__ = ("buckets", "facts", "forbid", "replace", "state_triggers", "watch")

    def __init__(self, facts: Mask) -> None:
        self.facts = facts
        self.watch: dict[str, list[Holder]] = {}
        self.replace: dict[str, list[Holder]] = {}
        self.forbid: dict[str, list[Holder]] = {}
        self.state_triggers: list[Holder] = []
        self.buckets: dict[str, list[Holder]] = {}

    def add(self, holder: Holder) -> None:
        """Enter an ability under everything it waits for."""
        ability = holder.ability
        for kind in ability.watches:
            self.watch.setdefault(kind, []).append(holder)
        for kind in ability.replaces:
            self.replace.setdefault(kind, []).append(holder)
        for kind in ability.forbids:
            self.forbid.setdefault(kind, []).append(holder)
        for bucket in ability.buckets:
            self.buckets.setdefault(bucket, []).append(holder)
        if ability.is_state_trigger:
            self.state_triggers.append(holder)

    def is_hot(self, kind: str) -> bool:
        """Whether somebody may replace or forbid events of this kind."""
        return kind in self.replace or kind in self.forbid


def build_index(game: Game) -> Index:
    """Collect the abilities of cards on the table, of cards elsewhere that work there, and of lasting effects."""
    state = game.state
    table = game.table()
    rulebook = game.rulebook
    index = Index(rulebook.index_facts | game.pool.zones_elsewhere | (table.facts if table.grants else 0))
    for id, values in table.values.items():
        if values.sorted_from is not values.abilities:
            values.sort_abilities()
        if not values.waiting:
            continue
        card = state.objects[id]
        for ability in values.waiting:
            if rulebook.is_valid_here(game, ability, card):
                index.add(Holder(ability, id, card.controller, 0, card.stamp))
    for zone in game.elsewhere:
        for id in state.zones[zone]:
            card = state.objects[id]
            if card.card in game.pool.active_elsewhere:
                for ability in game.values(id).abilities:
                    if ability.has_hooks() and rulebook.is_valid_here(game, ability, card):
                        index.add(Holder(ability, id, card.controller, 0, card.stamp))
    for effect in state.lasting:
        if effect.carries is not None:
            index.add(Holder(effect.carries, effect.source, effect.controller, effect.id, effect.stamp))
    return index


def watch(game: Game, happenings: list[Happening], before: Index) -> None:
    """Let abilities see what happened. Leaving looks at the index from before, everything else at the present one."""
    after = game.index()
    found: list[Waiting] = []
    single: list[Holder] = []
    places: list[int] = []
    spent: list[int] = []
    for happening in happenings:
        index = before if happening.looks_back else after
        holders = index.watch.get(happening.event.kind)
        if holders is None:
            continue
        for holder in holders:
            if holder.effect in spent:
                continue
            bindings = holder.ability.triggers(game, holder, happening)
            if bindings is None:
                continue
            if holder.ability.is_single:
                if holder in single:
                    earlier = found[places[single.index(holder)]]
                    earlier.bindings = joined(earlier.bindings, bindings)
                    continue
                single.append(holder)
                places.append(len(found))
            found.append(Waiting(holder.ability, holder.source, holder.controller, bindings, next_waiting(game)))
            if holder.effect and holder.ability.once:
                spent.append(holder.effect)
    if found:
        game.state.waiting = (*game.state.waiting, *found)
    if spent:
        game.end_lasting(spent)


def joined(first: dict[str, Value], second: dict[str, Value]) -> dict[str, Value]:
    """The bindings of two events taken as one: a slot that speaks of things speaks of those of both."""
    found = first.copy()
    for name, value in second.items():
        known = found.get(name)
        if isinstance(known, tuple) and isinstance(value, tuple):
            found[name] = (*known, *[one for one in value if one not in known])
    return found


def watch_states(game: Game) -> None:
    """State triggers fire when their state holds and they have not fired already."""
    for holder in game.index().state_triggers:
        ability = holder.ability
        if game.rulebook.still_triggered(game, holder) or not ability.state_holds(game, holder):
            continue
        waiting = Waiting(ability, holder.source, holder.controller, {}, next_waiting(game))
        game.state.waiting = (*game.state.waiting, waiting)


def next_waiting(game: Game) -> int:
    """The number of the next waiting trigger."""
    game.state.next_waiting += 1
    return game.state.next_waiting - 1
