"""Lowering of a whole card text: abilities in the order of the lines, and what a conjure does (703.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda import effects as e
from kirifuda.effects.lowering import acts as shared_acts
from kirifuda.effects.lowering import choose as shared_choose
from kirifuda.effects.lowering import conditions as shared_conditions
from kirifuda.effects.lowering import frames as shared_frames
from kirifuda.effects.lowering import nouns as shared_nouns
from kirifuda.effects.lowering.base import Builder, Lowering, Path, Tables
from kirifuda.effects.lowering.frames import defined_letters, skipping
from kirifuda.effects.lowering.plans import plan_of
from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel.abilities import MagicalAbility
from kirifuda.games.magical_duel.lowering import (
    abilities,
    acts,
    battles,
    carried,
    diverted,
    events,
    kept,
    lasting,
    moments,
    moves,
    rules,
    sorts,
    turns,
    ways,
    words,
)
from kirifuda.games.magical_duel.lowering.grants import abilities_of, effort
from kirifuda.games.magical_duel.plans.words import MEANING
from kirifuda.games.magical_duel.values import KINDS
from kirifuda.games.magical_duel.zones import CHASE, HAND
from kirifuda.text import ast as a
from kirifuda.text.binding import is_many
from kirifuda.text.calling import is_same_sort, nouns_of
from kirifuda.text.language import node_at

if TYPE_CHECKING:
    from kirifuda import kernel as k
    from kirifuda.text.language import Reading

TAKES_ARGUMENT: Final = ("[ブレイク]", "[共同戦線]", "[ステップアップ]")
"""1103.3, 1108.2, 1114.2: a bracket behind these says something, unless it explains them in a sentence."""
SHORT: Final = 24
OWN_WORDS: Final = {f"この{kind}": kind for kind in KINDS}
"""What a card calls itself."""
TABLES: Final = Tables(
    amounts={
        **shared_nouns.AMOUNTS,
        **words.AMOUNTS,
        **sorts.AMOUNTS,
        **kept.AMOUNTS,
        **acts.AMOUNTS,
    },
    players={**shared_nouns.PLAYERS, **sorts.PLAYERS},
    wheres=shared_nouns.WHERES,
    nouns={**shared_conditions.NOUNS, **words.NOUNS},
    qualities={
        **shared_conditions.QUALITIES,
        **words.QUALITIES,
        **sorts.QUALITIES,
        **kept.QUALITIES,
    },
    things={
        **shared_nouns.THINGS,
        **words.THINGS,
        **dict.fromkeys(sorts.PLAYERS, shared_nouns.players_as_things),
    },
    conditions={
        **shared_conditions.CONDITIONS,
        **sorts.CONDITIONS,
        **kept.CONDITIONS,
        **moves.CONDITIONS,
        **battles.CONDITIONS,
    },
    effects={
        **shared_frames.EFFECTS,
        **shared_choose.EFFECTS,
        **kept.EFFECTS,
        **shared_acts.EFFECTS,
        **acts.EFFECTS,
        **moves.EFFECTS,
        **lasting.EFFECTS,
        **rules.EFFECTS,
        **carried.EFFECTS,
        **diverted.EFFECTS,
        **ways.EFFECTS,
    },
    events={**events.EVENTS, **moments.MOMENTS},
    deeds={**events.DEEDS, **turns.DEEDS, **sorts.DEEDS, **kept.DEEDS},
    abilities=abilities.ABILITIES,
    demands=acts.DEMANDS,
)
"""Every node with a meaning."""


class SpellDraft:
    """The lines of a conjure, on their way to one plan."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.builder = Builder(key + "#spell")
        self.first: Lowering | None = None

    def line(self, low: Lowering) -> None:
        """Let a line share everything with the lines before it."""
        low.builder = self.builder
        if self.first is None:
            self.first = low
            return
        low.prefix = low.key.partition("#")[2] + "."
        low.targets, low.splits, low.modes = self.first.targets, self.first.splits, self.first.modes
        low.letters, low.defined, low.limits = self.first.letters, self.first.defined, self.first.limits


def lower_text(reading: Reading, key: str, kind: str) -> e.Lowered:
    """All plans of a card text; keys name the lines. `kind` is the card's kind: only conjures carry out lines."""
    out = e.Lowered()
    spell = SpellDraft(key)
    check_words(reading, Lowering(MEANING, TABLES, reading, key, ()), kind)
    for line, ability in enumerate(reading.tree.abilities):
        path: Path = ("abilities", line)
        low = Lowering(MEANING, TABLES, reading, f"{key}#{line}", path)
        low.out = out
        found = lower_line(low, ability, path, kind, spell)
        for one in found:
            if isinstance(one, MagicalAbility):
                one.line = line
        out.abilities.extend(found)
    if spell.first is not None:
        out.spell = plan_of(spell.first)
        out.procedures.append(out.spell.procedure)
    return out


def check_words(reading: Reading, low: Lowering, kind: str) -> None:
    """What is said in so many words, and stands in the tree no more: by what a card calls itself (201.1), a bracket
    behind a keyword, a quality that may be of one or of both."""
    tree = reading.tree
    for remark in reading.remarks:
        head = next((word for word in TAKES_ARGUMENT if reading.normal[: remark.at].endswith(word)), "")
        is_read = any(head + "（" in line for line in reading.laid)
        if head and not is_read and "。" not in remark.text and len(remark.text) < SHORT:
            raise low.fail(tree, (), f"has {remark.text} behind a keyword, which is no cost and no race")
    for path, meant in reading.refs.items():
        named = getattr(node_at(tree, path), "noun", None)
        if not isinstance(named, a.Kind) or meant != a.This.role or is_quoted(tree, path):
            continue
        if kind and not kind.endswith(named.name):
            raise low.fail(named, path, f"is said of this card, which is no {named.name}")
    new = {one.word for one in reading.new_words}
    for path, (start, end) in reading.spans.items():
        node = node_at(tree, path)
        called = OWN_WORDS.get(reading.text[start:end]) if isinstance(node, a.This) else None
        if called and kind and not kind.endswith(called) and not is_quoted(tree, path):
            raise low.fail(node, path, f"is said of a card that is no {called}")
        if isinstance(node, a.Timed) and is_own_turn_of_others(reading, node, path):
            raise low.fail(node, path, "does not say whose turn of that it is; say it of each (…に戦場に出た怪異)")
        if isinstance(node, a.Target) and any(isinstance(one, a.ForEach) for one in around(tree, path)):
            raise low.fail(node, path, "chooses its targets once (903.2e), however often it is done; say how many")
        if isinstance(node, a.ForEach) and speaks_of_each(reading, path):
            raise low.fail(node, path, "speaks of one of several, and does not do it for each of them")
        if isinstance(node, a.Token) and {node.name, *races_of(node)} <= new and races_of(node):
            raise low.fail(node, path, "has a race and a name that no card has; a name in “ ” tells where it begins")
        if isinstance(node, a.Seq) and changes_topic(reading, node, path):
            raise low.fail(node, path, "does not say whether it goes on with this card or with what was spoken of")
        if isinstance(node, a.Filter) and is_of_one_or_both(node):
            raise low.fail(node, path, "does not say whether the quality is asked of both; say it of each")


def is_own_turn_of_others(reading: Reading, node: a.Timed, path: Path) -> bool:
    """Whether a turn is told by what happened in it to nobody in particular, and the rest is said of others than this
    card: 敵怪異は戦場に出たターンに…"""
    while_ = node.duration
    about = getattr(node.do, "subject", getattr(node.do, "what", None))
    if not isinstance(while_, a.While):
        return False
    if isinstance(while_.condition, a.Is) and isinstance(while_.condition.what, a.This):
        is_said = (*path, "duration", "condition", "what") in reading.spans
        return not is_said and isinstance(about, a.All)  # …怪異は、リバース状態であるかぎり…
    if not isinstance(while_.condition, a.Happened):
        return False
    event = while_.condition.event
    told = (*path, "duration", "condition", "event", "subject") in reading.spans
    is_unsaid = isinstance(event, a.Happens) and isinstance(event.subject, a.This) and not told
    return is_unsaid and not isinstance(about, a.This)


def changes_topic(reading: Reading, node: a.Seq, path: Path) -> bool:
    """Whether something is said of this card, and then of what is left out and taken for something else."""
    before: a.Node | None = None
    for at, part in enumerate(node.parts):
        name = "subject" if isinstance(part, a.Forbid) else "what"
        about = getattr(part, name, None) if isinstance(part, (*abilities.CHANGES, a.Forbid)) else None
        meant = reading.refs.get((*path, "parts", at, name))
        if isinstance(about, a.Dropped) and isinstance(before, a.This) and meant != a.This.role:
            return True
        before = about if not isinstance(about, a.Dropped) else before
    return False


def speaks_of_each(reading: Reading, path: Path) -> bool:
    """Whether what is done for every one of several speaks of that one, which nothing tells from the others."""
    amount = node_at(reading.tree, (*path, "amount"))
    if not isinstance(amount, m.DoneHere):
        return False
    for place, slot in reading.refs.items():
        spoken = node_at(reading.tree, place)
        if place[: len(path) + 1] != (*path, "do") or not isinstance(spoken, a.That | a.It | a.Dropped):
            continue
        if isinstance(node_at(reading.tree, place[:-1]), a.OwnerOf | a.ControllerOf) and fits_counted(spoken, amount):
            return True
        if isinstance(spoken, a.Dropped):
            continue
        meant = [
            node_at(reading.tree, one) for one, name in reading.slots.items() if name == slot and one[:2] == path[:2]
        ]
        if any(is_many(one) for one in meant):
            return True
    return False


def fits_counted(spoken: a.Node, amount: m.DoneHere) -> bool:
    """Whether a pronoun could speak of each of the things that are counted."""
    subject = getattr(amount.event, "subject", None)
    noun = getattr(spoken, "noun", None)
    return noun is None or subject is None or any(is_same_sort(noun, one) for one in nouns_of(subject))


def races_of(node: a.Token) -> tuple[str, ...]:
    """The races that a token is said to have besides its own."""
    return tuple(one.name for one in node.features if isinstance(one, a.Race))


def is_of_one_or_both(node: a.Filter) -> bool:
    """Whether a quality stands before two nouns, so that it may be asked of the first alone."""
    noun = node.noun
    if not isinstance(noun, a.EitherNoun) or a.AnyAbility() in noun.parts:
        return False
    return any(not isinstance(one, a.Other) for one in node.qualities)


def is_quoted(tree: a.CardText, path: Path) -> bool:
    """Whether it stands in an ability that is given to another card."""
    return any(isinstance(one, a.AbilityText) for one in around(tree, path))


def around(tree: a.CardText, path: Path) -> list[a.Node]:
    """What a node stands in, below its ability."""
    return [node_at(tree, path[:at]) for at in range(2, len(path)) if not isinstance(path[at], int)]


def lower_line(low: Lowering, node: a.Ability, path: Path, kind: str, spell: SpellDraft) -> list[k.Ability]:
    """One line: abilities, or a part of what the conjure does."""
    if isinstance(node, a.Spell):
        if kind != "詠唱" and is_of_moments(node):
            return abilities.at_moments(low, node, path)
        if kind != "詠唱":
            raise low.fail(node, path, "is something only a conjure does")
        if node.limits:
            raise low.fail(node.limits[0], (*path, "limits", 0))
        spell_line(low, node, path, spell)
        return []
    if isinstance(node, a.KeywordLine) and kind == "詠唱":
        return conjure_keywords(low, node, path, spell)
    function = TABLES.abilities.get(type(node))
    if function is None:
        raise low.fail(node, path)
    found: list[k.Ability] = function(low, node, path)
    if kind == "詠唱":
        for ability in found:
            ability.zones = ability.zones or CHASE.bit | HAND.bit
    return found


def is_of_moments(node: a.Spell) -> bool:
    """906.1: what a card does at a moment of every turn, told without an arrow."""
    first = node.do.sentences[0] if isinstance(node.do, a.Body) else None
    if not isinstance(first, a.Delayed) or not isinstance(first.when, a.Begins | a.Ends):
        return False
    return isinstance(first.when.period.which, a.EveryOne)


def spell_line(low: Lowering, node: a.Spell, path: Path, spell: SpellDraft) -> None:
    """703.3: one line of what is carried out."""
    spell.line(low)
    defined_letters(low, node.do, (*path, "do"))
    low.effect(node.do, (*path, "do"))


def conjure_keywords(low: Lowering, node: a.KeywordLine, path: Path, spell: SpellDraft) -> list[k.Ability]:
    """1111.2a: DCT before something to carry out is a line that exists if there was effort enough on activation."""
    found: list[k.Ability] = []
    for at, keyword in enumerate(node.keywords):
        here: Path = (*path, "keywords", at)
        if isinstance(keyword, m.Dct) and isinstance(keyword.ability, a.Spell):
            dct_line(low, keyword, here, spell)
        else:
            found.extend(abilities_of(low, keyword, here, low.key + (f".{at}" if at else "")))
    return found


def dct_line(low: Lowering, node: m.Dct, path: Path, spell: SpellDraft) -> None:
    """A group of one mode that must be chosen if the condition holds, and can't be if it does not."""
    assert isinstance(node.ability, a.Spell)
    spell.line(low)
    count = e.ConditionAmount(effort(low, node, path))
    slot = low.prefix + "dct:" + low.clause(path)
    low.mode = (len(low.modes), 0)
    low.modes.append(e.ModePlan(slot, count, count, (low.clause(path),)))
    with skipping(low, path) as end:
        low.add(e.SkipMode(*low.at(path, "dct"), slot, 0, end))
        low.effect(node.ability.do, (*path, "ability", "do"))
    low.mode = (-1, -1)
