"""One word changed: the text is refused, or it means something else. Never the same tree by accident."""

from __future__ import annotations

from kirifuda.games.magical_duel.wording.assembly import language
from tests.games.wordings import asked_of, every, one_form
from tests.text.wording_checks import mutations, tree_of


def is_declared(text: str, changed: str) -> bool:
    """Whether the two differ only in the particle of a subject whose state is told, or to which something is done: the
    rows print both が and は."""
    rules = language().grammar.rules
    before, after = language().read(text).spellings, language().read(changed).spellings
    differing = {
        rules[rule].key for path in before for rule in set(before[path]) ^ set(after.get(path, ())) if rule >= 0
    }
    if len(differing) == 1 and differing <= {"is_subj", "sufferer", "handsufferer", "wholesufferer"}:
        return True
    said = [
        {path: [rules[rule].row_number for rule in route] for path, route in one.items()} for one in (before, after)
    ]
    return said[0] == said[1]  # another spelling that a row says it has


def test_a_thousand_mutations_are_refused_or_change_the_tree() -> None:
    same = []
    refused = 0
    own = asked_of("magical_duel")["mutations"]
    texts = [(key, text) for key, text in every("magical_duel") if "（" not in text]  # remarks are no part of the text
    for _, text, changed in mutations(texts, own["groups"], 1000, 1009):
        tree = tree_of(language(), changed, "ability")
        if tree is None:
            refused += 1
        elif tree == language().read(text).tree and not is_declared(text, changed):
            if changed.replace("とき 、 ", "とき ⇒ ").replace("時 、 ", "時 ⇒ ") == text:
                continue  # a trigger without an arrow
            if one_form(changed, own["alike"]) == one_form(text, own["alike"]):
                continue  # when it attacks, told either way
            if language().loosely.is_same(text, changed):
                continue  # another order of words: それはレストする
            same.append(f"{text} → {changed}")
    assert same == []
    assert refused > 300
