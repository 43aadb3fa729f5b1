"""Nodes for the book's own terms: sorts of abilities, first and second player, materials, printed values, aether."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.games.magical_duel.ast import Aether
from kirifuda.text import ast as a


class FirstPlayer(a.Player, frozen=True):
    """先攻プレイヤー: whoever took the first turn of the game (MD 403.2)."""


class SecondPlayer(a.Player, frozen=True):
    """後攻プレイヤー (MD 403.6)."""


class IsPlayer(a.Condition, frozen=True):
    """A player is another one: あなたが先攻である."""

    who: a.Player
    whom: a.Player


class AbilitySort(a.Feature, frozen=True):
    """Abilities of a sort, as something one has or has not (MD 901.1, 901.1d, 907.1, 1101.1a)."""

    name: str


class EverySort(a.Feature, frozen=True):
    """All abilities of a sort that the card has, but for those of some keywords."""

    sort: AbilitySort
    but: tuple[a.Feature, ...]


class OfSort(a.Quality, frozen=True):
    """An ability on the chase is of a sort."""

    sort: AbilitySort


class Triggers(a.Deed, frozen=True):
    """A triggered ability of it triggers; only those of a keyword if there is one (MD 906.2)."""

    keyword: str


class MadeOf(a.Quality, frozen=True):
    """A name is among its materials (MD 212.2)."""

    name: str


class MaterialOf(a.Quality, frozen=True):
    """Goes by a name that is among the materials of a thing (MD 212.2)."""

    what: a.Thing


class MaterialOfNamed(a.Quality, frozen=True):
    """Goes by a name that is among the materials of the card of a name (MD 212.2)."""

    name: str


class HasType(a.Quality, frozen=True):
    """Has a generic type; any, if none is named (MD 201.3)."""

    name: str


class Foreign(a.Quality, frozen=True):
    """Somebody else controls it than owns it (MD 105.2, 105.3)."""


class OwnedBy(a.Quality, frozen=True):
    """A player owns it, whoever controls it (MD 105.2)."""

    who: a.Player


class Soulbonded(a.Quality, frozen=True):
    """Came onto the field by being soulbonded (MD 1020)."""


class AetherHeld(a.Amount, frozen=True):
    """How much aether a player holds (MD 907.4)."""

    who: a.Player


class AetherFades(a.Deed, frozen=True):
    """Held aether vanishes in the end phase (MD 507.5b)."""


class LosesByDrawing(a.Deed, frozen=True):
    """Loses the game for want of a card in the draw phase (MD 1202.1)."""


class NextLevel(a.Quality, frozen=True):
    """A caster of the same caster name whose level is by one higher than that of a thing (MD 504.1c)."""

    what: a.Thing


class ManyOfName(a.Effect, frozen=True):
    """Decks with this card may hold so many cards of a name (MD 402.4)."""

    name: str
    count: a.Amount


class OneOfTints(Aether, frozen=True):
    """So much aether of one of several attributes, as the actor likes: 太陽オドか月オドを1つ.

    Paid, each point is of any of them.
    """

    attributes: tuple[a.Attribute, ...]
    count: a.Amount


class UsesNamed(a.Deed, frozen=True):
    """A player activates an ability of a name (MD 901.1d)."""

    name: str


class ThisSo(a.Thing, frozen=True):
    """The card that carries the text, as far as it is so: リカバー状態のこのカード."""

    quality: a.Quality


class EndsExtraTurn(a.Event, frozen=True):
    """The extra turn that this text has granted ends (MD 1021)."""


class TurnsFrom(a.Deed, frozen=True):
    """From one position into another: リバース状態からリカバー状態になる."""

    before: a.Position
    position: a.Position


class Targeted(a.That, frozen=True):
    """*ref* 対象とした + side + noun: of what was chosen as targets, what is such."""

    OF: ClassVar[str] = "target"


class FadeAether(a.Effect, frozen=True):
    """The aether that somebody holds vanishes (MD 907.4)."""

    who: a.Player
