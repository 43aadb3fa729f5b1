"""The log: a sentence for each kind of event, with the clause that was being carried out."""

from __future__ import annotations

from typing import Final

from kirifuda import kernel as k
from kirifuda.customs.compounds import OfPlayer
from kirifuda.games.lyrical.pool import pool_of
from kirifuda.games.lyrical.rules.n00_moving import Act, Draw, FallShort, FromDeck, PutOnDeck, Ready
from kirifuda.games.lyrical.rules.n02_setup import SetUp
from kirifuda.games.lyrical.rules.n03_items import LayItem
from kirifuda.games.lyrical.rules.n07_resolution import Fizzle
from kirifuda.games.lyrical.rules.n07_using import Use, UseEffect
from kirifuda.games.lyrical.rules.n09_attack import DeclareGuard
from kirifuda.games.lyrical.rules.n09_damage import Damage, DamagePlayer, Heal, Wound
from kirifuda.games.lyrical.telling.naming import Speaker
from kirifuda.games.lyrical.telling.texts import chosen_modes
from kirifuda.games.lyrical.values import FACTOR_CARD, USED
from kirifuda.games.lyrical.words import WORDS
from kirifuda.games.lyrical.zones import DISCARD, FACTOR
from kirifuda.games.telling import log
from kirifuda.games.telling.phrasing import Words

EVENTS: Final[dict[str, Words]] = {
    **log.EVENTS,
    "act": ("{card}が行動済みになった。", "{card} becomes acted."),
    "attack": ("{card}がアタックを宣言した。", "{card} declares an attack."),
    "control": ("{player}が{card}のコントロールを得た。", "{player} <take|takes> control of {card}."),
    "counter": ("{card}は打ち消された。", "{card} is countered."),
    "damage": ("{card}に{number}ダメージ。", "{card} takes {number} damage."),
    "damage_player": (
        "{player}に{number}ダメージ（捨て札：{lost}）。",
        "{player} <take|takes> {number} damage (discarded: {lost}).",
    ),
    "discard": ("{player}は手札から{card}を捨て札した。", "{player} <discard|discards> {card} from the hand."),
    "discard_from_play": ("{card}が捨て札された。", "{card} is discarded."),
    "draw": ("{player}は{card}を引いた。", "{player} <draw|draws> {card}."),
    "enter": ("{card}が{whose}場に出た。", "{card} comes into {whose} field."),
    "fall_short": ("{player}はデッキが足りない。", "{player} <do|does> not have enough cards in the deck."),
    "fizzle": ("{card}は対象を失い、何も起こらない。", "{card} has no target left and comes to nothing."),
    "guard": ("{card}が{attacker}へのガードを宣言した。", "{card} guards against {attacker}."),
    "heal": ("{card}のダメージが{number}取り除かれた。", "{number} damage is taken off {card}."),
    "mill": (
        "{player}のデッキの上から{number}枚が捨て札された（{lost}）。",
        "{number} cards off the top of {whose} deck are discarded ({lost}).",
    ),
    "pay_cost": ("{player}はコストとして{lost}を捨て札した。", "{player} <pay|pays> cost with {lost}."),
    "place_factor": ("{player}は{card}をファクター置き場に置いた。", "{player} <place|places> {card}."),
    "position": ("", ""),
    "put_in_discard": ("{card}が{whose}捨て札に置かれた。", "{card} is put into {whose} discard pile."),
    "put_on_deck": ("{card}が{whose}デッキの上に置かれた。", "{card} is put on top of {whose} deck."),
    "ready": ("{card}が未行動になった。", "{card} becomes un-acted."),
    "return_to_hand": ("{card}が{whose}手札に加わった。", "{card} comes to {whose} hand."),
    "set_field": ("{card}が{whose}フィールドカード置き場に置かれた。", "{card} is set in {whose} field-card area."),
    "set_item": ("{card}が{host}にセットされた。", "{card} is set on {host}."),
    "set_up": ("{host}が{card}にセットアップした。", "{host} is set up as {card}."),
    "use": ("{player}は{card}を使用した{details}。", "{player} <use|uses> {card}{details}."),
    "use_effect": ("{player}は{card}を使用した{details}。", "{player} <use|uses> {card}{details}."),
    "wound": ("", ""),
}
"""By kind of event. An empty entry is no line of its own."""

VARIANTS: Final[dict[str, Words]] = {
    **log.VARIANTS,
    "announce": ("{player}は{card}をセットする{details}。", "{player} <set|sets> {card}{details}."),
    "bottom": ("{card}が{whose}デッキの下に置かれた。", "{card} is put under {whose} deck."),
    "no_damage": ("{player}へのダメージはない。", "{player} <take|takes> no damage."),
    "unhurt": ("{card}へのダメージはない。", "{card} takes no damage."),
    "hopeless": ("{player}に{number}ダメージ。", "{player} <take|takes> {number} damage."),
    "factor": ("{player}は{card}を行動済みにした。", "{player} <turn|turns> {card} to acted."),
    "look": ("{player}は{card}を見た。", "{player} <look|looks> at {card}."),
    "nothing": ("", ""),
}
MOST_NAMED: Final = 5
"""How many cards that somebody looks at are named; more are counted."""
MODES: Final[Words] = ("（選択：{modes}）", " ({modes})")
MOMENTS: Final[dict[str, Words]] = {
    **log.MOMENTS,
    "turn_start": ("――― ターン{turn}：{player} ―――", "――― Turn {turn}: {player} ―――"),
    **log.phase_moments(WORDS, "{}_begin", ("main", "end"), without=("start",)),
    "battle_end": ("", ""),
}
"""By name of the moment. An empty entry is no line of its own."""
NOBODY_READS: Final[dict[str, tuple[type[k.Event], ...]]] = {
    "N-9.9": (Ready,),
    "N-10.2": (Heal,),
    "N-7.1": (k.Move, k.Create),
    "N-11.1": (PutOnDeck,),
}
"""By clause, events that nobody needs to read: they come in numbers, or another line tells them."""


class Narrator(log.Narrator[Speaker]):
    """Tells one record to one listener."""

    events = EVENTS
    moments = MOMENTS

    def is_untold(self) -> bool:
        event = self.record.event
        if isinstance(event, NOBODY_READS.get(self.record.clause, ())):
            return True
        if isinstance(event, Draw):
            return isinstance(self._previous(), FallShort)  # N-11.1: nothing was drawn
        return isinstance(event, k.Move) and self._taken_by() is not None

    def subject(self) -> int:
        event = self.record.event
        if isinstance(event, OfPlayer | Use | k.Occur | FallShort):
            return event.player
        if isinstance(event, k.Create):
            return event.owner
        if isinstance(event, k.Roll):
            return self.record.value
        if isinstance(event, k.Show) and self._is_look(event):
            return event.viewers.bit_length() - 1
        return super().subject()

    def particulars(self, event: k.Event) -> dict[str, str]:
        speaker = self.speaker
        if isinstance(event, FromDeck) and not isinstance(event, Draw):
            taken = [speaker.card(self.told_card(each)) for each in self._taken(event)]
            number = event.number if isinstance(event, DamagePlayer) else len(taken)
            return {"number": str(number), "lost": speaker.list(taken)}
        if isinstance(event, Damage):
            return {"number": str(event.number)}
        if isinstance(event, DeclareGuard):
            return {"attacker": speaker.object(event.attacker)}
        if isinstance(event, Use):
            return {"card": self._used(event), "details": self._modes(event.object) + self.chosen(event.object)}
        if isinstance(event, Fizzle):
            return {"card": speaker.object(event.object)}
        if isinstance(event, k.Show) and len(event.objects) > MOST_NAMED:
            return {"card": speaker.word("cards", {"number": str(len(event.objects))})}
        if isinstance(event, LayItem | SetUp):
            return {**self.common(event), "host": self._host(event)}
        return self.common(event)

    def _modes(self, id: int) -> str:
        """N-6.1: what was chosen of a list, in brackets."""
        speaker, card = self.speaker, self.speaker.record(id)
        modes = [] if card is None else chosen_modes(pool_of(speaker.game.pool), card, speaker.language)
        return speaker.pick(MODES).format_map({"modes": speaker.list(modes)}) if modes else ""

    def name_in(self, record: k.Record) -> str:
        """N-2.3: a character is called by the uppermost card of its stack; a card that is laid on, by itself."""
        card = self.speaker.record(record.mention.object) if record.mention is not None else None
        if card is not None and card.under and self.told_card(record) >= 0 and card.item is None:
            return self.speaker.named(card)
        return super().name_in(record)

    def _host(self, event: LayItem | SetUp) -> str:
        """On whom a card is laid; for a Setup, by the card that it covers."""
        speaker = self.speaker
        card = speaker.record(event.host)
        if card is None or isinstance(event, LayItem):
            return speaker.object(event.host)
        objects = speaker.game.state.objects
        laid = 0 if self.record.mention is None else self.record.mention.object
        upper = [id for id in card.under if id in objects and self._is_of_stack(id)]
        covered = upper[: upper.index(laid)] if laid in upper else upper
        return speaker.card(objects[covered[-1]].card if covered else card.card)

    def _is_of_stack(self, id: int) -> bool:
        """Whether a card on a character was set up, and is no item."""
        game = self.speaker.game
        return not getattr(game.values(id), "kind", 0)

    # Cards off the top of a deck (N-1.3, N-9.6, N-11.1)

    def _previous(self) -> k.Event | None:
        """What was recorded just before."""
        recorder = self.speaker.game.recorder
        records = recorder.records if recorder is not None else []
        for place in range(len(records) - 1, 0, -1):
            if records[place] is self.record:
                return records[place - 1].event
        return None

    def _taken(self, event: FromDeck) -> list[k.Record]:
        """The moves that a compound consists of."""
        game = self.speaker.game
        recorder = game.recorder
        discard = game.map.zone(DISCARD, event.player)
        most = getattr(event, "number", 1)
        found: list[k.Record] = []
        is_earlier = False
        for record in reversed(recorder.records if recorder is not None else []):
            if record is self.record:
                is_earlier = True
            elif is_earlier:
                if len(found) >= most or record.clause != self.record.clause:
                    break
                if isinstance(record.event, k.Move):
                    if record.event.zone == discard:
                        found.append(record)
                elif not isinstance(record.event, FallShort | Wound | FromDeck | Damage):
                    break
        found.reverse()
        return found

    def _taken_by(self) -> FromDeck | None:
        """The compound that a card put away from the top of a deck is part of."""
        event, game = self.record.event, self.speaker.game
        if not isinstance(event, k.Move) or game.map.kind_of[event.zone] is not DISCARD:
            return None
        owner = game.map.player_of[event.zone]
        for later in self.after():
            if isinstance(later.event, FromDeck) and later.event.player == owner:
                return later.event
            if not isinstance(later.event, k.Move | FallShort | FromDeck | Wound):
                return None
        return None

    # What is used or set

    def _used(self, event: Use) -> str:
        """The card, or whose effect it is."""
        speaker = self.speaker
        if isinstance(event, UseEffect):
            return speaker.word("ability", {"card": speaker.object(event.card)})
        return self.name()

    def entry(self, event: k.Event) -> Words:
        variant = self._variant(event)
        return VARIANTS[variant] if variant else EVENTS[event.kind]

    def _variant(self, event: k.Event) -> str:
        """The variant that says it better; empty if the plain entry does."""
        if isinstance(event, Use) and not isinstance(event, UseEffect):
            return self._use_variant()
        if isinstance(event, Damage):
            return "" if event.number > 0 else "unhurt"
        if isinstance(event, FromDeck):
            return self._loss_variant(event)
        if isinstance(event, k.Show) and self._is_look(event):
            return "look"
        if isinstance(event, PutOnDeck) and event.at_bottom:
            return "bottom"
        if isinstance(event, Act) and self._is_factor(event.object):
            return "factor"
        if isinstance(event, k.Roll):
            return "first" if self.record.clause == "N-9.4" else ""
        if isinstance(event, k.Create) and event.item is not None:
            return "nothing"
        if type(event) is k.Move:
            return {"hand": "hand", "stack": "nothing"}.get(self.speaker.game.map.kind_of[event.zone].name, "")
        return ""

    def _is_look(self, event: k.Show) -> bool:
        """Whether cards are shown to one player only, who looks at them."""
        return event.viewers.bit_count() == 1

    def _use_variant(self) -> str:
        """N-1.1, N-5.1: tricks and strategies are used, everything else is set; a factor card is told when placed."""
        mention = self.record.mention
        if mention is None:
            return ""
        kind = self.speaker.definition(mention.card).printed.kind
        return "nothing" if kind & FACTOR_CARD else "" if kind & USED else "announce"

    def _loss_variant(self, event: FromDeck) -> str:
        """What takes no card from a deck."""
        if self._taken(event):
            return ""
        if isinstance(event, DamagePlayer):
            return "hopeless" if event.number > 0 else "no_damage"
        return "nothing"

    def _is_factor(self, id: int) -> bool:
        """N-1.2: whether a card lies in the factor area."""
        card = self.speaker.record(id)
        return card is not None and self.speaker.game.map.kind_of[card.zone] is FACTOR
