"""A language of a dozen rows, to try the machinery without a game."""

from __future__ import annotations

from kirifuda.text import ast as a
from kirifuda.text.language import Language
from kirifuda.text.phrases import Phrase, words

ROWS = (
    Phrase("ability", a.Spell, "{do:body}", "{do}", {"limits": ()}),
    Phrase("body", a.Body, "{sentences:sent*}", "{sentences% }"),
    Phrase("sent", None, "{scope}。", "{scope}."),
    Phrase("scope", None, "{chain}", "{chain}"),
    Phrase("scope", a.May, "{do:chain.te}よい", "<you_may> {do}", also=("{do:chain.te}もよい",)),
    Phrase("scope", a.By, "{who}は{do:scope}", "{who} {do/@who}"),
    Phrase("chain", None, "{act~}", "{act}"),
    Phrase("chain", a.Seq, "{parts:act.i*、}、{parts:act~}", "{parts~%, & and }"),
    Phrase("act", a.Draw, "カードを{count:amount}枚引く", "<draw> {count} (card|cards)#count"),
    Phrase("act", a.Discard, "{what}を捨てる", "<discard> {what}"),
    Phrase("what", a.Some, "{of:group}{count:amount}枚", "{count} {of#count}", number="count"),
    Phrase(
        "group", a.Filter, "{qualities:mod**}{noun:kind}", "{qualities<}{noun#}{qualities>}", {"where": a.Anywhere()}
    ),
    Phrase("mod", a.Other, "他の", "other |"),
    Phrase("mod", a.NameHas, "“{part:name}”を含む", "| named like “{part}”"),
    Phrase("amount", a.Num, "{n:digits}", "{n}", number="n"),
    Phrase("who", a.Opponent, "相手", "your opponent"),
    Phrase("who", a.EachPlayer, "各プレイヤー", "each player"),
    *words("kind", a.Kind, {"犬": "(dog|dogs)#", "猿": "(ape|apes)#", "雉": "(pheasant|pheasants)#"}),
)


def toy(*more: Phrase) -> Language:
    """The toy language, with rows added."""
    return Language("toy", (*ROWS, *more))
