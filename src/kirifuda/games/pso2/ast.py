"""Nodes that only this game has: pso2's nouns, actions, deeds, features and lines."""

from __future__ import annotations

from typing import ClassVar

from kirifuda.text.ast_base import (
    Ability,
    Amount,
    Arrival,
    Condition,
    Deed,
    Effect,
    Event,
    Feature,
    Limit,
    Node,
    Noun,
    Period,
    Player,
    Position,
    Quality,
    Quantity,
    Role,
    Thing,
    Where,
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


class AttackTarget(Role, frozen=True):
    """攻撃対象: what is being attacked (506.3.1)."""

    role: ClassVar[str] = "attack_target"


class Attacker(Role, frozen=True):
    """攻撃側: whoever is attacking (506.3.2)."""

    role: ClassVar[str] = "attacker"


class ThisPlayed(Thing, frozen=True):
    """手札にあるこのカード, as something to be played."""


class LaidOn(Where, frozen=True):
    """Laid on a card, as equipment or attached (204.2.2.1, 205.4.1)."""

    what: Thing


class AbilityOf(Noun, frozen=True):
    """Abilities of such cards, where they wait (406.2)."""

    noun: Noun


class NamedSort(Feature, frozen=True):
    """《…》: a class or a sort by its name (208.1.2.1, 210.1.1)."""

    name: str


# --- qualities ----------------------------------------------------------------------------------------


class InRow(Quality, frozen=True):
    """In the front or the back row (G.26)."""

    name: str


class Attacking(Quality, frozen=True):
    """攻撃中 (506.4.1)."""


class Attacked(Quality, frozen=True):
    """攻撃されている (506.3.1)."""


class Engaged(Quality, frozen=True):
    """交戦状態 (506.5.1)."""


class Hurt(Quality, frozen=True):
    """ダメージを受けている (214.3)."""


class Frozen(Quality, frozen=True):
    """フリーズしている (301.3)."""


class Colourless(Quality, frozen=True):
    """白: of no colour (207.2)."""


class Bears(Quality, frozen=True):
    """Has a card of a kind laid on it: weapon or armour (205.4.1)."""

    noun: Noun


# --- amounts ------------------------------------------------------------------------------------------


class ManyDid(Condition, frozen=True):
    """So many different cards did something in a period."""

    period: Period
    event: Event
    least: Amount


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


class DamageOn(Amount, frozen=True):
    """The damage that a character has received (214.3)."""

    what: Thing


class ThatDamage(Amount, frozen=True):
    """そのダメージ: as much as the event dealt."""


# --- features -----------------------------------------------------------------------------------------


class Shift(Node, frozen=True):
    """Half of a modification: up or down by an amount."""


class Up(Shift, frozen=True):
    """+X."""

    by: Amount


class Down(Shift, frozen=True):
    """-X."""

    by: Amount


class Exactly(Shift, frozen=True):
    """A number that stands in the place of another."""

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


class Harm(Node, frozen=True):
    """Which damage (214.1)."""


class AnyDamage(Harm, frozen=True):
    """Whatever damage it is."""


class BattleDamage(Harm, frozen=True):
    """戦闘ダメージ (302.8)."""


class AbilityDamage(Harm, frozen=True):
    """Damage that is no battle damage."""


class NextDamage(Harm, frozen=True):
    """The next damage, once."""


class DamageFrom(Harm, frozen=True):
    """Damage of which somebody is the source (103.2.2)."""

    what: Thing


class LowerDamage(Effect, frozen=True):
    """軽減 (G.16): a replacement (103.4.3); `Everything` and `Half` of `Current` are all and half of it."""

    what: Thing
    damage: Harm
    by: Amount


class RaiseDamage(Effect, frozen=True):
    """The damage that somebody receives is more."""

    what: Thing
    damage: Harm
    by: Amount


class IfElse(Effect, frozen=True):
    """…なら〜、そうでないなら〜."""

    condition: Condition
    then: Effect
    otherwise: Effect


class InsteadIf(Effect, frozen=True):
    """…なら、かわりに〜: in the place of the sentence before."""

    condition: Condition
    then: Effect


class LowerDealt(Effect, frozen=True):
    """The damage that somebody deals is less."""

    what: Thing
    by: Amount


class RaiseDealt(Effect, frozen=True):
    """The damage that somebody deals is more."""

    what: Thing
    by: Amount


class TakeInstead(Effect, frozen=True):
    """そのダメージを受ける: somebody else receives the damage that is stood in for."""

    what: Thing


class MustTarget(Effect, frozen=True):
    """Whoever attacks attacks this, if it can be attacked."""

    who: Thing
    what: Thing


class EntersOn(Effect, frozen=True):
    """Comes onto the field ON or OFF (202.2, 302.6)."""

    what: Thing
    position: Position


class ShuffleIn(Effect, frozen=True):
    """Into the owner's deck, which is then shuffled (302.9)."""

    what: Thing


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
    """A player plays such a card (504.2, G.35)."""

    what: Thing


class IsAttackedBy(Deed, frozen=True):
    """Is attacked by somebody (506.4.1)."""

    what: Thing


class Defeats(Deed, frozen=True):
    """Destroys something by damage or by an effect (301.4, 103.2.2)."""

    what: Thing


class DefeatsByAttack(Deed, frozen=True):
    """Destroys something by attacking it (G.13)."""

    what: Thing


class DefeatsInBattle(Deed, frozen=True):
    """Destroys something by battle damage (302.8)."""

    what: Thing


class DealsAny(Deed, frozen=True):
    """Deals damage to anybody (G.08)."""


class DealsBattleDamage(Deed, frozen=True):
    """Deals battle damage to somebody (302.8)."""

    what: Thing


class ChangesRow(Deed, frozen=True):
    """Goes to a row (403.1.4)."""

    name: str


class PutsOn(Deed, frozen=True):
    """Is equipped with something (205.4)."""

    what: Thing


class IsLaid(Deed, frozen=True):
    """Is laid on a card (204.2.2, 205.4)."""


class Engages(Deed, frozen=True):
    """交戦状態になる (506.5.1)."""


class EngagesWith(Deed, frozen=True):
    """Is engaged with somebody (506.5.1)."""

    what: Thing


class UsesAbility(Deed, frozen=True):
    """An ability of it goes into the processing area (301.6, G.33)."""


class Discards(Deed, frozen=True):
    """A player discards such a card (G.22)."""

    what: Thing


class Performs(Deed, frozen=True):
    """A player does something that has a name: search, recover, shuffle, put_in_pp."""

    name: str


class Invokes(Deed, frozen=True):
    """発動する: invokes a keyword ability (301.6, G.33)."""

    keyword: Feature


class OnEntry(Event, frozen=True):
    """【登場時】 (302.2, G.31)."""


class OnDefeat(Event, frozen=True):
    """【戦闘不能時】 (302.3, G.25)."""


class OnDrop(Event, frozen=True):
    """【ドロップ】 (302.4, G.30)."""


class NextTime(Event, frozen=True):
    """次に…する: the next time only."""

    event: Event


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
    "AbilityDamage", "AbilityOf", "AnyDamage", "AttachTo", "AttackTarget", "Attacked", "Attacker", "Attacking",
    "Attacks", "AttacksAtAll", "AttacksThese", "BattleDamage", "Bearer", "Bears", "ByDoing", "ChangesRow",
    "Colourless", "ComesTrue", "Damage", "DamageFrom", "DamageOn", "DamageTimes", "DealsAny", "DealsBattleDamage",
    "DealsDamage", "Defeats", "DefeatsByAttack", "DefeatsInBattle", "Discards", "Down", "DrawUntil", "DrawsCard",
    "EitherWay", "Engaged", "Engages", "EngagesWith", "EntersOn", "EquipTo", "Exactly", "FaceDown", "FaceUp",
    "Fighter", "FirstLife", "Fraction", "Freeze", "Frozen", "HandLimit", "Harm", "Host", "Hurt", "InRow", "InTheRow",
    "Invokes", "IfElse", "InsteadIf", "IsAttacked", "IsAttackedBy", "IsLaid", "IsTargeted", "IsTargetedBy", "JoinedPlayers", "LaidOn",
    "LifeBecomes", "LifeOf", "LowerDamage", "LowerDealt", "MainLine", "ManyDid", "Modify", "MoveToRow", "MustTarget", "NamedSort",
    "NextDamage", "OnDefeat", "OnDrop", "OnEntry", "Performs", "Piercing", "PlayerOf", "PlaysCard",
    "Points", "PutsOn", "RaiseDamage", "RaiseDealt", "Recover", "RemoveDamage", "RuleLine", "SaidPlayer", "SearchFor",
    "Shift", "ShuffleIn", "Slots", "NextTime", "TakeInstead", "TakesBattleDamage", "TakesDamage", "TakesDamageFrom", "TargetPlayer", "ThatDamage",
    "TheBoss", "ThisPlayed", "TimesAGame", "TurnItselfOff", "Up", "UsesAbility", "WhileAttacking",
]  # fmt: skip
