"""2.6 ダメージと撃破: damage and where it comes from; strikers that are destroyed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kirifuda import kernel as k
from kirifuda.customs.compounds import OfOne
from kirifuda.customs.doubts import house
from kirifuda.games.spellcard_strike.abilities import CASTER, KIND
from kirifuda.games.spellcard_strike.rules.common import is_striker, values_of
from kirifuda.games.spellcard_strike.rules.r04_02_zones import to_score

if TYPE_CHECKING:
    from kirifuda import effects as e

ATTACK: Final = "attack"
SPELL: Final = "spell"
ABILITY: Final = "ability"
CAUSES: Final = (ATTACK, SPELL, ABILITY)
"""2.6.2.1: damage is told apart by where it comes from."""
DAMAGE: Final = "damage"
EFFECT: Final = "effect"
HITS: Final = "hits"
"""Variable: the damage of the effect that was just applied, until the check step has looked at it (2.6.5)."""


@dataclass(eq=False)
class Damage(k.OnObject):
    """2.6.1-2: damage to a striker. `sources` are the strikers it comes from: all attackers, or the caster; the card or
    ability is the event's `source`. The number may be below 0 until everything has been added to it (1.1.5.1)."""

    kind = "damage"
    number: int
    cause: str
    sources: tuple[k.ObjectId, ...]
    is_firm: bool = False
    """1.1.3: nothing lowers it."""

    def changed(self, by: int) -> Damage:
        """The same damage, more or less of it (8.2.5)."""
        new = Damage(self.object, self.number + by, self.cause, self.sources, self.is_firm)
        new.source = self.source
        new.by = self.by
        return new

    def apply(self, game: k.Game) -> int:
        """1.1.7: nothing happens at 0 or less."""
        if self.number <= 0 or not is_striker(game, self.object):
            return k.NOTHING
        hit = (self.object, self.number, CAUSES.index(self.cause), len(self.sources), *self.sources)
        k.SetVariable(HITS, (*hits_in(game), *hit)).apply(game)
        return self.number


@dataclass(eq=False)
class Destroy(OfOne):
    """2.6.4 撃破: a striker goes to the score of its controller's opponent. `cause` is "damage" or "effect"."""

    kind = "destroy"
    cause: str = EFFECT
    sources: tuple[k.ObjectId, ...] = ()
    """Who dealt the damage."""
    dealt: tuple[int, ...] = ()
    """2.6.2.1: what sort of damage it was, by place among `CAUSES`."""

    def parts(self, game: k.Game) -> list[k.Event]:
        """2.6.4.1: what it wears follows (2.6.4.2-3)."""
        return to_score(game, self.object, face_down=False) if is_striker(game, self.object) else []


def hits_in(game: k.Game) -> tuple[int, ...]:
    """The damage noted since the last look, as plain numbers."""
    found = game.state.variables[HITS]
    assert isinstance(found, tuple)
    return found  # type: ignore[return-value]


def destroyed(game: k.Game, found: tuple[int, ...]) -> list[k.Event]:
    """2.6.3, 2.7.2.3: the strikers whose damage from this one effect reaches their DEF; by a house rule exceeds it."""
    totals: dict[k.ObjectId, int] = {}
    sources: dict[k.ObjectId, tuple[k.ObjectId, ...]] = {}
    dealt: dict[k.ObjectId, tuple[int, ...]] = {}
    at = 0
    while at < len(found):
        id, number, count = found[at], found[at + 1], found[at + 3]
        totals[id] = totals.get(id, 0) + number
        sources[id] = (*sources.get(id, ()), *found[at + 4 : at + 4 + count])
        dealt[id] = (*dealt.get(id, ()), found[at + 2])
        at += 4 + count
    margin = 1 if house(game, "lethal_damage") == "above_def" else 0
    return [
        Destroy(id, DAMAGE, sources[id], dealt[id])
        for id, total in totals.items()
        if is_striker(game, id) and total >= values_of(game, id).defense + margin
    ]


def damage_by(scope: e.Scope, id: k.ObjectId, number: int) -> Damage:
    """2.6.2: the damage that a text deals: of a spell from the spell and its caster, of an ability from the ability and
    its striker."""
    caster = scope.slots.get(CASTER)
    cause = SPELL if scope.slots.get(KIND) == SPELL else ABILITY
    source = caster if isinstance(caster, int) and caster else scope.source
    return Damage(id, number, cause, (source,))
