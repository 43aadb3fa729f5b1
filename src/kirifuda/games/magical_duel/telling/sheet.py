"""The table as plain data: what a browser draws, with the current values of every card that the viewer may see."""

from __future__ import annotations

from typing import Any, Final

from kirifuda import kernel as k
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.r0402_deck_construction import belongs_to_extra
from kirifuda.games.magical_duel.rules.r0403_setup import OPENING
from kirifuda.games.magical_duel.rules.r0909_layers import FACE_DOWN
from kirifuda.games.magical_duel.rules.r1000_actions import aether, player_counters
from kirifuda.games.magical_duel.telling.cards import PLAYED
from kirifuda.games.magical_duel.telling.naming import Speaker
from kirifuda.games.magical_duel.telling.objects import Teller
from kirifuda.games.magical_duel.telling.terms import ATTRIBUTE_WORDS, COUNTERS, KINDS, counter_words
from kirifuda.games.magical_duel.values import ALL_ATTRIBUTES, NO_NUMBER, Values
from kirifuda.games.magical_duel.words import WORDS
from kirifuda.games.magical_duel.zones import DECK, EXTRA, FIELD_BITS, ORBS, RESTED, REVERSED
from kirifuda.games.sheet import (
    Battle,
    CardNow,
    Counter,
    Fact,
    Part,
    Sheet,
    Text,
)
from kirifuda.games.telling import sheets
from kirifuda.games.telling.sheets import changed_numbers, paired

NUMBERS: Final = tuple(row.value for row in WORDS.numbers)
PLAIN_PART: Final = ("無", "無属性", "plain")
ANY_PART: Final = ("任意", "任意の属性", "any")
INFINITE: Final = "∞"


class Sheets(sheets.Sheets[Speaker, Teller]):
    """The sheet of Magical Duel."""

    speaker = Speaker
    teller = Teller

    @classmethod
    def deck_zones_of(cls, pool: k.Pool, card: int) -> list[k.ZoneKind] | None:
        """402.2-3: no token, and each card in one of the two decks."""
        printed = pool_of(pool).card_at(card)
        if printed.is_token:
            return []
        return [EXTRA if belongs_to_extra(printed) else DECK]

    # Players

    def facts(self, seat: k.PlayerId) -> list[Fact]:
        """Orbs, aether, counters."""
        view = self.view
        orbs = len(view.zone(ORBS, seat))
        facts = [WORDS.fact("orbs", orbs, OPENING), self.aether(seat)]
        for counter in COUNTERS:
            count = player_counters(view, seat, counter)
            if count:
                facts.append(Fact(counter, counter_words(counter, "ja"), counter_words(counter, "en"), count))
        return facts

    def aether(self, seat: k.PlayerId) -> Fact:
        """Aether by attribute."""
        counts: dict[tuple[str, str, str], int] = {}
        points = aether(self.view, seat)
        for point in sorted(points, key=lambda each: (not each & ALL_ATTRIBUTES, each)):
            words = _attribute(point & ALL_ATTRIBUTES)
            counts[words] = counts.get(words, 0) + 1
        parts = [Part(*words, count) for words, count in counts.items()]
        return WORDS.fact("aether", len(points), None, parts)

    # Cards

    def dress(self, card: k.CardObject, found: CardNow) -> None:
        view = self.view
        found.position = WORDS.position_names[card.position]
        found.turned = card.position == RESTED
        found.reversed = card.position == REVERSED
        found.counters = [
            Counter(name, counter_words(name, "ja"), counter_words(name, "en"), count) for name, count in card.counters
        ]
        if view.map.kind_of[card.zone].bit & FIELD_BITS:
            self._on_field(card, found)
        elif card.card >= 0:
            values, printed = view.values(card.id), self.speakers[0].definition(card.card).printed
            assert isinstance(values, Values)
            if values is not printed and any(getattr(values, each) != getattr(printed, each) for each in values.fields):
                found.values = self.values(values, card)
                found.changes = changed_numbers(values, printed, WORDS.numbers, _number)

    def _on_field(self, card: k.CardObject, found: CardNow) -> None:
        """An entity: values with changes, and what is told by the rules' marks."""
        view = self.view
        values = view.values(card.id)
        assert isinstance(values, Values)
        found.values = self.values(values, None if card.face_down else card)
        blank = card.face_down or card.card < 0
        base = FACE_DOWN if blank else self.speakers[0].definition(card.card).printed
        found.changes = changed_numbers(values, base, WORDS.numbers, _number)
        marks = {
            "attacking": view.number("attacker") == card.id,
            "attacked": view.number("attacked") == card.id,
            "new": card.entered == view.turn() > 0,
            "switched": card.mark("switched") == view.turn() > 0,
        }
        found.marks = [name for name, holds in marks.items() if holds]
        if found.changes or card.id in self.held or values.abilities != base.abilities:
            found.lines = self.lines(card)

    def values(self, values: object, card: k.CardObject | None) -> dict[str, Any]:
        """Current values; numbers that the card does not have are null."""
        assert isinstance(values, Values)
        found: dict[str, Any] = {field: _number(getattr(values, field)) for field in NUMBERS}
        if not values.kinds & PLAYED:
            found["cost"] = None
        elif card is not None and card.card >= 0 and self.speakers[0].definition(card.card).has_x_cost:
            found["cost"] = "X"
        found["attributes"] = [words[0] for at, words in enumerate(ATTRIBUTE_WORDS) if values.attributes >> at & 1]
        found["kind"] = [words[0] for bit, words in KINDS.items() if values.kinds & bit]
        found["races"] = list(values.races)
        if card is not None and card.card >= 0 and values.names != self.speakers[0].definition(card.card).printed.names:
            found["names"] = list(values.names)
        return found

    def lines(self, card: k.CardObject) -> list[Text]:
        """What there is to say about an entity besides what is printed on it."""
        return paired([teller.changes_of(card) for teller in self.tellers])

    # What is going on

    def complete(self, sheet: Sheet) -> None:
        """803: the attack that is running."""
        attacker = self.view.number("attacker")
        target = self.view.number("attack_target")
        if attacker:
            texts = [f"{speaker.object(attacker)} → {speaker.object(target)}" for speaker in self.speakers]
            sheet.battle = Battle(self.name(attacker), self.name(target) if target else None, *texts)


def _attribute(mask: int) -> tuple[str, str, str]:
    """An attribute by its name and words."""
    if mask & ALL_ATTRIBUTES == ALL_ATTRIBUTES:
        return ANY_PART
    found = [words for place, words in enumerate(ATTRIBUTE_WORDS) if mask >> place & 1]
    if not found:
        return PLAIN_PART
    japanese = "・".join(words[0] for words in found)
    return japanese, japanese, "/".join(words[1] for words in found)


def _number(number: int) -> int | str | None:
    """A number of a card; infinity by its sign."""
    if number == NO_NUMBER:
        return None
    return INFINITE if number >= k.INFINITY else number
