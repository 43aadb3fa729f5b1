"""Pronouns: which thing each ref means.

The tree is walked in the order of the text. Binders, by strength:

strong   target, choose, search, look, reveal, create
event    the subject of a trigger or replacement (not このカード), the object of its deed
weak     whatever else was acted on or paid with
owner    whose cards or numbers were spoken of: 敵1体が装備しているスペルカード

A pronoun takes the latest strong binder, else the event, the latest weak one, owners (その敵); a weak binder of a later
sentence beside a strong one is an error naming both. Conditions and counts bind nothing; modes and quotes are apart.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from kirifuda.text import ast as a
from kirifuda.text.binders import can_bind, condition_path, tells_victim
from kirifuda.text.calling import Binder, acted_on, can_call_itself, fits, nouns_of
from kirifuda.text.either import refuse_joined
from kirifuda.text.errors import Message, UnboundText
from kirifuda.text.printing import Path

STRONG, EVENT, WEAK, SELF, OWNER = 3, 2, 1, 0, -1
_OWNED: Final = (a.StockOf, a.ValueOf)
"""What has an owner that can be spoken of."""

_STRONG: Final[dict[type[a.Node], tuple[str, str]]] = {
    a.Target: ("what", "target"),
    a.Choose: ("what", "chosen"),
    a.Search: ("what", "found"),
    a.Look: ("what", "looked"),
    a.Reveal: ("what", "revealed"),
}


@dataclass
class _Scope:
    """What can be spoken of at one point of an ability."""

    binders: list[Binder] = field(default_factory=list)
    sentence: int = 0
    before: str = ""  # the done-slot of the sentence before
    asked: str = ""  # the slot of the condition of the sentence before
    declared: str = ""
    victims: list[str] = field(default_factory=list)  # players to whom something was done
    acts: list[tuple[str, str]] = field(default_factory=list)
    """Every act so far, and the slot of what it was done to."""

    def copy(self) -> _Scope:
        return replace(self, binders=list(self.binders), acts=list(self.acts))


def bind(
    tree: a.CardText, spans: Mapping[Path, tuple[int, int]], text: str, unsaid: str = ""
) -> tuple[dict[Path, str], dict[Path, str]]:
    """Slots by the path of their binder, and refs: path of a pronoun → slot; raises `UnboundText`. `unsaid`: the slot
    of what is left out and not spoken of before."""
    slots: dict[Path, str] = {}
    refs: dict[Path, str] = {}
    for at, ability in enumerate(tree.abilities):
        walk = _Walk(spans, text, slots, refs)
        walk.unsaid = unsaid
        walk.has_card = isinstance(ability, (a.Triggered, a.Activated))
        walk.visit(ability, ("abilities", at), _Scope(), binds=True)
    refuse_joined(tree, spans, slots, refs, text)
    return slots, refs


class _Walk:
    """One ability, in text order."""

    def __init__(
        self, spans: Mapping[Path, tuple[int, int]], text: str, slots: dict[Path, str], refs: dict[Path, str]
    ) -> None:
        self.spans: Final = spans
        self.text: Final = text
        self.slots: Final = slots
        self.refs: Final = refs
        self.counts: Final[dict[str, int]] = {}
        self.early: Final[set[Path]] = set()
        """Things that are spoken of before all that they stand beside has been said."""
        self.gathered: Final[set[str]] = set()
        """Slots of what each player did in turn: of all that together a part can be spoken of."""
        self.unsaid = ""
        """The slot of what nobody names and nothing tells of."""
        self.stands_in = False
        """The sentence stands in the place of the one before."""
        self.has_card = False
        """The ability is one of a card that is there: what nobody names is the card itself."""

    # --- walking -----------------------------------------------------------------------------------

    def visit(self, node: a.Node, path: Path, scope: _Scope, *, binds: bool) -> None:
        """Resolve the refs in a node and note its binders."""
        if isinstance(node, (a.Ref, a.ThatPlayer, a.ThatMany, a.Declared)):
            self.refs[path] = self.resolve(node, path, scope)
            return
        if isinstance(node, (a.IfDone, a.IfNotDone, a.Otherwise)):
            wanted = scope.asked if isinstance(node, a.Otherwise) else scope.before
            if not wanted:
                raise self.unbound(path, [])
            self.refs[path] = wanted
        if isinstance(node, a.Modal):
            self._modal(node, path, scope)
            return
        if isinstance(node, a.By) and isinstance(node.who, a.EachPlayer):
            before = len(scope.binders)
            self._children(node, path, scope, binds=binds)
            self.gathered.update(one.slot for one in scope.binders[before:] if one.strength == STRONG)
            return
        self._children(node, path, scope, binds=binds)

    def _children(self, node: a.Node, path: Path, scope: _Scope, *, binds: bool) -> None:
        """The same of what stands below it."""
        quiet = isinstance(node, (a.Condition, a.Amount, a.Filter, a.Limit))
        for step, child in self.children(node, path):
            owns = isinstance(node, _OWNED) and isinstance(child, a.Some)
            inner = scope
            outer = self.has_card
            if isinstance(child, a.Ability) and not isinstance(node, a.NamedAbility):
                inner = _Scope()
                self.has_card = isinstance(child, (a.Triggered, a.Activated))
            if isinstance(node, a.Body) and step[0] == "sentences":
                inner.sentence += 1
            if isinstance(node, a.Body):
                self.stands_in = hasattr(child, "STANDS_IN")
            loud = not quiet or (isinstance(node, a.Filter) and isinstance(child, a.StockOf))
            self.visit(child, (*path, *step), inner, binds=binds and loud)
            self.has_card = outer
            if isinstance(node, a.Body) and step[0] == "sentences":
                self._end_sentence(child, (*path, *step), inner)
            if binds and (owns or not (quiet or isinstance(node, a.StockOf))):
                self._bind(node, step, child, path, scope)
            elif isinstance(child, a.Role):  # このカードが前列にいる間、そのカードは…
                scope.binders.append(Binder(child.role, (*path, *step), SELF, child, False, scope.sentence))

    def _modal(self, node: a.Modal, path: Path, scope: _Scope) -> None:
        for at, sentence in enumerate(node.before):
            scope.sentence += 1
            self.visit(sentence, (*path, "before", at), scope, binds=True)
        chooser = getattr(node, "who", None)
        if isinstance(chooser, a.Node):
            self.visit(chooser, (*path, "who"), scope, binds=True)
        for at, option in enumerate(node.options):
            self.visit(option, (*path, "options", at), scope.copy(), binds=True)

    def _end_sentence(self, sentence: a.Node, path: Path, scope: _Scope) -> None:
        """Leave the done-slot, and the slot of a condition, for the next sentence."""
        scope.before = self._name("done", path)
        asked = condition_path(sentence, path)
        if asked is not None:
            scope.asked = self._name("if", asked)

    def children(self, node: a.Node, path: Path) -> Iterator[tuple[Path, a.Node]]:
        """Child nodes with their step, in the order of the text."""
        found: list[tuple[Path, a.Node]] = []
        for name in node.__struct_fields__:
            value = getattr(node, name)
            if isinstance(value, a.Node):
                found.append(((name,), value))
            elif isinstance(value, tuple):
                found += [((name, at), one) for at, one in enumerate(value) if isinstance(one, a.Node)]
        found.sort(key=lambda one: self.spans.get((*path, *one[0]), (-1, -1))[0])
        yield from found

    # --- binding -----------------------------------------------------------------------------------

    def _bind(self, node: a.Node, step: Path, child: a.Node, path: Path, scope: _Scope) -> None:
        self._bind_one(node, step, child, path, scope)
        where = (*path, *step)
        slot = self.slots.get(where) or self.refs.get(where)
        if slot and step == ("what",) and isinstance(node, a.Effect):
            scope.acts.append((type(node).__name__, slot))
            if isinstance(node, a.Move):  # where to as well: 墓地に置いたカード is not what went to a hand
                place = getattr(node.to, "place", None)
                scope.acts.append((f"Move:{place.zone.name if place is not None else ''}", slot))

    def _bind_one(self, node: a.Node, step: Path, child: a.Node, path: Path, scope: _Scope) -> None:
        where = (*path, *step)
        name, label = next((found for kind, found in _STRONG.items() if isinstance(node, kind)), ("", ""))
        if isinstance(node, a.Create) and step == ("token",):
            self._add(Binder("", where, STRONG, node.token, node.count != a.Num(1), 0), "token", scope)
        elif isinstance(node, a.Declare):
            scope.declared = self._name("declared", path)
        elif isinstance(child, a.PartOf) and isinstance(node, a.Choose):
            whole = next(one for one in reversed(scope.binders) if one.slot == self.refs[where])
            self.slots[where] = f"{whole.slot}:part"  # what was chosen of it is spoken of from here on
            many = child.count != a.Num(1)
            scope.binders.append(Binder(self.slots[where], where, STRONG, whole.thing, many, scope.sentence))
        elif isinstance(child, a.Ref) and where in self.refs:
            self._mention(self.refs[where], scope)
        elif isinstance(child, a.Role):
            scope.binders.append(Binder(child.role, where, SELF, child, False, scope.sentence))
        elif isinstance(child, (a.Begins, a.Ends)) and (isinstance(node, a.Triggered) or hasattr(node, "TELLS_WHOSE")):
            whose = (*where, "period", "whose")  # whose turn or phase it is
            self._add(Binder("", whose, EVENT, child.period.whose, False, 0), "event", scope)
        elif isinstance(child, (a.You, a.Opponent)) and step == (name,):
            self._add(Binder("", where, STRONG, child, False, 0), label, scope)
        elif isinstance(child, a.Opponent) and tells_victim(node, step):
            scope.victims.append(self._name("victim", where))
        elif (isinstance(child, a.Opponent) or hasattr(child, "ONLY_CALLED")) and isinstance(node, a.Happens):
            self._add(Binder("", where, EVENT, child, False, 0), "event", scope)
        elif not can_bind(node, child):
            return
        elif step == (name,):
            self._add(Binder("", where, STRONG, child, is_many(child), 0), label, scope)
        elif isinstance(node, (a.Happens, a.Deed)):
            self._add(Binder("", where, EVENT, child, is_many(child), 0), "event", scope)
        elif isinstance(node, a.Effect):
            self._add(Binder("", where, WEAK, child, is_many(child), 0), "acted", scope)
            if step == ("other",):
                self._twin(path, scope)
        elif isinstance(node, a.Both):  # 敵1体と、その敵と隣接する敵全員
            self._add(Binder("", where, OWNER, child, is_many(child), 0), "owner", scope)
            self.early.add(where)
        elif isinstance(node, _OWNED) or (isinstance(node, a.Thing) and step == ("by",)):
            self._add(Binder("", where, OWNER, child, is_many(child), 0), "owner", scope)

    def _add(self, binder: Binder, label: str, scope: _Scope) -> None:
        slot = self._name(label, binder.path)
        scope.binders.append(replace(binder, slot=slot, sentence=scope.sentence))
        if isinstance(binder.thing, a.Both):
            for at, part in enumerate(binder.thing.parts):
                where = (*binder.path, "parts", at)
                if where not in self.early or self.slots[where] not in self.refs.values():
                    self.slots[where] = f"{slot}.{at}"
                scope.binders = [one for one in scope.binders if one.path != where]
                scope.binders.append(
                    Binder(self.slots[where], where, binder.strength, part, is_many(part), scope.sentence, slot)
                )

    def _twin(self, path: Path, scope: _Scope) -> None:
        """Two that an act is about alike: either could be meant by それ."""
        pair = ((*path, "what"), (*path, "other"))
        slot = self.slots.get(pair[0], "")
        scope.binders = [replace(one, part_of=slot) if one.path in pair else one for one in scope.binders]

    def _name(self, label: str, path: Path) -> str:
        if path not in self.slots:
            self.counts[label] = self.counts.get(label, 0) + 1
            self.slots[path] = f"{label}{self.counts[label]}"
        return self.slots[path]

    @staticmethod
    def _mention(slot: str, scope: _Scope) -> None:
        """What was just spoken of is the nearest now."""
        for binder in [one for one in scope.binders if one.slot == slot][-1:]:
            scope.binders.remove(binder)
            scope.binders.append(binder)

    # --- resolving ---------------------------------------------------------------------------------

    def resolve(self, ref: a.Node, path: Path, scope: _Scope) -> str:
        """The slot that a pronoun means."""
        if isinstance(ref, a.Declared):
            if not scope.declared and hasattr(ref, "UNTOLD"):
                return str(ref.UNTOLD)  # in another ability of the card, if the game keeps it
            if not scope.declared:
                raise self.unbound(path, [])
            return scope.declared
        if isinstance(ref, a.ActedOn):
            acted = acted_on(ref, scope.acts, scope.binders) or next(iter(self._told(ref, scope)), "")
            if not acted:
                raise self.unbound(path, [])
            return acted
        found = self._candidates(ref, scope)
        if isinstance(ref, a.ThatMany):  # what the same act is done to is not what it counts
            found = [one for one in found if one.path[:-1] != path[: len(one.path) - 1]] or found
        if isinstance(ref, a.Dropped) and self.has_card and all(map(_was_paid, found)):
            return a.This.role  # カードを1枚捨てる：ターン終了時まで、ATK+500を得る: the card itself
        if not found and isinstance(ref, a.PartOf):
            found = [one for one in scope.binders if one.slot in self.gathered]
        if not found and hasattr(ref, "UNTOLD"):
            return str(ref.UNTOLD)  # the game knows what else it may mean
        if not found:
            if isinstance(ref, a.Dropped) and scope.victims:
                return scope.victims[-1]  # 対戦相手に2ダメージを与える。…なら、かわりに5ダメージを与える
            if isinstance(ref, a.Dropped) and self.unsaid:
                return self.unsaid
            raise self.unbound(path, [])
        if isinstance(ref, a.Dropped) and self.stands_in:  # what its condition names is not what it is done to
            found = [one for one in found if one.strength != SELF and one.sentence < scope.sentence] or found
        if isinstance(ref, a.Dropped) and found[-1].strength == EVENT and len(found) > 1:
            raise self.unbound(path, found)  # of whom the event tells there are two
        if isinstance(ref, (a.It, a.That)) and found[-1].part_of and len(found) > 1:
            twins = [one for one in found if one.part_of == found[-1].part_of]
            if len(twins) > 1:
                raise self.unbound(path, twins)
        if isinstance(ref, a.That) and found[-1].strength == EVENT and len({one.slot for one in found}) > 1:
            raise self.unbound(path, found)  # 味方怪異が敵怪異を攻撃したとき、その怪異を…
        if isinstance(ref, a.Them) and not found[-1].many:
            return "+".join(dict.fromkeys(one.slot for one in found))
        return found[-1].slot

    @staticmethod
    def _told(ref: a.ActedOn, scope: _Scope) -> list[str]:
        """Whom the event tells of, where no act before did it: 召喚したとき、召喚されたストライカーを…"""
        that = a.That(a.AnyPlayer(), ref.noun)
        told = [one.slot for one in scope.binders if one.strength == EVENT and fits(that, one)]
        return told if len(told) == 1 else []

    def _candidates(self, ref: a.Node, scope: _Scope) -> list[Binder]:
        """Binders that a pronoun could mean, the best last; only those of the strongest sort."""
        fitting = [one for one in scope.binders if fits(ref, one) and one.slot.startswith(getattr(ref, "OF", ""))]
        if not isinstance(ref, (a.It, a.That)):
            fitting = [one for one in fitting if one.strength != OWNER]
        if isinstance(ref, a.That) and isinstance(ref.noun, a.AnyCard):  # 敵1体の宣言を打ち消す。そのカードを…
            fitting = [one for one in fitting if one.strength != OWNER]
        if isinstance(ref, a.Dropped):
            whole = [one for one in fitting if not one.part_of]
            return [one for one in whole if one.strength != EVENT] or whole
        own = [one for one in fitting if one.strength == SELF and isinstance(ref, a.That)]
        if isinstance(getattr(ref, "noun", None), a.Kind):  # このカードを除外し、そのストライカーを…
            own = [one for one in own if can_call_itself(self._said(one), ref)] or own
        fitting = [one for one in fitting if one.strength != SELF]
        if own and isinstance(ref, a.That) and isinstance(ref.noun, a.Kind):  # a card of the hand is not 装備した怪異
            fitting = [one for one in fitting if one.strength != WEAK or a.AnyCard() not in nouns_of(one.thing)]
        if isinstance(ref, a.ThatMany):
            return fitting
        if isinstance(ref, a.Remainder):  # of what was looked at, however many of it were taken
            return [one for one in fitting if one.strength == STRONG] or fitting
        wants_many = isinstance(ref, (a.Them, a.Those, a.PartOf, a.OtherPart, a.Former, a.Latter))
        of_number = [one for one in fitting if one.many == wants_many]
        if wants_many or isinstance(ref, (a.It, a.That)):
            fitting = of_number or fitting
        for strength in (STRONG, EVENT, WEAK, OWNER):
            chosen = [one for one in fitting if one.strength == strength]
            if chosen:
                return self._clear(chosen, fitting, strength, ref)
        if hasattr(ref, "TAKES_SELF"):  # このクリーチャーを複製する。その複製は…
            return [one for one in scope.binders if one.strength == SELF]
        return own  # このキャラクターが…とき、そのキャラクターを…

    @staticmethod
    def _clear(chosen: list[Binder], fitting: list[Binder], strength: int, ref: a.Node) -> list[Binder]:
        """A weak binder of a later sentence competes with a strong one: both are candidates of equal right."""
        if strength <= WEAK:
            return chosen
        later = [one for one in fitting if one.strength == WEAK and one.sentence > chosen[-1].sentence]
        named = getattr(ref, "noun", None)
        if isinstance(named, a.Kind) and named in nouns_of(chosen[-1].thing):
            later = [one for one in later if a.AnyCard() not in nouns_of(one.thing)]  # その怪異 is no card of a hand
        if not later:
            return chosen
        return [replace(one, part_of="?") for one in (chosen[-1], later[-1])]

    def _said(self, binder: Binder) -> str:
        return self.text[slice(*self.spans.get(binder.path, (0, 0)))]

    def unbound(self, path: Path, candidates: list[Binder]) -> UnboundText:
        """The error for a pronoun with no referent, or with two."""
        start, end = self.spans.get(path) or self._nearest(path)
        said = self.text[start:end]
        words = tuple(self.text[slice(*self.spans.get(one.path, (0, 0)))] for one in candidates)
        if words:
            ja, en = f"「{said}」が二つのものを指せます", f"“{said}” could mean two things"
        else:
            ja, en = f"「{said}」が指すものがありません", f"“{said}” has nothing it could mean"
            if not said:
                ja, en = "何に対してか書かれていません", "it is not said what this is done to, and nothing before tells"
        return UnboundText(self.text, start, Message("unbound", ja, en), " / ".join(words), words)

    def _nearest(self, path: Path) -> tuple[int, int]:
        while path not in self.spans:
            path = path[:-1]
        return self.spans[path]


def is_many(thing: a.Node) -> bool:
    """Whether a thing is more than one card."""
    if isinstance(thing, (a.Some, a.RandomSome, a.SomePlayer)):
        count = thing.count.n if isinstance(thing.count, a.UpTo) else thing.count
        return count != a.Num(1)
    if isinstance(thing, a.All):
        where = thing.of.where
        return not (isinstance(where, (a.TopOf, a.BottomOf)) and where.count == a.Num(1))
    return isinstance(thing, a.Both)


def _was_paid(binder: Binder) -> bool:
    """Whether something was only spoken of as what is paid with."""
    return binder.strength == WEAK and "cost" in binder.path
