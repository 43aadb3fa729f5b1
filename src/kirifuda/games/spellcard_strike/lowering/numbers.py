"""Lowering of n (1.1.6): what it is where the text defines it, and who chooses it where the text does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kirifuda import effects as e
from kirifuda import kernel as k
from kirifuda.effects.lowering import nouns as shared_nouns
from kirifuda.effects.lowering.base import Bests, Lowering, Path, Table, Tests
from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.abilities import CASTER
from kirifuda.games.spellcard_strike.lowering.setting import SECOND_TARGET, TARGET, StrikeLowering, setting_of
from kirifuda.games.spellcard_strike.plans import numbers
from kirifuda.games.spellcard_strike.rules.r01_01_numbers import ZoneSize
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

COUNTED: Final = (a.Discard, a.Exile, a.Move, a.Choose, a.Reveal, a.Orient)
"""What is done to cards, so that one can speak of their number."""
CALLS: Final[dict[str, tuple[tuple[type[a.Node], ...], str]]] = {
    "捨て札に置": ((a.Move, a.Discard), "捨て札"),
    "手札に加え": ((a.Move,), "手札"),
    "手札に戻": ((a.Move,), "手札"),
    "除外": ((a.Exile,), ""),
    "公開": ((a.Reveal,), ""),
    "選": ((a.Choose,), ""),
    "捨て": ((a.Discard,), ""),
}
"""The verbs by which a text calls what it has done, and into which zone."""
KNOWN: Final = frozenset({CASTER, TARGET, SECOND_TARGET})
"""Slots that are filled before an effect begins."""


def letter(low: Lowering, node: a.Letter, path: Path) -> e.AmountPlan:
    """n, with everything that its definition looks at."""
    assert isinstance(low, StrikeLowering)
    if node.name in low.defined:
        low.uses.add(low.defining)
    return shared_nouns.letter(low, node, path)


def minus(low: Lowering, node: a.Minus, path: Path) -> e.AmountPlan:
    """1.1.6.2: a difference may lie below 0."""
    left = low.amount(node.left, (*path, "left"))
    return numbers.SignedDifference(left, low.amount(node.right, (*path, "right")))


def difference(low: Lowering, node: s.Difference, path: Path) -> e.AmountPlan:
    left = low.amount(node.left, (*path, "left"))
    return numbers.Distance(left, low.amount(node.right, (*path, "right")))


def define_in(low: StrikeLowering, sentences: tuple[a.Effect, ...], path: Path) -> None:
    """Find what the text defines, before it is used."""
    for at, part in enumerate(sentences):
        if isinstance(part, a.Define):
            with low.measuring() as uses:
                value = low.amount(part.value, (*path, at, "value"))
            low.defined[part.letter] = e.DefinedAmount(value, tuple(sorted(uses.slots)))
            low.defining.add(uses)
    for at, part in enumerate(sentences):
        if isinstance(part, s.NoMore):
            most = low.amount(part.most, (*path, at, "most"))
            known = low.defined.get(part.letter)
            if known is None:
                low.limits.append((part.letter, most))
            else:
                low.defined[part.letter] = e.DefinedAmount(numbers.AtMost(known.of, most), known.slots)


def bound_by_zone(low: Lowering, count: a.Node, kind: k.ZoneKind, who: e.PlayerPlan) -> None:
    """1.1.6.1: a free n is not more than the cards there are."""
    if isinstance(count, a.Letter) and count.name not in low.defined:
        low.limits.append((count.name, ZoneSize(kind, who)))


def pass_on(inner: Lowering, low: Lowering) -> None:
    """What a part of a declared text leaves to choose is chosen with the rest of it."""
    if setting_of(low).kind:
        low.letters.extend(name for name in inner.letters if name not in low.letters)
        low.limits.extend(inner.limits)


def open_numbers(low: Lowering) -> None:
    """The first steps of an effect: n is fixed, as defined unless it speaks of what the effect does, or as chosen."""
    assert isinstance(low, StrikeLowering)
    used = low.uses.slots | set(low.letters)
    for name, amount in low.defined.items():
        if name in used and low.defining.slots <= KNOWN:
            low.builder.opening.append(
                numbers.FixNumber(low.key, low.builder.unique(f"{low.key} {name}"), name, amount)
            )
    for name in low.letters:
        if name not in low.defined:
            step = numbers.AskLetter(low.key, low.builder.unique(f"{low.key} {name}"), name, low.actor)
            step.limits = tuple(limit for letter, limit in low.limits if letter == name)
            low.builder.opening.append(step)


def nobody_chooses(low: Lowering, node: a.Node, path: Path) -> None:
    """1.1.6.1: what holds all the time has no moment at which somebody could choose n."""
    if not setting_of(low).kind and any(name not in low.defined for name in low.letters):
        raise low.fail(node, path, "has an n that nothing defines and nobody ever chooses")


def that_many(low: Lowering, node: a.ThatMany, path: Path) -> e.AmountPlan:
    """As many as were discarded or moved: cards, not strikers that something else was done to."""
    wanted = low.reading.refs.get(path)
    counted = moved_before(low, path, "")
    said = said_of(low, path)
    called = next((how for how in CALLS if how in said), "")
    if called and len(counted) > 1 and (slot := last_moved(low, path, called)):
        return e.SlotSize(slot)
    if wanted in counted.values():
        return shared_nouns.that_many(low, node, path)
    if slot := last_moved(low, path, ""):  # between the cards and their number, something was said of strikers
        return e.SlotSize(slot)
    raise low.fail(node, path, "counts cards, but nothing before it discards or moves any")


def said_of(low: Lowering, path: Path) -> str:
    """The words of a number of cards, or those of the sentence around it."""
    while path and path not in low.reading.spans:
        path = path[:-1]
    start, end = low.reading.spans.get(path, (0, 0))
    return low.reading.text[start:end].partition("場合")[0]


def moved_before(low: Lowering, path: Path, how: str) -> dict[Path, str]:
    """What was done to cards, as a verb calls it: where the text has the cards, and their slots."""
    found: dict[Path, str] = {}
    for place, slot in low.reading.slots.items():
        act = node_at(low.reading.tree, place[:-1]) if place and place[-1] == "what" else None
        if isinstance(act, COUNTED) and is_of_cards(node_at(low.reading.tree, place)) and is_called(act, how):
            found[place] = slot
    for place, slot in low.reading.refs.items() if how else ():
        act = node_at(low.reading.tree, place[:-1]) if place and place[-1] == "what" else None
        cards = next((at for at, name in low.reading.slots.items() if name == slot), None)
        if act is not None and is_called(act, how) and cards and is_of_cards(node_at(low.reading.tree, cards)):
            found[place] = slot  # 選び、除外する
    return found


def is_called(act: a.Node, how: str) -> bool:
    """Whether a verb calls such an act; no verb calls any."""
    acts, zone = CALLS[how] if how else (COUNTED, "")
    if not isinstance(act, acts):
        return False
    to = act.to if isinstance(act, a.Move) else None
    return not zone or to is None or (isinstance(to, a.Into) and to.place.zone.name == zone)


def last_moved(low: Lowering, path: Path, how: str) -> str:
    """The slot of the cards to which something was done last before a path; empty if nothing was."""
    while path and path not in low.reading.spans:
        path = path[:-1]
    here = low.reading.spans.get(path, (0, 0))[0]
    counted = moved_before(low, path, how)
    before = [place for place in counted if low.reading.spans.get(place, (here, 0))[0] < here]
    if not before:
        return ""
    slot = low.prefix + counted[max(before, key=lambda place: low.reading.spans[place][0])]
    low.uses.slots.add(slot)
    return slot


def moved_by(low: Lowering, node: s.MovedBy, path: Path) -> Callable[[Tests, Bests], e.FilterPlan]:
    """2.3.7: the cards to which the last act of such a name was done."""
    slot = last_moved(low, path, node.how)
    if not slot:
        raise low.fail(node, path, f"asks what was done (“{node.how}”), but nothing before it does that")
    return lambda tests, best: e.AmongFilter(e.SlotThing((slot,)), tests, best)


def is_of_cards(node: object) -> bool:
    """Whether a thing is cards, and not strikers."""
    return isinstance(node, a.Ref) or not isinstance(getattr(getattr(node, "of", None), "noun", None), a.Kind)


WHERES: Final[Table] = {s.MovedBy: moved_by}
AMOUNTS: Final[Table] = {a.Letter: letter, a.Minus: minus, s.Difference: difference, a.ThatMany: that_many}
