"""Nodes that only this game has: players, things, qualities, numbers and features."""

from __future__ import annotations

from typing import ClassVar, Final

from kirifuda.text.ast_base import (
    Amount,
    Cause,
    Condition,
    Deed,
    EachPlayer,
    Event,
    Feature,
    Noun,
    Period,
    Player,
    Quality,
    Ref,
    Relation,
    Role,
    Thing,
    Where,
)
from kirifuda.text.ast_nouns import AnyAbility, Filter, Them, This

# --- players and things ---------------------------------------------------------------------------


class TargetPlayer(Player, frozen=True):
    """ターゲットプレイヤー (R.12)."""


class SaidPlayer(Player, frozen=True):
    """そのプレイヤー: whoever has what was chosen last."""


class Party(EachPlayer, frozen=True):
    """パーティーのプレイヤー全員 (R.01)."""


class BossPlayer(Player, frozen=True):
    """《ボス》 as somebody who has turns and a deck (R.01)."""


class WhoDid(EachPlayer, frozen=True):
    """この効果で手札を捨てたプレイヤー: of those whom the effect told to do something, who did."""

    deed: Deed


class WhoDidNot(EachPlayer, frozen=True):
    """この効果で手札を捨てなかったプレイヤー: of those whom the effect told to do something, who did not."""

    deed: Deed


NAMED_ONCE: Final = ("Gain", "Lose", "Become", "Damage")
"""Behind these somebody need not be named again: 自分のプレイヤーは…の修整を受け、【狙撃】を持つ."""


class Counted(Them, frozen=True):
    """それら: what was spoken of before, or those of it that the condition asks for: その中に…があるなら、それらを."""

    UNTOLD: ClassVar[str] = "counted"


class SpokenOf(Ref, frozen=True):
    """同名の: *ref* what was spoken of before, or else this card."""

    UNTOLD: ClassVar[str] = This.role


class PlayerOf(Thing, frozen=True):
    """A player as somebody to damage or attack: the player card (201.1.1). Of several opponents one (A80)."""

    LEFT_OUT_BEHIND: ClassVar[tuple[str, ...]] = NAMED_ONCE

    who: Player


class TheBoss(Thing, frozen=True):
    """《ボス》 (R.01)."""

    LEFT_OUT_BEHIND: ClassVar[tuple[str, ...]] = NAMED_ONCE


class Host(Role, frozen=True):
    """付与先 (204.2.2.1)."""

    role: ClassVar[str] = "host"


class Bearer(Role, frozen=True):
    """装備先 (205.4.1)."""

    role: ClassVar[str] = "bearer"


class Fighter(Noun, frozen=True):
    """A player or a character: what 味方 and 相手 stand for by themselves (301.9-10)."""


class ThisSuch(Thing, frozen=True):
    """後列にいるこのキャラ: this card, as long as it is such (G.21)."""

    LEFT_OUT_BEHIND: ClassVar[tuple[str, ...]] = NAMED_ONCE

    qualities: tuple[Quality, ...]


class EachThat(Thing, frozen=True):
    """味方のキャラは、後列にいる間、: each of a set, as long as it is such."""

    LEFT_OUT_BEHIND: ClassVar[tuple[str, ...]] = NAMED_ONCE

    of: Filter


class AttackTarget(Role, frozen=True):
    """攻撃対象: what is being attacked (506.3.1)."""

    role: ClassVar[str] = "attack_target"


class Attacker(Role, frozen=True):
    """攻撃側: whoever is attacking (506.3.2)."""

    role: ClassVar[str] = "attacker"


class ThisPlayed(Thing, frozen=True):
    """手札にあるこのカード, as something to be played."""


class NextPlayed(Thing, frozen=True):
    """次に自分がプレイするカード: the next such card that a player plays, and no other (504.2)."""

    who: Player
    of: Filter


class LaidOn(Where, frozen=True):
    """Laid on a card, as equipment or attached (204.2.2.1, 205.4.1)."""

    what: Thing


class AbilityOf(AnyAbility, frozen=True):
    """Abilities of such cards, where they wait (406.2)."""

    noun: Noun


class AbilityKind(AnyAbility, frozen=True):
    """誘発能力, 起動能力, クイックアビリティ: abilities of a kind (103.3.2, 103.7.1.1.1)."""

    name: str


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


class EngagedWith(Quality, frozen=True):
    """…と交戦状態 (506.5.1)."""

    what: Thing


class Hurt(Quality, frozen=True):
    """ダメージを受けている (214.3)."""


class Frozen(Quality, frozen=True):
    """フリーズしている (301.3)."""


class Colourless(Quality, frozen=True):
    """白: of no colour (207.2)."""


class BearsSuch(Quality, frozen=True):
    """Has a weapon or armour of some qualities laid on it (205.4.1)."""

    qualities: tuple[Quality, ...]
    noun: Noun


class EveryClass(Quality, frozen=True):
    """クラスが「ALL」 (208.1.2)."""


class Sided(Quality, frozen=True):
    """味方のキャラである: such a card, and somebody's, where it is or last was (101.2.2)."""

    who: Player
    noun: Noun


class Titled(Quality, frozen=True):
    """称号「…」 (206.1.1)."""

    title: str


class HasTitle(Quality, frozen=True):
    """称号を持つ: any title (206.1.1)."""


class Laid(Quality, frozen=True):
    """付与されている, 装備されている: laid on a card (204.2.2.1, 205.4.1)."""


class FaceIs(Quality, frozen=True):
    """表向き, 裏向き: of PP (404.2, 404.5)."""

    name: str


class Bears(Quality, frozen=True):
    """Has a card of a kind laid on it: weapon or armour (205.4.1)."""

    noun: Noun


# --- amounts ------------------------------------------------------------------------------------------


class PlaysFirst(Condition, frozen=True):
    """先攻である (G.24)."""

    who: Player


class PlaysSecond(Condition, frozen=True):
    """後攻である (G.24)."""

    who: Player


class FirstTurn(Condition, frozen=True):
    """自分の最初のターンである: somebody's turn, and the first that they have (500.1)."""

    whose: Player


class ManyDid(Condition, frozen=True):
    """So many different cards did something in a period."""

    period: Period
    event: Event
    least: Amount


class EachThere(Condition, frozen=True):
    """Of each of several sorts so many cards are in a place."""

    where: Where
    sorts: tuple[Filter, ...]
    least: Amount


class EachColour(Condition, frozen=True):
    """Of each of several colours so many cards are in a place (207.1)."""

    where: Where
    colours: tuple[Feature, ...]
    least: Amount


class DifficultyIs(Condition, frozen=True):
    """難易度が「…」: how hard the raid is (R.03)."""

    name: str


class ByActive(Cause, frozen=True):
    """By the ability of an active of somebody's (204.2)."""

    whose: Player


class SomeAre(Condition, frozen=True):
    """Some card of a set is so at this moment: an ally is being attacked."""

    of: Filter
    quality: Quality


class ActedCount(Amount, frozen=True):
    """捨てたカードの枚数: as many as the text has done something to."""

    what: Thing


class BearsMany(Quality, frozen=True):
    """Has so many weapons or pieces of armour laid on it (205.4.1)."""

    noun: Noun
    relation: Relation
    count: Amount


class JustCount(Amount, frozen=True):
    """この効果で破壊されたキャラの数: how often an event has happened as part of the effect that is running."""

    event: Event


class DamageDealer(Thing, frozen=True):
    """そのダメージを与えたキャラ: the source of the damage of which the text speaks (103.2.2)."""

    noun: Noun


class AttacksWhat(Quality, frozen=True):
    """…を攻撃している: is attacking somebody (506.4.1)."""

    what: Thing


class NotJust(Condition, frozen=True):
    """An event has not happened as part of the effect that is running."""

    event: Event


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


class LoweredMuch(Amount, frozen=True):
    """このカードが軽減した数値: by how much the armour has lowered the damage (205.5.2)."""


class ThatDamage(Amount, frozen=True):
    """そのダメージ: as much as the event dealt."""
