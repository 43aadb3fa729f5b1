"""The table as plain data: what a browser draws, with the current values of every card that the viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda.games.last_resort.pool import pool_of
from kirifuda.games.last_resort.rules.common import area_of, hand_size, life_cap, life_of, step_of, values_of
from kirifuda.games.last_resort.rules.l09_1_costs import ready_mana
from kirifuda.games.last_resort.rules.l09_4_abilities import SKILL_USED
from kirifuda.games.last_resort.rules.l10_2_attackers import ATTACKS, BLOCKS, pairs_in
from kirifuda.games.last_resort.rules.l10_9_damage import damage_on
from kirifuda.games.last_resort.rules.l14_off_colour import is_off_colour
from kirifuda.games.last_resort.telling.naming import Speaker
from kirifuda.games.last_resort.telling.objects import Teller
from kirifuda.games.last_resort.telling.terms import colours_of, counter_words, kinds_of
from kirifuda.games.last_resort.values import CREATURE, LAST_RESORT_CARD, LEADER_CARD, MANA_CARD, SUMMONED, Values
from kirifuda.games.last_resort.words import WORDS
from kirifuda.games.last_resort.zones import (
    ATTACK,
    BROUGHT_LAST_RESORT,
    BROUGHT_LEADER,
    DECK,
    DEFENCE,
    FIELD,
    HAND,
    IN_PLAY,
    LEADER,
    MANA,
    STOCK,
    TAPPED,
)
from kirifuda.games.sheet import (
    Battle,
    CardNow,
    Counter,
    Fact,
    Sheet,
)
from kirifuda.games.telling import sheets
from kirifuda.games.telling.sheets import changed_numbers, paired

if TYPE_CHECKING:
    from kirifuda import kernel as k

NUMBERS: Final = tuple(row.value for row in WORDS.numbers)
AREA_NAMES: Final = {ATTACK: "attack", DEFENCE: "defence"}


class Sheets(sheets.Sheets[Speaker, Teller]):
    """The sheet, with leader and last resort."""

    speaker = Speaker
    teller = Teller

    @classmethod
    def deck_zones_of(cls, pool: k.Pool, card: int) -> list[k.ZoneKind] | None:
        """L-2.4: leader and last resort besides the deck; a token in none."""
        printed = pool_of(pool).card_at(card)
        places = {
            BROUGHT_LEADER: LEADER_CARD,
            BROUGHT_LAST_RESORT: LAST_RESORT_CARD,
            DECK: SUMMONED | MANA_CARD,
        }
        return [zone for zone, kinds in places.items() if printed.printed.kind & kinds and not printed.is_token]

    # Players

    def facts(self, seat: k.PlayerId) -> list[Fact]:
        """Life with its cap, mana, cards that count as hand, and whether the leader skill is left."""
        view = self.view
        leaders = [view.state.objects[id] for id in view.zone(LEADER, seat)]
        is_open = bool(leaders) and not leaders[0].face_down
        cap = life_cap(view, seat) if is_open else None
        mana = len(view.zone(MANA, seat))
        facts = [
            WORDS.fact("life", life_of(view, seat), cap),
            WORDS.fact("mana", len(ready_mana(view, seat)), mana),
        ]
        if view.zone(STOCK, seat):
            facts.append(WORDS.fact("hand", hand_size(view, seat)))
        if is_open:
            left = 0 if leaders[0].mark(SKILL_USED) else 1
            facts.append(WORDS.fact("skill", left, 1))
        return facts

    # Cards

    def dress(self, card: k.CardObject, found: CardNow) -> None:
        view = self.view
        kind = view.map.kind_of[card.zone]
        found.counters = [
            Counter(name, counter_words(name, "ja"), counter_words(name, "en"), count) for name, count in card.counters
        ]
        if kind in (FIELD, MANA):
            found.turned = card.position == TAPPED
            found.position = WORDS.position_names[card.position]
        if kind is LEADER and card.mark(SKILL_USED):
            found.marks = ["skill_used"]
        if kind is HAND and self._is_penalised(card):
            found.marks = ["off_colour"]
        if kind.bit & IN_PLAY and card.card >= 0 and not card.face_down:
            self._in_play(card, found)

    def _is_penalised(self, card: k.CardObject) -> bool:
        """L-14.1: whether summoning it loses life."""
        if card.card < 0 or step_of(self.view) == "setup" or card.owner != self.viewer:
            return False
        return bool(values_of(self.view, card.id).kind & SUMMONED) and is_off_colour(self.view, card.owner, card.id)

    def _in_play(self, card: k.CardObject, found: CardNow) -> None:
        """A card in play: its area, its values with changes, damage, and what the rules note of it."""
        view = self.view
        values = view.values(card.id)
        assert isinstance(values, Values)
        base = self.tellers[0].printed_values(card)
        found.values = self.values(values)
        found.changes = changed_numbers(values, base, WORDS.numbers)
        found.damage = damage_on(view, card.id)
        found.marks = [*found.marks, *self.tellers[0].marks_now(card)]
        area = area_of(view, card.id)
        if area in AREA_NAMES and not card.host:
            found.marks.append(AREA_NAMES[area])
        if card.made:
            found.marks.append("token")
        if found.changes or card.id in self.held or values.abilities != base.abilities:
            found.lines = paired([teller.changes_of(card) for teller in self.tellers])

    def values(self, values: Values) -> dict[str, Any]:
        """Current values; numbers that a card of this kind does not have are null."""
        has = {
            "cost": values.kind & SUMMONED,
            "power": values.kind & CREATURE,
            "toughness": values.kind & CREATURE,
        }
        found: dict[str, Any] = {field: getattr(values, field) if has[field] else None for field in NUMBERS}
        found["attributes"] = [words[0] for words in colours_of(values.colours)]
        found["kind"] = [words[0] for words in kinds_of(values)]
        found["races"] = list(values.races)
        found["n"] = values.is_unique
        return found

    # What is going on

    def complete(self, sheet: Sheet) -> None:
        """L-10: all attacks of this step with their blockers."""
        view = self.view
        attacks = pairs_in(view, ATTACKS)
        if not attacks:
            return
        blocks = pairs_in(view, BLOCKS)
        sheet.extra["attacks"] = [
            {
                "attacker": self.name(attacker),
                "target": self.name(target),
                "life": target < 0,
                "blockers": [self.name(blocker) for blocker, blocked in blocks if blocked == attacker],
            }
            for attacker, target in attacks
        ]
        texts = [
            speaker.list([f"{speaker.object(attacker)} → {speaker.aim(target)}" for attacker, target in attacks])
            for speaker in self.speakers
        ]
        first, target = attacks[0]
        sheet.battle = Battle(self.name(first), self.name(target), *texts)
