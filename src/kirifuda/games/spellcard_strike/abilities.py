"""2.4 能力と効果: abilities as the rules of this game ask them. Texts and keywords are lowered to these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.games.spellcard_strike.minimap import Minimap


ACTION: Final = "action"
REACTION: Final = "reaction"
"""2.5.4.2: when something may be declared."""

INSTANT: Final = ""
TURN: Final = "turn"
CHAIN_LONG: Final = "chain"
EQUIPMENT: Final = "equipment"
RULE: Final = "rule"
"""2.4.6-7: how long an effect lasts; also the `until` of its lasting effects."""
TURN_END: Final = "turn_end"
"""The `until` of what lasts to the end of a later turn; with a colon and a player, of a turn of theirs."""
CHECK: Final = "check"
"""2.4.4.3: the `until` of what an instant effect watches for: the end of the check step that resolved it."""

ALWAYS_ON: Final = "always"
TRIGGERED: Final = "triggered"
DECLARED: Final = "declared"
"""2.4.2: the kinds of abilities, by when they apply."""

TIER_RULE: Final = 1
TIER_EQUIPMENT: Final = 2
TIER_STRIKER: Final = 3
TIER_SPELL: Final = 4
"""9.1.2: which of several triggered abilities comes first."""

CASTER: Final = "caster"
"""Slot: 術者 (8.1.13), the striker that made the declaration."""
KIND: Final = "kind"
"""Slot: what is being carried out: "attack", "spell" or "ability"; empty for a triggered ability."""
CARD: Final = "card"
"""Slot: the spell card, where it lies now; 0 for an ability."""
ORIGIN: Final = "origin"
"""Slot: the area from which the declaration was made."""
BORN: Final = "born"
"""Slot of a waiting ability: when the effect that carries it began (9.1.3.2)."""


class StrikeAbility(e.StandingAbility):
    """2.4: any ability: always on, triggered or declared; `keyword` is the book's word for it (10.2-10.9).

    `conditions` are what an ability that is always on holds under, and the 「場合」 of one that is triggered (8.1.4).
    """

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.tier = TIER_STRIKER
        """9.1.2: whose effect it counts as."""
        self.is_sum = False
        """As a replacement it only adds to a number: its place among others that do makes no difference."""
        self.nature = TRIGGERED
        """2.4.2: whether it is always on, triggered or declared."""


class CostPlan:
    """7.1.3: what a declaration costs."""

    __slots__ = ("hand", "letter", "power", "score", "spare")

    def __init__(self, power: tuple[int, ...] = (), hand: int = 0, score: int = 0, letter: str = "") -> None:
        self.power = power
        """7.1.4: an icon each: attribute bits of which the payer needs one (ALL_ATTRIBUTES for any striker), with
        CASTER_ICON if only the caster pays it."""
        self.hand = hand
        """7.1.5."""
        self.score = score
        """7.1.6."""
        self.spare = 0
        """How many icons of the power cost need not be paid; the payer chooses which."""
        self.letter = letter
        """7.1.5.1, 1.1.6.1: a chosen number of cards of the hand besides; empty if there is none."""


class DeclaredPlan:
    """Declarations, or summonings, that a text speaks of before they are made."""

    __slots__ = ()

    def covers(self, scope: e.Scope, kind: str, caster: k.ObjectId, card: k.ObjectId) -> bool:
        """Whether what a striker would declare is one: a spell with its card, or an ability (card 0)."""
        raise NotImplementedError


class SpellPlan(e.ActivationPlan):
    """Something that is declared: a spell card's ability (3.13.4), or a declared ability of a striker (2.4.5)."""

    def __init__(self, procedure: k.Procedure, timing: str) -> None:
        super().__init__(procedure)
        self.timing = timing
        self.lasting = INSTANT
        self.costs = CostPlan()
        self.map: Minimap | None = None
        """3.6.2: None if it takes no target; then `targets` is empty."""
        self.names_blue = False
        """3.6.5.1: its text speaks of the blue cells, so that they are range."""
        self.conditions: tuple[e.ConditionPlan, ...] = ()
        """2.5.4.4: conditions of use, all of which must hold when it is declared."""
        self.times = 0
        """A condition of use: how often a turn each striker may declare it; 0 for any number."""
        self.times_a_game = 0
        """The same of a whole game: an ability by the striker that has it, a spell by its player."""
        self.is_cancellable = True
        """2.5.5, 1.1.3: its text does not say that it is not cancelled."""

    def facts(self) -> list[object]:
        """What a pool's fingerprint covers."""
        cells: list[int] = [] if self.map is None else list(self.map.cells)
        costs = [list(self.costs.power), self.costs.hand, self.costs.score]
        if self.costs.letter:
            costs.append(self.costs.letter)
        found = [self.timing, self.lasting, costs, cells, len(self.conditions), self.times]
        if self.times_a_game:
            found.append(["a game", self.times_a_game])
        return found if self.is_cancellable else [*found, "never cancelled"]


class DeclaredAbility(StrikeAbility):
    """宣言能力 (2.4.5)."""

    def __init__(self, key: str, plan: SpellPlan) -> None:
        super().__init__(key)
        self.plan = plan
        self.procedure = plan.procedure
        self.nature = DECLARED


def uses(game: k.Game, id: k.ObjectId, name: str) -> int:
    """How often a striker or card has used something this turn."""
    used = game.state.variables.get(use_name(id, name), 0)
    return used if isinstance(used, int) else 0


def use_name(id: k.ObjectId, name: str) -> str:
    """The variable that counts it."""
    return f"used:{id}:{name}"


def game_name(id: k.ObjectId, name: str) -> str:
    """The variable that counts uses over a whole game."""
    return f"ever:{id}:{name}"


def game_user(kind: object, caster: k.ObjectId, player: k.PlayerId) -> k.ObjectId:
    """Whose uses over a game are counted: those of a striker's ability are its own, of a spell its player's."""
    return caster if kind == "ability" else -1 - player


class TriggeredAbility(StrikeAbility):
    """誘発能力 (2.4.4): when its event has happened, its procedure runs in the next check step (2.7)."""

    def __init__(self, key: str, procedure: k.Procedure, event: e.EventPlan) -> None:
        super().__init__(key)
        self.procedure = procedure
        self.event = event
        self.watches = event.kinds
        self.most = 0
        """How often a turn it acts; 0 for any number."""

    def triggers(self, game: k.Game, holder: k.Holder, happening: k.Happening) -> dict[str, k.Value] | None:
        scope = e.holder_scope(game, holder)
        found = self.event.did(scope, happening)
        if found is None or self.is_spent(game, holder.source):
            return None
        bindings = {**scope.slots, **found}
        if not self.is_in_force(e.Scope(game, bindings, holder.source, holder.controller)):
            return None
        bindings[BORN] = holder.stamp
        return bindings

    def is_spent(self, game: k.Game, source: k.ObjectId) -> bool:
        """Whether it has acted this turn as often as it may."""
        return self.most != 0 and uses(game, source, self.key) >= self.most


class StateTrigger(TriggeredAbility):
    """8.1.4.1: one whose event is that a condition comes true."""

    def __init__(self, key: str, procedure: k.Procedure, event: e.EventPlan, state: e.ConditionPlan) -> None:
        super().__init__(key, procedure, event)
        self.comings = ((key, state),)
        self.buckets = ("becomes",)


class LimitPlan:
    """4.3.5: a change of somebody's hand limit: by a number, or (8.1.7) to a number."""

    __slots__ = ("amount", "is_new", "whose")

    def __init__(self, amount: e.AmountPlan, whose: e.PlayerPlan, *, is_new: bool) -> None:
        self.amount = amount
        self.whose = whose
        self.is_new = is_new


class CostShift:
    """7.1: a change of what declarations cost: by a number (`sign`), or (no amount) to nothing."""

    __slots__ = ("amount", "event", "once", "part", "sign")

    def __init__(self, part: str, event: DeclaredPlan, amount: e.AmountPlan | None, sign: int) -> None:
        self.part = part
        """"power", "hand" or "score"; "summon" for a summoning cost."""
        self.once = False
        """It ends with the first payment that it changes (8.1.3)."""
        self.event = event
        """Which declarations, and whose."""
        self.amount = amount
        self.sign = sign


class SummonsTo:
    """2.8.1.1: further areas into which certain cards may be summoned; or (1.1.3) may not."""

    __slots__ = ()

    def is_closing(self) -> bool:
        """Whether the areas are closed, not opened."""
        return False

    def areas(self, scope: e.Scope, player: k.PlayerId, card: k.ObjectId) -> list[int]:
        """The areas for a card that a player summons."""
        raise NotImplementedError


class AttackPermit:
    """5.4.7.1: attacks that acted strikers may make."""

    __slots__ = ()

    def allows(self, scope: e.Scope, id: k.ObjectId, attacks: int, acted: int) -> bool:
        """Whether a striker may attack once more: how often it has this turn, and how often of these while acted."""
        raise NotImplementedError


class GrazeLimit:
    """5.4.7.6: how many cards at most certain players may graze certain attacks with."""

    __slots__ = ()

    def most(self, scope: e.Scope, player: k.PlayerId, attackers: tuple[k.ObjectId, ...]) -> list[int]:
        """The number, for a player and an attack; none if it is not about them."""
        raise NotImplementedError


class StaticAbility(StrikeAbility):
    """常時発動能力 (2.4.3), and whatever else holds for a while: prohibitions, limits."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.nature = ALWAYS_ON
        self.limit: LimitPlan | None = None
        """4.3.5: what becomes of hand limits. Found under "hand_limit"."""
        self.graze_limit: GrazeLimit | None = None
        """5.4.7.6: how many cards attacks are grazed with. Found under "graze_limit"."""
        self.cost_shift: CostShift | None = None
        """7.1: what becomes of costs. Found under "cost"."""

        self.attacks: AttackPermit | None = None
        """5.4.7.1: attacks while acted. Found under "attack_acted"."""
        self.summons_to: SummonsTo | None = None
        """2.8.1.1: areas besides the base line. Found under "summon_area"."""

    def file(self) -> None:
        super().file()
        self.buckets = (
            *self.buckets,
            *(("hand_limit",) if self.limit is not None else ()),
            *(("graze_limit",) if self.graze_limit is not None else ()),
            *(("cost",) if self.cost_shift is not None else ()),
            *(("attack_acted",) if self.attacks is not None else ()),
            *(("summon_area",) if self.summons_to is not None else ()),
        )


def targets_in(targets: tuple[e.TargetPlan, ...], bound: dict[str, k.Value]) -> list[k.ObjectId]:
    """Everything that was chosen as a target."""
    found: list[k.ObjectId] = []
    for target in targets:
        chosen = bound.get(target.slot)
        if isinstance(chosen, tuple):
            found.extend(id for id in chosen if isinstance(id, int))
    return found
