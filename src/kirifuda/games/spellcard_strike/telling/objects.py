"""One object as it is now: current values with what has changed, where it stands, what it wears, what was declared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.spellcard_strike.abilities import StrikeAbility
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.rules.common import is_ace, is_striker
from kirifuda.games.spellcard_strike.rules.r02_04_resolution import attackers_of
from kirifuda.games.spellcard_strike.rules.r02_05_4_targets import is_attack
from kirifuda.games.spellcard_strike.stage import area_name
from kirifuda.games.spellcard_strike.telling.cards import describe
from kirifuda.games.spellcard_strike.telling.maps import around, beside, drawn
from kirifuda.games.spellcard_strike.telling.naming import Speaker
from kirifuda.games.spellcard_strike.telling.terms import (
    attribute_words,
    house_words,
    keyword_words,
    race_words,
    type_words,
)
from kirifuda.games.spellcard_strike.telling.texts import ability_text
from kirifuda.games.spellcard_strike.values import Values
from kirifuda.games.spellcard_strike.words import WORDS
from kirifuda.games.spellcard_strike.zones import ACTED
from kirifuda.games.telling import objects
from kirifuda.games.telling.objects import ObjectTeller, marked
from kirifuda.games.telling.phrasing import Words, shortened

if TYPE_CHECKING:
    from collections.abc import Mapping

    from kirifuda import kernel as k


SENTENCES: Final[dict[str, Words]] = {
    **objects.SENTENCES,
    "stands": ("場所：{area}（{player}がコントロール）", "At {area}, controlled by {player}"),
    "worn": ("{card}が装備中", "Worn by {card}"),
    "ace": ("エース", "It is the ace"),
    "wears": ("装備：{cards}", "Wears: {cards}"),
    "face_down": ("裏向き（スコア1点）", "Face down (it counts 1 point)"),
    "range": ("現在の攻撃範囲", "Attack range now"),
    "attack": ("{strikers}が{targets}を攻撃", "{strikers} attacking {targets}"),
    "grazed": ("グレイズ{number}枚", "Grazed with {number}"),
    "caster": ("術者：{card}", "Caster: {card}"),
    "by_card": ("{card}の効果", "effect of {card}"),
}


COLUMNS: Final = 78
ACTION_COLUMNS: Final = 60


class Teller(ObjectTeller[Speaker, Values]):
    """Tells of the cards of Spellcard Strike."""

    sentences = SENTENCES
    held = Values
    columns = 90

    def card_text(self, card: k.CardObject) -> str:
        return describe(pool_of(self.game.pool), card.card, self.speaker.language)

    def ability_text(self, card: k.CardObject, ability: k.Ability) -> str:
        return ability_text(self.speaker.definition(card.card), ability, self.speaker.language)

    def ability_name(self, card: k.CardObject, ability: k.Ability) -> str:
        return ability_name(self.speaker, ability)

    def offered(self, id: k.ObjectId, ability: k.Ability) -> str:
        if self.speaker.printed_on(id) < 0:
            return ""
        return super().offered(id, ability) or shortened(ability_name(self.speaker, ability), self.columns)

    def effect_name(self, effect: k.LastingEffect) -> str:
        """The half of the card that its text stands on."""
        made = effect.change or effect.carries
        return (self.speaker.half(made.key) if made is not None else "") or self.speaker.object(effect.source)

    def printed_values(self, card: k.CardObject) -> Values:
        return self.speaker.definition(card.card).printed

    def shown(self, values: Values, field: str) -> str:
        language = self.speaker.language
        if field == "attributes":
            return attribute_words(values.attributes, language)
        if field == "houses":
            return house_words(values.houses, language)
        if field == "races":
            return race_words(values.races, language)
        if field == "spell_types":
            return type_words(values.spell_types, language)
        return str(getattr(values, field))

    def action(self, actions: Mapping[str, Words], id: k.ObjectId, action: str) -> str:
        verb, _, number = action.partition(":")
        text = ""
        card = self.speaker.record(id)
        if number and card is not None and card.card >= 0 and id in self.game.state.objects:
            abilities = self.game.values(id).abilities
            if int(number) < len(abilities):
                ability = abilities[int(number)]
                whole = self.ability_text(card, ability) or ability_name(self.speaker, ability)
                text = shortened(whole, ACTION_COLUMNS)
        return self.speaker.say(actions[verb], {"text": text})

    def changes_of(self, card: k.CardObject) -> list[str]:
        """The range is drawn, so no line of it may be left out for being like another."""
        if not self.has_values(card):
            return []
        values, base = self.values(card), self.printed_values(card)
        lines = self.value_lines(values, base)
        if values.range != base.range:
            lines.extend(beside(drawn(around(values.range)), [self.speaker.pick(SENTENCES["range"])], COLUMNS))
        return [*lines, *self.ability_lines(card, values, base), *self.effect_lines(card)]

    def head(self, card: k.CardObject) -> list[str]:
        """2.5: of what waits in the chain, who declared it at what."""
        if card.item is None or self.speaker.printed(card) < 0:
            return super().head(card)
        ability = card.item.ability
        text = "" if ability is None else self.ability_text(card, ability)
        return [self.speaker.object(card.id), text, *declaration_lines(self.speaker, card)]

    def present(self, card: k.CardObject) -> list[str]:
        return super().present(card) if card.item is None else []

    def state_lines(self, card: k.CardObject) -> list[str]:
        game, speaker = self.game, self.speaker
        if card.host in game.state.objects:
            return [self.line("worn", card=speaker.striker(card.host))]
        if not is_striker(game, card.id):
            lines = [self.line("place", zone=speaker.zone(card.zone))]
            is_point = card.face_down and game.map.kind_of[card.zone].name == "score"
            return [*lines, self.line("face_down")] if is_point else lines
        lines = [self.line("stands", area=speaker.area(card.place), player=speaker.player(card.controller))]
        lines.append(self.line("position", position=speaker.pick(WORDS.position_words[card.position])))
        if is_ace(game, card.id):
            lines.append(self.line("ace"))
        if card.under:
            lines.append(self.line("wears", cards=speaker.list([speaker.object(id) for id in card.under])))
        return lines

    def brief(self, id: k.ObjectId) -> str:
        """A striker with its area, what counts in a fight, and whether it has acted."""
        card = self.speaker.record(id) if id > 0 else None
        if card is None or id not in self.game.state.objects or not self.is_marked(card):
            return self.speaker.object(id)
        name = self.speaker.striker_name(self.speaker.printed(card))
        return f"{name} {area_name(card.place)} {' '.join(self.marks_of(card))}"

    def is_marked(self, card: k.CardObject) -> bool:
        return is_striker(self.game, card.id) and not card.face_down

    def marks_of(self, card: k.CardObject) -> list[str]:
        """Numbers (▲▼ where they changed), Rank, ace, equipment, acted."""
        values, base = self.values(card), self.printed_values(card)
        fight = f"{marked(values.pow, base.pow)}/{marked(values.defense, base.defense)}"
        marks = [fight, f"R{marked(values.rank, base.rank)}"]
        worn = len(card.under)
        if is_ace(self.game, card.id):
            marks.append("★")
            worn -= 1
        if worn > 0:
            marks.append(f"≡{worn}")
        if card.position == ACTED:
            marks.append("✓")
        return marks


def _line(speaker: Speaker, key: str, **fields: str) -> str:
    return speaker.say(SENTENCES[key], fields)


def declaration_lines(speaker: Speaker, card: k.CardObject) -> list[str]:
    """2.5: who declared something that waits in the chain, and its targets."""
    assert card.item is not None
    bound = card.item.bound
    if is_attack(card):
        strikers = speaker.list([speaker.striker(id) for id in attackers_of(card)])
        lines = [_line(speaker, "attack", strikers=strikers, targets=target_words(speaker, card))]
        grazed = bound.get("graze")
        if isinstance(grazed, int) and grazed:
            lines.append(_line(speaker, "grazed", number=str(grazed)))
        return lines
    caster = bound.get("caster")
    lines = [_line(speaker, "caster", card=speaker.striker(caster))] if isinstance(caster, int) and caster else []
    targets = target_words(speaker, card)
    return [*lines, _line(speaker, "targets", targets=targets)] if targets else lines


def target_words(speaker: Speaker, card: k.CardObject) -> str:
    """The targets of something that waits in the chain."""
    assert card.item is not None
    targets = card.item.bound.get("target" if is_attack(card) else "targets")
    ids = [id for id in targets if isinstance(id, int)] if isinstance(targets, tuple) else []
    return speaker.list([speaker.striker(id) for id in ids])


def ability_name(speaker: Speaker, ability: k.Ability) -> str:
    """An ability that a card has besides its own: by the card that prints it, a keyword by its name."""
    if isinstance(ability, StrikeAbility) and ability.keyword:
        return keyword_words(ability.keyword, speaker.language)
    numbers = speaker.game.pool.numbers
    key = ability.key.partition("#")[0]
    if key not in numbers:
        return ability.key
    text = ability_text(speaker.definition(numbers[key]), ability, speaker.language)
    return text or speaker.say(SENTENCES["by_card"], {"card": speaker.card(numbers[key])})
