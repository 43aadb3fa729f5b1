"""Wordings of lyrical for what changes the rules: prices, what may or must be done all the same, how cards come."""

from __future__ import annotations

from typing import Final

from kirifuda.games.lyrical import ast as n
from kirifuda.games.lyrical.wording.mods import THIS_TURN
from kirifuda.games.lyrical.wording.nouns import FIELD
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

ACTED: Final = a.Position("行動済み状態")
_WAYS: Final[dict[type[a.Effect], tuple[str, str, str]]] = {
    n.PriceLess: ("必要コスト", "減", "{what} <cost@what> {by} less"),
    n.PriceMore: ("必要コスト", "増", "{what} <cost@what> {by} more"),
    n.FactorLess: ("必要ファクター", "減", "{what} <take@what> {by} less factor"),
    n.FactorMore: ("必要ファクター", "増", "{what} <take@what> {by} more factor"),
}
"""N-1.2-3: what is lowered and raised."""


def _prices() -> list[Phrase]:
    """このカードの必要コストを1減らす: by a number, by what is counted, for every so many of something."""
    rows: list[Phrase] = []
    for node, (word, way, english) in _WAYS.items():
        sign, verb, verbs = ("-", "減らす", "減る") if way == "減" else ("+", "増やす", "増える")
        head = "{what:priced}" + word
        tails = (f"を{{by:amount}}{verb}", f"を{sign}{{by:amount}}する", f"は{sign}{{by:amount}}される", f"は{{by:amount}}{verbs}", f"が{{by:amount}}{verbs}")  # fmt: skip
        rows.append(Phrase("stmt", node, head + tails[0], english, also=tuple(head + tail for tail in tails[1:])))
        rows.append(
            Phrase(
                "stmt",
                node,
                f"{head}を{{by:measure}}だけ{verb}",
                english.replace("{by} less", "less by {by}").replace("{by} more", "more by {by}").replace(" by {by} factor", " factor by {by}"),
                also=(f"{head}は{{by:measure}}だけ{verbs}",),
            )
        )  # fmt: skip
        rows.extend(
            Phrase(
                "stmt",
                node,
                f"{head}は{{by.of:{tally}}}{{by.unit:amount}}{mark}につき{{by.each:amount}}{verbs}",
                english.replace("{by}", "{by.each}") + " for every {by.unit} {by.of#by.unit}",
                inner={"by": a.Per},
                also=(f"{head}を{{by.of:{tally}}}{{by.unit:amount}}{mark}につき{{by.each:amount}}{verb}", f"{head}は{{by.of:{tally}}}{{by.unit:amount}}{mark}につき{sign}{{by.each:amount}}される"),
            )
            for tally, mark in (("s_tai", "体"), ("s_mai", "枚"))
        )  # fmt: skip
    return rows


_SETTING: Final = ("セットする", "使用する", "セットまたは使用する", "場に出す")
_OWN: Final = tuple(
    f"{where}このカード{of}"
    for where in ("", "手札にある", "手札の")
    for of in (
        "の",
        *(
            f"を{hand}{verb}{link}"
            for hand in ("", "手札から")
            for verb in _SETTING
            for link in ("ための", "ときの", "場合の", "際の")
        ),
    )
)
_FREE: Final = tuple(
    f"{head}{verb}のに{cost}を{pay}必要はない"
    for head in ("このカードを", "このカードを手札から", "手札にあるこのカードを")
    for verb in ("セットする", "使用する")
    for cost in ("必要コスト", "コスト")
    for pay in ("払う", "支払う")
)


_LINKS: Final = ("とき、その", "場合、その", "ための", "のに必要な", "とき、", "場合、", "ときの", "際の")


def _while_setting(verbs: tuple[str, ...]) -> tuple[str, ...]:
    """対戦相手がトリックカードを使用するための必要コスト: of cards that somebody sets or uses."""
    return tuple(
        f"{{where.by:player}}{particle}{hand}{{qualities:mod**}}{{noun:n_card}}を{verb}{link}"
        for particle in ("が", "は、", "は")
        for hand in ("", "手札から")
        for verb in verbs
        for link in _LINKS
    )


def _set_by_anybody(verbs: tuple[str, ...]) -> tuple[str, ...]:
    """アイテムカードをセットするための必要コスト: whoever sets or uses them."""
    return tuple(
        f"{{qualities:mod**}}{{noun:n_card}}を{hand}{verb}{link}"
        for hand in ("", "手札から")
        for verb in verbs
        for link in _LINKS
    )


_WHO_SETS: Final = tuple(
    f"{who}は{comma}" for who in ("自分", "あなた", "対戦相手", "プレイヤー") for comma in ("", "、")
)
"""Behind these the cards are those that this player sets."""
_TO_SET: Final = (
    (("セットまたは使用する",), "<set@where.by> or <use@where.by>"),
    (("セットする", "場に出す"), "<set@where.by>"),
    (("使用する",), "<use@where.by>"),
)

PRICES: Final = [
    *_prices(),
    Phrase("rule", n.NoCost, _FREE[0], "setting or using this card costs nothing", {"what": n.ThisCard()}, also=(*_FREE[1:], "このカードは必要コストを払わずにセットできる", "このカードは必要コストを払わずに使用できる", "このカードは必要コストを支払わずにセットできる")),
    Phrase("stmt", n.NoCost, "{what:priced}必要コストは0になる", "{what} <cost@what> nothing", also=("{what:priced}必要コストを0にする", "{what:priced}必要コストが0になる")),
    Phrase("stmt", n.NoFactor, "{what:priced}必要ファクターは0になる", "{what} <take@what> no factor", also=("{what:priced}必要ファクターを0にする", "{what:priced}必要ファクターが0になる")),
    Phrase("stmt", n.NoPrice, "{what:priced}必要ファクターと必要コストは0になる", "{what} <take@what> neither factor nor cost", also=("{what:priced}必要ファクターと必要コストを0にする", "{what:priced}必要コストと必要ファクターは0になる")),
    Phrase("priced", n.ThisCard, _OWN[0], "setting or using this card", also=_OWN[1:]),
    Phrase("priced", n.EffectsOf, "{what:gen}エフェクトの", "effects of {what}", also=("{what:gen}エフェクトを使用するための", "{what:ga}エフェクトを使用するための"), number="pl"),
    Phrase("priced", n.WrittenEffectsOf, "{what:ni}書かれたエフェクトの", "effects written on {what}", also=("{what:ni}書かれたエフェクトを使用するための", "{what:ni}書かれているエフェクトの", "{what:ni}書かれているエフェクトを使用するための"), number="pl"),
    Phrase("priced", a.All, "{of:f_priced}の", "{of#pl}", number="pl"),
    Phrase("priced", a.All, "{of:f_setting}", "{of#pl}", number="pl"),
    Phrase("f_priced", a.Filter, "{where:hands}{qualities:mod**}{noun:n_card}", "{qualities<}{noun#}{qualities>#}{where>}"),
    *(
        Phrase("hands", a.BeingPlayed, ways[0], english, also=ways[1:])
        for english, ways in (
            ("| that {by} <set@by> or <use@by>", ("{by:player}がセットまたは使用する",)),
            ("| that {by} <set@by>", ("{by:player}がセットする", "{by:player}が手札からセットする", "{by:player}が場に出す", "{by:player}が手札から場に出す")),
            ("| that {by} <use@by>", ("{by:player}が使用する", "{by:player}が手札から使用する")),
            ("| that {by} <set@by> or <use@by>", ("{by:player}の",)),
            ("| that {by} <set@by> or <use@by> from the hand", ("{by:player}の手札の", "{by:player}の手札にある")),
        )
    ),
    Phrase("hands", a.BeingPlayed, "", "|", {"by": a.AnyPlayer()}),
    *(
        Phrase("f_setting", a.Filter, _while_setting(verbs)[0], f"{{qualities<}}{{noun#}}{{qualities>#}} that {{where.by}} {english}", inner={"where": a.BeingPlayed}, also=_while_setting(verbs)[1:])
        for verbs, english in _TO_SET
    ),
    *(
        Phrase("f_setting", a.Filter, _set_by_anybody(verbs)[0], f"{{qualities<}}{{noun#}}{{qualities>#}} that anybody {english}", {"where": a.BeingPlayed(a.AnyPlayer())}, also=_set_by_anybody(verbs)[1:], not_behind=_WHO_SETS)
        for verbs, english in ((_TO_SET[0][0], "sets or uses"), (_TO_SET[1][0], "sets"), (_TO_SET[2][0], "uses"))
    ),
    Phrase("f_setting", a.Filter, "{where.by:player}がレスポンスとして{noun:n_card}を使用するための", "{noun#} that {where.by} <use@where.by> in answer", {"qualities": (n.AsAnswer(),)}, inner={"where": a.BeingPlayed}, also=tuple(f"{{where.by:player}}が{whose}レスポンスとして{{noun:n_card}}を使用する{link}" for whose in ("", "対戦相手の行動への", "対戦相手の行動に対する", "対戦相手の行動に対して") for link in _LINKS) + tuple(f"{{where.by:player}}が{whose}{{noun:n_card}}でレスポンスする{link}" for whose in ("", "対戦相手の行動への", "対戦相手の行動に対する", "対戦相手の行動に対して") for link in _LINKS)),
    Phrase("priced", n.EffectsOf, "{what.of:f_users}エフェクトを使用するための", "effects that {what.of}", inner={"what": a.All}, also=tuple(f"{{what.of:f_users}}エフェクトを使用する{link}" for link in ("のに必要な", "とき、その", "場合、その", "とき、", "ときの", "際の")), number="pl"),
    Phrase("f_users", a.Filter, "{where.whose:player}が", "{where.whose} <use@where.whose>", {"where.zone": FIELD, "qualities": (), "noun": a.Kind("キャラクター")}, inner={"where": a.Place}, also=("{where.whose:player}は、",)),
]  # fmt: skip


def _musts() -> list[tuple[str, dict[str, object], dict[str, type[a.Node]], list[str]]]:
    """対戦相手は可能なら…ガード宣言しなければならない: of a player, and against whom (N-9.3)."""
    found: list[tuple[str, dict[str, object], dict[str, type[a.Node]], list[str]]] = []
    against = ("アタック宣言に対して", "アタック宣言に対して、", "アタック宣言に", "アタック宣言を")
    whom = (*(f"{{deed.what:gen}}{tail}" for tail in against), "{deed.what:obj}", "{deed.what:ni}対して")
    general: dict[str, object] = {"deed": n.DeclaresGuard()}
    certain: dict[str, type[a.Node]] = {"deed": n.GuardsAgainst}
    kinds: tuple[tuple[tuple[str, ...], str, dict[str, object], dict[str, type[a.Node]]], ...] = (
        (("",), "", general, {}),
        (whom, " against {deed.what}", {}, certain),
    )
    for heads, english, fixed, inner in kinds:
        able = ("可能なら", "", "できるなら", "可能な限り", "できる限り")
        ways = [f"{{subject:player}}は{when}{head}ガード宣言しなければならない" for head in heads for when in able]
        ways += [
            f"{{subject:player}}は{head}{when}ガード宣言しなければならない"
            for head in heads
            if head
            for when in able
            if when
        ]
        found.append((english, fixed, inner, ways))
    return found


# what the rules would not let somebody do, and what somebody would not have to do
_STRIKING: Final = tuple(
    f"{head}行動済み状態{even}{tail}"
    for even in ("でも", "であっても")
    for head, tails in (
        (
            "{subject:topic}",
            (
                "バトルでダメージを与える",
                "バトルで攻撃力分のダメージを与える",
                "バトルで攻撃力に等しいダメージを与える",
            ),
        ),
        (
            "{subject:gen}攻撃力は",
            ("無いものとして扱われない", "無いものとして扱わない", "無いものとはならない", "無いものにならない"),
        ),
    )
    for tail in tails
)[1:]

CHANGED: Final = [
    Phrase("stmt", a.Allow, "{subject:topic}{deed.state:hindered}でも{deed.deed:doable.can}", "{subject} can {deed.deed} even {deed.state}", inner={"deed": n.Despite}, also=("{subject:topic}{deed.state:hindered}であっても{deed.deed:doable.can}", "{subject:topic}{deed.state:hindered}で{deed.deed:doable.can}")),
    Phrase("stmt", a.Allow, "{subject:topic}行動済み状態でもバトルでダメージを与える", "{subject} <deal@subject> the damage of a battle even while acted", {"deed": n.Despite(n.Strikes(), a.Lies(ACTED))}, also=_STRIKING),
    Phrase("hindered", a.Lies, "行動済み状態", "while acted", {"position": ACTED}),
    Phrase("hindered", a.Did, "場に出たターン", "in the turn of entering the field", {"period": THIS_TURN, "deed": a.Enters()}, also=("場に出たターンに", "セットされたターン")),
    Phrase("hindered", a.Did, "セットアップしたターン", "in the turn of being set up", {"period": THIS_TURN, "deed": n.SetsUp()}, also=("セットアップしたターンに", "セットアップされたターン")),
    Phrase("doable", n.DeclaresAttack, "アタック宣言する", "declare an attack"),
    Phrase("doable", n.DeclaresGuard, "ガード宣言する", "guard"),
    Phrase("doable", n.UsesEffects, "エフェクトを使用する", "use effects"),
    *(
        Phrase("stmt", a.Must, ways[0], f"{{subject}} must guard{english} if able", fixed, also=tuple(ways[1:]), inner=inner)
        for english, fixed, inner, ways in _musts()
    ),
    *(
        Phrase("stmt", a.Must, f"{{subject:topic}}可能なら{word}しなければならない", f"{{subject}} must {english} if able", {"deed": deed}, also=tuple(f"{{subject:topic}}{able}{word}しなければならない" for able in ("", "できるなら", "可能な限り", "できる限り", "必ず", "可能ならこのアタック宣言に対して", "このアタック宣言に対して可能なら", "このアタック宣言に対して")))
        for word, english, deed in (("アタック宣言", "attack", n.DeclaresAttack()), ("ガード宣言", "guard", n.DeclaresGuard()))
    ),
]  # fmt: skip

COMING: Final = [
    Phrase("rule", a.EntersAs, "{what:ref}は{arriving:lying!}場に出る", "{what} <enter@what> the field {arriving}"),
    Phrase("rule", a.EntersAs, "{what:coming}は{arriving:lying!}場に出る", "{what} <enter@what> the field {arriving}"),
    Phrase("coming", a.All, "{of:f_coming}", "{of#pl}", number="pl"),
    Phrase("f_coming", a.Filter, "{where:camp}{qualities:mod**}{noun:n_tai}", "{qualities<}{noun#}{where>}{qualities>#}"),
    Phrase("f_coming", a.Filter, "{qualities:fromhand!}{where:camp}{noun:n_tai}", "{noun#}{where>}{qualities>#}"),
    Phrase("fromhand", n.FromHand, "手札から", "| from a hand"),
    *(
        Phrase("camp", a.Place, ja, english, {"zone": FIELD, "whose": whose}, also=also)
        for ja, english, whose, also in (
            ("場に出る", "|", a.AnyPlayer(), ("お互いの", "")),
            ("自分の", "| of yours", a.You(), ("自分の場に出る",)),
            ("対戦相手の", "| of your opponent's", a.Opponent(), ("対戦相手の場に出る",)),
        )
    ),
]  # fmt: skip

RULES: Final = [*PRICES, *CHANGED, *COMING]
