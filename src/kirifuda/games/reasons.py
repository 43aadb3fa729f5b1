"""Why not? What stands against the actions of a game, as its rows declare them: for the table, and for scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.kernel.decision import Option
from kirifuda.kernel.legality import Condition, clauses_against, failures

if TYPE_CHECKING:
    from collections.abc import Iterable

    from kirifuda.customs.actions import Action, Aim
    from kirifuda.games.scenario_words import Part, PlayWords
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId

Reasons = list[tuple[str, list[Condition]]]


def why_not(actions: Iterable[Action], game: Game, player: PlayerId, id: ObjectId) -> Reasons:
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
                found.append((name, failures(conditions, game, player, id, number)))
    return found


def options_of(words: PlayWords, verb: str) -> tuple[str, ...]:
    """The verbs of the options that a verb of scripts stands for."""
    return next((each.options for each in words.questions.scripts if each.name == verb), ())


def meant(words: PlayWords, verb: str) -> list[Action]:
    """The actions that a verb of scripts stands for."""
    options = options_of(words, verb)
    return [action for action in words.actions if action.verb in options]


def refusals(words: PlayWords, game: Game, player: PlayerId, parts: list[Part]) -> list[str]:
    """The clauses against what a script tries: of its moment, of its cards, and of what it is done to."""
    first = parts[0]
    objects = words.likeliest(game, player, first.verb, [id for id in first.objects if id in game.state.objects])
    found: list[str] = []
    for action in meant(words, first.verb):
        found.extend(clauses_against((action.asked,), game, player, 0))
        if action.source is None:
            found.extend(clauses_against(action.now, game, player, 0))
        for id in objects if action.source is not None else ():
            found.extend(against_card(words, action, game, player, first, id))
            for part in parts[1:]:
                found.extend(against_aims(words, action, game, player, id, part))
    return found


def against_card(words: PlayWords, action: Action, game: Game, player: PlayerId, part: Part, id: ObjectId) -> list[str]:
    """The clauses against an action with one card, by whichever of its abilities the script may mean."""
    places = [place for place in action.places(game, id) if is_meant(words, action, game, part, id, place)]
    if not places:
        own = () if action.source is None else (action.source,)
        return clauses_against((*own, *action.none), game, player, id)
    found: list[str] = []
    for number in [action.number(game, place) for place in places]:
        found.extend(clauses_against(action.conditions(game, id, number), game, player, id, number))
    return found


def is_meant(words: PlayWords, action: Action, game: Game, part: Part, id: ObjectId, place: int) -> bool:
    """Whether a script can mean the ability at a place."""
    option = Option(action.verb, id, place)
    return action.numbers is None or (
        words.is_meant(game, part.verb, option) and part.is_line(words.line(game, option))
    )


def against_aims(
    words: PlayWords, action: Action, game: Game, player: PlayerId, card: ObjectId, part: Part
) -> list[str]:
    """The clauses against what it would be done to; that of the action where it is no such thing."""
    verbs = options_of(words, part.verb)
    found: list[str] = []
    for aim in action.aims:
        if aim.verb in verbs:
            for target in part.objects:
                if aim.among is not None and target not in aim.among(game, player):
                    found.append(action.asked.clause)
                elif target > 0 or aim.by_card:
                    found.extend(against_aim(aim, game, player, card, target))
    return found


def against_aim(aim: Aim, game: Game, player: PlayerId, card: ObjectId, target: ObjectId) -> list[str]:
    """The clauses against one thing."""
    object, number = (card, target) if aim.by_card else (target, card)
    return clauses_against(aim.fit, game, player, object, number)
