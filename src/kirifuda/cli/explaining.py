"""`?` at the table: the card behind an option or a name, and what speaks against using it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kirifuda.cli.matching import folded
from kirifuda.cli.words import say
from kirifuda.games.interface import LANGUAGES
from kirifuda.kernel.hiding.knowledge import is_seen

if TYPE_CHECKING:
    from kirifuda.games.interface import CardGame
    from kirifuda.kernel.decision import Decision
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.ids import ObjectId, PlayerId


def explain(card_game: CardGame, game: Game, decision: Decision, argument: str, language: str) -> str:
    """What `? argument` answers."""
    viewer = decision.player
    if argument.isdigit():
        place = int(argument) - 1
        if not 0 <= place < len(decision.options):
            return say("not_listed", language, word=argument, count=len(decision.options))
        option = decision.options[place]
        text = card_game.option_text(game, decision, option, language)
        if not option.object:
            return text
        return f"{text}\n\n{about(card_game, game, option.object, viewer, language)}"
    found = visible(card_game, game, argument, viewer)
    if found:
        texts = [about(card_game, game, id, viewer, language) for id in found]
        return "\n\n".join(dict.fromkeys(texts))
    printed = printed_cards(card_game, game, argument)
    if printed:
        return "\n\n".join(card_game.describe_card(game.pool, number, language) for number in printed)
    return say("unknown_card", language, word=argument)


def about(card_game: CardGame, game: Game, id: ObjectId, viewer: PlayerId, language: str) -> str:
    """An object, and for each of its uses whether it is possible or why not."""
    lines = [card_game.describe_object(game, id, viewer, language)]
    for action, against in card_game.why_not(game, viewer, id):
        name = card_game.action_text(game, id, action, language)
        if not against:
            lines.append(f"- {name}: {say('possible', language)}")
            continue
        reasons = "; ".join(
            f"{condition.japanese if language == 'ja' else condition.english} [{condition.clause}]"
            for condition in against
        )
        lines.append(f"- {name}: {say('because', language, reasons=reasons)}")
    return "\n".join(lines)


def visible(card_game: CardGame, game: Game, name: str, viewer: PlayerId) -> list[ObjectId]:
    """Objects that the viewer can see and whose name holds the word, the exact ones alone if there are any."""
    wanted = folded(name)
    exact: list[ObjectId] = []
    partly: list[ObjectId] = []
    for id, card in game.state.objects.items():
        if card.card < 0 or not is_seen(game.map, card, viewer):
            continue
        names = [folded(card_game.card_name(game.pool, card.card, language)) for language in LANGUAGES]
        if wanted in names:
            exact.append(id)
        elif any(wanted in each for each in names):
            partly.append(id)
    return exact or partly


def printed_cards(card_game: CardGame, game: Game, name: str) -> list[int]:
    """Cards of the pool by their exact name or number: everybody may read a card that is printed."""
    wanted = folded(name)
    return [
        number
        for number, card in enumerate(game.pool.cards)
        if wanted == folded(card.key)
        or any(wanted == folded(card_game.card_name(game.pool, number, language)) for language in LANGUAGES)
    ]
