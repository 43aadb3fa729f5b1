"""`kirifuda card`: texts read as the engine reads them."""

import pytest

from tests.cli.running import refused, run, run_json


def test_a_text_is_read_in_both_languages_with_its_tree_and_steps() -> None:
    shown = run("card", "read", "magical_duel", "[参戦] ⇒ カードを1枚引く。").stdout
    plain = run_json("card", "read", "magical_duel", "[参戦] ⇒ カードを1枚引く。")

    assert shown.startswith("[参戦] ⇒ カードを1枚引く。\n[Enter] ⇒ Draw 1 card.\n")
    assert plain["en"] == "[Enter] ⇒ Draw 1 card."
    assert "Draw" in plain["tree"]
    assert plain["steps"]


def test_an_unreadable_text_gets_a_caret_and_a_suggestion() -> None:
    sentence = refused("card", "read", "magical_duel", "[参戦] ⇒ カードを1体引く。")

    assert "line 1, character 13" in sentence
    assert "^" in sentence
    assert "[参戦] ⇒ カードを1枚引く。" in sentence


def test_a_text_is_shown_as_it_was_understood_with_what_is_new_and_what_is_passed_over() -> None:
    typed = "・敵の機械 1体を対象とし それを破壊する（カードを1枚引く。）"
    shown = run("card", "read", "magical_duel", typed).stdout
    plain = run_json("card", "read", "magical_duel", typed)

    assert "understood as / 読み: 敵機械1体を対象とし、それを破壊する。\n" in shown
    assert "new race / 新しい種族: 機械\n" in shown
    assert "! （カードを1枚引く。） is a remark" in shown
    assert "注釈" in run("card", "read", "magical_duel", typed, "--language", "ja").stdout
    assert plain["house"] == "敵機械1体を対象とし、それを破壊する。"
    assert plain["new_words"] == [{"sort": "race", "sort_ja": "種族", "word": "機械"}]
    assert len(plain["warnings"]) == 1


def test_a_text_that_says_it_as_the_house_does_gets_no_remarks() -> None:
    assert "understood as" not in run("card", "read", "magical_duel", "カードを1枚引く。").stdout


def test_a_line_of_its_own_that_means_nothing_there_is_told_of_the_line_break() -> None:
    text = "[参戦] ⇒ カードを1枚引く。\\nカードを1枚引く。"

    assert "a line break makes it an ability of its own" in refused(
        "card", "read", "magical_duel", text, "--kind", "怪異"
    )


@pytest.mark.parametrize(
    ("game", "arguments", "sentence"),
    [
        (
            "magical_duel",
            ("カードを1枚引く。", "--kind", "怪異"),
            "「カードを1枚引く。」 is something only",
        ),
        ("magical_duel", ("カードを1枚引く。", "--kind", "怪獣"), "kind: '怪獣' is none of 魔法少女, 怪異,"),
        ("magical_duel", ("", "--fact", "attack=many"), "'many' is no number"),
        ("magical_duel", ("", "--fact", "colour=red"), "is no fact of a card; there are: "),
        ("magical_duel", ("", "--fact", "attack"), "--fact takes NAME=VALUE, not 'attack'"),
        ("pso2", ("【登場時】：1枚ドローする。", "--kind", "マグ"), "cannot stand on such a card"),
        (
            "spellcard_strike",
            ("カードを1枚引く。", "--kind", "spell", "--fact", "timing=いつでも"),
            "spell.timing: 'いつでも'",
        ),
    ],
)
def test_a_card_is_judged_as_a_game_would(game: str, arguments: tuple[str, ...], sentence: str) -> None:
    assert sentence in refused("card", "read", game, *arguments)


@pytest.mark.parametrize(
    ("game", "arguments"),
    [
        ("magical_duel", ("カードを1枚引く。", "--kind", "詠唱")),
        (
            "magical_duel",
            ("凧屋の味方怪異が戦場に出たとき ⇒ カードを1枚引く。", "--fact", "races=凧屋"),
        ),
        ("pso2", ("【登場時】：1枚ドローする。", "--kind", "キャラ", "--fact", "hp=5")),
        ("last_resort", ("このカードが戦場に出た時、自分はカードを1枚ドローする。", "--fact", "races=凧屋")),
        ("lyrical", ("このキャラクターの耐久力を+1する。", "--kind", "アイテム")),
        (
            "spellcard_strike",
            ("カードを1枚引く。", "--kind", "spell", "--fact", "house=北町"),
        ),
    ],
)
def test_a_card_with_its_facts_is_read(game: str, arguments: tuple[str, ...]) -> None:
    found = run_json("card", "read", game, *arguments)

    assert found["card"]["id"] == "試し"
    assert run("card", "read", game, *arguments).exit_code == 0


def test_an_empty_or_monstrous_text_is_refused() -> None:
    assert "Error: " in refused("card", "read", "magical_duel", "あ" * 3000)


def test_every_shipped_card_is_sound() -> None:
    found = run_json("card", "check", "magical_duel")[0]

    assert found["problems"] == []
    assert found["sound"] == found["cards"] > 100
