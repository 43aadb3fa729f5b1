"""One object as it is now: current values with what has changed, position, counters, stock, choices made for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.abilities import MagicalAbility
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules.r0907_aether import CASTER_AETHER, caster_points
from kirifuda.games.magical_duel.rules.r0909_layers import FACE_DOWN
from kirifuda.games.magical_duel.telling.cards import describe
from kirifuda.games.magical_duel.telling.naming import Speaker
from kirifuda.games.magical_duel.telling.terms import (
    aether_words,
    attribute_words,
    counter_words,
    keyword_words,
    kind_words,
    number_words,
    race_words,
)
from kirifuda.games.magical_duel.telling.texts import ability_text
from kirifuda.games.magical_duel.values import NO_NUMBER, Values
from kirifuda.games.magical_duel.words import WORDS
from kirifuda.games.magical_duel.zones import FIELD_BITS, RECOVERED
from kirifuda.games.telling import objects
from kirifuda.games.telling.objects import ObjectTeller, arrow
from kirifuda.games.telling.phrasing import Words

if TYPE_CHECKING:
    from kirifuda import kernel as k

SENTENCES: Final[dict[str, Words]] = {
    **objects.SENTENCES,
    "controlled": ("場所：{zone}（{player}が支配）", "In {zone}, under {whose} control"),
    "face_down": (
        "裏向き：カード名のない無属性Lv1魔法少女として扱う（504.1b）",
        "Face down: it counts as a nameless plain Lv 1 caster (504.1b)",
    ),
    "attacking": ("攻撃を行っている", "It is attacking"),
    "attacked": ("攻撃されている", "It is being attacked"),
    "new": ("このターンに出た", "It came this turn"),
    "switched": ("このターンにスイッチした", "It was switched this turn"),
    "counters": ("カウンター：{counters}", "Counters: {counters}"),
    "stock": ("ストック：{cards}", "Stock: {cards}"),
    "laid_on": ("{card}のストック", "It is stock of {card}"),
}


NUMBERS: Final = ("cost", "level", "attack", "defense")
MAKES: Final[Words] = ("レストして{aether}のオドを生み出す", "rest for {aether}")


class Teller(ObjectTeller[Speaker, Values]):
    """Tells of the cards of Magical Duel."""

    sentences = SENTENCES
    held = Values

    def card_text(self, card: k.CardObject) -> str:
        return describe(pool_of(self.game.pool), card.card, self.speaker.language)

    def ability_text(self, card: k.CardObject, ability: k.Ability) -> str:
        printed = self.speaker.printed(card)
        return ability_text(self.speaker.definition(printed), ability, self.speaker.language) if printed >= 0 else ""

    def printer_of(self, ability: k.Ability) -> str:
        for other in self.game.pool.cards:
            definition = self.speaker.definition(other.index)
            if isinstance(ability, MagicalAbility) and ability.key.startswith(f"{definition.key}/"):
                return self.speaker.card(other.index)
        return ability.key

    def offered(self, id: k.ObjectId, ability: k.Ability) -> str:
        """The casters' common one by what it makes now."""
        if ability is not CASTER_AETHER:
            return super().offered(id, ability)
        points = aether_words(caster_points(self.game, id), self.speaker.language)
        return self.speaker.pick(MAKES).format_map({"aether": points})

    def plan_of(self, printed: k.PrintedCard, ability: k.Ability | None) -> object:
        return super().plan_of(printed, ability) if ability is not None else getattr(printed, "spell", None)

    def number(self, number: int) -> str:
        return number_words(number)

    def keyword(self, ability: k.Ability) -> str:
        if not isinstance(ability, MagicalAbility) or not ability.keyword:
            return ""
        return keyword_words(ability.keyword, "", self.speaker.language)

    def counts_as_blank(self, card: k.CardObject) -> bool:
        """504.1b: whether it lies face down on the field."""
        return card.face_down and bool(self.game.map.kind_of[card.zone].bit & FIELD_BITS)

    def has_values(self, card: k.CardObject) -> bool:
        return self.speaker.printed(card) >= 0 or self.counts_as_blank(card)

    def printed_values(self, card: k.CardObject) -> Values:
        return FACE_DOWN if self.counts_as_blank(card) else self.speaker.definition(card.card).printed

    def shown(self, values: Values, field: str) -> str:
        language = self.speaker.language
        if field in NUMBERS:
            number = getattr(values, field)
            return "" if number == NO_NUMBER else number_words(number)
        if field == "kinds":
            return kind_words(values.kinds, language)
        if field == "attributes":
            return attribute_words(values.attributes, language)
        if field == "races":
            return race_words(values.races, language)
        return "・".join(values.names)

    def spot(self, card: k.CardObject) -> str:
        """A zone that both share, and who controls the card."""
        speaker = self.speaker
        if self.game.map.player_of[card.zone] >= 0:
            return ""
        whose = {"player": speaker.player(card.controller), "whose": speaker.whose(card.controller)}
        return self.line("controlled", zone=speaker.zone(card.zone), **whose)

    def state_lines(self, card: k.CardObject) -> list[str]:
        speaker = self.speaker
        lines = [self.place(card)]
        if self.game.map.kind_of[card.zone].bit & FIELD_BITS:
            lines.extend(self.field_lines(card))
        if card.counters:
            counters = [f"{counter_words(name, speaker.language)} {count}" for name, count in card.counters]
            lines.append(self.line("counters", counters=speaker.list(counters)))
        if card.under:
            lines.append(self.line("stock", cards=speaker.list([speaker.object(id) for id in card.under])))
        return [*lines, *self.choices(card)]

    def field_lines(self, card: k.CardObject) -> list[str]:
        """How it lies on the field."""
        game = self.game
        lines = [self.line("face_down")] if card.face_down else []
        lines.append(self.line("position", position=self.speaker.pick(WORDS.position_words[card.position])))
        marks = {
            "attacking": game.number("attacker") == card.id,
            "attacked": game.number("attacked") == card.id,
            "new": card.entered == game.turn(),
            "switched": card.mark("switched") == game.turn() > 0,
        }
        return [*lines, *[self.line(key) for key, holds in marks.items() if holds]]

    def is_marked(self, card: k.CardObject) -> bool:
        return bool(self.game.map.kind_of[card.zone].bit & FIELD_BITS)

    def marks_of(self, card: k.CardObject) -> list[str]:
        """Numbers (▲▼ where they changed), position, counters, stock."""
        language = self.speaker.language
        values = self.values(card)
        base = FACE_DOWN if card.face_down else self.speaker.definition(card.card).printed
        marks: list[str] = []
        if values.attack != NO_NUMBER:
            marks.append(f"{marked(values.attack, base.attack)}/{marked(values.defense, base.defense)}")
        elif values.level != NO_NUMBER:
            marks.append(f"Lv{number_words(values.level)}")
            marks.append(attribute_words(values.attributes, language))
        if card.position != RECOVERED:
            marks.append(f"({self.speaker.pick(WORDS.position_words[card.position])})")
        marks.extend(self.new_keywords(values, base))
        marks.extend(f"{counter_words(name, language)}×{count}" for name, count in card.counters)
        if card.under:
            marks.append(f"≡{len(card.under)}")
        return marks


def marked(now: int, printed: int) -> str:
    """A number with a mark before it if it is not as printed."""
    return ("" if printed == NO_NUMBER else arrow(now, printed)) + number_words(now)
