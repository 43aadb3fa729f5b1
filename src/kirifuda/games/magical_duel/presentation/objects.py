"""One object as it is now: current values with what has changed, position, counters, stock, choices made for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.magical_duel.abilities import MagicalAbility
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.presentation.cards import describe
from kirifuda.games.magical_duel.presentation.naming import Speaker
from kirifuda.games.magical_duel.presentation.terms import (
    POSITIONS,
    attribute_words,
    counter_words,
    keyword_words,
    kind_words,
    number_words,
    race_words,
    until_words,
)
from kirifuda.games.magical_duel.presentation.texts import ability_text
from kirifuda.games.magical_duel.rules.r0909_layers import FACE_DOWN
from kirifuda.games.magical_duel.values import NO_NUMBER, Values
from kirifuda.games.magical_duel.zones import FIELD_BITS, RECOVERED
from kirifuda.games.presentation.phrasing import Words

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.state import CardObject

SENTENCES: Final[dict[str, Words]] = {
    "place": ("場所：{zone}", "In {zone}"),
    "controlled": ("場所：{zone}（{player}が支配）", "In {zone}, under {whose} control"),
    "face_down": (
        "裏向き：カード名のない無属性Lv1魔法少女として扱う（504.1b）",
        "Face down: it counts as a nameless plain Lv 1 caster (504.1b)",
    ),
    "position": ("{position}状態", "It is {position}"),
    "attacking": ("攻撃を行っている", "It is attacking"),
    "attacked": ("攻撃されている", "It is being attacked"),
    "new": ("このターンに出た", "It came this turn"),
    "switched": ("このターンにスイッチした", "It was switched this turn"),
    "counters": ("カウンター：{counters}", "Counters: {counters}"),
    "stock": ("ストック：{cards}", "Stock: {cards}"),
    "under": ("{card}のストック", "It is stock of {card}"),
    "changed": ("現在の{what}：{now}（表記 {printed}）", "{what} now: {now} (printed: {printed})"),
    "gained": ("得ている能力：{abilities}", "Abilities gained: {abilities}"),
    "lost": ("失っている能力：{abilities}", "Abilities lost: {abilities}"),
    "effect": ("適用中の効果：{card}（{until}）", "Affected by: {card} ({until})"),
    "targets": ("対象：{targets}", "Targets: {targets}"),
    "number": ("{letter}＝{number}", "{letter} = {number}"),
    "nothing": ("なし", "none"),
    "hidden": ("見ることのできないカード", "You can't look at this card"),
}
FIELDS: Final[dict[str, Words]] = {
    "names": ("カード名", "Name"),
    "kinds": ("種類", "Kind"),
    "attributes": ("属性", "Attribute"),
    "races": ("種族", "Race"),
    "cost": ("コスト", "Cost"),
    "level": ("レベル", "Level"),
    "attack": ("ATK", "ATK"),
    "defense": ("DEF", "DEF"),
}
NUMBERS: Final = ("cost", "level", "attack", "defense")


def describe_object(speaker: Speaker, id: ObjectId) -> str:
    """What the listener may know of an object, several lines; of a player, the name."""
    if id < 0:
        return speaker.player(-1 - id)
    card = speaker.record(id)
    if card is None:
        return speaker.pick(SENTENCES["hidden"])
    printed = speaker.printed(card)
    lines = [speaker.object(id)]
    if printed < 0:
        lines.append(speaker.pick(SENTENCES["hidden"]))
    elif card.item is not None and card.item.ability is not None:
        lines.append(ability_text(speaker.definition(printed), card.item.ability, speaker.language))
    else:
        lines = [describe(pool_of(speaker.game.pool), printed, speaker.language)]
    if id in speaker.game.state.objects:
        lines.extend(_state_lines(speaker, card))
        lines.extend(changes_of(speaker, card))
    return "\n".join(line for line in lines if line)


def _line(speaker: Speaker, key: str, **fields: str) -> str:
    return speaker.say(SENTENCES[key], fields)


def _state_lines(speaker: Speaker, card: CardObject) -> list[str]:
    """Where it lies and how."""
    game = speaker.game
    kind = game.map.kind_of[card.zone]
    place = speaker.zone(card.zone)
    shared = game.map.player_of[card.zone] < 0
    whose = {"player": speaker.player(card.controller), "whose": speaker.whose(card.controller)}
    lines = [_line(speaker, "controlled" if shared else "place", zone=place, **whose)]
    if card.host in game.state.objects:
        lines = [_line(speaker, "under", card=speaker.object(card.host))]
    if kind.bit & FIELD_BITS:
        if card.face_down:
            lines.append(_line(speaker, "face_down"))
        lines.append(_line(speaker, "position", position=speaker.pick(POSITIONS[card.position])))
        marks = {
            "attacking": game.number("attacker") == card.id,
            "attacked": game.number("attacked") == card.id,
            "new": card.entered == game.turn(),
            "switched": card.mark("switched") == game.turn() > 0,
        }
        lines.extend(_line(speaker, key) for key, holds in marks.items() if holds)
    if card.counters:
        counters = [f"{counter_words(name, speaker.language)} {count}" for name, count in card.counters]
        lines.append(_line(speaker, "counters", counters=speaker.list(counters)))
    if card.under:
        lines.append(_line(speaker, "stock", cards=speaker.list([speaker.object(id) for id in card.under])))
    lines.extend(_choices(speaker, card))
    return lines


def _choices(speaker: Speaker, card: CardObject) -> list[str]:
    """903.2: the choices that were made for something on the chase."""
    if card.item is None:
        return []
    lines: list[str] = []
    for name, value in card.item.bound.items():
        if name.startswith("target") and isinstance(value, tuple) and value:
            names = [speaker.object(id) for id in value if isinstance(id, int)]
            lines.append(_line(speaker, "targets", targets=speaker.list(names)))
        elif name in ("X", "Y") and isinstance(value, int):
            lines.append(_line(speaker, "number", letter=name, number=number_words(value)))
    return lines


def changes_of(speaker: Speaker, card: CardObject) -> list[str]:
    """Every value that is not as printed, and the effects that hold this very object."""
    game = speaker.game
    counts_as_blank = card.face_down and game.map.kind_of[card.zone].bit & FIELD_BITS
    if speaker.printed(card) < 0 and not counts_as_blank:
        return []
    values = game.values(card.id)
    base = FACE_DOWN if counts_as_blank else speaker.definition(card.card).printed
    assert isinstance(values, Values)
    lines: list[str] = []
    for field, words in FIELDS.items():
        now, printed = _shown(values, field, speaker.language), _shown(base, field, speaker.language)
        if now != printed:
            none = speaker.pick(SENTENCES["nothing"])
            lines.append(_line(speaker, "changed", what=speaker.pick(words), now=now or none, printed=printed or none))
    for key, mine, theirs in (
        ("gained", values.abilities, base.abilities),
        ("lost", base.abilities, values.abilities),
    ):
        abilities = [_ability(speaker, card, each) for each in mine if each not in theirs]
        if abilities:
            lines.append(_line(speaker, key, abilities=speaker.list(abilities)))
    for effect in game.state.lasting:
        if card.id in effect.ids:
            source = speaker.object(effect.source)
            lines.append(_line(speaker, "effect", card=source, until=until_words(effect.until, speaker.language)))
    return list(dict.fromkeys(lines))


def _ability(speaker: Speaker, card: CardObject, ability: Ability) -> str:
    """An ability that was gained or lost, as well as it can be named."""
    printed = speaker.printed(card)
    text = ability_text(speaker.definition(printed), ability, speaker.language) if printed >= 0 else ""
    if text:
        return text
    for other in speaker.game.pool.cards:
        definition = speaker.definition(other.index)
        if isinstance(ability, MagicalAbility) and ability.key.startswith(f"{definition.key}/"):
            return speaker.card(other.index)
    return ability.key


def _shown(values: Values, field: str, language: str) -> str:
    """One value in words."""
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


def brief(speaker: Speaker, id: ObjectId) -> str:
    """An object in a few words: its name, what counts in a fight, and how it lies."""
    card = speaker.record(id)
    name = speaker.object(id)
    if card is None or id not in speaker.game.state.objects:
        return name
    if not speaker.game.map.kind_of[card.zone].bit & FIELD_BITS:
        return name
    return f"{name} {' '.join(marks_of(speaker, card))}".rstrip()


def marks_of(speaker: Speaker, card: CardObject) -> list[str]:
    """What tells one entity from another: numbers (▲▼ where they changed), position, counters, stock."""
    values = speaker.game.values(card.id)
    assert isinstance(values, Values)
    base = FACE_DOWN if card.face_down else speaker.definition(card.card).printed
    marks: list[str] = []
    if values.attack != NO_NUMBER:
        attack = arrow(values.attack, base.attack) + number_words(values.attack)
        defense = arrow(values.defense, base.defense) + number_words(values.defense)
        marks.append(f"{attack}/{defense}")
    elif values.level != NO_NUMBER:
        marks.append(f"Lv{number_words(values.level)}")
        marks.append(attribute_words(values.attributes, speaker.language))
    if card.position != RECOVERED:
        marks.append(f"({speaker.pick(POSITIONS[card.position])})")
    keywords = [
        keyword_words(each.keyword, "", speaker.language)
        for each in values.abilities
        if isinstance(each, MagicalAbility) and each.keyword and each not in base.abilities
    ]
    marks.extend(f"+{keyword}" for keyword in dict.fromkeys(keywords))
    marks.extend(f"{counter_words(name, speaker.language)}×{count}" for name, count in card.counters)
    if card.under:
        marks.append(f"≡{len(card.under)}")
    return marks


def arrow(now: int, printed: int) -> str:
    """A mark before a number that is not as printed."""
    if now == printed or printed == NO_NUMBER:
        return ""
    return "▲" if now > printed else "▼"
