"""The log: a sentence for each kind of event, with the clause that was being carried out."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.games.magical_duel.rules.r0306_stock import LayUnder, PutOnto
from kirifuda.games.magical_duel.rules.r0803_attack_declaration import Attack
from kirifuda.games.magical_duel.rules.r0903_2_slots import Activated
from kirifuda.games.magical_duel.rules.r1000_actions import (
    Corrupt,
    Draw,
    GainAether,
    PayAether,
    PlayerCounters,
    Recover,
    Rest,
)
from kirifuda.games.magical_duel.telling.naming import Speaker
from kirifuda.games.magical_duel.telling.terms import TURN, aether_words, counter_words
from kirifuda.games.magical_duel.words import WORDS
from kirifuda.games.magical_duel.zones import RECOVERED
from kirifuda.games.telling import log
from kirifuda.games.telling.phrasing import Words

EVENTS: Final[dict[str, Words]] = {
    **log.EVENTS,
    "activate": ("{player}は{card}を発動した。", "{player} <activate|activates> {card}."),
    "attack": ("{card}が{target}を攻撃する。", "{card} attacks {target}."),
    "banish": ("{card}が破棄された。", "{card} is banished."),
    "control": ("{player}が{card}の支配を得た。", "{player} <take|takes> control of {card}."),
    "corrupt": ("{whose}オーブが穢された：{card}。", "One of {whose} orbs is corrupted: {card}."),
    "counters": ("{card}に{counter}が{number}個置かれた。", "{number} × {counter} put on {card}."),
    "create": ("{zone}に{card}が作成された。", "{card} is created in {zone}."),
    "destroy": ("{card}が破壊された。", "{card} is destroyed."),
    "discard": ("{player}は{card}を捨てた。", "{player} <discard|discards> {card}."),
    "draw": ("{player}は{card}を引いた。", "{player} <draw|draws> {card}."),
    "exile": ("{card}がゲームから除外された。", "{card} is exiled."),
    "gain_aether": ("{player}は{aether}のオドを得た。", "{player} <gain|gains> aether: {aether}."),
    "lay_under": ("{card}が{host}のストックになった。", "{card} becomes stock of {host}."),
    "negate": ("{card}が無効になった。", "{card} is negated."),
    "pay_aether": ("{player}は{aether}のオドを支払った。", "{player} <pay|pays> aether: {aether}."),
    "player_counters": (
        "{player}は{counter}を{number}個得た。",
        "{player} <gain|gains> {number} × {counter}.",
    ),
    "position": ("{card}が{position}状態になった。", "{card} is {position} now."),
    "recover": ("{card}がリカバーした。", "{card} recovers."),
    "rest": ("{card}がレストした。", "{card} rests."),
    "reverse": ("{card}がリバースした。", "{card} is reversed."),
}
"""By kind of event. An empty entry is no line of its own."""

VARIANTS: Final[dict[str, Words]] = {
    **log.VARIANTS,
    "activate_ability": ("{player}は{card}を発動した。", "{player} <activate|activates> {card}."),
    "aether": (
        "{player}は{maker}をレストして{aether}のオドを得た。",
        "{player} <rest|rests> {maker} for aether: {aether}.",
    ),
    "activate_aether": ("", ""),
    "call": ("{player}は{card}を戦場に出した。", "{player} <call|calls> {card}."),
    "corrupt_hidden": ("{whose}オーブが穢された。", "One of {whose} orbs is corrupted."),
    "enter": ("{card}が{position}状態で{zone}に出た。", "{card} enters {zone}, {position}."),
    "enter_face_down": ("{card}が裏向きで{zone}に置かれた。", "{card} is laid face down into {zone}."),
    "enter_hidden": ("{card}が{zone}に置かれた。", "{card} is laid into {zone}."),
    "level_up": ("{card}が{host}に重ねて出た。", "{card} is laid on {host}."),
    "chase": ("", ""),
    "player_counters_less": (
        "{player}は{counter}を{number}個失った。",
        "{player} <lose|loses> {number} × {counter}.",
    ),
    "counters_less": ("{card}から{counter}が{number}個取り除かれた。", "{number} × {counter} taken off {card}."),
    "create_ability": ("", ""),
}

MOMENTS: Final[dict[str, Words]] = {
    **log.MOMENTS,
    "game_begin": ("", ""),
    **log.phase_moments(WORDS, "{}_phase_begin", ("main", "battle", "end")),
    "attack_declaration_begin": ("", ""),
    "battle_end": ("", ""),
    "battle_phase_end": ("", ""),
    "level_up": ("レベルアップ。", "Level up."),
    "skipped": ("{player}の{phase}は行われない。", "{player} <skip|skips> the {phase}."),
    "search": ("{player}はカードを探した。", "{player} <search|searches>."),
}
"""By name of the moment. An empty entry is no line of its own."""

UNTOLD: Final = {"502.1": Recover, "907.6": Rest, "403.3": k.Move, "403.4": k.Move}
"""By clause, events that nobody needs to read: they come in numbers, or the next line tells them."""


class Narrator(log.Narrator[Speaker]):
    """Tells one record to one listener."""

    events = EVENTS
    moments = MOMENTS

    def is_untold(self) -> bool:
        untold = UNTOLD.get(self.record.clause)
        return untold is not None and isinstance(self.record.event, untold)

    def subject(self) -> int:
        event = self.record.event
        if isinstance(event, Draw | GainAether | PayAether | PlayerCounters | Activated | k.Occur | k.ChangeControl):
            return event.player
        if isinstance(event, k.Create):
            return event.owner
        if isinstance(event, k.Roll):
            return self.speaker.game.turn_player() if self.record.clause != "403.2" else self.record.value
        return super().subject()

    def particulars(self, event: k.Event) -> dict[str, str]:
        speaker = self.speaker
        if isinstance(event, k.Occur):
            rounds = event.moment.partition(":")[2]
            return {"rounds": rounds, "phase": speaker.pick(WORDS.phase_words.get(rounds.removesuffix("_phase"), TURN))}
        if isinstance(event, GainAether | PayAether):
            rested = self.before(Rest)
            maker = speaker.word("card") if rested is None else self.name_in(rested)
            return {"aether": aether_words(event.points, speaker.language), "maker": maker}
        if isinstance(event, k.AddCounters | PlayerCounters):
            return {"counter": counter_words(event.counter, speaker.language), "number": str(abs(event.number))}
        if isinstance(event, Attack):
            return {"target": speaker.object(event.target)}
        if isinstance(event, k.SetPosition):
            return {"position": speaker.pick(WORDS.position_words[event.position])}
        if isinstance(event, k.Create):
            return {"card": speaker.card(event.card), "zone": speaker.zone(event.zone)}
        if isinstance(event, LayUnder):
            return {"host": speaker.object(event.upper)}
        if isinstance(event, k.Move):
            host = speaker.object(event.onto) if isinstance(event, PutOnto) else ""
            return {**self.common(event), "position": speaker.pick(WORDS.position_words[event.position]), "host": host}
        return self.common(event)

    def entry(self, event: k.Event) -> Words:
        if isinstance(event, k.Move):
            return self._move_entry(event)
        variants = {
            "aether": isinstance(event, GainAether) and self.record.clause == "907.6",
            "activate_aether": isinstance(event, Activated) and not event.object,
            "corrupt_hidden": isinstance(event, Corrupt) and self.told_card(self.record) < 0,
            "face_down": isinstance(event, k.TurnFace) and event.face_down,
            "first": isinstance(event, k.Roll) and self.record.clause == "403.2",
            "player_counters_less": isinstance(event, PlayerCounters) and event.number < 0,
            "counters_less": isinstance(event, k.AddCounters) and event.number < 0,
            "create_ability": isinstance(event, k.Create) and event.item is not None,
        }
        for key, holds in variants.items():
            if holds:
                return VARIANTS[key]
        return EVENTS[event.kind]

    def _move_entry(self, event: k.Move) -> Words:
        """Moves are told by where they lead."""
        zone = self.speaker.game.map.kind_of[event.zone].name
        if isinstance(event, PutOnto):
            return VARIANTS["level_up"]
        if zone == "chase":
            return VARIANTS["chase"]
        if zone == "hand":
            return VARIANTS["hand"]
        if zone in ("servants", "casters"):
            if event.face_down:
                return VARIANTS["enter_hidden" if self.told_card(self.record) < 0 else "enter_face_down"]
            return VARIANTS["enter" if zone == "servants" or event.position != RECOVERED else "call"]
        return EVENTS["move"]
