"""The wordings of card texts, by what they speak of; `assembly` puts them together."""

from kirifuda.games.last_resort.wording.assembly import language

__all__ = ["language"]
