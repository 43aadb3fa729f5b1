"""2.9 装備: what strikers wear, and what they get from it."""

from __future__ import annotations

from dataclasses import dataclass

from kirifuda import kernel as k
from kirifuda.customs.compounds import OfOne
from kirifuda.customs.doubts import house
from kirifuda.games.spellcard_strike.abilities import EQUIPMENT, RULE, TIER_EQUIPMENT, StrikeAbility
from kirifuda.games.spellcard_strike.rules.common import is_ace, is_striker
from kirifuda.games.spellcard_strike.rules.r04_01_stage import EnterStage, stage
from kirifuda.games.spellcard_strike.values import Values
from kirifuda.games.spellcard_strike.zones import STAGE

UNSEEN = Values()
"""A card that the viewer may not see, in a view."""


@dataclass(eq=False)
class Equip(OfOne):
    """2.9.2 装備: a spell card is laid under a striker; nothing happens if that one wears an option (2.9.3.1.1)."""

    kind = "equip"
    host: k.ObjectId

    def parts(self, game: k.Game) -> list[k.Event]:
        if game.object(self.object) is None or not can_wear(game, self.host):
            return []
        return [EnterStage(self.object, stage(game), host=self.host)]


def can_wear(game: k.Game, id: k.ObjectId) -> bool:
    """2.9.3.1: a striker with an option wears no spell; any number otherwise (2.9.3.2)."""
    return is_striker(game, id) and not is_ace(game, id)


def base_values(game: k.Game, card: k.CardObject) -> k.Characteristics:
    """2.9.4, 3.3.8, 3.5.3, 3.9.2, 3.13.3.2: what is printed; for an ace with its option's numbers, attributes and
    abilities."""
    if card.card < 0:
        return UNSEEN
    values = game.pool.cards[card.card].values
    if not card.under or game.map.kind_of[card.zone] is not STAGE:
        return values
    assert isinstance(values, Values)
    for id in card.under:
        worn = game.state.objects[id].card
        option = game.pool.cards[worn].values if worn >= 0 else UNSEEN
        assert isinstance(option, Values)
        if option.is_option and not game.state.objects[id].face_down:
            values = with_option(values, option)
    return values


def with_option(values: Values, option: Values) -> Values:
    """2.9.4: a striker's values with its option's added."""
    new = values.copy()
    new.rank += option.rank
    new.pow += option.pow
    new.defense += option.defense
    new.attributes |= option.attributes
    new.abilities = (*values.abilities, *option.abilities)
    return new


def tier_of(game: k.Game, ability: StrikeAbility, source: k.ObjectId) -> int:
    """9.1.2: an option's ability counts as the striker's own, by a house rule as equipment."""
    if house(game, "option_ability_tier") != "equipment":
        return ability.tier
    card = game.object(source)
    if card is not None:
        for id in card.under:
            worn = game.pool.cards[game.state.objects[id].card].values
            if isinstance(worn, Values) and worn.is_option and ability in worn.abilities:
                return TIER_EQUIPMENT
    return ability.tier


def clamp(board: k.Board) -> None:
    """1.1.5, 1.1.5.1: numbers below 0 count as 0; by how much they are below is remembered."""
    for id in board.owned:
        values = board.values[id]
        assert isinstance(values, Values)
        values.rank, values.rank_below = max(values.rank, 0), min(values.rank, 0)
        values.pow, values.pow_below = max(values.pow, 0), min(values.pow, 0)
        values.defense, values.defense_below = max(values.defense, 0), min(values.defense, 0)


def end_effects(game: k.Game) -> list[k.Event]:
    """2.9.5, 2.10.4: what a worn spell or a rule card does ends when the card is no longer there."""
    ended = [
        effect.id
        for effect in game.state.lasting
        if effect.until in (EQUIPMENT, RULE) and effect.source not in game.state.objects
    ]
    return [k.EndLasting(tuple(ended))] if ended else []
