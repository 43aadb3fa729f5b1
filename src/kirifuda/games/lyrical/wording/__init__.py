"""The wordings of card texts, by what they speak of; `assembly` puts them together."""

from kirifuda.games.lyrical.wording.assembly import language

__all__ = ["language"]
