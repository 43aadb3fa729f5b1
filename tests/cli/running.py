"""How the tests call the command line."""

import json
from typing import Any

from click.testing import CliRunner, Result

from kirifuda.cli import main


def run(*arguments: str, typed: str = "") -> Result:
    """Call `kirifuda` with arguments and lines typed at it; whatever it raises on its own account is a failure."""
    result = CliRunner().invoke(main, list(arguments), input=typed, env={"LANG": "C", "LC_ALL": "C", "NO_COLOR": "1"})
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert "Traceback" not in result.output
    return result


def run_json(*arguments: str) -> Any:
    """Call a command with --json and read what it prints."""
    return json.loads(run(*arguments, "--json").stdout)


def refused(*arguments: str, typed: str = "") -> str:
    """The sentence with which a call is refused; the exit code must be 2."""
    result = run(*arguments, typed=typed)
    assert result.exit_code == 2, result.output
    return result.stderr
