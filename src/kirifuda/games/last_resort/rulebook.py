"""ラストリゾート: the rulebook's edition, its procedures, and the answers the kernel asks for."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.last_resort.pool import pool_of
from kirifuda.games.last_resort.rules import (
    l01_equipment,
    l01_last_resort,
    l02_decks,
    l03_battlefield,
    l03_zones,
    l04_setup,
    l08_mana_step,
    l09_actions,
    l10_2_attackers,
    l10_5_blocks,
    l10_9_damage,
    l11_draw_two,
    l12_end_step,
)
from kirifuda.games.last_resort.values import LAYER_FACTS, LAYERS, NOTHING_KNOWN, Values
from kirifuda.games.last_resort.zones import (
    BROUGHT_LAST_RESORT,
    BROUGHT_LEADER,
    DECK_ZONES,
    FIELD,
    IN_PLAY,
    LAST_RESORT,
    LEADER,
    ZONES,
)

EDITION: Final = "1"
"""The book names no edition."""
PLAYERS: Final = 2
ACTIONS: Final = (
    l08_mana_step.PLACING_MANA,
    l09_actions.SUMMONING_CARD,
    l09_actions.CONVERTING_CARD,
    l09_actions.RECYCLING_CARD,
    l10_2_attackers.ATTACKING,
    l10_5_blocks.BLOCKING,
    l09_actions.USING_ABILITY,
    l09_actions.USING_SKILL,
    l09_actions.ENDING_STEP,
    l11_draw_two.DRAWING,
    l01_last_resort.TURNING_UP,
)
"""As the table tells of a card."""


class LastResort(k.Rulebook):
    """The rules as the kernel asks for them."""

    def __init__(self) -> None:
        super().__init__("last_resort", EDITION, ZONES)
        self.deck_zones = DECK_ZONES
        self.revision = 4
        self.layers = LAYERS
        self.ability_layer = LAYER_FACTS
        self.table_facts = IN_PLAY | k.FACT_FACE | k.FACT_CONTROL | k.FACT_LASTING
        self.index_facts = self.table_facts
        self.replacement_clause = "L-1.6"
        self.streams = ("first", "random")
        self.enter_sections("keywords", "rules")

    def begin(self, game: k.Game) -> None:
        """The facts with which every game begins, and the setup."""
        if game.players != PLAYERS:
            raise ValueError(f"L-4.3: {PLAYERS} play against each other, not {game.players}")
        game.state.variables.update(l04_setup.VARIABLES)
        game.begin(l04_setup.SETUP)

    def unknown_values(self) -> k.Characteristics:
        return Values()

    def may_lie(self, game: k.Game, card: int, kind: k.ZoneKind, deck: k.Deck) -> bool:
        """L-2.4, L-3.6: leader and last resort lie in their spaces and nowhere else."""
        key = game.pool.cards[card].key
        if key in deck.get(BROUGHT_LEADER.name, []):
            return kind in (LEADER, BROUGHT_LEADER)
        if key in deck.get(BROUGHT_LAST_RESORT.name, []):
            return kind in (LAST_RESORT, BROUGHT_LAST_RESORT)
        return kind not in (LEADER, LAST_RESORT, BROUGHT_LEADER, BROUGHT_LAST_RESORT)

    def base_values(self, game: k.Game, card: k.CardObject) -> k.Characteristics:
        """L-19.17, A16: what lies face down is nothing that anybody could name. L-19.6: a duplicate is what it was made
        of. Else what is printed."""
        if card.face_down or card.card < 0:
            return NOTHING_KNOWN
        printed = pool_of(game.pool).card_at(card.card).printed
        if card.made and card.mark(l03_battlefield.COPIED):
            return l03_battlefield.token_values(game, card, printed)
        return printed

    def is_valid_here(self, game: k.Game, ability: k.Ability, card: k.CardObject) -> bool:
        """Abilities work in play, unless they say otherwise."""
        return not card.face_down and bool((ability.zones or IN_PLAY) & game.map.kind_of[card.zone].bit)

    def moves_along(self, game: k.Game, move: k.Move) -> list[k.Event]:
        if game.map.kind_of[move.zone] is FIELD:
            return []
        return l01_equipment.moves_along(game, move)

    def way_home(
        self, game: k.Game, id: k.ObjectId, kind: k.ZoneKind, where: int = k.TOP, *, face_down: bool = False
    ) -> list[k.Event]:
        return l03_zones.way_home(game, id, kind, where, face_down=face_down)

    def settle(self, game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
        """L-16.2, and what texts want counted."""
        pool_of(game.pool).note(game, happenings)
        events = l03_zones.lost_tokens(game, happenings)
        if game.state.lasting:
            events.extend(e.over_by_itself(game, happenings, IN_PLAY))
        return events

    def consequences(self, game: k.Game) -> k.Procedure | None:
        """L-10.9: damage is looked at as soon as it was dealt."""
        return l10_9_damage.DEATHS if l10_9_damage.due_to_die(game) else None

    def on_loop(self, game: k.Game, *, by_budget: bool) -> k.Event | None:
        """L-13.1, A60: nobody can stop it."""
        return l12_end_step.unstoppable(game)

    def broken_clauses(self, pool: k.Pool, zones: k.Deck, house: dict[str, str]) -> list[k.Broken]:
        """L-2.1: every clause that a deck breaks."""
        return l02_decks.broken_clauses(pool_of(pool), zones)

    def surrender(self, game: k.Game, player: k.PlayerId) -> k.Event:
        """L-13.1, A44: at any time."""
        return l12_end_step.surrendering(game, player)


RULEBOOK: Final = LastResort()
