"""One object as it is now: current values with what has changed, row, damage, what it wears, choices made for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.pso2.abilities import PsoAbility
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.rules.common import is_boss, is_person, numbers_in, row_of
from kirifuda.games.pso2.rules.r213_damage import damage_on, hp_of
from kirifuda.games.pso2.rules.r506_battle_phase import is_attacking, is_engaged
from kirifuda.games.pso2.telling.cards import describe
from kirifuda.games.pso2.telling.naming import Speaker
from kirifuda.games.pso2.telling.terms import ROWS, class_words, colour_words, keyword_words, sort_words
from kirifuda.games.pso2.telling.texts import ability_text
from kirifuda.games.pso2.values import ARMOUR, CHARACTER, PERSON, WEAPON, Values
from kirifuda.games.pso2.words import WORDS
from kirifuda.games.pso2.zones import IN_PLAY, OFF, PP
from kirifuda.games.telling import objects
from kirifuda.games.telling.objects import ObjectTeller, marked
from kirifuda.games.telling.phrasing import Words

if TYPE_CHECKING:
    from kirifuda import kernel as k

SENTENCES: Final[dict[str, Words]] = {
    **objects.SENTENCES,
    "row": ("場所：{zone}の{row}", "In the {row} of {zone}"),
    "bears": ("重ねられたカード：{cards}", "On it: {cards}"),
    "damage": ("受けているダメージ：{number}", "Damage taken: {number}"),
    "hp": ("HP（デッキの枚数）：{number}", "HP (cards in the deck): {number}"),
    "life": ("ライフ：{number}/{most}", "Life: {number} of {most}"),
    "attacking": ("攻撃中", "It is attacking"),
    "attacked": ("攻撃の対象になっている", "It is being attacked"),
    "engaged": ("交戦状態", "It is engaged"),
    "frozen": ("フリーズしている", "It is frozen"),
}


class Teller(ObjectTeller[Speaker, Values]):
    """Tells of the cards of a duel or a raid."""

    sentences = SENTENCES
    held = Values

    def card_text(self, card: k.CardObject) -> str:
        return describe(pool_of(self.game.pool), card.card, self.speaker.language)

    def ability_text(self, card: k.CardObject, ability: k.Ability) -> str:
        return ability_text(self.speaker.definition(card.card), ability, self.speaker.language)

    def keyword(self, ability: k.Ability) -> str:
        if not isinstance(ability, PsoAbility) or not ability.keyword:
            return ""
        return keyword_words(ability.keyword, ability.number, self.speaker.language)

    def shown(self, values: Values, field: str) -> str:
        if field == "colours":
            return colour_words(values.colours, self.speaker.language)
        if field == "classes":
            return class_words(values, self.speaker.language)
        if field == "sorts":
            return sort_words(values.sorts, self.speaker.language)
        return str(getattr(values, field))

    def spot(self, card: k.CardObject) -> str:
        """The row."""
        row = row_of(self.game, card.id)
        if row not in ROWS:
            return ""
        return self.line("row", zone=self.speaker.zone(card.zone), row=self.speaker.pick(ROWS[row]))

    def state_lines(self, card: k.CardObject) -> list[str]:
        game, speaker = self.game, self.speaker
        lines = self.lying(card)
        if game.map.kind_of[card.zone].bit & (IN_PLAY | PP.bit):
            lines.append(self.line("position", position=speaker.pick(WORDS.position_words[card.position])))
        if is_boss(game, card.id):
            lines.append(self.line("life", number=str(game.number("life")), most=str(game.number("first_life"))))
        elif is_person(game, card.id):
            lines.append(self.line("hp", number=str(hp_of(game, card.id))))
        if damage_on(game, card.id):
            lines.append(self.line("damage", number=str(damage_on(game, card.id))))
        lines.extend(self.line(mark) for mark in self.marks_in_battle(card))
        if card.under:
            lines.append(self.line("bears", cards=speaker.list([speaker.object(id) for id in card.under])))
        return [*lines, *self.choices(card)]

    def marks_in_battle(self, card: k.CardObject) -> list[str]:
        """506: what it does in the battle, and whether it is frozen; each by the key of its sentence."""
        game = self.game
        if not game.map.kind_of[card.zone].bit & IN_PLAY or card.card < 0:
            return []
        marks = {
            "attacking": is_attacking(game, card.id),
            "attacked": card.id in numbers_in(game, "targets"),
            "engaged": is_engaged(game, card.id),
            "frozen": self.values(card).frozen,
        }
        return [key for key, holds in marks.items() if holds]

    def is_marked(self, card: k.CardObject) -> bool:
        return bool(self.game.map.kind_of[card.zone].bit & (IN_PLAY | PP.bit)) and card.item is None

    def marks_of(self, card: k.CardObject) -> list[str]:
        """Numbers (▲▼ where they changed), damage, OFF, new keywords."""
        if card.face_down or self.speaker.printed(card) < 0:
            return self.off_mark(card)
        values, base = self.values(card), self.printed_values(card)
        marks = [*self.numbers_of(card, values, base), *self.off_mark(card), *self.new_keywords(values, base)]
        return [*marks, "❄"] if values.frozen else marks

    def numbers_of(self, card: k.CardObject, values: Values, base: Values) -> list[str]:
        """What counts in a fight."""
        if values.kind & CHARACTER:
            fight = f"{marked(values.attack, base.attack)}/{marked(values.hp, base.hp)}"
            damage = damage_on(self.game, card.id)
            return [fight, f"−{damage}"] if damage else [fight]
        if values.kind & PERSON and self.game.map.kind_of[card.zone].name == "player":
            return [f"{marked(values.attack, base.attack)}/{hp_of(self.game, card.id)}"]
        if values.kind & WEAPON:
            return [f"+{values.attack}"]
        return [f"▣{values.defense}"] if values.kind & ARMOUR else []

    def off_mark(self, card: k.CardObject) -> list[str]:
        """215.1.2: whether it is OFF."""
        return [f"({self.speaker.pick(WORDS.position_words[OFF])})"] if card.position == OFF else []
