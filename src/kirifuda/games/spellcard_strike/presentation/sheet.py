"""The table as plain data: the stage by column and row, strikers with their current values, the score, the chain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda.games.interface import LANGUAGES
from kirifuda.games.presentation.sheets import Sheets, paired
from kirifuda.games.sheet import (
    CardNow,
    Changed,
    Danger,
    Facet,
    Fact,
    Naming,
    PlayerNow,
    Sheet,
    TableWords,
    Term,
    Text,
    zone_terms,
)
from kirifuda.games.spellcard_strike.minimap import colour_of, offset
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.presentation.dangers import dangers
from kirifuda.games.spellcard_strike.presentation.lessons import TEACHING
from kirifuda.games.spellcard_strike.presentation.naming import Speaker
from kirifuda.games.spellcard_strike.presentation.objects import FIELDS, Teller
from kirifuda.games.spellcard_strike.presentation.terms import ANY, ATTRIBUTE_WORDS, PHASES, POSITIONS, ZONES
from kirifuda.games.spellcard_strike.presentation.texts import ability_text, phrase_text
from kirifuda.games.spellcard_strike.questions import QUESTIONS
from kirifuda.games.spellcard_strike.rules.common import is_ace, is_striker
from kirifuda.games.spellcard_strike.rules.r01_02_game_end import WINNING_SCORE
from kirifuda.games.spellcard_strike.rules.r02_04_resolution import attackers_of
from kirifuda.games.spellcard_strike.rules.r02_05_targets import is_attack
from kirifuda.games.spellcard_strike.rules.r04_02_zones import score_of
from kirifuda.games.spellcard_strike.stage import AREAS, COLUMNS, NO_AREA, ROWS, gate, target_area
from kirifuda.games.spellcard_strike.values import ALL_ATTRIBUTES, Values
from kirifuda.games.spellcard_strike.zones import ACE, ACTED, DECK, DECK_ZONES, OPTION, SCORE, UNACTED
from kirifuda.games.spellcard_strike.zones import ZONES as KINDS_OF_ZONES

if TYPE_CHECKING:
    from kirifuda.kernel.decision import Decision, Option
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import PlayerId
    from kirifuda.kernel.rulebook import Pool
    from kirifuda.kernel.state import CardObject

NUMBERS: Final = ("rank", "pow", "defense")
LAID_OUT: Final = ("hand", "stage", "chain")
"""Zones that lie card by card."""
SHORT: Final = {"deck": ("山", "deck"), "discard": ("捨札", "discard"), "removed": ("除外", "out")}
"""What stands beside rows and on piles."""
AREA_VERBS: Final = ("move", "area", "stay")
"""Options whose number is an area."""


def cell_of(area: int) -> tuple[int, int] | None:
    """Column and row from 0, from the left end of player 0's base line, the same for both players."""
    return (area % COLUMNS, area // COLUMNS) if 0 <= area < AREAS else None


class StrikeSheets(Sheets[Speaker]):
    """The sheet of Spellcard Strike."""

    piles = frozenset({"deck", "removed"})
    bottom_first = frozenset({"chain"})

    def __init__(self, view: Game, viewer: PlayerId, name: Naming) -> None:
        super().__init__(view, viewer, name, (Speaker(view, viewer, "ja"), Speaker(view, viewer, "en")))
        self.pool = pool_of(view.pool)
        self.tellers = [Teller(speaker) for speaker in self.speakers]

    def player(self, seat: PlayerId) -> PlayerNow:
        """The score."""
        view = self.view
        facts = [Fact("score", "スコア", "score", score_of(view, seat), WINNING_SCORE)]
        facts.append(Fact("score_cards", "スコア枚数", "score cards", len(view.zone(SCORE, seat))))
        first = view.state.variables.get("first")
        return PlayerNow(seat, view.turn() > 0 and first == seat, facts)

    def dress(self, card: CardObject, found: CardNow) -> None:
        view = self.view
        if is_striker(view, card.id):
            found.place = cell_of(card.place)
            found.position = "acted" if card.position == ACTED else ""
            found.turned = card.position != UNACTED
            if is_ace(view, card.id):
                found.marks.append("ace")
            if card.entered == view.turn() > 0:
                found.marks.append("new")
        if card.card < 0 or card.face_down or card.item is not None:
            return
        values, printed = view.values(card.id), self.pool.card_at(card.card).printed
        assert isinstance(values, Values)
        changed = any(getattr(values, each) != getattr(printed, each) for each in values.fields)
        if changed or is_striker(view, card.id):
            found.values = _values(values)
            found.changes = _changes(values, printed)
        if found.changes or card.id in self.held or values.abilities != printed.abilities:
            found.lines = paired([teller.changes_of(card) for teller in self.tellers])

    def ability(self, card: CardObject) -> Text | None:
        definition = self.pool.card_at(card.card)
        if card.item is None or card.item.ability is None:
            return None
        return Text(*[ability_text(definition, card.item.ability, language) for language in LANGUAGES])

    def phrases(self, key: str, clause: str) -> tuple[str, str]:
        card = self.pool.card_at(self.pool.numbers[key])
        return phrase_text(card, clause, "ja"), phrase_text(card, clause, "en")

    def complete(self, sheet: Sheet) -> None:
        """The shape of the stage, and who takes part in the attacks that wait."""
        objects = self.view.state.objects
        attacks: list[dict[str, Any]] = []
        for zone in sheet.zones:
            if zone.name == "chain":
                for id in self.view.state.zones[self.view.map.zone(KINDS_OF_ZONES[8], 0)]:
                    if objects[id].item is not None and is_attack(objects[id]):
                        strikers = [self.name(each) for each in attackers_of(objects[id])]
                        attacks.append({"item": self.name(id), "attackers": strikers})
        gates = [cell_of(gate(player)) for player in range(self.view.players)]
        sheet.extra = {"columns": COLUMNS, "rows": ROWS, "gates": gates, "attacks": attacks}


def _values(values: Values) -> dict[str, Any]:
    """Current values; the range as steps ahead and to the right, with the colour of the cell."""
    icons = [ANY[0] if icon == ALL_ATTRIBUTES else ATTRIBUTE_WORDS[icon.bit_length() - 1][0] for icon in values.cost]
    return {
        "rank": values.rank,
        "pow": values.pow,
        "def": values.defense,
        "attributes": [words[0] for at, words in enumerate(ATTRIBUTE_WORDS) if values.attributes >> at & 1],
        "house": list(values.houses),
        "races": list(values.races),
        "types": list(values.spell_types),
        "cost": icons,
        "range": [[*offset(code), "rb"[colour_of(code)]] for code in values.range],
    }


def _changes(values: Values, base: Values) -> list[Changed]:
    """Numbers that are not as printed."""
    found: list[Changed] = []
    for field in NUMBERS:
        now, printed = getattr(values, field), getattr(base, field)
        if now != printed:
            name = "def" if field == "defense" else field
            found.append(Changed(name, printed, now, *FIELDS[field], 1 if now > printed else -1))
    return found


class StrikeTable(TableWords):
    """The table of Spellcard Strike."""

    zones = zone_terms(KINDS_OF_ZONES, ZONES, LAID_OUT, SHORT)
    phases = tuple(Term(name, *words) for name, words in PHASES.items())
    positions = (Term("acted", *POSITIONS[ACTED]),)
    deck_zones = tuple(Term(kind.name, *ZONES[kind.name]) for kind in DECK_ZONES)
    facets = (
        Facet("kind", "種類", "Kind"),
        Facet("attributes", "属性", "Attribute"),
        Facet("house", "所属", "House"),
        Facet("races", "種族", "Race"),
        Facet("types", "スペルタイプ", "Spell type"),
        Facet("keywords", "キーワード", "Keyword"),
        Facet("rank", "Rank", "Rank", "number"),
        Facet("pow", "POW", "POW", "number"),
        Facet("def", "DEF", "DEF", "number"),
        Facet("rarity", "レアリティ", "Rarity"),
    )
    stack = "chain"
    portrait = "stage"
    teaching = TEACHING
    questions = QUESTIONS

    def sheet(self, view: Game, viewer: PlayerId, name: Naming) -> Sheet:
        return StrikeSheets(view, viewer, name).sheet()

    def deck_zones_of(self, pool: Pool, card: int) -> list[str]:
        """1.2.2.1, 5.1.1: an option in its place; any spell card may be named the ace."""
        if pool_of(pool).card_at(card).printed.is_option:
            return [OPTION.name]
        return [DECK.name, ACE.name]

    def dangers(self, view: Game, decision: Decision) -> dict[int, Danger]:
        return dangers(view, decision)

    def cell(self, view: Game, decision: Decision, option: Option) -> tuple[int, int] | None:
        if option.verb in AREA_VERBS:
            return cell_of(option.number)
        area = target_area(option.object)
        return cell_of(area) if area != NO_AREA else None


TABLE: Final = StrikeTable()
