"""Patterns that no finished English text may hold."""

from __future__ import annotations

import re

NOUNS = "servant|caster|card|orb|barrier|conjure|counter|token|striker|creature|spell|area"
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
    "one of many": re.compile(rf"\b1 (?:\w+ )?(?:{NOUNS})s\b"),
    "many of one": re.compile(rf"\b[2-9X] (?:{NOUNS})\b"),
    "you third person": re.compile(r"\b[Yy]ou (?:draws|discards|gains|pays|is|has|does)\b"),
    "lower-case start": re.compile(r"(?:^|\. |\n• )[a-z]\w"),  # a letter that stands for a number may begin
    "space at an end": re.compile(r"^ | $", re.MULTILINE),
    "letter against digit": re.compile(r"[a-z][0-9]"),
    "object as subject": re.compile(r"\b[Tt]hem (?:cannot|can|gain|get|lose|become|must|are|enter|cost|battle)\b"),
    "letter against bracket": re.compile(r"\w\[|\]\w"),
}


def faults(text: str) -> list[str]:
    """Names of the patterns found in a text."""
    return [name for name, pattern in BAD.items() if pattern.search(text)]
