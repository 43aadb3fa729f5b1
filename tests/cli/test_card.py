"""`kirifuda card`: texts read as the engine reads them."""

from tests.cli.running import refused, run, run_json


def test_a_text_is_read_in_both_languages_with_its_tree_and_steps() -> None:
    shown = run("card", "read", "magical_duel", "[参戦] ⇒ カードを1枚引く。").stdout
    plain = run_json("card", "read", "magical_duel", "[参戦] ⇒ カードを1枚引く。")

    assert shown.startswith("[参戦] ⇒ カードを1枚引く。\n[Enter] ⇒ Draw 1 card.\n")
    assert plain["en"] == "[Enter] ⇒ Draw 1 card."
    assert "Draw" in plain["tree"]
    assert plain["steps"]


def test_an_unreadable_text_gets_a_caret_and_a_suggestion() -> None:
    sentence = refused("card", "read", "magical_duel", "[参戦] ⇒ カードを1枚ひく。")

    assert "line 1, character 14" in sentence
    assert "^" in sentence
    assert "[参戦] ⇒ カードを1枚引く。" in sentence


def test_an_empty_or_monstrous_text_is_refused() -> None:
    assert "Error: " in refused("card", "read", "magical_duel", "あ" * 3000)


def test_every_shipped_card_is_sound() -> None:
    found = run_json("card", "check", "magical_duel")[0]

    assert found["problems"] == []
    assert found["sound"] == found["cards"] > 100
