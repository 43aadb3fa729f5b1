"""The wordings of card texts, by what they speak of; `assembly` puts them together."""

from kirifuda.games.magical_duel.wording.assembly import language

__all__ = ["language"]
