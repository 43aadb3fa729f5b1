"""スペルカードストライク: the rulebook's edition, its procedures, and the answers the kernel asks for."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.spellcard_strike.pool import pool_of
from kirifuda.games.spellcard_strike.rules import (
    r01_02_decks,
    r01_02_game_end,
    r02_02_states,
    r02_05_4_conditions,
    r02_07_check_step,
    r02_09_equipment,
    r04_02_zones,
    r05_01_setup,
    r05_04_6_movement,
    r05_04_7_attack,
    r05_05_commander_phase,
    r08_01_revealing,
)
from kirifuda.games.spellcard_strike.rules.common import area_of
from kirifuda.games.spellcard_strike.stage import NO_AREA, target_area
from kirifuda.games.spellcard_strike.values import LAYER_FACTS, LAYERS, Values
from kirifuda.games.spellcard_strike.zones import ACE, DECK_ZONES, OPTION, REMOVED, SCORE, STAGE, ZONES

EDITION: Final = "1.12"
PLAYERS: Final = 2
ACTIONS: Final = (
    r05_05_commander_phase.SUMMONING_STRIKER,
    r02_05_4_conditions.DECLARING_SPELL,
    r05_04_6_movement.MOVING_STRIKER,
    r05_04_7_attack.ATTACKING,
    r02_05_4_conditions.DECLARING_ABILITY,
    r05_05_commander_phase.RETIRING_STRIKER,
)
"""As the table tells of a card."""


class SpellcardStrike(k.Rulebook):
    """The rules as the kernel asks for them."""

    def __init__(self) -> None:
        super().__init__("spellcard_strike", EDITION, ZONES)
        self.deck_zones = DECK_ZONES
        self.revision = 4
        self.layers = LAYERS
        self.ability_layer = LAYER_FACTS
        self.table_facts = STAGE.bit | k.FACT_FACE | k.FACT_CONTROL | k.FACT_LASTING
        self.index_facts = self.table_facts
        self.replacement_clause = "9.1.3.1"
        self.streams = ("first", "random")
        self.shows_openly = True
        self.enter_sections("keywords", "rules")

    def begin(self, game: k.Game) -> None:
        """1.2.1: two play against each other. The facts with which every game begins, and the setup."""
        if game.players != PLAYERS:
            raise ValueError(f"1.2.1: {PLAYERS} play against each other, not {game.players}")
        game.state.variables.update(r05_01_setup.VARIABLES)
        game.begin(r05_01_setup.SETUP)

    def unknown_values(self) -> k.Characteristics:
        return Values()

    def may_lie(self, game: k.Game, card: int, kind: k.ZoneKind, deck: k.Deck) -> bool:
        """2.3.8, 4.2.1, 4.3.1: options lie only where they can be; where they begin lies nothing else."""
        if pool_of(game.pool).card_at(card).printed.is_option:
            return kind in (OPTION, STAGE, SCORE, REMOVED)
        return kind is not OPTION and (kind is not ACE or super().may_lie(game, card, kind, deck))

    def base_values(self, game: k.Game, card: k.CardObject) -> k.Characteristics:
        return r02_09_equipment.base_values(game, card)

    def finish_table(self, board: k.Board) -> None:
        r02_09_equipment.clamp(board)

    def is_valid_here(self, game: k.Game, ability: k.Ability, card: k.CardObject) -> bool:
        """2.2.3.1, 3.13.3.1: a striker's abilities work on the stage, unless they say otherwise; not of worn cards."""
        if card.host or card.face_down:
            return False
        return bool((ability.zones or STAGE.bit) & game.map.kind_of[card.zone].bit)

    def moves_along(self, game: k.Game, move: k.Move) -> list[k.Event]:
        return r04_02_zones.moves_along(game, move)

    def way_home(
        self, game: k.Game, id: k.ObjectId, kind: k.ZoneKind, where: int = k.TOP, *, face_down: bool = False
    ) -> list[k.Event]:
        return r04_02_zones.way_home(game, id, kind, where, face_down=face_down)

    def settle(self, game: k.Game, happenings: list[k.Happening]) -> list[k.Event]:
        """2.2.4.1, 2.9.5, 2.10.4, 4.2.2.1, 4.6.2.1, 8.1.14, and what texts want counted."""
        pool_of(game.pool).note(game, happenings)
        events = r02_02_states.control_changes(game)
        events.extend(r02_09_equipment.end_effects(game))
        events.extend(r01_02_game_end.note_changes(game, happenings))
        events.extend(r08_01_revealing.after(game, happenings))
        return events

    def order_replacements(self, game: k.Game, event: k.Event, holders: list[k.Holder]) -> list[k.Holder]:
        return r02_07_check_step.order_replacements(game, event, holders)

    def chooses_replacement(self, game: k.Game, event: k.Event, holders: list[k.Holder]) -> k.PlayerId:
        """9.1.3.1: whoever controls the abilities."""
        return holders[0].controller

    def on_loop(self, game: k.Game, *, by_budget: bool) -> k.Event | None:
        """1.2.5.2: nobody can stop it."""
        return r01_02_game_end.unstoppable()

    def option_key(self, game: k.Game, option: k.Option) -> str:
        """4.1.5: with the area, since strikers of one name are not alike, and since an area may be what is chosen."""
        key = super().option_key(game, option)
        area = area_of(game, option.object) if option.object > 0 else target_area(option.object)
        return key if area == NO_AREA else f"{key}@{area}"

    def broken_clauses(self, pool: k.Pool, zones: k.Deck, house: dict[str, str]) -> list[k.Broken]:
        """1.2.2: every clause that a deck breaks."""
        return r01_02_decks.broken_clauses(pool_of(pool), zones)

    def surrender(self, game: k.Game, player: k.PlayerId) -> k.Event:
        """1.2.4.6: at any time."""
        return k.EndGame((1 - player,), "1.2.4.6", "surrender")


RULEBOOK: Final = SpellcardStrike()
