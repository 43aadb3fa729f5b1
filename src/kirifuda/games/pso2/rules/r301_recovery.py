"""302.9, G.12 回復X: cards return from the discard pile to the deck, or a character is healed and comes forward."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.pso2.rules.common import card_of, characters, is_character, is_raid, party, player_card
from kirifuda.games.pso2.rules.r213_damage import Heal
from kirifuda.games.pso2.rules.r400_zones import PutOnDeck
from kirifuda.games.pso2.rules.r403_field import MoveRow
from kirifuda.games.pso2.zones import BACK, DECK, DISCARD, FRONT

RECOVER: Final = k.Procedure("recover")
"""Slot "number": the X. The frame's player recovers."""
NUMBER: Final = k.Slot[int]("number")
FORM: Final = k.Slot[k.Option]("recovery")
"""The form and whom it is for: "refill" with a player card, or "heal" with a character."""
PICKED: Final = k.Slot[tuple[int, ...]]("picked")


def companions(game: k.Game, player: k.PlayerId) -> list[k.PlayerId]:
    """R.23: whose discard pile and characters may be chosen: one's own; in a raid any party member's."""
    return party(game) if is_raid(game) and player in party(game) else [player]


def recoverable(game: k.Game, player: k.PlayerId) -> list[k.ObjectId]:
    """302.9: the cards of a discard pile that do not have Recovery themselves."""
    return [id for id in game.zone(DISCARD, player) if not card_of(game, id).has_recovery]


def form_decision(game: k.Game, player: k.PlayerId, subject: k.ObjectId) -> k.Decision | None:
    """302.9: one of the two forms, and for whom; None if neither does anything."""
    options: list[k.Option] = []
    for other in companions(game, player):
        if recoverable(game, other) and player_card(game, other):
            options.append(k.Option("refill", player_card(game, other)))
        options.extend(k.Option("heal", id) for id in characters(game, other))
    return k.Decision(player, "recovery", options, subject=subject) if options else None


@RECOVER.step("302.9")
def choose_form(game: k.Game, frame: k.Frame) -> k.Flow:
    """The form, unless it was chosen when the ability was invoked (406.3)."""
    for below in reversed(game.state.frames[:-1]):
        if FORM.name in below.slots:
            frame[FORM] = below[FORM]
            return k.GoTo("G.12")
        if below.procedure.name == "resolution":
            break
    decision = form_decision(game, frame.player, frame.source)
    return k.DONE if decision is None else k.Ask(FORM, decision)


@RECOVER.step("G.12")
def heal(game: k.Game, frame: k.Frame) -> k.Flow:
    """A character: its damage is taken away, and from the back row it comes to the front."""
    form = frame[FORM]
    if form.verb != "heal":
        return k.NEXT
    if not is_character(game, form.object):
        return k.DONE
    events: list[k.Event] = [Heal(form.object), k.Occur("recover", frame.player)]
    if game.state.objects[form.object].place == BACK:
        events.append(MoveRow(form.object, FRONT))
    return k.Do(events)


@RECOVER.step("302.9")
def pick(game: k.Game, frame: k.Frame) -> k.Flow:
    """Up to X cards of the discard pile (G.38); whoever recovers picks them."""
    form = frame[FORM]
    if form.verb == "heal" or game.object(form.object) is None:
        return k.DONE
    ids = recoverable(game, game.state.objects[form.object].owner)
    decision = k.Decision(
        frame.player, "recover", k.objects("recover", ids), 0, frame[NUMBER], take=k.TAKE_OBJECT, many=True
    )
    decision.subject = frame.source
    return k.Ask(PICKED, decision)


@RECOVER.step("302.9")
def refill(game: k.Game, frame: k.Frame) -> k.Flow:
    """They go to the deck, which is shuffled."""
    owner = game.state.objects[frame[FORM].object].owner
    put: list[k.Event] = [PutOnDeck(id) for id in frame[PICKED]]
    return k.Do([*put, k.Shuffle(game.map.zone(DECK, owner)), k.Occur("recover", frame.player)])
