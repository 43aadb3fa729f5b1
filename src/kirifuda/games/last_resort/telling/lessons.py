"""The taught first game: what a person is told who has never seen this game."""

from __future__ import annotations

from typing import Final

from kirifuda.games.sheet import Lesson, Teaching, Text

LESSONS: Final = (
    Lesson(
        "mulligan",
        "初手の引き直しは一度だけ。マナが2枚もないなら、いらないカードを押して「確定」。よければそのまま「確定」。",
        "You may redraw once. Press cards you don't want, or just confirm. Two or three mana make a good hand.",
        "mulligan",
        clause="L-4.4",
    ),
    Lesson(
        "mana",
        "毎ターン、手札のマナを1枚だけマナエリアに置けます。光っているマナを押しましょう。",
        "Each turn you may put one mana card from your hand into the mana area. Press the glowing one.",
        "mana",
        "mana",
        clause="L-8.1",
    ),
    Lesson(
        "summon",
        "マナをタップしてカードを召喚します。光っている手札を押しましょう。数字がコストです。",
        "Tap mana to summon cards: press a glowing card in your hand. The number is its cost.",
        "main",
        "summon",
        clause="L-9.1",
    ),
    Lesson(
        "area",
        "アタックエリアのクリーチャーは攻撃し、ディフェンスエリアのクリーチャーはライフへのアタックをブロックします。",
        "Creatures in the attack area attack; those in the defence area block attacks on your life.",
        "area",
        clause="L-9.1",
    ),
    Lesson(
        "use",
        "「コスト：効果」の能力は、払えるかぎり何度でも使えます。タップする能力は、出たターンには使えません。",
        "An ability written cost: effect can be used as often as you pay. One that taps has to wait a turn.",
        "main",
        "use",
        clause="L-9.4",
    ),
    Lesson(
        "skill",
        "リーダースキルが使えます。ゲーム中に一度だけなので、ここぞという時に。",
        "Your leader skill can be used now, once a game. Keep it for the right moment.",
        "main",
        "skill",
        clause="L-9.6",
    ),
    Lesson(
        "attackers",
        "アタックするクリーチャーをまとめて選びます。あとから足すことはできません。出たばかりのものは攻撃できません。",
        "Choose all attackers together; nobody joins later. Creatures that entered this turn must wait.",
        "attackers",
        "attack",
        clause="L-10.2",
    ),
    Lesson(
        "target",
        "対象は相手のライフか、相手のアタックエリアのタップしたクリーチャーです。",
        "Attack your opponent's life, or a tapped creature in the enemy's attack area.",
        "attack_target",
        clause="L-10.4",
    ),
    Lesson(
        "blockers",
        "ライフが狙われています。ディフェンスエリアのクリーチャーでブロックできます。何体で守ってもかまいません。",
        "Your life is attacked. Creatures in your defence area may block, several for one attacker if you like.",
        "blockers",
        clause="L-10.5",
    ),
    Lesson(
        "draw_two",
        "余ったマナ2つで1枚引けます。マナがあるかぎり何度でも。",
        "Two mana that are left buy a card, as often as you can pay.",
        "draw_two",
        "yes",
        clause="L-11.1",
    ),
    Lesson(
        "last_resort",
        "ライフが0以下です。条件を満たしていればラストリゾートを表にして、ライフ1で続けられます。",
        "You have no life left. If its condition holds, turn up your last resort and go on with 1 life.",
        "last_resort",
        "turn_up",
        clause="L-1.17",
    ),
    Lesson(
        "their_turn",
        "相手のターンです。できることはブロックだけ。何が起きたかは記録に出ます。",
        "Your opponent's turn. All you can do is block; the log tells what happens.",
    ),
)
TEACHING: Final = Teaching(
    Text(
        "相手のライフを0以下にして、エンドステップを迎えれば勝ちです。ラストリゾートには気をつけて。",
        "Bring your opponent's life to 0 or less by the End step to win. Beware of the last resort.",
    ),
    "runway",
    "pageant",
    7,
    LESSONS,
)
