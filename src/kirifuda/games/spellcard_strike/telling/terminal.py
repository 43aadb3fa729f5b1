"""The table as text: the opponent above, the stage and the chain between, oneself and the hand below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.customs.turns import phase
from kirifuda.games.spellcard_strike.rules.common import is_option, strikers
from kirifuda.games.spellcard_strike.rules.r01_02_game_end import WINNING_SCORE
from kirifuda.games.spellcard_strike.rules.r04_02_zones import score_of
from kirifuda.games.spellcard_strike.stage import area_name
from kirifuda.games.spellcard_strike.telling.cards import cost_words
from kirifuda.games.spellcard_strike.telling.naming import Speaker
from kirifuda.games.spellcard_strike.telling.objects import declaration_lines
from kirifuda.games.spellcard_strike.telling.staging import draw_stage
from kirifuda.games.spellcard_strike.telling.terms import attribute_words
from kirifuda.games.spellcard_strike.telling.texts import beside_text
from kirifuda.games.spellcard_strike.words import WORDS
from kirifuda.games.spellcard_strike.zones import CHAIN, DECK, DISCARD, EFFECTS, HAND, REMOVED, RULES, SCORE
from kirifuda.games.telling import drawing as drawings
from kirifuda.games.telling.drawing import DIM, Drawing
from kirifuda.games.telling.phrasing import Words, width

if TYPE_CHECKING:
    from kirifuda import kernel as k

LABELS: Final[dict[str, Words]] = {
    **drawings.LABELS,
    "first": ("{player}（先手）", "{player} (first)"),
    "second": ("{player}（後手）", "{player} (second)"),
    "score": ("スコア {points}/{most}（{cards}枚）", "score {points}/{most} ({cards} cards)"),
    "rule_card": ("ルールカード", "rule card"),
    "wears": ("装備", "worn"),
    "worn": ("{area} {striker}：{cards}", "{area} {striker}: {cards}"),
}
PILES: Final = (DECK, HAND, DISCARD, REMOVED)


def board(speaker: Speaker, colour: bool) -> str:
    """The table as the listener sees it; a spectator sees it from the first seat."""
    turn = speaker.pick(WORDS.phase_words[phase(speaker.game)])
    return Drawing(speaker, colour=colour, labels=LABELS).table(turn, _draw_both, _draw_hand)


def _draw_both(drawing: Drawing[Speaker], me: k.PlayerId) -> None:
    _draw_seat(drawing, 1 - me)
    _draw_rule_card(drawing, 1 - me)
    draw_stage(drawing, me)
    _draw_worn(drawing, me)
    _draw_chain(drawing)
    _draw_effects(drawing)
    _draw_rule_card(drawing, me)
    _draw_seat(drawing, me)


def _draw_seat(drawing: Drawing[Speaker], player: k.PlayerId) -> None:
    """A player in one line: score and piles."""
    speaker = drawing.speaker
    numbers = {
        "points": str(score_of(speaker.game, player)),
        "most": str(WINNING_SCORE),
        "cards": str(len(speaker.game.zone(SCORE, player))),
    }
    score = speaker.pick(LABELS["score"]).format_map(numbers)
    drawing.seat(player, [score, *(drawing.pile(kind, player) for kind in PILES)])


def _draw_rule_card(drawing: Drawing[Speaker], player: k.PlayerId) -> None:
    """4.7: a player's rule card, if there is one."""
    speaker = drawing.speaker
    cards = [speaker.object(id) for id in speaker.game.zone(RULES, player)]
    if cards:
        drawing.lines.append(f"  {drawing.paint(speaker.pick(LABELS['rule_card']), DIM)}  {speaker.list(cards)}")


def _draw_worn(drawing: Drawing[Speaker], me: k.PlayerId) -> None:
    """2.9: what strikers wear, the opponent's first."""
    speaker = drawing.speaker
    rows = [_worn(speaker, id) for player in (1 - me, me) for id in strikers(speaker.game, player)]
    shown = [row for row in rows if row]
    if shown:
        drawing.rows(speaker.pick(LABELS["wears"]), shown)


def _worn(speaker: Speaker, id: k.ObjectId) -> str:
    """One striker's option and equipment."""
    card = speaker.game.state.objects[id]
    if not card.under:
        return ""
    names = [f"{'★' if is_option(speaker.game, worn) else ''}{speaker.object(worn)}" for worn in card.under]
    striker = speaker.striker_name(speaker.printed(card))
    fields = {"area": area_name(card.place), "striker": striker, "cards": speaker.list(names)}
    return speaker.pick(LABELS["worn"]).format_map(fields)


def _draw_chain(drawing: Drawing[Speaker]) -> None:
    """6.1: what waits in the chain, the latest on top: it takes effect first."""
    speaker = drawing.speaker
    label = speaker.pick(WORDS.zone_words["chain"])
    for number, id in enumerate(reversed(speaker.game.zone(CHAIN, 0))):
        card = speaker.game.state.objects[id]
        lead = label if not number else " " * width(label)
        fields = {"card": speaker.object(id), "player": speaker.player(card.controller)}
        text = " · ".join([speaker.say(LABELS["item"], fields), *declaration_lines(speaker, card)])
        drawing.lines.append(f"  {drawing.paint(lead, DIM)}  {text}")


def _draw_effects(drawing: Drawing[Speaker]) -> None:
    """4.8: cards in the effect zones."""
    speaker = drawing.speaker
    ids = [id for player in range(speaker.game.players) for id in speaker.game.zone(EFFECTS, player)]
    if ids:
        drawing.rows(speaker.pick(WORDS.zone_words["effects"]), [speaker.object(id) for id in ids])


def _draw_hand(drawing: Drawing[Speaker], player: k.PlayerId) -> None:
    """One's own hand, two lines a card: the striker and the spell."""
    speaker = drawing.speaker
    rows: list[str] = []
    for id in speaker.game.zone(HAND, player):
        printed = speaker.printed(speaker.game.state.objects[id])
        if printed < 0:
            rows.append(speaker.card(printed))
            continue
        card = speaker.definition(printed)
        values = card.printed
        attributes, cost = (
            attribute_words(values.attributes, speaker.language),
            cost_words(values.cost, speaker.language),
        )
        facts = f"{values.pow}/{values.defense} R{values.rank} · {attributes} · {cost}"
        icons = [] if card.spell_text is None else beside_text(card.spell_text, speaker.language)
        spell = " · ".join([speaker.spell_name(printed), *icons])
        rows.append(f"{speaker.striker_name(printed)}  {facts}\n      ／{spell}")
    drawing.rows(speaker.pick(WORDS.zone_words["hand"]), sorted(rows))
