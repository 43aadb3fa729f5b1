"""The taught first game: what a person is told who has never seen Magical Duel."""

from __future__ import annotations

from typing import Final

from kirifuda.games.sheet import WAITING, Lesson, Teaching, Text

LESSONS: Final = (
    Lesson(
        "hand",
        "最初の手札です。魔法少女と、コストの小さい怪異があれば十分。「交換しない」で始めましょう。",
        "Your first hand. Casters and cheap servants are all you need: keep it.",
        "exchange",
        "keep",
        clause="403.5",
    ),
    Lesson(
        "call",
        "一ターンに一枚、魔法少女を出せます。光っている魔法少女を押して「表向きで出す」。魔法少女は毎ターン、オドを生みます。",
        "Once a turn you may call a caster. Press a glowing one and call her face up: she makes aether every turn.",
        "call",
        "call",
        clause="504.1a",
    ),
    Lesson(
        "call_face_down",
        "出せる魔法少女がいなくても、手札の好きな一枚を裏向きの魔法少女にできます。使いそうにないカードを選びましょう。",
        "Without a caster to call, any card can lie face down as one. Choose the card that you need least.",
        "call",
        "call_face_down",
        clause="504.1b",
    ),
    Lesson(
        "level_up",
        "同じ名前のLv1がいれば、その上にLv2を重ねられます。Lv2はオドを2点生みます。",
        "On a level 1 caster of the same name you may lay her level 2 card: she makes two aether.",
        "call",
        "level_up",
        clause="504.1c",
    ),
    Lesson(
        "play",
        "メインフェイズです。光っている怪異を押して発動しましょう。代価は魔法少女のオドで払います。",
        "The main phase. Press a glowing servant to bring it out; your casters pay for it with aether.",
        "action",
        "play",
        "main",
        "505.2",
    ),
    Lesson(
        "pay",
        "代価を払います。光っている魔法少女を押すとレストしてオドを生みます。足りたら「支払う」。「自動で払う」でもかまいません。",
        "Pay the cost: press glowing casters to rest them for aether, then pay. “Pay for me” does it all.",
        "aether",
        clause="907.6",
    ),
    Lesson(
        "position",
        "リカバーで出すとすぐ攻撃できます。リバースで出すと、相手はまずその怪異を攻撃しなければならず、防御力で受けます。",
        "Recovered, it can attack at once. Reversed, it guards you: enemies must attack it first, against its DEF.",
        "position",
        clause="803.3b",
    ),
    Lesson(
        "pass_main",
        "ほかにすることがなければ「パス」。バトルフェイズへ進みます。",
        "Nothing more to do? Pass, and the battle phase begins.",
        "action",
        "pass",
        "main",
        "601.1",
    ),
    Lesson(
        "attack",
        "攻撃です。怪異を押し、次に目標を押します。そのまま目標まで引っぱっても攻撃できます。",
        "Attack: press a servant, then its target, or drag the servant onto the target.",
        "attacker",
        "attack",
        clause="803.3a",
    ),
    Lesson(
        "target",
        "相手を攻撃するとオーブを一つ穢せます。怪異を攻撃すると、攻撃力が上回れば破壊します。攻めた側は倒れません。",
        "Attack the player to corrupt an orb, or a servant to destroy it if your ATK is higher. Attackers never die.",
        "attack_target",
        clause="804.3",
    ),
    Lesson(
        "orb",
        "穢すオーブを選びます。そのカードは相手の手札に入ります。オーブが0の相手に攻撃が通れば、あなたの勝ちです。",
        "Choose the orb to corrupt; its card goes to their hand. Hit a player without orbs and you win.",
        "orbs",
        clause="804.5",
    ),
    Lesson(
        "answer",
        "相手が何かを発動しました。応じる札が光ります。なければ「パス」すると、上から順に解決します。",
        "Something was activated. What may answer it glows; pass, and it resolves.",
        "action",
        clause="604.1",
        is_answer=True,
    ),
    WAITING,
)
TEACHING: Final = Teaching(
    Text(
        "相手の七つのオーブをすべて穢し、オーブのない相手に攻撃を通せば勝ちです。",
        "Corrupt all seven orbs of your opponent, then land one more attack to win.",
    ),
    "fire-watch",
    "key-for-two",
    294,
    LESSONS,
)
