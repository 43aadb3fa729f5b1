"""L-9.0 メインステップ中の行動: everything that the turn player could do in the Main step now."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.customs.actions import Action, Aim, Source, asking, cards_in, menu, offered, unbarred
from kirifuda.customs.doubts import house
from kirifuda.games.last_resort.abilities import (
    ASSASSINATE,
    CONVERT,
    EQUIP,
    GROW,
    RECYCLE,
    SKILL,
    SNIPER,
    TAP_ABILITY,
    ActivatedAbility,
    StaticAbility,
)
from kirifuda.games.last_resort.keywords.k17_04_assassinate import CAN_KILL
from kirifuda.games.last_resort.keywords.k19_01_equip import CAN_EQUIP
from kirifuda.games.last_resort.keywords.k19_11_sniper import CAN_SNIPE
from kirifuda.games.last_resort.keywords.k19_15_grow import CAN_GROW
from kirifuda.games.last_resort.rules.common import card_of, is_main, is_on_field, is_untapped, values_of
from kirifuda.games.last_resort.rules.l01_equipment import CAN_BEAR
from kirifuda.games.last_resort.rules.l09_1_costs import (
    CONVERTING,
    RECYCLING,
    SUMMON,
    TapPart,
    as_seen,
    can_pay,
    has_settled,
    lowest_price,
    mana_of,
    ready_mana,
    sacrifices,
)
from kirifuda.games.last_resort.rules.l09_4_abilities import SKILL_MORE, SKILL_USED
from kirifuda.games.last_resort.rules.l09_triggers import uses, uses_in_game
from kirifuda.games.last_resort.rules.l16_n_cards import rivals
from kirifuda.games.last_resort.values import CREATURE, ITEM, SUMMONED
from kirifuda.games.last_resort.zones import FIELD, GRAVEYARD, HAND, IN_PLAY, LEADER


def is_time(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-9.0."""
    return is_main(game, player)


# Summoning: `object` is the card in the hand or graveyard, `number` the way.


def in_sight(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """L-9.5: the cards in one's own graveyard that lie face up (A16)."""
    return [id for id in game.zone(GRAVEYARD, player) if not game.state.objects[id].face_down]


def is_unread(game: k.Game, id: k.ObjectId) -> bool:
    """A16: of what is gone, hidden or face down nothing can be said."""
    card = game.object(id)
    return card is None or card.card < 0 or card.face_down


def is_summonable(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-9.1: a creature, item or spell; mana is placed, not summoned (A33)."""
    return is_unread(game, id) or bool(values_of(game, id).kind & SUMMONED)


def has_recycle(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-19.9."""
    return is_unread(game, id) or e.has_keyword(values_of(game, id).abilities, RECYCLE)


def has_convert(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-19.12."""
    return is_unread(game, id) or e.has_keyword(values_of(game, id).abilities, CONVERT)


def can_pay_summon(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-9.1, L-9.2: enough mana is untapped, with whatever lowers the cost."""
    return is_unread(game, id) or lowest_price(game, player, id, number) <= len(ready_mana(game, player))


def is_condition_met(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-15.2: the summoning condition that the card names."""
    return is_unread(game, id) or e.all_hold(card_of(game, id).conditions, e.Scope(game, {}, id, player))


def has_room(game: k.Game, player: k.PlayerId, id: k.ObjectId, way: int) -> bool:
    """L-16.1, A88: no N-card of its name will be there: what is sacrificed for it (L-19.20) is gone by then. By a
    house rule that is too late."""
    there = rivals(game, player, id)
    if not there or house(game, "n_card_sacrificed") == "too_late":
        return not there
    offered, most = sacrifices(game, player, id, way)
    return len(there) <= most and all(other in offered for other in there)


def is_only_creature(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-16.1, L-1.2: an N-creature has room."""
    return is_unread(game, id) or not values_of(game, id).kind & CREATURE or has_room(game, player, id, number)


def is_only_item(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-16.1, L-1.7: an N-item has room."""
    return is_unread(game, id) or not values_of(game, id).kind & ITEM or has_room(game, player, id, number)


def may_be_summoned(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """Nothing says that what it is summoned as (L-17.1) cannot be summoned."""
    if is_unread(game, id):
        return True
    for ability, scope in e.in_force(game, "forbid:summon", StaticAbility):
        seen = as_seen(scope, id, number)
        if any(plan.concerns(seen, e.player_target(player), id) for plan in ability.forbidden if plan.deed == "summon"):
            return False
    return True


ITS_TIME: Final = k.Condition("L-9.0", "自分のメインステップではない", "it is not your Main step", is_time)
PAYABLE: Final = k.Condition("L-9.1", "マナが足りない", "there is not enough mana", can_pay_summon)
MET: Final = k.Condition("L-15.2", "召喚条件を満たしていない", "its summoning condition is not met", is_condition_met)
ONLY_CREATURE: Final = k.Condition(
    "L-16.1",
    "同名のN・クリーチャーが自分の戦場にある",
    "an N-creature of its name is on your battlefield",
    is_only_creature,
    also=("L-1.2",),
)
ONLY_ITEM: Final = k.Condition(
    "L-16.1",
    "同名のN・アイテムが自分の戦場にある",
    "an N-item of its name is on your battlefield",
    is_only_item,
    also=("L-1.7",),
)
ALLOWED: Final = k.Condition(
    "L-9.1", "召喚できない効果を受けている", "an effect says that it cannot be summoned", may_be_summoned
)

IS_ACTING: Final = asking("L-9.0", "行動を選ぶ時ではない", "it is not the time to act", "main")
IN_HAND: Final = Source("L-9.1", "手札にない", "it is not in your hand", cards_in(HAND))
"""L-9.1: what is in Hand Stock is not used from there (A54)."""


def by_summoning(game: k.Game) -> int:
    """L-9.1: the way from the hand."""
    return SUMMON


def by_recycling(game: k.Game) -> int:
    """L-19.9: the way from the graveyard."""
    return RECYCLING


def by_converting(game: k.Game) -> int:
    """L-19.12: the way as a spell."""
    return CONVERTING


SUMMONING_CARD: Final[Action] = Action(
    "summon",
    IS_ACTING,
    IN_HAND,
    now=(ITS_TIME,),
    of=(k.Condition("L-8.1", "召喚するカードではない", "it is no card that is summoned", is_summonable),),
    able=(PAYABLE, MET, ONLY_CREATURE, ONLY_ITEM, ALLOWED),
    given=by_summoning,
)
RECYCLING_CARD: Final[Action] = Action(
    "recycle",
    IS_ACTING,
    Source("L-9.5", "墓地に表向きでない", "it does not lie face up in your graveyard", in_sight),
    now=(ITS_TIME,),
    of=(k.Condition("L-19.9", "リサイクルを持っていない", "it has no Recycle", has_recycle),),
    able=(PAYABLE, MET, ONLY_CREATURE, ONLY_ITEM, ALLOWED),
    given=by_recycling,
)
CONVERTING_CARD: Final[Action] = Action(
    "convert",
    IS_ACTING,
    IN_HAND,
    now=(ITS_TIME,),
    of=(k.Condition("L-19.12", "変換を持っていない", "it has no Convert", has_convert),),
    able=(PAYABLE, ALLOWED),
    given=by_converting,
)


# Using an ability: `object` is the card in play, `number` the place of the ability among the card's.


def ability_at(game: k.Game, id: k.ObjectId, number: int) -> ActivatedAbility | None:
    """The activated ability at a place among those of a card that lies where it works (L-9.5)."""
    card = game.object(id)
    if card is None or card.card < 0 or card.face_down:
        return None
    abilities = game.values(id).abilities
    ability = abilities[number] if 0 <= number < len(abilities) else None
    if not isinstance(ability, ActivatedAbility) or not game.rulebook.is_valid_here(game, ability, card):
        return None
    return ability


def abilities_of(game: k.Game, id: k.ObjectId) -> list[int]:
    """L-9.4, L-9.5: the places of a card's abilities that are used where it lies; out of play few cards have any."""
    card = game.object(id)
    if card is None or not (game.map.kind_of[card.zone].bit & IN_PLAY or card.card in game.pool.active_elsewhere):
        return []
    return [number for number in range(len(game.values(id).abilities)) if ability_at(game, id, number) is not None]


def useful(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """L-9.4, L-9.5: the cards in the graveyard and on the battlefield with such abilities."""
    return [id for id in (*game.zone(GRAVEYARD, player), *game.zone(FIELD, player)) if abilities_of(game, id)]


def taps_itself(game: k.Game, id: k.ObjectId, number: int) -> bool:
    """Whether an ability asks for its card to be tapped."""
    ability = ability_at(game, id, number)
    return ability is not None and any(isinstance(part, TapPart) for part in ability.costs)


def has_waited(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-9.3: a tap ability is not used in the turn in which its card entered, unless that has Rush (L-19.2)."""
    return not taps_itself(game, id, number) or has_settled(game, id)


def is_upright(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-18.1: what is tapped cannot be tapped."""
    return not taps_itself(game, id, number) or (is_on_field(game, id) and is_untapped(game, id))


def has_mana(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-9.4, L-9.6, L-17.3: enough mana, as often as it can be paid and from the first turn on."""
    ability = ability_at(game, id, number)
    if ability is None:
        return True
    return mana_of(e.Scope(game, {}, id, player), ability.costs) <= len(ready_mana(game, player))


def can_pay_rest(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-9.4: what else it costs."""
    ability = ability_at(game, id, number)
    if ability is None:
        return True
    return can_pay(e.Scope(game, {}, id, player), tuple(p for p in ability.costs if not isinstance(p, TapPart)))


def has_uses_left(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """So often a turn or a game, if its text says so."""
    ability = ability_at(game, id, number)
    if ability is None or (ability.per_game and uses_in_game(game, player, ability) >= ability.per_game):
        return ability is None
    return not ability.times or uses(game, id, player, ability) < ability.times


def is_its_moment(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """Only when its text says."""
    ability = ability_at(game, id, number)
    return ability is None or e.all_hold(ability.conditions, e.Scope(game, {}, id, player))


def may_be_used(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """Nothing says that it cannot be used: any ability of the card, a tap ability, a keyword."""
    if e.concerns(game, "forbid:use", id, 0):
        return False
    if taps_itself(game, id, number) and e.concerns(game, "forbid:" + TAP_ABILITY, id, 0):
        return False
    ability = ability_at(game, id, number)
    return ability is None or not ability.keyword or not e.concerns(game, "forbid:use:" + ability.keyword, id, 0)


def may_use_skill(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """Nothing says that the leader skill, or any ability of the leader, cannot be used."""
    is_barred = e.concerns(game, "forbid:use", id, 0)
    return not is_barred and not e.concerns(game, "forbid:" + SKILL, e.player_target(player), 0)


def is_skill_left(game: k.Game, player: k.PlayerId, id: k.ObjectId, number: int) -> bool:
    """L-1.15, L-9.6: the leader skill, once a game, or as often more as texts have let it."""
    card = game.object(id)
    return card is None or card.mark(SKILL_USED) <= card.mark(SKILL_MORE)


USED_BY: Final[dict[str, k.Conditions]] = {
    EQUIP: CAN_EQUIP,
    SNIPER: CAN_SNIPE,
    GROW: CAN_GROW,
    ASSASSINATE: CAN_KILL,
}
"""What a keyword asks for besides."""


def by_keyword(game: k.Game, id: k.ObjectId, number: int) -> k.Conditions:
    """What the keyword of the ability at a place asks for."""
    ability = ability_at(game, id, number)
    return () if ability is None else USED_BY.get(ability.keyword, ())


NO_MANA: Final = ("マナが足りない", "there is not enough mana")
HAS_WAITED: Final = k.Condition("L-9.3", "このターンに戦場に出た", "it entered this turn", has_waited)
UPRIGHT: Final = k.Condition("L-18.1", "タップしている", "it is tapped", is_upright, also=("L-9.3",))
COST: Final = k.Condition("L-9.4", "コストを払えない", "its cost cannot be paid", can_pay_rest)
USES_LEFT: Final = k.Condition(
    "L-9.4", "このターンにもう使っている", "it was used as often as allowed this turn", has_uses_left
)
ITS_MOMENT: Final = k.Condition(
    "L-9.4", "テキストの条件を満たしていない", "its text says that it cannot be used now", is_its_moment
)
BARRED: Final = ("使えない効果を受けている", "an effect says that it cannot be used")

USING_ABILITY: Final[Action] = Action(
    "use",
    IS_ACTING,
    Source("L-9.4", "自分の使う能力ではない", "it is no ability of yours to use", useful),
    now=(ITS_TIME,),
    able=(
        HAS_WAITED,
        UPRIGHT,
        k.Condition("L-9.4", *NO_MANA, has_mana),
        COST,
        USES_LEFT,
        ITS_MOMENT,
        k.Condition("L-9.4", *BARRED, may_be_used),
    ),
    numbers=abilities_of,
    more=by_keyword,
    aims=(Aim("bearer", CAN_BEAR),),
)
USING_SKILL: Final[Action] = Action(
    "skill",
    IS_ACTING,
    Source("L-9.6", "自分のリーダーではない", "it is not your leader", cards_in(LEADER)),
    now=(ITS_TIME,),
    able=(
        k.Condition(
            "L-1.15", "リーダースキルはもう使った", "the leader skill was used", is_skill_left, also=("L-9.6",)
        ),
        HAS_WAITED,
        UPRIGHT,
        k.Condition("L-9.6", *NO_MANA, has_mana),
        COST,
        USES_LEFT,
        ITS_MOMENT,
        k.Condition("L-9.4", *BARRED, may_use_skill),
    ),
    numbers=abilities_of,
    more=by_keyword,
)
ENDING_STEP: Final[Action] = Action("end", IS_ACTING)


WAYS: Final = {"summon": SUMMON, "recycle": RECYCLING, "convert": CONVERTING}


def actions(game: k.Game, player: k.PlayerId, barred: tuple[str, ...] = ()) -> list[k.Option]:
    """L-9.0: summons, abilities on the battlefield or in the graveyard, the leader skill, and the end of the step."""
    options = offered((SUMMONING_CARD, CONVERTING_CARD), game, player, game.zone(HAND, player))
    options.extend(offered((RECYCLING_CARD, USING_ABILITY), game, player, in_sight(game, player)))
    options.extend(offered((USING_ABILITY,), game, player, game.zone(FIELD, player)))
    options.extend(menu((USING_SKILL, ENDING_STEP), game, player))
    return unbarred(options, barred)
