"""The taught first game: what a person is told who has never seen Spellcard Strike."""

from __future__ import annotations

from typing import Final

from kirifuda.games.sheet import Lesson, Teaching, Text

LESSONS: Final = (
    Lesson(
        "retire",
        "ゲートのエースを退場させるか聞かれています。ストライカーがいなくなると負けなので、「退場させない」。",
        "You may retire your ace from the gate. A player without strikers loses, so: none retires.",
        "retire",
        "no_retirement",
        clause="1.2.4.3",
    ),
    Lesson(
        "summon",
        "一ターンに1体召喚できます。光っているカードを押しましょう。代価は、まだ行動していないストライカーが払います。",
        "You may summon one striker a turn: press a glowing card. Strikers that have not acted pay for it.",
        "summon",
        "summon",
        clause="5.5.1.2b",
    ),
    Lesson(
        "area",
        "置く場所を選びます。召喚できるのは自分のベースライン、手前の一列です。",
        "Choose where it goes: strikers arrive on your base line, the row nearest to you.",
        "area",
        clause="2.8.1.1",
    ),
    Lesson(
        "exchange",
        "いらない手札を押して捨てると、そのぶん引き直せます。そのままでよければ「確定」。",
        "Press cards you don't need to discard them; you draw as many. Or just confirm.",
        "exchange",
        clause="5.3.1.3",
    ),
    Lesson(
        "attack",
        "赤い斜線が攻撃範囲です。ストライカーを押し、範囲の中の敵を押すと攻撃します。",
        "The red hatching is the attack range. Press a striker, then an enemy inside its range.",
        "action",
        "attack",
        clause="5.4.7.2",
    ),
    Lesson(
        "move",
        "ストライカーを押すと、動けるエリアが光ります。隣へ1つ進めましょう。引っぱっても動かせます。",
        "Press a striker and the areas it can reach light up. Move it one area forward, or drag it there.",
        "action",
        "move",
        clause="5.4.6",
    ),
    Lesson(
        "additional",
        "動いたストライカーは、続けて一つだけ行動できます。何もしなければ「追加行動をしない」。",
        "A striker that moved may do one more thing: attack or declare a spell. Or nothing.",
        "additional",
        clause="5.4.6.3",
    ),
    Lesson(
        "spell",
        "手札のカードは、スペルとしても使えます。光っているカードを押すと、術者と対象を聞かれます。",
        "The cards of your hand are spells too. Press a glowing one; caster and target are asked next.",
        "action",
        "spell",
        clause="5.4.8",
    ),
    Lesson(
        "end_phase",
        "動かすものがなくなったら「ストライカーフェイズを終える」。次は召喚です。",
        "When everybody has acted, end the striker phase. Summoning comes next.",
        "action",
        "end_phase",
        clause="5.4.10",
    ),
    Lesson(
        "join",
        "同じ敵に届く味方も一緒に攻撃できます。加える味方を押して「確定」。POWを合計します。",
        "Others who reach the same enemy may join: press them and confirm. Their POW adds up.",
        "join",
        clause="5.4.7.3",
    ),
    Lesson(
        "power",
        "符力を払うストライカーを選びます。払ったストライカーは行動済みになります。",
        "Choose who pays. A striker that pays has acted.",
        "power",
        clause="7.1.4",
    ),
    Lesson(
        "graze",
        "攻撃されました。手札を置くと、1枚につきダメージが1減ります。ただし相手のスコアが1増えます。",
        "You are attacked. Each card you lay down takes 1 off the damage, but gives your opponent 1 point.",
        "graze",
        clause="5.4.7.6",
    ),
    Lesson(
        "reaction",
        "相手の宣言に応じられます。光っているカードがリアクション。使わなければ「パス」。",
        "You may react to the declaration: what can glows. Or pass.",
        "reaction",
        clause="6.2.1",
        is_answer=True,
    ),
    Lesson(
        "waiting",
        "相手の番です。DEF以上のダメージを一度に受けたストライカーは撃破され、相手の点になります。",
        "Your opponent's turn. A striker that takes its DEF in damage at once is destroyed and scores for the enemy.",
    ),
)
TEACHING: Final = Teaching(
    Text(
        "敵のストライカーを撃破して、先に15点を取れば勝ちです。",
        "Destroy enemy strikers and be the first to reach 15 points.",
    ),
    "close-order",
    "downhill",
    7,
    LESSONS,
)
