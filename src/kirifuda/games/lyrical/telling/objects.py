"""One object as it is now: current values with what has changed, damage, what lies on it, choices made for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.games.lyrical.pool import pool_of
from kirifuda.games.lyrical.rules.common import (
    ATTACKER,
    GUARD,
    face_of,
    is_character,
    is_ready_to_act,
    items_of,
    setups_of,
)
from kirifuda.games.lyrical.rules.n09_damage import damage_on
from kirifuda.games.lyrical.telling.cards import describe
from kirifuda.games.lyrical.telling.naming import Speaker
from kirifuda.games.lyrical.telling.terms import colour_words, price_words, skill_words
from kirifuda.games.lyrical.telling.texts import ability_text, chosen_modes
from kirifuda.games.lyrical.values import CHARACTER, Values
from kirifuda.games.lyrical.words import WORDS
from kirifuda.games.lyrical.zones import ACTED, FACTOR, FIELD, STACK
from kirifuda.games.telling import objects
from kirifuda.games.telling.objects import ObjectTeller, marked
from kirifuda.games.telling.phrasing import Words, shortened

if TYPE_CHECKING:
    from kirifuda import kernel as k

SENTENCES: Final[dict[str, Words]] = {
    **objects.SENTENCES,
    "waits": ("{player}が使用し、解決を待っている", "Used by {player}, waiting to be resolved"),
    "items": ("アイテム：{cards}", "Items: {cards}"),
    "stack": ("セットアップの下：{cards}", "Below the Setup: {cards}"),
    "state": ("{state}", "It is {state}"),
    "damage": ("受けているダメージ：{number}", "Damage taken: {number}"),
    "attacking": ("アタックしている", "It is attacking"),
    "guarding": ("ガードしている", "It is guarding"),
    "new": ("このターンに出たばかり", "It is new this turn"),
    "modes": ("選択：{modes}", "Chosen: {modes}"),
}


class Teller(ObjectTeller[Speaker, Values]):
    """Tells of the cards of a duel."""

    sentences = SENTENCES
    held = Values

    def card_text(self, card: k.CardObject) -> str:
        """N-2.3: the uppermost card of its stack."""
        pool = pool_of(self.game.pool)
        return describe(pool, pool.numbers[face_of(self.game, card).key], self.speaker.language)

    def ability_text(self, card: k.CardObject, ability: k.Ability) -> str:
        return ability_text(pool_of(self.game.pool), ability, self.speaker.language)

    def offered(self, id: k.ObjectId, ability: k.Ability) -> str:
        """N-3.1: a bearer has the effects of its item, which everybody reads."""
        return shortened(ability_text(pool_of(self.game.pool), ability, self.speaker.language), self.columns)

    def keyword(self, ability: k.Ability) -> str:
        if not isinstance(ability, e.TextAbility) or not ability.keyword:
            return ""
        return skill_words(ability.keyword, self.speaker.language)

    def has_values(self, card: k.CardObject) -> bool:
        return self.speaker.printed(card) >= 0 and not card.made

    def shown(self, values: Values, field: str) -> str:
        if field == "colours":
            return colour_words(values.colours, self.speaker.language)
        if field == "price":
            return price_words(values.price(), self.speaker.language)
        return str(getattr(values, field))

    def spot(self, card: k.CardObject) -> str:
        if self.game.map.kind_of[card.zone] is not STACK:
            return ""
        return self.line("waits", player=self.speaker.player(card.controller))

    def choices(self, card: k.CardObject) -> list[str]:
        modes = chosen_modes(pool_of(self.game.pool), card, self.speaker.language)
        told = [self.line("modes", modes=self.speaker.list(modes))] if modes else []
        return [*told, *super().choices(card)]

    def state_lines(self, card: k.CardObject) -> list[str]:
        game, speaker = self.game, self.speaker
        lines = [self.place(card)]
        if self.is_turned_somehow(card):
            lines.append(self.line("state", state=speaker.pick(WORDS.position_words[card.position])))
        if damage_on(game, card.id):
            lines.append(self.line("damage", number=str(damage_on(game, card.id))))
        lines.extend(self.line(mark) for mark in self.marks_in_battle(card))
        items = [speaker.object(id) for id in items_of(game, card.id)]
        if items:
            lines.append(self.line("items", cards=speaker.list(items)))
        below = self.covered(card)
        if below:
            lines.append(self.line("stack", cards=speaker.list(below)))
        return [*lines, *self.choices(card)]

    def is_turned_somehow(self, card: k.CardObject) -> bool:
        """N-1.2, N-2.4: whether it is a card that is acted or un-acted."""
        return self.game.map.kind_of[card.zone] is FACTOR or is_character(self.game, card.id)

    def covered(self, card: k.CardObject) -> list[str]:
        """N-2.3: the cards of a character that lie below the uppermost, the lowest first."""
        setups = setups_of(self.game, card.id)
        if not setups:
            return []
        records = self.game.state.objects
        return [self.speaker.card(each) for each in (card.card, *[records[id].card for id in setups[:-1]])]

    def marks_in_battle(self, card: k.CardObject) -> list[str]:
        """N-9, N-1.5: what it does in an attack, and whether it is too new to do anything; by the keys of sentences."""
        game = self.game
        if not is_character(game, card.id) or card.card < 0:
            return []
        marks = {
            "attacking": game.number(ATTACKER) == card.id,
            "guarding": game.number(GUARD) == card.id,
            "new": not is_ready_to_act(game, card.id),
        }
        return [key for key, holds in marks.items() if holds]

    def is_marked(self, card: k.CardObject) -> bool:
        return self.game.map.kind_of[card.zone] in (FIELD, FACTOR) and card.item is None

    def marks_of(self, card: k.CardObject) -> list[str]:
        """Numbers (▲▼ where they changed), damage, acted, new skills."""
        if self.speaker.printed(card) < 0:
            return []
        values, base = self.values(card), self.printed_values(card)
        marks: list[str] = []
        if values.kind & CHARACTER:
            marks.append(f"{marked(values.attack, base.attack)}/{marked(values.durability, base.durability)}")
            damage = damage_on(self.game, card.id)
            if damage:
                marks.append(f"−{damage}")
        if card.position == ACTED and self.is_turned_somehow(card):
            marks.append(f"({self.speaker.pick(WORDS.position_words[ACTED])})")
        return [*marks, *self.new_keywords(values, base)]
