"""Files: read whole, written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any, Final

from kirifuda.cli.refusing import Refusal, refusals

BYTES: Final = 16_000_000
"""No replay, save or scenario is larger."""


def read_text(path: Path, most: int = BYTES) -> str:
    """The text of a file of at most so many bytes; of a larger one no more is read."""
    with refusals():
        if path.is_dir():
            raise Refusal(f"{path}: that is a folder, not a file")
        with path.open("rb") as file:
            content = file.read(most + 1)
        if len(content) > most:
            raise Refusal(f"{path}: larger than {most} bytes")
        try:
            return content.decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError as error:
            raise Refusal(f"{path}: not UTF-8 from byte {error.start} on") from error


def read_json(path: Path) -> Any:
    """The content of a JSON file."""
    try:
        return json.loads(read_text(path))
    except json.JSONDecodeError as error:
        raise Refusal(f"{path}:{error.lineno}:{error.colno}: not valid JSON ({error.msg})") from error
    except RecursionError as error:
        raise Refusal(f"{path}: nested too deeply") from error
    except ValueError as error:  # a number of thousands of digits
        raise Refusal(f"{path}: not valid JSON ({error})") from error


def write_text(path: Path, text: str) -> None:
    """Write a file in one stroke: a reader sees the old one or the new one, never a part."""
    with refusals():
        if path.is_dir():
            raise Refusal(f"{path}: that is a folder, not a file")
        descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(descriptor, "w", encoding="utf-8") as file:
                file.write(text)
            Path(name).chmod(0o644)
            Path(name).replace(path)
        except BaseException:
            Path(name).unlink(missing_ok=True)
            raise


def write_json(path: Path, content: Any) -> None:
    """Write plain data, one line per entry at the top."""
    write_text(path, json.dumps(content, ensure_ascii=False, indent=1) + "\n")


def as_json(content: Any) -> str:
    """Plain data for standard output."""
    return json.dumps(content, ensure_ascii=False, indent=2)
