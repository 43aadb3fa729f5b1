"""Refusals: one clear sentence, exit code 2, no traceback."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import ParamSpec, TypeVar

import click

from kirifuda.kernel.errors import EngineError

P = ParamSpec("P")
R = TypeVar("R")


class Refusal(click.ClickException):
    """Something was asked for that can't be done; the message says what and where."""

    exit_code = 2


@contextmanager
def refusals(place: str = "") -> Iterator[None]:
    """What the engine and the file system refuse on purpose becomes a refusal."""
    lead = f"{place}: " if place else ""
    try:
        yield
    except BrokenPipeError:
        raise  # whoever read our output has left; the command line ends quietly
    except OSError as error:
        raise Refusal(f"{lead}{error.filename or ''}: {error.strerror or error}".replace(": : ", ": ")) from error
    except UnicodeDecodeError as error:
        raise Refusal(f"{lead}not UTF-8 from byte {error.start} on") from error
    except (EngineError, ValueError) as error:
        raise Refusal(f"{lead}{error}") from error


def refusing(command: Callable[P, R]) -> Callable[P, R]:
    """Decorate a command: it refuses in a sentence whatever the engine raises on purpose."""

    @wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> R:
        with refusals():
            return command(*args, **kwargs)

    return run
