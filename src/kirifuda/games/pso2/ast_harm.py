"""Nodes that only this game has: which damage, and what becomes of it (214.1, G.16)."""

from __future__ import annotations

from kirifuda.games.pso2.ast_features import Shift
from kirifuda.text import ast as a


class Harm(a.Node, frozen=True):
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

    what: a.Thing


class NextDealt(Harm, frozen=True):
    """The next damage that somebody deals."""


class NextStruck(Harm, frozen=True):
    """The next battle damage that somebody deals (302.8)."""


class NextDealtTo(Harm, frozen=True):
    """The next damage that somebody deals to somebody."""

    to: a.Thing


class NextStruckTo(Harm, frozen=True):
    """The next battle damage that somebody deals to somebody (302.8)."""

    to: a.Thing


class StruckTo(Harm, frozen=True):
    """Battle damage that somebody deals to somebody (302.8)."""

    to: a.Thing


class BattleDamageFrom(Harm, frozen=True):
    """Battle damage of which somebody is the source (103.2.2, 302.8)."""

    what: a.Thing


class DamageBy(Harm, frozen=True):
    """Damage by somebody's abilities, perhaps only those of actives (103.2.2, 204.2)."""

    cause: a.Cause


class LowerDamage(a.Effect, frozen=True):
    """軽減 (G.16): a replacement (103.4.3); `Everything` and `Half` of `Current` are all and half of it."""

    what: a.Thing
    damage: Harm
    by: a.Amount


class RaiseDamage(a.Effect, frozen=True):
    """The damage that somebody receives is more."""

    what: a.Thing
    damage: Harm
    by: a.Amount


class LowerDealt(a.Effect, frozen=True):
    """The damage that somebody deals is less."""

    what: a.Thing
    by: a.Amount


class RaiseDealt(a.Effect, frozen=True):
    """The damage that somebody deals is more."""

    what: a.Thing
    by: a.Amount


class LowerSuch(a.Effect, frozen=True):
    """Damage of some sort that somebody deals is less."""

    what: a.Thing
    damage: Harm
    by: a.Amount


class RaiseSuch(a.Effect, frozen=True):
    """Damage of some sort that somebody deals is more."""

    what: a.Thing
    damage: Harm
    by: a.Amount


class LowerStruck(LowerDealt, frozen=True):
    """The battle damage that somebody deals is less (302.8)."""


class RaiseStruck(RaiseDealt, frozen=True):
    """The battle damage that somebody deals is more (302.8)."""


class RaiseDealtTo(a.Effect, frozen=True):
    """The damage that somebody deals to somebody is more."""

    what: a.Thing
    to: a.Thing
    by: a.Amount


class TakeInstead(a.Effect, frozen=True):
    """そのダメージを受ける: somebody else receives the damage that is stood in for."""

    what: a.Thing


class DamageBecomes(a.Effect, frozen=True):
    """N以上のダメージを受ける場合、かわりにMダメージを受ける: damage of so much at once is so much (103.4.3)."""

    what: a.Thing
    least: a.Amount
    to: a.Amount


class ChangeIt(a.Effect, frozen=True):
    """そのダメージを…軽減する, …にする: what becomes of the damage that a text speaks of (103.4.3)."""

    by: Shift


class WithChange(a.Effect, frozen=True):
    """Something is done as far as it can be (103.1.3), and the damage that still comes is another number (103.4.3)."""

    do: a.Effect
    then: ChangeIt
