"""One word changed: the text is refused, or it means something else. Never the same tree by accident."""

from __future__ import annotations

from kirifuda.games.last_resort.wording import language
from tests.games.last_resort.wording_texts import every
from tests.text.wording_checks import unchanged

# words of one group can be mistaken for each other and never mean the same
GROUPS = (
    ("自分", "相手"),
    ("アタックエリア", "ディフェンスエリア", "マナエリア"),
    ("タップ", "アンタップ"),
    ("破壊", "複製", "召喚", "アンタップ"),
    ("以上", "以下"),
    ("パワー", "タフネス", "コスト"),
    ("手札", "墓地", "山札", "戦場"),
    ("相手クリーチャー", "相手のスペル", "相手のアイテム", "相手の装備アイテム"),
    ("自分のクリーチャー", "自分のスペル", "自分のアイテム", "自分の装備アイテム"),
    ("1", "2", "3", "7"),
    ("①", "②", "③"),
    ("得る", "失う", "支払う"),
    ("開始時", "終了時"),
    ("それ", "それら", "このクリーチャー", "装備したクリーチャー"),
    ("アタックした", "ブロックした", "ブロックされた", "バトルした"),
    ("アタックできない", "ブロックできない", "ブロックされない", "破壊されない"),
    ("貫通", "ドレイン", "テラー", "スナイパー", "カラミティ", "封縛"),
    ("シフト", "リサイクル", "変換", "装備"),
    ("速攻", "相打ち", "アンチスペル", "グロウ", "暗殺"),
    ("を", "が", "は", "に"),
    ("を", "の"),
    ("：", "。", "、", "⇒", "/"),
    ("する", "した", "して", "しない"),
    ("すべて", "1体"),
    ("すべて", "1枚"),
    ("少ない", "多い", "いない"),
    ("このターン", "次の自分のスタートステップまで"),
    ("若木", "衛兵", "複製"),
    ("条件：", "召喚条件：", "スペルチェーン："),
    ("減る", "増える"),
    ("他の", "タップ状態の"),
    ("そうした場合", "その後"),
    ("体", "点"),
    ("枚", "点"),
    ("+", "-"),
)


def test_a_thousand_mutations_are_refused_or_change_the_tree() -> None:
    lines = list(
        dict.fromkeys(line for text in every() if "（" not in text and "・" not in text for line in text.splitlines())
    )
    same, refused = unchanged(language(), lines, GROUPS, 1013)

    assert same == []
    assert refused > 300
