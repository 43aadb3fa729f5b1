"""One object as it is now: current values with what has changed, area, damage, what it wears, what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games.last_resort.keywords.k19_08_bind import is_bound
from kirifuda.games.last_resort.pool import pool_of
from kirifuda.games.last_resort.rules.common import area_of, life_cap, life_of
from kirifuda.games.last_resort.rules.l03_zones import RECYCLED
from kirifuda.games.last_resort.rules.l09_1_costs import is_fresh
from kirifuda.games.last_resort.rules.l09_4_abilities import SKILL_USED
from kirifuda.games.last_resort.rules.l10_2_attackers import ATTACKS, is_attacking, is_blocked, is_blocking, pairs_in
from kirifuda.games.last_resort.rules.l10_9_damage import damage_on
from kirifuda.games.last_resort.telling.cards import describe
from kirifuda.games.last_resort.telling.naming import Speaker
from kirifuda.games.last_resort.telling.terms import (
    AREAS,
    colour_words,
    counter_words,
    keyword_words,
    kind_words,
    race_words,
)
from kirifuda.games.last_resort.telling.texts import ability_text
from kirifuda.games.last_resort.values import CREATURE, Values
from kirifuda.games.last_resort.words import WORDS
from kirifuda.games.last_resort.zones import FIELD, IN_PLAY, LEADER, MANA, TAPPED
from kirifuda.games.telling import objects
from kirifuda.games.telling.objects import ObjectTeller, marked
from kirifuda.games.telling.phrasing import Words

if TYPE_CHECKING:
    from kirifuda import kernel as k

SENTENCES: Final[dict[str, Words]] = {
    **objects.SENTENCES,
    "area": ("場所：{whose}{area}", "In {whose} {area}"),
    "laid_on": ("{card}が装備している", "{card} is equipped with it"),
    "bears": ("装備：{cards}", "Equipped with: {cards}"),
    "damage": ("このターンに受けたダメージ：{number}", "Damage taken this turn: {number}"),
    "counters": ("カウンター：{counters}", "Counters: {counters}"),
    "life": ("ライフ：{number}/{most}", "Life: {number} of {most}"),
    "skill_left": ("リーダースキル：未使用", "Leader skill: not used yet"),
    "skill_used": ("リーダースキル：使用済み", "Leader skill: used"),
    "attacking": ("アタック中", "It is attacking"),
    "attacked": ("アタックされている", "It is being attacked"),
    "blocking": ("ブロック中", "It is blocking"),
    "blocked": ("ブロックされた", "It was blocked"),
    "bound": ("次のスタートステップでアンタップしない", "It does not untap in the next Start step"),
    "fresh": ("このターンに戦場に出た", "It entered this turn"),
    "recycled": ("リサイクルで召喚された", "It was summoned by Recycle"),
}


class Teller(ObjectTeller[Speaker, Values]):
    """Tells of the cards of a duel."""

    sentences = SENTENCES
    held = Values

    def describe(self, id: k.ObjectId) -> str:
        """L-1.14: of a player, the life too."""
        return super().describe(id) if id >= 0 else f"{self.speaker.player(-1 - id)}  {self.life(-1 - id)}"

    def life(self, player: int) -> str:
        """L-1.14: somebody's life with its cap."""
        return self.line("life", number=str(life_of(self.game, player)), most=str(life_cap(self.game, player)))

    def card_text(self, card: k.CardObject) -> str:
        return describe(pool_of(self.game.pool), card.card, self.speaker.language)

    def ability_text(self, card: k.CardObject, ability: k.Ability) -> str:
        return ability_text(self.speaker.definition(card.card), ability, self.speaker.language)

    def keyword(self, ability: k.Ability) -> str:
        if not isinstance(ability, e.TextAbility) or not ability.keyword:
            return ""
        return keyword_words(ability.keyword, ability.number, self.speaker.language)

    def shown(self, values: Values, field: str) -> str:
        if field == "kind":
            return kind_words(values, self.speaker.language)
        if field == "colours":
            return colour_words(values.colours, self.speaker.language)
        if field == "races":
            return race_words(values.races, self.speaker.language)
        return str(getattr(values, field))

    def spot(self, card: k.CardObject) -> str:
        """The area."""
        area = area_of(self.game, card.id)
        if area not in AREAS:
            return ""
        whose = self.speaker.whose(self.game.map.player_of[card.zone])
        return self.line("area", whose=whose, area=self.speaker.pick(AREAS[area]))

    def state_lines(self, card: k.CardObject) -> list[str]:
        kind = self.game.map.kind_of[card.zone]
        lines = self.lying(card)
        if kind in (FIELD, MANA):
            lines.append(self.line("position", position=self.speaker.pick(WORDS.position_words[card.position])))
        if kind is LEADER and not card.face_down:
            lines.append(self.life(card.owner))
            lines.append(self.line("skill_used" if card.mark(SKILL_USED) else "skill_left"))
        if damage_on(self.game, card.id):
            lines.append(self.line("damage", number=str(damage_on(self.game, card.id))))
        if card.counters:
            lines.append(self.line("counters", counters=self.speaker.list(self.counters(card, " "))))
        lines.extend(self.line(mark) for mark in self.marks_now(card))
        if card.under:
            lines.append(self.line("bears", cards=self.speaker.objects(list(card.under))))
        return lines

    def counters(self, card: k.CardObject, times: str) -> list[str]:
        """A94: the counters on it, each sort with its number."""
        language = self.speaker.language
        return [f"{counter_words(name, language)}{times}{number}" for name, number in card.counters]

    def marks_now(self, card: k.CardObject) -> list[str]:
        """L-10: what it does in this step, and what the rules note of it; each by the key of its sentence."""
        game = self.game
        if game.map.kind_of[card.zone] is not FIELD or card.card < 0:
            return []
        is_body = bool(self.values(card).kind & CREATURE)
        marks = {
            "attacking": is_attacking(game, card.id),
            "attacked": any(target == card.id for _, target in pairs_in(game, ATTACKS)),
            "blocking": is_blocking(game, card.id),
            "blocked": is_blocked(game, card.id),
            "bound": is_bound(game, card.id),
            "fresh": is_body and is_fresh(game, card.id) and card.controller == game.turn_player(),
            "recycled": bool(card.mark(RECYCLED)),
        }
        return [key for key, holds in marks.items() if holds]

    def is_marked(self, card: k.CardObject) -> bool:
        return bool(self.game.map.kind_of[card.zone].bit & (IN_PLAY | MANA.bit))

    def marks_of(self, card: k.CardObject) -> list[str]:
        """Numbers (▲▼ where they changed), damage, tapped, new keywords."""
        if card.face_down or self.speaker.printed(card) < 0:
            return self.tapped_mark(card)
        values, base = self.values(card), self.printed_values(card)
        marks: list[str] = []
        if values.kind & CREATURE:
            marks.append(f"{marked(values.power, base.power)}/{marked(values.toughness, base.toughness)}")
            damage = damage_on(self.game, card.id)
            if damage:
                marks.append(f"−{damage}")
        marks.extend([*self.tapped_mark(card), *self.new_keywords(values, base)])
        marks.extend(self.counters(card, "×"))
        if is_bound(self.game, card.id):
            marks.append("⛓")
        return marks

    def tapped_mark(self, card: k.CardObject) -> list[str]:
        """L-18.1: whether it is tapped."""
        return [f"({self.speaker.pick(WORDS.position_words[TAPPED])})"] if card.position == TAPPED else []
