"""What things can be called when they are spoken of again: by their noun, and by whose they are."""

from __future__ import annotations

from collections.abc import Iterator

from kirifuda.text import ast as a


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
