"""Nodes that only this game has: what is done, and what holds."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.games.pso2.ast_features import Shift
from kirifuda.text.ast_base import (
    Amount,
    Arrival,
    Condition,
    Deed,
    Effect,
    Noun,
    Party,
    Player,
    Position,
    Quantity,
    Thing,
)
from kirifuda.text.ast_nouns import Filter, Place

# --- effects ------------------------------------------------------------------------------------------


class Damage(Effect, frozen=True):
    """Deal damage (214.1, G.08)."""

    what: Thing
    amount: Amount


class DamageTimes(Effect, frozen=True):
    """Deal damage several times, one after the other (213.3)."""

    what: Thing
    amount: Amount
    times: Amount


class Freeze(Effect, frozen=True):
    """フリーズ (301.3)."""

    what: Thing


class Recover(Effect, frozen=True):
    """【回復X】を行う (302.9, G.12)."""

    count: Amount


class SearchFor(Effect, frozen=True):
    """サーチ (301.2, G.19): through the actor's own deck, into the hand."""

    what: Thing


class MoveToRow(Effect, frozen=True):
    """To the front or the back row (G.26)."""

    what: Thing
    name: str


class SwapRow(Effect, frozen=True):
    """From the front row to the back row, or the other way (403.1.4)."""

    what: Thing


class Retarget(Effect, frozen=True):
    """攻撃の対象を移す: the attack that is going on goes to somebody else (302.1b, 506.4.2)."""

    to: Thing


class WhenItAttacks(Effect, frozen=True):
    """…が攻撃する場合、: holds from the declaration of its attack to the end of the battle (506.3.1)."""

    what: Thing
    do: Effect


class AttachTo(Effect, frozen=True):
    """付与する: this card is laid on something (204.2.2, G.34)."""

    what: Thing


class ByDoing(Effect, frozen=True):
    """～する事で (G.23): the actor may do the first, and the second follows only then."""

    pay: Effect
    then: Effect


class IfElse(Effect, frozen=True):
    """…なら〜、そうでないなら〜."""

    condition: Condition
    then: Effect
    otherwise: Effect


class InsteadIf(Effect, frozen=True):
    """…なら、かわりに〜: in the place of the sentence before."""

    STANDS_IN: ClassVar[bool] = True

    condition: Condition
    then: Effect


class SlotsAre(Effect, frozen=True):
    """装備枠は「武器」が〜枠になる (205.4.4)."""

    what: Thing
    kind: Noun
    count: Amount


class BearersAre(Effect, frozen=True):
    """〜にのみ装備できる: who can bear this weapon or armour (205.4.3)."""

    of: Filter


class BossPlays(Effect, frozen=True):
    """《ボス》のデッキの上から〜枚をプレイする (R.14, R.25)."""

    count: Amount


class GainLife(Effect, frozen=True):
    """《ボス》のライフを増やす (R.08)."""

    what: Thing
    count: Amount


class MustTarget(Effect, frozen=True):
    """Whoever attacks attacks this, if it is there (506.3.1)."""

    who: Thing
    what: Thing


class MustAttackThat(MustTarget, frozen=True):
    """…を攻撃しなければならない: whoever can attack does, and attacks this (103.1.2)."""


class EntersOn(Effect, frozen=True):
    """Comes onto the field ON or OFF (202.2, 302.6)."""

    what: Thing
    position: Position


class DrawUntil(Effect, frozen=True):
    """Draw until the hand holds so many cards."""

    to: Amount


class EquipTo(Effect, frozen=True):
    """装備する: a weapon or armour is laid on a card (205.4, 301.7)."""

    what: Thing
    to: Thing


class InTheRow(Arrival, frozen=True):
    """Into a row (G.26)."""

    name: str


class EitherEnd(Effect, frozen=True):
    """デッキの上か下に置く: on top of the owner's deck or at its bottom, as the actor likes."""

    what: Thing


class PaidFor(Effect, frozen=True):
    """Something is paid wholly, and for that something else is done (G.27, A99)."""

    pay: Effect
    then: Effect


class ToRowTurned(Effect, frozen=True):
    """OFF状態で後列に移動させる: to a row, ON or OFF."""

    what: Thing
    name: str
    to: Position


class OutOf(Arrival, frozen=True):
    """捨札から: only if it lies there."""

    place: Place


class FaceUp(Arrival, frozen=True):
    """表向きで (404.2)."""


class FaceDown(Arrival, frozen=True):
    """裏向きで (404.5)."""


class AttacksThese(Effect, frozen=True):
    """What a card attacks instead of what the rules say (R.15, R.31)."""

    what: Thing
    of: Filter


class WhileAttacking(Effect, frozen=True):
    """このカードは攻撃中…: holds while that card attacks (506.4.1.1, 302.8)."""

    what: Thing
    do: Effect


class HandLimit(Effect, frozen=True):
    """手札の上限枚数: the actor may hold more or fewer cards (402.3)."""

    whose: Player
    by: Shift


class EndBattle(Effect, frozen=True):
    """この戦闘フェイズを終了する: the battle that is going on is over (506.5.3)."""


class SpreadDamage(Effect, frozen=True):
    """合計…ダメージを割り振って与える: so much damage in all, dealt to several as one likes, all at once."""

    what: Thing
    total: Amount


class NotBelow(Effect, frozen=True):
    """ただし、コストは…より少なくならない: a cost is lowered no further (103.5.2)."""

    do: Effect
    least: Amount


class BossPlaysMore(Effect, frozen=True):
    """How many cards the boss plays in its main phase is more or less (R.06, R.14)."""

    by: Shift


class NoMag(Effect, frozen=True):
    """《マグカード》は使用できない: with this player card no mag is used (100.1)."""


class MostDrops(Effect, frozen=True):
    """【ドロップ】を持つカードを合計…枚まで: how many cards with Drop the deck may hold (100.6)."""

    count: Amount


class MostCopies(Effect, frozen=True):
    """このカードはデッキに…枚まで: how many of the card the deck may hold (100.3.2)."""

    count: Quantity


class CostIsX(Effect, frozen=True):
    """このカードのコストはXである (209.3)."""


class OnlySoOften(Effect, frozen=True):
    """1ターンに…までしか〜できない: more often in a turn it cannot be done (103.1.2)."""

    who: Party
    times: Amount
    deed: Deed


class Points(Effect, frozen=True):
    """① and so on: turn so many PP OFF (209.1.3, G.06)."""

    count: Amount


class TurnItselfOff(Effect, frozen=True):
    """【ON⇒OFF】 (209.1.3.1, G.07)."""


class LifeBecomes(Effect, frozen=True):
    """このカードのライフは…になる (R.08)."""

    to: Amount
