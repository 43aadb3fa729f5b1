"""Nodes that only this game has: pso2's nouns, actions, deeds, features and lines."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.text.ast_base import (
    Ability,
    Amount,
    Condition,
    Deed,
    Effect,
    Event,
    Feature,
    Limit,
    Node,
    Noun,
    Player,
    Quality,
    Quantity,
    Role,
    Thing,
)
from kirifuda.text.ast_nouns import Filter

# --- players and things ---------------------------------------------------------------------------


class TargetPlayer(Player, frozen=True):
    """ターゲットプレイヤー (R.12)."""


class SaidPlayer(Player, frozen=True):
    """そのプレイヤー: whoever has what was chosen last."""


class PlayerOf(Thing, frozen=True):
    """A player as somebody to damage or attack: the player card (201.1.1). Of several opponents one (A80)."""

    who: Player


class TheBoss(Thing, frozen=True):
    """《ボス》 (R.01)."""


class Host(Role, frozen=True):
    """付与先 (204.2.2.1)."""

    role: ClassVar[str] = "host"


class Bearer(Role, frozen=True):
    """装備先 (205.4.1)."""

    role: ClassVar[str] = "bearer"


class Fighter(Noun, frozen=True):
    """A player or a character: what 味方 and 相手 stand for by themselves (301.9-10)."""


class NamedSort(Feature, frozen=True):
    """《…》: a class or a sort by its name (208.1.2.1, 210.1.1)."""

    name: str


# --- qualities ----------------------------------------------------------------------------------------


class InRow(Quality, frozen=True):
    """In the front or the back row (G.26)."""

    name: str


class Attacking(Quality, frozen=True):
    """攻撃中 (506.4.1)."""


class Bears(Quality, frozen=True):
    """Has a card of a kind laid on it: weapon or armour (205.4.1)."""

    noun: Noun


# --- amounts ------------------------------------------------------------------------------------------


class LifeOf(Amount, frozen=True):
    """The life of the boss that a thing is (R.08)."""

    what: Thing


class FirstLife(Amount, frozen=True):
    """最初のライフ: the life with which the boss began."""


class Fraction(Amount, frozen=True):
    """So many parts of an amount, if it is cut into so many."""

    of: Amount
    below: Amount
    above: Amount


class JoinedPlayers(Amount, frozen=True):
    """参加したプレイヤーの数 (R.14)."""


# --- features -----------------------------------------------------------------------------------------


class Shift(Node, frozen=True):
    """Half of a modification: up or down by an amount."""


class Up(Shift, frozen=True):
    """+X."""

    by: Amount


class Down(Shift, frozen=True):
    """-X."""

    by: Amount


class Modify(Feature, frozen=True):
    """+X/+Yの修整: attack value and HP together (215.3, G.05)."""

    attack: Shift
    hp: Shift


class Piercing(Feature, frozen=True):
    """【貫通X】 (G.13)."""

    count: Amount


class Slots(Feature, frozen=True):
    """【装備枠X】 (205.4.4.1)."""

    count: Amount


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


class RemoveDamage(Effect, frozen=True):
    """The damage that something has received is taken away (302.9)."""

    what: Thing


class Freeze(Effect, frozen=True):
    """フリーズ (301.3)."""

    what: Thing


class Recover(Effect, frozen=True):
    """【回復X】を行う (302.9, G.12)."""

    count: Amount


class SearchFor(Effect, frozen=True):
    """サーチ (301.2, G.19): through the actor's own deck, into the hand."""

    of: Filter
    count: Quantity


class MoveToRow(Effect, frozen=True):
    """To the front or the back row (G.26)."""

    what: Thing
    name: str


class AttachTo(Effect, frozen=True):
    """付与する: this card is laid on something (204.2.2, G.34)."""

    what: Thing


class ByDoing(Effect, frozen=True):
    """～する事で (G.23): the actor may do the first, and the second follows only then."""

    pay: Effect
    then: Effect


class LowerDamage(Effect, frozen=True):
    """ダメージを受けるとき、そのダメージをX軽減する (G.16): a replacement (103.4.3)."""

    what: Thing
    by: Amount


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

    by: Shift


class Points(Effect, frozen=True):
    """① and so on: turn so many PP OFF (209.1.3, G.06)."""

    count: Amount


class TurnItselfOff(Effect, frozen=True):
    """【ON⇒OFF】 (209.1.3.1, G.07)."""


class LifeBecomes(Effect, frozen=True):
    """このカードのライフは…になる (R.08)."""

    to: Amount


# --- deeds and events ---------------------------------------------------------------------------------


class Attacks(Deed, frozen=True):
    """Attacks something (506.4.1)."""

    what: Thing


class AttacksAtAll(Deed, frozen=True):
    """Attacks, whatever it may be (504.1.5)."""


class IsAttacked(Deed, frozen=True):
    """Is attacked (506.4.1)."""


class IsTargeted(Deed, frozen=True):
    """Becomes the target of an ability of somebody's (406.2.2)."""

    whose: Player


class IsTargetedBy(Deed, frozen=True):
    """Becomes the target of an ability of which somebody is the source (103.2.2, 406.2.2)."""

    what: Thing


class TakesDamage(Deed, frozen=True):
    """Receives damage (214.1)."""


class TakesBattleDamage(Deed, frozen=True):
    """Receives damage by a battle (302.8)."""


class TakesDamageFrom(Deed, frozen=True):
    """Receives damage of which somebody is the source (103.2.2)."""

    what: Thing


class DealsDamage(Deed, frozen=True):
    """Deals damage to somebody (G.08, 103.2.2)."""

    what: Thing


class DrawsCard(Deed, frozen=True):
    """A player draws a card (102.4.1, 103.2.1.1)."""


class PlaysCard(Deed, frozen=True):
    """A player plays a card of a kind (504.2, G.35)."""

    noun: Noun


class Invokes(Deed, frozen=True):
    """発動する: invokes a keyword ability (301.6, G.33)."""

    keyword: Feature


class OnEntry(Event, frozen=True):
    """【登場時】 (302.2, G.31)."""


class OnDefeat(Event, frozen=True):
    """【戦闘不能時】 (302.3, G.25)."""


class OnDrop(Event, frozen=True):
    """【ドロップ】 (302.4, G.30)."""


class ComesTrue(Event, frozen=True):
    """…になった時: a condition that was false has come true."""

    condition: Condition


# --- lines of a text ----------------------------------------------------------------------------------


class EitherWay(Ability, frozen=True):
    """（条件かコスト）/（条件かコスト）：（効果） (G.04): any one of them is enough."""

    ways: tuple[Event | Effect, ...]
    do: Effect
    limits: tuple[Limit, ...]


class MainLine(Ability, frozen=True):
    """【Main】 alone on a line of an active (G.39)."""


class RuleLine(Ability, frozen=True):
    """ルール： no ability but a rule about the card (G.40)."""

    says: Effect


class TimesAGame(Limit, frozen=True):
    """At most so many times in the game."""

    times: Amount


__all__ = [
    "AttachTo", "Attacking", "Attacks", "AttacksAtAll", "AttacksThese", "Bearer", "Bears", "ByDoing", "ComesTrue",
    "Damage", "DamageTimes", "DealsDamage", "Down", "DrawsCard", "EitherWay", "Fighter", "FirstLife", "Fraction",
    "Freeze", "HandLimit", "Host", "InRow", "Invokes", "IsAttacked", "IsTargeted", "IsTargetedBy", "JoinedPlayers",
    "LifeBecomes", "LifeOf", "LowerDamage", "MainLine", "Modify", "MoveToRow", "NamedSort", "OnDefeat", "OnDrop",
    "OnEntry", "Piercing", "PlayerOf", "PlaysCard", "Points", "Recover", "RemoveDamage", "RuleLine", "SaidPlayer",
    "SearchFor", "Shift", "Slots", "TakesBattleDamage", "TakesDamage", "TakesDamageFrom", "TargetPlayer", "TheBoss",
    "TimesAGame", "TurnItselfOff", "Up", "WhileAttacking",
]  # fmt: skip
