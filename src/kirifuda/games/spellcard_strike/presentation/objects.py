"""One object as it is now: current values with what has changed, where it stands, what it wears, what was declared."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.presentation.phrasing import Words
from kirifuda.games.spellcard_strike.abilities import StrikeAbility
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.presentation.cards import describe
from kirifuda.games.spellcard_strike.presentation.maps import around, beside, drawn
from kirifuda.games.spellcard_strike.presentation.naming import Speaker
from kirifuda.games.spellcard_strike.presentation.terms import (
    POSITIONS,
    attribute_words,
    house_words,
    keyword_words,
    race_words,
    type_words,
    until_words,
)
from kirifuda.games.spellcard_strike.presentation.texts import ability_text
from kirifuda.games.spellcard_strike.rules.common import is_ace, is_striker, values_of
from kirifuda.games.spellcard_strike.rules.r02_04_resolution import attackers_of, is_attack
from kirifuda.games.spellcard_strike.stage import area_name
from kirifuda.games.spellcard_strike.values import Values
from kirifuda.games.spellcard_strike.zones import ACTED

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability
    from kirifuda.kernel.ids import ObjectId
    from kirifuda.kernel.lasting import LastingEffect
    from kirifuda.kernel.state import CardObject

SENTENCES: Final[dict[str, Words]] = {
    "place": ("場所：{zone}", "In {zone}"),
    "stands": ("場所：{area}（{player}がコントロール）", "At {area}, controlled by {player}"),
    "worn": ("{card}が装備中", "Worn by {card}"),
    "position": ("{position}状態", "It is {position}"),
    "ace": ("エース", "It is the ace"),
    "wears": ("装備：{cards}", "Wears: {cards}"),
    "face_down": ("裏向き（スコア1点）", "Face down (it counts 1 point)"),
    "changed": ("現在の{what}：{now}（表記 {printed}）", "{what} now: {now} (printed: {printed})"),
    "range": ("現在の攻撃範囲", "Attack range now"),
    "gained": ("得ている能力：{abilities}", "Abilities gained: {abilities}"),
    "lost": ("失っている能力：{abilities}", "Abilities lost: {abilities}"),
    "effect": ("適用中の効果：{card}（{until}）", "Affected by: {card} ({until})"),
    "attack": ("{strikers}が{targets}を攻撃", "{strikers} attacking {targets}"),
    "grazed": ("グレイズ{number}枚", "Grazed with {number}"),
    "caster": ("術者：{card}", "Caster: {card}"),
    "targets": ("対象：{targets}", "Targets: {targets}"),
    "nothing": ("なし", "none"),
    "hidden": ("見ることのできないカード", "You can't look at this card"),
    "by_card": ("{card}の効果", "effect of {card}"),
}
FIELDS: Final[dict[str, Words]] = {
    "attributes": ("属性", "Attribute"),
    "rank": ("Rank", "Rank"),
    "pow": ("POW", "POW"),
    "defense": ("DEF", "DEF"),
    "houses": ("所属", "House"),
    "races": ("種族", "Race"),
    "spell_types": ("スペルタイプ", "Spell type"),
}
COLUMNS: Final = 78


def describe_object(speaker: Speaker, id: ObjectId) -> str:
    """What the listener may know of an object, several lines; of a player or an area, the name."""
    if id < 0:
        return speaker.elsewhere(id)
    card = speaker.record(id)
    if card is None:
        return speaker.pick(SENTENCES["hidden"])
    printed = speaker.printed(card)
    lines = [speaker.object(id)]
    if printed < 0:
        lines.append(speaker.pick(SENTENCES["hidden"]))
    elif card.item is not None:
        ability = card.item.ability
        text = "" if ability is None else ability_text(speaker.definition(printed), ability, speaker.language)
        lines.extend([text, *declaration_lines(speaker, card)])
    else:
        lines = [describe(pool_of(speaker.game.pool), printed, speaker.language)]
    if id in speaker.game.state.objects and card.item is None:
        lines.extend(_state_lines(speaker, card))
        lines.extend(changes_of(speaker, card))
    return "\n".join(line for line in lines if line)


def _line(speaker: Speaker, key: str, **fields: str) -> str:
    return speaker.say(SENTENCES[key], fields)


def _state_lines(speaker: Speaker, card: CardObject) -> list[str]:
    """Where it lies and how."""
    game = speaker.game
    if card.host in game.state.objects:
        return [_line(speaker, "worn", card=speaker.striker(card.host))]
    if not is_striker(game, card.id):
        lines = [_line(speaker, "place", zone=speaker.zone(card.zone))]
        is_point = card.face_down and game.map.kind_of[card.zone].name == "score"
        return [*lines, _line(speaker, "face_down")] if is_point else lines
    lines = [_line(speaker, "stands", area=speaker.area(card.place), player=speaker.player(card.controller))]
    lines.append(_line(speaker, "position", position=speaker.pick(POSITIONS[card.position])))
    if is_ace(game, card.id):
        lines.append(_line(speaker, "ace"))
    if card.under:
        lines.append(_line(speaker, "wears", cards=speaker.list([speaker.object(id) for id in card.under])))
    return lines


def declaration_lines(speaker: Speaker, card: CardObject) -> list[str]:
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


def target_words(speaker: Speaker, card: CardObject) -> str:
    """The targets of something that waits in the chain."""
    assert card.item is not None
    targets = card.item.bound.get("target" if is_attack(card) else "targets")
    ids = [id for id in targets if isinstance(id, int)] if isinstance(targets, tuple) else []
    return speaker.list([speaker.striker(id) for id in ids])


def changes_of(speaker: Speaker, card: CardObject) -> list[str]:
    """Every value that is not as printed, and the effects that hold this very object."""
    if speaker.printed(card) < 0 or card.face_down:
        return []
    language = speaker.language
    values, base = values_of(speaker.game, card.id), speaker.definition(card.card).printed
    none = speaker.pick(SENTENCES["nothing"])
    lines: list[str] = []
    for field, words in FIELDS.items():
        now, printed = _shown(values, field, language), _shown(base, field, language)
        if now != printed:
            lines.append(_line(speaker, "changed", what=speaker.pick(words), now=now or none, printed=printed or none))
    if values.range != base.range:
        lines.extend(beside(drawn(around(values.range)), [speaker.pick(SENTENCES["range"])], COLUMNS))
    for key, mine, theirs in (
        ("gained", values.abilities, base.abilities),
        ("lost", base.abilities, values.abilities),
    ):
        abilities = [ability_name(speaker, each) for each in mine if each not in theirs]
        if abilities:
            lines.append(_line(speaker, key, abilities=speaker.list(abilities)))
    for effect in speaker.game.state.lasting:
        if card.id in effect.ids:
            card_name = effect_name(speaker, effect)
            lines.append(_line(speaker, "effect", card=card_name, until=until_words(effect.until, language)))
    return lines


def _shown(values: Values, field: str, language: str) -> str:
    """One value in words."""
    if field == "attributes":
        return attribute_words(values.attributes, language)
    if field == "houses":
        return house_words(values.houses, language)
    if field == "races":
        return race_words(values.races, language)
    if field == "spell_types":
        return type_words(values.spell_types, language)
    return str(getattr(values, field))


def effect_name(speaker: Speaker, effect: LastingEffect) -> str:
    """What a lasting effect comes from: the half of the card that its text stands on."""
    made = effect.change or effect.carries
    return (speaker.half(made.key) if made is not None else "") or speaker.object(effect.source)


def ability_name(speaker: Speaker, ability: Ability) -> str:
    """An ability that a card has besides its own: by the card that prints it, a keyword by its name."""
    if isinstance(ability, StrikeAbility) and ability.keyword:
        return keyword_words(ability.keyword, speaker.language)
    numbers = speaker.game.pool.numbers
    key = ability.key.partition("#")[0]
    if key not in numbers:
        return ability.key
    text = ability_text(speaker.definition(numbers[key]), ability, speaker.language)
    return text or speaker.say(SENTENCES["by_card"], {"card": speaker.card(numbers[key])})


def brief(speaker: Speaker, id: ObjectId) -> str:
    """An object in a few words: a striker with its area, what counts in a fight, and whether it has acted."""
    card = speaker.record(id) if id > 0 else None
    if card is None or id not in speaker.game.state.objects or not is_striker(speaker.game, id) or card.face_down:
        return speaker.object(id)
    marks = " ".join(marks_of(speaker, card))
    return f"{speaker.striker_name(speaker.printed(card))} {area_name(card.place)} {marks}"


def marks_of(speaker: Speaker, card: CardObject) -> list[str]:
    """What tells one striker from another: numbers (▲▼ where they changed), Rank, ace, equipment, acted."""
    values, base = values_of(speaker.game, card.id), speaker.definition(card.card).printed
    fight = f"{arrow(values.pow, base.pow)}{values.pow}/{arrow(values.defense, base.defense)}{values.defense}"
    marks = [fight, f"R{arrow(values.rank, base.rank)}{values.rank}"]
    worn = len(card.under)
    if is_ace(speaker.game, card.id):
        marks.append("★")
        worn -= 1
    if worn > 0:
        marks.append(f"≡{worn}")
    if card.position == ACTED:
        marks.append("✓")
    return marks


def arrow(now: int, printed: int) -> str:
    """A mark before a number that is not as printed."""
    if now == printed:
        return ""
    return "▲" if now > printed else "▼"
