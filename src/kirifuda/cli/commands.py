"""What a person may type at the table besides an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from kirifuda.cli.explaining import explain
from kirifuda.cli.refusing import Refusal
from kirifuda.cli.undoing import objection
from kirifuda.cli.words import help_text, say

if TYPE_CHECKING:
    from kirifuda.cli.answering import Typed
    from kirifuda.cli.table import Table
    from kirifuda.kernel.decision import Decision

LOG_LINES: Final = 20
PASS: Final = "pass"
YES: Final = ("y", "yes", "はい")


class Over(Exception):
    """The person has left, or the input has ended."""


def obey(table: Table, typed: Typed, decision: Decision) -> bool:
    """Carry out a command. True when the question is answered or no longer open."""
    return COMMANDS[typed.command](table, typed.argument, decision)


def explain_card(table: Table, argument: str, decision: Decision) -> bool:
    """`?`: help, an option, or a card."""
    language = table.settings.language
    if not argument:
        click.echo(help_text(language))
    else:
        click.echo(explain(table.card_game, table.game, decision, argument, language))
    return False


def toggle_asking(table: Table, argument: str, decision: Decision) -> bool:
    """`a`: be asked everywhere, or not."""
    table.settings.asks_all = not table.settings.asks_all
    table.say("asking_all" if table.settings.asks_all else "asking_some")
    return False


def show_board(table: Table, argument: str, decision: Decision) -> bool:
    """`b`: the table."""
    table.draw_board()
    return False


def show_log(table: Table, argument: str, decision: Decision) -> bool:
    """`l`: the last lines of the log."""
    wanted = int(argument) if argument.isdigit() else LOG_LINES
    lines = table.lines(0)[-max(1, wanted) :]
    click.echo("\n".join(lines) if lines else say("no_log", table.settings.language))
    return False


def speak_japanese(table: Table, argument: str, decision: Decision) -> bool:
    """`ja`: Japanese from here on."""
    return speak(table, "ja", decision)


def speak_english(table: Table, argument: str, decision: Decision) -> bool:
    """`en`: English from here on."""
    return speak(table, "en", decision)


def speak(table: Table, language: str, decision: Decision) -> bool:
    """Another language, and the question once more."""
    table.settings.language = language
    table.say("language")
    table.show(decision)
    return False


def go_on(table: Table, argument: str, decision: Decision) -> bool:
    """`p`: pass now and until something happens; or let what is under way run its course, such as paying."""
    place = passing_place(decision)
    if place >= 0:
        table.passing = table.moment()
        table.answer((place,))
        return True
    way = table.card_game.way_on(table.game, decision)
    if way is None or decision.complaint(way):
        table.say("no_pass")
        return False
    table.answer(way)
    follow(table)
    return True


def follow(table: Table) -> None:
    """Answer what follows of the same by itself: one's own questions in the middle of something, passing apart."""
    while (decision := table.game.decision()) is not None and decision.player == table.seat:
        way = table.card_game.way_on(table.game, decision)
        begins = passing_place(decision) >= 0 or table.card_game.is_quiet(table.game, decision)
        if begins or way is None or decision.complaint(way):
            return
        table.replay.answer(table.game, way)


def passing_place(decision: Decision) -> int:
    """The place of the option that passes; -1 if there is none."""
    for place, option in enumerate(decision.options):
        if option.verb == PASS and decision.most == 1:
            return place
    return -1


def undo(table: Table, argument: str, decision: Decision) -> bool:
    """`u`: the game before the last choice, if nothing was learned since."""
    if not table.checkpoints:
        table.say("no_undo")
        return False
    against = objection(table.checkpoints[-1], table.game, table.opponent_answers, table.seat)
    if against:
        table.say(against)
        return False
    table.go_back()
    table.say("undone")
    return True


def save(table: Table, argument: str, decision: Decision) -> bool:
    """`s FILE`: save; a file that can't be written is no reason to stop."""
    if not argument:
        table.say("which_file")
        return False
    try:
        table.save(Path(argument).expanduser())
    except Refusal as refusal:
        click.echo(refusal.message)
    return False


def leave(table: Table, argument: str, decision: Decision) -> bool:
    """`q`: leave, perhaps with a save."""
    table.say("quit")
    name = table.read().strip()
    if name:
        save(table, name, decision)
    table.settings.save = None
    table.say("left")
    raise Over


def concede(table: Table, argument: str, decision: Decision) -> bool:
    """`x`: give up, after asking again."""
    table.say("surrender")
    if table.read().strip().lower() not in YES:
        table.say("not_surrendered")
        return False
    table.conceded = True
    table.card_game.surrender(table.game, table.seat)
    return True


COMMANDS: Final[dict[str, Callable[[Table, str, Decision], bool]]] = {
    "?": explain_card,
    "a": toggle_asking,
    "b": show_board,
    "en": speak_english,
    "ja": speak_japanese,
    "l": show_log,
    "p": go_on,
    "q": leave,
    "s": save,
    "u": undo,
    "x": concede,
}
