"""ファンタシースターオンライン2 TCG: the rulebook's edition, its procedures, and the answers the kernel asks for."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.pso2.pool import pool_of
from kirifuda.games.pso2.raid import r_boss_turn, r_setup, r_special_rules
from kirifuda.games.pso2.rules import (
    r100_deck_construction,
    r101_winning,
    r102_setup,
    r103_5_numbers,
    r209_costs,
    r213_damage,
    r400_zones,
    r401_looking,
    r403_field,
    r406_2_triggers,
    r503_pp_phase,
    r504_actions,
    r505_endings,
)
from kirifuda.games.pso2.rules.common import is_raid, numbers_in
from kirifuda.games.pso2.values import LAYER_FACTS, LAYERS, Values
from kirifuda.games.pso2.zones import DECK_ZONES, FIELD, IN_PLAY, MAG, PLAYER, PROCESSING, SECOND_FACE, ZONES

EDITION: Final = "2.0"
ACTIONS: Final = (r503_pp_phase.PUTTING, *r504_actions.ACTIONS)
DUELLISTS: Final = 2


class PhantasyStar(k.Rulebook):
    """The rules as the kernel asks for them."""

    def __init__(self) -> None:
        super().__init__("pso2", EDITION, ZONES)
        self.deck_zones = DECK_ZONES
        self.revision = 3
        self.layers = LAYERS
        self.ability_layer = LAYER_FACTS
        self.table_facts = IN_PLAY | k.FACT_FACE | k.FACT_CONTROL | k.FACT_LASTING
        self.index_facts = self.table_facts
        self.replacement_clause = "103.4.3.2"
        self.shows_openly = True
        self.streams = ("first", "random", r_boss_turn.DRAWN_FROM)
        self.enter_sections("keywords", "raid", "rules")

    def begin(self, game: k.Game) -> None:
        """101.1-2: two play against each other, or a party against a boss (R.01). The facts with which every game
        begins, and the setup."""
        game.state.variables.update(r102_setup.VARIABLES)
        game.state.variables["boss"] = r_setup.find_boss(game)
        complaint = r_setup.complaints(game) if is_raid(game) else ""
        if not is_raid(game) and game.players != DUELLISTS:
            complaint = f"101.2: {DUELLISTS} play against each other, not {game.players}"
        if complaint:
            raise ValueError(complaint)
        game.begin(r102_setup.SETUP)

    def unknown_values(self) -> k.Characteristics:
        return Values()

    def may_lie(self, game: k.Game, card: int, kind: k.ZoneKind, deck: k.Deck) -> bool:
        """201.5, 203.2: player cards and mags lie in their places and nowhere else."""
        key = game.pool.cards[card].key
        for place in (PLAYER, MAG):
            if key in deck.get(place.name, []):
                return kind is place
        return kind not in (PLAYER, MAG)

    def base_values(self, game: k.Game, card: k.CardObject) -> k.Characteristics:
        """102.3.1: what is printed, on the face that lies up; 209.3.1: with X in the processing area."""
        printed = pool_of(game.pool).card_at(card.card)
        if game.map.kind_of[card.zone] is PROCESSING:
            return r209_costs.with_x(printed, card)
        if card.place == SECOND_FACE and printed.second is not None and game.map.kind_of[card.zone] is PLAYER:
            return printed.second
        return printed.printed

    def finish_table(self, board: k.Board) -> None:
        r103_5_numbers.floor(board)

    def is_valid_here(self, game: k.Game, ability: k.Ability, card: k.CardObject) -> bool:
        """300.4.1: abilities work in play, unless they say otherwise."""
        return not card.face_down and bool((ability.zones or IN_PLAY) & game.map.kind_of[card.zone].bit)

    def moves_along(self, game: k.Game, move: k.Move) -> list[k.Event]:
        if game.map.kind_of[move.zone] is FIELD:
            return []
        return r403_field.moves_along(game, move)

    def way_home(
        self, game: k.Game, id: k.ObjectId, kind: k.ZoneKind, where: int = k.TOP, *, face_down: bool = False
    ) -> list[k.Event]:
        return r400_zones.way_home(game, id, kind, where, face_down=face_down)

    def settle(self, game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
        """302.4, 404.5, R.29, G.18, and what texts want counted."""
        pool_of(game.pool).note(game, happenings)
        events = r406_2_triggers.drops(game, happenings)
        events.extend(e.come_true(game))
        events.extend(r401_looking.note_looks(game, happenings))
        turned = [happening.now for happening in happenings if happening.event.kind == "turn_off"]
        if turned:
            events.extend(r400_zones.pay_by_going_off(game, turned))
        events.extend(r_special_rules.refilled(game))
        events.extend(r403_field.control_changes(game))
        if game.state.lasting:
            events.extend(r505_endings.over_by_itself(game, happenings))
        return events

    def consequences(self, game: k.Game) -> k.Procedure | None:
        """213.3: damage is looked at as soon as it was dealt."""
        return r213_damage.DEFEATS if game.state.variables[r213_damage.WOUNDS] else None

    def address(self, game: k.Game, decision: k.Decision) -> None:
        r_special_rules.address(game, decision)

    def chooses_replacement(self, game: k.Game, event: k.Event, holders: list[k.Holder]) -> k.PlayerId:
        """103.4.3, 103.4.3.1-2: whoever owns the affected card orders replacements; for a player, that player."""
        return event.affected(game)

    def order_together(self, game: k.Game, events: list[k.Event]) -> tuple[k.PlayerId, str, list[int]] | None:
        return r_special_rules.order_on_top(game, events)

    def on_loop(self, game: k.Game, *, by_budget: bool) -> k.Event | None:
        """A73: nobody can stop it."""
        return r101_winning.unstoppable(game)

    def broken_clauses(self, pool: k.Pool, zones: k.Deck, house: dict[str, str]) -> list[k.Broken]:
        """100.1: every clause that a deck breaks."""
        return r100_deck_construction.broken_clauses(pool_of(pool), zones)

    def surrender(self, game: k.Game, player: k.PlayerId) -> k.Event:
        """101.6: at any time. In a raid the player leaves as soon as the rules look (R.10)."""
        if is_raid(game):
            return k.SetVariable("conceded", (*numbers_in(game, "conceded"), player))
        return r101_winning.surrendering(game, player)


RULEBOOK: Final = PhantasyStar()
