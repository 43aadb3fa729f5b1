"""Questions and answers that every game has: those of card texts and of the kernel, and how many are asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from kirifuda.games.telling.phrasing import Words
from kirifuda.games.telling.texts import mode_in

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.telling.naming import TableSpeaker
    from kirifuda.games.telling.objects import ObjectTeller

COUNTS: Final[dict[str, Words]] = {
    "exactly": ("{least}つ", "exactly {least}"),
    "up_to": ("{most}つまで", "up to {most}"),
    "between": ("{least}～{most}", "{least} to {most}"),
    "in_order": ("順番どおりに", "in order"),
}
EFFECT: Final[Words] = ("効果", "the effect")
MODE: Final[Words] = ("選択肢{number}", "mode {number}")


Fields = dict[str, str]


def asked_fields(speaker: TableSpeaker, decision: k.Decision) -> Fields:
    """What every question may speak of: the card that it is about."""
    return {"card": speaker.object(decision.subject) if decision.subject else speaker.pick(EFFECT)}


def usual_question(speaker: TableSpeaker, decision: k.Decision, fields: Fields) -> str:
    """The entry for a question in a game whose `prompts` have nothing to say about it."""
    return decision.prompt


def as_asked(speaker: TableSpeaker, decision: k.Decision, text: str) -> str:
    """A question as it stands."""
    return text


def offered_fields(teller: ObjectTeller[Any, Any], option: k.Option) -> Fields:
    """What every option may speak of: the object that it is about, its number."""
    return {"card": teller.brief(option.object) if option.object else "", "number": str(option.number)}


def usual_choice(speaker: TableSpeaker, decision: k.Decision, option: k.Option, fields: Fields) -> str:
    """The entry for an option in a game whose `options` have nothing to say about it."""
    verb, _, fields["word"] = option.verb.partition(":")
    return verb


def asked(speaker: TableSpeaker, words: Words, fields: Fields, decision: k.Decision) -> str:
    """The question, with how many are asked for."""
    text = speaker.say(words, fields)
    count = count_words(speaker, decision)
    if not count:
        return text
    return f"{text}（{count}）" if speaker.language == "ja" else f"{text} ({count})"


def count_words(speaker: TableSpeaker, decision: k.Decision) -> str:
    """How many options are to be chosen; nothing for the usual one."""
    if decision.least == decision.most == 1 and not decision.ordered:
        return ""
    key = "between"
    if decision.least == decision.most:
        key = "exactly"
    elif decision.least == 0:
        key = "up_to"
    parts = [key, "in_order"] if decision.ordered else [key]
    numbers = {"least": str(decision.least), "most": str(decision.most)}
    return speaker.list([speaker.pick(COUNTS[part]).format_map(numbers) for part in parts])


def text_of(teller: ObjectTeller[Any, Any], option: k.Option) -> str:
    """The words of the ability or mode that an option means."""
    verb = option.verb.partition(":")[0]
    if verb == "mode":
        return mode_of(teller, option)
    if verb == "replace":
        return replacing(teller, option.object)
    ability = waiting_ability(teller.game, option) if verb == "trigger" else ability_at(teller.game, option)
    return "" if ability is None else teller.offered(option.object, ability)


def replacing(teller: ObjectTeller[Any, Any], id: k.ObjectId) -> str:
    """A replacement by the text that it comes from."""
    game, card = teller.game, teller.speaker.record(id)
    if card is None or teller.speaker.printed(card) < 0:
        return ""
    now = game.values(id).abilities if id in game.state.objects else ()
    abilities = (*now, *game.pool.cards[card.card].values.abilities)
    texts = (teller.offered(id, ability) for ability in abilities if ability.replaces)
    return next((text for text in texts if text), "")


def mode_of(teller: ObjectTeller[Any, Any], option: k.Option) -> str:
    """A mode by its own sentence, or by its number."""
    game, speaker, card = teller.game, teller.speaker, teller.speaker.record(option.object)
    text = ""
    if card is not None and speaker.printed(card) >= 0:
        slots = game.state.frames[-1].slots
        ability = card.item.ability if card.item is not None else None
        key, group = slots.get("_ability", ""), slots.get("_at", 0)
        if ability is None and isinstance(key, str) and key:
            ability = game.pool.abilities.get(key)
        printed = game.pool.cards[card.card]
        place = (group if isinstance(group, int) else 0, option.number)
        text = mode_in(speaker.phrase, printed, teller.plan_of(printed, ability), place, speaker.language)
    return text or speaker.pick(MODE).format_map({"number": str(option.number + 1)})


def ability_at(game: k.Game, option: k.Option) -> k.Ability | None:
    """The ability that an option means by its place among those the object has now."""
    if option.object not in game.state.objects:
        return None
    abilities = game.values(option.object).abilities
    return abilities[option.number] if 0 <= option.number < len(abilities) else None


def waiting_ability(game: k.Game, option: k.Option) -> k.Ability | None:
    """The triggered ability that an option means by the stamp with which it waits."""
    for waiting in game.state.waiting:
        if waiting.stamp == option.number:
            return waiting.ability
    return None
