"""The taught first game: what a person is told who has never seen Bankett."""

from __future__ import annotations

from typing import Final

from kirifuda.games.sheet import WAITING, Lesson, Teaching, Text

LESSONS: Final = (
    Lesson(
        "factor",
        "一ターンに一枚、ファクターカードを置けます。カードを出す力になるので、あれば必ず置きましょう。",
        "Once a turn you may place a factor card. Everything is paid with them, so place one whenever you can.",
        "factor",
        "place_factor",
        clause="N-1.2",
    ),
    Lesson(
        "set",
        "メインフェイズです。光っているカードを押してセットしましょう。「赤2/1」は、赤を含むファクター2枚と、デッキの上から1枚です。",
        "The main phase. Press a glowing card to set it. “red 2/1”: two factors, one of them red, and a deck card.",
        "action",
        "set",
        "main",
        "N-1.1",
    ),
    Lesson(
        "set_up",
        "同じネームのキャラクターの上に重ねて強くできます。セットアップにはレスポンスされません。",
        "This card goes on top of your character of the same name and makes it stronger. Setup cannot be answered.",
        "action",
        "set_up",
        clause="N-2.1",
    ),
    Lesson(
        "attack",
        "アタックです。未行動のキャラクターを押します。ガードされなければ、攻撃力の枚数だけ相手のデッキが減ります。",
        "Attack: press an un-acted character. Without a guard their deck loses as many cards as its attack.",
        "action",
        "attack",
        clause="N-9.1",
    ),
    Lesson(
        "effect",
        "エフェクトは、ファクターとコストを払えば何回でも使えます。行動済みになる前に使いましょう。",
        "An effect can be used as often as you pay for it. Use it before the character becomes acted.",
        "action",
        "effect",
        clause="N-8.3",
    ),
    Lesson(
        "guard",
        "相手のアタックです。未行動のキャラクターでガードすると、互いに攻撃力のダメージを与え合います。ガードした者も行動済みになります。",
        "You are attacked. An un-acted character may guard: both deal each other their attack, and both become acted.",
        "guard",
        clause="N-9.3",
    ),
    Lesson(
        "response",
        "レスポンスの機会です。光っているトリックやエフェクトで割り込めます。後から使ったものが先に解決します。",
        "You may answer with a glowing trick or effect. What was used last is resolved first.",
        "response",
        clause="N-7.1",
    ),
    Lesson(
        "target",
        "対象を選びます。光っているものを押してください。",
        "Choose a target: press one that glows.",
        "target",
        clause="N-7.5",
    ),
    Lesson(
        "end",
        "することがなければメインフェイズを終えます。ターンの終わりに、すべてのダメージが取り除かれます。",
        "Nothing more to do? End the main phase. At the end of the turn all damage is taken off.",
        "action",
        "end",
        "main",
        "N-10.2",
    ),
    Lesson(
        "excess",
        "手札は七枚までです。使いそうにないカードを捨て札しましょう。",
        "You may keep seven cards in hand. Discard what you need least.",
        "excess",
        clause="N-10.1",
    ),
    WAITING,
)
TEACHING: Final = Teaching(
    Text(
        "デッキがそのまま命です。相手がデッキから引くことも捨て札することもできなくなれば勝ちです。",
        "The deck is what you live on: who must draw or discard from it and cannot, loses.",
    ),
    "dawn-mail",
    "formation",
    8,
    LESSONS,
)
