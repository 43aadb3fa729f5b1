"""The table as plain data: the stage by column and row, strikers with their current values, the score, the chain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda.games.sheet import (
    CardNow,
    Fact,
    Sheet,
)
from kirifuda.games.spellcard_strike.minimap import colour_of, offset
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.rules.common import is_ace, is_striker
from kirifuda.games.spellcard_strike.rules.r01_02_game_end import WINNING_SCORE
from kirifuda.games.spellcard_strike.rules.r02_04_resolution import attackers_of
from kirifuda.games.spellcard_strike.rules.r02_05_4_targets import is_attack
from kirifuda.games.spellcard_strike.rules.r04_02_zones import score_of
from kirifuda.games.spellcard_strike.stage import AREAS, COLUMNS, NO_AREA, ROWS, gate, target_area
from kirifuda.games.spellcard_strike.telling.naming import Speaker
from kirifuda.games.spellcard_strike.telling.objects import Teller
from kirifuda.games.spellcard_strike.telling.terms import ANY, ATTRIBUTE_WORDS
from kirifuda.games.spellcard_strike.values import ALL_ATTRIBUTES, Values
from kirifuda.games.spellcard_strike.words import WORDS
from kirifuda.games.spellcard_strike.zones import ACE, CHAIN, DECK, OPTION, SCORE, UNACTED
from kirifuda.games.telling import sheets
from kirifuda.games.telling.sheets import changed_numbers, paired

if TYPE_CHECKING:
    from kirifuda import kernel as k

AREA_VERBS: Final = ("move", "area", "stay")
"""Options whose number is an area."""


def cell_of(area: int) -> tuple[int, int] | None:
    """Column and row from 0, from the left end of player 0's base line, the same for both players."""
    return (area % COLUMNS, area // COLUMNS) if 0 <= area < AREAS else None


class Sheets(sheets.Sheets[Speaker, Teller]):
    """The sheet of Spellcard Strike."""

    speaker = Speaker
    teller = Teller

    @classmethod
    def deck_zones_of(cls, pool: k.Pool, card: int) -> list[k.ZoneKind] | None:
        """1.2.2.1, 5.1.1: an option in its place; any spell card may be named the ace."""
        return [OPTION] if pool_of(pool).card_at(card).printed.is_option else [DECK, ACE]

    @classmethod
    def cell(cls, option: k.Option) -> tuple[int, int] | None:
        if option.verb in AREA_VERBS:
            return cell_of(option.number)
        area = target_area(option.object)
        return cell_of(area) if area != NO_AREA else None

    def facts(self, seat: k.PlayerId) -> list[Fact]:
        """The score."""
        view = self.view
        return [
            WORDS.fact("score", score_of(view, seat), WINNING_SCORE),
            WORDS.fact("score_cards", len(view.zone(SCORE, seat))),
        ]

    def dress(self, card: k.CardObject, found: CardNow) -> None:
        view = self.view
        if is_striker(view, card.id):
            found.place = cell_of(card.place)
            found.position = WORDS.position_names[card.position]
            found.turned = card.position != UNACTED
            if is_ace(view, card.id):
                found.marks.append("ace")
            if card.entered == view.turn() > 0:
                found.marks.append("new")
        if card.card < 0 or card.face_down or card.item is not None:
            return
        values, printed = view.values(card.id), self.speakers[0].definition(card.card).printed
        assert isinstance(values, Values)
        changed = any(getattr(values, each) != getattr(printed, each) for each in values.fields)
        if changed or is_striker(view, card.id):
            found.values = _values(values)
            found.changes = changed_numbers(values, printed, WORDS.numbers)
        if found.changes or card.id in self.held or values.abilities != printed.abilities:
            found.lines = paired([teller.changes_of(card) for teller in self.tellers])

    def complete(self, sheet: Sheet) -> None:
        """The shape of the stage, and who takes part in the attacks that wait."""
        objects = self.view.state.objects
        attacks: list[dict[str, Any]] = []
        for zone in sheet.zones:
            if zone.name == "chain":
                for id in self.view.state.zones[self.view.map.zone(CHAIN, 0)]:
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
