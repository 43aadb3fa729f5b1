"""Patterns that no finished English text may hold."""

from __future__ import annotations

import re

BAD = {
    "double space": re.compile(r"  "),
    "space before stop": re.compile(r" [.,;:]"),
    "doubled stop": re.compile(r"[.,;:][.,;:]"),
    "template left over": re.compile(r"[{}|<>#~@]"),
    "article before vowel": re.compile(r"\ba [aeio]", re.IGNORECASE),
    "article before consonant": re.compile(r"\ban [bcdfgjklmnpqrstvwxyz]", re.IGNORECASE),
    "two articles": re.compile(r"\b(?:a|an|the) (?:a|an|the|your|1|X)\b"),
    "doubled word": re.compile(r"\b(\w+) \1\b"),
    "wrong possessive": re.compile(r"\b(?:it|you|them)'s\b"),
    "one of many": re.compile(r"\b1 (?:\w+ )?(?:servants|casters|cards|orbs|barriers|conjures|counters|tokens)\b"),
    "many of one": re.compile(r"\b[2-9X] (?:servant|caster|card|orb|barrier|conjure|token)\b"),
    "you third person": re.compile(r"\b[Yy]ou (?:draws|discards|gains|pays|is|has|does)\b"),
    "lower-case start": re.compile(r"(?:^|\. |\n• )[a-z]"),
    "space at an end": re.compile(r"^ | $", re.MULTILINE),
    "letter against digit": re.compile(r"[a-z][0-9]"),
    "object as subject": re.compile(r"\b[Tt]hem (?:cannot|can|gain|lose|become|must|are|enter|cost)\b"),
    "letter against bracket": re.compile(r"\w\[|\]\w"),
}


def faults(text: str) -> list[str]:
    """Names of the patterns found in a text."""
    return [name for name, pattern in BAD.items() if pattern.search(text)]
