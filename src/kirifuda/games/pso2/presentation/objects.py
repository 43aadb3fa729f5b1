"""One object as it is now: current values with what has changed, row, damage, what it wears, choices made for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.presentation.phrasing import Words
from kirifuda.games.pso2.abilities import PsoAbility
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.presentation.cards import describe
from kirifuda.games.pso2.presentation.naming import Speaker
from kirifuda.games.pso2.presentation.terms import (
    POSITIONS,
    ROWS,
    class_words,
    colour_words,
    keyword_words,
    sort_words,
    until_words,
)
from kirifuda.games.pso2.presentation.texts import ability_text
from kirifuda.games.pso2.rules.common import is_boss, is_person, numbers_in, row_of
from kirifuda.games.pso2.rules.r213_damage import damage_on, hp_of
from kirifuda.games.pso2.rules.r506_battle_phase import is_attacking, is_engaged
from kirifuda.games.pso2.values import ARMOUR, CHARACTER, PERSON, WEAPON, Values
from kirifuda.games.pso2.zones import IN_PLAY, OFF, PP

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.state import CardObject

SENTENCES: Final[dict[str, Words]] = {
    "place": ("場所：{zone}", "In {zone}"),
    "row": ("場所：{zone}の{row}", "In the {row} of {zone}"),
    "laid_on": ("{card}に重ねられている", "It lies on {card}"),
    "bears": ("重ねられたカード：{cards}", "On it: {cards}"),
    "position": ("{position}状態", "It is {position}"),
    "damage": ("受けているダメージ：{number}", "Damage taken: {number}"),
    "hp": ("HP（デッキの枚数）：{number}", "HP (cards in the deck): {number}"),
    "life": ("ライフ：{number}/{most}", "Life: {number} of {most}"),
    "attacking": ("攻撃中", "It is attacking"),
    "attacked": ("攻撃の対象になっている", "It is being attacked"),
    "engaged": ("交戦状態", "It is engaged"),
    "frozen": ("フリーズしている", "It is frozen"),
    "face_down": ("裏向き", "Face down"),
    "controlled": ("{player}がコントロールしている", "Under {whose} control"),
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
    "colours": ("色", "Colour"),
    "classes": ("クラス", "Class"),
    "sorts": ("種別", "Sort"),
    "cost": ("コスト", "Cost"),
    "attack": ("攻撃力", "Attack"),
    "hp": ("HP", "HP"),
    "defense": ("防御力", "Defence"),
}


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
    lines = [_place(speaker, card)]
    if card.controller != card.owner:
        whose = {"player": speaker.player(card.controller), "whose": speaker.whose(card.controller)}
        lines.append(_line(speaker, "controlled", **whose))
    if card.face_down:
        lines.append(_line(speaker, "face_down"))
    if kind.bit & (IN_PLAY | PP.bit):
        lines.append(_line(speaker, "position", position=speaker.pick(POSITIONS[card.position])))
    if is_boss(game, card.id):
        lines.append(_line(speaker, "life", number=str(game.number("life")), most=str(game.number("first_life"))))
    elif is_person(game, card.id):
        lines.append(_line(speaker, "hp", number=str(hp_of(game, card.id))))
    if damage_on(game, card.id):
        lines.append(_line(speaker, "damage", number=str(damage_on(game, card.id))))
    lines.extend(_line(speaker, mark) for mark in marks_in_battle(speaker, card))
    if card.under:
        lines.append(_line(speaker, "bears", cards=speaker.list([speaker.object(id) for id in card.under])))
    lines.extend(choices(speaker, card))
    return lines


def _place(speaker: Speaker, card: CardObject) -> str:
    """The card it lies on, the row, or the zone."""
    if card.host in speaker.game.state.objects:
        return _line(speaker, "laid_on", card=speaker.object(card.host))
    row = row_of(speaker.game, card.id)
    if row in ROWS:
        return _line(speaker, "row", zone=speaker.zone(card.zone), row=speaker.pick(ROWS[row]))
    return _line(speaker, "place", zone=speaker.zone(card.zone))


def marks_in_battle(speaker: Speaker, card: CardObject) -> list[str]:
    """506: what it does in the battle, and whether it is frozen; each by the key of its sentence."""
    game = speaker.game
    if not game.map.kind_of[card.zone].bit & IN_PLAY or card.card < 0:
        return []
    values = game.values(card.id)
    marks = {
        "attacking": is_attacking(game, card.id),
        "attacked": card.id in numbers_in(game, "targets"),
        "engaged": is_engaged(game, card.id),
        "frozen": isinstance(values, Values) and values.frozen,
    }
    return [key for key, holds in marks.items() if holds]


def choices(speaker: Speaker, card: CardObject) -> list[str]:
    """406.2.3: the choices that were made for something that waits."""
    if card.item is None:
        return []
    lines: list[str] = []
    for name, value in card.item.bound.items():
        if (name.startswith("target") or name == "host") and isinstance(value, tuple) and value:
            names = [speaker.object(id) for id in value if isinstance(id, int)]
            lines.append(_line(speaker, "targets", targets=speaker.list(names)))
        elif name in ("X", "Y") and isinstance(value, int):
            lines.append(_line(speaker, "number", letter=name, number=str(value)))
    return lines


def printed_values(speaker: Speaker, card: CardObject) -> Values:
    """What is printed on the face that lies up."""
    base = speaker.game.rulebook.base_values(speaker.game, card)
    assert isinstance(base, Values)
    return base


def changes_of(speaker: Speaker, card: CardObject) -> list[str]:
    """Every value that is not as printed, and the effects that hold this very object."""
    game = speaker.game
    if speaker.printed(card) < 0 or card.face_down:
        return []
    values, base = game.values(card.id), printed_values(speaker, card)
    assert isinstance(values, Values)
    none = speaker.pick(SENTENCES["nothing"])
    lines: list[str] = []
    for field, words in FIELDS.items():
        now, printed = shown(values, field, speaker.language), shown(base, field, speaker.language)
        if now != printed:
            lines.append(_line(speaker, "changed", what=speaker.pick(words), now=now or none, printed=printed or none))
    for key, mine, theirs in (
        ("gained", values.abilities, base.abilities),
        ("lost", base.abilities, values.abilities),
    ):
        abilities = [_ability(speaker, card, each) for each in mine if each not in theirs]
        if abilities:
            lines.append(_line(speaker, key, abilities=speaker.list(abilities)))
    for effect in game.state.lasting:
        if card.id in effect.ids and effect.source:
            source = speaker.object(effect.source)
            lines.append(_line(speaker, "effect", card=source, until=until_words(effect.until, speaker.language)))
    return list(dict.fromkeys(lines))


def _ability(speaker: Speaker, card: CardObject, ability: Ability) -> str:
    """An ability that was gained or lost, as well as it can be named."""
    text = ability_text(speaker.definition(card.card), ability, speaker.language)
    if text:
        return text
    key = ability.key.partition("#")[0]
    numbers = speaker.game.pool.numbers
    return speaker.card(numbers[key]) if key in numbers else ability.key


def shown(values: Values, field: str, language: str) -> str:
    """One value in words."""
    if field == "colours":
        return colour_words(values.colours, language)
    if field == "classes":
        return class_words(values, language)
    if field == "sorts":
        return sort_words(values.sorts, language)
    return str(getattr(values, field))


def brief(speaker: Speaker, id: ObjectId) -> str:
    """An object in a few words: its name, what counts in a fight, and how it lies."""
    card = speaker.record(id)
    name = speaker.object(id)
    if card is None or id not in speaker.game.state.objects:
        return name
    if not speaker.game.map.kind_of[card.zone].bit & (IN_PLAY | PP.bit) or card.item is not None:
        return name
    return f"{name} {' '.join(marks_of(speaker, card))}".rstrip()


def marks_of(speaker: Speaker, card: CardObject) -> list[str]:
    """What tells one card in play from another: numbers (▲▼ where they changed), damage, OFF, new keywords."""
    if card.face_down or speaker.printed(card) < 0:
        return off_mark(speaker, card)
    values, base = speaker.game.values(card.id), printed_values(speaker, card)
    assert isinstance(values, Values)
    marks: list[str] = []
    if values.kind & CHARACTER:
        marks.append(f"{marked(values.attack, base.attack)}/{marked(values.hp, base.hp)}")
        damage = damage_on(speaker.game, card.id)
        if damage:
            marks.append(f"−{damage}")
    elif values.kind & PERSON and speaker.game.map.kind_of[card.zone].name == "player":
        marks.append(f"{marked(values.attack, base.attack)}/{hp_of(speaker.game, card.id)}")
    elif values.kind & WEAPON:
        marks.append(f"+{values.attack}")
    elif values.kind & ARMOUR:
        marks.append(f"▣{values.defense}")
    marks.extend(off_mark(speaker, card))
    keywords = [
        keyword_words(each.keyword, each.number, speaker.language)
        for each in values.abilities
        if isinstance(each, PsoAbility) and each.keyword and each not in base.abilities
    ]
    marks.extend(f"+{keyword}" for keyword in dict.fromkeys(keywords))
    if values.frozen:
        marks.append("❄")
    return marks


def off_mark(speaker: Speaker, card: CardObject) -> list[str]:
    """215.1.2: whether it is OFF."""
    return [f"({speaker.pick(POSITIONS[OFF])})"] if card.position == OFF else []


def marked(now: int, printed: int) -> str:
    """A number with a mark before it if it is not as printed."""
    return str(now) if now == printed else f"{'▲' if now > printed else '▼'}{now}"
