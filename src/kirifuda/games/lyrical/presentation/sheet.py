"""The table as plain data: what a browser draws, with the current values of every card that the viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda.games.interface import LANGUAGES
from kirifuda.games.lyrical.pool import pool_of
from kirifuda.games.lyrical.presentation.board import factor_counts
from kirifuda.games.lyrical.presentation.dangers import dangers
from kirifuda.games.lyrical.presentation.lessons import TEACHING
from kirifuda.games.lyrical.presentation.naming import Speaker
from kirifuda.games.lyrical.presentation.objects import FIELDS, Teller
from kirifuda.games.lyrical.presentation.terms import COLOUR_WORDS, KINDS, PHASES, STATES, ZONES, price_words
from kirifuda.games.lyrical.presentation.texts import ability_text, phrase_text
from kirifuda.games.lyrical.questions import QUESTIONS
from kirifuda.games.lyrical.rules.common import ATTACKER, GUARD, face_of, setups_of
from kirifuda.games.lyrical.rules.n09_damage import damage_on
from kirifuda.games.lyrical.values import CHARACTER, FACTOR_CARD, ITEM, Values
from kirifuda.games.lyrical.zones import ACTED, DECK, DECK_ZONES, IN_PLAY
from kirifuda.games.lyrical.zones import ZONES as KINDS_OF_ZONES
from kirifuda.games.presentation.sheets import Sheets, changed_numbers, paired
from kirifuda.games.sheet import (
    Battle,
    CardNow,
    Danger,
    Facet,
    Fact,
    Naming,
    Part,
    PlayerNow,
    Sheet,
    TableWords,
    Term,
    Text,
    zone_terms,
)

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId
    from kirifuda.kernel.state import CardObject

NUMBERS: Final = {field: FIELDS[field] for field in ("attack", "durability")}
LAID_OUT: Final = ("hand", "field", "factor", "fields", "stack")
"""Zones that lie card by card."""
SHORT: Final = {
    "factor": ("ファクター", "factor"),
    "fields": ("フィールド", "fields"),
    "discard": ("捨て札", "discard"),
    "stack": ("レスポンス", "responses"),
}
"""What stands beside rows and on piles."""


class LyricalSheets(Sheets[Speaker]):
    """The sheet of a duel."""

    bottom_first = frozenset({"stack"})

    def __init__(self, view: Game, viewer: PlayerId, name: Naming) -> None:
        super().__init__(view, viewer, name, (Speaker(view, viewer, "ja"), Speaker(view, viewer, "en")))
        self.pool = pool_of(view.pool)
        self.tellers = [Teller(speaker) for speaker in self.speakers]

    def player(self, seat: PlayerId) -> PlayerNow:
        """N-11.1: the deck, on which a player lives. N-1.2: the factor, by colour."""
        view = self.view
        is_first = view.turn() > 0 and view.number("first") == seat
        counts = factor_counts(self.speakers[0], seat)
        placed = [(COLOUR_WORDS[place], ready) for place, (ready, count) in enumerate(counts) if count]
        parts = [Part(words[0], *words, ready) for words, ready in placed]
        ready, most = sum(ready for ready, _ in counts), sum(count for _, count in counts)
        factor = Fact("factor", "ファクター", "factor", ready, most, parts)
        return PlayerNow(seat, is_first, [Fact("deck", *ZONES["deck"], len(view.zone(DECK, seat))), factor])

    # Cards

    def dress(self, card: CardObject, found: CardNow) -> None:
        view = self.view
        if self.tellers[0].is_turned_somehow(card):
            found.turned = card.position == ACTED
            found.position = "acted" if found.turned else ""
        if view.map.kind_of[card.zone].bit & IN_PLAY and card.card >= 0:
            self._in_play(card, found)

    def _in_play(self, card: CardObject, found: CardNow) -> None:
        """A card in play: what it shows (N-2.3), its values with changes, damage, and what the rules note of it."""
        view = self.view
        values = view.values(card.id)
        assert isinstance(values, Values)
        base = self.tellers[0].printed_values(card)
        found.card = face_of(view, card).key
        found.values = self.values(values)
        found.changes = changed_numbers(values, base, NUMBERS)
        found.damage = damage_on(view, card.id)
        found.marks = self.tellers[0].marks_in_battle(card)
        if card.host and values.kind & ITEM:
            found.marks.append("carried")
        setups = setups_of(view, card.id)
        if setups:
            cards = [card.card, *[view.state.objects[id].card for id in setups]]
            found.values["stack"] = [self.pool.card_at(each).key for each in cards]
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

    def ability(self, card: CardObject) -> Text | None:
        if card.item is None or card.item.ability is None:
            return None
        return Text(*[ability_text(self.pool, card.item.ability, language) for language in LANGUAGES])

    # What is going on

    def phrases(self, key: str, clause: str) -> tuple[str, str]:
        return phrase_text(self.pool, clause, "ja"), phrase_text(self.pool, clause, "en")

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


class LyricalTable(TableWords):
    """The table of a duel."""

    zones = zone_terms(KINDS_OF_ZONES, ZONES, LAID_OUT, SHORT)
    phases = tuple(Term(name, *words) for name, words in PHASES.items())
    positions = (Term("acted", *STATES[ACTED]),)
    deck_zones = tuple(Term(kind.name, *ZONES[kind.name]) for kind in DECK_ZONES)
    facets = (
        Facet("kind", "種類", "Kind"),
        Facet("attributes", "色", "Colour"),
        Facet("factor", "必要ファクター", "Factor", "number"),
        Facet("cost", "コスト", "Cost", "number"),
        Facet("attack", "攻撃力", "Attack", "number"),
        Facet("durability", "耐久力", "Durability", "number"),
        Facet("keywords", "スキル", "Skill"),
        Facet("quoted_name", "ネーム", "Name"),
    )
    stack = "stack"
    portrait = "field"
    questions = QUESTIONS
    teaching = TEACHING

    def sheet(self, view: Game, viewer: PlayerId, name: Naming) -> Sheet:
        return LyricalSheets(view, viewer, name).sheet()

    def dangers(self, view: Game, decision: Decision) -> dict[int, Danger]:
        return dangers(view, decision)


TABLE: Final = LyricalTable()
