"""A card of which only a kind and a text are typed: which part the text is, and the plainest map and target for it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.games.spellcard_strike.cardtexts import Head, extra_in, lines_of, use_before, without_heads
from kirifuda.games.spellcard_strike.lowering.card import is_one_striker
from kirifuda.games.spellcard_strike.wording.assembly import language
from kirifuda.text import ast as a
from kirifuda.text.errors import TextError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from kirifuda.text.language import Reading
    from kirifuda.text.printing import Path

EVERYWHERE: Final = "rrrrr/rrrrr/rr*rr/rrrrr/rrrrr"
"""3.6: a map for texts of which nobody says how far they reach."""
ANYBODY: Final = "ストライカー1体"
ABILITY, SPELL, OPTION, EXTRA = "ability", "spell", "option", "extra"
KINDS: Final[dict[str, tuple[str, dict[str, str]]]] = {
    **dict.fromkeys(("ability", "アビリティ", "striker", "ストライカー"), (ABILITY, {})),
    **dict.fromkeys(("spell", "スペル", "スペルカード"), (SPELL, {})),
    **dict.fromkeys(("equipment", "装備", "装備スペル", "装備スペルカード"), (SPELL, {"lasting": "装備"})),
    **dict.fromkeys(("rule", "ルール", "ルールカード", "ルールスペルカード"), (SPELL, {"lasting": "ルール"})),
    **dict.fromkeys(("option", "オプション", "オプションカード"), (OPTION, {})),
    **dict.fromkeys(("extra", "エクストラ"), (EXTRA, {})),
}
"""2.2.2, 2.9.2, 2.10.2, 3.13: the words for what a text stands on."""
BESIDE: Final = ("types", "timing", "lasting", "cost", "map", "target")
"""Facts of a text, as against those of the card."""


def typed(kind: str, facts: dict[str, str], text: str) -> list[str] | None:
    """The lines of the definition; None for a kind that is none of ours."""
    if kind not in KINDS:
        return None
    part, given = KINDS[kind]
    inner = {**given, **{key: value for key, value in facts.items() if key in BESIDE}}
    lines = [f"{key}: {value}" for key, value in facts.items() if key not in inner]
    if part == EXTRA:
        return [*lines, f"extra: {without_heads(text).replace(chr(10), '')}"]
    text, extra = (text, "") if part == OPTION else extra_in(text)
    lines.extend([f"extra: {extra}"] if extra else [])
    if extra and not text.strip():
        return lines
    if part == OPTION:
        lines.append("kind: option")
    if part == SPELL:
        return [*lines, "spell:", *part_lines(text, inner, is_declared=True)]
    if "timing" in inner:
        return [*lines, "ability:", *part_lines(text, inner, is_declared=True)]
    for line in lines_of(text):
        lines.extend(["ability:", *part_lines(line, inner, is_declared=False)])
    return lines


IS_USE: Final = re.compile(
    r"この(?:アビリティ|宣言|アビリティ宣言)は[^。]*(?:できる|できない|打ち消されない|行える|行えない)。"
)
"""2.5.4.4: a condition of use."""
ANSWERS: Final = re.compile(
    r"宣言(?:1つ)?を(?:1つ)?打ち消|チェーン(?:の|で)(?:最後|直前)|直前(?:の|に行われた)[^。]*宣言"
)
"""6.2.1.2: what can only be said of a chain that has begun."""
WEARER: Final = re.compile("装備している(?:ストライカー|敵|味方)|このストライカー|このカードを装備|装備者|装備先")
"""2.9.5: who wears it is its target, whoever else the text is about."""
_QUOTED: Final = re.compile(r"『[^』]*』")
_WORN_BY: Final = re.compile(
    r"^(?:このカードを、?)?([^。『』\n]*?)に(?:このカードを)?装備(?:させる|する|できる)(?:。\n?|(?=$))"
)
"""2.9.2: whom equipment is put on is its target; its lasting kind says that it is put on."""


def worn_by(text: str) -> tuple[str, str]:
    """The words of a text that would stand under its map, where its first sentence only says whom it is put on; the
    rest."""
    found = _WORN_BY.match(text)
    if found is None or not language().reads(found[1], "target"):
        return "", text
    return found[1], text[found.end() :].strip()


def part_lines(text: str, facts: dict[str, str], *, is_declared: bool) -> list[str]:
    """One ability or spell. What is declared and speaks of strikers to be chosen has them for its target (8.1.11)."""
    head = Head(text)
    try:
        found = head.beside(facts)
    except ValueError:  # the card says what does not agree
        first, *rest = text.splitlines()
        return [*(f"{key}: {value}" for key, value in facts.items()), f"text: {first}", *rest]
    if not head.facts and not is_declared and IS_USE.match(head.rest) and not use_before(text)[0]:
        found = {"timing": "アクション", **facts}  # 2.5.4.4: only what is declared has conditions of use
    own = _QUOTED.sub("", head.rest)
    if (is_declared or found) and "timing" not in {**head.facts, **facts} and ANSWERS.search(own):
        found["timing"] = "リアクション"
    if found.get("lasting") == "装備" and "target" not in found:
        target, head.rest = worn_by(head.rest)
        found.update({"target": target} if target else {})
    if "map" not in found and (is_declared or head.facts or "timing" in found):
        target = found.get("target") or target_of(head.rest, is_worn=found.get("lasting") == "装備")
        found.update({"target": target, "map": EVERYWHERE} if target else {})
    elif "map" not in found and "《陣形》" in head.rest:
        found["map"] = EVERYWHERE
    first, *rest = head.rest.splitlines() or [""]
    return [*(f"{key}: {value}" for key, value in found.items()), f"text: {first}", *rest]


def target_of(text: str, *, is_worn: bool = False) -> str:
    """The words that would stand under the map: the first strikers that the text has chosen, or all in its range."""
    if is_worn and WEARER.search(_QUOTED.sub("", text)):
        return ANYBODY
    try:
        reading = language().read(text)
    except TextError:
        return ANYBODY if is_worn else ""
    for _, node in said(reading, reading.tree, ()):
        offered = node.parts if isinstance(node, s.OneOfThese) else node.options if isinstance(node, a.Modal) else ()
        if offered and (words := either_target(reading, offered)):
            return words
        if words := two_targets(node):
            return words
        if isinstance(node, s.RelocateTo) and isinstance(node.to, s.SomeAreas | s.EmptyAreas):
            return language().printer.japanese(s.TargetWords(node.to), "target", {})
        if isinstance(node, a.Some | a.All) and isinstance(node.of.noun, a.Kind):
            in_range = tuple(one for one in node.of.qualities if is_range(one))
            if isinstance(node, a.All) and (is_worn or not (in_range or speaks_of_range(reading.tree))):
                continue
            rest = tuple(one for one in node.of.qualities if one not in in_range)
            of = a.Filter(node.of.where, rest, node.of.noun)
            plain = a.Some(of, node.count) if isinstance(node, a.Some) else a.All(of)
            words = language().printer.japanese(s.TargetWords(plain), "target", {})
            return words if language().reads(words, "target") else ""
    return ANYBODY if is_worn or speaks_of_target(reading.tree) else ""


def either_target(reading: Reading, offered: tuple[a.Effect, ...]) -> str:
    """8.1.9: where each of several effects is about a striker of another sort, the one or the other."""
    found: list[a.Thing] = []
    for part in offered:
        own = [one for _, one in said(reading, part, ()) if isinstance(one, a.Some) and isinstance(one.of.noun, a.Kind)]
        if len(own) != 1 or own[0].count != a.Num(1):
            return ""
        found.append(own[0])
    if len(set(found)) < len(found):
        return ""
    words = language().printer.japanese(s.TargetWords(a.OneOf(tuple(found))), "target", {})
    return words if language().reads(words, "target") else ""


def two_targets(node: a.Node) -> str:
    """2.5.4.1: two strikers to which one thing is done: who change places, or of whom it is said in one breath."""
    parts = (
        (node.what, node.other) if isinstance(node, s.SwapPlaces) else node.parts if isinstance(node, a.Both) else ()
    )
    if len(parts) != 2 or parts[0] == parts[1] or not all(is_one_striker(part) for part in parts):
        return ""
    words = language().printer.japanese(s.TargetWords(a.Both(parts)), "target", {})
    return words if language().reads(words, "target") else ""


def speaks_of_target(node: object) -> bool:
    """Whether a text says 対象."""
    if isinstance(node, tuple):
        return any(speaks_of_target(one) for one in node)
    if not isinstance(node, a.Node) or isinstance(node, a.AbilityText):
        return False
    if isinstance(node, s.TheTarget):
        return True
    return any(speaks_of_target(getattr(node, name)) for name in node.__struct_fields__)


def speaks_of_range(node: object) -> bool:
    """3.6.5: whether a text speaks of a range, so that it has a map."""
    if isinstance(node, tuple):
        return any(speaks_of_range(one) for one in node)
    if not isinstance(node, a.Node) or isinstance(node, a.AbilityText):
        return False
    return isinstance(node, s.InRange) or any(speaks_of_range(getattr(node, name)) for name in node.__struct_fields__)


def is_range(quality: a.Quality) -> bool:
    """Whether a quality is to stand in the range of the map."""
    return isinstance(quality, s.StandsIn) and isinstance(quality.region, s.InRange)


def said(reading: Reading, node: a.Node, path: Path) -> Iterator[tuple[Path, Any]]:
    """What an effect is done to, in the order of the text: not what it depends on, nor what a quoted ability says."""
    if isinstance(node, s.Whenever | s.Before | a.Replace):
        event = node.event if isinstance(node, a.Replace) else node.when
        subject = getattr(event.event if isinstance(event, s.Once) else event, "subject", None)
        if isinstance(subject, a.Some):
            yield path, subject
        return
    if isinstance(node, a.Condition | a.Amount | a.Event | a.AbilityText | a.Limit):
        return
    if isinstance(node, a.By) and not isinstance(node.who, a.You):
        return  # whom the other player chooses is no target of the caster
    yield path, node
    below: list[tuple[Path, a.Node]] = []
    for name in node.__struct_fields__:
        value = getattr(node, name)
        if isinstance(value, a.Node):
            below.append(((*path, name), value))
        elif isinstance(value, tuple):
            below.extend(((*path, name, at), one) for at, one in enumerate(value) if isinstance(one, a.Node))
    for where, one in sorted(below, key=lambda each: reading.spans.get(each[0], (-1, -1))[0]):
        yield from said(reading, one, where)
