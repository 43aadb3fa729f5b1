"""The table as text: the opponent above, the attacks between, oneself and the hand below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kirifuda.games.last_resort import zones
from kirifuda.games.last_resort.rules.common import area_of, life_cap, life_of, opponent, step_of, values_of
from kirifuda.games.last_resort.rules.l01_last_resort import last_resort_of
from kirifuda.games.last_resort.rules.l09_1_costs import ready_mana
from kirifuda.games.last_resort.rules.l09_4_abilities import SKILL_USED
from kirifuda.games.last_resort.rules.l10_2_attackers import ATTACKS, BLOCKS, pairs_in
from kirifuda.games.last_resort.rules.l14_off_colour import penalty
from kirifuda.games.last_resort.telling.cards import facts_of
from kirifuda.games.last_resort.telling.naming import Speaker
from kirifuda.games.last_resort.telling.objects import Teller
from kirifuda.games.last_resort.telling.terms import AREAS, COLOUR_CODES
from kirifuda.games.last_resort.values import SUMMONED
from kirifuda.games.last_resort.words import WORDS
from kirifuda.games.telling import drawing as drawings
from kirifuda.games.telling.drawing import BOLD, DIM, Drawing
from kirifuda.games.telling.phrasing import Words

if TYPE_CHECKING:
    from kirifuda import kernel as k

LABELS: Final[dict[str, Words]] = {
    **drawings.LABELS,
    "life": ("ライフ {number}/{most}", "life {number}/{most}"),
    "mana": ("マナ {ready}/{count}", "mana {ready}/{count}"),
    "leader": ("{card}（スキル{lamp}）", "{card} (skill {lamp})"),
    "leader_hidden": ("裏側のリーダー", "leader, face down"),
    "resort_hidden": ("裏側のラストリゾート", "last resort, face down"),
    "resort_own": ("ラストリゾート：{card}（裏側）", "last resort: {card} (face down)"),
    "resort_up": ("ラストリゾート：{card}（表）", "last resort: {card} (turned up)"),
    "attack": ("アタック：{card} → {target}", "Attack: {card} → {target}"),
    "blocked": (
        "アタック：{card} → {target} ／ ブロック：{blockers}",
        "Attack: {card} → {target} / blocked by {blockers}",
    ),
    "summoning": ("召喚中：{cards}", "Being summoned: {cards}"),
    "penalty": ("ライフ−{number}", "life −{number}"),
}
LAMPS: Final = ("●", "○")
"""The leader skill: unused, used."""
PILES: Final = (zones.HAND, zones.STOCK, zones.DECK, zones.GRAVEYARD)


def board(speaker: Speaker, colour: bool) -> str:
    """The table as the listener sees it; a spectator sees it from the first seat."""
    turn = speaker.pick(WORDS.phase_words[step_of(speaker.game)])
    return Drawing(speaker, colour=colour, labels=LABELS).table(turn, _draw_both, _draw_hand)


def _draw_both(drawing: Drawing[Speaker], me: k.PlayerId) -> None:
    _draw_seat(drawing, opponent(me))
    _draw_areas(drawing, opponent(me), (zones.DEFENCE, zones.ATTACK))
    _draw_middle(drawing)
    _draw_areas(drawing, me, (zones.ATTACK, zones.DEFENCE))
    _draw_seat(drawing, me)


def _draw_seat(drawing: Drawing[Speaker], player: k.PlayerId) -> None:
    """Life, mana, piles, leader and last resort."""
    speaker = drawing.speaker
    game = speaker.game
    life = {"number": str(life_of(game, player)), "most": str(_cap(speaker, player))}
    mana = {"ready": str(len(ready_mana(game, player))), "count": str(len(game.zone(zones.MANA, player)))}
    parts = [speaker.pick(LABELS["life"]).format_map(life), speaker.pick(LABELS["mana"]).format_map(mana)]
    parts.extend(
        drawing.pile(kind, player) for kind in PILES if kind is not zones.STOCK or game.zone(zones.STOCK, player)
    )
    drawing.seat(player, parts)
    drawing.lines.append(f"  {_leader(speaker, player)} · {_last_resort(speaker, player)}")


def _cap(speaker: Speaker, player: k.PlayerId) -> int:
    """L-1.14: the cap; 0 while the leader is hidden."""
    return life_cap(speaker.game, player) if speaker.game.zone(zones.LEADER, player) else 0


def _leader(speaker: Speaker, player: k.PlayerId) -> str:
    """L-1.13: the leader and whether its skill is left."""
    for id in speaker.game.zone(zones.LEADER, player):
        card = speaker.game.state.objects[id]
        if not card.face_down:
            lamp = LAMPS[1 if card.mark(SKILL_USED) else 0]
            return speaker.say(LABELS["leader"], {"card": speaker.object(id), "lamp": lamp})
    return speaker.say(LABELS["leader_hidden"])


def _last_resort(speaker: Speaker, player: k.PlayerId) -> str:
    """L-3.6: the last resort, as far as one may look at it."""
    id = last_resort_of(speaker.game, player)
    card = speaker.game.state.objects.get(id)
    printed = -1 if card is None else speaker.printed(card)
    if card is None or printed < 0:
        return speaker.say(LABELS["resort_hidden"])
    key = "resort_own" if card.face_down else "resort_up"
    return speaker.say(LABELS[key], {"card": speaker.card(printed)})


def _entity(drawing: Drawing[Speaker], id: k.ObjectId) -> str:
    """A card on the battlefield in one line, in its colour, with what it is equipped with."""
    speaker = drawing.speaker
    card = speaker.game.state.objects[id]
    name = drawing.tinted(id, values_of(speaker.game, id).colours, COLOUR_CODES)
    marks = " ".join(Teller(speaker).marks_of(card))
    text = f"{name} {drawing.paint(marks, DIM) if card.position == zones.TAPPED else marks}".rstrip()
    worn = [speaker.object(under) for under in card.under]
    return f"{text} ＋{'＋'.join(worn)}" if worn else text


def _draw_areas(drawing: Drawing[Speaker], player: k.PlayerId, areas: tuple[int, ...]) -> None:
    """L-3.3, L-3.4: the areas of a battlefield; equipment is told with its bearer."""
    speaker = drawing.speaker
    game = speaker.game
    for area in areas:
        ids = [
            id for id in game.zone(zones.FIELD, player) if not game.state.objects[id].host and area_of(game, id) == area
        ]
        drawing.rows(speaker.pick(AREAS[area]), [_entity(drawing, id) for id in ids])


def _draw_middle(drawing: Drawing[Speaker]) -> None:
    """L-10: the attacks of this step with their blocks, and what is being summoned."""
    speaker = drawing.speaker
    game = speaker.game
    lines: list[str] = []
    for attacker, target in pairs_in(game, ATTACKS):
        blockers = [blocker for blocker, blocked in pairs_in(game, BLOCKS) if blocked == attacker]
        fields = {"card": speaker.object(attacker), "target": speaker.aim(target)}
        fields["blockers"] = speaker.objects(blockers)
        lines.append(speaker.say(LABELS["blocked" if blockers else "attack"], fields))
    coming = [id for player in range(game.players) for id in game.zone(zones.PROCESSING, player)]
    if coming:
        lines.append(speaker.say(LABELS["summoning"], {"cards": speaker.objects(coming)}))
    drawing.lines.extend([drawing.paint(line, BOLD) for line in lines] or [""])


def _draw_hand(drawing: Drawing[Speaker], player: k.PlayerId) -> None:
    """Each card with what it costs in life besides."""
    speaker = drawing.speaker

    def facts(id: k.ObjectId, printed: int) -> list[str]:
        lost = _penalty(speaker, player, id)
        price = [speaker.pick(LABELS["penalty"]).format_map({"number": str(lost)})] if lost else []
        return [*facts_of(speaker.definition(printed), speaker.language), *price]

    drawing.hand(zones.HAND, player, facts)


def _penalty(speaker: Speaker, player: k.PlayerId, id: k.ObjectId) -> int:
    """L-14.1: how much life summoning it loses."""
    game = speaker.game
    if not game.zone(zones.LEADER, player) or not values_of(game, id).kind & SUMMONED or step_of(game) == "setup":
        return 0
    return penalty(game, player, id)
