"""Lowering of events: what a text waits for or forbids."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering import events as shared
from kirifuda.effects.lowering.base import Lowering, Path, Table
from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.lowering.subjects import PLAYER, LyricalLowering, around, comes_late, fit, require
from kirifuda.games.lyrical.plans import events, events_more
from kirifuda.games.lyrical.plans.tests import EffectSourceTest, KindTest
from kirifuda.games.lyrical.values import CHARACTER, FACTOR_CARD, FIELD_CARD, KIND_NAMES, SET, USED
from kirifuda.games.lyrical.zones import FIELD
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

KINDS: Final[dict[type[a.Deed], tuple[str, ...]]] = {
    n.DeclaresAttack: ("attack",),
    n.DeclaresGuard: ("guard",),
    n.TakesDamage: ("wound",),
    n.Heals: ("heal",),
    n.GoesToHand: ("return_to_hand",),
    a.Enters: ("enter", "set_field"),
}
"""Deeds that are one event of the rules, about its object."""
ACTIONS: Final = {"discard": ("discard_from_play",), "return": ("return_to_hand",)}
"""What is done to a card, by the name of the action."""
TURNS: Final = {"行動済み状態": ("act",), "未行動状態": ("ready",)}
BEFOREHAND: Final[dict[type[a.Deed], tuple[str, ...]]] = {**KINDS, n.TakesDamage: ("damage",)}
"""The same before they happen: damage is forbidden as a whole, before it wounds."""
LEAVING: Final = ("discard_from_play", "return_to_hand", "put_on_deck")
"""All ways to leave the field, before that happens."""
BY_CHARACTER: Final = (n.DeclaresAttack, n.DeclaresGuard, n.AttacksOrGuards, n.UsesEffects, n.SetsUp, n.GuardsAgainst)
"""What a player does with a character."""
PLAYERS: Final[dict[type[a.Deed], str]] = {n.Draws: "draw", n.Discards: "discard", n.TakesDamage: "damage_player"}
"""What happens to a player, by the event."""


def happens(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """A subject does or undergoes a deed."""
    if is_said(low, path):
        fit(low, node.deed, node.subject, (*path, "subject"))
        if isinstance(node.deed, a.Enters) and isinstance(node.subject, n.ThisCard) and comes_late(low, node.subject):
            return e.ObjectEvent(("set_item",), low.thing(node.subject, (*path, "subject")))
        if isinstance(node.deed, a.Enters) and comes_late(low, node.subject):
            raise low.fail(node, path, "is over when the item is set")
        if is_itself(node):
            raise low.fail(node, path, "is about one character, and takes two")
        if (
            isinstance(node.subject, n.Unsaid)
            and isinstance(node.deed, a.Undergoes | a.Leaves)
            and comes_late(low, node.subject)
        ):
            raise low.fail(node, path, "does not say whether the item or its bearer is meant")
    event = event_of(low, node, path, doer(low, node, path))
    if isinstance(node.subject, a.Player) and isinstance(node.deed, BY_CHARACTER):
        event = events_more.ByPlayer(event)
    if (*path, "subject") in low.reading.slots:
        event.subject_slot = low.slot((*path, "subject"))
    for name in ("noun", "what", "to"):
        if (*path, "deed", name) in low.reading.slots:
            event.object_slot = low.slot((*path, "deed", name))
    return event


def is_itself(node: a.Happens) -> bool:
    """Whether a character is said to do to itself what it takes another for."""
    other = getattr(node.deed, "what", None)
    return all(isinstance(one, a.This) and not isinstance(one, n.BattleFoe) for one in (node.subject, other))


def is_said(low: Lowering, path: Path) -> bool:
    """Whether the event stands in the text: what a quality or a prohibition asks about is made from it, and whoever
    makes it knows whom it is about."""
    assert isinstance(low, LyricalLowering)
    return isinstance(node_at(low.tree, path), a.Happens)


def doer(low: Lowering, node: a.Happens | a.Forbid, path: Path) -> e.ThingPlan:
    """Who does it; what a player does with a character, that player's characters do."""
    below: Path = (*path, "subject")
    if not isinstance(node.subject, a.Player) or not isinstance(node.deed, BY_CHARACTER):
        return low.thing(node.subject, below)
    whose = low.player(node.subject, below)
    low.uses.facts |= FIELD.bit
    return e.AllThing(e.ZoneFilter((FIELD,), whose, (KindTest(CHARACTER),)))


def event_of(low: Lowering, node: a.Happens, path: Path, subject: e.ThingPlan) -> e.TextEvent:
    """The event of a deed."""
    deed = node.deed
    below: Path = (*path, "deed")
    if isinstance(deed, n.SetsUp):
        return e.PartEvent(("set_up",), subject, "host")
    if isinstance(deed, n.Battles):
        return events.BattleEvent(subject)
    if isinstance(deed, n.BattlesWith):
        return events.BattleEvent(subject, low.thing(deed.what, (*below, "what")))
    if isinstance(deed, n.UsesEffects):
        return events.EffectEvent(subject)
    if isinstance(deed, n.Much):
        event = event_of(low, a.Happens(node.subject, deed.deed), path, subject)
        enough = e.Comparison(e.SlotAmount(events.DEALT), e.AT_LEAST, low.amount(deed.least, (*below, "least")))
        return e.OnlyIf(event, enough)
    if isinstance(deed, n.AttacksOrGuards):
        return e.ObjectEvent(("attack", "guard"), subject)
    if isinstance(deed, n.TurnedBy):
        turns = TURNS[deed.position.name]
        return events_more.CauseByEvent(subject, damager(low, deed.cause, (*below, "cause")), turns)
    if isinstance(deed, n.IsGuarded):
        return e.PartEvent(("guard",), subject, "attacker")
    if isinstance(deed, n.IsUnguarded):
        return events_more.UnguardedEvent(subject)
    if isinstance(deed, n.GetsItem):
        return e.PartEvent(("set_item",), subject, "host")
    if isinstance(deed, n.StrikesOpen | n.Pierces):
        victim = low.thing(deed.to, (*below, "to"))
        return events_more.AttackDamageEvent(subject, victim, pierces=isinstance(deed, n.Pierces))
    if isinstance(deed, n.DealsDamage | n.DealsInBattle | n.DealsByAttack):
        dealt_by = events.DealtEvent(subject, low.thing(deed.to, (*below, "to")))
        dealt_by.in_battle = not isinstance(deed, n.DealsDamage)
        dealt_by.in_attack = isinstance(deed, n.DealsByAttack)
        return dealt_by
    if isinstance(deed, n.Responds | n.RespondsWith):
        kinds = ("use", "use_effect") if isinstance(deed, n.Responds) else ("use",)
        return events_more.AnswerEvent(("use_effect",) if answers_with_effect(deed) else kinds, subject)
    if isinstance(deed, a.Leaves):
        return e.ObjectEvent(LEAVING, subject) if low.foresees else events.LeftEvent(subject)
    return suffered(low, node, path, subject)


def suffered(low: Lowering, node: a.Happens, path: Path, subject: e.ThingPlan) -> e.TextEvent:
    """The event of what is done by a player, or to somebody."""
    deed = node.deed
    below: Path = (*path, "deed")
    if isinstance(deed, n.AsPart):
        inner = event_of(low, a.Happens(node.subject, deed.deed), path, subject)
        return e.OnlyIf(inner, e.ThingPasses(subject, low.test(a.Doing(deed.part), path)))
    if isinstance(deed, n.DamagedBy):
        if isinstance(deed.cause, n.ByDringen):
            require(low, node.subject, (*path, "subject"), (PLAYER,))
        kind = "damage" if low.foresees else "wound"
        return events_more.DamagedEvent(subject, damager(low, deed.cause, (*below, "cause")), kind)
    if isinstance(deed, n.EntersFromHand):
        return events_more.FromHandEvent(("enter",), subject)
    if isinstance(deed, n.FallsShort):
        if is_said(low, path) and not low.foresees:
            raise low.fail(deed, below, "is the end of the game: only something else can happen instead")
        return events_more.LosingEvent(subject, only_draws=isinstance(deed, n.FallsShortDrawing))
    if isinstance(deed, n.PutsOut):
        return events_more.PutEvent(subject, dealt(low, deed, below))
    if isinstance(deed, n.SetsCards | n.UsesCards):
        return events.CardEvent(subject, dealt(low, deed, below))
    if type(deed) in PLAYERS and isinstance(node.subject, a.Player):
        return events.PlayerEvent(PLAYERS[type(deed)], subject)
    return fallen(low, node, path, subject)


def answers_with_effect(deed: n.Responds | n.RespondsWith) -> bool:
    """N-7.1: whether only effects are meant."""
    return isinstance(deed, n.RespondsWith) and isinstance(deed.noun, a.AnyAbility)


def damager(low: Lowering, cause: a.Cause, path: Path) -> events_more.Damager:
    """N-9.7: what deals damage: a battle, or cards and effects of somebody's."""
    if isinstance(cause, a.ByBattle):
        return events_more.Damager(None, in_battle=True)
    if isinstance(cause, n.ByAttack):
        attacking = events_more.Damager(None, in_battle=True)
        attacking.in_attack = True
        return attacking
    if isinstance(cause, n.ByDringen):
        piercing = events_more.Damager(None, in_battle=True)
        piercing.pierces = True
        return piercing
    assert isinstance(cause, a.ByThing)
    assert isinstance(cause.what, a.Any)
    of = cause.what.of
    assert isinstance(of.where, a.BeingPlayed)
    below: Path = (*path, "what", "of")
    tests: list[e.TestPlan] = [e.ControlTest(low.player(of.where.by, (*below, "where", "by")))]
    if not isinstance(of.noun, a.AnyCard):
        tests.append(source_test(low, of.noun, (*below, "noun")))
    tests.extend(low.test(one, (*below, "qualities", at)) for at, one in enumerate(of.qualities))
    found = events_more.Damager(e.AllThing(e.AnywhereFilter(tuple(tests))), in_battle=False)
    found.is_character = of.noun == a.Kind("キャラクター")
    return found


def source_test(low: Lowering, noun: a.Noun, path: Path) -> e.TestPlan:
    """N-5.1, N-6.1, N-8.1: whose text it is that does something: a card of a kind, or an effect that was used."""
    if isinstance(noun, a.EitherNoun):
        parts = tuple(source_test(low, part, (*path, "parts", at)) for at, part in enumerate(noun.parts))
        return e.EitherTest(parts)
    return EffectSourceTest() if isinstance(noun, a.AnyAbility) else low.test(noun, path)


def fallen(low: Lowering, node: a.Happens, path: Path, subject: e.ThingPlan) -> e.TextEvent:
    """What is done to a card, and in what way."""
    deed = node.deed
    below: Path = (*path, "deed")
    if isinstance(deed, n.BeatenBy):
        return events.BeatenEvent(subject, low.thing(deed.what, (*below, "what")))
    if isinstance(deed, n.SlainBy):
        slain = events.BeatenEvent(subject, low.thing(deed.what, (*below, "what")))
        slain.anyhow = True
        return slain
    if isinstance(deed, a.Defeats):
        return events.BeatenEvent(low.thing(deed.what, (*below, "what")), subject, is_about_dealer=True)
    if isinstance(deed, a.Undergoes):
        if isinstance(deed.cause, a.ByBattle):
            return events.BeatenEvent(subject, None)
        if isinstance(deed.cause, n.ByThisDamage):
            if not is_in_a_condition(low, path):
                raise low.fail(node, path, "speaks of damage that the text deals only after that")
            return events_more.FellEvent(subject, "damage", not_in_battle=True)
        if isinstance(deed.cause, a.ByThing):
            kinds = ACTIONS[deed.action.name]
            return events_more.CauseByEvent(subject, damager(low, deed.cause, (*below, "cause")), kinds)
        if isinstance(deed.cause, n.WithBearer):
            return events_more.FellEvent(subject, "rule")
        if isinstance(deed.cause, a.ByDamage):
            return events_more.FellEvent(subject, "damage", is_followed=True)
        if isinstance(deed.cause, n.NotByBattle):
            return events_more.FellEvent(subject, not_in_battle=True, is_followed=True)
        if isinstance(deed.cause, a.ByEffect):
            return events.CauseEvent(subject, low.player(deed.cause.whose, (*below, "cause", "whose")))
        return e.ObjectEvent(ACTIONS[deed.action.name], subject)
    if isinstance(deed, a.Turns):
        return e.ObjectEvent(TURNS[deed.position.name], subject)
    kinds = BEFOREHAND if low.foresees else KINDS
    if type(deed) not in kinds:
        raise low.fail(deed, below)
    if isinstance(deed, n.TakesDamage):
        return events.WoundEvent(kinds[type(deed)], subject)
    return e.ObjectEvent(kinds[type(deed)], subject)


def is_in_a_condition(low: Lowering, path: Path) -> bool:
    """Whether what stands here is asked about, and is not waited for."""
    assert isinstance(low, LyricalLowering)
    return any(isinstance(here, a.JustHappened | n.JustHappening | n.DidNot) for here, _ in around(low, path))


def dealt(low: Lowering, deed: n.SetsCards | n.UsesCards | n.PutsOut, path: Path) -> e.ThingPlan:
    """N-1.1, N-3.1, N-4.1, N-5.1, N-6.1: which cards are set, or used; a factor card is neither."""
    of = deed.noun.of if isinstance(deed.noun, a.Any) else None
    assert of is not None
    below: Path = (*path, "noun", "of")
    done, kinds = ("used", USED) if isinstance(deed, n.UsesCards) else ("set", SET)
    if isinstance(deed, n.PutsOut):
        done, kinds = "put onto the field", CHARACTER | FIELD_CARD
    for noun in of.noun.parts if isinstance(of.noun, a.EitherNoun) else (of.noun,):
        if isinstance(noun, a.Kind) and not KIND_NAMES[noun.name] & kinds:
            raise low.fail(of.noun, (*below, "noun"), f"is no kind of card that is {done}")
    tests = [low.test(of.noun, (*below, "noun")), KindTest(kinds & ~FACTOR_CARD)]
    tests.extend(low.test(one, (*below, "qualities", at)) for at, one in enumerate(of.qualities))
    return e.AllThing(e.AnywhereFilter(tuple(tests)))


def begins(low: Lowering, node: a.Begins | a.Ends, path: Path) -> e.TextEvent:
    """N-10.1, N-9.3: the start of a turn or of the end phase; a battle begins with a guard."""
    period = node.period
    if isinstance(node, a.Begins) and period.phase.name == "バトル":
        return events.BattleEvent(e.AnyThing())
    moment = low.meaning.moment(period.phase.name, ends=isinstance(node, a.Ends))
    return e.MomentEvent(moment, low.player(period.whose, (*path, "period", "whose")))


def none_left(low: Lowering, node: n.NoneLeft, path: Path) -> e.TextEvent:
    """The last of a set leaves the field."""
    of = low.filter(node.of, (*path, "of"))
    return e.OnlyIf(events.LeftEvent(e.AllThing(of)), e.Comparison(e.CountAmount(of), e.AT_MOST, e.FixedAmount(0)))


def none_there(low: Lowering, node: n.NoneThere, path: Path) -> e.TextEvent:
    """The last of a set leaves the field, or there is none when this card comes."""
    of = low.filter(node.of, (*path, "of"))
    comes = e.ObjectEvent(("enter", "set_field", "set_item"), low.thing(n.ThisCard(), path))
    return e.OnlyIf(
        e.EitherOf((events.LeftEvent(e.AllThing(of)), comes)),
        e.Comparison(e.CountAmount(of), e.AT_MOST, e.FixedAmount(0)),
    )


def so_many_now(low: Lowering, node: n.SoManyNow, path: Path) -> e.TextEvent:
    """Another one of a set enters the field, and they are just so many."""
    of = low.filter(node.of, (*path, "of"))
    count = low.amount(node.count, (*path, "count"))
    return e.OnlyIf(
        e.ObjectEvent(("enter", "set_field"), e.AllThing(of)), e.Comparison(e.CountAmount(of), e.SAME, count)
    )


EVENTS: Final[Table] = {
    **shared.EVENTS,
    n.SoManyNow: so_many_now,
    n.NoneLeft: none_left,
    n.NoneThere: none_there,
    a.Happens: happens,
    a.Begins: begins,
    a.Ends: begins,
}
