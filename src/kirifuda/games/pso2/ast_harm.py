"""Nodes that only this game has: which damage, and what becomes of it (214.1, G.16)."""

from __future__ import annotations

from kirifuda.games.pso2.ast_features import Shift
from kirifuda.text.ast_base import Amount, Cause, Effect, Node, Thing


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


class NextBattleDamage(Harm, frozen=True):
    """The next battle damage, once (302.8)."""


class DamageFrom(Harm, frozen=True):
    """Damage of which somebody is the source (103.2.2)."""

    what: Thing


class NextDealt(Harm, frozen=True):
    """The next damage that somebody deals."""


class NextStruck(Harm, frozen=True):
    """The next battle damage that somebody deals (302.8)."""


class NextDealtTo(Harm, frozen=True):
    """The next damage that somebody deals to somebody."""

    to: Thing


class NextStruckTo(Harm, frozen=True):
    """The next battle damage that somebody deals to somebody (302.8)."""

    to: Thing


class StruckTo(Harm, frozen=True):
    """Battle damage that somebody deals to somebody (302.8)."""

    to: Thing


class BattleDamageFrom(Harm, frozen=True):
    """Battle damage of which somebody is the source (103.2.2, 302.8)."""

    what: Thing


class DamageBy(Harm, frozen=True):
    """Damage by somebody's abilities, perhaps only those of actives (103.2.2, 204.2)."""

    cause: Cause


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


class LowerDealt(Effect, frozen=True):
    """The damage that somebody deals is less."""

    what: Thing
    by: Amount


class RaiseDealt(Effect, frozen=True):
    """The damage that somebody deals is more."""

    what: Thing
    by: Amount


class LowerSuch(Effect, frozen=True):
    """Damage of some sort that somebody deals is less."""

    what: Thing
    damage: Harm
    by: Amount


class RaiseSuch(Effect, frozen=True):
    """Damage of some sort that somebody deals is more."""

    what: Thing
    damage: Harm
    by: Amount


class LowerStruck(LowerDealt, frozen=True):
    """The battle damage that somebody deals is less (302.8)."""


class RaiseStruck(RaiseDealt, frozen=True):
    """The battle damage that somebody deals is more (302.8)."""


class RaiseDealtTo(Effect, frozen=True):
    """The damage that somebody deals to somebody is more."""

    what: Thing
    to: Thing
    by: Amount


class TakeInstead(Effect, frozen=True):
    """そのダメージを受ける: somebody else receives the damage that is stood in for."""

    what: Thing


class DamageBecomes(Effect, frozen=True):
    """N以上のダメージを受ける場合、かわりにMダメージを受ける: damage of so much at once is so much (103.4.3)."""

    what: Thing
    least: Amount
    to: Amount


class ChangeIt(Effect, frozen=True):
    """そのダメージを…軽減する, …にする: what becomes of the damage that a text speaks of (103.4.3)."""

    by: Shift


class WithChange(Effect, frozen=True):
    """Something is done as far as it can be (103.1.3), and the damage that still comes is another number (103.4.3)."""

    do: Effect
    then: ChangeIt
