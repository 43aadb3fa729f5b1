"""What can be typed at a question."""

import pytest

from kirifuda.cli.answering import Typed, understand
from kirifuda.kernel.decision import Decision, Option


def question(least: int = 1, most: int = 1, *, ordered: bool = False) -> Decision:
    """Five options."""
    return Decision(0, "choose", [Option("choose", 0, number) for number in range(5)], least, most, ordered=ordered)


@pytest.mark.parametrize("line", ["3", " 3 ", "３", "3,"])
def test_a_number_is_an_answer(line: str) -> None:
    assert understand(line, question(), "en") == Typed(answer=(2,))


@pytest.mark.parametrize("line", ["4 1 3", "4,1,3", "4、1、3", "４　１　３"])
def test_several_numbers_are_put_in_order_unless_order_counts(line: str) -> None:
    assert understand(line, question(1, 3), "en").answer == (0, 2, 3)
    assert understand(line, question(1, 3, ordered=True), "en").answer == (3, 0, 2)


def test_nothing_can_be_chosen_where_that_is_allowed() -> None:
    assert understand("-", question(0, 3), "en").answer == ()
    assert understand("-", question(1, 3), "en").complaint == "0 chosen; between 1 and 3 are asked for."


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "There is no answer. Type a number from 1 to 5, or ?."),
        ("0", "“0” is not on the list. Type a number from 1 to 5, or ?."),
        ("6", "“6” is not on the list. Type a number from 1 to 5, or ?."),
        ("999999999999999999999", "“999999999999999999999” is not on the list. Type a number from 1 to 5, or ?."),
        ("attack", "“attack” is not on the list. Type a number from 1 to 5, or ?."),
        ("-1", "“-1” is not on the list. Type a number from 1 to 5, or ?."),
        ("1 2", "2 chosen; between 1 and 1 are asked for."),
        ("1 1", "1 stands there twice."),
    ],
)
def test_what_is_no_answer_is_refused_in_a_sentence(line: str, complaint: str) -> None:
    assert understand(line, question(), "en") == Typed(complaint=complaint)


def test_commands_keep_their_arguments_as_written() -> None:
    assert understand("s My Game.json", question(), "en") == Typed(command="s", argument="My Game.json")
    assert understand("? 提灯", question(), "ja") == Typed(command="?", argument="提灯")
    assert understand("?3", question(), "ja") == Typed(command="?", argument="3")
    assert understand("U", question(), "en") == Typed(command="u")
