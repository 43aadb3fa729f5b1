"""Nodes that only this game has: what is done, and what holds."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.games.pso2.ast_features import Shift
from kirifuda.text import ast as a

# --- effects ------------------------------------------------------------------------------------------


class Damage(a.Effect, frozen=True):
    """Deal damage (214.1, G.08)."""

    what: a.Thing
    amount: a.Amount


class DamageTimes(a.Effect, frozen=True):
    """Deal damage several times, one after the other (213.3)."""

    what: a.Thing
    amount: a.Amount
    times: a.Amount


class Freeze(a.Effect, frozen=True):
    """フリーズ (301.3)."""

    what: a.Thing


class Recover(a.Effect, frozen=True):
    """【回復X】を行う (302.9, G.12)."""

    count: a.Amount


class SearchFor(a.Effect, frozen=True):
    """サーチ (301.2, G.19): through the actor's own deck, into the hand."""

    what: a.Thing


class MoveToRow(a.Effect, frozen=True):
    """To the front or the back row (G.26)."""

    what: a.Thing
    name: str


class SwapRow(a.Effect, frozen=True):
    """From the front row to the back row, or the other way (403.1.4)."""

    what: a.Thing


class Retarget(a.Effect, frozen=True):
    """攻撃の対象を移す: the attack that is going on goes to somebody else (302.1b, 506.4.2)."""

    to: a.Thing


class WhenItAttacks(a.Effect, frozen=True):
    """…が攻撃する場合、: holds from the declaration of its attack to the end of the battle (506.3.1)."""

    what: a.Thing
    do: a.Effect


class AttachTo(a.Effect, frozen=True):
    """付与する: this card is laid on something (204.2.2, G.34)."""

    what: a.Thing


class ByDoing(a.Effect, frozen=True):
    """～する事で (G.23): the actor may do the first, and the second follows only then."""

    pay: a.Effect
    then: a.Effect


class IfElse(a.Effect, frozen=True):
    """…なら〜、そうでないなら〜."""

    condition: a.Condition
    then: a.Effect
    otherwise: a.Effect


class InsteadIf(a.Effect, frozen=True):
    """…なら、かわりに〜: in the place of the sentence before."""

    STANDS_IN: ClassVar[bool] = True

    condition: a.Condition
    then: a.Effect


class SlotsAre(a.Effect, frozen=True):
    """装備枠は「武器」が〜枠になる (205.4.4)."""

    what: a.Thing
    kind: a.Noun
    count: a.Amount


class BearersAre(a.Effect, frozen=True):
    """〜にのみ装備できる: who can bear this weapon or armour (205.4.3)."""

    of: a.Filter


class BossPlays(a.Effect, frozen=True):
    """《ボス》のデッキの上から〜枚をプレイする (R.14, R.25)."""

    count: a.Amount


class GainLife(a.Effect, frozen=True):
    """《ボス》のライフを増やす (R.08)."""

    what: a.Thing
    count: a.Amount


class MustTarget(a.Effect, frozen=True):
    """Whoever attacks attacks this, if it is there (506.3.1)."""

    who: a.Thing
    what: a.Thing


class MustAttackThat(MustTarget, frozen=True):
    """…を攻撃しなければならない: whoever can attack does, and attacks this (103.1.2)."""


class EntersOn(a.Effect, frozen=True):
    """Comes onto the field ON or OFF (202.2, 302.6)."""

    what: a.Thing
    position: a.Position


class DrawUntil(a.Effect, frozen=True):
    """Draw until the hand holds so many cards."""

    to: a.Amount


class EquipTo(a.Effect, frozen=True):
    """装備する: a weapon or armour is laid on a card (205.4, 301.7)."""

    what: a.Thing
    to: a.Thing


class InTheRow(a.Arrival, frozen=True):
    """Into a row (G.26)."""

    name: str


class EitherEnd(a.Effect, frozen=True):
    """デッキの上か下に置く: on top of the owner's deck or at its bottom, as the actor likes."""

    what: a.Thing


class PaidFor(a.Effect, frozen=True):
    """Something is paid wholly, and for that something else is done (G.27, A99)."""

    pay: a.Effect
    then: a.Effect


class ToRowTurned(a.Effect, frozen=True):
    """OFF状態で後列に移動させる: to a row, ON or OFF."""

    what: a.Thing
    name: str
    to: a.Position


class OutOf(a.Arrival, frozen=True):
    """捨札から: only if it lies there."""

    place: a.Place


class FaceUp(a.Arrival, frozen=True):
    """表向きで (404.2)."""


class FaceDown(a.Arrival, frozen=True):
    """裏向きで (404.5)."""


class AttacksThese(a.Effect, frozen=True):
    """What a card attacks instead of what the rules say (R.15, R.31)."""

    what: a.Thing
    of: a.Filter


class WhileAttacking(a.Effect, frozen=True):
    """このカードは攻撃中…: holds while that card attacks (506.4.1.1, 302.8)."""

    what: a.Thing
    do: a.Effect


class HandLimit(a.Effect, frozen=True):
    """手札の上限枚数: the actor may hold more or fewer cards (402.3)."""

    whose: a.Player
    by: Shift


class EndBattle(a.Effect, frozen=True):
    """この戦闘フェイズを終了する: the battle that is going on is over (506.5.3)."""


class SpreadDamage(a.Effect, frozen=True):
    """合計…ダメージを割り振って与える: so much damage in all, dealt to several as one likes, all at once."""

    what: a.Thing
    total: a.Amount


class NotBelow(a.Effect, frozen=True):
    """ただし、コストは…より少なくならない: a cost is lowered no further (103.5.2)."""

    do: a.Effect
    least: a.Amount


class BossPlaysMore(a.Effect, frozen=True):
    """How many cards the boss plays in its main phase is more or less (R.06, R.14)."""

    by: Shift


class NoMag(a.Effect, frozen=True):
    """《マグカード》は使用できない: with this player card no mag is used (100.1)."""


class MostDrops(a.Effect, frozen=True):
    """【ドロップ】を持つカードを合計…枚まで: how many cards with Drop the deck may hold (100.6)."""

    count: a.Amount


class MostCopies(a.Effect, frozen=True):
    """このカードはデッキに…枚まで: how many of the card the deck may hold (100.3.2)."""

    count: a.Quantity


class CostIsX(a.Effect, frozen=True):
    """このカードのコストはXである (209.3)."""


class OnlySoOften(a.Effect, frozen=True):
    """1ターンに…までしか〜できない: more often in a turn it cannot be done (103.1.2)."""

    who: a.Party
    times: a.Amount
    deed: a.Deed


class Points(a.Effect, frozen=True):
    """① and so on: turn so many PP OFF (209.1.3, G.06)."""

    count: a.Amount


class TurnItselfOff(a.Effect, frozen=True):
    """【ON⇒OFF】 (209.1.3.1, G.07)."""


class LifeBecomes(a.Effect, frozen=True):
    """このカードのライフは…になる (R.08)."""

    to: a.Amount
