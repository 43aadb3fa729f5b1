"""Nodes that only this game has: players, things, qualities, numbers and features."""

from __future__ import annotations

from typing import ClassVar, Final

from kirifuda.text import ast as a

# --- players and things ---------------------------------------------------------------------------


class TargetPlayer(a.Player, frozen=True):
    """ターゲットプレイヤー (R.12)."""


class SaidPlayer(a.Player, frozen=True):
    """そのプレイヤー: whoever has what was chosen last."""


class Party(a.EachPlayer, frozen=True):
    """パーティーのプレイヤー全員 (R.01)."""


class BossPlayer(a.Player, frozen=True):
    """《ボス》 as somebody who has turns and a deck (R.01)."""


class WhoDid(a.EachPlayer, frozen=True):
    """この効果で手札を捨てたプレイヤー: of those whom the effect told to do something, who did."""

    deed: a.Deed


class WhoDidNot(a.EachPlayer, frozen=True):
    """この効果で手札を捨てなかったプレイヤー: of those whom the effect told to do something, who did not."""

    deed: a.Deed


NAMED_ONCE: Final = ("Gain", "Lose", "Become", "Damage")
"""Behind these somebody need not be named again: 自分のプレイヤーは…の修整を受け、【狙撃】を持つ."""


class Counted(a.Them, frozen=True):
    """それら: what was spoken of before, or those of it that the condition asks for: その中に…があるなら、それらを."""

    UNTOLD: ClassVar[str] = "counted"


class SpokenOf(a.Ref, frozen=True):
    """同名の: *ref* what was spoken of before, or else this card."""

    UNTOLD: ClassVar[str] = a.This.role


class PlayerOf(a.Thing, frozen=True):
    """A player as somebody to damage or attack: the player card (201.1.1). Of several opponents one (A80)."""

    LEFT_OUT_BEHIND: ClassVar[tuple[str, ...]] = NAMED_ONCE

    who: a.Player


class TheBoss(a.Thing, frozen=True):
    """《ボス》 (R.01)."""

    LEFT_OUT_BEHIND: ClassVar[tuple[str, ...]] = NAMED_ONCE


class Host(a.Role, frozen=True):
    """付与先 (204.2.2.1)."""

    role: ClassVar[str] = "host"


class Bearer(a.Role, frozen=True):
    """装備先 (205.4.1)."""

    role: ClassVar[str] = "bearer"


class Fighter(a.Noun, frozen=True):
    """A player or a character: what 味方 and 相手 stand for by themselves (301.9-10)."""


class ThisSuch(a.Thing, frozen=True):
    """後列にいるこのキャラ: this card, as long as it is such (G.21)."""

    LEFT_OUT_BEHIND: ClassVar[tuple[str, ...]] = NAMED_ONCE

    qualities: tuple[a.Quality, ...]


class EachThat(a.Thing, frozen=True):
    """味方のキャラは、後列にいる間、: each of a set, as long as it is such."""

    LEFT_OUT_BEHIND: ClassVar[tuple[str, ...]] = NAMED_ONCE

    of: a.Filter


class AttackTarget(a.Role, frozen=True):
    """攻撃対象: what is being attacked (506.3.1)."""

    role: ClassVar[str] = "attack_target"


class Attacker(a.Role, frozen=True):
    """攻撃側: whoever is attacking (506.3.2)."""

    role: ClassVar[str] = "attacker"


class ThisPlayed(a.Thing, frozen=True):
    """手札にあるこのカード, as something to be played."""


class NextPlayed(a.Thing, frozen=True):
    """次に自分がプレイするカード: the next such card that a player plays, and no other (504.2)."""

    who: a.Player
    of: a.Filter


class LaidOn(a.Where, frozen=True):
    """Laid on a card, as equipment or attached (204.2.2.1, 205.4.1)."""

    what: a.Thing


class AbilityOf(a.AnyAbility, frozen=True):
    """Abilities of such cards, where they wait (406.2)."""

    noun: a.Noun


class AbilityKind(a.AnyAbility, frozen=True):
    """誘発能力, 起動能力, クイックアビリティ: abilities of a kind (103.3.2, 103.7.1.1.1)."""

    name: str


class NamedSort(a.Feature, frozen=True):
    """《…》: a class or a sort by its name (208.1.2.1, 210.1.1)."""

    name: str


# --- qualities ----------------------------------------------------------------------------------------


class InRow(a.Quality, frozen=True):
    """In the front or the back row (G.26)."""

    name: str


class Attacking(a.Quality, frozen=True):
    """攻撃中 (506.4.1)."""


class Attacked(a.Quality, frozen=True):
    """攻撃されている (506.3.1)."""


class Engaged(a.Quality, frozen=True):
    """交戦状態 (506.5.1)."""


class EngagedWith(a.Quality, frozen=True):
    """…と交戦状態 (506.5.1)."""

    what: a.Thing


class Hurt(a.Quality, frozen=True):
    """ダメージを受けている (214.3)."""


class Frozen(a.Quality, frozen=True):
    """フリーズしている (301.3)."""


class Colourless(a.Quality, frozen=True):
    """白: of no colour (207.2)."""


class BearsSuch(a.Quality, frozen=True):
    """Has a weapon or armour of some qualities laid on it (205.4.1)."""

    qualities: tuple[a.Quality, ...]
    noun: a.Noun


class EveryClass(a.Quality, frozen=True):
    """クラスが「ALL」 (208.1.2)."""


class Sided(a.Quality, frozen=True):
    """味方のキャラである: such a card, and somebody's, where it is or last was (101.2.2)."""

    who: a.Player
    noun: a.Noun


class Titled(a.Quality, frozen=True):
    """称号「…」 (206.1.1)."""

    title: str


class HasTitle(a.Quality, frozen=True):
    """称号を持つ: any title (206.1.1)."""


class Laid(a.Quality, frozen=True):
    """付与されている, 装備されている: laid on a card (204.2.2.1, 205.4.1)."""


class FaceIs(a.Quality, frozen=True):
    """表向き, 裏向き: of PP (404.2, 404.5)."""

    name: str


class Bears(a.Quality, frozen=True):
    """Has a card of a kind laid on it: weapon or armour (205.4.1)."""

    noun: a.Noun


# --- amounts ------------------------------------------------------------------------------------------


class PlaysFirst(a.Condition, frozen=True):
    """先攻である (G.24)."""

    who: a.Player


class PlaysSecond(a.Condition, frozen=True):
    """後攻である (G.24)."""

    who: a.Player


class FirstTurn(a.Condition, frozen=True):
    """自分の最初のターンである: somebody's turn, and the first that they have (500.1)."""

    whose: a.Player


class ManyDid(a.Condition, frozen=True):
    """So many different cards did something in a period."""

    period: a.Period
    event: a.Event
    least: a.Amount


class EachThere(a.Condition, frozen=True):
    """Of each of several sorts so many cards are in a place."""

    where: a.Where
    sorts: tuple[a.Filter, ...]
    least: a.Amount


class EachColour(a.Condition, frozen=True):
    """Of each of several colours so many cards are in a place (207.1)."""

    where: a.Where
    colours: tuple[a.Feature, ...]
    least: a.Amount


class DifficultyIs(a.Condition, frozen=True):
    """難易度が「…」: how hard the raid is (R.03)."""

    name: str


class ByActive(a.Cause, frozen=True):
    """By the ability of an active of somebody's (204.2)."""

    whose: a.Player


class SomeAre(a.Condition, frozen=True):
    """Some card of a set is so at this moment: an ally is being attacked."""

    of: a.Filter
    quality: a.Quality


class ActedCount(a.Amount, frozen=True):
    """捨てたカードの枚数: as many as the text has done something to."""

    what: a.Thing


class BearsMany(a.Quality, frozen=True):
    """Has so many weapons or pieces of armour laid on it (205.4.1)."""

    noun: a.Noun
    relation: a.Relation
    count: a.Amount


class JustCount(a.Amount, frozen=True):
    """この効果で破壊されたキャラの数: how often an event has happened as part of the effect that is running."""

    event: a.Event


class DamageDealer(a.Thing, frozen=True):
    """そのダメージを与えたキャラ: the source of the damage of which the text speaks (103.2.2)."""

    noun: a.Noun


class AttacksWhat(a.Quality, frozen=True):
    """…を攻撃している: is attacking somebody (506.4.1)."""

    what: a.Thing


class NotJust(a.Condition, frozen=True):
    """An event has not happened as part of the effect that is running."""

    event: a.Event


class LifeOf(a.Amount, frozen=True):
    """The life of the boss that a thing is (R.08)."""

    what: a.Thing


class FirstLife(a.Amount, frozen=True):
    """最初のライフ: the life with which the boss began."""


class Fraction(a.Amount, frozen=True):
    """So many parts of an amount, if it is cut into so many."""

    of: a.Amount
    below: a.Amount
    above: a.Amount


class JoinedPlayers(a.Amount, frozen=True):
    """参加したプレイヤーの数 (R.14)."""


class LoweredMuch(a.Amount, frozen=True):
    """このカードが軽減した数値: by how much the armour has lowered the damage (205.5.2)."""


class ThatDamage(a.Amount, frozen=True):
    """そのダメージ: as much as the event dealt."""
