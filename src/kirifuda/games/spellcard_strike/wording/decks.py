"""Spellcard Strike wordings for extra lines: decks, the ace, the first hand (3.13.5)."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kirifuda.games.spellcard_strike import ast as s
from kirifuda.text import ast as a
from kirifuda.text.phrases import Phrase

_WHEN: Final = ("", "ゲーム開始時に", "ゲーム開始前に", "ゲーム開始時、", "デッキの")
_NOT_ACE: Final = (
    *(
        f"{ace}{verb}"
        for ace in ("エースとして", "エースに")
        for verb in (
            "配置することができない",
            "配置することはできない",
            "配置できない",
            "選ぶことができない",
            "選ぶことはできない",
            "選べない",
            "使用することができない",
            "使用できない",
            "することができない",
            "することはできない",
            "できない",
            "配置されない",
            "ならない",
        )
    ),
    "ゲートエリアに置くスペルカードとして選ぶことができない",
    "ゲートエリアに置くスペルカードとして選べない",
    *(
        f"{ace}ゲートエリアに{put}"
        for ace in ("", "エースとして")
        for put in ("置くことができない", "置くことはできない", "配置することができない", "配置できない", "置けない")
    ),
)
_OF_THIS: Final = (
    "このカードを入れたデッキ",
    "このカードを入れるデッキ",
    "このカードが入っているデッキ",
    "このカードをデッキに入れる場合、デッキ",
    "このカードをデッキに入れる場合、そのデッキ",
    "このカードをデッキに入れる場合、あなたのデッキ",
    "このカードをデッキに入れた場合、デッキ",
)
_THE_DECK: Final = ("あなたのデッキ", "デッキ", "そのデッキ", "このデッキ")
"""How a deck is called where it was said which card is the ace."""
_MUST: Final = (
    "を持っていなければならない",
    "を持つ必要がある",
    "を持たなければならない",
    "を持つカードでなければならない",
    "を持つスペルカードでなければならない",
    "でなければならない",
)
_MAY: Final = ("入れることができる", "入れられる", "入れてもよい")
_MAY_NOT: Final = ("入れることができない", "入れることはできない", "入れられない")
_BEGINNING: Final = ("", "ゲーム開始前に", "ゲーム開始時に", "最初に")
_NOT_SIX: Final = tuple(
    f"{when}引くカードは6枚{of}{{amount}}枚{be}"
    for when in ("", "ゲーム開始前に", "ゲーム開始時に")
    for of in ("ではなく", "のかわりに")
    for be in ("になる", "である", "とする", "となる")
)
_DRAWN: Final = tuple(
    f"{when}カードを{{old}}枚引くかわりに{card}{{amount}}枚引く"
    for when in ("", "ゲーム開始前に", "ゲーム開始時に")
    for card in ("", "カードを")
) + tuple(
    f"{when}あなたが引くカードは{{old}}枚ではなく{{amount}}枚{be}"
    for when in _BEGINNING
    for be in ("になる", "である", "とする")
)
_NUMBERED: Final = tuple(
    f"{when}{who}{drawn}{wa}{{amount}}枚{be}"
    for when in _BEGINNING
    for who in ("", "あなたが")
    for drawn in ("引くカードの枚数", "カードを引く枚数")
    for wa, be in (
        ("を", "に変更する"),
        ("を6枚から", "に変更する"),
        ("を6枚から", "にする"),
        ("は6枚から", "になる"),
        ("は6枚から", "に変更される"),
        ("を", "にする"),
        ("は", "になる"),
        ("は", "である"),
        ("は", "とする"),
        ("は", "となる"),
    )
) + tuple(
    f"{who}{when}引くカードの枚数は{not_6}{{amount}}枚{be}"
    for who, when in (
        ("あなたが", "ゲーム開始前に"),
        ("", "ゲーム開始前に"),
        ("あなたが", "ゲーム開始時に"),
        ("", "ゲーム開始時に"),
    )
    for not_6 in ("6枚のかわりに", "6枚ではなく")
    for be in ("となる", "になる", "である", "とする")
)
_SIX: Final = (
    tuple(text.replace("{old}", "6") for text in _DRAWN)
    + tuple(f"{who}ゲーム開始前に{card}{{amount}}枚引く" for who in ("", "あなたは") for card in ("カードを",))
    + _NUMBERED
    + _NOT_SIX
)
_ALL_SUCH: Final = tuple(
    f"{deck}のスペルカードがすべて{{quality:info}}を{have}場合、"
    for deck in ("デッキ", "あなたのデッキ", "あなたのデッキに入っている", "このカードを入れたデッキ")
    for have in ("持つ", "持っている")
)


_COPIES: Final = tuple(
    text
    for deck in ("デッキ", "あなたのデッキ", "自身のデッキ")
    for inside in ("入っている", "ある", "含まれている")
    for text in (
        f"このカードが{deck}に{{count:amount}}枚{{relation:many}}{inside}場合、",
        f"{deck}にこのカードが{{count:amount}}枚{{relation:many}}{inside}場合、",
    )
)
_SUCH: Final = tuple(
    text
    for deck in ("デッキ", "あなたのデッキ", "このカードを入れたデッキ")
    for card in ("スペルカード", "カード")
    for inside in ("入っている", "ある", "含まれている")
    for text in (
        f"{{quality:mod}}{card}が{deck}に{{count:amount}}枚{{relation:many}}{inside}場合、",
        f"{deck}に{{quality:mod}}{card}が{{count:amount}}枚{{relation:many}}{inside}場合、",
    )
)


_AS_ACE: Final = tuple(
    f"{before}このカードをエース{to}{did}場合、"
    for to in ("として", "に")
    for did in (
        "配置した",
        "配置している",
        "した",
        "する",
        "選んだ",
        "配置する",
        "配置してゲームを開始する",
        "配置してゲームを開始した",
        "してゲームを開始する",
        "してゲームを開始した",
        *(("ゲームを開始する", "ゲームを開始した", "使用する", "使用した") if to == "として" else ()),
    )
    for before in ("", "ゲーム開始時に", "ゲーム開始時、", "ゲーム開始前に、")
) + tuple(
    f"{before}{this}{ace}場合、"
    for before in ("", "ゲーム開始時、", "ゲーム開始時に", "ゲーム開始前に")
    for this, aces in (
        (
            "このカードが",
            ("エースの", "エースである", "エースとして配置された", "エースとして配置されている", "エースになった"),
        ),
        ("このカードがあなたの", ("エースの", "エースである", "エースとして配置された", "エースとして配置されている")),
        ("", ("エースの", "エースである", "エースとして配置した", "エースに選んだ", "エースにした")),
    )
    for ace in aces
)


_PLACED_ACE: Final = tuple(one for one in _AS_ACE if "配置" in one or "ゲームを開始" in one)


def _many_such() -> list[str]:
    """So many cards of a sort that a deck must have."""
    found = [
        f"このカードは{{quality:mod}}{card}が{{count:amount}}枚{{relation:many}}{inside}デッキに{only}"
        for card in ("スペルカード", "カード")
        for inside in ("入っている", "入った", "含まれる", "ある")
        for only in (
            "のみ入れることができる",
            "しか入れることができない",
            "のみ入れられる",
            "しか入れられない",
            "だけ入れることができる",
        )
    ]
    must = ("入れなければならない", "入れる必要がある", "入れていなければならない")
    found += [
        f"{deck}に{wa}{{quality:mod}}{card}を{{count:amount}}枚{{relation:many}}{verb}"
        for deck in _OF_THIS
        for wa in ("は", "")
        for card in ("スペルカード", "カード")
        for verb in must
    ]
    return found[1:]


def _few_such() -> list[str]:
    """So many cards of a sort that a deck may have."""
    limits = ("しか入れることができない", "しか入れられない", "入れることができる")
    return [
        f"{deck}に{wa}{{quality:mod}}{card}を{{count:amount}}枚{{relation:upto}}{verb}"
        for deck in _OF_THIS
        for wa in ("は", "")
        for card in ("スペルカード", "カード")
        for verb in limits
    ]


_ONLY_SO_MANY: Final = (
    "まで入れることができる",
    "までしか入れることができない",
    "しか入れることができない",
    "まで入れられる",
)
_MOST_OF_SUCH: Final = tuple(
    f"{deck}に{wa}{{quality:mod}}同じカード名の{card}{o}{{most:amount}}枚{only}"
    for deck in (*_OF_THIS, "デッキ", "あなたのデッキ")
    for wa in ("は", "")
    for card in ("カード", "スペルカード")
    for o in ("を", "は")
    for only in _ONLY_SO_MANY
) + tuple(
    f"{{quality:mod}}同じカード名の{card}{o}{deck}{{most:amount}}枚{only}"
    for deck in ("デッキに", "")
    for card in ("カード", "スペルカード")
    for o in ("を", "は")
    for only in _ONLY_SO_MANY
)
_SIZES: Final = tuple(
    f"{deck}は{{spells:amount}}枚のスペルカード{and_}{{options:amount}}枚のオプション{card}{made}構成{did}{{total:amount}}枚{must}"
    for deck in _OF_THIS
    for and_ in ("と", "、")
    for card in ("",)
    for made in ("により", "で")
    for did in ("された", "する")
    for must in ("でなければならない", "である必要がある", "とする")
)

_OF_ACE: Final = ("あなたのデッキ", "デッキ", "そのデッキ", "このデッキ", "あなたはデッキ")
"""How a deck is called where it was said that this card is the ace."""


def _with_ace(row: Phrase) -> Phrase:
    """What is said of a deck with this card, behind the words that say that it is the ace."""
    said = [
        deck + text.removeprefix(_OF_THIS[0])
        for deck in _OF_ACE
        for text in (row.ja, *row.also)
        if text.startswith((_OF_THIS[0] + "に", _OF_THIS[0] + "の"))
    ] + [text for text in (row.ja, *row.also) if text.startswith("{quality:mod}同じ")]
    english = row.en.replace("a deck with this card", "the deck")
    return replace(row, category="acerule", ja=said[0], en=english, also=tuple(said[1:]))


_RULES: Final = [
    Phrase("extraline", None, "{extra}。", "{extra}."),
    Phrase("extraline", None, "{extra}。\n", "{extra}.\n"),
    Phrase("extra", s.NeverAce, "このカードはゲーム開始時にエースとして配置することができない", "this card cannot be the ace", also=tuple(f"このカード{wa}{when}{verb}" for wa in ("は", "を") for when in _WHEN for verb in _NOT_ACE if (wa, when, verb) != ("は", "ゲーム開始時に", "エースとして配置することができない"))),
    Phrase("extra", s.NamedInDeck, "デッキには「カード名：{name:name}」を持つカードを{most:deckmany}入れることができる", "a deck may hold {most} cards with the name “{name}”", also=tuple(f"{deck}に{wa}「カード名：{{name:name}}」{of}カードを{{most:deckmany}}{verb}" for deck in ("デッキ", *_OF_THIS) for wa in ("は", "") for of in ("を持つ", "の") for verb in _MAY if (deck, wa, of, verb) != ("デッキ", "は", "を持つ", "入れることができる"))),
    Phrase("deckmany", a.Infinity, "何枚でも", "any number of"),
    Phrase("deckmany", a.Num, "{n:digits}枚まで", "up to {n}"),
    Phrase("extra", s.OnlySuchCards, "このカードを入れたデッキのスペルカードはすべて{quality:info}を持っていなければならない", "every spell card of a deck with this card must have {quality}", also=tuple(f"{deck}のスペルカードはすべて{{quality:info}}{must}" for deck in _OF_THIS for must in _MUST if (deck, must) != (_OF_THIS[0], _MUST[0]))),
    Phrase("extra", s.OnlySuchCards, "このカードを入れたデッキには{quality:mod}スペルカードしか入れることができない", "a deck with this card has only {quality<}spell cards{quality>}", also=tuple(f"{deck}に{wa}{{quality:mod}}{card}{only}" for deck in _OF_THIS for wa in ("は", "") for card in ("スペルカード", "カード") for only in ("しか入れることができない", "しか入れられない", "のみ入れることができる", "だけを入れることができる") if (deck, wa, card, only) != (_OF_THIS[0], "は", "スペルカード", "しか入れることができない"))),
    Phrase("extra", s.NoSuchCards, "このカードを入れたデッキには{quality:mod}スペルカードを入れることができない", "a deck with this card has no {quality<}spell card{quality>}", also=(*(f"{deck}に{wa}{{quality:mod}}{card}を{verb}" for deck in _OF_THIS for wa in ("は", "") for card in ("スペルカード", "カード") for verb in _MAY_NOT if (deck, wa, card, verb) != (_OF_THIS[0], "は", "スペルカード", _MAY_NOT[0])), *(text for card in ("スペルカード", "カード") for inside in ("入っている", "入った", "含まれる", "ある") for not_ in _MAY_NOT for text in (f"{{quality:mod}}{card}が{inside}デッキにこのカードを{not_}", f"このカードは{{quality:mod}}{card}が{inside}デッキに{not_}")))),
    Phrase("extra", s.ManySuchCards, "このカードは{quality:mod}スペルカードが{count:amount}枚{relation:many}入っているデッキにのみ入れることができる", "this card may be only in a deck with {relation<}{count}{relation>} {quality<}cards{quality>}", also=tuple(_many_such())),
    # weak: of cards with one name NamedInDeck tells
    Phrase("extra", s.ManySuchCards, _few_such()[0], "a deck with this card has {relation<}{count}{relation>} {quality<}cards{quality>}", weak=True, also=tuple(_few_such()[1:])),
    Phrase("extra", s.DeckSize, _SIZES[0], "a deck with this card has {spells} spell cards and {options} (option|options)#options, {total} cards in all", also=_SIZES[1:]),
    Phrase("extra", s.MostOfEach, "このカードを入れたデッキには同じカード名を持つカードを{most:amount}枚までしか入れることができない", "a deck with this card has up to {most} (card|cards)#most of each name", also=tuple(f"{deck}に{wa}同じカード名を持つカードを{{most:amount}}枚{only}" for deck in _OF_THIS for wa in ("は", "") for only in ("までしか入れることができない", "しか入れることができない", "までしか入れられない", "まで入れることができる") if (deck, wa, only) != (_OF_THIS[0], "は", "までしか入れることができない"))),
    Phrase("extra", s.MostOfSuch, _MOST_OF_SUCH[0], "a deck with this card has up to {most} (card|cards)#most of each name, of {quality<}cards{quality>}", also=_MOST_OF_SUCH[1:]),
    Phrase("extra", s.OpeningHand, "{given:ifso}{count:firsthand}", "if {given}, draw {count} cards instead of 6 before the game", also=("{given:ifso}あなたは{count:firsthand}",)),
    Phrase("extra", s.DeckHandLimit, "{given:ifset}{count:handmost}", "if {given}, your hand limit is {count}"),
    Phrase("handmost", None, "あなたの手札の上限枚数は{amount}枚になる", "{amount}", also=tuple(f"{whose}手札の上限枚数{said}" for whose in ("あなたの", "") for said in ("は{amount}枚になる", "は{amount}枚となる", "は{amount}枚である", "が{amount}枚になる", "を{amount}枚に変更する", "を{amount}枚にする", "は{amount}枚に変更される") if (whose, said) != ("あなたの", "は{amount}枚になる"))),
    Phrase("firsthand", None, _SIX[0], "{amount}", also=_SIX[1:]),
    # エースの場合 is said of a striker as well, which has a hand limit of its own
    Phrase("ifset", s.AsAce, _PLACED_ACE[0], "this card is the ace", also=_PLACED_ACE[1:]),
    Phrase("ifset", s.AllSuch, _ALL_SUCH[0], "every spell card of the deck has {quality}", also=_ALL_SUCH[1:]),
    Phrase("ifset", s.Copies, _COPIES[0], "the deck has {relation<}{count}{relation>} of this card", also=_COPIES[1:]),
    Phrase("ifset", s.SoManySuch, _SUCH[0], "the deck has {relation<}{count}{relation>} {quality<}cards{quality>}", also=_SUCH[1:]),
    Phrase("ifso", s.AsAce, _AS_ACE[0], "this card is the ace", also=_AS_ACE[1:]),
    Phrase("ifso", s.AllSuch, _ALL_SUCH[0], "every spell card of the deck has {quality}", also=_ALL_SUCH[1:]),
    Phrase("ifso", s.Copies, _COPIES[0], "the deck has {relation<}{count}{relation>} of this card", also=_COPIES[1:]),
    Phrase("ifso", s.SoManySuch, _SUCH[0], "the deck has {relation<}{count}{relation>} {quality<}cards{quality>}", also=_SUCH[1:]),
    Phrase("upto", a.AtMost, "まで", "up to |"),
    Phrase("named", None, "「{attribute}」属性", "attribute {attribute}"),
    Phrase("extra", s.WithAce, _AS_ACE[0] + "{do:acerule}", "if this card is the ace, {do~}", also=tuple(one + "{do:acerule}" for one in _AS_ACE[1:])),
]  # fmt: skip
EXTRAS: Final = [
    *_RULES,
    *(
        _with_ace(row)
        for row in _RULES
        if row.node in (s.OnlySuchCards, s.NoSuchCards, s.MostOfEach, s.MostOfSuch, s.ManySuchCards)
        and any(text.startswith((_OF_THIS[0] + "に", _OF_THIS[0] + "の")) for text in (row.ja, *row.also))
    ),
]
