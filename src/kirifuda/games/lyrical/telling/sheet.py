"""The table as plain data: what a browser draws, with the current values of every card that the viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda.games.lyrical.rules.common import ATTACKER, GUARD, face_of, setups_of
from kirifuda.games.lyrical.rules.n09_damage import damage_on
from kirifuda.games.lyrical.telling.naming import Speaker
from kirifuda.games.lyrical.telling.objects import Teller
from kirifuda.games.lyrical.telling.terminal import factor_counts
from kirifuda.games.lyrical.telling.terms import COLOUR_WORDS, KINDS, price_words
from kirifuda.games.lyrical.values import CHARACTER, FACTOR_CARD, ITEM, Values
from kirifuda.games.lyrical.words import WORDS
from kirifuda.games.lyrical.zones import ACTED, DECK, IN_PLAY
from kirifuda.games.sheet import (
    Battle,
    CardNow,
    Fact,
    Part,
    Sheet,
)
from kirifuda.games.telling import sheets
from kirifuda.games.telling.sheets import changed_numbers, paired

if TYPE_CHECKING:
    from kirifuda import kernel as k

NUMBERS: Final = tuple(row.value for row in WORDS.numbers)


class Sheets(sheets.Sheets[Speaker, Teller]):
    """The sheet of a duel."""

    speaker = Speaker
    teller = Teller

    def facts(self, seat: k.PlayerId) -> list[Fact]:
        """N-11.1: the deck, on which a player lives. N-1.2: the factor, by colour."""
        view = self.view
        counts = factor_counts(self.speakers[0], seat)
        placed = [(COLOUR_WORDS[place], ready) for place, (ready, count) in enumerate(counts) if count]
        parts = [Part(words[0], *words, ready) for words, ready in placed]
        ready, most = sum(ready for ready, _ in counts), sum(count for _, count in counts)
        return [WORDS.fact("deck", len(view.zone(DECK, seat))), WORDS.fact("factor", ready, most, parts)]

    # Cards

    def dress(self, card: k.CardObject, found: CardNow) -> None:
        view = self.view
        if self.tellers[0].is_turned_somehow(card):
            found.turned = card.position == ACTED
            found.position = WORDS.position_names[card.position]
        if view.map.kind_of[card.zone].bit & IN_PLAY and card.card >= 0:
            self._in_play(card, found)

    def _in_play(self, card: k.CardObject, found: CardNow) -> None:
        """A card in play: what it shows (N-2.3), its values with changes, damage, and what the rules note of it."""
        view = self.view
        values = view.values(card.id)
        assert isinstance(values, Values)
        base = self.tellers[0].printed_values(card)
        found.card = face_of(view, card).key
        found.values = self.values(values)
        found.changes = changed_numbers(values, base, WORDS.numbers)
        found.damage = damage_on(view, card.id)
        found.marks = self.tellers[0].marks_in_battle(card)
        if card.host and values.kind & ITEM:
            found.marks.append("carried")
        setups = setups_of(view, card.id)
        if setups:
            cards = [card.card, *[view.state.objects[id].card for id in setups]]
            found.values["stack"] = [self.speakers[0].definition(each).key for each in cards]
        if found.changes or card.id in self.held or values.abilities != base.abilities:
            found.lines = paired([teller.changes_of(card) for teller in self.tellers])

    def values(self, values: Values) -> dict[str, Any]:
        """Current values; numbers that a card of this kind does not have are null."""
        is_character = bool(values.kind & CHARACTER)
        found: dict[str, Any] = {field: getattr(values, field) if is_character else None for field in NUMBERS}
        found["price"] = "" if not values.kind or values.kind & FACTOR_CARD else price_words(values.price(), "ja")
        found["attributes"] = [words[0] for place, words in enumerate(COLOUR_WORDS) if values.colours >> place & 1]
        found["kind"] = [words[0] for bit, words in KINDS.items() if values.kind & bit]
        return found

    # What is going on

    def complete(self, sheet: Sheet) -> None:
        """N-9: the attack that is running."""
        view = self.view
        attacker, guard = view.number(ATTACKER), view.number(GUARD)
        if not attacker:
            return
        attacked = 1 - view.turn_player()
        texts = [
            f"{speaker.object(attacker)} → {speaker.object(guard) if guard else speaker.player(attacked)}"
            for speaker in self.speakers
        ]
        sheet.battle = Battle(self.name(attacker), self.name(guard or -1 - attacked), *texts)
