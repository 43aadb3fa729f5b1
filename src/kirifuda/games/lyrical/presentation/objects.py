"""One object as it is now: current values with what has changed, damage, what lies on it, choices made for it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.abilities import TextAbility
from kirifuda.games.lyrical.pool import pool_of
from kirifuda.games.lyrical.presentation.cards import describe
from kirifuda.games.lyrical.presentation.naming import Speaker
from kirifuda.games.lyrical.presentation.terms import STATES, colour_words, price_words, skill_words, until_words
from kirifuda.games.lyrical.presentation.texts import ability_text
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
from kirifuda.games.lyrical.values import CHARACTER, Values
from kirifuda.games.lyrical.zones import ACTED, FACTOR, FIELD, STACK
from kirifuda.games.presentation.phrasing import Words

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.state import CardObject

SENTENCES: Final[dict[str, Words]] = {
    "place": ("場所：{zone}", "In {zone}"),
    "waits": ("{player}が使用し、解決を待っている", "Used by {player}, waiting to be resolved"),
    "laid_on": ("{card}に重ねられている", "It lies on {card}"),
    "items": ("アイテム：{cards}", "Items: {cards}"),
    "stack": ("セットアップの下：{cards}", "Below the Setup: {cards}"),
    "state": ("{state}", "It is {state}"),
    "damage": ("受けているダメージ：{number}", "Damage taken: {number}"),
    "attacking": ("アタックしている", "It is attacking"),
    "guarding": ("ガードしている", "It is guarding"),
    "new": ("このターンに出たばかり", "It is new this turn"),
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
    "name": ("ネーム", "Name"),
    "colours": ("色", "Colour"),
    "price": ("必要ファクターとコスト", "Factor and cost"),
    "attack": ("攻撃力", "Attack"),
    "durability": ("耐久力", "Durability"),
}


def describe_object(speaker: Speaker, id: ObjectId) -> str:
    """What the listener may know of an object, several lines; of a player, the name."""
    if id < 0:
        return speaker.player(-1 - id)
    card = speaker.record(id)
    if card is None:
        return speaker.pick(SENTENCES["hidden"])
    pool = pool_of(speaker.game.pool)
    lines = [speaker.object(id)]
    if speaker.printed(card) < 0:
        lines.append(speaker.pick(SENTENCES["hidden"]))
    elif card.item is not None and card.item.ability is not None:
        lines.append(ability_text(pool, card.item.ability, speaker.language))
    else:
        lines = [describe(pool, pool.numbers[face_of(speaker.game, card).key], speaker.language)]
    if id in speaker.game.state.objects:
        lines.extend(_state_lines(speaker, card))
        lines.extend(changes_of(speaker, card))
    return "\n".join(line for line in lines if line)


def _line(speaker: Speaker, key: str, **fields: str) -> str:
    return speaker.say(SENTENCES[key], fields)


def _state_lines(speaker: Speaker, card: CardObject) -> list[str]:
    """Where it lies and how."""
    game = speaker.game
    lines = [_place(speaker, card)]
    if is_turned_somehow(speaker, card):
        lines.append(_line(speaker, "state", state=speaker.pick(STATES[card.position])))
    if damage_on(game, card.id):
        lines.append(_line(speaker, "damage", number=str(damage_on(game, card.id))))
    lines.extend(_line(speaker, mark) for mark in marks_in_battle(speaker, card))
    items = [speaker.object(id) for id in items_of(game, card.id)]
    if items:
        lines.append(_line(speaker, "items", cards=speaker.list(items)))
    below = covered(speaker, card)
    if below:
        lines.append(_line(speaker, "stack", cards=speaker.list(below)))
    lines.extend(choices(speaker, card))
    return lines


def is_turned_somehow(speaker: Speaker, card: CardObject) -> bool:
    """N-1.2, N-2.4: whether it is a card that is acted or un-acted."""
    return speaker.game.map.kind_of[card.zone] is FACTOR or is_character(speaker.game, card.id)


def covered(speaker: Speaker, card: CardObject) -> list[str]:
    """N-2.3: the cards of a character that lie below the uppermost, the lowest first."""
    setups = setups_of(speaker.game, card.id)
    if not setups:
        return []
    objects = speaker.game.state.objects
    return [speaker.card(each) for each in (card.card, *[objects[id].card for id in setups[:-1]])]


def _place(speaker: Speaker, card: CardObject) -> str:
    """The card it lies on, or the zone."""
    if card.host in speaker.game.state.objects:
        return _line(speaker, "laid_on", card=speaker.object(card.host))
    if speaker.game.map.kind_of[card.zone] is STACK:
        return _line(speaker, "waits", player=speaker.player(card.controller))
    return _line(speaker, "place", zone=speaker.zone(card.zone))


def marks_in_battle(speaker: Speaker, card: CardObject) -> list[str]:
    """N-9, N-1.5: what it does in an attack, and whether it is too new to do anything; by the keys of sentences."""
    game = speaker.game
    if not is_character(game, card.id) or card.card < 0:
        return []
    marks = {
        "attacking": game.number(ATTACKER) == card.id,
        "guarding": game.number(GUARD) == card.id,
        "new": not is_ready_to_act(game, card.id),
    }
    return [key for key, holds in marks.items() if holds]


def choices(speaker: Speaker, card: CardObject) -> list[str]:
    """A50: the choices that were made for something that waits."""
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
    """N-2.3, N-3.1: what its cards say by themselves, items among them."""
    base = speaker.game.rulebook.base_values(speaker.game, card)
    assert isinstance(base, Values)
    return base


def changes_of(speaker: Speaker, card: CardObject) -> list[str]:
    """Every value that is not as printed, and the effects that hold this very object."""
    game = speaker.game
    if speaker.printed(card) < 0 or card.made:
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
        abilities = [_ability(speaker, each) for each in mine if each not in theirs]
        if abilities:
            lines.append(_line(speaker, key, abilities=speaker.list(abilities)))
    for effect in game.state.lasting:
        if card.id in effect.ids and effect.source:
            source = speaker.object(effect.source)
            lines.append(_line(speaker, "effect", card=source, until=until_words(effect.until, speaker.language)))
    return list(dict.fromkeys(lines))


def _ability(speaker: Speaker, ability: Ability) -> str:
    """An ability that was gained or lost, as well as it can be named."""
    text = ability_text(pool_of(speaker.game.pool), ability, speaker.language)
    if text:
        return text
    key = ability.key.partition("#")[0]
    numbers = speaker.game.pool.numbers
    return speaker.card(numbers[key]) if key in numbers else ability.key


def shown(values: Values, field: str, language: str) -> str:
    """One value in words."""
    if field == "colours":
        return colour_words(values.colours, language)
    if field == "price":
        return price_words(values.price(), language)
    return str(getattr(values, field))


def brief(speaker: Speaker, id: ObjectId) -> str:
    """An object in a few words: its name, what counts in a fight, and how it lies."""
    card = speaker.record(id)
    name = speaker.object(id)
    if card is None or id not in speaker.game.state.objects:
        return name
    if speaker.game.map.kind_of[card.zone] not in (FIELD, FACTOR) or card.item is not None:
        return name
    return f"{name} {' '.join(marks_of(speaker, card))}".rstrip()


def marks_of(speaker: Speaker, card: CardObject) -> list[str]:
    """What tells one card in play from another: numbers (▲▼ where they changed), damage, acted, new skills."""
    if speaker.printed(card) < 0:
        return []
    values, base = speaker.game.values(card.id), printed_values(speaker, card)
    assert isinstance(values, Values)
    marks: list[str] = []
    if values.kind & CHARACTER:
        marks.append(f"{marked(values.attack, base.attack)}/{marked(values.durability, base.durability)}")
        damage = damage_on(speaker.game, card.id)
        if damage:
            marks.append(f"−{damage}")
    if card.position == ACTED and is_turned_somehow(speaker, card):
        marks.append(f"({speaker.pick(STATES[ACTED])})")
    skills = [
        skill_words(each.keyword, speaker.language)
        for each in values.abilities
        if isinstance(each, TextAbility) and each.keyword and each not in base.abilities
    ]
    marks.extend(f"+{skill}" for skill in dict.fromkeys(skills))
    return marks


def marked(now: int, printed: int) -> str:
    """A number with a mark before it if it is not as printed."""
    return str(now) if now == printed else f"{'▲' if now > printed else '▼'}{now}"
