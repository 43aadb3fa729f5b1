"""魔法少女 ザ・デュエル: the rulebook's edition, its procedures, and the answers the kernel asks for."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
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


class MagicalDuel(k.Rulebook):
    """The rules as the kernel asks for them."""

    def __init__(self) -> None:
        super().__init__("magical_duel", EDITION, ZONES)
        self.deck_zones = DECK_ZONES
        self.revision = 3
        self.layers = LAYERS
        self.ability_layer = LAYER_ABILITY
        tabled = SERVANTS.bit | CASTERS.bit | CHASE.bit
        self.table_facts = tabled | k.FACT_FACE | k.FACT_CONTROL | k.FACT_LASTING
        self.index_facts = self.table_facts
        self.replacement_clause = "910.2"
        self.shows_openly = True
        self.streams = ("first", "random")
        self.enter_sections("keywords", "rules")

    def begin(self, game: k.Game) -> None:
        """102.1: two play against each other. 401.1: the facts with which every game begins, and the setup."""
        if game.players != PLAYERS:
            raise ValueError(f"102.1: {PLAYERS} play against each other, not {game.players}")
        game.state.variables.update(r0401_beginning.VARIABLES)
        game.begin(r0403_setup.SETUP)

    def unknown_values(self) -> k.Characteristics:
        return Values()

    def may_lie(self, game: k.Game, card: int, kind: k.ZoneKind, deck: k.Deck) -> bool:
        """314.2a, 402.2-3: soulbond servants and deities go to the extra deck from wherever other cards are hidden."""
        if kind in (DECK, HAND, ORBS, CASTERS, EXTRA):
            return r0402_deck_construction.belongs_to_extra(pool_of(game.pool).card_at(card)) == (kind is EXTRA)
        return True

    def base_values(self, game: k.Game, card: k.CardObject) -> k.Characteristics:
        return r0909_layers.base_values(game, card)

    def finish_table(self, board: k.Board) -> None:
        r0909_layers.round_up(board)
        r0909_layers.lend_values(board)

    def special_cards(self, board: k.Board) -> tuple[k.ObjectId, ...]:
        return r0909_layers.deities(board)

    def is_valid_here(self, game: k.Game, ability: k.Ability, card: k.CardObject) -> bool:
        return r0902_valid_abilities.is_valid_here(game, ability, card)

    def keeps_identity(self, before: k.ZoneKind, after: k.ZoneKind) -> bool:
        return r0300_zones.keeps_identity(before, after)

    def moves_along(self, game: k.Game, move: k.Move) -> list[k.Event]:
        return r0300_zones.moves_along(game, move)

    def order_together(self, game: k.Game, events: list[k.Event]) -> tuple[k.PlayerId, str, list[int]] | None:
        return r0300_zones.order_together(game, events)

    def settle(self, game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
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
        events.extend(e.come_true(game))
        return events

    def consequences(self, game: k.Game) -> k.Procedure | None:
        """1103.2: what was an orb and comes to the hand may be used before anything else."""
        return k1103_break.OFFER_BREAK if game.state.variables["orbs_taken"] else None

    def still_triggered(self, game: k.Game, holder: k.Holder) -> bool:
        """906.7a: waiting, or its item is still on the chase."""
        if super().still_triggered(game, holder):
            return True
        for id in game.zone(CHASE, 0):
            item = game.state.objects[id].item
            if item is not None and item.ability is holder.ability and item.source == holder.source:
                return True
        return False

    def on_loop(self, game: k.Game, *, by_budget: bool) -> k.Event | None:
        """1301.1c: nobody can stop it."""
        return r1301_loops.unstoppable()

    def on_choosable_loop(self, game: k.Game, players: tuple[k.PlayerId, ...]) -> k.Procedure | None:
        """1301.1a-b: those who can repeat it say how often."""
        return r1301_loops.LOOP

    def totals(self, game: k.Game) -> dict[str, int] | None:
        """1301.1: aether, players' counters, and what is counted for texts."""
        return r1301_loops.totals(game)

    def broken_clauses(self, pool: k.Pool, zones: k.Deck, house: dict[str, str]) -> list[k.Broken]:
        """402.1: every clause that a deck breaks."""
        return r0402_deck_construction.broken_clauses(pool_of(pool), zones.get("deck", []), zones.get("extra", []))

    def surrender(self, game: k.Game, player: k.PlayerId) -> k.Event:
        """103.4: at any time; nothing replaces it."""
        return k.EndGame((1 - player,), "103.4", "surrender")


RULEBOOK: Final = MagicalDuel()
