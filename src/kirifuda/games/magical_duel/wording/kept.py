"""Magical Duel wordings: limits turned round, what was chosen for the card, how many attributes, places behind places."""

from __future__ import annotations

from typing import Final

from kirifuda.games.magical_duel import ast as m
from kirifuda.games.magical_duel import ast_kept as t
from kirifuda.games.magical_duel.wording.acts import ONTO_FIELD
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

USED: Final = a.Performs(a.Action("use"), a.Anything(), a.AnyCause())
AT: Final = (
    ("cond", ("場合は", "場合には", "場合", "ときは", "ときには", "とき")),
    ("cond.nara", ("なら",)),
    ("states", ("かぎり", "限り", "間", "間は")),
)
"""What stands behind a condition, by its form."""
SO_OFTEN: Final = tuple(
    f"{turn}{{@:amount}}{time}{only}発動できる"
    for turn in ("1ターンに", "各ターン", "各ターンに", "1ターン中に", "毎ターン")
    for time in ("度", "回")
    for only in ("のみ", "まで", "だけ")
) + tuple(
    f"{turn}{{@:amount}}{time}{only}発動できない"
    for turn in ("1ターンに", "各ターン", "各ターンに", "1ターン中に", "毎ターン")
    for time in ("度", "回")
    for only in ("しか", "までしか")
)


def unless() -> tuple[str, ...]:
    """An ability that cannot be activated under a condition, said before it or behind."""
    return tuple(
        text
        for category, words in AT
        for at in words
        for text in (
            *(f"この能力は{{condition.condition:{category}}}{at}{stop}発動できない。" for stop in ("", "、")),
            *(f"{{condition.condition:{category}}}{at}、この能力{ha}発動できない。" for ha in ("は", "を")),
        )
    )


def only_if() -> tuple[str, ...]:
    """One that can be activated only under a condition, said first."""
    return tuple(
        f"{{condition:{category}}}{at}{stop}この能力{ha}発動できる。"
        for category, words in (("cond", ("場合にのみ", "場合のみ", "ときにのみ", "ときのみ")), ("states", ("間のみ", "間にのみ")))
        for at in words
        for stop in ("、", "")
        for ha in ("を", "は")
    )  # fmt: skip


def so_often(what: str, times: str) -> tuple[str, ...]:
    """How often activated abilities of a card, behind its name."""
    return tuple(f"{{{what}:ownthing}}の条件能力は{text.replace('@', times)}" for text in SO_OFTEN)


def many(number: str, relation: str, aspect: str) -> tuple[str, ...]:
    """So many attributes, in every way in which it is said."""
    return (
        f"{{{aspect}}}を{number}つ{relation}", f"{number}つ{relation}の{{{aspect}}}を", f"{{{aspect}}}を{number}種類{relation}",
        f"{number}種類{relation}の{{{aspect}}}を",
    )  # fmt: skip


LIMITS: Final = [
    Phrase("limit", a.OnlyWhen, unless()[0], " This ability cannot be activated if {condition.condition}.", inner={"condition": a.NotSo}, also=unless()[1:]),
    Phrase("limit", a.OnlyWhen, only_if()[0], " Only if {condition} can this ability be activated.", also=only_if()[1:]),
    Phrase("ownthing", a.This, "このカード", "this card", also=("この神", "この怪異", "この魔法少女", "この結界")),
    Phrase("limit", t.TimesOfCard, f"{so_often('what', 'times')[0]}。", " Activated abilities of {what} can be activated only {times} (time|times)#times a turn.", also=tuple(f"{text}。" for text in so_often("what", "times")[1:])),
    Phrase("ability", a.Static, "{says:ownlimit!}。", "{says}.", {"limits": ()}),
    Phrase("ownlimit", a.Forbid, so_often("subject", "deed.n")[0], "activated abilities of {subject} can be activated only {deed.n} (time|times)#deed.n a turn", {"deed.deed": USED}, inner={"deed": m.Beyond}, also=so_often("subject", "deed.n")[1:]),
]  # fmt: skip

CHOSEN: Final = [
    Phrase("declared", None, "{declared0}", "{declared0}"),
]  # fmt: skip

LIKE: Final = [
    *[Phrase(category, t.Likeness, f"{{what:{of}}}が持つすべての{{aspect:lendable}}", "every {aspect} of {what}", also=(f"{{what:{of}}}の持つすべての{{aspect:lendable}}", f"{{what:{of}}}のすべての{{aspect:lendable}}", f"{{what:{of}}}と同じ{{aspect:lendable}}")) for category in ("feature", "turned") for of in ("ref", "lender")],
    Phrase("lender", a.All, "{of:lenders}", "{of#pl}", number="pl"),
    Phrase("lenders", a.Filter, "{where:stockplace}", "(card|cards)# in {where}", {"noun": a.AnyCard(), "qualities": ()}, also=("{where:stockplace}にあるカード",)),
    Phrase("lendable", None, "{manyaspect}", "{manyaspect}"),
    Phrase("lendable", a.Aspect, "カード名", "name", {"name": "カード名"}),
    *[Phrase(category, None, "{declared0}", "{declared0}") for category in ("feature", "turned")],
    Phrase("called", m.CasterName, "キャスター名“{name:name}”", "the caster name “{name}”"),
    Phrase("declared0", t.Chosen, "選んだ{aspect}", "the chosen {aspect}", also=("宣言した{aspect}", "宣言された{aspect}", "選ばれた{aspect}")),
    # of a set, that all of it is so
    Phrase("state", t.AllAre, "すべての{of:f_tai}が{quality:pred}である", "all {of#pl} are {quality}", also=("{of:f_tai}がすべて{quality:pred}である", "{of:f_tai}が全て{quality:pred}である", "{of:f_tai}すべてが{quality:pred}である")),
]  # fmt: skip

MANY: Final = [
    Phrase("manyaspect", a.Aspect, "属性", "attribute", {"name": "属性"}),
    Phrase("manyaspect", a.Aspect, "種族", "race", {"name": "種族"}),
    Phrase("manyaspect", a.Aspect, "特徴", "trait", {"name": "種族"}),
    *[
        Phrase(category, node, f"{printed}{first}持つ", f"{bar}{{relation<}}{{number}}{{relation>}}{english} {{aspect}}(|s)#number", also=(f"{printed}{first}持っている", *(f"{printed}{one}{have}" for one in more for have in ("持つ", "持っている")), *(f"{printed}{{aspect:manyaspect}}が{{number:amount}}{unit}{{relation:rel}}{end}" for unit in ("つ", "種類") for end in ends)))
        for node, printed, english in ((t.HasMany, "", ""), (t.PrintedMany, "表記の", " printed"))
        for category, bar, ends in (("mod", "| with ", ("の", "ある", "である")), ("having", "", ("ある",)))
        for first, *more in (many("{number:amount}", "{relation:rel}", "aspect:manyaspect"),)
    ],
    *[
        Phrase(category, t.HasMany, "複数の{aspect:manyaspect}を持つ", f"{bar}two or more {{aspect}}s", {"relation": a.AtLeast(), "number": a.Num(2)}, also=("複数の{aspect:manyaspect}を持っている", "{aspect:manyaspect}を複数持つ", "{aspect:manyaspect}を複数持っている"))
        for category, bar in (("mod", "| with "), ("having", ""))
    ],
    Phrase("measure1", t.AspectsOf, "{what:gen}{aspect:manyaspect}の数", "the number of {aspect}s of {what}", also=("{what:gen}{aspect:manyaspect}の種類の数", "{what:gen}{aspect:manyaspect}の種類", "{what:ref}が持つ{aspect:manyaspect}の数", "{what:ref}が持つ{aspect:manyaspect}の種類の数")),
    Phrase("scoped", a.ForEach, "{amount:c_kinds}{unit:amount}種類につき、{do:scope}", "for every {unit} {amount#unit}, {do~}"),
    Phrase("saying", a.ForEach, "{amount:c_kinds}{unit:amount}種類につき、{do:stmt}", "for every {unit} {amount#unit}, {do}"),
    Phrase("c_kinds", t.AspectsOf, "{what:gen}{aspect:manyaspect}", "{aspect}(|s)# of {what}", also=("{what:ref}が持つ{aspect:manyaspect}",)),
]  # fmt: skip

COMPARED: Final = [
    Phrase("mod", a.StatIs, "{stat}が{amount:gaugeof}{relation:more}", "| with {stat} {relation} {amount}", also=("{amount:gaugeof}{stat}の{relation:more}", "{stat}の{amount:gaugeof}{relation:more}")),
    Phrase("mod", a.StatIs, "{stat}が{amount:gaugeby}{relation:bound}の", "| with {stat} {relation<}{amount}{relation>}", also=("{stat}が{amount:gaugeby}{relation:bound}である",)),
    Phrase("gaugeby", a.ThatOf, "{what:ref}", "that of {what}"),
]  # fmt: skip

PLACES: Final = [
    # how it arrives, before its place and behind
    *[
        Phrase("act", a.Move, "{what:objd}{arriving:arrival}{to:dest}{arriving:arrival}置く", "<put> {what} {to#what}{arriving}", also=tuple(f"{{what:objd}}{before}{{to:dest}}{{arriving:arrival}}{verb}" for before in ("{arriving:arrival}", "{arriving:arrival}{arriving:arrival}") for verb in ("置く", "出す", "戻す", "移動する"))[1:]),
        Phrase("act", a.Move, "{what:objd}戦場に{arriving:arrival*}出す", "<put> {what} onto the field{arriving}", {"to": ONTO_FIELD}, also=("{what:objd}{arriving:arrival}戦場に{arriving:arrival}出す",)),
    ],
    Phrase("stack", a.Under, "{what:some}のストックとして", "under {what} as stock", also=("{what:some}のストックに", "{what:some}の下に", "{what:some}の下にストックとして", "ストックとして{what:some}の下に")),
    # exiled cards as a place (MD 311.3)
    *[Phrase("zoned", None, f"{{exiledplace}}{particle}", f"| {of} {{exiledplace}}") for particle, of in (("の", "in"), ("から", "from"), ("にある", "in"), ("の中から", "from"), ("の中の", "in"))],
    Phrase("fromthere", None, "{exiledplace}から", "| from {exiledplace}", also=("{exiledplace}の中から",)),
    Phrase("exiledplace", a.Place, "{whose:fieldof}除外カード", "{whose}exile zone", {"zone": a.Zone("除外ゾーン")}),
    Phrase("exiledplace", a.Place, "除外カード", "any exile zone", {"zone": a.Zone("除外ゾーン"), "whose": a.AnyPlayer()}, also=("お互いの除外カード", "いずれかのプレイヤーの除外カード")),
]  # fmt: skip

ACTS: Final = [
    *[
        Phrase("act", a.Activate, f"{{what:{whose}}}{{ability:owned}}を1つ発動する", "<activate> {ability} of {what}", also=(f"{{what:{whose}}}{{ability:owned}}1つを1回発動する", *(f"{{what:ref}}が持つ{{ability:owned}}を{often}発動する" for often in (("1つ", "1回") if whose == "gen" else ()))))
        for whose in ("gen", "gen_any")
    ],
    Phrase("act", a.Become, "{what:objd}{features:madeto*と}にする", "<turn> {what} into {features% and }"),
    Phrase("madeto", a.Stats, "[{attack:amount}/{defense:amount}]", "[{attack}/{defense}]"),
    Phrase("madeto", None, "{attribute}属性", "{attribute}"),
    Phrase("madeto", None, "{kind}", "a {kind}"),
    Phrase("setstat", None, "属性を{attribute}", "make the attribute {attribute}", also=("属性を{attribute}属性",)),
    Phrase("setstat", None, "種族を{race}", "make the race {race}", also=("種族を“{race}”",)),
    Phrase("setstat", None, "カード名を{cardname0}", "make the name {cardname0}"),
]  # fmt: skip

EVENTS: Final = [
    # cards, perhaps of a kind, wherever they are, by that word: 怪異カードが墓地に置かれる. Where two rows read the same
    # words, a card is not just one on the field: it may come from a hand or a deck
    Phrase("happening", a.Happens, "{subject:fieldcard}{deed:goes~}", "{subject} {deed/@subject}"),
    Phrase("happening", a.Happens, "{subject:doer}{deed:deed~}", "{subject} {deed/@subject}", weak=True, replaces=True),
    Phrase("fieldcard", a.Any, "{of:f_fieldcard}が", "a {of}"),
    Phrase("f_fieldcard", a.Filter, "戦場の{qualities:mod**}カード", "{qualities<}(card|cards)# on the field{qualities>#}", {"where": a.Place(a.Zone("戦場"), a.AnyPlayer()), "noun": a.AnyCard()}, also=("戦場にある{qualities:mod**}カード",)),
    Phrase("happening", a.Happens, "{subject:wherever}{deed:goes~}", "{subject} {deed/@subject}"),
    Phrase("wherever", a.Any, "{of:f_wherever}が", "a {of}"),
    Phrase("f_wherever", a.Filter, "{qualities:mod**}{noun:n_wherever}", "{qualities<}{noun#}{qualities>#}", {"where": a.Anywhere()}),
    Phrase("n_wherever", None, "{kind}カード", "{kind}"),
    Phrase("n_wherever", a.AnyCard, "カード", "(card|cards)#"),
    Phrase("goes", a.IsPut, "{origin:evfrom}{to:evto}置かれる", "<be> put{origin} {to}"),
    Phrase("goes", a.Undergoes, "{cause}除外される", "<be> exiled{cause}", {"action": a.Action("exile")}, also=("{cause}ゲームから除外される",)),
    Phrase("goes", a.Undergoes, "{cause}捨てられる", "<be> discarded{cause}", {"action": a.Action("discard")}, also=("{cause}手札から捨てられる",)),
    Phrase("goes", a.IsPut, "{origin:evfrom}{to:evto}加えられる", "<be> added{origin} {to}", also=("{origin:evfrom}{to:evto}加わる", "{origin:evfrom}{to:evto}戻る", "{origin:evfrom}{to:evto}戻される")),
    *[
        Phrase("happening", a.Happens, f"{{deed.what:{whose}}}{{deed.ability:goneoff}}が発動する", "{deed.ability} of {deed.what} is activated", {"subject": a.AnyPlayer()}, inner={"deed": t.UsesOf}, also=(f"{{deed.what:{whose}}}{{deed.ability:goneoff}}が発動される",))
        for whose in ("gen", "gen_any")
    ],
    *[Phrase("deed", t.UsesOf, f"{{what:{whose}}}{{ability:goneoff}}を発動する", "<activate> {ability} of {what}") for whose in ("gen", "gen_any")],
    *[Phrase("goneoff", a.Keyword, f"[{word}]", f"[{english}]", {"name": word}) for word, english in (("参戦", "Enter"), ("断末魔", "Last Words"))],
    Phrase("goneoff", a.AbilityNamed, "[{name:label}]", "[{name}]"),
]  # fmt: skip

CHAIN: Final = "{options:chain}"
ALONE: Final[dict[str, object]] = {"before": (), "count": a.Num(1), "who": a.Actor()}

WAYS: Final = [
    Phrase("scope", t.OneWay, f"{CHAIN}か、{CHAIN}", "{options~% or }", ALONE, also=(f"{CHAIN}か{CHAIN}", f"{CHAIN}か、または{CHAIN}", f"{CHAIN}か、{CHAIN}か、{CHAIN}", f"{CHAIN}か、{CHAIN}か{CHAIN}", f"{CHAIN}か、{CHAIN}、または{CHAIN}")),
    *[
        Phrase("body", t.OneWay, f"{before}{{who:chooser}}以下から{{count:q_tsu}}を選ぶ。{{options:option*}}", f"{told}{{who}} <choose@who> {{count}} of the following.{{options/@who}}", fixed, also=tuple(f"{before}{{who:chooser}}以下から{{count:q_tsu}}{chosen}。{{options:option*}}" for chosen in ("選ぶ", "を選び、実行する", "を選んで実行する")))
        for before, told, fixed in (("", "", {"before": ()}), ("{before:sent*}", "{before% } ", {}))
    ],
    Phrase("chooser", a.Opponent, "相手は", "your opponent", also=("敵プレイヤーは", "対戦相手は", "相手プレイヤーは")),
    Phrase("chooser", a.ThatPlayer, "そのプレイヤーは", "that player"),
    Phrase("chooser", a.ControllerOf, "{what:gen}支配者は", "the controller of {what}"),
]  # fmt: skip

KEPT: Final = [*LIMITS, *CHOSEN, *LIKE, *MANY, *COMPARED, *PLACES, *ACTS, *EVENTS, *WAYS]
