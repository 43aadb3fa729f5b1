"""The tree of a card text: every shared node, by one import.

Games add nodes of their own by deriving from the bases (`Effect`, `Quality`, `Deed` …) in their own `ast.py`.
`concrete(base)` lists the classes that can stand where a base is asked for.
"""

from __future__ import annotations

from kirifuda.text.ast_base import *  # noqa: F403
from kirifuda.text.ast_base import Node
from kirifuda.text.ast_effects import *  # noqa: F403
from kirifuda.text.ast_lasting import *  # noqa: F403
from kirifuda.text.ast_nouns import *  # noqa: F403
from kirifuda.text.ast_qualities import *  # noqa: F403
from kirifuda.text.ast_verbs import *  # noqa: F403


def concrete(base: type[Node]) -> frozenset[type[Node]]:
    """Every class under a base that has none under itself."""
    below = base.__subclasses__()
    if not below:
        return frozenset({base})
    return frozenset().union(*(concrete(one) for one in below))
