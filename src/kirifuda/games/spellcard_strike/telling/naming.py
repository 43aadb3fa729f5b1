"""How players, cards and places are called: a card by its whole name, a striker or a spell by that half (3.2.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.stage import NO_AREA, area_name, target_area
from kirifuda.games.spellcard_strike.telling.terms import area_words
from kirifuda.games.spellcard_strike.telling.texts import phrase_text
from kirifuda.games.spellcard_strike.words import WORDS
from kirifuda.games.telling import naming
from kirifuda.games.telling.phrasing import Words

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.spellcard_strike.values import StrikerCard

NAMES: Final[dict[str, Words]] = {
    **naming.NAMES,
    "attack": ("{card}の攻撃", "the attack of {card}"),
    "area": ("{area}", "area {area}"),
    "nowhere": ("どこにもない", "nowhere"),
}
AS_SPELL: Final = ("effects", "rules", "chain")
"""Zones where a card lies as a spell."""


class Speaker(naming.TableSpeaker):
    """Speaks of one game to one listener in one language. A spectator is no player: -1."""

    vocabulary = WORDS
    names = NAMES
    phrase = staticmethod(phrase_text)

    def definition(self, printed: int) -> StrikerCard:
        """What is printed on a card."""
        return pool_of(self.game.pool).card_at(printed)

    def named(self, card: k.CardObject) -> str:
        """By the half that counts where it lies."""
        zone = self.game.map.kind_of[card.zone].name
        if zone == "stage":
            return self.spell_name(card.card) if card.host else self.striker_name(card.card)
        if zone == "chain" and card.item is not None and "attackers" in card.item.bound:
            return self.word("attack", {"card": self.striker_name(card.card)})
        return self.spell_name(card.card) if zone in AS_SPELL else self.card(card.card)

    def elsewhere(self, id: k.ObjectId) -> str:
        area = target_area(id)
        return self.area(area) if area != NO_AREA else super().elsewhere(id)

    def area(self, area: int) -> str:
        """An area by its name, as a thing of its own."""
        return self.word("area", {"area": self.place(area)})

    def place(self, area: int) -> str:
        """An area by its name, where it is clear that it is one."""
        return self.word("nowhere") if area < 0 else area_words(area, self.language)

    def striker_name(self, printed: int) -> str:
        """3.2.1.1: the upper half; UNKNOWN is just a card."""
        if printed < 0:
            return self.word("card")
        card = self.definition(printed)
        return card.printed.striker_name or card.name if self.language == "ja" else card.striker_english

    def spell_name(self, printed: int) -> str:
        """3.2.1.1: the lower half; an option has only its name."""
        if printed < 0:
            return self.word("card")
        card = self.definition(printed)
        name = card.printed.spell_name if self.language == "ja" else card.spell_english
        return name or self.striker_name(printed)

    @classmethod
    def source_name(cls, pool: k.Pool, source: str, language: str) -> str:
        """The half of the card on which the text stands."""
        card = pool_of(pool).card_at(pool.numbers[source.partition("#")[0]])
        if card.spell_text is None:
            return super().source_name(pool, source, language)
        halves = (card.printed.striker_name, card.printed.spell_name)
        if language != "ja":
            halves = (card.striker_english, card.spell_english)
        return halves[1] if source.startswith(card.spell_text.key) else halves[0]

    def half(self, key: str) -> str:
        """The half of a card on which the text with this key stands; empty if the key is no card's."""
        card, sign, text = key.partition("#")
        if not sign or card not in self.game.pool.numbers:
            return ""
        number = self.game.pool.numbers[card]
        return self.spell_name(number) if text.startswith("spell") else self.striker_name(number)

    def striker(self, id: k.ObjectId) -> str:
        """A card as a striker, wherever it is; with its area if another on the stage has the same name."""
        card = self.record(id) if id > 0 else None
        if card is None or self.printed(card) < 0:
            return self.object(id) if id < 0 or card is not None else self.striker_name(self.logged(id))
        name = self.striker_name(card.card)
        state = self.game.state
        if id not in state.objects or self.game.map.kind_of[card.zone].name != "stage":
            return name
        twins = [
            other
            for other in state.zones[card.zone]
            if state.objects[other].card == card.card and not state.objects[other].host
        ]
        return f"{name} {area_name(card.place)}" if len(twins) > 1 and card.place >= 0 else name

    def spell(self, id: k.ObjectId) -> str:
        """A card as a spell, wherever it is."""
        card = self.record(id)
        if card is None:
            return self.spell_name(self.logged(id))
        return self.object(id) if self.printed(card) < 0 else self.spell_name(card.card)
