"""Files: read whole, written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from kirifuda.cli.refusing import Refusal, refusals


def read_text(path: Path) -> str:
    """The text of a file."""
    with refusals():
        if path.is_dir():
            raise Refusal(f"{path}: that is a folder, not a file")
        try:
            return path.read_text("utf-8")
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
