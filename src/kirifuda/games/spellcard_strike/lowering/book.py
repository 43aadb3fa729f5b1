"""Lowering of what the book names besides cards and areas: see `book`."""

from __future__ import annotations

from typing import Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import Lowering, Path, Table, Uses
from kirifuda.effects.lowering.changes import Draft
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import StaticAbility
from kirifuda.games.spellcard_strike.plans import book, steps
from kirifuda.games.spellcard_strike.plans.words import PHASES
from kirifuda.games.spellcard_strike.values import FIELD_ABILITIES, FIELD_ATTRIBUTE, FIELD_RANGE, LAYER_FACTS
from kirifuda.text import ast as a

ATTRIBUTES: Final = (s.EveryAttribute, s.PrintedAttribute)
SKIPPABLE: Final = ("リフレッシュフェイズ", "ストライカーフェイズ", "コマンダーフェイズ")
"""5.6.1.2: what lasts for the turn ends in the end phase, which therefore always takes place."""


# --- what is lost -------------------------------------------------------------------------------------


def lost_draft(node: a.Feature) -> Draft | None:
    """Abilities of a kind, or all attributes; None for anything else."""
    if isinstance(node, s.AbilityKind | s.PrintedKind):
        kind, is_printed = book.KINDS[node.name], isinstance(node, s.PrintedKind)
        return Draft(
            LAYER_FACTS,
            FIELD_ABILITIES,
            lambda on: book.LoseKind(on, kind, is_printed),
            Uses(),
        )
    if isinstance(node, s.EveryAttribute | s.PrintedAttribute):
        of_print = isinstance(node, s.PrintedAttribute)
        return Draft(
            LAYER_FACTS,
            FIELD_ATTRIBUTE,
            lambda on: book.LoseAttributes(on, of_print),
            Uses(),
        )
    return None


def range_draft(low: Lowering, node: s.NearRange | s.RangeOf, path: Path, is_added: bool) -> Draft:
    """3.6.2: another attack range, or more of it."""
    with low.measuring() as uses:
        what = low.thing(node.what, (*path, "what")) if isinstance(node, s.RangeOf) else None
        uses.reads |= FIELD_RANGE if what is not None else 0
    return Draft(
        LAYER_FACTS,
        FIELD_RANGE,
        lambda on: book.RangeChange(on, what, is_added),
        uses,
    )


# --- the game -----------------------------------------------------------------------------------------


def went_first(low: Lowering, node: s.GoesFirst | s.GoesSecond, path: Path) -> e.ConditionPlan:
    return book.WentFirst(low.player(node.who, (*path, "who")), isinstance(node, s.GoesFirst))


def in_first_turn(event: e.TextEvent) -> e.TextEvent:
    """A moment of a player's first turn only."""
    return e.OnlyIf(event, book.FirstTurn())


def skipping_deed(low: Lowering, node: a.Skip, who: e.PlayerPlan, path: Path) -> e.TextDeed:
    """5.2.3: a phase that does not take place; asked for as one that is forbidden."""
    phase = node.period.phase.name
    if phase not in SKIPPABLE:
        raise low.fail(node, path, "cannot be skipped: what lasts for a turn ends in it (5.6.1.2)")
    return e.TextDeed(f"phase_{PHASES[phase]}", e.PlayerThing(who), None)


def skip_ability(low: Lowering, node: a.Skip, who: e.PlayerPlan, path: Path, key: str) -> StaticAbility:
    """The ability that keeps a phase from taking place."""
    ability = StaticAbility(key)
    ability.forbidden = (skipping_deed(low, node, who, path),)
    return ability


def lose_game(low: Lowering, node: a.LoseGame, path: Path) -> None:
    """1.2.4: the other player wins."""
    if isinstance(low.actor, e.YouPlan):
        winner: e.PlayerPlan = e.OpponentPlan()
    elif isinstance(low.actor, e.OpponentPlan):
        winner = e.YouPlan()
    else:
        raise low.fail(node, path, "does not say whether you or your opponent loses")
    low.add(steps.WinsGame(*low.at(path, "lose"), winner))
    low.acted = True


def arrives(low: Lowering, node: a.Happens, path: Path) -> e.TextEvent:
    """4: a card comes to a zone."""
    below: Path = (*path, "subject")
    where = node.subject.of.where if isinstance(node.subject, a.Any) else None
    if not isinstance(where, a.Place):
        raise low.fail(node.subject, below, "is no card in a zone")
    anybody = isinstance(where.whose, a.EachPlayer | a.AnyPlayer)
    who = e.AnyonePlan() if anybody else low.player(where.whose, (*below, "of", "where", "whose"))
    is_hidden = isinstance(node.deed, s.ArrivesHidden)
    event = book.ArrivalEvent(low.meaning.zones(where.zone.name), who, is_hidden)
    event.subject_slot = low.slot(below) if below in low.reading.slots else ""
    return event


def hand_limit(low: Lowering, node: s.HandLimit, path: Path) -> e.AmountPlan:
    return book.HandLimitAmount(low.actor)


AMOUNTS: Final[Table] = {s.HandLimit: hand_limit}
CONDITIONS: Final[Table] = {s.GoesFirst: went_first, s.GoesSecond: went_first}
EFFECTS: Final[Table] = {a.LoseGame: lose_game}
DEEDS: Final[Table] = {s.Arrives: arrives, s.ArrivesHidden: arrives}
