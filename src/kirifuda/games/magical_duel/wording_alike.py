"""Spellings that are one in Magical Duel."""

from __future__ import annotations

from typing import Final

from kirifuda.text.alike import Alike

NOUNS: Final = ("攻撃", "バトル", "スイッチ", "レベルアップ", "シャッフル", "ドロー")
"""What one does, or carries out: 攻撃する, 攻撃をする, 攻撃を行う."""
DOING: Final = {
    "する": ("を行う", "をする"),
    "し": ("を行い", "をし", "を行っ(?=[てた])", "を行わ(?=ない)"),
    "でき": ("を行え", "ができ", "をでき", "することができ", "を行うことができ"),
    "され": ("を行われ",),
}

LYING: Final = {f"{way}中": f"このカードが{way}状態である間" for way in ("レスト", "リバース", "リカバー")}
DEARER: Final = {
    f"コスト{sign}{n}": f"コストは{n}{verb}" for sign, verb in (("+", "増える"), ("-", "減る")) for n in range(1, 10)
}

ALIKE: Final = (
    Alike("相手の", ("敵プレイヤーの", "相手プレイヤーの", "対戦相手の")),
    Alike("あなたの", ("味方プレイヤーの",)),
    Alike("すべて", ("全部",)),
    Alike("チェイスゾーン", ("チェイスエリア",), "as in 1019.1"),
    Alike("デッキ", ("メインデッキ",), "as in 403.5"),
    Alike("オーブゾーン", ("オーブエリア",)),
    Alike("ATK", ("攻撃力",), "207"),
    Alike("DEF", ("防御力",), "208"),
    Alike("支配下で", ("コントロール下で",)),
    Alike("", ("元の(?:種族|属性|特徴)に加えて、?",), "what is gained is gained beside the rest"),
    Alike("敵の", ("(?:敵プレイヤー|対戦相手|相手)が支配(?:している|する)(?=効果|能力|魔法|詠唱)",)),
    Alike("味方の", ("(?:味方プレイヤー|あなた)が支配(?:している|する)(?=効果|能力|魔法|詠唱)",)),
    Alike("", ("手札にあるかのように",)),
    Alike("それの", ("その(?=ATK|DEF|コスト|レベル)",)),
    Alike("このカードが手札から捨てられ", ("手札からこのカードが捨てられ",)),
    Alike("を得る", tuple(rf"(?<=[KF][+-]{digits})(?=。)" for digits in ("[0-9]{3}", "[0-9]{4}", "X"))),
    Alike("を得る", (r"(?<=[^0-9]\])(?=。)",), "[傲慢]。 at the end of a sentence"),
    Alike("はチェイスできない", ("に対するチェイスは禁止される", "へのチェイスは禁止される")),
    Alike("はプレイヤーを攻撃できない", ("によるプレイヤーへの攻撃は禁止される",)),
    Alike("は攻撃できない", ("の攻撃は禁止される",)),
    Alike("は", ("による(?=[^。]*行為は禁止される)",)),
    Alike("がレベルアップした", ("のレベルアップが行われた",)),
    Alike("", ("(?<![^\\n。、⇒ ])(?:レスト|リバース|リカバー)中(?=、)",), words=LYING),
    Alike("", (r"コスト[+-][1-9](?=。)",), words=DEARER),
    *[Alike(form, tuple(f"(?<={noun}){way}" for noun in NOUNS for way in ways)) for form, ways in DOING.items()],
)
