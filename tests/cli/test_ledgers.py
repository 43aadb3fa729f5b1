"""`kirifuda rules` and `doubts`: the ledgers for people and as plain data."""

from pathlib import Path

from tests.cli.running import refused, run, run_json


def test_every_clause_is_listed() -> None:
    assert len(run_json("rules", "list", "magical_duel")) == 587
    assert "803.4 " in run("rules", "list", "magical_duel").stdout


def test_a_clause_is_shown_with_its_code_and_doubts() -> None:
    shown = run("rules", "show", "magical_duel", "803.4").stdout
    plain = run_json("rules", "show", "magical_duel", "803.4")

    assert "rest_attacker (kirifuda/games/magical_duel/rules/r0803_attack_declaration.py:" in shown
    assert "A32" in plain["doubts"]
    assert plain["accounted"] is True


def test_an_unknown_clause_is_refused() -> None:
    assert "The rulebook of magical_duel has no clause 999.9." in refused("rules", "show", "magical_duel", "999.9")
    assert "Exactly sixty" in run("rules", "show", "lyrical", "A19", "-l", "en").stdout


def test_coverage_is_counted(tmp_path: Path) -> None:
    (tmp_path / "test_none.py").write_text("def test_803_4_attackers_rest() -> None: ...\n", "utf-8")

    result = run_json("rules", "coverage", "magical_duel", "--tests", str(tmp_path))

    assert result[0]["clauses"] == 587
    assert result[0]["tested"] == 1
    assert result[0]["code"] > 200


def test_no_tag_names_a_clause_that_is_none() -> None:
    problems = run_json("rules", "coverage", "magical_duel")[0]["problems"]

    assert [problem for problem in problems if "which is no clause" in problem] == []


def test_doubts_are_listed_and_shown() -> None:
    assert "--house forced_attacks=optional|forced" in run("doubts", "magical_duel").stdout
    assert run_json("doubts", "magical_duel", "A1")["house_rule"] == "forced_attacks"
    assert run("rules", "doubt", "magical_duel", "A1", "-l", "ja").stdout.startswith("A1  803.3, 805.5  ")
    assert "has no doubt Z1" in refused("doubts", "magical_duel", "Z1")
