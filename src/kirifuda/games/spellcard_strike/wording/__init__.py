"""The wordings of card texts, by what they speak of; `assembly` puts them together."""

from kirifuda.games.spellcard_strike.wording.assembly import language

__all__ = ["language"]
