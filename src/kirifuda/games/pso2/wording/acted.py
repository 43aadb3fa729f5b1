"""Wordings of pso2 for what an effect did something to, as a set: この効果で捨札に置かれた赤のカード."""

from __future__ import annotations

from typing import Final

from kirifuda.games.pso2.wording.numbers import per_each
from kirifuda.games.pso2.wording.things import ACTED
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

JUST: Final = ("この効果で", "この方法で", "これにより")
PASSIVE: Final = {
    "捨てた": "捨てられた",
    "公開した": "公開された",
    "サーチした": "サーチされた",
    "ONにした": "ONになった",
    "OFFにした": "OFFになった",
    "戻した": "戻された",
    "加えた": "加えられた",
    "置いた": "置かれた",
    "場に出した": "場に出された",
}
"""The same told of what it was done to."""
_OF_THEM: Final[dict[str, type[a.Node]]] = {"what": a.ActedOn}
_COUNTED: Final[dict[str, type[a.Node]]] = {"left": a.CountOf, "left.of": a.Filter}
_PLACED: Final = ("置い", "加え", "戻し", "公開し", "サーチし")


def undergone(form: str) -> tuple[str, ...]:
    """The passive of a form, with where something went before it."""
    return tuple(form.removesuffix(done) + suffered for done, suffered in PASSIVE.items() if form.endswith(done))[:1]


def ways(forms: tuple[str, ...]) -> tuple[str, ...]:
    """How it is said of something that it was done to by the effect."""
    active = [form for form in forms if not form.endswith("された") and not form.endswith("移動した")]
    passive = [one for form in active for one in undergone(form)]
    went = [form for form in forms if form.endswith("移動した")]
    told = [f"{just}{form}" for form in (*active, *passive, *went) for just in JUST]
    return tuple(dict.fromkeys((*active, *told)))


ACTED_ON: Final = [
    *(
        Phrase("actedzone", a.Among, ways(forms)[0], f"| {english} this way", {"what.act": act, "what.noun": a.AnyCard()}, inner=_OF_THEM, also=ways(forms)[1:])
        for act, english, *many in ACTED
        for forms in (tuple(many),)
    ),
    Phrase("f_mai", a.Filter, "{where:actedzone}{qualities:mod*}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_mai", a.Filter, "{where:actedzone}{qualities:kept!}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("kept", a.ControlledBy, "自分の", "| of (yours|theirs)#actor", {"who": a.Actor()}, also=("自身の",)),
    # of a kind alone it is a pronoun; only their number is a set
    Phrase("f_actedkind", a.Filter, "{where:actedzone}{noun:n_nocard}", "{noun#}{where>}", {"qualities": ()}),
    *per_each("f_actedkind", "枚"),
    Phrase("scoped", a.ForEach, "{amount:c_f_actedkind}{unit:amount}枚につき、{do:scope}", "for every {unit} {amount#unit}, {do~}"),
    Phrase("s_mai", a.CountOf, "{of:f_actedkind}", "{of#}"),
    Phrase("zoned", None, "{actedzone}カードの中から", "{actedzone}"),
    Phrase("zoned", None, "{actedzone}カードの中にある", "{actedzone}"),
    Phrase("zoned", None, "{actedzone}カードの中の", "{actedzone}"),
    Phrase("f_inzone", a.Filter, "{where:actedzone}カードの中に{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("n_nocard", None, "{n_tai}", "{n_tai#}"),
    Phrase("n_nocard", None, "{n_item}", "{n_item#}"),
]  # fmt: skip
