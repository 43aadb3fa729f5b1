"""Whether a scenario holds, and why not."""

from kirifuda.scenario import Outcome, run_text


def failure(outcome: Outcome) -> str:
    """The only failure."""
    assert len(outcome.failures) == 1, outcome.report()
    return outcome.failures[0].reason


def passed(text: str) -> None:
    """A scenario that holds."""
    outcome = run_text(text)
    assert outcome.passed, outcome.report()
