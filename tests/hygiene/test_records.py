"""Dataclasses as they are written out for the compiled build (`scripts/records.py`)."""

from __future__ import annotations

import ast
import sys
from types import ModuleType
from typing import Any

import pytest

from scripts.records import Records

BASE = '''"""Base."""

from __future__ import annotations

from dataclasses import dataclass, field

from doors import numbers as n


class Root:
    kind: str = ""


@dataclass(eq=False)
class Done(Root):
    """To one."""

    kind = "done"
    object: n.Number
    marks: tuple[str, ...] = field(default=("a",), init=False)
    weight: n.Number = field(default=n.FIRST, init=False)
'''
MORE = '''"""More."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from doors import again as d


@dataclass(eq=False)
class Hurt(d.Done):
    kind = "hurt"
    parts: ClassVar[tuple[str, ...]] = ("p",)
    amount: int = 1
    seen: list[int] = field(default_factory=list)
    marks: tuple[str, ...] = field(
        default=("b", "c"), init=False
    )

    def __post_init__(self) -> None:
        self.amount += 1

    def double(self) -> int:
        return self.amount * 2
'''
SOURCES = {
    "doors/__init__.py": "",
    "doors/numbers.py": "Number = int\nFIRST = 3\n",
    "base.py": BASE,
    "doors/again/__init__.py": "from base import Done as First\n\nDone = First\n",
    "more.py": MORE,
}


@pytest.fixture(params=["as written", "written out"])
def hurt(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The class `Hurt`, as it stands and as the compiler gets it."""
    records = Records(SOURCES, ["base.py", "more.py"])
    for name, text in SOURCES.items():
        made = records.written_out(name, text) if request.param == "written out" else text
        module = ModuleType(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        monkeypatch.setitem(sys.modules, module.__name__, module)
        exec(compile(made, name, "exec"), module.__dict__)
    return sys.modules["more"].Hurt


def test_a_record_is_built_as_its_dataclass(hurt: Any) -> None:
    plain, full = hurt(7), hurt(7, 4, [1])

    assert (plain.object, plain.amount, plain.seen, plain.marks, plain.weight) == (7, 2, [], ("b", "c"), 3)
    assert (full.object, full.amount, full.seen, full.double()) == (7, 5, [1], 10)
    assert plain.seen is not hurt(7).seen
    assert (plain.kind, hurt.parts) == ("hurt", ("p",))
    assert hurt.__match_args__ == ("object", "amount", "seen")


def test_lines_before_a_constructor_stay_where_they_are() -> None:
    made = Records(SOURCES, ["base.py", "more.py"]).written_out("base.py", BASE)

    assert "@dataclass(eq=False)" not in made
    assert [type(one).__name__ for one in ast.parse(made).body][-2:] == ["ClassDef", "ClassDef"]


def test_what_is_not_compiled_stays_as_it_is() -> None:
    assert Records(SOURCES, []).written_out("more.py", MORE) == MORE
