"""What things can be called when they are spoken of again: by their noun, and by whose they are."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kirifuda.text import ast as a
from kirifuda.text.printing import Path


@dataclass(frozen=True)
class Binder:
    """Something that was spoken of."""

    slot: str
    path: Path
    strength: int
    thing: a.Node
    many: bool
    sentence: int
    part_of: str = ""


def side_of(thing: a.Node) -> a.Node | None:
    """On whose side a binder's cards are."""
    if isinstance(thing, (a.Some, a.RandomSome, a.All, a.Any)) and isinstance(thing.of.where, a.Place):
        return thing.of.where.whose
    return None


def nouns_of(thing: a.Node) -> Iterator[a.Noun]:
    """What something was called when it was spoken of first."""
    if isinstance(thing, (a.Both, a.OneOf)):
        for part in thing.parts:
            yield from nouns_of(part)
    elif isinstance(thing, (a.Some, a.RandomSome, a.All, a.Any)):
        noun = thing.of.noun
        yield from noun.parts if isinstance(noun, a.EitherNoun) else (noun,)
    elif isinstance(thing, a.Token):
        yield a.AnyToken()
    elif isinstance(thing, a.Role):
        yield a.AnyCard()
    elif hasattr(thing, "CALLED"):  # what a game's own thing can be called
        yield thing.CALLED


def can_call_itself(said: str, ref: a.Node) -> bool:
    """Whether a card that calls itself so is best spoken of by a kind: このカード is not, and この防具 is no キャラ."""
    kind = getattr(ref, "noun", None)
    return not said.endswith("カード") and not (
        isinstance(kind, a.Kind) and said.startswith("この") and not said.endswith(kind.name)
    )


def is_same_sort(asked: a.Noun, noun: a.Noun) -> bool:
    """Whether a binder of `noun` can be called `asked`."""
    if isinstance(asked, a.AnyCard):
        return not isinstance(noun, a.AnyAbility)
    if isinstance(asked, a.AnyAbility):
        return isinstance(noun, a.AnyAbility)
    if isinstance(asked, a.Kind):
        if isinstance(noun, a.Kind):
            return noun.name.endswith(asked.name)
        return isinstance(noun, (a.Race, a.CardName, a.AnyCard, a.AnyToken, a.TokenNamed))
    if isinstance(asked, (a.AnyToken, a.TokenNamed)):
        return isinstance(noun, (a.AnyToken, a.TokenNamed, a.Kind, a.Race))
    return type(asked) is type(noun)


def fits(ref: a.Node, binder: Binder) -> bool:
    player = isinstance(binder.thing, a.Player)
    if isinstance(ref, a.ThatPlayer):
        return player
    if player:
        return False
    if hasattr(binder.thing, "LEFT_OUT_BEHIND"):
        return isinstance(ref, a.Dropped)
    if hasattr(binder.thing, "ONLY_CALLED") and not isinstance(ref, a.That):
        return False
    if isinstance(ref, a.That) and not isinstance(ref.whose, a.AnyPlayer) and ref.whose != side_of(binder.thing):
        return False
    if isinstance(ref, (a.That, a.Those)):
        return any(is_same_sort(ref.noun, noun) for noun in nouns_of(binder.thing))
    if isinstance(ref, (a.PartOf, a.OtherPart, a.Remainder)):
        return binder.many
    return True


def acted_on(ref: a.ActedOn, acts: list[tuple[str, str]], binders: list[Binder]) -> str:
    """What the last act of the kind was done to that goes by the noun: of two things together, the one that does."""
    that = a.That(a.AnyPlayer(), ref.noun)
    for slot in [slot for act, slot in reversed(acts) if act in ref.act.split("|")]:
        parts = [one for one in binders if one.part_of == slot != one.slot]
        said = parts or [one for one in binders if one.slot == slot]
        fitting = [one for one in said if fits(that, one)]
        if len(fitting) == len(said):
            return slot
        if len(fitting) == 1:
            return fitting[0].slot
    return ""
