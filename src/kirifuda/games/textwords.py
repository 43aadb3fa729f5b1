"""The words of card texts as the rows of a game's `words.py` have them: Japanese, with the English or what it means."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.vocabulary import Phase, Vocabulary, Words


def zones(words: Vocabulary, *kinds: k.ZoneKind) -> dict[str, str]:
    """What texts call these zones, with the English, in this order."""
    rows = {row.kind: row for row in words.zones}
    return {rows[kind].ja: rows[kind].en for kind in kinds}


def kinds(words: Vocabulary, *kinds: k.ZoneKind) -> dict[str, tuple[k.ZoneKind, ...]]:
    """The zones that their words stand for."""
    return {row.ja: (row.kind,) for row in words.zones if row.kind in kinds}


def said_phases(words: Vocabulary) -> tuple[Phase, ...]:
    """The phases of a turn that texts speak of."""
    return tuple(row for row in words.phases if not row.is_setup and not row.is_unsaid)


def phases(words: Vocabulary) -> dict[str, str]:
    """What texts call them, with the English."""
    return {row.ja: row.en for row in said_phases(words)}


def phase_names(words: Vocabulary) -> dict[str, str]:
    """Their names in the rules, by what texts call them."""
    return {row.ja: row.name for row in said_phases(words)}


def phases_until(words: Vocabulary, last: str) -> tuple[str, ...]:
    """The names of the phases of a turn as far as one of them."""
    names = [row.name for row in words.phases if not row.is_setup]
    return tuple(names[: names.index(last) + 1])


def keywords(words: Vocabulary, *sorts: str) -> dict[str, str]:
    """The keywords of some sorts, or all, with the English."""
    return {row.ja: row.en for row in words.keywords if not sorts or row.sort in sorts}


def keyword_words(words: Vocabulary) -> dict[str, Words]:
    """What keywords are called, by the Japanese."""
    return {row.ja: (row.ja, row.en) for row in words.keywords}


def keyword_spellings(words: Vocabulary) -> dict[str, str]:
    """Keywords by both their words, as scenarios write them."""
    return {word.lower(): row.ja for row in words.keywords for word in (row.ja, row.en)}
