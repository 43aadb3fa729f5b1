"""Who does what: players draw and play, fighters attack and take damage, cards on the field are destroyed.

What a text says of anybody else could never come true, so it is refused when it is read.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering.base import words_at
from kirifuda.games.pso2 import ast as p
from kirifuda.games.pso2.abilities import AMBUSH, DROP, PROLIFERATE
from kirifuda.games.pso2.lowering.actives import is_attaching
from kirifuda.games.pso2.lowering.kinds import walk
from kirifuda.games.pso2.lowering.sorts import (
    ACTS,
    ANYTHING,
    DEEDS,
    DISCARDED,
    FIGHTERS,
    IN_PLAY,
    INVOKED,
    NAMES,
    NEVER_REPLACED,
    OBJECTS,
    OFF_FIELD,
    ON_FIELD,
    ROLES,
    STATS,
    SURE,
    UNDERGONE,
    USER,
)
from kirifuda.games.pso2.plans.words import KIND_WORDS
from kirifuda.games.pso2.values import (
    ACTIVE,
    BOSS,
    CHARACTER,
)
from kirifuda.text import ast as a
from kirifuda.text.language import node_at

if TYPE_CHECKING:
    from kirifuda.effects.lowering.base import Path
    from kirifuda.text.language import Reading

DECK_WORD: Final = "デッキ"
WHAT: Final = "what"
"""The field of an act or a deed that says whom it is done to."""
BEFORE_PLAY: Final = (AMBUSH, PROLIFERATE, DROP)
"""302.4, 302.6, 302.11: keywords that work before a card is where an effect could give or take them."""


def check_subjects(key: str, reading: Reading, kind: int) -> None:
    """Refuse a text that says of somebody what only others do."""
    Subjects(key, reading, kind).check()


class Subjects:
    """One text, and the kind of the card that it stands on."""

    def __init__(self, key: str, reading: Reading, kind: int) -> None:
        self.key = key
        self.reading = reading
        self.printed = kind
        self.quotes = [path for path, node in walk(reading.tree, ()) if isinstance(node, a.AbilityText)]
        is_spent = bool(kind & ACTIVE) and not any(is_attached(line) for line in reading.tree.abilities)
        self.kind = DISCARDED if is_spent else kind
        """204.2.1: an active that is not attached lies in the discard pile while its text is carried out."""

    def check(self) -> None:
        """Every statement, event and act of the text."""
        for path, node in walk(self.reading.tree, ()):
            if isinstance(node, a.This | p.ThisSuch):
                self.called(node, path)
            elif isinstance(node, a.Forbid | a.Happens):
                self.deed(node, path)
            elif isinstance(node, a.It | a.That):
                self.one_of_two(node, path)
                self.one_of_event(node, path)
            elif isinstance(node, a.Must):
                self.need(FIGHTERS & ~BOSS, node.subject, (*path, "subject"))
            elif isinstance(node, a.Replace):
                self.replaced(node, path)
            elif isinstance(node, a.Gain | a.Lose | a.Become):
                self.features(node, path)
            elif isinstance(node, a.By) and isinstance(node.who, a.EachPlayer):
                self.one_of_several(path)
            elif isinstance(node, a.By) and isinstance(node.who, a.Opponent):
                self.whose(node.do, (*path, "do"))
            elif isinstance(node, p.HandLimit) and self.kind & BOSS:
                raise self.refusal(node, path, "says nothing of a boss, which holds no cards (R.27)")
            elif type(node) in ACTS:
                self.told(node, path)
                self.need(ACTS[type(node)], getattr(node, WHAT), (*path, WHAT))

    def called(self, node: a.This | p.ThisSuch, path: Path) -> None:
        """G.21: このアイテム stands on an item only. What is given in quotes speaks of whoever gets it."""
        words = "" if self.is_quoted(path) else words_at(self.reading, path)
        for word, kinds in KIND_WORDS.items():
            if f"この{word}" in words and not self.printed & kinds:
                raise self.refusal(node, path, f"stands on {named(self.printed)}, and is none")

    def one_of_two(self, node: a.It | a.That, path: Path) -> None:
        """Of two that were chosen one after the other, and of whom nothing was said yet, either could be meant."""
        meant = self.reading.refs.get(path, "")
        here = self.reading.spans.get(path, (0, 0))[0]
        chosen = {slot: place for place, slot in self.reading.slots.items() if place[:2] == path[:2]}
        if meant not in chosen or not self.is_chosen(chosen[meant]):
            return
        begun = self.reading.spans[chosen[meant]][0]
        for slot, place in chosen.items():
            if slot == meant or not self.is_chosen(place) or not self.are_alike(place, chosen[meant]):
                continue
            start = self.reading.spans[place][0]
            is_told = any(
                name == slot and start < self.reading.spans.get(said, (0, 0))[0] < here
                for said, name in self.reading.refs.items()
            )
            if start < begun < here and not is_told:
                raise self.refusal(node, path, "could mean either of the two that were chosen")

    def one_of_event(self, node: a.It | a.That, path: Path) -> None:
        """Of two of whom an event tells, neither of them this card, either could be meant by それ."""
        meant = self.reading.refs.get(path, "")
        line = node_at(self.reading.tree, path[:2])
        if not isinstance(node, a.It) or not isinstance(line, a.Triggered) or path[2] == "when":
            return
        told = [at for at, slot in self.reading.slots.items() if slot == meant and at[:2] == path[:2] and "when" in at]
        for at in told:
            event = node_at(self.reading.tree, at[: at.index("deed") if "deed" in at else -1])
            if not isinstance(event, a.Happens) or isinstance(event.subject, a.This | a.Player):
                continue
            subject, done_to = event.subject, getattr(event.deed, WHAT, None)
            below = at[: at.index("deed")] if "deed" in at else at[:-1]
            if isinstance(done_to, a.Thing) and self.sorts(subject, (*below, "subject")) & self.sorts(
                done_to, (*below, "deed", WHAT)
            ):
                raise self.refusal(node, path, "could mean either of the two of whom the event tells")

    def is_chosen(self, place: Path) -> bool:
        """Whether a place of the tree is one thing that is chosen there, in a sentence of its own text."""
        if place[-1] != WHAT:
            return False
        above = node_at(self.reading.tree, place[:-1])
        what = node_at(self.reading.tree, place)
        return isinstance(above, a.Choose) and isinstance(what, a.Some) and what.count == a.Num(1)

    def are_alike(self, one: Path, other: Path) -> bool:
        """Whether what is chosen at two places could be called the same."""
        first, second = node_at(self.reading.tree, one), node_at(self.reading.tree, other)
        return bool(self.sorts(first, one) & self.sorts(second, other)) and "options" not in one

    def is_quoted(self, path: Path) -> bool:
        """103.3.1: within an ability that somebody is given."""
        return any(path[: len(at)] == at for at in self.quotes)

    def told(self, node: a.Node, path: Path) -> None:
        """401: cards of a deck are chosen, or they are its top ones; a text that says neither is anybody's guess."""
        what = getattr(node, WHAT)
        if not isinstance(what, a.Some) or isinstance(node, a.Choose) or not isinstance(what.of, a.Filter):
            return
        where, is_any = what.of.where, not what.of.qualities and isinstance(what.of.noun, a.AnyCard)
        if is_any and isinstance(where, a.Place) and where.zone.name == DECK_WORD:
            why = "tells neither which cards (選び) nor that they lie on top (上から)"
            raise self.refusal(what, (*path, WHAT), why)

    def whose(self, does: a.Effect, inside: Path) -> None:
        """自分 in what an opponent does: that opponent, or the one whose card it is (A113)."""
        for path, node in walk(does, inside):
            if isinstance(node, a.Place) and isinstance(node.whose, a.You):
                raise self.refusal(node, path, "could be either player's: say 対戦相手の or 味方の, or leave it out")

    def one_of_several(self, inside: Path) -> None:
        """What each player chose for itself is no single thing that could be spoken of afterwards."""
        depth = len(inside)
        mine = {slot for path, slot in self.reading.slots.items() if path[:depth] == inside}
        for path, slots in self.reading.refs.items():
            if path[:depth] != inside and mine & set(slots.split("+")) and path[:2] == inside[:2]:
                node = node_at(self.reading.tree, path)
                if isinstance(node, a.Ref | a.ThatMany):
                    raise self.refusal(node, path, "could mean what any of the players took")

    def deed(self, node: a.Forbid | a.Happens, path: Path) -> None:
        """Somebody does or undergoes something, or cannot."""
        deed = node.deed
        if isinstance(deed, p.Invokes):
            assert isinstance(deed.keyword, a.Keyword)
            if deed.keyword.name not in INVOKED:
                raise self.refusal(deed, (*path, "deed"), "is nothing that anybody does: it holds by itself (301.6)")
            self.need(INVOKED[deed.keyword.name], node.subject, (*path, "subject"))
            return
        if isinstance(deed, a.Nth):
            deed = deed.deed
        able = UNDERGONE[deed.action.name] if isinstance(deed, a.Undergoes) else DEEDS[type(deed)]
        self.need(able, node.subject, (*path, "subject"))
        if type(deed) in OBJECTS:
            self.need(OBJECTS[type(deed)], getattr(deed, WHAT), (*path, "deed", WHAT))

    def replaced(self, node: a.Replace, path: Path) -> None:
        """103.4.3: something else can be done instead."""
        event = node.event
        if isinstance(event, p.NextTime):
            event = event.event
        if isinstance(event, a.Happens) and type(event.deed) in NEVER_REPLACED:
            raise self.refusal(event, (*path, "event"), NEVER_REPLACED[type(event.deed)])

    def features(self, node: a.Gain | a.Lose | a.Become, path: Path) -> None:
        """302.1: keywords are for those who fight. 215.3, 201.3: a player's HP are cards, and are not modified."""
        for at, feature in enumerate(node.features):
            if isinstance(feature, a.Keyword) and feature.name in BEFORE_PLAY and not self.is_met(feature, path):
                why = "works before an effect could give it or take it away (302.4, 302.6, 302.11)"
                raise self.refusal(feature, (*path, "features", at), why)
            for able in asked_of(feature):
                self.need(able, node.what, (*path, WHAT))

    def is_met(self, feature: a.Keyword, path: Path) -> bool:
        """302.6: Ambush that characters of a set have as they come, not what is given to those already there."""
        line = self.reading.tree.abilities[int(path[1])]
        return feature.name == AMBUSH and isinstance(line, a.Static)

    def need(self, able: int, subject: a.Node, path: Path) -> None:
        """One of the sorts that a subject may be must be able to."""
        found = self.sorts(subject, path)
        if not found & able:
            raise self.refusal(subject, path, f"is {named(found)}, and only {named(able)} can do or undergo that")

    def refusal(self, node: a.Node, path: Path, why: str) -> e.NoMeaning:
        where = ".".join(str(part) for part in path)
        return e.NoMeaning(self.key, where, why, type(node).__name__, words_at(self.reading, path))

    def sorts(self, node: a.Node, path: Path) -> int:
        """What a subject may be."""
        if isinstance(node, a.Player):
            return USER
        if isinstance(node, a.All | a.Any | a.Some | p.EachThat):
            return sorts_in(node.of)
        if isinstance(node, a.This | p.ThisSuch):
            return IN_PLAY if self.is_quoted(path) else self.kind
        if type(node) in SURE:
            return SURE[type(node)]
        if isinstance(node, p.ThatSuch):
            return self.sorts(node.what, (*path, WHAT))
        if isinstance(node, a.ThisIn):
            return OFF_FIELD[node.place.zone.name]
        if isinstance(node, a.Both | a.OneOf):
            parts = [self.sorts(part, (*path, "parts", at)) for at, part in enumerate(node.parts)]
            return reduce(or_, parts)
        return self.referred(self.reading.refs.get(path, ""), path[:2])

    def moved(self, slot: str, line: Path) -> int:
        """What it has become if its line of the text puts it somewhere."""
        found = 0
        for path, node in walk(node_at(self.reading.tree, line), line):
            if not isinstance(node, a.Move):
                continue
            below = (*path, WHAT)
            if slot in (self.reading.refs.get(below), self.reading.slots.get(below)):
                assert isinstance(node.to, a.Into | a.OnTop | a.OnBottom)
                found |= OFF_FIELD[node.to.place.zone.name]
        return found

    def referred(self, slots: str, line: Path) -> int:
        """What a pronoun of a line means: the words that it takes up."""
        found = 0
        for slot in slots.split("+"):
            found |= ROLES.get(slot, self.kind if slot == "this" else 0) | self.moved(slot, line)
            for path, name in self.reading.slots.items():
                if name == slot and path[:2] == line:
                    found |= self.sorts(node_at(self.reading.tree, path), path)
        return found or ANYTHING


def asked_of(feature: a.Feature) -> list[int]:
    """Whom the rules ask for a keyword or a number, for each part of a change: attack, HP, cost."""
    if isinstance(feature, a.SetStat | a.Raise | a.Lower | p.SetBase):
        return [STATS[feature.stat.name]]
    if isinstance(feature, a.SetBoth | a.RaiseBoth | a.LowerBoth):
        return [STATS["攻撃力"], STATS["HP"]]
    if isinstance(feature, a.PerEach):
        return asked_of(feature.feature)
    if isinstance(feature, a.AbilityText | a.EveryAbility | p.AbilitiesOfKind):
        return [IN_PLAY]
    if not isinstance(feature, p.Modify):
        return [CHARACTER if isinstance(feature, a.Keyword) and feature.name == AMBUSH else FIGHTERS]
    parts = ((feature.attack, STATS["攻撃力"]), (feature.hp, STATS["HP"]))
    return [able for shift, able in parts if shift not in (p.Up(a.Num(0)), p.Down(a.Num(0)))]


def sorts_in(of: a.Filter) -> int:
    """What a set may hold."""
    where = of.where
    if isinstance(where, p.EitherZone):
        return reduce(or_, [OFF_FIELD[zone.name] for zone in where.zones])
    if not isinstance(where, a.Place):
        return ANYTHING
    if where.zone.name in OFF_FIELD and where.zone.name != "場":
        return OFF_FIELD[where.zone.name]
    return kinds_of(of.noun)


def kinds_of(noun: a.Noun) -> int:
    """The kinds of cards in play that a noun names."""
    if isinstance(noun, a.Kind):
        return KIND_WORDS[noun.name]
    if isinstance(noun, p.Fighter):
        return FIGHTERS
    if isinstance(noun, a.EitherNoun):
        found = 0
        for part in noun.parts:
            found |= kinds_of(part)
        return found
    return ON_FIELD


def is_attached(line: a.Ability) -> bool:
    """204.2.2: whether a line attaches its card to something."""
    return isinstance(line, a.Spell) and is_attaching(line.do)


def named(sorts: int) -> str:
    """Sorts in words."""
    return " or ".join(name for sort, name in NAMES.items() if sorts & sort)
