"""Why not? What stands against the actions of a game, as its rows declare them: for the table, and for scenarios."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kirifuda import kernel as k

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kirifuda.customs.actions import Action, Aim
    from kirifuda.games.scenario_words import Part, PlayWords, Verb

Reasons = list[tuple[str, list[k.Condition]]]


def why_not(actions: Iterable[Action], game: k.Game, player: k.PlayerId, id: k.ObjectId) -> Reasons:
    """Every action that a card is for, with all that fails; of abilities that are the same the first."""
    found: Reasons = []
    for action in actions:
        if action.source is None or not action.source.holds(game, player, id, 0):
            continue
        if action.is_told is not None and not action.is_told(game, player, id):
            continue
        seen: list[object] = []
        for place in action.places(game, id):
            number = action.number(game, place)
            if action.numbers is not None:
                ability = game.values(id).abilities[place]
                if ability in seen:
                    continue
                seen.append(ability)
            if action.is_for(game, player, id, number):
                name = action.verb if action.numbers is None else f"{action.verb}:{place}"
                conditions = (action.asked, *action.conditions(game, id, number))
                against = k.failures(conditions, game, player, id, number)
                found.append((name, against or against_needed(action, game, player, id)))
    return found


def against_needed(action: Action, game: k.Game, player: k.PlayerId, id: k.ObjectId) -> list[k.Condition]:
    """What speaks against everything that it could be done to, where it has to be done to something."""
    return [each for aim in action.needed for each in aim.against_all(game, player, id)]


def verb_of(words: PlayWords, name: str) -> Verb | None:
    """A verb of scripts by its name."""
    return next((each for each in words.questions.scripts if each.name == name), None)


def meant(words: PlayWords, name: str) -> list[Action]:
    """The actions that a verb of scripts stands for."""
    verb = verb_of(words, name)
    if verb is None:
        return []
    own = [action for action in words.actions if action.verb in verb.options]
    return [action for action in own if not verb.prompts or set(verb.prompts) & set(action.asked.prompts)]


def refusals(words: PlayWords, game: k.Game, player: k.PlayerId, parts: list[Part]) -> list[str]:
    """The clauses against what a script tries: of its moment, of its cards, and of what it is done to."""
    first = parts[0]
    objects = words.likeliest(game, player, first.verb, [id for id in first.objects if id in game.state.objects])
    found: list[str] = []
    for action in meant(words, first.verb):
        found.extend(k.clauses_against((action.asked,), game, player, 0))
        if action.source is None:
            found.extend(k.clauses_against(action.now, game, player, 0))
        else:
            for id, aims in aimed(words, action, game, player, objects, parts):
                found.extend(against_card(words, action, game, player, first, id))
                found.extend(against_aims(words, action, game, player, id, [replace(first, objects=[]), *aims]))
    return found


def aimed(
    words: PlayWords, action: Action, game: k.Game, player: k.PlayerId, objects: list[k.ObjectId], parts: list[Part]
) -> list[tuple[k.ObjectId, list[Part]]]:
    """The cards that a script means, those of its source if it names none; and what each is aimed at."""
    verb, others = verb_of(words, parts[0].verb), parts[1:]
    if verb is not None and verb.is_aimed and len(objects) == len(others):
        return [(id, [part]) for id, part in zip(objects, others, strict=True)]
    if verb is not None and not verb.takes and action.source is not None:
        objects = list(action.source.cards(game, player)) or [0]
    return [(id, others) for id in objects]


def against_card(
    words: PlayWords, action: Action, game: k.Game, player: k.PlayerId, part: Part, id: k.ObjectId
) -> list[str]:
    """The clauses against an action with one card, by whichever of its abilities the script may mean."""
    places = [place for place in action.places(game, id) if is_meant(words, action, game, part, id, place)]
    if not places:
        own = () if action.source is None else (action.source,)
        return k.clauses_against((*own, *action.none), game, player, id)
    found: list[str] = []
    for number in [action.number(game, place) for place in places]:
        found.extend(k.clauses_against(action.conditions(game, id, number), game, player, id, number))
    return found


def is_meant(words: PlayWords, action: Action, game: k.Game, part: Part, id: k.ObjectId, place: int) -> bool:
    """Whether a script can mean the ability at a place."""
    option = k.Option(action.verb, id, place)
    return action.numbers is None or (
        words.is_meant(game, part.verb, option) and part.is_line(words.line(game, option))
    )


def against_aims(
    words: PlayWords, action: Action, game: k.Game, player: k.PlayerId, card: k.ObjectId, parts: list[Part]
) -> list[str]:
    """The clauses against what it would be done to: that of the action where it is no such thing. Where it needs one
    and the script names none, those against everything, if all of it is unfit."""
    found: list[str] = []
    for aim in action.aims:
        named = [part for part in parts if is_about(words, part, aim) and (part.areas or part.objects)]
        for target in [id for part in named for id in (part.areas if aim.is_area else part.objects)]:
            if aim.among is not None and target not in aim.among(game, player):
                found.append(action.asked.clause)
            else:
                object, number = aim.pair(card, target)
                found.extend(k.clauses_against(aim.fit, game, player, object, number))
        if not named:
            for each in aim.against_all(game, player, card):
                found.extend((each.clause, *each.also))
    return found


def is_about(words: PlayWords, part: Part, aim: Aim) -> bool:
    """Whether a part of a script says what an action is done to."""
    verb = verb_of(words, part.verb)
    return verb is not None and aim.verb in verb.options
