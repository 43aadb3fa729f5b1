"""`kirifuda play`: whole games through standard input, and everything a person may type on the way."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from tests.cli.running import refused, run

PLAY: Final = ("play", "magical_duel", "--seed", "5", "--opponent", "random", "--first", "me")
ALWAYS_FIRST: Final = "1\n" * 900
PROMPT: Final = re.compile(r"\(clause [\w./-]+.*\)$", re.MULTILINE)


@pytest.mark.parametrize("seed", [3, 8])
@pytest.mark.parametrize("language", ["ja", "en"])
def test_a_game_is_played_to_its_end(seed: int, language: str) -> None:
    result = run(
        "play", "magical_duel", "--seed", str(seed), "--opponent", "random", "-l", language, typed=ALWAYS_FIRST
    )

    last = result.stdout.splitlines()[-2:]
    assert result.exit_code == 0
    assert last[0] in ("You win.", "You lose.", "A draw.", "あなたの勝ち。", "あなたの負け。", "引き分け。")
    assert re.search(r"\[(804\.5|1202\.1|103\.3|1301\.1c)\]$", last[1])


def test_the_same_seed_and_answers_give_the_same_game() -> None:
    assert run(*PLAY, typed=ALWAYS_FIRST).stdout == run(*PLAY, typed=ALWAYS_FIRST).stdout


def test_the_input_may_end_at_any_time(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    result = run(*PLAY, "--save", str(path), typed="1\n1\n")

    assert result.exit_code == 0
    assert "The input has ended, so the game stops here." in result.stdout
    assert json.loads(path.read_text("utf-8"))["kirifuda"] == "saved game"


def test_every_question_names_its_clause() -> None:
    output = run(*PLAY, typed="1\n").stdout

    assert "Do you exchange a part of your hand? (clause 403.5)" in output
    assert "Choose what you do in the call phase (clause 504.1)" in output


@pytest.mark.parametrize("wrong", ["99", "0", "attack", "", "1 2", "-"])
def test_a_wrong_answer_is_refused_and_asked_again(wrong: str) -> None:
    output = run(*PLAY, typed=f"{wrong}\n1\n").stdout

    assert re.search(r"is not on the list|There is no answer|chosen; between", output)
    assert "Choose what you do in the call phase" in output


def test_a_question_mark_explains() -> None:
    output = run(*PLAY, typed="1\n?\n? 2\n? no such card\n? 77\n").stdout

    assert "u           back to the choice before" in output
    assert "- Lay it face down: possible" in output
    assert "There is no card “no such card” that you can see." in output
    assert "“77” is not on the list" in output


def test_a_question_mark_says_why_not() -> None:
    output = run(*PLAY, typed="? Puddle Moon\n").stdout

    assert "- Activate it: not possible: you do not have priority [604.1]; it is not main timing [604.2a]" in output


def test_any_printed_card_may_be_read() -> None:
    assert "God of First Light  (明け六つの時計神)  NS1-112" in run(*PLAY, typed="? 明け六つの時計神\n").stdout


def test_a_choice_can_be_taken_back_while_nothing_was_learned() -> None:
    output = run(*PLAY, "--ask-all", typed="1\n2\nu\n").stdout
    asked = PROMPT.findall(output)

    assert "Back to the choice before." in output
    assert asked.count("(clause 504.1)") == 2


def test_an_empty_past_can_not_be_taken_back() -> None:
    assert "There is no choice to take back." in run(*PLAY, typed="u\n").stdout


def test_what_was_seen_can_not_be_taken_back() -> None:
    output = run(*PLAY, typed="1\n1\nu\n").stdout

    assert "Can't be taken back: you have seen something that was hidden." in output


def test_the_table_and_the_log_are_shown() -> None:
    output = run(*PLAY, typed="1\nb\nl\nl 1\n").stdout

    assert output.count("── Turn 1, your call phase") == 2
    assert "You go first. [403.2]" in output


def test_the_language_is_switched() -> None:
    output = run(*PLAY, typed="ja\n1\nen\n").stdout

    assert "日本語で表示する。" in output
    assert "コールフェイズに行うことを選んでください" in output
    assert "English from here on." in output


def test_103_4_a_person_may_concede() -> None:
    output = run(*PLAY, typed="x\nn\nx\ny\n").stdout

    assert "Not conceded." in output
    assert output.splitlines()[-2] == "You lose."
    assert output.splitlines()[-1].endswith("wins: a player conceded. [103.4]")


def test_passing_goes_on_until_something_happens() -> None:
    asked = [len(PROMPT.findall(run(*PLAY, "--ask-all", typed=typed).stdout)) for typed in ("1\n2\np\n", "1\n2\n1\n")]

    assert asked[0] <= asked[1]


def test_paying_can_go_on_by_itself() -> None:
    settings = ("--deck", "fire-watch", "--opponent-deck", "morning-duty", "--seed", "105")

    output = run("play", "magical_duel", *settings, typed="1\n2\n2\n1\n2\n2\np\np\n").stdout

    assert "Paying 2 aether, among it Ignus; you have none." in output
    assert "You pay aether: Ignus 2. [1002.3]" in output
    assert "This you have to choose yourself." in output


def test_a_saved_game_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    before = run(*PLAY, typed=f"1\n2\n1\n1\ns {path}\nb\n").stdout

    after = run("play", "magical_duel", "--resume", str(path), typed="b\n").stdout

    assert f"Saved to {path}." in before
    assert before.rpartition("> b\n")[2].partition("\n> ")[0] == after.rpartition("> b\n")[2].partition("\n> ")[0]


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    path = tmp_path / "left.json"

    output = run(*PLAY, typed=f"1\nq\n{path}\n").stdout

    assert output.splitlines()[-2:] == [f"Saved to {path}.", "Left the game."]
    assert path.exists()
    assert "Left the game." in run(*PLAY, typed="q\n\n").stdout


def test_a_file_that_can_not_be_written_is_no_reason_to_stop(tmp_path: Path) -> None:
    output = run(*PLAY, typed=f"s {tmp_path}/no/such/folder/game.json\ns\n1\n").stdout

    assert "No such file or directory" in output
    assert "A file name is needed" in output
    assert "Choose what you do in the call phase" in output


def test_a_recorded_game_is_sound(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    run(*PLAY, "--record", str(path), typed=ALWAYS_FIRST)

    assert "sound" in run("replay", "check", str(path)).stdout


def test_a_recorded_game_forgets_what_was_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "game.json"

    run(*PLAY, "--ask-all", "--record", str(path), typed="1\n2\nu\n3\nu\n2\n" + ALWAYS_FIRST)

    assert "sound" in run("replay", "check", str(path)).stdout


def test_302_2_the_opponents_hand_is_never_shown() -> None:
    output = run(*PLAY, "--deck", "fire-watch", "--opponent-deck", "after-hours", typed="1\n1\n").stdout

    assert "NS1-0" not in output
    assert "A card comes to the opponent's hand" in output or "The opponent draws a card." in output


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--deck", "no-such-deck"), "there is no deck 'no-such-deck'; shipped are: morning-duty"),
        (("--deck", "none.toml"), "none.toml: No such file"),
        (("--house", "forced_attacks"), "--house 'forced_attacks': write NAME=VALUE"),
        (("--house", "forced_attacks=maybe"), "is one of optional, forced, not 'maybe'"),
        (("--house", "no_such_rule=1"), "has no house rule 'no_such_rule'"),
        (("--opponent", "kasparov"), "'kasparov' is not one of 'random', 'moody', 'greedy'"),
        (("--seed", "-1"), "-1 is not in the range"),
        (("--resume", "none.json"), "none.json: No such file"),
    ],
)
def test_bad_options_are_refused(arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("play", "magical_duel", *arguments)


def test_402_an_illegal_deck_is_refused_with_every_clause(tmp_path: Path) -> None:
    path = tmp_path / "tiny.txt"
    path.write_text("5 NS1-004\n", "utf-8")

    sentence = refused("play", "magical_duel", "--deck", str(path))

    assert "402.2: the deck has 5 cards, not exactly 50" in sentence
    assert "402.2a: 5 of Duty Lantern" in sentence


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("{", "not valid JSON"),
        ("[]", "this is no saved game"),
        ('{"kirifuda": "saved game", "format": 2, "seats": ["me", "kasparov"]}', "the seats are missing or wrong"),
        ('{"kirifuda": "saved game", "format": 2, "seats": ["me", "random"]}', "the save is not of format"),
    ],
)
def test_a_file_that_is_no_save_is_refused(tmp_path: Path, content: str, sentence: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(content, "utf-8")

    assert sentence in refused("play", "magical_duel", "--resume", str(path))


def test_a_save_that_was_changed_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    run(*PLAY, "--save", str(path), typed="1\n")
    content = json.loads(path.read_text("utf-8"))
    content["game"]["state"]["variables"]["turn"] = 99
    path.write_text(json.dumps(content), "utf-8")

    assert "digest: the content was changed after it was saved" in refused(
        "play", "magical_duel", "--resume", str(path)
    )
