"""魔法少女 ザ・デュエル: the rulebook's edition, its procedures, and the answers the kernel asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.effects.plans.becoming import come_true
from kirifuda.games.magical_duel.keywords import k1103_break
from kirifuda.games.magical_duel.pool import pool_of
from kirifuda.games.magical_duel.rules import (
    r0300_zones,
    r0401_beginning,
    r0402_deck_construction,
    r0403_setup,
    r0504_call_phase,
    r0700_player_actions,
    r0704_abilities,
    r0705_switching,
    r0803_attack_declaration,
    r0902_valid_abilities,
    r0909_durations,
    r0909_layers,
    r1004_revealing,
    r1301_loops,
)
from kirifuda.games.magical_duel.values import LAYER_ABILITY, LAYERS, Values
from kirifuda.games.magical_duel.zones import CASTERS, CHASE, DECK, DECK_ZONES, EXTRA, HAND, ORBS, SERVANTS, ZONES
from kirifuda.kernel.changes import FACT_CONTROL, FACT_FACE, FACT_LASTING, EndGame
from kirifuda.kernel.event import Event, Happening
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.procedure import Procedure
from kirifuda.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability, Holder
    from kirifuda.kernel.changes import Move
    from kirifuda.kernel.characteristics import Board, Characteristics
    from kirifuda.kernel.errors import Broken
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.rulebook import Deck, Pool
    from kirifuda.kernel.state import CardObject
    from kirifuda.kernel.zones import ZoneKind

EDITION: Final = "1.5"
PLAYERS: Final = 2
ACTIONS: Final = (
    r0504_call_phase.LEVELLING_UP,
    r0504_call_phase.CALLING,
    r0700_player_actions.PLAYING,
    r0504_call_phase.LAYING,
    r0803_attack_declaration.ATTACKING,
    r0705_switching.TURNING,
    r0704_abilities.ACTIVATING,
)
"""As the table tells of a card."""


class MagicalDuel(Rulebook):
    """The rules as the kernel asks for them."""

    def __init__(self) -> None:
        super().__init__("magical_duel", EDITION, ZONES)
        self.deck_zones = DECK_ZONES
        self.revision = 3
        self.layers = LAYERS
        self.ability_layer = LAYER_ABILITY
        tabled = SERVANTS.bit | CASTERS.bit | CHASE.bit
        self.table_facts = tabled | FACT_FACE | FACT_CONTROL | FACT_LASTING
        self.index_facts = self.table_facts
        self.replacement_clause = "910.2"
        self.shows_openly = True
        self.streams = ("first", "random")
        self.enter_sections("keywords", "rules")

    def begin(self, game: Game) -> None:
        """102.1: two play against each other. 401.1: the facts with which every game begins, and the setup."""
        if game.players != PLAYERS:
            raise ValueError(f"102.1: {PLAYERS} play against each other, not {game.players}")
        game.state.variables.update(r0401_beginning.VARIABLES)
        game.begin(r0403_setup.SETUP)

    def unknown_values(self) -> Characteristics:
        return Values()

    def may_lie(self, game: Game, card: int, kind: ZoneKind, deck: Deck) -> bool:
        """314.2a, 402.2-3: soulbond servants and deities go to the extra deck from wherever other cards are hidden."""
        if kind in (DECK, HAND, ORBS, CASTERS, EXTRA):
            return r0402_deck_construction.belongs_to_extra(pool_of(game.pool).card_at(card)) == (kind is EXTRA)
        return True

    def base_values(self, game: Game, card: CardObject) -> Characteristics:
        return r0909_layers.base_values(game, card)

    def finish_table(self, board: Board) -> None:
        r0909_layers.round_up(board)
        r0909_layers.lend_values(board)

    def special_cards(self, board: Board) -> tuple[ObjectId, ...]:
        return r0909_layers.deities(board)

    def is_valid_here(self, game: Game, ability: Ability, card: CardObject) -> bool:
        return r0902_valid_abilities.is_valid_here(game, ability, card)

    def keeps_identity(self, before: ZoneKind, after: ZoneKind) -> bool:
        return r0300_zones.keeps_identity(before, after)

    def moves_along(self, game: Game, move: Move) -> list[Event]:
        return r0300_zones.moves_along(game, move)

    def order_together(self, game: Game, events: list[Event]) -> tuple[PlayerId, str, list[int]] | None:
        return r0300_zones.order_together(game, events)

    def settle(self, game: Game, happenings: list[Happening]) -> list[Event]:
        """302.4, 314.2a, 803.4a, 909.7, 1016, 1302.3a, and what texts want counted."""
        pool_of(game.pool).note(game, happenings)
        events = r0300_zones.after_moves(game, happenings)
        if len(happenings) > 1:
            events.extend(r0300_zones.mingle(game, happenings))
        events.extend(k1103_break.note_taken(game, happenings))
        events.extend(r1004_revealing.note_shown(game, happenings))
        events.extend(r0803_attack_declaration.stop_battling(game))
        events.extend(r0909_layers.control_changes(game))
        events.extend(r0909_durations.watch_conditions(game, happenings))
        events.extend(come_true(game))
        return events

    def consequences(self, game: Game) -> Procedure | None:
        """1103.2: what was an orb and comes to the hand may be used before anything else."""
        return k1103_break.OFFER_BREAK if game.state.variables["orbs_taken"] else None

    def still_triggered(self, game: Game, holder: Holder) -> bool:
        """906.7a: waiting, or its item is still on the chase."""
        if super().still_triggered(game, holder):
            return True
        for id in game.zone(CHASE, 0):
            item = game.state.objects[id].item
            if item is not None and item.ability is holder.ability and item.source == holder.source:
                return True
        return False

    def on_loop(self, game: Game, *, by_budget: bool) -> Event | None:
        """1301.1c: nobody can stop it."""
        return r1301_loops.unstoppable()

    def on_choosable_loop(self, game: Game, players: tuple[PlayerId, ...]) -> Procedure | None:
        """1301.1a-b: those who can repeat it say how often."""
        return r1301_loops.LOOP

    def totals(self, game: Game) -> dict[str, int] | None:
        """1301.1: aether, players' counters, and what is counted for texts."""
        return r1301_loops.totals(game)

    def broken_clauses(self, pool: Pool, zones: Deck, house: dict[str, str]) -> list[Broken]:
        """402.1: every clause that a deck breaks."""
        return r0402_deck_construction.broken_clauses(pool_of(pool), zones.get("deck", []), zones.get("extra", []))

    def surrender(self, game: Game, player: PlayerId) -> Event:
        """103.4: at any time; nothing replaces it."""
        return EndGame((1 - player,), "103.4", "surrender")


RULEBOOK: Final = MagicalDuel()
