"""Nodes that only Spellcard Strike has: parts of a card, declarations, strikers and areas, numbers."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.text import ast as a

# --- parts of a card beside its texts ---------------------------------------------------------------


class TargetWords(a.Ability, frozen=True):
    """What stands under a minimap (3.6.6)."""

    what: a.Thing


class CostWords(a.Ability, frozen=True):
    """A row of cost icons (7.1)."""

    icons: tuple[Icon, ...]


class Icon(a.Node, frozen=True):
    """One icon of a cost."""


class Power(Icon, frozen=True):
    """〔神〕: one striker of that attribute becomes acted; 無 is anybody's (7.1.4)."""

    attribute: a.Attribute


class CasterPower(Icon, frozen=True):
    """〔術者・霊〕: the caster itself becomes acted (7.1.4.2)."""

    attribute: a.Attribute


class HandCost(Icon, frozen=True):
    """〔手札〕n: n cards of the hand (7.1.5)."""

    count: int


class HandLetter(Icon, frozen=True):
    """〔手札〕n where n is the player's choice (7.1.5.1, 1.1.6)."""

    letter: str


class ScoreCost(Icon, frozen=True):
    """〔スコア〕: one card of the discard pile, face down, to the opponent's score (7.1.6)."""


# --- declarations -----------------------------------------------------------------------------------


class Sort(a.Node, frozen=True):
    """A sort of declaration or of ability, by the features it must have."""


class AnyDeclaration(Sort, frozen=True):
    """Whatever is declared."""


class AnAttack(Sort, frozen=True):
    """An attack (5.4.7)."""


class ASpell(Sort, frozen=True):
    """A spell card (5.4.8)."""


class AnAbility(Sort, frozen=True):
    """An ability (5.4.9)."""


class Featured(Sort, frozen=True):
    """A declared ability with such information: 「スペルタイプ：攻撃」."""

    qualities: tuple[a.Quality, ...]


class FeaturedSpell(Featured, frozen=True):
    """A spell card with such information."""


class SortOf(Sort, frozen=True):
    """What a player declares of a sort."""

    sort: Sort
    whose: a.Player


class SortOfOnes(Sort, frozen=True):
    """What certain strikers declare of a sort."""

    sort: Sort
    by: a.Thing


class EitherSort(Sort, frozen=True):
    """One sort or another (or)."""

    parts: tuple[Sort, ...]


class DeclaredSort(Sort, frozen=True):
    """Of a sort, and declared: no effect that comes about by itself (2.5)."""

    sort: Sort


class DeclaredCard(a.Noun, frozen=True):
    """The spell card of a declaration: そのスペルカード."""


class Declared(a.Thing, frozen=True):
    """Declarations that wait in the chain: of a sort, and who made them."""

    CALLED: ClassVar[a.Noun] = DeclaredCard()

    sort: Sort
    by: a.Party


class LastDeclared(a.Thing, frozen=True):
    """The declaration right before this one, if it is of a sort and a player's strikers made it (6.2.1.1)."""

    CALLED: ClassVar[a.Noun] = DeclaredCard()

    sort: Sort
    by: a.Player


class LastDeclaredOf(a.Thing, frozen=True):
    """The same, if certain strikers made it."""

    CALLED: ClassVar[a.Noun] = DeclaredCard()

    sort: Sort
    by: a.Party


class ThatDeclared(a.Thing, frozen=True):
    """The declaration of which a condition of use speaks."""

    CALLED: ClassVar[a.Noun] = DeclaredCard()

    sort: Sort


class OneDeclared(a.Thing, frozen=True):
    """One declaration of a sort that a player's strikers made, chosen on resolution."""

    CALLED: ClassVar[a.Noun] = DeclaredCard()

    sort: Sort
    by: a.Player


class HostOf(a.Thing, frozen=True):
    """Whoever was equipped with cards, as they were last (2.9)."""

    what: a.Thing


class OneDeclaredBy(a.Thing, frozen=True):
    """One declaration of a sort that certain strikers made, chosen on resolution."""

    CALLED: ClassVar[a.Noun] = DeclaredCard()

    sort: Sort
    by: a.Party


# --- things -----------------------------------------------------------------------------------------


class TheTarget(a.Role, frozen=True):
    """対象 (8.1.11)."""

    role: ClassVar[str] = "target"


class TargetOn(a.Role, frozen=True):
    """対象の敵, 対象の味方: of the targets the one of that side."""

    role: ClassVar[str] = "target"
    whose: a.Player


class FirstTarget(a.Role, frozen=True):
    """The first of two targets that are told apart (2.5.4.1)."""

    role: ClassVar[str] = "target"


class SecondTarget(a.Role, frozen=True):
    """The second of them."""

    role: ClassVar[str] = "target2"


class Caster(a.Role, frozen=True):
    """術者 (8.1.13)."""

    role: ClassVar[str] = "caster"


class Oneself(a.Thing, frozen=True):
    """The striker that a text speaks for, left unsaid: the caster, or this striker."""


class AttackTarget(a.Thing, frozen=True):
    """攻撃の対象: of the attack that waits in the chain (5.4.7.2)."""


class Bearer(a.Role, frozen=True):
    """The striker that this card equips (2.9)."""

    role: ClassVar[str] = "bearer"


class EquipSpell(a.Noun, frozen=True):
    """装備スペル (2.9.2)."""


# --- the stage --------------------------------------------------------------------------------------


class Region(a.Node, frozen=True):
    """Some areas of the stage."""


class Marked(Region, frozen=True):
    """ベースライン, ゲートエリア, センターライン, テリトリー (4.1.8-4.1.11); of a player, or anybody's."""

    name: str
    whose: a.Player


class InRange(Region, frozen=True):
    """The red or the blue cells of the minimap (3.6.5.1)."""

    colour: str


class Around(Region, frozen=True):
    """The eight areas around a striker (4.1.5.1)."""

    what: a.Thing


class NextTo(Region, frozen=True):
    """The areas around a region, but none of its own (4.1.5.1)."""

    region: Region


class Outside(Region, frozen=True):
    """Every area but those."""

    region: Region


class EitherRegion(Region, frozen=True):
    """The areas of one region and of another."""

    parts: tuple[Region, ...]


class AnyArea(Region, frozen=True):
    """Every area of the stage."""


class SomeAreas(a.Thing, frozen=True):
    """So many areas of a region; those on which nobody stands, where the words say so."""

    region: Region
    count: a.Quantity


class EmptyAreas(a.Thing, frozen=True):
    """So many areas of a region on which nobody stands."""

    region: Region
    count: a.Quantity


class StandsIn(a.Quality, frozen=True):
    """Is in a region."""

    region: Region


class AdjacentTo(a.Quality, frozen=True):
    """Is adjacent to a striker (4.1.5.1)."""

    what: a.Thing


class NameHas(a.Quality, frozen=True):
    """Has certain letters in its name (3.2.1)."""

    name: str


class IsStriker(a.Quality, frozen=True):
    """Is a striker of that side."""

    where: a.Where


class IsAce(a.Quality, frozen=True):
    """エース (2.2.4.3)."""


class IsEquipped(a.Quality, frozen=True):
    """装備中 (2.2.4.4)."""


class HasAttributes(a.Quality, frozen=True):
    """Has so many attributes (3.3.1.1)."""

    count: a.Amount
    relation: a.Relation


class IsAttacking(a.Quality, frozen=True):
    """Takes part in an attack that waits in the chain (5.4.7.4)."""


# --- numbers ----------------------------------------------------------------------------------------


class Printed(a.Amount, frozen=True):
    """本来の: what is printed (8.1.12)."""

    stat: a.Stat
    what: a.Thing


class ScoreOf(a.Amount, frozen=True):
    """The score of a player (4.5.5)."""

    who: a.Player
