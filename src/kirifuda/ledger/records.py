"""Reading of ledger files: TOML with one list of tables, every table one record."""

import re
import tomllib
from typing import Any, Final, TypeVar

import msgspec

from kirifuda.kernel.errors import EngineError
from kirifuda.packages import folder_of

Record = TypeVar("Record", bound=msgspec.Struct)

FIELD_PATH: Final = re.compile(r" - at `\$\.?([^`]*)`$")


class MalformedLedger(EngineError, ValueError):
    """A ledger file, or something that refers to it, is wrong; the message is one sentence that names the place."""


def game_file(game: str, name: str) -> str:
    """The text of a file that a game ships."""
    try:
        return (folder_of(game) / name).read_text("utf-8")
    except (OSError, LookupError) as error:
        raise MalformedLedger(f"The game {game} has no {name}.") from error
    except UnicodeDecodeError as error:
        raise MalformedLedger(f"{name} of {game} is not UTF-8 from byte {error.start} on.") from error


def read_records(text: str, place: str, table: str, kind: type[Record]) -> list[Record]:
    """The records of a file that holds nothing but `[[table]]` entries."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise MalformedLedger(f"{place} is not valid TOML: {error}.") from error
    strangers = sorted(set(document) - {table})
    if strangers:
        raise MalformedLedger(f"{place} has {strangers[0]!r} at the top, where only [[{table}]] may stand.")
    entries = document.get(table)
    if not isinstance(entries, list):
        raise MalformedLedger(f"{place} has no [[{table}]].")
    return [_record(entry, entry_place(place, table, number, entry), kind) for number, entry in enumerate(entries, 1)]


def entry_place(place: str, table: str, number: int, entry: Any) -> str:
    """How errors name an entry: by its id where it has one, else by its number in the file."""
    found = entry.get("id") if isinstance(entry, dict) else None
    return f"{place}, {table} {found}" if isinstance(found, str) and found else f"{place}, {table} number {number}"


def _record(entry: Any, place: str, kind: type[Record]) -> Record:
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        raise MalformedLedger(f"{place}: {_sentence(str(error))}.") from error


def _sentence(complaint: str) -> str:
    """A complaint of the decoder with the field in front."""
    where = FIELD_PATH.search(complaint)
    if where is None:
        return complaint[:1].lower() + complaint[1:]
    before = complaint[: where.start()]
    return f"field {where.group(1)}: {before[:1].lower()}{before[1:]}"


def require(holds: bool, place: str, complaint: str) -> None:
    """Raise unless a check of a record holds."""
    if not holds:
        raise MalformedLedger(f"{place}: {complaint}.")


def is_one_line(text: str) -> bool:
    """Whether a text is a single line with something in it and no space around."""
    return bool(text) and text == text.strip() and len(text.splitlines()) == 1
