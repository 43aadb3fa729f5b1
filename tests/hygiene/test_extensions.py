"""The C side of the compiled build: what is shared, what is made again."""

import os
from pathlib import Path

from setuptools import Extension

from scripts.extensions import grouped, is_fresh, put


def test_modules_of_one_last_name_do_not_share_a_library() -> None:
    names = ["game__mypyc", "game.rules.common", "game.plans.common", "game.zones", "other__mypyc", "other.zones"]
    groups = grouped([Extension(name, sources=[f"{name}.c"]) for name in names])

    assert [group.name for group in groups] == ["game", "other"]
    assert [sorted(layer.values()) for layer in groups[0].layers()] == [
        ["game.rules.common", "game.zones"],
        ["game.plans.common"],
    ]
    assert groups[1].layers() == [{"zones": "other.zones"}]


def test_a_library_made_again_is_found_under_its_old_names(tmp_path: Path) -> None:
    library, place = tmp_path / "library", tmp_path / "module"
    for made in ("first", "second"):
        library.unlink(missing_ok=True)
        library.write_text(made)
        put(library, place)
        put(library, place)

        assert place.read_text() == made


def test_what_is_as_old_as_its_source_is_made_again(tmp_path: Path) -> None:
    made, source = tmp_path / "made", tmp_path / "source"
    source.touch()

    assert not is_fresh(made, [source])
    made.touch()
    for age, is_kept in ((-1, False), (0, False), (1, True)):
        os.utime(made, (100 + age, 100 + age))
        os.utime(source, (100, 100))

        assert is_fresh(made, [source]) == is_kept
