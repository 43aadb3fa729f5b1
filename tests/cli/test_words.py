"""The command line's own words, its files and its defaults."""

import re
import string
from pathlib import Path

import pytest

from kirifuda.cli import choosing, files
from kirifuda.cli.refusing import Refusal
from kirifuda.cli.words import HELP, WORDS, help_text, say


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_sentence_is_there_in_both_languages() -> None:
    japanese = re.compile(r"[\u3040-\u30ff\u4e00-\u9fff]")

    assert [key for key, (ja, en) in WORDS.items() if not ja or not en] == []
    assert [key for key, (ja, en) in WORDS.items() if fields(ja) != fields(en)] == []
    assert [key for key, (ja, en) in WORDS.items() if japanese.search(en) or not japanese.search(ja)] == []


def test_every_sentence_that_is_said_is_there() -> None:
    folder = Path(files.__file__).parent
    said = {key for path in folder.glob("*.py") for key in re.findall(r"\bsay\(\s*\"(\w+)\"", path.read_text("utf-8"))}

    assert len(said) > 20
    assert said - set(WORDS) == set()


def test_the_help_names_the_same_commands_in_both_languages() -> None:
    commands = [
        {line.split()[0] for line in text.splitlines() if line.isascii() or line[0] in "?pabusje"} for text in HELP
    ]

    assert {"?", "p", "a", "b", "u", "s", "ja"} <= commands[0] & commands[1]
    assert help_text("ja") != help_text("en")
    assert say("left", "en") == "Left the game."


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "kept.txt"
    files.write_text(path, "old")

    def fail(self: Path, target: Path) -> Path:
        raise OSError(28, "No space left on device", str(target))

    monkeypatch.setattr(Path, "replace", fail)
    with pytest.raises(Refusal, match="No space left on device"):
        files.write_text(path, "new")

    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("spoken", "language"), [("ja_JP.UTF-8", "ja"), ("en_US.UTF-8", "en"), ("C", "en"), ("", "en")]
)
def test_the_language_comes_from_the_environment(monkeypatch: pytest.MonkeyPatch, spoken: str, language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", spoken)

    assert choosing.default_language() == language
