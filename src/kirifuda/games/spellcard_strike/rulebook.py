"""スペルカードストライク: the rulebook's edition, its procedures, and the answers the kernel asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
from kirifuda.kernel.changes import FACT_CONTROL, FACT_FACE, FACT_LASTING, TOP, EndGame
from kirifuda.kernel.event import Event, Happening
from kirifuda.kernel.ids import ObjectId, PlayerId
from kirifuda.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from kirifuda.kernel.ability import Ability, Holder
    from kirifuda.kernel.changes import Move
    from kirifuda.kernel.characteristics import Board, Characteristics
    from kirifuda.kernel.decision import Option
    from kirifuda.kernel.errors import Broken
    from kirifuda.kernel.game import Game
    from kirifuda.kernel.rulebook import Deck, Pool
    from kirifuda.kernel.state import CardObject
    from kirifuda.kernel.zones import ZoneKind

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


class SpellcardStrike(Rulebook):
    """The rules as the kernel asks for them."""

    def __init__(self) -> None:
        super().__init__("spellcard_strike", EDITION, ZONES)
        self.deck_zones = DECK_ZONES
        self.revision = 4
        self.layers = LAYERS
        self.ability_layer = LAYER_FACTS
        self.table_facts = STAGE.bit | FACT_FACE | FACT_CONTROL | FACT_LASTING
        self.index_facts = self.table_facts
        self.replacement_clause = "9.1.3.1"
        self.streams = ("first", "random")
        self.shows_openly = True
        self.enter_sections("keywords", "rules")

    def begin(self, game: Game) -> None:
        """1.2.1: two play against each other. The facts with which every game begins, and the setup."""
        if game.players != PLAYERS:
            raise ValueError(f"1.2.1: {PLAYERS} play against each other, not {game.players}")
        game.state.variables.update(r05_01_setup.VARIABLES)
        game.begin(r05_01_setup.SETUP)

    def unknown_values(self) -> Characteristics:
        return Values()

    def may_lie(self, game: Game, card: int, kind: ZoneKind, deck: Deck) -> bool:
        """2.3.8, 4.2.1, 4.3.1: options lie only where they can be; where they begin lies nothing else."""
        if pool_of(game.pool).card_at(card).printed.is_option:
            return kind in (OPTION, STAGE, SCORE, REMOVED)
        return kind is not OPTION and (kind is not ACE or super().may_lie(game, card, kind, deck))

    def base_values(self, game: Game, card: CardObject) -> Characteristics:
        return r02_09_equipment.base_values(game, card)

    def finish_table(self, board: Board) -> None:
        r02_09_equipment.clamp(board)

    def is_valid_here(self, game: Game, ability: Ability, card: CardObject) -> bool:
        """2.2.3.1, 3.13.3.1: a striker's abilities work on the stage, unless they say otherwise; not of worn cards."""
        if card.host or card.face_down:
            return False
        return bool((ability.zones or STAGE.bit) & game.map.kind_of[card.zone].bit)

    def moves_along(self, game: Game, move: Move) -> list[Event]:
        return r04_02_zones.moves_along(game, move)

    def way_home(
        self, game: Game, id: ObjectId, kind: ZoneKind, where: int = TOP, *, face_down: bool = False
    ) -> list[Event]:
        return r04_02_zones.way_home(game, id, kind, where, face_down=face_down)

    def settle(self, game: Game, happenings: list[Happening]) -> list[Event]:
        """2.2.4.1, 2.9.5, 2.10.4, 4.2.2.1, 4.6.2.1, 8.1.14, and what texts want counted."""
        pool_of(game.pool).note(game, happenings)
        events = r02_02_states.control_changes(game)
        events.extend(r02_09_equipment.end_effects(game))
        events.extend(r01_02_game_end.note_changes(game, happenings))
        events.extend(r08_01_revealing.after(game, happenings))
        return events

    def order_replacements(self, game: Game, event: Event, holders: list[Holder]) -> list[Holder]:
        return r02_07_check_step.order_replacements(game, event, holders)

    def chooses_replacement(self, game: Game, event: Event, holders: list[Holder]) -> PlayerId:
        """9.1.3.1: whoever controls the abilities."""
        return holders[0].controller

    def on_loop(self, game: Game, *, by_budget: bool) -> Event | None:
        """1.2.5.2: nobody can stop it."""
        return r01_02_game_end.unstoppable()

    def option_key(self, game: Game, option: Option) -> str:
        """4.1.5: with the area, since strikers of one name are not alike, and since an area may be what is chosen."""
        key = super().option_key(game, option)
        area = area_of(game, option.object) if option.object > 0 else target_area(option.object)
        return key if area == NO_AREA else f"{key}@{area}"

    def broken_clauses(self, pool: Pool, zones: Deck, house: dict[str, str]) -> list[Broken]:
        """1.2.2: every clause that a deck breaks."""
        return r01_02_decks.broken_clauses(pool_of(pool), zones)

    def surrender(self, game: Game, player: PlayerId) -> Event:
        """1.2.4.6: at any time."""
        return EndGame((1 - player,), "1.2.4.6", "surrender")


RULEBOOK: Final = SpellcardStrike()
