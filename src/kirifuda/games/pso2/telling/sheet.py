"""The table as plain data: what a browser draws, with the current values of every card that the viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.raid.r_boss_turn import plays
from kirifuda.games.pso2.raid.r_setup import difficulty
from kirifuda.games.pso2.rules.common import (
    ATTACKER,
    boss_seat,
    is_out,
    is_raid,
    numbers_in,
    player_card,
    row_of,
    step,
)
from kirifuda.games.pso2.rules.r205_items import SLOTS, slots_used
from kirifuda.games.pso2.rules.r213_damage import damage_on, hp_of
from kirifuda.games.pso2.rules.r403_field import in_order_of_row
from kirifuda.games.pso2.telling.naming import Speaker
from kirifuda.games.pso2.telling.objects import Teller
from kirifuda.games.pso2.telling.terms import COLOUR_WORDS, DIFFICULTIES, KINDS, STEPS
from kirifuda.games.pso2.values import ARMOUR, CHARACTER, MAG_CARD, PERSON, PLAYED, PLAYER_CARD, WEAPON, Values
from kirifuda.games.pso2.words import WORDS
from kirifuda.games.pso2.zones import BACK, DECK, FRONT, IN_PLAY, MAG, OFF, ON, PLAYER, PP
from kirifuda.games.sheet import (
    Battle,
    CardNow,
    Fact,
    Part,
    Sheet,
    Text,
)
from kirifuda.games.telling import sheets
from kirifuda.games.telling.sheets import changed_numbers, paired

if TYPE_CHECKING:
    from kirifuda import kernel as k

NUMBERS: Final = tuple(row.value for row in WORDS.numbers)
ROW_NAMES: Final = {FRONT: "front", BACK: "back"}
HIDDEN_POINT: Final = ("裏", "裏向き", "face down")
WHITE_POINT: Final = ("白", "白", "white")


class Sheets(sheets.Sheets[Speaker, Teller]):
    """The sheet of a duel or a raid."""

    speaker = Speaker
    teller = Teller

    @classmethod
    def deck_zones_of(cls, pool: k.Pool, card: int) -> list[k.ZoneKind] | None:
        """100.1: player card, mag, and what a deck is made of; what is the boss's lies in none."""
        kind = pool_of(pool).card_at(card).printed.kind
        places = {PLAYER: PLAYER_CARD, MAG: MAG_CARD, DECK: PLAYED}
        return [zone for zone, kinds in places.items() if kind & kinds]

    # Players

    def facts(self, seat: k.PlayerId) -> list[Fact]:
        """HP or life, and PP by colour."""
        view = self.view
        if seat == boss_seat(view):
            return [WORDS.fact("life", view.number("life"), view.number("first_life"))]
        person = player_card(view, seat)
        most = self.speakers[0].definition(view.state.objects[person].card).deck_size if person else 0
        facts = [WORDS.fact("hp", hp_of(view, person) if person else 0, most or None), self.points(seat)]
        if is_out(view, seat):
            facts.append(WORDS.fact("out", 1))
        return facts

    def points(self, seat: k.PlayerId) -> Fact:
        """404: the PP that are ON, of all, by colour."""
        counts: dict[tuple[str, str, str], int] = {}
        cards = [self.view.state.objects[id] for id in self.view.zone(PP, seat)]
        for card in cards:
            words = self._point(card)
            counts[words] = counts.get(words, 0) + 1
        ready = sum(1 for card in cards if card.position == ON)
        return WORDS.fact("pp", ready, len(cards), [Part(*words, count) for words, count in counts.items()])

    def _point(self, card: k.CardObject) -> tuple[str, str, str]:
        """A PP by its colours."""
        if card.face_down:
            return HIDDEN_POINT
        colours = self.speakers[0].definition(card.card).printed.colours
        found = [words for place, words in enumerate(COLOUR_WORDS) if colours >> place & 1]
        if not found:
            return WHITE_POINT
        japanese = "・".join(words[0] for words in found)
        return japanese, japanese, "/".join(words[1] for words in found)

    # Cards

    def dress(self, card: k.CardObject, found: CardNow) -> None:
        view = self.view
        bit = view.map.kind_of[card.zone].bit
        if bit & (IN_PLAY | PP.bit):
            found.turned = card.position == OFF
            found.position = WORDS.position_names[card.position]
        if bit & IN_PLAY and card.card >= 0 and not card.face_down:
            self._in_play(card, found)

    def _in_play(self, card: k.CardObject, found: CardNow) -> None:
        """A card in play: its row, its values with changes, damage, and what the rules note of it."""
        view = self.view
        values = view.values(card.id)
        assert isinstance(values, Values)
        base = self.tellers[0].printed_values(card)
        found.values = self.values(values, card)
        found.changes = changed_numbers(values, base, WORDS.numbers)
        found.damage = damage_on(view, card.id)
        row = row_of(view, card.id)
        found.marks = self.tellers[0].marks_in_battle(card)
        if row in ROW_NAMES and not card.host:
            found.marks.append(ROW_NAMES[row])
        if found.changes or card.id in self.held or values.abilities != base.abilities:
            found.lines = paired([teller.changes_of(card) for teller in self.tellers])

    def values(self, values: Values, card: k.CardObject) -> dict[str, Any]:
        """Current values; numbers that a card of this kind does not have are null."""
        has = {
            "cost": values.kind & PLAYED,
            "attack": values.kind & (CHARACTER | WEAPON | PERSON),
            "hp": values.kind & (CHARACTER | PERSON),
            "defense": values.kind & ARMOUR,
        }
        found: dict[str, Any] = {field: getattr(values, field) if has[field] else None for field in NUMBERS}
        if self.speakers[0].definition(card.card).has_x_cost:
            found["cost"] = "X"
        if values.kind & PERSON:
            found["hp"] = hp_of(self.view, card.id)
        found["attributes"] = [words[0] for place, words in enumerate(COLOUR_WORDS) if values.colours >> place & 1]
        found["kind"] = [words[0] for bit, words in KINDS.items() if values.kind & bit]
        found["classes"] = ["ALL"] if values.every_class else list(values.classes)
        found["sorts"] = list(values.sorts)
        if card.under:
            found["slots"] = {
                "weapon": [slots_used(self.view, card.id, WEAPON), SLOTS[WEAPON]],
                "armour": [slots_used(self.view, card.id, ARMOUR), SLOTS[ARMOUR]],
            }
        return found

    # What is going on

    def complete(self, sheet: Sheet) -> None:
        """506: the step and the attack that is running. R.01: the raid."""
        view = self.view
        if step(view) in STEPS:
            sheet.step = Text(*STEPS[step(view)])
        attacker, targets = view.number(ATTACKER), numbers_in(view, "targets")
        if attacker:
            texts = [
                f"{speaker.object(attacker)} → {speaker.list([speaker.object(id) for id in targets])}"
                for speaker in self.speakers
            ]
            sheet.battle = Battle(self.name(attacker), self.name(targets[0]) if targets else None, *texts)
            sheet.extra["targets"] = [self.name(id) for id in targets]
        if is_raid(view):
            sheet.extra["raid"] = self.raid()

    def raid(self) -> dict[str, Any]:
        """R: the boss's seat and life, the target player, who is out, and the order in which its side attacks."""
        view = self.view
        boss = boss_seat(view)
        order = [player_card(view, boss), *in_order_of_row(view, boss, FRONT), *in_order_of_row(view, boss, BACK)]
        level = difficulty(view)
        return {
            "boss": boss,
            "life": view.number("life"),
            "first_life": view.number("first_life"),
            "difficulty": level,
            "difficulty_ja": DIFFICULTIES[level][0],
            "difficulty_en": DIFFICULTIES[level][1],
            "target": view.number("target_player"),
            "out": list(numbers_in(view, "out")),
            "plays": plays(view),
            "order": [self.name(id) for id in order if id],
            "done": [self.name(id) for id in order if id and view.state.objects[id].position == OFF],
        }
