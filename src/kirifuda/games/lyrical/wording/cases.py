"""Wordings of lyrical for two cases of what holds, and for what each player does in their own turn."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.wording.mods import THIS_TURN
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

EVERY_END: Final = a.Period(a.EveryOne(), a.AnyPlayer(), a.Phase("エンドフェイズ"))
EVERY_TURN: Final = a.Period(a.EveryOne(), a.AnyPlayer(), a.Phase("ターン"))
CASES: Final = [
    Phrase(
        "event1",
        a.Provided,
        "{condition.what:ref}が{condition.quality.deed:turned.ta}ターンのエンドフェイズ開始時",
        "at the start of the end phase of a turn in which {condition.what} {condition.quality.deed/past}",
        {
            "event": a.Begins(EVERY_END),
            "condition.quality.period": THIS_TURN,
        },
        inner={"condition": a.Is, "condition.quality": a.Did},
        also=("{condition.what:ref}が{condition.quality.deed:turned.ta}ターンのエンドフェイズ",),
    ),
    Phrase(
        "saying",
        n.OtherCase,
        "そうでないなら、{then:saying}",
        "otherwise, {then}",
        also=("そうでない場合、{then:saying}",),
    ),
    Phrase(
        "saying",
        a.InsteadIf,
        "{condition:holding.nara}なら、代わりに{then:saying}",
        "if {condition}, instead of that {then}",
        also=("{condition:holding}場合、代わりに{then:saying}", "{condition:holding}時、代わりに{then:saying}"),
    ),
    Phrase(
        "ability",
        a.Triggered,
        "ターンプレイヤーは、{when:ownly}に、{do.do:scope}。{limits:limit**}",
        "{when}, the turn player {do.do/@do.who}.{limits}",
        {"do.who": a.TurnPlayer()},
        inner={"do": a.By},
        also=(
            "お互いのプレイヤーは、{when:ownly}に、{do.do:scope}。{limits:limit**}",
            "ターンプレイヤーは{when:ownly}に、{do.do:scope}。{limits:limit**}",
            "お互いのプレイヤーは{when:ownly}に、{do.do:scope}。{limits:limit**}",
            "ターンプレイヤーは{when:ownly}に{do.do:scope}。{limits:limit**}",
            "お互いのプレイヤーは{when:ownly}に{do.do:scope}。{limits:limit**}",
            "ターンプレイヤーは{when:ownly}{do.do:scope}。{limits:limit**}",
            "お互いのプレイヤーは{when:ownly}{do.do:scope}。{limits:limit**}",
        ),
    ),
    *(
        Phrase(
            "body",
            a.Modal,
            f"{{before:sent**}}以下から{{count.one:amount}}つを選んで実行する。{{count.condition:cond}}場合、代わりに両方を{does}。{{options:option*}}",
            f"{{before% }}choose {{count.one}} of the following; if {{count.condition}}, {english} instead.{{options}}",
            inner={"count": node},
            also=(
                f"{{before:sent**}}以下から{{count.one:amount}}つを選ぶ。{{count.condition:cond}}場合、代わりに両方を{does}。{{options:option*}}",
                f"{{before:sent**}}以下から{{count.one:amount}}つを選ぶ。{{count.condition:cond.nara}}なら、代わりに両方を{does}。{{options:option*}}",
            ),
        )
        for node, does, english in (
            (n.OrBoth, "行う", "both"),
            (n.OrUpToBoth, "行ってもよい", "both if you like"),
        )
    ),
    Phrase(
        "ownly",
        a.Begins,
        "自分のエンドフェイズ開始時",
        "at the start of each end phase",
        {"period": EVERY_END},
        also=(
            "エンドフェイズ開始時",
            "自分のエンドフェイズの開始時",
            "自分のエンドフェイズ",
            "自分のターンのエンドフェイズ",
            "エンドフェイズ",
            "ターンのエンドフェイズ",
            "自分のターンのエンドフェイズの開始時",
        ),
    ),
    Phrase(
        "ownly",
        a.Begins,
        "自分のターン開始時",
        "at the start of each turn",
        {"period": EVERY_TURN},
        also=("ターン開始時", "自分のターンの開始時", "ターンの開始時"),
    ),
    Phrase(
        "ownly",
        a.Ends,
        "自分のターン終了時",
        "at the end of each turn",
        {"period": EVERY_TURN},
        also=("ターン終了時", "自分のターンの終了時", "ターンの終了時"),
    ),
]
