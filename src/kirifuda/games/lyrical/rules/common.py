"""Questions that many sections ask: players, values, cards in play, moments, house rules."""

from __future__ import annotations

from typing import Final, cast

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.lyrical.abilities import SCHNELLER, StaticAbility
from kirifuda.games.lyrical.values import CHARACTER, ITEM, LyricalCard, Values
from kirifuda.games.lyrical.zones import FIELD, FIELDS, STACK, UNACTED

HOLDER: Final = "holder"
"""Slot of the procedure "responses": who may answer now."""
SET_UP: Final = "set_up"
"""Mark on a character: the turn in which something was last set up on it."""
ATTACKER: Final = "attacker"
GUARD: Final = "guard"
"""Variables: who has declared an attack and who guards against it; 0 if nobody."""


def values_of(game: k.Game, id: k.ObjectId) -> Values:
    """A card's current values."""
    return cast("Values", game.values(id))


def values_or_last(game: k.Game, id: k.ObjectId) -> Values:
    """The same, or what they last were."""
    return cast("Values", game.values_or_last(id))


def printed(game: k.Game, card: k.CardObject) -> LyricalCard:
    """The printed card of an object."""
    return cast("LyricalCard", game.pool.cards[card.card])


def numbers_in(game: k.Game, name: str) -> tuple[int, ...]:
    """A named fact that is several numbers or ids."""
    return cast("tuple[int, ...]", game.state.variables[name])


# Players and moments


def opponent(game: k.Game, player: k.PlayerId) -> k.PlayerId:
    """N-9.1 対戦相手."""
    return 1 - player


def holder_of_right(game: k.Game) -> k.PlayerId:
    """Who may act now: whoever may answer, else the turn player where something is placed, set or used."""
    frame = game.state.frames[-1]
    name = frame.procedure.name
    if name == "responses":
        return cast("int", frame.slots.get(HOLDER, k.NOBODY))
    return game.turn_player() if name in ("main_phase", "factor_phase") else k.NOBODY


def is_main_timing(game: k.Game, player: k.PlayerId) -> bool:
    """A49: the turn player, in the main phase, with nothing that waits."""
    return game.turn_player() == player and game.state.frames[-1].procedure.name == "main_phase"


def is_answering(game: k.Game, player: k.PlayerId) -> bool:
    """N-7.1, A6: the turn player has acted or ends a phase, and it is this player's turn to answer."""
    return game.state.frames[-1].procedure.name == "responses" and holder_of_right(game) == player


def is_stack_empty(game: k.Game) -> bool:
    """Whether nothing waits to be resolved."""
    return not game.zone(STACK, 0)


# Cards in play


def face_of(game: k.Game, card: k.CardObject) -> LyricalCard:
    """N-2.3: the printed card that a character shows: the uppermost of its stack."""
    objects = game.state.objects
    for id in reversed(card.under):
        upper = objects.get(id)
        if upper is not None and printed(game, upper).printed.kind & CHARACTER:
            return printed(game, upper)
    return printed(game, card)


def card_of(game: k.Game, id: k.ObjectId) -> LyricalCard:
    """The printed card that an object shows, or showed when it left."""
    return face_of(game, game.object_or_last(id))


def items_of(game: k.Game, id: k.ObjectId) -> list[k.ObjectId]:
    """N-3.1: the items that a character carries."""
    card = game.object(id)
    if card is None or not card.under:
        return []
    objects = game.state.objects
    return [under for under in card.under if under in objects and printed(game, objects[under]).printed.kind & ITEM]


def setups_of(game: k.Game, id: k.ObjectId) -> list[k.ObjectId]:
    """N-2.1: the cards that were set up on a character, the uppermost last."""
    card = game.object(id)
    if card is None or not card.under:
        return []
    objects = game.state.objects
    return [u for u in card.under if u in objects and printed(game, objects[u]).printed.kind & CHARACTER]


def is_character(game: k.Game, id: k.ObjectId) -> bool:
    """A character in play, and not a card of its stack."""
    card = game.object(id)
    return card is not None and game.map.kind_of[card.zone] is FIELD and card.host == 0


def characters(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """The characters of a player, in the order in which they came."""
    objects = game.state.objects
    return [id for id in game.zone(FIELD, player) if objects[id].host == 0]


def in_play(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """Everything of a player whose abilities work: characters, and field cards."""
    return [*characters(game, player), *game.zone(FIELDS, player)]


def is_unacted(game: k.Game, id: k.ObjectId) -> bool:
    """N-2.4, N-8.4, N-9.2: whether a card is un-acted."""
    card = game.object(id)
    return card is not None and card.position == UNACTED


def is_fast(game: k.Game, id: k.ObjectId) -> bool:
    """N-12.1: whether a character has シュネラー."""
    return e.has_keyword(game.values(id).abilities, SCHNELLER)


def has_waited(game: k.Game, id: k.ObjectId) -> bool:
    """N-1.5, N-8.5: whether a character did not enter this turn, whoever's turn it is (A12), or has シュネラー."""
    card = game.object(id)
    return card is None or card.entered != game.turn() or is_fast(game, id)


def has_settled(game: k.Game, id: k.ObjectId) -> bool:
    """N-2.5: whether a character was not set up this turn, or has シュネラー."""
    card = game.object(id)
    return card is None or card.mark(SET_UP) != game.turn() or is_fast(game, id)


def is_allowed(game: k.Game, deed: str, id: k.ObjectId) -> bool:
    """Whether a text lets a character do something although it is acted, new or just set up."""
    return e.concerns(game, "allow:" + deed, id, 0)


def is_ready_to_act(game: k.Game, id: k.ObjectId) -> bool:
    """N-1.5, N-2.5, N-12.1: whether a character may attack and use effects in this turn."""
    return has_waited(game, id) and has_settled(game, id)


def is_free_of_names(game: k.Game, id: k.ObjectId) -> bool:
    """N-1.6: whether a card's own text says that it can be there beside another of its quoted name."""
    card = game.object(id)
    if card is None or card.card < 0:
        return False
    abilities = printed(game, card).printed.abilities
    return any(isinstance(one, StaticAbility) and one.ignores_names for one in abilities)


def is_name_taken(game: k.Game, player: k.PlayerId, kind: int, name: str) -> bool:
    """N-1.6, N-3.2: whether a character, or an item, of a quoted name is in a player's field already (A47, A58)."""
    for id in game.zone(FIELD, player):
        values = values_of(game, id)
        if values.kind & kind and values.name == name:
            return True
    return False


def is_known(game: k.Game, id: k.ObjectId) -> bool:
    """A card that is there and not hidden from whoever asks."""
    card = game.object(id)
    return card is not None and card.card >= 0
