"""The rulebook's edition, its procedures, and the answers the kernel asks for."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.lyrical.pool import pool_of
from kirifuda.games.lyrical.rules import (
    n00_decks,
    n00_moving,
    n00_opening,
    n07_options,
    n09_damage,
    n11_losing,
)
from kirifuda.games.lyrical.rules.common import face_of, items_of
from kirifuda.games.lyrical.values import CHARACTER, LAYER_ABILITIES, LAYERS, NO_VALUES, Values
from kirifuda.games.lyrical.zones import DECK_ZONES, FIELD, IN_PLAY, ZONES

EDITION: Final = "1"
ACTIONS: Final = n07_options.ACTIONS
DUELLISTS: Final = 2


class Lyrical(k.Rulebook):
    """The rules as the kernel asks for them."""

    def __init__(self) -> None:
        super().__init__("lyrical", EDITION, ZONES)
        self.deck_zones = DECK_ZONES
        self.revision = 4
        self.layers = LAYERS
        self.ability_layer = LAYER_ABILITIES
        self.table_facts = IN_PLAY | k.FACT_FACE | k.FACT_CONTROL | k.FACT_LASTING
        self.index_facts = self.table_facts
        self.replacement_clause = "N-9.4"
        self.streams = ("first", "random")
        self.enter_sections("rules")

    def begin(self, game: k.Game) -> None:
        """N-9.1: two play against each other. The facts with which every game begins, and the opening."""
        if game.players != DUELLISTS:
            raise ValueError(f"N-9.1: {DUELLISTS} play against each other, not {game.players}")
        game.state.variables.update(n00_opening.VARIABLES)
        game.begin(n00_opening.OPENING)

    def unknown_values(self) -> k.Characteristics:
        return Values()

    def base_values(self, game: k.Game, card: k.CardObject) -> k.Characteristics:
        """N-2.3: a character is what the uppermost card of its stack says. N-3.1: it has its items' abilities too,
        which count nowhere else."""
        printed = pool_of(game.pool).card_at(card.card)
        if card.made:
            return NO_VALUES
        if game.map.kind_of[card.zone] is not FIELD:
            return printed.printed
        if card.host:
            return NO_VALUES if printed.printed.kind & CHARACTER else printed.bare
        return borne_values(game, card) if card.under else printed.printed

    def finish_table(self, board: k.Board) -> None:
        """N-9.6: an attack below 0 deals nothing."""
        for id in list(board.owned):
            values = board.values[id]
            assert isinstance(values, Values)
            values.attack = max(values.attack, 0)
            values.durability = max(values.durability, 0)

    def special_cards(self, board: k.Board) -> tuple[k.ObjectId, ...]:
        return n09_damage.without_durability(board)

    def is_valid_here(self, game: k.Game, ability: k.Ability, card: k.CardObject) -> bool:
        """N-4.2: abilities work in play, unless they say otherwise."""
        return bool((ability.zones or IN_PLAY) & game.map.kind_of[card.zone].bit)

    def moves_along(self, game: k.Game, move: k.Move) -> list[k.Event]:
        return n00_moving.moves_along(game, move)

    def settle(self, game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
        """What texts want counted, and effects that have come to their end."""
        pool_of(game.pool).note(game, happenings)
        return e.over_by_itself(game, happenings, IN_PLAY) if game.state.lasting else []

    def consequences(self, game: k.Game) -> k.Procedure | None:
        """N-11.1: a loss is at once. A37: so is the end of a character with too much damage."""
        variables = game.state.variables
        if variables[n00_moving.LOST]:
            return n11_losing.LOSING
        return n09_damage.FALL if variables[n09_damage.WOUNDS] or n09_damage.due_to_go(game) else None

    def on_loop(self, game: k.Game, *, by_budget: bool) -> k.Event | None:
        """A52: nobody can stop it."""
        return n11_losing.unstoppable(game)

    def broken_clauses(self, pool: k.Pool, zones: dict[str, list[str]], house: dict[str, str]) -> list[k.Broken]:
        """N-13.1: every clause that a deck breaks."""
        return n00_decks.broken_clauses(pool_of(pool), zones.get("deck", []), house)

    def surrender(self, game: k.Game, player: k.PlayerId) -> k.Event:
        """N-11.1: at any time."""
        return n11_losing.surrendering(game, player)


def borne_values(game: k.Game, card: k.CardObject) -> Values:
    """N-2.3, N-3.1: the values of a character with cards on it."""
    values = face_of(game, card).printed
    items = items_of(game, card.id)
    if not items:
        return values
    pool = pool_of(game.pool)
    new = values.copy()
    for id in items:
        new.abilities = (*new.abilities, *pool.card_at(game.state.objects[id].card).printed.abilities)
    return new


RULEBOOK: Final = Lyrical()
