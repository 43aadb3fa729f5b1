"""One object as it is now: current values with what has changed, area, damage, what it wears, what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.abilities import TextAbility
from kirifuda.games.last_resort.keywords.k19_08_bind import is_bound
from kirifuda.games.last_resort.pool import pool_of
from kirifuda.games.last_resort.presentation.cards import describe
from kirifuda.games.last_resort.presentation.naming import Speaker
from kirifuda.games.last_resort.presentation.terms import (
    AREAS,
    POSITIONS,
    colour_words,
    keyword_words,
    kind_words,
    race_words,
    until_words,
)
from kirifuda.games.last_resort.presentation.texts import ability_text
from kirifuda.games.last_resort.rules.common import area_of, life_cap, life_of
from kirifuda.games.last_resort.rules.l03_zones import RECYCLED
from kirifuda.games.last_resort.rules.l09_abilities import SKILL_USED
from kirifuda.games.last_resort.rules.l09_costs import is_fresh
from kirifuda.games.last_resort.rules.l10_attackers import ATTACKS, is_attacking, is_blocked, is_blocking, pairs_in
from kirifuda.games.last_resort.rules.l10_damage import damage_on
from kirifuda.games.last_resort.values import CREATURE, Values
from kirifuda.games.last_resort.zones import FIELD, IN_PLAY, LEADER, MANA, TAPPED
from kirifuda.games.presentation.phrasing import Words

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.state import CardObject

SENTENCES: Final[dict[str, Words]] = {
    "place": ("場所：{zone}", "In {zone}"),
    "area": ("場所：{whose}{area}", "In {whose} {area}"),
    "laid_on": ("{card}が装備している", "{card} is equipped with it"),
    "bears": ("装備：{cards}", "Equipped with: {cards}"),
    "position": ("{position}状態", "It is {position}"),
    "damage": ("このターンに受けたダメージ：{number}", "Damage taken this turn: {number}"),
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
    "face_down": ("裏向き", "Face down"),
    "controlled": ("{player}がコントロールしている", "Under {whose} control"),
    "changed": ("現在の{what}：{now}（表記 {printed}）", "{what} now: {now} (printed: {printed})"),
    "gained": ("得ている能力：{abilities}", "Abilities gained: {abilities}"),
    "lost": ("失っている能力：{abilities}", "Abilities lost: {abilities}"),
    "effect": ("適用中の効果：{card}（{until}）", "Affected by: {card} ({until})"),
    "nothing": ("なし", "none"),
    "hidden": ("見ることのできないカード", "You can't look at this card"),
}
FIELDS: Final[dict[str, Words]] = {
    "kind": ("種類", "Kind"),
    "colours": ("色", "Colour"),
    "races": ("種族", "Race"),
    "cost": ("コスト", "Cost"),
    "power": ("パワー", "Power"),
    "toughness": ("タフネス", "Toughness"),
}


def describe_object(speaker: Speaker, id: ObjectId) -> str:
    """What the listener may know of an object, several lines; of a player, the name and the life."""
    if id < 0:
        return f"{speaker.player(-1 - id)}  {_life(speaker, -1 - id)}"
    card = speaker.record(id)
    if card is None:
        return speaker.pick(SENTENCES["hidden"])
    printed = speaker.printed(card)
    if printed < 0:
        lines = [speaker.object(id), speaker.pick(SENTENCES["hidden"])]
    else:
        lines = [describe(pool_of(speaker.game.pool), printed, speaker.language)]
    if id in speaker.game.state.objects:
        lines.extend(_state_lines(speaker, card))
        lines.extend(changes_of(speaker, card))
    return "\n".join(line for line in lines if line)


def _line(speaker: Speaker, key: str, **fields: str) -> str:
    return speaker.say(SENTENCES[key], fields)


def _life(speaker: Speaker, player: int) -> str:
    """L-1.14."""
    number, most = str(life_of(speaker.game, player)), str(life_cap(speaker.game, player))
    return _line(speaker, "life", number=number, most=most)


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
    if kind in (FIELD, MANA):
        lines.append(_line(speaker, "position", position=speaker.pick(POSITIONS[card.position])))
    if kind is LEADER and not card.face_down:
        lines.append(_life(speaker, card.owner))
        lines.append(_line(speaker, "skill_used" if card.mark(SKILL_USED) else "skill_left"))
    if damage_on(game, card.id):
        lines.append(_line(speaker, "damage", number=str(damage_on(game, card.id))))
    lines.extend(_line(speaker, mark) for mark in marks_now(speaker, card))
    if card.under:
        lines.append(_line(speaker, "bears", cards=speaker.objects(list(card.under))))
    return lines


def _place(speaker: Speaker, card: CardObject) -> str:
    """The card it lies on, the area, or the zone."""
    if card.host in speaker.game.state.objects:
        return _line(speaker, "laid_on", card=speaker.object(card.host))
    area = area_of(speaker.game, card.id)
    if area in AREAS:
        whose = speaker.whose(speaker.game.map.player_of[card.zone])
        return _line(speaker, "area", whose=whose, area=speaker.pick(AREAS[area]))
    return _line(speaker, "place", zone=speaker.zone(card.zone))


def marks_now(speaker: Speaker, card: CardObject) -> list[str]:
    """L-10: what it does in this step, and what the rules note of it; each by the key of its sentence."""
    game = speaker.game
    if game.map.kind_of[card.zone] is not FIELD or card.card < 0:
        return []
    values = game.values(card.id)
    is_body = isinstance(values, Values) and bool(values.kind & CREATURE)
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


def printed_values(speaker: Speaker, card: CardObject) -> Values:
    """What the card is before any change."""
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
    if field == "kind":
        return kind_words(values, language)
    if field == "colours":
        return colour_words(values.colours, language)
    if field == "races":
        return race_words(values.races, language)
    return str(getattr(values, field))


def brief(speaker: Speaker, id: ObjectId) -> str:
    """An object in a few words: its name, what counts in a fight, and how it lies."""
    card = speaker.record(id)
    name = speaker.object(id)
    if card is None or id not in speaker.game.state.objects:
        return name
    if not speaker.game.map.kind_of[card.zone].bit & (IN_PLAY | MANA.bit):
        return name
    return f"{name} {' '.join(marks_of(speaker, card))}".rstrip()


def marks_of(speaker: Speaker, card: CardObject) -> list[str]:
    """What tells one card in play from another: numbers (▲▼ where they changed), damage, tapped, new keywords."""
    if card.face_down or speaker.printed(card) < 0:
        return tapped_mark(speaker, card)
    values, base = speaker.game.values(card.id), printed_values(speaker, card)
    assert isinstance(values, Values)
    marks: list[str] = []
    if values.kind & CREATURE:
        marks.append(f"{marked(values.power, base.power)}/{marked(values.toughness, base.toughness)}")
        damage = damage_on(speaker.game, card.id)
        if damage:
            marks.append(f"−{damage}")
    marks.extend(tapped_mark(speaker, card))
    keywords = [
        keyword_words(each.keyword, each.number, speaker.language)
        for each in values.abilities
        if isinstance(each, TextAbility) and each.keyword and each not in base.abilities
    ]
    marks.extend(f"+{keyword}" for keyword in dict.fromkeys(keywords))
    if is_bound(speaker.game, card.id):
        marks.append("⛓")
    return marks


def tapped_mark(speaker: Speaker, card: CardObject) -> list[str]:
    """L-18.1: whether it is tapped."""
    return [f"({speaker.pick(POSITIONS[TAPPED])})"] if card.position == TAPPED else []


def marked(now: int, printed: int) -> str:
    """A number with a mark before it if it is not as printed."""
    return str(now) if now == printed else f"{'▲' if now > printed else '▼'}{now}"
