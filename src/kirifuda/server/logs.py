"""Structured logs: a line of JSON for each event, or coloured text for people. No tokens, keys or decks in them.

A line is short whatever a stranger sends: long values are cut, and say so.
"""

from __future__ import annotations

import logging
import sys
from typing import Any, Final

import structlog

from kirifuda.server.pace import Notes

LEVELS = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}
LINE_BYTES: Final = 8_000
VALUE_CHARACTERS: Final = (300, 100, 30)
"""A value's length; the shorter ones where a line would still be too long."""
NEVER_CUT: Final = ("timestamp", "level", "event")
TRACEBACK: Final = "exception"
TIMES_VALUE: Final = 13
"""A traceback may be so many times as long as a value."""


def visible(text: str, keeps: str = "") -> str:
    """Text with everything written out that a terminal would obey, so that nobody forges a line."""
    return "".join(each if each.isprintable() or each in keeps else repr(each)[1:-1] for each in text)


def short(text: str, most: int) -> str:
    """Head and tail of a text that is too long, and how much is missing."""
    if len(text) <= most:
        return text
    half = most // 2
    return f"{text[:half]} … {len(text) - 2 * half} characters cut … {text[-half:]}"


def cut(value: Any, most: int) -> Any:
    """A value that is short; anything but text stays as it is unless it would be long."""
    if isinstance(value, str):
        return visible(short(value, most))
    try:
        told = repr(value)
    except ValueError:  # a number of more digits than Python writes
        return f"{type(value).__name__} too long to be written, cut"
    return value if len(told) <= most else visible(short(told, most))


def traceback(text: str, most: int) -> str:
    """A traceback that is short, indented so that none of its lines looks like one of the log."""
    return visible(short(text, most), keeps="\n").replace("\n", "\n    ")


class Brief:
    """The last processor: renders an event as a line below the limit."""

    def __init__(self, renderer: Any) -> None:
        self.renderer = renderer

    def __call__(self, logger: Any, name: str, event: Any) -> str:
        line = ""
        for most in VALUE_CHARACTERS:
            brief = {each: cut(value, most) for each, value in event.items() if each != TRACEBACK}
            if TRACEBACK in event:
                brief[TRACEBACK] = traceback(str(event[TRACEBACK]), most * TIMES_VALUE)
            line = str(self.renderer(logger, name, brief))
            if len(line.encode(errors="replace")) <= LINE_BYTES:
                return line
        least = {each: cut(event[each], VALUE_CHARACTERS[-1]) for each in NEVER_CUT if each in event} | {"rest": "cut"}
        return str(self.renderer(logger, name, least))


class Forwarded(logging.Handler):
    """What libraries log, in the same form; the same complaint once a minute."""

    def __init__(self) -> None:
        super().__init__()
        self.notes = Notes()

    def emit(self, record: logging.LogRecord) -> None:
        """Hand one record on."""
        more = self.notes.due(f"{record.name} {record.msg}"[:500])
        if more is not None:
            told = structlog.get_logger(record.name)
            told.log(record.levelno, record.getMessage().strip(), more=more, exc_info=record.exc_info)


def configure(*, json: bool, level: str) -> None:
    """Set up logging for this process."""
    renderer: Any = structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
    )
    if json:
        renderer = structlog.processors.JSONRenderer(ensure_ascii=False)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            Brief(renderer),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(LEVELS[level]),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=False,  # a second configuration must reach loggers that were used before
    )
    logging.basicConfig(level=max(LEVELS[level], logging.WARNING), handlers=[Forwarded()], force=True)
