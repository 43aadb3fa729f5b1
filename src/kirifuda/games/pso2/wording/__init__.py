"""The wordings of card texts, by what they speak of; `assembly` puts them together."""

from kirifuda.games.pso2.wording.assembly import language

__all__ = ["language"]
