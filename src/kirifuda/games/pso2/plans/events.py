"""What happens to cards and players, as texts watch for it, replace it or forbid it."""

from __future__ import annotations

from dataclasses import dataclass, field

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.games.pso2.plans.happenings import DEALER, NUMBER, LowerEvent, is_active_ability, is_known
from kirifuda.games.pso2.rules.common import ATTACKER, boss_seat
from kirifuda.games.pso2.rules.r101_winning import RunOut
from kirifuda.games.pso2.rules.r103_2_actions import origin_of
from kirifuda.games.pso2.rules.r213_damage import Damage, LoseLife
from kirifuda.games.pso2.rules.r400_zones import Draw
from kirifuda.games.pso2.rules.r406_processing_area import Play
from kirifuda.games.pso2.rules.r506_battle_phase import ALREADY, DeclareAttack, InBattle, JoinAttack, Retarget


class CausePlan:
    """103.2.2, 204.2: an ability of somebody's brings something about, perhaps only that of an active."""

    __slots__ = ("by_active", "tests", "whose")

    def __init__(self, whose: e.PlayerPlan, *, by_active: bool) -> None:
        self.whose = whose
        self.by_active = by_active
        self.tests: tuple[e.TestPlan, ...] = ()
        """What the card must be whose ability it is."""

    def fits(self, scope: e.Scope, event: k.Event) -> bool:
        """Whether that is what brought an event about."""
        if not event.source or (isinstance(event, Damage) and event.in_battle):
            return False
        if self.by_active and not is_active_ability(scope.game, event.source):
            return False
        for test in self.tests:
            if not is_known(scope.game, event.source) or not test.passes(scope, event.source):
                return False
        return self.whose.matches(scope, event.by)


class DamageCause(CausePlan):
    """213.3.1: what the rules do with whoever has taken damage has no source (103.2.2.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(e.AnyonePlan(), by_active=False)

    def fits(self, scope: e.Scope, event: k.Event) -> bool:
        return not event.source


@dataclass(eq=False)
class AttackEvent(e.TextEvent):
    """506.4.1, A61: somebody has attacked, perhaps somebody."""

    kinds: tuple[str, ...] = field(default=("attack",), init=False)
    attacker: e.ThingPlan | None
    target: e.ThingPlan | None

    def declared(self) -> AttackEvent:
        """504.1.5: what is told of is the declaration (506.3.1)."""
        self.kinds = ("declare_attack",)
        return self

    def at_start(self) -> None:
        """506.3.1: in the battle start step it is declared, and nobody is attacking yet."""
        self.kinds = ("declare_attack",)

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, JoinAttack | DeclareAttack):
            return None
        if self.attacker is not None and not self.attacker.matches(scope, event.object):
            return None
        if self.target is None:
            return self.bound(event.object, 0)
        for target in event.targets:
            if self.target.matches(scope, target):
                return self.bound(target, 0) if self.attacker is None else self.bound(event.object, target)
        return None


class TargetEvent(e.TextEvent):
    """506.3.1, 302.1b: somebody becomes the target of an attack: it is chosen, or the attack is moved to it."""

    def __init__(self, target: e.ThingPlan, *, is_moved: bool) -> None:
        super().__init__(("declare_attack", "retarget") if is_moved else ("declare_attack",))
        self.target = target
        self.attacker: e.ThingPlan | None = None
        """Whose attack it is, where the text says so."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        is_new = isinstance(event, DeclareAttack)
        attacker = event.object_id() if is_new else scope.game.number(ATTACKER)
        if self.attacker is not None and not self.attacker.matches(scope, attacker):
            return None
        found = event.targets if isinstance(event, DeclareAttack) else (event.object_id(),)
        for target in found:
            if self.target.matches(scope, target):
                return self.bound(target, attacker if self.attacker is not None else 0)
        return None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        if isinstance(happening.event, Retarget) and happening.value == ALREADY:
            return None
        return self.expected(scope, happening.event)


class StepBegins(e.TextEvent):
    """506.3.1, 506.4.1, 506.5.1: a battle or one of its steps begins, in some player's turn."""

    def __init__(self, kind: str, who: e.PlayerPlan) -> None:
        super().__init__((kind,))
        self.who = who

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        turn = scope.game.turn_player()
        return self.bound(-1 - turn, 0) if isinstance(event, InBattle) and self.who.matches(scope, turn) else None


@dataclass(eq=False)
class DamageEvent(e.TextEvent):
    """214.1, G.08: somebody is dealt damage, perhaps by somebody (103.2.2), perhaps in a battle (302.8)."""

    kinds: tuple[str, ...] = field(default=("damage",), init=False)
    taker: e.ThingPlan | None
    dealer: e.ThingPlan | None = None
    in_battle: bool = False
    by_ability: bool = field(default=False, init=False)
    """302.8: damage that is no battle damage."""
    least: e.AmountPlan | None = field(default=None, init=False)
    """So much at once, or more."""
    cause: CausePlan | None = field(default=None, init=False)
    """103.2.2: by whose abilities."""
    is_active: bool = field(default=False, init=False)
    """The text speaks of the one who deals it, and then of the one who takes it."""

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Damage) or (self.in_battle and not event.in_battle):
            return None
        if self.by_ability and event.in_battle:
            return None
        if self.cause is not None and not self.cause.fits(scope, event):
            return None
        if self.taker is not None and not self.taker.matches(scope, event.object):
            return None
        if self.least is not None and event.number < self.least.value(scope):
            return None
        if self.dealer is not None and not (event.dealer and self.dealer.matches(scope, event.dealer)):
            return None
        found = self.bound(event.dealer, event.object) if self.is_active else self.bound(event.object, event.dealer)
        found[NUMBER] = event.number
        found[DEALER] = (event.dealer,)
        return found


def is_of_damage(event: e.TextEvent | None, *, lowered: bool = False) -> bool:
    """Whether an event tells of damage, so that a text may speak of it: of how much there is, or (`lowered`) only of
    whose it is."""
    if isinstance(event, e.OnlyIf):
        return is_of_damage(event.event, lowered=lowered)
    if isinstance(event, e.EitherOf):
        return all(is_of_damage(one, lowered=lowered) for one in event.parts)
    return isinstance(event, DamageEvent) or (lowered and isinstance(event, LowerEvent))


@dataclass(eq=False)
class RunOutEvent(e.TextEvent):
    """101.3: a player is about to lose by an empty deck."""

    kinds: tuple[str, ...] = field(default=("run_out",), init=False)
    who: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, RunOut) or not self.who.matches(scope, -1 - event.player):
            return None
        return self.bound(-1 - event.player, 0)


@dataclass(eq=False)
class DrawEvent(e.TextEvent):
    """102.4.1, G.14: a player draws a card; the boss never does (R.25)."""

    kinds: tuple[str, ...] = field(default=("draw",), init=False)
    who: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Draw) or event.player == boss_seat(scope.game):
            return None
        return self.bound(-1 - event.player, 0) if self.who.matches(scope, -1 - event.player) else None


@dataclass(eq=False)
class PlayEvent(e.TextEvent):
    """504.2, G.35: a player has played such a card."""

    kinds: tuple[str, ...] = field(default=("play",), init=False)
    who: e.ThingPlan
    what: e.ThingPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        if not isinstance(event, Play) or not self.who.matches(scope, -1 - event.player):
            return None
        if not self.what.matches(scope, event.card):
            return None
        return self.bound(-1 - event.player, event.card)


@dataclass(eq=False)
class LifeSinks(e.TextEvent):
    """R.08: the boss has lost life, and only now it stands in a relation to an amount."""

    kinds: tuple[str, ...] = field(default=("lose_life",), init=False)
    subject: e.ThingPlan
    relation: int
    amount: e.AmountPlan

    def expected(self, scope: e.Scope, event: k.Event) -> dict[str, k.Value] | None:
        return None

    def did(self, scope: e.Scope, happening: k.Happening) -> dict[str, k.Value] | None:
        event = happening.event
        if not isinstance(event, LoseLife) or not self.subject.matches(scope, event.object):
            return None
        bound = self.amount.value(scope)
        before = event.left + happening.value
        if e.compares(before, self.relation, bound) or not e.compares(event.left, self.relation, bound):
            return None
        return {}


@dataclass(eq=False)
class AttackedDeed(e.DeedPlan):
    """506.3.1: somebody is attacked, whoever does it."""

    deed: str = field(default="attack", init=False)
    victim: e.ThingPlan

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        return other != 0 and self.victim.matches(scope, other)


@dataclass(eq=False)
class TargetedDeed(e.DeedPlan):
    """406.2.2: somebody becomes the target of an ability of certain players."""

    deed: str = field(default="target", init=False)
    victim: e.ThingPlan
    whose: e.ThingPlan

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        source = scope.card(subject)
        if source is None or not self.victim.matches(scope, other):
            return False
        return self.whose.matches(scope, -1 - source.controller)


@dataclass(eq=False)
class SourceDeed(e.DeedPlan):
    """406.2.2, 103.2.2: somebody becomes the target of an ability of which certain cards are the source."""

    deed: str = field(default="target", init=False)
    victim: e.ThingPlan
    origin: e.ThingPlan

    def concerns(self, scope: e.Scope, subject: k.ObjectId, other: k.ObjectId) -> bool:
        if not subject or not self.victim.matches(scope, other):
            return False
        return self.origin.matches(scope, origin_of(scope.game, subject))


class DifferentPlan(e.HistoryPlan):
    """How many different cards did something this turn: each is counted the first time."""

    __slots__ = ()

    def note(self, game: k.Game, happening: k.Happening) -> None:
        subject = game.state.objects.get(self.event.subject_of(game, happening))
        for player in range(game.players):
            name = f"{self.key}:{player}"
            if subject is None or e.times_of_card(game, name, subject):
                continue
            if self.event.did(e.Scope(game, {}, 0, player), happening) is not None:
                e.count_for_card(game, name, subject).apply(game)
                e.count_for_player(game, self.key, player)
